//! Files that are written so that nothing is ever torn, by one program at a time.
//!
//! A text is written beside its file and renamed over it; the text before it stays as `.bak`. A lock
//! beside the file keeps a second program from writing over it. Which files there are is left to
//! others: saved games to the [`Store`](super::store::Store).

use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::record::LARGEST;
use crate::text::{self, Label, Words};

/// What the files end in.
const EXTENSION: &str = "toml";

/// A file that only this program writes, as long as this lives.
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
    lock: PathBuf,
    /// Held, never read.
    _locked: File,
}

/// How often another program is waited for that changes a shared file, and how long each time.
pub const TRIES: u32 = 40;
const WAIT: Duration = Duration::from_millis(25);

/// Why a file that programs share could not be changed.
#[derive(Debug)]
pub enum Failure {
    /// It cannot be read.
    Unreadable(io::Error),
    /// It cannot be written, or another program keeps it for too long.
    Unwritable(io::Error),
}

impl Failure {
    /// Why, in words.
    pub fn why(&self, words: Words) -> String {
        match self {
            Self::Unreadable(error) | Self::Unwritable(error) => words.system_error(error),
        }
    }
}

/// Changes a file that programs share: what it says by now goes in, `None` when there is no file, and
/// what it shall say comes out, `None` when it may stay. Nobody else changes it meanwhile. What the
/// work refuses comes back, and nothing is written then.
///
/// # Errors
///
/// When the file cannot be read or written, or another program keeps it for too long.
pub fn revise(
    path: &Path,
    words: Words,
    work: impl FnOnce(Option<&str>) -> Result<Option<String>, String>,
) -> Result<Result<(), String>, Failure> {
    revise_within(TRIES, path, words, work)
}

/// The same; another program is waited for so many times.
///
/// # Errors
///
/// As for [`revise`].
pub fn revise_within(
    tries: u32,
    path: &Path,
    words: Words,
    work: impl FnOnce(Option<&str>) -> Result<Option<String>, String>,
) -> Result<Result<(), String>, Failure> {
    // A link stays a link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().unwrap_or(Path::new("."));
    let keeper = fs::create_dir_all(folder).and_then(|()| wait_for(tries, &path, words));
    let keeper = keeper.map_err(Failure::Unwritable)?;
    let old = read_if_there(&path, words).map_err(Failure::Unreadable)?;
    match work(old.as_deref()) {
        Ok(Some(text)) => keeper.write_through(&text).map(Ok).map_err(Failure::Unwritable),
        Ok(None) => Ok(Ok(())),
        Err(why) => Ok(Err(why)),
    }
}

fn wait_for(tries: u32, path: &Path, words: Words) -> io::Result<Keeper> {
    for _ in 0..tries {
        if let Some(keeper) = Keeper::of(path.to_owned())? {
            return Ok(keeper);
        }
        thread::sleep(WAIT);
    }
    Err(busy(words))
}

/// Another program has the file.
pub fn busy(words: Words) -> io::Error {
    text::told(io::ErrorKind::ResourceBusy, words.say(Label::GameBusy))
}

/// The text of a file, which is no larger than any record.
///
/// # Errors
///
/// When it cannot be read, is not UTF-8, or is larger than any record.
pub fn read(path: &Path, words: Words) -> io::Result<String> {
    let mut text = String::new();
    let read = File::open(path)?.take(LARGEST as u64 + 1).read_to_string(&mut text)?;
    if read > LARGEST {
        let large = words.larger_than(LARGEST >> 20);
        return Err(text::told(io::ErrorKind::FileTooLarge, large));
    }
    Ok(text)
}

/// The same; nothing where there is no file.
///
/// # Errors
///
/// As for [`read`].
pub fn read_if_there(path: &Path, words: Words) -> io::Result<Option<String>> {
    match read(path, words) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        text => text.map(Some),
    }
}

impl Keeper {
    /// Takes a file for this program, unless another has it.
    pub fn of(path: PathBuf) -> io::Result<Option<Self>> {
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
    /// file comes back, for [`File::sync_all`]: until then only programs see the new text for sure.
    ///
    /// # Errors
    ///
    /// When it cannot be written; the old text is then still there.
    pub fn write(&self, text: &str) -> io::Result<File> {
        self.replace(text, |_| Ok(()))
    }

    /// The same; the new text is on the disk before the old one goes.
    ///
    /// # Errors
    ///
    /// As for [`write`](Self::write).
    pub fn write_through(&self, text: &str) -> io::Result<()> {
        self.replace(text, File::sync_all)?;
        File::open(self.path.parent().unwrap_or(Path::new(".")))?.sync_all()
    }

    fn replace(&self, text: &str, sync: impl Fn(&File) -> io::Result<()>) -> io::Result<File> {
        let replaced = self.put(text).and_then(|file| {
            sync(&file)?;
            self.keep_older(text)?;
            fs::rename(self.fresh(), &self.path).map(|()| file)
        });
        replaced.inspect_err(|_| {
            // What is half done is of no use, and the disk may be full.
            let _ = fs::remove_file(self.fresh());
            let _ = fs::remove_file(self.link());
        })
    }

    /// The text beside the file, for the same people to read.
    fn put(&self, text: &str) -> io::Result<File> {
        let mut file = File::create(self.fresh())?;
        if let Ok(there) = fs::metadata(&self.path) {
            file.set_permissions(there.permissions())?;
        }
        io::Write::write_all(&mut file, text.as_bytes())?;
        Ok(file)
    }

    /// Removes the file, and whatever else was kept of it.
    ///
    /// # Errors
    ///
    /// When it cannot be removed.
    pub fn remove(&self) -> io::Result<()> {
        let files = [self.path.clone(), self.older(), self.link(), self.fresh()];
        files.iter().try_for_each(|file| match fs::remove_file(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed,
        })
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

    #[test]
    fn a_file_larger_than_any_record_is_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("large");
        File::create(&path).unwrap().set_len(1 << 30).unwrap();
        assert_eq!(read(&path, WORDS).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
    }

    #[test]
    fn a_file_that_is_a_link_stays_one() {
        let folder = tempfile::tempdir().unwrap();
        let [real, link] = ["real", "link"].map(|name| folder.path().join(name));
        fs::write(&real, "old").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        revise(&link, WORDS, |_| Ok(Some("new".to_owned()))).unwrap().unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&real).unwrap(), "new");
    }

    #[test]
    fn a_file_that_only_its_owner_reads_stays_so() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file.toml");
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        revise(&path, WORDS, |_| Ok(Some("new".to_owned()))).unwrap().unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn what_the_work_refuses_is_not_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("file.toml");
        let refused = revise(&path, WORDS, |_| Err("no".to_owned())).unwrap();
        assert_eq!((refused, path.exists()), (Err("no".to_owned()), false));
    }
}
