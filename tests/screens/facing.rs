//! A board that is turned to whoever moves.

use starhop::tui::{Facing, Settings};

use super::USUAL;
use super::desk::{Desk, SETTINGS, seated};

const FACING: Settings = Settings { facing: Facing::Mover, ..SETTINGS };

/// The sign in the lowest hole of the board.
fn lowest(desk: &Desk) -> char {
    let text = desk.text();
    let board = text.lines().map(|line| line.chars().take(44).collect::<String>());
    let signs = |line: &String| line.chars().find(|sign| "ADCE:".contains(*sign));
    board.take(20).filter_map(|line| signs(&line)).last().expect("a board")
}

#[test]
fn the_board_turns_to_the_person_to_move_and_the_game_knows_nothing_of_it() {
    let mut desk = Desk::new(Some(seated("small", 2, "AD")), FACING, USUAL);
    assert_eq!(lowest(&desk), 'A', "{}", desk.text());
    desk.play("d3-d4");
    assert_eq!(lowest(&desk), 'D', "{}", desk.text());
    desk.play("j11-j10");
    assert_eq!(lowest(&desk), 'A', "{}", desk.text());
    assert!(desk.find("turn 2: A").is_some());
}

#[test]
fn where_to_go_is_told_as_the_board_lies() {
    let mut desk = Desk::new(Some(seated("small", 2, "AD")), FACING, USUAL);
    desk.play("d3-d4");
    assert!(desk.find("D brings all 6 pieces to the top").is_some(), "{}", desk.text());
    desk.keys("r");
    assert!(desk.find("D brings all 6 pieces to the upper right").is_some(), "{}", desk.text());
}

#[test]
fn every_seat_of_three_gets_the_lower_end() {
    let mut desk = Desk::new(Some(seated("small", 3, "ACE")), FACING, USUAL);
    for (seat, played) in [('A', "d3-d4"), ('C', "d8-d7"), ('E', "k9-j8")] {
        assert_eq!(lowest(&desk), seat, "{}", desk.text());
        desk.play(played);
    }
    assert_eq!(lowest(&desk), 'A', "{}", desk.text());
}

#[test]
fn it_does_not_turn_for_bots_nor_where_it_is_not_wanted() {
    let mut desk = Desk::new(Some(seated("small", 2, "A")), FACING, USUAL);
    desk.play("d3-d4");
    assert_eq!(lowest(&desk), 'A', "{}", desk.text());
    let mut desk = Desk::new(Some(seated("small", 2, "AD")), SETTINGS, USUAL);
    desk.play("d3-d4");
    assert_eq!(lowest(&desk), 'A', "{}", desk.text());
}
