//! What the front end does on the page of switches, and with presets of the user's own.
//!
//! The page itself is in [`switches`](super::switches).

use std::time::Duration;

use super::dialog::Topic;
use super::intent::{Intent, Request};
use super::mine::{Kept, Mine, Taken};
use super::model::{Model, Screen};
use super::start::Start;
use super::switches::{Outcome, Switches};
use super::switches_view;
use super::values::Part;
use crate::rules::{Book, Draft, Fault};

impl Model {
    /// Opens the page over the form, with the focus on the first switch that is wrong.
    pub(super) fn open_switches(&mut self) {
        let Some(start) = self.start() else { return };
        let mut page = Switches::default();
        if let Some(fault) =
            start.rules(&self.book).err().and_then(|faults| faults.first().cloned())
        {
            page.focus_on(fault.switch());
        }
        self.screens.push(Screen::Switches(page));
    }

    /// The open page, and the form below it.
    fn switches(&mut self) -> Option<(&mut Switches, &mut Start, &Book)> {
        let (last, below) = self.screens.split_last_mut()?;
        let start = below.iter_mut().rev().find_map(Screen::as_start_mut)?;
        match last {
            Screen::Switches(page) => Some((page, start, &self.book)),
            Screen::Start(_)
            | Screen::Game
            | Screen::Page(_)
            | Screen::Games(_)
            | Screen::Chart
            | Screen::Preferences(_)
            | Screen::Dialog(_) => None,
        }
    }

    /// The form that lies uppermost, to be filled in.
    pub(super) fn start_mut(&mut self) -> Option<(&mut Start, &Book)> {
        let start = self.screens.iter_mut().rev().find_map(Screen::as_start_mut)?;
        Some((start, &self.book))
    }

    /// What rules are called: where they differ from the preset, that they do.
    pub(super) fn rules_called(&self, preset: &str, rules: &Draft) -> String {
        let known = self.book.get(preset).map(|known| known.draft.clone().over(Draft::classic()));
        match known {
            Some(known) if known != rules.clone().over(Draft::classic()) => {
                self.settings.words.changed_preset(preset)
            }
            Some(_) | None => preset.to_owned(),
        }
    }

    /// What a key means on the page.
    pub(super) fn switches_intent(&mut self, intent: Intent, now: Duration) -> Vec<Request> {
        let words = self.settings.words;
        let lines = switches_view::list(self.area()).height.into();
        let Some((page, start, book)) = self.switches() else { return Vec::new() };
        let outcome = match intent {
            _ if page.typed.is_some() => page.typing(intent, start, book, words),
            Intent::Back => {
                self.back();
                return Vec::new();
            }
            Intent::Play => return self.play_from_page(now),
            Intent::Rules => {
                self.open_rules();
                return Vec::new();
            }
            _ => page.intent(intent, start, book, lines),
        };
        match outcome {
            Outcome::Done => Vec::new(),
            Outcome::Tell(told) => {
                self.saying = Some(told.into());
                Vec::new()
            }
            Outcome::Keep(name) => self.keep_preset(name),
        }
    }

    /// The game begins, or the first switch that is wrong gets the focus.
    fn play_from_page(&mut self, now: Duration) -> Vec<Request> {
        let Some((page, start, book)) = self.switches() else { return Vec::new() };
        if let Err(faults) = start.rules(book) {
            if let Some(fault) = faults.first() {
                page.focus_on(fault.switch());
            }
            self.refuse(&faults);
            return Vec::new();
        }
        self.back();
        self.start_game(now)
    }

    /// Tells why the game cannot begin.
    pub(super) fn refuse(&mut self, faults: &[Fault]) {
        let words = self.settings.words;
        self.saying = faults.first().map(|fault| words.cannot_begin(fault).into());
    }

    /// A click on the page: a line gets the focus, an arrow or a value changes it.
    pub(super) fn click_switches(&mut self, at: (u16, u16)) -> Vec<Request> {
        match self.hit_switches(at) {
            Some(Part::Back) => self.turn_switch(Intent::Left),
            Some(Part::Value) => self.turn_switch(Intent::Right),
            Some(Part::Rest) | None => {}
        }
        Vec::new()
    }

    /// The wheel over a value changes it; whether it was over one.
    pub(super) fn wheel_switches(&mut self, at: (u16, u16), direction: Intent) -> bool {
        let turned = match direction {
            Intent::Up => Intent::Left,
            _ => Intent::Right,
        };
        match self.hit_switches(at) {
            Some(Part::Back | Part::Value) => {
                self.turn_switch(turned);
                true
            }
            Some(Part::Rest) | None => false,
        }
    }

    /// The part of the page at this place; its line gets the focus. What is being typed stays.
    fn hit_switches(&mut self, at: (u16, u16)) -> Option<Part> {
        let (words, area) = (self.settings.words, self.area());
        let (page, start, book) = self.switches()?;
        if page.typed.is_some() {
            return None;
        }
        let hit = switches_view::hit(words, page, start, book, area, at)?;
        page.focus = hit.number;
        Some(hit.part)
    }

    fn turn_switch(&mut self, intent: Intent) {
        if let Some((page, start, book)) = self.switches() {
            page.intent(intent, start, book, 1);
        }
    }

    /// The switches shall be kept under a name; those of the shipped presets stay theirs.
    fn keep_preset(&mut self, name: String) -> Vec<Request> {
        let words = self.settings.words;
        if Book::shipped().get(&name).is_some() {
            self.saying = Some(words.preset_shipped(&name).into());
            return Vec::new();
        }
        let Some((_, start, book)) = self.switches() else { return Vec::new() };
        // It need not be for as many players as are chosen just now.
        if start.allowed(book).is_empty() {
            let faults = start.rules(book).err().unwrap_or_default();
            self.refuse(&faults);
            return Vec::new();
        }
        let base = start.preset(book).map(|preset| preset.name.clone()).unwrap_or_default();
        let mine = Mine { name, base, draft: start.variant.draft(book), taken: Taken::Tell };
        vec![Request::KeepPreset(Box::new(mine))]
    }

    /// What came of it.
    pub(super) fn preset_kept(&mut self, kept: Kept) -> Vec<Request> {
        let words = self.settings.words;
        match kept {
            Kept::Done { name, file, text } => self.take_preset(&name, &file, &text),
            Kept::Told(why) => self.saying = Some(why.into()),
            Kept::Taken(mine) => {
                if let Some((page, _, _)) = self.switches() {
                    page.waiting = Some(Mine { taken: Taken::Replace, ..*mine });
                    self.open(Topic::Replace);
                } else {
                    self.saying = Some(words.preset_there(&mine.name).into());
                }
            }
        }
        Vec::new()
    }

    /// A preset that was kept is in the list, and chosen.
    fn take_preset(&mut self, name: &str, file: &str, text: &str) {
        let words = self.settings.words;
        // What was written was read before: a test keeps presets of every kind. The file is taken in
        // whole, as presets that are based on this one change with it.
        if self.book.add(file, text).is_ok()
            && let Some((_, start, book)) = self.switches()
        {
            start.variant.reset_all(book);
            start.choose_named(name, book);
            start.variant.reset_all(book);
        }
        self.saying = Some(words.preset_kept(name, file).into());
    }

    /// The preset of that name is given up for the new one.
    pub(super) fn replace_preset(&mut self) -> Vec<Request> {
        self.screens.pop();
        let mine = self.switches().and_then(|(page, _, _)| page.waiting.take());
        mine.map(|mine| Request::KeepPreset(Box::new(mine))).into_iter().collect()
    }
}
