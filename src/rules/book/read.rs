//! One file being read.

use std::borrow::Cow;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::entry::Entry;
use super::{BookError, BookErrorKind, Place, Preset, is_preset_name};
use crate::rules::Broken;

/// One file being read, and what was found wrong so far.
pub struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    /// Where its lines end.
    line_ends: Vec<usize>,
    pub errors: Vec<BookError>,
}

impl<'a> Reader<'a> {
    pub fn new(file: &'a str, text: &'a str) -> Self {
        let line_ends = text.match_indices('\n').map(|(at, _)| at).collect();
        Self { file, text, line_ends, errors: Vec::new() }
    }

    fn place(&self, at: Range<usize>) -> Place {
        let line = 1 + self.line_ends.partition_point(|&end| end < at.start);
        Place { file: self.file.to_owned(), line }
    }

    fn error(&mut self, place: Place, kind: BookErrorKind) {
        self.errors.push(BookError { place, kind });
    }

    /// The presets of the file, each with its own lines alone.
    pub fn entries(&mut self) -> Vec<Entry> {
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

    fn entry(&mut self, key: Spanned<Cow<'_, str>>, value: Spanned<DeValue<'_>>) -> Option<Entry> {
        let place = self.place(key.span());
        let name = key.into_inner().into_owned();
        let DeValue::Table(table) = value.into_inner() else {
            self.error(place, BookErrorKind::NotAPreset { key: name });
            return None;
        };
        if !is_preset_name(&name) {
            self.error(place.clone(), BookErrorKind::Name { name: name.clone() });
        }
        let mut entry = Entry::new(name, place);
        for (key, value) in table {
            let place = self.place(key.span());
            let shown = self.text.get(value.span()).unwrap_or_default();
            if let Err(kind) = entry.read(key.get_ref(), value, shown, &place) {
                self.error(place, kind);
            }
        }
        Some(entry)
    }

    /// A preset that no number of players can play is an error: every contradiction is named, once
    /// for all numbers of players, and once for all presets that inherit it.
    pub fn check(&mut self, preset: &Preset) {
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
