//! How windows are drawn: the menu, questions, and the result.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::dialog::{self, Choice, Dialog, Topic};
use super::items_view;
use super::model::{Model, Screen};
use super::paint;
use super::palette::Palette;
use super::play::Play;
use super::status;
use super::theme::Theme;
use crate::rules::Seat;
use crate::text::{Label, Standing, Words};

/// The frame of the window that is open, if one is.
pub(super) fn open_frame(model: &Model, area: Rect) -> Option<Rect> {
    match model.screens.last() {
        Some(Screen::Dialog(dialog)) => {
            Some(frame(model.settings.words, dialog, model.play.as_ref(), area))
        }
        Some(
            Screen::Start(_)
            | Screen::Game
            | Screen::Page(_)
            | Screen::Games(_)
            | Screen::Chart
            | Screen::Switches(_)
            | Screen::Preferences(_),
        )
        | None => None,
    }
}

fn frame(words: Words, dialog: &Dialog, play: Option<&Play>, area: Rect) -> Rect {
    let widest = match dialog.topic {
        Topic::Menu | Topic::Watching | Topic::Learning => 26,
        Topic::Items => 70,
        Topic::Seats(..) => 36,
        Topic::Resign(_)
        | Topic::Draw
        | Topic::Quit
        | Topic::Leave
        | Topic::Delete
        | Topic::Replace
        | Topic::Learned => 52,
        Topic::Result => 74,
    };
    let width = widest.min(area.width);
    let inner = width.saturating_sub(4);
    let lines = sentences(words, dialog, play, inner).len();
    let lines = u16::try_from(lines).unwrap_or(u16::MAX);
    let gap = u16::from(lines > 0);
    let height = lines
        .saturating_add(gap)
        .saturating_add(dialog.choice_lines(words, inner))
        .saturating_add(2);
    paint::middle(area, width, height)
}

/// A line of a window: words, perhaps after the block of a seat.
struct Sentence {
    seat: Option<Seat>,
    words: String,
}

fn plain(words: &str, columns: u16) -> Vec<Sentence> {
    let broken = paint::wrap(words, columns);
    let lines = broken.into_iter();
    lines.map(|words| Sentence { seat: None, words }).collect()
}

fn sentences(words: Words, dialog: &Dialog, play: Option<&Play>, columns: u16) -> Vec<Sentence> {
    match dialog.topic {
        Topic::Menu | Topic::Watching | Topic::Learning | Topic::Items => Vec::new(),
        Topic::Learned => plain(words.say(Label::AskFirstGame), columns),
        Topic::Seats(..) => plain(words.say(Label::SeatsHint), columns),
        Topic::Resign(seat) => plain(&words.ask_resign(seat), columns),
        Topic::Draw => plain(words.say(Label::AskDraw), columns),
        Topic::Quit => plain(words.say(Label::AskQuit), columns),
        Topic::Delete => plain(words.say(Label::AskDelete), columns),
        Topic::Replace => plain(words.say(Label::AskReplace), columns),
        Topic::Leave => plain(words.say(Label::AskLeave), columns),
        Topic::Result => play.map_or_else(Vec::new, |play| result(words, play, columns)),
    }
}

/// Why the game is over, and a line for each seat, the best place first.
fn result(words: Words, play: &Play, columns: u16) -> Vec<Sentence> {
    let who = |seat| status::who(words, play, seat);
    let told = words.headlines(play.game(), who).into_iter().chain(crossing(words, play));
    let mut lines: Vec<Sentence> = told.flat_map(|told| plain(&told, columns)).collect();
    lines.push(Sentence { seat: None, words: String::new() });
    let standings = words.standings(play.game());
    let widest = standings.iter().map(|standing| paint::width(&standing.place)).max();
    lines.extend(standings.into_iter().map(|Standing { seat, place, told }| {
        let place = paint::pad(&place, widest.unwrap_or_default().max(4));
        Sentence { seat: Some(seat), words: format!("{place}  {told}") }
    }));
    let rated = play.rated.as_ref().map(|rated| rated.told(words)).unwrap_or_default();
    lines.extend(rated.iter().flat_map(|told| plain(told, columns)));
    lines
}

