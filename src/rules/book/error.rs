//! What can be wrong in a rules file.

use super::Place;
use crate::rules::{Broken, Fault, Switch};

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
