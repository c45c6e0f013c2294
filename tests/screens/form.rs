//! The form for a new game: its switches, presets of one's own, names; by keys and by mouse.

use ratatui::crossterm::event::MouseEventKind;
use starhop::record::{Record, Seal};
use starhop::rules::{Book, Draft, Jump};
use starhop::text::{Language, Words};
use starhop::tui::{Found, Input, Kept, Mine, Origin, Settings, Taken};

use super::desk::{Desk, SETTINGS, seated, seated_at};
use super::{LARGE, NEARLY_WON, SMALL, USUAL, pictures};

/// The sizes beside the usual one that the main screens are looked at in.
pub const SIZES: [(u16, u16); 5] = [USUAL, SMALL, (100, 30), LARGE, (200, 60)];

/// The page of switches, with one changed.
pub fn switches(settings: Settings, size: (u16, u16)) -> Desk {
    let mut desk = Desk::new(None, settings, size);
    desk.keys("r Down Down Down Right");
    desk
}

/// The same with a contradiction.
pub fn contradiction(settings: Settings, size: (u16, u16)) -> Desk {
    let mut desk = switches(settings, size);
    desk.keys("End Up Up Up Right Down Right");
    desk
}

/// A preset's name being typed.
pub fn saving(settings: Settings, size: (u16, u16)) -> Desk {
    let mut desk = switches(settings, size);
    desk.keys("s m y - f a r");
    desk
}

/// Names in seats, one of them being typed; two seats of one person.
pub fn names(settings: Settings, size: (u16, u16)) -> Desk {
    let mut desk = Desk::new(None, settings, size);
    desk.keys("4 n A n n Enter Down n B o b Enter Down n A n n Enter Down n Z o");
    desk
}

#[test]
fn the_switches_page() {
    pictures("switches", &SIZES, |size| switches(SETTINGS, size));
    pictures("switches_contradiction", &[USUAL, SMALL], |size| contradiction(SETTINGS, size));
    pictures("switches_typed", &[USUAL, SMALL], |size| {
        let mut desk = switches(SETTINGS, size);
        desk.keys("Up Up :");
        desk
    });
    pictures("preset_name", &[USUAL, SMALL], |size| saving(SETTINGS, size));
    pictures("names", &SIZES, |size| names(SETTINGS, size));
    pictures("start_teams", &[USUAL], |size| {
        let mut desk = Desk::start(size);
        desk.keys("Down Down Down Down Down Down Down Down Down Down Down 6");
        desk
    });
}

#[test]
fn every_switch_is_on_the_page_with_its_value() {
    let mut desk = Desk::start((100, 30));
    desk.keys("r");
    for switch in starhop::rules::Switch::ALL {
        let value = Words::default().switch_value(&Draft::classic(), switch);
        let text = desk.text();
        let line = text.lines().skip(1).find(|line| line.contains(switch.key()));
        assert!(line.is_some_and(|line| line.contains(&value)), "{switch:?}: {text}");
    }
}

/// The rules of the game that is being played.
fn played(desk: &Desk) -> Draft {
    let record = Record::read(desk.saved.last().expect("it was saved"), Seal::Checked);
    record.expect("it is whole").game.rules().draft().clone()
}

#[test]
fn changed_rules_are_played_by_keys_alone() {
    let mut desk = Desk::start(USUAL);
    desk.keys("r Down Down Down Right Down Right p");
    assert!(desk.find("classic, changed").is_some(), "{}", desk.text());
    desk.answer_or_play();
    assert_eq!(played(&desk).jump, Some(Jump::Long));
    desk.keys("q Up Enter");
    assert!(desk.ended);
}

#[test]
fn changed_rules_are_played_by_mouse_alone() {
    let mut desk = Desk::start(USUAL);
    desk.click_on("[ Rules ]");
    desk.click_on("adjacent");
    assert!(desk.find("< long").is_some(), "{}", desk.text());
    let at = desk.find("< long").expect("a value");
    desk.mouse(MouseEventKind::ScrollDown, at);
    assert!(desk.find("< adjacent").is_some(), "it goes round");
    desk.click(at);
    desk.click_on("Esc back");
    assert!(desk.find("> classic*").is_some(), "{}", desk.text());
    desk.click_on("[ Play ]");
    desk.answer_or_play();
    assert_eq!(played(&desk).jump, Some(Jump::Long));
}

