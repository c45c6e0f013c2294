//! The help of the command line, in words of its own files. Which commands and arguments there are,
//! and how a page is laid out, is left to the command line.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::FluentArgs;

use super::words::{Bundle, bundle, said};
use super::{Language, Words};

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| of(Language::English));
static SIMPLIFIED: LazyLock<Bundle> = LazyLock::new(|| of(Language::Simplified));
static TRADITIONAL: LazyLock<Bundle> = LazyLock::new(|| of(Language::Traditional));

fn of(language: Language) -> Bundle {
    bundle(language, language.help_source())
}

impl Words {
    /// What the help says under a name, with what it quotes; nothing where it has no such name.
    pub fn help(self, name: &str, quoted: &[(&'static str, &str)]) -> Option<String> {
        let bundle = match self.language() {
            Language::English => &ENGLISH,
            Language::Simplified => &SIMPLIFIED,
            Language::Traditional => &TRADITIONAL,
        };
        let quoted: FluentArgs = quoted.iter().copied().collect();
        let own = said(bundle, name, Some(&quoted));
        own.or_else(|| said(&ENGLISH, name, Some(&quoted))).map(Cow::into_owned)
    }
}
