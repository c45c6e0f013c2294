//! The ladder: every line of the table of points, worked by hand, and games being entered.

use std::sync::Arc;

use starhop::bot::Level;
use starhop::game::{Action, Game, Move, Position};
use starhop::ladder::{Change, Ladder, PageError, Title, Unrated, Unscored, Who, score};
use starhop::record::{Record, Worth};
use starhop::rules::{BySeat, Draft, Rules, Seat, Seating};
use starhop::table::{self, Name, Player};

/// A needs one step to be home; five of D's six pieces are.
const TWO: &str = "A/AA/AA1/5A4/9/8/3D3/8/9/10/DDD/DD/1 A t=";
/// A is home, C needs one step, E has five of six.
const THREE: &str = "A/AA/AAA/10/9/8/7/1E4C1/EE5CC/EEE4CCC/3/2/1 C t=20,19,19 home=A";
/// B and A are home, D needs one step, E has five of six.
const FOUR: &str = "A/AA/AAA/7BBB/7BB/7B/7/1E6/EE7/EEE2D4/DD1/DD/D D t=20,20,19,19 home=BA";
/// Four are home, D needs one step, E has five of six.
const SIX: &str =
    "A/AA/AAA/FFF4BBB/FF5BB/F6B/7/1E5C/EE5CC/EEE2D1CCC/DD1/DD/D D t=20,20,20,19,19,20 home=FABC";
/// A needs one step, nobody is home.
const TEAMS: &str = "A/AA/AA1/5A1BBB/7BB/6B1/7/1E6/EE7/EEE2D4/DD1/DD/D A t=19,19,19,19";

fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).expect("a seat")
}

fn game(settings: &str, seats: &str, start: &str) -> Game {
    let draft: Draft = toml::from_str(&format!("board = 3\n{settings}")).expect("settings");
    let rules = Rules::new(&draft, Seating::parse(seats).expect("seats")).expect("rules");
    let start = Position::parse(&rules, start).expect(start);
    Game::from_position(Arc::new(rules), start)
}

/// Plays the move that brings the seat whose turn it is home.
fn go_home(game: &mut Game) {
    let (rules, position) = (Arc::clone(game.rules()), game.position().clone());
    let brings_home = |&it: &Move| {
        let mut after = position.clone();
        after.play_move(&rules, it);
        after.home().len() > position.home().len()
    };
    let it = position.moves(&rules).into_iter().find(brings_home).expect("one step is left");
    game.play(Action::Move(it)).expect("it is legal");
}

fn stay(game: &mut Game) {
    let it = game.position().moves(game.rules())[0];
    game.play(Action::Move(it)).expect("it is legal");
}

fn levels(levels: &[(char, u8)]) -> BySeat<Title> {
    let mut titles = BySeat::from_fn(|_| Title::FIRST);
    for &(letter, level) in levels {
        titles[seat(letter)] = Title::at(level).expect("a level");
    }
    titles
}

/// What each seat gets, the place's points and the encouragement.
fn awards(game: &Game, given: &[(char, u8)]) -> Vec<(i32, i32)> {
    let scores = score(game, &levels(given)).expect("there are scores");
    let award = |seat| (scores.awards[seat].place, scores.awards[seat].encouragement);
    game.rules().seating().iter().map(award).collect()
}

fn two(turns: &str, given: &[(char, u8)]) -> Vec<(i32, i32)> {
    let mut game = game("", "AD", &format!("{TWO}{turns}"));
    go_home(&mut game);
    awards(&game, given)
}

#[test]
fn two_players_win_more_against_somebody_above() {
    let long = |given: &[(char, u8)]| two("17,17", given);
    assert_eq!(long(&[]), [(25, 0), (-25, 10)]);
    assert_eq!(long(&[('A', 1), ('D', 4)]), [(28, 0), (-28, 10)]);
    assert_eq!(long(&[('A', 9), ('D', 6)]), [(22, 0), (-22, 5)], "above level 5 a point each");
    assert_eq!(long(&[('A', 16), ('D', 1)]), [(10, 0), (-10, 10)]);
    assert_eq!(long(&[('A', 1), ('D', 16)]), [(40, 0), (-40, 5)]);
}

#[test]
fn a_short_game_gives_only_losses() {
    assert_eq!(two("16,16", &[]), [(0, 0), (-25, 0)], "decided in round 17");
    let long = |turns: &str| {
        let mut game = game("jump = 'long'", "AD", &format!("{TWO}{turns}"));
        go_home(&mut game);
        awards(&game, &[])
    };
    assert_eq!(long("9,9"), [(25, 0), (-25, 10)], "long jumps need ten rounds");
    assert_eq!(long("8,8"), [(0, 0), (-25, 0)]);
}

