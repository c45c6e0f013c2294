//! How windows are drawn: the menu, questions, and the result.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::dialog::{self, Dialog, Topic};
use super::keep::Rated;
use super::model::{Model, Screen};
use super::paint;
use super::play::Play;
use super::theme::Theme;
use crate::game::{Action, Ending, Game};
use crate::ladder::{Rating, Who};
use crate::rules::Seat;
use crate::text::{Label, Words};

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
            | Screen::Switches(_)
            | Screen::Preferences(_),
        )
        | None => None,
    }
}

fn frame(words: Words, dialog: &Dialog, play: Option<&Play>, area: Rect) -> Rect {
    let widest = match dialog.topic {
        Topic::Menu | Topic::Watching => 26,
        Topic::Resign(_)
        | Topic::Draw
        | Topic::Quit
        | Topic::Leave
        | Topic::Delete
        | Topic::Replace => 52,
        Topic::Result => 66,
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
        Topic::Menu | Topic::Watching => Vec::new(),
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
    let game = play.game();
    let places = game.places().unwrap_or_default();
    let mut seats: Vec<Seat> = game.rules().seating().iter().collect();
    seats.sort_by_key(|&seat| places[seat]);
    let told = headlines(words, game, &seats).into_iter().chain(crossing(words, play));
    let mut lines: Vec<Sentence> = told.flat_map(|told| plain(&told, columns)).collect();
    lines.push(Sentence { seat: None, words: String::new() });
    lines.extend(seats.into_iter().map(|seat| {
        let mut others = game.rules().seating().iter().filter(|&other| other != seat);
        let shared = others.any(|other| places[other] == places[seat]);
        let place = places[seat].map(|place| match shared {
            true => words.shared_place(place),
            false => words.place(place),
        });
        let place = place.unwrap_or_default();
        let (position, rules) = (game.position(), game.rules());
        let told = words.result_line(
            position.turns(seat),
            position.pieces_home(rules, seat),
            rules.pieces(),
            longest_chain(game, seat),
        );
        Sentence { seat: Some(seat), words: format!("{}  {told}", paint::pad(&place, 4)) }
    }));
    lines.extend(rated(words, play).iter().flat_map(|told| plain(told, columns)));
    lines
}

/// What the game did to the points of people.
fn rated(words: Words, play: &Play) -> Vec<String> {
    match &play.rated {
        None => Vec::new(),
        Some(Rated::Entered(Rating { changes, only_losses })) => {
            let early = only_losses.then(|| words.say(Label::OnlyLosses).to_owned());
            let people = changes.iter().filter(|change| matches!(change.who, Who::Person(_)));
            early.into_iter().chain(people.map(|change| words.rated_change(change))).collect()
        }
        Some(Rated::Unrated(why)) => vec![words.unrated(why)],
        Some(Rated::Trouble(why)) => vec![words.sentence(why)],
    }
}

/// How a crossing alone has ended, against the fewest moves and against the own best.
fn crossing(words: Words, play: &Play) -> Vec<String> {
    let Some((solo, result)) = play.solo.as_ref().and_then(|solo| Some((solo, solo.result?)))
    else {
        return Vec::new();
    };
    let mut told = vec![words.solo_result(result.moves, solo.par)];
    told.push(match solo.best.filter(|best| *best <= result) {
        Some(best) => words.sentence(&words.solo_best(best.moves, best.hints)),
        None => words.say(Label::SoloNewBest).to_owned(),
    });
    told.extend(solo.trouble.as_ref().map(|why| words.sentence(&words.best_unkept(why))));
    told
}

/// Who has won, and why the game is over when that is not the reason.
fn headlines(words: Words, game: &Game, seats: &[Seat]) -> Vec<String> {
    let places = game.places().unwrap_or_default();
    let first = seats.iter().copied().filter(|&seat| places[seat] == Some(1));
    let winners: Vec<Seat> = first.collect();
    let home = game.position().home();
    let mut told = match (seats, &winners[..]) {
        ([seat], _) if !home.is_empty() => vec![words.alone_home(*seat)],
        ([_], _) | (_, []) => Vec::new(),
        _ if game.position().winning_team(game.rules()).is_some() => {
            vec![words.team_wins(&winners)]
        }
        (all, some) if some.len() < all.len() => vec![words.winners(some)],
        (_, _) => Vec::new(),
    };
    match game.ending() {
        Some(Ending::Decided) if !told.is_empty() => {}
        Some(ending) => told.push(words.sentence(words.ending(ending))),
        None => {}
    }
    told
}

/// The most hops that a seat made in one turn.
fn longest_chain(game: &Game, seat: Seat) -> usize {
    let rules = game.rules();
    let turns = game.positions().iter().zip(game.actions());
    let chains = turns.filter_map(|(position, action)| match *action {
        Action::Move(it) if position.turn() == seat => {
            let far = rules.board().distance(it.from, it.to) > 1;
            let route = position.route(rules, it)?;
            far.then(|| route.len().saturating_sub(1))
        }
        Action::Move(_) | Action::Pass | Action::TimeOut | Action::Resign(_) | Action::Draw => None,
    });
    chains.max().unwrap_or_default()
}

fn title(topic: Topic) -> Label {
    match topic {
        Topic::Menu | Topic::Watching => Label::MenuTitle,
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
    theme: Theme,
    area: Rect,
    buffer: &mut Buffer,
) {
    let frame = frame(words, dialog, play, area);
    paint::clear(buffer, frame);
    edge(buffer, frame, theme);
    paint::bar(buffer, frame, &format!("  {}", words.say(title(dialog.topic))), theme.bar());
    let inner = dialog::inside(frame);
    for (y, sentence) in (0..).zip(sentences(words, dialog, play, inner.width)) {
        let line = paint::line(inner, y);
        let mut x = line.x;
        if let Some(seat) = sentence.seat {
            x = paint::text(buffer, line, (x, line.y), &format!(" {seat} "), theme.block(seat));
            x = x.saturating_add(1);
            if let Some(name) = play.and_then(|play| called(play, seat)) {
                x = paint::text(buffer, line, (x, line.y), &name, theme.text()).saturating_add(1);
            }
        }
        paint::text(buffer, line, (x, line.y), &sentence.words, theme.text());
    }
    for (number, (spot, choice)) in
        dialog.spots(words, frame).into_iter().zip(dialog.choices()).enumerate()
    {
        let choice = words.say(choice.label());
        choice_at(buffer, spot, choice, number == dialog.focus, theme, dialog.topic);
    }
}

fn choice_at(
    buffer: &mut Buffer,
    spot: Rect,
    choice: &str,
    focused: bool,
    theme: Theme,
    topic: Topic,
) {
    let style = match (focused, topic.is_menu()) {
        (true, _) => theme.focus(),
        (false, true) => theme.text(),
        (false, false) => theme.button(),
    };
    let words = match (focused, topic.is_menu()) {
        (true, true) => format!("> {choice}"),
        (false, true) => format!("  {choice}"),
        (_, _) => format!("[ {choice} ]"),
    };
    if topic.is_menu() {
        buffer.set_style(spot.intersection(buffer.area), style);
    }
    paint::text(buffer, spot, (spot.x, spot.y), &words, style);
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
fn called(play: &Play, seat: Seat) -> Option<String> {
    let names = &play.keep.names;
    let named = play.rules().seating().iter().any(|seat| !names[seat].is_empty());
    named.then(|| paint::pad(names[seat].as_str(), LONGEST_NAME))
}
