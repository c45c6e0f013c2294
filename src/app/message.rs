//! What the loop is told, and the thread that tells it of the terminal.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use ratatui::crossterm::event::{self, Event};

use super::signals::Signal;
use crate::game::Action;
use crate::table::Ticket;
use crate::text::{self, Label, Words};

/// Something that the loop is told.
pub enum Message {
    Terminal(Event),
    Answer(Ticket, Action),
    Failure(Ticket),
    /// The bot of that request looks so many plies deep.
    Depth(Ticket, u32),
    Signal(Signal),
    /// It is time for something to move.
    Tick,
    /// Nothing can be read from the terminal any more.
    Lost(io::Error),
}

/// Tells the loop when a thread that it listens to breaks down: otherwise it would sleep for ever.
pub struct Alarm {
    pub sender: Sender<Message>,
    pub words: Words,
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
pub fn listen(sender: &Sender<Message>, words: Words) -> io::Result<()> {
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
