//! Changing a switch by hand: reading a value as it is typed, and the usual values to step through.
//!
//! What makes sense together is left to [`Rules::new`], the words to [`text`](crate::text).

use serde::Deserialize;

use super::{Draft, Fault, Rules, Seating, Switch};

/// The usual values of switches, in the order in which a person steps through them, written as in a
/// file. Other values are typed; a switch without a line here has no others.
const USUAL: &[(Switch, &[&str])] = &[
    (Switch::Board, &["3", "4", "5"]),
    (
        Switch::Players,
        &["'any'", "[2]", "[2, 3]", "[2, 4]", "[2, 3, 4]", "[2, 3, 4, 6]", "[2, 4, 6]", "[4, 6]"],
    ),
    (Switch::Jump, &["'adjacent'", "'long'"]),
    (Switch::OthersCamps, &["'open'", "'pass'", "'closed'"]),
    (Switch::UnusedCamps, &["'open'", "'pass'", "'closed'"]),
    (Switch::GoalExit, &["'free'", "'locked'"]),
    (Switch::Blocking, &["'none'", "'swap'", "'full_goal'"]),
    (Switch::NoMove, &["'pass'", "'forfeit'"]),
    (Switch::FirstPlayer, &["'toss'", "'A'", "'B'", "'C'", "'D'", "'E'", "'F'"]),
    (Switch::PlayOn, &["true", "false"]),
    (
        Switch::Deadlines,
        &[
            "[]",
            "[{ turn = 20, out = 5 }, { turn = 25, out = 8 }, { turn = 30, out = 10 }]",
            "[{ turn = 20, out = 5, hold = true }, { turn = 25, out = 8, hold = true }, \
              { turn = 30, out = 10, hold = true }]",
        ],
    ),
    (Switch::Repetition, &["0", "2", "3", "4", "5", "6", "8", "10"]),
    (Switch::MaxTurns, &["0", "30", "40", "50", "60", "80", "100", "150", "200", "300", "500"]),
    (Switch::Teams, &["'none'", "'facing'", "'alternate'"]),
    (Switch::TeamWin, &["'all'", "'first'", "{ total = { 4 = 15, 6 = 23 } }"]),
    (
        Switch::Clock,
        &[
            "'none'",
            "{ move_seconds = 10, timeouts = 3 }",
            "{ move_seconds = 20, timeouts = 3 }",
            "{ move_seconds = 30, timeouts = 3 }",
            "{ move_seconds = 60, timeouts = 3 }",
            "{ move_seconds = 120, timeouts = 3 }",
            "{ move_seconds = 300, timeouts = 3 }",
        ],
    ),
    (
        Switch::Items,
        &[
            "'none'",
            "{ block = 1, bridge = 1, tornado = 1, double = 1, wings = 1, exchange = 1 }",
            "{ block = 2, bridge = 2, tornado = 2, double = 2, wings = 2, exchange = 2 }",
            "{ block = 3, bridge = 3, tornado = 3, double = 3, wings = 3, exchange = 3 }",
        ],
    ),
];

/// The most pieces a seat can have: three rows below the camp of the largest board.
const MOST_PIECES: i64 = 40;

/// The value that a text means: TOML, or a bare word for the text it would be in quotes.
///
/// # Errors
///
/// Why it is no TOML value, in the words of who reads it.
pub fn typed_value(text: &str) -> Result<toml::Value, String> {
    let text = text.trim();
    let parsed = toml::de::ValueDeserializer::parse(text)
        .and_then(<toml::Value as Deserialize>::deserialize);
    parsed.or_else(|error| match is_word(text) {
        true => Ok(toml::Value::String(text.to_owned())),
        false => Err(error.message().to_owned()),
    })
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '-')
}

impl Draft {
    /// The usual values of a switch for these seats, the one that the base has among them.
    pub fn usual_values(
        &self,
        base: &Self,
        switch: Switch,
        seating: Option<Seating>,
    ) -> Vec<toml::Value> {
        let mut values = match switch {
            Switch::Pieces => self.fitting_pieces(seating),
            _ => usual(switch),
        };
        let own = base.value(switch).filter(|own| !values.contains(own));
        values.splice(0..0, own);
        values
    }

