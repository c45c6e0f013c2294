//! A second opinion on the rules: slow, naive, and worked out from the written rules alone.
//!
//! It deals with one seating of one rule set: legal moves and their canonical routes, the course of
//! the turns, getting home, forfeits, the end, the places, positions as text. Holes are (q, r) pairs,
//! a board is a map from hole to letter, and everything is worked out anew whenever it is asked for.
//! It shares no code with the engine, so that a mistake in one does not hide in the other.
//! It leaves to others: checking rule sets (only valid ones are given), repetition, who begins,
//! draws by agreement, the course of time, what a tornado draws, and records.

#![allow(dead_code)] // each test that includes this module asks different questions

mod item;
mod moves;
mod star;
mod team;
mod text;

use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

pub use star::Hole;

/// The rule set for one seating.
pub struct Naive {
    side: i32,
    seats: Vec<char>,
    holes: BTreeSet<Hole>,
    start: BTreeMap<char, BTreeSet<Hole>>,
    goal: BTreeMap<char, BTreeSet<Hole>>,
    switches: Table,
}

/// A position with all that the rules must remember about the past.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// Holes with a piece, and the letter of the seat it belongs to.
    pub board: BTreeMap<Hole, char>,
    /// The seat to move.
    pub seat: char,
    /// Turns taken, passes included, by every seat of the seating.
    pub turns: BTreeMap<char, u32>,
    /// Seats in order of getting home.
    pub home: Vec<char>,
    /// Seats in order of going out.
    pub out: Vec<char>,
    /// Passes in a row.
    pub passes: u32,
    /// Time-outs in a row of every seat of the seating.
    pub timeouts: BTreeMap<char, u32>,
    /// What every seat has left of the items.
    pub items: BTreeMap<char, Vec<u32>>,
    /// Blocks and bridges.
    pub props: BTreeMap<Hole, item::Prop>,
}

impl Naive {
    /// The rules for the seats in `players` ("ACE"); a switch that is missing has its default.
    pub fn new(players: &str, switches: &Table) -> Naive {
        let side = number(switches, "board", 4);
        let seats: Vec<char> = players.chars().collect();
        let pieces = pieces(switches, seats.len(), side);
        let side = side as i32;
        let zone = |corner| star::zone(side, corner, pieces);
        // "Goal = the start zone of n pieces of the opposite corner."
        let goal = |seat| zone(star::opposite(seat));
        Naive {
            side,
            holes: star::holes(side),
            start: seats.iter().map(|&s| (s, zone(s))).collect(),
            goal: seats.iter().map(|&s| (s, goal(s))).collect(),
            seats,
            switches: switches.clone(),
        }
    }

    /// What a switch says, where its values are words.
    fn word(&self, key: &str, default: &'static str) -> &str {
        let value = self.switches.get(key).and_then(Value::as_str);
        value.unwrap_or(default)
    }

    /// All pieces in their start zones, `first` to move.
    pub fn start(&self, first: char) -> State {
        let zones = self.start.iter();
        State {
            board: zones.flat_map(|(&s, zone)| zone.iter().map(move |&h| (h, s))).collect(),
            seat: first,
            turns: self.seats.iter().map(|&s| (s, 0)).collect(),
            home: Vec::new(),
            out: Vec::new(),
            passes: 0,
            timeouts: self.seats.iter().map(|&s| (s, 0)).collect(),
            items: self.items_at_the_start(),
            props: BTreeMap::new(),
        }
    }

    /// The state after a legal move between two holes given by name.
    pub fn play(&self, state: &State, from: &str, to: &str) -> State {
        let key = (from.to_lowercase(), to.to_lowercase());
        let legal = self.moves(state).contains_key(&key);
        assert!(legal, "{from}-{to} is not legal");
        self.moved(state, &key.0, &key.1)
    }

    fn moved(&self, state: &State, from: &str, to: &str) -> State {
        let (from, to) = (star::hole(self.side, from), star::hole(self.side, to));
        let mut next = state.clone();
        let piece = next.board.remove(&from).expect("a move begins on a piece");
        // Swap: "the piece that stood there goes to the hole where the turn began".
        if let Some(displaced) = next.board.insert(to, piece) {
            next.board.insert(from, displaced);
        }
        next.passes = 0;
        next.timeouts.insert(state.seat, 0);
        self.end_turn(&mut next);
        next
    }

