"""Effects compiled once from the content: small frozen nodes that the state's frames point to (part 2 of the rules)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from .counts import NO_FILTER, Cond, Count, Filter, cond, count
from .items import ANY, LUXURIES, PLAIN_TYPES, TILES, TRACKS, TYPES
from .warehouse import BASIC, LEVELS, ONE, PRICES, RESOURCES, amount, pack

(
    GAIN,
    VP,
    UPGRADE,
    PAY,
    ADVANCE,
    DRAW,
    LOOK,
    DISCOVERY,
    DISCARD,
    PLAY,
    TUCK,
    BURY,
    BURY_LUXURY,
    LUXURY,
    DELIVER,
    ACTIVATE,
    CAMEL,
    WORKER,
    WAKE,
    UNLOCK,
    TILE,
    CHOOSE,
    OPT,
    SEQ,
    PER,
    IF,
) = range(26)
# fmt: off
OPS: Final = (
    "gain", "vp", "upgrade", "pay", "advance", "draw", "look", "discovery", "discard_card", "play", "tuck", "bury",
    "bury_luxury", "luxury", "deliver", "activate", "camel", "worker", "wake", "unlock", "tile", "choose", "opt", "seq", "per",
    "if",
)
# fmt: on
CURRENT, FUTURE, AGE4, WONDER_DECK = -1, -2, 3, 4
DECKS: Final = {"current": CURRENT, "future": FUTURE, "age4": AGE4, "wonder": WONDER_DECK}
COLOURS: Final = {"white": 0b000111, "black": 0b111000, "any": 0b111111}
BY_INCOME: Final = 1
"""`what` of a `play` that income gives in final scoring, the only ones there (TS-406)."""
DROPPED_AT_THE_END: Final = frozenset({CAMEL, UNLOCK, TILE, WORKER})


class Node:
    """One effect, compiled. Which fields an op uses stands at its compiler below; nodes are compared by identity.

    Attributes:
        op: index into `OPS`.
        n: its number (coins, VP, steps, cards …).
        what: its kind (resource, track, luxury, deck, colour mask, upgrade tile …), an index or a code of this module.
        text: a further word of the grammar (`from`, `target`, `kind` of a play).
        nodes: effects behind it; `options`: lists to choose from, or the other branch of an `if`.
        extra: what else the op needs: a `Cost`, a `Filter`, a tuple of types or a number.
        asks: the count of a `per`, the condition of an `if`.
        path: where it is printed, e.g. `I-05.box.0`; two nodes with one path are one node.
    """

    __slots__ = ("asks", "extra", "n", "nodes", "op", "options", "path", "text", "what")

    def __init__(self, op: int, path: str, n: int = 1, what: int = 0, text: str = "") -> None:
        self.op = op
        self.path = path
        self.n = n
        self.what = what
        self.text = text
        self.nodes: tuple[Node, ...] = ()
        self.options: tuple[tuple[Node, ...], ...] = ()
        self.extra: Any = None
        self.asks: Any = None

    def __repr__(self) -> str:
        return f"<{OPS[self.op]} {self.path}>"

    def holds(self, other: Node) -> bool:
        """The other effect is this one or stands in it."""
        return other is self or any(node.holds(other) for nodes in (self.nodes, *self.options) for node in nodes)


class Cost:
    """What a `pay` asks for.

    Attributes:
        needs: the ways to pay its resources, each a packed warehouse; more than one where it asks for any basic resource.
        bits: the mask of those ways (see `Prices`); fixed: the resources that it names.
        luxuries: kinds of waiting tiles, `ANY` for any last, so that it leaves those that are named.
        cards: hand cards without their discard reward; vp: victory points.
    """

    __slots__ = ("bits", "cards", "fixed", "luxuries", "needs", "vp")

    def __init__(self, data: dict[str, Any]) -> None:
        self.fixed = pack({name: n for name, n in data.items() if name in RESOURCES})
        needs = {self.fixed: None}
        for _ in range(data.get("basic", 0)):
            needs = {need + ONE[basic]: None for need in needs for basic in BASIC}
        self.needs = tuple(needs)
        self.bits = 0
        for need in self.needs:
            self.bits |= PRICES.bit(need)
        tiles = data.get("luxury", {})
        kinds = [ANY if name == "any" else LUXURIES.index(name) for name, n in tiles.items() for _ in range(n)]
        self.luxuries = tuple(sorted(kinds, reverse=True))
        self.cards: int = data.get("cards", 0)
        self.vp: int = data.get("vp", 0)


def compile_list(effects: list[dict[str, Any]] | None, path: str) -> tuple[Node, ...]:
    """The nodes of an effect list; a gain of several resources becomes one node for each."""
    found: list[Node] = []
    for index, data in enumerate(effects or ()):
        where = f"{path}.{index}"
        if data["op"] == "gain":
            found += [Node(GAIN, f"{where}.{name}", n, RESOURCES.index(name)) for name, n in data["res"].items()]
        else:
            found.append(_COMPILERS[data["op"]](data, where))
    return tuple(found)


def _plain(op: int) -> Any:
    return lambda data, path: Node(op, path, data["n"])


def _pay(data: dict[str, Any], path: str) -> Node:
    node = Node(PAY, path, data.get("times", 1))
    node.extra = Cost(data["cost"])
    node.nodes = compile_list(data["then"], path)
    return node


def _advance(data: dict[str, Any], path: str) -> Node:
    return Node(ADVANCE, path, data["n"], ANY if data["track"] == "any" else TRACKS.index(data["track"]))


def _draw(data: dict[str, Any], path: str) -> Node:
    """`extra`: the types to choose among, empty for the top card."""
    node = Node(DRAW, path, data["n"], DECKS[data["deck"]])
    asked = data.get("type", ())
    if asked == "choose":
        node.extra = PLAIN_TYPES
    else:
        node.extra = tuple(TYPES.index(name) for name in ([asked] if isinstance(asked, str) else asked))
    return node


def _look(data: dict[str, Any], path: str) -> Node:
    """`text`: where the kept card goes, `extra`: how many are kept."""
    node = Node(LOOK, path, data["n"], DECKS[data["deck"]], data.get("to", "hand"))
    node.extra = data["keep"]
    return node


def _discovery(data: dict[str, Any], path: str) -> Node:
    """`what`: tiles looked at, 0 for none."""
    return Node(DISCOVERY, path, data["n"], data.get("look", 0))


def _play(data: dict[str, Any], path: str) -> Node:
    """`n`: the discount in u, or -1 for free."""
    node = Node(PLAY, path, -1 if data.get("free") else data.get("discount", 0), 0, data["kind"])
    node.extra = Filter(data["filter"]) if "filter" in data else NO_FILTER
    return node


def _with_filter(op: int) -> Any:
    def compiled(data: dict[str, Any], path: str) -> Node:
        node = Node(op, path, data.get("n", 1), DECKS[data.get("deck", "current")], data.get("from", data.get("target", "")))
        node.extra = Filter(data["filter"]) if "filter" in data else NO_FILTER
        return node

    return compiled


def _of_luxury(op: int) -> Any:
    def compiled(data: dict[str, Any], path: str) -> Node:
        kind = data["kind"]
        return Node(op, path, data.get("n", 1), ANY if kind == "any" else LUXURIES.index(kind), data.get("from", ""))

    return compiled


def _wake(data: dict[str, Any], path: str) -> Node:
    return Node(WAKE, path, data["n"], 0, data["from"])


def _unlock(data: dict[str, Any], path: str) -> Node:
    return Node(UNLOCK, path, 1, COLOURS[data["colour"]])


def _tile(data: dict[str, Any], path: str) -> Node:
    return Node(TILE, path, 1, TILES.index(data["kind"]))


def _choose(data: dict[str, Any], path: str) -> Node:
    node = Node(CHOOSE, path, data.get("k", 1))
    node.options = tuple(compile_list(option, f"{path}.{index}") for index, option in enumerate(data["of"]))
    return node


def _with_list(op: int) -> Any:
    def compiled(data: dict[str, Any], path: str) -> Node:
        node = Node(op, path)
        node.nodes = compile_list(data["do"], path)
        return node

    return compiled


def _per(data: dict[str, Any], path: str) -> Node:
    """`n`: the divisor, `what`: the most repetitions."""
    node = Node(PER, path, data.get("div", 1), data.get("max", 99))
    node.asks = count(data["count"])
    node.nodes = compile_list(data["do"], path)
    return node


def _if(data: dict[str, Any], path: str) -> Node:
    node = Node(IF, path)
    node.asks = cond(data["cond"])
    node.nodes = compile_list(data["then"], f"{path}.then")
    node.options = (compile_list(data.get("else"), f"{path}.else"),)
    return node


_COMPILERS: Final[dict[str, Any]] = {
    "vp": _plain(VP),
    "upgrade": _plain(UPGRADE),
    "pay": _pay,
    "advance": _advance,
    "draw": _draw,
    "look": _look,
    "discovery": _discovery,
    "discard_card": _plain(DISCARD),
    "play": _play,
    "tuck": _with_filter(TUCK),
    "bury": _with_filter(BURY),
    "bury_luxury": _of_luxury(BURY_LUXURY),
    "luxury": _of_luxury(LUXURY),
    "deliver": _of_luxury(DELIVER),
    "activate": _with_filter(ACTIVATE),
    "camel": _plain(CAMEL),
    "worker": _plain(WORKER),
    "wake": _wake,
    "unlock": _unlock,
    "tile": _tile,
    "choose": _choose,
    "opt": _with_list(OPT),
    "seq": _with_list(SEQ),
    "per": _per,
    "if": _if,
}

UPGRADES: Final = tuple(Node(UPGRADE, f"upgrade.{n}", n) for n in range(100))
"""`n` single upgrades, for lists that add theirs up and for what the engine itself gives."""
POINTS: Final = tuple(Node(VP, f"vp.{n}", n) for n in range(100))
ONE_OF_EACH: Final = tuple(Node(GAIN, f"gain.{name}", 1, resource) for resource, name in enumerate(RESOURCES))
COINS: Final = tuple(Node(GAIN, f"coins.{n}", n, 0) for n in range(20))


def at_the_end(nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """Income nodes as they work in final scoring: steps of a track are VP, camel, gear, tile and worker do nothing (TS-400, TS-505)."""
    found: list[Node] = []
    for node in nodes:
        if node.op in DROPPED_AT_THE_END:
            continue
        if node.op == ADVANCE:
            found.append(POINTS[node.n])
        elif node.nodes or node.options or node.op == PLAY:
            found.append(_changed(node))
        else:
            found.append(node)
    return tuple(found)


_CHANGED: Final[dict[str, Node]] = {}


def _changed(node: Node) -> Node:
    if node.path not in _CHANGED:
        new = Node(node.op, f"{node.path}@end", node.n, BY_INCOME if node.op == PLAY else node.what, node.text)
        new.nodes = at_the_end(node.nodes)
        new.options = tuple(at_the_end(option) for option in node.options)
        new.extra, new.asks = node.extra, node.asks
        _CHANGED[node.path] = new
    return _CHANGED[node.path]


_OMISSIONS: Final[dict[tuple[int, int], tuple[int, ...]]] = {}


def omissions(cost: int, worth: int) -> tuple[int, ...]:
    """What may be left out of a cost for a discount: every fullest choice of cubes worth at most `worth` in all (TS-506), packed."""
    key = (cost, worth)
    if key not in _OMISSIONS:
        cubes = [resource for resource in range(len(RESOURCES)) for _ in range(amount(cost, resource))]
        fits: dict[int, None] = {}
        for many in range(len(cubes) + 1):
            for chosen in combinations(cubes, many):
                if sum(LEVELS[resource] + 1 for resource in chosen) <= worth:
                    fits[sum(ONE[resource] for resource in chosen)] = None
        full = [out for out in fits if not any(out != more and _within(out, more) for more in fits)]
        for out in full:
            PRICES.bit(cost - out)
        _OMISSIONS[key] = tuple(sorted(full))
    return _OMISSIONS[key]


def _within(part: int, whole: int) -> bool:
    return all(amount(part, resource) <= amount(whole, resource) for resource in range(len(RESOURCES)))


__all__ = ["Cond", "Cost", "Count", "Filter", "Node", "at_the_end", "compile_list", "omissions"]
