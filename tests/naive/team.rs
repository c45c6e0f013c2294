//! Teams, from the lines `teams` and `team_win` of section 3 and what the crate says where they are
//! silent. What becomes of turns and moves is left to the parent module.

use super::{Naive, State, number, pieces_of, star};
use std::collections::BTreeMap;
use toml::Value;

impl Naive {
    pub(super) fn has_teams(&self) -> bool {
        self.word("teams", "none") != "none"
    }

    /// "facing": A+D, B+E, C+F. "alternate": every second seat in turn order. Every team once, in
    /// the order of its first seat; without teams none.
    fn teams(&self) -> Vec<Vec<char>> {
        let seats = &self.seats;
        match self.word("teams", "none") {
            "facing" => {
                let pairs = seats.iter().map(|&s| vec![s, star::opposite(s)]);
                pairs.filter(|pair| pair[0] < pair[1]).collect()
            }
            "alternate" => {
                let every_second = |first| seats.iter().skip(first).step_by(2).copied().collect();
                vec![every_second(0), every_second(1)]
            }
            _ => Vec::new(),
        }
    }

    /// "when a member forfeits or resigns the team loses": its members that still play go along, in
    /// turn order.
    pub(super) fn go_out(&self, state: &mut State, seat: char) {
        state.out.push(seat);
        for team in self.teams().into_iter().filter(|team| team.contains(&seat)) {
            let along = self.playing(state).into_iter().filter(|s| team.contains(s));
            state.out.extend(along.collect::<Vec<char>>());
        }
    }

    /// The number of the team that has won, in the order of [`teams`](Self::teams).
    pub(super) fn team_won(&self, state: &State) -> Option<usize> {
        let teams = self.teams();
        let lost = |team: &Vec<char>| state.out.iter().any(|s| team.contains(s));
        let mut left = (0..teams.len()).filter(|&n| !lost(&teams[n]));
        // "when all its members are home / when one member is home / when one member is home or
        // …": who came first has it.
        let all = self.word("team_win", if self.total().is_some() { "total" } else { "all" });
        for (at, seat) in state.home.iter().enumerate() {
            let home = &state.home[..=at];
            let team = (0..teams.len()).find(|&n| teams[n].contains(seat));
            let enough = |n: &usize| all != "all" || teams[*n].iter().all(|s| home.contains(s));
            if let Some(n) = team.filter(|&n| !lost(&teams[n])).filter(enough) {
                return Some(n);
            }
        }
        // "or the team's pieces in their own goals reach n together"; of two teams the one that has
        // just moved, which is the last in turn order from the seat to move on.
        if let Some(total) = self.total() {
            let order = self.seats.iter().filter(|&&s| s >= state.seat);
            let order = order.chain(self.seats.iter().filter(|&&s| s < state.seat));
            let teams_in_order = order.filter_map(|s| teams.iter().position(|t| t.contains(s)));
            let reached = teams_in_order
                .filter(|&n| !lost(&teams[n]))
                .filter(|&n| self.pieces_in(state, &teams[n]) >= total as usize);
            if let Some(mover) = reached.fold(None, |_, n| Some(n)) {
                return Some(mover);
            }
        }
        // Nobody else is left.
        let last = left.next()?;
        left.next().is_none().then_some(last)
    }

    /// `team_win`: "{total = n or a table by number of players}".
    fn total(&self) -> Option<u32> {
        let win = self.switches.get("team_win").and_then(Value::as_table)?;
        Some(match win.get("total") {
            Some(Value::Table(by_players)) => number(by_players, &self.seats.len().to_string(), 0),
            _ => number(win, "total", 0),
        })
    }

    fn pieces_in(&self, state: &State, team: &[char]) -> usize {
        let inside = |seat: &char| pieces_of(state, *seat).intersection(&self.goal[seat]).count();
        team.iter().map(inside).sum()
    }

    /// "the winning team shares the first place"; a team that is out takes the last place that is
    /// still free among the teams, the others share the next one.
    pub(super) fn team_places(&self, state: &State) -> BTreeMap<char, u32> {
        let teams = self.teams();
        let winner = self.team_won(state);
        let mut places = vec![if winner.is_some() { 2 } else { 1 }; teams.len()];
        let mut last = teams.len() as u32;
        let mut gone = Vec::new();
        for seat in &state.out {
            let n =
                (0..teams.len()).find(|&n| teams[n].contains(seat)).expect("everybody has a team");
            if !gone.contains(&n) {
                gone.push(n);
                places[n] = last;
                last -= 1;
            }
        }
        if let Some(n) = winner {
            places[n] = 1;
        }
        let members = teams.into_iter().zip(places);
        members.flat_map(|(team, place)| team.into_iter().map(move |s| (s, place))).collect()
    }
}
