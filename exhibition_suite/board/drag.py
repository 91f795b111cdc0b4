"""Taking a piece in hand with the mouse: press, lift, aim, drop. Clicks and keys end in the same answers of the table.

No `QDrag` is used: the scene itself moves the piece, so a drag can be cancelled, tested and drawn like everything else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent

from .piece import PieceItem


@dataclass(frozen=True, slots=True)
class Gesture:
    """What a person wants: this piece on that place. Dragging, clicking and keys all end in one."""

    piece: str
    place: str


class Hands(Protocol):
    """What a table answers to hands: it alone knows the rules."""

    def piece_under(self, point: QPointF) -> PieceItem | None:
        """The uppermost piece at a point of the scene."""
        ...

    def place_under(self, point: QPointF, holding: str) -> str | None:
        """The place at a point of the scene, seen from somebody who holds a piece (or "")."""
        ...

    def may_lift(self, piece: str) -> bool:
        """Whether the piece may be dragged now; where not, the table says why."""
        ...

    def lifted(self, piece: str) -> None:
        """The piece is in the air: light its places."""
        ...

    def aim(self, place: str | None) -> None:
        """The pointer (or the cursor) is over a place."""
        ...

    def dropped(self, gesture: Gesture) -> bool:
        """Plays the gesture. False: it is not allowed, the piece flies back."""
        ...

    def fly_back(self, piece: str) -> None:
        """The piece returns to its place: nothing happened."""
        ...

    def clicked(self, place: str | None) -> None:
        """A place was chosen by a click (or None beside all places)."""
        ...

    def inspect(self, place: str | None) -> None:
        """A closer look at what lies on a place."""
        ...

    def cancel(self) -> bool:
        """Puts back what was chosen by click or key; False if there was nothing."""
        ...


class DragController:
    """Follows the mouse on one board.

    Attributes:
        dragging: id of the piece in the air, or "".
        distance: how far the pointer has to go before a press becomes a drag, in px of the screen.
    """

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.dragging = ""
        self.distance = 8
        self._item: PieceItem | None = None
        self._grip = QPointF()
        self._pressed_at: QPoint | None = None
        self._pressed: PieceItem | None = None
        self._aimed: str | None = None

    def press(self, event: QMouseEvent, point: QPointF) -> None:
        """A button went down at `point` of the scene."""
        if event.button() == Qt.MouseButton.RightButton:
            self._pressed_at = None
            if not self.cancel() and not self._hands.cancel():
                self._hands.inspect(self._hands.place_under(point, ""))
        elif event.button() == Qt.MouseButton.LeftButton and not self.dragging:
            self._pressed_at = event.position().toPoint()
            self._pressed = self._hands.piece_under(point)
            self._grip = self._pressed.pos() - point if self._pressed is not None else QPointF()

    def move(self, event: QMouseEvent, point: QPointF) -> None:
        """The pointer moved to `point` of the scene."""
        if self.dragging:
            self._follow(point)
            return
        if self._pressed_at is None or self._pressed is None:
            if event.buttons() == Qt.MouseButton.NoButton:
                self.hover(self._hands.place_under(point, ""))
            return
        way = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if way >= self.distance:
            self._start(self._pressed, point)

    def release(self, event: QMouseEvent, point: QPointF) -> None:
        """A button went up at `point` of the scene."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed_at, self._pressed_at = self._pressed_at, None
        if self.dragging:
            self._drop(point)
        elif pressed_at is not None:
            self._hands.clicked(self._hands.place_under(point, ""))

    def hover(self, place: str | None) -> None:
        """Tells the table only when the place aimed at is another one."""
        if place != self._aimed:
            self._aimed = place
            self._hands.aim(place)

    def forget(self) -> None:
        """Another moment: whatever the pointer is over has to be looked at anew."""
        self._aimed = None

    def leave(self) -> None:
        """The pointer left the board."""
        if not self.dragging:
            self.hover(None)

    def cancel(self) -> bool:
        """Lets the dragged piece fly back; False if none was in the air."""
        self._pressed_at = None
        self._pressed = None
        if not self.dragging:
            return False
        piece, self.dragging, self._item, self._aimed = self.dragging, "", None, None
        self._hands.aim(None)
        self._hands.fly_back(piece)
        return True

    def _start(self, item: PieceItem, point: QPointF) -> None:
        self._pressed = None
        if not self._hands.may_lift(item.piece.id):
            self._pressed_at = None
            return
        self.dragging = item.piece.id
        self._item = item
        half = QPointF(item.size.width() / 2, item.size.height() / 2)
        self._grip = QPointF(min(max(self._grip.x(), -half.x() + 4), half.x() - 4), min(max(self._grip.y(), -half.y() + 4), half.y() - 4))
        self._hands.lifted(self.dragging)
        self._follow(point)

    def _follow(self, point: QPointF) -> None:
        if self._item is not None:
            self._item.setPos(point + self._grip)
        self.hover(self._target(point))

    def _target(self, point: QPointF) -> str | None:
        """The place under the pointer, else the one under the middle of the dragged piece."""
        found = self._hands.place_under(point, self.dragging)
        if found is None and self._item is not None:
            found = self._hands.place_under(self._item.pos(), self.dragging)
        return found

    def _drop(self, point: QPointF) -> None:
        target = self._target(point)
        piece, self.dragging, self._item, self._aimed = self.dragging, "", None, None
        if target is None or not self._hands.dropped(Gesture(piece, target)):
            self._hands.fly_back(piece)
