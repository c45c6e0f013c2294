//! The commands about saved games, run as people and scripts run them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// A home with the records of the tests as its saved games.
struct Home {
    folder: tempfile::TempDir,
}

impl Home {
    fn new(games: &[&str]) -> Self {
        let home = Self { folder: tempfile::tempdir().expect("a folder for the test") };
        fs::create_dir_all(home.games()).expect("a folder");
        for game in games {
            fs::copy(record(game), home.game(game)).expect("a game");
        }
        home
    }

    fn games(&self) -> PathBuf {
        self.folder.path().join("starhop/games")
    }

    fn game(&self, name: &str) -> PathBuf {
        self.games().join(format!("{name}.toml"))
    }

    fn run(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_starhop"))
            .args(args)
            .env("XDG_CONFIG_HOME", self.folder.path())
            .env("XDG_DATA_HOME", self.folder.path())
            .env("HOME", self.folder.path())
            .current_dir(self.folder.path())
            .output()
            .expect("the program runs")
    }

    fn prints(&self, args: &[&str]) -> String {
        let output = self.run(args);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{args:?}: {error}");
        String::from_utf8(output.stdout).expect("text")
    }

    /// What is said on the standard error, and how it ends.
    fn fails(&self, args: &[&str]) -> (Option<i32>, String) {
        let output = self.run(args);
        (output.status.code(), String::from_utf8(output.stderr).expect("text"))
    }
}

fn record(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/{name}.toml"))
}

#[test]
fn games_lists_what_is_saved_and_what_is_wrong_with_it() {
    let home = Home::new(&["1-resigned", "1-drawn"]);
    let text = fs::read_to_string(record("1-swap")).expect("a record");
    fs::write(home.game("half"), &text[..text.len() / 2]).expect("a file");
    let told = home.prints(&["games"]);
    assert!(told.contains("24 moves, A has won"), "{told}");
    assert!(told.contains("half.toml:") && told.contains("cut off"), "{told}");
    let json: Value = serde_json::from_str(&home.prints(&["games", "--json"])).expect("JSON");
    let games = json["games"].as_array().expect("a list");
    let named = |name: &str| games.iter().find(|game| game["name"] == name).expect(name);
    assert_eq!(
        (&named("1-resigned")["moves"], &named("1-resigned")["over"]),
        (&24.into(), &true.into())
    );
    assert!(named("half")["errors"].is_array());
    assert!(Home::new(&[]).prints(&["games"]).contains("no saved games"));
}

#[test]
fn show_and_export_tell_the_board_and_the_moves() {
    let home = Home::new(&["1-resigned"]);
    let shown = home.prints(&["show", "1-resigned"]);
    assert!(shown.contains("1. A d2-f4") && shown.contains("24. D resign D"), "{shown}");
    assert_eq!(shown, home.prints(&["export", "1-resigned"]), "text is the usual form");
    let first = home.prints(&["export", "1-resigned", "--format", "json", "--at", "1"]);
    let first: Value = serde_json::from_str(&first).expect("JSON");
    assert_eq!(first["moves"], serde_json::json!(["d2-f4"]));
    // The position can be played on, and the moves lead to it.
    let position = first["position"].as_str().expect("a position");
    let moves = home.prints(&["moves", "--preset", "small", "--position", position]);
    assert!(moves.lines().any(|line| line == "j12-h10"), "{moves}");
    let shown = home.prints(&["show", "1-resigned", "--at", "1"]);
    assert!(shown.contains("\n1. ") && !shown.contains("\n2. "), "{shown}");
    let picture = home.prints(&["export", "1-resigned", "--format", "svg"]);
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    let holes = picture.matches("<circle ").count();
    assert_eq!(holes, 73, "every hole of the small board is drawn");
    let (code, error) = home.fails(&["export", "1-resigned", "--at", "25"]);
    assert!(code == Some(2) && error.contains("the game has 24 moves"), "{error}");
}

