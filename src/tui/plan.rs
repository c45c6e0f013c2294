//! Where the holes lie on the screen: zoom, a turned view, hit areas and the way of the cursor.
//!
//! The board gives drawing points in doubled coordinates; here they become cells. Turning is a
//! lens of the view: the game knows nothing of it. What is drawn there is left to
//! [`star`](super::star).

use ratatui::layout::Rect;

use super::intent::Bearing;
use crate::board::{Board, Corner, Hole};
use crate::rules::Seat;

/// How large the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Zoom {
    /// One column for a marble.
    Compact,
    /// Three columns for a marble, row under row: the usual one.
    Normal,
    /// Three columns, with a free line between the rows.
    Large,
    /// Five columns and three lines.
    Huge,
}

impl Zoom {
    /// All of them, the largest first.
    pub const FALLING: [Self; 4] = [Self::Huge, Self::Large, Self::Normal, Self::Compact];

    /// Its name in the config.
    pub fn name(self) -> &'static str {
        match self {
            Self::Compact => "compact",
            Self::Normal => "normal",
            Self::Large => "large",
            Self::Huge => "huge",
        }
    }

    /// The zoom of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::FALLING.into_iter().find(|zoom| zoom.name() == name)
    }

    /// Columns of a half-step and lines of a row.
    const fn scale(self) -> (u16, u16) {
        match self {
            Self::Compact => (1, 1),
            Self::Normal => (2, 1),
            Self::Large => (2, 2),
            Self::Huge => (4, 4),
        }
    }

    /// How far a marble reaches beyond the cell of its hole, in columns and lines.
    pub const fn reach(self) -> (u16, u16) {
        match self {
            Self::Compact | Self::Normal | Self::Large => (1, 0),
            Self::Huge => (2, 1),
        }
    }

    /// How far beyond the board the names of its files stand, in columns and lines.
    pub const fn beyond(self) -> (u16, u16) {
        let ((sx, sy), (rx, ry)) = (self.scale(), self.reach());
        (sx - rx, sy - ry)
    }

    /// How far from its cell a hole still takes a click.
    const fn touch(self) -> (u16, u16) {
        match self {
            Self::Compact => (1, 0),
            Self::Normal => (2, 0),
            Self::Large => (2, 1),
            Self::Huge => (4, 2),
        }
    }

    /// The columns and lines that a board needs.
    pub fn needs(self, board: &Board) -> (u16, u16) {
        let (x, row) = extent(board);
        let ((sx, sy), (rx, ry)) = (self.scale(), self.reach());
        (x * sx + 1 + 2 * rx, row * sy + 1 + 2 * ry)
    }

    /// One step larger.
    pub fn larger(self) -> Self {
        match self {
            Self::Compact => Self::Normal,
            Self::Normal => Self::Large,
            Self::Large | Self::Huge => Self::Huge,
        }
    }

    /// One step smaller.
    pub fn smaller(self) -> Self {
        match self {
            Self::Compact | Self::Normal => Self::Compact,
            Self::Large => Self::Normal,
            Self::Huge => Self::Large,
        }
    }
}

/// The largest drawing coordinates of the board.
fn extent(board: &Board) -> (u16, u16) {
    let points = || board.holes().map(|hole| board.point(hole));
    let x = points().map(|point| point.x).max().unwrap_or_default();
    let row = points().map(|point| point.row).max().unwrap_or_default();
    (x.into(), row.into())
}

/// By how many sixths the view of the board is turned clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turned(u8);

impl Turned {
    /// One sixth further.
    pub fn next(self) -> Self {
        Self((self.0 + 1) % 6)
    }

    /// As far as brings that corner to the lower end: corners are counted clockwise from there.
    pub fn facing(corner: Corner) -> Self {
        let back = u8::try_from(corner.index() % 6).unwrap_or_default();
        Self((6 - back) % 6)
    }

    /// Both turns, one after the other.
    pub fn after(self, other: Self) -> Self {
        Self((self.0 + other.0) % 6)
    }

    /// The corner where the turned board shows that of a seat, by the seat that has it upright.
    pub fn shows(self, seat: Seat) -> Seat {
        Seat::ALL[(seat.index() + usize::from(self.0)) % Seat::MAX]
    }

    /// Whether the board lies as its hole names have it.
    pub fn is_upright(self) -> bool {
        self.0 == 0
    }
}

/// A hole's place in half-steps and rows, after turning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Half-steps from the left.
    pub x: i16,
    /// Rows from the top.
    pub row: i16,
}

/// A way of the cursor that is not along a line of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vertical {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
}

/// A board laid out on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    board: &'static Board,
    /// How large it is drawn.
    pub zoom: Zoom,
    turned: Turned,
    area: Rect,
    /// The place that the view is turned around.
    centre: Place,
}

impl Plan {
    /// The board at this zoom in the middle of the area, which has room for it.
    pub fn new(board: &'static Board, zoom: Zoom, turned: Turned, area: Rect) -> Self {
        let (width, height) = zoom.needs(board);
        let area = Rect {
            x: area.x + area.width.saturating_sub(width) / 2,
            y: area.y + area.height.saturating_sub(height) / 2,
            width: width.min(area.width),
            height: height.min(area.height),
        };
        let (x, row) = extent(board);
        let centre = Place { x: x as i16 / 2, row: row as i16 / 2 };
        Self { board, zoom, turned, area, centre }
    }

    /// The cells that the board takes up.
    pub fn area(&self) -> Rect {
        self.area
    }

    /// How it is turned.
    pub fn turned(&self) -> Turned {
        self.turned
    }

    /// Whether it lies as its hole names have it.
    pub fn is_upright(&self) -> bool {
        self.turned.is_upright()
    }

