//! Hints, in words: why a move is good, and where it goes.

use super::{Label, Words, message};
use crate::bot::Reason;
use crate::table::{HINTS, Hint};

impl Words {
    /// The move that is hinted at, and why it is good.
    pub fn hint(self, route: &str, reason: Reason, hint: &Hint) -> String {
        self.numbered(hint, self.tell(message::hint(route, self.because(reason))))
    }

    /// A hint at a turn with an item.
    pub fn item_hint(self, turn: &str, hint: &Hint) -> String {
        self.numbered(hint, self.tell(message::item_hint(turn)))
    }

    /// Which hint it is, where there are several.
    fn numbered(self, hint: &Hint, told: String) -> String {
        match hint.all {
            1 => told,
            all => self.tell(message::hint_of(hint.number, all, told)),
        }
    }

    /// The bot has played a turn for that person; that key takes it back.
    pub fn stood_in(self, seat: &str, key: &str) -> String {
        self.tell(message::stood_in(seat, key))
    }

    /// What can stand behind the word for a hint.
    pub fn plain_hint_form(self) -> String {
        self.tell(message::plain_hint_form(HINTS))
    }

    /// The piece that is hinted at; that key shows its move.
    pub fn hint_piece(self, hole: &str, key: &str) -> String {
        self.tell(message::hint_piece(hole, key))
    }

    /// What a move does, after the words for the move.
    fn because(self, reason: Reason) -> String {
        match reason {
            Reason::Home => self.say(Label::ReasonHome).to_owned(),
            Reason::Swap(seat) => self.tell(message::reason_swap(seat)),
            Reason::Leave { missing: 0, turn } => self.tell(message::reason_clear(turn)),
            Reason::Leave { missing, turn } => self.tell(message::reason_leave(missing, turn)),
            Reason::Straggler { rows } => self.tell(message::reason_straggler(rows)),
            Reason::Enter { outside: 0 } => self.say(Label::ReasonEnterLast).to_owned(),
            Reason::Enter { outside } => self.tell(message::reason_enter(outside)),
            Reason::Advance { rows } => self.tell(message::reason_advance(rows)),
            Reason::Ladder { rows } => self.tell(message::reason_ladder(rows)),
            Reason::Block { seat, rows } => self.tell(message::reason_block(rows, seat)),
            Reason::Room => self.say(Label::ReasonRoom).to_owned(),
            Reason::Wait => self.say(Label::ReasonWait).to_owned(),
        }
    }
}
