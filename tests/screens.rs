//! The screens, driven by keys and clicks and read back: text and styles.

#[path = "screens/clock.rs"]
mod clock;
#[path = "screens/toss.rs"]
mod toss;
#[path = "screens/ladder.rs"]
mod ladder;
#[path = "screens/panel.rs"]
mod panel;
#[path = "screens/facing.rs"]
mod facing;
#[path = "screens/chart.rs"]
mod chart;
#[path = "screens/seats.rs"]
mod seats;
#[path = "screens/chains.rs"]
mod chains;
#[path = "screens/desk.rs"]
mod desk;
#[path = "screens/form.rs"]
mod form;
#[path = "screens/colours.rs"]
mod colours;
#[path = "screens/settings.rs"]
mod settings;
#[path = "screens/themes.rs"]
mod themes;

use desk::{Desk, SETTINGS, seated, seated_at};
use ratatui::crossterm::event::{MouseButton, MouseEventKind};
use starhop::bot;
use starhop::game::{Action, Ending};
use starhop::record::{Record, Seal, Summary};
use starhop::rules::{BySeat, Seat};
use starhop::table::Name;
use starhop::tui::{
    Best, Context, Errand, Found, Glyphs, Habits, Input, Listed, Origin, Seated, Settings, Theme,
    Trouble,
};

const USUAL: (u16, u16) = (80, 24);
const SMALL: (u16, u16) = (60, 20);
const LARGE: (u16, u16) = (140, 45);

/// Sizes between and beyond these, for the main screens.
const OTHERS: [(u16, u16); 2] = [(100, 30), (200, 60)];

/// D is about to win on the small board: one step is left.
const NEARLY_WON: &str = "A/AA/AA1/10/9/8/3A3/8/9/3D6/DDD/1D/D D";

fn pictures(name: &str, sizes: &[(u16, u16)], mut desk: impl FnMut((u16, u16)) -> Desk) {
    for &size in sizes {
        let name = format!("{name}_{}x{}", size.0, size.1);
        insta::assert_snapshot!(name, desk(size).picture());
    }
}

#[test]
fn the_form_for_a_new_game() {
    pictures("start", &[USUAL, SMALL, LARGE], Desk::start);
    pictures("start", &OTHERS, Desk::start);
}

#[test]
fn the_form_filled_in_for_six() {
    pictures("start_six", &[USUAL], |size| {
        let mut desk = Desk::start(size);
        desk.keys("Down 6 Tab Tab Right Down Enter");
        desk
    });
}

#[test]
fn a_game_begins() {
    pictures("two", &[USUAL, SMALL, LARGE], |size| Desk::game("classic", 2, size));
    pictures("two", &OTHERS, |size| Desk::game("classic", 2, size));
    pictures("six", &[USUAL], |size| Desk::game("classic", 6, size));
    pictures("small", &[USUAL], |size| Desk::game("small", 3, size));
    pictures("big", &[USUAL, LARGE], |size| Desk::game("big", 6, size));
}

#[test]
fn a_piece_is_picked_up_and_its_route_shown() {
    pictures("picked", &[USUAL, SMALL, LARGE], |size| {
        let mut desk = Desk::game("classic", 2, size);
        desk.play("e3-g5");
        desk.play("m15-k13");
        desk.keys("Tab Enter Tab");
        desk
    });
}

#[test]
fn the_last_move_stays_marked() {
    pictures("last_move", &[USUAL], |size| {
        let mut desk = Desk::game("classic", 2, size);
        for text in ["e3-g5", "m15-k13", "e1-e3", "m17-m15"] {
            desk.play(text);
        }
        desk
    });
}

#[test]
fn signs_and_colours_can_be_others() {
    let others = [
        ("ascii", Theme::DARK, Glyphs::Ascii),
        ("disc", Theme::DARK, Glyphs::Disc),
        ("light", Theme::LIGHT, Glyphs::Block),
        ("sixteen", Theme::SIXTEEN, Glyphs::Block),
        ("mono", Theme::MONO, Glyphs::Block),
    ];
    for (name, theme, glyphs) in others {
        pictures(name, &[USUAL], |size| {
            let settings = Settings { theme, glyphs, ..SETTINGS };
            let mut desk = Desk::new(Some(seated("classic", 6, "ABCDEF")), settings, size);
            desk.play("e3-g5");
            desk.keys("Tab Enter");
            desk
        });
    }
}

#[test]
fn letters_choose_a_piece_and_its_target() {
    let mut desk = Desk::game("classic", 2, USUAL);
    desk.keys("f");
    insta::assert_snapshot!("labels", desk.picture());
    desk.keys("a a");
    assert_eq!(desk.find("D (cyan) to move").map(|at| at.1), Some(0), "{}", desk.text());
}

#[test]
fn a_move_can_be_typed() {
    let mut desk = Desk::game("classic", 2, USUAL);
    desk.keys(": e 3 -");
    insta::assert_snapshot!("typing", desk.picture());
    desk.keys("g Tab Enter");
    assert!(desk.find("e3-g5").is_some(), "{}", desk.text());
}

#[test]
fn help_menu_question_rules() {
    pictures("help", &[USUAL], |size| {
        let mut desk = Desk::game("classic", 2, size);
        desk.keys("?");
        desk
    });
    pictures("menu", &[USUAL, SMALL], |size| {
        let mut desk = Desk::game("classic", 2, size);
        desk.keys("q Down");
        desk
    });
    pictures("question", &[USUAL], |size| {
        let mut desk = Desk::game("classic", 2, size);
        desk.play("e3-g5");
        desk.cannot_save();
        desk.keys("q Up Enter");
        desk
    });
    pictures("rules", &[USUAL], |size| {
        let mut desk = Desk::game("masters", 2, size);
        desk.keys("q Down Down Enter");
        desk
    });
}

