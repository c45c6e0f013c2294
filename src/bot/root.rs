//! The moves worth thinking about, sorted out by what only a look at the whole game can tell:
//! missed deadlines, positions that come back.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::phase::own_turns;
use super::view::View;
use super::weights::{AGAIN, LUCK};
use crate::game::{Move, Position};
use crate::rules::Seat;

/// A legal move to think about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub it: Move,
    /// What speaks for it or against it, beside what thinking finds.
    pub bias: i32,
}

/// The legal moves to think about, never none: those that get home if there are any; else, as far
/// as others are left, none that puts the seat out and none that brings a position back.
pub(super) fn candidates(view: &View, chance: &mut ChaCha8Rng) -> Vec<Candidate> {
    let rules = view.game.rules();
    let tried: Vec<(Move, Position)> = view
        .position()
        .piece_moves(rules)
        .flat_map(crate::game::PieceMoves::iter)
        .map(|it| {
            let mut after = view.position().clone();
            after.play_move(rules, it);
            (it, after)
        })
        .collect();
    let home = |after: &Position| after.home().iter().any(|seat: Seat| seat == view.me);
    let out = |after: &Position| after.out().iter().any(|seat: Seat| seat == view.me);
    let tried = prefer(tried, home);
    let tried = prefer(tried, |after| !out(after));
    let tried = prefer(tried, |after| !comes_back(view, after));
    tried
        .iter()
        .map(|(it, after)| Candidate {
            it: *it,
            bias: bias(view, after) + chance.random_range(0..=LUCK),
        })
        .collect()
}

/// The moves after which the condition holds, if there are any; else all.
fn prefer(
    tried: Vec<(Move, Position)>,
    holds: impl Fn(&Position) -> bool,
) -> Vec<(Move, Position)> {
    if !tried.iter().any(|(_, after)| holds(after)) {
        return tried;
    }
    tried.into_iter().filter(|(_, after)| holds(after)).collect()
}

fn comes_back(view: &View, after: &Position) -> bool {
    let mut past = view.game.positions().iter();
    past.any(|position| position.repeats(after))
}

fn bias(view: &View, after: &Position) -> i32 {
    let pieces = after.pieces(view.me);
    let before = own_turns(view).filter(|position| position.pieces(view.me) == pieces).count();
    -AGAIN * before as i32
}
