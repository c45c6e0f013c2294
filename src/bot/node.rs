//! What a growing tree knows: positions, the moves tried there, and what came of them.
//!
//! Which branch to go on with weighs what it has brought against the hope for more (Rosin,
//! *Multi-Armed Bandits with Episode Context*, 2011). Growing is left to [`tree`](super::tree).

use crate::game::{Move, Position};

/// How many hundredths of a turn the hope for better is worth in a branch as good as any. Tables of
/// four, two of each: 1,000 took 25 first places of 40 from 2,000, and 500 took 22 of 40 from 1,000
/// (matches as told in [`weights`](super::weights), 15,000 positions a move); 600 was not matched
/// against its neighbours.
const CURIOSITY: f64 = 600.0;

/// What a branch that was never tried is thought to be worse than its siblings.
const UNTRIED: f64 = 100.0;

/// A hundred hundredths.
const TURN: f64 = 100.0;

/// A position of the tree.
pub(super) struct Node {
    pub position: Position,
    /// Worked out when it is come upon again.
    pub branches: Option<Vec<Branch>>,
    pub tally: Tally,
}

/// A move, and what came of it.
pub(super) struct Branch {
    pub it: Move,
    /// The share of attention it gets before anything is known.
    share: f64,
    pub tally: Tally,
    /// The node it leads to, once there is one.
    pub to: Option<usize>,
}

/// How often something was tried, and the sum of its payoffs for who moves there.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    tries: u32,
    sum: f64,
}

impl Tally {
    pub fn add(&mut self, payoff: f64) {
        self.tries += 1;
        self.sum += payoff;
    }

    fn mean(self) -> Option<f64> {
        (self.tries > 0).then(|| self.sum / f64::from(self.tries))
    }
}

impl Node {
    pub fn new(position: Position) -> Self {
        Self { position, branches: None, tally: Tally::default() }
    }

    pub fn branches(&self) -> &[Branch] {
        self.branches.as_deref().unwrap_or(&[])
    }

    /// The branch to go on with, if there is any: what it has brought, and hope for what it may
    /// bring, which shrinks with every try.
    pub fn pick(&self) -> Option<usize> {
        let expected = self.tally.mean().unwrap_or(0.0) - UNTRIED;
        let tries = f64::from(self.tally.tries).sqrt().max(1.0);
        let mut best = None;
        for (index, branch) in self.branches().iter().enumerate() {
            let hope = CURIOSITY * branch.share * tries / f64::from(1 + branch.tally.tries);
            let promise = branch.tally.mean().unwrap_or(expected) + hope;
            if best.is_none_or(|(most, _)| promise > most) {
                best = Some((promise, index));
            }
        }
        best.map(|(_, index)| index)
    }

    /// The branch that was tried most.
    pub fn favourite(&self) -> Option<&Branch> {
        self.branches().iter().rev().max_by_key(|branch| branch.tally.tries)
    }
}

/// Branches for moves, the best first, with what each saves: the share falls with the fourth power
/// of the turns lost to the best.
pub(super) fn branches(moves: impl Iterator<Item = (i32, Move)> + Clone) -> Vec<Branch> {
    let most = moves.clone().next().map_or(0, |(saves, _)| saves);
    let share = |saves: i32| {
        let lost = 1.0 + f64::from(most - saves) / TURN;
        1.0 / (lost * lost * lost * lost)
    };
    let all: f64 = moves.clone().map(|(saves, _)| share(saves)).sum();
    let branch =
        |(saves, it)| Branch { it, share: share(saves) / all, tally: Tally::default(), to: None };
    moves.map(branch).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Hole;

    fn node(saves: [i32; 3]) -> Node {
        let it = |index: u8| Move { from: Hole::new(index), to: Hole::new(index + 1) };
        let moves: Vec<(i32, Move)> = saves.into_iter().zip((0..3).map(it)).collect();
        let position = super::super::sample::game("", "2").position().clone();
        Node { branches: Some(branches(moves.into_iter())), ..Node::new(position) }
    }

    /// How often each branch is picked when it always brings that payoff.
    fn tries(mut node: Node, payoffs: [f64; 3]) -> Vec<u32> {
        for _ in 0..500 {
            let index = node.pick().unwrap();
            node.tally.add(payoffs[index]);
            node.branches.as_mut().unwrap()[index].tally.add(payoffs[index]);
        }
        node.branches().iter().map(|branch| branch.tally.tries).collect()
    }

    #[test]
    fn shares_add_up_and_fall_with_what_is_lost() {
        let node = node([300, 200, -500]);
        let shares: Vec<f64> = node.branches().iter().map(|branch| branch.share).collect();
        assert!(shares[0] > shares[1] && shares[1] > shares[2]);
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn what_brings_more_is_tried_more_whatever_it_seemed() {
        let found = tries(node([100, 50, 0]), [0.0, 0.0, 400.0]);
        assert!(found[2] > found[0] && found[2] > found[1], "{found:?}");
        let even = tries(node([100, 50, 0]), [0.0; 3]);
        assert!(even[0] > even[1] && even[1] > even[2], "{even:?}");
    }
}
