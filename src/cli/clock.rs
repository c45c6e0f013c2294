//! What a bot or an engine may use for a move, and a guide that sees to it: bots have no clock of
//! their own.

use std::str::FromStr;
use std::time::{Duration, Instant};

use crate::bot::{Guide, NODES_BETWEEN_QUESTIONS};
use crate::text::Unfit;

/// What may be used for a move.
#[derive(Clone, Copy, Debug)]
pub enum Limit {
    /// Time.
    Time(Duration),
    /// Positions looked at, which are the same on every machine.
    Nodes(u64),
}

/// Lets a bot think until a limit is reached that runs from now on.
#[derive(Clone, Copy, Debug)]
pub enum Limited {
    /// Until that moment.
    Until(Instant),
    /// For so many positions more.
    Nodes(u64),
}

impl From<Limit> for Limited {
    fn from(limit: Limit) -> Self {
        match limit {
            Limit::Time(time) => Self::Until(Instant::now() + time),
            Limit::Nodes(nodes) => Self::Nodes(nodes),
        }
    }
}

impl Guide for Limited {
    fn should_stop(&mut self) -> bool {
        match self {
            Self::Until(end) => Instant::now() >= *end,
            Self::Nodes(left) => {
                *left = left.saturating_sub(NODES_BETWEEN_QUESTIONS);
                *left == 0
            }
        }
    }
}

/// A time, as typed: milliseconds, or a number with its unit.
#[derive(Clone, Copy, Debug)]
pub struct Time(pub Duration);

/// No time is longer than a day.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

impl FromStr for Time {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        let seconds = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
            (Some(number), _) => number.trim().parse::<f64>().map(|number| number / 1000.0).ok(),
            (None, Some(number)) => number.trim().parse().ok(),
            (None, None) => text.parse::<u32>().map(|number| f64::from(number) / 1000.0).ok(),
        };
        seconds
            .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
            .filter(|&time| time <= LONGEST)
            .map(Self)
            .ok_or(Unfit::Time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_its_unit_or_counts_milliseconds() {
        let milliseconds = |text: &str| text.parse::<Time>().map(|time| time.0.as_millis());
        assert_eq!(milliseconds("100"), Ok(100));
        assert_eq!(milliseconds("100ms"), Ok(100));
        assert_eq!(milliseconds("0.1s"), Ok(100));
        for wrong in ["0.1", "-1s", "s", "1h", "NaNs", "1e300s", ""] {
            assert!(milliseconds(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn positions_are_counted_down() {
        let mut guide = Limited::from(Limit::Nodes(3 * NODES_BETWEEN_QUESTIONS));
        assert_eq!([(); 3].map(|()| guide.should_stop()), [false, false, true]);
    }
}
