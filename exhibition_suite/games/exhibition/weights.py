"""Weights of the opinion, fitted to the final scores of games that bots played, and of the merit, fitted by playing against itself."""

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
    "antique_closed": 0.593,
    "antique_closed_x": -0.191,
    "antique_left": 0.389,
    "antique_x": -1.396,
    "antique_x2": -0.805,
    "base_antique": 0.020,
    "base_grand": 0.581,
    "base_link": 0.069,
    "base_mid_century": -0.465,
    "base_one_continent": 0.001,
    "base_one_decade": 0.309,
    "base_one_era": 0.572,
    "base_short_era": 0.573,
    "base_spread_years": -0.006,
    "base_unique_decades": 0.716,
    "base_years_gap": 0.406,
    "closed_width": -0.861,
    "depot0": -0.698,
    "depot0_free": -0.547,
    "depot1": -0.889,
    "depot1_free": -0.252,
    "depot2": -1.006,
    "depot2_free": -0.236,
    "depot_chain": -0.425,
    "depot_cont": -0.349,
    "depot_decade": -0.628,
    "depot_free": -1.028,
    "grand_closed": -0.052,
    "grand_err": -1.075,
    "grand_err2": -0.527,
    "grand_free": -0.024,
    "mid_free": -1.058,
    "one_continent_err": -0.862,
    "one_continent_err2": -1.077,
    "one_continent_free": -0.064,
    "one_decade_closed": 0.308,
    "one_decade_edge": -0.203,
    "one_decade_room": -0.271,
    "one_decade_st": -0.025,
    "one_decade_st2": -0.305,
    "one_decade_start": -0.768,
    "one_era_closed": 0.369,
    "one_era_edge": -0.678,
    "one_era_room": -0.994,
    "one_era_st": 1.064,
    "one_era_st2": -0.189,
    "one_era_start": -0.123,
    "other_closed": 0.425,
    "other_err": -1.025,
    "other_err2": -0.549,
    "other_free": -0.119,
    "short_era_closed": 0.728,
    "short_era_edge": -0.450,
    "short_era_room": -0.894,
    "short_era_st": 0.634,
    "short_era_st2": -0.341,
    "short_era_start": 0.058,
    "t_antique": 0.269,
    "t_chain": 0.336,
    "t_cont": 1.699,
    "t_cont_late": 0.582,
    "t_decade": 0.675,
    "t_focus": 0.268,
    "t_gapx": -1.162,
    "t_grand": 0.193,
    "t_link": 0.056,
    "t_mid_century": -0.160,
    "t_n": 0.219,
    "t_next0": -0.954,
    "t_next1": -0.130,
    "t_next2": 0.036,
    "t_next3": 0.200,
    "t_nextgain": 0.349,
    "t_nextwhite": -0.116,
    "t_none0": -0.411,
    "t_none1": -0.467,
    "t_none2": -0.645,
    "t_none_free": -0.722,
    "t_one_continent": 0.195,
    "t_one_decade": 0.439,
    "t_one_era": 0.561,
    "t_onlymid": -0.511,
    "t_secret": 1.164,
    "t_short_era": 0.375,
    "t_spread_years": -0.110,
    "t_stay": 0.154,
    "t_unique_decades": 0.324,
    "t_white": 0.878,
    "t_white_free": 0.583,
    "t_years_gap": 0.236,
    "wild_grand": 0.149,
    "wild_mid_century": -0.215,
    "wild_one_continent": -0.174,
    "wild_one_era": 0.703,
    "wild_years_gap": -0.515,
    "years_gap_closed": -0.053,
    "years_gap_closed_x": -0.292,
    "years_gap_left": -0.044,
    "years_gap_x": -3.024,
    "years_gap_x2": 0.402,
}
"""What the merit adds for each thing that is true of an action (`merit`), in a unit of its own, in which the opinion weighs `take_best`."""
