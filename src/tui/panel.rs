//! Seats and moves beside or below the board.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::items_view;
use super::layout::{Panel, WIDE};
use super::paint;
use super::palette::Palette;
use super::play::Play;
use crate::game::{Action, Game};
use crate::rules::{Rules, Seat, Teams};
use crate::text::{Label, Words};

/// Draws the panel.
pub fn draw(words: Words, play: &Play, panel: Panel, palette: Palette, buffer: &mut Buffer) {
    match panel {
        Panel::Wide(area) => tall(words, play, area, palette, buffer, wide_seat),
        Panel::Narrow(area) => tall(words, play, area, palette, buffer, narrow_seat),
        Panel::Below(area) => below(words, play, area, palette, buffer),
        Panel::Off => {}
        Panel::Line(area) => line(words, play, area, palette, buffer),
    }
}

/// Columns for a name.
const NAME: u16 = 10;

type SeatLine = fn(Words, &Play, Seat, Rect, Palette, &mut Buffer);

/// Seats above, moves below.
fn tall(
    words: Words,
    play: &Play,
    area: Rect,
    palette: Palette,
    buffer: &mut Buffer,
    seat_line: SeatLine,
) {
    let seats = play.rules().seating();
    for (y, seat) in (0..).zip(seats.iter()) {
        seat_line(words, play, seat, paint::line(area, y), palette, buffer);
    }
    let seats = u16::try_from(seats.len()).unwrap_or_default();
    let counts = items_view::count_lines(play);
    let below = Rect {
        y: area.y.saturating_add(seats + 1),
        height: area.height.saturating_sub(seats + 1),
        ..area
    };
    items_view::draw_counts(play, below, palette, buffer);
    let seats = seats.saturating_add(counts);
    let told = notes(words, play);
    for (y, told) in (seats..).zip(&told) {
        let line = paint::line(area, y);
        paint::text(buffer, line, (line.x.saturating_add(1), line.y), told, palette.theme.text());
    }
    let used = u16::try_from(told.len()).unwrap_or_default().saturating_add(seats + 1);
    let rest =
        Rect { y: area.y.saturating_add(used), height: area.height.saturating_sub(used), ..area };
    moves(words, play, rest, palette, buffer);
}

/// What stands below the seats: who plays together, or what a person alone plays for.
fn notes(words: Words, play: &Play) -> Vec<String> {
    let teams = teams(play.rules());
    let told = (!teams.is_empty()).then(|| words.panel_teams(&teams.join(" ")));
    told.into_iter().chain(solo_lines(words, play)).collect()
}

/// Every team by the letters of its members: `A+D`.
fn teams(rules: &Rules) -> Vec<String> {
    let first = |seat: &Seat| rules.team_of(*seat).iter().next() == Some(*seat);
    let seats = rules.seating().iter().filter(|&seat| !rules.partners(seat).is_empty());
    let letters = |seat: Seat| {
        let team: Vec<String> = rules.team_of(seat).iter().map(|seat| seat.to_string()).collect();
        team.join("+")
    };
    seats.filter(first).map(letters).collect()
}

/// What a person who crosses alone plays for: the moves against the fewest, the own best.
fn solo_lines(words: Words, play: &Play) -> Vec<String> {
    let Some(solo) = &play.solo else { return Vec::new() };
    let moves = play.shown().turns(play.rules().seating().first());
    let best = solo.best_now().map(|best| words.solo_best(best.moves, best.hints));
    [words.solo_count(moves, solo.par)].into_iter().chain(best).collect()
}

/// Whose turn it is, the letter, who plays, a gauge of the pieces home.
fn wide_seat(
    words: Words,
    play: &Play,
    seat: Seat,
    line: Rect,
    palette: Palette,
    buffer: &mut Buffer,
) {
    let theme = palette.theme;
    let x = turn_and_letter(play, seat, line, palette, buffer);
    let player = match play.keep.names[seat].as_str() {
        "" => words.player(play.table.player(seat)),
        name => name,
    };
    let late = late(play, seat);
    let gap = u16::from(!late.is_empty());
    let player = paint::pad(player, NAME - gap - paint::width(&late).min(NAME - gap));
    let style = if is_turn(play, seat) { theme.strong() } else { theme.text() };
    let x = paint::text(buffer, line, (x.saturating_add(1), line.y), &player, style);
    let x = paint::text(buffer, line, (x.saturating_add(gap), line.y), &late, theme.warning());
    let told = standing(words, play, seat).unwrap_or_else(|| home_count(play, seat));
    // A count of one digit has a blank before it anyway.
    let blank = u16::from(line.width >= WIDE);
    let room = line.width.saturating_sub(21 + blank).min(10);
    let x = gauge(words, play, seat, (x.saturating_add(1), line), room, palette, buffer);
    let told = paint::pad_left(&told, 5);
    paint::text(buffer, line, (x.saturating_add(blank), line.y), &told, theme.text());
}

