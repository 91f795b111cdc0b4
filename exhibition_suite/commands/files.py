"""`replay` and `check`: a saved game in words, and whether it can be played as the rules are."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from exhibition_suite.engine import OVER, Match, Record, RecordFault, ScoreTable
from exhibition_suite.games import load_game

from .console import FOUND, OK, Console, Unable, Wrong
from .parser import Parser, whole

MOST = 100_000


def add_replay(parser: Parser, console: Console) -> None:
    """The words of `replay`."""
    say = console.say
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("cli.help.file"))
    parser.add_argument("--to", type=whole(console, "--to", 0, MOST), metavar="N", help=say("cli.help.to"))
    parser.add_argument("--png", type=Path, metavar="FILE", help=say("cli.help.png"))
    add_picture(parser, console)


def add_picture(parser: Parser, console: Console) -> None:
    """The words about pictures."""
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help=console.say("cli.help.theme"))
    parser.add_argument("--size", default="1280x720", metavar="WxH", help=console.say("cli.help.size"))


def add_check(parser: Parser, console: Console) -> None:
    """The words of `check`."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=console.say("cli.help.file"))


def replay(args: argparse.Namespace, console: Console) -> int:
    """Prints a saved game in words, and the board as a picture if wanted."""
    record = load(_path(args, console), console)
    size_of(args, console)  # before anything is told
    if args.to is not None and args.to > len(record.actions):
        raise Wrong(console.say("cli.wrong.whole", name="--to", value=args.to, low=0, high=len(record.actions)))
    try:
        match = Match.from_record(load_game(record.game), cut(record, args.to))
    except RecordFault as fault:
        raise Unable(told(fault, record, console)) from fault
    tell(match, console)
    if args.png is not None:
        picture(match, args.png, args, console)
    return OK


def check(args: argparse.Namespace, console: Console) -> int:
    """Says whether a saved game is whole, and where it is not."""
    path = _path(args, console)
    try:
        record = load(path, console)
    except Unable as fault:
        console.line(str(fault))
        return FOUND
    try:
        match = Match.from_record(load_game(record.game), record)
    except RecordFault as fault:
        console.line(told(fault, record, console))
        return FOUND
    state = "cli.check.over" if match.state.seat == OVER else "cli.check.open"
    console.line(console.say("cli.check.good", name=path.name, actions=len(record.actions), state=console.say(state)))
    return OK


def _path(args: argparse.Namespace, console: Console) -> Path:
    if args.file is None:
        raise Wrong(console.say("cli.wrong.file"))
    return Path(args.file)


def load(path: Path, console: Console) -> Record:
    """The record in a file. Raises `Unable` with what is wrong and what to do."""
    from exhibition_suite.storage.fault import StorageFault
    from exhibition_suite.storage.saves import load_record

    try:
        return load_record(path)
    except StorageFault as fault:
        if fault.code == "bad_setup":
            raise Unable(f"{path}: " + console.say("cli.check.setup", detail=fault.params.get("detail", ""))) from fault
        words = console.words.fault(fault.code, **fault.params)
        raise Unable(f"{path}: " + console.words.sentences([words.happened, words.advice])) from fault


def cut(record: Record, to: int | None) -> Record:
    """The record up to its first `to` actions."""
    from dataclasses import replace

    return record if to is None else replace(record, actions=record.actions[:to])


def told(fault: RecordFault, record: Record, console: Console) -> str:
    """In one line, where a record cannot be played on and why."""
    if fault.reason == "setup":
        return console.say("cli.check.setup", detail=_setup_detail(fault, record, console))
    if fault.ruling is None:
        return console.say("cli.check.notation", step=fault.step, of=len(record.actions), action=fault.text)
    names = [seat.name for seat in record.seats]
    reason = console.words.pair(fault.ruling.rule, console.words.reason(fault.ruling, names))
    return console.say("cli.check.refused", step=fault.step, of=len(record.actions), action=fault.text, reason=reason)


def _setup_detail(fault: RecordFault, record: Record, console: Console) -> str:
    """What of a set-up the game does not have."""
    known = load_game(record.game).seats
    if len(record.seats) not in known:
        return console.say("cli.check.seats", low=known[0], high=known[-1], count=len(record.seats))
    if isinstance(fault.__cause__, ValidationError):
        return console.words.join([".".join(map(str, error["loc"])) for error in fault.__cause__.errors()])
    return fault.text.splitlines()[0] if fault.text else ""


def tell(match: Match, console: Console) -> None:
    """A match in words: the log, then the score table."""
    names = names_of(match)
    events = [event for step in match.steps for event in step.events]
    for line in console.words.story(match.game.id, events, names, full=True, signs=[seat.sign for seat in match.seats]):
        console.line(line.text if line.kind != "round" else f"-- {line.text} --")
    console.line()
    scores(match.state.scores(), names, rival_of(match.options), console)


def names_of(match: Match) -> list[str]:
    """The players' names by seat; a bot without a name is called by its level."""
    return [seat.name or seat.sign for seat in match.seats]


def rival_of(options: Any) -> str:
    """Id of the words for whoever plays without a seat: the chosen opponent where the game has several, else the Rival."""
    opponent = getattr(options, "opponent", "")
    return f"option.opponent.{opponent}" if opponent else "term.rival"


def scores(tables: Sequence[ScoreTable], names: Sequence[str], rival: str, console: Console) -> None:
    """A score table: lines down, seats across; whoever plays without a seat, as the Rival of a solo game, stands last."""
    ids = list(dict.fromkeys(line.id for table in tables for line in table.lines))
    points = [{line.id: f"{line.points:+d}" for line in table.lines} for table in tables]
    rows = [[console.say(f"score.{name}"), *(lines.get(name, "") for lines in points)] for name in ids]
    rows.append([console.say("cli.total"), *(str(table.total) for table in tables)])
    rows.append([console.say("cli.place"), *(str(table.place) for table in tables)])
    others = [console.say(rival)] * (len(tables) - len(names))
    console.table([console.say("cli.score"), *names, *others], rows)


def size_of(args: argparse.Namespace, console: Console) -> tuple[int, int]:
    """The size of the picture in px. Raises `Wrong`."""
    found = re.fullmatch(r"([0-9]{3,4})x([0-9]{3,4})", args.size)
    wide, high = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (640 <= wide <= 7680 and 360 <= high <= 4320):
        raise Wrong(console.say("cli.wrong.size", value=args.size))
    return wide, high


def picture(match: Match, path: Path, args: argparse.Namespace, console: Console) -> None:
    """The board as a PNG. Raises `Wrong` and `Unable`."""
    size = size_of(args, console)
    from exhibition_suite.app import demo

    draw: Any = demo.board_png
    try:
        draw(match, path, console.words.language, args.theme, size)
    except OSError as fault:
        raise Unable(console.say("cli.unable.write", path=str(path), why=fault.strerror or "")) from fault
    console.fault(console.say("cli.picture", path=str(path)))
