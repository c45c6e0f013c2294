//! A position: who stands where, whose turn it is, who is home or out.
//!
//! What moves there are is left to [`generate`](super::generate), what a turn changes to
//! [`turn`](super::turn), what was played before to [`Game`](super::Game).

use super::key;
use super::stock::Stock;
use crate::board::{Hole, HoleSet, LineSet};
use crate::rules::{BySeat, Jump, Rules, Seat, SeatSet};

/// Seats in the order in which something happened to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatOrder {
    seats: [Option<Seat>; Seat::MAX],
}

impl SeatOrder {
    /// The seats, first to last.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Seat> {
        self.seats.into_iter().map_while(|seat| seat)
    }

    /// The seats as a set.
    #[inline]
    pub fn set(&self) -> SeatSet {
        self.iter().collect()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.seats[0].is_none()
    }

    /// Adds a seat that is not there yet.
    pub(super) fn push(&mut self, seat: Seat) {
        let end = self.len();
        self.seats[end] = Some(seat);
    }
}

impl FromIterator<Seat> for SeatOrder {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut order = Self::default();
        seats.into_iter().for_each(|seat| order.push(seat));
        order
    }
}

/// A position under some [`Rules`], which it does not hold: every question that needs them takes
/// them, and they must be the ones the position was made with.
///
/// Equality compares everything, turn counters included; see [`Position::repeats`] for the one
/// that repetition means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) pieces: BySeat<HoleSet>,
    pub(super) occupied: HoleSet,
    /// The occupied holes along their lines, kept only for long hops.
    pub(super) lines: LineSet,
    pub(super) turn: Seat,
    pub(super) turns: BySeat<u32>,
    pub(super) passes: u32,
    /// Time-outs in a row.
    pub(super) timeouts: BySeat<u16>,
    pub(super) home: SeatOrder,
    pub(super) out: SeatOrder,
    pub(super) key: u64,
    /// What items left on the board and in hand, where the rules have them.
    pub(super) stock: Stock,
}

impl Position {
    /// The start, with that seat to begin.
    ///
    /// # Panics
    ///
    /// When the seat does not play.
    pub fn start(rules: &Rules, first: Seat) -> Self {
        assert!(rules.seating().seats().contains(first), "{first} is not seated");
        let mut position = Self::bare(rules, first);
        for seat in rules.seating().iter() {
            rules.start(seat).iter().for_each(|hole| position.put(rules, seat, hole));
        }
        // Nobody's start is its own goal, so nobody is home yet.
        position
    }

    /// No pieces, and that seat to move.
    pub(super) fn bare(rules: &Rules, turn: Seat) -> Self {
        let stock = Stock::new(rules);
        Self {
            pieces: BySeat::default(),
            occupied: HoleSet::EMPTY,
            lines: LineSet::EMPTY,
            turn,
            turns: BySeat::default(),
            passes: 0,
            timeouts: BySeat::default(),
            home: SeatOrder::default(),
            out: SeatOrder::default(),
            key: key::turn(turn) ^ stock.key(rules),
            stock,
        }
    }

