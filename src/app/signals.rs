//! Signals: those that end or stop the program give the terminal back first.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use super::message::{Alarm, Message};
use crate::text::Words;

/// A signal that came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signal(i32);

/// What a signal wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// That the program ends.
    End,
    /// That it stops for a while.
    Stop,
    /// That it goes on.
    GoOn,
}

impl Signal {
    /// What it wants.
    pub fn manner(self) -> Manner {
        match self.0 {
            SIGTSTP => Manner::Stop,
            SIGCONT => Manner::GoOn,
            _ => Manner::End,
        }
    }

    /// Does what the signal would have done by itself, so that the shell sees why the program
    /// ended.
    pub fn obey(self) -> io::Result<()> {
        emulate_default_handler(self.0)
    }
}

/// Starts the thread that waits for signals.
pub fn listen(sender: &Sender<Message>, words: Words) -> io::Result<()> {
    let ends = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2];
    let mut signals = Signals::new(ends.into_iter().chain([SIGTSTP, SIGCONT]))?;
    let sender = sender.clone();
    let wait = move || {
        let _alarm = Alarm { sender: sender.clone(), words };
        for signal in signals.forever() {
            if sender.send(Message::Signal(Signal(signal))).is_err() {
                return;
            }
        }
    };
    thread::Builder::new().name("signals".to_owned()).spawn(wait).map(|_| ())
}

/// Stops the program until the shell lets it go on.
pub fn stop() -> io::Result<()> {
    emulate_default_handler(SIGTSTP)
}
