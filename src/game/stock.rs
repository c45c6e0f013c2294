//! What items have put on the board, and what the seats still have of them.
//!
//! A list of fixed length: positions are copied at every node of a search, and nothing of them may be
//! on the heap.

use super::{Position, key};
use crate::board::{Hole, HoleSet};
use crate::rules::{BySeat, Item, ItemCounts, Jump, Rules, Seat};

/// For how many more of its owner's turns a thing stays, once the turn that put it there is over.
pub(super) const ROUNDS: u8 = 3;

/// The most things on the board at once: one a turn of each seat, from the turn that puts it there to
/// the third one after it.
const MOST: usize = Seat::MAX * (ROUNDS as usize + 1);

/// Something neutral on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prop {
    /// Where it is.
    pub hole: Hole,
    /// A block or a bridge.
    pub item: Item,
    /// Who put it there.
    pub owner: Seat,
    /// How many turns of its owner it still stays.
    pub rounds: u8,
}

/// A prop in two bytes: all of them together must not make copying a position slow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Packed {
    hole: u8,
    /// Three bits of rounds, three of the owner's number, one that is set for a bridge.
    rest: u8,
}

impl From<Prop> for Packed {
    fn from(Prop { hole, item, owner, rounds }: Prop) -> Self {
        let bridge = u8::from(item == Item::Bridge);
        Self { hole: hole.index() as u8, rest: rounds | (owner.index() as u8) << 3 | bridge << 6 }
    }
}

impl From<Packed> for Prop {
    fn from(Packed { hole, rest }: Packed) -> Self {
        Self {
            hole: Hole::new(hole),
            item: if rest >> 6 == 0 { Item::Block } else { Item::Bridge },
            owner: Seat::ALL[usize::from(rest >> 3 & 7)],
            rounds: rest & 7,
        }
    }
}

/// What the seats have left, and what stands on the board, in the order of the holes' numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stock {
    /// Whether the rules have items.
    in_play: bool,
    left: BySeat<ItemCounts>,
    props: [Packed; MOST],
    len: u8,
}

impl Stock {
    /// What the rules give to each seat.
    pub fn new(rules: &Rules) -> Self {
        let counts = rules.items().unwrap_or_default();
        Self {
            in_play: rules.items().is_some(),
            left: BySeat::from_fn(|_| counts),
            props: [Packed::default(); MOST],
            len: 0,
        }
    }

    /// Whether the rules have items.
    #[inline]
    pub fn is_in_play(&self) -> bool {
        self.in_play
    }

    fn props(&self) -> impl Iterator<Item = Prop> {
        self.props[..usize::from(self.len)].iter().map(|&packed| packed.into())
    }

    fn set_props(&mut self, props: impl Iterator<Item = Prop>) {
        (self.props, self.len) = ([Packed::default(); MOST], 0);
        for prop in props.take(MOST) {
            self.props[usize::from(self.len)] = prop.into();
            self.len += 1;
        }
        self.props[..usize::from(self.len)].sort_unstable_by_key(|packed| packed.hole);
    }

    fn holes(&self, item: Item) -> HoleSet {
        self.props().filter(|prop| prop.item == item).map(|prop| prop.hole).collect()
    }

    /// The part of a position's key that is about items: 0 where there are none.
    pub fn key(&self, rules: &Rules) -> u64 {
        if !self.in_play {
            return 0;
        }
        let left = rules.seating().iter().flat_map(|seat| {
            Item::ALL.into_iter().map(move |item| key::left(seat, item, self.left[seat][item]))
        });
        left.chain(self.props().map(|prop| key::prop(&prop))).fold(0, |key, number| key ^ number)
    }
}

impl Position {
    /// How many of an item a seat has left; none where the rules have no items.
    pub fn items_left(&self, seat: Seat, item: Item) -> usize {
        usize::from(self.stock.left[seat][item])
    }

