"""Blasts and sprays: who is caught in a circle round something, or in a cone."""

from collections.abc import Sequence
from dataclasses import dataclass

from rollout.space.plane.angles import heading, laid_off
from rollout.space.plane.crossing import near_segment
from rollout.space.plane.facing import in_arc
from rollout.space.plane.lengths import gap, gap_within, within
from rollout.space.plane.shapes import Disc, Point, Shape


@dataclass(frozen=True)
class Spray:
    """A cone: `width` wide round its angle, narrower than half a turn, `length` long."""

    apex: Point
    angle: int
    length: int
    width: int


def caught(origin: Shape, reach: int, shapes: Sequence[Shape]) -> list[int]:
    """The numbers of the shapes within `reach` of something, edge to edge, nearest first.

    Equal gaps, in whole units, keep their order.
    """
    near = [i for i in range(len(shapes)) if gap_within(origin, shapes[i], reach)]
    gaps = [(gap(origin, shapes[i]), i) for i in near]
    gaps.sort()
    return [i for _, i in gaps]


def spray_from(base: Disc, angle: int, length: int, width: int) -> Spray:
    """A spray from the edge of a base, straight out."""
    dx, dy = laid_off(heading(angle), base.radius)
    return Spray((base.centre[0] + dx, base.centre[1] + dy), angle, length, width)


def sprayed(spray: Spray, base: Disc) -> bool:
    """Whether a spray touches a base."""
    if within(spray.apex, base.centre, base.radius):
        return True
    if in_arc(spray.apex, spray.angle, spray.width, base.centre):
        return within(spray.apex, base.centre, base.radius + spray.length)
    half = spray.width // 2
    return any(
        near_segment(base.centre, spray.apex, corner, base.radius, 1)
        for corner in (spray_end(spray, -half), spray_end(spray, half))
    )


def spray_end(spray: Spray, aside: int) -> Point:
    """The end of a spray, so far aside of its middle."""
    dx, dy = laid_off(heading(spray.angle + aside), spray.length)
    return spray.apex[0] + dx, spray.apex[1] + dy
