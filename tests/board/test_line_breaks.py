"""Short texts break where an editor would break them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from exhibition_suite.board.line_breaks import NEVER_FIRST, NEVER_LAST, WORD_JOINER, break_lines, fit, keep_words, penalty, shorten, wrap


def by_count(text: str) -> float:
    """Every character as wide as a Japanese one, Latin ones half."""
    return sum(10.0 if ord(character) > 0x2E7F else 5.0 for character in text)


def scaled(size: float, text: str) -> float:
    return by_count(text) * size / 10


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("アスワン・ハイ・ダム", 60, ("アスワン・", "ハイ・ダム")),
        ("リオのサンボードロモ", 80, ("リオの", "サンボードロモ")),
        ("第二次世界大戦の終結", 80, ("第二次世界大戦の", "終結")),
        ("Tomb of Tutankhamun", 60, ("Tomb of", "Tutankhamun")),
        ("ボールペン「ビロメ」", 60, ("ボールペン", "「ビロメ」")),
    ],
)
def test_two_lines(text: str, width: float, lines: tuple[str, ...]) -> None:
    found = break_lines(text, 2, width, by_count)
    assert found is not None
    assert found[1] == lines


def test_a_hint_beats_the_guess_and_divides_words() -> None:
    assert break_lines("ライトフライヤー号", 2, 60, by_count, frozenset({3})) == (pytest.approx(0.375, abs=0.5), ("ライト", "フライヤー号"))
    found = break_lines("Superconductivity", 2, 70, by_count, frozenset({5}))
    assert found is not None
    assert found[1] == ("Super-", "conductivity")
    assert break_lines("Superconductivity", 2, 70, by_count) is None


@pytest.mark.parametrize("text", ["アール・デコ、博覧会。", "ファーストキッチン", "小説『狂人日記』と「伝奇集」", "ペット（犬）ー"])
@pytest.mark.parametrize("width", [20, 30, 45, 60])
def test_no_line_begins_or_ends_with_what_must_not(text: str, width: float) -> None:
    lines = wrap(text, width, by_count)
    assert "".join(lines) == text
    at = 0
    for before, after in pairwise(lines):
        at += len(before)
        if penalty(text, at) is None:
            assert by_count(before) <= width, "only where nothing else fits"
        else:
            assert after[0] not in NEVER_FIRST
            assert before[-1] not in NEVER_LAST


def test_a_paragraph_is_filled() -> None:
    lines = wrap("The quick brown fox jumps over the lazy dog", 60, by_count)
    assert lines == ["The quick", "brown fox", "jumps over", "the lazy dog"]
    assert wrap("", 60, by_count) == []
    assert wrap("incomprehensibilities", 50, by_count) == ["incomprehe", "nsibilitie", "s"]


def test_what_does_not_fit_shrinks_then_loses_its_end() -> None:
    sizes = {1: (10.0, 9.0), 2: (10.0, 9.0)}
    assert fit("Apollo 11", 60, scaled, sizes).lines == ("Apollo 11",)
    smaller = fit("Tutankhamuns", 55, scaled, sizes)
    assert (smaller.lines, smaller.size, smaller.cut) == (("Tutankhamuns",), 9.0, False)
    cut = fit("End of the Second World War in Europe and Asia", 60, scaled, sizes)
    assert cut.cut
    assert len(cut.lines) == 2
    assert cut.lines[-1].endswith("…")


def test_shortening_keeps_what_fits() -> None:
    assert shorten("Depot", 100, by_count) == "Depot"
    assert shorten("倉庫・展示室", 40, by_count) == "倉庫…"
    assert shorten("Depot", 1, by_count) == "…"


def test_words_stay_whole_where_qt_breaks_the_lines() -> None:
    text = "カードが持ち上がるまでに、ポインターを動かす距離です。1938年"
    kept = keep_words(text)
    assert kept.replace(WORD_JOINER, "") == text
    phrases, phrase = [], ""
    for place, character in enumerate(kept):
        if phrase and WORD_JOINER not in (character, kept[place - 1]) and not (phrase[-1] + character).isascii():
            phrases.append(phrase)
            phrase = ""
        phrase += character.replace(WORD_JOINER, "")
    assert [*phrases, phrase] == ["カードが", "持ち", "上がるまでに、", "ポインターを", "動かす", "距離です。", "1938", "年"]
    assert keep_words("How far the pointer moves") == "How far the pointer moves"
    assert keep_words("") == ""
