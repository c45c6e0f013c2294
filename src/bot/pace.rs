//! How many turns a seat still needs to get home, guessed at a glance.
//!
//! A sum over what the pieces' holes cost, and over the rows of the three rearmost. What each counts
//! for was found by evolution, as `learn` tells: what gets a seat that always plays the best move at
//! first sight home before others who do. It says what a sum of distances does not: the rearmost piece
//! holds up all the rest, and away from the middle line there is nothing to hop over, for every piece
//! passes the middle.
//!
//! What is done with the guess is left to [`tree`](super::tree).

use super::view::{View, sideways, tips};
use super::weights::{PACE, PACE_NEAR_ROWS, ROWS_A_TURN};
use crate::board::{Hole, HoleSet};
use crate::game::{Move, PieceMoves, Position};
use crate::rules::{BySeat, Rules, Seat};

/// Rows from tip to tip of the largest board.
const ROWS: usize = 21;

/// Rows of rearmost pieces that count, and one more for when one of these moves.
const REAR: usize = 3;

/// The rows of the rearmost pieces, counted from the tip of the goal, the last first.
type Rear = [u8; REAR + 1];

/// What a hole costs: so many numbers of [`Way::features`].
const WAY: usize = 8;

/// What the guess is made of: a number for each feature of a piece's way, and for the rows of the
/// rearmost pieces.
pub(super) const FEATURES: usize = WAY + REAR;

/// What each feature counts for.
pub(super) type Weights<T> = [T; FEATURES];

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
    /// What a row of each of the rearmost pieces costs on top of that.
    rear: [i32; REAR],
}

impl<'a> Pace<'a> {
    pub fn new(view: &'a View) -> Self {
        let mut pace = Self::with(&view.rules, |_| PACE);
        if let Some(course) = &mut pace.seats[view.me] {
            // Whoever is shut in or put out at home takes longer than any guess tells.
            for hole in view.rules.start(view.me).iter() {
                course.costs[hole.index()] += in_turns(view.stay) * view.way_out.turns(hole);
            }
        }
        pace
    }

    /// The same with weights for each seat.
    pub fn with(rules: &'a Rules, weights: impl Fn(Seat) -> Weights<i32>) -> Self {
        let seats = rules.seating().seats();
        let course = |seat| Course::new(rules, seat, &weights(seat));
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

/// What is left of the way from a hole.
struct Way {
    /// Rows from the tip of the goal.
    row: i32,
    /// The rows of that in the goal, the first few before it, and those further off.
    in_goal: i32,
    near: i32,
    far: i32,
    /// Steps of detour from the lines between start and goal.
    detour: i32,
    /// Half holes from the middle line.
    sideways: i32,
}

impl Way {
    fn features(&self) -> [i32; WAY] {
        let Self { in_goal, near, far, detour, sideways, .. } = *self;
        let outside = i32::from(near > 0);
        let (close, off) = if far > 0 { (0, 1) } else { (1, 0) };
        [
            outside,
            in_goal,
            near,
            far,
            close * detour,
            off * detour,
            close * sideways,
            off * sideways,
        ]
    }
}

/// The ways of a seat from every hole.
fn ways(rules: &Rules, seat: Seat) -> impl Iterator<Item = (Hole, Way)> {
    let (board, goal) = (rules.board(), rules.goal(seat));
    let (start_tip, goal_tip) = tips(rules, seat);
    let row = move |hole| board.distance(hole, goal_tip) as i32;
    let deepest = goal.iter().map(row).max().unwrap_or(0);
    board.holes().map(move |hole| {
        let before = (row(hole) - deepest).max(i32::from(!goal.contains(hole)));
        let near = before.min(PACE_NEAR_ROWS);
        let way = Way {
            row: row(hole),
            in_goal: row(hole).min(deepest),
            near,
            far: before - near,
            detour: row(hole) + board.distance(start_tip, hole) as i32 - row(start_tip),
            sideways: sideways(rules, seat, hole),
        };
        (hole, way)
    })
}

impl Course {
    fn new(rules: &Rules, seat: Seat, weights: &Weights<i32>) -> Self {
        let (hole_weights, rear) = weights.split_at(WAY);
        let mut course = Self {
            costs: [0; Hole::NUMBERS],
            row_of: [0; Hole::NUMBERS],
            rows: [HoleSet::EMPTY; ROWS],
            rear: [rear[0], rear[1], rear[2]],
        };
        for (hole, way) in ways(rules, seat) {
            let parts = hole_weights.iter().zip(way.features());
            course.costs[hole.index()] = parts.map(|(weight, feature)| weight * feature).sum();
            course.row_of[hole.index()] = way.row as u8;
            course.rows[way.row as usize].insert(hole);
        }
        course
    }

    fn turns(&self, pieces: HoleSet) -> i32 {
        let costs: i32 = pieces.iter().map(|hole| self.costs[hole.index()]).sum();
        costs + self.waits(self.rear(pieces))
    }

    fn rear(&self, pieces: HoleSet) -> Rear {
        let mut rear = Rear::default();
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
        let after = moved(rear, self.row_of[from.index()], self.row_of[to.index()]);
        self.costs[from.index()] - self.costs[to.index()] + self.waits(rear) - self.waits(after)
    }

    /// What the rearmost cost beyond what each piece costs.
    #[inline]
    fn waits(&self, rear: Rear) -> i32 {
        self.rear.iter().zip(rear).map(|(weight, row)| weight * i32::from(row)).sum()
    }
}

/// The rows of the rearmost pieces when one goes from a row to another: all but the last of them,
/// which only stands by.
#[inline]
fn moved(rear: Rear, from: u8, to: u8) -> Rear {
    let [a, b, c, d] = rear;
    let (a, b, c) = match from {
        row if row == a => (b, c, d),
        row if row == b => (a, c, d),
        row if row == c => (a, b, d),
        _ => (a, b, c),
    };
    [a.max(to), b.max(a.min(to)), c.max(b.min(to)), 0]
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