#[test]
fn free_for_all_is_paid_by_place() {
    let paid = |seats, start| {
        let mut game = game("", seats, start);
        go_home(&mut game);
        awards(&game, &[])
    };
    assert_eq!(paid("ACE", THREE), [(30, 0), (15, 0), (-15, 10)]);
    assert_eq!(paid("ABDE", FOUR), [(25, 0), (35, 0), (15, 0), (-15, 10)]);
    assert_eq!(
        paid("ABCDEF", SIX),
        [(35, 0), (25, 0), (15, 0), (-15, 12), (-25, 10), (45, 0)],
        "the fifth place loses too"
    );
}

#[test]
fn those_who_share_a_place_share_its_points() {
    let start = THREE.replace("A/AA/AAA/10", "A/AA/AA1/5A4").replace(" C ", " A ");
    let start = start.replace(" t=20,19,19 home=A", " t=19,19,19");
    let mut game = game("play_on = false", "ACE", &start);
    go_home(&mut game);
    assert_eq!(awards(&game, &[]), [(30, 0), (0, 0), (0, 0)]);
}

#[test]
fn five_players_three_teams_and_games_that_go_on_have_no_scores() {
    let unscored = |settings, players| {
        let draft: Draft = toml::from_str(settings).unwrap();
        let rules = Rules::new(&draft, Seating::of(players).unwrap()).unwrap();
        let mut game = Game::new(Arc::new(rules));
        assert_eq!(score(&game, &levels(&[])), Err(Unscored::GoesOn));
        while game.ending().is_none() {
            game.play(Action::Resign(game.position().turn())).unwrap();
        }
        score(&game, &levels(&[])).unwrap_err()
    };
    assert_eq!(unscored("", 5), Unscored::Seats(5));
    assert_eq!(unscored("teams = 'facing'", 6), Unscored::ThreeTeams);
}

#[test]
fn a_draw_gives_nothing_to_those_who_still_played() {
    let mut two = game("", "AD", &format!("{TWO}30,30"));
    two.play(Action::Draw).unwrap();
    assert_eq!(awards(&two, &[]), [(0, 0), (0, 0)]);
    let mut four = game("", "ABDE", FOUR);
    four.play(Action::Draw).unwrap();
    assert_eq!(awards(&four, &[]), [(25, 0), (35, 0), (0, 0), (0, 0)]);
}

#[test]
fn a_drawn_team_game_gives_nothing_even_to_those_at_home() {
    let start = TEAMS.replace("A/AA/AA1/5A1BBB", "A/AA/AAA/7BBB").replace(" A t=19,", " B t=20,");
    let mut game = game("teams = 'facing'", "ABDE", &start);
    assert_eq!(game.position().home().len(), 1, "A is home");
    game.play(Action::Draw).unwrap();
    assert_eq!(awards(&game, &[]), [(0, 0); 4]);
}

#[test]
fn who_resigns_takes_a_last_place_and_its_deductions_alone() {
    let mut two = game("", "AD", &format!("{TWO}30,30"));
    two.play(Action::Resign(seat('D'))).unwrap();
    assert_eq!(awards(&two, &[]), [(25, 0), (-25, 0)]);
    let mut four = game("", "ABDE", FOUR);
    four.play(Action::Resign(seat('E'))).unwrap();
    assert_eq!(awards(&four, &[]), [(25, 0), (35, 0), (15, 0), (-15, 0)]);
    let mut six = game("", "ABCDEF", SIX);
    six.play(Action::Resign(seat('D'))).unwrap();
    assert_eq!(awards(&six, &[])[3..5], [(-25, 0), (-15, 10)]);
}

#[test]
fn nobody_gains_by_resigning() {
    let mut game = game("", "ABDE", TEAMS);
    for letter in ['A', 'B', 'D'] {
        game.play(Action::Resign(seat(letter))).unwrap();
    }
    // E has won; A is last, B would get 15 and D 25.
    assert_eq!(awards(&game, &[]), [(-15, 0), (0, 0), (0, 0), (35, 0)]);
}

/// B has not left its camp; F, A and C are home, D needs one step, E is on its way.
const LATE: &str = "A/AA/AAA/FFF7/FF2EEE2/F1EEE3/7/B6C/BB5CC/BBB2D1CCC/DD1/DD/D B \
     t=20,19,19,19,19,19 home=FAC";

