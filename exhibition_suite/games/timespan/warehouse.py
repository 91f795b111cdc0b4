"""The warehouse: eight cubes on seven resources (section 1.13), and the cheapest way to pay.

A warehouse is one number with four bits for each resource, coin lowest; the cubes in the room are what is left of eight.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

RESOURCES: Final = ("coin", "wheat", "stone", "wood", "sheep", "metal", "gold")
COIN, WHEAT, STONE, WOOD, SHEEP, METAL, GOLD = range(7)
ROOM: Final = -1
CAPACITY: Final = 8
LEVELS: Final = (0, 1, 1, 1, 2, 2, 3)
"""Level of each resource; a resource of level k is worth k + 1 upgrades from the room and is spent for k (TS-193)."""
BASIC: Final = (WHEAT, STONE, WOOD)
ONE: Final = tuple(1 << 4 * resource for resource in range(7))
EDGES: Final = (
    (ROOM, COIN),
    (COIN, WHEAT),
    (COIN, STONE),
    (COIN, WOOD),
    (WHEAT, SHEEP),
    (STONE, METAL),
    (WOOD, METAL),
    (SHEEP, GOLD),
    (METAL, GOLD),
)
"""Every single upgrade, from and to (TS-182, TS-190)."""
CHANGES: Final = tuple(ONE[to] - (ONE[source] if source >= 0 else 0) for source, to in EDGES)


def amount(cubes: int, resource: int) -> int:
    """Cubes on a resource."""
    return cubes >> 4 * resource & 15


def pack(amounts: dict[str, int]) -> int:
    """A warehouse or a cost out of resource ids and numbers."""
    return sum(ONE[RESOURCES.index(name)] * count for name, count in amounts.items())


def unpack(cubes: int) -> dict[str, int]:
    """Resource ids and numbers of a warehouse or a cost, without zeros."""
    return {name: amount(cubes, resource) for resource, name in enumerate(RESOURCES) if amount(cubes, resource)}


@cache
def size(cubes: int) -> int:
    """Number of cubes on resources, 0 to 8."""
    return sum(cubes >> 4 * resource & 15 for resource in range(7))


@cache
def value(cubes: int) -> int:
    """Worth in upgrades from the room (TS-600)."""
    return sum((cubes >> 4 * resource & 15) * (LEVELS[resource] + 1) for resource in range(7))


def holds(cubes: int, need: int) -> bool:
    """There are enough cubes of every kind."""
    return all(amount(cubes, resource) >= amount(need, resource) for resource in range(7))


@cache
def upgrades(cubes: int) -> tuple[int, ...]:
    """Indices into `EDGES` of the single upgrades that can be made (TS-190)."""
    room = size(cubes) < CAPACITY
    return tuple(index for index, (source, _) in enumerate(EDGES) if (room if source < 0 else amount(cubes, source)))


class Step(NamedTuple):
    """One plain support action of a plan: `convert` to a resource, `spend` a resource, or `up` along an edge (an index into `EDGES`)."""

    kind: str
    value: int


class Prices:
    """All costs of the game, and which of them a warehouse can pay after any conversions (TS-130, TS-192, TS-193).

    Costs are registered first, each gets one bit; then a warehouse gives a mask of the costs it can pay. No support action raises the worth
    of warehouse and open upgrades together, spending lowers it by one, and the rest lowers the number of cubes or of open upgrades: so
    there is no way round in circles, and each position is looked at once for all costs.
    """

    def __init__(self) -> None:
        self._bits: dict[int, int] = {}
        self._exact: dict[int, int] = {}
        self._held: dict[int, int] = {}
        self._masks: dict[int, int] = {}
        self._plans: dict[tuple[int, int], tuple[Step, ...]] = {}

    def bit(self, need: int) -> int:
        """The mask bit of a cost, registered when it is new; masks known so far are then forgotten."""
        if need not in self._bits:
            self._bits[need] = 1 << len(self._bits)
            self._exact[need] = self._bits[need]
            self._held.clear()
            self._masks.clear()
        return self._bits[need]

    def held(self, cubes: int) -> int:
        """Mask of the costs that lie ready, without conversions."""
        found = self._held.get(cubes)
        if found is None:
            found = self._exact.get(cubes, 0)
            for one in ONE:
                if cubes & 15 * one:
                    found |= self.held(cubes - one)
            self._held[cubes] = found
        return found

    def mask(self, cubes: int, ups: int = 0) -> int:
        """Mask of the costs that can be paid out of a warehouse, `ups` single upgrades being open."""
        key = ups << _CUBES_BITS | cubes if ups else cubes
        found = self._masks.get(key)
        if found is None:
            found = 0 if ups else self.held(cubes)
            for _, after, left in _moves(cubes, ups):
                found |= self.mask(after, left)
            self._masks[key] = found
        return found

    def plan(self, cubes: int, need: int) -> tuple[Step, ...] | None:
        """The plain support actions after which `need` lies ready: fewest spent resources, then fewest steps; None: no way."""
        key = (cubes, need)
        found = self._plans.get(key)
        if found is None:
            bit = self.bit(need)
            if not self.mask(cubes) & bit:
                return None
            if len(self._plans) > _PLANS_KEPT:
                self._plans.clear()
            found = self._plans[key] = self._cheapest(cubes, bit)
        return found

    def _cheapest(self, start: int, bit: int) -> tuple[Step, ...]:
        """Breadth first by spent resources, then steps (a uniform-cost search; the mask keeps it on ways that lead there)."""
        queue: list[tuple[int, int, int, int, int, tuple[Step, ...]]] = [(0, 0, 0, start, 0, ())]
        seen: set[tuple[int, int]] = set()
        count = 0
        while queue:
            spends, length, _, cubes, ups, steps = heappop(queue)
            if not ups and self.held(cubes) & bit:
                return steps
            if (cubes, ups) in seen:
                continue
            seen.add((cubes, ups))
            for step, after, left in _moves(cubes, ups):
                if self.mask(after, left) & bit and (after, left) not in seen:
                    count += 1
                    heappush(queue, (spends + (step.kind == "spend"), length + 1, count, after, left, (*steps, step)))
        raise AssertionError("a cost in the mask has a plan")


_PLANS_KEPT: Final = 100_000
_CUBES_BITS: Final = 4 * len(RESOURCES)
_UPS: Final = tuple(Step("up", edge) for edge in range(len(EDGES)))
_CONVERTS: Final = tuple(Step("convert", resource) for resource in BASIC)
_SPENDS: Final = tuple(Step("spend", resource) for resource in range(WHEAT, GOLD + 1))


def _moves(cubes: int, ups: int) -> Iterator[tuple[Step, int, int]]:
    """The plain steps from a warehouse: the step, the warehouse after it, the upgrades open then."""
    if ups:
        for edge in upgrades(cubes):
            yield _UPS[edge], cubes + CHANGES[edge], ups - 1
        return
    if amount(cubes, COIN) >= 2:
        for step in _CONVERTS:
            yield step, cubes - 2 * ONE[COIN] + ONE[step.value], 0
    for step in _SPENDS:
        if cubes >> 4 * step.value & 15:
            yield step, cubes - ONE[step.value], LEVELS[step.value]


PRICES: Final = Prices()


def missing(cubes: int, need: int) -> dict[str, int]:
    """What lacks for a cost without conversions: resource ids and numbers."""
    lacks = {name: amount(need, r) - amount(cubes, r) for r, name in enumerate(RESOURCES)}
    return {name: count for name, count in lacks.items() if count > 0}
