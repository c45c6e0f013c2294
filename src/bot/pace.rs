//! How many turns a seat still needs to get home, guessed at a glance.
//!
//! The guess was learned from games, as `learn` tells: a linear regression of the turns that the
//! hard bot still took on how many pieces stand in each row and on the rows of the two rearmost. It
//! says what a sum of distances does not: a row costs least far off, where long hops are found, and
//! most inside the goal, where only steps are left; and the rearmost piece holds up all the rest.
//!
//! What is done with the guess is left to [`tree`](super::tree).

use super::view::{View, tips};
use super::weights::{
    PACE_DETOUR, PACE_FAR, PACE_IN_GOAL, PACE_LAST, PACE_NEAR, PACE_NEAR_ROWS, PACE_OUTSIDE,
    PACE_SECOND_LAST, ROWS_A_TURN,
};
use crate::board::{Hole, HoleSet};
use crate::game::{Move, PieceMoves, Position};
use crate::rules::{BySeat, Rules, Seat};

/// Rows from tip to tip of the largest board.
const ROWS: usize = 21;

/// The rows of the three rearmost pieces, counted from the tip of the goal, the last first.
type Rear = [u8; 3];

/// What the turns of every seat are guessed from.
pub(super) struct Pace<'a> {
    rules: &'a Rules,
    seats: BySeat<Option<Course>>,
}

/// The way of one seat.
struct Course {
    /// What a piece costs in each hole, in hundredths of a turn.
    costs: [i32; Hole::NUMBERS],
    /// How far each hole is from the tip of the goal, and the holes of each such row.
    row_of: [u8; Hole::NUMBERS],
    rows: [HoleSet; ROWS],
}

impl<'a> Pace<'a> {
    pub fn new(view: &'a View) -> Self {
        let rules = &view.rules;
        let seats = rules.seating().seats();
        let course = |seat| {
            let mut course = Course::new(rules, seat);
            if seat == view.me {
                // Whoever is shut in or put out at home takes longer than any regression tells.
                for hole in rules.start(seat).iter() {
                    course.costs[hole.index()] += in_turns(view.stay) * view.way_out.turns(hole);
                }
            }
            course
        };
        Self { rules, seats: BySeat::from_fn(|seat| seats.contains(seat).then(|| course(seat))) }
    }

    /// The turns that a seat still needs, in hundredths; only to be compared.
    pub fn turns(&self, position: &Position, seat: Seat) -> i32 {
        self.seats[seat].as_ref().map_or(0, |course| course.turns(position.pieces(seat)))
    }

    /// The moves of the seat to move with the turns that each saves, in hundredths.
    pub fn moves(&self, position: &Position) -> impl Iterator<Item = (i32, Move)> {
        let seat = position.turn();
        let course = self.seats[seat].as_ref();
        course.into_iter().flat_map(move |course| {
            let rear = course.rear(position.pieces(seat));
            let moves = position.piece_moves(self.rules).flat_map(PieceMoves::iter);
            moves.map(move |it| (course.saves(rear, it), it))
        })
    }

    /// The move that saves most.
    pub fn best(&self, position: &Position) -> Option<Move> {
        let best =
            self.moves(position).reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, it)| it)
    }

    /// The moves that save most, at most so many, the best first.
    pub fn best_few(&self, position: &Position, most: usize) -> Vec<(i32, Move)> {
        let mut moves: Vec<(i32, Move)> = self.moves(position).collect();
        moves.sort_unstable_by_key(|&(saves, it)| (-saves, it));
        moves.truncate(most);
        moves
    }
}

/// What is left of the way from a hole, as the regression sees it.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// Rows from the tip of the goal.
    pub row: i32,
    /// One outside the goal, none in it.
    pub outside: i32,
    /// Rows in the goal, the first few before it, those further off.
    pub in_goal: i32,
    pub near: i32,
    pub far: i32,
    /// Steps aside from the straight way.
    pub detour: i32,
}

impl Way {
    fn cost(self) -> i32 {
        PACE_OUTSIDE * self.outside
            + PACE_IN_GOAL * self.in_goal
            + PACE_NEAR * self.near
            + PACE_FAR * self.far
            + PACE_DETOUR * self.detour
    }
}

