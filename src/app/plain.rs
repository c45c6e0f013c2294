//! The program without a screen: lines are read and said, bots think in a thread of their own.
//!
//! What a line does is left to [`plain`](crate::plain). While a bot thinks, lines wait: a script can
//! be written without knowing how long that takes, and the same script leads to the same game.

use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use super::errands;
use super::message::Message;
use super::options::Launch;
use super::saver::Saver;
use super::thinker::Thinker;
use super::{BestFile, LadderFile, SeatsFile, environment};
use crate::plain::{Input, Plain, Reply};
use crate::rules::BySeat;
use crate::table::{Name, Thought};
use crate::text::{Words, harmless};
use crate::tui::{Errand, Found};

/// No line is longer; the rest of a longer one is read as the next.
const LONGEST_LINE: u64 = 1 << 12;

/// Lines that wait to be read; then whoever types has to wait.
const LINES: usize = 64;

/// The preset that is meant when nothing else is said.
const USUAL: &str = "classic";

/// Runs the program by lines until it is told to quit, or there are no more lines.
///
/// # Errors
///
/// When lines can be neither read nor said. A reader that has gone away ends the program, and is no
/// fault.
pub fn run(launch: Launch) -> io::Result<()> {
    let (sender, bots) = mpsc::channel();
    let (typed, lines) = mpsc::sync_channel(LINES);
    thread::Builder::new().name("lines".to_owned()).spawn(move || listen(&typed))?;
    let words = launch.options.words;
    let usual = launch.preset.as_deref().unwrap_or(USUAL);
    let began = environment::seconds(SystemTime::now());
    let bests = launch.best.as_ref().map(|best| best.load(words)).transpose();
    let known = bests.as_ref().ok().cloned().flatten().unwrap_or_default();
    let names = names(launch.seats.as_ref(), words);
    let plain = Plain::new(launch.book, usual, launch.seed, began, words);
    let mut program = Program {
        plain: plain.with_bests(known).with_names(names.clone().unwrap_or_default()),
        words,
        thinker: Thinker::new(sender, Thought::choose),
        saver: Saver::new(launch.store),
        best: launch.best,
        seats: launch.seats,
        ladder: launch.ladder,
        bots,
        lines,
        told: Instant::now(),
    };
    let at_board = launch.game.is_some();
    let mut replies = program.plain.begin(launch.game);
    // A game that is there already can be played all the same.
    if let Err(why) = names
        && !at_board
    {
        replies.splice(0..0, program.plain.update(Input::NamesUnkept(why)));
    }
    if let Err(why) = bests {
        replies.extend(program.plain.update(Input::BestUnkept(why)));
    }
    match program.run(replies) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        end => end,
    }
}

/// What the seats were called the last time.
fn names(file: Option<&SeatsFile>, words: Words) -> Result<BySeat<Name>, String> {
    let habits = file.map(|file| file.load(words)).transpose()?;
    Ok(habits.unwrap_or_default().names)
}

/// Reads lines until there are no more.
fn listen(lines: &SyncSender<Input>) {
    let mut input = io::stdin().lock();
    loop {
        let mut line = Vec::new();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let heard = match read {
            Ok(1..) => Input::Line(String::from_utf8_lossy(&line).into_owned()),
            // What cannot be read is as good as an end.
            Ok(0) | Err(_) => Input::End,
        };
        let ends = matches!(heard, Input::End);
        if lines.send(heard).is_err() || ends {
            return;
        }
    }
}

struct Program {
    plain: Plain,
    words: Words,
    thinker: Thinker,
    saver: Saver,
    best: Option<BestFile>,
    seats: Option<SeatsFile>,
    ladder: Option<LadderFile>,
    bots: Receiver<Message>,
    lines: Receiver<Input>,
    /// Up to when the game was told the time.
    told: Instant,
}

