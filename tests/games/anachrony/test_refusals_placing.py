"""Why a Worker, an Exosuit or a Path marker may not be placed: the first rule against it, its reason and what lacks."""

from __future__ import annotations

from typing import Any

import pytest

from exhibition_suite.games.anachrony.actions import PLACES, SPOTS
from exhibition_suite.games.anachrony.goods import SUIT
from exhibition_suite.games.anachrony.items import NUMBER, STRUCTURE_IDS
from exhibition_suite.games.anachrony.rules_of_placing import tile_rule
from tests.games.anachrony.contents import case
from tests.games.anachrony.kit import (
    close,
    cover,
    give,
    house,
    lead,
    listed,
    occupy,
    offer,
    play,
    pool,
    project,
    refused,
    staff,
    table,
    tile,
    turns,
)
from tests.games.anachrony.wishes import lacks, no

# ---- who is placed


@pytest.mark.rule("AN-145", "AN-148", "AN-149", "AN-150", "AN-154", "AN-302", "AN-E08", "AN-E09")
def test_workers_and_exosuits() -> None:
    s = staff(table(), 0, "SS", "EE")
    no(s, "place administrator purify", "AN-149", "NO_SUCH_WORKER", worker="administrator")
    no(s, "place engineer purify", "AN-149", "WORKER_TIRED", worker="engineer")
    no(s, "place exosuit purify", "AN-149", "EXOSUIT_NEEDS_WORKER")
    no(s, "end", "AN-148", "TURN_NEEDS_ACTION")
    no(s, "done", "AN-148", "TURN_NEEDS_ACTION")
    play(s, "free force")
    no(s, "place engineer purify", "AN-302", "WORKER_NEXT_TURN", worker="engineer")
    s.powered[0] = 0
    no(s, "place scientist purify", "AN-150", "NO_POWERED_EXOSUIT")
    s.powered[0] = 1
    house(s, 0, "B-301")
    play(s, "place scientist purify")
    no(s, "place scientist purify", "AN-154", "ACTED")
    no(s, "pass", "AN-154", "ACTED")


@pytest.mark.parametrize(
    ("leader", "text", "rule", "reason"),
    [
        case("AN-485", "haulani", "place scientist purify", "AN-485", "OWN_BOARD_ONLY"),
        case("AN-489", "valerian", "place scientist purify", "AN-489", "EMPTY_EXOSUIT_ONLY"),
        case("AN-489", "valerian", "place exosuit supply", "AN-489", "MAIN_BOARD_ONLY"),
        case("AN-200", "valerian", "place exosuit recruit-1", "AN-200", "WRONG_WORKER"),
    ],
)
def test_additional_placements_of_leaders(leader: str, text: str, rule: str, reason: str) -> None:
    s = give(lead(table(), 0, leader), 0, W=9)
    play(s, "free leader")
    ruling = refused(s, text)
    assert (ruling.rule, ruling.reason) == (rule, reason)


@pytest.mark.rule("AN-165", "AN-177", "AN-605", "AN-E82")
def test_additional_placements_of_exocrawler() -> None:
    s = give(house(staff(table(), 0, "E"), 0, "S-11"), 0, T=9, W=3)
    play(s, "free power_plant-1")
    no(s, "place engineer supply", "AN-605", "MAIN_BOARD_ONLY")
    assert "place engineer construct-2" in listed(s), "a dearer space is as legal here as in the turn itself"
    play(s, "place engineer construct-2")


# ---- spaces of the main board


@pytest.mark.rule("AN-050", "AN-151", "AN-272", "AN-656", "AN-E22")
def test_hex_spaces() -> None:
    s = occupy(table(narrow_council=True), 1, "mine-2", "construct-1", "council-left")
    for place in ("mine-2", "construct-1", "council-left"):
        no(s, f"place engineer {place}", "AN-151", "SPACE_OCCUPIED", space=place, seat=1)
    no(s, "place engineer recruit-3", "AN-050", "SPACE_NOT_IN_PLAY", space="recruit-3")
    no(s, "place engineer council-right", "AN-656", "SPACE_NOT_IN_PLAY", space="council-right")
    s = close(tile(table(era=5), "recruit-1", "K-31"), "recruit-1")
    no(s, "place engineer recruit-1", "AN-272", "SPACE_COLLAPSED", space="recruit-1")


