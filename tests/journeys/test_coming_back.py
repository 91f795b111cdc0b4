"""Leaving and coming back: by the menu, by closing the window, by another process, and after the program was killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from exhibition_suite.engine import Match
from tests.journeys.conftest import put_away
from tests.journeys.player import Player
from tests.journeys.ways import best, by_drag, play, skip_to

PROGRAM = Path(__file__).with_name("window_player.py")


def some_moves(person: Player, rounds: int = 3) -> None:
    skip_to(person, lambda state: state.round >= rounds)


def continue_button(person: Player) -> Any:
    return person.window.menu.doors["exhibition"].continue_button


def test_left_by_key_and_gone_on_with_from_the_menu(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    assert not continue_button(person).isVisible(), "nothing to go on with yet"
    person.begin("person", "easy", seed=5)
    some_moves(person)
    log, fingerprint = person.log, person.state.fingerprint()
    person.key("m")
    assert person.window.game is None
    assert any("saved" in word for word in person.seen()), "it says that the game is saved"
    assert continue_button(person).hasFocus()
    person.click(continue_button(person))
    assert person.log == log
    assert person.state.fingerprint() == fingerprint
    person.agrees()
    some_moves(person, 4)


def test_closed_in_the_middle_of_a_turn_and_opened_again(sit_down: Any) -> None:
    first = sit_down((1280, 720))
    first.begin("person", "easy", seed=5)
    some_moves(first, 2)
    play(first, by_drag, best(first))
    assert first.state.phase == "place"
    log, fingerprint = first.log, first.state.fingerprint()
    first.window.close()
    second = sit_down((1280, 720))
    second.key("c")
    assert second.log == log
    assert second.state.fingerprint() == fingerprint
    assert second.table.scenery.now[str(log[-1]).removeprefix("take ")].place == "hand"
    second.agrees()
    play(second, by_drag, best(second))


def test_two_windows_do_not_spoil_each_others_game(sit_down: Any) -> None:
    first = sit_down((1280, 720))
    first.begin("person", "easy", seed=5)
    some_moves(first, 2)
    second = sit_down((1280, 720))
    assert not continue_button(second).isVisible(), "the game that is being played is not offered"
    second.begin("person", "easy", seed=6)
    some_moves(second, 2)
    logs = first.log, second.log
    put_away(first)
    put_away(second)
    third = sit_down((1280, 720))
    third.key("c")
    assert third.log == logs[1], "the newer one is offered"
    third.key("m")
    third.click(third.window.menu.tiles["saved_games"])
    running = [row for row in third.sheet.rows if row.entry.kind == "autosave"]
    assert len(running) == 2


def test_killed_in_mid_game_and_gone_on_with(sit_down: Any, home: Path) -> None:
    """kill -9: at most the move in flight is lost, and what is offered is exactly a moment of the game."""
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    process = subprocess.Popen([sys.executable, str(PROGRAM), str(home), "5"], stdout=subprocess.PIPE, text=True, cwd=root, env=environment)
    assert process.stdout is not None
    told: list[list[str]] = []
    try:
        end = time.monotonic() + 60
        while len(told) < 7 and time.monotonic() < end:
            line = process.stdout.readline()
            assert line, "the program ended by itself"
            told.append(line.rstrip("\n").partition(" ")[2].split("|"))
        os.kill(process.pid, signal.SIGKILL)
        rest, _ = process.communicate(timeout=20)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
    told += [line.partition(" ")[2].split("|") for line in rest.splitlines() if line.count(" ") >= 1]
    person = sit_down((1280, 720))
    assert continue_button(person).isVisible()
    person.click(continue_button(person))
    whole = told[-1]
    log = person.log
    assert log[: len(whole) - 1] == whole[: len(log)][: len(whole) - 1]
    assert len(log) >= len(whole) - 2, f"{len(whole)} actions were seen, {len(log)} came back"
    again = Match.from_record(person.session.match.game, person.session.match.record())
    assert again.state.fingerprint() == person.state.fingerprint()
    person.agrees()
    some_moves(person, person.state.round + 1)


def test_a_game_that_was_left_is_gone_from_memory(sit_down: Any) -> None:
    person = sit_down((1280, 720))
    person.begin("person", "easy", seed=5)
    some_moves(person, 2)
    page = person.window.game
    person.key("m")
    person.wait()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert page is not None
    assert not shiboken6.isValid(page)
