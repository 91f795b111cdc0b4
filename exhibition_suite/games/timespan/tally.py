"""What is counted in a game: how often each item is offered, taken, had and played, and at what pace the game goes.

A `Tally` looks at positions and events from outside, before and after each action, so that a game that nobody counts pays nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from . import scoring
from .actions import BOARD, CARD, CIV, KEEP, OFFER, UNLOCKING, VISION, WONDER, TimespanAction
from .core import WORKING
from .items import CARD_IDS, CIVS, DISCOVERY_IDS, SLOTS, START_CARDS, TECHS, VISION_IDS, WONDER_IDS

if TYPE_CHECKING:
    from exhibition_suite.engine import Event

    from .state import TimespanState

KEPT_BY: Final = {CARD: CARD_IDS, WONDER: WONDER_IDS, VISION: VISION_IDS}
PLAYED_BY: Final = {"played": "card", "built": "wonder"}
GOT_BY: Final = {"found": "tile", "kept_clock": "tile"}
OTHER_USES: Final = ("discarded", "tucked", "gave_card")


class Tally:
    """Counts one game.

    Attributes:
        offered, taken: by item, decisions of a seat in which it could be chosen, and was.
        had: by seat, what was once in hand or is had for good; played: what was played or built;
        used: what was discarded, tucked or given instead.
        cards: by seat, cards played in each action phase; workers: by seat, workers owned when it ended.
        decisions: all of them; choices: those with more than one listed action; listed: actions listed at choices.
    """

    def __init__(self, seats: int) -> None:
        self.offered: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.had: list[set[str]] = [set() for _ in range(seats)]
        self.played: list[set[str]] = [set() for _ in range(seats)]
        self.used: list[set[str]] = [set() for _ in range(seats)]
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.workers: list[list[int]] = [[] for _ in range(seats)]
        self.decisions = self.choices = self.listed = 0
        self._space = 0

    def before(self, state: TimespanState, actions: Sequence[TimespanAction], chosen: TimespanAction) -> None:
        """A decision is about to be carried out."""
        self.decisions += 1
        if len(actions) > 1:
            self.choices += 1
            self.listed += len(actions)
        offered = _offer(state, actions)
        if offered:
            self.offered.update(offered)
            self.taken.update(item for item in _items(state, chosen) if item in offered)
        if state.phase == WORKING and state.space != self._space:
            self._space = state.space
            for row in self.cards:
                row.append(0)

    def after(self, state: TimespanState, events: Sequence[Event]) -> None:
        """An action was carried out."""
        for event in events:
            if not 0 <= event.seat < state.seats:
                continue
            if event.id in PLAYED_BY:
                item = event.params[PLAYED_BY[event.id]]
                self.played[event.seat].add(item)
                self.had[event.seat].add(item)
                if event.id == "played" and self.cards[event.seat]:
                    self.cards[event.seat][-1] += 1
            elif event.id in GOT_BY:
                self.had[event.seat].add(event.params["tile"])
            elif event.id in OTHER_USES:
                self.used[event.seat].add(event.params["card"])
        for seat in range(state.seats):
            self.had[seat].update(CARD_IDS[card] for card in state.hand[seat])
            self.had[seat].update(WONDER_IDS[wonder] for wonder in state.wonders[seat])
            if len(self.workers[seat]) < len(self.cards[seat]) - (state.phase == WORKING):
                self.workers[seat].append(state.workers[seat])

    def plain(self, state: TimespanState) -> dict[str, Any]:
        """The count of a game that is over, as plain data."""
        seats = []
        for seat in range(state.seats):
            line = [card for entry in state.timeline[seat] if entry is not None for card in entry[:2] if card >= 0]
            seats.append(
                {
                    "held": _held(state, seat),
                    "had": sorted(self.had[seat] - {CARD_IDS[card] for card in START_CARDS}),
                    "played": sorted(self.played[seat]),
                    "used": sorted(self.used[seat]),
                    "cards": self.cards[seat],
                    "workers": self.workers[seat],
                    "graveyard": len(state.grave[seat]) + len(state.grave_tucked[seat]),
                    "timeline": len(line),
                }
            )
        numbers = {"decisions": self.decisions, "choices": self.choices, "listed": self.listed}
        return {"offered": dict(self.offered), "taken": dict(self.taken), "seats": seats, **numbers}


def _held(state: TimespanState, seat: int) -> list[str]:
    """Boards, unlocked technologies and the visions that count for a seat."""
    board = TECHS[state.tech[seat]]
    unlocked = [f"{board}.{slot}" for number, slot in enumerate(SLOTS) if state.gears[seat] >> number & 1]
    visions = [VISION_IDS[vision] for vision in scoring.visions_of(state, seat) if vision >= 0]
    return [CIVS[state.civ[seat]], board, *unlocked, *visions]


def _offer(state: TimespanState, actions: Sequence[TimespanAction]) -> set[str]:
    """The items that one may choose between; one alone is no offer."""
    if len(actions) < 2 or actions[0].kind not in (CIV, BOARD, KEEP, OFFER, UNLOCKING):
        return set()
    return {item for action in actions for item in _items(state, action)}


def _items(state: TimespanState, action: TimespanAction) -> tuple[str, ...]:
    """The open items that an action chooses; a face-down card is none."""
    kind, value = action.kind, action.value
    if kind == OFFER:
        offer = state.offers[value]
        assert offer is not None
        _, card, tile = offer
        return tuple([CARD_IDS[card]] * (card >= 0) + [DISCOVERY_IDS[tile]] * (tile >= 0))
    if kind == KEEP:
        return (KEPT_BY.get(action.other, DISCOVERY_IDS)[value],)
    if kind == UNLOCKING:
        return (f"{TECHS[state.tech[state.seat]]}.{SLOTS[value]}",)
    if kind == CIV:
        return (CIVS[value],)
    return (TECHS[value],) if kind == BOARD else ()
