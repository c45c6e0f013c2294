//! Which moves a search tries first: the sooner a good one comes, the more is cut off.
//!
//! In front the move that the table remembers, then by what a move gains, helped by what was good
//! elsewhere: the killers of the ply (Akl and Newborn, *The Principal Continuation and the Killer
//! Heuristic*, 1977) and the history of each pair of holes (Schaeffer, *The History Heuristic*,
//! 1983).

use super::weights::{KILLER, MOST_HISTORY};
use crate::board::Hole;
use crate::game::Move;
use crate::rules::{BySeat, Seat};

/// A move to try.
#[derive(Clone, Copy, Debug)]
pub(super) struct Try {
    pub it: Move,
    /// What it adds to the value of who plays it.
    pub gain: i32,
    /// The higher the sooner.
    pub rank: i32,
}

/// What was good elsewhere in the tree.
#[derive(Debug)]
pub(super) struct Order {
    killers: Vec<[Option<Move>; 2]>,
    history: BySeat<Vec<i32>>,
}

impl Order {
    /// Nothing known yet; the tree has at most so many plies.
    pub fn new(plies: usize) -> Self {
        let pairs = Hole::NUMBERS * Hole::NUMBERS;
        Self { killers: vec![[None; 2]; plies], history: BySeat::from_fn(|_| vec![0; pairs]) }
    }

    /// The rank of a move that the table does not remember.
    #[inline]
    pub fn rank(&self, seat: Seat, ply: usize, it: Move, gain: i32) -> i32 {
        let killer = if self.killers[ply].contains(&Some(it)) { KILLER } else { 0 };
        gain + killer + self.history[seat][pair(it)]
    }

    /// Learns that the move was too good for the other side, and those tried before it were not.
    pub fn learn(&mut self, seat: Seat, ply: usize, depth: i32, good: Move, before: &[Try]) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(good) {
            *killers = [Some(good), killers[0]];
        }
        let history = &mut self.history[seat];
        nudge(&mut history[pair(good)], depth * depth);
        before.iter().for_each(|tried| nudge(&mut history[pair(tried.it)], -depth));
    }
}

/// Moves a number towards a limit: the nearer it is, the less it moves.
fn nudge(number: &mut i32, by: i32) {
    *number += by - *number * by.abs() / MOST_HISTORY;
}

#[inline]
fn pair(it: Move) -> usize {
    it.from.index() * Hole::NUMBERS + it.to.index()
}

/// Brings the best of the moves from `at` on to that place.
#[inline]
pub(super) fn bring_best(tries: &mut [Try], at: usize) {
    let mut best = at;
    for index in at + 1..tries.len() {
        if tries[index].rank > tries[best].rank {
            best = index;
        }
    }
    tries.swap(at, best);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn it(from: u8, to: u8) -> Move {
        Move { from: Hole::new(from), to: Hole::new(to) }
    }

    #[test]
    fn what_was_good_comes_sooner() {
        let (seat, good, bad) = (Seat::ALL[0], it(1, 2), it(3, 4));
        let mut order = Order::new(4);
        let before = [Try { it: bad, gain: 0, rank: 0 }];
        order.learn(seat, 2, 5, good, &before);
        for ply in [2, 3] {
            assert!(order.rank(seat, ply, good, 0) > order.rank(seat, ply, bad, 0));
        }
        assert!(order.rank(seat, 2, good, 0) > order.rank(seat, 3, good, 0));
    }

    #[test]
    fn history_stays_within_its_limit() {
        let mut order = Order::new(1);
        for _ in 0..10_000 {
            order.learn(Seat::ALL[0], 0, 20, it(1, 2), &[]);
        }
        assert!(order.rank(Seat::ALL[0], 0, it(1, 2), 0) <= MOST_HISTORY + KILLER);
    }
}
