//! Chains of adjacent hops.
//!
//! That a hop leads from one free hole to another is symmetrical, and the same for all pieces of a
//! position: a hop moves by an even vector, so in its chain a piece never comes next to the hole it
//! left, and whether that is lifted makes no difference. So the free holes fall into islands
//! connected by hops, each flooded at most once a turn, and a piece's chains are the islands of its
//! first landings.

use crate::board::{Board, Direction, Hole, HoleSet};
use crate::game::Position;
use crate::rules::Rules;

const DIRECTIONS: usize = 6;

/// How many islands are remembered; further ones are flooded again.
const REMEMBERED: usize = 6;

/// The islands of one turn, as far as they have been asked for.
#[derive(Debug)]
pub(super) struct Islands<'a> {
    board: &'a Board,
    /// By direction, the holes from which there is a hop.
    takeoffs: [HoleSet; DIRECTIONS],
    /// The holes from which hops may be made.
    all_takeoffs: HoleSet,
    known: [HoleSet; REMEMBERED],
    len: usize,
}

impl<'a> Islands<'a> {
    /// The islands of the seat to move; a hop onto one of `swaps` is the last.
    #[inline]
    pub fn new(position: &Position, rules: &'a Rules, swaps: HoleSet) -> Self {
        let (board, occupied) = (rules.board(), position.occupied);
        let free = (rules.landing(position.turn) - position.shut()) | swaps;
        let takeoffs = std::array::from_fn(|direction| {
            board.before(occupied, free, Direction::new(direction as u8))
        });
        let all = takeoffs.iter().fold(HoleSet::EMPTY, |all, &takeoffs| all | takeoffs);
        let known = [HoleSet::EMPTY; REMEMBERED];
        Self { board, takeoffs, all_takeoffs: all - swaps, known, len: 0 }
    }

    /// How many landings in `ending` the chains of the pieces have, piece by piece and summed up.
    /// There must be no swaps: islands could share them.
    #[inline]
    pub fn count(&mut self, pieces: HoleSet, ending: &HoleSet) -> usize {
        let mut sizes = [0; REMEMBERED];
        self.len = 0;
        (pieces & self.all_takeoffs)
            .iter()
            .map(|from| {
                self.count_apart(from, ending, &mut sizes)
                    .unwrap_or_else(|| (self.reach(from) & *ending).len())
            })
            .sum()
    }

    /// The landings of one piece, counted island by island, as islands share no holes; `None` when
    /// there are more islands than can be remembered.
    #[inline]
    fn count_apart(
        &mut self,
        from: Hole,
        ending: &HoleSet,
        sizes: &mut [usize; REMEMBERED],
    ) -> Option<usize> {
        let mut count = 0;
        let mut counted = 0u32;
        let mut hops = self.hops(from);
        while let Some(landing) = self.next_landing(from, &mut hops) {
            if !self.all_takeoffs.contains(landing) {
                count += usize::from(ending.contains(landing));
                continue;
            }
            let known = self.known[..self.len].iter().position(|island| island.contains(landing));
            let island = match known {
                Some(island) => island,
                None => {
                    let new = self.len;
                    let holes = self.flood(landing);
                    *sizes.get_mut(new)? = (holes & *ending).len();
                    new
                }
            };
            if counted >> island & 1 == 0 {
                counted |= 1 << island;
                count += sizes[island];
            }
        }
        Some(count)
    }

    /// Every landing of the chains of the piece in this hole.
    #[inline]
    pub fn reach(&mut self, from: Hole) -> HoleSet {
        let mut reach = HoleSet::EMPTY;
        let mut hops = self.hops(from);
        while let Some(landing) = self.next_landing(from, &mut hops) {
            if !reach.contains(landing) {
                reach.insert(landing);
                if self.all_takeoffs.contains(landing) {
                    reach |= self.island(landing);
                }
            }
        }
        reach
    }

    /// The directions of the hops from a hole, as bits.
    #[inline]
    fn hops(&self, at: Hole) -> u32 {
        let bit = |direction: usize| u32::from(self.takeoffs[direction].contains(at)) << direction;
        bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5)
    }

    #[inline]
    fn next_landing(&self, at: Hole, hops: &mut u32) -> Option<Hole> {
        if *hops == 0 {
            return None;
        }
        let direction = Direction::new(hops.trailing_zeros() as u8);
        *hops &= *hops - 1;
        Some(self.board.behind(at, direction))
    }

    /// The island of a free hole.
    fn island(&mut self, hole: Hole) -> HoleSet {
        let known = &self.known[..self.len];
        match known.iter().find(|island| island.contains(hole)) {
            Some(island) => *island,
            None => self.flood(hole),
        }
    }

    /// Works an island out, and remembers it while there is room.
    fn flood(&mut self, hole: Hole) -> HoleSet {
        let mut island = HoleSet::only(hole);
        let mut todo = HoleSet::EMPTY;
        let mut next = Some(hole);
        while let Some(at) = next {
            let mut hops = self.hops(at);
            while let Some(landing) = self.next_landing(at, &mut hops) {
                if !island.contains(landing) {
                    island.insert(landing);
                    if self.all_takeoffs.contains(landing) {
                        todo.insert(landing);
                    }
                }
            }
            next = todo.pop();
        }
        if let Some(place) = self.known.get_mut(self.len) {
            *place = island;
            self.len += 1;
        }
        island
    }
}
