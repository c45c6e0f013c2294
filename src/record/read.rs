//! From the text of a record to its game, replayed through the rules.

use std::sync::Arc;

use jiff::Timestamp;
use toml::Spanned;
use toml::de::DeTable;

use super::source::{Found, Section, Source, as_table};
use super::{FORMAT, KEY_EVERY, Kind, LARGEST, Record, RecordError, SeatFault, Worth, seal};
use crate::game::{Game, Position};
use crate::rules::{Broken, BySeat, Draft, Rules, Seat, Seating, acts_on_terminal};
use crate::table::{Name, Player};

const ROOT: [&str; 9] =
    ["format", "started", "preset", "seed", "friendly", "start", "rules", "seats", "game"];
const SEAT: [&str; 3] = ["seat", "player", "name"];
const GAME: [&str; 3] = ["actions", "keys", "digest"];

/// No rule set needs a longer name.
const LONGEST_NAME: usize = 60;

/// Whether a record must still be as it was sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    /// Its keys and its digest must fit.
    Checked,
    /// It was edited on purpose: keys and digest are not looked at.
    Ignored,
}

impl Record {
    /// Reads a record and replays its game.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, from the form to the seal.
    pub fn read(text: &str, seal: Seal) -> Result<Self, RecordError> {
        if text.len() > LARGEST {
            return Err(RecordError { line: 1, kind: Kind::TooLarge { most: LARGEST } });
        }
        let source = Source::new(text);
        let mut root = root(&source, text, seal)?;
        let started = started(&source, &mut root)?;
        let preset = harmless(&root.optional_text("preset")?.unwrap_or_default());
        let seed = seed(&source, &mut root)?;
        let worth = worth(&source, &mut root)?;
        let seated = seats(&source, root.list("seats")?)?;
        let rules = Arc::new(rules(&source, root.table("rules")?, seated.seating)?);
        let start = root.text("start")?;
        let start = Position::parse(&rules, start.get_ref()).map_err(|errors| {
            source.error(start.span(), Kind::Start { rules: Arc::clone(&rules), errors })
        })?;
        let mut play = Section::new(&source, root.table("game")?, &GAME)?;
        let mut game = Game::from_position(rules, start);
        replay(&source, &mut game, play.texts("actions")?)?;
        if seal == Seal::Checked {
            check_keys(&source, &game, play.list("keys")?)?;
            check_digest(&source, text, play.text("digest")?)?;
        }
        let Seated { players, names, .. } = seated;
        Ok(Self { started, preset, seed, players, names, worth, game })
    }
}

/// The root table of a text that is whole, of a known format, and has no unknown keys.
fn root<'a>(source: &'a Source<'a>, text: &'a str, seal: Seal) -> Result<Section<'a>, RecordError> {
    let end = text.trim_end().len();
    let cut = seal == Seal::Checked && !ends_with_digest(text);
    let table = match DeTable::parse(text) {
        Ok(table) => table,
        Err(_) if cut => return Err(source.error(end..end, Kind::CutOff)),
        Err(error) => {
            let broken = Kind::Syntax(Broken::of(text, &error));
            return Err(source.error(error.span().unwrap_or_default(), broken));
        }
    };
    check_format(source, table.get_ref())?;
    if cut {
        return Err(source.error(end..end, Kind::CutOff));
    }
    Section::new(source, Spanned::new(0..0, table.into_inner()), &ROOT)
}

/// Whether the last line is a digest, whole.
fn ends_with_digest(text: &str) -> bool {
    let line = text.trim_end().lines().next_back().unwrap_or_default();
    let value = line.trim().strip_prefix("digest").map(str::trim_start);
    let value = value.and_then(|value| value.strip_prefix('=')).unwrap_or_default().trim();
    let quoted = |quote| value.len() > 1 && value.starts_with(quote) && value.ends_with(quote);
    (quoted('"') || quoted('\'')) && value.len() == seal::LENGTH + 2
}

fn check_format(source: &Source<'_>, root: &DeTable<'_>) -> Result<(), RecordError> {
    let Some(format) = root.get("format") else {
        return Err(source.error(0..0, Kind::NotARecord));
    };
    match source.plain(format) {
        Some(toml::Value::Integer(FORMAT)) => Ok(()),
        _ => {
            let found = source.shown(format.span());
            Err(source.error(format.span(), Kind::Version { found }))
        }
    }
}

fn started(source: &Source<'_>, root: &mut Section<'_>) -> Result<Option<i64>, RecordError> {
    let Some(value) = root.take("started") else { return Ok(None) };
    let moment = value.get_ref().as_datetime().map(ToString::to_string);
    let moment = moment.and_then(|moment| moment.parse::<Timestamp>().ok());
    match moment {
        Some(moment) => Ok(Some(moment.as_second())),
        None => Err(source.wrong("started", &value)),
    }
}

/// Whether it counts; games from before that was written down do.
fn worth(source: &Source<'_>, root: &mut Section<'_>) -> Result<Worth, RecordError> {
    let Some(value) = root.take("friendly") else { return Ok(Worth::Counts) };
    match value.get_ref().as_bool() {
        Some(true) => Ok(Worth::Friendly),
        Some(false) => Ok(Worth::Counts),
        None => Err(source.wrong("friendly", &value)),
    }
}

