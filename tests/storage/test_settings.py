"""Settings survive damage, newer and older versions of themselves, and a person is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exhibition_suite.storage import places, settings, settings_model
from exhibition_suite.storage.fault import StorageFault
from exhibition_suite.storage.settings_model import Settings


def written() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(places.settings_file().read_text("utf-8"))
    return found


def put(content: object) -> None:
    places.settings_file().parent.mkdir(parents=True, exist_ok=True)
    text = content if isinstance(content, str) else json.dumps(content)
    places.settings_file().write_text(text, "utf-8")


def test_a_new_player_finds_the_defaults_and_nothing_is_written(home: Path) -> None:
    assert settings.peek() == {}
    found = settings.load()
    assert found.settings == Settings()
    assert found.fault is None
    assert list(home.iterdir()) == []


def test_what_is_chosen_is_found_again_by_both_readers() -> None:
    setups = {"exhibition": {"seats": [{"name": "花子"}]}}
    settings.update(language="ja", text_scale=150, curtain="always", keys={"undo": "Z"}, setups=setups)
    settings.update(speed=2.5)
    assert settings.load().settings == Settings(
        language="ja", text_scale=150, curtain="always", keys={"undo": "Z"}, setups=setups, speed=2.5
    )
    assert settings.peek() == settings.load().settings.model_dump()
    assert written()["schema"] == settings.SCHEMA


def test_every_default_is_sensible_to_the_quick_reader() -> None:
    defaults = Settings().model_dump()
    assert settings.sensible(defaults) == defaults


def test_the_look_and_the_settings_know_the_same_names_and_defaults() -> None:
    look = pytest.importorskip("exhibition_suite.app.look")
    defaults = Settings().model_dump()
    assert {name: defaults.get(name) for name in look.DEFAULTS} == look.DEFAULTS


def test_text_may_be_scaled_from_90_to_200_percent() -> None:
    for scale in (90, 100, 150, 200):
        assert settings.update(text_scale=scale).text_scale == scale
    for scale in (89, 201):
        with pytest.raises(ValueError, match="text_scale"):
            settings.update(text_scale=scale)
    with pytest.raises(KeyError):
        settings.update(colour="red")
    assert settings.load().settings.text_scale == 200


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '{"language": "ja"}', '{"schema": true}', '{"schema": 0}', "\0\1\2"])
def test_a_damaged_file_is_put_aside_and_told(content: str) -> None:
    put(content)
    assert settings.peek() == {}
    found = settings.load()
    assert found.settings == Settings()
    assert found.fault is not None
    assert found.fault.code == "settings_damaged"
    aside = places.settings_file().with_name(found.fault.params["kept"])
    assert aside.name == "settings.json.damaged"
    assert aside.read_text("utf-8") == content
    assert settings.load().fault is None, "told once"


def test_one_bad_value_costs_only_itself() -> None:
    settings.update(language="ja", text_scale=150)
    put({**written(), "theme": "pink", "strange": 1})
    assert settings.peek()["language"] == "ja"
    assert "theme" not in settings.peek()
    found = settings.load()
    assert found.settings == Settings(language="ja", text_scale=150)
    assert found.fault is not None
    assert found.fault.params["broken"] == ["strange", "theme"]
    assert settings.load().settings == Settings(language="ja", text_scale=150)
    assert settings.load().fault is None


def test_settings_of_a_newer_version_are_put_aside_and_what_is_known_is_used() -> None:
    settings.update(language="ja")
    newer = {**written(), "schema": 7, "theme": "sepia", "wallpaper": "stars"}
    put(newer)
    assert settings.peek() == {}
    found = settings.load()
    assert found.settings == Settings(language="ja")
    assert found.fault is not None
    assert found.fault.code == "settings_newer"
    assert json.loads((places.settings_file().with_name(found.fault.params["kept"])).read_text()) == newer


def test_older_settings_go_through_every_migration(monkeypatch: pytest.MonkeyPatch) -> None:
    def second(content: dict[str, Any]) -> dict[str, Any]:
        return {"language": content["tongue"]}

    def third(content: dict[str, Any]) -> dict[str, Any]:
        return {**content, "theme": "dark"}

    for module in (settings, settings_model):
        monkeypatch.setattr(module, "SCHEMA", 3)
    monkeypatch.setitem(settings_model.MIGRATIONS, 1, second)
    monkeypatch.setitem(settings_model.MIGRATIONS, 2, third)
    put({"schema": 1, "tongue": "ja"})
    found = settings.load()
    assert found.settings == Settings(language="ja", theme="dark")
    assert found.fault is None


def test_a_folder_that_cannot_be_written_keeps_the_program_going(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").write_text("")
    monkeypatch.setenv(places.HOME_VARIABLE, str(home / "file"))
    assert settings.peek() == {}
    assert settings.load().settings == Settings()
    with pytest.raises(StorageFault) as caught:
        settings.update(language="ja")
    assert caught.value.code == "no_folder"


def test_a_folder_in_place_of_the_file_is_told_as_what_it_is(home: Path) -> None:
    places.settings_file().mkdir()
    assert settings.peek() == {}
    found = settings.load()
    assert found.settings == Settings()
    assert found.fault is not None
    assert (found.fault.code, found.fault.params["path"]) == ("settings_unreadable", str(home / "settings.json"))


def test_a_file_that_is_far_too_large_is_put_aside_like_any_other_damage(home: Path) -> None:
    content = b'{"schema": 1, "seen": ["' + b"x" * settings.LARGEST + b'"]}'
    places.settings_file().write_bytes(content)
    told = settings.load().fault
    assert told is not None
    assert told.code == "settings_damaged"
    assert (home / told.params["kept"]).read_bytes() == content
    assert settings.load().fault is None, "told once"


@given(
    content=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from([*Settings.model_fields, "schema", "x"]), inner),
    )
)
def test_no_content_can_stop_the_start(content: object) -> None:
    put(content)
    settings.peek()
    assert isinstance(settings.load().settings, Settings)
