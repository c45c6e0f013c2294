//! Presets and the files they come from.
//!
//! A file is a TOML table for each preset: a sentence (`about`), perhaps the preset it inherits
//! from (`based_on`), and switches. Reading files from a disk is left to the caller, the words of
//! the errors to [`text`](crate::text).

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Broken, Draft, Fault, Players, Rules, Seating, SettingError, Switch};

/// The presets that come with the program.
const SHIPPED: &str = include_str!("../../rules.toml");

/// What their file is called in messages.
const SHIPPED_NAME: &str = "shipped rules.toml";

/// The key of a preset's description.
const ABOUT: &str = "about";

/// The key that names the preset whose switches are inherited.
const BASED_ON: &str = "based_on";

/// How many presets of a file an error offers at the most.
const MOST_NAMES: usize = 10;

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
    Syntax(Broken),
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
        book.add(SHIPPED_NAME, SHIPPED).expect("the shipped presets are sound: a test reads them");
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
        let line_ends = text.match_indices('\n').map(|(at, _)| at).collect();
        let mut reader = Reader { file, text, line_ends, errors: Vec::new() };
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
    /// Where its lines end.
    line_ends: Vec<usize>,
    errors: Vec<BookError>,
}

impl Reader<'_> {
    fn place(&self, at: Range<usize>) -> Place {
        let line = 1 + self.line_ends.partition_point(|&end| end < at.start);
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
                self.error(place, BookErrorKind::Syntax(Broken::of(self.text, &error)));
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
        if !is_preset_name(&name) {
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
            let shown = self.text.get(value.span()).unwrap_or_default();
            let value = toml::Value::deserialize(toml::de::ValueDeserializer::from(value));
            let set = match value {
                Ok(value) => entry.set(key.get_ref(), value, &place),
                // A number too large to be one.
                Err(_) => Err(entry.out_of_range(key.get_ref(), shown)),
            };
            if let Err(kind) = set {
                self.error(place, kind);
            }
        }
        Some(entry)
    }

    /// The presets of the file, with what they inherit from one another or from the book. One whose
    /// base cannot be had stands on its own, so that the rest of it is looked at too.
    fn resolve(&mut self, entries: &[Entry], book: &Book) -> Vec<Preset> {
        let places = entries.iter().enumerate().map(|(index, entry)| (&entry.name[..], index));
        let places: BTreeMap<&str, usize> = places.collect();
        let mut done: Vec<Option<Preset>> = vec![None; entries.len()];
        for start in 0..entries.len() {
            let (line, mut base) = self.line(start, entries, &places, &done, book);
            // From the end of the line, which stands on something known, down to where it began.
            for &index in line.iter().rev() {
                let mut preset = entries[index].preset();
                if let Some(base) = &base {
                    preset.inherit(base);
                }
                base = Some(preset.clone());
                done[index] = Some(preset);
            }
        }
        done.into_iter().flatten().collect()
    }

    /// The line of ancestors from a preset up to the first that is known, which is given too.
    fn line(
        &mut self,
        start: usize,
        entries: &[Entry],
        places: &BTreeMap<&str, usize>,
        done: &[Option<Preset>],
        book: &Book,
    ) -> (Vec<usize>, Option<Preset>) {
        let mut line = Vec::new();
        let mut seen = BTreeSet::new();
        let mut index = start;
        loop {
            if let Some(known) = &done[index] {
                return (line, Some(known.clone()));
            }
            line.push(index);
            seen.insert(index);
            let entry = &entries[index];
            let Some((base, place)) = &entry.based_on else { return (line, None) };
            // A preset that overrides one of its own name inherits from the one it overrides.
            match places.get(&base[..]).filter(|&&next| next != index) {
                Some(next) if seen.contains(next) => {
                    let circle = line.iter().skip_while(|index| *index != next).chain([next]);
                    let presets = circle.map(|&index| entries[index].name.clone()).collect();
                    self.error(place.clone(), BookErrorKind::Circle { presets });
                    return (line, None);
                }
                Some(&next) => index = next,
                None => {
                    let known = book.get(base).cloned();
                    if known.is_none() {
                        self.unknown_base(entry, base, place, places, book);
                    }
                    return (line, known);
                }
            }
        }
    }

    fn unknown_base(
        &mut self,
        entry: &Entry,
        base: &str,
        place: &Place,
        places: &BTreeMap<&str, usize>,
        book: &Book,
    ) {
        let there = book.presets.iter().map(|preset| &preset.name[..]);
        let here =
            places.keys().copied().filter(|name| is_preset_name(name) && *name != entry.name);
        let known: BTreeSet<&str> = there.chain(here.take(MOST_NAMES)).collect();
        let kind = BookErrorKind::UnknownBase {
            preset: entry.name.clone(),
            base: base.to_owned(),
            known: known.into_iter().map(str::to_owned).collect(),
        };
        self.error(place.clone(), kind);
    }

    /// A preset that no number of players can play is an error: every contradiction is named, once
    /// for all numbers of players, and once for all presets that inherit it.
    fn check(&mut self, preset: &Preset) {
        for fault in preset.contradictions() {
            let place = preset.places.get(&fault.switch()).unwrap_or(&preset.place).clone();
            let told = self.errors.iter().any(|error| match &error.kind {
                BookErrorKind::Contradiction { fault: other, .. } => {
                    error.place == place && other.is_like(&fault)
                }
                _ => false,
            });
            if told {
                continue;
            }
            let value = preset.draft.value(fault.switch());
            let value = value.map(|value| value.to_string()).unwrap_or_default();
            let preset = preset.name.clone();
            self.error(place, BookErrorKind::Contradiction { preset, fault, value });
        }
    }
}

