//! Items on the screen: whole turns with each of them, by keys alone and by mouse alone.

use ratatui::crossterm::event::{MouseButton, MouseEventKind};
use starhop::board::HoleSet;
use starhop::bot::Patient;
use starhop::game::{Action, Before, Game, ItemTurn, Move, Then};
use starhop::rules::Item;
use starhop::tui::{Glyphs, Seated, Settings, Theme};

use super::USUAL;
use super::desk::{Desk, SETTINGS, seated_at};

/// Some room around the centre, and pieces of both seats in it.
const OPEN: &str = "D/DD/DDD/DD2/13/12/11/3AAA4/3A1A3/3DD5/11/12/13/AAAA/A2/2/1 A";

/// A game with items, in its middle.
pub fn open() -> Seated {
    seated_at("qq-items", 2, "AD", OPEN)
}

fn desk() -> Desk {
    Desk::new(Some(open()), SETTINGS, USUAL)
}

/// What A has left, as the panel tells it.
fn left(desk: &Desk) -> String {
    let text = desk.text();
    let mut counts = text.lines().filter_map(|line| Some(line.split_once(" A  ")?.1.trim()));
    let counts = counts.find(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()));
    counts.unwrap_or_else(|| panic!("no counts in\n{text}")).to_owned()
}

fn assert_turn_passed(desk: &Desk, left_now: &str, told: &str) {
    assert!(desk.find("D (cyan) to move").is_some(), "{}", desk.text());
    assert_eq!(left(desk), left_now, "{}", desk.text());
    let entry = format!("A {told}");
    assert!(desk.find(&entry).is_some(), "{entry}\n{}", desk.text());
}

#[test]
fn every_item_is_used_by_keys_alone() {
    let turns = [
        ("i Enter Enter Enter Tab Enter", "1 2 2 2 2 2", "#"),
        ("i Down Enter Enter Enter Tab Enter", "2 1 2 2 2 2", "="),
        ("i Down Down Enter Tab Enter Enter Tab Enter", "2 2 1 2 2 2", "@"),
        ("i Up Up Up Enter Enter Tab Enter Tab Enter", "2 2 2 1 2 2", "&"),
        ("i Up Up Enter Enter Tab Enter", "2 2 2 2 1 2", "^"),
        ("i Up Enter Enter Tab Enter", "2 2 2 2 2 1", "%"),
        ("i Enter Enter i Down Down Down Enter Enter Tab Enter Tab Enter", "1 2 2 1 2 2", "#"),
    ];
    for (keys, left_now, told) in turns {
        let mut desk = desk();
        desk.keys(keys);
        assert_turn_passed(&desk, left_now, told);
    }
}

/// Clicks the middle of the first of these three signs.
fn click_signs(desk: &mut Desk, signs: &str) {
    let (x, y) = desk.find(signs).unwrap_or_else(|| panic!("no {signs:?} in\n{}", desk.text()));
    desk.click((x + 1, y));
}

#[test]
fn every_item_is_used_by_mouse_alone() {
    let turns: [(&str, &[&str], &str); 6] = [
        ("# block", &["(.)", ">A<", "(.)"], "1 2 2 2 2 2"),
        ("= bridge", &["(.)", ">A<", "(.)"], "2 1 2 2 2 2"),
        ("@ tornado", &["(.)", ">A<", "(.)"], "2 2 1 2 2 2"),
        ("& double", &[">A<", "(.)", "(.)"], "2 2 2 1 2 2"),
        ("^ wings", &[">A<", "(.)"], "2 2 2 2 1 2"),
        ("% exchange", &[">A<", "(D)"], "2 2 2 2 2 1"),
    ];
    for (name, clicks, left_now) in turns {
        let mut desk = desk();
        desk.click_on("i items");
        desk.click_on(name);
        clicks.iter().for_each(|signs| click_signs(&mut desk, signs));
        assert_turn_passed(&desk, left_now, &name[..1]);
    }
}

#[test]
fn letters_choose_places_pieces_and_both_moves_of_a_double() {
    let mut desk = desk();
    desk.keys("i Enter f b f a b");
    assert_turn_passed(&desk, "1 2 2 2 2 2", "#");
    let mut desk = self::desk();
    desk.keys("i Up Up Up Enter f a b a");
    assert_turn_passed(&desk, "2 2 2 1 2 2", "&");
}

#[test]
fn esc_takes_a_turn_with_items_back_step_by_step() {
    let mut desk = desk();
    let begun = desk.text();
    desk.keys("i Enter Enter i Down Down Down Enter Enter Tab Enter Tab");
    assert_eq!(left(&desk), "1 2 2 2 2 2");
    // The first move of the double, the piece, the double, the block.
    for _ in 0..4 {
        assert_eq!(left(&desk), "1 2 2 2 2 2", "{}", desk.text());
        desk.keys("Esc");
    }
    assert_eq!(left(&desk), "2 2 2 2 2 2", "{}", desk.text());
    assert!(desk.find("###").is_none() && desk.find("Menu").is_none());
    desk.keys("i Enter Enter u");
    assert_eq!(left(&desk), "2 2 2 2 2 2", "{}", desk.text());
    desk.keys("i Enter");
    desk.mouse(MouseEventKind::Down(MouseButton::Right), (0, 0));
    assert!(desk.find("(.)").is_none());
    assert_eq!(desk.text().lines().count(), begun.lines().count());
    assert!(desk.saved.len() <= 1, "nothing was played");
}

