"""Reads the rules of a game from `i18n/rules/<book>.<language>.md`; most games have one book, with the name of the game.

The file is plain Markdown with a fixed form, so that a person can read it as it is and a refusal can quote one rule of it:

    # Title of the game
    Opening words.
    ## Title of a section
    **EX-056** One Era: First sentence, which a refused move shows. Further text,
    tables and lists, up to the next id or heading.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from exhibition_suite.resources import words

GAME_OF_PREFIX = {"EX": "exhibition", "TS": "timespan", "AN": "anachrony", "AS": "anachrony"}
"""Whose rules an id belongs to: the letters before its hyphen."""
BOOKS_OF_GAME = {"anachrony": ("anachrony", "anachrony-solo")}
"""The books of a game that has several, in reading order."""

_RULE = re.compile(
    r"^\*\*(?P<id>[A-Z]{2}-\d{3})\*\* (?P<title>[^\n:\N{FULLWIDTH COLON}]+)(?:: |\N{FULLWIDTH COLON})(?P<text>.*)$", re.DOTALL
)
_SENTENCE = {"en": re.compile(r".+?[.!?](?=\s|$)", re.DOTALL), "ja": re.compile(r".+?\N{IDEOGRAPHIC FULL STOP}", re.DOTALL)}


@dataclass(frozen=True, slots=True)
class RuleText:
    """One rule in words.

    Attributes:
        id: e.g. `EX-056`.
        title: short, e.g. "One Era".
        text: the whole rule in Markdown, without id and title.
        sentence: its first sentence, plain: what a refused move shows.
        section: title of the section it stands in.
    """

    id: str
    title: str
    text: str
    sentence: str
    section: str


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rulebook: its title, opening words in Markdown (may be empty), and its rules in order."""

    title: str
    intro: str
    rules: tuple[RuleText, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language.

    Attributes:
        title: name of the book.
        intro: what the game is about, in Markdown.
        sections: in reading order.
        by_id: every rule by its id.
    """

    title: str
    intro: str
    sections: tuple[Section, ...]
    by_id: dict[str, RuleText]


@cache
def rulebook(game_id: str, language: str) -> Rulebook:
    """All books of a game as one, read once. Raises `KeyError` for a game without rules text, `ValueError` where a text breaks its form.

    A further book follows the first behind a section without rules that has its title and its opening words, so that contents, search
    and links go through all of them.
    """
    first, *others = (_read(name, language) for name in BOOKS_OF_GAME.get(game_id, (game_id,)))
    sections = list(first.sections)
    for book in others:
        sections += [Section(book.title, book.intro, ()), *book.sections]
    return Rulebook(first.title, first.intro, tuple(sections), {rule.id: rule for section in sections for rule in section.rules})


def _read(name: str, language: str) -> Rulebook:
    path = words("rules", f"{name}.{language}.md")
    if not path.is_file():
        raise KeyError(name)
    return parse(path.read_text(encoding="utf-8"), language)


def parse(text: str, language: str) -> Rulebook:
    """Takes rules text apart. Raises `ValueError` for a rule that stands twice or outside a section."""
    head, *chapters = re.split(r"^## ", text, flags=re.MULTILINE)
    title, _, intro = head.removeprefix("# ").partition("\n")
    sections = tuple(_section(chapter, language) for chapter in chapters)
    rules = [rule for section in sections for rule in section.rules]
    by_id = {rule.id: rule for rule in rules}
    if len(by_id) != len(rules):
        raise ValueError("a rule stands twice in the rules text")
    return Rulebook(title.strip(), intro.strip(), sections, by_id)


def _section(chapter: str, language: str) -> Section:
    title, _, body = chapter.partition("\n")
    intro, *parts = re.split(r"^(?=\*\*[A-Z]{2}-\d{3}\*\*)", body, flags=re.MULTILINE)
    return Section(title.strip(), intro.strip(), tuple(_rule(part.strip(), title.strip(), language) for part in parts))


def _rule(part: str, section: str, language: str) -> RuleText:
    found = _RULE.match(part)
    if found is None:
        raise ValueError(f"a rule needs an id, a title and a colon: {part[:60]}")
    text = found["text"].strip()
    first_paragraph = text.split("\n\n")[0]
    sentence = _SENTENCE[language].match(first_paragraph)
    plain = (sentence[0] if sentence else first_paragraph).replace("**", "").replace("\n", " ").strip()
    return RuleText(found["id"], found["title"].strip(), text, plain, section)
