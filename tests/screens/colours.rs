//! Colours of the seats: chosen in the form by key and by click, and seen wherever a seat is.

use starhop::tui::{Chosen, Settings, Theme, Usual};

use super::desk::{Desk, SETTINGS};
use super::{SMALL, USUAL};

/// The form in a theme that was chosen, where the environment has colours.
fn form(theme: Theme, size: (u16, u16)) -> Desk {
    let mut desk = Desk::new(None, Settings { theme, ..SETTINGS }, size);
    let chosen = Chosen { theme: Some(theme), ..Chosen::default() };
    let usual =
        Usual { language: SETTINGS.words.language(), theme: Theme::DARK, glyphs: SETTINGS.glyphs };
    desk.model = desk.model.with_chosen(chosen, usual);
    desk
}

/// How the first of these words is written.
fn style(desk: &Desk, words: &str) -> String {
    let (x, y) = desk.find(words).unwrap_or_else(|| panic!("no {words:?} in\n{}", desk.text()));
    desk.styles()[usize::from(y)][usize::from(x) + 1].clone()
}

/// How the chips of all six seats are written, in the form for six.
fn chips(desk: &Desk) -> Vec<String> {
    "ABCDEF".chars().map(|seat| style(desk, &format!(" {seat} "))).collect()
}

const COLOURED: [Theme; 3] = [Theme::DARK, Theme::LIGHT, Theme::SIXTEEN];

#[test]
fn a_key_and_a_click_exchange_colours_and_the_six_always_differ() {
    for theme in COLOURED {
        let mut desk = form(theme, USUAL);
        desk.keys("6");
        let before = chips(&desk);
        desk.keys("o");
        let mut exchanged = before.clone();
        exchanged.swap(0, 1);
        assert_eq!(chips(&desk), exchanged, "the first seat where none is in focus, {theme:?}");
        desk.click_on(" F ");
        exchanged.swap(5, 1);
        assert_eq!(chips(&desk), exchanged, "the last goes round, {theme:?}");
        assert!(desk.find(" F  < ").is_some(), "a click focuses the seat: {}", desk.text());
        for _ in 0..6 {
            desk.keys("o");
            let mut all = chips(&desk);
            all.sort();
            all.dedup();
            assert_eq!(all.len(), 6, "{theme:?}");
        }
    }
}

#[test]
fn a_click_on_the_colour_leaves_who_sits_there() {
    let mut desk = Desk::start(SMALL);
    let before = desk.text();
    desk.click_on(" A ");
    desk.keys("Up Up");
    assert_eq!(desk.text(), before);
}

#[test]
fn the_game_is_drawn_in_the_colours_that_were_chosen() {
    for theme in COLOURED {
        let mut desk = form(theme, USUAL);
        desk.keys("6");
        let (a, b) = (style(&desk, " A "), style(&desk, " B "));
        desk.keys("2 o p Enter");
        let marbles = desk.styles().concat();
        let count = |wanted: &String| marbles.iter().filter(|style| *style == wanted).count();
        assert!(count(&b) >= 30, "ten marbles of A on the board, {theme:?}: {}", desk.picture());
        assert_eq!(count(&a), 0, "nobody has it, {theme:?}");
        assert_eq!(style(&desk, "> A "), b, "the panel, {theme:?}");
    }
}

#[test]
fn the_title_says_the_word_for_the_colour_that_was_chosen() {
    let mut desk = Desk::start(USUAL);
    desk.keys("1 o p");
    assert!(desk.find("A (pink)").is_some(), "{}", desk.text());
}

#[test]
fn the_colours_stay_with_the_seats_in_another_theme_and_language() {
    let mut desk = form(Theme::DARK, USUAL);
    desk.keys("6 o t");
    let mut light = form(Theme::LIGHT, USUAL);
    light.keys("6 o");
    assert_eq!(chips(&desk), chips(&light));
    let before = chips(&desk);
    desk.keys("s Right Esc");
    assert_eq!(chips(&desk), before);
}

#[test]
fn a_colour_is_kept_at_once_and_there_the_next_time_beside_the_names() {
    let mut desk = form(Theme::DARK, USUAL);
    desk.keys("6 n A n n Enter p q Up Up Enter o");
    let chosen = chips(&desk);
    let kept = desk.habits.pop().expect("it was to be kept");
    let mut desk = form(Theme::DARK, USUAL);
    desk.model.know_seats(kept);
    assert!(desk.find("person       Ann").is_some(), "{}", desk.text());
    desk.keys("6");
    assert_eq!(chips(&desk), chosen);
}

#[test]
fn a_game_that_begins_with_the_program_has_the_colours_of_the_last_time() {
    let mut desk = form(Theme::DARK, USUAL);
    desk.keys("o");
    let kept = desk.habits.pop().expect("it was to be kept");
    let mut desk = Desk::game("classic", 1, USUAL);
    desk.model.know_seats(kept);
    assert!(desk.find("A (pink)").is_some(), "{}", desk.text());
}

#[test]
fn a_theme_without_colours_says_so() {
    let mut desk = form(Theme::MONO, USUAL);
    desk.keys("6 o");
    assert!(desk.find("This theme has no colours; t takes the next").is_some(), "{}", desk.text());
    desk.keys("t");
    let mut usual = form(Theme::DARK, USUAL);
    usual.keys("6");
    assert_eq!(chips(&desk), chips(&usual), "nothing was exchanged unseen");
    let mut desk = Desk::new(None, Settings { theme: Theme::MONO, ..SETTINGS }, USUAL);
    desk.click_on(" A ");
    assert!(desk.find("Colours are off here").is_some(), "{}", desk.text());
}

#[test]
fn the_vi_keys_have_the_key_for_colours_too() {
    use starhop::tui::{KeyPreset, Keymap};
    let mut desk = form(Theme::DARK, USUAL);
    desk.keys("6");
    let before = chips(&desk);
    desk.model = desk.model.with_keys(Keymap::new(KeyPreset::Vi, &[]).expect("sound keys"));
    desk.keys("o");
    assert_ne!(chips(&desk), before);
}
