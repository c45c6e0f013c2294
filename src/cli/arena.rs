//! `match`: bots and outside engines against one another, seats rotated.
//!
//! An engine that breaks the rules or does not answer is dropped, and forfeits that game; the next
//! one it begins anew.

use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use unicode_width::UnicodeWidthStr;

use super::clock::{Limit, Limited, Time};
use super::lineup::{Bag, Contender, Lineup, Mind};
use super::number::whole;
use super::options::{GameOptions, Setup};
use super::outside::{self, Engine, Fault, Manners};
use super::{Failure, Outcome, opening, print, print_json};
use crate::bot::{self, Guide, Level, Patient};
use crate::game::{Action, Ending, Game, Position};
use crate::rules::{Rules, Seat};
use crate::table;
use crate::text::{Label, Words, harmless};

/// After so many turns of a seat a game counts as unfinished, whatever its rules say.
const MOST_TURNS: u32 = 1000;

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
pub struct Played {
    ending: Option<Ending>,
    /// Where it ended.
    pub position: Position,
    scores: Vec<Score>,
    /// Who lost it by what, in the order of going out.
    forfeits: Vec<(usize, Fault)>,
}

impl Played {
    /// Whether it ended by the winning condition of its rules, and nobody went out before.
    pub fn is_won(&self) -> bool {
        self.ending == Some(Ending::Decided) && self.position.out().is_empty()
    }
}

/// The sum of a player's scores.
#[derive(Clone, Debug)]
struct Total {
    name: String,
    wins: usize,
    places: Vec<usize>,
    shared: usize,
    turns: u64,
    time: Duration,
    forfeits: usize,
}