/// The name of a rule set as far as a screen can show it.
fn harmless(name: &str) -> String {
    name.chars().filter(|&sign| !acts_on_terminal(sign)).take(LONGEST_NAME).collect()
}

/// The seed is a text: a TOML integer cannot be as large.
fn seed(source: &Source<'_>, root: &mut Section<'_>) -> Result<u64, RecordError> {
    let Some(value) = root.take("seed") else { return Ok(0) };
    let number = value.get_ref().as_str().and_then(|text| text.parse().ok());
    number.ok_or_else(|| source.wrong("seed", &value))
}

/// Who sits where.
struct Seated {
    seating: Seating,
    players: BySeat<Player>,
    names: BySeat<Name>,
}

fn seats(source: &Source<'_>, list: Vec<Found<'_>>) -> Result<Seated, RecordError> {
    let at = list.first().map_or(0..0, Spanned::span);
    let mut letters = String::new();
    let mut players = BySeat::default();
    let mut names = BySeat::default();
    for value in list {
        let mut entry = Section::new(source, as_table(source, "seats", value)?, &SEAT)?;
        let letter = entry.text("seat")?;
        letters.push_str(letter.get_ref());
        let player = entry.text("player")?;
        let name = entry.optional_text("name")?.unwrap_or_default();
        let one = letter.get_ref().chars().count() == 1;
        if let Some(seat) =
            letter.get_ref().chars().next().filter(|_| one).and_then(Seat::from_letter)
        {
            players[seat] = Player::parse(player.get_ref()).ok_or_else(|| {
                let fault = SeatFault::Player { found: source.shown(player.span()) };
                source.error(player.span(), Kind::Seats(fault))
            })?;
            names[seat] = Name::new(&name);
        }
    }
    let seating = Seating::all().find(|seating| seating.to_string() == letters);
    let seating = seating.ok_or_else(|| {
        let found = letters.chars().take(20).collect();
        source.error(at, Kind::Seats(SeatFault::Letters { found }))
    })?;
    Ok(Seated { seating, players, names })
}

fn rules(
    source: &Source<'_>,
    table: Spanned<DeTable<'_>>,
    seating: Seating,
) -> Result<Rules, RecordError> {
    let at = table.span();
    let mut draft = Draft::default();
    for (key, value) in table.into_inner() {
        let shown = source.shown(value.span());
        let set = match source.plain(&value) {
            Some(plain) => draft.set(key.get_ref(), plain),
            None => Err(Draft::out_of_range(key.get_ref())),
        };
        set.map_err(|error| {
            let kind = Kind::Switch { key: key.get_ref().to_string(), value: shown, error };
            source.error(key.span(), kind)
        })?;
    }
    Rules::new(&draft, seating).map_err(|faults| source.error(at, Kind::Rules { seating, faults }))
}

fn replay(
    source: &Source<'_>,
    game: &mut Game,
    actions: Vec<Spanned<std::borrow::Cow<'_, str>>>,
) -> Result<(), RecordError> {
    for (index, text) in actions.into_iter().enumerate() {
        let action = game.read_action(text.get_ref()).map_err(|error| {
            let rules = Arc::clone(game.rules());
            let shown = text.get_ref().chars().take(60).collect();
            let kind = Kind::Action { rules, number: index + 1, text: shown, error };
            source.error(text.span(), kind)
        })?;
        game.play_legal(action);
    }
    Ok(())
}

fn check_keys(source: &Source<'_>, game: &Game, keys: Vec<Found<'_>>) -> Result<(), RecordError> {
    let numbers = keyed(game.actions().len());
    for (&number, key) in numbers.iter().zip(&keys) {
        if key.get_ref().as_str() != Some(&key_text(game, number)) {
            return Err(source.error(key.span(), Kind::Diverged { number }));
        }
    }
    if numbers.len() == keys.len() {
        return Ok(());
    }
    let kind = Kind::Keys { found: keys.len(), expected: numbers.len() };
    Err(source.error(keys.last().map_or(0..0, Spanned::span), kind))
}

/// The numbers of the actions after which a key stands: every tenth, and the last.
pub(super) fn keyed(actions: usize) -> Vec<usize> {
    let tens = (1..=actions / KEY_EVERY).map(|ten| ten * KEY_EVERY);
    let last = (!actions.is_multiple_of(KEY_EVERY)).then_some(actions);
    tens.chain(last).collect()
}

/// The key of the position after so many actions.
pub(super) fn key_text(game: &Game, actions: usize) -> String {
    format!("{:016x}", game.positions()[actions].key())
}

fn check_digest(
    source: &Source<'_>,
    text: &str,
    digest: Spanned<std::borrow::Cow<'_, str>>,
) -> Result<(), RecordError> {
    let content = text.parse().unwrap_or_default();
    if seal::digest(content) == *digest.get_ref() {
        return Ok(());
    }
    Err(source.error(digest.span(), Kind::Digest))
}
