//! `paths`: where everything of the user's is.

use clap::Args;

use super::{Failure, Outcome, print, print_json, shelf};
use crate::app::{BestFile, LadderFile, OwnFiles, SeatsFile, Store};
use crate::text::{Label, Words};

/// The arguments of `paths`.
#[derive(Debug, Args)]
pub struct PathsArgs {
    #[arg(long, help = "{config, rules, themes, games, best, seats, players}")]
    json: bool,
}

/// `starhop paths`
pub fn run(args: &PathsArgs, words: Words) -> Outcome {
    let no_home = || Failure::usage_line(words.say(Label::NoHome));
    let config = shelf::config_file().ok_or_else(no_home)?;
    let rules = shelf::own_file().ok_or_else(no_home)?;
    let themes = OwnFiles::of_user().themes.ok_or_else(no_home)?;
    let store = Store::of_user().ok_or_else(no_home)?;
    let best = BestFile::of_user().ok_or_else(no_home)?;
    let seats = SeatsFile::of_user().ok_or_else(no_home)?;
    let ladder = LadderFile::of_user().ok_or_else(no_home)?;
    let paths =
        [&*config, &*rules, &*themes, store.folder(), best.path(), seats.path(), ladder.path()];
    let told = ["config", "rules", "themes", "games", "best", "seats", "players"]
        .into_iter()
        .zip(paths.map(|path| path.display().to_string()));
    if args.json {
        let document = told.map(|(name, path)| (name.to_owned(), path.into())).collect();
        return print_json(&serde_json::Value::Object(document));
    }
    print(&told.map(|(name, path)| format!("{name:7} {path}\n")).collect::<String>())
}
