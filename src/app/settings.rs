//! Keeping one setting in the user's config.
//!
//! Only the line that is concerned changes; where there is no file, the one with every setting
//! commented out is written. A file with anything wrong in it is told of and left alone. What the
//! settings are is left to [`config`](super::config).

use std::path::Path;

use toml_edit::{DocumentMut, Item, Value};

use super::config::{Config, TEMPLATE};
use super::own;
use crate::text::{Label, Words};
use crate::tui::{Themes, Wanted};

/// Keeps a setting in the file.
///
/// # Errors
///
/// What is wrong in the file, which is left alone then, or why it cannot be written.
pub fn keep(file: &Path, wanted: &Wanted, themes: &Themes, words: Words) -> Result<(), String> {
    let name = file.display().to_string();
    own::revise(file, words, |old| {
        let old = if old.is_empty() { TEMPLATE } else { old };
        Config::parse(&name, old, themes, words).map_err(|faults| {
            let first = faults.first().cloned().unwrap_or_default();
            format!("{first}; {}", words.say(Label::FileLeft))
        })?;
        let text = with_setting(old, wanted);
        let text = text.filter(|text| Config::parse(&name, text, themes, words).is_ok());
        text.map(Some).ok_or_else(|| format!("{name}: {}", words.say(Label::FileLeft)))
    })
}

/// The text with the setting in it: where it is said already, in place of that; where it stands
/// commented out, as the template has it, in place of that line; else at the end of its part.
fn with_setting(old: &str, wanted: &Wanted) -> Option<String> {
    let (table, key) = wanted.setting.place();
    let mut document: DocumentMut = old.parse().ok()?;
    let value: Value = wanted.value.to_string().parse().ok()?;
    let part = match table {
        Some(table) => document.get(table).and_then(Item::as_table_like),
        None => Some(document.as_table() as _),
    };
    let said = part.is_some_and(|part| part.contains_key(key));
    if !said && let Some(text) = uncommented(old, table, key, &value) {
        return Some(text);
    }
    match table {
        None => own::put(document.as_table_mut(), key, value),
        Some(table) => {
            let part = document.entry(table).or_insert(toml_edit::table());
            own::put(part.as_table_like_mut()?, key, value);
        }
    }
    Some(document.to_string())
}

/// The text with the line used that has the setting commented out, if there is one in its part.
fn uncommented(old: &str, table: Option<&str>, key: &str, value: &Value) -> Option<String> {
    let header = table.map(|table| format!("[{table}]"));
    let mut part = None;
    let mut lines: Vec<String> = Vec::new();
    let mut used = false;
    for line in old.split_inclusive('\n') {
        if line.starts_with('[') {
            part = Some(line.trim().to_owned());
        }
        let setting = line.strip_prefix('#').and_then(|rest| rest.strip_prefix(key));
        let is_it = setting.is_some_and(|rest| rest.trim_start().starts_with('='));
        if is_it && !used && part == header {
            let end = line.get(line.trim_end().len()..).unwrap_or_default();
            lines.push(format!("{key} = {value}{end}"));
            used = true;
        } else {
            lines.push(line.to_owned());
        }
    }
    used.then(|| lines.concat())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::text::Language;
    use crate::tui::Setting;

    const WORDS: Words = Words::new(Language::English);

    fn kept(old: Option<&str>, setting: Setting, value: &str) -> (String, Result<(), String>) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("deep").join("config.toml");
        if let Some(old) = old {
            std::fs::create_dir_all(file.parent().expect("a folder")).expect("it is made");
            std::fs::write(&file, old).expect("it is written");
        }
        let value = crate::rules::typed_value(value).expect("a value");
        let done = keep(&file, &Wanted { setting, value }, &Themes::default(), WORDS);
        (std::fs::read_to_string(file).unwrap_or_default(), done)
    }

    #[test]
    fn the_first_setting_that_is_kept_uses_its_line_of_the_commented_file() {
        for (setting, value, before, after) in [
            (Setting::Theme, "light", "#theme = \"auto\"\n\n", "theme = \"light\"\n\n"),
            (Setting::Animation, "60", "#animation = 120\n", "animation = 60\n"),
            (Setting::Mouse, "false", "#mouse = true\n", "mouse = false\n"),
            (Setting::Preset, "qq", "#preset = \"classic\"\n", "preset = \"qq\"\n"),
            (Setting::Keys, "vi", "#preset = \"default\"\n", "preset = \"vi\"\n"),
        ] {
            let (text, done) = kept(None, setting, value);
            assert_eq!(done, Ok(()));
            assert_eq!(text, TEMPLATE.replacen(before, after, 1), "{setting:?}");
        }
    }

    #[test]
    fn a_setting_that_is_said_changes_and_nothing_else_does() {
        let old = "bell = true # ding\ntheme   =   'dark' # at night\n# end\n[keys]\nundo = 'F5'";
        let (text, done) = kept(Some(old), Setting::Theme, "light");
        assert_eq!(done, Ok(()));
        assert_eq!(text.trim_end(), old.replace("'dark'", "\"light\""));
        let (text, _) = kept(Some(old), Setting::Keys, "vi");
        assert!(text.starts_with(old) && text.contains("preset = \"vi\""), "{text}");
        let (text, _) = kept(Some(old), Setting::Animation, "0");
        assert!(text.contains("# ding") && text.contains("# end\n[keys]"), "{text}");
        assert_eq!(
            Config::parse("c", &text, &Themes::default(), WORDS).expect("sound").hop,
            Some(Duration::ZERO)
        );
    }

    #[test]
    fn every_setting_can_be_kept_in_every_file() {
        for old in [None, Some(""), Some("# mine\n"), Some("[keys]\n"), Some("keys = {}\n")] {
            for setting in Setting::ALL {
                let value = match setting {
                    Setting::Language => "zh-Hans",
                    Setting::Theme => "mono",
                    Setting::Glyphs => "disc",
                    Setting::Zoom => "large",
                    Setting::Panel => "wide",
                    Setting::Animation => "250",
                    Setting::Mouse | Setting::Bell | Setting::Facing => "true",
                    Setting::Keys => "vi",
                    Setting::Preset => "masters",
                };
                let (text, done) = kept(old, setting, value);
                assert_eq!(done, Ok(()), "{setting:?} in {old:?}");
                let again = with_setting(
                    &text,
                    &Wanted { setting, value: crate::rules::typed_value(value).expect("a value") },
                );
                assert_eq!(again.as_deref(), Some(&*text), "it is said once");
            }
        }
    }

    #[test]
    fn a_broken_config_is_told_and_never_written() {
        for broken in ["theme = 'pink'\n", "theme = [", "thme = 'dark'\n"] {
            let (text, done) = kept(Some(broken), Setting::Theme, "light");
            assert!(done.is_err_and(|told| told.contains("config.toml:1:")));
            assert_eq!(text, broken);
        }
    }
}
