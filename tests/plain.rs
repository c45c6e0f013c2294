//! The game in lines: whole games by typed lines, through the session alone and through the program.

use std::collections::VecDeque;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use std::time::Duration;

use rand::prelude::*;
use rand::rngs::ChaCha8Rng;
use starhop::bot::{self, Level, Patient};
use starhop::game::{Action, Game, Move, Position};
use starhop::plain::{Input, Plain, Reply};
use starhop::record::{Record, Seal, Worth};
use starhop::rules::{Book, BySeat, Draft, Rules, Seat, Seating, typed_value};
use starhop::table::{self, Player};
use starhop::text::{Language, Words};
use starhop::tui::{Best, Origin, Seated};

/// A seed by which A begins, with two seats and with three.
fn seed() -> u64 {
    let begins = |seed, players| {
        let rules = Rules::new(&Draft::classic(), Seating::of(players).expect("a seating"));
        table::first_seat(&rules.expect("rules"), seed) == Seat::ALL[0]
    };
    (0..).find(|&seed| begins(seed, 2) && begins(seed, 3)).expect("one of many")
}

/// A session whose bots answer at once.
struct Talk {
    plain: Plain,
    /// The lines said since they were last looked at.
    said: Vec<String>,
    /// The last text that was to be written down.
    saved: Option<String>,
    copies: Vec<String>,
    rated: usize,
    /// The best results that were to be kept.
    bests: Vec<Best>,
    ended: bool,
}

impl Talk {
    fn new(game: Option<Seated>, language: Language) -> Self {
        let plain = Plain::new(Book::shipped(), "classic", seed(), 0, Words::new(language));
        let mut talk = Self {
            plain,
            said: Vec::new(),
            saved: None,
            copies: Vec::new(),
            rated: 0,
            bests: Vec::new(),
            ended: false,
        };
        let replies = talk.plain.begin(game);
        talk.perform(replies);
        talk
    }

    /// Begun by answers to the questions.
    fn form(answers: &[&str]) -> Self {
        let mut talk = Self::new(None, Language::English);
        answers.iter().for_each(|answer| drop(talk.types(answer)));
        talk
    }

    fn tell(&mut self, input: Input) {
        let replies = self.plain.update(input);
        self.perform(replies);
    }

    fn perform(&mut self, replies: Vec<Reply>) {
        let mut replies: VecDeque<Reply> = replies.into();
        while let Some(reply) = replies.pop_front() {
            match reply {
                Reply::Say(line) => self.said.push(line),
                Reply::Think(thought) => {
                    let chosen = thought.choose(&mut Patient);
                    replies.extend(self.plain.update(Input::Answer(thought.ticket, chosen)));
                }
                Reply::Cancel => {}
                Reply::Save(saving) => {
                    self.saved = Some(saving.text);
                    replies.extend(self.plain.update(Input::Kept(None)));
                }
                Reply::Copy { name, .. } => self.copies.push(name),
                Reply::Rate(_) => self.rated += 1,
                Reply::KeepBest(_, best) => self.bests.push(best),
                Reply::KeepNames(_) => {}
                Reply::Quit => self.ended = true,
            }
        }
    }

    /// Types a line; what is said to it comes back.
    fn types(&mut self, line: &str) -> String {
        self.said.clear();
        self.tell(Input::Line(line.to_owned()));
        self.said.join("\n")
    }

    fn position(&mut self) -> String {
        self.types("position")
    }
}

fn record(name: &str) -> Record {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/{name}.toml"));
    let text = fs::read_to_string(path).expect("a record");
    Record::read(&text, Seal::Checked).expect("a sound record")
}

const RECORDS: [&str; 11] = [
    "1-deadline-out",
    "1-decided",
    "1-drawn",
    "1-long-six",
    "1-pass",
    "1-repetition",
    "1-resigned",
    "1-side5-five",
    "1-swap",
    "1-teams",
    "1-timeouts",
];

