//! Holes and sets of holes as small integers and bits.
//!
//! A hole's number is q + 16·r modulo 256, whatever the shape. On every shape the numbers of its
//! holes differ (a test says so), although a star is wider than 16: its points interlock with the
//! bays of the next turn around. So a step in a direction is the same difference of numbers
//! everywhere, and a whole set of holes steps at once, by a rotation of its bits. Whether a step
//! stays on the board is not in the numbers: that is left to [`Board`](super::Board).

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Sub};

use super::Direction;

/// A hole of the board in play.
///
/// Up to 256 holes use every value of the byte, so "no hole" is `Option<Hole>`. A board uses only
/// some of the numbers: tables by hole have [`Hole::NUMBERS`] entries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hole(u8);

impl Hole {
    /// How many numbers there are.
    pub const NUMBERS: usize = 256;

    /// The hole with this number. Whether a board has it is not checked.
    #[inline]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The hole at these coordinates.
    pub(super) const fn at(q: i8, r: i8) -> Self {
        Self((q as u8).wrapping_add((r as u8).wrapping_mul(16)))
    }

    /// Its number, to index a table by.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

const WORDS: usize = 4;

/// A set of holes: 256 bits, `Copy`, with the algebra of sets.
///
/// ```
/// use starhop::board::{Hole, HoleSet};
/// let pair: HoleSet = [Hole::new(3), Hole::new(200)].into_iter().collect();
/// assert_eq!(pair.len(), 2);
/// assert!((pair - HoleSet::only(Hole::new(3))).contains(Hole::new(200)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HoleSet([u64; WORDS]);

impl HoleSet {
    /// The set without a hole.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The set of one hole.
    #[inline]
    pub fn only(hole: Hole) -> Self {
        let mut set = Self::EMPTY;
        set.insert(hole);
        set
    }

    /// Whether the hole is in the set.
    #[inline]
    pub fn contains(&self, hole: Hole) -> bool {
        self.0[hole.index() >> 6] >> (hole.index() & 63) & 1 != 0
    }

    /// Adds the hole.
    #[inline]
    pub fn insert(&mut self, hole: Hole) {
        self.0[hole.index() >> 6] |= 1 << (hole.index() & 63);
    }

    /// Takes the hole out, if it is there.
    #[inline]
    pub fn remove(&mut self, hole: Hole) {
        self.0[hole.index() >> 6] &= !(1 << (hole.index() & 63));
    }

    /// How many holes the set has.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// How many holes six sets have together `within` another: bits are added as a pile of full
    /// adders would, so that only three sets are counted (Harley and Seal, in Warren, *Hacker's
    /// Delight*, 5-1).
    #[inline]
    pub fn total_len(sets: [Self; 6], within: Self) -> usize {
        let add = |a: Self, b: Self, c: Self| (a ^ b ^ c, (a & b) | ((a ^ b) & c));
        let [a, b, c, d, e, f] = sets;
        let (low, twos_a) = add(a, b, c);
        let (high, twos_b) = add(d, e, f);
        let (ones, twos_c) = (low ^ high, low & high);
        let (twos, fours) = add(twos_a, twos_b, twos_c);
        (ones & within).len() + 2 * (twos & within).len() + 4 * (fours & within).len()
    }

    /// Whether the set has no hole.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Whether every hole of this set is in the other.
    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    /// The lowest hole.
    #[inline]
    pub fn first(&self) -> Option<Hole> {
        self.iter().next()
    }

    /// Takes the lowest hole out.
    #[inline]
    pub fn pop(&mut self) -> Option<Hole> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[word].trailing_zeros();
        self.0[word] &= self.0[word] - 1;
        Some(Hole((word as u32 * 64 + bit) as u8))
    }

    /// Every hole moved by one step in the direction, also those for which the board ends there:
    /// they come out somewhere else, and are for the caller to mask.
    #[inline]
    pub(super) fn stepped(self, direction: Direction) -> Self {
        // The differences of the numbers for (1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,1).
        match direction.index() {
            0 => self.rotated::<1>(),
            1 => self.rotated::<{ 256 - 15 }>(),
            2 => self.rotated::<{ 256 - 16 }>(),
            3 => self.rotated::<{ 256 - 1 }>(),
            4 => self.rotated::<15>(),
            _ => self.rotated::<16>(),
        }
    }