#[test]
fn what_an_item_cannot_do_is_said_in_a_sentence() {
    let mut desk = desk();
    desk.keys("i Enter");
    // The tip of the camp of D.
    let (x, y) = desk.find("17 ").expect("the ranks");
    desk.click((x + 27, y));
    assert!(
        desk.find("M17 is not empty").or(desk.find("m17 is not empty")).is_some(),
        "{}",
        desk.text()
    );
    desk.keys("Esc i Enter Enter i Up Up Enter");
    assert!(desk.find("One item a turn").is_some(), "{}", desk.text());
    assert_eq!(left(&desk), "1 2 2 2 2 2", "the block is still used");
    let mut plain = Desk::game("classic", 2, USUAL);
    plain.keys("i");
    assert!(plain.find("These rules have no items").is_some(), "{}", plain.text());
    assert!(plain.find("i items").is_none());
}

#[test]
fn turns_with_items_are_typed() {
    let mut desk = desk();
    desk.keys(": w Tab e 4 - e");
    assert!(desk.find(":wings e4-e").is_some(), "{}", desk.text());
    desk.keys("6 Enter");
    assert_turn_passed(&desk, "2 2 2 2 1 2", "^e4-e6");
    desk.play("m15-m14");
    desk.play("tornado i9 e6-e7");
    assert_eq!(left(&desk), "2 2 1 2 1 2", "{}", desk.text());
    desk.play("m14-m15");
    desk.play("wings");
    assert!(
        desk.find("a turn with an item looks like").or(desk.find("A turn with an item")).is_some()
    );
}

#[test]
fn what_lies_on_the_board_is_drawn_and_told() {
    let all = [
        ("items_block", Theme::DARK, Glyphs::Block),
        ("items_disc", Theme::LIGHT, Glyphs::Disc),
        ("items_ascii", Theme::MONO, Glyphs::Ascii),
    ];
    for (name, theme, glyphs) in all {
        let settings = Settings { theme, glyphs, ..SETTINGS };
        let mut desk = Desk::new(Some(open()), settings, USUAL);
        desk.play("block i9 e4-e5");
        desk.play("bridge k13 m15-m14");
        desk.keys("Tab");
        insta::assert_snapshot!(name, desk.picture());
    }
    let mut desk = desk();
    desk.play("block i9 e4-e5");
    let (x, y) = desk.find("_#_").expect("the block, used last");
    desk.click((x + 1, y));
    // The cursor comes back, and what was said of the click is gone.
    desk.keys("Left Right");
    assert!(desk.find("a block of A").is_some(), "{}", desk.text());
    assert!(desk.find("for 3 more turns of A").is_some(), "{}", desk.text());
}

#[test]
fn a_turn_with_an_item_is_shown_and_looked_back_at() {
    let hop = std::time::Duration::from_millis(60);
    let mut desk = Desk::new(Some(open()), Settings { hop, ..SETTINGS }, USUAL);
    desk.play("double e4-e5 e5-e6");
    desk.keys("g");
    assert!(desk.find("double e4-e5 e5-e6").is_some(), "{}", desk.text());
    desk.keys("Enter m");
    desk.play("block i9 m15-m14");
    desk.keys("[ Right");
    assert!(desk.find("_#_").is_some(), "{}", desk.text());
    assert!(desk.find("block i9 m15-m14").is_some(), "{}", desk.text());
    desk.keys("Left");
    assert!(desk.find("###").is_none() && desk.find("_#_").is_none(), "{}", desk.text());
}

/// A turn with each item, the legal one with the lowest holes.
fn turns(game: &Game) -> Vec<ItemTurn> {
    let (rules, now) = (game.rules(), game.position());
    let own = || now.pieces(now.turn()).iter();
    let to = |from, holes: HoleSet| holes.iter().next().map(|to| Move { from, to });
    let behind = |before| {
        let it = now.after_item(rules, before).moves(rules)[0];
        ItemTurn { before: Some(before), then: Then::Move(it) }
    };
    let place = |item| now.item_holes(rules, item).iter().next().expect("a hole");
    let alone = |then| ItemTurn { before: None, then };
    let first = now.moves(rules)[0];
    let second = now.between(rules, first).targets(rules, first.to).iter();
    let second = second.into_iter().find(|&to| to != first.from).expect("a second move");
    let wings = own().find_map(|from| to(from, now.wings(rules, from))).expect("wings");
    let exchange = own().find_map(|from| to(from, now.exchanges(rules, from))).expect("a swap");
    vec![
        behind(Before::Block(place(Item::Block))),
        behind(Before::Bridge(place(Item::Bridge))),
        alone(Then::Double(first, second)),
        alone(Then::Wings(wings)),
        alone(Then::Exchange(exchange)),
    ]
}

#[test]
fn a_hint_at_a_turn_with_an_item_is_ready_to_be_played() {
    let game = open().record.game;
    for turn in turns(&game) {
        let mut desk = desk();
        desk.keys("h");
        desk.answer(|_| Action::Item(turn));
        let told = game.position().action_text(game.rules(), Action::Item(turn));
        let hint = format!("1 of 3: An item helps here: {told}");
        assert!(desk.find(&hint).is_some(), "{hint}\n{}", desk.text());
        desk.keys("Enter");
        let record = desk.saved.last().expect("a record");
        assert!(record.contains(&told), "{told}\n{record}");
    }
}

#[test]
fn behind_a_hint_with_an_item_come_moves_without() {
    let turn = turns(&open().record.game)[0];
    let mut desk = desk();
    desk.keys("h");
    desk.answer(|_| Action::Item(turn));
    desk.keys("h");
    desk.answer(|thought| thought.choose(&mut Patient));
    assert!(desk.find("2 of 3: ").is_some(), "{}", desk.text());
    assert!(desk.find("An item helps").is_none(), "{}", desk.text());
    desk.keys("Enter");
    assert_eq!(left(&desk), "2 2 2 2 2 2", "{}", desk.text());
}
