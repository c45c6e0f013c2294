//! Signs that a terminal obeys.

/// Whether a terminal would do something else with this sign than show it: control characters, and
/// marks that turn the direction of writing.
pub fn acts_on_terminal(sign: char) -> bool {
    let turns = ['\u{61c}', '\u{200e}', '\u{200f}'].contains(&sign)
        || ('\u{202a}'..='\u{202e}').contains(&sign)
        || ('\u{2066}'..='\u{2069}').contains(&sign);
    sign.is_control() || turns
}
