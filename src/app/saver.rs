//! Saving the game that is played, after every action.
//!
//! The text is in its file, whole, before the frame that shows the action: so a program that is
//! killed loses nothing that was seen. A thread of its own sees to it that the disk has it too.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Write};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};
use std::time::SystemTime;

use super::store::{Keeper, Store, file_name, local_time};
use crate::text::{Label, Words};
use crate::tui::{Origin, Saving};

/// Keeps the game that is played.
pub struct Saver {
    store: Option<Store>,
    /// The number of the game in the front end, and its file.
    current: Option<(u64, Keeper)>,
    disk: Option<Disk>,
    words: Words,
}

impl Saver {
    /// Saves into that folder; without one nothing can be saved.
    pub fn new(store: Option<Store>, words: Words) -> Self {
        Self { store, current: None, disk: None, words }
    }

    /// The folder.
    pub fn store(&self) -> Option<&Store> {
        self.store.as_ref()
    }

    /// Lets the file of the game go: it is over.
    pub fn release(&mut self) {
        self.current = None;
    }

    /// Makes the game that is played the one that was written last, though a copy of it was.
    pub fn touch(&self) {
        if let Some((_, keeper)) = &self.current {
            let file = File::options().append(true).open(keeper.path());
            // It only decides which of the two is gone on with.
            let _ = file.and_then(|file| file.set_modified(SystemTime::now()));
        }
    }

    /// Saves a game.
    ///
    /// # Errors
    ///
    /// Why it could not be saved.
    pub fn save(&mut self, saving: &Saving) -> io::Result<()> {
        // Another game's file is let go first: it may be the one that is wanted now.
        let current = self.current.take().filter(|(game, _)| *game == saving.game);
        let keeper = match current {
            Some((_, keeper)) => keeper,
            None => self.keeper(saving)?,
        };
        let written = keeper.write(&saving.text);
        self.current = Some((saving.game, keeper));
        self.disk.get_or_insert_with(Disk::new).sync(written?);
        Ok(())
    }

    /// A file for a game that has none yet in this program.
    fn keeper(&self, saving: &Saving) -> io::Result<Keeper> {
        let no_home = || io::Error::new(io::ErrorKind::NotFound, self.words.say(Label::NoHome));
        let store = self.store.as_ref().ok_or_else(no_home)?;
        match &saving.origin {
            Origin::Saved(path) => store.go_on(path),
            Origin::New | Origin::Replay => store.begin(&name(&saving.preset, SystemTime::now())),
        }
    }
}

impl Drop for Saver {
    /// A program that breaks down says where its game is.
    fn drop(&mut self) {
        if let (true, Some((_, keeper))) = (thread::panicking(), &self.current) {
            let line = self.words.kept_in(&keeper.path().display().to_string());
            // Nobody may listen any more.
            let _ = writeln!(io::stderr(), "{line}");
        }
    }
}

/// What a file is called that has no name yet: the rules, and when it was begun.
fn name(preset: &str, moment: SystemTime) -> String {
    let safe = file_name(preset);
    let safe = if safe.is_empty() { "game" } else { &safe };
    format!("{safe}-{}", local_time(moment).strftime("%Y-%m-%d-%H%M%S"))
}

/// The thread that waits for the disk.
struct Disk {
    sender: Option<Sender<File>>,
    thread: Option<JoinHandle<()>>,
}

impl Disk {
    fn new() -> Self {
        let (sender, receiver) = mpsc::channel::<File>();
        let work = move || {
            let mut files = VecDeque::new();
            while let Ok(file) = receiver.recv() {
                files.push_back(file);
                // Only the last text matters; the ones before are gone already.
                files.extend(receiver.try_iter());
                if let Some(last) = files.pop_back() {
                    // There is nobody to tell, and the text is in the file as far as programs see.
                    let _ = last.sync_all();
                }
                files.clear();
            }
        };
        let thread = thread::Builder::new().name("disk".to_owned()).spawn(work).ok();
        Self { sender: Some(sender), thread }
    }

    fn sync(&self, file: File) {
        if let Some(sender) = &self.sender {
            let _ = sender.send(file);
        }
    }
}

impl Drop for Disk {
    /// The disk has everything before the program ends.
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
