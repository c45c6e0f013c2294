//! A rule set as a file or a person says it: loose, and possibly nonsense.
//!
//! Whether it makes sense for a number of seats is left to [`Rules::new`](super::Rules::new).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    Blocking, CampEntry, Clock, Deadline, FirstPlayer, GoalExit, Jump, NoMove, Switch, TeamWin,
    Teams,
};

/// How many pieces a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Pieces {
    /// As many as a camp has holes.
    Camp(CampWord),
    /// So many.
    Count(i64),
    /// By the number of players; as many as a camp has holes for the numbers it leaves out.
    Table(BTreeMap<String, i64>),
}

/// The word `camp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CampWord {
    /// As many pieces as a camp has holes.
    Camp,
}

/// The numbers of players a rule set is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Players {
    /// All of them.
    Any(AnyWord),
    /// These.
    Only(Vec<i64>),
}

/// The word `any`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnyWord {
    /// Every number of players.
    Any,
}

/// How many pieces of a team must stand in their goals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Total {
    /// So many.
    Count(i64),
    /// By the number of players.
    Table(BTreeMap<String, i64>),
}

/// Whether turns are timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Timing {
    /// Everybody takes the time they need.
    None(NoneWord),
    /// By this clock.
    Clock(Clock<i64>),
}

/// How many items each seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Items {
    /// None of any.
    None(NoneWord),
    /// So many by name; none of those that are left out.
    Counts(BTreeMap<String, i64>),
}

/// The word `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoneWord {
    /// There is none.
    None,
}

/// What a file says of the switches; `None` where it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
// Every field is the switch of its name, told about in `switch.rs` and in rules.toml.
#[allow(missing_docs)]
pub struct Draft {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<Pieces>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<Players>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jump: Option<Jump>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others_camps: Option<CampEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unused_camps: Option<CampEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal_exit: Option<GoalExit>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blocking: Option<Blocking>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_move: Option<NoMove>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_player: Option<FirstPlayer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play_on: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadlines: Option<Vec<Deadline<i64>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repetition: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_turns: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub teams: Option<Teams>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team_win: Option<TeamWin<Total>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Timing>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub items: Option<Items>,
}

/// Why a key and a value say nothing about a switch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingError {
    /// No switch has that key.
    UnknownKey,
    /// The switch has no such value.
    WrongValue(Switch),
}

impl Draft {
    /// The defaults of every switch: the classic game.
    pub fn classic() -> Self {
        Self {
            board: Some(4),
            pieces: Some(Pieces::Camp(CampWord::Camp)),
            players: Some(Players::Any(AnyWord::Any)),
            jump: Some(Jump::default()),
            others_camps: Some(CampEntry::default()),
            unused_camps: Some(CampEntry::default()),
            goal_exit: Some(GoalExit::default()),
            blocking: Some(Blocking::default()),
            no_move: Some(NoMove::default()),
            first_player: Some(FirstPlayer::default()),
            play_on: Some(true),
            deadlines: Some(Vec::new()),
            repetition: Some(0),
            max_turns: Some(0),
            teams: Some(Teams::default()),
            team_win: Some(TeamWin::All),
            clock: Some(Timing::None(NoneWord::None)),
            items: Some(Items::None(NoneWord::None)),
        }
    }

    /// This draft, with what it leaves unsaid taken from the base.
    pub fn over(self, base: Self) -> Self {
        Self {
            board: self.board.or(base.board),
            pieces: self.pieces.or(base.pieces),
            players: self.players.or(base.players),
            jump: self.jump.or(base.jump),
            others_camps: self.others_camps.or(base.others_camps),
            unused_camps: self.unused_camps.or(base.unused_camps),
            goal_exit: self.goal_exit.or(base.goal_exit),
            blocking: self.blocking.or(base.blocking),
            no_move: self.no_move.or(base.no_move),
            first_player: self.first_player.or(base.first_player),
            play_on: self.play_on.or(base.play_on),
            deadlines: self.deadlines.or(base.deadlines),
            repetition: self.repetition.or(base.repetition),
            max_turns: self.max_turns.or(base.max_turns),
            teams: self.teams.or(base.teams),
            team_win: self.team_win.or(base.team_win),
            clock: self.clock.or(base.clock),
            items: self.items.or(base.items),
        }
    }

