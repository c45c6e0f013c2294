//! Crossing alone, as a game: the moves against the fewest known, and against the own best.
//!
//! Where the best results are kept is left to [`app`](crate::app).

use std::collections::BTreeMap;

use super::keep::Origin;
use crate::bot::{self, Par};
use crate::game::Game;
use crate::table::Table;
use crate::text::{Label, Words};

/// A crossing: fewer moves are better, then fewer hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Best {
    /// Moves.
    pub moves: u32,
    /// Hints that were taken.
    pub hints: u32,
}

/// The best result on each [course](crate::bot::course).
pub type Bests = BTreeMap<String, Best>;

/// A crossing in play.
#[derive(Clone, Debug)]
pub struct Solo {
    course: String,
    /// The fewest moves, where something is known.
    pub par: Option<Par>,
    /// The best result before this one.
    pub best: Option<Best>,
    /// Hints that were taken.
    pub hints: u32,
    /// How this game ended.
    pub result: Option<Best>,
    /// Why the best result cannot be kept.
    pub trouble: Option<String>,
}

impl Solo {
    /// The crossing that is played at a table, if one person alone plays from the start.
    pub fn at(table: &Table, origin: &Origin, bests: &Bests) -> Option<Self> {
        let game = table.game();
        // A crossing that was taken over is not one's own.
        let own = match origin {
            Origin::New => game.actions().is_empty(),
            Origin::Saved(_) => true,
            Origin::Replay | Origin::Lesson(_) => false,
        };
        let person = table.player(game.rules().seating().first()).is_human();
        let course = bot::course(game.rules(), game.start())?;
        (person && own).then(|| Self {
            par: bot::par(&course),
            best: bests.get(&course).copied(),
            hints: 0,
            result: None,
            trouble: None,
            course,
        })
    }

    /// What the person has found out by others is known now.
    pub fn learn(&mut self, bests: &Bests) {
        self.best = bests.get(&self.course).copied();
    }

    /// Takes the end of the game; a better result than before comes out, to be kept.
    pub fn end(&mut self, game: &Game) -> Option<(String, Best)> {
        let seat = game.position().home().iter().next()?;
        // A game that is taken back and ended once more has to better its own first end.
        self.best = self.best_now();
        let result = Best { moves: game.position().turns(seat), hints: self.hints };
        self.result = Some(result);
        let better = self.best.is_none_or(|best| result < best);
        better.then(|| (self.course.clone(), result))
    }

    /// Makes the best result known for the games that follow.
    pub fn teach(&self, bests: &mut Bests) {
        bests.extend(self.best_now().map(|best| (self.course.clone(), best)));
    }

    /// How the result compares with the best one before; nothing before the end.
    pub fn compared(&self, words: Words) -> Option<String> {
        let result = self.result?;
        Some(match self.best.filter(|best| *best <= result) {
            Some(best) => words.sentence(&words.solo_best(best.moves, best.hints)),
            None => words.say(Label::SoloNewBest).to_owned(),
        })
    }

    /// The best result, this game's counted.
    pub fn best_now(&self) -> Option<Best> {
        self.best.into_iter().chain(self.result).min()
    }
}
