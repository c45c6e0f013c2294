//! What goes in at the door of a table, and what comes out.

use core::time::Duration;

use super::Player;
use crate::bot::Level;
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
    /// A hint for the person to move.
    Hint,
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
    /// The game up to now.
    pub game: Game,
    /// Its chance.
    pub seed: u64,
    /// The time that is left for the turn, where the rules have a clock.
    pub limit: Option<Duration>,
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
    /// The person to move asks for a hint.
    Hint,
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
    /// The hint that was asked for: what the bot would do, or nothing when it broke down.
    Hint(Option<Action>),
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
