//! Using items: whether the turn goes better with one, by more than keeping it is worth.
//!
//! Every item is tried where it does most at first sight, and looked at as [`outlook`](super::outlook)
//! looks at turns. What it is better by than the best turn without one must be more than its price,
//! which falls as the way home gets shorter: an item that is left at the end is worth nothing. The
//! move behind an item that is used before it is left to the search.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

use super::budget::Budget;
use super::outlook::Outlook;
use super::view::{View, tips};
use super::weights::{HOME_FIRST, ITEM_PRICES};
use crate::board::Hole;
use crate::game::{Action, Before, Game, ItemTurn, Move, PieceMoves, Position, Then};
use crate::rules::{Item, NoMove, Rules, Seat};

/// Positions to look at, all items together: some milliseconds.
const NODES: u64 = 12_000;

/// Of each item so many turns that gain most at first sight are looked at.
const TRIED: usize = 8;

/// Middles of a tornado that are looked at, and how often it is drawn for each.
const TORNADOS: usize = 3;
const DRAWS: usize = 8;

/// What a bot does with its items in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// It is used first, and a move follows.
    First(Before),
    /// It is the turn.
    Turn(ItemTurn),
}

/// The item that is worth using now, if one is.
pub(super) fn decide(game: &Game, chance: &mut ChaCha8Rng, budget: &mut Budget) -> Option<Use> {
    let view = View::even(game);
    budget.grant(NODES);
    let mut trial = Trial {
        view: &view,
        way: way_left(&view.rules, view.position(), view.me),
        outlook: Outlook { view: &view, budget },
        best: None,
        plain: 0,
        it: None,
    };
    trial.plain(game);
    for item in Item::ALL {
        if view.position().items_left(view.me, item) == 0 {
            continue;
        }
        match item {
            Item::Block => trial.blocks(),
            Item::Bridge => trial.bridges(),
            Item::Tornado => trial.tornados(chance),
            Item::Double | Item::Wings | Item::Exchange => trial.turns(game, item),
        }
    }
    trial.best.map(|(_, used)| used)
}

/// The uses that were looked at.
struct Trial<'a, 'b, 'c> {
    view: &'a View<'a>,
    outlook: Outlook<'a, 'b, 'c>,
    /// How much of the way home is left, in hundredths.
    way: i32,
    /// What the best turn without an item is worth, and its move.
    plain: i32,
    it: Option<Move>,
    /// The use that is worth most beyond its price.
    best: Option<(i32, Use)>,
}

impl Trial<'_, '_, '_> {
    /// The best turn without an item; a pass, where there is no other.
    fn plain(&mut self, game: &Game) {
        let (view, root) = (self.view, self.view.position());
        let moves = root.moves(&view.rules).into_iter();
        let tried = moves.filter(|&it| !puts_out(game, Action::Move(it)));
        let tried = tried.map(|it| {
            let mut after = root.clone();
            after.play_move(&view.rules, it);
            (self.outlook.after(&after), it)
        });
        match tried.max_by_key(|&(worth, _)| worth) {
            Some((worth, it)) => (self.plain, self.it) = (worth, Some(it)),
            // Anything is better than going out.
            None if game.rules().no_move() == NoMove::Forfeit => self.plain = -HOME_FIRST,
            None => {
                let mut after = root.clone();
                after.play_unchecked(&view.rules, Action::Pass);
                self.plain = self.outlook.after(&after);
            }
        }
    }

    fn consider(&mut self, item: Item, worth: i32, used: Use) {
        let price = ITEM_PRICES[item as usize] * self.way / 100;
        let surplus = worth - self.plain - price;
        if surplus > 0 && self.best.is_none_or(|(best, _)| surplus > best) {
            self.best = Some((surplus, used));
        }
    }

    /// Turns that an item makes: the double, the wings, the exchange.
    fn turns(&mut self, game: &Game, item: Item) {
        let view = self.view;
        let mut turns = match item {
            Item::Double => doubles(view),
            Item::Block | Item::Bridge | Item::Tornado | Item::Wings | Item::Exchange => {
                flights(view, item)
            }
        };
        turns.sort_by_key(|&(gain, _)| -gain);
        for (_, then) in turns.into_iter().take(TRIED) {
            let turn = ItemTurn { before: None, then };
            if puts_out(game, Action::Item(turn)) || self.outlook.budget.is_spent() {
                continue;
            }
            let mut after = view.position().clone();
            after.play_unchecked(&view.rules, Action::Item(turn));
            let worth = self.outlook.after(&after);
            self.consider(item, worth, Use::Turn(turn));
        }
    }

    /// Blocks where they cost the others most, whatever else is played.
    fn blocks(&mut self) {
        let (view, Some(it)) = (self.view, self.it) else { return };
        for hole in view.position().item_holes(&view.rules, Item::Block).iter() {
            let before = Before::Block(hole);
            let mut after = view.position().after_item(&view.rules, before);
            if after.is_legal(&view.rules, it) && !self.outlook.budget.is_spent() {
                after.play_move(&view.rules, it);
                let worth = self.outlook.after(&after);
                self.consider(Item::Block, worth, Use::First(before));
            }
        }
    }

    /// Bridges that let the best move go further.
    fn bridges(&mut self) {
        let view = self.view;
        for hole in view.position().item_holes(&view.rules, Item::Bridge).iter() {
            let before = Before::Bridge(hole);
            let after = view.position().after_item(&view.rules, before);
            if let Some(worth) = self.moved_on(after) {
                self.consider(Item::Bridge, worth, Use::First(before));
            }
        }
    }

    /// What the position is worth with the best-looking move behind an item.
    fn moved_on(&mut self, mut position: Position) -> Option<i32> {
        let (_, it) = self.outlook.best(&position)?;
        if self.outlook.budget.is_spent() {
            return None;
        }
        position.play_move(&self.view.rules, it);
        Some(self.outlook.after(&position))
    }

    /// Tornados by what they are worth on the average; the one that is used is drawn anew.
    fn tornados(&mut self, chance: &mut ChaCha8Rng) {
        let (view, root) = (self.view, self.view.position());
        let holes = root.item_holes(&view.rules, Item::Tornado);
        let mut drawn: Vec<(i32, Hole, [Position; DRAWS])> = holes
            .iter()
            .map(|hole| {
                let positions = std::array::from_fn(|_| {
                    root.after_item(&view.rules, tornado(view, hole, chance))
                });
                (positions.iter().map(|position| view.value(position)).sum(), hole, positions)
            })
            .collect();
        drawn.sort_by_key(|&(value, ..)| -value);
        for (_, hole, positions) in drawn.into_iter().take(TORNADOS) {
            let worths = positions.into_iter().map(|position| self.moved_on(position));
            let Some(worths) = worths.collect::<Option<Vec<i32>>>() else { return };
            let mean = worths.iter().sum::<i32>() / DRAWS as i32;
            let before = tornado(view, hole, chance);
            if root.after_item(&view.rules, before).can_move(&view.rules) {
                self.consider(Item::Tornado, mean, Use::First(before));
            }
        }
    }
}

