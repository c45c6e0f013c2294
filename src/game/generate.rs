//! The generator: which moves are legal. It is the only truth about that.
//!
//! Moves come out in sets, one of end holes for each piece, without their routes: a piece has up
//! to 136 routes to 14 ends. A route for people is worked out by [`route`](super::route).
//!
//! How it is fast: sets are bits and geometry is tables. With adjacent hops, "a hop leads from one
//! hole to another" is symmetrical, and the same for all pieces of a position: a hop moves by an
//! even vector, so in its chain a piece never comes next to the hole it left, and whether that is
//! lifted makes no difference. So the holes fall into islands connected by hops, each flooded at
//! most once a turn, and a piece's chains are the islands of its first landings. With long hops
//! lifting does make a difference, and every piece is flooded for itself.

use super::{Move, Position};
use crate::board::{Board, Hole, HoleSet};
use crate::rules::{Blocking, GoalExit, Jump, Rules};

/// The legal moves of one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceMoves {
    /// Where it stands.
    pub from: Hole,
    /// Where its turn can end: never empty.
    pub to: HoleSet,
}

impl PieceMoves {
    /// The moves one by one.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Move> {
        self.to.iter().map(move |to| Move {
            from: self.from,
            to,
        })
    }
}

impl Position {
    /// The legal moves of the seat to move, piece by piece in the order of the holes; none when the
    /// game is over or the seat has to pass.
    #[inline]
    pub fn piece_moves<'a>(&self, rules: &'a Rules) -> PieceMovesIter<'a> {
        let over = self.ending(rules).is_some();
        let left = if over {
            HoleSet::EMPTY
        } else {
            self.pieces[self.turn]
        };
        PieceMovesIter {
            turn: Turn::new(self, rules),
            left,
        }
    }

    /// The legal moves of the seat to move, in the order of their holes.
    pub fn moves(&self, rules: &Rules) -> Vec<Move> {
        self.piece_moves(rules).flat_map(PieceMoves::iter).collect()
    }

    /// Where the piece in this hole may move; nowhere when it is not one of the seat to move.
    pub fn targets(&self, rules: &Rules, from: Hole) -> HoleSet {
        if self.ending(rules).is_some() || !self.pieces[self.turn].contains(from) {
            return HoleSet::EMPTY;
        }
        Turn::new(self, rules).ends(from)
    }

    /// Whether the generator gives this move.
    pub fn is_legal(&self, rules: &Rules, it: Move) -> bool {
        self.targets(rules, it.from).contains(it.to)
    }

    /// How many moves the generator gives.
    #[inline]
    pub fn count_moves(&self, rules: &Rules) -> usize {
        self.piece_moves(rules).map(|moves| moves.to.len()).sum()
    }

    /// Whether the seat to move has a legal move.
    pub fn can_move(&self, rules: &Rules) -> bool {
        self.piece_moves(rules).next().is_some()
    }
}

/// The legal moves of a position, piece by piece.
#[derive(Debug)]
pub struct PieceMovesIter<'a> {
    turn: Turn<'a>,
    left: HoleSet,
}

impl Iterator for PieceMovesIter<'_> {
    type Item = PieceMoves;

    #[inline]
    fn next(&mut self) -> Option<PieceMoves> {
        while let Some(from) = self.left.first() {
            self.left.remove(from);
            let to = self.turn.ends(from);
            if !to.is_empty() {
                return Some(PieceMoves { from, to });
            }
        }
        None
    }
}

/// Holes connected by adjacent hops, and the swaps to be had from them.
#[derive(Clone, Copy, Debug, Default)]
struct Island {
    holes: HoleSet,
    swaps: HoleSet,
}

/// How many islands are remembered; further ones are flooded again.
const ISLANDS: usize = 12;

/// One turn of one seat: what its pieces may use, and the islands found so far.
#[derive(Debug)]
pub(super) struct Turn<'a> {
    board: &'a Board,
    jump: Jump,
    occupied: HoleSet,
    /// Where no piece can land: occupied, or shut to the seat.
    blocked: HoleSet,
    /// Where a turn may end, as far as camps are concerned.
    ending: HoleSet,
    goal: HoleSet,
    locked: bool,
    /// Goal holes of others that can be swapped for: none unless the goal is full.
    swaps: HoleSet,
    islands: [Island; ISLANDS],
    known: usize,
}

