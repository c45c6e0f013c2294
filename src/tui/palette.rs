//! What the seats look like: a theme, and which of its colours is whose.
//!
//! What the colours are is left to the [`Theme`], who chooses them to the form for a new game.

use ratatui::style::Style;

use super::theme::{Colour, Theme};
use crate::rules::{BySeat, Seat};
use crate::text::Hue;

/// The colours of the seats, by their number in every theme; no two seats have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colours(BySeat<Colour>);

impl Default for Colours {
    /// In the order of the seats.
    fn default() -> Self {
        Self(BySeat::from_fn(|seat| Colour::ALL[seat.index()]))
    }
}

/// A theme with the colours dealt out to the seats.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// What everything else looks like.
    pub theme: Theme,
    /// Which of its colours is whose.
    pub colours: Colours,
}

impl Palette {
    /// The word for a seat's colour, where there are colours.
    pub fn hue(self, seat: Seat) -> Option<Hue> {
        self.theme.hue(self.colours.0[seat])
    }

    /// A marble as a block: the seat's colour behind its letter.
    pub fn block(self, seat: Seat) -> Style {
        self.theme.block(self.colours.0[seat])
    }

    /// A sign in the seat's colour.
    pub fn ink(self, seat: Seat) -> Style {
        self.theme.ink(self.colours.0[seat])
    }

    /// An empty hole that somebody has to fill, in that seat's colour.
    pub fn goal(self, seat: Seat) -> Style {
        self.theme.goal(self.colours.0[seat])
    }
}
