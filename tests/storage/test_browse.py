"""The list of saved games shows everything, and nothing a person does there loses a game."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exhibition_suite.engine import Match
from exhibition_suite.storage import autosave, browse, places, saves, slots
from exhibition_suite.storage.atomic import older_path
from exhibition_suite.storage.autosave import Autosave
from exhibition_suite.storage.fault import StorageFault

Play = Callable[..., Match]


def save(name: str, match: Match) -> Path:
    return browse.save_as(name, match.record(), summary=saves.Summary(4, 0.2, (3, 5)))


def test_the_list_shows_saves_autosaves_finished_and_unreadable_ones(play: Play) -> None:
    save("日曜日", play(20))
    slot = Autosave.create("exhibition")
    slot.write(play(9).record(), saves.Summary())
    over = Autosave.create("exhibition")
    over.write(play(-1).record(), saves.Summary(16, 1.0, (20, 22), over=True))
    over.finish()
    (places.saves_folder() / "broken.exgame").write_bytes(b"oh")
    (places.saves_folder() / "notes.txt").write_bytes(b"not ours")
    found = {(entry.kind, entry.name): entry for entry in browse.entries()}
    assert set(found) == {("save", "日曜日"), ("autosave", ""), ("finished", ""), ("save", "broken")}
    shown = found["save", "日曜日"]
    assert (shown.game, shown.round, shown.progress, shown.totals) == ("exhibition", 4, 0.2, (3, 5))
    assert [seat.name for seat in shown.seats] == ["花子", "Ada"]
    assert found["autosave", ""].held
    assert found["finished", ""].over
    assert found["save", "broken"].fault is not None
    assert found["save", "broken"].fault.code == "not_a_save"
    slot.release()


def test_without_any_game_the_list_is_empty(home: Path) -> None:
    assert browse.entries() == []
    assert list(home.iterdir()) == []


def test_equal_names_stand_side_by_side(play: Play) -> None:
    paths = [save("Evening", play(steps)) for steps in (1, 2, 3)]
    assert [path.name for path in paths] == ["Evening.exgame", "Evening (2).exgame", "Evening (3).exgame"]
    assert [len(saves.load_record(path).actions) for path in paths] == [1, 2, 3]


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Ada / Bo: 1*", "Ada Bo 1"),
        ("...", "game"),
        ("", "game"),
        ("con", "con_"),
        ("か\u3099", "が"),
        ("  a  b ", "a b"),
        ("日" * 200, "日" * 60),
        ("../../etc/passwd", "etc passwd"),
    ],
)
def test_any_name_becomes_a_file_name(name: str, stem: str, play: Play) -> None:
    path = save(name, play(1))
    assert path.stem == stem
    assert path.parent == places.saves_folder()
    assert browse.entries()[0].name == (name.strip()[:200] or stem)


@given(name=st.text(max_size=300))
def test_file_names_hold_on_every_system(name: str) -> None:
    stem = browse.file_name(name)
    assert len(stem.encode("utf-8")) <= 181
    assert not set(stem) & set('<>:"/\\|?*\0\n')
    assert stem == stem.strip(". ")
    assert stem == browse.file_name(stem)


def test_renaming_keeps_the_game_its_date_and_its_older_copy(play: Play) -> None:
    path = save("Old", play(5))
    saves.save_record(path, play(6).record(), "Old")
    when = saves.load(path).saved_at
    other = save("New", play(1))
    target = browse.rename(path, "New")
    assert target.name == "New (2).exgame"
    assert not path.exists()
    assert saves.load(target).saved_at == when
    assert saves.load(target).record == play(6).record()
    assert saves.load_record(older_path(target)) == play(5).record()
    assert saves.load_record(other) == play(1).record()
    assert browse.rename(target, "New?") != other


def test_a_deleted_game_can_be_taken_back(play: Play) -> None:
    path = save("Evening", play(5))
    saves.save_record(path, play(6).record(), "Evening")
    gone = browse.delete(path)
    assert browse.entries() == []
    save("Evening", play(1))
    back = browse.restore(gone)
    assert back.name == "Evening (2).exgame"
    assert saves.load_record(back) == play(6).record()
    assert saves.load_record(older_path(back)) == play(5).record()
    assert browse.restore(browse.delete(back)) == back


def test_the_trash_is_emptied_after_a_month(play: Play) -> None:
    gone = browse.delete(save("Evening", play(5)))
    assert browse.empty_trash() == 0
    old = time.time_ns() - 31 * 86_400 * 10**9
    gone.kept.rename(gone.kept.with_name(f"{old:x}-Evening.exgame"))
    assert browse.empty_trash() == 1
    assert list(places.trash_folder().iterdir()) == []


def test_a_game_that_is_played_cannot_be_deleted(play: Play) -> None:
    slot = Autosave.create("exhibition")
    slot.write(play(3).record(), saves.Summary())
    with pytest.raises(StorageFault) as caught:
        browse.delete(slot.path)
    assert caught.value.code == "held"
    slot.release()
    browse.restore(browse.delete(slot.path))
    assert saves.load_record(slot.path) == play(3).record()


def test_export_and_import(play: Play, tmp_path: Path) -> None:
    path = save("Evening", play(5))
    out = browse.export(path, tmp_path / "友達へ")
    assert out.name == "友達へ.exgame"
    back = browse.bring_in(out)
    assert back.parent == places.saves_folder()
    assert saves.load_record(back) == play(5).record()
    (tmp_path / "x.exgame").write_bytes(b"no game")
    with pytest.raises(StorageFault):
        browse.bring_in(tmp_path / "x.exgame")
    assert len(browse.entries()) == 2


def test_the_older_copy_takes_the_place_of_a_damaged_file(play: Play) -> None:
    path = save("Evening", play(5))
    saves.save_record(path, play(6).record())
    path.write_bytes(b"damaged")
    browse.use_older(path)
    assert saves.load_record(path) == play(5).record()
    assert saves.load_record(older_path(path)) == play(5).record()
    assert path.with_name("Evening.exgame.damaged").read_bytes() == b"damaged"
    assert len(browse.entries()) == 1


def test_a_picture_belongs_to_one_state_of_a_file(play: Play) -> None:
    path = save("Evening", play(5))
    first = browse.picture_path(path)
    assert first.suffix == ".png"
    assert browse.picture_path(path) == first
    saves.save_record(path, play(6).record())
    assert browse.picture_path(path) != first


def test_files_that_vanish_in_between_are_told(play: Play) -> None:
    path = save("Evening", play(5))
    path.unlink()
    for work in (lambda: browse.rename(path, "x"), lambda: browse.delete(path), lambda: browse.export(path, path.with_name("y"))):
        with pytest.raises(StorageFault) as caught:
            work()
        assert caught.value.code == "missing"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes of POSIX")
def test_a_pipe_among_the_games_stops_neither_the_list_nor_the_menu(home: Path) -> None:
    for folder in (places.saves_folder(), places.autosaves_folder(), places.finished_folder()):
        folder.mkdir(parents=True)
        os.mkfifo(folder / "exhibition-1.exgame")
    assert browse.entries() == []
    assert not slots.waiting()
    assert autosave.resumable() == []
