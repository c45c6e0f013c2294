//! Perft: counting the positions at a depth, to compare a generator with others.

use super::{Action, Move, Position};
use crate::rules::Rules;

/// How many sequences of `depth` turns there are: moves are told apart by where they begin and end;
/// a seat without a move has one child, a seat that is home is skipped without a ply, a game that
/// is over has no children. The last ply is counted without being played.
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return count_actions(rules, position);
    }
    if position.ending(rules).is_some() {
        return 0;
    }
    let mut nodes = 0;
    let mut can_move = false;
    for it in position.piece_moves(rules).flat_map(super::PieceMoves::iter) {
        can_move = true;
        let mut child = position.clone();
        child.play_move(rules, it);
        nodes += perft(rules, &child, depth - 1);
    }
    if !can_move {
        let mut child = position.clone();
        child.play_unchecked(rules, Action::Pass);
        nodes = perft(rules, &child, depth - 1);
    }
    nodes
}

/// The count below each action, in the order of the holes; a pass is `None`.
pub fn divide(rules: &Rules, position: &Position, depth: u32) -> Vec<(Option<Move>, u64)> {
    if depth == 0 || position.ending(rules).is_some() {
        return Vec::new();
    }
    let below = |action: Action| {
        let mut child = position.clone();
        child.play_unchecked(rules, action);
        perft(rules, &child, depth - 1)
    };
    let moves = position.moves(rules);
    if moves.is_empty() {
        return vec![(None, below(Action::Pass))];
    }
    moves.into_iter().map(|it| (Some(it), below(Action::Move(it)))).collect()
}

#[inline]
fn count_actions(rules: &Rules, position: &Position) -> u64 {
    match position.count_moves(rules) as u64 {
        0 if position.ending(rules).is_none() => 1,
        moves => moves,
    }
}
