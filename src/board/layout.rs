//! The tables of one board.
//!
//! Knows nothing of seats or rules; a corner's camp is just a set of holes here.

use std::sync::LazyLock;

use super::{Corner, Direction, Hole, HoleSet, Shape, shape::Cell};

/// Directions of the shape that has the most.
const MAX_DIRECTIONS: usize = 6;

/// An adjacent hop: the hole that is jumped and the hole right behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HopPair {
    /// Must hold a piece.
    pub over: Hole,
    /// Must be empty.
    pub landing: Hole,
}

/// The hops that the board has room for from one hole, in the order of the directions.
#[derive(Clone, Copy, Debug)]
pub struct HopPairs {
    len: usize,
    pairs: [HopPair; MAX_DIRECTIONS],
}

impl HopPairs {
    fn none() -> Self {
        let pair = HopPair {
            over: Hole::new(0),
            landing: Hole::new(0),
        };
        Self {
            len: 0,
            pairs: [pair; MAX_DIRECTIONS],
        }
    }

    fn push(&mut self, pair: HopPair) {
        self.pairs[self.len] = pair;
        self.len += 1;
    }

    /// The hops as a slice.
    #[inline]
    pub fn as_slice(&self) -> &[HopPair] {
        &self.pairs[..self.len]
    }
}

/// Where a hole is drawn, in doubled coordinates: neighbours in a row are two columns apart,
/// neighbours in the next row one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// Half-steps from the left edge.
    pub x: u8,
    /// Rows from the top.
    pub row: u8,
}

/// Why so many pieces cannot stand in a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneError {
    /// No piece at all.
    Empty,
    /// The last row cannot be filled from its middle.
    NotCentred {
        /// Pieces left for that row.
        pieces: usize,
        /// Holes of that row.
        row: usize,
    },
    /// More pieces than there are holes in the rows from that corner.
    TooMany {
        /// The holes there are.
        holes: usize,
    },
}

/// A board of one shape: every question about geometry is a table look-up.
#[derive(Debug)]
pub struct Board {
    shape: Shape,
    cells: Vec<Cell>,
    all: HoleSet,
    row_lengths: Vec<usize>,
    steps: Vec<Option<Hole>>,
    neighbours: Vec<HoleSet>,
    hops: Vec<HopPairs>,
    rays: Vec<Vec<Hole>>,
    camps: Vec<HoleSet>,
    corner_rows: Vec<Vec<Vec<Hole>>>,
    distances: Vec<u8>,
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

    /// How many holes the board has; they are numbered from 0.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether the board has no hole: never.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// All holes.
    #[inline]
    pub fn all(&self) -> HoleSet {
        self.all
    }

    /// All holes in reading order.
    pub fn holes(&self) -> impl Iterator<Item = Hole> + use<> {
        self.all.iter()
    }

    /// The rows from the top, each a run of holes from left to right.
    pub fn rows(&self) -> impl Iterator<Item = Vec<Hole>> {
        let mut next = 0;
        self.row_lengths.iter().map(move |&length| {
            let row = (next..next + length)
                .map(|hole| Hole::new(hole as u8))
                .collect();
            next += length;
            row
        })
    }

    /// The adjacent hole in this direction, if the board goes on there.
    #[inline]
    pub fn step(&self, hole: Hole, direction: Direction) -> Option<Hole> {
        self.steps[hole.index() * MAX_DIRECTIONS + direction.index()]
    }

    /// The adjacent holes.
    #[inline]
    pub fn neighbours(&self, hole: Hole) -> HoleSet {
        self.neighbours[hole.index()]
    }

    /// The adjacent hops that the board has room for.
    #[inline]
    pub fn hops(&self, hole: Hole) -> &HopPairs {
        &self.hops[hole.index()]
    }

