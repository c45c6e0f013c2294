//! Planning alone: a beam search over the seat's own moves, as if nobody else moved.
//!
//! What is left of a race is a puzzle for one (Bell, *The Shortest Game of Chinese Checkers*,
//! 2009). A beam search keeps the best few positions of each ply, equal ones once (Lowerre 1976); it
//! ends when one of them is home. A plan is the shortest when no ply had to leave a position out, or
//! when it needs no more turns than pieces are outside; otherwise a wider beam may find a shorter.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::Score;
use super::budget::Budget;
use super::phase::nearest;
use super::root::Candidate;
use super::trapped::trapped;
use super::view::View;
use super::weights::{FEW, FIT, TRAPPED};
use crate::board::HoleSet;
use crate::game::{Move, Position, split_mix};

/// No plan of a bot is longer.
pub(super) const LONGEST: u32 = 40;

/// Moves looked at for each position that is kept: more of them are equal to others.
const SPARE: usize = 4;

/// The narrowest of a row of ever wider plans, and how much wider each is than the last.
const NARROWEST: usize = 64;
const WIDER: usize = 4;

/// What a beam has come to.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The own moves.
    pub moves: Vec<Move>,
    /// What became of it.
    end: End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// Home, in as few turns as can be.
    Shortest,
    /// Home.
    Home,
    /// Not home within the turns allowed.
    Far,
    /// The budget ended meanwhile, or there was no move left.
    CutShort,
}

impl Plan {
    /// In how many own turns it gets home, if it does.
    pub fn turns(&self) -> Option<u32> {
        match self.end {
            End::Shortest | End::Home => Some(self.moves.len() as u32),
            End::Far | End::CutShort => None,
        }
    }
}

/// A position after an own move.
struct Step {
    position: Position,
    /// A number that positions share when they are the same.
    hash: u64,
    /// What the holes are worth.
    value: i32,
    /// What only a closer look tells against it.
    trapped: i32,
    /// Both, and how badly the last pieces stand.
    score: i32,
    /// The scores on the way: of two plans that come to the same, the one that gets on sooner.
    way: i64,
}

/// A move to look at.
struct Child {
    parent: usize,
    it: Move,
    hash: u64,
    value: i32,
    /// How badly the last pieces stand after it.
    misfit: i32,
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
    let mut best = plan(view, candidates, width, LONGEST, budget);
    while width < widest && best.end != End::Shortest && !budget.is_spent() {
        width = (width * WIDER).min(widest);
        // Only a shorter one would be of use.
        let most = best.turns().map_or(LONGEST, |turns| turns - 1);
        let wider = plan(view, candidates, width, most, budget);
        let better = match wider.end {
            End::Shortest | End::Home => true,
            End::Far => best.turns().is_none(),
            End::CutShort => false,
        };
        best = if better { wider } else { best };
    }
    let turns = best.turns();
    let line = expected(view, &best.moves);
    budget.report_line(line, turns.unwrap_or(LONGEST), turns.map(Score::Home));
    best.moves[0]
}

/// As much of a plan as can be told without knowing what others will play: all of it alone.
fn expected(view: &View, moves: &[Move]) -> Vec<Move> {
    let mut rest = moves[1..].iter().copied();
    view.follow(moves[0], |after| rest.next().filter(|_| after.playing(&view.rules).len() == 1))
}

/// The best plan of at most so many turns that begins with one of the candidates; `width` positions
/// are kept of each ply. It has a move at least.
pub(super) fn plan(
    view: &View,
    candidates: &[Candidate],
    width: usize,
    most: u32,
    budget: &mut Budget,
) -> Plan {
    let outside = (view.position().pieces(view.me) - view.goal()).len();
    let mut beam = first_ply(view, candidates, budget);
    let mut plies = vec![candidates.iter().map(|candidate| (0, candidate.it)).collect()];
    let mut is_whole = true;
    loop {
        let best = best(view, &beam);
        let depth = plies.len();
        budget.report(way(&plies, best)[0], depth as u32);
        let home = is_home(view, &beam[best]);
        let end = if home && (is_whole || depth <= outside) {
            End::Shortest
        } else if home {
            End::Home
        } else if depth >= most as usize {
            End::Far
        } else {
            End::CutShort
        };
        if end != End::CutShort || budget.is_spent() {
            return Plan { moves: way(&plies, best), end };
        }
        let (children, all) = next_ply(view, &mut beam, width, budget);
        is_whole &= all;
        let next = grow(view, &beam, &children);
        // A ply that was cut short would favour what came first in it.
        if next.is_empty() || budget.is_spent() {
            return Plan { moves: way(&plies, best), end };
        }
        plies.push(children.iter().map(|child| (child.parent, child.it)).collect());
        beam = next;
    }
}

fn first_ply(view: &View, candidates: &[Candidate], budget: &mut Budget) -> Vec<Step> {
    let root = view.position();
    let value = view.value(root);
    let tries = candidates.iter();
    tries
        .map(|candidate| {
            budget.spend();
            let it = candidate.it;
            let value = value + view.gain(root, it) + candidate.bias;
            let misfit = misfit(view, root, it);
            step(view, root, &Child { parent: 0, it, hash: hash(root, it), value, misfit }, 0)
        })
        .collect()
}

