//! The user's config: what is in `config.toml`.
//!
//! A file with anything wrong in it is told of and left alone. Changing one setting of it is left to
//! [`settings`](super::settings).

use std::ops::Range;
use std::time::Duration;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::options::Colors;
use crate::rules::{Book, Broken};
use crate::text::{Join, Label, Language, Words};
use crate::tui::{Chord, Deed, Facing, Glyphs, KeyPreset, Keymap, Theme, Zoom};

/// Every setting, commented out, with its default.
pub const TEMPLATE: &str = include_str!("config.toml");

/// The longest time a hop may be shown, in milliseconds.
pub const LONGEST_HOP: i64 = 5000;

/// The settings there are.
const SETTINGS: [&str; 11] = [
    "language",
    "theme",
    "glyphs",
    "zoom",
    "color",
    "mouse",
    "animation",
    "bell",
    "turn_board",
    "preset",
    "keys",
];

/// What is said where the environment shall choose.
const AUTO: &str = "auto";

/// What the user's config says; what it leaves unsaid is for others to decide.
#[derive(Debug, Default)]
pub struct Config {
    /// The language.
    pub language: Option<Language>,
    /// The colours.
    pub theme: Option<Theme>,
    /// The signs.
    pub glyphs: Option<Glyphs>,
    /// How large the board may be.
    pub zoom: Option<Zoom>,
    /// Whether there are colours.
    pub color: Option<Colors>,
    /// Whether the mouse plays.
    pub mouse: Option<bool>,
    /// Whether the bell rings.
    pub bell: Option<bool>,
    /// Which seat has the lower end of the board.
    pub facing: Option<Facing>,
    /// How long a hop is shown.
    pub hop: Option<Duration>,
    /// The preset that is meant when none is named.
    preset: Option<String>,
    /// The keys.
    pub keys: Keymap,
    /// What is wrong with the file, which is then not used.
    pub faults: Vec<String>,
}

impl Config {
    /// An empty one, in place of a file that is not used for these faults.
    pub fn unused(faults: Vec<String>) -> Self {
        Self { faults, ..Self::default() }
    }

    /// The preset that is meant when none is named, if there is one of that name.
    pub fn preset(&self, book: &Book) -> Option<&str> {
        self.preset.as_deref().filter(|name| book.get(name).is_some())
    }

    /// The preset that is meant when none is named, if there is none of that name.
    pub fn unknown_preset(&self, book: &Book) -> Option<&str> {
        self.preset.as_deref().filter(|name| book.get(name).is_none())
    }

    /// What a file says.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it, as `FILE:LINE:COLUMN: WHAT`.
    pub fn parse(file: &str, text: &str, words: Words) -> Result<Self, Vec<String>> {
        let mut reader = Reader { file, text, words, faults: Vec::new() };
        let config = match DeTable::parse(text) {
            Ok(table) => reader.config(table.get_ref()),
            Err(error) => {
                let told = words.broken(&Broken::of(text, &error));
                reader.fault(error.span().unwrap_or_default(), &told);
                Self::default()
            }
        };
        reader.faults.sort();
        let faults: Vec<String> = reader.faults.into_iter().map(|(_, told)| told).collect();
        if faults.is_empty() { Ok(config) } else { Err(faults) }
    }
}

type Value<'a> = Spanned<DeValue<'a>>;

/// Reads a file and notes what is wrong with it.
struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    words: Words,
    /// Where in the text each is, and what is told of it.
    faults: Vec<(usize, String)>,
}

