//! Drawing: reads the model and writes the frame, and never the other way round.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::foot;
use super::hints::Hinted;
use super::intent::Intent;
use super::keymap::Keymap;
use super::keys::Context;
use super::layout::{GameLayout, Panel};
use super::model::{Model, Screen, Settings};
use super::page::{Page, Weight};
use super::paint;
use super::palette::Palette;
use super::plan::Turned;
use super::play::{Mode, Play};
use super::star::{Sight, Star};
use super::theme::Theme;
use super::{
    chart, dialog_view, games_view, learn_view, panel, preferences_view, start_view, status,
    switches_view,
};
use crate::text::{Label, Words};

/// Signs of a bot at work, pure ASCII.
const SPINNER: [char; 4] = ['|', '/', '-', '\\'];

/// Draws everything.
pub fn view(model: &Model, frame: &mut Frame) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    draw(model, area, buffer);
    paint::ground(buffer, area, model.settings.theme.text());
    model.settings.depth.lower(buffer);
}

fn draw(model: &Model, area: Rect, buffer: &mut Buffer) {
    if !model.fits((area.width, area.height)) {
        too_small(model, area, buffer);
        return;
    }
    let Settings { theme, words, .. } = model.settings;
    match model.ground() {
        Some(Screen::Start(start)) => {
            let saying = saying(model);
            start_view::draw(model, start, saying, area, buffer);
        }
        Some(Screen::Game) => {
            if let (Some(play), Some(layout)) = (&model.play, model.layout(area)) {
                game(model, play, &layout, buffer);
            }
        }
        Some(Screen::Games(games)) => {
            games_view::draw(words, games, saying(model), theme, area, buffer);
        }
        Some(Screen::Chart) => {
            if let Some(play) = &model.play {
                chart::draw(words, play, model.palette(), area, buffer);
                page_notice(model, area, buffer);
            }
        }
        Some(Screen::Switches(page)) => {
            if let Some(start) = model.start() {
                switches_view::draw(model, page, start, saying(model), area, buffer);
            }
        }
        Some(Screen::Preferences(page)) => {
            preferences_view::draw(model, *page, saying(model), area, buffer);
        }
        Some(Screen::Page(shown)) => {
            page(words, &model.keys, shown, theme, area, buffer);
            page_notice(model, area, buffer);
        }
        Some(Screen::Dialog(_)) | None => {}
    }
    words_at_foot(model, area, buffer);
    if let Some(Screen::Dialog(dialog)) = model.screens.last() {
        dialog_view::draw(words, dialog, model.play.as_ref(), model.palette(), area, buffer);
    }
}

/// What was said last that belongs to no game.
fn saying(model: &Model) -> Option<&str> {
    if model.interrupted {
        return Some(model.settings.words.say(Label::Interrupted));
    }
    model.saying.as_deref()
}

/// The same on a screen that has nothing else to say: above its foot.
fn page_notice(model: &Model, area: Rect, buffer: &mut Buffer) {
    if let Some(told) = saying(model) {
        let line = paint::line(area, area.height.saturating_sub(2));
        let line =
            Rect { x: area.x.saturating_add(1), width: area.width.saturating_sub(2), ..line };
        paint::notice(buffer, line, told, model.settings.theme.warning());
    }
}

fn too_small(model: &Model, area: Rect, buffer: &mut Buffer) {
    let words = model.settings.words;
    let size = (area.width, area.height);
    let sentence = match model.interrupted {
        true => words.say(Label::Interrupted).to_owned(),
        false => {
            words.too_small(size, model.least(), &model.keys.key(Context::TooSmall, Intent::Quit))
        }
    };
    let lines = paint::wrap(&sentence, area.width);
    for (y, line) in (0..).zip(lines) {
        let row = paint::line(area, y);
        paint::text(buffer, row, (row.x, row.y), &line, Style::new());
    }
}

fn words_at_foot(model: &Model, area: Rect, buffer: &mut Buffer) {
    let Some(line) = model.foot_line(area) else {
        return;
    };
    let (words, now) = (model.settings.words, model.foot_now());
    for hint in foot::hints(words, &model.keys, model.context(), &now, line) {
        let at = (hint.spot.x, hint.spot.y);
        let style = model.settings.theme.button();
        paint::text(buffer, hint.spot, at, &hint.label, style);
    }
}

fn page(words: Words, keys: &Keymap, page: &Page, theme: Theme, area: Rect, buffer: &mut Buffer) {
    paint::bar(buffer, area, &format!(" {}", page.title(words)), theme.bar());
    let body = Page::body(area);
    let lines = page.lines(words, keys, body.width);
    let below = lines.len().saturating_sub(page.top + usize::from(body.height));
    let beside = |y: u16| Rect { y, height: 1, ..body }.intersection(area);
    paint::beyond(buffer, beside(body.y.saturating_sub(1)), '^', page.top, theme.dim());
    paint::beyond(buffer, beside(body.bottom()), 'v', below, theme.dim());
    for (y, (weight, line)) in (0..body.height).zip(lines.iter().skip(page.top)) {
        let style = match weight {
            Weight::Heading => theme.strong(),
            Weight::Plain => theme.text(),
        };
        let row = paint::line(body, y);
        paint::text(buffer, row, (row.x, row.y), line, style);
    }
}

