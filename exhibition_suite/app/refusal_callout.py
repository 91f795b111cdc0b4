"""Says at the place why a move is refused: rule id, reason, the rule's own sentence, a drawing; it never covers a legal place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from exhibition_suite.tables.facts import RefusalNote

from .controls import PushButton, soft_shadow
from .lettering import Lettering, text_width
from .look import Look
from .reason_drawing import ReasonDrawing
from .rule_tag import RuleTag
from .skin import Skinned

WIDEST = 598
GAPS = (16, 40, 80, 130, 190, 260, 340)
"""Lengths of the arrow in px, tried one after another: it may stand farther off where legal places lie around."""
PAD = 12
"""Room around the body for arrow and shadow, in px."""


class RefusalCallout(Skinned, QWidget):
    """The callout over the page. The table has already told it to screen readers.

    Attributes:
        note: what it says, or None while hidden.

    Signals:
        rule_asked: open the rulebook at this rule.
        closed: the person has read it.
    """

    rule_asked = Signal(str)
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.note: RefusalNote | None = None
        self._tip = QPointF()
        self._paper = QRectF()
        self._side = "top"
        self.tag = RuleTag()
        self.tag.clicked.connect(self._open_rule)
        self.title = Lettering("", 16, 700, display=True, lines=2)
        self.sentence = Lettering("", 13.5, 500, lines=4)
        self.drawing = ReasonDrawing(look)
        self.open_button = PushButton("", text_px=13, height=34)
        self.close_button = PushButton("", kind="primary", text_px=13, height=34)
        self.open_button.clicked.connect(self._open_rule)
        self.close_button.clicked.connect(self.dismiss)
        self._lay_out()
        self.hide()
        self.retranslate()
        look.changed.connect(self.retranslate)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.tag)
        head.addWidget(self.title, 1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.drawing, 1)
        foot.addWidget(self.open_button)
        foot.addWidget(self.close_button)
        self.column = QVBoxLayout(self)
        self.column.setSpacing(7)
        self.column.addLayout(head)
        self.column.addWidget(self.sentence)
        self.column.addLayout(foot)
        self.setTabOrder(self.open_button, self.close_button)

    # ---- doing

    def show_note(self, note: RefusalNote, place: QRectF, keep_clear: Sequence[QRectF], room: QRectF) -> None:
        """Shows a note at `place`, inside `room`, off all of `keep_clear`; all in coordinates of the parent."""
        self.note = note
        self.tag.setText(note.ruling.rule)
        self.title.setText(note.title)
        self.sentence.setText(note.sentence)
        self.drawing.show_drawing(note.drawing)
        self.setAccessibleName(", ".join(self.texts()))
        self._place(place, keep_clear, room)
        if self.isHidden():
            app = QApplication.instance()
            if app is not None:
                app.installEventFilter(self)
        self.show()
        self.raise_()

    def clear(self) -> None:
        """Hides it without telling anybody."""
        if self.note is None:
            return
        self.note = None
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        focus, page = QApplication.focusWidget(), self.parentWidget()
        if focus is not None and page is not None and self.isAncestorOf(focus):
            page.setFocus()
        self.hide()

    def dismiss(self) -> None:
        """The person has read it."""
        self.clear()
        self.closed.emit()

    def _open_rule(self) -> None:
        if self.note is not None:
            rule = self.note.ruling.rule
            self.clear()
            self.rule_asked.emit(rule)

    def texts(self) -> list[str]:
        """All words of the callout in reading order."""
        return [
            self.tag.text(),
            self.title.text(),
            self.sentence.text(),
            *self.drawing.texts(),
            self.open_button.text(),
            self.close_button.text(),
        ]

    # ---- where it stands

    def _wanted(self, room: QRectF) -> tuple[float, float]:
        """Width and height of the body."""
        skin = self.skin
        self.column.setContentsMargins(14, 14, 14, 12)
        self.sentence.ensurePolished()
        title = text_width(self.title.text(), self.title.type()) + self.tag.sizeHint().width() + 40
        sentence = text_width(self.sentence.text(), self.sentence.type()) / 1.8 + 30
        foot = (230 if self.note is not None and self.note.drawing is not None else 0) + self.open_button.sizeHint().width()
        foot += self.close_button.sizeHint().width() + 44
        width = min(max(title, sentence, foot, 340.0), WIDEST * max(1.0, skin.scale), room.width() - 2 * PAD)
        height = self.column.heightForWidth(round(width)) if self.column.hasHeightForWidth() else self.column.sizeHint().height()
        return width, float(height)

    def _place(self, place: QRectF, keep_clear: Sequence[QRectF], room: QRectF) -> None:
        width, height = self._wanted(room)
        side, body, tip = best_place(width, height, place, keep_clear, room)
        self._side = side
        outer = body.adjusted(-PAD, -PAD, PAD, PAD).united(QRectF(tip.x() - 1, tip.y() - 1, 2, 2)).toAlignedRect()
        self.setGeometry(outer)
        self._tip = tip - QPointF(self.pos())
        self._paper = body.translated(-self.x(), -self.y())
        far = (self._paper.left(), self._paper.top(), self.width() - self._paper.right(), self.height() - self._paper.bottom())
        self.column.setContentsMargins(*(round(inner + edge) for inner, edge in zip((14, 14, 14, 12), far, strict=True)))
        self.setMask(self._shape())
        self.update()

    def _shape(self) -> QRegion:
        """Paper, shadow and arrow: clicks beside them go to the board."""
        paper = self._paper.adjusted(-PAD, -PAD, PAD, PAD).toAlignedRect()
        return QRegion(paper).united(QRegion(self._arrow(self._paper).boundingRect().adjusted(-3, -3, 3, 3).toAlignedRect()))

    def body(self) -> QRectF:
        """The callout's paper, without arrow and shadow, in its own coordinates."""
        return QRectF(self._paper)

    # ---- words

    def retranslate(self) -> None:
        self.open_button.setText(self.tr("Open rule"))
        self.open_button.setToolTip("F1")
        self.close_button.setText(self.tr("Got it"))
        self.close_button.setToolTip(self.tr("Esc"))

    # ---- Qt

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc and F1 are the callout's while it stands there, wherever the focus is; the board keeps the focus and a drag goes on."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) and isinstance(event, QKeyEvent) and self.isVisible():
            if event.key() not in (Qt.Key.Key_Escape, Qt.Key.Key_F1) or not self._mine(watched):
                return False
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.dismiss()
            else:
                self._open_rule()
            return True
        return False

    def _mine(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and watched.window() is self.window()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: object) -> None:
        """A click on the paper goes no further."""

    def hideEvent(self, event: object) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        super().hideEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        body = self.body()
        soft_shadow(painter, body, 10, skin.theme, 2)
        shape = QPainterPath()
        shape.addRoundedRect(body, 10, 10)
        painter.setPen(QPen(skin.color("refuse"), 2))
        painter.setBrush(skin.color("surface"))
        painter.drawPath(shape.united(self._arrow(body)))

    def _arrow(self, body: QRectF) -> QPainterPath:
        tip = self._tip
        along = QPointF(1, 0) if self._side in ("top", "bottom") else QPointF(0, 1)
        inward = {"top": QPointF(0, 2), "bottom": QPointF(0, -2), "left": QPointF(2, 0), "right": QPointF(-2, 0)}[self._side]
        if self._side in ("top", "bottom"):
            x = min(max(tip.x(), body.left() + 28), body.right() - 28)
            foot = QPointF(x, body.top() if self._side == "top" else body.bottom())
        else:
            y = min(max(tip.y(), body.top() + 24), body.bottom() - 24)
            foot = QPointF(body.left() if self._side == "left" else body.right(), y)
        far = abs(tip.x() - foot.x()) + abs(tip.y() - foot.y())
        half = max(5.0, 16.0 - (far - GAPS[0]) / 8)
        path = QPainterPath(foot + along * -half + inward)
        path.lineTo(tip)
        path.lineTo(foot + along * half + inward)
        path.closeSubpath()
        return path


