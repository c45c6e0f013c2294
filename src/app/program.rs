//! The loop: waits for what comes, tells the front end, and does what that asks for.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Instant;

use ratatui::crossterm::event::Event;

use super::best::BestFile;
use super::errands::{self, latest};
use super::message::Message;
use super::options::Launch;
use super::own::OwnFiles;
use super::players::LadderFile;
use super::saver::Saver;
use super::seats::SeatsFile;
use super::session::Session;
use super::signals::{self, Manner, Signal};
use super::thinker::Thinker;
use super::{environment, settings};
use crate::record::Record;
use crate::text::{self, Label};
use crate::tui::{Best, Chosen, Errand, Habits, Input, Model, Request, Saving, Wanted};

/// Why the loop ended.
pub enum End {
    Quit,
    Signal(Signal),
}

/// The running program.
pub struct Program {
    pub model: Model,
    thinker: Thinker,
    saver: Saver,
    best: Option<BestFile>,
    seats: Option<SeatsFile>,
    ladder: Option<LadderFile>,
    own: OwnFiles,
    began: Instant,
}

impl Program {
    /// What a launch opens on a terminal of that size.
    pub fn new(launch: Launch, size: (u16, u16), thinker: Thinker) -> Self {
        let options = launch.options;
        let env = |name: &str| std::env::var(name).ok();
        let chosen = Chosen {
            language: launch.language,
            theme: options.theme,
            glyphs: options.glyphs,
            preset: launch.preset,
        };
        let looks = environment::settings(&options, env);
        let mut model = Model::new(launch.book, launch.game, launch.seed, looks, size)
            .with_own_rules(launch.own.rules_name())
            .with_themes(launch.themes)
            .with_keys(launch.keys)
            .with_zoom(options.zoom)
            .with_chosen(chosen, environment::usual(&options, env));
        model.tell_faults(Label::RulesFaultsTitle, launch.rules_faults);
        model.tell_faults(Label::ThemesTitle, launch.theme_faults);
        model.tell_faults(Label::ConfigTitle, launch.config_faults);
        // A trouble with the folder is told when it matters.
        if launch.store.as_ref().is_some_and(|store| matches!(latest(store), Ok(Some(_)))) {
            model.offer_to_continue();
        }
        Self {
            model,
            thinker,
            saver: Saver::new(launch.store),
            best: launch.best,
            seats: launch.seats,
            ladder: launch.ladder,
            own: launch.own,
            began: Instant::now(),
        }
    }

    /// Runs until something ends it.
    pub fn run(&mut self, session: &mut Session, messages: &Receiver<Message>) -> io::Result<End> {
        for trouble in [self.recall_bests(), self.recall_seats()].into_iter().flatten() {
            self.tell(trouble, session)?;
        }
        let requests = self.model.begin(self.began.elapsed());
        if let Some(end) = self.perform(requests, session)? {
            return Ok(end);
        }
        loop {
            session.draw(&self.model)?;
            let mut next = Some(self.wait(messages)?);
            // Everything that has come is taken in before the next frame.
            while let Some(message) = next {
                if let Some(end) = self.take(message, session)? {
                    return Ok(end);
                }
                next = messages.try_recv().ok();
            }
        }
    }

    /// Sleeps until something comes, or until it is time for something to move.
    fn wait(&self, messages: &Receiver<Message>) -> io::Result<Message> {
        let told = self.model.words().say(Label::NotATerminal);
        let gone = || text::told(io::ErrorKind::Other, told);
        let Some(tick) = self.model.next_tick() else {
            return messages.recv().map_err(|_| gone());
        };
        let left = tick.saturating_sub(self.began.elapsed());
        match messages.recv_timeout(left) {
            Ok(message) => Ok(message),
            Err(RecvTimeoutError::Timeout) => Ok(Message::Tick),
            Err(RecvTimeoutError::Disconnected) => Err(gone()),
        }
    }

    fn take(&mut self, message: Message, session: &mut Session) -> io::Result<Option<End>> {
        let input = match message {
            Message::Terminal(event) => match input(event) {
                Some(input) => input,
                None => return Ok(None),
            },
            Message::Answer(ticket, action) => Input::Answer(ticket, action),
            Message::Failure(ticket) => Input::Failure(ticket),
            Message::Depth(ticket, depth) => Input::Depth(ticket, depth),
            Message::Tick => Input::Tick,
            Message::Lost(error) => return Err(error),
            Message::Signal(signal) => return self.signal(signal, session),
        };
        self.tell(input, session)
    }

    /// Tells the front end something, and does what it asks for in return.
    fn tell(&mut self, input: Input, session: &mut Session) -> io::Result<Option<End>> {
        let requests = self.model.update(input, self.began.elapsed());
        self.perform(requests, session)
    }

    fn signal(&mut self, signal: Signal, session: &mut Session) -> io::Result<Option<End>> {
        match signal.manner() {
            Manner::End => Ok(Some(End::Signal(signal))),
            Manner::Stop => self.suspend(session).map(|()| None),
            Manner::GoOn => self.resume(session).map(|()| None),
        }
    }

