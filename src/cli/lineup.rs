//! Who plays in a match, as typed: bots, and outside engines.

use std::str::FromStr;

use super::outside::Command;
use crate::bot::Level;
use crate::text::Unfit;

/// Who takes a seat of a match.
#[derive(Clone, Debug)]
pub struct Contender {
    /// As typed.
    pub name: String,
    /// Who decides.
    pub mind: Mind,
}

/// Who decides for a contender.
#[derive(Clone, Debug)]
pub enum Mind {
    /// A bot of that level.
    Bot(Level, Bag),
    /// Another program.
    Engine(Command),
}

/// What a bot does with its items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bag {
    /// It uses them as it likes.
    Open,
    /// It never uses one: a measure for what they are worth to it.
    Shut,
}

/// Everybody in a match, in the order of the seats of its first game.
#[derive(Clone, Debug)]
pub struct Lineup(pub Vec<Contender>);

/// What a contender begins with.
const BOT: &str = "bot:";
const ENGINE: &str = "engine:";

/// What a bot that never uses an item ends with.
const NO_ITEMS: &str = ":no-items";

impl FromStr for Lineup {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        parts(text).map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

/// The text of each contender: only a comma before another one is no part of a command.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let is_contender = |rest: &str| rest.starts_with(BOT) || rest.starts_with(ENGINE);
    let commas = text.match_indices(',').map(|(at, _)| at);
    let mut ends: Vec<usize> =
        commas.filter(|&at| is_contender(text[at + 1..].trim_start())).collect();
    ends.push(text.len());
    let mut from = 0;
    ends.into_iter().map(move |end| {
        let part = text[from..end].trim();
        from = end + 1;
        part
    })
}

impl FromStr for Contender {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        let bot = text.strip_prefix(BOT).and_then(|bot| {
            let (level, bag) = match bot.strip_suffix(NO_ITEMS) {
                Some(level) => (level, Bag::Shut),
                None => (bot, Bag::Open),
            };
            Some(Mind::Bot(Level::from_name(level)?, bag))
        });
        let mind = match (bot, text.strip_prefix(ENGINE)) {
            (Some(bot), _) => bot,
            (None, Some(command)) => Mind::Engine(unquoted(command).parse()?),
            (None, None) => return Err(Unfit::Contender { found: text.to_owned() }),
        };
        Ok(Self { name: text.to_owned(), mind })
    }
}

/// A command that was quoted as a whole, so that its quotes came through the shell.
fn unquoted(command: &str) -> &str {
    let inside = command.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    inside.filter(|inside| !inside.contains('"')).unwrap_or(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Result<Vec<String>, Unfit> {
        let Lineup(all) = text.parse()?;
        Ok(all.into_iter().map(|contender| contender.name).collect())
    }

    #[test]
    fn commas_of_a_command_belong_to_it() {
        let typed = "bot:hard,engine:./a --seats 1,2, bot:easy";
        assert_eq!(names(typed).unwrap(), ["bot:hard", "engine:./a --seats 1,2", "bot:easy"]);
    }

    #[test]
    fn quotes_around_a_whole_command_do_not_make_it_one_word() {
        let Lineup(all) = "engine:\"sh -c true\"".parse().unwrap();
        let expected: Command = "sh -c true".parse().unwrap();
        assert!(matches!(&all[0].mind, Mind::Engine(command) if *command == expected));
    }

    #[test]
    fn who_is_nobody_is_told() {
        for wrong in ["", "bot:strong", "human", "bot:hard,human", "engine:", "engine:'x"] {
            assert!(names(wrong).is_err(), "{wrong}");
        }
    }
}
