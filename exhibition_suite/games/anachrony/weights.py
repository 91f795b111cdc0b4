"""Weights of the opinion by Era, and of the merit of moves: set by hand from what things bring in the rules."""

from __future__ import annotations

from typing import Final

from .features import NAMES

_FIRST: Final = {
    "goods": 0.62,
    "water": 0.10,
    "active": 0.9,
    "tired": 0.45,
    "genius": 0.6,
    "acts": 1.1,
    "suits": 0.25,
    "uses": 0.65,
    "range": 0.18,
    "debt": 0.2,
    "payable": 0.5,
    "breakthroughs": 0.5,
    "paradox": -0.8,
    "project": 0.35,
    "near": 0.25,
    "evacuation": 0.3,
    "condition": 0.5,
    "banner": 0.4,
    "spots": 0.15,
    "morale": 0.05,
}
_LAST: Final = {
    "goods": 0.08,
    "water": 0.02,
    "active": 0.3,
    "tired": 0.0,
    "genius": 0.0,
    "acts": 0.9,
    "suits": 0.0,
    "uses": 0.65,
    "range": 0.0,
    "debt": 0.0,
    "payable": 1.6,
    "breakthroughs": 0.05,
    "paradox": 0.0,
    "project": 0.5,
    "near": 0.0,
    "evacuation": 0.8,
    "condition": 0.5,
    "banner": 0.0,
    "spots": 0.0,
    "morale": 0.0,
}
OPINION: Final = tuple(tuple(_FIRST[name] + (_LAST[name] - _FIRST[name]) * era / 6 for name in NAMES) for era in range(7))
"""By Era, from 0, in the order of `features.NAMES`."""
