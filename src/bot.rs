//! Bots: choosing an action for the seat to move.
//!
//! A bot sees a whole [`Game`], because repetition and deadlines need its past. It holds no clock
//! and no thread: a [`Guide`] tells it when to stop, and chance is a seed in its arguments, so the
//! same seed gives the same game on every machine.

use crate::game::{Action, Game};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Looks one ply ahead and makes mistakes.
    Easy,
    /// A short search.
    Normal,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 2] = [Self::Easy, Self::Normal];

    /// Its name in commands and files; never translated.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// Who a bot asks whether to go on.
pub trait Guide {
    /// Whether the bot should stop and answer with the best it has.
    fn should_stop(&mut self) -> bool;
}

/// A guide that lets a bot think to the end of its budget.
#[derive(Clone, Copy, Debug, Default)]
pub struct Patient;

impl Guide for Patient {
    fn should_stop(&mut self) -> bool {
        false
    }
}

/// A legal action for the seat to move: a pass where there is no move.
///
/// # Panics
///
/// When the game is over.
pub fn choose(level: Level, game: &Game, seed: u64, guide: &mut dyn Guide) -> Action {
    let _ = (level, seed, guide.should_stop());
    assert!(game.ending().is_none(), "the game is over");
    let (rules, position) = (game.rules(), game.position());
    match position.moves(rules).first() {
        Some(&it) => Action::Move(it),
        None => Action::Pass,
    }
}
