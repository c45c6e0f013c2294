//! What stands beside the board: who plays together, and time-outs in a row; and what is told first.

use std::time::Duration;

use starhop::text::Label;
use starhop::tui::Input;

use super::desk::{Desk, SETTINGS, seated};
use super::{SMALL, USUAL};

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
