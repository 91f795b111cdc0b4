"""A refused move on the page: the rule's id, reason, sentence and drawing at the place, by mouse, keys and ear."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from exhibition_suite.app.game_page import GamePage
from exhibition_suite.app.refusal_callout import best_place
from exhibition_suite.games.exhibition.showcases import spot_name
from exhibition_suite.tables.facts import DecadeGrid, NumberLine, TwinGlyphs
from tests.app.game_room import new_match, open_page, play_on, settle
from tests.games.exhibition.positions import position


def page_with(qtbot: QtBot, hall: dict[str, str | int], hand: int | str, **values: Any) -> GamePage:
    """A page where the first seat holds a card and has these cards in its hall."""
    options = values.pop("options", {})
    size = values.pop("size", (1600, 900))
    match = new_match("person", "person", "person", **options)
    match.state = position({0: hall}, hand=hand, **options)
    return open_page(qtbot, match, size, **values)


def refuse(page: GamePage, spot: str) -> None:
    """Tries to put the card in hand on a spot, by a click."""
    view = page.table.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(page.table.scenery.layout.rect(spot).center()))
    settle()


@pytest.mark.rule("EX-056")
def test_a_card_too_far_in_years_is_refused_in_words_and_picture(qtbot: QtBot) -> None:
    page = page_with(qtbot, {"area2@2": 1932}, 1984)
    refuse(page, "area2@3")
    callout = page.overlays.callout
    assert callout.isVisible()
    texts = callout.texts()
    assert texts[0] == "EX-056"
    assert texts[1] == "One Era: the years are too far apart"
    assert texts[2] == "Neighbouring cards may differ by at most 10 years; across one free spot by at most 20, across two by at most 30."
    assert texts[3:] == ["1932", "1984", "52 years, limit 10", "Open rule", "Got it"]
    assert callout.note is not None
    assert isinstance(callout.note.drawing, NumberLine)


@pytest.mark.rule("EX-056")
def test_it_speaks_japanese_and_flips_in_place(qtbot: QtBot) -> None:
    page = page_with(qtbot, {"area2@2": 1932}, 1984, language="ja")
    refuse(page, "area2@3")
    texts = page.overlays.callout.texts()
    assert texts[0] == "EX-056"
    assert "1つの時代" in texts[1]
    assert texts[-2:] == ["ルールを見る", "わかりました"]
    page.look.set(language="en")
    settle()
    assert page.overlays.callout.texts()[1] == "One Era: the years are too far apart"


def test_further_broken_rules_stand_in_the_prompt_bar(qtbot: QtBot) -> None:
    page = page_with(qtbot, {"area2@2": "1932", "area2@4": 1943}, 1984)
    refuse(page, "area2@3")
    words = " ".join(page.prompt.texts())
    assert "Not allowed · One Era, spot 3" in words
    first = page.overlays.callout.texts()[0]
    assert {"EX-050", "EX-051", "EX-056"} & set(words.split()) or "EX-05" in words
    assert first in {"EX-050", "EX-051", "EX-056"}


@pytest.mark.rule("EX-051")
def test_continents_that_clash_are_drawn(qtbot: QtBot) -> None:
    page = page_with(qtbot, {"grand@1": 1900}, 1911)
    refuse(page, "grand@2")
    note = page.overlays.callout.note
    assert note is not None
    assert isinstance(note.drawing, TwinGlyphs)
    assert note.drawing.same
    assert "Europe twice" in page.overlays.callout.texts()


@pytest.mark.rule("EX-148")
def test_decades_are_drawn(qtbot: QtBot) -> None:
    page = page_with(qtbot, {}, 1915, options={"area3": "unique_decades"})
    refuse(page, "area3@1")
    note = page.overlays.callout.note
    assert note is not None
    assert note.ruling.rule == "EX-148"
    assert isinstance(note.drawing, DecadeGrid)


def test_esc_reads_it_away_and_the_card_stays_in_hand(qtbot: QtBot) -> None:
    page = page_with(qtbot, {"area2@2": 1932}, 1984)
    refuse(page, "area2@3")
    qtbot.keyClick(page.table.view, Qt.Key.Key_Escape)
    settle()
    assert not page.overlays.callout.isVisible()
    assert page.session.match.state.hand == 84
    assert "Not allowed" not in " ".join(page.prompt.texts())


def test_f1_opens_the_rulebook_at_the_broken_rule(qtbot: QtBot) -> None:
    page = page_with(qtbot, {"area2@2": 1932}, 1984)
    refuse(page, "area2@3")
    qtbot.keyClick(page.table.view, Qt.Key.Key_F1)
    settle()
    assert page.overlays.book is not None
    assert page.overlays.book.isVisible()
    assert page.overlays.book.book.rule == "EX-056"


def test_its_buttons_do_the_same(qtbot: QtBot) -> None:
    page = page_with(qtbot, {"area2@2": 1932}, 1984)
    refuse(page, "area2@3")
    callout = page.overlays.callout
    qtbot.mouseClick(callout.close_button, Qt.MouseButton.LeftButton)
    assert not callout.isVisible()
    refuse(page, "area2@3")
    qtbot.mouseClick(callout.open_button, Qt.MouseButton.LeftButton)
    settle()
    assert page.overlays.book is not None
    assert page.overlays.book.book.rule == "EX-056"


def test_it_is_said_aloud_once(qtbot: QtBot) -> None:
    page = page_with(qtbot, {"area2@2": 1932}, 1984)
    said: list[str] = []
    page.table.announced.connect(said.append)
    refuse(page, "area2@3")
    assert sum("too far apart" in sentence for sentence in said) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_never_covers_a_legal_place_and_stays_on_the_page(qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    match = play_on(new_match("person", "person"), lambda state: state.round >= 7 and state.seat == 0 and state.phase == "place")
    page = open_page(qtbot, match, size, language=language)
    state = match.state
    closed = [spot for spot in range(16) if state.card_at(0, spot) < 0 and spot not in state.legal_spots()]
    assert closed, "the position must have a closed place"
    for spot in closed:
        refuse(page, spot_name(spot))
        callout, note = page.overlays.callout, page.overlays.callout.note
        assert note is not None
        body = callout.body().translated(callout.pos())
        assert QRectF(page.table.geometry()).adjusted(-1, -1, 1, 1).contains(body), spot_name(spot)
        offset = page.table.pos()
        covered = [rect for rect in note.keep_clear if body.intersects(rect.translated(offset.x(), offset.y()).adjusted(2, 2, -2, -2))]
        assert not covered, (spot_name(spot), body, covered)


def test_the_best_place_avoids_what_must_stay_clear() -> None:
    room = QRectF(0, 0, 1276, 770)
    place = QRectF(430, 520, 198, 80)
    below = QRectF(300, 620, 500, 120)
    side, body, tip = best_place(500, 150, place, [below], room)
    assert not body.intersects(below)
    assert not body.intersects(place)
    assert room.contains(body)
    assert side in {"bottom", "left", "right"}
    assert place.adjusted(-2, -2, 2, 2).contains(tip)


def test_the_board_keeps_the_keyboard(qtbot: QtBot) -> None:
    page = page_with(qtbot, {"area2@2": 1932}, 1984)
    page.table.view.setFocus()
    refuse(page, "area2@3")
    focus: QWidget | None = page.window().focusWidget()
    assert focus is page.table.view
