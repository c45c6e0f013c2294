//! Positions as text, the form of section 5: rows from the top, the seat to move, then the fields
//! that differ from their defaults. Text that is not a position of this seating is not caught.

use super::star::Hole;
use super::{Naive, State};
use std::collections::BTreeMap;

impl Naive {
    /// Reads a position; the turn goes on from seats that do not play or are home by the board.
    pub fn parse(&self, text: &str) -> State {
        let mut words = text.split_whitespace();
        let rows = words.next().expect("a position begins with its rows");
        let seat = words.next().and_then(|word| word.chars().next());
        let fields: BTreeMap<&str, &str> = words.filter_map(|w| w.split_once('=')).collect();
        let letters = |key| fields.get(key).map(|value| value.chars().collect::<Vec<char>>());
        let mut state = self.start(seat.expect("the seat to move follows the rows"));
        state.board = self.parse_rows(rows);
        if let Some(timeouts) = fields.get("timeouts") {
            let counts = timeouts.split(',').map(|n| n.parse().expect("time-outs are counted"));
            state.timeouts = self.seats.iter().copied().zip(counts).collect();
        }
        if let Some(turns) = fields.get("t") {
            let counts = turns.split(',').map(|n| n.parse().expect("turns are counted"));
            state.turns = self.seats.iter().copied().zip(counts).collect();
        }
        let out = letters("out").unwrap_or_default();
        state.out.clone_from(&out);
        state.home = letters("home").unwrap_or_else(|| self.home_by_the_board(&state));
        // A team goes out together, whether the text says so or not.
        state.out.clear();
        for seat in out {
            if !state.out.contains(&seat) {
                self.go_out(&mut state, seat);
            }
        }
        self.read_items(&mut state, &fields);
        state.passes = fields.get("pass").map_or(0, |n| n.parse().expect("passes are counted"));
        if self.playing(&state).contains(&state.seat) {
            self.arrive(&mut state);
        } else {
            self.hand_on(&mut state);
        }
        state
    }

    /// Writes a position; "each left out when it has its default".
    pub fn text(&self, state: &State) -> String {
        let span = -2 * self.side..=2 * self.side;
        let rows: Vec<String> = span.map(|r| self.row_text(state, r)).collect();
        let mut text = format!("{} {}", rows.join("/"), state.seat);
        let turns: Vec<String> = self.seats.iter().map(|s| state.turns[s].to_string()).collect();
        if turns.iter().any(|n| n != "0") {
            text += &format!(" t={}", turns.join(","));
        }
        // "home=DA in order of getting home (the seats that are home by the board)"
        if state.home != self.home_by_the_board(state) {
            text += &format!(" home={}", String::from_iter(&state.home));
        }
        if !state.out.is_empty() {
            text += &format!(" out={}", String::from_iter(&state.out));
        }
        if state.passes > 0 {
            text += &format!(" pass={}", state.passes);
        }
        if state.timeouts.values().any(|&n| n > 0) {
            let counts: Vec<String> =
                self.seats.iter().map(|s| state.timeouts[s].to_string()).collect();
            text += &format!(" timeouts={}", counts.join(","));
        }
        text + &self.item_text(state)
    }

    /// The default of `home`, in seating order: the seats whose pieces all stand in their goal, and
    /// those a full goal brought home, which happens after their own turn: not to the one to move.
    fn home_by_the_board(&self, state: &State) -> Vec<char> {
        let full = |s: char| s != state.seat && self.goal_is_full(state, s);
        let home = |s: &char| self.all_in_goal(state, *s) || full(*s);
        let not_out = self.seats.iter().copied().filter(|s| !state.out.contains(s));
        not_out.filter(home).collect()
    }

    /// "rows from the top, `/` between them, each row left to right".
    fn row(&self, r: i32) -> Vec<Hole> {
        self.holes.iter().copied().filter(|hole| hole.1 == r).collect()
    }

    fn parse_rows(&self, rows: &str) -> BTreeMap<Hole, char> {
        let mut board = BTreeMap::new();
        for (row, r) in rows.split('/').zip(-2 * self.side..) {
            let cells = spell_out(row);
            let (holes, length) = (self.row(r), cells.chars().count());
            assert_eq!(holes.len(), length, "row {row:?} does not fit the board");
            board.extend(holes.into_iter().zip(cells.chars()).filter(|(_, cell)| *cell != '.'));
        }
        board
    }

    fn row_text(&self, state: &State, r: i32) -> String {
        let mut text = String::new();
        let mut run = 0;
        for hole in self.row(r) {
            match state.board.get(&hole) {
                None => run += 1,
                Some(letter) => {
                    push_run(&mut text, run);
                    text.push(*letter);
                    run = 0;
                }
            }
        }
        push_run(&mut text, run);
        text
    }
}

/// "a number for a run of empty holes".
fn push_run(text: &mut String, run: u32) {
    if run > 0 {
        text.push_str(&run.to_string());
    }
}

/// A row with a dot for every empty hole.
fn spell_out(row: &str) -> String {
    let mut cells = String::new();
    let mut run = 0;
    for c in row.chars() {
        if let Some(digit) = c.to_digit(10) {
            run = 10 * run + digit as usize;
        } else {
            cells += &".".repeat(run);
            cells.push(c);
            run = 0;
        }
    }
    cells + &".".repeat(run)
}
