//! A position drawn with letters, for terminals without screens and for those who listen to them.

use crate::board::Hole;
use crate::game::Position;
use crate::rules::{Rules, Seat};

/// How wide the name of the first hole of a row can be.
const NAME: usize = 4;

/// The board from the top, a line a row: the name of the row's first hole, the holes, the name of
/// the last one. The holes between are called by the letters between.
///
/// ```text
/// e4           A A A A           h4
/// ```
pub fn board(rules: &Rules, position: &Position) -> String {
    let board = rules.board();
    let column = |hole| usize::from(board.point(hole).x);
    let width = board.rows().iter().flatten().map(|&hole| column(hole) + 1).max();
    let width = width.unwrap_or_default();
    let line = |row: &Vec<Hole>| {
        let mut cells = vec![' '; width];
        for &hole in row {
            let sign = position.piece_at(hole).map_or('.', Seat::letter);
            cells[column(hole)] = sign;
        }
        let cells: String = cells.into_iter().collect();
        let name = |hole: Option<&Hole>| hole.map(|&hole| board.name(hole)).unwrap_or_default();
        let (first, last) = (name(row.first()), name(row[1..].last()));
        format!("{}\n", format!("{first:NAME$} {cells} {last}").trim_end())
    };
    board.rows().iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Draft, Seating};

    #[test]
    fn every_row_tells_the_names_of_its_ends() {
        let draft = Draft { board: Some(3), ..Draft::default() };
        let rules = Rules::new(&draft, Seating::of(2).unwrap()).unwrap();
        let drawn = board(&rules, &Position::start(&rules, rules.seating().first()));
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), 13);
        assert_eq!(lines[0], "j13           D");
        assert_eq!(lines[3], "d10  . . . . . . . . . . m10");
        assert_eq!(lines[10], "d3          A A A        f3");
        assert_eq!(lines[12], "d1            A");
    }
}
