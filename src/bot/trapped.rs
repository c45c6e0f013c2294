//! Pieces of others that are shut in where this seat has to get home.
//!
//! Under the classic rule a piece that cannot get out of a goal keeps its owner and the owner of
//! the goal from ever getting home, so whoever shut it in has to let it out. With swaps the rim of
//! the goal counts as out, for only there can an outsider swap; deeper in, and with pieces that may
//! not leave the goal again, the game would stand still as well. A full goal needs no such care.

use super::leave::hops;
use super::view::View;
use crate::board::{Board, Hole, HoleSet};
use crate::game::Position;
use crate::rules::Blocking;

/// How many pieces of seats still playing are shut in inside the goal.
pub(super) fn trapped(view: &View, position: &Position) -> i32 {
    let goal = view.goal();
    let strangers = (position.occupied() & goal) - position.pieces(view.me);
    if strangers.is_empty() || view.rules.blocking() == Blocking::FullGoal {
        return 0;
    }
    let playing = position.playing(&view.rules);
    let movable = playing.iter().fold(HoleSet::EMPTY, |all, seat| all | position.pieces(seat));
    let way_out = way_out(view);
    let shut_in = (strangers & movable)
        .iter()
        .filter(|&hole| !gets_to(view.rules.board(), position.occupied(), hole, way_out))
        .count();
    shut_in as i32
}

/// The holes where a piece is no more in the way.
fn way_out(view: &View) -> HoleSet {
    let (board, goal) = (view.rules.board(), view.goal());
    let outside = board.all() - goal;
    let is_rim = |hole: &Hole| {
        let landings: HoleSet = hops(board, *hole).map(|(_, landing)| landing).collect();
        !((board.neighbours(*hole) | landings) & outside).is_empty()
    };
    match view.rules.blocking() {
        Blocking::None | Blocking::FullGoal => outside,
        Blocking::Swap => outside | goal.iter().filter(is_rim).collect(),
    }
}

/// Whether a piece in the hole can get to one of the others by steps and hops, if nobody else
/// moves.
fn gets_to(board: &Board, occupied: HoleSet, hole: Hole, others: HoleSet) -> bool {
    let mut seen = HoleSet::only(hole);
    let mut todo = seen;
    while let Some(at) = todo.first() {
        if others.contains(at) {
            return true;
        }
        todo.remove(at);
        let mut next = board.neighbours(at) - occupied;
        for (over, landing) in hops(board, at) {
            if occupied.contains(over) && !occupied.contains(landing) {
                next.insert(landing);
            }
        }
        todo |= next - seen;
        seen |= next;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    fn count(switches: &str, text: &str) -> i32 {
        let game = sample::from_text(switches, "2", text);
        trapped(&View::new(&game), game.position())
    }

    #[test]
    fn a_piece_behind_full_rows_is_shut_in() {
        let text = "D/AA/AAA/AAAA/6A6/12/11/10/9/10/11/12/13/1DDD/DDD/DD/D A";
        assert_eq!(count("", text), 1);
        assert_eq!(count("blocking = 'swap'", text), 1);
        assert_eq!(count("blocking = 'full_goal'", text), 0);
    }

    #[test]
    fn a_piece_that_can_hop_out_is_not() {
        let text = "D/AA/1AA/1AAA/5AA6/6A5/11/10/9/10/11/12/13/1DDD/DDD/DD/D A";
        assert_eq!(count("", text), 0);
    }

    #[test]
    fn on_the_rim_a_swap_fetches_it() {
        let text = "A/AA/AAA/ADAA/5A7/12/11/10/9/10/11/12/13/1DDD/DDD/DD/D A";
        assert_eq!(count("blocking = 'swap'", text), 0);
    }
}
