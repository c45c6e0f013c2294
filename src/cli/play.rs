//! `play`, and the start screen: everything that needs a terminal.

use std::io;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::options::{GameOptions, Setup};
use super::{Failure, Outcome, bot_names, saved, shelf};
use crate::app::{self, Bell, Capture, Colors, Glyphs, Launch, Options, Origin, Seated, Store};
use crate::bot::Level;
use crate::game::Game;
use crate::record::Record;
use crate::rules::{Book, BySeat, Seating};
use crate::table::{Name, Player};
use crate::text::{Join, Words};

/// The arguments of `play`.
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// Who plays, seat by seat: human, or bot:easy up to bot:expert, separated by commas; by default you
    /// against normal bots. A name goes before: Ann=human.
    #[arg(long, value_name = "WHO,WHO,...", value_delimiter = ',')]
    seats: Vec<Who>,

    #[command(flatten)]
    game: GameOptions,

    #[command(flatten)]
    look: LookOptions,
}

/// The arguments without a command.
#[derive(Debug, Args)]
pub struct StartArgs {
    #[command(flatten)]
    game: GameOptions,

    #[command(flatten)]
    look: LookOptions,
}

/// The arguments of `resume`.
#[derive(Debug, Args)]
pub struct ResumeArgs {
    /// A saved game: its name in the list of `starhop games`, or a file.
    saved: Option<PathBuf>,

    /// A further file of presets, in the form of the shipped rules.toml.
    #[arg(long, value_name = "FILE")]
    rules: Vec<PathBuf>,

    #[command(flatten)]
    look: LookOptions,
}

/// The arguments of `replay`.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// A saved game: its name in the list of `starhop games`, or a file.
    saved: PathBuf,

    #[command(flatten)]
    look: LookOptions,
}

/// How the screens look and what they listen to.
#[derive(Clone, Debug, Args)]
pub struct LookOptions {
    /// The signs of the board.
    #[arg(long, value_enum, default_value_t = GlyphsOption::Auto)]
    glyphs: GlyphsOption,

    /// Whether there are colours; `auto` asks the environment (NO_COLOR, TERM).
    #[arg(long, value_enum, default_value_t = ColorOption::Auto)]
    color: ColorOption,

    /// Leave the mouse to the terminal.
    #[arg(long)]
    no_mouse: bool,

    /// Ring the terminal's bell in the last five seconds of a turn, where turns are timed.
    #[arg(long)]
    bell: bool,

    /// How many milliseconds each hop of a bot is shown; 0 shows none.
    #[arg(long, value_name = "MS", default_value_t = 120,
          value_parser = clap::value_parser!(u64).range(0..=5000))]
    animation: u64,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum GlyphsOption {
    /// By the locale: block, or ascii where it is not UTF-8.
    Auto,
    /// Three columns of colour with the seat's letter.
    Block,
    /// Round marbles.
    Disc,
    /// Letters and dots.
    Ascii,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ColorOption {
    Auto,
    Always,
    Never,
}

/// Who sits in a seat, as typed: `human`, or with a name `Ann=human`.
#[derive(Clone, Debug)]
struct Who {
    player: Player,
    name: Name,
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        // Told by the argument parser, in whose English it stands.
        let words = Words::default();
        let (name, player) = text.split_once('=').unwrap_or(("", text));
        let player = Player::parse(player);
        let player = player.ok_or_else(|| words.who_can_sit(&bot_names(words, Join::Or)))?;
        Ok(Self { player, name: Name::new(name) })
    }
}

impl LookOptions {
    fn options(&self, words: Words) -> Options {
        Options {
            words,
            glyphs: match self.glyphs {
                GlyphsOption::Auto => None,
                GlyphsOption::Block => Some(Glyphs::Block),
                GlyphsOption::Disc => Some(Glyphs::Disc),
                GlyphsOption::Ascii => Some(Glyphs::Ascii),
            },
            colors: match self.color {
                ColorOption::Auto => Colors::Auto,
                ColorOption::Always => Colors::Always,
                ColorOption::Never => Colors::Never,
            },
            mouse: if self.no_mouse { Capture::Off } else { Capture::On },
            hop: Duration::from_millis(self.animation),
            bell: if self.bell { Bell::On } else { Bell::Off },
        }
    }
}

/// `starhop`: the start screen, or the game itself where the options already choose one.
pub fn start(args: &StartArgs, words: Words) -> Outcome {
    if args.game.is_said() {
        return sit_down(&args.game, &[], &args.look, words);
    }
    let seed = args.game.seed.unwrap_or_else(rand::random);
    launch(args.game.book(words)?, None, seed, args.look.options(words))
}

/// `starhop play`
pub fn play(args: &PlayArgs, words: Words) -> Outcome {
    sit_down(&args.game, &args.seats, &args.look, words)
}

/// `starhop solo`
pub fn solo(game: &GameOptions, look: &LookOptions, words: Words) -> Outcome {
    let alone = Who { player: Player::Human, name: Name::default() };
    sit_down(game, &[alone], look, words)
}

/// `starhop resume`
pub fn resume(args: &ResumeArgs, words: Words) -> Outcome {
    let (path, record) = match &args.saved {
        Some(saved) => saved::load(saved, words)?,
        None => saved::latest(words)?,
    };
    let seated = Seated { record, origin: Origin::Saved(path) };
    let book = shelf::book(&args.rules, words)?;
    launch(book, Some(seated), rand::random(), args.look.options(words))
}

/// `starhop replay`
pub fn replay(args: &ReplayArgs, words: Words) -> Outcome {
    let (_, record) = saved::load(&args.saved, words)?;
    let seated = Seated { record, origin: Origin::Replay };
    launch(shelf::book(&[], words)?, Some(seated), rand::random(), args.look.options(words))
}

fn sit_down(game: &GameOptions, seats: &[Who], look: &LookOptions, words: Words) -> Outcome {
    let book = game.book(words)?;
    let seed = game.seed.unwrap_or_else(rand::random);
    let options = GameOptions { seed: Some(seed), ..game.clone() };
    let named = (!seats.is_empty()).then_some(seats.len());
    let Setup { preset, rules, start } = options.setup(&book, named, words)?;
    let (players, names) = seated(rules.seating(), seats);
    let record = Record {
        started: None,
        preset: preset.name,
        seed,
        players,
        names,
        game: Game::from_position(rules, start),
    };
    launch(book, Some(Seated::new(record)), seed, look.options(words))
}

/// Who sits where and is called what; whom nobody names is the person in the first seat, and bots.
fn seated(seating: Seating, seats: &[Who]) -> (BySeat<Player>, BySeat<Name>) {
    let mut players = BySeat::from_fn(|_| Player::Bot(Level::Normal));
    let mut names = BySeat::default();
    players[seating.first()] = Player::Human;
    for (seat, who) in seating.iter().zip(seats) {
        players[seat] = who.player;
        names[seat] = who.name.clone();
    }
    (players, names)
}

fn launch(book: Book, game: Option<Seated>, seed: u64, options: Options) -> Outcome {
    let launch = Launch { book, game, seed, options, store: Store::of_user() };
    app::run(launch).map_err(|error| match error.kind() {
        io::ErrorKind::Unsupported => Failure::usage_line(error.to_string()),
        _ => error.into(),
    })
}
