//! What goes in at the door of a table, and what comes out.

use core::time::Duration;

use super::{Hint, Player};
use crate::bot::{self, Guide, Level};
use crate::game::{Action, Game, Refusal};
use crate::rules::Seat;

/// The number of a request to a bot: an answer to an older one is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(pub(super) u64);

/// What a bot is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The action of a seat that it plays.
    Turn,
    /// The hint of that number for the person to move.
    Hint(usize),
    /// This turn of the person to move.
    StandIn,
}

/// A request to a bot, with everything it needs.
#[derive(Clone, Debug)]
pub struct Thought {
    /// What the answer must carry.
    pub ticket: Ticket,
    /// Who is to move.
    pub seat: Seat,
    /// What it is asked for.
    pub purpose: Purpose,
    /// How well it plays.
    pub level: Level,
    /// What it must not do: the hints before.
    pub apart: Vec<Action>,
    /// The game up to now.
    pub game: Game,
    /// Its chance.
    pub seed: u64,
    /// The time that is left for the turn, where the rules have a clock.
    pub limit: Option<Duration>,
}

impl Thought {
    /// What the bot would do, but for what it must not.
    pub fn choose(&self, guide: &mut dyn Guide) -> Action {
        match self.apart.is_empty() {
            true => bot::choose(self.level, &self.game, self.seed, guide),
            false => bot::choose_another(&self.game, &self.apart, self.seed, guide),
        }
    }
}

/// Something that happens at the table.
#[derive(Clone, Debug)]
pub enum Event {
    /// The table is set: whoever is to move may begin.
    Begin,
    /// A person acts: moves or passes for a seat whose turn it is, resigns, or tells that all agree
    /// to a draw.
    Act(Action),
    /// A bot answers.
    Answer(Ticket, Action),
    /// A bot broke down over its request: the first legal action is played for it.
    Failure(Ticket),
    /// Back to the last turn of a person; where only bots play, one action back.
    Undo,
    /// Forward again to the next turn of a person.
    Redo,
    /// Back to the position after so many actions.
    Rewind(usize),
    /// So much time of the turn has gone by. When it is up, the turn is passed for whoever has it.
    Elapsed(Duration),
    /// The person to move asks for the hint of that number, from 1, or for the last one if there are
    /// fewer.
    Hint(usize),
    /// The person to move lets a bot play this turn.
    StandIn,
    /// Somebody else decides for a seat from now on.
    Seat(Seat, Player),
}

/// What whoever runs the table has to do.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Let a bot think, and bring its answer.
    Think(Thought),
    /// Nobody waits for the bot that thinks any more.
    Cancel,
    /// The hint that was asked for, or nothing when the bot broke down over it or over the turn that it
    /// was to play for a person.
    Hint(Option<Hint>),
}

/// Why nothing happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Declined {
    /// The action is not legal.
    Refused(Refusal),
    /// It is the turn of a bot.
    BotsTurn(Seat),
    /// A draw is for people to agree to; bots do not.
    BotsDoNotAgree,
    /// There is no turn of a person to go back to.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
}
