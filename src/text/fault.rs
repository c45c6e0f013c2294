//! What is wrong with rules, with files of rules and with the text of a position.

use super::near::near;
use super::{Join, Label, Words, message, team};
use crate::board::ZoneError;
use crate::game::{FieldFault, PositionError};
use crate::rules::{
    BookError, BookErrorKind, Broken, Fault, PiecesFault, Rules, Seat, SettingError, Switch,
};

impl Words {
    /// The values a switch can have.
    pub fn expected(self, switch: Switch) -> &'static str {
        self.say(match switch {
            Switch::Board => Label::ExpectedBoard,
            Switch::Pieces => Label::ExpectedPieces,
            Switch::Players => Label::ExpectedPlayers,
            Switch::Jump => Label::ExpectedJump,
            Switch::OthersCamps | Switch::UnusedCamps => Label::ExpectedCamps,
            Switch::GoalExit => Label::ExpectedGoalExit,
            Switch::Blocking => Label::ExpectedBlocking,
            Switch::NoMove => Label::ExpectedNoMove,
            Switch::FirstPlayer => Label::ExpectedFirstPlayer,
            Switch::PlayOn => Label::ExpectedPlayOn,
            Switch::Deadlines => Label::ExpectedDeadlines,
            Switch::Repetition => Label::ExpectedRepetition,
            Switch::MaxTurns => Label::ExpectedMaxTurns,
            Switch::Teams => Label::ExpectedTeams,
            Switch::TeamWin => Label::ExpectedTeamWin,
            Switch::Clock => Label::ExpectedClock,
            Switch::Items => Label::ExpectedItems,
        })
    }

    /// Why a setting from the command line says nothing about a switch.
    pub fn setting_error(self, key: &str, value: &str, error: &SettingError) -> String {
        match error {
            SettingError::UnknownKey => self.unknown_switch(key),
            SettingError::WrongValue(switch) => format!("{key} = {value}: {}", self.wrong(*switch)),
        }
    }

    fn wrong(self, switch: Switch) -> String {
        self.tell(message::setting_value(self.expected(switch)))
    }

    fn unknown_switch(self, key: &str) -> String {
        let keys: Vec<String> = Switch::ALL.iter().map(|switch| switch.key().to_owned()).collect();
        self.tell(match near(key, &keys) {
            Some(near) => message::setting_near(key, near),
            None => message::setting_unknown(key, self.list(&keys, Join::And)),
        })
    }

    /// A contradiction in a rule set, with what would be right. The switch is not named again.
    pub fn fault(self, fault: &Fault) -> String {
        self.tell(match fault {
            Fault::Board { side } => message::fault_board(*side, self.expected(Switch::Board)),
            Fault::PiecesKey { key } => message::fault_pieces_key(key, Seat::MAX),
            Fault::Pieces { pieces, seating, reason, fit } => {
                let fit: Vec<String> = fit.iter().map(usize::to_string).collect();
                message::fault_pieces(
                    *pieces,
                    seating.len(),
                    seating.to_string(),
                    self.pieces_fault(*reason),
                    self.list(&fit, Join::Or),
                )
            }
            Fault::PlayersNumber { players } => message::fault_players_number(*players, Seat::MAX),
            Fault::PlayersNobody => message::fault_players_nobody(self.expected(Switch::Players)),
            Fault::PlayersNotAllowed { players, allowed } => {
                let allowed: Vec<String> = allowed.iter().map(i64::to_string).collect();
                message::fault_players_not_allowed(*players, self.list(&allowed, Join::Or))
            }
            Fault::FirstPlayer { seat, seating } => {
                let seats: Vec<String> = seating.iter().map(|seat| seat.to_string()).collect();
                message::fault_first_player(*seat, seating.len(), self.list(&seats, Join::And))
            }
            Fault::DeadlineTurn { number, turn } => message::fault_deadline_turn(*number, *turn),
            Fault::DeadlineOut { number, out, pieces: 0 } => {
                message::fault_deadline_out_none(*number, *out)
            }
            Fault::DeadlineOut { number, out, pieces } => {
                message::fault_deadline_out(*number, *out, *pieces)
            }
            Fault::DeadlineOrder { number } => message::fault_deadline_order(*number),
            Fault::Repetition { times } => {
                message::fault_repetition(*times, self.expected(Switch::Repetition))
            }
            Fault::MaxTurns { turns } => {
                message::fault_max_turns(*turns, self.expected(Switch::MaxTurns))
            }
            Fault::Teams { players, .. } => message::fault_teams(*players),
            Fault::TeamWinAlone => return self.say(Label::FaultTeamWinAlone).to_owned(),
            Fault::TotalKey { key } => message::fault_total_key(key, Seat::MAX),
            Fault::TotalMissing { players } => message::fault_total_missing(*players),
            Fault::Total { total, pieces } => team::wrong_total(*total, *pieces),
            Fault::ItemName { name } => message::fault_item_name(name, self.item_keys()),
            Fault::ItemCount { item, count, most } => {
                message::fault_item_count(item.key(), *count, *most)
            }
            Fault::Clock { key, value, most } => message::fault_clock(*key, *value, *most),
        })
    }

    fn pieces_fault(self, fault: PiecesFault) -> String {
        self.tell(match fault {
            PiecesFault::Zone(ZoneError::Empty) => return self.say(Label::ZoneEmpty).to_owned(),
            PiecesFault::Zone(ZoneError::NotCentred { pieces, row }) => {
                message::zone_not_centred(pieces, row)
            }
            PiecesFault::Zone(ZoneError::TooMany { holes }) => message::zone_too_many(holes),
            PiecesFault::OwnGoal(seat) => message::zone_own_goal(seat),
            PiecesFault::StartsOverlap(a, b) => message::zone_starts_overlap(a, b),
        })
    }

    /// A file that cannot be understood from some place on.
    pub fn broken(self, broken: &Broken) -> String {
        self.tell(message::file_broken(&broken.message))
    }

    /// The same with the place, as `FILE:LINE:COLUMN: WHAT`.
    pub fn broken_at(self, file: &str, broken: &Broken) -> String {
        format!("{file}:{}:{}: {}", broken.line, broken.column, self.broken(broken))
    }

    /// An error in a rules file: file, line, key, value and what would be right, in one line.
    pub fn book_error(self, error: &BookError) -> String {
        let place = format!("{}:{}", error.place.file, error.place.line);
        let (setting, told) = match &error.kind {
            BookErrorKind::Syntax(broken) => return self.broken_at(&error.place.file, broken),
            BookErrorKind::NotAPreset { key } => (None, self.tell(message::book_not_a_preset(key))),
            BookErrorKind::Name { name } => (None, self.tell(message::book_name(name))),
            BookErrorKind::UnknownKey { preset, key, value } => {
                (Some(format!("[{preset}] {key} = {value}")), self.unknown_switch(key))
            }
            BookErrorKind::WrongValue { preset, switch, value } => {
                (Some(format!("[{preset}] {} = {value}", switch.key())), self.wrong(*switch))
            }
            BookErrorKind::NotText { preset, key, value } => {
                let told = self.say(Label::BookNotText).to_owned();
                (Some(format!("[{preset}] {key} = {value}")), told)
            }
            BookErrorKind::UnknownBase { preset, base, known } => {
                let told = self.tell(message::book_unknown_base(self.list(known, Join::And)));
                (Some(format!("[{preset}] based_on = \"{base}\"")), told)
            }
            BookErrorKind::Circle { presets } => {
                (None, self.tell(message::book_circle(presets.join(" -> "))))
            }
            BookErrorKind::Contradiction { preset, fault, value } => {
                let setting = format!("[{preset}] {} = {value}", fault.switch().key());
                (Some(setting), self.fault(fault))
            }
        };
        match setting {
            Some(setting) => format!("{place}: {setting}: {told}"),
            None => format!("{place}: {told}"),
        }
    }

    /// What is wrong with the text of a position.
    pub fn position_error(self, rules: &Rules, error: &PositionError) -> String {
        let letters = rules.seating().to_string();
        self.tell(match error {
            PositionError::Rows { found, expected } => message::position_rows(*found, *expected),
            PositionError::RowLength { row, found, expected } => {
                message::position_row_length(*row, *found, *expected)
            }
            PositionError::Sign { row, sign } => {
                message::position_sign(*row, sign.escape_default().to_string(), letters)
            }
            PositionError::Count { seat, found, expected } => {
                message::position_count(*seat, *found, *expected)
            }
            PositionError::Turn { found } if found.is_empty() => {
                message::position_turn_missing(letters)
            }
            PositionError::Turn { found } => {
                message::position_turn(found.escape_default().to_string(), letters)
            }
            PositionError::UnknownField { field } => {
                message::position_unknown_field(field.escape_default().to_string())
            }
            PositionError::Field { field, fault } => {
                let told = self.field_fault(*fault, &letters);
                return format!("{}: {told}", field.escape_default());
            }
        })
    }

    fn field_fault(self, fault: FieldFault, letters: &str) -> String {
        match fault {
            FieldFault::Twice => self.say(Label::FieldTwice).to_owned(),
            FieldFault::Turns { seats } => self.tell(message::field_turns(seats)),
            FieldFault::Seats => self.tell(message::field_seats(letters)),
            FieldFault::NotHome(seat) => self.tell(message::field_not_home(seat)),
            FieldFault::Passes => self.say(Label::FieldPasses).to_owned(),
            FieldFault::TimeOuts { seats, most } => self.tell(message::field_timeouts(seats, most)),
            FieldFault::NoClock => self.say(Label::RefusalNoClock).to_owned(),
            FieldFault::NoItems => self.say(Label::ItemNoItems).to_owned(),
            FieldFault::Left { seats } => self.tell(message::field_left(seats)),
            FieldFault::Prop => self.say(Label::FieldProp).to_owned(),
            FieldFault::PropHole => self.say(Label::FieldPropHole).to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Book;
    use crate::text::Language;

    const WORDS: Words = Words::new(Language::English);

    #[test]
    fn a_book_error_names_file_line_key_value_and_what_would_be_right() {
        let text = "[a]\njmup = 'long'\nboard = 7\njump = 'lnog'\npieces = 14\n";
        let errors = Book::shipped().add("my.toml", text).unwrap_err();
        let lines: Vec<String> = errors.iter().map(|error| WORDS.book_error(error)).collect();
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
}
