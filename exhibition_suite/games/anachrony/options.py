"""What can be chosen when a game is set up (section 19 of the rules, and the solo rules)."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """The game's variants; the new-game dialog is made from these fields.

    Attributes:
        board_side: the side of all player boards (AN-650).
        paths: how Paths are shared out: chosen in turn order or dealt (AN-651).
        path_side: the side of each Path board: dealt or chosen (AN-067).
        leaders: chosen or dealt (AN-657).
        paradox: the die, or always one token (AN-652).
        power_up: one after the other, or in any order (AN-653).
        rules_profile: which reading of the disputed rules holds (AN-654).
        first_player: by chance, or the first seat (AN-655).
        narrow_council: the right World Council space is closed, for one or two players (AN-656, AS-008).
        opponent: whom a single player plays against (AN-680, AS-001, AS-400).
        skip_reboot, no_leader, extra_turn, six_actions: the Chronobot's difficulty, CB-1 to CB-4 (AS-310).
        c01_side_b, c02_side_b, c03_side_b, swap_tiles, more_energy, extra_exosuit, leftover_energy, rewarded_failure, new_shapes: the
            Chronossus's difficulty, CX-1 to CX-5, CX-7 and CX-8 (AS-490).
        random_tiles: its Action tiles are dealt to their slots (AS-403).
        fewest_first: which cubes the opponent wants at the Mine (AS-130); final_failure: whether a final Time Travel can fail (AS-205);
            carry_over: whether a fourth Paradox token is kept (AS-234).
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    board_side: Literal["A", "B"] = "A"
    paths: Literal["choose", "random"] = "choose"
    path_side: Literal["random", "choose"] = "random"
    leaders: Literal["choose", "random"] = "choose"
    paradox: Literal["die", "always_one"] = "die"
    power_up: Literal["turn_order", "together"] = "turn_order"
    rules_profile: Literal["standard", "alternative"] = "standard"
    first_player: Literal["random", "first_seat"] = "random"
    narrow_council: bool = False
    opponent: Literal["none", "chronobot", "chronossus"] = "none"
    skip_reboot: bool = False
    no_leader: bool = False
    extra_turn: bool = False
    six_actions: bool = False
    c01_side_b: bool = False
    c02_side_b: bool = False
    c03_side_b: bool = False
    swap_tiles: bool = False
    random_tiles: bool = False
    more_energy: Literal["none", "one", "two", "three"] = "none"
    extra_exosuit: bool = False
    leftover_energy: bool = False
    rewarded_failure: bool = False
    new_shapes: bool = False
    fewest_first: bool = False
    final_failure: bool = False
    carry_over: bool = False
