//! The result of a game in words: who has won, and a line for each seat.

use super::{Label, Words, message};
use crate::game::{Ending, Game};
use crate::rules::Seat;

/// How a seat has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its place, short.
    pub place: String,
    /// Its turns, its pieces home and its longest chain.
    pub told: String,
}

impl Words {
    /// Who has won, and why the game is over when that is not the reason; nothing of a game that
    /// goes on. `called` is what a seat is called.
    pub fn headlines(self, game: &Game, called: impl Fn(Seat) -> String) -> Vec<String> {
        let places = game.places().unwrap_or_default();
        let seats: Vec<Seat> = game.rules().seating().iter().collect();
        let first = seats.iter().copied().filter(|&seat| places[seat] == Some(1));
        let winners: Vec<String> = first.map(&called).collect();
        let home = game.position().home();
        let mut told = match (&seats[..], &winners[..]) {
            ([seat], _) if !home.is_empty() => vec![self.tell(message::alone_home(called(*seat)))],
            ([_], _) | (_, []) => Vec::new(),
            _ if game.position().winning_team(game.rules()).is_some() => {
                vec![self.team_wins(&winners)]
            }
            (all, some) if some.len() < all.len() => vec![self.winners(some)],
            (_, _) => Vec::new(),
        };
        match game.ending() {
            Some(Ending::Decided) if !told.is_empty() => {}
            Some(ending) => told.push(self.sentence(self.ending(ending))),
            None => {}
        }
        told
    }

    /// A line for each seat, the best place first.
    pub fn standings(self, game: &Game) -> Vec<Standing> {
        let places = game.places().unwrap_or_default();
        let mut seats: Vec<Seat> = game.rules().seating().iter().collect();
        seats.sort_by_key(|&seat| places[seat]);
        let standing = |&seat: &Seat| {
            let mut others = seats.iter().filter(|&&other| other != seat);
            let shared = others.any(|&other| places[other] == places[seat]);
            let place = places[seat].map(|place| match shared {
                true => self.shared_place(place),
                false => self.place(place),
            });
            Standing { seat, place: place.unwrap_or_default(), told: self.end_of(game, seat) }
        };
        seats.iter().map(standing).collect()
    }

    /// Turns of a seat, its pieces home, and the most hops in one turn.
    fn end_of(self, game: &Game, seat: Seat) -> String {
        let (position, rules) = (game.position(), game.rules());
        let longest = match game.longest_chain(seat) {
            0 => self.say(Label::ResultNoHops).to_owned(),
            hops => self.tell(message::result_hops(hops)),
        };
        let home = position.pieces_home(rules, seat);
        self.tell(message::result_line(position.turns(seat), home, rules.pieces(), longest))
    }

    /// A line of the chart: the place of a seat, how it ended, and the rows it had still to go.
    pub fn chart_seat(self, place: &str, told: &str, rows: usize) -> String {
        let told = format!("{place} {told}");
        self.tell(message::chart_seat(told.trim_start(), rows))
    }
}
