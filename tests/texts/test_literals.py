"""No word that a person reads stands in the source but through the translation system, and no Japanese stands in it at all."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import exhibition_suite

PACKAGE = Path(exhibition_suite.__file__).parent
WINDOW = sorted(path for room in ("app", "tables", "board", "session") for path in (PACKAGE / room).rglob("*.py"))
SOURCES = sorted(PACKAGE.rglob("*.py"))

TRANSLATES = {"tr", "translate", "QT_TRANSLATE_NOOP", "QT_TR_NOOP"}
TO_PROGRAM = {
    *("import_module", "cast", "getattr", "setattr", "hasattr", "Signal", "Property", "compile", "lazily"),
    *("debug", "info", "warning", "error", "exception", "critical"),
}
"""Calls whose texts no person reads: names of things in the program, and the log for programmers."""
SAYS_TEXT = {
    "setText",
    "setToolTip",
    "setWindowTitle",
    "setTitle",
    "setAccessibleName",
    "setAccessibleDescription",
    "setPlaceholderText",
    "setPlainText",
    "setStatusTip",
    "setWhatsThis",
    "setHtml",
    "setMarkdown",
    "setLabelText",
    "setInformativeText",
    "set_name",
    "set_text",
    "set_words",
    "set_wrong",
    "QLabel",
    "QPushButton",
    "QCheckBox",
    "QRadioButton",
    "QGroupBox",
    "QToolButton",
    "PushButton",
    "CheckBox",
    "Toggle",
    "Heading",
    "Label",
    "Lettering",
    "RadioCard",
    "Toast",
    "TextInput",
}
"""Calls whose first argument a person reads."""
NAMES_OF_TEXT = {"text", "title", "name", "help_text", "hint", "tooltip", "label", "placeholder", "note", "sentence", "why"}
"""Keyword arguments that a person reads, in calls of `SAYS_TEXT`."""
PROSE = re.compile(r"^[A-Z][a-z]+(?:[ ,.:;!?'-]+\w+)*[.!?:]?$|[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")
"""A capitalised word or sentence, or three words in a row."""
TO_PROGRAMMERS = {
    "board/agreement.py": "tells a test where scene and model differ",
    "app/main.py": "speaks on the terminal where no window can be opened",
    "app/about.py": "names of authors, libraries and licences",
    "app/smoke.py": "tells on the terminal what it has tried",
    "app/monkey.py": "tells on the terminal what it has tried",
}
"""Files whose capitalised texts are no words of ours; what they put on the screen is still held to the translations."""
NOT_READ = {
    "Tint": "the end of a colour's name",
    "Inter": "a typeface",
    "Sans Serif": "a typeface",
    "Noto Sans JP": "a typeface",
    "Noto Serif JP": "a typeface",
    "Exhibition Suite": "the program's own name, the same in every language",
    "English": "a language named in itself",
    "Take one card in Asia. 1969": "a sample of both scripts",
    "Smoke 煙": "a name that tries both scripts",
}
KEYS = re.compile(
    r"^(?:(?:Ctrl|Shift|Alt)\+)*(?:Up|Down|Left|Right|Tab|Backtab|Return|Enter|Space|Esc|Escape|Home|End|Delete|Backspace|"
    r"Page ?Up|Page ?Down|F\d+|\S)$"
)
JAPANESE = re.compile("[぀-ヿ㐀-鿿＀-￯　-〿]")
JAPANESE_ALLOWED = {
    "app/look.py": {"日本語": "a language named in itself"},
    "app/settings/pages.py": {"日本語": "a language named in itself"},
    "app/settings/preview.py": {"アジアのカードを1枚取る。1969年": "a sample of both scripts"},
    "app/smoke.py": {"煙": "a name that tries both scripts"},
    "board/theme.py": {"亜": "an example in a docstring"},
}
JAPANESE_RULES = {
    "board/line_breaks.py": "the characters that decide where a line may break",
    "board/slot.py": "the characters that decide where a line may break",
}
"""Files whose subject is Japanese characters: only punctuation, small kana and particles, never words."""


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id if isinstance(call.func, ast.Name) else ""


def parents(tree: ast.AST) -> dict[ast.AST, ast.AST]:
    return {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}


def is_docstring(node: ast.Constant, up: dict[ast.AST, ast.AST]) -> bool:
    return isinstance(up[node], ast.Expr)


def unread(node: ast.AST, up: dict[ast.AST, ast.AST]) -> bool:
    """The text is translated, or goes to a programmer (an exception, an assertion, an annotation, a log) and not to a person."""
    while node in up:
        above = up[node]
        if isinstance(above, ast.Raise | ast.Assert) or (isinstance(above, ast.AnnAssign | ast.arg) and above.annotation is node):
            return True
        if isinstance(above, ast.Assign) and any(isinstance(target, ast.Name) and target.id == "__all__" for target in above.targets):
            return True
        if isinstance(above, ast.Call) and node is not above.func:
            name = name_of(above)
            if name in TRANSLATES | TO_PROGRAM:
                return True
        if isinstance(above, ast.Subscript) and isinstance(above.value, ast.Name) and above.value.id == "Literal":
            return True
        node = above
    return False


def literals(path: Path) -> Iterator[tuple[ast.Constant, dict[ast.AST, ast.AST]]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    up = parents(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not is_docstring(node, up):
            yield node, up


def spoken_parts(node: ast.AST) -> Iterator[str]:
    """The literal parts of an expression whose value a person reads; calls inside it answer for themselves."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from spoken_parts(part)
    elif isinstance(node, ast.BinOp):
        yield from spoken_parts(node.left)
        yield from spoken_parts(node.right)
    elif isinstance(node, ast.IfExp):
        yield from spoken_parts(node.body)
        yield from spoken_parts(node.orelse)


