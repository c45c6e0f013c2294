//! The options that say which game is meant, the same for every command.
//!
//! Two types at the door: [`GameOptions`] is what was typed, [`Setup`] what it means once
//! everything is known.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use clap::Args;

use super::Failure;
use super::number::whole;
use super::shelf::Shelf;
use crate::game::Position;
use crate::rules::{
    Book, Draft, Fault, FirstPlayer, Players, Preset, Rules, Seat, SeatSet, Seating, Switch,
    typed_value,
};
use crate::table;
use crate::text::{Label, Unfit, Words};

/// The preset that is meant when nothing else is said.
const CLASSIC: &str = "classic";

/// Which rules, which seats, which position.
#[derive(Clone, Debug, Args)]
pub struct GameOptions {
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,

    #[arg(long, value_name = "FILE")]
    pub rules: Vec<PathBuf>,

    #[arg(long = "set", value_name = "SWITCH=VALUE")]
    pub settings: Vec<String>,

    #[arg(long, value_name = "N|LETTERS")]
    pub players: Option<SeatingOption>,

    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,

    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX))]
    pub seed: Option<u64>,
}

/// A switch and its value.
#[derive(Debug)]
struct Setting {
    key: String,
    value: toml::Value,
}

impl Setting {
    fn parse(text: &str, words: Words) -> Result<Self, String> {
        let (key, value) = text.split_once('=').unwrap_or((text, ""));
        let (key, value) = (key.trim(), value.trim());
        if key.is_empty() || value.is_empty() {
            return Err(words.say(Label::SettingForm).to_owned());
        }
        let parsed = typed_value(value);
        let value = parsed.map_err(|error| words.no_toml_value(value, &error))?;
        Ok(Self { key: key.to_owned(), value })
    }

    fn apply(self, preset: &mut Preset, words: Words) -> Result<(), String> {
        let Self { key, value } = self;
        let shown = value.to_string();
        let set = preset.draft.set(&key, value);
        set.map_err(|error| words.setting_error(&key, &shown, &error))?;
        if let Some(switch) = Switch::from_key(&key) {
            preset.places.remove(&switch);
        }
        Ok(())
    }
}

/// A seating, as typed.
#[derive(Clone, Copy, Debug)]
pub struct SeatingOption(pub Seating);

impl FromStr for SeatingOption {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        Seating::parse(text).map(Self).ok_or(Unfit::Seating)
    }
}

/// The game that is meant.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The preset it is based on.
    pub preset: Preset,
    /// The rules in force.
    pub rules: Arc<Rules>,
    /// The position it begins from.
    pub start: Position,
}

impl GameOptions {
    /// All presets there are.
    pub fn book(&self, words: Words) -> Result<Book, Failure> {
        self.shelf(words).map(|shelf| shelf.book)
    }

    /// The same, with what is wrong with the user's own.
    pub fn shelf(&self, words: Words) -> Result<Shelf, Failure> {
        Shelf::open(&self.rules, words)
    }

    /// The preset that is meant, with the settings of the command line on top.
    pub fn preset(&self, book: &Book, words: Words) -> Result<Preset, Failure> {
        let (preset, errors) = self.settle(book, words)?;
        if errors.is_empty() { Ok(preset) } else { Err(Failure::usage(errors)) }
    }

    /// The preset with every setting that means something, and what is wrong with the others.
    fn settle(&self, book: &Book, words: Words) -> Result<(Preset, Vec<String>), Failure> {
        let name = self.preset.as_deref().unwrap_or(CLASSIC);
        let mut preset = find(book, name, words)?.clone();
        let mut errors = Vec::new();
        for text in &self.settings {
            let set = Setting::parse(text, words);
            let set = set.and_then(|setting| setting.apply(&mut preset, words));
            errors.extend(set.err().map(|error| format!("--set '{text}': {error}")));
        }
        Ok((preset, errors))
    }

    /// Whether anything was said that chooses a game, beside the files of presets.
    pub fn is_said(&self) -> bool {
        self.preset.is_some()
            || !self.settings.is_empty()
            || self.players.is_some()
            || self.position.is_some()
    }

    /// The game that is meant; `players` is how many the command knows of by other means.
    pub fn setup(
        &self,
        book: &Book,
        players: Option<usize>,
        words: Words,
    ) -> Result<Setup, Failure> {
        let (preset, mut errors) = self.settle(book, words)?;
        let seating = self.seating(&preset, players, words)?;
        let rules = Rules::new(&preset.draft, seating).map_err(|faults| {
            errors.extend(faults_in_words(&preset, seating, &faults, words));
            Failure::usage(std::mem::take(&mut errors))
        })?;
        if !errors.is_empty() {
            return Err(Failure::usage(errors));
        }
        let start = self.start(&rules, words)?;
        Ok(Setup { preset, rules: Arc::new(rules), start })
    }

