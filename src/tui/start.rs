//! The form for a new game: rules, number of players, and who sits where.
//!
//! What is filled in of the rules is kept in [`variant`](super::variant), of the players in
//! [`guests`](super::guests); how it is drawn is left to [`start_view`](super::start_view), the
//! making of the game to the [`Model`](super::Model).

use std::sync::Arc;

use super::guests::Guests;
use super::intent::Intent;
use super::variant::Variant;
use crate::record::Record;
use crate::rules::{Book, Fault, Preset, Rules, Seat, Seating};

/// What can be pressed at the foot of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Begin.
    Play,
    /// Go on with the game that was played last.
    Continue,
    /// Learn to play.
    Learn,
    /// Every switch of the rules.
    Switches,
    /// The list of saved games.
    Games,
    /// Colours, language, keys and the like.
    Preferences,
    /// Help.
    Help,
    /// Leave the program.
    Quit,
}

impl Button {
    /// What pressing it means.
    pub fn intent(self) -> Intent {
        match self {
            Self::Play => Intent::Play,
            Self::Continue => Intent::Continue,
            Self::Learn => Intent::Learn,
            Self::Switches => Intent::Switches,
            Self::Games => Intent::Games,
            Self::Preferences => Intent::Preferences,
            Self::Help => Intent::Help,
            Self::Quit => Intent::Quit,
        }
    }
}

/// A part of the form that can have the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The list of presets.
    Presets,
    /// The number of players.
    Players,
    /// Who sits in a seat.
    Seat(Seat),
    /// A button.
    Button(Button),
}

/// Something in the form that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A preset, by its number in the book.
    Preset(usize),
    /// So many players.
    Players(usize),
    /// The colour of a seat: the next one for it.
    Colour(Seat),
    /// A seat: the next player for it.
    Seat(Seat),
    /// The name of a seat, to be typed.
    Name(Seat),
    /// A button.
    Button(Button),
}

/// What was filled in so far.
#[derive(Clone, Debug)]
pub struct Start {
    /// The rules.
    pub variant: Variant,
    /// How many play.
    pub players: usize,
    /// Who sits where.
    pub guests: Guests,
    /// What has the focus.
    pub focus: Field,
    /// Whether there is a saved game to go on with.
    pub continues: bool,
}

impl Start {
    /// Two players, those who are usual, under the first preset.
    pub fn new(book: &Book) -> Self {
        let mut start = Self {
            variant: Variant::default(),
            players: 2,
            guests: Guests::default(),
            focus: Field::Presets,
            continues: false,
        };
        start.settle(book);
        start
    }

    /// Fills in what a game is played by, so that the next one can be much the same.
    pub fn fill_in(&mut self, book: &Book, record: &Record) {
        let rules = record.game.rules();
        self.variant.adopt(book, &record.preset, rules.draft());
        self.players = rules.seating().len();
        self.guests = Guests { players: record.players, names: record.names.clone(), typed: None };
    }

