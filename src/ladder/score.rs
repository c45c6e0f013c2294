//! What a finished game gives each seat, by QQ's table of points (QQ 計分).
//!
//! Who sits where and what they had before is left to [`profile`](super::profile).

use super::Title;
use crate::game::{Cause, Departure, Ending, Game};
use crate::rules::{BySeat, Jump, Rules, Seat, Teams};

/// What a seat gets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Award {
    /// For its place, or for leaving.
    pub place: i32,
    /// For its pieces in the goal, in spite of a loss.
    pub encouragement: i32,
}

impl Award {
    /// Both together.
    pub fn total(self) -> i32 {
        self.place + self.encouragement
    }
}

/// What a game gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scores {
    /// To each seat.
    pub awards: BySeat<Award>,
    /// Whether it was too short, or left too early, for anybody to gain by it.
    pub only_losses: bool,
}

/// Why a game has no scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unscored {
    /// It goes on.
    GoesOn,
    /// The table has nothing for so many seats.
    Seats(usize),
    /// The table has nothing for three teams.
    ThreeTeams,
}

/// What leaving costs.
const LEAVING: i32 = -50;

/// Who leaves before this round spoils the game for everybody.
const EARLY: u32 = 11;

/// What a finished game gives each seat, from the levels they had before it.
///
/// # Errors
///
/// Why the table has nothing for it.
pub fn score(game: &Game, titles: &BySeat<Title>) -> Result<Scores, Unscored> {
    let ending = game.ending().ok_or(Unscored::GoesOn)?;
    let places = place_points(game, ending, titles)?;
    let departures = game.departures();
    let mut only_losses = departures.iter().any(|gone| left(gone) && gone.round < EARLY);
    only_losses |= ending == Ending::Decided && game.rounds() < fewest_rounds(game.rules());
    let mut awards = BySeat::default();
    for seat in game.rules().seating().iter() {
        let fate = Fate::of(game.rules(), &departures, seat);
        let mut award = award(game, seat, titles[seat], places[seat], fate);
        if only_losses {
            award = Award { place: award.place.min(0), encouragement: 0 };
        }
        awards[seat] = award;
    }
    Ok(Scores { awards, only_losses })
}

/// The rounds that a game must have for anybody to gain by it.
fn fewest_rounds(rules: &Rules) -> u32 {
    match rules.jump() {
        Jump::Adjacent => 18,
        Jump::Long => 10,
    }
}

/// Whether that is leaving.
fn left(gone: &Departure) -> bool {
    match gone.cause {
        Cause::Deadline | Cause::TimeOuts => true,
        Cause::Resigned | Cause::NoMove | Cause::Partner => false,
    }
}

/// What became of a seat, as far as the table cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It played to the end.
    Stayed,
    /// It left.
    Left,
    /// It gave up.
    Resigned,
    /// Somebody of its team left.
    LeftByPartner,
    /// The seat opposite missed a deadline.
    Unopposed,
}

impl Fate {
    fn of(rules: &Rules, departures: &[Departure], seat: Seat) -> Self {
        let of = |seat: Seat| departures.iter().find(|gone| gone.seat == seat);
        let partner_left = rules.partners(seat).iter().any(|other| of(other).is_some_and(left));
        let opposite = of(seat.opposite());
        match of(seat).map(|gone| gone.cause) {
            Some(Cause::Deadline | Cause::TimeOuts) => Self::Left,
            Some(Cause::Resigned | Cause::NoMove) => Self::Resigned,
            Some(Cause::Partner) | None if partner_left => Self::LeftByPartner,
            _ if opposite.is_some_and(|gone| gone.cause == Cause::Deadline) => Self::Unopposed,
            Some(Cause::Partner) | None => Self::Stayed,
        }
    }
}

fn award(game: &Game, seat: Seat, title: Title, place: i32, fate: Fate) -> Award {
    let none = Award::default();
    let encouragement = encouragement(game, seat, title);
    match fate {
        Fate::Stayed if place < 0 => Award { place, encouragement },
        Fate::Stayed => Award { place, ..none },
        Fate::Left => Award { place: LEAVING, ..none },
        Fate::Resigned => Award { place: place.min(0), ..none },
        Fate::LeftByPartner => Award { encouragement, ..none },
        Fate::Unopposed => Award { place: place.max(0), ..none },
    }
}

/// A point for each own piece in the goal, two at the first five levels.
fn encouragement(game: &Game, seat: Seat, title: Title) -> i32 {
    let pieces = game.position().pieces_home(game.rules(), seat);
    let each = if title.level() <= 5 { 2 } else { 1 };
    i32::try_from(pieces).unwrap_or_default() * each
}

/// The points of each seat's place.
fn place_points(
    game: &Game,
    ending: Ending,
    titles: &BySeat<Title>,
) -> Result<BySeat<i32>, Unscored> {
    let rules = game.rules();
    let by_place: &[i32] = match (rules.teams(), rules.seating().len()) {
        (Teams::Facing, 6) => return Err(Unscored::ThreeTeams),
        (Teams::Facing | Teams::Alternate, 4) => &[30, 30, -10, -10],
        (Teams::Alternate, 6) => &[40, 40, 40, -15, -15, -15],
        (_, 2) => return Ok(duel(game, ending, titles)),
        (_, 3) => &[30, 15, -15],
        (_, 4) => &[35, 25, 15, -15],
        (_, 6) => &[45, 35, 25, 15, -15, -25],
        (_, seats) => return Err(Unscored::Seats(seats)),
    };
    let places = game.places().unwrap_or_default();
    let mut order: Vec<Option<usize>> = rules.seating().iter().map(|seat| places[seat]).collect();
    order.sort_unstable();
    let points = |seat: Seat| {
        let taken = order.iter().zip(by_place).filter(|(place, _)| **place == places[seat]);
        let taken: Vec<i32> = taken.map(|(_, points)| *points).collect();
        taken.iter().sum::<i32>() / i32::try_from(taken.len().max(1)).unwrap_or(1)
    };
    let counts = |seat: Seat| places[seat].is_some() && has_place(game, ending, seat);
    Ok(BySeat::from_fn(|seat| if counts(seat) { points(seat) } else { 0 }))
}

/// Whether the seat's place counts: on a draw only that of those who were home or out before it, and
/// where there are teams, whose places are shared, nobody's.
fn has_place(game: &Game, ending: Ending, seat: Seat) -> bool {
    let drawn = match ending {
        Ending::Decided => false,
        Ending::Stuck | Ending::Repetition | Ending::Agreed | Ending::TurnLimit => true,
    };
    let teams = game.rules().teams() != Teams::None;
    !drawn || (!teams && !game.position().playing(game.rules()).contains(seat))
}

/// Two players: more for beating somebody above, less for somebody below.
fn duel(game: &Game, ending: Ending, titles: &BySeat<Title>) -> BySeat<i32> {
    let places = game.places().unwrap_or_default();
    let level = |seat: Seat| i32::from(titles[seat].level());
    let mut points = BySeat::default();
    for seat in game.rules().seating().iter().filter(|&seat| has_place(game, ending, seat)) {
        let mut others = game.rules().seating().iter().filter(|&other| other != seat);
        let above = others.next().map_or(0, |other| level(seat) - level(other));
        points[seat] = match places[seat] {
            Some(1) => (25 - above).max(10),
            _ => -(25 + above).clamp(1, 49),
        };
    }
    points
}
