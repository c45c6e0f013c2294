//! Deadlines: whether a seat has missed one, and what the next one asks of it.
//!
//! What becomes of a seat that has missed one is left to [`turn`](super::turn).

use super::Position;
use crate::rules::{Deadline, Rules, Seat};

/// What a deadline asks of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// So many more pieces must be outside the start zone when the seat's turn of that number ends.
    Leave {
        /// How many.
        pieces: usize,
        /// The number of the turn, from 1.
        turn: u32,
    },
    /// So many pieces are outside, just enough: with the next turn none may go back.
    Stay {
        /// How many.
        pieces: usize,
    },
}

impl Position {
    /// What the next deadline asks that is not done yet; else what one asks that is due with the
    /// seat's next turn and just met.
    pub fn demand(&self, rules: &Rules, seat: Seat) -> Option<Demand> {
        let next = self.turns[seat] + 1;
        let outside = self.outside(rules, seat);
        let mut unmet = rules.deadlines().iter().filter(|deadline| deadline.out as usize > outside);
        let leave = unmet.find(|deadline| deadline.turn >= next || deadline.hold);
        let leave = leave.map(|deadline| Demand::Leave {
            pieces: deadline.out as usize - outside,
            turn: deadline.turn.max(next),
        });
        let mut due = rules.deadlines().iter().filter(|deadline| is_due(deadline, next));
        let just_met = due.any(|deadline| deadline.out as usize == outside);
        leave.or_else(|| just_met.then_some(Demand::Stay { pieces: outside }))
    }

    /// Whether the turn that the seat has just ended misses a deadline.
    #[inline]
    pub(super) fn misses_deadline(&self, rules: &Rules, seat: Seat) -> bool {
        rules.deadlines().iter().any(|deadline| {
            is_due(deadline, self.turns[seat]) && self.outside(rules, seat) < deadline.out as usize
        })
    }

    fn outside(&self, rules: &Rules, seat: Seat) -> usize {
        (self.pieces[seat] - rules.start(seat)).len()
    }
}

/// Whether the deadline looks at the turn of that number.
#[inline]
fn is_due(deadline: &Deadline<u32>, turn: u32) -> bool {
    turn == deadline.turn || (deadline.hold && turn > deadline.turn)
}
