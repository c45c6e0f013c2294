//! Why an outside engine is dropped.

use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;
use std::time::Duration;

use crate::text::{Label, Words};

/// Why an engine was dropped.
#[derive(Debug)]
pub enum Fault {
    /// It could not be started.
    NotStarted(io::Error),
    /// It ended, or closed its output.
    Ended(Option<ExitStatus>),
    /// It did not give the answer that was waited for in time.
    Silent {
        /// What it was asked last.
        asked: String,
        /// What was waited for.
        awaited: &'static str,
        /// How long.
        limit: Duration,
    },
    /// It said a line without end.
    Endless,
    /// It does not read what it is told.
    Deaf,
    /// Its answer cannot be played, and why.
    Refused {
        /// The answer.
        answer: String,
        /// Why not.
        why: String,
    },
}

impl Fault {
    /// What the engine did, in words.
    pub fn in_words(&self, words: Words) -> String {
        match self {
            Self::NotStarted(error) => words.not_started(error),
            Self::Ended(status) => {
                let (code, signal) =
                    (status.and_then(|it| it.code()), status.and_then(|it| it.signal()));
                match (code, signal) {
                    (Some(code), _) => words.engine_ended(code),
                    (None, Some(signal)) => words.engine_killed(signal),
                    (None, None) => words.say(Label::EngineClosed).to_owned(),
                }
            }
            Self::Silent { asked, awaited, limit } => {
                words.engine_silent(asked, awaited, limit.as_millis())
            }
            Self::Endless => words.say(Label::EngineEndless).to_owned(),
            Self::Deaf => words.say(Label::EngineDeaf).to_owned(),
            Self::Refused { answer, why } => words.engine_refused(answer, why),
        }
    }
}
