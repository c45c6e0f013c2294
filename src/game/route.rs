//! Routes: the way a move goes, for people; and why a move or a hop is not legal, in detail.
//!
//! Nothing here decides legality: that is [`generate`](super::generate)'s. Reasons are worked out
//! only after it has refused.

use super::{ItemFault, Move, Position};
use crate::board::{Direction, Hole, HoleSet};
use crate::rules::{Blocking, GoalExit, Jump, Rules, Seat};

/// Why an action is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// There is a legal move, so the turn may not be passed.
    MustMove,
    /// There is no legal move: the turn can only be passed.
    MustPass,
    /// An item may not be used so.
    Item(ItemFault),
    /// Turns are not timed, so nobody's time runs out.
    NoClock,
    /// That seat does not play, or no more.
    NotPlaying(Seat),
    /// No piece stands there.
    NoPiece(Hole),
    /// The piece there belongs to another seat.
    NotYours {
        /// Where it stands.
        hole: Hole,
        /// Whose it is.
        owner: Seat,
        /// Whose turn it is.
        turn: Seat,
    },
    /// A turn must not end where it began.
    Nowhere(Hole),
    /// No step and no chain of hops leads there.
    Unreachable(Move),
    /// A hop (or step) of a route cannot be made.
    BadLeg {
        /// Which one, from 1.
        number: usize,
        /// Where it would begin and end.
        leg: Move,
        /// What is wrong with it.
        fault: LegFault,
    },
    /// A chain may pass through that camp, but a turn may not end there.
    MayNotStop(Hole),
    /// A turn that begins in the goal must end in it.
    GoalLocked(Move),
}

/// Why one step or hop cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegFault {
    /// A piece stands where it would end.
    Taken(Seat),
    /// An opponent stands there, and swapping needs a goal without an empty hole; this one is empty.
    SwapNeedsFullGoal(Hole),
    /// An opponent stands there, and only a piece from outside the goal may swap.
    SwapFromInside,
    /// A bridge stands where it would end.
    Bridge,
    /// That hole is blocked: nothing may land there or hop over it.
    Blocked(Hole),
    /// Nothing may land in that camp.
    Shut,
    /// The holes do not lie on a straight line.
    NotStraight,
    /// A hop must be over the hole in the middle: the holes are an odd number of steps apart.
    NoMiddle,
    /// A hop of that length is not allowed.
    TooLong,
    /// There is nothing to hop over in that hole.
    NothingToHop(Hole),
    /// Another piece is in the way.
    InTheWay(Hole),
    /// A turn is one step or a chain of hops, never both.
    StepInChain,
}

impl Position {
    /// The canonical route of a legal move, both ends included: fewest hops, then the first in the
    /// order of the directions hop by hop. `None` when the move is not legal.
    pub fn route(&self, rules: &Rules, it: Move) -> Option<Vec<Hole>> {
        if !self.is_legal(rules, it) {
            return None;
        }
        if rules.board().neighbours(it.from).contains(it.to) {
            return Some(vec![it.from, it.to]);
        }
        // Breadth first in the order of the directions: what is found first has the first route.
        let mut found: Vec<(Hole, usize)> = vec![(it.from, 0)];
        let mut seen = HoleSet::only(it.from);
        let mut next = 0;
        while let Some(&(at, _)) = found.get(next) {
            for (_, landing) in self.hops(rules, it.from, at) {
                if landing == it.to {
                    return Some(trace(&found, next, landing));
                }
                let free = !(self.occupied | self.blocks()).contains(landing);
                if free && rules.landing(self.turn).contains(landing) && !seen.contains(landing) {
                    seen.insert(landing);
                    found.push((landing, next));
                }
            }
            next += 1;
        }
        None
    }

