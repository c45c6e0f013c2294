//! Lessons at the board: what was done is judged once it has been seen, and a move that is not what
//! the lesson asks is taken back.
//!
//! What a lesson asks is left to [`lesson`](crate::lesson), its words on the screen to
//! [`learn_view`](super::learn_view).

use std::sync::Arc;
use std::time::Duration;

use super::dialog::Topic;
use super::intent::{Intent, Request};
use super::keep::{Origin, Seated};
use super::layout::Beside;
use super::model::Model;
use super::play::{Bots, Mode, Play};
use crate::bot::Level;
use crate::game::Action;
use crate::lesson::{Lesson, Verdict};
use crate::record::{Record, Worth};
use crate::rules::BySeat;
use crate::table::{self, Event, Hint, Player};

/// A lesson on the board.
#[derive(Clone, Debug)]
pub struct Learning {
    /// Which one.
    pub lesson: Lesson,
    /// The last move that was not what it asks, in words.
    pub missed: Option<String>,
}

impl Learning {
    /// What a game is for whoever learns; nothing where it is no lesson.
    pub fn of(origin: &Origin) -> Option<Self> {
        match origin {
            Origin::Lesson(lesson) => Some(Self { lesson: *lesson, missed: None }),
            Origin::New | Origin::Saved(_) | Origin::Replay => None,
        }
    }
}

impl Seated {
    /// A lesson. Whoever sits opposite is a bot that never gets to move.
    pub fn lesson(lesson: Lesson) -> Self {
        let game = lesson.begin();
        let first = game.rules().seating().first();
        let player = |seat| if seat == first { Player::Human } else { Player::Bot(Level::Easy) };
        let record = Record {
            started: None,
            preset: "classic".to_owned(),
            seed: 0,
            players: BySeat::from_fn(player),
            names: BySeat::default(),
            worth: Worth::default(),
            game,
        };
        Self { record, origin: Origin::Lesson(lesson) }
    }

    /// The game that follows the lessons: as the first of them, from its beginning to its end.
    fn first_game(seed: u64) -> Self {
        let Self { record, .. } = Self::lesson(Lesson::Step);
        let game = table::opening(Arc::clone(record.game.rules()), seed);
        Self::new(Record { seed, game, ..record })
    }
}

impl Play {
    /// Makes a lesson of the game: nobody but the learner moves. What was made already is looked at.
    pub(super) fn learn(&mut self, learning: Learning) {
        self.bots = Bots::Held(None);
        self.learning = Some(learning);
        let made = self.trails().pop().and_then(|trail| trail.route.last().copied());
        self.move_cursor(made);
    }

    /// What stands beside the board.
    pub(super) fn beside(&self) -> Beside {
        if self.learning.is_some() { Beside::Lesson } else { Beside::Seats }
    }

    /// Whether this is a lesson that was done, and the last of it has been seen.
    pub fn is_learned(&self) -> bool {
        let verdict = self.learning.as_ref().map(|it| it.lesson.verdict(self.game()));
        self.flight.is_none() && verdict == Some(Verdict::Done)
    }

    /// Once a move has been seen: what is not what the lesson asks is taken back.
    pub(super) fn judge(&mut self, now: Duration) -> Vec<Request> {
        if self.flight.is_some() {
            return Vec::new();
        }
        let game = self.table.game();
        let Some(learning) = &mut self.learning else { return Vec::new() };
        let missed = learning.lesson.verdict(game) == Verdict::Missed;
        let last = game.actions().last().zip(game.positions().iter().rev().nth(1));
        let Some((&action, before)) = last.filter(|_| missed) else {
            learning.missed = None;
            return Vec::new();
        };
        learning.missed = Some(before.action_text(game.rules(), action));
        let from =
            before.course(game.rules(), action).and_then(|(_, route)| route.first().copied());
        let requests = self.event(Event::Rewind(0), now);
        self.settle();
        self.move_cursor(from);
        requests
    }

    /// A move that does what the lesson asks, or leads there.
    pub(super) fn hint_of_lesson(&self) -> Option<Hint> {
        let it = self.learning.as_ref()?.lesson.solution(self.game())?;
        Some(Hint { action: Action::Move(it), number: 1, all: 1, is_new: true })
    }
}

impl Model {
    /// Whether the board is that of a lesson.
    pub(super) fn is_learning(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.learning.is_some())
    }

    /// Opens the lesson that was left last, after asking where a game would be lost.
    pub(super) fn learn(&mut self, now: Duration) -> Vec<Request> {
        self.sit_down(Seated::lesson(self.lesson), now)
    }

    /// What a key means in a lesson beside what it means on every board; nothing when it means no more.
    pub(super) fn lesson_intent(&mut self, intent: Intent, now: Duration) -> Option<Vec<Request>> {
        let play = self.play.as_ref().filter(|play| matches!(play.mode, Mode::Cursor))?;
        let lesson = play.learning.as_ref()?.lesson;
        let learned = play.is_learned();
        match intent {
            Intent::NextLesson => Some(self.next_lesson(lesson, now)),
            Intent::Pick if learned => Some(self.next_lesson(lesson, now)),
            Intent::PreviousLesson => {
                let before = lesson.previous().map(Seated::lesson);
                Some(before.map_or_else(Vec::new, |seated| self.replace(seated, now)))
            }
            Intent::Back if play.is_idle() => {
                self.back();
                self.play = None;
                Some(Vec::new())
            }
            // What was done may be taken back and seen again; nobody plays on from it.
            Intent::Undo | Intent::Redo | Intent::Recall => None,
            _ if learned => Some(Vec::new()),
            _ => None,
        }
    }

    fn next_lesson(&mut self, lesson: Lesson, now: Duration) -> Vec<Request> {
        match lesson.next() {
            Some(next) => self.replace(Seated::lesson(next), now),
            None => {
                self.lesson = Lesson::Step;
                self.open(Topic::Learned);
                Vec::new()
            }
        }
    }

    /// The game that follows the lessons.
    pub(super) fn first_game(&mut self, now: Duration) -> Vec<Request> {
        self.replace(Seated::first_game(self.seed), now)
    }
}
