"""Every action of the game, made once, with its notation.

`take exh-1957`, `go asia`, `place grand@3`, `place depot`, `as asia` (continent of a white card), `in 1955` (year of Einstein).
"""

from __future__ import annotations

from typing import Final

from exhibition_suite.engine import Action

from .content import CARD_IDS, CONTINENTS, YEARS
from .showcases import DEPOT, spot_name

TAKING: Final = 0
GOING: Final = 1
PLACING: Final = 2
NAMING: Final = 3
DATING: Final = 4


class ExhibitionAction(Action):
    """An action and what it is about.

    Attributes:
        kind: `TAKING`, `GOING`, `PLACING`, `NAMING` or `DATING`.
        value: a card, a continent, a spot (or `DEPOT`), a continent, a year from 0.
    """

    __slots__ = ("kind", "value")

    def __init__(self, code: int, text: str, kind: int, value: int) -> None:
        super().__init__(code, text)
        self.kind = kind
        self.value = value


def _all() -> list[ExhibitionAction]:
    words: list[tuple[str, int, int]] = [(f"take {text}", TAKING, card) for card, text in enumerate(CARD_IDS)]
    words += [(f"go {text}", GOING, continent) for continent, text in enumerate(CONTINENTS)]
    words += [(f"place {spot_name(spot)}", PLACING, spot) for spot in range(DEPOT + 1)]
    words += [(f"as {text}", NAMING, continent) for continent, text in enumerate(CONTINENTS)]
    words += [(f"in {1900 + year}", DATING, year) for year in range(YEARS)]
    return [ExhibitionAction(code, text, kind, value) for code, (text, kind, value) in enumerate(words)]


ACTIONS: Final = tuple(_all())
BY_TEXT: Final = {action.text: action for action in ACTIONS}


def _of_kind(kind: int) -> tuple[ExhibitionAction, ...]:
    return tuple(action for action in ACTIONS if action.kind == kind)


TAKE: Final = _of_kind(TAKING)
GO: Final = _of_kind(GOING)
PLACE: Final = _of_kind(PLACING)
AS: Final = _of_kind(NAMING)
IN: Final = _of_kind(DATING)


class _SpotLists(dict[int, tuple[ExhibitionAction, ...]]):
    """The placements of a mask of spots (bit 16 is the depot), made when first asked for: at most 2**17 of them."""

    def __missing__(self, mask: int) -> tuple[ExhibitionAction, ...]:
        found = tuple(PLACE[spot] for spot in range(DEPOT + 1) if mask >> spot & 1)
        self[mask] = found
        return found


PLACE_LISTS: Final = _SpotLists()


def parse(text: str) -> ExhibitionAction:
    """The action with this notation. Raises `ValueError`."""
    try:
        return BY_TEXT[text]
    except KeyError:
        raise ValueError(f"no such action: {text}") from None
