//! How the game's screen is divided, at every size.
//!
//! The board has priority: the side panel becomes narrower, then drops below, then shrinks to one
//! line, then the names at the edge go, then the zoom falls; at last there is no way to draw it. How
//! broad the panel may be is a wish of people.

use ratatui::layout::Rect;

use super::plan::{Plan, Turned, Zoom};
use crate::board::Board;

/// How broad the panel beside the board shall be, where the board leaves room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Breadth {
    /// As is usual.
    #[default]
    Auto,
    /// As little as seats and short moves need.
    Narrow,
    /// As much as long moves need.
    Wide,
    /// There shall be none, above the board or below it.
    Off,
}

impl Breadth {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Narrow, Self::Wide, Self::Off];

    /// Its name in the config.
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Narrow => "narrow",
            Self::Wide => "wide",
            Self::Off => "off",
        }
    }

    /// The one of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|breadth| breadth.name() == name)
    }

    /// The next one, going round.
    pub fn next(self) -> Self {
        match self {
            Self::Auto => Self::Narrow,
            Self::Narrow => Self::Wide,
            Self::Wide => Self::Off,
            Self::Off => Self::Auto,
        }
    }

    fn allows(self, kind: Kind) -> bool {
        match self {
            Self::Auto | Self::Wide => kind != Kind::Off,
            Self::Narrow => !matches!(kind, Kind::Wide | Kind::Off),
            Self::Off => kind == Kind::Off,
        }
    }

    /// The most columns of a panel with everything.
    fn most(self) -> u16 {
        match self {
            Self::Auto | Self::Narrow | Self::Off => WIDEST,
            Self::Wide => WHOLE,
        }
    }
}

/// What people wish of the screen of a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wish {
    /// What stands beside the board.
    pub beside: Beside,
    /// How the board is turned.
    pub turned: Turned,
    /// No board larger than that.
    pub largest: Option<Zoom>,
    /// How broad the panel shall be.
    pub panel: Breadth,
    /// Whether signs reach further to the left of a hole than to the right of it.
    pub lean: Lean,
}

/// Where the signs of a hole lie around it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lean {
    /// As far to the left as to the right.
    #[default]
    None,
    /// One column further to the left.
    Left,
}

/// Where the seats and the moves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// Nowhere.
    Off,
    /// Beside the board, with everything.
    Wide(Rect),
    /// Beside the board: letter, gauge and short moves.
    Narrow(Rect),
    /// Below the board: seats at the left, moves at the right.
    Below(Rect),
    /// The seats in one line.
    Line(Rect),
}

/// What stands beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Beside {
    /// Seats and moves, which can do with little room.
    #[default]
    Seats,
    /// The words of a lesson, which a smaller board makes room for.
    Lesson,
}

impl Beside {
    fn takes(self, kind: Kind) -> bool {
        match self {
            Self::Seats => true,
            Self::Lesson => kind == Kind::Wide,
        }
    }

    /// The fewest columns of a panel with everything, where the board could do with some more.
    fn least(self, wanted: u16) -> u16 {
        match self {
            Self::Seats => WIDE - wanted,
            Self::Lesson => WIDE,
        }
    }
}

/// The screen of a game, divided.
#[derive(Clone, Copy, Debug)]
pub struct GameLayout {
    /// The rules and whose turn it is; empty when there is no room.
    pub title: Rect,
    /// The board.
    pub plan: Plan,
    /// The column of the ranks, when there is room for names at the edge.
    pub names: Option<u16>,
    /// Seats and moves.
    pub panel: Panel,
    /// What can be done now, one line or two.
    pub status: Rect,
    /// Keys, which can be clicked; empty when there is no room.
    pub hints: Rect,
}

/// Columns of a panel with everything, with one less at the very least.
pub const WIDE: u16 = 26;

/// The same where there is room.
const WIDEST: u16 = 36;

/// Columns in which a move of a dozen hops can be told in full.
const WHOLE: u16 = 64;

