//! The front end at a desk of its own: real keys and clicks go in, the screen is read, and bots
//! answer when the test lets them.

use std::sync::Arc;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::{Color, Modifier};
use starhop::bot::Level;
use starhop::game::{Action, Game, Position};
use starhop::record::{Record, Worth};
use starhop::rules::{Book, BySeat, Rules, Seating};
use starhop::table::{Player, Thought};
use starhop::text::{Language, Words};
use starhop::tui::{
    Bell, Best, Breadth, Capture, Depth, Errand, Facing, Found, Glyphs, Habits, Input, Listed,
    Mine, Model, Request, Seated, Settings, Theme, Wanted, view,
};
use unicode_width::UnicodeWidthStr;

/// A model, its clock and its wishes.
pub struct Desk {
    pub model: Model,
    pub now: Duration,
    pub size: (u16, u16),
    /// Requests to bots that were not answered yet.
    pub thoughts: Vec<Thought>,
    /// The records that were to be written.
    pub saved: Vec<String>,
    /// Errands to the folder of saved games that were not run yet.
    pub errands: Vec<Errand>,
    /// Best results that were to be kept.
    pub bests: Vec<(String, Best)>,
    /// Names and colours that were to be kept.
    pub habits: Vec<Habits>,
    /// The games that were to be entered into the ladder.
    pub rated: Vec<Record>,
    /// Settings that were to be kept.
    pub settings: Vec<Wanted>,
    /// Presets that were to be kept.
    pub presets: Vec<Mine>,
    /// Whether the program would have ended.
    pub ended: bool,
    /// How often the bell rang.
    pub rings: usize,
}

pub const SETTINGS: Settings = Settings {
    words: Words::new(Language::English),
    theme: Theme::DARK,
    depth: Depth::Full,
    glyphs: Glyphs::Block,
    capture: Capture::On,
    hop: Duration::ZERO,
    bell: Bell::Off,
    facing: Facing::Fixed,
    panel: Breadth::Auto,
    began: 0,
};

/// A game of a shipped preset; people sit in the seats of these letters.
pub fn seated(preset: &str, players: usize, people: &str) -> Seated {
    let book = Book::shipped();
    let draft = &book.get(preset).expect("a preset").draft;
    let seating = Seating::of(players).expect("a seating");
    let rules = Arc::new(Rules::new(draft, seating).expect("sound rules"));
    let players = BySeat::from_fn(|seat| match people.contains(seat.letter()) {
        true => Player::Human,
        false => Player::Bot(Level::Easy),
    });
    let start = Position::start(&rules, rules.seating().first());
    Seated::new(Record {
        started: None,
        preset: preset.to_owned(),
        seed: 1,
        players,
        names: BySeat::default(),
        worth: Worth::default(),
        game: Game::from_position(rules, start),
    })
}

/// The same from a position.
pub fn seated_at(preset: &str, players: usize, people: &str, position: &str) -> Seated {
    let mut seated = seated(preset, players, people);
    let rules = Arc::clone(seated.record.game.rules());
    let start = Position::parse(&rules, position).expect("a position");
    seated.record.game = Game::from_position(rules, start);
    seated
}

impl Desk {
    pub fn new(game: Option<Seated>, settings: Settings, size: (u16, u16)) -> Self {
        let model = Model::new(Book::shipped(), game, 1, settings, size);
        let mut desk = Self {
            model,
            now: Duration::ZERO,
            size,
            thoughts: Vec::new(),
            saved: Vec::new(),
            errands: Vec::new(),
            bests: Vec::new(),
            habits: Vec::new(),
            rated: Vec::new(),
            settings: Vec::new(),
            presets: Vec::new(),
            ended: false,
            rings: 0,
        };
        let requests = desk.model.begin(desk.now);
        desk.note(requests);
        desk
    }

    pub fn start(size: (u16, u16)) -> Self {
        Self::new(None, SETTINGS, size)
    }

    pub fn game(preset: &str, players: usize, size: (u16, u16)) -> Self {
        Self::new(Some(seated(preset, players, "ABCDEF")), SETTINGS, size)
    }

    pub fn input(&mut self, input: Input) {
        self.now += Duration::from_millis(10);
        let requests = self.model.update(input, self.now);
        self.note(requests);
    }

    fn note(&mut self, requests: Vec<Request>) {
        for request in requests {
            match request {
                Request::Think(thought) => self.thoughts.push(thought),
                Request::Cancel => {}
                Request::Save(saving) => self.saved.push(saving.text),
                Request::Errand(errand) => self.errands.push(errand),
                Request::KeepBest(course, best) => self.bests.push((course, best)),
                Request::KeepSeats(habits) => self.habits.push(habits),
                Request::Rate(record) => self.rated.push(*record),
                Request::KeepSetting(wanted) => self.settings.push(wanted),
                Request::KeepPreset(mine) => self.presets.push(*mine),
                Request::Quit => self.ended = true,
                Request::Ring => self.rings += 1,
                Request::Mouse(_) | Request::Suspend | Request::Redraw => {}
            }
        }
    }

    /// The list of saved games opens with these in it.
    pub fn list(&mut self, games: Vec<Listed>) {
        self.errands.clear();
        self.input(Input::Found(Found::List(games)));
    }

    /// The disk is full.
    pub fn cannot_save(&mut self) {
        self.input(Input::Kept(Some("no space left".to_owned())));
    }

    pub fn press(&mut self, code: KeyCode) {
        self.input(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub fn ctrl(&mut self, letter: char) {
        self.input(Input::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)));
    }

