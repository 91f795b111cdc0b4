"""Weights of the opinion, fitted to the final scores of games that bots played against each other."""

from __future__ import annotations

from typing import Final

OPINION: Final = (
    0.018, -0.179, 0.142, 0.107, -0.022,  # one, free, room0, room1, room2
    -0.138, -0.103, 0.843, 0.327, 0.794,  # room3, room4, mid_free, depot1, depot2
    7.447, -6.856, -2.689, 0.763, -0.077,  # cover, cover2, some_of_3, decades, decades_hard
    -0.134, -0.369, 1.032, 0.015, -0.251,  # decades_few, decades_many, goal_points, miss1, miss2
    -0.381, -0.035, 1.940, 1.063, -0.087,  # miss3, miss4, miss_scarce, focus, second
    1.563, 0.995, -0.022, 0.475, 1.027,  # focus_supply, run, run_supply, run_open, award_done
    0.521, 0.779, 1.062, -1.080, 0.387,  # award_half, award_none, secret, secret_supply, column0
    0.448, 0.337, -0.370, 0.220, 0.573,  # column1, column_gain, column_white, onward, take_best
    0.198, -0.098,  # take_next, to_move
)  # fmt: skip
"""Points for one unit of each feature (`features.NAMES`) when the hall is full."""
LATE: Final = (
    -0.011, 0.305, -3.345, -2.305, -1.293,  # one, free, room0, room1, room2
    -0.331, 0.004, 1.770, -4.913, -10.178,  # room3, room4, mid_free, depot1, depot2
    3.867, -2.167, 0.062, -0.069, -1.036,  # cover, cover2, some_of_3, decades, decades_hard
    0.089, 0.904, -0.129, 0.871, 0.789,  # decades_few, decades_many, goal_points, miss1, miss2
    0.654, 0.004, -2.688, -0.771, 0.672,  # miss3, miss4, miss_scarce, focus, second
    5.604, -0.099, 0.170, -0.440, -0.153,  # focus_supply, run, run_supply, run_open, award_done
    0.678, 0.431, 0.066, 2.633, -0.357,  # award_half, award_none, secret, secret_supply, column0
    -1.346, -0.628, 0.436, -0.381, -0.075,  # column1, column_gain, column_white, onward, take_best
    -0.172, 0.271,  # take_next, to_move
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
