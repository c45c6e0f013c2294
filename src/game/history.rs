//! A whole game: rules, start and actions, with undo and redo.

use std::sync::Arc;

use super::{Action, Ending, Places, Position, Refusal, Typed};
use crate::rules::{Rules, Seat};

/// A game from its start to now. [`play`](Self::play) is the only place where an action is applied
/// to it.
///
/// ```
/// use std::sync::Arc;
/// use starhop::{game::{Game, Typed}, rules::{Draft, Rules, Seating}};
///
/// let rules = Rules::new(&Draft::classic(), Seating::parse("AD").unwrap()).unwrap();
/// let mut game = Game::new(Arc::new(rules));
/// let typed = Typed::parse(game.rules().board(), "e3-g5").unwrap();
/// game.play(game.read(&typed).unwrap()).unwrap();
/// assert_eq!(game.position().turn().letter(), 'D');
/// game.undo();
/// assert_eq!(game.position(), game.start());
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    /// The start and the position after each action: never empty.
    positions: Vec<Position>,
    actions: Vec<Action>,
    /// What was taken back, the last first to come again.
    undone: Vec<Action>,
}

impl Game {
    /// A game from the usual start; the first seat of the seating begins.
    pub fn new(rules: Arc<Rules>) -> Self {
        let start = Position::start(&rules, rules.seating().first());
        Self::from_position(rules, start)
    }

    /// A game from a position of these rules.
    pub fn from_position(rules: Arc<Rules>, start: Position) -> Self {
        Self { rules, positions: vec![start], actions: Vec::new(), undone: Vec::new() }
    }

    /// The rules in force.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.positions.last().expect("a game has a start")
    }

    /// The position it began from.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The start and the position after each action.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// What was played, from the start on.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        !self.actions.is_empty()
    }

    /// Whether something that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Plays an action. What had been taken back is forgotten.
    ///
    /// # Errors
    ///
    /// Why the action is not legal; the game is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        self.check(action)?;
        self.play_legal(action);
        Ok(())
    }

    /// [`play`](Self::play) for an action that was just found legal.
    pub fn play_legal(&mut self, action: Action) {
        self.push(action);
        self.undone.clear();
    }

    /// Takes the last action back.
    pub fn undo(&mut self) -> Option<Action> {
        let action = self.actions.pop()?;
        self.positions.pop();
        self.undone.push(action);
        Some(action)
    }

    /// Plays again what was taken back last.
    pub fn redo(&mut self) -> Option<Action> {
        let action = self.undone.pop()?;
        self.push(action);
        Some(action)
    }

    fn push(&mut self, action: Action) {
        let mut position = self.position().clone();
        position.play_unchecked(&self.rules, action);
        debug_assert_eq!(position.check(&self.rules), Ok(()));
        self.positions.push(position);
        self.actions.push(action);
    }

    /// Whether an action is legal now.
    ///
    /// # Errors
    ///
    /// Why it is not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.ending().is_some() {
            return Err(Refusal::GameOver);
        }
        let (position, rules) = (self.position(), &*self.rules);
        match action {
            Action::Move(it) => position.check_move(rules, it),
            Action::Item(turn) => position.check_items(rules, turn),
            Action::Pass if position.can_move(rules) => Err(Refusal::MustMove),
            Action::Pass | Action::Draw => Ok(()),
            Action::TimeOut if rules.clock().is_none() => Err(Refusal::NoClock),
            Action::TimeOut if position.can_move(rules) => Ok(()),
            Action::TimeOut => Err(Refusal::MustPass),
            Action::Resign(seat) if position.playing(rules).contains(seat) => Ok(()),
            Action::Resign(seat) => Err(Refusal::NotPlaying(seat)),
        }
    }

    /// The action that a typed move means here.
    ///
    /// # Errors
    ///
    /// Why it is not legal; of a route, its first bad hop.
    pub fn read(&self, typed: &Typed) -> Result<Action, Refusal> {
        let action = match typed {
            Typed::Pass => Action::Pass,
            Typed::Route(_) if self.ending().is_some() => return Err(Refusal::GameOver),
            Typed::Route(route) => Action::Move(self.position().follow(&self.rules, route)?),
        };
        self.check(action).map(|()| action)
    }

    /// Why the game is over; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        if self.actions.last() == Some(&Action::Draw) {
            return Some(Ending::Agreed);
        }
        let repeated = || self.rules.repetition().is_some_and(|times| self.occurrences() >= times);
        let by_position = self.position().ending(&self.rules);
        by_position.or_else(|| repeated().then_some(Ending::Repetition))
    }

    /// How many times the position of now has been there, this time included.
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        self.positions.iter().filter(|position| position.repeats(now)).count()
    }

    /// The most hops that a seat has made in one turn.
    pub fn longest_chain(&self, seat: Seat) -> usize {
        let turns = self.positions.iter().zip(&self.actions);
        let chains = turns.filter_map(|(position, action)| match *action {
            Action::Move(it) if position.turn() == seat => {
                let far = self.rules.board().distance(it.from, it.to) > 1;
                let route = position.route(&self.rules, it)?;
                far.then(|| route.len().saturating_sub(1))
            }
            Action::Move(_)
            | Action::Item(_)
            | Action::Pass
            | Action::TimeOut
            | Action::Resign(_)
            | Action::Draw => None,
        });
        chains.max().unwrap_or_default()
    }

    /// The place of each seat, once the game is over.
    pub fn places(&self) -> Option<Places> {
        self.ending().map(|_| self.position().places(&self.rules))
    }
}
