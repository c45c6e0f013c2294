//! `match`: bots and outside engines against one another, seats rotated.
//!
//! An engine that breaks the rules or does not answer is dropped, and forfeits that game; the next
//! one it begins anew.

mod seated;
mod game;
mod tally;
mod report;

use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::clock::Time;
use super::lineup::{Contender, Lineup, Mind};
use super::number::whole;
use super::options::{GameOptions, Setup};
use super::outside::{self, Fault};
use super::{Failure, Outcome, print, print_json};
use crate::text::{Words, harmless};

pub use game::Played;
pub use tally::endings;

use game::play_one;
use report::{report, report_json};
use tally::totals;

/// The most games, threads and moves that can be asked for.
const COUNT: u64 = u32::MAX as u64;

/// The arguments of `match`.
#[derive(Debug, Args)]
pub struct MatchArgs {
    #[arg(long, value_name = "WHO,WHO,...")]
    pub seats: Lineup,

    #[arg(long, conflicts_with_all = ["players", "position"])]
    pub every: bool,

    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<usize>(1..=COUNT))]
    pub games: usize,

    #[arg(long, value_name = "TIME", default_value = "2s")]
    move_time: Time,

    #[arg(long, value_name = "N", conflicts_with = "move_time",
          value_parser = whole::<u64>(1..=u64::MAX))]
    nodes: Option<u64>,

    #[arg(long, value_name = "TIME", default_value = "5s")]
    patience: Time,

    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=COUNT))]
    jobs: Option<usize>,

    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole::<u32>(0..=COUNT))]
    opening: u32,

    #[command(flatten)]
    pub game: GameOptions,

    #[arg(
        long,
        help = "{preset, seed, games, decided, drawn, unfinished, \
                players: [{bot, wins, places: [number], shared, \
                mean_place, turns, seconds, ms_per_turn, forfeits}], \
                forfeits: [{game, player, bot, reason}]}, --every: {seed, matches: [{preset, \
                players, games, decided, drawn, unfinished, not_won: [{game, position}]}]}"
    )]
    pub json: bool,
}

/// `starhop match`
pub fn run(args: &MatchArgs, words: Words) -> Outcome {
    let Lineup(contenders) = &args.seats;
    let setup = args.game.setup(&args.game.book(words)?, Some(contenders.len()), words)?;
    prepare(contenders, words)?;
    let seed = args.game.seed.unwrap_or_else(rand::random);
    let played = play_all(&Arena { setup: &setup, contenders, args, seed, words });
    let totals = totals(contenders, &played);
    if args.json {
        return print_json(&report_json(&setup, seed, &played, &totals));
    }
    print(&report(&setup, seed, &played, &totals, words))
}

/// Makes sure that engines can be started, and that none outlives this program.
pub fn prepare(contenders: &[Contender], words: Words) -> Outcome {
    let engines = contenders.iter().filter_map(|contender| match &contender.mind {
        Mind::Engine(command) => Some((&contender.name, command)),
        Mind::Bot(..) => None,
    });
    for (number, (name, command)) in engines.enumerate() {
        if number == 0 {
            outside::guard()?;
        }
        command
            .try_out()
            .map_err(|error| Failure::usage_line(words.engine_not_started(name, &error)))?;
    }
    Ok(())
}

/// Everything that the games have in common.
pub struct Arena<'a> {
    pub setup: &'a Setup,
    pub contenders: &'a [Contender],
    pub args: &'a MatchArgs,
    pub seed: u64,
    pub words: Words,
}

/// Plays the games on all cores; the result does not depend on how many there are.
pub fn play_all(arena: &Arena) -> Vec<Played> {
    let games = arena.args.games;
    let bar = progress_bar(games, arena.words);
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let workers = arena.args.jobs.unwrap_or_else(cores).min(games);
    let play = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return;
            }
            let played = play_one(arena, number);
            tell_forfeits(&bar, arena, number, &played.forfeits);
            done.lock().unwrap_or_else(PoisonError::into_inner).push((number, played));
            bar.inc(1);
        }
    };
    thread::scope(|scope| (0..workers).for_each(|_| drop(scope.spawn(play))));
    bar.finish_and_clear();
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, played)| played).collect()
}

/// Says at once who was dropped.
fn tell_forfeits(bar: &ProgressBar, arena: &Arena, number: usize, forfeits: &[(usize, Fault)]) {
    let words = arena.words;
    for (player, fault) in forfeits {
        let name = &arena.contenders[*player].name;
        let line = words.forfeit(number + 1, player + 1, name, &fault.in_words(words));
        bar.suspend(|| eprintln!("starhop: {}", harmless(&line)));
    }
}

fn progress_bar(games: usize, words: Words) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&format!(
        "{{bar:40}} {}",
        words.games_left("{pos}", "{len}", "{eta}")
    ));
    let bar = ProgressBar::new(games as u64);
    style.map_or(bar.clone(), |style| bar.with_style(style.progress_chars("#-.")))
}
