//! The game: positions, legal moves, what a turn changes, and a whole game with its past.
//!
//! - [`Position`] is plain data, cloned a node at a time by searches; it knows no past.
//! - Moves come out of [`Position::piece_moves`], the only truth about what is legal.
//! - [`Game`] is rules + start + actions, with undo and redo; it alone knows draws by repetition
//!   and by agreement.
//!
//! Who decides the actions, how long that takes and files are left to the layers below in `lib.rs`:
//! here a time-out is an [`Action`] like any other.

mod action;
mod mix;
mod key;
mod position;
mod turn;
mod team;
mod deadline;
mod item;
mod stock;
mod item_turn;
mod generate;
mod route;
mod move_text;
mod position_error;
mod item_text;
mod field_text;
mod position_text;
mod perft;
mod history;
mod departure;
mod action_text;

pub use action::{Action, Move};
pub use action_text::ActionError;
pub use deadline::Demand;
pub use departure::{Cause, Departure};
pub use generate::{PieceMoves, PieceMovesIter};
pub use history::Game;
pub use item::{Before, ItemFault, ItemTurn, Shuffle, Then};
pub(crate) use mix::{split_mix, spread};
pub use move_text::{MoveTextError, Typed};
pub use perft::{divide, perft};
pub use position::{Position, SeatOrder};
pub use position_error::{FieldFault, PositionError};
pub use route::{LegFault, Refusal};
pub use stock::Prop;
pub use turn::{Ending, Places};
