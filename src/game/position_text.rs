//! The text form of positions: the rows of the board and the seat to move.
//!
//! The fields behind them are left to [`field_text`](super::field_text).

use std::fmt::Write;

use super::field_text::{Fields, seated};
use super::{Position, PositionError};
use crate::board::Hole;
use crate::rules::{Rules, Seat};

impl Position {
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
        for (key, value) in self.fields(rules) {
            write!(text, " {key}={value}").expect("writing to a string");
        }
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
        let turn = read_turn(rules, words.next().unwrap_or_default());
        let mut position = Self::bare(rules, *turn.as_ref().unwrap_or(&rules.seating().first()));
        position.read_rows(rules, rows, &mut errors);
        // What half-read rows seem to say would only mislead.
        let whole = errors.is_empty();
        if whole {
            position.check_counts(rules, &mut errors);
        }
        errors.extend(turn.err());
        let fields = position.read_fields(rules, words, &mut errors);
        if whole {
            position.check_home(rules, &fields, &mut errors);
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        position.settle(rules, &fields);
        Ok(position)
    }

    /// Lets everybody go who plays no more, and gives the turn on where they had it.
    fn settle(&mut self, rules: &Rules, fields: &Fields) {
        let home = fields.home.unwrap_or_else(|| self.home_by_board(rules, fields.out.set()));
        home.iter().for_each(|seat| self.retire_home(seat));
        let passes = self.passes;
        for seat in fields.out.iter() {
            // A partner that is named too has gone along already.
            if self.playing(rules).contains(seat) {
                self.put_out(rules, seat);
            }
        }
        self.passes = passes;
        self.clear_props_of_gone(rules);
        self.settle_turn(rules);
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
}

fn read_turn(rules: &Rules, text: &str) -> Result<Seat, PositionError> {
    let mut letters = text.chars();
    match (letters.next().and_then(|letter| seated(rules, letter)), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(PositionError::Turn { found: text.to_owned() }),
    }
}
