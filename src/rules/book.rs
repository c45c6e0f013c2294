//! Presets and the files they come from.
//!
//! A file is a TOML table for each preset: a sentence (`about`), perhaps the preset it inherits
//! from (`based_on`), and switches. Reading files from a disk is left to the caller, the words of
//! the errors to [`text`](crate::text).

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Draft, Fault, Rules, Seating, SettingError, Switch};

/// The presets that come with the program.
const SHIPPED: &str = include_str!("../../rules.toml");

/// The key of a preset's description.
const ABOUT: &str = "about";

/// The key that names the preset whose switches are inherited.
const BASED_ON: &str = "based_on";

/// Where in which file something is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
}

/// A named rule set.
#[derive(Clone, Debug)]
pub struct Preset {
    /// Its name, as in `--preset NAME`.
    pub name: String,
    /// What it is for, in a sentence.
    pub about: String,
    /// The preset it inherits from.
    pub based_on: Option<String>,
    /// Its switches, inherited ones included; what it leaves unsaid is as in the classic game.
    pub draft: Draft,
    /// Where it begins.
    pub place: Place,
    /// Where each of its switches is set, inherited ones included.
    pub places: BTreeMap<Switch, Place>,
}

/// Something wrong in a rules file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookError {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: BookErrorKind,
}

/// What can be wrong in a rules file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookErrorKind {
    /// It is not TOML.
    Syntax {
        /// The parser's words.
        message: String,
    },
    /// A line before the first table: a switch, perhaps, but of which preset?
    NotAPreset {
        /// The key there.
        key: String,
    },
    /// A name that could not be typed after `--preset`.
    Name {
        /// It.
        name: String,
    },
    /// No switch has that key.
    UnknownKey {
        /// The preset.
        preset: String,
        /// The key.
        key: String,
        /// The value, as TOML.
        value: String,
    },
    /// The switch has no such value.
    WrongValue {
        /// The preset.
        preset: String,
        /// The switch.
        switch: Switch,
        /// The value, as TOML.
        value: String,
    },
    /// `about` or `based_on` is not a text.
    NotText {
        /// The preset.
        preset: String,
        /// The key.
        key: &'static str,
        /// The value, as TOML.
        value: String,
    },
    /// There is no preset of that name to inherit from.
    UnknownBase {
        /// The preset.
        preset: String,
        /// What it wants to inherit from.
        base: String,
        /// The presets there are.
        known: Vec<String>,
    },
    /// Presets that inherit from one another in a circle.
    Circle {
        /// Their names, the first one again at the end.
        presets: Vec<String>,
    },
    /// A contradiction that leaves no number of players.
    Contradiction {
        /// The preset.
        preset: String,
        /// The contradiction.
        fault: Fault,
        /// What the switch says, as TOML.
        value: String,
    },
}

/// All presets there are: the shipped ones, with those of further files added or put in their
/// place.
#[derive(Clone, Debug)]
pub struct Book {
    presets: Vec<Preset>,
}

impl Book {
    /// The presets that come with the program.
    pub fn shipped() -> Self {
        let mut book = Self { presets: Vec::new() };
        book.add("rules.toml", SHIPPED).expect("the shipped presets are sound: a test reads them");
        book
    }

    /// The presets in the order in which they were added.
    pub fn presets(&self) -> &[Preset] {
        &self.presets
    }

    /// The preset of that name.
    pub fn get(&self, name: &str) -> Option<&Preset> {
        self.presets.iter().find(|preset| preset.name == name)
    }

    /// Adds the presets of a file. One of a name that is there already takes its place, and may
    /// still inherit from it.
    ///
    /// # Errors
    ///
    /// Everything that is wrong in the file, by line; the book is then unchanged.
    pub fn add(&mut self, file: &str, text: &str) -> Result<(), Vec<BookError>> {
        let mut reader = Reader { file, text, errors: Vec::new() };
        let entries = reader.entries();
        let presets = reader.resolve(&entries, self);
        presets.iter().for_each(|preset| reader.check(preset));
        if !reader.errors.is_empty() {
            reader.errors.sort_by_key(|error| error.place.line);
            return Err(reader.errors);
        }
        for preset in presets {
            match self.presets.iter_mut().find(|old| old.name == preset.name) {
                Some(old) => *old = preset,
                None => self.presets.push(preset),
            }
        }
        Ok(())
    }
}