    /// Whether every hole lies where another plan has it.
    pub fn lies_as(&self, other: &Self) -> bool {
        let manner = |plan: &Self| (plan.zoom, plan.turned, plan.area);
        std::ptr::eq(self.board, other.board) && manner(self) == manner(other)
    }

    /// The hole's place, as the board is turned.
    pub fn place(&self, hole: Hole) -> Place {
        let point = self.board.point(hole);
        let Place { x, row } = self.centre;
        let (mut dx, mut dr) = (i16::from(point.x) - x, i16::from(point.row) - row);
        for _ in 0..self.turned.0 {
            // A sixth of a full turn in doubled coordinates.
            (dx, dr) = ((dx - 3 * dr) / 2, (dx + dr) / 2);
        }
        Place { x: x + dx, row: row + dr }
    }

    /// The column and line of a place, which need not have a hole.
    pub fn cell_of(&self, place: Place) -> (u16, u16) {
        let ((sx, sy), (rx, ry)) = (self.zoom.scale(), self.zoom.reach());
        let column = i32::from(self.area.x + rx) + i32::from(place.x) * i32::from(sx);
        let line = i32::from(self.area.y + ry) + i32::from(place.row) * i32::from(sy);
        let clamp = |value: i32| u16::try_from(value.max(0)).unwrap_or(u16::MAX);
        (clamp(column), clamp(line))
    }

    /// The column and line of the hole's middle.
    pub fn cell(&self, hole: Hole) -> (u16, u16) {
        self.cell_of(self.place(hole))
    }

    /// The hole that a click at this column and line means.
    pub fn hole_near(&self, column: u16, line: u16) -> Option<Hole> {
        let (tx, ty) = self.zoom.touch();
        let near = self.board.holes().filter_map(|hole| {
            let (x, y) = self.cell(hole);
            let (dx, dy) = (x.abs_diff(column), y.abs_diff(line));
            (dx <= tx && dy <= ty).then_some((dx + 2 * dy, hole))
        });
        near.min_by_key(|&(distance, _)| distance).map(|(_, hole)| hole)
    }

    /// The neighbouring hole in that direction of the screen.
    pub fn neighbour(&self, hole: Hole, bearing: Bearing) -> Option<Hole> {
        let (dx, dr) = match bearing {
            Bearing::East => (2, 0),
            Bearing::NorthEast => (1, -1),
            Bearing::NorthWest => (-1, -1),
            Bearing::West => (-2, 0),
            Bearing::SouthWest => (-1, 1),
            Bearing::SouthEast => (1, 1),
        };
        let from = self.place(hole);
        let to = Place { x: from.x + dx, row: from.row + dr };
        let mut near = self.board.neighbours(hole).iter();
        near.find(|&other| self.place(other) == to)
    }

    /// The hole of the next row that lies nearest to the column, the left one of two.
    pub fn vertical(&self, hole: Hole, way: Vertical, column: i16) -> Option<Hole> {
        let row = match way {
            Vertical::Up => self.place(hole).row - 1,
            Vertical::Down => self.place(hole).row + 1,
        };
        let places = self.board.holes().map(|hole| (hole, self.place(hole)));
        places
            .filter(|(_, place)| place.row == row)
            .min_by_key(|(_, place)| (place.x.abs_diff(column), place.x))
            .map(|(hole, _)| hole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Shape;

    fn board(side: u8) -> &'static Board {
        Board::of(Shape::star(side).unwrap())
    }

    fn plan(side: u8, zoom: Zoom, turned: Turned) -> Plan {
        Plan::new(board(side), zoom, turned, Rect::new(0, 0, 300, 200))
    }

    #[test]
    fn the_usual_board_needs_51_by_17() {
        assert_eq!(Zoom::Normal.needs(board(4)), (51, 17));
        assert_eq!(Zoom::Compact.needs(board(4)), (27, 17));
        assert_eq!(Zoom::Normal.needs(board(5)), (63, 21));
    }

    #[test]
    fn every_hole_is_hit_where_it_is_drawn_however_it_is_turned() {
        for side in Shape::STAR_SIDES {
            for zoom in Zoom::FALLING {
                let mut turned = Turned::default();
                for _ in 0..6 {
                    let plan = plan(side, zoom, turned);
                    for hole in board(side).holes() {
                        let (x, y) = plan.cell(hole);
                        assert_eq!(plan.hole_near(x, y), Some(hole));
                        let area = plan.area();
                        assert!(area.contains((x, y).into()), "{zoom:?} {turned:?}");
                    }
                    turned = turned.next();
                }
                assert!(turned.is_upright());
            }
        }
    }

    #[test]
    fn turning_keeps_neighbours_together_and_moves_a_to_b() {
        let turned = plan(4, Zoom::Normal, Turned::default().next());
        let upright = plan(4, Zoom::Normal, Turned::default());
        let hole = |name| board(4).hole_named(name).unwrap();
        assert_eq!(turned.place(hole("e1")), upright.place(hole("a5")));
        for at in board(4).holes() {
            let ways = [Bearing::East, Bearing::NorthWest, Bearing::SouthWest];
            for way in ways {
                if let Some(next) = turned.neighbour(at, way) {
                    assert!(board(4).neighbours(at).contains(next));
                }
            }
        }
    }

    #[test]
    fn up_and_up_again_goes_straight() {
        let plan = plan(4, Zoom::Normal, Turned::default());
        let hole = |name| board(4).hole_named(name).unwrap();
        let start = hole("i9");
        let column = plan.place(start).x;
        let once = plan.vertical(start, Vertical::Up, column).unwrap();
        let twice = plan.vertical(once, Vertical::Up, column).unwrap();
        assert_eq!(plan.place(twice).x, column);
    }
}
