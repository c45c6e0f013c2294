//! What is wrong with rules, with files of rules and with the text of a position.

use super::{count, list};
use crate::board::ZoneError;
use crate::game::{FieldFault, PositionError};
use crate::rules::{
    BookError, BookErrorKind, Fault, PiecesFault, Rules, Seat, SettingError, Switch,
};

/// The values a switch can have.
pub fn expected(switch: Switch) -> &'static str {
    match switch {
        Switch::Board => "3, 4 or 5",
        Switch::Pieces => "\"camp\", a number, or a table as { 2 = 19, 4 = 13 }",
        Switch::Players => "\"any\", or a list of numbers from 1 to 6 as [2, 3, 4, 6]",
        Switch::Jump => "\"adjacent\" or \"long\"",
        Switch::OthersCamps | Switch::UnusedCamps => "\"open\", \"pass\" or \"closed\"",
        Switch::GoalExit => "\"free\" or \"locked\"",
        Switch::Blocking => "\"none\", \"swap\" or \"full_goal\"",
        Switch::NoMove => "\"pass\" or \"forfeit\"",
        Switch::FirstPlayer => "\"toss\" or a letter from \"A\" to \"F\"",
        Switch::PlayOn => "true or false",
        Switch::Deadlines => {
            "a list as [{ turn = 20, out = 5 }, { turn = 25, out = 8, hold = true }]"
        }
        Switch::Repetition => "0 for never, or a number from 2 to 1000000",
        Switch::MaxTurns => "0 for never, or a number from 1 to 1000000",
    }
}

/// Why a setting from the command line says nothing about a switch.
pub fn setting_error(key: &str, value: &str, error: &SettingError) -> String {
    match error {
        SettingError::UnknownKey => format!("there is no switch `{key}`; {}", switches(key)),
        SettingError::WrongValue(switch) => {
            format!("{key} = {value}: not a value of this switch; it takes {}", expected(*switch))
        }
    }
}

fn switches(key: &str) -> String {
    let keys: Vec<String> = Switch::ALL.iter().map(|switch| switch.key().to_owned()).collect();
    match keys.iter().min_by_key(|known| edits(known, key)) {
        Some(near) if edits(near, key) <= 2 => format!("did you mean `{near}`?"),
        _ => format!("the switches are {}", list(&keys, "and")),
    }
}

/// Levenshtein distance: how many letters must be put in, taken out or changed.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().take(40).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, &y) in b.iter().enumerate() {
            let changed = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

/// A contradiction in a rule set, with what would be right. The switch is not named again.
pub fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Board { side } => {
            format!("there is no board of side {side}; it takes {}", expected(Switch::Board))
        }
        Fault::PiecesKey { key } => format!(
            "the table has a number of pieces for `{key}` players; there can be 1 to {}",
            Seat::MAX
        ),
        Fault::Pieces { pieces, seating, reason, fit } => format!(
            "{} a seat cannot be placed for {} ({seating}): {}; {}",
            count_pieces(*pieces),
            count(seating.len(), "player"),
            pieces_fault(*reason),
            fitting(fit),
        ),
        Fault::PlayersNumber { players } => {
            format!("there cannot be {players} players; there can be 1 to {}", Seat::MAX)
        }
        Fault::PlayersNobody => format!("nobody may play; it takes {}", expected(Switch::Players)),
        Fault::PlayersNotAllowed { players, allowed } => format!(
            "this rule set is not for {}; it is for {}",
            count(*players, "player"),
            list(&allowed.iter().map(i64::to_string).collect::<Vec<_>>(), "or"),
        ),
        Fault::FirstPlayer { seat, seating } => {
            let seats: Vec<String> = seating.iter().map(|seat| seat.to_string()).collect();
            format!(
                "seat {seat} should begin but does not play; the seats of {} are {}, or use \"toss\"",
                count(seating.len(), "player"),
                list(&seats, "and"),
            )
        }
        Fault::DeadlineTurn { number, turn } => {
            format!("deadline {number} is at turn {turn}; turns count from 1 to a million")
        }
        Fault::DeadlineOut { number, out, pieces: 0 } => {
            format!("deadline {number} asks for {out} pieces outside; it must be at least 1")
        }
        Fault::DeadlineOut { number, out, pieces } => format!(
            "deadline {number} asks for {out} pieces outside; with {pieces} pieces a seat it can ask \
             for 1 to {pieces}"
        ),
        Fault::DeadlineOrder { number } => format!(
            "deadline {number} does not rise above the one before it; both `turn` and `out` must grow \
             from deadline to deadline"
        ),
        Fault::Repetition { times } => format!(
            "a position cannot end the game at occurrence {times}; it takes {}",
            expected(Switch::Repetition)
        ),
        Fault::MaxTurns { turns } => {
            format!(
                "a game cannot end after {turns} turns; it takes {}",
                expected(Switch::MaxTurns)
            )
        }
    }
}

fn count_pieces(pieces: i64) -> String {
    usize::try_from(pieces).map_or(format!("{pieces} pieces"), |pieces| count(pieces, "piece"))
}

