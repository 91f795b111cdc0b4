<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About</source>
        <translation>このプログラムについて</translation>
    </message>
    <message>
        <source>Exhibition Suite</source>
        <translation>博覧会スイート</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt}</source>
        <translation>バージョン {version} ・ Qt {qt}</translation>
    </message>
    <message>
        <source>Board games about time, for one to five people and bots on one machine.</source>
        <translation>時をめぐるボードゲームを、1台のコンピューターで。1〜5人の人とボットで遊べます。</translation>
    </message>
    <message>
        <source>This is an independent program. It is not linked to any publisher, and no publisher&apos;s pictures or texts are in it. The names of the games belong to their owners; the rules were written anew in our own words.</source>
        <translation>これは独立して作られたプログラムです。いかなる出版社とも関係がなく、出版社の絵や文章は使っていません。ゲームの名前はそれぞれの権利者のものです。ルールは、私たちの言葉で新しく書き起こしました。</translation>
    </message>
    <message>
        <source>Every picture is original and drawn for this program: cards, vehicles, signs, halls.</source>
        <translation>カード・乗り物・印・展覧会の絵は、すべてこのプログラムのために描いたものです。</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence.</source>
        <translation>このプログラムは、MITライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>What it stands on</source>
        <translation>使用しているソフトウェア</translation>
    </message>
    <message>
        <source>Qt is used under the GNU Lesser General Public License, version 3: its libraries lie beside the program and may be replaced by others. The texts of all licences travel with the program.</source>
        <translation>QtはGNU LGPL（Lesser General Public License）バージョン3に基づいて使用しています。Qtのライブラリはプログラムと別に置かれており、差し替えることができます。すべてのライセンスの全文は、プログラムに同梱されています。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>標準の文字サイズ</translation>
    </message>
    <message>
        <source>Other language</source>
        <translation>言語の切り替え</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>明暗の切り替え</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>すぐに始める</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>セーブデータ</translation>
    </message>
    <message>
        <source>About</source>
        <translation>このプログラムについて</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rule of this moment</source>
        <translation>今の場面のルール</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Legal places on or off</source>
        <translation>置ける場所の表示切り替え</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>Compare the three cards</source>
        <translation>3枚のカードを比べる</translation>
    </message>
    <message>
        <source>Look at the card closely</source>
        <translation>カードを大きく見る</translation>
    </message>
    <message>
        <source>Put in the depot</source>
        <translation>倉庫に置く</translation>
    </message>
    <message>
        <source>Look at my secret decade</source>
        <translation>自分の秘密の10年を見る</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>ボットを一時停止</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>自分の手番まで飛ばす</translation>
    </message>
    <message>
        <source>Save under a name</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Back to the main menu</source>
        <translation>メインメニューに戻る</translation>
    </message>
