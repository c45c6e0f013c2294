//! The board in play: the cursor, the piece picked up, and what comes of it.
//!
//! Every action goes through the [`Table`]; legal is what its game says. How it looks is left to
//! the widgets, the words to [`text`](crate::text).

use std::collections::VecDeque;
use std::time::Duration;

use super::flight::Flight;
use super::intent::{Bearing, Intent, Request};
use super::keep::Keep;
use super::keys::Context;
use super::look::Look;
use super::plan::{Plan, Vertical};
use super::solo::Solo;
use super::star::Trail;
use super::typing::{Labels, Prompt};
use crate::board::{Hole, HoleSet};
use crate::bot::{self, Reason};
use crate::game::{Action, Game, Move, MoveTextError};
use crate::rules::{BySeat, Rules, Seat};
use crate::table::{Declined, Effect, Event, Player, Purpose, Table, Thought, Ticket};

/// What people are told about the last thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Why an action was not done.
    Declined(Declined),
    /// The piece there has no legal move.
    CannotMove(Hole),
    /// What was typed is no move.
    NoMoveText(MoveTextError),
    /// A seat went out by that action.
    Out(Seat, Action),
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
    /// The move of a hint, and why it is good.
    Hint(Move, Reason),
    /// No hint can be had.
    NoHint,
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
}

/// How long a bot thinks before a spinner shows it, and how often that turns.
const SPINNER_DELAY: Duration = Duration::from_millis(300);
const SPINNER_TURN: Duration = Duration::from_millis(250);

/// A game on the screen.
#[derive(Clone, Debug)]
pub struct Play {
    /// What is kept of it.
    pub keep: Keep,
    /// The table it is played at.
    pub table: Table,
    /// What a person who crosses alone plays for.
    pub solo: Option<Solo>,
    /// The hole under the cursor.
    pub cursor: Hole,
    /// The column that the cursor keeps to on its way up and down.
    column: Option<i16>,
    /// Where each person left the cursor.
    left_at: BySeat<Option<Hole>>,
    /// The person whom the cursor was given to last.
    guided: Option<Seat>,
    /// The piece picked up.
    pub picked: Option<Hole>,
    /// The hint for the position on the board.
    pub hint: Option<Move>,
    /// What keys mean.
    pub mode: Mode,
    /// What there is to tell.
    pub note: Option<Note>,
    /// The move being shown.
    pub flight: Option<Flight>,
    /// How long a hop is shown.
    hop: Duration,
    /// Answers that came while a move was being shown.
    waiting: VecDeque<Event>,
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
            cursor,
            column: None,
            left_at: BySeat::default(),
            guided: None,
            picked: None,
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

    /// Which keys count on the board.
    pub fn context(&self) -> Context {
        match (&self.mode, &self.look) {
            (Mode::Labels(_), _) => Context::Labels,
            (Mode::Prompt(_), _) => Context::Prompt,
            (Mode::Name(_), _) => Context::Name,
            (Mode::Cursor, Some(_)) => Context::Look,
            (Mode::Cursor, None) => Context::Game,
        }
    }

    /// The rules in force.
    pub fn rules(&self) -> &Rules {
        self.game().rules()
    }

    /// Where the picked piece may move.
    pub fn targets(&self) -> HoleSet {
        let position = self.game().position();
        self.picked.map_or(HoleSet::EMPTY, |from| position.targets(self.rules(), from))
    }

