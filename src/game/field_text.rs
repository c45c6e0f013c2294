//! The fields of a position's text: what the rows of the board do not tell.
//!
//! The values of the fields of items are left to [`item_text`](super::item_text).

use super::position::SeatOrder;
use super::{FieldFault, Position, PositionError};
use crate::rules::{Blocking, BySeat, Item, Rules, Seat, SeatSet};

/// The most turns a position may claim: far beyond any game, and far from overflow.
const MOST_TURNS: u32 = 1_000_000_000;

/// A field that may follow the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Turns,
    Home,
    Out,
    Passes,
    TimeOuts,
    Left,
    Block,
    Bridge,
}

impl Field {
    const ALL: [Self; 8] = [
        Self::Turns,
        Self::Home,
        Self::Out,
        Self::Passes,
        Self::TimeOuts,
        Self::Left,
        Self::Block,
        Self::Bridge,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Turns => "t",
            Self::Home => "home",
            Self::Out => "out",
            Self::Passes => "pass",
            Self::TimeOuts => "timeouts",
            Self::Left => "left",
            Self::Block => "block",
            Self::Bridge => "bridge",
        }
    }

    /// The field of a word like `pass=1`, and its value.
    fn split(word: &str) -> Option<(Self, &str)> {
        let (key, value) = word.split_once('=')?;
        Some((Self::ALL.into_iter().find(|field| field.key() == key)?, value))
    }
}

/// The fields of a text, as far as they are not in the position yet.
#[derive(Default)]
pub(super) struct Fields {
    seen: Vec<Field>,
    gone: SeatSet,
    pub home: Option<SeatOrder>,
    pub out: SeatOrder,
}

impl Position {
    /// The fields that do not have their default, each with its key.
    pub(super) fn fields(&self, rules: &Rules) -> Vec<(&'static str, String)> {
        let seats = rules.seating();
        let mut fields = Vec::new();
        if seats.iter().any(|seat| self.turns[seat] > 0) {
            fields.push((Field::Turns.key(), counts(rules, |seat| self.turns[seat])));
        }
        if self.home != self.home_by_board(rules, self.out.set()) {
            fields.push((Field::Home.key(), letters(&self.home)));
        }
        if !self.out.is_empty() {
            fields.push((Field::Out.key(), letters(&self.out)));
        }
        if self.passes > 0 {
            fields.push((Field::Passes.key(), self.passes.to_string()));
        }
        if seats.iter().any(|seat| self.timeouts[seat] > 0) {
            fields.push((Field::TimeOuts.key(), counts(rules, |seat| self.timeouts[seat].into())));
        }
        fields.extend(self.item_fields(rules));
        fields
    }

    /// The seats that are home as far as the board tells: those whose pieces all stand in their
    /// goal, and with full goals those that are not to move and have one piece in a full goal.
    pub(super) fn home_by_board(&self, rules: &Rules, out: SeatSet) -> SeatOrder {
        let home = |&seat: &Seat| {
            if seat == self.turn {
                self.all_in_goal(rules, seat)
            } else {
                self.got_home(rules, seat)
            }
        };
        rules.seating().iter().filter(|&seat| !out.contains(seat)).filter(home).collect()
    }

    pub(super) fn read_fields<'a>(
        &mut self,
        rules: &Rules,
        words: impl Iterator<Item = &'a str>,
        errors: &mut Vec<PositionError>,
    ) -> Fields {
        let mut fields = Fields::default();
        for word in words {
            let Some((field, value)) = Field::split(word) else {
                errors.push(PositionError::UnknownField { field: word.to_owned() });
                continue;
            };
            if let Err(fault) = self.read_field(rules, field, value, &mut fields) {
                errors.push(PositionError::Field { field: word.to_owned(), fault });
            }
        }
        fields
    }

    fn read_field(
        &mut self,
        rules: &Rules,
        field: Field,
        value: &str,
        fields: &mut Fields,
    ) -> Result<(), FieldFault> {
        if fields.seen.contains(&field) {
            return Err(FieldFault::Twice);
        }
        fields.seen.push(field);
        match field {
            Field::Turns => self.turns = read_turns(rules, value)?,
            Field::Home => fields.home = Some(read_seats(rules, value, &mut fields.gone)?),
            Field::Out => fields.out = read_seats(rules, value, &mut fields.gone)?,
            Field::Passes => self.passes = value.parse().map_err(|_| FieldFault::Passes)?,
            Field::TimeOuts => self.timeouts = read_timeouts(rules, value)?,
            Field::Left => self.read_left(rules, value)?,
            Field::Block => self.read_props(rules, Item::Block, value)?,
            Field::Bridge => self.read_props(rules, Item::Bridge, value)?,
        }
        Ok(())
    }

    /// A seat that is said to be home has all its pieces in its goal; with full goals it may have
    /// got there with one.
    pub(super) fn check_home(
        &self,
        rules: &Rules,
        fields: &Fields,
        errors: &mut Vec<PositionError>,
    ) {
        let can_be = |seat: Seat| match rules.blocking() {
            Blocking::None | Blocking::Swap => self.all_in_goal(rules, seat),
            Blocking::FullGoal => !(self.pieces[seat] & rules.goal(seat)).is_empty(),
        };
        let home = fields.home.unwrap_or_default();
        errors.extend(home.iter().filter(|&seat| !can_be(seat)).map(|seat| {
            let fault = FieldFault::NotHome(seat);
            PositionError::Field { field: format!("home={}", letters(&home)), fault }
        }));
    }
}

fn letters(seats: &SeatOrder) -> String {
    seats.iter().map(Seat::letter).collect()
}

/// A number for each seat, in seating order and with commas between them.
fn counts(rules: &Rules, count: impl Fn(Seat) -> u32) -> String {
    let counts: Vec<String> = rules.seating().iter().map(|seat| count(seat).to_string()).collect();
    counts.join(",")
}

/// The seat of that letter, if it plays.
pub(super) fn seated(rules: &Rules, letter: char) -> Option<Seat> {
    Seat::from_letter(letter).filter(|&seat| rules.seating().seats().contains(seat))
}

fn read_turns(rules: &Rules, value: &str) -> Result<BySeat<u32>, FieldFault> {
    let fault = FieldFault::Turns { seats: rules.seating().len() };
    read_counts(rules, value, MOST_TURNS).ok_or(fault)
}

fn read_timeouts(rules: &Rules, value: &str) -> Result<BySeat<u16>, FieldFault> {
    let most = rules.clock().ok_or(FieldFault::NoClock)?.timeouts;
    let fault = FieldFault::TimeOuts { seats: rules.seating().len(), most };
    let counts = read_counts(rules, value, most).ok_or(fault)?;
    Ok(BySeat::from_fn(|seat| counts[seat] as u16))
}

/// The numbers of the seats, see [`counts`].
fn read_counts(rules: &Rules, value: &str, most: u32) -> Option<BySeat<u32>> {
    let numbers: Vec<u32> = value.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    if numbers.len() != rules.seating().len() || numbers.iter().any(|&number| number > most) {
        return None;
    }
    let mut counts = BySeat::default();
    rules.seating().iter().zip(numbers).for_each(|(seat, number)| counts[seat] = number);
    Some(counts)
}

fn read_seats(rules: &Rules, value: &str, gone: &mut SeatSet) -> Result<SeatOrder, FieldFault> {
    let mut order = SeatOrder::default();
    for letter in value.chars() {
        let seat = seated(rules, letter).filter(|&seat| !gone.contains(seat));
        let seat = seat.ok_or(FieldFault::Seats)?;
        gone.insert(seat);
        order.push(seat);
    }
    Ok(order)
}
