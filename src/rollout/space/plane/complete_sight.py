"""Complete sight by tangents, as Energon Wars rules it (EW-LOS-02): cover is what it leaves."""

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt

from rollout.space.plane.angles import TURN, angle_of, heading, laid_off
from rollout.space.plane.crossing import nearer
from rollout.space.plane.shapes import Disc, Point, Shape
from rollout.space.plane.tangent_sight import (
    FINE,
    in_between,
    middles,
    strip_of,
    tangents,
    touchable,
    way_to,
)


def sees_completely(viewer: Disc, target: Disc, blockers: Sequence[Shape]) -> bool:
    """Whether every point of the target can be seen from some point of the viewer's base."""
    return hidden_point(viewer, target, blockers) is None


def hidden_point(viewer: Disc, target: Disc, blockers: Sequence[Shape]) -> Point | None:
    """A point of the target that no point of the viewer's base sees; None if all are seen.

    The target's rim and its centre speak for it. The rim is cut where lines that touch two of the
    viewer and the blockers meet it, and one point of each piece is looked at.
    """
    near = [blockers[i] for i in in_between(viewer, target, blockers)]
    if not near:
        return None
    for point in [target.centre, *_rim_points(viewer, target, near)]:
        if not _sees_point(viewer, point, near):
            return point
    return None


def _rim_points(viewer: Disc, target: Disc, blockers: list[Shape]) -> list[Point]:
    cuts = sorted(_cuts(viewer, target, blockers))
    if not cuts:
        return [_on_rim(target, 0)]
    cuts.append(cuts[0] + TURN)
    return [_on_rim(target, (first + last) // 2) for first, last in pairwise(cuts)]


def _sees_point(viewer: Disc, point: Point, blockers: list[Shape]) -> bool:
    """Whether a point is seen from anywhere on a base."""
    dx, dy = viewer.centre[0] - point[0], viewer.centre[1] - point[1]
    rest = dx * dx + dy * dy - viewer.radius * viewer.radius
    if rest <= 0:
        return True
    near = [shape for shape in blockers if nearer(viewer.centre, point, shape, viewer.radius)]
    steepest = viewer.radius * FINE // isqrt(rest)
    slopes: set[int] = {-steepest, steepest}
    spot = Disc(point, 0)
    for shape in near:
        for disc in touchable(shape):
            for x, y in tangents(spot, disc):
                along = x * dx + y * dy
                if along > 0:
                    slope = (dx * y - dy * x) * FINE // along
                    if -steepest < slope < steepest:
                        slopes.add(slope)
    return any(_free(point, dx, dy, slope, near) for slope in middles(sorted(slopes)))


def _free(point: Point, dx: int, dy: int, slope: int, blockers: list[Shape]) -> bool:
    """Whether the line from a point in this direction meets no blocker on its way to the base."""
    ux, uy = dx * FINE - dy * slope, dy * FINE + dx * slope
    across = ux * point[1] - uy * point[0]
    base = point[0] + dx, point[1] + dy
    for shape in blockers:
        low, high = strip_of(shape, ux, uy, ux * ux + uy * uy)
        if low < across < high:
            out, back = way_to(point, shape), way_to(base, shape)
            if ux * out[0] + uy * out[1] >= 0 and ux * back[0] + uy * back[1] <= 0:
                return False
    return True


def _cuts(viewer: Disc, target: Disc, blockers: list[Shape]) -> set[int]:
    """The angles at which the rim is met by lines that touch the viewer or blockers twice."""
    discs = [viewer] + [disc for shape in blockers for disc in touchable(shape)]
    cuts: set[int] = set()
    for i in range(len(discs)):
        for j in range(i):
            hand = -1
            for ux, uy in tangents(discs[j], discs[i]):
                cuts.update(_cut(target, discs[j], hand, ux // FINE, uy // FINE))
                hand = -hand
    return cuts


def _cut(target: Disc, touched: Disc, hand: int, ux: int, uy: int) -> list[int]:
    """Where a line in direction (ux, uy), with a disc to this hand of it, meets the rim."""
    length = isqrt(ux * ux + uy * uy)
    x, y = touched.centre[0] - target.centre[0], touched.centre[1] - target.centre[1]
    off = ux * y - uy * x + hand * touched.radius * length
    half_square = target.radius * target.radius * length * length - off * off
    if half_square <= 0:
        return []
    half = isqrt(half_square)
    return [angle_of(-off * uy + side * half * ux, off * ux + side * half * uy) for side in (-1, 1)]


def _on_rim(disc: Disc, angle: int) -> Point:
    dx, dy = laid_off(heading(angle), disc.radius)
    return disc.centre[0] + dx, disc.centre[1] + dy