/// Every action of a record as it is typed, each seat in the hands of a person.
fn retype(name: &str) -> (Record, Talk) {
    let whole = record(name);
    let mut begun = whole.clone();
    while begun.game.undo().is_some() {}
    begun.players = BySeat::default();
    let mut talk = Talk::new(Some(Seated::new(begun)), Language::English);
    for (position, &action) in whole.game.positions().iter().zip(whole.game.actions()) {
        let text = position.action_text(whole.game.rules(), action);
        match action {
            Action::TimeOut => talk.tell(Input::Elapsed(Duration::from_secs(1 << 20))),
            Action::Resign(_) | Action::Draw => {
                talk.types(&text);
                talk.types("yes");
            }
            Action::Move(_) | Action::Item(_) | Action::Pass => drop(talk.types(&text)),
        }
    }
    (whole, talk)
}

#[test]
fn every_saved_game_can_be_typed_again() {
    for name in RECORDS {
        let (whole, mut talk) = retype(name);
        let rules = whole.game.rules();
        assert_eq!(talk.position(), whole.game.position().text(rules), "{name}");
        let saved = Record::read(&talk.saved.clone().expect("it is saved"), Seal::Checked);
        assert_eq!(saved.expect("a sound record").game.actions(), whole.game.actions(), "{name}");
        let over = whole.game.ending().is_some();
        assert_eq!(talk.types("e3-g5").contains("game is over"), over, "{name}");
    }
}

#[test]
fn a_game_against_a_bot_is_played_by_what_is_listed() {
    let mut talk = Talk::form(&["small", "2", "Ann=human", "bot:easy"]);
    for _ in 0..300 {
        let game = talk.plain.game().expect("a game");
        if game.ending().is_some() {
            break;
        }
        let chosen = bot::choose(Level::Normal, game, 1, &mut Patient);
        let text = game.position().action_text(game.rules(), chosen);
        if let Action::Move(_) = chosen {
            let listed = talk.types("moves");
            assert!(listed.split_whitespace().any(|it| it == text), "{text} in {listed}");
        }
        let said = talk.types(&text);
        assert!(said.starts_with(&format!("Ann (A): {text}, ")), "{said}");
    }
    let said = talk.said.join("\n");
    assert!(said.contains("wins.") && said.contains("1st ") && said.contains("`new`"), "{said}");
    assert_eq!(talk.rated, 1, "Ann has a name");
}

#[test]
fn a_number_of_players_that_cannot_be_is_answered_with_those_that_can() {
    let mut talk = Talk::form(&["qq"]);
    assert!(talk.types("9").starts_with("It takes 2, 3, 4 or 6 players under qq, not `9`."));
    assert!(talk.types("two").contains("not `two`"));
    assert!(talk.types("3").starts_with("Who plays A?"));
}

#[test]
fn holes_can_be_typed_with_blanks_between() {
    let mut talk = Talk::form(&["", "", "human", "human"]);
    assert!(talk.types("e3 g5").starts_with("A: e3-g5, "));
}

#[test]
fn an_illegal_try_says_why_and_changes_nothing() {
    let mut talk = Talk::form(&["", "", "human", "human"]);
    let before = talk.position();
    for (line, why) in [
        ("e4-g6", "nothing to hop over at f5"),
        ("e3-z9", "no hole `z9`"),
        ("--", "cannot be passed"),
        ("pass", "cannot be passed"),
        ("jump", "`help`"),
        ("undo", "take back"),
        ("redo", "Nothing was taken back"),
        ("seat B human", "the seats are AD"),
        ("seat A", "seat B bot:hard"),
        ("copy", "`copy NAME`"),
        ("moves i9", "no piece stands on i9"),
        ("moves m14", "belongs to D"),
        ("resign B", "does not play"),
        ("resign all", "`all` is no seat"),
        ("resign a d", "`a d` is no seat"),
        ("at 3", "`help`"),
    ] {
        let said = talk.types(line);
        assert!(said.to_lowercase().contains(&why.to_lowercase()), "{line}: {said}");
        assert_eq!(talk.position(), before, "{line}");
    }
}

#[test]
fn a_resignation_is_asked_for_and_can_be_taken_back() {
    let mut talk = Talk::form(&["", "3", "human", "human", "bot:easy"]);
    let before = talk.position();
    assert!(talk.types("resign").contains("Does A resign?"));
    assert!(talk.types("e3-g5").contains("yes or no"));
    assert!(talk.types("n").contains("Turn 1"));
    assert_eq!(talk.position(), before);
    talk.types("resign");
    assert!(talk.types("y").contains("A has resigned"));
    assert!(talk.position().contains("out=A"));
    talk.types("undo");
    assert_eq!(talk.position(), before);
    assert!(talk.types("draw").contains("Bots do not agree"));
}

