//! Tables for tests to play at.

use std::sync::Arc;

use super::request::first_legal;
use super::{Effect, Event, Player, Table, Thought};
use crate::bot::Level;
use crate::game::{Action, Game, Typed};
use crate::rules::{BySeat, Draft, Rules, Seating};

/// A bot, whichever.
pub const BOT: Player = Player::Bot(Level::Easy);

/// The classic rules for so many.
pub fn rules(players: usize) -> Arc<Rules> {
    let seating = Seating::of(players).unwrap();
    Arc::new(Rules::new(&Draft::classic(), seating).unwrap())
}

/// A table where the seats of these letters are people; A begins.
pub fn table(players: usize, people: &str) -> Table {
    let seats = BySeat::from_fn(|seat| match people.contains(seat.letter()) {
        true => Player::Human,
        false => BOT,
    });
    Table::new(Game::new(rules(players)), seats, 7)
}

/// The action that a text means now.
pub fn action(table: &Table, text: &str) -> Action {
    let typed = Typed::parse(table.game().rules().board(), text).unwrap();
    table.game().read(&typed).unwrap()
}

/// A person makes a move.
pub fn act(table: &mut Table, text: &str) -> Vec<Effect> {
    let action = action(table, text);
    table.update(Event::Act(action)).unwrap()
}

/// What a bot is asked for.
pub fn thought(effects: &[Effect]) -> Option<&Thought> {
    effects.iter().find_map(|effect| match effect {
        Effect::Think(thought) => Some(thought),
        Effect::Cancel | Effect::Hint(_) => None,
    })
}

/// A bot answers what it was asked.
pub fn answer(table: &mut Table, effects: &[Effect]) -> Vec<Effect> {
    let ticket = thought(effects).unwrap().ticket;
    let action = first_legal(table.game());
    table.update(Event::Answer(ticket, action)).unwrap()
}
