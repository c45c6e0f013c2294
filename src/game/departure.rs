//! Who went out of a game, why, and in which round.
//!
//! That a seat goes out is left to [`turn`](super::turn); what it costs is left to others.

use super::{Action, Game, Position, Then};
use crate::rules::{NoMove, Rules, Seat};

/// Why a seat is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It gave up.
    Resigned,
    /// It missed a deadline.
    Deadline,
    /// It ran out of time too often in a row.
    TimeOuts,
    /// It had no legal move where that forfeits.
    NoMove,
    /// A seat of its team went out.
    Partner,
}

/// A seat going out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure {
    /// Who.
    pub seat: Seat,
    /// Why.
    pub cause: Cause,
    /// In which round, from 1: the number of the turn that was being played.
    pub round: u32,
}

impl Game {
    /// Who went out since the game began, the first one first.
    pub fn departures(&self) -> Vec<Departure> {
        (0..self.actions().len()).flat_map(|action| self.departures_by(action)).collect()
    }

    /// Who went out by an action, given by its number from 0: nobody by one that was not played.
    pub fn departures_by(&self, action: usize) -> Vec<Departure> {
        match (self.positions().get(action..), self.actions().get(action)) {
            (Some([before, after, ..]), Some(&action)) => {
                departures(self.rules(), before, after, action)
            }
            _ => Vec::new(),
        }
    }

    /// Who went out by the last action, the first of them where a team did.
    pub fn last_departure(&self) -> Option<Departure> {
        let last = self.actions().len().checked_sub(1)?;
        self.departures_by(last).into_iter().next()
    }

    /// How many rounds were begun: the number of the turn that was played last, 0 before the first.
    pub fn rounds(&self) -> u32 {
        let turns = |position: &Position| position.turns(position.turn()) + 1;
        let begun = self.positions().iter().take(self.actions().len()).map(turns);
        begun.max().unwrap_or_default()
    }
}

fn departures(
    rules: &Rules,
    before: &Position,
    after: &Position,
    action: Action,
) -> Vec<Departure> {
    let gone = after.out().iter().skip(before.out().len());
    let round = before.turns(before.turn()) + 1;
    let causes = std::iter::once(cause(rules, before, after, action));
    let causes = causes.chain(std::iter::repeat(Cause::Partner));
    gone.zip(causes).map(|(seat, cause)| Departure { seat, cause, round }).collect()
}

/// Why the first seat that an action put out is out.
fn cause(rules: &Rules, before: &Position, after: &Position, action: Action) -> Cause {
    let missed = after.misses_deadline(rules, before.turn());
    let passed = match action {
        Action::Pass => true,
        Action::Item(turn) => turn.then == Then::Pass,
        Action::Move(_) | Action::TimeOut | Action::Resign(_) | Action::Draw => false,
    };
    match action {
        Action::Resign(_) => Cause::Resigned,
        Action::TimeOut if !missed => Cause::TimeOuts,
        _ if passed && rules.no_move() == NoMove::Forfeit => Cause::NoMove,
        Action::Move(_) | Action::Item(_) | Action::Pass | Action::TimeOut | Action::Draw => {
            Cause::Deadline
        }
    }
}
