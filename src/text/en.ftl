# The words of starhop in English. The other languages have the same messages.
#
# What stands in { $braces } is put in by the program. Names in files and commands, keys, and
# examples of moves are not translated. A message that quotes another one by its name, as
# { count-pieces }, quotes with it what that one quotes.

## Colours and corners

hue-red = red
hue-pink = pink
hue-plum = plum
hue-yellow = yellow
hue-olive = olive
hue-cyan = cyan
hue-green = green
hue-violet = violet
hue-blue = blue
hue-orange = orange
hue-brown = brown
hue-white = white
hue-grey = grey
hue-black = black
corner-a = bottom
corner-b = lower left
corner-c = upper left
corner-d = top
corner-e = upper right
corner-f = lower right

## Players

person = person
bot-easy = easy bot
bot-normal = normal bot
bot-hard = hard bot
bot-expert = expert bot

## The form for a new game

start-title = starhop - Chinese Checkers
start-subtitle = a new game
start-players = Players
start-differences = What is different
start-classic = The classic game, nothing changed.
start-more = .. and more: { $key } shows all
button-play = Play
button-continue = Continue
button-games = Saved games
button-help = Help
button-quit = Quit
start-hint-presets = Click, or choose with Up/Down; Enter goes on, { $key } plays.
start-hint-players = Left/Right or 1-6 choose how many; Enter goes on.
start-hint-button = Enter presses it; Left/Right go to the others.
start-no-back = { $key } ends the program.

## The board

over = the game is over
held = The bots are held. { $key } lets them go on.
labels = Type the letter over a piece or a target. Esc: back.
prompt-empty = Type a move as e3-g5. Tab completes, Enter plays, Esc: back.
hole-empty = empty
nothing-to-undo = There is no move of a person to take back.
nothing-to-redo = Nothing was taken back.
bots-do-not-agree = Bots do not agree to a draw.
interrupted = Ctrl-C once more ends the program.
mouse-on = The mouse plays. { $key } gives it back to the terminal.
mouse-off = The mouse selects text now. { $key } lets it play again.
panel-moves = Moves
panel-out = out
panel-home = home
panel-no-moves = none yet
move-resigns = resigns
move-draw = draw agreed
move-pass = passes
move-time-out = time is up
completion-none = No legal move begins like that.
full-stop = .

## Looking back at a game

look-past = Looking back: Left and Right step, Enter runs, Esc returns to the game.
look-replay = Replay: Left and Right step, Enter runs, a number and Enter jumps.
look-begin = This is how it began.
look-title = move { $at } of { $all }
look-runs = Every { $milliseconds } ms: { $faster } is faster, { $slower } slower, Enter stops.
look-typed = Go to move { $number }_  Enter goes there, Esc does not.
look-played = { $seat } played { $action }.

## Windows

menu-title = Menu
result-title = Result
question-title = Sure?
seats-title = Seats
seats-hint = Left and Right choose who plays.
ask-draw = Do all players agree to a draw?
ask-quit = Quit? The game is not saved and will be lost.
ask-leave = Begin another game? This one will be lost.
ask-delete = Delete this saved game? It cannot be brought back.
choice-resume = Back to the game
choice-rules = Rules in force
choice-help = Help
choice-undo = Take a move back
choice-seats = Who plays the seats
choice-copy = Keep a copy as ..
choice-games = Saved games
choice-resign = Resign
choice-draw = Agree on a draw
choice-new-game = New game
choice-chart = Chart
choice-rematch = Play again
choice-board = Look at the board
choice-quit = Quit
choice-yes = Yes (y)
choice-no = No (n)
chart-title = How it went: rows still to go, move by move
result-no-hops = no hops

## Help

help-title = Help
help-game = The game
help-signs = Signs on the board
help-keys = Keys
help-mouse = Mouse
help-aim = Bring all your pieces into the corner opposite yours, before the others do.
help-turn = In a turn one piece steps to an empty neighbouring hole, or hops over a piece into the empty hole behind it. Hops may follow one another, in any direction, over pieces of anyone. Nothing is captured.
sign-piece = a piece of A
sign-empty = an empty hole
sign-goal = a hole to be filled
sign-moved = moved last
sign-origin = where that began, + its landings
sign-cursor = the cursor
sign-picked = the piece picked up
sign-target = it may move here
sign-late = time-outs in a row
sign-landing = 2nd landing of the route
help-mouse-use = Click a piece, then one of its targets; or drag it there. A right click puts it down. The wheel scrolls lists. Everything that looks like a button can be clicked.

## What keys do

deed-walk = move the cursor
deed-focus = move
deed-north-west = one hole up and left
deed-north-east = one hole up and right
deed-west = one hole left
deed-east = one hole right
deed-south-west = one hole down and left
deed-south-east = one hole down and right
deed-pick = pick up a piece; play its move
deed-choose = choose
deed-next = next piece that can move, or next target
deed-previous = the one before
deed-field = next or previous part
deed-label = choose by letters
deed-command = type a move, as e3-g5
deed-put-down = put the piece down; menu
deed-back = back
deed-undo = take your last move back
deed-redo = play it again
deed-recall = show the last move again
deed-pause = hold the bots, let them go on
deed-continue = go on with the game played last
deed-games = the saved games
deed-replay = watch it
deed-delete = delete it
deed-scroll = scroll
deed-theme = other colours
deed-zoom = larger or smaller board
deed-panel = panel: narrow, wide, none
deed-turn = turn the board (the view only)
deed-mouse = mouse plays, or selects text
deed-help = this help
deed-rules = the rules in full
deed-menu = menu: rules, resign, draw, new game, quit
deed-play = begin the game
deed-players = so many players
deed-quit = quit
deed-interrupt = twice: quit at once
deed-suspend = back to the shell for a while
deed-redraw = draw the screen anew
deed-earlier = look one move back
deed-later = look one move forward
deed-first = to the beginning
deed-last = to the last move
deed-faster = run faster
deed-slower = run slower
deed-take-over = go on with the game from the position shown
deed-number = the number of a move; Enter goes there
deed-run = run and stop

## Words beside keys at the foot of a screen

