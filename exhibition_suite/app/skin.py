"""How a control finds its colours and sizes: it looks up its parents to the nearest one that was dressed in a world."""

from __future__ import annotations

import weakref
from functools import lru_cache
from typing import Any, NamedTuple

import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QFont, QPalette, QShowEvent
from PySide6.QtWidgets import QWidget

from exhibition_suite.board.fonts import display_font, ui_font
from exhibition_suite.board.theme import Theme, theme

from .look import Look
from .style import style_sheet

DESIGNED_FOR = (1600, 900)
"""Window that all sheets are drawn for, in px."""
LARGEST_GROWTH = 2.0


class Skin(NamedTuple):
    """Colours, sizes and motion for the controls inside one dressed widget.

    Attributes:
        theme: colours.
        scale: factor of all text, chosen by the person and grown with the sheet.
        motion: `full`, `reduced` or `none`.
        growth: the part of `scale` that comes from the sheet's growth.
    """

    theme: Theme
    scale: float = 1.0
    motion: str = "full"
    growth: float = 1.0

    def color(self, role: str) -> QColor:
        return self.theme.color(role)

    def px(self, size: float) -> int:
        """A length at 100 % in px at the chosen size of text."""
        return round(size * max(1.0, self.scale))

    def drawn(self, size: float) -> float:
        """A length in a drawing: it grows with the sheet, whatever the size of text."""
        return size * self.growth

    def font(self, px: float = 14, weight: int = 500) -> QFont:
        """The interface font; never below 12 px."""
        return ui_font(max(12.0, px * self.scale), weight)

    def display(self, px: float = 18, weight: int = 700) -> QFont:
        """The world's display font; never below 12 px."""
        return display_font(max(12.0, px * self.scale), weight, self.theme.world)


def dress(widget: QWidget, look: Look, world: str, *, sheet: bool = True) -> None:
    """Gives `widget` and all controls inside it the colours of `world`, now and whenever the look changes.

    `sheet` False leaves out the style sheet, which only Qt's own parts need (text fields, scroll bars): the suite's controls paint
    themselves, and everything inside a style sheet is polished and painted more slowly.
    """
    widget.dressed = (look, world)  # type: ignore[attr-defined]
    widget.sheeted = sheet  # type: ignore[attr-defined]
    _put_on(widget)

    worn = weakref.ref(widget)  # the look outlives its screens: it must not keep them

    def follow() -> None:
        dressed = worn()
        if dressed is not None and shiboken6.isValid(dressed):
            _put_on(dressed)
        else:
            look.changed.disconnect(follow)

    look.changed.connect(follow)


def _put_on(widget: QWidget) -> None:
    look, world = widget.dressed  # type: ignore[attr-defined]
    theme = look.theme(world)
    if getattr(widget, "wears", None) is not theme:
        widget.wears = theme  # type: ignore[attr-defined]
        widget.setPalette(palette(theme))
    if widget.sheeted:  # type: ignore[attr-defined]
        sheet = style_sheet(theme, look.scale * getattr(widget, "enlarged", 1.0))
        if widget.styleSheet() != sheet:  # Qt would polish everything inside again, though only the language is another
            widget.setStyleSheet(sheet)
    reskin_all(widget)


def growth(wide: float, high: float) -> float:
    """How much larger than drawn a sheet is in a window of this size: type, signs and measures grow together, in steps of a twentieth."""
    fitting = min(wide / DESIGNED_FOR[0], high / DESIGNED_FOR[1], LARGEST_GROWTH)
    return max(1.0, int(fitting * 20) / 20)


def enlarge(widget: QWidget, factor: float) -> None:
    """Everything inside `widget` is `factor` times as large as the chosen size of text alone makes it."""
    if getattr(widget, "enlarged", 1.0) == factor:
        return
    widget.enlarged = factor  # type: ignore[attr-defined]
    if hasattr(widget, "dressed"):
        _put_on(widget)
    else:
        reskin_all(widget)


@lru_cache(maxsize=16)
def palette(theme: Theme) -> QPalette:
    """Qt's own colour roles in a world's colours."""
    result = QPalette()
    roles = QPalette.ColorRole
    for role, name in (
        (roles.WindowText, "ink"),
        (roles.Text, "ink"),
        (roles.ButtonText, "ink"),
        (roles.Window, "surface"),
        (roles.Base, "surface"),
        (roles.Button, "surface2"),
        (roles.AlternateBase, "surface2"),
        (roles.Highlight, "accent"),
        (roles.HighlightedText, "onAccent"),
        (roles.PlaceholderText, "ink2"),
        (roles.ToolTipBase, "surface"),
        (roles.ToolTipText, "ink"),
        (roles.Link, "accentInk"),
    ):
        result.setColor(role, theme.color(name))
    return result


def reskin_all(widget: QWidget) -> None:
    """Lets every control inside `widget` (and itself) take its colours and sizes anew."""
    for child in (widget, *widget.findChildren(QWidget)):
        reskin = getattr(child, "reskin", None)
        if reskin is not None:
            reskin()
        else:
            child.update()


def skin_of(widget: QWidget) -> Skin:
    """The skin of the nearest dressed parent; the suite's light one where there is none."""
    at: Any = widget
    factor = 1.0
    while at is not None:
        own = vars(at)  # not getattr: PySide searches all methods of Qt's class for a name that is not there
        factor *= own.get("enlarged", 1.0)
        if "dressed" in own:
            look, world = own["dressed"]
            return _skin(look.theme(world), look.scale * factor, look.motion, factor)
        at = at.parentWidget()
    return _skin(theme("suite", False), 1.0, "full", 1.0)


@lru_cache(maxsize=64)
def _skin(colours: Theme, scale: float, motion: str, growth: float) -> Skin:
    """The same object for the same measures: a page asks for its skin some hundred times."""
    return Skin(colours, scale, motion, growth)


def as_text(tip: str) -> str:
    """A tooltip that Qt shows letter by letter."""
    if "<" not in tip:
        return tip
    spelled = tip.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>")
    return f"<span>{spelled}</span>"


class Skinned:
    """Mixed into a widget that paints itself or sets its font from the skin. `reskin` is called whenever the skin may have changed."""

    _worn: Skin | None = None

    @property
    def skin(self) -> Skin:
        return skin_of(self)  # type: ignore[arg-type]

    def reskin(self) -> None:
        """Takes colours and sizes anew; subclasses that set a font do it here and call this last."""
        self._worn = self.skin
        self.updateGeometry()  # type: ignore[attr-defined]
        self.update()  # type: ignore[attr-defined]

    def setToolTip(self, text: str) -> None:
        """A tooltip in plain words: Qt would take names with `<` in them for markup."""
        super().setToolTip(as_text(text))  # type: ignore[misc]

    def showEvent(self, event: QShowEvent) -> None:
        if self._worn != self.skin:
            self.reskin()
        super().showEvent(event)  # type: ignore[misc]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ParentChange and self._worn != self.skin:
            self.reskin()
        super().changeEvent(event)  # type: ignore[misc]
