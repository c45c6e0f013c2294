//! Crossing the board alone in as few moves as a search finds.
//!
//! One seat alone is a puzzle (Bell, *The Shortest Game of Chinese Checkers and Related Problems*,
//! INTEGERS 9, 2009: 27 moves on the usual board, proven). A beam search (Lowerre 1976) keeps the
//! best so many positions of each ply; equal positions are kept once. It proves nothing: with a
//! width of 10,000 it finds 27 moves in under a second, with 3,000 it finds 28.
//!
//! Races between seats are left to [`plan`](super::plan).

use super::Guide;
use super::weights::{DETOUR, ROW, STRAGGLER};
use crate::board::Hole;
use crate::game::{Move, PieceMoves, Position};
use crate::rules::{Rules, Seat};

/// No crossing is longer; a search that has come so far is lost.
const LONGEST: usize = 500;

/// Children looked at for each that is kept: the rest are equal to others.
const SPARE: usize = 3;

/// A position of the beam.
struct Node {
    position: Position,
    hash: u64,
    score: i32,
}

/// A position one move on, before it is worked out.
struct Child {
    score: i32,
    hash: u64,
    parent: usize,
    it: Move,
}

/// The moves of the shortest crossing found from a position where only one seat plays, keeping
/// `width` positions a ply; `None` when the guide said stop before one was found, or there is none.
///
/// # Panics
///
/// When the game is over, or more than one seat plays.
pub fn crossing(
    rules: &Rules,
    start: &Position,
    width: usize,
    guide: &mut dyn Guide,
) -> Option<Vec<Move>> {
    assert!(start.ending(rules).is_none(), "the game is over");
    assert_eq!(start.playing(rules).len(), 1, "one seat plays alone");
    let worth = worth(rules, start.turn());
    let mut beam = vec![Node { position: start.clone(), hash: 0, score: 0 }];
    let mut plies: Vec<Vec<(usize, Move)>> = Vec::new();
    while plies.len() < LONGEST && !beam.is_empty() {
        let children = best(children(rules, &beam, &worth, guide)?, width.max(1));
        plies.push(children.iter().map(|child| (child.parent, child.it)).collect());
        let next: Vec<Node> = children.iter().map(|child| grow(rules, &beam, child)).collect();
        if let Some(home) = next.iter().position(|node| !node.position.home().is_empty()) {
            return Some(way(&plies, home));
        }
        beam = next;
    }
    None
}

/// All positions one move on; `None` when the guide says stop.
fn children(
    rules: &Rules,
    beam: &[Node],
    worth: &[i32; Hole::NUMBERS],
    guide: &mut dyn Guide,
) -> Option<Vec<Child>> {
    let mut children = Vec::new();
    for (parent, node) in beam.iter().enumerate() {
        if guide.should_stop() {
            return None;
        }
        children.extend(node.position.piece_moves(rules).flat_map(PieceMoves::iter).map(|it| {
            let (from, to) = (it.from.index(), it.to.index());
            let score = node.score + worth[to] - worth[from];
            Child { score, hash: node.hash ^ number(from) ^ number(to), parent, it }
        }));
    }
    Some(children)
}

/// The best so many different ones, the best first; among equals the hash decides, which mixes
/// them well.
fn best(mut children: Vec<Child>, width: usize) -> Vec<Child> {
    let rank = |child: &Child| (-child.score, child.hash);
    let looked_at = SPARE * width;
    if children.len() > looked_at {
        children.select_nth_unstable_by_key(looked_at, rank);
        children.truncate(looked_at);
    }
    children.sort_by_key(rank);
    children.dedup_by_key(|child| child.hash);
    children.truncate(width);
    children
}

fn grow(rules: &Rules, beam: &[Node], child: &Child) -> Node {
    let mut position = beam[child.parent].position.clone();
    position.play_move(rules, child.it);
    Node { position, hash: child.hash, score: child.score }
}

/// The moves that lead to a position of the last ply.
fn way(plies: &[Vec<(usize, Move)>], last: usize) -> Vec<Move> {
    let mut at = last;
    let mut moves: Vec<Move> = Vec::new();
    for ply in plies.iter().rev() {
        let (parent, it) = ply[at];
        moves.push(it);
        at = parent;
    }
    moves.reverse();
    moves
}

/// What a piece is worth in each hole: the less, the further from the tip of the goal.
fn worth(rules: &Rules, seat: Seat) -> [i32; Hole::NUMBERS] {
    let (board, corner) = (rules.board(), rules.corner(seat));
    let tip = |corner| board.corner_rows(corner)[0][0];
    let (start, goal) = (tip(corner), tip(board.shape().opposite(corner)));
    let mut worth = [0; Hole::NUMBERS];
    for hole in board.holes() {
        let left = board.distance(hole, goal) as i32;
        let detour = left + board.distance(hole, start) as i32 - board.distance(start, goal) as i32;
        worth[hole.index()] = -(ROW * left + STRAGGLER * left * left / 10 + DETOUR * detour);
    }
    worth
}

/// A random number for each hole, for hashes of what one seat's pieces have left and reached
/// (SplitMix64, Steele, Lea and Flood 2014).
fn number(hole: usize) -> u64 {
    let mut z = (hole as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Patient;
    use crate::rules::{Draft, Seating};

    fn rules(settings: &str) -> Rules {
        let draft: Draft = toml::from_str(settings).unwrap();
        Rules::new(&draft, Seating::of(1).unwrap()).unwrap()
    }

    fn found(settings: &str, width: usize) -> usize {
        let rules = rules(settings);
        let start = Position::start(&rules, rules.seating().first());
        let moves = crossing(&rules, &start, width, &mut Patient).unwrap();
        let mut position = start;
        for &it in &moves {
            assert!(position.is_legal(&rules, it));
            position.play_move(&rules, it);
        }
        assert_eq!(position.home().len(), 1);
        moves.len()
    }

    #[test]
    fn the_proven_minimum_is_found() {
        assert_eq!(found("", 10_000), 27);
    }

    #[test]
    fn narrow_beams_find_their_way_too() {
        assert!(found("", 300) <= 36);
        assert!(found("jump = 'long'", 300) <= 28);
        assert!(found("board = 3\ngoal_exit = 'locked'", 300) <= 20);
    }

    #[test]
    fn a_stop_is_obeyed() {
        struct Stop;
        impl Guide for Stop {
            fn should_stop(&mut self) -> bool {
                true
            }
        }
        let rules = rules("");
        let start = Position::start(&rules, rules.seating().first());
        assert_eq!(crossing(&rules, &start, 1000, &mut Stop), None);
    }
}
