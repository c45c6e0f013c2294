//! A game being played: who sits where, whose turn it is, and whom to ask for the next action.
//!
//! One door, [`Table::update`], for people, bots and tests: an [`Event`] goes in, [`Effect`]s come
//! out, and whoever runs the table performs them. There is no thread here and no clock: time is told
//! as [`Event::Elapsed`], and whoever stops telling it stops the clock. How long a bot thinks, and on
//! what, is left to [`app`](crate::app), what people see to [`tui`](crate::tui).

mod name;

use core::time::Duration;
use std::fmt;
use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::{IteratorRandom, SliceRandom};

use crate::board::Hole;
use crate::bot::Level;
use crate::game::{
    Action, ActionError, Before, Game, ItemTurn, Position, Refusal, Shuffle, Then, Typed,
};
use crate::rules::{BySeat, FirstPlayer, Item, Rules, Seat};

pub use name::Name;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// A person at this keyboard.
    #[default]
    Human,
    /// A bot of that level.
    Bot(Level),
}

impl Player {
    /// Everybody who can decide: a person, then the bots from the weakest up.
    pub const ALL: [Self; 5] = [
        Self::Human,
        Self::Bot(Level::Easy),
        Self::Bot(Level::Normal),
        Self::Bot(Level::Hard),
        Self::Bot(Level::Expert),
    ];

    /// Who sits in a seat where nothing is said: you in the first one, against bots.
    pub fn usual(seat: Seat, first: Seat) -> Self {
        if seat == first { Self::Human } else { Self::Bot(Level::Normal) }
    }

    /// Whether a person decides.
    pub fn is_human(self) -> bool {
        match self {
            Self::Human => true,
            Self::Bot(_) => false,
        }
    }

    /// Who is meant by `human`, or with a name by `Ann=human`.
    pub fn parse_named(text: &str) -> Option<(Self, Name)> {
        let (name, player) = text.split_once('=').unwrap_or(("", text));
        Some((Self::parse(player.trim())?, Name::new(name)))
    }

    /// Who is meant by `human`, `bot:easy` and so on.
    pub fn parse(text: &str) -> Option<Self> {
        match text.strip_prefix(BOT) {
            Some(level) => Level::from_name(level).map(Self::Bot),
            None => (text == HUMAN).then_some(Self::Human),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str(HUMAN),
            Self::Bot(level) => write!(f, "{BOT}{}", level.name()),
        }
    }
}

/// How a person is written.
const HUMAN: &str = "human";

/// Before the level of a bot.
const BOT: &str = "bot:";

/// The number of a request to a bot: an answer to an older one is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(u64);

/// What a bot is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The action of a seat that it plays.
    Turn,
    /// A hint for the person to move.
    Hint,
}

/// A request to a bot, with everything it needs.
#[derive(Clone, Debug)]
pub struct Thought {
    /// What the answer must carry.
    pub ticket: Ticket,
    /// Who is to move.
    pub seat: Seat,
    /// What it is asked for.
    pub purpose: Purpose,
    /// How well it plays.
    pub level: Level,
    /// The game up to now.
    pub game: Game,
    /// Its chance.
    pub seed: u64,
    /// The time that is left for the turn, where the rules have a clock.
    pub limit: Option<Duration>,
}

/// Something that happens at the table.
#[derive(Clone, Debug)]
pub enum Event {
    /// The table is set: whoever is to move may begin.
    Begin,
    /// A person acts: moves or passes for a seat whose turn it is, resigns, or tells that all agree
    /// to a draw.
    Act(Action),
    /// A bot answers.
    Answer(Ticket, Action),
    /// A bot broke down over its request: the first legal action is played for it.
    Failure(Ticket),
    /// Back to the last turn of a person; where only bots play, one action back.
    Undo,
    /// Forward again to the next turn of a person.
    Redo,
    /// Back to the position after so many actions.
    Rewind(usize),
    /// So much time of the turn has gone by. When it is up, the turn is passed for whoever has it.
    Elapsed(Duration),
    /// The person to move asks for a hint.
    Hint,
    /// Somebody else decides for a seat from now on.
    Seat(Seat, Player),
}

/// What whoever runs the table has to do.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Let a bot think, and bring its answer.
    Think(Thought),
    /// Nobody waits for the bot that thinks any more.
    Cancel,
    /// The hint that was asked for: what the bot would do, or nothing when it broke down.
    Hint(Option<Action>),
}

