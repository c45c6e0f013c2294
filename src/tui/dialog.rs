//! Small windows over the board: the menu, questions, and the result.
//!
//! What a choice does is left to the [`Model`](super::Model), the words to
//! [`text`](crate::text).

use ratatui::layout::Rect;

use super::intent::Intent;
use super::paint;
use crate::rules::{BySeat, Item, Seat, Seating};
use crate::table::Player;
use crate::text::{Label, Words};

/// What a window is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The menu of a game.
    Menu,
    /// The menu of a replay.
    Watching,
    /// The menu of a lesson.
    Learning,
    /// All lessons were done: how about a game?
    Learned,
    /// Who plays the seats, as far as it was chosen; it counts when the window is closed.
    Seats(Seating, BySeat<Player>),
    /// The items that a seat has.
    Items,
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
        matches!(self, Self::Menu | Self::Watching | Self::Learning | Self::Seats(..) | Self::Items)
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
    /// Who plays the seats.
    Seats,
    /// Who plays this seat.
    Seat(Seat),
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
    /// How the game went, drawn.
    Chart,
    /// The same again.
    Rematch,
    /// Look at the board.
    Board,
    /// Colours, language, keys and the like.
    Preferences,
    /// Use an item.
    Item(Item),
    /// The next lesson.
    NextLesson,
    /// The lesson before.
    PreviousLesson,
    /// A game after the lessons.
    FirstGame,
    /// Leave the program.
    Quit,
    /// Yes.
    Yes,
    /// No.
    No,
}

