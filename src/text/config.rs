//! The user's config.

use super::{Join, Words, message};

impl Words {
    /// There is no such setting; those there are.
    pub fn unknown_setting(self, key: &str, known: &[String]) -> String {
        self.tell(message::record_unknown_key(key, self.list(known, Join::And)))
    }

    /// A setting cannot be that; what it takes.
    pub fn wrong_setting(self, key: &str, value: &str, expected: &str) -> String {
        self.tell(message::record_wrong_value(key, value, expected))
    }

    /// A time in milliseconds up to the longest.
    pub fn milliseconds(self, most: i64) -> String {
        self.tell(message::milliseconds(most))
    }

    /// A key would do two things on one screen.
    pub fn key_clash(self, key: &str, one: &str, other: &str) -> String {
        self.tell(message::key_clash(key, one, other))
    }

    /// A config was written.
    pub fn config_written(self, file: &str) -> String {
        self.tell(message::config_written(file))
    }

    /// There is a config already.
    pub fn config_there(self, file: &str) -> String {
        self.tell(message::config_there(file))
    }
}
