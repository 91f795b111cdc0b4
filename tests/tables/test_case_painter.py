"""Cases, places, headers and signs: every state can be told from every other, also without colour."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from exhibition_suite.board.fonts import load_fonts
from exhibition_suite.board.theme import continents, seats, theme
from exhibition_suite.tables.exhibition import case_painter, slot_painter
from exhibition_suite.tables.exhibition.case_painter import CasePlate
from exhibition_suite.tables.exhibition.slot_painter import SlotState, paint_slot

SPOT = QRectF(12, 12, 198, 80)
STATES: tuple[SlotState, ...] = ("closed", "legal", "aimed", "refused", "selected", "last")


@pytest.fixture(autouse=True)
def _fonts(qtbot: QtBot) -> None:
    load_fonts()


def drawn(paint: Callable[[QPainter], object], width: int = 222, height: int = 104, ground: str = "#808080") -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    before = (painter.worldTransform(), painter.opacity(), painter.pen(), painter.brush(), painter.hasClipping())
    paint(painter)
    assert (painter.worldTransform(), painter.opacity(), painter.pen(), painter.brush(), painter.hasClipping()) == before
    painter.end()
    return image


def slot(state: SlotState, dark: bool = False, **more: object) -> QImage:
    look = theme("exhibition", dark)
    return drawn(lambda painter: paint_slot(painter, SPOT, state, look, seat=1, sign="ford", **more))  # type: ignore[arg-type]


def apart(one: QImage, other: QImage) -> int:
    """Pixels that differ clearly in lightness alone: what is left on a grey print."""
    grey = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in (one, other)]
    return sum(
        abs(QColor(grey[0].pixel(x, y)).red() - QColor(grey[1].pixel(x, y)).red()) > 40
        for x in range(0, one.width(), 2)
        for y in range(0, one.height(), 2)
    )


@pytest.mark.parametrize("dark", [False, True])
def test_all_states_differ_on_a_grey_print(dark: bool) -> None:
    pictures = {state: slot(state, dark) for state in STATES}
    for one, other in itertools.combinations(STATES, 2):
        assert apart(pictures[one], pictures[other]) > 40, (one, other)


def test_an_occupied_place_keeps_its_card_in_view() -> None:
    for state in ("legal", "aimed"):
        image = slot(state, empty=False)
        assert image.pixelColor(111, 52) == QColor("#808080")
    assert slot("legal").pixelColor(60, 30) == theme("exhibition", False).color("legalFill")


def test_the_reason_and_the_flag_are_shown() -> None:
    bare = slot("legal")
    assert slot("legal", label="between 1967 and 1998") != bare
    good, loss = slot("legal", flag="+2"), slot("legal", flag="−1", good=False)
    look = theme("exhibition", False)
    spot = (int(SPOT.right()) - 10, int(SPOT.top()) + 4)
    assert good.pixelColor(*spot) == look.color("legal")
    assert loss.pixelColor(*spot) == look.color("ink2")


def test_a_long_reason_does_not_leave_its_place() -> None:
    image = slot("legal", label="neighbours must not differ by more than ten years, and these do by far")
    assert all(image.pixelColor(x, 60) == QColor("#808080") for x in (1, 4, 217, 220))


def test_the_focus_ring_is_seen_around_every_state() -> None:
    for state in STATES:
        image = slot(state, focus=True)
        assert image.pixelColor(8, 52) == theme("exhibition", False).color("focus"), state


def test_the_pennant_names_the_seat() -> None:
    look = theme("exhibition", False)
    pictures = []
    for seat, one in enumerate(seats()):
        paint = lambda painter, seat=seat, one=one: slot_painter.paint_pennant(painter, QPointF(4, 4), seat, one.sign, look)  # noqa: E731
        image = drawn(paint, 32, 36)
        assert image.pixelColor(6, 28 - 2) == look.seat(seat)
        pictures.append(image)
    assert all(apart(one, other) > 4 for one, other in itertools.combinations(pictures, 2))


@pytest.mark.parametrize("dark", [False, True])
def test_a_case_leaves_room_for_its_cards(dark: bool) -> None:
    look = theme("exhibition", dark)
    rects = []
    plate = CasePlate("Grand Showcase", "grand", "ascending years, all continents different")
    image = drawn(lambda painter: rects.append(case_painter.paint_case(painter, QRectF(12, 2, 1260, 132), plate, look)), 1290, 140)
    inner = rects[0]
    assert inner == QRectF(17, 17, 1250, 107)
    assert image.pixelColor(1200, 60) != QColor("#808080")
    assert image.pixelColor(14, 80).lightness() < 110, "walnut"


def test_a_variant_has_paper_over_the_brass() -> None:
    look = theme("exhibition", False)
    plates = [
        drawn(lambda painter, plate=plate: case_painter.paint_plate(painter, QPointF(4, 4), plate, look), 170, 36)  # type: ignore[misc]
        for plate in (CasePlate("One Era", "one_era"), CasePlate("Short Era", "short_era", variant=True))
    ]
    paper = look.color("card")
    assert plates[0].pixelColor(60, 6) != paper
    assert plates[1].pixelColor(24, 6) == paper
    assert apart(*plates) > 100


def test_a_hint_without_room_is_shortened_and_stays_in_the_case() -> None:
    look = theme("exhibition", False)
    plate = CasePlate("Mid Century", "mid_century", "decides when the points are equal at the end")
    image = drawn(lambda painter: case_painter.paint_case(painter, QRectF(0, 0, 220, 132), plate, look), 260, 140)
    assert all(image.pixelColor(x, 12) == QColor("#808080") for x in range(232, 260))


def header(number: int, patterns: bool) -> QImage:
    look = theme("exhibition", False)
    rect = QRectF(4, 4, 204, 38)
    return drawn(lambda painter: case_painter.paint_header(painter, rect, number, "North America", look, patterns=patterns), 212, 50)


def test_headers_show_colour_pattern_glyph_and_name() -> None:
    for number, one in enumerate(continents()[:6]):
        plain = header(number, patterns=False)
        assert plain != header(number, patterns=True)
        assert plain.pixelColor(190, 10) == one.color
        assert any(plain.pixelColor(x, 23).name() == "#ffffff" for x in range(10, 36)), "glyph"


@pytest.mark.parametrize("dark", [False, True])
def test_signs_and_ghosts_of_vehicles(dark: bool) -> None:
    look = theme("exhibition", dark)
    box = QRectF(4, 4, 34, 34)
    parked = [
        drawn(lambda painter, seat=seat: case_painter.paint_parked_sign(painter, box, seats()[seat].sign, seat, look), 42, 42)
        for seat in range(5)
    ]  # type: ignore[misc]
    filled = [
        drawn(lambda painter, seat=seat: case_painter.paint_seat_sign(painter, box, seats()[seat].sign, seat, look), 42, 42)
        for seat in range(5)
    ]  # type: ignore[misc]
    for group in (parked, filled):
        assert all(apart(one, other) > 8 for one, other in itertools.combinations(group, 2))
    ghost = drawn(lambda painter: case_painter.paint_parked_sign(painter, box, "zeppelin", 0, look, ghost=True), 42, 42)
    assert ghost != parked[0]


def test_the_ruler_has_its_ticks() -> None:
    look = theme("exhibition", False)
    image = drawn(lambda painter: case_painter.paint_ruler(painter, QRectF(10.5, 4, 160, 12), 16, look, kind="ticks"), 180, 24, "#ffffff")
    dark = [x for x in range(180) if image.pixelColor(x, 5).lightness() < 160]
    long = [x for x in range(180) if image.pixelColor(x, 8).lightness() < 160]
    assert len(dark) == 17
    assert len(long) == 5


def test_the_no_entry_disc_is_red_with_a_light_rim() -> None:
    look = theme("exhibition", False)
    image = drawn(lambda painter: slot_painter.paint_no_entry_disc(painter, QPointF(25, 25), look), 50, 50)
    assert image.pixelColor(25, 10) == look.color("refuse")
    assert image.pixelColor(25, 25) == look.color("onRefuse")
