//! What comes into the front end, what it means, and what goes out.

use ratatui::crossterm::event::{KeyEvent, MouseEvent};

use super::games::{Errand, Found};
use super::guests::Habits;
use super::keep::{Rated, Saving};
use super::mine::{Kept, Mine};
use super::setting::Wanted;
use super::solo::Best;
use crate::game::Action;
use crate::record::Record;
use crate::table::{Thought, Ticket};

/// Something the front end is told.
#[derive(Clone, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was pressed, dragged, let go or rolled.
    Mouse(MouseEvent),
    /// The terminal has so many columns and rows now.
    Resize(u16, u16),
    /// A bot answers its request.
    Answer(Ticket, Action),
    /// A bot broke down over its request.
    Failure(Ticket),
    /// A bot at its request looks so many plies deep.
    Depth(Ticket, u32),
    /// The best results of crossing alone cannot be kept, and why.
    BestUnkept(String),
    /// The names and colours of the last time cannot be had or kept, and why.
    SeatsUnkept(String),
    /// The moment of [`Model::next_tick`](super::Model::next_tick) has come.
    Tick,
    /// What came of an errand to the folder of saved games.
    Found(Found),
    /// A setting was kept, or why it was not.
    SettingKept(Option<String>),
    /// What came of keeping a preset.
    PresetKept(Kept),
    /// The game was saved, or why it could not be.
    Kept(Option<String>),
    /// What became of the finished game on the ladder.
    Rated(Rated),
}

/// Something that the front end wants done for it.
#[derive(Clone, Debug)]
pub enum Request {
    /// Let a bot think, and bring its answer.
    Think(Thought),
    /// The bot that thinks may stop: nobody waits for it.
    Cancel,
    /// Write the game down.
    Save(Saving),
    /// Do something with the folder of saved games, and tell what came of it.
    Errand(Errand),
    /// Ring the terminal's bell.
    Ring,
    /// Keep the best result on a course.
    KeepBest(String, Best),
    /// Keep these names and colours for the next time.
    KeepSeats(Habits),
    /// Enter the finished game into the ladder, and tell what came of it.
    Rate(Box<Record>),
    /// Keep a setting in the user's config.
    KeepSetting(Wanted),
    /// Keep a preset in the user's own file.
    KeepPreset(Box<Mine>),
    /// Turn mouse reports on or off.
    Mouse(Capture),
    /// Stop the program as the shell's Ctrl-Z does.
    Suspend,
    /// Draw everything anew: something else may have written on the screen.
    Redraw,
    /// End the program.
    Quit,
}

/// Whether the terminal's bell is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bell {
    /// It rings when a person's time is nearly up.
    On,
    /// It stays silent.
    #[default]
    Off,
}

/// Which seat has the lower end of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Facing {
    /// Always A, unless the board is turned by hand.
    #[default]
    Fixed,
    /// That of the person to move.
    Mover,
}

/// Whether the terminal reports the mouse to the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    /// It does.
    On,
    /// It keeps the mouse for itself, to select text.
    Off,
}

/// A direction along the lines of the board as it lies on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    /// Right.
    East,
    /// Up and right.
    NorthEast,
    /// Up and left.
    NorthWest,
    /// Left.
    West,
    /// Down and left.
    SouthWest,
    /// Down and right.
    SouthEast,
}

/// What a key means on the screen that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Up, in a list, a page or on the board.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
    /// The cursor goes to the neighbouring hole.
    Step(Bearing),
    /// Pick a piece up, commit its move, choose what is in focus.
    Pick,
    /// The next piece that can move, the next target, the next part of a form.
    Next,
    /// The one before.
    Previous,
    /// A letter on everything that can be chosen.
    Label,
    /// Type a move.
    Command,
    /// A letter of what is being typed.
    Letter(char),
    /// Take the last letter back.
    Erase,
    /// Complete what is being typed.
    Complete,
    /// One level back.
    Back,
    /// Take moves back.
    Undo,
    /// Play them again.
    Redo,
    /// Show the last move again.
    Recall,
    /// One position back.
    Earlier,
    /// One position forward.
    Later,
    /// The first position.
    First,
    /// The last position.
    Last,
    /// Faster.
    Faster,
    /// Slower.
    Slower,
    /// Go on from the position that is shown.
    TakeOver,
    /// A hint: the piece, then the move, then the next one.
    Hint,
    /// Let the bot play this turn.
    StandIn,
    /// Use an item.
    Items,
    /// Hold the bots, or let them go on.
    Pause,
    /// The moves before.
    PageUp,
    /// The moves after.
    PageDown,
    /// The next theme.
    Theme,
    /// A larger board.
    Larger,
    /// A smaller board.
    Smaller,
    /// Another breadth of the panel.
    Panel,
    /// Turn the board.
    Turn,
    /// Mouse reports on or off.
    Mouse,
    /// The keys, and what the game is about.
    Help,
    /// The rules in force.
    Rules,
    /// The menu.
    Menu,
    /// Start the game that the form describes.
    Play,
    /// Type the name of a seat.
    Name,
    /// The next colour for a seat.
    Colour,
    /// Every switch of the rules, to be changed.
    Switches,
    /// Colours, language, keys and the like, to be changed.
    Preferences,
    /// A switch as its preset has it.
    Reset,
    /// Every switch as its preset has it.
    ResetAll,
    /// Keep the switches as a preset.
    KeepPreset,
    /// Take so many players.
    Players(u8),
    /// Yes, do it.
    Yes,
    /// No, do not.
    No,
    /// How the game went, drawn.
    Chart,
    /// Play the same again.
    Rematch,
    /// Describe a new game.
    NewGame,
    /// Go on with the game that was played last.
    Continue,
    /// Learn to play.
    Learn,
    /// The next lesson.
    NextLesson,
    /// The lesson before.
    PreviousLesson,
    /// The list of saved games.
    Games,
    /// Watch the saved game that is chosen.
    Replay,
    /// Delete the saved game that is chosen.
    Delete,
    /// End the program, after asking when a game would be lost.
    Quit,
    /// End the program when it is said twice.
    Interrupt,
    /// Stop the program as the shell does.
    Suspend,
    /// Draw everything anew.
    Redraw,
}
