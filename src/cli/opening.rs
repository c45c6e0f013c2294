//! Random openings: matches between bots that always play the same need different starts.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;

use crate::game::{Action, Game};

/// Plays so many random moves for each seat; the same seed gives the same.
pub fn play(mut game: Game, moves: u32, seed: u64) -> Game {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..moves as usize * game.rules().seating().len() {
        let moves = game.position().moves(game.rules());
        let action = moves.choose(&mut chance).map_or(Action::Pass, |&it| Action::Move(it));
        // A game that is over is left as it is.
        if game.play(action).is_err() {
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::{Draft, Rules, Seating};

    #[test]
    fn an_opening_depends_on_the_seed_alone() {
        let rules = Rules::new(&Draft::classic(), Seating::of(4).unwrap()).unwrap();
        let opened = |seed| play(Game::new(Arc::new(rules.clone())), 2, seed);
        let (one, same, other) = (opened(1), opened(1), opened(2));
        assert_eq!(one.actions().len(), 8);
        assert_eq!(one.actions(), same.actions());
        assert_ne!(one.actions(), other.actions());
    }
}
