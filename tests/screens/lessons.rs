//! Lessons on the screen: found, done by keys and by clicks, missed, left, and kept nowhere.

use std::time::Duration;

use starhop::lesson::Lesson;
use starhop::text::{Label, Language, Words};
use starhop::tui::{Context, Seated, Settings};

use super::desk::{Desk, SETTINGS};
use super::{LARGE, SMALL, USUAL, pictures};

fn lesson(lesson: Lesson, settings: Settings, size: (u16, u16)) -> Desk {
    let mut desk = Desk::new(Some(Seated::lesson(lesson)), settings, USUAL);
    desk.resize(size.0, size.1);
    desk
}

/// A lesson at its beginning.
pub fn open(settings: Settings, size: (u16, u16)) -> Desk {
    lesson(Lesson::Chain, settings, size)
}

/// A legal move that is not what it asks.
pub fn missed(settings: Settings, size: (u16, u16)) -> Desk {
    let mut desk = lesson(Lesson::Straggler, settings, USUAL);
    desk.play("e1-e3");
    desk.resize(size.0, size.1);
    desk
}

/// What it asks.
pub fn done(settings: Settings, size: (u16, u16)) -> Desk {
    let mut desk = lesson(Lesson::Ladder, settings, USUAL);
    desk.play("j9-j10");
    desk.play("g5-m15");
    desk.resize(size.0, size.1);
    desk
}

/// The menu over it.
pub fn menu(settings: Settings, size: (u16, u16)) -> Desk {
    let mut desk = lesson(Lesson::TakeBack, settings, size);
    desk.keys("q");
    desk
}

/// What comes after the last one.
pub fn end(settings: Settings, size: (u16, u16)) -> Desk {
    let mut desk = lesson(Lesson::LongHops, settings, USUAL);
    desk.play("g5-m11");
    desk.keys("Enter");
    desk.resize(size.0, size.1);
    desk
}

#[test]
fn lessons_at_every_size() {
    pictures("lesson", &[USUAL, SMALL, LARGE], |size| open(SETTINGS, size));
    pictures("lesson_missed", &[SMALL, LARGE], |size| missed(SETTINGS, size));
    pictures("lesson_done", &[SMALL, LARGE], |size| done(SETTINGS, size));
}

fn is_at(desk: &Desk, lesson: Lesson) -> bool {
    desk.find(&format!("{}/10 ", lesson.number())).is_some()
}

fn assert_nothing_kept(desk: &Desk) {
    assert!(desk.saved.is_empty() && desk.rated.is_empty() && desk.bests.is_empty());
    assert!(desk.habits.is_empty() && desk.thoughts.is_empty() && !desk.model.is_kept());
}

#[test]
fn a_newcomer_finds_the_lessons_on_the_form() {
    let mut desk = Desk::start(USUAL);
    assert!(desk.find("New to the game?").is_some(), "{}", desk.text());
    desk.keys("h");
    assert!(is_at(&desk, Lesson::Step), "{}", desk.text());
    let mut desk = Desk::start(USUAL);
    desk.click_on("[ Learn ]");
    assert!(is_at(&desk, Lesson::Step), "{}", desk.text());
}

#[test]
fn whoever_has_a_game_to_go_on_with_still_has_the_key() {
    let mut desk = Desk::start(USUAL);
    desk.model.offer_to_continue();
    assert!(desk.find("New to the game?").is_none() && desk.find("[ Learn ]").is_none());
    desk.click_on(" h learn ");
    assert!(is_at(&desk, Lesson::Step), "{}", desk.text());
}

#[test]
fn all_lessons_can_be_done_by_keys_and_lead_to_a_game() {
    for words in Language::ALL.map(Words::new) {
        let mut desk = Desk::new(None, Settings { words, ..SETTINGS }, USUAL);
        desk.keys("h");
        for lesson in Lesson::ALL {
            assert!(is_at(&desk, lesson), "{lesson:?}\n{}", desk.text());
            desk.keys("u");
            while desk.find(words.say(Label::LessonGoOn)).is_none() {
                desk.keys("h h Enter");
            }
            desk.keys("Enter");
        }
        assert!(desk.find(words.say(Label::LearnedTitle)).is_some(), "{}", desk.text());
        assert_nothing_kept(&desk);
        desk.keys("Enter");
        assert_eq!(desk.model.context(), Context::Game);
        assert!(desk.find(words.say(Label::BotEasy)).is_some(), "{}", desk.text());
    }
}

/// The cell of a hole at the usual size.
fn cell(hole: &str) -> (u16, u16) {
    let (file, rank) = hole.split_at(1);
    let rank: u16 = rank.parse().expect("a rank");
    let file = u16::from(file.as_bytes()[0] - b'a');
    (13 + 4 * file - 2 * rank, 19 - rank)
}

