//! The user's config and themes at the start of the program, and the commands that write one to fill in.
//!
//! What is in it is left to [`app`](crate::app).

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};

use super::{Failure, Outcome, complain, print, shelf};
use crate::app::{
    CONFIG_TEMPLATE, Config, OwnFiles, Theme, Themes, read_themes, theme_file, theme_sample,
};
use crate::rules::Book;
use crate::text::{Label, Words};

/// The user's config with their themes, or an empty one with the faults when there is no file or
/// anything is wrong with it. They are in the language of `told`, and nobody hears of them yet: what was
/// typed may be refused.
pub fn load(told: Words) -> Config {
    let folder = OwnFiles::of_user().themes;
    let found = folder.map(|folder| read_themes(&folder, told));
    let (themes, theme_faults) = found.unwrap_or_default();
    let config = read(&themes, told).unwrap_or_else(Config::unused);
    config.with_themes(themes, theme_faults)
}

fn read(themes: &Themes, told: Words) -> Result<Config, Vec<String>> {
    let Some(file) = shelf::config_file().filter(|file| file.exists()) else {
        return Ok(Config::default());
    };
    let name = file.display().to_string();
    let text = shelf::read(&file, told);
    let text = text.map_err(|error| vec![told.unreadable(&name, &error)]);
    let parsed = text.and_then(|text| Config::parse(&name, &text, themes, told));
    parsed.map_err(|mut faults| {
        faults.push(format!("{name}: {}", told.say(Label::ConfigIgnored)));
        faults
    })
}

/// Everything that is wrong with the config. A preset that nobody knows is told on the standard error
/// here: only now the presets are known.
pub fn faults(config: &Config, book: &Book, words: Words) -> Vec<String> {
    let told = config.unknown_preset(book).map(|name| {
        let names: Vec<String> = book.presets().iter().map(|it| it.name.clone()).collect();
        let file = shelf::config_file().unwrap_or_default();
        format!("{}: {}", file.display(), words.no_such_preset(name, &names))
    });
    told.iter().for_each(|line| complain(line));
    config.faults.iter().cloned().chain(told).collect()
}

/// What can be done with the config.
#[derive(Debug, Subcommand)]
pub enum ConfigCommand {
    Init,
    Theme(ThemeArgs),
}

/// The arguments of `config theme`.
#[derive(Debug, Args)]
pub struct ThemeArgs {
    name: String,

    #[arg(long, value_name = "THEME", value_parser = shipped_parser(), default_value = "dark")]
    based_on: Theme,
}

/// The themes that come with the program by their names.
fn shipped_parser() -> impl TypedValueParser<Value = Theme> {
    let names = Theme::SHIPPED.map(Theme::name);
    PossibleValuesParser::new(names).map(|name| Themes::default().get(&name).unwrap_or_default())
}

/// `starhop config`
pub fn run(command: &ConfigCommand, words: Words) -> Outcome {
    match command {
        ConfigCommand::Init => init(words),
        ConfigCommand::Theme(args) => theme(args, words),
    }
}

fn init(words: Words) -> Outcome {
    let file = shelf::config_file().ok_or_else(|| no_home(words))?;
    write_new(&file, CONFIG_TEMPLATE, words)?;
    print(&format!("{}\n", words.config_written(&file.display().to_string())))
}

fn theme(args: &ThemeArgs, words: Words) -> Outcome {
    let folder = OwnFiles::of_user().themes.ok_or_else(|| no_home(words))?;
    let file = theme_file(&folder, &args.name);
    let file = file.ok_or_else(|| Failure::usage_line(words.theme_name(&args.name)))?;
    write_new(&file, &theme_sample(args.based_on, words), words)?;
    print(&format!("{}\n", words.theme_written(&file.display().to_string(), &args.name)))
}

fn no_home(words: Words) -> Failure {
    Failure::usage_line(words.say(Label::NoHome))
}

/// Writes a file that is not there yet.
fn write_new(file: &Path, text: &str, words: Words) -> Outcome {
    let name = file.display().to_string();
    let made = file.parent().map_or(Ok(()), fs::create_dir_all);
    let written = made.and_then(|()| File::create_new(file)?.write_all(text.as_bytes()));
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists if file.exists() => {
            Failure::usage_line(words.config_there(&name))
        }
        _ => Failure::usage_line(words.unwritable(&name, &error)),
    })
}
