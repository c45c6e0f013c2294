//! More than two seats: Monte-Carlo tree search, the strong bots' way to think while armies meet.
//!
//! Every seat looks after itself (max^n: Luckhardt and Irani 1986; in a growing tree: Sturtevant,
//! *An Analysis of UCT in Multi-Player Games*, 2008). Only the moves that save most at first sight
//! grow, fewer of the other seats' (Baier and Kaisers, *Opponent-Pruning Paranoid Search*, 2020).
//! From a new leaf everybody plays on greedily for some rounds, not always the best, and
//! [`pace`](super::pace) judges where that ends (Lorentz, *Amazons Discover Monte-Carlo*, 2008).
//!
//! Payoffs are hundredths of a turn by which a seat, and with it its team, gets home sooner than the
//! others: half against their mean, half against the first of them, for the first place is taken from
//! that one. The turns taken since the root count as well as those still needed, so that it does not
//! matter who has just moved where playing on ends. They are reckoned in floating point with the exact
//! operations of IEEE 754 only, so that they are the same on every machine.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::budget::Budget;
use super::node::{Branch, Node, branches};
use super::pace::{Pace, in_turns};
use super::root::{Candidate, Line};
use super::view::View;
use crate::game::{Action, Move, Position};
use crate::rules::{BySeat, Seat};

/// Branches of a position: of the seat that thinks, of the others, and of the root. Who trusts the
/// others to play what looks best is lost: with one branch of theirs 1 game of 24 was won among three
/// hard bots of 8,000 positions, by 60,000; with four 9, with twelve 11, but these took only 2 of 24
/// among five where four took 6.
const OWN: usize = 12;
const OTHERS: usize = 4;
const FIRST: usize = 24;

/// Rounds that are played on from a leaf.
const ROUNDS: usize = 2;

/// Of so many moves played on, one is not the best but one of the best few.
const SLIP_EVERY: u32 = 10;
const FEW: usize = 4;

/// The best of the candidates, by a tree of about so many bytes.
pub(super) fn grow(
    view: &View,
    candidates: &[Candidate],
    bytes: usize,
    chance: &mut ChaCha8Rng,
    budget: &mut Budget,
) -> Move {
    let mut tree = Tree::new(view, candidates, bytes, chance, budget);
    let mut rounds: u64 = 0;
    tree.report();
    while !tree.budget.is_spent() && tree.nodes[0].branches().len() > 1 {
        tree.try_once();
        rounds += 1;
        if rounds.is_power_of_two() {
            tree.report();
        }
    }
    tree.report()
}

/// The root's branches, each with what speaks for it or against it beside.
fn first_branches(view: &View, pace: &Pace, candidates: &[Candidate]) -> Vec<(Branch, i32)> {
    let root = view.position();
    let before = pace.turns(root, view.me);
    let mut rated: Vec<(i32, i32, Move)> = candidates
        .iter()
        .map(|candidate| {
            let line = Line::new(view, root, 0, candidate);
            let bias = in_turns(line.bias);
            (before - pace.turns(&line.after, view.me) + bias, bias, line.it)
        })
        .collect();
    rated.sort_by_key(|&(saves, ..)| -saves);
    rated.truncate(FIRST);
    let branches = branches(rated.iter().map(|&(saves, _, it)| (saves, it)));
    branches.into_iter().zip(rated.iter().map(|&(_, bias, _)| bias)).collect()
}

struct Tree<'a, 'b, 'c> {
    view: &'a View<'a>,
    pace: Pace<'a>,
    /// Who is still on the way.
    racers: Vec<Seat>,
    /// What speaks for or against each branch of the root.
    biases: Vec<f64>,
    /// So many nodes fit.
    most: usize,
    /// The root first.
    nodes: Vec<Node>,
    chance: &'b mut ChaCha8Rng,
    budget: &'b mut Budget<'c>,
}

impl<'a, 'b, 'c> Tree<'a, 'b, 'c> {
    fn new(
        view: &'a View<'a>,
        candidates: &[Candidate],
        bytes: usize,
        chance: &'b mut ChaCha8Rng,
        budget: &'b mut Budget<'c>,
    ) -> Self {
        let pace = Pace::new(view);
        let root = view.position();
        let branches = first_branches(view, &pace, candidates);
        let biases = branches.iter().map(|(_, bias)| f64::from(*bias)).collect();
        let branches = branches.into_iter().map(|(branch, _)| branch).collect();
        Self {
            view,
            pace,
            racers: root.playing(&view.rules).iter().collect(),
            biases,
            most: bytes / (size_of::<Node>() + OWN * size_of::<Branch>()),
            nodes: vec![Node { branches: Some(branches), ..Node::new(root.clone()) }],
            chance,
            budget,
        }
    }

    /// Goes down to a leaf, plays on from there, and lets the whole way learn from it.
    fn try_once(&mut self) {
        self.budget.spend();
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut at = 0;
        let leaf = loop {
            self.branch_out(at);
            let Some(index) = self.nodes[at].pick() else {
                break self.nodes[at].position.clone();
            };
            path.push((at, index));
            match self.nodes[at].branches()[index].to {
                Some(next) => at = next,
                None => break self.add(at, index),
            }
        };
        let end = self.play_on(leaf);
        self.learn(&path, &end);
    }

    fn branch_out(&mut self, at: usize) {
        if self.nodes[at].branches.is_some() {
            return;
        }
        self.budget.spend();
        let position = &self.nodes[at].position;
        let most = if position.turn() == self.view.me { OWN } else { OTHERS };
        let is_over = position.ending(&self.view.rules).is_some();
        let moves = if is_over { Vec::new() } else { self.pace.best_few(position, most) };
        self.nodes[at].branches = Some(branches(moves.into_iter()));
    }

