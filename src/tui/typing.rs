//! Choosing by letters: labels over holes, and moves that are typed.
//!
//! What is done with them is left to [`entry`](super::entry).

use crate::board::Hole;
use crate::game::Game;

/// A letter over each hole that can be chosen.
#[derive(Clone, Debug, Default)]
pub struct Labels {
    over: Vec<(Hole, char)>,
}

impl Labels {
    /// Letters over these holes, in their order; holes beyond the last letter get none.
    pub fn over(holes: &[Hole]) -> Self {
        let letters = ('a'..='z').chain('0'..='9');
        let over = holes.iter().copied().zip(letters).collect();
        Self { over }
    }

    /// The letters.
    pub fn all(&self) -> &[(Hole, char)] {
        &self.over
    }

    /// The hole that a letter in either case means.
    pub fn hole(&self, letter: char) -> Option<Hole> {
        let letter = letter.to_ascii_lowercase();
        let mut over = self.over.iter();
        over.find(|(_, label)| *label == letter).map(|&(hole, _)| hole)
    }
}

/// The line where a move is typed.
#[derive(Clone, Debug, Default)]
pub struct Prompt {
    /// What was typed so far.
    pub text: String,
}

/// The longest line: a route of all holes would fit.
const LONGEST: usize = 200;

impl Prompt {
    /// The legal moves that what was typed can still become, as `e3-g5`.
    pub fn completions(&self, game: &Game) -> Vec<String> {
        let board = game.rules().board();
        let moves = game.position().moves(game.rules());
        let texts = moves.iter().map(|it| format!("{}-{}", board.name(it.from), board.name(it.to)));
        let typed = self.normal();
        texts.filter(|text| text.starts_with(&typed)).collect()
    }

    /// The piece that the first hole names, when it can move.
    pub fn piece(&self, game: &Game) -> Option<Hole> {
        let typed = self.normal();
        let first = typed.split('-').next()?;
        let hole = game.rules().board().hole_named(first)?;
        let settled = typed.len() > first.len() || self.completions_share(game, first);
        let targets = game.position().targets(game.rules(), hole);
        (settled && !targets.is_empty()).then_some(hole)
    }

    /// Whether no other piece can be meant: `e1` may become `e13`.
    fn completions_share(&self, game: &Game, first: &str) -> bool {
        let all = self.completions(game);
        all.iter().all(|text| text.split('-').next() == Some(first))
    }

    /// Lower case, with a hyphen for every blank.
    fn normal(&self) -> String {
        self.text.to_ascii_lowercase().replace([' ', 'x'], "-")
    }

    /// One letter more, if it can be part of a move.
    pub fn push(&mut self, letter: char) {
        let fits = letter.is_ascii_alphanumeric() || matches!(letter, '-' | ' ');
        if fits && self.text.len() < LONGEST {
            self.text.push(letter.to_ascii_lowercase());
        }
    }

    /// Goes on as far as all that it can become agrees.
    pub fn complete(&mut self, all: &[String]) {
        let Some(first) = all.first() else { return };
        let common = |other: &String| {
            let same = first.chars().zip(other.chars());
            same.take_while(|(a, b)| a == b).count()
        };
        let length = all.iter().map(common).min().unwrap_or_default();
        self.text = first.chars().take(length).collect();
    }
}
