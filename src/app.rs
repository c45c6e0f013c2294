//! The running program: the only place with a terminal, threads and a clock.
//!
//! One thread blocks on the terminal, one on signals, one more for the bot that thinks; all of them
//! speak through one channel to the loop here, which sleeps whenever nothing moves. What an input
//! means is left to [`tui`](crate::tui).

mod environment;
mod errands;
mod keeper;
mod store;
mod best;
mod names;
mod players;
mod own;
mod config;
mod settings;
mod saver;
mod session;
mod thinker;
mod signals;
mod plain;

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{self, Event};

use crate::bot;
use crate::game::Action;
use crate::record::Record;
use crate::rules::{Book, BySeat};
use crate::table::{Name, Ticket};
use crate::text::{self, Label, Language, Words};
use crate::tui::{Best, Chosen, Errand, Input, Model, Request, Saving, Wanted};

pub use crate::tui::{
    Bell, Capture, Chord, Deed, Facing, Glyphs, KeyPreset, Keymap, Listed, Origin, Seated, Theme,
    Zoom,
};
pub use best::BestFile;
pub use config::{Config, TEMPLATE as CONFIG_TEMPLATE};
pub use environment::{Colors, language};
pub use errands::{latest, list as saved_games, read as read_saved};
pub use names::NamesFile;
pub use own::OwnFiles;
pub use plain::run as run_plain;
pub use players::LadderFile;
pub use store::{Store, local_minute};
pub use thinker::Choose;

use saver::Saver;
use session::Session;
use thinker::Thinker;

/// How the program looks, as far as the command line says it.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The language.
    pub words: Words,
    /// The colours; `None` chooses by the terminal.
    pub theme: Option<Theme>,
    /// The signs; `None` chooses by the locale.
    pub glyphs: Option<Glyphs>,
    /// How large the board may be; `None` is as large as fits.
    pub zoom: Option<Zoom>,
    /// Whether there are colours.
    pub colors: Colors,
    /// Whether the mouse plays.
    pub mouse: Capture,
    /// How long a hop is shown; moves are not shown at 0.
    pub hop: Duration,
    /// Whether a bell rings when a turn's time is nearly up.
    pub bell: Bell,
    /// Which seat has the lower end of the board.
    pub facing: Facing,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            words: Words::default(),
            theme: None,
            glyphs: None,
            zoom: None,
            colors: Colors::Auto,
            mouse: Capture::On,
            hop: Duration::from_millis(120),
            bell: Bell::default(),
            facing: Facing::default(),
        }
    }
}

/// What the program begins with.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The presets to choose from.
    pub book: Book,
    /// A game that begins at once; without one the form for a new game opens.
    pub game: Option<Seated>,
    /// The chance of everything that is drawn.
    pub seed: u64,
    /// How it looks.
    pub options: Options,
    /// The keys.
    pub keys: Keymap,
    /// The language that was asked for; the locale decides without one.
    pub language: Option<Language>,
    /// The preset that is chosen in the form for a new game.
    pub preset: Option<String>,
    /// What is wrong with the config, to be told first.
    pub config_faults: Vec<String>,
    /// What is wrong with the user's own presets, to be told first.
    pub rules_faults: Vec<String>,
    /// Where games are kept; nothing is saved without it.
    pub store: Option<Store>,
    /// Where the best results of crossing alone are kept.
    pub best: Option<BestFile>,
    /// Where the names of the last time are kept.
    pub names: Option<NamesFile>,
    /// Where everybody's points are kept; nothing is rated without it.
    pub ladder: Option<LadderFile>,
    /// Where presets and settings are kept.
    pub own: OwnFiles,
}

impl Launch {
    /// With the form for a new game, and everything as it is usual; nothing is kept.
    pub fn new(book: Book, seed: u64) -> Self {
        Self {
            book,
            game: None,
            seed,
            options: Options::default(),
            keys: Keymap::default(),
            language: None,
            preset: None,
            config_faults: Vec::new(),
            rules_faults: Vec::new(),
            store: None,
            best: None,
            names: None,
            ladder: None,
            own: OwnFiles::default(),
        }
    }
}

/// Something that the loop is told.
enum Message {
    Terminal(Event),
    Answer(Ticket, Action),
    Failure(Ticket),
    /// The bot of that request looks so many plies deep.
    Depth(Ticket, u32),
    Signal(signals::Signal),
    /// It is time for something to move.
    Tick,
    /// Nothing can be read from the terminal any more.
    Lost(io::Error),
}

/// Why the loop ended.
enum End {
    Quit,
    Signal(signals::Signal),
}

/// Runs the program until it is quit.
///
/// # Errors
///
/// When standard input or output is no terminal (nothing was written then), or when the terminal
/// fails.
pub fn run(launch: Launch) -> io::Result<()> {
    run_with(launch, bot::choose)
}

