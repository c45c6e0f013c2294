//! The messages that are the same whenever they are said: names, buttons, hints, fixed sentences.
//!
//! One table, by where they are said. Their words are in the files of the languages; messages that
//! quote something are left to [`message`](super::message).

use super::id::id;

/// Declares the labels.
macro_rules! labels {
    ($($label:ident),* $(,)?) => {
        /// A message that quotes nothing; its words are in `text/en.ftl`, those of `HueRed` under
        /// `hue-red`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Label {
            $($label),*
        }

        impl Label {
            /// All of them, in the order of their numbers.
            pub const ALL: &[Self] = &[$(Self::$label),*];

            /// Its name in the files of the languages.
            pub(super) fn id(self) -> String {
                id(match self {
                    $(Self::$label => stringify!($label)),*
                })
            }
        }
    };
}

labels! {
    // Colours and corners
    HueRed, HuePink, HuePlum, HueYellow, HueOlive, HueCyan, HueGreen, HueViolet, HueBlue, HueOrange, HueBrown, HueWhite, HueGrey, HueBlack, CornerA,
    CornerB, CornerC, CornerD, CornerE, CornerF,

    // Players
    Person, BotEasy, BotNormal, BotHard, BotExpert,

    // The form for a new game
    StartTitle, StartSubtitle, StartPlayers, StartDifferences, StartClassic, ButtonPlay,
    ButtonContinue, ButtonGames, ButtonHelp, ButtonQuit, StartHintPlayers, StartHintButton,
    ButtonSwitches, ButtonPreferences,

    // Switches of the rules
    PresetNameHint, AskReplace,

    // Settings
    PreferencesHint, TypedOver, NoColours, AnimationNone, ColoursOnceEach,

    // The board
    Over, Labels, PromptEmpty, HoleEmpty, NothingToUndo, NothingToRedo, BotsDoNotAgree, Interrupted,
    PanelMoves, PanelOut, PanelHome, PanelNoMoves, MoveResigns, MoveDraw, MovePass, MoveTimeOut,
    CompletionNone, FullStop,

    // The toss
    TossTitle, Tossing,

    // Looking back at a game
    LookPast, LookReplay, LookBegin,

    // Hints
    Hinting, NoHint, ReasonHome, ReasonEnterLast, ReasonRoom, ReasonWait,

    // Items
    ItemNoItems, ItemUnused, ItemOneATurn, ItemNotAShuffle, ItemSwapFirst, ItemBlock, ItemBridge,
    ItemTornado, ItemDouble, ItemWings, ItemExchange, ItemsTitle, ItemAboutBlock, ItemAboutBridge,
    ItemAboutTornado, ItemAboutDouble, ItemAboutWings, ItemAboutExchange, ItemAskBlock,
    ItemAskBridge, ItemAskTornado, ItemAskDouble, ItemAskWings, ItemAskExchange, ItemSecond,
    ActionItemForm,

    // Windows
    MenuTitle, ResultTitle, QuestionTitle, SeatsTitle, SeatsHint, AskDraw, AskQuit, AskLeave,
    AskDelete, ChoiceResume, ChoiceRules, ChoiceHelp, ChoiceUndo, ChoiceSeats, ChoiceCopy,
    ChoiceGames, ChoiceResign, ChoiceDraw, ChoiceNewGame, ChoiceChart, ChoiceRematch, ChoiceBoard,
    ChoiceQuit, ChoiceYes, ChoiceNo, ChartTitle, ResultNoHops,

    // Help
    HelpTitle, HelpGame, HelpSigns, HelpKeys, HelpMouse, HelpAim, HelpTurn, SignPiece, SignEmpty,
    SignGoal, SignMoved, SignOrigin, SignCursor, SignPicked, SignTarget, SignLate, SignLanding,
    HelpMouseUse, SignBlock, SignBridge, HelpItems, HelpItemsUse, SignHint,

    // What keys do
    DeedWalk, DeedFocus, DeedNorthWest, DeedNorthEast, DeedWest, DeedEast, DeedSouthWest,
    DeedSouthEast, DeedPick, DeedChoose, DeedNext, DeedPrevious, DeedField, DeedLabel, DeedCommand,
    DeedPutDown, DeedBack, DeedUndo, DeedRedo, DeedRecall, DeedPause, DeedContinue, DeedGames,
    DeedReplay, DeedDelete, DeedScroll, DeedTheme, DeedZoom, DeedPanel, DeedTurn, DeedMouse, DeedHelp,
    DeedRules, DeedMenu, DeedPlay, DeedPlayers, DeedQuit, DeedInterrupt, DeedSuspend, DeedRedraw,
    DeedEarlier, DeedLater, DeedFirst, DeedLast, DeedFaster, DeedSlower, DeedTakeOver, DeedNumber,
    DeedRun, DeedItems, DeedHint, DeedStandIn, DeedName, DeedColour, DeedSwitches, DeedReset, DeedResetAll,
    DeedKeepPreset, DeedChange, DeedValue, DeedPreferences,

    // Words beside keys at the foot of a screen
    HintPick, HintPutDown, HintUse, HintNext, HintLabel, HintCommand, HintUndo, HintRecall,
    HintHelp, HintMenu, HintBack, HintComplete, HintBegin, HintPlay, HintQuit, HintRules, HintTheme,
    HintPause, HintKeep, HintOpen, HintReplay, HintDelete, HintGames, HintScroll, HintEarlier,
    HintLater, HintRun, HintStop, HintJump, HintLookBack, HintTakeOver, HintItems, HintHint, HintOther, HintStandIn,
    HintContinue, HintSwitches, HintName, HintColour, HintReset, HintResetAll, HintKeepPreset,
    HintPreferences, HintChange, PanelAuto, PanelNarrow, PanelWide, PanelOff,

    // Why a move is refused
    RefusalGameOver, RefusalMustMove, RefusalMustPass, RefusalNoClock, LegBridge, LegSwapFromInside,
    LegShut, LegNotStraight, LegNoMiddle, LegTooLong, LegStepInChain, MoveTextEmpty, MoveTextShort,
    MoveTextSwapInside,

    // Why a game is over
    EndingDecided, EndingStuck, EndingRepetition, EndingAgreed, EndingTurnLimit,

    // Rules in plain words
    RulesBoardSmall, RulesBoardUsual, RulesBoardLarge, RulesPiecesCamp, RulesPlayersAny,
    RulesJumpAdjacent, RulesJumpLong, RulesOthersOpen, RulesOthersPass, RulesOthersClosed,
    RulesUnusedOpen, RulesUnusedPass, RulesUnusedClosed, RulesExitFree, RulesExitLocked,
    RulesBlockingNone, RulesBlockingSwap, RulesBlockingFullGoal, RulesNoMovePass,
    RulesNoMoveForfeit, RulesFirstToss, RulesPlayOn, RulesPlayOnNot, RulesDeadlinesNone,
    RulesRepetitionNone, RulesTurnsNone, RulesTeamsNone, RulesTeamsFacing, RulesTeamsAlternate,
    RulesTeamWinAll, RulesTeamWinFirst, RulesClockNone, RulesItemsNone,

    // Values of switches
    ExpectedBoard, ExpectedPieces, ExpectedPlayers, ExpectedJump, ExpectedCamps, ExpectedGoalExit,
    ExpectedBlocking, ExpectedNoMove, ExpectedFirstPlayer, ExpectedPlayOn, ExpectedDeadlines,
    ExpectedRepetition, ExpectedMaxTurns, ExpectedTeams, ExpectedTeamWin, ExpectedClock,
    ExpectedItems,

    // What is wrong with rules and positions
    ZoneEmpty, BookNotText, FaultTeamWinAlone, FieldProp, FieldPropHole, FieldTwice, FieldPasses,

    // What the commands print and refuse
    SettingForm, NoSuchSeating, NoPresets, AllClassic, DifferentFromClassic, AsInClassic, ItsRules,
    EveryTakesOne, MoreThanOneSeat, OverThere,

    // The table of a match
    MatchPlayer, MatchWins, MatchPlaces, MatchMean, MatchTurns, MatchTime,

    // Outside engines
    NoDuration, EngineNoCommand, EngineClosed, EngineEndless, EngineDeaf,

    // Saved games
    RecordCutOff, RecordNone, RecordDigest, RecordMoment, RecordNumber, RecordTexts, RecordTables,
    RecordTable, RecordText, Sealed, NothingToResume, NoHome, GamesTitle, GamesNone, GamesDamaged,
    GamesNothing, NameTaken, GameBusy, Saved,

    // The program itself
    FileLeft, ConfigIgnored, ConfigTitle, RulesIgnored, RulesFaultsTitle, ThemeIgnored, ThemesTitle, ThemeColour, ThemeSeats, ThemeLetters, ThemeSample, ConfigKeys, BrokenDown,
    NotATerminal,

    // What the system says
    SystemNotFound, SystemNotAllowed, SystemThere, SystemFolder, SystemNoFolder, SystemReadOnly,
    SystemFull, SystemQuota, SystemTooLarge, SystemNameTooLong, SystemNoText, SystemUnheard,
    SystemBusy, SystemMemory,

    // Without a screen
    PlainWelcome, PlainUsual, PlainSideways, PlainHeld, PlainOver, PlainReplay, PlainOnlyShown,
    PlainYesOrNo, PlainNotDone, PlainCopyForm, PlainUnknown, PlainMove, PlainMoves, PlainBoard,
    PlainWhere, PlainPosition, PlainHistory, PlainRules, PlainHint, PlainStandIn, PlainUndo, PlainRedo, PlainPass,
    PlainResign, PlainDraw, PlainSeat, PlainCopy, PlainGo, PlainBack, PlainAt, PlainNew, PlainHelp,
    PlainQuit,

    // Crossing alone
    SoloNewBest,

    // Lessons
    LearnPlain, LessonStep, LessonStepTask, LessonStepDone, LessonStepHint, LessonHop,
    LessonHopTask, LessonHopDone, LessonHopHint, LessonChain, LessonChainTask, LessonChainDone,
    LessonChainHint, LessonOthers, LessonOthersTask, LessonOthersDone, LessonOthersHint,
    LessonTakeBack, LessonTakeBackTask, LessonTakeBackDone, LessonTakeBackHint, LessonGoal,
    LessonGoalTask, LessonGoalDone, LessonGoalHint, LessonLadder, LessonLadderTask,
    LessonLadderDone, LessonLadderHint, LessonStraggler, LessonStragglerTask, LessonStragglerDone,
    LessonStragglerHint, LessonHome, LessonHomeTask, LessonHomeDone, LessonHomeHint, LessonLongHops,
    LessonLongHopsTask, LessonLongHopsDone, LessonLongHopsHint, LessonsTitle, LessonHowClick,
    LessonHowTab, LessonNext, LearnedTitle, ChoiceFirstGame, ChoiceNextLesson, ChoicePreviousLesson,
    DeedNextLesson, DeedPreviousLesson, DeedLeaveLesson, DeedLearn, HintNextLesson,
    HintPreviousLesson, HintLearn, ButtonLearn, LessonTakeBackFirst, AskFirstGame, LessonGoOn,
    LessonLast, HintGoOn, ChoiceLesson,

    // The ladder
    Title1, Title2, Title3, Title4, Title5, Title6, Title7, Title8, Title9, Title10, Title11,
    Title12, Title13, Title14, Title15, Title16, RatedRisen, RatedFallen, UnratedFriendly,
    UnratedSetUp, UnratedKnown, UnscoredGoesOn, UnscoredThreeTeams, OnlyLosses, LadderEmpty,
    ArgumentNoText, LevelSyntax,
}
