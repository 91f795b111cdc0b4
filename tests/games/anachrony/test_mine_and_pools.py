"""Mine, Purify Water, Trade with Nomads (sections 8.5 to 8.7)."""

from __future__ import annotations

import pytest

from tests.games.anachrony.kit import (
    LETTERS,
    State,
    active,
    cover,
    crew,
    give,
    goods,
    house,
    lead,
    listed,
    may,
    mine,
    occupy,
    play,
    refused,
    staff,
    tired,
    to_clean_up,
    turns,
)

TRADE = "place scientist trade"
RING = (
    ("water>core", {"W": 3}, {"E": 1}),
    ("core>water", {"E": 1}, {"W": 3}),
    ("core>neutronium", {"E": 1}, {"N": 1}),
    ("neutronium>core", {"N": 1}, {"E": 1}),
    ("neutronium>cubes", {"N": 1}, {"T": 1, "G": 1}),
    ("cubes>neutronium", {"T": 1, "G": 1}, {"N": 1}),
    ("cubes>water", {"T": 1, "G": 1}, {"W": 3}),
    ("water>cubes", {"W": 3}, {"T": 1, "G": 1}),
)


def cubes(s: State) -> str:
    """The Mine pool by letter."""
    return "".join(letter * (s.cubes >> 10 * kind & 511) for letter, kind in LETTERS.items())


# ---- Mine


@pytest.mark.rule("AN-235", "AN-236")
@pytest.mark.parametrize(("space", "beside"), [(1, "U"), (2, "G"), (3, "T")])
def test_one_cube_of_the_pool_and_the_one_beside_the_space(space: int, beside: str) -> None:
    s = mine(crew(2), "NGGUT")
    play(s, f"place administrator mine-{space}")
    assert set(listed(s)) == {"cube neutronium", "cube gold", "cube uranium", "cube titanium"}
    play(s, "cube neutronium")
    assert goods(s) == {"N": 1, beside: 1}, "and nothing is paid"
    assert sorted(cubes(s)) == sorted("GGUT")


@pytest.mark.rule("AN-235")
def test_only_cubes_that_are_left_in_the_pool() -> None:
    s = mine(crew(2), "GT")
    play(s, "place scientist mine-1")
    assert refused(s, "cube neutronium").rule == "AN-235"
    assert refused(s, "cube uranium").rule == "AN-235", "the Uranium beside the space is no cube of the pool"
    play(s, "cube gold", "place scientist mine-2")
    assert goods(s, 1) == {"T": 1, "G": 1}
    assert cubes(s) == ""


@pytest.mark.rule("AN-236")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_three_spaces_without_cost_for_every_number_of_players(seats: int) -> None:
    s = crew(seats)
    for number in (1, 2, 3):
        assert may(s, f"place scientist mine-{number}")
        occupy(s, 0, f"mine-{number}")
    assert not any("mine" in text for text in listed(s))


@pytest.mark.rule("AN-237", "AN-316", "AN-E108")
@pytest.mark.parametrize(("worker", "motivated"), [("scientist", False), ("engineer", True), ("administrator", False), ("genius", True)])
def test_engineers_and_geniuses_come_back_active(worker: str, motivated: bool) -> None:
    letter = worker[0].upper()
    s = staff(crew(2), 0, letter)
    play(s, f"place {worker} mine-1", "cube titanium")
    to_clean_up(s)
    assert s.era == 2
    assert (active(s), tired(s)) == ((letter, "") if motivated else ("", letter))


@pytest.mark.rule("AN-237", "AN-315")
def test_at_the_pools_nobody_is_motivated() -> None:
    s = staff(crew(2), 0, "EG")
    play(s, "place engineer purify", "pass", "place genius purify")
    to_clean_up(s)
    assert (active(s), tired(s)) == ("", "EG")


@pytest.mark.rule("AN-238", "AN-612")
@pytest.mark.parametrize("choice", ["titanium", "uranium", "gold"])
def test_tectonic_drill_adds_a_cube_of_choice(choice: str) -> None:
    s = house(mine(crew(2), "NNG"), 0, "S-13")
    play(s, "place scientist mine-1", "cube neutronium")
    assert set(listed(s)) == {"gain titanium", "gain uranium", "gain gold"}
    play(s, f"gain {choice}")
    found = {"N": 1, "U": 1}
    found[choice[0].upper()] = found.get(choice[0].upper(), 0) + 1
    assert goods(s) == found
    assert sorted(cubes(s)) == ["G", "N"], "it comes from the supply"


@pytest.mark.rule("AN-238", "AN-023")
def test_a_covered_drill_adds_nothing() -> None:
    s = cover(house(mine(crew(2), "NNG"), 0, "S-13"), 0, "S-13")
    play(s, "place scientist mine-1", "cube neutronium")
    assert goods(s) == {"N": 1, "U": 1}


@pytest.mark.rule("AN-095", "AN-235", "AN-E110")
def test_after_the_impact_the_topmost_cube_is_neutronium() -> None:
    s = crew(2, era=4)
    s.mines = (0, *s.mines[1:])
    to_clean_up(s)
    assert s.era == 5
    turns(s)
    assert sorted(cubes(s)) == sorted("NUUUT"), "card 1 shows G U U U T"
    worker = s.actions()[0].text.split()[1]
    play(s, f"place {worker} mine-3", "cube neutronium")
    assert goods(s)["N"] == 1


# ---- Purify Water


