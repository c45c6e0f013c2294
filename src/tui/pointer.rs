//! The mouse: clicks on holes, buttons, lines and words at the foot, dragging, the wheel.
//!
//! Where things are is asked from the same layouts that the view draws by.

use std::time::Duration;

use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use super::dialog_view;
use super::foot;
use super::intent::{Intent, Request};
use super::keys::Context;
use super::layout::{GameLayout, Panel};
use super::model::{Model, Screen};
use super::plan::Plan;
use super::play::Play;
use super::start_view;
use super::status;
use crate::board::Hole;

/// What the mouse button went down on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pressed {
    hole: Hole,
    /// How the board lay then.
    plan: Plan,
}

impl Model {
    /// What the mouse did.
    pub(super) fn mouse(&mut self, mouse: MouseEvent, now: Duration) -> Vec<Request> {
        if self.context() == Context::TooSmall {
            return Vec::new();
        }
        let at = (mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.press_at(at, now),
            MouseEventKind::Down(MouseButton::Right | MouseButton::Middle) => {
                self.intent(Intent::Back, now)
            }
            MouseEventKind::Drag(MouseButton::Left) => {
                self.drag_to(at);
                Vec::new()
            }
            MouseEventKind::Up(MouseButton::Left) => self.release_at(at, now),
            MouseEventKind::ScrollUp => self.wheel(at, Intent::PageUp, Intent::Up, now),
            MouseEventKind::ScrollDown => self.wheel(at, Intent::PageDown, Intent::Down, now),
            MouseEventKind::Drag(_)
            | MouseEventKind::Up(_)
            | MouseEventKind::Moved
            | MouseEventKind::ScrollLeft
            | MouseEventKind::ScrollRight => Vec::new(),
        }
    }

    /// The wheel scrolls the moves of a game, changes what it turns over on a page of values, and
    /// goes up and down elsewhere.
    fn wheel(
        &mut self,
        at: (u16, u16),
        game: Intent,
        elsewhere: Intent,
        now: Duration,
    ) -> Vec<Request> {
        // Only a key ends what is being typed.
        if self.context().takes_letters() {
            return Vec::new();
        }
        if self.wheel_switches(at, elsewhere) {
            self.hush();
            return Vec::new();
        }
        let by = if elsewhere == Intent::Up { -1 } else { 1 };
        if let Some(requests) = self.turn_setting(at, by, now) {
            return requests;
        }
        match self.screens.last() {
            Some(Screen::Game) => self.intent(game, now),
            _ => self.intent(elsewhere, now),
        }
    }

    fn press_at(&mut self, at: (u16, u16), now: Duration) -> Vec<Request> {
        self.pressed = None;
        let area = self.area();
        let dialog_frame = dialog_view::open_frame(self, area);
        if let (Some(frame), Some(Screen::Dialog(dialog))) = (dialog_frame, self.screens.last_mut())
        {
            let choice = dialog.click(self.settings.words, frame, at);
            self.hush();
            return choice.map_or_else(Vec::new, |choice| self.choose(choice, now));
        }
        if let Some(intent) = self.word_at(at) {
            return self.intent(intent, now);
        }
        match self.screens.last_mut() {
            Some(Screen::Start(start)) => {
                let spot = start_view::spot_at(self.settings.words, start, &self.book, area, at);
                let intent = spot.and_then(|spot| start.click(spot, &self.book));
                self.hush();
                intent.map_or_else(Vec::new, |intent| self.intent(intent, now))
            }
            Some(Screen::Game) => self.press_board(at, now),
            Some(Screen::Games(_)) => {
                self.hush();
                self.click_games(at)
            }
            Some(Screen::Switches(_)) => {
                self.hush();
                self.click_switches(at)
            }
            Some(Screen::Preferences(_)) => {
                self.hush();
                self.click_preferences(at, now)
            }
            Some(Screen::Page(_) | Screen::Chart | Screen::Dialog(_)) | None => Vec::new(),
        }
    }

    /// The meaning of the word at the foot that was clicked.
    fn word_at(&self, at: (u16, u16)) -> Option<Intent> {
        let line = self.foot_line(self.area())?;
        let (words, now) = (self.settings.words, self.foot_now());
        let hints = foot::hints(words, &self.keys, self.context(), &now, line);
        let mut hit = hints.iter().filter(|hint| hint.spot.contains(at.into()));
        hit.next().map(|hint| hint.intent)
    }

    fn press_board(&mut self, at: (u16, u16), now: Duration) -> Vec<Request> {
        let Some(layout) = self.layout(self.area()) else {
            return Vec::new();
        };
        let mut requests = Vec::new();
        if self.is_flying() {
            let own = self.play.as_ref().is_some_and(Play::shows_own);
            requests = self.play_mut(|play| play.skip_flight(now));
            if !own {
                return requests;
            }
        }
        requests.extend(self.press_open_board(at, &layout, now));
        requests
    }

