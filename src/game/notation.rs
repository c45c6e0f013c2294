//! The text forms of positions and moves.
//!
//! What a text means under the rules (a route that cannot be made) is left to
//! [`Position::follow`], the words of the errors to [`text`](crate::text).

use std::fmt::Write;

use super::position::SeatOrder;
use super::{Move, Position};
use crate::board::{Board, Hole};
use crate::rules::{Blocking, BySeat, Item, Rules, Seat, SeatSet};

/// What is wrong with the text of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Not as many rows as the board has.
    Rows {
        /// Rows of the text.
        found: usize,
        /// Rows of the board.
        expected: usize,
    },
    /// A row that is too long or too short.
    RowLength {
        /// Which one, from 1 at the top.
        row: usize,
        /// Holes it speaks of.
        found: usize,
        /// Holes of the board's row.
        expected: usize,
    },
    /// Neither the letter of a seat that plays nor a number.
    Sign {
        /// In which row, from 1 at the top.
        row: usize,
        /// The sign.
        sign: char,
    },
    /// A seat with too many or too few pieces.
    Count {
        /// The seat.
        seat: Seat,
        /// Its pieces in the text.
        found: usize,
        /// Its pieces by the rules.
        expected: usize,
    },
    /// The seat to move is missing, or does not play.
    Turn {
        /// What stands there.
        found: String,
    },
    /// A field that does not exist.
    UnknownField {
        /// It.
        field: String,
    },
    /// A field that says something impossible.
    Field {
        /// It.
        field: String,
        /// Why it cannot be.
        fault: FieldFault,
    },
}

/// What is wrong with a field of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldFault {
    /// It stands there twice.
    Twice,
    /// `t=` needs a number for each seat.
    Turns {
        /// How many.
        seats: usize,
    },
    /// Not the letters of seats that play, each once, in `home` and `out` together.
    Seats,
    /// A seat that cannot be home, as its pieces do not stand in its goal.
    NotHome(Seat),
    /// `pass=` needs a number.
    Passes,
    /// `timeouts=` needs a number for each seat, none above the rules' own.
    TimeOuts {
        /// How many.
        seats: usize,
        /// The time-outs in a row that put a seat out.
        most: u32,
    },
    /// `timeouts=` where turns are not timed.
    NoClock,
    /// A field of items where the rules have none.
    NoItems,
    /// `left=` needs counts for each seat, none above what the rules give.
    Left {
        /// How many.
        seats: usize,
    },
    /// Not a hole, the letter of a seat and a number of turns.
    Prop,
    /// A hole where no block and no bridge can be.
    PropHole,
}

/// What is wrong with the text of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveTextError {
    /// A name that no hole of the board has.
    NoHole {
        /// It.
        name: String,
    },
    /// A single hole, or none.
    TooShort,
    /// An `x` elsewhere than before the last hole.
    SwapInside,
}

/// A move as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// `--`
    Pass,
    /// The holes it touches, at least two.
    Route(Vec<Hole>),
}

impl Typed {
    /// Reads `e3-g5-i7`, `e3-i7`, `h12-j14xl16` or `--`, in either case.
    ///
    /// # Errors
    ///
    /// When it is not of that form or names holes that the board does not have.
    pub fn parse(board: &Board, text: &str) -> Result<Self, MoveTextError> {
        let text = text.trim();
        if text == "--" {
            return Ok(Self::Pass);
        }
        let swaps = text.matches(['x', 'X']).count();
        let last = text.rfind(['-', 'x', 'X']).map(|at| &text[at..at + 1]);
        if swaps > 1 || (swaps == 1 && last == Some("-")) {
            return Err(MoveTextError::SwapInside);
        }
        let names = text.split(['-', 'x', 'X']).map(str::trim);
        let hole = |name: &str| {
            board.hole_named(name).ok_or_else(|| MoveTextError::NoHole { name: name.to_owned() })
        };
        let route: Vec<Hole> = names.map(hole).collect::<Result<_, _>>()?;
        if route.len() < 2 { Err(MoveTextError::TooShort) } else { Ok(Self::Route(route)) }
    }
}

