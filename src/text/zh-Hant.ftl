# starhop 的文字：繁體中文（台灣、香港的說法）。訊息與 en.ftl 相同，{ $大括號 } 裡的內容由程式填入。
# 檔案和指令裡的名稱、按鍵名和走法範例不翻譯。不用寬度不定的符號（刪節號、彎引號、間隔號）。

## Colours and corners

hue-red = 紅
hue-pink = 粉紅
hue-plum = 紫紅
hue-yellow = 黃
hue-olive = 橄欖
hue-cyan = 青
hue-green = 綠
hue-violet = 紫
hue-blue = 藍
hue-orange = 橙
hue-brown = 棕
hue-white = 白
hue-grey = 灰
hue-black = 黑
corner-a = 下方
corner-b = 左下
corner-c = 左上
corner-d = 上方
corner-e = 右上
corner-f = 右下

## Players

person = 玩家
bot-easy = 初級電腦
bot-normal = 中級電腦
bot-hard = 高級電腦
bot-expert = 專家電腦

## The form for a new game

start-title = starhop - 跳棋
start-subtitle = 開新局
start-players = 人數
start-differences = 和經典玩法的差別
start-classic = 經典玩法，沒有更動。
start-more = .. 還有更多：按 { $key } 看全部
button-play = 開始
button-continue = 繼續
button-games = 存檔
button-help = 說明
button-quit = 離開
start-hint-presets = 點選，或用 Up/Down 挑選玩法；Enter 下一步，{ $key } 直接開始。
start-hint-players = 用 Left/Right 或 1-6 選人數；Enter 下一步。
start-hint-button = Enter 按下；Left/Right 移到其他按鈕。
start-no-back = 按 { $key } 結束程式。

## The board

over = 對局結束
held = 電腦已暫停。按 { $key } 繼續。
labels = 輸入棋子或落點上的字母。Esc 返回。
prompt-empty = 輸入走法，例如 e3-g5。Tab 補完，Enter 走棋，Esc 返回。
hole-empty = 空格
nothing-to-undo = 沒有玩家走的棋可以悔。
nothing-to-redo = 沒有悔過的棋可以重走。
bots-do-not-agree = 電腦不同意和棋。
interrupted = 再按一次 Ctrl-C 結束程式。
mouse-on = 滑鼠用來下棋。按 { $key } 還給終端機。
mouse-off = 滑鼠現在用來選取文字。按 { $key } 再用來下棋。
panel-moves = 棋譜
panel-out = 出局
panel-home = 到家
panel-no-moves = 還沒走棋
move-resigns = 認輸
move-draw = 同意和棋
move-pass = 停一手
move-time-out = 逾時
completion-none = 沒有這樣開頭的走法。
full-stop = 。

## Looking back at a game

look-past = 回顧：用 Left 和 Right 一步步看，Enter 播放，Esc 回到棋局。
look-replay = 重播：用 Left 和 Right 一步步看，Enter 播放，輸入步數再按 Enter 跳過去。
look-begin = 開局的樣子。
look-title = 第 { $at } 步，共 { $all } 步
look-runs = 每 { $milliseconds } 毫秒一步：{ $faster } 加快，{ $slower } 放慢，Enter 停下。
look-typed = 跳到第 { $number } 步_  Enter 確定，Esc 取消。
look-played = { $seat } 走了 { $action }。

## Windows

menu-title = 選單
result-title = 結果
question-title = 確定嗎？
seats-title = 座位
seats-hint = 用 Left 和 Right 選擇由誰來下。
ask-draw = 所有玩家都同意和棋嗎？
ask-quit = 要離開嗎？這一局沒有存檔，會不見。
ask-leave = 要另開新局嗎？目前這一局會不見。
ask-delete = 要刪除這個存檔嗎？刪除後無法復原。
choice-resume = 回到棋局
choice-rules = 本局規則
choice-help = 說明
choice-undo = 悔棋
choice-seats = 換人來下
choice-copy = 另存一份 ..
choice-games = 存檔
choice-resign = 認輸
choice-draw = 提議和棋
choice-new-game = 開新局
choice-chart = 走勢圖
choice-rematch = 再來一局
choice-board = 看棋盤
choice-quit = 離開
choice-yes = 是 (y)
choice-no = 否 (n)
chart-title = 走勢：每走一步之後還差多少行
result-no-hops = 沒跳過

## Help

help-title = 說明
help-game = 玩法
help-signs = 棋盤上的記號
help-keys = 按鍵
help-mouse = 滑鼠
help-aim = 搶先把自己的棋子全部走到對面的營地。
help-turn = 每回合動一顆棋子：走到相鄰的空格，或是隔著一顆棋子跳到它後面的空格。能跳就可以繼續連跳，方向不拘，跳過誰的棋子都可以。棋子不會被吃掉。
sign-piece = A 的棋子
sign-empty = 空格
sign-goal = 要填滿的終點
sign-moved = 剛走的棋子
sign-origin = 它的起點；+ 是途中的落點
sign-cursor = 游標
sign-picked = 拿起的棋子
sign-target = 可以走到這裡
sign-late = 連續逾時的次數
sign-landing = 路線上的第 2 個落點
help-mouse-use = 先點棋子，再點落點；也可以直接拖曳過去。按右鍵放下棋子。滾輪捲動清單。看起來像按鈕的都可以點。

## What keys do

deed-walk = 移動游標
deed-focus = 移動
deed-north-west = 往左上一格
deed-north-east = 往右上一格
deed-west = 往左一格
deed-east = 往右一格
deed-south-west = 往左下一格
deed-south-east = 往右下一格
deed-pick = 拿起棋子；走到這裡
deed-choose = 選擇
deed-next = 下一顆能走的棋子，或下一個落點
deed-previous = 上一個
deed-field = 下一項或上一項
deed-label = 用字母選擇
deed-command = 輸入走法，例如 e3-g5
deed-put-down = 放下棋子；選單
deed-back = 返回
deed-undo = 悔棋
deed-redo = 重走悔掉的棋
deed-recall = 再看一次上一步
deed-pause = 暫停或繼續電腦
deed-continue = 繼續上次的對局
deed-games = 存檔清單
deed-replay = 重播
deed-delete = 刪除
deed-scroll = 捲動
deed-theme = 換一組顏色
deed-zoom = 放大或縮小棋盤
deed-panel = 側欄：窄、寬、不顯示
deed-turn = 轉動棋盤（只改變視角）
deed-mouse = 滑鼠下棋，或選取文字
deed-help = 本說明
deed-rules = 完整規則
deed-menu = 選單：規則、認輸、和棋、開新局、離開
deed-play = 開始下棋
deed-players = 選擇人數
deed-quit = 離開
deed-interrupt = 連按兩次：立刻結束
deed-suspend = 暫時回到 shell
deed-redraw = 重繪螢幕
deed-earlier = 往回看一步
deed-later = 往後看一步
deed-first = 到開頭
deed-last = 到最後一步
deed-faster = 加快
deed-slower = 放慢
deed-take-over = 從這個局面接著下
deed-number = 輸入第幾步，按 Enter 跳到那裡
deed-run = 自動播放或停下

## Words beside keys at the foot of a screen