impl Reader<'_> {
    fn fault(&mut self, at: Range<usize>, told: &str) {
        let before = self.text.get(..at.start).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        self.faults.push((at.start, format!("{}:{line}:{column}: {told}", self.file)));
    }

    fn wrong(&mut self, key: &str, value: &Value, expected: &str) {
        let shown = self.text.get(value.span()).unwrap_or_default().to_owned();
        let told = self.words.wrong_setting(key, &shown, expected);
        self.fault(value.span(), &told);
    }

    fn unknown<'a>(
        &mut self,
        key: &Spanned<std::borrow::Cow<str>>,
        known: impl Iterator<Item = &'a str>,
    ) {
        let known: Vec<String> = known.map(|name| format!("`{name}`")).collect();
        let told = self.words.unknown_setting(key.get_ref(), &known);
        self.fault(key.span(), &told);
    }

    fn config(&mut self, table: &DeTable) -> Config {
        let mut config = Config::default();
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "language" => config.language = self.language(value),
                "theme" => config.theme = self.theme(value),
                "glyphs" => config.glyphs = self.glyphs(value),
                "zoom" => config.zoom = self.zoom(value),
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
                _ => self.unknown(key, SETTINGS.into_iter()),
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
            let expected = self.words.list(&names, Join::Or);
            self.wrong(key, value, &expected);
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
        self.one_or_auto("theme", value, &Theme::ALL.map(Theme::name), Theme::from_name)
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
            self.wrong(key, value, self.words.say(Label::ExpectedPlayOn));
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
            let expected = self.words.milliseconds(LONGEST_HOP);
            self.wrong("animation", value, &expected);
        }
        found.map(Duration::from_millis)
    }

    fn preset(&mut self, value: &Value) -> Option<String> {
        let found = value.get_ref().as_str();
        if found.is_none() {
            self.wrong("preset", value, self.words.say(Label::BookNotText));
        }
        found.map(str::to_owned)
    }

    fn keys(&mut self, value: &Value) -> Option<Keymap> {
        let Some(table) = value.get_ref().as_table() else {
            self.wrong("keys", value, self.words.say(Label::RecordTable));
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
                self.unknown(key, std::iter::once("preset").chain(Deed::names()));
            }
        }
        let keys = Keymap::new(preset, &changes);
        for clash in keys.as_ref().err().into_iter().flatten() {
            let told = self.words.key_clash(
                &clash.chord.to_string(),
                &clash.deeds[0].to_string(),
                &clash.deeds[1].to_string(),
            );
            self.fault(value.span(), &told);
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
            self.wrong(key, value, self.words.say(Label::ConfigKeys));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use rand::prelude::*;
    use rand::rngs::ChaCha8Rng;

    use super::*;

    const WORDS: Words = Words::new(Language::English);

    fn faults(text: &str) -> Vec<String> {
        Config::parse("c", text, WORDS).expect_err(text)
    }

    #[test]
    fn the_file_that_init_writes_says_nothing_until_its_lines_are_used() {
        let config = Config::parse("c", TEMPLATE, WORDS).expect("it is sound");
        assert!(config.language.is_none() && config.hop.is_none());
        // A comment has a blank after its mark, a setting has none.
        let used = TEMPLATE.lines().map(|line| match line.strip_prefix('#') {
            Some(setting) if !setting.starts_with(' ') => format!("{setting}\n"),
            _ => format!("{line}\n"),
        });
        let used: String = used.collect();
        let config = Config::parse("c", &used, WORDS).expect("every line of it is sound");
        assert_eq!(config.hop, Some(Duration::from_millis(120)));
        for setting in SETTINGS {
            assert!(used.contains(setting), "{setting}");
        }
        for deed in Deed::names() {
            assert!(used.lines().any(|line| line.starts_with(&format!("{deed} ="))), "{deed}");
        }
    }

    #[test]
    fn a_damaged_config_is_read_or_refused() {
        let mut chance = ChaCha8Rng::seed_from_u64(4);
        let used: String = TEMPLATE
            .lines()
            .map(|line| line.trim_start_matches('#'))
            .collect::<Vec<_>>()
            .join("\n");
        for _ in 0..2_000 {
            let mut signs: Vec<char> = used.chars().collect();
            for _ in 0..chance.random_range(1..6) {
                let at = chance.random_range(0..signs.len());
                match chance.random_range(0..4) {
                    0 => signs.insert(at, chance.random()),
                    1 => {
                        signs[at] = *['"', '[', '=', '\n', '{'].choose(&mut chance).expect("a list")
                    }
                    2 => drop(signs.drain(at..(at + 9).min(signs.len()))),
                    _ => signs.truncate(at.max(1)),
                }
            }
            let text: String = signs.into_iter().collect();
            if let Err(faults) = Config::parse("c", &text, WORDS) {
                assert!(faults.iter().all(|fault| fault.starts_with("c:")), "{faults:?}");
            }
        }
    }

    #[test]
    fn every_fault_is_told_with_its_line_and_column_and_what_would_be_right() {
        let told =
            faults("langage = 'en'\ntheme = 'pink'\n  animation = -1\n[keys]\nundo = 'Q q'\n");
        assert_eq!(told.len(), 4, "{told:?}");
        assert!(told.iter().any(|line| line.starts_with("c:1:1: ") && line.contains("`language`")));
        assert!(told.iter().any(|line| line.starts_with("c:2:9: ") && line.contains("\"mono\"")));
        assert!(told.iter().any(|line| line.starts_with("c:3:15: ") && line.contains("5000")));
        assert!(told.iter().any(|line| line.starts_with("c:5:8: ") && line.contains("Ctrl-")));
        assert!(faults("a = [")[0].starts_with("c:1:"));
    }

    #[test]
    fn a_key_for_two_things_is_refused_with_both_names() {
        let told = faults("[keys]\nundo = 'g'\n");
        assert!(told[0].contains("undo") && told[0].contains("last-move"), "{told:?}");
        let vi = Config::parse("c", "[keys]\npreset = 'vi'\nmenu = ['F10', 'q']\n", WORDS);
        assert!(vi.is_ok());
    }
}
