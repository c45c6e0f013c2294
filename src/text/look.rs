//! Looking back at a game, and replays.

use super::{Words, message};
use crate::rules::Seat;

impl Words {
    /// The title: which position is shown.
    pub fn look_title(self, at: usize, all: usize) -> String {
        self.tell(message::look_title(at, all))
    }

    /// A game plays by itself, so many milliseconds from position to position; the keys for other
    /// paces.
    pub fn look_runs(self, milliseconds: u64, faster: &str, slower: &str) -> String {
        self.tell(message::look_runs(milliseconds.to_string(), faster, slower))
    }

    /// The number of a move is being typed.
    pub fn look_typed(self, number: usize) -> String {
        self.tell(message::look_typed(number))
    }

    /// What was played in the position before the one that is shown.
    pub fn look_played(self, seat: Seat, action: &str) -> String {
        self.tell(message::look_played(seat, action))
    }
}
