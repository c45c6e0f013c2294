//! Hints at the board, one after the other, and a turn that the bot plays for a person.
//!
//! Which moves they are is left to the [`table`](crate::table), the thinking to whoever performs
//! [`Request::Think`].

use std::time::Duration;

use super::intent::Request;
use super::play::{Mode, Note, Play};
use crate::board::Hole;
use crate::bot;
use crate::game::{Action, Then};
use crate::record::Worth;
use crate::table::{Event, Hint};

/// How much of a hint is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The piece that moves.
    Piece,
    /// The whole turn, ready to be played.
    Turn,
}

/// The hint on the board.
#[derive(Clone, Copy, Debug)]
pub struct Hinted {
    /// The hint.
    pub hint: Hint,
    /// How much of it is to be seen.
    pub shown: Shown,
}

impl Hinted {
    /// The piece that it moves.
    pub fn piece(self) -> Option<Hole> {
        match self.hint.action {
            Action::Move(it) => Some(it.from),
            Action::Item(turn) => match turn.then {
                Then::Move(it) | Then::Double(it, _) | Then::Wings(it) | Then::Exchange(it) => {
                    Some(it.from)
                }
                Then::Pass => None,
            },
            Action::Pass | Action::TimeOut | Action::Resign(_) | Action::Draw => None,
        }
    }
}

impl Play {
    /// Whether a bot is at work for a person: it looks for a hint, or plays a turn.
    pub fn is_hinting(&self) -> bool {
        self.table.is_thinking() && self.table.person_to_move().is_some()
    }

    /// Whether a hint is there that another one can follow.
    pub fn has_other_hint(&self) -> bool {
        self.hint.is_some_and(|it| it.shown == Shown::Turn && it.hint.all > 1)
    }

    /// Asks for a hint, shows the move of the one that was given, or goes on to the next one; behind
    /// the last comes the first.
    pub(super) fn ask_hint(&mut self, now: Duration) -> Vec<Request> {
        let number = match self.hint {
            Some(Hinted { hint, shown: Shown::Piece }) => {
                self.show_turn(hint);
                return Vec::new();
            }
            Some(Hinted { hint, shown: Shown::Turn }) => hint.number % hint.all + 1,
            None => 1,
        };
        if self.learning.is_some() {
            if let Some(hint) = self.hint_of_lesson() {
                self.show_hint(Some(hint));
            }
            return Vec::new();
        }
        if self.must_pass() {
            return Vec::new();
        }
        self.ask_bot(Event::Hint(number), now)
    }

    /// Lets the bot that gives the hints play this turn.
    pub(super) fn ask_stand_in(&mut self, now: Duration) -> Vec<Request> {
        if self.must_pass() {
            return self.pass(now);
        }
        self.ask_bot(Event::StandIn, now)
    }

    fn ask_bot(&mut self, event: Event, now: Duration) -> Vec<Request> {
        if self.is_hinting() {
            return Vec::new();
        }
        // It is about the whole turn.
        if self.using.take().is_some() {
            self.put_down();
        }
        match self.table.update(event) {
            Ok(effects) => {
                effects.into_iter().filter_map(|effect| self.effect(effect, now)).collect()
            }
            Err(declined) => {
                self.note = Some(Note::Declined(declined));
                Vec::new()
            }
        }
    }

    /// Shows a hint: of the first one the piece, and its move when it is asked for once more.
    pub(super) fn show_hint(&mut self, hint: Option<Hint>) {
        let Some(hint) = hint else {
            self.note = Some(Note::NoHint);
            return;
        };
        if let Some(solo) = self.solo.as_mut().filter(|_| hint.is_new) {
            solo.hints += 1;
        }
        // Whoever is typing goes on typing.
        let types = !matches!(self.mode, Mode::Cursor);
        match hint.action {
            Action::Move(it) if types || self.hint.is_none() => {
                self.hint = Some(Hinted { hint, shown: Shown::Piece });
                self.note = Some(Note::HintPiece(it.from));
                if !types {
                    self.picked = None;
                    self.move_cursor(Some(it.from));
                }
            }
            Action::Item(_) if types => {
                self.hint = Some(Hinted { hint, shown: Shown::Piece });
                self.note = Some(Note::HintItem(hint));
            }
            Action::Move(_) | Action::Item(_) => self.show_turn(hint),
            Action::Pass | Action::TimeOut | Action::Resign(_) | Action::Draw => {
                self.note = Some(Note::NoHint);
            }
        }
    }

    /// Shows the whole turn of a hint as if a person had come so far with it: Enter plays it.
    fn show_turn(&mut self, hint: Hint) {
        self.hint = Some(Hinted { hint, shown: Shown::Turn });
        match hint.action {
            Action::Move(it) => {
                self.picked = Some(it.from);
                self.move_cursor(Some(it.to));
                let reason = bot::reason(self.rules(), self.game().position(), it);
                self.note = Some(Note::Hint(hint, reason));
            }
            Action::Item(turn) => {
                self.prepare(turn);
                self.note = Some(Note::HintItem(hint));
            }
            Action::Pass | Action::TimeOut | Action::Resign(_) | Action::Draw => {}
        }
    }

    /// The bot has played a turn for a person, whose own game it no longer is.
    pub(super) fn stood_in(&mut self) {
        self.settle();
        self.keep.worth = Worth::Friendly;
        self.solo = None;
    }
}
