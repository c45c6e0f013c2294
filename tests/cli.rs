//! The commands, run as people and scripts run them: what they print, and how they refuse.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

/// A place of its own for each test: its configuration folder is the only one the program sees.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder for the test") }
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::create_dir_all(path.parent().expect("it is in the folder")).expect("a folder");
        fs::write(&path, text).expect("a file");
        path
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("the program runs")
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_starhop"));
        command
            .args(args)
            .env("XDG_CONFIG_HOME", self.folder.path())
            .env("HOME", self.folder.path())
            .env("LC_ALL", "C.UTF-8")
            .current_dir(self.folder.path());
        command
    }

    fn prints(&self, args: &[&str]) -> String {
        let output = self.run(args);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{args:?}: {error}");
        String::from_utf8(output.stdout).expect("text")
    }

    fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.prints(args)).expect("one JSON document")
    }

    /// The lines of a refusal: exit 2, nothing on the standard output.
    fn refuses(&self, args: &[&str]) -> Vec<String> {
        let output = self.run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
        String::from_utf8(output.stderr).expect("text").lines().map(str::to_owned).collect()
    }
}

fn prints(args: &[&str]) -> String {
    Place::new().prints(args)
}

fn refuses(args: &[&str]) -> Vec<String> {
    Place::new().refuses(args)
}

#[test]
fn moves_are_listed_one_a_line_in_canonical_form() {
    let moves = prints(&["moves"]);
    let lines: Vec<&str> = moves.lines().collect();
    assert_eq!(lines.len(), 14);
    assert_eq!((lines[0], lines[1]), ("e3-e5", "e3-g5"));
    let position = "1/2/3/2DD/8A4/5D1A4/2AA3D3/2D2DA3/9/3A6/5AAA3/3D8/6D6/3A/3/DD/1 A";
    assert_eq!(prints(&["moves", "--position", position]).lines().count(), 65);
}

#[test]
fn a_position_says_who_plays_when_nothing_else_does() {
    let position = "1/2/3/4/CCCC5EEEE/CCC6EEE/CC7EE/C8E/9/10/11/12/13/AAAA/AAA/AA/A C";
    let document = Place::new().json(&["moves", "--json", "--position", position]);
    assert_eq!(document["turn"], "C");
    assert_eq!(document["position"], position);
    assert_eq!(document["moves"].as_array().map(Vec::len), Some(14));
    let first = &document["moves"][0];
    assert_eq!(first["route"][0], first["from"]);
}

