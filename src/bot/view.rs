//! What a bot looks at: the game through the eyes of the seat to move.
//!
//! It holds rules for thinking and, for every seat, the worth of each hole. Which moves to think
//! about is left to [`root`](super::root), thinking itself to [`plan`](super::plan) and
//! [`reply`](super::reply).

use super::leave::{WayOut, is_deadline_near};
use super::weights::{
    DEEP_STRAGGLER, DETOUR, FLEE, HURRY, INTRUDER, OTHERS, OUTSIDE, ROW, SIDEWAYS, STAY, STRAGGLER,
};
use crate::board::{Hole, HoleSet};
use crate::game::{Action, Game, Move, Position};
use crate::rules::{Blocking, BySeat, NoMove, Rules, Seat, SeatSet, TeamWin, Teams};

/// Holes of the largest board.
const HOLES: usize = Hole::NUMBERS;

/// What the way of a piece is measured by.
#[derive(Clone, Copy)]
struct Scale {
    /// See [`STRAGGLER`].
    straggler: i32,
    /// See [`SIDEWAYS`].
    sideways: i32,
}

const AT_A_GLANCE: Scale = Scale { straggler: STRAGGLER, sideways: 0 };
const DEEP: Scale = Scale { straggler: DEEP_STRAGGLER, sideways: SIDEWAYS };

/// A game through the eyes of the seat to move.
pub(super) struct View<'a> {
    pub game: &'a Game,
    pub me: Seat,
    /// The team of `me`, itself included.
    pub ours: SeatSet,
    /// The rules without what only counts turns: in thought a seat hands its turn on by passing,
    /// which must put nobody out and end no game; and without teams, whose winning only ends one.
    pub rules: Rules,
    /// Whether a deadline leaves no time for anything else.
    pub in_a_hurry: bool,
    /// What a turn that is left on the way out of the start zone costs.
    pub stay: i32,
    /// That way.
    pub way_out: WayOut,
    /// How good it is for `me` that a piece of the seat stands in the hole.
    worth: BySeat<[i32; HOLES]>,
}

impl<'a> View<'a> {
    pub fn new(game: &'a Game) -> Self {
        Self::with(game, AT_A_GLANCE, |rules, me, other, percent| {
            others_worth(rules, me, other, percent)
        })
    }

    /// The same, but the other seats think of their pieces as this one of its own: for searches
    /// deep enough to see for themselves who is in whose way. Stragglers count more here, and the
    /// middle line counts at all.
    pub fn even(game: &'a Game) -> Self {
        Self::with(game, DEEP, |rules, _, other, percent| {
            let way_out = WayOut::new(rules, game.position(), other);
            own_worth(rules, other, DEEP, STAY, &way_out).map(|worth| -worth * percent / 100)
        })
    }

    fn with(
        game: &'a Game,
        scale: Scale,
        others_worth: impl Fn(&Rules, Seat, Seat, i32) -> [i32; HOLES],
    ) -> Self {
        let (position, real) = (game.position(), game.rules());
        let me = position.turn();
        let strangers = (position.occupied() - position.pieces(me)) & real.start(me);
        let way_out = WayOut::new(real, position, me);
        let in_a_hurry = is_deadline_near(real, position, me, &way_out);
        let stay = if in_a_hurry { HURRY } else { STAY + FLEE * strangers.len() as i32 };
        let ours = real.team_of(me);
        let others = position.playing(real).without(ours).len();
        let worth = BySeat::from_fn(|seat| {
            if seat == me {
                own_worth(real, me, scale, stay, &way_out)
            } else if !position.playing(real).contains(seat) {
                [0; HOLES]
            } else if ours.contains(seat) {
                own_worth(real, seat, scale, STAY, &WayOut::new(real, position, seat))
            } else {
                others_worth(real, me, seat, OTHERS[others] / others.max(1) as i32)
            }
        });
        let rules = rules_for_thinking(real);
        Self { game, me, ours, rules, in_a_hurry, stay, way_out, worth }
    }

