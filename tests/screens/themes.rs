//! Themes of one's own: chosen by key and in the settings, and seen on every screen.

use ratatui::style::Color;
use starhop::text::Words;
use starhop::tui::{Chosen, Depth, Setting, Settings, Theme, Themes, Usual};

use super::desk::{Desk, SETTINGS, seated};
use super::{USUAL, named_screens};

/// A theme in which every part has a colour of its own.
const LOUD: &str = "
seats = ['#ff8800', '#224488', '#aabb00', '#00bbaa', '#884422', '#eeeeee']
text = { fg = '#d0d1d2', bg = '#101112' }
board = { bg = '#203021' }
names = '#717273'
hole = '#818283'
goal = { bg = '#304031' }
cursor = { fg = '#000102', bg = '#f0f1f2' }
picked = '#f1a1b1'
target = '#f2a2b2'
trail = '#f3a3b3'
bar = { bg = '#501051' }
";

fn own(name: &str, text: &str) -> Theme {
    let (theme, faults) = Theme::read(name, "t", text, Words::default());
    assert_eq!(faults, Vec::<String>::new());
    theme
}

fn settings(theme: Theme) -> Settings {
    Settings { theme, ..SETTINGS }
}

/// A screen on which this theme can be chosen beside the shipped ones.
fn with_own(mut desk: Desk, theme: Theme) -> Desk {
    let mut themes = Themes::default();
    themes.add(theme);
    let usual =
        Usual { language: SETTINGS.words.language(), theme: Theme::DARK, glyphs: SETTINGS.glyphs };
    desk.model = desk.model.with_themes(themes).with_chosen(Chosen::default(), usual);
    desk
}

#[test]
fn the_key_for_colours_goes_on_to_ones_own_theme_and_round() {
    let theme = own("loud", LOUD);
    let mut desk = with_own(Desk::new(Some(seated("classic", 2, "AD")), SETTINGS, USUAL), theme);
    desk.keys("t t t t t");
    let first = desk.picture();
    desk.keys("t t t");
    assert!(!desk.picture().contains("#101112"), "{}", desk.picture());
    desk.keys("t");
    assert!(desk.picture().contains("#101112"), "{}", desk.picture());
    desk.keys("t");
    assert_eq!(desk.picture(), first);
}

#[test]
fn ones_own_theme_is_among_the_settings_by_its_name() {
    let mut desk = with_own(Desk::start(USUAL), own("huge", LOUD));
    desk.keys("s Down Left");
    assert!(desk.find("< huge").is_some(), "its own name, no other word: {}", desk.text());
    let wanted = desk.settings.last().expect("it is to be kept");
    assert_eq!((wanted.setting, wanted.value.to_string()), (Setting::Theme, "\"huge\"".into()));
    assert!(desk.picture().contains("#101112"), "it counts at once: {}", desk.picture());
    desk.keys("Right");
    assert!(desk.find("auto: dark background").is_some(), "{}", desk.text());
}

#[test]
fn every_part_of_a_theme_is_seen_on_the_board() {
    let mut desk = Desk::new(Some(seated("classic", 2, "AD")), settings(own("loud", LOUD)), USUAL);
    for text in ["e3-g5", "m15-k13"] {
        desk.play(text);
    }
    desk.keys("Tab Enter Tab");
    let picture = desk.picture();
    for colour in [
        "#FF8800", "#D0D1D2", "#101112", "#203021", "#717273", "#818283", "#304031", "#000102",
        "#F0F1F2", "#F1A1B1", "#F2A2B2", "#F3A3B3", "#501051",
    ] {
        assert!(picture.contains(colour), "{colour}: {picture}");
    }
}

#[test]
fn the_ground_of_a_theme_is_under_every_screen() {
    for (name, desk) in named_screens(settings(own("loud", LOUD)), USUAL) {
        let bare = desk.buffer().content.iter().filter(|cell| cell.bg == Color::Reset).count();
        assert_eq!(bare, 0, "{name}: {}", desk.picture());
    }
}

#[test]
fn a_theme_is_shown_in_the_colours_that_the_terminal_has() {
    let theme = own("loud", LOUD);
    for (depth, wanted) in [(Depth::Indexed, "Indexed"), (Depth::Sixteen, "named")] {
        let settings = Settings { depth, ..settings(theme) };
        let desk = Desk::new(Some(seated("classic", 6, "ABCDEF")), settings, USUAL);
        for cell in &desk.buffer().content {
            for colour in [cell.fg, cell.bg] {
                let fits = match colour {
                    Color::Rgb(..) => false,
                    Color::Indexed(_) => depth == Depth::Indexed,
                    _ => true,
                };
                assert!(fits, "{colour:?} where colours are {wanted}");
            }
        }
    }
}

#[test]
fn what_is_wrong_with_a_theme_is_told_before_anything_else() {
    use starhop::text::Label;
    let mut desk = Desk::start(USUAL);
    let told = "mine.toml:3:1: there is no key `cusror` here; did you mean `cursor`?";
    desk.model.tell_faults(Label::ThemesTitle, vec![told.to_owned()]);
    assert!(desk.find("What is wrong with your own themes").is_some(), "{}", desk.text());
    assert!(desk.find("mine.toml:3:1: there is no key").is_some(), "{}", desk.text());
    desk.keys("Esc");
    assert!(desk.find("Players").is_some(), "{}", desk.text());
}
