"""Paths of a base over a ground: legs that nothing bars, within an allowance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from rollout.kernel.errors import Refusal
from rollout.space.plane.candidates import candidate_paths, random_path
from rollout.space.plane.ground import Ground
from rollout.space.plane.lengths import path_length
from rollout.space.plane.reach import reachable
from rollout.space.plane.ways import Ways, known_ways
from rollout.space.regions.area import Area, Refuse
from rollout.space.regions.outlines import MOST_LEGS, Path, PathOutline, Point, RegionOutline

NO_LEGS: Final = Refusal("KERNEL", "no-legs")

_TRIES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Legs(Area[Path]):
    """Every way from `start` that the ground allows, `allowance` long at most.

    `refuse` makes a game's refusal of a fault of the ground; `goals` are points worth going to.
    A path names the ends of its legs, and has one leg at least: to stay is another answer.
    """

    def __init__(
        self,
        ground: Ground,
        start: Point,
        allowance: int,
        refuse: Refuse,
        goals: Sequence[Point] = (),
        most_legs: int = MOST_LEGS,
    ) -> None:
        self.ground = ground
        self.start = start
        self.allowance = allowance
        self.refuse = refuse
        self.goals = goals
        self.most_legs = min(most_legs, MOST_LEGS)

    def refusal(self, value: Path) -> Refusal | None:
        if not value:
            return NO_LEGS
        fault = self.ground.fault([self.start, *value], self.allowance, self.most_legs)
        return self.objection(value) if fault is None else self.refuse(fault)

    def samples(self) -> list[Path]:
        found = candidate_paths(self.ground, self.start, self.allowance, self.goals)
        good = [path for each in found if (path := self._good(each)) is not None]
        return list(dict.fromkeys(good))

    def draw(self, rng: Random) -> Path | None:
        for _ in range(_TRIES):
            found = random_path(self.ground, self.start, self.allowance, rng)
            if found is None:
                return None
            path = self._good(found)
            if path is not None:
                return path
        return None

    def way(self, via: Path, end: Point) -> Path | None:
        """The shortest way on from the last of some points to an end, with the points before it.

        None if there is none within the allowance.
        """
        so_far = [self.start, *via]
        legs = self.most_legs - len(via)
        left = self.allowance - path_length(so_far)
        if legs < 1 or left < 0:
            return None
        onwards = self._ways(legs).path(so_far[-1], end, left)
        return None if onwards is None else (*via, *onwards[1:])

    def outline(self) -> RegionOutline:
        rings = reachable(self._ways(self.most_legs), self.start, self.allowance)
        return PathOutline(self.start, self.allowance, self.most_legs, rings, self.ground.radius)

    def _ways(self, legs: int) -> Ways:
        return known_ways(self.ground, legs) if legs < MOST_LEGS else known_ways(self.ground)

    def _good(self, found: list[Point]) -> Path | None:
        """A path as an answer, as many legs as there may be; None if the game objects.

        Where it is cut short it ends at a corner, where the base may pass and not stop.
        """
        path = tuple(found[1 : self.most_legs + 1])
        if not path or (len(path) < len(found) - 1 and not self.ground.rests(path[-1])):
            return None
        return path if self.objection(path) is None else None
