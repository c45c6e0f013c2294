//! What is told about outside engines: what they did wrong, and what it costs them.

use super::{Words, message};

impl Words {
    /// An engine that cannot be started, before anything is played.
    pub fn engine_not_started(self, name: &str, error: &str) -> String {
        format!("{name} {}", self.not_started(error))
    }

    /// The program could not be started.
    pub fn not_started(self, error: &str) -> String {
        self.tell(message::engine_no_start(error))
    }

    /// The program ended.
    pub fn engine_ended(self, status: &str) -> String {
        self.tell(message::engine_ended(status))
    }

    /// An answer did not come in time.
    pub fn engine_silent(self, asked: &str, awaited: &str, milliseconds: u128) -> String {
        self.tell(message::engine_silent(awaited, milliseconds.to_string(), asked))
    }

    /// The move cannot be played.
    pub fn engine_refused(self, answer: &str, why: &str) -> String {
        self.tell(message::engine_refused(answer, why))
    }

    /// An engine loses a game by what it did.
    pub fn forfeit(self, game: usize, player: usize, name: &str, what: &str) -> String {
        self.tell(message::forfeit(game, player, name, what))
    }

    /// How many games a player lost by what it did.
    pub fn forfeits(self, player: usize, games: usize) -> String {
        self.tell(message::forfeits(player, games))
    }
}