fn won(size: (u16, u16)) -> Desk {
    let game = seated_at("small", 2, "AD", NEARLY_WON);
    let mut desk = Desk::new(Some(game), SETTINGS, size);
    desk.play("d4-d2");
    desk
}

#[test]
fn the_result() {
    pictures("result", &[USUAL, SMALL, LARGE], won);
    pictures("result", &OTHERS, won);
}

#[test]
fn a_terminal_can_be_too_small() {
    pictures("too_small", &[(26, 10), (12, 4)], |size| Desk::game("classic", 2, size));
}

#[test]
fn a_bot_at_work_tells_how_deep_it_looks_and_how_long_it_has() {
    let mut desk = Desk::new(Some(seated("small", 2, "A")), SETTINGS, USUAL);
    desk.play("d3-d4");
    let ticket = desk.thoughts.last().expect("the bot thinks").ticket;
    desk.input(Input::Depth(ticket, 4));
    assert!(desk.find("D is thinking.").is_some(), "nobody waits yet: {}", desk.text());
    for _ in 0..3 {
        desk.now = desk.model.next_tick().expect("the spinner turns");
        desk.input(Input::Tick);
    }
    assert!(desk.find("D is thinking: 4 deep, 0.8 s.").is_some(), "{}", desk.text());
    desk.input(Input::Depth(ticket, 6));
    assert!(desk.find("6 deep").is_some());
    desk.keys("u");
    desk.play("d3-d4");
    desk.input(Input::Depth(ticket, 9));
    assert!(desk.find("9 deep").is_none(), "that request was called off");
}

#[test]
fn a_result_leads_on() {
    let mut desk = won(USUAL);
    desk.keys("Esc");
    assert!(desk.find("the game is over").is_some());
    assert!(desk.find("Result").is_none());
    desk.keys("Enter");
    assert!(desk.find("Result").is_some());
    desk.keys("r");
    assert!(desk.find("turn 1").is_some(), "{}", desk.text());
    let mut desk = won(USUAL);
    desk.keys("n");
    assert!(desk.find("Players").is_some());
    desk.keys("Esc Enter q");
    assert!(desk.ended);
}

#[test]
fn esc_leads_from_the_result_over_the_board_to_the_form() {
    let mut desk = won(USUAL);
    desk.keys("Esc");
    assert!(desk.find("the game is over").is_some() && desk.find("Result").is_none());
    desk.keys("Esc");
    assert!(desk.find("a new game").is_some(), "{}", desk.text());
    desk.keys("p");
    assert!(desk.find("turn 1").is_some(), "{}", desk.text());
}

#[test]
fn the_foot_says_what_enter_does_at_the_cursor() {
    let mut desk = Desk::game("classic", 2, USUAL);
    assert!(desk.find(" Enter pick ").is_some(), "{}", desk.text());
    desk.keys("Tab Enter");
    assert!(desk.find(" Enter put down ").is_some(), "{}", desk.text());
    desk.keys("Tab");
    assert!(desk.find(" Enter play ").is_some(), "{}", desk.text());
    let mut desk = Desk::game("qq-items", 2, USUAL);
    desk.keys("i Enter");
    assert!(desk.find(" Enter use ").is_some(), "{}", desk.text());
}

#[test]
fn the_foot_of_a_replay_says_what_enter_does() {
    let text = {
        let mut desk = won(USUAL);
        desk.saved.pop().expect("it was saved")
    };
    let record = Record::read(&text, Seal::Checked).expect("it is whole");
    let mut desk = Desk::new(Some(Seated { record, origin: Origin::Replay }), SETTINGS, USUAL);
    assert!(desk.find(" Enter run ").is_some(), "{}", desk.text());
    desk.keys("Enter");
    assert!(desk.find(" Enter stop ").is_some(), "{}", desk.text());
    desk.keys("Enter 1");
    assert!(desk.find(" Enter jump ").is_some(), "{}", desk.text());
}

#[test]
fn what_is_of_no_use_yet_is_not_at_the_foot() {
    let mut desk = Desk::game("classic", 2, LARGE);
    assert!(desk.find(" u undo ").is_none() && desk.find(" g last move ").is_none());
    desk.play("e3-g5");
    for words in [" u undo ", " g last move ", " [ look back "] {
        assert!(desk.find(words).is_some(), "{words}: {}", desk.text());
    }
}

#[test]
fn the_key_that_holds_the_bots_lets_them_go_on() {
    let mut desk = Desk::new(Some(seated("classic", 2, "A")), SETTINGS, (140, 45));
    assert!(desk.find(" p hold ").is_some(), "{}", desk.text());
    desk.keys("p");
    assert!(desk.find(" p hold ").is_none(), "{}", desk.text());
    assert!(desk.find(" p go on ").is_some(), "{}", desk.text());
}

#[test]
fn a_page_says_how_much_of_it_is_out_of_sight() {
    let mut desk = Desk::game("classic", 2, USUAL);
    desk.keys("?");
    assert!(desk.find("+45 v").is_some() && desk.find(" ^").is_none(), "{}", desk.text());
    desk.keys("PgDn");
    assert!(desk.find("+20 ^").is_some(), "{}", desk.text());
}

#[test]
fn the_wheel_leaves_alone_what_is_being_typed() {
    let mut desk = Desk::game("classic", 2, USUAL);
    for (keys, shown) in [(": e 3", ":e3_"), ("Esc f", "letter")] {
        desk.keys(keys);
        for kind in [MouseEventKind::ScrollUp, MouseEventKind::ScrollDown] {
            desk.mouse(kind, (70, 12));
            assert!(desk.find(shown).is_some(), "{shown}: {}", desk.text());
        }
    }
}

