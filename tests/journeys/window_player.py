"""A program for tests: the real window in a process of its own, played by hand, killed from outside.

Run as `python window_player.py FOLDER SEED`. It begins a game by its dialog, makes moves by hand for ever, and says after each what the
game is: one line of the notation of all actions so far, with their number.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


def main() -> int:
    sys.path.insert(0, str(Path(__file__).parents[2]))
    os.environ["EXHIBITION_SUITE_HOME"] = sys.argv[1]
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from exhibition_suite.app.look import Look
    from exhibition_suite.app.main import open_window
    from exhibition_suite.session import game_session
    from exhibition_suite.session.near_thinker import NearThinker
    from tests.journeys.player import Player
    from tests.journeys.ways import best, by_clicks

    app = QApplication([])
    thinker = NearThinker(plain=True)
    game_session.shared_thinker = lambda: thinker  # type: ignore[assignment,return-value]
    look = Look({"language": "en", "theme": "light", "motion": "none", "speed": 0.0, "bot_pause": 0}, keep=True)
    person = Player(open_window(look))
    person.window.resize(1280, 720)
    person.window.show()
    person.window.after_first_paint()
    app.processEvents()
    person.new_game("person", "easy", seed=int(sys.argv[2]))
    while person.my_turn():
        by_clicks(person, best(person))
        print(len(person.log), "|".join(person.log), sep=" ", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
