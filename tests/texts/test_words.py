"""Ids and numbers become sentences; an id without words is an error, never a raw id on the screen."""

from __future__ import annotations

import subprocess
import sys

import pytest

from exhibition_suite.engine import Ruling, ScoreLine
from exhibition_suite.texts import Words
from exhibition_suite.texts.template import ordinal, signed

EN, JA = Words("en"), Words("ja")


@pytest.mark.parametrize("words", [EN, JA], ids=["en", "ja"])
def test_an_unknown_id_is_an_error(words: Words) -> None:
    assert not words.has("continent.atlantis")
    with pytest.raises(KeyError):
        words.say("continent.atlantis")
    with pytest.raises(KeyError):
        words.say("log.exhibition.took", ["Hana"], seat=0, column="asia")
    with pytest.raises(KeyError):
        words.reason(Ruling("EX-999", "BECAUSE"))
    with pytest.raises(KeyError):
        words.rule("EX-999")
    with pytest.raises(KeyError):
        words.rules("chess")


def test_ids_among_the_values_become_words() -> None:
    assert EN.say("term.prompt_take", continent="asia") == "Choose 1 card from Asia"
    assert JA.say("term.prompt_take", continent="asia") == "アジアのカードを1枚選んでください"
    assert EN.say("option.variants.white", kinds=["short_era", "unique_decades"]) == (
        "White cards may not enter variant showcases: here Short Era and Unique Decades."
    )
    assert JA.say("option.variants.white", kinds=["short_era", "unique_decades"]) == (
        "白のカードは拡張の展示エリアに置けません（今回は短時代・唯一の年代）。"
    )


@pytest.mark.parametrize(
    ("game_id", "english", "japanese"),
    [
        ("exhibition", "Curator · strong", "学芸員・強い"),
        ("timespan", "Chancellor · strong", "宰相・強い"),
        ("", "Strong", "強い"),
        ("chess", "Strong", "強い"),
    ],
)
def test_a_strength_has_a_name_of_its_game_or_a_plain_one(game_id: str, english: str, japanese: str) -> None:
    assert EN.level("hard", game_id, "full") == english
    assert JA.level("hard", game_id, "full") == japanese
    assert EN.level("person", game_id) == "Person"
    with pytest.raises(KeyError):
        EN.level("god", game_id)


def test_a_persons_name_is_said_as_typed() -> None:
    assert EN.say("term.turn_of", name="asia") == "asia's turn"
    assert EN.detail(Ruling("EX-026", "NOT_YOUR_TURN", {"seat": 1}), ["Hana", "{card}"]) == "It is {card}'s turn."


@pytest.mark.parametrize(
    ("card", "style", "english", "japanese"),
    [
        ("exh-1984", "", "1984 Rio Sambadrome", "1984 リオのサンボードロモ"),
        ("exh-1984", "year", "1984", "1984"),
        ("exh-1984", "short", "1984 (SA)", "1984（南）"),
        ("exh-1945", "short", "1945 (white)", "1945（白）"),
        ("exh-einstein", "", "Einstein", "アインシュタイン"),
        ("exh-einstein", "title", "Albert Einstein", "アルベルト・アインシュタイン"),
    ],
)
def test_cards_by_style(card: str, style: str, english: str, japanese: str) -> None:
    assert EN.card(card, style) == english
    assert JA.card(card, style) == japanese


def test_english_counts_in_singular_and_plural() -> None:
    def spots(count: int) -> str:
        return EN.how(ScoreLine("empty_spots", "EX-110", -count, "red", {"count": count}))

    assert [spots(n) for n in (0, 1, 2)] == ["every spot is filled", "1 free spot", "2 free spots"]
    assert JA.how(ScoreLine("empty_spots", "EX-110", -2, "red", {"count": 2})) == "空き2か所"


def test_lists_in_a_sentence() -> None:
    assert [EN.join(["A", "B", "C"][:n]) for n in range(4)] == ["", "A", "A and B", "A, B and C"]
    assert JA.join(["甲", "乙", "丙"]) == "甲・乙・丙"


