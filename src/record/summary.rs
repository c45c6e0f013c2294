//! A record in a line: what a list of saved games tells of it.

use super::Record;
use crate::game::{Ending, Game};
use crate::rules::Seat;
use crate::table::{Name, Player};

/// What there is to know of a saved game before it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The rule set.
    pub preset: String,
    /// Every seat, with who decides for it and what that one is called.
    pub seats: Vec<Sitter>,
    /// How many actions were played.
    pub actions: usize,
    /// Why it is over, if it is.
    pub ending: Option<Ending>,
    /// Who has won or is nearest to it; nobody when several are.
    pub leader: Option<Seat>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Sitter {
    pub seat: Seat,
    pub player: Player,
    pub name: Name,
}

impl Sitter {
    /// The name, or where nobody gave one who decides, as files write it.
    pub fn who(&self) -> String {
        match self.name.is_empty() {
            true => self.player.to_string(),
            false => self.name.to_string(),
        }
    }
}

impl Record {
    /// The record in a line.
    pub fn summary(&self) -> Summary {
        let seated = |seat| {
            let (player, name) = (self.players[seat], self.names[seat].clone());
            Sitter { seat, player, name }
        };
        Summary {
            preset: self.preset.clone(),
            seats: self.game.rules().seating().iter().map(seated).collect(),
            actions: self.game.actions().len(),
            ending: self.game.ending(),
            leader: leader(&self.game),
        }
    }
}

/// Once the game is over the one with the first place, before that the one with the fewest rows
/// to go among those who still play or are home.
fn leader(game: &Game) -> Option<Seat> {
    let (rules, position) = (game.rules(), game.position());
    let worth = |seat: Seat| match game.places() {
        Some(places) => places[seat],
        None => {
            let home = position.home().iter().position(|other| other == seat);
            let behind = position.home().len() + position.rows_left(rules, seat);
            let out = position.out().set().contains(seat);
            (!out).then_some(home.unwrap_or(behind))
        }
    };
    let seats = rules.seating().iter();
    let worths: Vec<(usize, Seat)> =
        seats.filter_map(|seat| worth(seat).map(|worth| (worth, seat))).collect();
    let best = worths.iter().map(|(worth, _)| *worth).min()?;
    let mut first = worths.into_iter().filter(|(worth, _)| *worth == best);
    let (_, leader) = first.next()?;
    first.next().is_none().then_some(leader)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Action, Position};
    use crate::rules::{Draft, Rules, Seating};
    use std::sync::Arc;

    fn led(position: &str, resigns: &[char]) -> Option<char> {
        let rules = Rules::new(&Draft::classic(), Seating::of(2).unwrap()).unwrap();
        let start = Position::parse(&rules, position).unwrap();
        let mut game = Game::from_position(Arc::new(rules), start);
        for &letter in resigns {
            game.play(Action::Resign(Seat::from_letter(letter).unwrap())).unwrap();
        }
        leader(&game).map(Seat::letter)
    }

    #[test]
    fn the_one_with_the_fewest_rows_to_go_leads() {
        let even = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A";
        assert_eq!(led(even, &[]), None);
        let ahead = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/A12/AAA1/AAA/AA/A D";
        assert_eq!(led(ahead, &[]), Some('A'));
        assert_eq!(led(ahead, &['A']), Some('D'));
    }
}
