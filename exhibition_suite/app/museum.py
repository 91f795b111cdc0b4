"""The hall of the museum: the picture on Exhibition's door and, larger and dimmed, the room behind the dialogs.

Original geometry on a grid 350 units high, written as SVG; a wider picture has more windows and more cases. By night the sky is dark and
the cases are lit.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from exhibition_suite.board.icons import icon_group
from exhibition_suite.board.theme import mix

HEIGHT = 350
_WINDOW = 117.3
_PITCH = 133.3
_ARCH = _WINDOW / 2
"""Radius of a window's round top."""


class _Day:
    """Colours of the room by day."""

    wall = ("#F2E4C8", "#D9C39A")
    pane = ("#FDF8EA", "#FBF0D6")
    frame = "#B89B62"
    bars = "#CDB47F"
    rail = "#8A6A2A"
    dado = ("#C9AD7C", "#A98655")
    beam = "#FFF3CF"
    floor = "#EADBBB"
    tile = "#7A1F2B"
    glass = "#FFFBF0"
    walnut = ("#6B4E30", "#4A3420")
    edge = "#5A4128"


class _Night(_Day):
    """And by night, when the sky is dark and the cases are lit."""

    wall = ("#352A22", "#2A211A")
    pane = ("#141B33", "#2B3357")
    frame = "#6E5836"
    bars = "#4D4130"
    rail = "#6E5420"
    dado = ("#3A2D20", "#2A2017")
    beam = "#9DB2F0"
    floor = "#3A3028"
    tile = "#5E1A24"
    glass = "#FFF6DE"
    walnut = ("#4A3421", "#332315")
    edge = "#2A1D11"


_Light = type[_Day]

_SHOWN = (
    ("motorcar", "#1F4FA3"),
    ("", "#8F5200"),
    ("shuttle", "#3A6B23"),
    ("liner", "#0B6B73"),
    ("airliner", "#74378A"),
)
"""In the cases: an icon, or the satellite, and its colour."""


