//! The whole program in a pseudo-terminal: whole games by keys alone and by mouse alone, and the
//! terminal given back on every way out.

#[path = "terminal/kills.rs"]
mod kills;
#[path = "terminal/own.rs"]
mod own;
#[path = "terminal/pty.rs"]
mod pty;

use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use pty::{Pty, find};
use starhop::app::{self, Launch, Options, Seated};
use starhop::bot::{self, Level, Patient};
use starhop::game::{Action, Game, Move};
use starhop::record::{Record, Worth};
use starhop::rules::{Book, BySeat, Draft, Rules, Seat, Seating};
use starhop::table::{self, Effect, Event, Player, Table};

const USUAL: (u16, u16) = (80, 24);
const SEED: u64 = 11;

/// The same game beside the program: bots are the same for the same seed, so it knows each turn.
struct Mirror(Table);

impl Mirror {
    fn small() -> Self {
        let book = Book::shipped();
        let draft = &book.get("small").unwrap().draft;
        let rules = Arc::new(Rules::new(draft, Seating::of(2).unwrap()).unwrap());
        let players = BySeat::from_fn(|seat| Player::usual(seat, Seat::ALL[0]));
        let mut mirror = Self(Table::new(table::opening(rules, SEED), players, SEED));
        mirror.event(Event::Begin);
        mirror
    }

    /// Plays on until it is the person's turn again, or the game is over.
    fn event(&mut self, event: Event) {
        let mut effects = self.0.update(event).unwrap();
        while let Some(Effect::Think(thought)) = effects.pop() {
            let action = thought.choose(&mut Patient);
            effects = self.0.update(Event::Answer(thought.ticket, action)).unwrap();
        }
    }

    fn is_over(&self) -> bool {
        self.0.game().ending().is_some()
    }

    /// What the title says on the person's turn.
    fn title(&self) -> String {
        let turn = self.0.game().position().turns(Seat::ALL[0]) + 1;
        format!("turn {turn}: A (red) to move")
    }

    /// The person's next move; the bot's answer is played too.
    fn next(&mut self) -> Option<Move> {
        let chosen = bot::choose(Level::Normal, self.0.game(), SEED, &mut Patient);
        self.event(Event::Act(chosen));
        match chosen {
            Action::Move(it) => Some(it),
            Action::Item(_) | Action::Pass | Action::TimeOut | Action::Resign(_) | Action::Draw => {
                None
            }
        }
    }

    fn name(&self, hole: starhop::board::Hole) -> String {
        self.0.game().rules().board().name(hole)
    }
}

#[test]
fn a_whole_game_by_keys_alone() {
    let mut mirror = Mirror::small();
    let mut pty = Pty::start(&["--seed", &SEED.to_string()], USUAL);
    pty.wait_for("Players");
    // The fifth preset is the small board; then on through the form to Play.
    pty.send("\x1b[B\x1b[B\x1b[B\x1b[B\r");
    pty.wait_for("> small");
    pty.send("\t\t\t\r");
    while !mirror.is_over() {
        pty.wait_for(&mirror.title());
        match mirror.next() {
            Some(it) => {
                let text = format!(":{}-{}\r", mirror.name(it.from), mirror.name(it.to));
                pty.send(&text);
            }
            None => pty.send("\r"),
        }
    }
    pty.wait_for("Result");
    // Look at the board, come back, and quit: nothing is lost any more.
    pty.send("\r");
    pty.wait_without("Result");
    pty.send("\r");
    pty.wait_for("Result");
    pty.send("q");
    let (status, raw) = pty.end();
    assert!(status.success());
    assert_restored(&raw);
}

#[test]
fn a_whole_game_by_mouse_alone() {
    let mut mirror = Mirror::small();
    let mut pty = Pty::start(&["--seed", &SEED.to_string()], USUAL);
    pty.click_on("small ");
    pty.wait_for("> small");
    pty.click_on("[ Play ]");
    pty.wait_for("to move");
    let corner = find(&pty.screen(), "13 ").expect("the ranks");
    while !mirror.is_over() {
        let screen = pty.wait_for(&mirror.title());
        if screen.contains("Any key skips") {
            pty.click(corner);
            pty.wait_without("Any key skips");
        }
        let board = mirror.0.game().rules().board();
        let cell = |hole| {
            let point = board.point(hole);
            (corner.0 + 3 + 2 * u16::from(point.x), corner.1 + u16::from(point.row))
        };
        match mirror.next() {
            Some(it) => {
                pty.click(cell(it.from));
                pty.click(cell(it.to));
            }
            None => pty.click_on("Enter pick"),
        }
    }
    pty.wait_for("Result");
    pty.click_on("[ Quit ]");
    let (status, raw) = pty.end();
    assert!(status.success());
    assert_restored(&raw);
}

/// The last thing that was said about screen, mouse and cursor.
fn assert_restored(raw: &str) {
    for (on, off) in [("?1049h", "?1049l"), ("?1000h", "?1000l"), ("?25l", "?25h")] {
        let (begun, ended) = (raw.rfind(on), raw.rfind(off));
        assert!(begun.is_some() && ended > begun, "{off} does not follow {on}");
    }
}

