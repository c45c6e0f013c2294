//! The keys in force: the table of [`keys`], with what a preset and the user's config
//! change in it.
//!
//! Where the config is read is left to the command line.

use std::fmt;
use std::str::FromStr;

use ratatui::crossterm::event::KeyEvent;

use super::intent::{Bearing, Intent};
use super::keys::{self, Binding, Chord, Context};

/// A set of keys that comes with the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeyPreset {
    /// The neighbours of `s` on the keyboard are the six neighbours of a hole.
    #[default]
    Default,
    /// The six neighbours are `h l y u b n`, as in games of vi's family.
    Vi,
}

impl KeyPreset {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Default, Self::Vi];

    /// Its name in the config.
    pub fn name(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::Vi => "vi",
        }
    }

    /// The preset of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// What it changes: the name of a deed, and its keys.
    fn changes(self) -> &'static [(&'static str, &'static [&'static str])] {
        match self {
            Self::Default => &[],
            Self::Vi => &[
                ("north-west", &["y", "7"]),
                ("north-east", &["u", "9"]),
                ("west", &["h", "4"]),
                ("east", &["l", "6"]),
                ("south-west", &["b", "1"]),
                ("south-east", &["n", "3"]),
                ("up", &["k"]),
                ("down", &["j"]),
                ("hint", &["i"]),
                ("bot", &["a"]),
                ("items", &["e"]),
                ("undo", &["p"]),
                ("redo", &["P", "Ctrl-Y"]),
                ("hold", &["w"]),
            ],
        }
    }
}

/// Something that keys can be bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed(Intent);

/// Everything that keys can be bound to, by its name in the config.
const DEEDS: [(&str, Intent); 60] = [
    ("up", Intent::Up),
    ("down", Intent::Down),
    ("left", Intent::Left),
    ("right", Intent::Right),
    ("north-west", Intent::Step(Bearing::NorthWest)),
    ("north-east", Intent::Step(Bearing::NorthEast)),
    ("west", Intent::Step(Bearing::West)),
    ("east", Intent::Step(Bearing::East)),
    ("south-west", Intent::Step(Bearing::SouthWest)),
    ("south-east", Intent::Step(Bearing::SouthEast)),
    ("pick", Intent::Pick),
    ("next", Intent::Next),
    ("previous", Intent::Previous),
    ("letters", Intent::Label),
    ("type", Intent::Command),
    ("back", Intent::Back),
    ("hint", Intent::Hint),
    ("bot", Intent::StandIn),
    ("items", Intent::Items),
    ("undo", Intent::Undo),
    ("redo", Intent::Redo),
    ("last-move", Intent::Recall),
    ("earlier", Intent::Earlier),
    ("later", Intent::Later),
    ("first", Intent::First),
    ("last", Intent::Last),
    ("faster", Intent::Faster),
    ("slower", Intent::Slower),
    ("go-on", Intent::TakeOver),
    ("hold", Intent::Pause),
    ("page-up", Intent::PageUp),
    ("page-down", Intent::PageDown),
    ("theme", Intent::Theme),
    ("larger", Intent::Larger),
    ("smaller", Intent::Smaller),
    ("panel", Intent::Panel),
    ("turn-board", Intent::Turn),
    ("mouse", Intent::Mouse),
    ("help", Intent::Help),
    ("rules", Intent::Rules),
    ("menu", Intent::Menu),
    ("play", Intent::Play),
    ("chart", Intent::Chart),
    ("name", Intent::Name),
    ("colour", Intent::Colour),
    ("switches", Intent::Switches),
    ("reset", Intent::Reset),
    ("reset-all", Intent::ResetAll),
    ("keep-preset", Intent::KeepPreset),
    ("settings", Intent::Preferences),
    ("rematch", Intent::Rematch),
    ("new-game", Intent::NewGame),
    ("continue", Intent::Continue),
    ("learn", Intent::Learn),
    ("next-lesson", Intent::NextLesson),
    ("previous-lesson", Intent::PreviousLesson),
    ("games", Intent::Games),
    ("replay", Intent::Replay),
    ("delete", Intent::Delete),
    ("quit", Intent::Quit),
];

