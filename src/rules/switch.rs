//! The house-rule switches: one enum for each question that a table may answer its own way.
//!
//! What they mean for moves and turns is left to [`game`](crate::game), how a file spells a whole
//! rule set to [`Draft`](super::Draft).

use std::fmt;
use std::ops::Index;

use serde::{Deserialize, Serialize};

use super::Seat;

/// Every switch by its key, in the order in which people are told about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Switch {
    /// Side of a camp.
    Board,
    /// Pieces a seat.
    Pieces,
    /// Numbers of players the rule set is for.
    Players,
    /// How far a hop reaches.
    Jump,
    /// Camps of the other seats.
    OthersCamps,
    /// Camps of nobody.
    UnusedCamps,
    /// Leaving the own goal.
    GoalExit,
    /// Opponents in the own goal.
    Blocking,
    /// A seat without a legal move.
    NoMove,
    /// Who begins.
    FirstPlayer,
    /// Whether the game goes on for the other places.
    PlayOn,
    /// Pieces that must have left home by a turn.
    Deadlines,
    /// How often a position may come back.
    Repetition,
    /// Turns after which the game ends.
    MaxTurns,
    /// Who plays together.
    Teams,
    /// When a team wins.
    TeamWin,
    /// How long a turn may take.
    Clock,
    /// How many items each seat has.
    Items,
}

impl Switch {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::Board,
        Self::Pieces,
        Self::Players,
        Self::Jump,
        Self::OthersCamps,
        Self::UnusedCamps,
        Self::GoalExit,
        Self::Blocking,
        Self::NoMove,
        Self::FirstPlayer,
        Self::PlayOn,
        Self::Deadlines,
        Self::Repetition,
        Self::MaxTurns,
        Self::Teams,
        Self::TeamWin,
        Self::Clock,
        Self::Items,
    ];

    /// Its key in a rules file; never translated.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Pieces => "pieces",
            Self::Players => "players",
            Self::Jump => "jump",
            Self::OthersCamps => "others_camps",
            Self::UnusedCamps => "unused_camps",
            Self::GoalExit => "goal_exit",
            Self::Blocking => "blocking",
            Self::NoMove => "no_move",
            Self::FirstPlayer => "first_player",
            Self::PlayOn => "play_on",
            Self::Deadlines => "deadlines",
            Self::Repetition => "repetition",
            Self::MaxTurns => "max_turns",
            Self::Teams => "teams",
            Self::TeamWin => "team_win",
            Self::Clock => "clock",
            Self::Items => "items",
        }
    }

    /// The switch of that key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|switch| switch.key() == key)
    }
}

/// How far a hop reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Jump {
    /// Over an adjacent piece into the hole right behind it.
    #[default]
    Adjacent,
    /// Over one piece at any distance, landing as far behind it (QQ 空跳).
    Long,
}

/// What a piece may do in a camp that is neither its start nor its goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CampEntry {
    /// Land and stay.
    #[default]
    Open,
    /// Land on the way of a chain; a turn may not end there.
    Pass,
    /// Not land at all; pieces there can still be hopped over.
    Closed,
}

/// Whether a piece that has reached its goal may leave it again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoalExit {
    /// It may.
    #[default]
    Free,
    /// A turn that begins in the goal must end in it.
    Locked,
}

/// What helps against opponents who stand in a seat's goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Blocking {
    /// Nothing.
    #[default]
    None,
    /// Changing places with them once the goal is full (James Masters, 2002).
    Swap,
    /// A full goal with one own piece in it counts as home (Parlett).
    FullGoal,
}

/// What becomes of a seat that has no legal move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoMove {
    /// It passes.
    #[default]
    Pass,
    /// It is out.
    Forfeit,
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum FirstPlayer {
    /// Drawn at random.
    #[default]
    Toss,
    /// Always this seat.
    Seat(Seat),
}

impl TryFrom<String> for FirstPlayer {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let mut letters = text.chars();
        match (letters.next().and_then(Seat::from_letter), letters.next()) {
            (Some(seat), None) => Ok(Self::Seat(seat)),
            _ if text == "toss" => Ok(Self::Toss),
            _ => Err("neither toss nor a letter"),
        }
    }
}

impl From<FirstPlayer> for String {
    fn from(first: FirstPlayer) -> Self {
        first.to_string()
    }
}

impl fmt::Display for FirstPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Toss => f.write_str("toss"),
            Self::Seat(seat) => write!(f, "{seat}"),
        }
    }
}

/// A turn by which pieces must have left home (QQ 防止消极).
///
/// `N` is the kind of number: what a file says, or what has been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deadline<N> {
    /// The seat's own turn, counted from 1, passes included.
    pub turn: N,
    /// How many of its pieces must then be outside its start zone.
    pub out: N,
    /// Whether that holds after every later turn too.
    #[serde(default)]
    pub hold: bool,
}

/// Which seats play together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Teams {
    /// Everybody for themselves.
    #[default]
    None,
    /// Seats that face each other.
    Facing,
    /// Every second seat in turn order.
    Alternate,
}

/// When a team wins.
///
/// `T` is the kind of total: what a file says, or what has been checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamWin<T> {
    /// When all its members are home.
    #[default]
    All,
    /// When one member is home.
    First,
    /// When one member is home, or so many of the team's pieces together stand in their own goals.
    Total(T),
}

/// How long a turn may take, and what becomes of a seat that lets its time run out.
///
/// `N` is the kind of number: what a file says, or what has been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock<N> {
    /// Seconds a turn; one that takes longer is passed.
    pub move_seconds: N,
    /// The seat's so-manieth time-out in a row puts it out.
    pub timeouts: N,
}

/// An item (QQ 道具).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// 路障: nothing may land in a hole or hop over it.
    Block,
    /// 修路工: something neutral to hop over.
    Bridge,
    /// 龙卷风: the pieces in a hole and its neighbours change places at random.
    Tornado,
    /// 动力弹珠: the same piece moves twice.
    Double,
    /// 飞天翼: a piece flies to an empty hole.
    Wings,
    /// 移形换位: two pieces change places.
    Exchange,
}

impl Item {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Block, Self::Bridge, Self::Tornado, Self::Double, Self::Wings, Self::Exchange];

    /// Its name in files; never translated.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::Bridge => "bridge",
            Self::Tornado => "tornado",
            Self::Double => "double",
            Self::Wings => "wings",
            Self::Exchange => "exchange",
        }
    }

    /// The item of that name.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|item| item.key() == key)
    }
}

/// How many there are of each item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ItemCounts([u8; Item::ALL.len()]);

impl ItemCounts {
    /// The counts that the function gives.
    pub fn from_fn(count: impl FnMut(Item) -> u8) -> Self {
        Self(Item::ALL.map(count))
    }

    /// Takes one away, if there is one.
    pub fn take(&mut self, item: Item) {
        let count = &mut self.0[item as usize];
        *count = count.saturating_sub(1);
    }
}

impl Index<Item> for ItemCounts {
    type Output = u8;

    fn index(&self, item: Item) -> &u8 {
        &self.0[item as usize]
    }
}
