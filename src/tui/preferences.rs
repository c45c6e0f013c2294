//! The page of settings: what is in focus, and what changing a setting does at once.
//!
//! The settings themselves are in [`setting`](super::setting), how the page is drawn in
//! [`preferences_view`].

use std::time::Duration;

use super::intent::{Bell, Capture, Facing, Intent, Request};
use super::keymap::KeyPreset;
use super::keys::Context;
use super::layout::Breadth;
use super::model::{Model, Screen};
use super::plan::Zoom;
use super::preferences_view;
use super::setting::{Setting, Wanted};
use super::star::Glyphs;
use super::theme::Theme;
use super::values::Part;
use crate::text::{Label, Language, Words};

/// What was chosen where the environment could choose too; `None` where it does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// The language.
    pub language: Option<Language>,
    /// The colours.
    pub theme: Option<Theme>,
    /// The signs.
    pub glyphs: Option<Glyphs>,
    /// The preset for new games.
    pub preset: Option<String>,
}

/// What the environment would choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usual {
    /// The language.
    pub language: Language,
    /// The colours; [`Theme::MONO`] where none are wanted or none can be shown.
    pub theme: Theme,
    /// The signs.
    pub glyphs: Glyphs,
}

impl Usual {
    /// The colours that a choice comes to: none where the environment has none.
    fn theme_for(self, chosen: Option<Theme>) -> Theme {
        if self.theme.has_colours() { chosen.unwrap_or(self.theme) } else { self.theme }
    }
}

/// The page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The number of the setting in focus.
    pub focus: usize,
}

impl Preferences {
    /// The setting in focus.
    pub fn setting(self) -> Setting {
        Setting::ALL.get(self.focus).copied().unwrap_or(Setting::ALL[0])
    }
}

impl Model {
    /// The same with what was chosen and what the environment would choose, and with that preset
    /// chosen in the form for a new game.
    pub fn with_chosen(mut self, chosen: Chosen, usual: Usual) -> Self {
        if let Some(name) = &chosen.preset {
            self = self.with_preset(name);
        }
        Self { chosen, usual, ..self }
    }

    pub(super) fn open_preferences(&mut self) {
        self.screens.push(Screen::Preferences(Preferences::default()));
    }

    /// What a key means on the page.
    pub(super) fn preferences_intent(&mut self, intent: Intent, now: Duration) -> Vec<Request> {
        let Some(Screen::Preferences(page)) = self.screens.last_mut() else { return Vec::new() };
        let last = Setting::ALL.len() - 1;
        match intent {
            Intent::Back => self.back(),
            Intent::Up | Intent::Previous => page.focus = page.focus.saturating_sub(1),
            Intent::Down | Intent::Next => page.focus = (page.focus + 1).min(last),
            Intent::First | Intent::PageUp => page.focus = 0,
            Intent::Last | Intent::PageDown => page.focus = last,
            Intent::Left => return self.step_setting(-1, now),
            Intent::Right | Intent::Pick => return self.step_setting(1, now),
            _ => {}
        }
        Vec::new()
    }

    /// A click on the page, or the wheel over it: whether it was over a value, and what that leads to.
    pub(super) fn turn_setting(
        &mut self,
        at: (u16, u16),
        by: isize,
        now: Duration,
    ) -> Option<Vec<Request>> {
        let area = self.area();
        let (number, part) = preferences_view::hit(self, area, at)?;
        if let Some(Screen::Preferences(page)) = self.screens.last_mut() {
            page.focus = number;
        }
        match part {
            Part::Back | Part::Value => Some(self.step_setting(by, now)),
            Part::Rest => None,
        }
    }

    pub(super) fn click_preferences(&mut self, at: (u16, u16), now: Duration) -> Vec<Request> {
        let area = self.area();
        let back =
            preferences_view::hit(self, area, at).is_some_and(|(_, part)| part == Part::Back);
        self.turn_setting(at, if back { -1 } else { 1 }, now).unwrap_or_default()
    }

    /// The next value of the setting in focus, or the one before, going round; it counts at once and
    /// is to be kept.
    fn step_setting(&mut self, by: isize, now: Duration) -> Vec<Request> {
        let Some(Screen::Preferences(page)) = self.screens.last() else { return Vec::new() };
        let setting = page.setting();
        let values = self.setting_values(setting);
        let is_now = self.setting_value(setting);
        let at = values.iter().position(|value| *value == is_now).unwrap_or_default();
        let next = at.checked_add_signed(by).unwrap_or(values.len() - 1) % values.len();
        let Some(name) = values.get(next) else { return Vec::new() };
        let Some(mut requests) = self.set(setting, name, now) else { return Vec::new() };
        let value = setting.value(name);
        requests.push(Request::KeepSetting(Wanted { setting, value }));
        requests
    }