impl Deed {
    /// The names of all of them.
    pub fn names() -> impl Iterator<Item = &'static str> {
        DEEDS.iter().map(|(name, _)| *name)
    }
}

impl FromStr for Deed {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        let deed = DEEDS.iter().find(|(known, _)| *known == name);
        deed.map(|&(_, intent)| Self(intent)).ok_or(())
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deed = DEEDS.iter().find(|(_, intent)| *intent == self.0);
        // The keys of these cannot be changed.
        f.write_str(match (deed, self.0) {
            (Some((name, _)), _) => name,
            (None, Intent::Interrupt) => "interrupt",
            (None, Intent::Suspend) => "suspend",
            (None, Intent::Redraw) => "redraw",
            (None, Intent::Players(_)) => "players",
            (None, Intent::Letter(_)) => "digits",
            (None, Intent::Yes | Intent::No) => "answers",
            (None, _) => "typing",
        })
    }
}

/// One key for two things on one screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The key.
    pub chord: Chord,
    /// What it would mean.
    pub deeds: [Deed; 2],
}

/// The keys in force on every screen.
#[derive(Clone, Debug)]
pub struct Keymap {
    /// The preset they come from, and what the user changes in it.
    preset: KeyPreset,
    changes: Vec<(Deed, Vec<Chord>)>,
    /// In the order of [`Context::ALL`].
    tables: Vec<Vec<Binding>>,
}

impl Default for Keymap {
    fn default() -> Self {
        let tables = Context::ALL.iter().map(|&context| keys::bindings(context).to_vec());
        Self { preset: KeyPreset::default(), changes: Vec::new(), tables: tables.collect() }
    }
}

impl Keymap {
    /// The keys of a preset, with changes: each gives a deed its keys, wherever it can be done. Enter,
    /// Esc, Tab and the arrows keep what they do, so that what is said of them stays true.
    ///
    /// # Errors
    ///
    /// Every key that would mean two things on one screen.
    pub fn new(preset: KeyPreset, changes: &[(Deed, Vec<Chord>)]) -> Result<Self, Vec<Clash>> {
        let mut keys = Self { preset, changes: changes.to_vec(), ..Self::default() };
        for (name, chords) in preset.changes() {
            let deed: Deed = name.parse().expect("presets bind what there is: a test reads them");
            let chords: Vec<Chord> = chords.iter().filter_map(|chord| chord.parse().ok()).collect();
            keys.bind(deed, &chords);
        }
        changes.iter().for_each(|(deed, chords)| keys.bind(*deed, chords));
        let clashes = keys.clashes();
        if clashes.is_empty() { Ok(keys) } else { Err(clashes) }
    }

    /// The preset that they come from.
    pub fn preset(&self) -> KeyPreset {
        self.preset
    }

    /// The keys of another preset, with the same changes.
    ///
    /// # Errors
    ///
    /// Every key that would mean two things on one screen.
    pub fn with_preset(&self, preset: KeyPreset) -> Result<Self, Vec<Clash>> {
        Self::new(preset, &self.changes)
    }

    fn bind(&mut self, Deed(intent): Deed, chords: &[Chord]) {
        for (context, table) in Context::ALL.into_iter().zip(&mut self.tables) {
            let Some(at) = table.iter().position(|binding| binding.intent == intent) else {
                continue;
            };
            // Where letters are text they are not keys; a deed keeps its own keys there then.
            let is_text = |chord: &Chord| context.takes_letters() && chord.is_text();
            let usable = chords.iter().filter(|chord| !is_text(chord) && !chord.is_basic());
            let new: Vec<Binding> = usable.map(|&chord| Binding { chord, intent }).collect();
            if new.is_empty() && !chords.is_empty() {
                continue;
            }
            let stays = |binding: &Binding| binding.intent != intent || binding.chord.is_basic();
            table.retain(stays);
            let last = table.iter().rposition(|binding| binding.intent == intent);
            let at = last.map_or(at.min(table.len()), |last| last + 1);
            table.splice(at..at, new);
        }
    }

