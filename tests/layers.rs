//! The one law of the house: the order of the `pub mod` lines in `src/lib.rs` is the order of
//! dependence, and the pure layers reach for nothing outside.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Layers without clock, files, threads, output or a terminal.
const PURE: [&str; 9] =
    ["board", "rules", "game", "bot", "table", "record", "ladder", "lesson", "plain"];

/// Layers without chance, too.
const WITHOUT_CHANCE: [&str; 3] = ["board", "rules", "game"];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn layers() -> Vec<String> {
    let lib = fs::read_to_string(source().join("lib.rs")).expect("lib.rs");
    let names = lib.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    names.map(str::to_owned).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The files of a layer: `name.rs` and all below `name/`.
fn layer_files(layer: &str) -> Vec<PathBuf> {
    let inside = |path: &PathBuf| {
        let path = path.strip_prefix(source()).expect("it is below src").to_owned();
        path == Path::new(&format!("{layer}.rs")) || path.starts_with(layer)
    };
    files(&source()).into_iter().filter(inside).collect()
}

/// The code of a file without comments and without the insides of texts.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a source file");
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// The first names of all paths that begin with `prefix`, those of groups included.
fn paths_after(code: &str, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in code.match_indices(prefix) {
        let rest = &code[at + prefix.len()..];
        match rest.strip_prefix('{') {
            Some(group) => found.extend(group_names(group)),
            None => found.extend(name(rest)),
        }
    }
    found
}

/// The first name of each member of a group whose opening brace is behind us.
fn group_names(group: &str) -> Vec<String> {
    let mut depth = 0;
    let mut names = Vec::new();
    let mut member = String::new();
    for sign in group.chars() {
        match sign {
            '}' if depth == 0 => break,
            ',' if depth == 0 => names.extend(name(std::mem::take(&mut member).trim())),
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => member.push(sign),
            _ => {}
        }
    }
    names.extend(name(member.trim()));
    names
}

fn name(text: &str) -> Option<String> {
    let name: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    (!name.is_empty()).then_some(name)
}

/// The layers a file names: by `crate::`, or by as many `super::` as lead to the root.
fn named_layers(path: &Path, layers: &[String]) -> BTreeSet<String> {
    let code = code(path);
    let depth = path.strip_prefix(source()).expect("below src").components().count();
    // A module within a file, as `mod tests`, is one deeper.
    let supers = [depth, depth + 1].map(|depth| "super::".repeat(depth));
    let mut named = paths_after(&code, "crate::");
    named.extend(paths_after(&code, "starhop::"));
    supers.iter().for_each(|supers| named.extend(paths_after(&code, supers)));
    named.retain(|name| layers.contains(name));
    named
}

#[test]
fn no_file_uses_a_layer_declared_below_its_own() {
    let layers = layers();
    assert!(layers.len() >= 6, "{layers:?}");
    for (index, layer) in layers.iter().enumerate() {
        for path in layer_files(layer) {
            for named in named_layers(&path, &layers) {
                let below = layers.iter().position(|other| *other == named) > Some(index);
                assert!(!below, "{} uses {named}, which is below {layer}", path.display());
            }
        }
    }
}

#[test]
fn every_source_file_belongs_to_a_layer() {
    let layers = layers();
    let known: BTreeSet<PathBuf> = layers.iter().flat_map(|layer| layer_files(layer)).collect();
    let all: BTreeSet<PathBuf> = files(&source()).into_iter().collect();
    let rest: Vec<_> = all.difference(&known).filter_map(|path| path.file_name()).collect();
    assert_eq!(rest, ["lib.rs", "main.rs"]);
}

#[test]
fn pure_layers_reach_for_nothing_outside() {
    let outside = [
        "std::time",
        "std::fs",
        "std::io",
        "std::thread",
        "std::env",
        "std::process",
        "println!",
        "print!",
        "ratatui",
        "crossterm",
        "HashMap",
        "HashSet",
        "thread_local",
    ];
    for layer in PURE {
        for path in layer_files(layer) {
            let code = code(&path);
            for name in outside {
                assert!(!code.contains(name), "{} names {name}", path.display());
            }
            let std = paths_after(&code, "std::");
            for name in ["time", "fs", "io", "thread", "env", "process"] {
                assert!(!std.contains(name), "{} names std::{name}", path.display());
            }
        }
    }
}

#[test]
fn the_rules_know_no_chance() {
    for layer in WITHOUT_CHANCE {
        for path in layer_files(layer) {
            assert!(!code(&path).contains("rand::"), "{} names rand", path.display());
        }
    }
}

#[test]
fn formatting_keeps_the_order_of_the_layers() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(".rustfmt.toml");
    let text = fs::read_to_string(path).expect(".rustfmt.toml");
    assert!(text.lines().any(|line| line == "reorder_modules = false"));
}

#[test]
fn groups_and_paths_are_seen() {
    let code = "use crate::{board::{Hole, HoleSet}, rules::Seat};\nlet x = crate::game::perft;";
    let names: Vec<_> = paths_after(code, "crate::").into_iter().collect();
    assert_eq!(names, ["board", "game", "rules"]);
}
