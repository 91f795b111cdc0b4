"""The closed grammar of Anachrony's content: every op where it belongs, every limit, and content spoilt at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from exhibition_suite.engine import Rng
from exhibition_suite.games.anachrony import content, grammar, grammar_lasting
from exhibition_suite.games.anachrony.content import Content, ContentFault
from tests.games.anachrony.contents import accepted_with, fresh, item, refused_with
from tests.games.spoiling import DAMAGE, Path, places

VP = {"op": "gain", "res": {"vp": 1}}
MUTATIONS = 60
"""For each kind of damage."""


def with_field(name: str, field: str, value: Any) -> str:
    """What the loader says when this stands in a field of an entry; it must refuse it and name the entry."""
    data = fresh()
    item(data, name)[field] = value
    with pytest.raises(ContentFault) as caught:
        content.checked(data)
    assert caught.value.item == name
    return str(caught.value)


def act(**fields: Any) -> dict[str, Any]:
    """A Worker action."""
    return {"do": [VP], **fields}


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("action", {}, "action.do: allowed: this field, which must be there"),
        ("action", {"do": []}, "action.do: allowed: at least 1"),
        ("action", act(who="any"), "action: allowed: no field “who”, but workers, cost, paid, do, motivated, lost"),
        ("action", act(workers=[]), "action.workers: allowed: at least 1"),
        ("action", act(workers=["scientist", "scientist"]), "action.workers: allowed: each value once"),
        ("action", act(workers=["scientist", "genius"]), "genius alone, or not at all: a Genius may be placed as any Worker (AN-008)"),
        ("action", act(workers=["robot"]), "action.workers[0]: allowed: 'scientist', 'engineer', 'administrator' or 'genius', not “robot”"),
        ("action", act(cost={}), "action.cost: allowed: at least one thing"),
        ("action", act(cost={"vp": 1}), "action.cost: allowed: no field “vp”, but neutronium, gold, uranium, titanium, water"),
        ("action", act(cost={"engineer": 1}), "action.cost: allowed: no field “engineer”"),
        ("action", act(cost={"water": 0}), "action.cost.water: allowed: a whole number of at least 1, not 0"),
        ("action", act(cost={"water": 21}), "action.cost.water: allowed: a whole number of at most 20, not 21"),
        ("action", act(cost={"water": True}), "action.cost.water: allowed: a whole number, not true"),
        ("action", act(cost={"water": 1.0}), "action.cost.water: allowed: a whole number, not 1.0"),
        ("action", act(cost=None), "action: allowed: a value for “cost”, or no such field"),
        ("action", act(cost={"tug": 4}), "action.cost.tug: allowed: a whole number of at most 3, not 4"),
        ("action", act(cost={"worker": 2}), "action.cost.worker: allowed: 1, not 2"),
        ("action", act(paid=["water"]), "action: allowed: paid with the range “paid”, and only there (AN-337)"),
        ("action", {"do": [{"op": "set_focus", "range": "paid"}]}, "paid with the range “paid”, and only there (AN-337)"),
        ("action", act(do=[{"op": "per_paid", "vp": 1}]), "per_paid only with paid (AN-338)"),
        ("action", act(motivated="any", lost=True), "lost, or motivated, not both (AN-318)"),
        ("action", act(motivated=[]), "action.motivated"),
        ("action", act(lost=False), "action.lost: allowed: True, not false"),
        ("action", {"do": [VP, VP]}, "action.do: allowed: each op once"),
        ("action", {"do": [{"op": "refresh"}, {"op": "warp_back", "n": 1}]}, "action.do: allowed: one op beside gain and per_paid"),
        ("action", {"do": [{"op": "own_board"}]}, "action.do[0].op: allowed: 'gain', 'per_paid', 'choose', 'set_focus'"),
        ("action", {"do": [{"op": "main_board"}]}, "action.do[0].op: allowed: 'gain'"),
        ("action", {"do": [{"n": 1}]}, "action.do[0]: allowed: an object with the field 'op', which says what it is"),
        ("action", {"do": ["gain"]}, "action.do[0]: allowed: an object"),
        ("action", {"do": {"op": "refresh"}}, "action.do: allowed: a list"),
        ("action", {"do": [{"op": "gain", "res": {}}]}, "action.do[0].res: allowed: at least one thing"),
        ("action", {"do": [{"op": "gain", "res": {"worker": 1}}]}, "action.do[0].res: allowed: no field “worker”"),
        (
            "action",
            {"do": [{"op": "gain", "res": {"paradox": 1, "return_paradox": 1}}]},
            "action.do[0].res: allowed: paradox, or return_paradox, not both",
        ),
        ("action", {"do": [{"op": "choose", "of": [{"gain": {"vp": 1}}]}]}, "action.do[0].of: allowed: at least 2"),
        ("action", {"do": [{"op": "choose", "of": [{"gain": {"vp": 1}}, {}]}]}, "action.do[0].of[1].gain: allowed: this field"),
        ("action", {"do": [{"op": "set_focus", "range": 7}]}, "action.do[0].range"),
        ("action", {"do": [{"op": "set_focus", "range": 2, "returns": True}]}, "action.do[0].returns: allowed: False, not true"),
        ("action", {"do": [{"op": "set_focus", "range": 2, "times": 1}]}, "action.do[0].times: allowed: a whole number of at least 2"),
        ("action", {"do": [{"op": "act", "actions": ["mine"]}]}, "action.do[0].actions[0]: allowed: 'construct', 'recruit' or 'research'"),
        ("action", {"do": [{"op": "copy", "of": ["anomaly"]}]}, "action.do[0].of[0]: allowed: 'building', 'superproject' or 'supply'"),
        ("action", {"do": [{"op": "clone", "like": "active", "to": "tired"}]}, "action.do[0].like: allowed: 'tired' or 'used'"),
        ("free", {"do": [{"op": "copy", "of": ["supply"]}]}, "free.do[0].op: allowed: 'gain', 'choose', 'set_focus'"),
        ("free", {"do": [{"op": "set_focus", "range": "paid"}]}, "free: allowed: a range that is a number (AN-337)"),
        ("free", {"do": [VP], "motivated": "any"}, "free: allowed: no field “motivated”, but cost, do"),
        ("free", {"do": [{"op": "main_board", "as": "genius"}]}, "free.do[0].as: allowed: 'scientist', not “genius”"),
        ("immediate", [], "immediate: allowed: at least 1"),
        (
            "immediate",
            [{"op": "set_focus", "range": 2}],
            "immediate[0].op: allowed: 'gain', 'warp_back', 'refresh', 'act', not “set_focus”",
        ),
        ("immediate", [{"op": "choose", "of": []}], "immediate[0].op: allowed: 'gain'"),
        ("passive", [], "passive: allowed: at least 1"),
        ("passive", [VP], "passive[0].op: allowed: "),
        ("passive", [{"op": "range", "n": 0}], "passive[0].n: allowed: a whole number of at least 1"),
        ("passive", [{"op": "halve_supply"}], "passive[0].both: allowed: this field, which must be there"),
        ("passive", [{"op": "discount", "res": {"neutronium": 1, "tug": 1}}], "passive[0].res: allowed: neutronium, or tug"),
        ("passive", [{"op": "discount", "res": {"water": 1}}], "passive[0].res: allowed: no field “water”, but neutronium, tug"),
        ("passive", [{"op": "less_water", "n": 1, "but": ["mine"]}], "passive[0].but[0]: allowed: 'trade', not “mine”"),
        ("passive", [{"op": "take_worker", "from": "mine", "cost": {"water": 2}}], "passive[0].from: allowed: 'pool' or 'card'"),
        ("passive", [{"op": "second_die", "cost": {"tug": 1}}], "passive[0].cost: allowed: no field “tug”"),
        ("passive", [{"op": "as_genius", "worker": "genius"}], "passive[0].worker: allowed: 'scientist', 'engineer' or 'administrator'"),
        ("endgame", [{"op": "per", "count": "water", "vp": 1}], "endgame[0].count: allowed: 'anomaly', 'time_travel' or 'superproject'"),
        ("endgame", [{"op": "keep_worker"}], "endgame[0].op: allowed: 'per', 'morale_floor', not “keep_worker”"),
        ("impl", {}, "impl: allowed: at least one of immediate, action, free, passive, endgame"),
        ("impl", {"vp": 3}, "impl: allowed: no field “vp”, but immediate, action, free, passive, endgame"),
        ("vp", 0, "vp: allowed: a whole number of at least 1, not 0"),
        ("vp", "2", "vp: allowed: a whole number, not “2”"),
        ("type", "plant", "type: allowed: 'power_plant', 'factory', 'life_support' or 'lab', not “plant”"),
        ("cost", {"gold": 1}, "allowed: no field “cost”, but immediate, action, free, passive, endgame, id, type, vp, impl"),
    ],
)
def test_a_building_keeps_to_the_grammar(field: str, value: Any, told: str) -> None:
    assert told in with_field("B-203", field, value)


def test_a_tile_does_something() -> None:
    data = fresh()
    del item(data, "B-203")["action"]
    with pytest.raises(ContentFault, match="B-203: allowed: at least one of immediate, action, free, passive, endgame"):
        content.checked(data)


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("superprojects", 0, "cost"), {"tug": 2}, "superprojects.json: S-01: cost: allowed: no field “tug”"),
        (("superprojects", 0, "cost"), {"scientist": 1, "engineer": 1}, "superprojects.json: S-01: cost: allowed: one Worker at most"),
        (("superprojects", 0, "cost"), {"scientist": 2}, "superprojects.json: S-01: cost.scientist: allowed: 1, not 2"),
        (("superprojects", 0, "breakthroughs", "pair"), ["circle"], "S-01: breakthroughs.pair: allowed: at least 2"),
        (
            ("superprojects", 0, "breakthroughs", "exact", "icon"),
            "any",
            "S-01: breakthroughs.exact.icon: allowed: 'time_travel', 'military'",
        ),
        (("superprojects", 0, "id"), "S-1", "S-1: id: allowed: a text of the form ^S-[0-9]{2}$"),
        (("leaders", 0, "vp"), 2, "leaders.json: haulani: allowed: no field “vp”"),
        (("anomaly", "vp"), -21, "anomaly.json: ANOMALY: vp: allowed: a whole number of at least -20"),
        (("anomaly", "seal", "one_of"), [{"tug": 2}], "anomaly.json: ANOMALY: seal.one_of: allowed: at least 2"),
        (("anomaly", "id"), "A-01", "anomaly.json: A-01: id: allowed: 'ANOMALY'"),
        (("paths", 0, "start"), {}, "paths.json: harmony: start: allowed: at least one thing"),
        (("paths", 0, "active"), {"robot": 1}, "paths.json: harmony: active: allowed: 'scientist'"),
        (("paths", 0, "leaders"), ["haulani", "haulani"], "paths.json: harmony: leaders: allowed: each value once"),
        (("paths", 0, "evacuation", "C"), {}, "paths.json: harmony: evacuation: allowed: no field “C”, but A, B"),
        (("paths", 0, "evacuation", "A", "condition", "count"), "genius", "harmony.welfare: condition.count: allowed: 'power_plant'"),
        (("paths", 0, "evacuation", "A", "set"), {"water": 1}, "harmony.welfare: set: allowed: no field “water”"),
        (("paths", 0, "evacuation", "A", "set"), {}, "harmony.welfare: set: allowed: at least one thing"),
        (("boards", "A", "slots"), [[]] * 5, "boards.json: A.slots: allowed: at least 6"),
        (("boards", "A", "slots", 3), [{}], "boards.json: A.slots[3][0]: allowed: at least one thing"),
        (("boards", "A", "slots", 3), [{"engineer": 1}], "boards.json: A.slots[3][0]: allowed: no field “engineer”"),
        (("boards", "A", "breaks"), [2, 2], "boards.json: A.breaks: allowed: each value once"),
        (("boards", "A", "breaks"), [0, 2], "boards.json: A.breaks[0]: allowed: a whole number of at least 1"),
        (
            ("boards", "A", "supply"),
            {"kind": "free", "motivated": ["engineer"]},
            "A.supply: allowed: motivated only with the kind “action”",
        ),
        (("boards", "A", "costs", "lab"), [{"gold": 1}] * 2, "boards.json: A.costs.lab: allowed: at least 3"),
        (("boards", "A", "costs", "lab", 0), {"tug": 1}, "boards.json: A.costs.lab[0]: allowed: no field “tug”"),
        (("boards", "A", "morale", "start"), 5, "boards.json: A.morale: allowed: start: the space of 0 VP (AN-071)"),
        (("boards", "A", "morale", "vp", 6), 3, "boards.json: A.morale: allowed: vp: from left to right never less"),
        (("boards", "A", "time_travel", 0), 1, "boards.json: A: allowed: time_travel: from 0 on, never less (AN-071)"),
        (("boards", "A", "time_travel", 8), 1, "boards.json: A: allowed: time_travel: from 0 on, never less (AN-071)"),
        (("boards", "B", "harmony", "lose_building"), False, "boards.json: B.harmony.lose_building: allowed: True, not false"),
        (("boards", "B", "salvation", "impl"), {"costs": {}, "slots": []}, "B.salvation.impl: allowed: no field “slots”, but costs"),
        (("recruit", 0, "workers", "genius"), 2, "recruit.json: R-01: allowed: workers: four (AN-620)"),
        (("mine", 0, "pool", 0), "water", "mine.json: M-01: pool[0]: allowed: 'neutronium', 'gold', 'uranium' or 'titanium'"),
        (("mine", 0, "pool"), ["gold"] * 4, "mine.json: M-01: pool: allowed: at least 5"),
        (("capital", 0, "bonus"), {"op": "seal"}, "capital.json: K-11: bonus.op: allowed: 'gain', 'discount', 'again'"),
        (("capital", 9, "bonus", "vp"), [1, 2], "capital.json: K-25: bonus: allowed: vp: 3 for building"),
        (("warp", 0, "gain"), {"neutronium": 1, "gold": 1}, "warp.json: neutronium: gain: allowed: one thing"),
        (("breakthroughs", "icons", 0), "society", "breakthroughs.json: icons: allowed: each value once"),
        (("conditions", 0, "id"), "experiments", "conditions.json: experiments: id: allowed: 'workers'"),
        (("dice", "icon", 5), "?", "dice.json: icon[5]: allowed: "),
        (("dice", "paradox"), [1] * 7, "dice.json: paradox: allowed: at most 6"),
        (("actions", "trade", "ring", 0), {"worker": 1}, "actions.json: trade.ring[0]: allowed: no field “worker”"),
        (("actions", "recruit", "beside", "genius"), {"vp": 1}, "actions.json: recruit.beside: allowed: no field “genius”"),
        (("supply", "water"), [0, 1, 2], "supply.json: water: allowed: at least 4"),
        (("supply", "tokens"), 16, "supply.json: allowed: no field “tokens”"),
    ],
)
def test_all_other_files_keep_to_the_grammar(path: Path, value: Any, told: str) -> None:
    assert told in str(refused_with(path, value))


def test_other_content_in_the_same_grammar_is_accepted() -> None:
    """The numbers on the tiles are the files' business."""
    found = accepted_with(("buildings", 16, "action", "do"), [{"op": "choose", "of": [{"gain": {"vp": 3}}, {"gain": {"morale": 1}}]}])
    (effect,) = found.buildings[16].effects[0]
    assert [gain.vp for _, gain in effect.options] == [3, 0]
    assert accepted_with(("boards", "A", "slots", 0), [{"tug": 1}]).boards[0][2].slots[0][0].tug == 1
    assert accepted_with(("paths", 3, "start", "gold"), 5).paths[3].goods[1] == 5


