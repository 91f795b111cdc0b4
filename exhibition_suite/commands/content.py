"""`content`: what every card and tile of a game is worth by its value model, and whether its decks hold what they must.

Of a game without a value model, what is printed on its items.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from exhibition_suite.resources import DamagedFile

from .console import FOUND, OK, Console, Unable, Wrong
from .parser import Parser, one_of

if TYPE_CHECKING:
    from exhibition_suite.games.timespan.quotas import Quota
    from exhibition_suite.games.timespan.value_report import Row

PRICED = ("timespan",)
"""Games with a value model."""
LISTED = ("anachrony",)
"""Games whose content is told as it is."""
GAMES = (*PRICED, *LISTED)
NAMED = ("card.{}.title", "wonder.{}.title", "vision.{}.title", "technology.{}")
"""Where the catalogues have the name of an item."""
THINGS = ("type", "luxury", "track", "resource")


def add(parser: Parser, console: Console) -> None:
    """The words of the command."""
    say = console.say
    allowed = console.words.join(GAMES)
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("cli.help.content_game", allowed=allowed))
    parser.add_argument("--json", type=Path, metavar="FILE", help=say("cli.help.json"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Prices and tells; 1 where an item is outside its band, a quota is missed or the content cannot be used."""
    if args.game is None:
        raise Wrong(console.say("cli.wrong.content", allowed=console.words.join(GAMES)))
    one_of(console, console.say("cli.content.game"), args.game, GAMES)
    return _list(args, console) if args.game in LISTED else _price(args, console)


def _list(args: argparse.Namespace, console: Console) -> int:
    from . import content_list

    try:
        content_list.check()
    except DamagedFile as fault:
        console.line(_damage(fault, console))
        return FOUND
    plain = content_list.tell(console)
    if args.json is not None:
        _write(args.json, plain, console)
    return OK


def _price(args: argparse.Namespace, console: Console) -> int:
    try:
        from exhibition_suite.games.timespan import content, value_report

        found = content.load()
    except DamagedFile as fault:
        console.line(_damage(fault, console))
        return FOUND
    rows, quotas = value_report.report(found), value_report.quotas(found)
    _tell_items(rows, console)
    _tell_decks(rows, quotas, console)
    _tell_misses(quotas, console)
    if args.json is not None:
        _write(args.json, {"items": [_plain_row(row) for row in rows], "quotas": [_plain_quota(quota) for quota in quotas]}, console)
    return _verdict(rows, quotas, console)


def _damage(fault: DamagedFile, console: Console) -> str:
    """The place, what stands there and what may stand there, in one line."""
    place = vars(fault)  # of a ContentFault, whose class cannot be asked for where its own room does not open
    where = ": ".join(place[part] for part in ("file", "item", "field") if place[part])
    sentence = "cli.content.fault_found" if place["found"] else "cli.content.fault"
    return console.say(sentence, where=where, found=place["found"], allowed=place["allowed"])


def _deck(deck: str, console: Console) -> str:
    kind, _, age = deck.partition(" ")
    if age:
        return console.say(f"cli.content.deck.{kind}", age=age)
    return console.say(f"age.{deck}" if console.words.has(f"age.{deck}") else f"cli.content.deck.{deck}")


def _name(item: str, console: Console) -> str:
    """The item's name; discovery tiles have none."""
    known = (key.format(item) for key in NAMED)
    return next((console.say(key) for key in known if console.words.has(key)), "")


def _percent(part: float) -> str:
    return f"{100 * part:+.1f} %"


