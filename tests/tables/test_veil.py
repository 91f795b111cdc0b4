"""While a card is placed, the market steps back; places that may be chosen keep their full colour."""

from __future__ import annotations

from typing import Any

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
