//! The rules that are filled in in the form for a new game: a preset, and switches that were changed.
//!
//! What the switches mean is left to [`rules`](crate::rules). Changes stay with their preset while
//! another is looked at.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::rules::{Book, Draft, Fault, Preset, Rules, Seating, SettingError, Switch};

/// A preset and what was changed in it.
#[derive(Clone, Debug, Default)]
pub struct Variant {
    /// The number of the preset in the book.
    pub preset: usize,
    /// What was changed, by the name of the preset.
    changes: BTreeMap<String, Draft>,
}

impl Variant {
    /// The preset that is chosen.
    pub fn preset<'a>(&self, book: &'a Book) -> Option<&'a Preset> {
        book.presets().get(self.preset)
    }

    /// What the rules are called: as the preset.
    pub fn name(&self, book: &Book) -> String {
        self.preset(book).map(|preset| preset.name.clone()).unwrap_or_default()
    }

    /// Every switch as it is filled in.
    pub fn draft(&self, book: &Book) -> Draft {
        self.changes(book).over(self.base(book))
    }

    /// Every switch as the preset has it.
    pub fn base(&self, book: &Book) -> Draft {
        let draft = self.preset(book).map(|preset| preset.draft.clone());
        draft.unwrap_or_default().over(Draft::classic())
    }

    fn changes(&self, book: &Book) -> Draft {
        let changes = self.preset(book).and_then(|preset| self.changes.get(&preset.name));
        changes.cloned().unwrap_or_default()
    }

    /// Whether the preset of that name has changed switches.
    pub fn has_changes(&self, preset: &Preset) -> bool {
        self.changes.contains_key(&preset.name)
    }

    /// Whether a switch is not as the preset has it.
    pub fn is_changed(&self, book: &Book, switch: Switch) -> bool {
        self.changes(book).value(switch).is_some()
    }

    /// The rules that are filled in.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them for these seats.
    pub fn rules(&self, book: &Book, seating: Option<Seating>) -> Result<Arc<Rules>, Vec<Fault>> {
        let seating = seating.ok_or_else(Vec::new)?;
        Rules::new(&self.draft(book), seating).map(Arc::new)
    }

    /// Sets a switch.
    ///
    /// # Errors
    ///
    /// When the switch has no such value; nothing is changed then.
    pub fn set(
        &mut self,
        book: &Book,
        switch: Switch,
        value: toml::Value,
    ) -> Result<(), SettingError> {
        let mut draft = self.draft(book);
        draft.set(switch.key(), value)?;
        self.become_draft(book, &draft);
        Ok(())
    }

    /// Whether a switch has usual values to step through.
    pub fn has_steps(&self, book: &Book, switch: Switch, seating: Option<Seating>) -> bool {
        self.draft(book).usual_values(&self.base(book), switch, seating).len() > 1
    }

    /// Steps a switch on through its usual values, or back, going round.
    pub fn step(&mut self, book: &Book, switch: Switch, by: isize, seating: Option<Seating>) {
        let draft = self.draft(book);
        let values = draft.usual_values(&self.base(book), switch, seating);
        let now = draft.value(switch);
        let at = values.iter().position(|value| Some(value) == now.as_ref());
        let count = values.len();
        let next = match at {
            Some(at) => at.checked_add_signed(by).unwrap_or(count.saturating_sub(1)) % count.max(1),
            None if by < 0 => count.saturating_sub(1),
            None => 0,
        };
        if let Some(value) = values.into_iter().nth(next) {
            // What is usual is a value of the switch: a test steps through all of them.
            let _ = self.set(book, switch, value);
        }
    }

    /// A switch as the preset has it again.
    pub fn reset(&mut self, book: &Book, switch: Switch) {
        let mut changes = self.changes(book);
        changes.unset(switch);
        let draft = changes.over(self.base(book));
        self.become_draft(book, &draft);
    }

    /// Every switch as the preset has it again.
    pub fn reset_all(&mut self, book: &Book) {
        if let Some(preset) = self.preset(book) {
            self.changes.remove(&preset.name);
        }
    }

    /// The rules of a game that was played: its preset, or the one that is chosen where the book does
    /// not know that, with whatever is different there.
    pub fn adopt(&mut self, book: &Book, preset: &str, played: &Draft) {
        if let Some(known) = book.presets().iter().position(|other| other.name == preset) {
            self.preset = known;
        }
        self.become_draft(book, &played.clone().over(Draft::classic()));
    }

    fn become_draft(&mut self, book: &Book, draft: &Draft) {
        let changes = draft.differing(&self.base(book));
        let Some(preset) = self.preset(book) else { return };
        if changes == Draft::default() {
            self.changes.remove(&preset.name);
        } else {
            self.changes.insert(preset.name.clone(), changes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_switch_steps_round_and_back_to_the_preset() {
        let book = Book::shipped();
        for switch in Switch::ALL {
            let mut variant = Variant::default();
            let mut seen = Vec::new();
            for _ in 0..100 {
                variant.step(&book, switch, 1, Seating::of(2));
                let value = variant.draft(&book).value(switch).unwrap();
                if seen.contains(&value) {
                    break;
                }
                seen.push(value);
            }
            assert!(!variant.is_changed(&book, switch) || seen.len() > 1, "{switch:?}");
            let before = variant.draft(&book);
            variant.step(&book, switch, 1, Seating::of(2));
            variant.step(&book, switch, -1, Seating::of(2));
            assert_eq!(variant.draft(&book), before, "{switch:?}");
            variant.reset(&book, switch);
            assert_eq!(variant.draft(&book), variant.base(&book));
        }
    }

    #[test]
    fn changes_stay_with_their_preset() {
        let book = Book::shipped();
        let mut variant = Variant::default();
        variant.step(&book, Switch::Jump, 1, None);
        variant.preset = 1;
        assert!(!variant.is_changed(&book, Switch::Jump));
        variant.preset = 0;
        assert!(variant.is_changed(&book, Switch::Jump));
        variant.step(&book, Switch::Jump, 1, None);
        assert!(!variant.has_changes(&book.presets()[0]), "it is as in the preset again");
    }
}
