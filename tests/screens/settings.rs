//! The settings: applied at once, to be kept, by keys and by mouse.

use ratatui::crossterm::event::MouseEventKind;
use starhop::rules::Book;
use starhop::text::{Language, Words};
use starhop::tui::{
    Capture, Chosen, Glyphs, Input, KeyPreset, Model, Setting, Settings, Theme, Usual, Wanted,
};

use super::desk::{Desk, SETTINGS, seated};
use super::form::SIZES;
use super::{SMALL, pictures};

/// The page, opened from the form.
pub fn page(settings: Settings, size: (u16, u16)) -> Desk {
    let mut desk = Desk::new(None, settings, size);
    let language = settings.words.language();
    let usual = Usual { language, theme: settings.theme, glyphs: settings.glyphs };
    desk.model = desk.model.with_chosen(Chosen::default(), usual);
    desk.keys("s Down");
    desk
}

#[test]
fn the_settings_page() {
    pictures("settings", &SIZES, |size| page(SETTINGS, size));
    for language in Language::ALL {
        let settings = Settings { words: Words::new(language), ..SETTINGS };
        let name = format!("{}_small_settings", language.name());
        insta::assert_snapshot!(name, page(settings, SMALL).text());
    }
}

fn kept(desk: &Desk) -> (Setting, String) {
    let Wanted { setting, value } = desk.settings.last().expect("a setting was to be kept").clone();
    (setting, value.to_string())
}

#[test]
fn every_setting_steps_through_its_values_and_back_by_keys_alone() {
    let mut desk = page(SETTINGS, (80, 24));
    desk.keys("Home");
    for setting in Setting::ALL {
        let before = desk.text();
        desk.keys("Right");
        assert_eq!(kept(&desk).0, setting);
        assert_ne!(desk.text(), before, "{setting:?}");
        desk.keys("Left");
        assert_eq!(desk.text(), before, "{setting:?}");
        desk.keys("Down");
    }
}

#[test]
fn settings_count_at_once() {
    let mut desk = page(SETTINGS, (80, 24));
    desk.keys("Home Right Right Right");
    assert_eq!(kept(&desk), (Setting::Language, "\"zh-Hant\"".to_owned()));
    assert!(desk.find("設定").is_some(), "{}", desk.text());
    desk.keys("Left Left Down Left");
    assert_eq!(kept(&desk), (Setting::Theme, "\"mono\"".to_owned()));
    desk.keys("Down Left");
    assert_eq!(kept(&desk), (Setting::Glyphs, "\"ascii\"".to_owned()));
    desk.keys("End Up Right Down Right Right");
    assert_eq!(kept(&desk), (Setting::Preset, "\"super\"".to_owned()));
    desk.keys("Esc");
    assert!(desk.find("> super").is_some(), "the default preset is chosen: {}", desk.text());
    desk.keys("p");
    assert!(!desk.picture().contains("on Indexed"), "no colours any more");
    // The keys of vi: h goes west, u goes north-east.
    desk.keys("p");
    assert!(desk.find("nothing").is_none() && desk.find("move of a person").is_some());
}

#[test]
fn settings_are_changed_by_mouse_alone_from_the_menu_of_a_game() {
    let mut desk = Desk::new(Some(seated("classic", 2, "AD")), SETTINGS, (80, 24));
    desk.click_on("q menu");
    desk.click_on("Settings");
    desk.click_on("none");
    assert_eq!(kept(&desk), (Setting::Animation, "60".to_owned()));
    let at = desk.find("60 ms").expect("the value");
    desk.mouse(MouseEventKind::ScrollDown, at);
    assert_eq!(kept(&desk), (Setting::Animation, "120".to_owned()));
    desk.click((at.0 - 2, at.1));
    assert_eq!(kept(&desk), (Setting::Animation, "60".to_owned()));
    desk.click_on("Esc back");
    desk.click_on("Back to the game");
    assert!(desk.find("to move").is_some());
}

