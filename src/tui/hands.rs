//! What a person does at the board: the cursor, the piece picked up, and the move that comes of it.
//!
//! Typing is left to [`typing`](super::typing), the mouse to [`pointer`](super::pointer), what bots
//! do to [`others`](super::others).

use std::time::Duration;

use super::flight::Flight;
use super::intent::{Bearing, Intent, Request};
use super::plan::{Plan, Vertical};
use super::play::{Mode, Note, Play};
use super::typing::{Labels, Prompt};
use crate::board::Hole;
use crate::game::{Action, Move};
use crate::rules::{Rules, Seat};
use crate::table::{Declined, Event};

impl Play {
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
            Intent::StandIn => return self.ask_stand_in(now),
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
        let among = self.choices();
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

    /// Takes a step of a turn with an item back, puts the piece down, or calls off the bot that helps.
    fn back(&mut self, now: Duration) -> Vec<Request> {
        if self.step_back() || self.put_down() || !self.is_hinting() {
            return Vec::new();
        }
        self.event(Event::Begin, now)
    }

    /// Picks up, puts down or commits at a hole: what is said when that cannot be is a note.
    pub fn pick(&mut self, hole: Hole, now: Duration) -> Vec<Request> {
        self.move_cursor(Some(hole));
        if self.must_pass() {
            return self.pass(now);
        }
        let Some(seat) = self.table.person_to_move() else {
            let turn = self.game().position().turn();
            self.note = Some(Note::Declined(Declined::BotsTurn(turn)));
            return Vec::new();
        };
        if self.placing().is_some() {
            self.place_item(hole);
            return Vec::new();
        }
        let own = self.scene().pieces(seat).contains(hole);
        let movable = own && !self.targets_of(hole).is_empty();
        let second = self.first().is_some();
        match self.picked {
            Some(from) if from == hole && second => drop(self.step_back()),
            Some(from) if from == hole => self.picked = None,
            Some(from) if !own || second => return self.commit(Move { from, to: hole }, now),
            _ if movable => self.picked = Some(hole),
            _ if own => self.note = Some(Note::CannotMove(hole)),
            _ => self.refuse(Move { from: hole, to: hole }),
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
            return self.commit(Move { from, to }, now);
        }
        Vec::new()
    }

    /// An action of a person.
    pub fn act(&mut self, action: Action, now: Duration) -> Vec<Request> {
        let before = self.game().actions().len();
        let mut requests = self.event(Event::Act(action), now);
        if self.game().actions().len() > before {
            self.settle();
            self.flight = match self.learning {
                Some(_) => Flight::of_last(self.game(), self.hop, now),
                None => Flight::of_chain(self.game(), self.hop, now),
            };
            requests.extend(self.judge(now));
        }
        requests
    }

    fn undo(&mut self, now: Duration) -> Vec<Request> {
        // What was begun with an item is what was done last.
        if self.using.take().is_some() {
            self.put_down();
            return Vec::new();
        }
        self.travel(Event::Undo, Note::Undone, now)
    }

    fn redo(&mut self, now: Duration) -> Vec<Request> {
        self.travel(Event::Redo, Note::Redone, now)
    }

    fn travel(&mut self, event: Event, note: fn(usize) -> Note, now: Duration) -> Vec<Request> {
        let before = self.game().actions().len();
        let mut requests = self.event(event, now);
        let count = before.abs_diff(self.game().actions().len());
        if count > 0 {
            self.settle();
            self.note = Some(note(count));
            requests.extend(self.judge(now));
        }
        requests
    }

    fn label(&mut self) {
        let among = self.choices();
        if self.table.person_to_move().is_some() && !among.is_empty() {
            self.mode = Mode::Labels(Labels::over(&among));
        }
    }

    fn open_prompt(&mut self) {
        if self.table.person_to_move().is_some() {
            (self.picked, self.using) = (None, None);
            self.mode = Mode::Prompt(Prompt::default());
        }
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

    pub(super) fn move_cursor(&mut self, to: Option<Hole>) {
        if let Some(to) = to {
            self.cursor = to;
            self.column = None;
        }
    }

    /// The pieces that can move, the one with the best move first.
    pub fn movable(&self) -> Vec<Hole> {
        let (rules, seat) = (self.rules(), self.scene().turn());
        let mut pieces: Vec<(isize, Hole)> = self
            .scene()
            .pieces(seat)
            .iter()
            .filter_map(|from| {
                let gains = self.targets_of(from).iter();
                let best = gains.map(|to| gain(rules, seat, Move { from, to })).max()?;
                Some((best, from))
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

    pub(super) fn best_piece(&self, seat: Seat) -> Option<Hole> {
        let best = self.movable().first().copied();
        best.or_else(|| self.game().position().pieces(seat).first())
    }
}

/// How many rows a move goes towards the goal.
fn gain(rules: &Rules, seat: Seat, it: Move) -> isize {
    let board = rules.board();
    let goal = board.shape().opposite(rules.corner(seat));
    let row = |hole| isize::try_from(board.row_from(goal, hole)).unwrap_or_default();
    row(it.from) - row(it.to)
}
