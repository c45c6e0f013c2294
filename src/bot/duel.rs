//! Two seats left: principal variation search, the strong bots' way to think while armies meet.
//!
//! Alpha-beta (Knuth and Moore 1975) as a negamax with null windows behind the first move (Marsland
//! and Campbell, *Parallel Search of Strongly Ordered Game Trees*, 1982; Reinefeld 1983), deepening
//! ply by ply (Slate and Atkin 1977) inside an aspiration window (Baudet 1978), with a
//! [table](super::memory) and [ordered](super::order) moves, late ones looked at less deeply
//! (Heinz 2000, *late move reductions*). On the last ply no move is made: the best gain is enough.
//!
//! Scores are hundredths of a row for the seat that is to move at a node.

use super::Score;
use super::budget::Budget;
use super::memory::{Bound, Memory};
use super::order::{Order, Try, bring_best};
use super::root::{Candidate, Line};
use super::view::View;
use super::weights::HOME_FIRST;
use crate::game::{Action, Move, PieceMoves, Position};

/// The most plies to look ahead.
const DEEPEST: i32 = 40;

/// How far from the last score the next one is expected.
const ASPIRATION: i32 = 250;

/// Beyond every score.
const INFINITE: i32 = 10_000_000;

/// Moves that lose more than this are left out below the root: sideways ones and the last rows of
/// the goal are left. Against a limit of 450, which lets most pieces go back by a row, 18:6.
const WORST_LOSS: i32 = -150;

/// A move seldom spoils more than so much of the best reply; one that is no good even then is not
/// looked at (futility pruning: Heinz, *Extended Futility Pruning*, 1998). Against counting on a
/// row for the reply 37:23, with 800 instead 34:26 (matches as told in [`weights`](super::weights),
/// 60 games of 15,000 positions a move).
const SPOILT: i32 = 300;

/// The best of the candidates, by a table of so many bytes.
pub(super) fn duel(
    view: &View,
    candidates: &[Candidate],
    bytes: usize,
    budget: &mut Budget,
) -> Move {
    let root = view.position();
    let value = view.value(root);
    let mut lines: Vec<Line> =
        candidates.iter().map(|candidate| Line::new(view, root, value, candidate)).collect();
    lines.sort_by_key(|line| -(line.value + line.bias));
    let mut search = Search {
        view,
        budget,
        memory: Memory::new(bytes),
        order: Order::new(DEEPEST as usize + 1),
        tries: vec![Vec::new(); DEEPEST as usize + 1],
        home_before: root.home().len(),
    };
    // Whose move comes last changes the score: what to expect is that of two plies less.
    let mut scores = [lines[0].value + lines[0].bias; 2];
    for depth in 1..=DEEPEST {
        let parity = depth as usize & 1;
        scores[parity] = search.deepen(&mut lines, depth, scores[parity]);
        // A ply that was cut short says nothing of the score.
        let score = Some(Score::Rows(scores[parity])).filter(|_| !search.budget.is_spent());
        let line = search.main_line(&lines[0]);
        search.budget.report_line(line, depth as u32, score);
        if search.budget.is_spent() || lines.len() == 1 {
            break;
        }
    }
    lines[0].it
}

struct Search<'a, 'b, 'c> {
    view: &'a View<'a>,
    budget: &'b mut Budget<'c>,
    memory: Memory,
    order: Order,
    /// The moves of each ply, kept so that no node takes from the heap.
    tries: Vec<Vec<Try>>,
    home_before: usize,
}

/// A position whose moves are looked at: its holes are worth `value` to the seat to move.
struct Node<'a> {
    position: &'a Position,
    value: i32,
    depth: i32,
    ply: usize,
}