def read_arguments(call: ast.Call) -> Iterator[ast.expr]:
    if call.args:
        yield call.args[0]
    yield from (keyword.value for keyword in call.keywords if keyword.arg in NAMES_OF_TEXT)


@pytest.mark.parametrize("path", WINDOW, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_words_on_the_screen_are_translated(path: Path) -> None:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and name_of(node) in SAYS_TEXT:
            parts = [part for argument in read_arguments(node) for part in spoken_parts(argument)]
            found += [f"{path.name}:{node.lineno}: {part!r}" for part in parts if re.search("[A-Za-z]{2}", part) and part not in NOT_READ]
    if str(path.relative_to(PACKAGE)) in TO_PROGRAMMERS:
        return
    for node, up in literals(path):
        if PROSE.search(node.value) and not KEYS.match(node.value) and node.value not in NOT_READ and not unread(node, up):
            found.append(f"{path.name}:{node.lineno}: {node.value!r}")
    assert not found, "use self.tr(), QCoreApplication.translate() or a catalogue"


@pytest.mark.parametrize("path", WINDOW, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_plain_literals_are_translated(path: Path) -> None:
    """An f-string, a sum or a finished text inside `tr` is never found by the tool that collects the words.

    A variable is, where the texts it may hold are marked with QT_TRANSLATE_NOOP close by.
    """
    marked = any("QT_TRANSLATE_NOOP" in near.read_text(encoding="utf-8") for near in path.parent.glob("*.py"))
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or name_of(node) not in ("tr", "translate"):
            continue
        index = 0 if name_of(node) == "tr" else 1
        text = node.args[index] if len(node.args) > index else None
        if text is None or not (len(node.args) == 1 or isinstance(node.args[0], ast.Constant | ast.Name | ast.Attribute)):
            continue
        if name_of(node) == "translate" and not (isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)):
            continue  # painter.translate(x, y)
        collected = isinstance(text, ast.Constant) or (not isinstance(text, ast.JoinedStr | ast.BinOp | ast.Call) and marked)
        if not collected:
            found.append(f"{path.name}:{node.lineno}: {ast.unparse(text)}")
    assert not found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_source_is_in_english(path: Path) -> None:
    where = str(path.relative_to(PACKAGE))
    source = path.read_text(encoding="utf-8")
    if where in JAPANESE_RULES:
        assert not re.search("[㐀-鿿]{2}", source), "words, where only characters are allowed"
        return
    for allowed in JAPANESE_ALLOWED.get(where, ()):
        assert allowed in source, "an exception that nobody needs any more"
        source = source.replace(allowed, "")
    found = [f"{where}:{number}: {line.strip()}" for number, line in enumerate(source.splitlines(), 1) if JAPANESE.search(line)]
    assert not found, "Japanese words stand in i18n/"
