"""The objects of the grammar (section 2.2): cards, wonders, visions, tiles, boards; each limit of their fields."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.timespan.contents import accepted_with, refused_with

VP: list[Any] = [{"op": "vp", "n": 1}]
CARD = 4  # I-05, a person with a slot


@pytest.mark.rule("TS-511")
def test_only_persons_have_an_effect_on_death() -> None:
    fault = refused_with(("history", 12, "on_death"), VP)
    assert (fault.file, fault.item) == ("history.json", "I-13")
    assert fault.allowed == "on_death only on persons (TS-511)"
    accepted_with(("history", CARD, "on_death"), VP)


@pytest.mark.rule("TS-511")
@pytest.mark.parametrize("path", [("wonders", 0), ("discovery", 0), ("visions", 0)])
def test_slots_and_effects_on_death_are_history_cards_alone(path: tuple[str | int, ...]) -> None:
    for field, value in (("lux", {"slots": ["fur"]}), ("on_death", VP), ("discard", VP)):
        assert f"no field “{field}”" in refused_with((*path, field), value).allowed


@pytest.mark.rule("TS-511")
def test_every_history_card_has_a_discard_reward() -> None:
    assert refused_with(("history", CARD, "discard"), []).field == "discard"
    assert refused_with(("history", CARD), {"id": "I-05"}).allowed == "this field, which must be there"


@pytest.mark.rule("TS-512")
@pytest.mark.parametrize("field", ["ja", "en", "text_ja", "text_en"])
def test_names_and_texts_are_no_part_of_the_data(field: str) -> None:
    for path in (("history", 0), ("wonders", 0), ("visions", 0), ("technologies", 0), ("technologies", 0, "techs", 0)):
        assert f"no field “{field}”" in refused_with((*path, field), "words").allowed


@pytest.mark.rule("TS-500", "TS-202", "TS-203")
@pytest.mark.parametrize(
    ("lux", "field"),
    [
        ({"slots": []}, "lux.slots"),
        ({"slots": ["fur"] * 4}, "lux.slots"),
        ({"slots": ["gold"]}, "lux.slots[0]"),
        ({"slots": ["fur"], "distinct": 1}, "lux.distinct"),
        ({"distinct": True}, "lux.slots"),
        ([], "lux"),
    ],
)
def test_wrong_slots_are_refused(lux: Any, field: str) -> None:
    assert refused_with(("history", CARD, "lux"), lux).field == field


@pytest.mark.rule("TS-500", "TS-071")
@pytest.mark.parametrize(
    ("path", "good", "bad"),
    [
        (("history", CARD, "peace"), (-2, 0, 3), (-3, 4, "1")),
        (("history", CARD, "vp"), (0, 20), (-1, 21)),
        (("wonders", 2, "peace"), (0, 3), (-1, 4)),
        (("wonders", 2, "vp"), (1, 99), (0, -1)),
        (("wonders", 2, "visit_vp"), (2,), (1, 3, True)),
        (("history", CARD, "age"), (1,), (0, 5, True)),
        (("technologies", 0, "techs", 4, "peace"), (1, 3), (0, 4)),
    ],
)
def test_numbers_keep_to_their_ranges(path: tuple[str | int, ...], good: tuple[Any, ...], bad: tuple[Any, ...]) -> None:
    for value in good:
        accepted_with(path, value)
    for value in bad:
        assert refused_with(path, value).field == path[-1]


@pytest.mark.rule("TS-010")
def test_the_type_of_a_card_fits_its_age() -> None:
    assert "TS-010" in refused_with(("history", CARD, "type"), "nextgen").allowed
    assert "TS-010" in refused_with(("history", 120, "type"), "special").allowed


@pytest.mark.rule("TS-156")
def test_nothing_is_complete_without_a_slot() -> None:
    fault = refused_with(("history", 2, "on_complete"), VP)
    assert fault.item == "I-03"
    assert "only with lux" in fault.allowed


@pytest.mark.rule("TS-405")
@pytest.mark.parametrize(
    "rule",
    [
        {"n": 1, "per": {"c": "peace"}},
        {"n": 0, "per": {"c": "peace"}, "max": 3},
        {"n": 1, "per": {"c": "peace"}, "div": 0, "max": 3},
        {"n": 1, "per": [], "max": 3},
    ],
)
def test_points_at_the_end_have_a_limit(rule: Any) -> None:
    accepted_with(("history", CARD, "vp_end"), {"n": 1, "per": {"c": "peace"}, "div": 2, "max": 3})
    assert refused_with(("history", CARD, "vp_end"), rule).field.startswith("vp_end")


@pytest.mark.rule("TS-516")
def test_lasting_effects_wait_for_one_of_six_events() -> None:
    for event in ("card_to_graveyard", "card_played", "wonder_built", "luxury_delivered", "my_wonder_visited", "tech_unlocked"):
        accepted_with(("history", CARD, "lasting"), [{"when": event, "do": VP, "filter": {"type": ["person"]}}])
    assert refused_with(("history", CARD, "lasting"), [{"when": "income", "do": VP}]).field == "lasting[0].when"
    assert refused_with(("history", CARD, "lasting"), [{"when": "card_played", "do": []}]).field == "lasting[0].do"


@pytest.mark.rule("TS-404")
def test_the_tiers_of_a_vision_ascend() -> None:
    low, high = {"if": {"ge": [{"c": "peace"}, 4]}, "vp": 5}, {"if": {"ge": [{"c": "peace"}, 6]}, "vp": 8}
    accepted_with(("visions", 0, "tiers"), [low])
    accepted_with(("visions", 0, "tiers"), [low, high])
    for wrong in ([high, low], [low, low]):
        assert "ascending" in refused_with(("visions", 0, "tiers"), wrong).allowed
    for wrong in ([], [low, high, {**high, "vp": 9}]):
        assert refused_with(("visions", 0, "tiers"), wrong).field == "tiers"


@pytest.mark.rule("TS-085")
def test_clocks_are_of_age_three() -> None:
    assert "clock only in age 3" in refused_with(("discovery", 0, "clock"), True).allowed


@pytest.mark.rule("TS-037", "TS-045")
def test_start_cards_cost_nothing_and_are_worth_nothing() -> None:
    assert refused_with(("start", 1, "cost"), {"coin": 1}).item == "START-F"
    assert refused_with(("start", 1, "vp"), 1).field == "vp"
    assert "no field “discard”" in refused_with(("start", 1, "discard"), VP).allowed
    assert "TS-045" in refused_with(("start", 1, "peace"), 1).allowed


@pytest.mark.rule("TS-282", "TS-283")
def test_a_technology_has_a_slot_and_something_to_give() -> None:
    board = ("technologies", 0, "techs")
    assert "at least one of" in refused_with((*board, 0), {"slot": "w1"}).allowed
    fault = refused_with((*board, 0, "slot"), "w2")
    assert "TS-282" in fault.allowed
    assert fault.item == "TECH-A"
    assert refused_with((*board, 0, "slot"), "w4").field == "slot"


@pytest.mark.rule("TS-500")
@pytest.mark.parametrize(
    "path",
    [
        ("tracks", "ship", "red"),
        ("market", "name"),
        ("luxury", 0, "vp"),
        ("tiles", 0, "count"),
        ("civilisations", "civs", 0, "name"),
        ("civilisations", "common", "camel"),
        ("warehouse", "size"),
        ("time", "timer", "IV"),
        ("rival", "levels", 0, "name"),
        ("rival", "cards", 0, "name"),
        ("supply", "dice"),
    ],
)
def test_no_file_has_a_field_too_many(path: tuple[str | int, ...]) -> None:
    fault = refused_with(path, [])
    assert fault.file == f"{path[0]}.json"
    assert f"no field “{path[-1]}”" in fault.allowed
