//! A turn with an item, as far as a person has come with it: what was chosen, what was used, what is
//! still to be chosen.
//!
//! Nothing is played before the turn is whole, so every step can be taken back. What a piece does at
//! the board without items is left to [`hands`](super::hands), how items look to
//! [`items_view`](super::items_view).

use std::time::Duration;

use super::intent::Request;
use super::play::{Note, Play};
use crate::board::{Hole, HoleSet};
use crate::game::{Action, Before, ItemFault, ItemTurn, Move, Position, Refusal, Then};
use crate::rules::Item;
use crate::table::Declined;

/// A turn with an item that is under way.
#[derive(Clone, Debug)]
pub struct Using {
    /// What was used before the move.
    pub before: Option<Before>,
    /// The item that is being used: it wants a hole, a piece or a target.
    pub item: Option<Item>,
    /// The first move of a double.
    pub first: Option<Move>,
    /// The board with all of that done.
    position: Position,
}

/// What an item wants to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Want {
    /// A hole of the board.
    Place,
    /// A piece of one's own, and a target for it.
    Piece,
}

fn want(item: Item) -> Want {
    match item {
        Item::Block | Item::Bridge | Item::Tornado => Want::Place,
        Item::Double | Item::Wings | Item::Exchange => Want::Piece,
    }
}

impl Play {
    /// The position that a person acts on: that of now, with what items have done to it so far.
    pub fn scene(&self) -> &Position {
        match &self.using {
            Some(using) if self.look.is_none() => &using.position,
            _ => self.shown(),
        }
    }

    /// The item that wants something to be chosen.
    pub fn item(&self) -> Option<Item> {
        self.using.as_ref().and_then(|using| using.item)
    }

    /// The item that wants a hole of the board.
    pub fn placing(&self) -> Option<Item> {
        self.item().filter(|&item| want(item) == Want::Place)
    }

    /// The first move of a double that was made.
    pub fn first(&self) -> Option<Move> {
        self.using.as_ref().and_then(|using| using.first)
    }

    /// Begins with an item, or says why that cannot be.
    pub fn take_item(&mut self, item: Item) {
        let (seat, before) = (self.game().position().turn(), self.used());
        let refused = |fault| Some(Note::Declined(Declined::Refused(Refusal::Item(fault))));
        let fault = if self.rules().items().is_none() {
            Some(ItemFault::NoItems)
        } else if before.is_some() && item != Item::Double {
            Some(ItemFault::OneATurn)
        } else if self.scene().items_left(seat, item) == 0 {
            Some(ItemFault::NoneLeft(item))
        } else {
            None
        };
        self.put_down();
        if let Some(fault) = fault {
            self.note = refused(fault);
            return;
        }
        self.use_so_far(before, Some(item), None);
        let choices = self.choices();
        if choices.is_empty() {
            self.use_so_far(before, None, None);
            self.note = Some(Note::ItemNowhere(item));
        } else if !choices.contains(&self.cursor) {
            let board = self.rules().board();
            let nearest = choices.iter().min_by_key(|&&hole| board.distance(hole, self.cursor));
            // A piece is found by what it can do, a hole where the cursor is.
            let to = if want(item) == Want::Place { nearest } else { choices.first() };
            self.move_cursor(to.copied());
        }
    }

    /// What was used before the move.
    pub fn used(&self) -> Option<Before> {
        self.using.as_ref().and_then(|using| using.before)
    }

    fn use_so_far(&mut self, before: Option<Before>, item: Option<Item>, first: Option<Move>) {
        if before.is_none() && item.is_none() {
            self.using = None;
            return;
        }
        let (rules, now) = (self.game().rules().clone(), self.game().position());
        let position = before.map_or_else(|| now.clone(), |before| now.after_item(&rules, before));
        let position = first.map_or(position.clone(), |first| position.between(&rules, first));
        self.using = Some(Using { before, item, first, position });
    }

    /// The holes that can be chosen now: where an item can be used, or where the picked piece can go.
    pub fn targets(&self) -> HoleSet {
        match (self.placing(), self.picked) {
            (Some(item), _) => self.scene().item_holes(self.rules(), item),
            (None, Some(from)) => self.targets_of(from),
            (None, None) => HoleSet::EMPTY,
        }
    }

    /// Where the own piece in a hole can go, with the item that is being used.
    pub fn targets_of(&self, from: Hole) -> HoleSet {
        let (rules, scene) = (self.rules(), self.scene());
        match self.item() {
            Some(Item::Wings) => scene.wings(rules, from),
            Some(Item::Exchange) => scene.exchanges(rules, from),
            Some(Item::Double | Item::Block | Item::Bridge | Item::Tornado) | None => {
                let begun = self.first().map(|first| first.from);
                let targets = scene.targets(rules, from).iter();
                targets.filter(|&to| Some(to) != begun).collect()
            }
        }
    }

    /// The route from the picked piece to the cursor, when it can go there.
    pub fn preview(&self) -> Vec<Hole> {
        let Some(from) = self.picked.filter(|_| self.targets().contains(self.cursor)) else {
            return Vec::new();
        };
        let it = Move { from, to: self.cursor };
        match self.item() {
            Some(Item::Wings | Item::Exchange) => vec![it.from, it.to],
            Some(Item::Double | Item::Block | Item::Bridge | Item::Tornado) | None => {
                self.scene().route(self.rules(), it).unwrap_or_default()
            }
        }
    }

