//! The table of a match, for people and for programs.

use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use super::game::Played;
use super::tally::{Total, endings};
use crate::cli::options::Setup;
use crate::text::{Label, Words, harmless};

pub fn report(
    setup: &Setup,
    seed: u64,
    played: &[Played],
    totals: &[Total],
    words: Words,
) -> String {
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

pub fn report_json(setup: &Setup, seed: u64, played: &[Played], totals: &[Total]) -> Value {
    let (decided, drawn, unfinished) = endings(played);
    json!({
        "preset": setup.preset.name,
        "seed": seed,
        "games": played.len(),
        "decided": decided,
        "drawn": drawn,
        "unfinished": unfinished,
        "players": totals.iter().map(player_json).collect::<Vec<_>>(),
        "forfeits": forfeits_json(played, totals),
    })
}

fn player_json(total: &Total) -> Value {
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
}

fn forfeits_json(played: &[Played], totals: &[Total]) -> Vec<Value> {
    let games = (1..).zip(played);
    let forfeits = games.flat_map(|(number, game): (usize, _)| {
        game.forfeits.iter().map(move |(player, fault)| (number, *player, fault))
    });
    let told = forfeits.map(|(number, player, fault)| {
        json!({
            "game": number,
            "player": player + 1,
            "bot": totals[player].name,
            // Programs read it: it does not change with the language.
            "reason": fault.in_words(Words::default()),
        })
    });
    told.collect()
}