/// Whether a preset of that name could be typed after `--preset`.
pub fn is_preset_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_')
}

/// A text as one line that does nothing to a terminal.
fn harmless(text: &str) -> String {
    text.chars().map(|c| if acts_on_terminal(c) { ' ' } else { c }).collect()
}

/// Whether a terminal would do something else with this sign than show it: control characters, and
/// marks that turn the direction of writing.
pub fn acts_on_terminal(sign: char) -> bool {
    let turns = ['\u{61c}', '\u{200e}', '\u{200f}'].contains(&sign)
        || ('\u{202a}'..='\u{202e}').contains(&sign)
        || ('\u{2066}'..='\u{2069}').contains(&sign);
    sign.is_control() || turns
}

impl Entry {
    fn set(&mut self, key: &str, value: toml::Value, place: &Place) -> Result<(), BookErrorKind> {
        let shown = value.to_string();
        let not_text =
            |key| BookErrorKind::NotText { preset: self.name.clone(), key, value: shown.clone() };
        match key {
            ABOUT => {
                let about = value.as_str().ok_or_else(|| not_text(ABOUT))?;
                self.about = Some(harmless(about));
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

    fn out_of_range(&self, key: &str, shown: &str) -> BookErrorKind {
        self.refusal(Draft::out_of_range(key), key, shown.to_owned())
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
    /// Whether it comes with the program.
    pub fn is_shipped(&self) -> bool {
        self.place.file == SHIPPED_NAME
    }

    /// Why no number of players can play this preset, each contradiction once; none when one can.
    pub fn contradictions(&self) -> Vec<Fault> {
        let mut faults: Vec<Fault> = Vec::new();
        for seating in self.seatings() {
            match Rules::new(&self.draft, seating) {
                Ok(_) => return Vec::new(),
                Err(more) => {
                    for fault in more {
                        if !faults.iter().any(|known| known.is_like(&fault)) {
                            faults.push(fault);
                        }
                    }
                }
            }
        }
        faults
    }

    /// The seatings that the preset is for; all where it names none that exists.
    fn seatings(&self) -> Vec<Seating> {
        let named = |seating: &Seating| match &self.draft.players {
            Some(Players::Only(numbers)) => numbers.contains(&(seating.len() as i64)),
            Some(Players::Any(_)) | None => true,
        };
        let named: Vec<Seating> = Seating::each().filter(named).collect();
        if named.is_empty() { Seating::each().collect() } else { named }
    }

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
            ("qq-teams", vec![4, 6]),
            ("qq-items", vec![2, 3, 4, 6]),
            ("partners", vec![4, 6]),
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
        assert_eq!(mine.places[&Switch::Jump].file, "shipped rules.toml");
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
        assert_eq!(lines, [2, 3, 4, 6, 8, 9]);
    }

    #[test]
    fn circles_are_refused() {
        let kinds = errors("[a]\nbased_on = 'b'\n[b]\nbased_on = 'a'\n[c]\nbased_on = 'c'\n");
        let names = ["a", "b", "a"].map(str::to_owned).to_vec();
        assert_eq!(kinds[0], (4, BookErrorKind::Circle { presets: names }));
        assert!(matches!(kinds[1], (6, BookErrorKind::UnknownBase { .. })));
    }

    #[test]
    fn a_broken_base_hides_no_other_fault() {
        let kinds = errors("[a]\nbased_on = 'mastrs'\nboard = 6\nrepetition = 1\n");
        let lines: Vec<_> = kinds.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, [2, 3, 4]);
    }

    #[test]
    fn a_contradiction_is_named_once_and_for_the_players_it_concerns() {
        let kinds = errors("[a]\nplayers = [2]\nfirst_player = 'C'\n[b]\nbased_on = 'a'\n");
        let [(3, BookErrorKind::Contradiction { fault, .. })] = &kinds[..] else {
            panic!("{kinds:?}")
        };
        assert!(matches!(fault, Fault::FirstPlayer { seating, .. } if seating.len() == 2));
        assert_eq!(errors("[a]\npieces = 5\n").len(), 1);
    }

    #[test]
    fn what_a_file_says_of_a_preset_does_nothing_to_a_terminal() {
        let mut book = Book::shipped();
        book.add("my.toml", "[a]\nabout = \"x\\u001b[31m\\n\\u202ey\"").unwrap();
        assert_eq!(book.get("a").unwrap().about, "x [31m  y");
    }

    #[test]
    fn numbers_out_of_range_are_wrong_values() {
        for number in
            ["99999999999999999999", "9223372036854775808", "1e999", "[1, 99999999999999999999]"]
        {
            let kinds = errors(&format!("[a]\npieces = {number}\n"));
            assert!(
                matches!(&kinds[..], [(2, BookErrorKind::WrongValue { .. })]),
                "{number}: {kinds:?}"
            );
        }
    }

    #[test]
    fn a_long_line_of_heirs_is_read_in_no_time() {
        let heir = |n: usize| format!("[p{n}]\nbased_on = 'p{}'\n", n + 1);
        let text: String = (0..5000).map(heir).collect::<String>() + "[p5000]\njump = 'long'\n";
        let mut book = Book::shipped();
        book.add("my.toml", &text).unwrap();
        assert_eq!(book.get("p0").unwrap().draft.jump, Some(Jump::Long));
    }

    #[test]
    fn what_is_no_preset_is_refused() {
        let kinds = errors("jump = 'long'\n['a b']\n");
        assert!(matches!(&kinds[0], (1, BookErrorKind::NotAPreset { key }) if key == "jump"));
        assert!(matches!(&kinds[1], (2, BookErrorKind::Name { name }) if name == "a b"));
        assert!(matches!(errors("[a\n")[0], (1, BookErrorKind::Syntax(_))));
    }

    #[test]
    fn a_broken_file_leaves_the_book_as_it_was() {
        let mut book = Book::shipped();
        book.add("my.toml", "[new]\n[masters]\nboard = 7").unwrap_err();
        assert!(book.get("new").is_none());
        assert_eq!(book.get("masters").unwrap().draft.board, None);
    }
}