impl Program {
    fn run(&mut self, replies: Vec<Reply>) -> io::Result<()> {
        let mut going_on = self.perform(replies)?;
        while going_on {
            io::stdout().flush()?;
            let heard = self.wait();
            let now = Instant::now();
            let time = now.saturating_duration_since(std::mem::replace(&mut self.told, now));
            for input in [Some(Input::Elapsed(time)), heard].into_iter().flatten() {
                let replies = self.plain.update(input);
                going_on = going_on && self.perform(replies)?;
            }
        }
        io::stdout().flush()
    }

    /// Sleeps until a bot answers or, when none is at work, until a line comes; nothing comes back
    /// when the time of the turn was up before.
    fn wait(&self) -> Option<Input> {
        let left = self.plain.time_left().map(|left| left.saturating_sub(self.told.elapsed()));
        if self.plain.is_thinking() {
            return match wait_for(&self.bots, left) {
                Ok(Message::Answer(ticket, action)) => Some(Input::Answer(ticket, action)),
                Ok(Message::Failure(ticket)) => Some(Input::Failure(ticket)),
                // How deep a bot looks is not told in lines; nobody else speaks there.
                Ok(
                    Message::Depth(..)
                    | Message::Terminal(_)
                    | Message::Signal(_)
                    | Message::Tick
                    | Message::Lost(_),
                )
                | Err(_) => None,
            };
        }
        match wait_for(&self.lines, left) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Input::End),
        }
    }

    /// Does what is asked for, in order. Whether the program goes on comes back.
    fn perform(&mut self, replies: Vec<Reply>) -> io::Result<bool> {
        for reply in replies {
            match reply {
                Reply::Say(line) => say(&line)?,
                Reply::Think(thought) => self.thinker.think(thought),
                Reply::Cancel => self.thinker.cancel(),
                Reply::Save(saving) => {
                    let kept = self.saver.save(&saving, self.words);
                    let trouble = kept.err().map(|error| self.words.system_error(&error));
                    let told = self.plain.update(Input::Kept(trouble));
                    self.perform(told)?;
                }
                Reply::Rate(record) => {
                    let rated = self.ladder.as_ref().map(|it| it.enter(&record, self.words));
                    let told = rated.map(|rated| self.plain.update(Input::Rated(rated)));
                    self.perform(told.unwrap_or_default())?;
                }
                Reply::KeepBest(course, best) => {
                    let kept = self.best.as_ref().map(|it| it.keep(course, best, self.words));
                    let trouble = kept.and_then(Result::err).map(Input::BestUnkept);
                    let told = trouble.map(|trouble| self.plain.update(trouble));
                    self.perform(told.unwrap_or_default())?;
                }
                Reply::KeepNames(names) => {
                    let kept = self.seats.as_ref().map(|it| it.keep_names(&names, self.words));
                    let trouble = kept.and_then(Result::err).map(Input::NamesUnkept);
                    let told = trouble.map(|trouble| self.plain.update(trouble));
                    self.perform(told.unwrap_or_default())?;
                }
                Reply::Copy { name, text } => self.copy(name, text)?,
                Reply::Quit => return Ok(false),
            }
        }
        Ok(true)
    }

    fn copy(&mut self, name: String, text: String) -> io::Result<()> {
        let found = errands::run(self.saver.store(), Errand::Copy { name, text }, self.words);
        self.saver.touch();
        match found {
            Found::Told(told) | Found::NotCopied { why: told, .. } => {
                say(&self.words.sentence(&told))
            }
            Found::List(_) | Found::Game(_) => Ok(()),
        }
    }
}

/// The next thing that comes, unless the time is up before.
fn wait_for<T>(from: &Receiver<T>, left: Option<Duration>) -> Result<T, RecvTimeoutError> {
    match left {
        Some(left) => from.recv_timeout(left),
        None => from.recv().map_err(|_| RecvTimeoutError::Disconnected),
    }
}

fn say(line: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{}", harmless(line))
}
