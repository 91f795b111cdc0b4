"""What can be chosen when a game is set up (section 12 of the rules)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class Options(BaseModel):
    """The game's variants, in any combination (EX-160); the new-game dialog is made from these fields.

    Attributes:
        secret_decade: deal a secret decade to each player (EX-130).
        area1: kind of showcase in slot `area1` (EX-140); likewise `area2` and `area3`.
        start: `random`, or the index of the chosen start player among the seats as they were entered (EX-020).
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    secret_decade: bool = False
    area1: Literal["one_continent", "spread_years", "link"] = "one_continent"
    area2: Literal["one_era", "short_era", "one_decade"] = "one_era"
    area3: Literal["years_gap", "antique", "unique_decades"] = "years_gap"
    start: Literal["random"] | Annotated[int, Field(ge=0, le=4)] = "random"

    def kinds(self) -> tuple[str, str, str, str, str]:
        """Kinds of the five showcases in slot order, the same for all players (EX-140, EX-141)."""
        return ("grand", self.area2, self.area1, self.area3, "mid_century")
