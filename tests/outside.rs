//! Outside engines in a match: real programs that play, lie, stay silent and die.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// A folder with an engine in it, written as a shell script.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder") }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// How a seat is named that a script takes.
    fn script(&self, text: &str) -> String {
        let path = self.path("engine.sh");
        fs::write(&path, text).expect("a script");
        format!("engine:sh {}", path.display())
    }

    /// An engine that does what it should, but for what it does on `go`.
    fn engine(&self, on_go: &str) -> String {
        self.script(&format!(
            "while read -r word rest; do\n\
             case $word in\n\
             ugi) echo ugiok ;;\n\
             isready) echo readyok ;;\n\
             go) {on_go} ;;\n\
             quit) exit ;;\n\
             esac\n\
             done\n"
        ))
    }

    fn command(&self, seats: &str, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_starhop"));
        command
            .args(["match", "--preset", "small", "--seed", "1", "--games", "1", "--seats", seats])
            .args(["--json"])
            .args(args)
            .env("XDG_CONFIG_HOME", self.folder.path())
            .current_dir(self.folder.path());
        command
    }

    fn run(&self, seats: &str, args: &[&str]) -> Output {
        self.command(seats, args).output().expect("the program runs")
    }

    fn json(&self, seats: &str, args: &[&str]) -> Value {
        let output = self.run(seats, args);
        assert!(output.status.success(), "{output:?}");
        serde_json::from_slice(&output.stdout).expect("one JSON document")
    }

    /// What an engine forfeits its only game against an easy bot for.
    fn fault(&self, engine: &str) -> String {
        let seats = format!("{engine},bot:easy");
        let played = self.json(&seats, &["--patience", "500ms", "--move-time", "10ms"]);
        assert_eq!(played["decided"], 1, "{played}");
        assert_eq!(played["players"][1]["wins"], 1, "{played}");
        assert_eq!(played["players"][0]["forfeits"], 1, "{played}");
        assert_eq!(played["forfeits"][0]["game"], 1, "{played}");
        assert_eq!(played["forfeits"][0]["bot"], engine, "{played}");
        played["forfeits"][0]["reason"].as_str().expect("a reason").to_owned()
    }
}

