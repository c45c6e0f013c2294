//! How the page of switches is drawn, and what a click on it hits.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::intent::Intent;
use super::keys::Context;
use super::line;
use super::model::Model;
use super::paint;
use super::start::Start;
use super::switches::{Switches, Typed};
use super::values::{self, Columns, Part, Row};
use crate::rules::{Book, Fault, Switch};
use crate::text::{Label, Words};

/// The columns and lines that the page needs.
pub const LEAST: (u16, u16) = (40, 12);

/// Lines for what is known of the switch in focus.
const DETAILS: u16 = 3;

/// Columns of the keys and of the values; the explanations get the rest.
const COLUMNS: Columns = Columns { keys: 13, values: 32 };

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Line {
    /// The switch of that number.
    Switch(usize),
    /// What is wrong with it.
    Fault(usize, String),
}

impl Line {
    fn number(&self) -> usize {
        match self {
            Self::Switch(number) | Self::Fault(number, _) => *number,
        }
    }
}

/// The parts of the page, and the lines of its list.
struct Sheet {
    list: Rect,
    details: Rect,
    status: Rect,
    /// What is wrong with the rules.
    faults: Vec<Fault>,
    lines: Vec<Line>,
    /// The first line that is shown.
    first: usize,
}

impl Sheet {
    fn new(words: Words, page: &Switches, start: &Start, book: &Book, area: Rect) -> Self {
        let list = list(area);
        let at = |y: u16, height: u16| Rect { y, height, ..list }.intersection(area);
        let faults = start.rules(book).err().unwrap_or_default();
        let lines = lines(words, &faults, list.width.saturating_sub(values::MARKS + values::MORE));
        let last = lines.iter().rposition(|line| line.number() == page.focus).unwrap_or_default();
        Self {
            first: paint::first_shown(last, list.height.into()),
            faults,
            lines,
            list,
            details: at(area.bottom().saturating_sub(DETAILS + 2), DETAILS),
            status: at(area.bottom().saturating_sub(2), 1),
        }
    }

    fn shown(&self) -> impl Iterator<Item = (Rect, &Line)> {
        let lines = self.lines.iter().skip(self.first);
        (0..self.list.height).map(|y| paint::line(self.list, y)).zip(lines)
    }
}

/// The lines of the list: below the title, above the details, the status and the foot.
pub fn list(area: Rect) -> Rect {
    let room = area.height.saturating_sub(1 + DETAILS + 2);
    // All of them in sight are worth more than some air below.
    let air = u16::from(area.height >= 20 && usize::from(room) != Switch::ALL.len());
    Rect {
        x: area.x.saturating_add(1),
        y: area.y.saturating_add(1),
        width: area.width.saturating_sub(2),
        height: room.saturating_sub(air),
    }
    .intersection(area)
}

fn lines(words: Words, faults: &[Fault], columns: u16) -> Vec<Line> {
    let mut lines = Vec::new();
    for (number, switch) in Switch::ALL.into_iter().enumerate() {
        lines.push(Line::Switch(number));
        for fault in faults.iter().filter(|fault| fault.switch() == switch) {
            let told = words.sentence(&words.fault(fault));
            let broken = paint::wrap(&told, columns).into_iter();
            lines.extend(broken.map(|line| Line::Fault(number, line)));
        }
    }
    lines
}

/// What a place on the page means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The number of the switch there.
    pub number: usize,
    /// Which part of its line.
    pub part: Part,
}

/// What is at this place.
pub fn hit(
    words: Words,
    page: &Switches,
    start: &Start,
    book: &Book,
    area: Rect,
    at: (u16, u16),
) -> Option<Hit> {
    let sheet = Sheet::new(words, page, start, book, area);
    let mut shown = sheet.shown().filter(|(line, _)| line.contains(at.into()));
    shown.next().map(|(line, told)| {
        let part = match told {
            Line::Fault(..) => Part::Rest,
            Line::Switch(_) => COLUMNS.part(line, at.0),
        };
        Hit { number: told.number(), part }
    })
}