#[test]
fn a_contradiction_is_named_beside_its_switch_and_refuses_the_game() {
    let mut desk = Desk::start(USUAL);
    desk.keys("r End Up Up Up Right");
    let told = desk.find("2 players cannot form teams").expect("it is told");
    let switch = desk.find(">!teams").expect("it is marked");
    assert_eq!(told.1, switch.1 + 1, "{}", desk.text());
    desk.keys("Home p");
    assert!(desk.find("teams: 2 players").is_some(), "{}", desk.text());
    desk.keys("Esc p");
    assert!(desk.find("teams: 2 players").is_some() && desk.find("Players").is_some());
    desk.click_on("[ Play ]");
    assert!(desk.find("Players").is_some(), "{}", desk.text());
    desk.keys("4 p");
    assert!(desk.find("to move").is_some(), "with four it can be played: {}", desk.text());
}

#[test]
fn a_value_is_typed_as_a_file_has_it_and_a_wrong_one_is_told() {
    let mut desk = Desk::start(USUAL);
    desk.keys("r Down :");
    (0..20).for_each(|_| desk.keys("Backspace"));
    desk.keys("1 4 Enter");
    assert!(desk.find("cannot have 14").is_some() || desk.find("14").is_some());
    assert!(desk.find(">!pieces").is_some(), "{}", desk.text());
    desk.keys(":");
    (0..20).for_each(|_| desk.keys("Backspace"));
    desk.keys("m a n y Enter");
    assert!(desk.find("it takes \"camp\"").is_some(), "{}", desk.text());
    desk.keys("Esc");
    assert!(desk.find(">!pieces       < 14").is_some(), "nothing was changed: {}", desk.text());
    desk.keys("Backspace");
    assert!(desk.find("> pieces       < camp").is_some(), "{}", desk.text());
}

#[test]
fn a_value_or_a_name_that_is_typed_takes_the_place_of_the_old_one() {
    let mut desk = Desk::start(USUAL);
    desk.keys("r Down :");
    assert!(desk.find("pieces = \"camp\"_  Typing replaces it").is_some(), "{}", desk.text());
    desk.keys("6");
    assert!(desk.find("pieces = 6_").is_some(), "{}", desk.text());
    desk.keys("Esc : Backspace Backspace");
    assert!(desk.find("pieces = \"cam_").is_some(), "{}", desk.text());
    let mut desk = Desk::start(USUAL);
    desk.keys("n A n n Enter n B o Enter");
    assert!(desk.find("Bo").is_some() && desk.find("Ann").is_none(), "{}", desk.text());
}

#[test]
fn names_are_kept_when_the_game_begins_and_stand_there_the_next_time() {
    let mut desk = Desk::start(USUAL);
    desk.keys("n A n n Enter");
    assert!(desk.habits.is_empty(), "nothing was begun with it");
    desk.keys("p");
    let kept = desk.habits.pop().expect("they were to be kept");
    let mut desk = Desk::start(USUAL);
    desk.model.know_seats(kept);
    assert!(desk.find("person       Ann").is_some(), "{}", desk.text());
    desk.keys("p");
    assert!(desk.habits.is_empty(), "they are kept already");
    let mut desk = Desk::start(USUAL);
    desk.input(Input::SeatsUnkept("the disk is full".to_owned()));
    assert!(desk.find("Names and colours are not kept for the next time: the disk").is_some());
}

#[test]
fn a_long_notice_is_told_whole() {
    let mut desk = Desk::start(USUAL);
    let why = "a reason that goes on ".repeat(9) + "to its end";
    for keys in ["s", "Esc r", "Esc ?"] {
        desk.keys(keys);
        desk.input(Input::SettingKept(Some(why.clone())));
        assert!(desk.find("to its end").is_some(), "{keys}: {}", desk.text());
    }
    desk.keys("Esc");
    desk.input(Input::SettingKept(Some(why.clone())));
    assert!(desk.find("to its end").is_some(), "{}", desk.text());
    let mut desk = Desk::game("classic", 2, USUAL);
    desk.input(Input::Kept(Some(format!("/{}: {why}", "folder/".repeat(20)))));
    assert!(desk.find("to its end").is_some() && desk.find("cannot be saved").is_some());
}

#[test]
fn switches_go_back_to_the_preset_one_by_one_or_all() {
    let mut desk = Desk::start(USUAL);
    desk.keys("Down r Down Down Down Right Down Right");
    assert!(desk.find("*jump").is_some() && desk.find("*others_camps").is_some());
    desk.keys("Backspace");
    assert!(desk.find("*jump").is_some() && desk.find("*others_camps").is_none());
    desk.keys("R");
    assert!(desk.find("*jump").is_none(), "{}", desk.text());
}