    /// The hops from one hole for a piece that was lifted from another, by direction; whether the
    /// landing is free is not asked.
    pub(super) fn hops(
        &self,
        rules: &Rules,
        lifted: Hole,
        at: Hole,
    ) -> impl Iterator<Item = (Direction, Hole)> {
        let mut occupied = self.occupied;
        occupied.remove(lifted);
        let (board, jump, blocks) = (rules.board(), rules.jump(), self.blocks());
        board.shape().directions().filter_map(move |direction| {
            let ray = board.ray(at, direction);
            let ray = match jump {
                Jump::Adjacent => &ray[..ray.len().min(2)],
                Jump::Long => ray,
            };
            hop(ray, &occupied, &blocks).map(|landing| (direction, landing))
        })
    }

    /// The move that a typed route means: two ends, or every hole that is touched.
    ///
    /// # Errors
    ///
    /// The reason why it is not legal; of a route, its first bad hop.
    ///
    /// # Panics
    ///
    /// When the route has fewer than two holes.
    pub fn follow(&self, rules: &Rules, route: &[Hole]) -> Result<Move, Refusal> {
        let [from, .., to] = route[..] else { panic!("a route has two ends") };
        let it = Move { from, to };
        self.check_start(rules, from)?;
        if route.len() > 2 {
            for (index, leg) in route.windows(2).enumerate() {
                let leg = Move { from: leg[0], to: leg[1] };
                let last = index + 2 == route.len();
                if let Err(fault) = self.check_leg(rules, from, leg, last) {
                    return Err(Refusal::BadLeg { number: index + 1, leg, fault });
                }
            }
        }
        if self.is_legal(rules, it) { Ok(it) } else { Err(self.refusal(rules, it)) }
    }

    /// Why a move is not legal.
    pub(super) fn refusal(&self, rules: &Rules, it: Move) -> Refusal {
        if let Err(refusal) = self.check_start(rules, it.from) {
            return refusal;
        }
        if it.from == it.to {
            return Refusal::Nowhere(it.from);
        }
        let (board, seat) = (rules.board(), self.turn);
        let goal = rules.goal(seat);
        if !self.occupied.contains(it.to) && rules.landing(seat).contains(it.to) {
            if !rules.ending(seat).contains(it.to) {
                return Refusal::MayNotStop(it.to);
            }
            let locked = rules.goal_exit() == GoalExit::Locked;
            if locked && goal.contains(it.from) && !goal.contains(it.to) {
                return Refusal::GoalLocked(it);
            }
        }
        let near = board.distance(it.from, it.to) <= 2;
        match self.check_leg(rules, it.from, it, true) {
            Err(fault) if near || says_what_stands_there(fault) => {
                Refusal::BadLeg { number: 1, leg: it, fault }
            }
            _ => Refusal::Unreachable(it),
        }
    }

    pub(super) fn check_start(&self, rules: &Rules, from: Hole) -> Result<(), Refusal> {
        if self.ending(rules).is_some() {
            return Err(Refusal::GameOver);
        }
        match self.piece_at(from) {
            None => Err(Refusal::NoPiece(from)),
            Some(owner) if owner != self.turn => {
                Err(Refusal::NotYours { hole: from, owner, turn: self.turn })
            }
            Some(_) => Ok(()),
        }
    }

    /// Whether a piece lifted from a hole can make this hop; as the first and only leg it may be a
    /// step, as the last one it may end in a swap.
    fn check_leg(
        &self,
        rules: &Rules,
        lifted: Hole,
        leg: Move,
        last: bool,
    ) -> Result<(), LegFault> {
        self.check_landing(rules, lifted, leg.to, last)?;
        let board = rules.board();
        if board.neighbours(leg.from).contains(leg.to) {
            let only = last && leg.from == lifted;
            return if only { Ok(()) } else { Err(LegFault::StepInChain) };
        }
        let mut rays = board.shape().directions().map(|direction| board.ray(leg.from, direction));
        let passed = rays.find_map(|ray| {
            let end = ray.iter().position(|&hole| hole == leg.to)?;
            ray.get(..end)
        });
        self.check_hop(rules, lifted, passed.ok_or(LegFault::NotStraight)?)
    }

