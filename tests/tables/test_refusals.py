"""Why a move is refused: at its place, by its rule, and nothing is lost."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt

from exhibition_suite.games.exhibition.content import CARD_OF
from exhibition_suite.games.exhibition.showcases import SPOTS
from exhibition_suite.tables.facts import DecadeGrid, NumberLine, TwinGlyphs

ENTER = Qt.Key.Key_Return


def give(*cards: str, column: int = 0) -> Any:
    """Puts cards into the column of the first seat's vehicle."""

    def prepare(state: Any) -> None:
        wanted = [CARD_OF[name] for name in cards]
        pool = sorted({*state.stock, *(card for col in state.columns for card in col)} - set(wanted))
        state.columns = [tuple(sorted(pool[3 * at : 3 * at + 3])) for at in range(6)]
        state.columns[column] = tuple(sorted(wanted + pool[18 : 21 - len(wanted)]))
        dealt = {card for col in state.columns for card in col}
        state.stock = [card for card in range(101) if card not in dealt]

    return prepare


def lay(state: Any, seat: int, spot: int, name: str) -> None:
    """Lays a card in a hall as the engine itself does."""
    state.seat, state.hand, state.step = seat, CARD_OF[name], 3
    for col, column in enumerate(state.columns):
        state.columns[col] = tuple(card for card in column if card != state.hand)
    state.stock = [card for card in state.stock if card != state.hand]
    from exhibition_suite.games.exhibition.actions import PLACE

    state.apply(PLACE[spot])
    assert state.card_at(seat, spot) == CARD_OF[name]
    state.seat, state.hand, state.step, state.round = 0, -1, 0, 1


@pytest.mark.rule("EX-056")
def test_years_too_far_apart(sit_down: Any) -> None:
    def prepare(state: Any) -> None:
        give("exh-1984")(state)
        lay(state, 0, 7, "exh-1932")

    person = sit_down("take exh-1984", prepare=prepare, players=("person",))
    person.drag("hand", "area2@3")
    note = person.note
    assert note.ruling.rule == "EX-056"
    assert note.title == "One Era: the years are too far apart"
    assert note.sentence
    assert isinstance(note.drawing, NumberLine)
    assert (note.drawing.first, note.drawing.last, note.drawing.limit) == (1932, 1984, 10)
    slot = person.table.rect_on_table(person.table.scenery.layout.rect("area2@3"))
    assert note.place == slot
    assert not any(QRectF(clear).intersects(slot) for clear in note.keep_clear)
    assert person.table.marks["area2@3"].state == "refused"
    assert person.prompt.preview.tone == "bad"
    assert person.prompt.preview.title == "Not allowed · One Era, spot 3"
    assert person.log == ["take exh-1984"]
    assert any("too far apart" in text for text in person.said)
    assert person.agrees()
    person.keys(Qt.Key.Key_Escape)
    assert person.note is None
    assert "area2@3" not in person.table.marks


@pytest.mark.rule("EX-050", "EX-051")
def test_all_broken_rules_are_told(sit_down: Any) -> None:
    def prepare(state: Any) -> None:
        give("exh-1984")(state)
        lay(state, 0, 1, "exh-1994")
        lay(state, 0, 0, "exh-1904")

    person = sit_down("take exh-1984", prepare=prepare, players=("person",))
    person.click("grand@3")
    assert person.note.ruling.rule == "EX-050"
    assert [text[:6] for text in person.note.others] == ["EX-051"]
    assert "EX-051" in person.prompt.preview.note


@pytest.mark.rule("EX-051")
def test_equal_continents_are_drawn(sit_down: Any) -> None:
    def prepare(state: Any) -> None:
        give("exh-1984")(state)
        lay(state, 0, 0, "exh-1904")

    person = sit_down("take exh-1984", prepare=prepare, players=("person",))
    person.click("grand@2")
    assert person.note.drawing == TwinGlyphs("south_america", "south_america", True, person.note.drawing.label)


@pytest.mark.rule("EX-055")
def test_a_claimed_continent_names_its_owner(sit_down: Any) -> None:
    def prepare(state: Any) -> None:
        give("exh-1984")(state)
        lay(state, 1, 10, "exh-1904")

    person = sit_down("take exh-1984", prepare=prepare)
    person.click("area1@2")
    assert person.note.ruling.rule == "EX-055"
    assert "Otto" in person.note.drawing.label


