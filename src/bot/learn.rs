//! Where the weights of [`pace`](super::pace) come from: a linear regression over games.
//!
//! The hard bot plays against itself at tables of three to six, with less to think with so that
//! there are many games; what is to be explained is the turns that a seat still took from a
//! position. To learn the weights anew, which takes some minutes:
//!
//! ```sh
//! cargo test --release --lib -- --ignored the_pace_in_use_is_what_games_teach
//! ```
//!
//! It fails when the weights in use are clearly farther off than those that it learned, in games it
//! did not learn from, and tells these in hundredths of a turn. What is better by this measure need
//! not play better: a match says, as told in [`weights`](super::weights).

use rand::seq::IndexedRandom;

use super::budget::Budget;
use super::hard::{self, Means};
use super::pace::ways;
use super::weights::{
    PACE_DETOUR, PACE_FAR, PACE_IN_GOAL, PACE_LAST, PACE_NEAR, PACE_OUTSIDE, PACE_SECOND_LAST,
};
use super::{Patient, chance, sample};
use crate::board::{Hole, HoleSet};
use crate::game::{Action, Game, Position};
use crate::rules::{Rules, Seat};

/// What the turns are explained by, and a constant.
const FEATURES: usize = 8;
const NAMES: [&str; FEATURES] =
    ["outside", "in goal", "near", "far", "detour", "last", "second last", "constant"];
const IN_USE: [i32; FEATURES] =
    [PACE_OUTSIDE, PACE_IN_GOAL, PACE_NEAR, PACE_FAR, PACE_DETOUR, PACE_LAST, PACE_SECOND_LAST, 0];

const MEANS: Means = Means { nodes: 8_000, width: 256, bytes: 1 << 20 };
const TABLES: [(&str, u64); 3] = [("3", 40), ("4", 80), ("6", 40)];
const RANDOM_TURNS: usize = 2;
/// Neighbouring positions tell the same: one of so many is looked at.
const EVERY: usize = 5;
/// One game of so many is kept to check by.
const CHECKED: u64 = 5;
/// How many times as far off as what is learned the weights in use may be.
const WORSE: f64 = 1.05;

/// A position of a seat, and the turns it still took.
struct Example {
    features: [f64; FEATURES],
    turns: f64,
}

fn features(rules: &Rules, seat: Seat, pieces: HoleSet) -> [f64; FEATURES] {
    let mut sums = [0; FEATURES];
    let mut rows = Vec::new();
    for (_, way) in ways(rules, seat).filter(|(hole, _)| pieces.contains(*hole)) {
        let parts = [way.outside, way.in_goal, way.near, way.far, way.detour];
        sums.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part);
        rows.push(way.row);
    }
    rows.sort_unstable();
    [sums[5], sums[6], sums[7]] = [rows[rows.len() - 1], rows[rows.len() - 2], 1];
    sums.map(f64::from)
}

fn played(players: &str, seed: u64) -> Game {
    let mut game = sample::game("", players);
    let mut luck = chance(seed, &game);
    for number in 0.. {
        if game.ending().is_some() {
            break;
        }
        let moves = game.position().moves(game.rules());
        let action = if moves.is_empty() {
            Action::Pass
        } else if number < RANDOM_TURNS * game.rules().seating().len() {
            Action::Move(*moves.choose(&mut luck).expect("there is a move"))
        } else {
            let mut guide = Patient;
            let mut chance = chance(seed, &game);
            Action::Move(hard::choose(
                &game,
                &[],
                &MEANS,
                &mut chance,
                &mut Budget::new(&mut guide),
            ))
        };
        game.play(action).expect("bots play by the rules");
    }
    game
}

/// What a game tells, as far as its seats came home.
fn examples(game: &Game) -> Vec<Example> {
    let (rules, end) = (game.rules(), game.position());
    let racing = |position: &Position, seat| {
        end.home().set().contains(seat) && !position.home().set().contains(seat)
    };
    let positions = game.positions().iter().step_by(EVERY);
    positions
        .flat_map(|position| {
            let seats = rules.seating().iter().filter(|&seat| racing(position, seat));
            seats.map(|seat| Example {
                features: features(rules, seat, position.pieces(seat)),
                turns: f64::from(end.turns(seat) - position.turns(seat)),
            })
        })
        .collect()
}

/// The weights that explain the turns best: least squares by the normal equations.
fn learn(examples: &[Example]) -> [f64; FEATURES] {
    let mut rows = [[0.0; FEATURES + 1]; FEATURES];
    for Example { features, turns } in examples {
        for (row, one) in rows.iter_mut().zip(features) {
            row.iter_mut()
                .zip(features.iter().chain([turns]))
                .for_each(|(sum, it)| *sum += one * it);
        }
    }
    for at in 0..FEATURES {
        let pivot = rows[at].map(|it| it / rows[at][at]);
        rows[at] = pivot;
        for (_, row) in rows.iter_mut().enumerate().filter(|(other, _)| *other != at) {
            let by = row[at];
            row.iter_mut().zip(pivot).for_each(|(it, pivot)| *it -= by * pivot);
        }
    }
    rows.map(|row| row[FEATURES])
}

fn guess(weights: &[f64; FEATURES], features: &[f64; FEATURES]) -> f64 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
}

/// How far the guesses are off, the root of the mean square, when the mean is right.
fn error(weights: &[f64; FEATURES], examples: &[Example]) -> f64 {
    let count = examples.len() as f64;
    let off: Vec<f64> = examples.iter().map(|it| it.turns - guess(weights, &it.features)).collect();
    let mean = off.iter().sum::<f64>() / count;
    (off.iter().map(|it| (it - mean) * (it - mean)).sum::<f64>() / count).sqrt()
}

#[test]
fn a_law_is_found_back_in_what_obeys_it() {
    let law = [28.0, 4.0, 27.0, 12.0, 2.0, 45.0, 28.0, -300.0];
    let game = sample::game("", "3");
    let (rules, seat) = (game.rules(), game.position().turn());
    let holes: Vec<Hole> = rules.board().holes().collect();
    let mut luck = chance(1, &game);
    let obeying: Vec<Example> = (0..200)
        .map(|_| {
            let pieces = holes.sample(&mut luck, 10).copied().collect();
            let features = features(rules, seat, pieces);
            Example { features, turns: guess(&law, &features) }
        })
        .collect();
    for (found, law) in learn(&obeying).into_iter().zip(law) {
        assert!((found - law).abs() < 1e-3, "{found} for {law}");
    }
}

#[test]
#[ignore = "plays 160 games, to learn the weights anew"]
fn the_pace_in_use_is_what_games_teach() {
    let numbers =
        TABLES.iter().flat_map(|&(players, games)| (0..games).map(move |it| (players, it)));
    let (checked, learned): (Vec<_>, Vec<_>) = numbers.partition(|(_, it)| it % CHECKED == 0);
    let all = |numbers: Vec<(&str, u64)>| -> Vec<Example> {
        numbers.into_iter().flat_map(|(players, it)| examples(&played(players, it))).collect()
    };
    let (checked, learned) = (all(checked), all(learned));
    let weights = learn(&learned);
    let in_use = IN_USE.map(|weight| f64::from(weight) / 100.0);
    let (found, used) = (error(&weights, &checked), error(&in_use, &checked));
    let told: Vec<String> =
        NAMES.iter().zip(weights).map(|(name, it)| format!("{name} {:.0}", 100.0 * it)).collect();
    assert!(
        used <= WORSE * found,
        "off by {used:.2} turns; by {found:.2} with {}",
        told.join(", ")
    );
}
