//! Every refusal in every language: it says where and what, and nothing in another one.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::process::{Command, Output};

const LANGUAGES: [&str; 3] = ["en", "zh-Hans", "zh-Hant"];

/// What the argument parser would say by itself.
const FOREIGN: [&str; 12] = [
    "error:",
    "tip:",
    "unexpected",
    "unrecognized",
    "invalid",
    "possible values",
    "required",
    "not provided",
    "cannot be used",
    "similar",
    "For more information",
    "os error",
];

struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder for the test"))
    }

    fn run<A: AsRef<OsStr>>(&self, language: &str, args: &[A]) -> Output {
        let args = args.iter().map(AsRef::as_ref);
        self.run_bare(["--lang", language].map(OsStr::new).into_iter().chain(args))
    }

    /// Without a language before what is asked.
    fn run_bare<A: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = A>) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_starhop"));
        command.args(args).current_dir(self.0.path());
        for folder in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
            command.env(folder, self.0.path());
        }
        command.env("LC_ALL", "C.UTF-8").output().expect("the program runs")
    }

    /// The lines of a refusal.
    fn refuses<A: AsRef<OsStr>>(&self, language: &str, args: &[A]) -> Vec<String> {
        let output = self.run(language, args);
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(output.stdout.is_empty(), "{told}");
        told.lines().map(str::to_owned).collect()
    }
}

fn is_chinese(sign: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&sign)
}

/// A line without what it quotes.
fn unquoted(line: &str) -> String {
    line.split('`').step_by(2).collect()
}

/// Whether words follow one another as only English has them.
fn is_english(line: &str) -> bool {
    let line = unquoted(line);
    let words: Vec<&str> = line.split(' ').collect();
    let is_word = |word: &&str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
    words.windows(3).any(|three| three.iter().all(is_word))
}

fn assert_in_language(language: &str, lines: &[String]) {
    for line in lines {
        let foreign = FOREIGN.iter().find(|&&phrase| unquoted(line).contains(phrase));
        assert_eq!(foreign, None, "{language}: {line}");
        if language != "en" {
            assert!(line.chars().any(is_chinese) && !is_english(line), "{language}: {line}");
        }
    }
}

/// A command line, and what its refusal has to name.
const REFUSED: [(&[&str], &[&str]); 39] = [
    (&["moves", "--bogus"], &["`--bogus`"]),
    (&["moves", "--presett", "x"], &["`--presett`", "`--preset`"]),
    (&["moves", "-x"], &["`-x`"]),
    (&["--seats", "human"], &["`--seats`", "`starhop play`", "`starhop match`"]),
    (&["moves", "--theme", "dark"], &["`--theme`", "`starhop play`"]),
    (&["moves", "more"], &["`more`"]),
    (&["mvoes"], &["`mvoes`", "`moves`", "presets"]),
    (&["rules", "chek"], &["`chek`", "`check`", "show"]),
    (&["rules"], &["`starhop rules`", "check", "show"]),
    (&["config"], &["`starhop config`", "init"]),
    (&["help", "mvoes"], &["`mvoes`", "moves"]),
    (&["--json"], &["`starhop moves`", "`starhop rules check`", "`starhop rules show`"]),
    (&["help", "moves", "foo"], &["`foo`"]),
    (&["rules", "help", "chek"], &["`chek`", "check", "show"]),
    (&["help", "moves", "--lang"], &["`--lang <LANGUAGE>`", "zh-Hans"]),
    (&["man", "mvoes"], &["`mvoes`", "moves"]),
    (&["moves", "--preset"], &["`--preset <NAME>`"]),
    (&["moves", "--rules", ""], &["`--rules <FILE>`"]),
    (&["play", "--theme"], &["`--theme <THEME>`", "sixteen"]),
    (&["play", "--theme", "drak"], &["`drak`", "`--theme <THEME>`", "`dark`", "sixteen"]),
    (&["completions", "cmd"], &["`cmd`", "`<SHELL>`", "bash"]),
    (&["perft", "101"], &["`101`", "`<DEPTH>`", "1", "100"]),
    (&["perft", "x"], &["`x`", "`<DEPTH>`", "1", "100"]),
    (&["moves", "--seed", "x"], &["`x`", "`--seed <N>`", "18446744073709551615"]),
    (&["moves", "--players", "7"], &["`7`", "`--players <N|LETTERS>`", "ABDE"]),
    (&["play", "--seats", "human,nobody"], &["`nobody`", "`--seats <WHO,WHO,...>`", "bot:easy"]),
    (&["match", "--seats", "bot:easy,bot:x"], &["`bot:easy,bot:x`", "`bot:x`", "bot:hard"]),
    (&["match", "--seats", "engine:"], &["`engine:`", "engine:\"./engine --fast\""]),
    (&["match", "--seats", "engine:'x"], &["`'x`"]),
    (&["match", "--move-time", "1h"], &["`1h`", "`--move-time <TIME>`", "100ms"]),
    (&["match", "--games", "0"], &["`0`", "`--games <N>`", "1"]),
    (&["engine", "--level", "x"], &["`x`", "`--level <LEVEL>`", "expert"]),
    (&["score", "g", "--levels", "A=1,B=17"], &["`B=17`", "A=3", "16"]),
    (&["play", "--plain=yes"], &["`--plain`", "`yes`"]),
    (&["moves", "--preset", "a", "--preset", "b"], &["`--preset <NAME>`"]),
    (&["match", "--seats", "bot:easy", "--every", "--players", "2"], &["`--every`", "--players"]),
    (&["perft"], &["`<DEPTH>`"]),
    (&["solo", "--json"], &["`--solve`"]),
    (&["--preset", "qq", "moves"], &["starhop moves --preset"]),
];

