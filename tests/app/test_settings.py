"""The settings, changed as a person changes them: at once, kept, and safe against damage."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from exhibition_suite.app import actions
from exhibition_suite.app.controls import Toggle
from exhibition_suite.app.look import DEFAULTS, Look
from exhibition_suite.app.settings import SettingsSheet
from exhibition_suite.app.settings.pages import PAGES
from exhibition_suite.app.settings.rows import ChoiceSetting, SliderSetting, SwitchSetting
from exhibition_suite.storage import settings as stored
from exhibition_suite.storage.settings_model import Settings

ESCAPE = Qt.Key.Key_Escape


@pytest.fixture
def settling(open_program: Any) -> Any:
    """The settings are open and kept on disk."""
    person = open_program(keep=True)
    person.key(",")
    assert isinstance(person.sheet, SettingsSheet)
    return person


def row(person: Any, name: str) -> Any:
    """The row of a setting, its page in front."""
    for found in person.sheet.rows:
        if getattr(found, "_name", "") == name or name in getattr(found, "toggles", {}):
            page = next(page for page, content in person.sheet.pages.items() if content.isAncestorOf(found))
            person.click(person.sheet.nav[page])
            return found
    raise AssertionError(name)


def test_names_and_defaults_are_those_of_the_file() -> None:
    model = Settings().model_dump()
    assert {name: model[name] for name in DEFAULTS} == DEFAULTS


def test_every_page_opens_by_its_button_and_by_arrows(settling: Any) -> None:
    sheet = settling.sheet
    for page, _icon, _title in PAGES:
        settling.click(sheet.nav[page])
        assert sheet.pages[page].isVisible()
    sheet.nav["look"].setFocus()
    settling.click(sheet.nav["look"])
    settling.key(Qt.Key.Key_Down)
    assert sheet.pages["playing"].isVisible()


CHOICES = [("language", "ja"), ("theme", "dark"), ("motion", "reduced"), ("curtain", "always")]


@pytest.mark.parametrize(("name", "value"), CHOICES)
def test_a_choice_applies_at_once_and_is_kept(settling: Any, name: str, value: str) -> None:
    found: ChoiceSetting = row(settling, name)
    settling.click(found.bar._segments[value])
    assert settling.window.look.values[name] == value
    assert stored.peek()[name] == value
    assert Look.from_settings().values[name] == value


@pytest.mark.parametrize("name", ["text_scale", "speed", "focus_width", "hold_ms", "drag_distance", "bot_speed", "bot_pause"])
def test_a_slider_applies_at_once_and_is_kept(settling: Any, name: str) -> None:
    found: SliderSetting = row(settling, name)
    found.slider.setFocus()
    settling.key(Qt.Key.Key_Home)
    settling.key(Qt.Key.Key_End)
    last = found._stops[-1]
    assert settling.window.look.values[name] == last
    assert stored.peek()[name] == last
    settling.key(Qt.Key.Key_Home)
    assert stored.peek()[name] == found._stops[0]
    assert found.value.text()


@pytest.mark.parametrize("name", ["patterns", "letters", "confirm_moves", "show_legal", "show_values", "auto_steps"])
def test_a_switch_applies_at_once_and_is_kept(settling: Any, name: str) -> None:
    found: SwitchSetting = row(settling, name)
    toggle = found.toggles[name]
    before = toggle.isChecked()
    settling.click(toggle)
    assert toggle.isChecked() is not before
    assert stored.peek()[name] is not before


def test_the_strength_of_a_new_bot(settling: Any) -> None:
    found = row(settling, "bot_level")
    settling.choose(found.list, "expert")
    assert stored.peek()["bot_level"] == "expert"
    assert found.list.shown() == "Very strong", "in words that fit every game"
    assert "many ways" in found.help.text()


def test_no_setting_is_forgotten(settling: Any) -> None:
    shown = set()
    for found in settling.sheet.rows:
        shown |= set(getattr(found, "toggles", {})) or {found._name}
    assert shown == set(DEFAULTS) - {"keys", "setups", "seen", "geometry"}


def test_the_preview_follows(settling: Any) -> None:
    sheet = settling.sheet
    before = sheet.preview.grab().toImage()
    settling.click(row(settling, "patterns").toggles["patterns"])
    assert sheet.preview.grab().toImage() != before


def test_restoring_and_taking_it_back(settling: Any) -> None:
    settling.window.look.set(text_scale=130, curtain="never")
    settling.click(settling.sheet.restore_button)
    assert settling.window.look.values["text_scale"] == 100
    toast = settling.window.dialogs._toasts[-1]
    assert toast.button.text() == "Undo"
    settling.click(toast.button)
    assert settling.window.look.values["text_scale"] == 130
    assert settling.window.look.curtain == "never"


SIZES = [(1280, 720), (1920, 1080)]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_row_and_the_whole_preview_are_seen_without_scrolling(
    open_program: Any, language: str, theme: str, size: tuple[int, int]
) -> None:
    person = open_program(size=size, language=language, theme=theme)
    person.key(",")
    sheet = person.sheet
    for page in ("look", "playing", "bots"):
        person.click(sheet.nav[page])
        seen = sheet._scrollers[page].viewport()
        for found in (found for found in sheet.rows if sheet.pages[page].isAncestorOf(found)):
            place = QRect(found.mapTo(seen, QPoint(0, 0)), found.size())
            assert seen.rect().contains(place), f"{found.title.text()} is cut off"
    for scroller in (sheet._panel, *(sheet._scrollers[page] for page in ("look", "playing", "bots", "data"))):
        assert not scroller.verticalScrollBar().isVisible()
    seen = sheet._panel.viewport()
    assert seen.rect().contains(QRect(sheet.preview.mapTo(seen, QPoint(0, 0)), sheet.preview.size()))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_sliders_beside_their_words_begin_and_end_in_one_line(open_program: Any, language: str) -> None:
    person = open_program(size=SIZES[0], language=language)
    person.key(",")
    sheet = person.sheet
    sliders = [found.slider for found in sheet.rows if isinstance(found, SliderSetting) and sheet.pages["look"].isAncestorOf(found)]
    edges = {(one.mapTo(sheet, QPoint(0, 0)).x(), one.width()) for one in sliders}
    assert len(sliders) == 4
    assert len(edges) == 1, edges


def test_japanese_hints_take_one_line_in_the_smallest_usual_window(open_program: Any) -> None:
    person = open_program(size=SIZES[0], language="ja")
    person.key(",")
    for found in person.sheet.rows[:8]:
        assert found.help.height() < 2 * found.help.fontMetrics().height(), found.help.text()


def test_the_last_sentence_of_the_preview_is_painted_whole(open_program: Any) -> None:
    person = open_program(size=SIZES[0], language="ja")
    person.key(",")
    preview = person.sheet.preview
    picture = preview.grab().toImage()
    bottom = {picture.pixel(x, picture.height() - 1) for x in range(picture.width())}
    assert len(bottom) == 1, "no letter is cut by the lower edge"
    last = [y for y in range(picture.height()) if len({picture.pixel(x, y) for x in range(min(200, picture.width()))}) > 4]
    assert picture.height() - last[-1] < preview.skin.px(24) * preview.devicePixelRatioF()


# ---- keys


def type_key(person: Any, deed: str, key: Any, modifiers: Any = Qt.KeyboardModifier.NoModifier) -> Any:
    person.click(person.sheet.nav["keys"])
    button = person.sheet.pages["keys"].buttons[deed]
    button.setFocus()
    person.key(Qt.Key.Key_Return)
    assert button.text() == "press a key"
    QTest.keyClick(button, key, modifiers)
    person.wait()
    return button


def test_a_key_is_given_and_works(settling: Any) -> None:
    button = type_key(settling, "saved_games", Qt.Key.Key_G)
    assert button.text() == "G"
    assert stored.peek()["keys"] == {"saved_games": "G"}
    settling.key(ESCAPE)
    assert settling.window.menu.tiles["saved_games"].key == "G"
    settling.key("l")
    assert settling.sheet is None
    settling.key("g")
    assert settling.sheet is not None


def test_a_key_that_is_taken_is_refused_with_its_owner(settling: Any) -> None:
    button = type_key(settling, "saved_games", Qt.Key.Key_R)
    trouble = settling.sheet.pages["keys"].trouble
    assert trouble.isVisible()
    assert "Rulebooks" in trouble.text()
    assert button.text() == "L"
    assert "keys" not in stored.peek() or stored.peek()["keys"] == {}


def test_the_same_key_may_serve_in_menu_and_game(settling: Any) -> None:
    assert actions.key_text(settling.window.look, "rulebooks") == actions.key_text(settling.window.look, "rules") == "R"
    type_key(settling, "hint", Qt.Key.Key_N)
    assert settling.window.look.keys == {"hint": "N"}


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Up])
def test_keys_that_move_cannot_be_given_away(settling: Any, key: Any) -> None:
    type_key(settling, "undo", key)
    assert "cannot be given away" in settling.sheet.pages["keys"].trouble.text()
    assert settling.window.look.keys == {}


def test_escape_leaves_a_key_and_backspace_takes_it_away(settling: Any) -> None:
    button = type_key(settling, "undo", ESCAPE)
    assert button.text() == "Z"
    assert settling.sheet is not None, "Esc did not close the sheet"
    button = type_key(settling, "undo", Qt.Key.Key_Backspace)
    assert button.text() == "none"
    assert settling.window.look.keys == {"undo": ""}
    settling.click(settling.sheet.pages["keys"]._resets["undo"])
    assert button.text() == "Z"
    assert settling.window.look.keys == {}


def test_keys_with_modifiers(settling: Any) -> None:
    button = type_key(settling, "save", Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert button.text() == "Ctrl+Shift+S"


def test_no_two_deeds_share_a_key_at_first(settling: Any) -> None:
    for deed in actions.DEEDS:
        assert actions.clash(settling.window.look, deed.id, deed.key) == ""


# ---- damage


def test_settings_survive_a_restart(open_program: Any) -> None:
    person = open_program(keep=True)
    person.window.look.set(text_scale=120, theme="dark")
    person.window.close()
    assert Look.from_settings().scale == 1.2
    assert Look.from_settings().dark


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe\x00", b'{"schema": 1, "theme": "green", "text_scale": 120}', b'{"schema": 99}', b"[]"]
)
def test_a_damaged_file_is_told_and_does_no_harm(home: Path, open_program: Any, content: bytes) -> None:
    from exhibition_suite.app import main
    from exhibition_suite.storage import places

    path = places.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    person = open_program(**Look.from_settings().values)
    person.window.after_first_paint()
    person.wait()
    if content:
        assert person.sheet is not None, "the person is told"
        person.key(ESCAPE)
    assert person.window.look.theme().world == "exhibition"
    assert main.missing_display() == ""
    assert stored.update(text_scale=110).text_scale == 110
    assert json.loads(path.read_text("utf-8"))["text_scale"] == 110


def test_a_folder_that_cannot_be_written_is_told_and_the_change_holds(
    open_program: Any, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = home / "file"
    blocked.write_text("no folder", "utf-8")
    monkeypatch.setenv("EXHIBITION_SUITE_HOME", str(blocked / "inside"))
    person = open_program(keep=True)
    person.window.look.set(text_scale=120)
    person.wait()
    assert person.window.look.scale == 1.2
    assert "could not be kept" in person.window.dialogs._toasts[-1].label.text()


def test_unknown_settings_are_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError):
        Look().set(colour="red")


def test_a_toggle_slides_with_full_motion(open_program: Any) -> None:
    person = open_program(motion="full")
    person.key(",")
    toggle = next(found for found in person.sheet.findChildren(Toggle) if found.isVisible())
    person.click(toggle)
    person.wait_for(lambda: toggle._way in (0.0, 1.0))
