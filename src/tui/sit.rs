//! Games that begin on the screen: from the form, once more, out of a replay, from a file.
//!
//! What is filled in in the form is left to [`start`](super::start), what is kept of a game to
//! [`keep`](super::keep).

use std::sync::Arc;
use std::time::Duration;

use super::intent::Request;
use super::keep::{Keep, Origin, Seated};
use super::learn::Learning;
use super::look::Look;
use super::model::{Model, Screen};
use super::play::Play;
use super::solo::Solo;
use super::start::Start;
use crate::game::{Game, Position};
use crate::record::{Record, Worth};
use crate::rules::FirstPlayer;
use crate::table::{self, Player, Table};

impl Model {
    /// Begins the game that the form describes, after asking when another one would be lost.
    pub(super) fn start_game(&mut self, now: Duration) -> Vec<Request> {
        let Some(Screen::Start(start)) = self.screens.last() else {
            return Vec::new();
        };
        let (name, rules) = match (start.preset(&self.book), start.rules(&self.book)) {
            (Some(preset), Ok(rules)) => (preset.name.clone(), rules),
            (_, Err(faults)) => {
                self.refuse(&faults);
                return Vec::new();
            }
            (None, Ok(_)) => return Vec::new(),
        };
        let guests = &start.guests;
        let names = guests.names.clone();
        let record = Record {
            started: None,
            preset: name,
            seed: self.seed,
            players: guests.players,
            names: names.clone(),
            worth: Worth::default(),
            game: table::opening(rules, self.seed),
        };
        let kept = self.keep_names(names);
        let seated = self.sit_down(Seated::new(record), now);
        kept.into_iter().chain(seated).collect()
    }

    pub(super) fn rematch(&mut self, now: Duration) -> Vec<Request> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        let last = play.keep.record(&play.table);
        let (rules, start) = (Arc::clone(last.game.rules()), last.game.start().clone());
        // A position that was set up is what people want again, unless there is nothing to play in it.
        let set_up = start != Position::start(&rules, start.turn());
        let game = if set_up && start.ending(&rules).is_none() {
            Game::from_position(rules, start)
        } else {
            table::opening(rules, self.seed)
        };
        let seated = Seated::new(Record {
            started: None,
            seed: self.seed,
            worth: Worth::Counts,
            game,
            ..last
        });
        self.replace(seated, now)
    }

    /// Goes on with the game of a replay from the position on the screen: a new game, so that the
    /// saved one stays as it is. Where only bots played a person takes the seat whose turn it is.
    pub(super) fn take_over(&mut self, now: Duration) -> Vec<Request> {
        let Some(play) = &self.play else { return Vec::new() };
        let mut record = play.keep.record(&play.table);
        while record.game.actions().len() > play.shown_actions() {
            record.game.undo();
        }
        let mut seats = record.game.rules().seating().iter();
        if seats.all(|seat| !record.players[seat].is_human()) {
            record.players[record.game.position().turn()] = Player::Human;
        }
        record.worth = Worth::Friendly;
        self.replace(Seated::new(record), now)
    }

    pub(super) fn replace(&mut self, seated: Seated, now: Duration) -> Vec<Request> {
        let mut requests = Vec::new();
        if self.play.as_ref().is_some_and(|play| play.table.is_thinking()) {
            requests.push(Request::Cancel);
        }
        self.seat(seated, now);
        requests.extend(self.begin(now));
        requests
    }

    /// Sets the table; the form stays below for the next game.
    pub(super) fn seat(&mut self, seated: Seated, now: Duration) {
        let Seated { mut record, origin } = seated;
        if origin == Origin::New {
            record.started = Some(self.settings.began.saturating_add_unsigned(now.as_secs()));
        }
        let mut start = self.last_start();
        // What is only watched or learned from says nothing about the next game.
        if origin.is_kept() {
            start.continues = true;
            start.fill_in(&self.book, &record);
            start.guests.recall(&self.habits.names);
        }
        self.games += 1;
        let keep = Keep::new(self.games, origin, &record);
        let Record { game, players, seed, .. } = record;
        let table = match &self.play {
            Some(play) => play.table.set_anew(game, players, seed),
            None => Table::new(game, players, seed),
        };
        let replay = keep.origin == Origin::Replay;
        let tossed = keep.origin == Origin::New && is_tossed(table.game());
        let learning = Learning::of(&keep.origin);
        self.lesson = learning.as_ref().map_or(self.lesson, |learning| learning.lesson);
        let solo = Solo::at(&table, &keep.origin, &self.bests);
        let mut play = Play::new(keep, table, self.settings.hop);
        play.solo = solo;
        if let Some(learning) = learning {
            play.learn(learning);
        }
        play.look = replay.then(|| Look::new(0));
        if tossed {
            play.toss(now);
        }
        self.play = Some(play);
        // The next game gets another seed.
        self.seed = self.seed.wrapping_add(1);
        self.screens = vec![Screen::Start(start), Screen::Game];
    }

    /// The form as it was left, or an empty one.
    pub(super) fn last_start(&self) -> Start {
        self.start().cloned().unwrap_or_else(|| Start::new(&self.book))
    }

    /// The form that lies uppermost, if there is one.
    pub(super) fn start(&self) -> Option<&Start> {
        self.screens.iter().rev().find_map(|screen| match screen {
            Screen::Start(start) => Some(start),
            Screen::Game
            | Screen::Page(_)
            | Screen::Games(_)
            | Screen::Chart
            | Screen::Switches(_)
            | Screen::Preferences(_)
            | Screen::Dialog(_) => None,
        })
    }
}

/// Whether a game begins with a toss: several seats, from the usual start, as the rules ask.
fn is_tossed(game: &Game) -> bool {
    let (rules, start) = (game.rules(), game.start());
    let usual = game.actions().is_empty() && *start == Position::start(rules, start.turn());
    usual && rules.seating().len() > 1 && rules.first_player() == FirstPlayer::Toss
}
