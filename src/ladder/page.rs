//! The text form of the ladder: a table for each player, with the last games.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use toml::value::Datetime;

use super::{Entry, Ladder, Profile, Who};
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

impl Ladder {
    /// The ladder that a text tells.
    ///
    /// # Errors
    ///
    /// What is wrong with it: the line and the reader's own words, or the value. Names are cut, so
    /// that two can be one: neither is dropped in silence.
    pub fn parse(text: &str) -> Result<Self, String> {
        let page: Page = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            let line = 1 + text[..at].matches('\n').count();
            format!("{line}: {}", error.message())
        })?;
        if page.version != VERSION {
            return Err(format!("version = {}", page.version));
        }
        let mut ladder = Self::default();
        for line in page.players {
            let Line { who: name, points, played, won, games } = line;
            let games = games.into_iter().map(entry).collect::<Result<_, String>>()?;
            let profile = Profile { points, played, won, games };
            if ladder.players.insert(who(&name), profile).is_some() {
                return Err(format!("who = {name:?}: duplicate"));
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

fn entry(played: Played) -> Result<Entry, String> {
    let moment = |started: Datetime| {
        let moment: Result<Timestamp, _> = started.to_string().parse();
        moment.map(|moment| moment.as_second()).map_err(|_| format!("started = {started}"))
    };
    Ok(Entry {
        started: played.started.map(moment).transpose()?,
        seed: played.seed.parse().map_err(|_| format!("seed = {:?}", played.seed))?,
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
