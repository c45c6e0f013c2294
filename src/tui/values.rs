//! A line of a page on which values are stepped through: a key, its value between two arrows, and
//! what it is about.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::paint;
use super::theme::Theme;

/// Columns of the marks before the key, and at the right of a list for the signs that there is more.
pub const MARKS: u16 = 2;
pub const MORE: u16 = 5;

/// The fewest columns in which something is said about a key.
const ABOUT: u16 = 20;

/// How a line is divided: columns of the key, and of the value with its arrows.
#[derive(Clone, Copy, Debug)]
pub struct Columns {
    /// Of the key.
    pub keys: u16,
    /// Of the value.
    pub values: u16,
}

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The arrow to the value before.
    Back,
    /// The value, or the arrow to the next one.
    Value,
    /// The rest.
    Rest,
}

impl Columns {
    /// The part of a line that a column belongs to.
    pub fn part(self, line: Rect, column: u16) -> Part {
        let values = line.x.saturating_add(MARKS + self.keys);
        if (values..values.saturating_add(2)).contains(&column) {
            Part::Back
        } else if (values..values.saturating_add(self.values)).contains(&column) {
            Part::Value
        } else {
            Part::Rest
        }
    }
}

/// What a line says.
#[derive(Clone, Debug)]
pub struct Row {
    /// What has the value.
    pub key: String,
    /// The value.
    pub value: String,
    /// What it is about, told where there is room.
    pub about: String,
    /// A sign before the key.
    pub mark: char,
    /// How it is written without the focus.
    pub style: Style,
    /// Whether it has the focus.
    pub focused: bool,
}

impl Row {
    /// Writes the line.
    pub fn draw(&self, columns: Columns, line: Rect, theme: Theme, buffer: &mut Buffer) {
        let row = Rect { width: line.width.saturating_sub(MORE), ..line };
        let style = if self.focused { theme.focus() } else { self.style };
        if self.focused {
            buffer.set_style(row.intersection(buffer.area), style);
        }
        let (front, open, close) = if self.focused { ('>', "< ", " >") } else { (' ', "  ", "  ") };
        let key = format!("{front}{}{}", self.mark, paint::pad(&self.key, columns.keys));
        let x = paint::text(buffer, row, (row.x, row.y), &key, style);
        let room = columns.values.min(row.right().saturating_sub(x)).saturating_sub(4);
        let value = format!("{open}{}{close}", paint::pad(&self.value, room));
        let x = paint::text(buffer, row, (x, row.y), &value, style).saturating_add(1);
        if row.right().saturating_sub(x) >= ABOUT {
            let style = if self.focused { style } else { theme.dim() };
            paint::text(buffer, row, (x, row.y), &self.about, style);
        }
    }
}
