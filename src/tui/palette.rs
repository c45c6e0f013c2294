//! What the seats look like: a theme, and which of its colours is whose.
//!
//! What the colours are is left to the [`Theme`], who chooses them to the form for a new game.

use ratatui::style::{Color, Style};

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

impl Colours {
    /// Those of these numbers, from 1 in the order of the seats; nothing unless all are there.
    pub fn numbered(numbers: [usize; Seat::MAX]) -> Option<Self> {
        let mut colours = Self::default();
        for (seat, number) in Seat::ALL.into_iter().zip(numbers) {
            colours.0[seat] = *Colour::ALL.get(number.checked_sub(1)?)?;
        }
        let all = Colour::ALL.iter().all(|colour| numbers.contains(&colour.number()));
        all.then_some(colours)
    }

    /// Their numbers, from 1 in the order of the seats.
    pub fn numbers(self) -> [usize; Seat::MAX] {
        Seat::ALL.map(|seat| self.0[seat].number())
    }

    /// Gives a seat the next colour, going round; the seat that had it takes the other for it.
    pub fn advance(&mut self, seat: Seat) {
        let next = self.0[seat].next();
        if let Some(other) = Seat::ALL.into_iter().find(|&other| self.0[other] == next) {
            self.0[other] = self.0[seat];
            self.0[seat] = next;
        }
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

    /// A sign at a hole where a piece of the seat may go.
    pub fn target(self, seat: Seat) -> Style {
        self.theme.target(self.colours.0[seat])
    }

    /// Where the seat's last move came by.
    pub fn trail(self, seat: Seat) -> Style {
        self.theme.trail(self.colours.0[seat])
    }

    /// A seat's colour as it is, where there are colours.
    pub fn colour(self, seat: Seat) -> Option<Color> {
        self.theme.colour(self.colours.0[seat])
    }

    /// An empty hole that somebody has to fill, in that seat's colour.
    pub fn goal(self, seat: Seat) -> Style {
        self.theme.goal(self.colours.0[seat])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_can_have_every_colour_and_no_two_ever_have_the_same() {
        let differ = |colours: &Colours| {
            let used = |colour| Seat::ALL.into_iter().filter(|&it| colours.0[it] == colour).count();
            Colour::ALL.into_iter().all(|colour| used(colour) == 1)
        };
        for seat in Seat::ALL {
            let mut colours = Colours::default();
            let first = colours.0[seat];
            let mut had = Vec::new();
            for _ in Colour::ALL {
                assert!(differ(&colours), "{colours:?}");
                had.push(colours.0[seat]);
                colours.advance(seat);
            }
            assert!(Colour::ALL.iter().all(|colour| had.contains(colour)), "{had:?}");
            assert_eq!(colours.0[seat], first);
        }
    }

    #[test]
    fn numbers_are_read_when_each_is_there_once() {
        let mut colours = Colours::default();
        assert_eq!(colours.numbers(), [1, 2, 3, 4, 5, 6]);
        Seat::ALL.into_iter().for_each(|seat| {
            colours.advance(seat);
            assert_eq!(Colours::numbered(colours.numbers()), Some(colours));
        });
        for wrong in [[1, 2, 3, 4, 5, 5], [0, 1, 2, 3, 4, 5], [2, 3, 4, 5, 6, 7]] {
            assert_eq!(Colours::numbered(wrong), None);
        }
    }

    #[test]
    fn a_seat_exchanges_its_colour_with_the_one_that_had_the_next() {
        let [a, b, ..] = Seat::ALL;
        let usual = Colours::default();
        let mut colours = usual;
        colours.advance(a);
        assert_eq!([colours.0[a], colours.0[b]], [usual.0[b], usual.0[a]]);
    }
}
