//! Pages to read: help, made from the live key table, and the rules in force in plain words.

use std::sync::Arc;

use ratatui::layout::Rect;

use super::intent::{Bearing, Intent};
use super::items_view;
use super::keymap::Keymap;
use super::keys::{self, Binding, Context};
use super::paint;
use crate::rules::{Item, Rules};
use crate::text::{Label, Words};

/// What a page tells.
#[derive(Clone, Debug)]
pub enum Subject {
    /// The game in a few sentences, and the keys of a screen.
    Help(Context),
    /// A rule set, by its name.
    Rules(String, Arc<Rules>),
    /// What is wrong with one of the user's own files, under that title.
    Faults(Label, Vec<String>),
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
    pub fn title(&self, words: Words) -> String {
        match &self.subject {
            Subject::Help(_) => words.say(Label::HelpTitle).to_owned(),
            Subject::Rules(name, _) => words.rules_title(name),
            Subject::Faults(title, _) => words.say(*title).to_owned(),
        }
    }

    /// Its lines, broken to so many columns.
    pub fn lines(&self, words: Words, keys: &Keymap, columns: u16) -> Vec<(Weight, String)> {
        match &self.subject {
            Subject::Help(context) => help(words, keys, *context, columns),
            Subject::Rules(_, rules) => sentences(&words.rules(rules), columns),
            Subject::Faults(_, faults) => sentences(faults, columns),
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

    /// Whether it is longer than the screen.
    pub fn scrolls(&self, words: Words, keys: &Keymap, area: Rect) -> bool {
        let body = Self::body(area);
        self.lines(words, keys, body.width).len() > body.height.into()
    }

    /// What a key means on a page.
    pub fn intent(&mut self, intent: Intent, words: Words, keys: &Keymap, area: Rect) {
        let body = Self::body(area);
        let page: usize = body.height.max(1).into();
        let lines = self.lines(words, keys, body.width).len();
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

fn help(words: Words, keys: &Keymap, context: Context, columns: u16) -> Vec<(Weight, String)> {
    let told = |labels: &[Label]| {
        let broken = labels.iter().flat_map(|&label| paint::wrap(words.say(label), columns));
        broken.collect::<Vec<_>>()
    };
    let parts = [
        (Label::HelpGame, told(&[Label::HelpAim, Label::HelpTurn])),
        (Label::HelpSigns, sign_lines(words)),
        (Label::HelpKeys, key_lines(words, keys, context)),
        (Label::HelpItems, item_lines(words, told(&[Label::HelpItemsUse]))),
        (Label::HelpMouse, told(&[Label::HelpMouseUse])),
    ];
    let mut lines = Vec::new();
    for (heading, part) in parts {
        if !lines.is_empty() {
            lines.push((Weight::Plain, String::new()));
        }
        lines.push((Weight::Heading, words.say(heading).to_owned()));
        lines.extend(part.into_iter().map(|line| (Weight::Plain, line)));
    }
    lines
}

/// Sentences, one under the other.
fn sentences(told: &[String], columns: u16) -> Vec<(Weight, String)> {
    let lines = told
        .iter()
        .flat_map(|sentence| indent(paint::wrap(sentence, columns.saturating_sub(2)), "- ", "  "));
    lines.map(|line| (Weight::Plain, line)).collect()
}

/// The signs on the board with their meanings, in two columns.
const SIGNS: [(&str, Label); 7] = [
    (" A ", Label::SignPiece),
    (" . ", Label::SignEmpty),
    (" : ", Label::SignGoal),
    ("_A_", Label::SignMoved),
    ("!A!", Label::SignHint),
    ("###", Label::SignBlock),
    // The longest one has nothing beside it.
    (" * ", Label::SignOrigin),
];
const MARKS: [(&str, Label); 6] = [
    (">A<", Label::SignCursor),
    ("[A]", Label::SignPicked),
    ("(.)", Label::SignTarget),
    ("<2>", Label::SignLanding),
    ("!2 ", Label::SignLate),
    ("===", Label::SignBridge),
];

fn sign_lines(words: Words) -> Vec<String> {
    let entry = |(sign, label): (&str, Label)| format!("{sign}  {}", words.say(label));
    let marks = MARKS.into_iter().map(Some).chain(std::iter::repeat(None));
    SIGNS
        .into_iter()
        .zip(marks)
        .map(|(sign, mark)| match mark {
            Some(mark) => format!("{}{}", paint::pad(&entry(sign), 28), entry(mark)),
            None => entry(sign),
        })
        .collect()
}

/// What is said of items, and a line for each.
fn item_lines(words: Words, mut told: Vec<String>) -> Vec<String> {
    told.extend(Item::ALL.map(|item| {
        let name = paint::pad(words.item(item), 9);
        format!("{}  {name} {}", items_view::sign(item), words.item_about(item))
    }));
    told
}

/// One line for each thing that keys do, with all keys that do it.
fn key_lines(words: Words, keys: &Keymap, context: Context) -> Vec<String> {
    let mut lines: Vec<(Label, Vec<String>)> = Vec::new();
    let all = keys.bindings(context).iter().chain(keys::everywhere());
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
            format!("{chords} {}", words.say(deed))
        })
        .collect()
}

/// What an intent does; nothing for what needs none.
fn deed(context: Context, intent: Intent) -> Option<Label> {
    let on_board = matches!(context, Context::Game | Context::Lesson);
    Some(match intent {
        Intent::Up | Intent::Down | Intent::Left | Intent::Right if on_board => Label::DeedWalk,
        Intent::Left | Intent::Right
            if matches!(context, Context::Switches | Context::Preferences) =>
        {
            Label::DeedChange
        }
        Intent::Up | Intent::Down | Intent::Left | Intent::Right => Label::DeedFocus,
        Intent::Step(bearing) => match bearing {
            Bearing::NorthWest => Label::DeedNorthWest,
            Bearing::NorthEast => Label::DeedNorthEast,
            Bearing::West => Label::DeedWest,
            Bearing::East => Label::DeedEast,
            Bearing::SouthWest => Label::DeedSouthWest,
            Bearing::SouthEast => Label::DeedSouthEast,
        },
        Intent::Pick if on_board => Label::DeedPick,
        Intent::Pick if context == Context::Look => Label::DeedRun,
        Intent::Pick if context == Context::Switches => Label::DeedChange,
        Intent::Pick => Label::DeedChoose,
        Intent::Next if on_board => Label::DeedNext,
        Intent::Previous if on_board => Label::DeedPrevious,
        Intent::Next | Intent::Previous => Label::DeedField,
        Intent::Label => Label::DeedLabel,
        Intent::Command if context == Context::Switches => Label::DeedValue,
        Intent::Command => Label::DeedCommand,
        Intent::Back if context == Context::Lesson => Label::DeedLeaveLesson,
        Intent::Back if on_board => Label::DeedPutDown,
        Intent::Back => Label::DeedBack,
        Intent::Undo => Label::DeedUndo,
        Intent::Redo => Label::DeedRedo,
        Intent::Recall => Label::DeedRecall,
        Intent::Hint => Label::DeedHint,
        Intent::StandIn => Label::DeedStandIn,
        Intent::Items => Label::DeedItems,
        Intent::Pause => Label::DeedPause,
        Intent::Earlier => Label::DeedEarlier,
        Intent::Later => Label::DeedLater,
        Intent::First => Label::DeedFirst,
        Intent::Last => Label::DeedLast,
        Intent::Faster => Label::DeedFaster,
        Intent::Slower => Label::DeedSlower,
        Intent::TakeOver => Label::DeedTakeOver,
        Intent::PageUp | Intent::PageDown => Label::DeedScroll,
        Intent::Theme => Label::DeedTheme,
        Intent::Larger | Intent::Smaller => Label::DeedZoom,
        Intent::Panel => Label::DeedPanel,
        Intent::Turn => Label::DeedTurn,
        Intent::Mouse => Label::DeedMouse,
        Intent::Help => Label::DeedHelp,
        Intent::Rules => Label::DeedRules,
        Intent::Menu => Label::DeedMenu,
        Intent::Play => Label::DeedPlay,
        Intent::Players(_) => Label::DeedPlayers,
        Intent::Name => Label::DeedName,
        Intent::Colour => Label::DeedColour,
        Intent::Switches => Label::DeedSwitches,
        Intent::Preferences => Label::DeedPreferences,
        Intent::Reset => Label::DeedReset,
        Intent::ResetAll => Label::DeedResetAll,
        Intent::KeepPreset => Label::DeedKeepPreset,
        Intent::Continue => Label::DeedContinue,
        Intent::Learn => Label::DeedLearn,
        Intent::NextLesson => Label::DeedNextLesson,
        Intent::PreviousLesson => Label::DeedPreviousLesson,
        Intent::Games => Label::DeedGames,
        Intent::Replay => Label::DeedReplay,
        Intent::Delete => Label::DeedDelete,
        Intent::Yes => Label::ChoiceYes,
        Intent::No => Label::ChoiceNo,
        Intent::Chart => Label::ChoiceChart,
        Intent::Rematch => Label::ChoiceRematch,
        Intent::NewGame => Label::ChoiceNewGame,
        Intent::Quit => Label::DeedQuit,
        Intent::Interrupt => Label::DeedInterrupt,
        Intent::Suspend => Label::DeedSuspend,
        Intent::Redraw => Label::DeedRedraw,
        Intent::Letter(_) if context == Context::Look => Label::DeedNumber,
        Intent::Letter(_) | Intent::Erase | Intent::Complete => return None,
    })
}
