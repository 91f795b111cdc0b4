"""What the move aimed at would do: a title, a chip for each changed line of the score, and the total before and after."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from exhibition_suite.board.icons import paint_icon
from exhibition_suite.tables.facts import Chip, Preview

from .controls import plate
from .lettering import draw_line, plain, signed, text_width, wrap
from .skin import Skin, Skinned

RIGHT = Qt.AlignmentFlag.AlignRight


class PreviewBox(Skinned, QWidget):
    """The box in the prompt bar; empty and invisible where nothing is aimed at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fact: Preview | None = None
        self._compact = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_preview(self, fact: Preview | None) -> None:
        """Shows a preview, or nothing."""
        self._fact = fact
        spoken = ", ".join(self.texts())
        self.setAccessibleName(spoken)
        self.setToolTip(spoken if fact is not None else "")
        self.update()

    def set_compact(self, compact: bool) -> None:
        self._compact = compact
        self.updateGeometry()

    def texts(self) -> list[str]:
        """All words of the box in reading order."""
        fact = self._fact
        if fact is None:
            return []
        chips = [" ".join(part for part in (chip.text, chip.value) if part) for chip in fact.chips]
        totals = [f"{plain(fact.before)} → {plain(fact.after)}"] if fact.before is not None and fact.after is not None else []
        change = [signed(fact.change)] if fact.change is not None else []
        return [text for text in (fact.title, *chips, fact.note, *totals, *change, fact.aside) if text]

    def sizeHint(self) -> QSize:
        skin = self.skin
        grown = max(1.0, 1 + (skin.scale - 1) * 0.5)
        return QSize(round((412 if self._compact else 474) * grown), skin.px(50 if self._compact else 58))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, self.sizeHint().height())

    def _colors(self, skin: Skin) -> tuple[QColor, QColor]:
        """Fill and border."""
        fact = self._fact
        tone = fact.tone if fact is not None else "neutral"
        roles = {"good": ("hoverFill", "hover"), "bad": ("refuseFill", "refuse")}.get(tone, ("surface2", "lineS"))
        return skin.color(roles[0]), skin.color(roles[1])

    def paintEvent(self, event: QPaintEvent) -> None:
        fact = self._fact
        if fact is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        fill, border = self._colors(skin)
        body = QRectF(self.rect())
        plate(painter, body, 8, fill, border, 1.5)
        half = body.height() / 2
        right = self._totals(painter, skin, body, border)
        icon = skin.px(18)
        ink = border if fact.tone != "neutral" else skin.color("ink2")
        paint_icon(painter, "no" if fact.tone == "bad" else "eye", QRectF(12, half / 2 - icon / 2 + 2, icon, icon), ink)
        painter.setFont(skin.font(12.5 if self._compact else 13, 700))
        painter.setPen(skin.color("ink"))
        left = 12 + icon + 8
        draw_line(painter, QRectF(left, 2, right - left - 8, half), fact.title)
        if fact.note:
            self._note(painter, skin, fact.note, QRectF(14, half - 1, right - 22, half))
        else:
            self._chips(painter, skin, border, QRectF(10, half, right - 13, half - 4))

    def _note(self, painter: QPainter, skin: Skin, note: str, rect: QRectF) -> None:
        for size in (12.5, 12):
            font = skin.font(size)
            if text_width(note, font) <= rect.width():
                break
        painter.setFont(font)
        painter.setPen(skin.color("ink"))
        draw_line(painter, rect, wrap(note, font, rect.width(), 1)[0])

    def _totals(self, painter: QPainter, skin: Skin, body: QRectF, ink: QColor) -> float:
        """Paints before, after and change at the right; returns where they begin."""
        fact = self._fact
        if fact is None or fact.before is None or fact.after is None or fact.change is None:
            return body.right() - 4
        small, large = skin.display(14 if self._compact else 16), skin.display(19 if self._compact else 22)
        totals = f"{plain(fact.before)} → {plain(fact.after)}"
        width = max(text_width(totals, small), text_width(signed(fact.change), large)) + 4
        x = body.right() - 12 - width
        painter.setFont(small)
        painter.setPen(skin.color("ink"))
        draw_line(painter, QRectF(x, 1, width, body.height() / 2), totals, RIGHT)
        painter.setFont(large)
        painter.setPen(ink if fact.change > 0 else skin.color("refuse") if fact.change < 0 else skin.color("ink2"))
        draw_line(painter, QRectF(x, body.height() / 2 - 2, width, body.height() / 2), signed(fact.change), RIGHT)
        return x

    def _chip_width(self, skin: Skin, chip: Chip) -> float:
        value = text_width(chip.value, skin.font(13, 700)) + 7 if chip.value else 0
        return 5 + skin.px(16) + 4 + text_width(chip.text, skin.font(12.5)) + value + 8

    def shown_chips(self, width: float) -> tuple[list[Chip], int]:
        """The chips that fit, and how many do not."""
        fact = self._fact
        if fact is None:
            return [], 0
        skin = self.skin
        shown: list[Chip] = []
        used = 0.0
        for number, chip in enumerate(fact.chips):
            rest = len(fact.chips) - number - 1
            wide = self._chip_width(skin, chip) + 6
            if used + wide + (skin.px(34) if rest else -6) > width:
                break
            shown.append(chip)
            used += wide
        return shown, len(fact.chips) - len(shown)

    def _chips(self, painter: QPainter, skin: Skin, ink: QColor, rect: QRectF) -> None:
        shown, more = self.shown_chips(rect.width())
        high = min(float(skin.px(24)), rect.height())
        x, y = rect.left(), rect.top() + (rect.height() - high) / 2
        for chip in shown:
            wide = self._chip_width(skin, chip)
            self._chip(painter, skin, chip, QRectF(x, y, wide, high), ink)
            x += wide + 6
        if more:
            box = QRectF(x, y, skin.px(34), high)
            plate(painter, box, 6, skin.color("surface"), None)
            painter.setFont(skin.font(12.5, 600))
            painter.setPen(skin.color("ink2"))
            draw_line(painter, box, f"+{more}", Qt.AlignmentFlag.AlignHCenter)

    def _chip(self, painter: QPainter, skin: Skin, chip: Chip, box: QRectF, ink: QColor) -> None:
        plate(painter, box, 6, skin.color("surface"), None)
        side = skin.px(16)
        paint_icon(painter, chip.icon, QRectF(box.left() + 5, box.center().y() - side / 2, side, side), skin.color("ink2"))
        painter.setFont(skin.font(12.5))
        painter.setPen(skin.color("ink"))
        left = box.left() + 9 + side
        draw_line(painter, QRectF(left, box.top(), box.right() - left, box.height()), chip.text)
        if chip.value:
            font = skin.font(13, 700)
            painter.setFont(font)
            value = {"good": skin.color("hover"), "bad": skin.color("refuse")}.get(chip.tone, skin.color("ink"))
            painter.setPen(value)
            draw_line(painter, box.adjusted(0, 0, -8, 0), chip.value, RIGHT)
