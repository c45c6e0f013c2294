//! Crossing the board alone in as few moves as a search finds.
//!
//! One seat alone is a puzzle (Bell, *The Shortest Game of Chinese Checkers and Related Problems*,
//! INTEGERS 9, 2009: 27 moves on the usual board, proven). A wide [plan](super::plan) finds short
//! ways; unless it left nothing out it proves nothing.

use std::sync::Arc;

use super::Guide;
use super::budget::Budget;
use super::plan::plan;
use super::root::Candidate;
use super::view::View;
use crate::game::{Game, Move, PieceMoves, Position};
use crate::rules::Rules;

/// No crossing is longer; a search that has come so far is lost.
const LONGEST: u32 = 500;

/// The moves of the shortest crossing found from a position where only one seat plays, keeping
/// `width` positions a ply; `None` when the guide said stop before one was found, or there is none.
///
/// # Panics
///
/// When the game is over, or more than one seat plays.
pub fn crossing(
    rules: &Rules,
    start: &Position,
    width: usize,
    guide: &mut dyn Guide,
) -> Option<Vec<Move>> {
    assert!(start.ending(rules).is_none(), "the game is over");
    assert_eq!(start.playing(rules).len(), 1, "one seat plays alone");
    let game = Game::from_position(Arc::new(rules.clone()), start.clone());
    // Nothing is only thought here: deadlines count.
    let mut view = View::new(&game);
    view.rules = rules.clone();
    let moves = start.piece_moves(rules).flat_map(PieceMoves::iter);
    let candidates: Vec<Candidate> = moves.map(|it| Candidate { it, bias: 0 }).collect();
    if candidates.is_empty() {
        return None;
    }
    let mut budget = Budget::new(guide);
    budget.grant(u64::MAX);
    let plan = plan(&view, &candidates, width.max(1), LONGEST, &mut budget);
    plan.turns().map(|_| plan.moves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Patient;
    use crate::rules::{Draft, Seating};

    fn rules(settings: &str) -> Rules {
        let draft: Draft = toml::from_str(settings).unwrap();
        Rules::new(&draft, Seating::of(1).unwrap()).unwrap()
    }

    fn found(settings: &str, width: usize) -> usize {
        let rules = rules(settings);
        let start = Position::start(&rules, rules.seating().first());
        let moves = crossing(&rules, &start, width, &mut Patient).unwrap();
        let mut position = start;
        for &it in &moves {
            assert!(position.is_legal(&rules, it));
            position.play_move(&rules, it);
        }
        assert_eq!(position.home().len(), 1);
        moves.len()
    }

    #[test]
    fn the_proven_minimum_is_found() {
        assert_eq!(found("", 10_000), 27);
    }

    #[test]
    fn narrow_beams_find_their_way_too() {
        assert!(found("", 300) <= 36);
        assert!(found("jump = 'long'", 300) <= 28);
        assert!(found("board = 3\ngoal_exit = 'locked'", 300) <= 20);
    }

    #[test]
    fn a_stop_is_obeyed() {
        struct Stop;
        impl Guide for Stop {
            fn should_stop(&mut self) -> bool {
                true
            }
        }
        let rules = rules("");
        let start = Position::start(&rules, rules.seating().first());
        assert_eq!(crossing(&rules, &start, 1000, &mut Stop), None);
    }
}
