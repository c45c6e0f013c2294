//! What is wrong with the command line as it was typed.

use super::{Join, Words, message};

/// Options and commands.
impl Words {
    /// Options of the start screen stand before a command.
    pub fn options_after_command(self, command: &str) -> String {
        self.tell(message::options_after_command(command))
    }

    /// There is no such option; the one that is like it.
    pub fn unknown_option(self, option: &str, near: Option<&str>) -> String {
        self.perhaps(self.tell(message::option_unknown(option)), near)
    }

    /// An option belongs behind other commands than the one it stands behind.
    pub fn option_elsewhere(self, option: &str, commands: &[String]) -> String {
        self.tell(message::option_elsewhere(option, self.quoted(commands, Join::Or)))
    }

    /// An argument that nothing is known to do with.
    pub fn unknown_argument(self, argument: &str) -> String {
        self.tell(message::argument_unknown(argument))
    }

    /// There is no such command; those there are, and the one that is like it.
    pub fn unknown_command(self, name: &str, commands: &[String], near: Option<&str>) -> String {
        let told = self.tell(message::no_such_command(name, self.list(commands, Join::And)));
        self.perhaps(told, near)
    }

    /// A command that is none without another one behind it.
    pub fn command_missing(self, command: &str, commands: &[String]) -> String {
        self.tell(message::command_missing(command, self.list(commands, Join::Or)))
    }

    /// An option stands there twice.
    pub fn option_twice(self, option: &str) -> String {
        self.tell(message::option_twice(option))
    }

    /// An option does not go with others.
    pub fn option_conflict(self, option: &str, others: &[String]) -> String {
        self.tell(message::option_conflict(option, self.quoted(others, Join::And)))
    }

    /// What must be there and is not.
    pub fn arguments_missing(self, arguments: &[String]) -> String {
        self.tell(message::arguments_missing(self.quoted(arguments, Join::And)))
    }

    fn perhaps(self, told: String, near: Option<&str>) -> String {
        match near {
            Some(near) => self.tell(message::perhaps(told, near)),
            None => told,
        }
    }

    fn quoted(self, items: &[String], join: Join) -> String {
        let quoted: Vec<String> = items.iter().map(|item| format!("`{item}`")).collect();
        self.list(&quoted, join)
    }
}

/// Values.
impl Words {
    /// An option without its value; those it takes, where they can be counted.
    pub fn value_missing(self, option: &str, values: &[String]) -> String {
        match values {
            [] => self.tell(message::value_missing(option)),
            values => self.tell(message::value_missing_of(option, self.list(values, Join::Or))),
        }
    }

    /// No value of the option; those it takes, and the one that is like it.
    pub fn no_such_value(
        self,
        option: &str,
        value: &str,
        values: &[String],
        near: Option<&str>,
    ) -> String {
        let values = self.list(values, Join::Or);
        self.perhaps(self.tell(message::value_unknown(value, option, values)), near)
    }

    /// No value of the option, and why.
    pub fn unfit_value(self, option: &str, value: &str, why: &str) -> String {
        self.tell(message::value_unfit(value, option, why))
    }

    /// A value where none can stand.
    pub fn value_unexpected(self, option: &str, value: &str) -> String {
        self.tell(message::value_unexpected(option, value))
    }
}

/// The lines below.
impl Words {
    /// Where more is told of the command.
    pub fn more_by_help(self, command: &str) -> String {
        self.tell(message::more_by_help(command))
    }

    /// The command line cannot be understood, in the words of who reads it.
    pub fn arguments_refused(self, why: &str) -> String {
        self.tell(message::arguments_refused(why))
    }
}
