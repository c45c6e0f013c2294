//! From a draft to rules: checks everything, then works out the tables of each seat.

use std::collections::BTreeMap;

use super::{
    Blocking, BySeat, CampEntry, Clock, Deadline, Draft, Fault, FirstPlayer, GoalExit, Item,
    ItemCounts, Items, Jump, NoMove, Pieces, PiecesFault, Players, Seat, SeatSet, Seating, TeamWin,
    Teams, Timing, Total,
};
use crate::board::{Board, Corner, HoleSet, LineSet, Shape};

/// The most turns `max_turns` may say; far beyond any game.
const MOST_TURNS: i64 = 1_000_000;

/// The longest a turn may take: a day.
const MOST_SECONDS: i64 = 86_400;

/// The most time-outs in a row that may be let pass; far beyond any patience.
const MOST_TIMEOUTS: i64 = 1_000;

/// The most of one item that a seat may have.
const MOST_ITEMS: i64 = 99;

/// The rules of a game for its seats: consistent, with every table that moves and turns need.
#[derive(Clone, Debug)]
pub struct Rules {
    draft: Draft,
    board: &'static Board,
    seating: Seating,
    pieces: usize,
    deadlines: Vec<Deadline<u32>>,
    repetition: usize,
    max_turns: u32,
    team: BySeat<SeatSet>,
    team_win: TeamWin<u32>,
    clock: Option<Clock<u32>>,
    items: Option<ItemCounts>,
    start: BySeat<HoleSet>,
    goal: BySeat<HoleSet>,
    landing: BySeat<HoleSet>,
    ending: BySeat<HoleSet>,
    landing_lines: BySeat<LineSet>,
}

impl Rules {
    /// The rules that the draft means for these seats; what it leaves unsaid is as in the classic
    /// game.
    ///
    /// # Errors
    ///
    /// Every contradiction there is, in the order of the switches.
    pub fn new(draft: &Draft, seating: Seating) -> Result<Self, Vec<Fault>> {
        let draft = draft.clone().over(Draft::classic());
        let mut faults = Vec::new();
        let shape = check_board(&draft, &mut faults);
        let pieces = shape.and_then(|shape| check_pieces(&draft, shape, seating, &mut faults));
        check_players(&draft, seating, &mut faults);
        check_first_player(&draft, seating, &mut faults);
        let deadlines = check_deadlines(&draft, pieces, &mut faults);
        let repetition = check_repetition(&draft, &mut faults);
        let max_turns = check_max_turns(&draft, &mut faults);
        let team = check_teams(&draft, seating, &mut faults);
        let team_win = check_team_win(&draft, seating, team, pieces, &mut faults);
        let clock = check_clock(&draft, &mut faults);
        let items = check_items(&draft, &mut faults);
        match (shape, pieces) {
            (Some(shape), Some(pieces)) if faults.is_empty() => {
                let board = Board::of(shape);
                let zones = Zones::new(board, pieces);
                let others = draft.others_camps.unwrap_or_default();
                let unused = draft.unused_camps.unwrap_or_default();
                let camps = |open: fn(CampEntry) -> bool| {
                    BySeat::from_fn(|seat| {
                        board.all() - shut_camps(board, seating, seat, !open(others), !open(unused))
                    })
                };
                let landing = camps(|entry| entry != CampEntry::Closed);
                Ok(Self {
                    board,
                    seating,
                    pieces,
                    deadlines,
                    repetition,
                    max_turns,
                    team: team.unwrap_or_default(),
                    team_win,
                    clock,
                    items,
                    start: BySeat::from_fn(|seat| zones.start(seat)),
                    goal: BySeat::from_fn(|seat| zones.goal(seat)),
                    landing,
                    landing_lines: BySeat::from_fn(|seat| LineSet::of(board, landing[seat])),
                    ending: camps(|entry| entry == CampEntry::Open),
                    draft,
                })
            }
            _ => Err(faults),
        }
    }