impl Position {
    /// The canonical route of a legal move, as text; of any other move its two ends.
    pub fn move_text(&self, rules: &Rules, it: Move) -> String {
        let route = self.route(rules, it).unwrap_or_else(|| vec![it.from, it.to]);
        let mut text = rules.board().name(route[0]);
        for &hole in &route[1..] {
            let swap = hole == it.to && self.occupied.contains(hole);
            text.push(if swap { 'x' } else { '-' });
            text.push_str(&rules.board().name(hole));
        }
        text
    }

    /// The position as text, see [`parse`](Self::parse).
    pub fn text(&self, rules: &Rules) -> String {
        let mut text = String::new();
        for (index, row) in rules.board().rows().iter().enumerate() {
            if index > 0 {
                text.push('/');
            }
            self.write_row(row, &mut text);
        }
        text.push(' ');
        text.push(self.turn.letter());
        self.write_fields(rules, &mut text);
        text
    }

    fn write_row(&self, row: &[Hole], text: &mut String) {
        let signs: Vec<Option<Seat>> = row.iter().map(|&hole| self.piece_at(hole)).collect();
        for run in signs.chunk_by(|a, b| a.is_none() && b.is_none()) {
            match run[0] {
                Some(seat) => text.push(seat.letter()),
                None => write!(text, "{}", run.len()).expect("writing to a string"),
            }
        }
    }

    fn write_fields(&self, rules: &Rules, text: &mut String) {
        let seats = rules.seating();
        let letters = |order: &SeatOrder| order.iter().map(Seat::letter).collect::<String>();
        let turns: Vec<String> = seats.iter().map(|seat| self.turns[seat].to_string()).collect();
        if seats.iter().any(|seat| self.turns[seat] > 0) {
            text.push_str(" t=");
            text.push_str(&turns.join(","));
        }
        if self.home != self.home_by_board(rules, self.out.set()) {
            text.push_str(" home=");
            text.push_str(&letters(&self.home));
        }
        if !self.out.is_empty() {
            text.push_str(" out=");
            text.push_str(&letters(&self.out));
        }
        if self.passes > 0 {
            write!(text, " pass={}", self.passes).expect("writing to a string");
        }
        if seats.iter().any(|seat| self.timeouts[seat] > 0) {
            let counts: Vec<String> =
                seats.iter().map(|seat| self.timeouts[seat].to_string()).collect();
            text.push_str(" timeouts=");
            text.push_str(&counts.join(","));
        }
        for (key, value) in self.item_fields(rules) {
            write!(text, " {key}={value}").expect("writing to a string");
        }
    }

    /// The seats that are home as far as the board tells: those whose pieces all stand in their
    /// goal, and with full goals those that are not to move and have one piece in a full goal.
    fn home_by_board(&self, rules: &Rules, out: SeatSet) -> SeatOrder {
        let home = |&seat: &Seat| {
            if seat == self.turn {
                self.all_in_goal(rules, seat)
            } else {
                self.got_home(rules, seat)
            }
        };
        rules.seating().iter().filter(|&seat| !out.contains(seat)).filter(home).collect()
    }

