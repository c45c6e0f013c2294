//! That every language has every message, quotes the same in it, and that all of them are said.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use unicode_width::UnicodeWidthChar;

use super::id::id;
use super::message;
use super::{Label, Language, Words};

/// What a message is made of: what the program puts in, and the messages it quotes.
#[derive(Clone, Default)]
struct Parts {
    arguments: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Parts {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("neither attributes, terms nor functions are in use: {other:?}"),
        }
    }
}

/// The messages of a language by name.
fn messages(language: Language) -> BTreeMap<String, Parts> {
    messages_of(language, language.source())
}

/// The names of the messages of the help.
pub fn help_names(language: Language) -> BTreeSet<String> {
    messages_of(language, language.help_source()).into_keys().collect()
}

/// The messages of a file by name; one that cannot be read whole is a fault.
fn messages_of(language: Language, source: &str) -> BTreeMap<String, Parts> {
    let resource = FluentResource::try_new(source.to_owned());
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.entries() {
        match entry {
            Entry::Message(message) => {
                let mut parts = Parts::default();
                parts.pattern(message.value.as_ref().expect("a message has words"));
                let name = message.id.name.to_owned();
                assert!(messages.insert(name, parts).is_none(), "{}: twice", message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{language:?}: {entry:?}"),
        }
    }
    messages
}

/// The names of all messages that the program says, each with those of what it quotes.
fn known() -> BTreeMap<String, BTreeSet<String>> {
    let labels = Label::ALL.iter().map(|label| (label.id(), BTreeSet::new()));
    let quoting = message::ALL.iter().map(|(name, arguments)| {
        let arguments = arguments.iter().map(|&argument| argument.to_owned());
        (id(name), arguments.collect())
    });
    labels.chain(quoting).collect()
}

/// What a message quotes, by itself and through those it quotes in turn.
fn quoted(messages: &BTreeMap<String, Parts>, name: &str) -> BTreeSet<String> {
    let parts = &messages[name];
    let through = parts.messages.iter().flat_map(|other| quoted(messages, other));
    parts.arguments.iter().cloned().chain(through).collect()
}

#[test]
fn every_message_is_known_by_one_name() {
    assert_eq!(known().len(), Label::ALL.len() + message::ALL.len());
    for (number, label) in Label::ALL.iter().enumerate() {
        assert_eq!(*label as usize, number);
    }
}

#[test]
fn every_language_has_every_message_and_quotes_the_same() {
    for language in Language::ALL {
        let messages = messages(language);
        let mut wrong = Vec::new();
        for (name, arguments) in known() {
            match messages.contains_key(&name) {
                false => wrong.push(format!("{name} is missing")),
                true if quoted(&messages, &name) != arguments => {
                    let found = quoted(&messages, &name);
                    wrong.push(format!("{name} quotes {found:?}, not {arguments:?}"));
                }
                true => {}
            }
        }
        assert!(wrong.is_empty(), "{language:?}: {wrong:#?}");
    }
}

#[test]
fn the_help_has_the_same_names_in_every_language_and_quotes_the_same() {
    let quoted = |language: Language| {
        let messages = messages_of(language, language.help_source());
        let quoted = messages.into_iter().map(|(name, parts)| (name, parts.arguments));
        quoted.collect::<BTreeMap<_, _>>()
    };
    for language in Language::ALL {
        assert_eq!(quoted(language), quoted(Language::English), "{language:?}");
    }
}

#[test]
fn no_language_has_a_message_that_is_never_said() {
    let known = known();
    for language in Language::ALL {
        let messages = messages(language);
        let within: BTreeSet<&String> =
            messages.values().flat_map(|parts| &parts.messages).collect();
        for name in messages.keys() {
            let said = known.contains_key(name) || within.contains(name);
            assert!(said, "{language:?}: {name} is never said");
        }
    }
}

#[test]
fn every_message_is_put_into_words_whatever_it_quotes() {
    for language in Language::ALL {
        let words = Words::new(language);
        for &label in Label::ALL {
            assert!(!words.say(label).is_empty(), "{language:?}: {label:?}");
        }
        for (name, arguments) in message::ALL {
            for number in [0u32, 1, 2, 3, 5, 11] {
                let mut quoted = FluentArgs::new();
                arguments.iter().for_each(|&argument| quoted.set(argument, number));
                assert_sound(words, &id(name), &quoted);
            }
            let mut quoted = FluentArgs::new();
            arguments.iter().for_each(|&argument| quoted.set(argument, "e3"));
            assert_sound(words, &id(name), &quoted);
        }
    }
}

/// Signs whose width depends on the terminal would push what follows them aside.
#[test]
fn no_message_has_a_sign_of_doubtful_width() {
    for language in Language::ALL {
        let signs = language.source().chars().chain(language.help_source().chars());
        let mut signs = signs.filter(|sign| !sign.is_control());
        let odd = signs.find(|sign| sign.width() != sign.width_cjk());
        assert_eq!(odd, None, "{language:?}");
    }
}

fn assert_sound(words: Words, name: &str, quoted: &FluentArgs) {
    let told = words.own(name, quoted);
    let told = told.unwrap_or_else(|| panic!("{words:?}: {name} is missing or not whole"));
    let odd = told.chars().find(|&c| c.is_control() || ('\u{2066}'..='\u{2069}').contains(&c));
    assert_eq!(odd, None, "{words:?}: {name}: {told:?}");
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn every_message_is_said_somewhere_in_the_program() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let code: String = sources(&root)
        .into_iter()
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .filter(|path| !path.ends_with("text/label.rs") && !path.ends_with("text/complete.rs"))
        .map(|path| fs::read_to_string(path).expect("a source file"))
        .collect();
    // That messages which quote something are said is seen to by the compiler.
    let unsaid = Label::ALL.iter().filter(|label| {
        let name = format!("Label::{label:?}");
        let mut found = code.match_indices(&name).map(|(at, _)| &code[at + name.len()..]);
        !found.any(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
    });
    assert_eq!(unsaid.collect::<Vec<_>>(), Vec::<&Label>::new());
}
