"""Weights of the opinion, from the value model and then from playouts.

How they were found: the first weights are those of the value model (part 3 of the rules). Then in games that greedy bots played (1 to 4
seats, 103 games, seeds 41000123 onwards and 51000153 onwards, wake effects kept from endless chains), at 5,277 stand-alone decisions up to
six actions each were played, and from the end of each the game was finished by merit with a little chance (26,476 rows). What the actions
of one decision brought more than each other was fitted by ridge regression: one factor for each feature in all rounds (standard deviations
0.2 and 0.3 around the value model), a small correction for each round, and the mean of the first fit and the last. Fits to final scores
alone, without comparing actions of one decision, made the bots 20 to 34 points weaker and were not kept. Against the first weights: 58.9 %
of 146 paired games of two greedy bots (95 % interval 50.8 to 66.6; seeds 3000 onwards), 6.1 points more (+-5.5).
The Rival's gains are means of 1-seat games of greedy bots (seeds 31000093 onwards).
"""

from __future__ import annotations

from typing import Final

# fmt: off
OPINION: Final = (
    (  # round 1
        0.407, 0.777, 1.199, 1.672, -0.289,  # coin, basic, level2, gold, crowd
        0.347, 0.306, 0.211, 0.085, 0.200,  # card1, card2, cards, count, payable1
        0.147, 0.265, 0.333, 0.169, 0.178,  # payable2, discards, wonder, wonder_payable, wonders
        0.441, 0.385, 0.338, 0.192, 1.013,  # box1, box2, box3, box4, line_pays
        0.103, 0.544, 0.820, 0.004, 0.896,  # open_slots, line_lux, boxes_now, waiting, pays
        0.566, 0.189, 0.538, 0.208, -0.093,  # board, wonder_boxes, visits, white, black
        1.000, -0.116, 0.136, 0.140, 0.135,  # lasting, culture, science, ship, balloon
        0.285, 0.357, 0.505, 0.971, 0.781,  # space, tiles, deliverable, peace_next, peace_later
        2.637, 0.490, 0.499, 0.703, 1.791,  # clocks, vision, vision_near, variable, workers
        4.800, 2.400, 0.001, -0.001, 0.000,  # offer, camel, market, live, one
        0.000,  # duel
    ),
    (  # round 2
        0.417, 0.708, 1.217, 1.668, -0.291,  # coin, basic, level2, gold, crowd
        0.325, 0.326, 0.204, 0.090, 0.188,  # card1, card2, cards, count, payable1
        0.141, 0.271, 0.323, 0.206, 0.179,  # payable2, discards, wonder, wonder_payable, wonders
        0.431, 0.377, 0.381, 0.169, 1.017,  # box1, box2, box3, box4, line_pays
        0.106, 0.521, 0.696, -0.005, 0.930,  # open_slots, line_lux, boxes_now, waiting, pays
        0.544, 0.214, 0.551, 0.206, -0.093,  # board, wonder_boxes, visits, white, black
        1.000, -0.104, 0.159, 0.166, 0.137,  # lasting, culture, science, ship, balloon
        0.298, 0.379, 0.508, 0.960, 0.790,  # space, tiles, deliverable, peace_next, peace_later
        2.637, 0.498, 0.506, 0.702, 1.791,  # clocks, vision, vision_near, variable, workers
        4.800, 2.400, 0.000, -0.000, 0.000,  # offer, camel, market, live, one
        0.000,  # duel
    ),
    (  # round 3
        0.294, 0.538, 1.012, 1.372, -0.266,  # coin, basic, level2, gold, crowd
        0.339, 0.340, 0.209, 0.097, 0.179,  # card1, card2, cards, count, payable1
        0.143, 0.293, 0.317, 0.186, 0.179,  # payable2, discards, wonder, wonder_payable, wonders
        0.414, 0.387, 0.394, 0.165, 1.023,  # box1, box2, box3, box4, line_pays
        0.113, 0.518, 0.707, -0.006, 0.956,  # open_slots, line_lux, boxes_now, waiting, pays
        0.575, 0.196, 0.541, 0.211, -0.093,  # board, wonder_boxes, visits, white, black
        1.000, -0.121, 0.154, 0.173, 0.131,  # lasting, culture, science, ship, balloon
        0.286, 0.409, 0.503, 0.956, 0.782,  # space, tiles, deliverable, peace_next, peace_later
        2.637, 0.493, 0.524, 0.716, 1.467,  # clocks, vision, vision_near, variable, workers
        4.002, 2.001, 0.000, -0.002, 0.000,  # offer, camel, market, live, one
        0.000,  # duel
    ),
    (  # round 4
        0.363, 0.566, 1.014, 1.377, -0.235,  # coin, basic, level2, gold, crowd
        0.345, 0.333, 0.183, 0.089, 0.170,  # card1, card2, cards, count, payable1
        0.126, 0.276, 0.319, 0.196, 0.181,  # payable2, discards, wonder, wonder_payable, wonders
        0.429, 0.358, 0.370, 0.193, 0.997,  # box1, box2, box3, box4, line_pays
        0.112, 0.523, 0.684, -0.006, 0.922,  # open_slots, line_lux, boxes_now, waiting, pays
        0.550, 0.218, 0.553, 0.209, -0.092,  # board, wonder_boxes, visits, white, black
        1.000, -0.109, 0.167, 0.150, 0.142,  # lasting, culture, science, ship, balloon
        0.299, 0.411, 0.526, 0.977, 0.796,  # space, tiles, deliverable, peace_next, peace_later
        2.637, 0.477, 0.518, 0.705, 1.489,  # clocks, vision, vision_near, variable, workers
        4.002, 2.001, -0.000, -0.002, 0.000,  # offer, camel, market, live, one
        0.000,  # duel
    ),
    (  # round 5
        0.266, 0.463, 0.788, 1.232, -0.189,  # coin, basic, level2, gold, crowd
        0.293, 0.311, 0.174, 0.103, 0.173,  # card1, card2, cards, count, payable1
        0.109, 0.313, 0.313, 0.196, 0.181,  # payable2, discards, wonder, wonder_payable, wonders
        0.433, 0.377, 0.378, 0.169, 0.836,  # box1, box2, box3, box4, line_pays
        0.100, 0.525, 0.704, 0.000, 0.949,  # open_slots, line_lux, boxes_now, waiting, pays
        0.546, 0.219, 0.554, 0.221, -0.094,  # board, wonder_boxes, visits, white, black
        1.000, -0.115, 0.157, 0.145, 0.109,  # lasting, culture, science, ship, balloon
        0.296, 0.321, 0.521, 0.932, 0.795,  # space, tiles, deliverable, peace_next, peace_later
        2.707, 0.507, 0.510, 0.675, 1.122,  # clocks, vision, vision_near, variable, workers
        3.000, 1.500, 0.001, -0.012, 0.000,  # offer, camel, market, live, one
        0.000,  # duel
    ),
)
"""Points for one unit of each feature (`features.NAMES`), a line for each round."""
RIVAL: Final = (
    (67.8, 60.9, 51.3, 36.8, 19.7, 0.0),
    (87.3, 76.8, 63.9, 44.0, 23.5, 0.0),
    (109.8, 96.6, 81.4, 60.4, 33.3, 0.0),
)
"""What the Rival gains from a round on, its action phase included: by level, easy, normal, hard, and round; 0 after the last."""
# fmt: on