    /// The full rule set in force: a draft that says every switch.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.board
    }

    /// The seats that play.
    #[inline]
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// The corner that a seat starts from.
    pub fn corner(&self, seat: Seat) -> Corner {
        corner(seat)
    }

    /// How many pieces each seat has.
    pub fn pieces(&self) -> usize {
        self.pieces
    }

    /// How far a hop reaches.
    #[inline]
    pub fn jump(&self) -> Jump {
        self.draft.jump.unwrap_or_default()
    }

    /// Whether pieces may leave their goal.
    #[inline]
    pub fn goal_exit(&self) -> GoalExit {
        self.draft.goal_exit.unwrap_or_default()
    }

    /// What helps against a blocked goal.
    #[inline]
    pub fn blocking(&self) -> Blocking {
        self.draft.blocking.unwrap_or_default()
    }

    /// What becomes of a seat that cannot move.
    pub fn no_move(&self) -> NoMove {
        self.draft.no_move.unwrap_or_default()
    }

    /// Who begins.
    pub fn first_player(&self) -> FirstPlayer {
        self.draft.first_player.unwrap_or_default()
    }

    /// Whether the game goes on after the first seat is home.
    pub fn play_on(&self) -> bool {
        self.draft.play_on.unwrap_or(true)
    }

    /// The deadlines, earliest first.
    #[inline]
    pub fn deadlines(&self) -> &[Deadline<u32>] {
        &self.deadlines
    }

    /// The how-manieth occurrence of a position is a draw; `None` when repeating is free.
    pub fn repetition(&self) -> Option<usize> {
        (self.repetition > 0).then_some(self.repetition)
    }

    /// After how many turns of every seat the game ends unfinished, if it does.
    #[inline]
    pub fn max_turns(&self) -> Option<u32> {
        (self.max_turns > 0).then_some(self.max_turns)
    }

    /// Which seats play together.
    #[inline]
    pub fn teams(&self) -> Teams {
        self.draft.teams.unwrap_or_default()
    }

    /// The team of a seat, itself included; without teams the seat alone.
    #[inline]
    pub fn team_of(&self, seat: Seat) -> SeatSet {
        self.team[seat]
    }

    /// The other seats of a seat's team.
    pub fn partners(&self, seat: Seat) -> SeatSet {
        self.team[seat].without([seat].into_iter().collect())
    }

    /// The number of a seat's team, from 1 in the order of their first seats; `None` where everybody
    /// plays for themselves.
    pub fn team_number(&self, seat: Seat) -> Option<usize> {
        let leads = |seat: &Seat| self.team_of(*seat).iter().next() == Some(*seat);
        let mut leaders = self.seating.iter().filter(leads);
        let own = leaders.position(|leader| self.team_of(leader).contains(seat));
        own.filter(|_| self.teams() != Teams::None).map(|number| number + 1)
    }

    /// When a team wins; without teams it says nothing.
    #[inline]
    pub fn team_win(&self) -> TeamWin<u32> {
        self.team_win
    }

    /// How long a turn may take; `None` where that does not matter.
    pub fn clock(&self) -> Option<Clock<u32>> {
        self.clock
    }

    /// How many items each seat has; `None` where there are none.
    pub fn items(&self) -> Option<ItemCounts> {
        self.items
    }

    /// The holes where a seat's pieces begin.
    #[inline]
    pub fn start(&self, seat: Seat) -> HoleSet {
        self.start[seat]
    }

    /// The holes that a seat's pieces must fill.
    #[inline]
    pub fn goal(&self, seat: Seat) -> HoleSet {
        self.goal[seat]
    }

    /// The holes that a seat's pieces may land on during a turn.
    #[inline]
    pub fn landing(&self, seat: Seat) -> HoleSet {
        self.landing[seat]
    }

    /// The [`landing`](Self::landing) holes along their lines.
    #[inline]
    pub fn landing_lines(&self, seat: Seat) -> &LineSet {
        &self.landing_lines[seat]
    }

    /// The holes where a turn of the seat may end, as far as camps are concerned.
    #[inline]
    pub fn ending(&self, seat: Seat) -> HoleSet {
        self.ending[seat]
    }

    /// The numbers of players that a rule set makes sense for.
    pub fn allowed_players(draft: &Draft) -> Vec<usize> {
        Seating::each()
            .filter(|&seating| Self::new(draft, seating).is_ok())
            .map(Seating::len)
            .collect()
    }
}

