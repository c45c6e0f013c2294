//! A game in lines: what a typed line does, and what is said to it.
//!
//! For people who listen to their terminal, for pipes and for scripts: nothing is drawn over,
//! everything is a line of words. A [`Plain`] is told what happens ([`Input`]) and answers with what
//! is to be said and done ([`Reply`]); every action goes through the [`Table`](crate::table::Table),
//! as on the screens. Reading lines, the clock and the bots' threads are left to
//! [`app`](crate::app), the words to [`text`](crate::text).

mod word;
mod form;
mod tell;
mod sitting;
mod obey;

use core::time::Duration;

use crate::game::Action;
use crate::record::Record;
use crate::rules::{Book, BySeat, Seat};
use crate::table::{Name, Thought, Ticket};
use crate::text::{Label, Words};
use crate::tui::{Best, Bests, Rated, Saving, Seated};

use form::{Form, Step};
use sitting::Sitting;
use word::{Line, Word};

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Input {
    /// A line was typed.
    Line(String),
    /// There will be no more lines.
    End,
    /// A bot answers its request.
    Answer(Ticket, Action),
    /// A bot broke down over its request.
    Failure(Ticket),
    /// So much time has gone by.
    Elapsed(Duration),
    /// The game was saved, or why it could not be.
    Kept(Option<String>),
    /// What became of the finished game on the ladder.
    Rated(Rated),
    /// Why the best results of crossing alone cannot be kept.
    BestUnkept(String),
    /// Why the names of the seats cannot be kept.
    NamesUnkept(String),
}

/// Something to say or to do.
#[derive(Clone, Debug)]
pub enum Reply {
    /// Say a line.
    Say(String),
    /// Let a bot think, and bring its answer.
    Think(Thought),
    /// The bot that thinks may stop: nobody waits for it.
    Cancel,
    /// Write the game down.
    Save(Saving),
    /// Keep a copy of the game under a name, and say what came of it.
    Copy {
        /// The name.
        name: String,
        /// The record.
        text: String,
    },
    /// Enter the finished game into the ladder, and tell what came of it.
    Rate(Box<Record>),
    /// Keep the best result on a course.
    KeepBest(String, Best),
    /// Keep what the seats are called.
    KeepNames(Box<BySeat<Name>>),
    /// End the program.
    Quit,
}

/// What a yes would do.
#[derive(Clone, Copy, Debug)]
enum Question {
    Resign(Seat),
    Draw,
    Quit,
    New,
}

/// Games in lines, one after the other.
#[derive(Clone, Debug)]
pub struct Plain {
    words: Words,
    book: Book,
    /// The preset that is meant when none is typed.
    usual: String,
    /// The chance of the next game.
    seed: u64,
    /// When the program began, in seconds since 1970, and the time since.
    began: i64,
    clock: Duration,
    games: u64,
    /// The best results of crossing alone.
    bests: Bests,
    /// What the seats were called the last time.
    names: BySeat<Name>,
    sitting: Option<Box<Sitting>>,
    /// The questions before the next game.
    form: Option<Form>,
    question: Option<Question>,
}

/// What a yes-or-no question takes.
fn yes_or_no(line: &str) -> Option<bool> {
    match line.trim().to_lowercase().as_str() {
        "y" | "yes" => Some(true),
        "n" | "no" => Some(false),
        _ => None,
    }
}

impl Plain {
    /// Nothing is played yet. `usual` is the preset that is meant when none is typed, `began` the
    /// moment now in seconds since 1970.
    pub fn new(book: Book, usual: &str, seed: u64, began: i64, words: Words) -> Self {
        Self {
            words,
            book,
            usual: usual.to_owned(),
            seed,
            began,
            clock: Duration::ZERO,
            games: 0,
            bests: Bests::new(),
            names: BySeat::default(),
            sitting: None,
            form: None,
            question: None,
        }
    }

    /// The same, with the best results of crossing alone known.
    pub fn with_bests(self, bests: Bests) -> Self {
        Self { bests, ..self }
    }

