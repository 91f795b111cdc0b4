"""The boards, tracks, tiles and counts of Timespan as data: their shapes (sections 1.2 to 1.19 of the rules)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from exhibition_suite.content_files import Part, refuse

from .grammar import BELOW, Box, Effects
from .grammar_items import Lasting, Placed
from .grammar_words import MOST, LuxuryKind, Natural, Resource, Resources, TrackName

Whole = Annotated[int, Field(ge=0, le=MOST)]
BoxName = Literal["upgrade", "coin", "science", "culture", "ship", "card"]
AgeName = Literal["I", "II", "III"]


class LuxuryTile(Placed):
    """A kind of luxury tile (TS-206)."""

    kind: LuxuryKind
    activation: Effects
    income: Box
    peace: Annotated[int, Field(ge=0, le=3)]
    end_vp: Whole

    @classmethod
    def _meanings(cls) -> dict[str, set[str]]:
        return {"activation": {BELOW}}


class Track(Placed):
    """A track: `spaces[i]` is the reward of space i+1; green and blue VP come on top at the last one (TS-260 to TS-266)."""

    length: Natural
    green: Whole
    blue: Whole
    past_end_vp: Whole
    spaces: Annotated[list[Effects], Field(min_length=1, max_length=MOST)]

    @model_validator(mode="after")
    def _every_space_has_a_reward(self) -> Track:
        if len(self.spaces) != self.length:
            raise refuse(f"spaces: {self.length} rewards, as many as length says (TS-266)")
        return self


class Tracks(Part):
    """The five tracks (TS-250)."""

    culture: Track
    science: Track
    ship: Track
    balloon: Track
    space: Track


class Market(Placed):
    """The market's box (TS-104)."""

    id: Literal["MARKET"]
    box: Effects


class Technology(Placed):
    """What lies under one gear slot (TS-280 to TS-283); at least one of its fields beside the slot is given."""

    slot: Literal["w1", "w2", "w3", "b1", "b2", "b3"]
    bonus: Effects | None = None
    effect: Effects | None = None
    income: Effects | None = None
    peace: Annotated[int, Field(ge=1, le=3)] | None = None
    lasting: Annotated[list[Lasting], Field(min_length=1, max_length=3)] | None = None

    @model_validator(mode="after")
    def _does_something(self) -> Technology:
        if self.model_fields_set == {"slot"}:
            raise refuse("at least one of bonus, effect, income, peace, lasting")
        return self


class TechnologyBoard(Part):
    """A technology board: three white slots, three black (TS-282)."""

    id: Annotated[str, Field(pattern=r"^TECH-[A-F]$")]
    techs: Annotated[list[Technology], Field(min_length=6, max_length=6)]

    @model_validator(mode="after")
    def _six_slots(self) -> TechnologyBoard:
        if [tech.slot for tech in self.techs] != ["w1", "w2", "w3", "b1", "b2", "b3"]:
            raise refuse("techs: the slots w1, w2, w3, b1, b2, b3, in this order (TS-282)")
        return self


class CommonBoxes(Placed):
    """The action box of each place of a board (TS-331)."""

    upgrade: Effects
    coin: Effects
    science: Effects
    culture: Effects
    ship: Effects
    card: Effects


class OwnBoxes(Placed):
    """The box that a civilisation has in place of a common one."""

    upgrade: Effects | None = None
    coin: Effects | None = None
    science: Effects | None = None
    culture: Effects | None = None
    ship: Effects | None = None
    card: Effects | None = None

    @model_validator(mode="after")
    def _at_most_one(self) -> OwnBoxes:
        if len(self.model_fields_set) > 1:
            raise refuse("at most one box (TS-332)")
        return self


class UnderSpaces(Part):
    """The box under each timeline space (TS-332)."""

    first: BoxName = Field(alias="1")
    second: BoxName = Field(alias="2")
    third: BoxName = Field(alias="3")
    fourth: BoxName = Field(alias="4")


class Layout(Part):
    """Where the boxes are: under the four timeline spaces, and beside them."""

    under: UnderSpaces
    side: Annotated[list[BoxName], Field(min_length=2, max_length=2)]


class Civilisation(Placed):
    """A civilisation board (TS-330)."""

    no: Annotated[int, Field(ge=1, le=6)]
    id: Literal["babylonia", "egypt", "greece", "china", "vikings", "mexico"]
    start: Resources
    income: Effects
    replace: OwnBoxes
    setup: Effects | None = None
    setup_ship: Natural | None = None


