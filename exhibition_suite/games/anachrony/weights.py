"""Weights of the opinion by Era, found by playing.

How they were found: the features were chosen and first weights set by hand, by looking at games; that alone made greedy play win 85 %
of 20 paired games against the opinion before (95 % interval 64 to 95; seeds 300 onwards; 12 points more). Then 180 games were played in
which each seat had its own weights, every one changed by chance (about a factor 1.8 up or down; seeds 50000 onwards). Two things were
read from them: by ridge regression what each feature foretold of the final score, by Era; and which changed weights won. Where both
said the same the weights went some way there (goods and unused Workers down, own spaces and the Evacuation up). Among weights near
these the difference is small: in 80 paired games against those after a first reading of 112 games it was -0.1 +- 1.8 points (seeds 700
onwards).

Tired Workers, Buildings in reach, Energy Cores and an Evacuation that is planned from the first Era were looked at later, again by
hand. Greedy with them won 71 % of 80 paired games against greedy without (61 to 80; +9.5 +- 4.1 points; seeds 900 onwards). Each is
there because games without it were worse: in 40 games against the Chronobot (seeds 7000 onwards) the own score fell by 5 without the
Buildings in reach, and the difference to the Chronobot by 4 without the Energy Cores.
"""

from __future__ import annotations

from typing import Final

from .core import ERAS
from .features import NAMES

_FIRST: Final = {
    "goods": 0.28,
    "acts": 2.8,
    "revived": 0.9,
    "own_acts": 1.2,
    "suits": 0.15,
    "fresh": 0.15,
    "workers": 0.36,
    "types": 0.15,
    "genius": 0.3,
    "uses": 0.48,
    "uses_now": 0.15,
    "debt": 0.3,
    "settled": 0.8,
    "paybacks": 0.6,
    "paradox": -0.8,
    "rolls": -0.2,
    "breakthroughs": 0.35,
    "project": 0.5,
    "building": 0.3,
    "cores": 0.8,
    "evacuation": 1.1,
    "banner": 0.7,
}
_LAST: Final = _FIRST | {
    "goods": 0.33,
    "acts": 2.4,
    "fresh": 0.2,
    "debt": 0.6,
    "settled": 2.0,
    "breakthroughs": 0.1,
    "project": 0.4,
    "evacuation": 0.9,
    "banner": 0.2,
}
OPINION: Final = tuple(tuple(_FIRST[name] + (_LAST[name] - _FIRST[name]) * era / (ERAS - 1) for name in NAMES) for era in range(ERAS))
"""By Era, from 0, in the order of `features.NAMES`."""
