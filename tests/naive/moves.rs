//! Legal moves with their canonical routes, straight from section 2 and the switches that narrow it.
//! Playing a move, and what follows from it, is left to the parent module.

use super::star::{self, Hole};
use super::{Naive, State, pieces_of};
use std::collections::{BTreeMap, BTreeSet};

/// A turn under way: the mover's piece is in the hand.
struct Turn<'a> {
    rules: &'a Naive,
    mover: char,
    from: Hole,
    /// The board without the moving piece.
    lifted: BTreeMap<Hole, char>,
    /// Holes where nothing lands and that nothing hops over.
    blocks: BTreeSet<Hole>,
    /// Holes held by others that the piece may take by a swap.
    takes: BTreeSet<Hole>,
}

impl Naive {
    /// The legal moves: (from, to) by name, and the canonical route. Empty when the game is over.
    pub fn moves(&self, state: &State) -> BTreeMap<(String, String), String> {
        let mut moves = BTreeMap::new();
        if self.over(state) {
            return moves;
        }
        for from in pieces_of(state, state.seat) {
            let turn = self.lift(state, from);
            for (to, route) in turn.routes() {
                let names: Vec<String> = route.iter().map(|&h| star::name(self.side, h)).collect();
                let (last, before) = names.split_last().expect("a route has holes");
                // "A swap puts `x` before its last hole".
                let mark = if turn.takes.contains(&to) { "x" } else { "-" };
                let text = format!("{}{mark}{last}", before.join("-"));
                moves.insert((names[0].clone(), last.clone()), text);
            }
        }
        moves
    }

    /// "The moving piece is lifted first: the hole it left is empty for the whole chain".
    fn lift(&self, state: &State, from: Hole) -> Turn<'_> {
        let mut turn = Turn {
            rules: self,
            mover: state.seat,
            from,
            lifted: state.board.clone(),
            blocks: state.blocks(),
            takes: self.takes(state, from),
        };
        turn.lifted.remove(&from);
        // "a fixed neutral piece that can be hopped over"
        turn.lifted.extend(state.bridges().into_iter().map(|hole| (hole, '+')));
        turn
    }

    /// "when no hole of the mover's goal is empty, a piece from outside the goal that could
    /// otherwise step or hop onto a goal hole held by another seat's piece may take that hole".
    fn takes(&self, state: &State, from: Hole) -> BTreeSet<Hole> {
        let goal = &self.goal[&state.seat];
        let bridges = state.bridges();
        let full = goal.iter().all(|h| state.board.contains_key(h) || bridges.contains(h));
        if self.word("blocking", "none") != "swap" || !full || goal.contains(&from) {
            return BTreeSet::new();
        }
        &(goal - &pieces_of(state, state.seat)) - &bridges
    }

    /// What the switches say about the camp a hole lies in. "camps that are some *other* seat's
    /// start or goal, and neither the start nor the goal of the mover"; "camps that are nobody's
    /// start and nobody's goal"; never holes inside the hexagon.
    fn access(&self, mover: char, hole: Hole) -> &str {
        let Some(camp) = star::camp(self.side, hole) else {
            return "open";
        };
        let uses = |seat: &char| *seat == camp || star::opposite(*seat) == camp;
        if uses(&mover) {
            "open"
        } else if self.seats.iter().any(uses) {
            self.word("others_camps", "open")
        } else {
            self.word("unused_camps", "open")
        }
    }
}

impl Turn<'_> {
    /// A route, from first to last hole, to every hole where the turn may end.
    fn routes(&self) -> BTreeMap<Hole, Vec<Hole>> {
        let mut routes = BTreeMap::new();
        // "Never a step and a hop in one turn". A step counts no hop, so it goes before any chain.
        for route in self.steps().into_iter().chain(self.chains()) {
            let to = *route.last().expect("a route has holes");
            if self.may_stop(to) {
                routes.entry(to).or_insert(route);
            }
        }
        routes
    }

    /// "Step to an adjacent empty hole."
    fn steps(&self) -> Vec<Vec<Hole>> {
        let adjacent = star::DIRECTIONS.map(|d| star::along(self.from, d, 1));
        let open = adjacent.into_iter().filter(|&to| self.may_land(to));
        open.map(|to| vec![self.from, to]).collect()
    }

    /// One chain of hops to every hole that hops reach: "fewest hops, then the first in the order of
    /// the six directions hop by hop".
    ///
    /// A level holds the chains of one length, in that order, so the chains made of them come in that
    /// order too, and the first that reaches a hole is its canonical one. A best chain only passes
    /// through holes by their best chains, so nothing is lost by going on from these alone.
    fn chains(&self) -> Vec<Vec<Hole>> {
        let mut reached = BTreeSet::from([self.from]);
        let mut level = vec![vec![self.from]];
        let mut chains = Vec::new();
        while !level.is_empty() {
            let mut longer = Vec::new();
            for chain in &level {
                for to in self.hops(*chain.last().expect("a chain has holes")) {
                    if reached.insert(to) {
                        longer.push([chain.as_slice(), &[to]].concat());
                    }
                }
            }
            chains.extend(longer.iter().cloned());
            // "The swap ends the turn."
            longer.retain(|chain| chain.last().is_none_or(|to| !self.takes.contains(to)));
            level = longer;
        }
        chains
    }

    /// Where one hop can land, in the order of the directions.
    ///
    /// "adjacent": "over one adjacent piece of anyone, into the empty hole right behind it".
    /// "long": "over one piece at any distance on a straight line, landing as far behind it; the
    /// jumped piece is the only piece between take-off and landing".
    fn hops(&self, from: Hole) -> Vec<Hole> {
        let farthest = match self.rules.word("jump", "adjacent") {
            "long" => 2 * self.rules.side,
            _ => 1,
        };
        let mut landings = Vec::new();
        for direction in star::DIRECTIONS {
            for distance in 1..=farthest {
                let held = |n: &i32| self.lifted.contains_key(&star::along(from, direction, *n));
                let between: Vec<i32> = (1..2 * distance).filter(held).collect();
                let to = star::along(from, direction, 2 * distance);
                let blocked = |n| self.blocks.contains(&star::along(from, direction, n));
                let shut = (1..2 * distance).any(blocked);
                if between == [distance] && !shut && self.may_land(to) {
                    landings.push(to);
                }
            }
        }
        landings
    }

    /// On the board, empty or to be taken by a swap, and not in a camp that is "closed": "no landing
    /// there at all (pieces there can still be hopped over)".
    fn may_land(&self, to: Hole) -> bool {
        self.rules.holes.contains(&to)
            && (!self.lifted.contains_key(&to) || self.takes.contains(&to))
            && !self.blocks.contains(&to)
            && self.rules.access(self.mover, to) != "closed"
    }

    /// Whether the turn may end on a hole where it could land.
    fn may_stop(&self, to: Hole) -> bool {
        let goal = &self.rules.goal[&self.mover];
        // "locked: a turn that begins in the mover's goal must end in it".
        let leaves_goal = goal.contains(&self.from) && !goal.contains(&to);
        // "A turn must not end where it began"; "pass": "a turn may not end there".
        to != self.from
            && self.rules.access(self.mover, to) == "open"
            && !(self.rules.word("goal_exit", "free") == "locked" && leaves_goal)
    }
}