#[test]
fn an_illegal_try_says_why() {
    let mut desk = Desk::game("classic", 2, USUAL);
    desk.keys("Tab Enter Up Up Up Enter");
    let status = desk.text().lines().nth(22).unwrap_or_default().to_owned();
    assert!(status.contains(" to "), "{status}");
    desk.keys("Esc Up Up Enter");
    assert!(desk.find("No piece stands on").is_some(), "{}", desk.text());
}

#[test]
fn a_swap_is_told_before_it_is_made() {
    // In its goal A holds all but m15, where a D stands; k13 can hop onto it over l14.
    let position = "A/AA/AAD/AAAA/6A6/12/11/10/9/10/11/12/13/DDDD/DDD/DD/1 A";
    let mut desk = Desk::new(Some(seated_at("masters", 2, "AD", position)), SETTINGS, USUAL);
    desk.keys("Tab Enter Tab");
    assert!(desk.find("a swap: the piece of D goes to k13").is_some(), "{}", desk.text());
}

#[test]
fn a_deadline_is_told_before_and_after_it_bites() {
    // Two more must be out by turn 20, which is this one.
    let position = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/5AAA5/AAAA/AAA/2/1 A t=19,19";
    let mut desk = Desk::new(Some(seated_at("qq", 2, "AD", position)), SETTINGS, USUAL);
    assert!(desk.find("2 more pieces must leave home by turn 20").is_some(), "{}", desk.text());
    desk.keys("Tab Enter Tab");
    assert!(desk.find("misses a deadline").is_some(), "{}", desk.text());
    desk.keys("Enter");
    assert!(desk.find("A is out: too few pieces had left home").is_some(), "{}", desk.text());
}

#[test]
fn a_deadline_is_told_whole_on_the_smallest_screen() {
    let position = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A t=24,24";
    let desk = Desk::new(Some(seated_at("no-spoil", 2, "AD", position)), SETTINGS, SMALL);
    let told = "5 more pieces must leave home by turn 25";
    assert!(desk.find(told).is_some(), "{}", desk.text());
}

#[test]
fn who_has_just_enough_pieces_outside_is_told_to_leave_them_there() {
    let position = "1/2/3/DDDD/DDDDDD7/12/11/10/9/10/AAAAAAAAAA1/12/13/4/3/2/1 A t=39,39";
    let desk = Desk::new(Some(seated_at("no-spoil", 2, "AD", position)), SETTINGS, USUAL);
    let told = "none of the 10 pieces outside may go back home";
    assert!(desk.find(told).is_some(), "{}", desk.text());
}

#[test]
fn esc_goes_one_level_back_and_never_ends_a_game() {
    let mut desk = Desk::game("classic", 2, USUAL);
    desk.keys("Tab Enter ?");
    desk.keys("Esc");
    assert!(desk.find("[A]").is_some());
    desk.keys("Esc");
    assert!(desk.find("[A]").is_none());
    for _ in 0..20 {
        desk.keys("Esc");
        assert!(!desk.ended);
    }
    assert!(desk.find("classic").is_some());
}

#[test]
fn a_game_that_cannot_be_saved_is_not_lost_by_one_key() {
    let mut desk = Desk::game("classic", 2, USUAL);
    desk.play("e3-g5");
    desk.cannot_save();
    assert!(desk.find("cannot be saved").is_some());
    desk.keys("q Up Enter");
    assert!(!desk.ended);
    desk.keys("n");
    assert!(!desk.ended && desk.find("Menu").is_some());
    desk.keys("Enter y");
    assert!(desk.ended);
}

#[test]
fn a_game_is_written_down_after_every_action_and_can_be_left_at_once() {
    let mut desk = Desk::game("classic", 2, USUAL);
    assert!(desk.saved.is_empty(), "nothing was played yet");
    for (number, text) in ["e3-g5", "m15-k13"].iter().enumerate() {
        desk.play(text);
        assert_eq!(desk.saved.len(), number + 1);
        let record = Record::read(&desk.saved[number], Seal::Checked).expect("it is whole");
        assert_eq!(record.game.actions().len(), number + 1);
    }
    desk.keys("u");
    let record = Record::read(desk.saved.last().expect("it was saved"), Seal::Checked);
    assert_eq!(record.expect("it is whole").game.actions().len(), 1);
    desk.keys("q Up Enter");
    assert!(desk.ended);
}

#[test]
fn trouble_with_saving_is_told_once_until_it_works_again() {
    let mut desk = Desk::game("classic", 2, USUAL);
    desk.play("e3-g5");
    desk.cannot_save();
    desk.play("m15-k13");
    desk.cannot_save();
    assert!(desk.find("cannot be saved").is_none());
    desk.input(Input::Kept(None));
    desk.cannot_save();
    assert!(desk.find("cannot be saved").is_some());
}

/// A saved game of one move each, shown.
fn replay(size: (u16, u16)) -> Desk {
    let mut desk = Desk::game("small", 2, size);
    desk.play("d3-d4");
    desk.play("h11-h10");
    let text = desk.saved.last().expect("it was saved");
    let record = Record::read(text, Seal::Checked).expect("it is whole");
    Desk::new(Some(Seated { record, origin: Origin::Replay }), SETTINGS, size)
}

#[test]
fn a_replay_is_stepped_through() {
    pictures("replay", &[USUAL, SMALL], |size| {
        let mut desk = replay(size);
        desk.keys("Right");
        desk
    });
    let mut desk = replay(USUAL);
    assert!(desk.find("move 0 of 2").is_some());
    desk.keys("Right Right Right");
    assert!(desk.find("move 2 of 2").is_some());
    desk.keys("[");
    assert!(desk.find("move 1 of 2").is_some());
    desk.keys("2 Enter");
    assert!(desk.find("move 2 of 2").is_some());
    desk.keys("Esc");
    assert!(desk.find("Players").is_some() && desk.saved.is_empty(), "nothing was changed");
}

