"""Sheets: the dialogs of the suite. They lie inside the window over the dimmed museum; Esc closes the topmost one."""

from __future__ import annotations

from functools import lru_cache

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from .controls import Divider, Heading, IconButton, Panel, RulerLine
from .look import Look
from .moving import arrow_focus, step_focus
from .museum import museum_pixmap
from .skin import dress, enlarge, growth, reskin_all


class Scroller(QScrollArea):
    """A part that scrolls up and down when it is too high; it follows the keyboard focus."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        content.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is None or not shiboken6.isValid(self):
            return
        content = self.widget()
        if content is not None and content.isAncestorOf(new):
            self.ensureWidgetVisible(new, 12, 12)

    def _give_height(self) -> None:
        """Qt asks a scrolled part for its least height only; wrapped words need what their width makes of them."""
        content = self.widget()
        layout = content.layout() if content is not None else None
        if content is None or layout is None or not layout.hasHeightForWidth():
            return
        layout.activate()  # forgets what its inner layouts remember of smaller type
        needed = layout.totalHeightForWidth(max(self.viewport().width(), layout.minimumSize().width()))
        if needed != content.minimumHeight():
            content.setMinimumHeight(needed)

    def sizeHint(self) -> QSize:
        content = self.widget()
        return content.sizeHint() if content is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        content = self.widget()
        wide = content.minimumSizeHint().width() if content is not None else 0
        return QSize(wide, 60)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
            self._give_height()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_height()


class Sheet(Panel):
    """A dialog inside the window: title, ruler, body, foot with buttons.

    Attributes:
        look: how it looks.
        world: whose colours it wears.
        backdrop: what lies behind: `museum`, `room` (the suite's bare wall) or `page` (the page itself, dimmed).
        over: the sheet below stays in view, dimmed: this one is a word about it.
        largest: size it takes where the window allows it, at 100 % text in a window as drawn; it grows with both.
        body: layout for what the sheet is about.
        foot: layout of the lower row; without it there is no foot.

    Signals:
        closed: it was closed, by a button, by Esc or from outside.
    """

    closed = Signal()

    def __init__(
        self,
        look: Look,
        world: str = "suite",
        largest: QSize | None = None,
        *,
        backdrop: str = "museum",
        foot: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("surface", 14, 0, parent)
        self.look = look
        self.world = world
        self.backdrop = backdrop
        self.largest = largest or QSize(1380, 776)
        self.fits_content = False
        self.setObjectName("sheet")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._make_head())
        self.body = QVBoxLayout()
        self.body.setContentsMargins(32, 8, 32, 14)
        outer.addLayout(self.body, 1)
        self.foot = QHBoxLayout()
        self._foot_line: Divider | None = None
        if foot:
            self._foot_line = Divider()
            outer.addWidget(self._foot_line)
            self.foot.setContentsMargins(32, 13, 32, 14)
            self.foot.setSpacing(16)
            outer.addLayout(self.foot)
        dress(self, look, world)

    def _make_head(self) -> QWidget:
        head = QWidget()
        column = QVBoxLayout(head)
        column.setContentsMargins(32, 16, 16, 0)
        column.setSpacing(6)
        row = QHBoxLayout()
        self.heading = Heading("", 26)
        self.heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.close_button = IconButton("x", kind="inset")
        self.close_button.clicked.connect(self.leave)
        row.addWidget(self.heading, 1)
        row.addWidget(self.close_button)
        column.addLayout(row)
        self.ruler = RulerLine()
        ruled = QHBoxLayout()
        ruled.setContentsMargins(0, 0, 16, 0)
        ruled.addWidget(self.ruler)
        column.addLayout(ruled)
        return head

    @property
    def over(self) -> bool:
        return self.fits_content and self.backdrop == "page"

    def set_title(self, title: str) -> None:
        self.heading.setText(title)
        self.setAccessibleName(title)

    def foot_top(self) -> int:
        """Where its foot begins, in its own px; without one, a little above its lower edge."""
        return self._foot_line.y() if self._foot_line is not None else self.height() - 28

    def first_focus(self) -> QWidget | None:
        """What gets the keyboard when the sheet opens; None for the first stop of Tab."""
        return None

    def leave(self) -> None:
        """Closes the sheet. Subclasses may first keep or ask something."""
        self.closed.emit()

    def retranslate(self) -> None:
        """Words in the language of the window; subclasses add theirs."""
        self.close_button.set_name(self.tr("Close"), "Esc")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class _Veil(QWidget):
    """Dims the sheets below the topmost one and keeps the pointer from them."""

    def __init__(self, layer: SheetLayer) -> None:
        super().__init__(layer)
        self._layer = layer
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        top = self._layer.top()
        if top is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._layer.paint_behind(painter, top)


class SheetLayer(QWidget):
    """Covers the window while sheets are open, the topmost one in front. Focus stays inside it.

    Signals:
        emptied: the last sheet was closed.
    """

    emptied = Signal()

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self._sheets: list[Sheet] = []
        self._back: list[QWidget | None] = []
        self._veil = _Veil(self)
        look.changed.connect(self.update)
        look.changed.connect(self._veil.update)
        self.hide()

    def top(self) -> Sheet | None:
        return self._sheets[-1] if self._sheets else None

    def sheets(self) -> list[Sheet]:
        return list(self._sheets)

    def open(self, sheet: Sheet) -> None:
        """Shows a sheet above all others."""
        self._back.append(self.window().focusWidget())
        sheet.setParent(self)
        sheet.retranslate()
        reskin_all(sheet)
        self._sheets.append(sheet)
        sheet.closed.connect(lambda: self.close_sheet(sheet))
        if sheet.fits_content:
            sheet.installEventFilter(self)
        page = self.parentWidget()
        if page is not None:
            self.setGeometry(page.rect())
        self.show()
        self.raise_()
        self._place(sheet)
        self._arrange()
        first = sheet.first_focus()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            step_focus(sheet, True)
        self.update()

    def close_sheet(self, sheet: Sheet) -> None:
        """Takes a sheet away; the keyboard goes back to where it was."""
        if sheet not in self._sheets:
            return
        place = self._sheets.index(sheet)
        self._sheets.pop(place)
        back = self._back.pop(place)
        sheet.hide()
        sheet.deleteLater()
        if self._sheets:
            self._place(self._sheets[-1])
        else:
            self.hide()
        self._arrange()
        if back is not None and shiboken6.isValid(back) and back.isVisible():
            back.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._sheets:
            self.emptied.emit()
        self.update()

    def _shown(self) -> list[Sheet]:
        """The topmost sheet and those that stay in view below it."""
        first = len(self._sheets) - 1
        while first > 0 and self._sheets[first].over:
            first -= 1
        return self._sheets[max(0, first) :]

    def _arrange(self) -> None:
        shown = self._shown()
        for sheet in self._sheets:
            sheet.setVisible(sheet in shown)
        self._veil.setVisible(len(shown) > 1)
        if len(shown) > 1:
            self._veil.setGeometry(self.rect())
            self._veil.raise_()
            shown[-1].raise_()
            self._veil.update()

    def paint_behind(self, painter: QPainter, sheet: Sheet) -> None:
        """What lies behind a sheet, with its shadow."""
        paint_backdrop(painter, self.rect(), self._look, sheet.backdrop, self.devicePixelRatioF())
        _sheet_shadow(painter, QRectF(sheet.geometry()), self._look.dark)

    def _place(self, sheet: Sheet) -> None:
        room = self.rect().adjusted(24, 20, -24, -20)
        factor = growth(self.width(), self.height())
        enlarge(sheet, factor)
        size = sheet.largest * (factor * max(1.0, self._look.scale))
        if sheet.fits_content:
            width = min(size.width(), room.width())
            layout = sheet.layout()
            if layout is not None:
                layout.activate()
            needed = layout.totalHeightForWidth(width) if layout is not None and layout.hasHeightForWidth() else sheet.sizeHint().height()
            size = QSize(width, max(needed, 10))
        size = size.boundedTo(room.size())
        place = QRect(QPoint(0, 0), size)
        place.moveCenter(self.rect().center())
        sheet.setGeometry(place)

    def replace(self) -> None:
        """Places the topmost sheet anew, after its content changed its size."""
        if self._sheets:
            self._place(self._sheets[-1])
            self.update()
            self._veil.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and isinstance(watched, Sheet):
            self._place(watched)
            self._veil.update()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        top = self.top()
        return step_focus(top, forward) if top is not None else False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        top = self.top()
        if top is not None and event.key() == Qt.Key.Key_Escape:
            top.leave()
            return
        if top is not None and arrow_focus(top, event.key()):
            return
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        for sheet in self._sheets:
            self._place(sheet)
        self._veil.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self._shown()
        if shown:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_behind(painter, shown[0])


REACH = 60
"""How far a sheet's shadow goes, in px."""


@lru_cache(maxsize=2)
def _shadow_mould(dark: bool) -> QPixmap:
    """The shadow of a small sheet. Each ring replaces the one below, so that no rounding adds up to a tint."""
    side = 4 * REACH
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    strongest = 0.6 if dark else 0.34
    steps = 56
    for step in range(steps):
        near = (step + 1) / steps
        painter.setBrush(QColor.fromRgbF(0, 0, 0, strongest * near**2.2))
        inset = (REACH + 10) * step / steps
        radius = 14 + REACH * (1 - near)
        painter.drawRoundedRect(QRectF(image.rect()).adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.end()
    return QPixmap.fromImage(image)


def _sheet_shadow(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Depth 4 below a sheet: corners as they are, edges stretched."""
    mould = _shadow_mould(dark)
    part = 1.8 * REACH
    middle = mould.width() - 2 * part
    outer = rect.adjusted(-REACH, -REACH, REACH, REACH).translated(0, 14)
    xs = (
        (outer.left(), part, 0.0, part),
        (outer.left() + part, outer.width() - 2 * part, part, middle),
        (outer.right() - part, part, part + middle, part),
    )
    ys = (
        (outer.top(), part, 0.0, part),
        (outer.top() + part, outer.height() - 2 * part, part, middle),
        (outer.bottom() - part, part, part + middle, part),
    )
    for x, wide, from_x, from_wide in xs:
        for y, high, from_y, from_high in ys:
            painter.drawPixmap(QRectF(x, y, wide, high), mould, QRectF(from_x, from_y, from_wide, from_high))


def paint_backdrop(painter: QPainter, rect: QRect, look: Look, kind: str, dpr: float) -> None:
    """What lies behind a sheet, see `Sheet.backdrop`."""
    if kind == "room":
        theme = look.theme("suite")
        wall = QLinearGradient(0, rect.top(), 0, rect.bottom())
        wall.setColorAt(0, theme.color("bg"))
        wall.setColorAt(1, theme.color("bg2"))
        painter.fillRect(rect, wall)
        return
    if kind == "museum":
        painter.drawPixmap(rect.topLeft(), museum_pixmap(rect.width(), rect.height(), dpr, look.dark, True))
    shade = QColor("#3A2A18" if not look.dark else "#080605")
    shade.setAlphaF(0.58 if kind == "museum" else 0.5)
    painter.fillRect(rect, shade)
