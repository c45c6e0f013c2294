//! What the front end does about saved games: the list, going on, watching, keeping copies.
//!
//! The list itself is in [`games`](super::games), the record of the game being played in
//! [`keep`](super::keep).

use std::time::Duration;

use super::dialog::Topic;
use super::games::{Errand, Found, Games, Wish};
use super::games_view;
use super::intent::{Intent, Request};
use super::keep::Seated;
use super::model::{Model, Screen};
use super::play::{Mode, Play};

impl Model {
    /// Offers to go on with a saved game on the form for a new one.
    pub fn offer_to_continue(&mut self) {
        for screen in &mut self.screens {
            if let Screen::Start(start) = screen {
                start.continues = true;
            }
        }
    }

    /// What came of an errand.
    pub(super) fn found(&mut self, found: Found, now: Duration) -> Vec<Request> {
        match found {
            Found::List(rows) => {
                match self.screens.last_mut() {
                    Some(Screen::Games(games)) => games.refresh(rows),
                    _ => self.screens.push(Screen::Games(Games::new(rows))),
                }
                Vec::new()
            }
            Found::Game(seated) => self.sit_down(*seated, now),
            Found::NotCopied { name, why } => {
                // Whoever typed a name can mend it, unless something else was begun meanwhile.
                let waits = |play: &&mut Play| matches!(play.mode, Mode::Cursor);
                if let Some(play) = self.play.as_mut().filter(waits) {
                    play.mode = Mode::Name(name);
                }
                self.saying = Some(why.into());
                Vec::new()
            }
            Found::Told(sentence) => {
                self.saying = Some(sentence.into());
                Vec::new()
            }
        }
    }

    /// Begins a game, after asking where another one would be lost.
    pub(super) fn sit_down(&mut self, seated: Seated, now: Duration) -> Vec<Request> {
        if self.would_lose() {
            self.pending = Some(Box::new(seated));
            self.open(Topic::Leave);
            return Vec::new();
        }
        self.replace(seated, now)
    }

    /// What a key means in the list.
    pub(super) fn games_intent(&mut self, intent: Intent) -> Vec<Request> {
        let room = games_view::rows(self.area()).height.into();
        let Some(Screen::Games(games)) = self.screens.last_mut() else {
            return Vec::new();
        };
        let wish = games.intent(intent, room);
        self.wish(wish)
    }

    /// A click in the list.
    pub(super) fn click_games(&mut self, at: (u16, u16)) -> Vec<Request> {
        let area = self.area();
        let Some(Screen::Games(games)) = self.screens.last_mut() else {
            return Vec::new();
        };
        let row = games_view::row_at(games, area, at);
        let wish = row.and_then(|row| games.click(row));
        self.wish(wish)
    }

    fn wish(&mut self, wish: Option<Wish>) -> Vec<Request> {
        match wish {
            Some(Wish::Errand(errand)) => vec![Request::Errand(errand)],
            Some(Wish::Delete) => {
                self.open(Topic::Delete);
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// The game that has the focus in the list shall go.
    pub(super) fn delete_chosen(&mut self) -> Vec<Request> {
        self.screens.pop();
        let chosen = match self.screens.last() {
            Some(Screen::Games(games)) => games.chosen(),
            _ => None,
        };
        let path = chosen.map(|game| game.path.clone());
        path.map(|path| Request::Errand(Errand::Delete(path))).into_iter().collect()
    }

    /// A copy of the game as it is now shall be kept under the name that was typed.
    pub(super) fn keep_copy(&mut self, name: &str) -> Vec<Request> {
        let name = name.trim().to_owned();
        let Some(play) = self.play.as_ref().filter(|_| !name.is_empty()) else {
            return Vec::new();
        };
        let text = play.keep.record(&play.table).text();
        vec![Request::Errand(Errand::Copy { name, text })]
    }
}
