//! Two published games, played to their ends by the rules.
//!
//! Bell, *The Shortest Game of Chinese Checkers and Related Problems*, INTEGERS 9 (2009), G01: one
//! seat crosses alone in 27 moves, two seats together reach a win in 30, both the proven minimum.

use std::sync::Arc;

use starhop::game::{Ending, Game, Typed};
use starhop::rules::{Draft, Rules, Seating};

/// Plays the moves of a file, one a line, and sees that each is written as it was read.
fn replay(players: &str, moves: &str) -> Game {
    let seating = Seating::parse(players).expect("a seating");
    let rules = Rules::new(&Draft::classic(), seating).expect("the classic game");
    let mut game = Game::new(Arc::new(rules));
    for line in moves.lines().filter(|line| !line.starts_with('#')) {
        assert_eq!(game.ending(), None, "before {line}");
        let typed = Typed::parse(game.rules().board(), line).expect(line);
        let action = game.read(&typed).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"));
        assert_eq!(game.position().action_text(game.rules(), action), line);
        game.play(action).expect(line);
    }
    game
}

#[test]
fn the_shortest_crossing_takes_27_moves() {
    let game = replay("D", include_str!("fixtures/solitaire27.txt"));
    assert_eq!((game.actions().len(), game.ending()), (27, Some(Ending::Decided)));
    assert_eq!(game.position().home().len(), 1);
}

#[test]
fn the_shortest_game_of_two_takes_30_moves() {
    let game = replay("AD", include_str!("fixtures/cooperative30.txt"));
    assert_eq!((game.actions().len(), game.ending()), (30, Some(Ending::Decided)));
    let places = game.places().expect("the game is over");
    let seats: Vec<_> = game.rules().seating().iter().map(|seat| places[seat]).collect();
    assert_eq!(seats, [Some(2), Some(1)], "D is home first");
}
