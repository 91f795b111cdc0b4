"""How quick the window is: first picture, picture after letting go of the mouse, autosave, memory over many games."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from .console import Console, Unable

REPEATS = 5
MOVES = 120
GAMES = 50
WARM_UP = 5
"""Games before the memory is first looked at: fonts, pictures and caches are filled by then."""
SAVES = 60

_WATCH = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
class Watch(QObject):
    def __init__(self, then):
        super().__init__(); self.then = then; self.seen = False
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and not self.seen:
            self.seen = True; QTimer.singleShot(0, self.then)
        return False
def tell(*times):
    print(*times); sys.stdout.flush()
"""
BARE = (
    _WATCH
    + """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
app = QApplication(["bare"])
view = QGraphicsView(QGraphicsScene()); view.resize(1280, 720)
def done():
    tell(time.monotonic()); app.quit()
watch = Watch(done); view.installEventFilter(watch); view.show(); app.exec()
"""
)
PROGRAM = (
    "from exhibition_suite import cli\nfrom exhibition_suite.app.main import started\n"  # before Qt, as the program does
    + _WATCH
    + """
app, window, reporter = started(["exhibition-suite"]); window.resize(1280, 720)
times = []
def menu():
    times.append(time.monotonic()); window.after_first_paint(); QTimer.singleShot(200, begin)
def begin():
    from exhibition_suite.app.new_game.plan import Plan, SeatPlan
    times.append(time.monotonic())
    window.start_plan(Plan("exhibition", (SeatPlan("A", "person", "zeppelin"), SeatPlan("B", "normal", "ford")), {}, False, 1))
    watch.then = table; watch.seen = False; window.game.installEventFilter(watch)
def table():
    times.append(time.monotonic()); tell(*times); reporter.uninstall(); window.close(); app.quit()
watch = Watch(menu); window.installEventFilter(watch); window.show(); app.exec()
"""
)


def measure(console: Console) -> dict[str, Any]:
    """All figures, in milliseconds and megabytes. Raises `Unable` in the packed program, which has no interpreter to compare with."""
    if getattr(sys, "frozen", False):
        raise Unable(console.say("cli.unable.bench"))
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    kept = os.environ.get("EXHIBITION_SUITE_HOME")
    with tempfile.TemporaryDirectory(prefix="exhibition-suite-bench-") as home:
        os.environ["EXHIBITION_SUITE_HOME"] = home
        try:
            return {**first_pictures(console), **_inside(console)}
        finally:
            if kept is None:
                del os.environ["EXHIBITION_SUITE_HOME"]
            else:
                os.environ["EXHIBITION_SUITE_HOME"] = kept


def first_pictures(console: Console) -> dict[str, Any]:
    """Milliseconds to the first picture: of a bare view and of the menu from the start of the process, of a table from the order.

    A ratio is that of a usual round: the two of a round follow each other, while the machine may become slower or quicker in between.
    """
    progress = console.progress(REPEATS * 2)
    bare, menu, table = [], [], []
    for round_number in range(REPEATS + 1):  # the first round only warms the disk's cache
        began, times = _child(BARE, console)
        first = times[0] - began
        began, times = _child(PROGRAM, console)
        if round_number:
            bare.append(first)
            menu.append(times[0] - began)
            table.append(times[2] - times[1])
            progress.step(2)
    progress.close()
    return {
        "bare_ms": round(1000 * statistics.median(bare), 1),
        "menu_ms": round(1000 * statistics.median(menu), 1),
        "menu_ratio": round(statistics.median(one / base for one, base in zip(menu, bare, strict=True)), 2),
        "table_ms": round(1000 * statistics.median(table), 1),
        "table_ratio": round(statistics.median(one / base for one, base in zip(table, bare, strict=True)), 2),
    }


