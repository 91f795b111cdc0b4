"""The tiles and cards of Anachrony as data: their shapes (sections 9 and 13 to 18 of the rules).

Names and texts are no part of the data; they stand in the catalogues under the same ids. `impl` holds what is different under
`disputed_rules = impl` (AN-654).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from exhibition_suite.content_files import Part, refuse

from .grammar import (
    ActionName,
    BuildingType,
    CubesCost,
    Free,
    Good,
    GoodsCost,
    ImmediateDeeds,
    Natural,
    PathName,
    Points,
    Resource,
    Whole,
    WorkerAction,
    WorkerType,
    different,
)
from .grammar_lasting import Bonus, Endgame, Passive

Shape = Literal["circle", "triangle", "square"]
Icon = Literal["time_travel", "military", "genetics", "technology", "society"]


class Effects(Part):
    """All that a structure or a Leader does, by kind (AN-306)."""

    immediate: ImmediateDeeds | None = None
    action: WorkerAction | None = None
    free: Free | None = None
    passive: Annotated[list[Passive], Field(min_length=1, max_length=2)] | None = None
    endgame: Annotated[list[Endgame], Field(min_length=1, max_length=2)] | None = None

    @model_validator(mode="after")
    def _does_something(self) -> Effects:
        if not self.model_fields_set & set(Effects.model_fields):
            raise refuse(f"at least one of {', '.join(Effects.model_fields)}")
        return self


class Building(Effects):
    """A Building tile (section 16); its cost is that of the spot (AN-180)."""

    id: Annotated[str, Field(pattern=r"^B-[1-4](0[1-9]|1[0-5])$")]
    type: BuildingType
    vp: Natural
    impl: Effects | None = None


class Exact(Part):
    """One Breakthrough."""

    shape: Shape
    icon: Icon


class BreakthroughCost(Part):
    """Two Breakthroughs of these shapes, or exactly this one (AN-187)."""

    exact: Exact | None = None
    pair: Annotated[list[Shape], Field(min_length=2, max_length=2)]


class ProjectCost(GoodsCost):
    """Goods, and one Worker of exactly this type (AN-186)."""

    scientist: Literal[1] | None = None
    engineer: Literal[1] | None = None
    administrator: Literal[1] | None = None
    genius: Literal[1] | None = None

    @model_validator(mode="after")
    def _one_worker(self) -> ProjectCost:
        if len(self.model_fields_set & {"scientist", "engineer", "administrator", "genius"}) > 1:
            raise refuse("one Worker at most")
        return self


class Superproject(Effects):
    """A Superproject tile (section 17)."""

    id: Annotated[str, Field(pattern=r"^S-[0-9]{2}$")]
    vp: Natural
    cost: ProjectCost
    breakthroughs: BreakthroughCost
    impl: Effects | None = None


class Leader(Effects):
    """A Leader (section 15.8)."""

    id: Annotated[str, Field(pattern=r"^[a-z]+$")]
    path: PathName
    impl: Effects | None = None


class Seal(Part):
    """What it costs to seal an Anomaly: `cost` and one of `one_of` (AN-356, AN-357)."""

    cost: GoodsCost
    one_of: Annotated[list[CubesCost], Field(min_length=2, max_length=3)]


class Anomaly(Part):
    """The Anomaly tile (section 13)."""

    id: Literal["ANOMALY"]
    vp: Points
    seal: Seal


class RecruitCard(Part):
    """A Recruit card (AN-620)."""

    id: Annotated[str, Field(pattern=r"^R-[0-9]{2}$")]
    workers: Annotated[dict[WorkerType, Natural], Field(min_length=1)]

    @model_validator(mode="after")
    def _four(self) -> RecruitCard:
        if sum(self.workers.values()) != 4:
            raise refuse("workers: four (AN-620)")
        return self


class MineCard(Part):
    """A Mine card, from top to bottom (AN-621)."""

    id: Annotated[str, Field(pattern=r"^M-[0-9]{2}$")]
    pool: Annotated[list[Resource], Field(min_length=5, max_length=5)]


class CapitalTile(Part):
    """A Collapsing Capital tile (section 9)."""

    id: Annotated[str, Field(pattern=r"^K-[123][1-5]$")]
    action: ActionName
    bonus: Bonus


class WarpGain(GoodsCost):
    """What a Warp tile shows; the same is paid when it is taken back (AN-136, AN-329)."""

    scientist: Literal[1] | None = None
    engineer: Literal[1] | None = None
    administrator: Literal[1] | None = None
    exosuit: Literal[1] | None = None

    @model_validator(mode="after")
    def _one_thing(self) -> WarpGain:
        if len(self.model_fields_set) != 1:
            raise refuse("one thing")
        return self


class WarpTile(Part):
    """A Warp tile; `water`: paid to use it (AN-132)."""

    id: Good | Literal["scientist", "engineer", "administrator", "exosuit"]
    gain: WarpGain
    water: Natural | None = None


class Breakthroughs(Part):
    """Shapes, icons, how many of each pair, and their points (AN-059, AN-405)."""

    shapes: Annotated[list[Shape], Field(min_length=3, max_length=3), AfterValidator(different)]
    icons: Annotated[list[Icon], Field(min_length=5, max_length=5), AfterValidator(different)]
    copies: Natural
    vp: Natural
    set_vp: Natural


class EndgameCondition(Part):
    """An Endgame Condition (section 14.5): the id says what is counted."""

    id: Literal["workers", "water", "breakthroughs", "spots", "morale", "range", "superprojects", "time_travel"]
    vp: Natural
    impl: Literal["range_sum"] | None = None


class Dice(Part):
    """The faces of the dice (AN-109, AN-213, AN-687)."""

    paradox: Annotated[list[Whole], Field(min_length=6, max_length=6)]
    shape: Annotated[list[Shape], Field(min_length=6, max_length=6)]
    icon: Annotated[list[Icon | Literal["any"]], Field(min_length=6, max_length=6)]
    chronobot: Annotated[list[Annotated[int, Field(ge=2, le=5)]], Field(min_length=6, max_length=6)]
