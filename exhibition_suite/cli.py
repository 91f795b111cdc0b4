"""The way in: without words the window opens at once, and nothing is loaded that it does not need; words are for the command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Opens the window, or does what the words ask; gives the exit code, see `commands.line`."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given:
        from exhibition_suite.commands import line

        return line.run(given)
    try:
        from exhibition_suite.app.main import run

        return run([sys.argv[0]])
    except (Exception, KeyboardInterrupt):
        from exhibition_suite.commands import line

        return line.ended()
