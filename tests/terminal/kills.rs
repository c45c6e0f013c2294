//! A program killed at any moment loses nothing that was seen: its game goes on with `resume`.

use std::fs;
use std::path::{Path, PathBuf};

use rand::prelude::*;
use rand::rngs::ChaCha8Rng;
use starhop::game::Game;
use starhop::record::{Record, Seal};

use crate::pty::Pty;

const SIZE: (u16, u16) = (80, 24);

/// How often the program is killed.
const KILLS: usize = 200;

fn start(home: &Path, args: &[&str]) -> Pty {
    Pty::start_at(home, env!("CARGO_BIN_EXE_starhop").as_ref(), args, SIZE)
}

/// The games in a home, the one written last at the end.
fn games(home: &Path) -> Vec<PathBuf> {
    let folder = home.join(".local/share/starhop/games");
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let files = entries.map(|entry| entry.expect("an entry").path());
    let mut games: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|it| it == "toml")).collect();
    games.sort_by_key(|path| fs::metadata(path).and_then(|meta| meta.modified()).expect("a time"));
    games
}

/// The game that was played last, whole; none when nothing was played yet.
fn last_game(home: &Path) -> Option<Game> {
    let path = games(home).pop()?;
    let text = fs::read_to_string(&path).expect("the file is there at every moment");
    let record = Record::read(&text, Seal::Checked);
    let record = record.unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
    Some(record.game)
}

/// How many actions of a game for two, begun by A, the screen told of: `turn 7: D (cyan) to move`.
fn shown(screen: &str) -> Option<usize> {
    let title = screen.lines().next()?.split("turn ").nth(1)?;
    let (turn, rest) = title.split_once(": ")?;
    let turn: usize = turn.parse().ok()?;
    Some(2 * (turn - 1) + usize::from(rest.starts_with('D')))
}

#[test]
fn nothing_that_was_seen_is_lost_when_the_program_is_killed() {
    let home = tempfile::tempdir().expect("a home");
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let new =
        ["play", "--seats", "bot:easy,bot:easy", "--set", "first_player=A", "--animation", "0"];
    let go_on = ["resume", "--animation", "0"];
    let mut seen = 0;
    for kill in 0..KILLS {
        let before = last_game(home.path()).filter(|game| game.ending().is_none());
        let pty = start(home.path(), if before.is_some() { &go_on } else { &new });
        let began = before.map_or(0, |game| game.actions().len());
        // The first frame is some 4,000 bytes, a move some 400.
        pty.wait_for_written_or(chance.random_range(3_000..12_000), "Result");
        let screen = pty.kill();
        let played = last_game(home.path()).map_or(0, |game| game.actions().len());
        assert!(played >= began, "kill {kill}: {played} of {began}");
        if let Some(shown) = shown(&screen) {
            assert!(played >= shown, "kill {kill}: {shown} shown, {played} saved:\n{screen}");
            seen += usize::from(shown > began);
        }
    }
    assert!(seen > KILLS / 2, "in {seen} lives only something was played");
}
