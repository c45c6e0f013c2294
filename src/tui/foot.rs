//! The foot of a screen: keys with a word each, which can be clicked too.

use ratatui::layout::Rect;

use super::intent::Intent;
use super::keymap::Keymap;
use super::keys::Context;
use super::paint;
use crate::text::{Label, Words};

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
fn useful(context: Context) -> &'static [(Intent, Label)] {
    match context {
        Context::Start => &[
            (Intent::Play, Label::HintBegin),
            (Intent::Continue, Label::HintContinue),
            // The others have buttons above.
            (Intent::Name, Label::HintName),
            (Intent::Colour, Label::HintColour),
            (Intent::Rules, Label::HintRules),
            (Intent::Help, Label::HintHelp),
            (Intent::Learn, Label::HintLearn),
            (Intent::Switches, Label::HintSwitches),
            (Intent::Preferences, Label::HintPreferences),
            (Intent::Games, Label::HintGames),
            (Intent::Quit, Label::HintQuit),
        ],
        Context::Preferences => &[
            (Intent::Back, Label::HintBack),
            (Intent::Left, Label::HintChange),
            (Intent::Right, Label::HintChange),
            (Intent::Help, Label::HintHelp),
        ],
        Context::Switches => &[
            (Intent::Back, Label::HintBack),
            (Intent::Play, Label::HintBegin),
            (Intent::Command, Label::HintCommand),
            (Intent::KeepPreset, Label::HintKeepPreset),
            (Intent::Reset, Label::HintReset),
            (Intent::ResetAll, Label::HintResetAll),
            (Intent::Help, Label::HintHelp),
        ],
        Context::Game => &[
            (Intent::Pick, Label::HintPick),
            (Intent::Next, Label::HintNext),
            (Intent::Items, Label::HintItems),
            (Intent::Undo, Label::HintUndo),
            (Intent::Help, Label::HintHelp),
            (Intent::Menu, Label::HintMenu),
            (Intent::Hint, Label::HintHint),
            (Intent::Label, Label::HintLabel),
            (Intent::Command, Label::HintCommand),
            (Intent::StandIn, Label::HintStandIn),
            (Intent::Recall, Label::HintRecall),
            (Intent::Earlier, Label::HintLookBack),
            (Intent::Pause, Label::HintPause),
            (Intent::Theme, Label::HintTheme),
        ],
        Context::Lesson => &[
            (Intent::Pick, Label::HintPick),
            (Intent::NextLesson, Label::HintNextLesson),
            (Intent::PreviousLesson, Label::HintPreviousLesson),
            (Intent::Undo, Label::HintUndo),
            (Intent::Hint, Label::HintHint),
            (Intent::Back, Label::HintBack),
            (Intent::Menu, Label::HintMenu),
            (Intent::Next, Label::HintNext),
            (Intent::Help, Label::HintHelp),
            (Intent::Label, Label::HintLabel),
            (Intent::Command, Label::HintCommand),
        ],
        Context::Look => &[
            (Intent::Earlier, Label::HintEarlier),
            (Intent::Later, Label::HintLater),
            (Intent::Pick, Label::HintRun),
            (Intent::TakeOver, Label::HintTakeOver),
            (Intent::Back, Label::HintBack),
            (Intent::Help, Label::HintHelp),
            (Intent::Menu, Label::HintMenu),
        ],
        Context::Labels => &[(Intent::Back, Label::HintBack)],
        Context::Prompt => &[
            (Intent::Pick, Label::HintPlay),
            (Intent::Complete, Label::HintComplete),
            (Intent::Back, Label::HintBack),
        ],
        Context::Name => &[(Intent::Pick, Label::HintKeep), (Intent::Back, Label::HintBack)],
        Context::Games => &[
            (Intent::Pick, Label::HintOpen),
            (Intent::Replay, Label::HintReplay),
            (Intent::Delete, Label::HintDelete),
            (Intent::Back, Label::HintBack),
            (Intent::Help, Label::HintHelp),
        ],
        Context::Chart => &[
            (Intent::Back, Label::HintBack),
            (Intent::Help, Label::HintHelp),
            (Intent::Theme, Label::HintTheme),
        ],
        Context::Page => &[
            (Intent::Back, Label::HintBack),
            (Intent::PageUp, Label::HintScroll),
            (Intent::PageDown, Label::HintScroll),
        ],
        Context::Menu | Context::Question | Context::Result | Context::TooSmall => &[],
    }
}

/// What is so just now on a screen.
#[derive(Clone, Debug)]
pub struct Now {
    /// What keys could do there, but not now.
    pub useless: Vec<Intent>,
    /// The words for keys that do something else than usual.
    pub called: Vec<(Intent, Label)>,
}

/// The hints that fit into a line.
pub fn hints(words: Words, keys: &Keymap, context: Context, now: &Now, line: Rect) -> Vec<Hint> {
    let mut x = line.x;
    let mut hints = Vec::new();
    if line.is_empty() {
        return hints;
    }
    let useful = useful(context).iter();
    for &(intent, label) in useful.filter(|(intent, _)| !now.useless.contains(intent)) {
        let Some(key) = keys.name(context, intent) else {
            continue;
        };
        let called = now.called.iter().find(|(called, _)| *called == intent);
        let label = format!(" {key} {} ", words.say(called.map_or(label, |&(_, label)| label)));
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
