//! How the seats of a new game are drawn: who sits there and is called what, and a small star with the
//! seats at its corners.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::paint;
use super::palette::Palette;
use super::start::{Field, Start};
use super::theme::Theme;
use crate::rules::{Book, Seat, Seating};
use crate::text::Words;

/// Columns of a seat's letter in its colour.
const CHIP: u16 = 3;

/// Columns of who sits in a seat.
const PLAYERS: u16 = 16;

/// Columns of the small star.
pub const STAR: u16 = 14;

/// The cells of a seat's colour, of who sits there, and of what that one is called.
pub fn seat_parts(line: Rect) -> (Rect, Rect, Rect) {
    let after = |part: Rect, width: u16| Rect { x: part.right(), width, ..line }.intersection(line);
    let chip = Rect { width: line.width.min(CHIP), ..line };
    let who = after(chip, PLAYERS);
    (chip, who, after(who, line.width))
}

/// Writes who sits in each seat, a line each.
pub fn seats(words: Words, start: &Start, area: Rect, palette: Palette, buffer: &mut Buffer) {
    let theme = palette.theme;
    let seats = start.seating().into_iter().flat_map(Seating::iter);
    for (y, seat) in (0..).zip(seats) {
        let line = paint::line(area, y);
        if line.is_empty() {
            return;
        }
        let letter = format!(" {seat} ");
        let x = paint::text(buffer, line, (line.x, line.y), &letter, palette.block(seat));
        let focused = start.focus == Field::Seat(seat);
        let (open, close, style) =
            if focused { ("< ", " >", theme.focus()) } else { ("  ", "  ", theme.text()) };
        let player = paint::pad(words.player(start.guests.players[seat]), 10);
        paint::text(
            buffer,
            line,
            (x.saturating_add(1), line.y),
            &format!("{open}{player}{close}"),
            style,
        );
        let (_, _, spot) = seat_parts(line);
        let (called, style) = called(words, start, seat, theme);
        paint::text(buffer, spot, (spot.x, spot.y), &called, style);
    }
}

/// What the one in a seat is called; where nobody gave a name, where the seat is.
fn called(words: Words, start: &Start, seat: Seat, theme: Theme) -> (String, Style) {
    match &start.guests.typed {
        Some((typed, name)) if *typed == seat => (format!("{}_", name.text()), theme.focus()),
        _ => match start.guests.names[seat].as_str() {
            "" => (words.corner(seat).to_owned(), theme.dim()),
            name => (name.to_owned(), theme.text()),
        },
    }
}

/// Where the letters of a small star stand: column and line, by seat.
const CORNERS: [(u16, u16); Seat::MAX] = [(6, 5), (0, 4), (0, 1), (6, 0), (12, 1), (12, 4)];

/// Draws the seats at the corners of a small star; where there are teams, with the number of their team.
pub fn star(start: &Start, book: &Book, area: Rect, palette: Palette, buffer: &mut Buffer) {
    let theme = palette.theme;
    const LINES: [&str; 6] =
        ["      .", ".  . . . .  .", "  . . . . .", "  . . . . .", ".  . . . .  .", "      ."];
    if area.width < STAR {
        return;
    }
    for (y, line) in (0..).zip(LINES) {
        let row = paint::line(area, y);
        paint::text(buffer, row, (row.x, row.y), line, theme.dim());
    }
    let rules = start.rules(book).ok();
    for seat in start.seating().into_iter().flat_map(Seating::iter) {
        let Some(&(x, y)) = CORNERS.get(seat.index()) else {
            continue;
        };
        let at = (area.x.saturating_add(x), area.y.saturating_add(y));
        let letter = seat.letter().to_string();
        let x = paint::text(buffer, area, at, &letter, palette.block(seat));
        let team = rules.as_ref().and_then(|rules| rules.team_number(seat));
        let team = team.map(|number| number.to_string()).unwrap_or_default();
        paint::text(buffer, area, (x, at.1), &team, theme.text());
    }
}