hint-pick = pick
hint-put-down = put down
hint-use = use
hint-next = next
hint-label = letters
hint-command = type
hint-undo = undo
hint-recall = last move
hint-help = help
hint-menu = menu
hint-back = back
hint-complete = complete
hint-begin = play
hint-play = play
hint-quit = quit
hint-rules = rules
hint-theme = colours
hint-pause = hold
hint-keep = keep
hint-open = open
hint-replay = watch
hint-delete = delete
hint-games = saved games
hint-scroll = scroll
hint-earlier = earlier
hint-later = later
hint-run = run
hint-stop = stop
hint-jump = jump
hint-look-back = look back
hint-take-over = play from here

## Why a move is refused

refusal-game-over = the game is over
refusal-must-move = there is a legal move, so the turn cannot be passed
refusal-must-pass = there is no legal move: the turn can only be passed
refusal-no-clock = turns are not timed under these rules, so no time runs out
item-no-items = these rules have no items
item-unused = this turn uses no item
item-one-a-turn = one item a turn; only the double may follow one that is used before the move
item-not-a-shuffle = a tornado leaves the pieces that it found, and none in the hole of a block or a bridge
item-swap-first = a swap ends the turn, so the double cannot begin with one
items-title = Items
item-about-block = before the move: shuts a hole for 3 rounds
item-about-bridge = before the move: a thing to hop over, 3 rounds
item-about-tornado = before the move: shuffles what stands on 7 holes
item-about-double = one piece moves twice
item-about-wings = a piece flies to an empty hole up to 4 away
item-about-exchange = a piece swaps places with another's up to 4 away
item-ask-block = Block: Enter or a click on a hole ( ). Tab: next one, Esc: back.
item-ask-bridge = Bridge: Enter or a click on a hole ( ). Tab: next one, Esc: back.
item-ask-tornado = Tornado: Enter or a click on its middle ( ). Tab: next one, Esc: back.
item-ask-double = Double: choose a piece, it moves twice. Tab: next piece, Esc: back.
item-ask-wings = Wings: choose the piece that flies. Tab: next piece, Esc: back.
item-ask-exchange = Exchange: choose your piece first. Tab: next piece, Esc: back.
item-second = Double: now the second move ( ). Tab: next target, Esc: first move again.
deed-items = use an item, where the rules have them
hint-items = items
sign-block = a block
sign-bridge = a bridge
help-items = Items
help-items-use = Where the rules have items, one may be used in a turn. Block, bridge and tornado are used before the move and the move follows; the double, the wings and the exchange are the move. A double may follow a block, a bridge or a tornado.
item-block = block
item-bridge = bridge
item-tornado = tornado
item-double = double
item-wings = wings
item-exchange = exchange
leg-bridge = a bridge stands there
action-item-form = a turn with an item looks like block i9 e3-g5, bridge i9 e3-g5, tornado i9 A..BD.. e3-g5, double e3-g5 g5-g6, wings e3-i7 or exchange e3-i7
leg-swap-from-inside = an opponent stands there, and only a piece from outside the goal may swap
leg-shut = nothing may land in that camp
leg-not-straight = not on a straight line
leg-no-middle = a hop needs a piece in the very middle
leg-too-long = a hop goes over one adjacent piece only
leg-step-in-chain = a turn is one step or a chain of hops, never both
move-text-empty = a hole is missing; a move looks like e3-g5 or e3-g5-i7
move-text-short = a move names two holes at least, as e3-g5
move-text-swap-inside = an x can stand before the last hole only, as in h12-j14xl16

## Why a game is over

ending-decided = all is decided
ending-stuck = a draw: nobody can move
ending-repetition = a draw: the position came back too often
ending-agreed = a draw by agreement
ending-turn-limit = unfinished, all turns are taken

## Rules in plain words

rules-board-small = The small board: 73 holes, camps of 6.
rules-board-usual = The usual board: 121 holes, camps of 10.
rules-board-large = The large board: 181 holes, camps of 15.
rules-pieces-camp = Each seat has as many pieces as a camp has holes.
rules-players-any = For any number of players.
rules-jump-adjacent = A hop goes over one adjacent piece, into the hole right behind it.
rules-jump-long = A hop goes over one piece at any distance on a straight line and lands as far behind it, with no other piece in between.
rules-others-open = Pieces may land and stay in camps of other seats.
rules-others-pass = A chain of hops may pass through camps of other seats, but no turn may end there.
rules-others-closed = Nothing may land in camps of other seats; pieces there can be hopped over.
rules-unused-open = Pieces may land and stay in camps nobody uses.
rules-unused-pass = A chain of hops may pass through camps nobody uses, but no turn may end there.
rules-unused-closed = Nothing may land in camps nobody uses; pieces there can be hopped over.
rules-exit-free = A piece may leave its goal again.
rules-exit-locked = A turn that begins in the goal must end in it.
rules-blocking-none = An opponent in your goal simply stands in your way.
rules-blocking-swap = When your goal has no empty hole, a piece from outside may take the place of an opponent there, who goes to where your turn began.
rules-blocking-full-goal = You are home when your goal is full after your turn and at least one piece there is yours.
rules-no-move-pass = A seat without a legal move passes.
rules-no-move-forfeit = A seat without a legal move is out.
rules-first-toss = A toss decides who begins.
rules-play-on = After the first seat is home the others play on for their places.
rules-play-on-not = The game ends when the first seat is home.
rules-deadlines-none = Nobody has to leave home by a certain turn.
rules-repetition-none = A position may come back as often as it likes.
rules-turns-none = The game has no turn limit.
rules-teams-none = Everybody plays for themselves.
rules-teams-facing = Seats that face each other are a team; a member that is out loses for the team.
rules-teams-alternate = Every second seat in turn order is a team; a member that is out loses for the team.
rules-team-win-all = A team wins when all its members are home.
rules-team-win-first = A team wins when one of its members is home.
rules-clock-none = Everybody takes the time they need.
rules-items-how = A block, before the move, shuts an empty hole outside the camps and at most 3 holes from an own piece for 3 rounds: nothing lands there or hops over it. A bridge, likewise, is something to hop over. A tornado, before the move, shuffles what stands on a hole and its six neighbours, all outside the camps. A double moves one piece twice, also behind one of these. Wings carry a piece to an empty hole at most 4 away. An exchange lets an own piece and another seat's at most 4 away change places. Neither goes into the camps of others.
rules-items-none = There are no items.

## Values of switches

