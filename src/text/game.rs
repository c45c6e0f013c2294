//! What cannot be played and why, and how a game ended.

use crate::board::{Board, Hole};
use crate::game::{Ending, LegFault, Move, MoveTextError, Refusal};
use crate::rules::Rules;

/// Why an action is not legal, in one sentence.
pub fn refusal(rules: &Rules, refusal: &Refusal) -> String {
    let board = rules.board();
    let name = |hole: Hole| board.name(hole);
    match refusal {
        Refusal::GameOver => "the game is over".to_owned(),
        Refusal::MustMove => "there is a legal move, so the turn cannot be passed".to_owned(),
        Refusal::MustPass => "there is no legal move: the turn can only be passed".to_owned(),
        Refusal::NotPlaying(seat) => format!("seat {seat} does not play, or no more"),
        Refusal::NoPiece(hole) => format!("no piece stands on {}", name(*hole)),
        Refusal::NotYours { hole, owner, turn } => {
            format!("the piece on {} belongs to {owner}, and it is {turn}'s turn", name(*hole))
        }
        Refusal::Nowhere(hole) => {
            format!("a turn must not end where it began, on {}", name(*hole))
        }
        Refusal::Unreachable(it) => {
            format!("{}: no step and no chain of hops leads there", ends(board, *it))
        }
        Refusal::BadLeg { number: 1, leg, fault } => {
            format!("{}: {}", ends(board, *leg), leg_fault(board, *fault))
        }
        Refusal::BadLeg { number, leg, fault } => {
            format!("hop {number}, {}: {}", ends(board, *leg), leg_fault(board, *fault))
        }
        Refusal::MayNotStop(hole) => format!(
            "{} lies in a camp that a chain may pass through, but no turn may end there",
            name(*hole)
        ),
        Refusal::GoalLocked(it) => {
            format!("{}: a turn that begins in the goal must end in it", ends(board, *it))
        }
    }
}

fn ends(board: &Board, Move { from, to }: Move) -> String {
    format!("{} to {}", board.name(from), board.name(to))
}

fn leg_fault(board: &Board, fault: LegFault) -> String {
    match fault {
        LegFault::Taken(seat) => format!("a piece of {seat} stands there"),
        LegFault::SwapNeedsFullGoal(hole) => format!(
            "an opponent stands there, and {} in the goal is still empty: swapping needs a full goal",
            board.name(hole)
        ),
        LegFault::SwapFromInside => {
            "an opponent stands there, and only a piece from outside the goal may swap".to_owned()
        }
        LegFault::Shut => "nothing may land in that camp".to_owned(),
        LegFault::NotStraight => "not on a straight line".to_owned(),
        LegFault::NoMiddle => "a hop needs a piece in the very middle".to_owned(),
        LegFault::TooLong => "a hop goes over one adjacent piece only".to_owned(),
        LegFault::NothingToHop(hole) => format!("nothing to hop over at {}", board.name(hole)),
        LegFault::InTheWay(hole) => format!("another piece is in the way at {}", board.name(hole)),
        LegFault::StepInChain => "a turn is one step or a chain of hops, never both".to_owned(),
    }
}

/// What is wrong with a typed move.
pub fn move_text_error(error: &MoveTextError) -> String {
    match error {
        MoveTextError::NoHole { name } if name.is_empty() => {
            "a hole is missing; a move looks like e3-g5 or e3-g5-i7".to_owned()
        }
        MoveTextError::NoHole { name } => {
            format!("the board has no hole `{}`; a move looks like e3-g5", name.escape_default())
        }
        MoveTextError::TooShort => "a move names two holes at least, as e3-g5".to_owned(),
        MoveTextError::SwapInside => {
            "an x can stand before the last hole only, as in h12-j14xl16".to_owned()
        }
    }
}