fn game(model: &Model, play: &Play, layout: &GameLayout, buffer: &mut Buffer) {
    let (words, palette) = (model.settings.words, model.palette());
    let called = match play.learning {
        Some(_) => words.say(Label::LessonsTitle).to_owned(),
        None => model.rules_called(&play.keep.preset, play.rules().draft()),
    };
    title(words, &called, play, layout, palette, buffer);
    board(model, play, layout, buffer);
    match (&play.learning, layout.panel) {
        (Some(_), Panel::Wide(area)) => {
            learn_view::draw(words, &model.keys, play, area, palette.theme, buffer);
        }
        (_, panel) => panel::draw(words, play, panel, palette, buffer),
    }
    status_lines(model, play, layout, buffer);
}

fn title(
    words: Words,
    called: &str,
    play: &Play,
    layout: &GameLayout,
    palette: Palette,
    buffer: &mut Buffer,
) {
    let line = layout.title;
    if line.is_empty() {
        return;
    }
    paint::bar(buffer, line, &format!(" {called}"), palette.theme.bar());
    let turn = format!("{} ", status::title(words, play, palette));
    let x = line.right().saturating_sub(paint::width(&turn));
    let used = paint::width(called).saturating_add(2);
    if x > line.x.saturating_add(used) {
        paint::text(buffer, line, (x, line.y), &turn, palette.theme.bar().bold());
    }
}

fn board(model: &Model, play: &Play, layout: &GameLayout, buffer: &mut Buffer) {
    let (position, flying) = match &play.flight {
        Some(flight) if play.look.is_none() => flight.scene(),
        _ => (play.scene(), None),
    };
    let resting = flying.is_none() && play.look.is_none();
    let labels = match &play.mode {
        Mode::Labels(labels) => labels.all().to_vec(),
        Mode::Cursor | Mode::Prompt(_) | Mode::Name(_) => Vec::new(),
    };
    let sight = Sight {
        rules: play.rules(),
        position,
        flying,
        cursor: resting.then_some(play.cursor),
        picked: play.picked.filter(|_| resting),
        hinted: play.hint.filter(|_| resting).and_then(Hinted::piece),
        targets: play.targets(),
        labels,
        preview: play.preview(),
        trails: play.trails(),
        turn: position.turn(),
    };
    let star = Star {
        sight: &sight,
        plan: &layout.plan,
        palette: model.palette(),
        glyphs: model.settings.glyphs,
    };
    if let Some(left) = layout.names {
        star.draw_names(buffer, left);
    }
    star.draw(buffer);
    paint::ground(buffer, layout.ground(), model.settings.theme.board());
}

/// Whether a sentence needs more lines than there are under the board, where the first of them has the
/// name of a hole before it.
fn is_overlong(told: &str, status: Rect) -> bool {
    const NAME: u16 = 6;
    paint::wrap(told, status.width.saturating_sub(NAME)).len() > status.height.into()
}

/// The hole under the cursor, what can be done, and what the last try came to.
fn status_lines(model: &Model, play: &Play, layout: &GameLayout, buffer: &mut Buffer) {
    let Settings { theme, words, .. } = model.settings;
    let first = paint::line(layout.status, 0);
    let (name, stands) = status::hole(words, play);
    let told = saying(model).map(str::to_owned);
    let told = told.or_else(|| status::note(words, &model.keys, play));
    if let Some(told) = told.as_ref().filter(|told| is_overlong(told, layout.status)) {
        let last = paint::line(layout.status, layout.status.height.saturating_sub(1));
        let last =
            Rect { x: last.x.saturating_add(1), width: last.width.saturating_sub(2), ..last };
        paint::notice(buffer, last, told, theme.warning());
        return;
    }
    let sentence = sentence(words, &model.keys, play, layout.plan.turned());
    let at = (first.x, first.y);
    let name = format!(" {} ", paint::pad(&name, 3));
    let x = paint::text(buffer, first, at, &name, theme.focus());
    let first = Rect {
        x: x.saturating_add(1),
        width: first.right().saturating_sub(x).saturating_sub(1),
        ..first
    };
    let second = paint::line(layout.status, 1);
    let second = Rect { x: second.x.saturating_add(1), ..second };
    let lines = match told {
        // A long reason takes both lines.
        Some(told)
            if second.is_empty() || paint::width(&told) >= second.width.saturating_sub(1) =>
        {
            let lines = paint::wrap(&told, first.width);
            lines.into_iter().map(|line| (line, theme.warning())).collect()
        }
        Some(told) => vec![(sentence, theme.strong()), (told, theme.warning())],
        None => {
            let pressing = status::pressing(words, play).filter(|_| second.is_empty());
            vec![(pressing.unwrap_or(sentence), theme.strong()), (stands, theme.dim())]
        }
    };
    for (line, (told, style)) in [first, second].into_iter().zip(lines) {
        paint::text(buffer, line, (line.x, line.y), &told, style);
    }
}

fn sentence(words: Words, keys: &Keymap, play: &Play, turned: Turned) -> String {
    let sentence = status::sentence(words, keys, play, turned);
    if let Mode::Prompt(prompt) = &play.mode {
        return format!(":{}_  {sentence}", prompt.text);
    }
    let spinner = play.thinking.filter(|thinking| thinking.turns > 0);
    match spinner.and_then(|thinking| SPINNER.get(thinking.turns % SPINNER.len())) {
        Some(sign) if play.flight.is_none() => format!("{sign} {sentence}"),
        _ => sentence,
    }
}