    /// Reads a position: rows from the top with `/` between them, each a letter for a piece and a
    /// number for a run of empty holes; the seat to move; then fields, each left out when it has
    /// its default: `t=3,2` (turns taken), `home=DA`, `out=B`, `pass=1`, `timeouts=0,2` (in a row), `left=`
    /// (items), `block=i9A3`, `bridge=h8D1` (hole, owner, turns to stay).
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the text.
    pub fn parse(rules: &Rules, text: &str) -> Result<Self, Vec<PositionError>> {
        let mut errors = Vec::new();
        let mut words = text.split_whitespace();
        let rows = words.next().unwrap_or_default();
        let mut wrong_turn = Vec::new();
        let turn = parse_turn(rules, words.next().unwrap_or_default(), &mut wrong_turn);
        let mut position = Self::bare(rules, turn);
        position.read_rows(rules, rows, &mut errors);
        // What half-read rows seem to say would only mislead.
        let whole = errors.is_empty();
        if whole {
            position.check_counts(rules, &mut errors);
        }
        errors.append(&mut wrong_turn);
        let fields = position.read_fields(rules, words, &mut errors);
        if whole {
            position.check_home(rules, &fields, &mut errors);
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let by_board = || position.home_by_board(rules, fields.out.set());
        let home = fields.home.unwrap_or_else(by_board);
        home.iter().for_each(|seat| position.retire_home(seat));
        let passes = position.passes;
        for seat in fields.out.iter() {
            // A partner that is named too has gone along already.
            if position.playing(rules).contains(seat) {
                position.put_out(rules, seat);
            }
        }
        position.passes = passes;
        position.clear_props_of_gone(rules);
        position.settle_turn(rules);
        Ok(position)
    }

    /// Gives the turn on when the seat that the text names plays no more, or is home.
    fn settle_turn(&mut self, rules: &Rules) {
        let playing = self.playing(rules);
        if !playing.contains(self.turn) {
            self.advance(rules, self.turn);
        } else if self.ending(rules).is_none() && self.all_in_goal(rules, self.turn) {
            self.retire_home(self.turn);
            self.advance(rules, self.turn);
        }
    }

    fn read_rows(&mut self, rules: &Rules, text: &str, errors: &mut Vec<PositionError>) {
        let expected = rules.board().rows();
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != expected.len() {
            errors.push(PositionError::Rows { found: rows.len(), expected: expected.len() });
            return;
        }
        for (index, (row, holes)) in rows.into_iter().zip(expected).enumerate() {
            self.read_row(rules, index + 1, row, holes, errors);
        }
    }

    fn read_row(
        &mut self,
        rules: &Rules,
        number: usize,
        text: &str,
        holes: &[Hole],
        errors: &mut Vec<PositionError>,
    ) {
        let mut at = 0usize;
        let mut run = 0usize;
        for sign in text.chars() {
            if let Some(digit) = sign.to_digit(10) {
                run = run.saturating_mul(10).saturating_add(digit as usize);
                continue;
            }
            at = at.saturating_add(std::mem::take(&mut run));
            match seated(rules, sign) {
                Some(seat) => {
                    if let Some(&hole) = holes.get(at) {
                        self.put(rules, seat, hole);
                    }
                }
                None => errors.push(PositionError::Sign { row: number, sign }),
            }
            at = at.saturating_add(1);
        }
        let found = at.saturating_add(run);
        if found != holes.len() {
            errors.push(PositionError::RowLength { row: number, found, expected: holes.len() });
        }
    }

    fn check_counts(&self, rules: &Rules, errors: &mut Vec<PositionError>) {
        let expected = rules.pieces();
        for seat in rules.seating().iter() {
            let found = self.pieces[seat].len();
            if found != expected {
                errors.push(PositionError::Count { seat, found, expected });
            }
        }
    }

    fn read_fields<'a>(
        &mut self,
        rules: &Rules,
        words: impl Iterator<Item = &'a str>,
        errors: &mut Vec<PositionError>,
    ) -> Fields {
        let mut fields = Fields::default();
        for word in words {
            let named = word.split_once('=').and_then(|(key, value)| {
                Some((FIELDS.iter().position(|&name| name == key)?, value))
            });
            let Some((field, value)) = named else {
                errors.push(PositionError::UnknownField { field: word.to_owned() });
                continue;
            };
            let twice = std::mem::replace(&mut fields.seen[field], true);
            let read = if twice {
                Err(FieldFault::Twice)
            } else {
                match field {
                    0 => parse_turns(rules, value).map(|turns| self.turns = turns),
                    1 => parse_seats(rules, value, &mut fields.gone)
                        .map(|home| fields.home = Some(home)),
                    2 => parse_seats(rules, value, &mut fields.gone).map(|out| fields.out = out),
                    3 => value
                        .parse()
                        .map(|passes| self.passes = passes)
                        .map_err(|_| FieldFault::Passes),
                    4 => parse_timeouts(rules, value).map(|counts| self.timeouts = counts),
                    5 => self.read_left(rules, value),
                    6 => self.read_props(rules, Item::Block, value),
                    _ => self.read_props(rules, Item::Bridge, value),
                }
            };
            if let Err(fault) = read {
                errors.push(PositionError::Field { field: word.to_owned(), fault });
            }
        }
        fields
    }

