//! The board in play: a game at its table, and where the people at the board are with it.
//!
//! Every action goes through the [`Table`]; legal is what its game says. What people do is left to
//! [`hands`](super::hands), what comes by itself to [`others`](super::others), how it looks to the
//! widgets, the words to [`text`](crate::text).

use std::collections::VecDeque;
use std::time::Duration;

use super::flight::Flight;
use super::hints::Hinted;
use super::intent::Request;
use super::items::Using;
use super::keep::{Keep, Rated};
use super::keys::Context;
use super::learn::Learning;
use super::look::Look;
use super::solo::Solo;
use super::star::Trail;
use super::typing::{Labels, Prompt};
use crate::board::Hole;
use crate::bot::Reason;
use crate::game::{Action, ActionError, Before, Cause, Game};
use crate::ladder::Unrated;
use crate::rules::{BySeat, Item, Rules, Seat};
use crate::table::{Declined, Event, Hint, Table, Thought};

/// What people are told about the last thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The seat that the toss lets begin.
    Tossed(Seat),
    /// Why an action was not done.
    Declined(Declined),
    /// The piece there has no legal move.
    CannotMove(Hole),
    /// What was typed is no move.
    NoMoveText(ActionError),
    /// A seat went out, and why.
    Out(Seat, Cause),
    /// A bot broke down and the first legal move was played for it.
    BotFailed(Seat),
    /// So many actions were taken back.
    Undone(usize),
    /// So many actions were played again.
    Redone(usize),
    /// A draw needs people only.
    BotsDoNotAgree,
    /// The time of a seat was up, and its turn passed.
    TimeOut(Seat),
    /// The game could not be saved, and why.
    Unsaved(String),
    /// The best result is not kept, and why.
    BestUnkept(String),
    /// The piece of a hint.
    HintPiece(Hole),
    /// A hint at a move, and why that is good.
    Hint(Hint, Reason),
    /// No hint can be had.
    NoHint,
    /// A hint at a turn with an item.
    HintItem(Hint),
    /// The bot has played the turn for that person.
    StoodIn(Seat),
    /// There is nowhere to use an item now.
    ItemNowhere(Item),
}

/// What keys mean on the board just now.
#[derive(Clone, Debug, Default)]
pub enum Mode {
    /// The cursor walks.
    #[default]
    Cursor,
    /// A letter chooses.
    Labels(Labels),
    /// A move is being typed.
    Prompt(Prompt),
    /// A name for a copy of the game is being typed.
    Name(String),
}

/// Whether bots may think.
#[derive(Clone, Debug, Default)]
pub enum Bots {
    /// They may.
    #[default]
    Free,
    /// They are held; perhaps a request waits.
    Held(Option<Box<Thought>>),
}

/// A bot at work, as far as the screen is concerned.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    /// When the spinner turns next.
    pub due: Duration,
    /// How often it has turned; not shown at 0.
    pub turns: usize,
    /// How many plies deep it looks, where it has told.
    pub depth: Option<u32>,
}

impl Thinking {
    /// How long it has thought by the last turn of the spinner.
    pub fn time(self) -> Duration {
        let turns = u32::try_from(self.turns).unwrap_or(u32::MAX);
        SPINNER_DELAY + SPINNER_TURN * turns.saturating_sub(1)
    }
}

/// How long a bot thinks before a spinner shows it, and how often that turns.
pub(super) const SPINNER_DELAY: Duration = Duration::from_millis(300);
pub(super) const SPINNER_TURN: Duration = Duration::from_millis(250);

