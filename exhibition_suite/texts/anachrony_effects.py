"""The effects of Anachrony in words, made from its data: "Any Worker: 1 Water → 3 Titanium" (sections 9 and 15 to 17 of the rules).

Works on the plain form of the grammar as it stands in `assets/content/anachrony`. Two effects that mean different things never read alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .effect_pieces import Piece, Shape, all_of, closed, either, or_of, side_by_side, together

if TYPE_CHECKING:
    from .words import Words

Data = dict[str, Any]
GOODS = ("neutronium", "gold", "uranium", "titanium", "tug", "water", "energy_core")
WORKERS = ("scientist", "engineer", "administrator", "genius")
THINGS = (
    *("building", "superproject", "anomaly", *GOODS, *WORKERS, "worker", "exosuit", "breakthrough", "warp_tile", "time_travel"),
    *("morale", "vp", "paradox", "return_paradox"),
)
"""Everything that is paid, gained or counted, in the order in which it is said."""
RESOURCES = {"neutronium", "gold", "uranium", "titanium"}


def goods_text(words: Words, amounts: Data) -> str:
    """What is paid, gained or owned in all: "1 Gold and 2 Water"; the word for nothing where there is nothing."""
    return listed(words, things(words, amounts)) or words.say("deed.nothing")


def listed(words: Words, parts: Sequence[str]) -> str:
    """What there is in all: "A, B and C"."""
    if len(parts) < 3:
        return all_of(words, parts)
    return words.say("deed.comma").join((*parts[:-2], words.say("deed.last", first=parts[-2], second=parts[-1])))


def things(words: Words, amounts: Data) -> list[str]:
    """The same, one text for each kind of thing."""
    return [piece.text for piece in _things(words, amounts)]


def who_text(words: Words, types: Sequence[str] | None) -> str:
    """Who may be placed, or is motivated: the types and the Genius, or every Worker."""
    if not types:
        return words.say("worker.any")
    return or_of(words, _named(words, types))


def motivated_text(words: Words, text: str, types: Sequence[str]) -> str:
    """A text, and who of those that do it goes back to Active (AN-315)."""
    return words.say("deed.motivated.some", text=text, who=listed(words, _named(words, types)))


def _named(words: Words, types: Sequence[str]) -> list[str]:
    """The types, and the Genius, who counts as any of them (AN-008)."""
    return [words.say(f"worker.{name}") for name in dict.fromkeys((*types, "genius"))]


def action_text(words: Words, data: Data) -> str:
    """The Action of a Worker space: who, what it costs, what it does, what becomes of the Worker."""
    text = words.say("deed.worker", who=who_text(words, data.get("workers")), text=free_text(words, data))
    motivated = data.get("motivated")
    if motivated == "any":
        return words.say("deed.motivated", text=text)
    if motivated:
        return motivated_text(words, text, motivated)
    return words.say("deed.lost", text=text) if data.get("lost") else text


def free_text(words: Words, data: Data) -> str:
    """A Free Action: what it costs and what it does."""
    costs = things(words, data.get("cost", {}))
    if "paid" in data:
        costs.append(_paid(words, data["paid"]))
    pieces = [piece for deed in data["do"] for piece in _pieces(words, deed)]
    if not costs:
        return side_by_side(words, pieces)
    return words.say("effect.pay", cost=listed(words, costs), then=closed(words, together(words, pieces)))


def immediate_text(words: Words, deeds: Sequence[Data]) -> str:
    """An immediate effect."""
    return side_by_side(words, [piece for deed in deeds for piece in _pieces(words, deed)])


def lasting_text(words: Words, data: Data) -> str:
    """A passive or an endgame effect."""
    return _LASTING[data["op"]](words, data)


def bonus_text(words: Words, action: str, data: Data) -> str:
    """The bonus of a Collapsing Capital tile of this action."""
    op = data["op"]
    if op == "gain":
        return immediate_text(words, [data])
    if op == "refresh":
        return words.say("deed.refresh")
    if op == "again":
        return words.say("deed.again", named=words.say(f"action.{action}"))
    if op == "discount":
        return words.say("deed.cheaper", cost=goods_text(words, data["res"]))
    if op != "built":
        return words.say(f"deed.{op}")
    if data["what"] == "superproject":
        return words.say("deed.built.superproject", n=data["vp"][0])
    return words.say("deed.built.building", points=words.say("deed.points").join(map(str, data["vp"])))


def seal_text(words: Words, data: Data) -> str:
    """What it costs to seal an Anomaly, and who does it (AN-356)."""
    ways = or_of(words, [goods_text(words, way) for way in data["one_of"]])
    cost = words.say("deed.seal", cost=goods_text(words, data["cost"]), one_of=ways)
    return words.say("deed.lost", text=words.say("deed.worker", who=who_text(words, None), text=cost))


# ---- pieces


def _things(words: Words, amounts: Data) -> list[Piece]:
    """One piece for each kind of thing."""
    found = []
    for name in THINGS:
        if name in amounts:
            n = amounts[name]
            key = "return_paradox.many" if name == "return_paradox" and n > 1 else name
            found.append(Piece(words.say(f"goods.{key}", n=n)))
    return found


def _paid(words: Words, kinds: Sequence[str]) -> str:
    """Any number of these goods, called x."""
    if set(kinds) == RESOURCES:
        return words.say("goods.x.resource")
    return words.say("goods.x", named=or_of(words, [words.say(f"good.{name}") for name in kinds]))


def _pieces(words: Words, data: Data) -> list[Piece]:
    if data["op"] == "gain":
        return _things(words, data["res"])
    return [_DEEDS[data["op"]](words, data)]


def _per_paid(words: Words, data: Data) -> Piece:
    return Piece(words.say("goods.x.vp") if data["vp"] == 1 else words.say("goods.x.vp.many", n=data["vp"]))


def _choose(words: Words, data: Data) -> Piece:
    return either(words, [_option(words, option) for option in data["of"]])


def _option(words: Words, option: Data) -> Piece:
    gain = together(words, _things(words, option["gain"]))
    if "cost" not in option:
        return gain
    return Piece(words.say("effect.pay", cost=goods_text(words, option["cost"]), then=closed(words, gain)), Shape.JOINED)


def _set_focus(words: Words, data: Data) -> Piece:
    far = data["range"]
    text = words.say("deed.focus.x") if far == "paid" else words.say("deed.focus", n=far)
    ends = {"returns", "boosted"} & data.keys()
    if "times" in data:
        text = words.say("deed.focus.times", text=text, n=data["times"])
    if data.get("returns") is False:
        text = words.say("deed.focus.no_return", text=text)
    if data.get("boosted") is False:
        text = words.say("deed.focus.no_boost", text=text)
    return Piece(text, Shape.OPEN if ends else Shape.PLAIN)


def _warp_back(words: Words, data: Data) -> Piece:
    return Piece(words.say("deed.warp_back" if data["n"] == 1 else "deed.warp_back.many", n=data["n"]))


def _refresh(words: Words, data: Data) -> Piece:
    return Piece(words.say(f"deed.{data['op']}"))


def _act(words: Words, data: Data) -> Piece:
    actions = or_of(words, [words.say(f"action.{name}") for name in data["actions"]])
    return Piece(words.say("deed.act", n=data.get("times", 1), named=actions))


def _main_board(words: Words, data: Data) -> Piece:
    if "as" not in data:
        return Piece(words.say("deed.main_board"))
    return Piece(words.say("deed.main_board.empty", who=words.say(f"worker.{data['as']}")))


def _copy(words: Words, data: Data) -> Piece:
    return Piece(words.say("deed.copy", of=or_of(words, [words.say(f"deed.copy.{name}") for name in data["of"]])))


def _clone(words: Words, data: Data) -> Piece:
    return Piece(words.say(f"deed.clone.{data['like']}.{data['to']}"))


_DEEDS: dict[str, Callable[[Words, Data], Piece]] = {
    "per_paid": _per_paid,
    "choose": _choose,
    "set_focus": _set_focus,
    "warp_back": _warp_back,
    "refresh": _refresh,
    "own_board": _refresh,
    "act": _act,
    "main_board": _main_board,
    "copy": _copy,
    "clone": _clone,
}

# ---- lasting effects


def _plain(words: Words, data: Data) -> str:
    return words.say(f"deed.{data['op']}")


def _numbered(words: Words, data: Data) -> str:
    return words.say(f"deed.{data['op']}", n=data["n"])


def _priced(words: Words, data: Data) -> str:
    return words.say(f"deed.{data['op']}", cost=goods_text(words, data["cost"]))


def _taken(words: Words, data: Data) -> str:
    return words.say(f"deed.{data['op']}.{data['from']}", cost=goods_text(words, data["cost"]))


def _less_water(words: Words, data: Data) -> str:
    return words.say("deed.less_water", n=data["n"], but=or_of(words, [words.say(f"action.{name}") for name in data["but"]]))


def _clean_up_act(words: Words, data: Data) -> str:
    return words.say("deed.clean_up_act", cost=goods_text(words, data["cost"]), named=words.say(f"action.{data['action']}"))


_LASTING: dict[str, Callable[[Words, Data], str]] = {
    "range": _numbered,
    "paradox_limit": _numbered,
    "halve_supply": lambda words, data: words.say(f"deed.halve_supply.{data['both']}"),
    "second_die": _priced,
    "less_water": _less_water,
    "discount": lambda words, data: words.say("deed.discount", cost=goods_text(words, data["res"])),
    "at_mine": lambda words, data: words.say("deed.at_mine", gain=goods_text(words, data["res"])),
    "keep_worker": _plain,
    "evacuation": _plain,
    "hold_slots": _plain,
    "exchange": lambda words, data: words.say("deed.exchange", text=_choose(words, data).text),
    "take_worker": _taken,
    "take_cube": _taken,
    "clean_up_act": _clean_up_act,
    "as_genius": lambda words, data: words.say("deed.as_genius", who=words.say(f"worker.{data['worker']}")),
    "per": lambda words, data: words.say(f"deed.per.{data['count']}", n=data["vp"]),
    "morale_floor": _plain,
}
