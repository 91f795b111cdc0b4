"""What a move looks like at first sight: a few table look-ups, for the priors and the playouts of a search.

The value orders the actions of one decision and says nothing across decisions. Its weights (`weights.MERIT`) were climbed to: games in
which every seat played by merit, with some chance, and after each few hundred of them a step towards the choices that ended with more
points than the others'.
"""

from __future__ import annotations

from typing import Final

from .actions import DATING, GOING, PLACING, TAKING, ExhibitionAction
from .content import CONTINENT, EINSTEIN, WHITE, YEARS
from .scoring import YEARS_IN, YEARS_OF
from .showcases import DEPOT, FIELD, MID, SLOT_OF, SPANS, SPOTS
from .state import ExhibitionState
from .weights import MERIT

KINDS: Final = (
    "grand", "one_era", "one_continent", "years_gap", "mid_century", "spread_years", "link", "short_era", "one_decade", "antique",
    "unique_decades",
)  # fmt: skip
CLOSE: Final = ("one_era", "short_era", "one_decade")
"""Kinds whose cards want to be near in time."""
APART: Final = ("years_gap", "antique")
"""Kinds of two cards whose years are scored."""


def _weight(name: str) -> float:
    return MERIT.get(name, 0.0)


_BASE: Final = {kind: _weight(f"base_{kind}") for kind in KINDS}
_WILD: Final = {kind: _weight(f"wild_{kind}") for kind in KINDS}
_DEPOT: Final = tuple(_weight(f"depot{count}") for count in range(3))
_DEPOT_FREE: Final = tuple((_weight("depot_free") + _weight(f"depot{count}_free")) / SPOTS for count in range(3))
_LOSES: Final = tuple(_weight(f"depot_{what}") for what in ("decade", "cont", "chain"))
_MID_FREE: Final = _weight("mid_free") / SPOTS
_APART: Final = {kind: tuple(_weight(f"{kind}_{what}") for what in ("x", "x2", "closed", "closed_x", "left")) for kind in APART}
_CLOSE: Final = {kind: tuple(_weight(f"{kind}_{what}") for what in ("st", "st2", "start", "edge", "room", "closed")) for kind in CLOSE}
_SHARE: Final = {
    kind: tuple(_weight(f"{kind if kind in ('grand', 'one_continent') else 'other'}_{what}") for what in ("err", "err2", "free"))
    for kind in KINDS
}
_CLOSED: Final = {kind: _weight("grand_closed" if kind == "grand" else "other_closed") for kind in KINDS}
_CLOSED_WIDTH: Final = _weight("closed_width") / YEARS

_NONE: Final = tuple(_weight(f"t_none{count}") for count in range(3))
_NONE_FREE: Final = _weight("t_none_free") / SPOTS
_GROUPS: Final = tuple(sum(1 << spot for spot in range(first, end)) for first, end in SPANS)
_INTO: Final = {kind: _weight(f"t_{kind}") for kind in KINDS}
_COUNT: Final = _weight("t_n")
_NEXT: Final = tuple(_weight(f"t_next{count}") for count in range(4))
_ONLY_MID, _DECADE, _CONT, _CONT_LATE, _CHAIN, _FOCUS, _GAP_X, _SECRET, _NEXT_WHITE, _NEXT_GAIN, _STAY, _WHITE, _WHITE_FREE = (
    _weight(f"t_{what}")
    for what in (
        "onlymid", "decade", "cont", "cont_late", "chain", "focus", "gapx", "secret", "nextwhite", "nextgain", "stay", "white",
        "white_free",
    )
)  # fmt: skip
_APART_SPOTS: Final = _GROUPS[3]
_LEFT, _RIGHT = (1 << spot for spot in range(*SPANS[3]))
_FIELD_OF: Final = tuple(0xFFFF << FIELD * card for card in range(YEARS))
"""The bits of a fit that belong to a card."""
_BESIDE: Final = tuple((2 << card | 1 << card >> 1) & (1 << YEARS) - 1 for card in range(YEARS))
"""The years before and after each year."""