    /// The preset that is chosen.
    pub fn preset<'a>(&self, book: &'a Book) -> Option<&'a Preset> {
        self.variant.preset(book)
    }

    /// The seats that play.
    pub fn seating(&self) -> Option<Seating> {
        Seating::of(self.players)
    }

    /// The rules that are filled in.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them for this many players.
    pub fn rules(&self, book: &Book) -> Result<Arc<Rules>, Vec<Fault>> {
        self.variant.rules(book, self.seating())
    }

    /// The numbers of players that the rules can be played by.
    pub fn allowed(&self, book: &Book) -> Vec<usize> {
        Rules::allowed_players(&self.variant.draft(book))
    }

    /// After another preset was chosen: the nearest number of players that it allows.
    fn settle(&mut self, book: &Book) {
        let allowed = self.allowed(book);
        let nearest = allowed.iter().min_by_key(|&&n| n.abs_diff(self.players));
        self.players = nearest.copied().unwrap_or(self.players);
    }

    /// The buttons, from the left. Whatever else can be done stands at the foot.
    pub fn buttons(&self) -> impl Iterator<Item = Button> + use<> {
        let all = [
            Button::Play,
            Button::Continue,
            Button::Learn,
            Button::Switches,
            Button::Games,
            Button::Preferences,
            Button::Help,
            Button::Quit,
        ];
        // Whoever has played here before has learned it, and can do so again by its key.
        let useless = if self.continues { Button::Learn } else { Button::Continue };
        all.into_iter().filter(move |&button| button != useless)
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Presets, Field::Players];
        let seats = self.seating().into_iter();
        fields.extend(seats.flat_map(|seating| seating.iter().map(Field::Seat)));
        fields.push(Field::Button(Button::Play));
        fields
    }

    /// What a key means in the form; what a button that is pressed means comes back.
    pub fn intent(&mut self, intent: Intent, book: &Book) -> Option<Intent> {
        match (intent, self.focus) {
            (Intent::Up, Field::Presets) => self.choose(self.variant.preset.checked_sub(1), book),
            (Intent::Down, Field::Presets) if self.variant.preset + 1 < book.presets().len() => {
                self.choose(Some(self.variant.preset + 1), book);
            }
            (Intent::Up | Intent::Previous, _) => self.go(-1),
            (Intent::Down | Intent::Next, _) => self.go(1),
            (Intent::Left, Field::Players) => self.count(-1, book),
            (Intent::Right, Field::Players) => self.count(1, book),
            (Intent::Left, Field::Seat(seat)) => self.guests.change(seat, -1),
            (Intent::Right, Field::Seat(seat)) => self.guests.change(seat, 1),
            (Intent::Name, _) => {
                if let Some(seat) = self.focus_seat() {
                    self.guests.begin_name(seat);
                }
            }
            (Intent::Left, Field::Button(button)) => self.beside(button, -1),
            (Intent::Right, Field::Button(button)) => self.beside(button, 1),
            (Intent::Pick, Field::Button(button)) => return Some(button.intent()),
            // Who goes on and on arrives at a game as it was filled in.
            (Intent::Pick, Field::Presets | Field::Players | Field::Seat(_)) => self.go(1),
            (Intent::Players(players), _) => self.players = players.into(),
            _ => {}
        }
        None
    }

    /// What a click means; what the form cannot do by itself comes back.
    pub fn click(&mut self, spot: Spot, book: &Book) -> Option<Intent> {
        self.guests.take_name();
        match spot {
            Spot::Preset(preset) => {
                self.focus = Field::Presets;
                self.choose(Some(preset), book);
            }
            Spot::Players(players) => {
                self.focus = Field::Players;
                self.players = players;
            }
            Spot::Colour(seat) => {
                self.focus = Field::Seat(seat);
                return Some(Intent::Colour);
            }
            Spot::Seat(seat) => {
                self.focus = Field::Seat(seat);
                self.guests.change(seat, 1);
            }
            Spot::Name(seat) => {
                self.focus = Field::Seat(seat);
                self.guests.begin_name(seat);
            }
            Spot::Button(button) => {
                self.focus = Field::Button(button);
                return Some(button.intent());
            }
        }
        None
    }

    /// Chooses the preset of that name, if there is one.
    pub fn choose_named(&mut self, name: &str, book: &Book) {
        self.choose(book.presets().iter().position(|preset| preset.name == name), book);
    }

    fn choose(&mut self, preset: Option<usize>, book: &Book) {
        if let Some(preset) = preset.filter(|&preset| preset < book.presets().len()) {
            self.variant.preset = preset;
            self.settle(book);
        }
    }

    fn go(&mut self, by: isize) {
        let fields = self.fields();
        let at = fields.iter().position(|&field| field == self.focus);
        // The other buttons lie beside the last field.
        let at = at.unwrap_or(fields.len() - 1);
        let next = at.saturating_add_signed(by);
        if let Some(&field) = fields.get(next) {
            self.focus = field;
        }
    }

    fn beside(&mut self, button: Button, by: isize) {
        let at = self.buttons().position(|other| other == button);
        let next = at.and_then(|at| at.checked_add_signed(by));
        if let Some(next) = next.and_then(|at| self.buttons().nth(at)) {
            self.focus = Field::Button(next);
        }
    }

    fn count(&mut self, by: isize, book: &Book) {
        let allowed = self.allowed(book);
        let next = if by > 0 {
            allowed.iter().find(|&&players| players > self.players)
        } else {
            allowed.iter().rfind(|&&players| players < self.players)
        };
        self.players = next.copied().unwrap_or(self.players);
    }

    /// The seat in focus; where none is the first one gets the focus.
    pub fn focus_seat(&mut self) -> Option<Seat> {
        let seat = match self.focus {
            Field::Seat(seat) => seat,
            Field::Presets | Field::Players | Field::Button(_) => self.seating()?.first(),
        };
        self.focus = Field::Seat(seat);
        Some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start() -> (Start, Book) {
        let book = Book::shipped();
        (Start::new(&book), book)
    }

    #[test]
    fn a_preset_keeps_to_the_players_it_is_for() {
        let (mut start, book) = start();
        start.players = 5;
        while start.preset(&book).unwrap().name != "qq" {
            start.intent(Intent::Down, &book);
        }
        assert!(start.allowed(&book).contains(&start.players));
        start.intent(Intent::Players(5), &book);
        assert!(start.rules(&book).is_err());
    }

    #[test]
    fn down_leads_through_the_whole_form_to_play() {
        let (mut start, book) = start();
        for _ in 0..20 {
            start.intent(Intent::Down, &book);
        }
        assert_eq!(start.focus, Field::Button(Button::Play));
        assert_eq!(start.intent(Intent::Pick, &book), Some(Intent::Play));
    }

    #[test]
    fn enter_leads_through_the_whole_form_and_changes_nothing() {
        let (mut start, book) = start();
        let before = start.guests.players;
        let pressed = (0..20).find_map(|_| start.intent(Intent::Pick, &book));
        assert_eq!(pressed, Some(Intent::Play));
        assert_eq!(start.guests.players, before);
    }
}