</context>
<context>
    <name>Ago</name>
    <message>
        <source>today {time}</source>
        <translation>今日 {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>昨日 {time}</translation>
    </message>
    <message>
        <source>{days} days ago</source>
        <translation>{days}日前</translation>
    </message>
</context>
<context>
    <name>BotBar</name>
    <message>
        <source>{name} is thinking, up to {seconds} s</source>
        <translation>{name}が考えています（最長{seconds}秒）</translation>
    </message>
    <message>
        <source>{name}: up to {seconds} s</source>
        <translation>{name}：最長{seconds}秒</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Let the bots go on</source>
        <translation>ボットを再開</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>ボットを一時停止</translation>
    </message>
    <message>
        <source>Speed of the bots: {speed}</source>
        <translation>ボットの速さ：{speed}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>飛ばす</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>自分の手番まで飛ばす</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>今すぐ動かす</translation>
    </message>
</context>
<context>
    <name>CenturyChart</name>
    <message>
        <source>Cards of the</source>
        <translation>年代ごとの枚数</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>Show as a picture</source>
        <translation>図で見る</translation>
    </message>
    <message>
        <source>Show the numbers</source>
        <translation>数値で見る</translation>
    </message>
</context>
<context>
    <name>ChartSide</name>
    <message>
        <source>A century in each hall</source>
        <translation>それぞれの展覧会の100年</translation>
    </message>
    <message>
        <source>Fame, round by round</source>
        <translation>ラウンドごとの名声点</translation>
    </message>
    <message>
        <source>Where the fame came from</source>
        <translation>名声点の内訳</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>問題が発生しました</translation>
    </message>
    <message>
        <source>Last time the program ended by itself, in a way it could not catch.</source>
        <translation>前回、プログラムが予期せず終了しました。</translation>
    </message>
    <message>
        <source>Your game was saved after every move: Continue brings it back. The report below helps to find the fault.</source>
        <translation>ゲームは1手ごとに保存されています。「続きから」で再開できます。下の報告は、原因を調べるのに役立ちます。</translation>
    </message>
    <message>
        <source>The program met a fault that nobody foresaw. You can go on, or quit and come back.</source>
        <translation>予期しない問題が起きました。このまま続けることも、いったん終了して再開することもできます。</translation>
    </message>
    <message>
        <source>The report below helps to find the fault; it holds no personal data but the names at the table.</source>
        <translation>下の報告は、原因を調べるのに役立ちます。含まれる個人情報は、席の名前だけです。</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>ゲームは保存されています。</translation>
    </message>
    <message>
        <source>Your game could not be saved: on quitting you can choose a place.</source>
        <translation>ゲームを保存できませんでした。終了するときに、保存する場所を選べます。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>報告をコピー</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>{name}に画面を渡してください</translation>
    </message>
    <message>
        <source>The secret decade and hints of {name} appear next. Everyone else, look away.</source>
        <translation>次に{name}の秘密の10年とヒントが表示されます。ほかの人は見ないでください。</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>渡す</translation>
    </message>
    <message>
        <source>Hold to open</source>
        <translation>押し続けて開く</translation>
    </message>
    <message>
        <source>Play the turn</source>
        <translation>手番を行う</translation>
    </message>
    <message>
        <source>I am {name}: hold to open</source>
        <translation>{name}です（押し続けて開く）</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Hold the Space key</source>
        <translation>スペースキーを押し続けてください</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>前回の手番からのできごと</translation>
    </message>
    <message>
        <source>The curtain falls before every turn</source>
        <translation>手番のたびに幕が下ります</translation>
    </message>
    <message>
        <source>Curtain only when a secret is in play</source>
        <translation>幕が下りるのは、秘密があるときだけです</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>保存して離れる</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>The folder cannot be made: {path}</source>
        <translation>フォルダーを作れません：{path}</translation>
    </message>
    <message>
        <source>The folder is here: {path}</source>
        <translation>フォルダーの場所：{path}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>The next new game starts from the usual set-up.</source>
        <translation>次の新しいゲームは、標準の設定から始まります。</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>セーブデータ</translation>
    </message>
    <message>
        <source>Every move is saved at once, with one older copy. All of it stays on this computer.</source>
        <translation>1手ごとにすぐ保存し、1つ前のコピーも残します。データはすべてこのコンピューターの中に置かれます。</translation>
    </message>
    <message>
        <source>Folder of the saved games</source>
        <translation>セーブデータのフォルダー</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>場所をコピー</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>One readable file. Taking it away brings back everything as it was at first.</source>
        <translation>そのまま読める1つのファイルです。取り除くと、すべてはじめの状態に戻ります。</translation>
    </message>
    <message>
        <source>File of the settings</source>
        <translation>設定ファイル</translation>
    </message>
    <message>
        <source>Set-ups</source>
        <translation>ゲームの設定</translation>
    </message>
    <message>
        <source>The seats and variants of your last game are kept for the next one.</source>
        <translation>前回の席とオプションを、次のゲームのために残しています。</translation>
    </message>
    <message>
        <source>Forget the set-ups</source>
        <translation>設定を忘れる</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Travel between six continents and collect what the century left behind: the first flight, penicillin, the moon landing. Every card wants a place that suits its year and its continent, and every showcase has a rule of its own. When the halls are full, the best century wins.</source>
        <translation>6つの大陸をめぐり、この世紀が残したものを集めましょう。初めての動力飛行、ペニシリン、月面着陸。どのカードにも年と大陸にふさわしい場所があり、どの展示エリアにも独自の決まりがあります。展覧会が埋まったとき、最もすばらしい100年を見せた人の勝利です。</translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}〜{high}人</translation>
    </message>
    <message>
        <source>{low}–{high} min</source>
        <translation>{low}〜{high}分</translation>
    </message>
    <message>
        <source>bots, hot-seat</source>
        <translation>ボット・同席プレイ</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Continue, round {round}</source>
        <translation>続きから・第{round}ラウンド</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>すぐに始める</translation>
    </message>
</context>
<context>
    <name>EditMenu</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>EmptySeat</name>
    <message>
        <source>Add a person</source>
        <translation>人を追加</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>ボットを追加</translation>
    </message>
