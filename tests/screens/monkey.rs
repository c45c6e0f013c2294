//! Somebody who presses whatever there is.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use starhop::game::Action;

use super::desk::{Desk, SETTINGS, seated};

const KEYS: [KeyCode; 18] = [
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
    KeyCode::Home,
    KeyCode::F(1),
    KeyCode::Null,
    KeyCode::Delete,
];

/// Presses so many keys and buttons; at the end the program can still be quit.
pub fn play(seed: u64, times: usize) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let settings = starhop::tui::Settings {
        hop: std::time::Duration::from_millis(60 * (seed % 2)),
        ..SETTINGS
    };
    let game = match seed % 4 {
        0 => None,
        1 => Some(seated("small", 2, "A")),
        2 => Some(seated("masters", 6, "ACE")),
        _ if seed % 8 == 3 => Some(seated("qq-teams", 4, "AB")),
        _ => Some(seated("big", 3, "")),
    };
    let mut desk = Desk::new(game, settings, (80, 24));
    for _ in 0..times {
        press(&mut desk, &mut chance);
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
        17 if chance.random_range(0..5) == 0 => {
            desk.resize(chance.random_range(1..160), chance.random_range(1..60));
        }
        17 => desk.resize(80, 24),
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
