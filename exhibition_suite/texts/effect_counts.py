"""Cards, counts and conditions of the effect language in words (section 2.1 of Timespan's rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .effect_pieces import or_of

if TYPE_CHECKING:
    from .words import Words

Data = dict[str, Any]
EACH, ALL = "each", "all"
"""Forms of a phrase beside the one with a number: one thing of its kind, and the kind as such."""
OF_ZONE = {"types", "lux_kinds", "workers"}
_KEY_FIELD = {"types": "zone", "lux_kinds": "zone", "workers": "zone", "wonders": "owner", "gears": "colour", "res": "kind"}
"""The field whose value is part of a count's id."""


# ---- cards


def cards(words: Words, n: int | str, noun: str = "card", where: str = "", filters: Data | None = None, deck: str = "") -> str:
    """Cards of some kind: "2 persons of age I in the timeline".

    `n` is a number, `EACH` or `ALL`; `noun` what they are called where the filter names no type; `where` and `deck` are ids.
    """
    found = filters or {}
    number = "one" if n in (1, EACH) else "many"
    what = or_of(words, [words.say(f"noun.{kind}.{number}") for kind in found.get("type", [noun])])
    tail = words.say(
        "phrase.tail",
        aged=_ages(words, found, deck),
        filter=_filter(words, found),
        placed=words.say(f"phrase.{where}") if where else "",
    )
    return words.say("phrase.n" if isinstance(n, int) else f"phrase.{n}", n=n, what=what, tail=tail)


def _ages(words: Words, found: Data, deck: str) -> str:
    if deck:
        return words.say("phrase.of_deck", deck=words.say(f"effect.deck.{deck}"))
    if "age" not in found:
        return ""
    return words.say("phrase.age", ages=or_of(words, [words.say(f"age.{age}.short") for age in found["age"]]))


def _filter(words: Words, found: Data) -> str:
    parts = []
    if "space" in found:
        parts.append(words.say("phrase.space", spaces=spaces(words, found["space"])))
    if "has_luxury" in found:
        parts.append(words.say("phrase.has_luxury" if found["has_luxury"] else "phrase.no_luxury"))
    if "empty" in found:
        parts.append(words.say("phrase.empty" if found["empty"] else "phrase.not_empty"))
    return "".join(parts)


def spaces(words: Words, numbers: list[int]) -> str:
    """Spaces of the timeline: "1 or 2"."""
    return or_of(words, [str(number) for number in numbers])


# ---- counts


def count(words: Words, data: Data, n: int | str) -> str:
    """A count in words; `n` is how many, `EACH` for one of them without a number, `ALL` for what is counted as such."""
    name = data["c"]
    if name == "cards":
        return _count_of_cards(words, data, n)
    form = "n" if isinstance(n, int) else n
    return words.say(f"count.{_key(data)}.{form}", n=n, **_params(words, data))


def _count_of_cards(words: Words, data: Data, n: int | str) -> str:
    filters = {}
    if "type" in data:
        filters["type"] = [data["type"]]
    if "age" in data:
        filters["age"] = data["age"]
    where = "count.hand" if data["zone"] == "hand" else data["zone"]
    return cards(words, n, where=where, filters=filters)


def _key(data: Data) -> str:
    name: str = data["c"]
    if name == "luxury":
        kind = f".{data['kind']}" if "kind" in data else ""
        return f"luxury.{data['zone']}{kind}"
    return f"{name}.{data[_KEY_FIELD[name]]}" if name in _KEY_FIELD else name


def _params(words: Words, data: Data) -> Data:
    name = data["c"]
    if name == "track":
        return {"track": data["track"]}
    if name == "const":
        return {"value": data["n"]}
    if name in ("sum", "min"):
        return {"parts": words.join([_part(words, part) for part in data["of"]])}
    return {}


def _part(words: Words, data: Data) -> str:
    text = count(words, data, ALL)
    return words.say("count.group", parts=text) if data["c"] in ("sum", "min") else text


# ---- conditions


def condition(words: Words, data: Data) -> str:
    """A condition in words, without the "if"."""
    ((kind, value),) = data.items()
    if kind in ("ge", "le"):
        return _limit(words, kind, value[0], value[1])
    if kind in ("and", "or"):
        return words.say(f"cond.{kind}").join(_inside(words, part) for part in value)
    if kind == "not":
        if "ge" in value:
            return _fewer(words, *value["ge"])
        return words.say("cond.not", cond=_inside(words, value, bracket=True))
    if kind == "most":
        if value["c"] == "track":
            return words.say("count.track.most", track=value["track"])
        return words.say("cond.most", count=count(words, value, ALL))
    return words.say("cond.space", spaces=spaces(words, value))


def _inside(words: Words, data: Data, *, bracket: bool = False) -> str:
    text = condition(words, data)
    many = any(len(data.get(kind, ())) > 1 for kind in ("and", "or"))
    return words.say("effect.bracket", text=text) if bracket or many else text


def _limit(words: Words, kind: str, data: Data, n: int) -> str:
    own = f"count.{_key(data)}.{kind}"
    if words.has(own):
        number: int | str = words.say(f"age.{n}.short") if data["c"] == "age" and words.has(f"age.{n}.short") else n
        return words.say(own, n=number, **_params(words, data))
    if kind == "le" and n == 0:
        return _fewer(words, data, 1)
    return words.say(f"cond.{kind}", count=count(words, data, n))


def _fewer(words: Words, data: Data, n: int) -> str:
    if n == 1:
        return words.say("cond.none", count=count(words, data, ALL))
    return words.say("cond.lt", count=count(words, data, n))
