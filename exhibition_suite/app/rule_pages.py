"""Rules text as rich text: every paragraph with its id, ids as links, tables and lists, and what a search finds."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

from exhibition_suite.texts import RuleText, Words

from .look import LANGUAGES, Look

_ID = re.compile(r"\b[A-Z]{2}-\d{3}\b")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
ICON_OF_RULE = {
    "EX-010": "case6",
    "EX-011": "caseEra",
    "EX-012": "caseOne",
    "EX-013": "caseGap",
    "EX-014": "caseMid",
    "EX-056": "caseEra",
    "EX-054": "caseOne",
    "EX-041": "depot",
    "EX-100": "case6",
    "EX-102": "caseGap",
    "EX-103": "focus",
    "EX-104": "decades",
    "EX-105": "chain",
    "EX-110": "minus",
    "EX-111": "depot",
    "EX-120": "caseMid",
    "EX-130": "lock",
}
"""Pictures of the real pieces beside the rules about them."""


@dataclass(frozen=True, slots=True)
class Colors:
    """Colours of the page as `#rrggbb`."""

    ink: str
    quiet: str
    accent: str
    on_accent: str
    line: str
    tint: str
    found: str


def rich(text: str) -> str:
    """One line of rules text as HTML: bold, and rule ids as links."""
    safe = html.escape(text, quote=False)
    bold = _BOLD.sub(r"<b>\1</b>", safe)
    return _ID.sub(lambda found: f'<a href="rule:{found[0]}">{found[0]}</a>', bold)


def blocks(markdown: str) -> str:
    """Paragraphs, lists and tables of the rules as HTML."""
    parts = []
    for block in re.split(r"\n\s*\n", markdown.strip()):
        lines = block.split("\n")
        if lines[0].startswith("|"):
            parts.append(_table(lines))
        elif re.match(r"([-*]|\d+\.) ", lines[0]):
            kind = "ol" if lines[0][0].isdigit() else "ul"
            items = "".join(f"<li>{rich(re.sub(r'^([-*]|[0-9]+[.]) ', '', line.strip()))}</li>" for line in lines)
            parts.append(f"<{kind}>{items}</{kind}>")
        elif block:
            parts.append(f"<p>{rich(' '.join(lines))}</p>")
    return "".join(parts)


def _table(lines: list[str]) -> str:
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines if not re.match(r"^\|[\s:|-]+\|$", line.strip())
    ]
    head = "".join(f"<th align='left' valign='middle'>{rich(cell)}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td valign='middle'>{rich(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f"<table cellspacing='0' cellpadding='6' border='0'><tr>{head}</tr>{body}</table>"


def page(words: Words, game_id: str, colors: Colors, sizes: tuple[float, float, float]) -> str:
    """The whole rulebook as HTML; `sizes` are px of body, section titles and the book's title."""
    book = words.book(game_id)
    body, section_px, title_px = sizes
    style = (
        f"body {{ color: {colors.ink}; font-size: {body:.0f}px; }}"
        f"h1 {{ font-size: {title_px:.0f}px; margin-bottom: 4px; }}"
        f"h2 {{ font-size: {section_px:.0f}px; margin-top: 22px; margin-bottom: 2px; }}"
        f"p {{ margin-top: 6px; margin-bottom: 6px; line-height: 145%; }}"
        f"a {{ color: {colors.accent}; text-decoration: none; font-weight: 600; }}"
        f"th {{ color: {colors.quiet}; background: {colors.tint}; }} td {{ background: {colors.tint}; }}"
        f".id {{ color: {colors.on_accent}; background: {colors.accent}; font-weight: 700; }}"
        f".title {{ font-weight: 700; }}"
    )
    parts = [f"<html><head><style>{style}</style></head><body>", f"<h1>{html.escape(book.title)}</h1>", blocks(book.intro)]
    for number, section in enumerate(book.sections):
        parts.append(f"<h2><a name='section-{number}'></a>{html.escape(section.title)}</h2>{blocks(section.intro)}")
        parts += [_rule(rule) for rule in section.rules]
    return "".join([*parts, "</body></html>"])


def _rule(rule: RuleText) -> str:
    picture = f"<img src='icon:{ICON_OF_RULE[rule.id]}' width='18' height='18'>&nbsp;" if rule.id in ICON_OF_RULE else ""
    title = f"<span class='title'>{html.escape(rule.title)}</span>"
    return f"<p><a name='{rule.id}'></a><span class='id'>&nbsp;{rule.id}&nbsp;</span>&nbsp; {picture}{title}</p>{blocks(rule.text)}"


@dataclass(frozen=True, slots=True)
class Found:
    """A rule that a search found: the rule in the language of the look, and the words around what was found."""

    rule: RuleText
    around: str


def search(look: Look, game_id: str, wanted: str) -> list[Found]:
    """Rules that have `wanted` in their id, title or text, in either language; small letters find capitals."""
    needle = wanted.strip().casefold()
    if not needle:
        return []
    books = {language: _by_id(language, game_id) for language in LANGUAGES}
    found = []
    for rule in look.words.rules(game_id):
        for language in (look.language, *(other for other in LANGUAGES if other != look.language)):
            other = books[language].get(rule.id)
            if other is None:
                continue
            heading, text = f"{other.id} {other.title}", running(other.text)
            at = text.casefold().find(needle)
            if at >= 0 or needle in heading.casefold():
                shown = heading if language != look.language and at < 0 else _around(text, max(0, at), len(needle))
                found.append(Found(rule, shown))
                break
    return found


def _by_id(language: str, game_id: str) -> dict[str, RuleText]:
    return {rule.id: rule for rule in Words(language).rules(game_id)}


def running(markdown: str) -> str:
    """Rules text in one line without Markdown's marks; the cells of a table are divided by points."""
    rows = []
    for line in markdown.replace("**", "").split("\n"):
        if re.match(r"^\|[\s:|-]+\|$", line.strip()):
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        rows.append(" · ".join(cell for cell in cells if cell) + (";" if len(cells) > 1 else ""))
    return " ".join(row for row in rows if row).strip(" ;")


_BREAKS = " \u3002\u3001\uff08\u300c\u30fb"
"""Signs after which a piece of text may begin or end: between words, and in Japanese after a part of a sentence."""


def _around(text: str, at: int, length: int) -> str:
    """About 24 letters before what was found and 40 after it, cut between words or parts of sentences."""
    first = _cut(text, max(0, at - 24), max(0, at - 44), at)
    last = _cut(text, min(len(text), at + length + 40), min(len(text), at + length), min(len(text), at + length + 60))
    return ("…" if first else "") + text[first:last].strip(" ·") + ("…" if last < len(text) else "")


def _cut(text: str, wanted: int, least: int, most: int) -> int:
    """The place from `least` to `most` that is nearest to `wanted` and cuts no word; `wanted` itself where there is none."""
    if wanted in (0, len(text)):
        return wanted
    whole = [place for place in range(least, most + 1) if place in (0, len(text)) or text[place - 1] in _BREAKS]
    return min(whole, key=lambda place: abs(place - wanted), default=wanted)
