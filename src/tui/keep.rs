//! What is kept of the game on the screen: when its record has to be written anew, and where.
//!
//! The form of a record is left to [`record`](crate::record), files to [`app`](crate::app).

use std::path::PathBuf;

use crate::ladder::{Rating, Unrated};
use crate::lesson::Lesson;
use crate::record::{Record, Scribe, Sheet, Worth};
use crate::rules::BySeat;
use crate::table::{Name, Table};
use crate::text::Words;

/// Where a game comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is new, and gets a file of its own once something was played.
    New,
    /// It goes on in that file.
    Saved(PathBuf),
    /// It is only shown.
    Replay,
    /// It is a lesson.
    Lesson(Lesson),
}

impl Origin {
    /// Whether it is played for itself: what is only shown or learned from is not kept.
    pub fn is_kept(&self) -> bool {
        match self {
            Self::New | Self::Saved(_) => true,
            Self::Replay | Self::Lesson(_) => false,
        }
    }
}

/// A game that is ready to begin, or to go on.
#[derive(Clone, Debug)]
pub struct Seated {
    /// The game, and who plays it.
    pub record: Record,
    /// Where it comes from.
    pub origin: Origin,
}

impl Seated {
    /// A new game.
    pub fn new(record: Record) -> Self {
        Self { record, origin: Origin::New }
    }
}

/// A record to be written.
#[derive(Clone, Debug)]
pub struct Saving {
    /// The number of the game in this program: another number is another file.
    pub game: u64,
    /// Where it came from.
    pub origin: Origin,
    /// What its rules are called.
    pub preset: String,
    /// The record's text.
    pub text: String,
}

/// What became of a finished game on the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rated {
    /// It changed everybody's points.
    Entered(Rating),
    /// It does not count.
    Unrated(Unrated),
    /// The ladder cannot be read or written, and why.
    Trouble(String),
}

impl Rated {
    /// What it did to the points of people.
    pub fn told(&self, words: Words) -> Vec<String> {
        match self {
            Self::Entered(rating) => words.rating(rating),
            Self::Unrated(why) => vec![words.unrated(why)],
            Self::Trouble(why) => vec![words.sentence(why)],
        }
    }
}

/// What is kept of a game beside what the table knows.
#[derive(Clone, Debug)]
pub struct Keep {
    /// Its number in this program.
    pub game: u64,
    /// What its rules are called.
    pub preset: String,
    /// What the players are called.
    pub names: BySeat<Name>,
    /// When it began.
    pub started: Option<i64>,
    /// Where it came from.
    pub origin: Origin,
    /// Whether it counts for the ladder.
    pub worth: Worth,
    /// Whether the last writing failed.
    pub unsaved: bool,
    scribe: Scribe,
}

impl Keep {
    /// Nothing is written yet: a game that was played in before is written at once, which makes its
    /// file this program's own.
    pub fn new(game: u64, origin: Origin, record: &Record) -> Self {
        Self {
            game,
            preset: record.preset.clone(),
            names: record.names.clone(),
            started: record.started,
            worth: record.worth,
            origin,
            unsaved: false,
            scribe: Scribe::default(),
        }
    }

    /// The record, when the game is another than was written last.
    pub fn saving(&mut self, table: &Table) -> Option<Saving> {
        if !self.origin.is_kept() || self.scribe.knows(table.game(), table.players()) {
            return None;
        }
        let text = self.scribe.text(Sheet {
            started: self.started,
            preset: &self.preset,
            seed: table.seed(),
            players: table.players(),
            names: &self.names,
            worth: self.worth,
            game: table.game(),
        });
        let (origin, preset) = (self.origin.clone(), self.preset.clone());
        Some(Saving { game: self.game, origin, preset, text })
    }

    /// The finished game, to be entered into the ladder: only people with names care.
    pub fn rating(&self, table: &Table) -> Option<Box<Record>> {
        let seating = table.game().rules().seating();
        let cares = |seat| table.player(seat).is_human() && !self.names[seat].is_empty();
        let counts = self.origin.is_kept() && seating.len() > 1;
        (counts && seating.iter().any(cares)).then(|| Box::new(self.record(table)))
    }

    /// The game as it is now.
    pub fn record(&self, table: &Table) -> Record {
        Record {
            started: self.started,
            preset: self.preset.clone(),
            seed: table.seed(),
            players: *table.players(),
            names: self.names.clone(),
            worth: self.worth,
            game: table.game().clone(),
        }
    }
}
