//! `play`, and the start screen: everything that needs a terminal.

use std::io;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::number::whole;
use super::options::{GameOptions, Setup};
use super::shelf::Shelf;
use super::{Failure, Outcome, complain, saved};
use crate::app::{
    self, Bell, BestFile, Capture, Colors, Config, Glyphs, LadderFile, Launch, Options, Origin,
    OwnFiles, Seated, SeatsFile, Store,
};
use crate::game::Game;
use crate::lesson::Lesson;
use crate::record::{Record, Worth};
use crate::rules::{BySeat, Seating};
use crate::table::{Name, Player};
use crate::text::{Label, Unfit, Words};

/// The arguments of `play`.
#[derive(Debug, Args)]
pub struct PlayArgs {
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

/// The arguments of `learn`.
#[derive(Debug, Args)]
pub struct LearnArgs {
    #[command(flatten)]
    look: LookOptions,
}

/// The arguments of `resume`.
#[derive(Debug, Args)]
pub struct ResumeArgs {
    saved: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    rules: Vec<PathBuf>,

    #[command(flatten)]
    look: LookOptions,
}

/// The arguments of `replay`.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    saved: PathBuf,

    #[command(flatten)]
    look: LookOptions,
}

/// How the screens look and what they listen to.
#[derive(Clone, Debug, Args)]
pub struct LookOptions {
    // What it takes is only known when the user's own themes are: see `help`.
    #[arg(long, value_name = "THEME")]
    theme: Option<String>,

    #[arg(long, value_enum, value_name = "GLYPHS")]
    glyphs: Option<GlyphsOption>,

    #[arg(long, value_enum, value_name = "WHEN")]
    color: Option<ColorOption>,

    #[arg(long, overrides_with = "no_mouse")]
    mouse: bool,

    #[arg(long, overrides_with = "mouse")]
    no_mouse: bool,

    #[arg(long, overrides_with = "no_bell")]
    bell: bool,

    #[arg(long, overrides_with = "bell")]
    no_bell: bool,

    #[arg(long)]
    plain: bool,

    #[arg(long, value_name = "MS", value_parser = whole::<u64>(0..=5000))]
    animation: Option<u64>,
}

/// The signs of the board, as typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum GlyphsOption {
    // By the locale: block, or ascii where it is not UTF-8.
    Auto,
    // Three columns of colour with the seat's letter.
    Block,
    // Round marbles.
    Disc,
    // Letters and dots.
    Ascii,
}

/// Whether there are colours, as typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum ColorOption {
    // As the environment says.
    Auto,
    // Even where it says no.
    Always,
    // None.
    Never,
}

/// Who sits in a seat, as typed: `human`, or with a name `Ann=human`.
#[derive(Clone, Debug)]
struct Who {
    player: Player,
    name: Name,
}

impl FromStr for Who {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        let (player, name) = Player::parse_named(text).ok_or(Unfit::Player)?;
        Ok(Self { player, name })
    }
}

/// What a pair of options for yes and no says.
fn said(yes: bool, no: bool) -> Option<bool> {
    match (yes, no) {
        (true, _) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    }
}

impl LookOptions {
    /// What was typed, before what the config says, before what is usual.
    fn options(&self, config: &Config, words: Words) -> Options {
        let usual = Options::default();
        Options {
            words,
            theme: match &self.theme {
                None => config.theme,
                Some(name) => config.themes.get(name),
            },
            glyphs: match self.glyphs {
                None => config.glyphs,
                Some(GlyphsOption::Auto) => None,
                Some(GlyphsOption::Block) => Some(Glyphs::Block),
                Some(GlyphsOption::Disc) => Some(Glyphs::Disc),
                Some(GlyphsOption::Ascii) => Some(Glyphs::Ascii),
            },
            zoom: config.zoom,
            panel: config.panel.unwrap_or_default(),
            colors: match self.color {
                None => config.color.unwrap_or_default(),
                Some(ColorOption::Auto) => Colors::Auto,
                Some(ColorOption::Always) => Colors::Always,
                Some(ColorOption::Never) => Colors::Never,
            },
            mouse: match said(self.mouse, self.no_mouse).or(config.mouse) {
                Some(false) => Capture::Off,
                Some(true) | None => Capture::On,
            },
            bell: match said(self.bell, self.no_bell).or(config.bell) {
                Some(true) => Bell::On,
                Some(false) | None => Bell::Off,
            },
            facing: config.facing.unwrap_or_default(),
            hop: self.animation.map(Duration::from_millis).or(config.hop).unwrap_or(usual.hop),
        }
    }
}

