//! The user's own files, rules and config: where they are, and presets kept in the first.
//!
//! A file is changed in one place, with everything else in it as it was: comments, order, blanks. One
//! that cannot be understood is told of and left as it is. Settings are kept by
//! [`settings`](super::settings).

use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};
use toml_edit::{DocumentMut, Item, Table, TableLike, Value};

use super::keeper::{self, Failure};
use crate::rules::{Book, Draft, Switch};
use crate::text::{Label, Words};
use crate::tui::{Kept, Mine, Taken};

/// Where the user's own files are, whether or not they exist; there may be no home to put them in.
#[derive(Clone, Debug, Default)]
pub struct OwnFiles {
    /// Their presets.
    pub rules: Option<PathBuf>,
    /// Their config.
    pub config: Option<PathBuf>,
    /// The folder of their themes.
    pub themes: Option<PathBuf>,
}

impl OwnFiles {
    /// In the XDG place for configs.
    pub fn of_user() -> Self {
        let folder = choose_base_strategy().ok().map(|base| base.config_dir().join("starhop"));
        let file = |name: &str| folder.as_ref().map(|folder| folder.join(name));
        Self { rules: file("rules.toml"), config: file("config.toml"), themes: file("themes") }
    }

    /// What the file of presets is called in a book.
    pub(super) fn rules_name(&self) -> String {
        self.rules.as_ref().map(|file| file.display().to_string()).unwrap_or_default()
    }

    /// Keeps a preset.
    pub(super) fn keep_preset(&self, mine: Mine, words: Words) -> Kept {
        let Some(file) = &self.rules else {
            return Kept::Told(words.say(Label::NoHome).to_owned());
        };
        let name = self.rules_name();
        let mut written = None;
        let revised = revise(file, words, |old| {
            written = with_preset(&name, old, &mine, words)?;
            Ok(written.clone())
        });
        match (revised, written) {
            (Err(why), _) => Kept::Told(why),
            (Ok(()), Some(text)) => Kept::Done { name: mine.name, file: name, text },
            (Ok(()), None) => Kept::Taken(Box::new(mine)),
        }
    }
}

/// Puts another text in the place of a file, where there is one to put; what the work refuses, and
/// what the disk does, is told.
pub(super) fn revise(
    file: &Path,
    words: Words,
    work: impl FnOnce(&str) -> Result<Option<String>, String>,
) -> Result<(), String> {
    let name = file.display().to_string();
    let revised = keeper::revise(file, words, |old| work(old.unwrap_or_default()));
    revised.unwrap_or_else(|failure| {
        Err(match failure {
            Failure::Unreadable(error) => words.unreadable(&name, &error),
            Failure::Unwritable(error) => words.unwritable(&name, &error),
        })
    })
}

/// The text of the rules file with a preset in it; nothing when one of its name is there and shall
/// stay.
fn with_preset(file: &str, old: &str, mine: &Mine, words: Words) -> Result<Option<String>, String> {
    let mut book = Book::shipped();
    book.add(file, old).map_err(|errors| {
        let told = errors.first().map(|error| words.book_error(error)).unwrap_or_default();
        format!("{told}; {}", words.say(Label::FileLeft))
    })?;
    let document: DocumentMut = old.parse().map_err(|_| words.say(Label::FileLeft).to_owned())?;
    if document.contains_key(&mine.name) && mine.taken == Taken::Tell {
        return Ok(None);
    }
    // On its base where that is known here and nothing goes round in a circle, else on its own.
    let bases = [base_of(&book, mine), None];
    let mut written = bases.iter().filter_map(|base| {
        let whole = write(old, document.clone(), mine, &book, base.as_deref());
        says(file, &whole, mine).then_some(whole)
    });
    let told = || format!("{}: {}", mine.name, words.say(Label::FileLeft));
    written.next().map(Some).ok_or_else(told)
}

/// The preset that it inherits from: one that takes the place of its own base inherits from that one's.
fn base_of(book: &Book, mine: &Mine) -> Option<String> {
    let base = book.get(&mine.base)?;
    if mine.base == mine.name { base.based_on.clone() } else { Some(base.name.clone()) }
}

