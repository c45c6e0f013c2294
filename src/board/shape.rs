//! The shapes a board can have, as facts about coordinates: the only place that knows them.
//!
//! Coordinates are axial (q, r) with the centre at (0, 0) and r growing downward; the third one
//! is y = -q-r. Tables over holes are left to [`Board`](super::Board).

use super::Hole;

/// A corner of the star, clockwise from the bottom: A to F are 0 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Corner(u8);

impl Corner {
    /// The corner with this number. Whether a shape has it is not checked.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its number, to index a table by.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the directions in which pieces step and hop, in the order that routes are compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Direction(u8);

impl Direction {
    /// The direction with this number. Whether a shape has it is not checked.
    #[inline]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its number, to index a table by.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Axial coordinates of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cell {
    pub q: i8,
    pub r: i8,
}

impl Cell {
    fn y(self) -> i8 {
        -self.q - self.r
    }

    pub fn hole(self) -> Hole {
        Hole::at(self.q, self.r)
    }

    pub fn plus(self, (q, r): (i8, i8)) -> Self {
        Self { q: self.q + q, r: self.r + r }
    }
}

/// The outline of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// The six-pointed star: a hexagon with a triangular camp on each side.
    Star {
        /// The side of a camp in holes: 3, 4 or 5.
        side: u8,
    },
}

impl Shape {
    /// The sides a star can have: 73, 121 and 181 holes.
    pub const STAR_SIDES: [u8; 3] = [3, 4, 5];

    /// The star whose camps have this side, if there is one.
    pub fn star(side: u8) -> Option<Self> {
        Self::STAR_SIDES.contains(&side).then_some(Self::Star { side })
    }

    /// The directions of a step, in their fixed order.
    pub fn directions(self) -> impl Iterator<Item = Direction> {
        let Self::Star { .. } = self;
        (0..Self::DIRECTIONS as u8).map(Direction)
    }

    /// The direction back.
    #[inline]
    pub fn reverse(self, direction: Direction) -> Direction {
        let Self::Star { .. } = self;
        Direction((direction.0 + 3) % 6)
    }

    /// The corners, clockwise from the bottom.
    pub fn corners(self) -> impl Iterator<Item = Corner> {
        let Self::Star { .. } = self;
        (0..6).map(Corner)
    }

    /// The corner on the other side of the board.
    pub fn opposite(self, corner: Corner) -> Corner {
        let Self::Star { .. } = self;
        Corner((corner.0 + 3) % 6)
    }

    /// The corners on either side of it.
    pub fn beside(self, corner: Corner) -> [Corner; 2] {
        let Self::Star { .. } = self;
        [Corner((corner.0 + 1) % 6), Corner((corner.0 + 5) % 6)]
    }

    /// The corners used by each number of players, in turn order; for one player, any corner.
    pub fn seatings(self) -> &'static [&'static [Corner]] {
        const A: Corner = Corner(0);
        const B: Corner = Corner(1);
        const C: Corner = Corner(2);
        const D: Corner = Corner(3);
        const E: Corner = Corner(4);
        const F: Corner = Corner(5);
        let Self::Star { .. } = self;
        &[
            &[A],
            &[B],
            &[C],
            &[D],
            &[E],
            &[F],
            &[A, D],
            &[A, C, E],
            &[A, B, D, E],
            &[A, B, C, D, E],
            &[A, B, C, D, E, F],
        ]
    }

    /// How many directions there are.
    pub(super) const DIRECTIONS: usize = 6;

    pub(super) fn vectors(self) -> &'static [(i8, i8)] {
        let Self::Star { .. } = self;
        &[(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    }

    /// The cells in reading order.
    pub(super) fn cells(self) -> Vec<Cell> {
        let reach = self.reach();
        (-reach..=reach)
            .flat_map(|r| (-reach..=reach).map(move |q| Cell { q, r }))
            .filter(|&cell| self.has(cell))
            .collect()
    }

    /// The largest value of a coordinate.
    pub(super) fn reach(self) -> i8 {
        let Self::Star { side } = self;
        2 * side as i8
    }

    pub(super) fn has(self, cell: Cell) -> bool {
        let Self::Star { side } = self;
        let side = side as i8;
        let coordinates = [cell.q, cell.r, cell.y()];
        coordinates.iter().all(|&c| c >= -side) || coordinates.iter().all(|&c| c <= side)
    }

    /// Which row of a corner the cell lies in, counted from the tip, and where along that row.
    pub(super) fn row(self, corner: Corner, cell: Cell) -> (i8, i8) {
        let Self::Star { .. } = self;
        let (height, along) = match corner.0 {
            0 => (cell.r, cell.q),
            1 => (-cell.q, cell.r),
            2 => (cell.y(), cell.q),
            3 => (-cell.r, cell.q),
            4 => (cell.q, cell.r),
            _ => (-cell.y(), cell.q),
        };
        (self.reach() - height, along)
    }

    /// Whether the cell lies in the triangle of the corner.
    pub(super) fn in_camp(self, corner: Corner, cell: Cell) -> bool {
        let Self::Star { side } = self;
        self.row(corner, cell).0 < side as i8
    }

    /// Whether the cell lies in no corner's triangle.
    pub(super) fn in_middle(self, cell: Cell) -> bool {
        self.corners().all(|corner| !self.in_camp(corner, cell))
    }

    /// Where the cell is drawn: half-steps from the left, rows from the top.
    pub(super) fn point(self, cell: Cell) -> (u8, u8) {
        let Self::Star { side } = self;
        let x = 2 * cell.q + cell.r + 3 * side as i8;
        (x as u8, (cell.r + self.reach()) as u8)
    }

    /// File and rank of the cell's name: letters from 0, rows from the bottom from 1.
    pub(super) fn file_and_rank(self, cell: Cell) -> (u8, u8) {
        ((cell.q + self.reach()) as u8, (self.reach() - cell.r + 1) as u8)
    }

    /// The cell with this file and rank, if the board has it.
    pub(super) fn named(self, file: u8, rank: u8) -> Option<Cell> {
        let reach = i16::from(self.reach());
        let (q, r) = (i16::from(file) - reach, reach + 1 - i16::from(rank));
        // The bound comes first: the size of the least i8 is none.
        let on_axis = |c: i16| if c.abs() <= reach { i8::try_from(c).ok() } else { None };
        Some(Cell { q: on_axis(q)?, r: on_axis(r)? }).filter(|&cell| self.has(cell))
    }
}
