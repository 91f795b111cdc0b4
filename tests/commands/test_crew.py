"""Processes of a command: none outlives it, however it ends."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

PATIENCE = 60.0
"""Seconds; on a machine with much to do, starting takes long."""


def children(pid: int) -> list[Path]:
    told = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii")
    return [Path("/proc", child) for child in told.split()]


def lives(process: Path) -> bool:
    """A process that has ended and that nobody has asked for its end is a zombie."""
    try:
        return process.joinpath("stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="Linux tells the children of a process")
@pytest.mark.parametrize("words", ["simulate --bots hard --games 1000 --workers 2", "fuzz --games 100000 --workers 2"])
def test_no_process_outlives_a_command_that_was_killed(words: str) -> None:
    command = subprocess.Popen([sys.executable, "-m", "exhibition_suite", *words.split()], stdout=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE
    try:
        while len(children(command.pid)) < 3 and time.monotonic() < end:  # two players, and what tracks their semaphores
            time.sleep(0.05)
        own = children(command.pid)
    finally:
        command.kill()
        command.wait()
    assert len(own) == 3
    while any(map(lives, own)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not [process.name for process in own if lives(process)]
