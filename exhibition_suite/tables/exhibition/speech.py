"""What the table says to a screen reader: every place by name, with its card, its state and its worth."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from exhibition_suite.board.slot import PLAIN, Mark
from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENT, CONTINENTS, WHITE
from exhibition_suite.games.exhibition.showcases import DEPOT

from .presenter import Scene
from .prompts import where
from .reasons import flag
from .setting import card_of
from .worded import WordsLike

translate = QCoreApplication.translate


def card_name(scene: Scene, card: int, laid: bool, words: WordsLike) -> str:
    """A card as it is spoken: year, title, continent; a laid white one with its chosen values."""
    name = words.card(CARD_IDS[card])
    parts = [name.replace(" ", ", ", 1)] if words.language == "en" and card < 100 else [name]
    if CONTINENT[card] == WHITE:
        parts.append(words.say("continent.white"))
        year, continent = scene.view.effective(card) if laid else (-1, -1)
        if continent >= 0:
            parts.append(words.say("term.chosen_value", year=year, continent=CONTINENTS[continent]))
    else:
        parts.append(words.say(f"continent.{CONTINENTS[CONTINENT[card]]}"))
    return ", ".join(parts)


def points_name(flag: str) -> str:
    """A value flag as it is spoken."""
    value = flag[:-1] if len(flag) > 2 and flag.endswith("\u00b1") else flag
    if value != flag:
        return translate("ExhibitionTable", "{value}, may change with the others' halls").format(value=points_name(value))
    if flag.startswith("+"):
        return translate("ExhibitionTable", "plus {points}").format(points=flag[1:])
    if flag.startswith("\u2212"):
        return translate("ExhibitionTable", "minus {points}").format(points=flag[1:])
    return translate("ExhibitionTable", "no change")


def state_names(mark: Mark) -> list[str]:
    """What is special about a place, in words."""
    found = []
    if mark.selected:
        found.append(translate("ExhibitionTable", "chosen"))
    if mark.state in ("legal", "aimed"):
        found.append(translate("ExhibitionTable", "legal"))
    elif mark.state == "refused":
        found.append(translate("ExhibitionTable", "not allowed"))
    if mark.label:
        found.append(mark.label)
    if mark.flag:
        found.append(points_name(mark.flag))
    if mark.tag:
        found.append(translate("ExhibitionTable", "just turned up"))
    if mark.last >= 0:
        found.append(translate("ExhibitionTable", "last move"))
    return found


def place_name(scene: Scene, place: str, words: WordsLike) -> str:
    """A place as it is spoken: "Years Gap, spot 2", "Asia column, card 1"."""
    spot = scene.spot_of(place)
    if spot == DEPOT:
        return translate("ExhibitionTable", "{depot}, place {number}").format(depot=words.say("slot.depot"), number=place[-1])
    if spot >= 0:
        return where(scene, spot, words)
    if place == "hand":
        return translate("ExhibitionTable", "in hand")
    kind, continent, *row = place.split(":")
    name = words.say(f"continent.{continent}")
    if kind == "column":
        return translate("ExhibitionTable", "column {continent}, card {number}").format(continent=name, number=int(row[0]) + 1)
    at = [scene.names[seat] for seat, here in enumerate(scene.view.vehicles) if CONTINENTS[here] == continent]
    if not at:
        return name
    return translate("ExhibitionTable", "{continent}, here: {players}").format(continent=name, players=", ".join(at))


def spoken_name(scene: Scene, place: str, piece: str, mark: Mark, words: WordsLike) -> str:
    """The whole name of a place: "1984, Rio Sambadrome, South America, legal, plus 6"."""
    card = card_of(piece) if piece else -1
    laid = scene.spot_of(place) >= 0
    parts = [card_name(scene, card, laid, words)] if card >= 0 else [place_name(scene, place, words)]
    if card < 0 and laid and mark.state in ("plain", "closed"):
        parts.append(translate("ExhibitionTable", "empty"))
    parts += state_names(mark)
    if place in scene.column_places() and scene.acting and scene.outlook is not None:
        best = scene.outlook.best(card)[1]
        parts.append(points_name(flag(best.points, best.shared)))
    if card >= 0:
        parts.append(place_name(scene, place, words))
    return ", ".join(part for part in parts if part)


def spoken_names(
    scene: Scene, stops: Mapping[str, object], pieces: Mapping[str, str], marks: Mapping[str, Mark], words: WordsLike
) -> dict[str, str]:
    """Names of all places, in the order of the board."""
    return {place: spoken_name(scene, place, pieces.get(place, ""), marks.get(place, PLAIN), words) for place in stops}