    /// The same, with what the seats were called the last time known.
    pub fn with_names(self, names: BySeat<Name>) -> Self {
        Self { names, ..self }
    }

    /// Begins with a game, or with the questions that lead to one.
    pub fn begin(&mut self, game: Option<Seated>) -> Vec<Reply> {
        let replies = match game {
            Some(seated) => self.sit_down(seated),
            None => self.ask_for_game(),
        };
        self.saved_first(replies)
    }

    /// Takes in what happened; what is to be said and done comes out, in this order.
    pub fn update(&mut self, input: Input) -> Vec<Reply> {
        let replies = match input {
            Input::Line(line) => self.line(&line),
            Input::End => self.quit_now(),
            Input::Elapsed(time) => {
                self.clock = self.clock.saturating_add(time);
                self.in_play(|sitting| sitting.elapse(time))
            }
            Input::Answer(ticket, action) => self.in_play(|sitting| sitting.answer(ticket, action)),
            Input::Failure(ticket) => self.in_play(|sitting| sitting.failure(ticket)),
            Input::Kept(trouble) => self.in_play(|sitting| sitting.kept(trouble)),
            Input::Rated(rated) => self.in_play(|sitting| sitting.rated(&rated)),
            Input::BestUnkept(why) => self.in_play(|sitting| sitting.best_unkept(&why)),
            Input::NamesUnkept(why) => vec![Reply::Say(self.words.seats_unkept(&why))],
        };
        self.saved_first(replies)
    }

    /// Whether a bot is at work: lines wait until it has answered.
    pub fn is_thinking(&self) -> bool {
        self.form.is_none() && self.sitting.as_ref().is_some_and(|sitting| sitting.is_thinking())
    }

    /// How long the turn may still take, where turns are timed.
    pub fn time_left(&self) -> Option<Duration> {
        self.sitting.as_ref().filter(|_| self.form.is_none())?.time_left()
    }

    /// The game that is played.
    pub fn game(&self) -> Option<&crate::game::Game> {
        self.sitting.as_ref().map(|sitting| sitting.game())
    }

    /// Whatever was played is written down before it is told.
    fn saved_first(&mut self, mut replies: Vec<Reply>) -> Vec<Reply> {
        let saving = self.sitting.as_mut().and_then(|sitting| sitting.saving());
        replies.splice(0..0, saving.map(Reply::Save));
        replies
    }

    fn in_play(&mut self, work: impl FnOnce(&mut Sitting) -> Vec<Reply>) -> Vec<Reply> {
        let sitting = self.sitting.as_mut().filter(|_| self.form.is_none());
        sitting.map(|sitting| work(sitting)).unwrap_or_default()
    }

    fn say(&self, label: Label) -> Vec<Reply> {
        vec![Reply::Say(self.words.say(label).to_owned())]
    }

    fn line(&mut self, line: &str) -> Vec<Reply> {
        if let Some(question) = self.question {
            return self.answer_question(question, line);
        }
        let words = self.words;
        match Line::parse(line) {
            Line::Word(Word::Quit, _) if self.would_lose() => self.ask(Question::Quit),
            Line::Word(Word::Quit, _) => self.quit_now(),
            _ if self.form.is_some() => self.answer_form(line.trim()),
            Line::Word(Word::New, _) if self.would_lose() => self.ask(Question::New),
            Line::Word(Word::New, _) => self.ask_for_game(),
            Line::Word(Word::Resign, rest) => match self.resigning(rest) {
                Ok(seat) => self.ask(Question::Resign(seat)),
                Err(why) => vec![Reply::Say(words.sentence(&why))],
            },
            Line::Word(Word::Draw, _) => match self.drawing() {
                Ok(()) => self.ask(Question::Draw),
                Err(why) => vec![Reply::Say(words.sentence(&why))],
            },
            line => self.in_play(|sitting| sitting.line(line)),
        }
    }

    fn resigning(&self, letter: &str) -> Result<Seat, String> {
        self.sitting.as_ref().map_or(Err(String::new()), |sitting| sitting.resigning(letter))
    }

