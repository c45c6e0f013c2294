//! The clock of a turn on the screen: what is shown, when it stands, when it rings.

use std::time::Duration;

use starhop::game::Action;
use starhop::tui::{Bell, Input, Settings};

use super::USUAL;
use super::desk::{Desk, SETTINGS, seated};

fn timed(people: &str, settings: Settings) -> Desk {
    Desk::new(Some(seated("qq", 2, people)), settings, USUAL)
}

fn pass_time(desk: &mut Desk, seconds: u64) {
    let until = desk.now + Duration::from_secs(seconds);
    while desk.model.next_tick().is_some_and(|due| due <= until) {
        desk.tick();
    }
    desk.now = until;
}

#[test]
fn every_second_is_drawn_and_nothing_between() {
    let mut desk = timed("AD", SETTINGS);
    assert!(desk.find("30s").is_some(), "{}", desk.text());
    let mut frames = 0;
    while desk.now < Duration::from_secs(10) {
        assert!(desk.tick());
        frames += 1;
    }
    assert_eq!(frames, 10);
    assert!(desk.find("20s").is_some(), "{}", desk.text());
}

#[test]
fn without_a_clock_nothing_moves() {
    let desk = Desk::game("classic", 2, USUAL);
    assert!(desk.model.next_tick().is_none());
}

#[test]
fn a_turn_whose_time_is_up_goes_on_and_is_told() {
    let mut desk = timed("AD", SETTINGS);
    desk.keys("Enter");
    pass_time(&mut desk, 30);
    assert!(desk.find("A has run out of time").is_some(), "{}", desk.text());
    assert!(desk.find("> D").is_some() && desk.find("[A]").is_none(), "{}", desk.text());
    assert!(desk.find("time is up").is_some() && desk.find("30s").is_some(), "{}", desk.text());
    let record = desk.saved.last().expect("it was saved");
    assert!(record.contains("\"timeout\""), "{record}");
}

#[test]
fn the_last_five_seconds_are_in_another_colour_and_ring_if_asked() {
    for (bell, rings) in [(Bell::Off, 0), (Bell::On, 5)] {
        let mut desk = timed("AD", Settings { bell, ..SETTINGS });
        let style = |desk: &Desk, text| {
            let (column, row) = desk.find(text).expect(text);
            desk.buffer()[(column, row)].style()
        };
        pass_time(&mut desk, 24);
        let calm = style(&desk, "6s");
        assert_eq!(desk.rings, 0);
        pass_time(&mut desk, 1);
        assert_ne!(style(&desk, "5s"), calm);
        pass_time(&mut desk, 4);
        assert_eq!(desk.rings, rings);
    }
}

#[test]
fn the_clock_stands_while_a_menu_is_open_or_the_bots_are_held() {
    for (stop, go_on) in [("q", "Esc"), ("p", "p"), ("?", "Esc")] {
        let mut desk = timed("AD", SETTINGS);
        pass_time(&mut desk, 10);
        desk.keys(stop);
        assert!(desk.model.next_tick().is_none(), "{stop}");
        desk.now += Duration::from_secs(3600);
        desk.keys(go_on);
        assert!(desk.find("20s").is_some(), "{stop}: {}", desk.text());
    }
}

#[test]
fn a_move_that_is_shown_takes_no_time_from_the_next() {
    let hop = Duration::from_millis(2000);
    let mut desk = timed("A", Settings { hop, ..SETTINGS });
    desk.play("e3-g5");
    let limit = desk.thoughts.last().expect("the bot is asked").limit;
    assert_eq!(limit, Some(Duration::from_secs(30)));
    desk.answer(|thought| Action::Move(thought.game.position().moves(thought.game.rules())[0]));
    while desk.find("Any key skips").is_some() {
        assert!(desk.tick());
    }
    assert!(desk.find("30s").is_some(), "{}", desk.text());
}

#[test]
fn a_bot_that_takes_too_long_loses_its_turn() {
    let mut desk = timed("A", SETTINGS);
    desk.play("e3-g5");
    pass_time(&mut desk, 31);
    assert!(desk.find("D has run out of time").is_some(), "{}", desk.text());
    assert!(desk.find("> A").is_some(), "{}", desk.text());
    desk.input(Input::Tick);
    assert_eq!(desk.thoughts.len(), 1, "its answer is not waited for");
}
