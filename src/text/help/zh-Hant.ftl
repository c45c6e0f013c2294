### The help of the command line: what each command is for, and each of its arguments.
### An argument that means the same everywhere is told once, as arg-NAME, else as COMMAND-NAME.

## The page

page-usage = 用法：{ $usage }
page-commands = 指令：
page-arguments = 參數：
page-options = 選項：
page-values = 可以是：{ $values }。
page-default = 不寫就是 { $value }。
page-examples = 例子：
    {"  "}starhop                                        開始畫面
    {"  "}starhop play --preset masters                  你對中級電腦
    {"  "}starhop play --players 3 --seats human,bot:hard,bot:easy
    {"  "}starhop play --set jump=long --seats human,human
    {"  "}starhop resume                                 接著上次的對局下
    {"  "}starhop rules show qq --lang zh-Hans           用白話講一種玩法
    {"  "}starhop config init                            寫一個可以填寫的設定檔

## Commands

about-starhop = 終端機裡的跳棋：各種規則都有，有電腦對手，1 到 6 個座位。
about-learn = 新手教學：十個小練習學會跳棋。
about-play = 不經過開始畫面，馬上下棋。
about-solo = 一個人過棋盤，或是看最短的走法。
about-presets = 列出各種玩法。
about-rules = 檢查或講解規則。
about-rules-check = 檢查一個規則檔或全部玩法，並說明各適合幾個人。
about-rules-show = 用白話講一種玩法，並列出與經典玩法的不同。
about-moves = 列出一個局面的合法走法，每行一個。
about-perft = 數出各深度的局面數，與別的程式對照。
about-match = 讓電腦和別的程式互相對戰。
about-engine = 替另一個程式下棋，它逐行說 UGI（通用對局介面）。
about-resume = 接著下一個存檔：最近下過而沒下完的那個，或是指定的那個。
about-replay = 觀看一個存檔，並可從任何一個局面接著下。
about-games = 列出存檔，最近下過的在最前。
about-show = 顯示一個存檔：棋盤、局面和著法。
about-check = 檢查存檔，或是替手工改過的存檔重新簽上校驗碼。
about-export = 把一個存檔寫成文字、JSON 或圖片。
about-players = 列出等級榜上的人、分數和稱號。
about-score = 說明一局下完的棋在等級榜上值多少分，逐座列出。
about-bench = 數出高級電腦看過的局面數和每秒多少個。
about-config = 寫一個可以填寫的設定檔或主題。
about-config-init = 寫一個設定檔，每項設定都在裡面，先都註解掉；已有的檔案不動。
about-config-theme = 寫一個可以填寫的自訂主題，每個鍵都按另一個主題的值寫在裡面，先都註解掉；已有的檔案不動。
config-theme-name = 主題的名稱，用在 --theme 和設定檔裡。
config-theme-based_on = 要改的內附主題。
about-paths = 說明設定檔、自己的規則和主題以及存檔在哪裡。
about-completions = 印出一段指令稿，讓 shell 會補全命令列。
about-man = 印出 man 的手冊頁，例如 starhop man | man -l -
about-help = 講解一個指令。

## What every command takes

arg-help = 顯示這一頁。
arg-version = 顯示版本。
arg-lang = 語言；不寫就按設定檔或系統語言環境。
arg-json = 印出一個 JSON 文件：{ $shape }。

## Which game

arg-preset = 用哪種玩法（`starhop presets` 會列出來）；不寫就是經典玩法。
arg-rules = 另一個玩法檔，格式同內附的 rules.toml；可以寫多次。
arg-settings = 設一個開關：TOML 的值，或是一個詞；可以寫多次。例如 --set jump=long、--set 'deadlines=[{"{"}turn=20,out=5{"}"}]'。
arg-players = 幾個人（1 到 6），或是各座位的字母（A、AD、ACE、ABDE、ABCDE、ABCDEF）；不寫就按局面，或是兩個人，或是按玩法最少的人數。
arg-position = 從這個局面開始，而不從開局：由上而下逐行寫，行間用 /，字母是棋子，數字是空格數，最後是輪到的座位。兩人的開局是 'D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A'。
arg-seed = 一切隨機（包括抽籤）的種子。