expected-board = 3, 4 or 5
expected-pieces = "camp", a number, or a table as {"{"} 2 = 19, 4 = 13 {"}"}
expected-players = "any", or a list of numbers from 1 to 6 as [2, 3, 4, 6]
expected-jump = "adjacent" or "long"
expected-camps = "open", "pass" or "closed"
expected-goal-exit = "free" or "locked"
expected-blocking = "none", "swap" or "full_goal"
expected-no-move = "pass" or "forfeit"
expected-first-player = "toss" or a letter from "A" to "F"
expected-play-on = true or false
expected-deadlines = a list as [{"{"} turn = 20, out = 5 {"}"}, {"{"} turn = 25, out = 8, hold = true {"}"}]
expected-repetition = 0 for never, or a number from 2 to 1000000
expected-max-turns = 0 for never, or a number from 1 to 1000000
expected-teams = "none", "facing" or "alternate"
expected-team-win = "all", "first", {"{"} total = 15 {"}"} or {"{"} total = {"{"} 4 = 15, 6 = 23 {"}"} {"}"}
expected-items = "none" or a table as {"{"} block = 2, bridge = 2, tornado = 2, double = 2, wings = 2, exchange = 2 {"}"}
expected-clock = "none" or a table as {"{"} move_seconds = 30, timeouts = 3 {"}"}

## What is wrong with rules and positions

zone-empty = a seat needs a piece
book-not-text = it takes a text in quotes
fault-team-win-alone = there are no teams; set `teams` to "facing" or "alternate", or leave this at "all"
field-prop = it takes a hole, the letter of a seat and the turns it stays from 1 to 3, as i9A3,h8D1
field-prop-hole = blocks and bridges stand in empty holes outside every camp
field-twice = this field stands there twice
field-passes = it takes the number of passes in a row

## What the commands print and refuse

setting-form = it takes the form SWITCH=VALUE
no-such-seating = it takes a number from 1 to 6, or the letters of one seat, AD, ACE, ABDE, ABCDE or ABCDEF
no-presets = no presets in it
all-classic = The classic game, in every switch.
different-from-classic = Different from the classic game:
as-in-classic = As in the classic game:
its-rules = Its rules:
every-takes-one = --every: it takes one contender, who sits in every seat
more-than-one-seat = --position: more than one seat plays there
over-there = --position: the game is over there

## Saved games

record-cut-off = the file is cut off: its last line is not a whole digest; when it was written by hand, `starhop check --reseal FILE` signs it
record-none = not a saved game: it has no `format`
record-digest = the content is not the one that was saved: it was damaged or edited; `starhop check --reseal FILE` signs it as it is
record-moment = a moment as 2026-11-30T14:00:00Z
record-number = a number in quotes
record-texts = a list of texts
record-tables = tables, [[seats]]
record-table = a table
record-text = a text
sealed = signed as it is
nothing-to-resume = no game that is still going on is saved; `starhop games` lists all
no-home = there is no home folder to keep saved games in
games-title = Saved games
games-none = Nothing yet: every game you play is saved here by itself.
games-damaged = cannot be read
games-nothing = There is no saved game that is still going on.
name-taken = there is a game of that name; choose another
game-busy = another program has it open
saved = The game is saved; `starhop resume` goes on with it.

## The program itself

config-ignored = the config is left as it is, and not used until that is mended
config-title = What is wrong with the config
rules-ignored = your own presets are left as they are, and not used until that is mended
rules-faults-title = What is wrong with your own presets
theme-ignored = the theme looks like the one it is based on until that is mended
themes-title = What is wrong with your own themes
theme-colour = "#rrggbb", a number from 0 to 255, "default", or "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", each also as "bright-red"
theme-seats = a list of six colours, or [] for none
theme-letters = "auto", a colour, or a list of six colours
theme-sample = A theme of your own for starhop. A line takes effect when the # in front of it is taken away; what is not said is as in the theme it is based on. A colour is "#rrggbb", a number from 0 to 255 of the 256 colours, "default" for the one that is there anyway, or one of "black", "red", "green", "yellow", "blue", "magenta", "cyan" and "white", also with "bright-" before it; where the terminal has fewer colours, the nearest one is taken. A style has fg and bg for signs and ground, and bold, dim, underlined and reversed, which are true or false. Where a ground is given and no fg, signs are black or white, whichever is easier to read.
config-keys = a key or a list of keys, as "u", ["Enter", "F5"] or "Ctrl-Y"
broken-down = a part of the program broke down
not-a-terminal = the game needs a terminal, and standard input or output is none; --plain plays by typed lines, without one

## Lists

list-comma = { $head }, { $item }
list-and = { $head } and { $item }
list-or = { $head } or { $item }

## Numbers with their nouns, quoted by the messages below

count-pieces = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}
count-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
count-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
count-hops = { $hops ->
    [one] { $hops } hop
   *[other] { $hops } hops
}

## Seats and players

seat-colour = { $seat } ({ $colour })
players-not-allowed = { $preset } is not for { count-players }.

## The board: whose turn it is and what can be done

turn = turn { $turn }: { $seat } to move
first-turn = { $seat } brings all { $pieces } pieces to the { $goal }: click one, or Tab and Enter.
to-move-here = { $seat } to move: click a piece, or Enter for { $hole }. Tab: next piece.
to-move = { $seat } to move: click one of your pieces, or Tab to it and Enter.
picked = { $targets ->
    [one] { $targets } target
   *[other] { $targets } targets
} ( ): click one, or Tab to it and Enter. Esc puts it down.
preview-swap = Enter plays { $route }, a swap: the piece of { $seat } goes to { $hole }.
preview-out = { $route } misses a deadline: too few have left home, you would be out.
preview-step = Enter plays { $route }, a step. Tab: next target, Esc puts it down.
preview-hops = Enter plays { $route }, { count-hops }. Tab: next target, Esc puts it down.
deadline = { $pieces } more { $pieces ->
    [one] piece
   *[other] pieces
} must leave home by turn { $turn }
deadline-stay = { $pieces ->
    [one] the piece outside must not go back home
   *[other] none of the { $pieces } pieces outside may go back home
}
out-by-deadline = { $seat } is out: too few pieces had left home in time
out-by-no-move = { $seat } is out: it had no legal move
out-by-partner = { $seat } is out with its team
out-by-resigning = { $seat } has resigned
out-by-time = { $seat } is out: its time ran out too often
time-out = { $seat } has run out of time: the turn is passed
seconds-left = { $seconds }s
must-pass = { $seat } has no legal move: Enter, or a click here, passes the turn.
thinking = { $seat } is thinking.
thinking-deep = { $seat } is thinking: { $depth } deep, { $seconds } s.
flying = { $seat } moves { $moved }. Any key skips.
game-over = The game is over: { $ending }. Enter or a click here shows the result.
completion = Enter plays { $moved }.
completions = { $number } moves: { $moves }
hole-of = a piece of { $seat }
goal-of = goal of { $seat }
hole-in-goal = { $stands }, { $goal }
hole-and-deadline = { $stands }; { $deadline }
bots-turn = It is the turn of { $seat }, a bot.
cannot-move = The piece on { $hole } has no legal move.
bot-failed = The bot of { $seat } failed; the first legal move was played for it.
undone = { count-moves } taken back. { $key } plays again.
redone = { count-moves } played again.
scrolled = Moves (-{ $moves })
too-small = Terminal too small: is { $size }, needs { $needed }. { $key } quits.

