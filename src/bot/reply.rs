//! Best-reply search: own moves and the others' replies in turn, with alpha-beta pruning.
//!
//! After each own move only one of the others replies, the one whose reply hurts most (Schadd and
//! Winands, *Best Reply Search for Multiplayer Games*, 2011); with two seats that is plain
//! alpha-beta (Knuth and Moore 1975). It deepens ply by ply until its budget is spent.

use super::budget::Budget;
use super::root::Candidate;
use super::trapped::trapped;
use super::view::View;
use super::weights::{HOME, TRAPPED};
use crate::game::{Move, Position};
use crate::rules::Seat;

/// The most plies to look ahead.
const DEEPEST: u32 = 6;

/// Own moves looked at beyond the first ply, and replies of each other seat: the best at first
/// sight. Six or twenty replies lost to ten, 5:11 and 4:12.
const OWN_WIDTH: usize = 12;
const REPLY_WIDTH: usize = 10;

/// Beyond every value.
const INFINITE: i32 = 1_000_000;

/// The best of the candidates.
pub(super) fn reply(view: &View, candidates: &[Candidate], budget: &mut Budget) -> Move {
    let root = view.position();
    let value = view.value(root);
    let mut lines: Vec<Line> =
        candidates.iter().map(|candidate| Line::new(view, root, value, candidate)).collect();
    lines.sort_by_key(|line| -(line.value + line.bias));
    let mut search = Search { view, budget };
    for depth in 1..=DEEPEST {
        search.deepen(&mut lines, depth);
        search.budget.report(lines[0].it, depth);
        if search.budget.is_spent() {
            break;
        }
    }
    lines[0].it
}

/// A candidate and what it leads to.
struct Line {
    it: Move,
    after: Position,
    value: i32,
    bias: i32,
}

impl Line {
    fn new(view: &View, root: &Position, value: i32, candidate: &Candidate) -> Self {
        let mut after = root.clone();
        after.play_move(&view.rules, candidate.it);
        Self {
            it: candidate.it,
            value: value + view.gain(root, candidate.it),
            bias: candidate.bias - TRAPPED * trapped(view, &after),
            after,
        }
    }
}

struct Search<'a, 'b, 'c> {
    view: &'a View<'a>,
    budget: &'b mut Budget<'c>,
}

impl Search<'_, '_, '_> {
    /// Searches every line one ply deeper and puts the best in front. When the budget ends
    /// meanwhile, those that were searched count; the best of the last ply was the first of them.
    fn deepen(&mut self, lines: &mut [Line], depth: u32) {
        let (mut best, mut best_score) = (0, -INFINITE);
        for (index, line) in lines.iter().enumerate() {
            let floor = best_score - line.bias;
            let value = if depth == 1 {
                self.budget.spend();
                line.value
            } else {
                self.worst_reply(&line.after, line.value, depth - 1, floor, INFINITE)
            };
            if index > 0 && self.budget.is_spent() {
                break;
            }
            if value + line.bias > best_score {
                (best, best_score) = (index, value + line.bias);
            }
        }
        lines[..=best].rotate_right(1);
    }

    /// The value after the own best move.
    fn best_move(
        &mut self,
        position: &Position,
        value: i32,
        depth: u32,
        mut floor: i32,
        ceiling: i32,
    ) -> i32 {
        let mut turn = position.clone();
        if let Some(value) = self.decided(position, value, depth) {
            return value;
        }
        if !self.view.hand_to(&mut turn, self.view.me) {
            return value;
        }
        if depth == 1 {
            return value + self.best_gain(&turn, 1);
        }
        let moves = self.ordered(&turn, 1);
        let mut best = -INFINITE;
        for &(gain, it) in moves.iter().take(OWN_WIDTH) {
            let mut after = turn.clone();
            after.play_move(&self.view.rules, it);
            let found = self.worst_reply(&after, value + gain, depth - 1, floor, ceiling);
            best = best.max(found);
            floor = floor.max(best);
            if floor >= ceiling || self.budget.is_spent() {
                break;
            }
        }
        if best == -INFINITE { value } else { best }
    }

    /// The value after the reply of another seat that hurts most.
    fn worst_reply(
        &mut self,
        position: &Position,
        value: i32,
        depth: u32,
        floor: i32,
        mut ceiling: i32,
    ) -> i32 {
        if let Some(value) = self.decided(position, value, depth) {
            return value;
        }
        let mut worst = INFINITE;
        for seat in self.others(position) {
            let mut turn = position.clone();
            if !self.view.hand_to(&mut turn, seat) {
                continue;
            }
            if depth == 1 {
                worst = worst.min(value + self.best_gain(&turn, -1));
                continue;
            }
            let moves = self.ordered(&turn, -1);
            for &(gain, it) in moves.iter().take(REPLY_WIDTH) {
                let mut after = turn.clone();
                after.play_move(&self.view.rules, it);
                let found = self.best_move(&after, value + gain, depth - 1, floor, ceiling);
                worst = worst.min(found);
                ceiling = ceiling.min(worst);
                if floor >= ceiling || self.budget.is_spent() {
                    return worst;
                }
            }
        }
        if worst == INFINITE { value } else { worst }
    }

    /// The value when somebody has got home in thought; sooner counts more.
    fn decided(&self, position: &Position, value: i32, depth: u32) -> Option<i32> {
        let before = self.view.position().home().len();
        let first = position.home().iter().nth(before)?;
        let sooner = depth as i32;
        Some(if first == self.view.me { value + HOME + sooner } else { value - HOME - sooner })
    }

    fn others(&self, position: &Position) -> impl Iterator<Item = Seat> + use<> {
        let me = self.view.me;
        let playing = position.playing(&self.view.rules);
        Seat::ALL.into_iter().filter(move |&seat| seat != me && playing.contains(seat))
    }

    /// The most that a move of the seat to move adds to the value for +1, the least for -1.
    fn best_gain(&mut self, position: &Position, sign: i32) -> i32 {
        let gains = self.gains(position);
        gains.map(|(gain, _)| sign * gain).max().map_or(0, |best| sign * best)
    }

    /// The moves of the seat to move with what they add to the value, the highest first for +1,
    /// the lowest first for -1.
    fn ordered(&mut self, position: &Position, sign: i32) -> Vec<(i32, Move)> {
        let mut gains: Vec<(i32, Move)> = self.gains(position).collect();
        gains.sort_unstable_by_key(|&(gain, it)| (-sign * gain, it));
        gains
    }

    fn gains(&mut self, position: &Position) -> impl Iterator<Item = (i32, Move)> {
        self.budget.spend();
        let moves = position.piece_moves(&self.view.rules);
        moves.flat_map(crate::game::PieceMoves::iter).map(|it| (self.view.gain(position, it), it))
    }
}
