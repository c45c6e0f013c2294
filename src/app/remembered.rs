//! Small files of what the program remembers from game to game, in the XDG place for state.
//!
//! Each is a page of TOML with its version, written whole or not at all. One that cannot be understood
//! is told and left as it is: what is in it may be worth more than what would be written. What stands
//! in them is left to the files of each.

use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::keeper;
use crate::rules::Broken;
use crate::text::Words;

/// What is written by this version.
pub const VERSION: u32 = 1;

/// A file as it is written, and what it means.
pub trait Page: Serialize + DeserializeOwned {
    /// What it means; nothing is remembered by default.
    type Meaning: Default;

    /// The version that it was written by.
    fn version(&self) -> u32;

    /// What it means.
    ///
    /// # Errors
    ///
    /// Why it means nothing, in words.
    fn meaning(self, words: Words) -> Result<Self::Meaning, String>;

    /// The page that means this.
    fn of(meaning: Self::Meaning) -> Self;
}

/// Where something is remembered.
#[derive(Clone, Debug)]
pub struct Remembered(PathBuf);

impl Remembered {
    /// A file of the user's; there may be no home to put it in.
    pub fn of_user(name: &str) -> Option<Self> {
        let base = choose_base_strategy().ok()?;
        let folder = base.state_dir().unwrap_or_else(|| base.data_dir());
        Some(Self(folder.join("starhop").join(name)))
    }

    /// A file there.
    #[cfg(test)]
    pub fn at(path: PathBuf) -> Self {
        Self(path)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// What the file means; nothing where there is no file.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or understood, in words.
    pub fn load<P: Page>(&self, words: Words) -> Result<P::Meaning, String> {
        let text = keeper::read_if_there(&self.0, words);
        let text = text.map_err(|error| self.told(&words.system_error(&error), words))?;
        self.parse::<P>(text.as_deref(), words)
    }

    /// Changes what the file means by now.
    ///
    /// # Errors
    ///
    /// Why it is not changed, in words.
    pub fn revise<P: Page>(
        &self,
        words: Words,
        change: impl FnOnce(&mut P::Meaning),
    ) -> Result<(), String> {
        let work = |text: Option<&str>| {
            let mut meaning = self.parse::<P>(text, words)?;
            change(&mut meaning);
            let text = toml::to_string(&P::of(meaning));
            text.map(Some).map_err(|error| self.told(&error.to_string(), words))
        };
        let revised = keeper::revise(&self.0, words, work);
        revised.unwrap_or_else(|failure| Err(self.told(&failure.why(words), words)))
    }

    fn parse<P: Page>(&self, text: Option<&str>, words: Words) -> Result<P::Meaning, String> {
        let Some(text) = text else { return Ok(P::Meaning::default()) };
        let page: P = toml::from_str(text).map_err(|error| {
            let file = self.0.display().to_string();
            words.left_alone(&words.broken_at(&file, &Broken::of(text, &error)))
        })?;
        let meaning = match page.version() {
            VERSION => page.meaning(words),
            other => Err(words.unknown_version(other)),
        };
        meaning.map_err(|why| self.told(&why, words))
    }

    fn told(&self, why: &str, words: Words) -> String {
        words.left_as_it_is(&self.0.display().to_string(), why)
    }
}