## Windows and pages

place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
winner = { $seat } wins.
winners = { $seats } share the first place.
panel-teams = Teams: { $teams }
team-wins = { $seats } win.
alone-home = { $seat } is home.
result-hops = { count-hops } at most
result-line = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $home }/{ $pieces } home, { $hops }
chart-seat = { $told }; { count-rows } to go
ask-resign = Does { $seat } resign?
rules-title = Rules in force: { $name }

## Why a move is refused

refusal-not-playing = seat { $seat } does not play, or no more
refusal-no-piece = no piece stands on { $hole }
refusal-not-yours = the piece on { $hole } belongs to { $owner }, and it is { $seat }'s turn
refusal-nowhere = a turn must not end where it began, on { $hole }
refusal-unreachable = { $from } to { $to }: no step and no chain of hops leads there
refusal-leg = { $from } to { $to }: { $fault }
refusal-hop = hop { $number }, { $from } to { $to }: { $fault }
refusal-may-not-stop = { $hole } lies in a camp that a chain may pass through, but no turn may end there
refusal-goal-locked = { $from } to { $to }: a turn that begins in the goal must end in it
leg-taken = a piece of { $seat } stands there
leg-swap-needs-full-goal = an opponent stands there, and { $hole } in the goal is still empty: swapping needs a full goal
leg-nothing-to-hop = nothing to hop over at { $hole }
leg-blocked = { $hole } is blocked: nothing may land there or hop over it
item-used = { $item } on { $hole }: done. Now the move; Esc takes the item back.
item-used-pass = { $item } on { $hole }: done. No move is left: Enter passes, Esc takes it back.
item-enter = Enter plays { $turn }. Tab: next, Esc: back.
item-nowhere = there is no place for the { $item } now
item-hint = An item helps here: { $turn }
hole-block = a block of { $seat }: no way through
hole-bridge = a bridge of { $seat }: hop over it
hole-prop = { $stands }, for { $rounds ->
    [one] { $rounds } more turn of { $seat }
   *[other] { $rounds } more turns of { $seat }
}
item-none-left = no { $item } is left
item-taken = { $hole } is not empty
item-in-camp = { $hole } lies in a camp where that may not be
item-too-far = { $hole } is too far away; { $most } holes are the most
item-no-room = { $hole } and its six neighbours are not all on the board and outside every camp
item-other-piece = the double moves one piece twice, and the one on { $hole } is another
item-no-other = no piece that could be exchanged stands on { $hole }
leg-in-the-way = another piece is in the way at { $hole }
move-text-no-hole = the board has no hole `{ $name }`; a move looks like e3-g5

## Rules in plain words

preset-about = { $name ->
   *[other] { $about }
}
rules-board-other = A board of side { $side }, which does not exist.
rules-pieces = Each seat has { count-pieces }.
rules-pieces-with = { $pieces } with { $players } players
rules-pieces-table = Each seat has { $list }, otherwise as many as a camp has holes.
rules-players = For { $list } players.
rules-first-seat = Seat { $seat } begins.
rules-deadline = { $pieces } by turn { $turn }
rules-deadline-held = { $pieces } by turn { $turn } and ever after
rules-deadlines = So many pieces must have left home, or the seat is out: { $list }.
rules-repetition = The same position for the { $times ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $times }th
} time is a draw.
rules-total-with = { $total } with { $players } players
rules-team-total = A team wins when one of its members is home, or when so many of its pieces together stand in their goals: { $list }.
rules-clock = A turn that takes longer than { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} is passed; who lets it run out { $times ->
    [one] once
   *[other] { $times } times in a row
} is out.
rules-item = { $number } of the { $item }
rules-items = Each seat has items, one a turn: { $list }. { rules-items-how }
rules-turns = After { $turns } turns of every seat the game ends unfinished.

## What is wrong with settings

setting-unknown = there is no switch `{ $key }`; the switches are { $switches }
setting-near = there is no switch `{ $key }`; did you mean `{ $near }`?
setting-value = not a value of this switch; it takes { $expected }

## Contradictions of rules

fault-board = there is no board of side { $side }; it takes { $expected }
fault-pieces-key = the table has a number of pieces for `{ $key }` players; there can be 1 to { $most }
fault-pieces = { count-pieces } a seat cannot be placed for { count-players } ({ $seating }): { $reason }; what fits is { $fitting }
fault-players-number = there cannot be { $players } players; there can be 1 to { $most }
fault-players-nobody = nobody may play; it takes { $expected }
fault-players-not-allowed = this rule set is not for { count-players }; it is for { $allowed }
fault-first-player = seat { $seat } should begin but does not play; the seats of { count-players } are { $seats }, or use "toss"
fault-deadline-turn = deadline { $number } is at turn { $turn }; turns count from 1 to a million
fault-deadline-out-none = deadline { $number } asks for { $out } pieces outside; it must be at least 1
fault-deadline-out = deadline { $number } asks for { $out } pieces outside; with { $pieces } pieces a seat it can ask for 1 to { $pieces }
fault-deadline-order = deadline { $number } does not rise above the one before it; both `turn` and `out` must grow from deadline to deadline
fault-repetition = a position cannot end the game at occurrence { $times }; it takes { $expected }
fault-max-turns = a game cannot end after { $turns } turns; it takes { $expected }
fault-teams = { count-players } cannot form teams; teams need 4 or 6, or use "none"
fault-total-key = the table has a total for `{ $key }` players; there can be 1 to { $most }
fault-total-missing = the table has no total for { count-players }; add one, as { $players } = 15
fault-total-none = a team cannot win with { $total } pieces in; it must be at least 1
fault-total = a team cannot win with { $total } pieces in; it has { $pieces }, so it takes 1 to { $pieces }
fault-clock = `{ $key }` cannot be { $value }; it takes 1 to { $most }
fault-item-name = there is no item `{ $name }`; the items are { $items }
fault-item-count = there cannot be { $number } of `{ $item }`; it takes 0 to { $most }
zone-not-centred = { count-pieces } in a row of { $row } holes cannot be centred
zone-too-many = the rows from a corner have only { $holes } holes
zone-own-goal = the start and the goal of seat { $seat } would overlap
zone-starts-overlap = the start zones of seats { $seat } and { $other } would overlap

