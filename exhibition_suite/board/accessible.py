"""The accessible face of a board: a list with one child for each place, named as a person would say it.

Qt's interfaces return null for "none"; its Python stubs do not say so, hence the ignored overrides.

A `QGraphicsScene` is silent to a screen reader. The factory gives every `BoardView` whose table has a voice the role of a list; each
child has a name, a role, a state and a rectangle. Acting is done with the keyboard, the cursor tells which child is focused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from .view import BoardView


@dataclass(frozen=True, slots=True)
class Spoken:
    """One child of the list.

    Attributes:
        id: the place.
        name: as it is spoken, e.g. "1984, Rio Sambadrome, South America, legal, plus 6".
        rect: on the board view, in px.
        focused, chosen, closed: its states.
    """

    id: str
    name: str
    rect: QRect
    focused: bool = False
    chosen: bool = False
    closed: bool = False


Voice = Callable[[], list[Spoken]]
"""Tells what the board says, in its order."""


class SpokenPlace(QAccessibleInterface):
    """One place, as a screen reader sees it."""

    def __init__(self, board: SpokenBoard, number: int) -> None:
        super().__init__()
        self._board = board
        self._number = number

    @property
    def _spoken(self) -> Spoken | None:
        children = self._board.children()
        return children[self._number] if self._number < len(children) else None

    # ---- Qt

    def isValid(self) -> bool:
        return self._board.alive() and self._spoken is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self._board

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        spoken = self._spoken
        if spoken is None or not self._board.alive():
            return QRect()
        corner = self._board.view.mapToGlobal(QPoint(0, 0))
        return spoken.rect.translated(corner)

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names are the table's; nobody else may change them."""

    def text(self, kind: QAccessible.Text) -> str:
        spoken = self._spoken
        if spoken is None:
            return ""
        if kind == QAccessible.Text.Name:
            return spoken.name
        return ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        spoken = self._spoken
        if spoken is None:
            state.invalid = True
            return state
        state.focusable = True
        state.selectable = not spoken.closed
        state.focused = spoken.focused
        state.selected = spoken.chosen
        state.disabled = spoken.closed
        return state

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()


class SpokenBoard(QAccessibleWidget):
    """A board view as a list of its places."""

    def __init__(self, view: BoardView, voice: Voice) -> None:
        super().__init__(view, QAccessible.Role.List)
        self.view = view
        self._voice = voice
        self._items: list[SpokenPlace] = []

    def alive(self) -> bool:
        return shiboken6.isValid(self.view)

    def children(self) -> list[Spoken]:
        return self._voice() if self.alive() else []

    def place(self, number: int) -> SpokenPlace:
        """The child with this number; the same object each time."""
        while len(self._items) <= number:
            self._items.append(SpokenPlace(self, len(self._items)))
        return self._items[number]

    # ---- Qt

    def childCount(self) -> int:
        return len(self.children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.place(index) if 0 <= index < self.childCount() else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._items.index(child) if isinstance(child, SpokenPlace) and child in self._items else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for number in range(self.childCount()):
            if self.place(number).rect().contains(x, y):
                return self.place(number)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        for number, spoken in enumerate(self.children()):
            if spoken.focused:
                return self.place(number)
        return None


_voices: dict[int, tuple[BoardView, Voice]] = {}
_faces: dict[int, SpokenBoard] = {}
_installed: list[Any] = []


def _factory(_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    if thing is None or not isinstance(thing, BoardView):
        return None
    known = _voices.get(id(thing))
    if known is None or known[0] is not thing:
        return None
    face = _faces.get(id(thing))
    if face is None or face.view is not thing:
        face = SpokenBoard(thing, known[1])
        _faces[id(thing)] = face
    return face


def give_voice(view: BoardView, voice: Voice) -> None:
    """Makes a board speak: `voice` tells its places whenever somebody asks."""
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed.append(_factory)
    key = id(view)
    _voices[key] = (view, voice)

    def forget() -> None:
        _voices.pop(key, None)
        _faces.pop(key, None)

    view.destroyed.connect(forget)


def tell_focus(view: BoardView, number: int) -> None:
    """Tells the screen reader that the cursor stands on the child with this number."""
    if not QAccessible.isActive():
        return
    event = QAccessibleEvent(view, QAccessible.Event.Focus)
    event.setChild(number)
    QAccessible.updateAccessibility(event)


def announce(widget: QWidget, text: str, urgent: bool = False) -> None:
    """Says a sentence once: whose turn, why refused, what was won."""
    event = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