fn game() -> Pty {
    let args = ["play", "--preset", "classic", "--seats", "human,human", "--seed", "1"];
    let pty = Pty::start(&args, USUAL);
    pty.wait_for("to move");
    pty
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on() {
    let home = tempfile::tempdir().expect("a home");
    // A file stands where the folder of data would be.
    std::fs::write(home.path().join(".local"), "").expect("a file");
    let program = env!("CARGO_BIN_EXE_starhop").as_ref();
    let args = ["play", "--seats", "Ann=human,human", "--set", "first_player=A"];
    let mut pty = Pty::start_at(home.path(), program, &args, USUAL);
    pty.wait_for("Ann (A) brings all");
    pty.send(":e3-g5\r");
    pty.wait_for("cannot be saved");
    pty.send(":m15-k13\r");
    pty.wait_without("cannot be saved");
    pty.wait_for("turn 2: Ann (A, red) to move");
    // What cannot be saved is not left without a question.
    pty.send("q");
    pty.wait_for("Menu");
    pty.send("\x1b[A\r");
    pty.wait_for("will be lost");
    pty.send("y");
    assert!(pty.end().0.success());
}

#[test]
fn another_size_is_drawn_anew() {
    let mut pty = game();
    pty.resize(26, 10);
    pty.wait_for("too small");
    pty.resize(140, 45);
    pty.wait_for("to move");
    pty.send("q");
    pty.wait_for("Menu");
    pty.send("\x1b[A\r");
    assert!(pty.end().0.success());
}

#[test]
fn ctrl_c_twice_gives_the_terminal_back() {
    let mut pty = game();
    pty.send("\x03");
    pty.wait_for("Ctrl-C once more");
    pty.send("\x03");
    let (status, raw) = pty.end();
    assert!(status.success());
    assert_restored(&raw);
}

#[test]
fn signals_that_end_give_the_terminal_back() {
    for name in ["TERM", "HUP"] {
        let pty = game();
        pty.signal(name);
        let (status, raw) = pty.end();
        assert!(!status.success(), "{name}");
        assert_restored(&raw);
    }
}

#[test]
fn ctrl_z_gives_the_terminal_back_until_the_program_goes_on() {
    let mut pty = game();
    pty.send("\x1a");
    pty.wait_for_bytes("?1049l", 1);
    pty.go_on("?1049h", 2);
    pty.wait_for("to move");
    pty.send("\x03\x03");
    let (status, raw) = pty.end();
    assert!(status.success());
    assert_restored(&raw);
}

#[test]
fn a_game_of_bots_can_be_quit_while_they_think() {
    let args = ["play", "--preset", "big", "--seats", "bot:normal,bot:normal,bot:normal"];
    let mut pty = Pty::start(&args, (100, 40));
    pty.wait_for("Moves");
    pty.send("\x03\x03");
    let (status, raw) = pty.end();
    assert!(status.success());
    assert_restored(&raw);
}

#[test]
fn without_a_terminal_there_is_one_clear_line_and_nothing_else() {
    let output = Command::new(env!("CARGO_BIN_EXE_starhop"))
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("terminal") && said.trim().lines().count() == 1, "{said}");
}

/// Runs one of the ignored tests below in a terminal of its own.
fn inside(name: &str) -> Pty {
    let program = std::env::current_exe().expect("this test");
    Pty::start_program(program.as_os_str(), &[name, "--exact", "--ignored", "--nocapture"], USUAL)
}

fn launch(seated: Seated) -> Launch {
    Launch { game: Some(seated), ..Launch::new(Book::shipped(), SEED) }
}

fn seated() -> Seated {
    let rules = Arc::new(Rules::new(&Draft::classic(), Seating::of(2).unwrap()).unwrap());
    let players = BySeat::from_fn(|seat| match seat == Seat::ALL[0] {
        true => Player::Human,
        false => Player::Bot(Level::Easy),
    });
    Seated::new(Record {
        started: None,
        preset: "classic".to_owned(),
        seed: SEED,
        players,
        names: BySeat::default(),
        worth: Worth::default(),
        game: Game::new(rules),
    })
}

#[test]
#[ignore = "it is started in a terminal by the test below"]
fn inside_bots_break_down() {
    app::run_with(launch(seated()), |_, _| panic!("broken bot")).unwrap();
}

#[test]
fn a_bot_that_breaks_down_does_not_end_the_game() {
    let mut pty = inside("inside_bots_break_down");
    pty.wait_for("A brings all");
    pty.send(":e3-g5\r");
    pty.wait_for("The bot of D failed");
    pty.wait_for("turn 2: A (red) to move");
    pty.send("\x03\x03");
    let (status, raw) = pty.end();
    assert!(status.success(), "{raw}");
    assert_restored(&raw);
    let after = raw.rsplit("?1049l").next().unwrap_or_default();
    assert!(after.contains("broken bot"), "what the bot said is told at the end");
}

#[test]
#[ignore = "it is started in a terminal by the test below"]
fn inside_the_screen_breaks_down() {
    // The end of such a hop is more than a duration can tell.
    let options = Options { hop: Duration::MAX, ..Options::default() };
    let _ = app::run(Launch { options, ..launch(seated()) });
}

#[test]
fn a_panic_gives_the_terminal_back() {
    let mut pty = inside("inside_the_screen_breaks_down");
    // With such hops the toss never comes to rest.
    pty.wait_for("skips the toss");
    pty.send("\r");
    pty.wait_for("A brings all");
    pty.send(":e3-g5\r");
    let (status, raw) = pty.end();
    assert!(!status.success(), "{raw}");
    assert_restored(&raw);
    let after = raw.rsplit("?1049l").next().unwrap_or_default();
    assert!(after.contains("panicked"), "{raw}");
}
