//! How the form for a new game is drawn, and what a click in it hits.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::guests_view::{self, STAR};
use super::intent::Intent;
use super::keymap::Keymap;
use super::keys::Context;
use super::model::{Model, Settings};
use super::paint;
use super::start::{Button, Field, Spot, Start};
use super::theme::Theme;
use crate::rules::{Book, Seat, Seating};
use crate::text::{Label, Words};

/// The columns and lines that the form needs.
pub const LEAST: (u16, u16) = (40, 14);

/// Columns of the seats.
const SEATS: u16 = 31;

/// Columns at the right of the presets for the signs that there are more.
const MORE: u16 = 6;

/// The parts of the form.
struct Form {
    presets: Rect,
    /// The first preset that is shown.
    first: usize,
    players: Rect,
    seats: Rect,
    star: Rect,
    differences: Rect,
    buttons: Rect,
    status: Rect,
}

impl Form {
    fn new(words: Words, start: &Start, book: &Book, area: Rect) -> Self {
        // Around the presets: title, players, seats, buttons, the status line, the foot, some air.
        let air = u16::from(area.height >= 20);
        let inner =
            Rect { x: area.x.saturating_add(1), width: area.width.saturating_sub(2), ..area };
        let buttons = button_spots(words, start, inner).last();
        let buttons = buttons.map_or(1, |(last, _)| last.y.saturating_sub(inner.y) + 1);
        let around = 1 + 1 + 6 + buttons + 1 + 1 + 4 * air;
        let room = area.height.saturating_sub(around).max(3);
        let count = u16::try_from(book.presets().len()).unwrap_or(u16::MAX);
        let at = |y: u16, height: u16| Rect { y, height, ..inner }.intersection(area);
        let presets = at(area.y.saturating_add(1 + air), room.min(count));
        let players = at(presets.bottom() + air, 1);
        let seats = at(players.bottom() + air, 6);
        let buttons = at(seats.bottom() + air, buttons);
        let beside = |x: u16, width: u16| Rect { x, width, ..seats }.intersection(seats);
        // A narrow form goes without the small star.
        let star = if seats.width >= SEATS + STAR + 24 { STAR } else { 0 };
        let star = beside(seats.x + SEATS, star);
        // The differences need every line there is.
        let right = star.right().saturating_add(2);
        let differences = Rect {
            x: right,
            y: players.y,
            width: seats.right().saturating_sub(right),
            height: seats.bottom().saturating_sub(players.y),
        };
        Self {
            first: paint::first_shown(start.variant.preset, presets.height.into()),
            presets,
            players,
            differences: differences.intersection(area),
            star,
            seats: beside(seats.x, SEATS),
            buttons,
            status: at(area.bottom().saturating_sub(2), 1),
        }
    }

    fn spots(&self, words: Words, start: &Start, book: &Book) -> Vec<(Rect, Spot)> {
        let mut spots = Vec::new();
        let shown = (0..self.presets.height).zip(self.first..book.presets().len());
        spots.extend(shown.map(|(y, preset)| (paint::line(self.presets, y), Spot::Preset(preset))));
        spots.extend(
            start
                .allowed(book)
                .into_iter()
                .map(|players| (number_spot(words, self.players, players), Spot::Players(players))),
        );
        let seats = start.seating().into_iter().flat_map(Seating::iter);
        spots.extend((0..).zip(seats).flat_map(|(y, seat)| {
            let (chip, who, name) = guests_view::seat_parts(paint::line(self.seats, y));
            [(chip, Spot::Colour(seat)), (who, Spot::Seat(seat)), (name, Spot::Name(seat))]
        }));
        let buttons = button_spots(words, start, self.buttons);
        spots.extend(buttons.map(|(spot, button)| (spot, Spot::Button(button))));
        spots
    }
}

fn number_spot(words: Words, line: Rect, players: usize) -> Rect {
    let label = paint::width(words.say(Label::StartPlayers)).saturating_add(2);
    let offset = u16::try_from(players).unwrap_or_default().saturating_sub(1);
    let spot =
        Rect { x: line.x.saturating_add(label).saturating_add(offset * 4), width: 3, ..line };
    spot.intersection(line)
}

