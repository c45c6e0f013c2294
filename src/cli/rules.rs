//! `presets`, `rules check` and `rules show`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde_json::json;

use super::options::{GameOptions, SeatingOption, faults_in_words, find};
use super::shelf::Shelf;
use super::{Failure, Outcome, print, print_json};
use crate::rules::{Book, Draft, Preset, Rules, Seating, Switch};
use crate::text::{Label, Words};

/// The arguments of `presets`.
#[derive(Debug, Args)]
pub struct PresetsArgs {
    #[command(flatten)]
    game: GameOptions,

    #[arg(
        long,
        help = "{presets: [{name, about, based_on, players: [number], \
                differences: [{key, value, words}]}]}"
    )]
    json: bool,
}

/// What can be asked about rules.
#[derive(Debug, Subcommand)]
pub enum RulesCommand {
    Check(CheckArgs),
    Show(ShowArgs),
}

/// The arguments of `rules check`.
#[derive(Debug, Args)]
pub struct CheckArgs {
    file: Option<PathBuf>,

    #[command(flatten)]
    game: GameOptions,

    #[arg(long, help = "{presets: [{name, players: [number]}]}")]
    json: bool,
}

/// The arguments of `rules show`.
#[derive(Debug, Args)]
pub struct ShowArgs {
    #[arg(value_name = "PRESET", conflicts_with = "preset")]
    name: Option<String>,

    #[command(flatten)]
    game: GameOptions,

    #[arg(
        long,
        help = "{name, about, based_on, players: [number], switches: \
                [{key, value, words, differs}]}"
    )]
    json: bool,
}

/// `starhop presets`
pub fn presets(args: &PresetsArgs, words: Words) -> Outcome {
    let book = args.game.book(words)?;
    if args.game.is_said() {
        // Nothing of it changes the list, but what is wrong should not pass unseen.
        args.game.setup(&book, None, words)?;
    }
    if args.json {
        let presets: Vec<_> = book.presets().iter().map(|it| preset_json(it, words)).collect();
        return print_json(&json!({ "presets": presets }));
    }
    let width = book.presets().iter().map(|preset| preset.name.chars().count()).max().unwrap_or(0);
    let line = |preset: &Preset| {
        let players = numbers(&Rules::allowed_players(&preset.draft));
        format!("{:width$}  {:11}  {}\n", preset.name, players, words.about(preset))
    };
    print(&book.presets().iter().map(line).collect::<String>())
}

fn preset_json(preset: &Preset, words: Words) -> serde_json::Value {
    let full = preset.draft.clone().over(Draft::classic());
    let differences: Vec<_> = words
        .differences(&preset.draft)
        .into_iter()
        .map(|(switch, told)| {
            json!({ "key": switch.key(), "value": full.value(switch), "words": told })
        })
        .collect();
    json!({
        "name": preset.name,
        "about": preset.about,
        "based_on": preset.based_on,
        "players": Rules::allowed_players(&preset.draft),
        "differences": differences,
    })
}

