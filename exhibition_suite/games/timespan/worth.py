"""What everything printed is worth to the bots: tables made at import from the value model (part 3 of the rules).

`COLUMN` maps a round, 0 to 4, and the final scoring, 5, to a column of the model, 0 to 2 for ages I to III. Tables are in u (1 coin = 1
upgrade) and are read `table[item][column]`; those of what a card brings over the rest of the game are in VP, `table[item][round]`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from . import value_tables as t
from .items import CONTENT, COST, LUX_SLOTS, LUXURIES, SLOTS, TILES, TRACKS, WONDER_COST
from .nodes import AGE4, CURRENT, OPS, WONDER_DECK, Node
from .tables import (
    CIV_BOX,
    LUX_BOX,
    LUX_INCOME,
    TECH_BONUS,
    TECH_EFFECT,
    TECH_INCOME,
    TECH_LASTING,
    TECH_PEACE,
    TILE_BOX,
    TRACK_BLUE,
    TRACK_GREEN,
    TRACK_LENGTH,
    TRACK_SPACES,
    TRAVEL_BOX,
    Nodes,
)
from .value import expected, price
from .warehouse import LEVELS, value

COLUMN: Final = (0, 0, 1, 1, 2, 2)
ROUNDS: Final = 5
COLUMNS: Final = range(3)
POINT: Final = tuple(t.VP[column] for column in COLUMNS)
"""u of 1 VP."""
UNIT: Final = tuple(1.0 / POINT[column] for column in COLUMN)
"""VP of 1 u, by round."""
USES: Final = (1.4, 1.4, 1.2, 1.0, 0.5)
"""Activations that a card sees when it is played in a round, each less the worker that it takes."""
PAYMENTS: Final = (1.4, 1.4, 1.3, 1.2, 1.0)
"""Incomes that a card sees when it is played in a round."""
REPETITIONS: Final = 2.5
"""Of a `per` of which nothing is known."""

# ---- effects, by the compiled node


def of(nodes: Nodes, column: int) -> float:
    """u of an effect list in a column (TS-601, TS-602)."""
    return sum(of_node(node, column) for node in nodes)


@cache
def of_node(node: Node, column: int) -> float:
    """u of one effect."""
    return float(_NODES[OPS[node.op]](node, column))


def cost_of(node: Node, column: int) -> float:
    """u of what a `pay` asks for, once."""
    cost = node.extra
    return float(min(map(value, cost.needs)) + len(cost.luxuries) * t.COST_LUXURY + cost.cards * t.COST_CARD + cost.vp * POINT[column])


def _pay(node: Node, column: int) -> float:
    cost = cost_of(node, column)
    once = max(of(node.nodes, column) - cost, 0.0) + t.COST_KEPT * cost
    return float(once * t.TIMES[min(node.n, len(t.TIMES)) - 1])


def _card(node: Node, column: int) -> float:
    if node.what == WONDER_DECK:
        return t.WONDER_LOOK[column] - t.LOOK_EACH
    return (t.DRAW if node.what == CURRENT else t.DRAW_FUTURE)[column]


def _look(node: Node, column: int) -> float:
    kept: int = node.extra
    further = t.LOOK_EACH * (node.n - kept)
    if node.text == "graveyard":
        return kept * _buried(node, column) + further
    return kept * _card(node, column) + min(further, t.LOOK_MOST)


def _buried(node: Node, column: int) -> float:
    return t.BURY_DECK[column if node.what == CURRENT else min(column + 1 + (node.what == AGE4), 3)]


def _play(node: Node, column: int) -> float:
    if node.n < 0:
        return t.PLAY_FREE[column]
    return t.DISCOUNT * node.n if node.n else t.PLAY[column]


def _bury(node: Node, column: int) -> float:
    if node.text == "deck":
        return node.n * _buried(node, column)
    return node.n * (t.BURY_HAND if node.text == "hand" else t.BURY_TIMELINE)[column]


def _named(kind: int) -> str:
    return LUXURIES[kind] if kind >= 0 else "any"


def _bury_luxury(node: Node, column: int) -> float:
    return t.BURY_WAITING_LUXURY[column] if node.text == "waiting" else t.BURY_LUXURY[_named(node.what)][column]


def _choose(node: Node, column: int) -> float:
    worth = sorted((of(option, column) for option in node.options), reverse=True)
    if node.n > 1:
        return sum(worth[: node.n]) + t.MORE_CHOICES
    return worth[0] + min(t.SECOND_CHOICE * worth[1], t.SECOND_CHOICE_MOST)


def _if(node: Node, column: int) -> float:
    return t.IF_THEN * of(node.nodes, column) + (1.0 - t.IF_THEN) * of(node.options[0], column)


_NODES: Final[dict[str, Callable[[Node, int], float]]] = {
    "gain": lambda node, _column: node.n * (LEVELS[node.what] + 1.0),
    "vp": lambda node, column: node.n * POINT[column],
    "upgrade": lambda node, _column: float(node.n),
    "pay": _pay,
    "advance": lambda node, column: node.n * t.STEP[TRACKS[node.what] if node.what >= 0 else "any"][column],
    "draw": lambda node, column: node.n * (t.DRAW_BY_TYPE[column] if node.extra else _card(node, column)),
    "look": _look,
    "discovery": lambda node, column: node.n * t.DISCOVERY[column] + t.LOOK_EACH * max(0, node.what - node.n),
    "discard_card": lambda _node, _column: 0.2,
    "play": _play,
    "tuck": lambda _node, column: t.TUCK[column],
    "bury": _bury,
    "bury_luxury": _bury_luxury,
    "luxury": lambda node, column: node.n * t.LUXURY[_named(node.what)][column],
    "deliver": lambda node, column: 0.5 if node.text == "waiting" else t.DELIVER[column] * node.n,
    "activate": lambda node, column: t.ACTIVATE[node.text][column],
    "camel": lambda node, column: node.n * t.CAMEL[column],
    "worker": lambda node, column: node.n * t.WORKER[column],
    "wake": lambda node, column: node.n * t.WAKE[column],
    "unlock": lambda node, column: t.UNLOCK["any" if node.what == 0b111111 else "white" if node.what & 1 else "black"][column],
    "tile": lambda node, column: t.TILE[TILES[node.what]][column],
    "choose": _choose,
    "opt": lambda node, column: of(node.nodes, column),
    "seq": lambda node, column: of(node.nodes, column),
    "per": lambda node, column: min(REPETITIONS / node.n, float(node.what)) * of(node.nodes, column),
    "if": _if,
}

# ---- lists of the content, in u by column

_HISTORY: Final[list[dict[str, Any]]] = [*CONTENT.start, *CONTENT.history]
_WONDERS: Final[list[dict[str, Any]]] = list(CONTENT.wonders)
Row = tuple[float, ...]


def _prices(items: list[dict[str, Any]], field: str) -> tuple[Row, ...]:
    return tuple(tuple(price(item.get(field), column) for column in COLUMNS) for item in items)


def _lists(lists: tuple[Nodes, ...]) -> tuple[Row, ...]:
    return tuple(tuple(of(nodes, column) for column in COLUMNS) for nodes in lists)


CARD_BOX: Final = _prices(_HISTORY, "box")
CARD_INCOME: Final = _prices(_HISTORY, "income")
CARD_DISCARD: Final = _prices(_HISTORY, "discard")
WONDER_BOX: Final = _prices(_WONDERS, "box")
WONDER_INCOME: Final = _prices(_WONDERS, "income")
DISCOVERY: Final = _prices(list(CONTENT.discovery), "effect")
LUX: Final = tuple(tuple(t.LUXURY[kind][column] for column in COLUMNS) for kind in LUXURIES)
LUX_USE: Final = _lists(LUX_BOX)
LUX_PAYS: Final = _lists(LUX_INCOME)
CIV_PAYS: Final = _prices(list(CONTENT.civilisations["civs"]), "income")
CIV_BOXES: Final = tuple(_lists(boxes) for boxes in CIV_BOX)
TILE_BOXES: Final = _lists(TILE_BOX)
TRAVEL_BOXES: Final = _lists(TRAVEL_BOX)
TECH_PAYS: Final = tuple(_lists(board) for board in TECH_INCOME)
MARKET: Final = tuple(t.ACTIVATE["market"][column] for column in COLUMNS)


def _technology(board: int, slot: int, column: int) -> float:
    """Bonus, effect, the incomes to come, peace, and an effect that lasts."""
    once = of(TECH_BONUS[board][slot], column) + of(TECH_EFFECT[board][slot], column)
    left = (3.5, 2.5, 1.2)[column]
    lasting = sum(of(one.nodes, column) for one in TECH_LASTING[board][slot]) * (5.0, 4.0, 2.0)[column]
    return once + left * (of(TECH_INCOME[board][slot], column) + TECH_PEACE[board][slot] * POINT[column]) + lasting


TECH: Final = tuple(
    tuple(tuple(_technology(board, slot, column) for column in COLUMNS) for slot in range(len(SLOTS))) for board in range(len(TECH_BONUS))
)
SPACE: Final = tuple(
    tuple(
        tuple(
            of(TRACK_SPACES[track][space], column)
            + (POINT[column] * (TRACK_GREEN[track] + 0.5 * TRACK_BLUE[track]) if space + 1 == TRACK_LENGTH[track] else 0.0)
            for column in COLUMNS
        )
        for space in range(TRACK_LENGTH[track])
    )
    for track in range(len(TRACKS))
)
"""Of the reward of each space, green points and half of the blue ones with the last."""

# ---- what playing brings, in VP by round


def _vp_end(item: dict[str, Any]) -> float:
    rule = item.get("vp_end")
    return 0.0 if rule is None else float(min(rule["max"], rule["n"] * expected(rule["per"], 3) / rule.get("div", 1)))


def _slot(kind: int, column: int) -> float:
    return t.SLOT[_named(kind)][column]


def _lasting(item: dict[str, Any], column: int) -> float:
    return sum(price(one["do"], column) for one in item.get("lasting", ()))


def _card_worth(card: int, turn: int) -> float:
    """VP that a card brings when it is played in a round, its cost left out (TS-603)."""
    item, column = _HISTORY[card], COLUMN[turn]
    worth = (
        CARD_BOX[card][column] * USES[turn] * 0.55
        + price(item.get("on_play"), column)
        + CARD_INCOME[card][column] * PAYMENTS[turn]
        + item.get("peace", 0) * t.PEACE[column]
        + price(item.get("on_complete"), column) * t.ON_COMPLETE[column]
        + price(item.get("on_move"), column) * t.ON_MOVE[column]
        + price(item.get("on_death"), column) * t.ON_DEATH[column]
        + sum(_slot(kind, column) for kind in LUX_SLOTS[card])
        + _lasting(item, column) * t.LASTING[column]
    )
    return float(item["vp"] + _vp_end(item) + worth * UNIT[turn])


def _wonder_worth(wonder: int, turn: int) -> float:
    """The same for a wonder; visits are reckoned with."""
    item, column = _WONDERS[wonder], COLUMN[turn]
    left = ROUNDS - turn
    worth = (
        WONDER_BOX[wonder][column] * 0.35 * left
        + WONDER_INCOME[wonder][column] * left
        + price(item.get("on_play"), column)
        + _lasting(item, column) * left
    )
    return float(item["vp"] + _vp_end(item) + item.get("peace", 0) * left + 0.6 * (left - 1) + worth * UNIT[turn])


def _by_round(many: int, worth: Callable[[int, int], float]) -> tuple[Row, ...]:
    return tuple(tuple(worth(item, turn) for turn in range(ROUNDS)) for item in range(many))


CARD_GROSS: Final = _by_round(len(_HISTORY), _card_worth)
WONDER_GROSS: Final = _by_round(len(_WONDERS), _wonder_worth)
CARD_NET: Final = tuple(
    tuple(gross - value(COST[card]) * UNIT[turn] for turn, gross in enumerate(row)) for card, row in enumerate(CARD_GROSS)
)
WONDER_NET: Final = tuple(
    tuple(gross - value(WONDER_COST[wonder]) * UNIT[turn] for turn, gross in enumerate(row)) for wonder, row in enumerate(WONDER_GROSS)
)
"""Less the cost."""
CARD_U: Final = tuple(value(cost) for cost in COST)
WONDER_U: Final = tuple(value(cost) for cost in WONDER_COST)