#[test]
fn a_seat_changes_hands_and_the_saved_game_knows() {
    let mut talk = Talk::form(&["small", "", "human", "human"]);
    talk.types("d3-d4");
    assert!(talk.types("seat d bot:easy").contains("D (easy bot): "));
    let saved = Record::read(talk.saved.as_ref().unwrap(), Seal::Checked).unwrap();
    assert_eq!(saved.players[Seat::ALL[3]], Player::Bot(Level::Easy));
    assert!(talk.types("seat D human").contains("D is played by: person"));
    talk.types("save my game");
    assert_eq!(talk.copies, ["my game"]);
    let saved = Record::read(talk.saved.as_ref().unwrap(), Seal::Checked).unwrap();
    assert_eq!(saved.players[Seat::ALL[3]], Player::Human);
}

#[test]
fn bots_among_themselves_wait_for_a_line() {
    let mut talk = Talk::form(&["small", "2", "bot:easy", "bot:easy"]);
    assert_eq!(talk.plain.game().unwrap().actions().len(), 0);
    talk.types("");
    talk.types("");
    assert_eq!(talk.plain.game().unwrap().actions().len(), 2);
    talk.types("seat A human");
    let said = talk.types("go");
    assert!(said.contains("A to move"), "{said}");
    talk.types("seat A bot:easy");
    assert!(talk.types("go").contains("wins."));
}

#[test]
fn time_that_runs_out_passes_the_turn_and_says_so() {
    let mut talk = Talk::form(&["qq", "2", "human", "human"]);
    assert!(talk.said.join("\n").contains("30s left"));
    let left = talk.plain.time_left().expect("turns are timed");
    talk.said.clear();
    talk.tell(Input::Elapsed(left - Duration::from_secs(1)));
    assert!(talk.said.is_empty());
    talk.tell(Input::Elapsed(Duration::from_secs(1)));
    assert!(talk.said[0].contains("run out of time"), "{:?}", talk.said);
    assert_eq!(talk.plain.game().unwrap().actions(), [Action::TimeOut]);
}

#[test]
fn a_seat_whose_time_runs_out_at_a_deadline_is_out_for_the_deadline() {
    let mut draft = Draft::classic();
    for (key, value) in
        [("deadlines", "[{ turn = 1, out = 1 }]"), ("clock", "{ move_seconds = 30, timeouts = 3 }")]
    {
        draft.set(key, typed_value(value).expect("a value")).expect("a setting");
    }
    let rules = Rules::new(&draft, Seating::of(2).expect("a seating")).expect("rules");
    let record = Record {
        started: None,
        preset: "late".to_owned(),
        seed: seed(),
        players: BySeat::default(),
        names: BySeat::default(),
        worth: Worth::default(),
        game: table::opening(Arc::new(rules), seed()),
    };
    let mut talk = Talk::new(Some(Seated::new(record)), Language::English);
    talk.said.clear();
    talk.tell(Input::Elapsed(Duration::from_secs(30)));
    let said = talk.said.join("\n");
    assert!(said.contains("too few pieces had left home"), "{said}");
    assert!(!said.contains("too often"), "{said}");
}

#[test]
fn a_deadline_is_told_before_it_bites() {
    let (_, mut talk) = retype("1-deadline-out");
    let told = |talk: &mut Talk| talk.types("").contains("must leave home by turn");
    let mut seen = false;
    while !talk.types("undo").contains("no move") {
        seen |= told(&mut talk);
    }
    assert!(seen);
}

#[test]
fn a_replay_is_told_move_by_move_and_takes_none() {
    let whole = record("1-decided");
    let all = whole.game.actions().len();
    let seated = Seated { record: whole, origin: Origin::Replay };
    let mut talk = Talk::new(Some(seated), Language::English);
    let start = talk.position();
    assert!(talk.types("").contains(": "));
    assert!(talk.types("e3-g5").contains("only shown"));
    assert!(talk.types("undo").contains("only shown"));
    talk.types("back");
    assert_eq!(talk.position(), start);
    assert!(talk.types(&format!("at {}", all + 1)).contains(&format!("0 to {all}")));
    talk.types(&format!("at {}", all - 2));
    assert!(talk.types("go").contains("win"));
    assert_eq!(talk.types("history").lines().count(), all);
    assert!(talk.saved.is_none());
}

