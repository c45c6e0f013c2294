//! Words: every sentence the program says, in every language it speaks.
//!
//! Below this layer errors and rules are enums; here they become sentences that quote the value,
//! name the place and say what would be right. A [`Words`] knows its language and is handed down to
//! everything that says something. The words themselves are in `text/*.ftl`, a file a language, those
//! of the command line's help in `text/help/*.ftl`; what one of them lacks is said in English. Where
//! the sentences go is left to the screens and the commands.
//!
//! Names in files and commands are never translated, nor is what other programs read: the keys of
//! JSON and the line protocol. What a reader of TOML or a rarer error of the system says itself stands in
//! brackets, in its own words.

mod arguments;
mod language;
mod id;
mod label;
mod message;
mod words;
pub mod columns;
mod list;
mod near;
mod board;
mod clock;
mod ladder;
mod fault;
mod game;
mod item;
mod look;
mod record;
mod rules;
mod saved;
mod hint;
mod outside;
mod plain;
mod solo;
mod lesson;
mod system;
mod result;
mod screen;
mod team;
mod command;
mod key;
mod config;
mod faults;
mod form;
mod help;
mod unfit;
#[cfg(test)]
mod complete;
#[cfg(test)]
pub(crate) use complete::help_names;

use crate::rules::acts_on_terminal;

pub use board::board;
pub use faults::Faults;
pub use label::Label;
pub use language::Language;
pub use list::Join;
pub use plain::{Who, moves};
pub use result::Standing;
pub use screen::Hue;
pub use system::told;
pub use unfit::Unfit;
pub use words::Words;

/// A line that does nothing to a terminal, whatever a file or an argument says: control characters
/// and marks that turn the direction of writing are spelled out.
pub fn harmless(line: &str) -> String {
    line.chars()
        .map(|c| if acts_on_terminal(c) { c.escape_unicode().to_string() } else { c.to_string() })
        .collect()
}
