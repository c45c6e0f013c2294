//! Relations that hold in every game under every rule set, over random rule sets and random play;
//! and a second opinion, naive and worked out from the written rules, at every ply.

mod naive;
mod random;

use std::collections::BTreeSet;
use std::sync::Arc;

use naive::{Naive, State};
use rand::prelude::*;
use random::Rng;
use starhop::board::{Hole, HoleSet};
use starhop::game::{Action, Game, Move, Position, Typed, perft};
use starhop::rules::{Item, Rules, Switch};
use starhop::table;
use starhop::text::{Language, Words};

const RULE_SETS: u64 = 200;
const PLIES: usize = 300;

/// Plays random games under random rules, `plies` in all for each rule set, and looks at every
/// position before anything is played in it.
fn for_random_games(plies: usize, mut look: impl FnMut(&Game, &mut Rng)) {
    for seed in 0..RULE_SETS {
        let mut rng = random::rng(seed);
        let rules = Arc::new(random::rules(&mut rng));
        let mut game = table::opening(Arc::clone(&rules), rng.random());
        for _ in 0..plies {
            look(&game, &mut rng);
            if game.ending().is_some() {
                game = table::opening(Arc::clone(&rules), rng.random());
            } else {
                let action = random::action(&game, &mut rng);
                game.play(action).expect("random actions are legal");
            }
        }
    }
}

fn told(game: &Game) -> String {
    let rules = toml::to_string(game.rules().draft()).expect("rules are TOML");
    format!("{rules}{}", game.position().text(game.rules()))
}

#[test]
fn the_laws_hold_at_every_ply() {
    for_random_games(PLIES, |game, rng| {
        let (rules, position) = (game.rules(), game.position());
        position.check(rules).unwrap_or_else(|law| panic!("{law}: {}", told(game)));
        let read = Position::parse(rules, &position.text(rules)).expect("what was written is read");
        assert_eq!(&read, position, "written and read: {}", told(game));
        assert_eq!(position.moves(rules).len(), position.count_moves(rules), "{}", told(game));
        moves_are_what_is_accepted(game, rng);
        routes_are_legal_hop_by_hop(game);
        undo_gives_the_position_back(game, rng);
        actions_are_read_as_they_are_written(game, rng);
        refusals_have_reasons(game, rng);
    });
}

/// From every hole; to every hole from one that is drawn.
fn moves_are_what_is_accepted(game: &Game, rng: &mut Rng) {
    let (rules, position) = (game.rules(), game.position());
    let over = game.ending().is_some();
    let generated: BTreeSet<Move> = position.moves(rules).into_iter().collect();
    for from in rules.board().holes() {
        let ends: HoleSet = generated.iter().filter(|it| it.from == from).map(|it| it.to).collect();
        assert_eq!(position.targets(rules, from), ends, "{}", told(game));
    }
    let pieces = position.pieces(position.turn());
    let from = pieces.iter().choose(rng).expect("a seat has pieces");
    for to in rules.board().holes() {
        let it = Move { from, to };
        let accepted = game.check(Action::Move(it)).is_ok();
        assert_eq!(accepted, !over && generated.contains(&it), "{}", told(game));
    }
    let passes = !over && generated.is_empty();
    assert_eq!(game.check(Action::Pass).is_ok(), passes, "{}", told(game));
    let times_out = !generated.is_empty() && rules.clock().is_some();
    assert_eq!(game.check(Action::TimeOut).is_ok(), !over && times_out, "{}", told(game));
}

fn routes_are_legal_hop_by_hop(game: &Game) {
    let (rules, position) = (game.rules(), game.position());
    if game.ending().is_some() {
        return;
    }
    for it in position.moves(rules) {
        let route = position.route(rules, it).expect("a legal move has a route");
        assert_eq!((route[0], route[route.len() - 1]), (it.from, it.to));
        assert_eq!(position.follow(rules, &route), Ok(it), "{}", told(game));
        let text = position.move_text(rules, it);
        let typed = Typed::parse(rules.board(), &text.to_uppercase()).expect("it is a move");
        assert_eq!(game.read(&typed), Ok(Action::Move(it)), "{text}: {}", told(game));
        let steps = rules.board().neighbours(it.from).contains(it.to);
        assert!(!steps || route.len() == 2, "no end is both a step and a hop away: {text}");
    }
}

/// Every action is read as it is written.
fn actions_are_read_as_they_are_written(game: &Game, rng: &mut Rng) {
    if game.ending().is_none() {
        let action = random::action(game, rng);
        let text = game.position().action_text(game.rules(), action);
        assert_eq!(game.read_action(&text), Ok(action), "{text}: {}", told(game));
    }
}

fn undo_gives_the_position_back(game: &Game, rng: &mut Rng) {
    if game.ending().is_some() {
        return;
    }
    let mut copy = game.clone();
    let action = random::action(game, rng);
    copy.play(action).expect("it is legal");
    let after = copy.position().clone();
    assert_eq!(copy.undo(), Some(action));
    assert_eq!(copy.position(), game.position());
    assert_eq!(copy.redo(), Some(action));
    assert_eq!(copy.position(), &after);
}

fn refusals_have_reasons(game: &Game, rng: &mut Rng) {
    let (rules, position) = (game.rules(), game.position());
    let holes: Vec<Hole> = rules.board().holes().collect();
    let hole = |rng: &mut Rng| *holes.choose(rng).expect("a board has holes");
    for _ in 0..5 {
        let from = position.pieces(position.turn()).iter().choose(rng).expect("a seat has pieces");
        let mut route = vec![from];
        route.extend((0..rng.random_range(1..4)).map(|_| hole(rng)));
        if let Err(refusal) = game.read(&Typed::Route(route)) {
            for language in Language::ALL {
                assert!(!Words::new(language).refusal(rules, &refusal).is_empty());
            }
        }
    }
}

