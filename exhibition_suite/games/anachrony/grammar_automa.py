"""The automatic opponents as data: their limits and values, the ways of their tokens, the Action tiles of the Chronossus."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from exhibition_suite.content_files import Part, read_files, refuse, validated

from .grammar import Natural, Whole

TOKENS: Final = (2, 3, 4, 5)
"""The Command tokens, as the faces of the AI die name them (AS-071)."""
# fmt: off
ActName = Literal[
    "mine", "power_plant", "factory", "life_support", "lab", "superproject", "recruit", "genius", "research",
    "time_travel", "remove_anomaly", "reboot",
]
# fmt: on
"""What stands on a position; `genius` is Recruit Genius or Research."""
SlotName = Literal["slot-1", "slot-2", "slot-3"]
Token = Literal[2, 3, 4, 5]
Eras = Annotated[list[Whole], Field(min_length=7, max_length=7)]


class Limits(Part):
    """How much the opponent may have (AS-021), how many tokens a position takes (AS-076), Paradox tokens for an Anomaly (AS-233)."""

    buildings: Natural
    superprojects: Natural
    anomalies: Natural
    tokens: Natural
    paradox: Natural


class Values(Part):
    """VP for a Worker, a Failed Action, a whole set, and of each step of the Time Travel track (AS-134, AS-180, AS-128, AS-155)."""

    worker: Natural
    failure: Natural
    set: Natural
    steps: Annotated[list[Whole], Field(min_length=2)]


class Minimum(Part):
    """Least Actions of an Era, and with CB-4 (AS-202)."""

    standard: Natural
    six_actions: Natural


class Paths(Part):
    """The two closed paths of the Chronobot (AS-072)."""

    short: list[ActName]
    long: list[ActName]


class Start(Part):
    """Where a Command token of the Chronobot begins, positions from 1 (AS-073)."""

    token: Token
    path: Literal["short", "long"]
    start: Natural


class Chronobot(Part):
    """The Chronobot. `exosuits`: by Era (AS-042)."""

    exosuits: Eras
    minimum: Minimum
    paths: Paths
    tokens: list[Start]

    @model_validator(mode="after")
    def _all_tokens(self) -> Chronobot:
        if tuple(one.token for one in self.tokens) != TOKENS:
            raise refuse("tokens 2, 3, 4 and 5, in this order (AS-073)")
        for one in self.tokens:
            if one.start > len(getattr(self.paths, one.path)):
                raise refuse(f"a start of token {one.token} on its path (AS-073)")
        return self


class Pool(Part):
    """The Energy Pool, and how many tokens are drawn from it (AS-401, AS-410)."""

    energy_cores: Natural
    exhausted: Natural
    drawn: Natural


class Range(Part):
    """Exosuits without an Energy Core, and at most (AS-411)."""

    least: Natural
    most: Natural


class ByImpact(Part):
    """Before and after the Impact."""

    before: Range
    after: Range


class Route(Part):
    """The closed route of a Command token of the Chronossus (AS-420)."""

    token: Token
    positions: Annotated[list[ActName | SlotName], Field(min_length=2)]


class TileSide(Part):
    """What a side of an Action tile gives (AS-423)."""

    vp: Natural | None = None
    energy_core: Natural | None = None
    autoleap: Literal[True] | None = None


class Tile(Part):
    """An Action tile."""

    id: Annotated[str, Field(pattern=r"^C0[1-3]$")]
    A: TileSide
    B: TileSide


class Chronossus(Part):
    """The Chronossus. VP for an Exosuit beyond its own (AS-491), a Failed Action with CX-7, an Energy Core with CX-5 (AS-490)."""

    pool: Pool
    exosuits: ByImpact
    spare_exosuit_vp: Natural
    rewarded_failure_vp: Natural
    energy_core_vp: Natural
    routes: list[Route]
    tiles: Annotated[list[Tile], Field(min_length=3, max_length=3)]

    @model_validator(mode="after")
    def _all_tokens(self) -> Chronossus:
        if tuple(one.token for one in self.routes) != TOKENS:
            raise refuse("a route for tokens 2, 3, 4 and 5, in this order (AS-420)")
        return self


class Automa(Part):
    """Both opponents; what is said at the top holds for both (AS-343)."""

    exosuits: Natural
    warp: Natural
    limits: Limits
    vp: Values
    anomaly_price: Natural
    chronobot: Chronobot
    chronossus: Chronossus


class Files(BaseModel):
    """The file as it is checked."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)

    automa: Automa


@cache
def load() -> Automa:
    """The opponents' data. Raises `ContentFault`."""
    return validated(Files, read_files("anachrony", ("automa",))).automa
