//! What the seats were called in the last game that was filled in, and their colours, [remembered] for
//! the next time.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::remembered::{self, Remembered, VERSION};
use crate::rules::{BySeat, Seat};
use crate::table::Name;
use crate::text::{Label, Words};
use crate::tui::{Colours, Habits};

/// The file as it is written.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    version: u32,
    /// By their numbers, in the order of the seats; left out where nobody chose any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    colours: Option<[usize; Seat::MAX]>,
    /// By the letter of the seat; seats that nobody named are left out.
    names: BTreeMap<char, String>,
}

impl remembered::Page for Page {
    type Meaning = Habits;

    fn version(&self) -> u32 {
        self.version
    }

    fn meaning(self, words: Words) -> Result<Habits, String> {
        let colours = self.colours.map_or(Some(Colours::default()), Colours::numbered);
        let colours = colours.ok_or_else(|| words.say(Label::ColoursOnceEach).to_owned())?;
        let name = |seat: Seat| self.names.get(&seat.letter()).map(|name| Name::new(name));
        Ok(Habits { names: BySeat::from_fn(|seat| name(seat).unwrap_or_default()), colours })
    }

    fn of(Habits { names, colours }: Habits) -> Self {
        let named = Seat::ALL.into_iter().filter(|&seat| !names[seat].is_empty());
        Self {
            version: VERSION,
            colours: (colours != Colours::default()).then(|| colours.numbers()),
            names: named.map(|seat| (seat.letter(), names[seat].to_string())).collect(),
        }
    }
}

/// Where names and colours are kept.
#[derive(Clone, Debug)]
pub struct SeatsFile(Remembered);

impl SeatsFile {
    /// The user's file; there may be no home to put it in.
    pub fn of_user() -> Option<Self> {
        Remembered::of_user("seats.toml").map(Self)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// What is in the file; nothing is named or chosen when there is no file.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or understood, in words.
    pub(super) fn load(&self, words: Words) -> Result<Habits, String> {
        self.0.load::<Page>(words)
    }

    /// Puts these names and colours in the place of those before.
    ///
    /// # Errors
    ///
    /// Why they are not kept, in words.
    pub(super) fn keep(&self, habits: &Habits, words: Words) -> Result<(), String> {
        self.0.revise::<Page>(words, |old| *old = habits.clone())
    }

    /// Puts these names in the place of those before; the colours stay.
    ///
    /// # Errors
    ///
    /// Why they are not kept, in words.
    pub(super) fn keep_names(&self, names: &BySeat<Name>, words: Words) -> Result<(), String> {
        self.0.revise::<Page>(words, |old| old.names = names.clone())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn file() -> (tempfile::TempDir, SeatsFile) {
        let folder = tempfile::tempdir().unwrap();
        let file = SeatsFile(Remembered::at(folder.path().join("deep").join("seats.toml")));
        (folder, file)
    }

    fn named(text: &str) -> Habits {
        let mut given = text.split(',');
        let names = BySeat::from_fn(|_| Name::new(given.next().unwrap_or_default()));
        Habits { names, ..Habits::default() }
    }

    #[test]
    fn the_names_of_the_last_time_are_kept() {
        let (_folder, file) = file();
        assert_eq!(file.load(Words::default()), Ok(named("")));
        for text in ["Ann,,\"Bo\",跳棋", "Zoe", ""] {
            file.keep(&named(text), Words::default()).unwrap();
            assert_eq!(file.load(Words::default()), Ok(named(text)), "{text}");
        }
    }

    #[test]
    fn the_colours_are_kept_beside_the_names() {
        let (_folder, file) = file();
        let mut habits = named("Ann,Bo");
        for seat in [0, 0, 4].map(|number| Seat::ALL[number]) {
            habits.colours.advance(seat);
            file.keep(&habits, Words::default()).unwrap();
            assert_eq!(file.load(Words::default()), Ok(habits.clone()));
        }
    }

    #[test]
    fn names_that_are_kept_alone_leave_the_colours() {
        let (_folder, file) = file();
        let mut habits = named("Ann,Bo");
        habits.colours.advance(Seat::ALL[0]);
        file.keep(&habits, Words::default()).unwrap();
        habits.names = named("Ann,Zoe").names;
        file.keep_names(&habits.names, Words::default()).unwrap();
        assert_eq!(file.load(Words::default()), Ok(habits));
    }

    #[test]
    fn a_broken_file_is_told_and_left_as_it_is() {
        let (_folder, file) = file();
        fs::create_dir_all(file.path().parent().unwrap()).unwrap();
        let broken = [
            "[names",
            "version = 2\n[names]",
            "version = 1\n[names]\nA = 1\n",
            "version = 1\ncolours = [1, 2, 3]\n[names]\n",
            "version = 1\ncolours = [1, 2, 3, 4, 5, 5]\n[names]\n",
        ];
        for text in broken {
            fs::write(file.path(), text).unwrap();
            let told = file.load(Words::default()).unwrap_err();
            assert!(told.contains("seats.toml:"), "{told}");
            assert!(file.keep(&named("Ann"), Words::default()).is_err());
            assert!(file.keep_names(&named("Ann").names, Words::default()).is_err());
            assert_eq!(fs::read_to_string(file.path()).unwrap(), text);
        }
    }
}
