"""A bar of choices of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from exhibition_suite.app.skin import Skin, Skinned
from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import mix

from .buttons import PlainButton
from .paint import LEFT, check_mark, plate, write_in


class _Segment(PlainButton, QRadioButton):
    """One choice of a `Segmented`."""

    def __init__(self, text: str, icon: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.icon_name = icon
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._take_ink)

    def _take_ink(self, on: bool) -> None:
        self.setForegroundRole(QPalette.ColorRole.HighlightedText if on else QPalette.ColorRole.ButtonText)

    def _mark_room(self, skin: Skin) -> float:
        segmented = self.parentWidget()
        return skin.px(19) if isinstance(segmented, Segmented) and segmented.marked else 0.0

    def sizeHint(self) -> QSize:
        skin = self.skin
        if self.icon_name:
            return QSize(skin.px(42), max(28, skin.px(30)))
        words = QFontMetricsF(skin.font(14, 600)).horizontalAdvance(self.text())
        return QSize(round(words + self._mark_room(skin) + 24), max(28, skin.px(34)))

    def minimumSizeHint(self) -> QSize:
        skin = self.skin
        if self.icon_name:
            return QSize(skin.px(32), max(28, skin.px(30)))
        words = QFontMetricsF(skin.font(14, 600)).horizontalAdvance(self.text())
        return QSize(round(words + self._mark_room(skin) + 14), self.sizeHint().height())

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        skin = self.skin
        painter = QPainter(self)
        rect = QRectF(self.rect())
        ink = self.paint_choice(painter, 6, mix(skin.color("surface2"), skin.color("lineS"), 0.16))
        if self.icon_name:
            side = skin.px(18)
            paint_icon(painter, self.icon_name, QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side), ink)
            return
        font = skin.font(14, 600)
        words = QFontMetricsF(font).horizontalAdvance(self.text())
        room = self._mark_room(skin) if self.isChecked() else 0.0
        x = rect.center().x() - (words + room) / 2
        if room:
            check_mark(painter, QPointF(x + skin.px(5.5), rect.center().y()), skin.px(11), ink)
        painter.setFont(font)
        write_in(painter, ink)
        painter.drawText(QRectF(x + room, 0, words + 2, rect.height()), LEFT, self.text())


class Segmented(Skinned, QWidget):
    """A bar of choices of which one is chosen; arrow keys move, as in any group of radio buttons.

    Attributes:
        marked: the chosen one carries a check mark too.

    Signals:
        chosen: id of the choice, by a person or by `choose`.
    """

    chosen = Signal(str)

    def __init__(
        self,
        choices: Sequence[tuple[str, str, str]] = (),
        value: str = "",
        marked: bool = True,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """`choices` are (id, words, picture); with a picture the words are spoken only."""
        super().__init__(parent)
        self.marked = marked
        self._segments: dict[str, _Segment] = {}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        for key, words, icon in choices:
            segment = _Segment("" if icon else words, icon, self)
            segment.setAccessibleName(words)
            if icon:
                segment.setToolTip(words)
            segment.toggled.connect(lambda on, key=key: self._toggled(key, on))
            self._group.addButton(segment)
            self._segments[key] = segment
            row.addWidget(segment)
        self.choose(value)

    def _toggled(self, key: str, on: bool) -> None:
        if on:
            self.chosen.emit(key)

    def value(self) -> str:
        return next((key for key, segment in self._segments.items() if segment.isChecked()), "")

    def choose(self, key: str) -> None:
        """Chooses by id; an unknown id leaves all as it is."""
        if key in self._segments:
            self._segments[key].setChecked(True)

    def set_words(self, words: dict[str, str]) -> None:
        """New words for the choices, by id, after the language changed."""
        for key, text in words.items():
            segment = self._segments[key]
            segment.setAccessibleName(text)
            if segment.icon_name:
                segment.setToolTip(text)
            else:
                segment.setText(text)
                segment.updateGeometry()

    def buttons(self) -> list[QAbstractButton]:
        return list(self._segments.values())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate(painter, QRectF(self.rect()), 8, self.skin.color("surface2" if self.marked else "surface"), self.skin.color("lineS"))