#[test]
fn leaving_costs_fifty_and_spares_the_one_opposite_a_missed_deadline() {
    let mut game = game("deadlines = [{ turn = 20, out = 6 }]", "ABCDEF", LATE);
    let mut resigned = game.clone();
    stay(&mut game);
    go_home(&mut game);
    assert_eq!(awards(&game, &[]), [(35, 0), (-50, 0), (25, 0), (15, 0), (0, 0), (45, 0)]);
    resigned.play(Action::Resign(seat('B'))).unwrap();
    go_home(&mut resigned);
    assert_eq!(awards(&resigned, &[])[4], (-15, 0), "the fifth place, opposite a resignation");
    assert_eq!(awards(&resigned, &[])[1], (-25, 0));
}

#[test]
fn time_outs_are_leaving_and_an_early_leaving_spoils_the_gains() {
    let timed_out = |turns: &str| {
        let mut game = game(
            "jump = 'long'\nclock = { move_seconds = 9, timeouts = 1 }",
            "AD",
            &format!("{TWO}{turns}"),
        );
        game.play(Action::TimeOut).unwrap();
        awards(&game, &[])
    };
    assert_eq!(timed_out("10,10"), [(-50, 0), (25, 0)], "in round 11");
    assert_eq!(timed_out("9,9"), [(-50, 0), (0, 0)], "in round 10");
}

#[test]
fn teams_are_paid_together() {
    let mut four = game("teams = 'facing'\nteam_win = 'first'", "ABDE", TEAMS);
    go_home(&mut four);
    assert_eq!(awards(&four, &[]), [(30, 0), (-10, 10), (30, 0), (-10, 10)]);
    let mut six = game("teams = 'alternate'", "ABCDEF", SIX);
    go_home(&mut six);
    assert_eq!(
        awards(&six, &[('C', 6)]),
        [(-15, 12), (40, 0), (-15, 6), (40, 0), (-15, 10), (40, 0)]
    );
}

#[test]
fn a_team_loses_with_the_one_who_resigns_and_not_with_the_one_who_leaves() {
    let teams = "teams = 'facing'\nclock = { move_seconds = 9, timeouts = 1 }";
    let mut resigned = game(teams, "ABDE", TEAMS);
    let mut left = resigned.clone();
    resigned.play(Action::Resign(seat('D'))).unwrap();
    assert_eq!(awards(&resigned, &[]), [(-10, 10), (30, 0), (-10, 0), (30, 0)]);
    left.play(Action::TimeOut).unwrap();
    assert_eq!(awards(&left, &[]), [(-50, 0), (30, 0), (0, 10), (30, 0)]);
}

/// A game of two from the usual start that D gives up after so many rounds, under those names.
fn given_up(rounds: usize, seed: u64, names: [&str; 2], players: [Player; 2]) -> Record {
    let draft: Draft = toml::from_str("board = 3\nfirst_player = 'A'").unwrap();
    let rules = Rules::new(&draft, Seating::of(2).unwrap()).unwrap();
    let mut game = table::opening(Arc::new(rules), seed);
    for _ in 0..rounds {
        stay(&mut game);
        stay(&mut game);
    }
    game.play(Action::Resign(seat('D'))).unwrap();
    Record {
        started: Some(1_796_000_000),
        preset: "small".to_owned(),
        seed,
        players: BySeat::from_fn(|it| players[usize::from(it == seat('D'))]),
        names: BySeat::from_fn(|it| Name::new(names[usize::from(it == seat('D'))])),
        worth: Worth::default(),
        game,
    }
}

const PEOPLE: [Player; 2] = [Player::Human, Player::Human];

fn person(name: &str) -> Who {
    Who::Person(Name::new(name))
}

fn points(ladder: &Ladder, who: &Who) -> u32 {
    ladder.profile(who).expect("is on the ladder").points
}

#[test]
fn points_are_earned_game_by_game_and_never_fall_below_nothing() {
    let mut ladder = Ladder::default();
    for seed in 1..=3 {
        ladder.enter(&given_up(20, seed, ["Ann", "小明"], PEOPLE)).unwrap();
    }
    // The third win is one of level 2 over level 1.
    assert_eq!(points(&ladder, &person("Ann")), 25 + 25 + 24);
    assert_eq!(points(&ladder, &person("小明")), 0);
    let change = ladder.enter(&given_up(20, 4, ["小明", "Ann"], PEOPLE)).unwrap();
    let changes: Vec<i32> = change.changes.iter().map(|it| it.change).collect();
    assert_eq!(changes, [-26, 26]);
    let (who, best) = ladder.ranking()[0];
    assert_eq!((who, best.points, best.played, best.won), (&person("Ann"), 48, 4, 3));
    assert_eq!(best.games.len(), 4);
}

