//! The text forms of turns with items, and of what items leave in a position.
//!
//! A turn is the name of an item, its hole and the rest of the turn: `block i9 e3-g5`,
//! `bridge i9 e3-g5`, `tornado i9 A..BD.. e3-g5` (what stands in the hole and its neighbours then, in
//! the order of the directions), `double e3-g5 g5-g6`, `wings e3-i7`, `exchange e3-i7`; with the
//! double behind an item, `block i9 double e3-g5 g5-g6`.

use super::action_text::ActionError;
use super::item::{Before, ItemFault, ItemTurn, Shuffle, Then};
use super::item_turn::hexagon;
use super::stock::{Prop, ROUNDS};
use super::{Action, FieldFault, Game, Move, Position, Refusal, Typed};
use crate::board::{Board, Hole};
use crate::rules::{Item, ItemCounts, Rules, Seat};

/// Nothing stands in a hole of a tornado.
const EMPTY: char = '.';

impl Position {
    pub(super) fn item_text(&self, rules: &Rules, turn: ItemTurn) -> String {
        let Some(before) = turn.before else {
            return self.then_text(rules, turn.then);
        };
        let used = before_text(rules.board(), before);
        format!("{used} {}", self.after_item(rules, before).then_text(rules, turn.then))
    }

    fn then_text(&self, rules: &Rules, then: Then) -> String {
        let name = then.item().map(Item::key).unwrap_or_default();
        let hole = |hole| rules.board().name(hole);
        match then {
            Then::Move(it) => self.move_text(rules, it),
            Then::Pass => "--".to_owned(),
            Then::Wings(it) | Then::Exchange(it) => {
                format!("{name} {}-{}", hole(it.from), hole(it.to))
            }
            Then::Double(first, to) => {
                let second = Move { from: first.to, to };
                let between = self.between(rules, first);
                let second = between.move_text(rules, second);
                format!("{name} {} {second}", self.move_text(rules, first))
            }
        }
    }

    /// The fields of items, each with its key, where they differ from what a game begins with.
    pub(super) fn item_fields(&self, rules: &Rules) -> Vec<(&'static str, String)> {
        if !self.stock.is_in_play() {
            return Vec::new();
        }
        let mut fields = Vec::new();
        let seats = rules.seating();
        let begun = rules.items().unwrap_or_default();
        if seats.iter().any(|seat| self.left(seat) != begun) {
            let counts: Vec<String> =
                seats.iter().map(|seat| counts_text(self.left(seat))).collect();
            fields.push(("left", counts.join(",")));
        }
        for item in [Item::Block, Item::Bridge] {
            // Rows from the top, each from the left, as everywhere in the text.
            let mut props: Vec<Prop> = self.props().filter(|prop| prop.item == item).collect();
            props.sort_by_key(|prop| {
                let point = rules.board().point(prop.hole);
                (point.row, point.x)
            });
            let told = props.into_iter().map(|prop| {
                format!("{}{}{}", rules.board().name(prop.hole), prop.owner, prop.rounds)
            });
            let told: Vec<String> = told.collect();
            if !told.is_empty() {
                fields.push((item.key(), told.join(",")));
            }
        }
        fields
    }

    /// Reads `left=2.2.2.2.1.2,2.2.2.2.2.2`, in seating order and the order of the items.
    pub(super) fn read_left(&mut self, rules: &Rules, value: &str) -> Result<(), FieldFault> {
        let begun = rules.items().ok_or(FieldFault::NoItems)?;
        let seats = rules.seating();
        let fault = FieldFault::Left { seats: seats.len() };
        let counts: Option<Vec<ItemCounts>> =
            value.split(',').map(|text| parse_counts(text, begun)).collect();
        let counts = counts.filter(|counts| counts.len() == seats.len()).ok_or(fault)?;
        self.set_left(rules, seats.iter().zip(counts));
        Ok(())
    }

    /// Reads `i9A3,h8D1`: the hole, who put it there, and for how many turns it stays.
    pub(super) fn read_props(
        &mut self,
        rules: &Rules,
        item: Item,
        value: &str,
    ) -> Result<(), FieldFault> {
        rules.items().ok_or(FieldFault::NoItems)?;
        for text in value.split(',') {
            let prop = parse_prop(rules, item, text).ok_or(FieldFault::Prop)?;
            let free = hexagon(rules.board()) - self.occupied - self.blocks();
            if !free.contains(prop.hole) || !self.has_room_for_props() {
                return Err(FieldFault::PropHole);
            }
            self.put_prop(rules, prop);
        }
        Ok(())
    }
}

impl Game {
    /// The turn with an item that a text means now; `None` when it does not begin like one.
    pub(super) fn read_items(&self, text: &str) -> Option<Result<Action, ActionError>> {
        let mut words = text.split_whitespace();
        let item = Item::from_key(words.next()?)?;
        Some(self.read_with(item, &mut words))
    }

    fn read_with<'a>(
        &self,
        item: Item,
        words: &mut impl Iterator<Item = &'a str>,
    ) -> Result<Action, ActionError> {
        let (position, rules) = (self.position(), &**self.rules());
        let refused = |fault| ActionError::Refused(Refusal::Item(fault));
        if self.ending().is_some() {
            return Err(ActionError::Refused(Refusal::GameOver));
        }
        if rules.items().is_none() {
            return Err(refused(ItemFault::NoItems));
        }
        let before = read_before(rules.board(), item, words)?;
        let turn = match before {
            None => ItemTurn { before: None, then: position.read_then(rules, Some(item), words)? },
            Some(before) => {
                position.check_before(rules, before).map_err(refused)?;
                let after = position.after_item(rules, before);
                let mut rest = words.peekable();
                let item = rest.peek().copied().and_then(Item::from_key);
                if item.is_some() {
                    rest.next();
                }
                let then = after.read_then(rules, item, &mut rest)?;
                ItemTurn { before: Some(before), then }
            }
        };
        let action = Action::Item(turn);
        self.check(action).map(|()| action).map_err(ActionError::Refused)
    }
}

