//! The generator against counts that other programs made: `perft.toml`, and two published games.

use starhop::game::{Position, perft};
use starhop::rules::{Draft, Rules, Seating};

#[derive(serde::Deserialize)]
struct Fixture {
    case: Vec<Case>,
}

#[derive(serde::Deserialize)]
struct Case {
    name: String,
    rules: toml::Table,
    position: String,
    nodes: Vec<u64>,
}

impl Case {
    /// In the fixture `players` is a seating in letters, not a list of numbers.
    fn rules(&self) -> Rules {
        let mut switches = self.rules.clone();
        let players = switches.remove("players").expect("every case names its players");
        let mut draft = Draft::default();
        for (key, value) in switches {
            draft
                .set(&key, value)
                .unwrap_or_else(|error| panic!("{}: {key}: {error:?}", self.name));
        }
        let seating = Seating::parse(players.as_str().expect("letters")).expect("a seating");
        Rules::new(&draft, seating).unwrap_or_else(|faults| panic!("{}: {faults:?}", self.name))
    }
}

fn cases() -> Vec<Case> {
    let fixture: Fixture = toml::from_str(include_str!("fixtures/perft.toml")).unwrap();
    assert!(fixture.case.len() > 100);
    fixture.case
}

#[test]
fn every_count_of_the_fixture_is_met() {
    let mut wrong = Vec::new();
    for case in cases() {
        let rules = case.rules();
        let position = Position::parse(&rules, &case.position).expect(&case.name);
        for (index, &expected) in case.nodes.iter().enumerate() {
            let found = perft(&rules, &position, index as u32 + 1);
            if found != expected {
                wrong.push(format!("{} at {}: {found} for {expected}", case.name, index + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_position_of_the_fixture_is_written_as_it_was_read() {
    for case in cases() {
        let rules = case.rules();
        let position = Position::parse(&rules, &case.position).expect(&case.name);
        assert_eq!(position.text(&rules), case.position, "{}", case.name);
    }
}
