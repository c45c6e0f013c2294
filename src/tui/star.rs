//! The board widget: writes the cells of holes, marbles and marks.
//!
//! A hole is drawn as three signs, the middle one over its cell: what stands there, between two
//! signs of the strongest mark on it. No mark is told by colour alone:
//!
//! ```text
//!  A   a marble of seat A          >A<  the cursor            <2>  the second landing of a route
//!  .   an empty hole               [A]  picked up             _A_  where the last move ended
//!  :   one that a seat must fill   (.)  may move here          *   where it began, + its landings
//! !A!  the piece of a hint          ### a block                  === a bridge
//! ```
//!
//! Which marks there are is worked out by [`play`](super::play); here nothing is decided.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::intent::Bearing;
use super::items_view::sign;
use super::palette::Palette;
use super::plan::{Place, Plan, Zoom};
use crate::board::{Hole, HoleSet};
use crate::game::{Position, Prop};
use crate::rules::{Rules, Seat};

/// How holes and marbles are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Glyphs {
    /// A marble is a block of its colour with its letter.
    #[default]
    Block,
    /// A marble is a round sign after its letter. Such signs are two columns wide in some
    /// terminals, so nothing may follow one and the cell behind it is never styled.
    Disc,
    /// A marble is its letter.
    Ascii,
}

impl Glyphs {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Block, Self::Disc, Self::Ascii];

    /// Their name in the config.
    pub fn name(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::Disc => "disc",
            Self::Ascii => "ascii",
        }
    }

    /// The signs of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|glyphs| glyphs.name() == name)
    }
}

/// A move that was made, as it is marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// Who made it.
    pub seat: Seat,
    /// The holes it touched, both ends included; none when nothing moved.
    pub route: Vec<Hole>,
    /// Where an item was used before it.
    pub used: Option<Hole>,
}

/// Everything that is to be seen on the board.
#[derive(Debug)]
pub struct Sight<'a> {
    /// The rules, for the goals.
    pub rules: &'a Rules,
    /// The pieces.
    pub position: &'a Position,
    /// A piece on its way: drawn there instead of where it stands.
    pub flying: Option<(Hole, Hole)>,
    /// The hole under the cursor.
    pub cursor: Option<Hole>,
    /// The piece that is picked up.
    pub picked: Option<Hole>,
    /// The piece that a hint is about.
    pub hinted: Option<Hole>,
    /// Where it may move.
    pub targets: HoleSet,
    /// Letters to choose holes by.
    pub labels: Vec<(Hole, char)>,
    /// The route to the hole under the cursor.
    pub preview: Vec<Hole>,
    /// The moves that were made since a person moved, the last one last.
    pub trails: Vec<Trail>,
    /// Whose marks they are.
    pub turn: Seat,
}

/// Draws the board.
#[derive(Debug)]
pub struct Star<'a> {
    /// What there is to see.
    pub sight: &'a Sight<'a>,
    /// Where the holes lie.
    pub plan: &'a Plan,
    /// The colours.
    pub palette: Palette,
    /// The signs.
    pub glyphs: Glyphs,
}

/// The signs of one hole.
struct Signs {
    before: Sign,
    middle: Sign,
    after: Sign,
    /// The style of the ground all around, where there is one.
    ground: Option<Style>,
}

type Sign = (char, Style);

const DISC: char = '\u{25cf}';

