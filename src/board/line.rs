//! Sets of holes seen along the lines of the board: what makes hops cheap.
//!
//! Every hole lies on one line of each axis. The holes of a line are bits of a word, in order, so
//! that "a piece, and the hole behind it empty" is a pattern in that word.

use super::{Board, Hole, HoleSet};

/// The axes of a star: each joins two opposite directions.
pub const AXES: usize = 3;

/// The most lines a board has: 3 times 21, rounded up.
pub(super) const MAX_LINES: usize = 64;

/// Bits of a line's word.
pub(super) const LINE_BITS: usize = 32;

/// Where a hole lies on a line, and which holes can be hopped over from there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    line: u8,
    bit: u8,
    above: u32,
    below: u32,
}

impl Spot {
    /// The hole number `index` of a line of `len` holes.
    pub(super) fn new(line: u8, index: u8, len: u8) -> Self {
        let bit = index + 1;
        let ones = |holes: u8| (1 << holes) - 1;
        let (higher, lower) = ((len - 1 - index) / 2, index / 2);
        Self { line, bit, above: ones(higher) << (bit + 1), below: ones(lower) << (bit - lower) }
    }

    /// The line, to index a table by.
    #[inline]
    pub fn line(self) -> usize {
        // Spares the check whoever indexes a table of lines.
        self.line as usize % MAX_LINES
    }

    /// Which bit of the line's word the hole is.
    #[inline]
    pub fn bit(self) -> u32 {
        self.bit as u32
    }

    /// The nearer half of the line's higher bits: a piece there has room behind it for a hop of the
    /// same length.
    #[inline]
    pub fn above(self) -> u32 {
        self.above
    }

    /// The nearer half of the lower bits.
    #[inline]
    pub fn below(self) -> u32 {
        self.below
    }
}

/// A set of holes by lines: each hole is there once for every axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineSet([u32; MAX_LINES]);

impl LineSet {
    /// The set without a hole.
    pub const EMPTY: Self = Self([0; MAX_LINES]);

    /// The holes of a set.
    pub fn of(board: &Board, holes: HoleSet) -> Self {
        let mut lines = Self::EMPTY;
        holes.iter().for_each(|hole| lines.insert(board, hole));
        lines
    }

    /// The bits of a line.
    #[inline]
    pub fn word(&self, line: usize) -> u32 {
        self.0[line]
    }

    /// Adds a hole of the board.
    #[inline]
    pub fn insert(&mut self, board: &Board, hole: Hole) {
        for spot in board.spots(hole) {
            self.0[spot.line()] |= 1 << spot.bit();
        }
    }

    /// Takes a hole of the board out.
    #[inline]
    pub fn remove(&mut self, board: &Board, hole: Hole) {
        for spot in board.spots(hole) {
            self.0[spot.line()] &= !(1 << spot.bit());
        }
    }

    /// What is in this set and not in the other.
    #[inline]
    pub fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|line| self.0[line] & !other.0[line]))
    }
}
