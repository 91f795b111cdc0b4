"""What the frames about drawing, discarding, burying, playing and tucking cards do (see `frames`)."""

from __future__ import annotations

from typing import Final

from exhibition_suite.engine.frames import Handler, stands

from . import deeds
from .actions import (
    A_BURY,
    A_DISCARD,
    A_DRAW,
    A_LEAVE,
    A_OMIT,
    A_TUCK,
    A_UNDER,
    KEEP_CARD,
    KEEP_TILE,
    KEEP_WONDER,
    PLAY_CARD,
    PLAY_WONDER,
    WONDER,
    TimespanAction,
)
from .core import (
    F_BURY,
    F_DISCARD,
    F_DRAW,
    F_LOOK,
    F_OMIT,
    F_PLAY,
    F_TILES,
    F_TUCK,
    F_UNDER,
    MISSING_CARD_COINS,
    Core,
    Frame,
)
from .effects import forgo
from .frames import Actions
from .frames_of_choice import has_means
from .items import COST, PLAIN_TYPES, TYPE, WONDER_COST
from .nodes import COINS, WONDER_DECK, Node, omissions
from .players import NOWHERE

# ---- drawing and looking


def _step_draw(s: Core, frame: Frame) -> bool:
    """A type is chosen among those the deck has; one alone is not asked; none gives 2 coins (TS-336)."""
    _, seat, _, node, n = frame
    kinds = s.types_in(s.deck_index(node.what), node.extra)
    if len(kinds) > 1:
        return False
    s.stack.pop()
    if kinds:
        _draw(s, frame, kinds[0])
    else:
        s.tell("no_such_type", seat)
        s.grant(seat, COINS[MISSING_CARD_COINS * n])
    return True


def _draw(s: Core, frame: Frame, kind: int) -> None:
    _, seat, card, node, n = frame
    if n > 1:
        s.stack.append((F_DRAW, seat, card, node, n - 1))
    s.draw_type(seat, node.what, kind)


def _draw_options(s: Core, frame: Frame) -> Actions:
    node: Node = frame[3]
    return [A_DRAW[kind] for kind in s.types_in(s.deck_index(node.what), node.extra)]


