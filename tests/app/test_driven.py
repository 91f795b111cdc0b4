"""The program drives itself: the scripted run, the monkey, the picture of a board."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from exhibition_suite.app import demo, main, monkey, smoke
from exhibition_suite.bots.levels import level
from exhibition_suite.engine import Match, Rng, SeatSetup
from exhibition_suite.games import load_game

GAME = load_game("exhibition")


def finished() -> Match:
    seats = tuple(SeatSetup(name, "normal", sign) for name, sign in zip(("Hana", "オットー"), GAME.signs, strict=False))
    match = Match(GAME, GAME.Options(), seats, 3)
    bot, chance = level("greedy").make(), Rng(1)
    while match.state.seat >= 0:
        match.play(bot.choose(GAME, match.state.observe(match.state.seat), chance, level("greedy").limits).action)
    return match


def test_the_script_runs_to_its_end(qtbot: QtBot) -> None:
    lines: list[str] = []
    home = os.environ["EXHIBITION_SUITE_HOME"]
    assert smoke.run(lines.append) == 0, lines
    assert len(lines) == 8
    assert all(line.startswith("ok") for line in lines)
    assert os.environ["EXHIBITION_SUITE_HOME"] == home, "the person's own games were not touched"


@pytest.mark.parametrize("seed", [1, 2])
def test_the_monkey_breaks_nothing(qtbot: QtBot, seed: int) -> None:
    lines: list[str] = []
    assert monkey.run(seed=seed, steps=150, seconds=40, say=lines.append) == 0, lines


def test_the_monkey_tells_seed_and_gesture(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monkey._Monkey, "_disagreements", lambda _self: ["exh-1957 is nowhere"])
    lines: list[str] = []
    assert monkey.run(seed=7, steps=5, say=lines.append) == 1
    assert "seed 7" in lines[0]
    assert "exh-1957 is nowhere" in lines


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("ja", "dark")])
def test_the_board_as_a_picture(qtbot: QtBot, tmp_path: Path, language: str, theme: str) -> None:
    path = tmp_path / "絵" / "board.png"
    demo.board_png(finished(), path, language, theme, (1280, 720))
    image = QImage(str(path))
    assert image.size().toTuple() == (1280, 720)
    colours = {image.pixel(x, y) for x in range(0, 1280, 16) for y in range(0, 720, 16)}
    assert len(colours) > 100, "a board is not a blank page"
    assert (image.pixelColor(640, 715).lightness() < 128) is (theme == "dark")


def test_a_picture_that_cannot_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    with pytest.raises((FileExistsError, NotADirectoryError)):
        demo.board_png(finished(), blocked / "board.png")


def test_the_application_is_made_once(qtbot: QtBot) -> None:
    assert demo.off_screen_application() is demo.off_screen_application()
    main._stop_thinking()