/// Whose turn it is, the letter, a gauge.
fn narrow_seat(
    words: Words,
    play: &Play,
    seat: Seat,
    line: Rect,
    palette: Palette,
    buffer: &mut Buffer,
) {
    let theme = palette.theme;
    let x = turn_and_letter(play, seat, line, palette, buffer);
    let told = standing(words, play, seat).unwrap_or_else(|| home_count(play, seat));
    let late = late(play, seat);
    let room = 5u16.saturating_sub(paint::width(&late));
    let x = gauge(words, play, seat, (x.saturating_add(1), line), room, palette, buffer);
    let x = paint::text(buffer, line, (x, line.y), &late, theme.warning());
    paint::text(buffer, line, (x.saturating_add(1), line.y), &told, theme.text());
}

fn is_turn(play: &Play, seat: Seat) -> bool {
    play.shown().ending(play.rules()).is_none() && play.pointed_at() == seat
}

fn turn_and_letter(
    play: &Play,
    seat: Seat,
    line: Rect,
    palette: Palette,
    buffer: &mut Buffer,
) -> u16 {
    let mark = if is_turn(play, seat) { ">" } else { " " };
    let x = paint::text(buffer, line, (line.x, line.y), mark, palette.theme.strong());
    let letter = format!(" {seat} ");
    paint::text(buffer, line, (x, line.y), &letter, palette.block(seat))
}

fn home_count(play: &Play, seat: Seat) -> String {
    let home = play.shown().pieces_home(play.rules(), seat);
    format!("{home}/{}", play.rules().pieces())
}

/// The place of a seat that is home, or that it is out.
fn standing(words: Words, play: &Play, seat: Seat) -> Option<String> {
    let position = play.shown();
    if position.out().set().contains(seat) {
        return Some(words.say(Label::PanelOut).to_owned());
    }
    let place = position.home().iter().position(|home| home == seat)?;
    match play.rules().teams() {
        Teams::None => Some(words.place(place + 1)),
        // Who is home first has no place of its own.
        Teams::Facing | Teams::Alternate => Some(words.say(Label::PanelHome).to_owned()),
    }
}

/// Time-outs in a row, short; nothing where there are none.
fn late(play: &Play, seat: Seat) -> String {
    match play.shown().timeouts(seat) {
        0 => String::new(),
        late => format!("!{late}"),
    }
}

/// The time that the seat to move has left, where turns are timed; else the share of pieces home.
fn gauge(
    words: Words,
    play: &Play,
    seat: Seat,
    (x, line): (u16, Rect),
    columns: u16,
    palette: Palette,
    buffer: &mut Buffer,
) -> u16 {
    let theme = palette.theme;
    let Some(left) = play.time_left(seat) else {
        return share(play, seat, (x, line), columns, palette, buffer);
    };
    let style = if left.warns { theme.warning() } else { theme.strong() };
    let told = paint::pad(&words.time_left(left.seconds), columns);
    paint::text(buffer, line, (x, line.y), &told, style)
}

/// The share of pieces home, in the seat's colour.
fn share(
    play: &Play,
    seat: Seat,
    (x, line): (u16, Rect),
    columns: u16,
    palette: Palette,
    buffer: &mut Buffer,
) -> u16 {
    let home = play.shown().pieces_home(play.rules(), seat);
    let share = home * usize::from(columns) / play.rules().pieces().max(1);
    let full = "=".repeat(share);
    let empty = "-".repeat(usize::from(columns).saturating_sub(share));
    let x = paint::text(buffer, line, (x, line.y), &full, palette.ink(seat));
    paint::text(buffer, line, (x, line.y), &empty, palette.theme.dim())
}

