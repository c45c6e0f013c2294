//! A preset as its own lines have it.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeValue, ValueDeserializer};

use super::{BookErrorKind, Place, Preset};
use crate::rules::{Draft, SettingError, Switch, acts_on_terminal};

/// The key of a preset's description.
const ABOUT: &str = "about";

/// The key that names the preset whose switches are inherited.
const BASED_ON: &str = "based_on";

/// A preset as its own lines have it.
pub struct Entry {
    pub name: String,
    pub about: Option<String>,
    pub based_on: Option<(String, Place)>,
    pub draft: Draft,
    pub place: Place,
    pub places: BTreeMap<Switch, Place>,
}

impl Entry {
    pub fn new(name: String, place: Place) -> Self {
        let (draft, places) = (Draft::default(), BTreeMap::new());
        Self { name, about: None, based_on: None, draft, place, places }
    }

    /// Takes in what a line says; `shown` is its value as it stands there.
    pub fn read(
        &mut self,
        key: &str,
        value: Spanned<DeValue<'_>>,
        shown: &str,
        place: &Place,
    ) -> Result<(), BookErrorKind> {
        match toml::Value::deserialize(ValueDeserializer::from(value)) {
            Ok(value) => self.set(key, value, place),
            // A number too large to be one.
            Err(_) => Err(self.refusal(Draft::out_of_range(key), key, shown.to_owned())),
        }
    }

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

    fn refusal(&self, error: SettingError, key: &str, value: String) -> BookErrorKind {
        let preset = self.name.clone();
        match error {
            SettingError::UnknownKey => {
                BookErrorKind::UnknownKey { preset, key: key.to_owned(), value }
            }
            SettingError::WrongValue(switch) => BookErrorKind::WrongValue { preset, switch, value },
        }
    }

    /// The preset, before it inherits anything.
    pub fn preset(&self) -> Preset {
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

/// A text as one line that does nothing to a terminal.
fn harmless(text: &str) -> String {
    text.chars().map(|c| if acts_on_terminal(c) { ' ' } else { c }).collect()
}