## How it looks

arg-theme = 顏色，寫主題的名稱；不寫就按設定檔，設定檔沒寫就按終端機和它的背景。
arg-glyphs = 棋盤的符號；不寫就按設定檔，設定檔沒寫就用色塊，語言環境不是 UTF-8 時用字母。
arg-color = 要不要顏色；不寫就按設定檔，設定檔沒寫就是 auto，它按環境變數（NO_COLOR、TERM）。
arg-mouse = 用滑鼠下棋，不管設定檔怎麼寫。
arg-no_mouse = 把滑鼠留給終端機。
arg-bell = 限時的一步只剩五秒時響鈴。
arg-no_bell = 不響鈴，不管設定檔怎麼寫。
arg-plain = 不用畫面，逐行輸入來下：適合報讀軟體、管線和指令稿。
arg-animation = 每一跳顯示多少毫秒；不寫就按設定檔，設定檔沒寫就是 120；0 就不顯示。

## Single commands

starhop-preset = { play-preset }
play-preset = 用哪種玩法（`starhop presets` 會列出來）；不寫就按設定檔，設定檔沒寫就是經典玩法。
play-seats = 各座位由誰來下：human（人），或是 bot:easy 到 bot:expert（電腦），用逗號分開；不寫就是你對中級電腦。名字寫在前面：Ann=human。
solo-preset = { play-preset }
solo-solve = 不下棋，印出找到的最短走法，每行一步。
solo-width = 搜尋每一層保留多少個局面：10000 在通常的棋盤上約一秒就能找到已證明的最少 27 步。
rules-check-preset = 要檢查的玩法；不寫就檢查檔案裡的，或是現有的全部。
rules-check-file = 要檢查的檔案；不寫就檢查現有的玩法。
rules-show-name = 要講的玩法；--preset 也一樣。
perft-depth = 多少層深。
perft-divide = 改為分別數出局面的每一步之下有多少。
match-preset = 用哪種玩法（`starhop presets` 會列出來）；不寫就是經典玩法，寫了 --every 就是全部玩法。
match-seats = 各座位由誰來下，用逗號分開：bot:easy、bot:normal、bot:hard、bot:expert，後面加 :no-items 就不用道具；或是 engine:"COMMAND"，另一個程式，它像 `starhop engine` 一樣說 UGI。
match-every = 把每種玩法（或是指定的那種）按它允許的每個人數都下一遍，各座位都由 --seats 裡唯一的那個來下。有一局沒有按規則分出勝負，或是中途有人出局，就算失敗，並說出停在哪個局面。
match-games = 下幾局；每一局大家都往後挪一個座位。
match-move_time = bot:expert 和別的程式每步想多久：毫秒數，或是帶單位，例如 0.1s；別的電腦按局面數，不按時間。
match-nodes = bot:expert 和別的程式每步看這麼多局面，而不限時間。
match-patience = 別的程式準備好要多久，超過每步時間後還能等多久，再久就算輸掉這一局。
match-jobs = 同時下幾局；不寫就是每個處理器核心一局。
match-opening = 每個座位先隨機走這麼多步，同一輪裡大家都一樣。
engine-level = 下得多好，直到另有選項改變：easy、normal、hard 或 expert。
arg-saved = 一個存檔：`starhop games` 列出的名稱，或是一個檔案。
arg-game = 一個存檔：`starhop games` 列出的名稱，或是一個檔案。
arg-at = 看走了這麼多步時的樣子，而不看現在。
check-games = 存檔：名稱或檔案。
check-reseal = 替有意手工改過的存檔重新簽上校驗碼，只要別的都沒有錯。
export-format = 寫成什麼：字母棋盤連同局面和著法，棋盤的圖片（svg），或是一個 JSON 文件：{ $shape }。
players-name = 只看這一個，連同最近的對局。
score-game = 一個已經下完的存檔：`starhop games` 列出的名稱，或是一個檔案。
score-levels = 下這一局之前的等級，例如 A=3,D=12；不寫就用現在的等級。
completions-shell = 哪種 shell。
man-command = 要講的指令；不寫就講整個程式。
