# starhop 的文字：简体中文。消息与 en.ftl 相同，{ $大括号 } 里的内容由程序填入。
# 文件和命令里的名称、按键名和走法示例不翻译。不用宽度不定的符号（省略号、弯引号、间隔号）。

## Colours and corners

hue-red = 红
hue-pink = 粉
hue-plum = 紫红
hue-yellow = 黄
hue-olive = 橄榄
hue-cyan = 青
hue-green = 绿
hue-violet = 紫
hue-blue = 蓝
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
bot-easy = 简单电脑
bot-normal = 普通电脑
bot-hard = 困难电脑
bot-expert = 专家电脑

## The form for a new game

start-title = starhop - 跳棋
start-subtitle = 新对局
start-players = 人数
start-differences = 与经典玩法的不同
start-classic = 经典玩法，没有改动。
start-more = .. 还有更多：按 { $key } 看全部
button-play = 开局
button-continue = 继续
button-games = 存档
button-help = 帮助
button-quit = 退出
start-hint-presets = 点击，或用 Up/Down 选择玩法；Enter 下一步，{ $key } 直接开局。
start-hint-players = 用 Left/Right 或 1-6 选择人数；Enter 下一步。
start-hint-button = Enter 按下；Left/Right 选择其他按钮。
start-no-back = 按 { $key } 退出程序。

## The board

over = 对局结束
held = 电脑已暂停。按 { $key } 继续。
labels = 输入棋子或落点上的字母。Esc 返回。
prompt-empty = 输入走法，如 e3-g5。Tab 补全，Enter 走棋，Esc 返回。
hole-empty = 空位
nothing-to-undo = 没有玩家走的棋可以悔。
nothing-to-redo = 没有悔过的棋可以重走。
bots-do-not-agree = 电脑不同意和棋。
interrupted = 再按一次 Ctrl-C 退出程序。
mouse-on = 鼠标用来下棋。按 { $key } 交还给终端。
mouse-off = 鼠标现在用来选择文字。按 { $key } 重新用来下棋。
panel-moves = 棋谱
panel-out = 出局
panel-home = 到家
panel-no-moves = 尚未走棋
move-resigns = 认输
move-draw = 议和
move-pass = 停一手
move-time-out = 超时
completion-none = 没有这样开头的走法。
full-stop = 。

## Looking back at a game

look-past = 回看：用 Left 和 Right 一步步看，Enter 播放，Esc 回到对局。
look-replay = 回放：用 Left 和 Right 一步步看，Enter 播放，输入步数再 Enter 跳转。
look-begin = 开局的样子。
look-title = 第 { $at } 步，共 { $all } 步
look-runs = 每 { $milliseconds } 毫秒一步：{ $faster } 放快，{ $slower } 放慢，Enter 停下。
look-typed = 跳到第 { $number } 步_  Enter 确定，Esc 取消。
look-played = { $seat } 走了 { $action }。

## Windows

menu-title = 菜单
result-title = 结果
question-title = 确定吗？
seats-title = 座位
seats-hint = 用 Left 和 Right 选择由谁来下。
ask-draw = 所有玩家都同意和棋吗？
ask-quit = 要退出吗？这一局没有保存，会丢失。
ask-leave = 要另开一局吗？现在这一局会丢失。
ask-delete = 要删除这个存档吗？删除后无法恢复。
choice-resume = 回到对局
choice-rules = 本局规则
choice-help = 帮助
choice-undo = 悔棋
choice-seats = 换人来下
choice-copy = 另存一份 ..
choice-games = 存档
choice-resign = 认输
choice-draw = 求和
choice-new-game = 新对局
choice-chart = 走势图
choice-rematch = 再来一局
choice-board = 看棋盘
choice-quit = 退出
choice-yes = 是 (y)
choice-no = 否 (n)
chart-title = 走势：每走一步之后还差多少行
result-no-hops = 没跳过

## Help

help-title = 帮助
help-game = 怎么玩
help-signs = 棋盘上的记号
help-keys = 按键
help-mouse = 鼠标
help-aim = 抢在别人前面，把自己的棋子全部走进对面的营地。
help-turn = 每回合动一颗棋子：走到相邻的空位，或者隔着一颗棋子跳到它后面的空位。只要能跳就可以接着连跳，方向不限，跳过谁的棋子都行。棋子不会被吃掉。
sign-piece = A 方的棋子
sign-empty = 空位
sign-goal = 要填满的终点
sign-moved = 刚走的棋子
sign-origin = 它的起点；+ 是途经的落点
sign-cursor = 光标
sign-picked = 拿起的棋子
sign-target = 可以走到这里
sign-late = 连续超时的次数
sign-landing = 路线上的第 2 个落点
help-mouse-use = 先点棋子，再点落点；也可以直接拖过去。右键放下棋子。滚轮翻动列表。看起来像按钮的都可以点。

## What keys do

deed-walk = 移动光标
deed-focus = 移动
deed-north-west = 向左上一格
deed-north-east = 向右上一格
deed-west = 向左一格
deed-east = 向右一格
deed-south-west = 向左下一格
deed-south-east = 向右下一格
deed-pick = 拿起棋子；走到这里
deed-choose = 选定
deed-next = 下一颗能走的棋子，或下一个落点
deed-previous = 上一个
deed-field = 下一项或上一项
deed-label = 用字母选择
deed-command = 输入走法，如 e3-g5
deed-put-down = 放下棋子；菜单
deed-back = 返回
deed-undo = 悔棋
deed-redo = 重走悔掉的棋
deed-recall = 再看一遍上一步
deed-pause = 暂停或继续电脑
deed-continue = 继续上次的对局
deed-games = 保存的对局
deed-replay = 回放
deed-delete = 删除
deed-scroll = 翻页
deed-theme = 换一套颜色
deed-zoom = 放大或缩小棋盘
deed-panel = 侧栏：窄、宽、不显示
deed-turn = 转动棋盘（只改变视角）
deed-mouse = 鼠标下棋，或选择文字
deed-help = 本帮助
deed-rules = 完整规则
deed-menu = 菜单：规则、认输、求和、新对局、退出
deed-play = 开局
deed-players = 选择人数
deed-quit = 退出
deed-interrupt = 连按两次：立即退出
deed-suspend = 暂时回到 shell
deed-redraw = 重画屏幕
deed-earlier = 往回看一步
deed-later = 往后看一步
deed-first = 到开头
deed-last = 到最后一步
deed-faster = 放快
deed-slower = 放慢
deed-take-over = 从这个局面接着下
deed-number = 输入第几步，按 Enter 跳到那里
deed-run = 自动播放或停下

## Words beside keys at the foot of a screen

hint-pick = 选定
hint-put-down = 放下
hint-use = 使用
hint-next = 下一个
hint-label = 字母
hint-command = 输入
hint-undo = 悔棋
hint-recall = 上一步
hint-help = 帮助
hint-menu = 菜单
hint-back = 返回
hint-complete = 补全
hint-begin = 开局
hint-play = 走棋
hint-quit = 退出
hint-rules = 规则
hint-theme = 颜色
hint-pause = 暂停
hint-keep = 确定
hint-open = 打开
hint-replay = 回放
hint-delete = 删除
hint-games = 存档
hint-scroll = 翻页
hint-earlier = 往回
hint-later = 往后
hint-run = 播放
hint-stop = 停下
hint-jump = 跳转
hint-look-back = 回看
hint-take-over = 从这里接着下