    /// What a seat has left.
    pub(super) fn left(&self, seat: Seat) -> ItemCounts {
        self.stock.left[seat]
    }

    /// The blocks and bridges on the board, in the order of the holes' numbers.
    pub fn props(&self) -> impl Iterator<Item = Prop> {
        self.stock.props()
    }

    /// Whether one more block or bridge has room.
    pub(super) fn has_room_for_props(&self) -> bool {
        usize::from(self.stock.len) < MOST
    }

    /// The holes where nothing may land and that nothing may hop over.
    pub fn blocks(&self) -> HoleSet {
        self.stock.holes(Item::Block)
    }

    /// The holes of bridges, which are occupied like those of pieces.
    pub fn bridges(&self) -> HoleSet {
        self.stock.holes(Item::Bridge)
    }

    /// The holes where nothing can land: occupied ones and blocks.
    #[inline]
    pub(super) fn shut(&self) -> HoleSet {
        if self.has_props() { self.occupied | self.blocks() } else { self.occupied }
    }

    /// Takes one of an item from a seat.
    pub(super) fn take_item(&mut self, rules: &Rules, seat: Seat, item: Item) {
        self.change_stock(rules, |stock| stock.left[seat].take(item));
    }

    /// Says what seats have left.
    pub(super) fn set_left(
        &mut self,
        rules: &Rules,
        counts: impl Iterator<Item = (Seat, ItemCounts)>,
    ) {
        self.change_stock(rules, |stock| {
            counts.for_each(|(seat, counts)| stock.left[seat] = counts);
        });
    }

    /// Puts a block or a bridge on the board.
    pub(super) fn put_prop(&mut self, rules: &Rules, prop: Prop) {
        if prop.item == Item::Bridge {
            self.occupy(rules, prop.hole);
        }
        self.change_stock(rules, |stock| {
            let before = *stock;
            stock.set_props(before.props().chain([prop]));
        });
    }

    /// Whether a block or a bridge is on the board.
    #[inline]
    pub(super) fn has_props(&self) -> bool {
        self.stock.len > 0
    }

    /// The seat has finished a turn, or plays no more: what it put on the board has one less to stay,
    /// or goes.
    #[cold]
    #[inline(never)]
    pub(super) fn age_props(&mut self, rules: &Rules, seat: Seat) {
        self.keep_props(rules, |mut prop| {
            if prop.owner == seat {
                prop.rounds = prop.rounds.saturating_sub(1);
            }
            (prop.rounds > 0).then_some(prop)
        });
        self.clear_props_of_gone(rules);
    }

    /// What seats that play no more had put on the board goes with them.
    pub(super) fn clear_props_of_gone(&mut self, rules: &Rules) {
        let playing = self.playing(rules);
        self.keep_props(rules, |prop| playing.contains(prop.owner).then_some(prop));
    }

    fn keep_props(&mut self, rules: &Rules, keep: impl Fn(Prop) -> Option<Prop>) {
        if !self.has_props() {
            return;
        }
        let bridges = self.bridges();
        self.change_stock(rules, |stock| {
            let before = *stock;
            stock.set_props(before.props().filter_map(keep));
        });
        (bridges - self.bridges()).iter().for_each(|hole| self.vacate(rules, hole));
    }

    fn change_stock(&mut self, rules: &Rules, change: impl FnOnce(&mut Stock)) {
        self.key ^= self.stock.key(rules);
        change(&mut self.stock);
        self.key ^= self.stock.key(rules);
    }

    fn occupy(&mut self, rules: &Rules, hole: Hole) {
        self.occupied.insert(hole);
        if rules.jump() == Jump::Long {
            self.lines.insert(rules.board(), hole);
        }
    }

    fn vacate(&mut self, rules: &Rules, hole: Hole) {
        self.occupied.remove(hole);
        if rules.jump() == Jump::Long {
            self.lines.remove(rules.board(), hole);
        }
    }
}