#[test]
fn a_replay_of_a_game_that_goes_on_asks_nobody_to_move() {
    let mut whole = record("1-decided");
    while whole.game.actions().len() > 2 {
        whole.game.undo();
    }
    whole.players = BySeat::default();
    let seated = Seated { record: whole, origin: Origin::Replay };
    let mut talk = Talk::new(Some(seated), Language::English);
    let said = talk.types("go");
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(!said.contains("to move"), "{said}");
}

/// The moves of a short crossing of the small board alone, as they are typed.
fn crossing() -> Vec<String> {
    let book = Book::shipped();
    let draft = book.get("small").expect("a preset").draft.clone().over(Draft::classic());
    let rules = Rules::new(&draft, Seating::of(1).expect("a seating")).expect("rules");
    let mut game = Game::new(Arc::new(rules));
    let moves = bot::crossing(game.rules(), game.position(), 100, &mut Patient).expect("a way");
    let text = |it: Move| {
        let text = game.position().move_text(game.rules(), it);
        game.play(Action::Move(it)).expect("a legal move");
        text
    };
    moves.into_iter().map(text).collect()
}

#[test]
fn only_a_better_crossing_alone_is_kept_and_hints_count() {
    let moves = crossing();
    let mut talk = Talk::form(&["small", "1", "human"]);
    talk.types("hint");
    moves.iter().for_each(|it| drop(talk.types(it)));
    let best = |hints| Best { moves: moves.len() as u32, hints };
    assert!(talk.said.join("\n").contains("That is your best so far"), "{:?}", talk.said);
    assert_eq!(talk.bests, [best(1)]);
    talk.types("undo");
    let said = talk.types(moves.last().expect("a move"));
    assert!(said.contains("Your best: "), "{said}");
    assert_eq!(talk.bests, [best(1)]);
    for hints in [0, 0] {
        ["new", "small", "1", "human"].iter().for_each(|it| drop(talk.types(it)));
        moves.iter().for_each(|it| drop(talk.types(it)));
        assert_eq!(talk.bests, [best(1), best(hints)]);
    }
    assert!(talk.said.join("\n").contains("Your best: "), "{:?}", talk.said);
}

#[test]
fn each_hint_is_the_next_best_and_any_of_the_three_can_be_asked_for() {
    let mut talk = Talk::form(&["small", "2", "human", "human"]);
    let all = ["hint", "hint", "hint"].map(|line| talk.types(line));
    for (number, told) in (1..).zip(&all) {
        assert!(told.starts_with(&format!("{number} of 3: ")), "{all:?}");
    }
    assert!(all[0][8..] != all[1][8..] && all[1][8..] != all[2][8..], "{all:?}");
    assert_eq!(talk.types("hint"), all[0], "behind the last comes the first");
    assert_eq!(talk.types("hint 3"), all[2]);
    for wrong in ["hint 0", "hint 4", "hint me"] {
        assert!(talk.types(wrong).contains("a number from 1 to 3"), "{wrong}");
    }
    let mut other = Talk::form(&["small", "2", "human", "human"]);
    assert_eq!(other.types("hint 2"), all[1], "those before are found on the way");
    let first = all[0][8..].split(' ').next().expect("a move").to_owned();
    other.types(&first);
    assert!(other.types("hint").starts_with("1 of 3: "), "another turn, other hints");
}

