//! Turns with items: where each may be used, what it changes, why it may not be used so.
//!
//! Legal means here, too, "in the set": [`Position::item_holes`], [`Position::wings`] and
//! [`Position::exchanges`] say where, and reasons are worked out after a refusal.

use super::item::{Before, ItemFault, ItemTurn, Shuffle, Then};
use super::stock::{Prop, ROUNDS};
use super::{Action, Move, Position, Refusal};
use crate::board::{Board, Hole, HoleSet};
use crate::rules::{GoalExit, Item, Rules, Seat};

/// The most holes between an own piece and a block or a bridge.
const NEAR: usize = 3;

/// The most holes that wings and exchanges reach.
const FAR: usize = 4;

impl Position {
    /// The holes where the seat to move may use an item that is used before the move: where a block
    /// or a bridge may be put, where the middle of a tornado may be.
    pub fn item_holes(&self, rules: &Rules, item: Item) -> HoleSet {
        let seat = self.turn;
        if self.items_left(seat, item) == 0 || self.ending(rules).is_some() {
            return HoleSet::EMPTY;
        }
        let board = rules.board();
        let hexagon = hexagon(board);
        match item {
            Item::Block | Item::Bridge => {
                let near = |&hole: &Hole| {
                    self.pieces[seat].iter().any(|own| board.distance(own, hole) <= NEAR)
                };
                (hexagon - self.occupied - self.blocks()).iter().filter(near).collect()
            }
            Item::Tornado => {
                let room = |&hole: &Hole| {
                    let around = board.neighbours(hole);
                    around.len() == 6 && around.is_subset(&hexagon)
                };
                hexagon.iter().filter(room).collect()
            }
            Item::Double | Item::Wings | Item::Exchange => HoleSet::EMPTY,
        }
    }

    /// Where wings may carry the piece in a hole.
    pub fn wings(&self, rules: &Rules, from: Hole) -> HoleSet {
        self.flights(rules, from, Item::Wings) - self.occupied - self.blocks()
    }

    /// With which pieces of others the piece in a hole may change places. Those of a seat that is
    /// home stay.
    pub fn exchanges(&self, rules: &Rules, from: Hole) -> HoleSet {
        let home = self.home.set();
        let others = rules.seating().iter().filter(|&seat| seat != self.turn);
        let moving = others.filter(|&seat| !home.contains(seat));
        let reach = self.flights(rules, from, Item::Exchange);
        moving
            .filter(|&seat| own_camps(rules, seat).contains(from))
            .fold(HoleSet::EMPTY, |all, seat| all | (self.pieces[seat] & reach))
    }

    /// The holes within reach of an own piece that are in no camp but its start and its goal.
    fn flights(&self, rules: &Rules, from: Hole, item: Item) -> HoleSet {
        let seat = self.turn;
        let own = self.pieces[seat].contains(from);
        if !own || self.items_left(seat, item) == 0 || self.ending(rules).is_some() {
            return HoleSet::EMPTY;
        }
        let (board, goal) = (rules.board(), rules.goal(seat));
        let locked = rules.goal_exit() == GoalExit::Locked && goal.contains(from);
        let open = own_camps(rules, seat);
        let open = if locked { open & goal } else { open };
        open.iter().filter(|&to| board.distance(from, to) <= FAR).collect()
    }