/// On a star a seat's letter is the letter of its corner.
fn corner(seat: Seat) -> Corner {
    Corner::new(seat.index() as u8)
}

/// The start zones and goals on one board for one number of pieces that is known to fit.
struct Zones {
    shape: Shape,
    by_corner: Vec<HoleSet>,
}

impl Zones {
    fn new(board: &Board, pieces: usize) -> Self {
        let zone = |corner| board.zone(corner, pieces).unwrap_or_default();
        Self { shape: board.shape(), by_corner: board.shape().corners().map(zone).collect() }
    }

    fn start(&self, seat: Seat) -> HoleSet {
        self.by_corner[corner(seat).index()]
    }

    fn goal(&self, seat: Seat) -> HoleSet {
        self.by_corner[self.shape.opposite(corner(seat)).index()]
    }
}

/// The camps a seat may not use: others' camps (some other seat's start or goal, but not the
/// mover's) and unused ones (nobody's start and nobody's goal), each where that is asked for.
fn shut_camps(board: &Board, seating: Seating, seat: Seat, others: bool, unused: bool) -> HoleSet {
    let shape = board.shape();
    let ends = |seat| [corner(seat), shape.opposite(corner(seat))];
    let used = |at: Corner| seating.iter().any(|seat| ends(seat).contains(&at));
    shape
        .corners()
        .filter(|at| !ends(seat).contains(at))
        .filter(|&at| if used(at) { others } else { unused })
        .fold(HoleSet::EMPTY, |shut, at| shut | board.camp(at))
}

fn check_board(draft: &Draft, faults: &mut Vec<Fault>) -> Option<Shape> {
    let side = draft.board?;
    let shape = u8::try_from(side).ok().and_then(Shape::star);
    if shape.is_none() {
        faults.push(Fault::Board { side });
    }
    shape
}

fn check_pieces(
    draft: &Draft,
    shape: Shape,
    seating: Seating,
    faults: &mut Vec<Fault>,
) -> Option<usize> {
    let board = Board::of(shape);
    let camp = board.camp(corner(seating.first())).len() as i64;
    let pieces = match draft.pieces.as_ref()? {
        Pieces::Camp(_) => camp,
        Pieces::Count(count) => *count,
        Pieces::Table(table) => {
            check_players_keys(table, faults, |key| Fault::PiecesKey { key });
            table.get(&seating.len().to_string()).copied().unwrap_or(camp)
        }
    };
    match place_pieces(board, seating, pieces) {
        Ok(pieces) => Some(pieces),
        Err(reason) => {
            let fit = (1..board.len())
                .filter(|&count| place_pieces(board, seating, count as i64).is_ok())
                .collect();
            faults.push(Fault::Pieces { pieces, seating, reason, fit });
            None
        }
    }
}

/// Checks that every seat has room for its pieces. A start zone that meets *another* seat's goal
/// is allowed.
fn place_pieces(board: &Board, seating: Seating, pieces: i64) -> Result<usize, PiecesFault> {
    let pieces = usize::try_from(pieces).unwrap_or(0);
    let shape = board.shape();
    let zone = |corner| board.zone(corner, pieces).map_err(PiecesFault::Zone);
    let mut taken: Vec<(Seat, HoleSet)> = Vec::new();
    for seat in seating.iter() {
        let start = zone(corner(seat))?;
        if !(start & zone(shape.opposite(corner(seat)))?).is_empty() {
            return Err(PiecesFault::OwnGoal(seat));
        }
        if let Some((other, _)) = taken.iter().find(|(_, holes)| !(*holes & start).is_empty()) {
            return Err(PiecesFault::StartsOverlap(*other, seat));
        }
        taken.push((seat, start));
    }
    Ok(pieces)
}

