//! What bots are asked for, and what comes of their answers.

use super::chance::turn_seed;
use super::{Effect, Player, Purpose, Table, Thought, Ticket};
use crate::bot::Level;
use crate::game::{Action, Game};

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

    /// Calls off the request that the game has left behind, and makes the one it needs now.
    pub(super) fn ask(&mut self) -> Vec<Effect> {
        let seat = self.game.position().turn();
        match (self.game.ending(), self.players[seat]) {
            (None, Player::Bot(level)) => self.request(Purpose::Turn, level),
            (Some(_), _) | (None, Player::Human) => self.call_off(),
        }
    }

    /// Asks a bot to think for the seat to move.
    pub(super) fn request(&mut self, purpose: Purpose, level: Level) -> Vec<Effect> {
        let mut effects = self.call_off();
        self.requests = self.requests.wrapping_add(1);
        let ticket = Ticket(self.requests);
        self.awaited = Some((ticket, purpose));
        let apart = match purpose {
            Purpose::Hint(_) => self.hints.clone(),
            Purpose::Turn | Purpose::StandIn => Vec::new(),
        };
        effects.push(Effect::Think(Thought {
            ticket,
            seat: self.game.position().turn(),
            purpose,
            level,
            apart,
            game: self.game.clone(),
            seed: turn_seed(self.seed, self.game.actions().len()),
            limit: self.time_left(),
        }));
        effects
    }

    pub(super) fn call_off(&mut self) -> Vec<Effect> {
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
    use crate::game::{Action, Game};
    use crate::rules::Seat;
    use crate::table::sample::{act, answer, rules, table, thought};
    use crate::table::{Effect, Event};

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
}
