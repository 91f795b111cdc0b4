"""The total counts to its new value after a move, and stands at once where nothing shall move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QRectF

from exhibition_suite.board.theme import theme
from exhibition_suite.board.view import BoardView
from exhibition_suite.tables.exhibition.hall_line import HallFacts, HallLine


def place_something(person: Any) -> None:
    """Plays until the total changes, without waiting for animations."""
    before = person.state.scores()[0].total
    while person.state.scores()[0].total == before:
        person.session.play(person.state.actions()[0])
        person.table.wake()


def test_the_total_counts_up_and_arrives(sit_down: Any, qtbot: Any) -> None:
    person = sit_down(players=("person",), motion="full", speed=4.0)
    line = person.table.hall_line
    seen = set()
    line._clock.valueChanged.connect(lambda _value: seen.add(line.total))
    before = line.total
    while person.state.scores()[0].total == before:
        person.session.play(person.state.actions()[0])
        person.table.scenery.animator.finish()
    goal = person.state.scores()[0].total
    qtbot.waitUntil(lambda: line.total == goal)
    assert before in seen, "it starts where it was"
    assert goal in seen


def test_a_key_or_click_ends_the_counting(sit_down: Any) -> None:
    person = sit_down(players=("person",), motion="full", speed=1.0)
    place_something(person)
    assert person.table.hall_line.total == person.state.scores()[0].total


@pytest.mark.parametrize(
    "values", [{"motion": "reduced", "speed": 1.0}, {"motion": "full", "speed": 0.0}, {"motion": "none", "speed": 1.0}]
)
def test_nothing_counts_where_nothing_shall_move(sit_down: Any, values: dict[str, Any]) -> None:
    person = sit_down(players=("person",), **values)
    before = person.state.scores()[0].total
    while person.state.scores()[0].total == before:
        person.session.play(person.state.actions()[0])
        person.table.scenery.animator.finish()
    assert person.table.hall_line.total == person.state.scores()[0].total


def test_another_hall_shows_its_own_total_at_once(sit_down: Any) -> None:
    person = sit_down(motion="full", speed=1.0, curtain="never")
    place_something(person)
    person.table.show_hall(1 - person.table.shown)
    person.table.scenery.animator.finish()
    assert person.table.hall_line.total == person.state.scores()[person.table.shown].total


def test_a_board_may_go_while_it_counts(qtbot: Any) -> None:
    view = BoardView(Mock())
    line = HallLine(view)
    view.scene().addItem(line)
    facts = HallFacts("A hall", "Fame points", 3, "", (), "", "")
    for total in (3, 9):
        line.show_facts(replace(facts, total=total), theme("exhibition", False), QRectF(0, 0, 600, 40), 400, False, 500)
    qtbot.wait(30)
    assert line.total < 9
    view.deleteLater()
    qtbot.wait(60)