fn check_players(draft: &Draft, seating: Seating, faults: &mut Vec<Fault>) {
    let Some(Players::Only(allowed)) = &draft.players else {
        return;
    };
    if allowed.is_empty() {
        return faults.push(Fault::PlayersNobody);
    }
    let unknown = allowed.iter().filter(|players| !(1..=Seat::MAX as i64).contains(players));
    faults.extend(unknown.map(|&players| Fault::PlayersNumber { players }));
    if !allowed.contains(&(seating.len() as i64)) {
        let allowed = allowed.clone();
        faults.push(Fault::PlayersNotAllowed { players: seating.len(), allowed });
    }
}

fn check_first_player(draft: &Draft, seating: Seating, faults: &mut Vec<Fault>) {
    if let Some(FirstPlayer::Seat(seat)) = draft.first_player
        && !seating.seats().contains(seat)
    {
        faults.push(Fault::FirstPlayer { seat, seating });
    }
}

fn check_deadlines(
    draft: &Draft,
    pieces: Option<usize>,
    faults: &mut Vec<Fault>,
) -> Vec<Deadline<u32>> {
    let loose = draft.deadlines.as_deref().unwrap_or_default();
    let mut before: Option<&Deadline<i64>> = None;
    for (index, deadline) in loose.iter().enumerate() {
        let (number, Deadline { turn, out, .. }) = (index + 1, *deadline);
        if !(1..=MOST_TURNS).contains(&turn) {
            faults.push(Fault::DeadlineTurn { number, turn });
        }
        // Without a piece count there is another fault; only what no count would allow is one here.
        let most = pieces.map_or(i64::MAX, |pieces| pieces as i64);
        if !(1..=most).contains(&out) {
            faults.push(Fault::DeadlineOut { number, out, pieces: pieces.unwrap_or(0) });
        }
        if before.is_some_and(|before| turn <= before.turn || out <= before.out) {
            faults.push(Fault::DeadlineOrder { number });
        }
        before = Some(deadline);
    }
    let strict = |&Deadline { turn, out, hold }: &Deadline<i64>| Deadline {
        turn: turn as u32,
        out: out as u32,
        hold,
    };
    loose.iter().map(strict).collect()
}

fn check_repetition(draft: &Draft, faults: &mut Vec<Fault>) -> usize {
    let times = draft.repetition.unwrap_or(0);
    if times == 1 || !(0..=MOST_TURNS).contains(&times) {
        faults.push(Fault::Repetition { times });
    }
    times as usize
}

fn check_max_turns(draft: &Draft, faults: &mut Vec<Fault>) -> u32 {
    let turns = draft.max_turns.unwrap_or(0);
    if !(0..=MOST_TURNS).contains(&turns) {
        faults.push(Fault::MaxTurns { turns });
    }
    turns as u32
}