/// A preset as its own lines have it.
struct Entry {
    name: String,
    about: Option<String>,
    based_on: Option<(String, Place)>,
    draft: Draft,
    place: Place,
    places: BTreeMap<Switch, Place>,
}

/// One file being read, and what was found wrong so far.
struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    errors: Vec<BookError>,
}

impl Reader<'_> {
    fn place(&self, at: Range<usize>) -> Place {
        let before = self.text.as_bytes().iter().take(at.start);
        let line = 1 + before.filter(|&&byte| byte == b'\n').count();
        Place { file: self.file.to_owned(), line }
    }

    fn error(&mut self, place: Place, kind: BookErrorKind) {
        self.errors.push(BookError { place, kind });
    }

    fn entries(&mut self) -> Vec<Entry> {
        let (table, syntax) = DeTable::parse_recoverable(self.text);
        if !syntax.is_empty() {
            // What was recovered from a broken file would only give misleading second errors.
            for error in syntax {
                let place = self.place(error.span().unwrap_or_default());
                self.error(place, BookErrorKind::Syntax { message: error.message().to_owned() });
            }
            return Vec::new();
        }
        let mut tables: Vec<_> = table.into_inner().into_iter().collect();
        tables.sort_by_key(|(key, _)| key.span().start);
        tables.into_iter().filter_map(|(key, value)| self.entry(key, value)).collect()
    }

    fn entry(
        &mut self,
        key: Spanned<std::borrow::Cow<'_, str>>,
        value: Spanned<DeValue<'_>>,
    ) -> Option<Entry> {
        let place = self.place(key.span());
        let name = key.into_inner().into_owned();
        let DeValue::Table(table) = value.into_inner() else {
            self.error(place, BookErrorKind::NotAPreset { key: name });
            return None;
        };
        if !name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_') || name.is_empty() {
            self.error(place.clone(), BookErrorKind::Name { name: name.clone() });
        }
        let mut entry = Entry {
            name,
            about: None,
            based_on: None,
            draft: Draft::default(),
            place,
            places: BTreeMap::new(),
        };
        for (key, value) in table {
            let place = self.place(key.span());
            let value = toml::Value::deserialize(toml::de::ValueDeserializer::from(value))
                .expect("what was parsed as a value is one");
            if let Err(kind) = entry.set(key.get_ref(), value, &place) {
                self.error(place, kind);
            }
        }
        Some(entry)
    }

    /// The presets of the file, with what they inherit from one another or from the book.
    fn resolve(&mut self, entries: &[Entry], book: &Book) -> Vec<Preset> {
        let mut presets = Vec::new();
        for entry in entries {
            match self.line(entry, entries, book) {
                Ok(preset) => presets.push(preset),
                Err(error) if self.errors.contains(&error) => {}
                Err(error) => self.errors.push(*error),
            }
        }
        presets
    }

    /// One preset, worked out along its line of ancestors.
    fn line(
        &self,
        entry: &Entry,
        entries: &[Entry],
        book: &Book,
    ) -> Result<Preset, Box<BookError>> {
        let mut preset = entry.preset();
        let mut line = vec![entry.name.clone()];
        let mut based_on = &entry.based_on;
        while let Some((base, place)) = based_on {
            // A preset that overrides one of its own name inherits from the one it overrides.
            let here = entries.iter().find(|other| other.name == *base);
            let here = here.filter(|other| Some(&other.name) != line.last());
            if let Some(next) = here {
                if line.contains(base) {
                    line.push(base.clone());
                    let kind = BookErrorKind::Circle { presets: line };
                    return Err(Box::new(BookError { place: place.clone(), kind }));
                }
                preset.inherit(&next.preset());
                line.push(base.clone());
                based_on = &next.based_on;
            } else if let Some(known) = book.get(base) {
                preset.inherit(known);
                break;
            } else {
                let known = book.presets.iter().map(|preset| preset.name.clone());
                let known = known.chain(entries.iter().map(|entry| entry.name.clone()));
                let mut known: Vec<String> = known.filter(|name| *name != entry.name).collect();
                known.sort();
                known.dedup();
                let kind = BookErrorKind::UnknownBase {
                    preset: line.pop().unwrap_or_default(),
                    base: base.clone(),
                    known,
                };
                return Err(Box::new(BookError { place: place.clone(), kind }));
            }
        }
        Ok(preset)
    }

    /// A preset that no number of players can play is an error: every contradiction is named.
    fn check(&mut self, preset: &Preset) {
        let mut faults: Vec<Fault> = Vec::new();
        for seating in Seating::each() {
            match Rules::new(&preset.draft, seating) {
                Ok(_) => return,
                Err(more) => faults.extend(more),
            }
        }
        // A number of players that is left out on purpose is no contradiction by itself.
        faults.retain(|fault| !matches!(fault, Fault::PlayersNotAllowed { .. }));
        let mut seen = Vec::new();
        for fault in faults {
            if seen.contains(&fault) {
                continue;
            }
            seen.push(fault.clone());
            let place = preset.places.get(&fault.switch()).unwrap_or(&preset.place).clone();
            let value = preset.draft.value(fault.switch());
            let value = value.map(|value| value.to_string()).unwrap_or_default();
            self.error(
                place,
                BookErrorKind::Contradiction { preset: preset.name.clone(), fault, value },
            );
        }
    }
}