## Why a move is refused

refusal-game-over = 对局已经结束
refusal-must-move = 还有棋可走，不能停一手
refusal-must-pass = 无棋可走，只能停一手
item-no-items = 这套规则没有道具
item-unused = 这一回合没有用道具
item-one-a-turn = 一回合用一个道具；走棋前用了道具的，后面只能再用动力弹珠
item-not-a-shuffle = 龙卷风只把原有的棋子打乱，不会移到路障或桥的位置
item-swap-first = 换位就结束这一回合，动力弹珠不能从换位开始
items-title = 道具
item-about-block = 走棋前：在空位设路障，三回合
item-about-bridge = 走棋前：搭桥供人跳过，三回合
item-about-tornado = 走棋前：打乱一处七个棋位的棋子
item-about-double = 同一颗棋子连走两步
item-about-wings = 棋子飞到四格以内的空位
item-about-exchange = 与四格以内别家的棋子换位
item-ask-block = 路障：选一个空位 ( )，按 Enter 或点击。Tab 下一个，Esc 返回。
item-ask-bridge = 修路工：选一个空位 ( )，按 Enter 或点击。Tab 下一个，Esc 返回。
item-ask-tornado = 龙卷风：选中心 ( )，按 Enter 或点击。Tab 下一个，Esc 返回。
item-ask-double = 动力弹珠：选一颗棋子连走两步。Tab 下一颗，Esc 返回。
item-ask-wings = 飞天翼：选要飞的棋子。Tab 下一颗，Esc 返回。
item-ask-exchange = 移形换位：先选自己的棋子。Tab 下一颗，Esc 返回。
item-second = 动力弹珠：再走第二步 ( )。Tab 下一个落点，Esc 重走第一步。
deed-items = 用道具（有道具的规则）
hint-items = 道具
sign-block = 路障
sign-bridge = 桥
help-items = 道具
help-items-use = 规则里有道具时，一回合可以用一个。路障、修路工和龙卷风在走棋前用，用完再走棋；动力弹珠、飞天翼和移形换位本身就是这一步棋。走棋前用了道具，后面还可以用动力弹珠。
item-block = 路障
item-bridge = 修路工
item-tornado = 龙卷风
item-double = 动力弹珠
item-wings = 飞天翼
item-exchange = 移形换位
leg-bridge = 那里有一座桥
action-item-form = 用道具的一回合写成 block i9 e3-g5、bridge i9 e3-g5、tornado i9 A..BD.. e3-g5、double e3-g5 g5-g6、wings e3-i7 或 exchange e3-i7
refusal-no-clock = 这套规则不限时，不会超时
leg-swap-from-inside = 那里是对手的棋子，只有终点外的棋子才能换位
leg-shut = 那个营地不许落子
leg-not-straight = 不在一条直线上
leg-no-middle = 跳的时候，正中间必须有一颗棋子
leg-too-long = 只能隔着相邻的一颗棋子跳
leg-step-in-chain = 一回合要么走一格，要么连跳，不能又走又跳
move-text-empty = 缺一个棋位；走法写成 e3-g5 或 e3-g5-i7
move-text-short = 走法至少要有两个棋位，如 e3-g5
move-text-swap-inside = x 只能写在最后一个棋位前面，如 h12-j14xl16

## Why a game is over

ending-decided = 胜负已分
ending-stuck = 和棋：谁都走不动了
ending-repetition = 和棋：同一局面重复次数太多
ending-agreed = 和棋：各方同意
ending-turn-limit = 回合用完，未分胜负

## Rules in plain words

rules-board-small = 小棋盘：73 个棋位，每个营地 6 个。
rules-board-usual = 普通棋盘：121 个棋位，每个营地 10 个。
rules-board-large = 大棋盘：181 个棋位，每个营地 15 个。
rules-pieces-camp = 营地有几个棋位，每方就有几颗棋子。
rules-players-any = 几个人都可以玩。
rules-jump-adjacent = 近跳：隔着相邻的一颗棋子，跳到紧挨着它的另一边。
rules-jump-long = 远跳（空跳）：同一直线上隔着任意距离的一颗棋子，跳到它另一边同样远的地方，中间不能有别的棋子。
rules-others-open = 可以走进别家的营地并停在那里。
rules-others-pass = 连跳可以经过别家的营地，但不能停在那里。
rules-others-closed = 不许进入别家的营地；可以跳过那里的棋子。
rules-unused-open = 可以走进没人用的营地并停在那里。
rules-unused-pass = 连跳可以经过没人用的营地，但不能停在那里。
rules-unused-closed = 不许进入没人用的营地；可以跳过那里的棋子。
rules-exit-free = 棋子进了终点还可以再出来。
rules-exit-locked = 从终点里起步的棋子，必须仍停在终点里。
rules-blocking-none = 对手的棋子赖在你的终点里，就只能等它走开。
rules-blocking-swap = 终点里没有空位时，外面的棋子可以和里面对手的棋子换位，对手的棋子回到你起步的地方。
rules-blocking-full-goal = 你走完后终点已满，而且其中至少有你的一颗棋子，就算到家。
rules-no-move-pass = 无棋可走时停一手。
rules-no-move-forfeit = 无棋可走时出局。
rules-first-toss = 抽签决定谁先走。
rules-play-on = 第一家到家后，其他人接着下，决出名次。
rules-play-on-not = 有一家到家，对局就结束。
rules-deadlines-none = 没有限期出营的规定。
rules-repetition-none = 同一局面可以重复任意多次。
rules-turns-none = 不限回合数。
rules-teams-none = 各自为战。
rules-teams-facing = 对面的两家一队；有一家出局，全队就输。
rules-teams-alternate = 按走棋顺序，隔一家为一队；有一家出局，全队就输。
rules-team-win-all = 全队都到家才算赢。
rules-team-win-first = 队里有一家到家就算赢。
rules-items-how = 路障：走棋前放在营地外、离自己棋子不超过 3 格的空位，三回合内不能落子，也不能跳过。修路工：同样的地方搭一座桥，可以跳过。龙卷风：走棋前把营地外一个棋位和周围六个上的棋子随机打乱。动力弹珠：同一颗棋子连走两步，也可以接在前三种之后。飞天翼：棋子飞到 4 格以内的空位。移形换位：自己的棋子和 4 格以内别家的棋子换位。后两种都不能进入别家的营地。
rules-items-none = 没有道具。
rules-clock-none = 走棋不限时。

## Values of switches