def _child(script: str, console: Console) -> tuple[float, list[float]]:
    """When a fresh interpreter was started with a script, and the moments it tells."""
    root = str(Path(__file__).resolve().parents[2])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])}
    # An installed program has its compiled modules beside it; a checkout may not keep any, so the first round makes them.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(Path(os.environ["EXHIBITION_SUITE_HOME"]) / "compiled")
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode or not done.stdout.strip():
        raise Unable(console.say("cli.unable.child", why=(done.stderr.strip().splitlines() or ["?"])[-1]))
    return began, [float(word) for word in done.stdout.split()[-3:]]


def _inside(console: Console) -> dict[str, Any]:
    """What is measured in a window of this process."""
    from PySide6.QtWidgets import QApplication

    from exhibition_suite.app.look import Look
    from exhibition_suite.app.main import open_window
    from exhibition_suite.session.thinker import shared_thinker

    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(["exhibition-suite"])
    look = Look({"language": "en", "theme": "light", "motion": "none", "speed": 0.0, "bot_pause": 0, "bot_speed": 4.0}, keep=True)
    window: Any = open_window(look)
    window.resize(1280, 720)
    window.show()
    app.processEvents()
    try:
        return {**_release(app, window, console), **_autosave(window), **_memory(app, window, console)}
    finally:
        window.close()
        app.processEvents()
        shared_thinker().close()


def _begin(app: Any, window: Any, seed: int, seats: int = 2) -> Any:
    """A game between people on the table."""
    from exhibition_suite.app.new_game.plan import Plan, SeatPlan
    from exhibition_suite.games import load_game

    signs = load_game("exhibition").signs
    window.start_plan(Plan("exhibition", tuple(SeatPlan(f"P{n + 1}", "person", signs[n]) for n in range(seats)), {}, False, seed))
    app.processEvents()
    return window.game


def _leave(app: Any, window: Any) -> None:
    """Puts the table away for good: widgets that wait for their end only go in an event loop or when told to."""
    from PySide6.QtCore import QCoreApplication, QEvent

    window.leave_game()
    app.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.processEvents()


def _release(app: Any, window: Any, console: Console) -> dict[str, Any]:
    """Milliseconds from letting go of a card to the painted result, while the strongest bot thinks in its own process all the time.

    The picture is the one of the piece where it was let go; the lights of the next decision and the words around the board follow it,
    and are measured too.
    """
    from exhibition_suite.app.hands import Hands
    from exhibition_suite.session.questions import question
    from exhibition_suite.session.thinker import shared_thinker

    progress = console.progress(MOVES)
    hands = Hands(window)
    thinker = shared_thinker()
    times: list[tuple[float, float]] = []
    seed = 0
    page = None
    while len(times) < MOVES:
        if page is None or page.session.over:
            if page is not None:
                _leave(app, window)
            seed += 1
            page = _begin(app, window, seed)
        ticket = thinker.ask(question(page.session.match, "expert"))
        end = time.monotonic() + 0.05
        while time.monotonic() < end:  # the question is on its way, the worker is at it
            app.processEvents()
        spans = _drag(app, page, hands)
        thinker.cancel(ticket)
        if spans is not None:
            times.append(spans)
            progress.step()
    _leave(app, window)
    progress.close()
    first, whole = (sorted(1000 * each for each in column) for column in zip(*times, strict=True))
    return {
        "release_median_ms": round(statistics.median(first), 2),
        "release_p99_ms": round(_of_hundred(first, 99), 2),
        "followed_median_ms": round(statistics.median(whole), 2),
        "followed_p99_ms": round(_of_hundred(whole, 99), 2),
        "release_moves": len(times),
    }