#[test]
fn check_finds_damage_and_signs_what_was_edited_on_purpose() {
    let home = Home::new(&["1-swap", "1-drawn"]);
    assert!(home.prints(&["check", "1-swap", "1-drawn"]).contains("sound"));
    let path = home.game("1-swap");
    let edited = fs::read_to_string(&path).expect("a game").replacen("Ann", "Eve", 1);
    fs::write(&path, edited).expect("a file");
    let (code, error) = home.fails(&["check", "1-drawn", "1-swap"]);
    assert!(code == Some(1) && error.contains("--reseal"), "{error}");
    home.prints(&["check", "--reseal", "1-swap"]);
    assert!(home.prints(&["check", "1-swap"]).contains("sound"));
    let kept = fs::read_to_string(path.with_extension("toml.bak")).expect("the text before");
    assert!(kept.contains("Eve"), "the text before is kept");
    let broken =
        fs::read_to_string(record("1-drawn")).expect("a record").replacen("d2-f4", "d2-d9", 1);
    fs::write(home.game("1-drawn"), broken).expect("a file");
    let (code, error) = home.fails(&["check", "--reseal", "1-drawn"]);
    assert!(
        code == Some(1) && error.contains("action 1, `d2-d9`"),
        "what is illegal is not signed: {error}"
    );
}

#[test]
fn a_game_that_does_not_exist_is_told_with_those_that_do() {
    let home = Home::new(&["1-drawn"]);
    for command in ["show", "check", "resume", "replay", "export"] {
        let (code, error) = home.fails(&[command, "sunday"]);
        assert!(code.is_some_and(|code| code > 0), "{command}");
        assert!(error.contains("sunday") && error.contains("1-drawn"), "{command}: {error}");
    }
    let (code, error) = home.fails(&["show", "../games/1-drawn"]);
    assert!(code == Some(2), "a name leads nowhere else: {error}");
    let (code, error) = home.fails(&["resume"]);
    assert!(code == Some(2) && error.contains("still going on"), "{error}");
}

#[test]
fn score_tells_what_a_finished_game_is_worth() {
    let home = Home::new(&["1-resigned", "1-deadline-out", "1-side5-five"]);
    let told = home.prints(&["score", "1-resigned"]);
    assert!(told.contains("D 小明: -25\n") && told.contains("only losses count"), "{told}");
    let raised = home.prints(&["score", "1-resigned", "--levels", "A=1,D=7"]);
    assert!(raised.contains("D 小明: -31\n"), "{raised}");
    let json = home.prints(&["score", "1-resigned", "--json"]);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json["only_losses"], &json["seats"][1]["points"]), (&true.into(), &(-25).into()));
    let (code, told) = home.fails(&["score", "1-side5-five"]);
    assert_eq!(code, Some(2));
    assert!(told.contains("The game is not over"), "{told}");
    let (code, told) = home.fails(&["score", "1-resigned", "--levels", "A=17"]);
    assert!(code == Some(2) && told.contains("1 to 16"), "{told}");
}

#[test]
fn players_lists_who_is_on_the_ladder_and_the_last_games() {
    let home = Home::new(&[]);
    assert!(home.prints(&["players"]).contains("Nobody is on the ladder yet"));
    let ladder = "version = 1\n[[players]]\nwho = \"小明\"\npoints = 260\nplayed = 9\nwon = 7\n\
                  [[players.games]]\nstarted = 2026-11-30T14:00:00Z\nseed = \"7\"\npreset = \"qq\"\n\
                  against = [\"bot:hard\"]\nplace = 1\nchange = 30\npoints = 260\n\
                  [[players]]\nwho = \"bot:hard\"\npoints = 1000\nplayed = 1\nwon = 0\n";
    fs::write(home.folder.path().join("starhop/players.toml"), ladder).expect("a file");
    let told = home.prints(&["players"]);
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].starts_with("bot:hard: 1000 points, level 10"), "{told}");
    assert!(lines[1].starts_with("小明: 260 points, level 6"), "{told}");
    assert!(home.prints(&["players", "小明"]).contains("1st against bot:hard, +30 to 260"));
    let json: Value = serde_json::from_str(&home.prints(&["players", "--json"])).expect("JSON");
    assert_eq!(json["players"][1]["games"][0]["against"][0], "bot:hard");
    let (code, told) = home.fails(&["players", "Ann"]);
    assert!(code == Some(2) && told.contains("on it are bot:hard and 小明"), "{told}");
}
