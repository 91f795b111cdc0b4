"""Colours and measures of the three worlds, read from `assets/design/tokens.json`.

Everything here is plain JSON and QColor: the main menu's first paint needs it, so nothing heavy may be imported.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from typing import Any, NamedTuple

from PySide6.QtGui import QColor

from exhibition_suite.resources import asset

WORLDS = ("suite", "exhibition", "timespan", "anachrony")
SEAT_COUNT = 5


class Continent(NamedTuple):
    """How a continent is told apart: four marks, so that any one of them may fail.

    Attributes:
        id: "asia" …, or "white" for the white cards.
        code: Latin letters ("AS"); a star for the white cards.
        kanji: Japanese letter ("亜"); a star for the white cards.
        glyph: name for `icons.paint_glyph`.
        pattern: name for `icons.paint_pattern`.
        color: spine colour, carries white signs.
        tint: niche behind the drawing.
        on_dark: the colour as text or line on a dark panel.
    """

    id: str
    code: str
    kanji: str
    glyph: str
    pattern: str
    color: QColor
    tint: QColor
    on_dark: QColor

    def letters(self, language: str) -> str:
        """The letters in the language "en" or "ja"."""
        return self.kanji if language == "ja" else self.code


class Seat(NamedTuple):
    """How a seat is told apart.

    Attributes:
        shape: "circle", "square", "triangle", "diamond" or "hexagon".
        dash: line style of charts in units of the pen's width; empty = solid.
        sign: the seat's usual vehicle in Exhibition.
    """

    shape: str
    dash: tuple[float, ...]
    sign: str


@cache
def tokens() -> dict[str, Any]:
    """The design tokens as they stand in the file."""
    content: dict[str, Any] = json.loads(asset("design", "tokens.json").read_text(encoding="utf-8"))
    return content


@cache
def continents() -> tuple[Continent, ...]:
    """Oceania, South America, Africa, Asia, Europe, North America, white: in the order of the games' numbers 0 to 6."""
    return tuple(
        Continent(
            id=name,
            code=row["code"],
            kanji=row["kanji"],
            glyph=row["glyph"],
            pattern=row["pattern"],
            color=QColor(row["color"]),
            tint=QColor(row["tint"]),
            on_dark=QColor(row["onDarkSurface"]),
        )
        for name, row in tokens()["exhibition"]["continent"].items()
    )


def continent(which: int | str) -> Continent:
    """A continent by number (6 = white) or by id. Raises KeyError for an unknown id."""
    if isinstance(which, int):
        return continents()[which]
    for found in continents():
        if found.id == which:
            return found
    raise KeyError(which)


@cache
def seats() -> tuple[Seat, ...]:
    """The five seats' signs, from seat 1."""
    return tuple(
        Seat(
            shape=row["shape"],
            dash=() if row["line"] == "solid" else tuple(float(part) for part in row["line"].split()),
            sign=row["exhibitionVehicle"],
        )
        for row in tokens()["seat"]
    )


def duration(name: str) -> int:
    """Milliseconds of a motion ("move", "flip", "curtain" …) at full speed."""
    return int(tokens()["motion"]["duration"][name])


def mix(color: QColor, other: QColor, share: float) -> QColor:
    """`color` with `share` (0 to 1) of `other` mixed in."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        color.redF() * keep + other.redF() * share,
        color.greenF() * keep + other.greenF() * share,
        color.blueF() * keep + other.blueF() * share,
        color.alphaF() * keep + other.alphaF() * share,
    )


def faded(color: QColor, opacity: float) -> QColor:
    """`color` at `opacity` (0 to 1) of its own."""
    result = QColor(color)
    result.setAlphaF(color.alphaF() * opacity)
    return result


class Theme:
    """All colours of one world by day or by night.

    Attributes:
        world: "suite", "exhibition", "timespan" or "anachrony".
        dark: True by night.
    """

    __slots__ = ("_colors", "dark", "world")

    def __init__(self, world: str, dark: bool) -> None:
        self.world = world
        self.dark = dark
        mode = "dark" if dark else "light"
        source = tokens()
        named: dict[str, str] = {**source["color"][world][mode], **source["state"][mode]}
        for row in source["seat"]:
            number = row["id"].removeprefix("seat")
            named[f"seat{number}"] = row[mode]
            named[f"onSeat{number}"] = row["onDark" if dark else "onLight"]
        for name, row in source["exhibition"]["continent"].items():
            named |= {name: row["color"], f"{name}Tint": row["tint"], f"{name}OnDark": row["onDarkSurface"]}
        self._colors = named

    def color(self, role: str) -> QColor:
        """The colour of a role: "bg", "accent", "legalFill", "seat1", "onSeat1", "asia", "asiaTint", "asiaOnDark" …

        Raises KeyError if the world has no such role. The caller may change it.
        """
        return QColor(self._colors[role])

    def has(self, role: str) -> bool:
        """Whether this world knows the role."""
        return role in self._colors

    def roles(self) -> tuple[str, ...]:
        """All roles of this world."""
        return tuple(self._colors)

    def seat(self, seat: int) -> QColor:
        """The colour of the seat with this number from 0."""
        return self.color(f"seat{seat + 1}")

    def on_seat(self, seat: int) -> QColor:
        """The colour of signs on the colour of the seat with this number from 0."""
        return self.color(f"onSeat{seat + 1}")

    def with_seats(self, order: tuple[int, ...]) -> Theme:
        """This theme with the seats' colours dealt anew: seat 0 gets the colour of seat `order[0]`, and so on through all five."""
        other = Theme(self.world, self.dark)
        for seat, number in enumerate(order):
            other._colors[f"seat{seat + 1}"] = self._colors[f"seat{number + 1}"]
            other._colors[f"onSeat{seat + 1}"] = self._colors[f"onSeat{number + 1}"]
        return other

    def continent_ink(self, which: int | str) -> QColor:
        """A continent's colour as text or line on a panel, readable by day and by night."""
        one = continent(which)
        return QColor(one.on_dark if self.dark else one.color)

    def shadow(self, level: int) -> tuple[float, float, QColor]:
        """Depth 1 (resting) to 4 (dragged, dialogs): offset down and blur radius in px, and the shadow's colour."""
        row = tokens()["elevation"][str(level)]
        strength = row["opacity"] * (tokens()["elevation"]["darkMultiplier"] if self.dark else 1.0)
        return float(row["dy"]), float(row["blur"]), faded(self.color("shade"), min(strength, 0.85))


@lru_cache(maxsize=len(WORLDS) * 2)
def theme(world: str, dark: bool) -> Theme:
    """The theme of a world by day or by night; the same object every time. Raises KeyError for an unknown world."""
    return Theme(world, dark)
