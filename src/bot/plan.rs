//! Planning alone: a beam search over the seat's own moves, as if nobody else moved.
//!
//! What is left of a race is a puzzle for one (Bell, *The Shortest Game of Chinese Checkers*,
//! 2009). A beam search keeps the best few positions of each ply (Lowerre 1976); it ends when one
//! of them is home.

use std::collections::BTreeSet;

use super::budget::Budget;
use super::phase::nearest;
use super::root::Candidate;
use super::trapped::trapped;
use super::view::View;
use super::weights::{FEW, FIT, TRAPPED};
use crate::game::{Move, Position};

/// No plan is longer.
const LONGEST: u32 = 40;

/// Children that are looked at more closely, for each one that is kept.
const CLOSER: usize = 4;

/// The narrowest of a row of ever wider plans, and how much wider each is than the last.
const NARROWEST: usize = 48;
const WIDER: usize = 4;

/// What a beam has come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// Its first move.
    pub it: Move,
    /// In how many own turns it gets home, if it does.
    turns: Option<u32>,
}

/// A position after an own move.
struct Step {
    position: Position,
    /// The candidate it began with.
    first: usize,
    /// What the holes are worth.
    value: i32,
    /// That, and what only a closer look tells.
    score: i32,
    /// The scores on the way: of two plans that come to the same, the one that gets on sooner.
    way: i64,
}

/// A move to look at.
struct Child {
    parent: usize,
    it: Move,
    value: i32,
}

/// The first move of the shortest of ever wider plans, up to `widest`. A wider one need not be
/// better, and one that was cut short hardly is.
pub(super) fn widen(
    view: &View,
    candidates: &[Candidate],
    widest: usize,
    budget: &mut Budget,
) -> Move {
    let mut width = NARROWEST.min(widest);
    let mut best = plan(view, candidates, width, budget);
    while width < widest && best.turns != Some(1) && !budget.is_spent() {
        width = (width * WIDER).min(widest);
        let wider = plan(view, candidates, width, budget);
        let shorter = match (wider.turns, best.turns) {
            (Some(wider), Some(best)) => wider < best,
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => !budget.is_spent(),
        };
        best = if shorter { wider } else { best };
    }
    budget.report(best.it, best.turns.unwrap_or(LONGEST));
    best.it
}

/// The best plan that begins with one of the candidates; `width` positions are kept of each ply.
pub(super) fn plan(
    view: &View,
    candidates: &[Candidate],
    width: usize,
    budget: &mut Budget,
) -> Plan {
    let mut beam = first_ply(view, candidates, budget);
    let mut depth = 1;
    loop {
        sort(view, &mut beam);
        let best = candidates[beam[0].first].it;
        budget.report(best, depth);
        let turns = is_home(view, &beam[0]).then_some(depth);
        if turns.is_some() || depth == LONGEST || budget.is_spent() {
            return Plan { it: best, turns };
        }
        beam.truncate(width);
        let next = next_ply(view, &mut beam, width, budget);
        // A ply that was cut short would favour what came first in it.
        if next.is_empty() || budget.is_spent() {
            return Plan { it: best, turns: None };
        }
        beam = next;
        depth += 1;
    }
}

fn first_ply(view: &View, candidates: &[Candidate], budget: &mut Budget) -> Vec<Step> {
    let root = view.position();
    let value = view.value(root);
    let tries = candidates.iter().enumerate();
    tries
        .map(|(first, candidate)| {
            budget.spend();
            let value = value + view.gain(root, candidate.it) + candidate.bias;
            step(view, root, candidate.it, first, value, 0)
        })
        .collect()
}

fn next_ply(view: &View, beam: &mut [Step], width: usize, budget: &mut Budget) -> Vec<Step> {
    let mut children = Vec::new();
    for (parent, step) in beam.iter_mut().enumerate() {
        budget.spend();
        if !view.hand_to(&mut step.position, view.me) {
            continue;
        }
        for moves in step.position.piece_moves(&view.rules) {
            children.extend(moves.iter().map(|it| Child {
                parent,
                it,
                value: step.value + view.gain(&step.position, it),
            }));
        }
    }
    // Stable: equal ones stay in the order of their parents, the best first.
    children.sort_by_key(|child| -child.value);
    let mut next: Vec<Step> = Vec::new();
    let mut keys = BTreeSet::new();
    for child in children {
        if next.len() >= CLOSER * width || budget.is_spent() {
            break;
        }
        budget.spend();
        let parent = &beam[child.parent];
        let step = step(view, &parent.position, child.it, parent.first, child.value, parent.way);
        if keys.insert(step.position.key()) {
            next.push(step);
        }
    }
    next
}

fn step(view: &View, from: &Position, it: Move, first: usize, value: i32, way: i64) -> Step {
    let mut position = from.clone();
    position.play_move(&view.rules, it);
    let score = value - misfit(view, &position) - TRAPPED * trapped(view, &position);
    Step { position, first, value, score, way: way + i64::from(score) }
}

/// Who is home first, then the best, then the quickest.
fn sort(view: &View, beam: &mut [Step]) {
    beam.sort_by_key(|step| (!is_home(view, step), -step.score, -step.way));
}

fn is_home(view: &View, step: &Step) -> bool {
    step.position.home().iter().any(|seat| seat == view.me)
}

/// How badly the last pieces stand for the holes that are left: of those that nobody holds, or,
/// when all are held, of those that others hold.
fn misfit(view: &View, position: &Position) -> i32 {
    let (goal, pieces) = (view.goal(), position.pieces(view.me));
    let outside = pieces - goal;
    if outside.len() > FEW {
        return 0;
    }
    let free = goal - position.occupied();
    let wanted = if free.is_empty() { goal - pieces } else { free };
    let steps = outside.iter().filter_map(|hole| nearest(view, hole, wanted));
    FIT * steps.sum::<usize>() as i32
}

#[cfg(test)]
mod tests {
    use super::super::root::candidates;
    use super::super::{Patient, chance, sample};
    use super::*;
    use crate::game::{Action, Ending, Game};

    /// Plays plan after plan until the seat is home.
    fn turns(mut game: Game, most: u32) -> u32 {
        let seat = game.position().turn();
        while game.ending().is_none() && game.position().turns(seat) < most {
            let view = View::new(&game);
            let candidates = candidates(&view, &mut chance(1, &game));
            let mut guide = Patient;
            let mut budget = Budget::new(&mut guide);
            budget.grant(6_000);
            let it = plan(&view, &candidates, 48, &mut budget).it;
            game.play(Action::Move(it)).unwrap();
        }
        assert_eq!(game.ending(), Some(Ending::Decided));
        game.position().turns(seat)
    }

    #[test]
    fn a_plan_finds_the_shortest_way_in() {
        // The free hole is two steps away: the others need not move.
        let text = "A/AA/AAA/1AAA/13/5A6/11/10/9/10/11/12/13/4/3/2/1 A";
        assert_eq!(turns(sample::from_text("", "1", text), 10), 2);
    }

    #[test]
    fn pieces_make_room_for_the_last_one() {
        // The tip is free, and each row moves up by one.
        let text = "1/AA/AAA/AAAA/6A6/12/11/10/9/10/11/12/13/4/3/2/1 A";
        assert!(turns(sample::from_text("goal_exit = 'locked'", "1", text), 10) <= 3);
    }

    #[test]
    fn a_crossing_alone_is_brisk() {
        assert!(turns(sample::game("", "1"), 60) <= 36);
    }
}