    fn seating(
        &self,
        preset: &Preset,
        players: Option<usize>,
        words: Words,
    ) -> Result<Seating, Failure> {
        if let Some(SeatingOption(seating)) = self.players {
            return match players {
                Some(players) if players != seating.len() => {
                    Err(Failure::usage_line(words.players_and_seats(seating, players)))
                }
                _ => Ok(seating),
            };
        }
        let by_position = self.position.as_deref().and_then(seating_of_position);
        if let Some(players) = players {
            let by_position = by_position.filter(|seating| seating.len() == players);
            return by_position
                .or_else(|| Seating::of(players))
                .ok_or_else(|| Failure::usage_line(words.too_many_seats(players)));
        }
        Ok(by_position.unwrap_or_else(|| usual_seating(preset)))
    }

    fn start(&self, rules: &Rules, words: Words) -> Result<Position, Failure> {
        if let Some(text) = &self.position {
            return Position::parse(rules, text).map_err(|errors| {
                let told = |error| format!("--position: {}", words.position_error(rules, error));
                Failure::usage(errors.iter().map(told).collect())
            });
        }
        let first = match (rules.first_player(), self.seed) {
            (FirstPlayer::Toss, None) => rules.seating().first(),
            (FirstPlayer::Toss, Some(seed)) => table::first_seat(rules, seed),
            (FirstPlayer::Seat(seat), _) => seat,
        };
        Ok(Position::start(rules, first))
    }
}

/// Two players where the preset is for them, otherwise as few as it is for. Contradictions do not
/// count: they are to be told, not to be gone around.
fn usual_seating(preset: &Preset) -> Seating {
    let two = Seating::of(2).expect("two can always sit");
    match &preset.draft.players {
        Some(Players::Only(numbers)) if !numbers.contains(&2) => {
            let named = |seating: &Seating| numbers.contains(&(seating.len() as i64));
            Seating::each().find(named).unwrap_or(two)
        }
        Some(Players::Only(_) | Players::Any(_)) | None => two,
    }
}

/// The seating whose letters the rows of a position use.
fn seating_of_position(text: &str) -> Option<Seating> {
    let rows = text.split_whitespace().next()?;
    let seats: SeatSet = rows.chars().filter_map(Seat::from_letter).collect();
    Seating::all().find(|seating| seating.seats() == seats)
}

/// The preset of that name.
pub fn find<'a>(book: &'a Book, name: &str, words: Words) -> Result<&'a Preset, Failure> {
    book.get(name).ok_or_else(|| {
        let names: Vec<String> = book.presets().iter().map(|preset| preset.name.clone()).collect();
        Failure::usage_line(words.no_such_preset(name, &names))
    })
}

/// Every contradiction of a preset for some seats, with where it is said and what it says.
pub fn faults_in_words(
    preset: &Preset,
    seating: Seating,
    faults: &[Fault],
    words: Words,
) -> Vec<String> {
    let said = |fault: &Fault| {
        let switch = fault.switch();
        let place = match preset.places.get(&switch) {
            Some(place) => format!("{}:{}: [{}] ", place.file, place.line, preset.name),
            None => format!("{}: ", words.preset_with(&preset.name, seating.len())),
        };
        let value = preset.draft.clone().over(Draft::classic()).value(switch);
        let value = value.map(|value| value.to_string()).unwrap_or_default();
        format!("{place}{} = {value}: {}", switch.key(), words.fault(fault))
    };
    faults.iter().map(said).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    const WORDS: Words = Words::new(Language::English);

    #[test]
    fn a_setting_is_a_toml_value_or_a_bare_word() {
        let set = |text: &str| Setting::parse(text, WORDS).map(|setting| setting.value);
        assert_eq!(set("jump=long"), Ok(toml::Value::String("long".into())));
        assert_eq!(set("jump=\"long\""), Ok(toml::Value::String("long".into())));
        assert_eq!(set("board = 5"), Ok(toml::Value::Integer(5)));
        assert_eq!(set("play_on=false"), Ok(toml::Value::Boolean(false)));
        assert!(set("deadlines=[{turn=20,out=5}]").is_ok_and(|value| value.is_array()));
    }

    #[test]
    fn a_wrong_setting_says_what_would_be_right() {
        let wrong = |text: &str| {
            let mut preset = Book::shipped().presets()[0].clone();
            let set = Setting::parse(text, WORDS);
            let set = set.and_then(|setting| setting.apply(&mut preset, WORDS));
            set.expect_err(text)
        };
        assert_eq!(wrong("jump"), "it takes the form SWITCH=VALUE");
        assert_eq!(wrong("jmup=long"), "there is no switch `jmup`; did you mean `jump`?");
        assert!(wrong("jump=far").ends_with("it takes \"adjacent\" or \"long\""));
        assert!(wrong("deadlines=[{turn=20").starts_with("`[{turn=20` is no TOML value"));
    }

    #[test]
    fn a_position_tells_who_plays() {
        let seats = |text| seating_of_position(text).map(|seating| seating.to_string());
        assert_eq!(seats("1/2/3/4/CCCC5EEEE/AAA A").as_deref(), Some("ACE"));
        assert_eq!(seats("D/DD D").as_deref(), Some("D"));
        assert_eq!(seats("D/BB D"), None);
    }
}