</context>
<context>
    <name>ExhibitionTable</name>
    <message>
        <source>{showcase}, spot {number}</source>
        <translation>{showcase} {number}マス目</translation>
    </message>
    <message>
        <source>Preview · {place}</source>
        <translation>予告 ・ {place}</translation>
    </message>
    <message>
        <source>Compare: {continent}</source>
        <translation>比べる：{continent}</translation>
    </message>
    <message>
        <source>you choose</source>
        <translation>自由に選べる</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>ほか{count}件</translation>
    </message>
    <message>
        <source>{showcase}, {count} spots</source>
        <translation>{showcase} {count}マス</translation>
    </message>
    <message>
        <source>{card} — {place}</source>
        <translation>{card} ― {place}</translation>
    </message>
    <message>
        <source>next stop</source>
        <translation>次の行き先</translation>
    </message>
    <message>
        <source>± may change with the others&apos; halls</source>
        <translation>±：ほかの人の展覧会しだいで変わります</translation>
    </message>
    <message>
        <source>places</source>
        <translation>置ける場所</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Not allowed · {place}</source>
        <translation>置けません ・ {place}</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>できません</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取る</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Refill</source>
        <translation>補充</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>置く</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>You are looking at another hall.</source>
        <translation>別の展覧会を見ています。</translation>
    </message>
    <message>
        <source>{name} — {what}</source>
        <translation>{name} ― {what}</translation>
    </message>
    <message>
        <source>chooses a place for {card}</source>
        <translation>{card}の置き場所を選んでいます</translation>
    </message>
    <message>
        <source>chooses a card from {continent}</source>
        <translation>{continent}のカードを選んでいます</translation>
    </message>
    <message>
        <source>take 1 card from {continent}</source>
        <translation>{continent}のカードを1枚取る</translation>
    </message>
    <message>
        <source>Its colour is your next stop.</source>
        <translation>カードの色が次の行き先です。</translation>
    </message>
    <message>
        <source>Its colour is your next stop. You may drag it straight to its place.</source>
        <translation>カードの色が次の行き先。展示マスへ直接ドラッグもできます。</translation>
    </message>
    <message>
        <source>no card here: choose another continent</source>
        <translation>カードがないので、別の大陸を選ぶ</translation>
    </message>
    <message>
        <source>The lit continents have cards.</source>
        <translation>光っている大陸にカードがあります。</translation>
    </message>
    <message>
        <source>choose the next stop</source>
        <translation>次の行き先を選ぶ</translation>
    </message>
    <message>
        <source>{card} is white: your vehicle may go anywhere, or stay.</source>
        <translation>{card}は白のカードです。好きな大陸へ移動するか、とどまることができます。</translation>
    </message>
    <message>
        <source>place {card}</source>
        <translation>{card}を置く</translation>
    </message>
    <message>
        <source>Let go and the card returns to your hand; nothing is lost.</source>
        <translation>離すとカードは手元に戻ります。何も失いません。</translation>
    </message>
    <message>
        <source>What you choose counts for placing only, never for points.</source>
        <translation>選んだ値は置くためだけのもので、名声点にはなりません。</translation>
    </message>
    <message>
        <source>Confirm, or put it back and choose another place.</source>
        <translation>決定するか、戻して別の場所を選んでください。</translation>
    </message>
    <message>
        <source>No spot is legal: the card goes to the depot.</source>
        <translation>置けるマスがありません。倉庫に置きます。</translation>
    </message>
    <message>
        <source>1 spot and the depot are lit.</source>
        <translation>光る1マスか倉庫に置けます。</translation>
    </message>
    <message>
        <source>{count} spots and the depot are lit.</source>
        <translation>光る{count}マスか倉庫に置けます。</translation>
    </message>
    <message>
        <source>1 spot and the depot are lit. Drag, click, or use the arrow keys.</source>
        <translation>光る1マスか倉庫へ。ドラッグ・クリック・矢印キーで選べます。</translation>
    </message>
    <message>
        <source>{count} spots and the depot are lit. Drag, click, or use the arrow keys.</source>
        <translation>光る{count}マスか倉庫へ。ドラッグ・クリック・矢印キーで選べます。</translation>
    </message>
    <message>
        <source>First choose a card.</source>
        <translation>先にカードを選んでください。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比べる</translation>
    </message>
    <message>
        <source>First choose a continent.</source>
        <translation>先に大陸を選んでください。</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>ここへ移動</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>First choose a place.</source>
        <translation>先に場所を選んでください。</translation>
    </message>
    <message>
        <source>To depot</source>
        <translation>倉庫へ</translation>
    </message>
    <message>
        <source>{name} wins with {points} fame points.</source>
        <translation>{name}が名声点{points}点で勝利しました。</translation>
    </message>
    <message>
        <source>{names} share the win with {points} fame points.</source>
        <translation>{names}が名声点{points}点で引き分けました。</translation>
    </message>
    <message>
        <source>ends your game</source>
        <translation>これで終了</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>上下逆</translation>
    </message>
    <message>
        <source>turn it over</source>
        <translation>上下逆に置く</translation>
    </message>
    <message>
        <source>choose year and continent</source>
        <translation>年と大陸を選ぶ</translation>
    </message>
    <message>
        <source>choose the continent</source>
        <translation>大陸を選ぶ</translation>
    </message>
    <message>
        <source>{years} from 1950</source>
        <translation>1950年まで{years}年</translation>
    </message>
    <message>
        <source>right card {year}</source>
        <translation>右が{year}年</translation>
    </message>
    <message>
        <source>{continent} becomes yours</source>
        <translation>{continent}を確保</translation>
    </message>
    <message>
        <source>{decade} free</source>
        <translation>{decade}は未使用</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}〜{last}</translation>
    </message>
    <message>
        <source>between {first} and {last}</source>
        <translation>{first}と{last}の間</translation>
    </message>
    <message>
        <source>after {year}</source>
        <translation>{year}より後</translation>
    </message>
    <message>
        <source>before {year}</source>
        <translation>{year}より前</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空きマス</translation>
    </message>
    <message>
        <source>{value}, may change with the others&apos; halls</source>
        <translation>{value}、ほかの人の展覧会しだいで変わります</translation>
    </message>
    <message>
        <source>plus {points}</source>
        <translation>プラス{points}点</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>マイナス{points}点</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>選べます</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>選べません</translation>
    </message>
    <message>
        <source>just turned up</source>
        <translation>補充されたばかり</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>{depot}, place {number}</source>
        <translation>{depot}の{number}マス目</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>手元</translation>
    </message>
    <message>
        <source>column {continent}, card {number}</source>
        <translation>{continent}の列、{number}枚目</translation>
    </message>
    <message>
        <source>{continent}, here: {players}</source>
        <translation>{continent}、ここにいる人：{players}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Exhibition board</source>
        <translation>展覧会の盤面</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>補充</translation>
    </message>
    <message>
        <source>no card: choose another continent</source>
        <translation>カードなし：別の大陸を選ぶ</translation>
    </message>