/// Columns of a short panel.
const NARROW: u16 = 16;

/// Columns of the ranks.
const RANKS: u16 = 2;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Names {
    Shown,
    Hidden,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Wide,
    Narrow,
    Below,
    Line,
    Off,
}

/// What may be tried at a zoom, the best first.
const CHOICES: [(Kind, Names); 10] = [
    (Kind::Wide, Names::Shown),
    (Kind::Narrow, Names::Shown),
    (Kind::Wide, Names::Hidden),
    (Kind::Narrow, Names::Hidden),
    (Kind::Below, Names::Shown),
    (Kind::Below, Names::Hidden),
    (Kind::Line, Names::Shown),
    (Kind::Line, Names::Hidden),
    (Kind::Off, Names::Shown),
    (Kind::Off, Names::Hidden),
];

impl GameLayout {
    /// The screen for this board. `None` when the area is too small even for the smallest.
    pub fn new(board: &'static Board, wish: &Wish, area: Rect) -> Option<Self> {
        let zooms = Zoom::FALLING.into_iter();
        let mut zooms = zooms.filter(|&zoom| wish.largest.is_none_or(|largest| zoom <= largest));
        zooms.find_map(|zoom| {
            let takes = |kind| wish.beside.takes(kind) && wish.panel.allows(kind);
            let mut choices = CHOICES.into_iter().filter(|&(kind, _)| takes(kind));
            choices.find_map(|choice| Self::try_zoom(board, wish, zoom, choice, area))
        })
    }

    /// The columns and lines that the smallest screen of this board needs.
    pub fn least(board: &Board, beside: Beside) -> (u16, u16) {
        let (width, height) = Zoom::Compact.needs(board);
        let words = if beside == Beside::Lesson { WIDE + 1 } else { 0 };
        (width + words, height + 2)
    }

    /// The cells of the board with the names at its edge, as far as nothing else has them.
    pub fn ground(&self) -> Rect {
        let board = self.plan.area();
        let Some(ranks) = self.names else { return board };
        let (right, bottom) = match self.panel {
            Panel::Wide(panel) | Panel::Narrow(panel) => (panel.x, self.status.y),
            Panel::Below(panel) | Panel::Line(panel) => (self.status.right(), panel.y),
            Panel::Off => (self.status.right(), self.status.y),
        };
        let (columns, lines) = self.plan.zoom.beyond();
        let right = right.min(board.right() + columns);
        let bottom = bottom.min(board.bottom() + lines);
        Rect { x: ranks, width: right - ranks, height: bottom - board.y, ..board }
    }

    fn try_zoom(
        board: &'static Board,
        wish: &Wish,
        zoom: Zoom,
        (kind, names): (Kind, Names),
        area: Rect,
    ) -> Option<Self> {
        // A large board is no gain when the moves have to go for it.
        if kind == Kind::Line && zoom > Zoom::Normal {
            return None;
        }
        let (width, height) = zoom.needs(board);
        let edge = if names == Names::Shown { RANKS } else { 0 };
        let board_width = width + edge;
        let board_height = height + u16::from(names == Names::Shown);
        // Signs that lean to the left need a blank before them.
        let lean = u16::from(wish.lean == Lean::Left && names == Names::Shown);
        let side = match kind {
            Kind::Wide => {
                let room = area.width.saturating_sub(board_width + lean + 1);
                room.clamp(wish.beside.least(lean), wish.panel.most()) + 1
            }
            Kind::Narrow => NARROW + 1,
            Kind::Below | Kind::Line | Kind::Off => 0,
        };
        let below = match kind {
            Kind::Wide | Kind::Narrow | Kind::Off => 0,
            Kind::Below => 4,
            Kind::Line => 1,
        };
        let needed = board_height + below + 1;
        if board_width + side > area.width || needed > area.height {
            return None;
        }
        let lean = lean.min(area.width - board_width - side);
        let spare = area.height - needed;
        // Lines beyond what is needed go to the keys, the second status line, then the title.
        let (hints, more, title) =
            (u16::from(spare >= 1), u16::from(spare >= 2), u16::from(spare >= 3));
        let rows = Rows { title, below, status: 1 + more, hints };
        Some(rows.divide(area, kind, side, |middle| {
            let left = Rect {
                x: middle.x + edge + lean,
                width: middle.width - edge - lean,
                height: middle.height - u16::from(names == Names::Shown),
                ..middle
            };
            let plan = Plan::new(board, zoom, wish.turned, left);
            let ranks = plan.area().x.saturating_sub(edge + lean);
            (plan, (names == Names::Shown).then_some(ranks))
        }))
    }
}

