//! What letters do on the board: they choose by labels and write moves.

use std::time::Duration;

use super::intent::{Intent, Request};
use super::play::{Mode, Play};
use super::typing::{Labels, Prompt};
use crate::table::Name;

/// The word that is typed to let the bot play a turn.
pub(super) const STAND_IN: &str = "bot";

impl Play {
    /// What a key means while a letter or a line is awaited.
    pub fn typing(&mut self, intent: Intent, now: Duration) -> Vec<Request> {
        match (std::mem::take(&mut self.mode), intent) {
            (Mode::Labels(labels), Intent::Letter(letter)) => {
                return self.labelled(labels, letter, now);
            }
            (Mode::Name(mut name), Intent::Letter(letter)) => {
                if name.chars().count() < Name::LONGEST {
                    name.push(letter);
                }
                self.mode = Mode::Name(name);
            }
            (Mode::Name(mut name), Intent::Erase) => {
                name.pop();
                self.mode = Mode::Name(name);
            }
            (Mode::Prompt(mut prompt), Intent::Letter(letter)) => {
                prompt.push(letter);
                self.mode = Mode::Prompt(prompt);
            }
            (Mode::Prompt(mut prompt), Intent::Erase) => {
                if prompt.text.pop().is_some() {
                    self.mode = Mode::Prompt(prompt);
                } else {
                    self.put_down();
                }
            }
            (Mode::Prompt(mut prompt), Intent::Complete) => {
                prompt.complete(&self.completions(&prompt));
                self.mode = Mode::Prompt(prompt);
            }
            (Mode::Prompt(prompt), Intent::Pick) => return self.enter(prompt, now),
            // Anything else, Esc above all, goes back to the cursor.
            (Mode::Prompt(_), _) => {
                self.put_down();
            }
            (Mode::Labels(_) | Mode::Name(_) | Mode::Cursor, _) => {}
        }
        self.follow_prompt();
        Vec::new()
    }

    /// A name for a copy of the game is wanted.
    pub fn name(&mut self) -> Vec<Request> {
        self.put_down();
        self.mode = Mode::Name(String::new());
        Vec::new()
    }

    fn labelled(&mut self, labels: Labels, letter: char, now: Duration) -> Vec<Request> {
        match labels.hole(letter) {
            None => {
                self.mode = Mode::Labels(labels);
                Vec::new()
            }
            Some(hole) => {
                let requests = self.pick(hole, now);
                // After the piece its targets: two letters make a move.
                if self.picked == Some(hole) {
                    self.mode = Mode::Labels(Labels::over(&self.ranked_targets()));
                }
                requests
            }
        }
    }

    fn enter(&mut self, prompt: Prompt, now: Duration) -> Vec<Request> {
        if prompt.text.trim().is_empty() {
            return Vec::new();
        }
        if prompt.text.trim() == STAND_IN {
            return self.ask_stand_in(now);
        }
        match self.read_typed(&prompt.text) {
            Ok(action) => {
                let course = self.game().position().course(self.rules(), action);
                let end = course.and_then(|(_, route)| route.last().copied());
                self.move_cursor(end);
                self.act(action, now)
            }
            Err(note) => {
                self.note = Some(note);
                self.mode = Mode::Prompt(prompt);
                Vec::new()
            }
        }
    }

    /// The piece that is being typed is shown as picked up.
    fn follow_prompt(&mut self) {
        let Mode::Prompt(prompt) = &self.mode else {
            return;
        };
        self.picked = prompt.piece(self.game());
        let all = prompt.completions(self.game());
        if let ([only], Some(_)) = (&all[..], self.picked) {
            let to = only.rsplit('-').next().unwrap_or_default();
            if let Some(hole) = self.rules().board().hole_named(to) {
                self.cursor = hole;
            }
        }
    }
}