#[test]
fn nothing_can_be_played_in_a_replay() {
    let mut desk = replay(USUAL);
    desk.keys("q");
    assert!(desk.find("Menu").is_some());
    for words in ["Take a move back", "Resign", "Agree on a draw"] {
        assert!(desk.find(words).is_none(), "{words}");
    }
    desk.keys("Down Down Down Down Enter S u n Enter");
    assert!(matches!(desk.errands.pop(), Some(Errand::Copy { .. })));
    desk.keys("2 Enter Tab d u s");
    assert!(desk.find("move 2 of 2").is_some(), "it is still a replay");
    assert!(desk.saved.is_empty() && desk.thoughts.is_empty());
}

#[test]
fn a_replay_runs_by_itself_and_begins_anew_from_its_end() {
    let mut desk = replay(USUAL);
    desk.keys("Enter");
    assert!(desk.tick() && desk.find("move 1 of 2").is_some());
    assert!(desk.tick() && desk.find("move 2 of 2").is_some());
    assert!(!desk.tick(), "it stands still at its end");
    desk.keys("Enter");
    assert!(desk.find("move 0 of 2").is_some());
}

#[test]
fn a_replay_taken_over_is_a_new_game_from_there() {
    let mut desk = replay(USUAL);
    desk.keys("Right o");
    assert!(desk.find("D (cyan) to move").is_some());
    assert_eq!(desk.saved.len(), 1, "it can be gone on with from the first moment");
    desk.play("h11-h10");
    let record = Record::read(&desk.saved[1], Seal::Checked).expect("it is whole");
    assert_eq!(record.game.actions().len(), 2);
}

#[test]
fn looking_back_changes_nothing_until_the_game_goes_on_from_there() {
    let mut desk = Desk::game("classic", 2, USUAL);
    desk.play("e3-g5");
    desk.play("m15-k13");
    let saved = desk.saved.len();
    desk.keys("[ [");
    assert!(desk.find("move 0 of 2").is_some());
    desk.keys("Esc");
    assert!(desk.find("turn 2: A (red) to move").is_some());
    assert_eq!(desk.saved.len(), saved);
    desk.keys("[ o");
    assert!(desk.find("turn 1: D (cyan) to move").is_some());
    desk.keys("U");
    assert!(desk.find("turn 2: A (red) to move").is_some(), "what came after can be played again");
}

fn listed(name: &str, summary: Result<Summary, Trouble>) -> Listed {
    let path = format!("/games/{name}.toml").into();
    Listed { path, name: name.to_owned(), written: 0, when: "2026-11-30 14:44".to_owned(), summary }
}

/// One game that goes on, one that is over, one that is damaged.
fn games() -> Vec<Listed> {
    let mut desk = Desk::game("small", 2, USUAL);
    desk.play("d3-d4");
    let record = |text: &String| Record::read(text, Seal::Checked);
    let going_on = record(&desk.saved[0]).expect("it is whole").summary();
    let over = Summary { ending: Some(Ending::Decided), actions: 41, ..going_on.clone() };
    let cut = record(&"format = 1".to_owned()).expect_err("it is cut off");
    vec![
        listed("small-1", Ok(going_on)),
        listed("won", Ok(over)),
        listed("broken", Err(Trouble::Wrong(Box::new(cut)))),
    ]
}

fn list(size: (u16, u16)) -> Desk {
    let mut desk = Desk::start(size);
    desk.keys("l");
    assert_eq!(desk.errands, [Errand::List]);
    desk.list(games());
    desk
}

#[test]
fn the_list_of_saved_games() {
    pictures("games", &[USUAL, SMALL], list);
    pictures("games_damaged", &[USUAL], |size| {
        let mut desk = list(size);
        desk.keys("End");
        desk
    });
    pictures("games_none", &[USUAL], |size| {
        let mut desk = Desk::start(size);
        desk.list(Vec::new());
        desk
    });
}

#[test]
fn a_saved_game_goes_on_one_that_is_over_is_watched_a_damaged_one_stays() {
    let mut desk = list(USUAL);
    desk.keys("Enter");
    assert_eq!(desk.errands.pop(), Some(Errand::Resume("/games/small-1.toml".into())));
    desk.keys("w");
    assert_eq!(desk.errands.pop(), Some(Errand::Replay("/games/small-1.toml".into())));
    desk.keys("Down Enter");
    assert_eq!(desk.errands.pop(), Some(Errand::Replay("/games/won.toml".into())));
    desk.keys("Down Enter w");
    assert_eq!(desk.errands.pop(), None);
    desk.keys("Esc");
    assert!(desk.find("Players").is_some());
}

#[test]
fn a_saved_game_is_deleted_after_a_question() {
    let mut desk = list(USUAL);
    desk.keys("d n");
    assert!(desk.errands.is_empty() && desk.find("small-1").is_some());
    desk.keys("d y");
    assert_eq!(desk.errands.pop(), Some(Errand::Delete("/games/small-1.toml".into())));
    desk.list(games().split_off(1));
    assert!(desk.find("small-1").is_none() && desk.find("won").is_some());
}

#[test]
fn a_click_chooses_a_saved_game_and_another_opens_it() {
    let mut desk = list(USUAL);
    let row = (5, 3);
    desk.click(row);
    assert!(desk.errands.is_empty());
    desk.click(row);
    assert_eq!(desk.errands.pop(), Some(Errand::Replay("/games/won.toml".into())));
}

