"""The closed grammar of effects (part 2 of the rules): every op in its forms, and every limit."""

from __future__ import annotations

import re
from typing import Any

import pytest

from exhibition_suite.games.timespan import content
from exhibition_suite.games.timespan.content import ContentFault
from exhibition_suite.games.timespan.quotas import effects_in
from tests.games.timespan.contents import accepted_with, fresh, refused, refused_with, with_effects

VP: list[Any] = [{"op": "vp", "n": 1}]
PEACE = {"c": "peace"}

# The examples of section 2.3.
EXAMPLES: list[dict[str, Any]] = [
    {"op": "gain", "res": {"coin": 2, "wood": 1}},
    {"op": "pay", "cost": {"sheep": 1}, "then": [{"op": "vp", "n": 3}]},
    {"op": "pay", "cost": {"coin": 1}, "then": [{"op": "luxury", "kind": "silk"}], "times": 2},
    {"op": "advance", "track": "science", "n": 2},
    {"op": "advance", "track": "any", "n": 2},
    {"op": "draw", "deck": "current", "n": 1},
    {"op": "draw", "deck": "future", "n": 1},
    {"op": "draw", "deck": "age4", "n": 1},
    {"op": "draw", "deck": "current", "n": 1, "type": ["person", "invention"]},
    {"op": "draw", "deck": "current", "n": 1, "type": "choose"},
    {"op": "draw", "deck": "current", "n": 1, "type": "special"},
    {"op": "look", "deck": "current", "n": 3, "keep": 1},
    {"op": "look", "deck": "wonder", "n": 2, "keep": 1},
    {"op": "look", "deck": "current", "n": 2, "keep": 1, "to": "graveyard"},
    {"op": "tuck", "from": "hand", "filter": {"type": ["building"]}},
    {"op": "tuck", "from": "look", "n": 3},
    {"op": "bury", "from": "deck", "n": 1, "deck": "current"},
    {"op": "bury", "from": "timeline", "n": 1, "filter": {"space": [2, 3, 4]}},
    {"op": "seq", "do": [{"op": "bury", "from": "timeline", "n": 1}, {"op": "vp", "n": 2}]},
    {"op": "bury_luxury", "from": "supply", "kind": "fur"},
    {"op": "bury_luxury", "from": "waiting", "kind": "any"},
    {"op": "upgrade", "n": 3},
    {"op": "luxury", "kind": "any"},
    {"op": "luxury", "kind": "any", "n": 2},
    {"op": "deliver", "from": "supply", "kind": "any"},
    {"op": "activate", "target": "timeline", "filter": {"has_luxury": True, "empty": True}},
    {"op": "activate", "target": "neutral"},
    {"op": "activate", "target": "market"},
    {"op": "camel", "n": 1},
    {"op": "choose", "of": [[{"op": "gain", "res": {"gold": 1}}], [{"op": "advance", "track": "culture", "n": 1}]]},
    {"op": "choose", "k": 2, "of": [[{"op": "vp", "n": 2}], [{"op": "upgrade", "n": 3}], [{"op": "luxury", "kind": "silk"}]]},
    {"op": "opt", "do": [{"op": "vp", "n": -1}, {"op": "worker", "n": 1}]},
    {"op": "per", "count": PEACE, "div": 2, "max": 5, "do": VP},
    {"op": "per", "count": {"c": "cards", "zone": "timeline", "type": "person"}, "do": [{"op": "gain", "res": {"coin": 1}}]},
    {"op": "per", "count": {"c": "cards", "zone": "graveyard", "age": [0, 1]}, "max": 4, "do": VP},
    {"op": "per", "count": {"c": "luxury", "zone": "both"}, "do": [{"op": "upgrade", "n": 1}]},
    {"op": "per", "count": {"c": "wonders", "owner": "me"}, "do": [{"op": "vp", "n": 2}]},
    {"op": "wake", "n": 1, "from": "dormant"},
    {"op": "play", "kind": "history", "discount": 3},
    {"op": "play", "kind": "any", "free": True, "filter": {"age": [1, 2]}},
    {
        "op": "if",
        "cond": {"ge": [{"c": "track", "track": "science"}, 8]},
        "then": [{"op": "unlock", "colour": "black"}],
        "else": [{"op": "unlock", "colour": "white"}],
    },
    {"op": "seq", "do": [{"op": "discard_card", "n": 1}, {"op": "draw", "deck": "current", "n": 1}]},
    {"op": "discovery", "n": 1, "look": 2},
    {"op": "pay", "cost": {"cards": 2}, "then": [{"op": "luxury", "kind": "yumurium"}]},
    {"op": "pay", "cost": {"luxury": {"any": 1}, "basic": 2, "vp": 1}, "then": VP},
    {"op": "tile", "kind": "theatre"},
    {"op": "activate", "target": "below"},
]


