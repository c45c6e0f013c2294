//! The text form of the ladder: a table for each player, with the last games.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use toml::value::Datetime;

use super::{Entry, Ladder, Profile, Who};
use crate::rules::Broken;
use crate::table::{Name, Player};

/// The version of the form.
const VERSION: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    version: u32,
    #[serde(default)]
    players: Vec<Line>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    who: String,
    points: u32,
    played: u32,
    won: u32,
    #[serde(default)]
    games: Vec<Played>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    #[serde(skip_serializing_if = "Option::is_none")]
    started: Option<Datetime>,
    seed: String,
    preset: String,
    against: Vec<String>,
    place: usize,
    change: i32,
    points: u32,
}

/// What can be wrong with the text of a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageError {
    /// It cannot be understood.
    Broken(Broken),
    /// A version of the form that this program does not know.
    Version(u32),
    /// Somebody is there twice.
    Twice(Who),
    /// A value that the key cannot have.
    Value {
        /// The key.
        key: &'static str,
        /// The value, as written.
        value: String,
    },
}

impl Ladder {
    /// The ladder that a text tells.
    ///
    /// # Errors
    ///
    /// What is wrong with it. Names are cut, so that two can be one: neither is dropped in silence.
    pub fn parse(text: &str) -> Result<Self, PageError> {
        let page: Page =
            toml::from_str(text).map_err(|error| PageError::Broken(Broken::of(text, &error)))?;
        if page.version != VERSION {
            return Err(PageError::Version(page.version));
        }
        let mut ladder = Self::default();
        for line in page.players {
            let Line { who: name, points, played, won, games } = line;
            let games = games.into_iter().map(entry).collect::<Result<_, _>>()?;
            let profile = Profile { points, played, won, games };
            let who = who(&name);
            if ladder.players.insert(who.clone(), profile).is_some() {
                return Err(PageError::Twice(who));
            }
        }
        Ok(ladder)
    }

    /// Its text.
    pub fn text(&self) -> String {
        let line = |(who, profile): (&Who, &Profile)| Line {
            who: who.to_string(),
            points: profile.points,
            played: profile.played,
            won: profile.won,
            games: profile.games.iter().map(played).collect(),
        };
        let page = Page { version: VERSION, players: self.players.iter().map(line).collect() };
        toml::to_string(&page).expect("a table of plain values")
    }
}

/// Bots are written as everywhere else; nobody on the ladder is called like one.
fn who(text: &str) -> Who {
    match Player::parse(text) {
        Some(Player::Bot(level)) => Who::Bot(level),
        Some(Player::Human) | None => Who::Person(Name::new(text)),
    }
}

fn entry(played: Played) -> Result<Entry, PageError> {
    let wrong = |key, value: &str| PageError::Value { key, value: value.to_owned() };
    let moment = |started: Datetime| {
        let moment: Result<Timestamp, _> = started.to_string().parse();
        moment.map(|moment| moment.as_second()).map_err(|_| wrong("started", &started.to_string()))
    };
    Ok(Entry {
        started: played.started.map(moment).transpose()?,
        seed: played.seed.parse().map_err(|_| wrong("seed", &played.seed))?,
        preset: played.preset,
        against: played.against.iter().map(|text| who(text)).collect(),
        place: played.place,
        change: played.change,
        points: played.points,
    })
}

fn played(entry: &Entry) -> Played {
    let moment = entry.started.and_then(|seconds| Timestamp::from_second(seconds).ok());
    Played {
        started: moment.and_then(|moment| moment.to_string().parse().ok()),
        seed: entry.seed.to_string(),
        preset: entry.preset.clone(),
        against: entry.against.iter().map(Who::to_string).collect(),
        place: entry.place,
        change: entry.change,
        points: entry.points,
    }
}
