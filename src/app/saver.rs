//! Saving the game that is played, after every action.
//!
//! The text is in its file, whole, before the frame that shows the action: so a program that is
//! killed loses nothing that was seen. A thread of its own sees to it that the disk has it too.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};
use std::time::SystemTime;

use super::keeper::Keeper;
use super::store::{Store, file_name, local_time};
use crate::text::{self, Label, Words};
use crate::tui::{Origin, Saving};

/// Keeps the game that is played.
pub struct Saver {
    store: Option<Store>,
    current: Option<Current>,
    disk: Option<Disk>,
}

/// The game that was saved last.
struct Current {
    /// Its number in the front end.
    game: u64,
    /// Its file.
    keeper: Keeper,
    /// The language it was played in, for when the program breaks down.
    words: Words,
}

impl Saver {
    /// Saves into that folder; without one nothing can be saved.
    pub fn new(store: Option<Store>) -> Self {
        Self { store, current: None, disk: None }
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
        if let Some(current) = &self.current {
            current.keeper.touch();
        }
    }

    /// Saves a game.
    ///
    /// # Errors
    ///
    /// Why it could not be saved.
    pub fn save(&mut self, saving: &Saving, words: Words) -> io::Result<()> {
        let game = saving.game;
        // Another game's file is let go first: it may be the one that is wanted now.
        let current = self.current.take().filter(|current| current.game == game);
        let keeper = match current {
            Some(current) => current.keeper,
            None => self.keeper(saving, words)?,
        };
        let Current { keeper, .. } = self.current.insert(Current { game, keeper, words });
        let file = keeper.write(&saving.text)?;
        self.disk.get_or_insert_with(Disk::new).sync(file, keeper.path());
        Ok(())
    }

    /// A file for a game that has none yet in this program.
    fn keeper(&self, saving: &Saving, words: Words) -> io::Result<Keeper> {
        let no_home = || text::told(io::ErrorKind::NotFound, words.say(Label::NoHome));
        let store = self.store.as_ref().ok_or_else(no_home)?;
        match &saving.origin {
            Origin::Saved(path) => store.go_on(path),
            // What is not kept never comes here.
            Origin::New | Origin::Replay | Origin::Lesson(_) => {
                store.begin(&name(&saving.preset, SystemTime::now()))
            }
        }
    }
}

impl Drop for Saver {
    /// A program that breaks down says where its game is.
    fn drop(&mut self) {
        if let (true, Some(Current { keeper, words, .. })) = (thread::panicking(), &self.current) {
            let line = words.kept_in(&keeper.path().display().to_string());
            // Nobody may listen any more.
            let _ = writeln!(io::stderr(), "{line}");
        }
    }
}

/// What a file is called that has no name yet: the rules, and when it was begun.
fn name(preset: &str, moment: SystemTime) -> String {
    let preset = file_name(preset);
    format!("{preset}-{}", local_time(moment).strftime("%Y-%m-%d-%H%M%S"))
}

/// The thread that waits for the disk.
struct Disk {
    sender: Option<Sender<(File, PathBuf)>>,
    thread: Option<JoinHandle<()>>,
}

impl Disk {
    fn new() -> Self {
        let (sender, receiver) = mpsc::channel::<(File, PathBuf)>();
        let work = move || {
            while let Ok(first) = receiver.recv() {
                // Only the last text matters; the ones before are gone already.
                let (file, folder) = receiver.try_iter().last().unwrap_or(first);
                // There is nobody to tell, and the text is in the file as far as programs see.
                let _ = file.sync_all().and_then(|()| File::open(folder)?.sync_all());
            }
        };
        let thread = thread::Builder::new().name("disk".to_owned()).spawn(work).ok();
        Self { sender: Some(sender), thread }
    }

    /// Sees to a file that was just put in its place: to its text, and to its name in the folder.
    fn sync(&self, file: File, path: &Path) {
        let folder = path.parent().unwrap_or(Path::new(".")).to_owned();
        if let Some(sender) = &self.sender {
            let _ = sender.send((file, folder));
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

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::text::Language;

    fn saving(game: u64, origin: &Origin, text: &str) -> Saving {
        Saving { game, origin: origin.clone(), preset: "small".to_owned(), text: text.to_owned() }
    }

    fn texts(folder: &Path) -> Vec<String> {
        let games = Store::at(folder.to_owned()).list().unwrap();
        let mut texts: Vec<String> =
            games.iter().map(|game| fs::read_to_string(&game.path).unwrap()).collect();
        texts.sort();
        texts
    }

    #[test]
    fn two_programs_that_open_the_same_game_lose_nothing_of_either() {
        let folder = tempfile::tempdir().unwrap();
        let store = || Some(Store::at(folder.path().to_owned()));
        let mut first = Saver::new(store());
        first.save(&saving(1, &Origin::New, "begun"), Words::default()).unwrap();
        let path = store().unwrap().list().unwrap()[0].path.clone();
        drop(first);
        let opened = Origin::Saved(path);
        let [mut first, mut second] = [(); 2].map(|()| Saver::new(store()));
        first.save(&saving(1, &opened, "begun"), Words::default()).unwrap();
        second.save(&saving(1, &opened, "begun"), Words::default()).unwrap();
        second.save(&saving(1, &opened, "theirs"), Words::default()).unwrap();
        drop(second);
        first.save(&saving(1, &opened, "ours"), Words::default()).unwrap();
        assert_eq!(texts(folder.path()), ["ours", "theirs"]);
    }

    #[test]
    fn trouble_is_told_in_the_language_of_now() {
        let mut saver = Saver::new(None);
        for words in Language::ALL.map(Words::new) {
            let told = saver.save(&saving(1, &Origin::New, "begun"), words).unwrap_err();
            assert_eq!(words.system_error(&told), words.say(Label::NoHome));
        }
    }

    #[test]
    fn opening_a_game_keeps_the_text_before_its_last_move() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path().to_owned());
        let mut saver = Saver::new(Some(store.clone()));
        saver.save(&saving(1, &Origin::New, "one"), Words::default()).unwrap();
        saver.save(&saving(1, &Origin::New, "two"), Words::default()).unwrap();
        let path = store.list().unwrap()[0].path.clone();
        let opened = Origin::Saved(path.clone());
        saver.save(&saving(2, &opened, "two"), Words::default()).unwrap();
        assert_eq!(fs::read_to_string(path.with_extension("toml.bak")).unwrap(), "one");
    }
}
