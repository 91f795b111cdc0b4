"""The rulebook of Timespan: the same rules in both languages, with the numbers of the game's data and one name for each thing."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

import exhibition_suite
from exhibition_suite.resources import asset, words
from exhibition_suite.texts import LANGUAGES, RuleText, Words

GAME = "timespan"
PACKAGE = Path(exhibition_suite.__file__).parent
RULE_ID = re.compile(r"\bTS-\d{3}\b")
NUMBERS = (
    *(*range(1, 9), *range(10, 18), *range(20, 26), *range(30, 46)),
    *(*range(50, 57), *range(60, 65), *range(70, 76), *range(80, 87)),
    *(90, 91, *range(100, 107), *range(110, 114), 130, 131),
    *(*range(140, 148), *range(150, 166), *range(170, 175)),
    *(180, 181, 182, *range(190, 195), *range(200, 207), 220, 221, 225, 226, 227),
    *(*range(250, 255), *range(260, 267), *range(280, 288), 290, 291, *range(330, 338)),
    *(*range(400, 407), *range(420, 432), *range(450, 459)),
    *(*range(500, 510), 511, 512, 513, 515, 516, 609),
    *(510, *range(600, 602), 514, 517, *range(602, 609)),
)
"""The rules in their order; the last dozen is for those who write cards."""

NOUNS = {
    "en": {
        "coin": r"{n} coins?",
        "wheat": "{n} wheat",
        "stone": "{n} stone",
        "wood": "{n} wood",
        "sheep": "{n} sheep",
        "metal": "{n} metal",
        "gold": "{n} gold",
        "vp": r"{n} points?",
        "upgrade": r"{n} upgrades?",
        "culture": r"{n} steps? on the culture",
        "science": r"{n} steps? on the (culture or )?science",
        "ship": r"{n} steps? on the ship",
        "balloon": r"{n} steps? on the balloon",
        "space": r"{n} steps? on the space",
        "fur": "{n} fur",
        "pottery": "{n} pottery",
        "silk": "{n} silk",
    },
    "ja": {
        "coin": "{n}コイン",
        "wheat": "小麦{n}つ",
        "stone": "石{n}つ",
        "wood": "木材{n}つ",
        "sheep": "羊{n}つ",
        "metal": "金属{n}つ",
        "gold": "金{n}つ",
        "vp": "{n}ポイント",
        "upgrade": "アップグレード(を)?{n}回",
        "culture": "文化トラック(か科学トラック)?を{n}つ",
        "science": "科学トラックを{n}つ",
        "ship": "船トラックを{n}つ",
        "balloon": "気球トラックを{n}つ",
        "space": "宇宙トラックを{n}つ",
        "fur": "毛皮{n}つ",
        "pottery": "陶器{n}つ",
        "silk": "絹{n}つ",
    },
}
"""How an amount reads in a list of the rulebook, as a pattern."""
NAMES = {
    "en": {
        "babylonia": "Babylonia",
        "egypt": "Egypt",
        "greece": "Greece",
        "china": "China",
        "vikings": "Vikings",
        "mexico": "Mexico",
        "gold": "gold tile",
        "workshop": "workshop tile",
        "academy": "academy tile",
        "theatre": "theatre tile",
        "balloon": "balloon side",
        "spaceship": "spaceship side",
        "fur": "Fur",
        "pottery": "Pottery",
        "silk": "Silk",
        "gems": "Gems",
        "book": "book",
        "yumurium": "Yumurium",
        "easy": "Easy",
        "normal": "Normal",
        "hard": "Hard",
    },
    "ja": {
        "babylonia": "バビロニア",
        "egypt": "エジプト",
        "greece": "ギリシャ",
        "china": "中国",
        "vikings": "バイキング",
        "mexico": "メキシコ",
        "gold": "金タイル",
        "workshop": "工房タイル",
        "academy": "学院タイル",
        "theatre": "劇場タイル",
        "balloon": "気球面",
        "spaceship": "宇宙船面",
        "fur": "毛皮",
        "pottery": "陶器",
        "silk": "絹",
        "gems": "宝石",
        "book": "書物",
        "yumurium": "ユムリウム",
        "easy": "やさしい",
        "normal": "ふつう",
        "hard": "むずかしい",
    },
}

OTHER_NAMES = {
    "ja": {
        "墓場|墓石|捨て札": "墓地",
        "デッキ|スタック": "山札, 発見タイルの山",
        "(?<!パ)ターン|手番": "順番",
        "プレーヤー|ユーザー": "プレイヤー",
        "プレイ順": "プレイヤー順",
        r"勝利点|\d点|[A-Z]P": "勝利ポイント",
        "マス(?!タ)|升": "スペース",
        "木(?!材|箱)": "木材",
        "金貨|硬貨|お金": "コイン",
        "鉄|メタル|ゴールド": "金属, 金",
        "シルク|(?<!オ)ファー|ジェム": "絹, 毛皮, 宝石",
        "書籍|(?<!基)本": "書物",
        "納品|納入": "配達",
        "労働者|作業員": "ワーカー",
        "駱駝|らくだ": "ラクダ",
        "待機場所|待機スペース": "待機エリア",
        "睡眠エリア|休憩エリア|休眠場所": "休眠エリア",
        "驚異|遺産": "ワンダー",
        "展望": "ビジョン",
        "建物|建築物": "建設",
        "破棄|廃棄": "捨てる",
        "収益": "収入",
        "タックされ": "タックした",
        "タイム・": "タイムスパン",
        "テクノロジー": "技術",
        "解放|解禁": "アンロック",
        "オークション|競り": "文明の入札",
        "ライバル(?!文明|カード)": "ライバル文明",
        "サポート行動": "サポートアクション",
        "取り消|キャンセル|アンドゥ": "元に戻す",
        "砂どけい|ストック": "砂時計, サプライ",
        "(?<!儀式的な)埋葬": "直接墓地に送る",
        "規則": "ルール",
        "下さい|出来[るま]": "ください, できる",
    },
    "en": {
        r"\bcemeter(y|ies)\b|\bdiscard piles?\b|\bbury\b": "graveyard",
        r"\bsleeping area\b|\bresting area\b|\bwaiting zone\b": "dormant area, waiting area",
        r"\bVPs?\b|\bscores? points\b": "points",
        r"\bmeeples?\b|\blabourers?\b": "worker",
        r"\bautomas?\b|\brivals\b": "Rival",
        r"\bplayer order\b": "turn order",
        r"\btimber\b|\blumber\b|\bgrain\b|\bore\b|\biron\b": "wood, wheat, metal",
        r"\bjewels?\b|\bgemstones?\b|\bgem\b": "gems",
        r"\btechs?\b": "technology",
        r"\bdraw piles?\b|\bstock\b|\bbank\b": "deck, supply",
        r"\bbazaar\b": "market",
        r"\busers?\b|\bopponents?\b": "player",
        r"\bciviliz|\bcolors?\b|\btheater\b|\bcenter\b": "British spelling",
        r"(?<![Gg]ear )\btokens?\b": "gear token, marker",
    },
}
"""What a thing must not be called, and its name."""


def rules(language: str) -> list[RuleText]:
    return list(Words(language).rules(GAME))


def rule(language: str, number: int) -> RuleText:
    return Words(language).rule(f"TS-{number:03d}")


def data(name: str) -> Any:
    return json.loads(asset("content", GAME, f"{name}.json").read_text(encoding="utf-8"))


def entries(text: str) -> list[str]:
    return [line[2:] for line in text.splitlines() if line.startswith("- ")]


def entry(language: str, number: int, name: str) -> str:
    """The one line of a rule's list that begins with a thing."""
    (line,) = [line for line in entries(rule(language, number).text) if NAMES[language][name] in line[:18]]
    return line


