"""The arrangements of the board: nothing overlaps, all of it fits, words are not clipped."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from exhibition_suite.board.slot import label_fit
from exhibition_suite.tables.exhibition.layout import CASES, COLUMN_PLACES, DEPOT_PLACES, HEADER_PLACES, SPOT_PLACES, layout

KINDS = ("standard", "compact")


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_places_overlap(kind: Any) -> None:
    lay = layout(kind)
    places = [*SPOT_PLACES, *DEPOT_PLACES, *COLUMN_PLACES, *HEADER_PLACES]
    for one, other in combinations(places, 2):
        assert not lay.rect(one).intersects(lay.rect(other)), (one, other)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.rule("EX-010", "EX-011", "EX-012", "EX-013", "EX-014", "EX-015")
def test_every_spot_lies_in_its_case_and_all_in_the_area(kind: Any) -> None:
    lay = layout(kind)
    area = lay.measures.area
    for place, rect in lay.spots().items():
        frame = lay.frame(place.split("@")[0])
        assert frame.adjusted(5, 5, -5, -5).contains(rect), place
    for slot in CASES:
        assert area.contains(lay.case(slot)), slot
    for place in (*COLUMN_PLACES, *HEADER_PLACES, "hand"):
        assert area.contains(lay.rect(place)), place
    for one, other in combinations(CASES, 2):
        assert not lay.case(one).intersects(lay.case(other)), (one, other)


@pytest.mark.parametrize("kind", KINDS)
def test_targets_are_large_enough(kind: Any) -> None:
    lay = layout(kind)
    for place in (*SPOT_PLACES, *DEPOT_PLACES, *COLUMN_PLACES, *HEADER_PLACES):
        rect = lay.rect(place)
        assert min(rect.width(), rect.height()) >= 28, place


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.rule("EX-035", "EX-E44")
def test_vehicles_park_on_the_header(kind: Any, count: int) -> None:
    lay = layout(kind)
    header = lay.header(3)
    parked = [lay.park(3, number, count) for number in range(count)]
    assert all(header.contains(rect) for rect in parked)
    assert len({rect.left() for rect in parked}) == count
    assert min(rect.left() for rect in parked) > header.left() + header.width() * 0.4


SIZES = [(1034, 612, "compact"), (1276, 770, "standard"), (1276, 900, "standard"), (2120, 1310, "standard"), (3500, 2000, "standard")]


@pytest.mark.parametrize(("width", "height", "kind"), SIZES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_whole_board_is_always_seen(sit_down: Any, width: int, height: int, kind: Any, language: str) -> None:
    person = sit_down(size=(width, height), language=language)
    person.table.use_arrangement(kind)
    person.wait()
    view = person.table.view
    seen = QRectF(view.viewport().rect())
    lay = person.table.scenery.layout
    assert lay.kind == kind
    for slot in CASES:
        assert seen.adjusted(-1, -1, 1, 1).contains(view.rect_on_widget(lay.case(slot))), slot
    assert view.horizontalScrollBar().maximum() == view.horizontalScrollBar().minimum()
    assert person.agrees()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("options", [{}, {"area1": "link", "area2": "short_era", "area3": "unique_decades"}])
def test_reasons_fit_their_places(sit_down: Any, kind: Any, language: str, options: dict[str, str]) -> None:
    person = sit_down(language=language, options=options, players=("person",))
    person.table.use_arrangement(kind)
    checked = 0
    for turn in range(12):
        if person.state.seat < 0:
            break
        actions = person.state.actions()
        person.session.play(actions[turn * 7 % len(actions)])
        person.wait()
        for place, mark in person.table.marks.items():
            if mark.label:
                found = label_fit(mark.label, person.table.scenery.layout.rect(place).width())
                assert not found.cut, mark.label
                checked += 1
    assert checked


@pytest.mark.parametrize(("window", "kind"), [((1439, 900), "compact"), ((1600, 809), "compact"), ((1440, 810), "standard")])
def test_the_window_decides_the_arrangement(qtbot: Any, sit_down: Any, window: tuple[int, int], kind: str) -> None:
    from PySide6.QtWidgets import QWidget

    person = sit_down()
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(*window)
    person.table.setParent(around)
    person.table.resize(window[0] - 330, window[1] - 130)
    person.table.show()
    around.show()
    person.wait()
    assert person.table.scenery.layout.kind == kind
    person.table.setParent(None)


@pytest.mark.parametrize("kind", ["standard", "compact"])
def test_the_card_in_hand_covers_no_card(kind: Any) -> None:
    lay = layout(kind)
    hand = lay.hand()
    for place in (*COLUMN_PLACES, *SPOT_PLACES):
        assert not lay.rect(place).intersects(hand), place


def test_larger_text_never_makes_the_cards_letters_smaller(sit_down: Any) -> None:
    person = sit_down(size=(1276, 770))
    table = person.table
    table.resize(1130, 700)  # what a window of 1600x900 leaves where the text around the board is large
    person.wait()
    table.window().resize(1130, 700)
    standard = table.view.factor
    assert not table.scenery.layout.measures.small
    table.look.set(text_scale=140)
    person.wait()
    assert table.scenery.layout.measures.small
    assert table.view.factor > standard * 1.1
    assert person.agrees()
    table.look.set(text_scale=100)
    person.wait()
    assert not table.scenery.layout.measures.small
    table.resize(1600, 1000)
    table.look.set(text_scale=140)
    person.wait()
    assert not table.scenery.layout.measures.small, "a large board has large letters anyway"
