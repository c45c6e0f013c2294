//! The words of the screens.
//!
//! Names of keys are left to the key table: they are the same in every language.

use super::{count, list};
use crate::bot::Level;
use crate::rules::Seat;

/// The colour of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Hue {
    Red,
    Pink,
    Plum,
    Yellow,
    Olive,
    Cyan,
    Green,
    Violet,
    Blue,
}

/// The word for a colour.
pub fn hue(hue: Hue) -> &'static str {
    match hue {
        Hue::Red => "red",
        Hue::Pink => "pink",
        Hue::Plum => "plum",
        Hue::Yellow => "yellow",
        Hue::Olive => "olive",
        Hue::Cyan => "cyan",
        Hue::Green => "green",
        Hue::Violet => "violet",
        Hue::Blue => "blue",
    }
}

/// Where a seat begins.
pub fn corner(seat: Seat) -> &'static str {
    match seat.letter() {
        'A' => "bottom",
        'B' => "lower left",
        'C' => "upper left",
        'D' => "top",
        'E' => "upper right",
        _ => "lower right",
    }
}

/// A seat with its colour.
pub fn seat(seat: Seat, colour: Option<Hue>) -> String {
    match colour {
        Some(colour) => format!("{seat} ({})", hue(colour)),
        None => seat.to_string(),
    }
}

/// A person.
pub const PERSON: &str = "person";

/// A bot of a level.
pub fn bot(level: Level) -> &'static str {
    match level {
        Level::Easy => "easy bot",
        Level::Normal => "normal bot",
        Level::Hard => "hard bot",
        Level::Expert => "expert bot",
    }
}

/// The title of the start screen.
pub const START_TITLE: &str = "starhop - Chinese Checkers";
/// What the start screen is for.
pub const START_SUBTITLE: &str = "a new game";
/// Over the list of presets.
pub const START_RULES: &str = "Rules";
/// Before the numbers of players.
pub const START_PLAYERS: &str = "Players";
/// Over the seats.
pub const START_SEATS: &str = "Seats";
/// Over the differences from the classic game.
pub const START_DIFFERENCES: &str = "What is different";
/// When nothing is different.
pub const START_CLASSIC: &str = "The classic game, nothing changed.";
/// When there is no room for all differences.
pub const START_MORE: &str = ".. and more: i, Rules in full";
/// The buttons of the start screen.
pub const BUTTON_PLAY: &str = "Play";
/// The rules in full.
pub const BUTTON_RULES: &str = "Rules in full";
/// Help.
pub const BUTTON_HELP: &str = "Help";
/// Leave.
pub const BUTTON_QUIT: &str = "Quit";

/// What can be done in the list of presets.
pub const START_HINT_PRESETS: &str = "Click, or choose with Up/Down; Enter goes on, p plays.";
/// What can be done at the number of players.
pub const START_HINT_PLAYERS: &str = "Left/Right or 1-6 choose how many; Enter goes on.";
/// What can be done at a seat.
pub const START_HINT_SEAT: &str = "Left/Right or Enter choose who plays; Down goes on.";
/// What can be done at the buttons.
pub const START_HINT_BUTTON: &str = "Enter presses it; Left/Right go to the others.";
/// On the start screen Esc has nothing to go back to.
pub const START_NO_BACK: &str = "q ends the program.";

/// Why the number of players cannot be chosen.
pub fn players_not_allowed(preset: &str, players: usize) -> String {
    format!("{preset} is not for {}.", count(players, "player"))
}

/// The title of the board: whose turn it is.
pub fn turn(seat: &str, turn: usize) -> String {
    format!("turn {turn}: {seat} to move")
}

/// The title when the game is over.
pub const OVER: &str = "the game is over";

/// What there is to do in the game, told at a seat's first turn.
pub fn first_turn(seat: Seat, goal: Seat, pieces: usize) -> String {
    let goal = corner(goal);
    format!("{seat} brings all {pieces} pieces to the {goal}: click one, or Tab and Enter.")
}