    fn drawing(&self) -> Result<(), String> {
        self.sitting.as_ref().map_or(Err(String::new()), |sitting| sitting.drawing())
    }

    fn ask(&mut self, question: Question) -> Vec<Reply> {
        self.question = Some(question);
        let asked = match question {
            Question::Resign(seat) => self.words.ask_resign(seat),
            Question::Draw => self.words.say(Label::AskDraw).to_owned(),
            Question::Quit => self.words.say(Label::AskQuit).to_owned(),
            Question::New => self.words.say(Label::AskLeave).to_owned(),
        };
        let mut replies = vec![Reply::Say(asked)];
        replies.extend(self.say(Label::PlainYesOrNo));
        replies
    }

    fn answer_question(&mut self, question: Question, line: &str) -> Vec<Reply> {
        let Some(yes) = yes_or_no(line) else { return self.say(Label::PlainYesOrNo) };
        self.question = None;
        match question {
            _ if !yes => {
                let mut replies = self.say(Label::PlainNotDone);
                replies.extend(self.in_play(|sitting| sitting.prompt()));
                replies
            }
            Question::Resign(seat) => self.in_play(|sitting| sitting.act(Action::Resign(seat))),
            Question::Draw => self.in_play(|sitting| sitting.act(Action::Draw)),
            Question::Quit => self.quit_now(),
            Question::New => self.ask_for_game(),
        }
    }

    /// Whether there is a game that would be lost: one that was played in and could not be saved.
    fn would_lose(&self) -> bool {
        self.form.is_none() && self.sitting.as_ref().is_some_and(|sitting| sitting.would_lose())
    }

    fn quit_now(&mut self) -> Vec<Reply> {
        let kept = self.sitting.as_ref().is_some_and(|sitting| sitting.is_kept());
        let told = if kept { self.say(Label::Saved) } else { Vec::new() };
        [Reply::Cancel].into_iter().chain(told).chain([Reply::Quit]).collect()
    }

    fn ask_for_game(&mut self) -> Vec<Reply> {
        let form = Form::new(&self.usual, self.names.clone());
        let mut replies = vec![Reply::Cancel];
        replies.extend(self.say(Label::PlainUsual));
        replies.push(Reply::Say(form.question(&self.book, self.words)));
        self.form = Some(form);
        replies
    }

    fn answer_form(&mut self, answer: &str) -> Vec<Reply> {
        let Some(form) = &mut self.form else { return Vec::new() };
        match form.answer(answer, &self.book, self.seed, self.words) {
            Step::Next => vec![Reply::Say(form.question(&self.book, self.words))],
            Step::Wrong(why) => {
                let question = form.question(&self.book, self.words);
                vec![Reply::Say(self.words.sentence(&why)), Reply::Say(question)]
            }
            Step::Done(record) => {
                let kept = self.keep_names(&record);
                kept.into_iter().chain(self.sit_down(Seated::new(*record))).collect()
            }
        }
    }

    /// The names that a game was filled in with are kept, where they are others than those that are;
    /// seats that were not asked for keep theirs.
    fn keep_names(&mut self, record: &Record) -> Option<Reply> {
        let mut names = self.names.clone();
        for seat in record.game.rules().seating().iter() {
            names[seat] = record.names[seat].clone();
        }
        if names == self.names {
            return None;
        }
        self.names = names.clone();
        Some(Reply::KeepNames(Box::new(names)))
    }

    fn sit_down(&mut self, seated: Seated) -> Vec<Reply> {
        self.form = None;
        self.games += 1;
        // The next game gets another seed.
        self.seed = self.seed.wrapping_add(1);
        let now = self.began.saturating_add_unsigned(self.clock.as_secs());
        let before = self.sitting.take().map(|sitting| *sitting);
        if let Some(solo) = before.as_ref().and_then(|before| before.solo.as_ref()) {
            solo.teach(&mut self.bests);
        }
        let sitting = Sitting::new(seated, self.games, now, before, self.words);
        let mut sitting = sitting.with_bests(&self.bests);
        let replies = sitting.begin();
        self.sitting = Some(Box::new(sitting));
        replies
    }
}