    pub fn position(&self) -> &'a Position {
        self.game.position()
    }

    /// The holes that the seat's pieces must fill.
    pub fn goal(&self) -> HoleSet {
        self.rules.goal(self.me)
    }

    /// What the position is worth: the sum over the seats, where a partner's pieces count like the
    /// own and the others' against them. Who is home is not counted.
    pub fn value(&self, position: &Position) -> i32 {
        let seats = self.rules.seating();
        seats.iter().map(|seat| self.seat_value(position, seat)).sum()
    }

    fn seat_value(&self, position: &Position, seat: Seat) -> i32 {
        let worth = &self.worth[seat];
        position.pieces(seat).iter().map(|hole| worth[hole.index()]).sum()
    }

    /// What the seat's own pieces are worth.
    pub fn own_value(&self, position: &Position) -> i32 {
        self.seat_value(position, self.me)
    }

    /// What the move of the seat to move adds to the value.
    #[inline]
    pub fn gain(&self, position: &Position, it: Move) -> i32 {
        let change = |seat: Seat, from: Hole, to: Hole| {
            self.worth[seat][to.index()] - self.worth[seat][from.index()]
        };
        let gain = change(position.turn(), it.from, it.to);
        // A swap moves two pieces.
        match position.piece_at(it.to) {
            Some(other) => gain + change(other, it.to, it.from),
            None => gain,
        }
    }

    /// What it costs to put off leaving home by a turn: a deep search sees itself leave in time
    /// whatever it plays first, and would do so turn after turn.
    pub fn delay(&self, position: &Position) -> i32 {
        if !self.in_a_hurry {
            return 0;
        }
        let late = position.pieces(self.me) & self.rules.start(self.me);
        HURRY / 2 * late.iter().map(|hole| self.way_out.turns(hole)).sum::<i32>()
    }

    /// A move and those that are expected after it, each told by the position it is played in: as
    /// long as they can really be played, the game goes on, and no position comes back.
    pub fn follow(
        &self,
        first: Move,
        mut next: impl FnMut(&Position) -> Option<Move>,
    ) -> Vec<Move> {
        let rules = self.game.rules();
        let mut line = Vec::new();
        let mut seen = vec![self.position().clone()];
        let mut expected = Some(first);
        while let Some(it) = expected {
            let mut position = seen[line.len()].clone();
            // Of a table whose keys collide.
            if !position.is_legal(rules, it) {
                break;
            }
            position.play_move(rules, it);
            line.push(it);
            if position.ending(rules).is_some() || seen.iter().any(|past| past.repeats(&position)) {
                break;
            }
            expected = next(&position);
            seen.push(position);
        }
        line
    }

    /// Lets the seats pass in thought until it is the turn of this one; whether it comes to that.
    pub fn hand_to(&self, position: &mut Position, seat: Seat) -> bool {
        while position.turn() != seat && position.ending(&self.rules).is_none() {
            position.play_unchecked(&self.rules, Action::Pass);
        }
        position.ending(&self.rules).is_none() && position.playing(&self.rules).contains(seat)
    }
}

/// The rules without what only counts turns.
pub(super) fn rules_for_thinking(rules: &Rules) -> Rules {
    let mut draft = rules.draft().clone();
    draft.no_move = Some(NoMove::Pass);
    draft.deadlines = Some(Vec::new());
    draft.repetition = Some(0);
    draft.max_turns = Some(0);
    draft.play_on = Some(true);
    draft.teams = Some(Teams::None);
    draft.team_win = Some(TeamWin::All);
    Rules::new(&draft, rules.seating()).expect("rules stay sound with fewer switches set")
}

/// The tip of the corner that a seat starts from, and that of its goal.
pub(super) fn tips(rules: &Rules, seat: Seat) -> (Hole, Hole) {
    let (board, corner) = (rules.board(), rules.corner(seat));
    let tip = |corner| board.corner_rows(corner)[0][0];
    (tip(corner), tip(board.shape().opposite(corner)))
}

/// How many half holes a hole is away from the line between the tips of a seat's start and goal.
pub(super) fn sideways(rules: &Rules, seat: Seat, hole: Hole) -> i32 {
    let (board, corner) = (rules.board(), rules.corner(seat));
    let [left, right] = board.shape().beside(corner).map(|it| board.row_from(it, hole));
    left.abs_diff(right) as i32
}

/// What a piece of the seat costs in each hole: the way to its goal, stragglers more than linearly.
fn costs(rules: &Rules, seat: Seat, scale: Scale) -> [i32; HOLES] {
    let (board, goal) = (rules.board(), rules.goal(seat));
    let (start_tip, goal_tip) = tips(rules, seat);
    let straight = board.distance(start_tip, goal_tip);
    let mut costs = [0; HOLES];
    for hole in board.holes() {
        let left = board.distance(hole, goal_tip) as i32;
        let detour = left + board.distance(start_tip, hole) as i32 - straight as i32;
        let outside = if goal.contains(hole) { 0 } else { OUTSIDE };
        costs[hole.index()] = ROW * left
            + scale.straggler * left * left / 10
            + DETOUR * detour
            + scale.sideways * sideways(rules, seat, hole)
            + outside;
    }
    costs
}

/// The worth of the own pieces: what they cost, and `stay` for each turn on the way out of the start
/// zone.
fn own_worth(rules: &Rules, me: Seat, scale: Scale, stay: i32, way_out: &WayOut) -> [i32; HOLES] {
    let mut worth = costs(rules, me, scale).map(|cost| -cost);
    for hole in rules.start(me).iter() {
        worth[hole.index()] -= stay * way_out.turns(hole);
    }
    worth
}

