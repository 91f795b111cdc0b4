"""Icons, drawings, glyphs and patterns: all there, all visible, all different, none leaves the painter changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from pytestqt.qtbot import QtBot

from exhibition_suite.board import icons
from exhibition_suite.board.theme import continents, seats, tokens

RED = QColor("#A81C1C")
RECT = QRectF(4, 4, 40, 40)


def drawn(paint: Callable[[QPainter], None], side: int = 48) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    before = (painter.worldTransform(), painter.opacity(), painter.pen(), painter.brush(), painter.hasClipping())
    paint(painter)
    assert (painter.worldTransform(), painter.opacity(), painter.pen(), painter.brush(), painter.hasClipping()) == before
    painter.end()
    return image


def ink(image: QImage) -> int:
    """How many of the sampled pixels are painted."""
    return sum(image.pixelColor(x, y).alpha() > 40 for x in range(0, image.width(), 2) for y in range(0, image.height(), 2))


def test_every_icon_paints_something_inside_its_square(qtbot: QtBot) -> None:
    for name in icons.icon_names():
        image = drawn(lambda painter, name=name: icons.paint_icon(painter, name, RECT, RED))  # type: ignore[misc]
        assert ink(image) > 8, name
        assert all(image.pixelColor(x, 1).alpha() == 0 for x in range(48)), name


def test_every_icon_a_continent_or_showcase_needs_is_there(qtbot: QtBot) -> None:
    known = set(icons.icon_names())
    assert {seat.sign for seat in seats()} <= known
    assert set(tokens()["exhibition"]["showcaseIcon"].values()) <= known
    kinds = {"grand", "one_era", "one_continent", "years_gap", "mid_century", "depot"}
    assert kinds | {"spread_years", "link", "short_era", "one_decade", "antique", "unique_decades"} <= known


def test_an_unknown_icon_is_told(qtbot: QtBot) -> None:
    with pytest.raises(KeyError):
        icons.icon_pixmap("flying carpet", RED, 20)


def test_gaps_show_the_ground(qtbot: QtBot) -> None:
    """The windows of the motor-car: cut out without a ground, filled with it."""
    window = QPointF(4 + 8.2 / 24 * 40, 4 + 9.7 / 24 * 40).toPoint()
    cut = drawn(lambda painter: icons.paint_icon(painter, "ford", RECT, RED))
    filled = drawn(lambda painter: icons.paint_icon(painter, "ford", RECT, RED, QColor("#00FF00")))
    assert cut.pixelColor(window).alpha() < 40
    assert filled.pixelColor(window).green() > 200


def test_pixmaps_are_sharp_on_every_screen_and_kept(qtbot: QtBot) -> None:
    double = icons.icon_pixmap("star", RED, 20, 2.0)
    assert double.size() == QSize(40, 40)
    assert double.devicePixelRatio() == 2.0
    assert double.toImage().pixelColor(20, 20) == RED
    assert icons.icon_pixmap("star", RED, 20, 2.0).cacheKey() == double.cacheKey()


def test_a_disabled_button_has_a_paler_icon(qtbot: QtBot) -> None:
    icon = icons.qicon("star", RED, 20)
    normal = icon.pixmap(QSize(20, 20), 1.0, QIcon.Mode.Normal).toImage().pixelColor(10, 10)
    disabled = icon.pixmap(QSize(20, 20), 1.0, QIcon.Mode.Disabled).toImage().pixelColor(10, 10)
    assert disabled.alpha() < normal.alpha() / 2


def test_half_a_colour_is_half_as_strong(qtbot: QtBot) -> None:
    pale = QColor(RED)
    pale.setAlphaF(0.5)
    image = drawn(lambda painter: icons.paint_icon(painter, "star", RECT, pale))
    assert image.pixelColor(24, 24).alphaF() == pytest.approx(0.5, abs=0.03)


@pytest.mark.rule("EX-002")
def test_all_101_cards_have_a_drawing_of_their_own(qtbot: QtBot) -> None:
    wanted = [f"exh-{year}" for year in range(1900, 2000)] + ["exh-einstein"]
    assert list(icons.art_ids()) == wanted
    c, t, k, p = QColor("#AD2E24"), QColor("#F6D6CD"), QColor("#2B211A"), QColor("#FFFBF2")
    seen = set()
    for card_id in wanted:
        image = drawn(lambda painter, card_id=card_id: icons.paint_art(painter, card_id, RECT, c, t, k, p))  # type: ignore[misc]
        assert ink(image) > 40, card_id
        assert any(image.pixelColor(x, y) == c for x in range(48) for y in range(48)), f"{card_id} does not show its continent"
        seen.add(bytes(image.constBits()))
    assert len(seen) == 101


def test_glyphs_patterns_and_shapes_differ(qtbot: QtBot) -> None:
    white = QColor("white")
    glyphs = [drawn(lambda painter, one=one: icons.paint_glyph(painter, one.glyph, RECT, white)) for one in continents()]  # type: ignore[misc]
    patterns = [drawn(lambda painter, one=one: icons.paint_pattern(painter, one.pattern, RECT, white, 1.0)) for one in continents()]  # type: ignore[misc]
    shapes = [drawn(lambda painter, seat=seat: icons.paint_shape(painter, seat.shape, RECT, white)) for seat in seats()]  # type: ignore[misc]
    for group in (glyphs, patterns, shapes):
        assert all(ink(image) > 20 for image in group)
        assert len({bytes(image.constBits()) for image in group}) == len(group)


def test_a_pattern_stays_inside_its_rectangle(qtbot: QtBot) -> None:
    area = QRectF(10, 10, 21, 17)
    for one in continents():
        image = drawn(lambda painter, one=one: icons.paint_pattern(painter, one.pattern, area, RED, 0.42, unit=1.4))  # type: ignore[misc]
        outside = [(x, y) for x in range(48) for y in range(48) if not area.adjusted(-1, -1, 1, 1).contains(QPointF(x, y))]
        assert all(image.pixelColor(x, y).alpha() == 0 for x, y in outside), one.pattern
