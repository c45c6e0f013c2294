//! How games end, one short game for each way; and what is taken back of it.

use std::sync::Arc;

use starhop::game::{
    Action, ActionError, Demand, Ending, Game, ItemFault, Position, Refusal, Shuffle, Typed,
};
use starhop::rules::{Draft, Item, Rules, Seat, Seating};

fn rules(settings: &str, players: &str) -> Arc<Rules> {
    let draft: Draft = toml::from_str(settings).expect("settings");
    Arc::new(Rules::new(&draft, Seating::parse(players).expect("a seating")).expect("sound rules"))
}

fn game(settings: &str, players: &str) -> Game {
    Game::new(rules(settings, players))
}

fn from_position(settings: &str, players: &str, text: &str) -> Game {
    let rules = rules(settings, players);
    let start = Position::parse(&rules, text).expect(text);
    Game::from_position(rules, start)
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let typed = Typed::parse(game.rules().board(), text).expect(text);
        let action = game.read(&typed).expect(text);
        game.play(action).expect(text);
    }
}

fn places(game: &Game) -> Vec<usize> {
    let places = game.places().expect("the game is over");
    game.rules().seating().iter().map(|seat| places[seat].expect("a place")).collect()
}

const THERE_AND_BACK: &str = "e4-e5 m14-m13 e5-e4 m13-m14";

#[test]
fn the_start_counts_as_the_first_time_of_a_repetition() {
    let mut twice = game("repetition = 2", "AD");
    play(&mut twice, "e4-e5 m14-m13 e5-e4");
    assert_eq!(twice.ending(), None);
    play(&mut twice, "m13-m14");
    assert_eq!(twice.ending(), Some(Ending::Repetition));
    assert_eq!(places(&twice), [1, 1], "a draw is shared");
}

#[test]
fn a_third_time_takes_one_round_more() {
    let mut thrice = game("repetition = 3", "AD");
    play(&mut thrice, THERE_AND_BACK);
    assert_eq!(thrice.ending(), None);
    play(&mut thrice, THERE_AND_BACK);
    assert_eq!((thrice.occurrences(), thrice.ending()), (3, Some(Ending::Repetition)));
    assert_eq!(thrice.play(Action::Draw), Err(Refusal::GameOver));
    thrice.undo();
    assert_eq!(thrice.ending(), None);
}

#[test]
fn the_same_pieces_with_another_seat_to_move_are_another_position() {
    let mut game = game("", "AD");
    let other = Position::start(game.rules(), Seat::ALL[3]);
    assert!(!game.position().repeats(&other));
    play(&mut game, THERE_AND_BACK);
    assert_eq!(game.occurrences(), 2);
    assert_eq!(game.ending(), None, "without the switch repeating is free");
}

#[test]
fn a_draw_that_was_agreed_can_be_taken_back_and_played_again() {
    let mut game = game("", "ACE");
    play(&mut game, "e4-e5");
    game.play(Action::Draw).expect("all agree");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::Agreed), vec![1, 1, 1]));
    assert_eq!(game.undo(), Some(Action::Draw));
    assert_eq!(game.ending(), None);
    assert_eq!(game.redo(), Some(Action::Draw));
    assert_eq!(game.ending(), Some(Ending::Agreed));
}

#[test]
fn who_resigns_out_of_turn_leaves_the_turn_where_it_is() {
    let mut game = game("", "ACE");
    let [a, c, e] = [Seat::ALL[0], Seat::ALL[2], Seat::ALL[4]];
    game.play(Action::Resign(c)).expect("C plays");
    assert_eq!(game.position().turn(), a);
    assert_eq!(game.play(Action::Resign(c)), Err(Refusal::NotPlaying(c)));
    play(&mut game, "e4-e5");
    assert_eq!(game.position().turn(), e, "C is left out");
    game.undo();
    game.undo();
    assert!(game.position().out().is_empty());
    assert_eq!(game.redo(), Some(Action::Resign(c)));
    game.play(Action::Resign(a)).expect("A plays");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::Decided), vec![2, 3, 1]));
}

#[test]
fn when_all_pass_in_a_row_it_is_a_draw() {
    // Three pieces in each tip, and no room to step or hop: A by B's and E's, and so on round.
    let shut_in = "1/2/3/4/13/12/11/10/9/10/11/12/EE11/DDDE/BBB/AA/A A";
    let mut game = from_position("pieces = 3", "ABDE", shut_in);
    assert_eq!(game.check(Action::Draw), Ok(()));
    game.play(Action::Pass).expect("A cannot move");
    assert_eq!(game.position().passes(), 1);
    assert_eq!(game.play(Action::Pass), Err(Refusal::MustMove), "B can");
    let stuck = shut_in.to_owned() + " pass=3";
    let mut game = from_position("pieces = 3", "ABDE", &stuck);
    game.play(Action::Pass).expect("A cannot move");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::Stuck), vec![1; 4]));
}

