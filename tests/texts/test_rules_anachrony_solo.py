"""The book of Anachrony's automatic opponents: the same rules in both languages, each with a sentence for the log."""

from __future__ import annotations

import re
from functools import cache

import pytest

from exhibition_suite.resources import words
from exhibition_suite.texts import LANGUAGES
from exhibition_suite.texts.rulebook import Rulebook, parse

RULE_ID = re.compile(r"\bAS-\d{3}\b")
LONGEST = {"en": 140, "ja": 70}
"""Characters of a sentence that fills two lines beside a step of the bot."""
NUMBERS = (
    *(*range(1, 10), *range(20, 24), *range(40, 47), *range(70, 80), *range(90, 93), *range(100, 137)),
    *(*range(140, 143), *range(145, 149), *range(150, 158), *range(160, 166), 170, *range(180, 185)),
    *(*range(200, 211), *range(230, 240), *range(260, 268), *range(280, 285), *range(310, 314), *range(330, 335), *range(340, 345)),
    *(*range(400, 406), *range(410, 415), *range(420, 428), 430, 431, *range(440, 443), *range(450, 454)),
    *(*range(470, 473), 480, *range(490, 493), 495),
)
"""The rules a player can meet: all but those of the first printing."""
ACTIONS = {
    "en": {
        "mine": "Mine Resource",
        "power": "Construct Power Plant",
        "recruit": "Recruit",
        "factory": "Construct Factory",
        "genius": "Recruit Genius or Research",
        "lab": "Construct Lab",
        "research": "Research",
        "life": "Construct Life Support",
        "travel": "Time Travel",
        "super": "Construct Superproject",
        "anomaly": "Remove Anomaly",
        "slot1": "slot I",
        "slot2": "slot II",
        "slot3": "slot III",
    },
    "ja": {
        "mine": "採掘",
        "power": "動力装置の建設",
        "recruit": "人材",
        "factory": "工場の建設",
        "genius": "マスター獲得または調査",
        "lab": "研究所の建設",
        "research": "調査",
        "life": "生命維持の建設",
        "travel": "時間移動",
        "super": "先進施設の建設",
        "anomaly": "時空歪みの除去",
        "slot1": "スロットI",
        "slot2": "スロットII",
        "slot3": "スロットIII",
    },
}
ROUTES = (
    ("2", "power", "mine", "slot1", "recruit", "research"),
    ("3", "life", "travel", "slot2", "super", "anomaly"),
    ("4", "factory", "slot1", "mine", "lab", "genius"),
    ("5", "recruit", "research", "power", "slot3", ""),
)
"""The routes of the Chronossus's tokens (AS-420)."""
OTHER_NAMES = {
    "ja": {
        "コマンド|トークン": "指令チップ",
        "(?<!パ)ターン": "手番",
        "スタートプレイヤー": "開始プレイヤー",
        "フェーズ": "フェイズ",
        "Ｅスーツ|エクソスーツ": "Eスーツ",
        "ワープ|パラドクス": "転送チップ, パラドックス",
        "異常|アノマリー": "時空歪み",
        "ブレークスルー": "革新チップ",
        "天才|エンジニア|技術者|管理者": "マスター, 機械屋, 隊長",
        "建造物(?!マス)|建物": "設備",
        "時代": "ラウンド",
        "勝利点|点数|[0-9]点": "VP",
        "リブート": "再起動",
        "規則|下さい|出来[るま]": "ルール, ください, できる",
    },
    "en": {
        r"\bautoma\w*": "bot",
        r"\bcommand tokens\b": "Command token",
        r"\bwarp tile|\bexosuit|\bworker|\bbreakthrough|\banomal|\bsuperproject|\bparadox |\btimeline": "capital letter",
        r"\bvictory points?\b|\bpoints\b": "VP",
        r"\brounds?\b": "Era",
        r"\busers?\b|\bcolors?\b": "player, British spelling",
    },
}
"""What a thing must not be called, and its name."""


@cache
def source(language: str) -> str:
    return words("rules", f"anachrony-solo.{language}.md").read_text(encoding="utf-8")


@cache
def book(language: str) -> Rulebook:
    return parse(source(language), language)


def rows(language: str, number: int) -> list[list[str]]:
    """The table of a rule: its cells without the heading."""
    lines = [line for line in book(language).by_id[f"AS-{number:03d}"].text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_all_rules_are_there_in_their_order() -> None:
    assert list(book("en").by_id) == [f"AS-{number:03d}" for number in NUMBERS]
    assert tuple(book(language).title for language in LANGUAGES) == ("Anachrony: Solo Opponents", "アナクロニー：ソロの対戦相手")


def test_numbers_agree_between_the_languages() -> None:
    for one in book("en").by_id.values():
        other = book("ja").by_id[one.id]
        texts = [re.sub(RULE_ID, "", text) for text in (one.text, other.text)]
        large = [sorted(set(re.findall(r"\b\d{2,3}(?!\d)", text, re.ASCII))) for text in texts]
        assert large[0] == large[1], one.id
        tables = ["".join(line for line in text.splitlines() if line.startswith("|")) for text in texts]
        small = [[set(re.findall(r"C[BX]-\d", table)), set(re.findall(r"\b[SL]\d", table, re.ASCII))] for table in tables]
        assert small[0] == small[1], one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_begin_on_the_action_that_the_paths_name(language: str) -> None:
    paths = {cell[i][:2]: cell[i + 1] for cell in rows(language, 72) for i in (0, 2) if cell[i]}
    start, first = rows(language, 73)
    assert start[1:] == ["L4", "S1", "L2", "L8"]
    assert first[1:] == [paths[position] for position in start[1:]]
    names = ACTIONS[language]
    assert [paths[f"S{i}"] for i in range(1, 5)] == [names[kind] for kind in ("life", "travel", "super", "anomaly")]
    long_path = [names[kind] for kind in ("mine", "power", "recruit", "factory", "genius", "lab", "research")]
    assert [paths[f"L{i}"] for i in (1, 2, 3, 4, 6, 7, 8)] == long_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_routes_of_the_chronossus(language: str) -> None:
    found = rows(language, 420)
    for line, (token, *positions) in zip(found, ROUTES, strict=True):
        wanted = [ACTIONS[language].get(position, {"en": "none", "ja": "なし"}[language]) for position in positions]
        assert line == [token, *wanted]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_energy_pool_is_worked_out_rightly(language: str) -> None:
    for before, drawn, impact, exosuits, after in rows(language, 414):
        full, spent = (int(number) for number in re.findall(r"\d", before))
        took = [int(number) for number in re.findall(r"\d", drawn)] or [0, 0]
        late = impact in ("after", "後")
        assert int(exosuits) == min(2 + took[0], 4) if late else int(exosuits) == min(3 + took[0], 6)
        assert [int(number) for number in re.findall(r"\d", after)] == [full - took[0], spent - took[1] + min(took[1], 1)]
    assert [[int(cell) for cell in line[1:]] for line in rows(language, 411)] == [[3, 4, 5, 6], [2, 3, 4, 4]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_goes_by_a_second_name(language: str) -> None:
    found = {name: other[0] for pattern, name in OTHER_NAMES[language].items() if (other := re.search(pattern, source(language)))}
    assert not found
