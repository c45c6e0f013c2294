//! starhop: Chinese Checkers (跳棋, Stern-Halma) for the terminal.
//!
//! This page is the plan of the house. The program is one package: this library, so that tests
//! reach everything, and one binary that only starts [`cli`].
//!
//! # One law
//!
//! **The order of the `pub mod` lines in `lib.rs` is the order of dependence: a file uses only
//! modules declared above its own.** `tests/layers.rs` reads that order and fails on a path that
//! points down. It also keeps all layers up to [`lesson`] free of clocks, files, threads,
//! environment and output, and the first three free of chance: time and chance come in as
//! arguments.
//!
//! | layer | what it is for |
//! |---|---|
//! | [`board`] | geometry: holes, steps, lines, corners, names, drawing points, all by table |
//! | [`rules`] | house rules: from what a file says ([`rules::Draft`]) to tables for each seat ([`rules::Rules`]); presets |
//! | [`game`] | positions, the generator, what a turn changes, a game with its past, text forms, perft |
//! | [`bot`] | choosing an action: evaluation and search, told when to stop by a guide |
//! | [`table`] | a game being played: who sits where, one door for people, bots and tests |
//! | [`record`] | a saved game: its text, and the game that the text tells, replayed through the rules |
//! | [`ladder`] | what a finished game is worth, and everybody's points |
//! | [`lesson`] | the game taught by doing: positions, what each asks, whether it was done |
//! | [`text`] | every sentence; errors and rules are enums until here |
//! | [`tui`] | what is on the screen and what a key or click means; drawing is a pure function |
//! | [`plain`] | a game in lines, without a screen: typed lines in, sentences out |
//! | [`app`] | the running program: terminal, threads, clock, signals, the folder of saved games |
//! | [`cli`] | the command line, for people and scripts; files |
//!
//! # The way of a key
//!
//! Terminal → [`app`] (an event) → [`tui`] (an intent, by the key table) → [`table::Table::update`]
//! → [`game::Game::play`], the only place where an action is applied → effects, which [`app`]
//! performs (the record of the game is written before anything is drawn) → a frame, drawn from the
//! model alone. A bot's answer comes back the same way, with the
//! number of its request; an answer to an old request is dropped. Without a screen a typed line takes
//! the same way through [`plain`].
//!
//! # The way of a rule
//!
//! Text → [`rules::Draft`], loose → [`rules::Rules::new`], every contradiction at once → tables →
//! the generator. There is no way back, and no second judge: legal means "generated", and the reason
//! for a refusal is worked out after it.
//!
//! # Where the code departs from the plan it was built by
//!
//! - A hole's number is not its place in reading order but q + 16r modulo 256 ([`board::Hole`]): so
//!   a step is one rotation of a set, for all pieces at once. Tables by hole have 256 entries.
//! - [`game::Position`] keeps the occupied holes a second time, along their lines, where hops are
//!   long: finding the nearest piece of a line is then counting zeros. Adjacent hops need no lines.
//! - `record` comes after `table`, not before it: a record says who sits where, which is the table's.
//! - A seat that has no move has one action, the pass; where the rules say so, passing forfeits.
//! - Repetition and agreed draws live in [`game::Game`], everything else that ends a game in
//!   [`game::Position`].
//!
//! # Where the rules leave a choice
//!
//! - A full goal (`blocking = "full_goal"`) counts only after the seat's own turn; when its turn
//!   comes, only pieces that all stand in the goal do.
//! - A seat that gets home with the turn that would miss a deadline is home, not out.
//! - A seat that gets home or goes out with the turn it passes takes its pass along: only those of
//!   seats still playing count towards the draw. A resignation begins the count anew.
//! - Turn numbers of deadlines, `repetition` and `max_turns` go up to a million.
//! - A position without `home=` takes as home the seats whose pieces all stand in their goal, and
//!   with full goals those, not to move, whose goal is full with one of theirs in it. `home=` with
//!   nothing behind it says that nobody is.
//! - A seat that resigns or forfeits takes the members of its team that still play out with it, in
//!   turn order; a member at home stays there, but the team has lost. The last team left has won.
//!   When members go along with a seat that passes, the count of passes begins anew. A text that
//!   says a seat is out means its team.
//! - Places of teams are counted in teams: the winner's is 1, a team that is out takes the last one,
//!   the others share the next. On a draw all that are not out share the first.
//! - The total of a team is looked at after every turn, whoever's it was. Of two teams that reach
//!   theirs with one swap, the one that moved has won. A turn that wins so misses no deadline.
//! - Where there are teams `play_on` says nothing: the game ends when one has won. A table of totals
//!   must name the number of players.
//! - A time-out counts as a turn for deadlines and `max_turns`. It is no pass for the draw of those
//!   who cannot move, and ends their row; a seat without a legal move has no time-outs: when its time
//!   is up, it passes. Any turn in time ends a row of time-outs. A seat that gets home with the turn
//!   that runs out of time is home. Positions repeat whatever the time-outs.
//! - A position tells time-outs in a row by a last field, `timeouts=0,2`, in seating order and left
//!   out when all are 0; a record tells one as `timeout`.
//! - Items need not be used: a seat may pass when only an item would give it a move. A pass behind an
//!   item is a pass like any other.
//! - A tornado that brings a team to its total ends the turn without a move, written `--`.
//! - A tornado moves pieces only; blocks and bridges stay. What a seat has put on the board goes when
//!   that seat plays no more; what is due to go after a turn goes when it has been seen who is home.
//! - On the screen a tornado is seen before the move behind it and can be taken back; the table draws
//!   it once for each hole and turn, so trying again changes nothing. Bots decide by the mean of many
//!   draws and use one that they draw afterwards; an outside engine's draw is believed.
//! - A bridge in a goal is no empty hole, and nobody's piece to swap for. A blocked hole is no empty
//!   hole to land in, but it holds nothing: a full goal is not full with one.
//! - Each of the double's two moves is legal by itself; the first may not be a swap. Wings and
//!   exchanges obey `goal_exit`; pieces of a seat that is home are not exchanged.
//! - A position tells what is left of the items by `left=2.2.2.2.1.2,…` in seating order, blocks and
//!   bridges by `block=i9A3` and `bridge=h8D1`: the hole, who put it there, for how many turns of that
//!   seat it stays. All three are part of what repeats.
//! - A single player sits in corner A unless a letter says otherwise.

pub mod board;
pub mod rules;
pub mod game;
pub mod bot;
pub mod table;
pub mod record;
pub mod ladder;
pub mod lesson;
pub mod text;
pub mod tui;
pub mod plain;
pub mod app;
pub mod cli;
