"""Weights of the opinion, fitted to the final scores of games that bots played against each other."""

from __future__ import annotations

from typing import Final

OPINION: Final = (
    0.072, 0.099, -0.681, -0.527, -0.481,  # one, free, room0, room1, room2
    -0.503, -0.393, -0.669, -0.407, -0.368,  # room3, room4, mid_free, depot1, depot2
    3.203, -3.709, -1.655, 0.963, 0.007,  # cover, cover2, some_of_3, decades, decades_hard
    -0.088, -0.164, 0.987, -0.104, -0.427,  # decades_few, decades_many, goal_points, miss1, miss2
    -0.537, 0.540, 2.685, 1.025, -0.148,  # miss3, miss4, miss_scarce, focus, second
    5.295, 0.937, -0.020, 0.044, 0.935,  # focus_supply, run, run_supply, run_open, award_done
    0.520, 0.392, 1.036, 0.437, -1.148,  # award_half, award_none, secret, secret_supply, column0
    0.356, 1.079, 0.066, 0.441, -0.078,  # column1, column_gain, column_white, onward, to_move
)  # fmt: skip
"""Points for one unit of each feature (`features.NAMES`) when the hall is full."""
LATE: Final = (
    0.006, -0.097, -1.164, -0.809, -0.429,  # one, free, room0, room1, room2
    0.233, 0.394, 1.744, -1.584, -5.785,  # room3, room4, mid_free, depot1, depot2
    2.836, 2.010, -0.764, -0.445, -0.636,  # cover, cover2, some_of_3, decades, decades_hard
    0.481, 0.662, -0.021, 1.009, 1.204,  # decades_few, decades_many, goal_points, miss1, miss2
    1.122, -0.340, -2.736, -0.855, 0.551,  # miss3, miss4, miss_scarce, focus, second
    -2.348, -0.268, 0.102, -0.220, 0.234,  # focus_supply, run, run_supply, run_open, award_done
    0.780, 1.004, 0.044, 0.606, 0.753,  # award_half, award_none, secret, secret_supply, column0
    -1.033, -0.923, -0.092, -0.492, 0.355,  # column1, column_gain, column_white, onward, to_move
)  # fmt: skip
"""What is added to it when the hall is empty; between, in proportion to the free spots."""