#[test]
fn the_only_move_is_the_only_hint() {
    let mut only = record("1-decided");
    let draft = &Book::shipped().get("qq-items").expect("a preset").draft.clone();
    let rules = Rules::new(draft, Seating::of(2).expect("a seating")).expect("rules");
    let text = "D/DD/DDD/DDD1/13/12/11/10/9/10/11/12/4D8/AAAA/AAA/AA/A A \
                left=0.0.0.0.0.0,0.0.0.0.0.0 block=f5D3,g5D3,h5D3,i5D3";
    let (start, rules) = (Position::parse(&rules, text).expect("a position"), Arc::new(rules));
    only.players = BySeat::default();
    only.game = Game::from_position(rules, start);
    let mut talk = Talk::new(Some(Seated::new(only)), Language::English);
    let moves = talk.types("moves");
    assert_eq!(moves, "e4-e6");
    for line in ["hint", "hint", "hint 3"] {
        let told = talk.types(line);
        assert!(told.starts_with(&moves) && !told.contains(" of "), "{told}");
    }
}

#[test]
fn the_bot_plays_one_turn_for_a_person_and_that_can_be_taken_back() {
    let mut talk = Talk::form(&["small", "2", "Ann=human", "human"]);
    let before = talk.position();
    let hint = talk.types("hint");
    let told = talk.types("bot");
    assert!(told.contains("The bot has moved for Ann (A); `undo` takes it back"), "{told}");
    let played = hint[8..].split(' ').next().expect("a move");
    assert!(told.contains(&format!("Ann (A): {played},")), "{hint} {told}");
    assert!(told.contains("D to move"), "{told}");
    assert_eq!(talk.plain.game().expect("a game").actions().len(), 1);
    talk.types("undo");
    assert_eq!(talk.position(), before);
}

#[test]
fn a_crossing_that_a_bot_had_a_hand_in_is_not_kept() {
    let moves = crossing();
    let mut talk = Talk::form(&["small", "1", "human"]);
    talk.types("seat A bot:easy");
    talk.types("seat A human");
    moves.iter().for_each(|it| drop(talk.types(it)));
    assert!(talk.plain.game().expect("a game").ending().is_some());
    assert_eq!(talk.bests, []);
    ["new", "small", "1", "human", "bot", "undo"].iter().for_each(|it| drop(talk.types(it)));
    moves.iter().for_each(|it| drop(talk.types(it)));
    assert_eq!(talk.bests, [], "nor one for which it has moved");
}

#[test]
fn another_game_begins_after_questions_and_an_answer_to_the_old_one_is_dropped() {
    let mut talk = Talk::form(&["", "", "", ""]);
    let replies = talk.plain.update(Input::Line("e3-g5".to_owned()));
    let late = replies.into_iter().find_map(|reply| match reply {
        Reply::Think(thought) => Some(thought),
        Reply::Say(_)
        | Reply::Cancel
        | Reply::Save(_)
        | Reply::Copy { .. }
        | Reply::Rate(_)
        | Reply::KeepBest(..)
        | Reply::KeepNames(_)
        | Reply::Quit => None,
    });
    let late = late.expect("a bot is asked");
    assert!(talk.types("new").contains("Which rules?"));
    assert!(talk.types("nonsense").contains("no preset `nonsense`"));
    talk.types("qq");
    assert!(talk.types("5").contains("2, 3, 4 or 6 players"));
    talk.types("2");
    assert!(talk.types("nobody").contains("bot:expert"));
    talk.types("human");
    talk.types("human");
    let fresh = talk.position();
    let chosen = bot::choose(Level::Easy, &late.game, 1, &mut Patient);
    talk.tell(Input::Answer(late.ticket, chosen));
    assert_eq!(talk.position(), fresh);
}

#[test]
fn every_word_of_the_help_is_known_in_every_language() {
    for language in Language::ALL {
        let mut talk = Talk::new(None, language);
        ["small", "2", "human", "human"].iter().for_each(|answer| drop(talk.types(answer)));
        let unknown = talk.types("nonsense");
        for line in talk.types("help").lines().skip(1) {
            let word = line.split([' ', ':']).next().expect("a word").to_owned();
            if word == "quit" {
                continue;
            }
            let said = talk.types(&word);
            assert!(!said.is_empty() && said != unknown, "{language:?} {word}: {said}");
            talk.types("no");
            if word == "new" {
                ["small", "2", "human", "human"].iter().for_each(|it| drop(talk.types(it)));
            }
        }
    }
}

