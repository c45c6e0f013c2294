//! What the commands print and refuse. Tables, JSON and options are left to them.

use std::io;

use super::{Join, Words, message};
use crate::rules::Seating;
use crate::table::Player;

/// Files, presets and seats that were named.
impl Words {
    /// A file that the system does not read.
    pub fn unreadable(self, file: &str, error: &io::Error) -> String {
        self.unread(file, &self.system_error(error))
    }

    /// A file that cannot be read, and why.
    pub fn unread(self, file: &str, why: &str) -> String {
        format!("{file}: {}", self.tell(message::unreadable(why)))
    }

    /// A file that is larger than any such file.
    pub fn larger_than(self, mebibytes: usize) -> String {
        self.tell(message::larger_than(mebibytes))
    }

    /// A setting that is not written as TOML is.
    pub fn no_toml_value(self, value: &str, error: &str) -> String {
        self.tell(message::no_toml_value(value, error))
    }

    /// `--players` and `--seats` speak of different numbers.
    pub fn players_and_seats(self, seating: Seating, named: usize) -> String {
        self.tell(message::players_and_seats(seating.to_string(), seating.len(), named))
    }

    /// More seats than there are.
    pub fn too_many_seats(self, named: usize) -> String {
        self.tell(message::too_many_seats(named))
    }

    /// No preset has that name; those there are.
    pub fn no_such_preset(self, name: &str, presets: &[String]) -> String {
        self.tell(message::no_such_preset(name, self.list(presets, Join::And)))
    }

    /// A preset, and by how many it would be played.
    pub fn preset_with(self, preset: &str, players: usize) -> String {
        self.tell(message::preset_with(preset, players))
    }

    /// Who can sit in a seat.
    pub fn who_can_sit(self) -> String {
        self.tell(message::who_can_sit(self.everybody()))
    }

    /// Everybody who can sit in a seat, as they are typed.
    pub(super) fn everybody(self) -> String {
        self.list(&Player::ALL.map(|player| player.to_string()), Join::Or)
    }
}

/// Rules.
impl Words {
    /// A preset that makes sense for these numbers of players.
    pub fn fine_with(self, preset: &str, players: &str) -> String {
        self.tell(message::fine_with(preset, players))
    }

    /// The numbers of players that a preset makes sense for.
    pub fn players_line(self, players: &str) -> String {
        self.tell(message::players_line(players))
    }

    /// The preset that another one inherits from.
    pub fn based_on(self, preset: &str) -> String {
        self.tell(message::based_on(preset))
    }
}

/// Bots, alone and against one another.
impl Words {
    /// How far a match is: games played, games in all, and the time that is left.
    pub fn games_left(self, played: &str, games: &str, time: &str) -> String {
        self.tell(message::games_left(played, games, time))
    }

    /// What was played in a match, and how many games were decided, drawn and unfinished.
    pub fn match_played(
        self,
        preset: &str,
        players: usize,
        seed: u64,
        games: usize,
        (decided, drawn, unfinished): (usize, usize, usize),
    ) -> String {
        let seed = seed.to_string();
        self.tell(message::match_played(preset, players, seed, games, decided, drawn, unfinished))
    }

    /// A game of a match was not won by its rules, and where it stands.
    pub fn game_not_won(self, preset: &str, players: usize, game: usize, position: &str) -> String {
        self.tell(message::game_not_won(preset, players, game, position))
    }

    /// Alone there is but one seat.
    pub fn alone_one_seat(self, seating: Seating) -> String {
        self.tell(message::alone_one_seat(seating.to_string()))
    }

    /// A search kept so many positions and found no crossing.
    pub fn no_crossing(self, width: u32) -> String {
        self.tell(message::no_crossing(width))
    }

    /// A position of the bench is none any more.
    pub fn bench_out_of_date(self, preset: &str) -> String {
        self.tell(message::bench_out_of_date(preset))
    }
}
