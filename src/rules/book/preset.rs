//! A named rule set, and where in which file it is said.

use std::collections::BTreeMap;

use super::SHIPPED_NAME;
use crate::rules::{Draft, Fault, Players, Rules, Seating, Switch};

/// Where in which file something is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
}

/// A named rule set.
#[derive(Clone, Debug)]
pub struct Preset {
    /// Its name, as in `--preset NAME`.
    pub name: String,
    /// What it is for, in a sentence.
    pub about: String,
    /// The preset it inherits from.
    pub based_on: Option<String>,
    /// Its switches, inherited ones included; what it leaves unsaid is as in the classic game.
    pub draft: Draft,
    /// Where it begins.
    pub place: Place,
    /// Where each of its switches is set, inherited ones included.
    pub places: BTreeMap<Switch, Place>,
}

impl Preset {
    /// Whether it comes with the program.
    pub fn is_shipped(&self) -> bool {
        self.place.file == SHIPPED_NAME
    }

    /// Why no number of players can play this preset, each contradiction once; none when one can.
    pub fn contradictions(&self) -> Vec<Fault> {
        let mut faults: Vec<Fault> = Vec::new();
        for seating in self.seatings() {
            match Rules::new(&self.draft, seating) {
                Ok(_) => return Vec::new(),
                Err(more) => {
                    for fault in more {
                        if !faults.iter().any(|known| known.is_like(&fault)) {
                            faults.push(fault);
                        }
                    }
                }
            }
        }
        faults
    }

    /// The seatings that the preset is for; all where it names none that exists.
    fn seatings(&self) -> Vec<Seating> {
        let named = |seating: &Seating| match &self.draft.players {
            Some(Players::Only(numbers)) => numbers.contains(&(seating.len() as i64)),
            Some(Players::Any(_)) | None => true,
        };
        let named: Vec<Seating> = Seating::each().filter(named).collect();
        if named.is_empty() { Seating::each().collect() } else { named }
    }

    /// Takes over what it leaves unsaid.
    pub(super) fn inherit(&mut self, base: &Self) {
        self.draft = std::mem::take(&mut self.draft).over(base.draft.clone());
        for (&switch, place) in &base.places {
            self.places.entry(switch).or_insert_with(|| place.clone());
        }
    }
}

/// Whether a preset of that name could be typed after `--preset`.
pub fn is_preset_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_')
}
