"""A brass plaque over the hall for what happens rarely: all six continents, a hall that is full, a depot that is full."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from exhibition_suite.board import levels
from exhibition_suite.board.animator import Step
from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.lettering import Lettering
from exhibition_suite.board.shadows import paint_shadow, reach
from exhibition_suite.board.theme import Theme, mix
from exhibition_suite.engine import Event

ICONS = {"six_continents": "case6", "out_hall": "trophy", "out_depot": "depot", "out_stuck": "depot"}
"""Events that are worth a plaque, with their icon."""
HOLD_MS = 1100
HEIGHT = 54.0
_TYPE = Lettering(17, 700, "exhibition")


class AwardItem(QGraphicsObject):
    """One plaque. Its origin is its centre."""

    def __init__(self, icon: str, text: str, theme: Theme) -> None:
        super().__init__()
        self._icon, self._text, self._theme = icon, text, theme
        self._width = _TYPE.width(text) + 98
        self.setZValue(levels.HAND_MARKS + 1)
        self.setOpacity(0.0)

    # ---- Qt

    def boundingRect(self) -> QRectF:
        margin = reach(3)
        return QRectF(-self._width / 2, -HEIGHT / 2, self._width, HEIGHT).adjusted(-margin, -margin, margin, margin)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(-self._width / 2, -HEIGHT / 2, self._width, HEIGHT)
        paint_shadow(painter, box, 6, 3, theme.color("shade"), theme.dark)
        metal = QLinearGradient(box.topLeft(), box.bottomLeft())
        metal.setColorAt(0, theme.color("brassL"))
        metal.setColorAt(0.5, theme.color("brass"))
        metal.setColorAt(1, mix(theme.color("brass"), theme.color("brassD"), 0.35))
        painter.setBrush(metal)
        painter.setPen(QPen(theme.color("brassD"), 1.5))
        painter.drawRoundedRect(box, 6, 6)
        painter.setBrush(theme.color("brassD"))
        for x in (box.left() + 9, box.right() - 9):
            painter.drawEllipse(QPointF(x, 0), 2.2, 2.2)
        ink = theme.color("brassInk")
        paint_icon(painter, self._icon, QRectF(box.left() + 24, -14, 28, 28), ink)
        _TYPE.draw(painter, box.left() + 66, 6, self._text, ink)


def award_steps(
    events: Sequence[Event],
    say: Callable[[Event], str],
    theme: Theme,
    centre: QPointF,
    add: Callable[[AwardItem], None],
    remove: Callable[[AwardItem], None],
) -> list[Step]:
    """Steps that show a plaque for each event worth one.

    Args:
        say: event -> its sentence; `add` and `remove` put an item on the scene and take it off again.
    """
    steps = []
    for event in events:
        if event.id in ICONS:
            item = AwardItem(ICONS[event.id], say(event), theme)
            start = centre + QPointF(0, 24)
            steps.append(Step(enters=[(item, centre, 0.0, start)], pause=HOLD_MS, before=partial(add, item)))
            steps.append(Step(leaves=[item], after=partial(remove, item)))
    return steps
