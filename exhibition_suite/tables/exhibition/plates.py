"""Small themed controls for the panels that the table lays over its board: real widgets, so that keys and screen readers find them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSlider, QWidget

from exhibition_suite.board.fonts import ui_font
from exhibition_suite.board.icons import paint_glyph, paint_icon, paint_pattern
from exhibition_suite.board.shadows import paint_shadow, reach
from exhibition_suite.board.theme import Theme, continent, faded, mix

FIRST_YEAR, LAST_YEAR = 1900, 1999


class PlateButton(QAbstractButton):
    """A push button in the table's colours: filled (primary) or outlined."""

    def __init__(self, theme: Theme, icon: str, primary: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._icon, self._primary = theme, icon, primary
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # ---- Qt

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(ui_font(14, 600)).horizontalAdvance(self.text()) + 32 + (24 if self._icon else 0)
        return QSize(round(width), 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        ground = theme.color("accent") if self._primary else theme.color("surface")
        ink = theme.color("onAccent") if self._primary else theme.color("ink")
        if not self.isEnabled():
            ground, ink = theme.color("surface2"), theme.color("ink2")
        elif self.underMouse() or self.isDown():
            ground = mix(ground, ink, 0.12)
        painter.setBrush(ground)
        painter.setPen(Qt.PenStyle.NoPen if self._primary and self.isEnabled() else QPen(theme.color("lineS"), 1.25))
        painter.drawRoundedRect(box, 8, 8)
        font = ui_font(14, 600)
        width = QFontMetricsF(font).horizontalAdvance(self.text()) + (24 if self._icon else 0)
        x = box.center().x() - width / 2
        if self._icon:
            paint_icon(painter, self._icon, QRectF(x, box.center().y() - 9, 18, 18), ink)
            x += 24
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QPointF(x, box.center().y() + QFontMetricsF(font).capHeight() / 2), self.text())
        if self.hasFocus():
            ring(painter, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme)


class ContinentButton(QAbstractButton):
    """One continent to choose: colour, pattern, glyph and name."""

    def __init__(self, theme: Theme, number: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.number = theme, number
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFixedHeight(46)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(round(QFontMetricsF(ui_font(13, 600)).horizontalAdvance(self.text())) + 58, 46)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, one = self._theme, continent(self.number)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        open_ = self.isEnabled()
        ground = one.color if self.isChecked() else theme.color("surface") if open_ else theme.color("surface2")
        ink = QColor(Qt.GlobalColor.white) if self.isChecked() else theme.color("ink") if open_ else theme.color("ink2")
        painter.setBrush(ground)
        pen = QPen(theme.continent_ink(self.number) if open_ else theme.color("line"), 1.5)
        if not open_:
            pen.setDashPattern([3, 2.5])
        painter.setPen(pen)
        painter.drawRoundedRect(box, 6, 6)
        if self.isChecked():
            painter.save()
            painter.setClipRect(box.adjusted(2, 2, -2, -2))
            paint_pattern(painter, one.pattern, QRectF(box.right() - 40, box.top(), 40, box.height()), ink, 0.3)
            painter.restore()
        glyph = ink if self.isChecked() else theme.continent_ink(self.number) if open_ else faded(theme.color("ink2"), 0.6)
        paint_glyph(painter, one.glyph, QRectF(box.left() + 9, box.center().y() - 9, 18, 18), glyph)
        font = ui_font(13, 600)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QPointF(box.left() + 35, box.center().y() + QFontMetricsF(font).capHeight() / 2), self.text())
        if not open_:
            painter.setPen(QPen(theme.color("ink2"), 1))
            width = QFontMetricsF(font).horizontalAdvance(self.text())
            painter.drawLine(QPointF(box.left() + 33, box.center().y()), QPointF(box.left() + 37 + width, box.center().y()))
        if self.hasFocus():
            ring(painter, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme)


class YearRuler(QSlider):
    """The century as a ruler, only its legal stretch bright (EX-066). A slider for keys and screen readers."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setFixedHeight(66)
        self.setMinimumWidth(420)
        self.setSingleStep(1)
        self.setPageStep(10)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def allow(self, first: int, last: int) -> None:
        """The legal stretch; the year nearest to the middle of the century is chosen."""
        self.setRange(first, last)
        self.setValue(min(max(1950, first), last))

    def _x(self, year: float) -> float:
        return 18 + (year - FIRST_YEAR) / (LAST_YEAR - FIRST_YEAR) * (self.width() - 36)

    def _year_at(self, x: float) -> int:
        return round(FIRST_YEAR + (x - 18) / max(1, self.width() - 36) * (LAST_YEAR - FIRST_YEAR))

    def _paint_ticks(self, painter: QPainter, base: float) -> None:
        theme = self._theme
        for year in range(FIRST_YEAR, LAST_YEAR + 1):
            tall = 12 if year % 10 == 0 else 8 if year % 5 == 0 else 5
            legal = self.minimum() <= year <= self.maximum()
            painter.setPen(QPen(theme.color("legal") if legal else theme.color("line"), 1.5 if legal else 1))
            painter.drawLine(QPointF(self._x(year), base - tall), QPointF(self._x(year), base))
        font = ui_font(12, 500)
        painter.setFont(font)
        for year in range(FIRST_YEAR, LAST_YEAR + 1, 10):
            text = str(year) if year in (1900, 1950) or self.width() > 600 else f"{year % 100:02d}"
            legal = self.minimum() <= year <= self.maximum()
            painter.setPen(theme.color("ink") if legal else theme.color("ink2"))
            width = QFontMetricsF(font).horizontalAdvance(text)
            painter.drawText(QPointF(self._x(year) - width / 2, base + 17), text)

    # ---- Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        base = 46.0
        painter.setPen(QPen(theme.color("lineS"), 1.5))
        painter.drawLine(QPointF(self._x(FIRST_YEAR), base), QPointF(self._x(LAST_YEAR), base))
        stretch = QRectF(self._x(self.minimum()) - 3, base - 14, self._x(self.maximum()) - self._x(self.minimum()) + 6, 14)
        painter.setPen(QPen(theme.color("legal"), 1.5))
        painter.setBrush(theme.color("legalFill"))
        painter.drawRoundedRect(stretch, 3, 3)
        self._paint_ticks(painter, base)
        x = self._x(self.value())
        text = str(self.value())
        font = ui_font(14, 700)
        width = QFontMetricsF(font).horizontalAdvance(text) + 16
        left = min(max(2.0, x - width / 2), self.width() - width - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("select"))
        painter.drawRoundedRect(QRectF(left, 2, width, 22), 5, 5)
        painter.setPen(QPen(theme.color("select"), 3))
        painter.drawLine(QPointF(x, 24), QPointF(x, base + 2))
        painter.setPen(theme.color("onState"))
        painter.setFont(font)
        painter.drawText(QRectF(left, 2, width, 22), Qt.AlignmentFlag.AlignCenter, text)
        if self.hasFocus():
            ring(painter, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme)

    def mousePressEvent(self, event: object) -> None:
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: object) -> None:
        self.setValue(self._year_at(event.position().x()))  # type: ignore[attr-defined]

    def mouseReleaseEvent(self, event: object) -> None:
        """Nothing more to do: the year was set while the button was down."""


class FloatingPanel(QWidget):
    """A panel over the board with a soft shadow; Esc closes it.

    Attributes:
        closed: called when it was given up.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.closed: Callable[[], None] | None = None
        self.margin = 26
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def give_up(self) -> None:
        """Closes without a choice."""
        self.hide()
        if self.closed is not None:
            self.closed()

    # ---- Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(self.margin, self.margin - 8, -self.margin, -self.margin - 8)
        assert reach(3) <= 2 * self.margin
        paint_shadow(painter, box, 12, 3, self.theme.color("shade"), self.theme.dark)
        painter.setPen(QPen(self.theme.color("lineS"), 1.25))
        painter.setBrush(self.theme.color("surface"))
        painter.drawRoundedRect(box, 12, 12)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
            event.accept()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: object) -> None:
        """Clicks beside the controls stay on the panel."""


def ring(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """The keyboard focus around a control."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("focus"), 3))
    painter.drawRoundedRect(box, 10, 10)
