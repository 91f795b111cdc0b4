"""Cards, small tiles, dice and the main board, as sections 2, 8, 9 and 18 have them."""

from __future__ import annotations

import pytest

from exhibition_suite.games.anachrony.content import CONTENT
from exhibition_suite.games.anachrony.content_types import ANY_ICON, IMPL, SEED, Effect
from exhibition_suite.games.anachrony.goods import ICONS, SHAPES
from tests.games.anachrony.contents import LETTERS, bonus, case, choose, gain, goods, mask

ACTIONS = {action.id: action for action in CONTENT.actions}


@pytest.mark.rule("AN-620", "AN-622")
def test_recruit_cards() -> None:
    # Administrator, Engineer, Genius, Scientist
    table = "1,0,1,2 2,1,0,1 1,2,1,0 2,1,0,1 2,0,1,1 0,2,0,2 1,1,1,1 0,1,1,2 0,2,1,1 0,2,2,0 1,0,2,1"
    rows = [tuple(int(n) for n in row.split(",")) for row in table.split()]
    assert [(administrator, engineer, genius, scientist) for scientist, engineer, administrator, genius in CONTENT.recruit] == rows
    assert all(sum(card) == 4 for card in CONTENT.recruit)
    assert len(CONTENT.recruit) == 11 >= CONTENT.eras


@pytest.mark.rule("AN-621", "AN-622")
def test_mine_cards() -> None:
    table = "GUUUT NGUTT NGGUT NGUUT NNGTT NNUUU GGGUT GGUTT GGUUT GUTTT NGTTT"
    assert ["".join(LETTERS[kind] for kind in card) for card in CONTENT.mine] == table.split()


@pytest.mark.parametrize(
    ("number", "action", "effect"),
    [
        (11, "research", bonus("2 VP")),
        (12, "research", bonus("", "again")),
        (13, "research", bonus("", "set_die")),
        (14, "research", bonus("-2 Paradox")),
        (15, "research", bonus("", "superproject")),
        (21, "construct", bonus("", "again")),
        (22, "construct", bonus("", "discount", "neutronium", n=1)),
        (23, "construct", bonus("", "discount", "tug", n=1)),
        (24, "construct", bonus("", "built", "superproject", points=(2,))),
        (25, "construct", bonus("", "built", "building", points=(1, 2, 3))),
        (31, "recruit", bonus("", "again")),
        (32, "recruit", bonus("1 Exosuit")),
        (33, "recruit", bonus("1 Morale")),
        (34, "recruit", bonus("", "bonus_again")),
        (35, "recruit", bonus("", "refresh")),
    ],
)
def test_collapsing_capital_tiles(number: int, action: str, effect: Effect) -> None:
    tile = next(tile for tile in CONTENT.capital if tile.id == f"K-{number}")
    assert (tile.action, tile.bonus) == (action, effect)


@pytest.mark.rule("AN-136")
def test_warp_tiles() -> None:
    shown = {tile.id: (tile.gain, tile.water) for tile in CONTENT.warp}
    assert shown == {
        "neutronium": (gain("1 N"), 0),
        "uranium": (gain("1 U"), 0),
        "titanium": (gain("1 T"), 0),
        "gold": (gain("1 G"), 0),
        "water": (gain("2 W"), 0),
        "administrator": (gain("1 Administrator"), 1),
        "engineer": (gain("1 Engineer"), 1),
        "scientist": (gain("1 Scientist"), 1),
        "exosuit": (gain("1 Exosuit"), 0),
    }
    assert (len(CONTENT.warp), CONTENT.warp_at_once, CONTENT.warp_left_vp) == (9, 2, -2)


@pytest.mark.rule("AN-059")
def test_breakthroughs() -> None:
    assert SHAPES == ("circle", "triangle", "square")
    assert ICONS == ("time_travel", "military", "genetics", "technology", "society")
    assert len(SHAPES) * len(ICONS) * CONTENT.breakthrough_copies == 45
    assert CONTENT.breakthrough_vp == (1, 2)


