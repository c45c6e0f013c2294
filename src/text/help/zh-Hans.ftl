### The help of the command line: what each command is for, and each of its arguments.
### An argument that means the same everywhere is told once, as arg-NAME, else as COMMAND-NAME.

## The page

page-usage = 用法：{ $usage }
page-commands = 命令：
page-arguments = 参数：
page-options = 选项：
page-values = 可以是：{ $values }。
page-default = 不写就是 { $value }。
page-examples = 例子：
    {"  "}starhop                                        开始画面
    {"  "}starhop play --preset masters                  你对普通电脑
    {"  "}starhop play --players 3 --seats human,bot:hard,bot:easy
    {"  "}starhop play --set jump=long --seats human,human
    {"  "}starhop resume                                 接着上次的对局下
    {"  "}starhop rules show qq --lang zh-Hans           用白话讲一种玩法
    {"  "}starhop config init                            写一个可以填写的配置文件

## Commands

about-starhop = 终端里的跳棋：各种规则都有，有电脑对手，1 到 6 个座位。
about-learn = 新手教程：十个小练习学会跳棋。
about-play = 不经过开始画面，马上下棋。
about-solo = 一个人过棋盘，或者看最短的走法。
about-presets = 列出各种玩法。
about-rules = 检查或讲解规则。
about-rules-check = 检查一个规则文件或全部玩法，并说明各适合几个人。
about-rules-show = 用白话讲一种玩法，并列出与经典玩法的不同。
about-moves = 列出一个局面的合法走法，每行一个。
about-perft = 数出各深度的局面数，与别的程序对照。
about-match = 让电脑和别的程序互相对战。
about-engine = 替另一个程序下棋，它逐行说 UGI（通用对局接口）。
about-resume = 接着下一个存档：最近下过而没下完的那个，或者指定的那个。
about-replay = 观看一个存档，并可从任何一个局面接着下。
about-games = 列出存档，最近下过的在最前。
about-show = 显示一个存档：棋盘、局面和着法。
about-check = 检查存档，或者给手工改过的存档重新签上校验码。
about-export = 把一个存档写成文本、JSON 或图片。
about-players = 列出等级榜上的人、分数和称号。
about-score = 说明一局下完的棋在等级榜上值多少分，逐座列出。
about-bench = 数出困难电脑看过的局面数和每秒多少个。
about-config = 写一个可以填写的配置文件或主题。
about-config-init = 写一个配置文件，每项设置都在里面，先都注释掉；已有的文件不动。
about-config-theme = 写一个可以填写的自定主题，每个键都按另一个主题的值写在里面，先都注释掉；已有的文件不动。
config-theme-name = 主题的名称，用在 --theme 和配置里。
config-theme-based_on = 要改的自带主题。
about-paths = 说明配置、自己的规则和主题以及存档在哪里。
about-completions = 打印一段脚本，让 shell 会补全命令行。
about-man = 打印 man 的手册页，如 starhop man | man -l -
about-help = 讲解一个命令。

## What every command takes

arg-help = 显示这一页。
arg-version = 显示版本。
arg-lang = 语言；不写就按配置或系统语言环境。
arg-json = 打印一个 JSON 文档：{ $shape }。

## Which game

arg-preset = 用哪种玩法（`starhop presets` 会列出来）；不写就是经典玩法。
arg-rules = 另一个玩法文件，格式同自带的 rules.toml；可以写多次。
arg-settings = 设一个开关：TOML 的值，或者一个词；可以写多次。例如 --set jump=long、--set 'deadlines=[{"{"}turn=20,out=5{"}"}]'。
arg-players = 几个人（1 到 6），或者各座位的字母（A、AD、ACE、ABDE、ABCDE、ABCDEF）；不写就按局面，或者两个人，或者按玩法最少的人数。
arg-position = 从这个局面开始，而不从开局：自上而下逐行写，行间用 /，字母是棋子，数字是空格数，最后是轮到的座位。两人的开局是 'D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A'。
arg-seed = 一切随机（包括抽签）的种子。