/// How a crossing alone has ended, against the fewest moves and against the own best.
fn crossing(words: Words, play: &Play) -> Vec<String> {
    let Some((solo, result)) = play.solo.as_ref().and_then(|solo| Some((solo, solo.result?)))
    else {
        return Vec::new();
    };
    let mut told = vec![words.solo_result(result.moves, solo.par)];
    told.extend(solo.compared(words));
    told.extend(solo.trouble.as_ref().map(|why| words.sentence(&words.best_unkept(why))));
    told
}

fn title(topic: Topic) -> Label {
    match topic {
        Topic::Menu | Topic::Watching | Topic::Learning => Label::MenuTitle,
        Topic::Learned => Label::LearnedTitle,
        Topic::Items => Label::ItemsTitle,
        Topic::Seats(..) => Label::SeatsTitle,
        Topic::Resign(_)
        | Topic::Draw
        | Topic::Quit
        | Topic::Leave
        | Topic::Delete
        | Topic::Replace => Label::QuestionTitle,
        Topic::Result => Label::ResultTitle,
    }
}

/// Draws a window over what is there.
pub(super) fn draw(
    words: Words,
    dialog: &Dialog,
    play: Option<&Play>,
    palette: Palette,
    area: Rect,
    buffer: &mut Buffer,
) {
    let theme = palette.theme;
    let frame = frame(words, dialog, play, area);
    paint::clear(buffer, frame);
    edge(buffer, frame, theme);
    paint::bar(buffer, frame, &format!("  {}", words.say(title(dialog.topic))), theme.bar());
    let inner = dialog::inside(frame);
    for (y, sentence) in (0..).zip(sentences(words, dialog, play, inner.width)) {
        let line = paint::line(inner, y);
        let mut x = line.x;
        if let Some(seat) = sentence.seat {
            x = paint::text(buffer, line, (x, line.y), &format!(" {seat} "), palette.block(seat));
            x = x.saturating_add(1);
            if let Some(name) = play.and_then(|play| called(words, play, seat)) {
                x = paint::text(buffer, line, (x, line.y), &name, theme.text()).saturating_add(1);
            }
        }
        paint::text(buffer, line, (x, line.y), &sentence.words, theme.text());
    }
    for (number, (spot, choice)) in
        dialog.spots(words, frame).into_iter().zip(dialog.choices()).enumerate()
    {
        let style = match (number == dialog.focus, dialog.topic.is_menu()) {
            (true, _) => theme.focus(),
            (false, true) => theme.text(),
            (false, false) => theme.button(),
        };
        let said = match (choice, play) {
            (Choice::Item(item), Some(play)) => items_view::line(words, play, item),
            (choice, _) => dialog.said(words, choice),
        };
        if !dialog.topic.is_menu() {
            paint::text(buffer, spot, (spot.x, spot.y), &format!("[ {said} ]"), style);
            continue;
        }
        buffer.set_style(spot.intersection(buffer.area), style);
        let mark = if number == dialog.focus { "> " } else { "  " };
        let mut x = paint::text(buffer, spot, (spot.x, spot.y), mark, style);
        if let Choice::Seat(seat) = choice {
            x = paint::text(buffer, spot, (x, spot.y), &format!(" {seat} "), palette.block(seat));
            x = x.saturating_add(1);
        }
        paint::text(buffer, spot, (x, spot.y), &said, style);
    }
}

/// The edge of a window: told from the board by its ground alone, so that no sign is needed that
/// some terminals draw two columns wide.
fn edge(buffer: &mut Buffer, frame: Rect, theme: Theme) {
    let frame = frame.intersection(buffer.area);
    let style = theme.bar();
    for x in frame.left()..frame.right() {
        set(buffer, x, frame.y, style);
        set(buffer, x, frame.bottom().saturating_sub(1), style);
    }
    for y in frame.top()..frame.bottom() {
        set(buffer, frame.x, y, style);
        set(buffer, frame.right().saturating_sub(1), y, style);
    }
}

fn set(buffer: &mut Buffer, x: u16, y: u16, style: ratatui::style::Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_style(style);
    }
}

/// Columns for names in the result.
const LONGEST_NAME: u16 = 10;

/// What whoever played a seat is called, where anybody has a name: lines stay in columns.
fn called(words: Words, play: &Play, seat: Seat) -> Option<String> {
    let names = &play.keep.names;
    let named = play.rules().seating().iter().any(|seat| !names[seat].is_empty());
    let called = match names[seat].as_str() {
        "" => words.player(play.table.player(seat)),
        name => name,
    };
    named.then(|| paint::pad(called, LONGEST_NAME))
}
