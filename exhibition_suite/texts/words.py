"""The catalogues in one language: ids and numbers in, sentences out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .anachrony_effects import goods_text
from .catalogue import templates
from .effects import cost_text, effect_text
from .items import item
from .logline import LogLine
from .rulebook import GAME_OF_PREFIX, Rulebook, RuleText, rulebook
from .story import own_vehicle, tell
from .template import fill, ordinal, signed

if TYPE_CHECKING:  # the main menu needs words and must not wait for the engine
    from exhibition_suite.engine import Event, Ruling, ScoreLine

KIND_OF_FIELD: dict[str, tuple[str, ...]] = {
    "card": ("card",),
    "cards": ("card",),
    "other": ("card",),
    "upper": ("card",),
    "column": ("continent",),
    "continent": ("continent",),
    "continents": ("continent",),
    "from": ("continent",),
    "to": ("continent", "resource"),
    "at": ("continent",),
    "shown": ("continent",),
    "vehicle": ("vehicle",),
    "slot": ("slot",),
    "kind": ("kind", "luxury"),
    "kinds": ("kind",),
    "decade": ("decade",),
    "level": ("level",),
    "wonder": ("wonder",),
    "wonders": ("wonder",),
    "vision": ("vision",),
    "civilisation": ("civilisation",),
    "technology": ("technology",),
    "resource": ("resource",),
    "source": ("resource",),
    "track": ("track",),
    "tile": ("tile", "discovery"),
    "type": ("type",),
    "age": ("age",),
    "phase": ("phase",),
    "box": ("box", "card", "wonder", "place"),
    "place": ("place", "wonder"),
    "rival_card": ("rival_card",),
    "bot": ("bot",),
    "act": ("act", "action"),
    "hex": ("hex",),
    "outcome": ("outcome",),
    "building": ("building",),
    "superproject": ("superproject",),
    "breakthrough": ("breakthrough",),
    "shape": ("shape",),
    "tied": ("shape",),
    "worker": ("worker",),
    "cubes": ("good",),
    "good": ("good",),
    "structure": ("building", "superproject", "anomaly"),
    "building_type": ("building_type",),
    "space": ("space",),
    "thing": ("building", "superproject", "leader", "action"),
    "warp": ("warp",),
    "warps": ("warp",),
    "icon": ("icon",),
    "faction": ("path",),
    "leader": ("leader",),
    "evacuation": ("evacuation",),
}
"""Fields whose values are ids: the parts of the catalogue that may have their words, tried in this order.