def amounts(effects: Any) -> list[tuple[str, int]]:
    """Everything that effects give or cost, as kinds with amounts."""
    if isinstance(effects, list):
        return [pair for effect in effects for pair in amounts(effect)]
    found = [*effects.get("res", {}).items(), *effects.get("cost", {}).items()]
    kind = {"vp": "vp", "upgrade": "upgrade", "advance": effects.get("track"), "luxury": effects.get("kind")}.get(effects["op"])
    found += [(kind, effects.get("n", 1))] if kind else []
    return found + amounts(effects.get("of", [])) + amounts(effects.get("then", []))


def check_amounts(language: str, line: str, wanted: list[tuple[str, int]]) -> None:
    for kind, amount in wanted:
        assert re.search(NOUNS[language][kind].format(n=amount), line), (kind, amount, line)


def test_all_rules_are_there_in_their_order() -> None:
    assert [one.id for one in rules("en")] == [f"TS-{number:03d}" for number in NUMBERS]
    assert tuple(Words(language).book(GAME).title for language in LANGUAGES) == ("Timespan", "タイムスパン")


def test_every_rule_that_the_program_names_is_in_the_rulebook() -> None:
    known = {one.id for one in rules("en")}
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        assert {text for text in named if RULE_ID.fullmatch(text)} <= known, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_goes_by_a_second_name(language: str) -> None:
    text = words("rules", f"{GAME}.{language}.md").read_text(encoding="utf-8")
    found = {name: other[0] for pattern, name in OTHER_NAMES[language].items() if (other := re.search(pattern, text))}
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_have_the_numbers_of_the_data(language: str) -> None:
    supply = data("supply")
    intro = Words(language).book(GAME).sections[1].intro
    rows = [[int(number) for number in re.findall(r"(?<!\d)\d+(?!人)", line.rsplit("|", 2)[1])] for line in intro.splitlines()[2:]]
    wanted = [
        [sum(supply["history"].values()), *supply["history"].values()],
        [supply["start"], supply["seat"]["start"]],
        [supply["wonders"]],
        [supply["visions"]],
        [sum(supply["discovery"].values()), *supply["discovery"].values()],
        [sum(supply["luxury"].values()), *supply["luxury"].values()],
        [supply["gears"]],
        [supply["workers"]],
        [sum(supply["tiles"].values()), *supply["tiles"].values()],
        [supply["civilisations"]],
        [supply["technologies"]],
        [supply["warehouses"]],
        [supply["cubes"], supply["seat"]["cubes"]],
        [supply["markers"], supply["seat"]["markers"]],
        [supply["pieces"]["ship"]],
        [supply["game_board"]],
    ]
    assert rows == wanted
    assert len(set(supply["pieces"].values())) == 1
    assert str(supply["seat"]["worker_cap"]) in rule(language, 12).sentence
    assert str(supply["seat"]["gears"]) in rule(language, 13).sentence
    assert str(sum(supply["luxury"].values())) in intro
    assert str(supply["seat"]["workers_at_start"]) in rule(language, 38).sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_civilisations_have_the_numbers_of_the_data(language: str) -> None:
    for civilisation in data("civilisations")["civs"]:
        line = entry(language, 330, civilisation["id"])
        assert re.search({"en": r"number {}\b", "ja": "番号{}、"}[language].format(civilisation["no"]), line)
        wanted = [*civilisation["start"].items(), *amounts(civilisation["income"])]
        for box, effects in civilisation["replace"].items():
            wanted += amounts(effects)
            assert {"card": "card box", "coin": "coin box", "science": "science box", "ship": "ship box"}[box] in line or language == "ja"
        check_amounts(language, line, wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_actions_and_market_have_the_numbers_of_the_data(language: str) -> None:
    common = data("civilisations")["common"]
    lines = entries(rule(language, 331).text)
    for line, box in zip(lines, ("upgrade", "coin", "science", "culture", "ship", "card"), strict=True):
        check_amounts(language, line, amounts(common[box]))
    (choice,) = data("market")["box"]
    for line, option in zip(entries(rule(language, 104).text), choice["of"], strict=True):
        check_amounts(language, line, amounts(option))


@pytest.mark.parametrize("language", LANGUAGES)
def test_upgrade_tiles_and_luxuries_have_the_numbers_of_the_data(language: str) -> None:
    for tile in data("tiles"):
        check_amounts(language, entry(language, 286, tile["kind"]), amounts(tile["box"]))
    for luxury in data("luxury"):
        line = entry(language, 206, luxury["kind"])
        now, later = line.split({"en": "; in the graveyard", "ja": "墓地では"}[language])
        check_amounts(language, now, amounts(luxury["activation"]))
        check_amounts(language, later, amounts(luxury["income"]))
        if luxury["end_vp"]:
            check_amounts(language, later, [("vp", luxury["end_vp"])])
            assert str(luxury["end_vp"]) in rule(language, 227).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rival_has_the_numbers_of_the_data(language: str) -> None:
    rival = data("rival")
    assert len(entries(rule(language, 426).text)) == len(rival["cards"])
    assert str(len(rival["cards"])) in rule(language, 426).text
    for level in rival["levels"]:
        line = entry(language, 428, level["id"]).replace("5回", "")
        found = [int(number) for number in re.findall(r"\d+", line)]
        assert found == [*level["cards"], *level["peace"], level["visions"], level["start"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_time_and_warehouse_have_the_numbers_of_the_data(language: str) -> None:
    time = data("time")
    track = time["time_track"]
    spaces = rule(language, 52)
    assert str(len(track)) in spaces.sentence
    for line, age in zip(entries(spaces.text)[:3], ("I", "II", "III"), strict=True):
        mine = [space for space, (one, phase) in enumerate(track, 1) if one == age and phase != "final"]
        assert re.search(rf"{mine[0]}\D+{mine[-1]}\b", line, re.ASCII), line
    for phase, count in (("discovery", 5), ("action", 5), ("income", 4)):
        assert sum(kind == phase for _age, kind in track) == count
        assert str(count) in spaces.text
    timer = time["timer"]
    for seconds in (timer["I"], timer["II"], timer["III"]):
        assert str(seconds // 60) in rule(language, 452).sentence
    assert str(timer["grace"]) in rule(language, 452).text
    warehouse = data("warehouse")
    assert str(warehouse["capacity"]) in rule(language, 181).sentence
    amounts_spent = rule(language, 193).text.removeprefix(rule(language, 193).sentence)
    numbers = [int(number) for number in re.findall(r"\d(?!つ)", amounts_spent)]
    spend = warehouse["spend_for_upgrades"]
    assert numbers[:3] == [spend["wheat"], spend["sheep"], spend["gold"]]
    assert str(warehouse["final_vp"]["gold"]) in rule(language, 400).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_tracks_have_the_lengths_of_the_data(language: str) -> None:
    tracks = data("tracks")
    lengths = [int(number) for number in re.findall(r"\d+", rule(language, 265).sentence)]
    assert lengths == [tracks["culture"]["length"], tracks["ship"]["length"], tracks["space"]["length"]]
    assert tracks["culture"]["length"] == tracks["science"]["length"]
    assert tracks["ship"]["length"] == tracks["balloon"]["length"]