/// How many lines each part gets.
struct Rows {
    title: u16,
    below: u16,
    status: u16,
    hints: u16,
}

impl Rows {
    fn divide(
        &self,
        area: Rect,
        kind: Kind,
        side: u16,
        board: impl Fn(Rect) -> (Plan, Option<u16>),
    ) -> GameLayout {
        let line = |y: u16, height: u16| Rect { y, height, ..area };
        let title = line(area.y, self.title);
        let hints = line(area.bottom() - self.hints, self.hints);
        let status = line(hints.y - self.status, self.status);
        let room = line(title.bottom(), status.y - title.bottom());
        let below = line(room.bottom() - self.below, self.below);
        let beside = Rect { width: area.width - side, height: room.height - self.below, ..room };
        let (plan, names) = board(beside);
        let panel = Rect { x: beside.right() + 1, width: side.saturating_sub(1), ..beside };
        let panel = match kind {
            Kind::Wide => Panel::Wide(panel),
            Kind::Narrow => Panel::Narrow(panel),
            Kind::Below => Panel::Below(below),
            Kind::Line => Panel::Line(below),
            Kind::Off => Panel::Off,
        };
        GameLayout { title, plan, names, panel, status, hints }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Shape;

    fn layout(side: u8, width: u16, height: u16) -> Option<GameLayout> {
        let board = Board::of(Shape::star(side)?);
        GameLayout::new(board, &Wish::default(), Rect::new(0, 0, width, height))
    }

    #[test]
    fn eighty_by_twenty_four_shows_every_board_with_a_panel() {
        for (side, wide) in [(3, true), (4, true), (5, false)] {
            let layout = layout(side, 80, 24).unwrap();
            assert_eq!(layout.plan.zoom, Zoom::Normal);
            assert_eq!(matches!(layout.panel, Panel::Wide(_)), wide);
            assert_eq!(matches!(layout.panel, Panel::Narrow(_)), !wide);
            assert!(layout.hints.height == 1 && layout.status.height >= 1);
        }
    }

    #[test]
    fn the_usual_board_fits_into_27_by_19_and_not_into_less() {
        let board = Board::of(Shape::star(4).unwrap());
        assert_eq!(GameLayout::least(board, Beside::Seats), (27, 19));
        assert!(layout(4, 27, 19).is_some());
        assert!(layout(4, 26, 19).is_none());
        assert!(layout(4, 27, 18).is_none());
    }

    #[test]
    fn the_words_of_a_lesson_have_the_room_of_a_smaller_board() {
        let board = Board::of(Shape::star(4).unwrap());
        let layout = |width, height| {
            let area = Rect::new(0, 0, width, height);
            let wish = Wish { beside: Beside::Lesson, ..Wish::default() };
            GameLayout::new(board, &wish, area)
        };
        let least = GameLayout::least(board, Beside::Lesson);
        for (size, zoom) in [((80, 24), Zoom::Normal), ((60, 20), Zoom::Compact)] {
            let layout = layout(size.0, size.1).unwrap();
            assert_eq!(layout.plan.zoom, zoom);
            assert!(matches!(layout.panel, Panel::Wide(area) if area.width >= WIDE));
        }
        assert!(layout(least.0, least.1).is_some());
        assert!(layout(least.0 - 1, least.1).is_none());
    }

    #[test]
    fn nothing_lies_outside_the_screen_or_over_something_else() {
        let wishes = Breadth::ALL.into_iter().flat_map(|panel| {
            [Lean::None, Lean::Left].map(|lean| Wish { panel, lean, ..Wish::default() })
        });
        for wish in wishes {
            for (side, width, height) in sizes() {
                let board = Board::of(Shape::star(side).unwrap());
                let screen = Rect::new(0, 0, width, height);
                let Some(layout) = GameLayout::new(board, &wish, screen) else { continue };
                let panel = panel(&layout).unwrap_or_default();
                let ground = layout.ground();
                assert_eq!(ground.intersection(layout.plan.area()), layout.plan.area());
                let parts = [layout.title, ground, panel, layout.status, layout.hints];
                for (index, part) in parts.iter().enumerate() {
                    assert_eq!(part.intersection(screen).area(), part.area());
                    for other in &parts[..index] {
                        assert!(!part.intersects(*other) || part.is_empty(), "{wish:?}");
                    }
                }
            }
        }
    }

    fn sizes() -> impl Iterator<Item = (u8, u16, u16)> {
        let widths = || (20..160).step_by(3);
        Shape::STAR_SIDES.into_iter().flat_map(move |side| {
            widths().flat_map(move |width| (10..90).map(move |height| (side, width, height)))
        })
    }

    fn panel(layout: &GameLayout) -> Option<Rect> {
        match layout.panel {
            Panel::Off => None,
            Panel::Wide(panel)
            | Panel::Narrow(panel)
            | Panel::Below(panel)
            | Panel::Line(panel) => Some(panel),
        }
    }

    #[test]
    fn no_panel_makes_the_board_smaller_than_it_is_without_one() {
        for (side, width, height) in sizes() {
            let board = Board::of(Shape::star(side).unwrap());
            let zoom = |panel| {
                let wish = Wish { panel, ..Wish::default() };
                let layout = GameLayout::new(board, &wish, Rect::new(0, 0, width, height));
                layout.map(|layout| layout.plan.zoom)
            };
            assert_eq!(zoom(Breadth::Wide), zoom(Breadth::Auto), "{width}x{height}");
            assert!(zoom(Breadth::Narrow) >= zoom(Breadth::Auto), "{width}x{height}");
            assert!(zoom(Breadth::Off) >= zoom(Breadth::Narrow), "{width}x{height}");
        }
    }

    #[test]
    fn a_panel_is_as_broad_as_is_wished_where_there_is_room() {
        let board = Board::of(Shape::star(4).unwrap());
        let columns = |panel, width| {
            let wish = Wish { panel, ..Wish::default() };
            let layout = GameLayout::new(board, &wish, Rect::new(0, 0, width, 24)).unwrap();
            self::panel(&layout).map(|panel| panel.width)
        };
        assert_eq!(columns(Breadth::Auto, 140), Some(36));
        assert_eq!(columns(Breadth::Wide, 140), Some(64));
        assert_eq!(columns(Breadth::Narrow, 140), Some(16));
        assert_eq!(columns(Breadth::Off, 140), None);
        assert_eq!(columns(Breadth::Wide, 80), columns(Breadth::Auto, 80), "no room for more");
    }

    #[test]
    fn signs_that_lean_to_the_left_have_a_blank_before_them_where_there_is_room() {
        let board = Board::of(Shape::star(4).unwrap());
        let wish = Wish { lean: Lean::Left, ..Wish::default() };
        for (width, blank) in [(80, 1), (60, 1), (120, 1), (54, 1), (53, 0)] {
            let layout = GameLayout::new(board, &wish, Rect::new(0, 0, width, 24)).unwrap();
            let names = layout.names.expect("there is room for names");
            assert_eq!(layout.plan.area().x - names, RANKS + blank, "{width}");
        }
    }
}
