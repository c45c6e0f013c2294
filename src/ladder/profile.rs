//! Everybody's points and last games, and a finished game being entered.
//!
//! The text form is left to [`page`](super::page).

use std::collections::BTreeMap;
use std::fmt;

use super::{Scores, Title, Unscored, score};
use crate::bot::Level;
use crate::game::Position;
use crate::record::{Record, Worth};
use crate::rules::{BySeat, Seat};
use crate::table::{Name, Player};

/// Somebody on the ladder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// A person of that name.
    Person(Name),
    /// The bots of that level, as one player.
    Bot(Level),
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) => name.fmt(f),
            Self::Bot(level) => Player::Bot(*level).fmt(f),
        }
    }
}

/// What somebody has earned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// The points now.
    pub points: u32,
    /// How many games were entered.
    pub played: u32,
    /// How many of them gave a first place.
    pub won: u32,
    /// The last games, the oldest first; at most [`Ladder::REMEMBERED`].
    pub games: Vec<Entry>,
}

impl Profile {
    /// The level.
    pub fn title(&self) -> Title {
        Title::of(self.points)
    }
}

/// A game on the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When it began, in seconds since 1970, where that is known.
    pub started: Option<i64>,
    /// The chance of its table; with the moment it tells games apart.
    pub seed: u64,
    /// The rule set.
    pub preset: String,
    /// The others at the table, in turn order.
    pub against: Vec<Who>,
    /// The place, the best one of a bot that sat several times.
    pub place: usize,
    /// How the points changed.
    pub change: i32,
    /// The points after it.
    pub points: u32,
}

/// What a game did to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// To whom.
    pub who: Who,
    /// How the points changed: never below nothing.
    pub change: i32,
    /// The points after it.
    pub points: u32,
    /// The level before.
    pub before: Title,
}

/// What a game did to everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// To each of the players, people first.
    pub changes: Vec<Change>,
    /// Whether it was too short, or left too early, for anybody to gain by it.
    pub only_losses: bool,
}

/// Why a game is not entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// The table of points has nothing for it.
    Unscored(Unscored),
    /// A seat has changed hands in it, or it goes on from another game.
    Friendly,
    /// It began from a position that was set up.
    SetUp,
    /// Whoever sits there has no name.
    Nameless(Seat),
    /// A person sits in several seats.
    Twice(Name),
    /// It was entered before.
    Known,
}

/// Everybody's points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    pub(super) players: BTreeMap<Who, Profile>,
}

impl Ladder {
    /// How many games of each player are remembered.
    pub const REMEMBERED: usize = 100;

    /// Everybody, those with the most points first.
    pub fn ranking(&self) -> Vec<(&Who, &Profile)> {
        let mut ranking: Vec<_> = self.players.iter().collect();
        ranking.sort_by_key(|(_, profile)| std::cmp::Reverse(profile.points));
        ranking
    }

    /// What somebody has earned; nothing when nobody of that name has played.
    pub fn profile(&self, who: &Who) -> Option<&Profile> {
        self.players.get(who)
    }

    /// The levels of those who sit at a table; the first one for whoever is new or has no name.
    pub fn titles(&self, players: &BySeat<Player>, names: &BySeat<Name>) -> BySeat<Title> {
        let points = |seat| self.profile(&who(players, names, seat)?).map(|it| it.points);
        BySeat::from_fn(|seat| Title::of(points(seat).unwrap_or_default()))
    }

    /// Enters a finished game; what it did to everybody comes back.
    ///
    /// # Errors
    ///
    /// Why it does not count; nothing is changed then.
    pub fn enter(&mut self, record: &Record) -> Result<Rating, Unrated> {
        let seated = seated(record)?;
        let titles = self.titles(&record.players, &record.names);
        let scores = score(&record.game, &titles).map_err(Unrated::Unscored)?;
        if seated.iter().any(|(_, who)| self.knows(who, record, &seated)) {
            return Err(Unrated::Known);
        }
        let mut everybody: Vec<&Who> = seated.iter().map(|(_, who)| who).collect();
        // Bots may sit several times.
        everybody.sort_unstable();
        everybody.dedup();
        let changes = everybody.into_iter().map(|who| self.change(record, &scores, who, &seated));
        Ok(Rating { changes: changes.collect(), only_losses: scores.only_losses })
    }

    fn knows(&self, who: &Who, record: &Record, seated: &[(Seat, Who)]) -> bool {
        let same = |entry: &Entry| {
            let others = seated.iter().map(|(_, other)| other).filter(|other| *other != who);
            (entry.started, entry.seed) == (record.started, record.seed)
                && entry.against.iter().eq(others)
        };
        self.profile(who).is_some_and(|profile| profile.games.iter().any(same))
    }

    fn change(
        &mut self,
        record: &Record,
        scores: &Scores,
        who: &Who,
        seated: &[(Seat, Who)],
    ) -> Change {
        let (own, others): (Vec<_>, Vec<_>) = seated.iter().partition(|(_, other)| other == who);
        let places = record.game.places().unwrap_or_default();
        let place = own.iter().filter_map(|(seat, _)| places[*seat]).min().unwrap_or_default();
        let award: i32 = own.iter().map(|(seat, _)| scores.awards[*seat].total()).sum();
        let profile = self.players.entry(who.clone()).or_default();
        let before = profile.points;
        profile.points = before.saturating_add_signed(award);
        let points = profile.points;
        // What there is not cannot be lost.
        let change = award.max(-i32::try_from(before).unwrap_or(i32::MAX));
        profile.played += 1;
        // A place that all share is no win.
        let shared = seated.iter().all(|(seat, _)| places[*seat] == Some(1));
        profile.won += u32::from(place == 1 && !shared);
        profile.games.push(Entry {
            started: record.started,
            seed: record.seed,
            preset: record.preset.clone(),
            against: others.into_iter().map(|(_, other)| other.clone()).collect(),
            place,
            change,
            points,
        });
        let forgotten = profile.games.len().saturating_sub(Self::REMEMBERED);
        profile.games.drain(..forgotten);
        Change { who: who.clone(), change, points, before: Title::of(before) }
    }
}

/// Who sits in a seat, if that one has a name that is nobody else's.
fn who(players: &BySeat<Player>, names: &BySeat<Name>, seat: Seat) -> Option<Who> {
    let name = &names[seat];
    match players[seat] {
        Player::Bot(level) => Some(Who::Bot(level)),
        Player::Human if name.is_empty() || Player::parse(name.as_str()).is_some() => None,
        Player::Human => Some(Who::Person(name.clone())),
    }
}

/// Who sits where, if the game is one that counts.
fn seated(record: &Record) -> Result<Vec<(Seat, Who)>, Unrated> {
    if record.worth == Worth::Friendly {
        return Err(Unrated::Friendly);
    }
    let mut seated: Vec<(Seat, Who)> = Vec::new();
    for seat in record.game.rules().seating().iter() {
        let who = who(&record.players, &record.names, seat).ok_or(Unrated::Nameless(seat))?;
        if let Who::Person(name) = &who
            && seated.iter().any(|(_, other)| *other == who)
        {
            return Err(Unrated::Twice(name.clone()));
        }
        seated.push((seat, who));
    }
    let start = record.game.start();
    if *start != Position::start(record.game.rules(), start.turn()) {
        return Err(Unrated::SetUp);
    }
    Ok(seated)
}
