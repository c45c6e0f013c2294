//! What is told about outside engines: what they did wrong, and what it costs them.

use super::{Join, Label, Words, message};

impl Words {
    /// A command whose quotes do not match.
    pub fn unclosed_quote(self, command: &str) -> String {
        self.tell(message::unclosed_quote(command))
    }

    /// No such player; the bots that there are.
    pub fn no_such_player(self, text: &str, bots: &[String]) -> String {
        self.tell(message::no_such_player(text, self.list(bots, Join::And)))
    }

    /// A duration that cannot be read.
    pub fn no_duration(self, text: &str) -> String {
        self.tell(message::no_duration(text))
    }

    /// A bot has no such level.
    pub fn no_such_level(self, name: &str) -> String {
        self.tell(message::no_such_level(name))
    }

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

    /// An engine without a command.
    pub fn no_command(self) -> String {
        self.say(Label::EngineNoCommand).to_owned()
    }
}
