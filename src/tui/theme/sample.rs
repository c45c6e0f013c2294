//! A file to make a theme of: every key with what it is about, at its value in the theme it is based
//! on, commented out.

use super::Theme;
use super::read::{BASED_ON, TEXT};
use crate::text::columns::wrap;
use crate::text::{Label, Words};

/// Columns of what is told.
const COLUMNS: u16 = 96;

/// The file. Its lines are those of the themes that come with the program.
pub fn sample(base: Theme, words: Words) -> String {
    let header = format!("[{}]", base.name());
    let section = TEXT.lines().skip_while(|line| **line != *header).skip(1);
    let section = section.take_while(|line| !line.starts_with('['));
    let mut text = told(words.say(Label::ThemeSample));
    text.push("\n".to_owned());
    text.extend(told(&words.theme_about(BASED_ON)));
    text.push(format!("{BASED_ON} = \"{}\"\n\n", base.name()));
    for line in section {
        // What is known of the shipped colours is no longer true once they are changed.
        if let Some((key, _)) = line.split_once(" =").filter(|_| !line.starts_with('#')) {
            text.extend(told(&words.theme_about(key)));
            text.push(format!("#{line}\n\n"));
        }
    }
    text.concat().trim_end().to_owned() + "\n"
}

/// A comment of as many lines as it needs.
fn told(about: &str) -> Vec<String> {
    wrap(about, COLUMNS).into_iter().map(|line| format!("# {line}\n")).collect()
}
