//! How a game went: every seat's way to its goal, drawn turn by turn, and a line for each seat.
//!
//! The lines are made of the seats' letters, so that they are told apart without colours and in
//! every set of signs; the axes are drawn here for the same reason.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::symbols::Marker;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};

use super::paint;
use super::palette::Palette;
use super::play::Play;
use super::theme::Theme;
use crate::game::Game;
use crate::rules::Seat;
use crate::text::{Label, Words};

/// The columns and lines that it needs.
pub const LEAST: (u16, u16) = (40, 14);

/// Columns at the left for numbers of rows.
const NUMBERS: u16 = 4;

/// Draws the screen; the line at its foot is left to the caller.
pub fn draw(words: Words, play: &Play, palette: Palette, area: Rect, buffer: &mut Buffer) {
    let theme = palette.theme;
    paint::bar(buffer, area, &format!(" {}", words.say(Label::ChartTitle)), theme.bar());
    let game = play.game();
    let seats = u16::try_from(game.rules().seating().len()).unwrap_or_default();
    // The title above, the seats and the foot below, a free line around each.
    let height = area.height.saturating_sub(seats + 5);
    let frame = Rect { y: area.y + 2, height, ..area }.intersection(area);
    lines(game, palette, frame, buffer);
    let below = Rect { y: frame.bottom().saturating_add(1), height: seats, ..area };
    for (y, standing) in (0..).zip(words.standings(game)) {
        let line = paint::line(below.intersection(area), y);
        let (seat, letter) = (standing.seat, format!(" {} ", standing.seat));
        let left = game.position().rows_left(game.rules(), seat);
        let told = words.chart_seat(&standing.place, &standing.told, left);
        let x = line.x.saturating_add(1);
        let x = paint::text(buffer, line, (x, line.y), &letter, palette.block(seat));
        paint::text(buffer, line, (x.saturating_add(1), line.y), &told, theme.text());
    }
}

/// The lines of all seats between their axes.
fn lines(game: &Game, palette: Palette, frame: Rect, buffer: &mut Buffer) {
    let inside = Rect {
        x: frame.x.saturating_add(NUMBERS + 1),
        width: frame.width.saturating_sub(NUMBERS + 2),
        height: frame.height.saturating_sub(2),
        ..frame
    };
    let ways: Vec<(Seat, Way)> =
        game.rules().seating().iter().map(|seat| (seat, way(game, seat, inside.width))).collect();
    let highest = ways.iter().flat_map(|(_, way)| way).map(|&(_, rows)| rows).fold(1.0, f64::max);
    let moves = game.actions().len();
    axes(palette.theme, inside, &[format!("{highest}"), format!("{moves}")], buffer);
    let sets = ways.iter().map(|(seat, way)| {
        Dataset::default()
            .marker(Marker::Custom(seat.letter()))
            .graph_type(GraphType::Line)
            .style(palette.ink(*seat))
            .data(way)
    });
    Chart::new(sets.collect())
        .legend_position(None)
        .x_axis(Axis::default().bounds([0.0, moves.max(1) as f64]))
        .y_axis(Axis::default().bounds([0.0, highest]))
        .render(inside.intersection(buffer.area), buffer);
}

/// Moves played, and the rows that a seat had still to go then.
type Way = Vec<(f64, f64)>;

/// The way of a seat until it was home, no denser than columns can show.
fn way(game: &Game, seat: Seat, columns: u16) -> Way {
    let positions = game.positions();
    let step = positions.len().div_ceil(2 * usize::from(columns.max(1)));
    let home = positions.iter().position(|position| position.home().set().contains(seat));
    let last = home.unwrap_or(positions.len().saturating_sub(1));
    let shown = (0..last).step_by(step.max(1)).chain([last]);
    let rows = |at: usize| positions[at].rows_left(game.rules(), seat);
    shown.map(|at| (at as f64, rows(at) as f64)).collect()
}

/// The axes, at the left and below, with the numbers at their ends.
fn axes(theme: Theme, inside: Rect, [rows, moves]: &[String; 2], buffer: &mut Buffer) {
    let (left, bottom) = (inside.x.saturating_sub(1), inside.bottom());
    let mut put = |x: u16, y: u16, told: &str| {
        let area = buffer.area;
        paint::text(buffer, area, (x, y), told, theme.dim());
    };
    (inside.y..bottom).for_each(|y| put(left, y, "|"));
    put(left, bottom, "+");
    (inside.x..inside.right()).for_each(|x| put(x, bottom, "-"));
    let number = |told: &str| paint::pad_left(told, NUMBERS);
    let start = left.saturating_sub(NUMBERS);
    put(start, inside.y, &number(rows));
    put(start, bottom.saturating_sub(1), &number("0"));
    put(inside.x, bottom.saturating_add(1), "0");
    let end = inside.right().saturating_sub(paint::width(moves));
    put(end, bottom.saturating_add(1), moves);
}