expected-board = 3、4 或 5
expected-pieces = "camp"、一个数字，或像 {"{"} 2 = 19, 4 = 13 {"}"} 这样的表
expected-players = "any"，或由 1 到 6 的数字组成的列表，如 [2, 3, 4, 6]
expected-jump = "adjacent" 或 "long"
expected-camps = "open"、"pass" 或 "closed"
expected-goal-exit = "free" 或 "locked"
expected-blocking = "none"、"swap" 或 "full_goal"
expected-no-move = "pass" 或 "forfeit"
expected-first-player = "toss"，或 "A" 到 "F" 的一个字母
expected-play-on = true 或 false
expected-deadlines = 列表，如 [{"{"} turn = 20, out = 5 {"}"}, {"{"} turn = 25, out = 8, hold = true {"}"}]
expected-repetition = 0 表示不限，或 2 到 1000000 的数字
expected-max-turns = 0 表示不限，或 1 到 1000000 的数字
expected-teams = "none"、"facing" 或 "alternate"
expected-team-win = "all"、"first"、{"{"} total = 15 {"}"} 或 {"{"} total = {"{"} 4 = 15, 6 = 23 {"}"} {"}"}
expected-items = "none"，或像 {"{"} block = 2, bridge = 2, tornado = 2, double = 2, wings = 2, exchange = 2 {"}"} 这样的表
expected-clock = "none"，或像 {"{"} move_seconds = 30, timeouts = 3 {"}"} 这样的表

## What is wrong with rules and positions

zone-empty = 每方至少要有一颗棋子
book-not-text = 要用引号括起来的文字
fault-team-win-alone = 没有组队；把 `teams` 设为 "facing" 或 "alternate"，或者让这里保持 "all"
field-prop = 这里写棋位、一家的字母、还留几回合（1 到 3），如 i9A3,h8D1
field-prop-hole = 路障和桥只能在营地外的空位上
field-twice = 这一项写了两次
field-passes = 要写连续停了几手

## What the commands print and refuse

setting-form = 要写成 开关=值 的形式（SWITCH=VALUE）
no-such-seating = 要写 1 到 6 的数字，或者单个座位的字母，或 AD、ACE、ABDE、ABCDE、ABCDEF
no-presets = 里面没有玩法
all-classic = 经典玩法，每个开关都一样。
different-from-classic = 与经典玩法不同的地方：
as-in-classic = 与经典玩法相同的地方：
its-rules = 规则：
every-takes-one = --every：只写一个棋手，由它坐所有座位
more-than-one-seat = --position：局面里不止一家
over-there = --position：这个局面已经结束

## Saved games

record-cut-off = 文件不完整：最后一行不是完整的校验码；如果是手写的文件，可用 `starhop check --reseal FILE` 重新签上
record-none = 不是保存的对局：没有 `format`
record-digest = 内容与保存时不同：文件损坏了，或被改动过；`starhop check --reseal FILE` 可以照现在的样子签上
record-moment = 时刻，如 2026-11-30T14:00:00Z
record-number = 引号里的数字
record-texts = 文字列表
record-tables = 表的列表 [[seats]]
record-table = 一个表
record-text = 一段文字
sealed = 已照现在的样子签上
nothing-to-resume = 没有保存着未下完的对局；`starhop games` 列出所有对局
no-home = 找不到用户目录，没有地方保存对局
games-title = 保存的对局
games-none = 还没有存档：下过的每一局都会自动保存在这里。
games-damaged = 无法读取
games-nothing = 没有未下完的存档。
name-taken = 已有同名的存档，请换一个名称
game-busy = 另一个程序正在使用它
saved = 对局已保存；`starhop resume` 可以接着下。

## The program itself

config-ignored = 配置文件原样保留，改好之前不使用
config-title = 配置文件的问题
rules-ignored = 你自己的玩法原样保留，改好之前不使用
rules-faults-title = 你自己的玩法的问题
theme-ignored = 改好之前，这个主题的样子与它依据的主题相同
themes-title = 你自己的主题的问题
theme-colour = "#rrggbb"、0 到 255 的数、"default"，或 "black"、"red"、"green"、"yellow"、"blue"、"magenta"、"cyan"、"white"，都可以加 bright-，如 "bright-red"
theme-seats = 六种颜色的列表，不用颜色就写 []
theme-letters = "auto"、一种颜色，或六种颜色的列表
theme-sample = starhop 的自定主题。去掉行首的 #，这一行就生效；没有写的与它依据的主题相同。颜色可以写 "#rrggbb"、256 色中的号码 0 到 255、"default"（原来是什么就是什么），或 "black"、"red"、"green"、"yellow"、"blue"、"magenta"、"cyan"、"white" 之一，前面也可以加 "bright-"；终端颜色不够时取最接近的。样式里 fg 是字的颜色，bg 是底色，bold（粗体）、dim（暗淡）、underlined（下划线）、reversed（反色）写 true 或 false。写了底色而没写 fg 时，字用黑色或白色，哪个清楚用哪个。
config-keys = 一个键或键的列表，如 "u"、["Enter", "F5"] 或 "Ctrl-Y"
broken-down = 程序的一部分出了故障
not-a-terminal = 这个游戏需要终端，而标准输入或标准输出不是终端；加上 --plain 就可以不用终端，逐行输入来下

## Lists

list-comma = { $head }、{ $item }
list-and = { $head } 和 { $item }
list-or = { $head } 或 { $item }

## Seats and players

seat-colour = { $seat } ({ $colour })
players-not-allowed = { $preset } 不能 { $players } 个人玩。

## The board: whose turn it is and what can be done

turn = 第 { $turn } 回合：轮到 { $seat } 走棋
first-turn = { $seat } 方要把 { $pieces } 颗棋子全部走到{ $goal }：点一颗，或按 Tab 再 Enter。
to-move-here = 轮到 { $seat } 走棋：点一颗棋子，或按 Enter 拿起 { $hole }。Tab 下一颗。
to-move = 轮到 { $seat } 走棋：点自己的一颗棋子，或按 Tab 选中再 Enter。
picked = { $targets } 个落点 ( )：点一个，或按 Tab 选中再 Enter。Esc 放下。
preview-swap = Enter 走 { $route }，换位：{ $seat } 的棋子换到 { $hole }。
preview-out = { $route } 会误了期限：出营的棋子不够，你会出局。
preview-step = Enter 走 { $route }，走一格。Tab 下一个落点，Esc 放下。
preview-hops = Enter 走 { $route }，跳 { $hops } 次。Tab 下一个落点，Esc 放下。
deadline = 第 { $turn } 回合前还要有 { $pieces } 颗棋子出营
deadline-stay = 营外的 { $pieces } 颗棋子都不能再回营
out-by-deadline = { $seat } 出局：出营的棋子没有按时达到数目
out-by-no-move = { $seat } 出局：无棋可走
out-by-partner = { $seat } 随队出局
out-by-resigning = { $seat } 认输
out-by-time = { $seat } 出局：超时次数太多
time-out = { $seat } 超时：这一回合停一手
seconds-left = { $seconds }秒
must-pass = { $seat } 无棋可走：按 Enter 或点这里停一手。
thinking = { $seat } 正在思考。
thinking-deep = { $seat } 正在思考：深度 { $depth }，{ $seconds } 秒。
flying = { $seat } 走 { $moved }。按任意键跳过动画。
game-over = 对局结束：{ $ending }。按 Enter 或点这里看结果。
completion = Enter 走 { $moved }。
completions = { $number } 种走法：{ $moves }
hole-of = { $seat } 的棋子
goal-of = { $seat } 的终点
hole-in-goal = { $stands }，{ $goal }
hole-and-deadline = { $stands }；{ $deadline }
bots-turn = 现在轮到 { $seat }，由电脑走棋。
cannot-move = { $hole } 的棋子无处可走。
bot-failed = { $seat } 的电脑出了故障，已替它走了第一种走法。
undone = 悔了 { $moves } 步。按 { $key } 重走。
redone = 重走了 { $moves } 步。
scrolled = 棋谱 (-{ $moves })
too-small = 终端太小：现在 { $size }，需要 { $needed }。按 { $key } 退出。