#[test]
fn a_pass_that_puts_its_seat_out_does_not_count() {
    let text = "1/2/3/4/13/12/11/10/9/10/11/12/EE11/DDDE/BBB/AA/A A pass=2";
    let deadline = "pieces = 3\ndeadlines = [{ turn = 1, out = 1 }]";
    let mut game = from_position(deadline, "ABDE", text);
    game.play(Action::Pass).expect("A cannot move");
    assert_eq!((game.position().out().len(), game.position().passes()), (1, 2));
    assert_eq!(game.ending(), None, "B has not passed");
}

#[test]
fn a_seat_without_a_move_is_out_where_the_rules_say_so() {
    let text = "1/2/3/4/13/12/11/10/9/10/11/12/EE11/DDDE/BBB/AA/A A";
    let mut game = from_position("pieces = 3\nno_move = 'forfeit'", "ABDE", text);
    game.play(Action::Pass).expect("A cannot move");
    assert_eq!(game.position().out().iter().next(), Some(Seat::ALL[0]));
    assert_eq!(game.position().passes(), 0);
}

#[test]
fn a_turn_limit_ends_the_game_unfinished_after_everybodys_last_turn() {
    let mut game = game("max_turns = 1", "AD");
    play(&mut game, "e4-e5");
    assert_eq!(game.ending(), None);
    play(&mut game, "m14-m13");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::TurnLimit), vec![1, 1]));
    assert!(game.position().moves(game.rules()).is_empty(), "a game that is over has no moves");
}

#[test]
fn the_first_home_ends_the_game_where_nobody_plays_on() {
    let text = "A/AA/AAA/1AAA/4A3CCCC1/8CCC1/8CC1/8C1/EEEE5/EEE7/EE9/E11/13/4/3/2/1 A";
    let mut game = from_position("play_on = false", "ACE", text);
    play(&mut game, "i13-j14");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::Decided), vec![1, 2, 2]));
}

#[test]
fn a_missed_deadline_is_played_and_then_puts_out() {
    let mut game = game("deadlines = [{ turn = 1, out = 2 }]", "AD");
    play(&mut game, "e4-e5");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::Decided), vec![2, 1]));
    assert!(game.position().occupied().contains(game.rules().board().hole_named("e5").unwrap()));
}

#[test]
fn a_deadline_that_holds_bites_later_too() {
    for (hold, out) in [(false, 0), (true, 1)] {
        let settings = format!("deadlines = [{{ turn = 1, out = 1, hold = {hold} }}]");
        let mut game = game(&settings, "AD");
        play(&mut game, "e4-e5 m14-m13 e5-e4");
        assert_eq!(game.position().out().len(), out, "hold = {hold}");
    }
}

/// One step from home each.
const ALL_NEAR: &str = "1/1A/3/4/11B1/12/11/10/9/10/11/12/1E11/4/3/D1/1 A";

#[test]
fn a_team_wins_when_all_its_members_are_home() {
    let mut game = from_position("pieces = 1\nteams = 'facing'", "ABDE", ALL_NEAR);
    play(&mut game, "m16-m17 p13-q13");
    assert_eq!(game.ending(), None, "A and B are home, their partners are not");
    assert_eq!(game.position().turn().letter(), 'D');
    play(&mut game, "e2-e1");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::Decided), vec![1, 2, 1, 2]));
}

#[test]
fn where_one_is_enough_the_first_one_home_wins_for_the_team() {
    let settings = "pieces = 1\nteams = 'alternate'\nteam_win = 'first'";
    let mut game = from_position(settings, "ABDE", ALL_NEAR);
    play(&mut game, "m16-l16 p13-q13");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::Decided), vec![2, 1, 2, 1]));
}

#[test]
fn a_team_wins_by_the_pieces_it_has_in_together() {
    let text = "A/2/1AA/4/13/BBB9/11/10/9/10/11/EEE9/13/4/DD1/2/D A";
    for (total, over) in [(3, true), (4, false)] {
        let settings = format!("pieces = 3\nteams = 'facing'\nteam_win = {{ total = {total} }}");
        let mut game = from_position(&settings, "ABDE", text);
        assert_eq!(game.ending(), None);
        play(&mut game, "l15-l16");
        assert_eq!(game.ending().is_some(), over, "{total}");
        assert!(game.position().home().is_empty());
    }
}

