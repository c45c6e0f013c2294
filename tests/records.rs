//! Saved games: what is written is read again, what is damaged is refused with its place, and the
//! records of every version load.

mod random;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::prelude::*;
use starhop::bot::Level;
use starhop::game::{Action, Game};
use starhop::record::{Kind, LARGEST, Record, Scribe, Seal, Worth};
use starhop::rules::{BySeat, Draft, Rules, Seat, Seating, acts_on_terminal};
use starhop::table::{self, Name, Player};
use starhop::text::Words;

fn record(game: Game, seed: u64) -> Record {
    let players = [Player::Human, Player::Bot(Level::Easy), Player::Bot(Level::Expert)];
    let names = ["Ann \"the\" 'hop'", "小明", ""];
    Record {
        started: Some(1_796_000_000),
        preset: "anything".to_owned(),
        seed,
        players: BySeat::from_fn(|seat| players[seat.index() / 2]),
        names: BySeat::from_fn(|seat| Name::new(names[seat.index() / 2])),
        worth: Worth::default(),
        game,
    }
}

/// A random game of so many actions at the most, under random rules.
fn random_game(seed: u64, plies: usize) -> Game {
    let mut rng = random::rng(seed);
    let rules = Arc::new(random::rules(&mut rng));
    let mut game = table::opening(rules, rng.random());
    for _ in 0..plies {
        if game.ending().is_some() {
            break;
        }
        let action = random::action(&game, &mut rng);
        game.play(action).expect("random actions are legal");
    }
    game
}

/// A game of two on the small board, with a move, a resignation, and everything in between.
fn small() -> Record {
    let draft = Draft { board: Some(3), ..Draft::default() };
    let rules = Rules::new(&draft, Seating::of(2).expect("two sit")).expect("rules");
    let mut game = Game::new(Arc::new(rules));
    let mut rng = random::rng(3);
    while game.actions().len() < 23 {
        let action = random::action(&game, &mut rng);
        game.play(action).expect("random actions are legal");
    }
    game.play(Action::Resign(Seat::ALL[3])).expect("D may resign");
    record(game, 7)
}

fn read(text: &str) -> Result<Record, (usize, Kind)> {
    Record::read(text, Seal::Checked).map_err(|error| (error.line, error.kind))
}

fn assert_same(one: &Record, other: &Record) {
    assert_eq!(one.started, other.started);
    assert_eq!(one.preset, other.preset);
    assert_eq!(one.seed, other.seed);
    assert_eq!(one.game.rules().draft(), other.game.rules().draft());
    assert_eq!(one.game.rules().seating(), other.game.rules().seating());
    assert_eq!(one.game.positions(), other.game.positions());
    assert_eq!(one.game.actions(), other.game.actions());
    assert_eq!(one.game.ending(), other.game.ending());
    for seat in one.game.rules().seating().iter() {
        assert_eq!(one.players[seat], other.players[seat]);
        assert_eq!(one.names[seat], other.names[seat]);
    }
}

#[test]
fn a_record_is_read_as_it_was_written_under_any_rules() {
    for seed in 0..150 {
        let record = record(random_game(seed, 60), seed * (u64::MAX / 150));
        let text = record.text();
        let again = read(&text).unwrap_or_else(|error| panic!("{error:?}: {text}"));
        assert_same(&record, &again);
        assert_eq!(again.text(), text);
    }
}

#[test]
fn a_game_from_a_position_keeps_its_past() {
    let draft = Draft::default();
    let rules = Rules::new(&draft, Seating::of(2).expect("two sit")).expect("rules");
    let text = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A D t=12,11";
    let start = starhop::game::Position::parse(&rules, text).expect("a position");
    let game = Game::from_position(Arc::new(rules), start);
    let again = read(&record(game, 1).text()).expect("it is whole");
    assert_eq!(again.game.start().text(again.game.rules()), text);
}

