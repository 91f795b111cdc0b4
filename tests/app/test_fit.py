"""Every sheet in both languages, at two sizes of text, in the smallest usual window: nothing clipped, nothing too small, nothing nameless,
nothing out of reach of the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QComboBox, QLabel, QLineEdit, QSlider, QWidget

from exhibition_suite.app.crash_sheet import CrashSheet
from exhibition_suite.app.moving import step_focus, stops
from exhibition_suite.app.new_game import Plan, SeatPlan
from exhibition_suite.app.settings.pages import PAGES
from exhibition_suite.engine import Match, SeatSetup
from exhibition_suite.games import load_game
from exhibition_suite.session import chronicle
from exhibition_suite.storage import browse

GAME = load_game("exhibition")


def _some_saves() -> None:
    if browse.entries():
        return
    seats = tuple(SeatSetup(name, "person", sign) for name, sign in zip(("Hana", "オットー", "Mei", "Ines", "Bo"), GAME.signs, strict=True))
    match = Match(GAME, GAME.Options(), seats, 3)
    for _ in range(40):
        match.play(match.state.actions()[0])
    path = browse.save_as("A long name for a long evening with many friends", match.record(), summary=chronicle.summary(match))
    path.with_name("broken.exgame").write_bytes(path.read_bytes()[:900])


def _menu(person: Any) -> None:
    seats = (SeatPlan("Hana", "person", "ford"), SeatPlan("オットー", "person", "dc3"), SeatPlan("Mei", "person", "titanic"))
    person.window.start_plan(Plan("exhibition", seats, {"start": 0}, False, 5))
    person.page.session.play(person.page.session.match.state.actions()[0])
    person.window.leave_game()
    for toast in person.window.dialogs._toasts:
        toast.leave()


def _settings(page: str) -> Callable[[Any], None]:
    return lambda person: person.window.open_settings(page)


def _crash(person: Any) -> None:
    person.window.dialogs.open(CrashSheet(person.window.look, "Traceback: something", hard=False))


def _five_seats(person: Any) -> None:
    person.window.open_new_game("exhibition")
    sheet = person.sheet
    while sheet.seats.empty:
        person.click(sheet.seats.empty[0].bot)
    sheet.seed.setText("wrong")
    person.choose(sheet.undo, "free")
    person.choose(sheet.seats.rows[1].level, "expert")


def _saves(person: Any) -> None:
    _some_saves()
    person.window.open_saves()
    person.wait_for(lambda: all(row.thumbnail.facts is not None for row in person.sheet.rows))


def _name(person: Any) -> None:
    _saves(person)
    person.sheet.rows[-1].rename_button.click()
    person.sheet.name.setText("//")


SCREENS: dict[str, Callable[[Any], None]] = {
    "menu": _menu,
    "new game": lambda person: person.window.open_new_game("exhibition"),
    "five seats": _five_seats,
    **{f"settings {page}": _settings(page) for page, _icon, _title in PAGES},
    "saves": _saves,
    "no saves": lambda person: person.window.open_saves(),
    "about": lambda person: person.window.open_about(),
    "crash": _crash,
    "question": lambda person: person.window.dialogs.tell_fault("disk_full", {"path": "x", "name": "x"}),
    "name": _name,
}

CASES = [(screen, language, scale) for screen in SCREENS for language in ("en", "ja") for scale in (100, 150)]


@pytest.fixture
def shown(open_program: Any) -> Callable[[str, str, int], tuple[Any, QWidget]]:
    """Opens a screen and gives the person and the part to look at."""

    def show(screen: str, language: str, scale: int) -> tuple[Any, QWidget]:
        person = open_program(size=(1280, 720), language=language, text_scale=scale)
        SCREENS[screen](person)
        person.wait()
        return person, person.sheet or person.window.menu

    return show


def _name_of(widget: QWidget) -> str:
    text = getattr(widget, "text", lambda: "")()
    return f"{type(widget).__name__} {text or widget.accessibleName()!r}"


def _needs(label: QLabel) -> tuple[int, int]:
    """Width and height a label's words need where it stands."""
    if label.wordWrap():
        return 0, label.heightForWidth(label.width())
    hint = label.sizeHint()
    return hint.width(), hint.height()


