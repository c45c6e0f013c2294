//! A command line that the argument parser refuses, told in our words.
//!
//! The parser finds what is wrong and where; its own sentences, which are English, are not used.
//! What the sentences are is left to [`text`](crate::text).

use std::error::Error as _;
use std::ffi::OsString;

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use super::help::{self, HELP};
use super::{Exit, Failure, print};
use crate::text::{Label, Unfit, Words};

/// What there is to tell. The help and the version are no refusal: they are printed.
pub fn failure(error: &Error, program: &Command, typed: &[OsString], words: Words) -> Failure {
    match error.kind() {
        ErrorKind::DisplayHelp => page(program, typed),
        ErrorKind::DisplayVersion => printed(&error.render().to_string()),
        kind => {
            let command = meant(program, typed);
            let line = Refusal { error, program, command, words }.line(kind);
            Failure { below: below(command, words), ..Failure::usage_line(line) }
        }
    }
}

/// The page of the command that the arguments lead to.
pub fn page(program: &Command, typed: &[OsString]) -> Failure {
    printed(&meant(program, typed).clone().render_help().to_string())
}

fn printed(text: &str) -> Failure {
    match print(text) {
        Ok(()) => Failure::new(Vec::new(), Exit::Fine),
        Err(failure) => failure,
    }
}

/// The command that the arguments lead to.
fn meant<'a>(program: &'a Command, typed: &[OsString]) -> &'a Command {
    let mut command = program;
    let mut rest = typed.iter().skip(1).map(|argument| argument.to_string_lossy());
    while let Some(argument) = rest.next() {
        if argument == "--" {
            break;
        }
        if takes_next(command, &argument) {
            rest.next();
        } else if argument != HELP {
            command = command.find_subcommand(&*argument).unwrap_or(command);
        }
    }
    command
}

/// Whether an argument is an option whose value is the next one.
fn takes_next(command: &Command, argument: &str) -> bool {
    let option = argument.strip_prefix("--").and_then(|name| option(command, name));
    option.is_some_and(|option| option.get_action().takes_values())
}

fn option<'a>(command: &'a Command, name: &str) -> Option<&'a clap::Arg> {
    command.get_arguments().find(|option| option.get_long() == Some(name))
}

/// The commands that take an option: this one, and all below it.
fn taking<'a>(command: &'a Command, name: &'a str) -> Box<dyn Iterator<Item = &'a Command> + 'a> {
    let own = option(command, name).map(|_| command);
    Box::new(own.into_iter().chain(command.get_subcommands().flat_map(|it| taking(it, name))))
}

/// How the command is used, and where more is told of it.
fn below(command: &Command, words: Words) -> Vec<String> {
    vec![help::usage(command, words), words.more_by_help(path(command))]
}

/// A command with those it stands behind, as `starhop rules check`.
fn path(command: &Command) -> &str {
    command.get_bin_name().unwrap_or(command.get_name())
}

fn names(command: &Command) -> Vec<String> {
    let names = command.get_subcommands().map(Command::get_name);
    names.filter(|&name| name != HELP).map(str::to_owned).collect()
}

/// A command line that was refused.
struct Refusal<'a> {
    error: &'a Error,
    program: &'a Command,
    /// What it was meant for.
    command: &'a Command,
    words: Words,
}

