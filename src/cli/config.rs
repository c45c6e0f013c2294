//! The user's config: what is in `config.toml`, and `config init`, which writes one to fill in.
//!
//! A file with anything wrong in it is told of and left alone, and the program goes on without.

use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::Range;
use std::path::Path;
use std::time::Duration;

use clap::{Subcommand, ValueEnum};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::play::{ColorOption, GlyphsOption, ThemeOption};
use super::{Failure, Outcome, harmless, print, shelf};
use crate::app::{Chord, Deed, Facing, KeyPreset, Keymap};
use crate::rules::Book;
use crate::text::{Join, Label, Language, Words};

/// What is written by `config init`: every setting, commented out, with its default.
const TEMPLATE: &str = include_str!("config.toml");

/// The longest time a hop may be shown, in milliseconds.
pub const LONGEST_HOP: i64 = 5000;

/// The settings there are.
const SETTINGS: [&str; 10] = [
    "language",
    "theme",
    "glyphs",
    "color",
    "mouse",
    "animation",
    "bell",
    "turn_board",
    "preset",
    "keys",
];

/// What the user's config says; what it leaves unsaid is for others to decide.
#[derive(Debug, Default)]
pub struct Config {
    /// The language.
    pub language: Option<Language>,
    /// The colours.
    pub theme: Option<ThemeOption>,
    /// The signs.
    pub glyphs: Option<GlyphsOption>,
    /// Whether there are colours.
    pub color: Option<ColorOption>,
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
    faults: Vec<String>,
}

impl Config {
    /// The preset that is meant when none is named, if there is one of that name.
    pub fn preset(&self, book: &Book) -> Option<&str> {
        self.preset.as_deref().filter(|name| book.get(name).is_some())
    }

    /// Everything that is wrong with it. A preset that nobody knows is told on the standard error
    /// here: only now the presets are known.
    pub fn faults(&self, book: &Book, words: Words) -> Vec<String> {
        let unknown = self.preset.as_deref().filter(|name| book.get(name).is_none());
        let told = unknown.map(|name| {
            let names: Vec<String> = book.presets().iter().map(|it| it.name.clone()).collect();
            let file = shelf::config_file().unwrap_or_default();
            format!("{}: {}", file.display(), words.no_such_preset(name, &names))
        });
        told.iter().for_each(|line| complain(line));
        self.faults.iter().cloned().chain(told).collect()
    }
}

/// The user's config, or an empty one when there is no file or anything is wrong with it; the
/// faults are told on the standard error. `told` is the language to tell them in, where the command
/// line or the locale know it.
pub fn load(told: Words) -> Config {
    let Some(file) = shelf::config_file().filter(|file| file.exists()) else {
        return Config::default();
    };
    let name = file.display().to_string();
    let text = shelf::read(&file, told);
    let text = text.map_err(|error| vec![told.unreadable(&name, &error.to_string())]);
    text.and_then(|text| parse(&name, &text, told)).unwrap_or_else(|mut faults| {
        faults.push(format!("{name}: {}", told.say(Label::ConfigIgnored)));
        faults.iter().for_each(|line| complain(line));
        Config { faults, ..Config::default() }
    })
}

/// Says a line on the standard error.
fn complain(line: &str) {
    // Nothing can be done when not even that can be told.
    let _ = writeln!(io::stderr(), "starhop: {}", harmless(line));
}

/// What a file says, or everything that is wrong with it, as `FILE:LINE:COLUMN: WHAT`.
fn parse(file: &str, text: &str, words: Words) -> Result<Config, Vec<String>> {
    let mut reader = Reader { file, text, words, faults: Vec::new() };
    let config = match DeTable::parse(text) {
        Ok(table) => reader.config(table.get_ref()),
        Err(error) => {
            let told = words.not_toml(error.message());
            reader.fault(error.span().unwrap_or_default(), &told);
            Config::default()
        }
    };
    reader.faults.sort();
    let faults: Vec<String> = reader.faults.into_iter().map(|(_, told)| told).collect();
    if faults.is_empty() { Ok(config) } else { Err(faults) }
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
                "theme" => config.theme = self.choice("theme", value),
                "glyphs" => config.glyphs = self.choice("glyphs", value),
                "color" => config.color = self.choice("color", value),
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

    fn language(&mut self, value: &Value) -> Option<Language> {
        let names = Language::ALL.map(Language::name);
        self.one_of("language", value, &names, Language::from_name)
    }

    /// What an option of the command line takes too.
    fn choice<T: ValueEnum>(&mut self, key: &str, value: &Value) -> Option<T> {
        let all = T::value_variants().iter().filter_map(ValueEnum::to_possible_value);
        let all: Vec<_> = all.collect();
        let names: Vec<&str> = all.iter().map(|value| value.get_name()).collect();
        self.one_of(key, value, &names, |name| T::from_str(name, false).ok())
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

/// What can be done with the config.
#[derive(Debug, Subcommand)]
pub enum ConfigCommand {
    /// Write a config with every setting in it, commented out; an existing one is left alone.
    Init,
}

/// `starhop config`
pub fn run(command: &ConfigCommand, words: Words) -> Outcome {
    match command {
        ConfigCommand::Init => init(words),
    }
}

fn init(words: Words) -> Outcome {
    let no_home = || Failure::usage_line(words.say(Label::NoHome));
    let file = shelf::config_file().ok_or_else(no_home)?;
    let name = file.display().to_string();
    match write_new(&file) {
        Ok(()) => print(&format!("{}\n", words.config_written(&name))),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            Err(Failure::usage_line(words.config_there(&name)))
        }
        Err(error) => Err(Failure::usage_line(words.unwritable(&name, &error.to_string()))),
    }
}

fn write_new(file: &Path) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    File::create_new(file)?.write_all(TEMPLATE.as_bytes())
}

#[cfg(test)]
mod tests {
    use rand::prelude::*;
    use rand::rngs::ChaCha8Rng;

    use super::*;

    const WORDS: Words = Words::new(Language::English);

    fn faults(text: &str) -> Vec<String> {
        parse("c", text, WORDS).expect_err(text)
    }

    #[test]
    fn the_file_that_init_writes_says_nothing_until_its_lines_are_used() {
        let config = parse("c", TEMPLATE, WORDS).expect("it is sound");
        assert!(config.language.is_none() && config.hop.is_none());
        // A comment has a blank after its mark, a setting has none.
        let used = TEMPLATE.lines().map(|line| match line.strip_prefix('#') {
            Some(setting) if !setting.starts_with(' ') => format!("{setting}\n"),
            _ => format!("{line}\n"),
        });
        let used: String = used.collect();
        let config = parse("c", &used, WORDS).expect("every line of it is sound");
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
            if let Err(faults) = parse("c", &text, WORDS) {
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
        let vi = parse("c", "[keys]\npreset = 'vi'\nmenu = ['F10', 'q']\n", WORDS);
        assert!(vi.is_ok());
    }
}
