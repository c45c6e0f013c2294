//! What is wrong with a saved game.

use super::{Join, Label, Words, harmless, message};
use crate::game::ActionError;
use crate::record::{Kind, RecordError, SeatFault};
use crate::rules::Rules;

impl Words {
    /// What is wrong in a record and where, a line for each fault, as `FILE:LINE: WHAT`.
    pub fn record_error(self, file: &str, error: &RecordError) -> Vec<String> {
        let mut place = format!("{file}:{}", error.line);
        if let Kind::Syntax(broken) = &error.kind {
            place = format!("{place}:{}", broken.column);
        }
        let told = self.record_kind(&error.kind).into_iter();
        told.map(|what| harmless(&format!("{place}: {what}"))).collect()
    }

    /// A file of a form that this program does not know.
    pub fn unknown_version(self, found: u32) -> String {
        self.tell(message::record_version(found.to_string()))
    }

    /// A value that a key of a file cannot have; what it takes.
    pub(super) fn wrong_record_value(self, key: &'static str, value: &str) -> String {
        self.tell(message::record_wrong_value(key, value, self.say(record_value(key))))
    }

    fn record_kind(self, kind: &Kind) -> Vec<String> {
        let say = |label| vec![self.say(label).to_owned()];
        let one = match kind {
            Kind::TooLarge { most } => message::record_too_large(*most >> 20),
            Kind::CutOff => return say(Label::RecordCutOff),
            Kind::Syntax(broken) => return vec![self.broken(broken)],
            Kind::NotARecord => return say(Label::RecordNone),
            Kind::Version { found } => message::record_version(found.to_string()),
            Kind::UnknownKey { key, known } => {
                let known: Vec<String> = known.iter().map(|key| format!("`{key}`")).collect();
                message::record_unknown_key(key, self.list(&known, Join::And))
            }
            Kind::Missing { key } => message::record_missing(*key),
            Kind::WrongValue { key, value } => return vec![self.wrong_record_value(key, value)],
            Kind::Switch { key, value, error } => {
                return vec![self.setting_error(key, value, error)];
            }
            Kind::Seats(fault) => seat_fault(fault),
            Kind::Rules { faults, .. } => {
                let told = |fault| self.tell(message::record_rules(self.fault(fault)));
                return faults.iter().map(told).collect();
            }
            Kind::Start { rules, errors } => {
                let told = errors.iter().map(|error| self.position_error(rules, error));
                return told.map(|error| format!("start: {error}")).collect();
            }
            Kind::Action { rules, number, text, error } => {
                message::record_action(*number, text, self.action_error(rules, error))
            }
            Kind::Diverged { number } => message::record_diverged(*number),
            Kind::Keys { found, expected } => message::record_keys(*found, *expected),
            Kind::Digest => return say(Label::RecordDigest),
        };
        vec![self.tell(one)]
    }

    /// Why a text is no action that can be played.
    pub fn action_error(self, rules: &Rules, error: &ActionError) -> String {
        match error {
            ActionError::Text(error) => self.move_text_error(error),
            ActionError::Seat { found } => self.tell(message::action_seat(found)),
            ActionError::ItemForm => self.say(Label::ActionItemForm).to_owned(),
            ActionError::Refused(why) => self.refusal(rules, why),
        }
    }
}

/// What a key of a record takes.
fn record_value(key: &str) -> Label {
    match key {
        "started" => Label::RecordMoment,
        "seed" => Label::RecordNumber,
        "actions" | "keys" => Label::RecordTexts,
        "seats" => Label::RecordTables,
        "rules" | "game" => Label::RecordTable,
        _ => Label::RecordText,
    }
}

fn seat_fault(fault: &SeatFault) -> message::Message {
    match fault {
        SeatFault::Letters { found } => message::record_seats(found),
        SeatFault::Player { found } => message::record_player(found),
    }
}
