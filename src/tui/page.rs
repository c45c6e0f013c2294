//! Pages to read: help, made from the live key table, and the rules in force in plain words.

use std::sync::Arc;

use ratatui::layout::Rect;

use super::intent::{Bearing, Intent};
use super::keys::{self, Binding, Context};
use super::paint;
use crate::rules::Rules;
use crate::text;
use crate::text::screen as words;

/// What a page tells.
#[derive(Clone, Debug)]
pub enum Subject {
    /// The game in a few sentences, and the keys of a screen.
    Help(Context),
    /// A rule set, by its name.
    Rules(String, Arc<Rules>),
}

/// A page, perhaps longer than the screen.
#[derive(Clone, Debug)]
pub struct Page {
    /// What it tells.
    pub subject: Subject,
    /// The first line that is shown.
    pub top: usize,
}

/// How a line of a page is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// A heading.
    Heading,
    /// A sentence.
    Plain,
}

impl Page {
    /// A page from its beginning.
    pub fn new(subject: Subject) -> Self {
        Self { subject, top: 0 }
    }

    /// Its title.
    pub fn title(&self) -> String {
        match &self.subject {
            Subject::Help(_) => words::HELP_TITLE.to_owned(),
            Subject::Rules(name, _) => words::rules_title(name),
        }
    }

    /// Its lines, broken to so many columns.
    pub fn lines(&self, columns: u16) -> Vec<(Weight, String)> {
        match &self.subject {
            Subject::Help(context) => help(*context, columns),
            Subject::Rules(_, rules) => {
                let sentences = text::rules_in_words(rules);
                let lines = sentences.iter().flat_map(|sentence| {
                    let broken = paint::wrap(sentence, columns.saturating_sub(2));
                    indent(broken, "- ", "  ")
                });
                lines.map(|line| (Weight::Plain, line)).collect()
            }
        }
    }

    /// The lines that are read at once on a screen.
    pub fn body(area: Rect) -> Rect {
        Rect {
            x: area.x.saturating_add(1),
            y: area.y.saturating_add(2),
            width: area.width.saturating_sub(2),
            height: area.height.saturating_sub(4),
        }
    }

    /// What a key means on a page.
    pub fn intent(&mut self, intent: Intent, area: Rect) {
        let body = Self::body(area);
        let page: usize = body.height.max(1).into();
        let lines = self.lines(body.width).len();
        self.top = match intent {
            Intent::Up => self.top.saturating_sub(1),
            Intent::Down => self.top.saturating_add(1),
            Intent::PageUp => self.top.saturating_sub(page),
            Intent::PageDown => self.top.saturating_add(page),
            _ => self.top,
        };
        self.top = self.top.min(lines.saturating_sub(page));
    }
}

fn indent(lines: Vec<String>, first: &'static str, rest: &'static str) -> Vec<String> {
    let marks = std::iter::once(first).chain(std::iter::repeat(rest));
    marks.zip(lines).map(|(mark, line)| format!("{mark}{line}")).collect()
}

fn help(context: Context, columns: u16) -> Vec<(Weight, String)> {
    let mut lines = Vec::new();
    let heading = |lines: &mut Vec<_>, words: &str| {
        if !lines.is_empty() {
            lines.push((Weight::Plain, String::new()));
        }
        lines.push((Weight::Heading, words.to_owned()));
    };
    heading(&mut lines, words::HELP_GAME);
    for sentence in words::HELP_SENTENCES {
        let broken = paint::wrap(sentence, columns);
        lines.extend(broken.into_iter().map(|line| (Weight::Plain, line)));
    }
    heading(&mut lines, words::HELP_SIGNS);
    for sign in words::HELP_SIGN_LINES {
        lines.push((Weight::Plain, (*sign).to_owned()));
    }
    heading(&mut lines, words::HELP_KEYS);
    lines.extend(key_lines(context));
    heading(&mut lines, words::HELP_MOUSE);
    for sentence in words::HELP_MOUSE_LINES {
        let broken = paint::wrap(sentence, columns);
        lines.extend(broken.into_iter().map(|line| (Weight::Plain, line)));
    }
    lines
}