    /// Whether a leg may end there.
    fn check_landing(
        &self,
        rules: &Rules,
        lifted: Hole,
        to: Hole,
        last: bool,
    ) -> Result<(), LegFault> {
        if self.bridges().contains(to) {
            Err(LegFault::Bridge)
        } else if self.blocks().contains(to) {
            Err(LegFault::Blocked(to))
        } else if to != lifted && self.occupied.contains(to) {
            self.check_swap(rules, lifted, to, last)
        } else if !rules.landing(self.turn).contains(to) {
            Err(LegFault::Shut)
        } else {
            Ok(())
        }
    }

    /// Whether a hop can pass these holes: a piece in their middle and nothing else.
    fn check_hop(&self, rules: &Rules, lifted: Hole, passed: &[Hole]) -> Result<(), LegFault> {
        if passed.len().is_multiple_of(2) {
            return Err(LegFault::NoMiddle);
        }
        if rules.jump() == Jump::Adjacent && passed.len() > 1 {
            return Err(LegFault::TooLong);
        }
        if let Some(&hole) = passed.iter().find(|&&hole| self.blocks().contains(hole)) {
            return Err(LegFault::Blocked(hole));
        }
        let stands = |hole: Hole| hole != lifted && self.occupied.contains(hole);
        let middle = passed[passed.len() / 2];
        if !stands(middle) {
            return Err(LegFault::NothingToHop(middle));
        }
        match passed.iter().find(|&&hole| hole != middle && stands(hole)) {
            Some(&hole) => Err(LegFault::InTheWay(hole)),
            None => Ok(()),
        }
    }

    /// Whether a piece lifted from a hole may end its turn on a hole that is taken.
    fn check_swap(
        &self,
        rules: &Rules,
        lifted: Hole,
        to: Hole,
        last: bool,
    ) -> Result<(), LegFault> {
        let owner = self.piece_at(to).unwrap_or(self.turn);
        let goal = rules.goal(self.turn);
        let swaps = rules.blocking() == Blocking::Swap && last;
        if !swaps || owner == self.turn || !goal.contains(to) {
            return Err(LegFault::Taken(owner));
        }
        if goal.contains(lifted) {
            return Err(LegFault::SwapFromInside);
        }
        match (goal - self.occupied).first() {
            Some(empty) => Err(LegFault::SwapNeedsFullGoal(empty)),
            None => Ok(()),
        }
    }
}

/// Whether the fault lies in the hole where the move would end, however it would get there.
fn says_what_stands_there(fault: LegFault) -> bool {
    match fault {
        LegFault::Taken(_)
        | LegFault::Bridge
        | LegFault::SwapNeedsFullGoal(_)
        | LegFault::SwapFromInside
        | LegFault::Shut => true,
        LegFault::NotStraight
        | LegFault::Blocked(_)
        | LegFault::NoMiddle
        | LegFault::TooLong
        | LegFault::NothingToHop(_)
        | LegFault::InTheWay(_)
        | LegFault::StepInChain => false,
    }
}

fn trace(found: &[(Hole, usize)], mut at: usize, end: Hole) -> Vec<Hole> {
    let mut route = vec![end];
    while at != 0 {
        route.push(found[at].0);
        at = found[at].1;
    }
    route.push(found[0].0);
    route.reverse();
    route
}

/// Where a hop along the ray would land: as far behind the nearest piece as that is away, with
/// nothing between it and the landing. The landing itself may be taken, but nothing on the way may be
/// blocked.
fn hop(ray: &[Hole], occupied: &HoleSet, blocks: &HoleSet) -> Option<Hole> {
    let stands = *occupied | *blocks;
    let near = ray[..ray.len() / 2].iter().position(|&hole| stands.contains(hole))?;
    let beyond = &ray[near + 1..=2 * near + 1];
    let (&landing, between) = beyond.split_last()?;
    let open = !blocks.contains(ray[near]) && !blocks.contains(landing);
    (open && between.iter().all(|&hole| !stands.contains(hole))).then_some(landing)
}
