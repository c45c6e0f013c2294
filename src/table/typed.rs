//! What a person types for a turn.

use super::Table;
use crate::board::Hole;
use crate::game::{Action, ActionError, Before, ItemTurn, Then, Typed};
use crate::rules::Item;

impl Table {
    /// The turn that a text means now; a tornado needs no word of what it leaves, and a blank between
    /// two holes is as good as a hyphen.
    ///
    /// # Errors
    ///
    /// When it is no text of a turn, or when the turn is not legal.
    pub fn read_turn(&self, text: &str) -> Result<Action, ActionError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.first().and_then(|word| Item::from_key(word)).is_none() {
            return self.game.read_turn(&hyphenated(&words));
        }
        match self.undrawn(&words) {
            Some((centre, rest)) => self.game.read_turn(&self.with_draw(centre, &rest)),
            None => self.game.read_turn(text),
        }
    }

    /// The hole of a tornado and what follows it, where the words do not tell what it leaves.
    fn undrawn(&self, words: &[&str]) -> Option<(Hole, String)> {
        let board = self.game.rules().board();
        let [item, centre, rest @ ..] = words else { return None };
        let is_move =
            |word: &&str| *word == Item::Double.key() || Typed::parse(board, word).is_ok();
        if Item::from_key(item) != Some(Item::Tornado) || !rest.first().is_none_or(is_move) {
            return None;
        }
        Some((board.hole_named(centre)?, rest.join(" ")))
    }

    /// The text of a turn with a tornado there: what it leaves, and then the rest.
    fn with_draw(&self, centre: Hole, rest: &str) -> String {
        let before = Some(Before::Tornado(centre, self.tornado(centre)));
        let alone = Action::Item(ItemTurn { before, then: Then::Pass });
        let drawn = self.game.position().action_text(self.game.rules(), alone);
        format!("{}{rest}", drawn.trim_end_matches('-'))
    }
}

/// Words that name holes as one text, with a hyphen where no sign parts two of them.
fn hyphenated(words: &[&str]) -> String {
    const SIGNS: [char; 3] = ['-', 'x', 'X'];
    let mut text = String::new();
    for word in words {
        let parted = text.is_empty() || text.ends_with(SIGNS) || word.starts_with(SIGNS);
        if !parted {
            text.push('-');
        }
        text.push_str(word);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::sample::table;

    #[test]
    fn a_blank_between_holes_is_as_good_as_a_hyphen() {
        let table = table(2, "AD");
        let meant = table.read_turn("e3-g5").unwrap();
        for text in ["e3 g5", " e3  g5 ", "e3 - g5", "E3 -g5", "e3\tg5"] {
            assert_eq!(table.read_turn(text), Ok(meant), "{text}");
        }
        for text in ["e3g5", "e3", "e3 - - g5", ""] {
            assert!(table.read_turn(text).is_err(), "{text}");
        }
        assert_eq!(hyphenated(&["h12", "j14", "xl16"]), "h12-j14xl16");
        assert_eq!(hyphenated(&["--"]), "--");
    }
}
