//! The text forms of actions: moves, `--`, `timeout`, `resign A` and `draw`.
//!
//! The form of a move alone is left to [`move_text`](super::move_text), that of a turn with an item to
//! [`item_text`](super::item_text).

use super::{Action, Game, MoveTextError, Position, Refusal, Typed};
use crate::rules::{Rules, Seat};

/// Before the letter of the seat that resigns.
const RESIGN: &str = "resign";

/// The time of the seat to move has run out.
const TIME_OUT: &str = "timeout";

/// All agree to a draw.
const DRAW: &str = "draw";

/// Why a text is no action that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// It is no text of an action.
    Text(MoveTextError),
    /// `resign` needs the letter of a seat.
    Seat {
        /// What stands there.
        found: String,
    },
    /// It begins like a turn with an item and does not go on like one.
    ItemForm,
    /// It cannot be played now.
    Refused(Refusal),
}

impl Position {
    /// The text of an action that is legal here: a move by its canonical route, a pass as `--`,
    /// `timeout`, `resign A`, `draw`; a turn with an item as `block i9 e3-g5`.
    pub fn action_text(&self, rules: &Rules, action: Action) -> String {
        match action {
            Action::Move(it) => self.move_text(rules, it),
            Action::Pass => "--".to_owned(),
            Action::TimeOut => TIME_OUT.to_owned(),
            Action::Item(turn) => self.item_text(rules, turn),
            Action::Resign(seat) => format!("{RESIGN} {seat}"),
            Action::Draw => DRAW.to_owned(),
        }
    }
}

impl Game {
    /// The action that a text means now, see [`Position::action_text`].
    ///
    /// # Errors
    ///
    /// When it is no text of an action, or when the action is not legal.
    pub fn read_action(&self, text: &str) -> Result<Action, ActionError> {
        let text = text.trim();
        if text == DRAW {
            return self.allow(Action::Draw);
        }
        if text == TIME_OUT {
            return self.allow(Action::TimeOut);
        }
        if let Some(letter) = text.strip_prefix(RESIGN) {
            return self.allow(Action::Resign(seat(letter)?));
        }
        self.read_turn(text)
    }

    /// The same, but only what the seat to move can do in time: a move, a pass, a turn with an item.
    ///
    /// # Errors
    ///
    /// When it is no text of such an action, or when the action is not legal.
    pub fn read_turn(&self, text: &str) -> Result<Action, ActionError> {
        let text = text.trim();
        if let Some(read) = self.read_items(text) {
            return read;
        }
        let typed = Typed::parse(self.rules().board(), text).map_err(ActionError::Text)?;
        self.read(&typed).map_err(ActionError::Refused)
    }

    fn allow(&self, action: Action) -> Result<Action, ActionError> {
        self.check(action).map(|()| action).map_err(ActionError::Refused)
    }
}

fn seat(text: &str) -> Result<Seat, ActionError> {
    let mut letters = text.trim().chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(ActionError::Seat { found: text.trim().to_owned() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Draft, Seating};
    use std::sync::Arc;

    #[test]
    fn every_action_is_read_as_it_is_written() {
        let draft: Draft = toml::from_str("clock = { move_seconds = 9, timeouts = 2 }").unwrap();
        let rules = Rules::new(&draft, Seating::of(3).unwrap()).unwrap();
        let mut game = Game::new(Arc::new(rules));
        for text in ["e3-g5", "resign E", "e11-g11", "timeout", "draw"] {
            let action = game.read_action(text).unwrap();
            assert_eq!(game.position().action_text(game.rules(), action), text);
            game.play(action).unwrap();
        }
        assert_eq!(game.read_action("draw"), Err(ActionError::Refused(Refusal::GameOver)));
    }

    #[test]
    fn who_resigns_must_be_named_and_play() {
        let rules = Rules::new(&Draft::classic(), Seating::of(2).unwrap()).unwrap();
        let game = Game::new(Arc::new(rules));
        let found = |text: &str| ActionError::Seat { found: text.to_owned() };
        assert_eq!(game.read_action("resign"), Err(found("")));
        assert_eq!(game.read_action("resign AD"), Err(found("AD")));
        let refused = game.read_action("resign B").unwrap_err();
        assert!(matches!(refused, ActionError::Refused(Refusal::NotPlaying(_))));
    }
}
