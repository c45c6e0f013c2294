//! Where the text of a file cannot be understood.

/// Where a text is not what it should be, in the words of who reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The line, from 1.
    pub line: usize,
    /// The column, in signs from 1.
    pub column: usize,
    /// The reader's words, which are English.
    pub message: String,
}

impl Broken {
    /// What the reader found in the text.
    pub fn of(text: &str, error: &toml::de::Error) -> Self {
        let (line, column) = line_and_column(text, error.span().map_or(0, |span| span.start));
        Self { line, column, message: error.message().to_owned() }
    }
}

/// The line and the column, in signs, both from 1, of what stands behind so many bytes of a text.
pub fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or_default();
    let line = before.rsplit('\n').next().unwrap_or_default();
    (before.matches('\n').count() + 1, line.chars().count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_is_counted_in_lines_and_signs() {
        let text = "a = 1\n\"名\" = [";
        let error = toml::from_str::<toml::Table>(text).unwrap_err();
        let Broken { line, column, message } = Broken::of(text, &error);
        assert_eq!((line, column), (2, 8));
        assert!(!message.is_empty());
    }
}
