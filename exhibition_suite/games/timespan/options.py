"""What can be chosen when a game is set up (sections 1.18 and 1.19 of the rules)."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """The game's variants; the new-game dialog is made from these fields.

    Attributes:
        boards: how civilisation and technology boards are shared out: dealt, chosen seat by seat (TS-031), drafted (TS-455) or
            auctioned (TS-456); draft and auction exclude each other (TS-458).
        first_game: the simplified first game (TS-042, TS-112).
        wandering_wonders: neutral wonders change at the end of ages I and II (TS-450).
        time_is_money: the action phase has a timer, kept by the session (TS-452).
        cunning_camel: camels move in turn order and pay the camels they join (TS-454).
        gentle_push: the push stops at the first empty space (TS-142).
        rival: strength of the Rival in a solo game (TS-428).
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    boards: Literal["random", "choose", "draft", "auction"] = "random"
    first_game: bool = False
    wandering_wonders: bool = False
    time_is_money: bool = False
    cunning_camel: bool = False
    gentle_push: bool = False
    rival: Literal["easy", "normal", "hard"] = "normal"
