"""The Path boards, player boards and the main board of Anachrony as data: their shapes (sections 8 and 15 of the rules).

`impl` holds what is different under `disputed_rules = impl` (AN-654).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from exhibition_suite.content_files import Part, refuse

from .grammar import (
    BuildingType,
    CubesCost,
    Gain,
    GoodsCost,
    Natural,
    PathName,
    Points,
    Resource,
    Whole,
    Workers,
    WorkerType,
    different,
)

# ---- Paths


class Condition(Part):
    """At least so many: active and covered Buildings of a type, filled spots, Morale space, Water, Anomalies (section 15.7)."""

    count: Literal["power_plant", "factory", "life_support", "lab", "spots", "spots_without_anomalies", "morale", "water", "anomalies"]
    least: Natural


class RewardSet(Part):
    """What makes one set; nothing is spent (AN-261). `warp_tile`: on the Timeline, `time_travel`: steps, `worker`: of any type."""

    neutronium: Natural | None = None
    gold: Natural | None = None
    uranium: Natural | None = None
    titanium: Natural | None = None
    scientist: Natural | None = None
    engineer: Natural | None = None
    administrator: Natural | None = None
    genius: Natural | None = None
    worker: Natural | None = None
    building: Natural | None = None
    superproject: Natural | None = None
    breakthrough: Natural | None = None
    warp_tile: Natural | None = None
    time_travel: Natural | None = None

    @model_validator(mode="after")
    def _something(self) -> RewardSet:
        if not self.model_fields_set:
            raise refuse("at least one thing")
        return self


class OtherEvacuation(Part):
    """Another condition, another set, or both."""

    condition: Condition | None = None
    set: RewardSet | None = None


class Evacuation(Part):
    """Condition, base points and reward of one side of a Path board."""

    id: Annotated[str, Field(pattern=r"^[a-z]+$")]
    condition: Condition
    vp: Natural
    set: RewardSet
    per_set: Natural
    impl: OtherEvacuation | None = None


class BothSides(Part):
    """The two sides of a Path board (AN-067)."""

    A: Evacuation
    B: Evacuation


class Path(Part):
    """A Path board: what its player starts with (section 15.1), its Leaders and its ways to evacuate."""

    id: PathName
    start: GoodsCost
    active: Annotated[dict[WorkerType, Natural], Field(min_length=1)]
    tired: Annotated[dict[WorkerType, Natural], Field(min_length=1)]
    breakthroughs: Natural | None = None
    leaders: Annotated[list[str], Field(min_length=2, max_length=2), AfterValidator(different)]
    evacuation: BothSides


# ---- player boards


class SupplySpace(Part):
    """The Supply action of a player board (AN-295, AN-298)."""

    kind: Literal["action", "free"]
    motivated: Workers | None = None

    @model_validator(mode="after")
    def _only_workers_are_motivated(self) -> SupplySpace:
        if self.kind == "free" and self.motivated is not None:
            raise refuse("motivated only with the kind “action”")
        return self


SpotCosts = Annotated[list[GoodsCost], Field(min_length=3, max_length=3)]


class BuildingCosts(Part):
    """Costs of the spots 1 to 3 of each row (section 15.3)."""

    power_plant: SpotCosts
    factory: SpotCosts
    life_support: SpotCosts
    lab: SpotCosts


class OtherCosts(Part):
    """Rows with other costs."""

    power_plant: SpotCosts | None = None
    factory: SpotCosts | None = None
    life_support: SpotCosts | None = None
    lab: SpotCosts | None = None


class OtherBoard(Part):
    """What is different on a board."""

    costs: OtherCosts


class Morale(Part):
    """The Morale track: points and Supply Water of the spaces 1 to 7 (section 15.4)."""

    start: Annotated[int, Field(ge=1, le=7)]
    vp: Annotated[list[Points], Field(min_length=7, max_length=7)]
    water: Annotated[list[Natural], Field(min_length=7, max_length=7)]
    overflow: Natural

    @model_validator(mode="after")
    def _starts_at_nought(self) -> Morale:
        if self.vp[self.start - 1] != 0:
            raise refuse("start: the space of 0 VP (AN-071)")
        if self.vp != sorted(self.vp):
            raise refuse("vp: from left to right never less")
        return self


Slot = Annotated[int, Field(ge=1, le=6)]


class Board(Part):
    """One side of a player board. `slots`: the ways to pay for each hex slot, none where it is free; `breaks`: what the Impact closes.

    The last five fields are the special lines of side B (section 15.6).
    """

    slots: Annotated[list[Annotated[list[CubesCost], Field(max_length=3)]], Field(min_length=6, max_length=6)]
    slot_water: Whole
    breaks: Annotated[list[Slot], Field(min_length=2, max_length=3), AfterValidator(different)]
    supply: SupplySpace
    costs: BuildingCosts
    morale: Morale
    time_travel: Annotated[list[Whole], Field(min_length=9, max_length=9)]
    superproject_anywhere: Literal[True] | None = None
    anomaly_anywhere: Literal[True] | None = None
    lose_building: Literal[True] | None = None
    scientists_motivated: Annotated[list[BuildingType], Field(min_length=1), AfterValidator(different)] | None = None
    paradox_limit: Natural | None = None
    impl: OtherBoard | None = None

    @model_validator(mode="after")
    def _track_starts_at_nought(self) -> Board:
        if self.time_travel[0] != 0 or self.time_travel != sorted(self.time_travel):
            raise refuse("time_travel: from 0 on, never less (AN-071)")
        return self


class BoardsB(Part):
    """Side B of each Path's player board."""

    harmony: Board
    dominance: Board
    progress: Board
    salvation: Board