/// Whether a file says what was to be kept.
fn says(file: &str, text: &str, mine: &Mine) -> bool {
    let mut book = Book::shipped();
    let added = book.add(file, text).is_ok();
    let found = book.get(&mine.name).map(|preset| preset.draft.clone().over(Draft::classic()));
    added && found.as_ref() == Some(&mine.draft)
}

/// The whole file.
fn write(
    old: &str,
    mut document: DocumentMut,
    mine: &Mine,
    book: &Book,
    base: Option<&str>,
) -> String {
    let entries = entries(mine, book, base);
    if let Some(there) = document.get_mut(&mine.name).and_then(Item::as_table_like_mut) {
        replace(there, &entries);
        return document.to_string();
    }
    let part = alone(&mine.name, entries);
    // At the very end, behind whatever comments stand there.
    let gap = match old {
        "" => "",
        old if old.ends_with('\n') => "\n",
        _ => "\n\n",
    };
    format!("{old}{gap}{part}")
}

/// What the preset says: its base, and the switches that differ from it.
fn entries(mine: &Mine, book: &Book, base: Option<&str>) -> Vec<(&'static str, Value)> {
    let inherited = base.and_then(|base| book.get(base)).map(|preset| preset.draft.clone());
    let changes = mine.draft.differing(&inherited.unwrap_or_default().over(Draft::classic()));
    let switches = Switch::ALL.into_iter().filter_map(|switch| {
        let value = changes.value(switch)?.to_string().parse().ok()?;
        Some((switch.key(), value))
    });
    base.map(|base| ("based_on", Value::from(base))).into_iter().chain(switches).collect()
}