impl Search<'_, '_, '_> {
    /// Searches every line one ply deeper and puts the best in front; its score. When the budget
    /// ends meanwhile, those that were searched count; the best of the last ply was the first.
    fn deepen(&mut self, lines: &mut [Line], depth: i32, last: i32) -> i32 {
        let mut margin = if depth > 2 { ASPIRATION } else { INFINITE };
        let (mut alpha, mut beta) = (last - margin, last + margin);
        loop {
            let score = self.root(lines, depth, alpha, beta);
            if self.budget.is_spent() || (alpha < score && score < beta) {
                return score;
            }
            margin *= 4;
            if score <= alpha {
                alpha = score - margin;
            } else {
                beta = score + margin;
            }
        }
    }

    /// The best line and what the table expects after it.
    fn main_line(&self, first: &Line) -> Vec<Move> {
        self.view.follow(first.it, |after| self.memory.get(after.key()).map(|entry| entry.best))
    }

    fn root(&mut self, lines: &mut [Line], depth: i32, floor: i32, ceiling: i32) -> i32 {
        let (mut best, mut best_score) = (0, -INFINITE);
        for (index, line) in lines.iter().enumerate() {
            let (after, value, bias) = (&line.after, -line.value, line.bias);
            let alpha = floor.max(best_score) - bias;
            let beta = ceiling - bias;
            let mut score = -INFINITE;
            if index > 0 {
                score = -self.node(after, value, depth - 1, -alpha - 1, -alpha, 1);
            }
            if index == 0 || (score > alpha && score < beta) {
                score = -self.node(after, value, depth - 1, -beta, -alpha, 1);
            }
            if self.budget.is_spent() && (index > 0 || depth > 1) {
                break;
            }
            if score + bias > best_score {
                best_score = score + bias;
                // What is at most the floor is only known to be no better than that.
                best = if best_score > floor { index } else { best };
            }
            if best_score >= ceiling {
                break;
            }
        }
        lines[..=best].rotate_right(1);
        best_score
    }

    /// The score of a position whose holes are worth `value` to the seat to move, as far as it lies
    /// between alpha and beta.
    fn node(
        &mut self,
        position: &Position,
        value: i32,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        let known = self.decided(position, value, depth);
        if let Some(score) = known.or_else(|| self.last_ply(position, value, depth)) {
            return score;
        }
        let remembered = self.memory.get(position.key());
        if let Some(score) = remembered.and_then(|entry| entry.enough(depth, alpha, beta)) {
            return score;
        }
        let first = remembered.map(|entry| entry.best);
        self.budget.spend();
        if self.budget.is_spent() {
            return value;
        }
        let mut tries = std::mem::take(&mut self.tries[ply]);
        self.fill(&mut tries, position, first, ply);
        let node = Node { position, value, depth, ply };
        let score = if tries.is_empty() {
            self.pass(&node, alpha, beta)
        } else {
            self.best_of(&node, &mut tries, alpha, beta)
        };
        self.tries[ply] = tries;
        score
    }

    /// The score where nothing is played any more.
    fn last_ply(&mut self, position: &Position, value: i32, depth: i32) -> Option<i32> {
        let score = match depth {
            ..=0 => value,
            1 if !self.may_get_home(position) => value + self.best_gain(position),
            _ => return None,
        };
        self.budget.spend();
        Some(score)
    }

    /// The score by the moves of a node, which are put in order on the way. What was found is
    /// remembered unless the budget ends.
    fn best_of(&mut self, node: &Node, tries: &mut [Try], floor: i32, beta: i32) -> i32 {
        let Node { position, value, depth, ply } = *node;
        let (mut best, mut best_score) = (None, -INFINITE);
        let mut alpha = floor;
        let is_last = depth == 2 && !self.may_get_home(position);
        let mut reply = None;
        for index in 0..tries.len() {
            bring_best(tries, index);
            let Try { it, gain, .. } = tries[index];
            if index > 0 && is_last {
                let reply = *reply.get_or_insert_with(|| self.sure_reply(node));
                let at_most = value + gain - reply;
                if at_most <= alpha {
                    best_score = best_score.max(at_most);
                    continue;
                }
            }
            if index > 0 && gain < WORST_LOSS {
                continue;
            }
            let score = self.try_out(node, tries[index], index, alpha, beta);
            if self.budget.is_spent() {
                return best_score;
            }
            if score > best_score {
                (best, best_score) = (Some(it), score);
                alpha = alpha.max(score);
                if alpha >= beta {
                    self.order.learn(position.turn(), ply, depth, it, &tries[..index]);
                    break;
                }
            }
        }
        if let Some(best) = best {
            let bound = Bound::of(best_score, floor, beta);
            self.memory.put(position.key(), best_score, best, depth, bound);
        }
        best_score
    }

    /// The score of the `index`th move of a node: those behind the first are at first only asked
    /// whether they are better, late ones less deeply.
    fn try_out(&mut self, node: &Node, tried: Try, index: usize, alpha: i32, beta: i32) -> i32 {
        let mut after = node.position.clone();
        after.play_move(&self.view.rules, tried.it);
        let (value, depth, ply) = (-node.value - tried.gain, node.depth - 1, node.ply + 1);
        let mut score = alpha + 1;
        if index > 0 {
            let less = reduction(node.depth, index);
            score = -self.node(&after, value, depth - less, -alpha - 1, -alpha, ply);
            if less > 0 && score > alpha {
                score = -self.node(&after, value, depth, -alpha - 1, -alpha, ply);
            }
        }
        if index == 0 || (score > alpha && score < beta) {
            score = -self.node(&after, value, depth, -beta, -alpha, ply);
        }
        score
    }

    /// The score when somebody has got home, or nobody can move; sooner counts more.
    fn decided(&self, position: &Position, value: i32, depth: i32) -> Option<i32> {
        let bonus = HOME_FIRST + 10 * depth;
        match position.home().iter().nth(self.home_before) {
            Some(first) if first == position.turn() => Some(value + bonus),
            Some(_) => Some(value - bonus),
            None => position.ending(&self.view.rules).map(|_| value),
        }
    }

    /// Whether the next move may get the seat to move home.
    fn may_get_home(&self, position: &Position) -> bool {
        let goal = self.view.rules.goal(position.turn());
        (position.pieces(position.turn()) - goal).len() <= 1
            || (goal - position.occupied()).len() <= 1
    }

    fn pass(&mut self, node: &Node, alpha: i32, beta: i32) -> i32 {
        let mut after = node.position.clone();
        after.play_unchecked(&self.view.rules, Action::Pass);
        -self.node(&after, -node.value, node.depth - 1, -beta, -alpha, node.ply + 1)
    }

    /// What the other side gains by its reply, whatever is played, in nearly every position.
    fn sure_reply(&mut self, node: &Node) -> i32 {
        self.budget.spend();
        let mut passed = node.position.clone();
        passed.play_unchecked(&self.view.rules, Action::Pass);
        (self.best_gain(&passed) - SPOILT).max(0)
    }

    /// The most that a move of the seat to move gains it.
    fn best_gain(&self, position: &Position) -> i32 {
        let mut best = -INFINITE;
        for moves in position.piece_moves(&self.view.rules) {
            for it in moves.iter() {
                best = best.max(self.gain(position, it));
            }
        }
        if best == -INFINITE { 0 } else { best }
    }

    #[inline]
    fn gain(&self, position: &Position, it: Move) -> i32 {
        let gain = self.view.gain(position, it);
        if position.turn() == self.view.me { gain } else { -gain }
    }

    fn fill(&self, tries: &mut Vec<Try>, position: &Position, first: Option<Move>, ply: usize) {
        tries.clear();
        let seat = position.turn();
        for it in position.piece_moves(&self.view.rules).flat_map(PieceMoves::iter) {
            let gain = self.gain(position, it);
            let rank =
                if Some(it) == first { INFINITE } else { self.order.rank(seat, ply, it, gain) };
            tries.push(Try { it, gain, rank });
        }
    }
}

