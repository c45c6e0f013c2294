//! The tables of one board.
//!
//! Knows nothing of seats or rules; a corner's camp is just a set of holes here.

mod build;

use std::sync::LazyLock;

use super::line::{AXES, LINE_BITS, MAX_LINES, Spot};
use super::shape::Cell;
use super::{Corner, Direction, Hole, HoleSet, Shape};

const DIRECTIONS: usize = Shape::DIRECTIONS;

/// Where a hole is drawn, in doubled coordinates: neighbours in a row are two columns apart,
/// neighbours in the next row one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Point {
    /// Half-steps from the left edge.
    pub x: u8,
    /// Rows from the top.
    pub row: u8,
}

/// A value for every number a hole can have, so that looking one up needs no check.
type PerHole<T> = Box<[T; Hole::NUMBERS]>;

/// A board of one shape: every question about geometry is a table look-up.
#[derive(Debug)]
pub struct Board {
    shape: Shape,
    all: HoleSet,
    /// The holes in reading order, row by row.
    rows: Vec<Vec<Hole>>,
    cells: PerHole<Cell>,
    rays: PerHole<[Vec<Hole>; DIRECTIONS]>,
    neighbours: PerHole<HoleSet>,
    /// By direction; two more than there are, so that a look-up is a shift.
    behind: PerHole<[Hole; 8]>,
    spots: PerHole<[Spot; AXES]>,
    line_holes: Box<[[Hole; LINE_BITS]; MAX_LINES]>,
    room: [[HoleSet; 2]; DIRECTIONS],
    camps: Vec<HoleSet>,
    corner_rows: Vec<Vec<Vec<Hole>>>,
    distances: PerHole<[u8; Hole::NUMBERS]>,
}

static STARS: [LazyLock<Board>; 3] = [
    LazyLock::new(|| Board::build(Shape::Star { side: 3 })),
    LazyLock::new(|| Board::build(Shape::Star { side: 4 })),
    LazyLock::new(|| Board::build(Shape::Star { side: 5 })),
];

