//! Clocks in words: what the switch says, time that is left, and time that has run out.

use super::{Label, Words, message};
use crate::rules::{Clock, Seat, Timing};

impl Words {
    /// How long a turn may take, in a sentence.
    pub(super) fn clock(self, timing: Option<Timing>) -> String {
        match timing {
            None | Some(Timing::None(_)) => self.say(Label::RulesClockNone).to_owned(),
            Some(Timing::Clock(Clock { move_seconds, timeouts })) => {
                self.tell(message::rules_clock(move_seconds, timeouts))
            }
        }
    }

    /// The turn of a seat was passed for want of time.
    pub fn time_out(self, seat: Seat) -> String {
        self.tell(message::time_out(seat))
    }

    /// The time that is left for a turn, as short as can be.
    pub fn time_left(self, seconds: u32) -> String {
        match seconds {
            0..=99 => self.tell(message::seconds_left(seconds)),
            _ => format!("{}:{:02}", seconds / 60, seconds % 60),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Words;
    use crate::rules::{Draft, Rules, Seating};

    const WORDS: Words = Words::new(crate::text::Language::English);

    #[test]
    fn a_clock_is_told_with_its_numbers() {
        let draft: Draft = toml::from_str("clock = { move_seconds = 30, timeouts = 3 }").unwrap();
        let [(_, told)] = &WORDS.differences(&draft)[..] else { panic!("one difference") };
        assert!(told.contains("30 seconds") && told.contains("3 times in a row"), "{told}");
    }

    #[test]
    fn a_clock_value_of_zero_is_named() {
        let draft: Draft = toml::from_str("clock = { move_seconds = 0, timeouts = 3 }").unwrap();
        let faults = Rules::new(&draft, Seating::of(2).unwrap()).unwrap_err();
        assert_eq!(WORDS.fault(&faults[0]), "`move_seconds` cannot be 0; it takes 1 to 86400");
    }

    #[test]
    fn long_times_are_told_in_minutes() {
        assert_eq!([0, 99, 100].map(|left| WORDS.time_left(left)), ["0s", "99s", "1:40"]);
    }
}