/// The same with other bots.
///
/// # Errors
///
/// As for [`run`].
pub fn run_with(launch: Launch, choose: Choose) -> io::Result<()> {
    let words = launch.options.words;
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        let told = words.say(Label::NotATerminal);
        return Err(text::told(io::ErrorKind::Unsupported, told));
    }
    let (sender, receiver) = mpsc::channel();
    let mut session = Session::enter(launch.options.mouse)?;
    // Asking once sets up the watch on the size of the terminal: a change between here and the first
    // read by the thread below must not be lost.
    event::poll(Duration::ZERO)?;
    let model = Model::new(
        launch.book,
        launch.game,
        launch.seed,
        environment::settings(&launch.options, |name| std::env::var(name).ok()),
        session.size(),
    )
    .with_own_rules(launch.own.rules_name())
    .with_keys(launch.keys)
    .with_zoom(launch.options.zoom);
    let env = |name: &str| std::env::var(name).ok();
    let chosen = Chosen {
        language: launch.language,
        theme: launch.options.theme,
        glyphs: launch.options.glyphs,
        preset: launch.preset,
    };
    let mut model = model.with_chosen(chosen, environment::usual(&launch.options, env));
    model.tell_faults(Label::RulesFaultsTitle, launch.rules_faults);
    model.tell_faults(Label::ConfigTitle, launch.config_faults);
    // A trouble with the folder is told when it matters.
    if launch.store.as_ref().is_some_and(|store| matches!(latest(store), Ok(Some(_)))) {
        model.offer_to_continue();
    }
    listen(&sender, words)?;
    signals::listen(&sender, words)?;
    let thinker = Thinker::new(sender, choose);
    let saver = Saver::new(launch.store);
    let (best, names, ladder) = (launch.best, launch.names, launch.ladder);
    let (own, began) = (launch.own, Instant::now());
    let mut program = Program { model, thinker, saver, best, names, own, ladder, began };
    let end = program.run(&mut session, &receiver);
    session.leave();
    session::tell_breakdowns();
    let (going_on, words) = (program.model.is_kept(), program.model.words());
    // Waits for the disk.
    drop(program);
    match end? {
        End::Quit if going_on => writeln!(io::stdout(), "{}", words.say(Label::Saved)),
        End::Quit => Ok(()),
        End::Signal(signal) => signal.obey(),
    }
}

/// Tells the loop when a thread that it listens to breaks down: otherwise it would sleep for ever.
struct Alarm {
    sender: Sender<Message>,
    words: Words,
}

impl Drop for Alarm {
    fn drop(&mut self) {
        if thread::panicking() {
            let lost = text::told(io::ErrorKind::Other, self.words.say(Label::BrokenDown));
            // The loop may have ended meanwhile.
            let _ = self.sender.send(Message::Lost(lost));
        }
    }
}

/// Starts the thread that blocks on the terminal.
fn listen(sender: &Sender<Message>, words: Words) -> io::Result<()> {
    let sender = sender.clone();
    let read = move || {
        let _alarm = Alarm { sender: sender.clone(), words };
        loop {
            let message = match event::read() {
                Ok(event) => Message::Terminal(event),
                Err(error) => Message::Lost(error),
            };
            let lost = matches!(message, Message::Lost(_));
            if sender.send(message).is_err() || lost {
                return;
            }
        }
    };
    thread::Builder::new().name("terminal".to_owned()).spawn(read).map(|_| ())
}

struct Program {
    model: Model,
    thinker: Thinker,
    saver: Saver,
    best: Option<BestFile>,
    names: Option<NamesFile>,
    ladder: Option<LadderFile>,
    own: OwnFiles,
    began: Instant,
}

impl Program {
    fn run(&mut self, session: &mut Session, messages: &Receiver<Message>) -> io::Result<End> {
        for trouble in [self.recall_bests(), self.recall_names()].into_iter().flatten() {
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

    fn signal(
        &mut self,
        signal: signals::Signal,
        session: &mut Session,
    ) -> io::Result<Option<End>> {
        match signal.manner() {
            signals::Manner::End => Ok(Some(End::Signal(signal))),
            signals::Manner::Stop => self.suspend(session).map(|()| None),
            signals::Manner::GoOn => self.resume(session).map(|()| None),
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
                Request::KeepNames(names) => self.keep_names(&names),
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
            | Request::KeepNames(_)
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
            Some(file) => settings::keep(file, wanted, words),
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

    /// Makes the names of the last time known, where the form asks for some; what is wrong with their
    /// file comes back.
    fn recall_names(&mut self) -> Option<Input> {
        if self.model.is_at_board() {
            return None;
        }
        match self.names.as_ref()?.load(self.model.words()) {
            Ok(names) => self.model.know_names(names),
            Err(why) => return Some(Input::NamesUnkept(why)),
        }
        None
    }

    /// Keeps names; why they cannot be kept comes back.
    fn keep_names(&self, names: &BySeat<Name>) -> Option<Input> {
        let kept = self.names.as_ref()?.keep(names, self.model.words());
        kept.err().map(Input::NamesUnkept)
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
