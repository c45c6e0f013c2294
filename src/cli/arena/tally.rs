//! What the games of a match come to.

use std::time::Duration;

use super::game::{Played, Score};
use crate::cli::lineup::Contender;
use crate::game::Ending;

/// The sum of a player's scores.
#[derive(Clone, Debug)]
pub struct Total {
    pub name: String,
    pub wins: usize,
    pub places: Vec<usize>,
    pub shared: usize,
    pub turns: u64,
    pub time: Duration,
    pub forfeits: usize,
}

/// The sums of everybody's scores, in the order of the players as named.
pub fn totals(contenders: &[Contender], played: &[Played]) -> Vec<Total> {
    let contenders = contenders.iter().enumerate();
    contenders.map(|(player, contender)| total(player, contender, played)).collect()
}

fn total(player: usize, contender: &Contender, played: &[Played]) -> Total {
    let scores: Vec<Score> = played.iter().map(|game| game.scores[player]).collect();
    let at = |place: usize| scores.iter().filter(|score| score.place == place).count();
    let forfeits = played.iter().flat_map(|game| &game.forfeits);
    Total {
        name: contender.name.clone(),
        wins: scores.iter().filter(|score| score.place == 1 && !score.shared).count(),
        places: (1..=played[0].scores.len()).map(at).collect(),
        shared: scores.iter().filter(|score| score.shared).count(),
        turns: scores.iter().map(|score| u64::from(score.turns)).sum(),
        time: scores.iter().map(|score| score.time).sum(),
        forfeits: forfeits.filter(|(dropped, _)| *dropped == player).count(),
    }
}

impl Total {
    pub fn mean_place(&self) -> f64 {
        let games: usize = self.places.iter().sum();
        let sum: usize = self.places.iter().enumerate().map(|(index, n)| (index + 1) * n).sum();
        sum as f64 / games.max(1) as f64
    }

    pub fn ms_per_turn(&self) -> f64 {
        self.time.as_secs_f64() * 1000.0 / self.turns.max(1) as f64
    }
}

/// How many games were decided, drawn and unfinished.
pub fn endings(played: &[Played]) -> (usize, usize, usize) {
    let count = |wanted: fn(&Option<Ending>) -> bool| {
        played.iter().filter(|game| wanted(&game.ending)).count()
    };
    (
        count(|ending| matches!(ending, Some(Ending::Decided))),
        count(|ending| matches!(ending, Some(Ending::Stuck | Ending::Repetition | Ending::Agreed))),
        count(|ending| matches!(ending, Some(Ending::TurnLimit) | None)),
    )
}
