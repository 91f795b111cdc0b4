"""The ratings of a game for one, as a ladder with the standing on it (EX-151)."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from exhibition_suite.board.icons import paint_icon

from .controls import plate
from .lettering import draw_line, plain, text_width
from .look import Look
from .score_facts import rating, rating_limits
from .skin import Skin, Skinned


class RatingLadder(Skinned, QWidget):
    """Six rungs from storeroom clerk to master of the century; the one reached is filled and carries the total."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._total = 0
        self._final = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_total(self, total: int, final: bool = False) -> None:
        """The standing; `final` once the game is over."""
        self._total, self._final = total, final
        self.retranslate()

    def rungs(self) -> list[tuple[str, str]]:
        """Name and points of each rung, best first, as they are read."""
        limits = rating_limits()
        points = [self.tr("up to {points}").format(points=limits[0])]
        points += [f"{below + 1}–{limit}" for below, limit in pairwise(limits)]
        points.append(self.tr("{points} or more").format(points=limits[-1] + 1))
        return [(self.look.words.say(f"rating.{number}"), text) for number, text in reversed(list(enumerate(points, 1)))]

    def retranslate(self) -> None:
        reached = self.look.words.say(f"rating.{rating(self._total)}")
        text = self.tr("Rating: {rating}, {points} points") if self._final else self.tr("Rating so far: {rating}, {points} points")
        self.setAccessibleName(text.format(rating=reached, points=plain(self._total)))
        self.setAccessibleDescription("; ".join(f"{name} {points}" for name, points in self.rungs()))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(260, self.skin.px(36 * 6 + 8))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, self.skin.px(26 * 6 + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        rungs = self.rungs()
        step = min(skin.px(44), (self.height() - 4) / len(rungs))
        reached = len(rungs) - rating(self._total)
        painter.setPen(QPen(skin.color("lineS"), 2))
        rail = skin.px(15)
        painter.drawLine(rail, int(step / 2), rail, int(step * (len(rungs) - 0.5)))
        for index, (name, points) in enumerate(rungs):
            self._rung(painter, skin, QRectF(0, 2 + index * step, self.width(), step - 3), name, points, index - reached)

    def _rung(self, painter: QPainter, skin: Skin, rect: QRectF, name: str, points: str, above: int) -> None:
        here = above == 0
        if here:
            plate(painter, rect, 7, skin.color("lastFill"), skin.color("last"), 1.25)
        size = skin.px(9) if here else skin.px(6)
        centre = rect.left() + skin.px(15)
        painter.setPen(QPen(skin.color("last" if here else "lineS"), 2))
        painter.setBrush(skin.color("last" if above >= 0 else "surface"))
        painter.drawEllipse(QRectF(centre - size, rect.center().y() - size, 2 * size, 2 * size))
        if here:
            paint_icon(
                painter, "star", QRectF(centre - size * 0.7, rect.center().y() - size * 0.7, size * 1.4, size * 1.4), skin.color("lastFill")
            )
        painter.setFont(skin.font(12.5, 700 if here else 500))
        painter.setPen(skin.color("last" if here else "ink" if above > 0 else "ink2"))
        text = plain(self._total) if here else points
        right = text_width(text, skin.display(18, 700) if here else skin.font(12.5, 500)) + 4
        left = skin.px(30)
        draw_line(painter, QRectF(left, rect.top(), rect.width() - left - right - 12, rect.height()), name)
        painter.setFont(skin.display(18, 700) if here else skin.font(12.5, 500))
        draw_line(painter, QRectF(rect.right() - right - 8, rect.top(), right, rect.height()), text, Qt.AlignmentFlag.AlignRight)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
