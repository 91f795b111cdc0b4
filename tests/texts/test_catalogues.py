"""Every id has words in both languages, made of the same values, in the typography of its language."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from exhibition_suite.resources import words
from exhibition_suite.texts import LANGUAGES, entries
from exhibition_suite.texts.catalogue import CATALOGUES, templates
from exhibition_suite.texts.template import FIELD, fields

FILES = sorted(words("catalogues").glob("*.json"))
JAPANESE = re.compile("[぀-ヿ㐀-鿿＀-￯　-〿]")


def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = [key for key, _ in found]
    assert len(set(keys)) == len(keys), f"twice in one file: {[key for key in keys if keys.count(key) > 1]}"
    return dict(found)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_catalogue_has_every_id_once_and_both_languages(path: Any) -> None:
    catalogue = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=pairs)
    for key, entry in catalogue.items():
        assert tuple(entry) == LANGUAGES, key
        assert all(isinstance(text, str) for text in entry.values()), key
        assert all(text.strip() for text in entry.values()) or key.startswith("join."), key


def test_every_catalogue_of_the_folder_is_read_and_missed_when_it_is_gone() -> None:
    assert sorted(CATALOGUES) == [path.stem for path in FILES]


def test_no_id_stands_in_two_catalogues() -> None:
    keys = [key for path in FILES for key in json.loads(path.read_text(encoding="utf-8"))]
    assert len(set(keys)) == len(keys)


def test_both_languages_use_the_same_values() -> None:
    assert not [key for key, entry in entries().items() if fields(entry["en"]) != fields(entry["ja"])]


def test_every_brace_is_a_field() -> None:
    assert not [key for key, entry in entries().items() for text in entry.values() if re.search("[{}]", FIELD.sub("", text))]


def test_japanese_words_follow_japanese_typography() -> None:
    texts = {key: FIELD.sub("0", text) for key, text in templates("ja").items()}
    assert not [key for key, text in texts.items() if re.search(r"[(),;!?]|: |[぀-ヿ一-鿿]:", text)], "half-width punctuation"
    assert not [key for key, text in templates("ja").items() if "|" in text], "Japanese has no plural"
    spaced = [key for key, text in texts.items() if re.search(r"[぀-ヿ一-鿿] [぀-ヿ一-鿿]", text)]
    assert not [key for key in spaced if not key.startswith(("card.", "term.stock_left")) and not key.endswith((".chip", ".chip.none"))]


def test_english_words_are_english() -> None:
    texts = templates("en")
    assert not [key for key, text in texts.items() if JAPANESE.search(text) or "  " in text]
    american = re.compile(r"\b(color|center|favorite|gray|canceled)\b", re.IGNORECASE)
    names = {"superproject.S-15"}  # written as the game that it belongs to writes it
    assert not [key for key, text in texts.items() if american.search(text) and key not in names], "the product is in British English"


def test_numbers_of_things_have_an_english_plural() -> None:
    """ "1 cards" is never said: where a count stands before a noun in the plural, the template has both forms."""
    nouns = re.compile(r"\{(?:years|count|n|points|players)\} (?:years|cards|decades|spots|points|players)\b")
    assert not [key for key, text in templates("en").items() if nouns.search(text)]


def test_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="fr"):
        templates("fr")