hint-pick = 選擇
hint-put-down = 放下
hint-use = 使用
hint-next = 下一個
hint-label = 字母
hint-command = 輸入
hint-undo = 悔棋
hint-recall = 上一步
hint-help = 說明
hint-menu = 選單
hint-back = 返回
hint-complete = 補完
hint-begin = 開始
hint-play = 走棋
hint-quit = 離開
hint-rules = 規則
hint-theme = 顏色
hint-pause = 暫停
hint-keep = 確定
hint-open = 開啟
hint-replay = 重播
hint-delete = 刪除
hint-games = 存檔
hint-scroll = 捲動
hint-earlier = 往回
hint-later = 往後
hint-run = 播放
hint-stop = 停下
hint-jump = 跳過去
hint-look-back = 回顧
hint-take-over = 從這裡接著下

## Why a move is refused

refusal-game-over = 對局已經結束
refusal-must-move = 還有棋可走，不能停一手
refusal-must-pass = 沒有棋可走，只能停一手
item-no-items = 這套規則沒有道具
item-unused = 這一回合沒有用道具
item-one-a-turn = 一回合用一個道具；走棋前用了道具的，後面只能再用動力彈珠
item-not-a-shuffle = 龍捲風只把原有的棋子打亂，不會移到路障或橋的位置
item-swap-first = 換位就結束這一回合，動力彈珠不能從換位開始
items-title = 道具
item-about-block = 走棋前：在空格設路障，三回合
item-about-bridge = 走棋前：搭橋供人跳過，三回合
item-about-tornado = 走棋前：打亂一處七格裡的棋子
item-about-double = 同一顆棋子連走兩步
item-about-wings = 棋子飛到四格以內的空格
item-about-exchange = 與四格以內別家的棋子換位
item-ask-block = 路障：選一個空格 ( )，按 Enter 或點擊。Tab 下一個，Esc 返回。
item-ask-bridge = 修路工：選一個空格 ( )，按 Enter 或點擊。Tab 下一個，Esc 返回。
item-ask-tornado = 龍捲風：選中心 ( )，按 Enter 或點擊。Tab 下一個，Esc 返回。
item-ask-double = 動力彈珠：選一顆棋子連走兩步。Tab 下一顆，Esc 返回。
item-ask-wings = 飛天翼：選要飛的棋子。Tab 下一顆，Esc 返回。
item-ask-exchange = 移形換位：先選自己的棋子。Tab 下一顆，Esc 返回。
item-second = 動力彈珠：再走第二步 ( )。Tab 下一個落點，Esc 重走第一步。
deed-items = 用道具（有道具的規則）
hint-items = 道具
sign-block = 路障
sign-bridge = 橋
help-items = 道具
help-items-use = 規則裡有道具時，一回合可以用一個。路障、修路工和龍捲風在走棋前用，用完再走棋；動力彈珠、飛天翼和移形換位本身就是這一步棋。走棋前用了道具，後面還可以用動力彈珠。
item-block = 路障
item-bridge = 修路工
item-tornado = 龍捲風
item-double = 動力彈珠
item-wings = 飛天翼
item-exchange = 移形換位
leg-bridge = 那裡有一座橋
action-item-form = 用道具的一回合寫成 block i9 e3-g5、bridge i9 e3-g5、tornado i9 A..BD.. e3-g5、double e3-g5 g5-g6、wings e3-i7 或 exchange e3-i7
refusal-no-clock = 這套規則不限時，不會逾時
leg-swap-from-inside = 那裡是對手的棋子，只有終點外的棋子才能換位
leg-shut = 那個營地不能進去
leg-not-straight = 不在一直線上
leg-no-middle = 跳的時候，正中間必須有一顆棋子
leg-too-long = 只能隔著相鄰的一顆棋子跳
leg-step-in-chain = 一回合不是走一格就是連跳，不能又走又跳
move-text-empty = 少了一格；走法要寫成 e3-g5 或 e3-g5-i7
move-text-short = 走法至少要有兩格，例如 e3-g5
move-text-swap-inside = x 只能寫在最後一格前面，例如 h12-j14xl16

## Why a game is over

ending-decided = 勝負已分
ending-stuck = 和棋：大家都走不動了
ending-repetition = 和棋：同一局面重複太多次
ending-agreed = 和棋：大家同意
ending-turn-limit = 回合用完，未分勝負

## Rules in plain words

rules-board-small = 小棋盤：73 格，每個營地 6 格。
rules-board-usual = 一般棋盤：121 格，每個營地 10 格。
rules-board-large = 大棋盤：181 格，每個營地 15 格。
rules-pieces-camp = 營地有幾格，每方就有幾顆棋子。
rules-players-any = 幾個人都能玩。
rules-jump-adjacent = 近跳：隔著相鄰的一顆棋子，跳到緊貼它的另一邊。
rules-jump-long = 遠跳（空跳）：同一直線上隔著任意距離的一顆棋子，跳到它另一邊同樣遠的地方，途中不能有別的棋子。
rules-others-open = 可以走進別家的營地並停在那裡。
rules-others-pass = 連跳可以經過別家的營地，但不能停在那裡。
rules-others-closed = 不能進入別家的營地；可以跳過那裡的棋子。
rules-unused-open = 可以走進沒人用的營地並停在那裡。
rules-unused-pass = 連跳可以經過沒人用的營地，但不能停在那裡。
rules-unused-closed = 不能進入沒人用的營地；可以跳過那裡的棋子。
rules-exit-free = 棋子進了終點還可以再出來。
rules-exit-locked = 從終點裡起步的棋子，最後必須還在終點裡。
rules-blocking-none = 對手的棋子賴在你的終點裡，就只能等它離開。
rules-blocking-swap = 終點裡沒有空格時，外面的棋子可以和裡面對手的棋子換位，對手的棋子回到你起步的地方。
rules-blocking-full-goal = 你走完後終點已滿，而且其中至少有你的一顆棋子，就算到家。
rules-no-move-pass = 沒有棋可走就停一手。
rules-no-move-forfeit = 沒有棋可走就出局。
rules-first-toss = 抽籤決定誰先走。
rules-play-on = 第一家到家後，其他人繼續下，排出名次。
rules-play-on-not = 有一家到家，對局就結束。
rules-deadlines-none = 沒有限期出營的規定。
rules-repetition-none = 同一局面可以重複任意多次。
rules-turns-none = 不限回合數。
rules-teams-none = 各自為戰。
rules-teams-facing = 對面的兩家一隊；有一家出局，全隊就輸。
rules-teams-alternate = 依走棋順序，隔一家為一隊；有一家出局，全隊就輸。
rules-team-win-all = 全隊都到家才算贏。
rules-team-win-first = 隊裡有一家到家就算贏。
rules-items-how = 路障：走棋前放在營地外、離自己棋子不超過 3 格的空格，三回合內不能落子，也不能跳過。修路工：在同樣的地方搭一座橋，可以跳過。龍捲風：走棋前把營地外一格和周圍六格上的棋子隨機打亂。動力彈珠：同一顆棋子連走兩步，也可以接在前三種之後。飛天翼：棋子飛到 4 格以內的空格。移形換位：自己的棋子和 4 格以內別家的棋子換位。後兩種都不能進入別家的營地。
rules-items-none = 沒有道具。
rules-clock-none = 走棋不限時。

## Values of switches