#[test]
fn what_is_filled_in_survives_other_pages_and_other_presets() {
    let mut desk = Desk::start(USUAL);
    desk.keys("n A n n Enter r Down Down Down Right ? Esc i Esc Esc i Esc");
    assert!(desk.find("> classic*").is_some() && desk.find("Ann").is_some());
    desk.keys("BackTab BackTab Down Up");
    assert!(desk.find("> classic*").is_some(), "{}", desk.text());
}

#[test]
fn the_next_game_begins_with_the_switches_and_names_of_the_last() {
    let mut desk = Desk::start(USUAL);
    desk.keys("n A n n Enter r Down Down Down Right p");
    desk.keys("q Up Up Enter");
    assert!(desk.find("> classic*").is_some() && desk.find("Ann").is_some(), "{}", desk.text());
    desk.keys("p");
    assert!(desk.find("classic, changed").is_some() && desk.find("Ann").is_some());
}

fn mine(desk: &Desk) -> Mine {
    desk.presets.last().expect("a preset was to be kept").clone()
}

#[test]
fn a_preset_of_ones_own_is_kept_listed_and_chosen() {
    let mut desk = saving(SETTINGS, USUAL);
    desk.keys("Enter");
    let kept = mine(&desk);
    assert_eq!((&*kept.name, &*kept.base, kept.taken), ("my-far", "classic", Taken::Tell));
    assert_eq!(kept.draft.jump, Some(Jump::Long));
    let text = "[my-far]\nbased_on = \"classic\"\njump = \"long\"\n".to_owned();
    let (name, file) = (kept.name, "own/rules.toml".to_owned());
    desk.input(Input::PresetKept(Kept::Done { name, file, text }));
    assert!(desk.find("my-far is kept in own/rules.toml").is_some(), "{}", desk.text());
    assert!(desk.find("*jump").is_none(), "nothing differs from the new preset");
    desk.keys("Esc");
    assert!(desk.find("> my-far ").is_some(), "{}", desk.text());
    assert!(desk.find("Based on: classic").is_some(), "{}", desk.text());
}

#[test]
fn a_taken_name_is_asked_about_and_a_shipped_one_refused() {
    let mut desk = switches(SETTINGS, USUAL);
    desk.keys("s q q Enter");
    assert!(desk.presets.is_empty() && desk.find("qq comes with the program").is_some());
    desk.keys("s x Enter");
    let kept = mine(&desk);
    desk.input(Input::PresetKept(Kept::Taken(Box::new(kept.clone()))));
    assert!(desk.find("You have a preset of that name").is_some(), "{}", desk.text());
    desk.keys("n");
    assert_eq!(desk.presets.len(), 1);
    desk.input(Input::PresetKept(Kept::Taken(Box::new(kept))));
    desk.click_on("[ Yes (y) ]");
    assert_eq!(mine(&desk).taken, Taken::Replace);
}

#[test]
fn a_preset_that_cannot_be_kept_says_why() {
    let mut desk = saving(SETTINGS, USUAL);
    desk.keys("Enter");
    desk.input(Input::PresetKept(Kept::Told("rules.toml:3: broken".to_owned())));
    assert!(desk.find("rules.toml:3: broken").is_some());
    assert!(desk.find("*jump").is_some(), "the switches stay changed");
}

#[test]
fn the_end_of_a_long_value_is_seen_while_it_is_typed() {
    for size in [USUAL, SMALL] {
        let mut desk = switches(SETTINGS, size);
        desk.keys(":");
        (0..100).for_each(|_| desk.keys("x"));
        desk.keys("y z");
        let text = desk.text();
        let typed = text.lines().find(|line| line.ends_with("xyz_"));
        assert!(typed.is_some_and(|line| line.starts_with(" ..xxx")), "{text}");
    }
}

#[test]
fn the_wheel_leaves_what_is_being_typed() {
    type Opened = fn(Settings, (u16, u16)) -> Desk;
    let typings: [Opened; 2] = [saving, names];
    for typing in typings {
        let mut desk = typing(SETTINGS, USUAL);
        let before = desk.text();
        for kind in [MouseEventKind::ScrollUp, MouseEventKind::ScrollDown] {
            (0..USUAL.1).for_each(|line| desk.mouse(kind, (20, line)));
            assert_eq!(desk.text(), before);
        }
    }
}

