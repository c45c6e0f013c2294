//! What is shown step by step: a move hop by hop, and the toss for who begins.
//!
//! When the next step is due is told as a time since the program began; nobody looks at a clock
//! here. What was tossed is left to the [`table`](crate::table).

use std::time::Duration;

use crate::board::Hole;
use crate::game::{Game, Position};
use crate::rules::Seat;

/// Something on its way over the board.
#[derive(Clone, Debug)]
pub struct Flight {
    /// The position it began in: what is drawn while it lasts.
    before: Position,
    show: Show,
    /// The step that is shown.
    at: usize,
    due: Duration,
    hop: Duration,
}

#[derive(Clone, Debug)]
enum Show {
    /// The piece that moves is on each of these holes in turn.
    Move(Vec<Hole>),
    /// Each of these seats is pointed at in turn.
    Toss(Vec<Seat>),
}

impl Flight {
    /// The last move of the game from its beginning, with the item that came before it on the board
    /// already; `None` when the last action moves nothing, and when moves are not shown.
    pub fn of_last(game: &Game, hop: Duration, now: Duration) -> Option<Self> {
        let before = game.positions().iter().rev().nth(1)?;
        let (before, route) = before.course(game.rules(), *game.actions().last()?)?;
        let show = Show::Move(route);
        (!hop.is_zero()).then_some(Self { before, show, at: 0, due: now + hop, hop })
    }

    /// The last move when it was more than a step or a single hop, which are seen at a glance.
    pub fn of_chain(game: &Game, hop: Duration, now: Duration) -> Option<Self> {
        Self::of_last(game, hop, now).filter(|flight| flight.steps() > 2)
    }

    /// The toss that gave the first turn of a game to the seat that has it: around the table three
    /// times, and on to that seat; `None` when nothing is shown.
    pub fn of_toss(game: &Game, hop: Duration, now: Duration) -> Option<Self> {
        let before = game.position().clone();
        let around: Vec<Seat> = game.rules().seating().iter().collect();
        let to_first = around.iter().position(|&seat| seat == before.turn())?;
        let steps = 3 * around.len() + to_first + 1;
        let seats = around.into_iter().cycle().take(steps);
        let show = Show::Toss(seats.collect());
        (!hop.is_zero()).then(|| Self { before, show, at: 0, due: now + hop / 2, hop })
    }

    /// The seat that a toss points at.
    pub fn tossed(&self) -> Option<Seat> {
        match &self.show {
            Show::Move(_) => None,
            Show::Toss(seats) => seats.get(self.at).copied(),
        }
    }

    /// The position to draw, and the piece that is elsewhere: where it stands and where it is.
    pub fn scene(&self) -> (&Position, Option<(Hole, Hole)>) {
        let flying = match &self.show {
            Show::Move(route) => route.first().zip(route.get(self.at)),
            Show::Toss(_) => None,
        };
        (&self.before, flying.map(|(&from, &at)| (from, at)))
    }

    /// When it goes on.
    pub fn due(&self) -> Duration {
        self.due
    }

    /// Takes the steps that are due; `None` once the last one has been seen.
    pub fn advance(mut self, now: Duration) -> Option<Self> {
        while self.due <= now {
            self.at += 1;
            self.due += self.step();
        }
        (self.at < self.steps()).then_some(self)
    }

    fn steps(&self) -> usize {
        match &self.show {
            Show::Move(route) => route.len(),
            Show::Toss(seats) => seats.len(),
        }
    }

    /// How long the present step is seen: a toss comes to rest slowly.
    fn step(&self) -> Duration {
        match &self.show {
            Show::Move(_) => self.hop,
            Show::Toss(_) => match self.steps().saturating_sub(self.at) {
                0 | 1 => self.hop * 5,
                2 => self.hop * 2,
                3 => self.hop,
                _ => self.hop / 2,
            },
        }
    }
}
