//! A position as a picture: Scalable Vector Graphics, for pages and letters.

use std::fmt::Write;

use crate::board::{Board, Hole};
use crate::game::{Action, Game};
use crate::rules::{Rules, Seat};
use crate::tui::{Colours, Palette, Theme, rgb};

/// Half the way from hole to hole, in picture points.
const HALF: f64 = 20.0;

/// The way from row to row: that of triangles with equal sides.
const ROW: f64 = HALF * 1.732;

/// Around the board.
const MARGIN: f64 = 30.0;

/// The board as it is, with the route of the last move.
pub fn svg(game: &Game) -> String {
    let (rules, position) = (game.rules(), game.position());
    let board = rules.board();
    let points = || board.rows().iter().flatten().map(|&hole| centre(board, hole));
    let width = points().map(|(x, _)| x).fold(0.0, f64::max) + MARGIN;
    let height = points().map(|(_, y)| y).fold(0.0, f64::max) + MARGIN;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         font-family=\"sans-serif\" font-size=\"14\" text-anchor=\"middle\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#f4efe6\"/>\n"
    );
    for &hole in board.rows().iter().flatten() {
        match position.piece_at(hole) {
            Some(seat) => marble(&mut text, board, hole, seat),
            None => empty(&mut text, rules, hole),
        }
    }
    route(&mut text, board, &last_route(game));
    text.push_str("</svg>\n");
    text
}

/// Where a hole is drawn.
fn centre(board: &Board, hole: Hole) -> (f64, f64) {
    let point = board.point(hole);
    (MARGIN + f64::from(point.x) * HALF, MARGIN + f64::from(point.row) * ROW)
}

fn marble(text: &mut String, board: &Board, hole: Hole, seat: Seat) {
    let (x, y) = centre(board, hole);
    let colour = colour(seat);
    let name = board.name(hole);
    writeln!(
        text,
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"16\" fill=\"{colour}\" stroke=\"#333\">\
         <title>{seat} {name}</title></circle><text x=\"{x:.1}\" y=\"{:.1}\">{seat}</text>",
        y + 5.0
    )
    .expect("writing to a string");
}

/// An empty hole, edged in the colour of the seat that has to fill it.
fn empty(text: &mut String, rules: &Rules, hole: Hole) {
    let (x, y) = centre(rules.board(), hole);
    let owner = rules.seating().iter().find(|&seat| rules.goal(seat).contains(hole));
    let edge = owner.map_or("#bbb".to_owned(), colour);
    let name = rules.board().name(hole);
    writeln!(
        text,
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"7\" fill=\"#fff\" stroke=\"{edge}\" \
         stroke-width=\"2\"><title>{name}</title></circle>"
    )
    .expect("writing to a string");
}

fn last_route(game: &Game) -> Vec<Hole> {
    match game.positions().iter().rev().nth(1).zip(game.actions().last()) {
        Some((position, &Action::Move(it))) => position.route(game.rules(), it).unwrap_or_default(),
        _ => Vec::new(),
    }
}

fn route(text: &mut String, board: &Board, holes: &[Hole]) {
    let points: Vec<String> = holes
        .iter()
        .map(|&hole| centre(board, hole))
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
        .collect();
    if !points.is_empty() {
        writeln!(
            text,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"#333\" stroke-width=\"3\" \
             stroke-opacity=\"0.7\" stroke-linejoin=\"round\"/>",
            points.join(" ")
        )
        .expect("writing to a string");
    }
}

/// A seat's colour on the screen, as the web writes it.
fn colour(seat: Seat) -> String {
    let palette = Palette { theme: Theme::DARK, colours: Colours::default() };
    let (red, green, blue) = palette.colour(seat).and_then(rgb).unwrap_or_default();
    format!("#{red:02x}{green:02x}{blue:02x}")
}
