//! Rules in plain words.

use super::{Join, Label, Words, message};
use crate::rules::{
    Blocking, CampEntry, Deadline, Draft, FirstPlayer, GoalExit, Jump, NoMove, Pieces, Players,
    Preset, Rules, Switch, TeamWin, Teams,
};

impl Words {
    /// The rules in force, a sentence a switch.
    pub fn rules(self, rules: &Rules) -> Vec<String> {
        let words = |&switch: &Switch| match switch {
            // A game knows its number of pieces, whatever the file's table says.
            Switch::Pieces => self.tell(message::rules_pieces(rules.pieces())),
            _ => self.switch(rules.draft(), switch),
        };
        // Without teams nothing is to be said about their winning.
        let told = |switch: &&Switch| **switch != Switch::TeamWin || rules.teams() != Teams::None;
        Switch::ALL.iter().filter(told).map(words).collect()
    }

    /// What a preset is for: a shipped one in the language, another one as its file says it.
    pub fn about(self, preset: &Preset) -> String {
        if let (true, Some(base)) = (preset.about.is_empty(), &preset.based_on) {
            return self.based_on(base);
        }
        let name = if preset.is_shipped() { preset.name.as_str() } else { "" };
        self.tell(message::preset_about(name, &preset.about))
    }

    /// The switches in which a rule set differs from the classic game, each with its sentence.
    pub fn differences(self, draft: &Draft) -> Vec<(Switch, String)> {
        let classic = Draft::classic();
        let full = draft.clone().over(classic.clone());
        let differs = |switch: &Switch| full.value(*switch) != classic.value(*switch);
        Switch::ALL
            .into_iter()
            .filter(differs)
            .map(|switch| (switch, self.switch(&full, switch)))
            .collect()
    }

    /// What a rule set says of a switch, in a sentence; what it leaves unsaid is as in the classic
    /// game.
    pub fn switch(self, draft: &Draft, switch: Switch) -> String {
        let full = draft.clone().over(Draft::classic());
        let label = match switch {
            Switch::Board => return self.board(full.board.unwrap_or_default()),
            Switch::Pieces => return self.pieces(full.pieces.as_ref()),
            Switch::Players => return self.players(full.players.as_ref()),
            Switch::Jump => jump(full.jump.unwrap_or_default()),
            Switch::OthersCamps => others_camps(full.others_camps.unwrap_or_default()),
            Switch::UnusedCamps => unused_camps(full.unused_camps.unwrap_or_default()),
            Switch::GoalExit => goal_exit(full.goal_exit.unwrap_or_default()),
            Switch::Blocking => blocking(full.blocking.unwrap_or_default()),
            Switch::NoMove => no_move(full.no_move.unwrap_or_default()),
            Switch::FirstPlayer => return self.first_player(full.first_player.unwrap_or_default()),
            Switch::PlayOn if full.play_on.unwrap_or(true) => Label::RulesPlayOn,
            Switch::PlayOn => Label::RulesPlayOnNot,
            Switch::Deadlines => {
                return self.deadlines(full.deadlines.as_deref().unwrap_or_default());
            }
            Switch::Repetition => return self.repetition(full.repetition.unwrap_or_default()),
            Switch::MaxTurns => return self.max_turns(full.max_turns.unwrap_or_default()),
            Switch::Items => return self.items(full.items.as_ref()),
            Switch::Clock => return self.clock(full.clock),
            Switch::Teams => return self.teams(full.teams.unwrap_or_default()).to_owned(),
            Switch::TeamWin => {
                return self.team_win(full.team_win.as_ref().unwrap_or(&TeamWin::All));
            }
        };
        self.say(label).to_owned()
    }

    fn board(self, side: i64) -> String {
        let label = match side {
            3 => Label::RulesBoardSmall,
            4 => Label::RulesBoardUsual,
            5 => Label::RulesBoardLarge,
            other => return self.tell(message::rules_board_other(other)),
        };
        self.say(label).to_owned()
    }

    fn pieces(self, pieces: Option<&Pieces>) -> String {
        match pieces {
            None | Some(Pieces::Camp(_)) => self.say(Label::RulesPiecesCamp).to_owned(),
            Some(Pieces::Count(pieces)) => self.tell(message::rules_pieces(*pieces)),
            Some(Pieces::Table(table)) => {
                let parts: Vec<String> = table
                    .iter()
                    .map(|(n, pieces)| self.tell(message::rules_pieces_with(*pieces, n)))
                    .collect();
                self.tell(message::rules_pieces_table(self.list(&parts, Join::And)))
            }
        }
    }

