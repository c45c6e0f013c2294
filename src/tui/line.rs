//! A line of text that is being typed where another one stood.
//!
//! What signs it takes and what it is for are left to the pages.

/// A line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    text: String,
    stage: Stage,
}

/// How far the typing has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// What stood there before still does: the first sign takes its place.
    Untouched,
    /// Signs are added to it.
    Typed,
}

impl Line {
    /// A line over what stood there before; the taking back of a sign keeps the rest of that.
    pub fn over(text: impl Into<String>) -> Self {
        let text = text.into();
        let stage = if text.is_empty() { Stage::Typed } else { Stage::Untouched };
        Self { text, stage }
    }

    /// What stands there now.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether that is still what stood there before.
    pub fn is_untouched(&self) -> bool {
        self.stage == Stage::Untouched
    }

    /// One sign more, of at most so many.
    pub fn push(&mut self, sign: char, longest: usize) {
        if self.is_untouched() {
            self.text.clear();
        }
        self.stage = Stage::Typed;
        if self.text.chars().count() < longest {
            self.text.push(sign);
        }
    }

    /// One sign less.
    pub fn erase(&mut self) {
        self.stage = Stage::Typed;
        self.text.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_sign_takes_the_place_of_what_stood_there() {
        let mut line = Line::over("old");
        assert!(line.is_untouched());
        line.push('a', 2);
        line.push('b', 2);
        line.push('c', 2);
        assert_eq!(line.text(), "ab");
        assert!(!line.is_untouched());
    }

    #[test]
    fn what_stood_there_can_be_mended_from_its_end() {
        let mut line = Line::over("old");
        line.erase();
        line.push('k', 9);
        assert_eq!(line.text(), "olk");
    }
}
