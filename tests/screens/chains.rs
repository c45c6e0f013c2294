//! The own chains of hops of people, shown as those of bots are.

use std::time::Duration;

use starhop::bot::{self, Level, Patient};
use starhop::game::{Game, Position};
use starhop::rules::Seat;
use starhop::tui::{Input, Settings};

use super::USUAL;
use super::desk::{Desk, SETTINGS, seated, seated_at};

/// A position of two in which A can hop through so many holes, and such a move as text.
pub fn chain(preset: &str, least: usize) -> (String, String) {
    let record = seated(preset, 2, "AD").record;
    let mut game: Game = record.game;
    loop {
        let (rules, position): (_, &Position) = (game.rules(), game.position());
        let moves = position.moves(rules).into_iter();
        let mut routes = moves.filter_map(|it| Some((it, position.route(rules, it)?.len())));
        let long = routes.find(|&(_, holes)| holes >= least && position.turn() == Seat::ALL[0]);
        if let Some((it, _)) = long {
            return (position.text(rules), position.move_text(rules, it));
        }
        let chosen = bot::choose(Level::Easy, &game, 1, &mut Patient);
        game.play(chosen).expect("bots move legally");
    }
}

fn desk(people: &str, hop: u64) -> (Desk, String) {
    let (position, text) = chain("small", 3);
    let settings = Settings { hop: Duration::from_millis(hop), ..SETTINGS };
    let mut desk = Desk::new(Some(seated_at("small", 2, people, &position)), settings, USUAL);
    desk.play(&text);
    (desk, text)
}

fn is_shown(desk: &Desk) -> bool {
    desk.find("Any key skips").is_some()
}

#[test]
fn an_own_chain_is_shown_hop_by_hop_and_comes_to_an_end() {
    let (mut desk, text) = desk("AD", 120);
    assert!(is_shown(&desk), "{}", desk.text());
    let mut seen = 0;
    while is_shown(&desk) {
        seen += 1;
        desk.now = desk.model.next_tick().expect("something is moving");
        desk.input(Input::Tick);
    }
    assert_eq!(seen, text.split('-').count());
    assert!(desk.find("D (").is_some(), "{}", desk.text());
}

#[test]
fn nothing_is_shown_where_moves_are_not() {
    let (desk, _) = desk("AD", 0);
    assert!(!is_shown(&desk), "{}", desk.text());
}

#[test]
fn the_next_person_need_not_wait_for_it() {
    let (mut shown, _) = desk("AD", 120);
    let (mut plain, _) = desk("AD", 0);
    for desk in [&mut shown, &mut plain] {
        desk.keys("Enter");
    }
    assert_eq!(shown.text(), plain.text(), "the key that skips does what it does");
}

#[test]
fn a_bot_that_answers_meanwhile_moves_after_it() {
    let (mut desk, _) = desk("A", 120);
    assert!(is_shown(&desk));
    let before = desk.saved.len();
    desk.answer(|thought| bot::choose(Level::Easy, &thought.game, 1, &mut Patient));
    assert_eq!(desk.saved.len(), before);
    while desk.saved.len() == before {
        assert!(desk.tick(), "the bot moves in the end");
    }
}