    /// The position at the end of a branch, which becomes a node as long as there is room.
    fn add(&mut self, at: usize, index: usize) -> Position {
        let mut position = self.nodes[at].position.clone();
        position.play_move(&self.view.rules, self.nodes[at].branches()[index].it);
        if self.nodes.len() < self.most {
            let to = Some(self.nodes.len());
            self.nodes.push(Node::new(position.clone()));
            if let Some(branches) = &mut self.nodes[at].branches {
                branches[index].to = to;
            }
        }
        position
    }

    fn play_on(&mut self, mut position: Position) -> Position {
        for _ in 0..ROUNDS * self.racers.len() {
            if position.ending(&self.view.rules).is_some() {
                break;
            }
            self.budget.spend();
            let it = if self.chance.random_ratio(1, SLIP_EVERY) {
                let few = self.pace.best_few(&position, FEW);
                let pick = self.chance.random_range(0..few.len().max(1));
                few.get(pick).map(|&(_, it)| it)
            } else {
                self.pace.best(&position)
            };
            position.play_unchecked(&self.view.rules, it.map_or(Action::Pass, Action::Move));
        }
        position
    }

    fn learn(&mut self, path: &[(usize, usize)], end: &Position) {
        let mut payoffs = self.payoffs(end);
        if let Some(&(_, first)) = path.first() {
            payoffs[self.view.me] += self.biases[first];
        }
        for &(at, index) in path {
            let node = &mut self.nodes[at];
            let payoff = payoffs[node.position.turn()];
            node.tally.add(payoff);
            if let Some(branches) = &mut node.branches {
                branches[index].tally.add(payoff);
            }
        }
    }

    /// By how much each seat gets home sooner than the others, partners together.
    fn payoffs(&self, end: &Position) -> BySeat<f64> {
        let (root, home) = (&self.nodes[0].position, end.home().set());
        let turns = |seat| {
            let taken = 100 * (end.turns(seat) - root.turns(seat)) as i32;
            let left = if home.contains(seat) { 0 } else { self.pace.turns(end, seat) };
            f64::from(taken + left)
        };
        let turns = BySeat::from_fn(turns);
        BySeat::from_fn(|seat| {
            let team = self.view.game.rules().team_of(seat);
            let ahead = self.racers.iter().filter(|&&racer| team.contains(racer));
            ahead.map(|&racer| self.lead(&turns, racer)).sum()
        })
    }

    /// By how many hundredths of a turn a seat gets home sooner than the mean, and than the first of
    /// the others: half of each.
    fn lead(&self, turns: &BySeat<f64>, seat: Seat) -> f64 {
        let all = self.racers.iter().map(|&racer| turns[racer]);
        let mean = all.sum::<f64>() / self.racers.len() as f64;
        let others = self.racers.iter().filter(|&&racer| racer != seat);
        let first = others.map(|&racer| turns[racer]).reduce(f64::min).unwrap_or(mean);
        (mean + first) / 2.0 - turns[seat]
    }

    /// Tells the guide the main line so far, whose first move it gives.
    fn report(&mut self) -> Move {
        let first = self.nodes[0].favourite().expect("there is a candidate");
        let mut at = first.to;
        let line = self.view.follow(first.it, |_| {
            let branch = at.and_then(|at| self.nodes[at].favourite())?;
            at = branch.to;
            Some(branch.it)
        });
        let (best, depth) = (first.it, line.len() as u32);
        self.budget.report_line(line, depth, None);
        best
    }
}

#[cfg(test)]
mod tests {
    use super::super::root::candidates;
    use super::super::{Patient, chance, sample};
    use super::*;

    fn best(text: &str, seats: &str, nodes: u64, bytes: usize) -> String {
        let game = sample::from_text("", seats, text);
        let view = View::even(&game);
        let mut luck = chance(1, &game);
        let candidates = candidates(&view, &mut luck);
        let mut guide = Patient;
        let mut budget = Budget::new(&mut guide);
        budget.grant(nodes);
        let it = grow(&view, &candidates, bytes, &mut luck, &mut budget);
        game.position().move_text(game.rules(), it)
    }

    #[test]
    fn a_turn_that_gains_nothing_costs_a_turn() {
        let game = sample::game("", "3");
        let view = View::even(&game);
        let mut luck = chance(1, &game);
        let candidates = candidates(&view, &mut luck);
        let mut guide = Patient;
        let mut budget = Budget::new(&mut guide);
        let tree = Tree::new(&view, &candidates, 0, &mut luck, &mut budget);
        let before = tree.payoffs(game.position());
        let mut after = game.position().clone();
        after.play_unchecked(&view.rules, Action::Pass);
        let after = tree.payoffs(&after);
        for seat in game.rules().seating().iter() {
            // The mean, which is half of what is compared with, falls behind by a third of that.
            let behind = 100.0 / 3.0 / 2.0;
            let lost = if seat == view.me { 100.0 - behind } else { -behind };
            assert!((before[seat] - after[seat] - lost).abs() < 1e-6, "{seat}");
        }
    }

    #[test]
    fn a_tree_that_is_cut_short_or_has_no_room_has_an_answer() {
        let text = "1/2/3/4/CCCC5EEEE/CCC6EEE/CC7EE/C8E/9/10/11/12/13/AAAA/AAA/AA/A A";
        for nodes in [0, 1, 10, 100, 1000] {
            for bytes in [0, 10_000, 1 << 20] {
                assert!(!best(text, "3", nodes, bytes).is_empty());
            }
        }
    }
}
