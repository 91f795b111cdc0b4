"""Where the fame came from: one bar a seat, stacked by score line, minus points hatched at the end; icons and words in the legend."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from exhibition_suite.board.icons import paint_icon
from exhibition_suite.board.theme import faded
from exhibition_suite.engine import ScoreLine

from .charts import SIGN, Chart, Grid
from .controls.cards import paint_sign
from .frames import paint_hatch
from .lettering import em, signed, text_width
from .score_facts import SheetSeat
from .skin import Skin

LINE_ICONS = {
    "all_6_continents": "case6",
    "years_gap": "caseGap",
    "short_era": "caseEra",
    "antique": "hourglass",
    "continent_focus": "focus",
    "number_of_decades": "decades",
    "chain_of_years": "chain",
    "secret_decade": "eyeoff",
    "empty_spots": "minus",
    "depot": "depot",
}
"""Icon of each score line, on the sheet, in the legend and in running scores."""

_DAY = {
    "all_6_continents": "#1B6B2F",
    "years_gap": "#7E5E1C",
    "short_era": "#8A4B12",
    "antique": "#6A4A8C",
    "continent_focus": "#2A559F",
    "number_of_decades": "#7A1F2B",
    "chain_of_years": "#5F5040",
    "secret_decade": "#0B6B73",
}
_NIGHT = {
    "all_6_continents": "#7FCB8E",
    "years_gap": "#D9B75F",
    "short_era": "#E8A468",
    "antique": "#C3A6E6",
    "continent_focus": "#93B6F2",
    "number_of_decades": "#E39A94",
    "chain_of_years": "#C6B69F",
    "secret_decade": "#6FC9CF",
}


def source_color(line_id: str, dark: bool) -> QColor:
    """Colour of a score line's part of a bar."""
    return QColor((_NIGHT if dark else _DAY).get(line_id, "#C6B69F" if dark else "#5F5040"))


