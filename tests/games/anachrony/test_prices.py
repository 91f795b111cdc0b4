"""What Leaders and structures cost and bring is what their tiles say: the rules read it from the content files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from exhibition_suite.games.anachrony.capital import DIE_WATER
from exhibition_suite.games.anachrony.goods import ONE, WATER, E
from exhibition_suite.games.anachrony.items import LEADER_IDS
from exhibition_suite.games.anachrony.scoring import TOURISM_RANGE
from exhibition_suite.games.anachrony.tables import EXCHANGES, PER_VP, SALVAGE_COST
from exhibition_suite.resources import asset


def printed(name: str) -> dict[str, Any]:
    """The raw tiles of a content file, by id."""
    return {one["id"]: one for one in json.loads(asset("content", "anachrony", f"{name}.json").read_text(encoding="utf-8"))}


@pytest.mark.rule("AN-486", "AN-488", "AN-493")
def test_what_leaders_pay_at_clean_up_is_on_their_cards() -> None:
    leaders = printed("leaders")
    found: dict[str, list[int]] = {}
    for leader in LEADER_IDS:
        standard = leaders[leader]
        other = {**standard, **standard.get("impl", {})}
        found[leader] = [
            sum(part["cost"]["water"] for part in card.get("passive", ()) if part["op"] in ("take_worker", "take_cube", "clean_up_act"))
            for card in (standard, other)
        ]
    assert {leader: [WATER * water for water in waters] for leader, waters in found.items()} == dict(
        zip(LEADER_IDS, map(list, SALVAGE_COST), strict=True)
    )
    assert found["zaida"] == found["samira"] == [2, 2]
    assert found["cornella"] == [0, 3]


@pytest.mark.rule("AN-217")
def test_lab_411_and_cornella_pay_the_same_for_the_second_die() -> None:
    (lab,), (cornella,) = printed("buildings")["B-411"]["passive"], printed("leaders")["cornella"]["passive"]
    assert lab == cornella == {"op": "second_die", "cost": {"water": DIE_WATER}}


@pytest.mark.rule("AN-487")
def test_wolfe_exchanges_what_his_card_says() -> None:
    (passive,) = printed("leaders")["wolfe"]["passive"]
    packed = {"water": WATER, "energy_core": ONE[E]}
    told = [tuple(sum(packed[good] * n for good, n in way[side].items()) for side in ("cost", "gain")) for way in passive["of"]]
    assert list(EXCHANGES) == told == [(2 * WATER, ONE[E]), (ONE[E], 2 * WATER)]


@pytest.mark.rule("AN-402", "AN-614", "AN-342")
def test_points_and_ranges_are_those_of_the_tiles() -> None:
    tiles = printed("buildings") | printed("superprojects")
    for tile, count in (("B-406", "anomaly"), ("S-16", "superproject"), ("S-02", "time_travel")):
        assert tiles[tile]["endgame"] == [{"op": "per", "count": count, "vp": PER_VP[count]}]
    assert sum("per" in str(part["op"]) for tile in tiles.values() for part in tile.get("endgame", ())) == len(PER_VP)
    assert tiles["S-08"]["free"]["do"][0]["range"] == TOURISM_RANGE
