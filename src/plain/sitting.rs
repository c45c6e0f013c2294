//! A game at the table, in lines: what happens to it, and what is said of that.

use core::time::Duration;

use super::Reply;
use super::tell::Teller;
use crate::bot;
use crate::game::{Action, Game};
use crate::ladder::Unrated;
use crate::record::{Record, Worth};
use crate::rules::Seat;
use crate::table::{Declined, Effect, Event, Hint, Purpose, Table, Thought, Ticket};
use crate::text::{Label, Words};
use crate::tui::{Bests, Keep, Origin, Rated, Saving, Seated, Solo};

/// A game, what is kept of it, and what waits in it.
#[derive(Clone, Debug)]
pub struct Sitting {
    pub(super) words: Words,
    pub(super) keep: Keep,
    pub(super) table: Table,
    /// The request of a bot that waits for an empty line, where no person plays any more.
    pub(super) held: Option<Box<Thought>>,
    /// Whether bots among themselves wait for nobody.
    pub(super) runs: bool,
    /// Whether it was told how bots among themselves go on.
    pub(super) told_held: bool,
    /// How many actions of a replay have been told.
    pub(super) shown: usize,
    /// The count of moves, when a person crosses alone.
    pub(super) solo: Option<Solo>,
    /// The hint that was told last at this turn.
    pub(super) hint: Option<Hint>,
}

pub(super) fn said(lines: impl IntoIterator<Item = String>) -> Vec<Reply> {
    lines.into_iter().map(Reply::Say).collect()
}

impl Sitting {
    /// A game that is ready; `now` is the moment in seconds since 1970. The table of the game before
    /// is set anew, so that an answer to that finds nobody.
    pub fn new(seated: Seated, number: u64, now: i64, before: Option<Self>, words: Words) -> Self {
        let Seated { mut record, origin } = seated;
        if origin == Origin::New {
            record.started = Some(now);
        }
        let keep = Keep::new(number, origin, &record);
        let Record { game, players, seed, .. } = record;
        let table = match before {
            Some(before) => before.table.set_anew(game, players, seed),
            None => Table::new(game, players, seed),
        };
        let (held, runs, told_held, shown) = (None, false, false, 0);
        let (solo, hint) = (None, None);
        Self { words, keep, table, held, runs, told_held, shown, solo, hint }
    }

    /// The same, measured by the best results if a person crosses alone.
    pub fn with_bests(self, bests: &Bests) -> Self {
        Self { solo: Solo::at(&self.table, &self.keep.origin, bests), ..self }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.table.game()
    }

