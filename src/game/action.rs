//! What a seat can do in its turn, and out of it.

use super::ItemTurn;
use crate::board::Hole;
use crate::rules::Seat;

/// A move, identified by where it begins and ends: the route between is for people.
///
/// Whether it is a step, hops or a swap is seen from the position it is played in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The hole where the piece stands.
    pub from: Hole,
    /// The hole where its turn ends.
    pub to: Hole,
}

/// Everything that changes a game: what [`Game::play`](super::Game::play) takes, records hold and
/// bots return.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The seat to move moves a piece.
    Move(Move),
    /// The seat to move has no legal move: it passes, or is out, as the rules say.
    Pass,
    /// The seat to move, which has a legal move, has let its time run out: its turn is passed, or it
    /// is out, as the rules say.
    TimeOut,
    /// The seat to move uses an item in its turn.
    Item(ItemTurn),
    /// A seat gives up; it need not be its turn.
    Resign(Seat),
    /// All seats still playing agree on a draw.
    Draw,
}

const _: () = assert!(size_of::<Move>() == 2 && size_of::<Action>() <= 32);
