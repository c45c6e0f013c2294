//! Seats and what is kept for each of them.
//!
//! A seat is an index with a letter. Which corner it starts from is left to
//! [`Rules`](super::Rules), who sits there to the table.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::board::Shape;

/// A place at the table, known by a letter; turns go in the order of the letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a game can have.
    pub const MAX: usize = 6;

    /// Every seat there can be, A to F.
    pub const ALL: [Self; Self::MAX] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Its number from 0, to index a table by.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter, A to F.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The seat across the board, whether somebody sits there or not.
    pub fn opposite(self) -> Self {
        Self((self.0 + 3) % 6)
    }

    /// The seat of that letter, in upper or lower case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.letter() == letter.to_ascii_uppercase())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without a seat.
    pub const EMPTY: Self = Self(0);

    /// Whether the seat is in the set.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// Adds the seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// How many seats the set has.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no seat.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of this set that are not in the other.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }

    /// The seat of this set that follows the given one in turn order, going round; the given one
    /// itself when it is the only one.
    #[inline]
    pub fn after(self, seat: Seat) -> Option<Seat> {
        let above = self.0 & !((2u8 << seat.0) - 1);
        let from = if above != 0 { above } else { self.0 };
        (from != 0).then(|| Seat(from.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// One value for each seat there can be; only those of the seating mean something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; Seat::MAX]);

impl<T> BySeat<T> {
    /// The values that the function gives.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut value))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// The seats of a game: one of the sets that the shape has a place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seating(SeatSet);

impl Seating {
    /// The seating of so many players, if there is one; a single player sits in the first corner.
    pub fn of(players: usize) -> Option<Self> {
        Self::all().find(|seating| seating.len() == players)
    }

    /// The seating that the text names, by the number of players (`4`) or by the letters of the
    /// seats in turn order and either case (`ABDE`).
    pub fn parse(text: &str) -> Option<Self> {
        match text.parse::<usize>() {
            Ok(players) => Self::of(players),
            Err(_) => Self::all().find(|seating| seating.to_string().eq_ignore_ascii_case(text)),
        }
    }

    /// Every seating, the smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        // Every star has the same seatings, whatever its side.
        let seatings = Shape::Star { side: Shape::STAR_SIDES[0] }.seatings();
        seatings
            .iter()
            .map(|corners| Self(corners.iter().map(|corner| Seat::ALL[corner.index()]).collect()))
    }

    /// One seating for each number of players, 1 to 6.
    pub fn each() -> impl Iterator<Item = Self> {
        (1..=Seat::MAX).filter_map(Self::of)
    }

    /// The seats as a set.
    #[inline]
    pub fn seats(self) -> SeatSet {
        self.0
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        self.0.iter()
    }

    /// How many seats there are, 1 to 6.
    // A seating always has a seat, so there is no `is_empty` to go with this.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// The seat that begins when nothing else is said.
    pub fn first(self) -> Seat {
        self.iter().next().expect("a seating has a seat")
    }
}

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_goes_round_the_seats_of_the_set() {
        let set: SeatSet = [Seat::ALL[0], Seat::ALL[3], Seat::ALL[5]].into_iter().collect();
        let order: Vec<_> =
            Seat::ALL.iter().map(|&seat| set.after(seat).unwrap().letter()).collect();
        assert_eq!(order, ['D', 'D', 'D', 'F', 'F', 'A']);
        assert_eq!(SeatSet::EMPTY.after(Seat::ALL[5]), None);
    }

    #[test]
    fn a_seating_is_named_by_number_or_letters() {
        let named = |text| Seating::parse(text).map(|seating| seating.to_string());
        assert_eq!(named("4").as_deref(), Some("ABDE"));
        assert_eq!(named("ace").as_deref(), Some("ACE"));
        assert_eq!(named("1").as_deref(), Some("A"));
        assert_eq!(named("F").as_deref(), Some("F"));
        for wrong in ["0", "7", "DA", "AB", "", "G", "-2"] {
            assert_eq!(named(wrong), None, "{wrong}");
        }
    }
}
