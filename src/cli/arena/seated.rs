//! Whoever plays a game: a bot, or an outside engine as long as it keeps to the rules.

use super::Arena;
use crate::bot::{self, Guide, Level, Patient};
use crate::cli::clock::{Limit, Limited};
use crate::cli::lineup::{Bag, Mind};
use crate::cli::options::Setup;
use crate::cli::outside::{Engine, Fault, Manners};
use crate::game::{Action, Game};

/// Somebody who plays a game.
pub enum Seated {
    Bot {
        level: Level,
        bag: Bag,
        limit: Limit,
        seed: u64,
    },
    Engine(Engine),
    /// An engine that is not ready to play, or was dropped.
    Gone(Option<Fault>),
}

impl Seated {
    pub fn new(arena: &Arena, player: usize, seed: u64) -> Self {
        let args = arena.args;
        let limit = args.nodes.map_or(Limit::Time(args.move_time.0), Limit::Nodes);
        match &arena.contenders[player].mind {
            Mind::Bot(level, bag) => Self::Bot { level: *level, bag: *bag, limit, seed },
            Mind::Engine(command) => {
                let (patience, words) = (args.patience.0, arena.words);
                let manners = Manners { limit, patience, words };
                let Setup { rules, preset, .. } = arena.setup;
                let started = Engine::start(command, manners, rules, &preset.name, seed);
                started.map_or_else(|fault| Self::Gone(Some(fault)), Self::Engine)
            }
        }
    }

    /// What it plays, or why it is dropped.
    pub fn choose(&mut self, game: &Game) -> Result<Action, Fault> {
        match self {
            Self::Bot { level, bag, limit, seed } => {
                let choose = match bag {
                    Bag::Open => bot::choose,
                    Bag::Shut => bot::choose_plain,
                };
                Ok(choose(*level, game, *seed, &mut *guide(*level, *limit)))
            }
            Self::Engine(engine) => {
                let chosen = engine.choose(game);
                if chosen.is_err()
                    && let Self::Engine(engine) = std::mem::replace(self, Self::Gone(None))
                {
                    return chosen.map_err(|fault| engine.dropped(fault));
                }
                chosen
            }
            Self::Gone(fault) => Err(fault.take().unwrap_or(Fault::Ended(None))),
        }
    }

    pub fn leave(self) {
        match self {
            Self::Engine(engine) => engine.dismiss(),
            Self::Bot { .. } | Self::Gone(_) => {}
        }
    }
}

/// Who looks after a bot of that level: only the expert knows no end of its own.
fn guide(level: Level, limit: Limit) -> Box<dyn Guide> {
    match level {
        Level::Easy | Level::Normal | Level::Hard => Box::new(Patient),
        Level::Expert => Box::new(Limited::from(limit)),
    }
}