/// The best different children, and whether these are all there are.
fn next_ply(
    view: &View,
    beam: &mut [Step],
    width: usize,
    budget: &mut Budget,
) -> (Vec<Child>, bool) {
    let mut children = Vec::new();
    for (parent, step) in beam.iter_mut().enumerate() {
        budget.spend();
        if budget.is_spent() {
            return (Vec::new(), false);
        }
        if !view.hand_to(&mut step.position, view.me) {
            continue;
        }
        for moves in step.position.piece_moves(&view.rules) {
            children.extend(moves.iter().map(|it| {
                let position = &step.position;
                let value = step.value + view.gain(position, it);
                let misfit = misfit(view, position, it);
                Child { parent, it, hash: step.hash ^ hash(position, it), value, misfit }
            }));
        }
    }
    // Whether somebody is shut in is known of the parent only.
    let rank = |child: &Child| {
        let parent = &beam[child.parent];
        (Reverse(child.value - child.misfit - parent.trapped), Reverse(parent.way), child.hash)
    };
    let looked_at = SPARE * width;
    let mut all = children.len() <= looked_at;
    if !all {
        children.select_nth_unstable_by_key(looked_at, rank);
        children.truncate(looked_at);
    }
    // Stable: equal ones stay in the order of their parents.
    children.sort_by_key(rank);
    let mut seen = BTreeSet::new();
    children.retain(|child| seen.insert(child.hash));
    all &= children.len() <= width;
    children.truncate(width);
    (children, all)
}

fn grow(view: &View, beam: &[Step], children: &[Child]) -> Vec<Step> {
    let grown = children.iter().map(|child| {
        let parent = &beam[child.parent];
        step(view, &parent.position, child, parent.way)
    });
    grown.collect()
}

fn step(view: &View, from: &Position, child: &Child, way: i64) -> Step {
    let mut position = from.clone();
    position.play_move(&view.rules, child.it);
    let trapped = TRAPPED * trapped(view, &position);
    let score = child.value - child.misfit - trapped;
    let way = way + i64::from(score);
    Step { position, hash: child.hash, value: child.value, trapped, score, way }
}

/// Who is home first, then the best, then the quickest.
fn best(view: &View, beam: &[Step]) -> usize {
    let rank = |at: &usize| {
        let step = &beam[*at];
        (!is_home(view, step), Reverse(step.score), Reverse(step.way))
    };
    (0..beam.len()).min_by_key(rank).unwrap_or(0)
}

fn is_home(view: &View, step: &Step) -> bool {
    step.position.home().iter().any(|seat| seat == view.me)
}

/// The moves that lead to a position of the last ply.
fn way(plies: &[Vec<(usize, Move)>], last: usize) -> Vec<Move> {
    let mut at = last;
    let mut moves: Vec<Move> = Vec::new();
    for ply in plies.iter().rev() {
        let (parent, it) = ply[at];
        moves.push(it);
        at = parent;
    }
    moves.reverse();
    moves
}

/// How badly the last pieces stand after a move for the holes that are left: of those that nobody
/// holds, or, when all are held, of those that others hold.
fn misfit(view: &View, position: &Position, it: Move) -> i32 {
    let goal = view.goal();
    let (mut pieces, mut occupied) = (position.pieces(view.me), position.occupied());
    pieces.remove(it.from);
    pieces.insert(it.to);
    let outside = pieces - goal;
    if outside.len() > FEW {
        return 0;
    }
    // After a swap the hole left behind is held as before.
    if !occupied.contains(it.to) {
        occupied.remove(it.from);
        occupied.insert(it.to);
    }
    let free = goal - occupied;
    let wanted: HoleSet = if free.is_empty() { goal - pieces } else { free };
    let steps = outside.iter().filter_map(|hole| nearest(view, hole, wanted));
    FIT * steps.sum::<usize>() as i32
}

/// What a move changes of a position's hash.
fn hash(position: &Position, it: Move) -> u64 {
    let moved = number(it.from.index()) ^ number(it.to.index());
    let is_swap = position.occupied().contains(it.to);
    if is_swap { moved ^ moved.rotate_left(32) } else { moved }
}

/// A random number for each hole.
fn number(hole: usize) -> u64 {
    split_mix(0, hole as u64)
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
            let it = plan(&view, &candidates, 48, LONGEST, &mut budget).moves[0];
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
    fn a_plan_that_left_nothing_out_is_the_shortest() {
        let text = "A/AA/AAA/1AAA/13/5A6/11/10/9/10/11/12/13/4/3/2/1 A";
        let game = sample::from_text("", "1", text);
        let view = View::new(&game);
        let candidates = candidates(&view, &mut chance(1, &game));
        let mut guide = Patient;
        let mut budget = Budget::new(&mut guide);
        budget.grant(1_000_000);
        let planned = plan(&view, &candidates, 100_000, LONGEST, &mut budget);
        assert_eq!((planned.end, planned.turns()), (End::Shortest, Some(2)));
        let planned = plan(&view, &candidates, 100_000, 1, &mut budget);
        assert_eq!((planned.end, planned.turns()), (End::Far, None));
    }

    #[test]
    fn a_crossing_alone_is_brisk() {
        assert!(turns(sample::game("", "1"), 60) <= 36);
    }
}