## What is wrong with any file

file-broken = not understood from here on: look for a missing quote, bracket, comma or `=`, and for a key that is wrong or there twice ({ $message })

## What is wrong with a rules file

book-not-a-preset = `{ $key }` stands outside a preset; begin a preset above it with its name in brackets, as [mine]
book-name = `{ $name }` cannot be a preset's name; use letters, digits, `-` and `_`
book-unknown-base = there is no such preset; there are { $presets }
book-circle = presets are based on one another in a circle: { $presets }; one of them must stand on its own

## What is wrong with the text of a position

position-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, but this board has { $expected }; rows are separated by `/`
position-row-length = row { $row } from the top speaks of { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}, but the board has { $expected } there
position-sign = row { $row } from the top has `{ $sign }`; a row takes the letters { $letters } and numbers of empty holes
position-count = seat { $seat } has { count-pieces }, but under these rules a seat has { $expected }
position-turn-missing = the seat to move is missing; put one of { $letters } behind the rows
position-turn = `{ $found }` is no seat that plays; the seat to move is one of { $letters }
position-unknown-field = `{ $field }` is no field of a position; there are t=, home=, out=, pass=, timeouts=, left=, block= and bridge=
field-turns = it takes the turns taken by each seat, { $seats ->
    [one] { $seats } number
   *[other] { $seats } numbers
} separated by commas
field-seats = it takes letters of { $letters }, each at most once in home= and out= together
field-left = it takes what each seat has left of the six items, { $seats ->
    [one] { $seats } group
   *[other] { $seats } groups
} as 2.2.2.2.2.2 separated by commas, none above what the rules give
field-timeouts = it takes the time-outs in a row of each seat, { $seats ->
    [one] { $seats } number
   *[other] { $seats } numbers
} from 0 to { $most } separated by commas
field-not-home = seat { $seat } cannot be home: its pieces do not stand in its goal

## What the commands print and refuse

no-such-number = it takes a whole number from { $least } to { $most }
unreadable = cannot be read: { $error }
no-toml-value = `{ $value }` is no TOML value: texts stand in quotes, lists in brackets ({ $error })
players-and-seats = --players { $seating } has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but --seats names { $named }
too-many-seats = --seats names { $seats } seats; there can be 1 to 6
no-such-preset = there is no preset `{ $name }`; there are { $presets }
preset-with = { $preset } with { count-players }
who-can-sit = it takes { $players }, with a name as Ann=human
fine-with = { $preset }: fine with { $numbers } players
players-line = Players: { $numbers }
based-on = Based on: { $preset }
games-left = { $played }/{ $games } games, { $time } left
match-played = { $preset }, { count-players }, seed { $seed }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} ({ $decided } decided, { $drawn } drawn, { $unfinished } unfinished)
game-not-won = { $preset }, { count-players }, game { $game } was not won: { $position }
alone-one-seat = --players { $seating }: alone there is one seat; it takes 1 or a letter from A to F
no-crossing = no crossing was found with a width of { $width }
bench-out-of-date = the bench of { $preset } is out of date
larger-than = larger than { $mebibytes } MiB

## Saved games

saved-won = { count-moves }, { $seat } has won
saved-over = { count-moves }, { $ending }
saved-led = { count-moves }, { $seat } leads
saved-moves = { count-moves }
copied = A copy is kept as { $name }.
name-typed = Keep a copy as: { $name }_
no-games = there are no saved games in { $folder }
no-such-game-yet = { $name }: no file, and no saved game; there are no saved games yet
no-such-game = { $name }: no file, and no saved game; there are { $games }
sound = sound; { $state }
no-such-action = --at { $number }: the game has { count-moves }
unwritable = cannot be written: { $error }
unsaved = the game cannot be saved, it goes on without: { $error }
kept-in = The game is saved in { $file }; `starhop resume` goes on with it.

## What is wrong with a saved game

record-too-large = no saved game is as large; it takes at most { $mebibytes } MiB
record-version = format { $found } is not known to this version of starhop; it reads format 1
record-unknown-key = there is no key `{ $key }` here; there are { $keys }
key-near = there is no key `{ $key }` here; did you mean `{ $near }`?
record-missing = the key `{ $key }` is missing
record-wrong-value = `{ $key }` cannot be { $value }; it takes { $expected }
record-rules = the rules contradict themselves: { $fault }
record-action = action { $number }, `{ $text }`: { $error }
record-diverged = after action { $number } the position is another than the one that was saved
record-keys = there are { $found } keys of positions; these actions have { $expected }
record-seats = nobody plays with the seats `{ $found }`; there are one seat, AD, ACE, ABDE, ABCDE and ABCDEF
record-player = { $found } does not play; there are "human" and "bot:easy" to "bot:expert"
action-seat = `{ $found }` is no seat; it takes a letter, as resign A

## The config, and the program itself

milliseconds = a number of milliseconds from 0 to { $most }
key-clash = the key { $key } would do two things on one screen, { $one } and { $other }
config-written = { $file } is written; every line of it can be taken into use
config-there = { $file } is there already, and was left as it is

## The command line

options-after-command = put the options behind the command, as starhop { $command } --preset NAME
option-unknown = there is no option `{ $option }` here
option-elsewhere = `{ $option }` belongs behind a command: { $commands }
option-twice = `{ $option }` may be said only once
option-conflict = `{ $option }` does not go with { $others }
argument-unknown = `{ $argument }` is one argument too many
argument-no-text = an argument is no text in UTF-8
arguments-missing = { $arguments } must be said, too
arguments-refused = the command line cannot be understood ({ $why })
no-such-command = there is no command `{ $name }`; there are { $commands }
command-missing = `{ $command }` needs a command behind it: { $commands }
value-missing = `{ $option }` needs a value
value-missing-of = `{ $option }` needs a value: { $values }
value-unknown = `{ $value }` is no value of `{ $option }`; it takes { $values }
value-unfit = `{ $value }` is no value of `{ $option }`: { $why }
value-unexpected = `{ $option }` takes no value, and here it has `{ $value }`
perhaps = { $told }; is `{ $near }` meant?
more-by-help = `{ $command } --help` tells more.

