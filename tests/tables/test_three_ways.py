"""Every move by drag, by clicks and by keys: the same commands, and the scene always equals the model."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENTS

ENTER = Qt.Key.Key_Return
ESCAPE = Qt.Key.Key_Escape


def first_card(person: Any) -> tuple[str, str]:
    """A coloured card of the own column and its place."""
    state = person.state
    at = CONTINENTS[state.vehicles[state.seat]]
    row, number = next((row, card) for row, card in enumerate(state.columns[state.vehicles[state.seat]]) if card not in (45, 100))
    return CARD_IDS[number], f"column:{at}:{row}"


def by_drag(person: Any, spot: str) -> None:
    person.drag(first_card(person)[1], "hand")
    person.drag("hand", spot)


def by_one_drag(person: Any, spot: str) -> None:
    person.drag(first_card(person)[1], spot)


def by_clicks(person: Any, spot: str) -> None:
    place = first_card(person)[1]
    person.click(place)
    person.click(place)
    person.click(spot)


def by_two_clicks(person: Any, spot: str) -> None:
    person.click(first_card(person)[1])
    person.click(spot)


def by_keys(person: Any, spot: str) -> None:
    person.walk_to(first_card(person)[1])
    person.keys(ENTER, ENTER)
    person.walk_to(spot)
    person.keys(ENTER)


WAYS = [by_drag, by_one_drag, by_clicks, by_two_clicks, by_keys]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("spot", ["grand@3", "area2@1", "mid@1", "depot@1"])
@pytest.mark.rule("EX-030", "EX-038", "EX-052")
def test_a_turn_by_hand(sit_down: Any, way: Any, spot: str) -> None:
    person = sit_down()
    name, _ = first_card(person)
    way(person, spot)
    place = "depot" if spot.startswith("depot") else spot
    assert person.log == [f"take {name}", f"place {place}"]
    assert person.agrees()


@pytest.mark.parametrize("spot", ["grand@3", "mid@1", "depot@1", "depot@2"])
def test_a_raised_card_is_as_large_as_its_place(sit_down: Any, spot: str) -> None:
    """Else the border of a narrow place, the depot's, would run across the card; in the hand it is a whole card again."""
    person = sit_down(confirm_moves=True)
    name, place = first_card(person)
    item = person.table.scenery.items[name]
    whole = item.size
    person.drag(place, "hand")
    person.drag("hand", spot)
    assert item.size == person.table.scenery.layout.rect(spot if spot != "depot@2" else "depot@1").size()
    person.keys(ESCAPE)
    assert item.size == whole
    assert person.agrees()
    person.drag("hand", spot)
    raised = item.size
    person.table.look.set(theme="dark")
    person.wait()
    assert item.size == raised, "other colours do not make it another size"
    person.hold(person.point("depot@1" if spot.startswith("depot") else spot), person.point("grand@2"))
    assert item.size == whole, "taken up again"
    person.let_go(person.point("grand@2"))
    person.keys(ENTER)
    assert item.size == person.table.scenery.layout.rect("grand@2").size()
    assert person.agrees()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.rule("EX-040")
def test_with_confirming_the_card_stands_raised_until_enter(sit_down: Any, way: Any) -> None:
    person = sit_down(confirm_moves=True)
    name, _ = first_card(person)
    way(person, "grand@3")
    assert person.log == [f"take {name}"]
    assert [button.id for button in person.prompt.buttons] == ["put_back", "confirm"]
    assert person.prompt.preview.title == "Preview · Grand Showcase, spot 3"
    person.keys(ESCAPE)
    assert person.log == [f"take {name}"]
    assert person.agrees()
    person.drag("hand", "grand@4")
    person.keys(ENTER)
    assert person.log == [f"take {name}", "place grand@4"]
    assert person.agrees()


def test_a_second_click_confirms(sit_down: Any) -> None:
    person = sit_down(confirm_moves=True)
    by_two_clicks(person, "grand@3")
    person.click("grand@3")
    assert person.log[-1] == "place grand@3"


def test_a_key_held_down_never_confirms(sit_down: Any, qtbot: Any) -> None:
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtGui import QKeyEvent

    person = sit_down(confirm_moves=True)
    by_two_clicks(person, "grand@3")
    again = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "", True)
    QCoreApplication.sendEvent(person.table.view, again)
    assert len(person.log) == 1


@pytest.mark.parametrize("how", ["escape", "right", "outside", "focus", "resize"])
def test_a_drag_that_is_given_up_changes_nothing(sit_down: Any, how: str) -> None:
    person = sit_down()
    _, place = first_card(person)
    start, goal = person.point(place), person.point("grand@3")
    before = person.state.fingerprint()
    if how == "outside":
        person.drag(place, QPoint(220, 120))
    else:
        person.hold(start, goal)
        assert person.table.intent.dragging
        if how == "escape":
            person.keys(ESCAPE)
        elif how == "right":
            person.right_click("grand@5")
        elif how == "focus":
            person.table.view.clearFocus()
        else:
            person.table.resize(1400, 820)
        person.let_go(goal)
    assert person.log == []
    assert person.state.fingerprint() == before
    assert not person.table.intent.dragging
    assert not person.table.intent.held
    assert person.agrees()


def test_digits_choose_cards_and_places(sit_down: Any) -> None:
    person = sit_down()
    person.keys("2")
    assert person.table.intent.held == CARD_IDS[person.state.columns[0][1]]
    person.keys(ENTER)
    assert len(person.log) == 1


def test_depot_key(sit_down: Any) -> None:
    person = sit_down()
    by_two_clicks(person, "grand@1")
    person.session.undo()
    person.keys("d")
    assert person.log[-1] == "place depot"
    assert person.agrees()


def test_bare_presses_play_nothing(sit_down: Any) -> None:
    person = sit_down()
    _, place = first_card(person)
    start = person.point(place)
    person.hold(start, start + QPoint(3, 2), 2)
    person.let_go(start + QPoint(3, 2))
    assert person.log == []
    assert person.table.intent.held, "a press that hardly moves is a click"
