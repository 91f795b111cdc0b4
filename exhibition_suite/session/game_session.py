"""A running game as the screen knows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from PySide6.QtCore import QObject, QTimer, Signal

from exhibition_suite.engine import OVER, Event, Match, Observation, SeatSetup
from exhibition_suite.storage import browse, saves
from exhibition_suite.storage.autosave import Autosave, Resumable
from exhibition_suite.storage.fault import StorageFault

from . import chronicle
from .bot_seats import BotSeats, Thinks
from .chronicle import NOBODY
from .curtain import Curtain, Rule
from .hints import Hint, HintDesk
from .keeper import Keeper
from .replay import ReplaySession
from .setups import new_match
from .thinker import Thinker, shared_thinker
from .trouble import Trouble, of


class GameSession(QObject):
    """A game in progress: people and bots play on it, it is kept on disk, and it tells the screen what happened.

    After an action the order of the signals is: `moved`, `history_changed`, then either `finished`, or `curtain_asked`, or
    `decision_changed`, and `thinking_changed` where a bot is next. The model is final before the first of them. After undo, redo, and when
    the curtain opens, `moved` carries no events: arrange everything anew from `view_state(viewer)`.

    Attributes:
        match: the game with its history. Read it; never play on it.
        keeper: writes it to disk.

    Signals:
        moved(object): tuple of `Event`, empty where everything has to be arranged anew.
        decision_changed(int): the seat that decides now and whose view may be shown; also at each further decision of the same seat.
        refused(object): the `Ruling` that forbids what a person tried.
        finished(): the game is over.
        history_changed(): what can be undone or redone has changed.
        thinking_changed(int, bool): a bot's seat began or ended thinking.
        curtain_asked(int): the secrets are hidden until this seat confirms with `open_curtain`.
        trouble(object): a `Trouble`; the game goes on.
        pace_changed(): `pace`, `paused` or `skipping` has changed.
    """

    moved = Signal(object)
    decision_changed = Signal(int)
    refused = Signal(object)
    finished = Signal()
    history_changed = Signal()
    thinking_changed = Signal(int, bool)
    curtain_asked = Signal(int)
    trouble = Signal(object)
    pace_changed = Signal()

    def __init__(
        self,
        match: Match,
        *,
        autosave: Autosave | None = None,
        make_autosave: Callable[[], Autosave] | None = None,
        thinker: Thinks | None = None,
        curtain: Rule = "secret",
        parent: QObject | None = None,
    ) -> None:
        """Takes over a game. Without `autosave` it is not kept (tests, tutorial); see `new`, `resume` and `open` for those that are.

        `make_autosave` tries again with every action where there is no `autosave` yet.
        """
        super().__init__(parent)
        self.match = match
        self.keeper = Keeper(autosave, self, make=make_autosave)
        self.keeper.failed.connect(self._tell_fault)
        self._thinker = thinker if thinker is not None else shared_thinker()
        self._bots = BotSeats(match, self._thinker, lambda: self.keeper.busy, self)
        self._bots.moves.connect(self._play_bot)
        self._bots.thinking_changed.connect(self.thinking_changed)
        self._bots.trouble.connect(self.trouble)
        self._hints = HintDesk(match, self._thinker, self)
        self._curtain = Curtain(match, curtain)
        self._counted = match.state.seat == OVER  # an old game that is only looked at is not counted again
        self._early: list[Trouble] = []
        self._changes = 0
        self._started = False
        self._closed = False

    # ---- making sessions

    @classmethod
    def new(
        cls,
        game_id: str,
        options: Any,
        seats: tuple[SeatSetup, ...],
        seed: int | None = None,
        *,
        free_undo: bool = False,
        **how: Any,
    ) -> Self:
        """A new game that is kept on disk. `how` as for the constructor. Raises `ValueError` for a set-up that the game does not have."""
        return cls.keep(new_match(game_id, options, seats, seed, free_undo=free_undo), **how)

    @classmethod
    def keep(cls, match: Match, **how: Any) -> Self:
        """A game that is kept on disk from now on. Where it cannot be kept, `start` tells and the game goes on."""
        early: list[Trouble] = []
        autosave = None

        def make() -> Autosave:
            return Autosave.create(match.game.id)

        try:
            autosave = make()
        except StorageFault as fault:
            early.append(of(fault))
        session = cls(match, autosave=autosave, make_autosave=make, **how)
        session._early = early
        return session

    @classmethod
    def resume(cls, entry: Resumable, **how: Any) -> Self:
        """Goes on with a game in progress. Raises `StorageFault`: a running program has it, or its record breaks the rules."""
        autosave = Autosave.claim(entry.path)
        try:
            match = saves.play(entry.saved.record, entry.path)
        except StorageFault:
            autosave.release()
            raise
        return cls(match, autosave=autosave, **how)

    # ---- what the screen reads

    @property
    def viewer(self) -> int:
        """The seat whose secrets may be shown, or -1 where none may: the curtain is down, or only bots play."""
        return self._curtain.viewer

    @property
    def curtain_for(self) -> int:
        """The seat that has to open the curtain, or -1 where it is open."""
        return self._curtain.asked

    @property
    def people(self) -> list[int]:
        """Seats of people."""
        return self._curtain.people

    @property
    def over(self) -> bool:
        return bool(self.match.state.seat == OVER)

    @property
    def kept(self) -> bool:
        """The game is on disk and will be found again; False where it is not kept or the last attempt to write failed."""
        return self.keeper.autosave is not None and not self.keeper.failing

    def view_state(self, seat: int | None = None) -> Observation:
        """The position as the screen may show it: with the secrets of `viewer`, and with none at all for any other seat."""
        shown = self.viewer if seat is None or seat == self.viewer else NOBODY
        return self.match.state.observe(shown)  # type: ignore[no-any-return]

    def is_person(self, seat: int) -> bool:
        return seat in self.people

    def make_sure(self) -> bool:
        """Tries once more where the game could not be kept; False where it would be lost by leaving it."""
        return not self.match.steps or self.keeper.make_sure()

    def score_history(self) -> list[list[int]]:
        """Points of each seat after each round, and now."""
        return chronicle.score_history(self.match)

    def events_since_last_turn(self, seat: int) -> list[Event]:
        """What happened since a seat last acted."""
        return chronicle.events_since_last_turn(self.match, seat)

    def replay(self, parent: QObject | None = None) -> ReplaySession:
        """All that was played so far, to step through. It is a copy: the game may go on beside it."""
        return ReplaySession(self.match, viewer=self.viewer, parent=parent)

    # ---- playing

    def start(self) -> None:
        """Shows the position and lets the first seat decide. Call once, after connecting the signals."""
        if self._started:
            return
        self._started = True
        for trouble in self._early:
            self.trouble.emit(trouble)
        if len(self.people) < len(self.match.seats) and isinstance(self._thinker, Thinker):
            QTimer.singleShot(0, self._thinker, self._thinker.warm)  # the table's first picture does not wait for another process
        self._tell_change(())

    def play(self, action: Any) -> bool:
        """A person's action, or its notation. False, and `refused`, where the rules forbid it; the game then stands as before.

        Raises `ValueError` for a text that is no action of this game.
        """
        if self._closed:
            return False
        if self._curtain.asked != NOBODY:
            self.curtain_asked.emit(self._curtain.asked)
            return False
        if isinstance(action, str):
            action = self.match.game.parse(action)
        seat = self.match.state.seat
        by = seat if seat == OVER or self.is_person(seat) else self._person_at_hand()
        ruling = self.match.refusal(action, None if seat == OVER else by)
        if ruling is not None:
            self.refused.emit(ruling)
            return False
        self._act(action)
        return True

    def undo_stop(self) -> str | None:
        """Why the last action cannot be undone: `start`, `revealed`, `other`, or None if it can."""
        return self.match.undo_stop()

    def undo(self) -> bool:
        """Takes the last action back; with free undo, all back to a person's decision. False where undo stops."""
        if self._closed or self.match.undo_stop() is not None:
            return False
        self._bots.stop()
        self._hints.cancel()
        self.match.undo()
        while self._bots.is_bot(self.match.state.seat) and self.people and self.match.undo_stop() is None:
            self.match.undo()
        self._tell_change(())
        return True

    def can_redo(self) -> bool:
        return bool(self.match.undone)

    def redo(self) -> bool:
        """Plays again what was undone, the bots' actions with it. False where there is nothing."""
        if self._closed or not self.match.undone:
            return False
        self._bots.stop()
        self._hints.cancel()
        self.match.redo()
        while self.match.undone and self._bots.is_bot(self.match.state.seat):
            self.match.redo()
        self._tell_change(())
        return True

    def open_curtain(self, seat: int) -> bool:
        """The person at `seat` confirms to be alone with the screen. False where another seat was asked."""
        if not self._curtain.open(seat):
            return False
        self.moved.emit(())
        self.decision_changed.emit(seat)
        return True

    def drop_curtain(self) -> None:
        """Hides all secrets at once, e.g. when the window is hidden; the person who decides has to confirm again."""
        if not self.over and len(self.people) > 1:
            self._curtain.drop()
            self.moved.emit(())
            self._settle()

    def set_curtain(self, rule: Rule) -> None:
        """When the curtain falls from now on: `always`, `secret`, `never`."""
        self._curtain.rule = rule

    # ---- the bots' pace

    @property
    def paused(self) -> bool:
        """The bots wait until it is False again."""
        return self._bots.pacer.paused

    @paused.setter
    def paused(self, value: bool) -> None:
        self._bots.pacer.paused = value
        self.pace_changed.emit()

    @property
    def pace(self) -> float:
        """Speed factor of the bots, 0.5 to 4."""
        return self._bots.pacer.pace

    @pace.setter
    def pace(self, factor: float) -> None:
        self._bots.pacer.pace = factor
        self.pace_changed.emit()

    @property
    def skipping(self) -> bool:
        """The bots move without pauses: show their moves without animation."""
        return self._bots.pacer.skipping

    def set_bot_pause(self, milliseconds: int) -> None:
        """The pause before a bot's move, at pace 1."""
        self._bots.pacer.pause = max(0, milliseconds)

    def hold(self, why: str) -> None:
        """The bots wait, e.g. for an animation, until `let_go` is called with the same word."""
        self._bots.pacer.hold(why)

    def let_go(self, why: str) -> None:
        """Ends one reason to wait."""
        self._bots.pacer.let_go(why)

    def skip_to_person(self) -> None:
        """The bots move without pauses until a person is to move."""
        self._bots.pacer.paused = False
        self._bots.skip()
        self.pace_changed.emit()

    def move_now(self) -> None:
        """The bot that thinks makes its best move so far."""
        self._bots.move_now()

    def hint(self, callback: Callable[[list[Hint]], None]) -> bool:
        """Looks for the best moves of the person who decides; `callback` gets them later, best first. False where none decides now.

        A later action, undo or hint makes the search void; its callback is then never called.
        """
        seat = self.match.state.seat
        if self._curtain.asked != NOBODY or not self.is_person(seat):
            return False
        self._hints.ask(callback, self.trouble.emit)
        return True

    # ---- files

    def save(self, name: str) -> Path:
        """Saves the game under a name, beside others of that name, and says where. Raises `StorageFault`."""
        return browse.save_as(name, self.match.record(), summary=chronicle.summary(self.match), game_id=self.keeper.game_id)

    def save_to(self, path: Path, note: str = "") -> None:
        """Saves the game to a file; one that is there stays as older copy. Raises `StorageFault`."""
        saves.save_record(path, self.match.record(), note, summary=chronicle.summary(self.match), game_id=self.keeper.game_id)

    def close(self) -> None:
        """Leaves the game: the bots stop, what waits is written, and the slot is let go. A finished game goes to the finished ones."""
        if self._closed:
            return
        self._closed = True
        self._bots.close()
        self._hints.close()
        self.keeper.close(over=self.over, empty=not self.match.steps)

    # ---- inside

    def _play_bot(self, text: str) -> None:
        legal = self.match.state.actions()
        action = next((action for action in legal if str(action) == text), None)
        if action is None:
            # A bot that breaks the rules must not stop the game: the first legal action is played for it.
            self.trouble.emit(Trouble("worker_gone", {"seat": self.match.state.seat}))
            action = legal[0]
        self._act(action)

    def _act(self, action: Any) -> None:
        self.keeper.catch_up()
        self._hints.cancel()
        events = self.match.play(action)
        self._bots.stop()
        self._tell_change(events)

    def _tell_change(self, events: tuple[Event, ...]) -> None:
        """Keeps the new position and tells it. A slot may act at once; then the rest of this older telling is dropped."""
        self._changes += 1
        change = self._changes
        self.keeper.keep(self.match.record(), chronicle.summary(self.match))
        if not events:
            # A jump shows nothing of another person's view, not for a moment. After an action the one who acted still sees its effect.
            self._curtain.turn_to(self.match.state)
        self.moved.emit(events)
        if change == self._changes:
            self.history_changed.emit()
        if change == self._changes:
            self._settle()

    def _settle(self) -> None:
        fallen = self._curtain.turn_to(self.match.state)
        change = self._changes
        seat = self.match.state.seat
        if seat == OVER:
            self._bots.stop()
            self._count()
            self.finished.emit()
        elif fallen:
            self.curtain_asked.emit(seat)
        else:
            self.decision_changed.emit(seat)
        if not self._closed and change == self._changes:
            self._bots.turn()

    def _person_at_hand(self) -> int:
        return self.viewer if self.viewer != NOBODY else next(iter(self.people), NOBODY)

    def _count(self) -> None:
        if not self._counted and self.keeper.autosave is not None:
            self.keeper.count(chronicle.result(self.match, self.keeper.game_id))

    def _tell_fault(self, fault: StorageFault) -> None:
        self.trouble.emit(of(fault))
