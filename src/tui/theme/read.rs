//! The file of a theme being read: what it says over the theme that it is based on.

use ratatui::style::{Color, Modifier, Style};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Looks, Paint, Part, SHIPPED, Theme};
use crate::rules::Seat;
use crate::text::{Faults, Join, Label, Words};
use crate::tui::shade::{ANSI, ink_on};

/// The themes that come with the program, each a table.
pub const TEXT: &str = include_str!("shipped.toml");

/// What is said where the terminal, or whatever is below, shall choose a colour.
pub const DEFAULT: &str = "default";

/// What is said where letters shall be easy to read on their ground.
const AUTO: &str = "auto";

/// The key for the theme that this one changes.
pub const BASED_ON: &str = "based_on";

const SEATS: &str = "seats";
const LETTERS: &str = "letters";

/// The keys of a style.
const STYLE: [&str; 6] = ["fg", "bg", "bold", "dim", "underlined", "reversed"];

type Value<'a> = Spanned<DeValue<'a>>;

/// Every key that the file of a theme may have.
pub fn keys() -> impl Iterator<Item = &'static str> {
    [BASED_ON, SEATS, LETTERS].into_iter().chain(Part::ALL.map(Part::key))
}

/// The themes that come with the program: a test reads them without a fault.
pub fn shipped() -> Vec<Looks> {
    let file = DeTable::parse(TEXT).map(Spanned::into_inner).unwrap_or_default();
    let names = ["dark", "light", "sixteen", "mono"];
    let looks = names.map(|name| {
        let mut reader = Reader { faults: Faults::new("", TEXT, Words::default()) };
        let table = file.get(name).and_then(|table| table.get_ref().as_table());
        let plain = Looks { name: name.to_owned(), seats: None, styles: Default::default() };
        table.map_or(plain.clone(), |table| reader.looks(table, &plain))
    });
    looks.into()
}

/// The looks that a file of the user's describes, and what is wrong with it: they are those of its base
/// then.
pub fn own(name: &str, file: &str, text: &str, words: Words) -> (Looks, Vec<String>) {
    let mut reader = Reader { faults: Faults::new(file, text, words) };
    let (table, syntax) = DeTable::parse_recoverable(text);
    let base = Looks { name: name.to_owned(), ..reader.base(table.get_ref()).looks().clone() };
    // What was recovered from a broken file would only give misleading second errors.
    let looks = match syntax.is_empty() {
        true => reader.looks(table.get_ref(), &base),
        false => {
            reader.faults = Faults::new(file, text, words);
            syntax.iter().for_each(|error| reader.faults.broken(error));
            base.clone()
        }
    };
    let faults = reader.faults.told();
    if faults.is_empty() { (looks, faults) } else { (base, faults) }
}

/// Reads a file and notes what is wrong with it.
struct Reader<'a> {
    faults: Faults<'a>,
}

