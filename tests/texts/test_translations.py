"""The words of the window are complete in Japanese, and the files the program loads are those that were translated."""

from __future__ import annotations

import re
import runpy
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

import pytest
from PySide6.QtCore import QTranslator

from exhibition_suite.resources import words

JAPANESE = words("suite_ja.ts")
ENGLISH = words("suite_en.ts")
FORMS = {"ja": 1, "en": 2}
"""Plural forms of each language."""


@dataclass(frozen=True)
class Message:
    """One text of the window: where it is used, its English source, a note for the translator, and its translations by plural form."""

    context: str
    source: str
    comment: str
    counted: bool
    state: str
    texts: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, bool]:
        return (self.context, self.source, self.comment, self.counted)


def messages(path: Path) -> Iterator[Message]:
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
                message.get("numerus") == "yes",
                translation.get("type", "finished"),
                tuple(forms) or (translation.text or "",),
            )


def fields(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name is not None) + re.findall("%n", text)


@pytest.mark.parametrize("path", [JAPANESE, ENGLISH], ids=["ja", "en"])
def test_every_text_is_translated(path: Path) -> None:
    language = path.stem[-2:]
    assert not [m.key for m in messages(path) if m.state != "finished"], "python i18n/update.py, then translate what is new"
    assert not [m.key for m in messages(path) if not all(m.texts)]
    assert not [m.key for m in messages(path) if m.counted and len(m.texts) != FORMS[language]]


def test_nothing_new_stands_in_the_source(tmp_path: Path) -> None:
    collect = runpy.run_path(str(words("update.py")))["collect"]
    for path in (JAPANESE, ENGLISH):
        fresh = tmp_path / path.name
        collect(path.stem[-2:], fresh)
        found, known = ({m.key for m in messages(file)} for file in (fresh, path))
        assert found - known == set(), "python i18n/update.py, then translate what is new"
        assert known - found == set(), "python i18n/update.py"


@pytest.mark.parametrize("path", [JAPANESE, ENGLISH], ids=["ja", "en"])
def test_the_released_file_says_what_was_translated(path: Path) -> None:
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm"))) or not list(messages(path))
    for message in messages(path):
        for count, text in zip((1, 2), message.texts, strict=False):
            said = translator.translate(message.context, message.source, message.comment or None, count if message.counted else -1)
            assert said == text, message.key


def test_translations_keep_the_values_of_the_source() -> None:
    assert not [m.key for m in messages(JAPANESE) for text in m.texts if fields(text) != fields(m.source)]
    assert not [m.key for m in messages(ENGLISH) for text in m.texts if not set(fields(text)) <= set(fields(m.source))]


def test_japanese_translations_follow_japanese_typography() -> None:
    for message in messages(JAPANESE):
        for text in message.texts:
            bare = re.sub(r"\(\*[^)]*\)", "", re.sub(r"\{[^}]*\}", "0", text))  # a file dialog wants its (*.pattern) as it is
            assert not re.search(r"[(),;!?]|[぀-ヿ一-鿿][:.]|\.\.\.", bare), message.key
            assert not re.search('[“”"]', text), message.key
            if re.search("[A-Za-z]{3,} [A-Za-z]{3,}", message.source):
                assert re.search("[぀-ヿ一-鿿]", text), message.key


def test_one_english_text_has_one_japanese_text_in_a_context() -> None:
    keys = [m.key for m in messages(JAPANESE)]
    assert len(set(keys)) == len(keys)