    /// The holes in a straight line from this one, nearest first, without itself.
    #[inline]
    pub fn ray(&self, hole: Hole, direction: Direction) -> &[Hole] {
        &self.rays[hole.index() * MAX_DIRECTIONS + direction.index()]
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

    /// The first `pieces` holes of a corner, row by row from the tip; a last row that is not
    /// filled is filled from its middle.
    ///
    /// # Errors
    ///
    /// When there is no such set, see [`ZoneError`].
    pub fn zone(&self, corner: Corner, pieces: usize) -> Result<HoleSet, ZoneError> {
        if pieces == 0 {
            return Err(ZoneError::Empty);
        }
        let mut zone = HoleSet::EMPTY;
        let mut left = pieces;
        for row in self.corner_rows(corner) {
            let count = left.min(row.len());
            if (row.len() - count) % 2 != 0 {
                return Err(ZoneError::NotCentred {
                    pieces: count,
                    row: row.len(),
                });
            }
            let margin = (row.len() - count) / 2;
            zone |= row[margin..margin + count].iter().copied().collect();
            left -= count;
            if left == 0 {
                return Ok(zone);
            }
        }
        Err(ZoneError::TooMany {
            holes: pieces - left,
        })
    }

    /// The least number of steps from one hole to the other on an empty board.
    #[inline]
    pub fn distance(&self, from: Hole, to: Hole) -> usize {
        self.distances[from.index() * self.len() + to.index()] as usize
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
        let name = name.to_ascii_lowercase();
        self.holes().find(|&hole| self.name(hole) == name)
    }

    fn build(shape: Shape) -> Self {
        let cells = shape.cells();
        let find = |cell| {
            cells
                .iter()
                .position(|&c| c == cell)
                .map(|i| Hole::new(i as u8))
        };
        let holes: Vec<Hole> = (0..cells.len()).map(|hole| Hole::new(hole as u8)).collect();
        let ray = |hole: Hole, vector| -> Vec<Hole> {
            let next = |&at: &Hole| find(cells[at.index()].plus(vector));
            std::iter::successors(next(&hole), next).collect()
        };
        let rays: Vec<Vec<Hole>> = holes
            .iter()
            .flat_map(|&hole| shape.vectors().iter().map(move |&vector| (hole, vector)))
            .map(|(hole, vector)| ray(hole, vector))
            .collect();
        let steps: Vec<Option<Hole>> = rays.iter().map(|ray| ray.first().copied()).collect();
        let neighbours = steps
            .chunks(MAX_DIRECTIONS)
            .map(|steps| steps.iter().copied().flatten().collect())
            .collect();
        Self {
            shape,
            all: holes.iter().copied().collect(),
            row_lengths: cells
                .chunk_by(|a, b| a.r == b.r)
                .map(<[Cell]>::len)
                .collect(),
            hops: rays.chunks(MAX_DIRECTIONS).map(hop_pairs).collect(),
            distances: distances(&steps, holes.len()),
            camps: shape
                .corners()
                .map(|corner| camp(shape, &cells, corner))
                .collect(),
            corner_rows: shape
                .corners()
                .map(|corner| corner_rows(shape, &cells, corner))
                .collect(),
            steps,
            neighbours,
            rays,
            cells,
        }
    }
}

fn hop_pairs(rays: &[Vec<Hole>]) -> HopPairs {
    let mut pairs = HopPairs::none();
    for ray in rays {
        if let [over, landing, ..] = ray[..] {
            pairs.push(HopPair { over, landing });
        }
    }
    pairs
}

fn camp(shape: Shape, cells: &[Cell], corner: Corner) -> HoleSet {
    (0..cells.len())
        .filter(|&hole| shape.in_camp(corner, cells[hole]))
        .map(|hole| Hole::new(hole as u8))
        .collect()
}

fn corner_rows(shape: Shape, cells: &[Cell], corner: Corner) -> Vec<Vec<Hole>> {
    let mut rows = vec![Vec::new(); 2 * shape.reach() as usize + 1];
    for (hole, &cell) in cells.iter().enumerate() {
        if shape.in_camp(corner, cell) || shape.in_middle(cell) {
            let (row, along) = shape.row(corner, cell);
            rows[row as usize].push((along, Hole::new(hole as u8)));
        }
    }
    rows.retain(|row| !row.is_empty());
    rows.iter_mut().for_each(|row| row.sort());
    rows.into_iter()
        .map(|row| row.into_iter().map(|(_, hole)| hole).collect())
        .collect()
}

/// Step distances between all holes, breadth first: the star is not convex, so the way from one
/// camp to the next can be longer than the straight line.
fn distances(steps: &[Option<Hole>], holes: usize) -> Vec<u8> {
    let mut table = vec![u8::MAX; holes * holes];
    for (start, row) in table.chunks_mut(holes).enumerate() {
        row[start] = 0;
        let mut queue = vec![start];
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            for to in steps[at * MAX_DIRECTIONS..][..MAX_DIRECTIONS]
                .iter()
                .flatten()
            {
                if row[to.index()] == u8::MAX {
                    row[to.index()] = row[at] + 1;
                    queue.push(to.index());
                }
            }
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn star(side: u8) -> &'static Board {
        Board::of(Shape::star(side).unwrap())
    }

    #[test]
    fn the_three_stars_have_73_121_and_181_holes() {
        let sizes: Vec<_> = Shape::STAR_SIDES
            .iter()
            .map(|&side| star(side).len())
            .collect();
        assert_eq!(sizes, [73, 121, 181]);
    }

    #[test]
    fn the_rows_of_the_usual_board_are_those_of_the_box() {
        let lengths: Vec<_> = star(4).rows().map(|row| row.len()).collect();
        assert_eq!(
            lengths,
            [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]
        );
    }

    #[test]
    fn holes_are_named_as_the_rules_say() {
        let board = star(4);
        let at = |x, row| board.name(board.hole_at(Point { x, row }).unwrap());
        assert_eq!([at(12, 16), at(12, 0), at(12, 8)], ["e1", "m17", "i9"]);
        assert_eq!(
            [at(0, 12), at(0, 4), at(24, 4), at(24, 12)],
            ["a5", "e13", "q13", "m5"]
        );
    }

    #[test]
    fn every_name_leads_back_to_its_hole() {
        for side in Shape::STAR_SIDES {
            let board = star(side);
            for hole in board.holes() {
                assert_eq!(
                    board.hole_named(&board.name(hole).to_uppercase()),
                    Some(hole)
                );
            }
        }
        assert_eq!(star(4).hole_named("a1"), None);
        assert_eq!(star(4).hole_named("ß9"), None);
    }

    #[test]
    fn neighbours_are_mutual_and_hops_go_over_them() {
        let board = star(5);
        for hole in board.holes() {
            for other in board.neighbours(hole) {
                assert!(board.neighbours(other).contains(hole));
                assert_eq!(board.distance(hole, other), 1);
            }
            for pair in board.hops(hole).as_slice() {
                assert!(board.neighbours(hole).contains(pair.over));
                assert!(board.neighbours(pair.over).contains(pair.landing));
                assert_eq!(board.distance(hole, pair.landing), 2);
            }
        }
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

    #[test]
    fn a_zone_of_thirteen_is_the_camp_and_three_in_the_middle_of_the_next_row() {
        let board = star(4);
        for corner in board.shape().corners() {
            let zone = board.zone(corner, 13).unwrap();
            assert!(board.camp(corner).is_subset(&zone));
            let rest = zone - board.camp(corner);
            assert_eq!(rest.len(), 3);
            let tip = board.corner_rows(corner)[0][0];
            let distances: Vec<_> = rest.iter().map(|hole| board.distance(tip, hole)).collect();
            assert_eq!(distances, [4, 4, 4]);
        }
        assert_eq!(
            board.zone(Corner::new(0), 19).map(|zone| zone.len()),
            Ok(19)
        );
    }

    #[test]
    fn a_zone_that_cannot_be_centred_says_so() {
        let zone = |pieces| star(4).zone(Corner::new(0), pieces);
        assert_eq!(zone(14), Err(ZoneError::NotCentred { pieces: 4, row: 5 }));
        assert_eq!(zone(0), Err(ZoneError::Empty));
        assert_eq!(zone(200), Err(ZoneError::TooMany { holes: 71 }));
    }

    #[test]
    fn the_way_from_tip_to_tip_is_as_long_as_the_board_is_high() {
        let board = star(4);
        let (bottom, top) = (
            board.hole_named("e1").unwrap(),
            board.hole_named("m17").unwrap(),
        );
        assert_eq!(board.distance(bottom, top), 16);
    }
}