#[test]
fn every_value_of_every_switch_is_drawn() {
    let mut seen: BTreeSet<(&str, String)> = BTreeSet::new();
    let mut seatings = BTreeSet::new();
    for seed in 0..RULE_SETS {
        let rules = random::rules(&mut random::rng(seed));
        seatings.insert(rules.seating().to_string());
        for switch in Switch::ALL {
            let value = rules.draft().value(switch).expect("rules say every switch");
            seen.insert((switch.key(), value.to_string()));
        }
    }
    let values = |switch: Switch| seen.iter().filter(|(key, _)| *key == switch.key()).count();
    let counts: Vec<usize> = Switch::ALL.into_iter().map(values).collect();
    let at_least = [3, 15, 7, 2, 3, 3, 2, 3, 2, 7, 2, 20, 3, 50, 3, 12, 4, 50];
    assert!(counts.iter().zip(at_least).all(|(&found, wanted)| found >= wanted), "{counts:?}");
    assert_eq!(seatings.len(), 11, "{seatings:?}");
}

/// The naive engine beside the fast one.
struct Second {
    naive: Naive,
    state: State,
}

impl Second {
    fn new(game: &Game) -> Self {
        let rules = game.rules();
        let mut switches = toml::Table::try_from(rules.draft()).expect("a draft is a table");
        let pieces = toml::Value::Integer(rules.pieces() as i64);
        switches.insert("pieces".to_owned(), pieces);
        let naive = Naive::new(&rules.seating().to_string(), &switches);
        let state = naive.start(game.position().turn().letter());
        Self { naive, state }
    }

    fn play(&mut self, rules: &Rules, action: Action, text: &str) {
        let name = |hole| rules.board().name(hole);
        self.state = match action {
            Action::Move(it) => self.naive.play(&self.state, &name(it.from), &name(it.to)),
            Action::Pass => self.naive.pass(&self.state),
            Action::TimeOut => self.naive.time_out(&self.state),
            Action::Item(_) => self.naive.item_turn(&self.state, text),
            Action::Resign(seat) => self.naive.resign(&self.state, seat.letter()),
            Action::Draw => unreachable!("nobody agrees to a draw here"),
        };
    }

    fn agrees(&self, game: &Game) {
        let (rules, position) = (game.rules(), game.position());
        assert_eq!(self.naive.text(&self.state), position.text(rules), "{}", told(game));
        let over = position.ending(rules).is_some();
        assert_eq!(self.naive.over(&self.state), over, "{}", told(game));
        if over {
            let places = position.places(rules);
            for (letter, place) in self.naive.places(&self.state) {
                let seat = rules.seating().iter().find(|seat| seat.letter() == letter);
                let found = seat.and_then(|seat| places[seat]);
                assert_eq!(found, Some(place as usize), "{letter}: {}", told(game));
            }
        }
    }

    fn agrees_on_moves(&self, game: &Game) {
        let (rules, position) = (game.rules(), game.position());
        let name = |hole| rules.board().name(hole);
        let fast: BTreeSet<(String, String, String)> = position
            .moves(rules)
            .into_iter()
            .map(|it| (name(it.from), name(it.to), position.move_text(rules, it)))
            .collect();
        let slow: BTreeSet<(String, String, String)> = self
            .naive
            .moves(&self.state)
            .into_iter()
            .map(|((from, to), route)| (from, to, route))
            .collect();
        assert_eq!(fast, slow, "{}", told(game));
    }
}

/// Games are followed for their text at every ply; the moves, which the naive engine takes its time
/// over, are compared at some.
#[test]
fn a_naive_engine_agrees() {
    for seed in 0..RULE_SETS {
        let mut rng = random::rng(seed);
        let rules = Arc::new(random::rules(&mut rng));
        let mut game = table::opening(Arc::clone(&rules), rng.random());
        let mut second = Second::new(&game);
        for ply in 0..PLIES {
            second.agrees(&game);
            if ply % 30 == 0 {
                second.agrees_on_moves(&game);
            }
            if game.position().ending(&rules).is_some() {
                game = table::opening(Arc::clone(&rules), rng.random());
                second = Second::new(&game);
                continue;
            }
            let action = random::action(&game, &mut rng);
            let text = game.position().action_text(&rules, action);
            if game.play(action).is_err() {
                // Repetition, which the naive engine does not know, ended the game.
                assert!(game.ending().is_some(), "{}", told(&game));
                game = table::opening(Arc::clone(&rules), rng.random());
                second = Second::new(&game);
                continue;
            }
            second.play(&rules, action, &text);
        }
    }
}

#[test]
fn counting_the_last_ply_is_like_playing_it() {
    for_random_games(20, |game, _| {
        let (rules, position) = (game.rules(), game.position());
        if position.ending(rules).is_some() || !position.can_move(rules) {
            return;
        }
        let children = position.moves(rules).into_iter().map(|it| {
            let mut child = position.clone();
            child.play_unchecked(rules, Action::Move(it));
            child
        });
        let played: u64 = children.map(|child| perft(rules, &child, 1)).sum();
        assert_eq!(perft(rules, position, 2), played, "{}", told(game));
    });
}

#[test]
fn every_item_and_the_clock_are_used_in_random_play() {
    let mut used = BTreeSet::new();
    for_random_games(60, |game, _| match game.actions().last() {
        Some(Action::Item(turn)) => {
            used.extend(turn.before.map(|before| before.item().key()));
            used.extend(turn.then.item().map(Item::key));
        }
        Some(Action::TimeOut) => drop(used.insert("time-out")),
        _ => {}
    });
    assert_eq!(used.len(), Item::ALL.len() + 1, "{used:?}");
}
