//! From a draft to rules: everything is checked, then the tables of each seat are worked out.

mod camps;
mod teams;
mod check;

use std::collections::BTreeMap;

use super::{
    Blocking, Clock, Deadline, Draft, Fault, FirstPlayer, GoalExit, ItemCounts, Jump, NoMove, Seat,
    SeatSet, Seating, TeamWin, Teams,
};
use crate::board::{Board, Corner, HoleSet, LineSet};

use camps::Camps;
use check::Checked;

/// The rules of a game for its seats: consistent, with every table that moves and turns need.
#[derive(Clone, Debug)]
pub struct Rules {
    draft: Draft,
    seating: Seating,
    board: &'static Board,
    checked: Checked,
    camps: Camps,
}

impl Rules {
    /// The rules that the draft means for these seats; what it leaves unsaid is as in the classic
    /// game.
    ///
    /// # Errors
    ///
    /// Every contradiction there is, in the order of the switches.
    pub fn new(draft: &Draft, seating: Seating) -> Result<Self, Vec<Fault>> {
        let draft = draft.clone().over(Draft::classic());
        let checked = Checked::of(&draft, seating)?;
        let board = Board::of(checked.shape);
        let camps = Camps::of(board, seating, checked.pieces, &draft);
        Ok(Self { draft, seating, board, checked, camps })
    }

    /// The full rule set in force: a draft that says every switch.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.board
    }

    /// The seats that play.
    #[inline]
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// The corner that a seat starts from.
    pub fn corner(&self, seat: Seat) -> Corner {
        corner(seat)
    }

    /// How many pieces each seat has.
    pub fn pieces(&self) -> usize {
        self.checked.pieces
    }

    /// How far a hop reaches.
    #[inline]
    pub fn jump(&self) -> Jump {
        self.draft.jump.unwrap_or_default()
    }

    /// Whether pieces may leave their goal.
    #[inline]
    pub fn goal_exit(&self) -> GoalExit {
        self.draft.goal_exit.unwrap_or_default()
    }

    /// What helps against a blocked goal.
    #[inline]
    pub fn blocking(&self) -> Blocking {
        self.draft.blocking.unwrap_or_default()
    }

    /// What becomes of a seat that cannot move.
    pub fn no_move(&self) -> NoMove {
        self.draft.no_move.unwrap_or_default()
    }

    /// Who begins.
    pub fn first_player(&self) -> FirstPlayer {
        self.draft.first_player.unwrap_or_default()
    }

    /// Whether the game goes on after the first seat is home.
    pub fn play_on(&self) -> bool {
        self.draft.play_on.unwrap_or(true)
    }

    /// The deadlines, earliest first.
    #[inline]
    pub fn deadlines(&self) -> &[Deadline<u32>] {
        &self.checked.deadlines
    }

    /// The how-manieth occurrence of a position is a draw; `None` when repeating is free.
    pub fn repetition(&self) -> Option<usize> {
        self.checked.repetition
    }

    /// After how many turns of every seat the game ends unfinished, if it does.
    #[inline]
    pub fn max_turns(&self) -> Option<u32> {
        self.checked.max_turns
    }

    /// Which seats play together.
    #[inline]
    pub fn teams(&self) -> Teams {
        self.draft.teams.unwrap_or_default()
    }

    /// The team of a seat, itself included; without teams the seat alone.
    #[inline]
    pub fn team_of(&self, seat: Seat) -> SeatSet {
        self.checked.team[seat]
    }

    /// The other seats of a seat's team.
    pub fn partners(&self, seat: Seat) -> SeatSet {
        self.checked.team[seat].without([seat].into_iter().collect())
    }

    /// The number of a seat's team, from 1 in the order of their first seats; `None` where everybody
    /// plays for themselves.
    pub fn team_number(&self, seat: Seat) -> Option<usize> {
        let leads = |seat: &Seat| self.team_of(*seat).iter().next() == Some(*seat);
        let mut leaders = self.seating.iter().filter(leads);
        let own = leaders.position(|leader| self.team_of(leader).contains(seat));
        own.filter(|_| self.teams() != Teams::None).map(|number| number + 1)
    }

    /// When a team wins; without teams it says nothing.
    #[inline]
    pub fn team_win(&self) -> TeamWin<u32> {
        self.checked.team_win
    }

    /// How long a turn may take; `None` where that does not matter.
    pub fn clock(&self) -> Option<Clock<u32>> {
        self.checked.clock
    }

    /// How many items each seat has; `None` where there are none.
    pub fn items(&self) -> Option<ItemCounts> {
        self.checked.items
    }

    /// The holes where a seat's pieces begin.
    #[inline]
    pub fn start(&self, seat: Seat) -> HoleSet {
        self.camps.start[seat]
    }

    /// The holes that a seat's pieces must fill.
    #[inline]
    pub fn goal(&self, seat: Seat) -> HoleSet {
        self.camps.goal[seat]
    }

    /// The holes that a seat's pieces may land on during a turn.
    #[inline]
    pub fn landing(&self, seat: Seat) -> HoleSet {
        self.camps.landing[seat]
    }

    /// The [`landing`](Self::landing) holes along their lines.
    #[inline]
    pub fn landing_lines(&self, seat: Seat) -> &LineSet {
        &self.camps.landing_lines[seat]
    }

    /// The holes where a turn of the seat may end, as far as camps are concerned.
    #[inline]
    pub fn ending(&self, seat: Seat) -> HoleSet {
        self.camps.ending[seat]
    }

    /// The numbers of players that a rule set makes sense for.
    pub fn allowed_players(draft: &Draft) -> Vec<usize> {
        Seating::each()
            .filter(|&seating| Self::new(draft, seating).is_ok())
            .map(Seating::len)
            .collect()
    }
}

/// On a star a seat's letter is the letter of its corner.
fn corner(seat: Seat) -> Corner {
    Corner::new(seat.index() as u8)
}

/// What a table says for that number of players. It has no other keys.
fn said_for(
    table: &BTreeMap<String, i64>,
    players: usize,
    faults: &mut Vec<Fault>,
    fault: fn(String) -> Fault,
) -> Option<i64> {
    let numbers: Vec<String> = (1..=Seat::MAX).map(|n| n.to_string()).collect();
    let unknown = table.keys().filter(|key| !numbers.contains(key));
    faults.extend(unknown.map(|key| fault(key.clone())));
    table.get(&players.to_string()).copied()
}

/// The rules that these lines of a file mean for these seats.
#[cfg(test)]
fn typed(settings: &str, players: &str) -> Result<Rules, Vec<Fault>> {
    let draft: Draft = toml::from_str(settings).unwrap();
    Rules::new(&draft, Seating::parse(players).unwrap())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_empty_file_is_the_classic_game() {
        let rules = typed("", "6").unwrap();
        assert_eq!((rules.board().len(), rules.pieces()), (121, 10));
        assert_eq!(rules.draft(), &Draft::classic());
    }
}
