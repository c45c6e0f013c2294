//! What the environment says about the terminal: locale, colours, background.

use std::time::SystemTime;

use super::options::{Colors, Options};
use crate::text::Language;
use crate::tui::{Depth, Glyphs, Settings, Theme, Usual};

/// The looks that options and environment come to.
pub fn settings(options: &Options, env: impl Fn(&str) -> Option<String>) -> Settings {
    let env = |name: &str| env(name).unwrap_or_default();
    Settings {
        words: options.words,
        theme: theme(options, &env),
        depth: depth(&env),
        glyphs: options.glyphs.unwrap_or_else(|| glyphs(&env)),
        capture: options.mouse,
        hop: options.hop,
        bell: options.bell,
        facing: options.facing,
        panel: options.panel,
        began: seconds(SystemTime::now()),
    }
}

/// What the environment chooses where nothing else is said.
pub fn usual(options: &Options, env: impl Fn(&str) -> Option<String>) -> Usual {
    let auto = Options { theme: None, glyphs: None, ..*options };
    let settings = settings(&auto, &env);
    Usual { language: language(&env), theme: settings.theme, glyphs: settings.glyphs }
}

/// The language that the environment asks for; where it says nothing, that of the system.
pub fn language(env: impl Fn(&str) -> Option<String>) -> Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let mut told = names.filter_map(env).filter(|locale| !locale.is_empty());
    let locale = told.next().or_else(sys_locale::get_locale);
    Language::for_locale(&locale.unwrap_or_default())
}

/// A moment in seconds since 1970.
pub fn seconds(moment: SystemTime) -> i64 {
    let since = moment.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or_default()
}

fn theme(options: &Options, env: &impl Fn(&str) -> String) -> Theme {
    let term = env("TERM");
    let plain = !env("NO_COLOR").is_empty() || term == "dumb";
    match options.colors {
        Colors::Never => return Theme::MONO,
        Colors::Auto if plain => return Theme::MONO,
        Colors::Auto | Colors::Always => {}
    }
    if let Some(theme) = options.theme {
        theme
    } else if !has_256_colors(&term, env) {
        Theme::SIXTEEN
    } else if is_light(&env("COLORFGBG")) {
        Theme::LIGHT
    } else {
        Theme::DARK
    }
}

/// How many colours there are: what the terminal does not tell of, it may not have.
fn depth(env: &impl Fn(&str) -> String) -> Depth {
    const FULL: [&str; 6] = ["direct", "kitty", "alacritty", "foot", "ghostty", "wezterm"];
    let term = env("TERM");
    let told = matches!(&*env("COLORTERM"), "truecolor" | "24bit");
    if told || !env("WT_SESSION").is_empty() || FULL.iter().any(|name| term.contains(name)) {
        Depth::Full
    } else if has_256_colors(&term, env) {
        Depth::Indexed
    } else {
        Depth::Sixteen
    }
}

/// Old consoles and plain `xterm` may have sixteen only.
fn has_256_colors(term: &str, env: &impl Fn(&str) -> String) -> bool {
    const RICH: [&str; 6] = ["256color", "kitty", "alacritty", "foot", "ghostty", "wezterm"];
    let told = ["COLORTERM", "WT_SESSION", "TERM_PROGRAM"];
    told.iter().any(|name| !env(name).is_empty()) || RICH.iter().any(|name| term.contains(name))
}

/// `COLORFGBG` is `15;0` on dark backgrounds and `0;15` on light ones.
fn is_light(colorfgbg: &str) -> bool {
    matches!(colorfgbg.rsplit(';').next(), Some("7" | "15"))
}

fn glyphs(env: &impl Fn(&str) -> String) -> Glyphs {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"];
    let locale = names.iter().map(|name| env(name));
    let locale = locale.into_iter().find(|value| !value.is_empty());
    let locale = locale.unwrap_or_default().to_ascii_lowercase();
    if locale.contains("utf-8") || locale.contains("utf8") { Glyphs::Block } else { Glyphs::Ascii }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looks(colors: Colors, env: &[(&str, &str)]) -> (Theme, Glyphs) {
        let options = Options { colors, ..Options::default() };
        let find = |name: &str| {
            let mut pairs = env.iter();
            pairs.find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        };
        let settings = settings(&options, find);
        (settings.theme, settings.glyphs)
    }

    #[test]
    fn the_first_locale_that_is_set_chooses_the_language() {
        let asked = |env: &[(&str, &str)]| {
            language(|name| {
                let mut pairs = env.iter();
                pairs.find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        let taiwan = ("LANG", "zh_TW.UTF-8");
        assert_eq!(asked(&[taiwan]), Language::Traditional);
        assert_eq!(asked(&[("LC_ALL", ""), taiwan]), Language::Traditional);
        assert_eq!(asked(&[("LC_MESSAGES", "zh_CN.UTF-8"), taiwan]), Language::Simplified);
        assert_eq!(asked(&[("LC_ALL", "C.UTF-8"), taiwan]), Language::English);
    }

    #[test]
    fn no_color_means_none_unless_they_are_asked_for() {
        let env = [("NO_COLOR", "1"), ("TERM", "xterm-256color")];
        assert_eq!(looks(Colors::Auto, &env).0, Theme::MONO);
        assert_eq!(looks(Colors::Always, &env).0, Theme::DARK);
        assert_eq!(
            looks(Colors::Auto, &[("NO_COLOR", ""), ("COLORTERM", "truecolor")]).0,
            Theme::DARK
        );
        assert_eq!(looks(Colors::Never, &[("COLORTERM", "truecolor")]).0, Theme::MONO);
        let never =
            Options { colors: Colors::Never, theme: Some(Theme::DARK), ..Options::default() };
        assert_eq!(usual(&never, |_| None).theme, Theme::MONO, "no choice brings them on");
    }

    #[test]
    fn the_terminal_says_how_many_colours_there_are() {
        assert_eq!(looks(Colors::Auto, &[("TERM", "linux")]).0, Theme::SIXTEEN);
        assert_eq!(looks(Colors::Auto, &[("TERM", "dumb")]).0, Theme::MONO);
        let light = [("TERM", "xterm-256color"), ("COLORFGBG", "0;15")];
        assert_eq!(looks(Colors::Auto, &light).0, Theme::LIGHT);
    }

    #[test]
    fn signs_are_ascii_where_the_locale_is_not_utf_8() {
        assert_eq!(looks(Colors::Auto, &[("LANG", "C")]).1, Glyphs::Ascii);
        assert_eq!(
            looks(Colors::Auto, &[("LC_ALL", "C"), ("LANG", "en_US.UTF-8")]).1,
            Glyphs::Ascii
        );
        assert_eq!(looks(Colors::Auto, &[("LANG", "zh_CN.utf8")]).1, Glyphs::Block);
    }
}
