"""What lies on the table and before the players when a game begins (section 2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from exhibition_suite.games.anachrony import GAME
from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.goods import ALL_BREAKTHROUGHS
from exhibition_suite.games.anachrony.items import (
    ANOMALY,
    BUILDING_ROWS,
    CAPITAL_ACTION,
    CONDITION_IDS,
    LEADER_IDS,
    PATH_IDS,
    PROJECTS_FROM,
)
from exhibition_suite.games.anachrony.state import HIDDEN
from tests.games.anachrony.kit import State, active, breakthroughs, goods, line, listed, may, occupy, play, start, table, tired

SEEDS = range(150)
LEADERS = {
    "harmony": {"haulani", "zaida"},
    "dominance": {"wolfe", "samira"},
    "progress": {"valerian", "cornella"},
    "salvation": {"caratacus", "amena"},
}


def new(seats: int = 2, seed: int = 1, **options: Any) -> State:
    """The very first decision of a game."""
    return GAME.new(GAME.Options(**options), seats, seed)


# ---- what all share


@pytest.mark.rule("AN-002")
def test_one_to_four_play_and_nobody_else() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    assert [len(start(seats).scores()) for seats in GAME.seats] == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(ValueError, match="players"):
            new(seats)


@pytest.mark.rule("AN-050")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_spaces_of_the_capital_actions(seats: int, spaces: int) -> None:
    s = table(seats)
    for act, worker in (("recruit", "engineer"), ("research", "scientist")):
        usable = [number for number in (1, 2, 3) if may(s, f"place {worker} {act}-{number}")]
        assert usable == list(range(1, spaces + 1))


@pytest.mark.rule("AN-051")
def test_evacuation_is_closed_at_the_start() -> None:
    s = table(2, sides="BB")
    s.morale[0] = 7
    assert not any("evacuation" in text for text in listed(s))


@pytest.mark.rule("AN-053", "AN-024")
def test_seven_of_eighteen_superprojects_lie_face_down_but_the_leftmost() -> None:
    seen: Counter[int] = Counter()
    for seed in SEEDS:
        s = new(seed=seed)
        assert len(set(s.projects)) == 7
        assert s.observe(0).view.projects == (s.projects[0], *[HIDDEN] * 6)
        seen[s.projects[0]] += 1
    assert set(seen) == set(range(PROJECTS_FROM, ANOMALY)), "any of the eighteen may come"


@pytest.mark.rule("AN-054")
def test_five_of_eight_endgame_conditions_lie_face_up() -> None:
    names = ("workers", "water", "breakthroughs", "spots", "morale", "range", "superprojects", "time_travel")
    assert names == CONDITION_IDS, "experiments completed is not among them"
    drawn = set()
    for seed in SEEDS:
        s = new(seed=seed)
        assert len(set(s.conditions)) == 5
        assert s.observe(1).view.conditions == s.conditions
        drawn.add(s.conditions)
    assert {one for five in drawn for one in five} == set(range(8))
    assert len(drawn) > 20


@pytest.mark.rule("AN-055", "AN-024")
def test_both_decks_are_mixed_and_face_down() -> None:
    orders = set()
    for seed in SEEDS:
        s = new(seed=seed)
        assert sorted(s.recruits) == sorted(s.mines) == list(range(11))
        view = s.observe(0).view
        assert (view.recruits, view.mines) == ((), ())
        orders |= {s.recruits, s.mines}
    assert len(orders) > 100


@pytest.mark.rule("AN-056", "AN-024")
def test_the_buildings_of_a_type_are_one_mixed_stack_with_a_known_top() -> None:
    tops = set()
    for seed in SEEDS:
        s = new(seed=seed)
        assert [len(stack) for stack in s.primary] == [15] * 4
        assert all(BUILDING_ROWS[one] == row for row, stack in enumerate(s.primary) for one in stack)
        assert s.secondary == [(), (), (), ()]
        assert s.observe(0).view.primary == [stack[:1] for stack in s.primary]
        tops.add(s.primary[0][0])
    assert len(tops) == 15


@pytest.mark.rule("AN-057")
def test_nobody_has_tokens_or_anomalies_and_the_dice_are_ready() -> None:
    s = table(4)
    assert s.paradox == [0] * 4
    assert [s.anomalies(seat) for seat in range(4)] == [0] * 4
    play(s, "place scientist research-1")
    assert {text.split()[0] for text in listed(s)} == {"die"}


@pytest.mark.rule("AN-058", "AN-024")
@pytest.mark.parametrize(("seats", "each"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_collapsing_capital_tiles_are_drawn_and_stay_hidden(seats: int, each: int) -> None:
    seen = set()
    for seed in SEEDS:
        s = new(seats, seed)
        tiles = [tile for tile in s.ruins if tile >= 0]
        assert len(set(tiles)) == 3 * each
        assert Counter(CAPITAL_ACTION[tile] for tile in tiles) == {0: each, 1: each, 2: each}
        assert s.capital == (-1,) * 14
        assert {tile for tile in s.observe(0).view.ruins if tile != -1} == {HIDDEN}
        seen |= set(tiles)
    assert seen == set(range(15))


@pytest.mark.rule("AN-059")
def test_three_of_each_breakthrough_lie_in_the_supply() -> None:
    assert new(4).supply == ALL_BREAKTHROUGHS == sum(3 << 2 * pair for pair in range(15))


# ---- what each player has


@pytest.mark.rule("AN-065")
def test_a_path_is_taken_once() -> None:
    s = new(4)
    for taken in range(3):
        play(s, f"path {PATH_IDS[taken]}")
        assert listed(s) == [f"path {name}" for name in PATH_IDS[taken + 1 :]]


@pytest.mark.rule("AN-065", "AN-651")
def test_paths_may_be_dealt() -> None:
    dealt = set()
    for seed in SEEDS:
        s = new(3, seed, paths="random", path_side="choose")
        assert listed(s) == ["side A", "side B"]
        assert len(set(s.path)) == 3
        dealt.add(tuple(s.path))
    assert len(dealt) > 15, "24 orders of three Paths of four"


@pytest.mark.rule("AN-066", "AN-650")
def test_all_use_the_same_side_of_the_player_boards() -> None:
    a, b = start(4), start(4, board_side="B")
    assert len(set(a.boards)) == 1, "side A is identical"
    assert len(set(b.boards)) == 4, "side B differs"
    assert not set(a.boards) & set(b.boards)


@pytest.mark.rule("AN-067", "AN-077")
def test_the_side_of_a_path_board_is_chance_once_the_paths_are_known() -> None:
    drawn = set()
    for seed in SEEDS:
        s = new(2, seed)
        play(s, "path harmony")
        assert s.side == [-1, -1], "nobody chooses a Path by its side"
        play(s, "path progress")
        assert set(s.side) <= {0, 1}
        drawn.add(tuple(s.side))
    assert drawn == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.rule("AN-067", "AN-462")
@pytest.mark.parametrize("path", range(4))
def test_the_sides_differ_in_condition_and_reward(path: int) -> None:
    first, second = (CONTENT.paths[path].evacuations[side] for side in (0, 1))
    assert first.condition != second.condition
    assert first.set != second.set


START = (
    ({"U": 1, "T": 3, "E": 3, "W": 6}, "SSEE", "G"),
    ({"U": 2, "T": 2, "G": 1, "E": 4, "W": 3}, "SSEE", "E"),
    ({"U": 1, "T": 2, "G": 1, "E": 4, "W": 3}, "SSAA", "E"),
    ({"N": 1, "T": 2, "G": 2, "E": 3, "W": 4}, "SSSE", "A"),
)


@pytest.mark.rule("AN-068", "AN-069", "AN-430", "AN-431", "AN-432", "AN-433", "AN-434")
@pytest.mark.parametrize("sides", ["AAAA", "BBBB"])
def test_starting_assets_and_workers(sides: str) -> None:
    for number, path in enumerate(PATH_IDS):
        s = start(1, paths=(path,), sides=sides)
        assert (goods(s), active(s), tired(s)) == START[number], path
        assert sum(breakthroughs(s).values()) == (path == "progress")


@pytest.mark.rule("AN-068", "AN-432")
def test_the_breakthrough_of_progress_is_drawn_at_random() -> None:
    drawn = Counter(next(iter(breakthroughs(start(1, seed=seed, paths=("progress",))))) for seed in SEEDS)
    assert len(drawn) > 10, "fifteen pairs"
    s = start(1, paths=("progress",))
    assert sum((s.supply >> 2 * pair) & 3 for pair in range(15)) == 44, "it comes out of the supply"


@pytest.mark.rule("AN-070", "AN-073")
def test_what_lies_ready_before_each_player() -> None:
    s = start(4)
    assert [s.suits_left(seat) for seat in range(4)] == [6] * 4
    assert [s.tiles_out(seat) for seat in range(4)] == [0] * 4, "all nine Warp tiles in hand"
    assert len(CONTENT.warp) == 9
    assert s.focus == [1] * 4, "one of the eight Path markers lies below the leftmost tile"
    assert s.markers == [7] * 4
    assert s.broken == [0] * 4
    assert [board.breaks.bit_count() for board in s.boards] == [2] * 4
    assert [board.breaks.bit_count() for board in start(4, board_side="B").boards] == [3, 2, 2, 2]


@pytest.mark.rule("AN-071")
@pytest.mark.parametrize(("side", "morale"), [("A", [4, 4, 4, 4]), ("B", [3, 4, 4, 5])])
def test_both_tracks_start_at_no_points(side: str, morale: list[int]) -> None:
    s = start(4, board_side=side)
    assert (s.morale, s.travel) == (morale, [0] * 4)
    for seat in range(4):
        assert line(s, "morale", seat) == line(s, "time_travel", seat) == 0


@pytest.mark.rule("AN-072")
@pytest.mark.parametrize("path", PATH_IDS)
def test_one_of_the_own_two_leaders_is_kept(path: str) -> None:
    s = new(1, path_side="choose")
    play(s, f"path {path}", "side A")
    assert set(listed(s)) == {f"leader {name}" for name in LEADERS[path]}
    play(s, f"leader {min(LEADERS[path])}")
    assert LEADER_IDS[s.leader[0]] == min(LEADERS[path])


@pytest.mark.rule("AN-072", "AN-487")
def test_a_leaders_ability_works_from_the_start() -> None:
    assert may(start(1, paths=("dominance",), leaders=("wolfe",)), "exchange core>water")
    assert not may(start(1, paths=("dominance",), leaders=("samira",)), "exchange core>water")


@pytest.mark.rule("AN-657", "AN-072")
def test_leaders_may_be_dealt() -> None:
    dealt: dict[str, set[str]] = {path: set() for path in PATH_IDS}
    for seed in SEEDS:
        s = new(4, seed, paths="random", leaders="random")
        assert s.phase_id == "power_up", "nothing is left to choose"
        for seat in range(4):
            dealt[PATH_IDS[s.path[seat]]].add(LEADER_IDS[s.leader[seat]])
    assert dealt == LEADERS


# ---- who begins


@pytest.mark.rule("AN-074", "AN-655")
def test_the_first_player_is_chance_or_picked() -> None:
    assert {new(4, seed).first for seed in SEEDS} == {0, 1, 2, 3}
    assert {new(4, seed, first_player="first_seat").first for seed in SEEDS} == {0}


@pytest.mark.rule("AN-075")
def test_the_banner_of_the_first_player_stands_at_the_world_council() -> None:
    for seed in range(12):
        s = new(3, seed)
        assert s.banner == s.first == s.order[0] == s.seat


def starting_water(seats: int, seed: int, **options: Any) -> tuple[list[int], State]:
    """Water beyond what the Path boards give, in turn order."""
    s = new(seats, seed, path_side="choose", **options)
    while s.phase_id == "setup":
        play(s, listed(s)[0])
    own = [START[s.path[row]][0]["W"] for row in s.order]
    return [goods(s, row)["W"] - n for row, n in zip(s.order, own, strict=True)], s


@pytest.mark.rule("AN-076", "AN-E123")
@pytest.mark.parametrize(("seats", "water"), [(1, [0]), (2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 2])])
def test_starting_water_in_turn_order(seats: int, water: list[int]) -> None:
    firsts = set()
    for seed in range(10):
        found, s = starting_water(seats, seed)
        assert found == water
        firsts.add(s.first)
    assert len(firsts) > 1 or seats == 1, "also where another seat begins"


@pytest.mark.rule("AN-076", "AN-654")
def test_starting_water_by_the_other_reading() -> None:
    """D-01."""
    assert starting_water(4, 1, rules_profile="alternative")[0] == [0, 1, 1, 2]


@pytest.mark.rule("AN-077", "AN-020", "AN-021")
def test_all_paths_then_all_sides_then_all_leaders_in_turn_order() -> None:
    for seed in range(8):
        s = new(3, seed, path_side="choose")
        order, asked = s.order, []
        assert order == tuple((s.first + i) % 3 for i in range(3)), "clockwise from the First Player"
        while s.phase_id == "setup":
            asked.append((listed(s)[0].split()[0], s.seat))
            play(s, listed(s)[0])
        assert asked == [(kind, seat) for kind in ("path", "side", "leader") for seat in order]


@pytest.mark.rule("AN-151")
def test_a_space_of_the_fourth_player_is_no_space_for_three() -> None:
    s = occupy(table(3), 1, "recruit-1", "recruit-2")
    assert not any("recruit" in text for text in listed(s))
    four = occupy(table(4), 1, "recruit-1", "recruit-2")
    assert may(four, "place engineer recruit-3")
