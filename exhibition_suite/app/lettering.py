"""Text on the page: labels that take their type from the skin, wrap, and shorten with the whole text as tooltip."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from .skin import Skinned

LEADING = 1.36
"""Line height in parts of the type size, for text of more than one line."""


def em(font: QFont) -> float:
    """Size of a font in px."""
    return float(QFontInfo(font).pixelSize())


def wrap(text: str, font: QFont, width: float, lines: int = 0) -> list[str]:
    """Breaks `text` into lines no wider than `width` px (Japanese by its own rules); at most `lines` (0: any), the last one shortened."""
    broken: list[str] = []
    for paragraph in text.split("\n"):
        broken += _broken(paragraph, font, max(width, 1.0))
    if lines and len(broken) > lines:
        rest = " ".join(broken[lines - 1 :])
        broken = [*broken[: lines - 1], QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, width)]
    return broken


def _broken(paragraph: str, font: QFont, width: float) -> list[str]:
    layout = QTextLayout(paragraph, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    pieces: list[str] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        pieces.append(paragraph[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return pieces or [""]


def line_height(font: QFont) -> float:
    """Distance of two base lines of `font` in px."""
    return max(QFontMetricsF(font).height() * 0.98, em(font) * LEADING)


def text_width(text: str, font: QFont) -> float:
    """Width of one line of `text` in px."""
    return QFontMetricsF(font).horizontalAdvance(text)


def signed(points: int) -> str:
    """Points with their sign, as on every flag and sheet: +5, 0, −1."""
    return f"+{points}" if points > 0 else plain(points)


def plain(points: int) -> str:
    """A total, with a true minus sign."""
    return f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)


class Lettering(Skinned, QLabel):
    """A line or paragraph of text.

    Attributes:
        role: colour of the text in the theme.
        lines: most lines that are shown; 1 shortens at the end, 0 shows all.
    """

    def __init__(
        self,
        text: str = "",
        px: float = 14,
        weight: int = 500,
        role: str = "ink",
        *,
        display: bool = False,
        lines: int = 1,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        shrink: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`px` and `weight` of the type at 100 %; `display` takes the world's display type; `shrink` may be shortened by the layout."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._px, self._weight, self._display = px, weight, display
        self._align, self._shrink = align, shrink
        self.role = role
        self.lines = lines
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        policy.setVerticalPolicy(QSizePolicy.Policy.Preferred if lines != 1 else QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(lines != 1)
        self.setSizePolicy(policy)
        self.setText(text)

    def type(self) -> QFont:
        """The font at the chosen size of text."""
        return self.skin.display(self._px, self._weight) if self._display else self.skin.font(self._px, self._weight)

    def resize_type(self, px: float, weight: int | None = None) -> None:
        """Another size (and weight) of type, e.g. in the compact layout."""
        if (px, weight or self._weight) != (self._px, self._weight):
            self._px, self._weight = px, weight or self._weight
            self.reskin()

    def recolor(self, role: str) -> None:
        """Another colour."""
        if role != self.role:
            self.role = role
            self.update()

    def shortened(self) -> bool:
        """Not all of the text can be seen."""
        if self.lines == 1:
            return text_width(self.text(), self.type()) > self.width() + 0.5
        shown = wrap(self.text(), self.type(), self.width())
        return (bool(self.lines) and len(shown) > self.lines) or len(shown) * line_height(self.type()) > self.height() + 2

    def setText(self, text: str) -> None:
        if text != self.text():
            super().setText(text)
            self.setAccessibleName(text)
            self.updateGeometry()
            self._tell()
            self.update()

    def _tell(self) -> None:
        if self._shrink or self.lines > 1:
            self.setToolTip(self.text() if self.width() > 1 and self.shortened() else "")

    def sizeHint(self) -> QSize:
        font = self.type()
        widest = max((text_width(line, font) for line in self.text().split("\n")), default=0.0)
        if self.lines == 1:
            return QSize(int(widest) + 2, round(line_height(font)))
        width = min(int(widest) + 2, 360)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        if self.lines == 1:
            return QSize(min(hint.width(), 24) if self._shrink else hint.width(), hint.height())
        return QSize(min(hint.width(), 48), round(line_height(self.type())))

    def hasHeightForWidth(self) -> bool:
        return self.lines != 1

    def heightForWidth(self, width: int) -> int:
        if self.lines == 1:
            return -1
        font = self.type()
        return round(len(wrap(self.text(), font, width, self.lines)) * line_height(font))

    def resizeEvent(self, event: object) -> None:
        self._tell()
        super().resizeEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.skin.color(self.role))
        font = self.type()
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        step = line_height(font)
        if self.lines == 1:
            shown = [metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width() + 0.5)]
        else:
            fit = max(1, int((self.height() + 2) / step))
            shown = wrap(self.text(), font, self.width(), min(self.lines or fit, fit))
        top = (self.height() - step * len(shown)) / 2 if self.lines == 1 else 0.0
        for index, line in enumerate(shown):
            self._draw(painter, metrics, line, top + index * step, step)

    def _draw(self, painter: QPainter, metrics: QFontMetricsF, line: str, top: float, step: float) -> None:
        spare = self.width() - metrics.horizontalAdvance(line)
        left = 0.0
        if self._align & Qt.AlignmentFlag.AlignRight:
            left = spare
        elif self._align & Qt.AlignmentFlag.AlignHCenter:
            left = spare / 2
        painter.drawText(QPointF(max(left, 0.0), top + (step - metrics.height()) / 2 + metrics.ascent()), line)


def draw_line(painter: QPainter, rect: QRectF, text: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> None:
    """One line of text in the middle of `rect`'s height with the painter's pen and font, shortened to its width."""
    shown = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    painter.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter), shown)


NARROWEST = 0.7
"""How narrow a name may be set, in parts of its own width."""


def fitted(text: str, font: QFont, width: float) -> tuple[str, float]:
    """A name for a room of `width` px: its letters and how narrow they are set. A name is set narrower rather than cut, and cut only
    where `NARROWEST` is not enough either."""
    wide = text_width(text, font)
    if wide <= width + 0.5:
        return text, 1.0
    narrow = max(NARROWEST, width / wide)
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width / narrow + 0.5), narrow


def draw_name(painter: QPainter, rect: QRectF, text: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> None:
    """A name in one line in the middle of `rect`'s height with the painter's pen and font, see `fitted`."""
    shown, narrow = fitted(text, painter.font(), rect.width())
    painter.save()
    painter.translate(rect.left(), 0)
    painter.scale(narrow, 1.0)
    painter.drawText(QRectF(0, rect.top(), rect.width() / narrow, rect.height()), int(align | Qt.AlignmentFlag.AlignVCenter), shown)
    painter.restore()
