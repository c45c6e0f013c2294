//! Endgames with nobody in the way, whose shortest ways home are worked out here by a search of its
//! own: the strong bots never take a move more.

use std::collections::HashSet;
use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use starhop::bot::{Guide, Level, Patient, choose, crossing};
use starhop::game::{Ending, Game, Position};
use starhop::rules::{Draft, Rules, Seating};

/// Holes held, a bit each.
type Holes = u128;

/// A star and its lines, without anything of the program.
struct Star {
    /// Row and column of each hole, from the top.
    holes: Vec<(i32, i32)>,
    /// The neighbours of each hole.
    near: Vec<Holes>,
    /// Over which hole which other is reached.
    hops: Vec<Vec<(usize, usize)>>,
    side: i32,
}

const DIRECTIONS: [(i32, i32); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

impl Star {
    fn new(side: i32) -> Self {
        let reach = -2 * side..=2 * side;
        let in_star = |q: i32, r: i32| {
            let all = [q, r, -q - r];
            all.iter().all(|&c| c >= -side) || all.iter().all(|&c| c <= side)
        };
        let cells = reach.clone().flat_map(|r| reach.clone().map(move |q| (q, r)));
        let holes: Vec<(i32, i32)> = cells.filter(|&(q, r)| in_star(q, r)).collect();
        let at = |q: i32, r: i32| holes.iter().position(|&hole| hole == (q, r));
        let ray = |(q, r): (i32, i32), (dq, dr): (i32, i32)| {
            at(q + dq, r + dr).zip(at(q + 2 * dq, r + 2 * dr))
        };
        let next = |(q, r): (i32, i32)| {
            DIRECTIONS.iter().filter_map(move |(dq, dr)| at(q + dq, r + dr)).fold(0, with)
        };
        let near = holes.iter().map(|&hole| next(hole)).collect();
        let hops = holes
            .iter()
            .map(|&hole| DIRECTIONS.iter().filter_map(|&way| ray(hole, way)).collect())
            .collect();
        Self { near, hops, side, holes }
    }

    /// The so many holes nearest to the top, whole rows of the camp first.
    fn goal(&self, pieces: usize) -> Holes {
        let top = self.holes.iter().filter(|(_, r)| *r < -self.side).count();
        assert!(pieces <= top);
        (0..pieces).fold(0, with)
    }

    /// Everything that one move of a piece makes of the pieces, among others that stand still.
    fn after(&self, own: Holes, others: Holes) -> Vec<Holes> {
        let mut found = Vec::new();
        for from in bits(own) {
            let rest = own & !(1 << from);
            let taken = rest | others;
            let mut ends = self.near[from] & !taken;
            let (mut seen, mut todo) = (1 << from, vec![from]);
            while let Some(at) = todo.pop() {
                for &(over, landing) in &self.hops[at] {
                    if taken >> over & 1 == 1 && (taken | seen) >> landing & 1 == 0 {
                        seen |= 1 << landing;
                        todo.push(landing);
                    }
                }
            }
            ends |= seen & !(1 << from);
            found.extend(bits(ends).map(|to| rest | 1 << to));
        }
        found
    }

    /// All arrangements by how many moves they are away, up to so many. A move can be taken back
    /// by a move, so this holds in both directions.
    fn ball(&self, centre: Holes, others: Holes, radius: usize) -> Vec<HashSet<Holes>> {
        let mut layers = vec![HashSet::from([centre])];
        let mut all = layers[0].clone();
        while layers.len() <= radius {
            let last = layers.last().expect("the centre is there");
            let mut next = HashSet::new();
            for &own in last {
                next.extend(self.after(own, others).into_iter().filter(|own| all.insert(*own)));
            }
            layers.push(next);
        }
        layers
    }

    /// The rows of a position with A to move, as the program writes them.
    fn text(&self, own: Holes, others: Holes) -> String {
        let row = |r: i32| {
            let holes = (0..self.holes.len()).filter(move |&hole| self.holes[hole].1 == r);
            let mut text = String::new();
            let mut empty = 0;
            for hole in holes {
                let piece = match (own >> hole & 1, others >> hole & 1) {
                    (1, _) => "A",
                    (_, 1) => "D",
                    _ => {
                        empty += 1;
                        continue;
                    }
                };
                text += &run(std::mem::take(&mut empty));
                text += piece;
            }
            text + &run(empty)
        };
        let rows: Vec<String> = (-2 * self.side..=2 * self.side).map(row).collect();
        format!("{} A", rows.join("/"))
    }
}

/// A run of empty holes, as positions write it.
fn run(empty: usize) -> String {
    if empty == 0 { String::new() } else { empty.to_string() }
}

fn with(holes: Holes, hole: usize) -> Holes {
    holes | 1 << hole
}

fn bits(mut holes: Holes) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (holes != 0).then(|| holes.trailing_zeros() as usize)?;
        holes &= holes - 1;
        Some(next)
    })
}

