"""Moving the keyboard focus: by arrows to the nearest control in that direction, and by Tab round inside one part of the window."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QWidget

_WAYS = {"Key_Left": (-1, 0), "Key_Right": (1, 0), "Key_Up": (0, -1), "Key_Down": (0, 1)}
"""Arrow key -> which way it goes, right and down."""


def stops(container: QWidget) -> list[QWidget]:
    """What Tab can reach inside `container`, in the order of Tab. Of a group of radio buttons only the chosen one."""
    found: list[QWidget] = []
    at = container.nextInFocusChain()
    seen = set()
    while at is not None and at not in seen:
        seen.add(at)
        if container.isAncestorOf(at) and _reachable(at):
            found.append(at)
        if at is container:
            break
        at = at.nextInFocusChain()
    return found


def _reachable(widget: QWidget) -> bool:
    if not widget.isVisible() or not widget.isEnabled() or not widget.focusPolicy() & QtCore.Qt.FocusPolicy.TabFocus:
        return False
    if widget.focusProxy() is not None:
        return False
    if isinstance(widget, QAbstractButton):
        group = widget.group()
        if group is not None and group.exclusive() and group.checkedButton() not in (None, widget):
            return False
    return True


def step_focus(container: QWidget, forward: bool) -> bool:
    """Moves the focus to the next or previous stop inside `container`, round at its ends."""
    order = stops(container)
    if not order:
        return False
    now = container.window().focusWidget()
    if now in order:
        place = order.index(now) + (1 if forward else -1)
    else:
        place = 0 if forward else -1
    reason = QtCore.Qt.FocusReason.TabFocusReason if forward else QtCore.Qt.FocusReason.BacktabFocusReason
    order[place % len(order)].setFocus(reason)
    return True


def arrow_focus(container: QWidget, key: int) -> bool:
    """Moves the focus to the nearest stop in the direction of an arrow key; False for other keys or where nothing lies there."""
    way = _WAYS.get(QtCore.Qt.Key(key).name)
    now = container.window().focusWidget()
    if way is None:
        return False
    if now is None or not container.isAncestorOf(now):
        return step_focus(container, True)
    here = _middle(now)
    best: tuple[float, QWidget] | None = None
    for stop in stops(container):
        if stop is now:
            continue
        there = _middle(stop)
        along = (there.x() - here.x()) * way[0] + (there.y() - here.y()) * way[1]
        aside = abs((there.x() - here.x()) * way[1]) + abs((there.y() - here.y()) * way[0])
        reach = (stop.height() if way[1] else stop.width()) / 2
        if along <= min(8, reach):
            continue
        far = along + aside * 2.2
        if best is None or far < best[0]:
            best = (far, stop)
    if best is None:
        return False
    best[1].setFocus(QtCore.Qt.FocusReason.TabFocusReason)
    return True


def _middle(widget: QWidget) -> QPoint:
    return widget.mapToGlobal(widget.rect().center())
