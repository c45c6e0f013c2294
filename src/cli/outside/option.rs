//! What an outside engine is told of the rules, as far as it offers to take it.

use crate::rules::{Book, Draft, Rules, Switch};

/// The preset that others are told by.
const CLASSIC: &str = "classic";

/// An option that an engine may offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Preset,
    Players,
    Set,
    Seed,
}

impl Kind {
    /// In the order in which they are set.
    pub const ALL: [Self; 4] = [Self::Preset, Self::Players, Self::Set, Self::Seed];

    pub fn name(self) -> &'static str {
        match self {
            Self::Preset => "Preset",
            Self::Players => "Players",
            Self::Set => "Set",
            Self::Seed => "Seed",
        }
    }

    pub fn is_offered_by(self, line: &str) -> bool {
        let rest =
            line.strip_prefix("option name ").and_then(|rest| rest.strip_prefix(self.name()));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    }

    /// A preset that was not shipped is told as what makes it different: the engine need not know
    /// it.
    pub fn values(self, rules: &Rules, preset: &str, seed: u64) -> Vec<String> {
        let shipped = Book::shipped();
        let known = shipped.get(preset).or_else(|| shipped.get(CLASSIC));
        match self {
            Self::Preset => known.map(|preset| preset.name.clone()).into_iter().collect(),
            Self::Players => vec![rules.seating().to_string()],
            Self::Seed => vec![seed.to_string()],
            Self::Set => {
                let known = known.map(|preset| preset.draft.clone()).unwrap_or_default();
                let known = known.over(Draft::classic());
                let differs = |&switch: &Switch| rules.draft().value(switch) != known.value(switch);
                let told = |switch: Switch| {
                    let value = rules.draft().value(switch)?;
                    Some(format!("{}={value}", switch.key()))
                };
                Switch::ALL.into_iter().filter(differs).filter_map(told).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seating;

    #[test]
    fn what_makes_rules_different_is_told_as_switches() {
        let draft: Draft = toml::from_str("jump = 'long'\nboard = 3").unwrap();
        let rules = Rules::new(&draft, Seating::of(3).unwrap()).unwrap();
        assert_eq!(Kind::Preset.values(&rules, "mine", 1), ["classic"]);
        assert_eq!(Kind::Set.values(&rules, "mine", 1), ["board=3", "jump=\"long\""]);
        assert_eq!(Kind::Set.values(&rules, "small", 1), ["jump=\"long\""]);
        assert_eq!(Kind::Players.values(&rules, "mine", 1), ["ACE"]);
    }
}
