"""Setting up: decks, wonders, boards, starting resources, the choice of wonders and visions (sections 1.3 and 1.4, TS-455, TS-456)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from exhibition_suite.engine import Rng

from .actions import A_BID, A_BOARD, A_CIV, BID, BOARD, CIV, KEEP_VISION, KEEP_WONDER, MOST_BID, WONDER, TimespanAction
from .core import KEEPING, SETTLING, Core
from .items import AGE, CARDS, CIVS, CONTENT, DISCOVERY_AGE, DISCOVERY_IDS, SHIP, START_CARDS, TECHS, VISION_IDS, WONDER_IDS
from .players import NOWHERE
from .tables import CIV_CARDS, CIV_SHIP, CIV_START, LUX_SUPPLY, RIVAL

WORKERS_AT_START: Final[int] = CONTENT.supply["seat"]["workers_at_start"]
AUCTION_PAIRS: Final = 5
_CARDS_OF_AGE: Final = tuple(tuple(card for card in range(CARDS) if AGE[card] == age) for age in range(1, 5))
_TILES_OF_AGE: Final = tuple(tuple(tile for tile in range(len(DISCOVERY_IDS)) if DISCOVERY_AGE[tile] == age) for age in range(1, 4))
_LUX_AT_START: Final = sum(count << 5 * kind for kind, count in enumerate(LUX_SUPPLY))


def lay_out(s: Core, rng: Rng) -> None:
    """Shuffles every deck, lays out the neutral wonders and the supply (TS-020 to TS-025)."""
    s.decks = [_shuffled(rng, cards) for cards in _CARDS_OF_AGE]
    wonders = _shuffled(rng, range(len(WONDER_IDS)))
    s.neutral, s.wonder_deck = wonders[:2], wonders[2:]
    s.vision_deck = _shuffled(rng, range(len(VISION_IDS)))
    s.tile_decks = [_shuffled(rng, tiles) for tiles in _TILES_OF_AGE]
    s.lux_supply = _LUX_AT_START


def _shuffled(rng: Rng, items: Iterable[int]) -> tuple[int, ...]:
    order = list(items)
    rng.shuffle(order)
    return tuple(order)


def share_boards(s: Core, rng: Rng) -> None:
    """Deals the boards, or lays them out for choice, draft or auction (TS-031, TS-420, TS-421, TS-455, TS-456)."""
    civs, techs = _shuffled(rng, range(len(CIVS))), _shuffled(rng, range(len(TECHS)))
    how = s.rules.boards
    if how == "random":
        for seat in range(s.seats):
            s.civ[seat], s.tech[seat] = civs[seat], techs[seat]
        begin(s, civs)
        return
    if how == "auction":
        s.pairs = tuple(zip(civs[:AUCTION_PAIRS], techs[:AUCTION_PAIRS], strict=True))
    elif how == "draft":
        s.pairs = tuple(zip(civs[: s.seats + 1], techs[: s.seats + 1], strict=True))
    else:
        s.pairs = tuple(zip(range(len(CIVS)), range(len(TECHS)), strict=True))
    s.phase = SETTLING
    first = rng.below(s.seats) if how != "choose" else 0
    s.order = tuple((first + i) % s.seats for i in range(s.seats))
    s.seat = first
    s.rng = rng.bits()


# ---- boards: choice, draft, auction


def board_options(s: Core) -> list[TimespanAction]:
    """What the seat to decide may take or bid."""
    if s.rules.boards == "auction":
        return [A_BID[civ, points] for civ, _ in s.pairs for points in range(least_bid(s, civ), MOST_BID + 1)]
    if NOWHERE in s.civ[: s.seats]:
        return [A_CIV[civ] for civ, _ in sorted(s.pairs) if civ not in s.civ]
    return [A_BOARD[tech] for _, tech in sorted(s.pairs, key=lambda pair: pair[1]) if tech not in s.tech]


def least_bid(s: Core, civ: int) -> int:
    """The lowest bid that a pair can still have (TS-456)."""
    return 1 + max((bid[1] for bid in s.bids if bid is not None and bid[0] == civ), default=-1)


def answer_board(s: Core, action: TimespanAction) -> None:
    """Takes a board or a bid; the last one leads on to the set-up of the players, where cards are dealt: no undo behind it."""
    seat = s.seat
    if action.kind == CIV:
        s.civ[seat] = action.value
        s.tell("took_civilisation", seat, civilisation=CIVS[action.value])
    elif action.kind == BOARD:
        s.tech[seat] = action.value
        s.tell("took_technology", seat, NOWHERE not in s.tech[: s.seats], technology=TECHS[action.value])
    elif action.kind == BID:
        _bid(s, seat, action.value, action.other)
    _next_choice(s)


def _bid(s: Core, seat: int, civ: int, points: int) -> None:
    """The seat that held the pair is outbid and bids again in its next turn (TS-456)."""
    bids = list(s.bids)
    for other, bid in enumerate(bids):
        if bid is not None and bid[0] == civ:
            bids[other] = None
            s.tell("outbid", other, civilisation=CIVS[civ])
    bids[seat] = (civ, points)
    s.bids = tuple(bids)
    s.tell("bid", seat, None not in bids, civilisation=CIVS[civ], count=points)


def _next_choice(s: Core) -> None:
    if s.rules.boards == "auction":
        waiting = [seat for seat in _after(s, s.seat) if s.bids[seat] is None]
        if waiting:
            s.seat = waiting[0]
            return
        for seat, bid in enumerate(s.bids):
            assert bid is not None
            s.civ[seat] = bid[0]
            s.tech[seat] = dict(s.pairs)[bid[0]]
            s.vp[seat] = -bid[1]
    elif s.rules.boards == "draft":
        left = [seat for seat in s.order if s.civ[seat] < 0] or [seat for seat in reversed(s.order) if s.tech[seat] < 0]
        if left:
            s.seat = left[0]
            return
    else:
        left = [seat for seat in range(s.seats) if s.civ[seat] < 0] or [seat for seat in range(s.seats) if s.tech[seat] < 0]
        if left:
            s.seat = left[0]
            return
    rng = Rng(s.rng)
    s.rng = rng.bits()
    begin(s, _shuffled(rng, range(len(CIVS))))


def _after(s: Core, seat: int) -> list[int]:
    return [(seat + i) % s.seats for i in range(1, s.seats + 1)]


# ---- each player (TS-032 to TS-043)


def begin(s: Core, civs: tuple[int, ...]) -> None:
    """Gives every player the starting things; the Rival of a solo game takes an unused civilisation out of `civs` (TS-421)."""
    for seat in range(s.seats):
        civ = s.civ[seat]
        s.cubes[seat] = CIV_START[civ]
        s.tracks[seat * 5 + SHIP] = CIV_SHIP[civ]
        s.timeline[seat] = (*((card, -1, (), False) for card in START_CARDS), None)  # type: ignore[assignment]
        s.workers[seat] = s.waiting[seat] = WORKERS_AT_START
        for _ in range(CIV_CARDS[civ]):
            s.add_to_hand(seat, s.decks[0][0])
            s.decks[0] = s.decks[0][1:]
    if s.size > s.seats:
        rival = s.seats
        s.civ[rival] = next(civ for civ in civs if civ not in s.civ)
        s.vp[rival] = RIVAL["levels"][level_of(s)]["start"]
        s.visions[rival], s.vision_deck = s.vision_deck[0], s.vision_deck[1:]
    s.order = tuple(sorted(range(s.size), key=lambda row: s.civ[row]))
    if s.rules.first_game:
        for seat in range(s.seats):
            s.wonders[seat], s.wonder_deck = s.wonder_deck[:1], s.wonder_deck[1:]
            s.visions[seat], s.vision_deck = s.vision_deck[0], s.vision_deck[1:]
        s.dealt = ()
        return
    dealt = []
    for _ in range(s.seats):
        dealt.append(s.wonder_deck[:2] + s.vision_deck[:2])
        s.wonder_deck, s.vision_deck = s.wonder_deck[2:], s.vision_deck[2:]
    s.dealt = tuple(dealt)
    s.phase = KEEPING
    s.seat = 0


def level_of(s: Core) -> int:
    """Index of the Rival's level."""
    return ("easy", "normal", "hard").index(s.rules.rival)


def keep_options(s: Core) -> list[TimespanAction]:
    """First one of two wonders, then one of two visions (TS-039)."""
    dealt = s.dealt[s.seat]
    return [KEEP_VISION[v] for v in dealt[2:]] if s.wonders[s.seat] else [KEEP_WONDER[w] for w in dealt[:2]]


def answer_keep(s: Core, action: TimespanAction) -> bool:
    """Keeps a card; True when all have chosen: visions are shown, the others go to the bottom in seat order (TS-039, TS-040)."""
    seat = s.seat
    if action.other == WONDER:
        s.wonders[seat] = (action.value,)
        s.tell("chose_wonder", seat)
        return False
    s.visions[seat] = action.value
    s.tell("chose_vision", seat)
    if seat + 1 < s.seats:
        s.seat = seat + 1
        return False
    for one, dealt in enumerate(s.dealt):
        s.wonder_deck += tuple(w for w in dealt[:2] if w not in s.wonders[one])
        s.vision_deck += tuple(v for v in dealt[2:] if v != s.visions[one])
    s.dealt = ()
    return True
