//! Why a move is good, from what it changes: what a person who asks for a hint is told.
//!
//! The reason is read off the position before and after the move, not off a search: a search knows
//! numbers, and people want to see why. Rows are counted towards the tip of the goal. The words are
//! left to [`text`](crate::text).

use super::view::rules_for_thinking;
use crate::board::Hole;
use crate::game::{Action, Move, PieceMoves, Position};
use crate::rules::{Rules, Seat};

/// The strongest thing that speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The seat is home with it.
    Home,
    /// It takes the place of a piece of that seat, which stands in the goal.
    Swap(Seat),
    /// It leaves the own camp before a deadline; so many more must leave by that turn.
    Leave {
        /// Pieces that must still leave after it; none when it was the last one.
        missing: usize,
        /// The own turn by which they must be out.
        turn: u32,
    },
    /// It brings the rearmost piece forward.
    Straggler {
        /// By so many rows.
        rows: usize,
    },
    /// It brings a piece into the goal.
    Enter {
        /// So many pieces are outside after it.
        outside: usize,
    },
    /// It brings a piece forward.
    Advance {
        /// By so many rows.
        rows: usize,
    },
    /// It lets another move go further than any could before.
    Ladder {
        /// So many rows that move can go.
        rows: usize,
    },
    /// It takes a long move from another seat.
    Block {
        /// Whose.
        seat: Seat,
        /// So many rows less are left of its longest move.
        rows: usize,
    },
    /// It moves on within the goal, so that others find room.
    Room,
    /// Nothing gets on: it waits.
    Wait,
}

/// Rows from which a move is long, and what it opens or takes is worth telling.
const LONG: usize = 3;

/// The strongest thing that speaks for a legal move of the seat to move.
pub fn reason(rules: &Rules, position: &Position, it: Move) -> Reason {
    let scene = Scene::new(rules, position, it);
    let found = scene.home().or_else(|| scene.swap()).or_else(|| scene.leave());
    let found = found.or_else(|| scene.straggler()).or_else(|| scene.enter());
    let found = found.or_else(|| scene.long_way()).or_else(|| scene.opens_or_takes());
    found.or_else(|| scene.short_way()).unwrap_or(Reason::Wait)
}

/// A move with the positions around it.
struct Scene<'a> {
    rules: &'a Rules,
    /// The rules by which turns can be handed on.
    thinking: Rules,
    before: &'a Position,
    after: Position,
    me: Seat,
    it: Move,
}

impl<'a> Scene<'a> {
    fn new(rules: &'a Rules, before: &'a Position, it: Move) -> Self {
        let mut after = before.clone();
        after.play_move(rules, it);
        let thinking = rules_for_thinking(rules);
        Self { rules, thinking, before, after, me: before.turn(), it }
    }

    fn home(&self) -> Option<Reason> {
        self.after.home().iter().any(|seat| seat == self.me).then_some(Reason::Home)
    }

    fn swap(&self) -> Option<Reason> {
        self.before.piece_at(self.it.to).map(Reason::Swap)
    }

    fn leave(&self) -> Option<Reason> {
        let start = self.rules.start(self.me);
        if !start.contains(self.it.from) || start.contains(self.it.to) {
            return None;
        }
        let outside = |position: &Position| (position.pieces(self.me) - start).len();
        let (out, taken) = (outside(self.before), self.before.turns(self.me));
        let mut ahead = self.rules.deadlines().iter().filter(|deadline| deadline.turn > taken);
        let next = ahead.find(|deadline| deadline.out as usize > out)?;
        let missing = (next.out as usize).saturating_sub(outside(&self.after));
        Some(Reason::Leave { missing, turn: next.turn })
    }

    fn straggler(&self) -> Option<Reason> {
        let goal = self.rules.goal(self.me);
        let outside = self.before.pieces(self.me) - goal;
        let rearmost = outside.iter().map(|hole| self.row(hole)).max()?;
        let rows = self.rows()?;
        (outside.contains(self.it.from) && self.row(self.it.from) == rearmost && rows >= 2)
            .then_some(Reason::Straggler { rows })
    }

    fn enter(&self) -> Option<Reason> {
        let goal = self.rules.goal(self.me);
        let enters = goal.contains(self.it.to) && !goal.contains(self.it.from);
        let outside = (self.after.pieces(self.me) - goal).len();
        enters.then_some(Reason::Enter { outside })
    }

    fn long_way(&self) -> Option<Reason> {
        self.rows().filter(|&rows| rows >= LONG).map(|rows| Reason::Advance { rows })
    }

    /// What it makes possible, or impossible for others, whichever is more.
    fn opens_or_takes(&self) -> Option<Reason> {
        let before = self.longest(self.before, self.me);
        let after = self.longest(&self.after, self.me);
        let opened = after.saturating_sub(before);
        let others = self.after.playing(self.rules).without([self.me].into_iter().collect());
        let taken = others.iter().map(|seat| {
            let left = self.longest(&self.after, seat);
            (self.longest(self.before, seat).saturating_sub(left), seat)
        });
        match taken.max_by_key(|&(rows, _)| rows) {
            Some((rows, seat)) if rows >= LONG && rows > opened => {
                Some(Reason::Block { seat, rows })
            }
            _ if opened >= 2 && after >= LONG => Some(Reason::Ladder { rows: after }),
            _ => None,
        }
    }