    /// As many as a camp has, and every number that the seats have room for.
    fn fitting_pieces(&self, seating: Option<Seating>) -> Vec<toml::Value> {
        let camp = toml::Value::String("camp".to_owned());
        let numbers = (1..=MOST_PIECES).map(toml::Value::Integer).filter(|number| {
            let mut draft = self.clone();
            let set = draft.set(Switch::Pieces.key(), number.clone());
            set.is_ok() && seating.is_none_or(|seating| has_room(&draft, seating))
        });
        std::iter::once(camp).chain(numbers).collect()
    }

    /// What this draft says otherwise than another; both say every switch.
    pub fn differing(&self, other: &Self) -> Self {
        let mut changes = Self::default();
        for switch in Switch::ALL {
            let value =
                self.value(switch).filter(|value| other.value(switch).as_ref() != Some(value));
            if let Some(value) = value {
                changes.set(switch.key(), value).expect("a draft says only what can be set");
            }
        }
        changes
    }

    /// Leaves a switch unsaid.
    pub fn unset(&mut self, switch: Switch) {
        let mut rest = Self::default();
        for other in Switch::ALL.into_iter().filter(|&other| other != switch) {
            if let Some(value) = self.value(other) {
                rest.set(other.key(), value).expect("a draft says only what can be set");
            }
        }
        *self = rest;
    }
}

fn usual(switch: Switch) -> Vec<toml::Value> {
    let line = USUAL.iter().find(|(known, _)| *known == switch);
    let texts = line.map_or(&[][..], |(_, texts)| texts).iter();
    // As a draft says it, so that values can be compared.
    let value = |text: &&str| {
        let mut draft = Draft::default();
        draft.set(switch.key(), typed_value(text).ok()?).ok()?;
        draft.value(switch)
    };
    texts.filter_map(value).collect()
}

fn has_room(draft: &Draft, seating: Seating) -> bool {
    let faults = Rules::new(draft, seating).err().unwrap_or_default();
    !faults.iter().any(|fault| matches!(fault, Fault::Pieces { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_toml_or_a_bare_word() {
        assert_eq!(typed_value("long"), Ok(toml::Value::String("long".into())));
        assert_eq!(typed_value(" 5 "), Ok(toml::Value::Integer(5)));
        assert_eq!(typed_value("false"), Ok(toml::Value::Boolean(false)));
        assert!(typed_value("[{ turn = 20").is_err());
        assert!(typed_value("").is_err());
    }

    #[test]
    fn every_usual_value_can_be_set_and_the_default_is_one() {
        for (switch, texts) in USUAL {
            let values = usual(*switch);
            assert_eq!(values.len(), texts.len(), "{switch:?}");
            for value in &values {
                let mut draft = Draft::default();
                draft.set(switch.key(), value.clone()).unwrap_or_else(|_| panic!("{value}"));
                assert_eq!(draft.value(*switch).as_ref(), Some(value));
            }
            assert!(values.contains(&Draft::classic().value(*switch).unwrap()), "{switch:?}");
        }
    }

    #[test]
    fn pieces_step_through_what_there_is_room_for() {
        let classic = Draft::classic();
        let numbers = |players| {
            let values = classic.usual_values(&classic, Switch::Pieces, Seating::of(players));
            values.iter().filter_map(toml::Value::as_integer).collect::<Vec<_>>()
        };
        assert!(numbers(2).contains(&19) && !numbers(2).contains(&14));
        assert!(!numbers(6).contains(&19), "the zones would overlap");
    }

    #[test]
    fn the_value_of_the_base_can_always_be_stepped_back_to() {
        let mut base = Draft::classic();
        base.set("repetition", toml::Value::Integer(7)).unwrap();
        let values = Draft::classic().usual_values(&base, Switch::Repetition, None);
        assert!(values.contains(&toml::Value::Integer(7)));
    }

    #[test]
    fn only_what_differs_is_told() {
        let mut draft = Draft::classic();
        assert_eq!(draft.differing(&Draft::classic()), Draft::default());
        draft.set("jump", typed_value("long").unwrap()).unwrap();
        let changes = draft.differing(&Draft::classic());
        assert_eq!(changes.clone().over(Draft::classic()), draft);
        let mut none = changes;
        none.unset(Switch::Jump);
        assert_eq!(none, Draft::default());
    }
}
