"""The accessible face: every card and place has a name, a role, a state and a rectangle, in the language of the moment."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from exhibition_suite.games.exhibition.content import CARD_IDS


def children(person: Any) -> list[Any]:
    face = QAccessible.queryAccessibleInterface(person.table.view)
    return [face.child(number) for number in range(face.childCount())]


def names(person: Any) -> list[str]:
    return [child.text(QAccessible.Text.Name) for child in children(person)]


def test_the_board_is_a_list_with_a_child_for_each_place(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    face = QAccessible.queryAccessibleInterface(person.table.view)
    assert face.role() == QAccessible.Role.List
    assert face.text(QAccessible.Text.Name) == "Exhibition board"
    assert face.text(QAccessible.Text.Description).startswith("Hana's exhibition hall")
    assert face.childCount() == 6 + 18 + 16 + 3
    for child in children(person):
        assert child.role() == QAccessible.Role.ListItem
        assert child.text(QAccessible.Text.Name)
        assert child.rect().width() > 20
        assert not child.state().invalid
        assert face.childAt(child.rect().center().x(), child.rect().center().y()) is child


def test_a_card_of_the_own_column_says_what_it_is_worth(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    row, card = next((row, card) for row, card in enumerate(person.state.columns[0]) if card not in (45, 100))
    name = person.table.spoken()[f"column:oceania:{row}"]
    title = person.table.look.words.say(f"card.{CARD_IDS[card]}.title")
    assert name.startswith(f"{1900 + card}, {title}, ")
    assert ", legal, plus " in name


def test_legal_and_closed_places(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    person.session.play(person.state.actions()[0])
    if person.state.phase == "steer":
        person.session.play(person.state.actions()[0])
    person.wait()
    spoken = person.table.spoken()
    legal = {person.table.scene.place_of(spot) for spot in person.state.legal_spots()}
    for place, name in spoken.items():
        if "@" in place:
            assert (", legal" in name) == (place in legal), name
            assert (", empty" in name) == (place not in legal), name
    assert "in hand" in spoken["hand"]


def test_names_follow_the_language(sit_down: Any) -> None:
    person = sit_down(players=("person",), language="ja")
    assert "オセアニア" in names(person)[0]
    person.table.look.set(language="en")
    assert names(person)[0].startswith("Oceania")


def test_the_cursor_is_the_focused_child(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    person.keys(Qt.Key.Key_Down)
    face = QAccessible.queryAccessibleInterface(person.table.view)
    focused = [child for child in children(person) if child.state().focused]
    assert len(focused) == 1
    assert face.focusChild() is focused[0]
    assert focused[0].text(QAccessible.Text.Name) == person.table.spoken()[person.table.keys.at]


def test_the_chosen_card_is_selected(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    person.click("column:oceania:1")
    chosen = [child for child in children(person) if child.state().selected]
    assert len(chosen) == 1
    assert "chosen" in chosen[0].text(QAccessible.Text.Name)


def test_turns_refusals_and_awards_are_announced(sit_down: Any) -> None:
    person = sit_down()
    person.drag("column:asia:0", "grand@1")
    assert person.said[-1].startswith("That card cannot be taken")
    person.keys(Qt.Key.Key_Escape)
    person.drag("column:oceania:0", "hand")
    if person.state.phase == "steer":
        person.click("header:asia")
    person.drag("hand", "depot@1")
    assert any(text.startswith("Otto — take 1 card from") for text in person.said)


@pytest.mark.rule("EX-100")
def test_six_continents_are_announced_once(sit_down: Any) -> None:
    def prepare(state: Any) -> None:
        state.seen[0] = 0b111110

    oceania = [7, 20, 35]

    def column(state: Any) -> None:
        from exhibition_suite.games.exhibition.content import CONTINENT

        prepare(state)
        cards = [card for card in range(100) if CONTINENT[card] == 0][:3]
        pool = sorted({*state.stock, *(card for col in state.columns for card in col)} - set(cards))
        state.columns = [tuple(cards), *(tuple(pool[3 * at : 3 * at + 3]) for at in range(5))]
        dealt = {card for col in state.columns for card in col}
        state.stock = [card for card in range(101) if card not in dealt]

    person = sit_down(prepare=column, players=("person",))
    person.drag("column:oceania:0", "grand@1")
    assert sum("six continents" in text for text in person.said) == 1
    assert oceania


def test_the_tree_of_a_closed_table_is_gone(sit_down: Any) -> None:
    import shiboken6

    person = sit_down(players=("person",))
    face = QAccessible.queryAccessibleInterface(person.table.view)
    child = face.child(0)
    assert child.isValid()
    view = person.table.view
    view.setParent(None)
    shiboken6.delete(view)
    assert not child.isValid()
    assert child.text(QAccessible.Text.Name) == ""