#[test]
fn a_game_that_was_found_goes_on_where_it_was() {
    let mut desk = Desk::game("small", 2, USUAL);
    desk.play("d3-d4");
    let record = Record::read(&desk.saved[0], Seal::Checked).expect("it is whole");
    let origin = Origin::Saved("/games/small-1.toml".into());
    let mut desk = list(USUAL);
    desk.input(Input::Found(Found::Game(Box::new(Seated { record, origin }))));
    assert!(desk.find("turn 1: D (cyan) to move").is_some());
    assert_eq!(desk.saved.len(), 1, "its file becomes this program's own");
    desk.keys("u");
    assert!(desk.find("turn 1: A (red) to move").is_some(), "the past is there too");
    desk.keys("q Esc");
    assert!(!desk.ended);
}

#[test]
fn a_copy_of_the_game_is_kept_under_a_name() {
    let mut desk = Desk::game("small", 2, USUAL);
    desk.play("d3-d4");
    desk.keys("q Down Down Down Down Enter S u n x Backspace Enter");
    match desk.errands.pop() {
        Some(Errand::Copy { name, text }) => {
            assert_eq!(name, "Sun");
            let record = Record::read(&text, Seal::Checked).expect("it is whole");
            assert_eq!(record.game.actions().len(), 1);
        }
        other => panic!("{other:?}: {}", desk.text()),
    }
    desk.input(Input::Found(Found::Told("A copy is kept as Sun.".to_owned())));
    assert!(desk.find("A copy is kept as Sun.").is_some());
}

#[test]
fn a_name_that_is_taken_can_be_mended() {
    let mut desk = Desk::game("small", 2, USUAL);
    desk.keys("q Down Down Down Down Enter S u n Enter");
    let (name, why) = ("Sun".to_owned(), "Sun: there is a game of that name".to_owned());
    desk.errands.clear();
    desk.input(Input::Found(Found::NotCopied { name, why }));
    assert!(desk.find("Sun_").is_some() && desk.find("of that name").is_some(), "{}", desk.text());
    desk.keys("2 Enter");
    let errand = desk.errands.pop();
    assert!(matches!(errand, Some(Errand::Copy { name, .. }) if name == "Sun2"));
}

#[test]
fn going_on_is_offered_once_there_is_something_to_go_on_with() {
    let mut desk = Desk::start(USUAL);
    assert!(desk.find("[ Continue ]").is_none());
    desk.model.offer_to_continue();
    desk.click(desk.find("[ Continue ]").expect("it is offered"));
    assert_eq!(desk.errands, [Errand::Continue]);
}

#[test]
fn ctrl_c_twice_ends_and_another_key_between_does_not() {
    let mut desk = Desk::game("classic", 2, USUAL);
    desk.play("e3-g5");
    desk.ctrl('c');
    assert!(desk.find("Ctrl-C once more").is_some());
    desk.keys("Up");
    desk.ctrl('c');
    assert!(!desk.ended);
    desk.ctrl('c');
    assert!(desk.ended);
}

#[test]
fn a_piece_can_be_dragged_and_a_right_click_puts_it_down() {
    let mut desk = Desk::game("classic", 2, USUAL);
    let (from, to) = (hole(&desk, 12, 14), hole(&desk, 14, 12));
    desk.click(from);
    assert!(desk.find("[A]").is_some(), "{}", desk.text());
    desk.mouse(MouseEventKind::Down(MouseButton::Right), to);
    assert!(desk.find("[A]").is_none());
    desk.mouse(MouseEventKind::Down(MouseButton::Left), from);
    desk.mouse(MouseEventKind::Drag(MouseButton::Left), to);
    desk.mouse(MouseEventKind::Up(MouseButton::Left), to);
    assert!(desk.find("D (cyan) to move").is_some(), "{}", desk.text());
}

#[test]
fn a_press_is_forgotten_when_the_board_turns_or_changes_its_size() {
    let turn = |desk: &mut Desk| desk.keys("r");
    let grow = |desk: &mut Desk| desk.resize(140, 45);
    let changes: [fn(&mut Desk); 2] = [turn, grow];
    for change in changes {
        let mut desk = Desk::game("classic", 2, USUAL);
        let from = hole(&desk, 12, 14);
        desk.mouse(MouseEventKind::Down(MouseButton::Left), from);
        change(&mut desk);
        let (model, saved) = (desk.model.clone(), desk.saved.len());
        let (width, height) = desk.size;
        for at in (0..height).flat_map(|row| (0..width).map(move |column| (column, row))) {
            desk.model = model.clone();
            desk.mouse(MouseEventKind::Up(MouseButton::Left), at);
            assert_eq!(desk.saved.len(), saved, "a move was played by letting go at {at:?}");
        }
    }
}

/// The cell of a drawing point of the usual board at 80 by 24.
fn hole(desk: &Desk, x: u16, row: u16) -> (u16, u16) {
    let (column, line) = desk.find("17 ").expect("the ranks");
    (column + 3 + x * 2, line + row)
}

#[test]
fn menus_and_the_form_can_be_clicked() {
    let mut desk = Desk::start(USUAL);
    desk.click_on("small");
    desk.click_on(" 3 ");
    desk.click_on("normal bot");
    desk.click_on("[ Play ]");
    assert!(desk.find("small").is_some_and(|at| at == (1, 0)), "{}", desk.text());
    assert!(desk.find("hard bot").is_some(), "{}", desk.text());
    desk.click_on("q menu");
    desk.click_on("Rules in force");
    assert!(desk.find("Rules in force: small").is_some());
    desk.click_on("Esc back");
    desk.click_on("Quit");
    assert!(desk.ended);
}

