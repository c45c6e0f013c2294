//! `engine`: the door for other programs, a line protocol.
//!
//! It speaks UGI, the Universal Game Interface, UCI's sibling for any game: `ugi`, `isready`,
//! `setoption`, `uginewgame`, `position`, `go`, `stop`, `query`, `quit`. Positions and moves are
//! written as everywhere in this program. The door listens while a bot thinks; what it does not
//! understand it says in an `info string` line, and goes on.

mod guide;

use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use clap::Args;

use super::number::whole;
use super::options::GameOptions;
use super::{Failure, Outcome};
use crate::bot::{self, Level};
use crate::game::{Ending, Game};
use crate::rules::{Book, Item, Seating, Teams};
use crate::text::{Language, Unfit, Words, harmless};

use guide::{Limits, Teller};

/// What is said to another program is said in one language, whatever its user speaks.
const WORDS: Words = Words::new(Language::English);

/// No line is longer; the rest of a longer one is read as the next.
const LONGEST_LINE: u64 = 1 << 20;

/// The arguments of `engine`.
#[derive(Debug, Args)]
pub struct EngineArgs {
    #[arg(long, value_name = "LEVEL", default_value = "expert", value_parser = level)]
    level: Level,

    #[command(flatten)]
    game: GameOptions,
}

fn level(name: &str) -> Result<Level, Unfit> {
    Level::from_name(name).ok_or(Unfit::Level)
}

/// `starhop engine`
pub fn run(args: &EngineArgs, words: Words) -> Outcome {
    let mut door = Door::new(args.game.clone(), args.level, words)?;
    let mut input = io::stdin().lock();
    loop {
        let mut line = Vec::new();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
        let line = String::from_utf8_lossy(&line);
        if read == 0 || line.trim() == "quit" {
            door.halt();
            return Ok(());
        }
        if let Err(problem) = door.obey(line.trim()) {
            say(&format!("info string {}", harmless(&problem)));
        }
    }
}

/// A reader that has gone away ends the program at its next line, not here.
fn say(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// What the other side has set up.
struct Door {
    options: GameOptions,
    book: Book,
    level: Level,
    game: Game,
    thinking: Option<(Arc<AtomicBool>, JoinHandle<()>)>,
}

impl Door {
    /// What is wrong with the command line is told to whoever typed it, in their words.
    fn new(options: GameOptions, level: Level, words: Words) -> Result<Self, Failure> {
        let book = options.book(words)?;
        let game = opening(&options, &book, words)?;
        Ok(Self { options, book, level, game, thinking: None })
    }

    fn obey(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => {}
            ("ugi", _) => introduce(self.level),
            ("isready", _) => say("readyok"),
            ("stop", _) => self.halt(),
            ("setoption", rest) => self.set_option(rest)?,
            ("uginewgame", _) => self.begin()?,
            ("position", rest) => self.set_position(rest)?,
            ("go", rest) => self.go(rest)?,
            ("query", what) => self.answer(what)?,
            _ => return Err(format!("unknown command: {line}")),
        }
        Ok(())
    }

    /// Stops the bot that thinks, which still says its best move, and waits for that.
    fn halt(&mut self) {
        if let Some((stop, thread)) = self.thinking.take() {
            stop.store(true, Ordering::Relaxed);
            // A bot that broke down has said so already.
            let _ = thread.join();
        }
    }

    fn begin(&mut self) -> Result<(), String> {
        self.halt();
        self.game = opening(&self.options, &self.book, WORDS).map_err(in_one_line)?;
        Ok(())
    }

    fn set_option(&mut self, text: &str) -> Result<(), String> {
        let form = "it takes the form setoption name NAME value VALUE";
        let (name, value) =
            text.strip_prefix("name ").and_then(|rest| rest.split_once(" value ")).ok_or(form)?;
        let (name, value) = (name.trim(), value.trim());
        let unfit = |why: Unfit| format!("{value}: {}", WORDS.unfit(&why));
        let mut options = self.options.clone();
        match name {
            "Level" => {
                self.level = level(value).map_err(unfit)?;
                return Ok(());
            }
            "Preset" => options.preset = Some(value.to_owned()),
            "Set" => options.settings.push(value.to_owned()),
            "Players" => options.players = Some(value.parse().map_err(unfit)?),
            "Seed" => options.seed = Some(whole(0..=u64::MAX)(value).map_err(unfit)?),
            _ => return Err(format!("there is no option {name}")),
        }
        // Kept only when a game can be had with it; a contradiction changes nothing.
        let game = opening(&options, &self.book, WORDS).map_err(in_one_line)?;
        self.halt();
        (self.options, self.game) = (options, game);
        Ok(())
    }

    fn set_position(&mut self, text: &str) -> Result<(), String> {
        let (start, moves) = match text.split_once(" moves") {
            Some((start, moves)) => (start.trim(), moves),
            None => (text, ""),
        };
        let options = match (start, start.strip_prefix("fen ")) {
            ("startpos", _) => self.options.clone(),
            (_, Some(fen)) => {
                GameOptions { position: Some(fen.trim().to_owned()), ..self.options.clone() }
            }
            _ => return Err("it takes the form position startpos|fen TEXT [moves MOVE ...]".into()),
        };
        let mut game = opening(&options, &self.book, WORDS).map_err(in_one_line)?;
        for text in turns(moves) {
            let refused = |error| format!("{text}: {}", WORDS.action_error(game.rules(), &error));
            let action = game.read_turn(&text).map_err(refused)?;
            game.play(action).map_err(|_| format!("{text}: it cannot be played"))?;
        }
        self.halt();
        self.game = game;
        Ok(())
    }

    fn go(&mut self, text: &str) -> Result<(), String> {
        self.halt();
        if self.game.ending().is_some() {
            say("bestmove (none)");
            return Ok(());
        }
        let limits = Limits::parse(text)?;
        let stop = Arc::clone(&limits.stop);
        let (game, level) = (self.game.clone(), self.level);
        let seed = self.options.seed.unwrap_or_default();
        let think = move || {
            let mut teller = Teller { limits, began: Instant::now(), game: &game };
            let action = bot::choose(level, &game, seed, &mut teller);
            say(&format!("bestmove {}", game.position().action_text(game.rules(), action)));
        };
        let thread = thread::Builder::new().name("bot".to_owned()).spawn(think);
        self.thinking = Some((stop, thread.map_err(|error| WORDS.system_error(&error))?));
        Ok(())
    }

    fn answer(&self, what: &str) -> Result<(), String> {
        let (game, position) = (&self.game, self.game.position());
        let told = match what {
            "gameover" => game.ending().is_some().to_string(),
            "p1turn" => (position.turn() == game.rules().seating().first()).to_string(),
            "result" => result(game),
            "position" => position.text(game.rules()),
            _ => return Err(format!("unknown query: {what}")),
        };
        say(&format!("response {told}"));
        Ok(())
    }
}

