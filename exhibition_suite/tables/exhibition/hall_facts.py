"""What the line above the cases says, from the score of the hall shown."""

from __future__ import annotations

from exhibition_suite.engine import OVER, ScoreLine

from .hall_line import HallFacts, LineChip
from .outlook import open_lines
from .presenter import Scene
from .prompts import LINE_ICONS
from .reasons import flag
from .worded import WordsLike

ALWAYS = ("number_of_decades", "continent_focus", "chain_of_years", "empty_spots")
"""Lines that are shown even where they give nothing yet."""


def chip(line: ScoreLine, words: WordsLike) -> LineChip:
    """One score line as a chip: "9 decades +9", in a word "decades +9", short "9 +9"."""
    points = flag(line.points) if line.points else "0"
    text = words.chip(line)
    separator = " · " if text[-1:].isdigit() and words.language == "en" and line.id in ("continent_focus", "chain_of_years") else " "
    count = line.params.get("count", line.params.get("years"))
    short = f"{count} {points}" if count is not None and line.id != "secret_decade" else points
    word = f"{words.say(f'score.{line.id}.short')} {points}"
    return LineChip(LINE_ICONS[line.id], f"{text}{separator}{points}", word, short, line.points < 0)


def secret_words(scene: Scene, words: WordsLike) -> str:
    """The viewer's own secret decade in words; "" where there is none, or nobody looks (EX-131)."""
    secret = scene.view.secrets[scene.viewer] if scene.viewer >= 0 else -1
    return words.say("term.your_secret", decade=1900 + 10 * secret) if secret >= 0 else ""


def hall_facts(scene: Scene, words: WordsLike) -> HallFacts:
    """Title, chips and total of the hall shown; the secret decade only for its owner, and for all at the end (EX-131)."""
    view, seat = scene.view, scene.shown
    over = view.seat == OVER
    mine = scene.viewer == seat or over
    lines, total = open_lines(view.scores()[seat], mine)
    chips = tuple(chip(line, words) for line in lines if line.points or line.id in ALWAYS)
    secret = view.secrets[seat] if mine else -1
    envelope = ""
    if secret >= 0:
        envelope = words.say(f"decade.{1900 + 10 * secret}.short") if words.language == "ja" else f"{1900 + 10 * secret}s"
    elif scene.secret_decade:
        envelope = "sealed"
    note = words.say("term.finished") if view.is_out(seat) else ""
    title = words.say("term.hall_of", name=scene.names[seat])
    parts = [
        title,
        note,
        secret_words(scene, words) if scene.viewer == seat else "",
        *(one.full for one in chips),
        f"{words.say('term.fame_points')} {total}",
    ]
    spoken = ", ".join(part for part in parts if part)
    return HallFacts(title, words.say("term.fame_points"), total, note, chips, envelope, spoken)
