"""Situations in which two or three rules of Anachrony meet."""

from __future__ import annotations

import pytest

from tests.games.anachrony.kit import (
    State,
    active,
    crew,
    give,
    goods,
    hold,
    house,
    lead,
    listed,
    may,
    play,
    project,
    refused,
    staff,
    start,
    table,
    tile,
    tired,
    to_clean_up,
    warp,
)

WARPS = ("neutronium", "uranium", "titanium", "gold", "water", "administrator", "engineer", "scientist", "exosuit")


# ---- Captain Wolfe


def wolfe(**amounts: int) -> State:
    """Power Up of Era 1 with Captain Wolfe."""
    return give(start(2, paths=("dominance", "harmony"), leaders=("wolfe", "haulani")), 0, **amounts)


@pytest.mark.rule("AN-487", "AN-123", "AN-E70")
def test_wolfe_exchanges_the_water_of_empty_slots_too() -> None:
    s = wolfe(W=1)
    play(s, "slot 1", "slot 2", "slot 3")
    assert goods(s) == {"W": 4}, "no slot can be paid any more, three are empty"
    assert listed(s) == ["exchange water>core", "done"]
    assert refused(s, "exchange core>water").rule == "AN-487"
    assert refused(s, "slot 4").reason == "SEAT_DONE"
    play(s, "exchange water>core", "exchange water>core")
    assert goods(s) == {"E": 2}
    play(s, "exchange core>water", "done")
    assert goods(s) == {"E": 1, "W": 2}
    assert s.seat == 1


@pytest.mark.rule("AN-487", "AN-121")
def test_wolfe_without_an_empty_slot_or_anything_to_exchange_goes_on() -> None:
    full = wolfe(E=3, W=5)
    play(full, *(f"slot {number}" for number in range(1, 7)), "done")
    assert (goods(full), full.seat) == ({"W": 5}, 1), "no slot was empty: all exchanges could be made before"
    poor = wolfe(E=2)
    play(poor, *(f"slot {number}" for number in range(1, 6)))
    assert (goods(poor), poor.seat) == ({"W": 1}, 1)


# ---- Collapsing Capital tile 14


@pytest.mark.rule("AN-278", "AN-019")
@pytest.mark.parametrize(("answers", "left"), [(("leave",), 3), (("choose give", "leave"), 2), (("choose give", "choose give"), 1)])
def test_tile_14_gives_back_as_many_tokens_as_the_player_likes(answers: tuple[str, ...], left: int) -> None:
    s = tile(table(2, era=5), "research-1", "K-14")
    s.paradox[0] = 3
    play(s, "place scientist research-1", "die circle")
    while not may(s, "leave"):
        play(s, s.actions()[0].text)
    play(s, *answers)
    assert s.paradox[0] == left
    assert not s.stack


# ---- Valerian's Scientists under the other reading


def scholars(**options: str) -> State:
    """Action Rounds of Progress with Patron Valerian under the other reading; two Scientists, an Administrator."""
    how = {"rules_profile": "alternative", **options}
    return lead(crew(2, "SSA", paths=("progress", "dominance"), **how), 0, "valerian")


@pytest.mark.rule("AN-602", "AN-493", "AN-371")
@pytest.mark.parametrize(("copied", "home"), [("B-201", ("SSA", "")), ("B-202", ("SA", "S")), ("B-310", ("SA", ""))])
def test_a_scientist_who_copied_as_a_genius_stays_a_scientist(copied: str, home: tuple[str, str]) -> None:
    s = give(house(house(scholars(), 0, "S-17"), 1, copied), 0, W=1)
    play(s, "place scientist power_plant-1")
    to_clean_up(s)
    assert (active(s), tired(s)) == home


@pytest.mark.rule("AN-602", "AN-603")
def test_a_scientist_who_copies_cloning_vat_clones_a_scientist() -> None:
    s = house(house(scholars(), 0, "S-17"), 1, "S-18")
    play(s, "place scientist power_plant-1")
    assert (active(s), tired(s)) == ("SA", "S")


@pytest.mark.rule("AN-317", "AN-465", "AN-493")
def test_scientists_who_count_as_geniuses_stay_motivated_on_side_b() -> None:
    s = give(house(scholars(board_side="B"), 0, "B-202"), 0, W=1)
    play(s, "place scientist factory-1")
    to_clean_up(s)
    assert (active(s), tired(s)) == ("SSA", "")


@pytest.mark.rule("AN-011", "AN-186", "AN-493", "AN-E45")
def test_a_scientist_who_counts_as_a_genius_cannot_pay_for_what_he_builds() -> None:
    s = scholars()
    for row in range(4):
        s.primary[row] = s.secondary[row] = ()
    hold(project(staff(s, 0, "SG"), "S-16"), 0, "triangle/society", "triangle/military")
    for place in ("construct-1", "construct-2"):
        give(s, 0, U=1, T=2, G=1, W=1)
        assert may(s, f"place genius {place}")
        assert refused(s, f"place scientist {place}").rule == "AN-018"
    play(s, "place genius construct-1")
    assert (active(s), goods(s)) == ("", {"T": 1, "W": 1})


# ---- Warp


@pytest.mark.rule("AN-130", "AN-660")
def test_an_empty_hand_of_warp_tiles_is_not_asked() -> None:
    s = start(2, leaders=("haulani", "samira"))
    s.era = 7
    warp(s, 0, 1, *WARPS)
    play(s, "done", "done")
    assert (s.phase_id, s.seat) == ("warp", 1)


@pytest.mark.rule("AN-024", "AN-130")
def test_nothing_tells_how_many_warp_tiles_are_picked() -> None:
    s = start(2, leaders=("haulani", "samira"))
    play(s, "done", "done")
    views = []
    for picks in (("done",), ("warp gold", "done"), ("warp gold", "warp water")):
        t = s.copy()
        play(t, *picks)
        assert t.seat == 1
        views.append(t.observe(1))
    assert views[0] == views[1] == views[2]
    t = s.copy()
    play(t, "warp gold")
    assert t.observe(1) == s.observe(1)


# ---- Grand Reservoir


@pytest.mark.rule("AN-610", "AN-217", "AN-211")
def test_the_reservoir_helps_once_with_the_space_or_the_second_die() -> None:
    s = house(house(crew(2, "SSG"), 0, "S-04"), 0, "B-411")
    play(give(s, 0, W=1), "place scientist research-2")
    assert goods(s) == {"W": 1}, "the space was free"
    play(s, "both circle/society")
    assert goods(s) == {}
    t = house(house(crew(2, "SSG"), 0, "S-04"), 0, "B-411")
    play(give(t, 0), "place scientist research-1", "both circle/society")
    assert goods(t) == {}, "the second die was free"


@pytest.mark.rule("AN-329", "AN-610")
def test_the_reservoir_counts_when_a_water_tile_is_refused() -> None:
    s = warp(house(house(crew(2, "SSA", era=4), 0, "S-04", at="lab-1"), 0, "B-103"), 0, 3, "water", "gold")
    play(give(s, 0, G=1), "place scientist power_plant-1", "focus 3")
    assert refused(s, "return water").params["lacks"] == {"water": 1}
