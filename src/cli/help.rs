//! The help: what each command and each of its arguments is for, in words, laid out as a page.
//!
//! Each text has its name by the command and the argument; one that means the same everywhere is
//! named by the argument alone. How the commands are built is left to the files of each.

use clap::builder::{PossibleValuesParser, Resettable};
use clap::{Arg, ArgMatches, Command, CommandFactory};
use unicode_width::UnicodeWidthStr;

use super::Cli;
use crate::app::{AUTO, Themes};
use crate::text::columns::wrap;
use crate::text::{Join, Words};

/// No line is longer.
const COLUMNS: u16 = 80;

/// How far what is told of something stands to the right of it.
const INDENT: u16 = 6;

/// What the program is called.
const PROGRAM: &str = "starhop";

/// The command that tells of another one.
pub const HELP: &str = "help";

/// The program with all its commands, each with its help in words; these themes can be named.
pub fn program(themes: &Themes, words: Words) -> Command {
    let mut program = with_help(with_themes(Cli::command(), themes));
    program.build();
    let examples = words.help("page-examples", &[]).unwrap_or_default();
    explained(program.after_help(examples), PROGRAM, words)
}

/// A command whose option for the theme takes these.
fn with_themes(command: Command, themes: &Themes) -> Command {
    let names = || std::iter::once(AUTO).chain(themes.names());
    let parser = || PossibleValuesParser::new(names());
    command
        .mut_args(|argument| match argument.get_id() == "theme" {
            true => argument.value_parser(parser()),
            false => argument,
        })
        .mut_subcommands(|below| with_themes(below, themes))
}

/// A command with our own help in place of the parser's, which takes no option, not even the language.
fn with_help(command: Command) -> Command {
    if !command.has_subcommands() {
        return command;
    }
    let names = command.get_subcommands().map(names);
    let help = Command::new(HELP).subcommands(names).subcommand(Command::new(HELP));
    command.mut_subcommands(with_help).disable_help_subcommand(true).subcommand(help)
}

/// A command without anything but the names of those below it.
fn names(command: &Command) -> Command {
    let below = command.get_subcommands().map(names);
    Command::new(command.get_name().to_owned()).subcommands(below)
}

/// Whether somebody asks to be told of a command instead of using it.
pub fn is_asked_for(matches: &ArgMatches) -> bool {
    let below = matches.subcommand();
    below.is_some_and(|(name, matches)| name == HELP || is_asked_for(matches))
}

/// A command with everything in it explained; `above` is the name of the texts of the one above.
fn explained(command: Command, above: &str, words: Words) -> Command {
    let name = name_below(above, command.get_name());
    let within = if command.get_name() == HELP { above } else { &name };
    let command = command
        .mut_args(|argument| explained_argument(argument, &name, words))
        .mut_subcommands(|below| explained(below, within, words))
        .about(words.help(&format!("about-{name}"), &[]).unwrap_or_default());
    let page = page(&command, words);
    command.override_help(page)
}

/// The name of the texts of a command below another one. Those below the help are the others again.
fn name_below(above: &str, name: &str) -> String {
    if above == PROGRAM || name == HELP { name.to_owned() } else { format!("{above}-{name}") }
}

/// An argument with its help; what its code says of it is the shape of what is printed.
fn explained_argument(argument: Arg, command: &str, words: Words) -> Arg {
    let shape = told(&argument);
    let id = argument.get_id().to_string();
    let say = |name: String| words.help(&name, &[("shape", &shape)]);
    let said = say(format!("{command}-{id}")).or_else(|| say(format!("arg-{id}")));
    argument.help(said.unwrap_or_default())
}

/// The page of a command.
fn page(command: &Command, words: Words) -> String {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let shown = command.get_arguments().filter(|argument| !argument.is_hide_set());
    let (positionals, options): (Vec<&Arg>, _) = shown.partition(|it| it.is_positional());
    let mut lines = wrap(&about, COLUMNS);
    lines.extend([String::new(), usage(command, words)]);
    let commands: Vec<&Command> = command.get_subcommands().collect();
    section(&mut lines, "page-commands", command_lines(&commands), words);
    for (heading, arguments) in [("page-arguments", positionals), ("page-options", options)] {
        let told = arguments.into_iter().flat_map(|it| argument_lines(it, words)).collect();
        section(&mut lines, heading, told, words);
    }
    lines.extend(command.get_after_help().map(|after| format!("\n{after}")));
    lines.join("\n") + "\n"
}

