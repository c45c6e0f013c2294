//! The words of the screens.
//!
//! Names of keys are left to the key table: they are the same in every language.

use core::time::Duration;

use super::{Join, Label, Language, Words, message};
use crate::bot::Level;
use crate::game::{Cause, Demand};
use crate::rules::{Rules, Seat};
use crate::table::{Declined, Player};

/// The colour of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Hue {
    Red,
    Orange,
    Brown,
    Pink,
    Plum,
    Yellow,
    Olive,
    Cyan,
    Green,
    Violet,
    Blue,
    White,
    Grey,
    Black,
}

/// Seats and who plays them.
impl Words {
    /// The word for a colour.
    pub fn hue(self, hue: Hue) -> &'static str {
        self.say(match hue {
            Hue::Red => Label::HueRed,
            Hue::Pink => Label::HuePink,
            Hue::Plum => Label::HuePlum,
            Hue::Yellow => Label::HueYellow,
            Hue::Olive => Label::HueOlive,
            Hue::Cyan => Label::HueCyan,
            Hue::Green => Label::HueGreen,
            Hue::Violet => Label::HueViolet,
            Hue::Blue => Label::HueBlue,
            Hue::Orange => Label::HueOrange,
            Hue::Brown => Label::HueBrown,
            Hue::White => Label::HueWhite,
            Hue::Grey => Label::HueGrey,
            Hue::Black => Label::HueBlack,
        })
    }

    /// Where a seat begins.
    pub fn corner(self, seat: Seat) -> &'static str {
        self.say(match seat.letter() {
            'A' => Label::CornerA,
            'B' => Label::CornerB,
            'C' => Label::CornerC,
            'D' => Label::CornerD,
            'E' => Label::CornerE,
            _ => Label::CornerF,
        })
    }

    /// A seat with its colour.
    pub fn seat(self, seat: Seat, colour: Option<Hue>) -> String {
        match colour {
            Some(colour) => self.tell(message::seat_colour(seat, self.hue(colour))),
            None => seat.to_string(),
        }
    }

    /// The seat that the toss lets begin.
    pub fn tossed(self, seat: Seat) -> String {
        self.tell(message::tossed(seat))
    }

    /// Who decides for a seat.
    pub fn player(self, player: Player) -> &'static str {
        match player {
            Player::Human => self.say(Label::Person),
            Player::Bot(level) => self.bot(level),
        }
    }

    /// A bot of a level.
    pub fn bot(self, level: Level) -> &'static str {
        self.say(match level {
            Level::Easy => Label::BotEasy,
            Level::Normal => Label::BotNormal,
            Level::Hard => Label::BotHard,
            Level::Expert => Label::BotExpert,
        })
    }

    /// Why the number of players cannot be chosen.
    pub fn players_not_allowed(self, preset: &str, players: usize) -> String {
        self.tell(message::players_not_allowed(preset, players))
    }
}

/// What can be done on the board.
impl Words {
    /// The title of the board: whose turn it is.
    pub fn turn(self, seat: &str, turn: usize) -> String {
        self.tell(message::turn(turn, seat))
    }

    /// What there is to do in the game, told at a seat's first turn.
    pub fn first_turn(self, seat: &str, goal: Seat, pieces: usize) -> String {
        self.tell(message::first_turn(seat, pieces, self.corner(goal)))
    }

    /// What a person can do with the cursor on a piece that can move.
    pub fn to_move_here(self, seat: &str, hole: &str) -> String {
        self.tell(message::to_move_here(seat, hole))
    }

    /// What a person can do with the cursor elsewhere.
    pub fn to_move(self, seat: &str) -> String {
        self.tell(message::to_move(seat))
    }

    /// What a person can do with a piece picked up.
    pub fn picked(self, targets: usize) -> String {
        self.tell(message::picked(targets))
    }

    /// The move that Enter would play: a swap, and where the piece that stood there goes.
    pub fn preview_swap(self, route: &str, other: Seat, to: &str) -> String {
        self.tell(message::preview_swap(route, other, to))
    }

    /// The move that Enter would play would put its own seat out.
    pub fn preview_out(self, route: &str) -> String {
        self.tell(message::preview_out(route))
    }

    /// The move that Enter would play: a step.
    pub fn preview_step(self, route: &str) -> String {
        self.tell(message::preview_step(route))
    }

    /// The move that Enter would play: hops.
    pub fn preview_hops(self, route: &str, hops: usize) -> String {
        self.tell(message::preview_hops(route, hops))
    }

    /// A person has no legal move.
    pub fn must_pass(self, seat: &str) -> String {
        self.tell(message::must_pass(seat))
    }

    /// A bot is at work; perhaps it is known how deep it looks, and how long it has.
    pub fn thinking(self, seat: &str, depth: Option<(u32, Duration)>) -> String {
        self.tell(match depth {
            Some((depth, time)) => {
                message::thinking_deep(seat, depth, format!("{:.1}", time.as_secs_f32()))
            }
            None => message::thinking(seat),
        })
    }

    /// A move is being shown.
    pub fn flying(self, seat: Seat, text: &str) -> String {
        self.tell(message::flying(seat, text))
    }

    /// The game is over.
    pub fn over(self, ending: &str) -> String {
        self.tell(message::game_over(ending))
    }