#[test]
fn who_resigns_takes_the_team_along() {
    let mut game = game("teams = 'facing'", "ABCDEF");
    let seat = |letter| Seat::from_letter(letter).expect("a letter");
    game.play(Action::Resign(seat('D'))).expect("D plays");
    assert_eq!(game.position().text(game.rules()).rsplit(' ').next(), Some("out=DA"));
    assert_eq!((game.ending(), game.position().turn()), (None, seat('B')));
    game.play(Action::Resign(seat('E'))).expect("E plays");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::Decided), vec![3, 2, 1, 3, 2, 1]));
    game.undo();
    assert_eq!(game.position().playing(game.rules()).len(), 4);
}

#[test]
fn a_missed_deadline_loses_for_the_team() {
    let mut game = game("teams = 'alternate'\ndeadlines = [{ turn = 1, out = 2 }]", "ABDE");
    play(&mut game, "e4-e5");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::Decided), vec![2, 1, 2, 1]));
}

#[test]
fn a_text_that_puts_one_out_puts_the_team_out() {
    let rules = rules("teams = 'facing'", "ABCDEF");
    let start = Position::start(&rules, Seat::ALL[0]).text(&rules);
    let position = Position::parse(&rules, &format!("{start} out=B")).expect("a position");
    assert_eq!(position.text(&rules), format!("{start} out=BE"));
}

const CLOCK: &str = "clock = { move_seconds = 30, timeouts = 2 }";

#[test]
fn time_outs_in_a_row_put_out() {
    let mut game = game(CLOCK, "AD");
    game.play(Action::TimeOut).expect("there is a clock");
    assert_eq!(
        game.position().text(game.rules()).split_once(" D ").expect("D").1,
        "t=1,0 timeouts=1,0"
    );
    play(&mut game, "m14-m13 e4-e5 m13-m12");
    assert_eq!(game.position().timeouts(Seat::ALL[0]), 0, "a turn in time ends the row");
    game.play(Action::TimeOut).expect("there is a clock");
    play(&mut game, "m12-m11");
    game.play(Action::TimeOut).expect("there is a clock");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::Decided), vec![2, 1]));
    game.undo();
    assert_eq!((game.ending(), game.position().timeouts(Seat::ALL[0])), (None, 1));
    game.redo();
    assert_eq!(game.ending(), Some(Ending::Decided));
}

#[test]
fn a_time_out_needs_a_clock_and_a_legal_move() {
    assert_eq!(game("", "AD").check(Action::TimeOut), Err(Refusal::NoClock));
    let text = "1/2/3/4/13/12/11/10/9/10/11/12/EE11/DDDE/BBB/AA/A A pass=2";
    let mut shut_in = from_position(&format!("pieces = 3\n{CLOCK}"), "ABDE", text);
    assert_eq!(shut_in.check(Action::TimeOut), Err(Refusal::MustPass));
    shut_in.play(Action::Pass).expect("A cannot move");
    assert_eq!(shut_in.position().passes(), 3);
    shut_in.play(Action::TimeOut).expect("B can");
    assert_eq!((shut_in.position().passes(), shut_in.ending()), (0, None), "it is no such pass");
}

#[test]
fn a_time_out_counts_as_a_turn_for_deadlines() {
    let settings = format!("deadlines = [{{ turn = 1, out = 1 }}]\n{CLOCK}");
    let mut game = game(&settings, "AD");
    game.play(Action::TimeOut).expect("there is a clock");
    assert_eq!((game.ending(), places(&game)), (Some(Ending::Decided), vec![2, 1]));
}

#[test]
fn time_outs_do_not_tell_positions_apart() {
    let mut game = game(&format!("{CLOCK}\nrepetition = 2"), "AD");
    game.play(Action::TimeOut).expect("A");
    game.play(Action::TimeOut).expect("D");
    assert_eq!(game.position().key(), game.start().key());
    assert_eq!(game.ending(), Some(Ending::Repetition));
}

/// What is asked of A before its next turn, under three deadlines the last of which holds.
fn demand(text: &str) -> Option<Demand> {
    let settings = "deadlines = [{ turn = 2, out = 1 }, { turn = 4, out = 2 }, \
                    { turn = 6, out = 3, hold = true }]";
    let rules = rules(settings, "AD");
    let position = Position::parse(&rules, text).expect(text);
    position.demand(&rules, Seat::ALL[0])
}

