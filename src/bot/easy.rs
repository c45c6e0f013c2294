//! The easy bot: the best move at first sight, unless it makes a mistake.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::budget::Budget;
use super::phase::{LATE, is_late, is_stalled};
use super::plan::{LONGEST, plan};
use super::root::{Candidate, candidates};
use super::trapped::trapped;
use super::view::View;
use super::weights::{ROW, TRAPPED};
use crate::game::Move;

/// Of so many moves one is a mistake.
const MISTAKE_EVERY: u32 = 3;

/// A mistake never gives up more than this: a game with mistakes has to end too.
const WORST_MISTAKE: i32 = 2 * ROW;

/// Positions for a plan, and how many of each ply it keeps.
const PLAN_NODES: u64 = 1_500;
const WIDTH: usize = 12;

pub(super) fn choose(view: &View, chance: &mut ChaCha8Rng, budget: &mut Budget) -> Move {
    let candidates = candidates(view, chance);
    let slips = !view.in_a_hurry && chance.random_ratio(1, MISTAKE_EVERY);
    if is_stalled(view) || (is_late(view, LATE) && !slips) {
        // One ply does not always fill a goal.
        budget.grant(PLAN_NODES);
        return plan(view, &candidates, WIDTH, LONGEST, budget).moves[0];
    }
    let mut rated: Vec<(i32, Move)> = candidates
        .iter()
        .map(|candidate| (at_first_sight(view, candidate, budget), candidate.it))
        .collect();
    rated.sort_by_key(|&(score, _)| -score);
    let good = rated.iter().filter(|&&(score, _)| score >= -WORST_MISTAKE).count();
    let pick = if good > 1 && slips { chance.random_range(0..good) } else { 0 };
    budget.report(rated[pick].1, 1);
    rated[pick].1
}

fn at_first_sight(view: &View, candidate: &Candidate, budget: &mut Budget) -> i32 {
    budget.spend();
    let mut after = view.position().clone();
    after.play_move(&view.rules, candidate.it);
    view.gain(view.position(), candidate.it) + candidate.bias - TRAPPED * trapped(view, &after)
}