impl Position {
    fn read_then<'a>(
        &self,
        rules: &Rules,
        item: Option<Item>,
        words: &mut impl Iterator<Item = &'a str>,
    ) -> Result<Then, ActionError> {
        let then = match item {
            None => {
                let text = words.next().ok_or(ActionError::ItemForm)?;
                match Typed::parse(rules.board(), text).map_err(ActionError::Text)? {
                    Typed::Pass => Then::Pass,
                    Typed::Route(route) => Then::Move(self.followed(rules, &route)?),
                }
            }
            Some(Item::Double) => {
                let first = self.followed(rules, &next_route(rules.board(), words)?)?;
                let route = next_route(rules.board(), words)?;
                if route[0] != first.to {
                    let fault = ItemFault::OtherPiece(route[0]);
                    return Err(ActionError::Refused(Refusal::Item(fault)));
                }
                let second = self.between(rules, first).followed(rules, &route)?;
                Then::Double(first, second.to)
            }
            Some(item @ (Item::Wings | Item::Exchange)) => {
                let [from, to] = next_route(rules.board(), words)?[..] else {
                    return Err(ActionError::ItemForm);
                };
                let it = Move { from, to };
                if item == Item::Wings { Then::Wings(it) } else { Then::Exchange(it) }
            }
            Some(Item::Block | Item::Bridge | Item::Tornado) => {
                return Err(ActionError::Refused(Refusal::Item(ItemFault::OneATurn)));
            }
        };
        words.next().map_or(Ok(then), |_| Err(ActionError::ItemForm))
    }

    fn followed(&self, rules: &Rules, route: &[Hole]) -> Result<Move, ActionError> {
        self.follow(rules, route).map_err(ActionError::Refused)
    }
}

fn next_route<'a>(
    board: &Board,
    words: &mut impl Iterator<Item = &'a str>,
) -> Result<Vec<Hole>, ActionError> {
    let text = words.next().ok_or(ActionError::ItemForm)?;
    match Typed::parse(board, text).map_err(ActionError::Text)? {
        Typed::Route(route) => Ok(route),
        Typed::Pass => Err(ActionError::ItemForm),
    }
}

fn before_text(board: &Board, before: Before) -> String {
    let used = format!("{} {}", before.item().key(), board.name(before.hole()));
    match before {
        Before::Block(_) | Before::Bridge(_) => used,
        Before::Tornado(_, Shuffle(seats)) => {
            let sign = |seat: Option<Seat>| seat.map_or(EMPTY, Seat::letter);
            format!("{used} {}", seats.map(sign).iter().collect::<String>())
        }
    }
}

/// An item that is used before the move, with the words it takes.
fn read_before<'a>(
    board: &Board,
    item: Item,
    words: &mut impl Iterator<Item = &'a str>,
) -> Result<Option<Before>, ActionError> {
    let mut hole = || {
        let name = words.next().ok_or(ActionError::ItemForm)?;
        board.hole_named(name).ok_or_else(|| {
            ActionError::Text(super::MoveTextError::NoHole { name: name.to_owned() })
        })
    };
    Ok(Some(match item {
        Item::Block => Before::Block(hole()?),
        Item::Bridge => Before::Bridge(hole()?),
        Item::Tornado => {
            let centre = hole()?;
            let shuffle = words.next().and_then(parse_shuffle).ok_or(ActionError::ItemForm)?;
            Before::Tornado(centre, shuffle)
        }
        Item::Double | Item::Wings | Item::Exchange => return Ok(None),
    }))
}

fn parse_shuffle(text: &str) -> Option<Shuffle> {
    let sign = |sign| match sign {
        EMPTY => Some(None),
        letter => Seat::from_letter(letter).map(Some),
    };
    let seats: Vec<Option<Seat>> = text.chars().map(sign).collect::<Option<_>>()?;
    seats.try_into().ok().map(Shuffle)
}

fn counts_text(counts: ItemCounts) -> String {
    Item::ALL.map(|item| counts[item].to_string()).join(".")
}

/// Counts, none of which is above what a game begins with.
fn parse_counts(text: &str, begun: ItemCounts) -> Option<ItemCounts> {
    let numbers: Vec<u8> = text.split('.').map(|n| n.parse().ok()).collect::<Option<_>>()?;
    let fits = numbers.len() == Item::ALL.len()
        && Item::ALL.iter().zip(&numbers).all(|(&item, &number)| number <= begun[item]);
    fits.then(|| ItemCounts::from_fn(|item| numbers[item as usize]))
}

fn parse_prop(rules: &Rules, item: Item, text: &str) -> Option<Prop> {
    let letter = text.find(|c: char| c.is_ascii_uppercase())?;
    let (name, rest) = text.split_at(letter);
    let (owner, rounds) = rest.split_at(1);
    let owner = owner.chars().next().and_then(Seat::from_letter)?;
    let rounds = rounds.parse().ok().filter(|rounds| (1..=ROUNDS).contains(rounds))?;
    let hole = rules.board().hole_named(name)?;
    let seated = rules.seating().seats().contains(owner);
    seated.then_some(Prop { hole, item, owner, rounds })
}