@pytest.mark.rule("TS-500", "TS-501", "TS-506", "TS-507", "TS-511")
@pytest.mark.parametrize("effect", EXAMPLES, ids=[f"{number}-{example['op']}" for number, example in enumerate(EXAMPLES)])
def test_every_form_of_the_grammar_is_read(effect: dict[str, Any]) -> None:
    read = with_effects([effect])
    assert read.history[4]["box"] == [effect]


@pytest.mark.rule("TS-500")
def test_the_examples_know_every_op() -> None:
    allowed = set(re.findall(r"'(\w+)'", refused([{"op": "steal", "n": 1}])))
    assert {effect["op"] for effect in effects_in(EXAMPLES)} == allowed


@pytest.mark.rule("TS-500")
@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"op": "steal", "n": 1}, "box[0].op: allowed: 'gain', 'vp'"),
        ({"n": 1}, "an object with the field 'op'"),
        ({"op": "vp", "n": "2"}, "box[0].n: allowed: a whole number, not “2”"),
        ({"op": "vp", "n": 2.0}, "box[0].n: allowed: a whole number, not 2.0"),
        ({"op": "upgrade", "n": True}, "box[0].n: allowed: a whole number, not true"),
        ({"op": "upgrade", "n": 0}, "box[0].n: allowed: a whole number of at least 1, not 0"),
        ({"op": "upgrade", "n": -1}, "box[0].n: allowed: a whole number of at least 1, not -1"),
        ({"op": "upgrade", "n": 100}, "box[0].n: allowed: a whole number of at most 99, not 100"),
        ({"op": "upgrade"}, "box[0].n: allowed: this field, which must be there"),
        ({"op": "upgrade", "n": 1, "m": 2}, "no field “m”, but op, n"),
        ({"op": "upgrade", "n": None}, "a value for “n”, or no such field"),
        ({"op": "gain", "res": {"silver": 1}}, "allowed: 'coin', 'wheat'"),
        ({"op": "gain", "res": {}}, "at least 1"),
        ({"op": "gain", "res": {"coin": -2}}, "box[0].res.coin: allowed: a whole number of at least 1"),
        ({"op": "advance", "track": "moon", "n": 1}, "'culture', 'science', 'ship', 'balloon' or 'space'"),
        ({"op": "activate", "target": "hand"}, "allowed: 'below', 'board'"),
        ({"op": "tile", "kind": "balloon"}, "'gold', 'workshop', 'academy' or 'theatre'"),
        ({"op": "unlock", "colour": "green"}, "'white', 'black' or 'any'"),
        ({"op": "choose", "of": [VP]}, "at least 2"),
        ({"op": "choose", "of": [VP, []]}, "at least 1"),
        ({"op": "opt", "do": []}, "at least 1"),
        ({"op": "pay", "cost": {}, "then": VP}, "a cost of at least one thing"),
        ({"op": "play", "kind": "history", "filter": {}}, "a filter with at least one field"),
        ({"op": "play", "kind": "history", "filter": {"type": ["person", "person"]}}, "each value once"),
        ({"op": "play", "kind": "history", "filter": {"space": [5]}}, "a whole number of at most 4"),
        ("vp", "an object"),
        (7, "an object"),
    ],
)
def test_what_the_grammar_does_not_know_is_refused_and_told(effect: Any, told: str) -> None:
    assert told in refused([effect])


@pytest.mark.rule("TS-502")
def test_any_luxury_is_a_kind_of_its_own_and_others_must_be_named() -> None:
    with_effects([{"op": "luxury", "kind": "any"}])
    assert "or 'any'" in refused([{"op": "luxury", "kind": "all"}])
    assert "[0].kind" in refused([{"op": "luxury", "kind": ["gems", "book"]}])


COUNTS: list[dict[str, Any]] = [
    {"c": "const", "n": 3},
    *({"c": name} for name in ("peace", "track_ends", "tiles", "tucked", "completed", "incomes", "clock_tiles", "hand", "age")),
    {"c": "cards", "zone": "hand"},
    {"c": "types", "zone": "timeline"},
    {"c": "luxury", "zone": "waiting", "kind": "book"},
    {"c": "lux_kinds", "zone": "graveyard"},
    {"c": "wonders", "owner": "others"},
    {"c": "workers", "zone": "used"},
    {"c": "track", "track": "space"},
    {"c": "gears", "colour": "black"},
    {"c": "res", "kind": "any"},
    {"c": "sum", "of": [{"c": "age"}, {"c": "min", "of": [{"c": "hand"}, {"c": "peace"}]}]},
]


