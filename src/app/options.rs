//! How the program looks, and what it begins with.

use std::time::Duration;

use super::best::BestFile;
use super::own::OwnFiles;
use super::players::LadderFile;
use super::seats::SeatsFile;
use super::store::Store;
use crate::rules::Book;
use crate::text::{Language, Words};
use crate::tui::{Bell, Breadth, Capture, Facing, Glyphs, Keymap, Seated, Theme, Themes, Zoom};

/// Whether there are colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colors {
    /// As the terminal can, unless `NO_COLOR` is set.
    #[default]
    Auto,
    /// Even where the environment says no.
    Always,
    /// None.
    Never,
}

impl Colors {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Always, Self::Never];

    /// Its name in the config.
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Always => "always",
            Self::Never => "never",
        }
    }

    /// The one of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colors| colors.name() == name)
    }
}

/// How the program looks, as far as the command line says it.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The language.
    pub words: Words,
    /// The colours; `None` chooses by the terminal.
    pub theme: Option<Theme>,
    /// The signs; `None` chooses by the locale.
    pub glyphs: Option<Glyphs>,
    /// How large the board may be; `None` is as large as fits.
    pub zoom: Option<Zoom>,
    /// Whether there are colours.
    pub colors: Colors,
    /// Whether the mouse plays.
    pub mouse: Capture,
    /// How long a hop is shown; moves are not shown at 0.
    pub hop: Duration,
    /// Whether a bell rings when a turn's time is nearly up.
    pub bell: Bell,
    /// Which seat has the lower end of the board.
    pub facing: Facing,
    /// How broad the panel beside the board is.
    pub panel: Breadth,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            words: Words::default(),
            theme: None,
            glyphs: None,
            zoom: None,
            colors: Colors::Auto,
            mouse: Capture::On,
            hop: Duration::from_millis(120),
            bell: Bell::default(),
            facing: Facing::default(),
            panel: Breadth::default(),
        }
    }
}

/// What the program begins with.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The presets to choose from.
    pub book: Book,
    /// A game that begins at once; without one the form for a new game opens.
    pub game: Option<Seated>,
    /// The chance of everything that is drawn.
    pub seed: u64,
    /// How it looks.
    pub options: Options,
    /// The keys.
    pub keys: Keymap,
    /// The language that was asked for; the locale decides without one.
    pub language: Option<Language>,
    /// The preset that is chosen in the form for a new game.
    pub preset: Option<String>,
    /// The themes to choose from.
    pub themes: Themes,
    /// What is wrong with the user's own themes, to be told first.
    pub theme_faults: Vec<String>,
    /// What is wrong with the config, to be told first.
    pub config_faults: Vec<String>,
    /// What is wrong with the user's own presets, to be told first.
    pub rules_faults: Vec<String>,
    /// Where games are kept; nothing is saved without it.
    pub store: Option<Store>,
    /// Where the best results of crossing alone are kept.
    pub best: Option<BestFile>,
    /// Where the names and colours of the last time are kept.
    pub seats: Option<SeatsFile>,
    /// Where everybody's points are kept; nothing is rated without it.
    pub ladder: Option<LadderFile>,
    /// Where presets and settings are kept.
    pub own: OwnFiles,
}

impl Launch {
    /// With the form for a new game, and everything as it is usual; nothing is kept.
    pub fn new(book: Book, seed: u64) -> Self {
        Self {
            book,
            game: None,
            seed,
            options: Options::default(),
            keys: Keymap::default(),
            language: None,
            preset: None,
            themes: Themes::default(),
            theme_faults: Vec::new(),
            config_faults: Vec::new(),
            rules_faults: Vec::new(),
            store: None,
            best: None,
            seats: None,
            ladder: None,
            own: OwnFiles::default(),
        }
    }
}
