//! The file of the ladder: everybody's points, in the XDG place for data.
//!
//! It is written as saved games are: whole or not at all, the text before it stays as `.bak`. A file
//! that cannot be understood is told and left as it is. What is in it is left to
//! [`ladder`](crate::ladder).

use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};

use super::keeper;
use crate::ladder::{Ladder, Unrated};
use crate::record::Record;
use crate::text::Words;
use crate::tui::Rated;

/// Where everybody's points are kept.
#[derive(Clone, Debug)]
pub struct LadderFile(PathBuf);

impl LadderFile {
    /// The user's file; there may be no home to put it in.
    pub fn of_user() -> Option<Self> {
        let base = choose_base_strategy().ok()?;
        Some(Self(base.data_dir().join("starhop").join("players.toml")))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Everybody's points; nobody's when there is no file.
    ///
    /// # Errors
    ///
    /// Why it cannot be read or understood, in words.
    pub fn load(&self, words: Words) -> Result<Ladder, String> {
        let text = keeper::read_if_there(&self.0, words);
        let text = text.map_err(|error| self.told(&words.system_error(&error), words))?;
        self.parse(text.as_deref(), words)
    }

    /// Enters a finished game.
    pub fn enter(&self, record: &Record, words: Words) -> Rated {
        self.enter_within(keeper::TRIES, record, words)
    }

    fn enter_within(&self, tries: u32, record: &Record, words: Words) -> Rated {
        let mut entered = Err(Unrated::Known);
        let add = |text: Option<&str>| {
            let mut ladder = self.parse(text, words)?;
            entered = ladder.enter(record);
            Ok(entered.is_ok().then(|| ladder.text()))
        };
        let added = keeper::revise_within(tries, &self.0, words, add);
        let added = added.unwrap_or_else(|failure| Err(self.told(&failure.why(words), words)));
        match (added, entered) {
            (Err(told), _) => Rated::Trouble(told),
            (Ok(()), Ok(rating)) => Rated::Entered(rating),
            (Ok(()), Err(unrated)) => Rated::Unrated(unrated),
        }
    }

    fn parse(&self, text: Option<&str>, words: Words) -> Result<Ladder, String> {
        let ladder = text.map(Ladder::parse).transpose().map(Option::unwrap_or_default);
        let file = self.0.display().to_string();
        ladder.map_err(|error| words.left_alone(&words.page_error(&file, &error)))
    }

    fn told(&self, why: &str, words: Words) -> String {
        words.left_as_it_is(&self.0.display().to_string(), why)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Arc;

    use super::*;
    use crate::game::Action;
    use crate::record::Worth;
    use crate::rules::{BySeat, Draft, Rules, Seat, Seating};
    use crate::table::{self, Name};

    fn file() -> (tempfile::TempDir, LadderFile) {
        let folder = tempfile::tempdir().unwrap();
        let file = LadderFile(folder.path().join("deep").join("players.toml"));
        (folder, file)
    }

    fn record(seed: u64) -> Record {
        let draft = Draft { board: Some(3), ..Draft::default() };
        let rules = Rules::new(&draft, Seating::of(2).unwrap()).unwrap();
        let mut game = table::opening(Arc::new(rules), seed);
        game.play(Action::Resign(Seat::ALL[3])).unwrap();
        Record {
            started: None,
            preset: "small".to_owned(),
            seed,
            players: BySeat::default(),
            names: BySeat::from_fn(|seat| Name::new(&format!("Ann of {seat}"))),
            worth: Worth::default(),
            game,
        }
    }

    #[test]
    fn programs_that_finish_games_together_lose_none() {
        let (_folder, file) = file();
        std::thread::scope(|scope| {
            for program in 0..4 {
                let file = &file;
                scope.spawn(move || {
                    for game in 0..10 {
                        // However slow the machine is, nobody gives up.
                        let record = record(program * 100 + game);
                        let rated = file.enter_within(u32::MAX, &record, Words::default());
                        assert!(matches!(rated, Rated::Entered(_)), "{rated:?}");
                    }
                });
            }
        });
        let ladder = file.load(Words::default()).unwrap();
        assert!(ladder.ranking().iter().all(|(_, profile)| profile.played == 40));
        assert_eq!(ladder.ranking().len(), 2);
    }

    #[test]
    fn a_broken_file_is_told_and_left_as_it_is() {
        let (_folder, file) = file();
        fs::create_dir_all(file.0.parent().unwrap()).unwrap();
        for text in ["[players", "version = 9", "version = 1\nplayers = 3", "\u{1}"] {
            fs::write(&file.0, text).unwrap();
            let told = file.load(Words::default()).unwrap_err();
            assert!(told.contains("players.toml"), "{told}");
            assert!(matches!(file.enter(&record(1), Words::default()), Rated::Trouble(_)));
            assert_eq!(fs::read_to_string(&file.0).unwrap(), text);
        }
    }
}
