"""The closed vocabulary of effects: one model for each `op`, and what a structure, a Leader and a Collapsing Capital tile may do.

Pydantic is used when the content is loaded and nowhere else; the game reads the plain data that was made of it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, model_validator

from exhibition_suite.content_files import Part, refuse

MOST = 20
"""No number in the content is larger: a slip of the keyboard must not become a game that never ends."""

Natural = Annotated[int, Field(ge=1, le=MOST)]
Points = Annotated[int, Field(ge=-MOST, le=MOST)]
Whole = Annotated[int, Field(ge=0, le=MOST)]

Good = Literal["neutronium", "gold", "uranium", "titanium", "water", "energy_core"]
Resource = Literal["neutronium", "gold", "uranium", "titanium"]
WorkerType = Literal["scientist", "engineer", "administrator", "genius"]
BuildingType = Literal["power_plant", "factory", "life_support", "lab"]
ActionName = Literal["construct", "recruit", "research"]
PathName = Literal["harmony", "dominance", "progress", "salvation"]


def different(values: list[Any]) -> list[Any]:
    """The values, unless one stands there twice."""
    if len(set(values)) < len(values):
        raise refuse("each value once")
    return values


def _genius_alone(values: list[Any]) -> list[Any]:
    if "genius" in values and len(values) > 1:
        raise refuse("genius alone, or not at all: a Genius may be placed as any Worker (AN-008)")
    return values


Workers = Annotated[list[WorkerType], Field(min_length=1, max_length=3), AfterValidator(different), AfterValidator(_genius_alone)]
"""Types that may be placed or that the eye names; a Genius always counts as them (AN-008, AN-316)."""


class GoodsCost(Part):
    """Goods that are paid (AN-016); at least one thing."""

    neutronium: Natural | None = None
    gold: Natural | None = None
    uranium: Natural | None = None
    titanium: Natural | None = None
    water: Natural | None = None
    energy_core: Natural | None = None

    @model_validator(mode="after")
    def _something(self) -> GoodsCost:
        if not self.model_fields_set:
            raise refuse("at least one thing")
        return self


class CubesCost(GoodsCost):
    """Goods, and `tug`: cubes of titanium, uranium or gold, free choice, mixing allowed."""

    tug: Annotated[int, Field(ge=1, le=3)] | None = None


class DeedCost(CubesCost):
    """What an action costs; `worker`: one of any type (AN-307)."""

    worker: Literal[1] | None = None


class Gain(CubesCost):
    """What is gained (AN-019); `exosuit`: powered-up (AN-013), `return_paradox`: up to that many tokens given back."""

    scientist: Natural | None = None
    engineer: Natural | None = None
    administrator: Natural | None = None
    genius: Natural | None = None
    exosuit: Natural | None = None
    morale: Natural | None = None
    vp: Natural | None = None
    paradox: Natural | None = None
    return_paradox: Natural | None = None

    @model_validator(mode="after")
    def _one_way(self) -> Gain:
        if self.paradox is not None and self.return_paradox is not None:
            raise refuse("paradox, or return_paradox, not both")
        return self


# ---- what an action, a Free Action or an immediate effect does


class GainOp(Part):
    """Things from the supply."""

    op: Literal["gain"]
    res: Gain


class PerPaid(Part):
    """Victory points for each thing paid (AN-338)."""

    op: Literal["per_paid"]
    vp: Natural


class Option(Part):
    """One of several ways, with a cost of its own where it has one."""

    cost: CubesCost | None = None
    gain: Gain


Options = Annotated[list[Option], Field(min_length=2, max_length=8)]


class Choose(Part):
    """Exactly one of the options."""

    op: Literal["choose"]
    of: Options


class SetFocus(Part):
    """Time travel (AN-326); `returns`: a Warp tile may be taken back (AN-329), `boosted`: Labs add to the range (AN-335)."""

    op: Literal["set_focus"]
    range: Annotated[int, Field(ge=1, le=6)] | Literal["paid"]
    times: Annotated[int, Field(ge=2, le=3)] | None = None
    returns: Literal[False] | None = None
    boosted: Literal[False] | None = None


class WarpBack(Part):
    """Up to `n` own Warp tiles back from the Timeline at no cost (AN-332)."""

    op: Literal["warp_back"]
    n: Natural


class Refresh(Part):
    """All own Tired Workers become Active."""

    op: Literal["refresh"]


class Act(Part):
    """One of these main board actions, without a space (AN-601, AN-617)."""

    op: Literal["act"]
    actions: Annotated[list[ActionName], Field(min_length=1), AfterValidator(different)]
    times: Annotated[int, Field(ge=2, le=3)] | None = None


class MainBoard(Part):
    """A powered-up Exosuit to a main board space, with an Active Worker (AN-605) or empty, counting as a type (AN-489)."""

    op: Literal["main_board"]
    as_type: Literal["scientist"] | None = Field(default=None, alias="as")


class OwnBoard(Part):
    """An Active Worker to a Worker space of the own player board (AN-485)."""

    op: Literal["own_board"]


class Copy(Part):
    """A Worker action of any player's player board, at its cost (AN-602)."""

    op: Literal["copy"]
    of: Annotated[list[Literal["building", "superproject", "supply"]], Field(min_length=1), AfterValidator(different)]


