//! Saved games for people and scripts: `games`, `show`, `check` and `export`.

use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use jiff::Timestamp;
use serde_json::{Value, json};

use super::number::whole;
use super::{Exit, Failure, Outcome, picture, print, print_json};
use crate::app::{self, Listed, Store};
use crate::game::Game;
use crate::record::{Record, Seal, Sitter};
use crate::rules::{Seat, Switch};
use crate::text::{self, Label, Words};

/// The arguments of `games`.
#[derive(Debug, Args)]
pub struct GamesArgs {
    #[arg(
        long,
        help = "{folder, games: [{name, file, written, preset, seats: \
                [{seat, who}], moves, over, leader} | {name, file, written, errors}]}"
    )]
    json: bool,
}

/// The arguments of `show`.
#[derive(Debug, Args)]
pub struct ShowArgs {
    game: PathBuf,

    #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=u32::MAX.into()))]
    at: Option<usize>,
}

/// The arguments of `check`.
#[derive(Debug, Args)]
pub struct CheckArgs {
    #[arg(required = true)]
    games: Vec<PathBuf>,

    #[arg(long)]
    reseal: bool,
}

/// The arguments of `export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    game: PathBuf,

    #[arg(
        long,
        value_enum,
        default_value_t = Format::Text,
        help = "{preset, seats: [{seat, player, name, place}], rules, start, moves, position, over}"
    )]
    format: Format,

    #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=u32::MAX.into()))]
    at: Option<usize>,
}

/// What a game can be exported as.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    // The board in letters, the position's text, and the moves.
    Text,
    // One JSON document.
    Json,
    // A picture of the board.
    Svg,
}

/// The user's folder of saved games.
fn store(words: Words) -> Result<Store, Failure> {
    Store::of_user().ok_or_else(|| Failure::usage_line(words.say(Label::NoHome)))
}

/// What is in the folder.
fn listed(store: &Store, words: Words) -> Result<Vec<Listed>, Failure> {
    app::saved_games(store, words).map_err(|error| unreadable(store, &error, words))
}

fn unreadable(store: &Store, error: &io::Error, words: Words) -> Failure {
    let folder = store.folder().display().to_string();
    Failure::usage_line(words.unreadable(&folder, error))
}

/// `starhop games`
pub fn games(args: &GamesArgs, words: Words) -> Outcome {
    let store = store(words)?;
    let folder = store.folder().display().to_string();
    let games = listed(&store, words)?;
    if args.json {
        let games: Vec<Value> = games.iter().map(|game| in_list(game, words)).collect();
        return print_json(&json!({ "folder": folder, "games": games }));
    }
    if games.is_empty() {
        return print(&format!("{}\n", words.no_games(&folder)));
    }
    print(&games.iter().map(|game| lines(game, words)).collect::<String>())
}

fn lines(game: &Listed, words: Words) -> String {
    let told = match &game.summary {
        Ok(it) => {
            let (seats, state) = (words.saved_seats(it), words.saved_state(it));
            vec![format!("{}: {seats}; {state}", it.preset)]
        }
        Err(trouble) => words.trouble(&game.path.display().to_string(), trouble),
    };
    let told = told.iter().map(|line| format!("                  {line}\n"));
    format!("{}  {}\n{}", game.when, text::harmless(&game.name), told.collect::<String>())
}

fn in_list(game: &Listed, words: Words) -> Value {
    let file = game.path.display().to_string();
    let written = Timestamp::from_second(game.written).unwrap_or_default().to_string();
    let mut told = json!({ "name": game.name, "file": file, "written": written });
    let more = match &game.summary {
        Ok(it) => {
            let seat = |it: &Sitter| json!({ "seat": it.seat.to_string(), "who": it.who() });
            json!({
                "preset": it.preset,
                "seats": it.seats.iter().map(seat).collect::<Vec<_>>(),
                "moves": it.actions, "over": it.ending.is_some(),
                "leader": it.leader.map(|seat| seat.to_string()),
            })
        }
        Err(trouble) => json!({ "errors": words.trouble(&file, trouble) }),
    };
    if let (Some(told), Value::Object(more)) = (told.as_object_mut(), more) {
        told.extend(more);
    }
    told
}

/// Reads a record; what is wrong comes back in words.
fn read(path: &Path, seal: Seal, words: Words) -> Result<Record, Vec<String>> {
    let file = path.display().to_string();
    app::read_saved(path, seal, words).map_err(|trouble| words.trouble(&file, &trouble))
}

