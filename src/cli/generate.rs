//! `moves` and `perft`: the generator for scripts.

use clap::Args;
use serde_json::json;

use super::number::whole;
use super::options::{GameOptions, Setup};
use super::{Outcome, print, print_json};
use crate::board::Board;
use crate::game::{self, Action, Move};
use crate::text::Words;

/// The arguments of `moves`.
#[derive(Debug, Args)]
pub struct MovesArgs {
    #[command(flatten)]
    game: GameOptions,

    #[arg(
        long,
        help = "{position, turn, moves: [{from, to, move, route: \
                [hole]} | {move}]}"
    )]
    json: bool,
}

/// The arguments of `perft`.
#[derive(Debug, Args)]
pub struct PerftArgs {
    #[arg(value_parser = whole::<u32>(1..=100))]
    depth: u32,

    #[command(flatten)]
    game: GameOptions,

    #[arg(long)]
    divide: bool,

    #[arg(
        long,
        help = "{position, depths: [{depth, nodes}]}, \
                --divide: {position, depth, nodes, moves: [{move, nodes}]}"
    )]
    json: bool,
}

/// `starhop moves`
pub fn moves(args: &MovesArgs, words: Words) -> Outcome {
    let Setup { rules, start, .. } = args.game.setup(&args.game.book(words)?, None, words)?;
    let mut moves = start.moves(&rules);
    moves.sort_by_key(|it| by_name(rules.board(), it));
    let passes = moves.is_empty() && start.ending(&rules).is_none();
    if args.json {
        let name = |hole| rules.board().name(hole);
        let one = |it: &Move| {
            let route: Vec<String> =
                start.route(&rules, *it).unwrap_or_default().into_iter().map(name).collect();
            let text = start.move_text(&rules, *it);
            json!({ "from": name(it.from), "to": name(it.to), "move": text, "route": route })
        };
        let mut list: Vec<_> = moves.iter().map(one).collect();
        if passes {
            list.push(json!({ "move": start.action_text(&rules, Action::Pass) }));
        }
        let turn = start.turn().to_string();
        let document = json!({ "position": start.text(&rules), "turn": turn, "moves": list });
        return print_json(&document);
    }
    let line = |it: &Move| start.move_text(&rules, *it) + "\n";
    let pass = if passes { start.action_text(&rules, Action::Pass) + "\n" } else { String::new() };
    print(&(moves.iter().map(line).collect::<String>() + &pass))
}

/// `starhop perft`
pub fn perft(args: &PerftArgs, words: Words) -> Outcome {
    let setup = args.game.setup(&args.game.book(words)?, None, words)?;
    if args.divide {
        return divide(args, &setup);
    }
    let Setup { rules, start, .. } = setup;
    let mut depths = Vec::new();
    for depth in 1..=args.depth {
        let nodes = game::perft(&rules, &start, depth);
        if !args.json {
            print(&format!("{depth} {nodes}\n"))?;
        }
        depths.push(json!({ "depth": depth, "nodes": nodes }));
    }
    if args.json {
        return print_json(&json!({ "position": start.text(&rules), "depths": depths }));
    }
    Ok(())
}

fn divide(args: &PerftArgs, Setup { rules, start, .. }: &Setup) -> Outcome {
    let mut counts = game::divide(rules, start, args.depth);
    counts.sort_by_key(|(it, _)| it.map(|it| by_name(rules.board(), &it)));
    let text = |it: &Option<Move>| start.action_text(rules, it.map_or(Action::Pass, Action::Move));
    if args.json {
        let moves: Vec<_> =
            counts.iter().map(|(it, nodes)| json!({ "move": text(it), "nodes": nodes })).collect();
        let total: u64 = counts.iter().map(|(_, nodes)| nodes).sum();
        return print_json(&json!({
            "position": start.text(rules),
            "depth": args.depth,
            "nodes": total,
            "moves": moves,
        }));
    }
    let line = |(it, nodes): &(Option<Move>, u64)| format!("{} {nodes}\n", text(it));
    print(&counts.iter().map(line).collect::<String>())
}

/// Moves in the order of their holes' names: files, then ranks as numbers.
fn by_name(board: &Board, it: &Move) -> [(String, usize); 2] {
    [it.from, it.to].map(|hole| {
        let name = board.name(hole);
        let (file, rank) = name.split_at(1);
        (file.to_owned(), rank.parse().unwrap_or(0))
    })
}
