//! The generator: which moves are legal. It is the only truth about that.
//!
//! Moves come out in sets, one of end holes for each piece, without their routes: a piece has up
//! to 136 routes to 14 ends. A route for people is worked out by [`route`](super::route).
//!
//! How it is fast: sets are bits and geometry is tables; where chains lead is worked out once for
//! all pieces as far as the rules allow, see [`adjacent`] and [`long`].

mod adjacent;
mod long;

use self::adjacent::Islands;
use self::long::LongHops;
use super::{Move, Position};
use crate::board::{Board, Direction, Hole, HoleSet, Holes};
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
        self.to.iter().map(move |to| Move { from: self.from, to })
    }
}

impl Position {
    /// The legal moves of the seat to move, piece by piece in the order of the holes' numbers; none
    /// when the game is over or the seat has to pass.
    #[inline]
    pub fn piece_moves<'a>(&self, rules: &'a Rules) -> PieceMovesIter<'a> {
        let over = self.ending(rules).is_some();
        let pieces = if over { HoleSet::EMPTY } else { self.pieces[self.turn] };
        PieceMovesIter { turn: Turn::new(self, rules), pieces: pieces.iter() }
    }

    /// The legal moves of the seat to move, in the order of their holes' numbers.
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
        if self.ending(rules).is_some() {
            return 0;
        }
        Turn::new(self, rules).count(self.pieces[self.turn])
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
    pieces: Holes,
}

impl Iterator for PieceMovesIter<'_> {
    type Item = PieceMoves;

    #[inline]
    fn next(&mut self) -> Option<PieceMoves> {
        loop {
            let from = self.pieces.next()?;
            let to = self.turn.ends(from);
            if !to.is_empty() {
                return Some(PieceMoves { from, to });
            }
        }
    }
}

/// What is the same for all pieces of a turn.
#[derive(Debug)]
struct Turn<'a> {
    board: &'a Board,
    hops: Hops<'a>,
    /// The empty holes where a turn may end, as far as camps are concerned.
    ending: HoleSet,
    goal: HoleSet,
    locked: bool,
    /// Goal holes of others that can be swapped for: none unless the goal is full.
    swaps: HoleSet,
}

#[derive(Debug)]
enum Hops<'a> {
    Adjacent(Islands<'a>),
    Long(LongHops<'a>),
}

impl<'a> Turn<'a> {
    #[inline]
    fn new(position: &Position, rules: &'a Rules) -> Self {
        let (board, seat) = (rules.board(), position.turn);
        let swaps = swaps(position, rules);
        Self {
            board,
            hops: match rules.jump() {
                Jump::Adjacent => Hops::Adjacent(Islands::new(position, rules, swaps)),
                Jump::Long => Hops::Long(LongHops::new(position, rules, swaps)),
            },
            ending: rules.ending(seat) - position.shut(),
            goal: rules.goal(seat),
            locked: rules.goal_exit() == GoalExit::Locked,
            swaps,
        }
    }

    /// Where a turn of the piece in this hole may end.
    #[inline]
    fn ends(&mut self, from: Hole) -> HoleSet {
        (self.board.neighbours(from) | self.reach(from)) & self.ending(from)
    }

    /// Every landing of the chains of the piece in this hole.
    #[inline]
    fn reach(&mut self, from: Hole) -> HoleSet {
        match &mut self.hops {
            Hops::Adjacent(islands) => islands.reach(from),
            Hops::Long(hops) => hops.reach(from),
        }
    }

    /// Where a turn of the piece in this hole may end, if it gets there. Locked: a turn that begins
    /// in the goal must end in it. Only a piece from outside the goal may swap.
    #[inline]
    fn ending(&self, from: Hole) -> HoleSet {
        if !self.goal.contains(from) {
            self.ending | self.swaps
        } else if self.locked {
            self.ending & self.goal
        } else {
            self.ending
        }
    }

    /// How many moves the pieces have. Steps and hops never share an end (they change the parity of
    /// the coordinates differently), so they can be counted apart, the steps all at once.
    #[inline]
    fn count(&mut self, pieces: HoleSet) -> usize {
        let inside = pieces & self.goal;
        if inside.is_empty() || (!self.locked && self.swaps.is_empty()) {
            return self.count_to(pieces, self.ending | self.swaps);
        }
        let within = if self.locked { self.ending & self.goal } else { self.ending };
        self.count_to(pieces - inside, self.ending | self.swaps) + self.count_to(inside, within)
    }

    /// How many moves the pieces have to these ends.
    #[inline]
    fn count_to(&mut self, pieces: HoleSet, ending: HoleSet) -> usize {
        let steps = std::array::from_fn(|direction| {
            self.board.steps(pieces, Direction::new(direction as u8))
        });
        let steps = HoleSet::total_len(steps, ending);
        let hops = match &mut self.hops {
            Hops::Adjacent(islands) if self.swaps.is_empty() => islands.count(pieces, &ending),
            Hops::Adjacent(islands) => {
                pieces.iter().map(|from| (islands.reach(from) & ending).len()).sum()
            }
            Hops::Long(hops) => hops.count(pieces, &ending),
        };
        steps + hops
    }
}

/// What the seat to move can swap for (James Masters): only when no hole of its goal is empty, the
/// pieces of others there.
#[inline]
fn swaps(position: &Position, rules: &Rules) -> HoleSet {
    let goal = rules.goal(position.turn);
    if rules.blocking() == Blocking::Swap && goal.is_subset(&position.occupied) {
        goal - position.pieces[position.turn] - position.bridges()
    } else {
        HoleSet::EMPTY
    }
}
