"""The shortest way round what bars it, as legs that the ground accepts.

A taut line bends only at corners of what is in its way. From each corner the others that can be
seen from it are found once and kept; a path is then looked for among them, the shortest first.
"""

from dataclasses import dataclass
from heapq import heappop, heappush
from math import isqrt
from typing import Final

from rollout.space.plane.bends import FEW_LEGS, SMOOTH, Bend, bends, is_within, ring
from rollout.space.plane.ground import ANY_NUMBER, OVER, Bar, Ground
from rollout.space.plane.lengths import leg_length, squared_distance
from rollout.space.plane.shapes import Point, side

WAYS_KEPT: Final = 64
"""Some tables with some movers each; one such graph takes about a megabyte."""

_START: Final = -1
_END: Final = -2


def known_ways(ground: Ground, most_legs: int = ANY_NUMBER) -> "Ways":
    """The ways of a ground like this one, with all that was found out about it before.

    >>> known_ways(Ground(900, 900, 50, [])) is known_ways(Ground(900, 900, 50, []))
    True
    """
    key = ground.width, ground.depth, ground.radius, tuple(ground.bars), most_legs
    ways = _WAYS.get(key)
    if ways is None:
        ways = Ways(ground, most_legs)
        if len(_WAYS) >= WAYS_KEPT:
            del _WAYS[next(iter(_WAYS))]
        _WAYS[key] = ways
    return ways


@dataclass
class Step:
    """A point that a path comes to: what it has cost so far, how many legs, and from where."""

    point: Point
    cost: int
    legs: int
    origin: "Step | None"
    bend: Bend | None

    def path(self) -> list[Point]:
        """The way here from the start."""
        points = [self.point]
        step = self.origin
        while step is not None:
            points.append(step.point)
            step = step.origin
        points.reverse()
        return points


class Ways:
    """The ways of a ground, for paths of at most so many legs. What it finds out, it keeps."""

    def __init__(self, ground: Ground, most_legs: int = ANY_NUMBER) -> None:
        self.ground: Ground = ground
        self.most_legs: int = most_legs
        self.turn: int = SMOOTH if most_legs == ANY_NUMBER else FEW_LEGS
        self.rings: list[list[Point]] = [
            ring(bar.shape, bar.passing, self.turn) for bar in ground.bars if bar.passing != OVER
        ]
        self.bends: list[Bend] = []
        self._ring_of: list[int] = []
        for number, points in enumerate(self.rings):
            free = [bend for bend in bends(points) if ground.passes(bend.point, bend.point)]
            self.bends += free
            self._ring_of += [number] * len(free)
        self._onward: dict[int, list[tuple[int, int]]] = {}

    def path(self, start: Point, end: Point, allowance: int = ANY_NUMBER) -> list[Point] | None:
        """The shortest path between two points, if it costs no more than the allowance.

        None if there is none, or if the base may not stop at the end.
        """
        if not self.ground.rests(end) or isqrt(squared_distance(start, end)) > allowance:
            return None
        if self.ground.passes(start, end):
            return [start, end] if leg_length(start, end) <= allowance else None
        found = self._search(start, allowance, end)
        last = found[-1] if found else None
        return last.path() if last is not None and last.point == end else None

    def reached(self, start: Point, allowance: int) -> list[Step]:
        """The start, and every bend from which a path may still go on, the nearest first."""
        return self._search(start, allowance, None)

    def _search(self, start: Point, allowance: int, end: Point | None) -> list[Step]:
        """The steps taken for good, in order; with an end, up to that and no farther."""
        taken: list[Step] = []
        fewest: dict[int, int] = {}
        first = Step(start, 0, 0, None, None)
        heap: list[tuple[int, int, int, Step]] = [(0, 0, _START, first)]
        count = 0
        while heap:
            _, _, number, step = heappop(heap)
            if number >= 0:
                if fewest.get(number, ANY_NUMBER) <= step.legs:
                    continue
                fewest[number] = step.legs
            taken.append(step)
            if number == _END:
                return taken
            if end is not None and self.ground.passes(step.point, end):
                cost = step.cost + leg_length(step.point, end)
                if cost <= allowance:
                    count += 1
                    heappush(heap, (cost, count, _END, Step(end, cost, step.legs + 1, step, None)))
            if step.legs + 1 >= self.most_legs:
                continue
            onward = self._from(start, allowance) if number == _START else self._beyond(number)
            for other, length in onward:
                cost = step.cost + length
                bend = self.bends[other]
                rest = 0 if end is None else isqrt(squared_distance(bend.point, end))
                legs = 0 if self.most_legs == ANY_NUMBER else step.legs + 1
                if cost + rest <= allowance and fewest.get(other, ANY_NUMBER) > legs:
                    count += 1
                    heappush(
                        heap,
                        (cost + rest, count, other, Step(bend.point, cost, legs, step, bend)),
                    )
        return taken if end is None else []

    def _from(self, start: Point, allowance: int) -> list[tuple[int, int]]:
        """The bends that a taut line from any point may turn at, with their distances.

        Whoever stands against something stands inside of its ring, which keeps a little more away:
        every corner of that ring is one to begin at.
        """
        found: list[tuple[int, int]] = []
        against = [is_within(points, start) for points in self.rings]
        for number, bend in enumerate(self.bends):
            length = leg_length(start, bend.point)
            if (
                length <= allowance
                and (against[self._ring_of[number]] or _turns(bend, start))
                and self.ground.passes(start, bend.point)
            ):
                found.append((number, length))
        return found

    def _beyond(self, number: int) -> list[tuple[int, int]]:
        """The bends that a taut line round this one may turn at next."""
        known = self._onward.get(number)
        if known is None:
            here = self.bends[number]
            known = [
                (other, length)
                for other, length in self._from(here.point, ANY_NUMBER)
                if other != number and _turns(here, self.bends[other].point)
            ]
            self._onward[number] = known
        return known


def _turns(bend: Bend, other: Point) -> bool:
    """Whether a line between a bend and another point leaves the bend's ring on one side."""
    before = side(other, bend.point, bend.before)
    after = side(other, bend.point, bend.after)
    return (before >= 0 and after >= 0) or (before <= 0 and after <= 0)


_WAYS: Final[dict[tuple[int, int, int, tuple[Bar, ...], int], Ways]] = {}