/// Distances from home: exact up to a radius, and by meeting in the middle some way beyond.
struct Ways<'a> {
    star: &'a Star,
    others: Holes,
    home: Vec<HashSet<Holes>>,
}

impl<'a> Ways<'a> {
    fn new(star: &'a Star, pieces: usize, others: Holes, radius: usize) -> Self {
        Self { star, others, home: star.ball(star.goal(pieces), others, radius) }
    }

    /// In how many moves these pieces get home at least, if it can be told.
    fn shortest(&self, own: Holes, further: usize) -> Option<usize> {
        if let Some(near) = self.home.iter().position(|layer| layer.contains(&own)) {
            return Some(near);
        }
        let rim = self.home.last()?;
        let radius = self.home.len() - 1;
        let mut layers = vec![HashSet::from([own])];
        for steps in 1..=further {
            let last = layers.last()?;
            let mut next = HashSet::new();
            for &own in last {
                next.extend(self.star.after(own, self.others));
            }
            if next.iter().any(|own| rim.contains(own)) {
                return Some(radius + steps);
            }
            layers.push(next);
        }
        None
    }
}

fn rules(switches: &str, seats: &str) -> Arc<Rules> {
    let draft: Draft = toml::from_str(switches).expect("switches");
    Arc::new(Rules::new(&draft, Seating::parse(seats).expect("seats")).expect("sound rules"))
}

/// Lets a bot think about so many questions of some 250 positions each, every move.
struct Questions(u32);

impl Guide for Questions {
    fn should_stop(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }
}

