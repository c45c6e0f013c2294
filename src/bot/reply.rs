//! Best-reply search: own moves and the others' replies in turn, with alpha-beta pruning.
//!
//! After each own move only one of the others replies, the one whose reply hurts most (Schadd and
//! Winands, *Best Reply Search for Multiplayer Games*, 2011); with two seats that is plain
//! alpha-beta (Knuth and Moore 1975). It deepens ply by ply until its budget is spent.

use super::budget::Budget;
use super::root::{Candidate, Line};
use super::view::View;
use super::weights::HOME;
use crate::game::{Move, Position};
use crate::rules::Seat;

/// The most plies to look ahead.
const DEEPEST: u32 = 6;

/// Own moves, and replies of each other seat, looked at beyond the first ply: the best at first
/// sight. Six or twenty replies lost to ten, 5:11 and 4:12.
const OWN: usize = 12;
const REPLIES: usize = 10;

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

/// The values that still matter: what is at most the floor or at least the ceiling changes nothing.
#[derive(Clone, Copy)]
struct Window {
    floor: i32,
    ceiling: i32,
}

impl Window {
    fn is_shut(self) -> bool {
        self.floor >= self.ceiling
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
                let window = Window { floor, ceiling: INFINITE };
                self.worst_reply(&line.after, line.value, depth - 1, window)
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
    fn best_move(&mut self, position: &Position, value: i32, depth: u32, window: Window) -> i32 {
        if let Some(value) = self.decided(position, value, depth) {
            return value;
        }
        let Some(turn) = self.turn_of(self.view.me, position) else {
            return value;
        };
        if depth == 1 {
            return value + self.best_gain(&turn, 1);
        }
        let (mut best, mut window) = (-INFINITE, window);
        for (gain, it) in self.ordered(&turn, 1).into_iter().take(OWN) {
            let mut after = turn.clone();
            after.play_move(&self.view.rules, it);
            best = best.max(self.worst_reply(&after, value + gain, depth - 1, window));
            window.floor = window.floor.max(best);
            if window.is_shut() || self.budget.is_spent() {
                break;
            }
        }
        if best == -INFINITE { value } else { best }
    }

    /// The value after the reply of another seat that hurts most.
    fn worst_reply(&mut self, position: &Position, value: i32, depth: u32, window: Window) -> i32 {
        if let Some(value) = self.decided(position, value, depth) {
            return value;
        }
        let (mut worst, mut window) = (INFINITE, window);
        for seat in self.others(position) {
            let Some(turn) = self.turn_of(seat, position) else {
                continue;
            };
            worst = worst.min(self.worst_of(&turn, value, depth, window));
            window.ceiling = window.ceiling.min(worst);
            if window.is_shut() || self.budget.is_spent() {
                break;
            }
        }
        if worst == INFINITE { value } else { worst }
    }

    /// The value after the move of the seat to move that hurts most.
    fn worst_of(&mut self, turn: &Position, value: i32, depth: u32, window: Window) -> i32 {
        if depth == 1 {
            return value + self.best_gain(turn, -1);
        }
        let (mut worst, mut window) = (INFINITE, window);
        for (gain, it) in self.ordered(turn, -1).into_iter().take(REPLIES) {
            let mut after = turn.clone();
            after.play_move(&self.view.rules, it);
            worst = worst.min(self.best_move(&after, value + gain, depth - 1, window));
            window.ceiling = window.ceiling.min(worst);
            if window.is_shut() || self.budget.is_spent() {
                break;
            }
        }
        worst
    }

    /// The position with that seat to move, the others having passed.
    fn turn_of(&self, seat: Seat, position: &Position) -> Option<Position> {
        let mut turn = position.clone();
        self.view.hand_to(&mut turn, seat).then_some(turn)
    }

    /// The value when somebody has got home in thought; sooner counts more.
    fn decided(&self, position: &Position, value: i32, depth: u32) -> Option<i32> {
        let before = self.view.position().home().len();
        let first = position.home().iter().nth(before)?;
        let sooner = depth as i32;
        Some(if self.view.ours.contains(first) {
            value + HOME + sooner
        } else {
            value - HOME - sooner
        })
    }

    fn others(&self, position: &Position) -> impl Iterator<Item = Seat> + use<> {
        position.playing(&self.view.rules).without(self.view.ours).iter()
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

#[cfg(test)]
mod tests {
    use super::super::root::candidates;
    use super::super::{Patient, chance, sample};
    use super::*;

    fn best(text: &str, nodes: u64) -> String {
        let game = sample::from_text("", "2", text);
        let view = View::new(&game);
        let candidates = candidates(&view, &mut chance(1, &game));
        let mut guide = Patient;
        let mut budget = Budget::new(&mut guide);
        budget.grant(nodes);
        let it = reply(&view, &candidates, &mut budget);
        game.position().move_text(game.rules(), it)
    }

    #[test]
    fn a_search_that_is_cut_short_has_an_answer() {
        let text = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A";
        for nodes in [0, 1, 10, 100, 1000] {
            assert!(!best(text, nodes).is_empty());
        }
    }
}
