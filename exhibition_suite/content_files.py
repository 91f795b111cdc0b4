"""The content files of a game: read as strict JSON, checked by strict models, and what is said about a file that the game cannot use.

A fault names the file, the entry, the field and what would be allowed there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator
from pydantic_core import ErrorDetails, PydanticCustomError

from .resources import DamagedFile, asset

LONGEST: Final = 60
DEEPEST_JSON: Final = 60
"""Far deeper than any grammar allows; a file that is deeper is refused before anything walks through it."""

Model = TypeVar("Model", bound=BaseModel)


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


def refuse(text: str) -> PydanticCustomError:
    """The fault with these words; braces of the words are kept as they are."""
    return PydanticCustomError("content", "{text}", {"text": text})


class Part(BaseModel):
    """A piece of content: exactly its own fields, nothing converted, no empty (`null`) fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)

    @model_validator(mode="before")
    @classmethod
    def _own_fields(cls, data: Any) -> Any:
        if isinstance(data, dict):
            known = [field.alias or name for name, field in cls.model_fields.items()]
            for name, value in data.items():
                if name not in known:
                    raise refuse(f"no field “{name}”, but {', '.join(known)}")
                if value is None:
                    raise refuse(f"a value for “{name}”, or no such field")
        return data


# ---- reading


def read_files(folder: str, names: Iterable[str]) -> dict[str, Any]:
    """The data of the files of a folder of `assets/content`, unchecked beyond being JSON. Raises `ContentFault`."""
    found = {}
    for name in names:
        path = asset("content", folder, f"{name}.json")
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as fault:
            raise ContentFault(path.name, "", "", "a text file in UTF-8", str(fault)) from fault
        found[name] = parsed(name, text)
    return found


def parsed(name: str, text: str) -> Any:
    """The data of one file. Raises `ContentFault` for what is no JSON, for a field given twice and for endless nesting."""
    file = f"{name}.json"
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except RecursionError as fault:
        raise ContentFault(file, "", "", f"at most {DEEPEST_JSON} levels of brackets") from fault
    except ValueError as fault:
        raise ContentFault(file, "", "", "JSON", str(fault)) from fault
    _not_endless(file, data)
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"field “{twice}” twice in one object")
    return found


def _not_endless(file: str, data: Any) -> None:
    layer, depth = [data], 0
    while layer:
        depth += 1
        if depth > DEEPEST_JSON:
            raise ContentFault(file, "", "", f"at most {DEEPEST_JSON} levels of brackets")
        layer = [
            inner for outer in layer if isinstance(outer, (dict, list)) for inner in (outer.values() if isinstance(outer, dict) else outer)
        ]


# ---- checking


def validated(model: type[Model], data: dict[str, Any]) -> Model:
    """The data of all files as the model that has one field for each. Raises `ContentFault` for the first thing it refuses."""
    for name, part in data.items():
        _not_endless(f"{name}.json", part)
    try:
        return model.model_validate(data)
    except ValidationError as fault:
        raise first_fault(data, fault) from fault


def same(file: str, item: str, field: str, found: Any, wanted: Any, rule: str) -> None:
    """Raises `ContentFault` unless both are equal; `rule` says why they must be."""
    if found != wanted:
        raise ContentFault(file, item, field, f"{_words(wanted)} ({rule})", _words(found))


def _words(value: Any) -> str:
    return " ".join(str(part) for part in value) if isinstance(value, (list, tuple)) else str(value)


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
