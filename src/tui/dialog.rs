//! Small windows over the board: the menu, questions, and the result.
//!
//! What a choice does is left to the [`Model`](super::Model), the words to
//! [`text`](crate::text).

use ratatui::layout::Rect;

use super::intent::Intent;
use super::paint;
use crate::rules::Seat;
use crate::text::{Label, Words};

/// What a window is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The menu of a game.
    Menu,
    /// The menu of a replay.
    Watching,
    /// Does this seat give up?
    Resign(Seat),
    /// Do all agree to a draw?
    Draw,
    /// Shall the program end, and with it a game?
    Quit,
    /// Shall another game take the place of the one being played?
    Leave,
    /// Shall the saved game that is chosen be deleted?
    Delete,
    /// Shall a preset of the user's own give way to the new one of its name?
    Replace,
    /// The game is over.
    Result,
}

impl Topic {
    /// Whether it is a menu, whose choices stand under each other.
    pub fn is_menu(self) -> bool {
        matches!(self, Self::Menu | Self::Watching)
    }
}

/// A line or a button that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Back to the board.
    Resume,
    /// The rules in force.
    Rules,
    /// Help.
    Help,
    /// Take moves back.
    Undo,
    /// A copy of the game as it is now.
    Copy,
    /// The list of saved games.
    Games,
    /// Give up.
    Resign,
    /// A draw by agreement.
    Draw,
    /// Another game.
    NewGame,
    /// The same again.
    Rematch,
    /// Look at the board.
    Board,
    /// Colours, language, keys and the like.
    Preferences,
    /// Leave the program.
    Quit,
    /// Yes.
    Yes,
    /// No.
    No,
}

impl Choice {
    /// Its label.
    pub fn label(self) -> Label {
        match self {
            Self::Resume => Label::ChoiceResume,
            Self::Rules => Label::ChoiceRules,
            Self::Help => Label::ChoiceHelp,
            Self::Undo => Label::ChoiceUndo,
            Self::Copy => Label::ChoiceCopy,
            Self::Games => Label::ChoiceGames,
            Self::Resign => Label::ChoiceResign,
            Self::Draw => Label::ChoiceDraw,
            Self::NewGame => Label::ChoiceNewGame,
            Self::Rematch => Label::ChoiceRematch,
            Self::Board => Label::ChoiceBoard,
            Self::Preferences => Label::ButtonPreferences,
            Self::Quit => Label::ChoiceQuit,
            Self::Yes => Label::ChoiceYes,
            Self::No => Label::ChoiceNo,
        }
    }
}

/// A window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialog {
    /// What it is about.
    pub topic: Topic,
    /// Which choice has the focus.
    pub focus: usize,
}

impl Dialog {
    /// A window about this; the harmless choice has the focus.
    pub fn new(topic: Topic) -> Self {
        let focus = match topic {
            Topic::Menu | Topic::Watching | Topic::Result => 0,
            Topic::Resign(_)
            | Topic::Draw
            | Topic::Quit
            | Topic::Leave
            | Topic::Delete
            | Topic::Replace => 1,
        };
        Self { topic, focus }
    }

    /// What can be chosen.
    pub fn choices(&self) -> &'static [Choice] {
        match self.topic {
            Topic::Menu => &[
                Choice::Resume,
                Choice::Undo,
                Choice::Rules,
                Choice::Help,
                Choice::Copy,
                Choice::Games,
                Choice::Resign,
                Choice::Draw,
                Choice::Preferences,
                Choice::NewGame,
                Choice::Quit,
            ],
            Topic::Watching => &[
                Choice::Resume,
                Choice::Rules,
                Choice::Help,
                Choice::Copy,
                Choice::Games,
                Choice::Preferences,
                Choice::NewGame,
                Choice::Quit,
            ],
            Topic::Resign(_)
            | Topic::Draw
            | Topic::Quit
            | Topic::Leave
            | Topic::Delete
            | Topic::Replace => &[Choice::Yes, Choice::No],
            Topic::Result => &[Choice::Board, Choice::Rematch, Choice::NewGame, Choice::Quit],
        }
    }

    /// What a key means; what is chosen comes back.
    pub fn intent(&mut self, intent: Intent) -> Option<Choice> {
        let count = self.choices().len();
        match intent {
            Intent::Up | Intent::Left | Intent::Previous => {
                self.focus = (self.focus + count - 1) % count;
            }
            Intent::Down | Intent::Right | Intent::Next => self.focus = (self.focus + 1) % count,
            Intent::Pick => return self.choices().get(self.focus).copied(),
            Intent::Yes => return Some(Choice::Yes),
            Intent::No => return Some(Choice::No),
            _ => {}
        }
        None
    }

    /// What a click there chooses.
    pub fn click(&mut self, words: Words, frame: Rect, at: (u16, u16)) -> Option<Choice> {
        let spots = self.spots(words, frame);
        let hit = spots.iter().position(|spot| spot.contains(at.into()))?;
        self.focus = hit;
        self.choices().get(hit).copied()
    }

    /// The cells of each choice in a window of this frame: the menu's one under the other, others
    /// side by side on the last line, or under each other when that is too narrow.
    pub fn spots(&self, words: Words, frame: Rect) -> Vec<Rect> {
        let inner = inside(frame);
        let choices = self.choices();
        let widths = choices.iter().map(|choice| button_width(words, *choice));
        if self.is_list(words, inner.width) {
            let top = inner.bottom().saturating_sub(self.list_height());
            let top = top.max(inner.y);
            let lines = (0..).zip(choices);
            return lines
                .map(|(number, _)| Rect { y: top.saturating_add(number), height: 1, ..inner })
                .map(|spot| spot.intersection(inner))
                .collect();
        }
        let y = inner.bottom().saturating_sub(1);
        let mut x = inner.x;
        widths
            .map(|width| {
                let spot = Rect::new(x, y, width, 1).intersection(inner);
                x = x.saturating_add(width + 1);
                spot
            })
            .collect()
    }

    /// How many lines the choices take up.
    pub fn choice_lines(&self, words: Words, width: u16) -> u16 {
        if self.is_list(words, width) { self.list_height() } else { 1 }
    }

    fn list_height(&self) -> u16 {
        u16::try_from(self.choices().len()).unwrap_or_default()
    }

    fn is_list(&self, words: Words, width: u16) -> bool {
        let widths = self.choices().iter();
        let needed: u16 = widths.map(|choice| button_width(words, *choice) + 1).sum();
        self.topic.is_menu() || needed > width.saturating_add(1)
    }
}

fn button_width(words: Words, choice: Choice) -> u16 {
    paint::width(words.say(choice.label())).saturating_add(4)
}

/// What is left of a window inside its edge.
pub fn inside(frame: Rect) -> Rect {
    Rect {
        x: frame.x.saturating_add(2),
        y: frame.y.saturating_add(1),
        width: frame.width.saturating_sub(4),
        height: frame.height.saturating_sub(2),
    }
}
