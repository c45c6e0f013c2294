//! Lessons: the game taught by doing, on the real board and by the real rules.
//!
//! Each [`Lesson`] is a position, an aim that its move has to meet and the turns there are for it.
//! Whether it was met is found out by the rules, not by comparing moves: whatever does what is asked
//! is right, and what can be done is what the generator says. The words are left to
//! [`text`](crate::text), the screen to [`tui`](crate::tui).

use std::sync::Arc;

use crate::board::{Board, Hole};
use crate::game::{Action, Game, Move, Position, Typed};
use crate::rules::{Draft, Jump, Rules, Seating};

/// A lesson, in the order in which they are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// A step to the next hole.
    Step,
    /// A hop over a neighbour.
    Hop,
    /// Several hops in one turn.
    Chain,
    /// Hops over pieces of others.
    Others,
    /// Taking a move back.
    TakeBack,
    /// Where the pieces have to go.
    Goal,
    /// A ladder, built in one turn and used in the next.
    Ladder,
    /// The last piece at home.
    Straggler,
    /// The last piece home.
    Home,
    /// A house rule.
    LongHops,
}

/// What became of a lesson so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can still be done.
    Open,
    /// It was done.
    Done,
    /// What was played is legal, but not what the lesson asks.
    Missed,
}

/// What the last turn of a lesson has to do.
#[derive(Clone, Copy, Debug)]
enum Aim {
    /// It is a step.
    Step,
    /// It has so many hops, or more.
    Hops(usize),
    /// It hops over a piece of somebody else.
    OverOthers,
    /// It brings a piece into the goal.
    Enter,
    /// It leaves no piece in the own start zone.
    LeaveNone,
    /// It brings the last piece home.
    Home,
    /// It hops over a piece at a distance.
    LongHop,
}

/// What a lesson consists of.
struct Plan {
    seats: &'static str,
    jump: Jump,
    position: &'static str,
    /// A move that was made already; none where this is empty.
    made: &'static str,
    /// The turns there are, in a row where somebody is alone.
    turns: usize,
    aim: Aim,
}

const START: &str = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A";

/// Three hops lead from g5 over h6, i8 and j10.
const CHAIN: &str = "D/DD/DDD/DDDD/13/12/11/5A4/9/5A4/11/6A5/6A6/4/AAA/AA/A A";

/// One turn from the usual start.
const PLAN: Plan =
    Plan { seats: "AD", jump: Jump::Adjacent, position: START, made: "", turns: 1, aim: Aim::Step };

impl Lesson {
    /// All of them in their order.
    pub const ALL: [Self; 10] = [
        Self::Step,
        Self::Hop,
        Self::Chain,
        Self::Others,
        Self::TakeBack,
        Self::Goal,
        Self::Ladder,
        Self::Straggler,
        Self::Home,
        Self::LongHops,
    ];

    fn plan(self) -> Plan {
        match self {
            Self::Step => PLAN,
            Self::Hop => Plan { aim: Aim::Hops(1), ..PLAN },
            Self::Chain => Plan { position: CHAIN, aim: Aim::Hops(2), ..PLAN },
            Self::Others => Plan {
                position: "D/DD/DDD/D2D/13/12/11/10/9/5D4/11/6D5/6A6/AA1A/AAA/AA/A A",
                aim: Aim::OverOthers,
                ..PLAN
            },
            Self::TakeBack => Plan { position: CHAIN, made: "i8-j8", aim: Aim::Hops(3), ..PLAN },
            Self::Goal => Plan {
                position: "D/DD/1DD/4/6A6/3A2A5/4A6/10/2A2D3/4A2D2/3A5D1/5A1D4/9D3/AA2/3/2/1 A",
                aim: Aim::Enter,
                ..PLAN
            },
            // The rung that j9 becomes on j10 is the only one that is missing.
            Self::Ladder => Plan {
                seats: "A",
                position: "A/1A/AA1/2A1/13/6A5/11/10/5A3/5A4/11/6A5/6A6/4/3/2/1 A",
                turns: 2,
                aim: Aim::Hops(5),
                ..PLAN
            },
            Self::Straggler => Plan {
                position: "1/1A/1A1/AA1D/6A6/3A1A1D4/4A6/6D3/2D1A4/6D3/5D5/12/13/D1D1/1D1/D1/A A",
                aim: Aim::LeaveNone,
                ..PLAN
            },
            Self::Home => Plan {
                position: "A/AA/1AA/AAAA/13/6D5/6A4/10/9/10/11/5D6/13/DD2/DDD/DD/D A",
                aim: Aim::Home,
                ..PLAN
            },
            Self::LongHops => Plan {
                jump: Jump::Long,
                position: "D/DD/DDD/DDDD/13/12/11/10/9/6A3/11/12/6A6/AA2/AAA/AA/A A",
                aim: Aim::LongHop,
                ..PLAN
            },
        }
    }