/// The team of each seat, if teams can be made of so many.
fn check_teams(
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

fn check_team_win(
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
    let members = team.map_or(0, |team| team[seating.first()].len());
    let pieces = pieces.unwrap_or(0) * members;
    let total = match total {
        Total::Count(count) => *count,
        Total::Table(table) => {
            check_players_keys(table, faults, |key| Fault::TotalKey { key });
            match table.get(&seating.len().to_string()) {
                Some(&count) => count,
                // Without teams of so many there is another fault.
                None if members == 0 => return TeamWin::All,
                None => {
                    faults.push(Fault::TotalMissing { players: seating.len() });
                    return TeamWin::All;
                }
            }
        }
    };
    let most = if pieces == 0 { i64::MAX } else { pieces as i64 };
    if !(1..=most).contains(&total) {
        faults.push(Fault::Total { total, pieces });
    }
    TeamWin::Total(total as u32)
}

fn check_clock(draft: &Draft, faults: &mut Vec<Fault>) -> Option<Clock<u32>> {
    let Some(Timing::Clock(Clock { move_seconds, timeouts })) = draft.clock else {
        return None;
    };
    let numbers =
        [("move_seconds", move_seconds, MOST_SECONDS), ("timeouts", timeouts, MOST_TIMEOUTS)];
    let wrong = numbers.into_iter().filter(|(_, value, most)| !(1..=*most).contains(value));
    faults.extend(wrong.map(|(key, value, most)| Fault::Clock { key, value, most }));
    Some(Clock { move_seconds: move_seconds as u32, timeouts: timeouts as u32 })
}

fn check_items(draft: &Draft, faults: &mut Vec<Fault>) -> Option<ItemCounts> {
    let Some(Items::Counts(table)) = &draft.items else {
        return None;
    };
    for (name, &count) in table {
        match Item::from_key(name) {
            None => faults.push(Fault::ItemName { name: name.clone() }),
            Some(item) if !(0..=MOST_ITEMS).contains(&count) => {
                faults.push(Fault::ItemCount { item, count, most: MOST_ITEMS });
            }
            Some(_) => {}
        }
    }
    let counts = ItemCounts::from_fn(|item| table.get(item.key()).map_or(0, |&count| count as u8));
    (counts != ItemCounts::default()).then_some(counts)
}

/// A table by number of players has no other keys.
fn check_players_keys(
    table: &BTreeMap<String, i64>,
    faults: &mut Vec<Fault>,
    fault: fn(String) -> Fault,
) {
    let numbers: Vec<String> = (1..=Seat::MAX).map(|n| n.to_string()).collect();
    let unknown = table.keys().filter(|key| !numbers.contains(key));
    faults.extend(unknown.map(|key| fault(key.clone())));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(settings: &str, players: &str) -> Result<Rules, Vec<Fault>> {
        let draft: Draft = toml::from_str(settings).unwrap();
        Rules::new(&draft, Seating::parse(players).unwrap())
    }

    fn faults(settings: &str, players: &str) -> Vec<Fault> {
        rules(settings, players).expect_err(settings)
    }

    #[test]
    fn the_empty_file_is_the_classic_game() {
        let rules = rules("", "6").unwrap();
        assert_eq!((rules.board().len(), rules.pieces()), (121, 10));
        assert_eq!(rules.draft(), &Draft::classic());
    }

    #[test]
    fn a_goal_is_the_start_of_the_opposite_corner() {
        let rules = rules("pieces = 13", "4").unwrap();
        let seats: Vec<_> = rules.seating().iter().collect();
        assert_eq!(rules.goal(seats[0]), rules.start(seats[2]));
        assert_eq!(rules.goal(seats[3]), rules.start(seats[1]));
    }

    #[test]
    fn piece_counts_that_do_not_fit_name_those_that_do() {
        let fit = |settings, players| match &faults(settings, players)[..] {
            [Fault::Pieces { fit, .. }] => fit.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(fit("pieces = 14", "6"), [1, 3, 4, 6, 8, 10, 11, 13]);
        assert_eq!(fit("pieces = 0\nboard = 3", "2"), [1, 3, 4, 6, 8, 10, 11, 13, 15, 17, 19, 21]);
    }

    #[test]
    fn all_faults_are_named_at_once() {
        let all = faults(
            "board = 9\nplayers = [3, 8]\nfirst_player = 'C'\nrepetition = 1\nmax_turns = -1\n\
             deadlines = [{ turn = 0, out = 0 }, { turn = 0, out = 3 }]",
            "2",
        );
        let switches: Vec<_> = all.iter().map(|fault| fault.switch().key()).collect();
        let deadlines = ["deadlines"; 4];
        let mut expected = vec!["board", "players", "players", "first_player"];
        expected.extend(deadlines);
        expected.extend(["repetition", "max_turns"]);
        assert_eq!(switches, expected);
    }

    #[test]
    fn more_pieces_must_leave_than_there_are() {
        let late = "deadlines = [{ turn = 5, out = 11 }]";
        assert_eq!(faults(late, "2"), [Fault::DeadlineOut { number: 1, out: 11, pieces: 10 }]);
        assert!(rules(&format!("pieces = 15\n{late}"), "2").is_ok());
    }

    #[test]
    fn a_table_of_pieces_leaves_the_rest_at_the_camps_size() {
        let crowd = "pieces = { 2 = 19, 4 = 13 }";
        let counts: Vec<_> =
            (1..=6).map(|n| rules(crowd, &n.to_string()).unwrap().pieces()).collect();
        assert_eq!(counts, [10, 19, 10, 13, 10, 10]);
        assert_eq!(faults("pieces = { 7 = 6 }", "2"), [Fault::PiecesKey { key: "7".into() }]);
    }

    fn teams(settings: &str, players: &str) -> String {
        let rules = rules(settings, players).unwrap();
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
        let rules = rules("teams = 'alternate'", "6").unwrap();
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
        assert!(rules("team_win = 'all'", "2").is_ok());
    }

    #[test]
    fn a_total_is_no_more_than_a_team_has() {
        let with = |total: &str| format!("teams = 'alternate'\nteam_win = {{ total = {total} }}");
        let total = |total: &str, players| rules(&with(total), players).unwrap().team_win();
        assert_eq!(total("{ 4 = 15, 6 = 23 }", "6"), TeamWin::Total(23));
        assert_eq!(total("20", "4"), TeamWin::Total(20));
        assert_eq!(faults(&with("21"), "4"), [Fault::Total { total: 21, pieces: 20 }]);
        assert_eq!(faults(&with("0"), "6"), [Fault::Total { total: 0, pieces: 30 }]);
        assert_eq!(faults(&with("{ 6 = 23 }"), "4"), [Fault::TotalMissing { players: 4 }]);
        let key = Fault::TotalKey { key: "8".to_owned() };
        assert_eq!(faults(&with("{ 4 = 15, 8 = 23 }"), "4"), [key]);
    }

    #[test]
    fn a_clock_has_no_zero() {
        let with = |numbers: &str| rules(&format!("clock = {{ {numbers} }}"), "2");
        let clock = with("move_seconds = 30, timeouts = 3").unwrap().clock();
        assert_eq!(clock, Some(Clock { move_seconds: 30, timeouts: 3 }));
        let faults = with("move_seconds = 0, timeouts = -1").unwrap_err();
        assert!(matches!(
            faults[..],
            [
                Fault::Clock { key: "move_seconds", value: 0, .. },
                Fault::Clock { key: "timeouts", value: -1, .. },
            ]
        ));
        assert_eq!(rules("clock = 'none'", "2").unwrap().clock(), None);
    }

    #[test]
    fn items_are_known_by_name_and_not_negative() {
        let counts = rules("items = { block = 2, wings = 1 }", "2").unwrap().items().unwrap();
        assert_eq!((counts[Item::Block], counts[Item::Wings], counts[Item::Double]), (2, 1, 0));
        for none in ["items = 'none'", "items = {}", "items = { block = 0 }"] {
            assert_eq!(rules(none, "2").unwrap().items(), None, "{none}");
        }
        let wrong = faults("items = { bomb = 2, block = -1 }", "2");
        assert!(matches!(&wrong[..], [
            Fault::ItemCount { item: Item::Block, count: -1, .. },
            Fault::ItemName { name },
        ] if name == "bomb"));
    }

    #[test]
    fn camps_shut_by_a_switch_are_those_of_others_or_of_nobody() {
        let rules = rules("others_camps = 'pass'\nunused_camps = 'closed'", "4").unwrap();
        let seat = rules.seating().first();
        // A and its goal D stay open; B and E belong to others, C and F to nobody.
        assert_eq!((rules.board().all() - rules.landing(seat)).len(), 20);
        assert_eq!((rules.board().all() - rules.ending(seat)).len(), 40);
        assert!(rules.start(seat).is_subset(&rules.ending(seat)));
        assert!(rules.goal(seat).is_subset(&rules.ending(seat)));
    }
}