#[test]
fn bots_climb_too_each_level_as_one_player() {
    let mut ladder = Ladder::default();
    let hard = Player::Bot(Level::Hard);
    ladder.enter(&given_up(20, 1, ["", "Ann"], [hard, Player::Human])).unwrap();
    assert_eq!(points(&ladder, &Who::Bot(Level::Hard)), 25);
    let change = ladder.enter(&given_up(20, 2, ["", ""], [hard, hard])).unwrap();
    let [Change { change, points, .. }] = change.changes[..] else {
        panic!("both seats are the same player: {change:?}");
    };
    assert_eq!((change, points), (0, 25));
}

#[test]
fn a_game_counts_once_and_only_among_people_with_names() {
    let mut ladder = Ladder::default();
    let record = given_up(20, 1, ["Ann", "Ben"], PEOPLE);
    ladder.enter(&record).unwrap();
    let before = ladder.clone();
    assert_eq!(ladder.enter(&record), Err(Unrated::Known));
    let enter = |ladder: &mut Ladder, names| ladder.enter(&given_up(20, 2, names, PEOPLE));
    assert_eq!(enter(&mut ladder, ["Ann", ""]), Err(Unrated::Nameless(seat('D'))));
    assert_eq!(enter(&mut ladder, ["bot:hard", "Ann"]), Err(Unrated::Nameless(seat('A'))));
    assert_eq!(enter(&mut ladder, ["Ann", "Ann"]), Err(Unrated::Twice(Name::new("Ann"))));
    let set_up = Record { game: game("", "AD", &format!("{TWO}19,19")), ..record };
    assert_eq!(ladder.enter(&set_up), Err(Unrated::SetUp));
    let friendly = Record { worth: Worth::Friendly, ..given_up(20, 9, ["Ann", "Ben"], PEOPLE) };
    assert_eq!(ladder.enter(&friendly), Err(Unrated::Friendly));
    let mut going_on = given_up(20, 3, ["Ann", "Ben"], PEOPLE);
    going_on.game.undo();
    assert_eq!(ladder.enter(&going_on), Err(Unrated::Unscored(Unscored::GoesOn)));
    assert_eq!(ladder, before, "a game that does not count changes nothing");
}

#[test]
fn a_draw_is_nobodys_win_and_others_with_the_same_chance_play_another_game() {
    let mut ladder = Ladder::default();
    let mut drawn = given_up(20, 1, ["Ann", "Ben"], PEOPLE);
    drawn.game.undo();
    drawn.game.play(Action::Draw).unwrap();
    ladder.enter(&drawn).unwrap();
    assert_eq!(ladder.profile(&person("Ann")).map(|it| (it.played, it.won)), Some((1, 0)));
    assert!(ladder.enter(&given_up(20, 1, ["Cat", "Dan"], PEOPLE)).is_ok());
    assert!(ladder.enter(&given_up(20, 1, ["Ann", "Dan"], PEOPLE)).is_ok());
}

#[test]
fn the_text_of_a_ladder_tells_all_of_it() {
    let mut ladder = Ladder::default();
    for seed in 0..(Ladder::REMEMBERED as u64 + 5) {
        let mut record = given_up(19, seed, ["Ann \"the\" 'hop'", "小明"], PEOPLE);
        record.started = (seed % 2 == 0).then_some(1_796_000_000);
        ladder.enter(&record).unwrap();
    }
    let profile = ladder.profile(&person("小明")).unwrap();
    assert_eq!((profile.games.len(), profile.played), (Ladder::REMEMBERED, 105));
    assert_eq!(Ladder::parse(&ladder.text()), Ok(ladder));
    assert_eq!(Ladder::parse("version = 1"), Ok(Ladder::default()));
    for broken in ["", "version = 2", "version = 1\npoints = 3", "version = 1\n[[players]]"] {
        assert!(Ladder::parse(broken).is_err(), "{broken}");
    }
}

#[test]
fn a_ladder_with_two_entries_for_one_player_is_refused_by_name() {
    let long = "n".repeat(Name::LONGEST);
    for [first, second] in
        [["Ann", " Ann "], ["bot:easy", "bot:easy"], [&long, &format!("{long}more")]]
    {
        let line = |who| format!("[[players]]\nwho = {who:?}\npoints = 1\nplayed = 1\nwon = 0\n");
        let one = format!("version = 1\n{}", line(first));
        assert!(Ladder::parse(&one).is_ok());
        let why = Ladder::parse(&format!("{one}{}", line(second))).unwrap_err();
        let PageError::Twice(who) = why else { panic!("{why:?}") };
        assert!(second.contains(&who.to_string()), "{who}");
    }
}