#[test]
fn every_deadline_is_asked_for_before_it_bites() {
    let none_out = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A";
    let leave = |pieces, turn| Some(Demand::Leave { pieces, turn });
    assert_eq!(demand(none_out), leave(1, 2));
    assert_eq!(demand(&format!("{none_out} t=1,1")), leave(1, 2), "with this turn");
    assert_eq!(demand(&format!("{none_out} t=2,2")), leave(2, 4), "the first one is past");
    assert_eq!(demand(&format!("{none_out} t=9,9")), leave(3, 10), "one that holds is never past");
    let two_out = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/4AA7/1AA1/AAA/AA/A A";
    assert_eq!(demand(two_out), leave(1, 6));
    let three_out = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/4AAA6/2A1/AAA/AA/A A";
    assert_eq!(demand(three_out), None, "there is time");
    assert_eq!(demand(&format!("{three_out} t=5,5")), Some(Demand::Stay { pieces: 3 }));
    assert_eq!(demand(&format!("{three_out} t=9,9")), Some(Demand::Stay { pieces: 3 }));
    let four_out = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/4AAAA5/4/AAA/AA/A A";
    assert_eq!(demand(&format!("{four_out} t=9,9")), None);
}

/// Some room around the centre, and one of each item.
const ITEMS: &str =
    "items = { block = 1, bridge = 1, tornado = 1, double = 1, wings = 1, exchange = 1 }";
const OPEN: &str = "D/DD/DDD/DD2/13/12/11/3AAA4/3A1A3/3DD5/11/12/13/AAAA/A2/2/1 A";

fn act(game: &mut Game, text: &str) {
    let action = game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let told = game.position().action_text(game.rules(), action);
    assert_eq!(game.read_action(&told), Ok(action), "{told}");
    game.play(action).expect(text);
}

fn refused(game: &Game, text: &str) -> ItemFault {
    match game.read_action(text) {
        Err(ActionError::Refused(Refusal::Item(fault))) => fault,
        other => panic!("{text}: {other:?}"),
    }
}

fn fields(game: &Game) -> String {
    let text = game.position().text(game.rules());
    text.splitn(4, ' ').nth(3).unwrap_or_default().to_owned()
}

#[test]
fn a_block_stays_until_its_owner_has_finished_three_more_turns() {
    let mut game = from_position(ITEMS, "AD", OPEN);
    act(&mut game, "block i9 e4-e5");
    assert_eq!(fields(&game), "left=0.1.1.1.1.1,1.1.1.1.1.1 block=i9A3");
    play(&mut game, "m15-m14 e5-f6 m14-m15 f6-f7 m15-m14");
    assert!(fields(&game).ends_with("block=i9A1"), "{}", fields(&game));
    play(&mut game, "f7-f6");
    assert_eq!(fields(&game), "left=0.1.1.1.1.1,1.1.1.1.1.1");
}

#[test]
fn nothing_lands_on_a_block_or_hops_over_it() {
    for jump in ["adjacent", "long"] {
        let mut game = from_position(&format!("{ITEMS}\njump = '{jump}'"), "AD", OPEN);
        let hole = |name| game.rules().board().hole_named(name).expect(name);
        let (i9, before) = (hole("i9"), game.position().moves(game.rules()));
        assert!(before.iter().any(|it| it.to == i9));
        act(&mut game, "block i9 e4-e5");
        for it in game.position().moves(game.rules()) {
            let route = game.position().route(game.rules(), it).expect("a route");
            assert!(!route.contains(&i9));
        }
        assert_eq!(game.position().check(game.rules()), Ok(()));
    }
}

#[test]
fn a_bridge_can_be_hopped_over_and_holds_its_hole() {
    let mut game = from_position(ITEMS, "AD", OPEN);
    assert!(game.read_action("e4-g6").is_err());
    act(&mut game, "bridge f5 e4-g6");
    let bridge = game.rules().board().hole_named("f5").expect("a hole");
    assert!(game.position().occupied().contains(bridge));
    assert_eq!(game.position().piece_at(bridge), None);
    game.undo();
    assert!(!game.position().occupied().contains(bridge));
}

#[test]
fn a_tornado_leaves_what_its_turn_says() {
    let mut game = from_position(ITEMS, "AD", OPEN);
    let occupied = game.position().occupied().len();
    let board = game.rules().board();
    let centre = board.hole_named("i9").expect("the centre");
    let letters = |game: &Game| {
        let Shuffle(seats) = game.position().whirled(game.rules(), centre, |_| {});
        seats.map(|seat| seat.map_or('.', Seat::letter)).iter().collect::<String>()
    };
    let turned: String = letters(&game).chars().rev().collect();
    assert_eq!(refused(&game, "tornado i9 AAAAAAA e4-e5"), ItemFault::NotAShuffle);
    assert_eq!(
        refused(&game, "tornado e5 ....... e4-e5"),
        ItemFault::NoRoom(board.hole_named("e5").unwrap())
    );
    act(&mut game, &format!("tornado i9 {turned} e4-e5"));
    assert_eq!(letters(&game), turned);
    assert_eq!(game.position().occupied().len(), occupied);
}

