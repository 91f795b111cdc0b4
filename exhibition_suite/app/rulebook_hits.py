"""How a rule that a search found stands in the list: id and title in bold, below them the words around what was found."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from .controls import plate
from .lettering import draw_line, line_height, text_width, wrap
from .skin import Skin, skin_of

EDGE = 8
"""Px of air around a line's words."""
LINES = 2
"""Lines that the words around a hit take at most: so more hits are seen at once."""


def _whole_words(text: str, font: QFont, width: float) -> list[str]:
    """At most `LINES` lines; a text that goes on ends with three points after a whole word."""
    lines = wrap(text, font, width)
    if len(lines) <= LINES:
        return lines
    last = lines[LINES - 1].rstrip("…")
    while last and text_width(f"{last}…", font) > width:
        last = last.rsplit(" ", 1)[0] if " " in last else last[:-1]
    return [*lines[: LINES - 1], f"{last}…"]


class HitLine(QStyledItemDelegate):
    """Paints the lines of the list, of one row (contents) or of a title and the words below it."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def _lines(self, skin: Skin, text: str) -> tuple[list[str], list[str]]:
        title, _, around = text.partition("\n")
        width = self._view.viewport().width() - 2 * EDGE - 4
        bold, plain = skin.font(13.5, 700 if around else 500), skin.font(12.5, 500)
        return wrap(title, bold, width, LINES), _whole_words(around, plain, width) if around else []

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        skin = skin_of(self._view)
        title, around = self._lines(skin, str(index.data()))
        high = len(title) * line_height(skin.font(13.5, 700)) + len(around) * line_height(skin.font(12.5, 500))
        return QSize(10, round(high) + 12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        skin = skin_of(self._view)
        state: QStyle.StateFlag = option.state
        rect = QRectF(option.rect)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            plate(painter, rect, 6, skin.color("accent" if chosen else "surface2"), None)
        title, around = self._lines(skin, str(index.data()))
        top = rect.top() + 6
        for lines, font, ink in (
            (title, skin.font(13.5, 700 if around else 500), "ink"),
            (around, skin.font(12.5, 500), "ink2"),
        ):
            painter.setFont(font)
            painter.setPen(skin.color("onAccent" if chosen else ink))
            for line in lines:
                draw_line(painter, QRectF(rect.left() + EDGE, top, rect.width() - 2 * EDGE, line_height(font)), line)
                top += line_height(font)
        painter.restore()