/// A game on the screen.
#[derive(Clone, Debug)]
pub struct Play {
    /// What is kept of it.
    pub keep: Keep,
    /// The table it is played at.
    pub table: Table,
    /// What a person who crosses alone plays for.
    pub solo: Option<Solo>,
    /// The lesson that it is.
    pub learning: Option<Learning>,
    /// What became of the game on the ladder.
    pub rated: Option<Rated>,
    /// The hole under the cursor.
    pub cursor: Hole,
    /// The column that the cursor keeps to on its way up and down.
    pub(super) column: Option<i16>,
    /// Where each person left the cursor.
    pub(super) left_at: BySeat<Option<Hole>>,
    /// The person whom the cursor was given to last.
    pub(super) guided: Option<Seat>,
    /// The piece picked up.
    pub picked: Option<Hole>,
    /// The turn with an item that is under way.
    pub using: Option<Using>,
    /// The hint for the position on the board.
    pub hint: Option<Hinted>,
    /// What keys mean.
    pub mode: Mode,
    /// What there is to tell.
    pub note: Option<Note>,
    /// The move being shown.
    pub flight: Option<Flight>,
    /// How long a hop is shown.
    pub(super) hop: Duration,
    /// Answers that came while a move was being shown.
    pub(super) waiting: VecDeque<Event>,
    /// The bot at work.
    pub thinking: Option<Thinking>,
    /// Whether bots may think.
    pub bots: Bots,
    /// The earlier position on the screen, if it is not that of now.
    pub look: Option<Look>,
    /// How many moves the list is scrolled back.
    pub scroll: usize,
    /// Whether the end of the game has been told.
    pub told_end: bool,
    /// Whether what is to be kept of the end has been asked for.
    pub kept_end: bool,
    /// The moment up to which the table was told the time; none while the clock stands.
    pub(super) clock: Option<Duration>,
}

impl Play {
    /// A game about to begin.
    pub fn new(keep: Keep, table: Table, hop: Duration) -> Self {
        let cursor = Hole::new(0);
        let mut play = Self {
            keep,
            table,
            solo: None,
            learning: None,
            rated: None,
            cursor,
            column: None,
            left_at: BySeat::default(),
            guided: None,
            picked: None,
            using: None,
            hint: None,
            mode: Mode::default(),
            note: None,
            flight: None,
            hop,
            waiting: VecDeque::new(),
            thinking: None,
            bots: Bots::default(),
            look: None,
            scroll: 0,
            told_end: false,
            kept_end: false,
            clock: None,
        };
        let first = play.game().position().turn();
        play.cursor = play.best_piece(first).unwrap_or(cursor);
        play.guide_cursor();
        play
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.table.game()
    }

    /// From now on a hop is shown for so long; a move that is being shown is there at once where none
    /// is to be.
    pub(super) fn set_hop(&mut self, hop: Duration, now: Duration) -> Vec<Request> {
        self.hop = hop;
        if hop.is_zero() { self.skip_flight(now) } else { Vec::new() }
    }

    /// Which keys count on the board.
    pub fn context(&self) -> Context {
        match (&self.mode, &self.look) {
            (Mode::Labels(_), _) => Context::Labels,
            (Mode::Prompt(_), _) => Context::Prompt,
            (Mode::Name(_), _) => Context::Name,
            (Mode::Cursor, Some(_)) => Context::Look,
            (Mode::Cursor, None) if self.learning.is_some() => Context::Lesson,
            (Mode::Cursor, None) => Context::Game,
        }
    }

    /// The person who has the lower end of a board that is turned to whoever moves: the one whose
    /// turn it is, or was last; while a person's move is shown, that one.
    pub fn faced(&self) -> Option<Seat> {
        let shown = self.flight.as_ref().filter(|_| self.shows_own());
        shown.map(|flight| flight.scene().0.turn()).or(self.guided)
    }

    /// The rules in force.
    pub fn rules(&self) -> &Rules {
        self.game().rules()
    }