/// The last moves, the newest at the bottom.
fn moves(words: Words, play: &Play, area: Rect, palette: Palette, buffer: &mut Buffer) {
    let theme = palette.theme;
    let head = paint::line(area, 0);
    let count = play.shown_actions();
    let room = usize::from(area.height.saturating_sub(1));
    let most = count.saturating_sub(room);
    let scroll = play.scroll.min(most);
    let heading = match scroll {
        0 => words.say(Label::PanelMoves).to_owned(),
        back => words.scrolled(back),
    };
    // File letters of the board may stand right before the panel.
    paint::text(buffer, head, (head.x.saturating_add(1), head.y), &heading, theme.dim());
    let shown = (most - scroll..count).take(room);
    let shown = shown.filter_map(|number| entry(words, play.game(), number));
    for (y, (number, seat, told)) in (1..).zip(shown) {
        let line = paint::line(area, y);
        let number = format!("{number:>2} ");
        let x = paint::text(buffer, line, (line.x, line.y), &number, theme.dim());
        let x = paint::text(buffer, line, (x, line.y), &seat.to_string(), palette.ink(seat));
        let told = paint::route(&told, line.right().saturating_sub(x).saturating_sub(1));
        paint::text(buffer, line, (x.saturating_add(1), line.y), &told, theme.text());
    }
    if count == 0 {
        let line = paint::line(area, 1);
        paint::text(
            buffer,
            line,
            (line.x.saturating_add(1), line.y),
            words.say(Label::PanelNoMoves),
            theme.dim(),
        );
    }
}

/// The number of the seat's turn, the seat, and what it did.
fn entry(words: Words, game: &Game, number: usize) -> Option<(u32, Seat, String)> {
    let position = game.positions().get(number)?;
    let (seat, told) = match *game.actions().get(number)? {
        Action::Move(it) => (position.turn(), position.move_text(game.rules(), it)),
        Action::Pass => (position.turn(), words.say(Label::MovePass).to_owned()),
        Action::Item(turn) => (position.turn(), items_view::short(position, game.rules(), turn)),
        Action::TimeOut => (position.turn(), words.say(Label::MoveTimeOut).to_owned()),
        Action::Resign(seat) => (seat, words.say(Label::MoveResigns).to_owned()),
        Action::Draw => (position.turn(), words.say(Label::MoveDraw).to_owned()),
    };
    Some((position.turns(seat).saturating_add(1), seat, told))
}

/// Seats in two columns at the left, moves at the right.
fn below(words: Words, play: &Play, area: Rect, palette: Palette, buffer: &mut Buffer) {
    let column = 15;
    let rows = 3;
    for (number, seat) in (0u16..).zip(play.rules().seating().iter()) {
        let cell = Rect {
            x: area.x.saturating_add(number / rows * column),
            y: area.y.saturating_add(number % rows),
            width: column,
            height: 1,
        };
        narrow_seat(words, play, seat, cell.intersection(area), palette, buffer);
    }
    for (y, told) in (1..rows).zip(solo_lines(words, play)) {
        let line = paint::line(area, y);
        paint::text(buffer, line, (line.x.saturating_add(1), line.y), &told, palette.theme.text());
    }
    // What is told of a crossing takes two columns of seats.
    let seats = play.rules().seating().len() + if play.solo.is_some() { 3 } else { 0 };
    let columns = u16::try_from(seats).unwrap_or_default().div_ceil(rows);
    let used = columns.saturating_mul(column).saturating_add(2);
    let rest =
        Rect { x: area.x.saturating_add(used), width: area.width.saturating_sub(used), ..area };
    if rest.width >= 12 {
        moves(words, play, rest, palette, buffer);
    }
}

/// Every seat's letter and pieces home.
fn line(words: Words, play: &Play, area: Rect, palette: Palette, buffer: &mut Buffer) {
    let theme = palette.theme;
    let mut x = area.x;
    for seat in play.rules().seating().iter() {
        let mark = if is_turn(play, seat) { ">" } else { " " };
        x = paint::text(buffer, area, (x, area.y), mark, theme.strong());
        x = paint::text(buffer, area, (x, area.y), &seat.to_string(), palette.block(seat));
        let home = play.shown().pieces_home(play.rules(), seat);
        let told = standing(words, play, seat).unwrap_or_else(|| home.to_string());
        x = paint::text(buffer, area, (x, area.y), &format!(" {told}"), theme.text());
        if let Some(left) = play.time_left(seat) {
            let style = if left.warns { theme.warning() } else { theme.strong() };
            let told = format!(" {}", words.time_left(left.seconds));
            x = paint::text(buffer, area, (x, area.y), &told, style);
        }
    }
    for told in notes(words, play) {
        x = paint::text(buffer, area, (x, area.y), &format!("  {told}"), theme.text());
    }
}
