//! Lessons: what each is called, what it asks, and what is said when it was done or not.

use super::{Label, Words, message};
use crate::lesson::Lesson;

impl Words {
    /// What a lesson is called.
    pub fn lesson_title(self, lesson: Lesson) -> &'static str {
        self.say(match lesson {
            Lesson::Step => Label::LessonStep,
            Lesson::Hop => Label::LessonHop,
            Lesson::Chain => Label::LessonChain,
            Lesson::Others => Label::LessonOthers,
            Lesson::TakeBack => Label::LessonTakeBack,
            Lesson::Goal => Label::LessonGoal,
            Lesson::Ladder => Label::LessonLadder,
            Lesson::Straggler => Label::LessonStraggler,
            Lesson::Home => Label::LessonHome,
            Lesson::LongHops => Label::LessonLongHops,
        })
    }

    /// Which of all lessons it is.
    pub fn lesson_count(self, lesson: Lesson) -> String {
        self.tell(message::lesson_count(lesson.number(), Lesson::ALL.len()))
    }

    /// What it asks.
    pub fn lesson_task(self, lesson: Lesson) -> &'static str {
        self.say(match lesson {
            Lesson::Step => Label::LessonStepTask,
            Lesson::Hop => Label::LessonHopTask,
            Lesson::Chain => Label::LessonChainTask,
            Lesson::Others => Label::LessonOthersTask,
            Lesson::TakeBack => Label::LessonTakeBackTask,
            Lesson::Goal => Label::LessonGoalTask,
            Lesson::Ladder => Label::LessonLadderTask,
            Lesson::Straggler => Label::LessonStragglerTask,
            Lesson::Home => Label::LessonHomeTask,
            Lesson::LongHops => Label::LessonLongHopsTask,
        })
    }

    /// What is said when it was done.
    pub fn lesson_done(self, lesson: Lesson) -> &'static str {
        self.say(match lesson {
            Lesson::Step => Label::LessonStepDone,
            Lesson::Hop => Label::LessonHopDone,
            Lesson::Chain => Label::LessonChainDone,
            Lesson::Others => Label::LessonOthersDone,
            Lesson::TakeBack => Label::LessonTakeBackDone,
            Lesson::Goal => Label::LessonGoalDone,
            Lesson::Ladder => Label::LessonLadderDone,
            Lesson::Straggler => Label::LessonStragglerDone,
            Lesson::Home => Label::LessonHomeDone,
            Lesson::LongHops => Label::LessonLongHopsDone,
        })
    }

    /// What is said of a move that is legal, but not what it asks.
    pub fn lesson_missed(self, lesson: Lesson, moved: &str) -> String {
        let hint = self.say(match lesson {
            Lesson::Step => Label::LessonStepHint,
            Lesson::Hop => Label::LessonHopHint,
            Lesson::Chain => Label::LessonChainHint,
            Lesson::Others => Label::LessonOthersHint,
            Lesson::TakeBack => Label::LessonTakeBackHint,
            Lesson::Goal => Label::LessonGoalHint,
            Lesson::Ladder => Label::LessonLadderHint,
            Lesson::Straggler => Label::LessonStragglerHint,
            Lesson::Home => Label::LessonHomeHint,
            Lesson::LongHops => Label::LessonLongHopsHint,
        });
        self.tell(message::lesson_missed(moved, hint))
    }

    /// That this key puts letters on what can be chosen.
    pub fn lesson_how_letters(self, key: &str) -> String {
        self.tell(message::lesson_how_letters(key))
    }

    /// That moves can be typed after this key.
    pub fn lesson_how_type(self, key: &str) -> String {
        self.tell(message::lesson_how_type(key))
    }

    /// That one key takes a move back and the other plays it again.
    pub fn lesson_how_take_back(self, undo: &str, redo: &str) -> String {
        self.tell(message::lesson_how_take_back(undo, redo))
    }

    /// That this key shows what could be played.
    pub fn lesson_how_hint(self, key: &str) -> String {
        self.tell(message::lesson_how_hint(key))
    }

    /// That the menu of this key tells the rules in force.
    pub fn lesson_how_rules(self, key: &str) -> String {
        self.tell(message::lesson_how_rules(key))
    }

    /// That this key opens the lessons, for whoever has not played here yet.
    pub fn start_hint_learn(self, key: &str) -> String {
        self.tell(message::start_hint_learn(key))
    }
}