class Clone(Part):
    """A Worker of a type in the own Tired column, or of the type that was placed (AN-603)."""

    op: Literal["clone"]
    like: Literal["tired", "used"]
    to: Literal["active", "tired"]


Immediate = Annotated[GainOp | WarpBack | Refresh | Act, Field(discriminator="op")]
FreeDeed = Annotated[GainOp | Choose | SetFocus | WarpBack | Refresh | MainBoard | OwnBoard, Field(discriminator="op")]
ActionDeed = Annotated[GainOp | PerPaid | Choose | SetFocus | WarpBack | Refresh | Act | Copy | Clone, Field(discriminator="op")]


def _one_thing(deeds: list[Any]) -> list[Any]:
    ops = [deed.op for deed in deeds]
    if len(set(ops)) < len(ops):
        raise refuse("each op once")
    if sum(op not in ("gain", "per_paid") for op in ops) > 1:
        raise refuse("one op beside gain and per_paid")
    return deeds


ImmediateDeeds = Annotated[list[Immediate], Field(min_length=1), AfterValidator(_one_thing)]


class Free(Part):
    """A Free Action (AN-160): its cost, then what it does."""

    cost: DeedCost | None = None
    do: Annotated[list[FreeDeed], Field(min_length=1), AfterValidator(_one_thing)]

    @model_validator(mode="after")
    def _pays_nothing_more(self) -> Free:
        if any(isinstance(deed, SetFocus) and deed.range == "paid" for deed in self.do):
            raise refuse("a range that is a number (AN-337)")
        return self


class WorkerAction(Part):
    """An Action of a Worker space (AN-153): who may be placed (none named: every type), who goes back to Active, who is lost.

    `paid`: beside the cost any number, at least one, of these goods.
    """

    workers: Workers | None = None
    cost: DeedCost | None = None
    paid: Annotated[list[Good], Field(min_length=1), AfterValidator(different)] | None = None
    do: Annotated[list[ActionDeed], Field(min_length=1), AfterValidator(_one_thing)]
    motivated: Workers | Literal["any"] | None = None
    lost: Literal[True] | None = None

    @model_validator(mode="after")
    def _pays_for_its_range(self) -> WorkerAction:
        far = any(isinstance(deed, SetFocus) and deed.range == "paid" for deed in self.do)
        if far != (self.paid is not None):
            raise refuse("paid with the range “paid”, and only there (AN-337)")
        if self.paid is None and any(isinstance(deed, PerPaid) for deed in self.do):
            raise refuse("per_paid only with paid (AN-338)")
        return self

    @model_validator(mode="after")
    def _lost_or_motivated(self) -> WorkerAction:
        if self.lost and self.motivated is not None:
            raise refuse("lost, or motivated, not both (AN-318)")
        return self
