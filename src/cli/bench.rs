//! `bench`: how many positions the hard bot looks at, always the same, and how fast it is.
//!
//! The number of positions is a fingerprint of its behaviour: a change that is meant to change
//! nothing must not move it (as in Stockfish, `tests/signature.sh`). A test keeps it.

use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde_json::json;

use super::{Failure, Outcome, print, print_json};
use crate::bot::{self, Guide, Level, Report};
use crate::game::{Game, Position};
use crate::rules::{Book, Rules, Seating};
use crate::text::Words;

/// The arguments of `bench`.
#[derive(Debug, Args)]
pub struct BenchArgs {
    #[arg(long, help = "{nodes, seconds, nodes_per_second}")]
    json: bool,
}

/// A position to think about, to so many plies.
struct Task {
    preset: &'static str,
    seats: &'static str,
    /// The start when there is none.
    position: Option<&'static str>,
    depth: u32,
}

/// Starts and middle games, short and long jumps, two to six seats, a race and a full goal.
const TASKS: [Task; 10] = [
    Task { preset: "classic", seats: "AD", position: None, depth: 7 },
    Task {
        preset: "classic",
        seats: "AD",
        position: Some("1/D1/1D1/D2D/6D6/4D7/11/4D5/9/4AD4/3AAD5/6A5/5A2A4/A1AA/1AD/2/1 A t=10,10"),
        depth: 7,
    },
    Task {
        preset: "classic",
        seats: "AD",
        position: Some(
            "A/2/1A1/4/7D5/4D1D5/11/4D5/1A1DA4/2AA1D4/2D2D5/4AD1A4/3A2A6/4/2D/2/1 A t=22,22",
        ),
        depth: 7,
    },
    Task {
        preset: "classic",
        seats: "AD",
        position: Some("A/2/A1A/1AA1/5A7/4A7/3A7/3A6/9/3A2D3/7D3/12/4D3D4/1DD1/1DD/1D/D A t=41,41"),
        depth: 6,
    },
    Task { preset: "super", seats: "AD", position: None, depth: 5 },
    Task { preset: "big", seats: "AD", position: None, depth: 6 },
    Task { preset: "small", seats: "ACE", position: None, depth: 5 },
    Task { preset: "no-spoil", seats: "AD", position: None, depth: 6 },
    Task { preset: "masters", seats: "ABDE", position: None, depth: 4 },
    Task { preset: "qq-long", seats: "ABCDEF", position: None, depth: 4 },
];

/// Lets a bot look so many plies ahead.
struct Plies {
    most: u32,
    heard: Option<Report>,
}

impl Guide for Plies {
    fn should_stop(&mut self) -> bool {
        self.heard.as_ref().is_some_and(|report| report.depth >= self.most)
    }

    fn hear(&mut self, report: Report) {
        self.heard = Some(report);
    }
}

/// `starhop bench`
pub fn run(args: &BenchArgs, words: Words) -> Outcome {
    let began = Instant::now();
    let mut nodes = 0;
    for task in &TASKS {
        nodes += think(task, words)?;
    }
    let seconds = began.elapsed().as_secs_f64();
    let speed = nodes as f64 / seconds;
    if args.json {
        let document =
            json!({ "nodes": nodes, "seconds": seconds, "nodes_per_second": speed.round() });
        return print_json(&document);
    }
    print(&format!("nodes    {nodes}\nnodes/s  {speed:.0}\n"))
}

/// How many positions the bot looks at for the task.
fn think(task: &Task, words: Words) -> Result<u64, Failure> {
    let mut guide = Plies { most: task.depth, heard: None };
    bot::choose(Level::Hard, &game(task, words)?, 1, &mut guide);
    Ok(guide.heard.map_or(0, |report| report.nodes))
}

fn game(task: &Task, words: Words) -> Result<Game, Failure> {
    let wrong = || Failure::usage_line(words.bench_out_of_date(task.preset));
    let book = Book::shipped();
    let draft = &book.get(task.preset).ok_or_else(wrong)?.draft;
    let seating = Seating::parse(task.seats).ok_or_else(wrong)?;
    let rules = Arc::new(Rules::new(draft, seating).map_err(|_| wrong())?);
    let start = match task.position {
        Some(text) => Position::parse(&rules, text).map_err(|_| wrong())?,
        None => Position::start(&rules, seating.first()),
    };
    Ok(Game::from_position(rules, start))
}