/// The texts of turns that follow one another: one with an item is several words.
pub(super) fn turns(text: &str) -> Vec<String> {
    let mut words = text.split_whitespace();
    let mut turns = Vec::new();
    while let Some(first) = words.next() {
        let more = match Item::from_key(first) {
            None => 0,
            Some(Item::Wings | Item::Exchange) => 1,
            Some(Item::Block | Item::Bridge | Item::Double) => 2,
            Some(Item::Tornado) => 3,
        };
        let mut turn = vec![first];
        turn.extend(words.by_ref().take(more));
        // A double may follow what is used before the move.
        if more > 0 && turn.last() == Some(&Item::Double.key()) {
            turn.extend(words.by_ref().take(2));
        }
        turns.push(turn.join(" "));
    }
    turns
}

fn introduce(level: Level) {
    say(&format!("id name starhop {}", env!("CARGO_PKG_VERSION")));
    say("id author the starhop authors");
    let levels: Vec<String> =
        Level::ALL.iter().map(|level| format!("var {}", level.name())).collect();
    say(&format!("option name Level type combo default {} {}", level.name(), levels.join(" ")));
    say("option name Preset type string default classic");
    say("option name Set type string default <empty>");
    say("option name Players type string default 2");
    say("option name Seed type spin default 0 min 0 max 18446744073709551615");
    say("ugiok");
}

fn opening(options: &GameOptions, book: &Book, words: Words) -> Result<Game, Failure> {
    let setup = options.setup(book, None, words)?;
    Ok(Game::from_position(setup.rules, setup.start))
}

fn in_one_line(failure: Failure) -> String {
    failure.lines.join("; ")
}

/// `none` while the game goes on, `p2win` when the second seat is alone in the first place, or with
/// its team the first of which it is; else `draw`.
fn result(game: &Game) -> String {
    let Some(ending) = game.ending() else { return "none".to_owned() };
    let places = game.position().places(game.rules());
    let seats: Seating = game.rules().seating();
    let first: Vec<usize> = (1..)
        .zip(seats.iter())
        .filter(|(_, seat)| places[*seat] == Some(1))
        .map(|(number, _)| number)
        .collect();
    match (ending, &first[..]) {
        (Ending::Decided, [number]) => format!("p{number}win"),
        (Ending::Decided, [number, ..]) if game.rules().teams() != Teams::None => {
            format!("p{number}win")
        }
        _ => "draw".to_owned(),
    }
}
