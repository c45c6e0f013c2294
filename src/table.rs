//! A game being played: who sits where, whose turn it is, and whom to ask for the next action.
//!
//! One door, [`Table::update`], for people, bots and tests: an [`Event`] goes in, [`Effect`]s come
//! out, and whoever runs the table performs them. There is no thread here and no clock: time is told
//! as [`Event::Elapsed`], and whoever stops telling it stops the clock. How long a bot thinks, and on
//! what, is left to [`app`](crate::app), what people see to [`tui`](crate::tui).

mod name;
mod player;
mod event;
mod chance;
mod tornado;
mod typed;
mod clock;
mod request;
mod hint;
mod past;
#[cfg(test)]
mod sample;

use core::time::Duration;

use crate::game::{Action, Game, Refusal};
use crate::rules::{BySeat, Seat};

pub use chance::{first_seat, opening};
pub use event::{Declined, Effect, Event, Purpose, Thought, Ticket};
pub use hint::{HINTS, Hint};
pub use name::Name;
pub use player::Player;

use request::first_legal;

/// A game, and who plays it.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    players: BySeat<Player>,
    seed: u64,
    /// How many requests were made so far.
    requests: u64,
    /// The request that is waited for.
    awaited: Option<(Ticket, Purpose)>,
    /// The hints that were found at this turn, the best first.
    hints: Vec<Action>,
    /// How much of the time of this turn has gone by.
    spent: Duration,
}

impl Table {
    /// A table for this game; nobody is asked for anything before [`Event::Begin`].
    pub fn new(game: Game, players: BySeat<Player>, seed: u64) -> Self {
        let (awaited, hints, spent) = (None, Vec::new(), Duration::ZERO);
        Self { game, players, seed, requests: 0, awaited, hints, spent }
    }

    /// The table set anew for another game. Requests go on being numbered, so that an answer to
    /// the game before finds nobody.
    pub fn set_anew(&self, game: Game, players: BySeat<Player>, seed: u64) -> Self {
        Self { requests: self.requests, ..Self::new(game, players, seed) }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who decides for a seat.
    pub fn player(&self, seat: Seat) -> Player {
        self.players[seat]
    }

    /// Who decides for each seat.
    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// The chance of this table, which draws the first seat and every bot's luck.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The seat whose turn it is when a person decides for it; `None` for a bot and when the game
    /// is over.
    pub fn person_to_move(&self) -> Option<Seat> {
        let seat = self.game.position().turn();
        (self.game.ending().is_none() && self.players[seat].is_human()).then_some(seat)
    }

    /// Whether people decide for all seats that still play.
    pub fn only_people_play(&self) -> bool {
        let playing = self.game.position().playing(self.game.rules());
        playing.iter().all(|seat| self.players[seat].is_human())
    }

    /// Takes an event in; what is to be done about it comes out.
    ///
    /// # Errors
    ///
    /// Why nothing happened. The answer to an old request is no error: it is dropped.
    pub fn update(&mut self, event: Event) -> Result<Vec<Effect>, Declined> {
        let before = self.turn_number();
        match event {
            Event::Begin => {}
            Event::Act(action) => self.act(action)?,
            Event::Answer(ticket, action) => match self.purpose(ticket) {
                None => return Ok(Vec::new()),
                Some(Purpose::Hint(number)) => return Ok(self.hinted(number, Some(action))),
                Some(Purpose::Turn | Purpose::StandIn) => self.answered(action)?,
            },
            Event::Failure(ticket) => match self.purpose(ticket) {
                None => return Ok(Vec::new()),
                Some(Purpose::Hint(number)) => return Ok(self.hinted(number, None)),
                // A person can move without help.
                Some(Purpose::StandIn) => return Ok(self.hinted(1, None)),
                Some(Purpose::Turn) => self.answered(first_legal(&self.game))?,
            },
            Event::Elapsed(time) => {
                if !self.is_up_after(time) {
                    return Ok(Vec::new());
                }
                self.play(self.time_is_up())?;
            }
            Event::Hint(number) => return self.hint(number),
            Event::StandIn => return self.stand_in(),
            Event::Seat(seat, player) => return self.seat(seat, player),
            Event::Undo => self.undo()?,
            Event::Redo => self.redo()?,
            Event::Rewind(actions) => self.rewind(actions),
        }
        if self.turn_number() != before {
            self.spent = Duration::ZERO;
            self.hints.clear();
        }
        Ok(self.ask())
    }

    /// Whoever thought for the seat is called off, and whoever decides for it now is asked; what
    /// goes on at other seats is left alone.
    fn seat(&mut self, seat: Seat, player: Player) -> Result<Vec<Effect>, Declined> {
        if !self.game.rules().seating().seats().contains(seat) {
            return Err(Declined::Refused(Refusal::NotPlaying(seat)));
        }
        if self.game.ending().is_some() {
            return Err(Declined::Refused(Refusal::GameOver));
        }
        let before = std::mem::replace(&mut self.players[seat], player);
        let changed = before != player && seat == self.game.position().turn();
        Ok(if changed { self.ask() } else { Vec::new() })
    }

    fn act(&mut self, action: Action) -> Result<(), Declined> {
        let turn = self.game.position().turn();
        let of_the_turn =
            matches!(action, Action::Move(_) | Action::Item(_) | Action::Pass | Action::TimeOut);
        if of_the_turn && self.game.ending().is_none() && !self.players[turn].is_human() {
            return Err(Declined::BotsTurn(turn));
        }
        if action == Action::Draw && !self.only_people_play() {
            return Err(Declined::BotsDoNotAgree);
        }
        self.play(self.drawn(action))
    }

    /// The bot that was asked for its turn acts; what is not legal leaves it asked.
    fn answered(&mut self, action: Action) -> Result<(), Declined> {
        self.play(action)?;
        self.awaited = None;
        Ok(())
    }

    fn play(&mut self, action: Action) -> Result<(), Declined> {
        self.game.play(action).map_err(Declined::Refused)
    }
}

#[cfg(test)]
mod tests {
    use super::sample::{BOT, act, answer, table, thought};
    use super::*;
    use crate::bot::Level;