/// What a person can do with the cursor on a piece that can move.
pub fn to_move_here(seat: Seat, hole: &str) -> String {
    format!("{seat} to move: click a piece, or Enter for {hole}. Tab: next piece.")
}

/// What a person can do with the cursor elsewhere.
pub fn to_move(seat: Seat) -> String {
    format!("{seat} to move: click one of your pieces, or Tab to it and Enter.")
}

/// What a person can do with a piece picked up.
pub fn picked(targets: usize) -> String {
    let targets = count(targets, "target");
    format!("{targets} ( ): click one, or Tab to it and Enter. Esc puts it down.")
}

/// The move that Enter would play: a swap, and where the piece that stood there goes.
pub fn preview_swap(route: &str, other: Seat, to: &str) -> String {
    format!("Enter plays {route}, a swap: the piece of {other} goes to {to}.")
}

/// The move that Enter would play would put its own seat out.
pub fn preview_out(route: &str) -> String {
    format!("{route} misses a deadline: too few have left home, you would be out.")
}

/// What has to be done by the next deadline.
pub fn deadline(missing: usize, turn: u32) -> String {
    let noun = if missing == 1 { "piece" } else { "pieces" };
    format!("{missing} more {noun} must leave home by turn {turn}")
}

/// A seat has missed a deadline.
pub fn out_by_deadline(seat: Seat) -> String {
    format!("{seat} is out: too few pieces had left home in time")
}

/// A seat that cannot move is out.
pub fn out_by_no_move(seat: Seat) -> String {
    format!("{seat} is out: it had no legal move")
}

/// A seat has resigned.
pub fn out_by_resigning(seat: Seat) -> String {
    format!("{seat} has resigned")
}

/// The move that Enter would play: a step.
pub fn preview_step(route: &str) -> String {
    format!("Enter plays {route}, a step. Tab: next target, Esc puts it down.")
}

/// The move that Enter would play: hops.
pub fn preview_hops(route: &str, hops: usize) -> String {
    let hops = count(hops, "hop");
    format!("Enter plays {route}, {hops}. Tab: next target, Esc puts it down.")
}

/// A person has no legal move.
pub fn must_pass(seat: Seat) -> String {
    format!("{seat} has no legal move: Enter, or a click here, passes the turn.")
}

/// A bot is at work.
pub fn thinking(seat: Seat) -> String {
    format!("{seat} is thinking.")
}

/// The bots are held.
pub const HELD: &str = "The bots are held. p lets them go on.";

/// A move is being shown.
pub fn flying(seat: Seat, text: &str) -> String {
    format!("{seat} moves {text}. Any key skips.")
}

/// Words as a sentence of their own: with a full stop, and a capital unless a hole comes first.
pub fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next();
    let names_hole = letters.next().is_some_and(|second| second.is_ascii_digit());
    let stop = if words.ends_with('.') { "" } else { "." };
    match first {
        Some(first) if !names_hole => {
            let rest = words.get(first.len_utf8()..).unwrap_or_default();
            format!("{}{rest}{stop}", first.to_uppercase())
        }
        Some(_) | None => format!("{words}{stop}"),
    }
}

/// The game is over.
pub fn over(ending: &str) -> String {
    format!("The game is over: {ending}. Enter or a click here shows the result.")
}

/// A letter is awaited.
pub const LABELS: &str = "Type the letter over a piece or a target. Esc: back.";

/// Before a typed move.
pub const PROMPT: &str = ":";

/// What a typed move can still become.
pub fn completions(all: &[String]) -> String {
    let shown: Vec<&str> = all.iter().take(12).map(String::as_str).collect();
    match all.len() {
        0 => "No legal move begins like that.".to_owned(),
        1 => format!("Enter plays {}.", shown.join(" ")),
        number => format!("{}: {}", count(number, "move"), shown.join(" ")),
    }
}

/// What can be typed.
pub const PROMPT_EMPTY: &str = "Type a move as e3-g5. Tab completes, Enter plays, Esc: back.";

/// What stands in the hole under the cursor: nothing.
pub const HOLE_EMPTY: &str = "empty";

