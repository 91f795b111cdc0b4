"""Games as files: `.exgame`, JSON text with a checksum over all of it.

Reading either gives the whole game or raises a `StorageFault` with a code; the file itself is never changed by reading. Where a file is
damaged, `StorageFault.older` names a readable older copy, and `rescue.py` gets out of it what can still be played.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from exhibition_suite import __version__
from exhibition_suite.bots.levels import PLAYERS
from exhibition_suite.engine import Match, Record, RecordFault, SeatSetup, clean_name
from exhibition_suite.games import GAME_IDS, load_game

from . import save_model
from .atomic import older_path, read, write
from .fault import StorageFault, fault
from .plain import NotPlain, checksum, clean, dump, parse
from .save_model import FORMAT, Save

SUFFIX = ".exgame"
"""Ending of a saved game's file."""

PERSON = "person"
"""Who plays a seat that no bot plays."""

_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
_YEARS = range(1970, 9000)
"""Years of a date that can be told in every time zone."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the list of saves shows without playing the game, see `save_model.Summary`."""

    round: int = 0
    progress: float = 0.0
    totals: tuple[int, ...] = ()
    over: bool = False


@dataclass(frozen=True, slots=True)
class Saved:
    """A save as read.

    Attributes:
        record: the game.
        summary: for the list of saves.
        note: the name a person gave it, or "".
        saved_at: when, with time zone.
        program: version of the program that wrote it.
        id: the same for all saves of one game in progress.
    """

    record: Record
    summary: Summary = field(default_factory=Summary)
    note: str = ""
    saved_at: datetime = _LONG_AGO
    program: str = ""
    id: str = ""


def encode(record: Record, *, summary: Summary | None = None, note: str = "", game_id: str = "", now: datetime | None = None) -> bytes:
    """The bytes of a save. `game_id` names the game in progress, `note` is a person's name for the save."""
    summary = summary or Summary()
    document: dict[str, Any] = {
        "format": FORMAT,
        "schema": save_model.SCHEMA,
        "program": __version__,
        "saved_at": (now or datetime.now(UTC)).isoformat(timespec="seconds"),
        "note": clean_name(note)[:200],
        "id": game_id,
        "summary": {
            "round": summary.round,
            "progress": round(min(1.0, max(0.0, summary.progress)), 4),
            "totals": list(summary.totals),
            "over": summary.over,
        },
        "record": record.plain(),
    }
    document = clean(document)
    document["checksum"] = checksum(document)
    return dump(document)


def save_record(path: Path, record: Record, note: str = "", *, summary: Summary | None = None, game_id: str = "") -> None:
    """Writes a game to a file; an existing one stays as `<name>.older`. Raises `StorageFault`, and then the existing one is whole."""
    write(path, encode(record, summary=summary, note=note, game_id=game_id))


def load_record(path: Path) -> Record:
    """The game in a file. Raises `StorageFault`."""
    return load(path).record


def load(path: Path) -> Saved:
    """A save with all that is known about it. Raises `StorageFault`; its `older` names the older copy where that one can be read."""
    try:
        return decode(read(path), path)
    except StorageFault as trouble:
        trouble.older = _readable_older(path)
        raise


def open_match(path: Path) -> Match:
    """The game in a file, played to where it was saved. Raises `StorageFault`, also `bad_setup` and `wrong_rules` (params `step`, `of`,
    `action`, `rule`) where the rules do not allow what the file tells."""
    saved = load(path)
    try:
        return play(saved.record, path)
    except StorageFault as trouble:
        trouble.older = _readable_older(path)
        raise


def play(record: Record, path: Path) -> Match:
    """Plays a record that was read from `path`. Raises `StorageFault`."""
    try:
        return Match.from_record(load_game(record.game), record)
    except RecordFault as trouble:
        if trouble.step == 0:
            raise fault("bad_setup", path, detail=trouble.text.splitlines()[0] if trouble.text else "") from trouble
        rule = trouble.ruling.rule if trouble.ruling is not None else ""
        raise fault("wrong_rules", path, step=trouble.step, of=len(record.actions), action=trouble.text, rule=rule) from trouble


