//! `paths`: where everything of the user's is.

use clap::Args;
use serde_json::json;

use super::{Failure, Outcome, print, print_json, shelf};
use crate::app::Store;
use crate::text::{Label, Words};

/// The arguments of `paths`.
#[derive(Debug, Args)]
pub struct PathsArgs {
    #[arg(long, help = "Print one JSON document: {config, rules, games}")]
    json: bool,
}

/// `starhop paths`
pub fn run(args: &PathsArgs, words: Words) -> Outcome {
    let found = shelf::config_file().zip(shelf::own_file()).zip(Store::of_user());
    let no_home = || Failure::usage_line(words.say(Label::NoHome));
    let ((config, rules), store) = found.ok_or_else(no_home)?;
    let [config, rules, games] =
        [&*config, &*rules, store.folder()].map(|path| path.display().to_string());
    if args.json {
        return print_json(&json!({ "config": config, "rules": rules, "games": games }));
    }
    print(&format!("config  {config}\nrules   {rules}\ngames   {games}\n"))
}
