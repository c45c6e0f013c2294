//! The command line: what people and scripts type, and what they get printed.
//!
//! Arguments are parsed and checked whole before anything is done. Everything but `play` works
//! without a terminal; the screens are left to [`app`].

mod options;
mod help;
mod number;
mod shelf;
mod rules;
mod generate;
mod clock;
mod outside;
mod lineup;
mod opening;
mod arena;
mod every;
mod picture;
mod saved;
mod config;
mod play;
mod solo;
mod engine;
mod bench;
mod paths;
mod players;
mod manual;
mod refusal;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::parser::ValueSource;
use clap::{FromArgMatches, Id, Parser, Subcommand};

use crate::app;
use crate::text::{Language, Words, harmless};

/// How the program ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// All is well.
    Fine,
    /// Something failed that was not the caller's fault.
    Failed,
    /// What was typed, or a file that was named, is wrong.
    Usage,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(match exit {
            Exit::Fine => 0,
            Exit::Failed => 1,
            Exit::Usage => 2,
        })
    }
}

/// Why a command did not do what it should: lines for people, and how to end.
#[derive(Debug)]
pub struct Failure {
    /// What is wrong, each for itself.
    lines: Vec<String>,
    /// What helps, told below them.
    below: Vec<String>,
    /// What the system did not do.
    system: Option<io::Error>,
    exit: Exit,
}

impl Failure {
    fn new(lines: Vec<String>, exit: Exit) -> Self {
        Self { lines, below: Vec::new(), system: None, exit }
    }

    fn usage(lines: Vec<String>) -> Self {
        Self::new(lines, Exit::Usage)
    }

    fn usage_line(line: impl Into<String>) -> Self {
        Self::usage(vec![line.into()])
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self { system: Some(error), ..Self::new(Vec::new(), Exit::Failed) }
    }
}

type Outcome = Result<(), Failure>;

/// What can be typed; what each is for is told by [`help`].
#[derive(Debug, Parser)]
#[command(name = "starhop", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    start: play::StartArgs,

    #[arg(long, value_name = "LANGUAGE", global = true, value_parser = language_parser())]
    lang: Option<Language>,
}

/// The languages by their names.
fn language_parser() -> impl TypedValueParser<Value = Language> {
    let names = Language::ALL.map(Language::name);
    PossibleValuesParser::new(names).map(|name| Language::from_name(&name).unwrap_or_default())
}

#[derive(Debug, Subcommand)]
enum Command {
    // The lessons have no line mode, which is told to whoever asks for it.
    #[command(mut_arg("plain", |argument| argument.hide(true)))]
    Learn(play::LearnArgs),
    Play(play::PlayArgs),
    Solo(solo::SoloArgs),
    Presets(rules::PresetsArgs),
    #[command(subcommand)]
    Rules(rules::RulesCommand),
    Moves(generate::MovesArgs),
    Perft(generate::PerftArgs),
    Match(arena::MatchArgs),
    Engine(engine::EngineArgs),
    Resume(play::ResumeArgs),
    Replay(play::ReplayArgs),
    Games(saved::GamesArgs),
    Show(saved::ShowArgs),
    Check(saved::CheckArgs),
    Export(saved::ExportArgs),
    Players(players::PlayersArgs),
    Score(players::ScoreArgs),
    Bench(bench::BenchArgs),
    #[command(subcommand)]
    Config(config::ConfigCommand),
    Paths(paths::PathsArgs),
    Completions(manual::CompletionsArgs),
    Man(manual::ManArgs),
}

/// The language that the arguments ask for, wherever in them and whatever is wrong with the rest.
fn spoken(typed: &[OsString]) -> Option<Language> {
    let mut typed = typed.iter().skip(1).map(|argument| argument.to_string_lossy());
    let mut typed = std::iter::from_fn(move || typed.next().filter(|argument| argument != "--"));
    let argument =
        typed.find(|argument| argument == "--lang" || argument.starts_with("--lang="))?;
    match argument.split_once('=') {
        Some((_, name)) => Language::from_name(name),
        None => Language::from_name(&typed.next()?),
    }
}