def _tell_items(rows: Sequence[Row], console: Console) -> None:
    say = console.say
    columns = ("item", "name", "deck", "price", "budget", "deviation", "discard", "discard_budget")
    all_fit = all(row.fits for row in rows)
    table = []
    for row in rows:
        discard = ["", ""] if row.discard is None else [f"{row.discard:.2f}", f"{row.discard_budget:.2f}"]
        figures = [f"{row.price:.2f}", f"{row.budget:.2f}", _percent(row.deviation), *discard]
        mark = [] if all_fit else ["" if row.fits else say("cli.content.outside_mark")]
        table.append([row.item, _name(row.item, console), _deck(row.deck, console), *figures, *mark])
    head = [say(f"cli.content.{column}") for column in columns]
    console.table(head if all_fit else [*head, say("cli.content.outside")], table, left=3)
    console.line()


def _tell_decks(rows: Sequence[Row], quotas: Sequence[Quota], console: Console) -> None:
    columns = ("deck", "items", "outside", "mean", "least", "most", "quotas", "missed")
    table = []
    for deck in dict.fromkeys(row.deck for row in rows):
        own = [row for row in rows if row.deck == deck]
        off = [row.deviation for row in own]
        asked = [quota for quota in quotas if quota.deck == deck]
        spread = [_percent(sum(off) / len(off)), _percent(min(off)), _percent(max(off))]
        missed = sum(not quota.met for quota in asked)
        outside = sum(not row.fits for row in own)
        table.append([_deck(deck, console), str(len(own)), str(outside), *spread, str(len(asked)), str(missed)])
    console.table([console.say(f"cli.content.{column}") for column in columns], table)
    console.line()


def _tell_misses(quotas: Sequence[Quota], console: Console) -> None:
    missed = [quota for quota in quotas if not quota.met]
    for quota in missed:
        given: dict[str, Any] = {"rule": quota.rule, "deck": _deck(quota.deck, console), "name": _quota(quota, console)}
        console.line(console.say("cli.content.miss", found=f"{quota.found:g}", wanted=_wanted(quota, console), **given))
    if missed:
        console.line()


def _quota(quota: Quota, console: Console) -> str:
    """What is counted, in words."""
    known = (f"{thing}.{quota.what}" for thing in THINGS)
    what = next((console.say(key) for key in known if console.words.has(key)), quota.what)
    if quota.name == "slots" and quota.what == "any":
        what = console.say("cli.content.quota.any")
    return console.say(f"cli.content.quota.{quota.name}", what=what)


def _wanted(quota: Quota, console: Console) -> str:
    if quota.slack < 0:
        return console.say("cli.bench.at_most", goal=f"{quota.wanted:g}")
    if not quota.slack:
        return f"{quota.wanted:g}"
    return console.say("cli.content.about", wanted=f"{quota.wanted:g}", slack=f"{quota.slack:g}")


def _write(path: Path, plain: dict[str, Any], console: Console) -> None:
    """Everything as JSON. Raises `Unable`."""
    try:
        path.write_text(json.dumps(plain, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as fault:
        raise Unable(console.say("cli.unable.write", path=str(path), why=fault.strerror or "")) from fault


def _plain_row(row: Row) -> dict[str, Any]:
    return {
        "item": row.item,
        "deck": row.deck,
        "price": round(row.price, 4),
        "budget": row.budget,
        "deviation": round(row.deviation, 4),
        "parts": row.parts,
        "discard": row.discard,
        "discard_budget": row.discard_budget,
        "fits": row.fits,
    }


def _plain_quota(quota: Quota) -> dict[str, Any]:
    return {
        "rule": quota.rule,
        "deck": quota.deck,
        "name": quota.name,
        "what": quota.what,
        "wanted": quota.wanted,
        "slack": quota.slack,
        "found": quota.found,
        "met": quota.met,
        "items": list(quota.items),
    }


def _verdict(rows: Sequence[Row], quotas: Sequence[Quota], console: Console) -> int:
    """The last line, and the exit code."""
    outside, missed = sum(not row.fits for row in rows), sum(not quota.met for quota in quotas)
    figures: dict[str, Any] = {"items": len(rows), "outside": outside, "quotas": len(quotas), "missed": missed}
    console.line(console.say("cli.content.bad" if outside or missed else "cli.content.good", **figures))
    return FOUND if outside or missed else OK
