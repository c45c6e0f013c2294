//! Seats that change hands in mid-game, on the screen.
//!
//! The window is left to [`dialog`](super::dialog), what a change does to the game to the
//! [`table`](crate::table).

use std::time::Duration;

use super::dialog::{Dialog, Topic};
use super::intent::Request;
use super::model::{Model, Screen};
use super::play::{Mode, Play};
use crate::record::Worth;
use crate::rules::BySeat;
use crate::table::{Event, Player};

impl Model {
    /// Opens the window in which seats change hands, in the place of the menu.
    pub(super) fn open_seats(&mut self) {
        self.screens.pop();
        if let Some(play) = &self.play {
            let topic = Topic::Seats(play.rules().seating(), *play.table.players());
            self.open(topic);
        }
    }

    /// Closes the window that is open. What was chosen for the seats counts now, and not before: a
    /// bot that is only passed by on the way to another must not move.
    pub(super) fn close(&mut self, now: Duration) -> Vec<Request> {
        let chosen = match self.screens.last() {
            Some(Screen::Dialog(Dialog { topic: Topic::Seats(_, players), .. })) => Some(*players),
            _ => None,
        };
        self.back();
        let play = self.play.as_mut().zip(chosen);
        play.map(|(play, players)| play.change_seats(&players, now)).unwrap_or_default()
    }
}

impl Play {
    /// Lets these play from now on.
    fn change_seats(&mut self, players: &BySeat<Player>, now: Duration) -> Vec<Request> {
        let mut requests = Vec::new();
        for seat in self.rules().seating().iter() {
            if self.table.player(seat) != players[seat] {
                requests.extend(self.event(Event::Seat(seat, players[seat]), now));
                self.keep.worth = Worth::Friendly;
                self.let_go();
            }
        }
        requests
    }

    /// Whatever was begun may have been somebody else's.
    fn let_go(&mut self) {
        self.picked = None;
        self.hint = None;
        if matches!(self.mode, Mode::Labels(_) | Mode::Prompt(_)) {
            self.mode = Mode::Cursor;
        }
        if !self.table.is_thinking() {
            self.thinking = None;
        }
        // A crossing that a bot had a hand in is not one's own.
        self.solo = None;
    }
}