    /// What a typed move can still become.
    pub fn completions(self, all: &[String]) -> String {
        let shown: Vec<&str> = all.iter().take(12).map(String::as_str).collect();
        let shown = shown.join(" ");
        match all.len() {
            0 => self.say(Label::CompletionNone).to_owned(),
            1 => self.tell(message::completion(shown)),
            number => self.tell(message::completions(number, shown)),
        }
    }

    /// What the terminal lacks: columns and lines it has, and those that are needed; that key quits.
    pub fn too_small(self, has: (u16, u16), needs: (u16, u16), key: &str) -> String {
        let size = |(width, height)| format!("{width}x{height}");
        self.tell(message::too_small(size(has), size(needs), key))
    }
}

/// The hole under the cursor.
impl Words {
    /// A piece of a seat.
    pub fn hole_of(self, seat: Seat) -> String {
        self.tell(message::hole_of(seat))
    }

    /// What stands in a hole that is part of a goal.
    pub fn hole_in_goal(self, stands: &str, goal: Seat) -> String {
        self.tell(message::hole_in_goal(stands, self.tell(message::goal_of(goal))))
    }

    /// What a deadline asks, after what stands in a hole.
    pub fn hole_and_deadline(self, stands: &str, demand: Demand) -> String {
        self.tell(message::hole_and_deadline(stands, self.demand(demand)))
    }

    /// What a deadline asks.
    pub fn demand(self, demand: Demand) -> String {
        self.tell(match demand {
            Demand::Leave { pieces, turn } => message::deadline(pieces, turn),
            Demand::Stay { pieces } => message::deadline_stay(pieces),
        })
    }
}

/// What has happened.
impl Words {
    /// A seat went out, and why.
    pub fn out_by(self, seat: Seat, cause: Cause) -> String {
        self.tell(match cause {
            Cause::Resigned => message::out_by_resigning(seat),
            Cause::Deadline => message::out_by_deadline(seat),
            Cause::TimeOuts => message::out_by_time(seat),
            Cause::NoMove => message::out_by_no_move(seat),
            Cause::Partner => message::out_by_partner(seat),
        })
    }

    /// Why nothing happened at the table.
    pub fn declined(self, rules: &Rules, declined: &Declined) -> String {
        let label = match declined {
            Declined::Refused(refusal) => return self.refusal(rules, refusal),
            Declined::BotsTurn(seat) => return self.tell(message::bots_turn(*seat)),
            Declined::BotsDoNotAgree => Label::BotsDoNotAgree,
            Declined::NothingToUndo => Label::NothingToUndo,
            Declined::NothingToRedo => Label::NothingToRedo,
        };
        self.say(label).to_owned()
    }

    /// A piece without a legal move.
    pub fn cannot_move(self, hole: &str) -> String {
        self.tell(message::cannot_move(hole))
    }

    /// A bot broke down.
    pub fn bot_failed(self, seat: Seat) -> String {
        self.tell(message::bot_failed(seat))
    }

    /// So many actions were taken back; that key plays them again.
    pub fn undone(self, number: usize, key: &str) -> String {
        self.tell(message::undone(number, key))
    }

    /// So many actions were played again.
    pub fn redone(self, number: usize) -> String {
        self.tell(message::redone(number))
    }

    /// How far the list of moves is scrolled back.
    pub fn scrolled(self, moves: usize) -> String {
        self.tell(message::scrolled(moves))
    }

    /// Words as a sentence of their own: with a full stop, and in English a capital unless a hole
    /// comes first.
    pub fn sentence(self, words: &str) -> String {
        let stop = self.say(Label::FullStop);
        let stop = if words.ends_with(stop) { "" } else { stop };
        let mut letters = words.chars();
        let first = letters.next();
        let names_hole = letters.next().is_some_and(|second| second.is_ascii_digit());
        match (self.language(), first) {
            (Language::English, Some(first)) if !names_hole => {
                let rest = words.get(first.len_utf8()..).unwrap_or_default();
                format!("{}{rest}{stop}", first.to_uppercase())
            }
            (Language::English | Language::Simplified | Language::Traditional, _) => {
                format!("{words}{stop}")
            }
        }
    }
}

/// Windows and pages.
impl Words {
    /// Sentences one after the other, as the language sets them.
    pub fn sentences(self, told: &[String]) -> String {
        told.join(match self.language() {
            Language::English => " ",
            Language::Simplified | Language::Traditional => "",
        })
    }

    /// A place, short.
    pub fn place(self, place: usize) -> String {
        self.tell(message::place(place))
    }

    /// A place that others have too, short.
    pub fn shared_place(self, place: usize) -> String {
        format!("={}", self.place(place))
    }

    /// Who has won, when not everybody shares the first place.
    pub fn winners(self, seats: &[String]) -> String {
        self.tell(match seats {
            [seat] => message::winner(seat),
            _ => message::winners(self.list(seats, Join::And)),
        })
    }

    /// Does the seat give up?
    pub fn ask_resign(self, seat: Seat) -> String {
        self.tell(message::ask_resign(seat))
    }

    /// The title of the rules.
    pub fn rules_title(self, name: &str) -> String {
        self.tell(message::rules_title(name))
    }
}