#[test]
fn what_is_wrong_with_a_command_line_is_told_in_the_language_it_asks_for() {
    let place = Place::new();
    for (args, named) in REFUSED {
        for language in LANGUAGES {
            let lines = place.refuses(language, args);
            named.iter().for_each(|part| assert!(lines[0].contains(part), "{part}: {lines:?}"));
            assert_in_language(language, &lines[..1]);
            // Nor does it end in a list of nothing.
            assert_eq!(lines[0].trim_end(), lines[0]);
            // Usage, and where more is told.
            if let [_, usage, more] = &lines[..] {
                assert!(usage.contains("starhop") && more.contains("--help`"), "{lines:?}");
                assert_in_language(language, &lines[2..]);
            } else {
                assert!(matches!(args, ["man", ..] | ["--preset", ..]), "{lines:?}");
            }
        }
    }
}

#[test]
fn an_argument_that_is_no_text_is_told_in_the_language_it_asks_for() {
    let place = Place::new();
    for language in LANGUAGES {
        let args = [OsString::from("moves"), "--preset".into(), OsStr::from_bytes(b"\xff").into()];
        let lines = place.refuses(language, &args);
        assert!(lines[0].contains("UTF-8"), "{lines:?}");
        assert_in_language(language, &lines[..1]);
    }
}

/// A command line that the system does not let through, and what is told in Chinese.
const NOT_LET: [(&[&str], &str); 7] = [
    (&["rules", "check", "none.toml"], "none.toml: 无法读取：没有这个文件或目录"),
    (&["rules", "check", "."], ".: 无法读取：这是目录，不是文件"),
    (&["moves", "--rules", "bytes/rules"], "bytes/rules: 无法读取：路径中间有一段不是目录"),
    (&["moves", "--rules", "bytes"], "bytes: 无法读取：不是 UTF-8 文本"),
    (&["show", "bytes"], "bytes: 无法读取：不是 UTF-8 文本"),
    (&["match", "--seats", "engine:./none"], "engine:./none 无法启动：没有这个文件或目录"),
    (&["match", "--seats", "engine:/"], "engine:/ 无法启动：没有权限"),
];

#[test]
fn what_the_system_refuses_is_told_in_the_language_that_is_asked_for() {
    let place = Place::new();
    std::fs::write(place.0.path().join("bytes"), b"\xff\xfe").expect("a file");
    for (args, told) in NOT_LET {
        assert_eq!(place.refuses("zh-Hans", args), [format!("starhop: {told}")], "{args:?}");
        for language in LANGUAGES {
            assert_in_language(language, &place.refuses(language, args));
        }
    }
}