/// Why nothing happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Declined {
    /// The action is not legal.
    Refused(Refusal),
    /// It is the turn of a bot.
    BotsTurn(Seat),
    /// A draw is for people to agree to; bots do not.
    BotsDoNotAgree,
    /// There is no turn of a person to go back to.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
}

/// A game, and who plays it.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    players: BySeat<Player>,
    seed: u64,
    /// How many requests were made so far.
    requests: u64,
    /// The request that is waited for.
    awaited: Option<(Ticket, Purpose)>,
    /// How much of the time of this turn has gone by.
    spent: Duration,
}

impl Table {
    /// A table for this game; nobody is asked for anything before [`Event::Begin`].
    pub fn new(game: Game, players: BySeat<Player>, seed: u64) -> Self {
        Self { game, players, seed, requests: 0, awaited: None, spent: Duration::ZERO }
    }

    /// The table set anew for another game. Requests go on being numbered, so that an answer to
    /// the game before finds nobody.
    pub fn set_anew(&self, game: Game, players: BySeat<Player>, seed: u64) -> Self {
        Self { requests: self.requests, ..Self::new(game, players, seed) }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who decides for a seat.
    pub fn player(&self, seat: Seat) -> Player {
        self.players[seat]
    }

    /// Who decides for each seat.
    pub fn players(&self) -> &BySeat<Player> {
        &self.players
    }

    /// The chance of this table, which draws the first seat and every bot's luck.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The seat whose turn it is when a person decides for it; `None` for a bot and when the game
    /// is over.
    pub fn person_to_move(&self) -> Option<Seat> {
        let seat = self.game.position().turn();
        (self.game.ending().is_none() && self.players[seat].is_human()).then_some(seat)
    }

    /// How long the seat to move still has for its turn; `None` where the rules have no clock, and
    /// when the game is over.
    pub fn time_left(&self) -> Option<Duration> {
        let clock = self.game.rules().clock()?;
        let all = Duration::from_secs(clock.move_seconds.into());
        self.game.ending().is_none().then(|| all.saturating_sub(self.spent))
    }

    /// Whether a bot is being waited for.
    pub fn is_thinking(&self) -> bool {
        self.awaited.is_some()
    }

    /// Takes an event in; what is to be done about it comes out.
    ///
    /// # Errors
    ///
    /// Why nothing happened. The answer to an old request is no error: it is dropped.
    pub fn update(&mut self, event: Event) -> Result<Vec<Effect>, Declined> {
        let before = self.turn_number();
        match event {
            Event::Begin => {}
            Event::Elapsed(time) => {
                if !self.is_up_after(time) {
                    return Ok(Vec::new());
                }
                self.game.play(time_is_up(&self.game)).map_err(Declined::Refused)?;
            }
            Event::Act(action) => self.act(action)?,
            Event::Answer(ticket, action) => match self.purpose(ticket) {
                None => return Ok(Vec::new()),
                Some(Purpose::Hint) => return Ok(self.hinted(Some(action))),
                Some(Purpose::Turn) => {
                    self.game.play(action).map_err(Declined::Refused)?;
                    self.awaited = None;
                }
            },
            Event::Failure(ticket) => match self.purpose(ticket) {
                None => return Ok(Vec::new()),
                Some(Purpose::Hint) => return Ok(self.hinted(None)),
                Some(Purpose::Turn) => {
                    self.awaited = None;
                    let action = first_legal(&self.game);
                    self.game.play(action).map_err(Declined::Refused)?;
                }
            },
            Event::Hint => return self.hint(),
            Event::Seat(seat, player) => return self.seat(seat, player),
            Event::Undo => self.undo()?,
            Event::Redo => self.redo()?,
            Event::Rewind(actions) => self.rewind(actions),
        }
        if self.turn_number() != before {
            self.spent = Duration::ZERO;
        }
        Ok(self.ask())
    }

    /// Whether an answer to that request is waited for.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        self.purpose(ticket).is_some()
    }

    /// What the request of that number is for, if it is still waited for.
    fn purpose(&self, ticket: Ticket) -> Option<Purpose> {
        self.awaited.filter(|(awaited, _)| *awaited == ticket).map(|(_, purpose)| purpose)
    }

    fn hinted(&mut self, action: Option<Action>) -> Vec<Effect> {
        self.awaited = None;
        let legal = action.filter(|&action| self.game.check(action).is_ok());
        vec![Effect::Hint(legal)]
    }