## Windows and pages

place = 第{ $place }名
winner = { $seat } 获胜。
winners = { $seats } 并列第一。
panel-teams = 分队：{ $teams }
team-wins = { $seats } 获胜。
alone-home = { $seat } 全部到家。
result-hops = 一回合最多跳 { $hops } 下
result-line = { $turns } 回合，到家 { $home }/{ $pieces }，{ $hops }
chart-seat = { $told }；还差 { $rows } 行
ask-resign = { $seat } 要认输吗？
rules-title = 本局规则：{ $name }

## Why a move is refused

refusal-not-playing = { $seat } 不在局中，或已经退出
refusal-no-piece = { $hole } 上没有棋子
refusal-not-yours = { $hole } 上是 { $owner } 的棋子，现在轮到 { $seat }
refusal-nowhere = 不能走回原处 { $hole }
refusal-unreachable = { $from } 到 { $to }：走一格到不了，连跳也到不了
refusal-leg = { $from } 到 { $to }：{ $fault }
refusal-hop = 第 { $number } 跳，{ $from } 到 { $to }：{ $fault }
refusal-may-not-stop = { $hole } 所在的营地只许连跳经过，不能停下
refusal-goal-locked = { $from } 到 { $to }：从终点里起步，必须仍停在终点里
leg-taken = 那里有 { $seat } 的棋子
leg-swap-needs-full-goal = 那里是对手的棋子，而终点里的 { $hole } 还空着：终点满了才能换位
leg-nothing-to-hop = { $hole } 上没有棋子可跳
leg-blocked = { $hole } 有路障：不能落子，也不能跳过
item-used = { $item }用在 { $hole }。接着走棋；Esc 收回道具。
item-used-pass = { $item }用在 { $hole }，无棋可走了：Enter 停一手，Esc 收回道具。
item-enter = Enter 走 { $turn }。Tab 下一个，Esc 返回。
item-nowhere = { $item }现在没有地方可用
item-hint = 可以用道具：{ $turn }
hole-block = { $seat } 的路障：不能落子，也不能跳过
hole-bridge = { $seat } 的桥：可以跳过
hole-prop = { $stands }，还留 { $seat } 的 { $rounds } 个回合
item-none-left = { $item }已经用完
item-taken = { $hole } 不是空位
item-in-camp = { $hole } 在营地里，不能这样用
item-too-far = { $hole } 太远；最多相隔 { $most } 个棋位
item-no-room = { $hole } 和它周围六个棋位没有全在棋盘上、营地外
item-other-piece = 动力弹珠让同一颗棋子连走两步，{ $hole } 上的是另一颗
item-no-other = { $hole } 上没有可以换位的棋子
leg-in-the-way = { $hole } 上有别的棋子挡着
move-text-no-hole = 棋盘上没有 `{ $name }`；走法写成 e3-g5

## Rules in plain words

preset-about = { $name ->
    [classic] 最常见的玩法，初学从这里开始
    [masters] 可以经过别家营地，进了终点不出来，能把挡路的换走
    [super] 超级跳棋：masters 加上远跳
    [big] 大棋盘，每方 15 颗棋子
    [small] 小棋盘上的快棋，每方 6 颗棋子
    [crowd] 两人时 19 颗棋子，四人 13 颗，其余 10 颗
    [no-spoil] 谁也堵不住谁：终点满了就算，赖着不走的输
    [qq] QQ 跳棋近跳规则：要限时出营
    [qq-long] QQ 跳棋远跳（空跳）规则
    [qq-teams] QQ 跳棋组队规则，二对二或三对三
    [qq-items] QQ 跳棋道具场规则，每种道具两个
    [partners] 对家互相帮忙，一起到家
   *[other] { $about }
}
rules-board-other = 边长为 { $side } 的棋盘，并不存在。
rules-pieces = 每方 { $pieces } 颗棋子。
rules-pieces-with = { $players } 人时 { $pieces } 颗
rules-pieces-table = 每方的棋子数：{ $list }，其余与营地的棋位一样多。
rules-players = { $list } 人玩。
rules-first-seat = { $seat } 先走。
rules-deadline = 第 { $turn } 回合前 { $pieces } 颗
rules-deadline-held = 第 { $turn } 回合前 { $pieces } 颗，以后也不得减少
rules-deadlines = 限期出营的棋子数，不够就出局：{ $list }。
rules-repetition = 同一局面出现 { $times } 次算和棋。
rules-total-with = { $players } 人时 { $total } 颗
rules-team-total = 队里有一家到家，或者全队进入各自终点的棋子合起来达到规定数目，就算赢：{ $list }。
rules-clock = 走一回合超过 { $seconds } 秒就停一手；连续超时 { $times } 次出局。
rules-item = { $item } { $number } 个
rules-items = 每方有道具，一回合用一个：{ $list }。{ rules-items-how }
rules-turns = 每方走满 { $turns } 回合，对局不分胜负而结束。

## What is wrong with settings

setting-unknown = 没有开关 `{ $key }`；有的开关是 { $switches }
setting-near = 没有开关 `{ $key }`；是不是想写 `{ $near }`？
setting-value = 不是这个开关的值；可以是 { $expected }

## Contradictions of rules

fault-board = 没有边长为 { $side } 的棋盘；可以是 { $expected }
fault-pieces-key = 表里给 `{ $key }` 个人写了棋子数；人数只能是 1 到 { $most }
fault-pieces = { $players } 个人（{ $seating }）没法每方摆 { $pieces } 颗棋子：{ $reason }；可以是 { $fitting }
fault-players-number = 不能有 { $players } 个人；人数可以是 1 到 { $most }
fault-players-nobody = 这样谁都不能玩；可以是 { $expected }
fault-players-not-allowed = 这套规则不能 { $players } 个人玩；可以是 { $allowed } 人
fault-first-player = 要 { $seat } 先走，可它不在局中；{ $players } 个人的座位是 { $seats }，或者写 "toss"
fault-deadline-turn = 期限 { $number } 定在第 { $turn } 回合；回合数从 1 到一百万
fault-deadline-out-none = 期限 { $number } 要求 { $out } 颗棋子出营；至少要 1 颗
fault-deadline-out = 期限 { $number } 要求 { $out } 颗棋子出营；每方 { $pieces } 颗棋子，只能要求 1 到 { $pieces } 颗
fault-deadline-order = 期限 { $number } 没有比前一个更严；`turn` 和 `out` 都要一个比一个大
fault-repetition = 不能以局面出现 { $times } 次为终局；可以是 { $expected }
fault-max-turns = 对局不能在 { $turns } 回合后结束；可以是 { $expected }
fault-teams = { $players } 个人不能组队；组队要 4 人或 6 人，或者写 "none"
fault-total-key = 表里给 `{ $key }` 个人写了总数；人数只能是 1 到 { $most }
fault-total-missing = 表里没有 { $players } 个人的总数；加上一项，如 { $players } = 15
fault-total-none = 一队不能以 { $total } 颗棋子取胜；至少要 1 颗
fault-total = 一队不能以 { $total } 颗棋子取胜；全队有 { $pieces } 颗，可以是 1 到 { $pieces }
fault-clock = `{ $key }` 不能是 { $value }；可以是 1 到 { $most }
fault-item-name = 没有道具 `{ $name }`；有的道具是 { $items }
fault-item-count = `{ $item }` 不能有 { $number } 个；可以是 0 到 { $most }
zone-not-centred = { $pieces } 颗棋子放在 { $row } 个棋位的一排里摆不到正中
zone-too-many = 从角上数起的各排只有 { $holes } 个棋位
zone-own-goal = { $seat } 的起点和终点会重叠
zone-starts-overlap = { $seat } 和 { $other } 的起点会重叠