def _of_hundred(ordered: list[float], rank: int) -> float:
    """A percentile of ordered figures."""
    return ordered[min(len(ordered) - 1, rank * len(ordered) // 100)]


def _drag(app: Any, page: Any, hands: Any) -> tuple[float, float] | None:
    """Drags a good move as a person does, and plays it.

    Returns seconds from the release to the picture of the piece, and until all around it has followed; None where the move is none
    for dragging.
    """
    from PySide6.QtCore import Qt

    session, table = page.session, page.table
    state = session.match.state
    game = session.match.game
    action = str(max(state.actions(), key=lambda each: game.merit(state, each)))
    verb, _, what = action.partition(" ")
    before = len(session.match.steps)
    spans = None
    if verb in ("take", "place"):

        def point(place: str) -> Any:
            view = table.view
            return view.viewport().mapTo(page.window(), view.mapFromScene(table.scenery.layout.rect(place).center()))

        start = point(table.scenery.now[what].place if verb == "take" else "hand")
        end = point("hand" if verb == "take" else "depot@1" if what == "depot" else what)
        hands.press(start)
        for part in range(1, 5):
            hands.move(start + (end - start) * part / 4, Qt.MouseButton.LeftButton)
            app.processEvents()
        began = time.perf_counter()
        hands.release(end)
        app.processEvents()
        first = time.perf_counter() - began
        while not page.settled:
            app.processEvents()
        spans = first, time.perf_counter() - began
    if len(session.match.steps) == before:  # a card that is placed stands raised there until the move is confirmed
        spans = spans if table.intent.pending else None
        session.play(action)
        app.processEvents()
    return spans


def _autosave(window: Any) -> dict[str, Any]:  # noqa: ARG001
    """Milliseconds to write a game near its end to the disk, safely."""
    from exhibition_suite.engine import Match, SeatSetup
    from exhibition_suite.games import load_game
    from exhibition_suite.storage.autosave import Autosave
    from exhibition_suite.storage.saves import Summary

    game: Any = load_game("exhibition")
    match = Match(game, game.Options(), tuple(SeatSetup(f"P{n}") for n in range(4)), 1)
    for _ in range(100):
        match.play(max(match.state.actions(), key=lambda action: game.merit(match.state, action)))
    autosave = Autosave.create("exhibition")
    times = []
    for number in range(SAVES):
        began = time.perf_counter()
        autosave.write(match.record(), Summary(number))
        times.append(1000 * (time.perf_counter() - began))
    autosave.discard()
    times.sort()
    return {"autosave_median_ms": round(statistics.median(times), 2), "autosave_max_ms": round(times[-1], 2)}


def _resident() -> float:
    """Megabytes of this process in memory; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _memory(app: Any, window: Any, console: Console) -> dict[str, Any]:
    """Growth of the process over many whole games in the window."""
    import gc

    progress = console.progress(WARM_UP + GAMES)
    first = 0.0
    for number in range(WARM_UP + GAMES):
        page = _begin(app, window, 1000 + number, 3)
        session = page.session
        game = session.match.game
        while not session.over:
            state = session.match.state
            session.play(str(max(state.actions(), key=lambda action: game.merit(state, action))))
            app.processEvents()
        while not page.settled:  # the score sheet follows the last move
            app.processEvents()
        _leave(app, window)
        progress.step()
        if number == WARM_UP - 1:
            gc.collect()
            first = _resident()
    gc.collect()
    app.processEvents()
    progress.close()
    last = _resident()
    return {"memory_first_mb": round(first, 1), "memory_last_mb": round(last, 1), "memory_growth_mb": round(last - first, 2)}


GOALS: dict[str, float] = {
    "menu_ratio": 1.5,
    "table_ratio": 1.5,
    "release_p99_ms": 16.0,
    "autosave_max_ms": 20.0,
    "memory_growth_mb": 5.0,
}
"""Figures with a goal: at most so much."""
SHOWN = (
    "bare_ms", "menu_ms", "menu_ratio", "table_ms", "table_ratio", "release_median_ms", "release_p99_ms", "followed_median_ms",
    "followed_p99_ms", "autosave_median_ms", "autosave_max_ms", "memory_first_mb", "memory_growth_mb",
)  # fmt: skip


def tell(found: dict[str, Any], console: Console) -> None:
    """The table."""
    none = console.say("cli.bench.none")
    goals = {name: console.say("cli.bench.at_most", goal=f"{goal:g}") for name, goal in GOALS.items()}
    rows = [[console.say(f"cli.bench.{name}"), f"{found[name]:.2f}", goals.get(name, none)] for name in SHOWN]
    console.table([console.say("cli.bench.window"), console.say("cli.bench.figure"), console.say("cli.bench.goal")], rows)
    console.line()
