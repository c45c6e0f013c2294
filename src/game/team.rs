//! Teams in a position: which has won, who goes out together, what place each takes.
//!
//! What a team is and when it wins is said by [`Rules`]; what a turn changes otherwise is left to
//! [`turn`](super::turn).

use super::{Places, Position};
use crate::rules::{Rules, Seat, SeatSet, TeamWin, Teams};

impl Position {
    /// The team that has won: as the rules ask, or because it is the only one left. `None` while
    /// none has, and where there are no teams.
    pub fn winning_team(&self, rules: &Rules) -> Option<SeatSet> {
        match rules.teams() {
            Teams::None => None,
            Teams::Facing | Teams::Alternate => self
                .team_at_home(rules)
                .or_else(|| self.team_with_total(rules))
                .or_else(|| self.last_team(rules)),
        }
    }

    /// The first team whose members are home: all of them, or one where that is enough.
    fn team_at_home(&self, rules: &Rules) -> Option<SeatSet> {
        let mut home = SeatSet::EMPTY;
        let mut teams = self.home.iter().map(|seat| {
            home.insert(seat);
            (rules.team_of(seat), home)
        });
        let won = |(team, home): &(SeatSet, SeatSet)| match rules.team_win() {
            TeamWin::All => team.without(*home).is_empty(),
            TeamWin::First | TeamWin::Total(_) => !self.is_team_out(*team),
        };
        teams.find(won).map(|(team, _)| team)
    }

    /// The team whose pieces in their own goals reach the total together. A swap can bring two
    /// teams there at once: then it is the one that has just moved.
    pub(super) fn team_with_total(&self, rules: &Rules) -> Option<SeatSet> {
        let TeamWin::Total(total) = rules.team_win() else {
            return None;
        };
        let inside = |team: SeatSet| -> usize {
            team.iter().map(|seat| self.pieces_home(rules, seat)).sum()
        };
        // From the seat to move on: the seat that has just moved comes last.
        let after = rules.seating().iter().filter(|&seat| seat >= self.turn);
        let before = rules.seating().iter().filter(|&seat| seat < self.turn);
        let teams = after.chain(before).map(|seat| rules.team_of(seat));
        let still_in = teams.filter(|&team| !self.is_team_out(team));
        still_in.filter(|&team| inside(team) >= total as usize).last()
    }

    /// The only team that is not out.
    fn last_team(&self, rules: &Rules) -> Option<SeatSet> {
        let teams = rules.seating().iter().map(|seat| rules.team_of(seat));
        let mut still_in = teams.filter(|&team| !self.is_team_out(team));
        let first = still_in.next()?;
        still_in.all(|team| team == first).then_some(first)
    }

    /// Whether the team has lost: who goes out takes the team along.
    fn is_team_out(&self, team: SeatSet) -> bool {
        self.out.iter().any(|seat| team.contains(seat))
    }

    /// Puts the seat out, and with it those of its team that still play. Where somebody goes along,
    /// the count of passes begins anew.
    #[cold]
    pub(super) fn put_out(&mut self, rules: &Rules, seat: Seat) {
        self.retire_out(seat);
        let playing = self.playing(rules);
        for partner in rules.partners(seat).iter().filter(|&partner| playing.contains(partner)) {
            self.retire_out(partner);
            self.passes = 0;
        }
    }

    /// The places of teams, all members of one sharing it: the winner's is the first, those that
    /// are out take the last ones, and the rest share the next.
    pub(super) fn team_places(&self, rules: &Rules) -> Places {
        let winner = self.winning_team(rules);
        let distinct = |seats: &mut dyn Iterator<Item = Seat>| -> Vec<SeatSet> {
            seats.map(|seat| rules.team_of(seat)).fold(Vec::new(), |mut teams, team| {
                if !teams.contains(&team) {
                    teams.push(team);
                }
                teams
            })
        };
        let lost = distinct(&mut self.out.iter());
        let teams = distinct(&mut rules.seating().iter()).len();
        let place = |team: SeatSet| match lost.iter().position(|&other| other == team) {
            _ if winner == Some(team) => 1,
            Some(index) => teams - index,
            None => 1 + usize::from(winner.is_some()),
        };
        let mut places = Places::default();
        for seat in rules.seating().iter() {
            places[seat] = Some(place(rules.team_of(seat)));
        }
        places
    }
}