</context>
<context>
    <name>FameChart</name>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>No round has been finished yet.</source>
        <translation>まだ1ラウンドも終わっていません。</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>The program&apos;s fonts are missing</source>
        <translation>プログラムのフォントが見つかりません</translation>
    </message>
    <message>
        <source>Texts are shown in the system&apos;s fonts, which may lack Japanese signs. Installing the program again brings them back.</source>
        <translation>システムのフォントで表示しているため、表示できない文字があるかもしれません。プログラムを再インストールすると元に戻ります。</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Since my last turn</source>
        <translation>自分の前回の手番から</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Replay the game so far</source>
        <translation>ここまでを再生</translation>
    </message>
    <message>
        <source>New game with another set-up</source>
        <translation>別の設定で新しいゲーム</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>The score sheet is on the clipboard.</source>
        <translation>得点表をコピーしました。</translation>
    </message>
    <message>
        <source>Advice is for your own turn.</source>
        <translation>助言は、自分の手番のときに使えます。</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>得点表を書き出す</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>画像を保存しました。</translation>
    </message>
    <message>
        <source>The picture could not be written there.</source>
        <translation>その場所には画像を書き込めませんでした。</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>メインメニュー</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
</context>
<context>
    <name>HeadRow</name>
    <message>
        <source>Fame</source>
        <translation>名声点</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for good moves …</source>
        <translation>よい手を探しています…</translation>
    </message>
    <message>
        <source>The number is the final score to be expected. Advice sees only what you may know.</source>
        <translation>数字は最終得点の見込みです。助言は、あなたに見えるものだけから考えます。</translation>
    </message>
    <message>
        <source>No advice could be found just now.</source>
        <translation>今は助言を用意できません。</translation>
    </message>
    <message>
        <source>{showcase}, spot {spot}</source>
        <translation>{showcase} {spot}マス目</translation>
    </message>
    <message>
        <source>keeps your hall open</source>
        <translation>展覧会の余地を残す</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>この手にする</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Incomplete</name>
    <message>
        <source>The program is not complete.</source>
        <translation>プログラムのファイルが揃っていません。</translation>
    </message>
    <message>
        <source>Some of its own files are missing or damaged. Your saved games are safe. Install the program again.</source>
        <translation>プログラム自身のファイルが足りないか、壊れています。セーブデータは無事です。もう一度インストールしてください。</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>press a key</source>
        <translation>キーを押す</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>{key} moves, chooses or closes everywhere and cannot be given away.</source>
        <translation>{key}は移動・決定・閉じるためのキーなので、割り当てられません。</translation>
    </message>
    <message>
        <source>{key} already does this: {deed}. Give that another key first.</source>
        <translation>{key}は「{deed}」に使われています。先にそちらのキーを変えてください。</translation>
    </message>
    <message>
        <source>Press a key&apos;s button, then the new key. Esc leaves it, Backspace takes the key away.</source>
        <translation>ボタンを押してから、新しいキーを押します。Escで中止、Backspaceで割り当てを外します。</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>In the main menu</source>
        <translation>メインメニュー</translation>
    </message>
    <message>
        <source>In a game</source>
        <translation>ゲーム中</translation>
    </message>
    <message>
        <source>Key for: {deed}</source>
        <translation>「{deed}」のキー</translation>
    </message>
    <message>
        <source>Usual key for: {deed}</source>
        <translation>「{deed}」を標準のキーに戻す</translation>
    </message>
</context>
<context>
    <name>LadderPanel</name>
    <message>
        <source>Your rating</source>
        <translation>あなたの評価</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>The program cannot write to its folder “{path}”, so this game would be lost.</source>
        <translation>プログラムのフォルダー「{path}」に書き込めないため、このままではゲームが失われます。</translation>
    </message>
    <message>
        <source>Save it to another place, or stay and make room or lift the write protection.</source>
        <translation>別の場所に保存するか、ゲームに戻って、空き容量を増やすか書き込み禁止を解除してください。</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>このゲームは保存されていません</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>保存せずに離れる</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Save to another place</source>
        <translation>別の場所に保存</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>Saved games (*{suffix})</source>
        <translation>セーブデータ (*{suffix})</translation>
    </message>
    <message>
        <source>Saved to {path}</source>
        <translation>{path}に保存しました</translation>
    </message>