/// The ways of a seat from every hole.
pub(super) fn ways(rules: &Rules, seat: Seat) -> impl Iterator<Item = (Hole, Way)> {
    let (board, goal) = (rules.board(), rules.goal(seat));
    let (start_tip, goal_tip) = tips(rules, seat);
    let row = move |hole| board.distance(hole, goal_tip) as i32;
    let deepest = goal.iter().map(row).max().unwrap_or(0);
    board.holes().map(move |hole| {
        let before = (row(hole) - deepest).max(0);
        let near = before.min(PACE_NEAR_ROWS);
        let way = Way {
            row: row(hole),
            outside: i32::from(!goal.contains(hole)),
            in_goal: row(hole).min(deepest),
            near,
            far: before - near,
            detour: row(hole) + board.distance(start_tip, hole) as i32 - row(start_tip),
        };
        (hole, way)
    })
}

impl Course {
    fn new(rules: &Rules, seat: Seat) -> Self {
        let mut course = Self {
            costs: [0; Hole::NUMBERS],
            row_of: [0; Hole::NUMBERS],
            rows: [HoleSet::EMPTY; ROWS],
        };
        for (hole, way) in ways(rules, seat) {
            course.costs[hole.index()] = way.cost();
            course.row_of[hole.index()] = way.row as u8;
            course.rows[way.row as usize].insert(hole);
        }
        course
    }

    fn turns(&self, pieces: HoleSet) -> i32 {
        let costs: i32 = pieces.iter().map(|hole| self.costs[hole.index()]).sum();
        let [last, second, _] = self.rear(pieces);
        costs + waits(last, second)
    }

    fn rear(&self, pieces: HoleSet) -> Rear {
        let mut rear = [0; 3];
        let mut found = 0;
        for row in (0..ROWS).rev() {
            for _ in (pieces & self.rows[row]).iter().take(rear.len() - found) {
                rear[found] = row as u8;
                found += 1;
            }
            if found == rear.len() {
                break;
            }
        }
        rear
    }

    /// The turns that a move saves when the rearmost pieces stand there.
    #[inline]
    fn saves(&self, rear: Rear, Move { from, to }: Move) -> i32 {
        let (from_row, to_row) = (self.row_of[from.index()], self.row_of[to.index()]);
        let [last, second, third] = rear;
        // The two rearmost of the others.
        let (other, next) = match from_row {
            row if row == last => (second, third),
            row if row == second => (last, third),
            _ => (last, second),
        };
        let after = waits(other.max(to_row), other.min(to_row).max(next));
        self.costs[from.index()] - self.costs[to.index()] + waits(last, second) - after
    }
}

/// What the rearmost two cost beyond what each piece costs.
#[inline]
fn waits(last: u8, second: u8) -> i32 {
    PACE_LAST * i32::from(last) + PACE_SECOND_LAST * i32::from(second)
}

/// Hundredths of a turn for what the other searches weigh in hundredths of a row.
pub(super) fn in_turns(weight: i32) -> i32 {
    weight / ROWS_A_TURN
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;
    use crate::game::Action;

    #[test]
    fn what_moves_save_adds_up_to_the_turns() {
        let mut game = sample::game("jump = 'long'", "3");
        for number in 0..120 {
            let view = View::new(&game);
            let pace = Pace::new(&view);
            let position = game.position();
            for (saves, it) in pace.moves(position) {
                let mut after = position.clone();
                after.play_move(&view.rules, it);
                let turns = |position| pace.turns(position, view.me);
                assert_eq!(saves, turns(position) - turns(&after));
            }
            let moves = position.moves(game.rules());
            game.play(Action::Move(moves[number * 11 % moves.len()])).unwrap();
        }
    }

    #[test]
    fn the_last_piece_counts_for_more_than_the_first() {
        let text = "D/DD/DDD/DDDD/13/12/11/10/4A4/10/11/12/13/AAA1/AAA/AA/A A";
        let game = sample::from_text("", "2", text);
        let view = View::new(&game);
        let pace = Pace::new(&view);
        let hole = |name| game.rules().board().hole_named(name).unwrap();
        let course = pace.seats[view.me].as_ref().unwrap();
        let rear = course.rear(game.position().pieces(view.me));
        let saves = |from, to| course.saves(rear, Move { from: hole(from), to: hole(to) });
        assert!(saves("i9", "i10") > 0 && saves("i9", "i8") < 0);
        // Both go one row; alone at the tip is who holds up the rest.
        assert!(saves("e1", "e2") > saves("i9", "i10"));
    }
}