fn tornado(view: &View, hole: Hole, chance: &mut ChaCha8Rng) -> Before {
    let shuffle = view.position().whirled(&view.rules, hole, |pieces| pieces.shuffle(chance));
    Before::Tornado(hole, shuffle)
}

/// Two moves of one piece, with what they gain at once.
fn doubles(view: &View) -> Vec<(i32, Then)> {
    let root = view.position();
    let mut doubles = Vec::new();
    for first in root.piece_moves(&view.rules).flat_map(PieceMoves::iter) {
        // A swap ends the turn.
        if root.occupied().contains(first.to) {
            continue;
        }
        let gain = view.gain(root, first);
        let between = root.between(&view.rules, first);
        for to in between.targets(&view.rules, first.to).iter().filter(|&to| to != first.from) {
            let second = Move { from: first.to, to };
            doubles.push((gain + view.gain(&between, second), Then::Double(first, to)));
        }
    }
    doubles
}

/// Flights of the wings or exchanges, with what they gain at once.
fn flights(view: &View, item: Item) -> Vec<(i32, Then)> {
    let root = view.position();
    let own = root.pieces(view.me);
    let flights = own.iter().flat_map(|from| {
        let to = match item {
            Item::Exchange => root.exchanges(&view.rules, from),
            Item::Block | Item::Bridge | Item::Tornado | Item::Double | Item::Wings => {
                root.wings(&view.rules, from)
            }
        };
        to.iter().map(move |to| Move { from, to }).collect::<Vec<_>>()
    });
    let then = |it| if item == Item::Exchange { Then::Exchange(it) } else { Then::Wings(it) };
    flights.map(|it| (view.gain(root, it), then(it))).collect()
}

/// Whether the action would put its own seat out.
fn puts_out(game: &Game, action: Action) -> bool {
    let seat = game.position().turn();
    let mut after = game.position().clone();
    after.play_unchecked(game.rules(), action);
    after.out().set().contains(seat)
}

/// How much of the way home a seat still has before it, in hundredths of the whole.
fn way_left(rules: &Rules, position: &Position, seat: Seat) -> i32 {
    let board = rules.board();
    let (_, tip) = tips(rules, seat);
    let way = |holes: crate::board::HoleSet| {
        holes.iter().map(|hole| board.distance(hole, tip) as i32).sum::<i32>()
    };
    let home = way(rules.goal(seat));
    100 * (way(position.pieces(seat)) - home) / (way(rules.start(seat)) - home).max(1)
}

#[cfg(test)]
mod tests {
    use super::super::{Patient, chance, sample};
    use super::*;

    const ALL: &str =
        "items = { block = 1, bridge = 1, tornado = 1, double = 1, wings = 1, exchange = 1 }";

    fn decided(switches: &str, seats: &str, text: &str) -> Option<Use> {
        let game = sample::from_text(switches, seats, text);
        let mut guide = Patient;
        let used = decide(&game, &mut chance(1, &game), &mut Budget::new(&mut guide));
        if let Some(Use::Turn(turn)) = used {
            assert_eq!(game.check(Action::Item(turn)), Ok(()));
        }
        used
    }

    #[test]
    fn wings_carry_the_last_straggler() {
        let text = "A/AA/AAA/1AAA/13/12/4A6/10/9/10/11/12/13/4/3/2/1 A";
        let Some(Use::Turn(turn)) = decided("items = { wings = 1 }", "A", text) else {
            panic!("the wings")
        };
        assert!(matches!(turn.then, Then::Wings(_)), "{turn:?}");
    }

    #[test]
    fn no_item_is_used_at_the_start_for_nothing() {
        let start = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A";
        assert_eq!(decided("items = { exchange = 2 }", "AD", start), None);
        assert_eq!(
            decided(
                "items = { block = 0, wings = 1 }",
                "AD",
                &format!("{start} left=0.0.0.0.0.0,0.0.0.0.1.0")
            ),
            None
        );
    }

    #[test]
    fn the_way_that_is_left_goes_from_all_to_nothing() {
        let game = sample::game(ALL, "2");
        let (rules, position) = (game.rules(), game.position());
        assert_eq!(way_left(rules, position, position.turn()), 100);
        let text = "A/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/4/3/2/1 A home=";
        let home = sample::from_text("", "A", text);
        assert_eq!(way_left(home.rules(), home.position(), home.position().turn()), 0);
    }
}
