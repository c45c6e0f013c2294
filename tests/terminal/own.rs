//! The user's own files as the screens write them: rules and config.

use std::fs;
use std::path::{Path, PathBuf};

use super::pty::Pty;

fn start(home: &Path) -> Pty {
    Pty::start_at(home, env!("CARGO_BIN_EXE_starhop").as_ref(), &[], super::USUAL)
}

fn file(home: &Path, name: &str) -> PathBuf {
    home.join(".config").join("starhop").join(name)
}

/// A file of the user's own, with a text in it.
fn write(home: &Path, name: &str, text: &str) -> PathBuf {
    let file = file(home, name);
    fs::create_dir_all(file.parent().expect("a folder")).expect("it is made");
    fs::write(&file, text).expect("it is written");
    file
}

#[test]
fn a_preset_made_on_the_screen_is_there_when_the_program_starts_again() {
    let home = tempfile::tempdir().expect("a home");
    let old = "# mine\n[far]   # away\njump = 'long'\n";
    let rules = write(home.path(), "rules.toml", old);
    let mut pty = start(home.path());
    pty.wait_for("Players");
    pty.send("r");
    pty.wait_for("> board");
    pty.send("\x1b[C");
    pty.wait_for("< 5");
    pty.send("sfar\r");
    pty.wait_for("You have a preset of that name");
    pty.send("n");
    pty.wait_without("You have a preset of that name");
    assert_eq!(fs::read_to_string(&rules).expect("it is there"), old);
    pty.send("swide\r");
    pty.wait_for("wide is kept in");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
    let text = fs::read_to_string(&rules).expect("it is there");
    assert_eq!(text, format!("{old}\n[wide]\nbased_on = \"classic\"\nboard = 5\n"));
    let mut pty = start(home.path());
    pty.wait_for("Players");
    pty.send(&"\x1b[B".repeat(30));
    pty.wait_for("> wide");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
}

#[test]
fn settings_made_on_the_screen_are_in_force_when_the_program_starts_again() {
    let home = tempfile::tempdir().expect("a home");
    let mut pty = start(home.path());
    pty.click_on("[ Settings ]");
    pty.click_on("auto: English");
    pty.wait_for("< English");
    pty.click_on("nglish");
    pty.wait_for("简体中文");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
    let config = fs::read_to_string(file(home.path(), "config.toml")).expect("it is there");
    assert!(config.contains("\nlanguage = \"zh-Hans\"\n") && config.contains("#theme = \"auto\""));
    let mut pty = start(home.path());
    pty.wait_for("跳棋");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
}

#[test]
fn a_broken_config_is_never_written_and_settings_count_all_the_same() {
    let home = tempfile::tempdir().expect("a home");
    let broken = "theme = 'pink'\n";
    let config = write(home.path(), "config.toml", broken);
    let mut pty = start(home.path());
    // The faults stand on the standard error first, while Ctrl-C still ends the program.
    pty.wait_for("What is wrong with the config");
    pty.wait_for(":1:9");
    pty.send("\x1b");
    pty.wait_for("Players");
    pty.send("s");
    pty.wait_for("Language");
    pty.send("\x1b[C");
    pty.wait_for("This counts until the program ends");
    pty.wait_for("< English");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
    assert_eq!(fs::read_to_string(config).expect("it is there"), broken);
}

#[test]
fn broken_presets_of_ones_own_are_told_and_the_shipped_ones_can_be_played() {
    let home = tempfile::tempdir().expect("a home");
    let broken = "[mine]\nboard = 7\n";
    let rules = write(home.path(), "rules.toml", broken);
    let mut pty = start(home.path());
    pty.wait_for("What is wrong with your own presets");
    pty.wait_for(":2: [mine] board = 7");
    pty.send("\x1b");
    pty.wait_for("Players");
    pty.send("p");
    pty.wait_for("the toss");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
    assert_eq!(fs::read_to_string(rules).expect("it is there"), broken);
}

#[test]
fn a_usual_preset_that_does_not_exist_is_told() {
    let home = tempfile::tempdir().expect("a home");
    write(home.path(), "config.toml", "preset = 'nobody'\n");
    let mut pty = start(home.path());
    pty.wait_for("What is wrong with the config");
    pty.wait_for("nobody");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
}

#[test]
fn a_name_typed_on_the_screen_is_there_when_the_program_starts_again() {
    let home = tempfile::tempdir().expect("a home");
    let mut pty = start(home.path());
    pty.wait_for("Players");
    pty.send("nAnn\rp");
    pty.wait_for("to move");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
    let mut pty = start(home.path());
    pty.wait_for("person       Ann");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
}

#[test]
fn a_colour_chosen_on_the_screen_is_there_when_the_program_starts_again() {
    let home = tempfile::tempdir().expect("a home");
    let mut pty = start(home.path());
    pty.wait_for("Players");
    pty.send("o");
    pty.wait_for("colours");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
    let mut pty = start(home.path());
    pty.wait_for("Players");
    pty.send("1p");
    pty.wait_for("A (pink)");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
}

#[test]
fn a_theme_of_ones_own_is_chosen_by_its_name_and_a_broken_one_is_told() {
    let home = tempfile::tempdir().expect("a home");
    let theme = write(home.path(), "themes/sea.toml", "text = { bg = 17 }\n");
    write(home.path(), "config.toml", "theme = 'sea'\n");
    let mut pty = start(home.path());
    pty.wait_for("Players");
    pty.send("s");
    pty.wait_for("sea");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
    fs::write(&theme, "text = { gb = 17 }\n").expect("it is written");
    let mut pty = start(home.path());
    pty.wait_for("What is wrong with your own themes");
    pty.wait_for(":1:10");
    pty.wait_for("`gb`");
    pty.send("\x1b");
    pty.wait_for("Players");
    pty.send("\x03\x03");
    assert!(pty.end().0.success());
}
