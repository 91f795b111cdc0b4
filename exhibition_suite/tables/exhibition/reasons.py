"""One line on every lit place: why the card fits there, or what it would be worth."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from exhibition_suite.games.exhibition.content import CONTINENT, CONTINENTS, EINSTEIN, WHITE, YEARS
from exhibition_suite.games.exhibition.showcases import DEPOT, MID, SLOT_OF, SPANS, SPOTS

from .worded import WordsLike


def neighbours(view: Any, seat: int, spot: int) -> tuple[int, int]:
    """Effective years of the nearest cards to the left and to the right in the same showcase, -1 where there is none."""
    first, end = SPANS[SLOT_OF[spot]]
    found = []
    for spots in (range(spot - 1, first - 1, -1), range(spot + 1, end)):
        year = -1
        for other in spots:
            card = view.board[seat * SPOTS + other]
            if card >= 0:
                year = view.effective(card)[0]
                break
        found.append(year)
    return found[0], found[1]


def reason(view: Any, seat: int, card: int, spot: int, words: WordsLike, small: bool) -> str:
    """The one-line reason on a legal place."""
    translate = QCoreApplication.translate
    if spot == DEPOT:
        if len(view.depots[seat]) == 2:
            return translate("ExhibitionTable", "ends your game")
        return translate("ExhibitionTable", "upside down") if small else translate("ExhibitionTable", "turn it over")
    kind = view.kinds[SLOT_OF[spot]]
    if CONTINENT[card] == WHITE and spot != MID:
        if card == EINSTEIN:
            return translate("ExhibitionTable", "choose year and continent")
        return translate("ExhibitionTable", "choose the continent")
    left, right = neighbours(view, seat, spot)
    if card < YEARS:
        special = _special(view, seat, card, spot, kind, left, right, words)
        if special:
            return special
    return _between(left, right, small)


def _special(view: Any, seat: int, card: int, spot: int, kind: str, left: int, right: int, words: WordsLike) -> str:
    translate = QCoreApplication.translate
    year = 1900 + card
    other = left if left >= 0 else right
    if kind == "mid_century":
        return translate("ExhibitionTable", "{years} from 1950").format(years=abs(year - 1950))
    if kind == "years_gap" and other >= 0:
        return words.say("spot.gap", years=abs(year - other))
    if kind == "antique" and right < 0 and left >= 0:
        return translate("ExhibitionTable", "right card {year}").format(year=year)
    if kind == "one_continent" and left < 0 and right < 0 and CONTINENT[card] != WHITE:
        name = words.say(f"continent.{CONTINENTS[CONTINENT[card]]}")
        return translate("ExhibitionTable", "{continent} becomes yours").format(continent=name)
    if kind == "unique_decades":
        return translate("ExhibitionTable", "{decade} free").format(decade=words.say(f"decade.{year // 10 * 10}.short"))
    if kind == "short_era" and _completes(view, seat, spot):
        first, end = SPANS[SLOT_OF[spot]]
        years = [view.effective(view.board[seat * SPOTS + at])[0] for at in range(first, end) if at != spot]
        return words.say("spot.span", years=max(*years, year) - min(*years, year))
    return ""


def _completes(view: Any, seat: int, spot: int) -> bool:
    first, end = SPANS[SLOT_OF[spot]]
    return all(view.board[seat * SPOTS + other] >= 0 for other in range(first, end) if other != spot)


def _between(left: int, right: int, small: bool) -> str:
    translate = QCoreApplication.translate
    if left >= 0 and right >= 0:
        if small:
            return translate("ExhibitionTable", "{first} to {last}").format(first=left, last=right)
        return translate("ExhibitionTable", "between {first} and {last}").format(first=left, last=right)
    if left >= 0:
        return translate("ExhibitionTable", "after {year}").format(year=left)
    if right >= 0:
        return translate("ExhibitionTable", "before {year}").format(year=right)
    return translate("ExhibitionTable", "free")


def flag(points: int, shared: bool = False) -> str:
    """A value with its sign, zero as "±0"; "+6±" where it depends on what the others have."""
    value = f"+{points}" if points > 0 else f"\u2212{-points}" if points < 0 else "\u00b10"
    return f"{value}\u00b1" if shared and points else value