#[test]
fn the_double_moves_one_piece_twice_also_behind_another_item() {
    let mut game = from_position(ITEMS, "AD", OPEN);
    let hole = |name: &str| game.rules().board().hole_named(name).expect("a hole");
    assert_eq!(refused(&game, "double e4-e5 f4-f5"), ItemFault::OtherPiece(hole("f4")));
    assert!(game.read_action("double e4-e5 e5-e4").is_err(), "not where it began");
    act(&mut game, "bridge f6 double e4-e5 e5-g7");
    assert_eq!(game.position().turn().letter(), 'D');
    assert_eq!(game.position().turns(Seat::ALL[0]), 1);
}

#[test]
fn one_item_a_turn_and_no_more_than_there_are() {
    let mut game = from_position(ITEMS, "AD", OPEN);
    assert_eq!(refused(&game, "block i9 wings e4-e6"), ItemFault::OneATurn);
    act(&mut game, "wings e4-e6");
    play(&mut game, "m15-m14");
    assert_eq!(refused(&game, "wings e6-e7"), ItemFault::NoneLeft(Item::Wings));
    assert_eq!(refused(&from_position("", "AD", OPEN), "wings e4-e6"), ItemFault::NoItems);
}

#[test]
fn wings_carry_four_holes_and_into_no_foreign_camp() {
    let game = from_position(ITEMS, "AD", OPEN);
    let hole = |name: &str| game.rules().board().hole_named(name).expect("a hole");
    assert_eq!(refused(&game, "wings e4-e9"), ItemFault::TooFar(hole("e9"), 4));
    assert_eq!(refused(&game, "wings e4-b5"), ItemFault::InCamp(hole("b5")));
    assert_eq!(refused(&game, "wings e4-f4"), ItemFault::Taken(hole("f4")));
}

#[test]
fn an_exchange_lets_two_pieces_change_places() {
    let mut game = from_position(ITEMS, "AD", OPEN);
    let hole = |game: &Game, name: &str| game.rules().board().hole_named(name).expect("a hole");
    let (own, other) = {
        let position = game.position();
        let own = position.pieces(Seat::ALL[0]).iter();
        let pairs =
            own.filter_map(|own| Some((own, position.exchanges(game.rules(), own).first()?)));
        pairs.last().expect("somebody is near")
    };
    let name = |hole| game.rules().board().name(hole);
    let text = format!("exchange {}-{}", name(own), name(other));
    act(&mut game, &text);
    assert_eq!(game.position().piece_at(own), Some(Seat::ALL[3]));
    assert_eq!(game.position().piece_at(other), Some(Seat::ALL[0]));
    let e4 = hole(&game, "e4");
    assert_eq!(game.position().exchanges(game.rules(), e4).first(), None, "it is D's turn");
}

#[test]
fn what_items_leave_tells_positions_apart() {
    let game = from_position(ITEMS, "AD", OPEN);
    let with =
        |fields: &str| Position::parse(game.rules(), &format!("{OPEN} {fields}")).expect(fields);
    let plain = game.position();
    for fields in ["left=0.1.1.1.1.1,1.1.1.1.1.1", "block=i9A3", "bridge=i9A3", "block=i9D3"] {
        let other = with(fields);
        assert!(!other.repeats(plain) && other.key() != plain.key(), "{fields}");
        assert_eq!(other.text(game.rules()), format!("{OPEN} {fields}"));
    }
    for wrong in ["left=9.1.1.1.1.1,1.1.1.1.1.1", "block=i9X3", "block=i9A4", "block=e1A3"] {
        assert!(Position::parse(game.rules(), &format!("{OPEN} {wrong}")).is_err(), "{wrong}");
    }
}

#[test]
fn what_a_seat_put_on_the_board_goes_with_it() {
    let rules = "items = { block = 1, wings = 1 }";
    let mut game = game(rules, "ACE");
    act(&mut game, "block e5 e4-f5");
    assert_eq!(game.position().props().count(), 1);
    game.play(Action::Resign(Seat::ALL[0])).expect("A plays");
    assert_eq!(game.position().props().count(), 0);
}
