//! The clock of the turn on the screen: when it runs, when it is drawn next, when the bell rings.
//!
//! How much time there is and what becomes of it is left to the [`table`](crate::table), which is
//! told how much has gone by. A clock that stands tells nothing: while a move is being shown, while
//! the bots are held, and while something else than the board as it is now is in front.

use std::time::Duration;

use super::intent::{Bell, Request};
use super::model::{Model, Screen};
use super::play::{Bots, Note, Play};
use crate::rules::Seat;
use crate::table::Event;

/// Seconds at the end of a turn that are warned of.
const LAST: u32 = 5;

/// The time a seat has left, as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// Whole seconds, the one that has begun included.
    pub seconds: u32,
    /// Whether they are nearly over.
    pub warns: bool,
}

impl Play {
    /// The time that the seat has left for its turn, where it has one and turns are timed.
    pub fn time_left(&self, seat: Seat) -> Option<Left> {
        if self.look.is_some() || self.game().position().turn() != seat {
            return None;
        }
        let left = self.table.time_left()?;
        let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
        let seconds = u32::try_from(seconds).unwrap_or(u32::MAX);
        Some(Left { seconds, warns: seconds <= LAST })
    }

    fn time_left_of_turn(&self) -> Option<Left> {
        self.time_left(self.game().position().turn())
    }

    /// When another second is to be shown, while the clock runs.
    pub(super) fn next_second(&self) -> Option<Duration> {
        let told = self.clock?;
        let part = Duration::from_nanos(self.table.time_left()?.subsec_nanos().into());
        Some(told + if part.is_zero() { Duration::from_secs(1) } else { part })
    }

    /// So much time has gone by: perhaps the turn with it.
    fn elapse(&mut self, time: Duration, now: Duration) -> Vec<Request> {
        let turn = self.game().position().turn();
        let before = self.game().actions().len();
        let effects = self.table.update(Event::Elapsed(time)).unwrap_or_default();
        if self.game().actions().len() == before {
            return Vec::new();
        }
        let requests = effects.into_iter().filter_map(|effect| self.effect(effect, now)).collect();
        self.settle();
        self.note = self.out().or(Some(Note::TimeOut(turn)));
        self.guide_cursor();
        requests
    }
}

impl Model {
    /// Tells the table how much time has gone by since it was told last, if the clock ran.
    pub(super) fn run_clock(&mut self, now: Duration) -> Vec<Request> {
        let bell = self.settings.bell;
        let Some(play) = &mut self.play else {
            return Vec::new();
        };
        let Some(told) = play.clock.take() else {
            return Vec::new();
        };
        let before = play.time_left_of_turn();
        let mut requests = play.elapse(now.saturating_sub(told), now);
        let left = play.time_left_of_turn().filter(|left| left.warns && Some(*left) != before);
        if left.is_some() && bell == Bell::On && play.table.person_to_move().is_some() {
            requests.push(Request::Ring);
        }
        requests
    }

    /// Lets the clock run on from now, or stand.
    pub(super) fn wind_clock(&mut self, now: Duration) {
        let in_front = matches!(self.screens.last(), Some(Screen::Game));
        if let Some(play) = &mut self.play {
            let free = matches!(play.bots, Bots::Free);
            let runs = in_front && free && play.flight.is_none() && play.look.is_none();
            play.clock = play.table.time_left().filter(|_| runs).map(|_| now);
        }
    }
}