    fn clashes(&self) -> Vec<Clash> {
        let mut clashes = Vec::new();
        for table in &self.tables {
            let all: Vec<&Binding> = keys::everywhere().iter().chain(table).collect();
            for (number, binding) in all.iter().enumerate() {
                let mut before = all.iter().take(number);
                let twin = before
                    .find(|other| other.chord == binding.chord && other.intent != binding.intent);
                let deeds = twin.map(|twin| [Deed(twin.intent), Deed(binding.intent)]);
                let clash = deeds.map(|deeds| Clash { chord: binding.chord, deeds });
                clashes.extend(clash.filter(|clash| !clashes.contains(clash)));
            }
        }
        clashes
    }

    /// The keys of one screen, without those that work everywhere.
    pub fn bindings(&self, context: Context) -> &[Binding] {
        let at = Context::ALL.iter().position(|&other| other == context);
        at.and_then(|at| self.tables.get(at)).map_or(&[], Vec::as_slice)
    }

    /// What a key means on a screen, if it means anything there.
    pub fn intent(&self, context: Context, event: KeyEvent) -> Option<Intent> {
        let chord = Chord::of(event);
        let find = |chord: Chord| {
            let mut all = keys::everywhere().iter().chain(self.bindings(context));
            all.find(|binding| binding.chord == chord).map(|binding| binding.intent)
        };
        let typed = || keys::typed(context, chord);
        find(chord).or_else(typed).or_else(|| find(chord.lower()))
    }

    /// The key that means this on a screen, to be named in a sentence.
    pub fn key(&self, context: Context, intent: Intent) -> String {
        self.name(context, intent).unwrap_or_default()
    }

    /// The first key that means this on a screen, as people write it.
    pub fn name(&self, context: Context, intent: Intent) -> Option<String> {
        let mut all = self.bindings(context).iter().chain(keys::everywhere());
        all.find(|binding| binding.intent == intent).map(|binding| binding.chord.to_string())
    }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::{KeyCode, KeyModifiers};

    use super::*;

    fn press(code: KeyCode, modifiers: KeyModifiers) -> KeyEvent {
        KeyEvent::new(code, modifiers)
    }

    fn bound(name: &str, chord: &str) -> (Deed, Vec<Chord>) {
        (name.parse().unwrap(), vec![chord.parse().unwrap()])
    }

    #[test]
    fn no_shipped_preset_gives_a_key_two_meanings() {
        for preset in KeyPreset::ALL {
            let clashes = Keymap::new(preset, &[]).err();
            assert_eq!(clashes, None, "{preset:?}");
            for (name, chords) in preset.changes() {
                assert!(name.parse::<Deed>().is_ok(), "{name}");
                assert!(chords.iter().all(|chord| chord.parse::<Chord>().is_ok()), "{chords:?}");
            }
        }
    }

    #[test]
    fn everything_with_a_key_has_a_name_or_cannot_be_changed() {
        for context in Context::ALL {
            for binding in keys::bindings(context) {
                let name = Deed(binding.intent).to_string();
                let fixed = ["players", "digits", "answers", "typing"].contains(&name.as_str());
                assert!(fixed || name.parse() == Ok(Deed(binding.intent)), "{name}");
            }
        }
    }

    #[test]
    fn a_key_for_two_things_is_refused_with_the_names_of_both() {
        let clashes = Keymap::new(KeyPreset::Default, &[bound("undo", "g")]).unwrap_err();
        let told: Vec<String> = clashes[0].deeds.iter().map(Deed::to_string).collect();
        assert_eq!((clashes.len(), told), (1, vec!["undo".to_owned(), "last-move".to_owned()]));
        let both = [bound("undo", "g"), bound("last-move", "u")];
        assert!(Keymap::new(KeyPreset::Default, &both).is_ok());
        assert!(Keymap::new(KeyPreset::Default, &[bound("undo", "Ctrl-C")]).is_err());
    }