@pytest.mark.rule("AN-151", "AN-184", "AS-104")
def test_what_the_automatic_opponent_has() -> None:
    s = give(project(staff(table(1, opponent="chronobot"), 0, "E"), "S-01"), 0, T=9, G=9)
    s.stand(1, PLACES.index("mine-1"), SUIT, False)
    no(s, "place engineer mine-1", "AN-151", "SPACE_OCCUPIED_BY_OPPONENT", space="mine-1", bot="chronobot")
    s.automa = s.automa._replace(projects=(NUMBER["S-01"],))
    s.projects = (-1, *s.projects[1:])
    s.hexes[PLACES.index("construct-1")] = -1
    play(offer(s, "B-201", "B-301"), "place engineer construct-1")
    no(s, "project S-01", "AN-184", "PROJECT_BUILT_BY_OPPONENT", structure="S-01", bot="chronobot")


@pytest.mark.rule("AN-493", "AN-601")
def test_what_a_worker_counts_as_goes_along_to_outback_conditioner() -> None:
    """Valerian's Scientists count as Geniuses under the alternative rules."""
    s = house(staff(table(paths=("progress", "harmony"), leaders=("valerian", "haulani"), rules_profile="alternative"), 0, "S"), 0, "S-09")
    s.supply = 0
    play(give(pool(s, "GE"), 0, W=2), "place scientist power_plant-1")
    assert listed(s) == ["recruit engineer", "recruit genius"]


@pytest.mark.parametrize(
    ("worker", "act", "rule"),
    [
        case("AN-175", "administrator", "construct", "AN-175"),
        case("AN-200", "scientist", "recruit", "AN-200"),
        case("AN-210", "engineer", "research", "AN-210"),
        case("AN-E04", "administrator", "research", "AN-210"),
    ],
)
def test_workers_of_capital_actions(worker: str, act: str, rule: str) -> None:
    s = staff(table(), 0, "SEA")
    no(s, f"place {worker} {act}-1", rule, "WRONG_WORKER", worker=worker, act=act)


@pytest.mark.parametrize(
    ("worker", "place", "rule", "water"),
    [
        case("AN-177", "engineer", "construct-2", "AN-177", 1),
        case("AN-177", "genius", "construct-3", "AN-177", 2),
        case("AN-201", "engineer", "recruit-2", "AN-201", 1),
        case("AN-211", "genius", "research-3", "AN-211", 2),
        case("AN-228", "scientist", "council-left", "AN-228", 2),
    ],
)
def test_costs_of_spaces(worker: str, place: str, rule: str, water: int) -> None:
    s = give(staff(table(4), 0, "SEAG"), 0, T=9, G=9)
    lacks(s, f"place {worker} {place}", rule, water=water)
    give(s, 0, T=9, G=9, W=water)
    play(s, f"place {worker} {place}")


@pytest.mark.rule("AN-017", "AN-018", "AN-178", "AN-205", "AN-218", "AN-E02")
def test_actions_with_nothing_to_do() -> None:
    s = give(staff(table(), 0, "SE"), 0, T=1)
    no(pool(s, "GG"), "place engineer recruit-1", "AN-205", "NOBODY_TO_RECRUIT")
    s.supply = 0
    no(s, "place scientist research-1", "AN-218", "NO_BREAKTHROUGH_LEFT")
    no(s, "place scientist construct-1", "AN-018", "CANNOT_BUILD", lacks={"titanium": 1})
    play(s.copy(), "place engineer construct-1")
    for name in ("B-101", "B-102", "B-103", "B-201", "B-202", "B-203", "B-301", "B-302", "B-303", "B-401", "B-402", "B-403"):
        house(s, 0, name)
    no(give(s, 0, T=9, G=9, U=9, N=9, W=9), "place engineer construct-1", "AN-018", "NOTHING_TO_BUILD")


