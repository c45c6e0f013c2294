//! Who decides for a seat, and how that is written.

use std::fmt;

use super::Name;
use crate::bot::Level;
use crate::rules::Seat;

/// How a person is written.
const HUMAN: &str = "human";

/// Before the level of a bot.
const BOT: &str = "bot:";

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// A person at this keyboard.
    #[default]
    Human,
    /// A bot of that level.
    Bot(Level),
}

impl Player {
    /// Everybody who can decide: a person, then the bots from the weakest up.
    pub const ALL: [Self; 5] = [
        Self::Human,
        Self::Bot(Level::Easy),
        Self::Bot(Level::Normal),
        Self::Bot(Level::Hard),
        Self::Bot(Level::Expert),
    ];

    /// Who sits in a seat where nothing is said: you in the first one, against bots.
    pub fn usual(seat: Seat, first: Seat) -> Self {
        if seat == first { Self::Human } else { Self::Bot(Level::Normal) }
    }

    /// Whether a person decides.
    pub fn is_human(self) -> bool {
        match self {
            Self::Human => true,
            Self::Bot(_) => false,
        }
    }

    /// Who is meant by `human`, or with a name by `Ann=human`.
    pub fn parse_named(text: &str) -> Option<(Self, Name)> {
        let (name, player) = text.split_once('=').unwrap_or(("", text));
        Some((Self::parse(player.trim())?, Name::new(name)))
    }

    /// Who is meant by `human`, `bot:easy` and so on.
    pub fn parse(text: &str) -> Option<Self> {
        match text.strip_prefix(BOT) {
            Some(level) => Level::from_name(level).map(Self::Bot),
            None => (text == HUMAN).then_some(Self::Human),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str(HUMAN),
            Self::Bot(level) => write!(f, "{BOT}{}", level.name()),
        }
    }
}
