"""The closed vocabulary of effects (section 2.1 of the rules): one model for each `op`, with the limits of TS-502 and TS-509.

Pydantic is used when the content is loaded and nowhere else; the game reads the plain data that passed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, model_validator

from exhibition_suite.content_files import Part, refuse

from .grammar_words import (
    DEEPEST,
    MOST,
    CardFilter,
    Colour,
    Cond,
    Count,
    CountPlain,
    DeckName,
    LuxuryOrAny,
    Natural,
    OnSpace,
    Points,
    Resources,
    Target,
    TileName,
    TrackName,
    TypeName,
    Types,
    depth,
    parts,
)


class Cost(Part):
    """What a `pay` asks for; at least one thing. `basic`: any level-1 resource; `cards`: hand cards without their discard reward."""

    coin: Natural | None = None
    wheat: Natural | None = None
    stone: Natural | None = None
    wood: Natural | None = None
    sheep: Natural | None = None
    metal: Natural | None = None
    gold: Natural | None = None
    luxury: Annotated[dict[LuxuryOrAny, Natural], Field(min_length=1)] | None = None
    cards: Natural | None = None
    basic: Natural | None = None
    vp: Natural | None = None

    @model_validator(mode="after")
    def _costs_something(self) -> Cost:
        if not self.model_fields_set:
            raise refuse("a cost of at least one thing")
        return self


class Gain(Part):
    """Resources (TS-180, TS-194)."""

    op: Literal["gain"]
    res: Resources


class Vp(Part):
    """Victory points; the only number that may be negative."""

    op: Literal["vp"]
    n: Points


class Upgrade(Part):
    """Single upgrades (TS-190, TS-191)."""

    op: Literal["upgrade"]
    n: Natural


class Pay(Part):
    """A cost, then its reward, up to `times` times."""

    op: Literal["pay"]
    cost: Cost
    then: Effects
    times: Natural | None = None


class Advance(Part):
    """Steps of a track; `any`: the player's choice for each step."""

    op: Literal["advance"]
    track: TrackName | Literal["any"]
    n: Natural


class Draw(Part):
    """Cards to the hand; with a type, revealed by their backs until one is found (TS-336)."""

    op: Literal["draw"]
    deck: DeckName
    n: Natural
    type: TypeName | Literal["choose"] | Types | None = None

    @model_validator(mode="after")
    def _types_are_of_the_current_deck(self) -> Draw:
        if self.type is not None and self.deck != "current":
            raise refuse("a type only with the deck “current” (TS-509)")
        return self


class Look(Part):
    """Cards looked at secretly, some kept, the rest to the bottom."""

    op: Literal["look"]
    deck: DeckName
    n: Natural
    keep: Natural
    to: Literal["hand", "graveyard"] | None = None

    @model_validator(mode="after")
    def _keeps_what_it_sees(self) -> Look:
        if self.keep > self.n:
            raise refuse(f"keep: at most n = {self.n} (TS-509)")
        if self.to == "graveyard" and self.deck == "wonder":
            raise refuse("to: a wonder goes to the hand; only history cards lie in the graveyard (TS-151)")
        return self


class Discovery(Part):
    """Discovery tiles of the current age; `look` are seen, `n` taken."""

    op: Literal["discovery"]
    n: Natural
    look: Natural | None = None

    @model_validator(mode="after")
    def _takes_what_it_sees(self) -> Discovery:
        if self.look is not None and self.look < self.n:
            raise refuse(f"look: at least n = {self.n}")
        return self


class DiscardCard(Part):
    """History cards from the hand, with their discard reward."""

    op: Literal["discard_card"]
    n: Natural


class Play(Part):
    """A card from the hand; `discount` in u, or `free` (TS-506)."""

    op: Literal["play"]
    kind: Literal["history", "wonder", "any"]
    discount: Natural | None = None
    free: bool | None = None
    filter: CardFilter | None = None

    @model_validator(mode="after")
    def _one_price(self) -> Play:
        if self.free and self.discount is not None:
            raise refuse("free, or a discount, not both (TS-506)")
        return self


class Tuck(Part):
    """A card under a timeline card (TS-160); `look`: one of the top `n` of the current deck."""

    op: Literal["tuck"]
    source: Literal["hand", "look"] = Field(alias="from")
    n: Natural | None = None
    filter: CardFilter | None = None

    @model_validator(mode="after")
    def _number_of_looks(self) -> Tuck:
        if (self.n is not None) != (self.source == "look"):
            raise refuse("n with from = “look”, and only there")
        return self


