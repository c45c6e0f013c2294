//! Looking back: an earlier position of the game on the screen, stepped through or played by
//! itself. A replay is nothing else, of a game that nobody plays.
//!
//! What a key means on the board of now is left to [`play`](super::play).

use std::time::Duration;

use super::flight::Flight;
use super::intent::{Intent, Request};
use super::keep::Origin;
use super::play::{Note, Play};
use crate::game::Position;
use crate::rules::Seat;
use crate::table::Event;

/// A look at an earlier position.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// After how many actions.
    pub at: usize,
    /// How fast it plays by itself.
    pub pace: Pace,
    /// When it goes on by itself; it stands still when this is not known.
    due: Option<Duration>,
    /// The number that is being typed.
    pub typed: Option<usize>,
}

/// How fast a game plays by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace(usize);

/// Milliseconds from position to position.
const PACES: [u64; 6] = [4000, 2000, 1000, 500, 250, 100];

impl Default for Pace {
    fn default() -> Self {
        Self(2)
    }
}

impl Pace {
    /// The time from position to position.
    pub fn step(self) -> Duration {
        Duration::from_millis(self.milliseconds())
    }

    /// The same in milliseconds.
    pub fn milliseconds(self) -> u64 {
        PACES[self.0]
    }

    fn faster(self) -> Self {
        Self((self.0 + 1).min(PACES.len() - 1))
    }

    fn slower(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

impl Look {
    /// A look that stands still after so many actions.
    pub fn new(at: usize) -> Self {
        Self { at, pace: Pace::default(), due: None, typed: None }
    }

    /// When it goes on by itself.
    pub fn due(&self) -> Option<Duration> {
        self.due
    }

    /// Whether it plays by itself.
    pub fn runs(&self) -> bool {
        self.due.is_some()
    }

    fn go(&mut self, at: usize, last: usize) {
        self.at = at.min(last);
        self.due = None;
    }

    /// A digit more of the number that is being typed; more than any game has stays as it is.
    fn digit(&mut self, letter: char) {
        let digit = letter.to_digit(10).and_then(|digit| usize::try_from(digit).ok());
        if let Some(digit) = digit {
            let typed = self.typed.unwrap_or_default();
            self.typed = Some(if typed < 100_000 { typed * 10 + digit } else { typed });
        }
    }
}

impl Play {
    /// The position on the screen: that of now, or an earlier one.
    pub fn shown(&self) -> &Position {
        let game = self.game();
        game.positions().get(self.shown_actions()).unwrap_or(game.position())
    }

    /// The seat that is pointed at: whose turn it is, or where a toss is just now.
    pub fn pointed_at(&self) -> Seat {
        let tossed = self.flight.as_ref().and_then(Flight::tossed);
        tossed.unwrap_or(self.shown().turn())
    }

    /// How many actions led to the position on the screen.
    pub fn shown_actions(&self) -> usize {
        let all = self.game().actions().len();
        self.look.as_ref().map_or(all, |look| look.at.min(all))
    }

    /// Whether a saved game is only shown.
    pub fn is_replay(&self) -> bool {
        self.keep.origin == Origin::Replay
    }

    /// Looks one action back, from now.
    pub fn look_back(&mut self) {
        let all = self.game().actions().len();
        if all > 0 {
            self.put_down();
            self.look = Some(Look::new(all - 1));
        }
    }

    /// What a key means while looking back.
    pub fn looking(&mut self, intent: Intent, now: Duration) -> Vec<Request> {
        let last = self.game().actions().len();
        let replay = self.is_replay();
        let Some(look) = &mut self.look else { return Vec::new() };
        match intent {
            Intent::Letter(letter) => look.digit(letter),
            Intent::Pick if look.typed.is_some() => {
                let number = look.typed.take().unwrap_or_default();
                look.go(number, last);
            }
            Intent::Pick => self.run(now),
            Intent::Erase => look.typed = look.typed.map(|typed| typed / 10).filter(|&it| it > 0),
            Intent::Earlier | Intent::PageUp => look.go(look.at.min(last).saturating_sub(1), last),
            Intent::Later | Intent::PageDown => look.go(look.at + 1, last),
            Intent::First => look.go(0, last),
            Intent::Last => look.go(last, last),
            Intent::Faster => look.pace = look.pace.faster(),
            Intent::Slower => look.pace = look.pace.slower(),
            Intent::Back if look.typed.is_some() => look.typed = None,
            // A replay is left, and taken over, as a screen is.
            Intent::Back | Intent::TakeOver if replay => {}
            Intent::Back => self.look = None,
            Intent::TakeOver => return self.go_on_from_here(now),
            _ => {}
        }
        Vec::new()
    }

    /// Begins to play by itself, from the start when the end is shown; or stands still again.
    fn run(&mut self, now: Duration) {
        let last = self.game().actions().len();
        if let Some(look) = &mut self.look {
            if look.at >= last && !look.runs() {
                look.at = 0;
            }
            look.due = if look.runs() { None } else { Some(now + look.pace.step()) };
        }
    }

    /// The game goes on from the position on the screen; what came after it can be played again.
    fn go_on_from_here(&mut self, now: Duration) -> Vec<Request> {
        let at = self.shown_actions();
        let count = self.game().actions().len() - at;
        self.look = None;
        let requests = self.event(Event::Rewind(at), now);
        self.settle();
        if count > 0 {
            self.note = Some(Note::Undone(count));
        }
        requests
    }

    /// The moment has come to show the next position.
    pub(super) fn run_on(&mut self, now: Duration) {
        let last = self.game().actions().len();
        if let Some(look) = &mut self.look {
            look.at = (look.at + 1).min(last);
            look.due = (look.at < last).then(|| now + look.pace.step());
        }
    }
}