    /// A seat that is said to be home has all its pieces in its goal; with full goals it may have
    /// got there with one.
    fn check_home(&self, rules: &Rules, fields: &Fields, errors: &mut Vec<PositionError>) {
        let can_be = |seat: Seat| match rules.blocking() {
            Blocking::None | Blocking::Swap => self.all_in_goal(rules, seat),
            Blocking::FullGoal => !(self.pieces[seat] & rules.goal(seat)).is_empty(),
        };
        let home = fields.home.unwrap_or_default();
        errors.extend(home.iter().filter(|&seat| !can_be(seat)).map(|seat| {
            let letters: String = home.iter().map(Seat::letter).collect();
            let fault = FieldFault::NotHome(seat);
            PositionError::Field { field: format!("home={letters}"), fault }
        }));
    }
}

/// The keys of the fields that may follow the seat to move.
const FIELDS: [&str; 8] = ["t", "home", "out", "pass", "timeouts", "left", "block", "bridge"];

#[derive(Default)]
struct Fields {
    seen: [bool; FIELDS.len()],
    gone: SeatSet,
    home: Option<SeatOrder>,
    out: SeatOrder,
}

fn seated(rules: &Rules, letter: char) -> Option<Seat> {
    Seat::from_letter(letter).filter(|&seat| rules.seating().seats().contains(seat))
}

fn parse_turn(rules: &Rules, text: &str, errors: &mut Vec<PositionError>) -> Seat {
    let mut letters = text.chars();
    match (letters.next().and_then(|letter| seated(rules, letter)), letters.next()) {
        (Some(seat), None) => seat,
        _ => {
            errors.push(PositionError::Turn { found: text.to_owned() });
            rules.seating().first()
        }
    }
}

fn parse_turns(rules: &Rules, value: &str) -> Result<BySeat<u32>, FieldFault> {
    let fault = FieldFault::Turns { seats: rules.seating().len() };
    parse_counts(rules, value, MOST_TURNS).ok_or(fault)
}

fn parse_timeouts(rules: &Rules, value: &str) -> Result<BySeat<u16>, FieldFault> {
    let most = rules.clock().ok_or(FieldFault::NoClock)?.timeouts;
    let fault = FieldFault::TimeOuts { seats: rules.seating().len(), most };
    let counts = parse_counts(rules, value, most).ok_or(fault)?;
    Ok(BySeat::from_fn(|seat| counts[seat] as u16))
}

/// A number for each seat, in seating order and with commas between them.
fn parse_counts(rules: &Rules, value: &str, most: u32) -> Option<BySeat<u32>> {
    let numbers: Vec<u32> = value.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    if numbers.len() != rules.seating().len() || numbers.iter().any(|&number| number > most) {
        return None;
    }
    let mut counts = BySeat::default();
    rules.seating().iter().zip(numbers).for_each(|(seat, number)| counts[seat] = number);
    Some(counts)
}

/// The most turns a position may claim: far beyond any game, and far from overflow.
const MOST_TURNS: u32 = 1_000_000_000;

fn parse_seats(rules: &Rules, value: &str, gone: &mut SeatSet) -> Result<SeatOrder, FieldFault> {
    let mut order = SeatOrder::default();
    for letter in value.chars() {
        let seat = seated(rules, letter).filter(|&seat| !gone.contains(seat));
        let seat = seat.ok_or(FieldFault::Seats)?;
        gone.insert(seat);
        order.push(seat);
    }
    Ok(order)
}
