"""While a card is placed, the market steps back; places that may be chosen keep their full colour."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QColor


def colour(person: Any, place: str) -> QColor:
    """What stands a little inside the upper left corner of a place."""
    view = person.table.view
    corner = view.mapFromScene(person.table.scenery.layout.rect(place).topLeft()) * 1
    return view.viewport().grab().toImage().pixelColor(corner.x() + 20, corner.y() + 4)


def start_placing(person: Any) -> None:
    while person.state.phase != "place":
        person.session.play(person.state.actions()[0])
        person.wait()


def test_the_market_steps_back_while_a_card_is_placed(sit_down: Any) -> None:
    person = sit_down(players=("person",), theme="light")
    before = colour(person, "header:asia")
    start_placing(person)
    veiled = colour(person, "header:asia")
    assert veiled.lightnessF() > before.lightnessF()
    assert veiled.lightnessF() < before.lightnessF() + 0.12, "it stays readable"
    person.keys("h")
    assert colour(person, "header:asia") == before, "without legal places nothing else steps back"
    person.keys("h")
    assert colour(person, "header:asia") == veiled
    person.session.play("place mid@1" if "place mid@1" in map(str, person.state.actions()) else person.state.actions()[0])
    person.wait()
    assert colour(person, "header:asia") == before


@pytest.mark.parametrize("dark", [False, True])
def test_places_where_the_card_cannot_lie_step_back_with_the_market(sit_down: Any, dark: bool) -> None:
    person = sit_down(players=("person",), theme="dark" if dark else "light")
    before = person.state
    while not (person.state.phase == "place" and person.state.filled[0] >= 5):
        person.session.play(person.state.actions()[0])
        person.wait()
    assert before is not None
    scenery = person.table.scenery
    lit = {place for place, mark in person.table.marks.items() if mark.state in ("legal", "aimed")}
    spots = scenery.layout.spots()
    assert lit & set(spots), "somewhere it can lie"
    assert set(spots) - lit, "and somewhere it cannot"
    for place, rect in spots.items():
        assert scenery.veil.covers(rect.center()) == (place not in lit), place
    assert scenery.veil.covers(scenery.layout.rect("header:asia").center())
    dimmed = next(place for place in spots if place not in lit and person.state.card_at(0, list(spots).index(place)) >= 0)
    veiled = colour(person, dimmed)
    person.keys("h")
    assert colour(person, dimmed) != veiled, "without legal places nothing steps back"
    assert not any(scenery.veil.covers(rect.center()) for rect in spots.values())
