//! A preset of the user's own, on its way into their file and back.
//!
//! The file itself is left to [`app`](crate::app).

use crate::rules::Draft;

/// A preset that is to be kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Mine {
    /// What it shall be called.
    pub name: String,
    /// The preset that it was made from.
    pub base: String,
    /// Every switch.
    pub draft: Draft,
    /// What is to be done where the user has one of that name.
    pub taken: Taken,
}

/// What is to be done with a preset of the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// Tell that there is one.
    Tell,
    /// Put the new one in its place.
    Replace,
}

/// What came of it.
#[derive(Clone, Debug)]
pub enum Kept {
    /// It is in the file: its name, the file, and what stands there now.
    Done {
        /// Its name.
        name: String,
        /// The file.
        file: String,
        /// The whole file: other presets in it may be based on this one.
        text: String,
    },
    /// There is one of that name.
    Taken(Box<Mine>),
    /// It is not kept, and why.
    Told(String),
}