@pytest.mark.parametrize("value", [None, 1, "x", [], {}, [None], [{}], {"id": 1}])
@pytest.mark.parametrize("name", content.FILES)
def test_a_file_of_anything_else_is_refused(name: str, value: Any) -> None:
    assert refused_with((name,), value).file == f"{name}.json"


def test_a_file_too_few_or_too_many_is_refused() -> None:
    for name in content.FILES:
        data = fresh()
        del data[name]
        with pytest.raises(ContentFault, match=rf"{name}\.json: allowed: this field, which must be there"):
            content.checked(data)
    with pytest.raises(ContentFault, match=r"events\.json: allowed: no such file"):
        content.checked({**fresh(), "events": []})


def ops_of(union: Any) -> set[str]:
    """Every op of a discriminated union."""
    members = union.__args__[0].__args__ if hasattr(union, "__metadata__") else union.__args__
    return {op for member in members for op in member.model_fields["op"].annotation.__args__}


def ops_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "op" in value:
            yield value["op"]
        for inner in value.values():
            yield from ops_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from ops_in(inner)


def test_every_op_is_used() -> None:
    deeds = (grammar.Immediate, grammar.FreeDeed, grammar.ActionDeed)
    lasting = (grammar_lasting.Passive, grammar_lasting.Endgame, grammar_lasting.Bonus)
    assert set().union(*map(ops_of, (*deeds, *lasting))) == set(ops_in(fresh()))


def answer(data: Any) -> Content | ContentFault:
    """The content or the fault; any other exception goes on to the test."""
    try:
        return content.checked(data)
    except ContentFault as fault:
        return fault


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage.__name__)
def test_spoilt_content_is_refused_or_still_good(damage: Callable[[Any, Path, Rng], None]) -> None:
    rng = Rng(2024)
    everything = list(places(fresh()))
    refused = 0
    for _ in range(MUTATIONS):
        data = fresh()
        damage(data, everything[rng.below(len(everything))], rng)
        found = answer(data)
        if isinstance(found, Content):
            hash(found)
            continue
        refused += 1
        assert found.file.removesuffix(".json") in content.FILES
        assert found.allowed
        assert "\n" not in str(found)
    assert refused > 0