## How it looks

arg-theme = 颜色，写主题的名称；不写就按配置，配置没写就按终端和它的背景。
arg-glyphs = 棋盘的符号；不写就按配置，配置没写就用色块，语言环境不是 UTF-8 时用字母。
arg-color = 要不要颜色；不写就按配置，配置没写就是 auto，它按环境变量（NO_COLOR、TERM）。
arg-mouse = 用鼠标下棋，不管配置怎么写。
arg-no_mouse = 把鼠标留给终端。
arg-bell = 限时的一步只剩五秒时响铃。
arg-no_bell = 不响铃，不管配置怎么写。
arg-plain = 不用画面，逐行输入来下：适合读屏软件、管道和脚本。
arg-animation = 每一跳显示多少毫秒；不写就按配置，配置没写就是 120；0 就不显示。

## Single commands

starhop-preset = { play-preset }
play-preset = 用哪种玩法（`starhop presets` 会列出来）；不写就按配置，配置没写就是经典玩法。
play-seats = 各座位由谁来下：human（人），或者 bot:easy 到 bot:expert（电脑），用逗号分开；不写就是你对普通电脑。名字写在前面：Ann=human。
solo-preset = { play-preset }
solo-solve = 不下棋，打印找到的最短走法，每行一步。
solo-width = 搜索每一层保留多少个局面：10000 在通常的棋盘上约一秒就能找到已证明的最少 27 步。
rules-check-preset = 要检查的玩法；不写就检查文件里的，或者现有的全部。
rules-check-file = 要检查的文件；不写就检查现有的玩法。
rules-show-name = 要讲的玩法；--preset 也一样。
perft-depth = 多少层深。
perft-divide = 改为分别数出局面的每一步之下有多少。
match-preset = 用哪种玩法（`starhop presets` 会列出来）；不写就是经典玩法，写了 --every 就是全部玩法。
match-seats = 各座位由谁来下，用逗号分开：bot:easy、bot:normal、bot:hard、bot:expert，后面加 :no-items 就不用道具；或者 engine:"COMMAND"，另一个程序，它像 `starhop engine` 一样说 UGI。
match-every = 把每种玩法（或者指定的那种）按它允许的每个人数都下一遍，各座位都由 --seats 里唯一的那个来下。有一局没有按规则分出胜负，或者中途有人出局，就算失败，并说出停在哪个局面。
match-games = 下几局；每一局大家都往后挪一个座位。
match-move_time = bot:expert 和别的程序每步想多久：毫秒数，或者带单位，如 0.1s；别的电脑按局面数，不按时间。
match-nodes = bot:expert 和别的程序每步看这么多局面，而不限时间。
match-patience = 别的程序准备好要多久，超过每步时间后还能等多久，再久就算输掉这一局。
match-jobs = 同时下几局；不写就是每个处理器核心一局。
match-opening = 每个座位先随机走这么多步，同一轮里大家都一样。
engine-level = 下得多好，直到另有选项改变：easy、normal、hard 或 expert。
arg-saved = 一个存档：`starhop games` 列出的名称，或者一个文件。
arg-game = 一个存档：`starhop games` 列出的名称，或者一个文件。
arg-at = 看走了这么多步时的样子，而不看现在。
check-games = 存档：名称或文件。
check-reseal = 给有意手工改过的存档重新签上校验码，只要别的都没有错。
export-format = 写成什么：字母棋盘连同局面和着法，棋盘的图片（svg），或者一个 JSON 文档：{ $shape }。
players-name = 只看这一个，连同最近的对局。
score-game = 一个已经下完的存档：`starhop games` 列出的名称，或者一个文件。
score-levels = 下这一局之前的等级，如 A=3,D=12；不写就用现在的等级。
completions-shell = 哪种 shell。
man-command = 要讲的命令；不写就讲整个程序。