/// The cells of the buttons, on as many lines as they need.
fn button_spots(
    words: Words,
    start: &Start,
    area: Rect,
) -> impl Iterator<Item = (Rect, Button)> + use<> {
    let (mut x, mut y) = (area.x, area.y);
    start.buttons().map(move |button| {
        let width = paint::width(words.say(button_label(button))).saturating_add(4);
        if x > area.x && x.saturating_add(width) > area.right() {
            (x, y) = (area.x, y.saturating_add(1));
        }
        let spot = Rect { x, y, width, height: 1 }.intersection(area);
        x = x.saturating_add(width + 1);
        (spot, button)
    })
}

fn button_label(button: Button) -> Label {
    match button {
        Button::Play => Label::ButtonPlay,
        Button::Continue => Label::ButtonContinue,
        Button::Learn => Label::ButtonLearn,
        Button::Switches => Label::ButtonSwitches,
        Button::Games => Label::ButtonGames,
        Button::Preferences => Label::ButtonPreferences,
        Button::Help => Label::ButtonHelp,
        Button::Quit => Label::ButtonQuit,
    }
}

/// What a click at this place hits.
pub fn spot_at(
    words: Words,
    start: &Start,
    book: &Book,
    area: Rect,
    at: (u16, u16),
) -> Option<Spot> {
    let spots = Form::new(words, start, book, area).spots(words, start, book);
    let mut hit = spots.into_iter().filter(|(spot, _)| spot.contains(at.into()));
    hit.next().map(|(_, spot)| spot)
}

/// Draws the form; the line at its foot is left to the caller.
pub(super) fn draw(
    model: &Model,
    start: &Start,
    saying: Option<&str>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let (keys, book) = (&model.keys, &model.book);
    let Settings { words, theme, .. } = model.settings;
    let (name, what) = (words.say(Label::StartTitle), words.say(Label::StartSubtitle));
    let title = format!(" {name} - {what}");
    paint::bar(buffer, area, &title, theme.bar());
    let form = Form::new(words, start, book, area);
    presets(words, start, book, &form, theme, buffer);
    players(words, start, book, &form, theme, buffer);
    guests_view::seats(words, start, form.seats, model.palette(), buffer);
    guests_view::star(start, book, form.star, model.palette(), buffer);
    differences(words, keys, start, book, &form, theme, buffer);
    for (spot, button) in button_spots(words, start, form.buttons) {
        let style =
            if start.focus == Field::Button(button) { theme.focus() } else { theme.button() };
        let label = format!("[ {} ]", words.say(button_label(button)));
        paint::text(buffer, spot, (spot.x, spot.y), &label, style);
    }
    let play = || keys.key(Context::Start, Intent::Play);
    let hint = match start.focus {
        Field::Presets => {
            let learn = || words.start_hint_learn(&keys.key(Context::Start, Intent::Learn));
            let usual =
                || if start.continues { words.start_hint_presets(&play()) } else { learn() };
            cut_about(words, start, book, &form).unwrap_or_else(usual)
        }
        Field::Players => words.say(Label::StartHintPlayers).to_owned(),
        Field::Seat(_) => {
            let key = |intent| keys.key(Context::Start, intent);
            words.start_hint_seat(&key(Intent::Name), &key(Intent::Colour))
        }
        Field::Button(_) => words.say(Label::StartHintButton).to_owned(),
    };
    let hint = match &start.guests.typed {
        Some((seat, name)) => {
            let told = words.seat_name_typed(*seat, name.text());
            match name.is_untouched() {
                true => format!("{told} {}", words.say(Label::TypedOver)),
                false => told,
            }
        }
        None => hint,
    };
    let style = if saying.is_some() { theme.warning() } else { theme.strong() };
    paint::notice(buffer, form.status, saying.unwrap_or(&hint), style);
}

/// Columns of the presets' names.
fn name_column(book: &Book) -> u16 {
    let names = book.presets().iter().map(|preset| paint::width(&preset.name));
    names.max().unwrap_or_default().min(16) + 1
}

/// Where the presets stand, without the signs that there are more.
fn preset_list(form: &Form) -> Rect {
    Rect { width: form.presets.width.saturating_sub(MORE), ..form.presets }
}

