//! The list of saved games: to go on with, to watch, to delete.
//!
//! How it is drawn is left to [`games_view`](super::games_view), files to [`app`](crate::app).

use std::path::PathBuf;

use super::intent::Intent;
use super::keep::Seated;
use crate::record::{RecordError, Summary};

/// A saved game in the list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its file.
    pub path: PathBuf,
    /// Its name: that of the file.
    pub name: String,
    /// When it was written last, in seconds since 1970.
    pub written: i64,
    /// The same by the clocks on the wall here, to the minute.
    pub when: String,
    /// The game in a line, or what is wrong with it.
    pub summary: Result<Summary, Trouble>,
}

/// Why a saved game cannot be opened.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// The file cannot be read; in the words of the system.
    Unreadable(String),
    /// It is damaged, or no saved game.
    Wrong(Box<RecordError>),
}

/// What shall be done with the folder of saved games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Tell what is in it.
    List,
    /// Go on with the game that was played last and is not over.
    Continue,
    /// Go on with this one.
    Resume(PathBuf),
    /// Watch this one.
    Replay(PathBuf),
    /// Delete this one.
    Delete(PathBuf),
    /// Keep a copy of the game as it is now, under a name.
    Copy {
        /// The name.
        name: String,
        /// The record.
        text: String,
    },
}

/// What comes of an errand.
#[derive(Clone, Debug)]
pub enum Found {
    /// The games there are.
    List(Vec<Listed>),
    /// A game to sit down to.
    Game(Box<Seated>),
    /// A copy could not be kept under that name, and why.
    NotCopied {
        /// The name.
        name: String,
        /// Why, in words.
        why: String,
    },
    /// Something to tell.
    Told(String),
}

/// What a key or a click in the list asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Something that can be done at once.
    Errand(Errand),
    /// To delete the game that has the focus, after a question.
    Delete,
}

/// The list.
#[derive(Clone, Debug, Default)]
pub struct Games {
    /// The games, the one written last first.
    pub rows: Vec<Listed>,
    /// Which one has the focus.
    pub focus: usize,
}

impl Games {
    /// A list with the focus on its first game.
    pub fn new(rows: Vec<Listed>) -> Self {
        Self { rows, focus: 0 }
    }

    /// The game that has the focus.
    pub fn chosen(&self) -> Option<&Listed> {
        self.rows.get(self.focus)
    }

    /// The list after it was read anew: the focus stays where it was.
    pub fn refresh(&mut self, rows: Vec<Listed>) {
        self.focus = self.focus.min(rows.len().saturating_sub(1));
        self.rows = rows;
    }

    /// The first row that is shown where so many fit.
    pub fn first(&self, room: usize) -> usize {
        if self.focus < room { 0 } else { (self.focus + 1).saturating_sub(room) }
    }

    /// What a key means in the list where so many rows fit.
    pub fn intent(&mut self, intent: Intent, room: usize) -> Option<Wish> {
        let last = self.rows.len().saturating_sub(1);
        match intent {
            Intent::Up | Intent::Previous => self.focus = self.focus.saturating_sub(1),
            Intent::Down | Intent::Next => self.focus = (self.focus + 1).min(last),
            Intent::PageUp => self.focus = self.focus.saturating_sub(room),
            Intent::PageDown => self.focus = (self.focus + room).min(last),
            Intent::First => self.focus = 0,
            Intent::Last => self.focus = last,
            Intent::Pick => return self.open(),
            Intent::Replay => {
                let path = self.sound()?.path.clone();
                return Some(Wish::Errand(Errand::Replay(path)));
            }
            Intent::Delete => return self.chosen().map(|_| Wish::Delete),
            _ => {}
        }
        None
    }

    /// A click on a row gives it the focus; on the row that has it, opens it.
    pub fn click(&mut self, row: usize) -> Option<Wish> {
        if row == self.focus {
            return self.open();
        }
        if row < self.rows.len() {
            self.focus = row;
        }
        None
    }

    /// A game that is over can only be watched.
    fn open(&self) -> Option<Wish> {
        let game = self.sound()?;
        let over = game.summary.as_ref().is_ok_and(|summary| summary.ending.is_some());
        let errand = if over { Errand::Replay } else { Errand::Resume };
        Some(Wish::Errand(errand(game.path.clone())))
    }

    fn sound(&self) -> Option<&Listed> {
        self.chosen().filter(|game| game.summary.is_ok())
    }
}