#[test]
fn whatever_is_typed_is_answered_and_quit_ends_it() {
    const LINES: [&str; 40] = [
        "",
        "",
        "",
        "e3-g5",
        "m15-k13",
        "d3-d4",
        "--",
        "pass",
        "moves",
        "moves e3",
        "board",
        "where",
        "position",
        "history",
        "rules",
        "hint",
        "undo",
        "undo",
        "redo",
        "resign",
        "resign d",
        "draw",
        "yes",
        "no",
        "seat A bot:easy",
        "seat D human",
        "seat a human",
        "copy x",
        "go",
        "back",
        "at 3",
        "new",
        "small",
        "2",
        "human",
        "bot:easy",
        "help",
        "\u{1b}[31m",
        "-x-",
        "e1xe3",
    ];
    let mut chance = ChaCha8Rng::seed_from_u64(9);
    for language in Language::ALL {
        for whole in [None, Some(record("1-timeouts")), Some(record("1-decided"))] {
            let origins = [Origin::Saved("a.toml".into()), Origin::Replay];
            let origin = origins.into_iter().choose(&mut chance).expect("one of two");
            let game = whole.map(|record| Seated { record, origin });
            let mut talk = Talk::new(game, language);
            for _ in 0..400 {
                let line = LINES.choose(&mut chance).expect("a line");
                talk.said.clear();
                talk.tell(Input::Line((*line).to_owned()));
                talk.tell(Input::Elapsed(Duration::from_secs(chance.random_range(0..20))));
            }
            talk.tell(Input::Kept(Some("no space left".to_owned())));
            ["no", "quit", "yes"].iter().for_each(|line| drop(talk.types(line)));
            assert!(talk.ended, "{:?}", talk.said);
        }
    }
}

#[test]
fn the_end_of_the_lines_is_the_end() {
    let mut talk = Talk::form(&["", "", "human", "human"]);
    talk.types("e3-g5");
    talk.tell(Input::End);
    assert!(talk.ended);
    assert!(talk.said.last().unwrap().contains("starhop resume"), "{:?}", talk.said);
}

/// The program in a home of its own.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder for the test"))
    }

    fn run(&self, args: &[&str], lines: &str) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_starhop"))
            .args(args)
            .env("XDG_CONFIG_HOME", self.0.path())
            .env("XDG_DATA_HOME", self.0.path())
            .env("XDG_STATE_HOME", self.0.path())
            .env("HOME", self.0.path())
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        // The program may quit before it has read everything.
        let _ = stdin.write_all(lines.as_bytes());
        drop(stdin);
        child.wait_with_output().expect("it ends")
    }

    /// What is said; the program ends well and says nothing beside.
    fn says(&self, args: &[&str], lines: &str) -> String {
        let Output { status, stdout, stderr } = self.run(args, lines);
        assert_eq!(String::from_utf8_lossy(&stderr), "", "{args:?}");
        assert!(status.success(), "{args:?}: {status}");
        String::from_utf8(stdout).expect("text")
    }

    fn saved(&self) -> Vec<PathBuf> {
        let folder = fs::read_dir(self.0.path().join("starhop/games")).expect("saved games");
        let files = folder.map(|entry| entry.expect("an entry").path());
        files.filter(|path| path.extension().is_some_and(|it| it == "toml")).collect()
    }
}

/// Two people on the small board; the same moves give the same game.
const SMALL: [&str; 7] =
    ["play", "--plain", "--preset", "small", "--seats", "human,human", "--seed=11"];

#[test]
fn a_script_plays_against_a_bot_as_often_as_it_likes_with_the_same_outcome() {
    let args = ["play", "--plain", "--preset", "small", "--seed", "5"];
    let lines = "hint\nseat A bot:easy\ngo\nposition\n";
    let [one, other] = [(); 2].map(|()| Home::new().says(&args, lines));
    assert_eq!(one, other);
    assert!(one.contains("wins."), "{one}");
    assert!(!one.contains('\u{1b}'), "nothing but lines");
}