@pytest.mark.parametrize(("screen", "language", "scale"), CASES)
def test_nothing_is_clipped_or_too_small(shown: Any, screen: str, language: str, scale: int) -> None:
    _person, part = shown(screen, language, scale)
    wrong: list[str] = []
    for widget in part.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel) and widget.text():
            wide, high = _needs(widget)
            if widget.width() < wide - 1 or widget.height() < high - 1:
                wrong.append(f"{_name_of(widget)} needs {wide}x{high}, has {widget.width()}x{widget.height()}")
            if widget.fontInfo().pixelSize() < 12:
                wrong.append(f"{_name_of(widget)} is written in {widget.fontInfo().pixelSize()} px")
        if isinstance(widget, QAbstractButton):
            least = widget.minimumSizeHint()
            if widget.width() < least.width() - 1 or widget.height() < least.height() - 1:
                wrong.append(f"{_name_of(widget)} needs {least.toTuple()}, has {widget.size().toTuple()}")
            if min(widget.width(), widget.height()) < 28:
                wrong.append(f"{_name_of(widget)} is a target of {widget.size().toTuple()}")
        wrong += _outside(widget, part)
    assert not wrong, "\n".join(wrong)


def _outside(widget: QWidget, part: QWidget) -> list[str]:
    """A control that sticks out of what it stands in, unless that scrolls up and down."""
    if not isinstance(widget, (QLabel, QAbstractButton, QComboBox, QLineEdit, QSlider)):
        return []
    rect = QRect(widget.mapTo(part, QPoint(0, 0)), widget.size())
    if rect.left() < 0 or rect.right() > part.width():
        return [f"{_name_of(widget)} sticks out at the side: {rect.getRect()} of {part.width()}"]
    at = widget.parentWidget()
    while at is not None and at is not part:
        if isinstance(at, QAbstractScrollArea):
            return []
        at = at.parentWidget()
    if rect.top() < 0 or rect.bottom() > part.height():
        return [f"{_name_of(widget)} sticks out above or below: {rect.getRect()} of {part.height()}"]
    return []


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_control_has_a_name_and_is_reached_by_tab(shown: Any, screen: str, language: str) -> None:
    person, part = shown(screen, language, 100)
    order = stops(part)
    assert order
    nameless = [_name_of(widget) for widget in order if not (widget.accessibleName() or getattr(widget, "text", lambda: "")())]
    assert not nameless, nameless
    reached = set()
    for _ in range(len(order) + 2):
        step_focus(part, True)
        focus = person.window.focusWidget()
        assert part.isAncestorOf(focus), "Tab left the sheet"
        reached.add(focus)
    assert reached == set(order)
    for button in part.findChildren(QAbstractButton):
        group = button.group()
        if button.isVisible() and button.isEnabled() and group is None:
            assert button.focusPolicy() & Qt.FocusPolicy.TabFocus, _name_of(button)


def _texts(part: QWidget) -> list[str]:
    return [widget.text() for widget in part.findChildren(QWidget) if isinstance(widget, (QLabel, QAbstractButton)) and widget.isVisible()]


@pytest.mark.parametrize("screen", SCREENS)
def test_the_language_changes_while_the_screen_is_open(shown: Any, screen: str) -> None:
    """No text of the first language stays behind, in either direction."""
    first, fresh = shown(screen, "ja", 100)
    wanted = _texts(fresh)
    first.leave()
    person, part = shown(screen, "en", 100)
    english = _texts(part)
    person.window.other_language()
    person.wait()
    assert _texts(part) == wanted, "the same words as if it had been opened in Japanese"
    assert wanted != english
    person.window.other_language()
    person.wait()
    assert _texts(part) == english


def _thumb(image: QImage) -> list[int]:
    """Lightness in a coarse grid: a control under the pointer may look a little different."""
    small = image.scaled(24, 16, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return [small.pixelColor(x, y).lightness() // 16 for x in range(24) for y in range(16)]


@pytest.mark.parametrize("screen", SCREENS)
def test_the_theme_changes_while_the_screen_is_open(shown: Any, screen: str) -> None:
    QApplication.setCursorFlashTime(0)  # a caret that blinks would stand in one picture and not in the other
    person, part = shown(screen, "en", 100)
    day = part.grab().toImage()
    person.window.other_theme()
    person.wait()
    night = part.grab().toImage()
    middle = QPoint(part.width() // 2, 4)
    assert night.pixelColor(middle).lightness() < day.pixelColor(middle).lightness()
    person.window.other_theme()
    person.wait()
    assert _thumb(part.grab().toImage()) == _thumb(day)