    fn short_way(&self) -> Option<Reason> {
        let rows = self.rows()?;
        let goal = self.rules.goal(self.me);
        let inside = goal.contains(self.it.from) && goal.contains(self.it.to);
        Some(if inside { Reason::Room } else { Reason::Advance { rows } })
    }

    /// How many rows the move goes forward, if any.
    fn rows(&self) -> Option<usize> {
        let (from, to) = (self.row(self.it.from), self.row(self.it.to));
        from.checked_sub(to).filter(|&rows| rows > 0)
    }

    /// Rows from the tip of the goal.
    fn row(&self, hole: Hole) -> usize {
        row(self.rules, self.me, hole)
    }

    /// How many rows a move of that seat can go at most, if it were its turn.
    fn longest(&self, position: &Position, seat: Seat) -> usize {
        let mut position = position.clone();
        while position.turn() != seat && position.ending(&self.thinking).is_none() {
            position.play_unchecked(&self.thinking, Action::Pass);
        }
        if position.turn() != seat {
            return 0;
        }
        let moves = position.piece_moves(&self.thinking).flat_map(PieceMoves::iter);
        let rows = moves.map(|it| {
            let row = |hole| row(self.rules, seat, hole);
            row(it.from).saturating_sub(row(it.to))
        });
        rows.max().unwrap_or(0)
    }
}

fn row(rules: &Rules, seat: Seat, hole: Hole) -> usize {
    let board = rules.board();
    board.row_from(board.shape().opposite(rules.corner(seat)), hole)
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;
    use crate::game::Typed;

    fn why(switches: &str, seats: &str, text: &str, typed: &str) -> Reason {
        let game = sample::from_text(switches, seats, text);
        let typed = Typed::parse(game.rules().board(), typed).unwrap();
        let Action::Move(it) = game.read(&typed).unwrap() else { panic!("a move") };
        reason(game.rules(), game.position(), it)
    }

    const START: &str = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A";

    #[test]
    fn the_last_move_is_home() {
        let text = "A/AA/AAA/1AAA/4A8/12/11/10/9/10/11/12/13/4/3/2/1 A";
        assert_eq!(why("", "A", text, "i13-j14"), Reason::Home);
    }

    #[test]
    fn a_swap_names_whom_it_sends_away() {
        let text = "A/AD/AAA/ADAA/5A7/5A6/11/10/9/10/11/12/13/2DD/DDD/DD/D A";
        let d = Seat::from_letter('D').unwrap();
        assert_eq!(why("blocking = 'swap'", "AD", text, "j13-k14"), Reason::Swap(d));
    }

    #[test]
    fn whoever_leaves_in_time_is_told_how_many_more_must() {
        let rules = "deadlines = [{ turn = 20, out = 3 }]";
        let text = START.replace(" A", " A t=17,17");
        assert_eq!(why(rules, "AD", &text, "e3-g5"), Reason::Leave { missing: 2, turn: 20 });
        assert_ne!(why("", "AD", START, "e3-g5"), Reason::Leave { missing: 2, turn: 20 });
    }

    #[test]
    fn the_rearmost_piece_is_the_straggler() {
        // The last piece hops over two others.
        let text = "A/AA/AAA/1A2/13/12/11/5A4/9/4A5/5A5/12/13/4/3/2/1 A";
        let Reason::Straggler { rows } = why("", "A", text, "h7-h9") else { panic!("straggler") };
        assert_eq!(rows, 2);
    }

    #[test]
    fn what_comes_in_leaves_fewer_outside() {
        let text = "A/AA/AAA/1AA1/4A8/12/11/5A4/9/10/11/12/13/4/3/2/1 A";
        assert_eq!(why("", "A", text, "i13-j14"), Reason::Enter { outside: 1 });
    }

    #[test]
    fn within_the_goal_room_is_made() {
        let text = "1/AA/AAA/AAAA/13/12/11/5A4/9/10/11/12/13/4/3/2/1 A";
        assert_eq!(why("", "A", text, "l16-m17"), Reason::Room);
    }

    #[test]
    fn every_legal_move_has_a_reason_whatever_the_rules() {
        for switches in ["", "jump = 'long'", "blocking = 'swap'\nno_move = 'forfeit'"] {
            for seats in ["1", "2", "3", "6"] {
                let mut game = sample::game(switches, seats);
                for number in 0..40 {
                    let moves = game.position().moves(game.rules());
                    for &it in &moves {
                        let why = reason(game.rules(), game.position(), it);
                        let rows = row(game.rules(), game.position().turn(), it.from)
                            .saturating_sub(row(game.rules(), game.position().turn(), it.to));
                        if let Reason::Straggler { rows: told } | Reason::Advance { rows: told } =
                            why
                        {
                            assert_eq!(told, rows);
                        }
                    }
                    game.play(Action::Move(moves[number * 7 % moves.len()])).unwrap();
                }
            }
        }
    }
}