expected-board = 3、4 或 5
expected-pieces = "camp"、一個數字，或像 {"{"} 2 = 19, 4 = 13 {"}"} 的表格
expected-players = "any"，或由 1 到 6 的數字組成的清單，例如 [2, 3, 4, 6]
expected-jump = "adjacent" 或 "long"
expected-camps = "open"、"pass" 或 "closed"
expected-goal-exit = "free" 或 "locked"
expected-blocking = "none"、"swap" 或 "full_goal"
expected-no-move = "pass" 或 "forfeit"
expected-first-player = "toss"，或 "A" 到 "F" 的一個字母
expected-play-on = true 或 false
expected-deadlines = 清單，例如 [{"{"} turn = 20, out = 5 {"}"}, {"{"} turn = 25, out = 8, hold = true {"}"}]
expected-repetition = 0 表示不限，或 2 到 1000000 的數字
expected-max-turns = 0 表示不限，或 1 到 1000000 的數字
expected-teams = "none"、"facing" 或 "alternate"
expected-team-win = "all"、"first"、{"{"} total = 15 {"}"} 或 {"{"} total = {"{"} 4 = 15, 6 = 23 {"}"} {"}"}
expected-items = "none"，或像 {"{"} block = 2, bridge = 2, tornado = 2, double = 2, wings = 2, exchange = 2 {"}"} 這樣的表
expected-clock = "none"，或像 {"{"} move_seconds = 30, timeouts = 3 {"}"} 的表格

## What is wrong with rules and positions

zone-empty = 每方至少要有一顆棋子
book-not-text = 要用引號括起來的文字
fault-team-win-alone = 沒有組隊；請把 `teams` 設為 "facing" 或 "alternate"，或是讓這裡維持 "all"
field-prop = 這裡寫棋位、一家的字母、還留幾回合（1 到 3），如 i9A3,h8D1
field-prop-hole = 路障和橋只能在營地外的空位上
field-twice = 這個欄位寫了兩次
field-passes = 要寫連續停了幾手

## What the commands print and refuse

setting-form = 要寫成 開關=值 的形式（SWITCH=VALUE）
no-such-seating = 要寫 1 到 6 的數字，或是單一座位的字母，或是 AD、ACE、ABDE、ABCDE、ABCDEF
no-presets = 裡面沒有玩法
all-classic = 經典玩法，每個開關都一樣。
different-from-classic = 和經典玩法不同的地方：
as-in-classic = 和經典玩法相同的地方：
its-rules = 規則：
every-takes-one = --every：只寫一個棋手，由它坐所有座位
more-than-one-seat = --position：局面裡不只一家
over-there = --position：這個局面已經結束

## Saved games

record-cut-off = 檔案不完整：最後一行不是完整的驗證碼；如果是手寫的檔案，可以用 `starhop check --reseal FILE` 重新簽署
record-none = 不是存檔：沒有 `format`
record-digest = 內容和存檔時不同：檔案損壞了，或是被改過；`starhop check --reseal FILE` 可以照現況簽署
record-moment = 時間，例如 2026-11-30T14:00:00Z
record-number = 引號裡的數字
record-texts = 文字清單
record-tables = 表格清單 [[seats]]
record-table = 一個表格
record-text = 一段文字
sealed = 已照現況簽署
nothing-to-resume = 沒有還沒下完的存檔；`starhop games` 會列出所有存檔
no-home = 找不到家目錄，沒有地方存檔
games-title = 存檔清單
games-none = 還沒有存檔：下過的每一局都會自動存在這裡。
games-damaged = 無法讀取
games-nothing = 沒有還沒下完的存檔。
name-taken = 已經有同名的存檔，請換一個名稱
game-busy = 另一個程式正在使用它
saved = 已存檔；`starhop resume` 可以接著下。

## The program itself

config-ignored = 設定檔維持原樣，改好之前不使用
config-title = 設定檔的問題
rules-ignored = 你自己的玩法維持原樣，改好之前不使用
rules-faults-title = 你自己的玩法的問題
theme-ignored = 改好之前，這個主題的樣子和它依據的主題相同
themes-title = 你自己的主題的問題
theme-colour = "#rrggbb"、0 到 255 的數、"default"，或 "black"、"red"、"green"、"yellow"、"blue"、"magenta"、"cyan"、"white"，都可以加 bright-，例如 "bright-red"
theme-seats = 六種顏色的清單，不用顏色就寫 []
theme-letters = "auto"、一種顏色，或六種顏色的清單
theme-sample = starhop 的自訂主題。去掉行首的 #，這一行就生效；沒有寫的和它依據的主題相同。顏色可以寫 "#rrggbb"、256 色中的號碼 0 到 255、"default"（原來是什麼就是什麼），或 "black"、"red"、"green"、"yellow"、"blue"、"magenta"、"cyan"、"white" 之一，前面也可以加 "bright-"；終端機顏色不夠時取最接近的。樣式裡 fg 是字的顏色，bg 是底色，bold（粗體）、dim（暗淡）、underlined（底線）、reversed（反白）寫 true 或 false。寫了底色而沒寫 fg 時，字用黑色或白色，哪個清楚用哪個。
config-keys = 一個按鍵或按鍵的清單，例如 "u"、["Enter", "F5"] 或 "Ctrl-Y"
broken-down = 程式的一部分出了問題
not-a-terminal = 這個遊戲需要終端機，而標準輸入或標準輸出不是終端機；加上 --plain 就可以不用終端機，逐行輸入來下

## Lists

list-comma = { $head }、{ $item }
list-and = { $head } 和 { $item }
list-or = { $head } 或 { $item }

## Seats and players

seat-colour = { $seat } ({ $colour })
players-not-allowed = { $preset } 不能 { $players } 個人玩。

## The board: whose turn it is and what can be done

turn = 第 { $turn } 回合：輪到 { $seat } 走棋
first-turn = { $seat } 要把 { $pieces } 顆棋子全部走到{ $goal }：點一顆，或按 Tab 再按 Enter。
to-move-here = 輪到 { $seat } 走棋：點一顆棋子，或按 Enter 拿起 { $hole }。Tab 下一顆。
to-move = 輪到 { $seat } 走棋：點自己的一顆棋子，或按 Tab 選到再按 Enter。
picked = { $targets } 個落點 ( )：點一個，或按 Tab 選到再按 Enter。Esc 放下。
preview-swap = Enter 走 { $route }，換位：{ $seat } 的棋子換到 { $hole }。
preview-out = { $route } 會錯過期限：出營的棋子不夠，你會出局。
preview-step = Enter 走 { $route }，走一格。Tab 下一個落點，Esc 放下。
preview-hops = Enter 走 { $route }，跳 { $hops } 次。Tab 下一個落點，Esc 放下。
deadline = 第 { $turn } 回合前還要有 { $pieces } 顆棋子出營
deadline-stay = 營外的 { $pieces } 顆棋子都不能再回營
out-by-deadline = { $seat } 出局：出營的棋子沒有在期限內湊足
out-by-no-move = { $seat } 出局：沒有棋可走
out-by-partner = { $seat } 隨隊出局
out-by-resigning = { $seat } 認輸
out-by-time = { $seat } 出局：逾時次數太多
time-out = { $seat } 逾時：這一回合停一手
seconds-left = { $seconds }秒
must-pass = { $seat } 沒有棋可走：按 Enter 或點這裡停一手。
thinking = { $seat } 正在思考。
thinking-deep = { $seat } 正在思考：深度 { $depth }，{ $seconds } 秒。
flying = { $seat } 走 { $moved }。按任意鍵略過動畫。
game-over = 對局結束：{ $ending }。按 Enter 或點這裡看結果。
completion = Enter 走 { $moved }。
completions = { $number } 種走法：{ $moves }
hole-of = { $seat } 的棋子
goal-of = { $seat } 的終點
hole-in-goal = { $stands }，{ $goal }
hole-and-deadline = { $stands }；{ $deadline }
bots-turn = 現在輪到 { $seat }，由電腦走棋。
cannot-move = { $hole } 的棋子無路可走。
bot-failed = { $seat } 的電腦出了問題，已經替它走了第一種走法。
undone = 悔了 { $moves } 步。按 { $key } 重走。
redone = 重走了 { $moves } 步。
scrolled = 棋譜 (-{ $moves })
too-small = 終端機太小：目前 { $size }，需要 { $needed }。按 { $key } 離開。

