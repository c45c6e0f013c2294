//! What a line does in a game: a move, a word, or nothing typed at all.
//!
//! What the game makes of it is left to [`sitting`](super::sitting), what is said of it to
//! [`tell`](super::tell).

use super::Reply;
use super::sitting::{Sitting, said};
use super::word::{Line, Word};
use crate::game::{Action, ActionError, Refusal};
use crate::record::Worth;
use crate::rules::Seat;
use crate::table::{Declined, Effect, Event, HINTS, Player};
use crate::text::Label;

impl Sitting {
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
        let read = self.table.read_turn(text);
        let is_turn = matches!(read, Ok(_) | Err(ActionError::Refused(_)));
        match read {
            // On a bot's turn its pieces are not the person's to move, whatever is typed.
            _ if is_turn
                && self.table.person_to_move().is_none()
                && self.game().ending().is_none() =>
            {
                vec![self.decline(&Declined::BotsTurn(self.game().position().turn()))]
            }
            Ok(action) => self.act(action),
            Err(error) => {
                let told = self.words.action_error(self.game().rules(), &error);
                said([self.words.sentence(&told)])
            }
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
            Word::Hint => self.ask_hint(rest),
            Word::Bot => self.event(Event::StandIn),
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

    /// The hint of a number that was typed; without one the next, and behind the last the first.
    fn ask_hint(&mut self, rest: &str) -> Vec<Reply> {
        let next = self.hint.map_or(1, |hint| hint.number % hint.all + 1);
        let number = if rest.is_empty() { Some(next) } else { rest.parse().ok() };
        match number.filter(|number| (1..=HINTS).contains(number)) {
            Some(number) => self.event(Event::Hint(number)),
            None => said([self.words.sentence(&self.words.plain_hint_form())]),
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
        self.hint = None;
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
        let seat = parts.next().and_then(seat_named);
        let seat = seat.filter(|&seat| seating.seats().contains(seat));
        let player = parts.next().and_then(Player::parse);
        let (Some(seat), Some(player), None) = (seat, player, parts.next()) else {
            let letters = seating.to_string();
            return said([self.words.sentence(&self.words.plain_seat_form(&letters))]);
        };
        (self.runs, self.told_held) = (false, false);
        if player != self.table.player(seat) {
            // A crossing that a bot had a hand in is not one's own.
            self.solo = None;
        }
        let mut replies = said([self.words.plain_sits(seat, player)]);
        self.keep.worth = Worth::Friendly;
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

    /// Who would give up: the person of the letter that follows; without one the person to move,
    /// else the first who plays.
    pub fn resigning(&self, rest: &str) -> Result<Seat, String> {
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
        let seat = match (rest, seat_named(rest)) {
            ("", _) => self.table.person_to_move().or_else(|| people.next()).ok_or(position.turn()),
            (_, Some(seat)) => people.find(|&person| person == seat).ok_or(seat),
            (_, None) => {
                let error = ActionError::Seat { found: rest.to_owned() };
                return Err(self.words.action_error(rules, &error));
            }
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

/// The seat whose letter a text is, small or large.
fn seat_named(text: &str) -> Option<Seat> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Seat::from_letter(letter.to_ascii_uppercase()),
        _ => None,
    }
}
