//! The ladder for people and scripts: `players` and `score`.

use clap::Args;
use jiff::Timestamp;
use serde_json::{Value, json};
use std::path::PathBuf;

use super::{Failure, Outcome, print, print_json, saved};
use crate::app::{self, LadderFile};
use crate::ladder::{Entry, Ladder, Profile, Scores, Title, Who, score};
use crate::record::{Record, Sitter};
use crate::rules::{BySeat, Seat};
use crate::text::{Label, Unfit, Words, harmless};

/// The arguments of `players`.
#[derive(Debug, Args)]
pub struct PlayersArgs {
    name: Option<String>,

    #[arg(
        long,
        help = "{file, players: [{who, points, level, title, played, won, \
                games: [{started, seed, preset, place, against, change, points}]}]}"
    )]
    json: bool,
}

/// The arguments of `score`.
#[derive(Debug, Args)]
pub struct ScoreArgs {
    game: PathBuf,

    #[arg(long, value_delimiter = ',', value_name = "SEAT=LEVEL", value_parser = level)]
    levels: Vec<(Seat, Title)>,

    #[arg(
        long,
        help = "{only_losses, seats: [{seat, who, level, place, \
                place_points, encouragement, points}]}"
    )]
    json: bool,
}

/// `A=3`
fn level(text: &str) -> Result<(Seat, Title), Unfit> {
    let parsed = text.split_once('=').and_then(|(seat, level)| {
        let mut letters = seat.chars();
        let seat = letters.next().and_then(Seat::from_letter)?;
        Some((seat, Title::at(level.parse().ok()?)?)).filter(|_| letters.next().is_none())
    });
    parsed.ok_or(Unfit::SeatLevel)
}

fn ladder(words: Words) -> Result<(LadderFile, Ladder), Failure> {
    let file = LadderFile::of_user();
    let file = file.ok_or_else(|| Failure::usage_line(words.say(Label::NoHome)))?;
    let ladder = file.load(words).map_err(Failure::usage_line)?;
    Ok((file, ladder))
}

/// `starhop players`
pub fn players(args: &PlayersArgs, words: Words) -> Outcome {
    let (file, ladder) = ladder(words)?;
    let mut ranking = ladder.ranking();
    if let Some(name) = &args.name {
        let known: Vec<String> =
            ranking.iter().map(|(who, _)| harmless(&who.to_string())).collect();
        ranking.retain(|(who, _)| who.to_string() == *name);
        if ranking.is_empty() {
            return Err(Failure::usage_line(words.no_such_profile(name, &known)));
        }
    }
    if args.json {
        let players: Vec<Value> = ranking.iter().map(|(who, it)| in_json(who, it, words)).collect();
        let file = file.path().display().to_string();
        return print_json(&json!({ "file": file, "players": players }));
    }
    if ranking.is_empty() {
        return print(&format!("{}\n", words.say(Label::LadderEmpty)));
    }
    let line = |(who, profile): &(&Who, &Profile)| format!("{}\n", words.profile(who, profile));
    let mut text: String = ranking.iter().map(line).collect();
    if let (Some(_), [(_, profile)]) = (&args.name, &ranking[..]) {
        text.extend(profile.games.iter().rev().map(|entry| game(entry, words)));
    }
    print(&text)
}

fn game(entry: &Entry, words: Words) -> String {
    let when = entry.started.map(app::local_minute).unwrap_or_default();
    format!("  {when:16}  {}\n", words.ladder_game(entry))
}

fn in_json(who: &Who, profile: &Profile, words: Words) -> Value {
    let title = profile.title();
    let moment = |seconds| Timestamp::from_second(seconds).ok().map(|moment| moment.to_string());
    let game = |entry: &Entry| {
        json!({
            "started": entry.started.and_then(moment), "seed": entry.seed.to_string(),
            "preset": entry.preset, "place": entry.place,
            "against": entry.against.iter().map(Who::to_string).collect::<Vec<_>>(),
            "change": entry.change, "points": entry.points,
        })
    };
    json!({
        "who": who.to_string(), "points": profile.points, "level": title.level(),
        "title": words.title(title), "played": profile.played, "won": profile.won,
        "games": profile.games.iter().map(game).collect::<Vec<_>>(),
    })
}

/// `starhop score`
pub fn run_score(args: &ScoreArgs, words: Words) -> Outcome {
    let (_, record) = saved::load(&args.game, words)?;
    let mut titles = match &args.levels[..] {
        [] => ladder(words)?.1.titles(&record.players, &record.names),
        _ => BySeat::from_fn(|_| Title::FIRST),
    };
    for &(seat, title) in &args.levels {
        titles[seat] = title;
    }
    let scores = score(&record.game, &titles)
        .map_err(|why| Failure::usage_line(words.sentence(&words.unscored(why))))?;
    if args.json {
        return print_json(&scores_in_json(&record, &titles, &scores));
    }
    let summary = record.summary();
    let line = |sitter: &Sitter| {
        let award = words.award(scores.awards[sitter.seat]);
        format!("{} {}: {award}\n", sitter.seat, harmless(words.sitter(sitter)))
    };
    let mut text: String = summary.seats.iter().map(line).collect();
    if scores.only_losses {
        text.push_str(&format!("{}\n", words.say(Label::OnlyLosses)));
    }
    print(&text)
}

fn scores_in_json(record: &Record, titles: &BySeat<Title>, scores: &Scores) -> Value {
    let places = record.game.places().unwrap_or_default();
    let line = |sitter: Sitter| {
        let (seat, award) = (sitter.seat, scores.awards[sitter.seat]);
        json!({
            "seat": seat.to_string(), "who": sitter.who(), "level": titles[seat].level(),
            "place": places[seat], "place_points": award.place,
            "encouragement": award.encouragement, "points": award.total(),
        })
    };
    let seats: Vec<Value> = record.summary().seats.into_iter().map(line).collect();
    json!({ "only_losses": scores.only_losses, "seats": seats })
}
