//! Back to an earlier turn of a person, and forward again.

use super::{Declined, Table};

impl Table {
    /// Whether there is a turn to go back to.
    pub fn can_undo(&self) -> bool {
        self.last_turn().is_some()
    }

    /// Back to the last turn of a person; where only bots play, one action back.
    pub(super) fn undo(&mut self) -> Result<(), Declined> {
        let turn = self.last_turn().ok_or(Declined::NothingToUndo)?;
        self.rewind(turn);
        Ok(())
    }

    /// How many actions came before the turn that undo goes back to.
    fn last_turn(&self) -> Option<usize> {
        let decided = self.game.actions().len();
        let turns = &self.game.positions()[..decided];
        if self.has_person() {
            turns.iter().rposition(|position| self.players[position.turn()].is_human())
        } else {
            decided.checked_sub(1)
        }
    }

    /// Forward to the next turn of a person; where only bots play, by one action.
    pub(super) fn redo(&mut self) -> Result<(), Declined> {
        if !self.game.can_redo() {
            return Err(Declined::NothingToRedo);
        }
        while self.game.redo().is_some() {
            if self.person_to_move().is_some() || !self.has_person() {
                break;
            }
        }
        Ok(())
    }

    /// Back to the position after so many actions.
    pub(super) fn rewind(&mut self, actions: usize) {
        while self.game.actions().len() > actions {
            self.game.undo();
        }
    }

    fn has_person(&self) -> bool {
        let mut seats = self.game.rules().seating().iter();
        seats.any(|seat| self.players[seat].is_human())
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::Seat;
    use crate::table::sample::{act, answer, table, thought};
    use crate::table::{Declined, Event};

    #[test]
    fn undo_goes_back_to_the_last_turn_of_a_person() {
        let mut table = table(3, "A");
        let first = act(&mut table, "e3-g5");
        let second = answer(&mut table, &first);
        answer(&mut table, &second);
        assert_eq!(table.game().actions().len(), 3);
        table.update(Event::Undo).unwrap();
        assert_eq!(table.game().actions().len(), 0);
        table.update(Event::Redo).unwrap();
        assert_eq!(table.game().actions().len(), 3);
        assert_eq!(table.update(Event::Redo).unwrap_err(), Declined::NothingToRedo);
    }

    #[test]
    fn undo_while_a_bot_thinks_gives_the_own_move_back() {
        let mut table = table(2, "A");
        act(&mut table, "e3-g5");
        table.update(Event::Undo).unwrap();
        assert!(!table.is_thinking());
        assert_eq!(table.person_to_move().map(Seat::letter), Some('A'));
        assert_eq!(table.update(Event::Undo).unwrap_err(), Declined::NothingToUndo);
    }

    #[test]
    fn where_only_bots_play_undo_takes_one_action_back() {
        let mut table = table(2, "");
        let first = table.update(Event::Begin).unwrap();
        let second = answer(&mut table, &first);
        answer(&mut table, &second);
        let effects = table.update(Event::Undo).unwrap();
        assert_eq!(table.game().actions().len(), 1);
        assert_eq!(thought(&effects).unwrap().seat.letter(), 'D');
    }

    #[test]
    fn a_move_of_a_bot_cannot_be_taken_back_before_a_person_has_moved() {
        let mut table = table(2, "D");
        let first = table.update(Event::Begin).unwrap();
        answer(&mut table, &first);
        assert!(!table.can_undo());
        assert_eq!(table.update(Event::Undo).unwrap_err(), Declined::NothingToUndo);
        assert_eq!(table.game().actions().len(), 1);
    }
}