@pytest.mark.rule("TS-503", "TS-504")
@pytest.mark.parametrize("count", COUNTS, ids=[count["c"] for count in COUNTS])
def test_every_count_is_read(count: dict[str, Any]) -> None:
    with_effects([{"op": "per", "count": count, "do": VP}])


@pytest.mark.rule("TS-503")
@pytest.mark.parametrize(
    "count",
    [
        {"c": "camels"},
        {"c": "cards"},
        {"c": "cards", "zone": "waiting"},
        {"c": "luxury", "zone": "hand"},
        {"c": "luxury", "zone": "both", "kind": "any"},
        {"c": "peace", "zone": "both"},
        {"c": "const", "n": 0},
        {"c": "sum", "of": []},
        {"c": "track", "track": "any"},
        {"zone": "both"},
        3,
    ],
)
def test_a_wrong_count_is_refused(count: Any) -> None:
    assert "box[0].count" in refused([{"op": "per", "count": count, "do": VP}])


@pytest.mark.rule("TS-503", "TS-508")
def test_camels_are_counted_on_wonders_alone() -> None:
    camels = [{"op": "per", "count": {"c": "camels_here"}, "do": VP}]
    with_effects(camels, name="W-03")
    assert "camels_here" in refused(camels)


CONDITIONS: list[dict[str, Any]] = [
    {"ge": [PEACE, 1]},
    {"le": [PEACE, 0]},
    {"and": [{"ge": [PEACE, 1]}, {"le": [PEACE, 4]}]},
    {"or": [{"most": PEACE}, {"not": {"ge": [PEACE, 2]}}]},
    {"most": {"c": "track", "track": "culture"}},
    {"space": [1, 4]},
]


@pytest.mark.rule("TS-515")
@pytest.mark.parametrize("cond", CONDITIONS, ids=[next(iter(cond)) for cond in CONDITIONS])
def test_every_condition_is_read(cond: dict[str, Any]) -> None:
    with_effects([{"op": "if", "cond": cond, "then": VP}])


@pytest.mark.rule("TS-515")
@pytest.mark.parametrize(
    "cond",
    [
        {"ge": [PEACE, 0]},
        {"le": [PEACE, -1]},
        {"ge": [PEACE]},
        {"ge": [PEACE, 1, 2]},
        {"ge": [1, PEACE]},
        {"ge": PEACE},
        {"gt": [PEACE, 1]},
        {"and": []},
        {"ge": [PEACE, 1], "le": [PEACE, 4]},
        {"space": []},
        {"space": [0]},
        {},
        True,
    ],
)
def test_a_wrong_condition_is_refused(cond: Any) -> None:
    assert "box[0].cond" in refused([{"op": "if", "cond": cond, "then": VP}])


@pytest.mark.rule("TS-509")
@pytest.mark.parametrize("deck", ["future", "age4", "wonder"])
def test_a_type_is_drawn_from_the_current_deck_alone(deck: str) -> None:
    told = refused([{"op": "draw", "deck": deck, "n": 1, "type": "choose"}])
    assert "a type only with the deck “current” (TS-509)" in told


@pytest.mark.rule("TS-509")
def test_nobody_keeps_more_than_was_seen() -> None:
    with_effects([{"op": "look", "deck": "current", "n": 2, "keep": 2}])
    assert "keep: at most n = 2 (TS-509)" in refused([{"op": "look", "deck": "current", "n": 2, "keep": 3}])
    assert "look: at least n = 2" in refused([{"op": "discovery", "n": 2, "look": 1}])


@pytest.mark.rule("TS-509")
def test_a_choice_leaves_an_option() -> None:
    with_effects([{"op": "choose", "of": [VP, VP, VP], "k": 2}])
    assert "k: less than the number of options, 2 (TS-509)" in refused([{"op": "choose", "of": [VP, VP], "k": 2}])


@pytest.mark.rule("TS-509")
@pytest.mark.parametrize("field", ["box", "on_play", "income"])
def test_the_box_below_is_known_on_timeline_cards(field: str) -> None:
    with_effects([{"op": "activate", "target": "below"}], field)


@pytest.mark.rule("TS-509")
@pytest.mark.parametrize(
    ("name", "field"),
    [("I-05", "discard"), ("I-01", "on_death"), ("W-03", "box"), ("W-03", "on_play"), ("D1-01", "effect")],
)
def test_the_box_below_is_unknown_elsewhere(name: str, field: str) -> None:
    assert "the target “below”" in refused([{"op": "activate", "target": "below"}], field, name)
    hidden = [{"op": "choose", "of": [VP, [{"op": "opt", "do": [{"op": "activate", "target": "below"}]}]]}]
    assert "the target “below”" in refused(hidden, field, name)