## Windows and pages

place = 第{ $place }名
winner = { $seat } 獲勝。
winners = { $seats } 並列第一。
panel-teams = 分隊：{ $teams }
team-wins = { $seats } 獲勝。
alone-home = { $seat } 全部到家。
result-hops = 一回合最多跳 { $hops } 下
result-line = { $turns } 回合，到家 { $home }/{ $pieces }，{ $hops }
chart-seat = { $told }；還差 { $rows } 行
ask-resign = { $seat } 要認輸嗎？
rules-title = 本局規則：{ $name }

## Why a move is refused

refusal-not-playing = { $seat } 不在局中，或已經離開
refusal-no-piece = { $hole } 上沒有棋子
refusal-not-yours = { $hole } 上是 { $owner } 的棋子，現在輪到 { $seat }
refusal-nowhere = 不能走回原處 { $hole }
refusal-unreachable = { $from } 到 { $to }：走一格到不了，連跳也到不了
refusal-leg = { $from } 到 { $to }：{ $fault }
refusal-hop = 第 { $number } 跳，{ $from } 到 { $to }：{ $fault }
refusal-may-not-stop = { $hole } 所在的營地只能連跳經過，不能停下
refusal-goal-locked = { $from } 到 { $to }：從終點裡起步，最後必須還在終點裡
leg-taken = 那裡有 { $seat } 的棋子
leg-swap-needs-full-goal = 那裡是對手的棋子，而終點裡的 { $hole } 還空著：終點滿了才能換位
leg-nothing-to-hop = { $hole } 上沒有棋子可跳
leg-blocked = { $hole } 有路障：不能落子，也不能跳過
item-used = { $item }用在 { $hole }。接著走棋；Esc 收回道具。
item-used-pass = { $item }用在 { $hole }，沒有棋可走了：Enter 停一手，Esc 收回道具。
item-enter = Enter 走 { $turn }。Tab 下一個，Esc 返回。
item-nowhere = { $item }現在沒有地方可用
item-hint = 可以用道具：{ $turn }
hole-block = { $seat } 的路障：不能落子，也不能跳過
hole-bridge = { $seat } 的橋：可以跳過
hole-prop = { $stands }，還留 { $seat } 的 { $rounds } 個回合
item-none-left = { $item }已經用完
item-taken = { $hole } 不是空位
item-in-camp = { $hole } 在營地裡，不能這樣用
item-too-far = { $hole } 太遠；最多相隔 { $most } 個棋位
item-no-room = { $hole } 和它周圍六個棋位沒有全在棋盤上、營地外
item-other-piece = 動力彈珠讓同一顆棋子連走兩步，{ $hole } 上的是另一顆
item-no-other = { $hole } 上沒有可以換位的棋子
leg-in-the-way = { $hole } 上有別的棋子擋著
move-text-no-hole = 棋盤上沒有 `{ $name }`；走法要寫成 e3-g5

## Rules in plain words

preset-about = { $name ->
    [classic] 最常見的玩法，初學從這裡開始
    [masters] 可以經過別家營地，進了終點不出來，能把擋路的換走
    [super] 超級跳棋：masters 加上遠跳
    [big] 大棋盤，每方 15 顆棋子
    [small] 小棋盤上的快棋，每方 6 顆棋子
    [crowd] 兩人時 19 顆棋子，四人 13 顆，其餘 10 顆
    [no-spoil] 誰也堵不住誰：終點滿了就算，賴著不走的輸
    [qq] 騰訊 QQ 跳棋近跳規則：要限期出營
    [qq-long] 騰訊 QQ 跳棋遠跳（空跳）規則
    [qq-teams] 騰訊 QQ 跳棋組隊規則，二對二或三對三
    [qq-items] QQ 跳棋道具場規則，每種道具兩個
    [partners] 對家互相幫忙，一起到家
   *[other] { $about }
}
rules-board-other = 邊長 { $side } 的棋盤，並不存在。
rules-pieces = 每方 { $pieces } 顆棋子。
rules-pieces-with = { $players } 人時 { $pieces } 顆
rules-pieces-table = 每方的棋子數：{ $list }，其餘和營地的格數一樣多。
rules-players = { $list } 人玩。
rules-first-seat = { $seat } 先走。
rules-deadline = 第 { $turn } 回合前 { $pieces } 顆
rules-deadline-held = 第 { $turn } 回合前 { $pieces } 顆，之後也不能減少
rules-deadlines = 限期出營的棋子數，不夠就出局：{ $list }。
rules-repetition = 同一局面出現 { $times } 次就算和棋。
rules-total-with = { $players } 人時 { $total } 顆
rules-team-total = 隊裡有一家到家，或是全隊進入各自終點的棋子加起來達到規定數目，就算贏：{ $list }。
rules-clock = 走一回合超過 { $seconds } 秒就停一手；連續逾時 { $times } 次出局。
rules-item = { $item } { $number } 個
rules-items = 每方有道具，一回合用一個：{ $list }。{ rules-items-how }
rules-turns = 每方走滿 { $turns } 回合，對局不分勝負結束。

## What is wrong with settings

setting-unknown = 沒有開關 `{ $key }`；有的開關是 { $switches }
setting-near = 沒有開關 `{ $key }`；是不是要寫 `{ $near }`？
setting-value = 不是這個開關的值；可以是 { $expected }

## Contradictions of rules

fault-board = 沒有邊長 { $side } 的棋盤；可以是 { $expected }
fault-pieces-key = 表格裡替 `{ $key }` 個人寫了棋子數；人數只能是 1 到 { $most }
fault-pieces = { $players } 個人（{ $seating }）沒辦法每方擺 { $pieces } 顆棋子：{ $reason }；可以是 { $fitting }
fault-players-number = 不能有 { $players } 個人；人數可以是 1 到 { $most }
fault-players-nobody = 這樣誰都不能玩；可以是 { $expected }
fault-players-not-allowed = 這套規則不能 { $players } 個人玩；可以是 { $allowed } 人
fault-first-player = 要 { $seat } 先走，可是它不在局中；{ $players } 個人的座位是 { $seats }，或是寫 "toss"
fault-deadline-turn = 期限 { $number } 訂在第 { $turn } 回合；回合數從 1 到一百萬
fault-deadline-out-none = 期限 { $number } 要求 { $out } 顆棋子出營；至少要 1 顆
fault-deadline-out = 期限 { $number } 要求 { $out } 顆棋子出營；每方 { $pieces } 顆棋子，只能要求 1 到 { $pieces } 顆
fault-deadline-order = 期限 { $number } 沒有比前一個更嚴；`turn` 和 `out` 都要一個比一個大
fault-repetition = 不能以局面出現 { $times } 次作為終局；可以是 { $expected }
fault-max-turns = 對局不能在 { $turns } 回合後結束；可以是 { $expected }
fault-teams = { $players } 個人不能組隊；組隊要 4 人或 6 人，或是寫 "none"
fault-total-key = 表格裡替 `{ $key }` 個人寫了總數；人數只能是 1 到 { $most }
fault-total-missing = 表格裡沒有 { $players } 個人的總數；請加上一項，例如 { $players } = 15
fault-total-none = 一隊不能以 { $total } 顆棋子取勝；至少要 1 顆
fault-total = 一隊不能以 { $total } 顆棋子取勝；全隊有 { $pieces } 顆，可以是 1 到 { $pieces }
fault-clock = `{ $key }` 不能是 { $value }；可以是 1 到 { $most }
fault-item-name = 沒有道具 `{ $name }`；有的道具是 { $items }
fault-item-count = `{ $item }` 不能有 { $number } 個；可以是 0 到 { $most }
zone-not-centred = { $pieces } 顆棋子放在 { $row } 格的一排裡，擺不到正中間
zone-too-many = 從角落算起的各排只有 { $holes } 格
zone-own-goal = { $seat } 的起點和終點會重疊
zone-starts-overlap = { $seat } 和 { $other } 的起點會重疊

