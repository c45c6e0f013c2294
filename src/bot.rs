//! Bots: choosing an action for the seat to move.
//!
//! A bot sees a whole [`Game`], because repetition and deadlines need its past. It holds no clock
//! and no thread: a [`Guide`] tells it when to stop, and chance is a seed in its arguments, so the
//! same seed gives the same game on every machine.
//!
//! How an action comes about: `leave` tells the way out of the start zone; `view` gathers what a bot
//! looks at, its rules for thinking and the worth of each hole; `root` sorts out the moves that only a look at the past forbids; `easy` picks
//! by one ply, `normal` searches: while armies meet it looks for the best `reply`, and a race or a
//! muddle it `plan`s alone. `hard` and expert plan with more to think with; with two seats left they
//! fight a `duel`, with more they grow a `tree` that knows everybody's `pace`. Before they think of a
//! move, they ask what `items` would do for them, at the `outlook` of a turn.

mod weights;
mod budget;
mod leave;
mod view;
mod phase;
mod trapped;
mod root;
mod plan;
mod reply;
mod memory;
mod order;
mod duel;
mod pace;
mod node;
mod tree;
mod easy;
mod normal;
mod hard;
mod outlook;
mod items;
mod crossing;
mod par;
mod reason;
#[cfg(test)]
mod sample;
#[cfg(test)]
mod evolve;
#[cfg(test)]
mod learn;

pub use budget::NODES_BETWEEN_QUESTIONS;
pub use crossing::crossing;
pub use par::{Par, Proof, course, par};
pub use reason::{Reason, reason};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::game::{Action, Before, Game, ItemTurn, Move, Then};
use budget::Budget;
use items::Use;
use view::View;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Looks one ply ahead and makes mistakes.
    Easy,
    /// A short search.
    Normal,
    /// A deep search of a fixed number of positions.
    Hard,
    /// The same with no limit but its guide's, which should keep an eye on the clock.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// Its name in commands and files; never translated.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// What a bot has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The move it would play now, and the moves it then expects of everybody in turn, as far as it
    /// knows: at least one, all legal one after the other.
    pub line: Vec<Move>,
    /// How many plies it has looked ahead, its own move included.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// What it expects of that, where it knows.
    pub score: Option<Score>,
}

impl Report {
    /// The move it would play now.
    pub fn best(&self) -> Move {
        self.line[0]
    }
}

/// What a bot expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// So many hundredths of a row ahead of the others.
    Rows(i32),
    /// Home in so many own turns, if nobody comes in the way.
    Home(u32),
}

/// Who a bot asks whether to go on, and who hears how far it has come.
pub trait Guide {
    /// Whether the bot should stop and answer with the best it has. Asked at least every 1,000
    /// positions.
    fn should_stop(&mut self) -> bool;

    /// Hears what the bot has come to: the last time when it answers. Not told of a pass, nor of an
    /// item that is the move.
    fn hear(&mut self, report: Report) {
        let _ = report;
    }
}

/// A guide that lets a bot think to the end of its budget.
#[derive(Clone, Copy, Debug, Default)]
pub struct Patient;

impl Guide for Patient {
    fn should_stop(&mut self) -> bool {
        false
    }
}

/// A legal action for the seat to move: a pass where there is no move. Never gives up.
///
/// # Panics
///
/// When the game is over.
pub fn choose(level: Level, game: &Game, seed: u64, guide: &mut dyn Guide) -> Action {
    match level {
        Level::Easy | Level::Normal => choose_plain(level, game, seed, guide),
        Level::Hard | Level::Expert => choose_with_items(level, game, seed, guide),
    }
}

/// The same, but an item is never used.
///
/// # Panics
///
/// When the game is over.
pub fn choose_plain(level: Level, game: &Game, seed: u64, guide: &mut dyn Guide) -> Action {
    assert!(game.ending().is_none(), "the game is over");
    if !game.position().can_move(game.rules()) {
        return Action::Pass;
    }
    let view = View::new(game);
    let mut chance = chance(seed, game);
    let mut budget = Budget::new(guide);
    let best = match level {
        Level::Easy => easy::choose(&view, &mut chance, &mut budget),
        Level::Normal => normal::choose(&view, &mut chance, &mut budget),
        Level::Hard => hard::choose(game, &[], &hard::HARD, &mut chance, &mut budget),
        Level::Expert => hard::choose(game, &[], &hard::EXPERT, &mut chance, &mut budget),
    };
    Action::Move(best)
}

/// What the hard bot would do if it could do none of these actions: the next best by a search of its
/// own, with as much to think with as the first. Its own choice when there are none. An item that was
/// not worth more than the best move is not offered behind it.
///
/// # Panics
///
/// When the game is over, or when there is no move but these.
pub fn choose_another(game: &Game, taken: &[Action], seed: u64, guide: &mut dyn Guide) -> Action {
    if taken.is_empty() {
        return choose(Level::Hard, game, seed, guide);
    }
    assert!(game.ending().is_none(), "the game is over");
    let moves = taken.iter().filter_map(|action| match action {
        Action::Move(it) => Some(*it),
        Action::Pass | Action::TimeOut | Action::Item(_) | Action::Resign(_) | Action::Draw => None,
    });
    let taken: Vec<Move> = moves.collect();
    let others = game.position().moves(game.rules());
    assert!(others.iter().any(|it| !taken.contains(it)), "there is no other move");
    let mut budget = Budget::new(guide);
    Action::Move(hard::choose(game, &taken, &hard::HARD, &mut chance(seed, game), &mut budget))
}

fn choose_with_items(level: Level, game: &Game, seed: u64, guide: &mut dyn Guide) -> Action {
    assert!(game.ending().is_none(), "the game is over");
    if game.rules().items().is_none() {
        return choose_plain(level, game, seed, guide);
    }
    // A stream of its own: what is thought of items changes no other move.
    let used = items::decide(game, &mut chance(!seed, game), &mut Budget::new(guide));
    let turn = match used {
        None => None,
        Some(Use::Turn(turn)) => Some(turn),
        Some(Use::First(before)) => move_behind(level, game, before, seed, guide),
    };
    turn.map_or_else(|| choose_plain(level, game, seed, guide), Action::Item)
}

/// The turn that uses the item first; `None` when it leaves no move.
fn move_behind(
    level: Level,
    game: &Game,
    before: Before,
    seed: u64,
    guide: &mut dyn Guide,
) -> Option<ItemTurn> {
    let rules = game.rules();
    let position = game.position().after_item(rules, before);
    if !position.can_move(rules) {
        return None;
    }
    let game = Game::from_position(rules.clone(), position);
    match choose_plain(level, &game, seed, guide) {
        Action::Move(it) => Some(ItemTurn { before: Some(before), then: Then::Move(it) }),
        Action::Pass | Action::TimeOut | Action::Item(_) | Action::Resign(_) | Action::Draw => None,
    }
}

/// The luck of one move: another for each seed and each move of a game, always the same for both.
fn chance(seed: u64, game: &Game) -> ChaCha8Rng {
    // An odd constant (the golden ratio) spreads neighbouring numbers over all seeds.
    let number = (game.actions().len() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ChaCha8Rng::seed_from_u64(seed.wrapping_add(number))
}