class Bury(Part):
    """History cards directly to the own graveyard (TS-154)."""

    op: Literal["bury"]
    source: Literal["hand", "timeline", "deck"] = Field(alias="from")
    n: Natural
    deck: Literal["current", "future", "age4"] | None = None
    filter: CardFilter | None = None

    @model_validator(mode="after")
    def _names_its_deck(self) -> Bury:
        if (self.deck is not None) != (self.source == "deck"):
            raise refuse("deck with from = “deck”, and only there")
        if self.filter is not None and self.source == "deck":
            raise refuse("no filter with from = “deck”: it is the top card")
        return self


class BuryLuxury(Part):
    """A luxury tile directly to the graveyard (TS-226)."""

    op: Literal["bury_luxury"]
    source: Literal["waiting", "supply"] = Field(alias="from")
    kind: LuxuryOrAny


class Luxury(Part):
    """Tiles from the supply; `any` is fur, pottery or silk (TS-502)."""

    op: Literal["luxury"]
    kind: LuxuryOrAny
    n: Natural | None = None


class Deliver(Part):
    """A tile to a card at once."""

    op: Literal["deliver"]
    source: Literal["waiting", "supply"] = Field(alias="from")
    kind: LuxuryOrAny


class Activate(Part):
    """Another box without a worker (TS-173, TS-507)."""

    op: Literal["activate"]
    target: Target
    filter: CardFilter | None = None

    @model_validator(mode="after")
    def _filters_cards(self) -> Activate:
        if self.filter is not None and self.target != "timeline":
            raise refuse("a filter only with the target “timeline”")
        return self


class Camel(Part):
    """Extra camel moves (TS-106)."""

    op: Literal["camel"]
    n: Natural


class Worker(Part):
    """New workers (TS-012)."""

    op: Literal["worker"]
    n: Natural


class Wake(Part):
    """Own used workers back to the waiting area (TS-515)."""

    op: Literal["wake"]
    n: Natural
    source: Literal["dormant", "box", "any"] = Field(alias="from")


class Unlock(Part):
    """A technology (TS-280)."""

    op: Literal["unlock"]
    colour: Colour


class Tile(Part):
    """An upgrade tile (TS-284)."""

    op: Literal["tile"]
    kind: TileName


class Choose(Part):
    """`k` different options of several."""

    op: Literal["choose"]
    of: Annotated[list[Effects], Field(min_length=2, max_length=MOST)]
    k: Natural | None = None

    @model_validator(mode="after")
    def _leaves_something(self) -> Choose:
        if self.k is not None and self.k >= len(self.of):
            raise refuse(f"k: less than the number of options, {len(self.of)} (TS-509)")
        return self


class AsWhole(Part):
    """`opt`: accepted or refused as a whole; `seq`: in fixed order."""

    op: Literal["opt", "seq"]
    do: Effects


class Per(Part):
    """Repeated floor(count / div) times, at most `max`."""

    op: Literal["per"]
    count: Count
    do: Effects
    div: Natural | None = None
    max: Natural | None = None


class If(Part):
    """One of two lists, as a condition says."""

    op: Literal["if"]
    cond: Cond
    then: Effects
    otherwise: Effects | None = Field(default=None, alias="else")


_AnyEffect = (
    Gain
    | Vp
    | Upgrade
    | Pay
    | Advance
    | Draw
    | Look
    | Discovery
    | DiscardCard
    | Play
    | Tuck
    | Bury
    | BuryLuxury
    | Luxury
    | Deliver
    | Activate
    | Camel
    | Worker
    | Wake
    | Unlock
    | Tile
    | Choose
    | AsWhole
    | Per
    | If
)
Effect = Annotated[_AnyEffect, Field(discriminator="op")]


def _not_too_deep(effects: list[Any]) -> list[Any]:
    if depth(effects) > DEEPEST:
        raise refuse(f"effects at most {DEEPEST} deep (TS-509)")
    return effects


Effects = Annotated[list[Effect], Field(min_length=1, max_length=MOST), AfterValidator(_not_too_deep)]
"""An effect list with at least one effect (TS-501)."""
Box = Annotated[list[Effect], Field(max_length=MOST), AfterValidator(_not_too_deep)]
"""The effect list of an action box, which may be empty."""


BELOW, SPACE, HERE = "the target “below”", "the condition “space”", "the count “camels_here”"


def bound_words(value: Any) -> set[str]:
    """The words in these effects that only make sense on something that lies in a certain place (TS-503, TS-507, TS-509)."""
    found = set()
    for part in parts(value):
        if isinstance(part, Activate) and part.target == "below":
            found.add(BELOW)
        elif isinstance(part, OnSpace):
            found.add(SPACE)
        elif isinstance(part, CountPlain) and part.c == "camels_here":
            found.add(HERE)
    return found