All other fields are said as they are, and so are numbers in the fields of `NUMBERED`.
"""
NUMBERED = ("place", "space")
SEATS = ("seat", "starter")
ASSETS = ("goods", "workers", "lacks", "given", "taken")
"""Fields whose values are amounts of Anachrony; other amounts are those of Timespan."""
VARIANT_FIELDS = ("why", "when", "phase", "place", "kind", "worker", "structure")
"""Values of an event for which it may have words of its own."""
TITLED = ("card", "wonder", "vision")
"""Parts of the catalogue whose things have a title among other words."""


def for_sentences(params: dict[str, Any]) -> dict[str, Any]:
    """The values of an event as sentences take them: a resource and its number as one `amount`, the box of a worker as a `box`."""
    found = dict(params)
    if "resource" in params and "count" in params:
        found["amount"] = {params["resource"]: params["count"]}
    if "where" in params:
        found["box"] = params["where"]
    return found


@dataclass(frozen=True, slots=True)
class Fault:
    """Something went wrong with a file or a helper process, in three sentences: what happened, what is safe, what to do next."""

    happened: str
    safe: str
    advice: str


class Words:
    """All words below the window in one language. Cheap to make; the catalogues are read at the first word and shared.

    Every method raises `KeyError` for an id without words, so that a missing word is found by tests and never shown as a raw id.
    `names` are the players' names by seat, for sentences that speak of a seat.

    Attributes:
        language: `en` or `ja`.
    """

    def __init__(self, language: str) -> None:
        self.language = language

    # ---- by id

    def has(self, key: str) -> bool:
        """There are words for this id."""
        return key in templates(self.language)

    def say(self, key: str, /, names: Sequence[str] = (), **params: Any) -> str:
        """The words for an id, its fields filled. Ids among the values (cards, continents, kinds, vehicles, decades) become words too."""
        return self._fill(templates(self.language)[key], params, names)

    def _fill(self, template: str, params: dict[str, Any], names: Sequence[str]) -> str:
        return fill(template, params, lambda name, value, style: self._speak(name, value, style, names))

    def _speak(self, name: str, value: Any, style: str, names: Sequence[str]) -> str:
        if isinstance(value, (list, tuple)):
            return self.join([self._speak(name, part, style, names) for part in value])
        if isinstance(value, dict):
            return self._amounts(name, value)
        if name in SEATS:
            return self.say("term.rival") if names and int(value) == len(names) else names[int(value)]
        if style == "ordinal":
            return ordinal(value)
        if style == "signed":
            return signed(value)
        if style == "low":
            return str(value)[:1].lower() + str(value)[1:]
        if style == "high":
            text = self._speak(name, value, "", names)
            return text[:1].upper() + text[1:]
        kinds = KIND_OF_FIELD.get(name)
        if kinds is None or (name in NUMBERED and isinstance(value, int)):
            return str(value)
        if value == "":
            return self.say("term.nothing")
        if name == "shown" and isinstance(value, int):
            kinds = ("decade",)
        return self._thing(kinds, value, style)

    def _amounts(self, name: str, value: dict[str, int]) -> str:
        """What is paid, gained or missing, by the field."""
        if name in ASSETS:
            return goods_text(self, value)
        return cost_text(self, value) if value else self.say("term.nothing")

    def _thing(self, kinds: Sequence[str], value: Any, style: str) -> str:
        """The words for an id, from the first of the kinds that knows it."""
        for kind in kinds:
            if kind == "discovery":
                return self.discovery(value)
            plain = f"{kind}.{value}"
            if self.has(plain) or self.has(f"{plain}.title"):
                break
        else:
            kind = kinds[0]
        if kind == "card":
            return self.card(value, style)
        if kind in TITLED:
            return self.say(f"{kind}.{value}.{style or 'title'}")
        return self.say(f"{kind}.{value}.{style}" if style else f"{kind}.{value}")

    def discovery(self, tile_id: str) -> str:
        """A discovery tile by what it gives: "1 fur, 1 coin"."""
        return effect_text(self, item(tile_id)["effect"])

    def variant(self, key: str, params: dict[str, Any]) -> str:
        """The id for these values: `log.timespan.scored.peace` for a `why` of `peace`, where there are words for it."""
        found = (f"{key}.{params[name]}" for name in VARIANT_FIELDS if params.get(name) not in (None, ""))
        return next((own for own in found if self.has(own)), key)

    def level(self, level_id: str, game_id: str = "", style: str = "") -> str:
        """A strength of bots in the words of a game, or in common ones where it has none of its own: "Guide".

        With a style `full` ("Guide · medium") or `help` (how it plays).
        """
        tail = f"{level_id}.{style}" if style else level_id
        own = f"level.{game_id}.{tail}"
        return self.say(own if self.has(own) else f"level.{tail}")

    def join(self, parts: Sequence[str]) -> str:
        """Parts as one list in a sentence: "A, B and C"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("join.list").join(parts[:-1]) + self.say("join.last") + parts[-1]

    def pair(self, name: str, text: str) -> str:
        """A name and what is said about it: "Undo: nothing has been played yet"."""
        return self.say("join.pair", name=name, text=text)

    def sentences(self, parts: Sequence[str]) -> str:
        """Whole sentences one after another."""
        return self.say("join.sentence").join(parts)

    def card(self, card_id: str, style: str = "") -> str:
        """A card as "1984 Rio Sambadrome", or by its title alone where it has no year.

        With a style `title`, `note`, `year` ("1984", "Einstein") or `short` ("1984 (SA)").
        """
        name = f"card.{card_id}.{style or 'name'}"
        if style or self.has(name):
            return self.say(name)
        if not self.has(f"card.{card_id}.year"):
            return self.say(f"card.{card_id}.title")
        return self.say("card", year=self.say(f"card.{card_id}.year"), title=self.say(f"card.{card_id}.title"))

    # ---- what the engine tells

    def log(self, game_id: str, event: Event, names: Sequence[str], *, signs: Sequence[str] = (), told: str = "log") -> str:
        """One event in one sentence. `signs` are the seats' vehicles where people chose them, else those of the event are told.

        With `told` = `story`, in the few words of a log line that has begun with another event.
        """
        params = {"seat": event.seat, **own_vehicle(event, signs)}
        return self.say(self.variant(f"{told}.{game_id}.{event.id}", params), names, **for_sentences(params))

    def story(
        self, game_id: str, events: Sequence[Event], names: Sequence[str], *, full: bool = False, signs: Sequence[str] = ()
    ) -> list[LogLine]:
        """The log: one line for a move, however many events it had, one for each award and each round, oldest first.

        Give it the events of the whole game, or of any stretch of it; only from the start of the game on it can tell that a showcase is
        full. With `full`, cards have their titles; `signs` as in `log`.
        """
        return tell(self, game_id, events, names, full=full, signs=signs)

    def reason(self, ruling: Ruling, names: Sequence[str] = ()) -> str:
        """Why a move is refused, in a few words: "The years are too far apart"."""
        return self.say(self._reason(ruling), names, **ruling.params)

    def detail(self, ruling: Ruling, names: Sequence[str] = ()) -> str:
        """Why a move is refused, with the values at hand: "1932 and 1984 are 52 years apart; here at most 10 are allowed."."""
        return self.say(f"{self._reason(ruling)}.detail", names, **ruling.params)

    def _reason(self, ruling: Ruling) -> str:
        """The id of a reason: that of the rule's own game where it says it in words of its own."""
        own = f"reason.{GAME_OF_PREFIX.get(ruling.rule.partition('-')[0], '')}.{ruling.reason}"
        return own if self.has(own) else f"reason.{ruling.reason}"

    def title(self, where: str, ruling: Ruling, names: Sequence[str] = ()) -> str:
        """The reason with the place it is about: "One Era: the years are too far apart"."""
        return self.say("reason.at", where=where, reason=self.reason(ruling, names))

    def also(self, ruling: Ruling, names: Sequence[str] = ()) -> str:
        """A further rule that a refused move breaks, with its id: "EX-050: years must ascend from left to right"."""
        return self.say("reason.also", rule=ruling.rule, reason=self.reason(ruling, names))

    def others(self, rulings: Sequence[Ruling], names: Sequence[str] = ()) -> str:
        """All further rules that a refused move breaks: "Also EX-050: years must ascend. EX-051: that continent is there."."""
        rules = [self.say("reason.also.full", rule=ruling.rule, reason=self.reason(ruling, names)) for ruling in rulings]
        return self.say("reason.others", rules=self.sentences(rules))

    def how(self, line: ScoreLine) -> str:
        """What the points of a score line come from: "84 years, 2nd"."""
        return self._line("how", line)

    def chip(self, line: ScoreLine) -> str:
        """A score line in the fewest words, without its points: "gap 84, 2nd"."""
        return self._line("chip", line)

    def hint(self, line: ScoreLine) -> str:
        """What a move does to a score line, given as it stands after the move: "opens a new decade: 9 now"."""
        return self._line("hint", line)

    def _line(self, style: str, line: ScoreLine) -> str:
        """The words of a score line; those of `.none` where it gives nothing yet, those of `.one` where it counts 1."""
        key = f"hint.{line.id}" if style == "hint" else f"score.{line.id}.{style}"
        worth = line.params.get("place", line.params.get("count"))
        for special, applies in ((".none", not worth), (".one", worth == 1)):
            if applies and self.has(key + special):
                return self.say(key + special, **line.params)
        return self.say(key, **line.params)

    def fault(self, code: str, **params: Any) -> Fault:
        """A fault by its code, e.g. `damaged`."""
        return Fault(*(self.say(f"fault.{code}{part}", **params) for part in ("", ".safe", ".next")))

    # ---- rules

    def rule(self, rule_id: str) -> RuleText:
        """One rule by its id, e.g. `EX-056`."""
        game_id = GAME_OF_PREFIX[rule_id.partition("-")[0]]
        return self.book(game_id).by_id[rule_id]

    def rules(self, game_id: str) -> Sequence[RuleText]:
        """All rules of a game in reading order."""
        return [rule for section in self.book(game_id).sections for rule in section.rules]

    def book(self, game_id: str) -> Rulebook:
        """The rulebook of a game: title, opening words, sections with their rules."""
        return rulebook(game_id, self.language)
