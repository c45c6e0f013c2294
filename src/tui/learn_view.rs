//! The words of a lesson beside the board: what it asks, and what became of it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::intent::Intent;
use super::keymap::Keymap;
use super::keys::Context;
use super::learn::Learning;
use super::paint;
use super::play::Play;
use super::theme::Theme;
use crate::lesson::Lesson;
use crate::text::{Label, Words};

/// Columns for a move, so that the rest of its sentence can be read too.
const LONGEST_MOVE: u16 = 12;

/// Columns between the board and its names and the words.
const AIR: u16 = 2;

/// Draws them; a lesson that was done ends in a button, though a click anywhere on its words does the
/// same.
pub fn draw(
    words: Words,
    keys: &Keymap,
    play: &Play,
    area: Rect,
    theme: Theme,
    buffer: &mut Buffer,
) {
    let Some(learning) = &play.learning else { return };
    // File letters of the board may stand right before the words.
    let area =
        Rect { x: area.x.saturating_add(AIR), width: area.width.saturating_sub(AIR), ..area };
    let told = told(words, keys, learning, play.is_learned());
    for (y, (part, line)) in (0..area.height).zip(lines(&told, area.width)) {
        let row = paint::line(area, y);
        paint::text(buffer, row, (row.x, row.y), &line, part.style(theme));
    }
}

/// How a part of the words is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Title,
    Task,
    How,
    Missed,
    Done,
    Button,
}

impl Part {
    fn style(self, theme: Theme) -> Style {
        match self {
            Self::How => theme.dim(),
            Self::Title | Self::Done => theme.strong(),
            Self::Task => theme.text(),
            Self::Missed => theme.warning(),
            Self::Button => theme.button(),
        }
    }
}

/// All that is told, part by part.
fn told(words: Words, keys: &Keymap, learning: &Learning, learned: bool) -> Vec<(Part, String)> {
    let lesson = learning.lesson;
    let mut told = vec![
        (
            Part::Title,
            format!("{}/{}  {}", lesson.number(), Lesson::ALL.len(), words.lesson_title(lesson)),
        ),
        (Part::Task, words.lesson_task(lesson).to_owned()),
    ];
    match &learning.missed {
        _ if learned => {
            told.push((Part::Done, words.lesson_done(lesson).to_owned()));
            let on = if lesson.next().is_some() { Label::LessonNext } else { Label::LessonLast };
            told.push((Part::Button, format!("[ {} ]", words.say(on))));
        }
        Some(moved) => {
            let moved = paint::route(moved, LONGEST_MOVE);
            told.push((Part::Missed, words.lesson_missed(lesson, &moved)));
        }
        None => told.extend(how(words, keys, lesson).map(|how| (Part::How, how))),
    }
    told
}

/// The way of playing that a lesson shows.
fn how(words: Words, keys: &Keymap, lesson: Lesson) -> Option<String> {
    let key = |intent| keys.key(Context::Lesson, intent);
    Some(match lesson {
        Lesson::Step => words.say(Label::LessonHowClick).to_owned(),
        Lesson::Hop => words.say(Label::LessonHowTab).to_owned(),
        Lesson::Chain => words.lesson_how_letters(&key(Intent::Label)),
        Lesson::Others => words.lesson_how_type(&key(Intent::Command)),
        Lesson::TakeBack => words.lesson_how_take_back(&key(Intent::Undo), &key(Intent::Redo)),
        Lesson::Goal => words.lesson_how_hint(&key(Intent::Hint)),
        Lesson::LongHops => words.lesson_how_rules(&key(Intent::Menu)),
        Lesson::Ladder | Lesson::Straggler | Lesson::Home => return None,
    })
}

/// The same in lines of so many columns, with a blank one before each part but the title.
fn lines(told: &[(Part, String)], columns: u16) -> Vec<(Part, String)> {
    let mut lines = Vec::new();
    for (part, words) in told {
        if *part != Part::Title {
            lines.push((*part, String::new()));
        }
        lines.extend(paint::wrap(words, columns).into_iter().map(|line| (*part, line)));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    /// Columns and lines for words on the smallest screen that takes a lesson.
    const LEAST: (u16, usize) = (24, 17);

    #[test]
    fn all_words_of_every_lesson_fit_on_the_smallest_screen() {
        for words in Language::ALL.map(Words::new) {
            for lesson in Lesson::ALL {
                for (missed, learned) in [(None, false), (Some("g5-i7"), false), (None, true)] {
                    let learning = Learning { lesson, missed: missed.map(str::to_owned) };
                    let told = told(words, &Keymap::default(), &learning, learned);
                    let lines = lines(&told, LEAST.0);
                    assert!(lines.len() <= LEAST.1, "{} lines: {lines:#?}", lines.len());
                }
            }
        }
    }
}
