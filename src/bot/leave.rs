//! Leaving home: how far a piece is from being out of its start zone, and whether a deadline for
//! that presses.

use super::weights::SPARE_TURNS;
use crate::board::{Board, Hole, HoleSet};
use crate::game::Position;
use crate::rules::{Rules, Seat};

/// Turns that count for a piece that is shut in: more than any way out takes.
const SHUT_IN: u8 = 20;

/// The turns that a piece in each hole needs to get out of its start zone by steps and adjacent
/// hops around and over the pieces of others, who stand still. Own pieces count as gone: they will
/// make room.
pub(super) struct WayOut([u8; Hole::NUMBERS]);

impl WayOut {
    pub fn new(rules: &Rules, position: &Position, seat: Seat) -> Self {
        let (board, start) = (rules.board(), rules.start(seat));
        let strangers = position.occupied() - position.pieces(seat);
        let mut turns = [0; Hole::NUMBERS];
        start.iter().for_each(|hole| turns[hole.index()] = SHUT_IN);
        let mut out = board.all() - start - strangers;
        let mut left = start;
        for turn in 1..SHUT_IN {
            let next: HoleSet =
                left.iter().filter(|&hole| is_a_move(board, strangers, hole, out)).collect();
            if next.is_empty() {
                break;
            }
            next.iter().for_each(|hole| turns[hole.index()] = turn);
            left = left - next;
            out |= next - strangers;
        }
        Self(turns)
    }

    /// How many turns from that hole, 0 outside the start zone.
    pub fn turns(&self, hole: Hole) -> i32 {
        i32::from(self.0[hole.index()])
    }
}

/// Whether a step, or hops over strangers, lead from the hole to one of the others.
fn is_a_move(board: &Board, strangers: HoleSet, from: Hole, others: HoleSet) -> bool {
    if !(board.neighbours(from) & others).is_empty() {
        return true;
    }
    let (mut seen, mut todo) = (HoleSet::only(from), HoleSet::only(from));
    while let Some(at) = todo.first() {
        todo.remove(at);
        let hops = hops(board, at)
            .filter(|&(over, to)| strangers.contains(over) && !strangers.contains(to));
        let landings: HoleSet = hops.map(|(_, to)| to).collect();
        if !(landings & others).is_empty() {
            return true;
        }
        todo |= landings - seen;
        seen |= landings;
    }
    false
}

/// The adjacent hops that the board has room for: what is jumped, and where it lands.
pub(super) fn hops(board: &Board, hole: Hole) -> impl Iterator<Item = (Hole, Hole)> {
    board.shape().directions().filter_map(move |direction| match *board.ray(hole, direction) {
        [over, landing, ..] => Some((over, landing)),
        _ => None,
    })
}

/// Whether pieces must leave now, one by one, to make the next deadline.
pub(super) fn is_deadline_near(
    rules: &Rules,
    position: &Position,
    me: Seat,
    way_out: &WayOut,
) -> bool {
    let late = position.pieces(me) & rules.start(me);
    let mut ways: Vec<i32> = late.iter().map(|hole| way_out.turns(hole)).collect();
    ways.sort_unstable();
    let out = rules.pieces() - ways.len();
    let taken = position.turns(me);
    rules.deadlines().iter().any(|deadline| {
        let missing = (deadline.out as usize).saturating_sub(out);
        let turns: i32 = ways.iter().take(missing).sum();
        // A deadline that holds keeps pieces out once it is past.
        let open = deadline.turn > taken || deadline.hold;
        open && turns as u32 + SPARE_TURNS > deadline.turn.saturating_sub(taken)
    })
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::super::view::View;
    use super::*;

    fn turns(text: &str, name: &str) -> i32 {
        let game = sample::from_text("", "2", text);
        let rules = game.rules();
        let way_out = WayOut::new(rules, game.position(), game.position().turn());
        way_out.turns(rules.board().hole_named(name).unwrap())
    }

    #[test]
    fn the_way_out_of_a_full_camp_is_as_long_as_its_rows() {
        let text = "D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A";
        let all = ["e1", "e2", "e3", "e4", "e5"].map(|name| turns(text, name));
        assert_eq!(all, [4, 3, 2, 1, 0]);
    }

    #[test]
    fn strangers_are_walked_round_hopped_over_or_shut_a_piece_in() {
        let tip =
            |rows: &str| turns(&format!("1/2/3/4/AAAAAAAAA4/12/11/10/9/10/11/12/{rows}/A A"), "e1");
        assert_eq!(tip("DDDDDDDDDD3/4/3/2"), 4);
        assert_eq!(tip("DDDDDDDD5/4/3/DD"), 3);
        assert_eq!(tip("D12/DDDD/DDD/DD"), i32::from(SHUT_IN));
    }

    #[test]
    fn a_deadline_is_near_when_the_steps_out_need_the_turns_left() {
        let switches = "deadlines = [{ turn = 20, out = 10 }]";
        let near = |turns: &str| {
            let text = "1/2/3/4/4AAAA5/4AAA5/5A1A3/10/9/10/4DDD4/4DDD5/4DDDD5/4/3/2/A A t=";
            let game = sample::from_text(switches, "2", &format!("{text}{turns}"));
            View::new(&game).in_a_hurry
        };
        assert!(!near("12,12"));
        assert!(near("13,13") && near("19,19"));
        assert!(!near("20,20"));
    }
}
