//! What a turn changes: pieces, counters, who is home or out, whose turn comes, how it ends.
//!
//! Legality is left to [`generate`](super::generate), who wins as a team to
//! [`team`](super::team); draws that need the past (repetition) or the
//! table (agreement) to [`Game`](super::Game).

use super::{Action, Move, Position};
use crate::rules::{Blocking, BySeat, NoMove, Rules, Seat, TeamWin, Teams};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Nothing is left to play for: the seats got home or went out.
    Decided,
    /// Every seat still playing passed in a row: a draw.
    Stuck,
    /// The same position came back as often as the rules allow: a draw.
    Repetition,
    /// All seats still playing agreed: a draw.
    Agreed,
    /// Every seat has taken its last turn.
    TurnLimit,
}

/// The place of each seat when a game is over, 1 for the first; seats can share one.
pub type Places = BySeat<Option<usize>>;

impl Position {
    /// Plays an action without asking whether it is legal. Illegal ones may give a position that
    /// breaks its laws, but never anything worse. A draw by agreement changes nothing here.
    #[inline]
    pub fn play_unchecked(&mut self, rules: &Rules, action: Action) {
        match action {
            Action::Move(it) => self.play_move(rules, it),
            Action::Pass => self.play_pass(rules),
            Action::TimeOut => self.play_time_out(rules),
            Action::Item(turn) => self.play_items(rules, turn),
            Action::Resign(seat) => self.play_resign(rules, seat),
            Action::Draw => {}
        }
    }

    /// Plays a move without asking whether it is legal, see [`play_unchecked`](Self::play_unchecked).
    #[inline]
    pub fn play_move(&mut self, rules: &Rules, Move { from, to }: Move) {
        let seat = self.turn;
        self.lift(rules, seat, from);
        // A swap: the piece that stood there goes to the hole where the turn began.
        if let Some(other) = self.piece_at(to) {
            self.lift(rules, other, to);
            self.put(rules, other, from);
        }
        self.put(rules, seat, to);
        self.end_turn_in_time(rules, seat);
    }

    /// A seat that has no legal move passes, or is out.
    pub(super) fn play_pass(&mut self, rules: &Rules) {
        let seat = self.turn;
        self.timeouts[seat] = 0;
        match rules.no_move() {
            NoMove::Pass => {
                // Only passes of seats that still play count: one that goes home or out with this
                // turn takes its pass along.
                let before = self.passes;
                self.passes += 1;
                self.count_turn(rules, seat);
                if !self.playing(rules).contains(seat) {
                    self.passes = self.passes.min(before);
                }
                self.advance(rules, seat);
            }
            NoMove::Forfeit => {
                self.passes = 0;
                self.turns[seat] += 1;
                self.put_out(rules, seat);
                self.advance(rules, seat);
            }
        }
    }

    /// A turn that runs out of time is passed; so many in a row forfeit. Passes in a row are those of
    /// seats that cannot move: a time-out ends them.
    fn play_time_out(&mut self, rules: &Rules) {
        let seat = self.turn;
        self.passes = 0;
        self.timeouts[seat] = self.timeouts[seat].saturating_add(1);
        self.count_turn(rules, seat);
        let patience = rules.clock().map_or(u32::MAX, |clock| clock.timeouts);
        if self.timeouts(seat) >= patience && self.playing(rules).contains(seat) {
            self.put_out(rules, seat);
        }
        self.advance(rules, seat);
    }

    fn play_resign(&mut self, rules: &Rules, seat: Seat) {
        self.passes = 0;
        self.put_out(rules, seat);
        if self.has_props() {
            self.clear_props_of_gone(rules);
        }
        if !self.playing(rules).contains(self.turn) {
            self.advance(rules, self.turn);
        }
    }

    /// The seat has done what its turn was for, neither passing nor letting its time run out.
    #[inline]
    pub(super) fn end_turn_in_time(&mut self, rules: &Rules, seat: Seat) {
        self.passes = 0;
        self.timeouts[seat] = 0;
        self.count_turn(rules, seat);
        self.advance(rules, seat);
    }