/// How a command is used.
pub fn usage(command: &Command, words: Words) -> String {
    // A page that has nothing else on it, not even the parser's heading.
    let mut alone = command.clone().override_help(Resettable::Reset).help_template("{usage}");
    let usage = alone.render_help().to_string();
    words.help("page-usage", &[("usage", usage.trim())]).unwrap_or_default()
}

fn section(lines: &mut Vec<String>, heading: &str, told: Vec<String>, words: Words) {
    if !told.is_empty() {
        lines.extend([String::new(), words.help(heading, &[]).unwrap_or_default()]);
        lines.extend(told);
    }
}

fn command_lines(commands: &[&Command]) -> Vec<String> {
    let longest = commands.iter().map(|it| it.get_name().width()).max().unwrap_or_default();
    let indent = longest + 4;
    let lines = commands.iter().flat_map(|command| {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let first = format!("  {}", command.get_name());
        let told = wrap(&about, COLUMNS.saturating_sub(indent as u16)).into_iter();
        told.enumerate().map(move |(number, line)| {
            let before = if number == 0 { &*first } else { "" };
            format!("{before:indent$}{line}")
        })
    });
    lines.collect()
}

fn argument_lines(argument: &Arg, words: Words) -> Vec<String> {
    let short = argument.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
    let told = [Some(told(argument)), values(argument, words), usual(argument, words)];
    let told = told.into_iter().flatten();
    let told = told.flat_map(|told| wrap(&told, COLUMNS - INDENT));
    let told = told.map(|line| format!("{}{line}", " ".repeat(INDENT.into())));
    std::iter::once(format!("  {short}{argument}")).chain(told).collect()
}

/// What is told of an argument by now.
fn told(argument: &Arg) -> String {
    argument.get_help().map(ToString::to_string).unwrap_or_default()
}

/// The values that an argument takes, where they can be counted.
fn values(argument: &Arg, words: Words) -> Option<String> {
    let values = argument.get_possible_values();
    let names: Vec<String> = values.iter().map(|value| value.get_name().to_owned()).collect();
    let some = argument.get_action().takes_values() && !names.is_empty();
    words.help("page-values", &[("values", &words.list(&names, Join::Or))]).filter(|_| some)
}

/// The value that an argument has when nothing is said.
fn usual(argument: &Arg, words: Words) -> Option<String> {
    let usual = argument.get_default_values().first()?.to_string_lossy();
    let takes = argument.get_action().takes_values();
    words.help("page-default", &[("value", &usual)]).filter(|_| takes)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::{Language, help_names};

    /// The names that the texts of a command and of all below it may have.
    fn text_names(command: &Command, above: &str, found: &mut Vec<[String; 2]>) {
        let name = name_below(above, command.get_name());
        found.push([format!("about-{name}"), String::new()]);
        for argument in command.get_arguments() {
            let id = argument.get_id();
            found.push([format!("{name}-{id}"), format!("arg-{id}")]);
        }
        let within = if command.get_name() == HELP { above } else { &name };
        command.get_subcommands().for_each(|below| text_names(below, within, found));
    }

    #[test]
    fn every_command_and_argument_is_told_in_every_language_and_nothing_else() {
        let mut program = with_help(Cli::command());
        program.build();
        let mut wanted = Vec::new();
        text_names(&program, PROGRAM, &mut wanted);
        for language in Language::ALL {
            let there = help_names(language);
            let told = |names: &[String; 2]| names.iter().any(|name| there.contains(name));
            let missing: Vec<_> = wanted.iter().filter(|names| !told(names)).collect();
            assert!(missing.is_empty(), "{language:?}: {missing:?}");
            let known: BTreeSet<&String> = wanted.iter().flatten().collect();
            let for_nothing = |name: &&String| !known.contains(name) && !name.starts_with("page-");
            let unsaid: Vec<_> = there.iter().filter(for_nothing).collect();
            assert!(unsaid.is_empty(), "{language:?}: {unsaid:?}");
        }
    }

    #[test]
    fn no_argument_is_explained_in_the_code() {
        // But for the shape of what is printed.
        fn explained(command: &Command) -> Vec<String> {
            let arguments = command.get_arguments().filter(|argument| {
                let told = told(argument);
                let values = argument.get_possible_values();
                argument.get_long_help().is_some()
                    || !(told.is_empty() || told.starts_with('{'))
                    || values.iter().any(|value| value.get_help().is_some())
            });
            let below = command.get_subcommands().flat_map(explained);
            arguments.map(ToString::to_string).chain(below).collect()
        }
        assert_eq!(explained(&Cli::command()), Vec::<String>::new());
    }
}
