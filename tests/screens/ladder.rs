//! The ladder on the screen: who is rated, and what the result tells of it.

use starhop::ladder::{Change, Ladder, Rating, Title, Unrated, Who};
use starhop::rules::BySeat;
use starhop::table::Name;
use starhop::tui::{Input, Rated};

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
