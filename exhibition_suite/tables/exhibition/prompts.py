"""The prompt bar's facts: one sentence, the steps of the turn, the preview and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from exhibition_suite.board.key_names import key_cap
from exhibition_suite.games.exhibition.content import CARD_IDS, CONTINENTS
from exhibition_suite.games.exhibition.showcases import DEPOT, SLOT_OF, SPANS
from exhibition_suite.tables.facts import Chip, Preview, Prompt, PromptButton, StepMark

from .intent import Intent
from .outlook import Change, open_lines
from .presenter import Scene
from .reasons import flag
from .worded import LookLike, WordsLike

translate = QCoreApplication.translate

LINE_ICONS = {
    "all_6_continents": "case6",
    "years_gap": "caseGap",
    "short_era": "caseEra",
    "antique": "hourglass",
    "continent_focus": "focus",
    "number_of_decades": "decades",
    "chain_of_years": "chain",
    "secret_decade": "lock",
    "empty_spots": "minus",
    "depot": "depot",
}
"""Icon of each score line."""
KIND_ICONS = {
    "grand": "case6",
    "one_era": "caseEra",
    "one_continent": "caseOne",
    "years_gap": "caseGap",
    "mid_century": "caseMid",
    "spread_years": "caseGap",
    "link": "chain",
    "short_era": "caseEra",
    "one_decade": "decades",
    "antique": "hourglass",
    "unique_decades": "decades",
    "depot": "depot",
}
"""Icon of each kind of showcase."""


def where(scene: Scene, spot: int, words: WordsLike) -> str:
    """A spot in words: "Years Gap, spot 2"."""
    if spot == DEPOT:
        return words.say("slot.depot")
    slot = SLOT_OF[spot]
    name = words.say(f"kind.{scene.view.kinds[slot]}")
    first, end = SPANS[slot]
    if end - first == 1:
        return name
    return translate("ExhibitionTable", "{showcase}, spot {number}").format(showcase=name, number=spot - first + 1)


def change_chip(change: Change, year: int, words: WordsLike, alone: bool = False) -> Chip:
    """A changed score line as a chip; `year` is the card's, for the decade it brings."""
    line = change.after
    gain = f"gain.{line.id}"
    icon = "plus" if line.id == "empty_spots" else LINE_ICONS[line.id]
    if words.has(gain):
        text = words.say(gain, decade=year // 10 * 10) if line.id == "number_of_decades" else words.say(gain)
    else:
        text = words.chip(line)
    return Chip(icon, text, flag(change.points, change.shared and not alone), "good" if change.points > 0 else "bad")


def _place_preview(scene: Scene, card: int, spot: int, words: WordsLike) -> Preview:
    assert scene.outlook is not None
    outcome = scene.outlook.outcome(card, spot)
    found = [change_chip(change, 1900 + card, words, outcome.alone) for change in outcome.changes]
    chips = sorted(found, key=lambda chip: -abs(int_of(chip.value)))
    title = translate("ExhibitionTable", "Preview · {place}").format(place=where(scene, spot, words))
    aside = translate("ExhibitionTable", "± may change with the others' halls") if outcome.shared else ""
    return Preview(title, tuple(chips), outcome.before, outcome.after, "good" if outcome.points > 0 else "neutral", aside=aside)


def int_of(value: str) -> int:
    """A signed value as `flag` writes it."""
    return int(value.replace("\u2212", "-").replace("\u00b1", ""))


def _take_preview(scene: Scene, card: int, words: WordsLike) -> Preview:
    assert scene.outlook is not None
    stop = scene.outlook.next_stop(card)
    name = words.say(f"continent.{CONTINENTS[stop]}") if stop >= 0 else translate("ExhibitionTable", "you choose")
    spots = scene.outlook.spots(card)
    best = scene.outlook.best(card)[1]
    chips = (
        Chip("pin", translate("ExhibitionTable", "next stop"), name),
        Chip("check", translate("ExhibitionTable", "places"), str(len(spots))),
        Chip("star", translate("ExhibitionTable", "best"), flag(best.points, best.shared), "good" if best.points > 0 else "neutral"),
    )
    title = translate("ExhibitionTable", "Preview · {place}").format(place=words.card(CARD_IDS[card]))
    return Preview(title, chips)


def _refused_preview(scene: Scene, intent: Intent, words: WordsLike) -> Preview:
    spot = scene.spot_of(intent.refused)
    place = where(scene, spot, words) if spot >= 0 else ""
    if place:
        title = translate("ExhibitionTable", "Not allowed · {place}").format(place=place)
    else:
        title = translate("ExhibitionTable", "Not allowed")
    first, *others = intent.rulings
    note = words.others(others, scene.names) if others else words.detail(first, scene.names)
    return Preview(title, (), tone="bad", note=note)


def preview(scene: Scene, intent: Intent, words: WordsLike) -> Preview | None:
    """What the move aimed at would do, or why it may not be done."""
    if intent.rulings:
        return _refused_preview(scene, intent, words)
    if not scene.acting or scene.outlook is None:
        return None
    card = scene.card_considered(intent)
    if card < 0:
        return None
    place = intent.pending or intent.aimed
    spot = scene.view.aim if scene.phase in ("as", "in") else scene.spot_of(place) if place else -1
    if intent.choosing >= 0:
        spot = intent.choosing
    if spot in scene.legal_spots(card) and (spot == DEPOT or scene.view.card_at(scene.shown, spot) < 0):
        return _place_preview(scene, card, spot, words)
    if scene.phase == "take":
        return _take_preview(scene, card, words)
    return None


def steps(scene: Scene) -> tuple[StepMark, ...]:
    """The four steps of a turn."""
    labels = [
        translate("ExhibitionTable", "Take"),
        translate("ExhibitionTable", "Move"),
        translate("ExhibitionTable", "Refill"),
        translate("ExhibitionTable", "Place"),
    ]
    if scene.phase == "go":
        labels = [labels[1], labels[0], labels[2], labels[3]]
    now = {"take": 0, "go": 0, "steer": 1, "place": 3, "as": 3, "in": 3}.get(scene.phase, -1)
    if now < 0:
        return ()
    return tuple(StepMark(label, "done" if n < now else "now" if n == now else "next") for n, label in enumerate(labels))


def prompt(scene: Scene, intent: Intent, look: LookLike, small: bool = False) -> Prompt:
    """What the seat may do now; `small` says it in fewer words."""
    words = look.words
    if scene.phase == "over" and not scene.peeking:
        return _over(scene, words)
    if scene.peeking:
        back = PromptButton("home", translate("ExhibitionTable", "Back to the game"), "undo", "Esc", True)
        title = words.say("term.hall_of", name=scene.names[scene.shown])
        return Prompt(scene.seat, title, translate("ExhibitionTable", "You are looking at another hall."), buttons=(back,))
    name = scene.names[scene.seat]
    if not scene.acting:
        title = words.say("term.turn_of", name=name)
        return Prompt(scene.seat, title, _watching(scene, words), steps(scene), preview(scene, intent, words))
    title, hint = _sentence(scene, intent, words, small)
    full = translate("ExhibitionTable", "{name} — {what}").format(name=name, what=title)
    return Prompt(scene.seat, full, hint, steps(scene), preview(scene, intent, words), _buttons(scene, intent, look))


def _watching(scene: Scene, words: WordsLike) -> str:
    if scene.view.hand >= 0:
        return translate("ExhibitionTable", "chooses a place for {card}").format(card=words.card(CARD_IDS[scene.view.hand]))
    at = words.say(f"continent.{CONTINENTS[scene.view.vehicles[scene.seat]]}")
    return translate("ExhibitionTable", "chooses a card from {continent}").format(continent=at)


def _sentence(scene: Scene, intent: Intent, words: WordsLike, small: bool) -> tuple[str, str]:
    phase = scene.phase
    if phase == "take":
        at = words.say(f"continent.{CONTINENTS[scene.view.vehicles[scene.seat]]}")
        return (
            translate("ExhibitionTable", "take 1 card from {continent}").format(continent=at),
            translate("ExhibitionTable", "Its colour is your next stop.")
            if small
            else translate("ExhibitionTable", "Its colour is your next stop. You may drag it straight to its place."),
        )
    if phase == "go":
        return (
            translate("ExhibitionTable", "no card here: choose another continent"),
            translate("ExhibitionTable", "The lit continents have cards."),
        )
    if phase == "steer":
        card = words.card(scene.hand)
        return (
            translate("ExhibitionTable", "choose the next stop"),
            translate("ExhibitionTable", "{card} is white: your vehicle may go anywhere, or stay.").format(card=card),
        )
    title = translate("ExhibitionTable", "place {card}").format(card=words.card(scene.hand))
    return title, _place_hint(scene, intent, small)


def _place_hint(scene: Scene, intent: Intent, small: bool) -> str:
    if intent.dragging and intent.rulings:
        return translate("ExhibitionTable", "Let go and the card returns to your hand; nothing is lost.")
    if scene.phase in ("as", "in") or intent.choosing >= 0:
        return translate("ExhibitionTable", "What you choose counts for placing only, never for points.")
    if intent.pending:
        return translate("ExhibitionTable", "Confirm, or put it back and choose another place.")
    count = len(scene.legal_spots(scene.view.hand)) - 1
    if count <= 0:
        return translate("ExhibitionTable", "No spot is legal: the card goes to the depot.")
    if small:
        lit = translate("ExhibitionTable", "1 spot and the depot are lit.")
        many = translate("ExhibitionTable", "{count} spots and the depot are lit.").format(count=count)
        return lit if count == 1 else many
    if count == 1:
        return translate("ExhibitionTable", "1 spot and the depot are lit. Drag, click, or use the arrow keys.")
    return translate("ExhibitionTable", "{count} spots and the depot are lit. Drag, click, or use the arrow keys.").format(count=count)


def _buttons(scene: Scene, intent: Intent, look: LookLike) -> tuple[PromptButton, ...]:
    phase = scene.phase
    if phase == "take":
        chosen = scene.card_considered(intent) >= 0
        why = "" if chosen else translate("ExhibitionTable", "First choose a card.")
        return (
            PromptButton("compare", translate("ExhibitionTable", "Compare"), "search", key_cap(look.key("compare"))),
            PromptButton("take", translate("ExhibitionTable", "Take"), "check", "Enter", True, chosen, why),
        )
    if phase in ("go", "steer"):
        chosen = intent.aimed in scene.header_places()
        why = "" if chosen else translate("ExhibitionTable", "First choose a continent.")
        return (PromptButton("go", translate("ExhibitionTable", "Go there"), "check", "Enter", True, chosen, why),)
    if phase in ("as", "in") or intent.choosing >= 0:
        return (PromptButton("put_back", translate("ExhibitionTable", "Put back"), "undo", "Esc"),)
    confirm = translate("ExhibitionTable", "Confirm")
    if intent.pending:
        return (
            PromptButton("put_back", translate("ExhibitionTable", "Put back"), "undo", "Esc"),
            PromptButton("confirm", confirm, "check", "Enter", True),
        )
    spot = scene.spot_of(intent.aimed) if intent.aimed else -1
    ready = spot in scene.legal_spots(scene.view.hand)
    why = "" if ready else translate("ExhibitionTable", "First choose a place.")
    return (
        PromptButton("depot", translate("ExhibitionTable", "To depot"), "depot", key_cap(look.key("depot"))),
        PromptButton("confirm", confirm, "check", "Enter", True, ready, why),
    )


def _over(scene: Scene, words: WordsLike) -> Prompt:
    tables = scene.view.scores()
    best = [table for table in tables if table.place == 1]
    names = [scene.names[table.seat] for table in best]
    points = open_lines(best[0], True)[1]
    if len(tables) == 1:
        hint = words.say("term.fame", points=points)
    elif len(best) == 1:
        hint = translate("ExhibitionTable", "{name} wins with {points} fame points.").format(name=names[0], points=points)
    else:
        text = translate("ExhibitionTable", "{names} share the win with {points} fame points.")
        hint = text.format(names=words.join(names), points=points)
    return Prompt(-1, words.say("term.game_end"), hint)
