"""The little showcases on the cards of the variants: each shows cards that go together there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from exhibition_suite.app.lettering import text_width
from exhibition_suite.app.skin import Skin
from exhibition_suite.board.icons import paint_glyph
from exhibition_suite.board.theme import continent

EXAMPLES: dict[str, tuple[tuple[int, str], ...]] = {
    "one_continent": ((1964, "asia"), (1979, "asia"), (1994, "asia")),
    "spread_years": ((1908, "africa"), (1937, "europe"), (1969, "north_america")),
    "link": ((1930, "south_america"), (1958, "south_america"), (1961, "oceania")),
    "one_era": ((1928, "europe"), (1932, "oceania"), (1942, "north_america"), (1948, "africa")),
    "short_era": ((1955, "asia"), (1957, "africa"), (1961, "oceania"), (1963, "europe")),
    "one_decade": ((1973, "oceania"), (1974, "europe"), (1978, "south_america"), (1979, "asia")),
    "years_gap": ((1900, "europe"), (1984, "south_america")),
    "antique": ((1900, "europe"), (1905, "africa")),
    "unique_decades": ((1922, "africa"), (1958, "south_america")),
}
"""Kind of showcase -> year and continent of real cards that may lie in it together. A test holds them against the rules."""

SPINE = 0.48
"""Width of a small card's spine in parts of its height."""

Picture = Callable[[QPainter, QRectF, Skin], None]


def picture(kind: str) -> Picture | None:
    """Paints the example of a showcase; None where there is none."""
    cards = EXAMPLES.get(kind)
    if cards is None:
        return None

    def paint(painter: QPainter, rect: QRectF, skin: Skin) -> None:
        paint_case(painter, rect, cards, skin)

    return paint


def paint_case(painter: QPainter, rect: QRectF, cards: tuple[tuple[int, str], ...], skin: Skin) -> None:
    """A walnut case with small cards in even steps; where four figures do not fit, all years are told by two."""
    walnut = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    walnut.setColorAt(0, QColor("#6E5842"))
    walnut.setColorAt(1, skin.color("caseFrame"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(walnut)
    painter.drawRoundedRect(rect, 4, 4)
    painter.setBrush(skin.color("caseIn"))
    inner = rect.adjusted(3, 3, -3, -3)
    painter.drawRoundedRect(inner, 2, 2)
    wide = min(skin.px(54), (inner.width() - 8) / len(cards) - 4)
    high = min(skin.px(24), inner.height() - 6)
    gap = (inner.width() - wide * len(cards)) / (len(cards) + 1)
    years = written([year for year, _where in cards], wide - high * SPINE, skin)
    for number, (year, (_year, where)) in enumerate(zip(years, cards, strict=True)):
        x = inner.left() + gap + number * (wide + gap)
        paint_mini(painter, QRectF(x, inner.center().y() - high / 2, wide, high), year, where, skin)


def written(years: list[int], room: float, skin: Skin) -> list[str]:
    """Years as they stand on small cards with this room for each, in px: in four figures, or all of them in two."""
    font = skin.font(12, 700)
    whole = all(text_width(str(year), font) <= room - 2 for year in years)
    return [str(year) if whole else f"{year % 100:02d}" for year in years]


def paint_mini(painter: QPainter, rect: QRectF, year: str, where: str, skin: Skin) -> None:
    """A small card: spine with the continent's sign, year as it is written there."""
    land = continent(where)
    painter.setPen(QPen(land.color, 1))
    painter.setBrush(skin.color("card"))
    painter.drawRoundedRect(rect, 2.5, 2.5)
    spine_width = rect.height() * SPINE
    spine = QPainterPath()
    spine.addRoundedRect(rect, 2.5, 2.5)
    side = QPainterPath()
    side.addRect(QRectF(rect.left(), rect.top(), spine_width, rect.height()))
    painter.fillPath(spine.intersected(side), land.color)
    glyph = rect.height() * 0.32
    middle = QPointF(rect.left() + spine_width / 2, rect.center().y())
    paint_glyph(painter, land.glyph, QRectF(middle.x() - glyph / 2, middle.y() - glyph / 2, glyph, glyph), QColor("white"))
    painter.setFont(skin.font(12, 700))
    painter.setPen(skin.color("cardInk"))
    painter.drawText(rect.adjusted(spine_width, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, year)
