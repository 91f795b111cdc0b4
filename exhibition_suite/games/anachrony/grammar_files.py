"""What each content file holds; how many there are of everything, and the numbers of a game (section 2 of the rules)."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from exhibition_suite.content_files import Part

from . import grammar_items as items
from .grammar import Natural, Points, Whole
from .grammar_boards import Actions, Boards, Path


class ByType(Part):
    """Buildings of each type."""

    power_plant: Natural
    factory: Natural
    life_support: Natural
    lab: Natural


class ByAction(Part):
    """Collapsing Capital tiles of each action."""

    build: Natural = Field(alias="construct")
    recruit: Natural
    research: Natural


class Impact(Part):
    """The Impact tile and the Timeline tile that it follows (AN-052)."""

    tiles: Natural
    after: Natural


class Conditions(Part):
    """Endgame Conditions, and how many are in play (AN-054)."""

    cards: Natural
    in_play: Natural


class DiceCount(Part):
    """How many dice of a kind."""

    paradox: Natural
    research: Natural


class Seat(Part):
    """What one player has of what is limited (AN-005)."""

    exosuits: Natural
    warp: Natural
    path_markers: Natural


class Seats(Part):
    """Numbers for so many players: spaces of a Capital Action, its tiles, the place of the late token (AN-050, AN-058, AN-260)."""

    spaces: Natural
    capital: Natural
    late: Whole


class BySeats(Part):
    """The numbers for one to four players."""

    one: Seats = Field(alias="1")
    two: Seats = Field(alias="2")
    three: Seats = Field(alias="3")
    four: Seats = Field(alias="4")


StartWater = Annotated[list[Whole], Field(min_length=4, max_length=4)]


class OtherSupply(Part):
    """What is different."""

    water: StartWater


Count = Annotated[int, Field(ge=1, le=99)]


class Supply(Part):
    """How many there are of everything that is limited (AN-005), and the numbers of a game."""

    timeline: Count
    impact: Impact
    evacuation_tiles: Count
    superprojects: Count
    conditions: Conditions
    recruit: Count
    mine: Count
    buildings: ByType
    capital: ByAction
    breakthroughs: Count
    dice: DiceCount
    hex_unavailable: Count
    player_boards: Count
    path_boards: Count
    leaders: Count
    banners: Count
    exosuits: Count
    warp: Count
    path_markers: Count
    morale_markers: Count
    time_travel_markers: Count
    seat: Seat
    seats: BySeats
    water: StartWater
    paradox_limit: Natural
    warp_at_once: Natural
    warp_left_vp: Points
    impl: OtherSupply


class Files(BaseModel):
    """All files. One model, so that the grammar of effects is made ready once."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)

    buildings: list[items.Building]
    superprojects: list[items.Superproject]
    leaders: list[items.Leader]
    anomaly: items.Anomaly
    paths: list[Path]
    boards: Boards
    actions: Actions
    recruit: list[items.RecruitCard]
    mine: list[items.MineCard]
    capital: list[items.CapitalTile]
    warp: list[items.WarpTile]
    breakthroughs: items.Breakthroughs
    conditions: list[items.EndgameCondition]
    dice: items.Dice
    supply: Supply
