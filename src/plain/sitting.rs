//! A game at the table, in lines: what happens to it, and what is said of that.

use core::time::Duration;

use super::Reply;
use super::tell::Teller;
use super::word::{Line, Word};
use crate::bot;
use crate::game::{Action, Game, Refusal, Typed};
use crate::ladder::Unrated;
use crate::record::Record;
use crate::rules::Seat;
use crate::table::{Declined, Effect, Event, Player, Purpose, Table, Thought, Ticket};
use crate::text::{Label, Words};
use crate::tui::{Keep, Origin, Rated, Saving, Seated};

/// A game, what is kept of it, and what waits in it.
#[derive(Clone, Debug)]
pub struct Sitting {
    words: Words,
    keep: Keep,
    table: Table,
    /// The request of a bot that waits for an empty line, where no person plays any more.
    held: Option<Box<Thought>>,
    /// Whether bots among themselves wait for nobody.
    runs: bool,
    /// Whether it was told how bots among themselves go on.
    told_held: bool,
    /// How many actions of a replay have been told.
    shown: usize,
}

fn said(lines: impl IntoIterator<Item = String>) -> Vec<Reply> {
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
        Self { words, keep, table, held: None, runs: false, told_held: false, shown: 0 }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.table.game()
    }

    fn teller(&self) -> Teller<'_> {
        let at = if self.is_replay() { self.shown } else { self.game().actions().len() };
        Teller { words: self.words, keep: &self.keep, table: &self.table, at }
    }

    fn is_replay(&self) -> bool {
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
    fn event(&mut self, event: Event) -> Vec<Reply> {
        match self.try_event(event) {
            Ok(replies) => replies,
            Err(declined) => vec![self.decline(&declined)],
        }
    }

    fn try_event(&mut self, event: Event) -> Result<Vec<Reply>, Declined> {
        let before = self.game().actions().len();
        let effects = self.table.update(event)?;
        let mut replies = match self.game().actions().len() > before {
            true => said(self.teller().played()),
            false => Vec::new(),
        };
        effects.into_iter().for_each(|effect| replies.extend(self.effect(effect)));
        if self.game().actions().len() > before && self.game().ending().is_some() {
            replies.extend(self.keep.rating(&self.table).map(Reply::Rate));
        }
        Ok(replies)
    }

    fn decline(&self, declined: &Declined) -> Reply {
        Reply::Say(self.words.sentence(&self.words.declined(self.game().rules(), declined)))
    }

    fn effect(&mut self, effect: Effect) -> Vec<Reply> {
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
            Effect::Hint(action) => said([self.hint(action)]),
        }
    }

    /// Whether a bot has to wait for an empty line: where only bots still play they would otherwise
    /// rush through the game.
    fn waits(&self, purpose: Purpose) -> bool {
        let playing = self.game().position().playing(self.game().rules());
        let people = playing.iter().any(|seat| self.table.player(seat).is_human());
        purpose == Purpose::Turn && !people && !self.runs
    }

    fn hint(&self, action: Option<Action>) -> String {
        let (rules, position) = (self.game().rules(), self.game().position());
        match action {
            Some(Action::Move(it)) => {
                let reason = bot::reason(rules, position, it);
                self.words.sentence(&self.words.hint(&position.move_text(rules, it), reason))
            }
            Some(Action::Pass) => self.words.plain_must_pass(position.turn()),
            Some(Action::TimeOut | Action::Resign(_) | Action::Draw) | None => {
                self.words.say(Label::NoHint).to_owned()
            }
        }
    }

    /// What a line does that is neither a question nor its answer.
    pub fn line(&mut self, line: Line<'_>) -> Vec<Reply> {
        let known = |word: Word| match self.is_replay() {
            true => Word::in_replay().any(|known| known == word),
            false => Word::in_play().any(|known| known == word),
        };
        match line {
            Line::Empty => self.on(),
            Line::Word(word, rest) if known(word) => self.word(word, rest),
            Line::Word(..) | Line::Move(_) if self.is_replay() => {
                said([self.words.say(Label::PlainOnlyShown).to_owned()])
            }
            Line::Move(text) => self.typed(text),
            Line::Word(..) | Line::Unknown(_) => {
                said([self.words.sentence(self.words.say(Label::PlainUnknown))])
            }
        }
    }

    /// An empty line: on with a replay or with bots among themselves, else whose turn it is.
    fn on(&mut self) -> Vec<Reply> {
        if self.is_replay() {
            self.shown = (self.shown + 1).min(self.game().actions().len());
            return said(self.teller().played());
        }
        match self.held.take() {
            Some(thought) => vec![Reply::Think(*thought)],
            None => self.prompt(),
        }
    }

    fn typed(&mut self, text: &str) -> Vec<Reply> {
        let typed = match Typed::parse(self.game().rules().board(), text) {
            Ok(typed) => typed,
            Err(error) => {
                return said([self.words.sentence(&self.words.move_text_error(&error))]);
            }
        };
        // On a bot's turn its pieces are not the person's to move, whatever is typed.
        match (self.table.person_to_move(), self.game().read(&typed)) {
            (None, _) if self.game().ending().is_none() => {
                vec![self.decline(&Declined::BotsTurn(self.game().position().turn()))]
            }
            (_, Ok(action)) => self.act(action),
            (_, Err(refusal)) => vec![self.decline(&Declined::Refused(refusal))],
        }
    }

    fn word(&mut self, word: Word, rest: &str) -> Vec<Reply> {
        match word {
            Word::Moves => said(self.teller().moves(rest)),
            Word::Board => said(self.teller().board()),
            Word::Where => said(self.teller().stand()),
            Word::Position => said([self.teller().position_text()]),
            Word::History => said(self.teller().history()),
            Word::Rules => said(self.teller().rules_in_words()),
            Word::Hint => self.event(Event::Hint),
            Word::Undo => self.travel(Event::Undo),
            Word::Redo => self.travel(Event::Redo),
            Word::Pass => self.act(Action::Pass),
            Word::Seat => self.change_seat(rest),
            Word::Copy => self.copy(rest),
            Word::Go => self.go(),
            Word::Back => self.jump(self.shown.saturating_sub(1)),
            Word::At => match rest.parse() {
                Ok(at) if at <= self.game().actions().len() => self.jump(at),
                _ => {
                    let all = self.game().actions().len();
                    said([self.words.sentence(&self.words.plain_at_form(all))])
                }
            },
            Word::Help => said(self.teller().help()),
            // These are answered by whoever holds the game.
            Word::Resign | Word::Draw | Word::New | Word::Quit => Vec::new(),
        }
    }

    /// Takes back or plays again, and says how much.
    fn travel(&mut self, event: Event) -> Vec<Reply> {
        let before = self.game().actions().len();
        self.runs = false;
        let effects = match self.table.update(event) {
            Ok(effects) => effects,
            Err(declined) => return vec![self.decline(&declined)],
        };
        let now = self.game().actions().len();
        let told = match now < before {
            true => self.words.undone(before - now, "`redo`"),
            false => self.words.redone(now - before),
        };
        let mut replies = said([told]);
        effects.into_iter().for_each(|effect| replies.extend(self.effect(effect)));
        match self.game().ending() {
            Some(_) => replies.extend(said(self.teller().end())),
            None => replies.extend(self.prompt()),
        }
        replies
    }

    fn change_seat(&mut self, rest: &str) -> Vec<Reply> {
        let seating = self.game().rules().seating();
        let mut parts = rest.split_whitespace();
        let letter = parts.next().filter(|letter| letter.len() == 1);
        let seat = letter.and_then(|it| Seat::from_letter(it.chars().next()?.to_ascii_uppercase()));
        let seat = seat.filter(|&seat| seating.seats().contains(seat));
        let player = parts.next().and_then(Player::parse);
        let (Some(seat), Some(player), None) = (seat, player, parts.next()) else {
            let letters = seating.to_string();
            return said([self.words.sentence(&self.words.plain_seat_form(&letters))]);
        };
        (self.runs, self.told_held) = (false, false);
        let mut replies = said([self.words.plain_sits(seat, player)]);
        replies.extend(self.event(Event::Seat(seat, player)));
        // A bot that waited for a line may have a person to play with now, and need not wait.
        if let Some(thought) = self.held.take_if(|thought| thought.seat != seat) {
            replies.extend(self.effect(Effect::Think(*thought)));
        }
        replies.extend(self.prompt());
        replies
    }

    fn copy(&self, name: &str) -> Vec<Reply> {
        if name.is_empty() {
            return said([self.words.say(Label::PlainCopyForm).to_owned()]);
        }
        let text = self.keep.record(&self.table).text();
        vec![Reply::Copy { name: name.to_owned(), text }]
    }

    /// Bots among themselves, or a replay, go on to the end.
    fn go(&mut self) -> Vec<Reply> {
        if self.is_replay() {
            let mut replies = Vec::new();
            while self.shown < self.game().actions().len() {
                replies.extend(self.on());
            }
            return replies;
        }
        self.runs = self.held.is_some();
        self.on()
    }

    /// To the position of a replay after so many actions.
    fn jump(&mut self, at: usize) -> Vec<Reply> {
        self.shown = at;
        said([self.teller().where_in_replay()])
    }

    /// Who would give up: the person of that letter, the one to move, else the first who plays.
    pub fn resigning(&self, letter: &str) -> Result<Seat, String> {
        let (rules, position) = (self.game().rules(), self.game().position());
        let refused = |refusal| Err(self.words.refusal(rules, &refusal));
        if self.is_replay() {
            return Err(self.words.say(Label::PlainOnlyShown).to_owned());
        }
        if self.game().ending().is_some() {
            return refused(Refusal::GameOver);
        }
        let playing = position.playing(rules);
        let mut people = playing.iter().filter(|&seat| self.table.player(seat).is_human());
        let named = letter.chars().next().map(|it| it.to_ascii_uppercase());
        let seat = match named.and_then(Seat::from_letter) {
            Some(seat) => people.find(|&person| person == seat).ok_or(seat),
            None => self.table.person_to_move().or_else(|| people.next()).ok_or(position.turn()),
        };
        seat.or_else(|seat| refused(Refusal::NotPlaying(seat)))
    }

    /// Whether people can agree on a draw.
    pub fn drawing(&self) -> Result<(), String> {
        let rules = self.game().rules();
        if self.is_replay() {
            return Err(self.words.say(Label::PlainOnlyShown).to_owned());
        }
        if self.game().ending().is_some() {
            return Err(self.words.refusal(rules, &Refusal::GameOver));
        }
        let playing = self.game().position().playing(rules);
        match playing.iter().all(|seat| self.table.player(seat).is_human()) {
            true => Ok(()),
            false => Err(self.words.say(Label::BotsDoNotAgree).to_owned()),
        }
    }
}
