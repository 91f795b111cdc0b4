"""A game in progress is found again after any exit, and never by two programs at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from exhibition_suite.engine import Match
from exhibition_suite.storage import autosave, places, saves, slots
from exhibition_suite.storage.autosave import Autosave, resumable
from exhibition_suite.storage.fault import StorageFault
from exhibition_suite.storage.owner import ABROAD, Owner, myself

Play = Callable[..., Match]
ROOT = Path(__file__).parents[2]


def keep(slot: Autosave, match: Match) -> None:
    slot.write(match.record(), saves.Summary(over=match.state.seat < 0))


@pytest.fixture
def stranger() -> Iterator[Callable[[str], subprocess.Popen[str]]]:
    """Starts another Python process that runs some lines, says `ready` and then waits."""
    running: list[subprocess.Popen[str]] = []

    def start(lines: str) -> subprocess.Popen[str]:
        code = f"{lines}\nprint('ready', flush=True)\nimport time\ntime.sleep(60)"
        process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=ROOT)
        running.append(process)
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "ready"
        return process

    yield start
    for process in running:
        if process.poll() is None:
            process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


HOLD = """
from pathlib import Path
from exhibition_suite.storage.autosave import Autosave
slot = Autosave.{how}
"""


def test_a_game_left_in_good_order_is_resumed_with_all_its_actions(play: Play) -> None:
    slot = Autosave.create("exhibition")
    for steps in range(1, 6):
        keep(slot, play(steps))
    assert resumable("exhibition") == [], "this program plays it now"
    assert not slots.waiting("exhibition")
    slot.release()
    (entry,) = resumable("exhibition")
    assert entry.saved.record == play(5).record()
    assert entry.saved.id == slot.game_id
    assert (entry.crashes, entry.automatic, entry.fault) == (0, True, None)
    assert slots.waiting("exhibition")
    assert not slots.waiting("timespan")
    assert resumable("timespan") == []
    again = Autosave.claim(entry.path)
    assert again.game_id == slot.game_id
    assert resumable() == []
    again.discard()
    assert list(places.autosaves_folder().iterdir()) == []


def test_the_newest_game_comes_first(play: Play) -> None:
    made = []
    for number in range(3):
        slot = Autosave.create("exhibition")
        keep(slot, play(number + 1))
        slot.release()
        os.utime(slot.path, (1_000 + number, 1_000 + number))
        made.append(slot.path)
    assert [entry.path for entry in resumable()] == made[::-1]


def test_a_game_that_is_over_goes_to_the_finished_ones(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autosave, "FINISHED", 3)
    for number in range(5):
        slot = Autosave.create("exhibition")
        keep(slot, play(3))
        keep(slot, play(-1))
        kept = slot.finish()
        assert kept is not None
        assert saves.load_record(kept) == play(-1).record()
        os.utime(kept, (1_000 + number, 1_000 + number))
    assert len(list(places.finished_folder().iterdir())) == 3
    assert list(places.autosaves_folder().iterdir()) == []


def test_a_finished_game_of_a_killed_program_is_not_offered(play: Play) -> None:
    slot = Autosave.create("exhibition")
    keep(slot, play(-1))
    slot.release()
    assert resumable() == []
    assert not slots.waiting()


def test_writing_after_letting_go_does_nothing(play: Play) -> None:
    slot = Autosave.create("exhibition")
    keep(slot, play(3))
    slot.release()
    keep(slot, play(4))
    assert resumable()[0].saved.record == play(3).record()
    slot.release()


def test_a_living_program_keeps_its_game_and_a_killed_one_leaves_it(play: Play, stranger: Callable[[str], subprocess.Popen[str]]) -> None:
    slot = Autosave.create("exhibition")
    keep(slot, play(7))
    slot.release()
    other = stranger(HOLD.format(how=f"claim(Path({str(slot.path)!r}))"))
    assert resumable() == []
    assert not slots.waiting()
    with pytest.raises(StorageFault) as caught:
        Autosave.claim(slot.path)
    assert caught.value.code == "held"
    assert caught.value.params["pid"] == other.pid
    with pytest.raises(StorageFault):
        autosave.discard(slot.path)
    other.send_signal(signal.SIGKILL)
    other.wait()
    (entry,) = resumable()
    assert entry.saved.record == play(7).record()
    assert entry.crashes == 1
    assert entry.automatic


def test_two_crashes_with_one_game_end_its_automatic_return(play: Play, stranger: Callable[[str], subprocess.Popen[str]]) -> None:
    slot = Autosave.create("exhibition")
    keep(slot, play(7))
    slot.release()
    for crashes in (1, 2, 3):
        other = stranger(HOLD.format(how=f"claim(Path({str(slot.path)!r}))"))
        other.kill()
        other.wait()
        (entry,) = resumable()
        assert entry.crashes == crashes
        assert entry.automatic == (crashes < 2)
    Autosave.claim(slot.path).release()  # it went well this time: forgotten
    (entry,) = resumable()
    assert (entry.crashes, entry.automatic) == (0, True)
    assert [path.suffix for path in places.autosaves_folder().iterdir()] == [".exgame"]


def test_two_programs_at_once_keep_games_of_their_own(play: Play, stranger: Callable[[str], subprocess.Popen[str]]) -> None:
    mine = Autosave.create("exhibition")
    keep(mine, play(9))
    stranger(
        HOLD.format(how="create('exhibition')")
        + "from exhibition_suite.storage import saves\n"
        + f"slot.write(saves.load_record(Path({str(mine.path)!r})), saves.Summary(round=5))\n"
    )
    assert len(list(places.autosaves_folder().glob("*.exgame"))) == 2
    assert saves.load_record(mine.path) == play(9).record()
    keep(mine, play(10))
    mine.release()
    assert [entry.path for entry in resumable()] == [mine.path], "the other one is still played"


def test_the_race_for_one_game_has_one_winner(play: Play) -> None:
    slot = Autosave.create("exhibition")
    keep(slot, play(2))
    slot.release()
    code = HOLD.format(how="claim").replace("slot = Autosave.claim", "") + (
        "from exhibition_suite.storage.fault import StorageFault\nimport sys, time\n"
        "sys.stdin.readline()\n"
        f"try:\n    Autosave.claim(Path({str(slot.path)!r}))\nexcept StorageFault as fault:\n    print(fault.code, flush=True)\n"
        "else:\n    print('mine', flush=True)\nsys.stdin.readline()\n"
    )
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    racers = [subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, **pipes) for _ in range(4)]
    for racer in racers:
        racer.stdin.write("\n")
        racer.stdin.flush()
    said = [racer.stdout.readline().strip() for racer in racers]
    for racer in racers:
        racer.communicate("\n")
    assert sorted(said)[:3] == ["held"] * 3
    assert said.count("mine") == 1


def test_a_number_that_went_to_another_program_does_not_hold_the_game(play: Play) -> None:
    slot = Autosave.create("exhibition")
    keep(slot, play(2))
    slot.release()
    me = myself()
    slot.path.with_name(f"{slot.path.stem}.{me.pid}-1-{me.host}.lock").touch()  # the number of this process, but born at another time
    slot.path.with_name(f"{slot.path.stem}.nonsense.lock").touch()
    (entry,) = resumable()
    assert entry.crashes == 1


def test_a_lock_of_another_machine_counts_until_it_is_a_day_old(play: Play) -> None:
    slot = Autosave.create("exhibition")
    keep(slot, play(2))
    slot.release()
    lock = slot.path.with_name(f"{slot.path.stem}.{os.getpid()}-5-deadbeef.lock")
    lock.touch()
    assert resumable() == []
    old = time.time() - ABROAD - 60
    os.utime(lock, (old, old))
    assert len(resumable()) == 1


def test_owners_live_and_die() -> None:
    me = myself()
    assert Owner.parse(str(me)) == me
    assert me.lives(0)
    assert Owner(me.pid, "0", me.host).lives(0), "where the system does not tell the birth, the number decides"
    process = subprocess.Popen([sys.executable, "-c", "pass"])
    process.wait()
    assert not Owner(process.pid, "0", me.host).lives(0)
    assert not Owner(process.pid, me.born, me.host).lives(0)
    for text in ("", "a-b-c", "1-2", "-1-2-3", "1-2-3-4"):
        assert Owner.parse(text) is None


def test_a_dead_child_that_nobody_has_fetched_is_dead() -> None:
    process = subprocess.Popen([sys.executable, "-c", "pass"])
    for _ in range(200):
        if not Owner(process.pid, "0", myself().host).lives(0):
            break
        time.sleep(0.02)
    else:
        pytest.fail("it seems to live for ever")
    process.wait()


def test_the_older_copy_serves_where_the_newest_is_damaged(play: Play) -> None:
    slot = Autosave.create("exhibition")
    keep(slot, play(7))
    keep(slot, play(8))
    slot.release()
    slot.path.write_bytes(slot.path.read_bytes()[:100])
    (entry,) = resumable()
    assert entry.saved.record == play(7).record()
    assert entry.fault is not None
    assert entry.fault.code == "damaged"
    assert slots.waiting()
    slot.path.unlink()
    assert resumable()[0].saved.record == play(7).record()


def test_what_cannot_be_read_at_all_is_not_offered(play: Play) -> None:
    slot = Autosave.create("exhibition")
    keep(slot, play(7))
    slot.release()
    slot.path.write_bytes(b"broken")
    assert resumable() == []
    assert not slots.waiting()
    assert slot.path.exists()


def test_a_folder_that_cannot_be_written_is_told(home: Path) -> None:
    (home / "autosaves").write_text("in the way")
    with pytest.raises(StorageFault) as caught:
        Autosave.create("exhibition")
    assert caught.value.code == "no_folder"
    assert resumable() == []
    assert not slots.waiting()


def test_the_menu_can_ask_without_the_models() -> None:
    code = (
        "import sys\nfrom exhibition_suite.storage import slots, settings\nslots.waiting('exhibition'); settings.peek()\n"
        "sys.exit('pydantic' in sys.modules or 'platformdirs' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