/// The file that a name or a path means.
pub fn find(game: &Path, words: Words) -> Result<PathBuf, Failure> {
    if game.is_file() {
        return Ok(game.to_owned());
    }
    let name = game.display().to_string();
    let store = store(words)?;
    let path = store.file(&name);
    // A name, and not a way out of the folder.
    if game.components().count() == 1 && path.exists() {
        return Ok(path);
    }
    let known = listed(&store, words)?;
    let known: Vec<String> = known.into_iter().take(10).map(|game| game.name).collect();
    Err(Failure::usage_line(words.no_such_game(&name, &known)))
}

/// The record that a name or a path means, and its file.
pub fn load(game: &Path, words: Words) -> Result<(PathBuf, Record), Failure> {
    let path = find(game, words)?;
    let record = read(&path, Seal::Checked, words).map_err(Failure::usage)?;
    Ok((path, record))
}

/// The game that was played last and is still going on.
pub fn latest(words: Words) -> Result<(PathBuf, Record), Failure> {
    let store = store(words)?;
    let latest = app::latest(&store).map_err(|error| unreadable(&store, &error, words))?;
    latest.ok_or_else(|| Failure::usage_line(words.say(Label::NothingToResume)))
}

/// `starhop show`
pub fn show(args: &ShowArgs, words: Words) -> Outcome {
    let record = load_at(&args.game, args.at, words)?;
    print(&in_text(&record, words))
}

/// `starhop check`
pub fn check(args: &CheckArgs, words: Words) -> Outcome {
    let mut told = String::new();
    let mut errors = Vec::new();
    for game in &args.games {
        match check_one(game, args.reseal, words) {
            Ok(line) => told.push_str(&format!("{line}\n")),
            Err(mut lines) => errors.append(&mut lines),
        }
    }
    print(&told)?;
    if errors.is_empty() { Ok(()) } else { Err(Failure::new(errors, Exit::Failed)) }
}

fn check_one(game: &Path, reseal: bool, words: Words) -> Result<String, Vec<String>> {
    let path = find(game, words).map_err(|failure| failure.lines)?;
    let file = path.display().to_string();
    if !reseal {
        let record = read(&path, Seal::Checked, words)?;
        return Ok(words.sound(&file, &record.summary()));
    }
    let record = read(&path, Seal::Ignored, words)?;
    let written = Store::replace(&path, &record.text(), words);
    written.map_err(|error| vec![words.unwritable(&file, &error)])?;
    Ok(words.sealed(&file))
}

/// `starhop export`
pub fn export(args: &ExportArgs, words: Words) -> Outcome {
    let record = load_at(&args.game, args.at, words)?;
    match args.format {
        Format::Text => print(&in_text(&record, words)),
        Format::Json => print_json(&in_json(&record)),
        Format::Svg => print(&picture::svg(&record.game)),
    }
}

/// A record as it was after so many actions, or as it is.
fn load_at(game: &Path, at: Option<usize>, words: Words) -> Result<Record, Failure> {
    let (_, mut record) = load(game, words)?;
    let actions = record.game.actions().len();
    let at = at.unwrap_or(actions);
    if at > actions {
        return Err(Failure::usage_line(words.no_such_action(at, actions)));
    }
    while record.game.actions().len() > at {
        record.game.undo();
    }
    Ok(record)
}

/// The moves of a game, as text.
fn moves(game: &Game) -> Vec<String> {
    let turns = game.positions().iter().zip(game.actions());
    turns.map(|(position, &action)| position.action_text(game.rules(), action)).collect()
}

fn in_text(record: &Record, words: Words) -> String {
    let (game, rules) = (&record.game, record.game.rules());
    let summary = record.summary();
    let position = game.position();
    let mut text = format!("{}: {}\n\n", record.preset, words.saved_seats(&summary));
    text.push_str(&text::board(rules, position));
    text.push_str(&format!("\n{}\n\n", position.text(rules)));
    text.extend(text::moves(game, game.actions().len()).into_iter().map(|line| line + "\n"));
    text.push_str(&format!("{}\n", words.saved_state(&summary)));
    text
}

fn in_json(record: &Record) -> Value {
    let (game, rules) = (&record.game, record.game.rules());
    let seat = |seat: Seat| {
        json!({
            "seat": seat.to_string(), "player": record.players[seat].to_string(),
            "name": record.names[seat].as_str(),
            "place": game.places().and_then(|places| places[seat]),
        })
    };
    let switch = |switch: Switch| (switch.key().to_owned(), json!(rules.draft().value(switch)));
    json!({
        "preset": record.preset,
        "seats": rules.seating().iter().map(seat).collect::<Vec<_>>(),
        "rules": Switch::ALL.into_iter().map(switch).collect::<serde_json::Map<_, _>>(),
        "start": game.start().text(rules),
        "moves": moves(game),
        "position": game.position().text(rules),
        "over": game.ending().is_some(),
    })
}
