//! Turns with items as they are typed: what a line can still become, and what it means.
//!
//! A tornado is typed without what it leaves: that is drawn by the table. The line itself is left to
//! [`typing`](super::typing), the form of the text to [`game`](crate::game).

use super::entry::STAND_IN;
use super::play::{Note, Play};
use super::typing::Prompt;
use crate::board::Hole;
use crate::game::{Action, ActionError, Before, Move, Position, Typed};
use crate::rules::Item;
use crate::table::Declined;

impl Play {
    /// The legal turns, or parts of them, and the word that what was typed can still become.
    pub fn completions(&self, prompt: &Prompt) -> Vec<String> {
        let typed = prompt.text.trim_start().to_ascii_lowercase();
        let moves = prompt.completions(self.game());
        let items = match typed.split_once(' ') {
            Some((name, rest)) => Item::from_key(name).map(|item| self.after_name(item, rest)),
            None if typed.is_empty() => None,
            None => Some(self.names()),
        };
        let items = items.unwrap_or_default().into_iter().filter(|text| text.starts_with(&typed));
        let word = (!typed.is_empty() && STAND_IN.starts_with(&typed)).then(|| STAND_IN.to_owned());
        items.chain(word).chain(moves).collect()
    }

    /// The names of the items that are left, each with the blank that follows it.
    fn names(&self) -> Vec<String> {
        let position = self.game().position();
        let left = |item: &Item| position.items_left(position.turn(), *item) > 0;
        Item::ALL.into_iter().filter(left).map(|item| format!("{} ", item.key())).collect()
    }

    /// What can stand behind the name of an item, name included.
    fn after_name(&self, item: Item, rest: &str) -> Vec<String> {
        let (rules, position) = (self.rules(), self.game().position());
        if position.items_left(position.turn(), item) == 0 {
            return Vec::new();
        }
        let before: fn(&Self, Hole) -> Before = match item {
            Item::Block => |_, hole| Before::Block(hole),
            Item::Bridge => |_, hole| Before::Bridge(hole),
            Item::Tornado => |play, hole| Before::Tornado(hole, play.table.tornado(hole)),
            Item::Double | Item::Wings | Item::Exchange => {
                return with_name(item.key(), self.then(position, item, rest));
            }
        };
        let board = rules.board();
        let holes = position.item_holes(rules, item);
        let Some((name, rest)) = rest.split_once(' ') else {
            return with_name(item.key(), holes.iter().map(|hole| board.name(hole)).collect());
        };
        let Some(hole) = board.hole_named(name).filter(|&hole| holes.contains(hole)) else {
            return Vec::new();
        };
        let after = position.after_item(rules, before(self, hole));
        let double = Item::Double.key();
        let rest = match rest.strip_prefix(double).and_then(|rest| rest.strip_prefix(' ')) {
            Some(rest) => with_name(double, self.then(&after, Item::Double, rest)),
            None => {
                let left = after.items_left(after.turn(), Item::Double) > 0;
                let double = left.then(|| format!("{double} "));
                self.moves(&after).into_iter().chain(double).collect()
            }
        };
        with_name(item.key(), with_name(name, rest))
    }

    /// What can stand behind the name of an item that is the move.
    fn then(&self, position: &Position, item: Item, rest: &str) -> Vec<String> {
        let (rules, board) = (self.rules(), self.rules().board());
        if item == Item::Double {
            let first = rest.split_once(' ').and_then(|(first, _)| {
                let Ok(Typed::Route(route)) = Typed::parse(board, first) else { return None };
                Some((first, Move { from: *route.first()?, to: *route.last()? }))
            });
            return match first {
                Some((text, it)) if position.is_legal(rules, it) => {
                    let between = position.between(rules, it);
                    let seconds = between.targets(rules, it.to).iter().filter(|&to| to != it.from);
                    with_name(text, seconds.map(|to| self.told(it.to, to)).collect())
                }
                Some(_) => Vec::new(),
                None => self.moves(position),
            };
        }
        let own = position.pieces(position.turn()).iter();
        let flights = own.flat_map(|from| {
            let to = match item {
                Item::Exchange => position.exchanges(rules, from),
                Item::Block | Item::Bridge | Item::Tornado | Item::Double | Item::Wings => {
                    position.wings(rules, from)
                }
            };
            to.iter().map(move |to| (from, to)).collect::<Vec<_>>()
        });
        flights.map(|(from, to)| self.told(from, to)).collect()
    }

    fn moves(&self, position: &Position) -> Vec<String> {
        let moves = position.moves(self.rules()).into_iter();
        moves.map(|it| self.told(it.from, it.to)).collect()
    }

    fn told(&self, from: Hole, to: Hole) -> String {
        let board = self.rules().board();
        format!("{}-{}", board.name(from), board.name(to))
    }

    /// The action that a typed line means now.
    ///
    /// # Errors
    ///
    /// What is to be said about it, when it means none or an illegal one.
    pub(super) fn read_typed(&self, text: &str) -> Result<Action, Note> {
        self.table.read_turn(text).map_err(|error| match error {
            ActionError::Refused(refusal) => Note::Declined(Declined::Refused(refusal)),
            error @ (ActionError::Text(_) | ActionError::Seat { .. } | ActionError::ItemForm) => {
                Note::NoMoveText(error)
            }
        })
    }
}

fn with_name(name: &str, rest: Vec<String>) -> Vec<String> {
    rest.into_iter().map(|rest| format!("{name} {rest}")).collect()
}
