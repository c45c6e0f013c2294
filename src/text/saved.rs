//! Saved games in a line.

use std::io;

use super::{Join, Label, Words, message};
use crate::record::{Sitter, Summary};

impl Words {
    /// Who plays: `Ann (A), hard bot (D)`.
    pub fn saved_seats(self, summary: &Summary) -> String {
        let told = |it: &Sitter| format!("{} ({})", self.sitter(it), it.seat);
        let seats: Vec<String> = summary.seats.iter().map(told).collect();
        seats.join(", ")
    }

    /// What somebody is called, or who decides where nobody gave a name.
    pub fn sitter(self, sitter: &Sitter) -> &str {
        match sitter.name.as_str() {
            "" => self.player(sitter.player),
            name => name,
        }
    }

    /// How far it is: how many moves, and who leads or has won.
    pub fn saved_state(self, summary: &Summary) -> String {
        let moves = summary.actions;
        self.tell(match (summary.ending, summary.leader) {
            (Some(_), Some(first)) if summary.seats.len() > 1 => message::saved_won(moves, first),
            (Some(why), _) => message::saved_over(moves, self.ending(why)),
            (None, Some(leader)) if summary.seats.len() > 1 => message::saved_led(moves, leader),
            (None, _) => message::saved_moves(moves),
        })
    }

    /// A copy is kept.
    pub fn copied(self, name: &str) -> String {
        self.tell(message::copied(name))
    }

    /// A name for a copy is being typed.
    pub fn name_typed(self, name: &str) -> String {
        self.tell(message::name_typed(name))
    }

    /// There is nothing in the folder.
    pub fn no_games(self, folder: &str) -> String {
        self.tell(message::no_games(folder))
    }

    /// There is no such file and no such game; those there are.
    pub fn no_such_game(self, name: &str, known: &[String]) -> String {
        match known {
            [] => self.tell(message::no_such_game_yet(name)),
            known => self.tell(message::no_such_game(name, self.list(known, Join::And))),
        }
    }

    /// A record that is sound.
    pub fn sound(self, file: &str, summary: &Summary) -> String {
        format!("{file}: {}", self.tell(message::sound(self.saved_state(summary))))
    }

    /// A record that was signed as it is.
    pub fn sealed(self, file: &str) -> String {
        format!("{file}: {}", self.say(Label::Sealed))
    }

    /// There are not so many actions.
    pub fn no_such_action(self, number: usize, actions: usize) -> String {
        self.tell(message::no_such_action(number, actions))
    }

    /// A file that the system does not write.
    pub fn unwritable(self, file: &str, error: &io::Error) -> String {
        format!("{file}: {}", self.tell(message::unwritable(self.system_error(error))))
    }

    /// The game on the screen cannot be saved, and why.
    pub fn unsaved(self, why: &str) -> String {
        self.tell(message::unsaved(why))
    }

    /// Where the game is, said when the program breaks down.
    pub fn kept_in(self, file: &str) -> String {
        self.tell(message::kept_in(file))
    }
}
