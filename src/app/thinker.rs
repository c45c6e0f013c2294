//! Bots at work: one thread for the one that thinks, with a flag to call it off.
//!
//! Nobody waits for such a thread: an answer to a request that was called off is dropped by the
//! table, and a bot that breaks down is told as a failure.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use super::message::Message;
use crate::bot::{Guide, Level, Report};
use crate::game::Action;
use crate::table::{Thought, Ticket};
use crate::tui::Request;

/// The name of a bot's thread.
pub const NAME: &str = "bot";

/// How a bot chooses: [`Thought::choose`], but in tests.
pub type Choose = fn(&Thought, &mut dyn Guide) -> Action;

/// Lets bots think.
pub struct Thinker {
    sender: Sender<Message>,
    choose: Choose,
    off: Option<Flag>,
}

/// How long the expert thinks, which knows no end of its own.
const EXPERT: Duration = Duration::from_secs(2);

/// Of a turn's time a bot leaves a fifth for its answer to arrive, and never more than this.
const MARGIN: Duration = Duration::from_millis(500);

/// Calls a bot off: told to stop, it answers with the best it has.
#[derive(Clone, Default)]
struct Flag(Arc<AtomicBool>);

/// Lets a bot think until it is called off or its time is up, and tells how deep it looks.
struct Leash {
    off: Flag,
    until: Option<Instant>,
    told: Sender<Message>,
    ticket: Ticket,
    depth: u32,
}

impl Leash {
    fn new(off: Flag, thought: &Thought, told: Sender<Message>) -> Self {
        let until = Self::until(thought.level, thought.limit);
        Self { off, until, told, ticket: thought.ticket, depth: 0 }
    }

    /// When a bot of that level must stop, whose turn may take so long.
    fn until(level: Level, limit: Option<Duration>) -> Option<Instant> {
        let own = match level {
            Level::Easy | Level::Normal | Level::Hard => None,
            Level::Expert => Some(EXPERT),
        };
        let limit = limit.map(|limit| limit.saturating_sub(MARGIN.min(limit / 5)));
        let time = own.into_iter().chain(limit).min();
        time.and_then(|time| Instant::now().checked_add(time))
    }
}

impl Guide for Leash {
    fn should_stop(&mut self) -> bool {
        let late = self.until.is_some_and(|until| Instant::now() >= until);
        late || self.off.0.load(Ordering::Relaxed)
    }

    fn hear(&mut self, report: Report) {
        if report.depth > self.depth {
            self.depth = report.depth;
            // The loop may have ended meanwhile.
            let _ = self.told.send(Message::Depth(self.ticket, report.depth));
        }
    }
}

impl Thinker {
    /// Answers go to the sender.
    pub fn new(sender: Sender<Message>, choose: Choose) -> Self {
        Self { sender, choose, off: None }
    }

    /// Does what is wanted of bots; other requests are not for here.
    pub fn perform(&mut self, requests: impl IntoIterator<Item = Request>) {
        for request in requests {
            match request {
                Request::Think(thought) => self.think(thought),
                Request::Cancel => self.cancel(),
                Request::Save(_)
                | Request::Errand(_)
                | Request::KeepBest(..)
                | Request::KeepSeats(_)
                | Request::Rate(_)
                | Request::Mouse(_)
                | Request::Suspend
                | Request::Redraw
                | Request::Ring
                | Request::KeepPreset(_)
                | Request::KeepSetting(_)
                | Request::Quit => {}
            }
        }
    }

    /// Calls off the bot that thinks.
    pub fn cancel(&mut self) {
        if let Some(Flag(off)) = self.off.take() {
            off.store(true, Ordering::Relaxed);
        }
    }

    /// Lets a bot think; whoever thinks already is called off.
    pub fn think(&mut self, thought: Thought) {
        self.cancel();
        let flag = Flag::default();
        self.off = Some(flag.clone());
        let (sender, choose, ticket) = (self.sender.clone(), self.choose, thought.ticket);
        let work = move || {
            let mut guide = Leash::new(flag, &thought, sender.clone());
            let chosen = panic::catch_unwind(AssertUnwindSafe(|| choose(&thought, &mut guide)));
            let message = match chosen {
                Ok(action) => Message::Answer(ticket, action),
                Err(_) => Message::Failure(ticket),
            };
            // The loop may have ended meanwhile.
            let _ = sender.send(message);
        };
        let thread = thread::Builder::new().name(NAME.to_owned()).spawn(work);
        if thread.is_err() {
            let _ = self.sender.send(Message::Failure(ticket));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::game::Game;
    use crate::rules::{BySeat, Draft, Rules, Seating};
    use crate::table::{Effect, Event, Player, Table};

    fn thought() -> Thought {
        let seating = Seating::of(2).unwrap();
        let rules = Rules::new(&Draft::classic(), seating).unwrap();
        let players = BySeat::from_fn(|_| Player::Bot(Level::Easy));
        let mut table = Table::new(Game::new(Arc::new(rules)), players, 1);
        match table.update(Event::Begin).unwrap().pop() {
            Some(Effect::Think(thought)) => thought,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_bot_that_breaks_down_is_told_and_harms_nobody() {
        let (sender, receiver) = mpsc::channel();
        let choose = |_: &Thought, _: &mut dyn Guide| panic!("broken");
        let thought = thought();
        let ticket = thought.ticket;
        Thinker::new(sender, choose).think(thought);
        assert!(matches!(receiver.recv(), Ok(Message::Failure(told)) if told == ticket));
    }

    #[test]
    fn a_bot_keeps_to_the_time_of_its_turn() {
        let until = |level, seconds: Option<u64>| {
            let limit = seconds.map(Duration::from_secs);
            Leash::until(level, limit)
        };
        let now = Instant::now();
        assert_eq!(until(Level::Easy, None), None);
        assert!(until(Level::Hard, Some(1)).unwrap() < now + Duration::from_millis(900));
        assert!(until(Level::Hard, Some(60)).unwrap() > now + Duration::from_secs(59));
        let expert = until(Level::Expert, Some(60)).unwrap();
        assert!(expert < now + Duration::from_secs(30), "its own limit is shorter");
    }

    #[test]
    fn a_bot_that_is_called_off_is_told_so() {
        let (sender, receiver) = mpsc::channel();
        let choose = |_: &Thought, guide: &mut dyn Guide| {
            while !guide.should_stop() {
                thread::yield_now();
            }
            Action::Pass
        };
        let mut thinker = Thinker::new(sender, choose);
        thinker.think(thought());
        thinker.cancel();
        assert!(matches!(receiver.recv(), Ok(Message::Answer(_, Action::Pass))));
    }

    #[test]
    fn each_depth_is_told_once() {
        let (sender, receiver) = mpsc::channel();
        let choose = |thought: &Thought, guide: &mut dyn Guide| {
            let line = thought.game.position().moves(thought.game.rules());
            for depth in [1, 2, 2, 1, 3] {
                guide.hear(Report { line: line.clone(), depth, nodes: 1, score: None });
            }
            Action::Pass
        };
        Thinker::new(sender, choose).think(thought());
        let told = std::iter::from_fn(|| match receiver.recv() {
            Ok(Message::Depth(_, depth)) => Some(depth),
            _ => None,
        });
        assert_eq!(told.collect::<Vec<u32>>(), [1, 2, 3]);
    }
}
