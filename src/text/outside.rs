//! What is told about outside engines: what they did wrong, and what it costs them.

use std::io;

use super::{Words, message};

impl Words {
    /// An engine that cannot be started, before anything is played.
    pub fn engine_not_started(self, name: &str, error: &io::Error) -> String {
        format!("{name} {}", self.not_started(error))
    }

    /// The program could not be started.
    pub fn not_started(self, error: &io::Error) -> String {
        self.tell(message::engine_no_start(self.system_error(error)))
    }

    /// The program ended by itself, with that code.
    pub fn engine_ended(self, code: i32) -> String {
        self.tell(message::engine_ended(code.to_string()))
    }

    /// The program was ended by that signal.
    pub fn engine_killed(self, signal: i32) -> String {
        self.tell(message::engine_killed(signal.to_string()))
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