class Boards(Part):
    """Side A, the same for all Paths, and the four sides B."""

    A: Board
    B: BoardsB


# ---- main board


SpaceWater = Annotated[list[Whole], Field(min_length=2, max_length=3)]
"""Water paid for each space, from the top or the left."""


class Titanium(Part):
    """A discount in titanium."""

    titanium: Natural


class Construct(Part):
    """Who may construct, and the discount of an Engineer (AN-175 to AN-178)."""

    spaces: SpaceWater
    workers: Workers
    engineer: Titanium


class Beside(Part):
    """The asset beside each Worker of the Recruit pool (AN-204)."""

    scientist: Gain
    engineer: Gain
    administrator: Gain


class Recruit(Part):
    """Who may recruit; `genius`: with whom a Genius may be taken (AN-200 to AN-204)."""

    spaces: SpaceWater
    workers: Workers
    genius: Workers
    beside: Beside


class Research(Part):
    """Who may do research (AN-210)."""

    spaces: SpaceWater
    workers: Workers


class Council(Part):
    """The left and the right space (AN-228)."""

    spaces: SpaceWater


class Mine(Part):
    """The cubes beside the spaces and who is motivated (AN-235 to AN-237)."""

    spaces: SpaceWater
    motivated: Workers
    beside: Annotated[list[Resource], Field(min_length=3, max_length=3)]


class Purify(Part):
    """Water, and how much more with a Scientist (AN-242)."""

    water: Natural
    scientist: Natural


class Trade(Part):
    """The ring of exchanges (AN-245), how many, and how many more with an Administrator (AN-247)."""

    ring: Annotated[list[CubesCost], Field(min_length=3, max_length=6)]
    exchanges: Natural
    administrator: Natural


class EvacuationTile(Part):
    """Places for markers and the limits of the result; `late`: the token on the last place (AN-258 to AN-261)."""

    places: Natural
    least: Whole
    most: Annotated[int, Field(ge=1, le=99)]
    late: Points


class Actions(Part):
    """The actions of the main board (section 8)."""

    build: Construct = Field(alias="construct")
    recruit: Recruit
    research: Research
    council: Council
    mine: Mine
    purify: Purify
    trade: Trade
    evacuation: EvacuationTile
