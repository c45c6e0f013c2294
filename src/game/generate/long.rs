//! Chains of long hops.
//!
//! The mover is lifted: the hole it left is empty for the whole chain, and with long hops that
//! changes what is legal, so every piece is flooded for itself. The occupied holes are looked at
//! along their lines, where the nearest piece is a matter of counting zeros.

use crate::board::{Board, Hole, HoleSet, LineSet};
use crate::game::Position;
use crate::rules::Rules;

/// The long hops of one turn.
#[derive(Debug)]
pub(super) struct LongHops<'a> {
    board: &'a Board,
    swaps: HoleSet,
    /// What stands on the lines: what can be hopped over, and blocks.
    occupied: LineSet,
    /// Nothing may hop over these.
    blocks: HoleSet,
    /// Whether there may be any: they are rare, and looking for them takes time.
    is_blocked: bool,
    /// Where a hop can land: empty and open to the seat, or to be swapped for.
    free: LineSet,
}

impl<'a> LongHops<'a> {
    /// The hops of the seat to move; one onto one of `swaps` is the last.
    #[inline]
    pub fn new(position: &Position, rules: &'a Rules, swaps: HoleSet) -> Self {
        let board = rules.board();
        let free = rules.landing_lines(position.turn).minus(&position.lines);
        let (occupied, blocks) = (position.lines, HoleSet::EMPTY);
        let mut hops = Self { board, swaps, occupied, blocks, is_blocked: false, free };
        swaps.iter().for_each(|hole| hops.free.insert(board, hole));
        if position.has_props() {
            hops.block(position.blocks());
        }
        hops
    }

    #[cold]
    #[inline(never)]
    fn block(&mut self, blocks: HoleSet) {
        for hole in blocks.iter() {
            self.occupied.insert(self.board, hole);
            self.free.remove(self.board, hole);
        }
        (self.blocks, self.is_blocked) = (blocks, true);
    }

    /// How many landings in `ending` the chains of the pieces have, piece by piece and summed up.
    #[inline]
    pub fn count(&mut self, pieces: HoleSet, ending: &HoleSet) -> usize {
        let count = |from| {
            let reach = self.reach(from);
            if reach.is_empty() { 0 } else { (reach & *ending).len() }
        };
        pieces.iter().map(count).sum()
    }

    /// Every landing of the chains of the piece in this hole.
    #[inline]
    pub fn reach(&mut self, from: Hole) -> HoleSet {
        if self.is_blocked { self.chains::<true>(from) } else { self.chains::<false>(from) }
    }

    #[inline]
    fn chains<const BLOCKED: bool>(&mut self, from: Hole) -> HoleSet {
        let mut reach = HoleSet::EMPTY;
        let mut todo = HoleSet::EMPTY;
        // The first hops are the same whether the mover is lifted or not.
        self.hop::<BLOCKED>(from, &mut reach, &mut todo);
        if reach.is_empty() {
            return reach;
        }
        self.occupied.remove(self.board, from);
        while let Some(at) = todo.pop() {
            self.hop::<BLOCKED>(at, &mut reach, &mut todo);
        }
        self.occupied.insert(self.board, from);
        reach
    }

    /// Adds the landings of the hops from a hole: as far behind the nearest piece of each line as
    /// that is away, if that hole is free and nothing stands in between; never over a block. New ones from which the
    /// chain may go on are also added to `todo`.
    #[inline]
    fn hop<const BLOCKED: bool>(&self, at: Hole, reach: &mut HoleSet, todo: &mut HoleSet) {
        for spot in self.board.spots(at) {
            let bit = spot.bit();
            let occupied = self.occupied.word(spot.line());
            let free = self.free.word(spot.line());
            let mut land = |landing: u32, first: u32, near: u32, over: u32| {
                let between = (1 << (near - 1)) - 1;
                if free >> landing & 1 != 0
                    && (occupied >> first) & between == 0
                    && (!BLOCKED || !self.blocks.contains(self.board.on_line(spot.line(), over)))
                {
                    let hole = self.board.on_line(spot.line(), landing);
                    if !reach.contains(hole) {
                        reach.insert(hole);
                        if !self.swaps.contains(hole) {
                            todo.insert(hole);
                        }
                    }
                }
            };
            let above = occupied & spot.above();
            if above != 0 {
                let near = above.trailing_zeros() - bit;
                land(bit + 2 * near, bit + near + 1, near, bit + near);
            }
            let below = occupied & spot.below();
            if below != 0 {
                let near = bit - below.ilog2();
                land(bit - 2 * near, bit - 2 * near + 1, near, bit - near);
            }
        }
    }
}
