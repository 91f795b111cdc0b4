"""Processes that play at once for a command, and never outlive it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def spread(work: Callable[[Task], Result], tasks: Sequence[Task], workers: int, chunksize: int = 1) -> Iterator[Result]:
    """Does the work on all tasks and gives the results in their order."""
    if workers < 2 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(min(workers, len(tasks)), get_context("spawn"), _end_with_the_command) as pool:
        try:
            yield from pool.map(work, tasks, chunksize=chunksize)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _end_with_the_command() -> None:
    """A command that was killed cannot end its processes, and theirs would wait for the next task for ever."""
    Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    command = parent_process()
    if command is not None:
        command.join()
        os._exit(1)  # in the midst of a game that nobody waits for
