//! `match`: bots against bots, seats rotated.

use std::io::{self, IsTerminal};
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use super::clock::Until;
use super::opening;
use super::options::{GameOptions, Setup};
use super::{Failure, Outcome, bot_names, print, print_json};
use crate::bot::{self, Guide, Level, Patient};
use crate::game::{Ending, Game, Position};
use crate::rules::{Rules, Seat};
use crate::table;
use crate::text::{Join, Label, Words};

/// After so many turns of a seat a game counts as unfinished, whatever its rules say.
const MOST_TURNS: u32 = 1000;

/// The arguments of `match`.
#[derive(Debug, Args)]
pub struct MatchArgs {
    /// Who plays, seat by seat: bot:easy, bot:normal, bot:hard or bot:expert, separated by commas.
    #[arg(long, value_name = "BOT,BOT,...", required = true, value_delimiter = ',')]
    seats: Vec<Bot>,

    /// How many games; from game to game everybody moves on by one seat.
    #[arg(long, value_name = "N", default_value_t = 10)]
    games: usize,

    /// How long bot:expert thinks about a move; the others count positions, not time.
    #[arg(long, value_name = "MS", default_value_t = 2000)]
    move_time: u64,

    /// Begin with so many random moves of each seat, the same for everybody in a rotation.
    #[arg(long, value_name = "N", default_value_t = 0)]
    opening: u32,

    #[command(flatten)]
    game: GameOptions,

    #[arg(
        long,
        help = "Print one JSON document: {preset, seed, games, decided, drawn, unfinished, \
                players: [{bot, wins, places: [how often first, second, ...], shared, \
                mean_place, turns, seconds, ms_per_turn}]}"
    )]
    json: bool,
}

/// A bot, as typed.
#[derive(Clone, Copy, Debug)]
pub struct Bot(pub Level);

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let level = text.strip_prefix("bot:").and_then(Level::from_name);
        // Told by the argument parser, in whose English it stands.
        let words = Words::default();
        level.map(Self).ok_or_else(|| words.no_such_bot(&bot_names(words, Join::And)))
    }
}

/// What became of one player in one game.
#[derive(Clone, Copy, Debug, Default)]
struct Score {
    place: usize,
    shared: bool,
    turns: u32,
    time: Duration,
}

/// What became of one game: the scores in the order of the players as named.
#[derive(Debug)]
struct Played {
    ending: Option<Ending>,
    scores: Vec<Score>,
}

/// The sum of a player's scores.
#[derive(Clone, Debug)]
struct Total {
    level: Level,
    wins: usize,
    places: Vec<usize>,
    shared: usize,
    turns: u64,
    time: Duration,
}

/// `starhop match`
pub fn run(args: &MatchArgs, words: Words) -> Outcome {
    let setup = args.game.setup(&args.game.book(words)?, Some(args.seats.len()), words)?;
    if args.games == 0 {
        return Err(Failure::usage_line(words.say(Label::NothingToPlay)));
    }
    let seed = args.game.seed.unwrap_or_else(rand::random);
    let levels: Vec<Level> = args.seats.iter().map(|bot| bot.0).collect();
    let played = play_all(&setup, &levels, args, seed, words);
    let totals: Vec<Total> =
        levels.iter().enumerate().map(|(player, &level)| total(player, level, &played)).collect();
    if args.json {
        return print_json(&report_json(&setup, seed, &played, &totals));
    }
    print(&report(&setup, seed, &played, &totals, words))
}

/// Plays the games on all cores; the result does not depend on how many there are.
fn play_all(
    setup: &Setup,
    levels: &[Level],
    args: &MatchArgs,
    seed: u64,
    words: Words,
) -> Vec<Played> {
    let bar = progress_bar(args.games, words);
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let workers = thread::available_parallelism().map_or(1, usize::from).min(args.games);
    let play = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                return;
            }
            let played = play_one(setup, levels, args, seed, number);
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

/// One game. The games of a whole rotation share their seed, so that everybody meets the same
/// toss from every seat.
fn play_one(setup: &Setup, levels: &[Level], args: &MatchArgs, seed: u64, number: usize) -> Played {
    let rules = &setup.rules;
    let seed = seed.wrapping_add((number / levels.len()) as u64);
    let start = match args.game.position {
        Some(_) => setup.start.clone(),
        None => Position::start(rules, table::first_seat(rules, seed)),
    };
    let mut game = opening::play(Game::from_position(Arc::clone(rules), start), args.opening, seed);
    let mut scores = vec![Score::default(); levels.len()];
    let player = |seat| player_of(rules, seat, number);
    while game.ending().is_none() {
        let player = player(game.position().turn());
        if scores[player].turns >= MOST_TURNS {
            break;
        }
        let began = Instant::now();
        let mut guide = guide(levels[player], began + Duration::from_millis(args.move_time));
        let action = bot::choose(levels[player], &game, stream(seed, player), &mut *guide);
        scores[player].time += began.elapsed();
        scores[player].turns += 1;
        if game.play(action).is_err() {
            // A bot that breaks the rules is broken, and the game is left unfinished.
            break;
        }
    }
    let places = game.position().places(rules);
    for seat in rules.seating().iter() {
        let score = &mut scores[player(seat)];
        score.place = places[seat].unwrap_or(levels.len());
        // What a team shares among its members is not shared with others.
        let others = rules.seating().seats().without(rules.team_of(seat));
        score.shared = others.iter().any(|other| places[other] == places[seat]);
    }
    Played { ending: game.ending(), scores }
}

