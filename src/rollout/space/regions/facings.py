"""Angles: the direction in which something goes, and how a figure is turned."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from rollout.kernel.errors import Refusal
from rollout.space.plane.angles import TURN, angle_of
from rollout.space.plane.shapes import Disc, Point
from rollout.space.regions.area import Area
from rollout.space.regions.outlines import Arc, DirectionOutline, FacingOutline, RegionOutline

ALL_ROUND: Final[tuple[Arc, ...]] = ((0, TURN),)
NO_SUCH_ANGLE: Final = Refusal("KERNEL", "no-such-angle")

_EVENLY: Final = 16
_TRIES: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Area[int]):
    """Angles about a base: within some arcs, in whole steps counted from 0.

    An arc is where it begins and how far it goes on anticlockwise, bounds included.
    `outside` is the refusal beyond the arcs; `goals` are points worth turning to.
    """

    def __init__(
        self,
        base: Disc,
        goals: Sequence[Point] = (),
        arcs: Sequence[Arc] = ALL_ROUND,
        outside: Refusal = NO_SUCH_ANGLE,
        step: int = 1,
    ) -> None:
        self.base = base
        self.goals = goals
        self.arcs = arcs
        self.outside = outside
        self.step = step

    def refusal(self, value: int) -> Refusal | None:
        if not 0 <= value < TURN or value % self.step:
            return NO_SUCH_ANGLE
        return self.objection(value) if self._within_arcs(value) else self.outside

    def samples(self) -> list[int]:
        found = [self._stepped(self._towards(goal)) for goal in self.goals if self._away(goal)]
        for first, span in self.arcs:
            found += [self._stepped(first + span * i // _EVENLY) for i in range(_EVENLY + 1)]
        return [angle for angle in dict.fromkeys(found) if self.refusal(angle) is None]

    def draw(self, rng: Random) -> int | None:
        for _ in range(_TRIES if self.arcs else 0):
            first, span = self.arcs[int(rng.random() * len(self.arcs))]
            angle = self._stepped(first + int(rng.random() * (span + 1)))
            if self.refusal(angle) is None:
                return angle
        return None

    def _within_arcs(self, angle: int) -> bool:
        return any((angle - first) % TURN <= span for first, span in self.arcs)

    def _stepped(self, angle: int) -> int:
        return (angle + self.step // 2) // self.step * self.step % TURN

    def _away(self, goal: Point) -> bool:
        return goal != self.base.centre

    def _towards(self, goal: Point) -> int:
        x, y = self.base.centre
        return angle_of(goal[0] - x, goal[1] - y)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim(Turns):
    """A direction in which something goes from a base: a shot, a spray, a push, a slide.

    It is `length` long and opens by `width`, to be drawn so; a length of 0 has no end.
    """

    def __init__(
        self,
        base: Disc,
        goals: Sequence[Point] = (),
        arcs: Sequence[Arc] = ALL_ROUND,
        outside: Refusal = NO_SUCH_ANGLE,
        step: int = 1,
        length: int = 0,
        width: int = 0,
    ) -> None:
        super().__init__(base, goals, arcs, outside, step)
        self.length = length
        self.width = width

    def outline(self) -> RegionOutline:
        base, arcs = self.base, list(self.arcs)
        return DirectionOutline(base.centre, arcs, self.step, self.length, self.width, base.radius)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stance(Turns):
    """How a figure that faces `now` is turned."""

    def __init__(
        self,
        base: Disc,
        now: int,
        goals: Sequence[Point] = (),
        arcs: Sequence[Arc] = ALL_ROUND,
        outside: Refusal = NO_SUCH_ANGLE,
        step: int = 1,
    ) -> None:
        super().__init__(base, goals, arcs, outside, step)
        self.now = now

    def outline(self) -> RegionOutline:
        base = self.base
        return FacingOutline(base.centre, self.now, list(self.arcs), self.step, base.radius)
