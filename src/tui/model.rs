//! The front end's state: a stack of screens over one game, and what inputs do to it.
//!
//! Drawing is left to [`view`](fn@super::view), which only reads.

use std::borrow::Cow;
use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

use super::chart;
use super::dialog::{Choice, Dialog, Topic};
use super::games::{Errand, Games};
use super::games_view;
use super::guests::Habits;
use super::intent::{Bell, Capture, Facing, Input, Intent, Request};
use super::keep::Seated;
use super::keymap::Keymap;
use super::keys::Context;
use super::layout::{Beside, Breadth, GameLayout, Lean, Wish};
use super::page::{Page, Subject};
use super::palette::Palette;
use super::plan::{Turned, Zoom};
use super::play::{Mode, Play};
use super::pointer::Pressed;
use super::preferences::{Chosen, Preferences, Usual};
use super::preferences_view;
use super::shade::Depth;
use super::solo::Bests;
use super::star::Glyphs;
use super::start::Start;
use super::start_view;
use super::switches::Switches;
use super::switches_view;
use super::theme::{Theme, Themes};
use crate::lesson::Lesson;
use crate::rules::{Book, BySeat};
use crate::table::Name;
use crate::text::{Label, Words};

/// What the front end looks like and how fast it moves.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The language.
    pub words: Words,
    /// The colours.
    pub theme: Theme,
    /// How many colours the terminal has.
    pub depth: Depth,
    /// The signs.
    pub glyphs: Glyphs,
    /// Whether the mouse is reported.
    pub capture: Capture,
    /// How long a hop is shown; nothing moves at 0.
    pub hop: Duration,
    /// Whether a bell rings when a turn's time is nearly up.
    pub bell: Bell,
    /// Which seat has the lower end of the board.
    pub facing: Facing,
    /// How broad the panel beside the board is.
    pub panel: Breadth,
    /// When the program began, in seconds since 1970.
    pub began: i64,
}

/// A screen of the stack.
#[derive(Clone, Debug)]
pub(super) enum Screen {
    Start(Start),
    Game,
    Page(Page),
    Games(Games),
    Chart,
    Switches(Switches),
    Preferences(Preferences),
    Dialog(Dialog),
}

impl Screen {
    /// The form for a new game, if it is that.
    pub(super) fn as_start_mut(&mut self) -> Option<&mut Start> {
        match self {
            Self::Start(start) => Some(start),
            Self::Game
            | Self::Page(_)
            | Self::Games(_)
            | Self::Chart
            | Self::Switches(_)
            | Self::Preferences(_)
            | Self::Dialog(_) => None,
        }
    }
}

/// Everything there is on the screen.
#[derive(Clone, Debug)]
pub struct Model {
    pub(super) book: Book,
    /// What the book calls the file of the user's own presets.
    pub(super) own_rules: String,
    /// The themes to choose from.
    pub(super) themes: Themes,
    pub(super) seed: u64,
    /// How many games were played here so far.
    pub(super) games: u64,
    pub(super) settings: Settings,
    /// What was chosen of them where the environment could choose too.
    pub(super) chosen: Chosen,
    /// What the environment would choose.
    pub(super) usual: Usual,
    pub(super) keys: Keymap,
    pub(super) size: (u16, u16),
    pub(super) zoom: Option<Zoom>,
    pub(super) turned: Turned,
    pub(super) play: Option<Play>,
    /// Never empty; the last one is open.
    pub(super) screens: Vec<Screen>,
    /// Ctrl-C was pressed once.
    pub(super) interrupted: bool,
    /// A sentence that belongs to no game.
    pub(super) saying: Option<Cow<'static, str>>,
    /// The game stands in a new one's way; it begins when the question is answered with yes.
    pub(super) pending: Option<Box<Seated>>,
    /// What the mouse button went down on.
    pub(super) pressed: Option<Pressed>,
    /// The best results of crossing alone.
    pub(super) bests: Bests,
    /// The lesson that was open last.
    pub(super) lesson: Lesson,
    /// The names that are kept for the next time, and the colours in force, which are kept too.
    pub(super) habits: Habits,
}

