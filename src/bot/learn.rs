//! Where the weights of [`pace`](super::pace) come from: evolution at the table.
//!
//! Each set of weights plays games at tables of four and six against others: everybody makes the move
//! that the guess says saves most, but for a little luck. Who is home earlier than the others has the
//! better weights. They `evolve` against weights that evolution has come to before. To learn them anew,
//! which takes a minute:
//!
//! ```sh
//! cargo test --release --lib -- --ignored the_pace_in_use_is_what_games_teach
//! ```
//!
//! It fails when those in use clearly lose to those that it learned, and tells these in hundredths of
//! a turn. What is better by this measure need not play better behind a search: a match says, as told
//! in [`weights`](super::weights).

use std::ops::ControlFlow;
use std::sync::Arc;

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::evolve::{Evolution, normals};
use super::pace::{Pace, Weights};
use super::sample;
use super::weights::PACE;
use crate::game::{Action, Move, Position};
use crate::rules::{BySeat, Rules, Seat};

/// What a generation is: so many sets of weights, each in so many games.
const OFFSPRING: usize = 24;
const GAMES: u64 = 72;
const GENERATIONS: usize = 60;
/// After so many generations the mean joins those that are played against.
const ERA: usize = 12;

/// Random turns of each seat at the start of a game, and the last turn of one that does not end.
const RANDOM_TURNS: u32 = 2;
const LAST_TURN: u32 = 70;
/// What the luck of a move is worth at most, in hundredths of a turn.
const LUCK: i32 = 20;

/// Where evolution starts: by steps that say little but that rows and the rearmost piece count; and
/// how far it looks at first, both in hundredths of a turn.
const START: Weights<f64> = [20., 20., 20., 20., 5., 5., 10., 10., 50., 10., 0.];
const SPREAD: Weights<f64> = [10., 10., 10., 10., 10., 10., 8., 8., 15., 15., 15.];

/// How much the own turns count beside being ahead of the first of the others, which counts within
/// bounds: a game that is won or lost is not more so by more turns.
const OWN_TURNS: f64 = 0.3;
const MOST_AHEAD: i32 = 15;
const MOST_BEHIND: i32 = 25;

fn rounded(weights: &Weights<f64>) -> Weights<i32> {
    weights.map(|it| it.round() as i32)
}

/// The move of a seat: the one that saves most, but for luck; any at the start.
fn pick(pace: &Pace, position: &Position, luck: &mut ChaCha8Rng) -> Option<Move> {
    let moves: Vec<(i32, Move)> = pace.moves(position).collect();
    if position.turns(position.turn()) < RANDOM_TURNS {
        return moves.choose(luck).map(|&(_, it)| it);
    }
    let lucky = moves.into_iter().map(|(saves, it)| (saves + luck.random_range(0..=LUCK), it));
    lucky.max_by_key(|&(saves, _)| saves).map(|(_, it)| it)
}

/// How a game of greedy seats ends; `each` is called with every position before that, and may stop it.
fn play(
    rules: &Rules,
    pace: &Pace,
    seed: u64,
    mut each: impl FnMut(&Position) -> ControlFlow<()>,
) -> Position {
    let mut luck = ChaCha8Rng::seed_from_u64(seed);
    let seats: Vec<Seat> = rules.seating().iter().collect();
    let mut position = Position::start(rules, seats[seed as usize % seats.len()]);
    while position.ending(rules).is_none()
        && position.playing(rules).iter().any(|seat| position.turns(seat) < LAST_TURN)
        && each(&position).is_continue()
    {
        let it = pick(pace, &position, &mut luck);
        position.play_unchecked(rules, it.map_or(Action::Pass, Action::Move));
    }
    position
}

/// The turns that every seat took to get home, or all there are.
fn turns(end: &Position) -> BySeat<i32> {
    let home = end.home().set();
    BySeat::from_fn(|seat| if home.contains(seat) { end.turns(seat) } else { LAST_TURN } as i32)
}

