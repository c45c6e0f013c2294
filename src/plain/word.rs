//! The words that can be typed, and what a typed line is.

use crate::text::Label;

/// A word that does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// The legal moves.
    Moves,
    /// The board in rows of letters.
    Board,
    /// Where the pieces stand, in words.
    Where,
    /// The position in one line.
    Position,
    /// What was played so far.
    History,
    /// The rules in force.
    Rules,
    /// A good move, and why.
    Hint,
    /// Let the bot play this turn.
    Bot,
    /// Take the turn back.
    Undo,
    /// Play it again.
    Redo,
    /// Pass.
    Pass,
    /// Give up.
    Resign,
    /// Agree on a draw.
    Draw,
    /// Let somebody else play a seat.
    Seat,
    /// Keep a copy.
    Copy,
    /// Go on without waiting.
    Go,
    /// One move back in a replay.
    Back,
    /// To a move of a replay.
    At,
    /// Another game.
    New,
    /// This list.
    Help,
    /// Leave.
    Quit,
}

/// In which games a word means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Anywhere,
    InPlay,
    InReplay,
}

impl Word {
    /// All words, in the order of the help.
    pub const ALL: [Self; 21] = [
        Self::Moves,
        Self::Board,
        Self::Where,
        Self::Position,
        Self::History,
        Self::Rules,
        Self::Hint,
        Self::Bot,
        Self::Undo,
        Self::Redo,
        Self::Pass,
        Self::Resign,
        Self::Draw,
        Self::Seat,
        Self::Copy,
        Self::Go,
        Self::Back,
        Self::At,
        Self::New,
        Self::Help,
        Self::Quit,
    ];

    /// How it is typed, with what comes behind it.
    pub fn form(self) -> &'static str {
        match self {
            Self::Moves => "moves [HOLE]",
            Self::Board => "board",
            Self::Where => "where",
            Self::Position => "position",
            Self::History => "history",
            Self::Rules => "rules",
            Self::Hint => "hint [NUMBER]",
            Self::Bot => "bot",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Pass => "pass",
            Self::Resign => "resign",
            Self::Draw => "draw",
            Self::Seat => "seat SEAT WHO",
            Self::Copy => "copy NAME",
            Self::Go => "go",
            Self::Back => "back",
            Self::At => "at NUMBER",
            Self::New => "new",
            Self::Help => "help",
            Self::Quit => "quit",
        }
    }

    /// The word alone.
    pub fn name(self) -> &'static str {
        self.form().split(' ').next().unwrap_or_default()
    }

    /// What it does.
    pub fn label(self) -> Label {
        match self {
            Self::Moves => Label::PlainMoves,
            Self::Board => Label::PlainBoard,
            Self::Where => Label::PlainWhere,
            Self::Position => Label::PlainPosition,
            Self::History => Label::PlainHistory,
            Self::Rules => Label::PlainRules,
            Self::Hint => Label::PlainHint,
            Self::Bot => Label::PlainStandIn,
            Self::Undo => Label::PlainUndo,
            Self::Redo => Label::PlainRedo,
            Self::Pass => Label::PlainPass,
            Self::Resign => Label::PlainResign,
            Self::Draw => Label::PlainDraw,
            Self::Seat => Label::PlainSeat,
            Self::Copy => Label::PlainCopy,
            Self::Go => Label::PlainGo,
            Self::Back => Label::PlainBack,
            Self::At => Label::PlainAt,
            Self::New => Label::PlainNew,
            Self::Help => Label::PlainHelp,
            Self::Quit => Label::PlainQuit,
        }
    }

    fn place(self) -> Place {
        match self {
            Self::Board
            | Self::Where
            | Self::Position
            | Self::History
            | Self::Rules
            | Self::Copy
            | Self::Go
            | Self::New
            | Self::Help
            | Self::Quit => Place::Anywhere,
            Self::Moves
            | Self::Hint
            | Self::Bot
            | Self::Undo
            | Self::Redo
            | Self::Pass
            | Self::Resign
            | Self::Draw
            | Self::Seat => Place::InPlay,
            Self::Back | Self::At => Place::InReplay,
        }
    }

    /// The words of a game that is played.
    pub fn in_play() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|word| word.place() != Place::InReplay)
    }

    /// The words of a game that is only shown.
    pub fn in_replay() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|word| word.place() != Place::InPlay)
    }

    fn from_name(name: &str) -> Option<Self> {
        match name {
            "save" => Some(Self::Copy),
            "exit" => Some(Self::Quit),
            "?" => Some(Self::Help),
            name => Self::ALL.into_iter().find(|word| word.name() == name),
        }
    }
}

/// What a line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// Nothing: on with it.
    Empty,
    /// A word, and what stands behind it.
    Word(Word, &'a str),
    /// A move, or what looks like one.
    Move(&'a str),
    /// A word that is none.
    Unknown(&'a str),
}

impl<'a> Line<'a> {
    /// Reads a line; case does not matter.
    pub fn parse(line: &'a str) -> Self {
        let line = line.trim();
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match Word::from_name(&name.to_lowercase()) {
            _ if line.is_empty() => Self::Empty,
            Some(word) => Self::Word(word, rest.trim()),
            None if looks_like_a_move(line) => Self::Move(line),
            None => Self::Unknown(name),
        }
    }
}

/// A move has a hyphen, or begins with the name of a hole.
fn looks_like_a_move(line: &str) -> bool {
    line.contains('-') || line.chars().nth(1).is_some_and(|sign| sign.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_found_by_its_name_in_any_case() {
        for word in Word::ALL {
            assert_eq!(Line::parse(&format!(" {} x ", word.name())), Line::Word(word, "x"));
            assert_eq!(Line::parse(&word.name().to_uppercase()), Line::Word(word, ""));
        }
        assert_eq!(Line::parse("save it"), Line::Word(Word::Copy, "it"));
    }

    #[test]
    fn a_line_is_a_word_a_move_or_neither() {
        for it in ["e3-g5", "--", "E1", "h12-j14xl16", "-"] {
            assert_eq!(Line::parse(it), Line::Move(it));
        }
        assert_eq!(Line::parse("jump over it"), Line::Unknown("jump"));
        assert_eq!(Line::parse("\t"), Line::Empty);
    }
}