impl<'a> Turn<'a> {
    #[inline]
    pub(super) fn new(position: &Position, rules: &'a Rules) -> Self {
        let seat = position.turn;
        let (board, goal) = (rules.board(), rules.goal(seat));
        // Swap (James Masters): only when no hole of the mover's goal is empty.
        let swap = rules.blocking() == Blocking::Swap && goal.is_subset(&position.occupied);
        Self {
            board,
            jump: rules.jump(),
            occupied: position.occupied,
            blocked: position.occupied | (board.all() - rules.landing(seat)),
            ending: rules.ending(seat),
            goal,
            locked: rules.goal_exit() == GoalExit::Locked,
            swaps: if swap {
                goal - position.pieces[seat]
            } else {
                HoleSet::EMPTY
            },
            islands: [Island::default(); ISLANDS],
            known: 0,
        }
    }

    /// Where a turn of the piece in this hole may end.
    #[inline]
    pub(super) fn ends(&mut self, from: Hole) -> HoleSet {
        let reach = match self.jump {
            Jump::Adjacent => self.adjacent(from),
            Jump::Long => self.long(from),
        };
        let steps = self.board.neighbours(from);
        let mut ends = ((steps - self.blocked) | reach.holes) & self.ending;
        if self.goal.contains(from) {
            // Locked: a turn that begins in the goal must end in it.
            if self.locked {
                ends &= self.goal;
            }
        } else {
            ends |= (steps & self.swaps) | reach.swaps;
        }
        ends
    }

    /// Everything that chains of adjacent hops lead to.
    #[inline]
    fn adjacent(&mut self, from: Hole) -> Island {
        let mut reach = Island::default();
        for pair in self.board.hops(from).as_slice() {
            if !self.occupied.contains(pair.over) {
                continue;
            }
            if !self.blocked.contains(pair.landing) {
                if !reach.holes.contains(pair.landing) {
                    let island = self.island(pair.landing);
                    reach.holes |= island.holes;
                    reach.swaps |= island.swaps;
                }
            } else if self.swaps.contains(pair.landing) {
                reach.swaps.insert(pair.landing);
            }
        }
        reach
    }

    fn island(&mut self, landing: Hole) -> Island {
        let known = &self.islands[..self.known];
        if let Some(island) = known.iter().find(|island| island.holes.contains(landing)) {
            return *island;
        }
        let island = self.flood(landing);
        if self.known < ISLANDS {
            self.islands[self.known] = island;
            self.known += 1;
        }
        island
    }

    fn flood(&self, landing: Hole) -> Island {
        let mut island = Island {
            holes: HoleSet::only(landing),
            swaps: HoleSet::EMPTY,
        };
        let mut todo = island.holes;
        while let Some(at) = todo.first() {
            todo.remove(at);
            for pair in self.board.hops(at).as_slice() {
                if !self.occupied.contains(pair.over) {
                    continue;
                }
                if !self.blocked.contains(pair.landing) {
                    if !island.holes.contains(pair.landing) {
                        island.holes.insert(pair.landing);
                        todo.insert(pair.landing);
                    }
                } else if self.swaps.contains(pair.landing) {
                    island.swaps.insert(pair.landing);
                }
            }
        }
        island
    }

    /// Everything that chains of long hops lead to. The mover is lifted: the hole it left is empty
    /// for the whole chain.
    fn long(&self, from: Hole) -> Island {
        let mut lifted = self.occupied;
        lifted.remove(from);
        let mut reach = Island::default();
        let mut todo = HoleSet::only(from);
        while let Some(at) = todo.first() {
            todo.remove(at);
            for direction in self.board.shape().directions() {
                let Some(landing) = long_hop(self.board.ray(at, direction), &lifted) else {
                    continue;
                };
                if !self.blocked.contains(landing) {
                    if !reach.holes.contains(landing) {
                        reach.holes.insert(landing);
                        todo.insert(landing);
                    }
                } else if self.swaps.contains(landing) {
                    reach.swaps.insert(landing);
                }
            }
        }
        reach
    }
}

/// Where a long hop along the ray would land: as far behind the nearest piece as that is away,
/// with nothing between it and the landing. The landing itself may be taken.
#[inline]
pub(super) fn long_hop(ray: &[Hole], occupied: &HoleSet) -> Option<Hole> {
    let near = ray[..ray.len() / 2]
        .iter()
        .position(|&hole| occupied.contains(hole))?;
    let beyond = &ray[near + 1..=2 * near + 1];
    let (&landing, between) = beyond.split_last()?;
    between
        .iter()
        .all(|&hole| !occupied.contains(hole))
        .then_some(landing)
}