    /// The one state that follows when the seat to move has no legal move.
    pub fn pass(&self, state: &State) -> State {
        assert!(!self.over(state), "the game is over");
        // "A turn … must not be passed while a legal move exists."
        assert!(self.moves(state).is_empty(), "there is a legal move");
        let mut next = state.clone();
        next.timeouts.insert(state.seat, 0);
        // "a seat that has no legal move passes, or is out."
        if self.word("no_move", "pass") == "forfeit" {
            next.passes = 0;
            next.turns.entry(state.seat).and_modify(|n| *n += 1);
            self.go_out(&mut next, state.seat);
            self.hand_on(&mut next);
        } else {
            // "When every seat still playing passes in a row": the pass of one that goes home or out
            // with it does not count. Where a team goes out by it the count begins anew.
            let mut gone = next.clone();
            self.end_turn(&mut gone);
            if self.playing(&gone).contains(&state.seat) {
                next.passes += 1;
            } else if gone.out.len() > next.out.len() + 1 {
                next.passes = 0;
            }
            self.end_turn(&mut next);
        }
        next
    }

    /// "a turn that runs out of time is passed; the seat's n-th time-out in a row forfeits". It is no
    /// pass for want of a move, so it ends a row of those.
    pub fn time_out(&self, state: &State) -> State {
        assert!(!self.moves(state).is_empty(), "who cannot move passes");
        let clock = self.switches.get("clock").and_then(Value::as_table);
        let patience = number(clock.expect("turns are timed"), "timeouts", 0);
        let mut next = state.clone();
        next.passes = 0;
        next.timeouts.entry(state.seat).and_modify(|n| *n += 1);
        let lost = |next: &State| next.timeouts[&state.seat] >= patience;
        let mut gone = next.clone();
        self.end_turn(&mut gone);
        if self.playing(&gone).contains(&state.seat) && lost(&next) {
            next.turns.entry(state.seat).and_modify(|n| *n += 1);
            self.go_out(&mut next, state.seat);
            self.hand_on(&mut next);
            return next;
        }
        gone
    }

    /// The state after `seat` has resigned, in its own turn or not. No turn is counted.
    pub fn resign(&self, state: &State, seat: char) -> State {
        assert!(!self.over(state), "the game is over");
        assert!(self.playing(state).contains(&seat), "{seat} does not play");
        let mut next = state.clone();
        self.go_out(&mut next, seat);
        next.passes = 0;
        self.tidy(&mut next);
        if next.out.contains(&state.seat) {
            self.hand_on(&mut next);
        }
        next
    }

    /// Counts the turn, sees whether it brought the mover home or out, and hands on.
    fn end_turn(&self, state: &mut State) {
        let mover = state.seat;
        state.turns.entry(mover).and_modify(|n| *n += 1);
        if self.all_in_goal(state, mover) || self.goal_is_full(state, mover) {
            state.home.push(mover);
        } else if self.misses_deadline(state, mover) && self.team_won(state).is_none() {
            // "A move that misses one is legal and is played; then the seat is out." A turn that
            // wins has ended the game.
            self.go_out(state, mover);
        }
        // What is due to go goes when it has been seen who is home.
        self.age(state, mover);
        self.hand_on(state);
    }

    /// "Turns go clockwise": the turn goes to the next seat that plays, if there is one.
    fn hand_on(&self, state: &mut State) {
        self.tidy(state);
        let seats = self.seats.iter().copied();
        let after = seats.clone().filter(|&s| s > state.seat);
        let before = seats.filter(|&s| s <= state.seat);
        let playing = self.playing(state);
        if let Some(next) = after.chain(before).find(|s| playing.contains(s)) {
            state.seat = next;
        }
        self.arrive(state);
    }

    /// "This is tested … again when its turn comes …: it is then home without moving, and the turn
    /// goes to the next seat." Nobody arrives any more once the game is over.
    fn arrive(&self, state: &mut State) {
        if !self.over(state) && self.all_in_goal(state, state.seat) {
            state.home.push(state.seat);
            self.hand_on(state);
        }
        self.tidy(state);
    }

    /// "A seat is home when all its pieces stand in its goal."
    fn all_in_goal(&self, state: &State, seat: char) -> bool {
        pieces_of(state, seat).is_subset(&self.goal[&seat])
    }

    /// "full_goal: after its own turn the mover is home when no hole of its goal is empty and at
    /// least one of the pieces there is its own."
    fn goal_is_full(&self, state: &State, seat: char) -> bool {
        let goal = &self.goal[&seat];
        self.word("blocking", "none") == "full_goal"
            && goal.iter().all(|h| state.board.contains_key(h) || state.bridges().contains(h))
            && goal.iter().any(|h| state.board.get(h) == Some(&seat))
    }