@pytest.mark.rule("EX-147")
def test_decades_are_drawn(sit_down: Any) -> None:
    def prepare(state: Any) -> None:
        give("exh-1984")(state)
        lay(state, 0, 6, "exh-1953")

    person = sit_down("take exh-1984", prepare=prepare, players=("person",), options={"area2": "one_decade"})
    person.click("area2@3")
    assert person.note.ruling.rule == "EX-147"
    assert isinstance(person.note.drawing, DecadeGrid)
    assert person.note.drawing.tried == 1980


@pytest.mark.rule("EX-052")
def test_a_drop_on_a_card_says_the_spot_is_taken(sit_down: Any) -> None:
    def prepare(state: Any) -> None:
        give("exh-1984")(state)
        lay(state, 0, 0, "exh-1904")

    person = sit_down("take exh-1984", prepare=prepare, players=("person",))
    person.drag("hand", "grand@1")
    assert person.note.ruling.reason == "SPOT_TAKEN"
    assert person.agrees()


@pytest.mark.rule("EX-030")
def test_cards_of_other_columns_cannot_be_dragged(sit_down: Any) -> None:
    person = sit_down()
    person.drag("column:asia:1", "grand@1")
    assert person.note.ruling.reason == "CARD_NOT_IN_COLUMN"
    assert person.log == []
    assert person.agrees()


@pytest.mark.rule("EX-030")
def test_a_place_before_a_card(sit_down: Any) -> None:
    person = sit_down()
    person.click("grand@2")
    assert person.note.ruling.reason == "MUST_TAKE"


@pytest.mark.rule("EX-039")
def test_laid_cards_stay(sit_down: Any) -> None:
    person = sit_down(prepare=lambda state: lay(state, 0, 0, "exh-1904"), players=("person",))
    person.drag("grand@1", "grand@3")
    assert person.note.ruling.rule == "EX-039"
    assert person.agrees()


@pytest.mark.rule("EX-033")
def test_the_vehicle_follows_the_card(sit_down: Any) -> None:
    person = sit_down("take exh-1984", prepare=give("exh-1984"), players=("person",))
    person.drag("park:south_america:0", "header:asia")
    assert person.note.ruling.rule == "EX-033"
    assert person.agrees()


@pytest.mark.rule("EX-026")
def test_not_your_turn(sit_down: Any) -> None:
    person = sit_down(players=("person", "easy"))
    person.session.paused = True
    name = person.table.scenery.now.at("column:oceania:0").id
    person.drag("column:oceania:0", "hand")
    if person.state.phase == "steer":
        person.click("header:asia")
    person.drag("hand", "depot@1")
    assert person.state.seat == 1
    person.drag("column:south_america:0", "grand@1")
    assert person.note.ruling.rule == "EX-026"
    assert len(person.log) >= 2
    assert name in person.log[0]
    assert person.agrees()


def test_the_refusal_is_said_in_japanese(sit_down: Any) -> None:
    person = sit_down("take exh-1984", prepare=lambda state: (give("exh-1984")(state), lay(state, 0, 7, "exh-1932")), players=("person",))
    person.click("area2@3")
    person.table.look.set(language="ja")
    assert person.note.title == "1つの時代：年の差が大きすぎます"


def test_every_closed_place_says_why(sit_down: Any) -> None:
    person = sit_down("take exh-1984", prepare=lambda state: (give("exh-1984")(state), lay(state, 0, 7, "exh-1932")), players=("person",))
    legal = set(person.state.legal_spots())
    places = person.table.scenery.layout.spots()
    for spot, place in enumerate(list(places)[:SPOTS]):
        number = person.table.scene.spot_of(place)
        if number in legal or number == SPOTS or person.table.scenery.now.at(place):
            continue
        person.click(place)
        assert person.note.ruling.rule.startswith("EX-"), (spot, place)
        person.keys(Qt.Key.Key_Escape)


@pytest.mark.rule("EX-030")
def test_a_click_on_anothers_column_is_answered_like_a_drag(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    person.drag("column:asia:0", "grand@1")
    dragged = person.note
    assert dragged is not None
    person.keys(Qt.Key.Key_Escape)
    person.click("column:asia:0")
    assert person.note is not None
    assert (person.note.ruling, person.note.title) == (dragged.ruling, dragged.title)
    assert person.table.marks["column:asia:0"].state == "refused"
    assert person.table.panels.zoomed == ""
    person.keys(Qt.Key.Key_Escape)
    person.right_click("column:asia:0")
    assert person.table.panels.zoomed == "column:asia:0", "a look at it is a right click away"
