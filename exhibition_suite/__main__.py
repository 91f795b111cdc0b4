"""Starts the program: `python -m exhibition_suite`, the command `exhibition-suite` and the packed program."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line and give its exit code."""
    if getattr(sys, "frozen", False):  # in the packed program a bot's worker process is started as this same file
        from multiprocessing import freeze_support

        freeze_support()
    from exhibition_suite.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
