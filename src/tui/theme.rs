//! Themes: what seats, marks and words look like.
//!
//! Which cells they go to is left to the widgets, which colour is whose to the
//! [`palette`](super::palette). No theme is read from the terminal here, and no
//! theme is the only cue: seats have letters and marks have signs (see [`star`](super::star)).
//!
//! The themes that come with the program are a file as those that people write: see [`read`].

mod read;
mod sample;

use std::fmt;
use std::sync::LazyLock;

use ratatui::style::{Color, Style};

use super::shade;
use crate::rules::Seat;
use crate::text::{Hue, Words};

pub use sample::sample;

/// A set of colours. It lives as long as the program, as boards do, and is handed about as they are.
#[derive(Clone, Copy)]
pub struct Theme(Source);

#[derive(Clone, Copy)]
enum Source {
    /// By its number in [`SHIPPED`].
    Shipped(usize),
    Own(&'static Looks),
}

/// Those that come with the program, read when the first one is looked at.
static SHIPPED: LazyLock<Vec<Looks>> = LazyLock::new(read::shipped);

/// One of the colours that every theme has for seats, by its number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(usize);

impl Colour {
    /// All of them, one for each seat that there can be.
    pub const ALL: [Self; Seat::MAX] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Its number as people count.
    pub fn number(self) -> usize {
        self.0 + 1
    }

    /// The next one, going round.
    pub fn next(self) -> Self {
        Self((self.0 + 1) % Self::ALL.len())
    }
}

/// What one colour comes to: for marbles, and for the letter on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Paint {
    marble: Color,
    letter: Color,
}

/// What a theme says.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Looks {
    name: String,
    /// The colours of the seats; `None` where there are none.
    seats: Option<[Paint; Seat::MAX]>,
    /// In the order of [`Part::ALL`].
    styles: [Style; Part::ALL.len()],
}

/// A part of the screens that a theme has a style for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Text,
    Strong,
    Dim,
    Warning,
    Bar,
    Button,
    Focus,
    Board,
    Names,
    Hole,
    Goal,
    Cursor,
    Picked,
    Hinted,
    Target,
    Trail,
}

impl Part {
    const ALL: [Self; 16] = [
        Self::Text,
        Self::Strong,
        Self::Dim,
        Self::Warning,
        Self::Bar,
        Self::Button,
        Self::Focus,
        Self::Board,
        Self::Names,
        Self::Hole,
        Self::Goal,
        Self::Cursor,
        Self::Picked,
        Self::Hinted,
        Self::Target,
        Self::Trail,
    ];

    /// Its key in the file of a theme.
    fn key(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Strong => "strong",
            Self::Dim => "dim",
            Self::Warning => "warning",
            Self::Bar => "bar",
            Self::Button => "button",
            Self::Focus => "focus",
            Self::Board => "board",
            Self::Names => "names",
            Self::Hole => "hole",
            Self::Goal => "goal",
            Self::Cursor => "cursor",
            Self::Picked => "picked",
            Self::Hinted => "hinted",
            Self::Target => "target",
            Self::Trail => "trail",
        }
    }

    /// Whether its signs have the colour of a seat where nothing else is said.
    fn is_of_seat(self) -> bool {
        matches!(self, Self::Goal | Self::Target | Self::Trail)
    }
}

impl Theme {
    /// For dark backgrounds: six colours of the 256 that stay apart for colour-blind eyes too.
    pub const DARK: Self = Self(Source::Shipped(0));
    /// For light backgrounds.
    pub const LIGHT: Self = Self(Source::Shipped(1));
    /// The sixteen colours of old consoles; there the letters have to tell the seats apart.
    pub const SIXTEEN: Self = Self(Source::Shipped(2));
    /// No colour at all.
    pub const MONO: Self = Self(Source::Shipped(3));

    /// Those that come with the program.
    pub const SHIPPED: [Self; 4] = [Self::DARK, Self::LIGHT, Self::SIXTEEN, Self::MONO];

    /// The theme that a file of the user's describes, and what is wrong with the file: it looks like the
    /// one it is based on then.
    pub fn read(name: &str, file: &str, text: &str, words: Words) -> (Self, Vec<String>) {
        let (looks, faults) = read::own(name, file, text, words);
        (Self(Source::Own(Box::leak(Box::new(looks)))), faults)
    }