## What is wrong with any file

file-broken = 从这里起看不懂：请看是否少了引号、括号、逗号或 `=`，或者有键写错或写了两次（{ $message }）

## What is wrong with a rules file

book-not-a-preset = `{ $key }` 不属于任何玩法；在它上面用方括号写上玩法的名称，如 [mine]
book-name = `{ $name }` 不能做玩法的名称；只能用字母、数字、`-` 和 `_`
book-unknown-base = 没有这个玩法；有的玩法是 { $presets }
book-circle = 几个玩法互相依赖，绕成了圈：{ $presets }；其中要有一个独立的

## What is wrong with the text of a position

position-rows = 写了 { $rows } 排，而这个棋盘有 { $expected } 排；各排用 `/` 隔开
position-row-length = 从上数第 { $row } 排写了 { $holes } 个棋位，而棋盘上有 { $expected } 个
position-sign = 从上数第 { $row } 排有 `{ $sign }`；只能写字母 { $letters } 和空位的个数
position-count = { $seat } 有 { $pieces } 颗棋子，而按规则每方是 { $expected } 颗
position-turn-missing = 没有写轮到谁走；在各排后面写上 { $letters } 中的一个
position-turn = `{ $found }` 不在局中；轮到谁走要写 { $letters } 中的一个
position-unknown-field = 局面没有 `{ $field }` 这一项；有的是 t=、home=、out=、pass=、timeouts=、left=、block= 和 bridge=
field-turns = 要写每方走了几回合，共 { $seats } 个数字，用逗号隔开
field-seats = 要写 { $letters } 中的字母，每个在 home= 和 out= 里总共最多出现一次
field-left = 这里写各方剩下的六种道具，共 { $seats } 组，像 2.2.2.2.2.2，用逗号分开，不得超过规则给的数目
field-timeouts = 要写每方连续超时的次数，共 { $seats } 个从 0 到 { $most } 的数字，用逗号隔开
field-not-home = { $seat } 不可能已经到家：它的棋子没有全在终点里

## What the commands print and refuse

no-such-number = 要写 { $least } 到 { $most } 的整数
unreadable = 无法读取：{ $error }
no-toml-value = `{ $value }` 不是 TOML 的值：文字要加引号，列表要加方括号（{ $error }）
players-and-seats = --players { $seating } 有 { $seats } 个座位，而 --seats 写了 { $named } 个
too-many-seats = --seats 写了 { $seats } 个座位；可以有 1 到 6 个
no-such-preset = 没有玩法 `{ $name }`；有的玩法是 { $presets }
preset-with = { $preset }，{ $players } 个人
who-can-sit = 可以是 { $players }，名字写在前面，如 Ann=human
fine-with = { $preset }：{ $numbers } 人都没问题
players-line = 人数：{ $numbers }
based-on = 基于：{ $preset }
games-left = { $played }/{ $games } 局，还要 { $time }
match-played = { $preset }，{ $players } 人，种子 { $seed }：{ $games } 局（{ $decided } 局分出胜负，{ $drawn } 局和棋，{ $unfinished } 局未下完）
game-not-won = { $preset }，{ $players } 人，第 { $game } 局没有分出胜负：{ $position }
alone-one-seat = --players { $seating }：一个人玩只有一个座位；写 1 或 A 到 F 的字母
no-crossing = 宽度 { $width } 找不到走法
bench-out-of-date = { $preset } 的基准测试已经过时
larger-than = 超过 { $mebibytes } MiB

## Saved games

saved-won = { $moves } 步，{ $seat } 获胜
saved-over = { $moves } 步，{ $ending }
saved-led = { $moves } 步，{ $seat } 领先
saved-moves = { $moves } 步
copied = 已另存为 { $name }。
name-typed = 另存为：{ $name }_
no-games = { $folder } 里没有保存的对局
no-such-game-yet = { $name }：没有这个文件，也没有这个名称的对局；还没有保存过对局
no-such-game = { $name }：没有这个文件，也没有这个名称的对局；有的是 { $games }
sound = 完好；{ $state }
no-such-action = --at { $number }：这一局有 { $moves } 步
unwritable = 无法写入：{ $error }
unsaved = 这一局无法保存，先不保存继续下：{ $error }
kept-in = 对局保存在 { $file }；`starhop resume` 可以接着下。

## What is wrong with a saved game

record-too-large = 保存的对局不会这么大；最多 { $mebibytes } MiB
record-version = 这个版本的 starhop 不认识格式 { $found }；它能读格式 1
record-unknown-key = 这里没有 `{ $key }` 这个键；有的是 { $keys }
key-near = 这里没有 `{ $key }` 这个键；是不是想写 `{ $near }`？
record-missing = 缺少键 `{ $key }`
record-wrong-value = `{ $key }` 不能是 { $value }；可以是 { $expected }
record-rules = 规则自相矛盾：{ $fault }
record-action = 第 { $number } 步 `{ $text }`：{ $error }
record-diverged = 第 { $number } 步之后的局面与保存的不同
record-keys = 局面的键有 { $found } 个；这些步数应有 { $expected } 个
record-seats = 没有人用座位 `{ $found }`；可以是单个座位、AD、ACE、ABDE、ABCDE 和 ABCDEF
record-player = { $found } 不会下棋；有 "human" 和从 "bot:easy" 到 "bot:expert"
action-seat = `{ $found }` 不是座位；要写一个字母，如 resign A

## The config, and the program itself

milliseconds = 0 到 { $most } 的毫秒数
key-clash = 按键 { $key } 在同一个画面上会有两个作用：{ $one } 和 { $other }
config-written = 已写好 { $file }；里面每一行都可以启用
config-there = { $file } 已经存在，没有改动

## The command line

options-after-command = 选项要写在命令后面，如 starhop { $command } --preset NAME
option-unknown = 这里没有选项 `{ $option }`
option-elsewhere = `{ $option }` 要写在命令后面：{ $commands }
option-twice = `{ $option }` 只能写一次
option-conflict = `{ $option }` 不能和 { $others } 一起用
argument-unknown = 多了一个参数 `{ $argument }`
argument-no-text = 有一个参数不是 UTF-8 文本
arguments-missing = 还缺 { $arguments }
arguments-refused = 看不懂这个命令行（{ $why }）
no-such-command = 没有命令 `{ $name }`；有的是 { $commands }
command-missing = `{ $command }` 后面还要写命令：{ $commands }
value-missing = `{ $option }` 后面要写值
value-missing-of = `{ $option }` 后面要写值：{ $values }
value-unknown = `{ $value }` 不是 `{ $option }` 的值；可以写 { $values }
value-unfit = `{ $value }` 不是 `{ $option }` 的值：{ $why }
value-unexpected = `{ $option }` 不带值，这里却写了 `{ $value }`
perhaps = { $told }；是不是想写 `{ $near }`？
more-by-help = 详情请看 `{ $command } --help`。

