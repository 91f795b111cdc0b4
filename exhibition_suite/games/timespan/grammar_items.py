"""The objects of Timespan's content (section 2.2 of the rules): cards, wonders, visions and discovery tiles.

Names and texts are no part of the data; they stand in the catalogues under the same ids (TS-512).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from exhibition_suite.content_files import Part, refuse

from .grammar import BELOW, HERE, SPACE, Box, Effects, bound_words
from .grammar_words import (
    CardFilter,
    Cond,
    Count,
    EventName,
    LuxuryOrAny,
    Natural,
    Resource,
    Resources,
    TypeName,
)


class LuxuryRequest(Part):
    """The slots of a card for luxury tiles (TS-202, TS-203)."""

    slots: Annotated[list[LuxuryOrAny], Field(min_length=1, max_length=3)]
    distinct: bool | None = None


class VpEnd(Part):
    """VP counted at the end: min(max, n * floor(count / div)) (TS-405)."""

    n: Natural
    per: Count
    div: Natural | None = None
    max: Natural


class Lasting(Part):
    """An effect that works while its card lies open or its technology is unlocked (TS-516)."""

    when: EventName
    filter: CardFilter | None = None
    do: Effects


class Placed(Part):
    """Something whose effects may only use the bound words that its place gives a meaning.

    Each class says in `_meanings` which of its fields know which of these words; everything else knows none (TS-509).
    """

    @model_validator(mode="after")
    def _bound_words_have_a_place(self) -> Placed:
        known = self._meanings()
        for name in self.model_fields_set:
            stray = bound_words(getattr(self, name)) - known.get(name, set())
            if stray:
                label = type(self).model_fields[name].alias or name
                raise refuse(f"in {label}: not {min(stray)}, which needs a place that this has not (TS-509)")
        return self

    @classmethod
    def _meanings(cls) -> dict[str, set[str]]:
        return {}


class _Card(Placed):
    """What start cards and history cards share."""

    type: TypeName
    lux: LuxuryRequest | None = None
    box: Box
    peace: Annotated[int, Field(ge=-2, le=3)] | None = None
    income: Effects | None = None
    on_play: Effects | None = None
    on_complete: Effects | None = None
    on_move: Effects | None = None
    on_death: Effects | None = None
    vp_end: VpEnd | None = None
    lasting: Annotated[list[Lasting], Field(min_length=1, max_length=3)] | None = None

    @classmethod
    def _meanings(cls) -> dict[str, set[str]]:
        return {field: {BELOW, SPACE} for field in ("box", "income", "on_play", "on_complete", "on_move", "lasting")}

    @model_validator(mode="after")
    def _only_persons_die(self) -> _Card:
        if self.on_death is not None and self.type != "person":
            raise refuse("on_death only on persons (TS-511)")
        return self

    @model_validator(mode="after")
    def _what_a_complete_card_had(self) -> _Card:
        if self.on_complete is not None and self.lux is None:
            raise refuse("on_complete only with lux: without a slot nothing is ever complete (TS-156)")
        return self


class HistoryCard(_Card):
    """A card of ages I to IV."""

    id: Annotated[str, Field(pattern=r"^(I|II|III|IV)-[0-9]{2}$")]
    age: Annotated[int, Field(ge=1, le=4)]
    cost: Resources
    discard: Effects
    vp: Annotated[int, Field(ge=0, le=20)]

    @model_validator(mode="after")
    def _type_of_its_age(self) -> HistoryCard:
        if (self.type == "nextgen") != (self.age == 4):
            raise refuse("the type nextgen in age 4, and only there (TS-010)")
        return self


class StartCard(_Card):
    """Shaman, Fire or Wheel: no cost, no VP, no discard reward (TS-037)."""

    id: Literal["START-S", "START-F", "START-W"]
    age: Annotated[int, Field(ge=0, le=0)]
    cost: Annotated[dict[Resource, Natural], Field(max_length=0)]
    vp: Annotated[int, Field(ge=0, le=0)]


class Wonder(Placed):
    """A wonder; visitors' camels find their own number of camels in its box."""

    id: Annotated[str, Field(pattern=r"^W-[0-9]{2}$")]
    cost: Resources
    box: Box
    visit_vp: Annotated[int, Field(ge=2, le=2)]
    peace: Annotated[int, Field(ge=0, le=3)] | None = None
    income: Effects | None = None
    on_play: Effects | None = None
    lasting: Annotated[list[Lasting], Field(min_length=1, max_length=3)] | None = None
    vp: Natural
    vp_end: VpEnd | None = None

    @classmethod
    def _meanings(cls) -> dict[str, set[str]]:
        return {field: {HERE} for field in ("box", "income", "on_play", "lasting", "vp_end")}


class Tier(Placed):
    """A condition and the points for meeting it."""

    condition: Cond = Field(alias="if")
    vp: Natural


class Vision(Part):
    """One or two tiers, the better one last; only the best tier met is scored (TS-404)."""

    id: Annotated[str, Field(pattern=r"^V-[0-9]{2}$")]
    tiers: Annotated[list[Tier], Field(min_length=1, max_length=2)]

    @model_validator(mode="after")
    def _ascending(self) -> Vision:
        points = [tier.vp for tier in self.tiers]
        if points != sorted(set(points)):
            raise refuse("tiers: ascending VP, the better one last")
        return self


class DiscoveryTile(Placed):
    """A discovery tile; those with the clock may be kept (TS-085)."""

    id: Annotated[str, Field(pattern=r"^D[123]-[0-9]{2}$")]
    age: Annotated[int, Field(ge=1, le=3)]
    clock: bool | None = None
    effect: Effects

    @model_validator(mode="after")
    def _clocks_are_late(self) -> DiscoveryTile:
        if self.clock and self.age != 3:
            raise refuse("clock only in age 3 (TS-085)")
        return self
