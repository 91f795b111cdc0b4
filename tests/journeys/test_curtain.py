"""Two people at one screen with secrets: nothing of the next one's is painted, written or said before they confirm."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from exhibition_suite.engine import SeatSetup
from exhibition_suite.session.setups import new_match
from tests.journeys.player import SPACE, Player
from tests.journeys.ways import best, by_clicks, by_drag, open_curtain, play

NAMES = ("Hana", "Otto")


def begin(person: Player, swap: bool = False) -> None:
    """A game of two with secret decades, kept and shown; `swap` exchanges the two secrets and nothing else."""
    seats = tuple(SeatSetup(name, "person", sign) for name, sign in zip(NAMES, ("zeppelin", "ford"), strict=True))
    match = new_match("exhibition", {"secret_decade": True, "start": 0}, seats, 9)
    if swap:
        first, second = match.state.secrets
        match.state.secrets = (second, first)
    person.window.play(match)
    person.wait()


def picture(person: Player) -> QImage:
    """The whole window, while the pointer rests in its corner."""
    person.move(QPoint(3, 3))
    person.wait()
    return person.window.grab().toImage()


class Watch(QObject):
    """Remembers, at every painting of the board, whose secret the board knew."""

    def __init__(self, person: Player) -> None:
        super().__init__(person.window)
        self._person = person
        self.known: list[tuple[int, int, str]] = []
        person.table.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self._person.window.game is not None:
            table = self._person.table
            facts = table.hall_line._facts
            self.known.append((self._person.session.viewer, table.shown, facts.envelope if facts is not None else ""))
        return False


@pytest.mark.rule("EX-131")
def test_nothing_secret_before_the_right_person_confirms(sit_down: Any) -> None:
    """The whole window looks and reads the same, whichever secret lies behind the curtain."""
    pictures, words = [], []
    for swap in (False, True):
        person = sit_down((1280, 720))
        begin(person, swap)
        watch = Watch(person)
        curtain = person.page.overlays.curtain
        assert curtain.isVisible()
        pictures.append([picture(person)])
        words.append([person.seen()])
        open_curtain(person)
        secrets = person.state.secrets
        own = f"{1900 + 10 * secrets[0]}s"
        assert person.table.hall_line._facts.envelope == own
        while person.state.seat == 0:
            play(person, by_drag, best(person))
        assert person.session.curtain_for == 1
        assert curtain.isVisible()
        pictures[-1].append(picture(person))
        words[-1].append(person.seen())
        assert person.table.hall_line._facts.envelope == "sealed"
        open_curtain(person)
        assert person.table.hall_line._facts.envelope == f"{1900 + 10 * secrets[1]}s"
        for viewer, shown, envelope in watch.known:
            if envelope not in ("", "sealed"):
                assert viewer == shown, "a secret was painted for somebody else"
                assert envelope == f"{1900 + 10 * secrets[viewer]}s"
        person.window.leave_game()
    assert pictures[0] == pictures[1]
    assert words[0] == words[1]
    for line in (word for page in words[0] for word in page):
        for decade in person_decades():
            assert decade not in line


def person_decades() -> list[str]:
    """How a decade is written where it is a secret."""
    return [f"{1900 + 10 * number}s" for number in range(10)]


def test_a_click_or_a_short_press_opens_nothing(sit_down: Any) -> None:
    person = sit_down((1280, 720), hold_ms=400)
    begin(person)
    curtain = person.page.overlays.curtain
    before = person.state.fingerprint()
    person.click(curtain.button)
    person.key(SPACE)
    assert person.session.curtain_for == 0
    for key in ("z", "r", "a", "l", "d", "1", Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_F1):
        person.key(key)
        assert person.session.curtain_for == 0
        assert curtain.isVisible()
    for place in ("column:oceania:0", "grand@1"):
        person.drag(place, "hand")
    assert person.state.fingerprint() == before
    assert person.log == []
    assert person.page.overlays.book is None or not person.page.overlays.book.isVisible()


def test_held_by_key_it_opens_and_the_keyboard_is_on_the_board(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    begin(person)
    button = person.page.overlays.curtain.button
    assert button.hasFocus()
    QTest.keyPress(button, SPACE)
    person.until(lambda: person.session.curtain_for < 0, "the curtain")
    person.until(lambda: not person.page.overlays.curtain.isVisible(), "the curtain is up")
    QTest.keyRelease(QApplication.focusWidget(), SPACE)
    assert person.table.view.hasFocus()
    assert person.log == [], "letting the key go plays nothing"
    person.agrees()


@pytest.mark.parametrize("disturb", ["language", "theme", "resize", "settings"])
def test_behind_the_curtain_nothing_comes_forward(sit_down: Any, disturb: str) -> None:
    person = sit_down((1280, 720))
    begin(person)
    curtain = person.page.overlays.curtain
    if disturb == "language":
        person.window.other_language()
    elif disturb == "theme":
        person.window.other_theme()
    elif disturb == "resize":
        person.window.resize(1600, 900)
    else:
        person.window.open_settings()
        person.window.look.set(curtain="never")
    person.wait()
    assert person.session.curtain_for == 0
    assert curtain.isVisible()
    assert curtain.size() == person.page.size()
    assert person.table.hall_line._facts.envelope == "sealed"
    for word in person.seen():
        assert not any(decade in word for decade in person_decades())


def test_saved_and_left_from_the_curtain(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    begin(person)
    open_curtain(person)
    while person.state.seat == 0:
        play(person, by_clicks, best(person))
    log = person.log
    person.click(person.page.overlays.curtain.leave)
    assert person.window.game is None
    person.click(person.window.menu.doors["exhibition"].continue_button)
    assert person.log == log
    assert person.session.curtain_for == 1, "coming back, the curtain is down"
    assert person.page.overlays.curtain.isVisible()
    assert person.table.hall_line._facts.envelope == "sealed"