    fn looks(self) -> &'static Looks {
        match self.0 {
            Source::Shipped(number) => &SHIPPED[number],
            Source::Own(looks) => looks,
        }
    }

    /// Its name in the config.
    pub fn name(self) -> &'static str {
        &self.looks().name
    }

    /// Whether seats have colours.
    pub fn has_colours(self) -> bool {
        self.looks().seats.is_some()
    }

    fn paint(self, Colour(number): Colour) -> Option<Paint> {
        self.looks().seats.and_then(|seats| seats.get(number).copied())
    }

    fn style(self, part: Part) -> Style {
        self.looks().styles[part as usize]
    }

    /// The word for a colour, where there are colours.
    pub fn hue(self, colour: Colour) -> Option<Hue> {
        self.paint(colour).and_then(|paint| shade::hue(paint.marble))
    }

    /// A colour as it is, where there are colours.
    pub fn colour(self, colour: Colour) -> Option<Color> {
        self.paint(colour).map(|paint| paint.marble)
    }

    /// A marble as a block: the colour behind its letter.
    pub fn block(self, colour: Colour) -> Style {
        match self.paint(colour) {
            Some(paint) => Style::new().bg(paint.marble).fg(paint.letter).bold(),
            None => Style::new().reversed().bold(),
        }
    }

    /// A sign in the colour.
    pub fn ink(self, colour: Colour) -> Style {
        self.thin(colour).bold()
    }

    /// An empty hole that a marble of the colour has to fill.
    pub fn goal(self, colour: Colour) -> Style {
        self.thin(colour).patch(self.style(Part::Goal))
    }

    fn thin(self, colour: Colour) -> Style {
        self.colour(colour).map_or(Style::new(), |colour| Style::new().fg(colour))
    }

    /// A sign at a hole where a marble of the colour may go.
    pub fn target(self, colour: Colour) -> Style {
        self.ink(colour).patch(self.style(Part::Target))
    }

    /// Where the last move of the colour came by.
    pub fn trail(self, colour: Colour) -> Style {
        self.ink(colour).patch(self.style(Part::Trail))
    }

    /// Words, and the ground of the whole screen.
    pub fn text(self) -> Style {
        self.style(Part::Text)
    }

    /// Words that matter.
    pub fn strong(self) -> Style {
        self.style(Part::Strong)
    }

    /// Words and signs that may stand back.
    pub fn dim(self) -> Style {
        self.style(Part::Dim)
    }

    /// The ground that the board lies on.
    pub fn board(self) -> Style {
        self.style(Part::Board)
    }

    /// The names of ranks and files at the edge of the board.
    pub fn names(self) -> Style {
        self.style(Part::Names)
    }

    /// An empty hole of nobody.
    pub fn hole(self) -> Style {
        self.style(Part::Hole)
    }

    /// What has the focus.
    pub fn focus(self) -> Style {
        self.style(Part::Focus)
    }

    /// The empty hole under the cursor.
    pub fn cursor(self) -> Style {
        self.style(Part::Cursor)
    }

    /// The marks of the piece that is picked up.
    pub fn picked(self) -> Style {
        self.style(Part::Picked)
    }

    /// The marks of the piece that a hint is about.
    pub fn hinted(self) -> Style {
        self.style(Part::Hinted)
    }

    /// What can be pressed.
    pub fn button(self) -> Style {
        self.style(Part::Button)
    }

    /// The line that tells why something did not work.
    pub fn warning(self) -> Style {
        self.style(Part::Warning)
    }

    /// A row that separates the parts of a screen.
    pub fn bar(self) -> Style {
        self.style(Part::Bar)
    }
}

impl Default for Theme {
    fn default() -> Self {
        Self::DARK
    }
}

impl PartialEq for Theme {
    fn eq(&self, other: &Self) -> bool {
        self.looks() == other.looks()
    }
}

impl Eq for Theme {}

impl fmt::Debug for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The themes there are: those that come with the program, then the user's own.
#[derive(Clone, Debug)]
pub struct Themes(Vec<Theme>);

impl Default for Themes {
    fn default() -> Self {
        Self(Theme::SHIPPED.to_vec())
    }
}

impl Themes {
    /// All of them.
    pub fn all(&self) -> &[Theme] {
        &self.0
    }

    /// Their names.
    pub fn names(&self) -> Vec<&'static str> {
        self.0.iter().map(|theme| theme.name()).collect()
    }

    /// The one of that name.
    pub fn get(&self, name: &str) -> Option<Theme> {
        self.0.iter().copied().find(|theme| theme.name() == name)
    }

    /// One more, behind the others.
    pub fn add(&mut self, theme: Theme) {
        self.0.push(theme);
    }

    /// The one behind that one, going round.
    pub fn after(&self, theme: Theme) -> Theme {
        let at = self.0.iter().position(|&other| other == theme);
        let next = at.map_or(0, |at| (at + 1) % self.0.len());
        self.0.get(next).copied().unwrap_or_default()
    }
}