@pytest.mark.rule("AN-225", "AN-226", "AN-228", "AN-229", "AN-E23", "AN-E25")
def test_world_council() -> None:
    s = give(staff(table(), 0, "SEA"), 0)
    no(s, "place scientist council-right", "AN-225", "NOTHING_TO_COPY")
    occupy(s, 1, "recruit-1", "recruit-2")
    no(s, "place scientist council-right", "AN-226", "WORKER_CANNOT_COPY", worker="scientist")
    lacks(s, "place engineer council-right", "AN-228", water=1)
    give(s, 0, W=2)
    no(pool(s, "G"), "place engineer council-right", "AN-229", "COPY_IMPOSSIBLE")
    pool(s, "GSE")
    play(s, "place administrator council-left", "copy recruit")
    assert "recruit genius" in listed(s)


@pytest.mark.rule("AN-225", "AN-226", "AN-601", "AN-E25")
def test_which_action_is_copied() -> None:
    s = give(house(staff(table(), 0, "A"), 0, "S-09"), 0, W=2)
    s.supply = 0
    pool(s, "SE")
    occupy(s, 1, "recruit-1", "recruit-2")
    s.hexes[3] = -1
    play(s, "place administrator power_plant-1")
    assert listed(s)[0].startswith("recruit"), "the only Action that is left is taken without asking"
    s = give(occupy(staff(table(), 0, "G"), 1, "recruit-1", "recruit-2", "construct-1", "construct-2"), 0, W=4, T=9)
    pool(s, "SE")
    play(s, "place genius council-left")
    no(s, "copy research", "AN-225", "ACTION_NOT_FULL", act="research")
    no(s, "copy B-101", "AN-225", "NO_SUCH_OPTION")
    s = give(occupy(staff(table(), 0, "A"), 1, "recruit-1", "recruit-2", "construct-1", "construct-2"), 0, W=4, T=9)
    pool(s, "SE")
    play(s, "place administrator council-left")
    no(s, "copy construct", "AN-175", "WRONG_WORKER", worker="administrator", act="construct")
    give(s, 0, W=4)
    s = give(occupy(staff(table(), 0, "E"), 1, "recruit-1", "recruit-2", "construct-1", "construct-2"), 0, W=4, T=1)
    play(pool(s, "SE"), "place engineer council-left")
    give(s, 0)
    no(s, "copy construct", "AN-018", "CANNOT_BUILD", lacks={"titanium": 1})


@pytest.mark.rule("AN-245", "AN-246", "AN-E112")
def test_trade() -> None:
    s = give(table(), 0, W=2, T=1)
    no(s, "place scientist trade", "AN-245", "NOTHING_TO_TRADE")
    give(s, 0, W=3, T=1)
    play(s, "place scientist trade")
    lacks(s, "trade cubes>water", "AN-245", tug=1)
    lacks(s, "trade core>neutronium", "AN-245", energy_core=1)
    lacks(give(s, 0, W=1), "trade water>cubes", "AN-245", water=2)


@pytest.mark.rule("AN-255", "AN-256", "AN-258", "AN-263", "AN-E86")
def test_evacuation() -> None:
    s = house(table(era=4), 0, "B-301", "B-302")
    no(s, "place scientist evacuation", "AN-255", "EVACUATION_CLOSED")
    s = house(table(era=5), 0, "B-301", "B-302")
    no(s, "place scientist evacuation", "AN-255", "CONDITION_NOT_MET", evacuation="welfare", count=2, least=3)
    house(s, 0, "B-303")
    s.markers[0] = 0
    no(s, "place scientist evacuation", "AN-258", "NO_MARKER")
    s.markers[0] = 1
    play(s, "place scientist evacuation")
    s = turns(s)
    no(s, "place scientist evacuation", "AN-256", "EVACUATED_ALREADY")


# ---- the own player board


@pytest.mark.rule("AN-017", "AN-153", "AN-295", "AN-297")
def test_supply() -> None:
    s = give(table(), 0, W=3)
    lacks(s, "place scientist supply", "AN-295", water=2)
    give(s, 0, W=5)
    play(s, "place scientist supply")
    s = turns(s)
    no(s, "place scientist supply", "AN-153", "WORKER_SPACE_USED", space="supply")
    no(s, "free supply", "AN-297", "SUPPLY_NEEDS_WORKER")
    s = give(table(paths=("dominance", "harmony"), board_side="B"), 0, W=3)
    no(s, "place scientist supply", "AN-297", "SUPPLY_IS_FREE")
    lacks(s, "free supply", "AN-295", water=1)