    fn perform(
        &mut self,
        requests: Vec<Request>,
        session: &mut Session,
    ) -> io::Result<Option<End>> {
        for request in requests {
            let answer = match request {
                Request::Quit => {
                    self.thinker.cancel();
                    return Ok(Some(End::Quit));
                }
                Request::Save(saving) => Some(self.save(&saving)),
                Request::Errand(errand) => Some(self.run_errand(errand)),
                Request::KeepBest(course, best) => self.keep_best(course, best),
                Request::KeepSeats(habits) => self.keep_seats(&habits),
                Request::Rate(record) => self.rate(&record),
                Request::KeepPreset(mine) => {
                    let kept = self.own.keep_preset(*mine, self.model.words());
                    Some(Input::PresetKept(kept))
                }
                Request::KeepSetting(wanted) => Some(self.keep_setting(&wanted)),
                other => {
                    self.act(other, session)?;
                    None
                }
            };
            if let Some(answer) = answer
                && let Some(end) = self.tell(answer, session)?
            {
                return Ok(Some(end));
            }
        }
        Ok(None)
    }

    /// Does what has no answer.
    fn act(&mut self, request: Request, session: &mut Session) -> io::Result<()> {
        match request {
            Request::Think(_) | Request::Cancel => self.thinker.perform([request]),
            Request::Mouse(capture) => session.capture(capture)?,
            Request::Suspend => self.suspend(session)?,
            Request::Redraw => session.redraw()?,
            Request::Ring => session.ring()?,
            Request::Quit
            | Request::Save(_)
            | Request::Errand(_)
            | Request::KeepBest(..)
            | Request::KeepSeats(_)
            | Request::Rate(_)
            | Request::KeepPreset(_)
            | Request::KeepSetting(_) => {}
        }
        Ok(())
    }

    fn save(&mut self, saving: &Saving) -> Input {
        let words = self.model.words();
        let saved = self.saver.save(saving, words);
        Input::Kept(saved.err().map(|error| words.system_error(&error)))
    }

    fn run_errand(&mut self, errand: Errand) -> Input {
        if self.model.is_over() {
            self.saver.release();
        }
        let copies = matches!(errand, Errand::Copy { .. });
        let found = errands::run(self.saver.store(), errand, self.model.words());
        if copies {
            self.saver.touch();
        }
        Input::Found(found)
    }

    fn keep_setting(&self, wanted: &Wanted) -> Input {
        let words = self.model.words();
        let kept = match &self.own.config {
            Some(file) => settings::keep(file, wanted, self.model.themes(), words),
            None => Err(words.say(Label::NoHome).to_owned()),
        };
        Input::SettingKept(kept.err())
    }

    /// Makes the best results known; what is wrong with their file comes back.
    fn recall_bests(&mut self) -> Option<Input> {
        match self.best.as_ref()?.load(self.model.words()) {
            Ok(bests) => self.model.know_bests(bests),
            Err(why) => return Some(Input::BestUnkept(why)),
        }
        None
    }

    /// Keeps a best result; why it cannot be kept comes back.
    fn keep_best(&mut self, course: String, best: Best) -> Option<Input> {
        let kept = self.best.as_ref()?.keep(course, best, self.model.words());
        kept.err().map(Input::BestUnkept)
    }

    /// Makes the names and colours of the last time known; what is wrong with their file comes back,
    /// unless a game is on the screen already, which can be played all the same.
    fn recall_seats(&mut self) -> Option<Input> {
        match self.seats.as_ref()?.load(self.model.words()) {
            Ok(habits) => self.model.know_seats(habits),
            Err(_) if self.model.is_at_board() => {}
            Err(why) => return Some(Input::SeatsUnkept(why)),
        }
        None
    }

    /// Keeps names and colours; why they cannot be kept comes back.
    fn keep_seats(&self, habits: &Habits) -> Option<Input> {
        let kept = self.seats.as_ref()?.keep(habits, self.model.words());
        kept.err().map(Input::SeatsUnkept)
    }

    /// Enters a finished game into the ladder; what became of it comes back.
    fn rate(&mut self, record: &Record) -> Option<Input> {
        Some(Input::Rated(self.ladder.as_ref()?.enter(record, self.model.words())))
    }

    /// Gives the terminal back and stops, as the shell's Ctrl-Z does; goes on when the shell says. For
    /// the game no time goes by meanwhile.
    fn suspend(&mut self, session: &mut Session) -> io::Result<()> {
        let before = self.began.elapsed();
        session.leave();
        signals::stop()?;
        self.began = Instant::now().checked_sub(before).unwrap_or(self.began);
        self.resume(session)
    }

    fn resume(&mut self, session: &mut Session) -> io::Result<()> {
        session.resume(self.model.capture())?;
        let (width, height) = session.size();
        // Coming back ends nothing.
        self.tell(Input::Resize(width, height), session).map(|_| ())
    }
}

/// What an event of the terminal is to the front end; what it does not care for is nothing.
fn input(event: Event) -> Option<Input> {
    match event {
        Event::Key(key) if key.is_press() || key.is_repeat() => Some(Input::Key(key)),
        Event::Mouse(mouse) => Some(Input::Mouse(mouse)),
        Event::Resize(width, height) => Some(Input::Resize(width, height)),
        Event::Key(_) | Event::FocusGained | Event::FocusLost | Event::Paste(_) => None,
    }
}
