"""The board's keys are those of the list of keys: what the settings say is what a key does and what its cap shows."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from exhibition_suite.app import actions

BOARD_DEEDS = ("legal", "compare", "zoom", "depot", "secret")


def start_placing(person: Any) -> None:
    """Until a card is in hand."""
    while person.state.phase != "place":
        person.session.play(person.state.actions()[0])
        person.wait()


def caps(person: Any) -> dict[str, str]:
    """What stands on the prompt's key caps."""
    return {button.id: button.key for button in person.prompt.buttons}


def test_every_board_key_stands_in_the_list_of_keys() -> None:
    listed = {deed.id: deed for deed in actions.DEEDS}
    assert all(listed[deed].key and listed[deed].where == "game" for deed in BOARD_DEEDS)


def test_the_listed_keys_work(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    person.keys(actions.key_text(person.table.look, "compare").lower())
    assert person.table.panels.comparison is not None
    person.keys(actions.key_text(person.table.look, "compare").lower())
    assert person.table.panels.comparison is None
    person.hover("column:oceania:0")
    person.keys(actions.key_text(person.table.look, "zoom").lower())
    assert person.table.panels.zoomed == "column:oceania:0"
    person.keys(actions.key_text(person.table.look, "legal").lower())
    assert not any(mark.state == "legal" for mark in person.table.marks.values())


def test_a_rebound_key_works_at_once_and_the_old_one_no_longer(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    assert caps(person)["compare"] == "C"
    assert actions.rebind(person.table.look, "compare", "B") == ""
    person.wait()
    assert caps(person)["compare"] == "B"
    person.keys("c")
    assert person.table.panels.comparison is None
    person.keys("b")
    assert person.table.panels.comparison is not None
    person.keys("b")
    assert person.table.panels.comparison is None


def test_a_number_and_a_key_with_shift_can_be_given(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    start_placing(person)
    actions.rebind(person.table.look, "legal", "1")
    actions.rebind(person.table.look, "depot", "Shift+D")
    person.wait()
    assert caps(person)["depot"] == "Shift+D"
    person.keys("1")
    assert not any(mark.state == "legal" for mark in person.table.marks.values())
    before = len(person.log)
    person.keys("d")
    assert len(person.log) == before
    QTest.keyClick(person.table.view, Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)
    person.wait()
    assert person.log[-1] == "place depot"


def test_a_key_taken_away_does_nothing_and_shows_no_cap(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    actions.rebind(person.table.look, "compare", "")
    person.wait()
    assert caps(person)["compare"] == ""
    person.keys("c")
    assert person.table.panels.comparison is None


@pytest.mark.rule("EX-131")
def test_the_owner_reads_and_hears_the_secret_decade_by_key(sit_down: Any) -> None:
    person = sit_down(options={"secret_decade": True}, prepare=lambda state: setattr(state, "secrets", (4, 7)))
    person.session.open_curtain(0)
    person.wait()
    description = person.table.view.accessibleDescription()
    assert "Your secret decade: 1940s" in description
    closed = person.table.grab().toImage()
    person.keys("o")
    assert person.said[-1] == "Your secret decade: 1940s"
    assert QToolTip.text() == "Your secret decade: 1940s"
    assert person.table.envelope_open
    assert person.table.grab().toImage() != closed
    person.keys("o")
    assert not person.table.envelope_open
    assert person.table.grab().toImage() == closed


@pytest.mark.rule("EX-131")
def test_nobody_else_learns_it_by_key(sit_down: Any) -> None:
    person = sit_down(options={"secret_decade": True}, prepare=lambda state: setattr(state, "secrets", (4, 7)))
    assert person.session.viewer == -1
    before = len(person.said)
    person.keys("o")
    assert not person.table.envelope_open
    assert person.said[before:] == []
    assert "secret" not in person.table.view.accessibleDescription()
    person.session.open_curtain(0)
    person.wait()
    person.keys("o")
    while person.session.viewer == 0:
        person.session.play(person.state.actions()[-1])
        person.wait()
    assert not person.table.envelope_open, "the next person must not find the envelope open"
    person.keys("o")
    assert not person.table.envelope_open
    assert not any("1970s" in text for text in person.said)


@pytest.mark.rule("EX-131")
def test_from_anothers_hall_the_key_leads_back_to_the_own_envelope(sit_down: Any) -> None:
    person = sit_down(options={"secret_decade": True}, prepare=lambda state: setattr(state, "secrets", (4, 7)))
    person.session.open_curtain(0)
    person.wait()
    person.table.show_hall(1)
    person.wait()
    assert "1940s" not in person.table.view.accessibleDescription()
    person.keys("o")
    assert person.table.shown == 0
    assert person.table.envelope_open


def test_without_secrets_the_key_says_nothing(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    before = len(person.said)
    person.keys("o")
    assert person.said[before:] == []
