//! The best results of crossing alone, kept from game to game.
//!
//! A small file in the XDG place for state: a table for each course with moves and hints. It is
//! written whole or not at all. One that cannot be understood is told and left as it is: what is in
//! it may be worth more than what would be written.

use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};
use serde::{Deserialize, Serialize};

use super::keeper;
use crate::rules::Broken;
use crate::text::Words;
use crate::tui::{Best, Bests};

/// The file as it is written.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    version: u32,
    best: std::collections::BTreeMap<String, Line>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    moves: u32,
    hints: u32,
}

/// What is written by this version.
const VERSION: u32 = 1;

/// Where best results are kept.
#[derive(Clone, Debug)]
pub struct BestFile(PathBuf);

impl BestFile {
    /// The user's file; there may be no home to put it in.
    pub fn of_user() -> Option<Self> {
        let base = choose_base_strategy().ok()?;
        let folder = base.state_dir().unwrap_or_else(|| base.data_dir());
        Some(Self(folder.join("starhop").join("best.toml")))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The results in the file; none when there is no file.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or understood, in words.
    pub fn load(&self, words: Words) -> Result<Bests, String> {
        let text = keeper::read_if_there(&self.0, words);
        let text = text.map_err(|error| self.told(&words.system_error(&error), words))?;
        self.parse(text.as_deref(), words)
    }

    /// Adds a result, unless the file has a better one by now.
    ///
    /// # Errors
    ///
    /// Why it is not kept, in words.
    pub fn keep(&self, course: String, best: Best, words: Words) -> Result<(), String> {
        let add = |text: Option<&str>| {
            let mut bests = self.parse(text, words)?;
            let known = bests.entry(course).or_insert(best);
            *known = (*known).min(best);
            write(bests).map(Some).map_err(|why| self.told(&why, words))
        };
        let added = keeper::revise(&self.0, words, add);
        added.unwrap_or_else(|failure| Err(self.told(&failure.why(words), words)))
    }

    fn parse(&self, text: Option<&str>, words: Words) -> Result<Bests, String> {
        let Some(text) = text else { return Ok(Bests::new()) };
        let page: Page = toml::from_str(text).map_err(|error| {
            let file = self.0.display().to_string();
            words.left_alone(&words.broken_at(&file, &Broken::of(text, &error)))
        })?;
        if page.version != VERSION {
            return Err(self.told(&words.unknown_version(page.version), words));
        }
        let best = |(course, Line { moves, hints })| (course, Best { moves, hints });
        Ok(page.best.into_iter().map(best).collect())
    }

    fn told(&self, why: &str, words: Words) -> String {
        words.left_as_it_is(&self.0.display().to_string(), why)
    }
}

fn write(bests: Bests) -> Result<String, String> {
    let line = |(course, Best { moves, hints })| (course, Line { moves, hints });
    let page = Page { version: VERSION, best: bests.into_iter().map(line).collect() };
    toml::to_string(&page).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn file() -> (tempfile::TempDir, BestFile) {
        let folder = tempfile::tempdir().unwrap();
        let file = BestFile(folder.path().join("deep").join("best.toml"));
        (folder, file)
    }

    fn best(moves: u32, hints: u32) -> Best {
        Best { moves, hints }
    }

    #[test]
    fn only_the_best_result_of_each_course_is_kept() {
        let (_folder, file) = file();
        assert_eq!(file.load(Words::default()), Ok(Bests::new()));
        for (course, moves, hints) in [("a", 31, 2), ("a", 30, 5), ("a", 33, 0), ("b", 40, 0)] {
            file.keep(course.to_owned(), best(moves, hints), Words::default()).unwrap();
        }
        let bests = file.load(Words::default()).unwrap();
        assert_eq!(bests["a"], best(30, 5));
        assert_eq!(bests["b"], best(40, 0));
        file.keep("a".to_owned(), best(30, 1), Words::default()).unwrap();
        assert_eq!(file.load(Words::default()).unwrap()["a"], best(30, 1));
    }

    #[test]
    fn a_broken_file_is_told_and_left_as_it_is() {
        let (_folder, file) = file();
        fs::create_dir_all(file.0.parent().unwrap()).unwrap();
        for text in ["[best", "version = 2\n[best]", "version = 1\nbest = 3", "\u{1}"] {
            fs::write(&file.0, text).unwrap();
            let told = file.load(Words::default()).unwrap_err();
            assert!(told.contains("best.toml"), "{told}");
            assert!(file.keep("a".to_owned(), best(1, 0), Words::default()).is_err());
            assert_eq!(fs::read_to_string(&file.0).unwrap(), text);
        }
        fs::write(&file.0, "version = 1\nbest == 3").unwrap();
        let told = file.load(Words::default()).unwrap_err();
        assert!(told.contains("best.toml:2:7: "), "{told}");
    }

    #[test]
    fn what_cannot_be_written_is_told() {
        let (folder, file) = file();
        fs::write(folder.path().join("deep"), "no folder").unwrap();
        assert!(file.keep("a".to_owned(), best(1, 0), Words::default()).is_err());
    }
}
