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
    /// Positions of a search and of a plan.
    pub nodes: u64,
    /// Positions of each ply that a plan keeps.
    pub width: usize,
    /// Bytes of the table.
    pub bytes: usize,
}

/// The hard bot's, the same on every machine: some 20 ms.
pub(super) const HARD: Means = Means { nodes: 8_000, width: 4_096, bytes: 8 << 20 };

/// The expert's: until its guide says stop. The count only makes sure that it ends.
pub(super) const EXPERT: Means = Means { nodes: 200_000_000, width: 8_192, bytes: 64 << 20 };

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
    budget.grant(means.nodes);
    let is_duel = even.position().playing(&even.rules).len() == 2;
    if plans_alone(&even, if is_duel { LATE } else { LATE_AT_TABLES }) {
        widen(&even, &candidates, means.width, budget)
    } else if is_duel {
        duel(&even, &candidates, means.bytes, budget)
    } else {
        grow(&even, &candidates, means.bytes, chance, budget)
    }
}