def best_place(width: float, height: float, place: QRectF, keep_clear: Sequence[QRectF], room: QRectF) -> tuple[str, QRectF, QPointF]:
    """Where a callout stands best: side of its arrow, its body, and the arrow's tip.

    It lies below, above, right or left of `place`, inside `room`, and covers as little of `keep_clear` (and of `place` itself) as it can.
    """
    best: tuple[float, str, QRectF, QPointF] | None = None
    for rank, side in enumerate(("top", "bottom", "left", "right")):
        for gap in GAPS:
            for part in (0.5, 0.46, 0.3, 0.7, 0.12, 0.88):
                body, tip = _beside(side, part, width, height, place, gap)
                body = _inside(body, room, side in ("top", "bottom"))
                cost = _outside(body, room) * 4 + sum(_overlap(body, rect) for rect in keep_clear) * 8 + _overlap(body, place) * 2
                cost += rank * 40 + abs(part - 0.5) * 20 + (gap - GAPS[0]) * 3
                if best is None or cost < best[0]:
                    best = (cost, side, body, tip)
    assert best is not None
    return best[1], best[2], best[3]


def _inside(body: QRectF, room: QRectF, along: bool) -> QRectF:
    """The body moved into the room along the side its arrow stands on."""
    dx = max(0.0, room.left() + PAD - body.left()) - max(0.0, body.right() - room.right() + PAD)
    dy = max(0.0, room.top() + PAD - body.top()) - max(0.0, body.bottom() - room.bottom() + PAD)
    return body.translated(dx if along else 0, 0 if along else dy)


def _beside(side: str, part: float, width: float, height: float, place: QRectF, gap: float) -> tuple[QRectF, QPointF]:
    centre = place.center()
    if side == "top":
        return QRectF(centre.x() - width * part, place.bottom() + gap, width, height), QPointF(centre.x(), place.bottom() + 1)
    if side == "bottom":
        return QRectF(centre.x() - width * part, place.top() - gap - height, width, height), QPointF(centre.x(), place.top() - 1)
    if side == "left":
        return QRectF(place.right() + gap, centre.y() - height * part, width, height), QPointF(place.right() + 1, centre.y())
    return QRectF(place.left() - gap - width, centre.y() - height * part, width, height), QPointF(place.left() - 1, centre.y())


def _overlap(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0.0


def _outside(body: QRectF, room: QRectF) -> float:
    return body.width() * body.height() - _overlap(body, room)
