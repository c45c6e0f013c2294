//! How long a bot may think, and what it tells meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::say;
use crate::bot::{self, Guide, Report, Score};
use crate::game::{Game, Move};

/// How long a bot may think, and whether it was told to stop.
pub struct Limits {
    pub stop: Arc<AtomicBool>,
    until: Option<Instant>,
    nodes: Option<u64>,
    depth: Option<u32>,
    asked: u64,
    reached: u32,
}

impl Limits {
    /// What stands behind `go`; what is not known there is passed over.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut limits = Self {
            stop: Arc::new(AtomicBool::new(false)),
            until: None,
            nodes: None,
            depth: None,
            asked: 0,
            reached: 0,
        };
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            if !matches!(word, "movetime" | "nodes" | "depth") {
                continue;
            }
            let number = words.next().and_then(|number| number.parse::<u64>().ok());
            let number = number.ok_or_else(|| format!("go {word}: it takes a number"))?;
            match word {
                "movetime" => {
                    limits.until = Instant::now().checked_add(Duration::from_millis(number));
                }
                "nodes" => limits.nodes = Some(number),
                _ => limits.depth = u32::try_from(number).ok(),
            }
        }
        Ok(limits)
    }
}

impl Guide for Limits {
    fn should_stop(&mut self) -> bool {
        self.asked += 1;
        let nodes = self.asked * bot::NODES_BETWEEN_QUESTIONS;
        self.stop.load(Ordering::Relaxed)
            || self.until.is_some_and(|until| Instant::now() >= until)
            || self.nodes.is_some_and(|most| nodes >= most)
            || self.depth.is_some_and(|most| self.reached >= most)
    }
}

/// Keeps a bot within its limits, and tells how far it has come.
pub struct Teller<'a> {
    pub limits: Limits,
    pub began: Instant,
    pub game: &'a Game,
}

impl Guide for Teller<'_> {
    fn should_stop(&mut self) -> bool {
        self.limits.should_stop()
    }

    fn hear(&mut self, report: Report) {
        self.limits.reached = report.depth;
        let Report { line, depth, nodes, score } = report;
        let score = match score {
            Some(Score::Rows(hundredths)) => format!(" score cp {hundredths}"),
            Some(Score::Home(turns)) => format!(" score mate {turns}"),
            None => String::new(),
        };
        let time = self.began.elapsed().as_millis();
        let line = line_text(self.game, &line);
        say(&format!("info depth {depth}{score} nodes {nodes} time {time} pv {line}"));
    }
}

/// Moves one after the other.
fn line_text(game: &Game, line: &[Move]) -> String {
    let mut position = game.position().clone();
    let told = line.iter().map(|&it| {
        let text = position.move_text(game.rules(), it);
        position.play_move(game.rules(), it);
        text
    });
    told.collect::<Vec<_>>().join(" ")
}
