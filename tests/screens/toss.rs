//! The toss for who begins: shown, skipped, and not where nothing is tossed.

use std::time::Duration;

use starhop::game::Action;
use starhop::tui::{Input, Settings};

use super::USUAL;
use super::desk::{Desk, SETTINGS, seated, seated_at};

const SHOWN: Settings = Settings { hop: Duration::from_millis(120), ..SETTINGS };

fn is_tossing(desk: &Desk) -> bool {
    desk.find("the toss").is_some()
}

#[test]
fn a_game_begins_with_the_toss_which_comes_to_rest() {
    let mut desk = Desk::new(Some(seated("small", 3, "ACE")), SHOWN, USUAL);
    assert!(is_tossing(&desk), "{}", desk.text());
    assert!(desk.find("lets A begin").is_none(), "it is not told before it is seen");
    let mut pointed = Vec::new();
    while is_tossing(&desk) {
        let at = ["> A", "> C", "> E"].map(|seat| desk.find(seat).is_some());
        assert_eq!(at.iter().filter(|&&it| it).count(), 1, "{}", desk.text());
        pointed.push(at);
        desk.now = desk.model.next_tick().expect("something is moving");
        desk.input(Input::Tick);
        assert!(desk.now < Duration::from_secs(3), "it is short");
    }
    pointed.dedup();
    assert!(pointed.len() >= 9, "it goes around: {pointed:?}");
    assert!(desk.find("The toss lets A begin").is_some(), "{}", desk.text());
}

#[test]
fn any_key_skips_the_toss_and_a_click_too() {
    let mut desk = Desk::new(Some(seated("small", 3, "ACE")), SHOWN, USUAL);
    desk.keys("Enter");
    assert!(!is_tossing(&desk) && desk.find("lets A begin").is_some(), "{}", desk.text());
    let mut desk = Desk::new(Some(seated("small", 3, "ACE")), SHOWN, USUAL);
    desk.keys("?");
    assert!(desk.find("Keys").is_some() || desk.find("keys").is_some(), "{}", desk.text());
    let mut desk = Desk::new(Some(seated("small", 3, "ACE")), SHOWN, USUAL);
    desk.click((20, 10));
    assert!(!is_tossing(&desk));
}

#[test]
fn a_bot_that_begins_waits_for_the_toss() {
    let mut desk = Desk::new(Some(seated("small", 2, "D")), SHOWN, USUAL);
    let thought = desk.thoughts.pop().expect("the bot thinks meanwhile");
    let it = thought.game.position().moves(thought.game.rules())[0];
    desk.input(Input::Answer(thought.ticket, Action::Move(it)));
    assert!(is_tossing(&desk) && desk.find("none yet").is_some(), "{}", desk.text());
    desk.keys("Enter");
    assert!(desk.find("1 A").is_some(), "{}", desk.text());
}

#[test]
fn nothing_is_tossed_where_the_rules_or_the_position_say_who_begins() {
    let mut letter = seated("small", 2, "AD");
    letter.record.game = {
        let draft = toml::from_str("board = 3\nfirst_player = 'A'").unwrap();
        let seating = starhop::rules::Seating::of(2).unwrap();
        let rules = starhop::rules::Rules::new(&draft, seating).unwrap();
        starhop::game::Game::new(std::sync::Arc::new(rules))
    };
    assert!(!is_tossing(&Desk::new(Some(letter), SHOWN, USUAL)));
    let position = "D/DD/DDD/10/9/8/A6/8/9/10/1AA/AA/A D";
    let set_up = seated_at("small", 2, "AD", position);
    assert!(!is_tossing(&Desk::new(Some(set_up), SHOWN, USUAL)));
    assert!(!is_tossing(&Desk::new(Some(seated("small", 1, "A")), SHOWN, USUAL)));
}
