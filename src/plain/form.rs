//! Three questions that lead to a game: the rules, how many play, and who sits where.

use std::sync::Arc;

use crate::record::{Record, Worth};
use crate::rules::{Book, BySeat, Preset, Rules, Seat, Seating};
use crate::table::{self, Name, Player};
use crate::text::{Join, Words};

/// What was answered so far.
#[derive(Clone, Debug)]
pub struct Form {
    /// The preset that is meant when nothing is typed.
    usual: String,
    /// What the seats are called when nothing is typed.
    names: BySeat<Name>,
    preset: Option<Preset>,
    rules: Option<Arc<Rules>>,
    seated: Vec<(Player, Name)>,
}

/// What comes of an answer.
#[derive(Clone, Debug)]
pub enum Step {
    /// The next question.
    Next,
    /// Why it is no answer.
    Wrong(String),
    /// Everything is known.
    Done(Box<Record>),
}

impl Form {
    /// Nothing is answered yet; that preset and those names are the usual ones.
    pub fn new(usual: &str, names: BySeat<Name>) -> Self {
        Self { usual: usual.to_owned(), names, preset: None, rules: None, seated: Vec::new() }
    }

    /// The question that is open, with its usual answer.
    pub fn question(&self, book: &Book, words: Words) -> String {
        let Some(preset) = &self.preset else {
            let names: Vec<String> = book.presets().iter().map(|it| it.name.clone()).collect();
            return words.plain_ask_preset(&words.list(&names, Join::Or), &self.usual);
        };
        match self.next_seat() {
            None => {
                let allowed = Rules::allowed_players(&preset.draft);
                let numbers: Vec<String> = allowed.iter().map(usize::to_string).collect();
                let usual = usual_number(preset).to_string();
                words.plain_ask_players(&words.list(&numbers, Join::Or), &usual)
            }
            Some(seat) => words.plain_ask_seat(seat, &told(&self.usual_guest(seat))),
        }
    }

    /// The seat that is asked for.
    fn next_seat(&self) -> Option<Seat> {
        self.rules.as_ref()?.seating().iter().nth(self.seated.len())
    }

    fn usual_guest(&self, seat: Seat) -> (Player, Name) {
        let first = self.rules.as_ref().map(|rules| rules.seating().first());
        (Player::usual(seat, first.unwrap_or(seat)), self.names[seat].clone())
    }

    /// Takes an answer to the open question; an empty one is the usual one.
    pub fn answer(&mut self, answer: &str, book: &Book, seed: u64, words: Words) -> Step {
        let wrong = match (&self.preset, &self.rules) {
            (None, _) => self.choose(answer, book, words),
            (Some(preset), None) => match rules(preset, answer, words) {
                Ok(rules) => {
                    self.rules = Some(Arc::new(rules));
                    None
                }
                Err(why) => Some(why),
            },
            (Some(_), Some(_)) => self.sit(answer, words),
        };
        match (wrong, &self.preset, &self.rules) {
            (Some(why), _, _) => Step::Wrong(why),
            (None, Some(preset), Some(rules)) if self.next_seat().is_none() => {
                Step::Done(Box::new(self.record(preset, rules, seed)))
            }
            (None, _, _) => Step::Next,
        }
    }

    /// Why the preset cannot be chosen, if it cannot.
    fn choose(&mut self, answer: &str, book: &Book, words: Words) -> Option<String> {
        let name = if answer.is_empty() { &self.usual } else { answer };
        let Some(preset) = book.get(name) else {
            let names: Vec<String> = book.presets().iter().map(|it| it.name.clone()).collect();
            return Some(words.no_such_preset(name, &names));
        };
        if Rules::allowed_players(&preset.draft).is_empty() {
            let faults = preset.contradictions();
            let told: Vec<String> = faults.iter().map(|fault| words.fault(fault)).collect();
            return Some(format!("{name}: {}", told.join("; ")));
        }
        self.preset = Some(preset.clone());
        None
    }

    /// Why nobody of that name can sit, if nobody can.
    fn sit(&mut self, answer: &str, words: Words) -> Option<String> {
        let usual = || self.next_seat().map(|seat| self.usual_guest(seat));
        let who = if answer.is_empty() { usual() } else { Player::parse_named(answer) };
        match who {
            Some(who) => {
                self.seated.push(who);
                None
            }
            None => Some(words.who_can_sit()),
        }
    }

    fn record(&self, preset: &Preset, rules: &Arc<Rules>, seed: u64) -> Record {
        let (mut players, mut names) = (BySeat::default(), BySeat::default());
        for (seat, (player, name)) in rules.seating().iter().zip(&self.seated) {
            players[seat] = *player;
            names[seat] = name.clone();
        }
        let game = table::opening(Arc::clone(rules), seed);
        Record {
            started: None,
            preset: preset.name.clone(),
            seed,
            players,
            names,
            worth: Worth::default(),
            game,
        }
    }
}

/// Who sits in a seat, as it is typed.
fn told((player, name): &(Player, Name)) -> String {
    if name.is_empty() { player.to_string() } else { format!("{name}={player}") }
}

/// The rules of a preset for the number of players that was typed; else why there are none.
fn rules(preset: &Preset, answer: &str, words: Words) -> Result<Rules, String> {
    let number = if answer.is_empty() { Some(usual_number(preset)) } else { answer.parse().ok() };
    let allowed = Rules::allowed_players(&preset.draft);
    let Some(seating) = number.filter(|it| allowed.contains(it)).and_then(Seating::of) else {
        let numbers: Vec<String> = allowed.iter().map(usize::to_string).collect();
        let numbers = words.list(&numbers, Join::Or);
        return Err(words.plain_players_form(&preset.name, &numbers, answer));
    };
    Rules::new(&preset.draft, seating).map_err(|faults| {
        let told: Vec<String> = faults.iter().map(|fault| words.fault(fault)).collect();
        told.join("; ")
    })
}

/// Two, or the number next to it that the preset is for.
fn usual_number(preset: &Preset) -> usize {
    let allowed = Rules::allowed_players(&preset.draft).into_iter();
    allowed.min_by_key(|number| number.abs_diff(2)).unwrap_or(2)
}