/// Waits until something holds that must come about, and soon.
fn soon(what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn is_running(pid: &str) -> bool {
    // A dead process that nobody has asked after is no orphan.
    let status = fs::read_to_string(format!("/proc/{}/status", pid.trim())).unwrap_or_default();
    status.lines().any(|line| line.starts_with("State:") && !line.contains('Z'))
}

fn all_have_ended(file: &Path) -> bool {
    let pids = fs::read_to_string(file).expect("process ids");
    assert!(pids.lines().count() >= 2, "{pids}");
    pids.lines().all(|pid| !is_running(pid))
}

#[test]
fn starhop_plays_a_whole_game_against_itself() {
    let engine = format!("engine:'{}' engine --level easy", env!("CARGO_BIN_EXE_starhop"));
    let played = Place::new().json(&format!("{engine},{engine}"), &["--opening", "2"]);
    assert_eq!(played["decided"], 1, "{played}");
    assert_eq!(played["forfeits"].as_array().map(Vec::len), Some(0), "{played}");
}

#[test]
fn three_engines_play_by_long_hops() {
    let engine = format!("engine:'{}' engine --level easy", env!("CARGO_BIN_EXE_starhop"));
    let seats = [&engine[..]; 3].join(",");
    let played = Place::new().json(&seats, &["--set", "jump=long"]);
    assert_eq!((&played["decided"], &played["unfinished"]), (&1.into(), &0.into()), "{played}");
    assert_eq!(played["forfeits"].as_array().map(Vec::len), Some(0), "{played}");
}

#[test]
fn an_engine_that_dies_forfeits() {
    let place = Place::new();
    assert_eq!(place.fault(&place.script("exit 3")), "ended in mid-game (exit code 3)");
    assert_eq!(place.fault(&place.engine("exit 4")), "ended in mid-game (exit code 4)");
    assert_eq!(place.fault(&place.script("exec >&-; sleep 1000")), "closed its output");
}

#[test]
fn an_engine_that_stays_silent_forfeits() {
    let place = Place::new();
    let fault = place.fault(&place.script("sleep 1000"));
    assert_eq!(fault, "gave no `ugiok` within 500 ms of `ugi`");
    let fault = place.fault(&place.engine("sleep 1000"));
    assert_eq!(fault, "gave no `bestmove` within 510 ms of `go`");
}

#[test]
fn an_engine_that_lies_forfeits() {
    let place = Place::new();
    let fault = place.fault(&place.engine("echo bestmove g3-g7"));
    assert!(fault.starts_with("answered `g3-g7`, which cannot be played: "), "{fault}");
    let fault = place.fault(&place.engine("echo bestmove; echo bestmove"));
    assert!(fault.starts_with("answered ``"), "{fault}");
    let fault = place.fault(&place.engine("echo 'bestmove (none)'"));
    assert!(fault.starts_with("answered `(none)`"), "{fault}");
    let fault = place.fault(&place.engine("printf 'bestmove \\033[31m\\377\\n'"));
    assert!(fault.starts_with("answered `"), "{fault}");
}

#[test]
fn an_engine_that_never_stops_talking_forfeits() {
    let place = Place::new();
    let fault = place.fault(&place.engine("yes info"));
    assert_eq!(fault, "gave no `bestmove` within 510 ms of `go`");
    let fault = place.fault(&place.engine("tr '\\0' x </dev/zero"));
    assert_eq!(fault, "said a line without end");
    let fault = place.fault(&place.script("yes"));
    assert_eq!(fault, "gave no `ugiok` within 500 ms of `ugi`");
}

#[test]
fn an_engine_that_does_not_listen_holds_nothing_up() {
    let place = Place::new();
    let deaf = "echo ugiok; while :; do echo readyok; echo bestmove e1-e1; done";
    let fault = place.fault(&place.script(deaf));
    assert!(fault.starts_with("answered `e1-e1`"), "{fault}");
}

#[test]
fn the_others_play_on_when_one_of_three_is_dropped() {
    let place = Place::new();
    let engine = place.engine("exit");
    let seats = format!("bot:easy,{engine},bot:easy");
    let played = place.json(&seats, &[]);
    assert_eq!(played["players"][1]["places"], serde_json::json!([0, 0, 1]), "{played}");
    assert_eq!(played["decided"], 1, "{played}");
}

#[test]
fn whoever_is_dropped_is_told_at_once() {
    let place = Place::new();
    let engine = place.engine("exit 5");
    let output = place.run(&format!("bot:easy,{engine}"), &[]);
    let told = String::from_utf8(output.stderr).expect("text");
    for words in ["game 1", "player 2", &engine[..], "exit code 5", "forfeits the game"] {
        assert!(told.contains(words), "{words}: {told}");
    }
}

#[test]
fn nothing_that_an_engine_has_started_outlives_the_match() {
    let place = Place::new();
    let hang = "sleep 1000 & echo $! $$ | tr ' ' '\\n' >>pids; sleep 1000";
    place.fault(&place.engine(hang));
    soon("the engine is gone", || all_have_ended(&place.path("pids")));
}

#[test]
fn an_interrupted_match_takes_its_engines_along() {
    for (signal, number) in [("TERM", 15), ("INT", 2)] {
        let place = Place::new();
        let engine = place.script("sleep 1000 & echo $! >pid; echo $$ >>pid; mv pid pids; wait");
        let mut program = place
            .command(&format!("{engine},bot:easy"), &["--patience", "600s"])
            .stdout(Stdio::null())
            .spawn()
            .expect("the program runs");
        soon("the engine runs", || place.path("pids").exists());
        let kill = ["-s", signal, &program.id().to_string()].map(str::to_owned);
        assert!(Command::new("kill").args(kill).status().expect("kill runs").success());
        let status = program.wait().expect("it ends");
        assert_eq!(status.signal(), Some(number));
        soon("the engine is gone", || all_have_ended(&place.path("pids")));
    }
}

#[test]
fn an_engine_is_told_the_rules_that_it_takes() {
    let place = Place::new();
    let engine = place.script(
        "while read -r line; do\n\
         echo \"$line\" >>heard\n\
         case $line in\n\
         ugi) echo option name Preset type string; echo option name Set type string\n\
         echo option name Players type string; echo ugiok ;;\n\
         isready) echo readyok ;;\n\
         go*) exit ;;\n\
         esac\n\
         done\n",
    );
    place.json(&format!("{engine},bot:easy"), &["--set", "jump=long", "--nodes", "700"]);
    let heard = fs::read_to_string(place.path("heard")).expect("what it heard");
    let heard: Vec<&str> = heard.lines().collect();
    let expected = [
        "ugi",
        "setoption name Preset value small",
        "setoption name Players value AD",
        "setoption name Set value jump=\"long\"",
        "uginewgame",
        "isready",
    ];
    assert_eq!(&heard[..6], expected);
    assert!(heard[6].starts_with("position fen D/DD/DDD/"), "{heard:?}");
    assert_eq!(&heard[7..], ["isready", "go nodes 700"]);
}

#[test]
fn what_cannot_be_started_is_refused_before_the_first_game() {
    let output = Place::new().run("bot:easy,engine:/no/such/engine --fast", &[]);
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(told.contains("engine:/no/such/engine --fast could not be started"), "{told}");
}