impl Choice {
    /// Its label; who plays a seat has none, nor has an item.
    fn label(self) -> Option<Label> {
        Some(match self {
            Self::Seat(_) | Self::Item(_) => return None,
            Self::Seats => Label::ChoiceSeats,
            Self::Resume => Label::ChoiceResume,
            Self::Rules => Label::ChoiceRules,
            Self::Help => Label::ChoiceHelp,
            Self::Undo => Label::ChoiceUndo,
            Self::Copy => Label::ChoiceCopy,
            Self::Games => Label::ChoiceGames,
            Self::Resign => Label::ChoiceResign,
            Self::Draw => Label::ChoiceDraw,
            Self::NewGame => Label::ChoiceNewGame,
            Self::Chart => Label::ChoiceChart,
            Self::Rematch => Label::ChoiceRematch,
            Self::Board => Label::ChoiceBoard,
            Self::Preferences => Label::ButtonPreferences,
            Self::NextLesson => Label::ChoiceNextLesson,
            Self::PreviousLesson => Label::ChoicePreviousLesson,
            Self::FirstGame => Label::ChoiceFirstGame,
            Self::Quit => Label::ChoiceQuit,
            Self::Yes => Label::ChoiceYes,
            Self::No => Label::ChoiceNo,
        })
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
            Topic::Menu
            | Topic::Watching
            | Topic::Learning
            | Topic::Learned
            | Topic::Seats(..)
            | Topic::Items
            | Topic::Result => 0,
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
    pub fn choices(&self) -> Vec<Choice> {
        match self.topic {
            Topic::Seats(seating, _) => {
                seating.iter().map(Choice::Seat).chain([Choice::Resume]).collect()
            }
            Topic::Menu => vec![
                Choice::Resume,
                Choice::Undo,
                Choice::Rules,
                Choice::Help,
                Choice::Copy,
                Choice::Games,
                Choice::Seats,
                Choice::Resign,
                Choice::Draw,
                Choice::Preferences,
                Choice::NewGame,
                Choice::Quit,
            ],
            Topic::Watching => vec![
                Choice::Resume,
                Choice::Chart,
                Choice::Rules,
                Choice::Help,
                Choice::Copy,
                Choice::Games,
                Choice::Preferences,
                Choice::NewGame,
                Choice::Quit,
            ],
            Topic::Learning => vec![
                Choice::Resume,
                Choice::NextLesson,
                Choice::PreviousLesson,
                Choice::Rules,
                Choice::Help,
                Choice::Preferences,
                Choice::NewGame,
                Choice::Quit,
            ],
            Topic::Learned => vec![Choice::FirstGame, Choice::NewGame],
            Topic::Items => Item::ALL.map(Choice::Item).to_vec(),
            Topic::Resign(_)
            | Topic::Draw
            | Topic::Quit
            | Topic::Leave
            | Topic::Delete
            | Topic::Replace => vec![Choice::Yes, Choice::No],
            Topic::Result => {
                vec![Choice::Board, Choice::Chart, Choice::Rematch, Choice::NewGame, Choice::Quit]
            }
        }
    }

    /// A choice in words.
    pub fn said(&self, words: Words, choice: Choice) -> String {
        match (choice, choice.label(), self.topic) {
            (Choice::Seat(seat), _, Topic::Seats(_, players)) => {
                format!("< {} >", words.player(players[seat]))
            }
            (Choice::Resume, _, Topic::Learning) => words.say(Label::ChoiceLesson).to_owned(),
            (Choice::Item(item), _, _) => words.item(item).to_owned(),
            (_, label, _) => label.map(|label| words.say(label)).unwrap_or_default().to_owned(),
        }
    }

    /// Another player for the seat that has the focus, if one has it: so many places on in the
    /// list of everybody. Whether one has it comes back.
    fn change(&mut self, by: usize) -> bool {
        let focused = self.choices().get(self.focus).copied();
        let (Some(Choice::Seat(seat)), Topic::Seats(_, players)) = (focused, &mut self.topic)
        else {
            return false;
        };
        let all = Player::ALL;
        let at = all.iter().position(|&player| player == players[seat]).unwrap_or_default();
        players[seat] = all[(at + by) % all.len()];
        true
    }

    /// What a key means; what is chosen comes back.
    pub fn intent(&mut self, intent: Intent) -> Option<Choice> {
        let count = self.choices().len();
        let back = Player::ALL.len() - 1;
        match intent {
            Intent::Left if self.change(back) => {}
            Intent::Right | Intent::Pick if self.change(1) => {}
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
        if self.change(1) { None } else { self.choices().get(hit).copied() }
    }

    /// The cells of each choice in a window of this frame: the menu's one under the other, others
    /// side by side on the last line, or under each other when that is too narrow.
    pub fn spots(&self, words: Words, frame: Rect) -> Vec<Rect> {
        let inner = inside(frame);
        let choices = self.choices();
        let widths = choices.iter().map(|choice| self.button_width(words, *choice));
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
        let widths = self.choices().into_iter();
        let needed: u16 = widths.map(|choice| self.button_width(words, choice) + 1).sum();
        self.topic.is_menu() || needed > width.saturating_add(1)
    }

    fn button_width(&self, words: Words, choice: Choice) -> u16 {
        paint::width(&self.said(words, choice)).saturating_add(4)
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;

    #[test]
    fn left_and_right_go_round_everybody_who_can_sit() {
        let seating = Seating::of(2).unwrap();
        let mut dialog = Dialog::new(Topic::Seats(seating, BySeat::default()));
        let mut seen = Vec::new();
        for _ in Player::ALL {
            assert_eq!(dialog.intent(Intent::Right), None);
            let Topic::Seats(_, players) = dialog.topic else { panic!("{dialog:?}") };
            seen.push(players[seating.first()]);
        }
        assert_eq!((seen[0], seen[4]), (Player::Bot(Level::Easy), Player::Human));
        dialog.intent(Intent::Left);
        let Topic::Seats(_, players) = dialog.topic else { panic!("{dialog:?}") };
        assert_eq!(players[seating.first()], Player::Bot(Level::Expert));
        assert_eq!(players[Seat::ALL[3]], Player::Human);
        dialog.intent(Intent::Up);
        assert_eq!(dialog.intent(Intent::Pick), Some(Choice::Resume));
    }
}
