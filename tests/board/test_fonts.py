"""The program's own fonts show everything it says, in every weight, without the system's help."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontInfo, QImage, QPainter, QRawFont
from pytestqt.qtbot import QtBot

from exhibition_suite.board import fonts
from exhibition_suite.resources import asset


def _cutter() -> ModuleType:
    path = Path(__file__).resolve().parents[2] / "packaging" / "fonts.py"
    spec = importlib.util.spec_from_file_location("suite_font_cutter", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    import sys

    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


CUTTER = _cutter()
GROUPS = (*CUTTER.INTERFACE, *CUTTER.DISPLAY)


@pytest.mark.parametrize("group", GROUPS, ids=["+".join(group) for group in GROUPS])
def test_every_character_the_program_shows_is_in_its_fonts(qtbot: QtBot, group: tuple[str, ...]) -> None:
    raw = [QRawFont(str(asset("fonts", name)), 20) for name in group]
    assert all(one.isValid() for one in raw)
    used = CUTTER.used_characters()
    lacking = {character: where for character, where in used.items() if not any(one.supportsCharacter(ord(character)) for one in raw)}
    told = ", ".join(f"{character} U+{ord(character):04X} ({where})" for character, where in lacking.items())
    assert not lacking, f"{' + '.join(group)} cannot show: {told}. Run: {CUTTER.COMMAND}"


@pytest.mark.parametrize("name", ["髙橋", "山﨑", "鸚鵡", "Łódź", "Žižka", "Ștefan", "①㈱"])
def test_names_that_people_type_can_be_shown(qtbot: QtBot, name: str) -> None:
    for group in CUTTER.INTERFACE:
        raw = [QRawFont(str(asset("fonts", file)), 20) for file in group]
        assert all(any(one.supportsCharacter(ord(character)) for one in raw) for character in name)


def test_the_fonts_together_are_small_and_bring_their_licences() -> None:
    files = sorted(asset("fonts").glob("*.ttf"))
    assert [path.name for path in files] == sorted(source.target for source in CUTTER.SOURCES)
    assert sum(path.stat().st_size for path in files) < CUTTER.LIMIT
    for source in CUTTER.SOURCES:
        licence = asset("fonts", source.licence).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence


@pytest.mark.parametrize("weight", [500, 600, 700])
def test_the_interface_font_has_its_weights(qtbot: QtBot, weight: int) -> None:
    fonts.load_fonts()
    found = QFontInfo(fonts.ui_font(14, weight))
    assert found.family() == "Inter"
    assert found.weight() == weight
    assert found.pixelSize() == 14


@pytest.mark.parametrize(
    ("world", "weight", "family"),
    [
        ("suite", 700, "Noto Serif JP"),
        ("exhibition", 700, "Noto Serif JP"),
        ("timespan", 800, "Rounded Mplus 1c"),
        ("anachrony", 600, "Barlow Condensed"),
    ],
)
def test_every_world_has_its_display_font(qtbot: QtBot, world: str, weight: int, family: str) -> None:
    fonts.load_fonts()
    found = QFontInfo(fonts.display_font(20, weight, world))
    assert (found.family(), found.weight()) == (family, weight)


def test_sizes_follow_the_text_size_of_the_settings(qtbot: QtBot) -> None:
    assert fonts.ui_font(14, 500, 1.5).pixelSize() == 21
    assert fonts.ui_font(12.5).pixelSize() == 13
    assert fonts.display_font(26, scale=0.9).pixelSize() == 23


def test_loading_twice_loads_once(qtbot: QtBot) -> None:
    families = fonts.load_fonts()
    assert {"Inter", "Noto Sans JP", "Noto Serif JP"} <= set(families)
    assert fonts.load_fonts() == families


@pytest.mark.parametrize("kind", ["ui", "display"])
@pytest.mark.parametrize("character", "博覧会年亜洋一ーアぱ…")
def test_japanese_is_no_empty_box(qtbot: QtBot, kind: str, character: str) -> None:
    """A character without a glyph would look like one that surely has none."""
    fonts.load_fonts()
    font = fonts.ui_font(32, 500) if kind == "ui" else fonts.display_font(32)
    font.setStyleStrategy(QFont.StyleStrategy.PreferDefault)
    assert _picture(font, character) != _picture(font, "\U000f1234")
    assert _picture(font, character) != _picture(font, " ")


def _picture(font: QFont, text: str) -> QImage:
    image = QImage(48, 48, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setFont(font)
    painter.drawText(QPointF(4, 40), text)
    painter.end()
    return image
