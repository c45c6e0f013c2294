//! The text of a record, asked for its values key by key; every error knows its line.

use std::borrow::Cow;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::{Kind, RecordError};

/// A text whose places are told as lines.
pub struct Source<'a> {
    text: &'a str,
    /// Where its lines end.
    line_ends: Vec<usize>,
}

/// A value and where it stands.
pub type Found<'a> = Spanned<DeValue<'a>>;

impl<'a> Source<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, line_ends: text.match_indices('\n').map(|(at, _)| at).collect() }
    }

    pub fn error(&self, at: Range<usize>, kind: Kind) -> RecordError {
        RecordError { line: self.line(at.start), kind }
    }

    fn line(&self, at: usize) -> usize {
        1 + self.line_ends.partition_point(|&end| end < at)
    }

    /// What stands there, as written; no more of it than a message can hold.
    pub fn shown(&self, at: Range<usize>) -> String {
        let text = self.text.get(at).unwrap_or_default();
        text.chars().take(60).collect()
    }

    /// The value was of another kind than the key takes.
    pub fn wrong(&self, key: &'static str, value: &Found<'_>) -> RecordError {
        let shown = self.shown(value.span());
        self.error(value.span(), Kind::WrongValue { key, value: shown })
    }

    /// The value of a key as plain data. A number too large to be one is none.
    pub fn plain(&self, value: &Found<'_>) -> Option<toml::Value> {
        toml::Value::deserialize(ValueDeserializer::from(value.clone())).ok()
    }
}

/// A table of the text, whose keys are taken out one by one.
pub struct Section<'a> {
    source: &'a Source<'a>,
    at: Range<usize>,
    entries: DeTable<'a>,
}

impl<'a> Section<'a> {
    /// A table in which nothing but the known keys may stand.
    pub fn new(
        source: &'a Source<'a>,
        table: Spanned<DeTable<'a>>,
        known: &'static [&'static str],
    ) -> Result<Self, RecordError> {
        let at = table.span();
        let entries = table.into_inner();
        let mut keys: Vec<_> = entries.keys().collect();
        keys.sort_by_key(|key| key.span().start);
        if let Some(key) = keys.into_iter().find(|key| !known.contains(&key.get_ref().as_ref())) {
            let unknown = Kind::UnknownKey { key: key.get_ref().to_string(), known };
            return Err(source.error(key.span(), unknown));
        }
        Ok(Self { source, at, entries })
    }

    /// The value of a key, if it is there.
    pub fn take(&mut self, key: &'static str) -> Option<Found<'a>> {
        self.entries.remove(key)
    }

    /// The value of a key that must be there.
    pub fn need(&mut self, key: &'static str) -> Result<Found<'a>, RecordError> {
        let missing = || self.source.error(self.at.clone(), Kind::Missing { key });
        self.entries.remove(key).ok_or_else(missing)
    }

    /// A text that must be there, and where it stands.
    pub fn text(&mut self, key: &'static str) -> Result<Spanned<Cow<'a, str>>, RecordError> {
        let value = self.need(key)?;
        self.as_text(key, value)
    }

    /// A text that may be left out.
    pub fn optional_text(
        &mut self,
        key: &'static str,
    ) -> Result<Option<Cow<'a, str>>, RecordError> {
        let value = self.take(key);
        value.map(|value| Ok(self.as_text(key, value)?.into_inner())).transpose()
    }

    fn as_text(
        &self,
        key: &'static str,
        value: Found<'a>,
    ) -> Result<Spanned<Cow<'a, str>>, RecordError> {
        let at = value.span();
        match value.into_inner() {
            DeValue::String(text) => Ok(Spanned::new(at, text)),
            other => Err(self.source.wrong(key, &Spanned::new(at, other))),
        }
    }

    /// A list of texts that must be there.
    pub fn texts(&mut self, key: &'static str) -> Result<Vec<Spanned<Cow<'a, str>>>, RecordError> {
        let list = self.list(key)?;
        list.into_iter().map(|value| self.as_text(key, value)).collect()
    }

    /// A list that must be there.
    pub fn list(&mut self, key: &'static str) -> Result<Vec<Found<'a>>, RecordError> {
        let value = self.need(key)?;
        let at = value.span();
        match value.into_inner() {
            DeValue::Array(values) => Ok(values.into_iter().collect()),
            other => Err(self.source.wrong(key, &Spanned::new(at, other))),
        }
    }

    /// A table that must be there.
    pub fn table(&mut self, key: &'static str) -> Result<Spanned<DeTable<'a>>, RecordError> {
        let value = self.need(key)?;
        as_table(self.source, key, value)
    }
}

/// The value as a table.
pub fn as_table<'a>(
    source: &Source<'_>,
    key: &'static str,
    value: Found<'a>,
) -> Result<Spanned<DeTable<'a>>, RecordError> {
    let at = value.span();
    match value.into_inner() {
        DeValue::Table(table) => Ok(Spanned::new(at, table)),
        other => Err(source.wrong(key, &Spanned::new(at, other))),
    }
}
