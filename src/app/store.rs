//! The folder of saved games: what is in it, and writing into it so that nothing is ever torn.
//!
//! A game is written beside its file and renamed over it, the file before it stays as `.bak`. A
//! lock beside each file being played keeps a second program from writing over it: that one goes
//! on in a file of its own. What a record says is left to [`record`](crate::record), when one is
//! written to the [`Saver`](super::saver::Saver).

use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use etcetera::{BaseStrategy, choose_base_strategy};
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use crate::record::LARGEST;
use crate::text::{Label, Words};

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

/// A file that only this program writes, as long as this lives.
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
    lock: PathBuf,
    /// Held, never read.
    _locked: File,
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
            if let Some(keeper) = Keeper::of(path)?.filter(|keeper| !keeper.path.exists()) {
                return Ok(keeper);
            }
        }
        Err(io::Error::new(io::ErrorKind::AlreadyExists, name.to_owned()))
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
        Keeper::of(path.to_owned())?.ok_or_else(|| busy(words))?.write(text)?.sync_all()
    }

    /// Puts another text in the place of a file, made from the one that is there, which is empty where
    /// there is none. Nobody else writes meanwhile. What the work refuses comes back, and nothing is
    /// written then, nor where it has nothing to write.
    ///
    /// # Errors
    ///
    /// When the file cannot be read or written, or another program has it.
    pub fn revise(
        path: &Path,
        words: Words,
        work: impl FnOnce(&str) -> Result<Option<String>, String>,
    ) -> io::Result<Result<(), String>> {
        fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
        let keeper = Keeper::of(path.to_owned())?.ok_or_else(|| busy(words))?;
        let old = match read(path, words) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            text => text?,
        };
        match work(&old) {
            Ok(Some(text)) => keeper.write(&text)?.sync_all().map(Ok),
            Ok(None) => Ok(Ok(())),
            Err(why) => Ok(Err(why)),
        }
    }

    /// Keeps a text under a name; its file comes back.
    ///
    /// # Errors
    ///
    /// When it cannot be written, or a game of that name is there already.
    pub fn copy(&self, name: &str, text: &str, words: Words) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        let path = self.file(&file_name(name));
        let taken = || io::Error::new(io::ErrorKind::AlreadyExists, words.say(Label::NameTaken));
        // Looked at only once the file is ours: two programs may think of the same name.
        let keeper = Keeper::of(path.clone())?.filter(|keeper| !keeper.path.exists());
        keeper.ok_or_else(taken)?.write(text)?.sync_all()?;
        Ok(path)
    }

    /// Removes a saved game and the copy kept of it.
    ///
    /// # Errors
    ///
    /// When it cannot be removed, or another program plays it.
    pub fn delete(&self, path: &Path, words: Words) -> io::Result<()> {
        let keeper = Keeper::of(path.to_owned())?.ok_or_else(|| busy(words))?;
        let files = [path.to_owned(), keeper.older(), keeper.link(), keeper.fresh()];
        files.iter().try_for_each(|file| match fs::remove_file(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed,
        })
    }
}

/// How often another program is waited for that changes a small file, and how long each time.
const TRIES: u32 = 40;
const WAIT: Duration = Duration::from_millis(25);

/// Changes a small file that programs share: what it says by now goes in, `None` when there is no
/// file, and what it shall say comes out, `None` when it may stay. Nobody else changes it meanwhile.
///
/// # Errors
///
/// Why nothing was changed, in words: the change's own, or that the file cannot be read or written.
pub fn amend(
    path: &Path,
    words: Words,
    change: impl FnOnce(Option<&str>) -> Result<Option<String>, String>,
) -> Result<(), String> {
    let told = |error: io::Error| error.to_string();
    fs::create_dir_all(path.parent().unwrap_or(Path::new("."))).map_err(told)?;
    let keeper = wait_for(path, words).map_err(told)?;
    let text = match read(path, words) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        text => Some(text.map_err(told)?),
    };
    match change(text.as_deref())? {
        Some(changed) => keeper.write(&changed).and_then(|file| file.sync_all()).map_err(told),
        None => Ok(()),
    }
}