impl Entry {
    fn set(&mut self, key: &str, value: toml::Value, place: &Place) -> Result<(), BookErrorKind> {
        let shown = value.to_string();
        let not_text =
            |key| BookErrorKind::NotText { preset: self.name.clone(), key, value: shown.clone() };
        match key {
            ABOUT => {
                let about = value.as_str().ok_or_else(|| not_text(ABOUT))?;
                self.about = Some(about.to_owned());
            }
            BASED_ON => {
                let base = value.as_str().ok_or_else(|| not_text(BASED_ON))?;
                self.based_on = Some((base.to_owned(), place.clone()));
            }
            _ => {
                self.draft.set(key, value).map_err(|error| self.refusal(error, key, shown))?;
                let switch = Switch::from_key(key).expect("it was just set");
                self.places.insert(switch, place.clone());
            }
        }
        Ok(())
    }

    fn refusal(&self, error: SettingError, key: &str, value: String) -> BookErrorKind {
        let preset = self.name.clone();
        match error {
            SettingError::UnknownKey => {
                BookErrorKind::UnknownKey { preset, key: key.to_owned(), value }
            }
            SettingError::WrongValue(switch) => BookErrorKind::WrongValue { preset, switch, value },
        }
    }

    fn preset(&self) -> Preset {
        Preset {
            name: self.name.clone(),
            about: self.about.clone().unwrap_or_default(),
            based_on: self.based_on.as_ref().map(|(base, _)| base.clone()),
            draft: self.draft.clone(),
            place: self.place.clone(),
            places: self.places.clone(),
        }
    }
}

