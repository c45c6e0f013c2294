//! Who sits where in the next game, as it is filled in: persons and bots, and their names.
//!
//! Seats of one name are armies of one person.

use super::intent::Intent;
use super::line::Line;
use super::palette::Colours;
use crate::rules::{BySeat, Seat};
use crate::table::{Name, Player};

/// What is kept of the seats for the next time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    /// What they were called.
    pub names: BySeat<Name>,
    /// Their colours.
    pub colours: Colours,
}

/// Who sits where; seats that do not play keep theirs for later.
#[derive(Clone, Debug)]
pub struct Guests {
    /// Who decides for a seat.
    pub players: BySeat<Player>,
    /// What they are called.
    pub names: BySeat<Name>,
    /// The name that is being typed, and whose it will be.
    pub typed: Option<(Seat, Line)>,
}

impl Default for Guests {
    /// Those who sit there where nothing is said.
    fn default() -> Self {
        let players = BySeat::from_fn(|seat| Player::usual(seat, Seat::ALL[0]));
        Self { players, names: BySeat::default(), typed: None }
    }
}

impl Guests {
    /// The next player for a seat, or the one before.
    pub fn change(&mut self, seat: Seat, by: isize) {
        let count = Player::ALL.len();
        let at = Player::ALL.iter().position(|&player| player == self.players[seat]);
        let next = at.unwrap_or_default().checked_add_signed(by).unwrap_or(count - 1) % count;
        if let Some(&player) = Player::ALL.get(next) {
            self.players[seat] = player;
        }
    }

    /// Seats that have no name get that of the last time.
    pub fn recall(&mut self, names: &BySeat<Name>) {
        for seat in Seat::ALL {
            if self.names[seat].is_empty() {
                self.names[seat] = names[seat].clone();
            }
        }
    }

    /// A name for a seat is wanted; the one that is being typed for another is taken first.
    pub fn begin_name(&mut self, seat: Seat) {
        self.take_name();
        self.typed = Some((seat, Line::over(self.names[seat].as_str())));
    }

    /// What a key means while a name is being typed.
    pub fn typing(&mut self, intent: Intent) {
        let Some((_, name)) = &mut self.typed else { return };
        match intent {
            Intent::Letter(letter) => name.push(letter, Name::LONGEST),
            Intent::Erase => name.erase(),
            Intent::Pick => self.take_name(),
            _ => self.typed = None,
        }
    }

    /// The name that is being typed is the one.
    pub fn take_name(&mut self) {
        if let Some((seat, name)) = self.typed.take() {
            self.names[seat] = Name::new(name.text());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;

    #[test]
    fn a_name_is_taken_by_enter_and_not_by_esc() {
        let (mut guests, seat) = (Guests::default(), Seat::ALL[0]);
        let write = |guests: &mut Guests, name: &str| {
            guests.begin_name(seat);
            name.chars().for_each(|letter| guests.typing(Intent::Letter(letter)));
        };
        write(&mut guests, "Ann");
        guests.typing(Intent::Pick);
        assert_eq!(guests.names[seat].as_str(), "Ann");
        write(&mut guests, "e");
        guests.typing(Intent::Back);
        assert_eq!(guests.names[seat].as_str(), "Ann");
        guests.begin_name(seat);
        (0..9).for_each(|_| guests.typing(Intent::Erase));
        guests.typing(Intent::Pick);
        assert!(guests.names[seat].is_empty());
    }

    #[test]
    fn players_go_round_both_ways() {
        let mut guests = Guests::default();
        let seat = Seat::ALL[0];
        guests.change(seat, -1);
        assert_eq!(guests.players[seat], Player::Bot(Level::Expert));
        guests.change(seat, 1);
        assert_eq!(guests.players[seat], Player::Human);
    }
}
