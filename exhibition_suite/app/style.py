"""The style sheet of Qt's own parts (text fields, lists, scroll bars, menus, tooltips); the suite's controls paint themselves."""

from __future__ import annotations

from functools import lru_cache

from exhibition_suite.board.theme import Theme

_SHEET = """
QToolTip {{ background: {surface}; color: {ink}; border: 1px solid {lineS}; border-radius: 6px; padding: 6px 9px; font-size: {tip}px; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QAbstractScrollArea {{ border: none; background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: {bar}px; margin: 2px; }}
QScrollBar::handle {{ background: {lineS}; border-radius: {thumb}px; }}
QScrollBar::handle:vertical {{ min-height: 32px; }}
QScrollBar::handle:horizontal {{ min-width: 32px; }}
QScrollBar::handle:hover {{ background: {ink2}; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
  background: transparent; border: none; width: 0; height: 0; }}
QLineEdit {{ background: {surface}; color: {ink}; border: 1px solid {lineS}; border-radius: 6px; padding: 0 {pad}px;
  selection-background-color: {accent}; selection-color: {onAccent}; }}
QLineEdit:hover {{ border-color: {ink2}; }}
QLineEdit:focus {{ border-color: {focus}; }}
QLineEdit:disabled, QLineEdit:read-only {{ background: {surface2}; color: {ink2}; }}
QLineEdit[wrong="true"] {{ border: 2px solid {refuse}; background: {refuseFill}; }}
QPlainTextEdit, QTextEdit, QTextBrowser {{ background: {surface}; color: {ink}; border: 1px solid {lineS}; border-radius: 8px; padding: 8px;
  selection-background-color: {accent}; selection-color: {onAccent}; }}
QComboBox QAbstractItemView, QMenu {{ background: {surface}; color: {ink}; border: 1px solid {lineS}; border-radius: 8px; padding: 4px;
  outline: 0; }}
QComboBox QAbstractItemView::item, QMenu::item {{ min-height: {row}px; padding: 0 {pad}px; border-radius: 5px; }}
QComboBox QAbstractItemView::item:selected, QMenu::item:selected {{ background: {accent}; color: {onAccent}; }}
QMenu::item:disabled {{ color: {ink2}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 4px 8px; }}
QListView {{ outline: 0; }}
"""


@lru_cache(maxsize=32)
def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """Style sheet for one world by day or by night; `scale` is the factor of interface text."""
    roles = ("ink", "ink2", "surface", "surface2", "line", "lineS", "accent", "onAccent", "focus", "refuse", "refuseFill")
    colours = {role: theme.color(role).name() for role in roles}
    grown = max(1.0, scale)
    sizes = {
        "tip": max(12, round(13 * scale)),
        "bar": round(12 * grown),
        "thumb": round(4 * grown),
        "pad": round(11 * grown),
        "row": round(32 * grown),
    }
    return _SHEET.format(**colours, **sizes)
