//! What the seats were called in the last game that was filled in on the screen, and their colours, kept
//! for the next time.
//!
//! A small file in the XDG place for state, as that of the [best results](super::best): written whole or
//! not at all, and left as it is when it cannot be understood.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};
use serde::{Deserialize, Serialize};

use super::keeper;
use crate::rules::{Broken, BySeat, Seat};
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

/// What is written by this version.
const VERSION: u32 = 1;

/// Where names and colours are kept.
#[derive(Clone, Debug)]
pub struct SeatsFile(PathBuf);

impl SeatsFile {
    /// The user's file; there may be no home to put it in.
    pub fn of_user() -> Option<Self> {
        let base = choose_base_strategy().ok()?;
        let folder = base.state_dir().unwrap_or_else(|| base.data_dir());
        Some(Self(folder.join("starhop").join("seats.toml")))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// What is in the file; nothing is named or chosen when there is no file.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or understood, in words.
    pub(super) fn load(&self, words: Words) -> Result<Habits, String> {
        let text = keeper::read_if_there(&self.0, words);
        let text = text.map_err(|error| self.told(&words.system_error(&error), words))?;
        self.parse(text.as_deref(), words)
    }

    /// Puts these names and colours in the place of those before.
    ///
    /// # Errors
    ///
    /// Why they are not kept, in words.
    pub(super) fn keep(&self, habits: &Habits, words: Words) -> Result<(), String> {
        let change = |old: Option<&str>| {
            self.parse(old, words)?;
            write(habits).map(Some).map_err(|why| self.told(&why, words))
        };
        let kept = keeper::revise(&self.0, words, change);
        kept.unwrap_or_else(|failure| Err(self.told(&failure.why(words), words)))
    }

    fn parse(&self, text: Option<&str>, words: Words) -> Result<Habits, String> {
        let Some(text) = text else { return Ok(Habits::default()) };
        let page: Page = toml::from_str(text).map_err(|error| {
            let file = self.0.display().to_string();
            words.left_alone(&words.broken_at(&file, &Broken::of(text, &error)))
        })?;
        if page.version != VERSION {
            return Err(self.told(&words.unknown_version(page.version), words));
        }
        let colours = page.colours.map_or(Some(Colours::default()), Colours::numbered);
        let once_each = || self.told(words.say(Label::ColoursOnceEach), words);
        let colours = colours.ok_or_else(once_each)?;
        let name = |seat: Seat| page.names.get(&seat.letter()).map(|name| Name::new(name));
        let names = BySeat::from_fn(|seat| name(seat).unwrap_or_default());
        Ok(Habits { names, colours })
    }

    fn told(&self, why: &str, words: Words) -> String {
        words.left_as_it_is(&self.0.display().to_string(), why)
    }
}

fn write(Habits { names, colours }: &Habits) -> Result<String, String> {
    let named = Seat::ALL.into_iter().filter(|&seat| !names[seat].is_empty());
    let page = Page {
        version: VERSION,
        colours: (*colours != Colours::default()).then(|| colours.numbers()),
        names: named.map(|seat| (seat.letter(), names[seat].to_string())).collect(),
    };
    toml::to_string(&page).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn file() -> (tempfile::TempDir, SeatsFile) {
        let folder = tempfile::tempdir().unwrap();
        let file = SeatsFile(folder.path().join("deep").join("seats.toml"));
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
    fn a_broken_file_is_told_and_left_as_it_is() {
        let (_folder, file) = file();
        fs::create_dir_all(file.0.parent().unwrap()).unwrap();
        let broken = [
            "[names",
            "version = 2\n[names]",
            "version = 1\n[names]\nA = 1\n",
            "version = 1\ncolours = [1, 2, 3]\n[names]\n",
            "version = 1\ncolours = [1, 2, 3, 4, 5, 5]\n[names]\n",
        ];
        for text in broken {
            fs::write(&file.0, text).unwrap();
            let told = file.load(Words::default()).unwrap_err();
            assert!(told.contains("seats.toml:"), "{told}");
            assert!(file.keep(&named("Ann"), Words::default()).is_err());
            assert_eq!(fs::read_to_string(&file.0).unwrap(), text);
        }
    }
}
