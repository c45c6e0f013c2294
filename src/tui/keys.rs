//! The key table: which key means what on which screen.
//!
//! What an [`Intent`] does is left to the screens, what users change in the table to
//! [`keymap`](super::keymap). The help screen is made from the keys in force, so it cannot promise a
//! key that does not work.

use std::fmt;
use std::str::FromStr;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::intent::{Bearing, Intent};

/// Where a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// The form for a new game.
    Start,
    /// The switches of the rules.
    Switches,
    /// The settings.
    Preferences,
    /// The board.
    Game,
    /// The board of a lesson.
    Lesson,
    /// The board with a letter on everything that can be chosen.
    Labels,
    /// The line where a move is typed.
    Prompt,
    /// The line where a name is typed.
    Name,
    /// The board with an earlier position.
    Look,
    /// The list of saved games.
    Games,
    /// The menu.
    Menu,
    /// A question to be answered with yes or no.
    Question,
    /// A page to read.
    Page,
    /// The result.
    Result,
    /// The chart of a game.
    Chart,
    /// A terminal too small for anything.
    TooSmall,
}

impl Context {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Start,
        Self::Switches,
        Self::Preferences,
        Self::Game,
        Self::Lesson,
        Self::Labels,
        Self::Prompt,
        Self::Name,
        Self::Look,
        Self::Games,
        Self::Menu,
        Self::Question,
        Self::Page,
        Self::Result,
        Self::Chart,
        Self::TooSmall,
    ];

    /// Whether letters are text there.
    pub(super) fn takes_letters(self) -> bool {
        match self {
            Self::Labels | Self::Prompt | Self::Name => true,
            Self::Start
            | Self::Switches
            | Self::Preferences
            | Self::Game
            | Self::Lesson
            | Self::Look
            | Self::Games
            | Self::Menu
            | Self::Question
            | Self::Page
            | Self::Result
            | Self::Chart
            | Self::TooSmall => false,
        }
    }
}

/// A key with what is held down beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chord {
    code: KeyCode,
    control: Control,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Control {
    Up,
    Down,
}

impl Chord {
    const fn key(code: KeyCode) -> Self {
        Self { code, control: Control::Up }
    }

    const fn char(letter: char) -> Self {
        Self::key(KeyCode::Char(letter))
    }

    const fn ctrl(letter: char) -> Self {
        Self { code: KeyCode::Char(letter), control: Control::Down }
    }

    /// Whether it is one of the keys that always do what they do: Enter, Esc, Tab, the arrows.
    pub(super) fn is_basic(self) -> bool {
        use KeyCode::{BackTab, Down, Enter, Esc, Left, Right, Tab, Up};
        let basic = matches!(self.code, Enter | Esc | Tab | BackTab | Up | Down | Left | Right);
        basic && self.control == Control::Up
    }

    /// Whether it is text where letters are text.
    pub(super) fn is_text(self) -> bool {
        matches!(self, Self { code: KeyCode::Char(_), control: Control::Up })
    }

    /// What the terminal reports, with upper and lower case told apart by the letter alone.
    pub(super) fn of(event: KeyEvent) -> Self {
        let held = event.modifiers.contains(KeyModifiers::CONTROL);
        let code = match event.code {
            KeyCode::Char(letter) if held => KeyCode::Char(letter.to_ascii_lowercase()),
            KeyCode::Tab if event.modifiers.contains(KeyModifiers::SHIFT) => KeyCode::BackTab,
            code => code,
        };
        let control = if held { Control::Down } else { Control::Up };
        Self { code, control }
    }

    /// The same key without Shift: Caps Lock must not take the keys away.
    pub(super) fn lower(self) -> Self {
        match self.code {
            KeyCode::Char(letter) => {
                Self { code: KeyCode::Char(letter.to_ascii_lowercase()), ..self }
            }
            _ => self,
        }
    }
}