fn numbers(players: &[usize]) -> String {
    players.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

/// `starhop rules …`
pub fn run(command: &RulesCommand, words: Words) -> Outcome {
    match command {
        RulesCommand::Check(args) => check(args, words),
        RulesCommand::Show(args) => show(args, words),
    }
}

fn check(args: &CheckArgs, words: Words) -> Outcome {
    let files: Vec<PathBuf> = args.game.rules.iter().chain(&args.file).cloned().collect();
    let Shelf { book, faults } = Shelf::open(&files, words)?;
    let all = args.file.is_none() && args.game.preset.is_none() && args.game.settings.is_empty();
    if all && !faults.is_empty() {
        // They were told.
        return Err(Failure::usage(Vec::new()));
    }
    let checked = checked(args, &book, words)?;
    let mut allowed = Vec::new();
    for preset in &checked {
        allowed.push((preset, allowed_or_faults(preset, args.game.players, words)?));
    }
    if args.json {
        let presets: Vec<_> = allowed
            .iter()
            .map(|(preset, players)| json!({ "name": preset.name, "players": players }))
            .collect();
        return print_json(&json!({ "presets": presets }));
    }
    let line = |(preset, players): &(&Preset, Vec<usize>)| {
        words.fine_with(&preset.name, &numbers(players)) + "\n"
    };
    if allowed.is_empty() {
        return print(&format!("{}\n", words.say(Label::NoPresets)));
    }
    print(&allowed.iter().map(line).collect::<String>())
}

/// The presets to check, with the settings of the command line on top: the one that is named, or
/// those of the file, or, where settings are all that is said, the classic game; else all.
fn checked(args: &CheckArgs, book: &Book, words: Words) -> Result<Vec<Preset>, Failure> {
    let settle = |name: &str| {
        GameOptions { preset: Some(name.to_owned()), ..args.game.clone() }.preset(book, words)
    };
    let all = book.presets().iter();
    if args.game.preset.is_some() {
        Ok(vec![args.game.preset(book, words)?])
    } else if let Some(file) = &args.file {
        let name = file.display().to_string();
        let there = all.filter(|preset| preset.place.file == name);
        there.map(|preset| settle(&preset.name)).collect()
    } else if args.game.settings.is_empty() {
        Ok(book.presets().to_vec())
    } else {
        Ok(vec![args.game.preset(book, words)?])
    }
}

/// The numbers of players a preset makes sense for; when there is none, everything that is wrong.
fn allowed_or_faults(
    preset: &Preset,
    players: Option<SeatingOption>,
    words: Words,
) -> Result<Vec<usize>, Failure> {
    let seatings: Vec<Seating> = match players {
        Some(SeatingOption(seating)) => vec![seating],
        None => Seating::each().collect(),
    };
    let allowed: Vec<usize> = seatings
        .iter()
        .filter(|&&seating| Rules::new(&preset.draft, seating).is_ok())
        .map(|seating| seating.len())
        .collect();
    if !allowed.is_empty() {
        return Ok(allowed);
    }
    let seating = seatings[0];
    let faults = match players {
        Some(_) => Rules::new(&preset.draft, seating).err().unwrap_or_default(),
        None => preset.contradictions(),
    };
    Err(Failure::usage(faults_in_words(preset, seating, &faults, words)))
}

fn show(args: &ShowArgs, words: Words) -> Outcome {
    let book = args.game.book(words)?;
    let mut options = args.game.clone();
    if let Some(name) = &args.name {
        find(&book, name, words)?;
        options.preset = Some(name.clone());
    }
    let preset = options.preset(&book, words)?;
    let players = allowed_or_faults(&preset, options.players, words)?;
    if args.json {
        return print_json(&show_json(&preset, &players, words));
    }
    print(&show_text(&preset, &players, words))
}

fn show_json(preset: &Preset, players: &[usize], words: Words) -> serde_json::Value {
    let full = preset.draft.clone().over(Draft::classic());
    let differing = words.differences(&preset.draft);
    let switches: Vec<_> = Switch::ALL
        .into_iter()
        .map(|switch| {
            json!({
                "key": switch.key(),
                "value": full.value(switch),
                "words": words.switch(&full, switch),
                "differs": differing.iter().any(|(other, _)| *other == switch),
            })
        })
        .collect();
    json!({
        "name": preset.name,
        "about": preset.about,
        "based_on": preset.based_on,
        "players": players,
        "switches": switches,
    })
}

fn show_text(preset: &Preset, players: &[usize], words: Words) -> String {
    let full = preset.draft.clone().over(Draft::classic());
    let differences = words.differences(&preset.draft);
    let told = |switch: Switch| {
        let value = full.value(switch).map(|value| value.to_string()).unwrap_or_default();
        format!("  {}\n      {} = {value}\n", words.switch(&full, switch), switch.key())
    };
    let mut out = format!("{}: {}\n", preset.name, words.about(preset));
    out += &format!("{}\n", words.players_line(&numbers(players)));
    if let Some(base) = &preset.based_on {
        out += &format!("{}\n", words.based_on(base));
    }
    if differences.is_empty() {
        out += &format!("\n{}\n", words.say(Label::AllClassic));
    } else {
        out += &format!("\n{}\n", words.say(Label::DifferentFromClassic));
        out.extend(differences.iter().map(|(switch, _)| told(*switch)));
    }
    let same = |switch: &Switch| differences.iter().all(|(other, _)| other != switch);
    let heading = if differences.is_empty() { Label::ItsRules } else { Label::AsInClassic };
    out += &format!("\n{}\n", words.say(heading));
    out.extend(Switch::ALL.into_iter().filter(same).map(told));
    out
}
