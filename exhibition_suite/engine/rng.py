"""The suite's only source of chance: a 64-bit generator small enough to be part of a state.

SplitMix64 (Steele, Lea, Flood 2014). The functions work on a bare int, so that a state keeps its generator as one number.
"""

from __future__ import annotations

from functools import cache
from struct import Struct

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


@cache
def _side_by_side(count: int) -> tuple[int, int, int, Struct]:
    """For so many numbers in one, 128 bits each: a one in each, what is added to each state, the lower halves, how to take them apart."""
    ones = sum(1 << 128 * i for i in range(count))
    steps = sum(((i + 1) * GAMMA & MASK) << 128 * i for i in range(count))
    return ones, steps, MASK * ones, Struct(f"<{2 * count}Q")


def many(state: int, count: int) -> tuple[int, ...]:
    """`mix` of the next `count` states, reckoned all at once in one large number: each stands in 128 bits, where a product has room."""
    ones, steps, halves, parts = _side_by_side(count)
    bits = (state * ones + steps) & halves
    bits = ((bits ^ ((bits >> 30) & halves)) * MIX_1) & halves
    bits = ((bits ^ ((bits >> 27) & halves)) * MIX_2) & halves
    bits ^= (bits >> 31) & halves
    return parts.unpack(bits.to_bytes(16 * count, "little"))[::2]


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
        """Shuffles a list in place (Fisher and Yates): `below` for every place, all bits drawn at once, as every redeal shuffles much."""
        count = len(items)
        if count < 2:
            return
        for last, bits in zip(range(count - 1, 0, -1), many(self.state, count - 1), strict=True):
            other = bits * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]
        self.state = (self.state + (count - 1) * GAMMA) & MASK
