//! `solo`: crossing the board alone, and the shortest way that a search finds.

use clap::Args;
use serde_json::json;

use super::number::whole;
use super::options::{GameOptions, SeatingOption, Setup};
use super::play::{self, LookOptions};
use super::{Exit, Failure, Outcome, print, print_json};
use crate::app::Config;
use crate::bot::{self, Patient};
use crate::game::Move;
use crate::rules::Seating;
use crate::text::{Label, Words};

/// The arguments of `solo`.
#[derive(Debug, Args)]
pub struct SoloArgs {
    #[arg(long)]
    solve: bool,

    #[arg(long, value_name = "N", default_value_t = 10_000, requires = "solve",
          value_parser = whole::<u32>(1..=1_000_000))]
    width: u32,

    #[arg(long, requires = "solve", help = "{position, length, moves: [move]}")]
    json: bool,

    #[command(flatten)]
    game: GameOptions,

    #[command(flatten)]
    look: LookOptions,
}

/// `starhop solo`
pub fn run(args: &SoloArgs, config: &Config, words: Words) -> Outcome {
    if let Some(SeatingOption(seating)) = args.game.players
        && seating.len() != 1
    {
        return Err(Failure::usage_line(words.alone_one_seat(seating)));
    }
    let mut game = args.game.clone();
    if game.position.is_none() {
        game.players = game.players.or(Seating::of(1).map(SeatingOption));
    }
    if args.solve {
        solve(args, &game, words)
    } else {
        play::solo(&game, &args.look, config, words)
    }
}

fn solve(args: &SoloArgs, game: &GameOptions, words: Words) -> Outcome {
    let Setup { rules, start, .. } = game.setup(&game.book(words)?, None, words)?;
    if rules.seating().len() != 1 {
        return Err(Failure::usage_line(words.say(Label::MoreThanOneSeat)));
    }
    if start.ending(&rules).is_some() {
        return Err(Failure::usage_line(words.say(Label::OverThere)));
    }
    let moves = bot::crossing(&rules, &start, args.width as usize, &mut Patient)
        .ok_or_else(|| Failure::new(vec![words.no_crossing(args.width)], Exit::Failed))?;
    let mut position = start.clone();
    let told = |it: &Move| {
        let text = position.move_text(&rules, *it);
        position.play_move(&rules, *it);
        text
    };
    let lines: Vec<String> = moves.iter().map(told).collect();
    if args.json {
        let position = start.text(&rules);
        return print_json(&json!({ "position": position, "length": lines.len(), "moves": lines }));
    }
    print(&lines.iter().map(|line| line.clone() + "\n").collect::<String>())
}