@pytest.mark.rule("TS-509")
@pytest.mark.parametrize("path", [("market", "box"), ("tracks", "ship", "spaces", 0), ("tiles", 0, "box"), ("luxury", 0, "income")])
def test_the_box_below_is_unknown_on_boards_and_in_the_income_of_a_tile(path: tuple[str | int, ...]) -> None:
    assert "below" in refused_with(path, [{"op": "activate", "target": "below"}]).allowed


@pytest.mark.rule("TS-509", "TS-221")
def test_the_box_below_is_known_on_a_luxury_tile() -> None:
    accepted_with(("luxury", 0, "activation"), [{"op": "activate", "target": "below"}])


@pytest.mark.rule("TS-513")
def test_the_space_of_a_card_is_asked_on_timeline_cards_alone() -> None:
    asks = [{"op": "if", "cond": {"not": {"space": [1]}}, "then": VP}]
    with_effects(asks)
    for name, field in (("W-03", "box"), ("I-05", "discard"), ("D1-01", "effect")):
        assert "the condition “space”" in refused(asks, field, name)
    assert "space" in refused_with(("visions", 0, "tiers", 0, "if"), {"space": [1]}).allowed


def nested(levels: int) -> list[Any]:
    """An effect list so many effects deep."""
    return VP if levels == 1 else [{"op": "opt", "do": nested(levels - 1)}]


@pytest.mark.rule("TS-509")
def test_effects_stand_at_most_four_deep() -> None:
    with_effects(nested(4))
    assert "effects at most 4 deep (TS-509)" in refused(nested(5))
    mixed = [{"op": "choose", "of": [VP, [{"op": "pay", "cost": {"coin": 1}, "then": [{"op": "per", "count": PEACE, "do": nested(2)}]}]]}]
    assert "4 deep" in refused(mixed)


@pytest.mark.rule("TS-509")
@pytest.mark.parametrize("levels", [5, 20, 40, 200, 5000])
def test_any_depth_is_refused_and_harms_nothing(levels: int) -> None:
    cond: Any = {"ge": [PEACE, 1]}
    count: Any = PEACE
    effects: Any = VP
    for _ in range(levels):
        cond, count, effects = {"not": cond}, {"c": "sum", "of": [count]}, [{"op": "seq", "do": effects}]
    for wrong in (effects, [{"op": "if", "cond": cond, "then": VP}], [{"op": "per", "count": count, "do": VP}]):
        data = fresh()
        data["history"][4]["box"] = wrong
        with pytest.raises(ContentFault, match=r"deep \(TS-509\)|levels of brackets"):
            content.checked(data)


@pytest.mark.rule("TS-500")
def test_only_points_may_be_negative() -> None:
    with_effects([{"op": "vp", "n": -3}])
    for effect in (
        {"op": "camel", "n": -1},
        {"op": "gain", "res": {"coin": -1}},
        {"op": "pay", "cost": {"vp": -1}, "then": VP},
        {"op": "per", "count": PEACE, "do": VP, "max": -1},
    ):
        assert "at least 1" in refused([effect])


@pytest.mark.rule("TS-506")
def test_a_card_is_free_or_cheaper_not_both() -> None:
    assert "not both" in refused([{"op": "play", "kind": "any", "free": True, "discount": 2}])


@pytest.mark.rule("TS-513", "TS-154")
@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"op": "bury", "from": "deck", "n": 1}, "deck with from = “deck”"),
        ({"op": "bury", "from": "hand", "n": 1, "deck": "current"}, "deck with from = “deck”"),
        ({"op": "bury", "from": "deck", "n": 1, "deck": "wonder"}, "'current', 'future' or 'age4'"),
        ({"op": "bury", "from": "deck", "n": 1, "deck": "current", "filter": {"age": [1]}}, "no filter"),
        ({"op": "tuck", "from": "look"}, "n with from = “look”"),
        ({"op": "tuck", "from": "hand", "n": 2}, "n with from = “look”"),
        ({"op": "look", "deck": "wonder", "n": 2, "keep": 1, "to": "graveyard"}, "a wonder goes to the hand"),
        ({"op": "activate", "target": "board", "filter": {"empty": True}}, "a filter only with the target “timeline”"),
    ],
)
def test_words_that_make_no_sense_together_are_refused(effect: dict[str, Any], told: str) -> None:
    assert told in refused([effect])


@pytest.mark.rule("TS-508")
def test_no_effect_touches_an_opponent() -> None:
    """There is no word for it: targets, zones and owners are one's own, but for the wonder that is visited."""
    told = refused([{"op": "activate", "target": "opponent"}])
    assert set(re.findall(r"'(\w+)'", told)) == {"below", "board", "timeline", "wonder_own", "neutral", "wonder_any", "market"}
