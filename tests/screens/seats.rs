//! Seats that change hands in mid-game, by keys and by mouse.

use starhop::bot::{self, Level, Patient};
use starhop::game::Action;
use starhop::record::{Record, Seal};
use starhop::rules::Seat;
use starhop::table::{Player, Purpose};
use starhop::tui::Input;

use super::USUAL;
use super::desk::{Desk, SETTINGS, seated};

fn saved(desk: &Desk, seat: usize) -> Player {
    let text = desk.saved.last().expect("it was saved");
    Record::read(text, Seal::Checked).expect("it is whole").players[Seat::ALL[seat]]
}

fn open(desk: &mut Desk) {
    desk.keys("q");
    desk.click_on("Who plays the seats");
    assert!(desk.find("Left and Right").is_some(), "{}", desk.text());
}

#[test]
fn the_window_of_the_seats() {
    let mut desk = Desk::game("small", 3, USUAL);
    open(&mut desk);
    desk.keys("Down Right");
    insta::assert_snapshot!("seats_80x24", desk.picture());
}

#[test]
fn a_bot_begins_to_think_when_the_window_is_closed_and_not_while_it_is_chosen() {
    let mut desk = Desk::game("small", 2, USUAL);
    desk.play("d3-d4");
    open(&mut desk);
    // From a person past the easy and the normal bot.
    desk.keys("Down Right Right Right");
    assert!(desk.thoughts.is_empty() && desk.find("< hard bot >").is_some(), "{}", desk.text());
    desk.keys("Esc");
    let thought = desk.thoughts.last().expect("a bot is asked");
    assert_eq!((thought.level, thought.purpose), (Level::Hard, Purpose::Turn));
    assert_eq!(saved(&desk, 3), Player::Bot(Level::Hard));
    desk.answer(|thought| bot::choose(Level::Easy, &thought.game, 1, &mut Patient));
    assert!(desk.find("turn 2: A").is_some(), "{}", desk.text());
}

#[test]
fn a_person_who_takes_a_bots_seat_moves_and_the_bot_does_not() {
    let mut desk = Desk::new(Some(seated("small", 2, "A")), SETTINGS, USUAL);
    desk.play("d3-d4");
    let late = desk.thoughts.pop().expect("a bot thinks");
    open(&mut desk);
    desk.keys("Down Left Down Enter");
    assert_eq!(saved(&desk, 3), Player::Human);
    let chosen = bot::choose(Level::Easy, &late.game, 1, &mut Patient);
    desk.input(Input::Answer(late.ticket, chosen));
    assert!(desk.find("turn 1: D").is_some(), "{}", desk.text());
    desk.play("j11-j10");
    assert!(desk.find("turn 2: A").is_some(), "{}", desk.text());
    let Action::Move(_) = chosen else { panic!("{chosen:?}") };
}

#[test]
fn a_seat_changes_hands_by_mouse_alone() {
    let mut desk = Desk::game("small", 2, USUAL);
    desk.play("d3-d4");
    open(&mut desk);
    desk.click_on("D  < person >");
    desk.click_on("Back to the game");
    assert_eq!(desk.thoughts.last().map(|thought| thought.level), Some(Level::Easy));
}

#[test]
fn the_key_that_opens_the_menu_closes_it() {
    let mut desk = Desk::game("small", 2, USUAL);
    desk.keys("Tab q");
    let menu = desk.text();
    assert!(desk.find("Menu").is_some());
    desk.keys("q");
    assert!(!desk.ended && desk.find("Menu").is_none());
    open(&mut desk);
    desk.keys("q");
    assert!(!desk.ended && desk.find("Left and Right").is_none());
    desk.keys("q");
    assert_eq!(desk.text(), menu, "nothing has changed");
}