## What the system says

system-not-found = there is no such file or folder
system-not-allowed = permission is denied
system-there = a file or folder of that name is there already
system-folder = it is a folder, not a file
system-no-folder = a part of the way to it is no folder
system-read-only = nothing can be written there: the file system is read-only
system-full = the disk is full
system-quota = your share of the disk is used up
system-too-large = the file is too large
system-name-too-long = the name is too long
system-no-text = it is no text in UTF-8
system-unheard = nobody reads what is written
system-busy = something else is using it
system-memory = there is no memory left
system-other = the system refuses ({ $error })

## Outside engines in a match

unclosed-quote = a quote in `{ $command }` is not closed
no-such-player = there is no player `{ $player }`; there are { $bots }, and engine:COMMAND
no-duration = it takes a number of milliseconds, or one with its unit: 100ms, 0.1s
no-such-level = it takes { $levels }
engine-no-command = the command that starts the engine is missing, as in engine:"./engine --fast"
engine-no-start = could not be started: { $error }
engine-ended = ended in mid-game (exit code { $code })
engine-killed = was ended in mid-game (signal { $signal })
engine-closed = closed its output
engine-silent = gave no `{ $awaited }` within { $milliseconds } ms of `{ $asked }`
engine-endless = said a line without end
engine-deaf = does not read what it is told
engine-refused = answered `{ $answer }`, which cannot be played: { $why }
forfeit = game { $game }: player { $player } ({ $name }) { $what }; it forfeits the game
forfeits = player { $player } forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games
}

## Hints

hinting = Looking for a good move. Esc: never mind.
no-hint = No hint could be found.
hint-of = { $number } of { $all }: { $hint }
stood-in = The bot has moved for { $seat }; { $key } takes it back. No ladder points for this game.
hint-piece = Look at the piece on { $hole }. { $key } shows its move.
hint = { $route } { $reason }
deed-hint = a hint: the piece, then its move; again: the next best
deed-stand-in = let the bot play this turn for you
hint-hint = hint
hint-other = another
hint-stand-in = bot moves
sign-hint = the piece of a hint
reason-home = gets home
reason-swap = swaps the piece of { $seat } out of the goal
reason-clear = clears the own camp before the deadline at turn { $turn }
reason-leave = leaves the own camp; { $missing } more must by turn { $turn }
reason-straggler = brings the last straggler { count-rows } forward
reason-enter = brings a piece into the goal; { $outside } still outside
reason-enter-last = brings the last piece into the goal
reason-advance = brings a piece { count-rows } forward
reason-ladder = sets up a ladder: the next move can go { count-rows }
reason-block = takes a way of { count-rows } from { $seat }
reason-room = makes room in the goal for the others
reason-wait = keeps everything ready until the way is free
count-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}

## Without a screen

plain-welcome = Type a move, as e3-g5, or a word; `help` lists the words.
plain-usual = An empty line takes what stands in brackets.
plain-ask-preset = Which rules? { $presets } [{ $usual }]
plain-ask-players = How many players? { $numbers } [{ $usual }]
plain-players-form = it takes { $numbers } players under { $preset }, not `{ $found }`
plain-ask-seat = Who plays { $seat }? { $players } [{ $usual }]
who-bot = { $seat } ({ $bot })
who-named = { $name } ({ $seat })
plain-aim = { $seat } brings all { count-pieces } to the { $goal }.
plain-passed = { $who } passes.
plain-moved = { $who }: { $moved }, { $way }; { $home } of { $pieces } home.
plain-forward = { count-rows } forward
plain-backward = { count-rows } back
plain-sideways = sideways
plain-swap = a swap: the piece of { $seat } goes to { $hole }
plain-standing = { $place } { $who }: { $told }
plain-must-pass = { $seat } has no legal move: `pass` passes the turn.
plain-time = There is { $time } left for this turn.
plain-home = { $who }: { $home } of { $pieces } home.
plain-in-goal = {" "}In the goal: { $holes }.
plain-outside = {" "}On the way: { $holes }.
plain-held = Only bots still play: an empty line plays the next turn, `go` all of them.
plain-over = `undo` takes the last turn back, `new` begins another game, `quit` ends the program.
plain-replay = A replay: an empty line shows the next move, `back` the one before, `at 10` jumps, `go` tells the rest.
plain-only-shown = This game is only shown.
plain-yes-or-no = Please type yes or no.
plain-not-done = Then nothing is done.
plain-copy-form = `copy NAME` keeps a copy under a name; the game itself is saved after every move.
plain-seat-form = it takes a seat and who plays it, as `seat B bot:hard`; the seats are { $seats }, and there are { $players }
plain-sits = { $seat } is played by: { $player }.
plain-at-form = it takes the number of a move from 0 to { $all }
plain-hint-form = it takes a number from 1 to { $all }, or nothing for the next hint
plain-unknown = neither a move, as e3-g5, nor a word; `help` lists the words
plain-move = play a move; the route may be left out
plain-moves = the legal moves, or those of one piece
plain-board = the board in rows of letters
plain-where = where the pieces stand, in words
plain-position = the position in one line
plain-history = what was played so far
plain-rules = the rules in force
plain-hint = a good move, and why; again: the next best, of three
plain-stand-in = let the bot play this turn for you
plain-undo = take your last turn back
plain-redo = play it again
plain-pass = pass, when there is no legal move; also --
plain-resign = give up, after a question
plain-draw = agree on a draw, after a question
plain-seat = let somebody else play a seat, as seat B bot:hard
plain-copy = keep a copy under a name; also save NAME
plain-go = go on without waiting: bots among themselves, or a replay
plain-back = one move back
plain-at = to a move
plain-new = begin another game
plain-help = this list
plain-quit = end the program; the game is saved

## Crossing alone

solo-moves = { count-moves }
solo-par = { count-moves }, par { $par }
solo-known = { count-moves }, best known { $known }
solo-best = your best: { $moves }
solo-best-hints = your best: { $moves }, { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
}
solo-perfect = { count-moves }: nobody can do it in fewer.
solo-above = { count-moves }. It can be done in { $par }, and not in fewer.
solo-record = { count-moves }: fewer than the best known, { $known }!
solo-above-known = { count-moves }. The best known is { $known }.
solo-home = { count-moves }.
solo-new-best = That is your best so far.
best-unkept = best results are not kept: { $why }
seats-unkept = names and colours are not kept for the next time: { $why }
colours-once-each = colours takes the numbers 1 to 6, each once
left-as-it-is = { $told }; it is left as it is

