"""The keyboard cursor's geometry."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from exhibition_suite.board.cursor import cycle, nearest, next_group

GRID = {f"{x}{y}": QRectF(x * 110, y * 60, 100, 50) for x in range(4) for y in range(3)}


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [("11", "left", "01"), ("11", "right", "21"), ("11", "up", "10"), ("11", "down", "12"), ("00", "up", None), ("00", "left", None)],
)
def test_straight_neighbours(start: str, direction: str, end: str | None) -> None:
    assert nearest(GRID, start, direction) == end  # type: ignore[arg-type]


def test_from_everywhere_everything_can_be_reached() -> None:
    for start in GRID:
        seen, todo = {start}, [start]
        while todo:
            at = todo.pop()
            for direction in ("left", "right", "up", "down"):
                end = nearest(GRID, at, direction)  # type: ignore[arg-type]
                if end and end not in seen:
                    seen.add(end)
                    todo.append(end)
        assert seen == set(GRID)


def test_an_unknown_start_goes_to_the_first() -> None:
    assert nearest(GRID, "nowhere", "up") == "00"
    assert nearest({}, "nowhere", "up") is None


def test_groups_and_cycles() -> None:
    groups = [["a", "b"], [], ["c"]]
    assert next_group(groups, "b", 1) == "c"
    assert next_group(groups, "c", -1) == "a"
    assert next_group(groups, "c", 1) is None
    assert next_group(groups, "x", 1) == "a"
    assert cycle(["a", "b", "c"], "c", 1) == "a"
    assert cycle([], "c", 1) is None
