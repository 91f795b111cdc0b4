"""After every attempt to write, a person has the old file or the new one whole."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from exhibition_suite.storage import atomic
from exhibition_suite.storage.fault import FAULT_CODES, StorageFault

OLD, NEW = b"old game " * 300, b"new game " * 300
CALLS = ("open", "write", "fsync", "close", "link", "replace")


def break_call(monkeypatch: pytest.MonkeyPatch, name: str, number: int, code: int) -> list[int]:
    """Lets call `number` of an operating-system function fail; the list counts the calls."""
    real = getattr(os, name)
    calls = [0]

    def failing(*args: object, **kwargs: object) -> object:
        calls[0] += 1
        if calls[0] == number:
            if name == "close":
                real(*args, **kwargs)
            raise OSError(code, os.strerror(code))
        return real(*args, **kwargs)

    monkeypatch.setattr(os, name, failing)
    return calls


def fault_of(work: Callable[[], None]) -> StorageFault | None:
    try:
        work()
    except StorageFault as fault:
        return fault
    return None


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_new_file_is_written_and_the_replaced_one_stays_as_older_copy(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "folder" / "ゲーム.exgame"
    atomic.write(path, OLD)
    assert names(path.parent) == {"ゲーム.exgame"}
    atomic.write(path, NEW)
    assert path.read_bytes() == NEW
    assert atomic.older_path(path).read_bytes() == OLD
    atomic.write(path, b"third")
    assert atomic.older_path(path).read_bytes() == NEW
    assert names(path.parent) == {"ゲーム.exgame", "ゲーム.exgame.older"}


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("name", CALLS)
def test_a_fault_at_any_step_leaves_the_old_or_the_new_file_whole(
    name: str, number: int, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.exgame"
    atomic.write(path, b"oldest")
    atomic.write(path, OLD)
    with monkeypatch.context() as patch:
        calls = break_call(patch, name, number, code)
        told = fault_of(lambda: atomic.write(path, NEW))
    if told is None:
        assert calls[0] < number, "the fault was swallowed"
    else:
        assert told.code == ("disk_full" if code == errno.ENOSPC else "io")
        assert told.params["path"] == str(path)
    assert path.read_bytes() in (OLD, NEW)
    assert atomic.older_path(path).read_bytes() in (b"oldest", OLD)
    assert names(tmp_path) == {"game.exgame", "game.exgame.older"}
    atomic.write(path, b"later")
    assert path.read_bytes() == b"later"
    assert atomic.older_path(path).read_bytes() in (OLD, NEW)


def test_a_write_that_takes_only_some_bytes_at_a_time_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: real(handle, bytes(data)[:100]))
    atomic.write(tmp_path / "game", NEW)
    assert (tmp_path / "game").read_bytes() == NEW


def test_a_file_system_without_second_names_gets_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    atomic.write(tmp_path / "game", OLD)
    break_call(monkeypatch, "link", 1, errno.EPERM)
    atomic.write(tmp_path / "game", NEW)
    assert (tmp_path / "game").read_bytes() == NEW
    assert (tmp_path / "game.older").read_bytes() == OLD


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (errno.EACCES, "unwritable"),
        (errno.EPERM, "unwritable"),
        (errno.EROFS, "read_only"),
        (errno.EDQUOT, "disk_full"),
        (errno.ENAMETOOLONG, "name_too_long"),
    ],
)
def test_each_error_of_the_system_has_a_code(code: int, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    break_call(monkeypatch, "open", 1, code)
    with pytest.raises(StorageFault) as caught:
        atomic.write(tmp_path / "game", NEW)
    assert caught.value.code == told
    assert told in FAULT_CODES


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"a file")
    with pytest.raises(StorageFault) as caught:
        atomic.write(tmp_path / "saves" / "game", NEW)
    assert caught.value.code == "no_folder"
    with pytest.raises(StorageFault) as caught:
        atomic.write(tmp_path / "saves" / "deeper" / "game", NEW)
    assert caught.value.code == "no_folder"
    assert (tmp_path / "saves").read_bytes() == b"a file"


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    with pytest.raises(StorageFault) as caught:
        atomic.write(tmp_path / "game", NEW)
    assert caught.value.code == "is_folder"
    with pytest.raises(StorageFault) as caught:
        atomic.read(tmp_path / "game")
    assert caught.value.code == "folder_given"


def test_very_long_names_and_paths(tmp_path: Path) -> None:
    with pytest.raises(StorageFault) as caught:
        atomic.write(tmp_path / ("長" * 200), NEW)
    assert caught.value.code == "name_too_long"
    deep = tmp_path.joinpath(*["folder" * 20] * 40, "game")
    with pytest.raises(StorageFault) as caught:
        atomic.write(deep, NEW)
    assert caught.value.code == "name_too_long"
    tight = tmp_path / ("n" * 252)  # no room for the ending of an older copy
    atomic.write(tight, OLD)
    atomic.write(tight, NEW)
    assert tight.read_bytes() == NEW
    assert names(tmp_path) == {tight.name}


@pytest.mark.parametrize("name", ["nul\0byte", "half \ud800 pair"])
def test_names_that_no_system_holds(name: str, tmp_path: Path) -> None:
    for work in (lambda: atomic.write(tmp_path / name, NEW), lambda: atomic.read(tmp_path / name)):
        with pytest.raises(StorageFault) as caught:
            work()
        assert caught.value.code == "bad_name"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target = tmp_path / "elsewhere" / "game"
    atomic.write(target, OLD)
    (tmp_path / "link").symlink_to(target)
    atomic.write(tmp_path / "link", NEW)
    assert (tmp_path / "link").is_symlink()
    assert target.read_bytes() == NEW


def test_a_link_that_leads_in_a_circle_is_replaced(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(link)
    atomic.write(link, b"new")
    assert not link.is_symlink()
    assert link.read_bytes() == b"new"


def test_reading_tells_missing_and_too_big(tmp_path: Path) -> None:
    with pytest.raises(StorageFault) as caught:
        atomic.read(tmp_path / "none")
    assert caught.value.code == "missing"
    (tmp_path / "big").write_bytes(b"x" * 11)
    assert atomic.read(tmp_path / "big", largest=11) == b"x" * 11
    with pytest.raises(StorageFault) as caught:
        atomic.read(tmp_path / "big", largest=10)
    assert caught.value.code == "too_big"


def test_pieces_of_a_killed_program_are_swept_later(tmp_path: Path) -> None:
    piece = tmp_path / ".part-0123"
    piece.write_bytes(b"half")
    (tmp_path / "game").write_bytes(b"whole")
    assert atomic.sweep(tmp_path) == 0
    os.utime(piece, (0, 0))
    os.utime(tmp_path / "game", (0, 0))
    assert atomic.sweep(tmp_path) == 1
    assert names(tmp_path) == {"game"}
    assert atomic.sweep(tmp_path / "none") == 0