    /// Whether a turn with an item is legal.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub(super) fn check_items(&self, rules: &Rules, turn: ItemTurn) -> Result<(), Refusal> {
        if rules.items().is_none() {
            return Err(Refusal::Item(ItemFault::NoItems));
        }
        let Some(before) = turn.before else {
            return self.check_then(rules, turn);
        };
        self.check_before(rules, before).map_err(Refusal::Item)?;
        let mut position = self.clone();
        position.use_before(rules, before);
        position.check_then(rules, turn)
    }

    pub(super) fn check_before(&self, rules: &Rules, before: Before) -> Result<(), ItemFault> {
        let (item, hole) = (before.item(), before.hole());
        if !self.item_holes(rules, item).contains(hole) {
            return Err(self.misplaced(rules, item, hole));
        }
        match before {
            Before::Tornado(hole, shuffle) if !self.is_shuffle(rules, hole, shuffle) => {
                Err(ItemFault::NotAShuffle)
            }
            Before::Block(_) | Before::Bridge(_) | Before::Tornado(..) => Ok(()),
        }
    }

    /// Why an item that is used before the move may not be used in that hole.
    fn misplaced(&self, rules: &Rules, item: Item, hole: Hole) -> ItemFault {
        if self.items_left(self.turn, item) == 0 {
            ItemFault::NoneLeft(item)
        } else if item == Item::Tornado {
            ItemFault::NoRoom(hole)
        } else if (self.occupied | self.blocks()).contains(hole) {
            ItemFault::Taken(hole)
        } else if !hexagon(rules.board()).contains(hole) {
            ItemFault::InCamp(hole)
        } else {
            ItemFault::TooFar(hole, NEAR)
        }
    }

    /// Whether a tornado can have left that: the same pieces, and none where a block or a bridge is.
    fn is_shuffle(&self, rules: &Rules, centre: Hole, shuffle: Shuffle) -> bool {
        let holes = whirl(rules.board(), centre);
        let fixed = self.blocks() | self.bridges();
        let count = |wanted: Seat| shuffle.0.iter().filter(|&&seat| seat == Some(wanted)).count();
        let around: HoleSet = holes.iter().copied().collect();
        let same = |seat: &Seat| count(*seat) == (self.pieces[*seat] & around).len();
        let free = |(hole, seat): (&Hole, &Option<Seat>)| seat.is_none() || !fixed.contains(*hole);
        Seat::ALL.iter().all(same) && holes.iter().zip(&shuffle.0).all(free)
    }

    fn check_then(&self, rules: &Rules, turn: ItemTurn) -> Result<(), Refusal> {
        if let Some(item) = turn.then.item() {
            if turn.before.is_some() && item != Item::Double {
                return Err(Refusal::Item(ItemFault::OneATurn));
            }
            if self.items_left(self.turn, item) == 0 {
                return Err(Refusal::Item(ItemFault::NoneLeft(item)));
            }
        } else if turn.before.is_none() {
            return Err(Refusal::Item(ItemFault::Unused));
        }
        match turn.then {
            Then::Move(it) => self.check_move(rules, it),
            Then::Pass if self.can_move(rules) => Err(Refusal::MustMove),
            Then::Pass => Ok(()),
            Then::Double(first, to) => self.check_double(rules, first, to),
            Then::Wings(it) if self.wings(rules, it.from).contains(it.to) => Ok(()),
            Then::Exchange(it) if self.exchanges(rules, it.from).contains(it.to) => Ok(()),
            Then::Wings(it) | Then::Exchange(it) => {
                Err(self.no_flight(rules, it, turn.then.item()))
            }
        }
    }

    pub(super) fn check_move(&self, rules: &Rules, it: Move) -> Result<(), Refusal> {
        if self.is_legal(rules, it) {
            Ok(())
        } else if !self.can_move(rules) {
            Err(Refusal::MustPass)
        } else {
            Err(self.refusal(rules, it))
        }
    }

    /// Each of the two is a legal move by itself, and together they do not end where they began.
    fn check_double(&self, rules: &Rules, first: Move, to: Hole) -> Result<(), Refusal> {
        self.check_move(rules, first)?;
        if self.occupied.contains(first.to) {
            return Err(Refusal::Item(ItemFault::SwapFirst));
        }
        if to == first.from {
            return Err(Refusal::Nowhere(to));
        }
        self.between(rules, first).check_move(rules, Move { from: first.to, to })
    }

    /// Why wings or an exchange may not go there.
    fn no_flight(&self, rules: &Rules, it: Move, item: Option<Item>) -> Refusal {
        if let Err(refusal) = self.check_start(rules, it.from) {
            return refusal;
        }
        let (board, seat) = (rules.board(), self.turn);
        let goal = rules.goal(seat);
        if it.from == it.to {
            return Refusal::Nowhere(it.to);
        }
        if board.distance(it.from, it.to) > FAR {
            return Refusal::Item(ItemFault::TooFar(it.to, FAR));
        }
        if !own_camps(rules, seat).contains(it.to) {
            return Refusal::Item(ItemFault::InCamp(it.to));
        }
        let locked = rules.goal_exit() == GoalExit::Locked;
        if locked && goal.contains(it.from) && !goal.contains(it.to) {
            return Refusal::GoalLocked(it);
        }
        let other = self.piece_at(it.to).filter(|&other| other != seat);
        match (item, other) {
            (Some(Item::Exchange), Some(other)) if !own_camps(rules, other).contains(it.from) => {
                Refusal::Item(ItemFault::InCamp(it.from))
            }
            (Some(Item::Exchange), _) => Refusal::Item(ItemFault::NoOther(it.to)),
            _ => Refusal::Item(ItemFault::Taken(it.to)),
        }
    }

    /// Plays a turn with an item without asking whether it is legal.
    pub(super) fn play_items(&mut self, rules: &Rules, turn: ItemTurn) {
        let seat = self.turn;
        if let Some(before) = turn.before {
            self.use_before(rules, before);
        }
        if let Some(item) = turn.then.item() {
            self.take_item(rules, seat, item);
        }
        match turn.then {
            // A tornado can bring a team to its total: that wins, and there is no move to be made.
            Then::Pass if self.ending(rules).is_some() => self.end_turn_in_time(rules, seat),
            Then::Pass => self.play_pass(rules),
            // An exchange is played like a swap: the other piece goes to where the turn began.
            Then::Move(it) | Then::Wings(it) | Then::Exchange(it) => self.play_move(rules, it),
            Then::Double(first, to) => {
                self.shift(rules, first);
                self.play_move(rules, Move { from: first.to, to });
            }
        }
    }

    /// The position when an item was used and the move is still to come.
    pub fn after_item(&self, rules: &Rules, before: Before) -> Self {
        let mut position = self.clone();
        position.use_before(rules, before);
        position
    }

    fn use_before(&mut self, rules: &Rules, before: Before) {
        let seat = self.turn;
        self.take_item(rules, seat, before.item());
        match before {
            Before::Block(hole) | Before::Bridge(hole) => {
                // The turn that is under way will end, too.
                let rounds = ROUNDS + 1;
                let prop = Prop { hole, item: before.item(), owner: seat, rounds };
                self.put_prop(rules, prop);
            }
            Before::Tornado(centre, shuffle) => self.whirl(rules, centre, shuffle),
        }
    }

    fn whirl(&mut self, rules: &Rules, centre: Hole, Shuffle(seats): Shuffle) {
        let holes = whirl(rules.board(), centre);
        for &hole in &holes {
            if let Some(seat) = self.piece_at(hole) {
                self.lift(rules, seat, hole);
            }
        }
        for (hole, seat) in holes.into_iter().zip(seats) {
            if let Some(seat) = seat {
                self.put(rules, seat, hole);
            }
        }
    }

    /// What stands in the holes of a tornado, in its order; and whether it can be carried along.
    fn in_whirl(&self, rules: &Rules, centre: Hole) -> Vec<(Option<Seat>, Loose)> {
        let fixed = self.blocks() | self.bridges();
        let holes = whirl(rules.board(), centre).into_iter();
        let loose = |hole| if fixed.contains(hole) { Loose::No } else { Loose::Yes };
        holes.map(|hole| (self.piece_at(hole), loose(hole))).collect()
    }

    /// What a tornado leaves when the pieces that it carries along, and the gaps between them, are
    /// mixed like that.
    pub fn whirled(
        &self,
        rules: &Rules,
        centre: Hole,
        mix: impl FnOnce(&mut [Option<Seat>]),
    ) -> Shuffle {
        let whirl = self.in_whirl(rules, centre);
        let loose = whirl.iter().filter(|(_, held)| *held == Loose::Yes);
        let mut pieces: Vec<Option<Seat>> = loose.map(|(seat, _)| *seat).collect();
        mix(&mut pieces);
        let mut pieces = pieces.into_iter();
        let mut left = whirl.into_iter().map(|(_, held)| match held {
            Loose::Yes => pieces.next().flatten(),
            Loose::No => None,
        });
        Shuffle(std::array::from_fn(|_| left.next().flatten()))
    }

    /// The position in which the piece of an action begins to move, and the holes it touches, both
    /// ends included; `None` when nothing moves. Wings and exchanges go straight there.
    pub fn course(&self, rules: &Rules, action: Action) -> Option<(Self, Vec<Hole>)> {
        let (before, then) = match action {
            Action::Move(it) => (None, Then::Move(it)),
            Action::Item(turn) => (turn.before, turn.then),
            Action::Pass | Action::TimeOut | Action::Resign(_) | Action::Draw => return None,
        };
        let begun = before.map_or_else(|| self.clone(), |before| self.after_item(rules, before));
        let route = match then {
            Then::Move(it) => begun.route(rules, it)?,
            Then::Wings(it) | Then::Exchange(it) => vec![it.from, it.to],
            Then::Double(first, to) => {
                let second = Move { from: first.to, to };
                let rest = begun.between(rules, first).route(rules, second)?;
                begun.route(rules, first)?.into_iter().chain(rest.into_iter().skip(1)).collect()
            }
            Then::Pass => return None,
        };
        Some((begun, route))
    }

    /// The position between the two moves of a double.
    pub fn between(&self, rules: &Rules, first: Move) -> Self {
        let mut between = self.clone();
        between.shift(rules, first);
        between
    }

    fn shift(&mut self, rules: &Rules, Move { from, to }: Move) {
        let seat = self.turn;
        self.lift(rules, seat, from);
        self.put(rules, seat, to);
    }
}

/// Whether a tornado carries along what stands in a hole; blocks and bridges stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Loose {
    /// It does.
    Yes,
    /// It does not.
    No,
}

/// The holes of a tornado: the middle one, and its neighbours in the order of the directions.
fn whirl(board: &Board, centre: Hole) -> Vec<Hole> {
    let around = board.shape().directions().filter_map(|direction| board.step(centre, direction));
    std::iter::once(centre).chain(around).collect()
}

/// The holes outside every camp.
pub(super) fn hexagon(board: &Board) -> HoleSet {
    board.shape().corners().fold(board.all(), |rest, corner| rest - board.camp(corner))
}

/// The holes outside every camp, and the camps of a seat's start and goal.
fn own_camps(rules: &Rules, seat: Seat) -> HoleSet {
    let (board, corner) = (rules.board(), rules.corner(seat));
    hexagon(board) | board.camp(corner) | board.camp(board.shape().opposite(corner))
}
