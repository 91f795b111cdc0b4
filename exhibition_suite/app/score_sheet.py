"""The score sheet: who won and why, line by line, with the rules behind the lines, charts, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QImage, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from exhibition_suite.board.accessible import announce
from exhibition_suite.board.theme import faded

from .controls import Divider, IconButton, Menu, PushButton, RulerLine, plate, soft_shadow
from .lettering import Lettering
from .look import Look
from .picture_export import paint_result
from .score_facts import SheetFacts
from .score_plaque import Plaque
from .score_sheet_charts import ChartSide
from .score_sheet_parts import HeadRow, LineRow, TieNote, TotalRow
from .score_sheet_words import SheetWords
from .skin import Skinned, enlarge, growth

DELIBERATE = 600
"""Milliseconds after which a key is meant for the sheet: before, it may still be one that confirms the last move."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRESSING = (*ENTER, Qt.Key.Key_Space)
"""Keys that press a button."""
HEAD_ROOM = 84
"""Px above the table in a picture: title, ruler and margins."""
CONTROL = Qt.KeyboardModifier.ControlModifier
KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class ScoreSheet(Skinned, QWidget):
    """A sheet over the whole page.

    At the end of a game it opens with the keyboard on itself, where Enter does nothing: whoever still presses it for the last move
    reads the result. Another game begins by Ctrl+Enter, or by Enter on the button itself.

    Attributes:
        listening: keys are meant for the sheet, see `DELIBERATE`.

    Signals:
        closed: back to the board.
        replay_asked, halls_asked, menu_asked, save_asked, picture_asked: what the buttons and the menu say.
        again_asked: play once more with the same seats; True: with the same deal.
        rule_asked: open the rulebook at this rule.
        copied: the sheet went to the clipboard as text.
    """

    closed = Signal()
    replay_asked = Signal()
    halls_asked = Signal()
    menu_asked = Signal()
    save_asked = Signal()
    picture_asked = Signal()
    again_asked = Signal(bool)
    rule_asked = Signal(str)
    copied = Signal()

    def __init__(self, look: Look, facts: SheetFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.facts = facts
        self.words = SheetWords(look, facts)
        self._compact = False
        self.listening = not facts.over
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ownFocusRing", True)  # a ring around everything would tell nothing
        self.card = _Card(self)
        self._build_head()
        self._build_table()
        self._build_foot()
        self.side = ChartSide(look, facts, self.words)
        self.side.rule_asked.connect(self.rule_asked)
        self._lay_out()
        for part in (self, *self.findChildren(QAbstractButton)):
            part.installEventFilter(self)
        self.retranslate()
        look.changed.connect(self.retranslate)

    # ---- building

    def _build_head(self) -> None:
        self.title = Lettering("", 26, 700, display=True, shrink=True)
        self.note = Lettering("", 12.5, 600, "warn")
        self.close_button = IconButton("x", kind="inset", side=40)
        self.close_button.clicked.connect(self.closed)

    def _build_table(self) -> None:
        facts = self.facts
        self.plaques = [Plaque(seat, self.words, facts.over and seat.table.place == 1) for seat in facts.ranking()]
        self.head = HeadRow(facts)
        self.rows = [LineRow(facts, self.words, line_id, index % 2 == 1) for index, line_id in enumerate(facts.line_ids)]
        self.total = TotalRow(facts)
        self.ties = [TieNote(tie) for tie in self.words.ties()]
        for row in self.rows:
            row.rule_asked.connect(lambda line_id: self.side.show_line(line_id))
        lines: list[LineRow | TieNote] = [*self.rows, *self.ties]
        for line in lines:
            line.stepped.connect(self._step)
        for tie in self.ties:
            tie.rule_asked.connect(lambda rule: self.side.show_rule(rule))

    def _build_foot(self) -> None:
        self.replay_button = PushButton("", "replay", text_px=15, height=48)
        self.save_button = PushButton("", "export", text_px=15, height=48)
        self.halls_button = PushButton("", "eye", text_px=15, height=48)
        self.menu_button = PushButton("", "home", text_px=15, height=48)
        self.deal_button = PushButton("", "cards", text_px=15, height=48)
        self.again_button = PushButton("", "swap", "primary", text_px=15, height=48)
        self.menu = Menu(self)
        # Made here, not by the menu: an action the menu makes may come back as the dead one of an earlier sheet at the same address.
        self._save_action, self._copy_action, self._picture_action = QAction(self), QAction(self), QAction(self)
        self._save_action.triggered.connect(lambda: self.save_asked.emit())
        self._copy_action.triggered.connect(lambda: self.copy_text())
        self._picture_action.triggered.connect(lambda: self.picture_asked.emit())
        self.menu.addActions([self._save_action, self._copy_action, self._picture_action])
        self.replay_button.clicked.connect(self.replay_asked)
        self.save_button.clicked.connect(self._open_menu)
        self.halls_button.clicked.connect(self.halls_asked)
        self.menu_button.clicked.connect(self.menu_asked)
        self.deal_button.clicked.connect(lambda: self.again_asked.emit(True))
        self.again_button.clicked.connect(lambda: self.again_asked.emit(False))

    def _lay_out(self) -> None:
        head = self.head_row = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.note)
        head.addWidget(self.close_button)
        plaques = QHBoxLayout()
        plaques.setSpacing(12)
        for plaque in self.plaques:
            plaques.addWidget(plaque, 30 if plaque.sizeHint().width() > 250 else 22, Qt.AlignmentFlag.AlignBottom)
        table = QVBoxLayout()
        table.setSpacing(0)
        table.addLayout(plaques)
        table.addSpacing(10)
        table.addWidget(self.head)
        for row in self.rows:
            table.addWidget(row, 1000)
        table.addWidget(self.total)
        for tie in self.ties:
            table.addSpacing(4)
            table.addWidget(tie)
        table.addStretch(1)
        middle = self.middle = QHBoxLayout()
        middle.setSpacing(20)
        middle.addLayout(table, 764)
        middle.addWidget(Divider(vertical=True))
        middle.addWidget(self.side, 632)
        self.inner = QWidget()
        self.inner.setLayout(middle)
        middle.setContentsMargins(32, 8, 32, 12)
        self.scroller = QScrollArea()
        self.scroller.setWidgetResizable(True)
        self.scroller.setWidget(self.inner)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = self.column = QVBoxLayout(self.card)
        column.setContentsMargins(1, 12, 1, 0)
        column.setSpacing(0)
        head.setContentsMargins(32, 0, 16, 4)
        column.addLayout(head)
        ruler = QHBoxLayout()
        ruler.setContentsMargins(32, 0, 32, 4)
        ruler.addWidget(RulerLine(large=True))
        column.addLayout(ruler)
        column.addWidget(self.scroller, 1)
        self.foot_part = QWidget()
        foot = QVBoxLayout(self.foot_part)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(0)
        foot.addWidget(Divider())
        self.foot = self._foot()
        foot.addLayout(self.foot)
        column.addWidget(self.foot_part)

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setContentsMargins(32, 12, 32, 14)
        foot.setSpacing(12)
        for button in (self.replay_button, self.save_button, self.halls_button):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (self.menu_button, self.deal_button, self.again_button):
            foot.addWidget(button)
            if not self.facts.over:
                button.hide()
        return foot

    def _set_compact(self, compact: bool) -> None:
        """Tighter measures where the window is low, so that the whole sheet is seen without scrolling."""
        if self._compact == compact:
            return
        self._compact = compact
        self.title.resize_type(21 if compact else 26)
        self.column.setContentsMargins(1, 6 if compact else 12, 1, 0)
        self.middle.setContentsMargins(32, 4 if compact else 8, 32, 4 if compact else 12)
        self.foot.setContentsMargins(32, 7 if compact else 12, 32, 8 if compact else 14)
        for plaque in self.plaques:
            plaque.set_compact(compact)
        for button in (self.replay_button, self.save_button, self.halls_button, self.menu_button, self.deal_button, self.again_button):
            button.set_height(42 if compact else 48)

    def _fit_foot(self, width: int) -> None:
        """Buttons without pictures and in smaller type where large text would not fit in one row."""
        buttons = (self.replay_button, self.save_button, self.halls_button, self.menu_button, self.deal_button, self.again_button)
        for text_px, icons in ((15.0, True), (14.0, True), (13.0, False), (12.0, False)):
            for button, icon in zip(buttons, ("replay", "export", "eye", "home", "cards", "swap"), strict=True):
                button.text_px = text_px
                button.set_icon(icon if icons else "")
            if sum(button.sizeHint().width() + 12 for button in buttons if not button.isHidden()) <= width - 72:
                return

    # ---- doing

    def open(self) -> None:
        """Covers its parent, counts the totals up, and says the result aloud."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        (self if self.facts.over else self.close_button).setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(DELIBERATE, self, self.listen)
        for plaque in self.plaques:
            plaque.count_up()
        announce(self, self.spoken())

    def listen(self) -> None:
        """From now on keys are heard: they cannot be meant for the last move any more."""
        self.listening = True

    def spoken(self) -> str:
        """The result in one breath: title, plaques, ties."""
        return ". ".join(
            [self.title.text(), *(", ".join(plaque.texts()) for plaque in self.plaques), *(tie.texts()[0] for tie in self.ties)]
        )

    def copy_text(self) -> None:
        """Puts the sheet on the clipboard as text."""
        QGuiApplication.clipboard().setText(self.words.as_text())
        self.copied.emit()

    def picture(self) -> QImage:
        """The result as a picture to keep: plaques, table, ties and all charts, whatever the sheet on the screen shows just now."""
        return paint_result(self.look, self.facts)

    def for_picture(self, note: str, size: QSize) -> QWidget:
        """Takes away what can be pressed and writes `note` at the right of the title; the paper, of this size, to be painted."""
        for plaque in self.plaques:
            plaque.stop()
        self.side.for_picture()
        self.close_button.hide()
        self.note.setText(" · ".join(part for part in (self.note.text(), note) if part))
        self.note.recolor("ink2")
        self.foot_part.hide()
        self.head_row.setContentsMargins(32, 0, 32, 4)
        self.scroller.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.card.setGeometry(0, 0, size.width(), max(size.height(), self.inner.minimumSizeHint().height() + HEAD_ROOM))
        return self.card

    def _open_menu(self) -> None:
        corner = self.save_button.mapToGlobal(self.save_button.rect().topLeft())
        self.menu.popup(corner - QPoint(0, self.menu.sizeHint().height() + 4))

    # ---- words

    def retranslate(self) -> None:
        self.title.setText(self.words.title())
        self.note.setText(self.tr("assisted: undo went past a reveal") if self.facts.assisted else "")
        self.close_button.set_name(self.tr("Back to the board"), self.tr("Esc"))
        self.replay_button.setText(self.tr("Replay"))
        self.save_button.setText(self.tr("Save score sheet"))
        self.halls_button.setText(self.tr("Look at the halls"))
        self.menu_button.setText(self.tr("Main menu"))
        self.deal_button.setText(self.tr("Same deal"))
        self.deal_button.setToolTip(self.tr("The same seats and the same cards once more"))
        self.again_button.setText(self.tr("Play again"))
        self.again_button.setToolTip(self.tr("The same seats with a new deal"))
        self.again_button.set_key_hint(self.tr("Ctrl+Enter"))
        self._save_action.setText(self.tr("Save the game record …"))
        self._copy_action.setText(self.tr("Copy as text"))
        self._picture_action.setText(self.tr("Export as picture …"))
        parts: list[Plaque | LineRow | TotalRow] = [*self.plaques, *self.rows, self.total]
        for part in parts:
            part.retranslate()
        for note, tie in zip(self.ties, self.words.ties(), strict=True):
            note.set_words(tie)
        self.side.retranslate()
        self.setAccessibleName(self.title.text())

    def focusable_rows(self) -> list[QAbstractButton]:
        """Lines and ties in reading order."""
        return [*self.rows, *self.ties]

    # ---- Qt

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps keys of the game just over away from the sheet and its buttons, and a key that is held down from pressing one."""
        if isinstance(event, QKeyEvent) and event.type() in KEYS:
            if not self.listening:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and event.isAutoRepeat() and event.key() in PRESSING:
                return True
            if event.type() == QEvent.Type.KeyPress and self.facts.over and event.key() in ENTER and event.modifiers() & CONTROL:
                self.again_asked.emit(False)
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_Space:
            for plaque in self.plaques:
                plaque.stop()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() not in ENTER:
            super().keyPressEvent(event)

    def _step(self, way: int) -> None:
        rows = self.focusable_rows()
        now = self.window().focusWidget()
        at = next((index for index, row in enumerate(rows) if row is now), -1 if way > 0 else len(rows))
        rows[max(0, min(len(rows) - 1, at + way))].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: object) -> None:
        factor = growth(self.width(), self.height())
        enlarge(self, factor)
        margin = 50 * factor if self.width() >= 1440 else 16
        top = 34 * factor if self.height() >= 810 else 10
        self._set_compact(self.height() < 810)
        width = round(min(self.width() - 2 * margin, 1760 * factor))
        self._fit_foot(width)
        height = round(min(self.height() - 2 * top, 1000 * factor))
        self.card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
        super().resizeEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), faded(self.skin.color("shade"), 0.55))

    def mousePressEvent(self, event: object) -> None:
        """Swallows clicks beside the sheet, so that the board under it stays as it is."""


class _Card(Skinned, QWidget):
    """The sheet's paper."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        skin = self.skin
        body = QRectF(self.rect())
        soft_shadow(painter, body.adjusted(4, 4, -4, -4), 14, skin.theme, 2)
        plate(painter, body, 14, skin.color("surface"), skin.color("line"), 1.5)
