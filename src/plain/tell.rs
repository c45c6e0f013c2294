//! What there is to say of a game: whose turn it is, what was played, where the pieces stand.

use super::word::Word;
use crate::board::Hole;
use crate::bot;
use crate::game::{Action, Cause, Game, Move, MoveTextError, Position};
use crate::rules::{Rules, Seat};
use crate::table::Table;
use crate::text::{self, Label, Standing, Who, Words};
use crate::tui::{Keep, Origin};

/// Tells of a game after so many of its actions; lines come out.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The language.
    pub words: Words,
    /// What the rules and the players are called.
    pub keep: &'a Keep,
    /// The game, and who plays it.
    pub table: &'a Table,
    /// How many actions are told of.
    pub at: usize,
}

impl Teller<'_> {
    fn game(&self) -> &Game {
        self.table.game()
    }

    fn rules(&self) -> &Rules {
        self.game().rules()
    }

    fn position(&self) -> &Position {
        &self.game().positions()[self.at]
    }

    fn name(&self, hole: Hole) -> String {
        self.rules().board().name(hole)
    }

    pub(super) fn who(&self, seat: Seat) -> String {
        let (player, name) = (self.table.player(seat), &self.keep.names[seat]);
        self.words.who(Who { seat, player, name })
    }

    /// Whether the game has ended in the position that is told of.
    fn is_over(&self) -> bool {
        self.at == self.game().actions().len() && self.game().ending().is_some()
    }

    /// The rules, who plays, and how far the game is when it goes on.
    pub fn opening(&self) -> Vec<String> {
        let summary = self.keep.record(self.table).summary();
        let mut told = vec![format!("{}: {}", summary.preset, self.words.saved_seats(&summary))];
        if summary.actions > 0 {
            told.push(self.words.sentence(&self.words.saved_state(&summary)));
        }
        told
    }

    /// Which position of a replay is told of.
    pub fn where_in_replay(&self) -> String {
        self.words.plain_at(self.at, self.game().actions().len())
    }

    /// Whose turn it is, and what to know about it; nothing on a bot's turn and in a replay, where
    /// nobody moves. What can be done when the game is over.
    pub fn prompt(&self) -> Vec<String> {
        if self.is_over() {
            return vec![self.words.say(Label::PlainOver).to_owned()];
        }
        if self.keep.origin == Origin::Replay {
            return Vec::new();
        }
        let Some(seat) = self.table.person_to_move() else { return Vec::new() };
        let (words, position) = (self.words, self.position());
        let turn = position.turns(seat) as usize + 1;
        let mut told = vec![words.sentence(&words.turn(&self.who(seat), turn))];
        if turn == 1 {
            told.push(words.plain_aim(self.rules(), seat));
        }
        if !position.can_move(self.rules()) {
            told.push(words.plain_must_pass(seat));
        }
        let demand = position.demand(self.rules(), seat);
        told.extend(demand.map(|demand| words.sentence(&words.demand(demand))));
        let left = self.table.time_left().map(|left| left.as_secs());
        told.extend(left.map(|left| words.plain_time(u32::try_from(left).unwrap_or(u32::MAX))));
        vec![words.sentences(&told)]
    }

    /// The last action, what came of it, and what there is to do now.
    pub fn played(&self) -> Vec<String> {
        let Some(before) = self.at.checked_sub(1) else { return Vec::new() };
        let (game, words) = (self.game(), self.words);
        let (position, action) = (&game.positions()[before], game.actions()[before]);
        let who = self.who(position.turn());
        let mut told = vec![words.plain_played(self.rules(), position, action, &who)];
        told.extend(self.departures(before));
        match self.is_over() {
            true => told.extend(self.end()),
            false if self.at == game.actions().len() => told.extend(self.prompt()),
            false => {}
        }
        told
    }

    /// Who went out by an action, but for the one who resigned: the action says so itself.
    fn departures(&self, action: usize) -> impl Iterator<Item = String> {
        let gone = self.game().departures_by(action).into_iter();
        gone.filter(|gone| gone.cause != Cause::Resigned)
            .map(|gone| self.words.sentence(&self.words.out_by(gone.seat, gone.cause)))
    }

    /// How the game has ended: who has won, and a line for each seat.
    pub fn end(&self) -> Vec<String> {
        let (game, words) = (self.game(), self.words);
        let mut told = words.headlines(game, |seat| self.who(seat));
        told.extend(self.crossing());
        told.extend(words.standings(game).into_iter().map(|Standing { seat, place, told }| {
            words.plain_standing(&place, &self.who(seat), &told)
        }));
        if self.keep.origin != Origin::Replay {
            told.push(words.say(Label::PlainOver).to_owned());
        }
        told
    }

    /// How a crossing alone has ended, against the fewest moves.
    fn crossing(&self) -> Option<String> {
        let (game, rules) = (self.game(), self.rules());
        let course = bot::course(rules, game.start())?;
        let seat = game.position().home().iter().next()?;
        Some(self.words.solo_result(game.position().turns(seat), bot::par(&course)))
    }

    /// The board in rows of letters.
    pub fn board(&self) -> Vec<String> {
        let drawn = text::board(self.rules(), self.position());
        drawn.lines().map(str::to_owned).collect()
    }

    /// Where the pieces of every seat stand, in the goal and elsewhere, the nearest to it first.
    pub fn stand(&self) -> Vec<String> {
        let (rules, position) = (self.rules(), self.position());
        let stand = |seat: Seat| {
            let goal = rules.board().shape().opposite(rules.corner(seat));
            let mut pieces: Vec<Hole> = position.pieces(seat).iter().collect();
            pieces.sort_by_key(|&hole| (rules.board().row_from(goal, hole), hole));
            let (home, outside): (Vec<Hole>, Vec<Hole>) =
                pieces.into_iter().partition(|&hole| rules.goal(seat).contains(hole));
            let [home, outside] = [home, outside]
                .map(|holes| holes.into_iter().map(|hole| self.name(hole)).collect::<Vec<_>>());
            self.words.plain_stand(&self.who(seat), &home, &outside)
        };
        rules.seating().iter().map(stand).collect()
    }

    /// The position in one line.
    pub fn position_text(&self) -> String {
        self.position().text(self.rules())
    }

    /// The legal moves, a line a piece, or those of the piece on a hole.
    pub fn moves(&self, hole: &str) -> Vec<String> {
        let (rules, position, words) = (self.rules(), self.position(), self.words);
        if self.is_over() {
            return self.prompt();
        }
        let only = rules.board().hole_named(hole);
        if let (false, None) = (hole.is_empty(), only) {
            let error = MoveTextError::NoHole { name: hole.to_owned() };
            return vec![words.sentence(&words.move_text_error(&error))];
        }
        let pieces =
            position.piece_moves(rules).filter(|it| only.is_none_or(|hole| hole == it.from));
        let mut lines: Vec<String> = pieces
            .filter_map(|it| {
                let moves: Vec<String> =
                    it.iter().map(|it| position.move_text(rules, it)).collect();
                (!moves.is_empty()).then(|| moves.join(" "))
            })
            .collect();
        if lines.is_empty() {
            lines.push(self.no_moves(only));
        }
        lines
    }

    /// Why there is no move, for the seat or for the piece on a hole.
    fn no_moves(&self, hole: Option<Hole>) -> String {
        let (rules, position, words) = (self.rules(), self.position(), self.words);
        let Some(hole) = hole.filter(|_| position.can_move(rules)) else {
            return words.plain_must_pass(position.turn());
        };
        match position.piece_at(hole) {
            Some(seat) if seat == position.turn() => words.cannot_move(&self.name(hole)),
            Some(_) | None => {
                let refusal = self.game().check(Action::Move(Move { from: hole, to: hole })).err();
                refusal.map(|it| words.sentence(&words.refusal(rules, &it))).unwrap_or_default()
            }
        }
    }

    /// What was played so far.
    pub fn history(&self) -> Vec<String> {
        match self.at {
            0 => vec![self.words.sentence(self.words.say(Label::PanelNoMoves))],
            at => text::moves(self.game(), at),
        }
    }

    /// The rules in force.
    pub fn rules_in_words(&self) -> Vec<String> {
        let title = self.words.rules_title(&self.keep.preset);
        [title].into_iter().chain(self.words.rules(self.rules())).collect()
    }

    /// Everything that can be typed.
    pub fn help(&self) -> Vec<String> {
        let line = |form: &str, label| format!("{form}: {}", self.words.say(label));
        let (first, words): (String, Vec<Word>) = match self.keep.origin {
            Origin::Replay => {
                (self.words.say(Label::PlainReplay).to_owned(), Word::in_replay().collect())
            }
            Origin::New | Origin::Saved(_) | Origin::Lesson(_) => {
                (line("e3-g5", Label::PlainMove), Word::in_play().collect())
            }
        };
        let words = words.into_iter().map(|word| line(word.form(), word.label()));
        [first].into_iter().chain(words).collect()
    }
}
