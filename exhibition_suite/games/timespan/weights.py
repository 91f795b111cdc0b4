"""Weights of the opinion, after the value model."""

from __future__ import annotations

from typing import Final

# fmt: off
OPINION: Final = (
    (  # round 1
        0.560, 1.200, 1.840, 2.560, -0.240,  # coin, basic, level2, gold, crowd
        0.600, 0.500, 0.250, 0.000, 0.300,  # card1, card2, cards, count, payable1
        0.200, 0.250, 0.300, 0.400, 0.000,  # payable2, discards, wonder, wonder_payable, wonders
        0.500, 0.450, 0.350, 0.150, 1.200,  # box1, box2, box3, box4, line_pays
        0.100, 0.600, 1.000, 0.000, 1.000,  # open_slots, line_lux, boxes_now, waiting, pays
        0.500, 0.350, 0.700, 0.000, 0.000,  # board, wonder_boxes, visits, white, black
        1.000, 0.900, 0.900, 0.600, 0.500,  # lasting, culture, science, ship, balloon
        0.400, 0.500, 0.500, 1.000, 1.000,  # space, tiles, deliverable, peace_next, peace_later
        2.000, 0.900, 0.400, 1.000, 2.080,  # clocks, vision, vision_near, variable, workers
        4.800, 2.400, 0.000, 0.000, 0.000,  # offer, camel, market, live, one
        0.000,  # duel
    ),
    (  # round 2
        0.560, 1.200, 1.840, 2.560, -0.240,  # coin, basic, level2, gold, crowd
        0.600, 0.500, 0.250, 0.000, 0.300,  # card1, card2, cards, count, payable1
        0.200, 0.250, 0.300, 0.400, 0.000,  # payable2, discards, wonder, wonder_payable, wonders
        0.500, 0.450, 0.350, 0.150, 1.200,  # box1, box2, box3, box4, line_pays
        0.100, 0.600, 1.000, 0.000, 1.000,  # open_slots, line_lux, boxes_now, waiting, pays
        0.500, 0.350, 0.700, 0.000, 0.000,  # board, wonder_boxes, visits, white, black
        1.000, 0.900, 0.900, 0.600, 0.500,  # lasting, culture, science, ship, balloon
        0.400, 0.500, 0.500, 1.000, 1.000,  # space, tiles, deliverable, peace_next, peace_later
        2.000, 0.900, 0.400, 1.000, 2.080,  # clocks, vision, vision_near, variable, workers
        4.800, 2.400, 0.000, 0.000, 0.000,  # offer, camel, market, live, one
        0.000,  # duel
    ),
    (  # round 3
        0.467, 1.001, 1.534, 2.134, -0.200,  # coin, basic, level2, gold, crowd
        0.600, 0.500, 0.250, 0.000, 0.300,  # card1, card2, cards, count, payable1
        0.200, 0.250, 0.300, 0.400, 0.000,  # payable2, discards, wonder, wonder_payable, wonders
        0.500, 0.450, 0.350, 0.150, 1.200,  # box1, box2, box3, box4, line_pays
        0.100, 0.600, 1.000, 0.000, 1.000,  # open_slots, line_lux, boxes_now, waiting, pays
        0.500, 0.350, 0.700, 0.000, 0.000,  # board, wonder_boxes, visits, white, black
        1.000, 0.900, 0.900, 0.600, 0.500,  # lasting, culture, science, ship, balloon
        0.400, 0.500, 0.500, 1.000, 1.000,  # space, tiles, deliverable, peace_next, peace_later
        2.000, 0.900, 0.400, 1.000, 1.734,  # clocks, vision, vision_near, variable, workers
        4.002, 2.001, 0.000, 0.000, 0.000,  # offer, camel, market, live, one
        0.000,  # duel
    ),
    (  # round 4
        0.467, 1.001, 1.534, 2.134, -0.200,  # coin, basic, level2, gold, crowd
        0.600, 0.500, 0.250, 0.000, 0.300,  # card1, card2, cards, count, payable1
        0.200, 0.250, 0.300, 0.400, 0.000,  # payable2, discards, wonder, wonder_payable, wonders
        0.500, 0.450, 0.350, 0.150, 1.200,  # box1, box2, box3, box4, line_pays
        0.100, 0.600, 1.000, 0.000, 1.000,  # open_slots, line_lux, boxes_now, waiting, pays
        0.500, 0.350, 0.700, 0.000, 0.000,  # board, wonder_boxes, visits, white, black
        1.000, 0.900, 0.900, 0.600, 0.500,  # lasting, culture, science, ship, balloon
        0.400, 0.500, 0.500, 1.000, 1.000,  # space, tiles, deliverable, peace_next, peace_later
        2.000, 0.900, 0.400, 1.000, 1.734,  # clocks, vision, vision_near, variable, workers
        4.002, 2.001, 0.000, 0.000, 0.000,  # offer, camel, market, live, one
        0.000,  # duel
    ),
    (  # round 5
        0.350, 0.750, 1.150, 1.900, -0.150,  # coin, basic, level2, gold, crowd
        0.600, 0.500, 0.250, 0.000, 0.300,  # card1, card2, cards, count, payable1
        0.200, 0.250, 0.300, 0.400, 0.000,  # payable2, discards, wonder, wonder_payable, wonders
        0.500, 0.450, 0.350, 0.150, 1.000,  # box1, box2, box3, box4, line_pays
        0.100, 0.600, 1.000, 0.000, 1.000,  # open_slots, line_lux, boxes_now, waiting, pays
        0.500, 0.350, 0.700, 0.000, 0.000,  # board, wonder_boxes, visits, white, black
        1.000, 0.900, 0.900, 0.600, 0.500,  # lasting, culture, science, ship, balloon
        0.400, 0.500, 0.500, 1.000, 1.000,  # space, tiles, deliverable, peace_next, peace_later
        2.000, 0.900, 0.400, 1.000, 1.300,  # clocks, vision, vision_near, variable, workers
        3.000, 1.500, 0.000, 0.000, 0.000,  # offer, camel, market, live, one
        0.000,  # duel
    ),
)
"""Points for one unit of each feature (`features.NAMES`), a line for each round."""
RIVAL: Final = (
    (60.0, 48.0, 36.0, 24.0, 12.0, 0.0),
    (80.0, 64.0, 48.0, 32.0, 16.0, 0.0),
    (100.0, 80.0, 60.0, 40.0, 20.0, 0.0),
)
"""What the Rival gains from a round on, its action phase included: by level, easy, normal, hard, and round; 0 after the last."""
# fmt: on
