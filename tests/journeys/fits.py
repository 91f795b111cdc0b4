"""Looks for words that do not fit, controls that stick out of what holds them, and neighbours that lie on each other."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QAbstractSlider, QComboBox, QLabel, QLineEdit, QWidget

from exhibition_suite.app.lettering import Lettering
from tests.journeys.player import visible

CONTROLS = (QLabel, QAbstractButton, QComboBox, QLineEdit, QAbstractSlider)


def misfits(window: QWidget) -> list[str]:
    """What does not fit in the visible part of a window, in words for a developer."""
    found: list[str] = []
    parts = [part for part in visible(window) if part.width() > 1 and part.height() > 1 and not _covered_by_policy(part)]
    for part in parts:
        found += _clipped(part)
        found += _sticking_out(part, window)
    found += _overlapping(parts)
    return found


def _covered_by_policy(part: QWidget) -> bool:
    """What Qt makes for itself inside its own parts: arrows of scroll bars, the field inside a list."""
    at = part.parentWidget()
    while at is not None:
        if isinstance(at, (QComboBox, QLineEdit)):
            return True
        at = at.parentWidget()
    return False


def name_of(part: QWidget) -> str:
    text = part.text() if isinstance(part, (QLabel, QAbstractButton, QLineEdit)) else ""
    return f"{type(part).__name__} “{text or part.accessibleName() or part.objectName()}”"


def _clipped(part: QWidget) -> list[str]:
    size = f"{part.width()}x{part.height()}"
    if isinstance(part, Lettering):
        if part.text() and part.shortened():
            may = part._shrink or part.lines > 1
            if not may:
                return [f"{name_of(part)} is cut at {size}"]
            if part.text() not in part.toolTip():
                return [f"{name_of(part)} is cut at {size} and cannot be read anywhere"]
        return []
    if isinstance(part, QLabel) and part.text():
        wide = 0 if part.wordWrap() else part.sizeHint().width()
        high = part.heightForWidth(part.width()) if part.wordWrap() else part.sizeHint().height()
        if part.width() < wide - 1 or part.height() < high - 1:
            return [f"{name_of(part)} needs {wide}x{high}, has {size}"]
    if isinstance(part, (QAbstractButton, QComboBox)):
        least = part.minimumSizeHint()
        if part.width() < least.width() - 1 or part.height() < least.height() - 1:
            return [f"{name_of(part)} needs {least.width()}x{least.height()}, has {size}"]
    return []


def _sticking_out(part: QWidget, window: QWidget) -> list[str]:
    if not isinstance(part, CONTROLS):
        return []
    size = part.size()
    if isinstance(part, QLabel) and not part.wordWrap() and part.alignment() & Qt.AlignmentFlag.AlignLeft:
        size = size.boundedTo(part.sizeHint())  # where its words end, not the room it was given
    at = part.parentWidget()
    while at is not None and at is not window.parentWidget():
        rect = QRect(part.mapTo(at, QPoint(0, 0)), size)
        scrolls = isinstance(at, QAbstractScrollArea) or isinstance(at.parentWidget(), QAbstractScrollArea)
        if scrolls:
            if not _goes_sideways(at) and (rect.left() < -1 or rect.right() > at.width() + 1):
                return [f"{name_of(part)} sticks out of what scrolls: {rect.getRect()} of {at.width()} px"]
            return []
        if not at.rect().adjusted(-1, -1, 1, 1).contains(rect):
            return [f"{name_of(part)} sticks out of {name_of(at)}: {rect.getRect()} of {at.size().toTuple()}"]
        if at is window:
            break
        at = at.parentWidget()
    return []


def _goes_sideways(at: QWidget) -> bool:
    """It scrolls left and right too, for windows that are smaller than any that is promised to be enough."""
    area = at if isinstance(at, QAbstractScrollArea) else at.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def _overlapping(parts: list[QWidget]) -> list[str]:
    found = []
    by_parent: dict[int, list[QWidget]] = {}
    for part in parts:
        if isinstance(part, CONTROLS) and not (isinstance(part, QLabel) and not part.text()):
            by_parent.setdefault(id(part.parentWidget()), []).append(part)
    for family in by_parent.values():
        for number, part in enumerate(family):
            for other in family[:number]:
                both = part.geometry().intersected(other.geometry())
                if both.width() > 1 and both.height() > 1:
                    found.append(f"{name_of(part)} lies on {name_of(other)} by {both.width()}x{both.height()}")
    return found
