"""Sizes of the window that more than one room must agree on."""

from __future__ import annotations

COMPACT_BELOW = (1440, 810)
"""Window in px below which everything takes its compact form: the board and what stands around it change together."""
