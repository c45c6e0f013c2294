//! Settings of the program that are kept in the user's config: their names and values there.
//!
//! What they do is left to [`preferences`](super::preferences), the file to [`app`](crate::app).

use super::intent::{Bell, Capture, Facing};
use super::keymap::KeyPreset;
use super::layout::Breadth;
use super::model::Model;
use super::plan::Zoom;
use super::star::Glyphs;
use super::theme::Theme;
use crate::rules::{Book, Preset};
use crate::text::Language;

/// A setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language.
    Language,
    /// The colours.
    Theme,
    /// The signs of the board.
    Glyphs,
    /// How large the board may be.
    Zoom,
    /// How broad the panel beside the board is.
    Panel,
    /// How long a hop is shown.
    Animation,
    /// Whether the mouse plays.
    Mouse,
    /// Whether the bell rings.
    Bell,
    /// Whether the board is turned to whoever moves.
    Facing,
    /// The keys.
    Keys,
    /// The preset that is chosen when none is named.
    Preset,
}

/// A setting that is to be kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    /// Which.
    pub setting: Setting,
    /// Its value as the config has it.
    pub value: toml::Value,
}

/// What is said where the environment shall choose.
pub const AUTO: &str = "auto";

/// How long a hop may be shown, in milliseconds.
const HOPS: [&str; 4] = ["0", "60", "120", "250"];

impl Setting {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 11] = [
        Self::Language,
        Self::Theme,
        Self::Glyphs,
        Self::Zoom,
        Self::Panel,
        Self::Animation,
        Self::Mouse,
        Self::Bell,
        Self::Facing,
        Self::Keys,
        Self::Preset,
    ];

    /// Where it stands in the config: the table, if it is in one, and the key.
    pub fn place(self) -> (Option<&'static str>, &'static str) {
        match self {
            Self::Language => (None, "language"),
            Self::Theme => (None, "theme"),
            Self::Glyphs => (None, "glyphs"),
            Self::Zoom => (None, "zoom"),
            Self::Panel => (None, "panel"),
            Self::Animation => (None, "animation"),
            Self::Mouse => (None, "mouse"),
            Self::Bell => (None, "bell"),
            Self::Facing => (None, "turn_board"),
            Self::Keys => (Some("keys"), "preset"),
            Self::Preset => (None, "preset"),
        }
    }

    /// Its name among the settings: its key, or that of its table.
    pub fn name(self) -> &'static str {
        let (table, key) = self.place();
        table.unwrap_or(key)
    }

    /// Its value from its name.
    pub fn value(self, name: &str) -> toml::Value {
        let number = || name.parse().ok().map(toml::Value::Integer);
        let switch = || name.parse().ok().map(toml::Value::Boolean);
        let special = match self {
            Self::Animation => number(),
            Self::Mouse | Self::Bell | Self::Facing => switch(),
            Self::Language
            | Self::Theme
            | Self::Glyphs
            | Self::Zoom
            | Self::Panel
            | Self::Keys
            | Self::Preset => None,
        };
        special.unwrap_or_else(|| toml::Value::String(name.to_owned()))
    }
}

impl Model {
    /// The names of the values that a setting is stepped through, the one it has among them.
    pub(super) fn setting_values(&self, setting: Setting) -> Vec<String> {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let auto = |names: &[&str]| [&[AUTO], names].concat().iter().map(|&n| n.into()).collect();
        let mut values: Vec<String> = match setting {
            Setting::Language => auto(&Language::ALL.map(Language::name)),
            Setting::Theme => auto(&self.themes.names()),
            Setting::Glyphs => auto(&Glyphs::ALL.map(Glyphs::name)),
            Setting::Zoom => auto(&Zoom::FALLING.map(Zoom::name)),
            Setting::Panel => owned(&Breadth::ALL.map(Breadth::name)),
            Setting::Animation => owned(&HOPS),
            Setting::Mouse | Setting::Bell | Setting::Facing => owned(&["true", "false"]),
            Setting::Keys => owned(&KeyPreset::ALL.map(KeyPreset::name)),
            Setting::Preset => self.lasting_presets(),
        };
        let now = self.setting_value(setting);
        if !values.contains(&now) {
            values.push(now);
        }
        values
    }

    /// The presets that are there without a file named on the command line: the config may name them.
    fn lasting_presets(&self) -> Vec<String> {
        let shipped = Book::shipped();
        let lasts = |preset: &&Preset| {
            preset.place.file == self.own_rules || shipped.get(&preset.name).is_some()
        };
        self.book.presets().iter().filter(lasts).map(|preset| preset.name.clone()).collect()
    }

    /// The name of the value that a setting has.
    pub(super) fn setting_value(&self, setting: Setting) -> String {
        let or_auto = |name: Option<&'static str>| name.unwrap_or(AUTO).to_owned();
        let chosen = &self.chosen;
        match setting {
            Setting::Language => or_auto(chosen.language.map(Language::name)),
            Setting::Theme => or_auto(chosen.theme.map(Theme::name)),
            Setting::Glyphs => or_auto(chosen.glyphs.map(Glyphs::name)),
            Setting::Zoom => or_auto(self.zoom.map(Zoom::name)),
            Setting::Panel => self.settings.panel.name().to_owned(),
            Setting::Animation => self.settings.hop.as_millis().to_string(),
            Setting::Mouse => (self.settings.capture == Capture::On).to_string(),
            Setting::Bell => (self.settings.bell == Bell::On).to_string(),
            Setting::Facing => (self.settings.facing == Facing::Mover).to_string(),
            Setting::Keys => self.keys.preset().name().to_owned(),
            Setting::Preset => match (&chosen.preset, self.book.presets().first()) {
                (Some(name), _) => name.clone(),
                (None, first) => first.map(|preset| preset.name.clone()).unwrap_or_default(),
            },
        }
    }
}
