//! House rules: from what a file says to what the generator asks.
//!
//! The way of a rule: text → [`Draft`] (loose) → [`Rules::new`] (every contradiction at once) →
//! tables for each seat. There is no way back. Presets and their files are in [`Book`].
//!
//! How a turn goes is left to [`game`](crate::game), who sits where and how the time goes to the
//! table.

mod broken;
mod sign;
mod seat;
mod switch;
mod draft;
mod fault;
mod compile;
mod setting;
mod book;

pub use book::{Book, BookError, BookErrorKind, Place, Preset, is_preset_name};
pub use broken::{Broken, line_and_column};
pub use compile::Rules;
pub use draft::{
    AnyWord, CampWord, Draft, Items, NoneWord, Pieces, Players, SettingError, Timing, Total,
};
pub use fault::{Fault, PiecesFault};
pub use seat::{BySeat, Seat, SeatSet, Seating};
pub use setting::typed_value;
pub use sign::acts_on_terminal;
pub use switch::{
    Blocking, CampEntry, Clock, Deadline, FirstPlayer, GoalExit, Item, ItemCounts, Jump, NoMove,
    Switch, TeamWin, Teams,
};