/// `starhop match`
pub fn run(args: &MatchArgs, words: Words) -> Outcome {
    let Lineup(contenders) = &args.seats;
    let setup = args.game.setup(&args.game.book(words)?, Some(contenders.len()), words)?;
    prepare(contenders, words)?;
    let seed = args.game.seed.unwrap_or_else(rand::random);
    let played = play_all(&Arena { setup: &setup, contenders, args, seed, words });
    let contenders = contenders.iter().enumerate();
    let totals: Vec<Total> =
        contenders.map(|(player, contender)| total(player, contender, &played)).collect();
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

/// One game. The games of a whole rotation share their seed, so that everybody meets the same
/// toss from every seat.
fn play_one(arena: &Arena, number: usize) -> Played {
    let (setup, count) = (arena.setup, arena.contenders.len());
    let rules = &setup.rules;
    let seed = arena.seed.wrapping_add((number / count) as u64);
    let start = match arena.args.game.position {
        Some(_) => setup.start.clone(),
        None => Position::start(rules, table::first_seat(rules, seed)),
    };
    let start = Game::from_position(Arc::clone(rules), start);
    let mut game = opening::play(start, arena.args.opening, seed);
    let mut players: Vec<Seated> =
        (0..count).map(|player| Seated::new(arena, player, stream(seed, player))).collect();
    let mut scores = vec![Score::default(); count];
    let mut forfeits = Vec::new();
    while game.ending().is_none() {
        let seat = game.position().turn();
        let player = player_of(rules, seat, number);
        if scores[player].turns >= MOST_TURNS {
            break;
        }
        let began = Instant::now();
        let chosen = players[player].choose(&game);
        scores[player].time += began.elapsed();
        scores[player].turns += 1;
        let action = chosen.unwrap_or_else(|fault| {
            forfeits.push((player, fault));
            Action::Resign(seat)
        });
        if game.play(action).is_err() {
            // A bot that breaks the rules is broken, and the game is left unfinished.
            break;
        }
    }
    players.into_iter().for_each(Seated::leave);
    let places = game.position().places(rules);
    for seat in rules.seating().iter() {
        let score = &mut scores[player_of(rules, seat, number)];
        score.place = places[seat].unwrap_or(count);
        // What a team shares among its members is not shared with others.
        let others = rules.seating().seats().without(rules.team_of(seat));
        score.shared = others.iter().any(|other| places[other] == places[seat]);
    }
    Played { ending: game.ending(), position: game.position().clone(), scores, forfeits }
}

/// Somebody who plays a game.
enum Seated {
    Bot {
        level: Level,
        bag: Bag,
        limit: Limit,
        seed: u64,
    },
    Engine(Engine),
    /// An engine that is not ready to play, or was dropped.
    Gone(Option<Fault>),
}

impl Seated {
    fn new(arena: &Arena, player: usize, seed: u64) -> Self {
        let args = arena.args;
        let limit = args.nodes.map_or(Limit::Time(args.move_time.0), Limit::Nodes);
        match &arena.contenders[player].mind {
            Mind::Bot(level, bag) => Self::Bot { level: *level, bag: *bag, limit, seed },
            Mind::Engine(command) => {
                let (patience, words) = (args.patience.0, arena.words);
                let manners = Manners { limit, patience, words };
                let Setup { rules, preset, .. } = arena.setup;
                let started = Engine::start(command, manners, rules, &preset.name, seed);
                started.map_or_else(|fault| Self::Gone(Some(fault)), Self::Engine)
            }
        }
    }

    /// What it plays, or why it is dropped.
    fn choose(&mut self, game: &Game) -> Result<Action, Fault> {
        match self {
            Self::Bot { level, bag, limit, seed } => {
                let choose = match bag {
                    Bag::Open => bot::choose,
                    Bag::Shut => bot::choose_plain,
                };
                Ok(choose(*level, game, *seed, &mut *guide(*level, *limit)))
            }
            Self::Engine(engine) => {
                let chosen = engine.choose(game);
                if chosen.is_err()
                    && let Self::Engine(engine) = std::mem::replace(self, Self::Gone(None))
                {
                    return chosen.map_err(|fault| engine.dropped(fault));
                }
                chosen
            }
            Self::Gone(fault) => Err(fault.take().unwrap_or(Fault::Ended(None))),
        }
    }

    fn leave(self) {
        match self {
            Self::Engine(engine) => engine.dismiss(),
            Self::Bot { .. } | Self::Gone(_) => {}
        }
    }
}

/// Who looks after a bot of that level: only the expert knows no end of its own.
fn guide(level: Level, limit: Limit) -> Box<dyn Guide> {
    match level {
        Level::Easy | Level::Normal | Level::Hard => Box::new(Patient),
        Level::Expert => Box::new(Limited::from(limit)),
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

fn total(player: usize, contender: &Contender, played: &[Played]) -> Total {
    let scores: Vec<Score> = played.iter().map(|game| game.scores[player]).collect();
    let at = |place: usize| scores.iter().filter(|score| score.place == place).count();
    let forfeits = played.iter().flat_map(|game| &game.forfeits);
    Total {
        name: contender.name.clone(),
        wins: scores.iter().filter(|score| score.place == 1 && !score.shared).count(),
        places: (1..=played[0].scores.len()).map(at).collect(),
        shared: scores.iter().filter(|score| score.shared).count(),
        turns: scores.iter().map(|score| u64::from(score.turns)).sum(),
        time: scores.iter().map(|score| score.time).sum(),
        forfeits: forfeits.filter(|(dropped, _)| *dropped == player).count(),
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
pub fn endings(played: &[Played]) -> (usize, usize, usize) {
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
    let names: Vec<String> = totals.iter().map(shown).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(11);
    out += &table_head(width, words);
    let out_of = played.len();
    for (number, (total, name)) in (1..).zip(totals.iter().zip(names)) {
        let places = total.places.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
        out += &format!(
            "{number} {name:width$} {:>10}  {places:15} {:>5.2}  {:>10.1}  {:>7.2}\n",
            total.wins,
            total.mean_place(),
            total.turns as f64 / out_of as f64,
            total.ms_per_turn(),
        );
    }
    let dropped = (1..).zip(totals).filter(|(_, total)| total.forfeits > 0);
    for (number, total) in dropped {
        out += &format!("{}\n", words.forfeits(number, total.forfeits));
    }
    out
}

/// The head of the table, over columns as wide as those of its lines.
fn table_head(name: usize, words: Words) -> String {
    let gap = |label: Label, columns: usize| {
        let said = words.say(label);
        (said, " ".repeat(columns.saturating_sub(said.width())))
    };
    let left = |label, columns| {
        let (said, gap) = gap(label, columns);
        format!("{said}{gap}")
    };
    let right = |label, columns| {
        let (said, gap) = gap(label, columns);
        format!("{gap}{said}")
    };
    format!(
        "{} {}  {} {}  {}  {}\n",
        left(Label::MatchPlayer, name + 2),
        right(Label::MatchWins, 10),
        left(Label::MatchPlaces, 15),
        right(Label::MatchMean, 5),
        right(Label::MatchTurns, 10),
        right(Label::MatchTime, 7),
    )
}

/// A name as it fits into a table.
fn shown(total: &Total) -> String {
    const LONGEST: usize = 40;
    let name = harmless(&total.name);
    if name.chars().count() <= LONGEST {
        return name;
    }
    name.chars().take(LONGEST - 2).chain("..".chars()).collect()
}

fn report_json(setup: &Setup, seed: u64, played: &[Played], totals: &[Total]) -> serde_json::Value {
    let (decided, drawn, unfinished) = endings(played);
    let player = |total: &Total| {
        json!({
            "bot": total.name,
            "wins": total.wins,
            "places": total.places,
            "shared": total.shared,
            "mean_place": total.mean_place(),
            "turns": total.turns,
            "seconds": total.time.as_secs_f64(),
            "ms_per_turn": total.ms_per_turn(),
            "forfeits": total.forfeits,
        })
    };
    let forfeit = |(number, player, fault): (usize, usize, &Fault)| {
        json!({
            "game": number,
            "player": player + 1,
            "bot": totals[player].name,
            // Programs read it: it does not change with the language.
            "reason": fault.in_words(Words::default()),
        })
    };
    let all = (1..).zip(played);
    let forfeits = all.flat_map(|(number, game)| {
        game.forfeits.iter().map(move |(player, fault)| (number, *player, fault))
    });
    json!({
        "preset": setup.preset.name,
        "seed": seed,
        "games": played.len(),
        "decided": decided,
        "drawn": drawn,
        "unfinished": unfinished,
        "players": totals.iter().map(player).collect::<Vec<_>>(),
        "forfeits": forfeits.map(forfeit).collect::<Vec<_>>(),
    })
}
