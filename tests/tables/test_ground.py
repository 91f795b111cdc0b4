"""What never moves is painted once: turning to another hall renews one line of it, and the picture is the same as painted whole."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from exhibition_suite.games.exhibition.actions import PLACE
from exhibition_suite.games.exhibition.content import CARD_OF
from exhibition_suite.tables.exhibition import pictures, scenery
from exhibition_suite.tables.exhibition.ground import hint
from exhibition_suite.tables.exhibition.layout import CASES


def claimed(state: Any) -> None:
    """Seat 0 has claimed a continent for its One Continent."""
    state.hand, state.step = CARD_OF["exh-1957"], 3
    state.columns = [tuple(card for card in column if card != state.hand) for column in state.columns]
    state.stock = [card for card in state.stock if card != state.hand]
    state.apply(PLACE[10])
    state.seat, state.hand, state.step, state.round = 0, -1, 0, 1


def picture(person: Any) -> QImage:
    return person.table.view.viewport().grab().toImage()


def looks_like(one: QImage, other: QImage) -> bool:
    """Equal to the eye: where a clip ends, a painter may round a colour by one step."""
    assert one.size() == other.size()
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(a - b) for a, b in pairs) <= 2


@pytest.mark.parametrize("size", [(1276, 770), (944, 604), (1511, 907)])
def test_turning_the_hall_paints_one_line_anew_and_nothing_wrong(sit_down: Any, size: tuple[int, int]) -> None:
    person = sit_down(prepare=claimed, size=size)
    table = person.table
    ground = table.view.ground
    wanted: list[QRectF] = []

    def watched(painter: QPainter, rect: QRectF) -> None:
        wanted.append(painter.clipBoundingRect() if painter.hasClipping() else rect)
        ground(painter, rect)

    own = picture(person)
    table.view.ground = watched
    table.show_hall(1)
    person.wait()
    other = picture(person)
    assert other != own
    assert [rect.height() < 40 and rect.width() < 800 for rect in wanted] == [True]
    table.view.renew_ground()
    assert looks_like(picture(person), other)
    table.show_hall(1)
    person.wait()
    assert looks_like(picture(person), own)


def test_alone_no_hint_speaks_of_others(sit_down: Any) -> None:
    person = sit_down(players=("person",))
    view, words = person.table.scene.view, person.table.look.words
    lines = [hint(view, 0, slot, words, small) for slot in CASES for small in (False, True)]
    assert not any(word in line for line in lines for word in ("other", "ties", "alone", "nobody"))


def test_cards_that_may_be_turned_up_are_painted_ahead(sit_down: Any, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenery, "IDLE_AFTER", 1)
    monkeypatch.setattr(scenery, "IDLE_STEP", 0)
    person = sit_down(players=("person",))
    person.table.view.resized.emit()
    idle = person.table.scenery._idle
    qtbot.waitUntil(lambda: not idle.isActive(), timeout=10000)
    painted = []
    monkeypatch.setattr(pictures, "paint_card", lambda *facts: painted.append(facts))
    for _ in range(4):
        person.session.play(person.state.actions()[0])
        person.wait()
    assert not painted, "a card turned up has its picture already"
    assert person.agrees()