impl Refusal<'_> {
    fn line(&self, kind: ErrorKind) -> String {
        let (words, option) = (self.words, self.one(ContextKind::InvalidArg));
        let value = self.one(ContextKind::InvalidValue);
        match kind {
            ErrorKind::UnknownArgument => self.unknown_argument(&option),
            ErrorKind::InvalidSubcommand => words.unknown_command(
                &self.one(ContextKind::InvalidSubcommand),
                &names(self.command),
                self.near(ContextKind::SuggestedSubcommand).as_deref(),
            ),
            ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                words.command_missing(path(self.command), &names(self.command))
            }
            ErrorKind::InvalidValue => self.unknown_value(&option, &value),
            ErrorKind::ValueValidation => words.unfit_value(&option, &value, &self.why()),
            ErrorKind::TooManyValues => words.value_unexpected(&option, &value),
            ErrorKind::ArgumentConflict => match self.all(ContextKind::PriorArg) {
                others if others == [&*option] => words.option_twice(&option),
                others => words.option_conflict(&option, &others),
            },
            ErrorKind::MissingRequiredArgument => {
                words.arguments_missing(&self.all(ContextKind::InvalidArg))
            }
            ErrorKind::InvalidUtf8 => words.say(Label::ArgumentNoText).to_owned(),
            other => words.arguments_refused(other.as_str().unwrap_or_default()),
        }
    }

    fn unknown_argument(&self, argument: &str) -> String {
        let Some(name) = argument.strip_prefix("--").filter(|name| !name.is_empty()) else {
            return match argument.strip_prefix('-') {
                Some(_) => self.words.unknown_option(argument, None),
                None => self.words.unknown_argument(argument),
            };
        };
        // Below, where there is anything, else anywhere.
        let among = if self.command.has_subcommands() { self.command } else { self.program };
        let elsewhere = among.get_subcommands().flat_map(|command| taking(command, name));
        let elsewhere: Vec<String> = elsewhere.map(|it| path(it).to_owned()).collect();
        if elsewhere.is_empty() {
            let near = self.near(ContextKind::SuggestedArg);
            return self.words.unknown_option(argument, near.as_deref());
        }
        self.words.option_elsewhere(argument, &elsewhere)
    }

    fn unknown_value(&self, option: &str, value: &str) -> String {
        let values = self.all(ContextKind::ValidValue);
        if value.is_empty() {
            return self.words.value_missing(option, &values);
        }
        let near = self.near(ContextKind::SuggestedValue);
        self.words.no_such_value(option, value, &values, near.as_deref())
    }

    /// Why a value is none.
    fn why(&self) -> String {
        let source = self.error.source();
        let unfit = source.and_then(|source| source.downcast_ref::<Unfit>());
        let told = || source.map(ToString::to_string).unwrap_or_default();
        unfit.map_or_else(told, |unfit| self.words.unfit(unfit))
    }

    fn all(&self, kind: ContextKind) -> Vec<String> {
        match self.error.get(kind) {
            Some(ContextValue::String(one)) => vec![one.clone()],
            Some(ContextValue::Strings(all)) => all.clone(),
            _ => Vec::new(),
        }
    }

    fn one(&self, kind: ContextKind) -> String {
        self.near(kind).unwrap_or_default()
    }

    fn near(&self, kind: ContextKind) -> Option<String> {
        self.all(kind).into_iter().next()
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::cli::Cli;

    /// The arguments that lead to each command, the first one to the program itself.
    fn paths() -> Vec<Vec<String>> {
        fn below(command: &Command, path: Vec<String>) -> Vec<Vec<String>> {
            let deeper = command
                .get_subcommands()
                .flat_map(|it| below(it, [&path[..], &[it.get_name().to_owned()]].concat()));
            std::iter::once(path.clone()).chain(deeper).collect()
        }
        below(&Cli::command(), vec!["starhop".to_owned()])
    }

    fn command(path: &[String]) -> Command {
        path[1..].iter().fold(Cli::command(), |command, name| {
            command.find_subcommand(name).expect("it is there").clone()
        })
    }

    #[test]
    fn every_value_that_does_not_fit_is_told_by_what_is_ours() {
        let mut refused = 0;
        for path in paths() {
            let program = command(&path);
            for option in program.get_arguments().filter(|it| it.get_action().takes_values()) {
                let typed = match option.get_long() {
                    Some(long) => [&path[..], &[format!("--{long}=?")]].concat(),
                    None => [&path[..], &["?".to_owned()]].concat(),
                };
                let error = Cli::command().try_get_matches_from(&typed).err();
                let Some(error) = error.filter(|it| it.kind() == ErrorKind::ValueValidation) else {
                    continue;
                };
                let source = error.source().and_then(|source| source.downcast_ref::<Unfit>());
                assert!(source.is_some(), "{typed:?}: {error}");
                refused += 1;
            }
        }
        assert!(refused > 10, "{refused}");
    }

    #[test]
    fn the_command_is_found_behind_options_and_their_values() {
        let mut program = Cli::command();
        program.build();
        for (typed, found) in [
            ("starhop", "starhop"),
            ("starhop --preset play --bogus", "starhop"),
            ("starhop --lang en rules --lang zh-Hans check x", "starhop rules check"),
            ("starhop help moves", "starhop moves"),
            ("starhop -- moves", "starhop"),
        ] {
            let typed: Vec<OsString> = typed.split(' ').map(OsString::from).collect();
            assert_eq!(path(meant(&program, &typed)), found, "{typed:?}");
        }
    }
}
