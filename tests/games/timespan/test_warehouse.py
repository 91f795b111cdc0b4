"""Resources and the warehouse (section 1.13): every plan of payment against a search by hand over plain words."""

from __future__ import annotations

import random
from collections import deque
from functools import cache

import pytest

from exhibition_suite.games.timespan.items import CARD_OF, COST, WONDER_COST
from exhibition_suite.games.timespan.warehouse import (
    CHANGES,
    EDGES,
    LEVELS,
    ONE,
    PRICES,
    RESOURCES,
    amount,
    missing,
    pack,
    size,
    unpack,
    upgrades,
)
from tests.games.timespan.kit import Table, told

Cubes = tuple[int, int, int, int, int, int, int]
"""Coin, wheat, stone, wood, sheep, metal, gold."""
UP = {0: (1, 2, 3), 1: (4,), 2: (5,), 3: (5,), 4: (6,), 5: (6,), 6: ()}
"""One space straight up, written down once more from the picture of TS-182."""
WORTH = (1, 2, 2, 2, 3, 3, 4)


def moved(cubes: Cubes, take: int, put: int, n: int = 1) -> Cubes:
    """Cubes leave one space for another; -1 is the room."""
    found = list(cubes)
    if take >= 0:
        found[take] -= n
    if put >= 0:
        found[put] += 1
    return tuple(found)  # type: ignore[return-value]


def ways_up(cubes: Cubes) -> list[Cubes]:
    found = [moved(cubes, source, to) for source in range(7) if cubes[source] for to in UP[source]]
    return found + ([moved(cubes, -1, 0)] if sum(cubes) < 8 else [])


def spent(cubes: Cubes, resource: int) -> set[Cubes]:
    """What may lie there after a resource was spent for its upgrades, any of which may be forgone."""
    found = {moved(cubes, resource, -1)}
    for _ in range(WORTH[resource] - 1):
        found |= {after for one in found for after in ways_up(one)}
    return found


