//! The chart of a game, from its result and from a replay.

use std::fs;
use std::path::Path;

use starhop::record::{Record, Seal};
use starhop::text::{Language, Words};
use starhop::tui::{Glyphs, Origin, Seated, Settings, Theme};

use super::desk::{Desk, SETTINGS};
use super::{SMALL, USUAL, won};

/// A whole game as it is watched.
fn replay(name: &str, settings: Settings, size: (u16, u16)) -> Desk {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/{name}.toml"));
    let text = fs::read_to_string(path).expect("a record");
    let record = Record::read(&text, Seal::Checked).expect("a sound record");
    let mut desk = Desk::new(Some(Seated { record, origin: Origin::Replay }), settings, size);
    desk.keys("q Down Enter");
    desk
}

#[test]
fn the_chart_tells_the_seats_apart_by_their_letters() {
    for (name, language) in [
        ("en", Language::English),
        ("zh-Hans", Language::Simplified),
        ("zh-Hant", Language::Traditional),
    ] {
        let settings = Settings { words: Words::new(language), ..SETTINGS };
        insta::assert_snapshot!(
            format!("chart_{name}"),
            replay("1-decided", settings, USUAL).text()
        );
    }
    let settings = Settings { theme: Theme::MONO, glyphs: Glyphs::Ascii, ..SETTINGS };
    let desk = replay("1-long-six", settings, SMALL);
    insta::assert_snapshot!("chart_six_mono_60x20", desk.picture());
    assert!(desk.text().is_ascii(), "{}", desk.text());
}

#[test]
fn the_chart_is_opened_from_the_result_and_closed_again() {
    let mut desk = won(USUAL);
    assert!(desk.find("Result").is_some(), "{}", desk.text());
    let result = desk.text();
    desk.keys("c");
    assert!(desk.find("How it went").is_some(), "{}", desk.text());
    desk.keys("Esc");
    assert_eq!(desk.text(), result);
    desk.click_on("[ Chart ]");
    assert!(desk.find("How it went").is_some(), "{}", desk.text());
    desk.click_on("Esc back");
    assert_eq!(desk.text(), result);
}