#[test]
fn the_form_for_the_next_game_is_filled_in_like_the_last_one() {
    let mut desk = Desk::new(Some(seated("masters", 4, "AE")), SETTINGS, USUAL);
    desk.keys("q Up Up Enter");
    for words in ["> masters", "[4]", "E    person", "D    easy bot"] {
        assert!(desk.find(words).is_some(), "{words}: {}", desk.text());
    }
}

#[test]
fn a_form_after_a_game_that_was_found_has_the_names_of_the_last_time() {
    let last = ["Ann", "", "", "Bo", "", ""];
    let names = BySeat::from_fn(|seat| Name::new(last[seat.index()]));
    let habits = Habits { names, ..Habits::default() };
    let mut game = seated("classic", 2, "AD");
    game.record.names[Seat::ALL[0]] = Name::new("Dora");
    let mut desk = Desk::new(Some(game), SETTINGS, USUAL);
    desk.model.know_seats(habits.clone());
    desk.keys("q Up Up Enter");
    assert!(desk.find("Dora").is_some() && desk.find("Bo").is_some(), "{}", desk.text());
    // One that goes on later was named by nobody.
    let mut desk = Desk::start(USUAL);
    desk.model.know_seats(habits);
    desk.input(Input::Found(Found::Game(Box::new(seated("classic", 2, "AD")))));
    desk.keys("q Up Up Enter");
    assert!(desk.find("Ann").is_some() && desk.find("Bo").is_some(), "{}", desk.text());
}

#[test]
fn undo_gives_the_own_move_back_while_the_bot_thinks() {
    let mut desk = Desk::new(Some(seated("classic", 2, "A")), SETTINGS, USUAL);
    desk.play("e3-g5");
    assert_eq!(desk.thoughts.len(), 1);
    desk.keys("u");
    assert!(desk.find("1 move taken back").is_some(), "{}", desk.text());
    desk.answer(|thought| Action::Move(thought.game.position().moves(thought.game.rules())[0]));
    assert!(desk.find("turn 1: A").is_some(), "{}", desk.text());
}

#[test]
fn a_bots_move_is_shown_hop_by_hop_and_any_key_skips() {
    let settings = Settings { hop: std::time::Duration::from_millis(120), ..SETTINGS };
    let mut desk = Desk::new(Some(seated("classic", 2, "A")), settings, USUAL);
    desk.play("e3-g5");
    desk.answer(|thought| {
        let typed = starhop::game::Typed::parse(thought.game.rules().board(), "m15-k13");
        thought.game.read(&typed.expect("a move")).expect("a legal move")
    });
    assert!(desk.find("Any key skips").is_some(), "{}", desk.text());
    assert!(desk.tick() && desk.tick());
    assert!(!desk.tick(), "nothing moves any more");
    assert!(desk.find("_D_").is_some());
    desk.keys("g");
    assert!(desk.find("Any key skips").is_some());
    desk.keys("Space");
    assert!(desk.find("Any key skips").is_none());
    assert!(desk.find("[A]").is_none(), "Space only skipped");
}

#[test]
fn a_hint_shows_the_piece_and_then_its_move_and_why() {
    let mut desk = Desk::new(Some(seated("classic", 2, "A")), SETTINGS, USUAL);
    desk.keys("h");
    assert_eq!(desk.thoughts.len(), 1);
    assert!(desk.find("Looking for a good move").is_some(), "{}", desk.text());
    desk.answer(|thought| hinted(thought, "g3-g5"));
    assert!(desk.find("the piece on g3").is_some(), "{}", desk.text());
    assert!(desk.find("!A!").is_some() && desk.find("[A]").is_none());
    desk.keys("Right Right h");
    assert!(desk.find("[A]").is_some(), "{}", desk.text());
    assert!(
        desk.find("g3-g5 sets up a ladder: the next move can go 4 rows").is_some(),
        "{}",
        desk.text()
    );
    desk.keys("Enter");
    assert!(desk.find("D is thinking").is_some(), "{}", desk.text());
    assert!(desk.find("!A!").is_none());
}

#[test]
fn the_next_hint_follows_and_enter_plays_the_one_shown() {
    let mut desk = Desk::new(Some(seated("classic", 2, "A")), SETTINGS, USUAL);
    desk.keys("h");
    desk.answer(|thought| hinted(thought, "g3-g5"));
    desk.keys("h");
    assert!(desk.find("1 of 3: g3-g5").is_some(), "{}", desk.text());
    assert!(desk.find("h another").is_some(), "{}", desk.text());
    for (number, text) in [(2, "e3-g5"), (3, "f3-f5")] {
        desk.keys("h");
        assert_eq!(desk.thoughts.last().map(|thought| thought.apart.len()), Some(number - 1));
        assert!(desk.find("Looking for a good move").is_some(), "{}", desk.text());
        desk.answer(|thought| hinted(thought, text));
        assert!(desk.find(&format!("{number} of 3: {text}")).is_some(), "{}", desk.text());
        assert!(desk.find(&format!("Enter plays {text}")).is_some(), "{}", desk.text());
    }
    desk.keys("h");
    assert!(desk.thoughts.is_empty(), "what is known is not looked for again");
    assert!(desk.find("1 of 3: g3-g5").is_some(), "{}", desk.text());
    desk.keys("h Enter");
    assert!(desk.saved.last().expect("a record").contains("e3-g5"), "{:?}", desk.saved);
}

#[test]
fn a_search_for_the_next_hint_can_be_called_off() {
    let mut desk = Desk::new(Some(seated("classic", 2, "A")), SETTINGS, USUAL);
    desk.keys("h");
    desk.answer(|thought| hinted(thought, "g3-g5"));
    desk.keys("h h Esc Esc");
    assert!(desk.find("Looking for").is_none(), "{}", desk.text());
    desk.answer(|thought| hinted(thought, "e3-g5"));
    assert!(desk.find("of 3").is_none(), "nobody waits for it any more");
    desk.keys("h");
    desk.answer(|thought| hinted(thought, "e3-g5"));
    assert!(desk.find("2 of 3: e3-g5").is_some(), "{}", desk.text());
}