    /// Its number, from 1.
    pub fn number(self) -> usize {
        self as usize + 1
    }

    /// The one after it.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.number()).copied()
    }

    /// The one before it.
    pub fn previous(self) -> Option<Self> {
        Self::ALL.get(self.number().checked_sub(2)?).copied()
    }

    /// The game as it is when the lesson begins.
    pub fn begin(self) -> Game {
        let plan = self.plan();
        let draft = Draft { jump: Some(plan.jump), ..Draft::classic() };
        let seating = Seating::parse(plan.seats).expect("the seats of lessons can sit");
        let rules = Arc::new(Rules::new(&draft, seating).expect("the rules of lessons are sound"));
        let start = Position::parse(&rules, plan.position).expect("a test reads the positions");
        let mut game = Game::from_position(rules, start);
        if let Ok(made) = Typed::parse(game.rules().board(), plan.made) {
            let action = game.read(&made).expect("a test plays what was made");
            game.play_legal(action);
        }
        game
    }

    /// What became of it with this game.
    pub fn verdict(self, game: &Game) -> Verdict {
        if self.is_begun(game) {
            Verdict::Open
        } else if self.is_met(game) {
            Verdict::Done
        } else if self.solution(game).is_some() {
            Verdict::Open
        } else {
            Verdict::Missed
        }
    }

    /// A move that does what is asked, or leads there.
    pub fn solution(self, game: &Game) -> Option<Move> {
        let left = self.plan().turns.checked_sub(game.actions().len())?;
        if left == 0 {
            return None;
        }
        let moves = game.position().moves(game.rules());
        let done = moves.iter().find(|&&it| self.is_met(&after(game, it)));
        let leads = |it: &&Move| self.solution(&after(game, **it)).is_some();
        done.or_else(|| moves.iter().filter(|_| left > 1).find(leads)).copied()
    }

    /// Whether nothing was played, or only what was made already.
    fn is_begun(self, game: &Game) -> bool {
        match (self.plan().made, game.actions()) {
            (_, []) => true,
            (made, [action]) => game.start().action_text(game.rules(), *action) == made,
            (_, _) => false,
        }
    }

    /// Whether the last turn does what is asked.
    fn is_met(self, game: &Game) -> bool {
        match (game.positions(), game.actions().last()) {
            ([.., before, _], Some(&Action::Move(it))) => {
                self.plan().aim.is_met(game.rules(), before, it)
            }
            _ => false,
        }
    }
}

fn after(game: &Game, it: Move) -> Game {
    let mut next = game.clone();
    next.play_legal(Action::Move(it));
    next
}

impl Aim {
    fn is_met(self, rules: &Rules, before: &Position, it: Move) -> bool {
        let (board, seat) = (rules.board(), before.turn());
        let route = before.route(rules, it).unwrap_or_default();
        let is_step = board.neighbours(it.from).contains(it.to);
        match self {
            Self::Step => is_step,
            Self::Hops(least) => !is_step && route.len() > least,
            Self::OverOthers => {
                let over = route.windows(2).filter_map(|leg| middle(board, leg[0], leg[1]));
                let mut pieces = over.filter_map(|hole| before.piece_at(hole));
                pieces.any(|other| other != seat)
            }
            Self::Enter => {
                let goal = rules.goal(seat);
                goal.contains(it.to) && !goal.contains(it.from)
            }
            Self::LeaveNone => {
                let start = rules.start(seat);
                let mut inside = before.pieces(seat).iter().filter(|&hole| start.contains(hole));
                let only = inside.next() == Some(it.from) && inside.next().is_none();
                only && !start.contains(it.to)
            }
            Self::Home => {
                let mut after = before.clone();
                after.play_move(rules, it);
                after.home().iter().any(|home| home == seat)
            }
            Self::LongHop => route.windows(2).any(|leg| board.distance(leg[0], leg[1]) > 2),
        }
    }
}

