"""Small halls and the ruler of the top bar."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip, QVBoxLayout, QWidget

from exhibition_suite.app.look import Look
from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games.exhibition import GAME
from exhibition_suite.tables.exhibition.ruler import ProgressRuler
from exhibition_suite.tables.exhibition.side import MiniHall

SEATS = tuple(SeatSetup(name) for name in ("Hana", "Otto", "Mei", "Ken", "Eva"))


def played(count: int, seats: int = 3) -> Any:
    match = Match(GAME, GAME.Options(), SEATS[:seats], 4)
    while len(match.steps) < count and match.state.seat >= 0:
        actions = match.state.actions()
        match.play(actions[0])
    return match.state


@pytest.fixture
def hall(qtbot: Any) -> MiniHall:
    widget = MiniHall(Look({"language": "en", "theme": "light"}), 1)
    qtbot.addWidget(widget)
    return widget


@pytest.mark.parametrize("short", [False, True])
def test_places_do_not_overlap_and_fit(hall: MiniHall, short: bool) -> None:
    hall.set_short(short)
    rects = list(hall.places().values())
    assert len(rects) == 19
    for number, rect in enumerate(rects):
        assert hall.rect().contains(rect.toAlignedRect().adjusted(1, 1, -1, -1))
        assert not any(rect.intersects(other) for other in rects[number + 1 :])


def test_it_shows_the_cards_and_marks_the_last(hall: MiniHall) -> None:
    state = played(20)
    hall.show_hall(state, "Otto")
    before = {place: hall.card_on(place) for place in hall.places()}
    assert sum(card >= 0 for card in before.values()) == state.filled[1] + len(state.depots[1])
    assert f"{state.filled[1]} of 16" in hall.accessibleName()
    empty = hall.grab().toImage()
    later = played(30)
    hall.show_hall(later, "Otto")
    assert hall.grab().toImage() != empty


def test_a_click_or_enter_asks_for_the_hall(qtbot: Any, hall: MiniHall) -> None:
    hall.show_hall(played(10), "Otto")
    hall.show()
    with qtbot.waitSignal(hall.asked) as asked:
        QTest.mouseClick(hall, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert asked.args == [1]
    with qtbot.waitSignal(hall.asked):
        QTest.keyClick(hall, Qt.Key.Key_Return)


def test_it_grows_with_its_panel(qtbot: Any) -> None:
    panel = QWidget()
    hall = MiniHall(Look({"language": "en", "theme": "light"}), 1)
    qtbot.addWidget(panel)
    column = QVBoxLayout(panel)
    column.addWidget(hall)
    panel.resize(304, 160)
    panel.show()
    small = hall.width()
    panel.resize(420, 200)
    assert hall.width() > small * 1.3
    assert hall.width() <= 420
    assert hall.height() < 200


@pytest.mark.parametrize("steps", [0, 3, 40])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_the_ruler_has_a_sign_for_each_player(qtbot: Any, seats: int, steps: int) -> None:
    look = Look({"language": "en", "theme": "light"})
    ruler = ProgressRuler(look, SEATS[:seats])
    qtbot.addWidget(ruler)
    ruler.resize(560, 42)
    state = played(steps, seats)
    ruler.show_state(state)
    signs = ruler.signs()
    assert len(signs) == seats
    for number, rect in enumerate(signs):
        assert not any(rect.intersects(other) for other in signs[number + 1 :])
        assert ruler.rect().contains(rect.toAlignedRect())
        assert f"{SEATS[number].name}: {state.filled[number]} of 16" in ruler.accessibleName()
    assert not ruler.grab().toImage().isNull()


def test_a_name_in_the_rulers_tip_is_no_markup(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, widget: shown.append(text))
    ruler = ProgressRuler(Look({"language": "en", "theme": "light"}), (SeatSetup("<b>Bold</b>"), SeatSetup("Otto")))
    qtbot.addWidget(ruler)
    QCoreApplication.sendEvent(ruler, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5)))
    document = QTextDocument()
    document.setHtml(shown[0])
    assert document.toPlainText().split("\n") == ["<b>Bold</b>: 0 of 16", "Otto: 0 of 16"]