/// One line for each thing that keys do, with all keys that do it.
fn key_lines(context: Context) -> Vec<(Weight, String)> {
    let mut lines: Vec<(&'static str, Vec<String>)> = Vec::new();
    let all = keys::bindings(context).iter().chain(keys::everywhere());
    for Binding { chord, intent } in all {
        let Some(deed) = deed(context, *intent) else {
            continue;
        };
        match lines.iter_mut().find(|(known, _)| *known == deed) {
            Some((_, chords)) => chords.push(chord.to_string()),
            None => lines.push((deed, vec![chord.to_string()])),
        }
    }
    let lines = lines.into_iter();
    lines
        .map(|(deed, chords)| {
            let chords = paint::pad(&chords.join(" "), 26);
            (Weight::Plain, format!("{chords} {deed}"))
        })
        .collect()
}

/// What an intent does, in words; nothing for what needs none.
fn deed(context: Context, intent: Intent) -> Option<&'static str> {
    let on_board = context == Context::Game;
    Some(match intent {
        Intent::Up | Intent::Down | Intent::Left | Intent::Right if on_board => words::DEED_WALK,
        Intent::Up | Intent::Down | Intent::Left | Intent::Right => words::DEED_FOCUS,
        Intent::Step(bearing) => match bearing {
            Bearing::NorthWest => words::DEED_NORTH_WEST,
            Bearing::NorthEast => words::DEED_NORTH_EAST,
            Bearing::West => words::DEED_WEST,
            Bearing::East => words::DEED_EAST,
            Bearing::SouthWest => words::DEED_SOUTH_WEST,
            Bearing::SouthEast => words::DEED_SOUTH_EAST,
        },
        Intent::Pick if on_board => words::DEED_PICK,
        Intent::Pick if context == Context::Look => words::DEED_RUN,
        Intent::Pick => words::DEED_CHOOSE,
        Intent::Next if on_board => words::DEED_NEXT,
        Intent::Previous if on_board => words::DEED_PREVIOUS,
        Intent::Next | Intent::Previous => words::DEED_FIELD,
        Intent::Label => words::DEED_LABEL,
        Intent::Command => words::DEED_COMMAND,
        Intent::Back if on_board => words::DEED_PUT_DOWN,
        Intent::Back => words::DEED_BACK,
        Intent::Undo => words::DEED_UNDO,
        Intent::Redo => words::DEED_REDO,
        Intent::Recall => words::DEED_RECALL,
        Intent::Pause => words::DEED_PAUSE,
        Intent::Earlier => words::DEED_EARLIER,
        Intent::Later => words::DEED_LATER,
        Intent::First => words::DEED_FIRST,
        Intent::Last => words::DEED_LAST,
        Intent::Faster => words::DEED_FASTER,
        Intent::Slower => words::DEED_SLOWER,
        Intent::TakeOver => words::DEED_TAKE_OVER,
        Intent::PageUp | Intent::PageDown => words::DEED_SCROLL,
        Intent::Theme => words::DEED_THEME,
        Intent::Larger | Intent::Smaller => words::DEED_ZOOM,
        Intent::Turn => words::DEED_TURN,
        Intent::Mouse => words::DEED_MOUSE,
        Intent::Help => words::DEED_HELP,
        Intent::Rules => words::DEED_RULES,
        Intent::Menu => words::DEED_MENU,
        Intent::Play => words::DEED_PLAY,
        Intent::Players(_) => words::DEED_PLAYERS,
        Intent::Yes => words::CHOICE_YES,
        Intent::No => words::CHOICE_NO,
        Intent::Rematch => words::CHOICE_REMATCH,
        Intent::NewGame => words::CHOICE_NEW_GAME,
        Intent::Quit => words::DEED_QUIT,
        Intent::Interrupt => words::DEED_INTERRUPT,
        Intent::Suspend => words::DEED_SUSPEND,
        Intent::Redraw => words::DEED_REDRAW,
        Intent::Letter(_) if context == Context::Look => words::DEED_NUMBER,
        Intent::Letter(_) | Intent::Erase | Intent::Complete => return None,
    })
}