/// Draws the page; the line at its foot is left to the caller.
pub(super) fn draw(
    model: &Model,
    page: &Switches,
    start: &Start,
    saying: Option<&str>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let (words, theme) = (model.settings.words, model.settings.theme);
    let book = &model.book;
    let sheet = Sheet::new(words, page, start, book, area);
    title(model, start, sheet.faults.len(), area, buffer);
    for (line, told) in sheet.shown() {
        match told {
            Line::Switch(number) => {
                if let Some(row) = row(model, page, start, &sheet.faults, *number) {
                    row.draw(COLUMNS, line, theme, buffer);
                }
            }
            Line::Fault(_, told) => {
                let x = line.x.saturating_add(values::MARKS);
                paint::text(buffer, line, (x, line.y), told, theme.warning());
            }
        }
    }
    paint::more(buffer, sheet.list, sheet.first, sheet.lines.len(), theme.dim());
    for (y, told) in (0..DETAILS).zip(details(words, page, start, book, sheet.details.width)) {
        let line = paint::line(sheet.details, y);
        paint::text(buffer, line, (line.x, line.y), &told, theme.text());
    }
    let key = model.keys.key(Context::Switches, Intent::Command);
    let told = status(words, page, &key, saying, sheet.status.width);
    let style = if saying.is_some() { theme.warning() } else { theme.strong() };
    paint::notice(buffer, sheet.status, &told, style);
}

fn title(model: &Model, start: &Start, faults: usize, area: Rect, buffer: &mut Buffer) {
    let (words, theme) = (model.settings.words, model.settings.theme);
    let name = start.preset(&model.book).map(|preset| preset.name.as_str()).unwrap_or_default();
    let title = format!(" {}", words.switches_title(name, start.players));
    paint::bar(buffer, area, &title, theme.bar());
    if faults > 0 {
        let told = format!("{} ", words.contradictions(faults));
        let x = area.right().saturating_sub(paint::width(&told));
        if x > area.x.saturating_add(paint::width(&title)) {
            let line = paint::line(area, 0);
            paint::text(buffer, line, (x, area.y), &told, theme.bar().bold());
        }
    }
}

/// The line of a switch.
fn row(
    model: &Model,
    page: &Switches,
    start: &Start,
    faults: &[Fault],
    number: usize,
) -> Option<Row> {
    let (words, theme, book) = (model.settings.words, model.settings.theme, &model.book);
    let switch = *Switch::ALL.get(number)?;
    let faulty = faults.iter().any(|fault| fault.switch() == switch);
    let (mark, style) = match (faulty, start.variant.is_changed(book, switch)) {
        (true, _) => ('!', theme.warning()),
        (false, true) => ('*', theme.strong()),
        (false, false) => (' ', theme.text()),
    };
    Some(Row {
        key: switch.key().to_owned(),
        value: words.switch_value(&start.variant.draft(book), switch),
        about: words.about_switch(switch),
        focused: page.focus == number,
        mark,
        style,
    })
}

/// What the switch in focus means, or what can be typed.
fn details(words: Words, page: &Switches, start: &Start, book: &Book, columns: u16) -> Vec<String> {
    let switch = page.switch();
    let told = match &page.typed {
        Some(Typed::Value(_)) => words.switch_takes(switch),
        Some(Typed::Name(_)) => words.say(Label::PresetNameHint).to_owned(),
        None => {
            let sentence = words.switch(&start.variant.draft(book), switch);
            match start.preset(book).filter(|_| start.variant.is_changed(book, switch)) {
                Some(preset) => {
                    let before = words.switch_value(&start.variant.base(book), switch);
                    words.switch_before(&sentence, &preset.name, &before)
                }
                None => sentence,
            }
        }
    };
    paint::wrap(&told, columns)
}

/// The line at the foot of the page; of what is typed the end stays in sight.
fn status(words: Words, page: &Switches, key: &str, saying: Option<&str>, columns: u16) -> String {
    match (saying, &page.typed) {
        (Some(saying), _) => saying.to_owned(),
        (None, Some(Typed::Value(line))) => {
            let told = format!("{} = {}_", page.switch().key(), line.text());
            over_the_old(words, line, told, columns)
        }
        (None, Some(Typed::Name(name))) => {
            paint::cut_front(&words.preset_typed(name.text()), columns)
        }
        (None, None) => words.switches_hint(key),
    }
}

/// What is being typed; as long as the old value stands there, with what becomes of it.
fn over_the_old(words: Words, line: &line::Line, told: String, columns: u16) -> String {
    let hint = words.say(Label::TypedOver);
    if line.is_untouched() && paint::width(&told) + paint::width(hint) + 2 <= columns {
        return format!("{told}  {hint}");
    }
    paint::cut_front(&told, columns)
}
