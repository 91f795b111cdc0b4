"""The Rival of a solo game: an automa, part of the rules, that needs no decisions (section 1.18)."""

from __future__ import annotations

from typing import Any, Final

from exhibition_suite.engine import Rng

from . import activation, deeds
from .actions import AT_MARKET, AT_WONDER, N1, N2, PLACES
from .core import Core
from .items import BALLOON, CARD_IDS, CARD_VP, COST, SHIP, SPACE, TRACKS, VISIT_VP, WONDER_IDS, WONDER_VP
from .setup import level_of
from .tables import CARD_VP_END, RIVAL, TIME_TRACK, TRACK_LENGTH, WONDER_VP_END
from .warehouse import value

TRAVEL_OF_AGE: Final = {1: SHIP, 2: BALLOON, 3: SPACE}
CARDS: Final[list[dict[str, Any]]] = RIVAL["cards"]
_ACTIONS: Final = tuple(space for space, (_, phase) in enumerate(TIME_TRACK, 1) if phase == "action")
_ROUND_OF: Final = tuple(1 + sum(action < space for action in _ACTIONS) for space in range(len(TIME_TRACK) + 2))
"""By space of the time track, from 1."""
VARIABLE_VP: Final[int] = RIVAL["variable_vp"]


def card_points(card: int) -> int:
    """Printed VP of a card for the Rival; variable VP count a fixed number (TS-424)."""
    return CARD_VP[card] + (VARIABLE_VP if CARD_VP_END[card] is not None else 0)


def wonder_points(wonder: int) -> int:
    """Printed VP of a wonder, likewise."""
    return WONDER_VP[wonder] + (VARIABLE_VP if WONDER_VP_END[wonder] is not None else 0)


def round_of(s: Core) -> int:
    """Round of the game, from 1: income, discovery and action belong together (TS-052)."""
    return _ROUND_OF[s.space]


def take_offer(s: Core, rival: int) -> None:
    """Takes the offer with the best face-up card: printed VP, then cost, then the leftmost; only that card is used (TS-424)."""
    open_ones = [(at, offer) for at, offer in enumerate(s.offers) if offer is not None]
    at, (down, up, tile) = max(open_ones, key=lambda one: (_worth(one[1][1]), -one[0]))
    s.offers = (*s.offers[:at], None, *s.offers[at + 1 :])
    s.tell("rival_offer", rival, True, number=at + 1, card=CARD_IDS[up] if up >= 0 else "")
    if up >= 0:
        archive(s, rival, up)
    if down >= 0:
        s.to_bottom(down, s.age)
    if tile >= 0:
        deeds.tile_under(s, tile)


def _worth(card: int) -> tuple[int, int]:
    return (card_points(card), value(COST[card])) if card >= 0 else (-1, -1)


def archive(s: Core, rival: int, card: int) -> None:
    """A card into the Rival's archive, which is its graveyard."""
    s.grave[rival] = (*s.grave[rival], card)
    s.tell("archived", rival, card=CARD_IDS[card])


def move(s: Core, rival: int) -> None:
    """The camel goes to the first legal place: the best wonder of the player, N1, N2 (TS-425); no coin, no effect, 1 VP."""
    here = s.camel[rival]
    mine = s.built[0]
    best = sorted(range(len(mine)), key=lambda i: (-wonder_points(mine[i]), -i))
    places = [AT_WONDER + mine[i] for i in best][:1]
    places += [place for place in (N1, N2) if s.neutral[place] >= 0]
    place = next((place for place in places if place != here), AT_MARKET)
    s.camel[rival] = place
    s.tell("rival_camel", rival, True, place=PLACES[place])
    s.score(rival, RIVAL["camel_vp"], "rival_camel")
    if place >= AT_WONDER:
        wonder = place - AT_WONDER
        s.score(0, VISIT_VP[wonder], "visited", wonder=WONDER_IDS[wonder])
        s.trigger(0, "my_wonder_visited")
    if s.rules.cunning_camel and s.camel[0] == place and place != AT_MARKET:
        s.score(0, activation.CAMEL_JOIN_VP, "joined")


def act(s: Core, rival: int) -> None:
    """Reveals its cards for this action phase, one after another (TS-426, TS-428)."""
    rng = Rng(s.rng)
    cards = list(range(len(CARDS)))
    rng.shuffle(cards)
    s.rng = rng.bits()
    for number in cards[: RIVAL["levels"][level_of(s)]["cards"][round_of(s) - 1]]:
        s.tell("rival_card", rival, True, rival_card=CARDS[number]["id"])
        for deed in CARDS[number]["do"]:
            _do(s, rival, deed)


def _do(s: Core, rival: int, deed: dict[str, Any]) -> None:
    kind = deed["act"]
    if kind == "step":
        track = TRAVEL_OF_AGE[min(s.age, 3)] if deed["track"] == "travel" else TRACKS.index(deed["track"])
        for _ in range(deed["n"]):
            _step(s, rival, track)
    elif kind == "vp":
        s.score(rival, deed["age"] * s.age + deed["plus"], "rival_card")
    elif kind == "archive":
        for _ in range(deed["n"]):
            if s.decks[s.age - 1]:
                card, s.decks[s.age - 1] = s.decks[s.age - 1][0], s.decks[s.age - 1][1:]
                archive(s, rival, card)
    elif len(s.built[rival]) < s.age and s.wonder_deck:
        s.built[rival] = (*s.built[rival], s.wonder_deck[0])
        s.tell("built", rival, True, wonder=WONDER_IDS[s.wonder_deck[0]])
        s.wonder_deck = s.wonder_deck[1:]
    else:
        s.score(rival, deed["else_vp"], "rival_card")


def _step(s: Core, rival: int, track: int) -> None:
    """Steps on culture and science give 1 VP each, other spaces nothing; ends as for all (TS-426, TS-427)."""
    moves = s.tracks[rival * 5 + track] < TRACK_LENGTH[track]
    activation.step_track(s, rival, track)
    if moves and track < 2:
        s.score(rival, RIVAL["step_vp"], "rival_step")


def peace(s: Core, rival: int, final: bool) -> None:
    """Marker and VP as the table of its level says (TS-428)."""
    table = RIVAL["levels"][level_of(s)]["peace"]
    s.peace[rival] = table[-1] if final else table[round_of(s) - 2]
    s.score(rival, s.peace[rival], "peace")