fn pieces_fault(fault: PiecesFault) -> String {
    match fault {
        PiecesFault::Zone(ZoneError::Empty) => "a seat needs a piece".to_owned(),
        PiecesFault::Zone(ZoneError::NotCentred { pieces, row }) => {
            format!("{} in a row of {row} holes cannot be centred", count(pieces, "piece"))
        }
        PiecesFault::Zone(ZoneError::TooMany { holes }) => {
            format!("the rows from a corner have only {holes} holes")
        }
        PiecesFault::OwnGoal(seat) => {
            format!("the start and the goal of seat {seat} would overlap")
        }
        PiecesFault::StartsOverlap(a, b) => {
            format!("the start zones of seats {a} and {b} would overlap")
        }
    }
}

fn fitting(fit: &[usize]) -> String {
    let numbers: Vec<String> = fit.iter().map(usize::to_string).collect();
    format!("what fits is {}", list(&numbers, "or"))
}

/// An error in a rules file: file, line, key, value and what would be right, in one line.
pub fn book_error(error: &BookError) -> String {
    let place = format!("{}:{}", error.place.file, error.place.line);
    match &error.kind {
        BookErrorKind::Syntax { message } => format!("{place}: not TOML: {message}"),
        BookErrorKind::NotAPreset { key } => format!(
            "{place}: `{key}` stands outside a preset; begin a preset above it with its name in \
             brackets, as [mine]"
        ),
        BookErrorKind::Name { name } => {
            format!("{place}: `{name}` cannot be a preset's name; use letters, digits, `-` and `_`")
        }
        BookErrorKind::UnknownKey { preset, key, value } => {
            let error = SettingError::UnknownKey;
            format!("{place}: [{preset}] {key} = {value}: {}", setting_error(key, value, &error))
        }
        BookErrorKind::WrongValue { preset, switch, value } => format!(
            "{place}: [{preset}] {} = {value}: not a value of this switch; it takes {}",
            switch.key(),
            expected(*switch)
        ),
        BookErrorKind::NotText { preset, key, value } => {
            format!("{place}: [{preset}] {key} = {value}: it takes a text in quotes")
        }
        BookErrorKind::UnknownBase { preset, base, known } => format!(
            "{place}: [{preset}] based_on = \"{base}\": there is no such preset; there are {}",
            list(known, "and")
        ),
        BookErrorKind::Circle { presets } => format!(
            "{place}: presets are based on one another in a circle: {}; one of them must stand on its \
             own",
            presets.join(" -> ")
        ),
        BookErrorKind::Contradiction { preset, fault: of, value } => {
            format!("{place}: [{preset}] {} = {value}: {}", of.switch().key(), fault(of))
        }
    }
}

/// What is wrong with the text of a position.
pub fn position_error(rules: &Rules, error: &PositionError) -> String {
    let letters = rules.seating().to_string();
    match error {
        PositionError::Rows { found, expected } => format!(
            "{}, but this board has {expected}; rows are separated by `/`",
            count(*found, "row")
        ),
        PositionError::RowLength { row, found, expected } => format!(
            "row {row} from the top speaks of {}, but the board has {expected} there",
            count(*found, "hole")
        ),
        PositionError::Sign { row, sign } => format!(
            "row {row} from the top has `{}`; a row takes the letters {letters} and numbers of empty \
             holes",
            sign.escape_default()
        ),
        PositionError::Count { seat, found, expected } => format!(
            "seat {seat} has {}, but under these rules a seat has {expected}",
            count(*found, "piece")
        ),
        PositionError::Turn { found } if found.is_empty() => {
            format!("the seat to move is missing; put one of {letters} behind the rows")
        }
        PositionError::Turn { found } => format!(
            "`{}` is no seat that plays; the seat to move is one of {letters}",
            found.escape_default()
        ),
        PositionError::UnknownField { field } => format!(
            "`{}` is no field of a position; there are t=, home=, out= and pass=",
            field.escape_default()
        ),
        PositionError::Field { field, fault } => {
            format!("{}: {}", field.escape_default(), field_fault(*fault, &letters))
        }
    }
}

fn field_fault(fault: FieldFault, letters: &str) -> String {
    match fault {
        FieldFault::Twice => "this field stands there twice".to_owned(),
        FieldFault::Turns { seats } => format!(
            "it takes the turns taken by each seat, {} separated by commas",
            count(seats, "number")
        ),
        FieldFault::Seats => {
            format!("it takes letters of {letters}, each at most once in home= and out= together")
        }
        FieldFault::NotHome(seat) => {
            format!("seat {seat} cannot be home: its pieces do not stand in its goal")
        }
        FieldFault::Passes => "it takes the number of passes in a row".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Book;

    #[test]
    fn a_book_error_names_file_line_key_value_and_what_would_be_right() {
        let text = "[a]\njmup = 'long'\nboard = 7\njump = 'lnog'\npieces = 14\n";
        let errors = Book::shipped().add("my.toml", text).unwrap_err();
        let lines: Vec<String> = errors.iter().map(book_error).collect();
        assert_eq!(
            lines[..3],
            [
                "my.toml:2: [a] jmup = \"long\": there is no switch `jmup`; did you mean `jump`?",
                "my.toml:3: [a] board = 7: there is no board of side 7; it takes 3, 4 or 5",
                "my.toml:4: [a] jump = \"lnog\": not a value of this switch; it takes \"adjacent\" or \
                 \"long\"",
            ]
        );
    }

    #[test]
    fn edits_count_letters() {
        assert_eq!(edits("jump", "jmup"), 2);
        assert_eq!(edits("board", "board"), 0);
        assert_eq!(edits("", "abc"), 3);
    }
}
