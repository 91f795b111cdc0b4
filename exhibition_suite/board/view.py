"""The window onto a board: always the whole of it, at the sharpest size that fits."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from .drag import DragController, Hands


class BoardView(QGraphicsView):
    """Shows a scene whole, on a ground painted once per size, and hands mouse and keys to the table.

    Attributes:
        drag: follows the mouse.
        area: the part of the scene that is shown, in scene units.
        ground: paints what never moves; called with a painter in scene units (clipped to a part) and the rectangle to fill.

    Signals:
        resized: the board has another size or sharpness; pictures have to be made anew.
        key: a key that may mean something to the table. The table accepts the event if it does.
        pointed: the pointer is at this point of the scene (`None`: it left the board); told at every move, also where no place is.
        focused: the board got (True) or lost (False) the keyboard.
        reached: it got the keyboard by Tab, so the cursor has to be seen.
    """

    resized = Signal()
    key = Signal(QKeyEvent)
    pointed = Signal(object)
    focused = Signal(bool)
    reached = Signal()

    def __init__(self, hands: Hands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.drag = DragController(hands)
        self.area = QRectF(0, 0, 1276, 770)
        self.ground: Callable[[QPainter, QRectF], None] | None = None
        self.tab_moves: Callable[[int], bool] | None = None
        self._hands = hands
        self._picture: QPixmap | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState, False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)

    @property
    def factor(self) -> float:
        """Screen px per scene unit."""
        return float(self.transform().m11())

    @property
    def sharpness(self) -> float:
        """Device pixels per scene unit: how large pictures have to be made."""
        return self.factor * self.devicePixelRatioF()

    def show_area(self, area: QRectF) -> None:
        """Shows this part of the scene from now on."""
        self.area = area
        self._fit()

    def renew_ground(self, part: QRectF | None = None) -> None:
        """Paints the ground anew: the theme, the language or the words on it changed; only `part` of the scene where no more did."""
        if part is None or self._picture is None:
            self._picture = None
            self.viewport().update()
            return
        self._paint_ground(self._picture, part)
        self.viewport().update(self.mapFromScene(part).boundingRect().adjusted(-2, -2, 2, 2))

    def rect_on_widget(self, rect: QRectF) -> QRectF:
        """A rectangle of the scene in the coordinates of this widget."""
        return QRectF(self.mapFromScene(rect.topLeft()), self.mapFromScene(rect.bottomRight()))

    def _fit(self) -> None:
        size = self.viewport().size()
        if size.isEmpty() or self.area.isEmpty():
            return
        factor = min(size.width() / self.area.width(), size.height() / self.area.height())
        whole = QRectF(0, 0, size.width() / factor, size.height() / factor)
        whole.moveCenter(self.area.center())
        self.setSceneRect(whole)
        self.resetTransform()
        self.scale(factor, factor)
        self.centerOn(self.area.center())
        self._picture = None
        self.resized.emit()

    def _make_ground(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = self.viewport().size()
        picture = QPixmap(QSize(round(size.width() * ratio), round(size.height() * ratio)))
        picture.setDevicePixelRatio(ratio)
        picture.fill(self.palette().color(QPalette.ColorRole.Window))  # opaque: it is copied, not blended, at every paint
        self._paint_ground(picture, None)
        return picture

    def _paint_ground(self, picture: QPixmap, part: QRectF | None) -> None:
        painter = QPainter(picture)
        painter.setRenderHints(self.renderHints())
        painter.setTransform(self.viewportTransform(), True)
        if part is not None:
            painter.setClipRect(part)
        if self.ground is not None:
            self.ground(painter, self.sceneRect())
        painter.end()

    # ---- Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        if self._picture is None:
            self._picture = self._make_ground()
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._picture)
        painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.drag.cancel()
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._picture = None
            self.resized.emit()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._tabbed(event):
            return True
        return super().event(event)

    def _tabbed(self, event: QKeyEvent) -> bool:
        step = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}.get(Qt.Key(event.key()), 0)
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        return bool(step and plain and self.tab_moves is not None and self.tab_moves(step))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.drag.cancel():
            event.accept()
            return
        event.ignore()
        self.key.emit(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.drag.press(event, self.mapToScene(event.position().toPoint()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._exactly(event)
        self.drag.move(event, point)
        self.pointed.emit(point)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.drag.release(event, self._exactly(event))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.drag.press(event, self._exactly(event))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.drag.leave()
        self.pointed.emit(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.reached.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.drag.cancel()
        super().focusOutEvent(event)
        self.focused.emit(False)

    def wheelEvent(self, event: object) -> None:
        """The board never scrolls."""

    def _exactly(self, event: QMouseEvent) -> QPointF:
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(event.position())