#[test]
fn a_file_that_is_not_understood_is_told_by_its_place_and_what_to_look_for() {
    let place = Place::new();
    let write = |name: &str, text: &str| {
        let path = place.0.path().join(name);
        std::fs::create_dir_all(path.parent().expect("it is below")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    };
    write("rules.toml", "[mine]\nabout = \"x\nboard = 5\n");
    write("game.toml", "version = 1\npreset = [\n");
    write("starhop/players.toml", "version = 1\nplayers == 1\n");
    let told = "从这里起看不懂：请看是否少了引号、括号、逗号或 `=`，或者有键写错或写了两次（";
    for (args, at) in [
        (&["rules", "check", "rules.toml"][..], "rules.toml:2:11: "),
        (&["check", "--reseal", "game.toml"], "game.toml:"),
        (&["players"], "starhop/players.toml:2:10: "),
    ] {
        let output = place.run("zh-Hans", args);
        let lines = String::from_utf8(output.stderr).expect("text");
        assert!(!output.status.success(), "{args:?}");
        assert!(lines.contains(at) && lines.contains(told), "{lines}");
        for language in LANGUAGES {
            let lines = String::from_utf8(place.run(language, args).stderr).expect("text");
            // The reader's own words stand in brackets.
            let ours =
                lines.lines().map(|line| line.split(['(', '（']).next().unwrap_or(line).to_owned());
            assert_in_language(language, &ours.collect::<Vec<_>>());
        }
    }
}

#[test]
fn a_config_that_is_not_understood_is_told_in_the_language_that_is_asked_for() {
    let place = Place::new();
    std::fs::create_dir_all(place.0.path().join("starhop")).expect("a folder");
    std::fs::write(place.0.path().join("starhop/config.toml"), "theme = [").expect("a file");
    let output = place.run("zh-Hant", &["perft", "1"]);
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(told.contains("config.toml:1:") && told.contains("從這裡起看不懂"), "{told}");
}

/// The commands that have a page of help, by the pages themselves: this one and all below it.
fn pages(place: &Place, path: &[String]) -> Vec<Vec<String>> {
    let output = place.run("en", &[path, &["--help".to_owned()]].concat());
    let page = String::from_utf8(output.stdout).expect("text");
    let lines = page.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    // What is told of a command may go on in the next line, further to the right.
    let names = lines.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let names = names.filter(|name| !name.is_empty() && *name != "help");
    let below = names.flat_map(|name| pages(place, &[path, &[name.to_owned()]].concat()));
    std::iter::once(path.to_vec()).chain(below).collect()
}

#[test]
fn every_page_of_help_is_in_the_language_that_is_asked_for_and_80_columns_wide() {
    let place = Place::new();
    let pages = pages(&place, &[]);
    for command in ["play", "rules check", "config init", "man"] {
        assert!(pages.iter().any(|path| path.join(" ") == command), "{command}: {pages:?}");
    }
    for language in LANGUAGES {
        for path in &pages {
            let path: &[&str] = &path.iter().map(String::as_str).collect::<Vec<_>>();
            let output = place.run(language, &[path, &["--help"]].concat());
            assert_eq!(output.status.code(), Some(0), "{path:?}");
            assert!(output.stderr.is_empty(), "{path:?}");
            let page = String::from_utf8(output.stdout).expect("text");
            let usage = format!("starhop {}", path.join(" "));
            assert!(page.contains(usage.trim()) && page.contains("--lang <LANGUAGE>"), "{page}");
            for line in page.lines() {
                assert!(unicode_width::UnicodeWidthStr::width(line) <= 80, "{path:?}: {line}");
                let example = line.starts_with("  starhop ");
                assert!(language == "en" || example || !is_english(line), "{path:?}: {line}");
            }
            let short = place.run(language, &[path, &["-h"]].concat());
            assert_eq!(String::from_utf8(short.stdout).expect("text"), page, "{path:?}");
            let asked = place.run(language, &[&["help"], path].concat());
            assert_eq!(String::from_utf8(asked.stdout).expect("text"), page, "{path:?}");
            let asked = [&["help"], path, &["--lang", language]].concat();
            let asked = place.run_bare(asked);
            assert_eq!(String::from_utf8(asked.stdout).expect("text"), page, "{path:?}");
        }
    }
}
