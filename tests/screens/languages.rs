//! The screens in every language: pictures of all of them at the usual size, and that nothing is
//! cut off or written over there.

use proptest::prelude::*;
use ratatui::style::Color;
use starhop::text::{Label, Language, Words};
use starhop::tui::{Glyphs, Settings};
use unicode_width::UnicodeWidthStr;

use super::desk::{Desk, SETTINGS, seated};
use super::{USUAL, named_screens};

fn settings(language: Language) -> Settings {
    Settings { words: Words::new(language), ..SETTINGS }
}

#[test]
fn every_screen_in_every_language() {
    for language in Language::ALL {
        for (name, desk) in named_screens(settings(language), USUAL) {
            insta::assert_snapshot!(format!("{}_{name}", language.name()), desk.text());
        }
    }
}

#[test]
fn every_screen_that_other_signs_change_in_every_language() {
    for language in Language::ALL {
        let blocks = named_screens(settings(language), USUAL);
        for (glyphs, sign) in [(Glyphs::Disc, "disc"), (Glyphs::Ascii, "ascii")] {
            let settings = Settings { glyphs, ..settings(language) };
            let both = blocks.iter().zip(named_screens(settings, USUAL));
            for ((name, block), (_, desk)) in both {
                if desk.text() != block.text() {
                    let name = format!("{}_{name}_{sign}", language.name());
                    insta::assert_snapshot!(name, desk.text());
                }
            }
        }
    }
}

/// What was cut ends in two dots; a wide sign that was written over has something in the cell that
/// it covers.
fn assert_whole(desk: &Desk, words: Words) {
    let text = desk.text();
    // These end in two dots whatever room there is.
    let dotted = [words.start_more("i"), words.say(Label::ChoiceCopy).to_owned()];
    for line in text.lines().filter(|line| !dotted.iter().any(|told| line.contains(told.as_str())))
    {
        // More moves begin like that than a line can tell.
        let listed = line.contains(":e") || line.contains(": e") || line.contains("：e");
        assert!(listed || !line.contains(".."), "{line}\n{text}");
    }
    let buffer = desk.buffer();
    for row in buffer.content.chunks(buffer.area.width.into()) {
        for pair in row.windows(2).filter(|pair| pair[0].symbol().width() == 2) {
            assert_eq!((pair[1].symbol(), pair[1].bg), (" ", Color::Reset), "{text}");
        }
    }
}

#[test]
fn nothing_is_cut_or_written_over_on_any_screen() {
    for language in Language::ALL {
        for (_, desk) in named_screens(settings(language), USUAL) {
            assert_whole(&desk, Words::new(language));
        }
    }
}

const KEYS: [&str; 24] = [
    "Up", "Down", "Left", "Right", "Enter", "Enter", "Esc", "Tab", "Tab", "f", "a", "b", "u", "U",
    "g", "[", "]", "q", "?", "i", "p", "t", "r", "n",
];

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 60,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn nothing_is_cut_or_written_over_whatever_is_pressed(
        language in proptest::sample::select(&Language::ALL[..]),
        preset in proptest::sample::select(&["classic", "masters", "qq", "small", "big"][..]),
        players in proptest::sample::select(&[2usize, 3, 6][..]),
        keys in proptest::collection::vec(proptest::sample::select(&KEYS[..]), 1..40),
    ) {
        let game = Some(seated(preset, players, "ABCDEF"));
        let mut desk = Desk::new(game, settings(language), USUAL);
        for key in keys {
            desk.keys(key);
            assert_whole(&desk, Words::new(language));
        }
    }
}