impl Reader<'_> {
    fn say(&self, label: Label) -> &'static str {
        self.faults.words().say(label)
    }

    /// The theme that comes with the program and is changed; the first one where none is named.
    fn base(&mut self, table: &DeTable) -> Theme {
        let Some(value) = table.get(BASED_ON) else { return Theme::default() };
        let named = |name: &str| SHIPPED.iter().position(|looks| looks.name == name);
        let found = value.get_ref().as_str().and_then(named);
        if found.is_none() {
            let names = Theme::SHIPPED.map(|theme| format!("\"{}\"", theme.name()));
            let expected = self.faults.words().list(&names, Join::Or);
            self.faults.wrong(BASED_ON, value.span(), &expected);
        }
        found.and_then(|at| Theme::SHIPPED.get(at).copied()).unwrap_or_default()
    }

    fn looks(&mut self, table: &DeTable, base: &Looks) -> Looks {
        let mut looks = base.clone();
        let seats = table.get(SEATS).and_then(|value| self.seats(value));
        let letters = table.get(LETTERS).map(|value| self.letters(value));
        let before = base.seats.map(|seats| seats.map(|paint| paint.marble));
        // Letters that were chosen for other colours may not be legible on these.
        let usual = base.seats.filter(|_| seats.is_none());
        let colours = seats.unwrap_or(before);
        looks.seats = colours.map(|colours| paints(colours, letters, usual));
        for (key, value) in table {
            let name = key.get_ref().as_ref();
            match Part::ALL.into_iter().find(|part| part.key() == name) {
                Some(part) => {
                    let style = &mut looks.styles[part as usize];
                    *style = self.style(part, value, *style);
                }
                None if keys().any(|known| known == name) => {}
                None => self.faults.unknown(name, key.span(), keys()),
            }
        }
        looks
    }

    /// Six colours, or none at all.
    fn seats(&mut self, value: &Value) -> Option<Option<[Color; Seat::MAX]>> {
        match value.get_ref().as_array() {
            Some(list) if list.is_empty() => Some(None),
            Some(_) => self.six(SEATS, value, Label::ThemeSeats).map(Some),
            None => {
                self.faults.wrong(SEATS, value.span(), self.say(Label::ThemeSeats));
                None
            }
        }
    }

    /// One colour for all letters, or one for each; nothing where they are to be chosen.
    fn letters(&mut self, value: &Value) -> Option<[Color; Seat::MAX]> {
        match value.get_ref() {
            DeValue::Array(_) => self.six(LETTERS, value, Label::ThemeLetters),
            DeValue::String(word) if word == AUTO => None,
            single => match colour(single) {
                Some(Some(colour)) => Some([colour; Seat::MAX]),
                _ => {
                    self.faults.wrong(LETTERS, value.span(), self.say(Label::ThemeLetters));
                    None
                }
            },
        }
    }

    /// A list of six colours.
    fn six(&mut self, key: &str, value: &Value, expected: Label) -> Option<[Color; Seat::MAX]> {
        let list: Vec<&Value> = value.get_ref().as_array()?.iter().collect();
        if list.len() != Seat::MAX {
            self.faults.wrong(key, value.span(), self.say(expected));
            return None;
        }
        let mut colours = Vec::new();
        for entry in list {
            match colour(entry.get_ref()) {
                Some(Some(colour)) => colours.push(colour),
                _ => self.faults.wrong(key, entry.span(), self.say(Label::ThemeColour)),
            }
        }
        colours.try_into().ok()
    }

    /// A colour for the signs, or a table of what is other than before.
    fn style(&mut self, part: Part, value: &Value, before: Style) -> Style {
        let Some(table) = value.get_ref().as_table() else {
            let fg = self.colour(part.key(), value, before.fg);
            return Style { fg, ..before };
        };
        let mut style = before;
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "fg" => style.fg = self.colour("fg", value, style.fg),
                "bg" => style.bg = self.colour("bg", value, style.bg),
                "bold" => self.modifier("bold", value, Modifier::BOLD, &mut style),
                "dim" => self.modifier("dim", value, Modifier::DIM, &mut style),
                "underlined" => {
                    self.modifier("underlined", value, Modifier::UNDERLINED, &mut style);
                }
                "reversed" => self.modifier("reversed", value, Modifier::REVERSED, &mut style),
                unknown => self.faults.unknown(unknown, key.span(), STYLE),
            }
        }
        // Letters stay legible on a ground of one's own.
        match style.bg.filter(|_| !table.contains_key("fg") && table.contains_key("bg")) {
            Some(ground) if !part.is_of_seat() => style.fg(ink_on(ground)),
            _ => style,
        }
    }

    fn colour(&mut self, key: &str, value: &Value, before: Option<Color>) -> Option<Color> {
        colour(value.get_ref()).unwrap_or_else(|| {
            self.faults.wrong(key, value.span(), self.say(Label::ThemeColour));
            before
        })
    }

    fn modifier(&mut self, key: &str, value: &Value, modifier: Modifier, style: &mut Style) {
        match value.get_ref().as_bool() {
            Some(true) => style.add_modifier.insert(modifier),
            Some(false) => style.add_modifier.remove(modifier),
            None => self.faults.wrong(key, value.span(), self.say(Label::ExpectedPlayOn)),
        }
    }
}

/// Colours with their letters: those that were chosen, else the usual ones, else legible ones.
fn paints(
    colours: [Color; Seat::MAX],
    letters: Option<Option<[Color; Seat::MAX]>>,
    usual: Option<[Paint; Seat::MAX]>,
) -> [Paint; Seat::MAX] {
    let usual = usual.map(|seats| seats.map(|paint| paint.letter));
    let letters = letters.unwrap_or(usual).unwrap_or(colours.map(ink_on));
    std::array::from_fn(|at| Paint { marble: colours[at], letter: letters[at] })
}

/// A colour as a file says it: `#rrggbb`, a number of the 256, or a name; nothing in it for the one that
/// is there anyway.
fn colour(value: &DeValue) -> Option<Option<Color>> {
    match value {
        DeValue::Integer(number) => {
            let number = u8::from_str_radix(number.as_str(), number.radix()).ok()?;
            Some(Some(Color::Indexed(number)))
        }
        DeValue::String(name) if name == DEFAULT => Some(None),
        DeValue::String(name) => match name.strip_prefix('#') {
            Some(digits) => exact(digits).map(Some),
            None => ANSI.iter().find(|(known, ..)| known == name).map(|&(_, it, _)| Some(it)),
        },
        _ => None,
    }
}

/// Six digits of a colour.
fn exact(digits: &str) -> Option<Color> {
    let hexadecimal = digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let all = u32::from_str_radix(digits, 16).ok().filter(|_| hexadecimal)?;
    let [_, red, green, blue] = all.to_be_bytes();
    Some(Color::Rgb(red, green, blue))
}

#[cfg(test)]
mod tests;
