"""Actions of the own player board: Supply, Force Workers, what built tiles do, and who comes back motivated (sections 10 and 11)."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.content_types import ACTION, ENDGAME, FREE, IMMEDIATE, PASSIVE
from exhibition_suite.games.anachrony.items import PATH_IDS
from tests.games.anachrony.kit import (
    State,
    active,
    cover,
    crew,
    give,
    goods,
    house,
    lead,
    line,
    listed,
    may,
    offer,
    play,
    refused,
    staff,
    table,
    tired,
    to_clean_up,
    turns,
)

WORDS = {"S": "scientist", "E": "engineer", "A": "administrator", "G": "genius"}


def board(path: str = "harmony", side: str = "A", morale: int = 4, workers: str = "S", resting: str = "EAG", **amounts: int) -> State:
    """Action Rounds of a player alone with this board, no Leader with a Free Action."""
    s = staff(table(1, paths=(path,), board_side=side), 0, workers, resting)
    s.morale[0] = morale
    return lead(give(s, 0, **amounts), 0, "wolfe")


# ---- Supply


@pytest.mark.rule("AN-295", "AN-E71")
def test_supply_costs_the_water_of_the_space_refreshes_and_raises_morale() -> None:
    s = board(W=5)
    play(s, "place scientist supply")
    assert (goods(s), active(s), tired(s), s.morale[0]) == ({}, "EAG", "", 5)
    dry = refused(board(W=4), "place scientist supply")
    assert dry.params["lacks"] == {"water": 1}


TRACKS = (
    *((path, "A", (4, 4, 5, 5, 6, 7, 7)) for path in PATH_IDS),
    ("harmony", "B", (4, 4, 5, 5, 6, 7, 8)),
    ("dominance", "B", (4, 4, 4, 4, 5, 5, 5)),
    ("progress", "B", (4, 4, 5, 5, 7, 8, 8)),
    ("salvation", "B", (4, 4, 4, 5, 5, 6, 7)),
)


def supply(s: State) -> State:
    """Uses Supply in whichever way the board has it."""
    play(s, "free supply" if s.boards[0].supply_free else "place scientist supply")
    return s


@pytest.mark.rule("AN-295", "AN-450", "AN-451", "AN-452", "AN-453", "AN-454", "AN-462")
@pytest.mark.parametrize(("path", "side", "waters"), TRACKS, ids=[f"{path}-{side}" for path, side, _ in TRACKS])
def test_what_supply_costs_on_each_space(path: str, side: str, waters: tuple[int, ...]) -> None:
    for space, water in enumerate(waters, 1):
        s = supply(board(path, side, space, W=9))
        assert goods(s) == {"W": 9 - water}
        assert s.morale[0] == min(7, space + 1)


@pytest.mark.rule("AN-296", "AN-450", "AN-451", "AN-452", "AN-453", "AN-454", "AN-E74")
@pytest.mark.parametrize(("path", "side"), [(path, side) for side in "AB" for path in PATH_IDS])
def test_at_the_right_end_the_marker_stays_and_the_overflow_is_gained(path: str, side: str) -> None:
    s = supply(board(path, side, 7, W=8))
    assert (s.morale[0], tired(s)) == (7, "")
    assert s.vp[0] == (3 if (path, side) == ("harmony", "B") else 2)
    if side == "A":
        assert goods(s) == {"W": 1}


@pytest.mark.rule("AN-297", "AN-153")
@pytest.mark.parametrize("letter", "SEAG")
def test_any_worker_supplies_without_an_exosuit_once_an_era(letter: str) -> None:
    s = board(workers=letter + letter, W=20)
    s.powered[0] = 0
    play(s, f"place {WORDS[letter]} supply")
    assert s.out[0] == 0
    assert not may(s, f"place {WORDS[letter]} supply")
    to_clean_up(s)
    staff(turns(s), 0, letter, "S")
    play(s, f"place {WORDS[letter]} supply")


@pytest.mark.rule("AN-297", "AN-164", "AN-464")
def test_dominance_side_b_supplies_by_a_free_action() -> None:
    s = board("dominance", "B", W=20)
    assert not may(s, "place scientist supply")
    play(s, "free supply")
    assert (active(s), goods(s), s.markers[0]) == ("SEAG", {"W": 16}, 6)
    assert not may(s, "free supply"), "once an Era"
    play(s, "place scientist purify")


@pytest.mark.rule("AN-298", "AN-436", "AN-437", "AN-439", "AN-440")
@pytest.mark.parametrize(
    ("path", "side", "eye"),
    [*((path, "A", True) for path in PATH_IDS), ("harmony", "B", True), ("progress", "B", False), ("salvation", "B", True)],
)
def test_an_administrator_on_supply_is_motivated(path: str, side: str, eye: bool) -> None:
    for letter in "SEAG":
        s = board(path, side, workers=letter, resting="", W=9)
        play(s, f"place {WORDS[letter]} supply")
        to_clean_up(s)
        motivated = eye and letter in "AG"
        assert (active(s), tired(s)) == ((letter, "") if motivated else ("", letter))


@pytest.mark.rule("AN-299", "AN-023", "AN-E73")
def test_a_covered_life_support_halves_nothing() -> None:
    s = house(board(W=5), 0, "B-311", "B-312")
    cover(s, 0, "B-312")
    play(s, "place scientist supply")
    assert goods(s) == {"W": 2}, "3 Water instead of 5"


@pytest.mark.rule("AN-300")
def test_the_worker_on_supply_is_not_refreshed() -> None:
    s = board(workers="SS", resting="S", W=5)
    play(s, "place scientist supply")
    assert (active(s), tired(s)) == ("SS", "")
    to_clean_up(s)
    assert (active(s), tired(s)) == ("SS", "S"), "that one comes back Tired"


# ---- Force Workers


@pytest.mark.rule("AN-301")
def test_force_workers_refreshes_for_a_step_of_morale_and_nothing_else() -> None:
    s = board(resting="SEEAG")
    play(s, "free force")
    assert (active(s), tired(s), s.morale[0], goods(s), s.vp[0]) == ("SSEEAG", "", 3, {}, 0)
    assert not s.acted, "the turn's Action still follows"


@pytest.mark.rule("AN-301", "AN-018")
def test_force_workers_is_possible_with_nobody_tired() -> None:
    s = board(resting="")
    play(s, "free force")
    assert (active(s), s.morale[0]) == ("S", 3)


@pytest.mark.rule("AN-303", "AN-E75")
def test_at_the_left_end_a_worker_of_choice_is_lost_after_refreshing() -> None:
    s = board(morale=1, workers="S", resting="EA")
    play(s, "free force")
    assert set(listed(s)) == {"lose scientist active", "lose engineer active", "lose administrator active"}
    play(s, "lose engineer active")
    assert (active(s), tired(s), s.morale[0]) == ("SA", "", 1)
    assert "place administrator purify" not in listed(s), "who was Tired waits for the next turn"


@pytest.mark.rule("AN-304", "AN-303", "AN-E76")
def test_at_the_left_end_without_a_worker_on_the_player_board_it_cannot_be_chosen() -> None:
    s = crew(2, "SS")
    s.morale[0] = 1
    play(s, "place scientist purify", "pass", "place scientist purify")
    assert (active(s), tired(s), s.seat, s.phase_id) == ("", "", 0, "actions")
    assert not may(s, "free force")
    s.morale[0] = 2
    assert may(s, "free force")


@pytest.mark.rule("AN-305", "AN-613", "AN-E76")
def test_with_synthetic_endorphins_nobody_is_lost() -> None:
    s = house(board(morale=1, workers="S", resting="E"), 0, "S-10")
    play(s, "free force")
    assert (active(s), s.morale[0], s.stack) == ("SE", 1, [])
    none = house(board(morale=1, workers="", resting=""), 0, "S-10")
    play(none, "free force")
    assert none.morale[0] == 1
    covered = cover(house(board(morale=1, workers="", resting=""), 0, "S-10"), 0, "S-10")
    assert not may(covered, "free force")


@pytest.mark.rule("AN-161", "AN-297", "AN-E77")
def test_force_workers_and_supply_in_one_era_each_once() -> None:
    s = board(workers="SS", resting="E", W=20)
    play(s, "free force", "place scientist supply")
    assert s.morale[0] == 4, "one down, one up"
    assert not may(s, "free force")
    assert not may(s, "place scientist supply")


# ---- built tiles


@pytest.mark.rule("AN-306")
def test_five_kinds_of_effects() -> None:
    tiles = [*(tile.effects for tile in CONTENT.buildings), *(tile.effects for tile in CONTENT.superprojects)]
    kinds = {effect.kind for effects in tiles for profile in effects for effect in profile}
    assert kinds == {IMMEDIATE, ACTION, FREE, PASSIVE, ENDGAME}


@pytest.mark.rule("AN-306")
def test_when_each_kind_of_effect_works() -> None:
    s = offer(board(workers="E", resting="", T=2), "B-315")
    play(s, "place engineer construct-1", "build B-315")
    assert goods(s) == {"T": 1, "W": 8}, "immediately"
    s = house(board(), 0, "B-303")
    play(s, "free life_support-1")
    assert goods(s) == {"W": 2}, "by a marker"
    s = house(board(), 0, "B-201")
    play(s, "place scientist factory-1")
    assert goods(s) == {"T": 2}, "by a Worker"
    s = board()
    before = s.paradox_limit(0)
    assert house(s, 0, "B-405").paradox_limit(0) == before + 1, "always"
    s = house(board(), 0, "B-406", "ANOMALY")
    assert line(s, "anomalies") == -1, "at the end"


@pytest.mark.rule("AN-307", "AN-011")
def test_a_worker_cost_is_paid_from_either_column() -> None:
    for pay, left in (("lose scientist active", ("E", "G")), ("lose genius tired", ("SE", ""))):
        s = house(board(workers="SE", resting="G"), 0, "S-12")
        row = next(text for text in listed(s) if text.startswith("free") and "force" not in text)
        play(s, row)
        assert set(listed(s)) == {"lose scientist active", "lose engineer active", "lose genius tired"}
        play(s, pay, "gain neutronium")
        assert (active(s), tired(s), goods(s)) == (*left, {"N": 1})


# ---- motivation


@pytest.mark.rule("AN-315", "AN-371")
def test_where_there_is_an_eye_the_worker_comes_back_active() -> None:
    for name, place, back in (("B-201", "factory-1", ("S", "")), ("B-202", "factory-1", ("", "S"))):
        s = house(board(workers="S", resting="", W=1), 0, name)
        play(s, f"place scientist {place}")
        assert (active(s), tired(s)) == ("", ""), "nowhere else until Clean Up"
        to_clean_up(s)
        assert (active(s), tired(s)) == back


@pytest.mark.rule("AN-316")
def test_an_eye_of_one_type_is_for_that_type_and_a_genius() -> None:
    for letter, back in (("A", True), ("G", True), ("S", False), ("E", False)):
        s = house(board(workers=letter, resting=""), 0, "B-408")
        play(s, f"place {WORDS[letter]} lab-1")
        to_clean_up(s)
        assert (active(s) == letter) == back


@pytest.mark.rule("AN-318", "AN-550", "AN-570")
@pytest.mark.parametrize(("name", "place"), [("B-310", "life_support-1"), ("B-415", "lab-1")])
def test_the_worker_of_310_and_415_is_lost_at_once_and_the_space_stays_used(name: str, place: str) -> None:
    s = house(board(workers="SS", resting=""), 0, name)
    play(s, f"place scientist {place}")
    assert s.workers(0) == 1, "one Scientist is owned"
    assert not may(s, f"place scientist {place}")
    to_clean_up(s)
    assert (active(s), tired(s)) == ("S", "")
    assert may(turns(s), f"place scientist {place}"), "free again in the next Era"


@pytest.mark.rule("AN-319", "AN-356", "AN-E63")
@pytest.mark.parametrize("letter", "SEAG")
def test_the_worker_who_seals_an_anomaly_is_lost_at_once(letter: str) -> None:
    s = house(board(workers=letter + "S", resting="", N=1, W=2), 0, "ANOMALY")
    play(s, f"place {WORDS[letter]} power_plant-1")
    assert s.workers(0) == 1
    to_clean_up(s)
    assert (active(s), tired(s), s.anomalies(0)) == ("S", "", 0)
