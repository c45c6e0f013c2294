//! A guide with a clock: the bots have none of their own.

use std::time::Instant;

use crate::bot::Guide;

/// Lets a bot think until then.
#[derive(Clone, Copy, Debug)]
pub struct Until(pub Instant);

impl Guide for Until {
    fn should_stop(&mut self) -> bool {
        Instant::now() >= self.0
    }
}
