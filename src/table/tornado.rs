//! The tornado, which nobody steers: what it leaves is drawn by the table.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

use super::Table;
use super::chance::turn_seed;
use crate::board::Hole;
use crate::game::{Action, Before, ItemTurn, Shuffle};
use crate::rules::Seat;

impl Table {
    /// The action, with what the table draws for it: nobody chooses what a tornado leaves.
    pub(super) fn drawn(&self, action: Action) -> Action {
        match action {
            Action::Item(ItemTurn { before: Some(Before::Tornado(centre, _)), then }) => {
                let before = Before::Tornado(centre, self.tornado(centre));
                Action::Item(ItemTurn { before: Some(before), then })
            }
            other => other,
        }
    }

    /// What a tornado in this turn leaves in a hole and its neighbours: drawn from the seed, so the
    /// same however often it is asked for, and after an undo.
    pub fn tornado(&self, centre: Hole) -> Shuffle {
        let seed = turn_seed(!self.seed, self.game.actions().len());
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mix = |pieces: &mut [Option<Seat>]| pieces.shuffle(&mut chance);
        self.game.position().whirled(self.game.rules(), centre, mix)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::game::{Game, Position, Then};
    use crate::rules::{BySeat, Draft, Rules, Seating};
    use crate::table::Event;

    #[test]
    fn what_a_tornado_leaves_is_drawn_by_the_table() {
        let draft: Draft = toml::from_str("items = { tornado = 1 }").unwrap();
        let rules = Rules::new(&draft, Seating::of(2).unwrap()).unwrap();
        let text = "D/DD/DDD/DD2/13/12/11/3AAA4/3A1A3/3DD5/11/12/13/AAAA/A2/2/1 A";
        let start = Position::parse(&rules, text).unwrap();
        let draw = |seed| {
            let game = Game::from_position(Arc::new(rules.clone()), start.clone());
            let mut table = Table::new(game, BySeat::default(), seed);
            let centre = rules.board().hole_named("i9").unwrap();
            let drawn = table.tornado(centre);
            let after = start.after_item(&rules, Before::Tornado(centre, drawn));
            let then = Then::Move(after.moves(&rules)[0]);
            let wanted = Shuffle([None; 7]);
            let before = Some(Before::Tornado(centre, wanted));
            table.update(Event::Act(Action::Item(ItemTurn { before, then }))).unwrap();
            let played = ItemTurn { before: Some(Before::Tornado(centre, drawn)), then };
            assert_eq!(table.game().actions(), [Action::Item(played)]);
            drawn
        };
        assert_eq!(draw(1), draw(1));
        assert!((2..20).any(|seed| draw(seed) != draw(1)));
    }
}
