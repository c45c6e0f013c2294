//! The moves worth thinking about, sorted out by what only a look at the whole game can tell:
//! missed deadlines, positions that come back.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::phase::own_turns;
use super::trapped::trapped;
use super::view::View;
use super::weights::{AGAIN, LUCK, TRAPPED};
use crate::game::{Move, Position};
use crate::rules::Seat;

/// A legal move to think about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub it: Move,
    /// What speaks for it or against it, beside what thinking finds.
    pub bias: i32,
}

/// A candidate and what it leads to.
pub(super) struct Line {
    pub it: Move,
    pub after: Position,
    /// What the position after it is worth.
    pub value: i32,
    /// What speaks for it or against it beside.
    pub bias: i32,
}

impl Line {
    /// The line of a candidate; `value` is what the root is worth.
    pub fn new(view: &View, root: &Position, value: i32, candidate: &Candidate) -> Self {
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

/// The legal moves to think about, never none: those that win for the team or get home if there are any; else, as far
/// as others are left, none that puts the seat out and none that brings a position back.
pub(super) fn candidates(view: &View, chance: &mut ChaCha8Rng) -> Vec<Candidate> {
    candidates_apart(view, &[], chance)
}

/// The same as if those moves could not be played; none when no others can.
pub(super) fn candidates_apart(
    view: &View,
    taken: &[Move],
    chance: &mut ChaCha8Rng,
) -> Vec<Candidate> {
    let rules = view.game.rules();
    let tried: Vec<(Move, Position)> = view
        .position()
        .piece_moves(rules)
        .flat_map(crate::game::PieceMoves::iter)
        .filter(|it| !taken.contains(it))
        .map(|it| {
            let mut after = view.position().clone();
            after.play_move(rules, it);
            (it, after)
        })
        .collect();
    let won = |after: &Position| after.winning_team(rules) == Some(view.ours);
    let home = |after: &Position| after.home().iter().any(|seat: Seat| seat == view.me);
    let out = |after: &Position| after.out().iter().any(|seat: Seat| seat == view.me);
    let tried = prefer(tried, won);
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
    -AGAIN * before as i32 - view.delay(after)
}

#[cfg(test)]
mod tests {
    use super::super::{chance, sample};
    use super::*;
    use crate::game::{Action, Game};

    fn moves(game: &Game) -> Vec<Move> {
        let found = candidates(&View::new(game), &mut chance(1, game));
        found.iter().map(|candidate| candidate.it).collect()
    }

    #[test]
    fn every_legal_move_is_a_candidate_at_the_start() {
        let game = sample::game("", "6");
        assert_eq!(moves(&game), game.position().moves(game.rules()));
    }

    #[test]
    fn a_move_that_gets_home_leaves_no_other() {
        let text = "A/AA/AAA/1AAA/4A8/12/11/10/9/10/11/12/D12/1DDD/DDD/DD/D A";
        let game = sample::from_text("", "2", text);
        let [it] = moves(&game)[..] else { panic!("one move gets home") };
        assert_eq!(game.position().move_text(game.rules(), it), "i13-j14");
    }

    #[test]
    fn a_missed_deadline_is_avoided_if_it_can_be() {
        let late = sample::game("deadlines = [{ turn = 1, out = 1 }]", "2");
        let start = late.rules().start(late.position().turn());
        assert!(moves(&late).iter().all(|it| !start.contains(it.to)));
        let too_late = sample::game("deadlines = [{ turn = 1, out = 2 }]", "2");
        assert_eq!(moves(&too_late).len(), too_late.position().moves(too_late.rules()).len());
    }

    #[test]
    fn a_position_that_was_there_is_avoided() {
        let mut game = sample::game("", "1");
        let there = moves(&game)[0];
        game.play(Action::Move(there)).unwrap();
        let back = Move { from: there.to, to: there.from };
        assert!(game.position().is_legal(game.rules(), back));
        assert!(!moves(&game).contains(&back));
    }
}
