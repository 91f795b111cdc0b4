"""Where a short text may break, in English and in Japanese, and how to make it fit a narrow place.

Qt breaks Japanese between any two characters; titles of three or four words deserve better. Qt-free: widths come from the caller.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

NEVER_FIRST = frozenset("、。，．・：；！？」』）】〕〉》”’ー～…‥％℃ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々ゝゞヽヾ,.:;!?)]}%")
NEVER_LAST = frozenset("「『（【〔〈《“‘([{￥＄#")
_CLOSING = frozenset("、。，．：；！？」』）】〕〉》”’…,.:;!?)]}")
_PARTICLES = frozenset("のとやをにへがは")
_LEADING_WORDS = frozenset(("a", "an", "and", "at", "for", "from", "in", "of", "on", "the", "to"))  # they belong to what follows
ELLIPSIS = "…"
WORD_JOINER = "\u2060"
"""Takes no room and forbids a break."""
_INSIDE_A_WORD = 1.8
"""A break this bad or worse divides a word."""

Measure = Callable[[str], float]


@dataclass(frozen=True, slots=True)
class Fit:
    """How a text was made to fit.

    Attributes:
        lines: the text, line by line.
        size: type size in px.
        cut: True where an ellipsis stands for the rest.
    """

    lines: tuple[str, ...]
    size: float
    cut: bool


def script(character: str) -> str:
    """ "latin", "katakana", "hiragana", "kanji" or "mark"."""
    if character in "・「」『』（）、。　":
        return "mark"
    code = ord(character)
    if 0x30A0 <= code <= 0x30FF or 0xFF66 <= code <= 0xFF9F:
        return "katakana"
    if 0x3040 <= code <= 0x309F:
        return "hiragana"
    if 0x2E80 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF or character == "々":
        return "kanji"
    return "latin"


def penalty(text: str, place: int) -> float | None:
    """How bad a break before `text[place]` looks, 0 to 6; None where it is forbidden."""
    before, after = text[place - 1], text[place]
    if before == " ":
        return 0.2 if text[:place].rstrip().rpartition(" ")[2].lower() in _LEADING_WORDS else 0.0
    if after == " " or after in NEVER_FIRST or before in NEVER_LAST:
        return None
    if before == "・":
        return 0.2
    left, right = script(before), script(after)
    if left == right == "latin":
        return 0.6 if before == "-" and text[place - 2 : place - 1].isalpha() else None
    if after in NEVER_LAST or before in _CLOSING:
        return 0.4
    if before in _PARTICLES and right != "hiragana":
        return 0.5
    if left == right:
        return {"kanji": 3.0, "katakana": 6.0}.get(left, 4.0)
    return 1.8 if right == "hiragana" else 1.5


def break_lines(
    text: str, count: int, width: float, measure: Measure, hints: frozenset[int] = frozenset()
) -> tuple[float, tuple[str, ...]] | None:
    """The best way to set `text` in exactly `count` lines no wider than `width`.

    Args:
        hints: places where a break is known to be good, with a hyphen inside a word; other places cost more then.

    Returns the sum of the penalties and the lines, or None if it cannot be done.
    """
    if count == 1:
        wide = measure(text)
        return (_ragged(wide, width), (text,)) if wide <= width else None
    best: tuple[float, tuple[str, ...]] | None = None
    for place in range(1, len(text)):
        cost = 0.0 if place in hints else penalty(text, place)
        if cost is None:
            continue
        head = text[:place].rstrip()
        if text[place - 1].isalpha() and text[place].isalpha() and script(text[place - 1]) == script(text[place]) == "latin":
            head += "-"  # only a hint divides a word
        wide = measure(head)
        if wide > width:
            break
        cost += 5.0 if hints and place not in hints else 0.0
        cost += 3.0 if len(head) == 1 else 0.0
        cost += _ragged(wide, width)
        rest = break_lines(text[place:].lstrip(), count - 1, width, measure, frozenset(hint - place for hint in hints if hint > place))
        if rest is None:
            continue
        cost += rest[0] + (3.0 if count == 2 and len(rest[1][0]) == 1 else 0.0)
        if best is None or cost < best[0]:
            best = (cost, (head, *rest[1]))
    return best


def keep_words(text: str) -> str:
    """The text for Qt to break: Japanese only where a phrase begins, English as always."""
    parts = [text[:1]]
    for place in range(1, len(text)):
        cost = penalty(text, place)
        latin = script(text[place - 1]) == script(text[place]) == "latin"
        parts.append(text[place] if latin or (cost is not None and cost < _INSIDE_A_WORD) else WORD_JOINER + text[place])
    return "".join(parts)


def _ragged(wide: float, width: float) -> float:
    return 1.5 * (1.0 - wide / width) ** 2


def fit(
    text: str,
    width: float,
    measure_at: Callable[[float, str], float],
    sizes: dict[int, tuple[float, ...]],
    hints: frozenset[int] = frozenset(),
) -> Fit:
    """Sets a text as large as it looks well.

    Args:
        measure_at: width of a text at a size.
        sizes: allowed sizes, falling, for each number of lines; e.g. `{1: (12.5, 12.0), 2: (12.5, 11.0), 3: (11.0,)}`.

    One line costs nothing, each further line and each step down costs a little, ugly breaks cost more.
    """
    largest = max(size for steps in sizes.values() for size in steps)
    best: tuple[float, Fit] | None = None
    for count, steps in sizes.items():
        for size in steps:
            cost = (0.0, 0.0, 1.0, 6.0)[count] + 3.5 * (largest - size)
            if best is not None and cost >= best[0]:
                continue
            found = break_lines(text, count, width, lambda part, size=size: measure_at(size, part), hints)  # type: ignore[misc]
            if found is not None and (best is None or cost + found[0] < best[0]):
                best = (cost + found[0], Fit(found[1], size, cut=False))
    return best[1] if best is not None else _cut(text, width, measure_at, sizes)


def _cut(text: str, width: float, measure_at: Callable[[float, str], float], sizes: dict[int, tuple[float, ...]]) -> Fit:
    count = max(sizes)
    size = min(sizes[count])
    lines = wrap(text, width, lambda part: measure_at(size, part))
    if len(lines) <= count:
        return Fit(tuple(lines), size, cut=False)
    kept = lines[: count - 1]
    last = shorten(" ".join(lines[count - 1 :]) if " " in text else "".join(lines[count - 1 :]), width, lambda part: measure_at(size, part))
    return Fit((*kept, last), size, cut=True)


def shorten(text: str, width: float, measure: Measure) -> str:
    """The text, or as much of it as fits before an ellipsis."""
    if measure(text) <= width:
        return text
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip(" ・「（") + ELLIPSIS
        if measure(short) <= width:
            return short
    return ELLIPSIS


def wrap(text: str, width: float, measure: Measure) -> list[str]:
    """Fills lines one after another, as for a paragraph; a word wider than a line is broken anywhere."""
    lines: list[str] = []
    rest = text.strip()
    while rest:
        if measure(rest) <= width:
            lines.append(rest)
            break
        end, good = 1, 0
        for place in range(1, len(rest)):
            if measure(rest[:place].rstrip()) > width:
                break
            end = place
            if penalty(rest, place) is not None:
                good = place
        place = good or end
        lines.append(rest[:place].rstrip())
        rest = rest[place:].lstrip()
    return lines
