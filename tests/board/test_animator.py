"""The animator: motion may be cut short at any moment, and always ends where it should."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from exhibition_suite.board.animator import Animator, Step
from exhibition_suite.board.arrangement import Piece
from exhibition_suite.board.piece import PieceItem


@pytest.fixture
def stage(qapp: Any) -> Any:
    scene = QGraphicsScene()
    items = [PieceItem(Piece(name, "start"), QSizeF(40, 20), 3) for name in ("a", "b")]
    for item in items:
        scene.addItem(item)
    animator = Animator(scene)
    return scene, animator, items


def test_speed_zero_is_instant(stage: Any, qtbot: Any) -> None:
    _, animator, (a, _) = stage
    animator.speed = 0
    with qtbot.waitSignal(animator.finished, timeout=100):
        animator.play([Step(moves=[(a, QPointF(100, 50), 180.0)])])
    assert a.pos() == QPointF(100, 50)
    assert a.rotation() == 180
    assert not animator.running


def test_steps_follow_one_another_and_finish_cuts_all_short(stage: Any) -> None:
    _, animator, (a, b) = stage
    calls: list[str] = []
    animator.play(
        [
            Step(moves=[(a, QPointF(10, 0), 0.0)], before=lambda: calls.append("1"), after=lambda: calls.append("1 done")),
            Step(moves=[(b, QPointF(20, 0), 0.0)], before=lambda: calls.append("2"), after=lambda: calls.append("2 done")),
        ]
    )
    assert animator.running
    assert calls == ["1"]
    animator.finish()
    assert calls == ["1", "1 done", "2", "2 done"]
    assert (a.pos(), b.pos()) == (QPointF(10, 0), QPointF(20, 0))
    assert not animator.running


@pytest.mark.parametrize("reduced", [False, True])
def test_motion_runs_by_itself(stage: Any, qtbot: Any, reduced: bool) -> None:
    _, animator, (a, b) = stage
    animator.speed, animator.reduced = 8.0, reduced
    with qtbot.waitSignal(animator.finished, timeout=3000):
        animator.play([Step(moves=[(a, QPointF(300, 40), 0.0)], enters=[(b, QPointF(5, 5), 0.0, QPointF(0, -50))])])
    assert a.pos() == QPointF(300, 40)
    assert b.pos() == QPointF(5, 5)
    assert b.opacity() == 1.0


def test_a_shake_ends_at_home_and_is_none_with_reduced_motion(stage: Any, qtbot: Any) -> None:
    _, animator, (a, _) = stage
    a.setPos(7, 8)
    animator.shake(a)
    qtbot.wait(230)
    assert a.pos() == QPointF(7, 8)
    animator.reduced = True
    animator.shake(a)
    assert a.pos() == QPointF(7, 8)