#[test]
fn all_lessons_can_be_done_by_clicks() {
    let moves = [
        "e4 e5",
        "e3 e5",
        "g5 i9",
        "g5 i7",
        "g5 k11",
        "k13 k14",
        "j9 j10 g5 m15",
        "e1 e5",
        "k11 k15",
        "g5 m11",
    ];
    let mut desk = Desk::start(USUAL);
    desk.click_on("[ Learn ]");
    for (lesson, holes) in Lesson::ALL.into_iter().zip(moves) {
        assert!(is_at(&desk, lesson), "{lesson:?}\n{}", desk.text());
        if lesson == Lesson::TakeBack {
            desk.click_on(" u undo ");
        }
        holes.split(' ').for_each(|hole| desk.click(cell(hole)));
        let on = if lesson.next().is_some() { "[ Next lesson ]" } else { "[ Go on ]" };
        desk.click_on(on);
    }
    desk.click_on("[ A first game ]");
    assert_eq!(desk.model.context(), Context::Game, "{}", desk.text());
}

#[test]
fn a_move_that_is_not_asked_for_is_told_and_taken_back() {
    let before = lesson(Lesson::Hop, SETTINGS, USUAL);
    let mut desk = lesson(Lesson::Hop, SETTINGS, USUAL);
    desk.play("e4-e5");
    assert!(desk.find("e4-e5 is legal").is_some(), "{}", desk.text());
    let rows = |desk: &Desk| -> Vec<String> {
        desk.text().lines().skip(2).take(17).map(|line| line.chars().take(50).collect()).collect()
    };
    assert_eq!(rows(&desk).concat().replace(['>', '<'], " "), {
        rows(&before).concat().replace(['>', '<'], " ")
    });
    desk.play("e3-e5");
    assert!(desk.find("is legal").is_none() && desk.find("Right!").is_some(), "{}", desk.text());
    assert_nothing_kept(&desk);
}

#[test]
fn a_move_that_is_not_asked_for_is_seen_before_it_is_taken_back() {
    let settings = Settings { hop: Duration::from_millis(120), ..SETTINGS };
    let mut desk = lesson(Lesson::Hop, settings, USUAL);
    desk.play("e4-e5");
    assert!(desk.find("is legal").is_none());
    while desk.tick() {}
    assert!(desk.find("is legal").is_some(), "{}", desk.text());
}

#[test]
fn nobody_plays_on_from_a_lesson_that_was_done_but_it_can_be_taken_back() {
    let mut desk = done(SETTINGS, USUAL);
    desk.keys("f : h Tab");
    assert_eq!(desk.model.context(), Context::Lesson);
    desk.click(cell("h6"));
    assert!(desk.find("[ Next lesson ]").is_some(), "{}", desk.text());
    desk.keys("u");
    assert!(desk.find("[ Next lesson ]").is_none(), "{}", desk.text());
    desk.keys("U");
    assert!(desk.find("[ Next lesson ]").is_some(), "{}", desk.text());
}

#[test]
fn a_lesson_that_ends_the_game_goes_on_with_the_next_one() {
    let mut desk = lesson(Lesson::Home, SETTINGS, USUAL);
    desk.play("k11-k15");
    assert!(desk.find("You have won!").is_some() && desk.find("Result").is_none());
    assert_nothing_kept(&desk);
    desk.keys("Enter");
    assert!(is_at(&desk, Lesson::LongHops), "{}", desk.text());
}

#[test]
fn lessons_can_be_gone_through_and_left_and_are_found_where_they_were() {
    let mut desk = Desk::start(USUAL);
    desk.keys("h < > > > <");
    assert!(is_at(&desk, Lesson::Chain), "{}", desk.text());
    desk.keys("Tab Enter Esc");
    assert!(is_at(&desk, Lesson::Chain), "Esc puts the piece down first: {}", desk.text());
    desk.keys("Esc");
    assert_eq!(desk.model.context(), Context::Start);
    desk.keys("h");
    assert!(is_at(&desk, Lesson::Chain), "{}", desk.text());
    desk.keys("q Down Enter");
    assert!(is_at(&desk, Lesson::Others), "{}", desk.text());
}

#[test]
fn the_game_that_was_played_is_saved_before_the_lessons() {
    let mut desk = Desk::game("classic", 2, USUAL);
    desk.play("e3-g5");
    let saved = desk.saved.len();
    desk.keys("q Up Up Enter h");
    assert!(saved > 0 && is_at(&desk, Lesson::Step), "{}", desk.text());
    desk.play("e4-e5");
    desk.keys("Esc");
    assert_eq!(desk.saved.len(), saved);
    desk.keys("c");
    assert_eq!(desk.errands.len(), 1, "it can be gone on with");
}

#[test]
fn a_screen_without_room_for_the_words_says_so() {
    let desk = lesson(Lesson::Step, SETTINGS, (53, 24));
    assert!(desk.find("54x19").is_some(), "{}", desk.text());
    let desk = lesson(Lesson::Step, SETTINGS, (54, 19));
    assert!(is_at(&desk, Lesson::Step), "{}", desk.text());
}
