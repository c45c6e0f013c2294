//! Whole games between bots: they end, the better one wins, and chance is a seed.

use std::sync::Arc;

use starhop::board::Hole;
use starhop::bot::{
    Guide, Level, NODES_BETWEEN_QUESTIONS, Patient, Report, choose, choose_another, choose_plain,
};
use starhop::game::{Action, Ending, Game, Move, Position};
use starhop::rules::{Book, Draft, Rules, Seat, Seating};

/// Typical numbers of turns of the seat that takes most, for 1 to 6 seats: the mean of three
/// seeds; `None` where the preset does not allow that number. A game may take three times as long.
const TYPICAL_TURNS: [(&str, [Option<u32>; 6]); 12] = [
    ("classic", [Some(33), Some(48), Some(41), Some(40), Some(42), Some(44)]),
    ("masters", [Some(33), Some(47), Some(41), Some(37), Some(40), Some(39)]),
    ("super", [Some(22), Some(37), Some(22), Some(24), Some(25), Some(24)]),
    ("big", [Some(49), Some(76), Some(67), Some(61), Some(59), Some(63)]),
    ("small", [Some(19), Some(23), Some(23), Some(24), Some(23), Some(25)]),
    ("crowd", [Some(33), Some(68), Some(41), Some(44), Some(42), Some(44)]),
    ("no-spoil", [Some(33), Some(47), Some(41), Some(41), Some(37), Some(40)]),
    ("qq", [None, Some(47), Some(41), Some(39), None, Some(45)]),
    ("qq-long", [None, Some(34), Some(26), Some(27), None, Some(27)]),
    ("qq-teams", [None, None, None, Some(35), None, Some(32)]),
    ("qq-items", [None, Some(47), Some(41), Some(39), None, Some(45)]),
    ("partners", [None, None, None, Some(41), None, Some(41)]),
];

fn preset(name: &str, players: usize) -> Arc<Rules> {
    let book = Book::shipped();
    let draft = &book.get(name).expect("a shipped preset").draft;
    Arc::new(Rules::new(draft, Seating::of(players).unwrap()).unwrap())
}

fn rules(switches: &str, seats: &str) -> Arc<Rules> {
    let draft: Draft = toml::from_str(switches).unwrap();
    Arc::new(Rules::new(&draft, Seating::parse(seats).unwrap()).unwrap())
}

fn from_text(rules: &Arc<Rules>, text: &str) -> Game {
    Game::from_position(rules.clone(), Position::parse(rules, text).unwrap())
}

/// A guide that lets a bot think about so many questions of some 250 positions each.
struct Questions(u32);

impl Guide for Questions {
    fn should_stop(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }
}

/// The answer of a bot; the strong ones get little to think with, so that the tests are quick.
fn answer(level: Level, game: &Game, seed: u64) -> Action {
    match level {
        Level::Easy | Level::Normal => choose(level, game, seed, &mut Patient),
        Level::Hard | Level::Expert => choose(level, game, seed, &mut Questions(16)),
    }
}

