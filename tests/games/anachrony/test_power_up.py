"""Power Up: Exosuits onto the hex slots, Water for the empty ones (section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anachrony.kit import State, give, goods, listed, may, play, refused, resume, start, table, to_clean_up

Ways = tuple[dict[str, int], ...]
PATHS = ("harmony", "dominance", "progress", "salvation")


def alone(path: str = "harmony", side: str = "A", **amounts: int) -> State:
    """Power Up of Era 1 for one player with these goods; no Leader that exchanges."""
    leader = {"harmony": "zaida", "dominance": "samira", "progress": "valerian", "salvation": "caratacus"}[path]
    return give(start(1, paths=(path,), leaders=(leader,), board_side=side), 0, **amounts)


def after_impact(path: str = "harmony", side: str = "A", **amounts: int) -> State:
    """The same in Era 5."""
    leader = {"harmony": "zaida", "dominance": "samira", "progress": "valerian", "salvation": "caratacus"}[path]
    s = table(1, era=4, paths=(path,), leaders=(leader,), board_side=side)
    give(s, 0)
    to_clean_up(s)
    while may(s, "leave"):
        play(s, "leave")
    assert (s.era, s.phase_id) == (5, "power_up")
    return resume(give(s, 0, **amounts))


def empty(s: State, letter: str = "W") -> int:
    """What of this kind there is."""
    return goods(s).get(letter, 0)


def slots(s: State) -> list[int]:
    return sorted(int(text.split()[1]) for text in listed(s) if text.startswith("slot"))


# ---- who


@pytest.mark.rule("AN-120", "AN-020")
def test_one_after_another_in_turn_order() -> None:
    s = start(3, leaders=("haulani", "samira", "valerian"))
    s.order = (2, 0, 1)
    s.first = 2
    resume(s)
    asked = []
    while s.phase_id == "power_up":
        asked.append(s.seat)
        play(s, "done")
    assert asked == [2, 0, 1]
    assert refused(start(3), "seat 2").rule == "AN-120"


@pytest.mark.rule("AN-120", "AN-653")
def test_all_at_the_same_time_by_option() -> None:
    s = start(3, leaders=("haulani", "samira", "valerian"), power_up="together")
    assert [text for text in listed(s) if text.startswith("seat")] == ["seat 2", "seat 3"]
    play(s, "seat 3")
    assert s.seat == 2
    play(s, "slot 1", "seat 1", "slot 1", "seat 3", "done")
    assert s.powered == [1, 0, 1]
    assert s.seat == 0
    play(s, "done")
    assert s.seat == 1
    assert not may(s, "seat 3"), "who is done stays done"
    play(s, "done")
    assert s.phase_id == "warp"


# ---- slots


@pytest.mark.rule("AN-121", "AN-436")
def test_one_exosuit_a_slot_at_its_price() -> None:
    s = alone(E=2)
    assert slots(s) == [1, 2, 3, 4, 5, 6]
    play(s, "slot 2", "slot 5")
    assert slots(s) == [1, 3, 4, 6], "one per slot"
    assert (empty(s, "E"), s.powered[0]) == (1, 0b010010)
    play(s, "slot 6")
    assert slots(s) == [1, 3], "the price of slot 4 cannot be paid any more"
    play(s, "slot 1", "slot 3")
    assert s.phase_id == "warp", "nothing is left to decide"
    assert s.suits_left(0) == 1


@pytest.mark.rule("AN-121")
def test_up_to_six_exosuits() -> None:
    s = alone(E=3)
    play(s, *(f"slot {number}" for number in range(1, 7)))
    assert (s.powered[0], s.suits_left(0), s.phase_id) == (63, 0, "warp")
    assert goods(s) == {}, "no Water without an empty slot"


@pytest.mark.rule("AN-121", "AN-385", "AN-386")
def test_a_slot_with_a_hex_unavailable_tile_cannot_be_used() -> None:
    s = after_impact(E=3)
    assert slots(s) == [1, 4, 5, 6]
    assert refused(s, "slot 2").reason == "HEX_BROKEN"


CORE = {"E": 1}
CUBE: Ways = ({"T": 1}, {"U": 1}, {"G": 1})
CORE_OR_WATER: Ways = (CORE, {"W": 3})
LOWER: dict[int, Ways] = dict.fromkeys((4, 5, 6), (CORE,))
PRICES: tuple[tuple[str, str, tuple[str, ...], dict[int, Ways]], ...] = (
    ("AN-436", "A", PATHS, LOWER),
    ("AN-437", "B", ("harmony",), {4: CORE_OR_WATER, 5: (CORE,), 6: CORE_OR_WATER}),
    ("AN-438", "B", ("dominance",), LOWER),
    ("AN-439", "B", ("progress",), dict.fromkeys((4, 5, 6), (*CUBE, CORE))),
    ("AN-440", "B", ("salvation",), {2: CUBE, 3: (CORE,), 4: CUBE, 6: (CORE,)}),
)


@pytest.mark.parametrize(
    ("path", "side", "prices"),
    [
        pytest.param(path, side, prices, marks=pytest.mark.rule(rule), id=f"{path}-{side}")
        for rule, side, paths, prices in PRICES
        for path in paths
    ],
)
@pytest.mark.rule("AN-122", "AN-125")
def test_what_each_slot_costs(path: str, side: str, prices: dict[int, Ways]) -> None:
    for slot in range(1, 7):
        ways: Ways = prices.get(slot, ({},))
        for letter in "NGUTWE":
            held = 3 if letter == "W" else 1
            s = alone(path, side, **{letter: held})
            price = next((way for way in ways if set(way) <= {letter}), None)
            assert may(s, f"slot {slot}") == (price is not None), (slot, letter)
            if price is not None:
                play(s, f"slot {slot}")
                assert goods(s).get(letter, 0) == held - price.get(letter, 0), (slot, letter)


@pytest.mark.rule("AN-122")
def test_of_alternative_prices_the_player_pays_one() -> None:
    s = alone("harmony", "B", E=1, W=3)
    play(s, "slot 4")
    assert set(listed(s)) == {"pay energy_core", "pay water+water+water"}
    play(s, "pay water+water+water")
    assert goods(s) == {"E": 1}


# ---- Water


@pytest.mark.rule("AN-123", "AN-E68")
def test_water_for_every_empty_slot_that_is_not_broken() -> None:
    s = alone()
    play(s, "slot 1", "done")
    assert goods(s) == {"W": 5}
    s = after_impact()
    play(s, "slot 1")
    if s.phase_id == "power_up":
        play(s, "done")
    assert goods(s) == {"W": 3}


@pytest.mark.rule("AN-123", "AN-124", "AN-436", "AN-437", "AN-438", "AN-439", "AN-440", "AN-464", "AN-E69")
@pytest.mark.parametrize(
    ("path", "side", "before", "after"),
    [
        *((path, "A", 6, 4) for path in PATHS),
        ("harmony", "B", 12, 6),
        ("dominance", "B", 0, 0),
        ("progress", "B", 6, 4),
        ("salvation", "B", 6, 4),
    ],
)
def test_no_exosuit_at_all_is_allowed_and_brings_most_water(path: str, side: str, before: int, after: int) -> None:
    s = alone(path, side)
    play(s, "done")
    assert (s.powered[0], empty(s)) == (0, before)
    s = after_impact(path, side)
    play(s, "done")
    assert (s.powered[0], empty(s)) == (0, after)


@pytest.mark.rule("AN-123")
def test_water_of_this_phase_pays_no_slot_of_it() -> None:
    s = alone("harmony", "B", W=2)
    assert not may(s, "slot 4")
    play(s, "slot 1", "done")
    assert goods(s) == {"W": 12}


@pytest.mark.rule("AN-377")
def test_exosuits_of_the_era_before_are_all_in_supply() -> None:
    how: dict[str, Any] = {"leaders": ("zaida",), "paths": ("harmony",)}
    s = table(1, **how)
    play(s, "place scientist purify")
    to_clean_up(s)
    while may(s, "leave"):
        play(s, "leave")
    assert (s.powered[0], s.out[0], s.suits_left(0), s.phase_id) == (0, 0, 6, "power_up")
