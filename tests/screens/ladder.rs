//! The ladder on the screen: who is rated, and what the result tells of it.

use starhop::game::{Ending, Typed};
use starhop::ladder::{Change, Ladder, Rating, Title, Unrated, Who};
use starhop::record::{Record, Seal, Worth};
use starhop::rules::BySeat;
use starhop::table::Name;
use starhop::tui::{Input, Origin, Rated, Seated};

use super::desk::{Desk, SETTINGS, seated, seated_at};
use super::{NEARLY_WON, SMALL, USUAL};

const NAMES: [&str; 6] = ["Ann", "", "", "小明", "", ""];

/// Two people with names, one of whom has just won.
fn won(size: (u16, u16)) -> Desk {
    let mut game = seated_at("small", 2, "AD", NEARLY_WON);
    game.record.names = BySeat::from_fn(|seat| Name::new(NAMES[seat.index()]));
    let mut desk = Desk::new(Some(game), SETTINGS, size);
    desk.play("d4-d2");
    desk
}

fn change(name: &str, change: i32, points: u32, before: u32) -> Change {
    Change { who: Who::Person(Name::new(name)), change, points, before: Title::of(before) }
}

#[test]
fn the_result_tells_what_it_did_to_the_points() {
    for size in [USUAL, SMALL] {
        let mut desk = won(size);
        let changes = vec![change("Ann", -15, 100, 115), change("小明", 25, 250, 225)];
        let rating = Rating { changes, only_losses: size == SMALL };
        desk.input(Input::Rated(Rated::Entered(rating)));
        let name = format!("rated_{}x{}", size.0, size.1);
        insta::assert_snapshot!(name, desk.picture());
    }
}

#[test]
fn a_finished_game_is_entered_once_for_each_end() {
    let mut desk = won(USUAL);
    assert_eq!(desk.rated.len(), 1);
    let unrated = Ladder::default().enter(&desk.rated[0]).unwrap_err();
    assert_eq!(unrated, Unrated::SetUp);
    desk.input(Input::Rated(Rated::Unrated(unrated)));
    assert!(desk.find("from a position that was set up").is_some(), "{}", desk.text());
    desk.keys("Esc Enter");
    assert_eq!(desk.rated.len(), 1, "looking at the result again enters nothing");
}

#[test]
fn a_game_that_ends_again_after_an_undo_keeps_what_it_gave() {
    let mut desk = won(USUAL);
    let rating = Rating { changes: vec![change("Ann", 25, 25, 0)], only_losses: false };
    desk.input(Input::Rated(Rated::Entered(rating)));
    let game = desk.rated[0].game.clone();
    desk.keys("Esc u");
    desk.play(&game.start().action_text(game.rules(), game.actions()[0]));
    assert_eq!(desk.rated.len(), 2);
    desk.input(Input::Rated(Rated::Unrated(Unrated::Known)));
    assert!(desk.find("Ann: +25").is_some(), "{}", desk.text());
}

#[test]
fn only_people_with_names_are_rated() {
    let mut nameless = Desk::new(Some(seated("small", 2, "A")), SETTINGS, USUAL);
    nameless.keys("q Down Down Down");
    nameless.click_on("Resign");
    nameless.keys("y");
    assert!(nameless.find("Result").is_some(), "{}", nameless.text());
    assert!(nameless.rated.is_empty());
}

/// Ann against a bot that can win with its next move, and does so with the menu open.
fn lost_behind_the_menu() -> Desk {
    let mut game = seated_at("small", 2, "A", NEARLY_WON);
    game.record.names = BySeat::from_fn(|seat| Name::new(NAMES[seat.index()]));
    let mut desk = Desk::new(Some(game), SETTINGS, USUAL);
    let thought = desk.thoughts.pop().expect("the bot thinks");
    desk.keys("q");
    let typed = Typed::parse(thought.game.rules().board(), "d4-d2").expect("a move");
    let action = thought.game.read(&typed).expect("it is legal");
    desk.input(Input::Answer(thought.ticket, action));
    desk
}

#[test]
fn a_game_that_ends_behind_the_menu_is_rated_before_anybody_can_leave() {
    let desk = lost_behind_the_menu();
    assert!(desk.find("Menu").is_some() && desk.find("Result").is_none(), "{}", desk.text());
    assert_eq!(desk.rated.len(), 1);
    let end = desk.rated[0].game.ending();
    assert_eq!(end, Some(Ending::Decided));
}

#[test]
fn a_game_taken_over_from_a_replay_is_a_friendly_one() {
    let record = given_up();
    let mut desk = Desk::new(Some(Seated { record, origin: Origin::Replay }), SETTINGS, USUAL);
    desk.keys("End [ o");
    assert_eq!(friendly(&desk), Worth::Friendly);
}

/// A game that D gave up after a move of each.
fn given_up() -> Record {
    let mut game = seated("small", 2, "AD");
    game.record.names = BySeat::from_fn(|seat| Name::new(NAMES[seat.index()]));
    let mut desk = Desk::new(Some(game), SETTINGS, USUAL);
    desk.play("d3-d4");
    desk.play("j11-j10");
    desk.keys("q");
    desk.click_on("Resign");
    desk.keys("y");
    desk.rated.pop().expect("it is over")
}

/// What was written of the game on the desk.
fn friendly(desk: &Desk) -> Worth {
    let record = Record::read(desk.saved.last().expect("it is saved"), Seal::Checked);
    record.expect("it is whole").worth
}

#[test]
fn a_game_whose_seats_change_hands_is_a_friendly_one() {
    assert_eq!(given_up().worth, Worth::Counts);
    let mut game = seated("small", 2, "AD");
    game.record.names = BySeat::from_fn(|seat| Name::new(NAMES[seat.index()]));
    let mut desk = Desk::new(Some(game), SETTINGS, USUAL);
    desk.play("d3-d4");
    assert_eq!(friendly(&desk), Worth::Counts);
    desk.keys("q");
    desk.click_on("Who plays the seats");
    desk.keys("Down Right Esc");
    assert_eq!(friendly(&desk), Worth::Friendly, "{}", desk.text());
}