    /// Counts the turn, and sees whether the seat is home or out by it.
    #[inline]
    fn count_turn(&mut self, rules: &Rules, seat: Seat) {
        self.turns[seat] += 1;
        if self.got_home(rules, seat) {
            self.retire_home(seat);
        } else if self.misses_deadline(rules, seat) && self.team_with_total(rules).is_none() {
            self.put_out(rules, seat);
        }
    }

    /// Gives the turn to the next seat that plays.
    #[inline]
    pub(super) fn advance(&mut self, rules: &Rules, seat: Seat) {
        if self.has_props() {
            self.age_props(rules, seat);
        }
        let Some(next) = self.playing(rules).after(seat) else {
            return;
        };
        self.set_turn(next);
        if self.all_in_goal(rules, next) {
            self.arrive(rules, next);
        }
    }

    /// A seat whose pieces all stand in its goal when its turn comes is home without moving, and the
    /// turn goes on.
    #[cold]
    fn arrive(&mut self, rules: &Rules, seat: Seat) {
        if self.ending(rules).is_none() {
            self.retire_home(seat);
            self.advance(rules, seat);
        }
    }

    /// Whether all pieces of the seat stand in its goal.
    #[inline]
    pub(super) fn all_in_goal(&self, rules: &Rules, seat: Seat) -> bool {
        self.pieces[seat].is_subset(&rules.goal(seat))
    }

    /// Whether the seat is home after its own turn. Full goal (Parlett): also when no hole of its
    /// goal is empty and at least one of the pieces there is its own.
    #[inline]
    pub(super) fn got_home(&self, rules: &Rules, seat: Seat) -> bool {
        let goal = rules.goal(seat);
        self.all_in_goal(rules, seat)
            || (rules.blocking() == Blocking::FullGoal
                && goal.is_subset(&self.occupied)
                && !(self.pieces[seat] & goal).is_empty())
    }

    /// Why the game is over, as far as the position alone can tell; `None` while it goes on.
    #[inline]
    pub fn ending(&self, rules: &Rules) -> Option<Ending> {
        if self.passes == 0 && rules.max_turns().is_none() {
            return self.is_decided(rules).then_some(Ending::Decided);
        }
        self.slow_ending(rules)
    }

    fn slow_ending(&self, rules: &Rules) -> Option<Ending> {
        let playing = self.playing(rules);
        let last_turn = |limit| playing.iter().all(|seat| self.turns[seat] >= limit);
        if self.is_decided(rules) {
            Some(Ending::Decided)
        } else if self.passes as usize >= playing.len() {
            Some(Ending::Stuck)
        } else {
            rules.max_turns().filter(|&limit| last_turn(limit)).map(|_| Ending::TurnLimit)
        }
    }

    /// Whether nothing is left to play for: one seat left (alone: none), or the first one home
    /// where the rules stop there; of teams, when one has won.
    #[inline]
    fn is_decided(&self, rules: &Rules) -> bool {
        if self.home.is_empty() && self.out.is_empty() {
            return matches!(rules.team_win(), TeamWin::Total(_))
                && self.team_with_total(rules).is_some();
        }
        self.is_decided_by_seats(rules)
    }

    fn is_decided_by_seats(&self, rules: &Rules) -> bool {
        if rules.teams() != Teams::None {
            return self.winning_team(rules).is_some();
        }
        let left = self.playing(rules).len();
        left == 0
            || (left == 1 && rules.seating().len() > 1)
            || (!rules.play_on() && !self.home.is_empty())
    }

    /// The places if the game ended here: seats at home in the order of getting there, those that
    /// are out last, the first to go out at the very end; the rest share the next place. Teams have
    /// a place together, counted in teams.
    pub fn places(&self, rules: &Rules) -> Places {
        if rules.teams() != Teams::None {
            return self.team_places(rules);
        }
        let mut places = Places::default();
        for seat in self.playing(rules).iter() {
            places[seat] = Some(self.home.len() + 1);
        }
        for (index, seat) in self.home.iter().enumerate() {
            places[seat] = Some(index + 1);
        }
        for (index, seat) in self.out.iter().enumerate() {
            places[seat] = Some(rules.seating().len() - index);
        }
        places
    }
}
