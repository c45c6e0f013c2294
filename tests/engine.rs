//! The door for other programs, spoken to line by line as they would.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use rand::prelude::*;
use rand::rngs::ChaCha8Rng;

struct Engine {
    program: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    _folder: tempfile::TempDir,
}

impl Engine {
    fn start(args: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut program = Command::new(env!("CARGO_BIN_EXE_starhop"))
            .env("LC_ALL", "C.UTF-8")
            .arg("engine")
            .args(args)
            .env("XDG_CONFIG_HOME", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let input = program.stdin.take().expect("its input");
        let output = BufReader::new(program.stdout.take().expect("its output"));
        Self { program, input, output, _folder: folder }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// The next line that begins with the word.
    fn hear(&mut self, word: &str) -> String {
        loop {
            let mut line = String::new();
            let read = self.output.read_line(&mut line).expect("text");
            assert!(read > 0, "the program ended before {word}");
            if line.starts_with(word) {
                return line.trim_end().to_owned();
            }
        }
    }

    fn ask(&mut self, line: &str, word: &str) -> String {
        self.say(line);
        self.hear(word)
    }

    fn end(mut self) {
        self.say("quit");
        assert!(self.program.wait().expect("it ends").success());
    }
}

#[test]
fn it_introduces_itself_and_is_ready() {
    let mut engine = Engine::start(&[]);
    assert!(engine.ask("ugi", "id name").starts_with("id name starhop"));
    engine.hear("option name Level type combo");
    engine.hear("ugiok");
    engine.ask("isready", "readyok");
    engine.end();
}

#[test]
fn turns_with_items_are_several_words_of_the_moves() {
    let mut engine = Engine::start(&["--preset", "qq-items", "--set", "first_player=A"]);
    let mut moves = Vec::new();
    while !moves.iter().any(|turn: &String| turn.contains(' ')) {
        assert!(moves.len() < 60, "{moves:?}");
        let best = engine.ask("go nodes 300", "bestmove ");
        moves.push(best["bestmove ".len()..].to_owned());
        engine.say(&format!("position startpos moves {}", moves.join(" ")));
    }
    let shuffled = "block f5 double e3-g5 g5-g6 m15-m13";
    engine.say(&format!("position startpos moves {shuffled}"));
    assert!(engine.ask("query position", "response").contains("block=f5A3"), "{moves:?}");
    engine.end();
}

#[test]
fn it_plays_a_whole_game_against_itself() {
    let mut engine = Engine::start(&["--preset", "small"]);
    engine.say("setoption name Level value easy");
    let mut moves = Vec::new();
    while engine.ask("query gameover", "response") == "response false" {
        assert!(moves.len() < 400, "{moves:?}");
        let best = engine.ask("go nodes 1000", "bestmove ");
        moves.push(best["bestmove ".len()..].to_owned());
        engine.say(&format!("position startpos moves {}", moves.join(" ")));
    }
    let result = engine.ask("query result", "response");
    assert!(["response p1win", "response p2win"].contains(&&result[..]), "{result}");
    assert_eq!(engine.ask("go", "bestmove"), "bestmove (none)");
    engine.end();
}

#[test]
fn a_position_is_taken_as_text_with_its_fields() {
    let mut engine = Engine::start(&[]);
    let text = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A t=3,3";
    engine.say(&format!("position fen {text} moves e3-g5"));
    let position = engine.ask("query position", "response");
    assert!(position.ends_with(" D t=4,3"), "{position}");
    assert_eq!(engine.ask("query p1turn", "response"), "response false");
    engine.end();
}

#[test]
fn rules_and_seats_are_options() {
    let mut engine = Engine::start(&[]);
    for (name, value) in [("Preset", "masters"), ("Set", "board=3"), ("Players", "3")] {
        engine.say(&format!("setoption name {name} value {value}"));
    }
    let position = engine.ask("query position", "response");
    assert_eq!(position, "response 1/2/3/CCC4EEE/CC5EE/C6E/7/8/9/10/AAA/AA/A A");
    let refused = engine.ask("setoption name Set value pieces=5", "info string");
    assert!(refused.contains("pieces = 5"), "{refused}");
    assert_eq!(engine.ask("query position", "response"), position, "nothing has changed");
    engine.end();
}

#[test]
fn what_it_does_not_understand_it_says_and_goes_on() {
    let mut engine = Engine::start(&[]);
    for line in ["hello", "position here", "go nodes many", "query fun", "setoption Level hard"] {
        engine.ask(line, "info string");
    }
    let refused = engine.ask("position startpos moves e3-g6", "info string");
    assert!(refused.contains("e3-g6"), "{refused}");
    engine.ask("isready", "readyok");
    engine.end();
}

#[test]
fn it_speaks_to_programs_in_one_language() {
    let mut engine = Engine::start(&["--lang", "zh-Hans"]);
    for line in [
        "setoption name Level value x",
        "setoption name Players value 7",
        "setoption name Seed value x",
        "setoption name Preset value x",
        "setoption name Set value board=9",
        "position fen x",
        "position startpos moves e3-g6",
    ] {
        let refused = engine.ask(line, "info string");
        assert!(refused.is_ascii(), "{line}: {refused}");
    }
    engine.end();
}

#[test]
fn damaged_lines_are_answered_or_passed_over() {
    let mut chance = ChaCha8Rng::seed_from_u64(8);
    let lines = [
        "setoption name Set value deadlines=[{turn=20,out=5}]",
        "position fen D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A moves e3-g5",
        "position startpos moves e3-g5 m15-k13",
        "go nodes 10 depth 1 movetime 1",
        "query position",
        "uginewgame",
    ];
    let mut engine = Engine::start(&["--preset", "small"]);
    for round in 0..300 {
        let line = lines[round % lines.len()];
        let mut signs: Vec<char> = line.chars().collect();
        for _ in 0..chance.random_range(0..6) {
            let at = chance.random_range(0..=signs.len());
            match chance.random_range(0..3) {
                0 => signs.insert(at, chance.random()),
                1 => signs.truncate(at.max(1)),
                _ => drop((at < signs.len()).then(|| signs.remove(at))),
            }
        }
        // A line stays one line, and none of them ends the program.
        let said: String = signs.into_iter().filter(|sign| *sign != '\n').collect();
        engine.say(&said.replace("quit", ""));
        engine.say("stop");
        // What it answers is read, or it would wait for a reader.
        engine.ask("isready", "readyok");
    }
    engine.say(&"x".repeat(1 << 20));
    engine.ask("isready", "readyok");
    engine.end();
}

#[test]
fn a_stop_brings_the_best_move_so_far() {
    let mut engine = Engine::start(&["--preset", "big", "--players", "6"]);
    engine.say("go");
    engine.say("stop");
    let best = engine.hear("bestmove");
    assert!(best.contains('-'), "{best}");
    engine.ask("isready", "readyok");
    engine.end();
}

#[test]
fn its_main_line_is_longer_than_a_move_and_can_be_played() {
    for players in ["2", "4"] {
        let mut engine = Engine::start(&["--players", players]);
        engine.say("position startpos");
        engine.say("go nodes 20000");
        let mut longest = Vec::new();
        loop {
            let line = engine.hear("");
            let Some((_, moves)) = line.split_once(" pv ") else { break };
            let moves: Vec<String> = moves.split(' ').map(str::to_owned).collect();
            longest = if moves.len() > longest.len() { moves } else { longest };
        }
        assert!(longest.len() > 2, "{players} players: {longest:?}");
        // What cannot be played is answered by a line of its own before the response.
        engine.say(&format!("position startpos moves {}", longest.join(" ")));
        let answer = engine.ask("query gameover", "");
        assert_eq!(answer, "response false", "{players} players: {longest:?}");
        engine.end();
    }
}