/// Who looks after a bot of that level: the expert thinks until the time is up.
fn guide(level: Level, end: Instant) -> Box<dyn Guide> {
    match level {
        Level::Easy | Level::Normal | Level::Hard => Box::new(Patient),
        Level::Expert => Box::new(Until(end)),
    }
}

/// Which of the players sits there in that game: everybody moves on by one seat from game to game.
fn player_of(rules: &Rules, seat: Seat, number: usize) -> usize {
    let seats = rules.seating();
    let at = seats.iter().position(|other| other == seat).unwrap_or(0);
    (at + number) % seats.len()
}

/// Every player of every game draws from a stream of its own: neighbouring seeds are spread by the
/// finishing step of SplitMix64 (Steele, Lea and Flood 2014).
fn stream(seed: u64, player: usize) -> u64 {
    let mut z = seed.rotate_left(32) ^ player as u64;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

fn total(player: usize, level: Level, played: &[Played]) -> Total {
    let scores: Vec<Score> = played.iter().map(|game| game.scores[player]).collect();
    let at = |place: usize| scores.iter().filter(|score| score.place == place).count();
    Total {
        level,
        wins: scores.iter().filter(|score| score.place == 1 && !score.shared).count(),
        places: (1..=played[0].scores.len()).map(at).collect(),
        shared: scores.iter().filter(|score| score.shared).count(),
        turns: scores.iter().map(|score| u64::from(score.turns)).sum(),
        time: scores.iter().map(|score| score.time).sum(),
    }
}

impl Total {
    fn mean_place(&self) -> f64 {
        let games: usize = self.places.iter().sum();
        let sum: usize = self.places.iter().enumerate().map(|(index, n)| (index + 1) * n).sum();
        sum as f64 / games.max(1) as f64
    }

    fn ms_per_turn(&self) -> f64 {
        self.time.as_secs_f64() * 1000.0 / self.turns.max(1) as f64
    }
}

/// How many games were decided, drawn and unfinished.
fn endings(played: &[Played]) -> (usize, usize, usize) {
    let count = |wanted: fn(&Option<Ending>) -> bool| {
        played.iter().filter(|game| wanted(&game.ending)).count()
    };
    (
        count(|ending| matches!(ending, Some(Ending::Decided))),
        count(|ending| matches!(ending, Some(Ending::Stuck | Ending::Repetition | Ending::Agreed))),
        count(|ending| matches!(ending, Some(Ending::TurnLimit) | None)),
    )
}

fn report(setup: &Setup, seed: u64, played: &[Played], totals: &[Total], words: Words) -> String {
    let (name, players) = (&setup.preset.name, totals.len());
    let mut out = words.match_played(name, players, seed, played.len(), endings(played));
    out += "\n\n";
    out += "player        wins  places           mean  turns/game  ms/turn\n";
    for (index, total) in totals.iter().enumerate() {
        let places = total.places.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
        out += &format!(
            "{} bot:{:<7} {:>5}  {places:15} {:>5.2}  {:>10.1}  {:>7.2}\n",
            index + 1,
            total.level.name(),
            total.wins,
            total.mean_place(),
            total.turns as f64 / played.len() as f64,
            total.ms_per_turn(),
        );
    }
    out
}

fn report_json(setup: &Setup, seed: u64, played: &[Played], totals: &[Total]) -> serde_json::Value {
    let (decided, drawn, unfinished) = endings(played);
    let player = |total: &Total| {
        json!({
            "bot": total.level.name(),
            "wins": total.wins,
            "places": total.places,
            "shared": total.shared,
            "mean_place": total.mean_place(),
            "turns": total.turns,
            "seconds": total.time.as_secs_f64(),
            "ms_per_turn": total.ms_per_turn(),
        })
    };
    json!({
        "preset": setup.preset.name,
        "seed": seed,
        "games": played.len(),
        "decided": decided,
        "drawn": drawn,
        "unfinished": unfinished,
        "players": totals.iter().map(player).collect::<Vec<_>>(),
    })
}