## What is wrong with any file

file-broken = 從這裡起看不懂：請看是否少了引號、括號、逗號或 `=`，或是有鍵寫錯或寫了兩次（{ $message }）

## What is wrong with a rules file

book-not-a-preset = `{ $key }` 不屬於任何玩法；請在它上面用方括號寫上玩法的名稱，例如 [mine]
book-name = `{ $name }` 不能當玩法的名稱；只能用字母、數字、`-` 和 `_`
book-unknown-base = 沒有這個玩法；有的玩法是 { $presets }
book-circle = 幾個玩法互相參照，繞成了一圈：{ $presets }；其中一個必須獨立

## What is wrong with the text of a position

position-rows = 寫了 { $rows } 排，而這個棋盤有 { $expected } 排；各排用 `/` 隔開
position-row-length = 從上面數來第 { $row } 排寫了 { $holes } 格，而棋盤上有 { $expected } 格
position-sign = 從上面數來第 { $row } 排有 `{ $sign }`；只能寫字母 { $letters } 和空格的數目
position-count = { $seat } 有 { $pieces } 顆棋子，而依規則每方是 { $expected } 顆
position-turn-missing = 沒有寫輪到誰走；請在各排後面寫上 { $letters } 其中一個
position-turn = `{ $found }` 不在局中；輪到誰走要寫 { $letters } 其中一個
position-unknown-field = 局面沒有 `{ $field }` 這個欄位；有的是 t=、home=、out=、pass=、timeouts=、left=、block= 和 bridge=
field-turns = 要寫每方走了幾回合，共 { $seats } 個數字，用逗號隔開
field-seats = 要寫 { $letters } 裡的字母，每個在 home= 和 out= 裡合計最多出現一次
field-left = 這裡寫各方剩下的六種道具，共 { $seats } 組，像 2.2.2.2.2.2，用逗號分開，不得超過規則給的數目
field-timeouts = 要寫每方連續逾時的次數，共 { $seats } 個從 0 到 { $most } 的數字，用逗號隔開
field-not-home = { $seat } 不可能已經到家：它的棋子沒有全在終點裡

## What the commands print and refuse

no-such-number = 要寫 { $least } 到 { $most } 的整數
unreadable = 無法讀取：{ $error }
no-toml-value = `{ $value }` 不是 TOML 的值：文字要加引號，清單要加方括號（{ $error }）
players-and-seats = --players { $seating } 有 { $seats } 個座位，而 --seats 寫了 { $named } 個
too-many-seats = --seats 寫了 { $seats } 個座位；可以有 1 到 6 個
no-such-preset = 沒有玩法 `{ $name }`；有的玩法是 { $presets }
preset-with = { $preset }，{ $players } 個人
who-can-sit = 可以是 { $players }，名字寫在前面，如 Ann=human
fine-with = { $preset }：{ $numbers } 人都可以
players-line = 人數：{ $numbers }
based-on = 以此為基礎：{ $preset }
games-left = { $played }/{ $games } 局，還要 { $time }
match-played = { $preset }，{ $players } 人，亂數種子 { $seed }：{ $games } 局（{ $decided } 局分出勝負，{ $drawn } 局和棋，{ $unfinished } 局沒下完）
game-not-won = { $preset }，{ $players } 人，第 { $game } 局沒有分出勝負：{ $position }
alone-one-seat = --players { $seating }：一個人玩只有一個座位；請寫 1 或 A 到 F 的字母
no-crossing = 寬度 { $width } 找不到走法
bench-out-of-date = { $preset } 的效能測試已經過時
larger-than = 超過 { $mebibytes } MiB

## Saved games

saved-won = { $moves } 步，{ $seat } 獲勝
saved-over = { $moves } 步，{ $ending }
saved-led = { $moves } 步，{ $seat } 領先
saved-moves = { $moves } 步
copied = 已另存為 { $name }。
name-typed = 另存為：{ $name }_
no-games = { $folder } 裡沒有存檔
no-such-game-yet = { $name }：沒有這個檔案，也沒有這個名稱的存檔；目前還沒有存檔
no-such-game = { $name }：沒有這個檔案，也沒有這個名稱的存檔；有的是 { $games }
sound = 完好；{ $state }
no-such-action = --at { $number }：這一局有 { $moves } 步
unwritable = 無法寫入：{ $error }
unsaved = 這一局無法存檔，先不存檔繼續下：{ $error }
kept-in = 這一局存在 { $file }；`starhop resume` 可以接著下。

## What is wrong with a saved game

record-too-large = 存檔不會這麼大；最多 { $mebibytes } MiB
record-version = 這個版本的 starhop 不認得格式 { $found }；它能讀格式 1
record-unknown-key = 這裡沒有 `{ $key }` 這個鍵；有的是 { $keys }
key-near = 這裡沒有 `{ $key }` 這個鍵；是不是要寫 `{ $near }`？
record-missing = 缺少鍵 `{ $key }`
record-wrong-value = `{ $key }` 不能是 { $value }；可以是 { $expected }
record-rules = 規則自相矛盾：{ $fault }
record-action = 第 { $number } 步 `{ $text }`：{ $error }
record-diverged = 第 { $number } 步之後的局面和存檔時不同
record-keys = 局面的鍵有 { $found } 個；這些步數應該有 { $expected } 個
record-seats = 沒有人用座位 `{ $found }`；可以是單一座位、AD、ACE、ABDE、ABCDE 和 ABCDEF
record-player = { $found } 不會下棋；有 "human" 和從 "bot:easy" 到 "bot:expert"
action-seat = `{ $found }` 不是座位；要寫一個字母，例如 resign A

## The config, and the program itself

milliseconds = 0 到 { $most } 的毫秒數
key-clash = 按鍵 { $key } 在同一個畫面上會有兩個作用：{ $one } 和 { $other }
config-written = 已寫好 { $file }；裡面每一行都可以啟用
config-there = { $file } 已經存在，沒有更動

## The command line

options-after-command = 選項要寫在指令後面，例如 starhop { $command } --preset NAME
option-unknown = 這裡沒有選項 `{ $option }`
option-elsewhere = `{ $option }` 要寫在指令後面：{ $commands }
option-twice = `{ $option }` 只能寫一次
option-conflict = `{ $option }` 不能和 { $others } 一起用
argument-unknown = 多了一個參數 `{ $argument }`
argument-no-text = 有一個參數不是 UTF-8 文字
arguments-missing = 還缺 { $arguments }
arguments-refused = 看不懂這個命令列（{ $why }）
no-such-command = 沒有指令 `{ $name }`；有的是 { $commands }
command-missing = `{ $command }` 後面還要寫指令：{ $commands }
value-missing = `{ $option }` 後面要寫值
value-missing-of = `{ $option }` 後面要寫值：{ $values }
value-unknown = `{ $value }` 不是 `{ $option }` 的值；可以寫 { $values }
value-unfit = `{ $value }` 不是 `{ $option }` 的值：{ $why }
value-unexpected = `{ $option }` 不帶值，這裡卻寫了 `{ $value }`
perhaps = { $told }；是不是想寫 `{ $near }`？
more-by-help = 詳情請看 `{ $command } --help`。