#[test]
fn a_seat_that_cannot_move_has_a_pass() {
    let stuck = "1/2/3/4/13/12/11/10/9/10/11/12/EE11/DDDE/BBB/AA/A A";
    let place = Place::new();
    let with = |args: &[&'static str]| [args, &["--position", stuck, "--set", "pieces=3"]].concat();
    assert_eq!(place.prints(&with(&["moves"])), "--\n");
    assert_eq!(place.json(&with(&["moves", "--json"]))["moves"][0]["move"], "--");
    assert!(place.prints(&with(&["perft", "2", "--divide"])).starts_with("-- "));
}

#[test]
fn perft_prints_a_line_a_depth() {
    assert_eq!(prints(&["perft", "3"]), "1 14\n2 196\n3 4760\n");
    assert_eq!(prints(&["perft", "2", "--players", "6", "--set", "jump=long"]), "1 14\n2 208\n");
    assert_eq!(prints(&["perft", "2", "--preset", "big"]), "1 18\n2 324\n");
}

#[test]
fn divide_prints_moves_that_sum_up() {
    let text = prints(&["perft", "3", "--divide"]);
    let nodes = text.lines().map(|line| line.rsplit(' ').next().expect("a number"));
    assert_eq!(nodes.map(|nodes| nodes.parse::<u64>().expect("a number")).sum::<u64>(), 4760);
    let document = Place::new().json(&["perft", "3", "--divide", "--json"]);
    assert_eq!(document["nodes"], 4760);
    assert_eq!(document["moves"].as_array().map(Vec::len), Some(14));
}

#[test]
fn a_seed_tosses_for_the_first_seat() {
    let place = Place::new();
    let first = |seed: &str| {
        let document = place.json(&["moves", "--json", "--players", "6", "--seed", seed]);
        document["turn"].as_str().expect("a letter").to_owned()
    };
    let seats: std::collections::BTreeSet<_> =
        (0..40).map(|seed| first(&seed.to_string())).collect();
    assert_eq!(seats.len(), 6, "{seats:?}");
    assert_eq!(first("7"), first("7"));
    let named = place.json(&["moves", "--json", "--set", "first_player=D", "--seed", "1"]);
    assert_eq!(named["turn"], "D");
}

#[test]
fn presets_are_listed_with_what_they_allow() {
    let text = prints(&["presets"]);
    let names: Vec<_> = text.lines().filter_map(|line| line.split(' ').next()).collect();
    let shipped = [
        "classic", "masters", "super", "big", "small", "crowd", "no-spoil", "qq", "qq-long",
        "qq-teams", "qq-items", "partners",
    ];
    assert_eq!(names, shipped);
    let document = Place::new().json(&["presets", "--json"]);
    assert_eq!(document["presets"][7]["players"], serde_json::json!([2, 3, 4, 6]));
    assert_eq!(document["presets"][1]["differences"].as_array().map(Vec::len), Some(3));
}

#[test]
fn a_preset_is_shown_in_words_with_its_differences() {
    let text = prints(&["rules", "show", "super"]);
    let (different, same) = text.split_once("As in the classic game:").expect("both parts");
    assert!(different.contains("jump = \"long\"") && same.contains("board = 4"), "{text}");
    assert!(prints(&["rules", "show", "classic"]).contains("in every switch"));
    let document = Place::new().json(&["rules", "show", "qq", "--json"]);
    assert_eq!(document["switches"].as_array().map(Vec::len), Some(18));
}

#[test]
fn the_users_own_presets_are_found() {
    let place = Place::new();
    place.file("starhop/rules.toml", "[mine]\nbased_on = 'masters'\nboard = 3\n");
    assert!(place.prints(&["presets"]).contains("\nmine "));
    assert_eq!(place.prints(&["perft", "1", "--preset", "mine"]), "1 10\n");
    let more = place.file("more.toml", "[ours]\nbased_on = 'mine'\njump = 'long'\n");
    let more = more.display().to_string();
    assert!(place.prints(&["rules", "show", "ours", "--rules", &more]).contains("board = 3"));
}

#[test]
fn a_broken_file_of_own_presets_keeps_nobody_from_the_others() {
    let place = Place::new();
    let own = place.file("starhop/rules.toml", "[mine]\nboard = 7\n").display().to_string();
    let other = place.file("other.toml", "[other]\nboard = 5\n").display().to_string();
    let sound = ["perft 1 --preset masters".to_owned(), format!("rules check {other}")];
    for line in sound {
        let done = place.run(&line.split(' ').collect::<Vec<_>>());
        let told = String::from_utf8(done.stderr).expect("text");
        assert!(done.status.success(), "{line}: {told}");
        assert!(told.contains("rules.toml:2: [mine] board = 7") && told.contains("not used"));
    }
    for line in ["perft 1 --preset mine".to_owned(), "rules check".to_owned()] {
        let lines = place.refuses(&line.split(' ').collect::<Vec<_>>());
        assert!(lines[0].contains("rules.toml:2: [mine]"), "{line}: {lines:?}");
    }
    let lines = place.refuses(&["rules", "check", &own]);
    assert_eq!(lines.len(), 1, "told once: {lines:?}");
}

#[test]
fn the_own_file_is_read_once_however_it_is_named() {
    let place = Place::new();
    place.file("starhop/rules.toml", "[mine]\nboard = 7\n");
    let folder = place.folder.path().join("starhop");
    for name in ["rules.toml", "./rules.toml", "../starhop/rules.toml"] {
        let mut command = place.command(&["rules", "check", name]);
        let output = command.current_dir(&folder).output().expect("the program runs");
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!(told.lines().count(), 1, "{name}: {told}");
    }
}

#[test]
fn every_fault_of_a_file_is_named_with_its_line() {
    let place = Place::new();
    let file = place.file("bad.toml", "[a]\njmup = 'long'\njump = 'lnog'\n\n[b]\nboard = 7\n");
    let name = file.display().to_string();
    for args in [vec!["rules", "check", &name], vec!["moves", "--rules", &name]] {
        let lines = place.refuses(&args);
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert!(lines[0].contains(&format!("{name}:2: [a] jmup = \"long\"")), "{lines:?}");
        assert!(lines[1].contains(":3: ") && lines[1].contains("\"adjacent\" or \"long\""));
        assert!(lines[2].contains(":6: ") && lines[2].contains("3, 4 or 5"));
    }
}

#[test]
fn contradictions_on_the_command_line_are_all_named() {
    let lines = refuses(&[
        "moves",
        "--players",
        "3",
        "--set",
        "pieces=14",
        "--set",
        "first_player=B",
        "--set",
        "repetition=1",
    ]);
    let keys: Vec<bool> = ["pieces = 14", "first_player = \"B\"", "repetition = 1"]
        .iter()
        .zip(&lines)
        .map(|(key, line)| line.contains(key))
        .collect();
    assert_eq!((keys, lines.len()), (vec![true; 3], 3), "{lines:?}");
    let lines =
        refuses(&["perft", "1", "--set", "jmup=long", "--set", "board=[", "--set", "jump=up"]);
    assert_eq!(lines.len(), 3, "{lines:?}");
}

#[test]
fn a_preset_is_not_played_by_a_number_it_leaves_out() {
    let lines = refuses(&["moves", "--preset", "qq", "--players", "5"]);
    assert!(lines[0].contains("rules.toml:") && lines[0].contains("[qq] players"), "{lines:?}");
    assert!(lines[0].ends_with("2, 3, 4 or 6"), "{lines:?}");
    let lines = refuses(&["moves", "--preset", "qqq"]);
    assert!(lines[0].contains("no preset `qqq`") && lines[0].contains("qq-long"), "{lines:?}");
}

#[test]
fn a_solo_position_may_be_of_any_seat() {
    let position = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/4/3/2/1 D";
    assert_eq!(prints(&["moves", "--position", position]).lines().count(), 14);
    let place = Place::new();
    let file = place.file("three.toml", "[three]\nplayers = [3]\n");
    let name = file.display().to_string();
    assert_eq!(place.prints(&["rules", "check", &name]), "three: fine with 3 players\n");
    assert!(!place.refuses(&["rules", "check", &name, "--players", "4"]).is_empty());
}

#[test]
fn a_contradiction_does_not_change_the_number_of_players() {
    let lines = refuses(&["moves", "--set", "first_player=C"]);
    assert!(lines[0].contains("first_player = \"C\""), "{lines:?}");
    let lines =
        refuses(&["perft", "1", "--set", "board=6", "--set", "bogus=1", "--set", "repetition=1"]);
    assert_eq!(lines.len(), 3, "what is wrong is named whole: {lines:?}");
}

#[test]
fn control_characters_of_a_file_do_not_reach_the_terminal() {
    let place = Place::new();
    let file = place.file("odd.toml", "[\"a\\u001b[31mb\"]\n[c]\nabout = \"x\\u001b[31m\"\n");
    let lines = place.refuses(&["rules", "check", &file.display().to_string()]);
    assert!(lines[0].contains("cannot be a preset's name"), "{lines:?}");
    assert!(lines.iter().all(|line| !line.contains('\u{1b}')), "{lines:?}");
}

#[test]
fn a_wrong_position_is_refused_with_every_reason() {
    let lines = refuses(&["moves", "--players", "2", "--position", "D/DX/9 Q t=1 zz=2"]);
    let text = lines.join("\n");
    for part in ["`Q`", "3 rows", "two numbers", "zz=2"] {
        let part = if part == "two numbers" { "2 numbers" } else { part };
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn checking_says_how_many_may_play() {
    assert_eq!(prints(&["rules", "check"]).lines().count(), 12);
    let six = prints(&["rules", "check", "--set", "pieces=15"]);
    assert_eq!(six, "classic: fine with 1 2 3 players\n");
    assert!(!refuses(&["rules", "check", "--set", "pieces=14"]).is_empty());
}

#[test]
fn a_match_adds_up() {
    let args = ["match", "--preset", "small", "--seats", "bot:easy,bot:normal", "--games", "2"];
    let document = Place::new().json(&[&args[..], &["--seed", "5", "--json"]].concat());
    assert_eq!(document["games"], 2);
    for player in 0..2 {
        let places = document["players"][player]["places"].as_array().expect("places");
        assert_eq!(places.iter().filter_map(Value::as_u64).sum::<u64>(), 2);
    }
    let lines = refuses(&["match", "--seats", "bot:easy,human"]);
    assert!(lines[0].contains("bot:easy, bot:normal, bot:hard and bot:expert"), "{lines:?}");
}

#[test]
fn every_number_of_players_of_a_preset_is_played() {
    let args = ["match", "--every", "--preset", "small", "--seats", "bot:easy", "--games", "1"];
    let document = Place::new().json(&[&args[..], &["--seed", "5", "--json"]].concat());
    let matches = document["matches"].as_array().expect("matches");
    let players: Vec<_> = matches.iter().filter_map(|played| played["players"].as_u64()).collect();
    assert_eq!(players, [1, 2, 3, 4, 5, 6]);
    assert!(matches.iter().all(|played| played["decided"] == 1), "{document}");
}

#[test]
fn a_game_that_is_not_won_by_its_rules_fails_a_match_of_every_kind() {
    let args = ["match", "--every", "--preset", "qq", "--seats", "bot:easy", "--games", "1"];
    let output = Place::new().run(&[&args[..], &["--set", "max_turns=3"]].concat());
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("qq, 2 players, game 1 was not won: "), "{told}");
    let lines = refuses(&["match", "--every", "--seats", "bot:easy,bot:hard"]);
    assert!(lines[0].contains("--every"), "{lines:?}");
}

#[test]
fn a_crossing_of_27_moves_is_printed_and_replays() {
    let place = Place::new();
    let text = place.prints(&["solo", "--solve", "--players", "D"]);
    assert_eq!(text.lines().count(), 27);
    let document =
        place.json(&["solo", "--solve", "--preset", "small", "--width", "500", "--json"]);
    assert_eq!(
        document["moves"].as_array().map(Vec::len),
        document["length"].as_u64().map(|n| n as usize)
    );
    let lines = place.refuses(&["solo", "--solve", "--players", "2"]);
    assert!(lines[0].contains("one seat"), "{lines:?}");
}

#[test]
fn lessons_need_the_screen() {
    let place = Place::new();
    assert!(
        !place.prints(&["learn", "--help"]).contains("--plain"),
        "what is refused is not offered"
    );
    let lines = place.refuses(&["learn", "--plain"]);
    assert!(lines[0].contains("`--plain`"), "{lines:?}");
}

#[test]
fn help_and_version_leave_no_control_bytes() {
    for args in [&["--version"][..], &["--help"], &["perft", "--help"], &["play", "--help"]] {
        let text = prints(args);
        assert!(text.chars().all(|c| c == '\n' || !c.is_control()), "{args:?}");
    }
}

#[test]
fn a_huge_rules_file_is_refused_by_its_size() {
    let place = Place::new();
    let file = place.file("huge.toml", &"# nothing\n".repeat(200_000));
    let lines = place.refuses(&["rules", "check", &file.display().to_string()]);
    assert!(lines[0].contains("larger than 1 MiB"), "{lines:?}");
}

/// What `starhop bench` counts. It moves when the strong bots think otherwise, and only then: who
/// changes them writes down the new number.
const SIGNATURE: u64 = 42_169;

#[test]
fn the_bench_counts_the_same_positions_as_ever() {
    let document = Place::new().json(&["bench", "--json"]);
    assert_eq!(document["nodes"], SIGNATURE);
}

#[test]
fn the_language_is_chosen_by_option_before_or_after_the_command_and_by_locale() {
    let place = Place::new();
    let simplified = place.refuses(&["moves", "--preset", "none", "--lang", "zh-Hans"]);
    assert!(simplified[0].contains("没有玩法 `none`"), "{simplified:?}");
    assert_eq!(place.refuses(&["--lang", "zh-Hans", "moves", "--preset", "none"]), simplified);
    let traditional = place.command(&["rules", "show", "qq"]).env("LC_ALL", "zh_HK.UTF-8").output();
    let traditional = traditional.expect("the program runs").stdout;
    assert!(String::from_utf8(traditional).expect("text").contains("抽籤決定誰先走"));
    assert!(place.refuses(&["--lang", "tlh", "presets"])[0].contains("`tlh`"));
}

#[test]
fn options_of_the_start_screen_do_not_pass_unseen_before_a_command() {
    let lines = refuses(&["--preset", "qq", "rules", "check"]);
    assert!(lines[0].contains("starhop rules"), "{lines:?}");
}

#[test]
fn a_config_to_fill_in_is_written_once_and_changes_nothing() {
    let place = Place::new();
    let paths = place.json(&["paths", "--json"]);
    let config = paths["config"].as_str().expect("a path").to_owned();
    assert!(place.prints(&["paths"]).contains(&config));
    assert!(place.prints(&["config", "init"]).contains(&config));
    let written = fs::read_to_string(&config).expect("it is there");
    assert_eq!(place.prints(&["perft", "1"]), "1 14\n");
    fs::write(&config, "language = 'zh-Hant'\n").expect("it can be written");
    assert!(place.refuses(&["config", "init"])[0].contains(&config));
    let kept = fs::read_to_string(&config).expect("it is there");
    assert_ne!(kept, written, "it was not written over");
    assert!(place.prints(&["rules", "show", "qq"]).contains("抽籤決定誰先走"));
    assert!(place.prints(&["rules", "show", "qq", "--lang", "en"]).contains("A toss decides"));
}

#[test]
fn a_broken_config_is_told_of_and_left_alone_and_the_program_goes_on() {
    let place = Place::new();
    let text = "mouse = 1\n\n[keys]\nundo = 'g'\nmneu = 'x'\n";
    let file = place.file("starhop/config.toml", text);
    let output = place.run(&["perft", "1"]);
    assert!(output.status.success() && output.stdout == b"1 14\n");
    let told = String::from_utf8(output.stderr).expect("text");
    for part in [":1:9: `mouse`", "true or false", ":5:1: ", "`mneu`", "undo and last-move"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert_eq!(fs::read_to_string(file).expect("it is there"), text);
}

#[test]
fn a_broken_config_is_not_told_of_before_a_command_runs() {
    let place = Place::new();
    place.file("starhop/config.toml", "mouse = 1\n");
    for args in [&["--version"][..], &["--help"], &["moves", "--help"], &["help", "moves"]] {
        assert!(place.run(args).stderr.is_empty(), "{args:?}");
    }
    let lines = place.refuses(&["moves", "--bogus"]);
    assert!(lines[0].contains("--bogus"), "{lines:?}");
    assert!(!lines.concat().contains("config.toml"), "{lines:?}");
}

#[test]
fn shells_and_man_are_told_of_every_command() {
    let completions = prints(&["completions", "bash"]);
    let man = prints(&["man"]);
    for command in ["play", "resume", "rules", "completions", "config"] {
        assert!(completions.contains(command) && man.contains(command), "{command}");
    }
    assert!(man.contains("Examples:"));
    assert!(prints(&["man", "play"]).contains("animation"));
    assert!(refuses(&["man", "paly"])[0].contains("`paly`"));
    assert!(prints(&["--help"]).contains("Examples:"));
}

#[test]
fn a_config_is_not_said_to_be_there_when_its_folder_cannot_be() {
    let place = Place::new();
    place.file("starhop", "no folder");
    let told = place.refuses(&["config", "init"]).join("\n");
    assert!(told.contains("cannot be written") && told.contains("of that name"), "{told}");
}

#[test]
fn a_preset_of_the_config_that_nobody_knows_is_told() {
    let place = Place::new();
    let file = place.file("starhop/config.toml", "preset = 'masterz'\n");
    let told = place.refuses(&["play"]).join("\n");
    assert!(told.contains(&*file.to_string_lossy()) && told.contains("`masterz`"), "{told}");
    assert!(told.contains("masters"), "what there is is told too: {told}");
}

#[test]
fn a_theme_to_fill_in_is_written_once_and_can_be_named_then() {
    let place = Place::new();
    let folder = place.json(&["paths", "--json"])["themes"].as_str().expect("a path").to_owned();
    let file = format!("{folder}/sea.toml");
    assert!(place.prints(&["config", "theme", "sea"]).contains(&file));
    let written = fs::read_to_string(&file).expect("it is there");
    assert!(written.contains("\nbased_on = \"dark\"\n") && written.contains("\n#cursor = {"));
    assert!(place.refuses(&["config", "theme", "sea", "--based-on", "light"])[0].contains(&file));
    assert_eq!(fs::read_to_string(&file).expect("it is there"), written);
    place.prints(&["config", "theme", "sky", "--based-on", "light", "--lang", "zh-Hans"]);
    let sky = fs::read_to_string(format!("{folder}/sky.toml")).expect("it is there");
    assert!(sky.contains("\nbased_on = \"light\"\n") && sky.contains("棋盘下面的底色"));
    for taken in ["dark", "auto", "a/b", "..", ""] {
        let told = place.refuses(&["config", "theme", taken]).join("\n");
        assert!(told.contains("cannot be the name of a theme of your own"), "{taken}: {told}");
    }
    let told = place.refuses(&["--theme", "seee"]).join("\n");
    assert!(told.contains("sea") && told.contains("sky") && told.contains("mono"), "{told}");
    assert!(place.prints(&["play", "--help"]).contains("sea"));
}

#[test]
fn a_theme_that_the_config_names_and_nobody_has_is_told_with_those_there_are() {
    let place = Place::new();
    place.file("starhop/themes/sea.toml", "dim = 4\n");
    let file = place.file("starhop/config.toml", "theme = 'see'\n");
    let told = place.refuses(&["play"]).join("\n");
    assert!(told.contains(&format!("{}:1:9: ", file.display())), "{told}");
    assert!(told.contains("\"sea\""), "{told}");
}

#[test]
fn a_broken_theme_is_told_when_the_game_is_to_begin() {
    let place = Place::new();
    let file = place.file("starhop/themes/sea.toml", "\ndim = 'puce'\n");
    let told = place.refuses(&["play"]).join("\n");
    assert!(told.contains(&format!("{}:2:7: `dim` cannot be 'puce'", file.display())), "{told}");
    assert!(place.prints(&["presets"]).contains("classic"), "other commands need no theme");
}
