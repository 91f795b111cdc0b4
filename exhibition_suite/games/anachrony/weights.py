"""Weights of the opinion by Era, fitted to playouts.

How they were found: the first weights were set by hand from what things bring in the rules. Then, in games that bots played by merit with
some chance (2 to 4 seats, both sides of the boards, seeds 10000 and 20000 onwards), at 765 stand-alone decisions up to five actions each
were played, and from the end of each the game was finished three times by merit with a little chance (2,729 rows). What the actions of one
decision brought more than each other was fitted by ridge regression around the first weights, for the first and for the last Era; the Eras
between lie on a line. Greedy play with them against play by merit: 67.5 % of 40 paired games (95 % interval 52.0 to 79.9; seeds 300
onwards), 5.9 points more.
"""

from __future__ import annotations

from typing import Final

from .core import ERAS
from .features import NAMES

_FIRST: Final = {
    "goods": 0.71,
    "water": -0.34,
    "active": 0.76,
    "tired": 0.65,
    "genius": -0.45,
    "acts": 0.58,
    "suits": 1.14,
    "uses": 0.36,
    "range": -0.05,
    "debt": 1.93,
    "payable": 0.25,
    "breakthroughs": -0.15,
    "paradox": -2.03,
    "project": 0.26,
    "near": 1.37,
    "evacuation": -0.27,
    "condition": 3.87,
    "banner": 0.84,
    "spots": 1.01,
    "morale": -0.10,
}
_LAST: Final = {
    "goods": 0.38,
    "water": -0.08,
    "active": 0.44,
    "tired": 0.07,
    "genius": 0.72,
    "acts": 0.64,
    "suits": 0.66,
    "uses": 0.41,
    "range": -0.83,
    "debt": 1.13,
    "payable": 0.72,
    "breakthroughs": -0.53,
    "paradox": 0.83,
    "project": 0.20,
    "near": 0.33,
    "evacuation": -0.49,
    "condition": 0.24,
    "banner": 0.65,
    "spots": -0.00,
    "morale": -0.35,
}
OPINION: Final = tuple(tuple(_FIRST[name] + (_LAST[name] - _FIRST[name]) * era / (ERAS - 1) for name in NAMES) for era in range(ERAS))
"""By Era, from 0, in the order of `features.NAMES`."""