    /// Adds the number to that of every hole, modulo 256.
    #[inline]
    fn rotated<const BY: usize>(self) -> Self {
        let (words, bits) = (BY / 64, BY % 64);
        Self(std::array::from_fn(|word| {
            let low = self.0[(word + WORDS - words) % WORDS];
            let lower = self.0[(word + 2 * WORDS - words - 1) % WORDS];
            low << bits | lower >> (64 - bits)
        }))
    }

    /// The holes from the lowest number up.
    #[inline]
    pub fn iter(&self) -> Holes {
        Holes { words: self.0, word: 0 }
    }
}

macro_rules! word_by_word {
    ($($trait:ident $method:ident $op:tt,)*) => {$(
        impl $trait for HoleSet {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(std::array::from_fn(|word| self.0[word] $op other.0[word]))
            }
        }
    )*};
}

word_by_word! {
    BitAnd bitand &,
    BitOr bitor |,
    BitXor bitxor ^,
}

impl Sub for HoleSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

impl BitOrAssign for HoleSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAndAssign for HoleSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl FromIterator<Hole> for HoleSet {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        let mut set = Self::EMPTY;
        holes.into_iter().for_each(|hole| set.insert(hole));
        set
    }
}

impl IntoIterator for HoleSet {
    type Item = Hole;
    type IntoIter = Holes;
    #[inline]
    fn into_iter(self) -> Holes {
        self.iter()
    }
}

/// The holes of a set, from the lowest number up.
#[derive(Clone, Debug)]
pub struct Holes {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for Holes {
    type Item = Hole;

    #[inline]
    fn next(&mut self) -> Option<Hole> {
        while self.word < WORDS {
            let bits = self.words[self.word];
            if bits != 0 {
                self.words[self.word] = bits & (bits - 1);
                return Some(Hole((self.word as u32 * 64 + bits.trailing_zeros()) as u8));
            }
            self.word += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(holes: &[u8]) -> HoleSet {
        holes.iter().map(|&hole| Hole::new(hole)).collect()
    }

    #[test]
    fn a_set_gives_its_holes_in_order() {
        let holes: Vec<_> = set(&[255, 64, 0, 63, 128]).iter().map(Hole::index).collect();
        assert_eq!(holes, [0, 63, 64, 128, 255]);
    }

    #[test]
    fn the_algebra_is_that_of_sets() {
        let (a, b) = (set(&[1, 2, 200]), set(&[2, 200, 201]));
        assert_eq!(a & b, set(&[2, 200]));
        assert_eq!(a | b, set(&[1, 2, 200, 201]));
        assert_eq!(a - b, set(&[1]));
        assert_eq!(a ^ b, set(&[1, 201]));
        assert!((a & b).is_subset(&b) && !a.is_subset(&b));
    }

    #[test]
    fn six_sets_are_counted_together() {
        let sets = [&[1, 2, 3][..], &[2, 3], &[3], &[3, 200], &[3], &[3, 2]].map(set);
        assert_eq!(HoleSet::total_len(sets, set(&[1, 2, 3, 200])), 11);
        assert_eq!(HoleSet::total_len(sets, set(&[3, 200])), 7);
    }

    #[test]
    fn popping_empties_a_set_from_below() {
        let mut left = set(&[255, 64, 3]);
        let popped: Vec<_> = std::iter::from_fn(|| left.pop()).collect();
        assert_eq!(popped, [3, 64, 255].map(Hole::new));
        assert!(left.is_empty());
    }

    #[test]
    fn what_is_removed_is_gone() {
        let mut a = set(&[7, 77]);
        a.remove(Hole::new(77));
        a.remove(Hole::new(78));
        assert_eq!((a.len(), a.first()), (1, Some(Hole::new(7))));
    }
}