/// The keys that are no signs, as people write them.
const NAMES: [(&str, KeyCode); 16] = [
    ("Enter", KeyCode::Enter),
    ("Esc", KeyCode::Esc),
    ("Tab", KeyCode::Tab),
    ("Shift-Tab", KeyCode::BackTab),
    ("Space", KeyCode::Char(' ')),
    ("Up", KeyCode::Up),
    ("Down", KeyCode::Down),
    ("Left", KeyCode::Left),
    ("Right", KeyCode::Right),
    ("PgUp", KeyCode::PageUp),
    ("PgDn", KeyCode::PageDown),
    ("Home", KeyCode::Home),
    ("End", KeyCode::End),
    ("Backspace", KeyCode::Backspace),
    ("Del", KeyCode::Delete),
    ("Ins", KeyCode::Insert),
];

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.control == Control::Down {
            f.write_str("Ctrl-")?;
        }
        let name = NAMES.iter().find(|(_, code)| *code == self.code);
        match (name, self.code) {
            (Some((name, _)), _) => f.write_str(name),
            (None, KeyCode::Char(letter)) if self.control == Control::Down => {
                write!(f, "{}", letter.to_ascii_uppercase())
            }
            (None, KeyCode::Char(letter)) => write!(f, "{letter}"),
            (None, code) => write!(f, "{code}"),
        }
    }
}

impl FromStr for Chord {
    type Err = ();

    /// Reads a key as people write it: `u`, `Enter`, `Shift-Tab`, `F5`, `Ctrl-Y`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (control, name) = match text.strip_prefix("Ctrl-") {
            Some(name) => (Control::Down, name),
            None => (Control::Up, text),
        };
        let named = NAMES.iter().find(|(known, _)| *known == name).map(|&(_, code)| code);
        let function = || name.strip_prefix('F')?.parse().ok().map(KeyCode::F);
        let mut letters = name.chars();
        let letter = match (letters.next(), letters.next()) {
            (Some(letter), None) if !letter.is_control() => Some(KeyCode::Char(letter)),
            _ => None,
        };
        let code = named.or(letter).or_else(function).ok_or(())?;
        Ok(match (control, code) {
            (Control::Down, KeyCode::Char(letter)) => Self::ctrl(letter.to_ascii_lowercase()),
            (control, code) => Self { code, control },
        })
    }
}

/// One line of the key table.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The key.
    pub chord: Chord,
    /// What it means.
    pub intent: Intent,
}

const fn key(code: KeyCode, intent: Intent) -> Binding {
    Binding { chord: Chord::key(code), intent }
}

const fn char(letter: char, intent: Intent) -> Binding {
    Binding { chord: Chord::char(letter), intent }
}

const fn ctrl(letter: char, intent: Intent) -> Binding {
    Binding { chord: Chord::ctrl(letter), intent }
}

/// The keys that work everywhere.
const ALWAYS: &[Binding] =
    &[ctrl('c', Intent::Interrupt), ctrl('z', Intent::Suspend), ctrl('l', Intent::Redraw)];

/// What hands do on the board.
const HANDS: &[Binding] = &[
    key(KeyCode::Up, Intent::Up),
    key(KeyCode::Down, Intent::Down),
    key(KeyCode::Left, Intent::Left),
    key(KeyCode::Right, Intent::Right),
    char('w', Intent::Step(Bearing::NorthWest)),
    char('e', Intent::Step(Bearing::NorthEast)),
    char('a', Intent::Step(Bearing::West)),
    char('d', Intent::Step(Bearing::East)),
    char('z', Intent::Step(Bearing::SouthWest)),
    char('x', Intent::Step(Bearing::SouthEast)),
    char('7', Intent::Step(Bearing::NorthWest)),
    char('9', Intent::Step(Bearing::NorthEast)),
    char('4', Intent::Step(Bearing::West)),
    char('6', Intent::Step(Bearing::East)),
    char('1', Intent::Step(Bearing::SouthWest)),
    char('3', Intent::Step(Bearing::SouthEast)),
    key(KeyCode::Enter, Intent::Pick),
    char(' ', Intent::Pick),
    char('s', Intent::Pick),
    char('5', Intent::Pick),
    key(KeyCode::Tab, Intent::Next),
    key(KeyCode::BackTab, Intent::Previous),
    char('f', Intent::Label),
    char(':', Intent::Command),
    key(KeyCode::Esc, Intent::Back),
    char('u', Intent::Undo),
    char('U', Intent::Redo),
    ctrl('y', Intent::Redo),
    char('g', Intent::Recall),
    char('h', Intent::Hint),
];