    /// "after the seat's own turn number `turn` at least `out` of its pieces must be outside its
    /// start zone, or it forfeits. `hold`: and after every later turn too."
    fn misses_deadline(&self, state: &State, seat: char) -> bool {
        let pieces = pieces_of(state, seat);
        let outside = pieces.difference(&self.start[&seat]).count();
        let now = state.turns[&seat];
        let missed = |deadline: &Table| {
            let turn = number(deadline, "turn", 0);
            let due = now == turn || (now > turn && flag(deadline, "hold", false));
            due && outside < number(deadline, "out", 0) as usize
        };
        let list = self.switches.get("deadlines").and_then(Value::as_array);
        let mut deadlines = list.into_iter().flatten().filter_map(Value::as_table);
        deadlines.any(missed)
    }

    /// Seats that are neither home nor out, in seating order.
    fn playing(&self, state: &State) -> Vec<char> {
        let gone = |s: &char| state.home.contains(s) || state.out.contains(s);
        self.seats.iter().copied().filter(|s| !gone(s)).collect()
    }

    /// Whether the game has ended, in whatever way.
    pub fn over(&self, state: &State) -> bool {
        let playing = self.playing(state);
        // "a team wins … The game ends then"; it says the same where only one team is left.
        let won = self.team_won(state).is_some();
        // "until one seat is left (solo: until that seat is home)"
        let left_at_the_end = if self.seats.len() == 1 { 0 } else { 1 };
        let decided = !self.has_teams() && playing.len() <= left_at_the_end;
        // "after the first seat is home, play on for the other places, or stop"
        let play_on = flag(&self.switches, "play_on", true) || self.has_teams();
        let stopped = !play_on && !state.home.is_empty();
        // "When every seat still playing passes in a row, the game is a draw"
        let drawn = state.passes as usize >= playing.len();
        // "after n turns of every seat the game ends unfinished; 0 = off"
        let max_turns = number(&self.switches, "max_turns", 0);
        let done = |s: &char| state.turns[s] >= max_turns;
        let unfinished = max_turns > 0 && playing.iter().all(done);
        won || decided || stopped || drawn || unfinished
    }

    /// The place of every seat once the game is over (ties share a number); before that, nothing.
    pub fn places(&self, state: &State) -> BTreeMap<char, u32> {
        let mut places = BTreeMap::new();
        if !self.over(state) {
            return places;
        }
        if self.has_teams() {
            return self.team_places(state);
        }
        // "Places are counted in the order of getting home."
        places.extend(state.home.iter().copied().zip(1..));
        // "The last seat left takes the next place"; after any other end "the rest share the next".
        let next = state.home.len() as u32 + 1;
        places.extend(self.playing(state).into_iter().map(|s| (s, next)));
        // "A seat that forfeits or resigns takes the last place that is still free".
        let from_the_last = (1..=self.seats.len() as u32).rev();
        places.extend(state.out.iter().copied().zip(from_the_last));
        places
    }

    /// Number of lines of `depth` turns; a pass or a forfeit for want of a move is a turn.
    pub fn perft(&self, state: &State, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.over(state) {
            return 0;
        }
        let moves = self.moves(state);
        if moves.is_empty() {
            return self.perft(&self.pass(state), depth - 1);
        }
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = moves.keys().map(|(from, to)| self.moved(state, from, to));
        after.map(|next| self.perft(&next, depth - 1)).sum()
    }
}

fn pieces_of(state: &State, seat: char) -> BTreeSet<Hole> {
    let own = state.board.iter().filter(|&(_, &s)| s == seat);
    own.map(|(&hole, _)| hole).collect()
}

fn flag(switches: &Table, key: &str, default: bool) -> bool {
    let value = switches.get(key).and_then(Value::as_bool);
    value.unwrap_or(default)
}

fn number(switches: &Table, key: &str, default: u32) -> u32 {
    let value = switches.get(key).and_then(Value::as_integer);
    let count = |n| u32::try_from(n).expect("a switch counts from 0");
    value.map_or(default, count)
}

/// `pieces`: "the camp's size; a number; a table by number of players".
fn pieces(switches: &Table, players: usize, side: u32) -> usize {
    let camp = side * (side + 1) / 2;
    let count = match switches.get("pieces") {
        Some(Value::Table(by_players)) => number(by_players, &players.to_string(), camp),
        _ => number(switches, "pieces", camp),
    };
    count as usize
}
