//! What is wrong with one of the user's own files, each with its place: `FILE:LINE:COLUMN: WHAT`.
//!
//! What can be wrong is left to whoever reads the file.

use std::ops::Range;

use super::Words;
use crate::rules::{Broken, line_and_column};

/// What was found wrong with a file so far.
#[derive(Debug)]
pub struct Faults<'a> {
    file: &'a str,
    text: &'a str,
    words: Words,
    /// Where in the text each is, and what is told of it.
    found: Vec<(usize, String)>,
}

impl<'a> Faults<'a> {
    /// Nothing, of a file with this name and text, told in this language.
    pub fn new(file: &'a str, text: &'a str, words: Words) -> Self {
        Self { file, text, words, found: Vec::new() }
    }

    /// The language that they are told in.
    pub fn words(&self) -> Words {
        self.words
    }

    /// Everything, from the beginning of the file to its end.
    pub fn told(mut self) -> Vec<String> {
        self.found.sort();
        self.found.into_iter().map(|(_, told)| told).collect()
    }

    /// Something is wrong there.
    pub fn note(&mut self, at: Range<usize>, told: &str) {
        let (line, column) = line_and_column(self.text, at.start);
        self.found.push((at.start, format!("{}:{line}:{column}: {told}", self.file)));
    }

    /// It is not TOML.
    pub fn broken(&mut self, error: &toml::de::Error) {
        let at = error.span().map_or(0, |span| span.start);
        self.found.push((at, self.words.broken_at(self.file, &Broken::of(self.text, error))));
    }

    /// The key cannot have the value there; what it takes.
    pub fn wrong(&mut self, key: &str, value: Range<usize>, expected: &str) {
        let shown = self.text.get(value.clone()).unwrap_or_default();
        let told = self.words.wrong_setting(key, shown, expected);
        self.note(value, &told);
    }

    /// There is no such key; those there are.
    pub fn unknown<'k>(
        &mut self,
        key: &str,
        at: Range<usize>,
        known: impl IntoIterator<Item = &'k str>,
    ) {
        let known: Vec<String> = known.into_iter().map(str::to_owned).collect();
        self.note(at, &self.words.unknown_setting(key, &known));
    }
}
