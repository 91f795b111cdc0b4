"""The eight Leaders, under both readings of the rules (section 15.8)."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.core import Core
from exhibition_suite.games.anachrony.items import LEADER_IDS, PATH_IDS
from tests.games.anachrony.kit import (
    State,
    active,
    breakthroughs,
    give,
    goods,
    hold,
    house,
    lead,
    listed,
    may,
    mine,
    occupy,
    play,
    pool,
    refused,
    resume,
    staff,
    start,
    table,
    tired,
    to_clean_up,
    turns,
    warp,
)

OTHER = {"rules_profile": "alternative"}


def led(leader: str, workers: str = "SE", resting: str = "", era: int = 3, options: dict[str, Any] | None = None, **amounts: int) -> State:
    """Action Rounds of a player alone with this Leader, these Workers and goods."""
    s = table(1, era=era, **(options or {}))
    return lead(give(staff(s, 0, workers, resting), 0, **amounts), 0, leader)


# ---- Harmony


@pytest.mark.rule("AN-485", "AN-165")
def test_haulani_puts_an_active_worker_on_an_own_space() -> None:
    s = house(led("haulani", "SS", "E"), 0, "B-201", "ANOMALY")
    s.powered[0] = 0b1
    play(s, "free leader", "place scientist factory-1")
    assert (goods(s), active(s), s.powered[0], s.markers[0]) == ({"T": 2}, "S", 0b1, 6)
    assert not may(s, "free leader"), "one marker on the Leader"
    play(s, "place scientist purify")
    again = led("haulani", "SS")
    give(again, 0, W=9)
    play(again, "free leader")
    assert listed(again) == ["place scientist supply"], "spaces of the own player board only"


@pytest.mark.rule("AN-486", "AN-370")
def test_zaida_takes_a_worker_left_in_the_pool_for_two_water() -> None:
    s = pool(led("zaida", W=5), "GEE")
    to_clean_up(s)
    assert set(listed(s)) == {"recruit genius", "recruit engineer", "leave"}
    events = play(s, "recruit genius")
    assert (goods(s), active(s), s.vp[0]) == ({"W": 3}, "SEG", 0)
    assert [event.id for event in events].count("got_workers") == 1, "one Worker, and not its bonus"
    poor = pool(led("zaida", W=1), "GEE")
    to_clean_up(poor)
    assert poor.era == 4
    declined = pool(led("zaida", W=5), "GEE")
    to_clean_up(declined)
    play(declined, "leave")
    assert (goods(declined), declined.era) == ({"W": 5}, 4)


@pytest.mark.rule("AN-486", "AN-E84")
def test_zaida_finds_nobody_in_an_empty_pool() -> None:
    s = pool(led("zaida", W=9), "")
    to_clean_up(s)
    assert (s.era, goods(s)) == (4, {"W": 9}), "nothing to decide"


# ---- Dominance


@pytest.mark.rule("AN-487", "AN-E70")
def test_wolfe_exchanges_in_power_up_any_number_of_times() -> None:
    s = give(start(1, paths=("dominance",), leaders=("wolfe",)), 0, W=4, E=1)
    play(s, "exchange core>water", "exchange water>core", "exchange water>core", "exchange water>core")
    assert goods(s) == {"E": 3}
    play(s, "slot 4", "slot 5", "slot 6")
    assert (goods(s), s.powered[0]) == ({}, 0b111000)
    assert not may(s, "exchange water>core")


@pytest.mark.rule("AN-487")
def test_wolfe_exchanges_two_for_one_and_in_power_up_only() -> None:
    s = give(start(1, paths=("dominance",), leaders=("wolfe",)), 0, W=1)
    assert not may(s, "exchange water>core")
    assert not may(s, "exchange core>water")
    assert not any(text.startswith("exchange") for text in listed(led("wolfe", W=9, E=9)))


@pytest.mark.rule("AN-488", "AN-370", "AN-E85")
def test_samira_takes_a_cube_and_another_for_two_water() -> None:
    s = mine(led("samira", W=2), "NGG")
    s.lodes = 0b100
    to_clean_up(s)
    assert set(listed(s)) == {"cube gold", "cube titanium", "leave"}, "no Neutronium; the Titanium beside space 3 too"
    play(s, "cube titanium")
    assert (set(listed(s)), goods(s)) == ({"cube gold", "leave"}, {"T": 1, "W": 2})
    play(s, "cube gold")
    assert (goods(s), s.era) == ({"T": 1, "G": 1}, 4), "not a third one"
    only = mine(led("samira"), "NN")
    only.lodes = 0b100
    to_clean_up(only)
    play(only, "cube titanium")
    assert (goods(only), only.era) == ({"T": 1}, 4), "no Water for a second one"


@pytest.mark.rule("AN-488")
def test_samira_may_decline_and_finds_nothing_where_nothing_is_left() -> None:
    s = mine(led("samira", W=2), "G")
    to_clean_up(s)
    play(s, "cube gold", "leave")
    assert goods(s) == {"G": 1, "W": 2}
    none = mine(led("samira", W=2), "N")
    none.lodes = 0
    to_clean_up(none)
    assert none.era == 4


# ---- Progress


@pytest.mark.rule("AN-489", "AN-165")
def test_valerian_places_an_empty_exosuit_as_a_scientist() -> None:
    s = led("valerian", "E", W=9)
    play(s, "free leader")
    assert not any("recruit" in text for text in listed(s))
    assert "place exosuit research-1" in listed(s)
    play(s, "place exosuit purify")
    assert (goods(s)["W"], active(s), s.out[0], s.markers[0]) == (13, "E", 1, 6)
    play(s, "place engineer purify")
    to_clean_up(s)
    assert (active(s), tired(s), s.out[0]) == ("", "E", 0), "no Worker comes out of the empty one"
    bare = led("valerian")
    bare.powered[0] = 0
    assert not may(bare, "free leader")


@pytest.mark.rule("AN-490", "AN-217")
def test_cornella_sets_the_second_die_for_a_water() -> None:
    s = led("cornella", "S", W=1)
    play(s, "place scientist research-1", "both triangle/genetics")
    assert (breakthroughs(s), goods(s)) == ({"triangle/genetics": 1}, {})
    dry = led("cornella", "S")
    play(dry, "place scientist research-1")
    assert not any(text.startswith("both") for text in listed(dry))


# ---- Salvation


@pytest.mark.rule("AN-491", "AN-114")
def test_caratacus_takes_or_returns_a_token() -> None:
    s = led("caratacus", W=2)
    s.paradox[0] = 2
    play(s, "free leader")
    assert set(listed(s)) == {"choose take", "choose give"}
    other = s.copy()
    play(s, "choose take")
    assert (s.paradox[0], goods(s)) == (3, {"W": 4})
    play(other, "choose give")
    assert (other.paradox[0], goods(other)) == (1, {})
    assert not may(other, "free leader")
    play(other, "place scientist purify")


@pytest.mark.rule("AN-491", "AN-017")
def test_caratacus_cannot_return_what_is_not_there() -> None:
    for tokens, water in ((0, 9), (1, 1)):
        s = led("caratacus", W=water)
        s.paradox[0] = tokens
        play(s, "free leader")
        assert (s.paradox[0], goods(s)["W"]) == (tokens + 1, water + 2), "taking is the only choice"


@pytest.mark.rule("AN-492", "AN-386")
def test_amena_keeps_all_slots_at_the_impact() -> None:
    for leader, slots in (("amena", 0), ("caratacus", 0b110)):
        s = led(leader, era=4)
        to_clean_up(s)
        assert (s.era, s.broken[0]) == (5, slots)


# ---- the other reading


@pytest.mark.rule("AN-493", "AN-486", "AN-654")
def test_zaida_recruits_from_the_supply_by_the_recruit_card() -> None:
    """D-02."""
    s = pool(led("zaida", W=2, options=OTHER), "")
    shown = {
        f"recruit {name}"
        for name, n in zip(("scientist", "engineer", "administrator", "genius"), CONTENT.recruit[s.recruit_card], strict=True)
        if n
    }
    to_clean_up(s)
    assert set(listed(s)) == {*shown, "leave"}, "although the pool is empty"
    play(s, min(shown))
    assert goods(s) == {}
    assert len(active(s) + tired(s)) == 3


@pytest.mark.rule("AN-493", "AN-488", "AN-654")
@pytest.mark.parametrize("face", range(3))
def test_samira_gains_a_random_cube_then_one_of_choice(face: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """D-03."""
    s = mine(led("samira", W=2, options=OTHER), "")
    s.lodes = 0
    monkeypatch.setattr(Core, "roll", lambda _s, faces: face if faces == 3 else 0)
    to_clean_up(s)
    assert goods(s) == {"GUT"[face]: 1, "W": 2}
    assert set(listed(s)) == {"cube gold", "cube uranium", "cube titanium", "leave"}
    play(s, "cube uranium")
    assert goods(s) == ({"U": 2} if face == 1 else {"GUT"[face]: 1, "U": 1})


@pytest.mark.rule("AN-493", "AN-489", "AN-654")
def test_valerians_scientists_are_placed_and_retrieved_as_geniuses() -> None:
    """D-04."""
    s = mine(pool(led("valerian", "SS", options=OTHER), "G"), "T")
    assert not may(s, "free leader"), "it is no Free Action"
    play(s, "place scientist recruit-1")
    if may(s, "recruit genius"):
        play(s, "recruit genius")
    play(s, "bonus vp")
    assert (active(s), s.vp[0]) == ("SG", 1)
    play(s, "place scientist mine-1")
    to_clean_up(s)
    assert (active(s), tired(s)) == ("SG", "S"), "motivated at the Mine; it stays a Scientist"
    travel = warp(house(led("valerian", "SS", options=OTHER), 0, "B-103"), 0, 2, "scientist")
    play(travel, "place scientist power_plant-1", "focus 2", "return scientist")
    assert travel.travel[0] == 1, "and it is paid as one"


@pytest.mark.rule("AN-493", "AN-490", "AN-654")
def test_cornella_researches_at_clean_up_for_three_water() -> None:
    """D-05."""
    s = led("cornella", "S", W=9, options=OTHER)
    play(s, "place scientist research-1")
    assert not any(text.startswith("both") for text in listed(s)), "she sets no second die"
    play(s, "die circle")
    while s.stack:
        play(s, listed(s)[0])
    held = sum(breakthroughs(s).values())
    to_clean_up(s)
    assert listed(s) == ["copy research", "leave"]
    play(s, "copy research", "die square")
    while s.phase_id == "clean_up":
        play(s, listed(s)[0])
    assert (sum(breakthroughs(s).values()), goods(s)["W"]) == (held + 1, 6)
    poor = led("cornella", W=2, options=OTHER)
    to_clean_up(poor)
    assert poor.era == 4


# ---- names


@pytest.mark.rule("AN-494", "AN-072")
def test_two_leaders_of_each_path_by_ability_and_place() -> None:
    names = ("haulani", "zaida", "wolfe", "samira", "valerian", "cornella", "caratacus", "amena")
    assert names == LEADER_IDS
    assert [PATH_IDS[leader.path] for leader in CONTENT.leaders] == [path for path in PATH_IDS for _ in range(2)]


@pytest.mark.rule("AN-485", "AN-489", "AN-491", "AN-161")
@pytest.mark.parametrize("leader", ["haulani", "valerian", "caratacus"])
def test_a_leaders_free_action_once_an_era_with_a_marker(leader: str) -> None:
    s = house(led(leader, "SSS", W=9), 0, "B-201")
    s.markers[0] = 0
    assert refused(s, "free leader").rule == "AN-162"
    s.markers[0] = 1
    play(s, "free leader")
    while s.stack:
        play(s, listed(s)[0])
    assert not may(s, "free leader")
    to_clean_up(s)
    assert s.markers[0] == 1
    assert may(resume(turns(s)), "free leader")


@pytest.mark.rule("AN-489", "AN-151")
def test_valerian_obeys_the_rules_of_the_space() -> None:
    s = occupy(led("valerian", W=9), 0, "research-1", "research-2")
    play(s, "free leader")
    assert not may(s, "place exosuit research-1")
    assert may(s, "place exosuit council-right")


@pytest.mark.rule("AN-490")
def test_other_leaders_set_one_die() -> None:
    s = hold(led("amena", "S", W=9), 0, "circle/society")
    play(s, "place scientist research-1")
    assert not any(text.startswith("both") for text in listed(s))
