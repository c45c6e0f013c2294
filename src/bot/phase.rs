//! How far the game has come for a seat: whether it still meets others, whether it gets on.

use super::view::View;
use crate::board::{Hole, HoleSet};
use crate::game::Position;
use crate::rules::Seat;

/// Own turns without getting on after which a seat is stalled.
const PATIENCE: usize = 5;

/// Steps beyond the shortest way that a piece may take and still be met.
const SIDESTEP: usize = 2;

/// Steps left to the goal, all pieces together, up to which filling the goal is all that is left.
pub(super) const LATE: usize = 12;

/// Whether the seat is best off planning its own moves alone: nobody can be met any more, there are
/// at most so many steps to the goal left, or search does not get on.
pub(super) fn plans_alone(view: &View, late: usize) -> bool {
    is_late(view, late) || is_stalled(view) || !meets_others(view)
}

/// Whether only filling the goal is left: at most two pieces are outside, or so many steps.
pub(super) fn is_late(view: &View, late: usize) -> bool {
    let outside = view.position().pieces(view.me) - view.goal();
    outside.len() <= 2 || steps_left(view, view.me) <= late
}

/// Whether the seat has not come nearer to its goal for some turns.
pub(super) fn is_stalled(view: &View) -> bool {
    let mut best = i32::MIN;
    let mut since = 0;
    for position in own_turns(view) {
        let value = view.own_value(position);
        since = if value > best { 0 } else { since + 1 };
        best = best.max(value);
    }
    since >= PATIENCE
}

/// The positions in which it was the seat's turn.
pub(super) fn own_turns<'a>(view: &'a View) -> impl Iterator<Item = &'a Position> {
    let positions = view.game.positions().iter();
    positions.filter(|position| position.turn() == view.me)
}

fn steps_left(view: &View, seat: Seat) -> usize {
    let goal = view.rules.goal(seat);
    let outside = view.position().pieces(seat) - goal;
    outside.iter().map(|hole| nearest(view, hole, goal).unwrap_or(0)).sum()
}

/// Steps from the hole to the nearest one of the set.
pub(super) fn nearest(view: &View, hole: Hole, set: HoleSet) -> Option<usize> {
    let board = view.rules.board();
    set.iter().map(|to| board.distance(hole, to)).min()
}

/// Whether some seat still playing has a way to go that crosses ours.
fn meets_others(view: &View) -> bool {
    let ours = ways(view, view.me);
    let playing = view.position().playing(&view.rules);
    playing.iter().filter(|&seat| seat != view.me).any(|seat| !(ways(view, seat) & ours).is_empty())
}

/// The holes on the ways of the seat's pieces to its goal, small detours included.
fn ways(view: &View, seat: Seat) -> HoleSet {
    let (board, goal) = (view.rules.board(), view.rules.goal(seat));
    let mut to_goal = [0; Hole::NUMBERS];
    for hole in board.holes() {
        to_goal[hole.index()] = nearest(view, hole, goal).unwrap_or(0);
    }
    let pieces = view.position().pieces(seat);
    let mut ways = pieces;
    for from in (pieces - goal).iter() {
        let shortest = to_goal[from.index()] + SIDESTEP;
        ways |= board
            .holes()
            .filter(|&hole| board.distance(from, hole) + to_goal[hole.index()] <= shortest)
            .collect();
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;
    use crate::game::Action;

    #[test]
    fn armies_meet_until_they_have_passed_each_other() {
        let start = sample::game("", "2");
        assert!(meets_others(&View::new(&start)));
        let text = "1/2/3/4/AAAA9/12/2AAAAAA3/10/9/10/2DDDDDD3/12/DDDD9/4/3/2/1 A";
        let passed = sample::from_text("", "2", text);
        assert!(!meets_others(&View::new(&passed)));
        assert!(plans_alone(&View::new(&passed), 0));
    }

    #[test]
    fn one_player_meets_nobody() {
        assert!(plans_alone(&View::new(&sample::game("", "1")), 0));
    }

    #[test]
    fn going_to_and_fro_is_a_stall() {
        let mut game = sample::game("", "1");
        let there = game.position().moves(game.rules())[0];
        let back = crate::game::Move { from: there.to, to: there.from };
        for number in 0..8 {
            assert_eq!(is_stalled(&View::new(&game)), number > PATIENCE, "{number}");
            game.play(Action::Move(if number % 2 == 0 { there } else { back })).unwrap();
        }
    }
}
