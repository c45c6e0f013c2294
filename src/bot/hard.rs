//! The strong bots: a deep search while armies meet, a wide plan of their own otherwise.

use rand::rngs::ChaCha8Rng;

use super::budget::Budget;
use super::duel::duel;
use super::phase::{LATE, plans_alone};
use super::plan::widen;
use super::root::candidates_apart;
use super::tree::grow;
use super::view::View;
use crate::game::{Game, Move};

/// Steps to the goal up to which a strong bot with two others or more still about plans alone. A
/// plan reckons with nobody else: among five normal bots it came first in 11 of 30 games with 0, in
/// 7 with 12, in 4 with 30.
const LATE_AT_TABLES: usize = 0;

/// What a strong bot may use.
pub(super) struct Means {
    /// Positions of a duel and of a plan.
    pub nodes: u64,
    /// Positions of a tree, times the cube of the seats still about: with more of them a round has more
    /// turns, each turn more neighbours to weigh, and the first place is harder to come by.
    pub tree_nodes: u64,
    /// Positions of each ply that a plan keeps.
    pub width: usize,
    /// Bytes of the table.
    pub bytes: usize,
}

/// The hard bot's, the same on every machine: at most some 20 ms. At tables of six it needs them to be
/// first among five normal bots in 40 games of 100 (3,000 positions: 33, 8,000: 49); weighing fewer moves
/// of the others spares none (two of them, 4,500: 34). At tables of four fewer do (1,000 positions: 60 of
/// 104, 2,112: 71 of 100, 3,200: 47 of 60). There the expert with 240,000 was first among three of it in 12,
/// 11 and 9 games of 24, which is too few to tell the three apart.
pub(super) const HARD: Means = Means { nodes: 8_000, tree_nodes: 33, width: 4_096, bytes: 8 << 20 };

/// The expert's: until its guide says stop. The count only makes sure that it ends.
pub(super) const EXPERT: Means =
    Means { nodes: 200_000_000, tree_nodes: 200_000_000, width: 8_192, bytes: 64 << 20 };

/// The best move but for those that are taken; there must be another.
pub(super) fn choose(
    game: &Game,
    taken: &[Move],
    means: &Means,
    chance: &mut ChaCha8Rng,
    budget: &mut Budget,
) -> Move {
    let even = View::even(game);
    let candidates = candidates_apart(&even, taken, chance);
    let seats = even.position().playing(&even.rules).len();
    let is_duel = seats == 2;
    if plans_alone(&even, if is_duel { LATE } else { LATE_AT_TABLES }) {
        budget.grant(means.nodes);
        widen(&even, &candidates, means.width, budget)
    } else if is_duel {
        budget.grant(means.nodes);
        duel(&even, &candidates, means.bytes, budget)
    } else {
        budget.grant(means.tree_nodes * seats.pow(3) as u64);
        grow(&even, &candidates, means.bytes, chance, budget)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Guide, Level, Report, choose, sample};

    #[derive(Default)]
    struct Count(u64);

    impl Guide for Count {
        fn should_stop(&mut self) -> bool {
            false
        }

        fn hear(&mut self, report: Report) {
            self.0 = report.nodes;
        }
    }

    #[test]
    fn hard_looks_at_more_positions_the_more_seats_are_about() {
        let counted = ["3", "4", "6"].map(|players| {
            let mut count = Count::default();
            choose(Level::Hard, &sample::game("", players), 1, &mut count);
            count.0
        });
        // A try that has begun is played on to its end.
        for (nodes, allowed) in counted.into_iter().zip([891, 2_112, 7_128]) {
            assert!((allowed..allowed + 50).contains(&nodes), "{nodes} of {allowed}");
        }
    }
}
