from __future__ import annotations

import os
from pathlib import Path

import pytest

from exhibition_suite.storage import places
from exhibition_suite.storage.fault import StorageFault

ALL = (
    places.data_folder,
    places.settings_file,
    places.cache_folder,
    places.log_folder,
    places.saves_folder,
    places.autosaves_folder,
    places.finished_folder,
    places.trash_folder,
    places.statistics_file,
)


def test_one_variable_moves_everything_and_nothing_is_made_before_it_is_needed(home: Path) -> None:
    assert all(place().is_relative_to(home) for place in ALL)
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("text", ["", "   "])
def test_an_empty_variable_means_the_systems_own_folders(text: str, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setenv(places.HOME_VARIABLE, text)
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert places.override() is None
    for place in ALL:
        assert place().is_absolute()
        assert "exhibition-suite" in place().parts


def test_a_relative_home_and_a_tilde(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(places.HOME_VARIABLE, "portable/データ")
    assert places.saves_folder() == tmp_path / "portable" / "データ" / "saves"
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv(places.HOME_VARIABLE, "~/suite")
    assert places.settings_file() == tmp_path / "suite" / "settings.json"


def test_a_home_of_a_person_nobody_knows_and_a_working_folder_that_is_gone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(places.HOME_VARIABLE, "~nobody-of-that-name/suite")
    assert places.saves_folder().parts[-2:] == ("suite", "saves")
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    if os.name == "posix":
        gone.rmdir()
    monkeypatch.setenv(places.HOME_VARIABLE, "portable")
    assert places.saves_folder().parts[-2:] == ("portable", "saves")

    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", unknown)
    assert places.person_folder() == Path(os.sep)


def test_a_folder_that_cannot_be_made_is_told(home: Path) -> None:
    (home / "saves").write_text("a file")
    with pytest.raises(StorageFault) as caught:
        places.ensure(places.saves_folder())
    assert caught.value.code == "no_folder"
