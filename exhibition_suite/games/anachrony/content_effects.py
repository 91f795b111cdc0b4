"""Costs, gains and effects as the plain data that the game reads, made of the models that have checked the files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from exhibition_suite.content_files import Part

from . import grammar, grammar_items, grammar_lasting
from .content_types import (
    ACTION,
    ANY_WORKER,
    ENDGAME,
    FREE,
    IMMEDIATE,
    NO_COST,
    NO_GAIN,
    PASSIVE,
    Cost,
    Effect,
    Effects,
    Gain,
    Goods,
    Option,
    WorkerCounts,
)
from .goods import GENIUS, GOODS, WORKERS

Fields = dict[str, Any]


def goods(part: Part | None) -> Goods:
    """The goods that a part names, as a vector."""
    neutronium, gold, uranium, titanium, water, energy_core = (getattr(part, name, None) or 0 for name in GOODS)
    return neutronium, gold, uranium, titanium, water, energy_core


def workers(part: Part | None) -> WorkerCounts:
    """The Workers that a part names, as a vector."""
    scientist, engineer, administrator, genius = (getattr(part, name, None) or 0 for name in WORKERS)
    return scientist, engineer, administrator, genius


def cost(part: Part | None) -> Cost:
    """A cost; nothing where there is none."""
    if part is None:
        return NO_COST
    return Cost(goods(part), getattr(part, "tug", None) or 0, workers(part), getattr(part, "worker", None) or 0)


def gain(part: Part | None) -> Gain:
    """A gain; nothing where there is none."""
    if part is None:
        return NO_GAIN
    number = {name: getattr(part, name, None) or 0 for name in ("tug", "exosuit", "morale", "vp", "paradox", "return_paradox")}
    tokens = number["paradox"] - number["return_paradox"]
    return Gain(goods(part), number["tug"], workers(part), number["exosuit"], number["morale"], number["vp"], tokens)


def mask(names: Sequence[str] | None) -> int:
    """The types as a mask, with the Genius where any is named; nobody where none is given."""
    if not names:
        return 0
    return sum(1 << WORKERS.index(name) for name in names) | 1 << GENIUS


def options(found: Sequence[grammar.Option]) -> tuple[Option, ...]:
    """Ways to choose from."""
    return tuple((cost(option.cost), gain(option.gain)) for option in found)


def effects(found: grammar_items.Effects) -> Effects:
    """All effects of a structure or a Leader, in the order immediate, action, free, passive, endgame."""
    made = []
    if found.immediate is not None:
        made.append(effect(IMMEDIATE, found.immediate))
    if found.action is not None:
        made.append(worker_action(found.action))
    if found.free is not None:
        made.append(effect(FREE, found.free.do, cost=cost(found.free.cost)))
    made += [effect(PASSIVE, [part]) for part in found.passive or ()]
    made += [effect(ENDGAME, [part]) for part in found.endgame or ()]
    return tuple(made)


def worker_action(found: grammar.WorkerAction) -> Effect:
    """The Action of a Worker space."""
    return effect(
        ACTION,
        found.do,
        cost=cost(found.cost),
        workers=mask(found.workers) if found.workers else ANY_WORKER,
        paid=tuple(GOODS.index(name) for name in found.paid or ()),
        motivated=ANY_WORKER if found.motivated == "any" else mask(found.motivated),
        lost=found.lost or False,
    )


def seal(found: grammar_items.Seal) -> Effect:
    """The action of an Anomaly: any Worker, who is lost (AN-356)."""
    one_of = tuple(cost(part) for part in found.one_of)
    return Effect(ACTION, "seal", ANY_WORKER, cost(found.cost), one_of, lost=True)


def effect(kind: int, deeds: Sequence[Any], **known: Any) -> Effect:
    """The deeds of one effect as one."""
    fields: Fields = dict(known)
    for deed in deeds:
        if isinstance(deed, grammar.GainOp):
            fields["gain"] = gain(deed.res)
        elif isinstance(deed, grammar.PerPaid):
            fields["per_paid"] = deed.vp
        else:
            fields |= {"op": deed.op, **_OPS[type(deed)](deed)} if type(deed) in _OPS else {"op": deed.op}
    return Effect(kind, **fields)


def _numbered(deed: Any) -> Fields:
    return {"n": deed.n}


def _priced(deed: Any) -> Fields:
    return {"cost": cost(deed.cost)}


def _optional(deed: Any) -> Fields:
    return {"options": options(deed.of)}


def _focus(deed: grammar.SetFocus) -> Fields:
    far = 0 if deed.range == "paid" else deed.range
    return {"n": far, "times": deed.times or 1, "returns": deed.returns is None, "boosted": deed.boosted is None}


def _act(deed: grammar.Act) -> Fields:
    return {"names": tuple(deed.actions), "times": deed.times or 1}


def _main_board(deed: grammar.MainBoard) -> Fields:
    return {"names": (deed.as_type,)} if deed.as_type else {}


def _discount(deed: grammar_lasting.Discount) -> Fields:
    ((name, n),) = deed.res.model_dump(exclude_none=True).items()
    return {"names": (name,), "n": n}


def _taken(deed: Any) -> Fields:
    return {"names": (deed.source,), "cost": cost(deed.cost)}


_OPS: Final[dict[type[Part], Callable[[Any], Fields]]] = {
    grammar.Choose: _optional,
    grammar.SetFocus: _focus,
    grammar.WarpBack: _numbered,
    grammar.Act: _act,
    grammar.MainBoard: _main_board,
    grammar.Copy: lambda deed: {"names": tuple(deed.of)},
    grammar.Clone: lambda deed: {"names": (deed.like, deed.to)},
    grammar_lasting.Numbered: _numbered,
    grammar_lasting.HalveSupply: lambda deed: {"names": (deed.both,)},
    grammar_lasting.SecondDie: _priced,
    grammar_lasting.LessWater: lambda deed: {"names": tuple(deed.but), "n": deed.n},
    grammar_lasting.Discount: _discount,
    grammar_lasting.AtMine: lambda deed: {"gain": gain(deed.res)},
    grammar_lasting.Exchange: _optional,
    grammar_lasting.TakeWorker: _taken,
    grammar_lasting.TakeCube: _taken,
    grammar_lasting.CleanUpAct: lambda deed: {"names": (deed.action,), **_priced(deed)},
    grammar_lasting.AsGenius: lambda deed: {"names": (deed.worker,)},
    grammar_lasting.Per: lambda deed: {"names": (deed.count,), "n": deed.vp},
    grammar_lasting.Built: lambda deed: {"names": (deed.what,), "points": tuple(deed.vp)},
}
"""What an op says beside its name; nothing where it is not here."""
