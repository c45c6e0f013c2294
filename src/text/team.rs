//! Teams in words: what the switches say, what is wrong with them, and who has won.

use super::message::Message;
use super::{Join, Label, Words, message};
use crate::rules::{TeamWin, Teams, Total};

impl Words {
    /// Who plays together, in a sentence.
    pub(super) fn teams(self, teams: Teams) -> &'static str {
        self.say(match teams {
            Teams::None => Label::RulesTeamsNone,
            Teams::Facing => Label::RulesTeamsFacing,
            Teams::Alternate => Label::RulesTeamsAlternate,
        })
    }

    /// When a team wins, in a sentence.
    pub(super) fn team_win(self, win: &TeamWin<Total>) -> String {
        let parts: Vec<String> = match win {
            TeamWin::All => return self.say(Label::RulesTeamWinAll).to_owned(),
            TeamWin::First => return self.say(Label::RulesTeamWinFirst).to_owned(),
            TeamWin::Total(Total::Count(total)) => vec![total.to_string()],
            TeamWin::Total(Total::Table(table)) => table
                .iter()
                .map(|(n, total)| self.tell(message::rules_total_with(*total, n)))
                .collect(),
        };
        self.tell(message::rules_team_total(self.list(&parts, Join::And)))
    }

    /// Who plays together, beside the board.
    pub fn panel_teams(self, teams: &str) -> String {
        self.tell(message::panel_teams(teams))
    }

    /// The team that has won.
    pub fn team_wins(self, seats: &[String]) -> String {
        self.tell(message::team_wins(self.list(seats, Join::And)))
    }
}

/// A total of no piece, or of more than a team has; 0 when that is not known.
pub(super) fn wrong_total(total: i64, pieces: usize) -> Message {
    match pieces {
        0 => message::fault_total_none(total),
        pieces => message::fault_total(total, pieces),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Words;
    use crate::rules::{Draft, Rules, Seating, Switch};

    #[test]
    fn what_teams_need_is_said() {
        let said = |settings: &str, players| {
            let draft: Draft = toml::from_str(settings).unwrap();
            let faults = Rules::new(&draft, Seating::of(players).unwrap()).unwrap_err();
            let words = Words::default();
            faults.iter().map(|fault| words.fault(fault)).collect::<Vec<String>>().join("; ")
        };
        let five = said("teams = 'facing'", 5);
        assert!(five.contains("5 players cannot form teams; teams need 4 or 6"), "{five}");
        assert!(said("team_win = 'first'", 4).contains("set `teams`"));
        let total = "teams = 'facing'\nteam_win = { total = 21 }";
        assert!(said(total, 4).ends_with("it has 20, so it takes 1 to 20"));
    }

    #[test]
    fn totals_are_told_by_the_number_of_players() {
        let draft: Draft = toml::from_str("team_win = { total = { 4 = 15, 6 = 23 } }").unwrap();
        let told = Words::default().switch(&draft, Switch::TeamWin);
        assert!(told.ends_with("15 with 4 players and 23 with 6 players."), "{told}");
    }
}
