//! What is opened over the board, and what is chosen there: the menu, questions, the result.
//!
//! What such a window offers is left to [`dialog`](super::dialog).

use std::sync::Arc;
use std::time::Duration;

use super::dialog::{Choice, Topic};
use super::games::Errand;
use super::intent::{Intent, Request};
use super::keys::Context;
use super::model::{Model, Screen};
use super::page::{Page, Subject};
use super::play::{Note, Play};
use super::solo::Best;
use crate::game::{Action, ItemFault, Refusal};
use crate::table::Declined;

impl Model {
    /// Once the game is over there is nothing in its menu that the result does not offer.
    pub(super) fn open_menu(&mut self) {
        let replay = self.play.as_ref().is_some_and(Play::is_replay);
        if self.is_learning() {
            self.open(Topic::Learning);
            return;
        }
        self.open(match (replay, self.is_over()) {
            (true, _) => Topic::Watching,
            (false, true) => Topic::Result,
            (false, false) => Topic::Menu,
        });
    }

    /// The items of the person to move, where the rules have any.
    pub(super) fn open_items(&mut self) {
        let Some(play) = &mut self.play else { return };
        if play.rules().items().is_none() {
            let fault = Refusal::Item(ItemFault::NoItems);
            play.note = Some(Note::Declined(Declined::Refused(fault)));
        } else if play.table.person_to_move().is_none() {
            let turn = play.game().position().turn();
            play.note = Some(Note::Declined(Declined::BotsTurn(turn)));
        } else {
            self.open(Topic::Items);
        }
    }

    pub(super) fn open_rules(&mut self) {
        let filling_in =
            matches!(self.screens.last(), Some(Screen::Start(_) | Screen::Switches(_)));
        let rules = match self.start().filter(|_| filling_in) {
            Some(start) => match start.rules(&self.book) {
                Ok(rules) => {
                    let name = start.variant.name(&self.book);
                    Some((self.rules_called(&name, rules.draft()), rules))
                }
                Err(faults) => {
                    self.refuse(&faults);
                    None
                }
            },
            None => self.play.as_ref().map(|play| {
                (
                    self.rules_called(&play.keep.preset, play.rules().draft()),
                    Arc::clone(play.game().rules()),
                )
            }),
        };
        if let Some((name, rules)) = rules {
            let page = Page::new(Subject::Rules(name, rules));
            self.screens.push(Screen::Page(page));
        }
    }

    /// Does what was chosen in a window.
    pub(super) fn choose(&mut self, choice: Choice, now: Duration) -> Vec<Request> {
        let Some(Screen::Dialog(dialog)) = self.screens.last().cloned() else {
            return Vec::new();
        };
        match choice {
            Choice::Resume | Choice::Board | Choice::No => return self.close(now),
            Choice::Seats => self.open_seats(),
            // Changed in its window, which is told when that closes.
            Choice::Seat(_) => {}
            Choice::Rules => self.open_rules(),
            Choice::Chart => self.screens.push(Screen::Chart),
            Choice::Help => {
                let context = if self.is_learning() { Context::Lesson } else { Context::Game };
                let page = Page::new(Subject::Help(context));
                self.screens.push(Screen::Page(page));
            }
            Choice::Undo => {
                self.back();
                self.look_at_now();
                return self.game_intent(Intent::Undo, now);
            }
            Choice::Preferences => self.open_preferences(),
            Choice::Copy => {
                self.screens.pop();
                return self.with_play(Play::name);
            }
            Choice::Games => {
                self.screens.pop();
                return vec![Request::Errand(Errand::List)];
            }
            Choice::Resign => {
                self.look_at_now();
                self.ask_resign();
            }
            Choice::Draw => {
                self.look_at_now();
                self.ask_draw();
            }
            Choice::NewGame => {
                self.screens.pop();
                let start = self.last_start();
                self.screens.push(Screen::Start(start));
            }
            Choice::Item(item) => {
                self.back();
                return self.with_play(|play| {
                    play.take_item(item);
                    Vec::new()
                });
            }
            Choice::NextLesson => {
                self.back();
                return self.lesson_intent(Intent::NextLesson, now).unwrap_or_default();
            }
            Choice::PreviousLesson => {
                self.back();
                return self.lesson_intent(Intent::PreviousLesson, now).unwrap_or_default();
            }
            Choice::FirstGame => return self.first_game(now),
            Choice::Rematch => return self.rematch(now),
            Choice::Quit => return self.quit(),
            Choice::Yes => return self.confirmed(dialog.topic, now),
        }
        Vec::new()
    }

