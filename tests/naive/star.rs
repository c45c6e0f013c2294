//! The star: holes, corners, zones and hole names, by arithmetic on (q, r) pairs.
//! It knows nothing of pieces, turns or switches.

use std::collections::BTreeSet;

/// Axial coordinates: centre (0, 0), r grows downward; the third coordinate is y = -q - r.
pub type Hole = (i32, i32);

/// "The six directions, in this order".
pub const DIRECTIONS: [Hole; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

const CORNERS: [char; 6] = ['A', 'B', 'C', 'D', 'E', 'F'];

/// The hole (or the place beside the board) `n` places from `from` in a straight line.
pub fn along(from: Hole, direction: Hole, n: i32) -> Hole {
    (from.0 + n * direction.0, from.1 + n * direction.1)
}

/// "A hole is on the board when all of q, r, y are ≥ -side, or all are ≤ side."
pub fn holes(side: i32) -> BTreeSet<Hole> {
    let span = -2 * side..=2 * side;
    let square = span.clone().flat_map(|q| span.clone().map(move |r| (q, r)));
    let on_board = |&(q, r): &Hole| {
        let all = [q, r, -q - r];
        all.iter().all(|&c| c >= -side) || all.iter().all(|&c| c <= side)
    };
    square.filter(on_board).collect()
}

/// "Opposites: A–D, B–E, C–F."
pub fn opposite(corner: char) -> char {
    let index = CORNERS.iter().position(|&c| c == corner);
    CORNERS[(index.expect("a corner is a letter from A to F") + 3) % 6]
}

/// How far out a hole lies towards a corner: 2 · side at its tip, more than side in its camp.
/// "Camp A: r > side; B: q < -side; C: y > side; D: r < -side; E: q > side; F: y < -side."
fn towards(corner: char, (q, r): Hole) -> i32 {
    match corner {
        'A' => r,
        'B' => -q,
        'C' => -q - r,
        'D' => -r,
        'E' => q,
        'F' => q + r,
        _ => panic!("a corner is a letter from A to F, not {corner}"),
    }
}

/// The corner whose camp (the whole triangle) holds this hole; none inside the hexagon.
pub fn camp(side: i32, hole: Hole) -> Option<char> {
    CORNERS.into_iter().find(|&c| towards(c, hole) > side)
}

/// "the holes of its corner taken row by row from the tip. Below the camp a row means the holes of
/// that row that lie inside the hexagon. A last row that is not filled is filled from its middle".
pub fn zone(side: i32, corner: char, pieces: usize) -> BTreeSet<Hole> {
    let mut zone = BTreeSet::new();
    for distance in (-side..=2 * side).rev() {
        let in_row = |h: &Hole| towards(corner, *h) == distance;
        let of_corner = |h: &Hole| camp(side, *h).is_none_or(|c| c == corner);
        let row: Vec<Hole> = holes(side).into_iter().filter(in_row).filter(of_corner).collect();
        let take = row.len().min(pieces - zone.len());
        let skip = (row.len() - take) / 2;
        zone.extend(row.into_iter().skip(skip).take(take));
    }
    zone
}

/// "file = letter of q ('a' is -2·side), rank = rows counted from the bottom tip (1)".
pub fn name(side: i32, (q, r): Hole) -> String {
    let file = ('a'..='z').nth((q + 2 * side) as usize).expect("a file has a letter");
    format!("{file}{}", 2 * side - r + 1)
}

/// The hole of that name, in lower case.
pub fn hole(side: i32, text: &str) -> Hole {
    let (file, rank) = text.split_at(1);
    let q = ('a'..='z').zip(-2 * side..).find(|(letter, _)| file.starts_with(*letter));
    let rank: i32 = rank.parse().expect("a rank is a number");
    (q.expect("a file is a letter").1, 2 * side - rank + 1)
}
