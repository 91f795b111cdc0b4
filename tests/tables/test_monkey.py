"""Seeded hands without a plan: whatever they do, the scene shows the model and nothing breaks."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

KEYS = [
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Space,
    Qt.Key.Key_D,
    Qt.Key.Key_H,
    Qt.Key.Key_C,
    Qt.Key.Key_E,
    Qt.Key.Key_O,
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_Tab,
]
GESTURES = int(os.environ.get("EXHIBITION_SUITE_GESTURES", "120"))
OPTIONS = [
    {},
    {"area1": "link", "area2": "one_decade", "area3": "unique_decades", "secret_decade": True},
    {"area1": "spread_years", "area2": "short_era", "area3": "antique"},
]


def places(person: Any) -> list[str]:
    return [*person.table.scenery.slots, "hand"]


def one_gesture(person: Any, rng: random.Random) -> str:
    table = person.table
    what = rng.choice(["drag", "drag", "click", "click", "click", "keys", "keys", "hover", "right", "half", "undo", "look", "size", "hall"])
    if what == "drag":
        person.drag(rng.choice(places(person)), rng.choice(places(person)))
    elif what == "click":
        person.click(rng.choice(places(person)))
    elif what == "keys":
        person.keys(*rng.choices(KEYS, k=rng.randint(1, 4)))
    elif what == "hover":
        person.hover(rng.choice(places(person)))
    elif what == "right":
        person.right_click(rng.choice(places(person)))
    elif what == "half":
        start, end = (person.point(rng.choice(places(person))) for _ in range(2))
        person.hold(start, end, 5)
        if rng.random() < 0.5:
            person.keys(rng.choice(KEYS))
        person.let_go(end + QPoint(rng.randint(-30, 30), rng.randint(-30, 30)))
    elif what == "undo" and rng.random() < 0.3:
        rng.choice([person.session.undo, person.session.redo])()
    elif what == "look" and rng.random() < 0.2:
        table.look.set(language=rng.choice(["en", "ja"]), theme=rng.choice(["light", "dark"]), confirm_moves=rng.random() < 0.5)
    elif what == "size" and rng.random() < 0.2:
        table.resize(rng.randint(1034, 1700), rng.randint(612, 1000))
        table.use_arrangement(rng.choice(["standard", "compact", None]))
    elif what == "hall" and rng.random() < 0.3:
        table.show_hall(rng.randrange(len(person.session.match.seats)))
    return what


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_hands_without_a_plan(sit_down: Any, seed: int) -> None:
    rng = random.Random(seed)
    person = sit_down(
        players=("person",) * (seed + 1), seed=seed, options=OPTIONS[seed - 1], motion=rng.choice(["none", "full"]), speed=4.0
    )
    played = 0
    for number in range(GESTURES):
        if person.session.curtain_for >= 0:
            person.session.open_curtain(person.session.curtain_for)
        what = one_gesture(person, rng)
        person.wait()
        if person.chooser is None and rng.random() < 0.3:
            person.table.wake()
        if not person.table.scenery.animator.running and not person.table.intent.dragging:
            wrong = person.table.scenery.disagreements()
            assert not wrong, (number, what, wrong)
        played = max(played, len(person.log))
        if person.state.seat < 0:
            break
    person.table.scenery.animator.finish()
    assert person.agrees()
    assert played > 3
    QTest.keyClick(person.table.view, Qt.Key.Key_Escape)
