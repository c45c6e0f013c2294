//! Who plays together, and when a team wins.

use super::said_for;
use crate::rules::{BySeat, Draft, Fault, Seat, SeatSet, Seating, TeamWin, Teams, Total};

/// The team of each seat, if teams can be made of so many.
pub fn check_teams(
    draft: &Draft,
    seating: Seating,
    faults: &mut Vec<Fault>,
) -> Option<BySeat<SeatSet>> {
    let teams = draft.teams.unwrap_or_default();
    if teams != Teams::None && ![4, 6].contains(&seating.len()) {
        faults.push(Fault::Teams { teams, players: seating.len() });
        return None;
    }
    let place = |seat: Seat| seating.iter().position(|other| other == seat);
    let half = Seat::MAX / 2;
    let together = |a: Seat, b: Seat| match teams {
        Teams::None => a == b,
        Teams::Facing => a.index() % half == b.index() % half,
        Teams::Alternate => place(a).map(|at| at % 2) == place(b).map(|at| at % 2),
    };
    Some(BySeat::from_fn(|seat| seating.iter().filter(|&other| together(seat, other)).collect()))
}

pub fn check_team_win(
    draft: &Draft,
    seating: Seating,
    team: Option<BySeat<SeatSet>>,
    pieces: Option<usize>,
    faults: &mut Vec<Fault>,
) -> TeamWin<u32> {
    let total = match &draft.team_win {
        None | Some(TeamWin::All) => return TeamWin::All,
        Some(_) if draft.teams.unwrap_or_default() == Teams::None => {
            faults.push(Fault::TeamWinAlone);
            return TeamWin::All;
        }
        Some(TeamWin::First) => return TeamWin::First,
        Some(TeamWin::Total(total)) => total,
    };
    let said = match total {
        Total::Count(count) => Some(*count),
        Total::Table(table) => {
            said_for(table, seating.len(), faults, |key| Fault::TotalKey { key })
        }
    };
    // Without teams of so many there is another fault.
    let members = team.map(|team| team[seating.first()].len());
    let Some(total) = said else {
        faults.extend(members.map(|_| Fault::TotalMissing { players: seating.len() }));
        return TeamWin::All;
    };
    let pieces = pieces.unwrap_or(0) * members.unwrap_or(0);
    let most = if pieces == 0 { i64::MAX } else { pieces as i64 };
    if !(1..=most).contains(&total) {
        faults.push(Fault::Total { total, pieces });
    }
    TeamWin::Total(total as u32)
}

#[cfg(test)]
mod tests {
    use super::super::typed;
    use super::*;

    fn faults(settings: &str, players: &str) -> Vec<Fault> {
        typed(settings, players).expect_err(settings)
    }

    fn teams(settings: &str, players: &str) -> String {
        let rules = typed(settings, players).unwrap();
        let team = |seat| rules.team_of(seat).iter().map(Seat::letter).collect::<String>();
        rules.seating().iter().map(team).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn teams_are_seats_that_face_or_every_second_one() {
        assert_eq!(teams("", "4"), "A B D E");
        assert_eq!(teams("teams = 'facing'", "4"), "AD BE AD BE");
        assert_eq!(teams("teams = 'alternate'", "4"), "AD BE AD BE");
        assert_eq!(teams("teams = 'facing'", "6"), "AD BE CF AD BE CF");
        assert_eq!(teams("teams = 'alternate'", "6"), "ACE BDF ACE BDF ACE BDF");
        let rules = typed("teams = 'alternate'", "6").unwrap();
        let partners = rules.partners(Seat::ALL[2]).iter().map(Seat::letter);
        assert_eq!(partners.collect::<String>(), "AE");
    }

    #[test]
    fn teams_need_four_or_six_seats() {
        for players in ["1", "2", "3", "5"] {
            let [Fault::Teams { .. }] = faults("teams = 'facing'\nteam_win = 'first'", players)[..]
            else {
                panic!("{players}")
            };
        }
        assert_eq!(faults("team_win = 'first'", "4"), [Fault::TeamWinAlone]);
        assert!(typed("team_win = 'all'", "2").is_ok());
    }

    #[test]
    fn a_total_is_no_more_than_a_team_has() {
        let with = |total: &str| format!("teams = 'alternate'\nteam_win = {{ total = {total} }}");
        let total = |total: &str, players| typed(&with(total), players).unwrap().team_win();
        assert_eq!(total("{ 4 = 15, 6 = 23 }", "6"), TeamWin::Total(23));
        assert_eq!(total("20", "4"), TeamWin::Total(20));
        assert_eq!(faults(&with("21"), "4"), [Fault::Total { total: 21, pieces: 20 }]);
        assert_eq!(faults(&with("0"), "6"), [Fault::Total { total: 0, pieces: 30 }]);
        assert_eq!(faults(&with("{ 6 = 23 }"), "4"), [Fault::TotalMissing { players: 4 }]);
        let key = Fault::TotalKey { key: "8".to_owned() };
        assert_eq!(faults(&with("{ 4 = 15, 8 = 23 }"), "4"), [key]);
    }
}
