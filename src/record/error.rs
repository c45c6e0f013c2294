//! What can be wrong with a record.

use crate::game::{ActionError, PositionError};
use crate::rules::{Broken, Fault, Rules, Seating, SettingError};
use std::sync::Arc;

/// Something wrong in a record, and where.
#[derive(Clone, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What.
    pub kind: Kind,
}

/// What can be wrong in a record.
#[derive(Clone, Debug)]
pub enum Kind {
    /// More bytes than any record has.
    TooLarge {
        /// The most there may be.
        most: usize,
    },
    /// The last line, with the digest, is missing or not whole.
    CutOff,
    /// It is not TOML.
    Syntax(Broken),
    /// It is TOML, but no record: it tells no format.
    NotARecord,
    /// A format that this program does not know.
    Version {
        /// It, as written.
        found: String,
    },
    /// A key that does not belong there.
    UnknownKey {
        /// It.
        key: String,
        /// Those that do.
        known: &'static [&'static str],
    },
    /// A key that must be there and is not.
    Missing {
        /// It.
        key: &'static str,
    },
    /// A value that the key cannot have.
    WrongValue {
        /// The key.
        key: &'static str,
        /// The value, as written.
        value: String,
    },
    /// A switch that does not exist, or not with this value.
    Switch {
        /// Its key.
        key: String,
        /// Its value, as written.
        value: String,
        /// What is wrong.
        error: SettingError,
    },
    /// The seats are none that can be played with.
    Seats(SeatFault),
    /// Rules that contradict themselves.
    Rules {
        /// The seats they are for.
        seating: Seating,
        /// Every contradiction.
        faults: Vec<Fault>,
    },
    /// The position that the game begins from.
    Start {
        /// The rules it is read by.
        rules: Arc<Rules>,
        /// Everything that is wrong with it.
        errors: Vec<PositionError>,
    },
    /// An action that cannot be played.
    Action {
        /// The rules in force.
        rules: Arc<Rules>,
        /// Which action, from 1.
        number: usize,
        /// It, as written.
        text: String,
        /// Why not.
        error: ActionError,
    },
    /// The position after an action is another than the record says.
    Diverged {
        /// After which action.
        number: usize,
    },
    /// Not as many keys as the actions need.
    Keys {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// The content is not the one that was sealed.
    Digest,
}

/// Why the seats are none that can be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatFault {
    /// A seat of no such letter, or one that is there twice or out of order.
    Letters {
        /// The letters of all seats.
        found: String,
    },
    /// Nobody of that kind can play.
    Player {
        /// It, as written.
        found: String,
    },
}
