//! What the bots weigh, in one place, with where each number comes from.
//!
//! The unit is a hundredth of a row near the goal.
//!
//! To test a number, let the program play against itself as it was before: build it, keep the binary
//! as `./before`, change the number, build again, and
//!
//! ```sh
//! starhop match --seats 'bot:hard,engine:./before engine --level hard' --games 100 --opening 2 --seed 1
//! ```
//!
//! or, for tables, with two of each. Seats rotate, so both meet every opening from every seat; of a
//! hundred games, 60 mean something and 55 do not.

use super::pace::Weights;

/// One row, and a tenth of what its square adds. A piece `d` steps from the tip of its goal costs
/// `ROW·d + STRAGGLER·d²/10`, so late pieces hurt more than linearly. The term was worth most of
/// all in matches against other programs: 17:3 with 150, 6:13 without it.
pub(super) const ROW: i32 = 100;
/// See [`ROW`].
pub(super) const STRAGGLER: i32 = 150;

/// The same for the strong bots: 250 won 20:4 from 150 in searches of 15,000 positions (`starhop
/// match --seats bot:hard,bot:hard --games 24 --opening 2 --seed 1`, one of them built with 250).
pub(super) const DEEP_STRAGGLER: i32 = 250;

/// Half a hole away from the middle line, for the strong bots: every piece passes the middle, so there
/// is nothing to hop over away from it. 40 won 28 games of 40 from nothing, 100 (and 60 near the goal)
/// 32, 200 (and 100) 28; 100 everywhere won 26 of 40 from 60 near the goal, 120 everywhere 34 of 60
/// (searches of 8,000 positions, matches as told above).
pub(super) const SIDEWAYS: i32 = 100;

/// Standing outside the goal: what tells the holes of a last row that is only partly goal from
/// their neighbours. One row, by reasoning.
pub(super) const OUTSIDE: i32 = 100;

/// A step of detour from the lines between start and goal. It mattered little in the same matches,
/// so it only breaks ties.
pub(super) const DETOUR: i32 = 12;

/// A step on the way out of the start zone, when no deadline is near. It breaks ties.
pub(super) const STAY: i32 = 10;

/// What another seat's piece in there adds to it: somebody is about to fill the zone and shut in
/// whoever is late, for good where a full goal counts as home. Of 120 games of mixed bots under
/// random rules one stood still for want of it.
pub(super) const FLEE: i32 = 60;

/// A step on that way when a deadline is near: more than any single move gains, for being out is worse than
/// anything a move can do.
pub(super) const HURRY: i32 = 6_000;

/// Turns to spare at which a deadline counts as near: pieces that are in one another's way need
/// more turns than steps.
pub(super) const SPARE_TURNS: u32 = 4;

/// Another seat's piece in the goal, where it has to go before the game is won. Two rows, by
/// reasoning.
pub(super) const INTRUDER: i32 = 200;

/// Such a piece that cannot get out any more. More than any single move gains, for the game would
/// stand still.
pub(super) const TRAPPED: i32 = 2_500;

/// A step from a piece outside to the nearest free hole of the goal, once few are outside. Less
/// than a row, so that pieces still prefer to go deep.
pub(super) const FIT: i32 = 60;

/// How few are few there.
pub(super) const FEW: usize = 4;

/// What the other seats' costs count together, in hundredths, by how many there are: all of it
/// against one opponent (there half of it lost 4:8, nothing 0:12); half against more, where holding
/// one back helps the others as much (with two and with five others, about a half gained more than
/// a quarter, and that more than nothing; 12 games each).
pub(super) const OTHERS: [i32; 6] = [0, 100, 60, 50, 50, 50];

/// Getting home ahead of the others, and their getting home first. As good as a straggler's whole
/// way.
pub(super) const HOME: i32 = 6_000;

/// Having had the same pieces in the same holes before, each time: waiting is better done by
/// turning over something else.
pub(super) const AGAIN: i32 = 40;

/// Moves of nearly the same worth are told apart by the seed, up to this.
pub(super) const LUCK: i32 = 8;

/// What having cut off a neighbouring branch is worth when moves are put in order, and the most
/// that history is. About two rows, and one.
pub(super) const KILLER: i32 = 300;
/// See [`KILLER`].
pub(super) const MOST_HISTORY: i32 = 200;

/// Getting home first when nobody else is left, in a search that sees to the end: more than
/// anything else together that such a search can change.
pub(super) const HOME_FIRST: i32 = 30_000;

/// What the guess of the turns left counts, in hundredths of a turn: standing outside the goal; each
/// row in the goal, each of the first few before it, each further off; a step of detour near the goal
/// and further off; half a hole away from the middle line, near and further off; and a row of the
/// rearmost piece, of the one before it, and of the third, on top of that. By the command in `learn`.
/// Weights from a longer run of such an evolution, nearly these, came first among three of the
/// regression they replace in 30 of 48 games (8,000 positions a move, `starhop match --opening 2`, seeds
/// 11 and 31); these among three of those in 12 of 36. With pairs of pieces that stand well for hops as
/// further features it was 29 of 48, and slower.
pub(super) const PACE: Weights<i32> = [4, 25, 23, 22, 16, 1, 6, 13, 38, 13, 11];

/// How many rows before the goal are near.
pub(super) const PACE_NEAR_ROWS: i32 = 3;

/// So many rows are a turn, where the weights above meet those.
pub(super) const ROWS_A_TURN: i32 = 6;

/// What keeping an item is worth at the start of the way home, in the order of
/// [`Item::ALL`](crate::rules::Item::ALL); it falls with the way that is left. A row is worth several
/// times as much at the start as near the goal, and so must be what an item gains there: a twelfth of
/// these prices lost 6:34 to them, a half 15:25, and twice as much 6:34 too (`starhop match --preset
/// qq-items --nodes 3000 --games 40 --opening 2`, one of them built with other prices).
pub(super) const ITEM_PRICES: [i32; 6] = [3_600, 3_600, 3_600, 7_200, 6_000, 4_800];