@lru_cache(maxsize=6)
def museum_pixmap(width: int, height: int, dpr: float, dark: bool, cases: bool) -> QPixmap:
    """The hall as a picture of `width` x `height` logical pixels, painted once; `cases` puts the showcases and the airship in."""
    pixmap = QPixmap(QSize(round(width * dpr), round(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(_drawing(width * HEIGHT / height, dark, cases).encode()).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return pixmap


def _drawing(width: float, dark: bool, cases: bool) -> str:
    """The hall as SVG, `width` units wide."""
    light = _Night if dark else _Day
    parts = [_ramps(light), *_wall(width, light, dark), *_floor(width, light)]
    if cases:
        parts += [_airship(width / 2), *_cases(width, light, dark)]
    body = "".join(parts)
    lines = 'stroke-linecap="square" stroke-linejoin="bevel"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {HEIGHT}"><g fill="none" {lines}>{body}</g></svg>'


def _ramps(light: _Light) -> str:
    room = [_down("wall", light.wall, 0, 196), _down("dado", light.dado, 196, 350), _down("pane", light.pane, 30, 190)]
    panel = _down("panel", (_over(light.dado[0], light.rail, 0.35), _over(light.dado[1], light.rail, 0.35)), 196, 350)
    things = [_down("walnut", light.walnut), _down("brass", ("#F0DDA6", "#C9A24B"))]
    hull = ("#8C2632", "#7A1F2B", "#5E1620")
    airship = [_along_the_hull("skin", hull), _along_the_hull("seam", tuple(_over(colour, "#F0DDA6", 0.8) for colour in hull))]
    glow = (
        '<radialGradient id="glow"><stop offset="0" stop-color="#FFE2A0" stop-opacity="0.353"/>'
        '<stop offset="1" stop-color="#FFE2A0" stop-opacity="0"/></radialGradient>'
    )
    return f"<defs>{''.join([*room, panel, *things, *airship, glow])}</defs>"


def _over(ground: str, colour: str, opacity: float) -> str:
    """What a colour looks like on an even ground. Painted like this it takes a fifth of the time that blending takes."""
    return mix(QColor(ground), QColor(colour), opacity).name()


def _along_the_hull(name: str, colours: tuple[str, ...]) -> str:
    stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in zip((0, 0.55, 1), colours, strict=True))
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="54" x2="0" y2="130">{stops}</linearGradient>'


def _down(name: str, colours: tuple[str, str], top: float | None = None, bottom: float = 0) -> str:
    """A ramp downwards, from `top` to `bottom` or over the whole of whatever it fills."""
    place = 'x1="0" y1="0" x2="0" y2="1"' if top is None else f'gradientUnits="userSpaceOnUse" x1="0" y1="{top}" x2="0" y2="{bottom}"'
    stops = f'<stop offset="0" stop-color="{colours[0]}"/><stop offset="1" stop-color="{colours[1]}"/>'
    return f'<linearGradient id="{name}" {place}>{stops}</linearGradient>'


def _window_starts(width: float) -> list[float]:
    count = max(1, int((width + 24) // _PITCH))
    if count % 2 == 0:
        count -= 1
    first = width / 2 - _WINDOW / 2 - (count // 2) * _PITCH
    return [first + number * _PITCH for number in range(count)]


def _wall(width: float, light: _Light, dark: bool) -> Iterator[str]:
    starts = _window_starts(width)
    yield _box(0, 0, width, 196, 'fill="url(#wall)"')
    for start in starts:
        yield from _window(start, light, dark)
    yield _box(0, 190, width, 6, f'fill="{light.rail}"')
    yield _box(0, 196, width, 160, 'fill="url(#dado)"')
    for start in (starts[0] - _PITCH, *starts, starts[-1] + _PITCH):
        yield _box(start + 2, 206, _WINDOW - 4, 54, 'stroke="url(#panel)" stroke-width="1.2"')


def _window(x: float, light: _Light, dark: bool) -> Iterator[str]:
    right = x + _WINDOW
    arch = f"M{x:g} 190L{x:g} 92A{_ARCH:g} {_ARCH:g} 0 0 1 {right:g} 92L{right:g} 190Z"
    yield f'<path d="{arch}" fill="url(#pane)"/>'
    if dark:
        yield from _night_sky(x)
    middle = x + _WINDOW / 2
    bars = f"M{middle:g} 34L{middle:g} 190M{x:g} 112L{right:g} 112M{x:g} 150L{right:g} 150"
    yield f'<path d="{bars}" stroke="{light.bars}" stroke-width="2"/><path d="{arch}" stroke="{light.frame}" stroke-width="3"/>'


def _night_sky(x: float) -> Iterator[str]:
    for number in range(11):
        across = 6 + (x * 7 + number * 61) % 104
        high = 44 + (number * 37 + x * 3) % 120
        if high > 92 or math.hypot(across - _ARCH, high - 92) < _ARCH:
            yield f'<circle cx="{x + across:g}" cy="{high:g}" r="{0.7 + number % 3 * 0.3:g}" fill="#fff" fill-opacity="0.824"/>'


def _floor(width: float, light: _Light) -> Iterator[str]:
    yield _box(0, 272, width, 90, f'fill="{light.floor}"')
    rows = ((272, 288, 34.0, 40.7), (288, 312, 40.7, 50.8), (312, 352, 50.8, 67.6))
    middle = width / 2
    tiles = "".join(
        f'<path d="M{middle + column * size:g} {top}L{middle + (column + 1) * size:g} {top}'
        f'L{middle + (column + 1) * below:g} {bottom}L{middle + column * below:g} {bottom}Z"/>'
        for number, (top, bottom, size, below) in enumerate(rows)
        for column in range(-math.ceil(middle / size), math.ceil(middle / size))
        if (column + number) % 2 == 0
    )
    # Each for itself: a path of all would be gone through again and again while it is filled, and takes six times as long.
    yield f'<g fill="{_over(light.floor, light.tile, 0.42)}">{tiles}</g>'
    strength = 0.16 if light is _Day else 0.05
    for start in _window_starts(width):
        beam = f"M{start:g} 190L{start + _WINDOW:g} 190L{start + _WINDOW + 60:g} 350L{start + 20:g} 350Z"
        yield f'<path d="{beam}" fill="{light.beam}" fill-opacity="{strength}"/>'


def _airship(middle: float) -> str:
    hull = "M86.4 92C96 60 211.2 52 264 54C316.8 56 374.4 70 393.6 92C374.4 116 307.2 130 249.6 130C192 130 96 122 86.4 92Z"
    seams = "M88.8 88L391.2 88M110.4 72C192 62 297.6 62 369.6 74M105.6 108C192 116 297.6 116 369.6 106"
    return (
        f'<g transform="translate({middle - 240:g} -9)">'
        '<path d="M172.8 -4L172.8 66M297.6 -4L297.6 66" stroke="#5A4128" stroke-width="1.5"/>'
        '<path d="M81.6 72L60 58L60 122L81.6 108Z" fill="#4E121B"/>'
        f'<path d="{hull}" transform="translate(0 5)" fill="#28140A" fill-opacity="0.18"/><path d="{hull}" fill="url(#skin)"/>'
        f'<path d="{seams}" stroke="url(#seam)" stroke-width="2" stroke-linecap="round"/>'
        '<rect x="201.6" y="130" width="76.8" height="13" rx="4" fill="#3A2A18"/></g>'
    )


def _cases(width: float, light: _Light, dark: bool) -> Iterator[str]:
    middle = width / 2
    places = [(middle - 144, False), (middle, True), (middle + 144, False)]
    order: tuple[int, ...] = (0, 1, 2)
    if width > 640:
        places = [(middle - 288, True), *places, (middle + 288, True)]
        order = (3, 0, 1, 2, 4)
    for (x, tall), which in zip(places, order, strict=True):
        yield from _case(x, tall, which, light, dark)


def _case(x: float, tall: bool, which: int, light: _Light, dark: bool) -> Iterator[str]:
    wide = 112
    left = x - wide / 2
    base, top = (241.2, 138.0) if tall else (253.0, 166.0)
    glass = (left + 4, top, wide - 8, base - top)
    if dark:
        yield f'<circle cx="{x:g}" cy="{(top + base) / 2:g}" r="110" fill="url(#glow)"/>'
    yield f'<ellipse cx="{x:g}" cy="327" rx="{wide * 0.56:g}" ry="7" fill="#1E1208" fill-opacity="{0.353 if dark else 0.157}"/>'
    yield _box(left, base, wide, 326 - base, 'fill="url(#walnut)"', 3)
    yield _box(x - wide * 0.3, base + 12, wide * 0.6, 15, 'fill="url(#brass)"', 2)
    words = f"M{x - wide * 0.3 + 8:g} {base + 19.5:g}L{x + wide * 0.3 - 8:g} {base + 19.5:g}"
    yield f'<path d="{words}" stroke="#5A4128" stroke-opacity="0.55" stroke-width="1"/>'
    yield _box(*glass, f'fill="{light.glass}" fill-opacity="{0.9 if dark else 0.55}"', 2)
    yield _exhibit(x, base, 78.0 if tall else 68.0, which)
    sheen = f"M{left + 14:g} {base - 3:g}L{left + 47:g} {top + 3:g}L{left + 59:g} {top + 3:g}L{left + 26:g} {base - 3:g}Z"
    yield f'<path d="{sheen}" fill="#fff" fill-opacity="0.47"/>'
    yield _box(*glass, f'stroke="{light.edge}" stroke-width="2.5"', 2)


def _exhibit(x: float, floor: float, side: float, which: int) -> str:
    """What stands in a case, `side` units large."""
    icon, colour = _SHOWN[which]
    grid, drawing = (24, icon_group(icon, colour, "#FFFBF0")) if icon else (46, _satellite(colour))
    return f'<g transform="translate({x - side / 2:g} {floor - side - 3:g}) scale({side / grid:g})">{drawing}</g>'


def _satellite(colour: str) -> str:
    """A ball with four aerials, on the 46 grid."""
    aerials = "M26 26L44 36M24 28L36 44M27.5 22L46 27M20 29L25 46"
    stars = "M5 5L7 7M40 8L40 12M38 10L42 10M8 38L8 41M6.5 39.5L9.5 39.5"
    return (
        f'<g stroke-width="1.5" stroke-linecap="round"><path d="{aerials}" stroke="#2B211A"/>'
        f'<circle cx="20" cy="20" r="9" fill="{colour}"/>'
        f'<path d="M19.85 12.03A7.5 7.5 0 0 0 13.03 18.85" stroke="#FFFBF0" stroke-width="1.8"/><path d="{stars}" stroke="{colour}"/></g>'
    )


def _box(x: float, y: float, wide: float, high: float, look: str, radius: float = 0) -> str:
    corners = f' rx="{radius:g}"' if radius else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"{corners} {look}/>'