@pytest.mark.rule("AN-017", "AN-153", "AN-340", "AN-354", "AN-357", "AN-E28")
def test_spaces_of_structures() -> None:
    s = give(house(staff(table(), 0, "S"), 0, "B-101", "B-202", "B-315", "B-407"), 0)
    house(s, 0, "B-303")
    s.put(0, SPOTS.index("factory-2"), STRUCTURE_IDS.index("S-12"))
    for place in ("power_plant-2", "life_support-1", "life_support-2", "factory-3"):
        no(s, f"place scientist {place}", "AN-153", "NO_WORKER_SPACE", space=place)
    no(s, "place scientist power_plant-1", "AN-340", "NO_PAST")
    no(s, "place scientist lab-1", "AN-018", "NO_WARP_TILE_OUT")
    lacks(s, "place scientist factory-1", "AN-017", water=1)
    give(s, 0, W=1)
    play(s, "place scientist factory-1")
    s = give(cover(staff(turns(s), 0, "S"), 0, "B-303"), 0, N=1, W=1)
    no(s, "place scientist factory-1", "AN-153", "WORKER_SPACE_USED", space="factory-1")
    lacks(s, "place scientist life_support-2", "AN-357", water=1)
    lacks(give(s, 0, W=2, T=1), "place scientist life_support-2", "AN-357", tug=1)
    give(s, 0, W=2, T=2)
    play(s, "place scientist life_support-2")


WORKERS = {"S": "scientist", "E": "engineer", "A": "administrator"}
ADMITTED = {"104": "S", "108": "S", "109": "S", "114": "S", "407": "S", "415": "S", "307": "A", "308": "A", "409": "A", "410": "A"}
ADMITTED |= dict.fromkeys(("210", "211", "212", "213", "214"), "E")


@pytest.mark.parametrize(
    ("name", "own"),
    [
        *(
            case(f"AN-{rule}", f"B-{number}", ADMITTED[number])
            for rule, number in (
                *((514, "104"), (518, "108"), (519, "109"), (524, "114"), (535, "210"), (536, "211"), (537, "212"), (538, "213")),
                *((539, "214"), (547, "307"), (548, "308"), (562, "407"), (564, "409"), (565, "410"), (570, "415")),
            )
        ),
        case("AN-581", "S-01", "A"),
        case("AN-597", "S-17", ""),
    ],
)
def test_workers_of_structures(name: str, own: str, request: pytest.FixtureRequest) -> None:
    """The rule of the tile says whom it admits."""
    s = give(house(staff(table(era=3), 0, "SEA"), 0, name), 0, N=3, G=3, U=3, T=3, W=9, E=3)
    place = SPOTS[s.spots[0].index(STRUCTURE_IDS.index(name))]
    rule = request.node.callspec.id
    for letter, worker in WORKERS.items():
        if letter != own:
            no(s, f"place {worker} {place}", rule, "WRONG_WORKER_HERE", worker=worker, structure=name)


@pytest.mark.rule("AN-356", "AN-570", "AN-598")
def test_the_rule_of_each_structure() -> None:
    rules = [tile_rule(structure) for structure in range(len(STRUCTURE_IDS))]
    assert rules[: len(rules) - 19] == [f"AN-{number}" for number in range(511, 571)]
    assert rules[-19:] == [*(f"AN-{number}" for number in range(581, 599)), "AN-356"]


@pytest.mark.parametrize(
    ("name", "needs", "lack"),
    [
        case("AN-538", "B-213", {"T": 1}, {"tug": 1}),
        case("AN-522", "B-112", {}, {"water": 1}),
        case("AN-523", "B-113", {"W": 3}, {"tug": 1}),
        case("AN-535", "B-210", {"W": 1}, {"water": 2}),
        case("AN-567", "B-412", {"N": 1}, {"tug": 1}),
        case("AN-558", "B-403", {"W": 1}, {"energy_core": 1}),
    ],
)
def test_what_lacks_for_a_structure(name: str, needs: dict[str, int], lack: dict[str, int]) -> None:
    s = give(house(staff(table(era=3), 0, "G"), 0, name), 0, **needs)
    lacks(s, f"place genius {SPOTS[s.spots[0].index(STRUCTURE_IDS.index(name))]}", "AN-017", **lack)