    /// A press on the board where nothing is being shown.
    fn press_open_board(
        &mut self,
        at: (u16, u16),
        layout: &GameLayout,
        now: Duration,
    ) -> Vec<Request> {
        self.hush();
        if self.context() == Context::Look {
            return Vec::new();
        }
        let learned = self.play.as_ref().is_some_and(Play::is_learned);
        let words = matches!(layout.panel, Panel::Wide(area) if area.contains(at.into()));
        if layout.status.contains(at.into()) || learned && words {
            return self.intent(Intent::Pick, now);
        }
        let Some(hole) = layout.plan.hole_near(at.0, at.1) else {
            return Vec::new();
        };
        let over = self.play.as_ref();
        if over.is_some_and(|play| learned || play.game().ending().is_some() || play.must_pass()) {
            self.play_mut(|play| {
                play.look_at(hole);
                Vec::new()
            });
            return Vec::new();
        }
        self.pressed = Some(Pressed { hole, plan: layout.plan });
        self.play_mut(|play| play.press(hole, now))
    }

    /// The hole that the button went down on, and the one that the mouse is over now. A press is
    /// forgotten once the board lies otherwise than it did: the same place is another hole there.
    fn dragged(&mut self, (column, row): (u16, u16)) -> Option<(Hole, Hole)> {
        let layout = self.layout(self.area());
        let shown = layout.filter(|_| matches!(self.screens.last(), Some(Screen::Game)));
        let lies = |pressed: &Pressed| shown.is_some_and(|now| now.plan.lies_as(&pressed.plan));
        self.pressed = self.pressed.filter(lies);
        let Pressed { hole, plan } = self.pressed?;
        Some((hole, plan.hole_near(column, row)?))
    }

    fn drag_to(&mut self, at: (u16, u16)) {
        if let (Some((_, over)), Some(play)) = (self.dragged(at), &mut self.play) {
            play.look_at(over);
        }
    }

    /// A piece that was dragged is let go.
    fn release_at(&mut self, at: (u16, u16), now: Duration) -> Vec<Request> {
        let dragged = self.dragged(at);
        self.pressed = None;
        match dragged {
            Some((from, over)) if from != over => {
                self.play_mut(|play| play.drop_at(from, over, now))
            }
            Some(_) | None => Vec::new(),
        }
    }

    fn play_mut(&mut self, work: impl FnOnce(&mut Play) -> Vec<Request>) -> Vec<Request> {
        self.play.as_mut().map(work).unwrap_or_default()
    }

    /// What the foot of the open screen has to know of this moment.
    pub(super) fn foot_now(&self) -> foot::Now {
        let on_board = matches!(self.context(), Context::Game | Context::Lesson | Context::Look);
        let play = self.play.as_ref().filter(|_| on_board);
        foot::Now {
            useless: self.useless(),
            called: play.map(status::called_keys).unwrap_or_default(),
        }
    }

    /// What keys could do on the open screen, but not now.
    fn useless(&self) -> Vec<Intent> {
        const MOVING: [Intent; 6] = [
            Intent::Pick,
            Intent::Next,
            Intent::Hint,
            Intent::StandIn,
            Intent::Label,
            Intent::Command,
        ];
        let mut useless = Vec::new();
        if self.start().is_some_and(|start| !start.continues) {
            useless.push(Intent::Continue);
        }
        if !self.settings.theme.has_colours() {
            useless.push(Intent::Colour);
        }
        if let Some(Screen::Page(page)) = self.screens.last()
            && !page.scrolls(self.settings.words, &self.keys, self.area())
        {
            useless.extend([Intent::PageUp, Intent::PageDown]);
        }
        let Some(play) = &self.play else { return useless };
        if play.game().actions().is_empty() {
            useless.extend([Intent::Recall, Intent::Earlier]);
        }
        if !play.table.can_undo() && play.using.is_none() {
            useless.push(Intent::Undo);
        }
        let over = play.game().ending().is_some();
        let waiting = over || play.table.person_to_move().is_none() || play.must_pass();
        if play.is_learned() {
            useless.extend(MOVING.into_iter().filter(|&intent| intent != Intent::Pick));
        } else if waiting && play.look.is_none() {
            useless.extend(MOVING);
        }
        if play.learning.as_ref().is_some_and(|it| it.lesson.previous().is_none()) {
            useless.push(Intent::PreviousLesson);
        }
        if over || play.table.person_to_move().is_none() || play.rules().items().is_none() {
            useless.push(Intent::Items);
        }
        if over || !play.has_bots() {
            useless.push(Intent::Pause);
        }
        useless
    }

    /// The line at the foot of the open screen.
    pub(super) fn foot_line(&self, area: Rect) -> Option<Rect> {
        match self.screens.last()? {
            Screen::Game => self.layout(area).map(|layout: GameLayout| layout.hints),
            Screen::Start(_)
            | Screen::Switches(_)
            | Screen::Preferences(_)
            | Screen::Page(_)
            | Screen::Chart
            | Screen::Games(_) => Some(super::paint::line(area, area.height.saturating_sub(1))),
            Screen::Dialog(_) => None,
        }
    }
}
