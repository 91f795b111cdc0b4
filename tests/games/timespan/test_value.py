"""The value model (part 3 of the rules): every line of its tables, its worked checks, and the content in its bands."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.timespan import content, value_tables
from exhibition_suite.games.timespan.value import END, best_tier, chance, cost_price, expected, implies, price, reached, repetitions
from exhibition_suite.games.timespan.value_report import Row, card, discovery, quotas, report, technology, vision, vp_end, wonder
from tests.games.timespan.contents import fresh, item

Columns = tuple[float, float, float, float]
VP: list[Any] = [{"op": "vp", "n": 1}]
PEACE = {"c": "peace"}


def columns(*effects: dict[str, Any]) -> Columns:
    """The price in ages I to IV."""
    one, two, three, four = (price(list(effects), column) for column in range(4))
    return one, two, three, four


LINES: list[tuple[dict[str, Any], Columns]] = [
    ({"op": "gain", "res": {"coin": 1}}, (1, 1, 1, 1)),
    ({"op": "gain", "res": {"wheat": 1, "metal": 1}}, (5, 5, 5, 5)),
    ({"op": "gain", "res": {"gold": 2}}, (8, 8, 8, 8)),
    ({"op": "upgrade", "n": 3}, (3, 3, 3, 3)),
    ({"op": "vp", "n": 2}, (2.5, 3, 4, 4)),
    ({"op": "vp", "n": -1}, (-1.25, -1.5, -2, -2)),
    ({"op": "draw", "deck": "current", "n": 1}, (2, 2.25, 2.5, 2.5)),
    ({"op": "draw", "deck": "current", "n": 1, "type": "choose"}, (2.5, 2.75, 3, 3)),
    ({"op": "draw", "deck": "future", "n": 2}, (6, 7, 8, 8)),
    ({"op": "draw", "deck": "age4", "n": 1}, (3, 3.5, 4, 4)),
    ({"op": "look", "deck": "current", "n": 3, "keep": 1}, (3, 3.25, 3.5, 3.5)),
    ({"op": "look", "deck": "current", "n": 9, "keep": 1}, (3.5, 3.75, 4, 4)),
    ({"op": "look", "deck": "wonder", "n": 2, "keep": 1}, (3, 3, 2.5, 2)),
    ({"op": "look", "deck": "future", "n": 2, "keep": 1}, (3.5, 4, 4.5, 4.5)),
    ({"op": "discovery", "n": 1}, (3.5, 5, 7, 7)),
    ({"op": "luxury", "kind": "fur"}, (3, 2.75, 2, 1.5)),
    ({"op": "luxury", "kind": "pottery", "n": 2}, (6, 5.5, 4, 3)),
    ({"op": "luxury", "kind": "silk"}, (4.25, 4.25, 3.5, 3)),
    ({"op": "luxury", "kind": "any"}, (4.5, 4.5, 3.5, 3)),
    ({"op": "luxury", "kind": "gems"}, (5.5, 5.5, 5, 4.5)),
    ({"op": "luxury", "kind": "book"}, (5, 5.25, 4, 3.5)),
    ({"op": "luxury", "kind": "yumurium"}, (6, 7, 8, 8)),
    ({"op": "deliver", "from": "supply", "kind": "any"}, (4.5, 5, 5, 5)),
    ({"op": "deliver", "from": "waiting", "kind": "any"}, (0, 0, 0, 0)),
    ({"op": "bury_luxury", "from": "supply", "kind": "pottery"}, (4, 3, 1.5, 1)),
    ({"op": "bury_luxury", "from": "supply", "kind": "silk"}, (5, 4.5, 2.5, 2)),
    ({"op": "bury_luxury", "from": "supply", "kind": "gems"}, (10, 9, 5, 4)),
    ({"op": "bury_luxury", "from": "supply", "kind": "book"}, (6, 5, 2.5, 2)),
    ({"op": "bury_luxury", "from": "supply", "kind": "yumurium"}, (20, 17, 11, 10)),
    ({"op": "bury_luxury", "from": "waiting", "kind": "any"}, (2, 2, 1.5, 1.5)),
    ({"op": "advance", "track": "culture", "n": 2}, (5.5, 7.5, 8.5, 8.5)),
    ({"op": "advance", "track": "science", "n": 1}, (2.75, 3.75, 4.25, 4.25)),
    ({"op": "advance", "track": "ship", "n": 1}, (3, 3, 3, 3)),
    ({"op": "advance", "track": "balloon", "n": 1}, (3.5, 4.25, 4.25, 4.25)),
    ({"op": "advance", "track": "space", "n": 1}, (4.5, 5, 5.5, 5.5)),
    ({"op": "advance", "track": "any", "n": 1}, (3.5, 4.5, 5.5, 5.5)),
    ({"op": "unlock", "colour": "white"}, (5, 5, 4.5, 4)),
    ({"op": "unlock", "colour": "black"}, (7, 7, 7, 6)),
    ({"op": "unlock", "colour": "any"}, (7.5, 7.5, 7, 6)),
    ({"op": "tile", "kind": "gold"}, (4.5, 3.5, 2, 1.5)),
    ({"op": "tile", "kind": "workshop"}, (4.5, 3.5, 2, 1.5)),
    ({"op": "tile", "kind": "academy"}, (8, 6, 4, 3)),
    ({"op": "tile", "kind": "theatre"}, (8.5, 6.5, 4.5, 3.5)),
    ({"op": "worker", "n": 1}, (10, 8, 5, 4)),
    ({"op": "wake", "n": 2, "from": "any"}, (6, 7, 8, 8)),
    ({"op": "camel", "n": 1}, (4, 4.25, 4.5, 4.5)),
    ({"op": "activate", "target": "board"}, (3.5, 4, 4.5, 4.5)),
    ({"op": "activate", "target": "below"}, (3.5, 4, 4.5, 4.5)),
    ({"op": "activate", "target": "timeline"}, (3.5, 5, 7, 7)),
    ({"op": "activate", "target": "wonder_own"}, (4, 4.5, 5, 5)),
    ({"op": "activate", "target": "neutral"}, (4.5, 4.5, 5, 5)),
    ({"op": "activate", "target": "wonder_any"}, (4.5, 4.75, 5.5, 5.5)),
    ({"op": "activate", "target": "market"}, (4, 4, 4, 4)),
    ({"op": "play", "kind": "history"}, (0.5, 1, 1.5, 1.5)),
    ({"op": "play", "kind": "history", "free": True}, (4, 6.5, 9, 11)),
    ({"op": "tuck", "from": "hand"}, (2.5, 4, 6, 6)),
    ({"op": "bury", "from": "hand", "n": 1}, (1.5, 3, 5, 6)),
    ({"op": "bury", "from": "deck", "n": 1, "deck": "current"}, (1.5, 4.5, 9, 9)),
    ({"op": "bury", "from": "timeline", "n": 1}, (-1, 0, 0.5, 0.5)),
    ({"op": "discard_card", "n": 1}, (0, 0, 0, 0)),
]


@pytest.mark.rule("TS-600", "TS-601")
@pytest.mark.parametrize(("effect", "worth"), LINES, ids=[f"{number}-{effect['op']}" for number, (effect, _) in enumerate(LINES)])
def test_each_line_of_the_table(effect: dict[str, Any], worth: Columns) -> None:
    assert columns(effect) == pytest.approx(worth)


@pytest.mark.rule("TS-514")
@pytest.mark.parametrize(
    ("effect", "worth"),
    [
        ({"op": "deliver", "from": "supply", "kind": "silk"}, (4, 4.5, 4.5, 4.5)),
        ({"op": "look", "deck": "current", "n": 3, "keep": 1, "to": "graveyard"}, (2.5, 5.5, 10, 10)),
        ({"op": "bury", "from": "deck", "n": 1, "deck": "future"}, (4.5, 9, 9, 9)),
        ({"op": "bury", "from": "deck", "n": 1, "deck": "age4"}, (4.5, 9, 9, 9)),
    ],
)
def test_what_has_no_line_of_its_own(effect: dict[str, Any], worth: Columns) -> None:
    assert columns(effect) == pytest.approx(worth)


@pytest.mark.rule("TS-517")
@pytest.mark.parametrize(
    ("effect", "worth"),
    [
        ({"op": "look", "deck": "current", "n": 5, "keep": 2}, (5.5, 6, 6.5, 6.5)),
        ({"op": "look", "deck": "current", "n": 9, "keep": 2}, (5.5, 6, 6.5, 6.5)),
        ({"op": "discovery", "n": 1, "look": 3}, (4.5, 6, 8, 8)),
        ({"op": "play", "kind": "history", "discount": 4}, (3.6, 3.6, 3.6, 3.6)),
    ],
)
def test_looking_at_more_and_paying_less(effect: dict[str, Any], worth: Columns) -> None:
    assert columns(effect) == pytest.approx(worth)


@pytest.mark.rule("TS-602")
def test_lists_add_up_and_a_choice_is_its_best_and_a_little() -> None:
    coins: Any = lambda n: [{"op": "gain", "res": {"coin": n}}]  # noqa: E731
    assert price([*coins(2), *VP], 0) == pytest.approx(3.25)
    assert price([], 0) == price(None, 0) == 0
    assert price([{"op": "choose", "of": [coins(2), coins(4)]}], 0) == pytest.approx(4.5)
    assert price([{"op": "choose", "of": [coins(8), coins(8)]}], 0) == pytest.approx(9)
    assert price([{"op": "choose", "of": [coins(1), coins(2), coins(3)], "k": 2}], 0) == pytest.approx(5.5)
    assert price([{"op": "opt", "do": coins(3)}, {"op": "seq", "do": coins(2)}], 0) == pytest.approx(5)


@pytest.mark.rule("TS-602")
def test_a_price_is_paid_out_of_the_reward() -> None:
    pay = {"op": "pay", "cost": {"coin": 1}, "then": [{"op": "luxury", "kind": "silk"}]}
    assert price([pay], 0) == pytest.approx(3.35)
    assert price([{**pay, "times": 2}], 0) == pytest.approx(3.35 * 1.6)
    assert price([{**pay, "times": 3}], 0) == price([{**pay, "times": 9}], 0) == pytest.approx(6.7)
    assert price([{**pay, "cost": {"gold": 2}}], 0) == pytest.approx(0.8)
    assert cost_price({"luxury": {"any": 1, "fur": 1}, "cards": 2, "basic": 1, "vp": 2, "sheep": 1}, 1) == pytest.approx(16)


@pytest.mark.rule("TS-602", "TS-606")
def test_repetitions_are_those_to_be_expected() -> None:
    assert repetitions({"count": PEACE}, 0) == pytest.approx(2)
    assert repetitions({"count": PEACE}, 1) == pytest.approx(3.25)
    assert repetitions({"count": PEACE, "div": 2, "max": 2}, 2) == pytest.approx(2)
    person = {"c": "cards", "zone": "timeline", "type": "person"}
    assert price([{"op": "per", "count": person, "do": VP}], 0) == pytest.approx(1.5)


@pytest.mark.rule("TS-602", "TS-517")
def test_a_condition_weighs_its_branches() -> None:
    branches = {"then": [{"op": "upgrade", "n": 4}], "else": [{"op": "upgrade", "n": 2}]}
    assert price([{"op": "if", "cond": {"space": [1]}, **branches}], 0) == pytest.approx(0.6 * 4 + 0.4 * 2)
    assert price([{"op": "if", "cond": {"most": PEACE}, "then": branches["then"]}], 0) == pytest.approx(1.6)
    assert price([{"op": "if", "cond": {"ge": [PEACE, 2]}, **branches}], 0) == pytest.approx(2 + 2 * reached(1.0))


COUNTS: list[tuple[dict[str, Any], float]] = [
    (PEACE, 5),
    ({"c": "cards", "zone": "timeline"}, 4),
    ({"c": "cards", "zone": "graveyard"}, 9),
    ({"c": "cards", "zone": "both"}, 13),
    ({"c": "cards", "zone": "both", "type": "person"}, 4),
    ({"c": "cards", "zone": "both", "type": "building"}, 3),
    ({"c": "cards", "zone": "both", "type": "invention"}, 5),
    ({"c": "cards", "zone": "both", "type": "special"}, 1),
    ({"c": "cards", "zone": "both", "type": "nextgen"}, 1),
    ({"c": "cards", "zone": "timeline", "type": "building"}, 1.2),
    ({"c": "cards", "zone": "graveyard", "type": "invention"}, 3.8),
    ({"c": "types", "zone": "timeline"}, 2.7),
    ({"c": "luxury", "zone": "both"}, 6),
    ({"c": "luxury", "zone": "timeline"}, 2.5),
    ({"c": "luxury", "zone": "graveyard"}, 3.5),
    ({"c": "luxury", "zone": "both", "kind": "book"}, 1.2),
    ({"c": "lux_kinds", "zone": "both"}, 4),
    ({"c": "wonders", "owner": "me"}, 1.7),
    ({"c": "wonders", "owner": "others"}, 3),
    ({"c": "wonders", "owner": "all"}, 4.7),
    ({"c": "workers", "zone": "all"}, 6),
    ({"c": "workers", "zone": "used"}, 5),
    ({"c": "workers", "zone": "dormant"}, 1),
    ({"c": "completed"}, 4),
    ({"c": "track", "track": "culture"}, 8),
    ({"c": "track", "track": "ship"}, 5),
    ({"c": "track", "track": "balloon"}, 4),
    ({"c": "track", "track": "space"}, 2),
    ({"c": "track_ends"}, 0.6),
    ({"c": "gears", "colour": "any"}, 4),
    ({"c": "gears", "colour": "white"}, 2.3),
    ({"c": "gears", "colour": "black"}, 1.7),
    ({"c": "tiles"}, 2),
    ({"c": "res", "kind": "gold"}, 1.5),
    ({"c": "res", "kind": "any"}, 5),
    ({"c": "tucked"}, 0.8),
    ({"c": "incomes"}, 6),
    ({"c": "hand"}, 2),
    ({"c": "age"}, 3),
    ({"c": "camels_here"}, 0.7),
    ({"c": "clock_tiles"}, 0.5),
    ({"c": "const", "n": 7}, 7),
    ({"c": "sum", "of": [PEACE, {"c": "tiles"}]}, 7),
    ({"c": "min", "of": [PEACE, {"c": "tiles"}]}, 2),
    ({"c": "luxury", "zone": "waiting"}, 1),
    ({"c": "workers", "zone": "waiting"}, 1),
    ({"c": "cards", "zone": "hand", "type": "person"}, 2),
]


@pytest.mark.rule("TS-606", "TS-514")
@pytest.mark.parametrize(("count", "many"), COUNTS, ids=[f"{number}-{count['c']}" for number, (count, _) in enumerate(COUNTS)])
def test_what_can_be_expected_at_the_end(count: dict[str, Any], many: float) -> None:
    assert expected(count, END) == expected(count, 2) == pytest.approx(many)


@pytest.mark.rule("TS-606")
def test_counts_grow_with_the_ages_but_those_of_the_timeline_are_whole() -> None:
    assert [expected(PEACE, column) for column in range(4)] == pytest.approx([2, 3.25, 5, 5])
    assert [expected({"c": "cards", "zone": "timeline"}, column) for column in range(4)] == [4, 4, 4, 4]
    assert [expected({"c": "age"}, column) for column in range(3)] == [1, 2, 3]


@pytest.mark.rule("TS-606")
def test_chances_of_thresholds() -> None:
    for part, likely in ((0.7, 0.85), (0.9, 0.65), (1.1, 0.45), (1.35, 0.25), (1.65, 0.1)):
        assert reached(part) == pytest.approx(likely)
    assert reached(0.1) == 0.85
    assert reached(9) == 0.1
    assert reached(0.8) == pytest.approx(0.75)
    three, five = {"ge": [PEACE, 4]}, {"ge": [PEACE, 5]}
    assert chance({"le": [PEACE, 4]}, END) == pytest.approx(1 - chance(five, END))
    assert chance({"not": five}, END) == pytest.approx(1 - chance(five, END))
    assert chance({"and": [three, five]}, END) == pytest.approx(0.75 * chance(five, END))
    assert chance({"or": [three, five]}, END) == pytest.approx(1 - 0.25 * (1 - chance(five, END)))
    assert chance({"most": PEACE}, END) == 0.4


@pytest.mark.rule("TS-605", "TS-404")
def test_only_the_best_tier_counts() -> None:
    low, high = {"ge": [PEACE, 4]}, {"ge": [PEACE, 6]}
    assert implies(high, low)
    assert not implies(low, high)
    assert implies({"and": [high, {"most": PEACE}]}, low)
    assert best_tier([{"if": low}, {"if": high}], END) == pytest.approx([chance(low, END) - chance(high, END), chance(high, END)])
    assert best_tier([{"if": low}, {"if": {"most": PEACE}}], END) == pytest.approx([chance(low, END) * 0.6, 0.4])
    assert best_tier([{"if": low}], END) == [chance(low, END)]


# The examples of section 2.3 and the figures that TS-607 prints for them.
TEMPLE: dict[str, Any] = {
    "id": "EX-1",
    "age": 1,
    "type": "building",
    "cost": {"stone": 1, "coin": 1},
    "lux": {"slots": ["pottery"]},
    "box": [{"op": "vp", "n": 1}, {"op": "upgrade", "n": 2}],
    "peace": 1,
    "discard": [{"op": "gain", "res": {"coin": 2}}],
    "vp": 1,
}
POET: dict[str, Any] = {
    "id": "EX-2",
    "age": 2,
    "type": "person",
    "cost": {"wheat": 1, "sheep": 1},
    "lux": {"slots": ["fur", "book"]},
    "box": [{"op": "advance", "track": "culture", "n": 1}, {"op": "vp", "n": 1}],
    "on_complete": [{"op": "vp", "n": 2}],
    "on_death": [{"op": "vp", "n": 1}],
    "income": [{"op": "gain", "res": {"coin": 1}}],
    "discard": [{"op": "upgrade", "n": 2}],
    "vp": 1,
}
CHARIOT: dict[str, Any] = {
    "id": "EX-3",
    "age": 2,
    "type": "invention",
    "cost": {"wood": 2},
    "peace": -1,
    "box": [{"op": "upgrade", "n": 5}],
    "on_move": [{"op": "vp", "n": 1}],
    "discard": [{"op": "gain", "res": {"coin": 2}}],
    "vp": 3,
}
BANQUET: dict[str, Any] = {
    "id": "EX-4",
    "age": 3,
    "type": "special",
    "cost": {"metal": 1, "sheep": 1, "wheat": 1},
    "lux": {"slots": ["any", "any"], "distinct": True},
    "box": [{"op": "luxury", "kind": "gems"}, {"op": "vp", "n": 2}],
    "on_play": [{"op": "advance", "track": "any", "n": 1}],
    "discard": [{"op": "upgrade", "n": 3}],
    "vp": 2,
}
MARS: dict[str, Any] = {
    "id": "EX-5",
    "age": 4,
    "type": "nextgen",
    "cost": {"gold": 2, "metal": 1},
    "box": [],
    "on_play": [{"op": "advance", "track": "space", "n": 1}],
    "discard": [{"op": "upgrade", "n": 4}],
    "vp": 4,
    "vp_end": {"n": 2, "per": {"c": "wonders", "owner": "me"}, "max": 6},
}
LIGHTHOUSE: dict[str, Any] = {
    "id": "EX-6",
    "cost": {"stone": 2, "wood": 1},
    "box": [{"op": "advance", "track": "any", "n": 1}],
    "visit_vp": 2,
    "peace": 1,
    "vp": 3,
}


@pytest.mark.rule("TS-603", "TS-604", "TS-605", "TS-607")
@pytest.mark.parametrize(
    ("row", "budget", "parts", "worth", "percent"),
    [
        (card(TEMPLE), 6.5, {"box": 2.6, "peace": 2.2, "vp": 1.25, "lux": 1}, 7.05, 8),
        (card(POET), 10.5, {"box": 3.94, "on_complete": 1.5, "on_death": 1.05, "income": 1.3, "vp": 1.5, "lux": 2.25}, 11.5, 10),
        (card(CHARIOT), 9, {"box": 3.75, "on_move": 3, "peace": -2.5, "vp": 4.5}, 8.75, -3),
        (card(BANQUET), 16, {"box": 4.5, "on_play": 5.5, "vp": 4, "lux": 1.5}, 15.5, -3),
        (card(MARS), 21.5, {"on_play": 5.5, "vp": 8, "vp_end": 6.8}, 20.3, -6),
        (wonder(LIGHTHOUSE), 15, {"box": 6.75, "peace": 4, "vp": 4.8}, 15.55, 4),
    ],
    ids=["EX-1", "EX-2", "EX-3", "EX-4", "EX-5", "EX-6"],
)
def test_the_worked_checks(row: Row, budget: float, parts: dict[str, float], worth: float, percent: int) -> None:
    assert row.budget == pytest.approx(budget)
    assert row.parts == pytest.approx(parts, abs=0.005)
    assert row.price == pytest.approx(worth, abs=0.05)
    assert round(100 * row.deviation) == percent
    assert row.in_band


@pytest.mark.rule("TS-603", "TS-517")
def test_what_the_worked_checks_leave_out() -> None:
    lasting = [{"when": "card_played", "do": VP}]
    assert card({**TEMPLE, "lasting": lasting}).parts["lasting"] == pytest.approx(1.25 * 2.5)
    assert wonder({**LIGHTHOUSE, "lasting": lasting}).parts["lasting"] == pytest.approx(1.5 * 3)
    assert wonder({**LIGHTHOUSE, "income": VP}).parts["income"] == pytest.approx(1.5 * 2.5)
    early = {**TEMPLE, "vp_end": {"n": 1, "per": PEACE, "div": 2, "max": 4}}
    assert vp_end(early) == pytest.approx(2.5)
    assert vp_end({"vp_end": {"n": 3, "per": PEACE, "max": 4}}) == 4
    assert card(early).parts["vp_end"] == pytest.approx(2.5 * 1.25)
    assert card({**POET, "lux": {"slots": ["yumurium", "gems", "any"]}}).parts["lux"] == pytest.approx(1.5 + 1.25 + 1)


@pytest.mark.rule("TS-604")
def test_discard_rewards_have_a_band_of_their_own() -> None:
    assert card(TEMPLE).discard == 2
    assert card(MARS).discard_budget == 4.5
    dear = card({**TEMPLE, "discard": [{"op": "upgrade", "n": 3}]})
    assert dear.in_band
    assert not dear.discard_in_band
    assert not dear.fits


@pytest.mark.rule("TS-605")
def test_technologies_have_prices_of_their_own() -> None:
    white, black = {"slot": "w3", "income": VP}, {"slot": "b3", "income": VP}
    assert technology("TECH-X", white).price == pytest.approx(1.5 * 2.7)
    assert technology("TECH-X", black).price == pytest.approx(1.5 * 2.2)
    assert (technology("TECH-X", white).budget, technology("TECH-X", black).budget) == (5, 7)
    assert technology("TECH-X", {"slot": "b1", "peace": 1, "effect": [{"op": "worker", "n": 1}]}).price == pytest.approx(11)
    burial = item(fresh(), "TECH-B")["techs"][0]
    assert technology("TECH-B", burial).price == 5


@pytest.mark.rule("TS-605")
def test_tiles_and_visions_have_one_budget() -> None:
    for age, budget in ((1, 3.5), (2, 5), (3, 7)):
        row = discovery({"id": "D", "age": age, "effect": [{"op": "camel", "n": 1}]})
        assert row.budget == budget
    assert vision({"id": "V", "tiers": [{"if": {"most": PEACE}, "vp": 10}]}).price == pytest.approx(4)


@pytest.mark.rule("TS-602", "TS-603", "TS-604", "TS-605")
def test_every_item_of_the_content_is_in_its_band() -> None:
    rows = report(content.load())
    assert len(rows) == 144 + 16 + 12 + 56 + 36
    assert [(row.item, f"{100 * row.deviation:+.1f} %", row.discard) for row in rows if not row.fits] == []


@pytest.mark.rule("TS-608", "TS-604", "TS-605")
def test_every_quota_is_met() -> None:
    found = quotas(content.load())
    assert len(found) == 170
    assert [(quota.rule, quota.deck, quota.name, quota.what, quota.found) for quota in found if not quota.met] == []


SPOILED: list[tuple[str, str, Any, str, str, str]] = [
    ("I-08", "cost", {"gold": 3}, "I", "cost_outside", "2-5"),
    ("I-08", "cost", {"coin": 4}, "I", "cubes_outside", "1-3"),
    ("I-08", "vp", 3, "I", "vp_outside", "0-2"),
    ("II-08", "cost", {"gold": 1, "coin": 1}, "II", "dear_cost", "gold"),
    ("W-01", "vp", 8, "wonders", "vp_outside", "2-7"),
    ("W-02", "peace", 2, "wonders", "peace", "+2"),
    ("V-01", "tiers", [{"if": {"ge": [PEACE, 9]}, "vp": 11}], "visions", "vp_outside", "1-10"),
    ("V-12", "tiers", [{"if": {"ge": [PEACE, 6]}, "vp": 6}], "visions", "counts", ""),
]


@pytest.mark.rule("TS-608", "TS-604", "TS-605")
@pytest.mark.parametrize(("name", "field", "to", "deck", "quota", "what"), SPOILED)
def test_a_missed_quota_is_found(name: str, field: str, to: Any, deck: str, quota: str, what: str) -> None:
    data = fresh()
    item(data, name)[field] = to
    missed = [(found.deck, found.name, found.what) for found in quotas(content.checked(data)) if not found.met]
    assert (deck, quota, what) in missed


@pytest.mark.rule("TS-608")
def test_quotas_of_decks_bear_one_card_more_or_less_and_types_none() -> None:
    data = fresh()
    income = [card for card in data["history"] if card["age"] == 1 and "income" in card]
    assert len(income) == 12
    for spoiled, found, met in ((income[0], 11, True), (income[1], 10, False)):
        del spoiled["income"]
        quota = next(quota for quota in quotas(content.checked(data)) if (quota.deck, quota.name) == ("I", "income"))
        assert (quota.found, quota.met) == (found, met)
    item(data, "I-02")["type"] = "special"
    types = [quota for quota in quotas(content.checked(data)) if quota.deck == "I" and quota.name == "type"]
    assert [quota.what for quota in types if not quota.met] == ["person", "special"]


@pytest.mark.rule("TS-601")
def test_the_tables_know_every_word_of_the_grammar() -> None:
    assert set(value_tables.LUXURY) == set(value_tables.BURY_LUXURY) == set(value_tables.SLOT)
    assert set(value_tables.STEP) == {"culture", "science", "ship", "balloon", "space", "any"}