impl Model {
    /// The form for a new game, or the game that is given.
    pub fn new(
        book: Book,
        game: Option<Seated>,
        seed: u64,
        settings: Settings,
        size: (u16, u16),
    ) -> Self {
        let start = Start::new(&book);
        let mut model = Self {
            book,
            own_rules: String::new(),
            themes: Themes::default(),
            seed,
            games: 0,
            settings,
            chosen: Chosen::default(),
            usual: Usual {
                language: settings.words.language(),
                theme: settings.theme,
                glyphs: settings.glyphs,
            },
            keys: Keymap::default(),
            size,
            zoom: None,
            turned: Turned::default(),
            play: None,
            screens: vec![Screen::Start(start)],
            interrupted: false,
            saying: None,
            pending: None,
            pressed: None,
            bests: Bests::new(),
            lesson: Lesson::Step,
            habits: Habits::default(),
        };
        if let Some(game) = game {
            model.seat(game, Duration::ZERO);
        }
        model
    }

    /// The same with other keys.
    pub fn with_keys(self, keys: Keymap) -> Self {
        Self { keys, ..self }
    }

    /// The same with no board larger than that.
    pub fn with_zoom(self, zoom: Option<Zoom>) -> Self {
        Self { zoom, ..self }
    }

    /// The same with the file of the user's own presets, as the book calls it.
    pub fn with_own_rules(self, file: impl Into<String>) -> Self {
        Self { own_rules: file.into(), ..self }
    }

    /// The same with other themes to choose from.
    pub fn with_themes(self, themes: Themes) -> Self {
        Self { themes, ..self }
    }

    /// The themes to choose from.
    pub fn themes(&self) -> &Themes {
        &self.themes
    }

    /// The words of the language in force.
    pub fn words(&self) -> Words {
        self.settings.words
    }

    /// What the seats look like.
    pub(super) fn palette(&self) -> Palette {
        Palette { theme: self.settings.theme, colours: self.habits.colours }
    }

    /// The same with another preset chosen in the form for a new game, if the book has it.
    pub fn with_preset(mut self, name: &str) -> Self {
        for screen in &mut self.screens {
            if let Screen::Start(start) = screen {
                start.choose_named(name, &self.book);
            }
        }
        self
    }

    /// Tells under a title what is wrong with one of the user's own files, over whatever is open; nothing
    /// when nothing is.
    pub fn tell_faults(&mut self, title: Label, faults: Vec<String>) {
        if !faults.is_empty() {
            self.screens.push(Screen::Page(Page::new(Subject::Faults(title, faults))));
        }
    }

    /// Makes the best results of crossing alone known.
    pub fn know_bests(&mut self, bests: Bests) {
        self.bests = bests;
        if let Some(solo) = self.play.as_mut().and_then(|play| play.solo.as_mut()) {
            solo.learn(&self.bests);
        }
    }

    /// Makes the names and colours of the last time known: the names stand in the form, at the seats
    /// without one.
    pub fn know_seats(&mut self, habits: Habits) {
        if let Some((start, _)) = self.start_mut() {
            start.guests.recall(&habits.names);
        }
        self.habits = habits;
    }

    /// Names that a game was filled in with are kept, where they are others than those that are.
    pub(super) fn keep_names(&mut self, names: BySeat<Name>) -> Option<Request> {
        if names == self.habits.names {
            return None;
        }
        self.habits.names = names;
        Some(Request::KeepSeats(self.habits.clone()))
    }

    /// Asks the first bot, when a bot begins.
    pub fn begin(&mut self, now: Duration) -> Vec<Request> {
        let saving = self.saving();
        let asked = self.with_play(|play| play.begin(now));
        self.wind_clock(now);
        saving.into_iter().chain(asked).collect()
    }

    /// The moment at which [`Input::Tick`] is wanted; nothing moves by itself when there is none.
    pub fn next_tick(&self) -> Option<Duration> {
        self.play.as_ref().and_then(Play::next_tick)
    }

    /// Whether the mouse is reported.
    pub fn capture(&self) -> Capture {
        self.settings.capture
    }

