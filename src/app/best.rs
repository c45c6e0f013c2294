//! The best results of crossing alone, [remembered] from game to game: a table for
//! each course with moves and hints.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::remembered::{self, Remembered, VERSION};
use crate::text::Words;
use crate::tui::{Best, Bests};

/// The file as it is written.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    version: u32,
    best: BTreeMap<String, Line>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    moves: u32,
    hints: u32,
}

impl remembered::Page for Page {
    type Meaning = Bests;

    fn version(&self) -> u32 {
        self.version
    }

    fn meaning(self, _: Words) -> Result<Bests, String> {
        let best = |(course, Line { moves, hints })| (course, Best { moves, hints });
        Ok(self.best.into_iter().map(best).collect())
    }

    fn of(bests: Bests) -> Self {
        let line = |(course, Best { moves, hints })| (course, Line { moves, hints });
        Self { version: VERSION, best: bests.into_iter().map(line).collect() }
    }
}

/// Where best results are kept.
#[derive(Clone, Debug)]
pub struct BestFile(Remembered);

impl BestFile {
    /// The user's file; there may be no home to put it in.
    pub fn of_user() -> Option<Self> {
        Remembered::of_user("best.toml").map(Self)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The results in the file; none when there is no file.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or understood, in words.
    pub fn load(&self, words: Words) -> Result<Bests, String> {
        self.0.load::<Page>(words)
    }

    /// Adds a result, unless the file has a better one by now.
    ///
    /// # Errors
    ///
    /// Why it is not kept, in words.
    pub fn keep(&self, course: String, best: Best, words: Words) -> Result<(), String> {
        self.0.revise::<Page>(words, |bests| {
            let known = bests.entry(course).or_insert(best);
            *known = (*known).min(best);
        })
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn file() -> (tempfile::TempDir, BestFile) {
        let folder = tempfile::tempdir().unwrap();
        let file = BestFile(Remembered::at(folder.path().join("deep").join("best.toml")));
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
        fs::create_dir_all(file.path().parent().unwrap()).unwrap();
        for text in ["[best", "version = 2\n[best]", "version = 1\nbest = 3", "\u{1}"] {
            fs::write(file.path(), text).unwrap();
            let told = file.load(Words::default()).unwrap_err();
            assert!(told.contains("best.toml"), "{told}");
            assert!(file.keep("a".to_owned(), best(1, 0), Words::default()).is_err());
            assert_eq!(fs::read_to_string(file.path()).unwrap(), text);
        }
        fs::write(file.path(), "version = 1\nbest == 3").unwrap();
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
