//! What can be wrong with a rule set for a number of seats.
//!
//! The sentences are left to [`text`](crate::text).

use super::{Item, Seat, Seating, Switch, Teams};
use crate::board::ZoneError;

/// A contradiction in a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no board of that side.
    Board {
        /// What was asked for.
        side: i64,
    },
    /// A table of piece counts names a number of players that does not exist.
    PiecesKey {
        /// The key of the table.
        key: String,
    },
    /// The pieces of a seat cannot be placed.
    Pieces {
        /// What was asked for.
        pieces: i64,
        /// For these seats.
        seating: Seating,
        /// What stands in the way.
        reason: PiecesFault,
        /// The counts that would fit, in rising order.
        fit: Vec<usize>,
    },
    /// A number of players that does not exist.
    PlayersNumber {
        /// What was asked for.
        players: i64,
    },
    /// The list of numbers of players is empty.
    PlayersNobody,
    /// The rule set is not meant for this many.
    PlayersNotAllowed {
        /// The players there are.
        players: usize,
        /// The players there may be.
        allowed: Vec<i64>,
    },
    /// The seat that should begin does not play.
    FirstPlayer {
        /// It.
        seat: Seat,
        /// Those that play.
        seating: Seating,
    },
    /// A deadline before the first turn.
    DeadlineTurn {
        /// Which deadline, from 1.
        number: usize,
        /// Its turn.
        turn: i64,
    },
    /// A deadline for no piece, or for more than there are.
    DeadlineOut {
        /// Which deadline, from 1.
        number: usize,
        /// Its pieces.
        out: i64,
        /// The pieces of a seat.
        pieces: usize,
    },
    /// A deadline whose turn or pieces are not above those of the one before.
    DeadlineOrder {
        /// Which deadline, from 1.
        number: usize,
    },
    /// A position cannot come back for the first time, nor a negative number of times.
    Repetition {
        /// What was asked for.
        times: i64,
    },
    /// A negative or absurdly large number of turns.
    MaxTurns {
        /// What was asked for.
        turns: i64,
    },
    /// So many seats do not make teams.
    Teams {
        /// What was asked for.
        teams: Teams,
        /// The players there are.
        players: usize,
    },
    /// Rules for the winning of teams where there are none.
    TeamWinAlone,
    /// A table of totals names a number of players that does not exist.
    TotalKey {
        /// The key of the table.
        key: String,
    },
    /// A table of totals leaves out the number of players there are.
    TotalMissing {
        /// The players there are.
        players: usize,
    },
    /// A total of no piece, or of more than a team has.
    Total {
        /// What was asked for.
        total: i64,
        /// The pieces of a team; 0 when that is not known.
        pieces: usize,
    },
    /// A clock with a number that makes no sense.
    Clock {
        /// Which of its numbers.
        key: &'static str,
        /// What was asked for.
        value: i64,
        /// The most that it may be; the least is 1.
        most: i64,
    },
    /// An item that does not exist.
    ItemName {
        /// Its name.
        name: String,
    },
    /// A number of items that makes no sense.
    ItemCount {
        /// The item.
        item: Item,
        /// What was asked for.
        count: i64,
        /// The most there may be.
        most: i64,
    },
}

/// Why the pieces of a seat cannot be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PiecesFault {
    /// They do not form a zone.
    Zone(ZoneError),
    /// A seat's start zone and goal share holes.
    OwnGoal(Seat),
    /// The start zones of two seats share holes.
    StartsOverlap(Seat, Seat),
}

impl Fault {
    /// The switch that would have to change.
    pub fn switch(&self) -> Switch {
        match self {
            Self::Board { .. } => Switch::Board,
            Self::PiecesKey { .. } | Self::Pieces { .. } => Switch::Pieces,
            Self::PlayersNumber { .. } | Self::PlayersNobody | Self::PlayersNotAllowed { .. } => {
                Switch::Players
            }
            Self::FirstPlayer { .. } => Switch::FirstPlayer,
            Self::DeadlineTurn { .. } | Self::DeadlineOut { .. } | Self::DeadlineOrder { .. } => {
                Switch::Deadlines
            }
            Self::Repetition { .. } => Switch::Repetition,
            Self::MaxTurns { .. } => Switch::MaxTurns,
            Self::Teams { .. } => Switch::Teams,
            Self::TeamWinAlone
            | Self::TotalKey { .. }
            | Self::TotalMissing { .. }
            | Self::Total { .. } => Switch::TeamWin,
            Self::Clock { .. } => Switch::Clock,
            Self::ItemName { .. } | Self::ItemCount { .. } => Switch::Items,
        }
    }

    /// Whether both say the same, though perhaps for other seats.
    pub fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::Pieces { pieces: a, reason: b, .. },
                Self::Pieces { pieces: c, reason: d, .. },
            ) => a == c && b.is_like(d),
            (Self::FirstPlayer { seat: a, .. }, Self::FirstPlayer { seat: b, .. }) => a == b,
            (
                Self::DeadlineOut { number: a, out: b, .. },
                Self::DeadlineOut { number: c, out: d, .. },
            ) => (a, b) == (c, d),
            (Self::PlayersNotAllowed { .. }, Self::PlayersNotAllowed { .. }) => true,
            (Self::Teams { .. }, Self::Teams { .. }) => true,
            (Self::TotalMissing { .. }, Self::TotalMissing { .. }) => true,
            (Self::Total { total: a, .. }, Self::Total { total: b, .. }) => a == b,
            _ => self == other,
        }
    }
}

impl PiecesFault {
    fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::OwnGoal(_), Self::OwnGoal(_)) => true,
            (Self::StartsOverlap(..), Self::StartsOverlap(..)) => true,
            _ => self == other,
        }
    }
}
