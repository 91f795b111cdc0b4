"""Where every card, wonder, vision and tile of a position lies: nothing is lost, nothing is there twice."""

from __future__ import annotations

from collections import Counter

from exhibition_suite.games.timespan.core import F_ENTER, F_LOOK, F_TILES
from exhibition_suite.games.timespan.items import AGE, CARDS, DISCOVERY_IDS, LUXURIES, VISION_IDS, WONDER_IDS
from exhibition_suite.games.timespan.nodes import WONDER_DECK
from exhibition_suite.games.timespan.redeal import cards_of_frame
from exhibition_suite.games.timespan.state import TimespanState

HISTORY = [card for card in range(CARDS) if AGE[card]]


def history_cards(s: TimespanState) -> list[int]:
    found = [card for deck in s.decks for card in deck]
    for row in range(s.size):
        found += [*s.hand[row], *s.grave[row], *s.grave_tucked[row]]
        found += [card for entry in s.timeline[row] if entry is not None for card in entry[:2] if card >= 0]
    found += [card for offer in s.offers if offer is not None for card in offer[:2] if card >= 0]
    on_their_way = [frame for frame in s.stack if not (frame[0] == F_ENTER and frame[4])]
    return sorted(found + [card for frame in on_their_way for card in cards_of_frame(frame)])


def wonder_cards(s: TimespanState) -> list[int]:
    found = [*s.wonder_deck, *(wonder for wonder in s.neutral if wonder >= 0)]
    for row in range(s.size):
        found += [*s.wonders[row], *s.built[row]]
    found += [wonder for row, dealt in enumerate(s.dealt) for wonder in dealt[:2] if wonder not in s.wonders[row]]
    found += [wonder for frame in s.stack if frame[0] == F_LOOK and frame[3].what == WONDER_DECK for wonder in frame[4]]
    return sorted(found)


def vision_cards(s: TimespanState) -> list[int]:
    found = [*s.vision_deck, *(vision for vision in s.visions if vision >= 0)]
    return sorted(found + [vision for row, dealt in enumerate(s.dealt) for vision in dealt[2:] if vision != s.visions[row]])


def discovery_tiles(s: TimespanState) -> list[int]:
    found = [tile for tiles in (*s.tile_decks, *s.clocks) for tile in tiles]
    found += [offer[2] for offer in s.offers if offer is not None and offer[2] >= 0]
    return sorted(found + [tile for frame in s.stack if frame[0] == F_TILES for tile in frame[4]])


def luxury_tiles(s: TimespanState) -> list[int]:
    found = [0] * len(LUXURIES)
    for tiles in (s.lux_supply, *s.waiting_lux, *s.grave_lux):
        for kind in range(len(LUXURIES)):
            found[kind] += tiles >> 5 * kind & 31
    for line in s.timeline:
        for entry in line:
            for kind in entry[2] if entry is not None else ():
                found[kind] += 1
    return found


def check_pieces(s: TimespanState) -> None:
    """Nothing is lost, nothing is there twice."""
    started = [card for card in history_cards(s) if not AGE[card]]
    assert [card for card in history_cards(s) if AGE[card]] == HISTORY
    assert Counter(started) in (Counter(), Counter(dict.fromkeys(range(3), s.seats)))
    assert wonder_cards(s) == list(range(len(WONDER_IDS)))
    assert vision_cards(s) == list(range(len(VISION_IDS)))
    assert discovery_tiles(s) == list(range(len(DISCOVERY_IDS)))
    assert luxury_tiles(s) == [24, 24, 20, 16, 16, 8]