fn wait_for(path: &Path, words: Words) -> io::Result<Keeper> {
    for _ in 0..TRIES {
        if let Some(keeper) = Keeper::of(path.to_owned())? {
            return Ok(keeper);
        }
        thread::sleep(WAIT);
    }
    Err(busy(words))
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

fn busy(words: Words) -> io::Error {
    io::Error::new(io::ErrorKind::ResourceBusy, words.say(Label::GameBusy))
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

/// The text of a file that may be a record.
///
/// # Errors
///
/// When it cannot be read, is not UTF-8, or is larger than any record.
pub fn read(path: &Path, words: Words) -> io::Result<String> {
    let mut text = String::new();
    let read = File::open(path)?.take(LARGEST as u64 + 1).read_to_string(&mut text)?;
    if read > LARGEST {
        let large = words.larger_than(LARGEST >> 20);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, large));
    }
    Ok(text)
}

impl Keeper {
    /// Takes a file for this program, unless another has it.
    fn of(path: PathBuf) -> io::Result<Option<Self>> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let lock = path.with_file_name(format!(".{name}.lock"));
        loop {
            let file = File::options().create(true).append(true).open(&lock)?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
                Ok(()) => {}
            }
            // The one who held it before may have removed it since it was opened here.
            if fs::metadata(&lock).is_ok_and(|there| is_file(&file, &there)) {
                return Ok(Some(Self { path, lock, _locked: file }));
            }
        }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where the text before the present one stays.
    fn older(&self) -> PathBuf {
        self.path.with_extension(format!("{EXTENSION}.bak"))
    }

    /// Makes this the file that was written last.
    pub fn touch(&self) {
        let file = File::options().append(true).open(&self.path);
        // It only decides which game is gone on with when none is named.
        let _ = file.and_then(|file| file.set_modified(SystemTime::now()));
    }

    /// Puts the text into the file: whoever reads it finds the old text or the new one, whole. The
    /// file comes back, for [`File::sync_all`].
    ///
    /// # Errors
    ///
    /// When it cannot be written; the old text is then still there.
    pub fn write(&self, text: &str) -> io::Result<File> {
        self.put(text).inspect_err(|_| {
            // What is half done is of no use, and the disk may be full.
            let _ = fs::remove_file(self.fresh());
            let _ = fs::remove_file(self.link());
        })
    }

    fn put(&self, text: &str) -> io::Result<File> {
        let mut file = File::create(self.fresh())?;
        io::Write::write_all(&mut file, text.as_bytes())?;
        self.keep_older(text)?;
        fs::rename(self.fresh(), &self.path)?;
        Ok(file)
    }

    /// The new text, on its way to become the present one.
    fn fresh(&self) -> PathBuf {
        self.path.with_extension(format!("{EXTENSION}.new"))
    }

    /// The second name of the present text, on its way to become the older one.
    fn link(&self) -> PathBuf {
        self.path.with_extension(format!("{EXTENSION}.old"))
    }

    /// The present text gets a second name, which replaces the older one: at no moment is the file
    /// itself away.
    fn keep_older(&self, text: &str) -> io::Result<()> {
        // A game that was just opened is written as it is: that is no text before another.
        if fs::read(&self.path).is_ok_and(|there| there == text.as_bytes()) || !self.path.exists() {
            return Ok(());
        }
        let link = self.link();
        let _ = fs::remove_file(&link);
        // Not every file system has hard links.
        fs::hard_link(&self.path, &link).or_else(|_| fs::copy(&self.path, &link).map(|_| ()))?;
        fs::rename(&link, self.older())?;
        // Where both names were of one text already, renaming has left this one.
        let _ = fs::remove_file(&link);
        Ok(())
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.lock);
    }
}

/// Whether the open file is the one that the metadata speak of.
fn is_file(file: &File, there: &fs::Metadata) -> bool {
    file.metadata().is_ok_and(|own| (own.dev(), own.ino()) == (there.dev(), there.ino()))
}

#[cfg(test)]
mod tests {
    use super::*;
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
        assert_eq!(read(&keeper.older(), WORDS).unwrap(), "two");
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

    #[test]
    fn a_file_larger_than_any_record_is_not_read() {
        let (folder, _) = store();
        let path = folder.path().join("large");
        File::create(&path).unwrap().set_len(1 << 30).unwrap();
        assert_eq!(read(&path, WORDS).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
    }
}