@pytest.mark.parametrize(
    ("name", "rule", "reason"),
    [
        case("AN-014", "B-403", "AN-014", "NO_EXOSUIT_LEFT"),
        case("AN-603", "S-18", "AN-603", "NOBODY_TIRED"),
        case("AN-E101", "S-18", "AN-603", "NOBODY_TIRED"),
        case("AN-601", "S-09", "AN-601", "COPY_IMPOSSIBLE"),
        case("AN-602", "S-17", "AN-602", "NOTHING_TO_COPY_HERE"),
    ],
)
def test_structures_with_nothing_to_do(name: str, rule: str, reason: str) -> None:
    s = give(house(staff(table(suits=6), 0, "G"), 0, name), 0, W=3, E=1)
    s.supply = 0
    pool(s, "")
    place = SPOTS[s.spots[0].index(STRUCTURE_IDS.index(name))]
    no(s, f"place genius {place}", rule, reason)


@pytest.mark.rule("AN-018", "AN-559")
def test_returning_a_token_that_nobody_holds() -> None:
    s = house(staff(table(rules_profile="alternative"), 0, "S"), 0, "B-404")
    no(s, "place scientist lab-1", "AN-018", "NO_PARADOX")
    s.paradox[0] = 1
    play(s, "place scientist lab-1")
    assert not s.paradox[0]


# ---- Free Actions


@pytest.mark.rule("AN-161", "AN-162", "AN-163", "AN-164", "AN-304", "AN-354", "AN-E76", "AN-E78")
def test_free_actions() -> None:
    s = give(house(table(leaders=("zaida", "wolfe")), 0, "B-215", "B-303"), 0)
    no(s, "free leader", "AN-164", "LEADER_HAS_NO_FREE_ACTION", leader="zaida")
    for place in ("lab-1", "factory-2"):
        no(s, f"free {place}", "AN-164", "NO_FREE_SLOT", space=place)
    lacks(s, "free factory-1", "AN-163", water=1)
    play(s, "free life_support-1")
    no(s, "free life_support-1", "AN-161", "SLOT_MARKED")
    no(cover(s, 0, "B-215"), "free factory-1", "AN-354", "COVERED", structure="B-215")
    staff(s, 0, "", "")
    s.morale[0] = 1
    no(s, "free force", "AN-304", "NOBODY_TO_LOSE")
    s.markers[0] = 0
    no(s, "free force", "AN-162", "NO_MARKER")


@pytest.mark.parametrize(
    ("name", "rule", "reason", "params"),
    [
        case("AN-340", "S-08", "AN-340", "NO_PAST", {}),
        case("AN-014", "S-06", "AN-014", "NO_EXOSUIT_LEFT", {}),
        case("AN-606", "S-07", "AN-606", "NOTHING_TO_TRADE", {}),
        case("AN-605", "S-11", "AN-605", "NO_PLACEMENT", {}),
        case("AN-604", "S-12", "AN-163", "CANNOT_PAY", {"lacks": {"worker": 1}}),
        case("AN-E102", "S-12", "AN-163", "CANNOT_PAY", {"lacks": {"worker": 1}}),
    ],
)
def test_free_actions_of_superprojects(name: str, rule: str, reason: str, params: dict[str, Any]) -> None:
    s = give(house(staff(table(), 0), 0, name), 0)
    no(s, f"free {SPOTS[s.spots[0].index(STRUCTURE_IDS.index(name))]}", rule, reason, **params)


@pytest.mark.rule("AN-485", "AN-489", "AN-165")
def test_leaders_with_nobody_to_place() -> None:
    no(give(staff(table(), 0), 0, W=9), "free leader", "AN-485", "NO_PLACEMENT")
    no(lead(table(suits=0), 0, "valerian"), "free leader", "AN-489", "NO_PLACEMENT")
