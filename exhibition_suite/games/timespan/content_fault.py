"""A content file that the game cannot use: which file, which entry, which field, and what would be allowed there."""

from __future__ import annotations

import json
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from exhibition_suite.resources import DamagedFile

LONGEST = 60


class ContentFault(DamagedFile):
    """A content file that the game cannot use; its text says all of it in one line.

    Attributes:
        file: name of the file; item: id of the entry, or ""; field: path of the field, e.g. `box[0].res.coin`, or "".
        allowed: what may stand there; found: what stands there, shortened, or "".
    """

    def __init__(self, file: str, item: str, field: str, allowed: str, found: str = "") -> None:
        self.file = file
        self.item = item
        self.field = field
        self.allowed = allowed
        self.found = found if len(found) <= LONGEST else found[: LONGEST - 1] + "…"
        where = ": ".join(part for part in (file, item, field) if part)
        instead = f", not {self.found}" if self.found else ""
        super().__init__(f"{where}: allowed: {allowed}{instead}")


def first_fault(data: dict[str, Any], fault: ValidationError) -> ContentFault:
    """The first thing that the grammar refuses in the data of all files."""
    error = fault.errors(include_url=False)[0]
    (name, *path), value = _place(data, error)
    item, path = _item(data.get(str(name)), path)
    if error["loc"][-1] == "[key]":
        value = path.pop()
    found = "" if error["type"] == "missing" or (error["type"] == "content" and isinstance(value, (dict, list))) else _brief(value)
    return ContentFault(f"{name}.json", item, _written(path), _allowed(error), found)


def _place(data: Any, error: ErrorDetails) -> tuple[list[str | int], Any]:
    """Path of the faulty field and its value: the steps that the data has; those of the models alone are left out."""
    path: list[str | int] = []
    value = data
    last = len(error["loc"]) - 1
    for number, step in enumerate(error["loc"]):
        if _leads_on(value, step):
            path.append(step)
            value = value[step]
        elif number == last and error["type"] == "missing":
            path.append(step)
    if error["type"] == "union_tag_invalid":
        field = error["ctx"]["discriminator"].strip("'")
        path.append(field)
        value = value[field]
    return path, value


def _leads_on(value: Any, step: str | int) -> bool:
    if isinstance(value, list):
        return isinstance(step, int) and step < len(value)
    return isinstance(value, dict) and step in value


def _item(data: Any, path: list[str | int]) -> tuple[str, list[str | int]]:
    """The id of the innermost entry on the path that has one, and the path from there."""
    item, rest = "", path
    value = data
    for number, step in enumerate([*path, None]):
        name = value.get("id", value.get("slot")) if isinstance(value, dict) else None
        if isinstance(name, str):
            item, rest = f"{item}.{name}" if item else name, path[number:]
        value = value[step] if step is not None and _leads_on(value, step) else None
    return item, rest


def _written(path: list[str | int]) -> str:
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}"
    return text.lstrip(".")


def _brief(value: Any) -> str:
    return f"“{value}”" if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _allowed(error: ErrorDetails) -> str:
    """What may stand there, in words."""
    context = error.get("ctx", {})
    kind = error["type"]
    if kind == "content":
        return str(context.get("text", error["msg"]))
    if kind in _WORDS:
        return _WORDS[kind].format(**context)
    return error["msg"]


_WORDS = {
    "missing": "this field, which must be there",
    "extra_forbidden": "no such file",
    "literal_error": "{expected}",
    "union_tag_invalid": "{expected_tags}",
    "union_tag_not_found": "an object with the field {discriminator}, which says what it is",
    "greater_than_equal": "a whole number of at least {ge}",
    "less_than_equal": "a whole number of at most {le}",
    "too_short": "at least {min_length}",
    "too_long": "at most {max_length}",
    "int_type": "a whole number",
    "bool_type": "true or false",
    "string_type": "a text",
    "string_pattern_mismatch": "a text of the form {pattern}",
    "list_type": "a list",
    "tuple_type": "a list",
    "dict_type": "an object",
    "model_type": "an object",
    "model_attributes_type": "an object",
}
