//! What can be wrong with the text of a position.
//!
//! The words of the errors are left to [`text`](crate::text).

use crate::rules::Seat;

/// What is wrong with the text of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Not as many rows as the board has.
    Rows {
        /// Rows of the text.
        found: usize,
        /// Rows of the board.
        expected: usize,
    },
    /// A row that is too long or too short.
    RowLength {
        /// Which one, from 1 at the top.
        row: usize,
        /// Holes it speaks of.
        found: usize,
        /// Holes of the board's row.
        expected: usize,
    },
    /// Neither the letter of a seat that plays nor a number.
    Sign {
        /// In which row, from 1 at the top.
        row: usize,
        /// The sign.
        sign: char,
    },
    /// A seat with too many or too few pieces.
    Count {
        /// The seat.
        seat: Seat,
        /// Its pieces in the text.
        found: usize,
        /// Its pieces by the rules.
        expected: usize,
    },
    /// The seat to move is missing, or does not play.
    Turn {
        /// What stands there.
        found: String,
    },
    /// A field that does not exist.
    UnknownField {
        /// It.
        field: String,
    },
    /// A field that says something impossible.
    Field {
        /// It.
        field: String,
        /// Why it cannot be.
        fault: FieldFault,
    },
}

/// What is wrong with a field of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldFault {
    /// It stands there twice.
    Twice,
    /// `t=` needs a number for each seat.
    Turns {
        /// How many.
        seats: usize,
    },
    /// Not the letters of seats that play, each once, in `home` and `out` together.
    Seats,
    /// A seat that cannot be home, as its pieces do not stand in its goal.
    NotHome(Seat),
    /// `pass=` needs a number.
    Passes,
    /// `timeouts=` needs a number for each seat, none above the rules' own.
    TimeOuts {
        /// How many.
        seats: usize,
        /// The time-outs in a row that put a seat out.
        most: u32,
    },
    /// `timeouts=` where turns are not timed.
    NoClock,
    /// A field of items where the rules have none.
    NoItems,
    /// `left=` needs counts for each seat, none above what the rules give.
    Left {
        /// How many.
        seats: usize,
    },
    /// Not a hole, the letter of a seat and a number of turns.
    Prop,
    /// A hole where no block and no bridge can be.
    PropHole,
}