class SourceChart(Chart):
    """Stacked bars of the score lines, on one scale for all seats."""

    def grid(self) -> Grid:
        words = self.look.words
        columns = [self.tr("Fame from"), *(words.say(f"score.{line_id}") for line_id in self.facts.line_ids)]
        rows = [[seat.name, *(signed(line.points) for line in seat.table.lines)] for seat in self.facts.seats]
        return Grid(columns, rows)

    def sizeHint(self) -> QSize:
        return QSize(580, 40 * len(self.facts.seats) + 30)

    def minimumSizeHint(self) -> QSize:
        skin = self.skin
        return QSize(380, round(skin.px(22) * len(self.facts.seats) + self._legend_height(skin)))

    def resizeEvent(self, event: object) -> None:
        self.updateGeometry()
        super().resizeEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, skin = self._painter()
        legend = self._legend_height(skin)
        step = min(skin.drawn(40), (self.height() - legend) / max(1, len(self.facts.seats)))
        most = max((self._reach(seat) for seat in self.facts.seats), default=1)
        left = skin.drawn(SIGN + 12)
        unit = (self.width() - left - 4) / max(most, 1)
        for index, seat in enumerate(self.facts.seats):
            height = min(skin.drawn(28), step - 4)
            side = min(skin.drawn(SIGN), height)
            top = index * step
            paint_sign(painter, QRectF(0, top + (height - side) / 2, side, side), seat.sign, seat.seat, skin)
            self._bar(painter, skin, seat, QRectF(left, top, 0, height), unit)
        self._legend(painter, skin, left, step * len(self.facts.seats) + 4)

    @staticmethod
    def _reach(seat: SheetSeat) -> int:
        return sum(abs(line.points) for line in seat.table.lines)

    def _bar(self, painter: QPainter, skin: Skin, seat: SheetSeat, start: QRectF, unit: float) -> None:
        x = start.left()
        for line in sorted(seat.table.lines, key=lambda line: line.points < 0):
            if line.points == 0:
                continue
            box = QRectF(x, start.top(), max(3.0, abs(line.points) * unit - 2), start.height())
            self._part(painter, skin, line, box)
            x += abs(line.points) * unit

    def _part(self, painter: QPainter, skin: Skin, line: ScoreLine, box: QRectF) -> None:
        if line.points < 0:
            painter.setPen(QPen(skin.color("refuse"), 1.25))
            painter.setBrush(skin.color("refuseFill"))
            painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 3, 3)
            paint_hatch(painter, box.adjusted(2, 2, -2, -2), faded(skin.color("refuse"), 0.3), 6)
            painter.setPen(skin.color("refuse"))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(source_color(line.id, skin.theme.dark))
            painter.drawRoundedRect(box, 3, 3)
            painter.setPen(QColor("#FFFFFF") if not skin.theme.dark else QColor("#1B1510"))
        font = skin.font(12, 600)
        painter.setFont(font)
        points = signed(line.points) if line.points < 0 else str(line.points)
        # The hatching says that points are lost, so the sign may go where there is no room; bars too thin are read in the table.
        for text, air in ((f"{self._short(line.id)} {points}", 8), (points, 2), (str(abs(line.points)), 0)):
            if text_width(text, font) + air <= box.width():
                painter.drawText(box.adjusted(-8, 0, 8, 0), Qt.AlignmentFlag.AlignCenter, text)
                return

    def _short(self, line_id: str) -> str:
        return self.look.words.say(f"score.{line_id}.short")

    def _legend_items(self, skin: Skin) -> list[tuple[str, str, float]]:
        font = skin.font(12.5)
        ids = [line_id for line_id in self.facts.line_ids if any((line := seat.line(line_id)) and line.points for seat in self.facts.seats)]
        bare = [skin.drawn(40) + text_width(self._short(line_id), font) for line_id in ids]
        spare = (max(self.width(), 380) - skin.drawn(SIGN) - 14 - sum(bare)) / max(1, len(ids) - 1)
        gap = spare if 9 <= spare < 14 else 14.0  # in one row where that is possible
        return [(line_id, self._short(line_id), wide + gap) for line_id, wide in zip(ids, bare, strict=True)]

    def _legend_rows(self, skin: Skin) -> list[list[tuple[str, str, float]]]:
        rows: list[list[tuple[str, str, float]]] = [[]]
        room = max(self.width(), 380) - skin.drawn(SIGN) - 12
        for item in self._legend_items(skin):
            if rows[-1] and sum(other[2] for other in rows[-1]) + item[2] > room + 14:
                rows.append([])
            rows[-1].append(item)
        if len(rows) == 1:
            return rows
        items = [item for row in rows for item in row]  # rows of one length: none stands alone under a full one
        each = -(-len(items) // len(rows))
        even = [items[first : first + each] for first in range(0, len(items), each)]
        return even if all(sum(item[2] for item in row) <= room + 14 for row in even) else rows

    def _legend_height(self, skin: Skin) -> float:
        return 6 + len(self._legend_rows(skin)) * (em(skin.font(12.5)) * 1.35 + 5)

    def _legend(self, painter: QPainter, skin: Skin, left: float, top: float) -> None:
        font = skin.font(12.5)
        step = em(font) * 1.35 + 5
        painter.setFont(font)
        patch_side, icon_side = skin.drawn(14), skin.drawn(17)
        for number, row in enumerate(self._legend_rows(skin)):
            x, y = left, top + number * step
            for line_id, text, width in row:
                patch = QRectF(x, y + (step - patch_side) / 2, patch_side, patch_side)
                if line_id in ("empty_spots", "depot"):
                    painter.setPen(QPen(skin.color("refuse"), 1.25))
                    painter.setBrush(skin.color("refuseFill"))
                else:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(source_color(line_id, skin.theme.dark))
                painter.drawRoundedRect(patch, 3, 3)
                paint_icon(
                    painter,
                    LINE_ICONS[line_id],
                    QRectF(x + skin.drawn(19), y + (step - icon_side) / 2, icon_side, icon_side),
                    skin.color("ink2"),
                )
                painter.setPen(skin.color("ink2"))
                painter.drawText(QRectF(x + skin.drawn(40), y, width, step), Qt.AlignmentFlag.AlignVCenter, text)
                x += width
