//! Outside engines: other programs that take a seat, asked for their moves in UGI.
//!
//! UGI is what [`engine`](super::engine) speaks from the other side. Nothing an engine says is
//! believed: a move must be legal, every answer has its time, and one that dies, stays silent or
//! lies is ended and told as a [`Fault`]. What that costs it is left to the match. The pipes and the
//! process are left to [`process`].

mod process;

use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;
use std::str::FromStr;
use std::time::{Duration, Instant};

pub use process::guard;

use super::clock::Limit;
use super::engine::turns;
use crate::game::{Action, Game};
use crate::rules::{Book, Rules, Switch};
use crate::text::{Label, Unfit, Words};
use process::{Heard, Process};

/// What starts an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    program: String,
    arguments: Vec<String>,
}

impl FromStr for Command {
    type Err = Unfit;

    /// Splits a command into words as a shell does; nothing else that a shell does is done.
    fn from_str(text: &str) -> Result<Self, Unfit> {
        let unclosed = |_| Unfit::Quote { command: text.to_owned() };
        let split = shell_words::split(text).map_err(unclosed)?;
        match split.split_first() {
            Some((program, arguments)) => {
                Ok(Self { program: program.clone(), arguments: arguments.to_vec() })
            }
            None => Err(Unfit::NoCommand),
        }
    }
}

impl Command {
    /// Starts the engine and ends it again.
    ///
    /// # Errors
    ///
    /// When it cannot be started.
    pub fn try_out(&self) -> io::Result<()> {
        Process::start(&self.program, &self.arguments).map(drop)
    }
}

/// Why an engine was dropped.
#[derive(Debug)]
pub enum Fault {
    /// It could not be started.
    NotStarted(io::Error),
    /// It ended, or closed its output.
    Ended(Option<ExitStatus>),
    /// It did not give the answer that was waited for in time.
    Silent {
        /// What it was asked last.
        asked: String,
        /// What was waited for.
        awaited: &'static str,
        /// How long.
        limit: Duration,
    },
    /// It said a line without end.
    Endless,
    /// It does not read what it is told.
    Deaf,
    /// Its answer cannot be played, and why.
    Refused {
        /// The answer.
        answer: String,
        /// Why not.
        why: String,
    },
}

impl Fault {
    /// What the engine did, in words.
    pub fn in_words(&self, words: Words) -> String {
        match self {
            Self::NotStarted(error) => words.not_started(error),
            Self::Ended(status) => {
                let (code, signal) =
                    (status.and_then(|it| it.code()), status.and_then(|it| it.signal()));
                match (code, signal) {
                    (Some(code), _) => words.engine_ended(code),
                    (None, Some(signal)) => words.engine_killed(signal),
                    (None, None) => words.say(Label::EngineClosed).to_owned(),
                }
            }
            Self::Silent { asked, awaited, limit } => {
                words.engine_silent(asked, awaited, limit.as_millis())
            }
            Self::Endless => words.say(Label::EngineEndless).to_owned(),
            Self::Deaf => words.say(Label::EngineDeaf).to_owned(),
            Self::Refused { answer, why } => words.engine_refused(answer, why),
        }
    }
}

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
        let process =
            Process::start(&command.program, &command.arguments).map_err(Fault::NotStarted)?;
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

/// An option that an engine may offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Preset,
    Players,
    Set,
    Seed,
}

impl Kind {
    /// In the order in which they are set.
    const ALL: [Self; 4] = [Self::Preset, Self::Players, Self::Set, Self::Seed];

    fn name(self) -> &'static str {
        match self {
            Self::Preset => "Preset",
            Self::Players => "Players",
            Self::Set => "Set",
            Self::Seed => "Seed",
        }
    }

    fn is_offered_by(self, line: &str) -> bool {
        let rest =
            line.strip_prefix("option name ").and_then(|rest| rest.strip_prefix(self.name()));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    }

    /// A preset that was not shipped is told as what makes it different: the engine need not know
    /// it.
    fn values(self, rules: &Rules, preset: &str, seed: u64) -> Vec<String> {
        let shipped = Book::shipped();
        let known = shipped.get(preset).or_else(|| shipped.get(CLASSIC));
        match self {
            Self::Preset => known.map(|preset| preset.name.clone()).into_iter().collect(),
            Self::Players => vec![rules.seating().to_string()],
            Self::Seed => vec![seed.to_string()],
            Self::Set => {
                let known = known.map(|preset| preset.draft.clone()).unwrap_or_default();
                let known = known.over(crate::rules::Draft::classic());
                let differs = |&switch: &Switch| rules.draft().value(switch) != known.value(switch);
                let told = |switch: Switch| {
                    let value = rules.draft().value(switch)?;
                    Some(format!("{}={value}", switch.key()))
                };
                Switch::ALL.into_iter().filter(differs).filter_map(told).collect()
            }
        }
    }
}

/// The preset that others are told by.
const CLASSIC: &str = "classic";

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
    fn a_command_is_split_as_a_shell_does() {
        let command: Command = r#"python3 "my engine.py" --name 'a b'"#.parse().unwrap();
        assert_eq!(command.program, "python3");
        assert_eq!(command.arguments, ["my engine.py", "--name", "a b"]);
        assert!("'open".parse::<Command>().is_err());
        assert!("  ".parse::<Command>().is_err());
    }

    #[test]
    fn what_makes_rules_different_is_told_as_switches() {
        let draft: Draft = toml::from_str("jump = 'long'\nboard = 3").unwrap();
        let rules = Rules::new(&draft, Seating::of(3).unwrap()).unwrap();
        assert_eq!(Kind::Preset.values(&rules, "mine", 1), ["classic"]);
        assert_eq!(Kind::Set.values(&rules, "mine", 1), ["board=3", "jump=\"long\""]);
        assert_eq!(Kind::Set.values(&rules, "small", 1), ["jump=\"long\""]);
        assert_eq!(Kind::Players.values(&rules, "mine", 1), ["ACE"]);
    }

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
