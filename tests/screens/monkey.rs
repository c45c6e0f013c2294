//! Somebody who presses whatever there is.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use starhop::game::Action;
use starhop::lesson::Lesson;
use starhop::tui::{Context, Errand, Found, Input, Kept, Seated, Taken};

use super::desk::{Desk, SETTINGS, seated, seated_at};
use super::{NEARLY_WON, games};

const KEYS: [KeyCode; 20] = [
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Esc,
    KeyCode::Tab,
    KeyCode::Tab,
    KeyCode::BackTab,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Backspace,
    KeyCode::Backspace,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::F(1),
    KeyCode::Null,
    KeyCode::Delete,
];

/// Events of one run: then somebody else begins anew.
const RUN: usize = 400;

/// Lets so many events happen; every so often the program can be quit. The screens that were reached
/// come back.
pub fn play(events: usize) -> Vec<Context> {
    let mut reached = Vec::new();
    for seed in 0..events.div_ceil(RUN) {
        run(seed as u64, &mut reached);
    }
    reached
}

fn run(seed: u64, reached: &mut Vec<Context>) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let settings = starhop::tui::Settings {
        hop: std::time::Duration::from_millis(60 * (seed % 2)),
        ..SETTINGS
    };
    let game = match seed % 6 {
        3 if seed % 12 == 3 => {
            let number = (seed / 12) as usize % Lesson::ALL.len();
            Some(Seated::lesson(Lesson::ALL[number]))
        }
        0 | 3 => None,
        1 => Some(seated("small", 2, "A")),
        2 => Some(seated("masters", 6, "ACE")),
        4 => Some(seated_at("small", 2, "AD", NEARLY_WON)),
        _ if seed % 12 == 5 => Some(seated("qq-teams", 4, "AB")),
        _ if seed % 24 == 11 => Some(super::items::open()),
        _ => Some(seated("big", 3, "")),
    };
    let mut desk = Desk::new(game, settings, (80, 24));
    if seed % 12 == 4 {
        // A finished game is soon left again: some begin where it can be looked at.
        desk.play("d4-d2");
        desk.press(KeyCode::Char('c'));
    }
    for _ in 0..RUN {
        press(&mut desk, &mut chance);
        answer(&mut desk, &mut chance);
        let context = desk.model.context();
        if !reached.contains(&context) {
            reached.push(context);
        }
        if chance.random_range(0..4) == 0 {
            desk.buffer();
        }
    }
    desk.ended = false;
    desk.ctrl('c');
    desk.ctrl('c');
    assert!(desk.ended, "seed {seed}");
}

fn press(desk: &mut Desk, chance: &mut ChaCha8Rng) {
    let (width, height) = desk.size;
    let at = (chance.random_range(0..=width), chance.random_range(0..=height));
    match chance.random_range(0..20) {
        0..6 => desk.press(KEYS[chance.random_range(0..KEYS.len())]),
        6..11 => desk.press(KeyCode::Char(char::from(chance.random_range(32..127u8)))),
        11 => desk.press(KeyCode::Char('跳')),
        12..14 => desk.click(at),
        14 => desk.mouse(MouseEventKind::Down(MouseButton::Left), at),
        15 => desk.mouse(MouseEventKind::Drag(MouseButton::Left), at),
        16 => desk.mouse(MouseEventKind::ScrollUp, at),
        17 => resize(desk, chance),
        18 => {
            desk.tick();
        }
        _ => {
            let skipped = chance.random_range(0..50);
            desk.answer(|thought| {
                let moves = thought.game.position().moves(thought.game.rules());
                let chosen = moves.get(skipped % moves.len().max(1));
                chosen.map_or(Action::Pass, |&it| Action::Move(it))
            });
        }
    }
}

/// Mostly back to the usual size, or to one that people have, now and then to a huge one.
fn resize(desk: &mut Desk, chance: &mut ChaCha8Rng) {
    let (width, height) = match chance.random_range(0..500) {
        0 => (chance.random_range(141..600), chance.random_range(46..200)),
        1..100 => (chance.random_range(1..=140), chance.random_range(1..=45)),
        _ => (80, 24),
    };
    desk.resize(width, height);
}

/// What was asked of the disk is done, or not.
fn answer(desk: &mut Desk, chance: &mut ChaCha8Rng) {
    let fails = chance.random_range(0..3) == 0;
    let input = match (desk.errands.pop(), desk.presets.pop(), desk.settings.pop()) {
        (Some(Errand::List), _, _) if !fails => Input::Found(Found::List(games())),
        (Some(_), _, _) => Input::Found(Found::Told("told".to_owned())),
        (None, Some(mine), _) => Input::PresetKept(match (fails, mine.taken) {
            (true, Taken::Tell) => Kept::Taken(Box::new(mine)),
            (true, Taken::Replace) => Kept::Told("told".to_owned()),
            (false, _) => {
                let text = format!("[{}]\njump = 'long'\n", mine.name);
                Kept::Done { name: mine.name, file: "own".to_owned(), text }
            }
        }),
        (None, None, Some(_)) => Input::SettingKept(fails.then(|| "told".to_owned())),
        (None, None, None) => return,
    };
    desk.input(input);
}