#[test]
fn a_replay_leaves_what_is_filled_in() {
    let mut desk = Desk::start(USUAL);
    desk.keys("n A n n Enter r Down Down Down Right Esc");
    let before = desk.text();
    let mut replay = seated("classic", 3, "ACE");
    replay.origin = Origin::Replay;
    desk.input(Input::Found(Found::Game(Box::new(replay))));
    assert_ne!(desk.text(), before);
    desk.keys("Esc");
    assert_eq!(desk.text(), before);
}

#[test]
fn names_are_shown_in_the_game_and_written_down() {
    let mut desk = names(SETTINGS, USUAL);
    desk.keys("e Enter p");
    assert!(desk.find("Ann (").is_some(), "{}", desk.text());
    desk.answer_or_play();
    let record = Record::read(desk.saved.last().expect("it was saved"), Seal::Checked);
    let record = record.expect("it is whole");
    let names = record.game.rules().seating().iter().map(|seat| record.names[seat].to_string());
    assert_eq!(names.collect::<Vec<_>>(), ["Ann", "Bob", "Ann", "Zoe"]);
}

#[test]
fn the_result_tells_who_played() {
    let mut seated = seated_at("small", 2, "AD", NEARLY_WON);
    let mut seats = seated.record.game.rules().seating().iter();
    let last = seats.nth(1).expect("two seats");
    seated.record.names[last] = starhop::table::Name::new("Dora");
    let mut desk = Desk::new(Some(seated), SETTINGS, USUAL);
    desk.play("d4-d2");
    assert!(desk.find(" D  Dora       1st").is_some(), "{}", desk.text());
}

#[test]
fn one_name_in_several_seats_is_one_person_whose_turn_is_told() {
    let mut seated = seated("classic", 3, "ACE");
    for seat in seated.record.game.rules().seating().iter() {
        seated.record.names[seat] = starhop::table::Name::new("Ann");
    }
    let mut desk = Desk::new(Some(seated), SETTINGS, USUAL);
    for letter in ["A", "C", "E"] {
        assert!(desk.find(&format!("Ann ({letter}")).is_some(), "{}", desk.text());
        let status = desk.text().lines().rev().nth(2).unwrap_or_default().to_owned();
        assert!(status.contains("Ann"), "{status}");
        desk.keys("Tab Enter Tab Enter");
    }
}

#[test]
fn the_key_that_goes_on_with_the_saved_game_stands_at_the_foot() {
    let mut desk = Desk::start(USUAL);
    assert!(desk.find("c continue").is_none());
    desk.model.offer_to_continue();
    assert!(desk.find("c continue").is_some(), "{}", desk.text());
}

#[test]
fn the_list_of_presets_tells_that_it_goes_on() {
    let mut desk = Desk::start(USUAL);
    let presets = Book::shipped().presets().len();
    assert!(desk.find(" v").is_some(), "{}", desk.text());
    (0..presets).for_each(|_| desk.keys("Down"));
    assert!(desk.find(" ^").is_some(), "{}", desk.text());
}

#[test]
fn teams_are_numbered_on_the_small_star() {
    let mut desk = Desk::start(USUAL);
    desk.keys("r End Up Up Up Right Right Esc 6");
    for corner in ["A1", "B2", "C1", "D2", "E1", "F2"] {
        assert!(desk.find(corner).is_some(), "{corner}: {}", desk.text());
    }
}

#[test]
fn the_form_speaks_every_language_at_the_small_size() {
    for language in Language::ALL {
        let settings = Settings { words: Words::new(language), ..SETTINGS };
        let pages = [switches, contradiction, saving, names];
        for (number, page) in pages.into_iter().enumerate() {
            let name = format!("{}_small_form_{number}", language.name());
            insta::assert_snapshot!(name, page(settings, SMALL).text());
        }
    }
}

#[test]
fn what_a_preset_is_for_is_told_whole_where_its_line_is_too_short() {
    let about = Book::shipped().get("masters").expect("a preset").about.clone();
    let mut desk = Desk::start(SMALL);
    desk.keys("Down");
    let flat = |desk: &Desk| desk.text().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat(&desk).contains(&about), "{}", desk.text());
    desk.keys("Tab");
    assert!(!flat(&desk).contains(&about), "its line is too short: {}", desk.text());
}

#[test]
fn the_keys_without_a_button_are_at_the_foot_of_the_form_at_every_usual_width() {
    for width in [60, 80, 100] {
        let desk = Desk::start((width, 24));
        for told in ["n name", "o colour", "i rules", "? help"] {
            assert!(desk.find(told).is_some(), "{told}: {}", desk.text());
        }
    }
}
