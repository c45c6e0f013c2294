//! The transposition table: what a search has found out about positions it may meet again.
//!
//! Greenblatt, Eastlake and Crocker, *The Greenblatt Chess Program*, 1967; Zobrist 1970 for the
//! keys. The table is bounded: two positions share a bucket of two, where the deeper one stays and
//! the other gives way (Breuker, Uiterwijk and van den Herik 1994). It begins small and grows as it
//! fills, for clearing a large table would take longer than a short thought. What the scores mean is
//! left to the search that owns the table; it lives for one answer, so that nothing is left of the
//! last.

use crate::game::Move;

/// What a score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is at least as high.
    Lower,
    /// The true one is at most as high.
    Upper,
}

/// What was found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub score: i32,
    pub best: Move,
    /// How many plies were looked ahead; 0 is an empty entry.
    pub depth: u8,
    pub bound: Bound,
}

impl Bound {
    /// What a score says that was searched for between alpha and beta.
    pub fn of(score: i32, alpha: i32, beta: i32) -> Self {
        match score {
            score if score >= beta => Self::Lower,
            score if score <= alpha => Self::Upper,
            _ => Self::Exact,
        }
    }
}

impl Entry {
    /// The score, when it answers whether the true one is above alpha, to that depth.
    #[inline]
    pub fn enough(&self, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
        let says = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        };
        // Between wider bounds the line is wanted, too, not only the score.
        let asked = beta - alpha == 1 && i32::from(self.depth) >= depth;
        (says && asked).then_some(self.score)
    }
}

const BUCKET: usize = 2;

/// How many entries there are at first, and how many times as many when the table grows.
const FIRST: usize = 1 << 13;
const GROWTH: usize = 4;

/// A table of positions, bounded in size.
#[derive(Debug)]
pub(super) struct Memory {
    entries: Vec<Option<Entry>>,
    /// How many entries hold something.
    kept: usize,
    /// How many entries there may be.
    most: usize,
}

impl Memory {
    /// A table of at most so many bytes.
    pub fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<Option<Entry>>()).max(BUCKET);
        // The largest power of two that fits.
        let most = 1 << most.ilog2();
        Self { entries: vec![None; FIRST.min(most)], kept: 0, most }
    }

    /// What is known about the position of that key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<&Entry> {
        let at = self.bucket(key);
        self.entries[at..at + BUCKET].iter().flatten().find(|entry| entry.key == key)
    }

    /// Remembers it, if nothing deeper is in the way.
    #[inline]
    pub fn put(&mut self, key: u64, score: i32, best: Move, depth: i32, bound: Bound) {
        let depth = depth.clamp(0, i32::from(u8::MAX)) as u8;
        self.keep(Entry { key, score, best, depth, bound });
        if 2 * self.kept >= self.entries.len() && self.entries.len() < self.most {
            self.grow();
        }
    }

    #[inline]
    fn keep(&mut self, new: Entry) {
        let at = self.bucket(new.key);
        let same = |entry: &Option<Entry>| entry.is_some_and(|entry| entry.key == new.key);
        let first = self.entries[at];
        let yields = first.is_none_or(|entry| entry.key == new.key || entry.depth <= new.depth);
        let slot = if yields && !same(&self.entries[at + 1]) { at } else { at + 1 };
        self.kept += usize::from(self.entries[slot].is_none());
        self.entries[slot] = Some(new);
    }

    #[cold]
    fn grow(&mut self) {
        let larger = (GROWTH * self.entries.len()).min(self.most);
        let old = std::mem::replace(&mut self.entries, vec![None; larger]);
        self.kept = 0;
        old.into_iter().flatten().for_each(|entry| self.keep(entry));
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1) & !(BUCKET - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Hole;

    fn it(from: u8, to: u8) -> Move {
        Move { from: Hole::new(from), to: Hole::new(to) }
    }

    #[test]
    fn the_table_keeps_within_its_bytes() {
        for bytes in [0, 100, 1 << 20, 3 << 20] {
            let memory = Memory::new(bytes);
            assert!(memory.entries.len() * size_of::<Option<Entry>>() <= bytes.max(64));
        }
        assert!(size_of::<Option<Entry>>() <= 16);
    }

    #[test]
    fn the_table_grows_and_forgets_nothing_by_that() {
        let bytes = 64 * FIRST * size_of::<Option<Entry>>();
        let mut memory = Memory::new(bytes);
        let count = 3 * FIRST as u64;
        // Keys that fall into buckets of their own.
        for number in 0..count {
            memory.put(2 * number, number as i32, it(1, 2), 5, Bound::Exact);
        }
        assert!(memory.entries.len() > FIRST);
        assert!(memory.entries.len() * size_of::<Option<Entry>>() <= bytes);
        for number in (count - 100)..count {
            assert_eq!(memory.get(2 * number).map(|entry| entry.score), Some(number as i32));
        }
    }

    #[test]
    fn the_deeper_of_two_positions_stays() {
        let mut memory = Memory::new(BUCKET * 16);
        memory.put(2, 10, it(1, 2), 7, Bound::Exact);
        for key in [4, 6, 8] {
            memory.put(key, 20, it(3, 4), 3, Bound::Upper);
            assert_eq!(memory.get(2).unwrap().score, 10);
            assert_eq!(memory.get(key).unwrap().best, it(3, 4));
        }
        assert!(memory.get(4).is_none());
    }

    #[test]
    fn a_position_is_remembered_once() {
        let mut memory = Memory::new(BUCKET * 16);
        memory.put(4, 1, it(1, 2), 5, Bound::Exact);
        memory.put(6, 1, it(1, 2), 3, Bound::Exact);
        memory.put(6, 2, it(1, 2), 9, Bound::Lower);
        assert_eq!(memory.get(6).unwrap().score, 2);
        assert_eq!(memory.entries.iter().flatten().filter(|entry| entry.key == 6).count(), 1);
    }
}