/// What else there is in a game.
const PASTIME: &[Binding] = &[
    char('b', Intent::StandIn),
    char('i', Intent::Items),
    char('p', Intent::Pause),
    char('[', Intent::Earlier),
    key(KeyCode::PageUp, Intent::PageUp),
    key(KeyCode::PageDown, Intent::PageDown),
    char('v', Intent::Panel),
];

/// How the board is looked at, and what leads away from it.
const SIGHT: &[Binding] = &[
    char('+', Intent::Larger),
    char('=', Intent::Larger),
    char('-', Intent::Smaller),
    char('r', Intent::Turn),
    char('t', Intent::Theme),
    char('m', Intent::Mouse),
    char('?', Intent::Help),
    char('q', Intent::Menu),
];

const GAME: [Binding; HANDS.len() + PASTIME.len() + SIGHT.len()] = joined([HANDS, PASTIME, SIGHT]);

/// From lesson to lesson.
const LESSONS: &[Binding] = &[
    char('>', Intent::NextLesson),
    char('.', Intent::NextLesson),
    char('<', Intent::PreviousLesson),
    char(',', Intent::PreviousLesson),
];

const LESSON: [Binding; HANDS.len() + LESSONS.len() + SIGHT.len()] =
    joined([HANDS, LESSONS, SIGHT]);

/// One table of several.
const fn joined<const ALL: usize, const PARTS: usize>(
    parts: [&[Binding]; PARTS],
) -> [Binding; ALL] {
    let mut all = [parts[0][0]; ALL];
    let (mut part, mut from, mut at) = (0, 0, 0);
    while at < ALL {
        if from == parts[part].len() {
            (part, from) = (part + 1, 0);
        }
        all[at] = parts[part][from];
        (from, at) = (from + 1, at + 1);
    }
    all
}

const LOOK: &[Binding] = &[
    key(KeyCode::Left, Intent::Earlier),
    char('[', Intent::Earlier),
    key(KeyCode::Right, Intent::Later),
    char(']', Intent::Later),
    key(KeyCode::Home, Intent::First),
    key(KeyCode::End, Intent::Last),
    key(KeyCode::Enter, Intent::Pick),
    char(' ', Intent::Pick),
    char('>', Intent::Faster),
    char('.', Intent::Faster),
    char('<', Intent::Slower),
    char(',', Intent::Slower),
    char('o', Intent::TakeOver),
    char('0', Intent::Letter('0')),
    char('1', Intent::Letter('1')),
    char('2', Intent::Letter('2')),
    char('3', Intent::Letter('3')),
    char('4', Intent::Letter('4')),
    char('5', Intent::Letter('5')),
    char('6', Intent::Letter('6')),
    char('7', Intent::Letter('7')),
    char('8', Intent::Letter('8')),
    char('9', Intent::Letter('9')),
    key(KeyCode::Backspace, Intent::Erase),
    key(KeyCode::PageUp, Intent::PageUp),
    key(KeyCode::PageDown, Intent::PageDown),
    key(KeyCode::Esc, Intent::Back),
    char('+', Intent::Larger),
    char('=', Intent::Larger),
    char('-', Intent::Smaller),
    char('v', Intent::Panel),
    char('r', Intent::Turn),
    char('t', Intent::Theme),
    char('m', Intent::Mouse),
    char('?', Intent::Help),
    char('q', Intent::Menu),
];

const LABELS: &[Binding] =
    &[key(KeyCode::Esc, Intent::Back), key(KeyCode::Backspace, Intent::Back)];

