//! The languages the program speaks.

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English; what another language lacks is said in it.
    #[default]
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::English];

    /// Its name on the command line and in files (BCP 47).
    pub fn name(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// The language of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.name() == name)
    }

    /// The words of its messages.
    pub(super) fn source(self) -> &'static str {
        match self {
            Self::English => include_str!("en.ftl"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_name() {
        for language in Language::ALL {
            assert_eq!(Language::from_name(language.name()), Some(language));
        }
    }
}
