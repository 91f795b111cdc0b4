"""White cards: destination, continent and year, by mouse and by keys, only legal pairs (EX-034, EX-060 to EX-066)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from exhibition_suite.games.exhibition.content import CARD_OF

ENTER = Qt.Key.Key_Return
ESCAPE = Qt.Key.Key_Escape


def column_with(*cards: str) -> Any:
    def prepare(state: Any) -> None:
        wanted = [CARD_OF[name] for name in cards]
        pool = sorted({*state.stock, *(card for col in state.columns for card in col)} - set(wanted))
        state.columns = [tuple(sorted(pool[3 * at : 3 * at + 3])) for at in range(6)]
        state.columns[0] = tuple(sorted(wanted + pool[18 : 21 - len(wanted)]))
        dealt = {card for col in state.columns for card in col}
        state.stock = [card for card in range(101) if card not in dealt]

    return prepare


def laid(state: Any, spot: int, name: str) -> None:
    from exhibition_suite.games.exhibition.actions import PLACE

    state.hand, state.step = CARD_OF[name], 3
    state.columns = [tuple(card for card in column if card != state.hand) for column in state.columns]
    state.stock = [card for card in state.stock if card != state.hand]
    state.apply(PLACE[spot])
    state.seat, state.hand, state.step, state.round = 0, -1, 0, 1


@pytest.mark.rule("EX-034", "EX-E36")
def test_the_destination_is_asked_on_the_headers(sit_down: Any) -> None:
    person = sit_down("take exh-1945", prepare=column_with("exh-1945"), players=("person",))
    marks = person.table.marks
    assert all(marks[f"header:{name}"].state == "legal" for name in ("oceania", "asia", "europe", "north_america"))
    person.click("header:asia")
    assert person.log == ["take exh-1945", "go asia"]
    assert person.agrees()


@pytest.mark.rule("EX-034")
@pytest.mark.parametrize("piece", ["hand", "park:oceania:0"])
def test_card_or_vehicle_may_be_dragged_there(sit_down: Any, piece: str) -> None:
    person = sit_down("take exh-1945", prepare=column_with("exh-1945"), players=("person",))
    person.drag(piece, "header:africa")
    assert person.log[-1] == "go africa"
    assert person.agrees()


@pytest.mark.rule("EX-034", "EX-035")
def test_by_keys_and_with_confirming(sit_down: Any) -> None:
    person = sit_down("take exh-einstein", prepare=column_with("exh-einstein"), players=("person",), confirm_moves=True)
    person.click("header:asia")
    assert len(person.log) == 1, "the first click only aims"
    person.keys(ESCAPE)
    person.walk_to("header:europe")
    person.keys(ENTER, ENTER)
    assert person.log[-1] == "go europe"


@pytest.mark.rule("EX-061", "EX-066", "EX-E07")
def test_1945_asks_for_a_legal_continent(sit_down: Any) -> None:
    def prepare(state: Any) -> None:
        column_with("exh-1945")(state)
        laid(state, 6, "exh-1944")
        laid(state, 8, "exh-1949")

    person = sit_down("take exh-1945", "go asia", prepare=prepare, players=("person",))
    person.drag("hand", "area2@2")
    chooser = person.chooser
    assert chooser.isVisible()
    enabled = [button.text() for button in chooser._buttons if button.isEnabled()]
    assert enabled == ["Africa", "Asia", "Europe", "North America"]
    assert chooser._ruler is None
    person.keys("5", ENTER)
    assert person.log[-2:] == ["place area2@2", "as europe"]
    assert person.agrees()
    assert person.state.effective(45) == (1945, 4)
    assert "Chosen: 1945, Europe" in person.table.spoken()["area2@2"]


@pytest.mark.rule("EX-061", "EX-066", "EX-E09")
def test_einstein_asks_for_continent_and_year(sit_down: Any) -> None:
    def prepare(state: Any) -> None:
        column_with("exh-einstein")(state)
        laid(state, 6, "exh-1949")
        laid(state, 8, "exh-1957")

    person = sit_down("take exh-einstein", "go asia", prepare=prepare, players=("person",))
    person.click("area2@2")
    chooser = person.chooser
    ruler = chooser._ruler
    assert (ruler.minimum(), ruler.maximum()) == (1950, 1956)
    asia = chooser._buttons[3]
    QTest.mouseClick(asia, Qt.MouseButton.LeftButton)
    x = round(ruler._x(1953))
    QTest.mouseClick(ruler, Qt.MouseButton.LeftButton, pos=QPoint(x, 30))
    assert ruler.value() == 1953
    QTest.mouseClick(ruler, Qt.MouseButton.LeftButton, pos=QPoint(round(ruler._x(1990)), 30))
    assert ruler.value() == 1956, "beyond the bright stretch there is no year"
    ruler.setFocus()
    person.keys(Qt.Key.Key_Left, ENTER)
    assert person.log[-3:] == ["place area2@2", "as asia", "in 1955"]
    assert person.agrees()


@pytest.mark.rule("EX-066", "EX-E11")
def test_a_single_legal_year_is_not_asked(sit_down: Any) -> None:
    def prepare(state: Any) -> None:
        column_with("exh-einstein")(state)
        laid(state, 1, "exh-1954")
        laid(state, 3, "exh-1956")

    person = sit_down("take exh-einstein", "go asia", prepare=prepare, players=("person",))
    person.click("grand@3")
    assert person.chooser._ruler is None
    person.keys("1", ENTER)
    assert person.log[-2:] == ["place grand@3", "as oceania"]
    assert person.state.effective(100) == (1955, 0)


@pytest.mark.rule("EX-061")
def test_giving_up_the_choice_puts_the_card_back(sit_down: Any) -> None:
    person = sit_down("take exh-einstein", "go asia", prepare=column_with("exh-einstein"), players=("person",))
    person.click("grand@1")
    assert person.chooser is not None
    person.keys(ESCAPE)
    assert person.chooser is None
    assert person.log == ["take exh-einstein", "go asia"]
    assert person.agrees()
    assert person.place_of("exh-einstein") == "hand"


@pytest.mark.rule("EX-061", "EX-E19", "EX-E20")
@pytest.mark.parametrize("spot", ["mid@1", "depot@1"])
def test_no_choice_where_it_would_mean_nothing(sit_down: Any, spot: str) -> None:
    person = sit_down("take exh-einstein", "go asia", prepare=column_with("exh-einstein"), players=("person",))
    person.click(spot)
    assert person.chooser is None
    assert person.log[-1] == f"place {spot.replace('depot@1', 'depot')}"


def test_a_game_saved_in_the_middle_of_a_choice_goes_on(sit_down: Any) -> None:
    person = sit_down("take exh-einstein", "go asia", "place grand@2", prepare=column_with("exh-einstein"), players=("person",))
    assert person.chooser is not None
    person.keys("4", ENTER)
    assert person.log[-2:][0] == "as asia"
    assert person.log[-1].startswith("in ")
    assert person.agrees()


def test_one_drag_of_a_white_card_asks_where_to_go_first(sit_down: Any) -> None:
    person = sit_down(prepare=column_with("exh-1945"), players=("person",))
    place = person.place_of("exh-1945")
    person.drag(place, "mid@1")
    assert person.log == ["take exh-1945"]
    assert person.state.phase == "steer"
    person.click("header:africa")
    assert person.log == ["take exh-1945", "go africa", "place mid@1"]
    assert person.agrees()


@pytest.mark.rule("EX-031", "EX-E40")
def test_an_empty_column_asks_for_another_continent(sit_down: Any) -> None:
    def prepare(state: Any) -> None:
        state.columns[0] = ()
        state.stock = []
        state.step = 1

    person = sit_down(prepare=prepare, players=("person",))
    assert "choose another continent" in person.prompt.title
    assert person.table.marks["column:oceania:0"].label == "no card: choose another continent"
    person.click("column:asia:0")
    assert person.log == ["go asia"]
    assert person.agrees()
