//! The user's config.

use super::near::near;
use super::{Join, Words, message};

impl Words {
    /// There is no such setting; the one that is like it, or those there are.
    pub fn unknown_setting(self, key: &str, known: &[String]) -> String {
        if let Some(near) = near(key, known) {
            return self.tell(message::key_near(key, near));
        }
        let known: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
        self.tell(message::record_unknown_key(key, self.list(&known, Join::And)))
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

    /// What a key of a theme is for.
    pub fn theme_about(self, key: &str) -> String {
        self.tell(message::theme_about(key))
    }

    /// A file with this name cannot be a theme of one's own.
    pub fn theme_name(self, name: &str) -> String {
        self.tell(message::theme_name(name))
    }

    /// A theme to fill in was written, and how it is used.
    pub fn theme_written(self, file: &str, name: &str) -> String {
        self.tell(message::theme_written(file, name))
    }
}
