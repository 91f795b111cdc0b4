"""`bench`: how fast the engine is against known programs in the same run, how strong the bots are, how quick the window."""

from __future__ import annotations

import argparse
import json
import platform
from pathlib import Path
from typing import Any

from . import bench_engine
from .console import OK, Console, Unable
from .parser import Parser, whole


def add(parser: Parser, console: Console) -> None:
    """The words of the command."""
    say = console.say
    parser.add_argument("--repeats", type=whole(console, "--repeats", 1, 99), default=5, metavar="N", help=say("cli.help.repeats"))
    parser.add_argument("--strength", action="store_true", help=say("cli.help.strength"))
    parser.add_argument("--games", type=whole(console, "--games", 2, 100_000), default=200, metavar="N", help=say("cli.help.bench_games"))
    parser.add_argument("--seed", type=whole(console, "--seed", 0, 2**63), default=1, metavar="N", help=say("cli.help.seed"))
    parser.add_argument("--workers", type=whole(console, "--workers", 1, 256), metavar="N", help=say("cli.help.workers"))
    parser.add_argument("--window", action="store_true", help=say("cli.help.window"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=say("cli.help.json"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Measures and tells."""
    found: dict[str, Any] = {"python": platform.python_version(), "machine": platform.machine()}
    found["engine"] = bench_engine.measure(args.repeats, console)
    _tell_engine(found["engine"], console)
    found["search"] = bench_engine.search_speed()
    _tell_search(found["search"], console)
    if args.strength:
        from . import bench_strength

        found["strength"] = bench_strength.measure(args.games, args.seed, args.workers, console)
        bench_strength.tell(found["strength"], console)
    if args.window:
        from . import bench_window

        found["window"] = bench_window.measure(console)
        bench_window.tell(found["window"], console)
    if args.json is not None:
        try:
            args.json.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        except OSError as fault:
            raise Unable(console.say("cli.unable.write", path=str(args.json), why=fault.strerror or "")) from fault
    return OK


def _tell_engine(rows: list[dict[str, Any]], console: Console) -> None:
    say = console.say
    head = [say(f"cli.bench.{column}") for column in ("system", "rate", "ratio", "each", "games", "length", "legal", "copy")]
    console.table(head, [_engine_row(row, console) for row in rows])
    missing = [row["system"] for row in rows if not row["rate"]]
    if missing:
        console.line(say("cli.bench.missing", missing=console.words.join(missing)))
    console.line()


def _engine_row(row: dict[str, Any], console: Console) -> list[str]:
    if not row["rate"]:
        return [row["system"], *[console.say("cli.bench.none")] * 7]
    none = console.say("cli.bench.none")
    return [
        row["system"],
        f"{row['rate']:,.0f}",
        f"{row['ratio']:.2f}" if row["ratio"] else none,
        f"{1e6 / row['rate']:.2f}",
        f"{row['games']:,.1f}",
        f"{row['length']:.1f}",
        f"{row['legal']:.1f}",
        f"{row['copy']:.2f}" if row["copy"] else none,
    ]


def _tell_search(rows: list[dict[str, Any]], console: Console) -> None:
    say = console.say
    head = [say(f"cli.bench.{column}") for column in ("game", "seats", "moment", "iterations")]
    body = [[say(f"game.{r['game']}.title"), str(r["seats"]), say(f"cli.bench.{r['moment']}"), f"{r['rate']:,.0f}"] for r in rows]
    console.table(head, body, left=3)
    console.line()
