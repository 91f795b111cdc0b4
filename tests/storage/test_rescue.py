"""What can be played of a damaged game is played."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exhibition_suite.engine import Match
from exhibition_suite.storage import saves
from exhibition_suite.storage.rescue import rescue

Play = Callable[..., Match]


@pytest.fixture
def saved(tmp_path: Path, play: Play) -> Path:
    path = tmp_path / "game.exgame"
    saves.save_record(path, play(40).record())
    return path


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_a_wrong_checksum_alone_loses_nothing(saved: Path, play: Play) -> None:
    edit(saved, '"checksum": "', '"checksum": "0')
    found = rescue(saved)
    assert found is not None
    assert (found.steps, found.of) == (40, 40)
    assert found.match.state.fingerprint() == play(40).state.fingerprint()


def test_a_wrong_action_cuts_the_game_before_it(saved: Path, play: Play) -> None:
    record = play(40).record()
    edit(saved, json.dumps(list(record.actions), indent=1).splitlines()[26].strip().rstrip(","), '"take exh-zzzz"')
    found = rescue(saved)
    assert found is not None
    assert found.of == 40
    assert 0 < found.steps < 40
    assert found.record.actions == record.actions[: found.steps]


def test_an_action_against_the_rules_cuts_the_game_before_it(tmp_path: Path, play: Play) -> None:
    record = play(40).record()
    document = json.loads(saves.encode(record))
    document["record"]["actions"][20] = document["record"]["actions"][18]
    path = tmp_path / "x.exgame"
    path.write_text(json.dumps(document))
    found = rescue(path)
    assert found is not None
    assert found.steps == 20


def test_a_file_that_was_cut_off_gives_its_actions_as_far_as_they_go(saved: Path, play: Play) -> None:
    data = saved.read_bytes()
    at = data.index(b'"actions"') + 300
    saved.write_bytes(data[:at])
    found = rescue(saved)
    assert found is not None
    assert 5 < found.steps < 40
    assert found.record.actions == play(40).record().actions[: found.steps]
    assert found.match.seats == play(40).seats


@pytest.mark.parametrize("content", [b"", b"nothing", b'{"record": 5}', b'{"record": {"game": "ludo"}}', b'"record"' * 9, b"\xff" * 99])
def test_where_nothing_is_left_nothing_is_promised(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.exgame"
    path.write_bytes(content)
    assert rescue(path) is None
    assert rescue(tmp_path / "none") is None


@given(data=st.data())
def test_rescue_never_fails_and_never_invents(data: st.DataObject, play: Play, tmp_path: Path) -> None:
    match = play(25)
    good = saves.encode(match.record())
    bad = bytearray(good)
    for _ in range(data.draw(st.integers(1, 4))):
        bad[data.draw(st.integers(0, len(good) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path / "x.exgame"
    path.write_bytes(bad[: data.draw(st.integers(0, len(bad)))])
    found = rescue(path)
    if found is not None:
        assert found.steps <= 25
        assert len(found.match.state.actions()) > 0 or found.match.state.seat < 0
