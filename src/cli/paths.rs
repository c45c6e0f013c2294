//! `paths`: where everything of the user's is.

use clap::Args;
use serde_json::json;

use super::{Failure, Outcome, print, print_json, shelf};
use crate::app::{BestFile, LadderFile, Store};
use crate::text::{Label, Words};

/// The arguments of `paths`.
#[derive(Debug, Args)]
pub struct PathsArgs {
    #[arg(long, help = "{config, rules, games, best, players}")]
    json: bool,
}

/// `starhop paths`
pub fn run(args: &PathsArgs, words: Words) -> Outcome {
    let no_home = || Failure::usage_line(words.say(Label::NoHome));
    let config = shelf::config_file().ok_or_else(no_home)?;
    let rules = shelf::own_file().ok_or_else(no_home)?;
    let store = Store::of_user().ok_or_else(no_home)?;
    let best = BestFile::of_user().ok_or_else(no_home)?;
    let ladder = LadderFile::of_user().ok_or_else(no_home)?;
    let paths = [&*config, &*rules, store.folder(), best.path(), ladder.path()];
    let [config, rules, games, best, players] = paths.map(|path| path.display().to_string());
    if args.json {
        return print_json(&json!({
            "config": config, "rules": rules, "games": games, "best": best, "players": players,
        }));
    }
    let lines = format!("config  {config}\nrules   {rules}\ngames   {games}\nbest    {best}\n");
    print(&format!("{lines}players {players}\n"))
}
