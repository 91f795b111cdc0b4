"""The arrangement of an Exhibition table: which piece lies where, from what a seat may see. No Qt, no words."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from exhibition_suite.board.arrangement import Arrangement, Piece
from exhibition_suite.engine import Event
from exhibition_suite.games.exhibition.content import CARD_IDS, CARD_OF, CONTINENT, CONTINENTS, EINSTEIN, WHITE
from exhibition_suite.games.exhibition.showcases import SPOTS

from .layout import COLUMN_PLACES, DEPOT_PLACES, SPOT_PLACES

VEHICLE = "vehicle:"


def vehicle_id(seat: int) -> str:
    return f"{VEHICLE}{seat}"


def seat_of_vehicle(piece: str) -> int:
    """The seat of a vehicle, or -1 for a card."""
    return int(piece[len(VEHICLE) :]) if piece.startswith(VEHICLE) else -1


def card_of(piece: str) -> int:
    """The card's number, or -1 for a vehicle."""
    return CARD_OF.get(piece, -1)


def face(view: Any, card: int, laid: bool) -> tuple[object, ...]:
    """All that a card's picture depends on: the chosen year and continent of a laid white card stand on it (EX-063)."""
    if laid and CONTINENT[card] == WHITE:
        year, continent = view.effective(card)
        if continent >= 0:
            return ("card", card, year if card == EINSTEIN else -1, continent)
    return card_face(card)


def card_face(card: int) -> tuple[object, ...]:
    """The face of a card that stands for nothing but itself."""
    return ("card", card, -1, -1)


def face_on(place: str, face: Hashable) -> Hashable:
    """The same face as it looks on a place: in the depot cards are narrower."""
    return ("depot", *face[1:]) if place.startswith("depot@") and isinstance(face, tuple) else face


def setting(view: Any, seat: int) -> Arrangement:
    """All pieces with the hall of `seat` shown large. A card in hand lies in `hand`, whoever holds it.

    Cards in the halls of others are not on this board: they stand in the side column.
    """
    pieces = []
    for continent, column in enumerate(view.columns):
        for row, card in enumerate(column):
            pieces.append(Piece(CARD_IDS[card], f"column:{CONTINENTS[continent]}:{row}", face(view, card, False)))
    for spot in range(SPOTS):
        card = view.card_at(seat, spot)
        if card >= 0:
            pieces.append(Piece(CARD_IDS[card], SPOT_PLACES[spot], face(view, card, True)))
    for number, card in enumerate(view.depots[seat]):
        pieces.append(Piece(CARD_IDS[card], DEPOT_PLACES[number], face_on(DEPOT_PLACES[number], face(view, card, False))))
    if view.hand >= 0:
        pieces.append(Piece(CARD_IDS[view.hand], "hand", face(view, view.hand, False), 1))
    pieces.extend(parked(view.vehicles))
    return Arrangement(pieces)


def parked(vehicles: Sequence[int]) -> list[Piece]:
    """The vehicles on the headers, in the order of the seats from the right."""
    found = []
    counts: dict[int, int] = {}
    for seat, continent in enumerate(vehicles):
        number = counts.get(continent, 0)
        counts[continent] = number + 1
        found.append(Piece(vehicle_id(seat), f"park:{CONTINENTS[continent]}:{number}", ("vehicle", seat), 10 - seat))
    return found


def stages(before: Arrangement, after: Arrangement, events: Sequence[Event], shown: int) -> list[Arrangement]:
    """The arrangements between two moments, one for each thing that happened, the last one being `after`.

    Take, drive, refill, place: in this order, as the turn goes. A card placed in another hall than the one shown flies to its owner.
    """
    found: list[Arrangement] = []
    now = before
    columns = set(COLUMN_PLACES)

    def reach(stage: Arrangement) -> None:
        nonlocal now
        if stage != now:
            found.append(stage)
            now = stage

    for event in events:
        card = str(event.params.get("card", ""))
        if event.id == "took" and card in now:
            reach(now.with_places({card: "hand"}))
        elif event.id in ("moved", "went"):
            reach(now.with_pieces(piece for piece in after if piece.id.startswith(VEHICLE)))
        elif event.id in ("refilled", "not_refilled"):
            reach(now.with_pieces(piece for piece in after if piece.place in columns))
        elif event.id in ("placed", "placed_as", "stored") and event.seat != shown and card in now:
            reach(now.with_places({card: f"away:{event.seat}"}))
    reach(after)
    return found
