//! Errands to the folder of saved games: what comes of each is found out here and told.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::keeper;
use super::store::{Saved, Store, local_minute};
use crate::record::{Record, Seal};
use crate::text::{Label, Words};
use crate::tui::{Errand, Found, Listed, Origin, Seated, Trouble};

/// The most games a list shows: those played last.
const MOST: usize = 200;

/// Runs an errand.
pub fn run(store: Option<&Store>, errand: Errand, words: Words) -> Found {
    let Some(store) = store else {
        return Found::Told(words.say(Label::NoHome).to_owned());
    };
    match errand {
        Errand::List => list_of(store, words),
        Errand::Continue => match latest(store) {
            Ok(Some((path, record))) => seated(record, Origin::Saved(path)),
            Ok(None) => Found::Told(words.say(Label::GamesNothing).to_owned()),
            Err(error) => unreadable(store, &error, words),
        },
        Errand::Resume(path) => open(path, Origin::Saved, words),
        Errand::Replay(path) => open(path, |_| Origin::Replay, words),
        Errand::Delete(path) => match store.delete(&path, words) {
            Ok(()) => list_of(store, words),
            Err(error) => Found::Told(words.unwritable(&name(&path), &error)),
        },
        Errand::Copy { name, text } => match store.copy(&name, &text, words) {
            Ok(path) => Found::Told(words.copied(&self::name(&path))),
            Err(error) => {
                let why = words.unwritable(&name, &error);
                Found::NotCopied { name, why }
            }
        },
    }
}

fn list_of(store: &Store, words: Words) -> Found {
    list(store, words).map_or_else(|error| unreadable(store, &error, words), Found::List)
}

fn unreadable(store: &Store, error: &io::Error, words: Words) -> Found {
    Found::Told(words.unreadable(&store.folder().display().to_string(), error))
}

fn open(path: PathBuf, origin: impl FnOnce(PathBuf) -> Origin, words: Words) -> Found {
    match read(&path, Seal::Checked, words) {
        Ok(record) => seated(record, origin(path)),
        Err(trouble) => Found::Told(words.trouble(&name(&path), &trouble).join(" ")),
    }
}

fn seated(record: Record, origin: Origin) -> Found {
    Found::Game(Box::new(Seated { record, origin }))
}

/// The saved games, the one written last first.
///
/// # Errors
///
/// When the folder cannot be read.
pub fn list(store: &Store, words: Words) -> io::Result<Vec<Listed>> {
    Ok(store.list()?.into_iter().take(MOST).map(|it| listed(it, words)).collect())
}

fn listed(saved: Saved, words: Words) -> Listed {
    let since = saved.written.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let written = i64::try_from(since.as_secs()).unwrap_or_default();
    Listed {
        name: name(&saved.path),
        written,
        when: local_minute(written),
        summary: read(&saved.path, Seal::Checked, words).map(|record| record.summary()),
        path: saved.path,
    }
}

/// The game that was played last and is still going on, and its file; it is looked for as far back
/// as lists go.
///
/// # Errors
///
/// When the folder cannot be read.
pub fn latest(store: &Store) -> io::Result<Option<(PathBuf, Record)>> {
    let mut records = store.list()?.into_iter().take(MOST).filter_map(|saved| {
        let record = read(&saved.path, Seal::Checked, Words::default()).ok()?;
        record.game.ending().is_none().then_some((saved.path, record))
    });
    Ok(records.next())
}

/// What a saved game is called: as its file.
pub fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Reads a saved game.
///
/// # Errors
///
/// Why it cannot be opened.
pub fn read(path: &Path, seal: Seal, words: Words) -> Result<Record, Trouble> {
    let text = keeper::read(path, words)
        .map_err(|error| Trouble::Unreadable(words.system_error(&error)))?;
    Record::read(&text, seal).map_err(|error| Trouble::Wrong(Box::new(error)))
}