impl Star<'_> {
    /// Writes every hole.
    pub fn draw(&self, buffer: &mut Buffer) {
        // At the lowest zoom neighbours share the cells between them: marked holes come last.
        let sight = self.sight;
        let marks = [sight.cursor, sight.picked, sight.hinted];
        let marked = |hole: &Hole| marks.contains(&Some(*hole));
        let holes = sight.rules.board().holes();
        let last = sight.rules.board().holes().filter(marked);
        for hole in holes.filter(|hole| !marked(hole)).chain(last) {
            let (cell, signs) = (self.plan.cell(hole), self.signs(hole));
            match (self.piece(hole), self.glyphs) {
                (Some(seat), Glyphs::Disc) if self.plan.zoom > Zoom::Compact => {
                    self.disc(buffer, cell, seat, &signs);
                }
                _ => self.write(buffer, cell, &signs),
            }
        }
    }

    fn write(&self, buffer: &mut Buffer, (x, y): (u16, u16), signs: &Signs) {
        let (rx, ry) = self.plan.zoom.reach();
        if let (Some(ground), false) = (signs.ground, self.plan.zoom == Zoom::Compact) {
            let marble = Rect {
                x: x.saturating_sub(rx),
                y: y.saturating_sub(ry),
                width: 2 * rx + 1,
                height: 2 * ry + 1,
            };
            buffer.set_style(marble.intersection(buffer.area), ground);
        }
        put(buffer, x, y, signs.middle);
        put(buffer, x.saturating_sub(rx), y, signs.before);
        put(buffer, x.saturating_add(rx), y, signs.after);
    }

    fn signs(&self, hole: Hole) -> Signs {
        let piece = self.piece(hole);
        let ground = match (piece, self.glyphs) {
            (Some(seat), Glyphs::Block) => Some(self.palette.block(seat)),
            _ => None,
        };
        let (open, close, mark) = self.brackets(hole);
        let edge = match self.plan.zoom {
            Zoom::Compact => mark,
            Zoom::Normal | Zoom::Large | Zoom::Huge => ground.unwrap_or_default().patch(mark),
        };
        let mut signs = Signs {
            before: (open, edge),
            middle: self.middle(hole, piece),
            after: (close, edge),
            ground,
        };
        let focused = self.sight.cursor == Some(hole);
        if focused && ground.is_none() && self.glyphs != Glyphs::Disc {
            signs.ground = Some(self.palette.theme.cursor());
            for sign in [&mut signs.before, &mut signs.middle, &mut signs.after] {
                sign.1 = sign.1.patch(self.palette.theme.cursor());
            }
        }
        signs
    }

    /// A round sign after its letter, and before both the opening sign of a mark: nothing may
    /// follow the round one.
    fn disc(&self, buffer: &mut Buffer, (x, y): (u16, u16), seat: Seat, signs: &Signs) {
        let (rx, _) = self.plan.zoom.reach();
        put(buffer, x.saturating_sub(rx + 1), y, signs.before);
        put(buffer, x.saturating_sub(rx), y, signs.middle);
        put(buffer, x, y, (DISC, self.palette.ink(seat)));
    }

    /// Whose piece is drawn in the hole.
    fn piece(&self, hole: Hole) -> Option<Seat> {
        match self.sight.flying {
            Some((from, at)) if hole == at => self.sight.position.piece_at(from),
            Some((from, _)) if hole == from => None,
            _ => self.sight.position.piece_at(hole),
        }
    }

    /// The signs around the hole and how they are written, by the strongest mark on it.
    fn brackets(&self, hole: Hole) -> (char, char, Style) {
        let sight = self.sight;
        let mark = self.palette.target(sight.turn);
        if sight.picked == Some(hole) {
            ('[', ']', self.palette.theme.picked())
        } else if sight.hinted == Some(hole) {
            ('!', '!', self.palette.theme.hinted())
        } else if sight.cursor == Some(hole) {
            ('>', '<', Style::new().add_modifier(Modifier::BOLD))
        } else if self.plan.zoom == Zoom::Compact {
            // The cells between the holes belong to two of them: only one mark may use them.
            (' ', ' ', Style::new())
        } else if self.landing(hole).is_some() {
            ('<', '>', self.over(hole, mark))
        } else if sight.targets.contains(hole) || self.label(hole).is_some() {
            ('(', ')', self.over(hole, mark))
        } else if self.ends_here(hole) {
            ('_', '_', Style::new())
        } else if let Some(prop) = self.prop(hole) {
            (sign(prop.item), sign(prop.item), self.palette.ink(prop.owner))
        } else {
            (' ', ' ', Style::new())
        }
    }

    /// A mark on a marble keeps the marble's colours.
    fn over(&self, hole: Hole, mark: Style) -> Style {
        match self.piece(hole) {
            Some(_) => Style::new().add_modifier(Modifier::BOLD),
            None => mark,
        }
    }

    fn middle(&self, hole: Hole, piece: Option<Seat>) -> Sign {
        let mut sign = self.content(hole, piece);
        if let Some(label) = self.label(hole) {
            sign.0 = label;
            sign.1 = sign.1.add_modifier(Modifier::BOLD);
        } else if let Some(number) = self.landing(hole) {
            sign = (number, self.over(hole, self.palette.target(self.sight.turn)));
        }
        if self.plan.zoom == Zoom::Compact && self.sight.targets.contains(hole) {
            sign.1 = sign.1.patch(self.palette.target(self.sight.turn));
            sign.1 = sign.1.add_modifier(Modifier::UNDERLINED);
            sign.0 = if sign.0 == '.' || sign.0 == ':' { 'o' } else { sign.0 };
        }
        sign
    }

    /// What is in the hole: a marble, the trace of a move, or nothing.
    fn content(&self, hole: Hole, piece: Option<Seat>) -> Sign {
        if let Some(seat) = piece {
            let mut style = match self.glyphs {
                Glyphs::Block => self.palette.block(seat),
                Glyphs::Disc | Glyphs::Ascii => self.palette.ink(seat),
            };
            if self.ends_here(hole) {
                style = style.add_modifier(Modifier::UNDERLINED);
            }
            return (seat.letter(), style);
        }
        if let Some(prop) = self.prop(hole) {
            return (sign(prop.item), self.palette.ink(prop.owner));
        }
        if let Some(trail) = self.sight.trails.last() {
            let ink = self.palette.trail(trail.seat);
            match trail.route.iter().position(|&at| at == hole) {
                Some(0) => return ('*', ink),
                Some(_) => return ('+', ink),
                None => {}
            }
        }
        match self.goal_of(hole) {
            Some(seat) => (':', self.palette.goal(seat)),
            None => ('.', self.palette.theme.hole()),
        }
    }

    /// The block or the bridge in the hole.
    fn prop(&self, hole: Hole) -> Option<Prop> {
        self.sight.position.props().find(|prop| prop.hole == hole)
    }

    /// Who has to fill the hole; of two seats the one that starts elsewhere.
    fn goal_of(&self, hole: Hole) -> Option<Seat> {
        let rules = self.sight.rules;
        let mut seats = rules.seating().iter();
        seats.find(|&seat| rules.goal(seat).contains(hole))
    }

    fn ends_here(&self, hole: Hole) -> bool {
        let mut trails = self.sight.trails.iter();
        trails.any(|trail| trail.route.last() == Some(&hole) || trail.used == Some(hole))
    }

    fn label(&self, hole: Hole) -> Option<char> {
        let mut labels = self.sight.labels.iter();
        labels.find(|(at, _)| *at == hole).map(|&(_, label)| label)
    }

    /// The sign of a landing of the route that is shown: a digit, then letters.
    fn landing(&self, hole: Hole) -> Option<char> {
        let route = &self.sight.preview;
        let number = route.iter().skip(1).position(|&at| at == hole)? + 1;
        let digit = u32::try_from(number).unwrap_or(u32::MAX);
        char::from_digit(digit.min(35), 36)
    }

    /// Ranks at the left edge and file letters under the lower end of each diagonal.
    pub fn draw_names(&self, buffer: &mut Buffer, left: u16) {
        if !self.plan.is_upright() {
            return;
        }
        let board = self.sight.rules.board();
        for row in board.rows() {
            if let Some((&hole, name)) = row.first().map(|hole| (hole, board.name(*hole))) {
                let (_, line) = self.plan.cell(hole);
                let rank = name.get(1..).unwrap_or_default();
                put_text(buffer, left, line, &format!("{rank:>2}"), self.palette.theme.names());
            }
        }
        for hole in board.holes() {
            let place = self.plan.place(hole);
            let below = Place { x: place.x + 1, row: place.row + 1 };
            // A file is one run of holes, so only its lower end has no neighbour there.
            let goes_on = self.plan.neighbour(hole, Bearing::SouthEast).is_some();
            let file = board.name(hole).chars().next();
            if let (false, Some(file)) = (goes_on, file) {
                let (x, y) = self.plan.cell_of(below);
                put(buffer, x, y, (file, self.palette.theme.names()));
            }
        }
    }
}

fn put(buffer: &mut Buffer, x: u16, y: u16, (sign, style): Sign) {
    // A blank without a style leaves the cell as it is: neighbours share it at the lowest zoom.
    if sign == ' ' && style == Style::new() {
        return;
    }
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(sign).set_style(style);
    }
}

fn put_text(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    for (offset, sign) in (0..).zip(text.chars()) {
        put(buffer, x.saturating_add(offset), y, (sign, style));
    }
}
