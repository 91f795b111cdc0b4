"""Weights of the opinion, fitted to the final scores of games that bots played against each other."""

from __future__ import annotations

from typing import Final

OPINION: Final = (
    0.048, -0.238, 0.593, 0.575, 0.209,  # one, free, room0, room1, room2
    -0.012, 0.077, -0.616, 0.353, 0.271,  # room3, room4, mid_free, depot1, depot2
    5.759, -7.760, -1.654, 0.873, -0.078,  # cover, cover2, some_of_3, decades, decades_hard
    -0.105, -0.210, 0.982, 0.047, -0.254,  # decades_few, decades_many, goal_points, miss1, miss2
    -0.316, 0.087, 2.208, 1.001, -0.256,  # miss3, miss4, miss_scarce, focus, second
    5.170, 0.831, -0.053, 0.304, 1.067,  # focus_supply, run, run_supply, run_open, award_done
    0.455, 0.812, 1.045, 0.130, -1.348,  # award_half, award_none, secret, secret_supply, column0
    -0.130, 0.882, 0.243, 0.600, -0.090,  # column1, column_gain, column_white, onward, to_move
)  # fmt: skip
"""Points for one unit of each feature (`features.NAMES`) when the hall is full."""
LATE: Final = (
    -0.015, 0.167, -4.515, -3.556, -1.727,  # one, free, room0, room1, room2
    -0.603, -0.445, 3.156, -4.547, -8.930,  # room3, room4, mid_free, depot1, depot2
    4.863, 1.978, 1.334, -0.373, -0.693,  # cover, cover2, some_of_3, decades, decades_hard
    0.259, 0.658, 0.005, 0.662, 0.653,  # decades_few, decades_many, goal_points, miss1, miss2
    0.410, -0.329, -1.770, -0.662, 1.172,  # miss3, miss4, miss_scarce, focus, second
    -4.777, 0.240, 0.191, -0.268, -0.182,  # focus_supply, run, run_supply, run_open, award_done
    0.759, 0.485, -0.165, 1.194, 0.306,  # award_half, award_none, secret, secret_supply, column0
    -0.324, -0.775, -0.471, -0.602, 0.330,  # column1, column_gain, column_white, onward, to_move
)  # fmt: skip
"""What is added to it when the hall is empty; between, in proportion to the free spots."""
MERIT: Final = {
    "antique_closed": 1.267,
    "antique_closed_x": -0.401,
    "antique_left": -0.310,
    "antique_x": -1.930,
    "antique_x2": -1.149,
    "base_antique": 0.373,
    "base_grand": -0.371,
    "base_link": 0.440,
    "base_mid_century": 0.111,
    "base_one_continent": 0.796,
    "base_one_decade": 0.669,
    "base_one_era": -0.149,
    "base_short_era": 0.134,
    "base_spread_years": 0.273,
    "base_unique_decades": 0.893,
    "base_years_gap": 1.602,
    "closed_width": -1.985,
    "depot0": -0.369,
    "depot0_free": -1.572,
    "depot1": -1.393,
    "depot1_free": -0.402,
    "depot2": -1.963,
    "depot2_free": -0.458,
    "depot_chain": -0.593,
    "depot_cont": -0.722,
    "depot_decade": -0.817,
    "depot_free": -2.398,
    "grand_closed": 1.328,
    "grand_err": -1.498,
    "grand_err2": 0.085,
    "grand_free": 0.431,
    "mid_free": -2.466,
    "one_continent_err": -1.239,
    "one_continent_err2": -2.259,
    "one_continent_free": -0.289,
    "one_decade_closed": 0.381,
    "one_decade_edge": 1.736,
    "one_decade_room": -0.663,
    "one_decade_st": 0.178,
    "one_decade_st2": -0.454,
    "one_decade_start": -1.703,
    "one_era_closed": 0.572,
    "one_era_edge": 0.423,
    "one_era_room": -0.912,
    "one_era_st": 1.473,
    "one_era_st2": -0.924,
    "one_era_start": -0.435,
    "other_closed": 1.039,
    "other_err": -1.785,
    "other_err2": -0.641,
    "other_free": 0.068,
    "short_era_closed": 1.316,
    "short_era_edge": 0.876,
    "short_era_room": -0.344,
    "short_era_st": -0.524,
    "short_era_st2": -0.010,
    "short_era_start": -0.799,
    "t_antique": 0.542,
    "t_chain": 0.641,
    "t_cont": 1.569,
    "t_cont_late": 0.682,
    "t_decade": 0.863,
    "t_focus": 0.353,
    "t_gapx": -1.217,
    "t_grand": 0.239,
    "t_link": 0.337,
    "t_mid_century": 0.058,
    "t_n": 0.100,
    "t_next0": -1.290,
    "t_next1": -0.395,
    "t_next2": 0.033,
    "t_next3": 0.369,
    "t_nextgain": 0.422,
    "t_nextwhite": -0.059,
    "t_none0": 0.147,
    "t_none1": -0.344,
    "t_none2": -1.619,
    "t_none_free": -1.709,
    "t_one_continent": 0.282,
    "t_one_decade": 0.747,
    "t_one_era": 0.379,
    "t_onlymid": -0.562,
    "t_secret": 1.315,
    "t_short_era": 0.310,
    "t_spread_years": -0.154,
    "t_stay": 0.211,
    "t_unique_decades": 0.182,
    "t_white": 1.554,
    "t_white_free": 0.855,
    "t_years_gap": 0.620,
    "wild_grand": 0.967,
    "wild_mid_century": -0.539,
    "wild_one_continent": -0.078,
    "wild_one_era": 1.222,
    "wild_years_gap": -1.343,
    "years_gap_closed": -0.226,
    "years_gap_closed_x": 0.166,
    "years_gap_left": -0.140,
    "years_gap_x": -6.546,
    "years_gap_x2": 1.401,
}
"""Logarithms of how much likelier a search chooses an action of which the name is true (`merit`)."""
