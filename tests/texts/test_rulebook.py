"""The rules text: the same rules in both languages, each with a sentence that a refused move can show."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import exhibition_suite
from exhibition_suite.texts import LANGUAGES, Words
from exhibition_suite.texts import rulebook as reader
from exhibition_suite.texts.rulebook import parse

PACKAGE = Path(exhibition_suite.__file__).parent
NUMBERS = (26, 30, 31, 33, 34, 38, 39, 50, 51, 52, 54, 55, 56, 60, 61, 64, 66, 70, 73, 144, 146, 147, 148)
REFUSALS = [f"EX-{number:03d}" for number in NUMBERS]
"""Rules that a refused move may break."""
RULE_ID = re.compile(r"\bEX-\d{3}\b")


def ids(language: str) -> list[str]:
    return [rule.id for rule in Words(language).rules("exhibition")]


def test_all_rules_are_there_in_the_order_of_their_numbers() -> None:
    assert len(ids("en")) == 89
    assert ids("en") == sorted(ids("en"))
    assert [Words(language).book("exhibition").title for language in LANGUAGES] == ["Exhibition: 20th Century", "20世紀博覧会"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule_id", REFUSALS)
def test_a_refusal_is_a_whole_sentence_without_references(language: str, rule_id: str) -> None:
    sentence = Words(language).rule(rule_id).sentence
    assert not RULE_ID.search(sentence)
    assert len(sentence) > 15


def test_every_rule_that_the_program_names_is_in_the_rulebook() -> None:
    known = set(ids("en"))
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        used = {text for text in named if RULE_ID.fullmatch(text)}
        assert used <= known, path


def test_a_rule_that_breaks_the_form_is_an_error() -> None:
    with pytest.raises(ValueError, match="id, a title and a colon"):
        parse("# Game\n## Part\n**EX-001** No colon here.\n", "en")
    with pytest.raises(ValueError, match="twice"):
        parse("# Game\n## Part\n**EX-001** One: First.\n\n**EX-001** Two: Second.\n", "en")


def test_rules_text_is_taken_apart() -> None:
    book = parse("# Game\n\nOpening.\n\n## Part\n\nWords.\n\n**EX-001** One: First one. Second.\n\n| a |\n|---|\n", "en")
    assert (book.title, book.intro, book.sections[0].title, book.sections[0].intro) == ("Game", "Opening.", "Part", "Words.")
    rule = book.by_id["EX-001"]
    assert (rule.title, rule.sentence, rule.text) == ("One", "First one.", "First one. Second.\n\n| a |\n|---|")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_books_of_a_game_are_read_as_one(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "BOOKS_OF_GAME", {"museum": ("exhibition", "anachrony-solo")})
    first, second, both = (reader.rulebook.__wrapped__(name, language) for name in ("exhibition", "anachrony-solo", "museum"))
    assert both.by_id == first.by_id | second.by_id
    assert (both.title, both.intro) == (first.title, first.intro)
    divider = reader.Section(second.title, second.intro, ())
    assert both.sections == (*first.sections, divider, *second.sections)


def test_a_game_that_lacks_one_of_its_books_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "BOOKS_OF_GAME", {"museum": ("exhibition", "missing")})
    with pytest.raises(KeyError, match="missing"):
        reader.rulebook.__wrapped__("museum", "en")