impl Board {
    /// The board of this shape; built on first use, the same one from then on.
    pub fn of(shape: Shape) -> &'static Self {
        let Shape::Star { side } = shape;
        &STARS[side as usize - 3]
    }

    /// The outline of the board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// How many holes the board has.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether the board has no hole: never.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// All holes.
    #[inline]
    pub fn all(&self) -> HoleSet {
        self.all
    }

    /// All holes in reading order: rows from the top, each from left to right.
    pub fn holes(&self) -> impl Iterator<Item = Hole> {
        self.rows.iter().flatten().copied()
    }

    /// The rows from the top, each from left to right.
    pub fn rows(&self) -> &[Vec<Hole>] {
        &self.rows
    }

    /// The adjacent hole in this direction, if the board goes on there.
    #[inline]
    pub fn step(&self, hole: Hole, direction: Direction) -> Option<Hole> {
        self.ray(hole, direction).first().copied()
    }

    /// The adjacent holes.
    #[inline]
    pub fn neighbours(&self, hole: Hole) -> HoleSet {
        self.neighbours[hole.index()]
    }

    /// The holes in a straight line from this one, nearest first, without itself.
    #[inline]
    pub fn ray(&self, hole: Hole, direction: Direction) -> &[Hole] {
        &self.rays[hole.index()][direction.index()]
    }

    /// The hole behind the adjacent one in this direction, where an adjacent hop lands; some hole
    /// when the board does not go on that far.
    #[inline]
    pub fn behind(&self, hole: Hole, direction: Direction) -> Hole {
        self.behind[hole.index()][direction.index() % 8]
    }

    /// The holes one step in this direction from those of the set, as far as the board goes on.
    #[inline]
    pub fn steps(&self, holes: HoleSet, direction: Direction) -> HoleSet {
        (holes & self.room[direction.index()][0]).stepped(direction)
    }

    /// The holes whose next one in this direction is in `near` and the one after that in `far`.
    #[inline]
    pub fn before(&self, near: HoleSet, far: HoleSet, direction: Direction) -> HoleSet {
        let back = self.shape.reverse(direction);
        let nears = near & far.stepped(back);
        nears.stepped(back) & self.room[direction.index()][1]
    }

    /// Where the hole lies on the line of each axis.
    #[inline]
    pub fn spots(&self, hole: Hole) -> &[Spot; AXES] {
        &self.spots[hole.index()]
    }

    /// The hole that is this bit of a line's word; some hole when the line has no such bit.
    #[inline]
    pub fn on_line(&self, line: usize, bit: u32) -> Hole {
        self.line_holes[line][bit as usize % LINE_BITS]
    }

    /// The corner triangle.
    pub fn camp(&self, corner: Corner) -> HoleSet {
        self.camps[corner.index()]
    }

    /// The rows of a corner from its tip inwards, each in the order along the row: the rows of the
    /// camp, then the rows of the middle that lie behind it.
    pub fn corner_rows(&self, corner: Corner) -> &[Vec<Hole>] {
        &self.corner_rows[corner.index()]
    }

    /// The least number of steps from one hole to the other on an empty board.
    #[inline]
    pub fn distance(&self, from: Hole, to: Hole) -> usize {
        self.distances[from.index()][to.index()] as usize
    }

    /// In which row of a corner the hole lies, counted from the tip's 0.
    pub fn row_from(&self, corner: Corner, hole: Hole) -> usize {
        self.shape.row(corner, self.cells[hole.index()]).0 as usize
    }

    /// Where the hole is drawn.
    pub fn point(&self, hole: Hole) -> Point {
        let (x, row) = self.shape.point(self.cells[hole.index()]);
        Point { x, row }
    }

    /// The hole drawn at that place, if there is one.
    pub fn hole_at(&self, point: Point) -> Option<Hole> {
        self.holes().find(|&hole| self.point(hole) == point)
    }

    /// The name of the hole: a file letter and a rank number, `e3`.
    pub fn name(&self, hole: Hole) -> String {
        let (file, rank) = self.shape.file_and_rank(self.cells[hole.index()]);
        format!("{}{rank}", (b'a' + file) as char)
    }

    /// The hole of that name, in upper or lower case, if the board has it.
    pub fn hole_named(&self, name: &str) -> Option<Hole> {
        let mut letters = name.chars();
        let file = letters.next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
        let rank = letters.as_str();
        let written = rank.bytes().all(|byte| byte.is_ascii_digit()) && !rank.starts_with('0');
        let rank = rank.parse().ok().filter(|_| written)?;
        self.shape.named(file as u8 - b'a', rank).map(Cell::hole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn star(side: u8) -> &'static Board {
        Board::of(Shape::star(side).unwrap())
    }

    #[test]
    fn the_names_of_holes_are_the_only_names() {
        for side in [3, 4, 5] {
            let board = star(side);
            let names =
                ('a'..='z').flat_map(|file| (0..=u8::MAX).map(move |it| format!("{file}{it}")));
            let named = names.filter_map(|name| Some((board.hole_named(&name)?, name)));
            let named: Vec<(Hole, String)> = named.collect();
            assert_eq!(named.len(), board.len());
            assert!(named.iter().all(|(hole, name)| board.name(*hole) == *name));
        }
    }

    #[test]
    fn the_three_stars_have_73_121_and_181_holes() {
        let sizes: Vec<_> = Shape::STAR_SIDES.iter().map(|&side| star(side).len()).collect();
        assert_eq!(sizes, [73, 121, 181]);
    }

    #[test]
    fn the_rows_of_the_usual_board_are_those_of_the_box() {
        let lengths: Vec<_> = star(4).rows().iter().map(Vec::len).collect();
        assert_eq!(lengths, [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]);
    }

    #[test]
    fn holes_are_named_as_the_rules_say() {
        let board = star(4);
        let at = |x, row| board.name(board.hole_at(Point { x, row }).unwrap());
        assert_eq!([at(12, 16), at(12, 0), at(12, 8)], ["e1", "m17", "i9"]);
        assert_eq!([at(0, 12), at(0, 4), at(24, 4), at(24, 12)], ["a5", "e13", "q13", "m5"]);
    }

    #[test]
    fn every_name_leads_back_to_its_hole() {
        for side in Shape::STAR_SIDES {
            let board = star(side);
            for hole in board.holes() {
                assert_eq!(board.hole_named(&board.name(hole).to_uppercase()), Some(hole));
            }
        }
        assert_eq!(star(4).hole_named("a1"), None);
        assert_eq!(star(4).hole_named("ß9"), None);
    }

    #[test]
    fn every_hole_has_a_number_of_its_own() {
        for side in Shape::STAR_SIDES {
            let board = star(side);
            assert_eq!(board.holes().count(), board.all().len());
        }
    }

    #[test]
    fn sets_step_and_hop_as_their_holes_do() {
        for side in Shape::STAR_SIDES {
            let board = star(side);
            for direction in board.shape().directions() {
                for hole in board.holes() {
                    let step: HoleSet = board.step(hole, direction).into_iter().collect();
                    assert_eq!(board.steps(HoleSet::only(hole), direction), step);
                    let two = board.ray(hole, direction).get(..2);
                    let before = board.before(board.all(), board.all(), direction);
                    assert_eq!(before.contains(hole), two.is_some());
                    if let Some(&[near, far]) = two {
                        let (near, far) = (HoleSet::only(near), HoleSet::only(far));
                        assert_eq!(board.before(near, far, direction), HoleSet::only(hole));
                        assert_eq!(HoleSet::only(board.behind(hole, direction)), far);
                    }
                }
            }
        }
    }

    #[test]
    fn neighbours_are_mutual() {
        let board = star(5);
        for hole in board.holes() {
            for other in board.neighbours(hole) {
                assert!(board.neighbours(other).contains(hole));
                assert_eq!(board.distance(hole, other), 1);
            }
        }
    }

    #[test]
    fn lines_and_rays_tell_the_same() {
        for side in Shape::STAR_SIDES {
            let board = star(side);
            for hole in board.holes() {
                for direction in board.shape().directions() {
                    let spot = board.spots(hole)[direction.index() % AXES];
                    assert_eq!(board.on_line(spot.line(), spot.bit()), hole);
                    for (index, &next) in board.ray(hole, direction).iter().enumerate() {
                        let steps = index as u32 + 1;
                        let up = direction.index() < AXES;
                        let bit = if up { spot.bit() + steps } else { spot.bit() - steps };
                        assert_eq!(board.on_line(spot.line(), bit), next);
                        let half = if up { spot.above() } else { spot.below() };
                        let room = 2 * steps as usize <= board.ray(hole, direction).len();
                        assert_eq!(half >> bit & 1 != 0, room);
                    }
                }
            }
        }
    }

    #[test]
    fn the_way_from_tip_to_tip_is_as_long_as_the_board_is_high() {
        let board = star(4);
        let (bottom, top) = (board.hole_named("e1").unwrap(), board.hole_named("m17").unwrap());
        assert_eq!(board.distance(bottom, top), 16);
    }

    #[test]
    fn camps_are_disjoint_triangles() {
        for side in Shape::STAR_SIDES {
            let board = star(side);
            let mut all = HoleSet::EMPTY;
            for corner in board.shape().corners() {
                let camp = board.camp(corner);
                assert_eq!(camp.len(), side as usize * (side as usize + 1) / 2);
                assert!((all & camp).is_empty());
                all |= camp;
            }
        }
    }
}