class Civilisations(Part):
    """All civilisation boards."""

    common: CommonBoxes
    layout: Layout
    civs: list[Civilisation]


class UpgradeTile(Placed):
    """An upgrade tile and the box it covers (TS-286)."""

    kind: Literal["gold", "workshop", "academy", "theatre", "balloon", "spaceship"]
    covers: BoxName
    box: Effects


class Conversion(Part):
    """What is paid, and what is gained of it (TS-192)."""

    pay: Resources
    gain_one_of: Annotated[list[Resource], Field(min_length=1, max_length=7)]


class Warehouse(Part):
    """The warehouse board (TS-182)."""

    upgrade_edges: dict[Literal["room", "coin", "wheat", "stone", "wood", "sheep", "metal", "gold"], list[Resource]]
    spend_for_upgrades: dict[Resource, Natural]
    convert: Conversion
    capacity: Natural
    final_vp: dict[Resource, Natural]


class Timer(Part):
    """Seconds of the action phase in each age, and those after the bell (TS-452)."""

    first: Annotated[int, Field(ge=1, le=36000, alias="I")]
    second: Annotated[int, Field(ge=1, le=36000, alias="II")]
    third: Annotated[int, Field(ge=1, le=36000, alias="III")]
    grace: Annotated[int, Field(ge=0, le=3600)]


class Time(Part):
    """The time track: age and phase of each space (TS-052)."""

    time_track: Annotated[list[Annotated[list[str], Field(min_length=2, max_length=2)]], Field(min_length=1, max_length=MOST)]
    age_ends_after_space: dict[str, AgeName]
    timer: Timer


class RivalStep(Part):
    """Steps of a track; `travel` is the ship, balloon or space track, as the age is (TS-426)."""

    act: Literal["step"]
    track: TrackName | Literal["travel"]
    n: Natural


class RivalVp(Part):
    """`age` times the number of the current age, and `plus` VP."""

    act: Literal["vp"]
    age: Whole
    plus: Whole


class RivalWonder(Part):
    """A wonder, or VP where it has as many as the age."""

    act: Literal["wonder"]
    else_vp: Natural


class RivalArchive(Part):
    """Top cards of the current deck to its archive."""

    act: Literal["archive"]
    n: Natural


RivalDeed = Annotated[RivalStep | RivalVp | RivalWonder | RivalArchive, Field(discriminator="act")]


class RivalCard(Part):
    """One of its ten cards."""

    id: Annotated[str, Field(pattern=r"^R[0-9]{1,2}$")]
    do: Annotated[list[RivalDeed], Field(min_length=1, max_length=4)]


class RivalLevel(Part):
    """One line of the difficulty table (TS-428)."""

    id: Literal["easy", "normal", "hard"]
    cards: Annotated[list[Annotated[int, Field(ge=0, le=10)]], Field(min_length=5, max_length=5)]
    peace: Annotated[list[Annotated[int, Field(ge=0, le=10)]], Field(min_length=5, max_length=5)]
    visions: Whole
    start: Whole


class Rival(Part):
    """The solo rival (section 1.18)."""

    cards: list[RivalCard]
    levels: list[RivalLevel]
    step_vp: Whole
    camel_vp: Whole
    variable_vp: Whole
    peace_at_start: Whole


class HistoryCounts(Part):
    """Cards of each age."""

    first: Natural = Field(alias="I")
    second: Natural = Field(alias="II")
    third: Natural = Field(alias="III")
    fourth: Natural = Field(alias="IV")


class TileCounts(Part):
    """Discovery tiles of each age."""

    first: Natural = Field(alias="I")
    second: Natural = Field(alias="II")
    third: Natural = Field(alias="III")


class Seat(Part):
    """What belongs to each seat."""

    worker_cap: Natural
    workers_at_start: Natural
    gears: Natural
    cubes: Natural
    markers: Natural
    start: Natural


class Supply(Part):
    """The components (section 1.2)."""

    game_board: Natural
    history: HistoryCounts
    start: Natural
    wonders: Natural
    visions: Natural
    discovery: TileCounts
    luxury: dict[LuxuryKind, Annotated[int, Field(ge=1, le=31)]]
    gears: Natural
    workers: Natural
    tiles: dict[Literal["travel", "gold", "workshop", "academy", "theatre"], Natural]
    civilisations: Natural
    technologies: Natural
    warehouses: Natural
    cubes: Natural
    markers: Natural
    pieces: dict[Literal["ship", "balloon", "spaceship", "camel"], Natural]
    hourglass: Natural
    seat: Seat