/// The hole between two that lie a hop over a neighbour apart.
fn middle(board: &Board, from: Hole, to: Hole) -> Option<Hole> {
    let near = board.neighbours(to);
    let both = board.neighbours(from).iter().filter(|&hole| near.contains(hole));
    both.last().filter(|_| board.distance(from, to) == 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The game after the moves that the search finds, and how many there were.
    fn solved(lesson: Lesson) -> (Game, usize) {
        let mut game = lesson.begin();
        // What was made before has to be taken back first.
        while game.undo().is_some() {}
        let mut turns = 0;
        while let Some(it) = lesson.solution(&game) {
            game.play(Action::Move(it)).unwrap();
            turns += 1;
        }
        (game, turns)
    }

    #[test]
    fn every_lesson_can_be_done_in_the_turns_there_are_and_in_no_fewer() {
        for lesson in Lesson::ALL {
            let (game, turns) = solved(lesson);
            assert_eq!(lesson.verdict(&game), Verdict::Done, "{lesson:?}");
            assert_eq!(turns, lesson.plan().turns, "{lesson:?}");
        }
    }

    #[test]
    fn no_lesson_is_done_before_anything_was_played() {
        for lesson in Lesson::ALL {
            let mut game = lesson.begin();
            assert_eq!(lesson.verdict(&game), Verdict::Open, "{lesson:?}");
            while game.undo().is_some() {
                assert_eq!(lesson.verdict(&game), Verdict::Open, "{lesson:?}");
            }
        }
    }

    #[test]
    fn every_lesson_has_legal_moves_that_do_not_pass() {
        for lesson in Lesson::ALL {
            let mut game = lesson.begin();
            while game.undo().is_some() {}
            let moves = game.position().moves(game.rules());
            let verdicts = moves.iter().map(|&it| lesson.verdict(&after(&game, it)));
            let missed = verdicts.filter(|&verdict| verdict == Verdict::Missed).count();
            assert!(missed > 0 && missed < moves.len(), "{lesson:?}: {missed} of {}", moves.len());
        }
    }

    fn verdict(lesson: Lesson, moves: &[&str]) -> Verdict {
        let mut game = lesson.begin();
        while game.undo().is_some() {}
        for text in moves {
            let typed = Typed::parse(game.rules().board(), text).unwrap();
            game.play(game.read(&typed).unwrap()).unwrap();
        }
        lesson.verdict(&game)
    }

    #[test]
    fn what_the_words_of_the_lessons_speak_of_is_on_their_boards() {
        let done = [
            (Lesson::Step, &["e4-e5"][..]),
            (Lesson::Hop, &["e3-e5"]),
            (Lesson::Chain, &["g5-i9"]),
            (Lesson::Others, &["g5-i7"]),
            (Lesson::TakeBack, &["g5-k11"]),
            (Lesson::Goal, &["k13-k14"]),
            (Lesson::Ladder, &["j9-j10", "g5-m15"]),
            (Lesson::Straggler, &["e1-e5"]),
            (Lesson::Home, &["k11-k15"]),
            (Lesson::LongHops, &["g5-m11"]),
        ];
        for (lesson, moves) in done {
            assert_eq!(verdict(lesson, moves), Verdict::Done, "{lesson:?} {moves:?}");
        }
        let missed = [
            (Lesson::Step, &["e3-e5"][..]),
            (Lesson::Hop, &["e4-e5"]),
            (Lesson::Chain, &["g5-i7"]),
            (Lesson::TakeBack, &["g5-i9"]),
            (Lesson::Goal, &["h12-g12"]),
            (Lesson::Ladder, &["j9-k9"]),
            (Lesson::Straggler, &["e1-e3"]),
            (Lesson::Home, &["k11-k13"]),
            (Lesson::LongHops, &["e3-e5"]),
        ];
        for (lesson, moves) in missed {
            assert_eq!(verdict(lesson, moves), Verdict::Missed, "{lesson:?} {moves:?}");
        }
    }

    #[test]
    fn the_ladder_is_gone_up_in_as_many_hops_as_its_words_say() {
        let mut game = Lesson::Ladder.begin();
        let rung = Typed::parse(game.rules().board(), "j9-j10").unwrap();
        game.play(game.read(&rung).unwrap()).unwrap();
        let (rules, position) = (game.rules(), game.position());
        let climber = rules.board().hole_named("g5").unwrap();
        let moves = position.moves(rules).into_iter().filter(|it| it.from == climber);
        let routes = moves.filter_map(|it| position.route(rules, it));
        assert_eq!(routes.map(|route| route.len() - 1).max(), Some(5));
    }

    #[test]
    fn the_move_that_is_to_be_taken_back_can_be_played_again_and_stays_open() {
        let mut game = Lesson::TakeBack.begin();
        assert_eq!(Lesson::TakeBack.solution(&game), None);
        game.undo();
        game.redo();
        assert_eq!(Lesson::TakeBack.verdict(&game), Verdict::Open);
    }

    #[test]
    fn lessons_follow_one_another() {
        for pair in Lesson::ALL.windows(2) {
            assert_eq!((pair[0].next(), pair[1].previous()), (Some(pair[1]), Some(pair[0])));
        }
        assert_eq!((Lesson::Step.previous(), Lesson::LongHops.next()), (None, None));
        assert_eq!(Lesson::ALL.map(Lesson::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
}