#[test]
fn what_the_environment_chooses_is_told_and_can_be_gone_back_to() {
    let usual = Usual { language: Language::English, theme: Theme::LIGHT, glyphs: Glyphs::Ascii };
    let mut desk = Desk::start((80, 24));
    let chosen = Chosen { theme: Some(Theme::MONO), ..Chosen::default() };
    desk.model = desk.model.with_chosen(chosen, usual);
    desk.keys("s Down");
    assert!(desk.find("no colours").is_some(), "{}", desk.text());
    desk.keys("Right");
    assert!(desk.find("auto: light background").is_some(), "{}", desk.text());
    assert!(desk.picture().contains("on 254"), "the light theme is in force: {}", desk.picture());
}

#[test]
fn no_colours_come_on_where_the_environment_wants_none() {
    let mono = Settings { theme: Theme::MONO, ..SETTINGS };
    let mut desk = page(mono, (80, 24));
    for _ in Theme::SHIPPED {
        desk.keys("Right");
        assert_eq!(kept(&desk).0, Setting::Theme);
        let coloured = |row: &Vec<String>| row.iter().any(|style| style.contains("on "));
        assert!(!desk.styles().iter().any(coloured), "{}", desk.picture());
    }
}

#[test]
fn the_key_for_colours_brings_none_on_where_none_are_wanted() {
    let mut desk = Desk::new(None, Settings { theme: Theme::MONO, ..SETTINGS }, (80, 24));
    for _ in Theme::SHIPPED {
        desk.keys("t");
        assert!(desk.find("Colours are off here").is_some(), "{}", desk.text());
        let coloured = |row: &Vec<String>| row.iter().any(|style| style.contains("on "));
        assert!(!desk.styles().iter().any(coloured), "{}", desk.picture());
    }
}

#[test]
fn only_presets_that_the_next_start_knows_are_offered() {
    let mut book = Book::shipped();
    book.add("own/rules.toml", "[mine]\nboard = 3\n").expect("a sound file");
    book.add("lent.toml", "[lent]\nboard = 5\n[super]\nboard = 5\n").expect("a sound file");
    let presets = book.presets().len();
    let mut desk = Desk::start((80, 24));
    desk.model = Model::new(book, None, 1, SETTINGS, (80, 24)).with_own_rules("own/rules.toml");
    desk.keys("s End");
    for _ in 0..presets {
        desk.keys("Right");
    }
    let offered: Vec<_> = desk.settings.iter().filter_map(|it| it.value.as_str()).collect();
    assert!(offered.contains(&"mine") && offered.contains(&"super"), "{offered:?}");
    assert!(!offered.contains(&"lent"), "{offered:?}");
}

#[test]
fn a_setting_that_cannot_be_kept_counts_all_the_same() {
    let mut desk = page(SETTINGS, (80, 24));
    desk.keys("Left");
    desk.input(Input::SettingKept(Some("config.toml:1:1: broken".to_owned())));
    assert!(desk.find("config.toml:1:1: broken").is_some(), "{}", desk.text());
    assert!(desk.find("no colours").is_some());
}

#[test]
fn keys_of_ones_own_that_another_preset_needs_are_told() {
    use starhop::tui::Keymap;
    let deed = "hint".parse().expect("a deed");
    let chord = "j".parse().expect("a key");
    let keys = Keymap::new(KeyPreset::Default, &[(deed, vec![chord])]).expect("sound keys");
    let mut desk = Desk::start((80, 24));
    desk.model = desk.model.with_keys(keys);
    desk.keys("s End Up Right");
    assert!(desk.settings.is_empty());
    assert!(desk.find("hint").is_some() && desk.find("default").is_some(), "{}", desk.text());
}

#[test]
fn the_mouse_can_be_given_back_on_the_page() {
    let mut desk = page(SETTINGS, (80, 24));
    assert_eq!(desk.model.capture(), Capture::On);
    desk.keys("Down Down Down Down Down Right");
    assert_eq!(desk.model.capture(), Capture::Off);
}

#[test]
fn only_pages_that_are_longer_than_the_screen_offer_to_scroll() {
    let mut desk = Desk::start((80, 24));
    desk.keys("?");
    assert!(desk.find("PgDn scroll").is_some(), "{}", desk.text());
    let mut desk = Desk::start((80, 100));
    desk.keys("?");
    assert!(desk.find("PgDn scroll").is_none(), "{}", desk.text());
    assert!(desk.find("Esc back").is_some(), "{}", desk.text());
}