fn alone(name: &str, entries: Vec<(&'static str, Value)>) -> String {
    let mut table = Table::new();
    for (key, value) in entries {
        table.insert(key, Item::Value(value));
    }
    let mut document = DocumentMut::new();
    document.insert(name, Item::Table(table));
    document.to_string()
}

/// What is said already keeps its place, and the comments beside it.
fn replace(there: &mut dyn TableLike, entries: &[(&'static str, Value)]) {
    let said = |key: &str| key == "about" || entries.iter().any(|(other, _)| *other == key);
    let gone: Vec<String> =
        there.iter().map(|(key, _)| key.to_owned()).filter(|key| !said(key)).collect();
    for key in gone {
        there.remove(&key);
    }
    for (key, value) in entries {
        put(there, key, value.clone());
    }
}

/// Sets a value; what stands around the one before stays.
pub(super) fn put(table: &mut dyn TableLike, key: &str, mut value: Value) {
    match table.get_mut(key).and_then(Item::as_value_mut) {
        Some(there) => {
            *value.decor_mut() = there.decor().clone();
            *there = value;
        }
        None => {
            table.insert(key, Item::Value(value));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::rules::Jump;
    use crate::text::Language;

    const WORDS: Words = Words::new(Language::English);

    const OWN: &str = "# My rules.\n\n[first]   # mine\nabout = 'x'\n  jump = 'long' # far\n\
                       [second]\nbased_on = 'first'\nboard = 5\n\n# the end\n";

    fn files(text: Option<&str>) -> (tempfile::TempDir, OwnFiles) {
        let folder = tempfile::tempdir().unwrap();
        let rules = folder.path().join("deep").join("rules.toml");
        if let Some(text) = text {
            fs::create_dir_all(rules.parent().unwrap()).unwrap();
            fs::write(&rules, text).unwrap();
        }
        (folder, OwnFiles { rules: Some(rules), ..OwnFiles::default() })
    }

    fn text(files: &OwnFiles) -> String {
        fs::read_to_string(files.rules.as_ref().unwrap()).unwrap()
    }

    fn mine(name: &str, base: &str, settings: &[(&str, &str)]) -> Mine {
        let mut book = Book::shipped();
        book.add("own", OWN).unwrap();
        let mut draft = book.get(base).unwrap().draft.clone().over(Draft::classic());
        for (key, value) in settings {
            draft.set(key, crate::rules::typed_value(value).unwrap()).unwrap();
        }
        let (name, base) = (name.to_owned(), base.to_owned());
        Mine { name, base, draft, taken: Taken::Tell }
    }

    #[test]
    fn a_preset_says_only_what_differs_from_its_base() {
        let (_folder, files) = files(None);
        let kept = files.keep_preset(mine("new", "masters", &[("jump", "long")]), WORDS);
        assert!(matches!(kept, Kept::Done { .. }), "{kept:?}");
        assert_eq!(text(&files), "[new]\nbased_on = \"masters\"\njump = \"long\"\n");
    }

    #[test]
    fn a_new_preset_leaves_every_other_sign_of_the_file_as_it_was() {
        let (_folder, files) = files(Some(OWN));
        files.keep_preset(mine("new", "second", &[("pieces", "6"), ("teams", "facing")]), WORDS);
        let now = text(&files);
        assert!(now.starts_with(OWN), "{now}");
        assert!(now.ends_with("based_on = \"second\"\npieces = 6\nteams = \"facing\"\n"), "{now}");
    }

    #[test]
    fn a_preset_of_that_name_is_replaced_only_when_that_is_asked_for() {
        let (_folder, files) = files(Some(OWN));
        let new = mine("first", "first", &[("jump", "adjacent"), ("board", "3")]);
        let kept = files.keep_preset(new.clone(), WORDS);
        assert!(matches!(kept, Kept::Taken(_)), "{kept:?}");
        assert_eq!(text(&files), OWN);
        let kept = files.keep_preset(Mine { taken: Taken::Replace, ..new }, WORDS);
        assert!(matches!(kept, Kept::Done { .. }), "{kept:?}");
        let expected = OWN.replace("  jump = 'long' # far\n", "board = 3\n");
        assert_eq!(text(&files), expected);
    }

    #[test]
    fn presets_that_are_based_on_a_kept_one_change_with_it() {
        let (_folder, files) = files(Some(OWN));
        let new = mine("first", "first", &[("jump", "adjacent")]);
        let kept = files.keep_preset(Mine { taken: Taken::Replace, ..new }, WORDS);
        let Kept::Done { file, text, .. } = kept else { panic!("{kept:?}") };
        let mut book = Book::shipped();
        book.add(&file, OWN).unwrap();
        assert_eq!(book.get("second").unwrap().draft.jump, Some(Jump::Long));
        book.add(&file, &text).unwrap();
        assert_eq!(book.get("second").unwrap().draft.jump, None, "as in the classic game");
    }

    #[test]
    fn a_preset_never_inherits_from_itself_by_a_roundabout_way() {
        let (_folder, files) = files(Some(OWN));
        let new = mine("first", "second", &[("board", "3")]);
        let kept = files.keep_preset(Mine { taken: Taken::Replace, ..new.clone() }, WORDS);
        assert!(matches!(kept, Kept::Done { .. }), "{kept:?}");
        assert!(says("own", &text(&files), &new), "{}", text(&files));
    }

    #[test]
    fn a_base_that_only_another_file_has_is_written_out() {
        let (_folder, files) = files(None);
        let new = Mine { base: "elsewhere".to_owned(), ..mine("new", "super", &[]) };
        files.keep_preset(new.clone(), WORDS);
        assert!(!text(&files).contains("based_on"));
        assert!(says("own", &text(&files), &new));
    }

    #[test]
    fn a_file_that_is_not_understood_is_told_and_never_written() {
        for broken in ["[a\n", "[a]\njmup = 'long'\n", "jump = 'long'\n"] {
            let (_folder, files) = files(Some(broken));
            match files.keep_preset(mine("new", "classic", &[]), WORDS) {
                Kept::Told(why) => assert!(why.contains("rules.toml:"), "{why}"),
                other => panic!("{other:?}"),
            }
            assert_eq!(text(&files), broken);
        }
    }

    #[test]
    fn a_file_that_cannot_be_read_is_told_as_that() {
        let (_folder, files) = files(Some(""));
        fs::write(files.rules.as_ref().unwrap(), b"\xff").unwrap();
        match files.keep_preset(mine("new", "classic", &[]), WORDS) {
            Kept::Told(why) => assert!(why.contains("cannot be read"), "{why}"),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_told() {
        let (folder, files) = files(None);
        fs::write(folder.path().join("deep"), "no folder").unwrap();
        let kept = files.keep_preset(mine("new", "classic", &[]), WORDS);
        assert!(matches!(kept, Kept::Told(_)), "{kept:?}");
    }
}
