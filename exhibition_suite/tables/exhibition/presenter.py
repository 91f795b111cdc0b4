"""What the table shows for the decision at hand: which places are lit, with which reason and value."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from exhibition_suite.board.slot import PLAIN, Mark
from exhibition_suite.engine import OVER, Ruling, SeatSetup
from exhibition_suite.games.exhibition.content import CARD_IDS, CARD_OF, CONTINENTS
from exhibition_suite.games.exhibition.showcases import DEPOT

from .intent import Intent
from .layout import DEPOT_PLACES, HEADER_PLACES, SPOT_PLACES
from .outlook import Outlook
from .reasons import flag, reason
from .worded import LookLike


class Scene:
    """One moment as one seat sees it.

    Attributes:
        view: the position, the hidden part blanked.
        seats: who sits where.
        viewer: the seat whose secrets may be shown, or -1.
        shown: the seat whose hall is shown large.
        acting: the person in front of the screen decides now.
        secret_decade: secret decades were dealt (EX-130).
        peeking: another hall than usual is shown, for a look.
        outlook: answers about the decision, or None where nobody decides.
    """

    def __init__(
        self, observation: Any, seats: Sequence[SeatSetup], viewer: int, shown: int, acting: bool, secret_decade: bool = False
    ) -> None:
        self.view = observation.view
        self.seats = tuple(seats)
        self.viewer = viewer
        self.shown = shown
        self.acting = acting
        self.secret_decade = secret_decade
        self.peeking = False
        over = self.view.seat == OVER
        self.outlook = None if over else Outlook.of(observation, with_secret=self.view.seat == viewer)

    def peek(self, seat: int) -> Scene:
        """The same moment with another hall shown; nothing can be played while looking there."""
        other = copy(self)
        other.shown, other.acting, other.peeking = seat, False, True
        return other

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def seat(self) -> int:
        """Who decides, or -1."""
        return int(self.view.seat)

    @property
    def phase(self) -> str:
        return str(self.view.phase)

    @property
    def hand(self) -> str:
        """The piece in hand, or ""."""
        return CARD_IDS[self.view.hand] if self.view.hand >= 0 else ""

    def column_places(self) -> dict[str, int]:
        """The places of the cards that may be taken, with their cards."""
        if self.outlook is None or self.phase != "take":
            return {}
        at = CONTINENTS[self.view.vehicles[self.seat]]
        return {f"column:{at}:{row}": card for row, card in enumerate(self.outlook.column())}

    def header_places(self) -> list[str]:
        """The headers that may be chosen as the vehicle's next stop."""
        if self.phase == "steer":
            return list(HEADER_PLACES)
        if self.phase == "go":
            return [f"header:{CONTINENTS[c]}" for c in range(6) if self.view.columns[c]]
        return []

    def card_considered(self, intent: Intent) -> int:
        """The card whose places are shown: the one in hand, held or aimed at; -1 for none."""
        if self.view.hand >= 0:
            return int(self.view.hand)
        if self.phase != "take":
            return -1
        if intent.held:
            return CARD_OF[intent.held]
        return self.column_places().get(intent.aimed, -1)

    def spot_of(self, place: str) -> int:
        """The spot's number of a place, `DEPOT` for any depot place, -1 for others."""
        if place in SPOT_PLACES:
            return SPOT_PLACES.index(place)
        return DEPOT if place in DEPOT_PLACES else -1

    def place_of(self, spot: int) -> str:
        """The place where a card would lie: in the depot the first free one."""
        if spot != DEPOT:
            return SPOT_PLACES[spot]
        return DEPOT_PLACES[min(len(self.view.depots[self.shown]), len(DEPOT_PLACES) - 1)]

    def legal_spots(self, card: int) -> tuple[int, ...]:
        """Where a card may go, if the hall shown is that of the seat to decide."""
        if self.outlook is None or self.shown != self.seat or card < 0 or self.phase == "steer":
            return ()
        return self.outlook.spots(card)

    def rulings(self, card: int, spot: int) -> list[Ruling]:
        return self.outlook.refusals(card, spot) if self.outlook is not None else []


def marks(
    scene: Scene, intent: Intent, look: LookLike, small: bool, lit: bool, last: dict[str, int], tags: dict[str, str]
) -> dict[str, Mark]:
    """The mark of every place that shows something; all others are plain or closed.

    Args:
        lit: legal places are shown (key H).
        last: place -> seat whose last move it was.
        tags: place -> word on the corner of the piece there, e.g. on the card turned up last.
    """
    found: dict[str, Mark] = {place: Mark(last=seat) for place, seat in last.items()}
    if scene.acting:
        found |= _market(scene, intent, lit)
        found |= _headers(scene, intent, lit)
        found |= _bare_shelf(scene)
        found |= _hall(scene, intent, look, small, lit)
    if intent.refused:
        found[intent.refused] = Mark("refused")
    for place, tag in tags.items():
        found[place] = replace(found.get(place, PLAIN), tag=tag)
    return found


def _market(scene: Scene, intent: Intent, lit: bool) -> dict[str, Mark]:
    found = {}
    for place, card in scene.column_places().items():
        held = intent.held == CARD_IDS[card]
        if held or intent.aimed == place:
            found[place] = Mark("aimed", selected=held and not intent.dragging)
        elif lit and not intent.held:
            found[place] = Mark("legal")
    return found


def _bare_shelf(scene: Scene) -> dict[str, Mark]:
    """The own column is empty (EX-031): its shelf says what to do."""
    if scene.phase != "go":
        return {}
    at = CONTINENTS[scene.view.vehicles[scene.seat]]
    words = QCoreApplication.translate("ExhibitionTable", "no card: choose another continent")
    return {f"column:{at}:0": Mark("closed", label=words)}


def _headers(scene: Scene, intent: Intent, lit: bool) -> dict[str, Mark]:
    return {place: Mark("aimed" if place == intent.aimed else "legal") for place in scene.header_places() if lit or place == intent.aimed}


def _hall(scene: Scene, intent: Intent, look: LookLike, small: bool, lit: bool) -> dict[str, Mark]:
    card = scene.card_considered(intent)
    found: dict[str, Mark] = {}
    if card < 0 or scene.outlook is None:
        return found
    raised = bool(intent.dragging or intent.pending)
    for spot in scene.legal_spots(card):
        place = scene.place_of(spot)
        aimed = place in (intent.aimed, intent.pending) or (scene.phase in ("as", "in") and scene.view.aim == spot)
        if not aimed and (not lit or (intent.pending and intent.pending != place)):
            continue
        outcome = scene.outlook.outcome(card, spot)
        found[place] = Mark(
            "aimed" if aimed else "legal",
            label=reason(scene.view, scene.seat, card, spot, look.words, small),
            flag=flag(outcome.points, outcome.shared) if look.show_values else "",
            good=outcome.points > 0,
            raised=aimed and raised,
            selected=place == intent.pending and not intent.dragging,
        )
    return found
