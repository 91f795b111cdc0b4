"""The right half of the score sheet: three charts, each with its numbers as a table, or the rule behind one line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QScrollArea,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from .charts import CenturyChart, Chart, FameChart
from .controls import IconButton, PushButton
from .frames import clear
from .ladder import RatingLadder
from .lettering import Lettering, signed
from .look import Look
from .score_facts import SheetFacts
from .score_sheet_words import SheetWords
from .skin import Skinned
from .source_chart import SourceChart


class NumberTable(Skinned, QTableWidget):
    """The numbers of a chart, for reading, copying and screen readers."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chart = chart
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setTabKeyNavigation(False)

    def fill(self) -> None:
        """Takes the numbers anew, in the language of the chart's look."""
        grid = self._chart.grid()
        self.setRowCount(len(grid.rows))
        self.setColumnCount(len(grid.columns))
        self.setHorizontalHeaderLabels(list(grid.columns))
        for row, cells in enumerate(grid.rows):
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
        self.setAccessibleName(self._chart.accessibleName())

    def reskin(self) -> None:
        skin = self.skin
        self.setFont(skin.font(13))
        self.horizontalHeader().setFont(skin.font(12.5, 600))
        self.verticalHeader().setDefaultSectionSize(skin.px(30))
        surface, tint, line = (skin.color(role).name() for role in ("surface", "surface2", "line"))
        ink, ink2, accent, on_accent = (skin.color(role).name() for role in ("ink", "ink2", "accent", "onAccent"))
        self.setStyleSheet(
            f"QTableView {{ background: {surface}; alternate-background-color: {tint}; color: {ink}; }}"
            f"QTableView {{ border: 1px solid {line}; border-radius: 6px; }}"
            f"QTableView::item:selected {{ background: {accent}; color: {on_accent}; }}"
            f"QHeaderView, QHeaderView::section {{ background: {tint}; color: {ink2}; border: none; padding: 4px 8px; }}"
        )
        super().reskin()


