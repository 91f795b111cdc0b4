"""A program for tests: plays a game that is kept on disk, says how many actions were made, and is killed from outside.

Run as `python player.py FOLDER SEED`; it resumes what it finds, else starts a new game.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


def main() -> int:
    sys.path.insert(0, str(Path(__file__).parents[2]))
    os.environ["EXHIBITION_SUITE_HOME"] = sys.argv[1]
    from PySide6.QtCore import QCoreApplication, QTimer

    from exhibition_suite.engine import Rng, SeatSetup
    from exhibition_suite.session import keeper
    from exhibition_suite.session.game_session import GameSession
    from exhibition_suite.session.near_thinker import NearThinker
    from exhibition_suite.storage.autosave import resumable

    keeper.MOMENT = 10.0  # no person is quicker than a disk, but this player on a busy machine is
    app = QCoreApplication([])
    found = resumable("exhibition")
    thinker = NearThinker(plain=True)
    if found:
        session = GameSession.resume(found[0], thinker=thinker)
        print("resumed", len(session.match.steps), *(str(step.action) for step in session.match.steps), sep="|", flush=True)
    else:
        seats = (SeatSetup("花子"), SeatSetup("Bot", "random"))
        session = GameSession.new("exhibition", {}, seats, 9, thinker=thinker)
        print("new", flush=True)
    session.set_bot_pause(0)
    chance = Rng(int(sys.argv[2]))

    def move(seat: int) -> None:
        if session.is_person(seat):
            QTimer.singleShot(0, lambda: play(seat))

    def play(seat: int) -> None:
        actions = session.match.state.actions()
        session.play(actions[chance.below(len(actions))])

    session.moved.connect(lambda events: print("at", len(session.match.steps), sep="|", flush=True))
    session.keeper.kept.connect(lambda: print("kept", flush=True))
    session.decision_changed.connect(move)
    session.finished.connect(app.quit)
    session.start()
    app.exec()
    session.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
