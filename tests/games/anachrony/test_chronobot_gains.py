"""What the automatic opponents gain: Mine Resource, Recruit, Research, Time Travel, Remove Anomaly (sections 8.4 to 8.9)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.automa_plans import icon_for, price_of_anomaly
from exhibition_suite.games.anachrony.automa_state import put
from exhibition_suite.games.anachrony.goods import GOODS, pack, workers_of
from tests.games.anachrony import kit
from tests.games.anachrony.kit import occupy
from tests.games.anachrony.solo import (
    BOT,
    ME,
    Dice,
    act,
    copies,
    failure,
    outcome,
    own,
    shape,
    shapes_of,
    solo,
    spaces,
    tiles,
    told,
    warp,
)

RECRUIT = ("recruit-1", "recruit-2")
RESEARCH = ("research-1", "research-2")
COUNCIL = ("council-left", "council-right")


# ---- Mine Resource


X2 = [
    ("", "123", "NGUTT", 1, "NU"),
    ("", "123", "GGUTT", 1, "UG"),
    ("N", "123", "NGUTT", 1, "UG"),
    ("NU", "123", "GUUUT", 2, "GT"),
    ("NUG", "123", "GUTTT", 1, "TU"),
    ("NUG", "123", "GGGUU", 3, "TU"),
    ("GT", "23", "NGTTT", 2, "NG"),
    ("UGT", "23", "GGUUU", 2, "UG"),
    ("UGT", "123", "GGUUU", 1, "UU"),
    ("NN", "3", "NNUUU", 3, "UT"),
    ("N", "3", "TTT", 3, "TT"),
]


def letters(text: str) -> dict[str, int]:
    return {letter: text.count(letter) for letter in text}


@pytest.mark.rule("AS-123")
@pytest.mark.rule("AS-124")
@pytest.mark.rule("AS-125")
@pytest.mark.rule("AS-126")
@pytest.mark.rule("AS-127")
@pytest.mark.rule("AS-128")
@pytest.mark.rule("AS-E19")
@pytest.mark.rule("AS-E20")
@pytest.mark.rule("AS-E21")
@pytest.mark.rule("AS-E22")
@pytest.mark.rule("AN-698")
@pytest.mark.parametrize(("held", "free", "pool", "space", "gains"), X2)
def test_the_worked_examples_of_mine(dice: Dice, held: str, free: str, pool: str, space: int, gains: str) -> None:
    s = occupy(solo(), ME, *(f"mine-{number}" for number in "123" if number not in free))
    s.lodes = sum(1 << int(number) - 1 for number in free)
    kit.mine(kit.give(s, BOT, **letters(held)), pool)
    events = act(s, dice, "mine")
    assert spaces(s) == [f"mine-{space}"]
    assert sorted(told(events, "bot_mined")[0]["cubes"]) == sorted(GOODS["NGUT".index(letter)] for letter in gains)
    after = held + gains
    whole = all(letter in after for letter in "NUGT")
    left = {letter: after.count(letter) - whole for letter in set(after) if after.count(letter) > whole}
    assert kit.goods(s, BOT) == left
    assert s.vp[BOT] == (5 if whole else 0)
    fixed = "UGT"[space - 1]
    cube = gains.replace(fixed, "", 1)
    assert s.cubes == kit.mine(solo(), pool.replace(cube, "", 1)).cubes, "one cube of the pool is gone"
    assert s.lodes == sum(1 << int(number) - 1 for number in free if int(number) != space)


@pytest.mark.rule("AS-128")
@pytest.mark.rule("AS-E23")
@pytest.mark.rule("AS-023")
def test_sets_of_resources(dice: Dice) -> None:
    s = occupy(solo(), ME, "mine-1", "mine-2")
    kit.mine(kit.give(s, BOT, N=2, U=1, G=1), "T")
    events = act(s, dice, "mine")
    assert kit.goods(s, BOT) == {"N": 1, "T": 1}
    assert (s.vp[BOT], len(told(events, "bot_resource_set")), s.cubes) == (5, 1, 0)
    s = occupy(solo(), ME, "mine-1", "mine-2")
    kit.mine(kit.give(s, BOT, N=2, U=2, G=2), "T")
    events = act(s, dice, "mine")
    assert (kit.goods(s, BOT), s.vp[BOT], len(told(events, "bot_resource_set"))) == ({}, 10, 2)


@pytest.mark.rule("AS-129")
def test_an_empty_mine_pool(dice: Dice) -> None:
    s = kit.give(kit.mine(solo(), ""), BOT, U=1)
    act(s, dice, "mine")
    assert (spaces(s), kit.goods(s, BOT)) == (["mine-2"], {"U": 1, "G": 1})


@pytest.mark.rule("AS-130")
def test_fewest_first(dice: Dice) -> None:
    for fewest, cubes in ((False, "UU"), (True, "GT")):
        s = kit.mine(kit.give(solo(fewest_first=fewest), BOT, U=2, G=1, T=1), "GGUUU")
        act(s, dice, "mine")
        have = kit.goods(s, BOT)
        assert have == {"U": 2 + cubes.count("U"), "G": 1 + cubes.count("G"), "T": 1 + cubes.count("T")}


# ---- Recruit


@pytest.mark.rule("AS-131")
@pytest.mark.rule("AS-132")
@pytest.mark.rule("AS-133")
@pytest.mark.rule("AS-134")
@pytest.mark.rule("AS-E24")
@pytest.mark.rule("AS-E25")
@pytest.mark.rule("AN-695")
@pytest.mark.parametrize(
    ("held", "pool", "taken"),
    [("", "SEAG", "G"), ("G", "SEAG", "A"), ("GA", "SEG", "E"), ("G", "GE", "E"), ("GAE", "GG", "G"), ("GAE", "AE", "A"), ("", "SE", "E")],
)
def test_the_worker_it_takes(dice: Dice, held: str, pool: str, taken: str) -> None:
    s = kit.pool(kit.staff(solo(), BOT, active=held), pool)
    act(s, dice, "recruit")
    assert sorted(kit.active(s, BOT)) == sorted(held + taken)
    assert kit.letters(s.pool) == kit.letters(kit.pool(solo(), pool.replace(taken, "", 1)).pool)
    assert (s.vp[BOT], s.goods[BOT], spaces(s)) == (1, 0, ["recruit-1"])


@pytest.mark.rule("AS-135")
@pytest.mark.rule("AS-E27")
def test_an_empty_recruit_pool(dice: Dice) -> None:
    s = kit.pool(solo(), "")
    assert failure(act(s, dice, "recruit")) == ("no_worker", 1)
    assert (spaces(s), s.active[BOT]) == (["recruit-1"], 0)


@pytest.mark.rule("AS-136")
@pytest.mark.rule("AS-023")
@pytest.mark.rule("AS-E26")
@pytest.mark.rule("AS-E31")
def test_sets_of_workers(dice: Dice) -> None:
    s = kit.pool(kit.staff(solo(), BOT, active="SEAA"), "SG")
    act(s, dice, "recruit")
    assert (kit.active(s, BOT), s.vp[BOT], kit.letters(s.pool)) == ("A", 6, "S")
    s = kit.pool(kit.staff(solo(), BOT, active="SEA"), "G")
    act(s, dice, "genius")
    assert (kit.active(s, BOT), s.vp[BOT]) == ("", 6)
    s = kit.pool(kit.staff(solo(), BOT, active="SSEEAAG"), "GG")
    act(s, dice, "recruit")
    assert (kit.active(s, BOT), s.vp[BOT]) == ("", 11), "as often as there is one of each"


@pytest.mark.rule("AS-140")
@pytest.mark.rule("AS-141")
@pytest.mark.rule("AS-E28")
@pytest.mark.rule("AN-696")
def test_a_genius_even_a_second_one_and_by_the_council(dice: Dice) -> None:
    s = kit.pool(kit.staff(solo(), BOT, active="G"), "GS")
    act(s, dice, "genius")
    assert (kit.active(s, BOT), s.vp[BOT], spaces(s)) == ("GG", 1, ["recruit-1"])
    s = occupy(kit.pool(solo(), "G"), ME, *RECRUIT)
    act(s, dice, "genius")
    assert (kit.active(s, BOT), s.vp[BOT], spaces(s)) == ("G", 1, ["council-left"])


@pytest.mark.rule("AS-140")
@pytest.mark.rule("AS-142")
@pytest.mark.rule("AS-E29")
@pytest.mark.rule("AS-E30")
def test_otherwise_a_whole_research(dice: Dice) -> None:
    s = occupy(kit.pool(solo(), "G"), ME, *RECRUIT, *COUNCIL)
    act(s, dice, "genius", shape("triangle"))
    assert (spaces(s), s.vp[BOT], len(own(s).gained)) == (["research-1"], 0, 1)
    s = occupy(kit.pool(solo(), "G"), ME, *RECRUIT, *COUNCIL, *RESEARCH)
    assert failure(act(s, dice, "genius")) == ("no_space", 1)
    assert workers_of(s.pool, 3) == 1
    s = kit.pool(solo(), "SEA")
    act(s, dice, "genius", shape("circle"))
    assert spaces(s) == ["research-1"], "no Genius in the pool"
    s = copies(kit.pool(solo(), ""), "circle", 0, 0, 0, 0, 0)
    assert failure(act(s, dice, "genius", shape("circle"))) == ("no_shape", 1)


# ---- Research


@pytest.mark.rule("AS-145")
@pytest.mark.rule("AS-331")
@pytest.mark.rule("AN-697")
@pytest.mark.parametrize("name", ["circle", "triangle", "square"])
def test_the_rolled_shape(dice: Dice, name: str) -> None:
    s = solo()
    events = act(s, dice, "research", shape(name))
    assert shapes_of(s) == [f"{name}/time_travel"]
    ids = [event.id for event in events]
    assert ids.index("bot_placed") < ids.index("bot_shape"), "the die is rolled once the Exosuit stands"
    assert all(event.reveals for event in events if event.id in ("bot_rolled", "bot_shape"))
    s = occupy(solo(), ME, *RESEARCH, *COUNCIL)
    act(s, dice, "research")
    assert dice.left == [], "no die without a space"


@pytest.mark.rule("AS-146")
@pytest.mark.rule("AS-E57")
def test_the_icon_with_the_most_copies(dice: Dice) -> None:
    s = copies(solo(), "triangle", 2, 3, 1, 0, 3)
    act(s, dice, "research", shape("triangle"))
    assert shapes_of(s) == ["triangle/military"]
    assert icon_for(copies(solo(), "triangle", 1, 1, 2, 2, 2).supply, 1) == 5 + 2


@pytest.mark.rule("AS-147")
def test_a_shape_that_is_gone(dice: Dice) -> None:
    s = copies(solo(), "square", 0, 0, 0, 0, 0)
    events = act(s, dice, "research", shape("square"))
    assert failure(events) == ("no_shape", 1)
    assert (spaces(s), own(s).gained) == (["research-1"], ())


# ---- Time Travel, Anomalies


@pytest.mark.rule("AS-151")
@pytest.mark.rule("AS-152")
@pytest.mark.rule("AS-153")
@pytest.mark.rule("AS-E04")
@pytest.mark.rule("AS-E05")
@pytest.mark.rule("AN-699")
@pytest.mark.parametrize(
    ("before", "after"),
    [({1: 1, 2: 3, 3: 2}, {1: 1, 2: 2, 3: 2}), ({1: 2, 3: 2}, {1: 1, 3: 2}), ({2: 1, 4: 3}, {4: 3})],
)
def test_the_warp_tile_it_takes_back(dice: Dice, before: dict[int, int], after: dict[int, int]) -> None:
    s = warp(solo(4), **{f"e{era}": count for era, count in before.items()})
    events = act(s, dice, "time_travel")
    assert tiles(s) == after
    assert (s.travel[BOT], own(s).ready, s.vp[BOT]) == (1, 6, 0)
    assert told(events, "bot_travelled")[0]["steps"] == 1
    warp(s, e7=8 - sum(after.values()))
    assert sum(tiles(s).values()) == 8, "all eight can be placed again"


@pytest.mark.rule("AS-154")
@pytest.mark.rule("AS-157")
@pytest.mark.rule("AS-E02")
@pytest.mark.rule("AS-E03")
def test_no_warp_tile_in_the_past(dice: Dice) -> None:
    s = warp(solo(3), e3=2)
    assert failure(act(s, dice, "time_travel")) == ("no_tile", 1)
    assert (tiles(s), s.travel[BOT], own(s).ready) == ({3: 2}, 0, 6)
    s = warp(solo(1), e1=2)
    assert failure(act(s, dice, "time_travel")) == ("no_past", 1)
    assert own(s).at[1] == 3, "the token has gone on to S3"


@pytest.mark.rule("AS-155")
@pytest.mark.rule("AS-156")
@pytest.mark.rule("AS-E06")
def test_the_end_of_the_track(dice: Dice) -> None:
    values = []
    s = solo(4)
    for _ in range(7):
        values.append(next(line.points for line in s.scores()[BOT].lines if line.id == "time_travel"))
        warp(s, e1=1)
        assert outcome(act(s, dice, "time_travel")) == "ok"
    assert values == [0, 2, 4, 6, 8, 10, 12]
    assert (s.travel[BOT], tiles(s), s.vp[BOT]) == (6, {}, 0)


X3 = [
    ("GGTT", "TG"), ("TTT", "TT"), ("N", "N"), ("G", ""), ("GT", "TG"), ("TTN", "TT"), ("TN", "N"), ("UUUNN", "N"), ("TGU", "TG"),
    ("UUUGG", "UG"), ("TGN", "N"), ("UUN", "UU"), ("TTTTNN", "TT"), ("NN", "N"),
]  # fmt: skip


@pytest.mark.rule("AS-161")
@pytest.mark.rule("AS-162")
@pytest.mark.rule("AS-163")
@pytest.mark.rule("AS-164")
@pytest.mark.rule("AS-165")
@pytest.mark.rule("AS-E32")
@pytest.mark.rule("AS-E33")
@pytest.mark.rule("AS-E34")
@pytest.mark.rule("AS-E35")
@pytest.mark.rule("AN-700")
@pytest.mark.parametrize(("cubes", "paid"), X3)
def test_the_worked_examples_of_remove_anomaly(dice: Dice, cubes: str, paid: str) -> None:
    s = kit.give(solo(), BOT, **letters(cubes))
    put(s, anomalies=2)
    events = act(s, dice, "remove_anomaly")
    if not paid:
        assert failure(events) == ("no_cubes", 1)
        assert (own(s).anomalies, kit.goods(s, BOT)) == (2, letters(cubes))
        return
    assert "".join("NGUT"[GOODS.index(name)] for name in told(events, "bot_sealed")[0]["cubes"]) == paid
    left = cubes
    for letter in paid:
        left = left.replace(letter, "", 1)
    assert (own(s).anomalies, kit.goods(s, BOT), s.vp[BOT], own(s).ready) == (1, letters(left), 0, 6)


@pytest.mark.rule("AS-164")
def test_it_never_pays_too_much() -> None:
    worth = (2, 1, 1, 1)
    for number in range(4**4):
        counts = [number >> 2 * kind & 3 for kind in range(4)]
        price = price_of_anomaly(pack((*counts, 0, 0)))
        enough = sum(worth[kind] * count for kind, count in enumerate(counts)) >= 2
        assert sum(worth[kind] for kind in price) == (2 if enough else 0)


@pytest.mark.rule("AS-162")
@pytest.mark.rule("AS-E36")
def test_no_anomaly_to_remove(dice: Dice) -> None:
    s = kit.give(solo(), BOT, N=3, T=3)
    assert failure(act(s, dice, "remove_anomaly")) == ("no_anomaly", 1)
    assert kit.goods(s, BOT) == {"N": 3, "T": 3}
