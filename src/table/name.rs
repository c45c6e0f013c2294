//! What a person at the table is called.

use std::fmt;

use crate::rules::acts_on_terminal;

/// A name that is harmless wherever it is shown: one line, of bounded length, without signs that a
/// terminal would obey. Empty where nobody gave one.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name(String);

impl Name {
    /// The most signs of a name.
    pub const LONGEST: usize = 24;

    /// The name that a person or a file gives: cut to [`LONGEST`](Self::LONGEST) signs, without
    /// blanks at its ends, and without what would act on a terminal.
    pub fn new(text: &str) -> Self {
        let harmless = text.chars().filter(|&sign| !acts_on_terminal(sign));
        let cut: String = harmless.take(Self::LONGEST).collect();
        Self(cut.trim().to_owned())
    }

    /// Its signs.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether nobody gave one.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_act_on_a_terminal() {
        assert_eq!(Name::new("\u{1b}[31mAnn\u{202e}\n").as_str(), "[31mAnn");
        assert_eq!(Name::new("  小明 ").as_str(), "小明");
        assert_eq!(Name::new(&"x".repeat(100)).as_str().len(), Name::LONGEST);
        assert!(Name::new("\u{7}").is_empty());
    }
}