@pytest.mark.rule("AN-242", "AN-009")
@pytest.mark.parametrize(("worker", "water"), [("scientist", 4), ("engineer", 3), ("administrator", 3), ("genius", 4)])
def test_purify_gives_three_water_a_scientist_four(worker: str, water: int) -> None:
    s = crew(2)
    play(s, f"place {worker} purify")
    assert goods(s) == {"W": water}
    play(s, "place engineer purify")
    assert goods(s, 1) == {"W": 3}, "a pool, also for others"


# ---- Trade with Nomads


@pytest.mark.rule("AN-245", "AN-246")
@pytest.mark.parametrize(("exchange", "given", "taken"), RING)
def test_the_links_of_the_ring(exchange: str, given: dict[str, int], taken: dict[str, int]) -> None:
    s = give(crew(2), 0, **given)
    play(s, TRADE, f"trade {exchange}")
    if exchange.endswith(">cubes"):
        play(s, "gain gold+titanium")
    assert goods(s) == taken
    assert not s.choosing, "one exchange"
    assert s.seat == 1


@pytest.mark.rule("AN-245", "AN-E112")
def test_no_other_exchange() -> None:
    for given, links in (
        ({"W": 3}, {"water>core", "water>cubes"}),
        ({"E": 1}, {"core>water", "core>neutronium"}),
        ({"N": 1}, {"neutronium>core", "neutronium>cubes"}),
        ({"T": 1, "U": 1}, {"cubes>neutronium", "cubes>water"}),
    ):
        s = give(crew(2), 0, **given)
        play(s, TRADE)
        assert set(listed(s)) == {f"trade {link}" for link in links}


@pytest.mark.rule("AN-246", "AN-017", "AN-018")
def test_without_an_affordable_exchange_trade_cannot_be_chosen() -> None:
    for left in ({}, {"W": 2}, {"T": 1}):
        assert refused(give(crew(2), 0, **left), TRADE).rule == "AN-245"


@pytest.mark.rule("AN-246")
@pytest.mark.parametrize("worker", ["scientist", "engineer", "administrator", "genius"])
def test_any_worker_trades_without_placement_cost(worker: str) -> None:
    s = give(crew(2), 0, W=3)
    play(s, f"place {worker} trade", "trade water>core")
    assert goods(s) == {"E": 1}
    assert s.choosing == (worker in ("administrator", "genius"))


@pytest.mark.rule("AN-247", "AN-009", "AN-E111")
@pytest.mark.parametrize("worker", ["administrator", "genius"])
def test_a_second_exchange_may_use_what_the_first_one_gave(worker: str) -> None:
    s = give(crew(2), 0, W=3)
    play(s, f"place {worker} trade", "trade water>core", "trade core>neutronium")
    assert goods(s) == {"N": 1}
    assert s.seat == 1, "two exchanges, not three"


@pytest.mark.rule("AN-247", "AN-019")
def test_the_second_exchange_may_be_left_and_the_first_may_not() -> None:
    s = give(crew(2), 0, W=3)
    play(s, "place administrator trade")
    assert refused(s, "leave").rule == "AN-019"
    play(s, "trade water>core", "leave")
    assert goods(s) == {"E": 1}
    assert s.seat == 1


@pytest.mark.rule("AN-248")
def test_the_two_cubes_may_be_equal_or_different() -> None:
    mixtures = {"gold+gold", "gold+uranium", "gold+titanium", "uranium+uranium", "uranium+titanium", "titanium+titanium"}
    s = give(crew(2), 0, N=1)
    play(s, TRADE, "trade neutronium>cubes")
    assert set(listed(s)) == {f"gain {mix}" for mix in mixtures}
    play(s, "gain uranium+uranium")
    assert goods(s) == {"U": 2}
    s = give(crew(2), 0, G=1, U=2)
    play(s, TRADE, "trade cubes>water")
    assert set(listed(s)) == {"pay gold+uranium", "pay uranium+uranium"}
    play(s, "pay uranium+uranium")
    assert goods(s) == {"G": 1, "W": 3}


# ---- Grand Reservoir


@pytest.mark.rule("AN-610", "AN-E95")
def test_where_grand_reservoir_saves_water_and_where_not() -> None:
    s = house(crew(2), 0, "S-04", at="lab-1")
    s.morale[0] = 1
    give(s, 0, W=3)
    supply = s.copy()
    play(supply, "place scientist supply")
    assert goods(supply) == {}, "Supply of 4 W costs 3 W"
    assert refused(give(s.copy(), 0, W=2), "place scientist supply").rule == "AN-295"
    trade = s.copy()
    play(trade, TRADE, "trade water>core")
    assert goods(trade) == {"E": 1}
    assert refused(give(s.copy(), 0, W=2), TRADE).rule == "AN-245", "Trade of 3 W stays 3 W"
    house(s, 0, "B-215")
    free = give(s.copy(), 0, W=1)
    play(free, "free factory-1", "gain gold")
    assert goods(free) == {"G": 1}, "Building 215 still costs 1 W"
    assert refused(give(s.copy(), 0), "free factory-1").rule == "AN-163"


@pytest.mark.rule("AN-610", "AN-132", "AN-E95")
def test_a_warped_worker_still_costs_a_water_with_grand_reservoir() -> None:
    s = house(lead(lead(crew(2), 0, "amena"), 1, "amena"), 0, "S-04")
    to_clean_up(s)
    for _ in range(2):
        play(s, "done")
    assert s.phase_id == "warp"
    give(s, s.seat, W=1)
    before = active(s)
    play(s, "warp engineer", "done")
    play(s, "done")
    assert s.phase_id == "actions"
    assert goods(s) == {}
    assert active(s).count("E") == before.count("E") + 1