## What the system says

system-not-found = 沒有這個檔案或目錄
system-not-allowed = 沒有權限
system-there = 已有同名的檔案或目錄
system-folder = 這是目錄，不是檔案
system-no-folder = 路徑中間有一段不是目錄
system-read-only = 那裡是唯讀的，無法寫入
system-full = 磁碟已滿
system-quota = 磁碟配額已用完
system-too-large = 檔案太大
system-name-too-long = 名稱太長
system-no-text = 不是 UTF-8 文字
system-unheard = 沒有人在讀輸出
system-busy = 正在被占用
system-memory = 記憶體不足
system-other = 系統拒絕了（{ $error }）

## Outside engines in a match

unclosed-quote = `{ $command }` 裡的引號沒有成對
no-such-player = 沒有棋手 `{ $player }`；有 { $bots } 和 engine:COMMAND
no-duration = 要寫毫秒數，或是帶單位的數：100ms、0.1s
no-such-level = 要寫 { $levels }
engine-no-command = 缺少啟動引擎的指令，例如 engine:"./engine --fast"
engine-no-start = 無法啟動：{ $error }
engine-ended = 在對局中途結束了（結束碼 { $code }）
engine-killed = 在對局中途被終止了（訊號 { $signal }）
engine-closed = 關閉了輸出
engine-silent = 收到 `{ $asked }` 之後 { $milliseconds } 毫秒內沒有回答 `{ $awaited }`
engine-endless = 輸出了沒有結尾的一行
engine-deaf = 不讀取傳給它的內容
engine-refused = 回答了 `{ $answer }`，這步不能走：{ $why }
forfeit = 第 { $game } 局：棋手 { $player }（{ $name }）{ $what }；判這一局負
forfeits = 棋手 { $player } 有 { $games } 局判負

## Hints

hinting = 正在找一步好棋。Esc：不用了。
no-hint = 沒能找到提示。
hint-of = 提示 { $number }/{ $all }，{ $hint }
stood-in = 電腦替 { $seat } 走了這一步；{ $key } 可悔棋。本局不再計分。
hint-piece = 看看 { $hole } 的棋子。{ $key } 顯示走法。
hint = { $route }：{ $reason }
deed-hint = 提示：先看棋子，再看走法和理由；再按換下一種好棋
deed-stand-in = 讓電腦替你走這一步
hint-hint = 提示
hint-other = 換一種
hint-stand-in = 電腦代走
sign-hint = 提示的棋子
reason-home = 全部到家
reason-swap = 把 { $seat } 的棋子換出目標營地
reason-clear = 在第 { $turn } 回合的期限前走出自己的營地
reason-leave = 走出自己的營地；到第 { $turn } 回合還要走出 { $missing } 顆
reason-straggler = 讓最後落後的棋子前進 { $rows } 行
reason-enter = 讓一顆棋子進入目標營地；還有 { $outside } 顆在外
reason-enter-last = 讓最後一顆棋子進入目標營地
reason-advance = 讓一顆棋子前進 { $rows } 行
reason-ladder = 搭好橋，下一步可以前進 { $rows } 行
reason-block = 擋住 { $seat } 前進 { $rows } 行的路
reason-room = 在目標營地裡讓位給其他棋子
reason-wait = 保持陣形，等路讓開

## Without a screen

plain-welcome = 輸入走法，如 e3-g5，或輸入指令；`help` 列出所有指令。
plain-usual = 直接按 Enter 就用方括號裡的。
plain-ask-preset = 用哪種玩法？{ $presets } [{ $usual }]
plain-ask-players = 幾個人玩？{ $numbers } [{ $usual }]
plain-players-form = 玩法 { $preset } 可以 { $numbers } 人玩，不能是 `{ $found }`
plain-ask-seat = { $seat } 由誰來下？{ $players } [{ $usual }]
who-bot = { $seat }（{ $bot }）
who-named = { $name }（{ $seat }）
plain-aim = { $seat } 方要把 { $pieces } 顆棋子全部走到{ $goal }。
plain-passed = { $who } 停一手。
plain-moved = { $who }：{ $moved }，{ $way }；到家 { $home }/{ $pieces }。
plain-forward = 前進 { $rows } 行
plain-backward = 後退 { $rows } 行
plain-sideways = 橫走
plain-swap = 換位：{ $seat } 的棋子換到 { $hole }
plain-standing = { $place } { $who }：{ $told }
plain-must-pass = { $seat } 無棋可走：輸入 `pass` 停一手。
plain-time = 這一回合還有 { $time }。
plain-home = { $who }：到家 { $home }/{ $pieces }。
plain-in-goal = 已在終點：{ $holes }。
plain-outside = 還在路上：{ $holes }。
plain-held = 只剩電腦在下：按 Enter 走下一回合，`go` 一直走到結束。
plain-over = `undo` 悔最後一步，`new` 另開一局，`quit` 結束程式。
plain-replay = 重播：按 Enter 看下一步，`back` 看上一步，`at 10` 跳到某一步，`go` 說完剩下的。
plain-only-shown = 這一局只是重播。
plain-yes-or-no = 請輸入 yes 或 no。
plain-not-done = 那就什麼都不做。
plain-copy-form = `copy NAME` 用一個名稱另存一份；對局本身每走一步都會自動儲存。
plain-seat-form = 要寫座位和由誰來下，如 `seat B bot:hard`；座位有 { $seats }，可以是 { $players }
plain-sits = { $seat } 現在由{ $player }來下。
plain-at-form = 要寫第幾步，從 0 到 { $all }
plain-hint-form = 要寫 1 到 { $all } 的數字，不寫就是下一個提示
plain-unknown = 既不是走法（如 e3-g5），也不是指令；`help` 列出所有指令
plain-move = 走一步棋；中間的路線可以不寫
plain-moves = 所有能走的棋，或一顆棋子能走的棋
plain-board = 用字母畫出棋盤
plain-where = 用文字說出棋子在哪裡
plain-position = 用一行寫出局面
plain-history = 到現在為止的棋譜
plain-rules = 本局規則
plain-hint = 一步好棋和理由；再輸入看下一種，共三種
plain-stand-in = 讓電腦替你走這一步
plain-undo = 悔你的上一步
plain-redo = 重走悔掉的棋
plain-pass = 無棋可走時停一手；也可寫 --
plain-resign = 認輸（會先問一下）
plain-draw = 求和（會先問一下）
plain-seat = 換人來下一個座位，如 seat B bot:hard
plain-copy = 用一個名稱另存一份；也可寫 save NAME
plain-go = 不再等待，一直走下去：電腦之間，或重播
plain-back = 退回一步
plain-at = 跳到某一步
plain-new = 另開一局
plain-help = 這個列表
plain-quit = 結束程式；對局會儲存

## Crossing alone

