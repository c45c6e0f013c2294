//! The holes that a seat starts in, must fill, and may use.

use super::corner;
use crate::board::{Board, Corner, HoleSet, LineSet};
use crate::rules::{BySeat, CampEntry, Draft, PiecesFault, Seat, Seating};

/// The holes that matter to each seat.
#[derive(Clone, Debug)]
pub struct Camps {
    pub start: BySeat<HoleSet>,
    pub goal: BySeat<HoleSet>,
    pub landing: BySeat<HoleSet>,
    pub landing_lines: BySeat<LineSet>,
    pub ending: BySeat<HoleSet>,
}

impl Camps {
    /// For so many pieces, of which it is known that they fit.
    pub fn of(board: &Board, seating: Seating, pieces: usize, draft: &Draft) -> Self {
        let zone = |corner| board.zone(corner, pieces).unwrap_or_default();
        let others = draft.others_camps.unwrap_or_default();
        let unused = draft.unused_camps.unwrap_or_default();
        let usable = |open: fn(CampEntry) -> bool| {
            BySeat::from_fn(|seat| {
                board.all() - shut_camps(board, seating, seat, !open(others), !open(unused))
            })
        };
        let landing = usable(|entry| entry != CampEntry::Closed);
        Self {
            start: BySeat::from_fn(|seat| zone(corner(seat))),
            goal: BySeat::from_fn(|seat| zone(board.shape().opposite(corner(seat)))),
            landing,
            landing_lines: BySeat::from_fn(|seat| LineSet::of(board, landing[seat])),
            ending: usable(|entry| entry == CampEntry::Open),
        }
    }
}

/// The camps a seat may not use: others' camps (some other seat's start or goal, but not the
/// mover's) and unused ones (nobody's start and nobody's goal), each where that is asked for.
fn shut_camps(board: &Board, seating: Seating, seat: Seat, others: bool, unused: bool) -> HoleSet {
    let shape = board.shape();
    let ends = |seat| [corner(seat), shape.opposite(corner(seat))];
    let used = |at: Corner| seating.iter().any(|seat| ends(seat).contains(&at));
    shape
        .corners()
        .filter(|at| !ends(seat).contains(at))
        .filter(|&at| if used(at) { others } else { unused })
        .fold(HoleSet::EMPTY, |shut, at| shut | board.camp(at))
}

/// Checks that every seat has room for its pieces. A start zone that meets *another* seat's goal
/// is allowed.
pub fn place_pieces(board: &Board, seating: Seating, pieces: i64) -> Result<usize, PiecesFault> {
    let pieces = usize::try_from(pieces).unwrap_or(0);
    let shape = board.shape();
    let zone = |corner| board.zone(corner, pieces).map_err(PiecesFault::Zone);
    let mut taken: Vec<(Seat, HoleSet)> = Vec::new();
    for seat in seating.iter() {
        let start = zone(corner(seat))?;
        if !(start & zone(shape.opposite(corner(seat)))?).is_empty() {
            return Err(PiecesFault::OwnGoal(seat));
        }
        if let Some((other, _)) = taken.iter().find(|(_, holes)| !(*holes & start).is_empty()) {
            return Err(PiecesFault::StartsOverlap(*other, seat));
        }
        taken.push((seat, start));
    }
    Ok(pieces)
}

#[cfg(test)]
mod tests {
    use super::super::typed;

    #[test]
    fn a_goal_is_the_start_of_the_opposite_corner() {
        let rules = typed("pieces = 13", "4").unwrap();
        let seats: Vec<_> = rules.seating().iter().collect();
        assert_eq!(rules.goal(seats[0]), rules.start(seats[2]));
        assert_eq!(rules.goal(seats[3]), rules.start(seats[1]));
    }

    #[test]
    fn camps_shut_by_a_switch_are_those_of_others_or_of_nobody() {
        let rules = typed("others_camps = 'pass'\nunused_camps = 'closed'", "4").unwrap();
        let seat = rules.seating().first();
        // A and its goal D stay open; B and E belong to others, C and F to nobody.
        assert_eq!((rules.board().all() - rules.landing(seat)).len(), 20);
        assert_eq!((rules.board().all() - rules.ending(seat)).len(), 40);
        assert!(rules.start(seat).is_subset(&rules.ending(seat)));
        assert!(rules.goal(seat).is_subset(&rules.ending(seat)));
    }
}
