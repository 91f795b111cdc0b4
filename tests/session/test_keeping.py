"""Every game is found again, whatever ended the program, and the window never waits for the disk."""

from __future__ import annotations

import errno
import os
import random
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from exhibition_suite.engine import Match
from exhibition_suite.games import load_game
from exhibition_suite.session.game_session import GameSession
from exhibition_suite.storage import autosave, browse, places, saves, slots, statistics
from exhibition_suite.storage.autosave import Autosave, resumable
from exhibition_suite.storage.fault import StorageFault
from tests.session.table import Diary, act, act_until

Make = Callable[..., GameSession]
PLAYER = Path(__file__).parent / "player.py"


def stored(session: GameSession) -> Match:
    """The game as it stands on the disk."""
    assert session.keeper.flush()
    assert session.keeper.autosave is not None
    return saves.open_match(session.keeper.autosave.path)


def test_every_action_and_every_undo_is_on_the_disk(make: Make) -> None:
    session = make("person", "person", keep=True)
    session.start()
    assert stored(session).steps == []
    for _ in range(12):
        act(session)
        assert stored(session).state.fingerprint() == session.match.state.fingerprint()
    act_until(session, lambda s: s.undo_stop() is None)
    session.undo()
    assert stored(session).state.fingerprint() == session.match.state.fingerprint()
    session.redo()
    assert stored(session).state.fingerprint() == session.match.state.fingerprint()


def test_leaving_and_coming_back(make: Make) -> None:
    session = make("person", "person", keep=True, secret_decade=True)
    session.start()
    act_until(session, lambda s: len(s.match.steps) == 25)
    fingerprint, game_id = session.match.state.fingerprint(), session.keeper.game_id
    session.close()
    (entry,) = resumable("exhibition")
    assert entry.saved.summary.round == session.match.state.round
    again = GameSession.resume(entry, thinker=session.near)
    diary = Diary(again)
    again.start()
    assert again.match.state.fingerprint() == fingerprint
    assert again.keeper.game_id == game_id
    assert diary.take()[-1][0] == "curtain_asked", "secrets stay hidden after a return"
    assert resumable() == []
    again.close()
    assert len(resumable()) == 1


def test_a_game_in_which_nothing_was_done_leaves_nothing(make: Make) -> None:
    session = make("person", keep=True)
    session.start()
    session.keeper.flush()
    assert len(slots.files()) == 1
    session.close()
    assert list(places.autosaves_folder().iterdir()) == []


def test_a_finished_game_is_counted_once_and_kept_for_replay(make: Make) -> None:
    session = make("person", "person", keep=True)
    session.start()
    act_until(session, lambda s: s.over)
    session.undo()
    act_until(session, lambda s: s.over)
    session.close()
    (result,) = statistics.history().results
    assert result.game == "exhibition"
    assert [seat.total for seat in result.seats] == session.match.state.totals()
    assert min(seat.place for seat in result.seats) == 1
    assert sum(result.seats[0].lines.values()) == result.seats[0].total
    assert not result.assisted
    assert resumable() == []
    (entry,) = browse.entries()
    assert (entry.kind, entry.over, entry.progress) == ("finished", True, 1.0)
    looked_at = GameSession.keep(saves.open_match(entry.path), thinker=session.near)
    looked_at.start()
    looked_at.close()
    assert len(statistics.history().results) == 1, "looking at an old game is no new one"


def test_saving_under_a_name_and_opening_it_leaves_the_file_as_it_is(make: Make) -> None:
    session = make("person", "person", keep=True)
    session.start()
    act_until(session, lambda s: len(s.match.steps) == 10)
    path = session.save("ゆうべの対戦")
    data = path.read_bytes()
    session.close()
    again = GameSession.keep(saves.open_match(path), thinker=session.near)
    again.start()
    act(again)
    again.keeper.flush()
    again.close()
    assert path.read_bytes() == data
    assert len(resumable()) == 2
    session.save_to(path, "x")
    assert saves.load(path).note == "x"


def test_a_full_disk_is_told_once_and_the_game_goes_on(make: Make, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    session = make("person", "person", keep=True)
    diary = Diary(session)
    session.start()
    act(session)
    kept = stored(session).state.fingerprint()
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(errno.ENOSPC, "No space left on device")))
        for _ in range(4):
            act(session)
            assert not session.keeper.flush()
        qtbot.waitUntil(lambda: "trouble" in diary.names())
    troubles = [line[1] for line in diary.lines if line[0] == "trouble"]
    assert [trouble.code for trouble in troubles] == ["disk_full"]
    assert session.keeper.autosave is not None
    assert saves.open_match(session.keeper.autosave.path).state.fingerprint() == kept
    act(session)
    assert stored(session).state.fingerprint() == session.match.state.fingerprint(), "there is room again: all is kept again"


