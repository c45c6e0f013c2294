//! What is said where there is no screen: a game in lines, for people who listen and for scripts.

use super::{Label, Words, message};
use crate::game::{Action, Cause, Ending, Game, Position};
use crate::rules::{Rules, Seat};
use crate::table::{Name, Player};

/// Who is meant: a seat, with who decides for it and what that one is called.
#[derive(Clone, Copy, Debug)]
pub struct Who<'a> {
    /// The seat.
    pub seat: Seat,
    /// Who decides.
    pub player: Player,
    /// What that one is called.
    pub name: &'a Name,
}

/// Questions before a game.
impl Words {
    /// Which rules?
    pub fn plain_ask_preset(self, presets: &str, usual: &str) -> String {
        self.tell(message::plain_ask_preset(presets, usual))
    }

    /// How many players?
    pub fn plain_ask_players(self, numbers: &str, usual: &str) -> String {
        self.tell(message::plain_ask_players(numbers, usual))
    }

    /// How many can play, where something else was typed.
    pub fn plain_players_form(self, preset: &str, numbers: &str, found: &str) -> String {
        self.tell(message::plain_players_form(preset, numbers, found))
    }

    /// Who plays a seat?
    pub fn plain_ask_seat(self, seat: Seat, usual: &str) -> String {
        self.tell(message::plain_ask_seat(seat, self.everybody(), usual))
    }
}

/// A game in play.
impl Words {
    /// A seat with its name, or with its bot.
    pub fn who(self, who: Who<'_>) -> String {
        match (who.name.as_str(), who.player) {
            ("", Player::Human) => who.seat.to_string(),
            ("", Player::Bot(level)) => self.tell(message::who_bot(who.seat, self.bot(level))),
            (name, _) => self.tell(message::who_named(name, who.seat)),
        }
    }

    /// Where a seat has to go.
    pub fn plain_aim(self, rules: &Rules, seat: Seat) -> String {
        let corner = rules.board().shape().opposite(rules.corner(seat));
        let mut seats = Seat::ALL.into_iter();
        let goal = seats.find(|seat| seat.index() == corner.index()).unwrap_or(seat);
        self.tell(message::plain_aim(seat, rules.pieces(), self.corner(goal)))
    }

    /// What was done in a position, by whom, and what came of it.
    pub fn plain_played(
        self,
        rules: &Rules,
        before: &Position,
        action: Action,
        who: &str,
    ) -> String {
        match action {
            Action::Move(_) | Action::Item(_) => self.plain_moved(rules, before, action, who),
            Action::Pass => self.tell(message::plain_passed(who)),
            Action::TimeOut => self.sentence(&self.time_out(before.turn())),
            Action::Resign(seat) => self.sentence(&self.out_by(seat, Cause::Resigned)),
            Action::Draw => self.sentence(self.ending(Ending::Agreed)),
        }
    }

    fn plain_moved(self, rules: &Rules, before: &Position, action: Action, who: &str) -> String {
        let (seat, text) = (before.turn(), before.action_text(rules, action));
        let mut after = before.clone();
        after.play_unchecked(rules, action);
        let way = match action {
            Action::Move(it) => match before.piece_at(it.to) {
                Some(other) => self.tell(message::plain_swap(other, rules.board().name(it.from))),
                None => self.way(before.rows_left(rules, seat), after.rows_left(rules, seat)),
            },
            Action::Item(_) => {
                self.way(before.rows_left(rules, seat), after.rows_left(rules, seat))
            }
            Action::Pass | Action::TimeOut | Action::Resign(_) | Action::Draw => String::new(),
        };
        let home = after.pieces_home(rules, seat);
        self.tell(message::plain_moved(who, text, way, home, rules.pieces()))
    }

    /// How far a move went, from the rows left before and after it.
    fn way(self, before: usize, after: usize) -> String {
        match before.abs_diff(after) {
            0 => self.say(Label::PlainSideways).to_owned(),
            rows if after < before => self.tell(message::plain_forward(rows)),
            rows => self.tell(message::plain_backward(rows)),
        }
    }

    /// How a seat has ended: its place and what it did.
    pub fn plain_standing(self, place: &str, who: &str, told: &str) -> String {
        let told = self.tell(message::plain_standing(place, who, told));
        self.sentence(told.trim_start())
    }

    /// A seat without a legal move.
    pub fn plain_must_pass(self, seat: Seat) -> String {
        self.tell(message::plain_must_pass(seat))
    }

    /// The time a turn still has.
    pub fn plain_time(self, seconds: u32) -> String {
        self.tell(message::plain_time(self.time_left(seconds)))
    }

    /// Where the pieces of a seat stand: in the goal, and elsewhere.
    pub fn plain_stand(self, who: &str, home: &[String], outside: &[String]) -> String {
        let pieces = home.len() + outside.len();
        let mut told = self.tell(message::plain_home(who, home.len(), pieces));
        if !home.is_empty() {
            told += &self.tell(message::plain_in_goal(home.join(" ")));
        }
        if !outside.is_empty() {
            told += &self.tell(message::plain_outside(outside.join(" ")));
        }
        told
    }

    /// What is wrong behind `seat`.
    pub fn plain_seat_form(self, seats: &str) -> String {
        self.tell(message::plain_seat_form(seats, self.everybody()))
    }

    /// Who plays a seat from now on.
    pub fn plain_sits(self, seat: Seat, player: Player) -> String {
        self.tell(message::plain_sits(seat, self.player(player)))
    }

    /// The position of a replay that is shown.
    pub fn plain_at(self, at: usize, all: usize) -> String {
        self.sentence(&self.look_title(at, all))
    }

    /// There is no such move in a replay.
    pub fn plain_at_form(self, all: usize) -> String {
        self.tell(message::plain_at_form(all))
    }
}

/// The moves of a game up to a number, a line each: its number, the seat, the action.
pub fn moves(game: &Game, at: usize) -> Vec<String> {
    let turns = game.positions().iter().zip(game.actions()).take(at);
    let told = turns
        .map(|(position, &action)| (position.turn(), position.action_text(game.rules(), action)));
    (1..).zip(told).map(|(number, (seat, action))| format!("{number}. {seat} {action}")).collect()
}
