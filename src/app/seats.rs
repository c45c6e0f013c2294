//! What the seats were called in the last game that was filled in on the screen, kept for the next time.
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
use crate::text::Words;

/// The file as it is written.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    version: u32,
    /// By the letter of the seat; seats that nobody named are left out.
    names: BTreeMap<char, String>,
}

/// What is written by this version.
const VERSION: u32 = 1;

/// Where names are kept.
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

    /// The names in the file; none when there is no file.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or understood, in words.
    pub(super) fn load(&self, words: Words) -> Result<BySeat<Name>, String> {
        let text =
            keeper::read_if_there(&self.0, words).map_err(|error| words.system_error(&error));
        let names = text.and_then(|it| it.as_deref().map(|text| parse(text, words)).transpose());
        names.map(Option::unwrap_or_default).map_err(|why| self.told(&why, words))
    }

    /// Puts these names in the place of those before.
    ///
    /// # Errors
    ///
    /// Why they are not kept, in words.
    pub(super) fn keep(&self, names: &BySeat<Name>, words: Words) -> Result<(), String> {
        let change = |old: Option<&str>| {
            old.map(|text| parse(text, words)).transpose()?;
            write(names).map(Some)
        };
        let kept = keeper::revise(&self.0, words, change);
        let kept = kept.unwrap_or_else(|failure| Err(failure.why(words)));
        kept.map_err(|why| self.told(&why, words))
    }

    fn told(&self, why: &str, words: Words) -> String {
        words.left_as_it_is(&self.0.display().to_string(), why)
    }
}

fn parse(text: &str, words: Words) -> Result<BySeat<Name>, String> {
    let page: Page = toml::from_str(text).map_err(|error| {
        let broken = Broken::of(text, &error);
        format!("{}:{}: {}", broken.line, broken.column, words.broken(&broken))
    })?;
    if page.version != VERSION {
        return Err(words.unknown_version(page.version));
    }
    let name = |seat: Seat| page.names.get(&seat.letter());
    Ok(BySeat::from_fn(|seat| name(seat).map(|name| Name::new(name)).unwrap_or_default()))
}

fn write(names: &BySeat<Name>) -> Result<String, String> {
    let named = Seat::ALL.into_iter().filter(|&seat| !names[seat].is_empty());
    let names = named.map(|seat| (seat.letter(), names[seat].to_string())).collect();
    toml::to_string(&Page { version: VERSION, names }).map_err(|error| error.to_string())
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

    fn names(text: &str) -> BySeat<Name> {
        let mut given = text.split(',');
        BySeat::from_fn(|_| Name::new(given.next().unwrap_or_default()))
    }

    #[test]
    fn the_names_of_the_last_time_are_kept() {
        let (_folder, file) = file();
        assert_eq!(file.load(Words::default()), Ok(names("")));
        for text in ["Ann,,\"Bo\",跳棋", "Zoe", ""] {
            file.keep(&names(text), Words::default()).unwrap();
            assert_eq!(file.load(Words::default()), Ok(names(text)), "{text}");
        }
    }

    #[test]
    fn a_broken_file_is_told_and_left_as_it_is() {
        let (_folder, file) = file();
        fs::create_dir_all(file.0.parent().unwrap()).unwrap();
        for text in ["[names", "version = 2\n[names]", "version = 1\n[names]\nA = 1\n"] {
            fs::write(&file.0, text).unwrap();
            assert!(file.load(Words::default()).unwrap_err().contains("seats.toml"));
            assert!(file.keep(&names("Ann"), Words::default()).is_err());
            assert_eq!(fs::read_to_string(&file.0).unwrap(), text);
        }
    }
}
