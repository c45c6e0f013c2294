//! The user's config: what is in `config.toml`.
//!
//! A file with anything wrong in it is told of and left alone. Changing one setting of it is left to
//! [`settings`](super::settings).

mod read;

use std::time::Duration;

use toml::de::DeTable;

use super::options::Colors;
use crate::rules::Book;
use crate::text::{Faults, Language, Words};
use crate::tui::{Breadth, Facing, Glyphs, Keymap, Theme, Themes, Zoom};

use read::Reader;

/// Every setting, commented out, with its default.
pub const TEMPLATE: &str = include_str!("config.toml");

/// The longest time a hop may be shown, in milliseconds.
pub const LONGEST_HOP: i64 = 5000;

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
    /// How broad the panel beside the board is.
    pub panel: Option<Breadth>,
    /// How long a hop is shown.
    pub hop: Option<Duration>,
    /// The preset that is meant when none is named.
    preset: Option<String>,
    /// The keys.
    pub keys: Keymap,
    /// The themes to choose from.
    pub themes: Themes,
    /// What is wrong with the files of the user's own ones.
    pub theme_faults: Vec<String>,
    /// What is wrong with the file, which is then not used.
    pub faults: Vec<String>,
}

impl Config {
    /// An empty one, in place of a file that is not used for these faults.
    pub fn unused(faults: Vec<String>) -> Self {
        Self { faults, ..Self::default() }
    }

    /// The same with the themes to choose from, and what is wrong with the user's own ones.
    pub fn with_themes(self, themes: Themes, theme_faults: Vec<String>) -> Self {
        Self { themes, theme_faults, ..self }
    }

    /// The preset that is meant when none is named, if there is one of that name.
    pub fn preset(&self, book: &Book) -> Option<&str> {
        self.preset.as_deref().filter(|name| book.get(name).is_some())
    }

    /// The preset that is meant when none is named, if there is none of that name.
    pub fn unknown_preset(&self, book: &Book) -> Option<&str> {
        self.preset.as_deref().filter(|name| book.get(name).is_none())
    }

    /// What a file says, which can name one of these themes.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it, as `FILE:LINE:COLUMN: WHAT`.
    pub fn parse(
        file: &str,
        text: &str,
        themes: &Themes,
        words: Words,
    ) -> Result<Self, Vec<String>> {
        let mut reader = Reader { faults: Faults::new(file, text, words), themes };
        let mut config = Self::default();
        match DeTable::parse(text) {
            Ok(table) => config = reader.config(table.get_ref()),
            Err(error) => reader.faults.broken(&error),
        }
        let faults = reader.faults.told();
        if faults.is_empty() { Ok(config) } else { Err(faults) }
    }
}

#[cfg(test)]
mod tests {
    use rand::prelude::*;
    use rand::rngs::ChaCha8Rng;

    use super::read::SETTINGS;
    use super::*;
    use crate::tui::Deed;

    const WORDS: Words = Words::new(Language::English);

    fn faults(text: &str) -> Vec<String> {
        Config::parse("c", text, &Themes::default(), WORDS).expect_err(text)
    }

    #[test]
    fn the_file_that_init_writes_says_nothing_until_its_lines_are_used() {
        let config = Config::parse("c", TEMPLATE, &Themes::default(), WORDS).expect("it is sound");
        assert!(config.language.is_none() && config.hop.is_none());
        // A comment has a blank after its mark, a setting has none.
        let used = TEMPLATE.lines().map(|line| match line.strip_prefix('#') {
            Some(setting) if !setting.starts_with(' ') => format!("{setting}\n"),
            _ => format!("{line}\n"),
        });
        let used: String = used.collect();
        let config = Config::parse("c", &used, &Themes::default(), WORDS)
            .expect("every line of it is sound");
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
            if let Err(faults) = Config::parse("c", &text, &Themes::default(), WORDS) {
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
        let vi = Config::parse(
            "c",
            "[keys]\npreset = 'vi'\nmenu = ['F10', 'q']\n",
            &Themes::default(),
            WORDS,
        );
        assert!(vi.is_ok());
    }
}