const PROMPT: &[Binding] = &[
    key(KeyCode::Enter, Intent::Pick),
    key(KeyCode::Tab, Intent::Complete),
    key(KeyCode::Backspace, Intent::Erase),
    key(KeyCode::Esc, Intent::Back),
];

const NAME: &[Binding] = &[
    key(KeyCode::Enter, Intent::Pick),
    key(KeyCode::Backspace, Intent::Erase),
    key(KeyCode::Esc, Intent::Back),
];

const GAMES: &[Binding] = &[
    key(KeyCode::Up, Intent::Up),
    key(KeyCode::Down, Intent::Down),
    key(KeyCode::PageUp, Intent::PageUp),
    key(KeyCode::PageDown, Intent::PageDown),
    key(KeyCode::Home, Intent::First),
    key(KeyCode::End, Intent::Last),
    key(KeyCode::Tab, Intent::Next),
    key(KeyCode::BackTab, Intent::Previous),
    key(KeyCode::Enter, Intent::Pick),
    char(' ', Intent::Pick),
    char('w', Intent::Replay),
    char('d', Intent::Delete),
    key(KeyCode::Delete, Intent::Delete),
    char('t', Intent::Theme),
    char('m', Intent::Mouse),
    char('?', Intent::Help),
    key(KeyCode::Esc, Intent::Back),
    char('q', Intent::Back),
];

const START: &[Binding] = &[
    key(KeyCode::Up, Intent::Up),
    key(KeyCode::Down, Intent::Down),
    key(KeyCode::Left, Intent::Left),
    key(KeyCode::Right, Intent::Right),
    key(KeyCode::Tab, Intent::Next),
    key(KeyCode::BackTab, Intent::Previous),
    key(KeyCode::Enter, Intent::Pick),
    char(' ', Intent::Pick),
    char('p', Intent::Play),
    char('1', Intent::Players(1)),
    char('2', Intent::Players(2)),
    char('3', Intent::Players(3)),
    char('4', Intent::Players(4)),
    char('5', Intent::Players(5)),
    char('6', Intent::Players(6)),
    char('c', Intent::Continue),
    char('h', Intent::Learn),
    char('l', Intent::Games),
    char('r', Intent::Switches),
    char('s', Intent::Preferences),
    char('n', Intent::Name),
    char('o', Intent::Colour),
    char('i', Intent::Rules),
    char('t', Intent::Theme),
    char('m', Intent::Mouse),
    char('?', Intent::Help),
    key(KeyCode::Esc, Intent::Back),
    char('q', Intent::Quit),
];

const PREFERENCES: &[Binding] = &[
    key(KeyCode::Up, Intent::Up),
    key(KeyCode::Down, Intent::Down),
    key(KeyCode::Left, Intent::Left),
    key(KeyCode::Right, Intent::Right),
    key(KeyCode::Home, Intent::First),
    key(KeyCode::End, Intent::Last),
    key(KeyCode::Tab, Intent::Next),
    key(KeyCode::BackTab, Intent::Previous),
    key(KeyCode::Enter, Intent::Pick),
    char(' ', Intent::Pick),
    char('?', Intent::Help),
    key(KeyCode::Esc, Intent::Back),
    char('q', Intent::Back),
];

const SWITCHES: &[Binding] = &[
    key(KeyCode::Up, Intent::Up),
    key(KeyCode::Down, Intent::Down),
    key(KeyCode::Left, Intent::Left),
    key(KeyCode::Right, Intent::Right),
    char(' ', Intent::Pick),
    char(':', Intent::Command),
    key(KeyCode::PageUp, Intent::PageUp),
    key(KeyCode::PageDown, Intent::PageDown),
    key(KeyCode::Home, Intent::First),
    key(KeyCode::End, Intent::Last),
    key(KeyCode::Tab, Intent::Next),
    key(KeyCode::BackTab, Intent::Previous),
    key(KeyCode::Enter, Intent::Pick),
    key(KeyCode::Backspace, Intent::Reset),
    key(KeyCode::Delete, Intent::Reset),
    char('R', Intent::ResetAll),
    char('s', Intent::KeepPreset),
    char('p', Intent::Play),
    char('i', Intent::Rules),
    char('t', Intent::Theme),
    char('m', Intent::Mouse),
    char('?', Intent::Help),
    key(KeyCode::Esc, Intent::Back),
    char('q', Intent::Back),
];

