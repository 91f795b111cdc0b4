"""The closed vocabulary of passive and endgame effects, and of Collapsing Capital tiles."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from exhibition_suite.content_files import Part, refuse

from .grammar import ActionName, Gain, GainOp, GoodsCost, Natural, Options


class Numbered(Part):
    """`range`: added to Power Plants (AN-335); `paradox_limit`: added (AN-110)."""

    op: Literal["range", "paradox_limit"]
    n: Natural


class HalveSupply(Part):
    """The Water of Supply is halved, rounded up; `both`: what a second tile of the kind does (AN-299)."""

    op: Literal["halve_supply"]
    both: Literal["halve", "free"]


class SecondDie(Part):
    """At Research the other die may be set too, at this cost (AN-217)."""

    op: Literal["second_die"]
    cost: GoodsCost


class LessWater(Part):
    """Actions cost less Water, but for these (AN-610)."""

    op: Literal["less_water"]
    n: Natural
    but: Annotated[list[Literal["trade"]], Field(min_length=1, max_length=1)]


class Discounted(Part):
    """Less of one Resource, or of T/U/G."""

    neutronium: Natural | None = None
    tug: Natural | None = None

    @model_validator(mode="after")
    def _one_kind(self) -> Discounted:
        if len(self.model_fields_set) != 1:
            raise refuse("neutronium, or tug")
        return self


class Discount(Part):
    """Each Construct costs less (AN-192, AN-193)."""

    op: Literal["discount"]
    res: Discounted


class AtMine(Part):
    """Gained at each Mine Resource action (AN-238)."""

    op: Literal["at_mine"]
    res: Gain


class Plain(Part):
    """`keep_worker`: AN-305; `evacuation`: AN-611; `hold_slots`: AN-386."""

    op: Literal["keep_worker", "evacuation", "hold_slots"]


class Exchange(Part):
    """In the Power Up phase, any number of times (AN-487)."""

    op: Literal["exchange"]
    of: Options


class TakeWorker(Part):
    """At Clean Up one Worker left in the Recruit pool, or of a type on the Recruit card (AN-486, AN-493)."""

    op: Literal["take_worker"]
    source: Literal["pool", "card"] = Field(alias="from")
    cost: GoodsCost


class TakeCube(Part):
    """At Clean Up one cube left at the Mine, or a random one; a second for a cost (AN-488, AN-493)."""

    op: Literal["take_cube"]
    source: Literal["mine", "supply"] = Field(alias="from")
    cost: GoodsCost


class CleanUpAct(Part):
    """At Clean Up one main board action at this cost (AN-493)."""

    op: Literal["clean_up_act"]
    action: ActionName
    cost: GoodsCost


class AsGenius(Part):
    """Own Workers of the type count as Geniuses when they are placed and when they come back (AN-493)."""

    op: Literal["as_genius"]
    worker: Literal["scientist", "engineer", "administrator"]


Passive = Annotated[
    Numbered | HalveSupply | SecondDie | LessWater | Discount | AtMine | Plain | Exchange | TakeWorker | TakeCube | CleanUpAct | AsGenius,
    Field(discriminator="op"),
]


class Per(Part):
    """Points at the end for each of these."""

    op: Literal["per"]
    count: Literal["anomaly", "time_travel", "superproject"]
    vp: Natural


class MoraleFloor(Part):
    """Negative points of the Morale track count as none (AN-404)."""

    op: Literal["morale_floor"]


Endgame = Annotated[Per | MoraleFloor, Field(discriminator="op")]


# ---- Collapsing Capital tiles


class PlainBonus(Part):
    """`again`: AN-274; `set_die`: AN-277; `superproject`: AN-279; `bonus_again`: AN-288; `refresh`: AN-289."""

    op: Literal["again", "set_die", "superproject", "bonus_again", "refresh"]


class Built(Part):
    """Points for what was built: a Superproject (AN-283), or a Building by its spot (AN-284)."""

    op: Literal["built"]
    what: Literal["superproject", "building"]
    vp: Annotated[list[Natural], Field(min_length=1, max_length=3)]

    @model_validator(mode="after")
    def _one_for_each_spot(self) -> Built:
        wanted = 1 if self.what == "superproject" else 3
        if len(self.vp) != wanted:
            raise refuse(f"vp: {wanted} for {self.what}")
        return self


Bonus = Annotated[GainOp | Discount | PlainBonus | Built, Field(discriminator="op")]