## What the system says

system-not-found = 没有这个文件或目录
system-not-allowed = 没有权限
system-there = 已有同名的文件或目录
system-folder = 这是目录，不是文件
system-no-folder = 路径中间有一段不是目录
system-read-only = 那里是只读的，无法写入
system-full = 磁盘已满
system-quota = 磁盘配额已用完
system-too-large = 文件太大
system-name-too-long = 名称太长
system-no-text = 不是 UTF-8 文本
system-unheard = 没有人在读输出
system-busy = 正在被占用
system-memory = 内存不足
system-other = 系统拒绝了（{ $error }）

## Outside engines in a match

unclosed-quote = `{ $command }` 里的引号没有成对
no-such-player = 没有棋手 `{ $player }`；有 { $bots } 和 engine:COMMAND
no-duration = 要写毫秒数，或者带单位的数：100ms、0.1s
no-such-level = 要写 { $levels }
engine-no-command = 缺少启动引擎的命令，例如 engine:"./engine --fast"
engine-no-start = 无法启动：{ $error }
engine-ended = 在对局中途退出了（退出码 { $code }）
engine-killed = 在对局中途被终止了（信号 { $signal }）
engine-closed = 关闭了输出
engine-silent = 收到 `{ $asked }` 之后 { $milliseconds } 毫秒内没有回答 `{ $awaited }`
engine-endless = 输出了没有结尾的一行
engine-deaf = 不读取发给它的内容
engine-refused = 回答了 `{ $answer }`，这步不能走：{ $why }
forfeit = 第 { $game } 局：棋手 { $player }（{ $name }）{ $what }；判这一局负
forfeits = 棋手 { $player } 有 { $games } 局判负

## Hints

hinting = 正在找一步好棋。Esc：不用了。
no-hint = 没能找到提示。
hint-of = 提示 { $number }/{ $all }，{ $hint }
stood-in = 电脑替 { $seat } 走了这一步；{ $key } 可悔棋。本局不再计分。
hint-piece = 看看 { $hole } 的棋子。{ $key } 显示走法。
hint = { $route }：{ $reason }
deed-hint = 提示：先看棋子，再看走法和理由；再按换下一种好棋
deed-stand-in = 让电脑替你走这一步
hint-hint = 提示
hint-other = 换一种
hint-stand-in = 电脑代走
sign-hint = 提示的棋子
reason-home = 全部到家
reason-swap = 把 { $seat } 的棋子换出目标营地
reason-clear = 在第 { $turn } 回合的期限前走出自己的营地
reason-leave = 走出自己的营地；到第 { $turn } 回合还要走出 { $missing } 颗
reason-straggler = 让最后的落后棋子前进 { $rows } 行
reason-enter = 让一颗棋子进入目标营地；还有 { $outside } 颗在外
reason-enter-last = 让最后一颗棋子进入目标营地
reason-advance = 让一颗棋子前进 { $rows } 行
reason-ladder = 搭好桥，下一步可以前进 { $rows } 行
reason-block = 挡住 { $seat } 前进 { $rows } 行的路
reason-room = 在目标营地里给其他棋子让位
reason-wait = 保持阵形，等路让开

## Without a screen

plain-welcome = 输入走法，如 e3-g5，或输入命令；`help` 列出所有命令。
plain-usual = 直接回车就用方括号里的。
plain-ask-preset = 用哪种玩法？{ $presets } [{ $usual }]
plain-ask-players = 几个人玩？{ $numbers } [{ $usual }]
plain-players-form = 玩法 { $preset } 可以 { $numbers } 人玩，不能是 `{ $found }`
plain-ask-seat = { $seat } 由谁来下？{ $players } [{ $usual }]
who-bot = { $seat }（{ $bot }）
who-named = { $name }（{ $seat }）
plain-aim = { $seat } 方要把 { $pieces } 颗棋子全部走到{ $goal }。
plain-passed = { $who } 停一手。
plain-moved = { $who }：{ $moved }，{ $way }；到家 { $home }/{ $pieces }。
plain-forward = 前进 { $rows } 行
plain-backward = 后退 { $rows } 行
plain-sideways = 横走
plain-swap = 换位：{ $seat } 的棋子换到 { $hole }
plain-standing = { $place } { $who }：{ $told }
plain-must-pass = { $seat } 无棋可走：输入 `pass` 停一手。
plain-time = 这一回合还有 { $time }。
plain-home = { $who }：到家 { $home }/{ $pieces }。
plain-in-goal = 已在终点：{ $holes }。
plain-outside = 还在路上：{ $holes }。
plain-held = 只剩电脑在下：回车走下一回合，`go` 一直走到结束。
plain-over = `undo` 悔最后一步，`new` 另开一局，`quit` 退出程序。
plain-replay = 回放：回车看下一步，`back` 看上一步，`at 10` 跳到某一步，`go` 说完剩下的。
plain-only-shown = 这一局只是回放。
plain-yes-or-no = 请输入 yes 或 no。
plain-not-done = 那就什么都不做。
plain-copy-form = `copy NAME` 用一个名称另存一份；对局本身每走一步都会自动保存。
plain-seat-form = 要写座位和由谁来下，如 `seat B bot:hard`；座位有 { $seats }，可以是 { $players }
plain-sits = { $seat } 现在由{ $player }来下。
plain-at-form = 要写第几步，从 0 到 { $all }
plain-hint-form = 要写 1 到 { $all } 的数字，不写就是下一个提示
plain-unknown = 既不是走法（如 e3-g5），也不是命令；`help` 列出所有命令
plain-move = 走一步棋；中间的路线可以不写
plain-moves = 所有能走的棋，或一颗棋子能走的棋
plain-board = 用字母画出棋盘
plain-where = 用文字说出棋子在哪里
plain-position = 用一行写出局面
plain-history = 到现在为止的棋谱
plain-rules = 本局规则
plain-hint = 一步好棋和理由；再输入看下一种，共三种
plain-stand-in = 让电脑替你走这一步
plain-undo = 悔你的上一步
plain-redo = 重走悔掉的棋
plain-pass = 无棋可走时停一手；也可写 --
plain-resign = 认输（会先问一下）
plain-draw = 求和（会先问一下）
plain-seat = 换人来下一个座位，如 seat B bot:hard
plain-copy = 用一个名称另存一份；也可写 save NAME
plain-go = 不再等待，一直走下去：电脑之间，或回放
plain-back = 退回一步
plain-at = 跳到某一步
plain-new = 另开一局
plain-help = 这个列表
plain-quit = 退出程序；对局会保存

## Crossing alone