/// A piece of a seat.
pub fn hole_of(seat: Seat) -> String {
    format!("a piece of {seat}")
}

/// The hole is part of a goal.
pub fn goal_of(seat: Seat) -> String {
    format!("goal of {seat}")
}

/// A bot's turn.
pub fn bots_turn(seat: Seat) -> String {
    format!("It is the turn of {seat}, a bot.")
}

/// Nothing to take back.
pub const NOTHING_TO_UNDO: &str = "There is no move of a person to take back.";
/// Nothing to play again.
pub const NOTHING_TO_REDO: &str = "Nothing was taken back.";
/// A draw needs people.
pub const BOTS_DO_NOT_AGREE: &str = "Bots do not agree to a draw.";

/// A piece without a legal move.
pub fn cannot_move(hole: &str) -> String {
    format!("The piece on {hole} has no legal move.")
}

/// A bot broke down.
pub fn bot_failed(seat: Seat) -> String {
    format!("The bot of {seat} failed; the first legal move was played for it.")
}

/// So many actions were taken back.
pub fn undone(number: usize) -> String {
    format!("{} taken back. U plays again.", count(number, "move"))
}

/// So many actions were played again.
pub fn redone(number: usize) -> String {
    format!("{} played again.", count(number, "move"))
}

/// Said after the first Ctrl-C.
pub const INTERRUPTED: &str = "Ctrl-C once more ends the program.";
/// The mouse is reported.
pub const MOUSE_ON: &str = "The mouse plays. m gives it back to the terminal.";
/// The mouse is not reported.
pub const MOUSE_OFF: &str = "The mouse selects text now. m lets it play again.";

/// Over the seats.
pub const PANEL_HOME: &str = "home";
/// Over the moves.
pub const PANEL_MOVES: &str = "Moves";
/// The seat is out.
pub const PANEL_OUT: &str = "out";
/// No move yet.
pub const PANEL_NO_MOVES: &str = "none yet";
/// A seat that gave up, in the list of moves.
pub const MOVE_RESIGNS: &str = "resigns";
/// The draw, in the list of moves.
pub const MOVE_DRAW: &str = "draw agreed";
/// A pass, in the list of moves.
pub const MOVE_PASS: &str = "passes";

/// How far the list is scrolled back.
pub fn scrolled(moves: usize) -> String {
    format!("Moves (-{moves})")
}

/// A place, short.
pub fn place(place: usize) -> String {
    match place {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        _ => format!("{place}th"),
    }
}

/// A place that others have too, short.
pub fn shared_place(number: usize) -> String {
    format!("={}", place(number))
}

/// The title of the menu.
pub const MENU_TITLE: &str = "Menu";
/// The title of the result.
pub const RESULT_TITLE: &str = "Result";
/// The title of a question.
pub const QUESTION_TITLE: &str = "Sure?";

/// Who has won, when not everybody shares the first place.
pub fn winners(seats: &[Seat]) -> String {
    let letters: Vec<String> = seats.iter().map(Seat::to_string).collect();
    match seats {
        [_] => format!("{} wins.", letters.concat()),
        _ => format!("{} share the first place.", list(&letters, "and")),
    }
}

/// A seat that plays alone is home.
pub fn alone_home(seat: Seat) -> String {
    format!("{seat} is home.")
}

/// A line of the result: turns of a seat and pieces home.
pub fn result_line(turns: u32, home: usize, pieces: usize, longest: usize) -> String {
    let turns = count(turns as usize, "turn");
    let longest = match longest {
        0 => "no hops".to_owned(),
        hops => format!("{} at most", count(hops, "hop")),
    };
    format!("{turns}, {home}/{pieces} home, {longest}")
}

/// Does the seat give up?
pub fn ask_resign(seat: Seat) -> String {
    format!("Does {seat} resign?")
}

/// Do all agree to a draw?
pub const ASK_DRAW: &str = "Do all players agree to a draw?";
/// Shall the program end?
pub const ASK_QUIT: &str = "Quit? The game is not saved and will be lost.";
/// Shall the game be given up for another?
pub const ASK_LEAVE: &str = "Begin another game? This one will be lost.";