/// Parses the arguments. Those of the start screen before a command would do nothing: they are
/// refused, but for the language, which goes everywhere.
fn parse(typed: &[OsString], themes: &app::Themes, words: Words) -> Result<Cli, Failure> {
    let program = help::program(themes, words);
    let refused = |error: clap::Error| refusal::failure(&error, &program, typed, words);
    let matches = program.clone().try_get_matches_from(typed).map_err(refused)?;
    if help::is_asked_for(&matches) {
        return Err(refusal::page(&program, typed));
    }
    let mut said = matches.ids().map(Id::as_str).filter(|id| {
        *id != "lang" && { matches.value_source(id) == Some(ValueSource::CommandLine) }
    });
    if let (Some(command), Some(_)) = (matches.subcommand_name(), said.next()) {
        return Err(Failure::usage_line(words.options_after_command(command)));
    }
    Cli::from_arg_matches(&matches).map_err(refused)
}

/// Parses the program's arguments and does what they say.
pub fn run() -> ExitCode {
    let typed: Vec<OsString> = std::env::args_os().collect();
    let lang = spoken(&typed);
    let usual = lang.unwrap_or_else(|| app::language(|name| std::env::var(name).ok()));
    let config = config::load(Words::new(usual));
    let words = Words::new(lang.or(config.language).unwrap_or(usual));
    end(parse(&typed, &config.themes, words).and_then(|cli| obey(cli, &config, words)), words)
}

/// Does what the arguments say, and tells first what is wrong with the config.
fn obey(cli: Cli, config: &app::Config, words: Words) -> Outcome {
    config.faults.iter().for_each(|fault| complain(fault));
    let Some(command) = cli.command else { return play::start(&cli.start, config, words) };
    match command {
        Command::Learn(args) => play::learn(&args, config, words),
        Command::Play(args) => play::play(&args, config, words),
        Command::Solo(args) => solo::run(&args, config, words),
        Command::Presets(args) => rules::presets(&args, words),
        Command::Rules(command) => rules::run(&command, words),
        Command::Moves(args) => generate::moves(&args, words),
        Command::Perft(args) => generate::perft(&args, words),
        Command::Match(args) if args.every => every::run(&args, words),
        Command::Match(args) => arena::run(&args, words),
        Command::Engine(args) => engine::run(&args, words),
        Command::Resume(args) => play::resume(&args, config, words),
        Command::Replay(args) => play::replay(&args, config, words),
        Command::Games(args) => saved::games(&args, words),
        Command::Show(args) => saved::show(&args, words),
        Command::Check(args) => saved::check(&args, words),
        Command::Export(args) => saved::export(&args, words),
        Command::Players(args) => players::players(&args, words),
        Command::Score(args) => players::run_score(&args, words),
        Command::Bench(args) => bench::run(&args, words),
        Command::Config(command) => config::run(&command, words),
        Command::Paths(args) => paths::run(&args, words),
        Command::Completions(args) => {
            manual::completions(&args, help::program(&config.themes, words))
        }
        Command::Man(args) => manual::man(&args, help::program(&config.themes, words), words),
    }
}

fn end(done: Outcome, words: Words) -> ExitCode {
    match done {
        Ok(()) => Exit::Fine.into(),
        Err(failure) => {
            let system = failure.system.map(|error| words.system_error(&error));
            failure.lines.iter().chain(&system).for_each(|line| complain(line));
            let mut out = io::stderr().lock();
            for line in &failure.below {
                // Nothing can be done when even the errors cannot be told.
                let _ = writeln!(out, "{}", harmless(line));
            }
            failure.exit.into()
        }
    }
}

/// Says a line on the standard error.
fn complain(line: &str) {
    // Nothing can be done when not even that can be told.
    let _ = writeln!(io::stderr(), "starhop: {}", harmless(line));
}

/// Prints lines. A reader that has gone away ends the command, and is no fault.
fn print(text: &str) -> Outcome {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
            Err(Failure::new(Vec::new(), Exit::Fine))
        }
        Err(error) => Err(error.into()),
        Ok(()) => Ok(()),
    }
}

/// Prints a JSON document.
fn print_json(document: &serde_json::Value) -> Outcome {
    print(&format!("{document:#}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_heard_wherever_it_stands() {
        let said = |typed: &str| {
            let typed: Vec<OsString> = typed.split(' ').map(OsString::from).collect();
            spoken(&typed).map(Language::name)
        };
        assert_eq!(said("starhop --lang zh-Hans"), Some("zh-Hans"));
        assert_eq!(said("starhop moves --bogus --lang=zh-Hant -x"), Some("zh-Hant"));
        for unsaid in ["starhop", "starhop --lang", "starhop --lang tlh", "starhop -- --lang en"] {
            assert_eq!(said(unsaid), None, "{unsaid}");
        }
    }
}
