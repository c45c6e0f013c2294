//! The page of the rules' switches: what is in focus, and what is being typed.
//!
//! The switches themselves are in the [`Variant`](super::variant::Variant) of the form below; how
//! the page is drawn is left to [`switches_view`](super::switches_view).

use super::intent::Intent;
use super::line::Line;
use super::mine::Mine;
use super::start::Start;
use crate::rules::{Book, Switch, typed_value};
use crate::text::Words;

/// A line that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// The value of the switch in focus, in the syntax of a file.
    Value(Line),
    /// The name of the preset that the switches shall be kept as.
    Name(Line),
}

/// The most signs of a value, far above what any takes.
const LONGEST_VALUE: usize = 300;

/// The most signs of a preset's name.
const LONGEST_NAME: usize = 24;

/// The page.
#[derive(Clone, Debug, Default)]
pub struct Switches {
    /// The number of the switch in focus.
    pub focus: usize,
    /// What is being typed.
    pub typed: Option<Typed>,
    /// The preset that is to take the place of one of its name, once that is agreed to.
    pub waiting: Option<Mine>,
}

/// What a key on the page leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing more is to be done.
    Done,
    /// Something is to be told.
    Tell(String),
    /// The switches are to be kept as a preset of that name.
    Keep(String),
}

impl Switches {
    /// The switch in focus.
    pub fn switch(&self) -> Switch {
        Switch::ALL.get(self.focus).copied().unwrap_or(Switch::ALL[0])
    }

    /// Gives a switch the focus.
    pub fn focus_on(&mut self, switch: Switch) {
        let at = Switch::ALL.iter().position(|&other| other == switch);
        self.focus = at.unwrap_or(self.focus);
    }

    /// What a key means where so many lines are shown at once.
    pub fn intent(
        &mut self,
        intent: Intent,
        start: &mut Start,
        book: &Book,
        lines: usize,
    ) -> Outcome {
        let last = Switch::ALL.len() - 1;
        let (switch, seating) = (self.switch(), start.seating());
        let variant = &mut start.variant;
        match intent {
            Intent::Up | Intent::Previous => self.focus = self.focus.saturating_sub(1),
            Intent::Down | Intent::Next => self.focus = (self.focus + 1).min(last),
            Intent::PageUp => self.focus = self.focus.saturating_sub(lines),
            Intent::PageDown => self.focus = (self.focus + lines).min(last),
            Intent::First => self.focus = 0,
            Intent::Last => self.focus = last,
            Intent::Left => variant.step(book, switch, -1, seating),
            Intent::Right | Intent::Pick if variant.has_steps(book, switch, seating) => {
                variant.step(book, switch, 1, seating);
            }
            Intent::Reset => variant.reset(book, switch),
            Intent::ResetAll => variant.reset_all(book),
            Intent::Pick | Intent::Command => {
                let value = variant.draft(book).value(switch).map(|value| value.to_string());
                self.typed = Some(Typed::Value(Line::over(value.unwrap_or_default())));
            }
            Intent::KeepPreset => self.typed = Some(Typed::Name(Line::over(""))),
            _ => {}
        }
        Outcome::Done
    }

    /// What a key means while something is being typed.
    pub fn typing(
        &mut self,
        intent: Intent,
        start: &mut Start,
        book: &Book,
        words: Words,
    ) -> Outcome {
        let Some(mut typed) = self.typed.take() else { return Outcome::Done };
        match intent {
            Intent::Letter(letter) => typed.push(letter),
            Intent::Erase => typed.line().erase(),
            Intent::Pick => return self.enter(typed, start, book, words),
            // Anything else, Esc above all, leaves everything as it was.
            _ => return Outcome::Done,
        }
        self.typed = Some(typed);
        Outcome::Done
    }

    fn enter(&mut self, typed: Typed, start: &mut Start, book: &Book, words: Words) -> Outcome {
        match typed {
            Typed::Name(name) if name.text().is_empty() => Outcome::Done,
            Typed::Name(name) => Outcome::Keep(name.text().to_owned()),
            Typed::Value(line) => match self.take(line.text(), start, book, words) {
                Ok(()) => Outcome::Done,
                Err(told) => {
                    // It can be mended.
                    self.typed = Some(Typed::Value(line));
                    Outcome::Tell(told)
                }
            },
        }
    }

    fn take(&self, text: &str, start: &mut Start, book: &Book, words: Words) -> Result<(), String> {
        let switch = self.switch();
        let value = typed_value(text).map_err(|error| words.no_toml_value(text, &error))?;
        let set = start.variant.set(book, switch, value);
        set.map_err(|error| words.setting_error(switch.key(), text, &error))
    }
}

impl Typed {
    fn line(&mut self) -> &mut Line {
        match self {
            Self::Value(line) | Self::Name(line) => line,
        }
    }

    /// One sign more, where it can be part of what is typed.
    fn push(&mut self, letter: char) {
        match self {
            Self::Value(line) => line.push(letter, LONGEST_VALUE),
            Self::Name(line) => {
                if letter.is_alphanumeric() || letter == '-' || letter == '_' {
                    line.push(letter, LONGEST_NAME);
                }
            }
        }
    }
}
