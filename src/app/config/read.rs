//! One config being read, setting by setting.

use std::time::Duration;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Config, LONGEST_HOP};
use crate::app::options::Colors;
use crate::text::{Faults, Join, Label, Language, Words};
use crate::tui::{
    AUTO, Breadth, Chord, Deed, Facing, Glyphs, KeyPreset, Keymap, Theme, Themes, Zoom,
};

/// The settings there are.
pub const SETTINGS: [&str; 12] = [
    "language",
    "theme",
    "glyphs",
    "zoom",
    "panel",
    "color",
    "mouse",
    "animation",
    "bell",
    "turn_board",
    "preset",
    "keys",
];

type Value<'a> = Spanned<DeValue<'a>>;

/// Reads a file and notes what is wrong with it.
pub struct Reader<'a> {
    pub faults: Faults<'a>,
    /// The themes that it can name.
    pub themes: &'a Themes,
}

impl Reader<'_> {
    fn words(&self) -> Words {
        self.faults.words()
    }

    /// What its table says.
    pub fn config(&mut self, table: &DeTable) -> Config {
        let mut config = Config::default();
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "language" => config.language = self.language(value),
                "theme" => config.theme = self.theme(value),
                "glyphs" => config.glyphs = self.glyphs(value),
                "zoom" => config.zoom = self.zoom(value),
                "panel" => {
                    let names = Breadth::ALL.map(Breadth::name);
                    config.panel = self.one_of("panel", value, &names, Breadth::from_name);
                }
                "color" => {
                    let names = Colors::ALL.map(Colors::name);
                    config.color = self.one_of("color", value, &names, Colors::from_name);
                }
                "mouse" => config.mouse = self.switch("mouse", value),
                "bell" => config.bell = self.switch("bell", value),
                "turn_board" => config.facing = self.facing(value),
                "animation" => config.hop = self.hop(value),
                "preset" => config.preset = self.preset(value),
                "keys" => config.keys = self.keys(value).unwrap_or_default(),
                _ => self.faults.unknown(key.get_ref(), key.span(), SETTINGS),
            }
        }
        config
    }

    /// One of some names, in quotes.
    fn one_of<T>(
        &mut self,
        key: &str,
        value: &Value,
        names: &[&str],
        find: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let found = value.get_ref().as_str().and_then(find);
        if found.is_none() {
            let names: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
            let expected = self.words().list(&names, Join::Or);
            self.faults.wrong(key, value.span(), &expected);
        }
        found
    }

    /// One of some names, or what the environment says.
    fn one_or_auto<T>(
        &mut self,
        key: &str,
        value: &Value,
        names: &[&str],
        find: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let names: Vec<&str> = std::iter::once(AUTO).chain(names.iter().copied()).collect();
        let found = self.one_of(key, value, &names, |name| match name {
            AUTO => Some(None),
            name => find(name).map(Some),
        });
        found.flatten()
    }

    fn language(&mut self, value: &Value) -> Option<Language> {
        let names = Language::ALL.map(Language::name);
        self.one_or_auto("language", value, &names, Language::from_name)
    }

    fn theme(&mut self, value: &Value) -> Option<Theme> {
        let themes = self.themes;
        self.one_or_auto("theme", value, &themes.names(), |name| themes.get(name))
    }

    fn glyphs(&mut self, value: &Value) -> Option<Glyphs> {
        self.one_or_auto("glyphs", value, &Glyphs::ALL.map(Glyphs::name), Glyphs::from_name)
    }

    fn zoom(&mut self, value: &Value) -> Option<Zoom> {
        self.one_or_auto("zoom", value, &Zoom::FALLING.map(Zoom::name), Zoom::from_name)
    }

    fn switch(&mut self, key: &str, value: &Value) -> Option<bool> {
        let found = value.get_ref().as_bool();
        if found.is_none() {
            self.faults.wrong(key, value.span(), self.words().say(Label::ExpectedPlayOn));
        }
        found
    }

    fn facing(&mut self, value: &Value) -> Option<Facing> {
        self.switch("turn_board", value).map(|turns| match turns {
            true => Facing::Mover,
            false => Facing::Fixed,
        })
    }

    fn hop(&mut self, value: &Value) -> Option<Duration> {
        let number = match value.get_ref() {
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => None,
        };
        let allowed = number.filter(|number| (0..=LONGEST_HOP).contains(number));
        let found = allowed.and_then(|number| u64::try_from(number).ok());
        if found.is_none() {
            let expected = self.words().milliseconds(LONGEST_HOP);
            self.faults.wrong("animation", value.span(), &expected);
        }
        found.map(Duration::from_millis)
    }

    fn preset(&mut self, value: &Value) -> Option<String> {
        let found = value.get_ref().as_str();
        if found.is_none() {
            self.faults.wrong("preset", value.span(), self.words().say(Label::BookNotText));
        }
        found.map(str::to_owned)
    }

    fn keys(&mut self, value: &Value) -> Option<Keymap> {
        let Some(table) = value.get_ref().as_table() else {
            self.faults.wrong("keys", value.span(), self.words().say(Label::RecordTable));
            return None;
        };
        let mut preset = KeyPreset::default();
        let mut changes = Vec::new();
        for (key, value) in table {
            if key.get_ref() == "preset" {
                let names = KeyPreset::ALL.map(KeyPreset::name);
                let found = self.one_of("preset", value, &names, KeyPreset::from_name);
                preset = found.unwrap_or_default();
            } else if let Ok(deed) = key.get_ref().parse::<Deed>() {
                changes.extend(self.chords(key.get_ref(), value).map(|chords| (deed, chords)));
            } else {
                let known = std::iter::once("preset").chain(Deed::names());
                self.faults.unknown(key.get_ref(), key.span(), known);
            }
        }
        let keys = Keymap::new(preset, &changes);
        for clash in keys.as_ref().err().into_iter().flatten() {
            let told = self.words().key_clash(
                &clash.chord.to_string(),
                &clash.deeds[0].to_string(),
                &clash.deeds[1].to_string(),
            );
            self.faults.note(value.span(), &told);
        }
        keys.ok()
    }

    /// A key, or a list of keys.
    fn chords(&mut self, key: &str, value: &Value) -> Option<Vec<Chord>> {
        let one = |value: &Value| value.get_ref().as_str()?.parse().ok();
        let found = match value.get_ref() {
            DeValue::Array(list) if list.is_empty() => None,
            DeValue::Array(list) => list.iter().map(one).collect(),
            _ => one(value).map(|chord| vec![chord]),
        };
        if found.is_none() {
            self.faults.wrong(key, value.span(), self.words().say(Label::ConfigKeys));
        }
        found
    }
}