    #[test]
    fn a_changed_key_does_the_deed_and_the_old_one_does_not() {
        let keys = Keymap::new(KeyPreset::Vi, &[bound("menu", "F10")]).unwrap();
        let means = |code| keys.intent(Context::Game, press(code, KeyModifiers::NONE));
        assert_eq!(means(KeyCode::Char('p')), Some(Intent::Undo));
        assert_eq!(means(KeyCode::Char('u')), Some(Intent::Step(Bearing::NorthEast)));
        assert_eq!(means(KeyCode::F(10)), Some(Intent::Menu));
        assert_eq!(means(KeyCode::Char('q')), None);
        assert_eq!(keys.name(Context::Game, Intent::Menu).as_deref(), Some("F10"));
    }

    #[test]
    fn enter_and_the_arrows_keep_what_they_do() {
        let keys = Keymap::new(KeyPreset::Vi, &[bound("pick", "V"), bound("up", "z")]).unwrap();
        let means = |code| keys.intent(Context::Game, press(code, KeyModifiers::NONE));
        assert_eq!(means(KeyCode::Enter), Some(Intent::Pick));
        assert_eq!(means(KeyCode::Char('V')), Some(Intent::Pick));
        assert_eq!(means(KeyCode::Char('s')), None);
        assert_eq!((means(KeyCode::Up), means(KeyCode::Char('k'))), (Some(Intent::Up), None));
        let keys = Keymap::new(KeyPreset::Default, &[bound("undo", "Tab")]).unwrap();
        assert_eq!(keys.key(Context::Game, Intent::Undo), "u", "it keeps a key");
    }

    #[test]
    fn letters_stay_text_where_text_is_typed() {
        let keys = Keymap::new(KeyPreset::Default, &[bound("pick", "V")]).unwrap();
        let typed = keys.intent(Context::Prompt, press(KeyCode::Char('V'), KeyModifiers::NONE));
        assert_eq!(typed, Some(Intent::Letter('V')));
        let enter = keys.intent(Context::Prompt, press(KeyCode::Enter, KeyModifiers::NONE));
        assert_eq!(enter, Some(Intent::Pick));
    }

    #[test]
    fn every_screen_can_be_left_or_ended() {
        for preset in KeyPreset::ALL {
            let keys = Keymap::new(preset, &[]).unwrap();
            for context in Context::ALL {
                let quit = press(KeyCode::Char('c'), KeyModifiers::CONTROL);
                assert_eq!(keys.intent(context, quit), Some(Intent::Interrupt));
            }
        }
    }

    #[test]
    fn caps_lock_does_not_take_the_keys_away() {
        let keys = Keymap::default();
        let upper = |letter| press(KeyCode::Char(letter), KeyModifiers::SHIFT);
        let west = Intent::Step(Bearing::West);
        assert_eq!(keys.intent(Context::Game, upper('A')), Some(west));
        assert_eq!(keys.intent(Context::Game, upper('U')), Some(Intent::Redo));
        let typed = keys.intent(Context::Prompt, upper('E'));
        assert_eq!(typed, Some(Intent::Letter('E')));
    }

    #[test]
    fn chords_are_written_as_people_write_them_and_read_again() {
        let keys = Keymap::default();
        let name = |context, intent| keys.name(context, intent).unwrap();
        assert_eq!(name(Context::Game, Intent::Interrupt), "Ctrl-C");
        assert_eq!(name(Context::Game, Intent::Previous), "Shift-Tab");
        assert_eq!(name(Context::Start, Intent::Pick), "Enter");
        for context in Context::ALL {
            for Binding { chord, .. } in keys.bindings(context) {
                assert_eq!(chord.to_string().parse(), Ok(*chord));
            }
        }
    }
}
