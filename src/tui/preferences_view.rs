//! How the page of settings is drawn, and what a click on it hits.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::model::{Model, Screen};
use super::paint;
use super::preferences::Preferences;
use super::setting::{AUTO, Setting};
use super::theme::Theme;
use super::values::{Columns, Part, Row};
use crate::text::Label;

/// The columns and lines that the page needs.
pub const LEAST: (u16, u16) = (40, 12);

/// Lines for what is known of the setting in focus.
const DETAILS: u16 = 3;

/// Columns of the names and of the values; the names in the config get the rest.
const COLUMNS: Columns = Columns { keys: 20, values: 30 };

/// The lines of the list: below the title, above the details, the status and the foot.
fn list(area: Rect) -> Rect {
    let air = u16::from(area.height >= 20);
    Rect {
        x: area.x.saturating_add(1),
        y: area.y.saturating_add(1 + air),
        width: area.width.saturating_sub(2),
        height: area.height.saturating_sub(1 + 2 * air + DETAILS + 2),
    }
    .intersection(area)
}

fn first(page: Preferences, list: Rect) -> usize {
    paint::first_shown(page.focus, list.height.into())
}

/// The number of the setting at this place, and the part of its line.
pub(super) fn hit(model: &Model, area: Rect, at: (u16, u16)) -> Option<(usize, Part)> {
    let Some(Screen::Preferences(page)) = model.screens.last() else { return None };
    let list = list(area);
    let number = first(*page, list) + usize::from(at.1.saturating_sub(list.y));
    let inside = list.contains(at.into()) && number < Setting::ALL.len();
    inside.then(|| (number, COLUMNS.part(list, at.0)))
}

/// Draws the page; the line at its foot is left to the caller.
pub(super) fn draw(
    model: &Model,
    page: Preferences,
    saying: Option<&str>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let (words, theme) = (model.settings.words, model.settings.theme);
    paint::bar(buffer, area, &format!(" {}", words.say(Label::ButtonPreferences)), theme.bar());
    let list = list(area);
    let first = first(page, list);
    let shown = Setting::ALL.into_iter().enumerate().skip(first);
    for (y, (number, setting)) in (0..list.height).zip(shown) {
        let row = Row {
            key: words.setting_name(setting.name()),
            value: value(model, setting),
            about: setting.name().to_owned(),
            mark: ' ',
            style: theme.text(),
            focused: page.focus == number,
        };
        row.draw(COLUMNS, paint::line(list, y), theme, buffer);
    }
    paint::more(buffer, list, first, Setting::ALL.len(), theme.dim());
    let y = area.bottom().saturating_sub(DETAILS + 2);
    let details = Rect { y, height: DETAILS, ..list }.intersection(area);
    let about = paint::wrap(&words.setting_about(page.setting().name()), details.width);
    for (y, told) in (0..DETAILS).zip(about) {
        let line = paint::line(details, y);
        paint::text(buffer, line, (line.x, line.y), &told, theme.text());
    }
    let status = Rect { y: area.bottom().saturating_sub(2), height: 1, ..list };
    let style = if saying.is_some() { theme.warning() } else { theme.strong() };
    let told = saying.unwrap_or(words.say(Label::PreferencesHint));
    paint::notice(buffer, status.intersection(area), told, style);
}

/// A value in words; where the environment chooses, what that comes to.
fn value(model: &Model, setting: Setting) -> String {
    let words = model.settings.words;
    let name = model.setting_value(setting);
    let usual = match setting {
        Setting::Language => model.usual.language.name(),
        Setting::Theme => model.usual.theme.name(),
        Setting::Glyphs => model.usual.glyphs.name(),
        Setting::Zoom
        | Setting::Panel
        | Setting::Animation
        | Setting::Mouse
        | Setting::Bell
        | Setting::Facing
        | Setting::Keys
        | Setting::Preset => "",
    };
    match (setting, &*name) {
        (Setting::Preset, name) => name.to_owned(),
        (Setting::Panel, name) => words.panel_breadth(name).to_owned(),
        (Setting::Animation, "0") => words.say(Label::AnimationNone).to_owned(),
        (Setting::Animation, name) => words.setting_milliseconds(name),
        (Setting::Theme, name) if own_theme(model, name) => name.to_owned(),
        (_, AUTO) if !usual.is_empty() => words.setting_auto(&words.setting_value(usual)),
        (_, name) => words.setting_value(name),
    }
}

/// Whether it is the name of one of the user's own themes, for which there is no other word.
fn own_theme(model: &Model, name: &str) -> bool {
    let shipped = Theme::SHIPPED.iter().any(|theme| theme.name() == name);
    !shipped && model.themes.get(name).is_some()
}
