"""The rulebook of Anachrony: the same rules in both languages, with the numbers of the game's content and one name for each thing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from exhibition_suite.resources import asset, words
from exhibition_suite.texts import LANGUAGES, RuleText
from exhibition_suite.texts.rulebook import Rulebook, parse

GAME = "anachrony"
RULE_ID = re.compile(r"\bAN-\d{3}(?!\d)", re.ASCII)
NUMBERS = (
    *(*range(1, 25), *range(50, 60), *range(65, 78), *range(90, 98), *range(105, 116), *range(120, 126), *range(130, 139)),
    *(*range(145, 158), *range(160, 166), *range(175, 196), *range(200, 206), *range(210, 219), *range(225, 233), *range(235, 239)),
    *(242, *range(245, 249), *range(255, 264), *range(270, 290), *range(295, 308), *range(315, 320), *range(325, 343)),
    *(*range(350, 364), *range(370, 378), *range(382, 387), *range(390, 395), *range(400, 410), *range(415, 425)),
    *(*range(430, 435), *range(436, 441), *range(444, 449), *range(450, 455), *range(456, 461), *range(462, 467)),
    *(*range(470, 479), *range(485, 495), 500, 501, *range(511, 571), 575, *range(581, 599), *range(600, 618), *range(620, 623)),
    *(*range(650, 664), 680, 681, *range(685, 705)),
)
"""All rules of the game."""

NOUNS = {
    "en": {
        "neutronium": "{n} Neutronium",
        "uranium": "{n} Uranium",
        "titanium": "{n} Titanium(?!, U)",
        "gold": "{n} Gold",
        "tug": "({n} Titanium, Uranium or Gold|any {n} of Titanium, Uranium and Gold)",
        "water": "{n} Water",
        "energy_core": "{n} Energy Cores?",
        "exosuit": "{n} powered-up Exosuits?",
        "scientist": "{n} Scientists?",
        "engineer": "{n} Engineers?",
        "administrator": "{n} Administrators?",
        "genius": "{n} Genius",
        "worker": "{n} Worker",
        "vp": "{n} VP",
        "paradox": "{n} Paradox tokens?",
        "return_paradox": "return (up to )?{n} Paradox tokens?",
        "morale": "{n} step",
        "breakthrough": "{n} Breakthrough",
        "building": "{n} Building",
        "warp_tile": "{n} Warp tile",
    },
    "ja": {
        "neutronium": "ニュートロン{n}個",
        "uranium": "ウラン{n}個",
        "titanium": "チタン{n}個",
        "gold": "金{n}個",
        "tug": "チタン・ウラン・金のうち(好きな)?{n}個",
        "water": "水{n}個",
        "energy_core": "コアチップ{n}個",
        "exosuit": "充電済Eスーツ{n}個",
        "scientist": "科学者{n}人",
        "engineer": "機械屋{n}人",
        "administrator": "隊長{n}人",
        "genius": "マスター{n}人",
        "worker": "ワーカー{n}人",
        "vp": "{n}VP",
        "paradox": "危険チップ{n}個",
        "return_paradox": "危険チップ(を)?{n}個(まで|を)返",
        "morale": "{n}歩",
        "breakthrough": "革新チップ{n}個",
        "building": "設備{n}つ",
        "warp_tile": "転送チップ{n}個",
    },
}
"""How an amount reads, as a pattern."""
CUBES = {
    "en": {"neutronium": "Neutronium", "uranium": "Uranium", "titanium": "Titanium", "gold": "Gold"},
    "ja": {"neutronium": "ニュートロン", "uranium": "ウラン", "titanium": "チタン", "gold": "金"},
}
PIECES = {
    "en": {"circle": "circle", "triangle": "triangle", "square": "square", "time_travel": "time travel"},
    "ja": {
        "circle": "丸",
        "triangle": "三角",
        "square": "四角",
        "time_travel": "タイムトラベル",
        "military": "武力",
        "genetics": "遺伝子",
        "technology": "技術",
        "society": "社会",
    },
}
"""The shapes and icons of Breakthroughs."""

OTHER_NAMES = {
    "ja": {
        "(?<!パ)ターン": "手番",
        "フェーズ": "フェイズ",
        "スタートプレイヤー|スタートプレーヤー": "開始プレイヤー",
        "エクソスーツ|パワードスーツ": "Eスーツ",
        "故障タイル": "使用不能タイル",
        "アノマリー|歪み修正": "時空歪み, 歪み修復",
        "ブレークスルー": "革新チップ",
        "天才|エンジニア|技術者|管理者": "マスター, 機械屋, 隊長",
        "エネルギーコア": "コアチップ",
        "資源": "資材",
        "研究室|研究アクション": "研究所, 調査",
        "個人ボード|プレイヤーボード": "個人マット",
        "\\d点": "VP",
        "指令トークン|リブート": "指令チップ, 再起動",
        "規則|下さい|出来[るま]": "ルール, ください, できる",
    },
    "en": {
        r"\bwarp tile|\bexosuit|\bworker|\bbreakthrough|\banomal|\bsuperproject|\bparadox |\btimeline": "capital letter",
        r"\bresources?\b|\bbuildings?\b (tile|stack)": "capital letter",
        r"\brounds\b|\bround \d|(each|this|next) round\b": "Era",
        r"\bpower-plant|\blaborator": "Power Plant, Lab",
        r"\bcommand token": "Command token",
        r"\busers?\b|\bopponents\b|\bcolors?\b": "player, British spelling",
    },
}
"""What a thing must not be called, and its name."""


@cache
def source(language: str) -> str:
    return words("rules", f"{GAME}.{language}.md").read_text(encoding="utf-8")


@cache
def book(language: str) -> Rulebook:
    return parse(source(language), language)


def rules(language: str) -> list[RuleText]:
    return list(book(language).by_id.values())


def text(language: str, number: int) -> str:
    return book(language).by_id[f"AN-{number:03d}"].text


def content(name: str) -> Any:
    return json.loads(asset("content", GAME, f"{name}.json").read_text(encoding="utf-8"))


def rows(prose: str) -> list[list[str]]:
    """The table of a text: its cells without the heading."""
    lines = [line for line in prose.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def check_amounts(language: str, prose: str, amounts: dict[str, int]) -> None:
    for kind, amount in amounts.items():
        assert re.search(r"(?<!\d)" + NOUNS[language][kind].format(n=amount), prose), (kind, amount, prose)


def boards() -> Iterator[tuple[int, dict[str, Any]]]:
    """The five kinds of player board, in the order in which the rulebook tells of them."""
    found = content("boards")
    return enumerate((found["A"], *(found["B"][path] for path in ("harmony", "dominance", "progress", "salvation"))))


def effects(tile: dict[str, Any]) -> Iterator[dict[str, int]]:
    """Everything that a tile costs and gives, one dictionary for each cost, gain and choice."""
    doings = list(tile.get("immediate", ()))
    for part in (tile.get("action"), tile.get("free")):
        if part:
            yield part.get("cost", {})
            doings += part["do"]
    for doing in doings:
        yield doing.get("res", {})
        yield from (choice["gain"] for choice in doing.get("of", ()) if "gain" in choice)


def test_all_rules_are_there_in_their_order() -> None:
    assert list(book("en").by_id) == [f"AN-{number:03d}" for number in NUMBERS]
    assert tuple(book(language).title for language in LANGUAGES) == ("Anachrony", "アナクロニー")


def test_numbers_agree_between_the_languages() -> None:
    """All of two digits, and in English no digit that Japanese has not; there small numbers are written as digits more often."""
    for english, japanese in zip(rules("en"), rules("ja"), strict=True):
        large, small = (
            [set(re.findall(rf"(?<!AN-)(?<!\d)\d{size}(?!\d)", one.text)) for one in (english, japanese)] for size in ("{2,3}", "")
        )
        assert large[0] == large[1], english.id
        assert small[0] <= small[1], english.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_goes_by_a_second_name(language: str) -> None:
    found = {name: other[0] for pattern, name in OTHER_NAMES[language].items() if (other := re.search(pattern, source(language)))}
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_have_the_numbers_of_the_content(language: str) -> None:
    supply = content("supply")
    seat, conditions = supply["seat"], supply["conditions"]
    eras = supply["timeline"]
    wanted = [
        *([eras], [supply["impact"]["tiles"]], [supply["evacuation_tiles"]], [supply["superprojects"], eras]),
        *([sum(supply["buildings"].values()), supply["buildings"]["lab"]], [supply["breakthroughs"]]),
        *([sum(supply["capital"].values()), supply["capital"]["recruit"]], [conditions["cards"], conditions["in_play"]]),
        *([supply["recruit"], eras], [supply["mine"], eras], [supply["dice"]["paradox"]], [supply["dice"]["research"]]),
        *([supply["player_boards"]], [supply["leaders"], len(content("paths")[0]["leaders"])], [supply["exosuits"], seat["exosuits"]]),
        *([supply["warp"], seat["warp"]], [supply["path_markers"], seat["path_markers"]]),
    ]
    intro = book(language).sections[1].intro
    found = [[int(number) for number in re.findall(r"\d+(?!人|ゲ)", cells[1])] for cells in rows(intro)]
    assert found == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_have_the_amounts_and_the_points_of_the_content(language: str) -> None:
    for number, tile in enumerate(content("buildings"), 511):
        prose = text(language, number)
        assert book(language).by_id[f"AN-{number}"].title.endswith(tile["id"].removeprefix("B-"))
        assert {"en": f"The tile is worth {tile['vp']} VP.", "ja": f"タイルは{tile['vp']}VPです。"}[language] in prose
        for amounts in effects(tile):
            check_amounts(language, prose.rpartition({"en": " The tile", "ja": "タイルは"}[language])[0], amounts)
        motivated = tile.get("action", {}).get("motivated")
        assert ({"en": "The Worker is motivated.", "ja": "ワーカーは覚醒します。"}[language] in prose) == (motivated == "any")
        ranges = [doing["range"] for doing in tile.get("action", {"do": ()})["do"] if isinstance(doing.get("range"), int)]
        for reach in ranges:
            assert {"en": f"with range {reach}", "ja": f"強度{reach}の"}[language] in prose


@pytest.mark.parametrize("language", LANGUAGES)
def test_superprojects_have_the_costs_and_the_points_of_the_content(language: str) -> None:
    name = PIECES[language]
    for number, tile in enumerate(content("superprojects"), 581):
        rule = book(language).by_id[f"AN-{number}"]
        check_amounts(language, rule.sentence, tile["cost"])
        assert {"en": f"It is worth {tile['vp']} VP.", "ja": f"タイルは{tile['vp']}VPです。"}[language] in rule.text
        for amounts in effects(tile):
            check_amounts(language, rule.text.removeprefix(rule.sentence), amounts)
        ways = tile["breakthroughs"]
        shapes = [name[shape] for shape in ways["pair"]]
        if exact := ways.get("exact"):
            icon = name.get(exact["icon"], exact["icon"])
            alone = {"en": f"{name[exact['shape']]}/{icon} or a {shapes[0]} and a {shapes[1]}."}
            alone["ja"] = f"{name[exact['shape']]}・{icon}1個、または{shapes[0]}と{shapes[1]}1個ずつ）"
            assert alone[language] in rule.sentence
        else:
            assert {"en": f"two {shapes[0]}s.", "ja": f"（{shapes[0]}2個）"}[language] in rule.sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_paths_have_the_assets_and_the_evacuation_of_the_content(language: str) -> None:
    for place, path in enumerate(content("paths")):
        prose = text(language, 430 + place)
        assets, _, workers = prose.partition({"en": " Active are ", "ja": "待機枠は"}[language])
        active, _, tired = workers.partition({"en": " Tired is ", "ja": "疲弊枠は"}[language])
        for part, amounts in ((assets, path["start"]), (active, path["active"]), (tired, path["tired"])):
            check_amounts(language, part, amounts)
            extra = path.get("breakthroughs", 0) if part is assets else 0
            assert len(re.findall(r"\d", part)) == len(amounts) + extra
        for side, row in (("A", 0), ("B", 1)):
            one = path["evacuation"][side]
            sentence = book(language).by_id[f"AN-{470 + 2 * place + row}"].sentence
            points = {"en": f": {one['vp']} VP, and {one['per_set']} VP for each", "ja": f"で{one['vp']}VP、"}[language]
            assert points in sentence
            assert language == "en" or sentence.endswith(f"ごとに{one['per_set']}VPです。")
            assert one["condition"]["count"] == "morale" or str(one["condition"]["least"]) in sentence
            if len(one["set"]) > 1:
                spare = sentence.replace("年代タイルの", "").replace(" on the Timeline", "")
                check_amounts(language, spare, one["set"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_have_the_tables_of_the_content(language: str) -> None:
    for place, board in boards():
        for line, costs in zip(rows(text(language, 444 + place)), board["costs"].values(), strict=True):
            for cell, cost in zip(line[1:], costs, strict=True):
                check_amounts(language, cell, cost)
                assert len(re.findall(r"\d", cell)) == len(cost)
        morale = board["morale"]
        points, water = rows(text(language, 450 + place))
        assert [int(cell.replace("−", "-")) for cell in points[1:]] == morale["vp"]
        assert [int(cell) for cell in water[1:]] == morale["water"]
        assert re.findall(r"\d", book(language).by_id[f"AN-{450 + place}"].sentence) == [str(morale["start"]), str(morale["overflow"])]
        assert [int(cell) for cell in rows(text(language, 456 + place))[0][1:]] == board["time_travel"]


def listed(language: str, numbers: list[int]) -> str:
    """Slots as the rulebook lists them: "1, 2 and 3"."""
    if language == "ja":
        return "・".join(map(str, numbers))
    return ", ".join(map(str, numbers[:-1])) + f" and {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_have_the_slots_of_the_content(language: str) -> None:
    for place, board in boards():
        prose = text(language, 436 + place)
        kinds: dict[str, list[int]] = {}
        for number, cost in enumerate(board["slots"], 1):
            kinds.setdefault(str(cost), []).append(number)
        for kind, numbers in kinds.items():
            slots = listed(language, numbers)
            is_free = {"en": f"slots {slots} are free", "ja": f"{slots}は無料"}[language]
            verb = "costs" if len(numbers) == 1 else "cost"
            assert (is_free if kind == "[]" else {"en": f"{slots} {verb} ", "ja": f"{slots}は"}[language]) in prose
        water = board["slot_water"]
        assert {"en": f"gives {water} Water" if water else "give no Water", "ja": f"水{water}個を得" if water else "水は得られません"}[
            language
        ] in prose
        broken = {"en": f"slots {listed('en', board['breaks'])} are broken", "ja": "と".join(map(str, board["breaks"])) + "が壊れます"}
        assert broken[language] in prose


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_the_tables_of_the_content(language: str) -> None:
    kinds = ("scientist", "engineer", "administrator", "genius")
    wanted = [[card["workers"].get(kind, 0) for kind in kinds] for card in content("recruit")]
    assert [[int(cell) for cell in line[1:]] for line in rows(text(language, 620))] == wanted
    assert [line[1:] for line in rows(text(language, 621))] == [
        [CUBES[language][cube] for cube in card["pool"]] for card in content("mine")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_collapsing_tiles_have_the_bonus_of_the_content(language: str) -> None:
    for number, tile in enumerate(content("capital"), 275):
        rule = book(language).by_id[f"AN-{number}"]
        assert tile["id"].removeprefix("K-") in rule.title
        check_amounts(language, rule.text.replace("by 1", "1"), tile["bonus"].get("res", {}))
        for points in tile["bonus"].get("vp", ()):
            assert str(points) in rule.text
