//! The running program: the only place with a terminal, threads and a clock.
//!
//! One thread blocks on the terminal, one on signals, one more for the bot that thinks; all of them
//! speak through one channel to the loop, which sleeps whenever nothing moves. What an input means
//! is left to [`tui`](crate::tui).

mod keeper;
mod store;
mod errands;
mod remembered;
mod best;
mod seats;
mod players;
mod own;
mod themes;
mod options;
mod environment;
mod config;
mod settings;
mod message;
mod thinker;
mod signals;
mod saver;
mod session;
mod program;
mod plain;

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc;
use std::time::Duration;

use ratatui::crossterm::event;

use crate::table::Thought;
use crate::text::{self, Label};

pub use crate::tui::{
    AUTO, Bell, Capture, Chord, Deed, Facing, Glyphs, KeyPreset, Keymap, Listed, Origin, Seated,
    Theme, Themes, Zoom, sample as theme_sample,
};
pub use best::BestFile;
pub use config::{Config, TEMPLATE as CONFIG_TEMPLATE};
pub use environment::language;
pub use errands::{latest, list as saved_games, read as read_saved};
pub use options::{Colors, Launch, Options};
pub use own::OwnFiles;
pub use plain::run as run_plain;
pub use players::LadderFile;
pub use seats::SeatsFile;
pub use store::{Store, local_minute};
pub use themes::{file as theme_file, read as read_themes};
pub use thinker::Choose;

use message::listen;
use program::{End, Program};
use session::Session;
use thinker::Thinker;

/// Runs the program until it is quit.
///
/// # Errors
///
/// When standard input or output is no terminal (nothing was written then), or when the terminal
/// fails.
pub fn run(launch: Launch) -> io::Result<()> {
    run_with(launch, Thought::choose)
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
    let thinker = Thinker::new(sender.clone(), choose);
    let mut program = Program::new(launch, session.size(), thinker);
    listen(&sender, words)?;
    signals::listen(&sender, words)?;
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
