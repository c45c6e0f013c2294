//! Outside engines: other programs that take a seat, asked for their moves in UGI.
//!
//! UGI is what [`engine`](super::engine) speaks from the other side. Nothing an engine says is
//! believed: a move must be legal, every answer has its time, and one that dies, stays silent or
//! lies is ended and told as a [`Fault`]. What that costs it is left to the match. The pipes and the
//! process are left to [`process`].

mod process;
mod command;
mod fault;
mod option;

use std::time::{Duration, Instant};

pub use command::Command;
pub use fault::Fault;
pub use process::guard;

use super::clock::Limit;
use super::engine::turns;
use crate::game::{Action, Game};
use crate::rules::Rules;
use crate::text::Words;

use option::Kind;
use process::{Heard, Process};

/// How an engine is asked.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// What it may use for a move.
    pub limit: Limit,
    /// How long it may take to get ready, and beyond its time for a move.
    pub patience: Duration,
    /// What is wrong with an answer is said in these.
    pub words: Words,
}

/// An engine that is ready to play a game.
pub struct Engine {
    process: Process,
    manners: Manners,
    /// What it was asked last.
    asked: String,
}

impl Engine {
    /// Starts an engine, and tells it the rules and the seats as far as it takes them.
    ///
    /// # Errors
    ///
    /// When it does not get ready.
    pub fn start(
        command: &Command,
        manners: Manners,
        rules: &Rules,
        preset: &str,
        seed: u64,
    ) -> Result<Self, Fault> {
        let process = command.start().map_err(Fault::NotStarted)?;
        let mut engine = Self { process, manners, asked: String::new() };
        match engine.get_ready(rules, preset, seed) {
            Ok(()) => Ok(engine),
            Err(fault) => Err(engine.dropped(fault)),
        }
    }

    fn get_ready(&mut self, rules: &Rules, preset: &str, seed: u64) -> Result<(), Fault> {
        self.ask("ugi")?;
        let until = Instant::now() + self.manners.patience;
        let mut options = Vec::new();
        loop {
            let line = self.hear("ugiok", until, self.manners.patience)?;
            if line == "ugiok" {
                break;
            }
            options.extend(Kind::ALL.into_iter().filter(|kind| kind.is_offered_by(&line)));
        }
        for kind in Kind::ALL.into_iter().filter(|kind| options.contains(kind)) {
            for value in kind.values(rules, preset, seed) {
                self.ask(&format!("setoption name {} value {value}", kind.name()))?;
            }
        }
        self.ask("uginewgame")?;
        self.synchronize()
    }

    /// Its move; the game must not be over.
    ///
    /// # Errors
    ///
    /// When it gives none that can be played.
    pub fn choose(&mut self, game: &Game) -> Result<Action, Fault> {
        self.ask(&position_line(game))?;
        self.synchronize()?;
        let (go, time) = match self.manners.limit {
            Limit::Time(time) => (format!("go movetime {}", time.as_millis()), time),
            Limit::Nodes(nodes) => (format!("go nodes {nodes}"), Duration::ZERO),
        };
        self.ask(&go)?;
        let limit = time + self.manners.patience;
        let until = Instant::now() + limit;
        loop {
            let line = self.hear("bestmove", until, limit)?;
            let mut words = line.splitn(2, char::is_whitespace);
            if words.next() == Some("bestmove") {
                let turns = turns(words.next().unwrap_or_default());
                let first = turns.first().map(String::as_str).unwrap_or_default();
                return read(game, first, self.manners.words);
            }
        }
    }

    /// Waits until it has taken in everything that was said, and forgets what it has said itself.
    fn synchronize(&mut self) -> Result<(), Fault> {
        self.ask("isready")?;
        let limit = self.manners.patience;
        let until = Instant::now() + limit;
        while self.hear("readyok", until, limit)? != "readyok" {}
        Ok(())
    }

    fn ask(&mut self, line: &str) -> Result<(), Fault> {
        line.split_whitespace().next().unwrap_or_default().clone_into(&mut self.asked);
        self.process.say(line).map_err(|_| Fault::Deaf)
    }

    fn hear(
        &self,
        awaited: &'static str,
        until: Instant,
        limit: Duration,
    ) -> Result<String, Fault> {
        // Whoever goes on talking has no more time than whoever says nothing.
        let heard = if Instant::now() < until { self.process.hear(until) } else { None };
        match heard {
            Some(Heard::Line(line)) => Ok(line.trim().to_owned()),
            Some(Heard::Endless) => Err(Fault::Endless),
            Some(Heard::End) => Err(Fault::Ended(None)),
            None => Err(Fault::Silent { asked: self.asked.clone(), awaited, limit }),
        }
    }

    /// Ends an engine after a fault, which may tell more then.
    pub fn dropped(self, fault: Fault) -> Fault {
        match fault {
            Fault::Ended(_) => Fault::Ended(self.process.end()),
            other => other,
        }
    }

    /// Ends an engine that has done nothing wrong.
    pub fn dismiss(self) {
        // One that does not listen is ended all the same.
        let _ = self.process.say("quit");
        self.process.end();
    }
}

/// The game up to now. A resignation is no move: the position after the last one tells of it.
fn position_line(game: &Game) -> String {
    let (actions, positions) = (game.actions(), game.positions());
    let is_move = |action: &Action| matches!(action, Action::Move(_) | Action::Pass);
    let from = actions.iter().rposition(|action| !is_move(action)).map_or(0, |last| last + 1);
    let mut line = format!("position fen {}", positions[from].text(game.rules()));
    if from < actions.len() {
        line += " moves";
    }
    for (position, &action) in positions.iter().zip(actions).skip(from) {
        line += " ";
        line += &position.action_text(game.rules(), action);
    }
    line
}

/// The action that an engine means.
fn read(game: &Game, answer: &str, words: Words) -> Result<Action, Fault> {
    let refused = |why: String| {
        let answer = answer.chars().take(LONGEST_ANSWER).collect();
        Fault::Refused { answer, why }
    };
    game.read_turn(answer).map_err(|error| refused(words.action_error(game.rules(), &error)))
}

/// So much of a wrong answer is repeated.
const LONGEST_ANSWER: usize = 60;

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::{Draft, Seat, Seating};

    #[test]
    fn a_resignation_is_told_by_the_position_after_it() {
        let rules = Rules::new(&Draft::classic(), Seating::of(3).unwrap()).unwrap();
        let mut game = Game::new(Arc::new(rules));
        let first = game.position().moves(game.rules())[0];
        game.play(Action::Move(first)).unwrap();
        assert!(position_line(&game).contains(" A moves "));
        game.play(Action::Resign(Seat::from_letter('C').unwrap())).unwrap();
        let line = position_line(&game);
        assert!(line.contains("out=C") && !line.contains("moves"), "{line}");
        let second = game.position().moves(game.rules())[0];
        game.play(Action::Move(second)).unwrap();
        assert_eq!(position_line(&game).split(" moves ").nth(1).unwrap().split(' ').count(), 1);
    }
}
