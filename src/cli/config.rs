//! The user's config at the start of the program, and `config init`, which writes one to fill in.
//!
//! What is in it is left to [`app`](crate::app).

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use clap::Subcommand;

use super::{Failure, Outcome, complain, print, shelf};
use crate::app::{CONFIG_TEMPLATE, Config};
use crate::rules::Book;
use crate::text::{Label, Words};

/// The user's config, or an empty one with the faults when there is no file or anything is wrong with
/// it. They are in the language of `told`, and nobody hears of them yet: what was typed may be refused.
pub fn load(told: Words) -> Config {
    let Some(file) = shelf::config_file().filter(|file| file.exists()) else {
        return Config::default();
    };
    let name = file.display().to_string();
    let text = shelf::read(&file, told);
    let text = text.map_err(|error| vec![told.unreadable(&name, &error)]);
    text.and_then(|text| Config::parse(&name, &text, told)).unwrap_or_else(|mut faults| {
        faults.push(format!("{name}: {}", told.say(Label::ConfigIgnored)));
        Config::unused(faults)
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
}

/// `starhop config`
pub fn run(command: &ConfigCommand, words: Words) -> Outcome {
    match command {
        ConfigCommand::Init => init(words),
    }
}

fn init(words: Words) -> Outcome {
    let no_home = || Failure::usage_line(words.say(Label::NoHome));
    let file = shelf::config_file().ok_or_else(no_home)?;
    let name = file.display().to_string();
    match write_new(&file) {
        Ok(()) => print(&format!("{}\n", words.config_written(&name))),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && file.exists() => {
            Err(Failure::usage_line(words.config_there(&name)))
        }
        Err(error) => Err(Failure::usage_line(words.unwritable(&name, &error))),
    }
}

fn write_new(file: &Path) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    File::create_new(file)?.write_all(CONFIG_TEMPLATE.as_bytes())
}