/// Why a game is over.
pub fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Decided => "all is decided",
        Ending::Stuck => "a draw: nobody can move",
        Ending::Repetition => "a draw: the position came back too often",
        Ending::Agreed => "a draw by agreement",
        Ending::TurnLimit => "unfinished, all turns are taken",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Position, Typed};
    use crate::rules::{Draft, Seating};
    use std::sync::Arc;

    fn said(rules: &str, position: Option<&str>, typed: &str) -> String {
        let draft: Draft = toml::from_str(rules).unwrap();
        let rules = Rules::new(&draft, Seating::of(2).unwrap()).unwrap();
        let start = match position {
            Some(text) => Position::parse(&rules, text).unwrap(),
            None => Position::start(&rules, rules.seating().first()),
        };
        let game = Game::from_position(Arc::new(rules), start);
        let typed = Typed::parse(game.rules().board(), typed).unwrap();
        refusal(game.rules(), &game.read(&typed).expect_err("it is refused"))
    }

    #[test]
    fn a_refusal_says_what_is_wrong() {
        let classic = |typed| said("", None, typed);
        assert_eq!(classic("e4-g6"), "e4 to g6: nothing to hop over at f5");
        assert_eq!(classic("e1-e2"), "e1 to e2: a piece of A stands there");
        assert_eq!(classic("i9-i10"), "no piece stands on i9");
        assert_eq!(classic("m14-m13"), "the piece on m14 belongs to D, and it is A's turn");
        assert_eq!(classic("e4-i8"), "e4 to i8: no step and no chain of hops leads there");
        assert_eq!(classic("e4-e4"), "a turn must not end where it began, on e4");
        assert_eq!(classic("--"), "there is a legal move, so the turn cannot be passed");
    }

    #[test]
    fn the_first_bad_hop_of_a_route_is_named() {
        let classic = |typed| said("", None, typed);
        assert_eq!(classic("e3-g5-i7"), "hop 2, g5 to i7: nothing to hop over at h6");
        assert_eq!(
            classic("e3-g5-g6"),
            "hop 2, g5 to g6: a turn is one step or a chain of hops, never both"
        );
        assert_eq!(
            classic("e4-e5-e6"),
            "e4 to e5: a turn is one step or a chain of hops, never both"
        );
        assert_eq!(classic("e3-g5-h9"), "hop 2, g5 to h9: not on a straight line");
    }

    #[test]
    fn rules_that_forbid_a_move_are_named() {
        let goal = "A/AA/A1A/AAAA/5A7/5D6/11/10/9/10/11/12/13/DDDD/DDD/DD/1 A";
        let swap = "A/AA/D1A/AAAA/6AA5/5D6/11/10/9/10/11/12/13/DDDD/DDD/D1/1 A";
        let full = "A/AA/AAD/AAAA/6A6/12/11/10/9/10/11/12/13/DDDD/DDD/DD/1 A";
        let cases = [
            (
                "goal_exit = 'locked'",
                goal,
                "k14-k13",
                "a turn that begins in the goal must end in it",
            ),
            ("", goal, "k14-i9", "no step and no chain of hops leads there"),
            (
                "blocking = 'swap'",
                swap,
                "k13-k15",
                "an opponent stands there, and l15 in the goal is still empty: swapping needs a full goal",
            ),
            (
                "blocking = 'swap'",
                full,
                "l15-m15",
                "an opponent stands there, and only a piece from outside the goal may swap",
            ),
            ("", full, "k13-m15", "a piece of D stands there"),
            ("", full, "k13-k12-k10", "a turn is one step or a chain of hops, never both"),
        ];
        for (rules, position, typed, expected) in cases {
            let said = said(rules, Some(position), typed);
            assert!(said.ends_with(expected), "{typed} under {rules:?}: {said}");
        }
    }

    #[test]
    fn hops_and_camps_that_cannot_be_are_named() {
        let start = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A";
        let camp = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/3A8/13/AAAA/AAA/AA/1 A";
        let cases = [
            ("", start, "e1-e5-e9", "e1 to e5: a hop goes over one adjacent piece only"),
            ("jump = 'long'", start, "e1-e5-e9", "another piece is in the way at e2"),
            ("", start, "e4-e7-e9", "a hop needs a piece in the very middle"),
            ("", start, "e1-z9", "the board has no hole `z9`"),
            ("", start, "e1xe3-e5", "an x can stand before the last hole only"),
            ("", start, "e1", "a move names two holes at least"),
            (
                "unused_camps = 'pass'",
                camp,
                "e6-d6",
                "d6 lies in a camp that a chain may pass through",
            ),
            ("unused_camps = 'closed'", camp, "e6-d6", "e6 to d6: nothing may land in that camp"),
        ];
        for (rules, position, typed, expected) in cases {
            let told = told(rules, position, typed);
            assert!(told.contains(expected), "{typed} under {rules:?}: {told}");
        }
    }

    /// What is said of a typed move, whether its text or the move is wrong.
    fn told(rules: &str, position: &str, typed: &str) -> String {
        let board = crate::board::Board::of(crate::board::Shape::Star { side: 4 });
        match Typed::parse(board, typed) {
            Ok(_) => said(rules, Some(position), typed),
            Err(error) => move_text_error(&error),
        }
    }
}