/// The choices.
pub const CHOICE_RESUME: &str = "Back to the game";
/// The rules in force.
pub const CHOICE_RULES: &str = "Rules in force";
/// Help.
pub const CHOICE_HELP: &str = "Help";
/// Take moves back.
pub const CHOICE_UNDO: &str = "Take a move back";
/// Give up.
pub const CHOICE_RESIGN: &str = "Resign";
/// A draw.
pub const CHOICE_DRAW: &str = "Agree on a draw";
/// Another game.
pub const CHOICE_NEW_GAME: &str = "New game";
/// The same again.
pub const CHOICE_REMATCH: &str = "Play again";
/// The board.
pub const CHOICE_BOARD: &str = "Look at the board";
/// Leave.
pub const CHOICE_QUIT: &str = "Quit";
/// Yes.
pub const CHOICE_YES: &str = "Yes (y)";
/// No.
pub const CHOICE_NO: &str = "No (n)";

/// The terminal is too small.
pub fn too_small((width, height): (u16, u16), (needed_width, needed_height): (u16, u16)) -> String {
    format!(
        "Terminal too small: is {width}x{height}, needs {needed_width}x{needed_height}. q quits."
    )
}

/// The title of help.
pub const HELP_TITLE: &str = "Help";

/// The title of the rules.
pub fn rules_title(name: &str) -> String {
    format!("Rules in force: {name}")
}

/// The headings and lines of help.
pub const HELP_GAME: &str = "The game";
/// The game in a few sentences.
pub const HELP_SENTENCES: &[&str] = &[
    "Bring all your pieces into the corner opposite yours, before the others do.",
    "In a turn one piece steps to an empty neighbouring hole, or hops over a piece into the empty \
     hole behind it. Hops may follow one another, in any direction, over pieces of anyone. \
     Nothing is captured.",
];
/// The heading of the signs.
pub const HELP_SIGNS: &str = "Signs on the board";
/// The signs.
pub const HELP_SIGN_LINES: &[&str] = &[
    " A   a piece of A           >A<  the cursor",
    " .   an empty hole          [A]  the piece picked up",
    " :   a hole to be filled    (.)  it may move here",
    "_A_  moved last             <2>  2nd landing of the route",
    " *   where that began, + its landings",
];
/// The heading of the keys.
pub const HELP_KEYS: &str = "Keys";
/// The heading of the mouse.
pub const HELP_MOUSE: &str = "Mouse";
/// The mouse.
pub const HELP_MOUSE_LINES: &[&str] =
    &["Click a piece, then one of its targets; or drag it there. A right click puts it down. \
     The wheel scrolls lists. Everything that looks like a button can be clicked."];

