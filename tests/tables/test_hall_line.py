"""The line over the hall: chips keep a word as long as there is room for one."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from exhibition_suite.app.game_page import GamePage
from exhibition_suite.tables.exhibition.hall_line import LEVELS, HallLine
from tests.app.game_room import new_match, open_page, play_on


def seven_chips(qtbot: QtBot, size: tuple[int, int], language: str) -> GamePage:
    """A card is in hand, and the hall has points from all of seven lines."""
    match = play_on(
        new_match("person", "person", "person", "person", "person", secret_decade=True),
        lambda state: state.round >= 11 and state.seat == 0 and state.phase == "place",
    )
    return open_page(qtbot, match, size, curtain="never", language=language)


def told(line: HallLine) -> list[str]:
    """What the chips tell, as `LEVELS` calls it."""
    left = line.chips_left()
    return line.chip_levels(line._chips_room() - left)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_seven_chips_keep_their_words(qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    line = seven_chips(qtbot, size, language).table.hall_line
    assert line._facts is not None
    levels = told(line)
    assert len(levels) == 7
    assert sum(level in ("full", "word") for level in levels) >= (3 if line._small else 4)
    widths = {level: line._widths(level) for level in LEVELS}
    used = sum(widths[level][number] + (7.0 if not line._small else 6.0) for number, level in enumerate(levels))
    assert used <= line._chips_room() - line.chips_left() + 1, "none is left out"


def test_room_decides_how_much_a_chip_tells(qtbot: QtBot) -> None:
    line = seven_chips(qtbot, (1600, 900), "en").table.hall_line
    assert line._facts is not None
    amounts = []
    for room in (2000, 900, 600, 430, 300):
        levels = line.chip_levels(room)
        amounts.append(sum(len(LEVELS) - LEVELS.index(level) for level in levels))
    assert set(line.chip_levels(2000)) == {"full"}
    assert amounts == sorted(amounts, reverse=True)
    chip = line._facts.chips[0]
    points = chip.full.split()[-1]
    assert all(form.endswith(points) for form in (chip.word, chip.short)), "points are never lost"
