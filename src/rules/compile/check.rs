//! What a draft says, switch by switch: every contradiction, and what it means without one.

use super::camps::place_pieces;
use super::teams::{check_team_win, check_teams};
use super::{corner, said_for};
use crate::board::{Board, Shape};
use crate::rules::{
    BySeat, Clock, Deadline, Draft, Fault, FirstPlayer, Item, ItemCounts, Items, Pieces, Players,
    Seat, SeatSet, Seating, TeamWin, Timing,
};

/// The most turns `max_turns` may say; far beyond any game.
const MOST_TURNS: i64 = 1_000_000;

/// The longest a turn may take: a day.
const MOST_SECONDS: i64 = 86_400;

/// The most time-outs in a row that may be let pass; far beyond any patience.
const MOST_TIMEOUTS: i64 = 1_000;

/// The most of one item that a seat may have.
const MOST_ITEMS: i64 = 99;

/// What the switches say, each by itself and together without contradiction.
#[derive(Clone, Debug)]
pub struct Checked {
    pub shape: Shape,
    pub pieces: usize,
    pub deadlines: Vec<Deadline<u32>>,
    pub repetition: Option<usize>,
    pub max_turns: Option<u32>,
    pub team: BySeat<SeatSet>,
    pub team_win: TeamWin<u32>,
    pub clock: Option<Clock<u32>>,
    pub items: Option<ItemCounts>,
}

impl Checked {
    /// What a draft that says every switch means for these seats.
    ///
    /// # Errors
    ///
    /// Every contradiction there is, in the order of the switches.
    pub fn of(draft: &Draft, seating: Seating) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let shape = check_board(draft, &mut faults);
        let pieces = shape.and_then(|shape| check_pieces(draft, shape, seating, &mut faults));
        check_players(draft, seating, &mut faults);
        check_first_player(draft, seating, &mut faults);
        let deadlines = check_deadlines(draft, pieces, &mut faults);
        let repetition = check_repetition(draft, &mut faults);
        let max_turns = check_max_turns(draft, &mut faults);
        let team = check_teams(draft, seating, &mut faults);
        let team_win = check_team_win(draft, seating, team, pieces, &mut faults);
        let clock = check_clock(draft, &mut faults);
        let items = check_items(draft, &mut faults);
        match (shape, pieces, team) {
            (Some(shape), Some(pieces), Some(team)) if faults.is_empty() => Ok(Self {
                shape,
                pieces,
                deadlines,
                repetition,
                max_turns,
                team,
                team_win,
                clock,
                items,
            }),
            _ => Err(faults),
        }
    }
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
            let said = said_for(table, seating.len(), faults, |key| Fault::PiecesKey { key });
            said.unwrap_or(camp)
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

fn check_repetition(draft: &Draft, faults: &mut Vec<Fault>) -> Option<usize> {
    let times = draft.repetition.unwrap_or(0);
    if times == 1 || !(0..=MOST_TURNS).contains(&times) {
        faults.push(Fault::Repetition { times });
    }
    (times > 0).then_some(times as usize)
}

fn check_max_turns(draft: &Draft, faults: &mut Vec<Fault>) -> Option<u32> {
    let turns = draft.max_turns.unwrap_or(0);
    if !(0..=MOST_TURNS).contains(&turns) {
        faults.push(Fault::MaxTurns { turns });
    }
    (turns > 0).then_some(turns as u32)
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

#[cfg(test)]
mod tests {
    use super::super::typed;
    use super::*;

    fn faults(settings: &str, players: &str) -> Vec<Fault> {
        typed(settings, players).expect_err(settings)
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
        assert!(typed(&format!("pieces = 15\n{late}"), "2").is_ok());
    }

    #[test]
    fn a_table_of_pieces_leaves_the_rest_at_the_camps_size() {
        let crowd = "pieces = { 2 = 19, 4 = 13 }";
        let counts: Vec<_> =
            (1..=6).map(|n| typed(crowd, &n.to_string()).unwrap().pieces()).collect();
        assert_eq!(counts, [10, 19, 10, 13, 10, 10]);
        assert_eq!(faults("pieces = { 7 = 6 }", "2"), [Fault::PiecesKey { key: "7".into() }]);
    }

    #[test]
    fn a_clock_has_no_zero() {
        let with = |numbers: &str| typed(&format!("clock = {{ {numbers} }}"), "2");
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
        assert_eq!(typed("clock = 'none'", "2").unwrap().clock(), None);
    }

    #[test]
    fn items_are_known_by_name_and_not_negative() {
        let counts = typed("items = { block = 2, wings = 1 }", "2").unwrap().items().unwrap();
        assert_eq!((counts[Item::Block], counts[Item::Wings], counts[Item::Double]), (2, 1, 0));
        for none in ["items = 'none'", "items = {}", "items = { block = 0 }"] {
            assert_eq!(typed(none, "2").unwrap().items(), None, "{none}");
        }
        let wrong = faults("items = { bomb = 2, block = -1 }", "2");
        assert!(matches!(&wrong[..], [
            Fault::ItemCount { item: Item::Block, count: -1, .. },
            Fault::ItemName { name },
        ] if name == "bomb"));
    }
}
