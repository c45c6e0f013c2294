//! What is wrong with a saved game.

use super::{list, move_text_error, position_error, refusal, setting_error};
use crate::game::ActionError;
use crate::record::{Kind, RecordError, SeatFault};
use crate::rules::Rules;

/// What is wrong in a record and where, a line for each fault, as `FILE:LINE: WHAT`.
pub fn record_error(file: &str, error: &RecordError) -> Vec<String> {
    let line = error.line;
    kind(&error.kind).into_iter().map(|what| format!("{file}:{line}: {what}")).collect()
}

fn kind(kind: &Kind) -> Vec<String> {
    let one = match kind {
        Kind::TooLarge { most } => {
            format!("no saved game is as large; it takes at most {} MiB", most >> 20)
        }
        Kind::CutOff => {
            "the file is cut off: its last line is not a whole digest; when it was written by \
             hand, `starhop check --reseal FILE` signs it"
                .to_owned()
        }
        Kind::Syntax { message } => format!("not TOML: {message}"),
        Kind::NotARecord => "not a saved game: it has no `format`".to_owned(),
        Kind::Version { found } => {
            format!("format {found} is not known to this version of starhop; it reads format 1")
        }
        Kind::UnknownKey { key, known } => {
            let known: Vec<String> = known.iter().map(|key| format!("`{key}`")).collect();
            format!(
                "there is no key `{}` here; there are {}",
                key.escape_debug(),
                list(&known, "and")
            )
        }
        Kind::Missing { key } => format!("the key `{key}` is missing"),
        Kind::WrongValue { key, value } => {
            format!("`{key}` cannot be {}; it takes {}", value.escape_debug(), expected(key))
        }
        Kind::Switch { key, value, error } => setting_error(key, value, error),
        Kind::Seats(fault) => seat_fault(fault),
        Kind::Rules { faults, .. } => {
            let said = faults.iter().map(super::fault);
            return said.map(|fault| format!("the rules contradict themselves: {fault}")).collect();
        }
        Kind::Start { rules, errors } => {
            let said = errors.iter().map(|error| position_error(rules, error));
            return said.map(|error| format!("start: {error}")).collect();
        }
        Kind::Action { rules, number, text, error } => {
            format!("action {number}, `{}`: {}", text.escape_debug(), action_error(rules, error))
        }
        Kind::Diverged { number } => {
            format!("after action {number} the position is another than the one that was saved")
        }
        Kind::Keys { found, expected } => {
            format!("there are {found} keys of positions; these actions have {expected}")
        }
        Kind::Digest => "the content is not the one that was saved: it was damaged or edited; \
                         `starhop check --reseal FILE` signs it as it is"
            .to_owned(),
    };
    vec![one]
}

fn expected(key: &str) -> &'static str {
    match key {
        "started" => "a moment as 2026-11-30T14:00:00Z",
        "seed" => "a number in quotes",
        "actions" | "keys" => "a list of texts",
        "seats" => "tables, [[seats]]",
        "rules" | "game" => "a table",
        _ => "a text",
    }
}

fn seat_fault(fault: &SeatFault) -> String {
    match fault {
        SeatFault::Letters { found } => format!(
            "nobody plays with the seats `{}`; there are one seat, AD, ACE, ABDE, ABCDE and ABCDEF",
            found.escape_debug()
        ),
        SeatFault::Player { found } => format!(
            "{} does not play; there are \"human\" and \"bot:easy\" to \"bot:expert\"",
            found.escape_debug()
        ),
    }
}

/// Why a text is no action that can be played.
pub fn action_error(rules: &Rules, error: &ActionError) -> String {
    match error {
        ActionError::Text(error) => move_text_error(error),
        ActionError::Seat { found } => {
            format!("`{}` is no seat; it takes a letter, as resign A", found.escape_debug())
        }
        ActionError::Refused(why) => refusal(rules, why),
    }
}