    /// Takes an input in, at a time since the program began; what is wanted for it comes out.
    pub fn update(&mut self, input: Input, now: Duration) -> Vec<Request> {
        let mut requests = self.run_clock(now);
        requests.extend(match input {
            Input::Key(key) => self.key(key, now),
            Input::Mouse(mouse) => self.mouse(mouse, now),
            Input::Resize(width, height) => {
                self.size = (width, height);
                Vec::new()
            }
            Input::Answer(ticket, action) => {
                self.with_play(|play| play.answer(ticket, action, now))
            }
            Input::Failure(ticket) => self.with_play(|play| play.failure(ticket, now)),
            Input::Depth(ticket, depth) => self.with_play(|play| play.deepened(ticket, depth)),
            Input::Tick => self.with_play(|play| play.tick(now)),
            Input::Found(found) => self.found(found, now),
            Input::Kept(trouble) => self.with_play(|play| play.kept(trouble)),
            Input::SettingKept(trouble) => self.setting_kept(trouble),
            Input::PresetKept(kept) => self.preset_kept(kept),
            Input::BestUnkept(why) => self.with_play(|play| play.best_unkept(why)),
            Input::SeatsUnkept(why) => {
                self.saying = Some(self.settings.words.seats_unkept(&why).into());
                Vec::new()
            }
            Input::Rated(rated) => self.with_play(|play| play.rated(rated)),
        });
        self.tell_end();
        self.wind_clock(now);
        // Nothing comes before the saving, the end of the program least of all.
        let kept = self.saving().into_iter().chain(self.keep_end());
        requests.splice(0..0, kept.collect::<Vec<_>>());
        // A request that is overtaken in the same breath need not be made.
        if requests.iter().any(|request| matches!(request, Request::Quit)) {
            requests.retain(|request| !matches!(request, Request::Think(_)));
        }
        requests
    }

    /// Whatever was played is written down before it is shown.
    pub(super) fn saving(&mut self) -> Option<Request> {
        let play = self.play.as_mut()?;
        play.keep.saving(&play.table).map(Request::Save)
    }

    pub(super) fn with_play(
        &mut self,
        work: impl FnOnce(&mut Play) -> Vec<Request>,
    ) -> Vec<Request> {
        self.play.as_mut().map(work).unwrap_or_default()
    }

    /// The whole terminal.
    pub(super) fn area(&self) -> Rect {
        Rect::new(0, 0, self.size.0, self.size.1)
    }

    /// The board's screen at this size, if it fits.
    pub(super) fn layout(&self, area: Rect) -> Option<GameLayout> {
        let play = self.play.as_ref()?;
        let turned = match self.settings.facing {
            Facing::Fixed => self.turned,
            Facing::Mover => match play.faced() {
                Some(seat) => self.turned.after(Turned::facing(play.rules().corner(seat))),
                None => self.turned,
            },
        };
        let beside = play.beside();
        let timed = play.rules().clock().is_some() && self.settings.panel == Breadth::Off;
        let panel = match (beside, timed) {
            (Beside::Lesson, _) => Breadth::Auto,
            // Without the panel nobody would see a clock run down.
            (Beside::Seats, true) => Breadth::Narrow,
            (Beside::Seats, false) => self.settings.panel,
        };
        let lean = match self.settings.glyphs {
            Glyphs::Disc => Lean::Left,
            Glyphs::Block | Glyphs::Ascii => Lean::None,
        };
        let wish = Wish { beside, turned, largest: self.zoom, panel, lean };
        GameLayout::new(play.rules().board(), &wish, area)
    }

    /// The columns and lines that the open screen needs at least.
    pub(super) fn least(&self) -> (u16, u16) {
        match self.ground() {
            Some(Screen::Game) => self
                .play
                .as_ref()
                .map(|play| GameLayout::least(play.rules().board(), play.beside()))
                .unwrap_or_default(),
            Some(Screen::Start(_)) => start_view::LEAST,
            Some(Screen::Games(_)) => games_view::LEAST,
            Some(Screen::Chart) => chart::LEAST,
            Some(Screen::Switches(_)) => switches_view::LEAST,
            Some(Screen::Preferences(_)) => preferences_view::LEAST,
            Some(Screen::Page(_) | Screen::Dialog(_)) | None => (20, 6),
        }
    }

    /// The screen that dialogs lie over.
    pub(super) fn ground(&self) -> Option<&Screen> {
        let mut below = self.screens.iter().rev();
        below.find(|screen| !matches!(screen, Screen::Dialog(_)))
    }

    /// Whether the open screen fits into so large a terminal.
    pub(super) fn fits(&self, (width, height): (u16, u16)) -> bool {
        let (needed_width, needed_height) = self.least();
        width >= needed_width && height >= needed_height
    }

    /// Which keys count.
    pub fn context(&self) -> Context {
        if !self.fits(self.size) {
            return Context::TooSmall;
        }
        match self.screens.last() {
            Some(Screen::Start(start)) if start.guests.typed.is_some() => Context::Name,
            Some(Screen::Switches(page)) if page.typed.is_some() => Context::Name,
            Some(Screen::Start(_)) | None => Context::Start,
            Some(Screen::Switches(_)) => Context::Switches,
            Some(Screen::Preferences(_)) => Context::Preferences,
            Some(Screen::Page(_)) => Context::Page,
            Some(Screen::Games(_)) => Context::Games,
            Some(Screen::Chart) => Context::Chart,
            Some(Screen::Dialog(dialog)) => match dialog.topic {
                Topic::Menu
                | Topic::Watching
                | Topic::Learning
                | Topic::Learned
                | Topic::Seats(..)
                | Topic::Items => Context::Menu,
                Topic::Result => Context::Result,
                Topic::Resign(_)
                | Topic::Draw
                | Topic::Quit
                | Topic::Leave
                | Topic::Delete
                | Topic::Replace => Context::Question,
            },
            Some(Screen::Game) => self.play.as_ref().map_or(Context::Game, Play::context),
        }
    }