impl Preset {
    fn inherit(&mut self, base: &Self) {
        self.draft = std::mem::take(&mut self.draft).over(base.draft.clone());
        for (&switch, place) in &base.places {
            self.places.entry(switch).or_insert_with(|| place.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Blocking, CampEntry, Jump};

    fn errors(text: &str) -> Vec<(usize, BookErrorKind)> {
        let errors = Book::shipped().add("my.toml", text).expect_err(text);
        errors.into_iter().map(|error| (error.place.line, error.kind)).collect()
    }

    #[test]
    fn the_shipped_presets_are_those_of_the_rules() {
        let book = Book::shipped();
        let allowed: Vec<_> = book
            .presets()
            .iter()
            .map(|preset| (&preset.name[..], Rules::allowed_players(&preset.draft)))
            .collect();
        let any = || vec![1, 2, 3, 4, 5, 6];
        let expected = [
            ("classic", any()),
            ("masters", any()),
            ("super", any()),
            ("big", any()),
            ("small", any()),
            ("crowd", any()),
            ("no-spoil", any()),
            ("qq", vec![2, 3, 4, 6]),
            ("qq-long", vec![2, 3, 4, 6]),
        ];
        assert_eq!(allowed, expected);
        assert_eq!(
            book.get("classic").unwrap().draft.clone().over(Draft::classic()),
            Draft::classic()
        );
    }

    #[test]
    fn inherited_switches_keep_their_place() {
        let mut book = Book::shipped();
        book.add("my.toml", "[mine]\nbased_on = 'super'\nothers_camps = 'closed'").unwrap();
        let mine = book.get("mine").unwrap();
        assert_eq!(mine.draft.jump, Some(Jump::Long));
        assert_eq!(mine.draft.blocking, Some(Blocking::Swap));
        assert_eq!(mine.draft.others_camps, Some(CampEntry::Closed));
        assert_eq!(mine.places[&Switch::OthersCamps].line, 3);
        assert_eq!(mine.places[&Switch::Jump].file, "rules.toml");
    }

    #[test]
    fn a_preset_may_inherit_from_the_one_it_overrides() {
        let mut book = Book::shipped();
        book.add("my.toml", "[masters]\nbased_on = 'masters'\njump = 'long'").unwrap();
        let masters = book.get("masters").unwrap();
        assert_eq!(masters.draft.blocking, Some(Blocking::Swap));
        assert_eq!(masters.draft.jump, Some(Jump::Long));
        assert_eq!(book.presets().len(), Book::shipped().presets().len());
    }

    #[test]
    fn a_preset_may_stand_before_its_base() {
        let mut book = Book::shipped();
        book.add("my.toml", "[a]\nbased_on = 'b'\n[b]\nboard = 5\nbased_on = 'super'").unwrap();
        assert_eq!(book.get("a").unwrap().draft.board, Some(5));
        assert_eq!(book.get("a").unwrap().draft.jump, Some(Jump::Long));
    }

    #[test]
    fn every_error_of_a_file_is_named_with_its_line() {
        let text = "[a]\njmup = 'long'\njump = 'lnog'\nboard = 'four'\n[b]\nbased_on = 'zed'\n\
                    [c]\nabout = 3\npieces = 14\n";
        let lines: Vec<_> = errors(text).into_iter().map(|(line, _)| line).collect();
        assert_eq!(lines[..6], [2, 3, 4, 6, 8, 9]);
        assert!(lines[6..].iter().all(|&line| line == 9), "one a number of players");
    }

    #[test]
    fn circles_are_refused() {
        let kinds = errors("[a]\nbased_on = 'b'\n[b]\nbased_on = 'a'\n[c]\nbased_on = 'c'\n");
        let circle = |names: &[&str]| BookErrorKind::Circle {
            presets: names.iter().map(|&name| name.to_owned()).collect(),
        };
        assert_eq!(kinds[0], (2, circle(&["b", "a", "b"])));
        assert_eq!(kinds[1], (4, circle(&["a", "b", "a"])));
        assert!(matches!(kinds[2], (6, BookErrorKind::UnknownBase { .. })));
    }

    #[test]
    fn what_is_no_preset_is_refused() {
        let kinds = errors("jump = 'long'\n['a b']\n");
        assert!(matches!(&kinds[0], (1, BookErrorKind::NotAPreset { key }) if key == "jump"));
        assert!(matches!(&kinds[1], (2, BookErrorKind::Name { name }) if name == "a b"));
        assert!(matches!(errors("[a\n")[0], (1, BookErrorKind::Syntax { .. })));
    }

    #[test]
    fn a_broken_file_leaves_the_book_as_it_was() {
        let mut book = Book::shipped();
        book.add("my.toml", "[new]\n[masters]\nboard = 7").unwrap_err();
        assert!(book.get("new").is_none());
        assert_eq!(book.get("masters").unwrap().draft.board, None);
    }
}