## The ladder

title-1 = Scamp
title-2 = Young Page
title-3 = Page
title-4 = Young Squire
title-5 = Squire
title-6 = Aspirant
title-7 = Junior Master
title-8 = Master
title-9 = Senior Master
title-10 = First Master
title-11 = Hall Keeper
title-12 = Famed Hall Keeper
title-13 = House Keeper
title-14 = Famed House Keeper
title-15 = Council Member
title-16 = Council Elder
rated-change = { $who }: { $change }, now { $points } points, level { $level }, { $title }.
rated-risen = A level higher!
rated-fallen = A level lower.
unrated = Not for the ladder: { $why }.
unrated-friendly = a seat has changed hands in it, a bot has moved for a person, or it goes on from another game
unrated-set-up = it began from a position that was set up
unrated-known = it is on the ladder already
unrated-nameless = the player of { $seat } has no name
unrated-twice = { $name } sits in several seats
unscored-goes-on = the game is not over
page-twice = { $name } is there twice
unscored-seats = there are no points for games of { $seats }
unscored-three-teams = there are no points for three teams
only-losses = Decided too early, or left too early: only losses count.
award-encouraged = { $total } ({ $place }, { $encouragement } for pieces in the goal)
profile = { $who }: { $points } { $points ->
    [one] point
   *[other] points
}, level { $level }, { $title }; { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won
ladder-game = { $preset }: { $place } against { $others }, { $change } to { $points }
ladder-empty = Nobody is on the ladder yet: games in which every person has a name count.
no-such-profile-yet = nobody is on the ladder yet, so { $name } is not either
no-such-profile = { $name } is not on the ladder; on it are { $known }
level-syntax = it takes a seat and its level, 1 to 16, as A=3

## The toss

toss-title = the toss
tossing = Who begins? Any key skips the toss.
tossed = The toss lets { $seat } begin.


## Switches of the rules

button-switches = Rules
button-preferences = Settings
switches-hint = Left/Right or a click change a value; { $key } types one.
typed-over = Typing replaces it, Backspace changes it.
preset-name-hint = The switches are kept in your own rules.toml under this name: letters, digits, - and _. Enter keeps them, Esc does not.
ask-replace = You have a preset of that name. Shall the new one take its place?
deed-name = name the player of a seat
deed-colour = give a seat the next colour
deed-switches = change the rules, switch by switch
deed-reset = this switch as in the preset
deed-reset-all = all switches as in the preset
deed-keep-preset = keep the switches as a preset of your own
deed-change = change the value
deed-value = type the value
hint-continue = continue
hint-switches = change rules
hint-name = name
hint-colour = colour
hint-reset = reset
hint-reset-all = reset all
hint-keep-preset = save
start-hint-seat = Left/Right: who plays; { $name } names, { $colour } colours; Enter goes on.
theme-without-colours = This theme has no colours; { $key } takes the next theme.
seat-name-typed = Name of { $seat }: { $name }_  Enter keeps it.
named-seat = { $name } ({ $seat })
changed-preset = { $preset }, changed
cannot-begin = { $switch }: { $fault }
switches-title = Rules for { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $preset }
contradictions = { $faults ->
    [one] ! 1 contradiction
   *[other] ! { $faults } contradictions
}
switch-about = { $key ->
    [board] size of the board
    [pieces] pieces of each seat
    [players] how many may play
    [jump] how far a hop reaches
    [others_camps] corners of other seats
    [unused_camps] corners that nobody uses
    [goal_exit] may a goal be left again?
    [blocking] opponents in your goal
    [no_move] a seat that cannot move
    [first_player] who begins
    [play_on] playing on for places
    [deadlines] leaving home in time
    [repetition] positions that come back
    [max_turns] the longest game
    [teams] who plays together
    [team_win] when a team wins
    [clock] time for a turn
    [items] items of each seat
   *[other] { $key }
}
switch-takes = { $key } takes { $expected }. Enter sets it, Esc does not.
switch-before = { $sentence } ({ $preset }: { $value })
preset-typed = Save as preset: { $name }_
preset-shipped = { $name } comes with the program; choose another name.
preset-there = There is a preset { $name }.
preset-kept = { $name } is kept in { $file }

## The user's own files

file-left = the file is left as it is

## Settings

preferences-hint = Left/Right or a click change a value, at once and for good.
no-colours = Colours are off here: by NO_COLOR, by --color never or by the terminal.
animation-none = none
deed-preferences = settings: colours, language, keys and more
hint-preferences = settings
hint-change = change
panel-auto = as usual
panel-narrow = narrow
panel-wide = wide
panel-off = none
panel-is = The panel: { $breadth }
setting-name = { $key ->
    [language] Language
    [theme] Colours
    [glyphs] Signs of the board
    [zoom] Largest board
    [panel] Side panel
    [animation] Time of a hop
    [mouse] Mouse
    [bell] Bell
    [turn_board] Turning board
    [keys] Keys
    [preset] Rules of a new game
   *[other] { $key }
}
setting-about = { $key ->
    [language] The language of everything but names in files and commands.
    [theme] The colours: for a dark or a light background, the sixteen of old consoles, none, or a theme of your own.
    [glyphs] How marbles are drawn: a block of colour with its letter, a disc, or the letter alone.
    [zoom] How large the board is drawn at the most, however much room there is.
    [panel] How broad the panel beside the board is, where the board leaves room. A wide one tells moves with their whole route.
    [animation] How long each hop of a move is shown.
    [mouse] Whether the mouse plays, or is left to the terminal to select text.
    [bell] Whether the bell rings in the last five seconds of a turn, where turns are timed.
    [turn_board] Whether the board turns to the person to move, who then plays upwards.
    [keys] The set of keys: "vi" has h l y u b n for the six directions. Single keys are changed in the config.
    [preset] The preset that is chosen when none is named.
   *[other] { $key }
}
setting-word = { $value ->
    [auto] as large as fits
    [en] English
    [zh-Hans] 简体中文
    [zh-Hant] 繁體中文
    [dark] dark background
    [light] light background
    [sixteen] sixteen colours
    [mono] no colours
    [block] blocks
    [disc] discs
    [ascii] letters
    [compact] compact
    [normal] normal
    [large] large
    [huge] huge
    [true] on
    [false] off
   *[other] { $value }
}
setting-auto = auto: { $value }
setting-milliseconds = { $milliseconds } ms
setting-unkept = This counts until the program ends: { $error }
theme-about = { $key ->
    [based_on] The theme that comes with the program and is changed here: "dark", "light", "sixteen" or "mono".
    [seats] The six colours that the seats choose from; an empty list means none.
    [letters] The letters on marbles: "auto" for black or white, whichever is easier to read; or one colour, or six.
    [text] Words, and the ground of the whole screen.
    [strong] Words that matter.
    [dim] Words that may stand back.
    [warning] What is told of something that did not work.
    [bar] Titles, and the edge of windows.
    [button] Buttons, and the keys at the foot.
    [focus] What has the focus.
    [board] The ground that the board lies on.
    [names] The ranks and files at the edge of the board.
    [hole] Empty holes.
    [goal] Empty holes of a goal; "default" is the colour of the seat that has to fill them.
    [cursor] The empty hole under the cursor.
    [picked] The brackets around the piece that is picked up.
    [hinted] The signs around the piece that a hint is about.
    [target] The signs where a piece may go; "default" is the colour of the seat to move.
    [trail] The signs where the last move came by; "default" is the colour of its seat.
   *[other] { $key }
}
theme-name = `{ $name }` cannot be the name of a theme of your own; use letters, digits, `-` and `_`, and no name of a theme that comes with the program
theme-written = { $file } is written; every line of it can be taken into use, and --theme { $name } shows it

## The table of a match

match-player = player
match-wins = wins
match-places = places
match-mean = mean
match-turns = turns/game
match-time = ms/turn

## Lessons

button-learn = Learn
start-hint-learn = New to the game? { $key } or Learn: ten short lessons.
learn-plain = the lessons need the screen: leave `--plain` out
lessons-title = Learn to play
lesson-count = Lesson { $number } of { $all }
lesson-next = Next lesson
lesson-last = Go on
hint-go-on = go on
choice-lesson = Back to the lesson
lesson-go-on = Enter, or a click here, goes on.
lesson-missed = { $moved } is legal, but not asked for here, so it is back again. { $hint }
lesson-take-back-first = Take the last move back first.
lesson-how-click = Click the piece, then the hole. Or go there by the arrows and press Enter.
lesson-how-tab = Tab goes from piece to piece, and with a piece picked up from hole to hole.
lesson-how-letters = { $key } puts a letter on everything that can be chosen.
lesson-how-type = { $key } lets you type a move: g5-i7.
lesson-how-take-back = { $undo }, or a click on it at the foot, takes a move back; { $redo } plays it again.
lesson-how-hint = { $key } gives a hint: the piece, and once more its move.
lesson-how-rules = The menu ({ $key }) tells the rules in force in plain words.
lesson-step = A step
lesson-step-task = The pieces with an A are yours. Move one of them to an empty hole right beside it.
lesson-step-done = Well done. That was a step: one of the two things a piece can do.
lesson-step-hint = A step ends in a hole beside the one it began in.
lesson-hop = A hop
lesson-hop-task = The other thing is to hop: over a piece right beside yours, into the empty hole behind it. Hop.
lesson-hop-done = Right! A hop goes twice as far as a step.
lesson-hop-hint = Choose a hole just behind another piece: two away from its own, not one.
lesson-chain = A chain of hops
lesson-chain-task = Hops can follow one another in one turn, in any direction. Take the piece on g5 and hop twice or more; you choose where to stop.
lesson-chain-done = Fine! You choose where it ends; the hops that lead there are found for you.
lesson-chain-hint = Go further: to i9 it is two hops, to k11 three.
lesson-others = Over anyone
lesson-others-task = You may hop over the pieces of others just as well: those of D here. Do it.
lesson-others-done = Good. And D's piece is still there: nothing is ever captured.
lesson-others-hint = From g5 you can hop over the piece of D on h6.
lesson-take-back = Taking back
lesson-take-back-task = Oh dear: you just moved i8 to j8, and your chain is broken. Take that back, then make the three hops from g5.
lesson-take-back-done = Much better. Against bots, too, you can go back as far as you like.
lesson-take-back-hint = With i8 in its place, g5 gets to k11.
lesson-goal = Your goal
lesson-goal-task = All your pieces have to get into the camp opposite your own; its empty holes are marked by a colon. Bring one in now.
lesson-goal-done = In! Pieces may go on inside, and make room for those that come later.
lesson-goal-hint = Your goal is where D began; other camps do not count. k13 is right before it.
lesson-ladder = A ladder
lesson-ladder-task = For once you have two turns. Use the first to complete a ladder, and the second to go up all of it: five hops from g5.
lesson-ladder-done = Five hops, from one end of the board to the other! Who builds ladders wins.
lesson-ladder-hint = One rung is missing, on j10. Which piece can step there?
lesson-straggler = Nobody left behind
lesson-straggler-task = Your pieces are nearly there, but one is still at home, on e1. Bring it out of your camp in this turn.
lesson-straggler-done = Just in time: alone, with nothing left to hop over, the way is long.
lesson-straggler-hint = e1 has to leave the camp: two hops over D's pieces do it.
lesson-home = The last one home
lesson-home-task = Nine of your ten pieces are in the goal. Bring the last one in, and you have won.
lesson-home-done = You have won! Whoever gets all pieces home first does.
lesson-home-hint = The one empty hole is k15. From k11 two hops lead there.
lesson-long-hops = House rules
lesson-long-hops-task = Tables differ. At this one hops may be long: over one piece at any distance, to the hole as far behind it. Make a long hop.
lesson-long-hops-done = Right. The form for a new game has many such rules to choose from.
lesson-long-hops-hint = Between g5 and j8 lie two empty holes, so g5 lands behind j8 with two between.
learned-title = You can play now
ask-first-game = That is all there is to it. How about a first game, against an easy bot? You can take moves back as often as you like.
choice-first-game = A first game
choice-next-lesson = Next lesson
choice-previous-lesson = Lesson before
deed-next-lesson = the next lesson
deed-previous-lesson = the lesson before
deed-leave-lesson = put the piece down; leave the lessons
deed-learn = learn to play, in ten short lessons
hint-next-lesson = next lesson
hint-previous-lesson = lesson before
hint-learn = learn
