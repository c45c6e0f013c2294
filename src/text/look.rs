//! Looking back at a game, and replays.

use crate::rules::Seat;

/// The title: which position is shown.
pub fn look_title(at: usize, all: usize) -> String {
    format!("move {at} of {all}")
}

/// What can be done while an earlier position of a game in play is shown.
pub const LOOK_PAST: &str = "Looking back: [ and ] step, Enter runs, Esc returns to the game.";

/// What can be done in a replay.
pub const LOOK_REPLAY: &str = "Replay: Left and Right step, Enter runs, a number and Enter jumps.";

/// A game plays by itself, so many milliseconds from position to position.
pub fn look_runs(milliseconds: u128) -> String {
    format!("Every {milliseconds} ms: > is faster, < slower, Enter stops.")
}

/// The number of a move is being typed.
pub fn look_typed(number: usize) -> String {
    format!("Go to move {number}_  Enter goes there, Esc does not.")
}

/// What was played in the position before the one that is shown.
pub fn look_played(seat: Seat, action: &str) -> String {
    format!("{seat} played {action}.")
}

/// Nothing was played yet.
pub const LOOK_BEGIN: &str = "This is how it began.";
