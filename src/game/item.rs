//! Items (QQ 道具): what a turn that uses one is made of, and why it may not be made.
//!
//! What lies on the board and what is left in hand is kept in [`stock`](super::stock), what is legal
//! in [`item_turn`](super::item_turn), the text form in [`item_text`](super::item_text).

use super::Move;
use crate::board::Hole;
use crate::rules::{Item, Seat};

/// A turn with an item: one that is used before the move, one that is the move, or both where the
/// second is the double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ItemTurn {
    /// What is used first.
    pub before: Option<Before>,
    /// What the turn goes on with.
    pub then: Then,
}

/// An item that is used before the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Before {
    /// Nothing may land in the hole or hop over it for a while.
    Block(Hole),
    /// Something to hop over stands in the hole for a while.
    Bridge(Hole),
    /// The pieces in the hole and its neighbours have changed places at random.
    Tornado(Hole, Shuffle),
}

/// What stands in a hole and its neighbours, in the order of the directions, after a tornado.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shuffle(pub [Option<Seat>; 7]);

/// What a turn with an item goes on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Then {
    /// A move as ever.
    Move(Move),
    /// Nothing, as there is no legal move.
    Pass,
    /// The double: a move, and another of the same piece to that hole.
    Double(Move, Hole),
    /// The wings: a piece flies to an empty hole.
    Wings(Move),
    /// The exchange: an own piece and another seat's change places.
    Exchange(Move),
}

/// Why an item may not be used so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemFault {
    /// These rules have no items.
    NoItems,
    /// The turn uses none.
    Unused,
    /// The seat has none of them left.
    NoneLeft(Item),
    /// Only the double may follow an item that was used before the move.
    OneATurn,
    /// Something is in the hole already.
    Taken(Hole),
    /// The hole lies in a camp where that may not be.
    InCamp(Hole),
    /// The hole is too far away; so many holes are the most.
    TooFar(Hole, usize),
    /// The hole and its six neighbours are not all on the board and outside every camp.
    NoRoom(Hole),
    /// Those are not the pieces that stood there.
    NotAShuffle,
    /// The double moves the same piece twice, and that is another one.
    OtherPiece(Hole),
    /// A swap ends the turn, so the double cannot begin with one.
    SwapFirst,
    /// No piece of another seat that still plays or is out stands there.
    NoOther(Hole),
}

impl Before {
    /// Which item it is.
    pub fn item(self) -> Item {
        match self {
            Self::Block(_) => Item::Block,
            Self::Bridge(_) => Item::Bridge,
            Self::Tornado(..) => Item::Tornado,
        }
    }

    /// Where it is used.
    pub fn hole(self) -> Hole {
        match self {
            Self::Block(hole) | Self::Bridge(hole) | Self::Tornado(hole, _) => hole,
        }
    }
}

impl Then {
    /// Which item it is, if it is one.
    pub fn item(self) -> Option<Item> {
        match self {
            Self::Move(_) | Self::Pass => None,
            Self::Double(..) => Some(Item::Double),
            Self::Wings(_) => Some(Item::Wings),
            Self::Exchange(_) => Some(Item::Exchange),
        }
    }
}
