//! Holes and sets of holes as small integers and bits.
//!
//! What a hole's number means (where it lies, who its neighbours are) is left to
//! [`Board`](super::Board).

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Sub};

/// A hole of the board in play, numbered from 0 in reading order: rows from the
/// top, each from left to right.
///
/// Up to 256 holes use every value of the byte, so "no hole" is `Option<Hole>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hole(u8);

impl Hole {
    /// The hole with this number. Whether a board has it is not checked.
    #[inline]
    pub const fn new(index: u8) -> Self {
        Self(index)
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
    pub fn first(&self) -> Option<Hole> {
        self.iter().next()
    }

    /// The holes from the lowest number up.
    #[inline]
    pub fn iter(&self) -> Holes {
        Holes {
            words: self.0,
            word: 0,
        }
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
        let holes: Vec<_> = set(&[255, 64, 0, 63, 128])
            .iter()
            .map(Hole::index)
            .collect();
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
    fn what_is_removed_is_gone() {
        let mut a = set(&[7, 77]);
        a.remove(Hole::new(77));
        a.remove(Hole::new(78));
        assert_eq!((a.len(), a.first()), (1, Some(Hole::new(7))));
    }
}
