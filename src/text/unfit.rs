//! Why what was typed is no value of an option.

use std::error::Error;
use std::fmt;

use super::{Join, Label, Words, message};
use crate::bot::Level;

/// Why what was typed is no value of an option or an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// No whole number, or one out of range.
    Number {
        /// The least there may be.
        least: u64,
        /// The most there may be.
        most: u64,
    },
    /// No seating.
    Seating,
    /// Nobody who can sit in a seat.
    Player,
    /// Nobody who can play a match.
    Contender {
        /// Who, as typed.
        found: String,
    },
    /// A command whose quotes do not match.
    Quote {
        /// It.
        command: String,
    },
    /// An engine without a command.
    NoCommand,
    /// No time.
    Time,
    /// No level of a bot.
    Level,
    /// No seat with a level of the ladder.
    SeatLevel,
}

/// For the argument parser, which takes only errors that tell themselves; people are told by
/// [`Words::unfit`].
impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::default().unfit(self))
    }
}

impl Error for Unfit {}

impl Words {
    /// Why it is none, in words that stand behind the value.
    pub fn unfit(self, why: &Unfit) -> String {
        let bots = |join| self.list(&Level::ALL.map(|it| format!("bot:{}", it.name())), join);
        match why {
            Unfit::Number { least, most } => {
                self.tell(message::no_such_number(least.to_string(), most.to_string()))
            }
            Unfit::Seating => self.say(Label::NoSuchSeating).to_owned(),
            Unfit::Player => self.who_can_sit(),
            Unfit::Contender { found } => {
                self.tell(message::no_such_player(found, bots(Join::And)))
            }
            Unfit::Quote { command } => self.tell(message::unclosed_quote(command)),
            Unfit::NoCommand => self.say(Label::EngineNoCommand).to_owned(),
            Unfit::Time => self.say(Label::NoDuration).to_owned(),
            Unfit::Level => {
                let levels = Level::ALL.map(|level| level.name().to_owned());
                self.tell(message::no_such_level(self.list(&levels, Join::Or)))
            }
            Unfit::SeatLevel => self.say(Label::LevelSyntax).to_owned(),
        }
    }
}