def test_a_game_that_ended_on_a_full_disk_is_still_found(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    session = make("person", keep=True)
    session.start()
    act_until(session, lambda s: s.match.state.round == 6)
    session.keeper.flush()
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(errno.ENOSPC, "No space left on device")))
        act_until(session, lambda s: s.over)
        assert not session.keeper.flush()
        assert not session.kept
        session.close()
    (entry,) = resumable()
    again = GameSession.resume(entry, thinker=session.near)
    again.start()
    act_until(again, lambda s: s.over)
    again.close()
    assert [entry.kind for entry in browse.entries()] == ["finished"]


def test_a_mistake_in_the_writing_thread_is_not_kept_quiet(make: Make, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    session = make("person", keep=True)
    session.start()
    session.keeper.flush()
    diary = Diary(session)
    assert session.keeper.autosave is not None
    monkeypatch.setattr(session.keeper.autosave, "write", lambda record, summary: 1 // 0)
    act(session)
    qtbot.waitUntil(lambda: "trouble" in diary.names())
    (trouble,) = [line[1] for line in diary.lines if line[0] == "trouble"]
    assert (trouble.code, trouble.params["detail"][:17]) == ("io", "ZeroDivisionError")
    monkeypatch.undo()
    act(session)
    assert session.keeper.flush()


def test_a_folder_that_cannot_be_written_is_told_at_the_start(make: Make, home: Path) -> None:
    (home / "autosaves").write_text("in the way")
    session = make("person", "person", keep=True)
    diary = Diary(session)
    session.start()
    assert [line[1].code for line in diary.take() if line[0] == "trouble"] == ["no_folder"]
    act(session)
    with pytest.raises(StorageFault):
        session.save_to(home / "autosaves" / "x.exgame")
    session.close()


def test_a_folder_that_can_be_written_later_keeps_the_game_from_then_on(make: Make, home: Path) -> None:
    (home / "autosaves").write_text("in the way")
    session = make("person", "person", keep=True)
    diary = Diary(session)
    session.start()
    act(session)
    assert not session.make_sure()
    assert not session.kept
    assert [line[1].code for line in diary.take() if line[0] == "trouble"] == ["no_folder"], "told once"
    (home / "autosaves").unlink()
    act(session)
    assert session.make_sure()
    assert session.kept
    assert stored(session).state.fingerprint() == session.match.state.fingerprint()
    session.close()
    assert len(resumable("exhibition")) == 1


def test_statistics_that_cannot_be_written_leave_the_game_kept(make: Make, home: Path, qtbot: QtBot) -> None:
    (home / "statistics.jsonl").mkdir()
    session = make("person", "person", keep=True)
    diary = Diary(session)
    session.start()
    act_until(session, lambda s: s.over)
    qtbot.waitUntil(lambda: "trouble" in diary.names())
    assert [line[1].code for line in diary.lines if line[0] == "trouble"] == ["is_folder"]
    assert session.kept
    session.close()
    assert len(list(places.finished_folder().glob("*.exgame"))) == 1


def test_a_disk_that_has_room_again_when_the_game_is_left_takes_it(make: Make) -> None:
    session = make("person", "person", keep=True)
    session.start()
    full = pytest.MonkeyPatch()
    full.setattr(os, "fsync", lambda _handle: (_ for _ in ()).throw(OSError(errno.ENOSPC, "full")))
    act(session)
    assert not session.make_sure()
    full.undo()
    fingerprint = session.match.state.fingerprint()
    session.close()
    (entry,) = resumable("exhibition")
    assert saves.play(entry.saved.record, entry.path).state.fingerprint() == fingerprint


@pytest.mark.parametrize("gone", ["file", "folder"])
def test_an_autosave_that_somebody_deleted_is_written_again_when_the_game_is_left(make: Make, gone: str) -> None:
    session = make("person", "person", keep=True)
    session.start()
    act(session)
    path = Path(stored(session) and session.keeper.autosave.path)  # type: ignore[union-attr]
    if gone == "folder":
        shutil.rmtree(path.parent)
        assert session.make_sure()
        assert slots.holders(path).living is not None, "no other copy takes a game that is open here"
    else:
        path.unlink()
    session.close()
    (entry,) = resumable("exhibition")
    assert entry.path == path
    assert len(entry.saved.record.actions) == 1


def test_a_slow_disk_never_stops_the_window_and_the_newest_position_wins(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    session = make("person", "person", keep=True)
    session.start()
    session.keeper.flush()
    gate = threading.Event()
    real = os.fsync
    writes = []

    def slow(handle: int) -> None:
        gate.wait(10)
        writes.append(handle)
        real(handle)

    monkeypatch.setattr(os, "fsync", slow)
    for _ in range(20):
        act(session)
    assert writes == [], "twenty actions were made while the disk still held the first back"
    assert session.keeper.busy
    gate.set()
    assert stored(session).state.fingerprint() == session.match.state.fingerprint()
    assert len(writes) < 12, "positions that were overtaken are not written"


def test_a_bot_waits_for_the_disk(make: Make, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    session = make("person", "random", keep=True)
    session.start()
    act_until(session, lambda s: s.match.state.phase == "place")
    session.keeper.flush()
    gate = threading.Event()
    real = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: gate.wait(10) and real(handle))
    act(session)
    steps = len(session.match.steps)
    qtbot.wait(150)
    assert len(session.match.steps) == steps, "a killed program would lose two actions"
    gate.set()
    qtbot.waitUntil(lambda: len(session.match.steps) > steps)


def read_until(process: subprocess.Popen[str], actions: int) -> list[str]:
    """What the player said until it had made so many actions, or ended."""
    lines: list[str] = []
    assert process.stdout is not None
    for line in process.stdout:
        lines.append(line.strip())
        if line.startswith("at") and sum(said.startswith("at") for said in lines) > actions:
            break
    return lines


def test_a_killed_program_loses_at_most_the_action_in_flight(home: Path) -> None:
    chance = random.Random(4)
    made = 0
    earlier: list[str] = []
    for attempt in range(7):
        with subprocess.Popen([sys.executable, str(PLAYER), str(home), str(attempt)], stdout=subprocess.PIPE, text=True) as process:
            lines = read_until(process, chance.randint(1, 14))
            time.sleep(chance.choice([0, 0, 0.001, 0.004]))
            process.kill()
            assert process.stdout is not None
            lines += [line.strip() for line in process.stdout]
        if attempt == 0:
            assert lines[0] == "new"
        else:
            word, number, *actions = lines[0].split("|")
            assert word == "resumed"
            assert int(number) >= made - 1, "more than the action in flight was lost"
            common = min(len(actions), len(earlier))
            assert actions[:common] == earlier[:common]
        (entry,) = resumable("exhibition")
        earlier = list(entry.saved.record.actions)
        made = max(int(line.split("|")[1]) for line in lines if line.startswith("at"))
        assert len(earlier) >= made - 1
        assert entry.crashes == attempt + 1
        assert entry.automatic == (attempt == 0)
        Match.from_record(load_game("exhibition"), entry.saved.record)


def test_a_second_copy_plays_a_game_of_its_own(home: Path, make: Make) -> None:
    session = make("person", "person", keep=True)
    session.start()
    for _ in range(5):
        act(session)
    mine = stored(session).state.fingerprint()
    with subprocess.Popen([sys.executable, str(PLAYER), str(home), "1"], stdout=subprocess.PIPE, text=True) as process:
        lines = read_until(process, 6)
        assert lines[0] == "new", "the game of the first copy is not offered to the second"
        process.kill()
    assert stored(session).state.fingerprint() == mine
    act(session)
    stored(session)
    assert session.keeper.autosave is not None
    assert [entry.path for entry in resumable()] == [path for path in slots.files() if path != session.keeper.autosave.path]


def test_two_windows_of_one_program_do_not_share_a_game(make: Make) -> None:
    session = make("person", keep=True)
    session.start()
    act(session)
    session.close()
    (entry,) = resumable()
    first = GameSession.resume(entry, thinker=session.near)
    with pytest.raises(StorageFault) as caught:
        GameSession.resume(entry, thinker=session.near)
    assert caught.value.code == "held"
    first.close()


def test_a_record_against_the_rules_is_not_resumed_and_not_lost(make: Make) -> None:
    session = make("person", "person", keep=True)
    session.start()
    act_until(session, lambda s: len(s.match.steps) == 10)
    session.close()
    (entry,) = resumable()
    slot = Autosave.claim(entry.path)
    record = entry.saved.record
    slot.write(replace(record, actions=(*record.actions, "place mid@1")), saves.Summary())
    slot.release()
    (entry,) = resumable()
    with pytest.raises(StorageFault) as caught:
        GameSession.resume(entry, thinker=session.near)
    assert caught.value.code == "wrong_rules"
    assert caught.value.params["step"] == 11
    assert len(resumable()) == 1
    autosave.discard(entry.path)
    assert resumable() == []
