//! What people at the table may ask of a bot: hints, one after the other, and a turn played for them.
//!
//! The first hint is the hard bot's own choice. Each that follows is what it would do if it could do
//! none of those before, by a search of its own: nothing is ranked by values that a search has not
//! proven. They are looked for one at a time, so nobody waits for more than was asked for.

use super::{Declined, Effect, Purpose, Table};
use crate::bot::Level;
use crate::game::{Action, Refusal};

/// The most hints of one turn.
pub const HINTS: usize = 3;

/// A hint at a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What the bot would do.
    pub action: Action,
    /// Which it is, from 1, the best first.
    pub number: usize,
    /// How many there are.
    pub all: usize,
    /// Whether it was found for this question, and not for one before.
    pub is_new: bool,
}

impl Table {
    /// The hint of that number, the last one where there are not so many: at once when it is known.
    pub(super) fn hint(&mut self, number: usize) -> Result<Vec<Effect>, Declined> {
        self.check_person_moves()?;
        match self.known_hint(number) {
            Some(hint) => {
                let mut effects = self.call_off();
                effects.push(Effect::Hint(Some(Hint { is_new: false, ..hint })));
                Ok(effects)
            }
            None => Ok(self.request(Purpose::Hint(number), Level::Hard)),
        }
    }

    /// Lets the bot that gives the hints play this turn for the person to move.
    pub(super) fn stand_in(&mut self) -> Result<Vec<Effect>, Declined> {
        self.check_person_moves()?;
        Ok(self.request(Purpose::StandIn, Level::Hard))
    }

    fn check_person_moves(&self) -> Result<(), Declined> {
        let turn = self.game.position().turn();
        match (self.game.ending(), self.person_to_move()) {
            (Some(_), _) => Err(Declined::Refused(Refusal::GameOver)),
            (None, None) => Err(Declined::BotsTurn(turn)),
            (None, Some(_)) => Ok(()),
        }
    }

    /// A bot has found the next hint on the way to the one of that number; nothing when it broke down
    /// or what it found cannot be played.
    pub(super) fn hinted(&mut self, number: usize, action: Option<Action>) -> Vec<Effect> {
        self.awaited = None;
        // What a tornado leaves is drawn for people by the table. Where the move behind it needs
        // another draw, it is shown as the bot thought of it.
        let drawn = action.map(|action| self.drawn(action));
        let mut legal = drawn.into_iter().chain(action).filter(|&it| self.game.check(it).is_ok());
        let Some(action) = legal.next().filter(|action| !self.hints.contains(action)) else {
            return vec![Effect::Hint(None)];
        };
        self.hints.push(action);
        match self.known_hint(number) {
            Some(hint) => vec![Effect::Hint(Some(hint))],
            None => self.request(Purpose::Hint(number), Level::Hard),
        }
    }

    fn known_hint(&self, number: usize) -> Option<Hint> {
        let all = self.hints_in_all()?;
        let number = number.clamp(1, all);
        let action = *self.hints.get(number - 1)?;
        Some(Hint { action, number, all, is_new: true })
    }

