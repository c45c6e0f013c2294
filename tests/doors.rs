//! Everything that reads text, fed with damaged text: whatever comes in, nothing breaks.
//!
//! `PROPTEST_CASES=100000 cargo test --release --test doors` is the long run.

mod random;

use std::sync::Arc;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use starhop::game::{Game, Position, Typed};
use starhop::record::{LARGEST, Record, Seal, Worth};
use starhop::rules::{Book, BySeat, Draft, Rules, Seating};
use starhop::table::{self, Name};
use starhop::text::{Language, Words};

const WORDS: Words = Words::new(Language::English);

/// One wound of a text. Places are shares of its length.
#[derive(Clone, Debug)]
enum Wound {
    /// A piece is cut out.
    Cut(f64, usize),
    /// A piece stands there twice.
    Double(f64, usize),
    /// Something else is put in.
    Insert(f64, String),
    /// A sign is changed.
    Change(f64, char),
    /// The rest is gone.
    End(f64),
    /// Two pieces change places.
    Swap(f64, f64, usize),
}

/// What makes readers stumble.
const AWKWARD: [&str; 16] = [
    "\u{0}",
    "\u{1b}[2J",
    "\u{202e}",
    "[[[[[[[[",
    "]]",
    "{{{{",
    "\"\"\"",
    "'''",
    "=",
    "\n",
    "99999999999999999999",
    "-1",
    "1e309",
    "9999-99-99",
    "\u{feff}",
    "ſ",
];

fn wound() -> impl Strategy<Value = Wound> {
    let at = 0.0..1.0f64;
    let text = prop_oneof![
        proptest::sample::select(&AWKWARD[..]).prop_map(str::to_owned),
        "[ -~]{0,12}",
        "\\PC{0,6}",
        "[0-9]{1,30}",
    ];
    prop_oneof![
        (at.clone(), 0..40usize).prop_map(|(at, length)| Wound::Cut(at, length)),
        (at.clone(), 0..40usize).prop_map(|(at, length)| Wound::Double(at, length)),
        (at.clone(), text).prop_map(|(at, text)| Wound::Insert(at, text)),
        (at.clone(), any::<char>()).prop_map(|(at, sign)| Wound::Change(at, sign)),
        at.clone().prop_map(Wound::End),
        (at.clone(), at, 0..30usize)
            .prop_map(|(one, other, length)| Wound::Swap(one, other, length)),
    ]
}

fn wounds() -> impl Strategy<Value = Vec<Wound>> {
    proptest::collection::vec(wound(), 1..5)
}

/// The text after all its wounds.
fn wounded(text: &str, wounds: &[Wound]) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for wound in wounds {
        let count = signs.len();
        let place = |share: f64| ((count as f64 * share) as usize).min(count);
        let piece = |at: usize, length: usize| at..(at + length).min(count);
        match wound {
            Wound::Cut(at, length) => drop(signs.drain(piece(place(*at), *length))),
            Wound::Double(at, length) => {
                let piece: Vec<char> = signs[piece(place(*at), *length)].to_vec();
                signs.splice(place(*at)..place(*at), piece);
            }
            Wound::Insert(at, text) => drop(signs.splice(place(*at)..place(*at), text.chars())),
            Wound::Change(at, sign) => {
                if let Some(there) = signs.get_mut(place(*at)) {
                    *there = *sign;
                }
            }
            Wound::End(at) => signs.truncate(place(*at)),
            Wound::Swap(one, other, length) => {
                let piece: Vec<char> = signs.drain(piece(place(*one), *length)).collect();
                let at = place(*other).min(signs.len());
                signs.splice(at..at, piece);
            }
        }
    }
    signs.into_iter().collect()
}

/// A record of some moves under random rules.
fn record(seed: u64) -> Record {
    let mut rng = random::rng(seed);
    let mut game = table::opening(Arc::new(random::rules(&mut rng)), seed);
    while game.actions().len() < 25 && game.ending().is_none() {
        let action = random::action(&game, &mut rng);
        game.play(action).expect("random actions are legal");
    }
    let names = BySeat::from_fn(|_| Name::new("Ann"));
    Record {
        started: Some(0),
        preset: "any".into(),
        seed,
        players: BySeat::default(),
        names,
        worth: Worth::default(),
        game,
    }
}

fn rules(seed: u64) -> Rules {
    random::rules(&mut random::rng(seed))
}