    #[test]
    fn a_bot_that_takes_the_seat_to_move_begins_to_think() {
        let mut table = table(2, "AD");
        let effects = table.update(Event::Seat(Seat::ALL[0], BOT)).unwrap();
        assert_eq!(thought(&effects).map(|thought| thought.level), Some(Level::Easy));
        answer(&mut table, &effects);
        assert_eq!((table.game().actions().len(), table.person_to_move()), (1, Some(Seat::ALL[3])));
    }

    #[test]
    fn a_bot_whose_seat_a_person_takes_is_called_off() {
        let mut table = table(2, "A");
        let effects = act(&mut table, "e3-g5");
        let ticket = thought(&effects).unwrap().ticket;
        let effects = table.update(Event::Seat(Seat::ALL[3], Player::Human)).unwrap();
        assert!(matches!(effects[..], [Effect::Cancel]));
        let action = first_legal(table.game());
        assert!(table.update(Event::Answer(ticket, action)).unwrap().is_empty());
        assert_eq!((table.game().actions().len(), table.person_to_move()), (1, Some(Seat::ALL[3])));
    }

    #[test]
    fn another_seat_that_changes_hands_disturbs_nobody() {
        let mut table = table(3, "A");
        let effects = act(&mut table, "e3-g5");
        let ticket = thought(&effects).unwrap().ticket;
        let changed = table.update(Event::Seat(Seat::ALL[0], BOT)).unwrap();
        assert!(changed.is_empty() && table.is_thinking());
        let same = table.update(Event::Seat(Seat::ALL[2], BOT)).unwrap();
        assert!(same.is_empty());
        let action = first_legal(table.game());
        table.update(Event::Answer(ticket, action)).unwrap();
        assert_eq!(table.game().actions().len(), 2);
        let nobody = table.update(Event::Seat(Seat::ALL[1], BOT)).err();
        assert_eq!(nobody, Some(Declined::Refused(Refusal::NotPlaying(Seat::ALL[1]))));
    }

    #[test]
    fn bots_do_not_agree_to_a_draw() {
        let mut mixed = table(2, "A");
        assert_eq!(mixed.update(Event::Act(Action::Draw)).err(), Some(Declined::BotsDoNotAgree));
        let mut people = table(2, "AD");
        people.update(Event::Act(Action::Draw)).unwrap();
        assert!(people.game().ending().is_some());
    }

    #[test]
    fn a_person_does_not_move_for_a_bot_but_may_resign_meanwhile() {
        let mut table = table(3, "A");
        act(&mut table, "e3-g5");
        let bot = table.game().position().turn();
        let move_of_bot = first_legal(table.game());
        let declined = table.update(Event::Act(move_of_bot)).unwrap_err();
        assert_eq!(declined, Declined::BotsTurn(bot));
        let effects = table.update(Event::Act(Action::Resign(Seat::ALL[0]))).unwrap();
        assert!(thought(&effects).is_some(), "the bot is asked anew: the game has changed");
    }
}
