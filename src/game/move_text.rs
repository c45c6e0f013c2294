//! The text form of moves.
//!
//! What a text means under the rules (a route that cannot be made) is left to
//! [`Position::follow`], the words of the errors to [`text`](crate::text).

use super::{Move, Position};
use crate::board::{Board, Hole};
use crate::rules::Rules;

/// What is wrong with the text of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveTextError {
    /// A name that no hole of the board has.
    NoHole {
        /// It.
        name: String,
    },
    /// A single hole, or none.
    TooShort,
    /// An `x` elsewhere than before the last hole.
    SwapInside,
}

/// A move as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// `--`
    Pass,
    /// The holes it touches, at least two.
    Route(Vec<Hole>),
}

impl Typed {
    /// Reads `e3-g5-i7`, `e3-i7`, `h12-j14xl16` or `--`, in either case.
    ///
    /// # Errors
    ///
    /// When it is not of that form or names holes that the board does not have.
    pub fn parse(board: &Board, text: &str) -> Result<Self, MoveTextError> {
        let text = text.trim();
        if text == "--" {
            return Ok(Self::Pass);
        }
        let swaps = text.matches(['x', 'X']).count();
        let last = text.rfind(['-', 'x', 'X']).map(|at| &text[at..at + 1]);
        if swaps > 1 || (swaps == 1 && last == Some("-")) {
            return Err(MoveTextError::SwapInside);
        }
        let names = text.split(['-', 'x', 'X']).map(str::trim);
        let hole = |name: &str| {
            board.hole_named(name).ok_or_else(|| MoveTextError::NoHole { name: name.to_owned() })
        };
        let route: Vec<Hole> = names.map(hole).collect::<Result<_, _>>()?;
        if route.len() < 2 { Err(MoveTextError::TooShort) } else { Ok(Self::Route(route)) }
    }
}

impl Position {
    /// The canonical route of a legal move, as text; of any other move its two ends.
    pub fn move_text(&self, rules: &Rules, it: Move) -> String {
        let route = self.route(rules, it).unwrap_or_else(|| vec![it.from, it.to]);
        let mut text = rules.board().name(route[0]);
        for &hole in &route[1..] {
            let swap = hole == it.to && self.occupied.contains(hole);
            text.push(if swap { 'x' } else { '-' });
            text.push_str(&rules.board().name(hole));
        }
        text
    }
}