#[test]
fn the_bot_plays_a_turn_for_whoever_asks_and_undo_takes_it_back() {
    let mut desk = Desk::new(Some(seated("classic", 2, "AD")), SETTINGS, USUAL);
    desk.keys("b Esc");
    desk.answer(|thought| hinted(thought, "g3-g5"));
    assert!(desk.saved.is_empty(), "it was called off");
    desk.keys("b");
    desk.answer(|thought| hinted(thought, "g3-g5"));
    assert!(desk.find("The bot has moved for A; u takes it back").is_some(), "{}", desk.text());
    let record = desk.saved.last().expect("a record");
    assert!(record.contains("g3-g5") && record.contains("friendly = true"), "{record}");
    desk.keys("u");
    assert!(desk.find("1 move taken back").is_some(), "{}", desk.text());
    desk.play("bot");
    desk.answer(|thought| hinted(thought, "e3-g5"));
    assert!(desk.find("The bot has moved for A").is_some(), "{}", desk.text());
}

#[test]
fn the_screen_stays_live_while_a_hint_is_looked_for() {
    let mut desk = Desk::new(Some(seated("classic", 2, "A")), SETTINGS, USUAL);
    desk.keys("h Esc");
    assert!(desk.find("Looking for").is_none(), "{}", desk.text());
    desk.answer(|thought| hinted(thought, "g3-g5"));
    assert!(desk.find("!A!").is_none(), "nobody waits for it any more");
    desk.keys("h");
    desk.play("e3-g5");
    assert_eq!(desk.thoughts.last().map(|thought| thought.seat.letter()), Some('D'));
    desk.keys("h");
    assert!(desk.find("the turn of D").is_some(), "{}", desk.text());
}

fn hinted(thought: &starhop::table::Thought, text: &str) -> Action {
    let typed = starhop::game::Typed::parse(thought.game.rules().board(), text);
    thought.game.read(&typed.expect("a move")).expect("a legal move")
}

#[test]
fn a_crossing_alone_is_counted_against_the_par_and_the_own_best() {
    let mut desk = Desk::new(Some(seated("classic", 1, "A")), SETTINGS, USUAL);
    assert!(desk.find("0 moves, par 27").is_some(), "{}", desk.text());
    assert!(desk.find("your best").is_none());
    let seated = seated("classic", 1, "A");
    let game = &seated.record.game;
    let (rules, mut position) = (game.rules(), game.position().clone());
    let way = bot::crossing(rules, &position, 10_000, &mut bot::Patient).expect("a crossing");
    for it in way {
        desk.play(&position.move_text(rules, it));
        position.play_move(rules, it);
    }
    assert!(desk.find("27 moves: nobody can do it in fewer.").is_some(), "{}", desk.text());
    assert!(desk.find("That is your best so far.").is_some(), "{}", desk.text());
    let course = bot::course(rules, game.position()).expect("a course");
    assert_eq!(desk.bests, [(course, Best { moves: 27, hints: 0 })]);
    desk.keys("r");
    assert!(desk.find("your best: 27").is_some(), "{}", desk.text());
    desk.keys("h");
    assert!(desk.find("Looking for a good move").is_some(), "{}", desk.text());
}

#[test]
fn a_crossing_from_elsewhere_has_no_par() {
    // One move from home, but the course is known only from the start: nothing is kept.
    let text = "A/AA/AAA/1AAA/4A8/12/11/10/9/10/11/12/13/4/3/2/1 A";
    let mut desk = Desk::new(Some(seated_at("classic", 1, "A", text)), SETTINGS, USUAL);
    desk.play("i13-j14");
    assert!(desk.bests.is_empty() && desk.find("par").is_none(), "{}", desk.text());
}

#[test]
fn the_spinner_turns_only_while_a_bot_thinks_for_long() {
    let mut desk = Desk::new(Some(seated("classic", 2, "A")), SETTINGS, USUAL);
    assert!(desk.model.next_tick().is_none());
    desk.play("e3-g5");
    assert!(desk.find("| D is thinking").is_none());
    assert!(desk.tick());
    assert!(desk.find("/ D is thinking").is_some(), "{}", desk.text());
    desk.answer(|thought| Action::Move(thought.game.position().moves(thought.game.rules())[0]));
    assert!(desk.model.next_tick().is_none());
}

#[test]
fn bots_can_be_held() {
    let mut desk = Desk::new(Some(seated("classic", 2, "")), SETTINGS, USUAL);
    desk.keys("p");
    let first = |thought: &starhop::table::Thought| {
        Action::Move(thought.game.position().moves(thought.game.rules())[0])
    };
    desk.answer(first);
    assert!(desk.thoughts.is_empty());
    assert!(desk.find("The bots are held").is_some(), "{}", desk.text());
    desk.keys("p");
    assert_eq!(desk.thoughts.len(), 1);
}

