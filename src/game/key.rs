//! Position keys: the random numbers of Zobrist hashing.
//!
//! Zobrist, *A New Hashing Method with Application for Game Playing*, 1970. The numbers come from
//! SplitMix64 at compile time, so a key means the same on every machine and in every saved game.

use super::Prop;
use super::mix::split_mix;
use crate::board::Hole;
use crate::rules::{Item, Seat};

const HOLES: usize = 256;

static PIECES: [[u64; HOLES]; Seat::MAX] = pieces();

static TURNS: [u64; Seat::MAX] = seats(0x1000);

static RETIRED: [u64; Seat::MAX] = seats(0x2000);

const fn pieces() -> [[u64; HOLES]; Seat::MAX] {
    let mut table = [[0; HOLES]; Seat::MAX];
    let mut index = 0;
    while index < HOLES * Seat::MAX {
        table[index / HOLES][index % HOLES] = split_mix(0, index as u64);
        index += 1;
    }
    table
}

const fn seats(first: u64) -> [u64; Seat::MAX] {
    let mut table = [0; Seat::MAX];
    let mut seat = 0;
    while seat < Seat::MAX {
        table[seat] = split_mix(0, first + seat as u64);
        seat += 1;
    }
    table
}

/// The number of a piece of the seat in the hole.
#[inline]
pub(super) fn piece(seat: Seat, hole: Hole) -> u64 {
    PIECES[seat.index()][hole.index()]
}

/// The number of the seat being to move.
pub(super) fn turn(seat: Seat) -> u64 {
    TURNS[seat.index()]
}

/// The number of the seat playing no more.
pub(super) fn retired(seat: Seat) -> u64 {
    RETIRED[seat.index()]
}

/// The number of a seat having so many of an item left.
pub(super) fn left(seat: Seat, item: Item, count: u8) -> u64 {
    split_mix(0, 0x10_0000 + ((seat.index() as u64 * 8 + item as u64) << 8 | u64::from(count)))
}

/// The number of a block or a bridge of a seat in a hole, with so many rounds to stay.
pub(super) fn prop(prop: &Prop) -> u64 {
    let what = (prop.item as u64 * 8 + prop.owner.index() as u64) * 8 + u64::from(prop.rounds);
    split_mix(0, 0x20_0000 + (what << 8 | prop.hole.index() as u64))
}
