//! What is drawn at a table: the seat that begins, and the luck of every turn.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;

use crate::game::{Game, Position, split_mix};
use crate::rules::{FirstPlayer, Rules, Seat};

/// The seat that begins under these rules: the one they name, or one drawn by the seed.
pub fn first_seat(rules: &Rules, seed: u64) -> Seat {
    match rules.first_player() {
        FirstPlayer::Seat(seat) => seat,
        FirstPlayer::Toss => rules
            .seating()
            .iter()
            .choose(&mut ChaCha8Rng::seed_from_u64(seed))
            .unwrap_or(rules.seating().first()),
    }
}

/// A new game under these rules, the first seat as [`first_seat`] has it.
pub fn opening(rules: Arc<Rules>, seed: u64) -> Game {
    let start = Position::start(&rules, first_seat(&rules, seed));
    Game::from_position(rules, start)
}

/// The chance of one turn: the same after undo, another at every turn.
pub(super) fn turn_seed(seed: u64, turn: usize) -> u64 {
    split_mix(seed, turn as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Draft, Seating};
    use crate::table::sample::rules;

    #[test]
    fn the_seed_draws_the_first_seat_and_every_seat_gets_its_turn() {
        let rules = rules(6);
        let drawn: Vec<Seat> = (0..100).map(|seed| first_seat(&rules, seed)).collect();
        assert!(Seat::ALL.iter().all(|seat| drawn.contains(seat)));
        assert_eq!(first_seat(&rules, 3), first_seat(&rules, 3));
        let named =
            Draft { first_player: Some(FirstPlayer::Seat(Seat::ALL[3])), ..Draft::default() };
        let named = Rules::new(&named, Seating::of(2).unwrap()).unwrap();
        assert!((0..20).all(|seed| first_seat(&named, seed) == Seat::ALL[3]));
    }
}
