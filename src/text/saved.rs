//! Saved games in a line.

use super::{count, ending, list};
use crate::record::Summary;

/// Who plays: `Ann (A), bot:hard (D)`.
pub fn saved_seats(summary: &Summary) -> String {
    let seats: Vec<String> =
        summary.seats.iter().map(|(seat, who)| format!("{who} ({seat})")).collect();
    seats.join(", ")
}

/// How far it is: how many moves, and who leads or has won.
pub fn saved_state(summary: &Summary) -> String {
    let moves = count(summary.actions, "move");
    match (summary.ending, summary.leader) {
        (Some(_), Some(first)) if summary.seats.len() > 1 => format!("{moves}, {first} has won"),
        (Some(why), _) => format!("{moves}, {}", ending(why)),
        (None, Some(leader)) if summary.seats.len() > 1 => format!("{moves}, {leader} leads"),
        (None, _) => moves,
    }
}

/// There is nothing in the folder.
pub fn no_games(folder: &str) -> String {
    format!("there are no saved games in {folder}")
}

/// There is no such file and no such game.
pub fn no_such_game(name: &str, known: &[String]) -> String {
    let there = match known {
        [] => "there are no saved games yet".to_owned(),
        known => format!("there are {}", list(known, "and")),
    };
    format!("{name}: no file, and no saved game; {there}")
}

/// There is no game to go on with.
pub const NOTHING_TO_RESUME: &str =
    "no game that is still going on is saved; `starhop games` lists all";

/// A record that is sound.
pub fn sound(file: &str, summary: &Summary) -> String {
    format!("{file}: sound; {}", saved_state(summary))
}

/// A record that was signed as it is.
pub fn sealed(file: &str) -> String {
    format!("{file}: signed as it is")
}

/// There are not so many actions.
pub fn no_such_action(number: usize, actions: usize) -> String {
    format!("--at {number}: the game has {}", count(actions, "move"))
}

/// There is no place to keep games in.
pub const NO_HOME: &str = "there is no home folder to keep saved games in";

/// A file cannot be read.
pub fn unreadable(file: &str, error: &std::io::Error) -> String {
    format!("{file}: cannot be read: {error}")
}

/// A file cannot be written.
pub fn unwritable(file: &str, error: &std::io::Error) -> String {
    format!("{file}: cannot be written: {error}")
}

/// The game on the screen cannot be saved.
pub fn unsaved(why: &str) -> String {
    format!("the game cannot be saved, it goes on without: {why}")
}

/// Said when the program ends and a game is not over.
pub const SAVED: &str = "The game is saved; `starhop resume` goes on with it.";

/// Where the game is, said when the program breaks down.
pub fn kept_in(file: &str) -> String {
    format!("The game is saved in {file}; `starhop resume` goes on with it.")
}