    /// The route from the picked piece to the cursor, when that is a legal move.
    pub fn preview(&self) -> Vec<Hole> {
        let it = self.picked.map(|from| Move { from, to: self.cursor });
        it.and_then(|it| self.game().position().route(self.rules(), it)).unwrap_or_default()
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
            if let Action::Move(it) = action {
                let route = position.route(game.rules(), it).unwrap_or_default();
                trails.push(Trail { seat, route });
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
        let game = self.game();
        self.table.person_to_move().is_some() && !game.position().can_move(game.rules())
    }

    /// The pieces that can move, the one with the best move first.
    pub fn movable(&self) -> Vec<Hole> {
        let (rules, position) = (self.rules(), self.game().position());
        let mut pieces: Vec<(isize, Hole)> = position
            .piece_moves(rules)
            .map(|moves| {
                let best = moves.iter().map(|it| gain(rules, position.turn(), it));
                (best.max().unwrap_or_default(), moves.from)
            })
            .collect();
        pieces.sort_by_key(|&(gain, hole)| (-gain, hole));
        pieces.into_iter().map(|(_, hole)| hole).collect()
    }

    /// The targets of the picked piece, the one nearest to the goal first.
    pub fn ranked_targets(&self) -> Vec<Hole> {
        let (rules, seat) = (self.rules(), self.game().position().turn());
        let mut targets: Vec<Hole> = self.targets().iter().collect();
        if let Some(from) = self.picked {
            targets.sort_by_key(|&to| (-gain(rules, seat, Move { from, to }), to));
        }
        targets
    }

    fn best_piece(&self, seat: Seat) -> Option<Hole> {
        let best = self.movable().first().copied();
        best.or_else(|| self.game().position().pieces(seat).first())
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
                self.note = self.departure().or(self.note.take());
                self.guide_cursor();
                requests
            }
            Err(declined) => {
                self.note = Some(Note::Declined(declined));
                Vec::new()
            }
        }
    }

    pub(super) fn effect(&mut self, effect: Effect, now: Duration) -> Option<Request> {
        match effect {
            Effect::Cancel => {
                self.thinking = None;
                if let Bots::Held(held) = &mut self.bots {
                    *held = None;
                }
                Some(Request::Cancel)
            }
            Effect::Think(thought) => match (&mut self.bots, thought.purpose) {
                // Whoever holds the bots may still want a hint.
                (Bots::Free, _) | (Bots::Held(_), Purpose::Hint) => {
                    self.thinking = Some(Thinking { due: now + SPINNER_DELAY, turns: 0 });
                    Some(Request::Think(thought))
                }
                (Bots::Held(held), Purpose::Turn) => {
                    *held = Some(Box::new(thought));
                    None
                }
            },
            Effect::Hint(action) => {
                self.thinking = None;
                self.show_hint(action);
                None
            }
        }
    }

    /// Whether a hint is being looked for.
    pub fn is_hinting(&self) -> bool {
        self.table.is_thinking() && self.table.person_to_move().is_some()
    }

    /// Whether nothing was begun that could be called off.
    pub fn is_idle(&self) -> bool {
        self.picked.is_none() && !self.is_hinting()
    }

    /// Asks for a hint, or shows the move of the one that was given.
    fn ask_hint(&mut self, now: Duration) -> Vec<Request> {
        if let Some(it) = self.hint {
            self.picked = Some(it.from);
            self.move_cursor(Some(it.to));
            let reason = bot::reason(self.rules(), self.game().position(), it);
            self.note = Some(Note::Hint(it, reason));
            return Vec::new();
        }
        if self.is_hinting() || self.must_pass() {
            return Vec::new();
        }
        match self.table.update(Event::Hint) {
            Ok(effects) => {
                effects.into_iter().filter_map(|effect| self.effect(effect, now)).collect()
            }
            Err(declined) => {
                self.note = Some(Note::Declined(declined));
                Vec::new()
            }
        }
    }

    /// Shows the piece of a hint; its move is shown when it is asked for once more.
    fn show_hint(&mut self, action: Option<Action>) {
        let Some(Action::Move(it)) = action else {
            self.note = Some(Note::NoHint);
            return;
        };
        self.hint = Some(it);
        if let Some(solo) = &mut self.solo {
            solo.hints += 1;
        }
        self.note = Some(Note::HintPiece(it.from));
        // Whoever is typing goes on typing.
        if matches!(self.mode, Mode::Cursor) {
            self.picked = None;
            self.move_cursor(Some(it.from));
        }
    }

    /// The seat that the last action put out, if it did.
    pub(super) fn departure(&self) -> Option<Note> {
        let game = self.game();
        let before = game.positions().iter().rev().nth(1)?.out().set();
        let mut out = game.position().out().iter();
        let gone = out.find(|&seat| !before.contains(seat))?;
        Some(Note::Out(gone, *game.actions().last()?))
    }

    /// Gives the cursor to the person whose turn has come, where that person left it.
    pub(super) fn guide_cursor(&mut self) {
        let Some(seat) = self.table.person_to_move() else {
            return;
        };
        if self.guided == Some(seat) {
            return;
        }
        if let Some(before) = self.guided {
            self.left_at[before] = Some(self.cursor);
        }
        let place = self.left_at[seat].or_else(|| self.best_piece(seat));
        self.guided = Some(seat);
        self.move_cursor(place);
    }

    fn move_cursor(&mut self, to: Option<Hole>) {
        if let Some(to) = to {
            self.cursor = to;
            self.column = None;
        }
    }

    /// An answer of a bot. While a move is being shown it has to wait for its own showing.
    pub fn answer(&mut self, ticket: Ticket, action: Action, now: Duration) -> Vec<Request> {
        self.bot_event(Event::Answer(ticket, action), now)
    }

    /// A bot broke down.
    pub fn failure(&mut self, ticket: Ticket, now: Duration) -> Vec<Request> {
        self.bot_event(Event::Failure(ticket), now)
    }

    fn bot_event(&mut self, event: Event, now: Duration) -> Vec<Request> {
        if self.flight.is_some() {
            self.waiting.push_back(event);
            return Vec::new();
        }
        let before = self.game().actions().len();
        let seat = self.game().position().turn();
        let (effects, failed) = self.bot_effects(event);
        let moved = self.game().actions().len() > before;
        if moved {
            self.thinking = None;
        }
        let requests = effects.into_iter().filter_map(|effect| self.effect(effect, now)).collect();
        if moved {
            self.note = failed.then_some(Note::BotFailed(seat)).or(self.departure());
            self.scroll = 0;
            self.flight = Flight::of_last(self.game(), self.hop, now);
            self.guide_cursor();
        }
        requests
    }

    /// What the table makes of it, and whether the bot broke down: an illegal answer is that too.
    fn bot_effects(&mut self, event: Event) -> (Vec<Effect>, bool) {
        let ticket = match event {
            Event::Answer(ticket, _) | Event::Failure(ticket) => ticket,
            Event::Begin
            | Event::Act(_)
            | Event::Undo
            | Event::Redo
            | Event::Rewind(_)
            | Event::Elapsed(_)
            | Event::Hint => {
                return (Vec::new(), false);
            }
        };
        let failed = matches!(event, Event::Failure(_));
        match self.table.update(event) {
            Ok(effects) => (effects, failed),
            Err(_) => {
                let effects = self.table.update(Event::Failure(ticket));
                (effects.unwrap_or_default(), true)
            }
        }
    }

    /// The moment when something moves on the screen by itself.
    pub fn next_tick(&self) -> Option<Duration> {
        let flight = self.flight.as_ref().map(Flight::due);
        let spinner = self.thinking.map(|thinking| thinking.due);
        let moving = flight.or(spinner.into_iter().chain(self.next_second()).min());
        let looking = self.look.as_ref().and_then(Look::due);
        moving.into_iter().chain(looking).min()
    }

    /// That moment has come.
    pub fn tick(&mut self, now: Duration) -> Vec<Request> {
        if self.look.as_ref().and_then(Look::due).is_some_and(|due| due <= now) {
            self.run_on(now);
        }
        if self.flight.as_ref().is_some_and(|flight| flight.due() <= now)
            && let Some(flight) = self.flight.take()
        {
            self.flight = flight.advance(now);
            return self.landed(now);
        }
        if let Some(thinking) = &mut self.thinking
            && thinking.due <= now
        {
            thinking.turns += 1;
            thinking.due = now + SPINNER_TURN;
        }
        Vec::new()
    }

    /// Ends the showing of moves; those that waited for it are made at once.
    pub fn skip_flight(&mut self, now: Duration) -> Vec<Request> {
        self.flight = None;
        self.landed(now)
    }

    fn landed(&mut self, now: Duration) -> Vec<Request> {
        if self.flight.is_some() {
            return Vec::new();
        }
        match self.waiting.pop_front() {
            Some(event) => self.bot_event(event, now),
            None => Vec::new(),
        }
    }

    /// What a key means on the board.
    pub fn intent(&mut self, intent: Intent, plan: &Plan, now: Duration) -> Vec<Request> {
        match intent {
            Intent::Up => self.walk(plan, Vertical::Up),
            Intent::Down => self.walk(plan, Vertical::Down),
            Intent::Left => self.step(plan, Bearing::West),
            Intent::Right => self.step(plan, Bearing::East),
            Intent::Step(bearing) => self.step(plan, bearing),
            Intent::Next => self.next(1),
            Intent::Previous => self.next(-1),
            Intent::Label => self.label(),
            Intent::Command => self.open_prompt(),
            Intent::Back => return self.back(now),
            Intent::Hint => return self.ask_hint(now),
            Intent::PageUp => self.scroll = self.scroll.saturating_add(5),
            Intent::PageDown => self.scroll = self.scroll.saturating_sub(5),
            Intent::Recall => self.flight = Flight::of_last(self.game(), self.hop, now),
            Intent::Pick => return self.pick(self.cursor, now),
            Intent::Undo => return self.undo(now),
            Intent::Redo => return self.redo(now),
            Intent::Pause => return self.pause(now),
            Intent::Earlier => self.look_back(),
            _ => {}
        }
        Vec::new()
    }

    fn walk(&mut self, plan: &Plan, way: Vertical) {
        let column = self.column.unwrap_or(plan.place(self.cursor).x);
        let to = plan.vertical(self.cursor, way, column);
        self.move_cursor(to);
        self.column = Some(column);
    }

    fn step(&mut self, plan: &Plan, bearing: Bearing) {
        self.move_cursor(plan.neighbour(self.cursor, bearing));
    }

    fn next(&mut self, by: isize) {
        let among = match self.picked {
            Some(_) => self.ranked_targets(),
            None => self.movable(),
        };
        let count = isize::try_from(among.len()).unwrap_or_default();
        if count == 0 {
            return;
        }
        let at = among.iter().position(|&hole| hole == self.cursor);
        let next = match at.and_then(|at| isize::try_from(at).ok()) {
            Some(at) => (at + by).rem_euclid(count),
            None if by < 0 => count - 1,
            None => 0,
        };
        let to = usize::try_from(next).ok().and_then(|at| among.get(at));
        self.move_cursor(to.copied());
    }

    /// Puts the piece down that is picked up. Whether there was one comes back.
    pub fn put_down(&mut self) -> bool {
        let picked = self.picked.take();
        self.move_cursor(picked);
        picked.is_some()
    }

    /// Puts the piece down, or calls off the search for a hint.
    fn back(&mut self, now: Duration) -> Vec<Request> {
        if self.put_down() || !self.is_hinting() {
            return Vec::new();
        }
        self.event(Event::Begin, now)
    }

    /// Picks up, puts down or commits at a hole: what is said when that cannot be is a note.
    pub fn pick(&mut self, hole: Hole, now: Duration) -> Vec<Request> {
        self.move_cursor(Some(hole));
        if self.must_pass() {
            return self.act(Action::Pass, now);
        }
        let Some(seat) = self.table.person_to_move() else {
            let turn = self.game().position().turn();
            self.note = Some(Note::Declined(Declined::BotsTurn(turn)));
            return Vec::new();
        };
        let position = self.game().position();
        let own = position.pieces(seat).contains(hole);
        let movable = !position.targets(self.rules(), hole).is_empty();
        match self.picked {
            Some(from) if from == hole => self.picked = None,
            Some(from) if !own => return self.act(Action::Move(Move { from, to: hole }), now),
            _ if own && movable => self.picked = Some(hole),
            _ if own => self.note = Some(Note::CannotMove(hole)),
            _ => {
                let it = Move { from: hole, to: hole };
                let refusal = self.game().check(Action::Move(it)).err();
                self.note = refusal.map(|refusal| Note::Declined(Declined::Refused(refusal)));
            }
        }
        Vec::new()
    }

    /// The cursor goes to a hole, and nothing else happens.
    pub fn look_at(&mut self, hole: Hole) {
        self.move_cursor(Some(hole));
    }

    /// The mouse button goes down on a hole: as [`pick`](Self::pick), but a piece that is picked up
    /// stays so, as it may be dragged.
    pub fn press(&mut self, hole: Hole, now: Duration) -> Vec<Request> {
        self.mode = Mode::Cursor;
        if self.picked == Some(hole) {
            self.move_cursor(Some(hole));
            return Vec::new();
        }
        self.pick(hole, now)
    }

    /// A piece is dragged to a hole and let go there.
    pub fn drop_at(&mut self, from: Hole, to: Hole, now: Duration) -> Vec<Request> {
        if self.picked == Some(from) {
            return self.act(Action::Move(Move { from, to }), now);
        }
        Vec::new()
    }

    /// An action of a person.
    pub fn act(&mut self, action: Action, now: Duration) -> Vec<Request> {
        let before = self.game().actions().len();
        let requests = self.event(Event::Act(action), now);
        if self.game().actions().len() > before {
            self.settle();
        }
        requests
    }

    /// After the game has changed: nothing that was begun on the old board goes on.
    pub(super) fn settle(&mut self) {
        self.picked = None;
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
        }
    }

    fn undo(&mut self, now: Duration) -> Vec<Request> {
        self.travel(Event::Undo, Note::Undone, now)
    }

    fn redo(&mut self, now: Duration) -> Vec<Request> {
        self.travel(Event::Redo, Note::Redone, now)
    }

    fn travel(&mut self, event: Event, note: fn(usize) -> Note, now: Duration) -> Vec<Request> {
        let before = self.game().actions().len();
        let requests = self.event(event, now);
        let count = before.abs_diff(self.game().actions().len());
        if count > 0 {
            self.settle();
            self.note = Some(note(count));
        }
        requests
    }

    fn pause(&mut self, now: Duration) -> Vec<Request> {
        match std::mem::take(&mut self.bots) {
            Bots::Free => {
                self.bots = Bots::Held(None);
                Vec::new()
            }
            Bots::Held(Some(thought)) => {
                let request = self.effect(Effect::Think(*thought), now);
                request.into_iter().collect()
            }
            Bots::Held(None) => Vec::new(),
        }
    }

    /// Whether a bot plays.
    pub fn has_bots(&self) -> bool {
        let mut seats = self.rules().seating().iter();
        seats.any(|seat| self.table.player(seat) != Player::Human)
    }

    fn label(&mut self) {
        let among = match self.picked {
            Some(_) => self.ranked_targets(),
            None => self.movable(),
        };
        if self.table.person_to_move().is_some() && !among.is_empty() {
            self.mode = Mode::Labels(Labels::over(&among));
        }
    }

    fn open_prompt(&mut self) {
        if self.table.person_to_move().is_some() {
            self.picked = None;
            self.mode = Mode::Prompt(Prompt::default());
        }
    }
}

/// How many rows a move goes towards the goal.
fn gain(rules: &Rules, seat: Seat, it: Move) -> isize {
    let board = rules.board();
    let goal = board.shape().opposite(rules.corner(seat));
    let row = |hole| isize::try_from(board.row_from(goal, hole)).unwrap_or_default();
    row(it.from) - row(it.to)
}
