"""The one animator of a board: moves explain what happened, then leave.

The model is final before an animation starts, so every animation may be cut short: by a key, a click, a new move, another window size.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Signal,
)
from PySide6.QtWidgets import QGraphicsObject

from .theme import tokens

FADE_MS = 120
LONG_WAY = 500.0
"""Board units above which a flight takes its longest time."""


def standard_curve() -> QEasingCurve:
    """The suite's standard easing, a cubic Bezier curve."""
    return bezier("standard")


def bezier(name: str) -> QEasingCurve:
    """An easing of the design tokens by name (`standard`, `enter`, `exit`)."""
    x1, y1, x2, y2 = tokens()["motion"]["easing"][name]
    curve = QEasingCurve(QEasingCurve.Type.BezierSpline)
    curve.addCubicBezierSegment(QPointF(x1, y1), QPointF(x2, y2), QPointF(1, 1))
    return curve


@dataclass(slots=True)
class Step:
    """Things that move at the same time.

    Attributes:
        moves: (item, centre, angle): fly there.
        enters: (item, centre, angle, from): appear, coming from a point or fading in where there is none.
        leaves: items that fade away.
        before: called when the step begins.
        after: called when it has ended, also where it was cut short.
        pause: milliseconds to wait afterwards, at full speed.
    """

    moves: list[tuple[QGraphicsObject, QPointF, float]] = field(default_factory=list)
    enters: list[tuple[QGraphicsObject, QPointF, float, QPointF | None]] = field(default_factory=list)
    leaves: list[QGraphicsObject] = field(default_factory=list)
    before: Callable[[], None] | None = None
    after: Callable[[], None] | None = None
    pause: int = 0