class _Spots(dict[int, float]):
    """What the spots of a mask are worth to a card that may go there, made when first asked for."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = kinds

    def __missing__(self, spots: int) -> float:
        worth = sum(_INTO[kind] for kind, group in zip(self.kinds, _GROUPS, strict=True) if spots & group)
        worth += _COUNT * min(spots.bit_count(), 6)
        if spots == 1 << MID:
            worth += _ONLY_MID
        self[spots] = worth
        return worth


class _Rooms(dict[tuple[str, ...], _Spots]):
    """The same for the kinds of showcases in play."""

    def __missing__(self, kinds: tuple[str, ...]) -> _Spots:
        self[kinds] = worth = _Spots(kinds)
        return worth


_ROOMS: Final = _Rooms()


def merit(state: ExhibitionState, action: ExhibitionAction) -> float:
    """How good a legal action looks to the seat that decides: comparable among the actions of one decision only."""
    kind = action.kind
    if kind == PLACING:
        spot = action.value
        if spot == DEPOT:
            return _of_depot(state, state.hand)
        return _of_spot(state, state.hand, spot)
    if kind == TAKING:
        return of_card(state, state.seat, action.value)
    if kind == GOING:
        return _of_column(state, action.value)
    if kind == DATING:
        return _of_spot(state, action.value, state.aim)
    return 0.0


def _of_depot(state: ExhibitionState, card: int) -> float:
    seat = state.seat
    count = len(state.depots[seat])
    value = _DEPOT[count] + _DEPOT_FREE[count] * (SPOTS - state.filled[seat])
    if card < YEARS:
        dated = state.dated[seat]
        continent = CONTINENT[card]
        if not dated & YEARS_IN[card // 10]:
            value += _LOSES[0]
        if continent != WHITE and not state.seen[seat] >> continent & 1:
            value += _LOSES[1]
        if dated & _BESIDE[card]:
            value += _LOSES[2]
    return value


def _of_spot(state: ExhibitionState, card: int, spot: int) -> float:
    slot = SLOT_OF[spot]
    kind = state.kinds[slot]
    if card == EINSTEIN:
        return _BASE[kind] + _WILD[kind]
    seat = state.seat
    if spot == MID:
        return _BASE[kind] + _MID_FREE * (SPOTS - state.filled[seat])
    first, end = SPANS[slot]
    base = seat * SPOTS
    board = state.board
    low, high = -1, YEARS
    before = after = 0
    for other in range(base + spot - 1, base + first - 1, -1):
        year = board[other]
        if year >= 0:
            low = year if year < YEARS else state.wild_year
            break
        before += 1
    for other in range(base + spot + 1, base + end):
        year = board[other]
        if year >= 0:
            high = year if year < YEARS else state.wild_year
            break
        after += 1
    free = before + after
    if kind in _CLOSE:
        return _BASE[kind] + _near(_CLOSE[kind], card, low, high, before, after, spot in (first, end - 1))
    if kind in _APART:
        x, x2, closed, closed_x, left = _APART[kind]
        far = card / YEARS if spot == first or kind == "antique" else 1.0 - card / YEARS
        value = _BASE[kind] + far * (x + x2 * far) + (left if spot == first else 0.0)
        return value if free else value + closed + closed_x * far
    if free:
        error, square, room = _SHARE[kind]
        off = free * abs((card - low) / (high - low) - (before + 1) / (free + 2))
        return _BASE[kind] + off * (error + square * off) + room * free
    return _BASE[kind] + _CLOSED[kind] + _CLOSED_WIDTH * (high - low)


def _near(weights: tuple[float, ...], card: int, low: int, high: int, before: int, after: int, edge: bool) -> float:
    """Worth of a spot in a showcase whose cards want to be near in time: how much of the reach to its neighbours a card uses up."""
    stretch, square, start, at_edge, cramped, closed = weights
    if low < 0 and high == YEARS:
        value = start
        if edge:
            value += at_edge
        if card < 10 * before or card > 99 - 10 * after:
            value += cramped
        return value
    value = 0.0
    if low >= 0:
        used = (card - low) / (10 * (before + 1))
        value += used * (stretch + square * used)
    if high < YEARS:
        used = (high - card) / (10 * (after + 1))
        value += used * (stretch + square * used)
    return value if before + after else value + closed


def of_card(state: ExhibitionState, seat: int, card: int) -> float:
    """What taking a card from the column of its vehicle looks worth to a seat."""
    free = SPOTS - state.filled[seat]
    continent = CONTINENT[card]
    if continent == WHITE:
        return _WHITE + _WHITE_FREE * free / SPOTS
    fit = state.fits[seat]
    spots = fit >> (card << 4) & 0xFFFF
    dated = state.dated[seat]
    wanted = 0 if state.goal_rounds[seat] else 0b111111 & ~state.seen[seat]
    if spots:
        value = _worth(state, seat, card, continent, spots, dated, wanted)
    else:
        value = _NONE[len(state.depots[seat])] + _NONE_FREE * free
    onward = gain = 0
    for other in state.columns[continent]:
        if other == card:
            continue
        colour = CONTINENT[other]
        if colour == WHITE:
            onward += 1
            value += _NEXT_WHITE
        elif fit & _FIELD_OF[other]:
            onward += 1
            gains = (not dated & YEARS_IN[other // 10]) + (wanted >> colour & 1)
            if gains > gain:
                gain = gains
    value += _NEXT[onward] + _NEXT_GAIN * gain
    return value + _STAY if continent == state.vehicles[seat] else value


def _worth(state: ExhibitionState, seat: int, card: int, continent: int, spots: int, dated: int, wanted: int) -> float:
    """Worth of a card that fits somewhere."""
    value = _ROOMS[state.kinds][spots] + _FOCUS * (dated & YEARS_OF[continent]).bit_count()
    if not dated & YEARS_IN[card // 10]:
        value += _DECADE
    if wanted >> continent & 1:
        value += _CONT + _CONT_LATE * state.filled[seat] / SPOTS
    if dated & _BESIDE[card]:
        value += _CHAIN
    if spots & _APART_SPOTS and state.kinds[3] == "years_gap":
        left = card if spots & _LEFT else YEARS
        right = YEARS - card if spots & _RIGHT else YEARS
        value += _GAP_X * min(left, right) / YEARS
    if card // 10 == state.secrets[seat]:
        value += _SECRET
    return value


def _of_column(state: ExhibitionState, continent: int) -> float:
    """Worth of the cards that would wait for the vehicle."""
    fit = state.fits[state.seat]
    return 0.7 * sum(CONTINENT[card] == WHITE or fit & _FIELD_OF[card] != 0 for card in state.columns[continent])
