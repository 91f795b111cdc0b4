"""Colours: every role is there, texts can be read, and the sets that must be told apart are complete."""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from exhibition_suite.board import theme as themes
from exhibition_suite.board.theme import Theme, continent, continents, theme

ALL = list(itertools.product(themes.WORLDS, (False, True)))
STATES = (
    *("legal", "legalFill", "hover", "hoverFill", "refuse", "refuseFill", "onRefuse", "select", "selectFill", "last", "lastFill"),
    *("focus", "good", "warn", "onState"),
)


def _luminance(color: QColor) -> float:
    parts = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in (color.redF(), color.greenF(), color.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    """WCAG 2.1 contrast ratio."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("world", "dark"), ALL)
def test_every_world_has_every_shared_role(world: str, dark: bool) -> None:
    look = theme(world, dark)
    seats = [f"{kind}{number}" for kind in ("seat", "onSeat") for number in range(1, 6)]
    lands = [f"{one.id}{kind}" for one in continents() for kind in ("", "Tint", "OnDark")]
    shell = ["bg", "bg2", "surface", "surface2", "line", "lineS", "ink", "ink2", "accent", "onAccent", "accentInk", "shade"]
    for role in (*shell, *STATES, *seats, *lands):
        assert look.color(role).isValid(), role


@pytest.mark.parametrize(("world", "dark"), ALL)
@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        ("ink", "bg", 4.5),
        ("ink", "surface", 4.5),
        ("ink2", "surface", 4.5),
        ("ink2", "bg", 4.5),
        ("onAccent", "accent", 4.5),
        ("accentInk", "surface", 4.5),
        ("lineS", "surface", 3.0),
        ("legal", "legalFill", 4.5),
        ("hover", "hoverFill", 4.5),
        ("refuse", "refuseFill", 4.5),
        ("onRefuse", "refuse", 4.5),
        ("onState", "legal", 4.5),
        ("select", "surface", 3.0),
        ("last", "lastFill", 4.5),
        ("focus", "bg", 3.0),
        ("onSeat1", "seat1", 4.5),
        ("onSeat2", "seat2", 4.5),
        ("onSeat3", "seat3", 4.5),
        ("onSeat4", "seat4", 4.5),
        ("onSeat5", "seat5", 4.5),
    ],
)
def test_what_must_be_read_can_be_read(world: str, dark: bool, ink: str, ground: str, least: float) -> None:
    look = theme(world, dark)
    assert contrast(look.color(ink), look.color(ground)) >= least


@pytest.mark.parametrize("dark", [False, True])
def test_continents_can_be_read_on_cards_and_panels(dark: bool) -> None:
    look = theme("exhibition", dark)
    for number, one in enumerate(continents()):
        assert contrast(QColor("white"), one.color) >= 4.5
        assert contrast(one.color, one.tint) >= 4.5
        assert contrast(one.color, look.color("card")) >= 3.0
        assert contrast(look.continent_ink(number), look.color("surface")) >= 4.5


def test_each_continent_has_four_marks_of_its_own() -> None:
    rows = continents()
    assert [one.id for one in rows] == ["oceania", "south_america", "africa", "asia", "europe", "north_america", "white"]
    for mark in ("code", "kanji", "glyph", "pattern"):
        assert len({getattr(one, mark) for one in rows}) == 7
    assert len({one.color.name() for one in rows}) == 7
    assert continent(3).letters("ja") == "亜"
    assert continent("asia").letters("en") == "AS"


def test_seats_differ_by_shape_line_and_vehicle() -> None:
    assert len(themes.seats()) == themes.SEAT_COUNT
    for mark in ("shape", "dash", "sign"):
        assert len({getattr(seat, mark) for seat in themes.seats()}) == 5


def test_unknown_names_are_told() -> None:
    with pytest.raises(KeyError):
        theme("suite", False).color("teal of the sea")
    with pytest.raises(KeyError):
        theme("pirates", False)
    with pytest.raises(KeyError):
        continent("atlantis")


def test_a_theme_is_made_once_and_its_colours_cannot_be_spoiled() -> None:
    assert theme("exhibition", True) is theme("exhibition", True)
    theme("exhibition", False).color("ink").setRgb(255, 0, 0)
    assert theme("exhibition", False).color("ink").name() == "#2b211a"


def test_mixing_and_fading() -> None:
    black, white = QColor("black"), QColor("white")
    assert themes.mix(black, white, 0.0) == black.toRgb()
    assert themes.mix(black, white, 1.0).name() == "#ffffff"
    assert themes.mix(black, white, 0.5).name() in ("#7f7f7f", "#808080")
    assert themes.faded(black, 0.25).alphaF() == pytest.approx(0.25, abs=0.01)


def test_shadows_grow_with_depth_and_are_stronger_by_night() -> None:
    day, night = Theme("exhibition", False), Theme("exhibition", True)
    blurs = [day.shadow(level)[1] for level in (1, 2, 3, 4)]
    assert blurs == sorted(blurs)
    assert night.shadow(2)[2].alphaF() > day.shadow(2)[2].alphaF()


def test_the_look_needs_no_heavy_import() -> None:
    code = "import sys; from exhibition_suite.board import theme, fonts, icons; print('pydantic' in sys.modules)"
    root = Path(__file__).resolve().parents[2]
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root)
    assert ran.stdout.strip() == "False"
