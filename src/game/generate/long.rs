//! Chains of long hops.
//!
//! The mover is lifted: the hole it left is empty for the whole chain, and with long hops that
//! changes what is legal, so every piece is flooded for itself. The occupied holes are looked at
//! along their lines, where the nearest piece is a matter of counting zeros.

use crate::board::{Board, Hole, HoleSet, LineSet};

/// The long hops of one turn.
#[derive(Debug)]
pub(super) struct LongHops<'a> {
    board: &'a Board,
    free: HoleSet,
    last: HoleSet,
    occupied: LineSet,
}

impl<'a> LongHops<'a> {
    /// Hops go over `occupied` holes and land on `free` ones; from `last` ones no hop goes on.
    #[inline]
    pub fn new(board: &'a Board, occupied: LineSet, free: HoleSet, last: HoleSet) -> Self {
        Self { board, free, last, occupied }
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
        let mut reach = HoleSet::EMPTY;
        // The first hops are the same whether the mover is lifted or not.
        self.hop(from, &mut reach);
        if reach.is_empty() {
            return reach;
        }
        self.occupied.remove(self.board, from);
        let mut todo = reach - self.last;
        while let Some(at) = todo.pop() {
            let before = reach;
            self.hop(at, &mut reach);
            todo |= (reach - before) - self.last;
        }
        self.occupied.insert(self.board, from);
        reach
    }

    /// Adds the landings of the hops from a hole: as far behind the nearest piece of each line as
    /// that is away, if that hole is free and nothing stands in between.
    #[inline]
    fn hop(&self, at: Hole, reach: &mut HoleSet) {
        for spot in self.board.spots(at) {
            let bit = spot.bit();
            let occupied = self.occupied.word(spot.line());
            let mut land = |landing: u32, first: u32, near: u32| {
                let between = (1 << (near - 1)) - 1;
                let hole = self.board.on_line(spot.line(), landing);
                if (occupied >> first) & between == 0 && self.free.contains(hole) {
                    reach.insert(hole);
                }
            };
            let above = occupied & spot.above();
            if above != 0 {
                let near = above.trailing_zeros() - bit;
                land(bit + 2 * near, bit + near + 1, near);
            }
            let below = occupied & spot.below();
            if below != 0 {
                let near = bit - below.ilog2();
                land(bit - 2 * near, bit - 2 * near + 1, near);
            }
        }
    }
}
