"""Positions of Timespan as a person would lay them out, actions by their notation, refusals by rule and reason.

    table = Table(seats=2, phase="work", nth=3)
    table.hand(0, "II-13").cubes(0, coin=3).timeline(0, None, lay("I-05", lux=["fur"]), "START-F", None)
    events = table.play("play II-13", "take 2")
    table.refused("activate coin", "TS-170", "BOX_OCCUPIED")

Seat 0 is Babylonia with TECH-A, seat 1 Egypt with TECH-B and so on; alone, the Rival is row 1 and Mexico. Hands, warehouses and
everything else that could disturb are empty; the start cards lie in the timelines, three workers wait. The decks hold what is nowhere
else, sorted by id.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from exhibition_suite.engine import Event, Ruling, ScoreLine
from exhibition_suite.games.timespan import GAME, flow
from exhibition_suite.games.timespan.core import CAMELS, F_ACT, KEEPING, PHASES
from exhibition_suite.games.timespan.items import AGE, CARD_OF, CARDS, CIVS, DISCOVERY_AGE, DISCOVERY_IDS, VISION_IDS, WONDER_IDS
from exhibition_suite.games.timespan.nodes import compile_list
from exhibition_suite.games.timespan.options import Options
from exhibition_suite.games.timespan.players import NOWHERE
from exhibition_suite.games.timespan.state import TimespanState
from tests.games.timespan.kit_layout import Layout

FIRST_SPACE = {
    "discovery": (1, 4, 7, 10, 13),
    "camel": (2, 5, 8, 11, 14),
    "work": (2, 5, 8, 11, 14),
    "income": (0, 3, 6, 9, 12),
    "final": (15, 15, 15, 15, 15),
}
"""The space of the time track on which a phase of rounds 1 to 5 begins (TS-052)."""


def told(events: Iterable[Event], name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The params of the events with this id (of this seat), in order."""
    return [event.params for event in events if event.id == name and seat in (None, event.seat)]


def keep_first(state: TimespanState) -> TimespanState:
    """Everybody keeps the first wonder and the first vision that were dealt (TS-039)."""
    while state.phase == KEEPING:
        state.apply(state.actions()[0])
    return state


class Table(Layout):
    """A position that can be changed (see `Layout`) and played on.

    Attributes:
        state: the position; change fields of it and call `settle`.
        events: all that was told so far.
    """

    def __init__(self, seats: int = 2, *, phase: str = "work", nth: int = 1, seed: int = 1, seat: int = 0, **options: Any) -> None:
        self.state = keep_first(GAME.new(Options(**options), seats, seed))
        self.events: list[Event] = []
        self._clear()
        self.begin(phase, nth)
        if seat != self.state.seat and phase in ("camel", "work", "final"):
            self.play(f"seat {seat + 1}")

    def _clear(self) -> None:
        s = self.state
        rows = range(s.size)
        s.decks = [tuple(card for card in range(CARDS) if AGE[card] == age) for age in range(1, 5)]
        s.tile_decks = [tuple(tile for tile in range(len(DISCOVERY_IDS)) if DISCOVERY_AGE[tile] == age) for age in range(1, 4)]
        s.neutral, s.wonder_deck = (0, 1), tuple(range(2, len(WONDER_IDS)))
        s.visions = list(rows)
        s.vision_deck = tuple(range(s.size, len(VISION_IDS)))
        s.civ, s.tech = list(rows), [*range(s.seats), *[NOWHERE] * (s.size - s.seats)]
        if s.size > s.seats:
            s.civ[-1] = len(CIVS) - 1
        s.order = tuple(rows)
        s.offers = ()
        s.cubes, s.vp, s.camel = [0 for _ in rows], [0 for _ in rows], [NOWHERE for _ in rows]
        s.hand, s.wonders, s.grave = [() for _ in rows], [() for _ in rows], [() for _ in rows]
        s.tracks = [0 for _ in s.tracks]

    # ---- where the game stands

    def begin(self, phase: str, nth: int = 1) -> list[Event]:
        """Begins a phase with its snapshot and its deals: `discovery`, `camel`, `work`, `income`, `final`. Tells what happened."""
        s = self.state
        s.stack.clear()
        s.space = FIRST_SPACE[phase][nth - 1]
        s.sink = sink = []
        flow.begin_phase(s)
        if phase == "work":
            assert s.phase == CAMELS
            s.done = (1 << s.size) - 1
        flow.settle(s)
        s.sink = None
        self.events += sink
        return sink

    def settle(self) -> list[Event]:
        """Goes on until somebody has to decide; call it after fields were changed by hand."""
        self.state.sink = sink = []
        flow.settle(self.state)
        self.state.sink = None
        self.events += sink
        return sink

    def open(self, seat: int, *effects: dict[str, Any], card: str | None = None) -> list[Event]:
        """Opens an effect list in the grammar's form for a seat, printed on a card if one is named; tells what was taken at once."""
        number = CARD_OF[card] if card else NOWHERE
        self.state.push(seat, number, compile_list(list(effects), f"test.{id(effects)}.{len(self.events)}"))
        return self.settle()

    @property
    def phase(self) -> str:
        """`discovery`, `camel`, `work`, `income`, `final`, `over` …"""
        return PHASES[self.state.phase]

    # ---- playing

    def play(self, *texts: str, seat: int | None = None) -> list[Event]:
        """Plays actions, each of which must be legal; tells what happened."""
        found: list[Event] = []
        for text in texts:
            action = GAME.parse(text)
            ruling = self.state.refusal(action, seat)
            assert ruling is None, f"{text}: {ruling}; offered: {self.offered()}"
            self.state.apply(action, found)
        self.events += found
        return found

    def take_all(self) -> int:
        """Gives the first answer to all that is asked, but no late tiles to an activated card; the number of answers."""
        answers = 0
        while self.state.choosing:
            self.play("leave" if self.state.stack[-1][0] == F_ACT else self.offered()[0])
            answers += 1
            assert answers < 500, self.offered()
        return answers

    def _quietest(self) -> str:
        options = self.offered()
        return "done" if "done" in options else "leave" if "leave" in self.legal() else options[0]

    def leave_all(self) -> None:
        """Declines all that is open; what cannot be declined gets its first answer."""
        while self.state.choosing:
            self.play(self._quietest())

    def done(self) -> list[Event]:
        """Everybody presses Done, as often as it takes to leave the phase, declining what opens meanwhile."""
        found: list[Event] = []
        phase, space = self.state.phase, self.state.space
        while (self.state.phase, self.state.space) == (phase, space):
            found += self.play(self._quietest())
        return found

    def offered(self) -> list[str]:
        """The notations of the actions worth thinking about."""
        return [action.text for action in self.state.actions()]

    def legal(self) -> list[str]:
        """The notations of all legal actions."""
        return [action.text for action in (*self.state.actions(), *self.state.extras())]

    def refused(self, text: str, rule: str, reason: str, seat: int | None = None) -> dict[str, Any]:
        """The action must be refused by this rule, for this reason; the params of the ruling."""
        ruling: Ruling | None = self.state.refusal(GAME.parse(text), seat)
        assert ruling is not None, f"{text} is legal"
        assert (ruling.rule, ruling.reason) == (rule, reason), ruling
        assert text not in self.legal() or seat not in (None, self.state.seat)
        return ruling.params

    def score(self, seat: int, name: str) -> ScoreLine:
        """A line of the score table."""
        return next(line for line in self.state.scores()[seat].lines if line.id == name)
