//! The messages that are the same whenever they are said: names, buttons, hints, fixed sentences.
//!
//! Their words are in the files of the languages, under the name given here; messages that quote
//! something are left to [`message`](super::message).

/// Declares the labels, each with its name in the files of the languages.
macro_rules! labels {
    ($($(#[$doc:meta])* $label:ident = $id:literal,)*) => {
        /// A message that quotes nothing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Label {
            $($(#[$doc])* $label,)*
        }

        impl Label {
            /// All of them, in the order of their numbers.
            pub const ALL: &[Self] = &[$(Self::$label,)*];

            /// Its name in the files of the languages.
            pub(super) const fn id(self) -> &'static str {
                match self {
                    $(Self::$label => $id,)*
                }
            }
        }
    };
}

labels! {
    // Colours and corners
    /// A colour.
    HueRed = "hue-red",
    /// A colour.
    HuePink = "hue-pink",
    /// A colour.
    HuePlum = "hue-plum",
    /// A colour.
    HueYellow = "hue-yellow",
    /// A colour.
    HueOlive = "hue-olive",
    /// A colour.
    HueCyan = "hue-cyan",
    /// A colour.
    HueGreen = "hue-green",
    /// A colour.
    HueViolet = "hue-violet",
    /// A colour.
    HueBlue = "hue-blue",
    /// Where seat A begins.
    CornerA = "corner-a",
    /// Where seat B begins.
    CornerB = "corner-b",
    /// Where seat C begins.
    CornerC = "corner-c",
    /// Where seat D begins.
    CornerD = "corner-d",
    /// Where seat E begins.
    CornerE = "corner-e",
    /// Where seat F begins.
    CornerF = "corner-f",
    // Players
    /// A person.
    Person = "person",
    /// A bot of the first level.
    BotEasy = "bot-easy",
    /// A bot of the second level.
    BotNormal = "bot-normal",
    /// A bot of the third level.
    BotHard = "bot-hard",
    /// A bot of the fourth level.
    BotExpert = "bot-expert",
    // The form for a new game
    /// The title of the start screen.
    StartTitle = "start-title",
    /// What the start screen is for.
    StartSubtitle = "start-subtitle",
    /// Before the numbers of players.
    StartPlayers = "start-players",
    /// Over the differences from the classic game.
    StartDifferences = "start-differences",
    /// When nothing is different.
    StartClassic = "start-classic",
    /// The buttons of the start screen.
    ButtonPlay = "button-play",
    /// Go on with a saved game.
    ButtonContinue = "button-continue",
    /// The saved games.
    ButtonGames = "button-games",
    /// Help.
    ButtonHelp = "button-help",
    /// Leave.
    ButtonQuit = "button-quit",
    /// What can be done at the number of players.
    StartHintPlayers = "start-hint-players",
    /// What can be done at the buttons.
    StartHintButton = "start-hint-button",
    // The board
    /// The title when the game is over.
    Over = "over",
    /// A letter is awaited.
    Labels = "labels",
    /// What can be typed.
    PromptEmpty = "prompt-empty",
    /// What stands in the hole under the cursor: nothing.
    HoleEmpty = "hole-empty",
    /// Nothing to take back.
    NothingToUndo = "nothing-to-undo",
    /// Nothing to play again.
    NothingToRedo = "nothing-to-redo",
    /// A draw needs people.
    BotsDoNotAgree = "bots-do-not-agree",
    /// Said after the first Ctrl-C.
    Interrupted = "interrupted",
    /// Over the moves.
    PanelMoves = "panel-moves",
    /// The seat is out.
    PanelOut = "panel-out",
    /// The seat is home, its team not yet.
    PanelHome = "panel-home",
    /// No move yet.
    PanelNoMoves = "panel-no-moves",
    /// A seat that gave up, in the list of moves.
    MoveResigns = "move-resigns",
    /// The draw, in the list of moves.
    MoveDraw = "move-draw",
    /// A pass, in the list of moves.
    MovePass = "move-pass",
    /// A turn that ran out of time, in the list of moves.
    MoveTimeOut = "move-time-out",
    /// No move begins like what was typed.
    CompletionNone = "completion-none",
    /// Ends a sentence.
    FullStop = "full-stop",
    // Looking back at a game
    /// What can be done while an earlier position of a game in play is shown.
    LookPast = "look-past",
    /// What can be done in a replay.
    LookReplay = "look-replay",
    /// Nothing was played yet.
    LookBegin = "look-begin",
    // Windows
    /// The title of the menu.
    MenuTitle = "menu-title",
    /// The title of the result.
    ResultTitle = "result-title",
    /// The title of a question.
    QuestionTitle = "question-title",
    /// The title of the window in which seats change hands.
    SeatsTitle = "seats-title",
    /// How they do.
    SeatsHint = "seats-hint",
    /// Do all agree to a draw?
    AskDraw = "ask-draw",
    /// Shall the program end?
    AskQuit = "ask-quit",
    /// Shall the game be given up for another?
    AskLeave = "ask-leave",
    /// Shall it be deleted?
    AskDelete = "ask-delete",
    /// The choices.
    ChoiceResume = "choice-resume",
    /// The rules in force.
    ChoiceRules = "choice-rules",
    /// Help.
    ChoiceHelp = "choice-help",
    /// Take moves back.
    ChoiceUndo = "choice-undo",
    /// Who plays the seats.
    ChoiceSeats = "choice-seats",
    /// Keep a copy.
    ChoiceCopy = "choice-copy",
    /// The saved games.
    ChoiceGames = "choice-games",
    /// Give up.
    ChoiceResign = "choice-resign",
    /// A draw.
    ChoiceDraw = "choice-draw",
    /// Another game.
    ChoiceNewGame = "choice-new-game",
    /// How the game went, drawn.
    ChoiceChart = "choice-chart",
    /// The same again.
    ChoiceRematch = "choice-rematch",
    /// The board.
    ChoiceBoard = "choice-board",
    /// Leave.
    ChoiceQuit = "choice-quit",
    /// Yes.
    ChoiceYes = "choice-yes",
    /// No.
    ChoiceNo = "choice-no",
    /// The title of the chart.
    ChartTitle = "chart-title",
    /// A seat made no hops.
    ResultNoHops = "result-no-hops",
    // Help
    /// The title of help.
    HelpTitle = "help-title",
    /// The headings and lines of help.
    HelpGame = "help-game",
    /// The heading of the signs.
    HelpSigns = "help-signs",
    /// The heading of the keys.
    HelpKeys = "help-keys",
    /// The heading of the mouse.
    HelpMouse = "help-mouse",
    /// What the game is about.
    HelpAim = "help-aim",
    /// What a turn is.
    HelpTurn = "help-turn",
    /// The sign of a piece.
    SignPiece = "sign-piece",
    /// The sign of an empty hole.
    SignEmpty = "sign-empty",
    /// The sign of a hole of a goal.
    SignGoal = "sign-goal",
    /// The sign of the piece that moved last.
    SignMoved = "sign-moved",
    /// The sign of where that began, and of its landings.
    SignOrigin = "sign-origin",
    /// The sign of the cursor.
    SignCursor = "sign-cursor",
    /// The sign of the piece picked up.
    SignPicked = "sign-picked",
    /// The sign of a target.
    SignTarget = "sign-target",
    /// The sign of time-outs in a row.
    SignLate = "sign-late",
    /// The sign of a landing.
    SignLanding = "sign-landing",
    /// What the mouse does.
    HelpMouseUse = "help-mouse-use",
    // What keys do
    /// What a key does: walk over the board.
    DeedWalk = "deed-walk",
    /// Move the focus.
    DeedFocus = "deed-focus",
    /// One hole up and left.
    DeedNorthWest = "deed-north-west",
    /// One hole up and right.
    DeedNorthEast = "deed-north-east",
    /// One hole left.
    DeedWest = "deed-west",
    /// One hole right.
    DeedEast = "deed-east",
    /// One hole down and left.
    DeedSouthWest = "deed-south-west",
    /// One hole down and right.
    DeedSouthEast = "deed-south-east",
    /// Pick up, commit.
    DeedPick = "deed-pick",
    /// Choose.
    DeedChoose = "deed-choose",
    /// The next one.
    DeedNext = "deed-next",
    /// The one before.
    DeedPrevious = "deed-previous",
    /// The next field.
    DeedField = "deed-field",
    /// Labels.
    DeedLabel = "deed-label",
    /// Type.
    DeedCommand = "deed-command",
    /// Put down.
    DeedPutDown = "deed-put-down",
    /// Back.
    DeedBack = "deed-back",
    /// Undo.
    DeedUndo = "deed-undo",
    /// Redo.
    DeedRedo = "deed-redo",
    /// Recall.
    DeedRecall = "deed-recall",
    /// Pause.
    DeedPause = "deed-pause",
    /// Go on with the game played last.
    DeedContinue = "deed-continue",
    /// The saved games.
    DeedGames = "deed-games",
    /// Watch.
    DeedReplay = "deed-replay",
    /// Delete.
    DeedDelete = "deed-delete",
    /// Scroll.
    DeedScroll = "deed-scroll",
    /// Theme.
    DeedTheme = "deed-theme",
    /// Zoom.
    DeedZoom = "deed-zoom",
    /// Turn.
    DeedTurn = "deed-turn",
    /// Mouse.
    DeedMouse = "deed-mouse",
    /// Help.
    DeedHelp = "deed-help",
    /// Rules.
    DeedRules = "deed-rules",
    /// Menu.
    DeedMenu = "deed-menu",
    /// Play.
    DeedPlay = "deed-play",
    /// Players.
    DeedPlayers = "deed-players",
    /// Quit.
    DeedQuit = "deed-quit",
    /// Interrupt.
    DeedInterrupt = "deed-interrupt",
    /// Suspend.
    DeedSuspend = "deed-suspend",
    /// Redraw.
    DeedRedraw = "deed-redraw",
    /// One position back.
    DeedEarlier = "deed-earlier",
    /// One position forward.
    DeedLater = "deed-later",
    /// The first position.
    DeedFirst = "deed-first",
    /// The last position.
    DeedLast = "deed-last",
    /// Faster.
    DeedFaster = "deed-faster",
    /// Slower.
    DeedSlower = "deed-slower",
    /// Take over.
    DeedTakeOver = "deed-take-over",
    /// The number of a move.
    DeedNumber = "deed-number",
    /// Run or stop.
    DeedRun = "deed-run",
    // Words beside keys at the foot of a screen
    /// Short words beside keys at the foot of a screen.
    HintPick = "hint-pick",
    /// Put the piece down.
    HintPutDown = "hint-put-down",
    /// Use the item there.
    HintUse = "hint-use",
    /// Next.
    HintNext = "hint-next",
    /// Labels.
    HintLabel = "hint-label",
    /// Type.
    HintCommand = "hint-command",
    /// Undo.
    HintUndo = "hint-undo",
    /// Recall.
    HintRecall = "hint-recall",
    /// Help.
    HintHelp = "hint-help",
    /// Menu.
    HintMenu = "hint-menu",
    /// Back.
    HintBack = "hint-back",
    /// Complete.
    HintComplete = "hint-complete",
    /// Begin the game.
    HintBegin = "hint-begin",
    /// Play a move.
    HintPlay = "hint-play",
    /// Quit.
    HintQuit = "hint-quit",
    /// Rules.
    HintRules = "hint-rules",
    /// Theme.
    HintTheme = "hint-theme",
    /// Pause.
    HintPause = "hint-pause",
    /// Keep it.
    HintKeep = "hint-keep",
    /// Open.
    HintOpen = "hint-open",
    /// Watch.
    HintReplay = "hint-replay",
    /// Delete.
    HintDelete = "hint-delete",
    /// The saved games.
    HintGames = "hint-games",
    /// Scroll.
    HintScroll = "hint-scroll",
    /// Words at the foot and in the help while looking back.
    HintEarlier = "hint-earlier",
    /// Forward.
    HintLater = "hint-later",
    /// Let it play.
    HintRun = "hint-run",
    /// Stop the run.
    HintStop = "hint-stop",
    /// Jump to the number that was typed.
    HintJump = "hint-jump",
    /// Look back, from the board of now.
    HintLookBack = "hint-look-back",
    /// Go on from here.
    HintTakeOver = "hint-take-over",
    // Why a move is refused
    /// The game is over.
    RefusalGameOver = "refusal-game-over",
    /// A pass while there is a move.
    RefusalMustMove = "refusal-must-move",
    /// A move while there is only the pass.
    RefusalMustPass = "refusal-must-pass",
    /// A time-out where turns are not timed.
    RefusalNoClock = "refusal-no-clock",
    /// An item where the rules have none.
    ItemNoItems = "item-no-items",
    /// A turn with an item that uses none.
    ItemUnused = "item-unused",
    /// A second item that is not the double.
    ItemOneATurn = "item-one-a-turn",
    /// A tornado that leaves other pieces.
    ItemNotAShuffle = "item-not-a-shuffle",
    /// A double that begins with a swap.
    ItemSwapFirst = "item-swap-first",
    /// An item.
    ItemBlock = "item-block",
    /// An item.
    ItemBridge = "item-bridge",
    /// An item.
    ItemTornado = "item-tornado",
    /// An item.
    ItemDouble = "item-double",
    /// An item.
    ItemWings = "item-wings",
    /// An item.
    ItemExchange = "item-exchange",
    /// The title of the window of items.
    ItemsTitle = "items-title",
    /// What an item does.
    ItemAboutBlock = "item-about-block",
    /// What an item does.
    ItemAboutBridge = "item-about-bridge",
    /// What an item does.
    ItemAboutTornado = "item-about-tornado",
    /// What an item does.
    ItemAboutDouble = "item-about-double",
    /// What an item does.
    ItemAboutWings = "item-about-wings",
    /// What an item does.
    ItemAboutExchange = "item-about-exchange",
    /// What to choose for an item.
    ItemAskBlock = "item-ask-block",
    /// What to choose for an item.
    ItemAskBridge = "item-ask-bridge",
    /// What to choose for an item.
    ItemAskTornado = "item-ask-tornado",
    /// What to choose for an item.
    ItemAskDouble = "item-ask-double",
    /// What to choose for an item.
    ItemAskWings = "item-ask-wings",
    /// What to choose for an item.
    ItemAskExchange = "item-ask-exchange",
    /// The second move of a double.
    ItemSecond = "item-second",
    /// What a key does.
    DeedItems = "deed-items",
    /// A word at the foot.
    HintItems = "hint-items",
    /// A sign on the board.
    SignBlock = "sign-block",
    /// A sign on the board.
    SignBridge = "sign-bridge",
    /// A heading.
    HelpItems = "help-items",
    /// How items are used.
    HelpItemsUse = "help-items-use",
    /// A bridge stands where a leg would end.
    LegBridge = "leg-bridge",
    /// How a turn with an item is written.
    ActionItemForm = "action-item-form",
    /// A swap from within the goal.
    LegSwapFromInside = "leg-swap-from-inside",
    /// A camp that takes nobody.
    LegShut = "leg-shut",
    /// Not along a line.
    LegNotStraight = "leg-not-straight",
    /// A hop of an odd length.
    LegNoMiddle = "leg-no-middle",
    /// A long hop where hops are short.
    LegTooLong = "leg-too-long",
    /// A step among hops.
    LegStepInChain = "leg-step-in-chain",
    /// A typed move lacks a hole.
    MoveTextEmpty = "move-text-empty",
    /// A typed move of one hole.
    MoveTextShort = "move-text-short",
    /// An x within a typed move.
    MoveTextSwapInside = "move-text-swap-inside",
    // Why a game is over
    /// All places are decided.
    EndingDecided = "ending-decided",
    /// Nobody can move.
    EndingStuck = "ending-stuck",
    /// Repetition.
    EndingRepetition = "ending-repetition",
    /// A draw by agreement.
    EndingAgreed = "ending-agreed",
    /// Too many turns.
    EndingTurnLimit = "ending-turn-limit",
    // Rules in plain words
    /// A board of side 3.
    RulesBoardSmall = "rules-board-small",
    /// A board of side 4.
    RulesBoardUsual = "rules-board-usual",
    /// A board of side 5.
    RulesBoardLarge = "rules-board-large",
    /// As many pieces as a camp has holes.
    RulesPiecesCamp = "rules-pieces-camp",
    /// Any number of players.
    RulesPlayersAny = "rules-players-any",
    /// Short hops.
    RulesJumpAdjacent = "rules-jump-adjacent",
    /// Long hops.
    RulesJumpLong = "rules-jump-long",
    /// Camps of others may be used.
    RulesOthersOpen = "rules-others-open",
    /// Camps of others may be passed.
    RulesOthersPass = "rules-others-pass",
    /// Camps of others are closed.
    RulesOthersClosed = "rules-others-closed",
    /// Camps of nobody may be used.
    RulesUnusedOpen = "rules-unused-open",
    /// Camps of nobody may be passed.
    RulesUnusedPass = "rules-unused-pass",
    /// Camps of nobody are closed.
    RulesUnusedClosed = "rules-unused-closed",
    /// The goal may be left.
    RulesExitFree = "rules-exit-free",
    /// The goal may not be left.
    RulesExitLocked = "rules-exit-locked",
    /// Nothing against blocking.
    RulesBlockingNone = "rules-blocking-none",
    /// Swaps.
    RulesBlockingSwap = "rules-blocking-swap",
    /// A full goal counts.
    RulesBlockingFullGoal = "rules-blocking-full-goal",
    /// A seat that cannot move passes.
    RulesNoMovePass = "rules-no-move-pass",
    /// A seat that cannot move is out.
    RulesNoMoveForfeit = "rules-no-move-forfeit",
    /// A toss.
    RulesFirstToss = "rules-first-toss",
    /// The game goes on for the places.
    RulesPlayOn = "rules-play-on",
    /// The game ends with the first.
    RulesPlayOnNot = "rules-play-on-not",
    /// No deadlines.
    RulesDeadlinesNone = "rules-deadlines-none",
    /// Positions may come back.
    RulesRepetitionNone = "rules-repetition-none",
    /// No turn limit.
    RulesTurnsNone = "rules-turns-none",
    /// No teams.
    RulesTeamsNone = "rules-teams-none",
    /// Facing seats are teams.
    RulesTeamsFacing = "rules-teams-facing",
    /// Every second seat is of one team.
    RulesTeamsAlternate = "rules-teams-alternate",
    /// A team wins when all are home.
    RulesTeamWinAll = "rules-team-win-all",
    /// A team wins when one is home.
    RulesTeamWinFirst = "rules-team-win-first",
    /// No clock.
    RulesClockNone = "rules-clock-none",
    /// No items.
    RulesItemsNone = "rules-items-none",
    // Values of switches
    /// Values of `board`.
    ExpectedBoard = "expected-board",
    /// Values of `pieces`.
    ExpectedPieces = "expected-pieces",
    /// Values of `players`.
    ExpectedPlayers = "expected-players",
    /// Values of `jump`.
    ExpectedJump = "expected-jump",
    /// Values of switches about camps.
    ExpectedCamps = "expected-camps",
    /// Values of `goal_exit`.
    ExpectedGoalExit = "expected-goal-exit",
    /// Values of `blocking`.
    ExpectedBlocking = "expected-blocking",
    /// Values of `no_move`.
    ExpectedNoMove = "expected-no-move",
    /// Values of `first_player`.
    ExpectedFirstPlayer = "expected-first-player",
    /// Values of `play_on`.
    ExpectedPlayOn = "expected-play-on",
    /// Values of `deadlines`.
    ExpectedDeadlines = "expected-deadlines",
    /// Values of `repetition`.
    ExpectedRepetition = "expected-repetition",
    /// Values of `max_turns`.
    ExpectedMaxTurns = "expected-max-turns",
    /// Values of `teams`.
    ExpectedTeams = "expected-teams",
    /// Values of `team_win`.
    ExpectedTeamWin = "expected-team-win",
    /// Values of `clock`.
    ExpectedClock = "expected-clock",
    /// Values of `items`.
    ExpectedItems = "expected-items",
    // What is wrong with rules and positions
    /// No pieces at all.
    ZoneEmpty = "zone-empty",
    /// What should be a text is none.
    BookNotText = "book-not-text",
    /// Rules for the winning of teams where there are none.
    FaultTeamWinAlone = "fault-team-win-alone",
    /// The form of the fields of blocks and bridges.
    FieldProp = "field-prop",
    /// Where blocks and bridges can be.
    FieldPropHole = "field-prop-hole",
    /// A field stands there twice.
    FieldTwice = "field-twice",
    /// The form of the field of passes.
    FieldPasses = "field-passes",
    // What the commands print and refuse
    /// The form of a setting.
    SettingForm = "setting-form",
    /// No seating is written like that.
    NoSuchSeating = "no-such-seating",
    /// A file without presets.
    NoPresets = "no-presets",
    /// A preset that changes nothing.
    AllClassic = "all-classic",
    /// Over what a preset changes.
    DifferentFromClassic = "different-from-classic",
    /// Over what a preset leaves as it is.
    AsInClassic = "as-in-classic",
    /// Over the rules of a preset that changes nothing.
    ItsRules = "its-rules",
    /// Games of everybody against themselves are between equals.
    EveryTakesOne = "every-takes-one",
    /// A crossing is for one seat.
    MoreThanOneSeat = "more-than-one-seat",
    /// A crossing from a position that is over.
    OverThere = "over-there",
    // Saved games
    /// A record whose end is missing.
    RecordCutOff = "record-cut-off",
    /// A file that is something else.
    RecordNone = "record-none",
    /// A record that was changed.
    RecordDigest = "record-digest",
    /// What `started` takes.
    RecordMoment = "record-moment",
    /// What `seed` takes.
    RecordNumber = "record-number",
    /// What `actions` and `keys` take.
    RecordTexts = "record-texts",
    /// What `seats` takes.
    RecordTables = "record-tables",
    /// What `rules` and `game` take.
    RecordTable = "record-table",
    /// What other keys of a record take.
    RecordText = "record-text",
    /// A record was signed as it is.
    Sealed = "sealed",
    /// There is no game to go on with.
    NothingToResume = "nothing-to-resume",
    /// There is no place to keep games in.
    NoHome = "no-home",
    /// The title of the list.
    GamesTitle = "games-title",
    /// The list is empty.
    GamesNone = "games-none",
    /// A file that is no sound record.
    GamesDamaged = "games-damaged",
    /// There is nothing to go on with.
    GamesNothing = "games-nothing",
    /// The name is taken, or none.
    NameTaken = "name-taken",
    /// Another program plays a saved game.
    GameBusy = "game-busy",
    /// Said when the program ends and a game is not over.
    Saved = "saved",
    // The program itself
    /// A config with anything wrong in it.
    ConfigIgnored = "config-ignored",
    /// Over what is wrong with the config.
    ConfigTitle = "config-title",
    /// Presets of the user's own with anything wrong in them.
    RulesIgnored = "rules-ignored",
    /// Over what is wrong with them.
    RulesFaultsTitle = "rules-faults-title",
    /// What a deed takes in the config.
    ConfigKeys = "config-keys",
    /// A part of the program broke down; the report of it stands above.
    BrokenDown = "broken-down",
    /// Told instead of a screen where there can be none.
    NotATerminal = "not-a-terminal",

    // Outside engines
    /// What a time takes.
    NoDuration = "no-duration",
    /// An engine without a command.
    EngineNoCommand = "engine-no-command",
    /// What an engine did: it closed its output.
    EngineClosed = "engine-closed",
    /// What an engine did: it said a line without end.
    EngineEndless = "engine-endless",
    /// What an engine did: it does not read.
    EngineDeaf = "engine-deaf",

    // Hints
    /// A hint is being looked for.
    Hinting = "hinting",
    /// No hint can be had.
    NoHint = "no-hint",
    /// What the key does.
    DeedHint = "deed-hint",
    /// The word beside the key.
    HintHint = "hint-hint",
    /// The sign of the piece that a hint is about.
    SignHint = "sign-hint",
    /// Why a move is good: it gets home.
    ReasonHome = "reason-home",
    /// Why a move is good: it brings the last piece in.
    ReasonEnterLast = "reason-enter-last",
    /// Why a move is good: it makes room.
    ReasonRoom = "reason-room",
    /// Why a move is good: it waits.
    ReasonWait = "reason-wait",

    // Without a screen
    /// Said first: what can be typed.
    PlainWelcome = "plain-welcome",
    /// Said before the questions.
    PlainUsual = "plain-usual",
    /// A move that goes neither forward nor back.
    PlainSideways = "plain-sideways",
    /// Only bots still play.
    PlainHeld = "plain-held",
    /// What can be done when the game is over.
    PlainOver = "plain-over",
    /// How a replay goes.
    PlainReplay = "plain-replay",
    /// A replay takes no moves.
    PlainOnlyShown = "plain-only-shown",
    /// What answers a question.
    PlainYesOrNo = "plain-yes-or-no",
    /// The question was answered with no.
    PlainNotDone = "plain-not-done",
    /// A copy needs a name.
    PlainCopyForm = "plain-copy-form",
    /// A line that is neither a word nor a move.
    PlainUnknown = "plain-unknown",
    /// What the help says of moves.
    PlainMove = "plain-move",
    /// What a word does.
    PlainMoves = "plain-moves",
    /// What a word does.
    PlainBoard = "plain-board",
    /// What a word does.
    PlainWhere = "plain-where",
    /// What a word does.
    PlainPosition = "plain-position",
    /// What a word does.
    PlainHistory = "plain-history",
    /// What a word does.
    PlainRules = "plain-rules",
    /// What a word does.
    PlainHint = "plain-hint",
    /// What a word does.
    PlainUndo = "plain-undo",
    /// What a word does.
    PlainRedo = "plain-redo",
    /// What a word does.
    PlainPass = "plain-pass",
    /// What a word does.
    PlainResign = "plain-resign",
    /// What a word does.
    PlainDraw = "plain-draw",
    /// What a word does.
    PlainSeat = "plain-seat",
    /// What a word does.
    PlainCopy = "plain-copy",
    /// What a word does.
    PlainGo = "plain-go",
    /// What a word does.
    PlainBack = "plain-back",
    /// What a word does.
    PlainAt = "plain-at",
    /// What a word does.
    PlainNew = "plain-new",
    /// What a word does.
    PlainHelp = "plain-help",
    /// What a word does.
    PlainQuit = "plain-quit",

    // Crossing alone
    /// It was the best of the person so far.
    SoloNewBest = "solo-new-best",

    // The ladder
    /// The name of a level.
    Title1 = "title-1",
    /// The name of a level.
    Title2 = "title-2",
    /// The name of a level.
    Title3 = "title-3",
    /// The name of a level.
    Title4 = "title-4",
    /// The name of a level.
    Title5 = "title-5",
    /// The name of a level.
    Title6 = "title-6",
    /// The name of a level.
    Title7 = "title-7",
    /// The name of a level.
    Title8 = "title-8",
    /// The name of a level.
    Title9 = "title-9",
    /// The name of a level.
    Title10 = "title-10",
    /// The name of a level.
    Title11 = "title-11",
    /// The name of a level.
    Title12 = "title-12",
    /// The name of a level.
    Title13 = "title-13",
    /// The name of a level.
    Title14 = "title-14",
    /// The name of a level.
    Title15 = "title-15",
    /// The name of a level.
    Title16 = "title-16",
    /// Somebody has reached a higher level.
    RatedRisen = "rated-risen",
    /// Somebody has come down a level.
    RatedFallen = "rated-fallen",
    /// Why a game does not count: it is a friendly one.
    UnratedFriendly = "unrated-friendly",
    /// Why a game does not count: it began elsewhere.
    UnratedSetUp = "unrated-set-up",
    /// Why a game does not count: it did before.
    UnratedKnown = "unrated-known",
    /// Why there are no points: the game goes on.
    UnscoredGoesOn = "unscored-goes-on",
    /// Why there are no points: three teams.
    UnscoredThreeTeams = "unscored-three-teams",
    /// Nobody could gain by a game.
    OnlyLosses = "only-losses",
    /// There is nobody on the ladder.
    LadderEmpty = "ladder-empty",
    /// An argument that cannot be read at all.
    ArgumentNoText = "argument-no-text",
    /// How levels are written.
    LevelSyntax = "level-syntax",

    // The toss
    /// In place of whose turn it is while it is tossed for.
    TossTitle = "toss-title",
    /// The first turn is being tossed for.
    Tossing = "tossing",

    // Switches of the rules
    /// A button of the form.
    ButtonSwitches = "button-switches",
    /// A button of the form.
    ButtonPreferences = "button-preferences",
    /// What a preset's name may be.
    PresetNameHint = "preset-name-hint",
    /// Shall a preset give way to another of its name?
    AskReplace = "ask-replace",
    /// What the key does.
    DeedName = "deed-name",
    /// What the key does.
    DeedSwitches = "deed-switches",
    /// What the key does.
    DeedReset = "deed-reset",
    /// What the key does.
    DeedResetAll = "deed-reset-all",
    /// What the key does.
    DeedKeepPreset = "deed-keep-preset",
    /// What the key does.
    DeedChange = "deed-change",
    /// What the key does.
    DeedValue = "deed-value",
    /// The word beside the key.
    HintContinue = "hint-continue",
    /// The word beside the key.
    HintSwitches = "hint-switches",
    /// The word beside the key.
    HintName = "hint-name",
    /// The word beside the key.
    HintReset = "hint-reset",
    /// The word beside the key.
    HintResetAll = "hint-reset-all",
    /// The word beside the key.
    HintKeepPreset = "hint-keep-preset",

    // The user's own files
    /// A file with something wrong in it is not written.
    FileLeft = "file-left",

    // Settings
    /// What can be done on the page.
    PreferencesHint = "preferences-hint",
    /// What becomes of the old text of a line.
    TypedOver = "typed-over",
    /// There are no colours to go through.
    NoColours = "no-colours",
    /// No animation.
    AnimationNone = "animation-none",
    /// What the key does.
    DeedPreferences = "deed-preferences",
    /// The word beside the key.
    HintPreferences = "hint-preferences",
    /// The word beside the key.
    HintChange = "hint-change",

    // The table of a match
    /// Over whoever played.
    MatchPlayer = "match-player",
    /// Over the first places.
    MatchWins = "match-wins",
    /// Over the count of each place.
    MatchPlaces = "match-places",
    /// Over the mean place.
    MatchMean = "match-mean",
    /// Over the turns of a game.
    MatchTurns = "match-turns",
    /// Over the time of a move.
    MatchTime = "match-time",

    // What the system says
    /// Nothing is there.
    SystemNotFound = "system-not-found",
    /// The user may not.
    SystemNotAllowed = "system-not-allowed",
    /// Something is there already.
    SystemThere = "system-there",
    /// A folder where a file should be.
    SystemFolder = "system-folder",
    /// Something else where a folder should be.
    SystemNoFolder = "system-no-folder",
    /// Nothing can be written there.
    SystemReadOnly = "system-read-only",
    /// The disk is full.
    SystemFull = "system-full",
    /// The share of the disk is used up.
    SystemQuota = "system-quota",
    /// The file is too large.
    SystemTooLarge = "system-too-large",
    /// The name is too long.
    SystemNameTooLong = "system-name-too-long",
    /// Something that is no text.
    SystemNoText = "system-no-text",
    /// Nobody reads what is written.
    SystemUnheard = "system-unheard",
    /// Something else uses it.
    SystemBusy = "system-busy",
    /// There is no memory left.
    SystemMemory = "system-memory",
}
