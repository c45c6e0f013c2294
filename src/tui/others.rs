//! What happens on the board without a person's doing: bots' answers, moves being shown.
//!
//! What people ask bots for is left to [`hints`](super::hints).
//! The thinking itself is left to whoever performs [`Request::Think`].

use std::time::Duration;

use super::flight::Flight;
use super::intent::Request;
use super::look::Look;
use super::play::{Bots, Note, Play, SPINNER_DELAY, SPINNER_TURN, Thinking};
use crate::game::Action;
use crate::rules::Seat;
use crate::table::{Effect, Event, Player, Purpose, Ticket};

impl Play {
    pub(super) fn effect(&mut self, effect: Effect, now: Duration) -> Option<Request> {
        match effect {
            Effect::Cancel => {
                self.thinking = None;
                if let Bots::Held(held) = &mut self.bots {
                    *held = None;
                }
                Some(Request::Cancel)
            }
            Effect::Think(thought) => match (&mut self.bots, thought.purpose) {
                // Whoever holds the bots may still want a hint.
                (Bots::Free, _) | (Bots::Held(_), Purpose::Hint(_) | Purpose::StandIn) => {
                    self.thinking =
                        Some(Thinking { due: now + SPINNER_DELAY, turns: 0, depth: None });
                    Some(Request::Think(thought))
                }
                (Bots::Held(held), Purpose::Turn) => {
                    *held = Some(Box::new(thought));
                    None
                }
            },
            Effect::Hint(hint) => {
                self.thinking = None;
                self.show_hint(hint);
                None
            }
        }
    }

    /// An answer of a bot. While a move is being shown it has to wait for its own showing.
    pub fn answer(&mut self, ticket: Ticket, action: Action, now: Duration) -> Vec<Request> {
        self.bot_event(Event::Answer(ticket, action), now)
    }

    /// A bot that is waited for looks deeper.
    pub fn deepened(&mut self, ticket: Ticket, depth: u32) -> Vec<Request> {
        if let Some(thinking) = self.thinking.as_mut().filter(|_| self.table.awaits(ticket)) {
            thinking.depth = Some(depth);
        }
        Vec::new()
    }

    /// A bot broke down.
    pub fn failure(&mut self, ticket: Ticket, now: Duration) -> Vec<Request> {
        self.bot_event(Event::Failure(ticket), now)
    }

    fn bot_event(&mut self, event: Event, now: Duration) -> Vec<Request> {
        if self.flight.is_some() {
            self.waiting.push_back(event);
            return Vec::new();
        }
        let before = self.game().actions().len();
        let seat = self.game().position().turn();
        let helps = self.is_hinting();
        let (effects, failed) = self.bot_effects(event);
        let moved = self.game().actions().len() > before;
        if moved {
            self.thinking = None;
        }
        if moved && helps {
            self.stood_in();
        }
        let requests = effects.into_iter().filter_map(|effect| self.effect(effect, now)).collect();
        if moved {
            let told = helps.then_some(Note::StoodIn(seat));
            self.note = failed.then_some(Note::BotFailed(seat)).or(self.out()).or(told);
            self.scroll = 0;
            self.flight = Flight::of_last(self.game(), self.hop, now);
            self.guide_cursor();
        }
        requests
    }

    /// What the table makes of it, and whether the bot broke down: an illegal answer is that too.
    fn bot_effects(&mut self, event: Event) -> (Vec<Effect>, bool) {
        let ticket = match event {
            Event::Answer(ticket, _) | Event::Failure(ticket) => ticket,
            Event::Begin
            | Event::Act(_)
            | Event::Undo
            | Event::Redo
            | Event::Rewind(_)
            | Event::Elapsed(_)
            | Event::Seat(..)
            | Event::Hint(_)
            | Event::StandIn => {
                return (Vec::new(), false);
            }
        };
        let failed = matches!(event, Event::Failure(_));
        match self.table.update(event) {
            Ok(effects) => (effects, failed),
            Err(_) => {
                let effects = self.table.update(Event::Failure(ticket));
                (effects.unwrap_or_default(), true)
            }
        }
    }

    /// The moment when something moves on the screen by itself.
    pub fn next_tick(&self) -> Option<Duration> {
        let flight = self.flight.as_ref().map(Flight::due);
        let spinner = self.thinking.map(|thinking| thinking.due);
        let moving = flight.or(spinner.into_iter().chain(self.next_second()).min());
        let looking = self.look.as_ref().and_then(Look::due);
        moving.into_iter().chain(looking).min()
    }

    /// That moment has come.
    pub fn tick(&mut self, now: Duration) -> Vec<Request> {
        if self.look.as_ref().and_then(Look::due).is_some_and(|due| due <= now) {
            self.run_on(now);
        }
        if let Some(flight) = self.flight.take_if(|flight| flight.due() <= now) {
            let tossed = flight.tossed();
            self.flight = flight.advance(now);
            return self.landed(tossed, now);
        }
        if let Some(thinking) = &mut self.thinking
            && thinking.due <= now
        {
            thinking.turns += 1;
            thinking.due = now + SPINNER_TURN;
        }
        Vec::new()
    }

    /// Shows the toss that let the seat begin whose turn it is.
    pub fn toss(&mut self, now: Duration) {
        let first = self.game().position().turn();
        self.flight = Flight::of_toss(self.game(), self.hop, now);
        self.note = Some(Note::Tossed(first)).filter(|_| self.flight.is_none());
    }

    /// Whether the move being shown is a person's.
    pub fn shows_own(&self) -> bool {
        let shown = self.flight.as_ref().filter(|flight| flight.tossed().is_none());
        shown.is_some_and(|flight| self.table.player(flight.scene().0.turn()).is_human())
    }

    /// Ends the showing of moves; those that waited for it are made at once.
    pub fn skip_flight(&mut self, now: Duration) -> Vec<Request> {
        let tossed = self.flight.take().and_then(|flight| flight.tossed());
        self.landed(tossed, now)
    }

    /// Something was shown, to its end where nothing is shown any more; perhaps it was a toss.
    fn landed(&mut self, tossed: Option<Seat>, now: Duration) -> Vec<Request> {
        if self.flight.is_some() {
            return Vec::new();
        }
        if tossed.is_some() {
            self.note = Some(Note::Tossed(self.game().position().turn()));
        }
        match self.waiting.pop_front() {
            Some(event) => self.bot_event(event, now),
            None => self.judge(now),
        }
    }

    pub(super) fn pause(&mut self, now: Duration) -> Vec<Request> {
        match std::mem::take(&mut self.bots) {
            Bots::Free => {
                self.bots = Bots::Held(None);
                Vec::new()
            }
            Bots::Held(Some(thought)) => {
                let request = self.effect(Effect::Think(*thought), now);
                request.into_iter().collect()
            }
            Bots::Held(None) => Vec::new(),
        }
    }

    /// Whether a bot plays.
    pub fn has_bots(&self) -> bool {
        let mut seats = self.rules().seating().iter();
        seats.any(|seat| self.table.player(seat) != Player::Human)
    }
}
