//! The fewest moves in which one seat alone crosses the board, as far as they are known.

use crate::game::Position;
use crate::rules::{Rules, Switch};

/// The fewest moves of a crossing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Par {
    /// How many.
    pub moves: u32,
    /// What is known about them.
    pub proof: Proof,
}

/// What is known about the fewest moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Fewer are impossible.
    Proven,
    /// Nobody has found fewer so far.
    BestKnown,
}

/// What decides how long a crossing is, in a form for files: the switches that matter to one seat
/// alone that begins from the start. Nothing for other games.
pub fn course(rules: &Rules, start: &Position) -> Option<String> {
    let alone = rules.seating().len() == 1;
    let from_the_start =
        start.pieces(rules.seating().first()) == rules.start(rules.seating().first());
    if !alone || !from_the_start {
        return None;
    }
    let switches = [Switch::Board, Switch::Jump, Switch::UnusedCamps, Switch::GoalExit];
    let value = |switch: Switch| {
        let value = rules.draft().value(switch).map(|value| value.to_string());
        format!(" {}={}", switch.key(), value.unwrap_or_default().replace('"', ""))
    };
    let values: String = switches.into_iter().map(value).collect();
    Some(format!("pieces={}{values}", rules.pieces()))
}

/// The fewest moves of a [`course`], where something is known.
pub fn par(course: &str) -> Option<Par> {
    PARS.iter().find(|(known, _)| *known == course).map(|(_, par)| *par)
}

const fn proven(moves: u32) -> Par {
    Par { moves, proof: Proof::Proven }
}

const fn best_known(moves: u32) -> Par {
    Par { moves, proof: Proof::BestKnown }
}

/// Proven by Bell (*The Shortest Game of Chinese Checkers*, INTEGERS 9, 2009) for the usual board,
/// and so for a goal that must not be left, where 27 moves do as well; the others are the shortest
/// that `starhop solo --solve --width 50000` finds with these switches.
const PARS: &[(&str, Par)] = &[
    ("pieces=10 board=4 jump=adjacent unused_camps=open goal_exit=free", proven(27)),
    ("pieces=10 board=4 jump=adjacent unused_camps=open goal_exit=locked", proven(27)),
    ("pieces=10 board=4 jump=long unused_camps=open goal_exit=free", best_known(20)),
    ("pieces=10 board=4 jump=long unused_camps=open goal_exit=locked", best_known(20)),
    ("pieces=6 board=3 jump=adjacent unused_camps=open goal_exit=free", best_known(17)),
    ("pieces=6 board=3 jump=adjacent unused_camps=open goal_exit=locked", best_known(17)),
    ("pieces=6 board=3 jump=long unused_camps=open goal_exit=free", best_known(13)),
    ("pieces=6 board=3 jump=long unused_camps=open goal_exit=locked", best_known(13)),
];

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    fn of(switches: &str, seats: &str) -> Option<String> {
        let game = sample::game(switches, seats);
        course(game.rules(), game.start())
    }

    #[test]
    fn what_changes_nothing_for_one_alone_makes_no_other_course() {
        let usual = of("", "A");
        assert!(usual.is_some());
        assert_eq!(of("", "D"), usual);
        assert_eq!(of("blocking = 'swap'\nothers_camps = 'closed'", "A"), usual);
        for switches in ["board = 3", "jump = 'long'", "goal_exit = 'locked'", "pieces = 6"] {
            assert_ne!(of(switches, "A"), usual);
        }
        assert_eq!(of("", "AD"), None);
    }

    #[test]
    fn the_usual_board_has_its_proven_par() {
        let par = par(&of("", "A").unwrap()).unwrap();
        assert_eq!(par, proven(27));
        assert_eq!(super::par("board=9"), None);
    }

    #[test]
    fn every_par_is_of_a_course_that_can_be_played() {
        let mut courses = Vec::new();
        for board in ["board = 3", "board = 4", "board = 5"] {
            for jump in ["", "jump = 'long'"] {
                for exit in ["", "goal_exit = 'locked'"] {
                    courses.extend(of(&format!("{board}\n{jump}\n{exit}"), "A"));
                }
            }
        }
        for (course, _) in PARS {
            assert!(courses.iter().any(|known| known == course), "{course}");
        }
    }
}