/// How many plies less a late move is looked at.
fn reduction(depth: i32, index: usize) -> i32 {
    match (depth, index) {
        (..=2, _) | (_, ..=2) => 0,
        (3, _) | (_, ..=9) => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::super::root::candidates;
    use super::super::{Patient, chance, sample};
    use super::*;
    use crate::rules::Seat;

    fn best(text: &str, nodes: u64, bytes: usize) -> String {
        let game = sample::from_text("", "2", text);
        let view = View::even(&game);
        let candidates = candidates(&view, &mut chance(1, &game));
        let mut guide = Patient;
        let mut budget = Budget::new(&mut guide);
        budget.grant(nodes);
        let it = duel(&view, &candidates, bytes, &mut budget);
        game.position().move_text(game.rules(), it)
    }

    #[test]
    fn a_duel_that_is_cut_short_or_has_no_room_has_an_answer() {
        let text = "D/DD/DDD/1DDD/13/12/4D6/10/9/10/5A5/12/13/1AAA/AAA/AA/A A";
        for nodes in [0, 1, 10, 100, 1000] {
            for bytes in [0, 1_000, 1 << 20] {
                assert!(!best(text, nodes, bytes).is_empty());
            }
        }
    }

    #[test]
    fn the_shortest_way_home_is_found_however_little_is_thought() {
        let text = "A/AA/AAA/1AA1/4A3A4/12/11/10/DDDDDDDDD/D9/11/12/13/4/3/2/1 A";
        let game = sample::from_text("", "2", text);
        let (rules, seat) = (game.rules(), game.position().turn());
        for nodes in [100, 1_000, 5_000] {
            let it = game.position().moves(rules).into_iter();
            let played = best(text, nodes, 1 << 20);
            let mut it = it.filter(|&it| game.position().move_text(rules, it) == played);
            let mut after = game.position().clone();
            after.play_move(rules, it.next().unwrap());
            assert_eq!((after.pieces(seat) - rules.goal(seat)).len(), 1, "{played}");
        }
    }

    #[test]
    fn who_would_get_home_with_the_next_move_is_stopped() {
        let text = "1/2/3/4/13/12/11/10/AAAAAAAAA/10/11/12/4DA7/1DDD/DDD/DD/D A";
        let game = sample::from_text("", "2", text);
        let (rules, other) = (game.rules(), Seat::ALL[3]);
        let last = rules.goal(other) - game.position().pieces(other);
        let name = rules.board().name(last.iter().next().unwrap());
        let played = best(text, 20_000, 1 << 20);
        assert!(played.ends_with(&format!("-{name}")), "{played} leaves {name} open");
    }
}