#[test]
fn a_scribe_follows_undo_and_other_moves() {
    let mut record = small();
    let mut scribe = Scribe::default();
    let whole = scribe.text(record.sheet());
    assert_eq!(whole, record.text());
    let gone: Vec<Action> = (0..9).filter_map(|_| record.game.undo()).collect();
    assert_eq!(scribe.text(record.sheet()), record.text());
    for action in gone.into_iter().rev() {
        record.game.play(action).expect("it was played before");
    }
    assert_eq!(scribe.text(record.sheet()), whole);
}

/// The line in which a text stands, from 1.
fn line_of(text: &str, part: &str) -> usize {
    1 + text[..text.find(part).expect(part)].matches('\n').count()
}

#[test]
fn every_kind_of_damage_has_its_own_error_and_line() {
    let text = small().text();
    let broken = |from: &str, to: &str| {
        let line = line_of(&text, from);
        let error = read(&text.replacen(from, to, 1)).expect_err(from);
        assert_eq!(error.0, line, "{from}");
        error.1
    };
    assert!(matches!(broken("format = 1", "format = 9"), Kind::Version { .. }));
    assert!(matches!(broken("seed =", "sead ="), Kind::UnknownKey { .. }));
    assert!(matches!(broken("[rules]", "[rule]"), Kind::UnknownKey { .. }));
    assert!(matches!(broken("seed = \"7\"", "seed = 7"), Kind::WrongValue { .. }));
    assert!(matches!(broken("started = ", "started = 1 #"), Kind::WrongValue { .. }));
    assert!(matches!(broken("jump =", "jmup ="), Kind::Switch { .. }));
    assert!(matches!(broken("\"adjacent\"", "\"far\""), Kind::Switch { .. }));
    assert!(matches!(broken("\"human\"", "\"martian\""), Kind::Seats(_)));
    assert!(matches!(broken("preset = ", "preset : "), Kind::Syntax(_)));
    assert!(matches!(broken("start = \"D/", "start = \"E/"), Kind::Start { .. }));
    assert!(matches!(broken("digest = \"", "digest = '0'#\""), Kind::CutOff));
    let contradiction = text.replacen("repetition = 0", "repetition = 1", 1);
    assert!(matches!(read(&contradiction), Err((_, Kind::Rules { .. }))));
    let seats = text.replacen("seat = \"D\"", "seat = \"B\"", 1);
    assert!(matches!(read(&seats), Err((_, Kind::Seats(_)))));
    let without = text.replacen("format = 1\n", "", 1);
    assert!(matches!(read(&without), Err((1, Kind::NotARecord))));
    let unsaid = text.replacen("start = ", "#", 1);
    assert!(matches!(read(&unsaid), Err((_, Kind::Missing { key: "start" }))));
    let renamed = text.replacen("Ann", "Eve", 1).replacen("小明", "小红", 1);
    assert!(matches!(read(&renamed), Err((_, Kind::Digest))));
    let large = " ".repeat(LARGEST + 1);
    assert!(matches!(read(&large), Err((1, Kind::TooLarge { .. }))));
}

#[test]
fn an_illegal_action_is_named_by_its_number() {
    let record = small();
    let text = record.text();
    let rules = record.game.rules();
    let fifth = record.game.positions()[4].action_text(rules, record.game.actions()[4]);
    let line = line_of(&text, &format!("\"{fifth}\""));
    for wrong in ["d1-d9", "x", "resign B", "--"] {
        let broken = text.replacen(&format!("\"{fifth}\""), &format!("\"{wrong}\""), 1);
        match read(&broken) {
            Err((at, Kind::Action { number: 5, text, .. })) => {
                assert_eq!((at, &text[..]), (line, wrong))
            }
            other => panic!("{wrong}: {other:?}"),
        }
    }
}

