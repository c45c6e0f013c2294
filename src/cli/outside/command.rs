//! What starts an outside engine.

use std::io;
use std::str::FromStr;

use super::process::Process;
use crate::text::Unfit;

/// What starts an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    program: String,
    arguments: Vec<String>,
}

impl FromStr for Command {
    type Err = Unfit;

    /// Splits a command into words as a shell does; nothing else that a shell does is done.
    fn from_str(text: &str) -> Result<Self, Unfit> {
        let unclosed = |_| Unfit::Quote { command: text.to_owned() };
        let split = shell_words::split(text).map_err(unclosed)?;
        match split.split_first() {
            Some((program, arguments)) => {
                Ok(Self { program: program.clone(), arguments: arguments.to_vec() })
            }
            None => Err(Unfit::NoCommand),
        }
    }
}

impl Command {
    /// Starts the engine and ends it again.
    ///
    /// # Errors
    ///
    /// When it cannot be started.
    pub fn try_out(&self) -> io::Result<()> {
        self.start().map(drop)
    }

    /// Starts the engine.
    ///
    /// # Errors
    ///
    /// When it cannot be started.
    pub(super) fn start(&self) -> io::Result<Process> {
        Process::start(&self.program, &self.arguments)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_as_a_shell_does() {
        let command: Command = r#"python3 "my engine.py" --name 'a b'"#.parse().unwrap();
        assert_eq!(command.program, "python3");
        assert_eq!(command.arguments, ["my engine.py", "--name", "a b"]);
        assert!("'open".parse::<Command>().is_err());
        assert!("  ".parse::<Command>().is_err());
    }
}
