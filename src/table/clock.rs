//! The time of a turn: what of it has gone by, and what happens when it is up.

use core::time::Duration;

use super::Table;
use crate::game::Action;
use crate::rules::Seat;

impl Table {
    /// How long the seat to move still has for its turn; `None` where the rules have no clock, and
    /// when the game is over.
    pub fn time_left(&self) -> Option<Duration> {
        let clock = self.game.rules().clock()?;
        let all = Duration::from_secs(clock.move_seconds.into());
        self.game.ending().is_none().then(|| all.saturating_sub(self.spent))
    }

    /// Takes time off the turn. Whether that was all it had.
    pub(super) fn is_up_after(&mut self, time: Duration) -> bool {
        self.spent = self.spent.saturating_add(time);
        self.time_left() == Some(Duration::ZERO)
    }

    /// Which turn it is: another after every action but one out of turn, whose time goes on.
    pub(super) fn turn_number(&self) -> (Seat, u32) {
        let position = self.game.position();
        (position.turn(), position.turns(position.turn()))
    }

    /// What is played when the time is up: a seat without a legal move could only pass in time.
    pub(super) fn time_is_up(&self) -> Action {
        match self.game.position().can_move(self.game.rules()) {
            true => Action::TimeOut,
            false => Action::Pass,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::game::{Game, Position};
    use crate::rules::{BySeat, Draft, Rules, Seating};
    use crate::table::sample::{act, table, thought};
    use crate::table::{Effect, Event};

    /// A table of two with a clock of ten seconds, where the seats of these letters are people.
    fn timed(people: &str) -> Table {
        let draft: Draft = toml::from_str("clock = { move_seconds = 10, timeouts = 2 }").unwrap();
        let rules = Rules::new(&draft, Seating::of(2).unwrap()).unwrap();
        let players = *table(2, people).players();
        Table::new(Game::new(Arc::new(rules)), players, 7)
    }

    fn elapse(table: &mut Table, seconds: u64) -> Vec<Effect> {
        table.update(Event::Elapsed(Duration::from_secs(seconds))).unwrap()
    }

    fn left(table: &Table) -> Option<u64> {
        table.time_left().map(|left| left.as_secs())
    }

    #[test]
    fn a_turn_that_takes_too_long_is_passed() {
        let mut table = timed("AD");
        elapse(&mut table, 9);
        assert_eq!((left(&table), table.game().actions().len()), (Some(1), 0));
        elapse(&mut table, 100);
        assert_eq!(table.game().actions(), [Action::TimeOut]);
        assert_eq!(left(&table), Some(10), "what was too long is not the next one's loss");
        act(&mut table, "m14-m13");
        elapse(&mut table, 10);
        assert_eq!((table.game().ending().is_some(), left(&table)), (true, None));
    }

    #[test]
    fn without_a_clock_time_does_not_matter() {
        let mut table = table(2, "AD");
        assert!(elapse(&mut table, 1_000_000).is_empty());
        assert_eq!((table.time_left(), table.game().actions().len()), (None, 0));
    }

    #[test]
    fn a_move_and_an_undo_begin_the_time_anew() {
        let mut table = timed("AD");
        elapse(&mut table, 4);
        act(&mut table, "e3-g5");
        assert_eq!(left(&table), Some(10));
        elapse(&mut table, 4);
        table.update(Event::Undo).unwrap();
        assert_eq!(left(&table), Some(10));
        elapse(&mut table, 4);
        table.update(Event::Redo).unwrap();
        assert_eq!(left(&table), Some(10));
    }

    #[test]
    fn a_bot_is_told_its_time_and_called_off_when_it_is_up() {
        let mut table = timed("A");
        let effects = act(&mut table, "e3-g5");
        let thought = thought(&effects).unwrap().clone();
        assert_eq!(thought.limit, Some(Duration::from_secs(10)));
        let effects = elapse(&mut table, 10);
        assert!(matches!(effects[..], [Effect::Cancel]));
        let late = table.update(Event::Answer(thought.ticket, Action::Pass)).unwrap();
        assert!(late.is_empty());
        assert_eq!(table.game().actions().last(), Some(&Action::TimeOut));
    }

    #[test]
    fn who_cannot_move_passes_when_the_time_is_up() {
        let settings = "pieces = 3\nclock = { move_seconds = 10, timeouts = 1 }";
        let draft: Draft = toml::from_str(settings).unwrap();
        let rules = Rules::new(&draft, Seating::of(4).unwrap()).unwrap();
        let shut_in = "1/2/3/4/13/12/11/10/9/10/11/12/EE11/DDDE/BBB/AA/A A";
        let start = Position::parse(&rules, shut_in).unwrap();
        let game = Game::from_position(Arc::new(rules), start);
        let mut table = Table::new(game, BySeat::default(), 1);
        elapse(&mut table, 10);
        assert_eq!(table.game().actions(), [Action::Pass]);
    }

    #[test]
    fn somebody_elses_resignation_costs_no_time() {
        let draft: Draft = toml::from_str("clock = { move_seconds = 10, timeouts = 2 }").unwrap();
        let rules = Rules::new(&draft, Seating::of(3).unwrap()).unwrap();
        let mut table = Table::new(Game::new(Arc::new(rules)), BySeat::default(), 1);
        elapse(&mut table, 4);
        table.update(Event::Act(Action::Resign(Seat::ALL[2]))).unwrap();
        assert_eq!(left(&table), Some(6));
    }
}
