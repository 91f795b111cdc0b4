"""A save is read whole or refused with a code, and reading never changes it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exhibition_suite.engine import Match, clean_name
from exhibition_suite.storage import rescue, save_model, saves
from exhibition_suite.storage.atomic import older_path
from exhibition_suite.storage.fault import FAULT_CODES, StorageFault
from exhibition_suite.storage.plain import checksum

Play = Callable[..., Match]


def code_of(path: Path) -> str:
    with pytest.raises(StorageFault) as caught:
        saves.load(path)
    assert caught.value.code in FAULT_CODES
    return caught.value.code


def rewrite(path: Path, change: Callable[[dict[str, Any]], None], *, sign: bool = True) -> None:
    """Changes a save as another version of the program could have written it."""
    document = json.loads(path.read_text("utf-8"))
    change(document)
    if sign:
        document["checksum"] = checksum(document)
    path.write_text(json.dumps(document), "utf-8")


@pytest.fixture
def saved(tmp_path: Path, play: Play) -> Path:
    path = tmp_path / "game.exgame"
    saves.save_record(path, play().record(), "火曜日の夜", summary=saves.Summary(6, 0.3, (12, 9)), game_id="abc")
    return path


def test_a_game_comes_back_as_it_was_saved(saved: Path, play: Play) -> None:
    found = saves.load(saved)
    assert found.record == play().record()
    assert found.note == "火曜日の夜"
    assert found.summary == saves.Summary(6, 0.3, (12, 9))
    assert found.id == "abc"
    assert (datetime.now(UTC) - found.saved_at).total_seconds() < 60
    match = saves.open_match(saved)
    assert match.state.fingerprint() == play().state.fingerprint()


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_all_options_and_every_number_of_seats_are_kept(seats: int, tmp_path: Path, play: Play) -> None:
    options = {"secret_decade": True, "area1": "link", "area2": "one_decade", "area3": "antique", "start": seats - 1}
    match = play(-1, seats, 11, **options)
    match.assisted = True
    saves.save_record(tmp_path / "x.exgame", match.record())
    again = saves.open_match(tmp_path / "x.exgame")
    assert again.record() == match.record()
    assert again.state.fingerprint() == match.state.fingerprint()


def test_the_file_is_json_that_says_what_it_is(saved: Path) -> None:
    document = json.loads(saved.read_text("utf-8"))
    assert document["format"] == "exhibition-suite-game"
    assert document["schema"] == 1
    assert document["record"]["seats"][0]["name"] == "花子"
    assert "花子" in saved.read_text("utf-8"), "names can be read in the file"
    assert "pickle" not in saved.read_text("utf-8")


def read_or_code(data: bytes) -> object:
    """What reading gives: the record, or the code of the fault."""
    try:
        return saves.decode(data, Path("x.exgame")).record
    except StorageFault as fault:
        return fault.code


DAMAGE = ("damaged", "not_a_save", "unknown_key")
"""Damage is never taken for a newer version, another game, or anything else."""


@given(data=st.data())
def test_flipped_bits_are_found_or_harmless(data: st.DataObject, play: Play) -> None:
    record = play(12).record()
    bad = bytearray(saves.encode(record, note="夜"))
    for _ in range(data.draw(st.integers(1, 3))):
        bad[data.draw(st.integers(0, len(bad) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    assert read_or_code(bytes(bad)) in (*DAMAGE, record)


def test_every_byte_of_a_save_replaced(play: Play) -> None:
    good = saves.encode(play(3).record())
    for at in range(len(good)):
        for byte in (0, 0xFF, ord("7")):
            if good[at] != byte:
                assert read_or_code(good[:at] + bytes([byte]) + good[at + 1 :]) in DAMAGE, f"byte {at} was changed to {byte}"


def test_a_save_cut_off_anywhere(play: Play, tmp_path: Path) -> None:
    good = saves.encode(play(3).record())
    for length in range(len(good.rstrip())):
        with pytest.raises(StorageFault) as caught:
            saves.decode(good[:length], tmp_path / "x")
        assert caught.value.code in ("empty", "damaged", "not_a_save")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty"),
        (b" \n\t ", "empty"),
        (b"hello", "not_a_save"),
        (b"{}", "not_a_save"),
        (b"[1, 2]", "not_a_save"),
        (b"null", "not_a_save"),
        (b'{"format": "something else"}', "not_a_save"),
        (b'{"format": "exhibition-suite-game"}', "not_a_save"),
        (b'{"format": "exhibition-suite-game", "schema": 1}', "damaged"),
        (b'{"format": "exhibition-suite-game", "schema": 1, "schema": 1}', "damaged"),
        (b'{"format": "exhibition-suite-game", "schema": NaN}', "damaged"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "not_a_save"),
        (b"[" * 100_000, "not_a_save"),
        (b'{"format": "exhibition-suite-game", "a": ' + b"[" * 100_000, "damaged"),
        (b'{"a": ' + b"9" * 10_000 + b"}", "not_a_save"),
    ],
)
def test_files_that_are_no_saves(content: bytes, code: str, tmp_path: Path) -> None:
    path = tmp_path / "game.exgame"
    path.write_bytes(content)
    assert code_of(path) == code
    assert path.read_bytes() == content


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "game.exgame"
    with path.open("wb") as file:
        file.truncate(200 * 1024 * 1024)
    assert code_of(path) == "too_big"


def test_missing_and_folder(tmp_path: Path) -> None:
    assert code_of(tmp_path / "none.exgame") == "missing"
    assert code_of(tmp_path) == "folder_given"


@pytest.mark.parametrize(("name", "value"), [("player", "genius"), ("player", ""), ("sign", "rocket"), ("sign", "ford")])
def test_players_and_vehicles_that_the_program_does_not_have_are_refused(saved: Path, name: str, value: str) -> None:
    rewrite(saved, lambda document: document["record"]["seats"][0].update({name: value}))
    if (name, value) == ("sign", "ford"):  # two seats with one vehicle
        rewrite(saved, lambda document: document["record"]["seats"][1].update({name: value}))
    with pytest.raises(StorageFault) as caught:
        saves.load(saved)
    assert (caught.value.code, caught.value.params["detail"]) == ("bad_setup", value)
    assert rescue.rescue(saved) is None, "what cannot be shown is not offered"


@pytest.mark.parametrize("when", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "1831-07-01T00:00:00"])
def test_the_date_of_a_clock_that_ran_wild_can_be_told_everywhere(saved: Path, when: str) -> None:
    rewrite(saved, lambda document: document.update(saved_at=when))
    found = saves.load(saved).saved_at
    assert found.astimezone().year == found.astimezone(timezone(timedelta(hours=14))).year == 1970


def test_the_mark_of_an_editor_before_the_text_is_no_damage(saved: Path, play: Play) -> None:
    saved.write_bytes(b"\xef\xbb\xbf" + saved.read_bytes())
    assert saves.load_record(saved) == play().record()


def test_unknown_keys_are_refused_whoever_added_them(saved: Path) -> None:
    good = saved.read_bytes()
    rewrite(saved, lambda document: document.update(extra_key=1), sign=False)
    with pytest.raises(StorageFault) as caught:
        saves.load(saved)
    assert (caught.value.code, caught.value.params["keys"]) == ("unknown_key", ["extra_key"])
    for change, key in (
        (lambda document: document.update(bonus=1), "bonus"),
        (lambda document: document["record"].update(bonus=1), "record.bonus"),
        (lambda document: document["record"]["seats"][0].update(colour="red"), "record.seats.0.colour"),
        (lambda document: document["summary"].update(mood="good"), "summary.mood"),
    ):
        saved.write_bytes(good)
        rewrite(saved, change)
        with pytest.raises(StorageFault) as caught:
            saves.load(saved)
        assert (caught.value.code, caught.value.params["keys"]) == ("unknown_key", [key])


@pytest.mark.parametrize(
    "change",
    [
        lambda document: document["record"].pop("seed"),
        lambda document: document["record"].update(seed="7"),
        lambda document: document["record"].update(seats=[]),
        lambda document: document["record"].update(actions=[1]),
        lambda document: document["record"].update(rules_version=0),
        lambda document: document["summary"].update(progress=2),
        lambda document: document.update(saved_at="yesterday"),
        lambda document: document.pop("note"),
    ],
)
def test_well_signed_nonsense_is_damage(change: Callable[[dict[str, Any]], None], saved: Path) -> None:
    rewrite(saved, change)
    assert code_of(saved) == "damaged"


def test_a_newer_save_is_told_as_newer_with_its_program(saved: Path) -> None:
    rewrite(saved, lambda document: document.update(schema=2, program="9.1", mood="new"))
    with pytest.raises(StorageFault) as caught:
        saves.load(saved)
    assert caught.value.code == "newer"
    assert caught.value.params["program"] == "9.1"


def test_newer_rules_and_unknown_games(saved: Path) -> None:
    good = saved.read_bytes()
    rewrite(saved, lambda document: document["record"].update(rules_version=99))
    assert code_of(saved) == "newer_rules"
    saved.write_bytes(good)
    rewrite(saved, lambda document: document["record"].update(game="ludo"))
    assert code_of(saved) == "unknown_game"


def test_an_older_schema_goes_through_its_migrations(saved: Path, monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    def from_zero(document: dict[str, Any]) -> dict[str, Any]:
        return {**{key: value for key, value in document.items() if key != "remark"}, "note": document["remark"]}

    def to_zero(document: dict[str, Any]) -> None:
        document["remark"] = document.pop("note")

    monkeypatch.setattr(save_model, "SCHEMA", 2)
    monkeypatch.setitem(save_model.MIGRATIONS, 1, from_zero)
    rewrite(saved, to_zero)
    document = save_model.migrate(json.loads(saved.read_text("utf-8")))
    assert document["schema"] == 2
    assert document["note"] == "火曜日の夜"
    assert "remark" not in document


def test_an_action_against_the_rules_is_told_with_its_number(saved: Path, play: Play) -> None:
    record = play().record()
    saves.save_record(saved, replace(record, actions=(*record.actions[:10], "take exh-1900", *record.actions[10:])))
    with pytest.raises(StorageFault) as caught:
        saves.open_match(saved)
    assert caught.value.code == "wrong_rules"
    assert caught.value.params["step"] == 11
    assert caught.value.params["of"] == 41
    saves.save_record(saved, replace(record, options={"area1": "nonsense"}))
    with pytest.raises(StorageFault) as caught:
        saves.open_match(saved)
    assert caught.value.code == "bad_setup"


def test_the_older_copy_is_offered_where_it_can_be_read(saved: Path, play: Play) -> None:
    saves.save_record(saved, play(41).record())
    saved.write_bytes(saved.read_bytes()[:-40])
    with pytest.raises(StorageFault) as caught:
        saves.load(saved)
    assert caught.value.older == older_path(saved)
    assert saves.load_record(older_path(saved)) == play(40).record()
    older_path(saved).write_bytes(b"gone too")
    with pytest.raises(StorageFault) as caught:
        saves.load(saved)
    assert caught.value.older is None


@pytest.mark.parametrize("name", ['O\'Neill "Q" \\ /', "\u202eرقم", "🎲🎲", "half \ud800 pair", "x" * 5000, ""])
def test_any_name_a_person_types_can_be_saved(name: str, tmp_path: Path, play: Play) -> None:
    record = play(2).record()
    record = replace(record, seats=(replace(record.seats[0], name=name), *record.seats[1:]))
    saves.save_record(tmp_path / "x.exgame", record, note=name)
    found = saves.load(tmp_path / "x.exgame")
    kept = clean_name(name)
    assert [seat.name for seat in found.record.seats] == [kept, record.seats[1].name]
    assert found.note == kept[:200]


def test_japanese_and_long_paths(tmp_path: Path, play: Play) -> None:
    path = tmp_path / "遊び" / ("長い名前" * 10) / ("保存" * 30 + ".exgame")
    saves.save_record(path, play().record())
    assert saves.load_record(path) == play().record()


def test_a_save_of_the_first_release_still_opens() -> None:
    match = saves.open_match(Path(__file__).parent / "samples" / "schema-1.exgame")
    assert [seat.name for seat in match.seats] == ["花子", "Ada", "Bo"]
    assert len(match.steps) == 60
    assert (match.state.round, match.state.totals()) == (11, [-1, 3, 1]), "the rules version must go up when old games play otherwise"