    fn hint(&mut self) -> Result<Vec<Effect>, Declined> {
        let turn = self.game.position().turn();
        if self.game.ending().is_some() {
            return Err(Declined::Refused(Refusal::GameOver));
        }
        if self.person_to_move().is_none() {
            return Err(Declined::BotsTurn(turn));
        }
        Ok(self.request(Purpose::Hint, Level::Hard))
    }

    /// Whoever thought for the seat is called off, and whoever decides for it now is asked; what
    /// goes on at other seats is left alone.
    fn seat(&mut self, seat: Seat, player: Player) -> Result<Vec<Effect>, Declined> {
        if !self.game.rules().seating().seats().contains(seat) {
            return Err(Declined::Refused(Refusal::NotPlaying(seat)));
        }
        if self.game.ending().is_some() {
            return Err(Declined::Refused(Refusal::GameOver));
        }
        let before = std::mem::replace(&mut self.players[seat], player);
        let changed = before != player && seat == self.game.position().turn();
        Ok(if changed { self.ask() } else { Vec::new() })
    }

    fn act(&mut self, action: Action) -> Result<(), Declined> {
        let turn = self.game.position().turn();
        let of_the_turn =
            matches!(action, Action::Move(_) | Action::Item(_) | Action::Pass | Action::TimeOut);
        if of_the_turn && self.game.ending().is_none() && !self.players[turn].is_human() {
            return Err(Declined::BotsTurn(turn));
        }
        if action == Action::Draw && !self.only_people_play() {
            return Err(Declined::BotsDoNotAgree);
        }
        self.game.play(self.drawn(action)).map_err(Declined::Refused)
    }

    /// The action, with what the table draws for it: nobody chooses what a tornado leaves.
    fn drawn(&self, action: Action) -> Action {
        match action {
            Action::Item(ItemTurn { before: Some(Before::Tornado(centre, _)), then }) => {
                let before = Before::Tornado(centre, self.tornado(centre));
                Action::Item(ItemTurn { before: Some(before), then })
            }
            other => other,
        }
    }

    /// What a tornado in this turn leaves in a hole and its neighbours: drawn from the seed, so the
    /// same however often it is asked for, and after an undo.
    pub fn tornado(&self, centre: Hole) -> Shuffle {
        let seed = turn_seed(!self.seed, self.game.actions().len());
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mix = |pieces: &mut [Option<Seat>]| pieces.shuffle(&mut chance);
        self.game.position().whirled(self.game.rules(), centre, mix)
    }

    /// The turn that a text means now; a tornado needs no word of what it leaves, and a blank between
    /// two holes is as good as a hyphen.
    ///
    /// # Errors
    ///
    /// When it is no text of a turn, or when the turn is not legal.
    pub fn read_turn(&self, text: &str) -> Result<Action, ActionError> {
        let board = self.game.rules().board();
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some(item) = words.first().and_then(|word| Item::from_key(word)) else {
            return self.game.read_turn(&hyphenated(&words));
        };
        let (Item::Tornado, Some(name)) = (item, words.get(1)) else {
            return self.game.read_turn(text);
        };
        let told = words
            .get(2)
            .is_some_and(|&word| word != Item::Double.key() && Typed::parse(board, word).is_err());
        let Some(centre) = board.hole_named(name).filter(|_| !told) else {
            return self.game.read_turn(text);
        };
        let before = Some(Before::Tornado(centre, self.tornado(centre)));
        let alone = Action::Item(ItemTurn { before, then: Then::Pass });
        let drawn = self.game.position().action_text(self.game.rules(), alone);
        let rest = words.get(2..).unwrap_or_default().join(" ");
        self.game.read_turn(&format!("{}{rest}", drawn.trim_end_matches('-')))
    }

    /// Which turn it is: another after every action but one out of turn, whose time goes on.
    fn turn_number(&self) -> (Seat, u32) {
        let position = self.game.position();
        (position.turn(), position.turns(position.turn()))
    }

    /// Takes time off the turn. Whether that was all it had.
    fn is_up_after(&mut self, time: Duration) -> bool {
        self.spent = self.spent.saturating_add(time);
        self.time_left() == Some(Duration::ZERO)
    }

