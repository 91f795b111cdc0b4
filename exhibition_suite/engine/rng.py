"""The suite's only source of chance: a 64-bit generator small enough to be part of a state.

SplitMix64 (Steele, Lea, Flood 2014). The functions work on a bare int, so that a state keeps its generator as one number.
"""

from __future__ import annotations

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


def step(state: int) -> int:
    """The generator's next state."""
    return (state + GAMMA) & MASK


def mix(state: int) -> int:
    """64 well mixed bits of a generator's state."""
    state = ((state ^ (state >> 30)) * MIX_1) & MASK
    state = ((state ^ (state >> 27)) * MIX_2) & MASK
    return state ^ (state >> 31)


def scale(bits: int, count: int) -> int:
    """A whole number below `count` out of 64 mixed bits (Lemire's multiplication; its bias is below count / 2**64)."""
    return (bits * count) >> 64


class Rng:
    """A generator with a name of its own, for dealing, bots and tests.

    Attributes:
        state: the 64 bits it stands at.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = mix(step(seed & MASK))

    def bits(self) -> int:
        """64 bits."""
        self.state = step(self.state)
        return mix(self.state)

    def below(self, count: int) -> int:
        """A whole number from 0 to `count` - 1. Raises `ValueError` where `count` is not positive."""
        if count <= 0:
            raise ValueError(f"no whole number below {count}")
        return scale(self.bits(), count)

    def shuffle(self, items: list[int]) -> None:
        """Shuffles a list in place (Fisher and Yates): the steps of `below` written out, since every redeal shuffles much."""
        state = self.state
        for last in range(len(items) - 1, 0, -1):
            state = bits = (state + GAMMA) & MASK
            bits = ((bits ^ (bits >> 30)) * MIX_1) & MASK
            bits = ((bits ^ (bits >> 27)) * MIX_2) & MASK
            other = (bits ^ (bits >> 31)) * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]
        self.state = state
