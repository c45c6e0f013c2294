//! Where so many pieces stand in a corner.

use super::{Board, Corner, HoleSet};

/// Why so many pieces cannot stand in a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneError {
    /// No piece at all.
    Empty,
    /// The last row cannot be filled from its middle.
    NotCentred {
        /// Pieces left for that row.
        pieces: usize,
        /// Holes of that row.
        row: usize,
    },
    /// More pieces than there are holes in the rows from that corner.
    TooMany {
        /// The holes there are.
        holes: usize,
    },
}

impl Board {
    /// The first `pieces` holes of a corner, row by row from the tip; a last row that is not
    /// filled is filled from its middle.
    ///
    /// # Errors
    ///
    /// When there is no such set, see [`ZoneError`].
    pub fn zone(&self, corner: Corner, pieces: usize) -> Result<HoleSet, ZoneError> {
        if pieces == 0 {
            return Err(ZoneError::Empty);
        }
        let mut zone = HoleSet::EMPTY;
        let mut left = pieces;
        for row in self.corner_rows(corner) {
            let count = left.min(row.len());
            if (row.len() - count) % 2 != 0 {
                return Err(ZoneError::NotCentred { pieces: count, row: row.len() });
            }
            let margin = (row.len() - count) / 2;
            zone |= row[margin..margin + count].iter().copied().collect();
            left -= count;
            if left == 0 {
                return Ok(zone);
            }
        }
        Err(ZoneError::TooMany { holes: pieces - left })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Shape;

    fn star(side: u8) -> &'static Board {
        Board::of(Shape::star(side).unwrap())
    }

    #[test]
    fn a_zone_of_thirteen_is_the_camp_and_three_in_the_middle_of_the_next_row() {
        let board = star(4);
        for corner in board.shape().corners() {
            let zone = board.zone(corner, 13).unwrap();
            assert!(board.camp(corner).is_subset(&zone));
            let rest = zone - board.camp(corner);
            assert_eq!(rest.len(), 3);
            let tip = board.corner_rows(corner)[0][0];
            let distances: Vec<_> = rest.iter().map(|hole| board.distance(tip, hole)).collect();
            assert_eq!(distances, [4, 4, 4]);
        }
        assert_eq!(board.zone(Corner::new(0), 19).map(|zone| zone.len()), Ok(19));
    }

    #[test]
    fn a_zone_that_cannot_be_centred_says_so() {
        let zone = |pieces| star(4).zone(Corner::new(0), pieces);
        assert_eq!(zone(14), Err(ZoneError::NotCentred { pieces: 4, row: 5 }));
        assert_eq!(zone(0), Err(ZoneError::Empty));
        assert_eq!(zone(200), Err(ZoneError::TooMany { holes: 71 }));
    }
}