#[test]
fn a_replay_that_goes_another_way_is_noticed_at_the_next_key() {
    let mut record = small();
    let mut other = record.clone();
    while other.game.actions().len() > 11 {
        other.game.undo();
    }
    let moves = other.game.position().moves(other.game.rules());
    let last = record.game.actions()[11];
    let another = moves.into_iter().map(Action::Move).find(|&action| action != last);
    let another = another.expect("there are many moves");
    while record.game.actions().len() > 12 {
        record.game.undo();
    }
    let rules = record.game.rules();
    let said = |action| other.game.position().action_text(rules, action);
    let text = record.text();
    let broken =
        text.replacen(&format!("\"{}\"", said(last)), &format!("\"{}\"", said(another)), 1);
    assert!(matches!(read(&broken), Err((_, Kind::Diverged { number: 12 }))));
}

#[test]
fn a_record_cut_off_anywhere_is_refused() {
    let text = small().text();
    for (end, _) in text.char_indices() {
        match read(&text[..end]) {
            Err((_, Kind::CutOff | Kind::NotARecord)) => {}
            // Nothing but the last line's end is missing.
            Ok(_) => assert_eq!(end, text.len() - 1),
            other => panic!("cut at {end}: {other:?}"),
        }
    }
}

#[test]
fn every_changed_byte_is_an_equal_game_or_refused() {
    let record = small();
    let text = record.text();
    let changed = |at: usize, byte: u8| {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = byte;
        String::from_utf8(bytes).ok()
    };
    for at in 0..text.len() {
        for byte in [b'0', b'a', b' ', b'#', b'"', b'\n', text.as_bytes()[at] ^ 1] {
            let Some(changed) = changed(at, byte) else { continue };
            if let Ok(read) = read(&changed) {
                assert_same(&record, &read);
            }
        }
    }
}

#[test]
fn what_was_edited_on_purpose_can_be_sealed_again() {
    let text = small().text().replacen("Ann", "Eve", 1).replacen("small", "mine", 1);
    assert!(matches!(read(&text), Err((_, Kind::Digest))));
    let sealed = Record::read(&text, Seal::Ignored).expect("only the seal is broken").text();
    assert_eq!(read(&sealed).expect("it is sealed").text(), sealed);
    assert!(sealed.contains("Eve"));
}

#[test]
fn nothing_that_a_record_says_acts_on_a_terminal() {
    let wounded = |from: &str, to: &str| small().text().replacen(from, to, 1);
    let texts = [
        wounded("\"open\"", "\"op\u{202e}en\""),
        wounded("\"human\"", "\"\\u001b[2J\""),
        wounded("seed =", "\"\\u0007\" ="),
    ];
    for text in texts {
        let error = Record::read(&text, Seal::Checked).expect_err("it is damaged");
        let lines = Words::default().record_error("file", &error).concat();
        assert!(!lines.chars().any(acts_on_terminal), "{lines:?}");
    }
    let named = wounded("\"anything\"", "\"any\\u001bthing\"");
    let record = Record::read(&named, Seal::Ignored).expect("only the name is odd");
    assert_eq!(record.preset, "anything");
}

#[test]
fn ten_thousand_moves_load_in_under_a_second() {
    let rules = Rules::new(&Draft::default(), Seating::of(2).expect("two sit")).expect("rules");
    let mut game = Game::new(Arc::new(rules));
    let there_and_back = ["e4-e5", "m14-m13", "e5-e4", "m13-m14"];
    for text in there_and_back.iter().cycle().take(10_000) {
        let action = game.read_action(text).expect(text);
        game.play(action).expect(text);
    }
    let text = record(game, 1).text();
    let began = Instant::now();
    let read = read(&text).expect("it is whole");
    // The machine may have other things to do: the thread's share would be the honest measure, and
    // a tenth of a second is what it takes on its own.
    let took = began.elapsed();
    assert_eq!(read.game.actions().len(), 10_000);
    assert!(took < Duration::from_secs(1), "{took:?}");
    assert!(text.len() * 10 < LARGEST, "{}", text.len());
}

#[test]
fn records_of_every_version_load() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the folder of records") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a record");
        read(&text).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
        count += 1;
    }
    assert!(count > 0);
}
