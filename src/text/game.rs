//! What cannot be played and why, and how a game ended.

use super::{Label, Words, message};
use crate::board::{Board, Hole};
use crate::game::{Ending, LegFault, Move, MoveTextError, Refusal};
use crate::rules::Rules;

impl Words {
    /// Why an action is not legal, in one sentence.
    pub fn refusal(self, rules: &Rules, refusal: &Refusal) -> String {
        let board = rules.board();
        let name = |hole: &Hole| board.name(*hole);
        self.tell(match refusal {
            Refusal::GameOver => return self.say(Label::RefusalGameOver).to_owned(),
            Refusal::MustMove => return self.say(Label::RefusalMustMove).to_owned(),
            Refusal::MustPass => return self.say(Label::RefusalMustPass).to_owned(),
            Refusal::NoClock => return self.say(Label::RefusalNoClock).to_owned(),
            Refusal::Item(fault) => return self.item_fault(board, *fault),
            Refusal::NotPlaying(seat) => message::refusal_not_playing(*seat),
            Refusal::NoPiece(hole) => message::refusal_no_piece(name(hole)),
            Refusal::NotYours { hole, owner, turn } => {
                message::refusal_not_yours(name(hole), *owner, *turn)
            }
            Refusal::Nowhere(hole) => message::refusal_nowhere(name(hole)),
            Refusal::Unreachable(Move { from, to }) => {
                message::refusal_unreachable(name(from), name(to))
            }
            Refusal::BadLeg { number: 1, leg: Move { from, to }, fault } => {
                message::refusal_leg(name(from), name(to), self.leg_fault(board, *fault))
            }
            Refusal::BadLeg { number, leg: Move { from, to }, fault } => {
                let fault = self.leg_fault(board, *fault);
                message::refusal_hop(*number, name(from), name(to), fault)
            }
            Refusal::MayNotStop(hole) => message::refusal_may_not_stop(name(hole)),
            Refusal::GoalLocked(Move { from, to }) => {
                message::refusal_goal_locked(name(from), name(to))
            }
        })
    }

    fn leg_fault(self, board: &Board, fault: LegFault) -> String {
        let say = |label| self.say(label).to_owned();
        match fault {
            LegFault::Taken(seat) => self.tell(message::leg_taken(seat)),
            LegFault::SwapNeedsFullGoal(hole) => {
                self.tell(message::leg_swap_needs_full_goal(board.name(hole)))
            }
            LegFault::SwapFromInside => say(Label::LegSwapFromInside),
            LegFault::Bridge => say(Label::LegBridge),
            LegFault::Blocked(hole) => self.tell(message::leg_blocked(board.name(hole))),
            LegFault::Shut => say(Label::LegShut),
            LegFault::NotStraight => say(Label::LegNotStraight),
            LegFault::NoMiddle => say(Label::LegNoMiddle),
            LegFault::TooLong => say(Label::LegTooLong),
            LegFault::NothingToHop(hole) => {
                self.tell(message::leg_nothing_to_hop(board.name(hole)))
            }
            LegFault::InTheWay(hole) => self.tell(message::leg_in_the_way(board.name(hole))),
            LegFault::StepInChain => say(Label::LegStepInChain),
        }
    }

    /// What is wrong with a typed move.
    pub fn move_text_error(self, error: &MoveTextError) -> String {
        let label = match error {
            MoveTextError::NoHole { name } if name.is_empty() => Label::MoveTextEmpty,
            MoveTextError::NoHole { name } => {
                return self.tell(message::move_text_no_hole(name.escape_default().to_string()));
            }
            MoveTextError::TooShort => Label::MoveTextShort,
            MoveTextError::SwapInside => Label::MoveTextSwapInside,
        };
        self.say(label).to_owned()
    }

    /// Why a game is over.
    pub fn ending(self, ending: Ending) -> &'static str {
        self.say(match ending {
            Ending::Decided => Label::EndingDecided,
            Ending::Stuck => Label::EndingStuck,
            Ending::Repetition => Label::EndingRepetition,
            Ending::Agreed => Label::EndingAgreed,
            Ending::TurnLimit => Label::EndingTurnLimit,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Position, Typed};
    use crate::rules::{Draft, Seating};
    use crate::text::Language;
    use std::sync::Arc;

    const WORDS: Words = Words::new(Language::English);

    fn said(rules: &str, position: Option<&str>, typed: &str) -> String {
        let draft: Draft = toml::from_str(rules).unwrap();
        let rules = Rules::new(&draft, Seating::of(2).unwrap()).unwrap();
        let start = match position {
            Some(text) => Position::parse(&rules, text).unwrap(),
            None => Position::start(&rules, rules.seating().first()),
        };
        let game = Game::from_position(Arc::new(rules), start);
        let typed = Typed::parse(game.rules().board(), typed).unwrap();
        WORDS.refusal(game.rules(), &game.read(&typed).expect_err("it is refused"))
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
            Err(error) => WORDS.move_text_error(&error),
        }
    }
}