    /// The holes of a seat's pieces.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> HoleSet {
        self.pieces[seat]
    }

    /// Every hole that holds a piece.
    #[inline]
    pub fn occupied(&self) -> HoleSet {
        self.occupied
    }

    /// Whose piece stands in the hole.
    #[inline]
    pub fn piece_at(&self, hole: Hole) -> Option<Seat> {
        if !self.occupied.contains(hole) {
            return None;
        }
        Seat::ALL.into_iter().find(|&seat| self.pieces[seat].contains(hole))
    }

    /// The seat to move; the last one to have moved when nobody is left playing.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// How many turns a seat has taken, passes included.
    pub fn turns(&self, seat: Seat) -> u32 {
        self.turns[seat]
    }

    /// How many passes have just followed one another.
    pub fn passes(&self) -> u32 {
        self.passes
    }

    /// How many of a seat's turns up to now ran out of time, in a row.
    pub fn timeouts(&self, seat: Seat) -> u32 {
        u32::from(self.timeouts[seat])
    }

    /// The seats that are home, in the order of getting there.
    #[inline]
    pub fn home(&self) -> &SeatOrder {
        &self.home
    }

    /// The seats that resigned or forfeited, in the order of going out.
    #[inline]
    pub fn out(&self) -> &SeatOrder {
        &self.out
    }

    /// The seats that still play.
    #[inline]
    pub fn playing(&self, rules: &Rules) -> SeatSet {
        let seats = rules.seating().seats();
        if self.home.is_empty() && self.out.is_empty() {
            return seats;
        }
        seats.without(self.home.set()).without(self.out.set())
    }

    /// How many of a seat's pieces stand in its goal.
    pub fn pieces_home(&self, rules: &Rules, seat: Seat) -> usize {
        (self.pieces[seat] & rules.goal(seat)).len()
    }

    /// A number that positions share when [`repeats`](Self::repeats) says they are the same, and
    /// practically only then.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// Whether both are the same position for the rule on repetition: the same pieces, the same
    /// seat to move, the same seats still playing. Counts of turns, passes and time-outs do not
    /// matter.
    pub fn repeats(&self, other: &Self) -> bool {
        self.key == other.key
            && self.turn == other.turn
            && self.pieces == other.pieces
            && self.home.set() == other.home.set()
            && self.out.set() == other.out.set()
            && self.stock == other.stock
    }

    /// How many rows a seat's pieces still have to go together; 0 when they fill its goal.
    pub fn rows_left(&self, rules: &Rules, seat: Seat) -> usize {
        let board = rules.board();
        let goal = board.shape().opposite(rules.corner(seat));
        let rows =
            |holes: HoleSet| holes.iter().map(|hole| board.row_from(goal, hole)).sum::<usize>();
        rows(self.pieces[seat]).saturating_sub(rows(rules.goal(seat)))
    }

    /// The key worked out anew from everything it depends on.
    pub fn key_from_scratch(&self, rules: &Rules) -> u64 {
        let pieces = Seat::ALL
            .into_iter()
            .flat_map(|seat| self.pieces[seat].iter().map(move |hole| key::piece(seat, hole)));
        let retired = self.home.iter().chain(self.out.iter()).map(key::retired);
        let all = pieces.chain(retired).chain([self.stock.key(rules)]);
        all.fold(key::turn(self.turn), |key, number| key ^ number)
    }

    /// What must hold of every position; a broken law is told in words.
    ///
    /// # Errors
    ///
    /// The first law that does not hold.
    pub fn check(&self, rules: &Rules) -> Result<(), &'static str> {
        let seats = rules.seating().seats();
        let law = |holds, words| if holds { Ok(()) } else { Err(words) };
        let all = Seat::ALL.into_iter().fold(HoleSet::EMPTY, |all, seat| all | self.pieces[seat]);
        let count: usize = Seat::ALL.iter().map(|&seat| self.pieces[seat].len()).sum();
        let bridges = self.bridges();
        law((all & bridges).is_empty(), "no piece stands on a bridge")?;
        law((self.occupied & self.blocks()).is_empty(), "nothing stands on a block")?;
        law(all | bridges == self.occupied, "the occupied holes are those of pieces and bridges")?;
        let lines = match rules.jump() {
            Jump::Adjacent => LineSet::EMPTY,
            Jump::Long => LineSet::of(rules.board(), self.occupied),
        };
        law(self.lines == lines, "the lines hold what the holes hold")?;
        law(all.len() == count, "no hole holds two pieces")?;
        law(all.is_subset(&rules.board().all()), "every piece stands on the board")?;
        for seat in Seat::ALL {
            let expected = if seats.contains(seat) { rules.pieces() } else { 0 };
            law(self.pieces[seat].len() == expected, "every seat has all its pieces")?;
        }
        let playing = self.playing(rules);
        let retired = self.home.len() + self.out.len();
        law(playing.len() + retired == seats.len(), "a seat is home or out only once")?;
        law(playing.is_empty() || playing.contains(self.turn), "the seat to move plays")?;
        law(self.key == self.key_from_scratch(rules), "the key is that of the position")
    }

    #[inline]
    pub(super) fn put(&mut self, rules: &Rules, seat: Seat, hole: Hole) {
        self.pieces[seat].insert(hole);
        self.occupied.insert(hole);
        if rules.jump() == Jump::Long {
            self.lines.insert(rules.board(), hole);
        }
        self.key ^= key::piece(seat, hole);
    }

    #[inline]
    pub(super) fn lift(&mut self, rules: &Rules, seat: Seat, hole: Hole) {
        self.pieces[seat].remove(hole);
        self.occupied.remove(hole);
        if rules.jump() == Jump::Long {
            self.lines.remove(rules.board(), hole);
        }
        self.key ^= key::piece(seat, hole);
    }

    #[inline]
    pub(super) fn set_turn(&mut self, seat: Seat) {
        self.key ^= key::turn(self.turn) ^ key::turn(seat);
        self.turn = seat;
    }

    pub(super) fn retire_home(&mut self, seat: Seat) {
        self.home.push(seat);
        self.key ^= key::retired(seat);
    }

    pub(super) fn retire_out(&mut self, seat: Seat) {
        self.out.push(seat);
        self.key ^= key::retired(seat);
    }
}
