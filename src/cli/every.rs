//! `match --every`: whether games end, under every preset and with every number of players.

use serde_json::json;

use super::arena::{self, Arena, MatchArgs, Played};
use super::options::{SeatingOption, Setup};
use super::{Exit, Failure, Outcome, print, print_json};
use crate::rules::{Book, Preset, Rules, Seating};
use crate::text::{Label, Words};

/// Games that all had the same rules.
struct Match {
    setup: Setup,
    played: Vec<Played>,
}

/// `starhop match --every`
pub fn run(args: &MatchArgs, words: Words) -> Outcome {
    let [contender] = &args.seats.0[..] else {
        return Err(Failure::usage_line(words.say(Label::EveryTakesOne)));
    };
    let book = args.game.book(words)?;
    let setups = setups(args, &book, words)?;
    let seed = args.game.seed.unwrap_or_else(rand::random);
    arena::prepare(std::slice::from_ref(contender), words)?;
    let mut matches = Vec::new();
    for setup in setups {
        let contenders = vec![contender.clone(); setup.rules.seating().len()];
        let arena = Arena { setup: &setup, contenders: &contenders, args, seed, words };
        let played = arena::play_all(&arena);
        let done = Match { setup, played };
        if !args.json {
            print(&done.line(seed, words))?;
        }
        matches.push(done);
    }
    if args.json {
        let matches: Vec<_> = matches.iter().map(Match::json).collect();
        print_json(&json!({ "seed": seed, "matches": matches }))?;
    }
    let lines: Vec<String> = matches.iter().flat_map(|done| done.complaints(words)).collect();
    if lines.is_empty() { Ok(()) } else { Err(Failure::new(lines, Exit::Failed)) }
}

/// The games that are meant: every preset, or the one that is named, with all numbers of players.
fn setups(args: &MatchArgs, book: &Book, words: Words) -> Result<Vec<Setup>, Failure> {
    let named = args.game.preset.as_deref();
    let is_meant = |preset: &&Preset| named.is_none_or(|name| name == preset.name);
    let mut setups = Vec::new();
    for preset in book.presets().iter().filter(is_meant) {
        let mut options = args.game.clone();
        options.preset = Some(preset.name.clone());
        let draft = options.preset(book, words)?.draft;
        for players in Rules::allowed_players(&draft) {
            options.players = Seating::of(players).map(SeatingOption);
            setups.push(options.setup(book, None, words)?);
        }
    }
    if setups.is_empty() {
        // Tells which preset there is none of, or what is wrong with the one there is.
        args.game.setup(book, None, words)?;
    }
    Ok(setups)
}

impl Match {
    fn name(&self) -> (&str, usize) {
        (&self.setup.preset.name, self.setup.rules.seating().len())
    }

    fn line(&self, seed: u64, words: Words) -> String {
        let (preset, players) = self.name();
        let endings = arena::endings(&self.played);
        words.match_played(preset, players, seed, self.played.len(), endings) + "\n"
    }

    /// The games that nobody won by the rules, by their numbers, and where they stand.
    fn not_won(&self) -> impl Iterator<Item = (usize, String)> {
        let games = (1..).zip(&self.played).filter(|(_, played)| !played.is_won());
        games.map(|(number, played)| (number, played.position.text(&self.setup.rules)))
    }

    fn complaints(&self, words: Words) -> Vec<String> {
        let (preset, players) = self.name();
        let tell = |(number, position): (usize, String)| {
            words.game_not_won(preset, players, number, &position)
        };
        self.not_won().map(tell).collect()
    }

    fn json(&self) -> serde_json::Value {
        let (preset, players) = self.name();
        let (decided, drawn, unfinished) = arena::endings(&self.played);
        let tell = |(game, position)| json!({ "game": game, "position": position });
        json!({
            "preset": preset,
            "players": players,
            "games": self.played.len(),
            "decided": decided,
            "drawn": drawn,
            "unfinished": unfinished,
            "not_won": self.not_won().map(tell).collect::<Vec<_>>(),
        })
    }
}