    /// Whether people decide for all seats that still play.
    pub fn only_people_play(&self) -> bool {
        let playing = self.game.position().playing(self.game.rules());
        playing.iter().all(|seat| self.players[seat].is_human())
    }

    fn undo(&mut self) -> Result<(), Declined> {
        let decided = self.game.actions().len();
        let turns = &self.game.positions()[..decided];
        let back = if self.has_person() {
            turns.iter().rposition(|position| self.players[position.turn()].is_human())
        } else {
            decided.checked_sub(1)
        };
        self.rewind(back.ok_or(Declined::NothingToUndo)?);
        Ok(())
    }

    fn rewind(&mut self, actions: usize) {
        while self.game.actions().len() > actions {
            self.game.undo();
        }
    }

    fn redo(&mut self) -> Result<(), Declined> {
        if !self.game.can_redo() {
            return Err(Declined::NothingToRedo);
        }
        while self.game.redo().is_some() {
            if self.person_to_move().is_some() || !self.has_person() {
                break;
            }
        }
        Ok(())
    }

    fn has_person(&self) -> bool {
        let mut seats = self.game.rules().seating().iter();
        seats.any(|seat| self.players[seat].is_human())
    }

    /// Calls off the request that the game has left behind, and makes the one it needs now.
    fn ask(&mut self) -> Vec<Effect> {
        let seat = self.game.position().turn();
        match (self.game.ending(), self.players[seat]) {
            (None, Player::Bot(level)) => self.request(Purpose::Turn, level),
            (Some(_), _) | (None, Player::Human) => self.call_off(),
        }
    }

    /// Asks a bot to think for the seat to move.
    fn request(&mut self, purpose: Purpose, level: Level) -> Vec<Effect> {
        let mut effects = self.call_off();
        self.requests = self.requests.wrapping_add(1);
        let ticket = Ticket(self.requests);
        self.awaited = Some((ticket, purpose));
        effects.push(Effect::Think(Thought {
            ticket,
            seat: self.game.position().turn(),
            purpose,
            level,
            game: self.game.clone(),
            seed: turn_seed(self.seed, self.game.actions().len()),
            limit: self.time_left(),
        }));
        effects
    }

    fn call_off(&mut self) -> Vec<Effect> {
        let awaited = self.awaited.take();
        awaited.map(|_| Effect::Cancel).into_iter().collect()
    }
}

/// The seat that begins under these rules: the one they name, or one drawn by the seed.
pub fn first_seat(rules: &Rules, seed: u64) -> Seat {
    match rules.first_player() {
        FirstPlayer::Seat(seat) => seat,
        FirstPlayer::Toss => rules
            .seating()
            .iter()
            .choose(&mut ChaCha8Rng::seed_from_u64(seed))
            .unwrap_or(rules.seating().first()),
    }
}

/// A new game under these rules, the first seat as [`first_seat`] has it.
pub fn opening(rules: Arc<Rules>, seed: u64) -> Game {
    let start = Position::start(&rules, first_seat(&rules, seed));
    Game::from_position(rules, start)
}

/// The legal action with the lowest holes: what is played for a bot that broke down.
fn first_legal(game: &Game) -> Action {
    match game.position().moves(game.rules()).first() {
        Some(&it) => Action::Move(it),
        None => Action::Pass,
    }
}

/// What is played when the time is up: a seat without a legal move could only pass in time.
fn time_is_up(game: &Game) -> Action {
    match game.position().can_move(game.rules()) {
        true => Action::TimeOut,
        false => Action::Pass,
    }
}

/// Words that name holes as one text, with a hyphen where no sign parts two of them.
fn hyphenated(words: &[&str]) -> String {
    const SIGNS: [char; 3] = ['-', 'x', 'X'];
    let mut text = String::new();
    for word in words {
        let parted = text.is_empty() || text.ends_with(SIGNS) || word.starts_with(SIGNS);
        if !parted {
            text.push('-');
        }
        text.push_str(word);
    }
    text
}

