//! The normal bot: a short search while it meets others, a plan of its own otherwise.

use rand::rngs::ChaCha8Rng;

use super::budget::Budget;
use super::phase::{LATE, plans_alone};
use super::plan::{LONGEST, plan};
use super::reply::reply;
use super::root::candidates;
use super::view::View;
use crate::game::Move;

/// Positions a move, so that it plays the same on every machine: some milliseconds.
const SEARCH_NODES: u64 = 3_000;
const PLAN_NODES: u64 = 6_000;

/// Positions of each ply that a plan keeps.
const WIDTH: usize = 48;

pub(super) fn choose(view: &View, chance: &mut ChaCha8Rng, budget: &mut Budget) -> Move {
    let candidates = candidates(view, chance);
    if plans_alone(view, LATE) {
        budget.grant(PLAN_NODES);
        plan(view, &candidates, WIDTH, LONGEST, budget).moves[0]
    } else {
        budget.grant(SEARCH_NODES);
        reply(view, &candidates, budget)
    }
}
