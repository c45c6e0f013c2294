//! House rules: from what a file says to what the generator asks.
//!
//! The way of a rule: text → [`Draft`] (loose) → [`Rules::new`] (every contradiction at once) →
//! tables for each seat. There is no way back. Presets and their files are in [`Book`].
//!
//! How a turn goes is left to [`game`](crate::game), who sits where to the table. Clocks and items
//! have no switch yet; they are fields of [`Draft`] and [`Rules`] like any other.

mod seat;
mod switch;
mod draft;
mod fault;
mod compile;
mod book;

pub use book::{Book, BookError, BookErrorKind, Place, Preset, acts_on_terminal};
pub use compile::Rules;
pub use draft::{AnyWord, CampWord, Draft, Pieces, Players, SettingError, Total};
pub use fault::{Fault, PiecesFault};
pub use seat::{BySeat, Seat, SeatSet, Seating};
pub use switch::{
    Blocking, CampEntry, Deadline, FirstPlayer, GoalExit, Jump, NoMove, Switch, TeamWin, Teams,
};
