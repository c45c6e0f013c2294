//! `completions` and `man`: the command line, told to shells and to `man`.

use clap::{Args, Command};
use clap_complete::Shell;

use super::{Failure, Outcome, print};
use crate::text::Words;

/// The arguments of `completions`.
#[derive(Debug, Args)]
pub struct CompletionsArgs {
    shell: Shell,
}

/// The arguments of `man`.
#[derive(Debug, Args)]
pub struct ManArgs {
    command: Option<String>,
}

/// `starhop completions`
pub fn completions(args: &CompletionsArgs, mut program: Command) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut program, "starhop", &mut script);
    print(&String::from_utf8_lossy(&script))
}

/// `starhop man`
pub fn man(args: &ManArgs, mut program: Command, words: Words) -> Outcome {
    program.build();
    let page = match &args.command {
        None => Some(program.clone()),
        Some(name) => program.find_subcommand(name).cloned(),
    };
    let page = page.ok_or_else(|| {
        let names = program.get_subcommands().map(|command| command.get_name().to_owned());
        let names: Vec<String> = names.collect();
        let name = args.command.as_deref().unwrap_or_default();
        Failure::usage_line(words.unknown_command(name, &names, None))
    })?;
    let mut roff = Vec::new();
    clap_mangen::Man::new(page).render(&mut roff)?;
    print(&String::from_utf8_lossy(&roff))
}
