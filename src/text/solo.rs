//! Crossing alone: the count of moves, and what it is measured by.

use super::{Words, message};
use crate::bot::{Par, Proof};

impl Words {
    /// The moves so far and the fewest there are.
    pub fn solo_count(self, moves: u32, par: Option<Par>) -> String {
        self.tell(match par {
            Some(Par { moves: par, proof: Proof::Proven }) => message::solo_par(moves, par),
            Some(Par { moves: known, proof: Proof::BestKnown }) => {
                message::solo_known(moves, known)
            }
            None => message::solo_moves(moves),
        })
    }

    /// The best result of the person.
    pub fn solo_best(self, moves: u32, hints: u32) -> String {
        self.tell(match hints {
            0 => message::solo_best(moves),
            hints => message::solo_best_hints(moves, hints),
        })
    }

    /// How a crossing ended, against the fewest there are.
    pub fn solo_result(self, moves: u32, par: Option<Par>) -> String {
        self.tell(match par {
            Some(Par { moves: par, proof: Proof::Proven }) if moves <= par => {
                message::solo_perfect(moves)
            }
            Some(Par { moves: par, proof: Proof::Proven }) => message::solo_above(moves, par),
            Some(Par { moves: known, proof: Proof::BestKnown }) if moves < known => {
                message::solo_record(moves, known)
            }
            Some(Par { moves: known, proof: Proof::BestKnown }) => {
                message::solo_above_known(moves, known)
            }
            None => message::solo_home(moves),
        })
    }

    /// The best results cannot be read or written.
    pub fn best_unkept(self, why: &str) -> String {
        self.tell(message::best_unkept(why))
    }

    /// What is wrong with a small file of the program's own.
    pub fn left_as_it_is(self, file: &str, why: &str) -> String {
        self.left_alone(&format!("{file}: {why}"))
    }

    /// The same, told with the name of the file and perhaps a place in it.
    pub fn left_alone(self, told: &str) -> String {
        self.tell(message::left_as_it_is(told))
    }
}