def decode(data: bytes, path: Path) -> Saved:
    """The save that stands in bytes read from `path`. Raises `StorageFault`."""
    document = _document(data, path)
    _check_sum(document, path)
    if document["schema"] > save_model.SCHEMA:
        raise fault("newer", path, program=str(document.get("program", "")), schema=document["schema"])
    try:
        save = Save.model_validate(save_model.migrate(document))
    except (ValidationError, KeyError) as error:
        raise _shape_fault(error, path) from error
    return _saved(save, path)


def _document(data: bytes, path: Path) -> dict[str, Any]:
    """The JSON object in a file, known to be one of ours in some version."""
    if not data.strip():
        raise fault("empty", path)
    ours = FORMAT.encode() in data
    try:
        document = parse(data)
    except NotPlain as error:
        raise fault("damaged" if ours else "not_a_save", path) from error
    if not isinstance(document, dict) or ("format" not in document and "record" not in document):
        raise fault("not_a_save", path)
    schema = document.get("schema")
    if document.get("format") != FORMAT or not isinstance(schema, int) or isinstance(schema, bool) or schema < 1:
        raise fault("damaged" if "record" in document and "checksum" in document else "not_a_save", path)
    return document


def _check_sum(document: dict[str, Any], path: Path) -> None:
    """Every schema carries the same checksum, so damage is told before a newer version is."""
    if document.get("checksum") == checksum(document):
        return
    unknown = sorted(set(document) - _keys(Save))
    missing = _keys(Save) - set(document)
    if unknown and not missing and document["schema"] == save_model.SCHEMA:
        raise fault("unknown_key", path, keys=unknown)
    raise fault("damaged", path)


def _keys(model: type[Save]) -> set[str]:
    return {entry.alias or name for name, entry in model.model_fields.items()}


def _shape_fault(error: ValidationError | KeyError, path: Path) -> StorageFault:
    if isinstance(error, ValidationError):
        unknown = sorted(".".join(map(str, e["loc"])) for e in error.errors() if e["type"] == "extra_forbidden")
        if unknown:
            return fault("unknown_key", path, keys=unknown)
    return fault("damaged", path)


def _saved(save: Save, path: Path) -> Saved:
    if save.record.game not in GAME_IDS:
        raise fault("unknown_game", path, game=save.record.game)
    if save.record.rules_version > load_game(save.record.game).rules_version:
        raise fault("newer_rules", path, program=save.program, rules_version=save.record.rules_version)
    record = save.record.record()
    wrong = wrong_seats(record.game, record.seats)
    if wrong is not None:
        raise fault("bad_setup", path, detail=wrong)
    try:
        when = datetime.fromisoformat(save.saved_at)
    except ValueError as error:
        raise fault("damaged", path) from error
    if when.year not in _YEARS:
        when = _LONG_AGO  # a clock that ran wild: the game is whole all the same
    summary = Summary(save.summary.round, save.summary.progress, tuple(save.summary.totals), save.summary.over)
    return Saved(record, summary, clean_name(save.note), when if when.tzinfo else when.replace(tzinfo=UTC), save.program, save.id)


def wrong_seats(game: str, seats: tuple[SeatSetup, ...]) -> str | None:
    """The first player or vehicle among the seats that the program does not have, or that two seats share; None where all is well.

    The rules do not ask who plays, so a record with unknown ones can be played, but neither shown nor gone on with.
    """
    signs = [seat.sign for seat in seats if seat.sign]
    known = load_game(game).signs
    strangers = [seat.player for seat in seats if seat.player != PERSON and seat.player not in PLAYERS]
    strangers += [sign for sign in signs if sign not in known or signs.count(sign) > 1]
    return next(iter(strangers), None)


def _readable_older(path: Path) -> Path | None:
    try:
        older = older_path(path)
        decode(read(older), older)
    except (StorageFault, ValueError):
        return None
    return older
