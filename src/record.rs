//! Saved games: the text of a record, and the game that a record tells.
//!
//! A record is the rules in force, who plays, the position it began from and every action; reading
//! one plays all of it through the rules. What was taken back and not played again is not kept: a
//! record tells the game, not the way to it. In front of the last line, which is a digest of the
//! content, stand the keys of the positions, so that damage and replays that go another way both
//! show.
//!
//! ```toml
//! format = 1
//! started = 2026-11-30T14:00:00Z
//! preset = "small"
//! seed = "7"
//! friendly = true    # only where it is
//! start = "D/DD/DDD/10/9/8/7/8/9/10/AAA/AA/A A"
//!
//! [rules]
//! board = 3
//! # ... every switch
//!
//! [[seats]]
//! seat = "A"
//! player = "human"
//! name = "Ann"
//!
//! [[seats]]
//! seat = "D"
//! player = "bot:hard"
//!
//! [game]
//! actions = [
//!   "d3-d4",
//!   "resign D",
//! ]
//! keys = ["9c1e8f0a63b5d274"]
//! digest = "1f8d7f3a0c4b2e6d9a5b8c7e0f1d2a3b"
//! ```
//!
//! Files and folders are left to [`app`](crate::app), the words of the errors to
//! [`text`](crate::text).

mod error;
mod seal;
mod source;
mod read;
mod write;
mod summary;

use crate::game::Game;
use crate::rules::BySeat;
use crate::table::{Name, Player};

pub use error::{Kind, RecordError, SeatFault};
pub use read::Seal;
pub use summary::{Sitter, Summary};
pub use write::{Scribe, Sheet};

/// The version of the form that is written; older ones are read.
pub const FORMAT: i64 = 1;

/// No record is larger; ten thousand moves take a tenth of it.
pub const LARGEST: usize = 4 << 20;

/// A position's key stands after every so many actions, and after the last.
const KEY_EVERY: usize = 10;

/// A game with everything that is kept of it.
#[derive(Clone, Debug)]
pub struct Record {
    /// When the game began, in seconds since 1970, where that is known.
    pub started: Option<i64>,
    /// What the rule set is called: a word for people, the rules themselves are all there.
    pub preset: String,
    /// The chance of the table.
    pub seed: u64,
    /// Who decides for each seat.
    pub players: BySeat<Player>,
    /// What they are called.
    pub names: BySeat<Name>,
    /// Whether it counts.
    pub worth: Worth,
    /// The game.
    pub game: Game,
}

/// Whether a game counts for the ladder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Worth {
    /// It does, if it is one that can.
    #[default]
    Counts,
    /// It is a friendly one: a seat has changed hands in it, or it goes on from another game.
    Friendly,
}