const MENU: &[Binding] = &[
    key(KeyCode::Up, Intent::Up),
    key(KeyCode::Down, Intent::Down),
    key(KeyCode::Left, Intent::Left),
    key(KeyCode::Right, Intent::Right),
    key(KeyCode::Tab, Intent::Next),
    key(KeyCode::BackTab, Intent::Previous),
    key(KeyCode::Enter, Intent::Pick),
    char(' ', Intent::Pick),
    char('?', Intent::Help),
    key(KeyCode::Esc, Intent::Back),
    char('q', Intent::Back),
];

const QUESTION: &[Binding] = &[
    char('y', Intent::Yes),
    char('n', Intent::No),
    key(KeyCode::Left, Intent::Left),
    key(KeyCode::Right, Intent::Right),
    key(KeyCode::Tab, Intent::Next),
    key(KeyCode::BackTab, Intent::Previous),
    key(KeyCode::Enter, Intent::Pick),
    char(' ', Intent::Pick),
    key(KeyCode::Esc, Intent::Back),
];

const PAGE: &[Binding] = &[
    key(KeyCode::Up, Intent::Up),
    key(KeyCode::Down, Intent::Down),
    key(KeyCode::PageUp, Intent::PageUp),
    key(KeyCode::PageDown, Intent::PageDown),
    char(' ', Intent::PageDown),
    key(KeyCode::Esc, Intent::Back),
    key(KeyCode::Enter, Intent::Back),
    char('q', Intent::Back),
    char('?', Intent::Back),
];

const RESULT: &[Binding] = &[
    key(KeyCode::Up, Intent::Up),
    key(KeyCode::Down, Intent::Down),
    key(KeyCode::Left, Intent::Left),
    key(KeyCode::Right, Intent::Right),
    key(KeyCode::Tab, Intent::Next),
    key(KeyCode::BackTab, Intent::Previous),
    key(KeyCode::Enter, Intent::Pick),
    char(' ', Intent::Pick),
    char('c', Intent::Chart),
    char('r', Intent::Rematch),
    char('n', Intent::NewGame),
    char('?', Intent::Help),
    key(KeyCode::Esc, Intent::Back),
    char('q', Intent::Quit),
];

const CHART: &[Binding] = &[
    char('t', Intent::Theme),
    char('?', Intent::Help),
    key(KeyCode::Esc, Intent::Back),
    key(KeyCode::Enter, Intent::Back),
    char('q', Intent::Back),
];

const TOO_SMALL: &[Binding] = &[char('q', Intent::Quit)];

/// The keys of one screen, without those that work everywhere.
pub fn bindings(context: Context) -> &'static [Binding] {
    match context {
        Context::Start => START,
        Context::Switches => SWITCHES,
        Context::Preferences => PREFERENCES,
        Context::Game => &GAME,
        Context::Lesson => &LESSON,
        Context::Labels => LABELS,
        Context::Prompt => PROMPT,
        Context::Name => NAME,
        Context::Games => GAMES,
        Context::Look => LOOK,
        Context::Menu => MENU,
        Context::Question => QUESTION,
        Context::Page => PAGE,
        Context::Result => RESULT,
        Context::Chart => CHART,
        Context::TooSmall => TOO_SMALL,
    }
}

/// The keys that work on every screen.
pub fn everywhere() -> &'static [Binding] {
    ALWAYS
}

/// What a key is as text, where letters are text.
pub(super) fn typed(context: Context, chord: Chord) -> Option<Intent> {
    match chord {
        Chord { code: KeyCode::Char(letter), control: Control::Up } if context.takes_letters() => {
            Some(Intent::Letter(letter))
        }
        _ => None,
    }
}
