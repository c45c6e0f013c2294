//! Sentences that name a key which the user may have changed.

use super::{Words, message};

impl Words {
    /// The bots are held until that key.
    pub fn held(self, key: &str) -> String {
        self.tell(message::held(key))
    }

    /// The mouse is reported until that key.
    pub fn mouse_on(self, key: &str) -> String {
        self.tell(message::mouse_on(key))
    }

    /// The mouse is not reported until that key.
    pub fn mouse_off(self, key: &str) -> String {
        self.tell(message::mouse_off(key))
    }

    /// On the start screen Esc has nothing to go back to; that key ends the program.
    pub fn start_no_back(self, key: &str) -> String {
        self.tell(message::start_no_back(key))
    }

    /// When there is no room for all differences; that key shows them.
    pub fn start_more(self, key: &str) -> String {
        self.tell(message::start_more(key))
    }

    /// What can be done in the list of presets; that key begins the game.
    pub fn start_hint_presets(self, key: &str) -> String {
        self.tell(message::start_hint_presets(key))
    }
}
