//! The files on the disk: the user's own rules and config, and rules named on the command line.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::Failure;
use crate::app::OwnFiles;
use crate::rules::Book;
use crate::text::{self, Words};

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

/// The shipped presets, the user's own and those of the files, in this order.
///
/// # Errors
///
/// Everything that is wrong in a file, or that it cannot be read.
pub fn book(files: &[PathBuf], words: Words) -> Result<Book, Failure> {
    let mut book = Book::shipped();
    let own = own_file().filter(|file| file.exists());
    for file in own.iter().chain(files) {
        add(&mut book, file, words)?;
    }
    Ok(book)
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