/// Plays on until the game is over or some seat has taken so many turns.
fn play(mut game: Game, level: impl Fn(Seat) -> Level, seed: u64, turns: u32) -> Game {
    while game.ending().is_none() {
        let seat = game.position().turn();
        if game.position().turns(seat) >= turns {
            break;
        }
        let action = answer(level(seat), &game, seed);
        game.play(action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    }
    game
}

fn assert_all_get_home(name: &str) {
    let book = Book::shipped();
    let (_, typical) = TYPICAL_TURNS.iter().find(|(preset, _)| *preset == name).expect(name);
    let allowed = Rules::allowed_players(&book.get(name).unwrap().draft);
    let listed: Vec<_> = (1..=6).filter(|&players| typical[players - 1].is_some()).collect();
    assert_eq!(allowed, listed, "{name}");
    for players in allowed {
        let rules = preset(name, players);
        let turns = 3 * typical[players - 1].unwrap();
        for level in [Level::Normal, Level::Hard] {
            let game = play(Game::new(rules.clone()), |_| level, 1, turns);
            let position = game.position();
            let told = format!("{name}, {players} seats, {level:?}: {}", position.text(&rules));
            assert_eq!(game.ending(), Some(Ending::Decided), "{told}");
            assert!(position.out().is_empty(), "{told}");
        }
    }
}

#[test]
fn every_shipped_preset_has_its_typical_turns() {
    let book = Book::shipped();
    let names: Vec<_> = book.presets().iter().map(|preset| preset.name.as_str()).collect();
    assert_eq!(names, TYPICAL_TURNS.map(|(name, _)| name));
}

#[test]
fn all_get_home_in_the_classic_game() {
    assert_all_get_home("classic");
}

#[test]
fn all_get_home_with_masters_rules() {
    assert_all_get_home("masters");
}

#[test]
fn all_get_home_with_long_jumps() {
    assert_all_get_home("super");
}

#[test]
fn all_get_home_on_the_large_board() {
    assert_all_get_home("big");
}

#[test]
fn all_get_home_on_the_small_board() {
    assert_all_get_home("small");
}

#[test]
fn all_get_home_in_a_crowd() {
    assert_all_get_home("crowd");
}

#[test]
fn all_get_home_where_spoiling_is_barred() {
    assert_all_get_home("no-spoil");
}

#[test]
fn all_get_home_under_deadlines() {
    assert_all_get_home("qq");
}

#[test]
fn all_get_home_under_deadlines_with_long_jumps() {
    assert_all_get_home("qq-long");
}

#[test]
fn a_team_gets_its_pieces_in_under_deadlines() {
    assert_all_get_home("qq-teams");
}

#[test]
fn all_get_home_with_items_in_hand() {
    assert_all_get_home("qq-items");
}

#[test]
fn partners_get_home_together() {
    assert_all_get_home("partners");
}

#[test]
fn only_the_strong_bots_use_items_and_those_only_when_they_may() {
    let used = |choose: fn(Level, &Game, u64, &mut dyn Guide) -> Action, level| {
        let mut game = Game::new(preset("qq-items", 2));
        while game.ending().is_none() && game.actions().len() < 80 {
            let action = choose(level, &game, 1, &mut Questions(8));
            game.play(action).expect("a legal action");
        }
        game.actions().iter().any(|action| matches!(action, Action::Item(_)))
    };
    for level in Level::ALL {
        assert_eq!(used(choose, level), level >= Level::Hard, "{level:?}");
        assert!(!used(choose_plain, level), "{level:?}");
    }
}

#[test]
fn a_move_that_wins_for_the_team_is_played() {
    // One more piece in the goal makes three of the team.
    let text = "A/2/1AA/4/13/BBB9/11/10/9/10/11/EEE9/13/4/DD1/2/D A";
    let rules = rules("pieces = 3\nteams = 'facing'\nteam_win = { total = 3 }", "ABDE");
    for level in Level::ALL {
        let after = play(from_text(&rules, text), |_| level, 3, 1);
        assert_eq!(after.ending(), Some(Ending::Decided), "{level:?}");
    }
}

/// How many of so many classic games for two the normal bot wins from the easy one; seats and first
/// moves change.
fn games_won_from_easy(games: usize) -> usize {
    let rules = preset("classic", 2);
    let seats: Vec<Seat> = rules.seating().iter().collect();
    let won = (0..games).filter(|&number| {
        let normal = seats[number % 2];
        let start = Position::start(&rules, seats[number / 2 % 2]);
        let level = |seat| if seat == normal { Level::Normal } else { Level::Easy };
        let game = play(Game::from_position(rules.clone(), start), level, number as u64, 200);
        assert_eq!(game.ending(), Some(Ending::Decided), "game {number}");
        game.position().home().iter().next() == Some(normal)
    });
    won.count()
}

#[test]
fn normal_beats_easy_in_four_games_of_five() {
    let won = games_won_from_easy(20);
    assert!(won >= 16, "{won}");
}

#[test]
fn hard_does_not_lose_to_normal() {
    let rules = preset("classic", 2);
    let seats: Vec<Seat> = rules.seating().iter().collect();
    let won = (0..4).filter(|&number| {
        let hard = seats[number % 2];
        let start = Position::start(&rules, seats[number / 2 % 2]);
        let mut game = Game::from_position(rules.clone(), start);
        while game.ending().is_none() {
            let mine = game.position().turn() == hard;
            let level = if mine { Level::Hard } else { Level::Normal };
            game.play(choose(level, &game, number as u64, &mut Patient)).unwrap();
        }
        game.position().home().iter().next() == Some(hard)
    });
    // A smoke test; the figure to quote is for `starhop match`.
    assert!(won.count() >= 2);
}

#[test]
fn games_with_mistakes_end_too() {
    let even =
        |seat: Seat| if seat.index().is_multiple_of(2) { Level::Easy } else { Level::Normal };
    for (name, players) in [("classic", 2), ("masters", 3), ("qq", 4), ("small", 6), ("super", 5)] {
        let rules = preset(name, players);
        for mixed in [false, true] {
            let level = |seat| if mixed { even(seat) } else { Level::Easy };
            let game = play(Game::new(rules.clone()), level, 5, 250);
            let told = format!("{name}, {players} seats: {}", game.position().text(&rules));
            assert_eq!(game.ending(), Some(Ending::Decided), "{told}");
            assert!(game.position().out().is_empty(), "{told}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let rules = preset("small", 3);
    for level in Level::ALL {
        let game = |seed| play(Game::new(rules.clone()), |_| level, seed, 100);
        let (one, same, other) = (game(1), game(1), game(2));
        assert_eq!(one.actions(), same.actions(), "{level:?}");
        assert_ne!(one.actions(), other.actions(), "{level:?}");
    }
}

/// A guide that says stop at a question, and keeps count.
struct Impatient {
    patience: u32,
    asked: u32,
    heard: Option<Report>,
}

impl Guide for Impatient {
    fn should_stop(&mut self) -> bool {
        self.asked += 1;
        self.asked > self.patience
    }

    fn hear(&mut self, report: Report) {
        self.heard = Some(report);
    }
}

#[test]
fn a_stop_is_answered_within_a_thousand_positions() {
    for players in 1..=6 {
        // At the start, when armies meet, and in the race.
        for turns in [0, 12, 24] {
            let game = Game::new(preset("classic", players));
            let game = play(game, |_| Level::Easy, 1, turns);
            for (level, patience) in Level::ALL.into_iter().flat_map(|l| [0, 1, 4].map(|p| (l, p)))
            {
                let mut guide = Impatient { patience, asked: 0, heard: None };
                let action = choose(level, &game, 1, &mut guide);
                let told = format!("{level:?}, {players} seats, turn {turns}");
                assert!(guide.asked <= patience + 1, "{told}: a question after the stop");
                let report = guide.heard.expect("the answer is reported");
                assert_eq!(action, Action::Move(report.best()), "{told}");
                let stop = NODES_BETWEEN_QUESTIONS * u64::from(patience + 1);
                assert!(report.nodes <= stop + 1000, "{told}: {report:?}");
                assert_eq!(game.check(action), Ok(()), "{told}");
            }
        }
    }
}

#[test]
fn the_guide_is_asked_every_thousand_positions() {
    for (players, level) in (1..=6).flat_map(|n| [(n, Level::Normal), (n, Level::Hard)]) {
        let mut guide = Impatient { patience: u32::MAX, asked: 0, heard: None };
        choose(level, &Game::new(preset("big", players)), 1, &mut guide);
        let report = guide.heard.unwrap();
        assert!(u64::from(guide.asked) >= report.nodes / 1000, "{report:?}");
    }
}

/// The last own piece has to come in and the other seat's last one out, past each other.
const SHUT_IN: &str = "D/AA/AAA/AAAA/6A6/12/11/10/9/10/11/12/13/1DDD/DDD/DD/D A t=40,40";

#[test]
fn a_shut_in_opponent_is_let_out_of_the_goal() {
    let rules = preset("classic", 2);
    let game = play(from_text(&rules, SHUT_IN), |_| Level::Normal, 1, 80);
    let told = game.position().text(&rules);
    assert_eq!(game.ending(), Some(Ending::Decided), "{told}");
}

#[test]
fn who_waits_for_a_hole_stays_next_to_it() {
    // D will not leave: its other pieces turn over at home.
    let rules = preset("classic", 2);
    let mut game = from_text(&rules, "A/DA/AAA/AAAA/6A6/12/11/10/9/10/11/12/5D7/DDDD/DDD/1D/1 A");
    let goal = rules.goal(Seat::ALL[0]);
    let stubborn = goal & game.position().pieces(Seat::ALL[3]);
    for _ in 0..30 {
        let action = choose(Level::Normal, &game, 1, &mut Patient);
        game.play(action).unwrap();
        let away = game.position().pieces(Seat::ALL[0]) - goal;
        let near = |hole| goal.iter().any(|to| rules.board().distance(hole, to) <= 4);
        assert!(away.iter().all(near) && away.len() <= 5, "{}", game.position().text(&rules));
        let moves = game.position().moves(&rules);
        let other = moves.iter().find(|it| !stubborn.contains(it.from));
        game.play(Action::Move(*other.unwrap())).unwrap();
    }
}

#[test]
fn a_swap_that_gets_home_is_played() {
    let rules = preset("masters", 2);
    let game = from_text(&rules, "A/AA/AAA/ADAA/5A7/12/11/10/9/10/11/12/13/1DDD/DDD/DD/D A");
    for level in Level::ALL {
        let after = play(game.clone(), |_| level, 3, 1);
        assert_eq!(after.position().home().iter().next(), Some(Seat::ALL[0]), "{level:?}");
    }
}

#[test]
fn the_last_straggler_leaves_home_before_a_deadline() {
    let rules = preset("qq", 2);
    let board = rules.board();
    let tip = board.hole_named("e1").unwrap();
    let text = "1/2/3/4/4AAAA5/4AAA5/5A1A3/10/9/10/4DDD4/4DDD5/4DDDD5/4/3/2/A A t=26,26";
    for level in Level::ALL {
        let game = play(from_text(&rules, text), |_| level, 7, 30);
        let position = game.position();
        assert!(!position.pieces(Seat::ALL[0]).contains(tip), "{level:?}");
        assert!(position.out().is_empty(), "{level:?}: {}", position.text(&rules));
    }
}

#[test]
fn a_straggler_shut_in_by_strangers_finds_its_way_round_them() {
    // Two steps from outside on the map, but the way leads over a piece and back into the camp.
    let text = "1/2/3/D1A1/2CAFBDC5/1FEBFF6/2EA3FD2/2EA1A1BBB/1CFBEBDED/EC1EB3A1/2B2C1FF1C/\
                E1BD1DC1D1AC/3DAFEEAF3/A1CC/2D/2/1 C t=24,24,23,23,24,24";
    let rules = preset("qq", 6);
    let straggler = Seat::from_letter('C').unwrap();
    // An easy bot that does not see the way finds it by chance every other time.
    let seeds = |level| if level == Level::Easy { 12 } else { 3 };
    let tries = Level::ALL.into_iter().flat_map(|level| (0..seeds(level)).map(move |n| (level, n)));
    for (level, seed) in tries {
        let game = play(from_text(&rules, text), |_| level, seed, 31);
        let told = format!("{level:?}, seed {seed}: {}", game.position().text(&rules));
        assert!(!game.position().out().set().contains(straggler), "{told}");
    }
}

#[test]
fn a_position_is_not_repeated_without_need() {
    let rules = preset("no-spoil", 2);
    let mut game = Game::new(rules.clone());
    let typed = ["e4-e5", "m14-m13", "e5-e4", "m13-m14"];
    let read = |game: &Game, text: &str| {
        let ends: Vec<Hole> =
            text.split('-').map(|name| rules.board().hole_named(name).unwrap()).collect();
        let it = Move { from: ends[0], to: ends[1] };
        assert!(game.position().is_legal(&rules, it), "{text}");
        Action::Move(it)
    };
    for text in typed.iter().chain(&typed[..3]) {
        game.play(read(&game, text)).unwrap();
    }
    // Going back once more would be a draw.
    for level in Level::ALL {
        for seed in 0..10 {
            let mut next = game.clone();
            let action = answer(level, &next, seed);
            next.play(action).unwrap();
            assert_eq!(next.occurrences(), 1, "{level:?}, seed {seed}");
        }
    }
}

#[test]
fn a_bot_passes_exactly_when_it_cannot_move() {
    let rules = rules("pieces = 3", "ABDE");
    let shut = from_text(&rules, "1/2/3/4/13/12/11/10/9/10/11/12/EE11/DDDE/BBB/AA/A A");
    let open = from_text(&rules, "1/2/3/4/13/12/11/10/9/10/11/12/EED10/1DDE/BBB/AA/A A");
    for level in Level::ALL {
        assert_eq!(answer(level, &shut, 1), Action::Pass);
        assert_ne!(answer(level, &open, 1), Action::Pass);
    }
}

#[test]
fn a_disturbed_game_always_has_an_answer() {
    // Every position of a game that a random player disturbs has an answer.
    for seats in ["AD", "ACE", "ABCDEF"] {
        let rules = rules("jump = 'long'\ngoal_exit = 'locked'\nblocking = 'swap'", seats);
        let mut game = Game::new(rules.clone());
        let mut number = 0;
        while game.ending().is_none() && number < 240 {
            let moves = game.position().moves(&rules);
            let action = match moves.len() {
                0 => Action::Pass,
                some if number % 2 == 0 => Action::Move(moves[number * 7 % some]),
                _ => choose(Level::Normal, &game, 1, &mut Patient),
            };
            game.play(action).unwrap();
            number += 1;
        }
    }
}

/// The best three actions, each looked for apart from those before.
fn best_three(game: &Game) -> Vec<Action> {
    let mut found = Vec::new();
    for _ in 0..3 {
        found.push(choose_another(game, &found, 1, &mut Questions(16)));
    }
    found
}

#[test]
fn three_suggestions_are_different_legal_moves_and_the_first_is_the_hard_bots_own() {
    for players in 1..=6 {
        // At the start, when armies meet, and in the race.
        for turns in [0, 12, 24] {
            let game = play(Game::new(preset("classic", players)), |_| Level::Easy, 1, turns);
            let told = format!("{players} seats, turn {turns}");
            let [first, second, third] = best_three(&game)[..] else { panic!("{told}") };
            assert_eq!(first, answer(Level::Hard, &game, 1), "{told}");
            assert!(first != second && second != third && third != first, "{told}");
            for action in [first, second, third] {
                assert!(matches!(action, Action::Move(_)), "{told}");
                assert_eq!(game.check(action), Ok(()), "{told}");
            }
        }
    }
}

#[test]
fn behind_the_only_move_that_gets_home_others_are_suggested() {
    let text = "A/AA/AAA/1AAA/4A8/12/11/10/9/10/11/12/D12/1DDD/DDD/DD/D A";
    let game = from_text(&preset("classic", 2), text);
    let home = |&action: &Action| {
        let mut after = game.clone();
        after.play(action).expect("a legal move");
        !after.position().home().is_empty()
    };
    let homes: Vec<bool> = best_three(&game).iter().map(home).collect();
    assert_eq!(homes, [true, false, false]);
}

#[test]
fn a_suggestion_that_is_called_off_is_legal_and_at_once() {
    for players in [1, 2, 3, 6] {
        let game = Game::new(preset("classic", players));
        let first = choose_another(&game, &[], 1, &mut Patient);
        let mut guide = Impatient { patience: 0, asked: 0, heard: None };
        let second = choose_another(&game, &[first], 1, &mut guide);
        assert!(second != first && game.check(second).is_ok());
        let report = guide.heard.expect("the answer is reported");
        assert!(report.nodes <= NODES_BETWEEN_QUESTIONS + 1000, "{report:?}");
    }
}