    fn players(self, players: Option<&Players>) -> String {
        match players {
            None | Some(Players::Any(_)) => self.say(Label::RulesPlayersAny).to_owned(),
            Some(Players::Only(numbers)) => {
                let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
                self.tell(message::rules_players(self.list(&numbers, Join::Or)))
            }
        }
    }

    fn first_player(self, first: FirstPlayer) -> String {
        match first {
            FirstPlayer::Toss => self.say(Label::RulesFirstToss).to_owned(),
            FirstPlayer::Seat(seat) => self.tell(message::rules_first_seat(seat)),
        }
    }

    fn repetition(self, times: i64) -> String {
        match times {
            0 => self.say(Label::RulesRepetitionNone).to_owned(),
            times => self.tell(message::rules_repetition(times)),
        }
    }

    fn max_turns(self, turns: i64) -> String {
        match turns {
            0 => self.say(Label::RulesTurnsNone).to_owned(),
            turns => self.tell(message::rules_turns(turns)),
        }
    }

    fn deadlines(self, deadlines: &[Deadline<i64>]) -> String {
        if deadlines.is_empty() {
            return self.say(Label::RulesDeadlinesNone).to_owned();
        }
        let parts: Vec<String> = deadlines
            .iter()
            .map(|&Deadline { turn, out, hold }| {
                self.tell(match hold {
                    true => message::rules_deadline_held(out, turn),
                    false => message::rules_deadline(out, turn),
                })
            })
            .collect();
        self.tell(message::rules_deadlines(self.list(&parts, Join::And)))
    }
}

fn jump(jump: Jump) -> Label {
    match jump {
        Jump::Adjacent => Label::RulesJumpAdjacent,
        Jump::Long => Label::RulesJumpLong,
    }
}

fn others_camps(entry: CampEntry) -> Label {
    match entry {
        CampEntry::Open => Label::RulesOthersOpen,
        CampEntry::Pass => Label::RulesOthersPass,
        CampEntry::Closed => Label::RulesOthersClosed,
    }
}

fn unused_camps(entry: CampEntry) -> Label {
    match entry {
        CampEntry::Open => Label::RulesUnusedOpen,
        CampEntry::Pass => Label::RulesUnusedPass,
        CampEntry::Closed => Label::RulesUnusedClosed,
    }
}

fn goal_exit(exit: GoalExit) -> Label {
    match exit {
        GoalExit::Free => Label::RulesExitFree,
        GoalExit::Locked => Label::RulesExitLocked,
    }
}

fn blocking(blocking: Blocking) -> Label {
    match blocking {
        Blocking::None => Label::RulesBlockingNone,
        Blocking::Swap => Label::RulesBlockingSwap,
        Blocking::FullGoal => Label::RulesBlockingFullGoal,
    }
}

fn no_move(no_move: NoMove) -> Label {
    match no_move {
        NoMove::Pass => Label::RulesNoMovePass,
        NoMove::Forfeit => Label::RulesNoMoveForfeit,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Book, Place};
    use crate::text::Language;

    const WORDS: Words = Words::new(Language::English);

    #[test]
    fn a_preset_is_told_by_its_differences() {
        let book = Book::shipped();
        let told = |name| {
            let differences = WORDS.differences(&book.get(name).unwrap().draft);
            differences.iter().map(|(switch, _)| switch.key()).collect::<Vec<_>>()
        };
        assert!(told("classic").is_empty());
        assert_eq!(told("super"), ["jump", "others_camps", "goal_exit", "blocking"]);
        assert_eq!(told("qq"), ["players", "deadlines", "clock"]);
    }

    #[test]
    fn every_shipped_preset_is_described_in_every_language() {
        for preset in Book::shipped().presets() {
            assert_eq!(WORDS.about(preset), preset.about);
            for language in [Language::Simplified, Language::Traditional] {
                let about = Words::new(language).about(preset);
                assert!(!about.is_ascii(), "{}: {about}", preset.name);
            }
            let own = Preset { place: Place { file: "own".into(), line: 1 }, ..preset.clone() };
            assert_eq!(Words::new(Language::Simplified).about(&own), preset.about);
        }
    }

    #[test]
    fn every_switch_has_a_sentence() {
        for switch in Switch::ALL {
            assert!(WORDS.switch(&Draft::default(), switch).ends_with('.'), "{switch:?}");
        }
    }
}