/// How many turns seat A takes to get home by the bot, among others that hardly think.
fn turns(rules: &Arc<Rules>, text: &str, level: Level, most: usize) -> usize {
    let start = Position::parse(rules, text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let a = rules.seating().first();
    let mut game = Game::from_position(rules.clone(), start);
    while game.ending().is_none() && game.position().home().iter().all(|seat| seat != a) {
        let of_a = game.position().turn() == a;
        let level = if of_a { level } else { Level::Easy };
        let guide: &mut dyn Guide = match level {
            Level::Expert => &mut Questions(120),
            Level::Easy | Level::Normal | Level::Hard => &mut Patient,
        };
        let action = choose(level, &game, 1, guide);
        game.play(action).expect("a legal action");
        if game.position().turns(a) as usize > most {
            break;
        }
    }
    game.position().turns(a) as usize
}

/// What a bot took too many turns for.
fn too_long(rules: &Arc<Rules>, text: &str, shortest: usize) -> Option<String> {
    for level in [Level::Hard, Level::Expert] {
        let taken = turns(rules, text, level, shortest);
        if taken != shortest {
            return Some(format!("{text}: {level:?} needs {taken} or more, {shortest} would do"));
        }
    }
    None
}

fn assert_all_short(rules: &Arc<Rules>, endgames: &[(String, usize)]) {
    assert!(endgames.len() >= count() / 2, "only {} endgames", endgames.len());
    let told = endgames.iter().filter_map(|(text, shortest)| too_long(rules, text, *shortest));
    let told: Vec<String> = told.collect();
    assert!(told.is_empty(), "{} of {}:\n{}", told.len(), endgames.len(), told.join("\n"));
}

/// How many endgames of each kind; an environment variable makes it more.
fn count() -> usize {
    std::env::var("STARHOP_ENDGAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(6)
}

fn chance() -> ChaCha8Rng {
    let seed = std::env::var("STARHOP_SEED").ok().and_then(|text| text.parse().ok());
    ChaCha8Rng::seed_from_u64(seed.unwrap_or(1))
}

/// Arrangements with some pieces outside, not further down than the row, the others in the goal.
fn scattered(star: &Star, pieces: usize, outside: usize, lowest: i32, n: usize) -> Vec<Holes> {
    let mut chance = chance();
    let goal: Vec<usize> = bits(star.goal(pieces)).collect();
    let open = (0..star.holes.len()).filter(|&hole| star.holes[hole].1 <= lowest);
    let open: Vec<usize> = open.filter(|hole| !goal.contains(hole)).collect();
    let mut all = Vec::new();
    while all.len() < n {
        let inside = goal.sample(&mut chance, pieces - outside);
        let own =
            inside.chain(open.sample(&mut chance, outside)).fold(0, |own, &hole| with(own, hole));
        all.push(own);
    }
    all
}

#[test]
fn the_last_moves_of_ten_pieces_are_the_shortest() {
    let star = Star::new(4);
    let home = star.ball(star.goal(10), 0, 5);
    let mut chance = chance();
    let mut endgames = Vec::new();
    for (distance, layer) in home.iter().enumerate().skip(2) {
        let mut layer: Vec<Holes> = layer.iter().copied().collect();
        layer.sort_unstable();
        for _ in 0..count() {
            let own = layer[chance.random_range(0..layer.len())];
            endgames.push((star.text(own, 0), distance));
        }
    }
    assert_all_short(&rules("", "A"), &endgames);
}

#[test]
fn the_last_pieces_of_ten_come_home_the_shortest_way() {
    let star = Star::new(4);
    let ways = Ways::new(&star, 10, 0, 5);
    for (outside, lowest) in [(1, 2), (2, -1), (3, -2), (4, -3)] {
        let found = scattered(&star, 10, outside, lowest, count());
        let known = found.into_iter().filter_map(|own| {
            let shortest = ways.shortest(own, 4)?;
            Some((star.text(own, 0), shortest))
        });
        assert_all_short(&rules("", "A"), &known.collect::<Vec<_>>());
    }
}

#[test]
fn opponents_that_are_out_of_the_way_change_nothing() {
    let star = Star::new(4);
    // Seven of D are not home yet, and far below everything that A does.
    let d = (0..7).map(|hole| star.holes.len() - 23 + hole).fold(0, with);
    let d = (star.holes.len() - 3..star.holes.len()).fold(d, with);
    let ways = Ways::new(&star, 10, d, 4);
    for (outside, lowest) in [(1, -1), (2, -2), (3, -3)] {
        let found = scattered(&star, 10, outside, lowest, count());
        let known = found.into_iter().filter_map(|own| {
            let shortest = ways.shortest(own, 3).filter(|&shortest| shortest <= 7)?;
            Some((star.text(own, d), shortest))
        });
        assert_all_short(&rules("", "AD"), &known.collect::<Vec<_>>());
    }
}

#[test]
fn a_few_pieces_cross_the_small_board_the_shortest_way() {
    let star = Star::new(3);
    for pieces in [1, 3] {
        let rules = rules(&format!("board = 3\npieces = {pieces}"), "A");
        let start = Position::start(&rules, rules.seating().first());
        let last = star.holes.len();
        let own = (last - pieces..last).fold(0, with);
        assert_eq!(Position::parse(&rules, &star.text(own, 0)).unwrap(), start);
        let layers = star.ball(star.goal(pieces), 0, 40);
        let shortest = layers.iter().position(|layer| layer.contains(&own)).expect("a way");
        let found = crossing(&rules, &start, 10_000, &mut Patient).expect("a crossing");
        assert_eq!(found.len(), shortest, "{pieces} pieces");
        let mut all: Vec<Holes> = layers.iter().flatten().copied().collect();
        all.sort_unstable();
        let mut chance = chance();
        let endgames: Vec<(String, usize)> = (0..count())
            .map(|_| all[chance.random_range(0..all.len())])
            .filter(|&own| own != star.goal(pieces))
            .map(|own| {
                let shortest = layers.iter().position(|layer| layer.contains(&own)).unwrap();
                (star.text(own, 0), shortest)
            })
            .collect();
        assert_all_short(&rules, &endgames);
    }
}

#[test]
fn alone_on_the_board_the_expert_crosses_in_29_moves_at_most() {
    let rules = rules("", "A");
    let mut game = Game::new(rules.clone());
    while game.ending().is_none() && game.actions().len() < 40 {
        let action = choose(Level::Expert, &game, 1, &mut Questions(120));
        game.play(action).expect("a legal action");
    }
    assert_eq!(game.ending(), Some(Ending::Decided));
    assert!(game.actions().len() <= 29, "{} moves", game.actions().len());
}
