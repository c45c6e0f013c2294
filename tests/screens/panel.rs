//! What stands beside the board: who plays together, and time-outs in a row; and what is told first.

use std::time::Duration;

use starhop::text::Label;
use starhop::tui::{Breadth, Glyphs, Input, Setting, Settings};

use super::chains::chain;
use super::desk::{Desk, SETTINGS, seated, seated_at};
use super::{LARGE, SMALL, USUAL};

#[test]
fn partners_are_told_beside_the_board() {
    let desk =
        |preset, players, size| Desk::new(Some(seated(preset, players, "ABCDEF")), SETTINGS, size);
    insta::assert_snapshot!("partners_80x24", desk("partners", 4, USUAL).text());
    let six = desk("qq-teams", 6, USUAL);
    assert!(six.find("Teams: A+C+E B+D+F").is_some(), "{}", six.text());
    assert!(desk("classic", 4, USUAL).find("Teams").is_none());
    desk("partners", 6, SMALL).buffer();
}

#[test]
fn time_outs_in_a_row_are_counted_beside_the_board() {
    let mut desk = Desk::new(Some(seated("qq", 2, "AD")), SETTINGS, USUAL);
    assert!(desk.find("!1").is_none());
    for seat in ["A", "D"] {
        desk.now += Duration::from_secs(30);
        desk.input(Input::Tick);
        assert!(desk.find(&format!("{seat} has run out of time")).is_some(), "{}", desk.text());
    }
    let told = desk.text();
    let line = |seat: &str| told.lines().find(|line| line.contains(&format!(" {seat}  person")));
    for seat in ["A", "D"] {
        assert!(line(seat).is_some_and(|line| line.contains("!1")), "{told}");
    }
    assert!(
        line("A").is_some_and(|line| line.contains("!1 30s") && line.contains("0/10")),
        "{told}"
    );
}

#[test]
fn what_is_wrong_with_the_config_is_told_before_anything_else() {
    let mut desk = Desk::start(USUAL);
    let form = desk.text();
    desk.model.tell_faults(
        Label::ConfigTitle,
        vec!["config.toml:1:1: there is no setting `langage`".to_owned()],
    );
    assert!(desk.find("wrong with the config").is_some(), "{}", desk.text());
    assert!(desk.find("config.toml:1:1: there is no setting").is_some(), "{}", desk.text());
    desk.keys("Enter");
    assert_eq!(desk.text(), form);
}

#[test]
fn the_key_for_the_panel_steps_through_its_breadths_and_says_so() {
    let mut desk = Desk::game("classic", 2, LARGE);
    let board_and_panel = |desk: &Desk| desk.text().lines().take(41).collect::<Vec<_>>().join("\n");
    let first = board_and_panel(&desk);
    for told in ["narrow", "wide", "none", "as usual"] {
        desk.keys("v");
        assert!(desk.find(&format!("The panel: {told}")).is_some(), "{}", desk.text());
    }
    assert_eq!(board_and_panel(&desk), first);
    assert!(desk.settings.is_empty(), "it is kept by the settings alone, as the zoom is");
}

#[test]
fn a_wide_panel_tells_the_whole_route_of_a_move() {
    let (position, route) = chain("classic", 5);
    for (panel, whole) in [(Breadth::Narrow, false), (Breadth::Wide, true)] {
        let settings = Settings { panel, ..SETTINGS };
        let seated = seated_at("classic", 2, "AD", &position);
        let mut desk = Desk::new(Some(seated), settings, (140, 24));
        desk.play(&route);
        let told = desk.text();
        let moves = told.lines().filter_map(|line| line.get(76..));
        assert_eq!(moves.collect::<String>().contains(&route), whole, "{told}");
    }
}

#[test]
fn without_a_panel_only_clocks_are_told() {
    let off = Settings { panel: Breadth::Off, ..SETTINGS };
    let desk = |preset| Desk::new(Some(seated(preset, 2, "AD")), off, USUAL);
    assert!(desk("classic").find("person").is_none());
    assert!(desk("classic").find("Moves").is_none());
    assert!(desk("qq").find("30s").is_some(), "{}", desk("qq").text());
}

#[test]
fn the_breadth_of_the_panel_is_a_setting() {
    let mut desk = Desk::new(Some(seated("classic", 2, "AD")), SETTINGS, USUAL);
    desk.keys("q");
    desk.click_on("Settings");
    desk.click_on("as usual");
    desk.keys("Right Right");
    let wanted = desk.settings.last().expect("it is to be kept");
    assert_eq!((wanted.setting, wanted.value.to_string()), (Setting::Panel, "\"off\"".into()));
    desk.keys("Esc Esc");
    assert!(desk.find("Moves").is_none(), "{}", desk.text());
}

#[test]
fn ranks_stand_apart_from_marbles_that_lean_to_the_left() {
    for size in [USUAL, SMALL, LARGE] {
        let discs = Settings { glyphs: Glyphs::Disc, ..SETTINGS };
        let desk = Desk::new(Some(seated("classic", 6, "ABCDEF")), discs, size);
        assert!(desk.find("13 C\u{25cf}").is_some(), "{}", desk.text());
    }
}
