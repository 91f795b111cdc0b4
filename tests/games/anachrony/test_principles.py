"""What holds everywhere: supplies, Workers, Exosuits, costs, covered tiles (section 1)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.goods import resources
from tests.games.anachrony.kit import (
    State,
    active,
    cover,
    crew,
    give,
    goods,
    hold,
    house,
    lead,
    listed,
    may,
    offer,
    play,
    pool,
    project,
    refused,
    staff,
    table,
    tile,
    tired,
    to_clean_up,
    turns,
)

LEFTMOST = "power_plant-1"
"""Where the first Superproject of a player stands."""


def alone(workers: str = "S", era: int = 1, **amounts: int) -> State:
    """Action Rounds of a player alone without any Free Action of a Leader."""
    return give(crew(1, workers, era=era), 0, **amounts)


@pytest.mark.rule("AN-004")
def test_the_general_supply_never_runs_out() -> None:
    s = alone("S", N=200, G=200, U=200, T=200, W=200, E=200)
    play(s, "place scientist purify")
    assert goods(s)["W"] == 204
    to_clean_up(staff(s, 0, "S" * 60))
    assert active(s) == "S" * 60


@pytest.mark.rule("AN-005")
def test_six_exosuits_nine_warp_tiles_eight_markers_each() -> None:
    s = turns(alone("SSSSSSS"))
    for _ in range(6):
        play(s, "place scientist purify")
    assert (s.suits_left(0), s.out[0]) == (0, 6)
    assert refused(s, "place scientist purify").rule == "AN-150"


@pytest.mark.rule("AN-006")
def test_water_and_energy_cores_are_no_resources() -> None:
    s = give(table(2), 0, N=1, G=2, U=3, T=4, W=50, E=60)
    assert resources(s.goods[0]) == 10
    burner = give(house(staff(table(2, era=5), 0, "E"), 0, "B-113"), 0, W=9, E=9)
    assert not may(burner, "place engineer power_plant-1"), "Power Plant 113 takes Resources"


@pytest.mark.rule("AN-007")
def test_each_worker_is_in_one_place() -> None:
    s = house(alone("SSEA"), 0, "B-201")
    staff(s, 0, "SSEA", "G")
    play(s, "place scientist factory-1")
    assert (active(s), tired(s), s.workers(0)) == ("SEA", "G", 0x01010102)
    play(s, "end", "place engineer purify")
    assert (active(s), tired(s), s.workers(0)) == ("SA", "G", 0x01010102)
    to_clean_up(s)
    assert (active(s), tired(s)) == ("SSA", "EG")


@pytest.mark.rule("AN-008")
@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("", "construct-1"),
        ("", "recruit-1"),
        ("", "research-1"),
        ("B-104", "power_plant-1"),
        ("B-212", "factory-1"),
        ("B-307", "life_support-1"),
    ],
)
def test_a_genius_is_placed_as_any_type(name: str, place: str) -> None:
    s = alone("G", era=2, T=9, G=9, U=9, W=9, N=9)
    if name:
        house(s, 0, name)
    assert may(s, f"place genius {place}")


@pytest.mark.rule("AN-009")
def test_a_placed_genius_gets_the_bonus_of_every_type() -> None:
    cheap = offer(alone("G", T=2), "B-315")
    cheap.secondary[2] = ()
    play(cheap, "place genius construct-1")
    assert goods(cheap)["T"] == 1, "Construct"
    s = alone("G")
    play(s, "place genius purify")
    assert goods(s) == {"W": 4}, "Purify"
    trader = alone("G", W=3)
    play(trader, "place genius trade", "trade water>core")
    assert "trade core>neutronium" in listed(trader), "Trade"
    for how in ("mine-1", "supply", "lab-1"):
        s = house(alone("G", W=9), 0, "B-408")
        s.cubes = 0
        play(s, f"place genius {how}")
        to_clean_up(s)
        assert active(s) == "G", how
    recruiter = pool(alone("G"), "G")
    assert may(recruiter, "place genius recruit-1")


@pytest.mark.rule("AN-010", "AN-011", "AN-186")
def test_a_genius_is_never_paid_as_another_type() -> None:
    s = project(alone("EG", T=4), "S-05")
    hold(staff(s, 0, "EG", "E"), 0, "triangle/technology")
    s.secondary, s.primary = [()] * 4, [()] * 4
    assert may(s, "place engineer construct-1"), "another Engineer can be paid"
    staff(s, 0, "E", "G")
    assert not may(s, "place engineer construct-1"), "the Genius cannot"


@pytest.mark.rule("AN-011")
def test_a_paid_worker_goes_back_to_the_general_supply() -> None:
    s = house(alone("S"), 0, "S-12")
    staff(s, 0, "S", "E")
    play(s, f"free {LEFTMOST}", "lose engineer tired", "gain energy_core")
    to_clean_up(s)
    assert active(s) + tired(s) == "S"


@pytest.mark.rule("AN-013", "AN-014", "AN-015", "AN-608")
def test_a_gained_exosuit_stands_powered_up_wherever_a_slot_is_free() -> None:
    s = turns(house(alone(era=5), 0, "S-06"), suits=0)
    s.broken[0] = 0b000110
    s.powered[0] = 0b111001
    play(s, f"free {LEFTMOST}")
    assert s.powered[0].bit_count() == 5, "on a broken slot, since no other is free"
    assert goods(s) == {}, "without the slot's cost"
    full = turns(house(alone(era=5), 0, "S-06"), suits=6)
    assert refused(full, f"free {LEFTMOST}").rule == "AN-014"


@pytest.mark.rule("AN-016", "AN-155")
def test_a_placement_cost_is_paid_before_the_effect() -> None:
    assert not may(house(alone("S"), 0, "B-202"), "place scientist factory-1"), "its 1 W is lacking"
    s = house(alone("S", W=1, G=1), 0, "B-205")
    events = play(s, "place scientist factory-1")
    names = [(event.id, event.params.get("goods")) for event in events if event.id in {"paid", "gained"}]
    assert names == [("paid", {"water": 1}), ("gained", {"gold": 2})]


@pytest.mark.rule("AN-018", "AN-301", "AN-563")
def test_refreshing_is_always_possible() -> None:
    s = house(alone("SS", W=9), 0, "B-408")
    assert tired(s) == ""
    assert may(s, "free force")
    assert may(s, "place scientist supply")
    assert may(s, "place scientist lab-1")


@pytest.mark.rule("AN-018", "AN-017")
def test_what_has_no_legal_result_cannot_be_chosen() -> None:
    s = alone("SEA")
    assert not may(s, "place engineer construct-1"), "nothing affordable"
    assert not may(s, "place scientist trade"), "no exchange"
    assert not may(pool(s, ""), "place administrator recruit-1"), "nobody to take"
    s.supply = 0
    assert not may(s, "place scientist research-1"), "no Breakthrough left"
    house(s, 0, "B-407", "B-101")
    assert not may(s, "place scientist lab-1"), "no Warp tile out"
    assert not may(s, "place scientist power_plant-1"), "no past Era"


@pytest.mark.rule("AN-022")
def test_a_passive_effect_works_from_the_moment_the_tile_is_built() -> None:
    s = offer(alone("EE", U=1, T=2, W=9), "B-405")
    s.secondary = [()] * 4
    limit = s.paradox_limit(0)
    play(s, "place engineer construct-1", "build B-405")
    assert s.paradox_limit(0) == limit + 1


@pytest.mark.rule("AN-023")
@pytest.mark.parametrize("name", ["B-401", "B-402", "B-405", "B-406", "B-411", "B-311", "B-312"])
def test_a_covered_tile_lends_no_ability(name: str) -> None:
    s = house(alone(), 0, name)
    assert s.flags[0]
    assert cover(s, 0, name).flags[0] == house(alone(), 0, "ANOMALY").flags[0]


@pytest.mark.rule("AN-014", "AN-E12")
def test_tile_32_brings_no_seventh_exosuit() -> None:
    s = turns(pool(tile(lead(alone("E", era=5), 0, "wolfe"), "recruit-1", "K-32"), "S"))
    s.out[0] = 0
    play(s, "place engineer recruit-1")
    assert s.powered[0].bit_count() + s.out[0] == 6
