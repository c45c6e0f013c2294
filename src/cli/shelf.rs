//! The files on the disk: the user's own rules and config, and rules named on the command line.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::{Failure, complain};
use crate::app::OwnFiles;
use crate::rules::Book;
use crate::text::{self, Label, Words};

/// No rules file is anywhere near this large; a larger one is refused before it is read.
const LARGEST: u64 = 1 << 20;

/// Where the user's own presets are, whether or not the file exists.
pub fn own_file() -> Option<PathBuf> {
    OwnFiles::of_user().rules
}

/// Where the user's config is, whether or not the file exists.
pub fn config_file() -> Option<PathBuf> {
    OwnFiles::of_user().config
}

/// The presets there are.
#[derive(Debug)]
pub struct Shelf {
    /// The shipped ones, the user's own and those of the files that are named, in this order.
    pub book: Book,
    /// What is wrong with the user's own file; nothing of it is in the book then.
    pub faults: Vec<String>,
}

impl Shelf {
    /// Reads the user's own file, if it is there, and those that are named. What is wrong with the first
    /// is told on the standard error and keeps nobody from what is in the others.
    ///
    /// # Errors
    ///
    /// Everything that is wrong in a file that is named, or that it cannot be read.
    pub fn open(files: &[PathBuf], words: Words) -> Result<Self, Failure> {
        let mut book = Book::shipped();
        let named = |own: &Path| files.iter().any(|file| is_same(file, own));
        let own = own_file().filter(|own| own.exists() && !named(own));
        let faults = own.map(|own| add_own(&mut book, &own, words)).unwrap_or_default();
        for file in files {
            add(&mut book, file, words)?;
        }
        Ok(Self { book, faults })
    }
}

/// Whether two paths lead to one file, however they are spelled.
fn is_same(one: &Path, other: &Path) -> bool {
    let paths = fs::canonicalize(one).and_then(|one| Ok((one, fs::canonicalize(other)?)));
    paths.is_ok_and(|(one, other)| one == other)
}

/// The user's own presets, as a whole or not at all; what is wrong with them comes back.
fn add_own(book: &mut Book, file: &Path, words: Words) -> Vec<String> {
    let Err(Failure { mut lines, .. }) = add(book, file, words) else { return Vec::new() };
    lines.push(format!("{}: {}", file.display(), words.say(Label::RulesIgnored)));
    lines.iter().for_each(|line| complain(line));
    lines
}

fn add(book: &mut Book, file: &Path, words: Words) -> Result<(), Failure> {
    let name = file.display().to_string();
    let cannot = |error: io::Error| Failure::usage_line(words.unreadable(&name, &error));
    let text = read(file, words).map_err(cannot)?;
    book.add(&name, &text)
        .map_err(|errors| Failure::usage(errors.iter().map(|e| words.book_error(e)).collect()))
}

/// The text of a file, when it is not larger than any such file.
pub fn read(file: &Path, words: Words) -> io::Result<String> {
    let mut text = String::new();
    let read = File::open(file)?.take(LARGEST + 1).read_to_string(&mut text)?;
    if read as u64 > LARGEST {
        return Err(text::told(io::ErrorKind::FileTooLarge, words.larger_than(1)));
    }
    Ok(text)
}