/// `starhop`: the start screen, or the game itself where the options already choose one.
pub fn start(args: &StartArgs, config: &Config, words: Words) -> Outcome {
    if args.game.is_said() {
        return sit_down(&args.game, &[], &args.look, config, words);
    }
    let seed = args.game.seed.unwrap_or_else(rand::random);
    launch(args.game.shelf(words)?, None, seed, &args.look, config, words)
}

/// `starhop play`
pub fn play(args: &PlayArgs, config: &Config, words: Words) -> Outcome {
    sit_down(&args.game, &args.seats, &args.look, config, words)
}

/// `starhop learn`
pub fn learn(args: &LearnArgs, config: &Config, words: Words) -> Outcome {
    if args.look.plain {
        return Err(Failure::usage_line(words.say(Label::LearnPlain)));
    }
    let seated = Seated::lesson(Lesson::Step);
    launch(Shelf::open(&[], words)?, Some(seated), rand::random(), &args.look, config, words)
}

/// `starhop solo`
pub fn solo(game: &GameOptions, look: &LookOptions, config: &Config, words: Words) -> Outcome {
    let alone = Who { player: Player::Human, name: Name::default() };
    sit_down(game, &[alone], look, config, words)
}

/// `starhop resume`
pub fn resume(args: &ResumeArgs, config: &Config, words: Words) -> Outcome {
    let (path, record) = match &args.saved {
        Some(saved) => saved::load(saved, words)?,
        None => saved::latest(words)?,
    };
    // A game that is over can only be watched.
    let over = record.game.ending().is_some();
    let origin = if over { Origin::Replay } else { Origin::Saved(path) };
    let seated = Seated { record, origin };
    let shelf = Shelf::open(&args.rules, words)?;
    launch(shelf, Some(seated), rand::random(), &args.look, config, words)
}

/// `starhop replay`
pub fn replay(args: &ReplayArgs, config: &Config, words: Words) -> Outcome {
    let (_, record) = saved::load(&args.saved, words)?;
    let seated = Seated { record, origin: Origin::Replay };
    launch(Shelf::open(&[], words)?, Some(seated), rand::random(), &args.look, config, words)
}

fn sit_down(
    game: &GameOptions,
    seats: &[Who],
    look: &LookOptions,
    config: &Config,
    words: Words,
) -> Outcome {
    let shelf = game.shelf(words)?;
    let book = &shelf.book;
    let seed = game.seed.unwrap_or_else(rand::random);
    let mut options = GameOptions { seed: Some(seed), ..game.clone() };
    // A position is one of the classic game unless something else is said.
    if options.preset.is_none() && options.position.is_none() {
        options.preset = config.preset(book).map(str::to_owned);
    }
    let named = (!seats.is_empty()).then_some(seats.len());
    let Setup { preset, rules, start } = options.setup(book, named, words)?;
    let (players, names) = seated(rules.seating(), seats);
    let record = Record {
        started: None,
        preset: preset.name,
        seed,
        players,
        names,
        worth: Worth::default(),
        game: Game::from_position(rules, start),
    };
    launch(shelf, Some(Seated::new(record)), seed, look, config, words)
}

/// Who sits where and is called what; seats that nobody is named for have who is usual there.
fn seated(seating: Seating, seats: &[Who]) -> (BySeat<Player>, BySeat<Name>) {
    let mut players = BySeat::from_fn(|seat| Player::usual(seat, seating.first()));
    let mut names = BySeat::default();
    for (seat, who) in seating.iter().zip(seats) {
        players[seat] = who.player;
        names[seat] = who.name.clone();
    }
    (players, names)
}

fn launch(
    shelf: Shelf,
    game: Option<Seated>,
    seed: u64,
    look: &LookOptions,
    config: &Config,
    words: Words,
) -> Outcome {
    let Shelf { book, faults } = shelf;
    config.theme_faults.iter().for_each(|line| complain(line));
    let options = look.options(config, words);
    // What the locale says is no choice.
    let locale = app::language(|name| std::env::var(name).ok());
    let language = Some(options.words.language());
    let launch = Launch {
        game,
        options,
        keys: config.keys.clone(),
        language: language.filter(|&it| config.language.is_some() || it != locale),
        preset: config.preset(&book).map(str::to_owned),
        themes: config.themes.clone(),
        theme_faults: config.theme_faults.clone(),
        config_faults: super::config::faults(config, &book, words),
        rules_faults: faults,
        store: Store::of_user(),
        best: BestFile::of_user(),
        seats: SeatsFile::of_user(),
        ladder: LadderFile::of_user(),
        own: OwnFiles::of_user(),
        ..Launch::new(book, seed)
    };
    let run = if look.plain { app::run_plain } else { app::run };
    run(launch).map_err(|error| match error.kind() {
        io::ErrorKind::Unsupported => Failure::usage_line(words.system_error(&error)),
        _ => error.into(),
    })
}