@pytest.mark.parametrize(
    ("number", "text"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st"), (113, "113th")]
)
def test_ordinals(number: int, text: str) -> None:
    assert ordinal(number) == text


def test_signed_points_have_a_true_minus() -> None:
    assert [signed(n) for n in (4, 0, -1)] == ["+4", "0", "−1"]


@pytest.mark.rule("EX-056")
def test_a_refusal_in_words() -> None:
    ruling = Ruling("EX-056", "ERA_TOO_FAR", {"years": 52, "limit": 10, "year": 1984, "other_year": 1932})
    assert EN.reason(ruling) == "The years are too far apart"
    assert EN.title(EN.say("kind.one_era"), ruling) == "One Era: the years are too far apart"
    assert JA.title(JA.say("kind.one_era"), ruling) == "1つの時代：年の差が大きすぎます"
    assert EN.detail(ruling) == "1932 and 1984 are 52 years apart; at most 10 are allowed here."
    assert JA.detail(ruling) == "1932年と1984年の差は52年です。ここでは10年以内です。"
    assert EN.also(ruling) == "EX-056: the years are too far apart"
    repeated = Ruling("EX-051", "CONTINENT_REPEATED", {"continent": "asia"})
    assert EN.others([ruling, repeated]) == (
        "Also EX-056: the years are too far apart. EX-051: that continent is already in this showcase."
    )
    assert JA.others([ruling, repeated]) == "ほかに、EX-056：年の差が大きすぎます。EX-051：同じ大陸がすでにあります。"
    assert EN.rule("EX-056").sentence == (
        "Neighbouring cards may differ by at most 10 years; across one free spot by at most 20, across two by at most 30."
    )


@pytest.mark.parametrize(
    ("line", "how", "chip"),
    [
        (ScoreLine("all_6_continents", "EX-100", 4, "green", {"round": 11, "place": 2}), "round 11, 2nd", "6 continents · 2nd"),
        (ScoreLine("all_6_continents", "EX-100", 0, "green"), "not reached", "6 continents · not yet"),
        (ScoreLine("years_gap", "EX-102", 4, "yellow", {"years": 84, "place": 2}), "84 years, 2nd", "gap 84, 2nd"),
        (ScoreLine("years_gap", "EX-102", 0, "yellow"), "no gap", "no gap"),
        (
            ScoreLine("continent_focus", "EX-103", 4, "yellow", {"count": 4, "continents": ["europe", "asia"]}),
            "Europe and Asia: 4 cards",
            "focus 4",
        ),
        (ScoreLine("number_of_decades", "EX-104", 1, "yellow", {"count": 1}), "1 of 10 decades", "1 decade"),
        (ScoreLine("chain_of_years", "EX-105", 3, "yellow", {"count": 3, "first": 1944, "last": 1946}), "1944–1946: 3 in a row", "chain 3"),
        (ScoreLine("chain_of_years", "EX-105", 1, "yellow", {"count": 1, "first": 1944, "last": 1944}), "no two years in a row", "chain 1"),
        (ScoreLine("secret_decade", "EX-132", 0, "yellow", {"decade": 1950, "count": 0}), "1950s: no card", "secret 0"),
        (ScoreLine("depot", "EX-111", -1, "red", {"count": 1}), "1 card in the depot", "depot 1"),
    ],
)
def test_score_lines_say_where_the_points_come_from(line: ScoreLine, how: str, chip: str) -> None:
    assert EN.how(line) == how
    assert EN.chip(line) == chip


def test_hints_say_what_a_move_does() -> None:
    assert EN.hint(ScoreLine("number_of_decades", "EX-104", 9, "yellow", {"count": 9})) == "opens a new decade: 9 now"
    assert JA.hint(ScoreLine("years_gap", "EX-102", 4, "yellow", {"years": 84, "place": 2})) == "84年の差で完成（2位）"


def test_a_fault_says_what_happened_what_is_safe_and_what_to_do() -> None:
    fault = EN.fault("wrong_rules", step=31, path="/home/hana/game.exgame")
    assert fault.happened == "This game breaks the rules at move 31."
    assert fault.safe == "All moves before it are sound, and the file was left as it is."
    assert fault.advice == "Open the game up to the move before."


def test_words_need_neither_qt_nor_pydantic() -> None:
    code = """
import sys
from exhibition_suite.texts import Words
Words("ja").rules("exhibition")
print([name for name in ("pydantic", "PySide6") if name in sys.modules])
"""
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