    /// The moves since a person moved, the last one last; at least the last one.
    pub fn trails(&self) -> Vec<Trail> {
        let game = self.game();
        let shown = self.shown_actions();
        let past = game.positions().iter().zip(game.actions()).take(shown).rev();
        let mut trails = Vec::new();
        for (position, action) in past {
            let (seat, action) = (position.turn(), *action);
            let human = self.table.player(seat).is_human();
            if human && !trails.is_empty() {
                break;
            }
            let course = position.course(game.rules(), action).map(|(_, route)| route);
            let used = match action {
                Action::Item(turn) => turn.before.map(Before::hole),
                Action::Move(_)
                | Action::Pass
                | Action::TimeOut
                | Action::Resign(_)
                | Action::Draw => None,
            };
            if course.is_some() || used.is_some() {
                trails.push(Trail { seat, route: course.unwrap_or_default(), used });
            }
            if human || self.look.is_some() || trails.len() >= Seat::MAX {
                break;
            }
        }
        trails.reverse();
        trails
    }

    /// Whether the person to move has no legal move and must pass.
    pub fn must_pass(&self) -> bool {
        let choosing = self.item().is_some();
        !choosing && self.table.person_to_move().is_some() && !self.scene().can_move(self.rules())
    }

    /// The game was saved or not: trouble is told once, until saving works again.
    pub fn kept(&mut self, trouble: Option<String>) -> Vec<Request> {
        let unsaved = trouble.is_some();
        if let Some(why) = trouble.filter(|_| !self.keep.unsaved) {
            self.note = Some(Note::Unsaved(why));
        }
        self.keep.unsaved = unsaved;
        Vec::new()
    }

    /// The best results of crossing alone cannot be kept.
    pub fn best_unkept(&mut self, why: String) -> Vec<Request> {
        if let Some(solo) = &mut self.solo {
            solo.trouble = Some(why.clone());
            self.note = Some(Note::BestUnkept(why));
        }
        Vec::new()
    }

    /// The finished game, to be entered into the ladder.
    pub fn rating(&self) -> Option<Request> {
        self.keep.rating(&self.table).map(Request::Rate)
    }

    /// The game was entered into the ladder, or not.
    pub fn rated(&mut self, rated: Rated) -> Vec<Request> {
        // Taken back and ended once more it does not count again: what it did is still so.
        if self.rated.is_none() || rated != Rated::Unrated(Unrated::Known) {
            self.rated = Some(rated);
        }
        Vec::new()
    }

    /// Begins: the first bot may have to be asked.
    pub fn begin(&mut self, now: Duration) -> Vec<Request> {
        if self.is_replay() {
            return Vec::new();
        }
        self.event(Event::Begin, now)
    }

    /// Hands an event to the table and does what comes of it.
    pub fn event(&mut self, event: Event, now: Duration) -> Vec<Request> {
        match self.table.update(event) {
            Ok(effects) => {
                let requests =
                    effects.into_iter().filter_map(|effect| self.effect(effect, now)).collect();
                self.note = self.out().or(self.note.take());
                self.guide_cursor();
                requests
            }
            Err(declined) => {
                self.note = Some(Note::Declined(declined));
                Vec::new()
            }
        }
    }

    /// Whether nothing was begun that could be called off.
    pub fn is_idle(&self) -> bool {
        self.picked.is_none() && self.using.is_none() && !self.is_hinting()
    }

    /// That the last action put a seat out, if it did.
    pub(super) fn out(&self) -> Option<Note> {
        self.game().last_departure().map(|gone| Note::Out(gone.seat, gone.cause))
    }

    /// After the game has changed: nothing that was begun on the old board goes on.
    pub(super) fn settle(&mut self) {
        self.picked = None;
        self.using = None;
        self.hint = None;
        if matches!(self.mode, Mode::Labels(_)) {
            self.mode = Mode::Cursor;
        }
        self.scroll = 0;
        self.flight = None;
        self.waiting.clear();
        if !self.table.is_thinking() {
            self.thinking = None;
        }
        if self.game().ending().is_none() {
            self.told_end = false;
            self.kept_end = false;
        }
    }
}