</context>
<context>
    <name>LinePage</name>
    <message>
        <source>Open in the rulebook</source>
        <translation>ルールブックで開く</translation>
    </message>
    <message>
        <source>Back to the charts</source>
        <translation>グラフに戻る</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>Shows the rule and where the points come from</source>
        <translation>ルールと得点の内訳を表示します</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>all seats</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Lines of: {who}</source>
        <translation>表示する人：{who}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>できごと</translation>
    </message>
    <message>
        <source>Since my last turn</source>
        <translation>自分の前回の手番から</translation>
    </message>
    <message>
        <source>Replay the last round</source>
        <translation>前のラウンドを再生</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>The museum opens for {first}. Deal {deal}.</source>
        <translation>{first}の博物館が開館します。シャッフル番号 {deal}</translation>
    </message>
    <message>
        <source>The museum opens: {first} begins, then {others}. Deal {deal}.</source>
        <translation>開館です。手番は{first}から、次に{others}。シャッフル番号 {deal}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The game is saved: go on with Continue.</source>
        <translation>ゲームを保存しました。「続きから」で再開できます。</translation>
    </message>
    <message>
        <source>Saved as “{name}”</source>
        <translation>「{name}」として保存しました</translation>
    </message>
    <message>
        <source>The game goes on, but is not kept for now.</source>
        <translation>ゲームは続けられますが、今のところ保存されていません。</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>The change holds for now, but could not be kept. {why}</source>
        <translation>変更は今だけ有効です。保存できませんでした。{why}</translation>
    </message>
    <message>
        <source>Text size {percent} %</source>
        <translation>文字サイズ {percent}%</translation>
    </message>
    <message>
        <source>Exhibition Suite</source>
        <translation>博覧会スイート</translation>
    </message>
</context>
<context>
    <name>MenuPage</name>
    <message>
        <source>Exhibition Suite</source>
        <translation>博覧会スイート</translation>
    </message>
    <message>
        <source>board games about time</source>
        <translation>時をめぐるボードゲーム</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Arrow keys move, Enter opens, Esc goes back. Everything also works with the mouse alone.</source>
        <translation>矢印キーで移動、Enterで決定、Escで戻ります。マウスだけでも操作できます。</translation>
    </message>
    <message>
        <source>Version {version} · saves automatically</source>
        <translation>バージョン {version} ・ 自動保存</translation>
    </message>
</context>
<context>
    <name>MiniHall</name>
    <message>
        <source>{name}: {shown} of 16 shown, {stored} in the depot. Press to see the hall large.</source>
        <translation>{name}：展示{shown}/16、倉庫{stored}枚。押すと展覧会を大きく表示します。</translation>
    </message>
</context>
<context>
    <name>NameSheet</name>
    <message>
        <source>A name needs at least one letter, digit or sign of any script.</source>
        <translation>名前には、文字か数字を1つ以上入れてください。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>New name of the saved game</source>
        <translation>セーブデータの新しい名前</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>セーブデータの名前</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>{taken} of {most} taken</source>
        <translation>{taken}人（最大{most}人）</translation>
    </message>
    <message>
        <source>about {minutes} minutes</source>
        <translation>約{minutes}分</translation>
    </message>
    <message>
        <source>The result will be marked as assisted.</source>
        <translation>結果には「補助あり」と記されます。</translation>
    </message>
    <message>
        <source>Undo without limits: the result will be marked as assisted.</source>
        <translation>制限なく元に戻せるため、結果には「補助あり」と記されます。</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Only digits, at most 12 of them; leave it empty for a random deal.</source>
        <translation>数字のみ、12桁までです。空欄ならランダムに配ります。</translation>
    </message>
    <message>
        <source>New game · {game}</source>
        <translation>新しいゲーム ・ {game}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Bot speed</source>
        <translation>ボットの速さ</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>シャッフル番号</translation>
    </message>
    <message>
        <source>Legal places and values</source>
        <translation>置ける場所と点数</translation>
    </message>
    <message>
        <source>Legal places</source>
        <translation>置ける場所</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>Until something is revealed</source>
        <translation>カードがめくられるまで</translation>
    </message>
    <message>
        <source>Without limits (assisted)</source>
        <translation>制限なし（補助あり）</translation>
    </message>
    <message>
        <source>leave empty for a random deal</source>
        <translation>空欄ならランダム</translation>
    </message>
    <message>
        <source>Keep this set-up as my default</source>
        <translation>この設定を標準にする</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>すぐに始める</translation>
    </message>
    <message>
        <source>Starts at once with your last set-up</source>
        <translation>前回の設定ですぐに始めます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Open the museum</source>
        <translation>開館する</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Saved {when}</source>
        <translation>{when}に保存</translation>
    </message>
    <message>
        <source>Saved {when}, with {names}</source>
        <translation>{when}に保存・対戦：{names}</translation>
    </message>
    <message>
        <source>Quick start: {names}</source>
        <translation>すぐに始める：{names}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>States of a place</source>
        <translation>場所の状態</translation>
    </message>
    <message>
        <source>up to 1938</source>
        <translation>1938年まで</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>置けない</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>置ける</translation>
    </message>
    <message>
        <source>aimed at</source>
        <translation>選択先</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>Preview of the choices</source>
        <translation>設定の見本</translation>
    </message>