#[test]
fn the_end_of_input_saves_and_resume_goes_on() {
    let home = Home::new();
    let said = home.says(&SMALL, "seat A human\nposition\n");
    let letter = said.split("Turn 1: ").nth(1).expect("whose turn it is").chars().next();
    let [first, second] =
        if letter == Some('A') { ["d3-d4", "j11-j10"] } else { ["j11-j10", "d3-d4"] };
    let said = home.says(&SMALL, &format!("{first}\n{second}\ncopy twin\n"));
    assert!(said.contains("starhop resume") && said.contains("twin"), "{said}");
    assert_eq!(home.saved().len(), 2);
    let said = home.says(&["resume", "--plain"], "history\nundo\nhistory\nquit\n");
    assert!(said.contains(&format!("2. {} {second}", if letter == Some('A') { 'D' } else { 'A' })));
    assert!(said.contains("1 move taken back"), "{said}");
    let said = home.says(&["replay", "twin", "--plain"], "go\n");
    assert!(said.contains(&format!(": {second}, 1 row forward")), "{said}");
}

#[test]
fn the_best_crossing_alone_is_known_to_the_next_program() {
    let home = Home::new();
    let args = ["solo", "--plain", "--preset", "small"];
    let lines = crossing().join("\n");
    let said = home.says(&args, &lines);
    assert!(said.contains("That is your best so far"), "{said}");
    let said = home.says(&args, &lines);
    assert!(said.contains("Your best: "), "{said}");
}

#[test]
fn the_names_of_the_last_time_are_the_usual_ones() {
    let home = Home::new();
    let folder = home.0.path().join("starhop");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("seats.toml");
    fs::write(&file, "version = 1\n[names]\nA = \"Ann\"\n").expect("a file");
    let said = home.says(&["--plain"], "small\n2\n\nhuman\n");
    assert!(said.contains("[Ann=human]") && said.contains("small: Ann (A)"), "{said}");
    fs::write(&file, "[names").expect("a file");
    let said = home.says(&["--plain"], "small\n2\n\nhuman\n");
    assert!(said.contains("seats.toml") && said.contains("[human]"), "{said}");
}

#[test]
fn names_that_are_typed_are_the_usual_ones_the_next_time_and_colours_stay() {
    let home = Home::new();
    let folder = home.0.path().join("starhop");
    let file = folder.join("seats.toml");
    home.says(&["--plain"], "small\n2\nAnn=human\n\n");
    let kept = fs::read_to_string(&file).expect("the names are kept");
    assert!(kept.contains("A = \"Ann\""), "{kept}");
    let colours = "version = 1\ncolours = [4, 2, 3, 1, 5, 6]\n[names]\nB = \"Bo\"\n";
    fs::write(&file, colours).expect("a file");
    home.says(&["--plain"], "small\n2\nZoe=human\nDan=human\n");
    let kept = fs::read_to_string(&file).expect("a file");
    for line in ["colours = [4, 2, 3, 1, 5, 6]", "A = \"Zoe\"", "B = \"Bo\"", "D = \"Dan\""] {
        assert!(kept.contains(line), "{line}\n{kept}");
    }
    let again = home.says(&["play", "--plain", "--preset", "small"], "new\n\n\n\n\n");
    assert!(again.contains("[Zoe=human]"), "{again}");
    assert_eq!(fs::read_to_string(&file).expect("a file"), kept, "nothing new, nothing written");
}

#[test]
fn names_that_cannot_be_kept_are_told_and_the_file_is_left_as_it_is() {
    let home = Home::new();
    let folder = home.0.path().join("starhop");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("seats.toml");
    fs::write(&file, "[names").expect("a file");
    let said = home.says(&["--plain"], "small\n2\nAnn=human\n\n");
    assert_eq!(said.matches("seats.toml").count(), 2, "{said}");
    assert_eq!(fs::read_to_string(&file).expect("a file"), "[names");
}

#[test]
fn lines_that_are_no_text_or_have_no_end_are_refused_in_words() {
    let long = "x".repeat(100_000);
    let said = Home::new().says(&SMALL, &format!("{long}\n\u{0}\u{7}\nposition\n"));
    assert!(said.contains("`help` lists") && said.contains("D/DD/DDD/"), "{said}");
    assert!(!said.contains('\u{7}'), "nothing acts on a terminal");
}

#[test]
fn without_a_terminal_the_way_without_one_is_named() {
    let Output { status, stderr, .. } = Home::new().run(&["play"], "");
    assert_eq!(status.code(), Some(2));
    assert!(String::from_utf8_lossy(&stderr).contains("--plain"));
}