def _answer_draw(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is not A_LEAVE:
        _draw(s, frame, action.value)


def _step_look(s: Core, frame: Frame) -> bool:
    """All are kept where there is nothing to choose; the others go to the bottom."""
    _, seat, _, node, cards, keep = frame
    if keep and len(cards) > keep:
        return False
    s.stack.pop()
    for one in cards:
        if keep:
            _keep(s, seat, node, one)
        elif node.what == WONDER_DECK:
            s.wonder_deck = (*s.wonder_deck, one)
        else:
            index = s.deck_index(node.what)
            s.decks[index] = (*s.decks[index], one)
    return True


def _keep(s: Core, seat: int, node: Node, card: int) -> None:
    if node.what == WONDER_DECK:
        s.wonders[seat] = tuple(sorted((*s.wonders[seat], card)))
    elif node.text == "graveyard":
        deeds.lay_in_grave(s, seat, card)
        return
    else:
        s.add_to_hand(seat, card)
    s.tell("kept", seat)


def _look_options(_s: Core, frame: Frame) -> Actions:
    table = KEEP_WONDER if frame[3].what == WONDER_DECK else KEEP_CARD
    return [table[card] for card in frame[4]]


def _answer_look(s: Core, frame: Frame, action: TimespanAction) -> None:
    _, seat, card, node, cards, keep = frame
    if action is A_LEAVE:
        s.stack[-1] = (F_LOOK, seat, card, node, cards, 0)
        return
    s.stack[-1] = (F_LOOK, seat, card, node, tuple(one for one in cards if one != action.value), keep - 1)
    _keep(s, seat, node, action.value)


def _step_tiles(s: Core, frame: Frame) -> bool:
    _, seat, _, _, tiles, n = frame
    if n and len(tiles) > n:
        return False
    s.stack.pop()
    for tile in tiles:
        if n:
            deeds.gain_tile(s, seat, tile)
        else:
            deeds.tile_under(s, tile)
    return True


def _tile_options(_s: Core, frame: Frame) -> Actions:
    return [KEEP_TILE[tile] for tile in frame[4]]


def _answer_tiles(s: Core, frame: Frame, action: TimespanAction) -> None:
    _, seat, card, node, tiles, n = frame
    if action is A_LEAVE:
        s.stack[-1] = (F_TILES, seat, card, node, tiles, 0)
        return
    s.stack[-1] = (F_TILES, seat, card, node, tuple(tile for tile in tiles if tile != action.value), n - 1)
    deeds.gain_tile(s, seat, action.value)


# ---- discarding and burying


def _step_discard(s: Core, frame: Frame) -> bool:
    if s.hand[frame[1]]:
        return False
    s.stack.pop()
    forgo(s, frame[3])
    return True


def _discard_options(s: Core, frame: Frame) -> Actions:
    return [*(A_DISCARD[card] for card in s.hand[frame[1]]), A_LEAVE]


def _answer_discard(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        forgo(s, frame[3])
        return
    if frame[4] > 1:
        s.stack.append((F_DISCARD, *frame[1:4], frame[4] - 1))
    deeds.discard(s, frame[1], action.value)


def _bury_options(s: Core, frame: Frame) -> Actions:
    """The cards that an effect may send to the graveyard, from hand or timeline (TS-154, TS-513)."""
    _, seat, _, node, _ = frame
    if node.text == "hand":
        found = [A_BURY[card] for card in s.hand[seat] if node.extra.card(card)]
    else:
        found = [A_BURY[e[0]] for space, e in enumerate(s.timeline[seat]) if e is not None and node.extra.entry(e, space)]
    return [*found, A_LEAVE]


def _step_bury(s: Core, frame: Frame) -> bool:
    if len(_bury_options(s, frame)) > 1:
        return False
    s.stack.pop()
    forgo(s, frame[3])
    return True


def _answer_bury(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        forgo(s, frame[3])
        return
    _, seat, _, node, n = frame
    if n > 1:
        s.stack.append((F_BURY, *frame[1:4], n - 1))
    if node.text == "hand":
        s.drop_from_hand(seat, action.value)
        deeds.lay_in_grave(s, seat, action.value)
    else:
        deeds.send_from_timeline(s, seat, action.value)


# ---- playing by an effect


def _left_to_pay(s: Core, seat: int, cost: int, node: Node) -> list[int]:
    """What may be left out of the cost so that the rest can be paid, as a packed number each (TS-506)."""
    if node.n < 0:
        return [cost]
    outs = omissions(cost, node.n) if node.n else (0,)
    return [out for out in outs if deeds.can_pay(s, seat, cost - out)]


def play_options(s: Core, seat: int, node: Node) -> Actions:
    """Cards that an effect lets a seat play now."""
    found: Actions = []
    if node.text != "wonder":
        found += [PLAY_CARD[c] for c in s.hand[seat] if node.extra.card(c) and _left_to_pay(s, seat, COST[c], node)]
    if node.text != "history":
        found += [PLAY_WONDER[w] for w in s.wonders[seat] if _left_to_pay(s, seat, WONDER_COST[w], node)]
    return found


def _could_play(s: Core, seat: int, node: Node) -> bool:
    """There is a card of the right kind, and means to pay for it by support actions that are not conversions."""
    cards = node.text != "wonder" and any(node.extra.card(c) for c in s.hand[seat])
    return (cards or (node.text != "history" and bool(s.wonders[seat]))) and has_means(s, seat)


def _step_play(s: Core, frame: Frame) -> bool:
    if play_options(s, frame[1], frame[3]) or _could_play(s, frame[1], frame[3]):
        return False
    s.stack.pop()
    forgo(s, frame[3])
    return True


def _play_options(s: Core, frame: Frame) -> Actions:
    return [*play_options(s, frame[1], frame[3]), A_LEAVE]


def _answer_play(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        forgo(s, frame[3])
        return
    _, seat, card, node = frame
    cost = (WONDER_COST if action.other == WONDER else COST)[action.value]
    outs = _left_to_pay(s, seat, cost, node)
    if len(outs) > 1:
        s.stack.append((F_OMIT, seat, card, action, tuple(outs)))
    else:
        _play(s, seat, action, cost - outs[0])


def _play(s: Core, seat: int, action: TimespanAction, need: int) -> None:
    if action.other == WONDER:
        deeds.build(s, seat, action.value, need)
    else:
        deeds.play_card(s, seat, action.value, need)


def _omit_options(_s: Core, frame: Frame) -> Actions:
    return [A_OMIT[out] for out in frame[4]]


def _answer_omit(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    chosen: TimespanAction = frame[3]
    cost = (WONDER_COST if chosen.other == WONDER else COST)[chosen.value]
    _play(s, frame[1], chosen, cost - action.value)


# ---- tucking


def uppers(s: Core, seat: int, card: int) -> list[int]:
    """Timeline cards that a card may be tucked under: same plain type, nothing under them yet (TS-163)."""
    if TYPE[card] not in PLAIN_TYPES:
        return []
    return [e[0] for e in s.timeline[seat] if e is not None and e[1] < 0 and TYPE[e[0]] == TYPE[card]]


def _tuckable(s: Core, frame: Frame) -> list[int]:
    _, seat, _, node, seen = frame
    return [card for card in (s.hand[seat] if seen is None else seen) if node.extra.card(card) and uppers(s, seat, card)]


def _step_tuck(s: Core, frame: Frame) -> bool:
    if _tuckable(s, frame):
        return False
    s.stack.pop()
    _put_back(s, frame, NOWHERE)
    return True


def _put_back(s: Core, frame: Frame, but: int) -> None:
    if frame[4]:
        index = s.deck_index(frame[3].what)
        s.decks[index] += tuple(card for card in frame[4] if card != but)


def _tuck_options(s: Core, frame: Frame) -> Actions:
    return [*(A_TUCK[card] for card in _tuckable(s, frame)), A_LEAVE]


def _answer_tuck(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    if action is A_LEAVE:
        _put_back(s, frame, NOWHERE)
        return
    _, seat, card, _, seen = frame
    lower = action.value
    if seen is None:
        s.drop_from_hand(seat, lower)
    else:
        _put_back(s, frame, lower)
    choices = uppers(s, seat, lower)
    if len(choices) > 1:
        s.stack.append((F_UNDER, seat, card, lower, tuple(choices)))
    else:
        deeds.tuck(s, seat, lower, choices[0])


def _under_options(_s: Core, frame: Frame) -> Actions:
    return [A_UNDER[card] for card in frame[4]]


def _answer_under(s: Core, frame: Frame, action: TimespanAction) -> None:
    s.stack.pop()
    deeds.tuck(s, frame[1], frame[3], action.value)


OF_CARDS: Final[dict[int, Handler]] = {
    F_DRAW: Handler(_step_draw, _draw_options, _answer_draw, skips=True),
    F_LOOK: Handler(_step_look, _look_options, _answer_look, skips=True),
    F_TILES: Handler(_step_tiles, _tile_options, _answer_tiles, skips=True),
    F_DISCARD: Handler(_step_discard, _discard_options, _answer_discard),
    F_BURY: Handler(_step_bury, _bury_options, _answer_bury),
    F_PLAY: Handler(_step_play, _play_options, _answer_play),
    F_OMIT: Handler(stands, _omit_options, _answer_omit),
    F_TUCK: Handler(_step_tuck, _tuck_options, _answer_tuck),
    F_UNDER: Handler(stands, _under_options, _answer_under),
}