    /// Sets one switch from the key and the value that a file or a command line gives.
    ///
    /// # Errors
    ///
    /// When there is no such key, or the switch no such value; the draft is then unchanged.
    pub fn set(&mut self, key: &str, value: toml::Value) -> Result<(), SettingError> {
        let switch = Switch::from_key(key).ok_or(SettingError::UnknownKey)?;
        let table: toml::Table = [(key.to_owned(), value)].into_iter().collect();
        let one = Self::deserialize(table).map_err(|_| SettingError::WrongValue(switch))?;
        *self = one.over(std::mem::take(self));
        Ok(())
    }

    /// What is wrong with a value too large to be one.
    pub fn out_of_range(key: &str) -> SettingError {
        match Switch::from_key(key) {
            Some(switch) => SettingError::WrongValue(switch),
            None => SettingError::UnknownKey,
        }
    }

    /// The value of a switch as a file would say it, if the draft says it.
    pub fn value(&self, switch: Switch) -> Option<toml::Value> {
        let table = toml::Table::try_from(self).expect("a draft is a table");
        table.get(switch.key()).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(key: &str, value: &str) -> Result<Draft, SettingError> {
        let table: toml::Table = format!("v = {value}").parse().unwrap();
        let mut draft = Draft::default();
        draft.set(key, table["v"].clone()).map(|()| draft)
    }

    #[test]
    fn the_classic_game_says_every_switch() {
        for switch in Switch::ALL {
            assert!(Draft::classic().value(switch).is_some(), "{switch:?}");
            assert!(Draft::default().value(switch).is_none(), "{switch:?}");
        }
    }

    #[test]
    fn every_switch_can_be_set_to_what_it_says() {
        for switch in Switch::ALL {
            let mut draft = Draft::default();
            draft.set(switch.key(), Draft::classic().value(switch).unwrap()).unwrap();
            assert_eq!(draft.value(switch), Draft::classic().value(switch));
        }
    }

    #[test]
    fn numbers_words_and_tables_are_read_as_they_are_written() {
        let table = set("pieces", "{ 2 = 19 }").unwrap().pieces;
        assert_eq!(table, Some(Pieces::Table([("2".to_owned(), 19)].into())));
        assert_eq!(set("pieces", "13").unwrap().pieces, Some(Pieces::Count(13)));
        assert_eq!(set("players", "[2, 4]").unwrap().players, Some(Players::Only(vec![2, 4])));
        let total = set("team_win", "{ total = 15 }").unwrap().team_win;
        assert_eq!(total, Some(TeamWin::Total(Total::Count(15))));
        assert_eq!(set("team_win", "\"first\"").unwrap().team_win, Some(TeamWin::First));
        let clock = set("clock", "{ move_seconds = 30, timeouts = 3 }").unwrap().clock;
        assert_eq!(clock, Some(Timing::Clock(Clock { move_seconds: 30, timeouts: 3 })));
        let first = set("first_player", "\"d\"").unwrap().first_player;
        assert_eq!(first.map(String::from).as_deref(), Some("D"));
    }

    #[test]
    fn a_wrong_value_is_refused_and_changes_nothing() {
        assert_eq!(set("jump", "\"far\""), Err(SettingError::WrongValue(Switch::Jump)));
        assert_eq!(set("board", "\"4\""), Err(SettingError::WrongValue(Switch::Board)));
        let deadline = set("deadlines", "[{ turn = 20, aut = 5 }]");
        assert_eq!(deadline, Err(SettingError::WrongValue(Switch::Deadlines)));
        assert_eq!(set("team", "\"none\""), Err(SettingError::UnknownKey));
        let clock = set("clock", "{ move_seconds = 30 }");
        assert_eq!(clock, Err(SettingError::WrongValue(Switch::Clock)));
        let win = set("team_win", "{ totl = 15 }");
        assert_eq!(win, Err(SettingError::WrongValue(Switch::TeamWin)));
    }

    #[test]
    fn what_a_draft_leaves_unsaid_comes_from_its_base() {
        let draft = set("jump", "\"long\"").unwrap().over(Draft::classic());
        assert_eq!((draft.jump, draft.board), (Some(Jump::Long), Some(4)));
    }
}
