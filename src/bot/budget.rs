//! How long a bot may think: positions are counted, the guide is asked.

use super::{Guide, Report, Score};
use crate::game::Move;

/// Positions between two questions to the guide, who is promised one every 1,000.
pub const NODES_BETWEEN_QUESTIONS: u64 = 250;

/// What is left to think with.
pub(super) struct Budget<'a> {
    guide: &'a mut dyn Guide,
    nodes: u64,
    limit: u64,
    next_question: u64,
    stopped: bool,
}

impl<'a> Budget<'a> {
    pub fn new(guide: &'a mut dyn Guide) -> Self {
        Self { guide, nodes: 0, limit: 0, next_question: NODES_BETWEEN_QUESTIONS, stopped: false }
    }

    /// Allows so many more positions.
    pub fn grant(&mut self, nodes: u64) {
        self.limit = self.nodes + nodes;
    }

    /// Counts a position.
    #[inline]
    pub fn spend(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_question {
            self.next_question = self.nodes + NODES_BETWEEN_QUESTIONS;
            self.stopped |= self.guide.should_stop();
        }
    }

    /// Whether there is nothing left, or the guide has said stop.
    #[inline]
    pub fn is_spent(&self) -> bool {
        self.stopped || self.nodes >= self.limit
    }

    /// Tells the guide of a move behind which nothing is known.
    pub fn report(&mut self, best: Move, depth: u32) {
        self.report_line(vec![best], depth, None);
    }

    /// Tells the guide what is expected, too.
    pub fn report_line(&mut self, line: Vec<Move>, depth: u32, score: Option<Score>) {
        let nodes = self.nodes;
        self.guide.hear(Report { line, depth, nodes, score });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Asked(u32);

    impl Guide for Asked {
        fn should_stop(&mut self) -> bool {
            self.0 += 1;
            self.0 == 2
        }
    }

    #[test]
    fn the_guide_is_asked_often_and_its_stop_is_final() {
        let mut guide = Asked::default();
        let mut budget = Budget::new(&mut guide);
        budget.grant(10_000);
        let mut nodes = 0;
        while !budget.is_spent() {
            budget.spend();
            nodes += 1;
        }
        assert_eq!(nodes, 2 * NODES_BETWEEN_QUESTIONS);
        budget.grant(10_000);
        assert!(budget.is_spent());
    }
}