solo-moves = { $moves } 步
solo-par = { $moves } 步，标准 { $par } 步
solo-known = { $moves } 步，已知最少 { $known } 步
solo-best = 你的最好成绩：{ $moves }
solo-best-hints = 你的最好成绩：{ $moves }，提示 { $hints } 次
solo-perfect = { $moves } 步：没有人能更少。
solo-above = { $moves } 步。可以用 { $par } 步走完，不能更少。
solo-record = { $moves } 步：比已知最少的 { $known } 步还少！
solo-above-known = { $moves } 步。已知最少的是 { $known } 步。
solo-home = { $moves } 步。
solo-new-best = 这是你到现在最好的成绩。
best-unkept = 最好成绩没有保存：{ $why }
seats-unkept = 名字和颜色没有留到下次：{ $why }
colours-once-each = colours 要有 1 到 6 六个数，各一次
left-as-it-is = { $told }；文件保持原样

## 等级分

title-1 = 顽童
title-2 = 小棋童
title-3 = 棋童
title-4 = 小小棋士
title-5 = 小棋士
title-6 = 预备棋师
title-7 = 初级棋师
title-8 = 中级棋师
title-9 = 高级棋师
title-10 = 首席棋师
title-11 = 馆主
title-12 = 名馆主
title-13 = 坊主
title-14 = 名坊主
title-15 = 棋委会理事
title-16 = 棋委会元宿
rated-change = { $who }：{ $change }，现为 { $points } 分，{ $level } 级{ $title }。
rated-risen = 升级！
rated-fallen = 降级。
unrated = 不计分：{ $why }。
unrated-friendly = 有座位换过人，或者电脑替人走过棋，或者是接着别的对局下的
unrated-set-up = 对局不是从开局摆法开始的
unrated-known = 此局已计分
unrated-nameless = { $seat } 座的玩家没有名字
unrated-twice = { $name } 坐了几个座位
unscored-goes-on = 对局还没有结束
page-twice = { $name } 写了两次
unscored-seats = { $seats } 人局没有计分办法
unscored-three-teams = 三队对局没有计分办法
only-losses = 结束太早或有人过早离开：只扣分，不加分。
award-encouraged = { $total }（{ $place }，到家棋子 { $encouragement }）
profile = { $who }：{ $points } 分，{ $level } 级{ $title }；{ $played } 局，{ $won } 胜
ladder-game = { $preset }：对 { $others }，{ $place }，{ $change }，得 { $points } 分
ladder-empty = 还没有人上榜：每个人都有名字的对局才计分。
no-such-profile-yet = 还没有人上榜，{ $name } 也没有
no-such-profile = 榜上没有 { $name }；榜上有 { $known }
level-syntax = 要写座位和等级（1 到 16），如 A=3

## 抽签

toss-title = 抽签
tossing = 谁先走？按任意键跳过抽签。
tossed = 抽签结果：{ $seat } 先走。


## Switches of the rules

button-switches = 规则
button-preferences = 设置
switches-hint = 用 Left/Right 或点击改值；{ $key } 直接输入。
typed-over = 直接输入就替换，Backspace 修改。
preset-name-hint = 这些开关会以这个名称存进你自己的 rules.toml；名称用字母、数字、- 和 _。Enter 保存，Esc 取消。
ask-replace = 你已有同名的玩法。要用新的取代它吗？
deed-name = 给座位上的人起名
deed-colour = 给座位换下一种颜色
deed-switches = 逐个开关修改规则
deed-reset = 这个开关恢复原样
deed-reset-all = 所有开关恢复原样
deed-keep-preset = 把这些开关存为自己的玩法
deed-change = 改值
deed-value = 输入值
hint-continue = 继续
hint-switches = 改规则
hint-name = 起名
hint-colour = 换色
hint-reset = 恢复
hint-reset-all = 全部恢复
hint-keep-preset = 存为玩法
start-hint-seat = Left/Right 选谁来下，{ $name } 起名，{ $colour } 换颜色；Enter 下一步。
theme-without-colours = 这个主题没有颜色；按 { $key } 换下一个主题。
seat-name-typed = { $seat } 的名字：{ $name }_  Enter 确定。
named-seat = { $name } ({ $seat })
changed-preset = { $preset }（有改动）
cannot-begin = { $switch }：{ $fault }
switches-title = { $players } 人对局的规则：{ $preset }
contradictions = ! { $faults } 处矛盾
switch-about = { $key ->
    [board] 棋盘大小
    [pieces] 每方的棋子数
    [players] 可以几个人玩
    [jump] 能跳多远
    [others_camps] 别家的营地
    [unused_camps] 没人用的营地
    [goal_exit] 进了终点能否再出来
    [blocking] 终点里的对手棋子
    [no_move] 无棋可走时
    [first_player] 谁先走
    [play_on] 有人到家后是否接着下
    [deadlines] 限期出营
    [repetition] 重复的局面
    [max_turns] 最多多少回合
    [teams] 谁和谁一队
    [team_win] 一队怎样算赢
    [clock] 每回合的时间
    [items] 每方的道具
   *[other] { $key }
}
switch-takes = { $key } 可以是 { $expected }。Enter 确定，Esc 取消。
switch-before = { $sentence }（{ $preset }：{ $value }）
preset-typed = 存为玩法：{ $name }_
preset-shipped = { $name } 是程序自带的玩法，请换一个名称。
preset-there = 已有玩法 { $name }。
preset-kept = { $name } 已存入 { $file }

## The user's own files

file-left = 文件原样保留

## Settings

preferences-hint = 用 Left/Right 或点击改值，立即生效并保存。
no-colours = 这里不用颜色：NO_COLOR、--color never 或终端关掉了颜色。
animation-none = 不显示
deed-preferences = 设置：颜色、语言、按键等
hint-preferences = 设置
hint-change = 改值
panel-auto = 照常
panel-narrow = 窄
panel-wide = 宽
panel-off = 不显示
panel-is = 侧栏：{ $breadth }
setting-name = { $key ->
    [language] 语言
    [theme] 颜色
    [glyphs] 棋子的样子
    [zoom] 最大的棋盘
    [panel] 侧栏
    [animation] 每一跳的时间
    [mouse] 鼠标
    [bell] 铃声
    [turn_board] 转动棋盘
    [keys] 按键
    [preset] 新对局的规则
   *[other] { $key }
}
setting-about = { $key ->
    [language] 除了文件和命令里的名称，一切都用这种语言。
    [theme] 颜色：用于深色或浅色背景，老式终端的十六色，不用颜色，或者自定主题。
    [glyphs] 棋子怎么画：带字母的色块、圆点，或者只有字母。
    [zoom] 不论终端多大，棋盘最大画到多大。
    [panel] 棋盘旁的侧栏有多宽，以棋盘留下的地方为限。宽的侧栏写出走法的整条路线。
    [animation] 走棋时每一跳显示多久。
    [mouse] 鼠标用来下棋，还是留给终端选择文字。
    [bell] 限时的对局里，一回合最后五秒是否响铃。
    [turn_board] 棋盘是否转向轮到的人，让他总是往上走。
    [keys] 一套按键："vi" 用 h l y u b n 表示六个方向。单个按键在配置文件里改。
    [preset] 没有指定时选用的玩法。
   *[other] { $key }
}
setting-word = { $value ->
    [auto] 能多大就多大
    [en] English
    [zh-Hans] 简体中文
    [zh-Hant] 繁體中文
    [dark] 深色背景
    [light] 浅色背景
    [sixteen] 十六色
    [mono] 不用颜色
    [block] 色块
    [disc] 圆点
    [ascii] 字母
    [compact] 紧凑
    [normal] 普通
    [large] 大
    [huge] 特大
    [true] 开
    [false] 关
   *[other] { $value }
}
setting-auto = 自动：{ $value }
setting-milliseconds = { $milliseconds } 毫秒
setting-unkept = 只在这次运行中有效：{ $error }
theme-about = { $key ->
    [based_on] 这里要改的自带主题："dark"、"light"、"sixteen" 或 "mono"。
    [seats] 供各座位选用的六种颜色；空列表表示不用颜色。
    [letters] 棋子上的字母："auto" 用黑色或白色，哪个清楚用哪个；也可以写一种颜色或六种。
    [text] 文字，以及整个画面的底色。
    [strong] 要紧的文字。
    [dim] 次要的文字。
    [warning] 说明哪里不对的文字。
    [bar] 标题，以及窗口的边框。
    [button] 按钮，以及底部的按键。
    [focus] 当前选中的项目。
    [board] 棋盘下面的底色。
    [names] 棋盘边上的行号和列号。
    [hole] 空位。
    [goal] 目标营地里的空位；"default" 是要去占满它的座位的颜色。
    [cursor] 光标所在的空位。
    [picked] 拿起的棋子两边的括号。
    [hinted] 提示所指的棋子两边的记号。
    [target] 棋子能去的位置上的记号；"default" 是该走的座位的颜色。
    [trail] 上一步经过的位置上的记号；"default" 是走子一方的颜色。
   *[other] { $key }
}
theme-name = `{ $name }` 不能做自定主题的名称；只能用字母、数字、`-` 和 `_`，也不能用自带主题的名称
theme-written = 已写好 { $file }；里面每一行都可以启用，用 --theme { $name } 就能看到