    pub(super) fn confirmed(&mut self, topic: Topic, now: Duration) -> Vec<Request> {
        match topic {
            Topic::Quit => self.quit_now(),
            Topic::Resign(seat) => {
                self.screens.pop();
                self.with_play(|play| play.act(Action::Resign(seat), now))
            }
            Topic::Draw => {
                self.screens.pop();
                self.with_play(|play| play.act(Action::Draw, now))
            }
            Topic::Leave => match self.pending.take() {
                Some(seated) => self.replace(*seated, now),
                None => Vec::new(),
            },
            Topic::Delete => self.delete_chosen(),
            Topic::Replace => self.replace_preset(),
            Topic::Menu
            | Topic::Watching
            | Topic::Learning
            | Topic::Learned
            | Topic::Seats(..)
            | Topic::Items
            | Topic::Result => Vec::new(),
        }
    }

    /// The person whose turn it is gives up; on a bot's turn the first person still playing.
    pub(super) fn ask_resign(&mut self) {
        let Some(play) = &self.play else { return };
        let playing = play.game().position().playing(play.rules());
        let mut people = playing.iter().filter(|&seat| play.table.player(seat).is_human());
        let seat = play.table.person_to_move().or_else(|| people.next());
        self.screens.pop();
        if let Some(seat) = seat.filter(|_| !self.is_over()) {
            self.open(Topic::Resign(seat));
        }
    }

    pub(super) fn ask_draw(&mut self) {
        let over = self.is_over();
        self.screens.pop();
        let Some(play) = &mut self.play else { return };
        if over {
            return;
        }
        if !play.table.only_people_play() {
            play.note = Some(Note::BotsDoNotAgree);
        } else {
            self.open(Topic::Draw);
        }
    }

    /// Whoever acts in a game looks at the board as it is now.
    pub(super) fn look_at_now(&mut self) {
        if let Some(play) = self.play.as_mut().filter(|play| !play.is_replay()) {
            play.look = None;
        }
    }

    pub(super) fn quit(&mut self) -> Vec<Request> {
        if self.would_lose() {
            self.open(Topic::Quit);
            return Vec::new();
        }
        self.quit_now()
    }

    pub(super) fn quit_now(&mut self) -> Vec<Request> {
        vec![Request::Cancel, Request::Quit]
    }

    /// Tells the end of the game, once, after its last move was shown.
    pub(super) fn tell_end(&mut self) {
        // What ends with a lesson is told by the lesson.
        let over = self.is_over() && !self.is_learning();
        if let (Some(play), Some(Screen::Game)) = (&mut self.play, self.screens.last())
            && over
            && play.flight.is_none()
            && play.look.is_none()
            && !play.told_end
        {
            play.told_end = true;
            self.open(Topic::Result);
        }
    }

    /// What is to be kept of a game that has ended, once for each end, whatever is on the screen.
    pub(super) fn keep_end(&mut self) -> Vec<Request> {
        let over = self.is_over();
        let Some(play) = self.play.as_mut().filter(|play| over && !play.kept_end) else {
            return Vec::new();
        };
        play.kept_end = true;
        let Play { solo, table, .. } = play;
        let best = solo.as_mut().and_then(|solo| solo.end(table.game()));
        let rating = play.rating();
        rating.into_iter().chain(self.keep_best(best)).collect()
    }

    fn keep_best(&mut self, best: Option<(String, Best)>) -> Option<Request> {
        let (course, best) = best?;
        let known = self.bests.entry(course.clone()).or_insert(best);
        *known = best.min(*known);
        Some(Request::KeepBest(course, best))
    }
}
