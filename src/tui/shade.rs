//! Colours as numbers: how light they are, what they are called, and the nearest that a poorer
//! terminal has.

use ratatui::buffer::Buffer;
use ratatui::style::Color;

use crate::text::Hue;

/// Red, green and blue.
pub type Rgb = (u8, u8, u8);

/// The sixteen colours of old consoles by their names in themes, as most terminals show them.
pub const ANSI: [(&str, Color, Rgb); 16] = [
    ("black", Color::Black, (0, 0, 0)),
    ("red", Color::Red, (205, 0, 0)),
    ("green", Color::Green, (0, 205, 0)),
    ("yellow", Color::Yellow, (205, 205, 0)),
    ("blue", Color::Blue, (0, 0, 238)),
    ("magenta", Color::Magenta, (205, 0, 205)),
    ("cyan", Color::Cyan, (0, 205, 205)),
    ("white", Color::Gray, (229, 229, 229)),
    ("bright-black", Color::DarkGray, (127, 127, 127)),
    ("bright-red", Color::LightRed, (255, 0, 0)),
    ("bright-green", Color::LightGreen, (0, 255, 0)),
    ("bright-yellow", Color::LightYellow, (255, 255, 0)),
    ("bright-blue", Color::LightBlue, (92, 92, 255)),
    ("bright-magenta", Color::LightMagenta, (255, 0, 255)),
    ("bright-cyan", Color::LightCyan, (0, 255, 255)),
    ("bright-white", Color::White, (255, 255, 255)),
];

/// What is meant by the words for colours: the nearest one is said.
const HUES: [(Rgb, Hue); 27] = [
    ((255, 0, 0), Hue::Red),
    ((175, 95, 95), Hue::Red),
    ((205, 0, 0), Hue::Red),
    ((220, 50, 47), Hue::Red),
    ((255, 175, 255), Hue::Pink),
    ((255, 0, 255), Hue::Pink),
    ((255, 105, 180), Hue::Pink),
    ((95, 0, 95), Hue::Plum),
    ((255, 135, 0), Hue::Orange),
    ((203, 75, 22), Hue::Orange),
    ((139, 69, 19), Hue::Brown),
    ((255, 255, 0), Hue::Yellow),
    ((181, 137, 0), Hue::Yellow),
    ((135, 135, 0), Hue::Olive),
    ((175, 255, 215), Hue::Cyan),
    ((0, 135, 175), Hue::Cyan),
    ((0, 255, 255), Hue::Cyan),
    ((0, 175, 135), Hue::Green),
    ((0, 95, 0), Hue::Green),
    ((0, 205, 0), Hue::Green),
    ((135, 95, 255), Hue::Violet),
    ((0, 0, 255), Hue::Blue),
    ((92, 92, 255), Hue::Blue),
    ((38, 139, 210), Hue::Blue),
    ((255, 255, 255), Hue::White),
    ((128, 128, 128), Hue::Grey),
    ((0, 0, 0), Hue::Black),
];

/// The levels of the six by six by six cube of the 256 colours, which begins at 16.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// Its parts; nothing for the terminal's own colour, which nobody knows.
pub fn rgb(colour: Color) -> Option<Rgb> {
    let ansi = |number: u8| ANSI.get(usize::from(number)).map(|&(_, _, rgb)| rgb);
    match colour {
        Color::Rgb(red, green, blue) => Some((red, green, blue)),
        Color::Indexed(number @ 0..=15) => ansi(number),
        Color::Indexed(number @ 16..=231) => {
            let level = |step: u8| LEVELS[usize::from((number - 16) / step % 6)];
            Some((level(36), level(6), level(1)))
        }
        Color::Indexed(number) => {
            let grey = 8 + 10 * (number - 232);
            Some((grey, grey, grey))
        }
        named => ANSI.iter().find(|(_, colour, _)| *colour == named).map(|&(_, _, rgb)| rgb),
    }
}

/// Black or white, whichever is easier to read on the colour, by the contrast of
/// <https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio>.
pub fn ink_on(colour: Color) -> Color {
    let luminance = rgb(colour).map_or(0.0, luminance);
    let dark = (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05);
    match (dark, colour) {
        (true, Color::Indexed(_) | Color::Rgb(..)) => Color::Indexed(16),
        (false, Color::Indexed(_) | Color::Rgb(..)) => Color::Indexed(231),
        (true, _) => Color::Black,
        (false, _) => Color::White,
    }
}

fn luminance((red, green, blue): Rgb) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.03928 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// The word for it, if it is known.
pub fn hue(colour: Color) -> Option<Hue> {
    let near = HUES.iter().min_by_key(|(known, _)| rgb(colour).map(|rgb| distance(rgb, *known)));
    near.filter(|_| rgb(colour).is_some()).map(|&(_, hue)| hue)
}

/// How far apart two colours are for the eye, squared: the "redmean" of
/// <https://www.compuphase.com/cmetric.htm>.
fn distance(one: Rgb, other: Rgb) -> u32 {
    let mean = (u32::from(one.0) + u32::from(other.0)) / 2;
    let apart = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    let (red, green, blue) = (apart(one.0, other.0), apart(one.1, other.1), apart(one.2, other.2));
    (((512 + mean) * red) >> 8) + 4 * green + (((767 - mean) * blue) >> 8)
}