solo-moves = { $moves } 步
solo-par = { $moves } 步，標準 { $par } 步
solo-known = { $moves } 步，已知最少 { $known } 步
solo-best = 你的最佳成績：{ $moves }
solo-best-hints = 你的最佳成績：{ $moves }，提示 { $hints } 次
solo-perfect = { $moves } 步：沒有人能更少。
solo-above = { $moves } 步。可以用 { $par } 步走完，不能更少。
solo-record = { $moves } 步：比已知最少的 { $known } 步還少！
solo-above-known = { $moves } 步。已知最少的是 { $known } 步。
solo-home = { $moves } 步。
solo-new-best = 這是你到目前為止最佳的成績。
best-unkept = 最佳成績沒有儲存：{ $why }
seats-unkept = 名字和顏色沒有留到下次：{ $why }
colours-once-each = colours 要有 1 到 6 六個數，各一次
left-as-it-is = { $told }；檔案保持原樣

## 等級分

title-1 = 頑童
title-2 = 小棋童
title-3 = 棋童
title-4 = 小小棋士
title-5 = 小棋士
title-6 = 預備棋師
title-7 = 初級棋師
title-8 = 中級棋師
title-9 = 高級棋師
title-10 = 首席棋師
title-11 = 館主
title-12 = 名館主
title-13 = 坊主
title-14 = 名坊主
title-15 = 棋委會理事
title-16 = 棋委會元宿
rated-change = { $who }：{ $change }，現為 { $points } 分，{ $level } 級{ $title }。
rated-risen = 升級！
rated-fallen = 降級。
unrated = 不計分：{ $why }。
unrated-friendly = 有座位換過人，或者電腦替人走過棋，或者是接著別的對局下的
unrated-set-up = 對局不是從開局擺法開始的
unrated-known = 此局已計分
unrated-nameless = { $seat } 座的玩家沒有名字
unrated-twice = { $name } 坐了幾個座位
unscored-goes-on = 對局還沒有結束
page-twice = { $name } 寫了兩次
unscored-seats = { $seats } 人局沒有計分辦法
unscored-three-teams = 三隊對局沒有計分辦法
only-losses = 結束太早或有人過早離開：只扣分，不加分。
award-encouraged = { $total }（{ $place }，到家棋子 { $encouragement }）
profile = { $who }：{ $points } 分，{ $level } 級{ $title }；{ $played } 局，{ $won } 勝
ladder-game = { $preset }：對 { $others }，{ $place }，{ $change }，得 { $points } 分
ladder-empty = 還沒有人上榜：每個人都有名字的對局才計分。
no-such-profile-yet = 還沒有人上榜，{ $name } 也沒有
no-such-profile = 榜上沒有 { $name }；榜上有 { $known }
level-syntax = 要寫座位和等級（1 到 16），例如 A=3

## 抽籤

toss-title = 抽籤
tossing = 誰先走？按任意鍵跳過抽籤。
tossed = 抽籤結果：{ $seat } 先走。


## Switches of the rules

button-switches = 規則
button-preferences = 設定
switches-hint = 用 Left/Right 或點選改值；{ $key } 直接輸入。
typed-over = 直接輸入就取代，Backspace 修改。
preset-name-hint = 這些開關會用這個名稱存進你自己的 rules.toml；名稱用字母、數字、- 和 _。Enter 儲存，Esc 取消。
ask-replace = 你已經有同名的玩法。要用新的取代嗎？
deed-name = 幫座位上的人取名
deed-colour = 幫座位換下一種顏色
deed-switches = 逐個開關修改規則
deed-reset = 這個開關回到原樣
deed-reset-all = 所有開關回到原樣
deed-keep-preset = 把這些開關存成自己的玩法
deed-change = 改值
deed-value = 輸入值
hint-continue = 繼續
hint-switches = 改規則
hint-name = 取名
hint-colour = 換色
hint-reset = 還原
hint-reset-all = 全部還原
hint-keep-preset = 存成玩法
start-hint-seat = Left/Right 選誰來下，{ $name } 取名，{ $colour } 換顏色；Enter 下一步。
theme-without-colours = 這個主題沒有顏色；按 { $key } 換下一個主題。
seat-name-typed = { $seat } 的名字：{ $name }_  Enter 確定。
named-seat = { $name } ({ $seat })
changed-preset = { $preset }（有更動）
cannot-begin = { $switch }：{ $fault }
switches-title = { $players } 人對局的規則：{ $preset }
contradictions = ! { $faults } 處矛盾
switch-about = { $key ->
    [board] 棋盤大小
    [pieces] 每家的棋子數
    [players] 可以幾個人玩
    [jump] 能跳多遠
    [others_camps] 別家的營地
    [unused_camps] 沒人用的營地
    [goal_exit] 進了終點能不能再出來
    [blocking] 終點裡的對手棋子
    [no_move] 沒有棋可走時
    [first_player] 誰先走
    [play_on] 有人到家後要不要繼續
    [deadlines] 限期出營
    [repetition] 重複的局面
    [max_turns] 最多幾回合
    [teams] 誰和誰一隊
    [team_win] 一隊怎樣算贏
    [clock] 每回合的時間
    [items] 每家的道具
   *[other] { $key }
}
switch-takes = { $key } 可以是 { $expected }。Enter 確定，Esc 取消。
switch-before = { $sentence }（{ $preset }：{ $value }）
preset-typed = 存成玩法：{ $name }_
preset-shipped = { $name } 是程式內建的玩法，請換一個名稱。
preset-there = 已經有玩法 { $name }。
preset-kept = { $name } 已存入 { $file }

## The user's own files

file-left = 檔案保持原樣

## Settings

