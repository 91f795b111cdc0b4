"""The page of the main menu."""

from __future__ import annotations

from functools import partial

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from exhibition_suite import __version__
from exhibition_suite.app import actions
from exhibition_suite.app.controls import Heading, IconButton, Label, RulerLine, Segmented
from exhibition_suite.app.look import LANGUAGE_NAMES, Look
from exhibition_suite.app.moving import arrow_focus
from exhibition_suite.app.skin import Skinned, dress
from exhibition_suite.board.icons import paint_svg
from exhibition_suite.tables import TABLE_IDS

from .door import Door
from .emblem import Emblem
from .tile import Tile

_TILES = (("rulebooks", "book"), ("saved_games", "folder"), ("settings", "gear"), ("about", "info"), ("quit", "power"))

_WALL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" stop-color="{above}"/><stop offset="1" stop-color="{below}"/></linearGradient>'
    '<rect width="1" height="1" fill="url(#wall)"/></svg>'
)
"""What stands behind everything, as wide and high as it has to be."""


class MenuPage(Skinned, QWidget):
    """The main menu.

    Attributes:
        doors: by id of the game.
        tiles: by id of the deed (see `actions`).

    Signals:
        new_asked, continue_asked, quick_asked: at a game's door, with its id.
        asked: a tile was pressed, or its key: id of the deed.
    """

    new_asked = Signal(str)
    continue_asked = Signal(str)
    quick_asked = Signal(str)
    asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        dress(self, look, "suite", sheet=False)  # first: the parts take their colours once, as they come in
        self._outer = QVBoxLayout(self)
        self._outer.setSpacing(0)
        self._outer.setEnabled(False)  # until there is a size to lay it out for
        self._outer.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self._make_head()
        self.ruler = RulerLine(large=True)
        self._outer.addWidget(self.ruler)
        self._make_doors()
        self._make_tiles()
        self._make_foot()
        look.changed.connect(self._look_changed)
        self._look_changed()

    # ---- parts

    def _make_head(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(14)
        self.emblem = Emblem()
        self.wordmark = Heading("", 40)
        self.tagline = Label("", "lead", "ink2")
        row.addWidget(self.emblem)
        row.addWidget(self.wordmark)
        row.addSpacing(4)
        row.addWidget(self.tagline)
        row.addStretch(1)
        self.languages = Segmented([(key, name, "") for key, name in LANGUAGE_NAMES.items()], self._look.language, marked=False)
        self.languages.chosen.connect(lambda key: self._look.set(language=key))
        self.themes = Segmented([("light", "", "sun"), ("dark", "", "moon")], "dark" if self._look.dark else "light", marked=False)
        self.themes.chosen.connect(self._theme_chosen)
        self.gear = IconButton("gear", side=38)
        self.gear.clicked.connect(lambda: self.asked.emit("settings"))
        for control in (self.languages, self.themes, self.gear):
            control.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            row.addWidget(control)
        self._outer.addLayout(row)

    def _make_doors(self) -> None:
        wide = len(TABLE_IDS) == 1
        self.doors = {game_id: Door(game_id, self._look, wide) for game_id in TABLE_IDS}
        self._door_row = QHBoxLayout()
        for door in self.doors.values():
            door.new_asked.connect(self.new_asked)
            door.continue_asked.connect(self.continue_asked)
            door.quick_asked.connect(self.quick_asked)
            self._door_row.addWidget(door)
        self._outer.addLayout(self._door_row, 1)

    def _make_tiles(self) -> None:
        self._tile_row = QHBoxLayout()
        self._tile_row.setSpacing(16)
        self.tiles: dict[str, Tile] = {}
        for deed, icon in _TILES:
            tile = Tile(icon)
            tile.clicked.connect(lambda _checked=False, deed=deed: self.asked.emit(deed))
            self.tiles[deed] = tile
            self._tile_row.addWidget(tile)
        self._outer.addLayout(self._tile_row)

    def toast_floor(self) -> int:
        """Px from the lower edge that a message leaves free: the tiles are to be pressed."""
        return self.height() - min(tile.y() for tile in self.tiles.values()) + 12

    def _make_foot(self) -> None:
        self._foot = QHBoxLayout()
        self.help_line = Label("", "note", "ink2")
        self.version = Label("", "note", "ink2")
        self._foot.addWidget(self.help_line)
        self._foot.addStretch(1)
        self._foot.addWidget(self.version)
        self._outer.addLayout(self._foot)

    def bind_keys(self) -> None:
        """Gives the keys of the menu their deeds; the first picture does not wait for it."""
        first = TABLE_IDS[0]
        for deed, _icon in _TILES:
            if deed != "settings":
                actions.bind(self, self._look, deed, partial(self.asked.emit, deed))
        actions.bind(self, self._look, "new_game", lambda: self.new_asked.emit(first))
        actions.bind(self, self._look, "quick_start", lambda: self.quick_asked.emit(first))
        actions.bind(self, self._look, "continue", self._continue_first)

    def _continue_first(self) -> None:
        for game_id, door in self.doors.items():
            if not door.continue_button.isHidden():
                self.continue_asked.emit(game_id)
                return

    # ---- reacting

    def focus_first(self) -> None:
        """The keyboard goes to the first door: to the game in progress if there is one."""
        door = self.doors[TABLE_IDS[0]]
        button = door.new_button if door.continue_button.isHidden() else door.continue_button
        button.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def _theme_chosen(self, key: str) -> None:
        if (key == "dark") != self._look.dark:
            self._look.set(theme=key)

    def _look_changed(self) -> None:
        self.languages.choose(self._look.language)
        self.themes.choose("dark" if self._look.dark else "light")
        self.retranslate()

    def _fit(self) -> None:
        """Margins, gaps and large type follow the size of the window."""
        k = min(self.width() / 1600, self.height() / 900)
        k = max(0.76, min(k, 1.5))
        side = round(max(32, self.width() * 60 / 1600 if k > 0.9 else 40 * k + 4))
        self._outer.setContentsMargins(side, round(30 * k), side, round(22 * k))
        self.emblem.set_high(54 * min(k, 1.25))
        self.wordmark.set_size(40 * min(k, 1.25))
        self.tagline.setVisible(self.width() / max(1.0, self._look.scale) > 1150)
        self._door_row.setContentsMargins(0, round(14 * k), 0, round(22 * k))
        self._door_row.setSpacing(round(20 * k))
        self.help_line.setVisible(self.help_line.sizeHint().width() + self.version.sizeHint().width() + 30 < self.width() - 2 * side)
        self._foot.setContentsMargins(2, round(18 * k), 2, 0)
        self.ruler.setFixedHeight(round(12 + 18 * k))
        self.ruler.top = 15 * k
        for tile in self.tiles.values():
            tile.set_text_px(max(14.0, 16 * min(k, 1.2)))
        for door in self.doors.values():
            door.set_room(k)

    def retranslate(self) -> None:
        self.wordmark.setText(self.tr("Exhibition Suite"))
        self.tagline.setText(self.tr("board games about time"))
        self.languages.setAccessibleName(self.tr("Language"))
        self.themes.setAccessibleName(self.tr("Theme"))
        self.themes.set_words({"light": self.tr("Light"), "dark": self.tr("Dark")})
        for deed, tile in self.tiles.items():
            tile.set_words(actions.title(deed), actions.key_shown(self._look, deed))
        self.gear.set_name(actions.title("settings"), actions.key_shown(self._look, "settings"))
        self.help_line.setText(self.tr("Arrow keys move, Enter opens, Esc goes back. Everything also works with the mouse alone."))
        self.version.setText(self.tr("Version {version} · saves automatically").format(version=__version__))
        if self._outer.isEnabled():  # else there is no size yet to fit anything to
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # It takes the room it gets: asking all parts how large they want to be, before their type has its size, would only cost time.

    def sizeHint(self) -> QSize:
        return QSize(1600, 900)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def hasHeightForWidth(self) -> bool:
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not arrow_focus(self, event.key()):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        self._outer.setEnabled(True)
        self._outer.activate()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme("suite")
        painter = QPainter(self)
        paint_svg(painter, _WALL.format(above=theme.color("bg").name(), below=theme.color("bg2").name()), QRectF(self.rect()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        things: list[Door | Tile] = [*self.doors.values(), *self.tiles.values()]
        for thing in things:
            thing.paint_shadow(painter)
