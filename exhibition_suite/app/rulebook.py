"""The rulebook inside the program: contents, text, search in both languages; as a page or beside the board."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from exhibition_suite.board.icons import icon_pixmap

from . import rule_pages
from .controls import IconButton, OwnEditMenu, RulerLine, TextInput
from .headed_panel import ClosingPanel
from .lettering import Lettering, em
from .look import Look
from .rule_pages import Colors
from .rulebook_hits import HitLine
from .skin import Skinned

TargetRole = Qt.ItemDataRole.UserRole + 1
NARROW = 620
"""Width in px below which the contents stand above the text."""


class RuleText(OwnEditMenu, Skinned, QTextBrowser):
    """The text of the rules.

    Signals:
        rule_followed: a linked id was chosen.
    """

    rule_followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == "rule":
            self.rule_followed.emit(url.path())

    def mark(self, wanted: str) -> None:
        """Tints every place where `wanted` stands."""
        spots = []
        if wanted.strip():
            style = QTextCharFormat()
            style.setBackground(self.skin.color("lastFill"))
            style.setForeground(self.skin.color("last"))
            cursor = self.document().find(wanted.strip())
            while not cursor.isNull():
                spot = QTextEdit.ExtraSelection()
                spot.cursor = cursor
                spot.format = style
                spots.append(spot)
                cursor = self.document().find(wanted.strip(), cursor)
        self.setExtraSelections(spots)

    def point(self, rule_id: str) -> None:
        """Puts the cursor on a rule, so that a screen reader goes on from it."""
        cursor = self.document().find(rule_id, QTextCursor(self.document()), QTextDocument.FindFlag.FindWholeWords)
        while not cursor.isNull() and cursor.charFormat().anchorHref():
            cursor = self.document().find(rule_id, cursor, QTextDocument.FindFlag.FindWholeWords)
        if not cursor.isNull():
            cursor.setPosition(cursor.selectionStart())
            self.setTextCursor(cursor)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        address = QUrl(name)
        if address.scheme() == "icon":
            return icon_pixmap(address.path(), self.skin.color("ink2"), 18, 2.0).toImage()
        return super().loadResource(kind, name)


class Rulebook(Skinned, QWidget):
    """Contents, text and search of one game's rules.

    Attributes:
        rule: the rule it was opened at last, or "".
    """

    def __init__(self, look: Look, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.rule = ""
        self._game = game_id
        self._worn_page: tuple[Any, ...] = ()
        self.search = TextInput()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._go_to_hit)
        self.search.installEventFilter(self)
        self.contents = QListWidget()
        self.contents.setItemDelegate(HitLine(self.contents))
        self.contents.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.itemActivated.connect(self._go)
        self.contents.itemClicked.connect(self._go)
        self.count = Lettering("", 12.5, 500, "ink2", shrink=True)
        self.text = RuleText()
        self.text.rule_followed.connect(self.open_at)
        self.left = QWidget()
        side = QVBoxLayout(self.left)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(8)
        side.addWidget(self.search)
        side.addWidget(self.count)
        side.addWidget(self.contents, 1)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(14)
        self.row.addWidget(self.left, 0)
        self.row.addWidget(self.text, 1)
        self.retranslate()
        look.changed.connect(self.retranslate)

    # ---- doing

    def open_at(self, rule_id: str) -> None:
        """Shows a rule; an id that this game does not have shows the book from where it stands."""
        if not any(rule.id == rule_id for rule in self.look.words.rules(self._game)):
            return
        self.rule = rule_id
        self._fill_page()
        self.text.point(rule_id)
        self._show_rule()
        QTimer.singleShot(0, self, self._show_rule)

    def _show_rule(self) -> None:
        """Brings the rule to the top; again after the text was laid out for another width."""
        self.text.scrollToAnchor(self.rule)

    def focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def found_ids(self) -> list[str]:
        """Ids of the rules in the list, where a search is on."""
        items = [self.contents.item(row) for row in range(self.contents.count())]
        return [str(item.data(TargetRole)) for item in items if not str(item.data(TargetRole)).startswith("section-")]

    def _go(self, item: QListWidgetItem) -> None:
        target = str(item.data(TargetRole))
        if target.startswith("section-"):
            self.text.scrollToAnchor(target)
        else:
            self.open_at(target)

    def _go_to_hit(self) -> None:
        """Enter in the search: the rule that is chosen in the list; once it is open the next one, and after the last the first."""
        if not self.search.text().strip() or not self.contents.count():
            return
        row = max(0, self.contents.currentRow())
        if str(self.contents.item(row).data(TargetRole)) == self.rule:
            row = (row + 1) % self.contents.count()
        self.contents.setCurrentRow(row)
        self._go(self.contents.item(row))

    def _step(self, step: int) -> None:
        """Up and Down in the search: the text follows the hit that is chosen."""
        row = max(0, min(self.contents.count() - 1, self.contents.currentRow() + step))
        self.contents.setCurrentRow(row)
        self.text.scrollToAnchor(str(self.contents.item(row).data(TargetRole)))

    def _search(self) -> None:
        wanted = self.search.text()
        self.contents.clear()
        if wanted.strip():
            found = rule_pages.search(self.look, self._game, wanted)
            for hit in found:
                self._add(f"{hit.rule.id}  {hit.rule.title}\n{hit.around}", hit.rule.id)
            if found:
                self.contents.setCurrentRow(0)
                QTimer.singleShot(0, self, lambda: self.text.scrollToAnchor(found[0].rule.id))  # once list and text have their room
            self.count.setText(self.tr("Found: {count}").format(count=len(found)) if found else self.tr("Nothing found. Try another word."))
        else:
            for number, section in enumerate(self.look.words.book(self._game).sections):
                self._add(section.title, f"section-{number}")
            self.count.setText(self.tr("Contents"))
        self.text.mark(wanted)
        self._share_room()

    def _add(self, text: str, target: str) -> None:
        item = QListWidgetItem(text)
        item.setData(TargetRole, target)
        self.contents.addItem(item)

    # ---- words and looks

    def _fill_page(self) -> None:
        skin = self.skin
        worn = (self.look.language, skin.theme.world, skin.theme.dark, skin.scale)
        if worn == self._worn_page:
            return
        self._worn_page = worn
        names = [skin.color(role).name() for role in ("ink", "ink2", "accentInk", "surface", "line", "surface2", "lastFill")]
        sizes = (em(skin.font(14)), em(skin.font(18)), em(skin.font(24)))
        self.text.setFont(skin.font(14))
        self.text.setHtml(rule_pages.page(self.look.words, self._game, Colors(*names), sizes))
        self.text.mark(self.search.text())

    def retranslate(self) -> None:
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Rules"))
        self._fill_page()
        self._search()
        if self.rule:
            self.open_at(self.rule)

    def reskin(self) -> None:
        skin = self.skin
        self.contents.setFont(skin.font(13.5, 500))
        self.contents.setSpacing(1)
        self.contents.setStyleSheet("QListWidget { background: transparent; border: none; }")
        self.contents.setMouseTracking(True)
        self.contents.doItemsLayout()  # another size of type needs other heights
        self._fill_page()
        if self.rule:
            self.text.scrollToAnchor(self.rule)
        super().reskin()

    # ---- Qt

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if step and self.contents.count():
                self._step(step)
                return True
        return super().eventFilter(watched, event)

    def _share_room(self) -> None:
        """The list beside the text, or above it; there it has more room while it shows what was found."""
        narrow = self.width() < NARROW
        self.row.setDirection(QHBoxLayout.Direction.TopToBottom if narrow else QHBoxLayout.Direction.LeftToRight)
        searching = bool(self.search.text().strip())
        self.row.setStretch(0, 1 if narrow and searching else 0)
        if narrow:
            high = self.height() // 2 if searching else min(260, self.height() // 3)
            self.left.setMaximumSize(16777215, high)
            self.left.setMinimumWidth(0)
        else:
            self.left.setMaximumSize(self.skin.px(300), 16777215)
            self.left.setMinimumWidth(self.skin.px(240))

    def resizeEvent(self, event: object) -> None:
        self._share_room()
        if self.rule:
            QTimer.singleShot(0, self, self._show_rule)
        super().resizeEvent(event)  # type: ignore[arg-type]


class RulebookPanel(ClosingPanel):
    """The rulebook beside the board."""

    def __init__(self, look: Look, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=10)
        self.book = Rulebook(look, game_id)
        self.title = Lettering("", 19, 700, display=True, shrink=True)
        self.close_button = IconButton("x", kind="inset", side=36)
        self.close_button.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 16, 16)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(RulerLine())
        column.addWidget(self.book, 1)
        self.retranslate()

    def open_at(self, rule_id: str) -> None:
        """Shows it, at a rule where one is given."""
        self.show()
        self.raise_()
        if rule_id:
            self.book.open_at(rule_id)
            self.book.text.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.book.focus_search()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Rulebook"))
        self.close_button.set_name(self.tr("Close"), self.tr("Esc"))
        self.setAccessibleName(self.title.text())
