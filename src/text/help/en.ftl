### The help of the command line: what each command is for, and each of its arguments.
### An argument that means the same everywhere is told once, as arg-NAME, else as COMMAND-NAME.

## The page

page-usage = Usage: { $usage }
page-commands = Commands:
page-arguments = Arguments:
page-options = Options:
page-values = One of: { $values }.
page-default = Without it: { $value }.
page-examples = Examples:
    {"  "}starhop                                        the start screen
    {"  "}starhop play --preset masters                  you against a normal bot
    {"  "}starhop play --players 3 --seats human,bot:hard,bot:easy
    {"  "}starhop play --set jump=long --seats human,human
    {"  "}starhop resume                                 go on where you left
    {"  "}starhop rules show qq --lang zh-Hans           a preset in plain words
    {"  "}starhop config init                            a config to fill in

## Commands

about-starhop = Chinese Checkers (Stern-Halma) for the terminal: every house rule, bots, 1 to 6 seats.
about-learn = Learn to play, in ten short lessons.
about-play = Play at once, without the start screen.
about-solo = Cross the board alone, or see the shortest way across.
about-presets = List the presets.
about-rules = Check or explain house rules.
about-rules-check = Check a rules file, or all presets, and say for how many players each makes sense.
about-rules-show = Tell a preset in plain words, with its differences from the classic game.
about-moves = List the legal moves of a position, one a line.
about-perft = Count the positions at each depth, to compare with other programs.
about-match = Let bots and other programs play against one another.
about-engine = Play for another program, which speaks UGI (the Universal Game Interface) line by line.
about-resume = Go on with a saved game: the one played last that is not over, or the one named.
about-replay = Watch a saved game, and go on from any of its positions.
about-games = List the saved games, the one played last first.
about-show = Show a saved game: the board, the position and the moves.
about-check = Check saved games, or sign those that were edited by hand.
about-export = Write a saved game as text, JSON or a picture.
about-players = Tell who is on the ladder, with how many points and what title.
about-score = Tell what a finished game is worth on the ladder, seat by seat.
about-bench = Count the positions the hard bot looks at, and how many a second.
about-config = Write a config or a theme to fill in.
about-config-init = Write a config with every setting in it, commented out; an existing one is left alone.
about-config-theme = Write a theme of your own to fill in, with every key at its value of another theme, commented out; an existing one is left alone.
config-theme-name = The name of the theme, for --theme and the config.
config-theme-based_on = The theme that comes with the program and is to be changed.
about-paths = Say where the config, the own rules and themes and the saved games are.
about-completions = Print a script that teaches a shell to complete the command line.
about-man = Print a page for man, as starhop man | man -l -
about-help = Tell of a command.

## What every command takes

arg-help = Show this page.
arg-version = Show the version.
arg-lang = The language; without it, that of the config or the locale.
arg-json = Print one JSON document: { $shape }.

## Which game

arg-preset = The preset to play by (`starhop presets` lists them); without it, the classic game.
arg-rules = A further file of presets, in the form of the shipped rules.toml; may be repeated.
arg-settings = Set one switch: a TOML value, or a bare word; may be repeated. For instance --set jump=long, --set 'deadlines=[{"{"}turn=20,out=5{"}"}]'.
arg-players = How many players (1 to 6), or the letters of their seats (A, AD, ACE, ABDE, ABCDE, ABCDEF); without it, those of the position, or two, or as few as the preset is for.
arg-position = Begin from this position instead of the start: rows from the top with / between them, letters for pieces and numbers for empty holes, then the seat to move. The start of two players is 'D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A'.
arg-seed = The seed of everything that is drawn, the toss included.

## How it looks

arg-theme = The colours, by the name of a theme; without it, as the config says, else by the terminal and its background.
arg-glyphs = The signs of the board; without it, as the config says, else blocks, or letters where the locale is not UTF-8.
arg-color = Whether there are colours; without it, as the config says, else auto, which asks the environment (NO_COLOR, TERM).
arg-mouse = Let the mouse play, whatever the config says.
arg-no_mouse = Leave the mouse to the terminal.
arg-bell = Ring the terminal's bell in the last five seconds of a turn, where turns are timed.
arg-no_bell = Ring no bell, whatever the config says.
arg-plain = Play by typed lines, without a screen: for screen readers, pipes and scripts.
arg-animation = How many milliseconds each hop of a move is shown; without it, as the config says, else 120; 0 shows none.

## Single commands

starhop-preset = { play-preset }
play-preset = The preset to play by (`starhop presets` lists them); without it, that of the config, else the classic game.
play-seats = Who plays, seat by seat: human, or bot:easy up to bot:expert, separated by commas; without it, you against normal bots. A name goes before: Ann=human.
solo-preset = { play-preset }
solo-solve = Print the shortest crossing that is found, a move a line, instead of playing.
solo-width = How many positions of each ply the search keeps: 10000 finds the proven minimum of 27 moves on the usual board in about a second.
rules-check-preset = The preset to check; without it, those of the file, or all there are.
rules-check-file = The file to check; without one, the presets there are.
rules-show-name = The preset to tell; --preset does the same.
perft-depth = How many plies deep.
perft-divide = Count below each move of the position instead.
match-preset = The preset to play by (`starhop presets` lists them); without it, the classic game, or with --every all presets.
match-seats = Who plays, seat by seat, separated by commas: bot:easy, bot:normal, bot:hard, bot:expert, each with :no-items behind it to keep it from using any, or engine:"COMMAND", another program that speaks UGI as `starhop engine` does.
match-every = Play every preset, or the one that is named, with every number of players it allows, the one contender of --seats in every seat. Fails when a game did not end by the winning condition of its rules, with nobody out on the way, and tells the position where it stands.
match-games = How many games; from game to game everybody moves on by one seat.
match-move_time = How long bot:expert and engines think about a move: milliseconds, or with a unit as 0.1s; the other bots count positions, not time.
match-nodes = How many positions bot:expert and engines look at for each move, instead of thinking by time.
match-patience = How long an engine may take to get ready, and to answer beyond its time for a move, before it forfeits the game.
match-jobs = How many games are played at the same time; without it, one for each core.
match-opening = Begin with so many random moves of each seat, the same for everybody in a rotation.
engine-level = How well it plays, until an option says otherwise: easy, normal, hard or expert.
arg-saved = A saved game: its name in the list of `starhop games`, or a file.
arg-game = A saved game: its name in the list of `starhop games`, or a file.
arg-at = The game as it was after so many moves, instead of as it is.
check-games = Saved games: names or files.
check-reseal = Sign games that were edited by hand on purpose, once they are sound otherwise.
export-format = As what: the board in letters with the position and the moves, a picture of the board (svg), or one JSON document: { $shape }.
players-name = Only this one, with the last games.
score-game = A saved game that is over: its name in the list of `starhop games`, or a file.
score-levels = The levels before the game, as A=3,D=12; without it, those the players have now.
completions-shell = The shell.
man-command = The command to tell of; without it, the program as a whole.