/// The worth of another seat's pieces, so many hundredths of their cost. Inside the own goal they
/// all count like at its mouth: who is rewarded for keeping them in never gets home.
fn others_worth(rules: &Rules, me: Seat, other: Seat, percent: i32) -> [i32; HOLES] {
    let costs = costs(rules, other, AT_A_GLANCE);
    let goal = rules.goal(me);
    let mouth = goal.iter().map(|hole| costs[hole.index()]).min();
    let intruder = match rules.blocking() {
        Blocking::None | Blocking::Swap => INTRUDER,
        Blocking::FullGoal => 0,
    };
    let mut worth = costs.map(|cost| cost * percent / 100);
    for hole in goal.iter() {
        worth[hole.index()] = mouth.unwrap_or(0) * percent / 100 - intruder;
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;

    #[test]
    fn stragglers_cost_more_than_linearly() {
        let game = sample::game("", "2");
        let me = game.position().turn();
        let costs = costs(game.rules(), me, AT_A_GLANCE);
        let cost = |name| costs[game.rules().board().hole_named(name).unwrap().index()];
        // Along the line from tip to tip.
        assert_eq!(cost("m17"), 0);
        assert!(cost("e1") - cost("g5") > cost("g5") - cost("i9"));
        assert!(cost("i9") - cost("k13") > cost("k13") - cost("m17"));
    }

    #[test]
    fn deep_searches_keep_to_the_middle_line_from_every_seat() {
        let game = sample::game("", "6");
        let rules = game.rules();
        let hole = |name| rules.board().hole_named(name).unwrap();
        let aside = |seat, name| sideways(rules, seat, hole(name));
        for seat in rules.seating().iter() {
            let (start_tip, goal_tip) = tips(rules, seat);
            assert_eq!(
                [start_tip, goal_tip, hole("i9")].map(|it| sideways(rules, seat, it)),
                [0; 3]
            );
            let costs = [AT_A_GLANCE, DEEP].map(|scale| costs(rules, seat, scale));
            let lost = |name| costs.map(|cost| cost[hole(name).index()] - cost[hole("i9").index()]);
            // Both lie beside the centre, in the row that two of the seats cross.
            assert_eq!(aside(seat, "h9"), aside(seat, "j9"));
            if aside(seat, "h9") == 2 {
                assert_eq!(lost("h9"), [0, 2 * SIDEWAYS]);
            }
        }
        let crossing = rules.seating().iter().filter(|&seat| aside(seat, "h9") == 2);
        assert_eq!(crossing.count(), 2);
    }

    #[test]
    fn gains_add_up_to_the_value() {
        let switches = "jump = 'long'\nblocking = 'swap'";
        let mut game = sample::game(switches, "3");
        for number in 0..120 {
            let view = View::new(&game);
            let position = game.position();
            for it in position.moves(&view.rules) {
                let mut after = position.clone();
                after.play_move(&view.rules, it);
                let gain = view.value(&after) - view.value(position);
                assert_eq!(view.gain(position, it), gain);
            }
            let moves = position.moves(game.rules());
            game.play(Action::Move(moves[number * 11 % moves.len()])).unwrap();
        }
    }

    #[test]
    fn a_partners_progress_counts_like_the_own_and_an_opponents_does_not() {
        let game = sample::game("teams = 'facing'", "4");
        let view = View::new(&game);
        let gain = |letter: char| {
            let mut turn = game.position().clone();
            assert!(view.hand_to(&mut turn, Seat::from_letter(letter).unwrap()));
            let gains = turn.moves(&view.rules).into_iter().map(|it| view.gain(&turn, it));
            let far = gains.max_by_key(|gain| gain.abs());
            far.unwrap()
        };
        assert_eq!(gain('A'), gain('D'));
        assert!(gain('A') > 0 && gain('B') < 0 && gain('E') < 0);
    }

    #[test]
    fn a_swap_gains_on_both_pieces() {
        let text = "A/AA/AAA/ADAA/5A7/12/11/10/9/10/11/12/13/1DDD/DDD/DD/D A";
        let game = sample::from_text("blocking = 'swap'", "2", text);
        let view = View::new(&game);
        let rules = game.rules();
        let hole = |name| rules.board().hole_named(name).unwrap();
        let it = Move { from: hole("j13"), to: hole("k14") };
        assert!(game.position().is_legal(rules, it));
        let mut after = game.position().clone();
        after.play_move(&view.rules, it);
        let gain = view.value(&after) - view.value(game.position());
        assert_eq!(view.gain(game.position(), it), gain);
    }

    #[test]
    fn thought_hands_a_turn_on_without_putting_anybody_out() {
        let switches = "no_move = 'forfeit'\ndeadlines = [{ turn = 1, out = 5 }]";
        let game = sample::game(switches, "6");
        let view = View::new(&game);
        for seat in Seat::ALL {
            let mut position = game.position().clone();
            assert!(view.hand_to(&mut position, seat));
            assert_eq!(position.turn(), seat);
            assert!(position.out().is_empty());
        }
    }
}
