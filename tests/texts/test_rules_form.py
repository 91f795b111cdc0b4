"""The form of every rulebook: short rules with a sentence for the refusal, the same in both languages, in good typography."""

from __future__ import annotations

import re
from functools import cache

import pytest

from exhibition_suite.resources import words
from exhibition_suite.texts import LANGUAGES, RuleText
from exhibition_suite.texts.rulebook import Rulebook, parse

BOOKS = sorted({path.name.split(".")[0] for path in words("rules").glob("*.md")})
RULE_ID = re.compile(r"\b[A-Z]{2}-\d{3}(?!\d)", re.ASCII)
LONGEST = {"en": 140, "ja": 70}
"""Characters of a sentence that fills two lines of the refusal callout."""

in_every_book = pytest.mark.parametrize("name", BOOKS)
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def source(name: str, language: str) -> str:
    return words("rules", f"{name}.{language}.md").read_text(encoding="utf-8")


@cache
def book(name: str, language: str) -> Rulebook:
    return parse(source(name, language), language)


def rules(name: str, language: str) -> list[RuleText]:
    return list(book(name, language).by_id.values())


def pairs(name: str) -> list[tuple[RuleText, RuleText]]:
    """Each rule in English and in Japanese."""
    return list(zip(rules(name, "en"), rules(name, "ja"), strict=True))


def test_there_are_four_books() -> None:
    assert BOOKS == ["anachrony", "anachrony-solo", "exhibition", "timespan"]


@in_every_book
def test_both_languages_have_all_rules_in_the_same_order_and_sections(name: str) -> None:
    english, japanese = (book(name, language) for language in LANGUAGES)
    assert [[one.id for one in part.rules] for part in english.sections] == [[one.id for one in part.rules] for part in japanese.sections]
    for one in (english, japanese):
        assert one.title
        assert one.intro
        assert all(part.title and part.rules for part in one.sections)


@in_every_book
@in_both_languages
def test_every_rule_has_a_title_of_its_own_and_a_first_sentence_for_a_refusal(name: str, language: str) -> None:
    titles = [(one.section, one.title) for one in rules(name, language)]
    assert sorted(title for title in set(titles) if titles.count(title) > 1) == []
    for one in rules(name, language):
        assert 8 < len(one.sentence) <= LONGEST[language], one.id
        assert one.text.startswith(one.sentence), one.id
        assert one.sentence.endswith("." if language == "en" else "。"), one.id
        # Those of Exhibition that a refusal quotes are looked at one by one, see test_rulebook.
        assert name == "exhibition" or not RULE_ID.search(one.sentence), one.id


@in_every_book
@in_both_languages
def test_rules_are_short(name: str, language: str) -> None:
    ending = {"en": r"[.!?](?=\s|$)", "ja": "。"}[language]
    for one in rules(name, language):
        prose = "\n".join(line for line in one.text.splitlines() if not re.match(r"- |\d\. |\||Example: |例：", line))
        assert 1 <= len(re.findall(ending, prose)) <= 6, one.id


@in_every_book
@in_both_languages
def test_only_known_markup_is_used(name: str, language: str) -> None:
    for line in source(name, language).splitlines():
        plain = re.sub(r"^(\*\*[A-Z]{2}-\d{3}\*\* |#{1,2} |- |\d\. |\|)", "", line)
        assert not set("*_`<>[]#{}\\") & set(plain), line
        assert line.startswith("|") == line.endswith("|"), line
        assert line == line.rstrip(), line
        assert "  " not in line, line


@in_every_book
@in_both_languages
def test_tables_are_rectangles(name: str, language: str) -> None:
    for block in re.findall(r"(?:^\|.*\n)+", source(name, language), re.MULTILINE):
        lines = block.splitlines()
        assert re.fullmatch(r"\|(---\|)+", lines[1]), lines[0]
        assert len({line.count("|") for line in lines}) == 1, lines[0]


@in_every_book
def test_references_lead_somewhere_and_are_the_same_in_both_languages(name: str) -> None:
    for english, japanese in pairs(name):
        found = RULE_ID.findall(english.text)
        assert set(found) <= book(name, "en").by_id.keys() - {english.id}, english.id
        assert RULE_ID.findall(japanese.text) == found, english.id


@in_every_book
def test_lists_and_tables_have_the_same_shape_in_both_languages(name: str) -> None:
    english, japanese = (
        [line[0] + str(line.count("|")) for line in source(name, language).splitlines() if re.match(r"- |\d\. |\||#|\*", line)]
        for language in LANGUAGES
    )
    assert english == japanese


@in_every_book
def test_numbers_of_two_digits_agree_between_the_languages(name: str) -> None:
    for english, japanese in pairs(name):
        texts = (re.sub("(秘密の|同じ|どの|使える)10年", "", RULE_ID.sub("", one.text)) for one in (english, japanese))  # decades
        found = [set(re.findall(r"(?<!\d)\d{2,3}(?!\d)", text)) for text in texts]
        assert found[0] == found[1], english.id


@in_every_book
def test_japanese_rules_follow_japanese_typography(name: str) -> None:
    for one in rules(name, "ja"):
        prose = re.sub(RULE_ID, "", one.title + one.text)
        assert not re.search(r"[(),;:!?~]", prose), one.id
        assert not re.search(r"[A-Za-z]{4,}", prose), one.id
        assert not re.search(r"[０-９Ａ-Ｚａ-ｚ　]", prose), one.id
        for sentence in re.findall(r"[^。\n]+。", one.text):
            assert re.search(r"(です|ます|ません|でした|ました|ください|なります)(（[^）]*）)?。$", sentence), (one.id, sentence)
