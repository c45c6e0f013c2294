//! Games set up for the tests beside the code.

use std::sync::Arc;

use crate::game::{Game, Position};
use crate::rules::{Draft, Rules, Seating};

/// A game of those seats under the classic rules with these switches, from its start.
pub(super) fn game(switches: &str, seats: &str) -> Game {
    let draft: Draft = toml::from_str(switches).unwrap();
    Game::new(Arc::new(Rules::new(&draft, Seating::parse(seats).unwrap()).unwrap()))
}

/// The same from a position.
pub(super) fn from_text(switches: &str, seats: &str, text: &str) -> Game {
    let rules = game(switches, seats).rules().clone();
    let start = Position::parse(&rules, text).unwrap();
    Game::from_position(rules, start)
}