</context>
<context>
    <name>ProgressRuler</name>
    <message>
        <source>{name}: {count} of 16</source>
        <translation>{name}：{count}/16</translation>
    </message>
</context>
<context>
    <name>RatingLadder</name>
    <message>
        <source>{points} or more</source>
        <translation>{points}点以上</translation>
    </message>
    <message>
        <source>up to {points}</source>
        <translation>{points}点以下</translation>
    </message>
    <message>
        <source>Rating: {rating}, {points} points</source>
        <translation>評価：{rating}（{points}点）</translation>
    </message>
    <message>
        <source>Rating so far: {rating}, {points} points</source>
        <translation>現在の評価：{rating}（{points}点）</translation>
    </message>
</context>
<context>
    <name>RefusalCallout</name>
    <message>
        <source>Open rule</source>
        <translation>ルールを見る</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay · move {number} of {count} · round {round}</source>
        <translation>再生 ・ {number}/{count}手 ・ 第{round}ラウンド</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>ゲームの場面</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Speed {pace}</source>
        <translation>速さ {pace}</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>In a game of its own, marked as assisted</source>
        <translation>別のゲームとして始め、「補助あり」と記します</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Found: {count}</source>
        <translation>{count}件</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>見つかりません。別の言葉でお試しください。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>RulebookPanel</name>
    <message>
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>RulebookSheet</name>
    <message>
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
</context>
<context>
    <name>SaveRow</name>
    <message>
        <source>finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>補助あり</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open up to move {number}</source>
        <translation>{number}手目まで開く</translation>
    </message>
    <message>
        <source>Open the older copy</source>
        <translation>1つ前のコピーを開く</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>「{name}」の名前を変更</translation>
    </message>
    <message>
        <source>Export {name}</source>
        <translation>「{name}」を書き出す</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>「{name}」を削除</translation>
    </message>
    <message>
        <source>Nothing in it can be played, and there is no older copy.</source>
        <translation>遊べる部分が残っておらず、1つ前のコピーもありません。</translation>
    </message>
    <message>
        <source>It is being played in another window right now.</source>
        <translation>別のウィンドウでプレイ中です。</translation>
    </message>