/// The chance of one turn: the same after undo, another at every turn (the finishing step of
/// SplitMix64, Steele, Lea and Flood 2014).
fn turn_seed(seed: u64, turn: usize) -> u64 {
    let mut mixed = seed.wrapping_add((turn as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Draft, Seating};

    const BOT: Player = Player::Bot(Level::Easy);

    fn rules(players: usize) -> Arc<Rules> {
        let seating = Seating::of(players).unwrap();
        Arc::new(Rules::new(&Draft::classic(), seating).unwrap())
    }

    #[test]
    fn a_blank_between_holes_is_as_good_as_a_hyphen() {
        let table = table(2, "AD");
        let meant = table.read_turn("e3-g5").unwrap();
        for text in ["e3 g5", " e3  g5 ", "e3 - g5", "E3 -g5", "e3\tg5"] {
            assert_eq!(table.read_turn(text), Ok(meant), "{text}");
        }
        for text in ["e3g5", "e3", "e3 - - g5", ""] {
            assert!(table.read_turn(text).is_err(), "{text}");
        }
        assert_eq!(hyphenated(&["h12", "j14", "xl16"]), "h12-j14xl16");
        assert_eq!(hyphenated(&["--"]), "--");
    }

    /// A table where the seats of these letters are people; A begins.
    fn table(players: usize, people: &str) -> Table {
        let seats = BySeat::from_fn(|seat| match people.contains(seat.letter()) {
            true => Player::Human,
            false => BOT,
        });
        Table::new(Game::new(rules(players)), seats, 7)
    }

    fn action(table: &Table, text: &str) -> Action {
        let typed = Typed::parse(table.game().rules().board(), text).unwrap();
        table.game().read(&typed).unwrap()
    }

    fn act(table: &mut Table, text: &str) -> Vec<Effect> {
        let action = action(table, text);
        table.update(Event::Act(action)).unwrap()
    }

    fn thought(effects: &[Effect]) -> Option<&Thought> {
        effects.iter().find_map(|effect| match effect {
            Effect::Think(thought) => Some(thought),
            Effect::Cancel | Effect::Hint(_) => None,
        })
    }

    fn answer(table: &mut Table, effects: &[Effect]) -> Vec<Effect> {
        let ticket = thought(effects).unwrap().ticket;
        let action = first_legal(table.game());
        table.update(Event::Answer(ticket, action)).unwrap()
    }

    /// A table of two with a clock of ten seconds, where the seats of these letters are people.
    fn timed(people: &str) -> Table {
        let draft: Draft = toml::from_str("clock = { move_seconds = 10, timeouts = 2 }").unwrap();
        let rules = Rules::new(&draft, Seating::of(2).unwrap()).unwrap();
        let players = *table(2, people).players();
        Table::new(Game::new(Arc::new(rules)), players, 7)
    }

    fn elapse(table: &mut Table, seconds: u64) -> Vec<Effect> {
        table.update(Event::Elapsed(Duration::from_secs(seconds))).unwrap()
    }

    fn left(table: &Table) -> Option<u64> {
        table.time_left().map(|left| left.as_secs())
    }

    #[test]
    fn a_turn_that_takes_too_long_is_passed() {
        let mut table = timed("AD");
        elapse(&mut table, 9);
        assert_eq!((left(&table), table.game().actions().len()), (Some(1), 0));
        elapse(&mut table, 100);
        assert_eq!(table.game().actions(), [Action::TimeOut]);
        assert_eq!(left(&table), Some(10), "what was too long is not the next one's loss");
        act(&mut table, "m14-m13");
        elapse(&mut table, 10);
        assert_eq!((table.game().ending().is_some(), left(&table)), (true, None));
    }

    #[test]
    fn without_a_clock_time_does_not_matter() {
        let mut table = table(2, "AD");
        assert!(elapse(&mut table, 1_000_000).is_empty());
        assert_eq!((table.time_left(), table.game().actions().len()), (None, 0));
    }

    #[test]
    fn a_move_and_an_undo_begin_the_time_anew() {
        let mut table = timed("AD");
        elapse(&mut table, 4);
        act(&mut table, "e3-g5");
        assert_eq!(left(&table), Some(10));
        elapse(&mut table, 4);
        table.update(Event::Undo).unwrap();
        assert_eq!(left(&table), Some(10));
        elapse(&mut table, 4);
        table.update(Event::Redo).unwrap();
        assert_eq!(left(&table), Some(10));
    }

    #[test]
    fn a_bot_is_told_its_time_and_called_off_when_it_is_up() {
        let mut table = timed("A");
        let effects = act(&mut table, "e3-g5");
        let thought = thought(&effects).unwrap().clone();
        assert_eq!(thought.limit, Some(Duration::from_secs(10)));
        let effects = elapse(&mut table, 10);
        assert!(matches!(effects[..], [Effect::Cancel]));
        let late = table.update(Event::Answer(thought.ticket, Action::Pass)).unwrap();
        assert!(late.is_empty());
        assert_eq!(table.game().actions().last(), Some(&Action::TimeOut));
    }

    #[test]
    fn who_cannot_move_passes_when_the_time_is_up() {
        let settings = "pieces = 3\nclock = { move_seconds = 10, timeouts = 1 }";
        let draft: Draft = toml::from_str(settings).unwrap();
        let rules = Rules::new(&draft, Seating::of(4).unwrap()).unwrap();
        let shut_in = "1/2/3/4/13/12/11/10/9/10/11/12/EE11/DDDE/BBB/AA/A A";
        let start = Position::parse(&rules, shut_in).unwrap();
        let game = Game::from_position(Arc::new(rules), start);
        let mut table = Table::new(game, BySeat::default(), 1);
        elapse(&mut table, 10);
        assert_eq!(table.game().actions(), [Action::Pass]);
    }

    #[test]
    fn what_a_tornado_leaves_is_drawn_by_the_table() {
        let draft: Draft = toml::from_str("items = { tornado = 1 }").unwrap();
        let rules = Rules::new(&draft, Seating::of(2).unwrap()).unwrap();
        let text = "D/DD/DDD/DD2/13/12/11/3AAA4/3A1A3/3DD5/11/12/13/AAAA/A2/2/1 A";
        let start = Position::parse(&rules, text).unwrap();
        let draw = |seed| {
            let game = Game::from_position(Arc::new(rules.clone()), start.clone());
            let mut table = Table::new(game, BySeat::default(), seed);
            let centre = rules.board().hole_named("i9").unwrap();
            let drawn = table.tornado(centre);
            let after = start.after_item(&rules, Before::Tornado(centre, drawn));
            let then = Then::Move(after.moves(&rules)[0]);
            let wanted = Shuffle([None; 7]);
            let before = Some(Before::Tornado(centre, wanted));
            table.update(Event::Act(Action::Item(ItemTurn { before, then }))).unwrap();
            let played = ItemTurn { before: Some(Before::Tornado(centre, drawn)), then };
            assert_eq!(table.game().actions(), [Action::Item(played)]);
            drawn
        };
        assert_eq!(draw(1), draw(1));
        assert!((2..20).any(|seed| draw(seed) != draw(1)));
    }

    #[test]
    fn somebody_elses_resignation_costs_no_time() {
        let draft: Draft = toml::from_str("clock = { move_seconds = 10, timeouts = 2 }").unwrap();
        let rules = Rules::new(&draft, Seating::of(3).unwrap()).unwrap();
        let mut table = Table::new(Game::new(Arc::new(rules)), BySeat::default(), 1);
        elapse(&mut table, 4);
        table.update(Event::Act(Action::Resign(Seat::ALL[2]))).unwrap();
        assert_eq!(left(&table), Some(6));
    }

    #[test]
    fn a_bot_that_takes_the_seat_to_move_begins_to_think() {
        let mut table = table(2, "AD");
        let effects = table.update(Event::Seat(Seat::ALL[0], BOT)).unwrap();
        assert_eq!(thought(&effects).map(|thought| thought.level), Some(Level::Easy));
        answer(&mut table, &effects);
        assert_eq!((table.game().actions().len(), table.person_to_move()), (1, Some(Seat::ALL[3])));
    }

    #[test]
    fn a_bot_whose_seat_a_person_takes_is_called_off() {
        let mut table = table(2, "A");
        let effects = act(&mut table, "e3-g5");
        let ticket = thought(&effects).unwrap().ticket;
        let effects = table.update(Event::Seat(Seat::ALL[3], Player::Human)).unwrap();
        assert!(matches!(effects[..], [Effect::Cancel]));
        let action = first_legal(table.game());
        assert!(table.update(Event::Answer(ticket, action)).unwrap().is_empty());
        assert_eq!((table.game().actions().len(), table.person_to_move()), (1, Some(Seat::ALL[3])));
    }

    #[test]
    fn another_seat_that_changes_hands_disturbs_nobody() {
        let mut table = table(3, "A");
        let effects = act(&mut table, "e3-g5");
        let ticket = thought(&effects).unwrap().ticket;
        let changed = table.update(Event::Seat(Seat::ALL[0], BOT)).unwrap();
        assert!(changed.is_empty() && table.is_thinking());
        let same = table.update(Event::Seat(Seat::ALL[2], BOT)).unwrap();
        assert!(same.is_empty());
        let action = first_legal(table.game());
        table.update(Event::Answer(ticket, action)).unwrap();
        assert_eq!(table.game().actions().len(), 2);
        let nobody = table.update(Event::Seat(Seat::ALL[1], BOT)).err();
        assert_eq!(nobody, Some(Declined::Refused(Refusal::NotPlaying(Seat::ALL[1]))));
    }

    #[test]
    fn bots_do_not_agree_to_a_draw() {
        let mut mixed = table(2, "A");
        assert_eq!(mixed.update(Event::Act(Action::Draw)).err(), Some(Declined::BotsDoNotAgree));
        let mut people = table(2, "AD");
        people.update(Event::Act(Action::Draw)).unwrap();
        assert!(people.game().ending().is_some());
    }

    #[test]
    fn a_bot_is_asked_when_its_turn_comes() {
        let mut table = table(2, "A");
        assert!(table.update(Event::Begin).unwrap().is_empty());
        let effects = act(&mut table, "e3-g5");
        assert_eq!(thought(&effects).unwrap().seat.letter(), 'D');
        assert!(table.is_thinking());
        assert!(answer(&mut table, &effects).is_empty());
        assert_eq!(table.person_to_move().map(Seat::letter), Some('A'));
    }

    #[test]
    fn an_answer_to_an_old_request_is_dropped() {
        let mut table = table(2, "A");
        let old = act(&mut table, "e3-g5");
        let undone = table.update(Event::Undo).unwrap();
        assert!(matches!(undone[..], [Effect::Cancel]));
        let new = act(&mut table, "e3-g5");
        let ticket = thought(&old).unwrap().ticket;
        let late = table.update(Event::Answer(ticket, Action::Pass)).unwrap();
        assert!(late.is_empty());
        assert_eq!(table.game().actions().len(), 1);
        answer(&mut table, &new);
        assert_eq!(table.game().actions().len(), 2);
    }

    #[test]
    fn an_answer_to_the_game_before_is_dropped() {
        let mut before = table(2, "A");
        let old = act(&mut before, "e3-g5");
        let mut table = before.set_anew(Game::new(rules(2)), *before.players(), 8);
        act(&mut table, "e3-g5");
        let ticket = thought(&old).unwrap().ticket;
        assert!(table.update(Event::Answer(ticket, Action::Pass)).unwrap().is_empty());
        assert!(table.is_thinking());
    }

    #[test]
    fn a_hint_is_told_and_changes_nothing() {
        let mut table = table(2, "A");
        let asked = table.update(Event::Hint).unwrap();
        let thought = thought(&asked).unwrap();
        assert_eq!((thought.purpose, thought.seat.letter()), (Purpose::Hint, 'A'));
        let action = action(&table, "e3-g5");
        let told = table.update(Event::Answer(thought.ticket, action)).unwrap();
        assert!(matches!(told[..], [Effect::Hint(Some(hint))] if hint == action));
        assert!(table.game().actions().is_empty() && !table.is_thinking());
        assert!(table.update(Event::Answer(thought.ticket, action)).unwrap().is_empty());
    }

    #[test]
    fn whoever_moves_no_longer_waits_for_a_hint() {
        let mut table = table(2, "AD");
        let asked = table.update(Event::Hint).unwrap();
        let moved = act(&mut table, "e3-g5");
        assert!(matches!(moved[..], [Effect::Cancel]));
        let late = Event::Answer(thought(&asked).unwrap().ticket, Action::Pass);
        assert!(table.update(late).unwrap().is_empty());
    }

    #[test]
    fn a_hint_that_fails_is_told_too() {
        let mut table = table(2, "A");
        let asked = table.update(Event::Hint).unwrap();
        let told = table.update(Event::Failure(thought(&asked).unwrap().ticket)).unwrap();
        assert!(matches!(told[..], [Effect::Hint(None)]));
        assert!(table.game().actions().is_empty());
    }

    #[test]
    fn there_is_no_hint_on_a_bots_turn() {
        let mut table = table(2, "D");
        table.update(Event::Begin).unwrap();
        let turn = table.game().position().turn();
        assert_eq!(table.update(Event::Hint).unwrap_err(), Declined::BotsTurn(turn));
        assert!(table.is_thinking(), "the bot goes on");
    }

    #[test]
    fn undo_goes_back_to_the_last_turn_of_a_person() {
        let mut table = table(3, "A");
        let first = act(&mut table, "e3-g5");
        let second = answer(&mut table, &first);
        answer(&mut table, &second);
        assert_eq!(table.game().actions().len(), 3);
        table.update(Event::Undo).unwrap();
        assert_eq!(table.game().actions().len(), 0);
        table.update(Event::Redo).unwrap();
        assert_eq!(table.game().actions().len(), 3);
        assert_eq!(table.update(Event::Redo).unwrap_err(), Declined::NothingToRedo);
    }

    #[test]
    fn undo_while_a_bot_thinks_gives_the_own_move_back() {
        let mut table = table(2, "A");
        act(&mut table, "e3-g5");
        table.update(Event::Undo).unwrap();
        assert!(!table.is_thinking());
        assert_eq!(table.person_to_move().map(Seat::letter), Some('A'));
        assert_eq!(table.update(Event::Undo).unwrap_err(), Declined::NothingToUndo);
    }

    #[test]
    fn where_only_bots_play_undo_takes_one_action_back() {
        let mut table = table(2, "");
        let first = table.update(Event::Begin).unwrap();
        let second = answer(&mut table, &first);
        answer(&mut table, &second);
        let effects = table.update(Event::Undo).unwrap();
        assert_eq!(table.game().actions().len(), 1);
        assert_eq!(thought(&effects).unwrap().seat.letter(), 'D');
    }

    #[test]
    fn a_move_of_a_bot_cannot_be_taken_back_before_a_person_has_moved() {
        let mut table = table(2, "D");
        let first = table.update(Event::Begin).unwrap();
        answer(&mut table, &first);
        assert_eq!(table.update(Event::Undo).unwrap_err(), Declined::NothingToUndo);
        assert_eq!(table.game().actions().len(), 1);
    }

    #[test]
    fn a_person_does_not_move_for_a_bot_but_may_resign_meanwhile() {
        let mut table = table(3, "A");
        act(&mut table, "e3-g5");
        let bot = table.game().position().turn();
        let move_of_bot = first_legal(table.game());
        let declined = table.update(Event::Act(move_of_bot)).unwrap_err();
        assert_eq!(declined, Declined::BotsTurn(bot));
        let effects = table.update(Event::Act(Action::Resign(Seat::ALL[0]))).unwrap();
        assert!(thought(&effects).is_some(), "the bot is asked anew: the game has changed");
    }

    #[test]
    fn a_bot_that_breaks_down_gets_the_first_legal_move() {
        let mut table = table(2, "A");
        let effects = act(&mut table, "e3-g5");
        let ticket = thought(&effects).unwrap().ticket;
        let legal = first_legal(table.game());
        table.update(Event::Failure(ticket)).unwrap();
        assert_eq!(table.game().actions().last(), Some(&legal));
    }

    #[test]
    fn an_illegal_answer_leaves_the_request_open() {
        let mut table = table(2, "A");
        let effects = act(&mut table, "e3-g5");
        let ticket = thought(&effects).unwrap().ticket;
        assert!(table.update(Event::Answer(ticket, Action::Pass)).is_err());
        assert!(table.update(Event::Failure(ticket)).is_ok());
    }

    #[test]
    fn the_seed_draws_the_first_seat_and_every_seat_gets_its_turn() {
        let rules = rules(6);
        let drawn: Vec<Seat> = (0..100).map(|seed| first_seat(&rules, seed)).collect();
        assert!(Seat::ALL.iter().all(|seat| drawn.contains(seat)));
        assert_eq!(first_seat(&rules, 3), first_seat(&rules, 3));
        let named =
            Draft { first_player: Some(FirstPlayer::Seat(Seat::ALL[3])), ..Draft::default() };
        let named = Rules::new(&named, Seating::of(2).unwrap()).unwrap();
        assert!((0..20).all(|seed| first_seat(&named, seed) == Seat::ALL[3]));
    }

    #[test]
    fn the_chance_of_a_turn_is_the_same_after_undo() {
        let mut table = table(2, "A");
        let once = act(&mut table, "e3-g5");
        table.update(Event::Undo).unwrap();
        let again = act(&mut table, "e3-g5");
        assert_eq!(thought(&once).unwrap().seed, thought(&again).unwrap().seed);
    }
}
