"""The effect language of Timespan in words, made from its data: "2 coins → science +1" (part 2 of the rules).

Works on the plain form of the grammar as it stands in `assets/content/timespan`. Two effects that mean different things never read alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .effect_counts import EACH, Data, cards, condition, count
from .effect_pieces import Piece, Shape, all_of, closed, either, side_by_side, together

if TYPE_CHECKING:
    from .words import Words

Effects = list[Data]
AMOUNTS = ("coin", "wheat", "stone", "wood", "sheep", "metal", "gold", "basic", "cards", "vp")
"""Parts of a cost in the order in which they are said; luxury tiles stand before the cards."""


def effect_text(words: Words, effects: Effects) -> str:
    """An effect list in words; the words for no effect where it is empty. Raises `KeyError` for what the grammar does not know."""
    if not effects:
        return words.say("effect.none")
    return side_by_side(words, _pieces(words, effects))


def cost_text(words: Words, cost: Data) -> str:
    """A cost, or an amount of resources: "2 coins and 1 wood"."""
    parts = [words.say(f"amount.{name}", n=cost[name]) for name in AMOUNTS if name in cost]
    parts += [_tiles(words, kind, n) for kind, n in cost.get("luxury", {}).items()]
    return all_of(words, parts)


def vp_end_text(words: Words, data: Data) -> str:
    """Points counted at the end: "1 point per wonder of yours (at most 6 points)"."""
    return words.say("effect.vp_end", n=data["n"], max=data["max"], each=_each(words, data["per"], data.get("div", 1)))


def lasting_text(words: Words, data: Data) -> str:
    """A lasting effect: "each time you build a wonder: 1 coin"."""
    params = {}
    if data["when"] in ("card_to_graveyard", "card_played"):
        params["some"] = cards(words, 1, filters=data.get("filter"))
    then = effect_text(words, data["do"])
    return words.say("effect.lasting", when=words.say(f"lasting.{data['when']}", **params), then=then)


def tiers_text(words: Words, tiers: list[Data]) -> str:
    """The conditions of a vision with their points."""
    found = [words.say("effect.tier", cond=condition(words, tier["if"]), points=words.say("amount.vp", n=tier["vp"])) for tier in tiers]
    return words.say("effect.list.strong").join(found)


def luxury_text(words: Words, data: Data) -> str:
    """The luxury tiles that a card asks for: "fur and book", "2 different luxury tiles"."""
    slots: list[str] = data["slots"]
    if set(slots) == {"any"}:
        if len(slots) == 1:
            return words.say("lux.any")
        return words.say("lux.distinct" if data.get("distinct") else "lux.any.many", n=len(slots))
    kinds = all_of(words, [_slot(words, slot, slots.count(slot)) for slot in dict.fromkeys(slots)])
    return words.say("lux.distinct.named", named=kinds) if data.get("distinct") else kinds


def _slot(words: Words, slot: str, n: int) -> str:
    if n > 1:
        return words.say("lux.any.many" if slot == "any" else f"amount.{slot}", n=n)
    return words.say("lux.any" if slot == "any" else f"luxury.{slot}")


# ---- pieces


def _pieces(words: Words, effects: Effects) -> list[Piece]:
    """One piece for each separate reward; a gain of several resources is one for each."""
    found: list[Piece] = []
    for data in effects:
        if data["op"] == "gain":
            found += [Piece(words.say(f"amount.{name}", n=data["res"][name])) for name in AMOUNTS if name in data["res"]]
        else:
            found.append(_OPS[data["op"]](words, data))
    return found


def _inner(words: Words, effects: Effects) -> Piece:
    return together(words, _pieces(words, effects))


def _each(words: Words, data: Data, div: int) -> str:
    return count(words, data, EACH if div == 1 else div)


def _tiles(words: Words, kind: str, n: int) -> str:
    return words.say(f"amount.{'luxury' if kind == 'any' else kind}", n=n)


# ---- ops with effects inside them


def _pay(words: Words, data: Data) -> Piece:
    then = closed(words, _inner(words, data["then"]))
    text = words.say("effect.pay", cost=cost_text(words, data["cost"]), then=then)
    times = data.get("times", 1)
    return Piece(words.say("effect.times", text=text, n=times) if times > 1 else text, Shape.OPEN)


def _choose(words: Words, data: Data) -> Piece:
    options = [_inner(words, option) for option in data["of"]]
    k = data.get("k", 1)
    if k == 1:
        return either(words, options)
    between = words.say("effect.choose.or")
    return Piece(words.say("effect.choose", k=k, options=between.join(closed(words, option) for option in options)), Shape.OPEN)


def _opt(words: Words, data: Data) -> Piece:
    return Piece(words.say("effect.opt", then=closed(words, _inner(words, data["do"]))), Shape.OPEN)


def _seq(words: Words, data: Data) -> Piece:
    steps = [_inner(words, [step]) for step in data["do"]]
    if len(steps) == 1:
        return steps[0]
    return Piece(words.say("effect.seq").join(closed(words, step) for step in steps), Shape.OPEN)


def _per(words: Words, data: Data) -> Piece:
    then = closed(words, _inner(words, data["do"]), Shape.PLAIN)
    text = words.say("effect.per", then=then, each=_each(words, data["count"], data.get("div", 1)))
    return Piece(words.say("effect.times", text=text, n=data["max"]) if "max" in data else text, Shape.OPEN)


def _if(words: Words, data: Data) -> Piece:
    params = {"cond": condition(words, data["cond"]), "then": closed(words, _inner(words, data["then"]))}
    if "else" not in data:
        return Piece(words.say("effect.if", **params), Shape.OPEN)
    return Piece(words.say("effect.if.else", otherwise=closed(words, _inner(words, data["else"])), **params), Shape.OPEN)


# ---- ops that are one reward


def _vp(words: Words, data: Data) -> Piece:
    n = data["n"]
    return Piece(words.say("effect.vp.lose" if n < 0 else "effect.vp", n=abs(n)))


def _advance(words: Words, data: Data) -> Piece:
    if data["track"] == "any":
        return Piece(words.say("effect.advance.any", n=data["n"]))
    return Piece(words.say("effect.advance", track=data["track"], n=data["n"]))


def _draw(words: Words, data: Data) -> Piece:
    asked = data.get("type")
    if asked == "choose":
        return Piece(words.say("effect.draw.choose", n=data["n"]))
    filters = {} if asked is None else {"type": [asked] if isinstance(asked, str) else asked}
    return Piece(words.say("effect.draw", some=_of_deck(words, data["n"], data["deck"], filters)))


def _of_deck(words: Words, n: int, deck: str, filters: Data | None = None) -> str:
    return cards(words, n, "wonder") if deck == "wonder" else cards(words, n, filters=filters, deck=deck)


def _look(words: Words, data: Data) -> Piece:
    key = "effect.look.graveyard" if data.get("to") == "graveyard" else "effect.look"
    return Piece(words.say(key, keep=data["keep"], some=_of_deck(words, data["n"], data["deck"])))


def _discovery(words: Words, data: Data) -> Piece:
    if "look" in data:
        return Piece(words.say("effect.discovery.look", n=data["n"], look=data["look"]))
    return Piece(words.say("effect.discovery", n=data["n"]))


def _play(words: Words, data: Data) -> Piece:
    noun = {"history": "history", "wonder": "wonder", "any": "either"}[data["kind"]]
    found = cards(words, 1, noun, filters=data.get("filter"))
    if data["kind"] == "any" and "filter" in data:
        found = words.say("effect.word_or").join((found, cards(words, 1, "wonder")))
    if data.get("free"):
        return Piece(words.say("effect.play.free", some=found))
    if "discount" in data:
        return Piece(words.say("effect.play.discount", some=found, discount=data["discount"]))
    return Piece(words.say("effect.play", some=found))


def _tuck(words: Words, data: Data) -> Piece:
    if data["from"] == "hand":
        return Piece(words.say("effect.tuck.hand", some=cards(words, 1, where="hand", filters=data.get("filter"))))
    keep = cards(words, 1, filters=data.get("filter"))
    return Piece(words.say("effect.tuck.look", keep=keep, some=_of_deck(words, data["n"], "current")))


def _bury(words: Words, data: Data) -> Piece:
    source = data["from"]
    if source == "deck":
        key = "effect.bury.deck" if data["n"] == 1 else "effect.bury.deck.many"
        return Piece(words.say(key, n=data["n"], deck=words.say(f"effect.deck.{data['deck']}")))
    where = "from_timeline" if source == "timeline" else source
    return Piece(words.say(f"effect.bury.{source}", some=cards(words, data["n"], where=where, filters=data.get("filter"))))


def _bury_luxury(words: Words, data: Data) -> Piece:
    source, kind = data["from"], data["kind"]
    any_new = source == "supply" and kind == "any"
    tiles = words.say("effect.luxury.any", n=1) if any_new else _tiles(words, kind, 1)
    return Piece(words.say(f"effect.bury_luxury.{source}", tiles=tiles))


def _luxury(words: Words, data: Data) -> Piece:
    n = data.get("n", 1)
    return Piece(words.say("effect.luxury.any", n=n) if data["kind"] == "any" else _tiles(words, data["kind"], n))


def _deliver(words: Words, data: Data) -> Piece:
    return Piece(words.say(f"effect.deliver.{data['from']}", tiles=_tiles(words, data["kind"], 1)))


def _activate(words: Words, data: Data) -> Piece:
    params = {}
    if data["target"] == "timeline":
        params["some"] = cards(words, 1, where="timeline", filters=data.get("filter"))
    return Piece(words.say(f"effect.activate.{data['target']}", **params))


def _numbered(words: Words, data: Data) -> Piece:
    return Piece(words.say(f"effect.{data['op']}", n=data["n"]))


def _wake(words: Words, data: Data) -> Piece:
    return Piece(words.say(f"effect.wake.{data['from']}", n=data["n"]))


def _unlock(words: Words, data: Data) -> Piece:
    return Piece(words.say(f"effect.unlock.{data['colour']}"))


def _tile(words: Words, data: Data) -> Piece:
    return Piece(words.say("effect.tile", tile=data["kind"]))


_OPS: dict[str, Callable[[Words, Any], Piece]] = {
    "vp": _vp,
    "upgrade": _numbered,
    "pay": _pay,
    "advance": _advance,
    "draw": _draw,
    "look": _look,
    "discovery": _discovery,
    "discard_card": _numbered,
    "play": _play,
    "tuck": _tuck,
    "bury": _bury,
    "bury_luxury": _bury_luxury,
    "luxury": _luxury,
    "deliver": _deliver,
    "activate": _activate,
    "camel": _numbered,
    "worker": _numbered,
    "wake": _wake,
    "unlock": _unlock,
    "tile": _tile,
    "choose": _choose,
    "opt": _opt,
    "seq": _seq,
    "per": _per,
    "if": _if,
}