@pytest.mark.rule("AN-109", "AN-213")
def test_dice() -> None:
    assert sorted(CONTENT.paradox_die) == [0, 1, 1, 1, 1, 2]
    assert sorted(CONTENT.shape_die) == [0, 0, 1, 1, 2, 2]
    assert sorted(CONTENT.icon_die) == [0, 1, 2, 3, 4, ANY_ICON]
    assert sorted(CONTENT.chronobot_die) == [2, 3, 3, 4, 4, 5]


def test_endgame_conditions() -> None:
    """D-12 changes what the sixth counts."""
    ids = ["workers", "water", "breakthroughs", "spots", "morale", "range", "superprojects", "time_travel"]
    assert [condition.id for condition in CONTENT.conditions] == ids
    assert {condition.vp for condition in CONTENT.conditions} == {3}
    assert [condition.counted[SEED] for condition in CONTENT.conditions] == ids
    assert [condition.counted[IMPL] for condition in CONTENT.conditions] == [*ids[:5], "range_sum", *ids[6:]]
    assert CONTENT.conditions_in_play == 5


@pytest.mark.rule("AN-050")
def test_numbers_by_players() -> None:
    assert [(seats.spaces, seats.capital, seats.late) for seats in CONTENT.seats[1:]] == [(2, 2, 0), (2, 2, 2), (2, 2, 3), (3, 3, 4)]


@pytest.mark.rule("AN-005")
def test_numbers_of_the_game() -> None:
    """D-01 changes the Water at the start."""
    assert (CONTENT.eras, CONTENT.impact_after, CONTENT.paradox_limit) == (7, 4, 3)
    assert CONTENT.start_water == ((0, 1, 2, 2), (0, 1, 1, 2))
    assert (CONTENT.exosuits, CONTENT.path_markers) == (6, 8)


# ---- main board


@pytest.mark.parametrize(
    ("name", "spaces", "who", "eye", "better"),
    [
        case("AN-177", "construct", (0, 1, 2), "Scientist Engineer", "", "Engineer"),
        case("AN-201", "recruit", (0, 1, 2), "Engineer Administrator", "", ""),
        case("AN-211", "research", (0, 1, 2), "Scientist", "", ""),
        case("AN-228", "council", (2, 1), "any", "", ""),
        case("AN-236", "mine", (0, 0, 0), "any", "Engineer", ""),
        ("purify", (), "any", "", "Scientist"),
        ("trade", (), "any", "", "Administrator"),
        case("AN-257", "evacuation", (), "any", "", ""),
    ],
)
def test_main_board_actions(name: str, spaces: tuple[int, ...], who: str, eye: str, better: str) -> None:
    found = ACTIONS[name]
    assert (found.spaces, found.workers) == (spaces, mask(who))
    assert (found.motivated, found.favoured) == (mask(eye), mask(better))


def test_what_the_main_board_gives() -> None:
    assert CONTENT.construct_discount == goods("1 T")
    assert CONTENT.recruit_genius == mask("Administrator")
    assert CONTENT.beside == (gain("2 W"), gain("1 E"), gain("1 VP"))
    assert "".join(LETTERS[kind] for kind in CONTENT.mine_cubes) == "UGT"
    assert CONTENT.purify == (3, 1)
    assert CONTENT.trades == (1, 1)
    assert (CONTENT.places, CONTENT.evacuation_limits, CONTENT.late_vp) == (4, (0, 30), -3)


@pytest.mark.rule("AN-245")
def test_the_ring_of_trade() -> None:
    wanted = choose(
        *("3 W > 1 E", "1 E > 3 W", "1 E > 1 N", "1 N > 1 E", "1 N > 2 T/U/G", "2 T/U/G > 1 N", "2 T/U/G > 3 W", "3 W > 2 T/U/G")
    )
    assert set(CONTENT.exchanges) == set(wanted["options"])
    assert len(CONTENT.exchanges) == 8