    /// Applies a value by its name; nothing comes back when it cannot be.
    fn set(&mut self, setting: Setting, name: &str, now: Duration) -> Option<Vec<Request>> {
        match setting {
            Setting::Language => {
                self.chosen.language = Language::from_name(name);
                let language = self.chosen.language.unwrap_or(self.usual.language);
                self.settings.words = Words::new(language);
            }
            Setting::Theme => {
                self.chosen.theme = self.themes.get(name);
                self.settings.theme = self.usual.theme_for(self.chosen.theme);
            }
            Setting::Glyphs => {
                self.chosen.glyphs = Glyphs::from_name(name);
                self.settings.glyphs = self.chosen.glyphs.unwrap_or(self.usual.glyphs);
            }
            Setting::Zoom => self.zoom = Zoom::from_name(name),
            Setting::Panel => self.settings.panel = Breadth::from_name(name).unwrap_or_default(),
            Setting::Animation => {
                self.settings.hop = Duration::from_millis(name.parse().unwrap_or_default());
                let hop = self.settings.hop;
                return Some(self.with_play(|play| play.set_hop(hop, now)));
            }
            Setting::Mouse => {
                self.settings.capture = if name == "true" { Capture::On } else { Capture::Off };
                return Some(vec![Request::Mouse(self.settings.capture)]);
            }
            Setting::Bell => {
                self.settings.bell = if name == "true" { Bell::On } else { Bell::Off };
            }
            Setting::Facing => {
                self.settings.facing = if name == "true" { Facing::Mover } else { Facing::Fixed };
            }
            Setting::Keys => return self.set_keys(KeyPreset::from_name(name)?),
            Setting::Preset => self.set_preset(name),
        }
        Some(Vec::new())
    }

    /// The next colours; where the environment has none there are none to go through.
    pub(super) fn next_theme(&mut self) {
        let next = self.themes.after(self.settings.theme);
        self.settings.theme = self.usual.theme_for(Some(next));
        if self.settings.theme == next {
            self.chosen.theme = Some(next);
        } else {
            self.saying = Some(self.settings.words.say(Label::NoColours).into());
        }
    }

    /// The next breadth of the panel, in words too: there may be no room for it.
    pub(super) fn next_panel(&mut self) {
        self.settings.panel = self.settings.panel.next();
        let words = self.settings.words;
        self.saying = Some(words.panel_is(words.panel_breadth(self.settings.panel.name())).into());
    }

    /// The next colour for the seat in focus on the form, at once and for good.
    pub(super) fn next_colour(&mut self) -> Vec<Request> {
        let words = self.settings.words;
        match (self.usual.theme.has_colours(), self.settings.theme.has_colours()) {
            (false, _) => self.saying = Some(words.say(Label::NoColours).into()),
            (true, false) => {
                let key = self.keys.key(Context::Start, Intent::Theme);
                self.saying = Some(words.theme_without_colours(&key).into());
            }
            (true, true) => {
                let seat = self.start_mut().and_then(|(start, _)| start.focus_seat());
                let Some(seat) = seat else { return Vec::new() };
                self.habits.colours.advance(seat);
                return vec![Request::KeepSeats(self.habits.clone())];
            }
        }
        Vec::new()
    }

    /// The user's own keys may have no place in another preset.
    fn set_keys(&mut self, preset: KeyPreset) -> Option<Vec<Request>> {
        match self.keys.with_preset(preset) {
            Ok(keys) => {
                self.keys = keys;
                Some(Vec::new())
            }
            Err(clashes) => {
                let words = self.settings.words;
                let told = clashes.first().map(|clash| {
                    let [one, other] = [&clash.deeds[0], &clash.deeds[1]].map(ToString::to_string);
                    words.key_clash(&clash.chord.to_string(), &one, &other)
                });
                self.saying = told.map(Into::into);
                None
            }
        }
    }

    /// A game that is being played keeps its rules, and the next one those.
    fn set_preset(&mut self, name: &str) {
        self.chosen.preset = Some(name.to_owned());
        if self.play.is_none()
            && let Some((start, book)) = self.start_mut()
        {
            start.choose_named(name, book);
        }
    }

    /// What came of keeping a setting: trouble is told, and the setting counts all the same.
    pub(super) fn setting_kept(&mut self, trouble: Option<String>) -> Vec<Request> {
        let words = self.settings.words;
        if let Some(why) = trouble {
            self.saying = Some(words.setting_unkept(&why).into());
        }
        Vec::new()
    }
}
