"""The accessible face of a game: what a screen reader finds on the board, and what it is told as it happens."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QComboBox, QLineEdit

from exhibition_suite.games.exhibition.content import CARD_IDS
from tests.journeys.player import ENTER, Player, visible
from tests.journeys.test_refusals import with_a_forbidden_place
from tests.journeys.ways import best, by_drag, by_keys, play

NAME = QAccessible.Text.Name


def children(person: Player) -> list[QAccessibleInterface]:
    board = QAccessible.queryAccessibleInterface(person.table.view)
    assert board.role() == QAccessible.Role.List
    found = [board.child(number) for number in range(board.childCount())]
    assert all(child is not None for child in found)
    return found  # type: ignore[return-value]


def names(person: Player) -> list[str]:
    return [child.text(NAME) for child in children(person)]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_card_and_place_has_a_name_and_a_role(sit_down: Any, language: str) -> None:
    person = sit_down(language=language)
    person.begin("person", "easy", seed=5)
    found = children(person)
    assert len(found) == 6 + 18 + 16 + 3, "headers, cards of the market, places of the hall, places of the depot"
    said = names(person)
    assert len(set(said)) == len(said), "no two of them are called the same"
    for child in found:
        assert child.role() == QAccessible.Role.ListItem
        assert child.text(NAME)
        assert child.isValid()
        assert not child.rect().isEmpty()
    words = person.look.words
    for column in person.state.columns:
        for card in column:
            title = words.say(f"card.{CARD_IDS[card]}.title")
            assert any(title in name and str(1900 + card) in name for name in said)


def test_names_follow_the_game_and_the_language(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", "easy", seed=5)
    play(person, by_drag, best(person))
    play(person, by_drag, "place grand@3")
    person.my_turn()
    english = names(person)
    title = person.look.words.say(f"card.{CARD_IDS[person.state.card_at(0, 2)]}.title")
    assert any(title in name for name in english)
    person.window.other_language()
    person.wait()
    japanese = names(person)
    assert len(japanese) == len(english)
    assert not set(english) & set(japanese)


def test_states_say_where_the_cursor_is_what_is_chosen_and_what_is_refused(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", "easy", seed=5)
    person.walk_to("column:oceania:1")
    focused = [child for child in children(person) if child.state().focused]
    assert len(focused) == 1
    board = QAccessible.queryAccessibleInterface(person.table.view)
    assert board.focusChild().text(NAME) == focused[0].text(NAME)
    person.key(ENTER)
    chosen = [child for child in children(person) if child.state().selected]
    assert [child.text(NAME) for child in chosen] == [focused[0].text(NAME)] or len(chosen) == 1
    person.key(ENTER)
    assert any("legal" in name.lower() for name in names(person)), "legal places say so"


def test_what_happens_is_said_once(sit_down: Any) -> None:
    person = sit_down()
    person.begin("person", "easy", seed=5)
    said: list[str] = []
    person.table.announced.connect(said.append)
    play(person, by_keys, best(person))
    assert len([line for line in said if line.startswith("Player")]) == 1, said
    said.clear()
    place, ruling = with_a_forbidden_place(person)
    said.clear()
    person.drag("hand", place)
    assert len(said) == 1
    assert person.page.overlays.callout.texts()[2] in said[0]
    assert person.page.overlays.callout.texts()[0] == ruling.rule
    person.key(Qt.Key.Key_Escape)


def test_controls_around_the_board_are_named(sit_down: Any) -> None:
    person = sit_down()
    kinds = (QAbstractButton, QAbstractSlider, QComboBox, QLineEdit)

    def nameless() -> list[str]:
        found = []
        for part in visible(person.window):
            if isinstance(part, kinds) and part.focusPolicy() != Qt.FocusPolicy.NoFocus:
                face = QAccessible.queryAccessibleInterface(part)
                if not face.text(NAME):
                    found.append(f"{type(part).__name__} in {type(part.parentWidget()).__name__}")
        return found

    for opened in ("n", "l", "a", "r", ","):
        person.key(opened)
        assert person.window.dialogs.layer.top() is not None
        assert not nameless(), opened
        person.key(Qt.Key.Key_Escape)
    person.begin("person", "easy", seed=5)
    assert not nameless()
