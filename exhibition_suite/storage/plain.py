"""JSON as this program writes and checks it."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from typing import Any


class NotPlain(ValueError):
    """Text that is no JSON of the kind this program writes."""


def clean(value: Any) -> Any:
    """The same plain data with every half of a character pair, which no file can hold, replaced by the sign for a missing character."""
    if isinstance(value, str):
        return value if value.isascii() else value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, dict):
        return {clean(key): clean(entry) for key, entry in value.items()}
    return [clean(entry) for entry in value] if isinstance(value, list | tuple) else value


def dump(document: Any) -> bytes:
    """A document as UTF-8 for people to read. It must be clean."""
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode("utf-8")


def line(document: Any) -> bytes:
    """A document on one line."""
    return (json.dumps(clean(document), ensure_ascii=True, separators=(",", ":")) + "\n").encode("ascii")


def parse(data: bytes) -> Any:
    """The document that stands in a file. Raises `NotPlain`, also for keys named twice and numbers that JSON does not have.

    The mark that some editors put before UTF-8 text is no damage.
    """
    try:
        return json.loads(data.removeprefix(BOM_UTF8).decode(), object_pairs_hook=_once, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise NotPlain(str(error)) from error


def checksum(document: dict[str, Any]) -> str:
    """SHA-256 of a document without its key `checksum`, in canonical form, hexadecimal."""
    kept = {key: value for key, value in document.items() if key != "checksum"}
    text = json.dumps(kept, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    import hashlib  # here, because the first paint reads settings but checks no sums

    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotPlain("a key stands twice")
    return found


def _no_constant(name: str) -> Any:
    raise NotPlain(name)