</context>
<context>
    <name>SavesSheet</name>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>書き出しました：{path}</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>「{name}」を削除しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>“{name}” is in the list now.</source>
        <translation>「{name}」を一覧に加えました。</translation>
    </message>
    <message>
        <source>Saved games (*{suffix})</source>
        <translation>セーブデータ (*{suffix})</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>プレイ中のゲーム</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>セーブデータ</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>終了したゲーム</translation>
    </message>
    <message>
        <source>Saved under a name</source>
        <translation>名前を付けて保存したゲーム</translation>
    </message>
    <message>
        <source>Search: name, player, round</source>
        <translation>検索：名前・プレイヤー・ラウンド</translation>
    </message>
    <message>
        <source>Search the saved games</source>
        <translation>セーブデータを検索</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>名前順</translation>
    </message>
    <message>
        <source>Furthest first</source>
        <translation>進んだ順</translation>
    </message>
    <message>
        <source>No saved game has these words.</source>
        <translation>該当するセーブデータはありません。</translation>
    </message>
    <message>
        <source>No game has been saved yet: every game you begin will be here.</source>
        <translation>まだセーブデータはありません。始めたゲームは、すべてここに並びます。</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>最初のゲームを始める</translation>
    </message>
    <message>
        <source>{key} brings a deleted game back.</source>
        <translation>{key}で、削除したゲームを元に戻せます。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>assisted: undo went past a reveal</source>
        <translation>補助あり：めくったカードより前に戻しました</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>盤面に戻る</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Save score sheet</source>
        <translation>得点表を保存</translation>
    </message>
    <message>
        <source>Look at the halls</source>
        <translation>展覧会を見る</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>メインメニュー</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>同じ山札で</translation>
    </message>
    <message>
        <source>The same seats and the same cards once more</source>
        <translation>同じ席、同じカードの並びでもう一度遊びます</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>The same seats with a new deal</source>
        <translation>同じ席で、新しく配って遊びます</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Save the game record …</source>
        <translation>対戦記録を保存…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>文字としてコピー</translation>
    </message>
    <message>
        <source>Export as picture …</source>
        <translation>画像として書き出す…</translation>
    </message>
    <message>
        <source>How it stands · fame so far</source>
        <translation>途中経過 ・ 現在の名声点</translation>
    </message>
    <message>
        <source>Closing night · final fame</source>
        <translation>閉幕の夜 ・ 最終得点</translation>
    </message>
    <message>
        <source>no rating with options</source>
        <translation>オプションありは評価なし</translation>
    </message>
    <message>
        <source>draw: shares {place} place</source>
        <translation>{place}（引き分け）</translation>
    </message>
    <message>
        <source>leads so far</source>
        <translation>現在トップ</translation>
    </message>
    <message>
        <source>curator of the century</source>
        <translation>世紀の学芸員</translation>
    </message>
    <message>
        <source>{place} on tie-break</source>
        <translation>{place}・タイブレーク</translation>
    </message>
    <message>
        <source>first</source>
        <translation>1位</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2位</translation>
    </message>
    <message>
        <source>third</source>
        <translation>3位</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>4位</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>5位</translation>
    </message>
    <message>
        <source>out of 10</source>
        <translation>最大10点</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>各{points}点</translation>
    </message>
    <message>
        <source>round {rounds}</source>
        <translation>第{rounds}ラウンド</translation>
    </message>
    <message>
        <source>{years} years</source>
        <translation>{years}年</translation>
    </message>
    <message>
        <source>Draw between {names}: equally close to 1950 in Mid Century</source>
        <translation>{names}は引き分け：「世紀の中心」の1950年までの近さも同じです</translation>
    </message>
    <message>
        <source>Tie between {names}: closest to 1950 in Mid Century</source>
        <translation>{names}が同点：「世紀の中心」が1950年に近い方が上位です</translation>
    </message>
    <message>
        <source>{years}. Rule {rule}</source>
        <translation>{years}。ルール {rule}</translation>
    </message>
    <message>
        <source>{name} shows no year</source>
        <translation>{name}は年なし</translation>
    </message>
    <message>
        <source>{name} shows {year} (1 year away)</source>
        <translation>{name}は{year}年（差1年）</translation>
    </message>
    <message>
        <source>{name} shows {year} ({away} years away)</source>
        <translation>{name}は{year}年（差{away}年）</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>名声点</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>シャッフル番号 {number}</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Hot-seat player</source>
        <translation>同席プレイヤー</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Bot · {level}</source>
        <translation>ボット・{level}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>{count}/16 shown</source>
        <translation>展示 {count}/16</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points}点</translation>
    </message>
    <message>
        <source>Show the hall of {name} large</source>
        <translation>{name}の展覧会を大きく表示</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Move up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>この席を外す</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>this screen</source>
        <translation>この画面</translation>
    </message>
    <message>
        <source>Vehicle of seat {number}: {vehicle}</source>
        <translation>席{number}の乗り物：{vehicle}</translation>
    </message>
    <message>
        <source>{vehicle}: choose vehicle and colour</source>
        <translation>{vehicle}（乗り物と色を選ぶ）</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>席{number}の名前</translation>
    </message>
    <message>
        <source>Person or bot at seat {number}</source>
        <translation>席{number}は人かボットか</translation>
    </message>
    <message>
        <source>Strength of the bot at seat {number}</source>
        <translation>席{number}のボットの強さ</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>席{number}を外す</translation>
    </message>
    <message>
        <source>Move seat {number}: drag, or Alt and an arrow key</source>
        <translation>席{number}を移動：ドラッグ、またはAltと矢印キー</translation>
    </message>