    /// A hole is chosen for an item that wants one.
    pub fn place_item(&mut self, hole: Hole) {
        let Some(item) = self.placing() else { return };
        if self.scene().item_holes(self.rules(), item).contains(hole) {
            self.use_so_far(Some(self.before(item, hole)), None, None);
            let best = self.movable().first().copied();
            self.move_cursor(best);
        } else {
            let turn = ItemTurn { before: Some(self.before(item, hole)), then: Then::Pass };
            let refusal = self.game().check(Action::Item(turn)).err();
            self.note = refusal.map(|refusal| Note::Declined(Declined::Refused(refusal)));
        }
    }

    /// Comes with a turn as far as a person could before it is played. What a tornado leaves is drawn
    /// here: the move behind it may have to be another.
    pub(super) fn prepare(&mut self, turn: ItemTurn) {
        let before = turn.before.map(|before| self.before(before.item(), before.hole()));
        let (item, first, it) = match turn.then {
            Then::Move(it) => (None, None, Some(it)),
            Then::Double(first, to) => {
                (Some(Item::Double), Some(first), Some(Move { from: first.to, to }))
            }
            Then::Wings(it) => (Some(Item::Wings), None, Some(it)),
            Then::Exchange(it) => (Some(Item::Exchange), None, Some(it)),
            Then::Pass => (None, None, None),
        };
        self.picked = None;
        self.use_so_far(before, item, first);
        let it = it.filter(|it| self.targets_of(it.from).contains(it.to));
        let best = || self.movable().first().copied();
        let to = it.map(|it| it.to).or_else(best);
        self.picked = it.map(|it| it.from);
        self.move_cursor(to);
    }

    fn before(&self, item: Item, hole: Hole) -> Before {
        match item {
            Item::Bridge => Before::Bridge(hole),
            Item::Tornado => Before::Tornado(hole, self.table.tornado(hole)),
            Item::Block | Item::Double | Item::Wings | Item::Exchange => Before::Block(hole),
        }
    }

    /// Plays a move of the piece that was picked up, in the turn as far as it has come.
    pub fn commit(&mut self, it: Move, now: Duration) -> Vec<Request> {
        if self.item() == Some(Item::Double) && self.first().is_none() {
            self.begin_double(it);
            return Vec::new();
        }
        self.act(self.turn_with(it), now)
    }

    /// The turn as far as it has come, with that move.
    pub fn turn_with(&self, it: Move) -> Action {
        let then = match (self.item(), self.first()) {
            (Some(Item::Double), Some(first)) => Then::Double(first, it.to),
            // A double that is no more than begun: only why it cannot be is asked.
            (Some(Item::Double), None) => Then::Double(it, it.to),
            (Some(Item::Wings), _) => Then::Wings(it),
            (Some(Item::Exchange), _) => Then::Exchange(it),
            (Some(Item::Block | Item::Bridge | Item::Tornado) | None, _) => Then::Move(it),
        };
        match (self.used(), then) {
            (None, Then::Move(it)) => Action::Move(it),
            (before, then) => Action::Item(ItemTurn { before, then }),
        }
    }

    /// Says why the turn cannot go on with that move.
    pub fn refuse(&mut self, it: Move) {
        let refusal = self.game().check(self.turn_with(it)).err();
        self.note = refusal.map(|refusal| Note::Declined(Declined::Refused(refusal)));
    }

    /// Passes, behind an item that was used or without one.
    pub fn pass(&mut self, now: Duration) -> Vec<Request> {
        let before = self.used();
        let action = match before {
            Some(_) => Action::Item(ItemTurn { before, then: Then::Pass }),
            None => Action::Pass,
        };
        self.act(action, now)
    }

    /// The first move of a double is made, if another can follow it.
    fn begin_double(&mut self, first: Move) {
        let before = self.used();
        let swaps = self.scene().occupied().contains(first.to);
        if !self.targets().contains(first.to) || swaps {
            self.refuse(first);
            return;
        }
        self.use_so_far(before, Some(Item::Double), Some(first));
        self.picked = Some(first.to);
        self.move_cursor(Some(first.to));
        if self.targets().is_empty() {
            self.step_back();
            self.note = Some(Note::ItemNowhere(Item::Double));
        }
    }

    /// One step of a turn with an item is taken back; whether there was one.
    pub fn step_back(&mut self) -> bool {
        let Some(using) = &self.using else { return false };
        let (before, item, first) = (using.before, using.item, using.first);
        match (first, self.picked, item) {
            (Some(first), ..) => {
                self.use_so_far(before, item, None);
                self.picked = Some(first.from);
                self.move_cursor(Some(first.from));
            }
            (None, Some(_), _) => {
                self.put_down();
            }
            (None, None, Some(_)) => self.use_so_far(before, None, None),
            (None, None, None) => self.use_so_far(None, None, None),
        }
        true
    }

    /// Everything that can be chosen now, the best first.
    pub fn choices(&self) -> Vec<Hole> {
        match (self.placing(), self.picked) {
            (None, None) => self.movable(),
            (Some(_), _) | (None, Some(_)) => self.ranked_targets(),
        }
    }
}
