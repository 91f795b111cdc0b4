"""Warp: tiles picked in secret, revealed together, gained at once (section 6)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.core import WARPING
from exhibition_suite.games.anachrony.items import WARP_IDS
from tests.games.anachrony.kit import (
    State,
    active,
    give,
    goods,
    listed,
    may,
    play,
    refused,
    resume,
    staff,
    start,
    table,
    tired,
    warp,
    warped,
)
from tests.games.anachrony.solo import told


def warping(seats: int = 2, *, era: int = 1, suits: int = 0, water: int = 0) -> State:
    """The Warp phase of an Era: nobody has anything but this Water and this many powered-up Exosuits."""
    s = table(seats, era=era)
    s.phase = WARPING
    s.player, s.done, s.chosen = -1, 0, [0] * s.size
    for seat in range(seats):
        give(staff(s, seat, "", "SE"), seat, W=water)
        s.powered[seat] = (1 << suits) - 1
    return resume(s)


# ---- picking


@pytest.mark.rule("AN-130", "AN-136")
def test_none_one_or_two_of_the_nine_tiles() -> None:
    s = warping(water=2)
    assert [text for text in listed(s) if text != "done"] == [f"warp {name}" for name in WARP_IDS]
    assert sorted(WARP_IDS) == sorted(
        ["neutronium", "uranium", "titanium", "gold", "water", "administrator", "engineer", "scientist", "exosuit"]
    )
    play(s, "warp gold", "warp titanium")
    assert s.seat == 1, "two are the most"
    play(s, "warp gold", "done")
    assert (warped(s, 0), warped(s, 1)) == ({1: ["titanium", "gold"]}, {1: ["gold"]})
    none = warping()
    play(none, "done", "done")
    assert (warped(none, 0), none.phase_id) == ({}, "actions")


@pytest.mark.rule("AN-130")
@pytest.mark.parametrize("first", WARP_IDS)
@pytest.mark.parametrize("second", WARP_IDS)
def test_two_tiles_in_whatever_order(first: str, second: str) -> None:
    s = warping(water=2)
    play(s, f"warp {first}")
    if first == second:
        assert refused(s, f"warp {second}").reason == "CHOSEN_ALREADY"
    else:
        play(s, f"warp {second}")
        assert s.chosen[0] == 1 << WARP_IDS.index(first) | 1 << WARP_IDS.index(second)


@pytest.mark.rule("AN-130")
def test_only_tiles_in_hand() -> None:
    s = warp(warping(era=3), 0, 1, "gold", "uranium")
    assert refused(s, "warp gold").reason == "WARP_NOT_IN_HAND"
    assert may(s, "warp titanium")


@pytest.mark.rule("AN-130", "AN-024")
def test_all_reveal_together() -> None:
    s = warping(3)
    events = play(s, "warp gold", "done", "warp uranium", "done")
    assert (told(events, "warped"), goods(s), s.warped) == ([], {}, [0, 0, 0]), "nothing before the last one has chosen"
    assert len({s.observe(2).view.chosen[0], s.observe(2).view.chosen[1]}) == 1
    events = play(s, "done")
    assert told(events, "warped") == [{"warps": ["gold"]}, {"warps": ["uranium"]}]


@pytest.mark.rule("AN-131", "AN-020")
def test_they_are_placed_on_the_current_tile_in_turn_order() -> None:
    s = warping(3, era=4)
    s.order = (1, 2, 0)
    resume(s)
    events = play(s, "warp gold", "done", "warp gold", "done", "warp gold", "done")
    assert [event.seat for event in events if event.id == "warped"] == [1, 2, 0]
    assert [warped(s, seat) for seat in range(3)] == [{4: ["gold"]}] * 3


# ---- what they bring


@pytest.mark.rule("AN-131", "AN-136")
@pytest.mark.parametrize(
    ("tile", "gain"), [("neutronium", {"N": 1}), ("uranium", {"U": 1}), ("titanium", {"T": 1}), ("gold", {"G": 1}), ("water", {"W": 2})]
)
def test_goods_are_gained(tile: str, gain: dict[str, int]) -> None:
    s = warping()
    play(s, f"warp {tile}", "done", "done")
    assert goods(s) == gain


@pytest.mark.rule("AN-132", "AN-134", "AN-136")
@pytest.mark.parametrize(("tile", "letter"), [("scientist", "S"), ("engineer", "E"), ("administrator", "A")])
def test_a_worker_costs_a_water_and_comes_to_the_active_column(tile: str, letter: str) -> None:
    s = warping(water=1)
    play(s, f"warp {tile}", "done", "done")
    assert (goods(s), active(s), tired(s)) == ({}, letter, "SE")


@pytest.mark.rule("AN-132", "AN-137", "AN-133", "AN-E66")
def test_without_water_a_worker_needs_the_water_tile() -> None:
    s = warping()
    play(s, "warp scientist")
    assert listed(s) == ["warp water"], "neither done nor a second Worker"
    play(s, "warp water", "done")
    assert (goods(s), active(s)) == ({"W": 1}, "S")
    other = warping()
    play(other, "warp water", "warp scientist", "done")
    assert goods(other) == {"W": 1}


@pytest.mark.rule("AN-132", "AN-137")
def test_without_water_and_without_the_water_tile_no_worker() -> None:
    s = warp(warping(era=2), 0, 1, "water")
    ruling = refused(s, "warp engineer")
    assert (ruling.rule, ruling.params) == ("AN-137", {"lacks": {"water": 1}})


@pytest.mark.rule("AN-137")
def test_two_workers_need_two_water() -> None:
    s = warping(water=1)
    play(s, "warp scientist")
    assert not may(s, "warp engineer")
    assert may(s, "done")
    rich = warping(water=2)
    play(rich, "warp scientist", "warp engineer", "done")
    assert (goods(rich), active(rich)) == ({}, "SE")


@pytest.mark.rule("AN-135", "AN-013", "AN-015", "AN-E67")
def test_an_exosuit_stands_powered_up_also_on_a_broken_slot() -> None:
    s = warping()
    play(s, "warp exosuit", "done", "done")
    assert s.powered[0].bit_count() == 1
    late = warping(era=5)
    late.broken[0], late.powered[0] = 0b000110, 0b111001
    play(late, "warp exosuit", "done", "done")
    assert late.powered[0] in {0b111011, 0b111101}, "slot 2 or 3"


@pytest.mark.rule("AN-135", "AN-013")
def test_a_warped_exosuit_pays_no_slot() -> None:
    s = warping(suits=3)
    play(s, "warp exosuit", "done", "done")
    assert (s.powered[0].bit_count(), goods(s)) == (4, {}), "the lower slots cost an Energy Core"


@pytest.mark.rule("AN-138", "AN-014")
def test_without_an_exosuit_in_supply_the_tile_is_a_debt_all_the_same() -> None:
    s = warping(suits=6)
    play(s, "warp exosuit", "done", "done")
    assert (s.powered[0], s.suits_left(0)) == (63, 0)
    assert warped(s) == {1: ["exosuit"]}


@pytest.mark.rule("AN-136")
def test_the_warp_tiles_know_neither_genius_nor_energy_core() -> None:
    for name in WARP_IDS:
        s = warping(water=1)
        play(s, f"warp {name}", "done", "done")
        assert "G" not in active(s)
        assert "E" not in goods(s)


@pytest.mark.rule("AN-131")
def test_where_the_phase_ends_action_rounds_begin() -> None:
    s = start(2, leaders=("haulani", "samira"))
    play(s, "done", "done")
    assert s.phase_id == "warp"
    play(s, "done", "done")
    assert (s.phase_id, s.seat) == ("actions", 0)