</context>
<context>
    <name>SeatTabs</name>
    <message>
        <source>playing</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>then</source>
        <translation>その次</translation>
    </message>
    <message>
        <source>done</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Show this hall large</source>
        <translation>この展覧会を大きく表示</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Otto</source>
        <translation>オットー</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>メイ</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>エイダ</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>ユーゴ</translation>
    </message>
    <message>
        <source>Yuki</source>
        <translation>ユキ</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language and look</source>
        <translation>言語と見た目</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Saves and data</source>
        <translation>保存とデータ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Cards, rules and log change at once</source>
        <translation>カードやルールもすぐに替わります</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Follows the system, or stays as you set it</source>
        <translation>システムに合わせるか、固定します</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Never below 12 px, whatever the window</source>
        <translation>どのウィンドウでも12px以上にします</translation>
    </message>
    <message>
        <source>{value} %</source>
        <translation>{value}%</translation>
    </message>
    <message>
        <source>Continent marks</source>
        <translation>大陸の印</translation>
    </message>
    <message>
        <source>Pattern, shape and letters beside colour</source>
        <translation>色のほかに、模様・形・文字でも示します</translation>
    </message>
    <message>
        <source>patterns</source>
        <translation>模様</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Reduced: fades only, no flights or shakes</source>
        <translation>控えめでは、動きをフェードに替えます</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>控えめ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>アニメーションの速さ</translation>
    </message>
    <message>
        <source>A click or Space ends any animation</source>
        <translation>クリックかスペースキーで省略できます</translation>
    </message>
    <message>
        <source>{value}×</source>
        <translation>{value}倍</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Keyboard ring</source>
        <translation>キーボードの枠</translation>
    </message>
    <message>
        <source>Width of the ring around what has the keyboard</source>
        <translation>キーボードで操作中のものを囲む枠の太さ</translation>
    </message>
    <message>
        <source>{value} px</source>
        <translation>{value}px</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>長押し</translation>
    </message>
    <message>
        <source>How long the curtain&apos;s button is held</source>
        <translation>幕のボタンを押し続ける時間</translation>
    </message>
    <message>
        <source>{value} ms</source>
        <translation>{value}ミリ秒</translation>
    </message>
    <message>
        <source>a click is enough</source>
        <translation>クリックだけ</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>1手ごとに確認</translation>
    </message>
    <message>
        <source>Off: a drop is final at once, undo takes it back</source>
        <translation>オフなら、置くとすぐに確定します</translation>
    </message>
    <message>
        <source>Show legal places</source>
        <translation>置ける場所を表示</translation>
    </message>
    <message>
        <source>Lit on the board while you hold a card</source>
        <translation>カードを持っている間、盤面で光らせます</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>点数を表示</translation>
    </message>
    <message>
        <source>What each place would score, as a small flag</source>
        <translation>その場所で入る点を小さな旗で示します</translation>
    </message>
    <message>
        <source>Steps without a choice</source>
        <translation>選択のない手順</translation>
    </message>
    <message>
        <source>The program makes them and writes them to the log</source>
        <translation>自動で進めて、記録に残します</translation>
    </message>
    <message>
        <source>Start of a drag</source>
        <translation>ドラッグの開始</translation>
    </message>
    <message>
        <source>How far the pointer moves before a card is lifted</source>
        <translation>カードが持ち上がるまでの距離です</translation>
    </message>
    <message>
        <source>Hot-seat curtain</source>
        <translation>同席プレイの幕</translation>
    </message>
    <message>
        <source>Between two people when a secret is in play</source>
        <translation>人から人への交代のときに下ります</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>If secret</source>
        <translation>秘密があるとき</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Strength of a new bot</source>
        <translation>新しいボットの強さ</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>ボットの速さ</translation>
    </message>
    <message>
        <source>They can be skipped at any time</source>
        <translation>いつでも飛ばせます</translation>
    </message>
    <message>
        <source>Pause before a bot&apos;s move</source>
        <translation>ボットが動くまでの待ち時間</translation>
    </message>
    <message>
        <source>Time to see whose turn it is</source>
        <translation>誰の手番かを確かめるための時間です</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Everything is as it was at first.</source>
        <translation>すべてはじめの設定に戻しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>見本</translation>
    </message>
    <message>
        <source>Changes apply at once and are kept on this computer.</source>
        <translation>変更はすぐに反映され、このコンピューターに保存されます。</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>SincePanel</name>
    <message>
        <source>Since your last turn</source>
        <translation>前回の手番からのできごと</translation>
    </message>
    <message>
        <source>Nothing has happened since then.</source>
        <translation>それから何も起きていません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>SourceChart</name>
    <message>
        <source>Fame from</source>
        <translation>名声点の内訳</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Exhibits placed</source>
        <translation>展示した数</translation>
    </message>
    <message>
        <source>16 = finished</source>
        <translation>16で終了</translation>
    </message>
    <message>
        <source>A hall with 16 cards is finished</source>
        <translation>16枚を展示すると終了です</translation>
    </message>
    <message>
        <source>Stock is empty</source>
        <translation>山札なし</translation>
    </message>
    <message>
        <source>Stock {count}</source>
        <translation>山札 {count}</translation>
    </message>
    <message>
        <source>Cards left in the face-down stock</source>
        <translation>裏向きの山札に残っている枚数</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Nothing to undo yet</source>
        <translation>まだ元に戻すものがありません</translation>
    </message>
    <message>
        <source>Cannot be undone: a card was turned up (EX-040)</source>
        <translation>カードがめくられたため、元に戻せません（EX-040）</translation>
    </message>
    <message>
        <source>Cannot be undone: the last move was another player&apos;s</source>
        <translation>他のプレイヤーの手なので、元に戻せません</translation>
    </message>
    <message>
        <source>A past moment is shown</source>
        <translation>過去の場面を表示しています</translation>
    </message>
    <message>
        <source>Nothing to redo: nothing was undone</source>
        <translation>やり直す手がありません</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>nothing was undone</source>
        <translation>やり直す手がありません</translation>
    </message>
</context>
<context>
    <name>TotalRow</name>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>UndoChip</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo the last move</source>
        <translation>直前の手を元に戻す</translation>
    </message>
</context>
<context>
    <name>Unopened</name>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
    <message>
        <source>Open the older copy</source>
        <translation>1つ前のコピーを開く</translation>
    </message>
    <message>
        <source>Open up to move {number}</source>
        <translation>{number}手目まで開く</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Showcases</source>
        <translation>展示エリア</translation>
    </message>
</context>
<context>
    <name>WhiteCardChooser</name>
    <message>
        <source>Put back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>置く</translation>
    </message>
</context>
</TS>
