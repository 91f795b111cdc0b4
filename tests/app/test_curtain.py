"""The curtain between two people: nothing secret is on the screen before the right one has held the button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from exhibition_suite.app.game_page import GamePage
from exhibition_suite.engine import Match
from tests.app.game_room import clipped, new_match, open_page, seen, settle


def turn_of(match: Match, seat: int) -> Match:
    """Plays until it is a seat's turn to take."""
    while match.state.seat != seat or match.state.phase != "take":
        match.play(match.state.actions()[0])
    return match


def decade_words(page: GamePage, seat: int) -> set[str]:
    """How a seat's secret decade could be written anywhere."""
    decade = 1900 + 10 * page.session.match.state.secrets[seat]
    words = page.look.words
    return {words.say(f"decade.{decade}"), words.say(f"decade.{decade}.short")}


def reads(page: QWidget) -> str:
    return "\n".join(seen(page))


@pytest.mark.rule("EX-131")
def test_nothing_secret_is_shown_before_the_button_was_held(qtbot: QtBot) -> None:
    match = turn_of(new_match("person", "person", secret_decade=True), 1)
    page = open_page(qtbot, match, hold_ms=60)
    curtain = page.overlays.curtain
    assert page.session.viewer == -1
    assert curtain.isVisible()
    assert curtain.geometry() == page.rect()
    assert page.session.view_state().view.secrets == (-1, -1)
    for seat in (0, 1):
        for word in decade_words(page, seat):
            assert word not in reads(curtain)
    assert "Secret" not in page.table.view.toolTip()
    grabbed = page.grab().toImage()
    velvet = {grabbed.pixelColor(x, 300).red() > grabbed.pixelColor(x, 300).green() * 2 for x in (200, 300, 1300, 1400)}
    assert velvet == {True}, "velvet from edge to edge"

    QTest.mousePress(curtain.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.viewer == 1, timeout=3000)
    QTest.mouseRelease(curtain.button, Qt.MouseButton.LeftButton)
    settle()
    assert not curtain.isVisible()
    assert page.session.view_state().view.secrets[1] == match.state.secrets[1]
    assert page.session.view_state().view.secrets[0] == -1


def test_a_short_press_does_not_open(qtbot: QtBot) -> None:
    page = open_page(qtbot, turn_of(new_match("person", "person", secret_decade=True), 1), hold_ms=5000)
    button = page.overlays.curtain.button
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()
    assert page.overlays.curtain.isVisible()
    assert page.session.viewer == -1
    assert button.progress() == 0


def test_space_held_opens_and_its_repeats_do_not_count_anew(qtbot: QtBot) -> None:
    page = open_page(qtbot, turn_of(new_match("person", "person", secret_decade=True), 1), hold_ms=60)
    button = page.overlays.curtain.button
    assert button.hasFocus()
    QTest.keyPress(button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.session.viewer == 1, timeout=3000)
    QTest.keyRelease(button, Qt.Key.Key_Space)


def test_it_says_who_what_and_what_happened(qtbot: QtBot) -> None:
    page = open_page(qtbot, turn_of(new_match("person", "person", "person", secret_decade=True), 2))
    words = reads(page.overlays.curtain)
    assert "Pass the screen to Mei" in words
    assert "I am Mei: hold to open" in words
    assert "Since your last turn" in words
    lines = [label.text() for label in page.overlays.curtain.findChildren(QLabel) if label.text().startswith(("Hana took", "Otto took"))]
    assert len(lines) == 2


def test_language_flips_while_it_is_down(qtbot: QtBot) -> None:
    page = open_page(qtbot, turn_of(new_match("person", "person", secret_decade=True), 1))
    page.look.set(language="ja")
    settle()
    assert page.overlays.curtain.isVisible()
    words = reads(page.overlays.curtain)
    assert "Otto" in words
    assert "Pass the screen" not in words
    assert "Hana took" not in words


def test_keys_reach_nothing_behind_it(qtbot: QtBot) -> None:
    page = open_page(qtbot, turn_of(new_match("person", "person", secret_decade=True), 1))
    played = len(page.session.match.steps)
    for key in (Qt.Key.Key_Z, Qt.Key.Key_D, Qt.Key.Key_A, Qt.Key.Key_R, Qt.Key.Key_L, Qt.Key.Key_Return):
        QTest.keyClick(page.overlays.curtain, key)
    settle()
    assert len(page.session.match.steps) == played
    assert not page.session.match.undone
    assert page.overlays.book is None
    for _ in range(6):
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Tab)
        assert page.overlays.curtain.isAncestorOf(page.window().focusWidget())


def test_save_and_leave(qtbot: QtBot) -> None:
    page = open_page(qtbot, turn_of(new_match("person", "person", secret_decade=True), 1))
    with qtbot.waitSignal(page.menu_asked):
        qtbot.mouseClick(page.overlays.curtain.leave, Qt.MouseButton.LeftButton)


def test_without_a_secret_there_is_none(qtbot: QtBot) -> None:
    page = open_page(qtbot, turn_of(new_match("person", "person"), 1))
    assert not page.overlays.curtain.isVisible()
    assert page.session.viewer == 1


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [100, 150])
def test_nothing_is_clipped(qtbot: QtBot, language: str, scale: int) -> None:
    match = turn_of(new_match("person", "person", "person", secret_decade=True), 2)
    page = open_page(qtbot, match, (1280, 720), language=language, text_scale=scale)
    assert clipped(page.overlays.curtain) == []
