//! Themes: what seats, marks and words look like.
//!
//! Which cells they go to is left to the widgets, which colour is whose to the
//! [`palette`](super::palette). No theme is read from the terminal here, and no
//! theme is the only cue: seats have letters and marks have signs (see [`star`](super::star)).

use ratatui::style::{Color, Modifier, Style};

use crate::rules::Seat;
use crate::text::Hue;

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// For dark backgrounds: six colours of the 256 that stay apart for colour-blind eyes too.
    #[default]
    Dark,
    /// For light backgrounds.
    Light,
    /// The sixteen colours of old consoles; there the letters have to tell the seats apart.
    Sixteen,
    /// No colour at all.
    Mono,
}

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
struct Paint {
    marble: Color,
    letter: Color,
    hue: Hue,
}

const fn paint(marble: u8, letter: u8, hue: Hue) -> Paint {
    Paint { marble: Color::Indexed(marble), letter: Color::Indexed(letter), hue }
}

const BLACK: u8 = 16;
const WHITE: u8 = 231;

/// Least CIEDE2000 distance of a pair 22.1, for protan, deutan and tritan eyes 20.1 or more.
const DARK: [Paint; Seat::MAX] = [
    paint(196, BLACK, Hue::Red),
    paint(219, BLACK, Hue::Pink),
    paint(226, BLACK, Hue::Yellow),
    paint(158, BLACK, Hue::Cyan),
    paint(36, BLACK, Hue::Green),
    paint(99, BLACK, Hue::Violet),
];

/// Least CIEDE2000 distance of a pair 22.8, for protan, deutan and tritan eyes 14.5 or more.
const LIGHT: [Paint; Seat::MAX] = [
    paint(131, BLACK, Hue::Red),
    paint(53, WHITE, Hue::Plum),
    paint(100, BLACK, Hue::Olive),
    paint(31, BLACK, Hue::Cyan),
    paint(22, WHITE, Hue::Green),
    paint(21, WHITE, Hue::Blue),
];

const fn ansi(marble: Color, hue: Hue) -> Paint {
    Paint { marble, letter: Color::Black, hue }
}

const SIXTEEN: [Paint; Seat::MAX] = [
    ansi(Color::LightRed, Hue::Red),
    ansi(Color::LightMagenta, Hue::Pink),
    ansi(Color::LightYellow, Hue::Yellow),
    ansi(Color::LightCyan, Hue::Cyan),
    ansi(Color::Green, Hue::Green),
    ansi(Color::LightBlue, Hue::Blue),
];

impl Theme {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Dark, Self::Light, Self::Sixteen, Self::Mono];

    /// Its name in the config.
    pub fn name(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::Sixteen => "sixteen",
            Self::Mono => "mono",
        }
    }

    /// The theme of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The next one, going round.
    pub fn next(self) -> Self {
        match self {
            Self::Dark => Self::Light,
            Self::Light => Self::Sixteen,
            Self::Sixteen => Self::Mono,
            Self::Mono => Self::Dark,
        }
    }

    fn paint(self, Colour(number): Colour) -> Option<&'static Paint> {
        match self {
            Self::Dark => DARK.get(number),
            Self::Light => LIGHT.get(number),
            Self::Sixteen => SIXTEEN.get(number),
            Self::Mono => None,
        }
    }

    /// The word for a colour, where there are colours.
    pub fn hue(self, colour: Colour) -> Option<Hue> {
        self.paint(colour).map(|paint| paint.hue)
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
        match self.paint(colour) {
            Some(paint) => Style::new().fg(paint.marble).bold(),
            None => Style::new().bold(),
        }
    }

    /// An empty hole that a marble of the colour has to fill.
    pub fn goal(self, colour: Colour) -> Style {
        match self.paint(colour) {
            Some(paint) => Style::new().fg(paint.marble),
            None => Style::new().dim(),
        }
    }

    /// Words.
    pub fn text(self) -> Style {
        Style::new()
    }

    /// Words that matter.
    pub fn strong(self) -> Style {
        Style::new().bold()
    }

    /// Words and signs that may stand back.
    pub fn dim(self) -> Style {
        match self {
            Self::Dark => Style::new().fg(Color::Indexed(246)),
            Self::Light => Style::new().fg(Color::Indexed(242)),
            Self::Sixteen => Style::new(),
            Self::Mono => Style::new().dim(),
        }
    }

    /// An empty hole of nobody.
    pub fn hole(self) -> Style {
        self.dim()
    }

    /// What has the focus or stands under the cursor.
    pub fn focus(self) -> Style {
        match self {
            Self::Dark => Style::new().bg(Color::Indexed(254)).fg(Color::Indexed(BLACK)).bold(),
            Self::Light => Style::new().bg(Color::Indexed(236)).fg(Color::Indexed(WHITE)).bold(),
            Self::Sixteen | Self::Mono => Style::new().reversed().bold(),
        }
    }

    /// What can be pressed.
    pub fn button(self) -> Style {
        match self {
            Self::Dark => Style::new().bg(Color::Indexed(238)).fg(Color::Indexed(254)),
            Self::Light => Style::new().bg(Color::Indexed(252)).fg(Color::Indexed(235)),
            Self::Sixteen | Self::Mono => Style::new().underlined(),
        }
    }

    /// The line that tells why something did not work.
    pub fn warning(self) -> Style {
        match self {
            Self::Dark => Style::new().fg(Color::Indexed(215)).bold(),
            Self::Light => Style::new().fg(Color::Indexed(130)).bold(),
            Self::Sixteen => Style::new().fg(Color::LightYellow).bold(),
            Self::Mono => Style::new().bold(),
        }
    }

    /// A row that separates the parts of a screen.
    pub fn bar(self) -> Style {
        match self {
            Self::Dark => Style::new().bg(Color::Indexed(236)).fg(Color::Indexed(254)),
            Self::Light => Style::new().bg(Color::Indexed(254)).fg(Color::Indexed(235)),
            Self::Sixteen | Self::Mono => Style::new().reversed(),
        }
    }

    /// What makes a sign stand out without colour.
    pub fn underlined(self) -> Modifier {
        Modifier::UNDERLINED
    }
}
