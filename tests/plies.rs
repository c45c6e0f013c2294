//! Many random plies under random rules, with what must always hold looked at after each of them.
//!
//! `STARHOP_PLIES=10000000 cargo test --release --test plies` is the long run.

mod naive;
mod random;

use std::collections::BTreeSet;
use std::sync::Arc;

use naive::Naive;
use rand::prelude::*;
use starhop::game::{Action, Game};
use starhop::record::{Record, Seal, Worth};
use starhop::rules::BySeat;
use starhop::table;

/// How many plies a run has without being told.
const PLIES: usize = 100_000;

/// How many plies are played under the same rules.
const UNDER_THE_SAME_RULES: usize = 500;

/// What costs much is looked at after every so many plies.
const SELDOM: usize = 100;

fn plies() -> usize {
    match std::env::var("STARHOP_PLIES") {
        Ok(number) => number.parse().expect("STARHOP_PLIES is a number"),
        Err(_) => PLIES,
    }
}

fn told(game: &Game) -> String {
    let rules = toml::to_string(game.rules().draft()).expect("rules are TOML");
    format!("{rules}{}", game.position().text(game.rules()))
}

#[test]
fn what_must_hold_holds_after_every_ply() {
    let mut rng = random::rng(20_261_130);
    let mut game = new_game(&mut rng);
    for ply in 0..plies() {
        if ply % UNDER_THE_SAME_RULES == 0 || game.ending().is_some() {
            game = new_game(&mut rng);
        }
        let before = game.position().clone();
        let action = random::action(&game, &mut rng);
        game.play(action).expect("random actions are legal");
        // Pieces in their places and numbers, the key as from scratch, nobody twice.
        game.position().check(game.rules()).unwrap_or_else(|law| panic!("{law}: {}", told(&game)));
        assert_eq!(game.undo(), Some(action));
        assert_eq!(game.position(), &before, "undo is exact: {}", told(&game));
        assert_eq!(game.redo(), Some(action));
        if ply % SELDOM == 0 {
            the_naive_engine_accepts_the_same_moves(&game);
            the_record_tells_the_game(&game);
        }
    }
}

fn new_game(rng: &mut random::Rng) -> Game {
    let rules = Arc::new(random::rules(rng));
    table::opening(rules, rng.random())
}

/// Every hole to every hole: what is accepted here is what the naive engine generates.
fn the_naive_engine_accepts_the_same_moves(game: &Game) {
    let (rules, position) = (game.rules(), game.position());
    if game.ending().is_some() {
        return;
    }
    let mut switches = toml::Table::try_from(rules.draft()).expect("a draft is a table");
    switches.insert("pieces".to_owned(), toml::Value::Integer(rules.pieces() as i64));
    let naive = Naive::new(&rules.seating().to_string(), &switches);
    let slow = naive.moves(&naive.parse(&position.text(rules)));
    let slow: BTreeSet<(String, String)> = slow.into_keys().collect();
    let holes = || rules.board().holes();
    let name = |hole| rules.board().name(hole);
    let pairs = holes().flat_map(|from| holes().map(move |to| (from, to)));
    for (from, to) in pairs {
        let accepted = game.check(Action::Move(starhop::game::Move { from, to })).is_ok();
        let generated = slow.contains(&(name(from), name(to)));
        assert_eq!(accepted, generated, "{}-{}: {}", name(from), name(to), told(game));
    }
}

fn the_record_tells_the_game(game: &Game) {
    let record = Record {
        started: None,
        preset: String::new(),
        seed: 0,
        players: BySeat::default(),
        names: BySeat::default(),
        worth: Worth::default(),
        game: game.clone(),
    };
    let read = Record::read(&record.text(), Seal::Checked);
    let read = read.unwrap_or_else(|error| panic!("{error:?}: {}", told(game)));
    assert_eq!(read.game.positions(), game.positions(), "{}", told(game));
    assert_eq!(read.game.actions(), game.actions(), "{}", told(game));
}