## 对战的表格

match-player = 玩家
match-wins = 胜
match-places = 名次
match-mean = 平均
match-turns = 回合/局
match-time = 毫秒/步

## Lessons

button-learn = 新手教程
start-hint-learn = 第一次玩？按 { $key } 或点"新手教程"，十个小练习就能学会。
learn-plain = 教程要在屏幕上学，请去掉 `--plain`
lessons-title = 新手教程
lesson-count = 第 { $number } 课，共 { $all } 课
lesson-next = 下一课
lesson-last = 继续
hint-go-on = 继续
choice-lesson = 回到教程
lesson-go-on = 按 Enter 或点这里继续。
lesson-missed = { $moved } 合乎规则，但不是这一课要的，棋子放回去了。{ $hint }
lesson-take-back-first = 先把刚走的棋悔掉。
lesson-how-click = 先点棋子，再点空位；也可以用方向键移过去按 Enter。
lesson-how-tab = Tab 跳到下一颗能走的棋子；拿起棋子后，跳到下一个落点。
lesson-how-letters = 按 { $key }，能选的地方都标上字母。
lesson-how-type = 按 { $key } 可以输入走法：g5-i7。
lesson-how-take-back = 按 { $undo } 或点屏幕底下的字悔棋，{ $redo } 重走。
lesson-how-hint = 按 { $key } 有提示：先指出棋子，再按一次指出走法。
lesson-how-rules = 菜单（{ $key }）里有本局规则的说明。
lesson-step = 走一格
lesson-step-task = 标着 A 的是你的棋子。把其中一颗走到紧挨着它的空位。
lesson-step-done = 很好。这是走一格，棋子只有两种走法，这是第一种。
lesson-step-hint = 走一格，就停在原来位置的旁边。
lesson-hop = 跳
lesson-hop-task = 第二种走法是跳：隔着紧挨着的一颗棋子，跳到它后面的空位。跳一次吧。
lesson-hop-done = 对了！跳一次，比走一格远一倍。
lesson-hop-hint = 选一颗棋子正后面的空位：离起点两格，不是一格。
lesson-chain = 连跳
lesson-chain-task = 一回合里可以接着连跳，方向不限。拿起 g5 的棋子，连跳两次以上，停在哪里由你定。
lesson-chain-done = 漂亮！你只管选终点，中间怎么跳程序会找好。
lesson-chain-hint = 再跳远些：到 i9 是两跳，到 k11 是三跳。
lesson-others = 谁的棋子都能跳
lesson-others-task = 别家的棋子一样可以跳过去，比如这里 D 方的。跳一次试试。
lesson-others-done = 好。D 方的棋子还在原地：跳棋从不吃子。
lesson-others-hint = 从 g5 可以跳过 D 方在 h6 的棋子。
lesson-take-back = 悔棋
lesson-take-back-task = 糟糕：你刚把 i8 走到 j8，跳板断了。先悔棋，再从 g5 连跳三次。
lesson-take-back-done = 好多了。和电脑下也一样，想退几步就退几步。
lesson-take-back-hint = i8 放回原处，g5 就能跳到 k11。
lesson-goal = 终点
lesson-goal-task = 你的棋子要全部走进正对面的营地，那里的空位标着冒号。现在把一颗走进去。
lesson-goal-done = 进去了！进去后还可以往里走，给后来的腾地方。
lesson-goal-hint = 终点是 D 方出发的地方，别的营地不算。k13 就在门口。
lesson-ladder = 搭桥
lesson-ladder-task = 这次你连走两回合。第一回合把桥搭好，第二回合从 g5 一口气连跳五次。
lesson-ladder-done = 连跳五次，从这头到了那头！会搭桥的人才会赢。
lesson-ladder-hint = 桥还缺一块，在 j10。哪颗棋子能走到那里？
lesson-straggler = 别落下一颗
lesson-straggler-task = 大家都快到了，可 e1 还有一颗留在家里。这一回合就把它带出营地。
lesson-straggler-done = 正是时候：要是落了单，没有棋子可跳，路就长了。
lesson-straggler-hint = e1 要走出营地：隔着 D 方的棋子连跳两次就行。
lesson-home = 全部到家
lesson-home-task = 十颗棋子有九颗已经到家。把最后一颗走进去，你就赢了。
lesson-home-done = 你赢了！谁的棋子先全部到家，谁就赢。
lesson-home-hint = 只剩 k15 一个空位，从 k11 连跳两次就到。
lesson-long-hops = 各家规则
lesson-long-hops-task = 各处规则不一样。这一桌可以远跳（空跳）：隔着任意距离的一颗棋子，跳到它另一边同样远的地方。远跳一次。
lesson-long-hops-done = 对了。开新对局时，还有许多规则可以选。
lesson-long-hops-hint = g5 和 j8 之间有两个空位，所以落到 j8 后面也隔两个空位的地方。
learned-title = 你会下跳棋了
ask-first-game = 就这么多。和简单电脑下第一局怎么样？走错了随时可以悔棋。
choice-first-game = 下第一局
choice-next-lesson = 下一课
choice-previous-lesson = 上一课
deed-next-lesson = 下一课
deed-previous-lesson = 上一课
deed-leave-lesson = 放下棋子；离开教程
deed-learn = 新手教程：十个小练习
hint-next-lesson = 下一课
hint-previous-lesson = 上一课
hint-learn = 教程
