//! A move shown hop by hop.
//!
//! When the next hop is due is told as a time since the program began; nobody looks at a clock
//! here.

use std::time::Duration;

use crate::board::Hole;
use crate::game::{Action, Game, Position};

/// A move on its way over the board.
#[derive(Clone, Debug)]
pub struct Flight {
    /// The position it began in: what is drawn while it lasts.
    before: Position,
    route: Vec<Hole>,
    /// The hole of the route where the piece is now.
    at: usize,
    due: Duration,
    hop: Duration,
}

impl Flight {
    /// The last move of the game from its beginning; `None` when the last action is no move, and
    /// when moves are not shown.
    pub fn of_last(game: &Game, hop: Duration, now: Duration) -> Option<Self> {
        let before = game.positions().iter().rev().nth(1)?.clone();
        let Some(&Action::Move(it)) = game.actions().last() else {
            return None;
        };
        if hop.is_zero() {
            return None;
        }
        Some(Self { route: before.route(game.rules(), it)?, before, at: 0, due: now + hop, hop })
    }

    /// The position to draw, and the piece that is elsewhere: where it stands and where it is.
    pub fn scene(&self) -> (&Position, Option<(Hole, Hole)>) {
        let ends = self.route.first().zip(self.route.get(self.at));
        (&self.before, ends.map(|(&from, &at)| (from, at)))
    }

    /// When it goes on.
    pub fn due(&self) -> Duration {
        self.due
    }

    /// Makes the hops that are due; `None` once the piece has rested at its end.
    pub fn advance(mut self, now: Duration) -> Option<Self> {
        while self.due <= now {
            self.at += 1;
            self.due += self.hop;
        }
        (self.at < self.route.len()).then_some(self)
    }
}
