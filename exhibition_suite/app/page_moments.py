"""Past moments on the page of a game: stepping through, and pointing at a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from .log_lines import lines_of
from .trail_arrow import TrailArrow

if TYPE_CHECKING:
    from .game_page import GamePage

POINT_AFTER = 120
"""Milliseconds the pointer rests on a line of the log before its move is shown."""


class Moments(QObject):
    """The replay of one page.

    Attributes:
        arrow: shows the move of a line of the log.
    """

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self.arrow = TrailArrow(page)
        self._step = -1
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(POINT_AFTER)
        self._rest.timeout.connect(self._point)
        bar = page.replay_bar
        bar.moved.connect(self._show_step)
        bar.closed.connect(self.leave)
        bar.branch_asked.connect(self._branch)

    @property
    def replaying(self) -> bool:
        """A past moment is shown."""
        return self._page.replay_bar.replay is not None

    def show(self, step: int) -> None:
        """Shows the moment after `step` actions, with the bar to step on."""
        page = self._page
        if page.overlays.shut() or not page.session.match.steps:
            return
        page.catch_up()
        page.keep_sheet_away()
        step = min(step, len(page.session.match.steps))  # the line of a move just taken back may still have been there to press
        self.point(-1)
        page.overlays.drop_advice()
        page.overlays.close_sheet()
        page.overlays.callout.clear()
        page.overlays.chip.withdraw()
        page.session.hold("replay")
        if page.replay_bar.replay is None:
            page.replay_bar.show()
            page.replay_bar.open(page.session.replay(page), step, not page.session.over)
        else:
            page.replay_bar.replay.jump(step)
        page.lay_out()
        page.replay_bar.raise_()

    def show_last_round(self) -> None:
        """Plays the last full round once more (of the first one, what there is)."""
        steps = self._page.session.match.steps
        begins = [number for number, step in enumerate(steps, 1) if any(event.id == "round" for event in step.events)]
        self.show(begins[-2] if len(begins) > 1 else 0)
        if self._page.replay_bar.replay is not None:
            self._page.replay_bar.replay.run()

    def leave(self) -> None:
        """Back to the present; after the end, back to the score sheet. In the present: back to the board."""
        page = self._page
        self.point(-1)
        if not self.replaying:
            page.focus_board()
            return
        page.replay_bar.shut()
        page.replay_bar.hide()
        page.table.set_replay(None)
        self._freeze(-1)
        page.session.let_go("replay")
        page.renew()
        page.lay_out()
        page.focus_board()
        if page.session.over:
            page.show_sheet()

    def point(self, step: int) -> None:
        """A line of the log is pointed at (-1: no more): its move is shown on the board."""
        self._step = step
        if step < 0 or self.replaying:
            self._rest.stop()
            self.arrow.hide()
        else:
            self._rest.start()

    def _point(self) -> None:
        page = self._page
        if self._step > 0:
            self.arrow.show_move(page.session.match.steps[: self._step], page.table, page.side)
        else:
            self.arrow.hide()

    def _show_step(self, step: int) -> None:
        page = self._page
        page.table.set_replay(step)
        page.show_around(page.view())
        self._freeze(step)
        told = [line for line in lines_of(page.session.match, page.look) if line.step <= step and line.kind != "round"]
        page.replay_bar.set_line(told[-1].text if told else "")
        page.history_changed()

    def _freeze(self, step: int) -> None:
        page = self._page
        for view in (page.side.log.view, page.overlays.drawer.view):
            view.freeze(step)

    def _branch(self) -> None:
        replay = self._page.replay_bar.replay
        if replay is not None:
            self._page.branch_asked.emit(replay.branch())
