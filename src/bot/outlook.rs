//! What a turn is worth at a glance: everybody else makes the move that looks best, and then the
//! seat itself.
//!
//! Less than any search sees, but it sees turns of every kind alike: what a block takes from the
//! others, what a bridge gives, what is left for the next turn. Which turns are looked at is left to
//! [`items`](super::items).

use super::budget::Budget;
use super::trapped::trapped;
use super::view::View;
use super::weights::{HOME, TRAPPED};
use crate::game::{Move, PieceMoves, Position};

/// Looks at turns.
pub(super) struct Outlook<'a, 'b, 'c> {
    pub view: &'a View<'a>,
    pub budget: &'b mut Budget<'c>,
}

impl Outlook<'_, '_, '_> {
    /// What the position is worth after a turn of the seat that thinks.
    pub fn after(&mut self, after: &Position) -> i32 {
        self.budget.spend();
        let view = self.view;
        let value = view.value(after) - TRAPPED * trapped(view, after);
        if after.home().iter().any(|seat| seat == view.me) {
            return value + HOME;
        }
        let mut after = after.clone();
        value + self.replies(&mut after) + self.best(&after).map_or(0, |(gain, _)| gain)
    }

    /// What the others' best-looking moves change, one after the other.
    fn replies(&mut self, position: &mut Position) -> i32 {
        let (view, mut change) = (self.view, 0);
        for _ in 0..position.playing(&view.rules).len() {
            if position.turn() == view.me || position.ending(&view.rules).is_some() {
                break;
            }
            match self.best(position) {
                Some((gain, it)) => {
                    change += gain;
                    position.play_move(&view.rules, it);
                }
                None => position.play_unchecked(&view.rules, crate::game::Action::Pass),
            }
        }
        change
    }

    /// The move of the seat to move that looks best to it, and what it changes for the seat that
    /// thinks.
    pub fn best(&mut self, position: &Position) -> Option<(i32, Move)> {
        self.budget.spend();
        let view = self.view;
        let sign = if view.ours.contains(position.turn()) { 1 } else { -1 };
        let moves = position.piece_moves(&view.rules).flat_map(PieceMoves::iter);
        let gains = moves.map(|it| (view.gain(position, it), it));
        gains.max_by_key(|&(gain, _)| sign * gain)
    }
}
