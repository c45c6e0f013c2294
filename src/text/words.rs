//! Messages put into words: one table of Fluent messages for each language, read once.
//!
//! Fluent (<https://projectfluent.org>) chooses plurals by the rules of each language. What a
//! language lacks is said in English. Which message is said when is left to the other files here.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use super::label::Label;
use super::language::Language;
use super::message::Message;

/// A language to speak in; handed down to everything that says something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    language: Language,
}

/// What is known of a language.
struct Tongue {
    bundle: Bundle,
    /// The words of the labels, in the order of [`Label::ALL`].
    labels: Vec<String>,
}

static ENGLISH: LazyLock<Tongue> = LazyLock::new(|| Tongue::new(Language::English));
static SIMPLIFIED: LazyLock<Tongue> = LazyLock::new(|| Tongue::new(Language::Simplified));
static TRADITIONAL: LazyLock<Tongue> = LazyLock::new(|| Tongue::new(Language::Traditional));

/// The messages of a file.
pub(super) type Bundle = FluentBundle<FluentResource>;

/// The messages of a file in a language.
pub(super) fn bundle(language: Language, source: &str) -> Bundle {
    // A file that cannot be read whole still gives the messages that can; a test finds it.
    let resource = FluentResource::try_new(source.to_owned());
    let resource = resource.unwrap_or_else(|(part, _)| part);
    let tags: Vec<LanguageIdentifier> = language.name().parse().into_iter().collect();
    let mut bundle = FluentBundle::new_concurrent(tags);
    // Marks of the direction of writing would reach the terminal.
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    bundle
}

impl Tongue {
    fn new(language: Language) -> Self {
        let bundle = bundle(language, language.source());
        let label = |&label: &Label| {
            let id = label.id();
            let words = said(&bundle, &id, None).map(Cow::into_owned);
            words.unwrap_or_else(|| match language {
                Language::English => id,
                Language::Simplified | Language::Traditional => {
                    Words::new(Language::English).say(label).to_owned()
                }
            })
        };
        let labels = Label::ALL.iter().map(label).collect();
        Self { bundle, labels }
    }
}

/// A message in words, if the language has it whole.
pub(super) fn said<'a>(
    bundle: &'a Bundle,
    id: &str,
    arguments: Option<&FluentArgs>,
) -> Option<Cow<'a, str>> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let words = bundle.format_pattern(pattern, arguments, &mut errors);
    errors.is_empty().then_some(words)
}

impl Words {
    /// The words of a language.
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// The language.
    pub fn language(self) -> Language {
        self.language
    }

    fn tongue(self) -> &'static Tongue {
        match self.language {
            Language::English => &ENGLISH,
            Language::Simplified => &SIMPLIFIED,
            Language::Traditional => &TRADITIONAL,
        }
    }

    /// A label in words.
    pub fn say(self, label: Label) -> &'static str {
        &self.tongue().labels[label as usize]
    }

    /// A message in words.
    pub(super) fn tell(self, message: Message) -> String {
        let Message { id, arguments } = message;
        let arguments: FluentArgs = arguments.into_iter().collect();
        let own = said(&self.tongue().bundle, &id, Some(&arguments));
        let words = own.or_else(|| said(&ENGLISH.bundle, &id, Some(&arguments)));
        words.map_or_else(|| id.clone(), Cow::into_owned)
    }

    /// A message in words, if the language itself has it whole.
    #[cfg(test)]
    pub(super) fn own(self, id: &str, arguments: &FluentArgs) -> Option<String> {
        said(&self.tongue().bundle, id, Some(arguments)).map(Cow::into_owned)
    }
}