class ChartCard(Skinned, QWidget):
    """A chart with its title and a switch to its numbers."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart = chart
        self.title = Lettering("", 17, 700, display=True)
        self.switch = IconButton("log", kind="bare", side=30)
        self.switch.setCheckable(True)
        self.switch.toggled.connect(self._turn)
        self.numbers = NumberTable(chart)
        self._pages = QStackedWidget()
        self._pages.addWidget(chart)
        self._pages.addWidget(self.numbers)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.switch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self._pages, 1)

    def set_title(self, title: str) -> None:
        """The title in the language of the moment; chart and numbers are reworded with it."""
        self.title.setText(title)
        self.chart.setAccessibleName(title)
        self.chart.retranslate()
        self.numbers.fill()
        self._name_switch()

    def _turn(self, on: bool) -> None:
        self._pages.setCurrentIndex(1 if on else 0)
        self.switch.set_icon("chart" if on else "log")
        self._name_switch()

    def _name_switch(self) -> None:
        self.switch.set_name(self.tr("Show as a picture") if self.switch.isChecked() else self.tr("Show the numbers"))


class LinePage(Skinned, QWidget):
    """The rule behind one line, and what each seat's points come from.

    Signals:
        closed: back to the charts.
        rule_asked: open the rulebook at this rule.
    """

    closed = Signal()
    rule_asked = Signal(str)

    def __init__(self, look: Look, facts: SheetFacts, words: SheetWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._facts, self._words = look, facts, words
        self._line_id = self._rule = ""
        self.title = Lettering("", 19, 700, display=True, lines=2)
        self.tag = Lettering("", 13, 700, "accentInk")
        self.text = Lettering("", 14, 500, lines=0)
        self.sources = QGridLayout()
        self.sources.setHorizontalSpacing(14)
        self.sources.setVerticalSpacing(8)
        self.sources.setColumnStretch(1, 1)
        self.open = PushButton("", "book", height=40)
        self.back = PushButton("", "chart", height=40)
        self.open.clicked.connect(lambda: self.rule_asked.emit(self._rule))
        self.back.clicked.connect(self.closed)
        buttons = QHBoxLayout()
        buttons.addWidget(self.back)
        buttons.addWidget(self.open)
        buttons.addStretch(1)
        inner = QWidget()
        told = QVBoxLayout(inner)
        told.setContentsMargins(0, 0, 8, 0)
        told.setSpacing(10)
        for part in (self.tag, self.title, self.text):
            told.addWidget(part)
        told.addLayout(self.sources)
        told.addStretch(1)
        scroller = QScrollArea()  # a long rule scrolls by itself and never makes the sheet longer
        scroller.setWidgetResizable(True)
        scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroller.setWidget(inner)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(scroller, 1)
        column.addLayout(buttons)

    def show_line(self, line_id: str) -> None:
        """Shows a line by its id."""
        self._line_id = line_id
        line = next(line for seat in self._facts.seats if (line := seat.line(line_id)) is not None)
        self.show_rule(line.rule)
        for number, seat in enumerate(self._facts.seats):
            own = seat.line(line_id)
            if own is not None:
                self.sources.addWidget(Lettering(seat.name, 13.5, 700), number, 0, Qt.AlignmentFlag.AlignTop)
                self.sources.addWidget(Lettering(self._words.how(seat, line_id), 13.5, 500, "ink2", lines=0), number, 1)
                points = Lettering(signed(own.points), 16, 700, "refuse" if own.points < 0 else "ink", display=True)
                self.sources.addWidget(points, number, 2, Qt.AlignmentFlag.AlignTop)

    def show_rule(self, rule_id: str) -> None:
        """Shows a rule alone."""
        clear(self.sources)
        rule = self._look.words.rule(rule_id)
        self._rule = rule_id
        self.tag.setText(rule_id)
        self.title.setText(rule.title)
        self.text.setText(plain_rule(rule.text))

    def retranslate(self) -> None:
        self.open.setText(self.tr("Open in the rulebook"))
        self.back.setText(self.tr("Back to the charts"))
        if self._line_id:
            self.show_line(self._line_id)
        elif self._rule:
            self.show_rule(self._rule)

    def forget(self) -> None:
        """No line is shown any more."""
        self._line_id = self._rule = ""


def plain_rule(text: str) -> str:
    """A rule's first paragraph without Markdown's marks."""
    return text.split("\n\n")[0].replace("**", "").replace("\n", " ").strip()


class ChartSide(Skinned, QStackedWidget):
    """Charts, and over them the rule of a line that was asked for.

    Signals:
        rule_asked: open the rulebook at this rule.
    """

    rule_asked = Signal(str)

    def __init__(self, look: Look, facts: SheetFacts, words: SheetWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.century = ChartCard(CenturyChart(look, facts))
        self.fame = ChartCard(FameChart(look, facts))
        self.sources = ChartCard(SourceChart(look, facts))
        charts = QWidget()
        column = QVBoxLayout(charts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        seats = len(facts.seats)
        self.ladder = RatingLadder(look) if facts.rated else None
        if self.ladder is not None:
            self.ladder.set_total(facts.seats[0].table.total, final=facts.over)
            column.addWidget(self.ladder, 200)
        column.addWidget(self.century, 20 + 54 * seats)
        column.addWidget(self.fame, 230)
        column.addWidget(self.sources, 56 + 36 * seats)
        self.line = LinePage(look, facts, words)
        self.line.closed.connect(self.show_charts)
        self.line.rule_asked.connect(self.rule_asked)
        self.addWidget(charts)
        self.addWidget(self.line)

    def show_line(self, line_id: str) -> None:
        self.line.show_line(line_id)
        self.setCurrentIndex(1)

    def show_rule(self, rule_id: str) -> None:
        self.line.forget()
        self.line.show_rule(rule_id)
        self.setCurrentIndex(1)

    def show_charts(self) -> None:
        self.line.forget()
        self.setCurrentIndex(0)

    def for_picture(self) -> None:
        """Charts only, nothing to press."""
        self.show_charts()
        for card in (self.century, self.fame, self.sources):
            card.switch.setChecked(False)
            card.switch.hide()

    def retranslate(self) -> None:
        self.century.set_title(self.tr("A century in each hall"))
        self.fame.set_title(self.tr("Fame, round by round"))
        self.sources.set_title(self.tr("Where the fame came from"))
        self.line.retranslate()
        if self.ladder is not None:
            self.ladder.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
