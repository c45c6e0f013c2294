//! Presets and the files they come from.
//!
//! A file is a TOML table for each preset: a sentence (`about`), perhaps the preset it inherits
//! from (`based_on`), and switches. Reading files from a disk is left to the caller, the words of
//! the errors to [`text`](crate::text).

mod preset;
mod error;
mod entry;
mod heirs;
mod read;

pub use error::{BookError, BookErrorKind};
pub use preset::{Place, Preset, is_preset_name};

use heirs::Heirs;
use read::Reader;

/// The presets that come with the program.
const SHIPPED: &str = include_str!("../../rules.toml");

/// What their file is called in messages.
const SHIPPED_NAME: &str = "shipped rules.toml";

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
        let mut reader = Reader::new(file, text);
        let entries = reader.entries();
        let (presets, errors) = Heirs::new(&entries, self).resolve();
        reader.errors.extend(errors);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Blocking, CampEntry, Draft, Fault, Jump, Rules, Switch};

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