    /// How many hints there are at this turn, once the first is known: a turn with an item, or a pass,
    /// is one beside the moves.
    fn hints_in_all(&self) -> Option<usize> {
        let beside = match self.hints.first()? {
            Action::Move(_) => 0,
            Action::Pass | Action::Item(_) | Action::TimeOut | Action::Resign(_) | Action::Draw => {
                1
            }
        };
        let moves = self.game.position().moves(self.game.rules()).len();
        Some((moves + beside).min(HINTS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Hole;
    use crate::game::Move;
    use crate::table::Event;
    use crate::table::sample::{act, action, answer, table, thought};

    /// The bot that was asked answers with that move.
    fn told(table: &mut Table, effects: &[Effect], text: &str) -> Vec<Effect> {
        let ticket = thought(effects).unwrap().ticket;
        table.update(Event::Answer(ticket, action(table, text))).unwrap()
    }

    fn hint(effects: &[Effect]) -> Hint {
        match effects {
            [.., Effect::Hint(Some(hint))] => *hint,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_hint_is_told_and_changes_nothing() {
        let mut table = table(2, "A");
        let asked = table.update(Event::Hint(1)).unwrap();
        let asked = thought(&asked).unwrap().clone();
        assert_eq!((asked.purpose, asked.seat.letter()), (Purpose::Hint(1), 'A'));
        let action = action(&table, "e3-g5");
        let found = table.update(Event::Answer(asked.ticket, action)).unwrap();
        assert_eq!(hint(&found), Hint { action, number: 1, all: 3, is_new: true });
        assert!(table.game().actions().is_empty() && !table.is_thinking());
        assert!(table.update(Event::Answer(asked.ticket, action)).unwrap().is_empty());
    }

    #[test]
    fn the_next_hint_is_looked_for_apart_from_those_before_and_known_ones_are_told_at_once() {
        let mut table = table(2, "A");
        let asked = table.update(Event::Hint(1)).unwrap();
        let first = hint(&told(&mut table, &asked, "e3-g5"));
        let asked = table.update(Event::Hint(2)).unwrap();
        assert_eq!(thought(&asked).unwrap().apart, [first.action]);
        let second = hint(&told(&mut table, &asked, "g3-g5"));
        assert_eq!((second.number, second.is_new), (2, true));
        for (number, known) in [(1, first), (2, second)] {
            let again = hint(&table.update(Event::Hint(number)).unwrap());
            assert_eq!(again, Hint { is_new: false, ..known });
        }
    }

    #[test]
    fn those_before_are_found_on_the_way_and_the_last_stands_for_those_behind_it() {
        let mut table = table(2, "A");
        let mut effects = table.update(Event::Hint(9)).unwrap();
        for text in ["e3-g5", "g3-g5", "f3-f5"] {
            effects = told(&mut table, &effects, text);
        }
        let last = hint(&effects);
        assert_eq!((last.number, last.all, last.is_new), (3, 3, true));
        assert_eq!(hint(&table.update(Event::Hint(9)).unwrap()).action, last.action);
    }

    #[test]
    fn after_a_turn_or_an_undo_hints_are_found_anew() {
        let mut table = table(2, "AD");
        let asked = table.update(Event::Hint(1)).unwrap();
        told(&mut table, &asked, "e3-g5");
        act(&mut table, "e3-g5");
        let asked = table.update(Event::Hint(1)).unwrap();
        assert!(thought(&asked).unwrap().apart.is_empty());
        table.update(Event::Undo).unwrap();
        assert!(thought(&table.update(Event::Hint(1)).unwrap()).is_some());
    }

    #[test]
    fn whoever_moves_no_longer_waits_for_a_hint() {
        let mut table = table(2, "AD");
        let asked = table.update(Event::Hint(1)).unwrap();
        let moved = act(&mut table, "e3-g5");
        assert!(matches!(moved[..], [Effect::Cancel]));
        let late = Event::Answer(thought(&asked).unwrap().ticket, Action::Pass);
        assert!(table.update(late).unwrap().is_empty());
    }

    #[test]
    fn a_hint_that_fails_or_was_told_already_is_none() {
        let mut table = table(2, "A");
        let asked = table.update(Event::Hint(1)).unwrap();
        let failed = table.update(Event::Failure(thought(&asked).unwrap().ticket)).unwrap();
        assert!(matches!(failed[..], [Effect::Hint(None)]));
        let asked = table.update(Event::Hint(2)).unwrap();
        let asked = told(&mut table, &asked, "e3-g5");
        let same = told(&mut table, &asked, "e3-g5");
        assert!(matches!(same[..], [Effect::Hint(None)]) && !table.is_thinking());
    }

    #[test]
    fn there_is_no_hint_on_a_bots_turn() {
        let mut table = table(2, "A");
        let effects = act(&mut table, "e3-g5");
        let turn = thought(&effects).unwrap().seat;
        for event in [Event::Hint(1), Event::StandIn] {
            assert_eq!(table.update(event).unwrap_err(), Declined::BotsTurn(turn));
        }
    }

    #[test]
    fn a_bot_that_stands_in_plays_one_turn_which_can_be_taken_back() {
        let mut table = table(2, "A");
        let asked = table.update(Event::StandIn).unwrap();
        assert_eq!(thought(&asked).unwrap().purpose, Purpose::StandIn);
        let next = told(&mut table, &asked, "e3-g5");
        assert_eq!(thought(&next).unwrap().seat.letter(), 'D');
        answer(&mut table, &next);
        assert!(table.person_to_move().is_some() && !table.is_thinking());
        table.update(Event::Undo).unwrap();
        assert!(table.game().actions().is_empty());
    }

    #[test]
    fn a_bot_that_fails_to_stand_in_plays_nothing() {
        let mut table = table(2, "A");
        let asked = table.update(Event::StandIn).unwrap();
        let ticket = thought(&asked).unwrap().ticket;
        let nowhere = Action::Move(Move { from: Hole::new(0), to: Hole::new(1) });
        assert!(table.update(Event::Answer(ticket, nowhere)).is_err());
        let failed = table.update(Event::Failure(ticket)).unwrap();
        assert!(matches!(failed[..], [Effect::Hint(None)]) && !table.is_thinking());
        assert!(table.game().actions().is_empty());
    }
}
