"""Heights on the board: what covers what. Higher numbers lie above."""

from __future__ import annotations

GROUND = 0.0
PLACES = 10.0
PIECES = 20.0
MARKS = 40.0
"""Brackets, flags and pennants lie above the pieces they speak of."""
IN_HAND = 60.0
FLYING = 70.0
HAND_MARKS = 80.0
"""Flag of the place aimed at: it stays readable beside the dragged piece."""
FOCUS = 90.0
"""The keyboard ring: never hidden by another state."""