/// What a key does: walk over the board.
pub const DEED_WALK: &str = "move the cursor";
/// Move the focus.
pub const DEED_FOCUS: &str = "move";
/// One hole up and left.
pub const DEED_NORTH_WEST: &str = "one hole up and left";
/// One hole up and right.
pub const DEED_NORTH_EAST: &str = "one hole up and right";
/// One hole left.
pub const DEED_WEST: &str = "one hole left";
/// One hole right.
pub const DEED_EAST: &str = "one hole right";
/// One hole down and left.
pub const DEED_SOUTH_WEST: &str = "one hole down and left";
/// One hole down and right.
pub const DEED_SOUTH_EAST: &str = "one hole down and right";
/// Pick up, commit.
pub const DEED_PICK: &str = "pick up a piece; play its move";
/// Choose.
pub const DEED_CHOOSE: &str = "choose";
/// The next one.
pub const DEED_NEXT: &str = "next piece that can move, or next target";
/// The one before.
pub const DEED_PREVIOUS: &str = "the one before";
/// The next field.
pub const DEED_FIELD: &str = "next or previous part";
/// Labels.
pub const DEED_LABEL: &str = "choose by letters";
/// Type.
pub const DEED_COMMAND: &str = "type a move, as e3-g5";
/// Put down.
pub const DEED_PUT_DOWN: &str = "put the piece down; menu";
/// Back.
pub const DEED_BACK: &str = "back";
/// Undo.
pub const DEED_UNDO: &str = "take your last move back";
/// Redo.
pub const DEED_REDO: &str = "play it again";
/// Recall.
pub const DEED_RECALL: &str = "show the last move again";
/// Pause.
pub const DEED_PAUSE: &str = "hold the bots, let them go on";
/// Scroll.
pub const DEED_SCROLL: &str = "scroll";
/// Theme.
pub const DEED_THEME: &str = "other colours";
/// Zoom.
pub const DEED_ZOOM: &str = "larger or smaller board";
/// Turn.
pub const DEED_TURN: &str = "turn the board (the view only)";
/// Mouse.
pub const DEED_MOUSE: &str = "mouse plays, or selects text";
/// Help.
pub const DEED_HELP: &str = "this help";
/// Rules.
pub const DEED_RULES: &str = "the rules in full";
/// Menu.
pub const DEED_MENU: &str = "menu: rules, resign, draw, new game, quit";
/// Play.
pub const DEED_PLAY: &str = "begin the game";
/// Players.
pub const DEED_PLAYERS: &str = "so many players";
/// Quit.
pub const DEED_QUIT: &str = "quit";
/// Interrupt.
pub const DEED_INTERRUPT: &str = "twice: quit at once";
/// Suspend.
pub const DEED_SUSPEND: &str = "back to the shell for a while";
/// Redraw.
pub const DEED_REDRAW: &str = "draw the screen anew";

/// Short words beside keys at the foot of a screen.
pub const HINT_PICK: &str = "pick";
/// Pass.
pub const HINT_PASS: &str = "pass";
/// Result.
pub const HINT_RESULT: &str = "result";
/// Next.
pub const HINT_NEXT: &str = "next";
/// Labels.
pub const HINT_LABEL: &str = "letters";
/// Type.
pub const HINT_COMMAND: &str = "type";
/// Undo.
pub const HINT_UNDO: &str = "undo";
/// Recall.
pub const HINT_RECALL: &str = "last move";
/// Help.
pub const HINT_HELP: &str = "help";
/// Menu.
pub const HINT_MENU: &str = "menu";
/// Back.
pub const HINT_BACK: &str = "back";
/// Complete.
pub const HINT_COMPLETE: &str = "complete";
/// Play.
pub const HINT_PLAY: &str = "play";
/// Quit.
pub const HINT_QUIT: &str = "quit";
/// Rules.
pub const HINT_RULES: &str = "rules";
/// Theme.
pub const HINT_THEME: &str = "colours";
/// Pause.
pub const HINT_PAUSE: &str = "hold";
/// Go on.
pub const HINT_GO_ON: &str = "go on";
/// Scroll.
pub const HINT_SCROLL: &str = "scroll";

/// A part of the program broke down; the report of it stands above.
pub const BROKEN_DOWN: &str = "a part of the program broke down";

/// Told instead of a screen where there can be none.
pub const NOT_A_TERMINAL: &str = "the game needs a terminal, and standard input or output is none";

/// Words at the foot and in the help while looking back.
pub const HINT_EARLIER: &str = "back";
/// Forward.
pub const HINT_LATER: &str = "forward";
/// Let it play.
pub const HINT_RUN: &str = "run";
/// Go on from here.
pub const HINT_TAKE_OVER: &str = "go on from here";
/// One position back.
pub const DEED_EARLIER: &str = "look one move back";
/// One position forward.
pub const DEED_LATER: &str = "look one move forward";
/// The first position.
pub const DEED_FIRST: &str = "to the beginning";
/// The last position.
pub const DEED_LAST: &str = "to the last move";
/// Faster.
pub const DEED_FASTER: &str = "run faster";
/// Slower.
pub const DEED_SLOWER: &str = "run slower";
/// Take over.
pub const DEED_TAKE_OVER: &str = "go on with the game from the position shown";
/// The number of a move.
pub const DEED_NUMBER: &str = "the number of a move; Enter goes there";
/// Run or stop.
pub const DEED_RUN: &str = "run and stop";
