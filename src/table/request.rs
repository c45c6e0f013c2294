//! What bots are asked for, and what comes of their answers.

use super::chance::turn_seed;
use super::{Declined, Effect, Player, Purpose, Table, Thought, Ticket};
use crate::bot::Level;
use crate::game::{Action, Game, Refusal};

impl Table {
    /// Whether a bot is being waited for.
    pub fn is_thinking(&self) -> bool {
        self.awaited.is_some()
    }

    /// Whether an answer to that request is waited for.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        self.purpose(ticket).is_some()
    }

    /// What the request of that number is for, if it is still waited for.
    pub(super) fn purpose(&self, ticket: Ticket) -> Option<Purpose> {
        self.awaited.filter(|(awaited, _)| *awaited == ticket).map(|(_, purpose)| purpose)
    }

    /// Asks for a hint for the person to move.
    pub(super) fn hint(&mut self) -> Result<Vec<Effect>, Declined> {
        let turn = self.game.position().turn();
        if self.game.ending().is_some() {
            return Err(Declined::Refused(Refusal::GameOver));
        }
        if self.person_to_move().is_none() {
            return Err(Declined::BotsTurn(turn));
        }
        Ok(self.request(Purpose::Hint, Level::Hard))
    }

    /// The hint that was waited for; none when it broke down or could not be played.
    pub(super) fn hinted(&mut self, action: Option<Action>) -> Vec<Effect> {
        self.awaited = None;
        let legal = action.filter(|&action| self.game.check(action).is_ok());
        vec![Effect::Hint(legal)]
    }

    /// Calls off the request that the game has left behind, and makes the one it needs now.
    pub(super) fn ask(&mut self) -> Vec<Effect> {
        let seat = self.game.position().turn();
        match (self.game.ending(), self.players[seat]) {
            (None, Player::Bot(level)) => self.request(Purpose::Turn, level),
            (Some(_), _) | (None, Player::Human) => self.call_off(),
        }
    }

    /// Asks a bot to think for the seat to move.
    fn request(&mut self, purpose: Purpose, level: Level) -> Vec<Effect> {
        let mut effects = self.call_off();
        self.requests = self.requests.wrapping_add(1);
        let ticket = Ticket(self.requests);
        self.awaited = Some((ticket, purpose));
        effects.push(Effect::Think(Thought {
            ticket,
            seat: self.game.position().turn(),
            purpose,
            level,
            game: self.game.clone(),
            seed: turn_seed(self.seed, self.game.actions().len()),
            limit: self.time_left(),
        }));
        effects
    }

    fn call_off(&mut self) -> Vec<Effect> {
        let awaited = self.awaited.take();
        awaited.map(|_| Effect::Cancel).into_iter().collect()
    }
}

/// The legal action with the lowest holes: what is played for a bot that broke down.
pub(super) fn first_legal(game: &Game) -> Action {
    match game.position().moves(game.rules()).first() {
        Some(&it) => Action::Move(it),
        None => Action::Pass,
    }
}

#[cfg(test)]
mod tests {
    use super::first_legal;
    use crate::game::{Action, Game};
    use crate::rules::Seat;
    use crate::table::sample::{act, action, answer, rules, table, thought};
    use crate::table::{Declined, Effect, Event, Purpose};

    #[test]
    fn a_bot_is_asked_when_its_turn_comes() {
        let mut table = table(2, "A");
        assert!(table.update(Event::Begin).unwrap().is_empty());
        let effects = act(&mut table, "e3-g5");
        assert_eq!(thought(&effects).unwrap().seat.letter(), 'D');
        assert!(table.is_thinking());
        assert!(answer(&mut table, &effects).is_empty());
        assert_eq!(table.person_to_move().map(Seat::letter), Some('A'));
    }