proptest! {
    #[test]
    fn damaged_records_are_read_or_refused(seed in 0..50u64, wounds in wounds()) {
        let text = wounded(&record(seed).text(), &wounds);
        for seal in [Seal::Checked, Seal::Ignored] {
            match Record::read(&text, seal) {
                // What was read is written and read again.
                Ok(record) => {
                    let again = Record::read(&record.text(), Seal::Checked).expect("it is whole");
                    prop_assert_eq!(again.game.positions(), record.game.positions());
                }
                Err(error) => {
                    let lines = WORDS.record_error("file", &error);
                    prop_assert!(!lines.is_empty() && lines.iter().all(|line| harmless(line)), "{:?}", lines);
                }
            }
        }
    }

    #[test]
    fn damaged_rules_are_read_or_refused(wounds in wounds()) {
        let text = wounded(include_str!("../rules.toml"), &wounds);
        let mut book = Book::shipped();
        if let Err(errors) = book.add("file", &text) {
            prop_assert!(!errors.is_empty());
            prop_assert!(errors.iter().all(|error| !WORDS.book_error(error).is_empty()));
        }
        prop_assert!(book.get("classic").is_some(), "nothing is lost");
    }

    #[test]
    fn damaged_positions_are_read_or_refused(seed in 0..50u64, wounds in wounds()) {
        let game = record(seed).game;
        let text = wounded(&game.position().text(game.rules()), &wounds);
        match Position::parse(game.rules(), &text) {
            Ok(position) => {
                prop_assert_eq!(position.check(game.rules()), Ok(()));
                let again = Position::parse(game.rules(), &position.text(game.rules()));
                prop_assert_eq!(again, Ok(position));
            }
            Err(errors) => {
                let said = errors.iter().map(|error| WORDS.position_error(game.rules(), error));
                prop_assert!(said.map(|words| words.len()).sum::<usize>() > 0);
            }
        }
    }

    #[test]
    fn damaged_moves_are_read_or_refused(seed in 0..50u64, wounds in wounds()) {
        let game = record(seed).game;
        let texts = ["--", "draw", "resign A", "e3-g5-i7", "h12-j14xl16"];
        let text = wounded(texts[seed as usize % texts.len()], &wounds);
        let typed = Typed::parse(game.rules().board(), &text);
        let mut after = game.clone();
        match game.read_action(&text) {
            Ok(action) => prop_assert!(after.play(action).is_ok()),
            Err(error) => prop_assert!(!WORDS.action_error(game.rules(), &error).is_empty()),
        }
        if let Ok(action) = typed.map_err(drop).and_then(|typed| game.read(&typed).map_err(drop)) {
            prop_assert!(after.check(action).is_ok() || after.actions() != game.actions());
        }
    }

    #[test]
    fn a_name_is_harmless_whatever_it_is(text in "\\PC{0,60}|[\\x00-\\x7f\u{200e}-\u{202e}]{0,60}") {
        let name = Name::new(&text);
        prop_assert!(name.as_str().chars().count() <= Name::LONGEST);
        prop_assert!(name.as_str().chars().all(|sign| !starhop::rules::acts_on_terminal(sign)));
        prop_assert_eq!(&Name::new(name.as_str()), &name);
    }
}

/// Whether a terminal shows the line and does nothing else.
fn harmless(line: &str) -> bool {
    line.chars().all(|sign| !starhop::rules::acts_on_terminal(sign))
}

/// The work is done before the second hand has moved on, even in a slow build.
fn soon<T>(work: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let done = work();
    let took = began.elapsed();
    assert!(took < Duration::from_secs(5), "{took:?}");
    done
}

#[test]
fn what_is_too_large_or_too_deep_is_refused_at_once() {
    let large = "a".repeat(LARGEST + 1);
    assert!(soon(|| Record::read(&large, Seal::Checked)).is_err());
    for (open, close) in [("[", "]"), ("{a=", "}")] {
        let deep = format!("format = {}{}", open.repeat(200_000), close.repeat(200_000));
        assert!(soon(|| Record::read(&deep, Seal::Checked)).is_err());
        assert!(soon(|| Book::shipped().add("file", &deep)).is_err());
    }
    let dotted = format!("{}x = 1", "a.".repeat(200_000));
    assert!(soon(|| Record::read(&dotted, Seal::Checked)).is_err());
    assert!(soon(|| Book::shipped().add("file", &dotted)).is_err());
}

#[test]
fn a_billion_of_anything_is_refused_at_once() {
    let two = Seating::of(2).expect("two sit");
    for switch in ["pieces", "board", "repetition", "max_turns"] {
        for number in [1_000_000_000i64, i64::MAX, i64::MIN] {
            let mut draft = Draft::default();
            draft.set(switch, toml::Value::Integer(number)).expect("it is a number");
            assert!(soon(|| Rules::new(&draft, two)).is_err(), "{switch} = {number}");
        }
    }
    let rules = rules(1);
    for text in ["1000000000", "1/1000000000000000000000/1 A", &"1/".repeat(1_000_000)] {
        assert!(soon(|| Position::parse(&rules, text)).is_err());
    }
    let game = Game::new(Arc::new(rules));
    assert!(soon(|| game.read_action(&"e3-".repeat(1_000_000))).is_err());
}
