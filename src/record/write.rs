//! From a game to the text of its record.

use std::fmt::Write;

use jiff::Timestamp;
use toml::Value;

use super::read::{key_text, keyed};
use super::{FORMAT, Record, Worth, seal};
use crate::game::{Action, Game};
use crate::rules::{BySeat, Switch};
use crate::table::{Name, Player};

/// Writes the same game down again and again as it grows, and only works out what is new: the
/// route of a move takes longer than everything else.
#[derive(Clone, Debug, Default)]
pub struct Scribe {
    written: Vec<(Action, String)>,
    /// Who played, where anything was written.
    players: Option<BySeat<Player>>,
}

impl Record {
    /// The text of the record, which [`read`](Self::read) reads.
    pub fn text(&self) -> String {
        Scribe::default().text(self.sheet())
    }

    /// What there is to write down.
    pub fn sheet(&self) -> Sheet<'_> {
        Sheet {
            started: self.started,
            preset: &self.preset,
            seed: self.seed,
            players: &self.players,
            names: &self.names,
            worth: self.worth,
            game: &self.game,
        }
    }
}

/// Everything that a [`Record`] holds, looked at where it is.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Sheet<'a> {
    pub started: Option<i64>,
    pub preset: &'a str,
    pub seed: u64,
    pub players: &'a BySeat<Player>,
    pub names: &'a BySeat<Name>,
    pub worth: Worth,
    pub game: &'a Game,
}

impl Scribe {
    /// Whether the game is as it was written last, and played by the same.
    pub fn knows(&self, game: &Game, players: &BySeat<Player>) -> bool {
        let same = self.players.as_ref().is_none_or(|written| written == players);
        same && self.written.iter().map(|(action, _)| action).eq(game.actions())
    }

    /// The text of the record.
    pub fn text(&mut self, sheet: Sheet<'_>) -> String {
        self.follow(sheet.game);
        self.players = Some(*sheet.players);
        let mut text = head(&sheet);
        text.push_str("\n[rules]\n");
        for switch in Switch::ALL {
            if let Some(value) = sheet.game.rules().draft().value(switch) {
                line(&mut text, switch.key(), value);
            }
        }
        seats(&mut text, &sheet);
        text.push_str("\n[game]\n");
        let actions = self.written.iter().map(|(_, text)| text.clone());
        list(&mut text, "actions", actions);
        let numbers = keyed(sheet.game.actions().len()).into_iter();
        list(&mut text, "keys", numbers.map(|number| key_text(sheet.game, number)));
        seal(text)
    }

    /// Brings the written actions in line with those of the game.
    fn follow(&mut self, game: &Game) {
        let actions = game.actions();
        let same = self.written.iter().zip(actions).take_while(|((old, _), new)| old == *new);
        let same = same.count();
        self.written.truncate(same);
        for (action, position) in actions.iter().zip(game.positions()).skip(same) {
            self.written.push((*action, position.action_text(game.rules(), *action)));
        }
    }
}

fn head(sheet: &Sheet<'_>) -> String {
    let mut text = String::new();
    line(&mut text, "format", FORMAT);
    let moment = sheet.started.and_then(|seconds| Timestamp::from_second(seconds).ok());
    if let Some(moment) = moment {
        writeln!(text, "started = {moment}").expect("writing to a string");
    }
    line(&mut text, "preset", sheet.preset);
    line(&mut text, "seed", sheet.seed.to_string());
    if sheet.worth == Worth::Friendly {
        line(&mut text, "friendly", true);
    }
    line(&mut text, "start", sheet.game.start().text(sheet.game.rules()));
    text
}

fn seats(text: &mut String, sheet: &Sheet<'_>) {
    for seat in sheet.game.rules().seating().iter() {
        text.push_str("\n[[seats]]\n");
        line(text, "seat", seat.to_string());
        line(text, "player", sheet.players[seat].to_string());
        if !sheet.names[seat].is_empty() {
            line(text, "name", sheet.names[seat].as_str());
        }
    }
}

fn line(text: &mut String, key: &str, value: impl Into<Value>) {
    writeln!(text, "{key} = {}", value.into()).expect("writing to a string");
}

fn list(text: &mut String, key: &str, values: impl Iterator<Item = String>) {
    writeln!(text, "{key} = [").expect("writing to a string");
    values.for_each(|value| {
        writeln!(text, "  {},", Value::from(value)).expect("writing to a string");
    });
    text.push_str("]\n");
}

/// The text with the digest of its content as its last line.
fn seal(mut text: String) -> String {
    let content = text.parse().expect("what was just written is TOML");
    line(&mut text, "digest", seal::digest(content));
    text
}
