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
    "antique_closed": 0.977,
    "antique_closed_x": -0.589,
    "antique_left": -0.268,
    "antique_x": -2.170,
    "antique_x2": -0.852,
    "base_antique": 0.355,
    "base_grand": -0.438,
    "base_link": 0.365,
    "base_mid_century": 0.082,
    "base_one_continent": 0.800,
    "base_one_decade": 0.444,
    "base_one_era": -0.092,
    "base_short_era": 0.154,
    "base_spread_years": 0.273,
    "base_unique_decades": 1.029,
    "base_years_gap": 1.526,
    "closed_width": -1.869,
    "depot0": -0.542,
    "depot0_free": -1.265,
    "depot1": -1.441,
    "depot1_free": -0.514,
    "depot2": -2.009,
    "depot2_free": -0.507,
    "depot_chain": -0.521,
    "depot_cont": -0.880,
    "depot_decade": -0.905,
    "depot_free": -2.265,
    "grand_closed": 1.297,
    "grand_err": -1.470,
    "grand_err2": 0.075,
    "grand_free": 0.435,
    "mid_free": -2.406,
    "one_continent_err": -1.161,
    "one_continent_err2": -2.272,
    "one_continent_free": -0.252,
    "one_decade_closed": 0.884,
    "one_decade_edge": 1.509,
    "one_decade_room": -0.569,
    "one_decade_st": 0.146,
    "one_decade_st2": -0.534,
    "one_decade_start": -1.746,
    "one_era_closed": 0.570,
    "one_era_edge": 0.437,
    "one_era_room": -0.830,
    "one_era_st": 1.475,
    "one_era_st2": -1.141,
    "one_era_start": -0.451,
    "other_closed": 1.089,
    "other_err": -1.614,
    "other_err2": -0.749,
    "other_free": 0.086,
    "short_era_closed": 1.314,
    "short_era_edge": 0.843,
    "short_era_room": -0.420,
    "short_era_st": -0.301,
    "short_era_st2": -0.011,
    "short_era_start": -0.910,
    "t_antique": 0.641,
    "t_chain": 0.626,
    "t_cont": 1.549,
    "t_cont_late": 0.461,
    "t_decade": 0.897,
    "t_focus": 0.364,
    "t_gapx": -1.135,
    "t_grand": 0.145,
    "t_link": 0.216,
    "t_mid_century": 0.067,
    "t_n": 0.099,
    "t_next0": -1.191,
    "t_next1": -0.295,
    "t_next2": 0.024,
    "t_next3": 0.270,
    "t_nextgain": 0.395,
    "t_nextwhite": -0.069,
    "t_none0": -0.014,
    "t_none1": -0.489,
    "t_none2": -1.669,
    "t_none_free": -1.614,
    "t_one_continent": 0.347,
    "t_one_decade": 0.627,
    "t_one_era": 0.296,
    "t_onlymid": -0.605,
    "t_secret": 1.190,
    "t_short_era": 0.243,
    "t_spread_years": -0.067,
    "t_stay": 0.166,
    "t_unique_decades": 0.296,
    "t_white": 1.268,
    "t_white_free": 1.235,
    "t_years_gap": 0.551,
    "wild_grand": 0.852,
    "wild_mid_century": -0.581,
    "wild_one_continent": -0.150,
    "wild_one_era": 1.102,
    "wild_years_gap": -1.337,
    "years_gap_closed": -0.183,
    "years_gap_closed_x": 0.009,
    "years_gap_left": -0.113,
    "years_gap_x": -6.624,
    "years_gap_x2": 1.591,
}
"""Logarithms of how much likelier a search chooses an action of which the name is true (`merit`)."""
