//! Presets that inherit from one another, in whatever order they stand.

use std::collections::{BTreeMap, BTreeSet};

use super::entry::Entry;
use super::{Book, BookError, BookErrorKind, Place, Preset, is_preset_name};

/// How many presets of a file an error offers at the most.
const MOST_NAMES: usize = 10;

/// The presets of a file that become whole one after the other.
pub struct Heirs<'a> {
    entries: &'a [Entry],
    /// Which of the entries has a name.
    named: BTreeMap<&'a str, usize>,
    book: &'a Book,
    whole: Vec<Option<Preset>>,
    errors: Vec<BookError>,
}

/// What a preset inherits from.
enum Base<'a> {
    /// Nothing, or nothing that could be had.
    None,
    /// Another preset of the file.
    Entry(usize),
    /// A preset of the book.
    Known(&'a Preset),
}

impl<'a> Heirs<'a> {
    pub fn new(entries: &'a [Entry], book: &'a Book) -> Self {
        let named = entries.iter().enumerate().map(|(index, entry)| (&entry.name[..], index));
        let (named, whole) = (named.collect(), vec![None; entries.len()]);
        Self { entries, named, book, whole, errors: Vec::new() }
    }

    /// The presets of the file, with what they inherit from one another or from the book. One whose
    /// base cannot be had stands on its own, so that the rest of it is looked at too.
    pub fn resolve(mut self) -> (Vec<Preset>, Vec<BookError>) {
        for start in 0..self.entries.len() {
            let (line, mut base) = self.line(start);
            // From the end of the line, which stands on something known, down to where it began.
            for index in line.into_iter().rev() {
                let mut preset = self.entries[index].preset();
                if let Some(base) = &base {
                    preset.inherit(base);
                }
                base = Some(preset.clone());
                self.whole[index] = Some(preset);
            }
        }
        (self.whole.into_iter().flatten().collect(), self.errors)
    }

    /// The line of ancestors from a preset up to the first that is known, which is given too.
    fn line(&mut self, start: usize) -> (Vec<usize>, Option<Preset>) {
        let mut line = Vec::new();
        let mut seen = BTreeSet::new();
        let mut index = start;
        loop {
            if let Some(known) = &self.whole[index] {
                return (line, Some(known.clone()));
            }
            line.push(index);
            seen.insert(index);
            match self.base(index) {
                Base::None => return (line, None),
                Base::Known(base) => return (line, Some(base.clone())),
                Base::Entry(next) if seen.contains(&next) => {
                    self.circle(&line, index, next);
                    return (line, None);
                }
                Base::Entry(next) => index = next,
            }
        }
    }

    fn base(&mut self, index: usize) -> Base<'a> {
        let Some((base, place)) = &self.entries[index].based_on else { return Base::None };
        // A preset that overrides one of its own name inherits from the one it overrides.
        if let Some(&next) = self.named.get(&base[..]).filter(|&&next| next != index) {
            return Base::Entry(next);
        }
        match self.book.get(base) {
            Some(known) => Base::Known(known),
            None => {
                self.unknown_base(&self.entries[index], base, place);
                Base::None
            }
        }
    }

    /// The line comes back to one of its own.
    fn circle(&mut self, line: &[usize], last: usize, first: usize) {
        let circle = line.iter().skip_while(|&&index| index != first).chain([&first]);
        let presets = circle.map(|&index| self.entries[index].name.clone()).collect();
        let place = self.entries[last].based_on.as_ref().map(|(_, place)| place.clone());
        let kind = BookErrorKind::Circle { presets };
        self.errors.extend(place.map(|place| BookError { place, kind }));
    }

    fn unknown_base(&mut self, entry: &Entry, base: &str, place: &Place) {
        let there = self.book.presets.iter().map(|preset| &preset.name[..]);
        let others = self.named.keys().copied();
        let here = others.filter(|name| is_preset_name(name) && *name != entry.name);
        let known: BTreeSet<&str> = there.chain(here.take(MOST_NAMES)).collect();
        let kind = BookErrorKind::UnknownBase {
            preset: entry.name.clone(),
            base: base.to_owned(),
            known: known.into_iter().map(str::to_owned).collect(),
        };
        self.errors.push(BookError { place: place.clone(), kind });
    }
}