    #[test]
    fn an_answer_to_an_old_request_is_dropped() {
        let mut table = table(2, "A");
        let old = act(&mut table, "e3-g5");
        let undone = table.update(Event::Undo).unwrap();
        assert!(matches!(undone[..], [Effect::Cancel]));
        let new = act(&mut table, "e3-g5");
        let ticket = thought(&old).unwrap().ticket;
        let late = table.update(Event::Answer(ticket, Action::Pass)).unwrap();
        assert!(late.is_empty());
        assert_eq!(table.game().actions().len(), 1);
        answer(&mut table, &new);
        assert_eq!(table.game().actions().len(), 2);
    }

    #[test]
    fn an_answer_to_the_game_before_is_dropped() {
        let mut before = table(2, "A");
        let old = act(&mut before, "e3-g5");
        let mut table = before.set_anew(Game::new(rules(2)), *before.players(), 8);
        act(&mut table, "e3-g5");
        let ticket = thought(&old).unwrap().ticket;
        assert!(table.update(Event::Answer(ticket, Action::Pass)).unwrap().is_empty());
        assert!(table.is_thinking());
    }

    #[test]
    fn a_hint_is_told_and_changes_nothing() {
        let mut table = table(2, "A");
        let asked = table.update(Event::Hint).unwrap();
        let thought = thought(&asked).unwrap();
        assert_eq!((thought.purpose, thought.seat.letter()), (Purpose::Hint, 'A'));
        let action = action(&table, "e3-g5");
        let told = table.update(Event::Answer(thought.ticket, action)).unwrap();
        assert!(matches!(told[..], [Effect::Hint(Some(hint))] if hint == action));
        assert!(table.game().actions().is_empty() && !table.is_thinking());
        assert!(table.update(Event::Answer(thought.ticket, action)).unwrap().is_empty());
    }

    #[test]
    fn whoever_moves_no_longer_waits_for_a_hint() {
        let mut table = table(2, "AD");
        let asked = table.update(Event::Hint).unwrap();
        let moved = act(&mut table, "e3-g5");
        assert!(matches!(moved[..], [Effect::Cancel]));
        let late = Event::Answer(thought(&asked).unwrap().ticket, Action::Pass);
        assert!(table.update(late).unwrap().is_empty());
    }

    #[test]
    fn a_hint_that_fails_is_told_too() {
        let mut table = table(2, "A");
        let asked = table.update(Event::Hint).unwrap();
        let told = table.update(Event::Failure(thought(&asked).unwrap().ticket)).unwrap();
        assert!(matches!(told[..], [Effect::Hint(None)]));
        assert!(table.game().actions().is_empty());
    }

    #[test]
    fn there_is_no_hint_on_a_bots_turn() {
        let mut table = table(2, "D");
        table.update(Event::Begin).unwrap();
        let turn = table.game().position().turn();
        assert_eq!(table.update(Event::Hint).unwrap_err(), Declined::BotsTurn(turn));
        assert!(table.is_thinking(), "the bot goes on");
    }

    #[test]
    fn a_bot_that_breaks_down_gets_the_first_legal_move() {
        let mut table = table(2, "A");
        let effects = act(&mut table, "e3-g5");
        let ticket = thought(&effects).unwrap().ticket;
        let legal = first_legal(table.game());
        table.update(Event::Failure(ticket)).unwrap();
        assert_eq!(table.game().actions().last(), Some(&legal));
    }

    #[test]
    fn an_illegal_answer_leaves_the_request_open() {
        let mut table = table(2, "A");
        let effects = act(&mut table, "e3-g5");
        let ticket = thought(&effects).unwrap().ticket;
        assert!(table.update(Event::Answer(ticket, Action::Pass)).is_err());
        assert!(table.update(Event::Failure(ticket)).is_ok());
    }

    #[test]
    fn the_chance_of_a_turn_is_the_same_after_undo() {
        let mut table = table(2, "A");
        let once = act(&mut table, "e3-g5");
        table.update(Event::Undo).unwrap();
        let again = act(&mut table, "e3-g5");
        assert_eq!(thought(&once).unwrap().seed, thought(&again).unwrap().seed);
    }
}
