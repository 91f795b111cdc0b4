"""The content files as a whole: components, ids, what must fit together, and what is said about a wrong file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any

import pytest

from exhibition_suite import content_files, resources
from exhibition_suite.games.anachrony import content
from exhibition_suite.games.anachrony.content import CONTENT, ContentFault
from exhibition_suite.games.anachrony.content_types import TYPES
from tests.games.anachrony.contents import fresh, item, refused_with

LINES = {
    "buildings": 60,
    "superprojects": 18,
    "leaders": 8,
    "paths": 4,
    "recruit": 11,
    "mine": 11,
    "capital": 15,
    "warp": 9,
    "conditions": 8,
}
"""Files with one entry a line, and how many."""


@pytest.mark.rule("AN-005")
def test_everything_is_there() -> None:
    assert {name: len(getattr(CONTENT, name)) for name in LINES} == LINES
    assert Counter(TYPES[building.type] for building in CONTENT.buildings) == dict.fromkeys(TYPES, 15)
    assert Counter(tile.action for tile in CONTENT.capital) == {"construct": 5, "recruit": 5, "research": 5}
    assert [building.id for building in CONTENT.buildings[:16:15]] == ["B-101", "B-201"]
    assert [project.id for project in CONTENT.superprojects[::17]] == ["S-01", "S-18"]
    assert [path.id for path in CONTENT.paths] == ["harmony", "dominance", "progress", "salvation"]
    assert [[CONTENT.leaders[leader].path for leader in path.leaders] for path in CONTENT.paths] == [[0, 0], [1, 1], [2, 2], [3, 3]]


def test_the_content_is_read_once_and_cannot_be_changed() -> None:
    assert content.load() is CONTENT
    with pytest.raises(FrozenInstanceError):
        CONTENT.eras = 8  # type: ignore[misc]
    hash(CONTENT)


@pytest.mark.rule("AN-005")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("supply", "superprojects"), 17),
        (("supply", "buildings", "lab"), 14),
        (("supply", "capital", "recruit"), 6),
        (("supply", "breakthroughs"), 44),
        (("supply", "impact", "after"), 3),
        (("supply", "conditions", "in_play"), 4),
        (("supply", "dice", "research"), 3),
        (("supply", "seat", "exosuits"), 7),
        (("supply", "seat", "path_markers"), 7),
        (("supply", "seats", "4", "spaces"), 2),
        (("supply", "seats", "2", "late"), 3),
        (("supply", "warp_at_once"), 3),
        (("supply", "timeline"), 8),
    ],
)
def test_other_numbers_are_refused(path: tuple[str | int, ...], value: int) -> None:
    fault = refused_with(path, value)
    assert fault.file == "supply.json"
    assert str(value) in fault.found


SPOILT: list[tuple[Callable[[Any], Any], str]] = [
    (lambda data: data["buildings"].pop(), "buildings.json: allowed: 60 entries, B-101 to B-415 (section 16), not 59 entries"),
    (lambda data: data["buildings"].insert(1, data["buildings"][0]), "buildings.json: B-101: id: allowed: B-102, as number 2"),
    (lambda data: data["buildings"].reverse(), "buildings.json: B-415: id: allowed: B-101, as number 1"),
    (lambda data: item(data, "B-203").update(type="lab"), "buildings.json: B-203: type: allowed: factory (section 16), not lab"),
    (
        lambda data: item(data, "B-305")["action"].update(do=[{"op": "set_focus", "range": 2}]),
        "buildings.json: B-305: action: allowed: set_focus on Power Plants, and on no other Building (AN-325)",
    ),
    (
        lambda data: item(data, "B-101")["action"].update(do=[{"op": "gain", "res": {"vp": 2}}]),
        "buildings.json: B-101: action: allowed: set_focus on Power Plants",
    ),
    (lambda data: data["superprojects"].pop(), "superprojects.json: allowed: 18 entries, S-01 to S-18 (section 17)"),
    (
        lambda data: item(data, "S-02")["breakthroughs"].update(exact={"shape": "circle", "icon": "society"}),
        "superprojects.json: S-02: breakthroughs.exact: allowed: a pair that no other Superproject asks for (AN-575), not circle society",
    ),
    (
        lambda data: item(data, "S-02")["breakthroughs"].update(pair=["circle", "square"]),
        "superprojects.json: S-02: breakthroughs.pair: allowed: the two other shapes (AN-575), not circle square",
    ),
    (
        lambda data: item(data, "S-02")["breakthroughs"].pop("exact"),
        "superprojects.json: breakthroughs.exact: allowed: each of the 15 pairs once (AN-575), also circle time_travel",
    ),
    (lambda data: data["leaders"].reverse(), "leaders.json: amena: id: allowed: haulani, as number 1"),
    (lambda data: item(data, "wolfe").update(path="progress"), "leaders.json: wolfe: path: allowed: dominance (AN-072), not progress"),
    (lambda data: data["paths"].pop(), "paths.json: allowed: 4 entries, harmony to salvation (section 15.1), not 3 entries"),
    (
        lambda data: item(data, "harmony").update(leaders=["haulani", "wolfe"]),
        "paths.json: harmony: leaders: allowed: haulani zaida (AN-072), not haulani wolfe",
    ),
    (
        lambda data: item(data, "harmony")["evacuation"]["B"].update(id="welfare"),
        "paths.json: welfare: id: allowed: a name that no other side has",
    ),
    (
        lambda data: item(data, "dominance")["evacuation"]["B"]["condition"].update(least=8),
        "paths.json: unity: condition.least: allowed: a space of the Morale track (AN-450), not 8",
    ),
    (lambda data: data["boards"]["A"].update(breaks=[2, 4]), "boards.json: A: breaks: allowed: 2 3 (AN-385), not 2 4"),
    (
        lambda data: data["boards"]["B"]["harmony"].update(breaks=[2, 3]),
        "boards.json: B.harmony: breaks: allowed: 2 3 5 (AN-385), not 2 3",
    ),
    (lambda data: data["actions"]["mine"].update(spaces=[0, 0]), "actions.json: mine: spaces: allowed: 3 ("),
    (lambda data: data["actions"]["construct"].update(spaces=[0, 1]), "actions.json: construct: spaces: allowed: 3 ("),
    (lambda data: data["actions"]["evacuation"].update(places=5), "actions.json: evacuation: places: allowed: 4 (AN-258), not 5"),
    (lambda data: data["recruit"].pop(), "recruit.json: allowed: 11 entries, R-01 to R-11 (AN-620), not 10 entries"),
    (lambda data: data["mine"].append(data["mine"][0]), "mine.json: allowed: 11 entries, M-01 to M-11 (AN-621), not 12 entries"),
    (lambda data: data["capital"].reverse(), "capital.json: K-35: id: allowed: K-11, as number 1"),
    (lambda data: item(data, "K-21").update(action="recruit"), "capital.json: K-21: action: allowed: construct (section 9), not recruit"),
    (
        lambda data: item(data, "K-21").update(bonus={"op": "set_die"}),
        "capital.json: K-21: bonus.op: allowed: again, built, discount, gain (section 9), not set_die",
    ),
    (lambda data: data["warp"].pop(), "warp.json: allowed: 9 entries, neutronium to exosuit (AN-136)"),
    (lambda data: data["warp"][3].update(gain={"uranium": 1}), "warp.json: gold: gain: allowed: gold (AN-136), not uranium"),
    (lambda data: data["warp"][5].pop("water"), "warp.json: administrator: water: allowed: 1 (AN-132), not 0"),
    (lambda data: data["warp"][0].update(water=1), "warp.json: neutronium: water: allowed: 0 (AN-132), not 1"),
    (lambda data: data["breakthroughs"].update(copies=4), "breakthroughs.json: copies: allowed: 45 (AN-059), not 60"),
    (lambda data: data["breakthroughs"]["shapes"].reverse(), "breakthroughs.json: shapes: allowed: circle triangle square (AN-059)"),
    (lambda data: data["conditions"].reverse(), "conditions.json: time_travel: id: allowed: workers, as number 1"),
    (lambda data: data["conditions"][0].update(impl="range_sum"), "conditions.json: workers: impl: allowed: no other count (D-12)"),
    (lambda data: data["dice"].update(shape=["circle"] * 6), "dice.json: shape: allowed: circle circle square square triangle triangle"),
    (lambda data: data["dice"]["icon"].__setitem__(5, "society"), "dice.json: icon: allowed: any genetics military"),
]


@pytest.mark.parametrize(("spoil", "told"), SPOILT, ids=[told.split(":")[0] + str(number) for number, (_, told) in enumerate(SPOILT)])
def test_what_does_not_fit_together_is_refused(spoil: Callable[[Any], Any], told: str) -> None:
    data = fresh()
    spoil(data)
    with pytest.raises(ContentFault) as caught:
        content.checked(data)
    assert str(caught.value).startswith(told)


def test_a_fault_names_file_entry_field_what_is_allowed_and_what_is_there() -> None:
    fault = refused_with(("buildings", 6, "action", "cost", "uranium"), "one")
    assert (fault.file, fault.item, fault.field) == ("buildings.json", "B-107", "action.cost.uranium")
    assert (fault.allowed, fault.found) == ("a whole number", "“one”")
    assert str(fault) == "buildings.json: B-107: action.cost.uranium: allowed: a whole number, not “one”"
    assert isinstance(fault, resources.DamagedFile)


def test_a_fault_of_a_board_names_its_place() -> None:
    fault = refused_with(("boards", "B", "progress", "costs", "lab", 2, "gold"), 0)
    assert (fault.file, fault.item, fault.field) == ("boards.json", "", "B.progress.costs.lab[2].gold")
    assert (fault.allowed, fault.found) == ("a whole number of at least 1", "0")


def test_a_missing_or_unreadable_file_is_a_fault_of_the_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content_files, "asset", lambda *parts: tmp_path.joinpath(*parts))
    with pytest.raises(ContentFault, match=r"buildings\.json: allowed: a text file"):
        content.read()
    folder = tmp_path / "content" / "anachrony"
    folder.mkdir(parents=True)
    (folder / "buildings.json").write_text('[{"id": "B-101", "id": "B-101"}]', encoding="utf-8")
    with pytest.raises(ContentFault, match=r"buildings\.json: allowed: JSON, not field “id” twice"):
        content.read()


def test_the_files_have_one_entry_a_line() -> None:
    for name, count in LINES.items():
        lines = resources.asset("content", "anachrony", f"{name}.json").read_text(encoding="utf-8").splitlines()
        assert sum(line.startswith('{"id"') for line in lines) == count, name


def test_the_files_hold_no_words_and_nothing_of_where_they_come_from() -> None:
    def keys(value: Any) -> set[str]:
        inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
        return set().union(value if isinstance(value, dict) else (), *map(keys, inner))

    assert not keys(fresh()) & {"ja", "en", "name", "name_en", "name_ja", "title", "source", "source_detail", "note", "dispute"}
