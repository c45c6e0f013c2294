//! Words: every sentence the program says, in English.
//!
//! Below this layer errors and rules are enums; here they become sentences that quote the value,
//! name the place and say what would be right. Where the sentences go is left to the screens and
//! the commands. Names in files and commands are never translated.

mod board;
mod fault;
mod game;
mod look;
mod record;
mod rules;
mod saved;
pub mod screen;

pub use board::board;
pub use fault::{book_error, expected, fault, position_error, setting_error};
pub use game::{ending, move_text_error, refusal};
pub use look::{
    LOOK_BEGIN, LOOK_PAST, LOOK_REPLAY, look_played, look_runs, look_title, look_typed,
};
pub use record::{action_error, record_error};
pub use rules::{differences, rules_in_words, switch_in_words};
pub use saved::{
    NO_HOME, NOTHING_TO_RESUME, SAVED, kept_in, no_games, no_such_action, no_such_game,
    saved_seats, saved_state, sealed, sound, unreadable, unsaved, unwritable,
};

/// A list in words: `a`, `a and b`, `a, b and c`; the last joined with the given word.
pub fn list(items: &[String], word: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} {word} {last}", rest.join(", ")),
    }
}

/// A number with its noun, in the singular or the plural.
pub fn count(number: usize, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{plural}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_joined_as_people_do() {
        let items = ["2", "3", "4"].map(str::to_owned);
        assert_eq!(list(&items, "or"), "2, 3 or 4");
        assert_eq!(list(&items[..2], "and"), "2 and 3");
        assert_eq!(list(&items[..1], "and"), "2");
        assert_eq!(list(&[], "and"), "");
    }
}