/// How badly one set of weights does among others: less is better.
fn lateness(tables: &[Arc<Rules>], one: &Weights<i32>, others: &[Weights<i32>], seed: u64) -> f64 {
    let late = |game: u64| {
        let rules = &tables[game as usize % tables.len()];
        let seats: Vec<Seat> = rules.seating().iter().collect();
        let me = seats[game as usize / tables.len() % seats.len()];
        let other = others[game as usize % others.len()];
        let pace = Pace::with(rules, |seat| if seat == me { *one } else { other });
        // What the rest still do tells nothing.
        let end = play(rules, &pace, seed + game, |position| match position.home().set() {
            home if home.contains(me) && home.len() > 1 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        });
        let turns = turns(&end);
        let rivals = seats.iter().filter(|&&seat| seat != me);
        let first = rivals.map(|&seat| turns[seat]).min().unwrap_or(LAST_TURN as i32);
        let behind = (turns[me] - first).clamp(-MOST_AHEAD, MOST_BEHIND);
        f64::from(behind) + OWN_TURNS * f64::from(turns[me])
    };
    (0..GAMES).map(late).sum::<f64>() / GAMES as f64
}

/// The same weights in hundredths of a turn, as far as the turns that greedy seats with them still
/// take are a straight line of what they guess.
fn in_turns(tables: &[Arc<Rules>], weights: &Weights<f64>) -> Weights<f64> {
    let mut points = Vec::new();
    for game in 0..GAMES {
        let rules = &tables[game as usize % tables.len()];
        let pace = Pace::with(rules, |_| rounded(weights));
        let mut seen = Vec::new();
        let end = play(rules, &pace, game, |position| {
            let seat = position.turn();
            seen.push((seat, position.turns(seat), pace.turns(position, seat)));
            ControlFlow::Continue(())
        });
        let home = end.home().set();
        let left = |&(seat, taken, guess): &(Seat, u32, i32)| {
            let left = f64::from(100 * (end.turns(seat) - taken));
            home.contains(seat).then_some((f64::from(guess), left))
        };
        points.extend(seen.iter().filter_map(left));
    }
    let count = points.len() as f64;
    let (guess, left) = points.iter().fold((0.0, 0.0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    let (guess, left) = (guess / count, left / count);
    let together: f64 = points.iter().map(|it| (it.0 - guess) * (it.1 - left)).sum();
    let alone: f64 = points.iter().map(|it| (it.0 - guess) * (it.0 - guess)).sum();
    weights.map(|it| it * together / alone)
}

/// The weights that evolution comes to.
fn evolved(tables: &[Arc<Rules>]) -> Weights<f64> {
    let mut luck = ChaCha8Rng::seed_from_u64(1);
    let mut evolution = Evolution::new(START, SPREAD);
    let mut past = vec![rounded(&START)];
    for generation in 1..=GENERATIONS {
        let normals: Vec<Weights<f64>> = normals(OFFSPRING, &mut luck);
        let offspring: Vec<_> =
            normals.iter().map(|it| rounded(&evolution.offspring(it))).collect();
        let others = [past[past.len() - 1], *past.choose(&mut luck).expect("there is a past")];
        let seed = luck.next_u64() >> 1;
        let late: Vec<f64> =
            offspring.iter().map(|one| lateness(tables, one, &others, seed)).collect();
        let mut ranked: Vec<usize> = (0..OFFSPRING).collect();
        ranked.sort_by(|&a, &b| late[a].total_cmp(&late[b]));
        evolution.learn(&ranked.into_iter().map(|it| normals[it]).collect::<Vec<_>>());
        if generation % ERA == 0 {
            past.push(rounded(&evolution.mean));
        }
    }
    evolution.mean
}

#[test]
#[ignore = "plays a hundred thousand games, to learn the weights anew"]
fn the_pace_in_use_is_what_games_teach() {
    let tables = ["4", "4", "6"].map(|players| sample::game("", players).rules().clone());
    let learned = rounded(&in_turns(&tables, &evolved(&tables)));
    let [found, used] = [learned, PACE].map(|one| lateness(&tables, &one, &[PACE], 0));
    assert!(used < found + 1.0, "late by {used:.2}; by {found:.2} with {learned:?}");
}