    pub(super) fn teller(&self) -> Teller<'_> {
        let at = if self.is_replay() { self.shown } else { self.game().actions().len() };
        Teller { words: self.words, keep: &self.keep, table: &self.table, at }
    }

    pub(super) fn is_replay(&self) -> bool {
        self.keep.origin == Origin::Replay
    }

    /// Whether a bot is at work.
    pub fn is_thinking(&self) -> bool {
        self.table.is_thinking() && self.held.is_none()
    }

    /// How long the turn may still take; nothing while the clock stands.
    pub fn time_left(&self) -> Option<Duration> {
        self.table.time_left().filter(|_| self.held.is_none() && !self.is_replay())
    }

    /// The record, when the game is another than was written last.
    pub fn saving(&mut self) -> Option<Saving> {
        self.keep.saving(&self.table)
    }

    /// Whether it was played in and could not be saved.
    pub fn would_lose(&self) -> bool {
        self.keep.unsaved && self.game().can_undo()
    }

    /// Whether it can be gone on with after the program has ended.
    pub fn is_kept(&self) -> bool {
        let kept = !self.keep.unsaved && !self.is_replay();
        kept && self.game().ending().is_none() && self.game().can_undo()
    }

    /// The game was saved or not: trouble is told once, until saving works again.
    pub fn kept(&mut self, trouble: Option<String>) -> Vec<Reply> {
        let told = trouble.as_ref().filter(|_| !self.keep.unsaved);
        let told = told.map(|why| self.words.sentence(&self.words.unsaved(why)));
        self.keep.unsaved = trouble.is_some();
        said(told)
    }

    /// The game was entered into the ladder, or not. Taken back and ended once more it does not count
    /// again, and nobody need hear of it.
    pub fn rated(&mut self, rated: &Rated) -> Vec<Reply> {
        match rated {
            Rated::Unrated(Unrated::Known) => Vec::new(),
            Rated::Entered(_) | Rated::Unrated(_) | Rated::Trouble(_) => {
                said(rated.told(self.words))
            }
        }
    }

    /// The best results of crossing alone cannot be kept.
    pub fn best_unkept(&self, why: &str) -> Vec<Reply> {
        said(self.solo.as_ref().map(|_| self.words.sentence(&self.words.best_unkept(why))))
    }

    /// Tells what is played, and by whom; the first bot may have to be asked.
    pub fn begin(&mut self) -> Vec<Reply> {
        let mut replies = said(self.teller().opening());
        if self.is_replay() {
            replies.extend(said([self.words.say(Label::PlainReplay).to_owned()]));
            replies.extend(said([self.teller().where_in_replay()]));
            return replies;
        }
        replies.extend(said([self.words.say(Label::PlainWelcome).to_owned()]));
        let asked = self.event(Event::Begin);
        replies.extend(asked);
        if self.game().ending().is_some() {
            replies.extend(said(self.teller().end()));
        } else {
            replies.extend(self.prompt());
        }
        replies
    }

    /// Whose turn it is, and what to know about it; nothing while a bot thinks.
    pub fn prompt(&self) -> Vec<Reply> {
        said(self.teller().prompt())
    }

    /// Time goes by, unless the clock stands.
    pub fn elapse(&mut self, time: Duration) -> Vec<Reply> {
        match self.time_left() {
            Some(_) => self.event(Event::Elapsed(time)),
            None => Vec::new(),
        }
    }

    /// A bot answers; an illegal answer is as good as none.
    pub fn answer(&mut self, ticket: Ticket, action: Action) -> Vec<Reply> {
        match self.try_event(Event::Answer(ticket, action)) {
            Ok(replies) => replies,
            Err(_) => self.failure(ticket),
        }
    }

    /// A bot broke down: the first legal move is played for it.
    pub fn failure(&mut self, ticket: Ticket) -> Vec<Reply> {
        let (seat, before) = (self.game().position().turn(), self.game().actions().len());
        let mut replies = self.event(Event::Failure(ticket));
        if self.game().actions().len() > before {
            replies.splice(0..0, said([self.words.bot_failed(seat)]));
        }
        replies
    }

    /// An action of a person.
    pub fn act(&mut self, action: Action) -> Vec<Reply> {
        self.event(Event::Act(action))
    }

    /// Hands an event to the table, and tells what was played and what is to be done.
    pub(super) fn event(&mut self, event: Event) -> Vec<Reply> {
        match self.try_event(event) {
            Ok(replies) => replies,
            Err(declined) => vec![self.decline(&declined)],
        }
    }

    fn try_event(&mut self, event: Event) -> Result<Vec<Reply>, Declined> {
        let before = self.game().actions().len();
        let is_answer = matches!(event, Event::Answer(..));
        let helped = self.table.person_to_move().filter(|_| is_answer);
        let effects = self.table.update(event)?;
        let mut replies = Vec::new();
        if self.game().actions().len() > before {
            self.hint = None;
            replies.extend(helped.map(|seat| self.stood_in(seat)));
            replies.extend(said(self.teller().played()));
        }
        effects.into_iter().for_each(|effect| replies.extend(self.effect(effect)));
        if self.game().actions().len() > before && self.game().ending().is_some() {
            replies.extend(self.crossed());
            replies.extend(self.keep.rating(&self.table).map(Reply::Rate));
        }
        Ok(replies)
    }

    /// The bot has played a turn for a person, whose own game it no longer is.
    fn stood_in(&mut self, seat: Seat) -> Reply {
        self.keep.worth = Worth::Friendly;
        self.solo = None;
        let told = self.words.stood_in(&self.teller().who(seat), "`undo`");
        Reply::Say(self.words.sentence(&told))
    }

    /// How a crossing alone compares with the best one before, which it may become.
    fn crossed(&mut self) -> Vec<Reply> {
        let Some(solo) = &mut self.solo else { return Vec::new() };
        let better = solo.end(self.table.game());
        let mut replies = said(solo.compared(self.words));
        replies.extend(better.map(|(course, best)| Reply::KeepBest(course, best)));
        replies
    }

    pub(super) fn decline(&self, declined: &Declined) -> Reply {
        Reply::Say(self.words.sentence(&self.words.declined(self.game().rules(), declined)))
    }

    pub(super) fn effect(&mut self, effect: Effect) -> Vec<Reply> {
        match effect {
            Effect::Cancel => {
                self.held = None;
                vec![Reply::Cancel]
            }
            Effect::Think(thought) if self.waits(thought.purpose) => {
                self.held = Some(Box::new(thought));
                let told = (!self.told_held).then(|| self.words.say(Label::PlainHeld).to_owned());
                self.told_held = true;
                said(told)
            }
            Effect::Think(thought) => vec![Reply::Think(thought)],
            Effect::Hint(hint) => said([self.told_hint(hint)]),
        }
    }

    /// Whether a bot has to wait for an empty line: where only bots still play they would otherwise
    /// rush through the game.
    fn waits(&self, purpose: Purpose) -> bool {
        let playing = self.game().position().playing(self.game().rules());
        let people = playing.iter().any(|seat| self.table.player(seat).is_human());
        purpose == Purpose::Turn && !people && !self.runs
    }

    fn told_hint(&mut self, hint: Option<Hint>) -> String {
        self.hint = hint.or(self.hint);
        let Some(hint) = hint else { return self.words.say(Label::NoHint).to_owned() };
        if let Some(solo) = self.solo.as_mut().filter(|_| hint.is_new) {
            solo.hints += 1;
        }
        let (rules, position) = (self.game().rules(), self.game().position());
        let turn = position.action_text(rules, hint.action);
        match hint.action {
            Action::Move(it) => {
                let reason = bot::reason(rules, position, it);
                self.words.sentence(&self.words.hint(&turn, reason, &hint))
            }
            Action::Pass => self.words.plain_must_pass(position.turn()),
            Action::Item(_) => self.words.sentence(&self.words.item_hint(&turn, &hint)),
            Action::TimeOut | Action::Resign(_) | Action::Draw => {
                self.words.say(Label::NoHint).to_owned()
            }
        }
    }
}