    fn key(&mut self, key: KeyEvent, now: Duration) -> Vec<Request> {
        let skips = matches!(key.code, KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' '));
        let mut requests = Vec::new();
        if self.is_flying() {
            let own = self.play.as_ref().is_some_and(Play::shows_own);
            requests = self.with_play(|play| play.skip_flight(now));
            // These only skip: whoever presses them to skip means nothing else. The showing of an own
            // move is nothing that people wait for.
            if skips && !own {
                return requests;
            }
        }
        if let Some(intent) = self.keys.intent(self.context(), key) {
            requests.extend(self.intent(intent, now));
        }
        requests
    }

    /// Whether a move is being shown on the open screen.
    pub(super) fn is_flying(&self) -> bool {
        let shown = matches!(self.screens.last(), Some(Screen::Game));
        let play = self.play.as_ref();
        shown && play.is_some_and(|play| play.flight.is_some() && play.look.is_none())
    }

    /// What a key, a button or a word at the foot does.
    pub(super) fn intent(&mut self, intent: Intent, now: Duration) -> Vec<Request> {
        let again = self.interrupted;
        self.hush();
        match intent {
            Intent::Interrupt if again => return self.quit_now(),
            Intent::Interrupt => self.interrupted = true,
            Intent::Quit if self.context() == Context::TooSmall && self.would_lose() => {
                if again {
                    return self.quit_now();
                }
                self.interrupted = true;
            }
            Intent::Quit => return self.quit(),
            Intent::Suspend => return vec![Request::Suspend],
            Intent::Redraw => return vec![Request::Redraw],
            Intent::Theme => self.next_theme(),
            Intent::Larger | Intent::Smaller => self.resize_board(intent),
            Intent::Panel => self.next_panel(),
            Intent::Turn => self.turned = self.turned.next(),
            Intent::Mouse => return self.toggle_mouse(),
            Intent::Help => {
                let page = Page::new(Subject::Help(self.context()));
                self.screens.push(Screen::Page(page));
            }
            Intent::Menu => self.open_menu(),
            _ => return self.screen_intent(intent, now),
        }
        Vec::new()
    }

    /// Forgets what was said about the key before.
    pub(super) fn hush(&mut self) {
        self.interrupted = false;
        self.saying = None;
        if let Some(play) = &mut self.play {
            play.note = None;
        }
    }

    fn screen_intent(&mut self, intent: Intent, now: Duration) -> Vec<Request> {
        let area = self.area();
        match self.screens.last_mut() {
            Some(Screen::Start(start)) if start.guests.typed.is_some() => {
                start.guests.typing(intent);
            }
            Some(Screen::Start(start)) => match intent {
                Intent::Switches => self.open_switches(),
                Intent::Preferences => self.open_preferences(),
                Intent::Back => self.back(),
                Intent::Play => return self.start_game(now),
                Intent::Rules => self.open_rules(),
                Intent::Colour => return self.next_colour(),
                Intent::Learn => return self.learn(now),
                Intent::Continue => return vec![Request::Errand(Errand::Continue)],
                Intent::Games => return vec![Request::Errand(Errand::List)],
                _ => {
                    if let Some(meant) = start.intent(intent, &self.book) {
                        return self.intent(meant, now);
                    }
                }
            },
            Some(Screen::Switches(_)) => return self.switches_intent(intent, now),
            Some(Screen::Preferences(_)) => return self.preferences_intent(intent, now),
            Some(Screen::Page(_)) if intent == Intent::Back => self.back(),
            Some(Screen::Games(_) | Screen::Chart) if intent == Intent::Back => self.back(),
            Some(Screen::Chart) => {}
            Some(Screen::Games(_)) => return self.games_intent(intent),
            Some(Screen::Page(page)) => page.intent(intent, self.settings.words, &self.keys, area),
            Some(Screen::Dialog(dialog)) => match intent {
                Intent::Back => return self.close(now),
                Intent::Chart => return self.choose(Choice::Chart, now),
                Intent::Rematch => return self.choose(Choice::Rematch, now),
                Intent::NewGame => return self.choose(Choice::NewGame, now),
                _ => {
                    if let Some(choice) = dialog.intent(intent) {
                        return self.choose(choice, now);
                    }
                }
            },
            Some(Screen::Game) => return self.game_intent(intent, now),
            None => {}
        }
        Vec::new()
    }

    pub(super) fn game_intent(&mut self, intent: Intent, now: Duration) -> Vec<Request> {
        let Some(layout) = self.layout(self.area()) else {
            return Vec::new();
        };
        let over = self.is_over();
        let Some(play) = &mut self.play else {
            return Vec::new();
        };
        if play.learning.is_some()
            && let Some(requests) = self.lesson_intent(intent, now)
        {
            return requests;
        }
        let Some(play) = &mut self.play else {
            return Vec::new();
        };
        if play.look.is_some() && matches!(play.mode, Mode::Cursor) {
            return self.look_intent(intent, now);
        }
        match (&play.mode, intent) {
            (Mode::Name(name), Intent::Pick) => {
                let name = name.clone();
                play.mode = Mode::Cursor;
                return self.keep_copy(&name);
            }
            (Mode::Labels(_) | Mode::Prompt(_) | Mode::Name(_), _) => {
                return play.typing(intent, now);
            }
            (Mode::Cursor, Intent::Pick) if over => self.open(Topic::Result),
            (Mode::Cursor, Intent::Items) if !over => self.open_items(),
            // The result lies over the board, and was left already.
            (Mode::Cursor, Intent::Back) if over && play.is_idle() => self.back(),
            (Mode::Cursor, Intent::Back) if play.is_idle() => self.open_menu(),
            (Mode::Cursor, _) => return play.intent(intent, &layout.plan, now),
        }
        Vec::new()
    }

    /// A replay is left as a screen is, and taken over as a new game.
    pub(super) fn look_intent(&mut self, intent: Intent, now: Duration) -> Vec<Request> {
        let typing = self.play.as_ref().and_then(|play| play.look?.typed).is_some();
        let replay = self.play.as_ref().is_some_and(Play::is_replay);
        match intent {
            Intent::Back if replay && !typing => {
                self.back();
                self.play = None;
                Vec::new()
            }
            Intent::TakeOver if replay => self.take_over(now),
            _ => self.with_play(|play| play.looking(intent, now)),
        }
    }

    pub(super) fn open(&mut self, topic: Topic) {
        self.screens.push(Screen::Dialog(Dialog::new(topic)));
    }

    /// One level back; the last screen stays.
    pub(super) fn back(&mut self) {
        if self.screens.len() > 1 {
            self.screens.pop();
        } else {
            let key = self.keys.key(Context::Start, Intent::Quit);
            self.saying = Some(self.settings.words.start_no_back(&key).into());
        }
    }

    fn resize_board(&mut self, intent: Intent) {
        let Some(now) = self.layout(self.area()).map(|layout| layout.plan.zoom) else {
            return;
        };
        let next = match intent {
            Intent::Larger => now.larger(),
            _ => now.smaller(),
        };
        self.zoom = Some(next);
    }

    fn toggle_mouse(&mut self) -> Vec<Request> {
        let words = self.settings.words;
        let key = self.keys.key(self.context(), Intent::Mouse);
        let (capture, saying) = match self.settings.capture {
            Capture::On => (Capture::Off, words.mouse_off(&key)),
            Capture::Off => (Capture::On, words.mouse_on(&key)),
        };
        self.settings.capture = capture;
        self.saying = Some(saying.into());
        vec![Request::Mouse(capture)]
    }

    /// Whether there is a game that would be lost: one that was played in and could not be saved.
    pub(super) fn would_lose(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.keep.unsaved && play.game().can_undo())
    }

    /// Whether there is a game that can be gone on with after the program has ended.
    pub fn is_kept(&self) -> bool {
        self.play.as_ref().is_some_and(|play| {
            let kept = !play.keep.unsaved && play.keep.origin.is_kept();
            kept && play.game().ending().is_none() && play.game().can_undo()
        })
    }

    /// Whether there is a game, played or only shown.
    pub fn is_at_board(&self) -> bool {
        self.play.is_some()
    }

    /// Whether there is a game, and nothing left to play in it.
    pub fn is_over(&self) -> bool {
        let play = self.play.as_ref();
        play.is_some_and(|play| play.game().ending().is_some())
    }
}