class Animator(QObject):
    """Plays steps one after another.

    Attributes:
        speed: factor of all durations' inverse; 0 makes everything instant.
        reduced: pieces fade out here and in there instead of flying.

    Signals:
        finished: all steps have ended.
    """

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self.reduced = False
        self._steps: list[Step] = []
        self._running: QAbstractAnimation | None = None
        self._shaking: QPropertyAnimation | None = None
        self._now: Step | None = None

    @property
    def running(self) -> bool:
        return self._now is not None

    def play(self, steps: list[Step]) -> None:
        """Queues steps; they start at once if nothing runs."""
        self._steps.extend(steps)
        if self._now is None:
            self._next()

    def finish(self) -> None:
        """Everything lies where it belongs, now."""
        self._end_shake()
        while self._now is not None:
            self._end_now()

    def shake(self, item: QGraphicsObject) -> None:
        """Two short shakes of 3 units: refused. With reduced motion nothing moves."""
        if self.reduced or self.speed == 0:
            return
        self._end_shake()
        home = item.pos()
        motion = QPropertyAnimation(item, b"pos", self)
        motion.setDuration(160)
        motion.setStartValue(home)
        for share, shift in ((0.2, -3), (0.4, 3), (0.6, -3), (0.8, 3)):
            motion.setKeyValueAt(share, home + QPointF(shift, 0))
        motion.setEndValue(home)
        motion.finished.connect(self._end_shake)
        self._shaking = motion
        motion.start()

    def _end_shake(self) -> None:
        motion, self._shaking = self._shaking, None
        if motion is not None:
            motion.setCurrentTime(motion.duration())
            motion.stop()
            motion.deleteLater()

    def _ms(self, milliseconds: float) -> int:
        return 0 if self.speed <= 0 else round(milliseconds / self.speed)

    def _next(self) -> None:
        while self._steps:
            self._now = self._steps.pop(0)
            if self._now.before is not None:
                self._now.before()
            animation = self._animation(self._now) if self.speed > 0 else None
            if animation is not None and animation.totalDuration() > 0:
                self._running = animation
                animation.finished.connect(self._end_now)
                animation.start()
                return
            self._settle(self._now)
        self._now = None
        self._running = None
        self.finished.emit()

    def _end_now(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.finished.disconnect(self._end_now)
            running.stop()
            running.deleteLater()
        if self._now is not None:
            self._settle(self._now)
        self._next()

    def _settle(self, step: Step) -> None:
        for item, centre, angle in step.moves:
            _lay(item, centre, angle)
        for item, centre, angle, _ in step.enters:
            _lay(item, centre, angle)
        for item in step.leaves:
            item.setOpacity(0)
        if step.after is not None:
            step.after()

    def _animation(self, step: Step) -> QSequentialAnimationGroup | None:
        if not (step.moves or step.enters or step.leaves or step.pause):
            return None
        together = QParallelAnimationGroup()
        for item, centre, angle in step.moves:
            together.addAnimation(self._flight(item, centre, angle))
        for item, centre, angle, start in step.enters:
            together.addAnimation(self._entrance(item, centre, angle, start))
        for item in step.leaves:
            together.addAnimation(self._fade(item, item.opacity(), 0.0, FADE_MS))
        whole = QSequentialAnimationGroup(self)
        whole.addAnimation(together)
        if step.pause:
            whole.addAnimation(QPauseAnimation(self._ms(step.pause)))
        return whole

    def _flight(self, item: QGraphicsObject, centre: QPointF, angle: float) -> QAbstractAnimation:
        way = (centre - item.pos()).manhattanLength()
        if self.reduced and way > 0:
            return self._jump(item, centre, angle)
        milliseconds = self._ms(320 + 100 * min(1.0, way / LONG_WAY)) if way > 0 else self._ms(120)
        both = QParallelAnimationGroup()
        for name, value in ((b"pos", centre), (b"rotation", angle), (b"scale", _scale(item))):
            motion = QPropertyAnimation(item, name)
            motion.setDuration(milliseconds)
            motion.setEndValue(value)
            motion.setEasingCurve(standard_curve())
            both.addAnimation(motion)
        return both

    def _jump(self, item: QGraphicsObject, centre: QPointF, angle: float) -> QAbstractAnimation:
        there_and_in = QSequentialAnimationGroup()
        out = self._fade(item, item.opacity(), 0.0, FADE_MS / 2)
        out.finished.connect(partial(_move, item, centre, angle))
        there_and_in.addAnimation(out)
        there_and_in.addAnimation(self._fade(item, 0.0, 1.0, FADE_MS / 2))
        return there_and_in

    def _entrance(self, item: QGraphicsObject, centre: QPointF, angle: float, start: QPointF | None) -> QAbstractAnimation:
        item.setRotation(angle)
        fade = self._fade(item, 0.0, 1.0, 180 if not self.reduced else FADE_MS)
        item.setOpacity(0.0)
        if start is None or self.reduced:
            item.setPos(centre)
            return fade
        item.setPos(start)
        both = QParallelAnimationGroup()
        motion = QPropertyAnimation(item, b"pos")
        motion.setDuration(self._ms(220))
        motion.setStartValue(start)
        motion.setEndValue(centre)
        motion.setEasingCurve(bezier("enter"))
        both.addAnimation(motion)
        both.addAnimation(fade)
        return both

    def _fade(self, item: QGraphicsObject, start: float, end: float, milliseconds: float) -> QPropertyAnimation:
        fade = QPropertyAnimation(item, b"opacity")
        fade.setDuration(self._ms(milliseconds))
        fade.setStartValue(start)
        fade.setEndValue(end)
        return fade


def _move(item: QGraphicsObject, centre: QPointF, angle: float) -> None:
    item.setPos(centre)
    item.setRotation(angle)


def _lay(item: QGraphicsObject, centre: QPointF, angle: float) -> None:
    _move(item, centre, angle)
    item.setScale(_scale(item))
    item.setOpacity(1.0)


def _scale(item: QGraphicsObject) -> float:
    """The size at which an item rests."""
    return float(getattr(item, "resting_scale", 1.0))