preferences-hint = 用 Left/Right 或點選改值，馬上生效並儲存。
no-colours = 這裡不用顏色：NO_COLOR、--color never 或終端機關掉了顏色。
animation-none = 不顯示
deed-preferences = 設定：顏色、語言、按鍵等
hint-preferences = 設定
hint-change = 改值
panel-auto = 照常
panel-narrow = 窄
panel-wide = 寬
panel-off = 不顯示
panel-is = 側欄：{ $breadth }
setting-name = { $key ->
    [language] 語言
    [theme] 顏色
    [glyphs] 棋子的樣子
    [zoom] 最大的棋盤
    [panel] 側欄
    [animation] 每一跳的時間
    [mouse] 滑鼠
    [bell] 鈴聲
    [turn_board] 轉動棋盤
    [keys] 按鍵
    [preset] 新局的規則
   *[other] { $key }
}
setting-about = { $key ->
    [language] 除了檔案和指令裡的名稱，一切都用這種語言。
    [theme] 顏色：用於深色或淺色背景，老式終端機的十六色，不用顏色，或者自訂主題。
    [glyphs] 棋子怎麼畫：有字母的色塊、圓點，或者只有字母。
    [zoom] 不論終端機多大，棋盤最大畫到多大。
    [panel] 棋盤旁的側欄有多寬，以棋盤留下的地方為限。寬的側欄寫出走法的整條路線。
    [animation] 走棋時每一跳顯示多久。
    [mouse] 滑鼠用來下棋，還是留給終端機選取文字。
    [bell] 限時的對局裡，一回合最後五秒要不要響鈴。
    [turn_board] 棋盤是否轉向輪到的人，讓他總是往上走。
    [keys] 一套按鍵："vi" 用 h l y u b n 表示六個方向。個別按鍵在設定檔裡改。
    [preset] 沒有指定時選用的玩法。
   *[other] { $key }
}
setting-word = { $value ->
    [auto] 能多大就多大
    [en] English
    [zh-Hans] 简体中文
    [zh-Hant] 繁體中文
    [dark] 深色背景
    [light] 淺色背景
    [sixteen] 十六色
    [mono] 不用顏色
    [block] 色塊
    [disc] 圓點
    [ascii] 字母
    [compact] 緊密
    [normal] 普通
    [large] 大
    [huge] 特大
    [true] 開
    [false] 關
   *[other] { $value }
}
setting-auto = 自動：{ $value }
setting-milliseconds = { $milliseconds } 毫秒
setting-unkept = 只在這次執行中有效：{ $error }
theme-about = { $key ->
    [based_on] 這裡要改的內附主題："dark"、"light"、"sixteen" 或 "mono"。
    [seats] 供各座位選用的六種顏色；空的清單表示不用顏色。
    [letters] 棋子上的字母："auto" 用黑色或白色，哪個清楚用哪個；也可以寫一種顏色或六種。
    [text] 文字，以及整個畫面的底色。
    [strong] 要緊的文字。
    [dim] 次要的文字。
    [warning] 說明哪裡不對的文字。
    [bar] 標題，以及視窗的邊框。
    [button] 按鈕，以及底部的按鍵。
    [focus] 目前選取的項目。
    [board] 棋盤下面的底色。
    [names] 棋盤邊上的行號和列號。
    [hole] 空位。
    [goal] 目標營地裡的空位；"default" 是要去佔滿它的座位的顏色。
    [cursor] 游標所在的空位。
    [picked] 拿起的棋子兩邊的括號。
    [hinted] 提示所指的棋子兩邊的記號。
    [target] 棋子能去的位置上的記號；"default" 是該走的座位的顏色。
    [trail] 上一步經過的位置上的記號；"default" 是走子一方的顏色。
   *[other] { $key }
}
theme-name = `{ $name }` 不能當自訂主題的名稱；只能用字母、數字、`-` 和 `_`，也不能用內附主題的名稱
theme-written = 已寫好 { $file }；裡面每一行都可以啟用，用 --theme { $name } 就能看到

## 對戰的表格

match-player = 玩家
match-wins = 勝
match-places = 名次
match-mean = 平均
match-turns = 回合/局
match-time = 毫秒/步

## Lessons

button-learn = 新手教學
start-hint-learn = 第一次玩？按 { $key } 或點「新手教學」，十個小練習就能學會。
learn-plain = 教學要在畫面上進行，請拿掉 `--plain`
lessons-title = 新手教學
lesson-count = 第 { $number } 課，共 { $all } 課
lesson-next = 下一課
lesson-last = 繼續
hint-go-on = 繼續
choice-lesson = 回到教學
lesson-go-on = 按 Enter 或點這裡繼續。
lesson-missed = { $moved } 合乎規則，但不是這一課要的，棋子放回去了。{ $hint }
lesson-take-back-first = 先把剛走的棋悔掉。
lesson-how-click = 先點棋子，再點空格；也可以用方向鍵移過去按 Enter。
lesson-how-tab = Tab 跳到下一顆能走的棋子；拿起棋子後，跳到下一個落點。
lesson-how-letters = 按 { $key }，能選的地方都會標上字母。
lesson-how-type = 按 { $key } 可以輸入走法：g5-i7。
lesson-how-take-back = 按 { $undo } 或點畫面底下的字悔棋，{ $redo } 重走。
lesson-how-hint = 按 { $key } 有提示：先指出棋子，再按一次指出走法。
lesson-how-rules = 選單（{ $key }）裡有本局規則的說明。
lesson-step = 走一格
lesson-step-task = 標著 A 的是你的棋子。把其中一顆走到緊鄰的空格。
lesson-step-done = 很好。這是走一格，棋子只有兩種走法，這是第一種。
lesson-step-hint = 走一格，就停在原來位置的旁邊。
lesson-hop = 跳
lesson-hop-task = 第二種走法是跳：隔著緊鄰的一顆棋子，跳到它後面的空格。跳一次吧。
lesson-hop-done = 對了！跳一次，比走一格遠一倍。
lesson-hop-hint = 選一顆棋子正後面的空格：離起點兩格，不是一格。
lesson-chain = 連跳
lesson-chain-task = 一回合裡可以接著連跳，方向不拘。拿起 g5 的棋子，連跳兩次以上，停在哪裡由你決定。
lesson-chain-done = 漂亮！你只管選終點，中間怎麼跳程式會找好。
lesson-chain-hint = 再跳遠些：到 i9 是兩跳，到 k11 是三跳。
lesson-others = 誰的棋子都能跳
lesson-others-task = 別家的棋子一樣可以跳過去，像這裡 D 方的。跳一次試試。
lesson-others-done = 好。D 方的棋子還在原地：跳棋從不吃子。
lesson-others-hint = 從 g5 可以跳過 D 方在 h6 的棋子。
lesson-take-back = 悔棋
lesson-take-back-task = 糟糕：你剛把 i8 走到 j8，跳板斷了。先悔棋，再從 g5 連跳三次。
lesson-take-back-done = 好多了。和電腦下也一樣，想退幾步就退幾步。
lesson-take-back-hint = i8 放回原處，g5 就能跳到 k11。
lesson-goal = 終點
lesson-goal-task = 你的棋子要全部走進正對面的營地，那裡的空格標著冒號。現在把一顆走進去。
lesson-goal-done = 進去了！進去後還可以往裡走，讓位給後來的棋子。
lesson-goal-hint = 終點是 D 方出發的地方，別的營地不算。k13 就在門口。
lesson-ladder = 搭橋
lesson-ladder-task = 這次你連走兩回合。第一回合把橋搭好，第二回合從 g5 一口氣連跳五次。
lesson-ladder-done = 連跳五次，從這頭到了那頭！會搭橋的人才會贏。
lesson-ladder-hint = 橋還缺一塊，在 j10。哪顆棋子能走到那裡？
lesson-straggler = 別落下一顆
lesson-straggler-task = 大家都快到了，可是 e1 還有一顆留在家裡。這一回合就把它帶出營地。
lesson-straggler-done = 正是時候：要是落了單，沒有棋子可跳，路就長了。
lesson-straggler-hint = e1 要走出營地：隔著 D 方的棋子連跳兩次就行。
lesson-home = 全部到家
lesson-home-task = 十顆棋子有九顆已經到家。把最後一顆走進去，你就贏了。
lesson-home-done = 你贏了！誰的棋子先全部到家，誰就贏。
lesson-home-hint = 只剩 k15 一個空格，從 k11 連跳兩次就到。
lesson-long-hops = 各家規則
lesson-long-hops-task = 各地規則不一樣。這一桌可以遠跳（空跳）：隔著任意距離的一顆棋子，跳到它另一邊同樣遠的地方。遠跳一次。
lesson-long-hops-done = 對了。開新局時，還有許多規則可以選。
lesson-long-hops-hint = g5 和 j8 之間有兩個空格，所以落到 j8 後面也隔兩個空格的地方。
learned-title = 你會下跳棋了
ask-first-game = 就這麼多。和簡單電腦下第一局如何？走錯了隨時可以悔棋。
choice-first-game = 下第一局
choice-next-lesson = 下一課
choice-previous-lesson = 上一課
deed-next-lesson = 下一課
deed-previous-lesson = 上一課
deed-leave-lesson = 放下棋子；離開教學
deed-learn = 新手教學：十個小練習
hint-next-lesson = 下一課
hint-previous-lesson = 上一課
hint-learn = 教學