    /// Words are names of keys, single letters themselves.
    pub fn keys(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            let code = match key {
                "Up" => KeyCode::Up,
                "Down" => KeyCode::Down,
                "Left" => KeyCode::Left,
                "Right" => KeyCode::Right,
                "Enter" => KeyCode::Enter,
                "Esc" => KeyCode::Esc,
                "Tab" => KeyCode::Tab,
                "BackTab" => KeyCode::BackTab,
                "Space" => KeyCode::Char(' '),
                "Backspace" => KeyCode::Backspace,
                "PgUp" => KeyCode::PageUp,
                "PgDn" => KeyCode::PageDown,
                "Home" => KeyCode::Home,
                "End" => KeyCode::End,
                letter => KeyCode::Char(letter.chars().next().expect("a letter")),
            };
            self.press(code);
        }
    }

    /// A move, typed.
    pub fn play(&mut self, text: &str) {
        self.press(KeyCode::Char(':'));
        text.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
        self.press(KeyCode::Enter);
    }

    pub fn mouse(&mut self, kind: MouseEventKind, (column, row): (u16, u16)) {
        let modifiers = KeyModifiers::NONE;
        self.input(Input::Mouse(MouseEvent { kind, column, row, modifiers }));
    }

    pub fn click(&mut self, at: (u16, u16)) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), at);
        self.mouse(MouseEventKind::Up(MouseButton::Left), at);
    }

    /// Clicks the first of these words on the screen.
    pub fn click_on(&mut self, words: &str) {
        let at = self.find(words).unwrap_or_else(|| panic!("no {words:?} in\n{}", self.text()));
        self.click(at);
    }

    /// Where these words stand.
    pub fn find(&self, words: &str) -> Option<(u16, u16)> {
        let text = self.text();
        text.lines().enumerate().find_map(|(row, line)| {
            let byte = line.find(words)?;
            let column = line[..byte].width();
            Some((u16::try_from(column).ok()?, u16::try_from(row).ok()?))
        })
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
        self.input(Input::Resize(width, height));
    }

    /// The last bot that was asked makes its move.
    pub fn answer(&mut self, choose: impl FnOnce(&Thought) -> Action) {
        if let Some(thought) = self.thoughts.pop() {
            let action = choose(&thought);
            self.input(Input::Answer(thought.ticket, action));
        }
    }

    /// Time goes on to the next thing that moves by itself.
    pub fn tick(&mut self) -> bool {
        let Some(due) = self.model.next_tick() else { return false };
        self.now = self.now.max(due);
        let requests = self.model.update(Input::Tick, self.now);
        self.note(requests);
        true
    }

    /// The next move: of the bot that was asked, or of the person to move.
    pub fn answer_or_play(&mut self) {
        if self.thoughts.is_empty() {
            self.keys("Tab Enter Tab Enter");
        } else {
            self.answer(|thought| {
                Action::Move(thought.game.position().moves(thought.game.rules())[0])
            });
        }
    }

    pub fn buffer(&self) -> Buffer {
        let backend = TestBackend::new(self.size.0, self.size.1);
        let mut terminal = Terminal::new(backend).expect("a terminal in memory");
        terminal.draw(|frame| view(&self.model, frame)).expect("drawing in memory");
        terminal.backend().buffer().clone()
    }

    pub fn text(&self) -> String {
        let buffer = self.buffer();
        let rows = buffer.content.chunks(usize::from(buffer.area.width.max(1)));
        let lines = rows.map(|row| {
            // A wide sign covers the cell after it.
            let mut covered = 0;
            let shown = row.iter().filter(|cell| {
                let seen = covered == 0;
                covered = if seen { cell.symbol().width().saturating_sub(1) } else { covered - 1 };
                seen
            });
            let line: String = shown.map(|cell| cell.symbol()).collect();
            line.trim_end().to_owned()
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// How each cell is written, row by row.
    pub fn styles(&self) -> Vec<Vec<String>> {
        let buffer = self.buffer();
        let rows = buffer.content.chunks(usize::from(buffer.area.width.max(1)));
        let style = |cell: &ratatui::buffer::Cell| style_words(cell.fg, cell.bg, cell.modifier);
        rows.map(|row| row.iter().map(style).collect()).collect()
    }

    /// The screen, then the same with a letter for each style, then what the letters mean.
    pub fn picture(&self) -> String {
        let buffer = self.buffer();
        let mut legend: Vec<String> = Vec::new();
        let rows = buffer.content.chunks(usize::from(buffer.area.width.max(1)));
        let lines: Vec<String> = rows
            .map(|row| {
                let letters = row.iter().map(|cell| {
                    let style = style_words(cell.fg, cell.bg, cell.modifier);
                    if style.is_empty() {
                        return '.';
                    }
                    let known = legend.iter().position(|other| *other == style);
                    let number = known.unwrap_or_else(|| {
                        legend.push(style);
                        legend.len() - 1
                    });
                    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                        .chars()
                        .nth(number)
                        .unwrap_or('?')
                });
                letters.collect::<String>().trim_end_matches('.').to_owned()
            })
            .collect();
        let legend: Vec<String> = ('a'..='z')
            .chain('A'..='Z')
            .zip(legend)
            .map(|(letter, style)| format!("{letter} = {style}"))
            .collect();
        format!("{}\n=====\n{}\n=====\n{}", self.text(), lines.join("\n"), legend.join("\n"))
    }
}

fn style_words(fg: Color, bg: Color, modifier: Modifier) -> String {
    let mut words = Vec::new();
    if fg != Color::Reset {
        words.push(format!("{fg}"));
    }
    if bg != Color::Reset {
        words.push(format!("on {bg}"));
    }
    if !modifier.is_empty() {
        words.push(format!("{modifier:?}"));
    }
    words.join(" ")
}
