//! One game of a match.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::Arena;
use super::seated::Seated;
use crate::cli::opening;
use crate::cli::options::Setup;
use crate::cli::outside::Fault;
use crate::game::{Action, Ending, Game, Position, spread};
use crate::rules::{Rules, Seat};
use crate::table;

/// After so many turns of a seat a game counts as unfinished, whatever its rules say.
const MOST_TURNS: u32 = 1000;

/// What became of one player in one game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score {
    pub place: usize,
    pub shared: bool,
    pub turns: u32,
    pub time: Duration,
}

/// What became of one game: the scores in the order of the players as named.
#[derive(Debug)]
pub struct Played {
    pub ending: Option<Ending>,
    /// Where it ended.
    pub position: Position,
    pub scores: Vec<Score>,
    /// Who lost it by what, in the order of going out.
    pub forfeits: Vec<(usize, Fault)>,
}

impl Played {
    /// Whether it ended by the winning condition of its rules, and nobody went out before.
    pub fn is_won(&self) -> bool {
        self.ending == Some(Ending::Decided) && self.position.out().is_empty()
    }
}

/// One game. The games of a whole rotation share their seed, so that everybody meets the same
/// toss from every seat.
pub fn play_one(arena: &Arena, number: usize) -> Played {
    let (rules, count) = (&arena.setup.rules, arena.contenders.len());
    let seed = arena.seed.wrapping_add((number / count) as u64);
    let mut game = begin(arena, seed);
    let mut players: Vec<Seated> =
        (0..count).map(|player| Seated::new(arena, player, stream(seed, player))).collect();
    let mut scores = vec![Score::default(); count];
    let mut forfeits = Vec::new();
    while game.ending().is_none() {
        let seat = game.position().turn();
        let player = player_of(rules, seat, number);
        if scores[player].turns >= MOST_TURNS {
            break;
        }
        let began = Instant::now();
        let chosen = players[player].choose(&game);
        scores[player].time += began.elapsed();
        scores[player].turns += 1;
        let action = chosen.unwrap_or_else(|fault| {
            forfeits.push((player, fault));
            Action::Resign(seat)
        });
        if game.play(action).is_err() {
            // A bot that breaks the rules is broken, and the game is left unfinished.
            break;
        }
    }
    players.into_iter().for_each(Seated::leave);
    let position = game.position().clone();
    give_places(&mut scores, rules, &position, number);
    Played { ending: game.ending(), position, scores, forfeits }
}

/// The position from which the games with this seed are played.
fn begin(arena: &Arena, seed: u64) -> Game {
    let Setup { rules, start, .. } = arena.setup;
    let start = match arena.args.game.position {
        Some(_) => start.clone(),
        None => Position::start(rules, table::first_seat(rules, seed)),
    };
    let start = Game::from_position(Arc::clone(rules), start);
    opening::play(start, arena.args.opening, seed)
}

/// Enters the places in which a game left the players.
fn give_places(scores: &mut [Score], rules: &Rules, position: &Position, number: usize) {
    let places = position.places(rules);
    let last = scores.len();
    for seat in rules.seating().iter() {
        let score = &mut scores[player_of(rules, seat, number)];
        score.place = places[seat].unwrap_or(last);
        // What a team shares among its members is not shared with others.
        let others = rules.seating().seats().without(rules.team_of(seat));
        score.shared = others.iter().any(|other| places[other] == places[seat]);
    }
}

/// Which of the players sits there in that game: everybody moves on by one seat from game to game.
fn player_of(rules: &Rules, seat: Seat, number: usize) -> usize {
    let seats = rules.seating();
    let at = seats.iter().position(|other| other == seat).unwrap_or(0);
    (at + number) % seats.len()
}

/// Every player of every game draws from a stream of its own, however near the seeds are.
fn stream(seed: u64, player: usize) -> u64 {
    spread(seed.rotate_left(32) ^ player as u64)
}
