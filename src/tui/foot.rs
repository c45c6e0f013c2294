//! The foot of a screen: keys with a word each, which can be clicked too.

use ratatui::layout::Rect;

use super::intent::Intent;
use super::keys::{self, Context};
use super::paint;
use crate::text::screen as words;

/// A key at the foot, and the cells that mean it.
#[derive(Clone, Debug)]
pub struct Hint {
    /// What it means.
    pub intent: Intent,
    /// The key and its word.
    pub label: String,
    /// Where it is.
    pub spot: Rect,
}

/// The keys that matter on a screen, the most useful first.
fn useful(context: Context) -> &'static [(Intent, &'static str)] {
    match context {
        Context::Start => &[
            (Intent::Play, words::HINT_PLAY),
            (Intent::Rules, words::HINT_RULES),
            (Intent::Help, words::HINT_HELP),
            (Intent::Theme, words::HINT_THEME),
            (Intent::Quit, words::HINT_QUIT),
        ],
        Context::Game => &[
            (Intent::Pick, words::HINT_PICK),
            (Intent::Next, words::HINT_NEXT),
            (Intent::Undo, words::HINT_UNDO),
            (Intent::Help, words::HINT_HELP),
            (Intent::Menu, words::HINT_MENU),
            (Intent::Label, words::HINT_LABEL),
            (Intent::Command, words::HINT_COMMAND),
            (Intent::Recall, words::HINT_RECALL),
            (Intent::Pause, words::HINT_PAUSE),
            (Intent::Theme, words::HINT_THEME),
        ],
        Context::Look => &[
            (Intent::Earlier, words::HINT_EARLIER),
            (Intent::Later, words::HINT_LATER),
            (Intent::Pick, words::HINT_RUN),
            (Intent::TakeOver, words::HINT_TAKE_OVER),
            (Intent::Back, words::HINT_BACK),
            (Intent::Help, words::HINT_HELP),
            (Intent::Menu, words::HINT_MENU),
        ],
        Context::Labels => &[(Intent::Back, words::HINT_BACK)],
        Context::Prompt => &[
            (Intent::Pick, words::HINT_PLAY),
            (Intent::Complete, words::HINT_COMPLETE),
            (Intent::Back, words::HINT_BACK),
        ],
        Context::Page => &[
            (Intent::Back, words::HINT_BACK),
            (Intent::PageUp, words::HINT_SCROLL),
            (Intent::PageDown, words::HINT_SCROLL),
        ],
        Context::Menu | Context::Question | Context::Result | Context::TooSmall => &[],
    }
}

/// The hints that fit into a line, without those that are of no use now.
pub fn hints(context: Context, useless: &[Intent], line: Rect) -> Vec<Hint> {
    let mut x = line.x;
    let mut hints = Vec::new();
    if line.is_empty() {
        return hints;
    }
    let words = useful(context).iter();
    for &(intent, word) in words.filter(|(intent, _)| !useless.contains(intent)) {
        let Some(key) = keys::name(context, intent) else {
            continue;
        };
        let label = format!(" {key} {word} ");
        let width = paint::width(&label);
        if x.saturating_add(width) > line.right() {
            continue;
        }
        let spot = Rect::new(x, line.y, width, 1);
        hints.push(Hint { intent, label, spot });
        x = x.saturating_add(width + 1);
    }
    hints
}