@cache
def fewest(start: Cubes) -> dict[Cubes, int]:
    """Every warehouse that conversions lead to, and the fewest resources spent on the way there."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        cubes = queue.popleft()
        n = found[cubes]
        if cubes[0] >= 2:
            for basic in (1, 2, 3):
                after = moved(cubes, 0, basic, 2)
                if found.get(after, 99) > n:
                    found[after] = n
                    queue.appendleft(after)
        for resource in range(1, 7):
            if cubes[resource]:
                for after in spent(cubes, resource):
                    if found.get(after, 99) > n + 1:
                        found[after] = n + 1
                        queue.append(after)
    return found


def packed(cubes: Cubes) -> int:
    return sum(n * ONE[at] for at, n in enumerate(cubes))


def plain(number: int) -> Cubes:
    return tuple(amount(number, at) for at in range(7))  # type: ignore[return-value]


def covers(cubes: Cubes, need: Cubes) -> bool:
    return all(have >= asked for have, asked in zip(cubes, need, strict=True))


PRINTED = sorted({*COST, *WONDER_COST} - {0})


@pytest.mark.rule("TS-140", "TS-182", "TS-190", "TS-192", "TS-193", "TS-E32")
@pytest.mark.parametrize("seed", range(24))
def test_plans_pay_exactly_what_can_be_paid_and_spend_no_more_than_they_must(seed: int) -> None:
    dice = random.Random(seed)
    cubes: Cubes = (0,) * 7
    for _ in range(2 + seed % 5):
        cubes = moved(cubes, -1, dice.choice((0, 0, 0, 1, 2, 3, 1, 2, 3, 4, 5, 6)))
    reached = fewest(cubes)
    start = packed(cubes)
    for need in PRINTED:
        asked = plain(need)
        best = min((n for after, n in reached.items() if covers(after, asked)), default=None)
        plan = PRICES.plan(start, need)
        assert (plan is None) == (best is None), (unpack(start), unpack(need))
        assert bool(PRICES.mask(start) & PRICES.bit(need)) == (best is not None)
        if plan is None:
            continue
        assert sum(step.kind == "spend" for step in plan) == best, (unpack(start), unpack(need), plan)
        check_plan(start, need, plan)


def check_plan(start: int, need: int, plan: tuple[object, ...]) -> None:
    """The plan is made of legal support actions and ends with the cost lying ready."""
    cubes, ups = start, 0
    for step in plan:
        kind, value = step.kind, step.value  # type: ignore[attr-defined]
        if kind == "convert":
            assert ups == 0
            assert amount(cubes, 0) >= 2
            cubes += ONE[value] - 2 * ONE[0]
        elif kind == "spend":
            assert ups == 0
            assert amount(cubes, value) >= 1
            cubes -= ONE[value]
            ups = LEVELS[value]
        else:
            assert ups > 0
            assert value in upgrades(cubes)
            cubes += CHANGES[value]
            ups -= 1
        assert size(cubes) <= 8
    assert covers(plain(cubes), plain(need))


@pytest.mark.rule("TS-140", "TS-180", "TS-193")
def test_a_payment_leaves_what_its_plan_leaves() -> None:
    dice = random.Random(5)
    paid = 0
    for _ in range(60):
        table = Table().timeline(0, None, None, None, None).hand(0, "I-03", "I-36", "I-35", "I-40")
        table.cubes(0, coin=dice.randrange(4), **{name: dice.choice((0, 0, 0, 1)) for name in RESOURCES[1:6]})
        before = plain(table.state.cubes[0])
        plays = [text for text in table.offered() if text.startswith("play")]
        for text in plays[:1]:
            cost = COST[CARD_OF[text.split()[1]]]
            events = table.play(text)
            steps = len(told(events, "spent")) + len(told(events, "converted")) + len(told(events, "upgraded"))
            after = plain(table.state.cubes[0]) if not table.state.choosing else None
            if after is not None:
                ready = tuple(a + c for a, c in zip(after, plain(cost), strict=True))
                assert ready in fewest(before), "the cost was paid out of what conversions lead to"
                assert (steps == 0) == covers(before, plain(cost))
                paid += 1
    assert paid > 10


@pytest.mark.rule("TS-182", "TS-190", "TS-E28", "TS-E29")
def test_every_upgrade_goes_one_space_straight_up() -> None:
    names = (*RESOURCES, "room")
    drawn = {
        "room": ["coin"],
        "coin": ["wheat", "stone", "wood"],
        "wheat": ["sheep"],
        "stone": ["metal"],
        "wood": ["metal"],
        "sheep": ["gold"],
    }
    drawn |= {"metal": ["gold"]}
    edges: dict[str, list[str]] = {}
    for source, to in EDGES:
        edges.setdefault(names[source], []).append(RESOURCES[to])
    assert edges == drawn
    table = Table().cubes(0, gold=8)
    table.open(0, {"op": "upgrade", "n": 2})
    assert not table.state.choosing, "gold is the top and the room is empty"
    table.cubes(0, gold=7)
    table.open(0, {"op": "upgrade", "n": 2})
    assert table.offered() == ["up room>coin", "leave"]
    table.refused("up coin>wheat", "TS-190", "NO_SUCH_RESOURCE")
    table.play("leave")
    table.cubes(0, coin=8)
    table.open(0, {"op": "upgrade", "n": 1})
    table.refused("up room>coin", "TS-181", "ROOM_EMPTY")
    table.play("up coin>stone")
    table.refused("up coin>stone", "TS-190", "NO_UPGRADE_OPEN")


@pytest.mark.rule("TS-192", "TS-E31")
def test_two_coins_become_a_basic_resource_even_when_the_room_is_empty() -> None:
    table = Table().cubes(0, coin=8)
    table.play("convert wood")
    assert table.has(0) == {"coin": 6, "wood": 1}
    table.cubes(0, coin=1)
    assert table.refused("convert wheat", "TS-192", "NEEDS_TWO_COINS") == {"count": 1}


@pytest.mark.rule("TS-193", "TS-E30")
@pytest.mark.parametrize(("resource", "ups"), [("wheat", 1), ("stone", 1), ("wood", 1), ("sheep", 2), ("metal", 2), ("gold", 3)])
def test_what_a_spent_resource_gives(resource: str, ups: int) -> None:
    table = Table().cubes(0, **{resource: 8})
    table.play(f"spend {resource}")
    assert table.offered()[0] == "up room>coin", "its own cube is in the room first"
    assert table.take_all() == ups
    table.cubes(0)
    table.refused(f"spend {resource}", "TS-193", "NO_SUCH_RESOURCE")
    table.refused(f"return {resource}", "TS-194", "NO_SUCH_RESOURCE")


@pytest.mark.rule("TS-181", "TS-194", "TS-E27")
def test_each_cube_without_room_is_decided_by_itself() -> None:
    table = Table().cubes(0, coin=5, wheat=1, gold=1)
    table.open(0, {"op": "gain", "res": {"stone": 4}})
    assert table.has(0) == {"coin": 5, "wheat": 1, "stone": 1, "gold": 1}, "one finds room"
    assert "return stone" not in table.offered()
    table.play("return coin")
    assert table.has(0)["stone"] == 2
    table.play("spend wheat", "leave")
    assert table.has(0) == {"coin": 4, "stone": 3, "gold": 1}
    table.play("leave")
    assert (table.has(0), table.state.choosing) == ({"coin": 4, "stone": 3, "gold": 1}, False)
    assert told(table.events, "forgone") == [{"resource": "stone", "count": 1}]


@pytest.mark.rule("TS-194")
def test_a_cube_goes_back_to_the_room_at_any_time() -> None:
    table = Table().cubes(0, coin=1, gold=1)
    table.play("return gold")
    assert table.has(0) == {"coin": 1}
    table.open(0, {"op": "choose", "of": [[{"op": "vp", "n": 1}], [{"op": "vp", "n": 2}]]})
    table.play("return coin", "pick 2")
    assert (table.has(0), table.state.vp[0]) == ({}, 2)


@pytest.mark.rule("TS-140", "TS-E32")
def test_what_lacks_is_told() -> None:
    assert missing(pack({"metal": 1}), pack({"stone": 1})) == {"stone": 1}
    table = Table().hand(0, "I-13").cubes(0, wheat=1)
    assert table.refused("play I-13", "TS-140", "CANNOT_PAY") == {"card": "I-13", "missing": {"coin": 1, "stone": 1}}
    table.cubes(0, metal=1, coin=1)
    events = table.play("play I-13")
    assert [event.id for event in events if event.id in ("spent", "upgraded", "paid")] == ["spent", "upgraded", "upgraded", "paid"]
    assert told(events, "spent") == [{"resource": "metal", "count": 2}]