/// One desk on each screen there is, with what the screen is called.
fn named_screens(settings: Settings, size: (u16, u16)) -> Vec<(&'static str, Desk)> {
    let game = |keys: &str| {
        let mut desk = Desk::new(Some(seated("classic", 6, "ABCDEF")), settings, USUAL);
        desk.play("e3-g5");
        desk.keys(keys);
        desk.resize(size.0, size.1);
        desk
    };
    let items = |keys: &str| {
        let mut desk = Desk::new(Some(items::open()), settings, USUAL);
        desk.keys(keys);
        desk.resize(size.0, size.1);
        desk
    };
    let preset = |name| Desk::new(Some(seated(name, 2, "ABCDEF")), settings, size);
    let mut result = Desk::new(Some(seated_at("small", 2, "AD", NEARLY_WON)), settings, USUAL);
    result.play("d4-d2");
    result.resize(size.0, size.1);
    let mut chart = Desk::new(Some(seated_at("small", 2, "AD", NEARLY_WON)), settings, USUAL);
    chart.play("d4-d2");
    chart.keys("c");
    chart.resize(size.0, size.1);
    let mut rules = Desk::new(Some(seated("qq", 2, "A")), settings, size);
    rules.keys("q Down Down Enter");
    let mut refused = Desk::new(Some(seated("classic", 2, "AD")), settings, size);
    refused.keys("Tab Enter Up Up Up Enter");
    vec![
        ("game", game("")),
        ("picked", game("Tab Enter Tab")),
        ("labels", game("f")),
        ("prompt", game(": e")),
        ("prompt_empty", game(":")),
        ("look", game("[")),
        ("menu", game("q")),
        ("quit", game("q Up Enter")),
        ("name", game("q Down Down Down Down Enter")),
        ("seats", game("q Down Down Down Down Down Down Enter")),
        ("resign", game("q Up Up Up Up Enter")),
        ("chart", chart),
        ("help", game("?")),
        ("help_end", game("? PgDn PgDn PgDn")),
        ("rules", rules),
        ("refused", refused),
        ("small", preset("small")),
        ("big", preset("big")),
        ("crowd", preset("crowd")),
        ("result", result),
        ("items", items("i")),
        ("item_place", items("i Enter")),
        ("item_used", items("i Enter Enter")),
        ("start", Desk::new(None, settings, size)),
        ("settings", settings::page(settings, size)),
        ("switches", form::switches(settings, size)),
        ("contradiction", form::contradiction(settings, size)),
        ("preset_name", form::saving(settings, size)),
        ("names", form::names(settings, size)),
        ("lesson", lessons::open(settings, size)),
        ("lesson_missed", lessons::missed(settings, size)),
        ("lesson_done", lessons::done(settings, size)),
        ("lesson_menu", lessons::menu(settings, size)),
        ("lessons_end", lessons::end(settings, size)),
    ]
}

fn every_screen(size: (u16, u16)) -> Vec<Desk> {
    named_screens(SETTINGS, size).into_iter().map(|(_, desk)| desk).collect()
}

#[test]
fn no_size_is_too_much_for_any_screen() {
    let odd = [1u16, 2, 3, 7, 16, 26, 27, 40, 41, 52, 53, 63, 79, 80, 81, 101, 140, 200];
    for width in odd {
        for height in [1u16, 2, 3, 5, 9, 15, 18, 19, 20, 22, 23, 24, 37, 45, 60] {
            for desk in every_screen((width, height)) {
                desk.buffer();
            }
        }
    }
    for desk in every_screen((600, 200)) {
        desk.buffer();
    }
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig {
        cases: 200,
        failure_persistence: None,
        ..proptest::prelude::ProptestConfig::default()
    })]

    #[test]
    fn any_size_is_drawn_and_takes_keys_and_clicks(width in 1u16..200, height in 1u16..60) {
        for mut desk in every_screen((width, height)) {
            desk.buffer();
            desk.keys("Down Enter PgDn Tab Enter");
            desk.click((width / 2, height / 2));
            desk.buffer();
            desk.ctrl('c');
            desk.ctrl('c');
            proptest::prop_assert!(desk.ended);
        }
    }
}

#[path = "screens/lessons.rs"]
mod lessons;

#[path = "screens/items.rs"]
mod items;

#[path = "screens/languages.rs"]
mod languages;

#[path = "screens/monkey.rs"]
mod monkey;
#[path = "screens/styles.rs"]
mod styles;

/// `STARHOP_MONKEY=200000` lets so many events happen.
#[test]
fn whatever_is_pressed_it_goes_on_and_can_be_quit() {
    let events = std::env::var("STARHOP_MONKEY").ok().and_then(|told| told.parse().ok());
    let reached = monkey::play(events.unwrap_or(20_000));
    for context in Context::ALL {
        assert!(reached.contains(&context), "{context:?} was never reached");
    }
}

/// On terminals that draw such signs two columns wide everything behind one would drift, unless
/// the cursor is placed anew.
#[test]
fn no_sign_of_doubtful_width_is_followed_by_another() {
    use ratatui::Terminal;
    use ratatui::backend::CrosstermBackend;
    use unicode_width::UnicodeWidthChar;
    for glyphs in [Glyphs::Block, Glyphs::Disc, Glyphs::Ascii] {
        let mut desk =
            Desk::new(Some(seated("classic", 6, "ABCDEF")), Settings { glyphs, ..SETTINGS }, USUAL);
        let mut bytes = Vec::new();
        for keys in ["", "Tab Enter", "Tab", "Enter", "q", "Esc Tab f", "Esc", "+", "-"] {
            desk.keys(keys);
            let options = ratatui::TerminalOptions {
                viewport: ratatui::Viewport::Fixed(ratatui::layout::Rect::new(0, 0, 80, 24)),
            };
            let backend = CrosstermBackend::new(&mut bytes);
            let mut terminal = Terminal::with_options(backend, options).unwrap();
            terminal.draw(|frame| starhop::tui::view(&desk.model, frame)).unwrap();
        }
        let text = String::from_utf8(bytes).unwrap();
        for (sign, next) in text.chars().zip(text.chars().skip(1)) {
            if sign.width() != sign.width_cjk() {
                assert_eq!(next, '\u{1b}', "{glyphs:?}: {next:?} after {sign:?}");
            }
        }
        assert_eq!(glyphs == Glyphs::Disc, text.contains('\u{25cf}'));
    }
}
