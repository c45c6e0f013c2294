//! The folder of saved games: what is in it, and a file for each game being played.
//!
//! A file that another program plays in is left to that one: this one goes on in a file of its own.
//! How files are written is left to the [`Keeper`], when to the [`Saver`](super::saver::Saver), what
//! a record says to [`record`](crate::record).

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::{BaseStrategy, choose_base_strategy};
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use super::keeper::{Keeper, busy};
use crate::text::{self, Label, Words};

/// What the files of saved games end in.
const EXTENSION: &str = "toml";

/// The most signs of a file's name, far below what file systems take.
const LONGEST_NAME: usize = 60;

/// The folder of saved games.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// A saved game as the folder tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Its file.
    pub path: PathBuf,
    /// When it was written last.
    pub written: SystemTime,
}

impl Store {
    /// The user's folder, in the XDG place for data; there may be no home to put it in.
    pub fn of_user() -> Option<Self> {
        let base = choose_base_strategy().ok()?;
        Some(Self::at(base.data_dir().join("starhop").join("games")))
    }

    /// That folder, which need not exist yet.
    pub fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file of the game of that name.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.{EXTENSION}"))
    }

    /// The saved games, the one written last first.
    ///
    /// # Errors
    ///
    /// When the folder cannot be read; one that does not exist has no games.
    pub fn list(&self) -> io::Result<Vec<Saved>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut games = Vec::new();
        for entry in entries {
            let path = entry?.path();
            let is_game = path.extension().is_some_and(|it| it == EXTENSION);
            // It may have gone meanwhile.
            let Ok(meta) = fs::metadata(&path) else { continue };
            if is_game && meta.is_file() {
                games.push(Saved {
                    written: meta.modified().unwrap_or(SystemTime::UNIX_EPOCH),
                    path,
                });
            }
        }
        games.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| b.path.cmp(&a.path)));
        Ok(games)
    }

    /// A file for a new game, called as the name says, with a number when that is taken.
    ///
    /// # Errors
    ///
    /// When nothing can be written into the folder.
    pub fn begin(&self, name: &str) -> io::Result<Keeper> {
        fs::create_dir_all(&self.folder)?;
        for number in 1..10_000 {
            let numbered = if number == 1 { name.to_owned() } else { format!("{name}-{number}") };
            let path = self.file(&numbered);
            if path.exists() {
                continue;
            }
            // Somebody may have begun it before the lock was ours.
            if let Some(keeper) = Keeper::of(path)?.filter(|keeper| !keeper.path().exists()) {
                return Ok(keeper);
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// The file of a saved game, to go on in; a new one beside it when another program plays it or
    /// when it lies elsewhere.
    ///
    /// # Errors
    ///
    /// When nothing can be written into the folder.
    pub fn go_on(&self, path: &Path) -> io::Result<Keeper> {
        fs::create_dir_all(&self.folder)?;
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
        let own = self.file(name.as_deref().unwrap_or("game"));
        if is_same(&own, path)
            && let Some(keeper) = Keeper::of(own)?
        {
            return Ok(keeper);
        }
        self.begin(name.as_deref().unwrap_or("game"))
    }

    /// Puts another text in the place of a file.
    ///
    /// # Errors
    ///
    /// When it cannot be written, or another program plays it.
    pub fn replace(path: &Path, text: &str, words: Words) -> io::Result<()> {
        Keeper::of(path.to_owned())?.ok_or_else(|| busy(words))?.write_through(text)
    }

    /// Keeps a text under a name; its file comes back.
    ///
    /// # Errors
    ///
    /// When it cannot be written, or a game of that name is there already.
    pub fn copy(&self, name: &str, text: &str, words: Words) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        let path = self.file(&file_name(name));
        let taken = || text::told(io::ErrorKind::AlreadyExists, words.say(Label::NameTaken));
        // Looked at only once the file is ours: two programs may think of the same name.
        let keeper = Keeper::of(path.clone())?.filter(|keeper| !keeper.path().exists());
        keeper.ok_or_else(taken)?.write_through(text)?;
        Ok(path)
    }

    /// Removes a saved game and the copy kept of it.
    ///
    /// # Errors
    ///
    /// When it cannot be removed, or another program plays it.
    pub fn delete(&self, path: &Path, words: Words) -> io::Result<()> {
        Keeper::of(path.to_owned())?.ok_or_else(|| busy(words))?.remove()
    }
}

/// A name as a file can have it anywhere: letters and digits, with hyphens for everything else;
/// `game` where nothing is left of it.
pub fn file_name(name: &str) -> String {
    let sign = |sign: char| if sign.is_alphanumeric() || sign == '_' { sign } else { '-' };
    let safe: String = name.trim().chars().map(sign).take(LONGEST_NAME).collect();
    match safe.trim_matches('-') {
        "" => "game".to_owned(),
        safe => safe.to_owned(),
    }
}

/// Whether two paths lead to the same file.
fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

/// A moment as the clocks on the wall here show it.
pub fn local_time(moment: SystemTime) -> DateTime {
    TimeZone::system().to_datetime(Timestamp::try_from(moment).unwrap_or_default())
}

/// The same to the minute, as lists tell it, in seconds since 1970.
pub fn local_minute(seconds: i64) -> String {
    let moment = Timestamp::from_second(seconds).unwrap_or_default();
    TimeZone::system().to_datetime(moment).strftime("%Y-%m-%d %H:%M").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::keeper::read;
    use crate::text::Language;

    const WORDS: Words = Words::new(Language::English);

    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path().join("deep").join("games"));
        (folder, store)
    }

    #[test]
    fn a_folder_that_does_not_exist_has_no_games() {
        let (_folder, store) = store();
        assert_eq!(store.list().unwrap(), []);
    }

    #[test]
    fn the_text_before_stays_as_a_copy() {
        let (_folder, store) = store();
        let keeper = store.begin("game").unwrap();
        keeper.write("one").unwrap();
        keeper.write("two").unwrap();
        keeper.write("three").unwrap();
        assert_eq!(read(keeper.path(), WORDS).unwrap(), "three");
        assert_eq!(read(&keeper.path().with_extension("toml.bak"), WORDS).unwrap(), "two");
        let games = store.list().unwrap();
        assert_eq!(games.iter().map(|game| &*game.path).collect::<Vec<_>>(), [keeper.path()]);
    }

    #[test]
    fn two_programs_never_write_the_same_file() {
        let (_folder, store) = store();
        let first = store.begin("game").unwrap();
        let second = store.begin("game").unwrap();
        assert_ne!(first.path(), second.path());
        first.write("first").unwrap();
        let third = store.go_on(first.path()).unwrap();
        assert_ne!(third.path(), first.path());
        let path = first.path().to_owned();
        drop(first);
        assert_eq!(store.go_on(&path).unwrap().path(), path);
    }

    #[test]
    fn a_file_from_elsewhere_is_gone_on_with_in_the_folder() {
        let (folder, store) = store();
        let elsewhere = folder.path().join("sent.toml");
        fs::write(&elsewhere, "theirs").unwrap();
        let keeper = store.go_on(&elsewhere).unwrap();
        keeper.write("ours").unwrap();
        assert_eq!(keeper.path(), store.file("sent"));
        assert_eq!(read(&elsewhere, WORDS).unwrap(), "theirs");
    }

    #[test]
    fn what_cannot_be_written_leaves_the_old_text() {
        let (_folder, store) = store();
        let keeper = store.begin("game").unwrap();
        keeper.write("old").unwrap();
        // A folder stands where the new text would be written.
        fs::create_dir(store.folder().join("game.toml.new")).unwrap();
        assert!(keeper.write("new").is_err());
        assert_eq!(read(keeper.path(), WORDS).unwrap(), "old");
    }

    #[test]
    fn what_is_played_elsewhere_is_not_deleted() {
        let (_folder, store) = store();
        let keeper = store.begin("game").unwrap();
        keeper.write("one").unwrap();
        keeper.write("two").unwrap();
        let path = keeper.path().to_owned();
        assert!(store.delete(&path, WORDS).is_err());
        drop(keeper);
        store.delete(&path, WORDS).unwrap();
        assert_eq!(fs::read_dir(store.folder()).unwrap().count(), 0);
    }
}
