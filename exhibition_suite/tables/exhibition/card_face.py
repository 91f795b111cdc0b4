"""The face of a card: spine, year, title, niche with the subject; tags and ribbons on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from exhibition_suite.board.icons import paint_art, paint_glyph, paint_pattern, round_pen
from exhibition_suite.board.lettering import Lettering
from exhibition_suite.board.theme import Theme, continent, faded, mix
from exhibition_suite.games.exhibition.content import WHITE

from .card_style import CardStyle, Layout, card_id, edge, printed, title_room, year_text
from .card_titles import face_title, title_lettering

SIGN = QColor("#FFFFFF")
"""Signs on a continent's colour."""


def paint_face(painter: QPainter, card: int, style: CardStyle, layout: Layout, width: float) -> None:
    """Paints a card face at (0, 0), px at 100 %.

    Args:
        width: how much of the card is seen from its left end; below the layout's width the niche is left out.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, width, layout.height)
    painter.save()
    outline = QPainterPath()
    outline.addRoundedRect(whole, layout.radius, layout.radius)
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    painter.fillRect(whole, style.theme.color("card"))
    painter.restore()
    painter.fillPath(outline, style.theme.color("card"))
    _paint_spine(painter, card, style, layout, outline)
    complete = width >= layout.niche.right()
    if complete:
        _paint_niche(painter, card, style.theme, layout)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge(style.theme), 1))
    painter.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), layout.radius, layout.radius)
    _paint_words(painter, card, style, layout, width)
    if style.chosen is not None and printed(card) is continent(WHITE):
        _paint_tag(painter, style, layout)
    if style.ribbon and complete:
        _paint_ribbon(painter, style, width, layout)
    painter.restore()


def _paint_spine(painter: QPainter, card: int, style: CardStyle, layout: Layout, outline: QPainterPath) -> None:
    one = printed(card)
    strip = QPainterPath()
    strip.addRect(QRectF(0, 0, layout.spine, layout.height))
    painter.fillPath(outline.intersected(strip), one.color)
    top, bottom = layout.pattern
    if style.patterns:
        end = bottom if style.letters else layout.height - 4
        paint_pattern(painter, one.pattern, QRectF(0, top, layout.spine, end - top), SIGN, 0.42, centered=True)
    x, y, radius = layout.glyph
    paint_glyph(painter, one.glyph, QRectF(x - radius, y - radius, radius * 2, radius * 2), SIGN)
    if style.letters:
        baseline, latin, japanese = layout.letters
        if one.id == "white":
            _paint_star(painter, layout.spine / 2, baseline - 4, 5.2, SIGN)
        else:
            size = japanese if style.language == "ja" else latin
            Lettering(size, 700).draw(painter, layout.spine / 2, baseline, one.letters(style.language), SIGN, "center")


def _paint_star(painter: QPainter, x: float, y: float, radius: float, color: QColor) -> None:
    paint_glyph(painter, "star", QRectF(x - radius, y - radius, radius * 2, radius * 2), color)


def _paint_niche(painter: QPainter, card: int, theme: Theme, layout: Layout) -> None:
    one = printed(card)
    niche, arch = layout.niche, layout.arch
    path = QPainterPath(QPointF(niche.left(), niche.bottom()))
    path.lineTo(niche.left(), niche.top() + arch)
    path.arcTo(QRectF(niche.left(), niche.top(), niche.width(), arch * 2), 180, -180)
    path.lineTo(niche.right(), niche.bottom())
    path.closeSubpath()
    painter.fillPath(path, one.tint)
    overhang = 0.0 if layout.compact else 1.0
    painter.setPen(round_pen(one.color, 1.75 if layout.compact else 2))
    painter.drawLine(QPointF(niche.left() - overhang, niche.bottom()), QPointF(niche.right() + overhang, niche.bottom()))
    x, y, side = layout.art
    paint_art(painter, card_id(card), QRectF(x, y, side, side), one.color, one.tint, theme.color("cardInk"), theme.color("card"))


def _paint_words(painter: QPainter, card: int, style: CardStyle, layout: Layout, width: float) -> None:
    one, ink = printed(card), style.theme.color("cardInk")
    x, baseline, size = layout.year
    year = year_text(card, style.chosen)
    open_year = len(year) > 4
    Lettering(round(size * 0.74) if open_year else size, 700, "exhibition").draw(painter, x, baseline - (2 if open_year else 0), year, ink)
    left, right, y = layout.rule
    painter.setPen(QPen(one.color, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(left, y), QPointF(right, y))
    x, baseline, _ = layout.title
    fit = face_title(style.title, style.shorter, title_room(layout, width), layout.compact)
    step = 12.0 if len(fit.lines) == 3 else 15.0
    baseline -= 5.0 if len(fit.lines) == 3 else 0.0
    for line in fit.lines:
        title_lettering(fit.size).draw(painter, x, baseline, line, ink)
        baseline += step


def _paint_tag(painter: QPainter, style: CardStyle, layout: Layout) -> None:
    """The tag hung over the spine of a laid white card: chosen continent, and Einstein's year."""
    assert style.chosen is not None
    one, year, theme = continent(style.chosen.continent), style.chosen.year, style.theme
    ink = theme.color("cardInk")
    longer = QRectF(1, 4, layout.spine + 3.5, 50 if year is not None else 44)
    rect = QRectF(1, 3, layout.spine + 4, 36) if layout.compact else longer
    path = _tag_outline(rect)
    painter.fillPath(path.translated(0.8, 1.4), faded(ink, 0.35))
    painter.fillPath(path, one.color)
    middle, letters = rect.center().x(), style.letters
    if year is not None:
        strip = QPainterPath()
        strip.addRect(QRectF(rect.left(), rect.bottom() - 15, rect.width(), 15))
        painter.fillPath(path.intersected(strip), theme.color("card"))
        letters = letters and not layout.compact
    painter.setPen(QPen(mix(one.color, ink, 0.45), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(QPen(SIGN, 1))
    painter.setBrush(mix(one.color, ink, 0.7))
    painter.drawEllipse(QPointF(middle, rect.top() + 4), 1.7, 1.7)
    radius = 6.0 if layout.compact or year is not None else 7.0
    center = rect.top() + 7.5 + radius
    paint_glyph(painter, one.glyph, QRectF(middle - radius, center - radius, radius * 2, radius * 2), SIGN)
    if letters:
        lettering = Lettering(11 if style.language == "ja" else 10.5, 700)
        lettering.draw(painter, middle, center + radius + 11, one.letters(style.language), SIGN, "center")
    if year is not None:
        Lettering(11 if layout.compact else 12, 700).draw(painter, middle, rect.bottom() - 3.2, str(year), ink, "center")


def _tag_outline(rect: QRectF) -> QPainterPath:
    path = QPainterPath(QPointF(rect.left() + 8, rect.top()))
    path.lineTo(rect.right() - 8, rect.top())
    path.lineTo(rect.right(), rect.top() + 7)
    path.lineTo(rect.right(), rect.bottom() - 3)
    path.quadTo(rect.right(), rect.bottom(), rect.right() - 3, rect.bottom())
    path.lineTo(rect.left() + 3, rect.bottom())
    path.quadTo(rect.left(), rect.bottom(), rect.left(), rect.bottom() - 3)
    path.lineTo(rect.left(), rect.top() + 7)
    path.closeSubpath()
    return path


def _paint_ribbon(painter: QPainter, style: CardStyle, width: float, layout: Layout) -> None:
    theme = style.theme
    lettering = Lettering(12, 700)
    high, slant = (15.0, 5.0) if layout.compact else (18.0, 6.0)
    long = max(52.0 if not layout.compact else 44.0, lettering.width(style.ribbon) + 20)
    shape = QPolygonF([QPointF(width - long, 0), QPointF(width, 0), QPointF(width, high), QPointF(width - long + slant, high)])
    path = QPainterPath()
    path.addPolygon(shape)
    path.closeSubpath()
    corner = QPainterPath()
    corner.addRoundedRect(QRectF(0, 0, width, layout.height), layout.radius, layout.radius)
    painter.fillPath(path.intersected(corner), theme.color("last"))
    ink = theme.color("brassInk") if theme.dark else theme.color("surface")
    lettering.draw(painter, width - (long - slant) / 2, high - 4.5, style.ribbon, ink, "center")
