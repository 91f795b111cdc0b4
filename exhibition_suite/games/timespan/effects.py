"""Each op of the effect language: what it does at once, and the frame it opens where somebody has to choose (part 2 of the rules).

Effects are optional and in free order (TS-003). VP and cubes that have room can only help; tiles, cards, workers and steps of a named
track nearly always do: so they are taken for the seat without asking, and everything that asks something waits to be chosen. A seat that
wants to be asked about every reward chooses among them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import activation, deeds
from .core import (
    F_ANY_STEP,
    F_BURY,
    F_CAMEL,
    F_CHOOSE,
    F_DELIVER,
    F_DISCARD,
    F_DRAW,
    F_LIST,
    F_LOOK,
    F_LUX,
    F_OPT,
    F_PAY,
    F_PLAY,
    F_REACH,
    F_REPEAT,
    F_SEQ,
    F_STEPS,
    F_TILES,
    F_TUCK,
    F_UNLOCK,
    F_UP,
    F_WAKE,
    FINAL,
    MISSING_CARD_COINS,
    Core,
)
from .items import kinds_in
from .nodes import (
    ADVANCE,
    BURY,
    BURY_LUXURY,
    BY_INCOME,
    CAMEL,
    CHOOSE,
    COINS,
    DELIVER,
    DISCARD,
    DRAW,
    GAIN,
    IF,
    LUXURY,
    OPS,
    OPT,
    PAY,
    PLAY,
    SEQ,
    TILE,
    UPGRADE,
    UPGRADES,
    VP,
    WONDER_DECK,
    WORKER,
    Node,
)
from .tables import Nodes
from .warehouse import CAPACITY, ONE, RESOURCES, size

EMPTY_TILES_COINS: Final = 2

Run = Callable[[Core, int, int, Node], None]


def run(s: Core, seat: int, card: int, node: Node) -> None:
    """Starts one effect that is printed on `card`."""
    RUNS[node.op](s, seat, card, node)


# ---- free lists

_NOT_ASKED: Final = frozenset({VP, GAIN, UPGRADE, PAY, CHOOSE, OPT, IF, SEQ, CAMEL, PLAY, DISCARD, DELIVER})
"""Ops of a lone reward that nobody has to be asked about first: VP never harm, cubes may go back to the room (TS-194), the others ask."""


def to_be_asked(nodes: Nodes) -> bool:
    """There is an order to choose, or a reward that somebody might refuse."""
    return len(nodes) > 1 or (len(nodes) == 1 and nodes[0].op not in _NOT_ASKED)


def take_list(s: Core, seat: int, card: int, nodes: Nodes) -> Nodes | None:
    """Takes what needs no choice; None when the list is done or something opened on top of it, else what is left to choose among."""
    later: list[Node] = []
    upgrades = 0
    for at, node in enumerate(nodes):
        op = node.op
        if op == VP:
            if node.n >= 0:
                s.score(seat, node.n)
        elif op == UPGRADE:
            upgrades += node.n
        elif op == GAIN:
            _gain_or_wait(s, seat, node, later)
        elif op == WORKER:
            _worker(s, seat, card, node)
        elif _needs_no_choice(node):
            rest = (*later, *nodes[at + 1 :])
            if upgrades:
                rest = (*rest, UPGRADES[upgrades])
            if rest:
                s.stack.append((F_LIST, seat, card, rest))
            run(s, seat, card, node)
            return None
        else:
            later.append(node)
    if upgrades:
        later.append(UPGRADES[upgrades])
    if len(later) > 1:
        return tuple(later)
    if later:
        run(s, seat, card, later[0])
    return None


def _gain_or_wait(s: Core, seat: int, node: Node, later: list[Node]) -> None:
    """Cubes that have room are taken; the others wait, so that upgrades can make room first (TS-194)."""
    if CAPACITY - size(s.cubes[seat]) >= node.n:
        s.cubes[seat] += node.n * ONE[node.what]
        if s.sink is not None:
            s.tell("gained", seat, resource=RESOURCES[node.what], count=node.n)
    else:
        later.append(node)


def _needs_no_choice(node: Node) -> bool:
    op = node.op
    if op == DRAW:
        return not node.extra
    if op in (ADVANCE, LUXURY):
        return node.what >= 0
    if op == BURY:
        return node.text == "deck"
    if op == BURY_LUXURY:
        return node.text == "supply" and node.what >= 0
    return op == TILE


# ---- ops that are done at once


def _gain(s: Core, seat: int, _card: int, node: Node) -> None:
    s.gain(seat, node.what, node.n)


def _vp(s: Core, seat: int, _card: int, node: Node) -> None:
    s.score(seat, node.n)


def _worker(s: Core, seat: int, _card: int, node: Node) -> None:
    for _ in range(node.n):
        s.new_worker(seat)


def _advance(s: Core, seat: int, card: int, node: Node) -> None:
    """The first step of a named track is taken with the effect; the others follow when its reward is done (TS-253)."""
    if node.what < 0:
        s.stack.append((F_ANY_STEP, seat, card, node.n))
        return
    if node.n > 1:
        s.stack.append((F_STEPS, seat, card, node.what, node.n - 1))
    activation.step_track(s, seat, node.what)


def _draw(s: Core, seat: int, card: int, node: Node) -> None:
    if node.extra:
        s.stack.append((F_DRAW, seat, card, node, node.n))
    elif node.what == WONDER_DECK:
        s.draw_wonders(seat, node.n)
    else:
        s.draw_top(seat, node.what, node.n)


def _tile(s: Core, seat: int, _card: int, node: Node) -> None:
    activation.lay_tile(s, seat, node.what)


def _if(s: Core, seat: int, card: int, node: Node) -> None:
    s.push(seat, card, node.nodes if node.asks(s, seat, card) else node.options[0])


def _per(s: Core, seat: int, card: int, node: Node) -> None:
    """Counted once, before the first repetition (TS-503)."""
    times = min(node.what, max(0, node.asks(s, seat, card)) // node.n)
    if not times:
        return
    only = node.nodes[0] if len(node.nodes) == 1 else None
    if only is not None and only.op == VP:
        s.score(seat, max(0, only.n) * times)
    elif only is not None and only.op == UPGRADE:
        s.stack.append((F_UP, seat, card, only.n * times))
    elif only is not None and only.op == GAIN:
        s.gain(seat, only.what, only.n * times)
    else:
        s.stack.append((F_REPEAT, seat, card, node.nodes, times))


# ---- luxury tiles


def _luxury(s: Core, seat: int, card: int, node: Node) -> None:
    if node.what < 0:
        s.stack.append((F_LUX, seat, card, node, node.n))
        return
    for _ in range(node.n):
        s.receive_luxury(seat, node.what)


def _bury_luxury(s: Core, seat: int, card: int, node: Node) -> None:
    if node.text == "supply" and node.what >= 0:
        if s.take_luxury(seat, node.what):
            deeds.bury_luxury(s, seat, node.what, drawn=True)
    else:
        s.stack.append((F_LUX, seat, card, node, node.n))


def lux_choices(s: Core, seat: int, node: Node) -> list[int]:
    """Kinds that an effect lets a seat choose: fur, pottery, silk in stock, or its waiting tiles (TS-502)."""
    if node.text == "waiting":
        return [kind for kind in kinds_in(s.waiting_lux[seat]) if node.what in (-1, kind)]
    return [kind for kind in range(3) if s.stock(kind)]


# ---- cards


def _look(s: Core, seat: int, card: int, node: Node) -> None:
    """Looks at top cards; for each one that cannot be kept, the replacement of an empty deck (TS-337)."""
    if node.what == WONDER_DECK:
        cards = s.wonder_deck[: node.n]
        s.wonder_deck = s.wonder_deck[node.n :]
    else:
        index = s.deck_index(node.what)
        cards = s.decks[index][: node.n]
        s.decks[index] = s.decks[index][node.n :]
    keep = min(node.extra, len(cards))
    if node.what == WONDER_DECK:
        s.no_wonders(seat, node.extra - keep)
    elif keep < node.extra:
        s.grant(seat, COINS[MISSING_CARD_COINS * (node.extra - keep)])
    if cards:
        s.tell("looked", seat, True, count=len(cards))
        s.stack.append((F_LOOK, seat, card, node, cards, keep))


def _discovery(s: Core, seat: int, card: int, node: Node) -> None:
    """Top tiles of the current age; an empty stack gives 2 coins for each (TS-086)."""
    index = min(s.age, 3) - 1
    stack = s.tile_decks[index]
    if not stack:
        s.grant(seat, COINS[EMPTY_TILES_COINS * node.n])
        return
    if node.what > node.n:
        seen = stack[: node.what]
        s.tile_decks[index] = stack[node.what :]
        s.tell("looked_tiles", seat, True, count=len(seen))
        s.stack.append((F_TILES, seat, card, node, seen, min(node.n, len(seen))))
        return
    for tile in stack[: node.n]:
        s.tile_decks[index] = s.tile_decks[index][1:]
        deeds.gain_tile(s, seat, tile)


def _bury(s: Core, seat: int, card: int, node: Node) -> None:
    if node.text != "deck":
        s.stack.append((F_BURY, seat, card, node, node.n))
        return
    index = s.deck_index(node.what)
    cards = s.decks[index][: node.n]
    s.decks[index] = s.decks[index][node.n :]
    if len(cards) < node.n:
        s.grant(seat, COINS[MISSING_CARD_COINS * (node.n - len(cards))])
    for dead in cards:
        deeds.lay_in_grave(s, seat, dead, drawn=True)


def forgo(s: Core, node: Node) -> None:
    """A card that had to go is kept, or could not go: what follows in the fixed order that asked for it falls away."""
    if s.stack and s.stack[-1][0] == F_SEQ:
        _, _, _, nodes, at = s.stack[-1]
        if nodes[at - 1].holds(node):
            s.stack.pop()


def _play(s: Core, seat: int, card: int, node: Node) -> None:
    """In final scoring only income plays cards (TS-406)."""
    if s.phase == FINAL and node.what != BY_INCOME:
        forgo(s, node)
    else:
        s.stack.append((F_PLAY, seat, card, node))


def _tuck(s: Core, seat: int, card: int, node: Node) -> None:
    """`look`: the top cards of the current deck are looked at; the others go to the bottom."""
    if node.text == "look":
        index = s.deck_index(node.what)
        seen = s.decks[index][: node.n]
        s.decks[index] = s.decks[index][node.n :]
        s.tell("looked", seat, True, count=len(seen))
        s.stack.append((F_TUCK, seat, card, node, seen))
    else:
        s.stack.append((F_TUCK, seat, card, node, None))


def _activate(s: Core, seat: int, card: int, node: Node) -> None:
    """`below` and `market` name one box; the other targets are chosen (TS-507)."""
    if node.text == "market":
        activation.activate(s, seat, activation.MARKET_BOX)
    elif node.text == "below":
        space = s.space_of(seat, card)
        if space is not None:
            activation.activate(s, seat, space)
    else:
        s.stack.append((F_REACH, seat, card, node))


def _opens(kind: int) -> Run:
    """An op that opens a frame `(kind, seat, card, node)`."""

    def opened(s: Core, seat: int, card: int, node: Node) -> None:
        s.stack.append((kind, seat, card, node))

    return opened


def _opens_times(kind: int) -> Run:
    """An op that opens a frame `(kind, seat, card, node, times left)`."""

    def opened(s: Core, seat: int, card: int, node: Node) -> None:
        s.stack.append((kind, seat, card, node, node.n))

    return opened


def _upgrade(s: Core, seat: int, card: int, node: Node) -> None:
    s.stack.append((F_UP, seat, card, node.n))


def _choose(s: Core, seat: int, card: int, node: Node) -> None:
    s.stack.append((F_CHOOSE, seat, card, node, 0))


def _seq(s: Core, seat: int, card: int, node: Node) -> None:
    s.stack.append((F_SEQ, seat, card, node.nodes, 0))


_BY_NAME: Final[dict[str, Run]] = {
    "gain": _gain,
    "vp": _vp,
    "upgrade": _upgrade,
    "pay": _opens_times(F_PAY),
    "advance": _advance,
    "draw": _draw,
    "look": _look,
    "discovery": _discovery,
    "discard_card": _opens_times(F_DISCARD),
    "play": _play,
    "tuck": _tuck,
    "bury": _bury,
    "bury_luxury": _bury_luxury,
    "luxury": _luxury,
    "deliver": _opens_times(F_DELIVER),
    "activate": _activate,
    "camel": _opens_times(F_CAMEL),
    "worker": _worker,
    "wake": _opens_times(F_WAKE),
    "unlock": _opens(F_UNLOCK),
    "tile": _tile,
    "choose": _choose,
    "opt": _opens(F_OPT),
    "seq": _seq,
    "per": _per,
    "if": _if,
}
RUNS: Final = tuple(_BY_NAME[name] for name in OPS)
"""How the effect of a node starts, by its op."""