/// What the chosen preset is for, where its line has no room for it.
fn cut_about(words: Words, start: &Start, book: &Book, form: &Form) -> Option<String> {
    let about = words.about(book.presets().get(start.variant.preset)?);
    let room = preset_list(form).width.saturating_sub(name_column(book) + 3);
    (paint::width(&about) > room).then_some(about)
}

fn presets(
    words: Words,
    start: &Start,
    book: &Book,
    form: &Form,
    theme: Theme,
    buffer: &mut Buffer,
) {
    let column = name_column(book);
    let whole = form.presets;
    let list = preset_list(form);
    let shown = book.presets().iter().enumerate().skip(form.first);
    for (y, (number, preset)) in (0..form.presets.height).zip(shown) {
        let line = paint::line(list, y);
        let chosen = number == start.variant.preset;
        let mark = if chosen { '>' } else { ' ' };
        let star = if start.variant.has_changes(preset) { "*" } else { "" };
        let name = paint::pad(&format!("{}{star}", preset.name), column);
        let told = format!("{mark} {name} {} ", words.about(preset));
        let style = match (chosen, start.focus) {
            (true, Field::Presets) => theme.focus(),
            (true, _) => theme.strong(),
            (false, _) => theme.text(),
        };
        if chosen {
            buffer.set_style(line, style);
        }
        paint::text(buffer, line, (line.x, line.y), &told, style);
    }
    paint::more(buffer, whole, form.first, book.presets().len(), theme.dim());
}

fn players(
    words: Words,
    start: &Start,
    book: &Book,
    form: &Form,
    theme: Theme,
    buffer: &mut Buffer,
) {
    let line = form.players;
    paint::text(buffer, line, (line.x, line.y), words.say(Label::StartPlayers), theme.strong());
    let allowed = start.allowed(book);
    for number in 1..=Seat::MAX {
        let spot = number_spot(words, line, number);
        let chosen = start.players == number;
        let label = match (chosen, allowed.contains(&number)) {
            (true, _) => format!("[{number}]"),
            (false, true) => format!(" {number} "),
            (false, false) => " - ".to_owned(),
        };
        let style = match (chosen, start.focus) {
            (true, Field::Players) => theme.focus(),
            (true, _) => theme.strong(),
            (false, _) => theme.dim(),
        };
        paint::text(buffer, spot, (spot.x, spot.y), &label, style);
    }
}

fn differences(
    words: Words,
    keys: &Keymap,
    start: &Start,
    book: &Book,
    form: &Form,
    theme: Theme,
    buffer: &mut Buffer,
) {
    let area = form.differences;
    let head = paint::line(area, 0);
    paint::text(buffer, head, (head.x, head.y), words.say(Label::StartDifferences), theme.strong());
    let style = match start.rules(book) {
        Ok(_) => theme.text(),
        Err(_) => theme.warning(),
    };
    write_sentences(
        &words.start_more(&keys.key(Context::Start, Intent::Rules)),
        buffer,
        area,
        &summary(words, start, book),
        style,
    );
}

fn write_sentences(
    more: &str,
    buffer: &mut Buffer,
    area: Rect,
    sentences: &[String],
    style: Style,
) {
    let lines = sentences.iter().flat_map(|sentence| {
        let broken = paint::wrap(sentence, area.width.saturating_sub(2));
        (0..).zip(broken).map(|(number, line): (usize, String)| {
            let mark = if number == 0 { "- " } else { "  " };
            format!("{mark}{line}")
        })
    });
    let all: Vec<String> = lines.collect();
    let room: usize = area.height.saturating_sub(1).into();
    for (y, line) in (1u16..).zip(all.iter().take(room)) {
        let row = paint::line(area, y);
        let cut = usize::from(y) == room && all.len() > room;
        let told = if cut { more } else { line };
        paint::text(buffer, row, (row.x, row.y), told, style);
    }
}

/// What the preset changes in the classic game, or what is wrong with it.
fn summary(words: Words, start: &Start, book: &Book) -> Vec<String> {
    if let Err(faults) = start.rules(book) {
        return faults.iter().map(|fault| words.sentence(&words.fault(fault))).collect();
    }
    let differences = words.differences(&start.variant.draft(book)).into_iter();
    let lines: Vec<String> = differences.map(|(_, told)| told).collect();
    if lines.is_empty() { vec![words.say(Label::StartClassic).to_owned()] } else { lines }
}
