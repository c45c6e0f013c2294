//! Rules in plain words.

use super::{count, list};
use crate::rules::{
    Blocking, CampEntry, Deadline, Draft, FirstPlayer, GoalExit, Jump, NoMove, Pieces, Players,
    Rules, Switch,
};

/// The rules in force, a sentence a switch.
pub fn rules_in_words(rules: &Rules) -> Vec<String> {
    let words = |&switch: &Switch| match switch {
        // A game knows its number of pieces, whatever the file's table says.
        Switch::Pieces => format!("Each seat has {}.", count(rules.pieces(), "piece")),
        _ => switch_in_words(rules.draft(), switch),
    };
    Switch::ALL.iter().map(words).collect()
}

/// The switches in which a rule set differs from the classic game, each with its sentence.
pub fn differences(draft: &Draft) -> Vec<(Switch, String)> {
    let classic = Draft::classic();
    let full = draft.clone().over(classic.clone());
    let differs = |switch: &Switch| full.value(*switch) != classic.value(*switch);
    Switch::ALL
        .into_iter()
        .filter(differs)
        .map(|switch| (switch, switch_in_words(&full, switch)))
        .collect()
}

/// What a rule set says of a switch, in a sentence; what it leaves unsaid is as in the classic game.
pub fn switch_in_words(draft: &Draft, switch: Switch) -> String {
    let full = draft.clone().over(Draft::classic());
    match switch {
        Switch::Board => board(full.board.unwrap_or_default()),
        Switch::Pieces => pieces(full.pieces.as_ref()),
        Switch::Players => players(full.players.as_ref()),
        Switch::Jump => match full.jump.unwrap_or_default() {
            Jump::Adjacent => "A hop goes over one adjacent piece, into the hole right behind it.",
            Jump::Long => {
                "A hop goes over one piece at any distance on a straight line and lands as far behind \
                 it, with no other piece in between."
            }
        }
        .to_owned(),
        Switch::OthersCamps => camps("camps of other seats", full.others_camps.unwrap_or_default()),
        Switch::UnusedCamps => camps("camps nobody uses", full.unused_camps.unwrap_or_default()),
        Switch::GoalExit => match full.goal_exit.unwrap_or_default() {
            GoalExit::Free => "A piece may leave its goal again.",
            GoalExit::Locked => "A turn that begins in the goal must end in it.",
        }
        .to_owned(),
        Switch::Blocking => blocking(full.blocking.unwrap_or_default()).to_owned(),
        Switch::NoMove => match full.no_move.unwrap_or_default() {
            NoMove::Pass => "A seat without a legal move passes.",
            NoMove::Forfeit => "A seat without a legal move is out.",
        }
        .to_owned(),
        Switch::FirstPlayer => match full.first_player.unwrap_or_default() {
            FirstPlayer::Toss => "A toss decides who begins.".to_owned(),
            FirstPlayer::Seat(seat) => format!("Seat {seat} begins."),
        },
        Switch::PlayOn => if full.play_on.unwrap_or(true) {
            "After the first seat is home the others play on for their places."
        } else {
            "The game ends when the first seat is home."
        }
        .to_owned(),
        Switch::Deadlines => deadlines(full.deadlines.as_deref().unwrap_or_default()),
        Switch::Repetition => match full.repetition.unwrap_or_default() {
            0 => "A position may come back as often as it likes.".to_owned(),
            times => format!("The same position for the {} time is a draw.", ordinal(times)),
        },
        Switch::MaxTurns => match full.max_turns.unwrap_or_default() {
            0 => "The game has no turn limit.".to_owned(),
            turns => format!("After {turns} turns of every seat the game ends unfinished."),
        },
    }
}

fn board(side: i64) -> String {
    match side {
        3 => "The small board: 73 holes, camps of 6.".to_owned(),
        4 => "The usual board: 121 holes, camps of 10.".to_owned(),
        5 => "The large board: 181 holes, camps of 15.".to_owned(),
        other => format!("A board of side {other}, which does not exist."),
    }
}

fn pieces(pieces: Option<&Pieces>) -> String {
    match pieces {
        None | Some(Pieces::Camp(_)) => {
            "Each seat has as many pieces as a camp has holes.".to_owned()
        }
        Some(Pieces::Count(pieces)) => format!("Each seat has {pieces} pieces."),
        Some(Pieces::Table(table)) => {
            let numbers = table.iter();
            let parts: Vec<String> =
                numbers.map(|(n, pieces)| format!("{pieces} with {n} players")).collect();
            format!("Each seat has {}, otherwise as many as a camp has holes.", list(&parts, "and"))
        }
    }
}

fn players(players: Option<&Players>) -> String {
    match players {
        None | Some(Players::Any(_)) => "For any number of players.".to_owned(),
        Some(Players::Only(numbers)) => {
            let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
            format!("For {} players.", list(&numbers, "or"))
        }
    }
}

fn camps(which: &str, entry: CampEntry) -> String {
    match entry {
        CampEntry::Open => format!("Pieces may land and stay in {which}."),
        CampEntry::Pass => {
            format!("A chain of hops may pass through {which}, but no turn may end there.")
        }
        CampEntry::Closed => {
            format!("Nothing may land in {which}; pieces there can be hopped over.")
        }
    }
}

fn blocking(blocking: Blocking) -> &'static str {
    match blocking {
        Blocking::None => "An opponent in your goal simply stands in your way.",
        Blocking::Swap => {
            "When your goal has no empty hole, a piece from outside may take the place of an opponent \
             there, who goes to where your turn began."
        }
        Blocking::FullGoal => {
            "You are home when your goal is full after your turn and at least one piece there is yours."
        }
    }
}

fn deadlines(deadlines: &[Deadline<i64>]) -> String {
    if deadlines.is_empty() {
        return "Nobody has to leave home by a certain turn.".to_owned();
    }
    let parts: Vec<String> = deadlines
        .iter()
        .map(|&Deadline { turn, out, hold }| {
            let ever = if hold { " and ever after" } else { "" };
            format!("{out} by turn {turn}{ever}")
        })
        .collect();
    format!("So many pieces must have left home, or the seat is out: {}.", list(&parts, "and"))
}

fn ordinal(number: i64) -> String {
    match number {
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        4 => "fourth".to_owned(),
        5 => "fifth".to_owned(),
        _ => format!("{number}th"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Book;

    #[test]
    fn a_preset_is_told_by_its_differences() {
        let book = Book::shipped();
        let told = |name| {
            let differences = differences(&book.get(name).unwrap().draft);
            differences.iter().map(|(switch, _)| switch.key()).collect::<Vec<_>>()
        };
        assert!(told("classic").is_empty());
        assert_eq!(told("super"), ["jump", "others_camps", "goal_exit", "blocking"]);
        assert_eq!(told("qq"), ["players", "deadlines"]);
    }

    #[test]
    fn every_switch_has_a_sentence() {
        for switch in Switch::ALL {
            assert!(switch_in_words(&Draft::default(), switch).ends_with('.'), "{switch:?}");
        }
    }
}
