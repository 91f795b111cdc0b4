"""The content that travels with the game: components, ids, boards and tracks, and what is said about a wrong file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from exhibition_suite import content_files, resources
from exhibition_suite.games.timespan import content
from exhibition_suite.games.timespan.content import Content, ContentFault
from tests.games.timespan.contents import fresh, item, refused, refused_with, with_effects


@pytest.fixture(scope="module")
def found() -> Content:
    return content.load()


@pytest.mark.rule("TS-010", "TS-510")
def test_history_cards_by_age_and_type(found: Content) -> None:
    assert len(found.history) == 144
    counts = Counter((card["age"], card["type"]) for card in found.history)
    for age in (1, 2, 3):
        assert [counts[age, kind] for kind in ("person", "building", "invention", "special", "nextgen")] == [12, 12, 12, 4, 0]
    assert {key: count for key, count in counts.items() if key[0] == 4} == {(4, "nextgen"): 24}
    assert [card["id"] for card in found.history[:2]] == ["I-01", "I-02"]
    assert [card["id"] for card in found.history[-2:]] == ["IV-23", "IV-24"]


@pytest.mark.rule("TS-011", "TS-510")
def test_every_other_thing_has_its_id_and_number(found: Content) -> None:
    assert [wonder["id"] for wonder in found.wonders] == [f"W-{n:02}" for n in range(1, 17)]
    assert [vision["id"] for vision in found.visions] == [f"V-{n:02}" for n in range(1, 13)]
    assert Counter(tile["id"][:2] for tile in found.discovery) == {"D1": 18, "D2": 18, "D3": 20}
    assert [card["id"] for card in found.start] == ["START-S", "START-F", "START-W"]


@pytest.mark.rule("TS-012", "TS-013", "TS-014", "TS-015", "TS-016", "TS-017")
def test_the_components_are_those_of_the_box(found: Content) -> None:
    """Section 1.2, row by row."""
    supply = found.supply
    assert sum(supply["history"].values()) == 144
    assert supply["start"] == 12
    assert (supply["wonders"], supply["visions"], sum(supply["discovery"].values())) == (16, 12, 56)
    assert supply["luxury"] == {"fur": 24, "pottery": 24, "silk": 20, "gems": 16, "book": 16, "yumurium": 8}
    assert sum(supply["luxury"].values()) == 108
    assert (supply["gears"], supply["workers"], sum(supply["tiles"].values())) == (24, 36, 21)
    assert (supply["civilisations"], supply["technologies"], supply["warehouses"]) == (6, 6, 4)
    assert (supply["cubes"], supply["markers"], supply["game_board"], supply["hourglass"]) == (32, 16, 1, 1)
    assert supply["pieces"] == {"ship": 4, "balloon": 4, "spaceship": 4, "camel": 4}
    assert supply["seat"] == {"worker_cap": 9, "workers_at_start": 3, "gears": 6, "cubes": 8, "markers": 4, "start": 3}


@pytest.mark.rule("TS-012", "TS-013", "TS-014")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("supply", "workers"), 37),
        (("supply", "seat", "worker_cap"), 10),
        (("supply", "gears"), 23),
        (("supply", "luxury", "silk"), 19),
        (("supply", "seat", "cubes"), 9),
        (("supply", "history", "IV"), 23),
        (("supply", "tiles", "gold"), 4),
        (("supply", "pieces", "camel"), 3),
    ],
)
def test_other_numbers_of_components_are_refused(path: tuple[str | int, ...], value: int) -> None:
    fault = refused_with(path, value)
    assert fault.file == "supply.json"
    assert str(value) in fault.found


@pytest.mark.rule("TS-052", "TS-055", "TS-452")
def test_the_time_track(found: Content) -> None:
    track = found.time["time_track"]
    assert Counter(phase for _, phase in track) == {"discovery": 5, "action": 5, "income": 4, "final": 1}
    assert track[0] == ["I", "discovery"]
    assert [space for space, (_, phase) in enumerate(track, 1) if phase == "action"] == [2, 5, 8, 11, 14]
    assert found.time["age_ends_after_space"] == {"5": "I", "11": "II"}
    assert found.time["timer"] == {"I": 300, "II": 300, "III": 600, "grace": 30}
    assert refused_with(("time", "time_track", 3), ["I", "action"]).field == "time_track[3]"
    assert "TS-055" in refused_with(("time", "age_ends_after_space"), {"6": "I"}).allowed


@pytest.mark.rule("TS-265", "TS-266")
def test_the_lengths_of_the_tracks(found: Content) -> None:
    assert {name: track["length"] for name, track in found.tracks.items()} == {
        "culture": 15,
        "science": 15,
        "ship": 7,
        "balloon": 7,
        "space": 6,
    }
    for track in found.tracks.values():
        assert len(track["spaces"]) == track["length"]
        assert all(track["spaces"])
    assert found.tracks["ship"]["spaces"][0][0]["op"] == "choose"
    data = fresh()
    data["tracks"]["space"]["spaces"].pop()
    with pytest.raises(ContentFault, match="6 rewards, as many as length says"):
        content.checked(data)
    data["tracks"]["space"]["length"] = 5
    with pytest.raises(ContentFault, match=r"length: allowed: 6 \(TS-265\), not 5"):
        content.checked(data)


@pytest.mark.rule("TS-287")
def test_there_are_as_many_upgrade_tiles_as_technologies_that_give_them(found: Content) -> None:
    techs = [tech for board in found.technologies for tech in board["techs"]]
    given = Counter(effect["kind"] for tech in techs for effect in tech.get("effect", ()) if effect["op"] == "tile")
    assert (
        given
        == {kind: found.supply["tiles"][kind] for kind in ("gold", "workshop", "academy", "theatre")}
        == Counter(gold=5, workshop=4, academy=4, theatre=4)
    )
    assert found.supply["tiles"]["travel"] == 4
    fault = refused_with(("technologies", 0, "techs", 0, "effect"), [{"op": "upgrade", "n": 4}])
    assert (fault.file, fault.field) == ("technologies.json", "technologies that give the tile gold")
    assert "5 (TS-287)" in fault.allowed


@pytest.mark.rule("TS-282", "TS-290")
def test_technology_boards_have_six_slots_and_one_lasting_effect(found: Content) -> None:
    for board in found.technologies:
        assert [tech["slot"] for tech in board["techs"]] == ["w1", "w2", "w3", "b1", "b2", "b3"]
    assert [board["id"] for board in found.technologies if any("lasting" in tech for tech in board["techs"])] == ["TECH-B"]
    second = [{"when": "card_played", "do": [{"op": "vp", "n": 1}]}]
    assert "TS-290" in refused_with(("technologies", 0, "techs", 0, "lasting"), second).allowed


@pytest.mark.rule("TS-330", "TS-331", "TS-333")
def test_the_civilisation_boards(found: Content) -> None:
    civs = found.civilisations["civs"]
    assert [(civ["no"], civ["id"]) for civ in civs] == list(enumerate(("babylonia", "egypt", "greece", "china", "vikings", "mexico"), 1))
    assert [civ["start"] for civ in civs] == [
        {"coin": 3, "wheat": 1, "stone": 1},
        {"coin": 2, "wheat": 1, "stone": 1, "wood": 1},
        {"coin": 1},
        {"coin": 2, "wheat": 1, "wood": 1},
        {"coin": 2, "wood": 1},
        {"coin": 2, "wheat": 1, "stone": 1, "wood": 1},
    ]
    assert [list(civ["replace"]) for civ in civs] == [["card"], ["coin"], ["science"], [], ["ship"], ["card"]]
    assert found.civilisations["common"]["coin"] == [{"op": "gain", "res": {"coin": 2}}]
    assert set(found.civilisations["common"]) == {"upgrade", "coin", "science", "culture", "ship", "card"}


@pytest.mark.rule("TS-330", "TS-332")
@pytest.mark.parametrize(
    ("path", "value", "rule"),
    [
        (("civilisations", "civs", 1, "no"), 3, "TS-330"),
        (("civilisations", "civs", 1, "replace"), {}, "TS-330"),
        (("civilisations", "civs", 3, "replace"), {"ship": [{"op": "camel", "n": 1}]}, "TS-330"),
        (("civilisations", "civs", 3, "setup"), [{"op": "draw", "deck": "future", "n": 1}], "TS-034"),
        (("civilisations", "civs", 4, "setup_ship"), 2, "TS-035"),
        (("civilisations", "civs", 0, "start"), {"coin": 9}, "TS-181"),
        (("civilisations", "layout", "side"), ["card", "ship"], "TS-332"),
        (("civilisations", "layout", "under", "1"), "coin", "TS-332"),
    ],
)
def test_other_boards_are_refused(path: tuple[str | int, ...], value: Any, rule: str) -> None:
    assert rule in refused_with(path, value).allowed


@pytest.mark.rule("TS-182", "TS-192", "TS-193")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("upgrade_edges", {"room": ["gold"]}),
        ("spend_for_upgrades", {"wheat": 2}),
        ("convert", {"pay": {"coin": 1}, "gain_one_of": ["wheat"]}),
        ("capacity", 9),
        ("final_vp", {"gold": 3}),
    ],
)
def test_another_warehouse_is_refused(field: str, value: Any) -> None:
    assert refused_with(("warehouse", field), value).file in ("warehouse.json", "supply.json")


@pytest.mark.rule("TS-426", "TS-428")
def test_the_rival_has_ten_cards_and_three_levels(found: Content) -> None:
    assert [card["id"] for card in found.rival["cards"]] == [f"R{n}" for n in range(1, 11)]
    assert [(level["id"], level["cards"], level["peace"], level["visions"], level["start"]) for level in found.rival["levels"]] == [
        ("easy", [3, 3, 4, 4, 5], [1, 2, 2, 3, 3], 0, 0),
        ("normal", [4, 4, 5, 5, 6], [2, 3, 4, 5, 5], 4, 0),
        ("hard", [4, 5, 6, 6, 8], [3, 4, 5, 6, 7], 10, 5),
    ]
    assert refused_with(("rival", "cards", 9, "id"), "R11").item == "R11"
    assert refused_with(("rival", "levels", 0, "cards"), [3, 3, 4, 4]).field == "cards"


@pytest.mark.rule("TS-605")
def test_the_pyramids_are_there_and_no_wonder_moves_the_camel(found: Content) -> None:
    assert item(fresh(), "W-01")["cost"]
    data = fresh()
    del data["wonders"][0]
    with pytest.raises(ContentFault, match="W-01: allowed: the Pyramids"):
        content.checked(data)
    hidden = [{"op": "opt", "do": [{"op": "camel", "n": 1}]}]
    fault = refused_with(("wonders", 4, "box"), hidden)
    assert (fault.item, fault.field) == ("W-05", "box")


@pytest.mark.rule("TS-085", "TS-605")
def test_six_tiles_have_the_clock_and_are_of_use_in_an_action_phase(found: Content) -> None:
    clocks = [tile for tile in found.discovery if tile.get("clock")]
    assert [tile["id"] for tile in clocks] == [f"D3-0{n}" for n in range(1, 7)]
    assert "6 (TS-085)" in refused_with(("discovery", 55, "clock"), True).allowed
    fault = refused_with(("discovery", 36, "effect"), [{"op": "vp", "n": 3}])
    assert (fault.item, fault.found) == ("D3-01", "vp")


@pytest.mark.rule("TS-510")
@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda data: data["history"].pop(), "history.json: allowed: 144 entries, I-01 to IV-24 (TS-510), not 143 entries"),
        (lambda data: data["history"].insert(1, data["history"][0]), "history.json: I-01: id: allowed: I-02, as number 2"),
        (lambda data: data["history"].reverse(), "history.json: IV-24: id: allowed: I-01, as number 1"),
        (lambda data: data["visions"].append(data["visions"][0]), "visions.json: allowed: 12 entries"),
        (lambda data: data["discovery"].pop(0), "discovery.json: D1-02: id: allowed: D1-01, as number 1"),
        (lambda data: data["luxury"].reverse(), "luxury.json: yumurium: kind: allowed: fur, as number 1"),
        (lambda data: data["start"].pop(), "start.json: allowed: 3 entries, START-S to START-W (TS-037), not 2 entries"),
        (lambda data: data["technologies"].pop(), "technologies.json: allowed: 6 entries, TECH-A to TECH-F (TS-280)"),
        (lambda data: item(data, "II-03").update(age=3), "history.json: II-03: age: allowed: II (TS-510), not III"),
    ],
)
def test_ids_are_complete_and_in_order(spoil: Any, told: str) -> None:
    data = fresh()
    spoil(data)
    with pytest.raises(ContentFault) as caught:
        content.checked(data)
    assert str(caught.value).startswith(told)


@pytest.mark.rule("TS-500")
def test_a_fault_names_file_entry_field_what_is_allowed_and_what_is_there() -> None:
    fault = refused_with(("technologies", 2, "techs", 1, "bonus", 0, "res", "coin"), "two")
    assert (fault.file, fault.item, fault.field) == ("technologies.json", "TECH-C.w2", "bonus[0].res.coin")
    assert (fault.allowed, fault.found) == ("a whole number", "“two”")
    assert str(fault) == "technologies.json: TECH-C.w2: bonus[0].res.coin: allowed: a whole number, not “two”"
    assert isinstance(fault, resources.DamagedFile)


@pytest.mark.rule("TS-500")
def test_a_missing_or_unreadable_file_is_a_fault_of_the_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content_files, "asset", lambda *parts: tmp_path.joinpath(*parts))
    with pytest.raises(ContentFault, match=r"history\.json: allowed: a text file"):
        content.read()
    folder = tmp_path / "content" / "timespan"
    folder.mkdir(parents=True)
    (folder / "history.json").write_bytes(b"\xff\xfe[]")
    with pytest.raises(ContentFault, match=r"history\.json: allowed: a text file in UTF-8"):
        content.read()


def test_the_content_is_the_files_as_they_are() -> None:
    """Nothing is converted or filled in: what reads the content needs no models."""
    data = fresh()
    found = content.load()
    assert {name: getattr(found, name) for name in content.FILES} == data


def test_the_files_have_one_entry_a_line() -> None:
    for name, count in (("history", 144), ("wonders", 16), ("visions", 12), ("discovery", 56), ("start", 3), ("luxury", 6)):
        lines = resources.asset("content", "timespan", f"{name}.json").read_text(encoding="utf-8").splitlines()
        assert sum(line.startswith('{"') for line in lines) == count


@pytest.mark.rule("TS-512")
def test_the_files_hold_no_words() -> None:
    def keys(value: Any) -> set[str]:
        inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
        return set().union(value if isinstance(value, dict) else (), *map(keys, inner))

    assert not keys(fresh()) & {"ja", "en", "name", "title", "text_ja", "text_en"}


@pytest.mark.rule("TS-515")
@pytest.mark.parametrize("name", ["I-11", "III-08", "W-03"])
@pytest.mark.parametrize("source", ["box", "any"])
def test_no_box_wakes_a_worker_from_a_box(name: str, source: str) -> None:
    """Two such boxes would wake each other's workers for ever."""
    told = refused([{"op": "choose", "of": [[{"op": "vp", "n": 1}], [{"op": "wake", "n": 1, "from": source}]]}], name=name)
    assert "the dormant area only (TS-515)" in told
    with_effects([{"op": "wake", "n": 1, "from": "dormant"}], name=name)
    if name != "W-03":
        with_effects([{"op": "wake", "n": 1, "from": source}], field="on_play", name=name)