/// How many colours a terminal has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// Every one.
    #[default]
    Full,
    /// The 256 of an index.
    Indexed,
    /// The sixteen of old consoles.
    Sixteen,
}

impl Depth {
    /// Puts the nearest colour that there is in the place of each one on the screen.
    pub fn lower(self, buffer: &mut Buffer) {
        if self == Self::Full {
            return;
        }
        let cells = buffer.content.iter_mut();
        replace(cells.flat_map(|cell| [&mut cell.fg, &mut cell.bg]), |colour| self.nearest(colour));
    }

    fn nearest(self, colour: Color) -> Color {
        match (self, colour) {
            (Self::Indexed, Color::Rgb(red, green, blue)) => indexed((red, green, blue)),
            (Self::Sixteen, Color::Rgb(..) | Color::Indexed(_)) => {
                rgb(colour).map_or(colour, |rgb| closest(rgb, ANSI.map(|(_, named, _)| named)))
            }
            (Self::Full | Self::Indexed | Self::Sixteen, known) => known,
        }
    }
}

/// Puts another colour in the place of each. A screen has thousands of cells and a few dozen colours:
/// each of these is looked for once.
fn replace<'a>(
    colours: impl Iterator<Item = &'a mut Color>,
    mut other: impl FnMut(Color) -> Color,
) {
    let mut known: Vec<(Color, Color)> = Vec::new();
    for colour in colours {
        let found = known.iter().find(|(before, _)| before == colour).map(|&(_, after)| after);
        let after = found.unwrap_or_else(|| {
            let after = other(*colour);
            known.push((*colour, after));
            after
        });
        *colour = after;
    }
}

/// The nearest of the 256 without the first sixteen, which look different everywhere.
fn indexed(wanted: Rgb) -> Color {
    closest(wanted, (16..=255).map(Color::Indexed))
}

fn closest(wanted: Rgb, known: impl IntoIterator<Item = Color>) -> Color {
    let near = known
        .into_iter()
        .filter_map(|colour| Some((distance(wanted, rgb(colour)?), colour)))
        .min_by_key(|&(apart, _)| apart);
    near.map_or(Color::Reset, |(_, colour)| colour)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_poorer_terminal_gets_the_nearest_colour_it_has() {
        let nearest = |depth: Depth, colour| depth.nearest(colour);
        let orange = Color::Rgb(255, 136, 2);
        assert_eq!(nearest(Depth::Full, orange), orange);
        assert_eq!(nearest(Depth::Indexed, orange), Color::Indexed(208));
        assert_eq!(nearest(Depth::Indexed, Color::Rgb(18, 18, 19)), Color::Indexed(233));
        assert_eq!(nearest(Depth::Sixteen, Color::Rgb(250, 3, 3)), Color::LightRed);
        assert_eq!(nearest(Depth::Sixteen, Color::Indexed(226)), Color::LightYellow);
        for depth in [Depth::Full, Depth::Indexed, Depth::Sixteen] {
            assert_eq!(nearest(depth, Color::Reset), Color::Reset);
            assert_eq!(nearest(depth, Color::Red), Color::Red);
        }
    }

    #[test]
    fn the_nearest_of_a_colour_is_looked_for_once_a_screen() {
        let (one, two) = (Color::Rgb(1, 2, 3), Color::Rgb(4, 5, 6));
        let mut colours = [one, two, one, Color::Reset, two, one];
        let mut asked = Vec::new();
        replace(colours.iter_mut(), |colour| {
            asked.push(colour);
            Depth::Indexed.nearest(colour)
        });
        assert_eq!(asked, [one, two, Color::Reset]);
        let near = |colour| Depth::Indexed.nearest(colour);
        assert_eq!(colours, [one, two, one, Color::Reset, two, one].map(near));
    }

    #[test]
    fn every_index_is_its_own_nearest_colour() {
        for number in 16..=255 {
            let (red, green, blue) = rgb(Color::Indexed(number)).expect("it is known");
            let near = indexed((red, green, blue));
            assert_eq!(rgb(near), Some((red, green, blue)), "{number}");
        }
    }

    #[test]
    fn letters_are_dark_on_light_colours_and_light_on_dark_ones() {
        assert_eq!(ink_on(Color::Rgb(250, 240, 180)), Color::Indexed(16));
        assert_eq!(ink_on(Color::Rgb(10, 20, 90)), Color::Indexed(231));
        assert_eq!(ink_on(Color::Indexed(226)), Color::Indexed(16));
        assert_eq!(ink_on(Color::Blue), Color::White);
        assert_eq!(ink_on(Color::Cyan), Color::Black);
    }

    #[test]
    fn colours_have_the_word_of_the_nearest_known_one() {
        assert_eq!(hue(Color::Rgb(250, 130, 10)), Some(Hue::Orange));
        assert_eq!(hue(Color::Indexed(15)), Some(Hue::White));
        assert_eq!(hue(Color::Rgb(0, 40, 200)), Some(Hue::Blue));
        assert_eq!(hue(Color::Reset), None);
    }
}
