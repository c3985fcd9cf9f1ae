"""Solids seen from a direction, in the order in which they are painted.

`web/src/figures/projection.ts` does the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from rollout.cast.figures.geometry import Point, dot, middle, minus, normal, turned
from rollout.cast.figures.mesh import Solid

Flat = tuple[float, float]
Box = tuple[float, float, float, float]

EDGE_ON = 0.08
"""A plane seen so nearly from its edge says nothing of before and behind."""
DEEPEST_OVERLAP = -7.0
"""Solids that are deeper in each other than this are ordered by their middles."""


@dataclass
class Seen:
    """A solid as it is seen: x to the right, y up, z towards the viewer."""

    paint: str
    faces: list[list[Point]]
    normals: list[Point]
    points: list[Point]
    centre: Point
    hull: list[Flat]
    box: Box
    stickers: list[tuple[str, int, list[Point]]]


def seen(solids: list[Solid], yaw: float, pitch: float) -> list[Seen]:
    """The solids from that side, from far to near."""
    return painted_in_order([_seen(each, yaw, pitch) for each in solids])


def _seen(solid: Solid, yaw: float, pitch: float) -> Seen:
    def look(point: Point) -> Point:
        return turned(turned(point, (0.0, yaw, 0.0)), (pitch, 0.0, 0.0))

    faces = [[look(p) for p in face] for face in solid.faces]
    points = list(dict.fromkeys(p for face in faces for p in face))
    centre = middle(points)
    outline = hull(points)
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    return Seen(
        solid.paint,
        faces,
        [outward(face, centre) for face in faces],
        points,
        centre,
        outline,
        (min(xs), min(ys), max(xs), max(ys)),
        [(paint, light, [look(p) for p in face]) for paint, light, face in solid.stickers],
    )


def outward(face: list[Point], centre: Point) -> Point:
    """The normal of a face, away from the middle of its solid."""
    n = normal(face)
    if dot(n, minus(middle(face), centre)) >= 0:
        return n
    return (-n[0], -n[1], -n[2])


def hull(points: list[Point]) -> list[Flat]:
    """The convex outline of points in the plane of the picture."""
    flat = sorted({(round(p[0], 3), round(p[1], 3)) for p in points})
    return _half_hull(flat) + _half_hull(flat[::-1])


def _half_hull(flat: list[Flat]) -> list[Flat]:
    found: list[Flat] = []
    for p in flat:
        while len(found) > 1 and _turns_back(found[-2], found[-1], p):
            found.pop()
        found.append(p)
    return found[:-1]


def _turns_back(a: Flat, b: Flat, c: Flat) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) <= (b[1] - a[1]) * (c[0] - a[0])


def painted_in_order(every: list[Seen]) -> list[Seen]:
    """From far to near: whoever may hide another is painted after it."""
    solids = sorted(every, key=lambda each: round(each.centre[2], 4))
    before: list[list[int]] = [[] for _ in solids]
    for i, a in enumerate(solids):
        for j in range(i + 1, len(solids)):
            order = in_front(a, solids[j])
            if order > 0:
                before[j].append(i)
            elif order < 0:
                before[i].append(j)
    done: set[int] = set()
    found: list[Seen] = []

    def paint(i: int) -> None:
        if i in done:
            return
        done.add(i)
        for j in sorted(before[i]):
            paint(j)
        found.append(solids[i])

    for i in range(len(solids)):
        paint(i)
    return found


def in_front(a: Seen, b: Seen) -> int:
    """1 when b is painted after a, -1 before it, 0 when it does not matter."""
    if not _overlap(a.box, b.box):
        return 0
    gap, order = -9e9, 0
    for first, second, sign in ((a, b, 1), (b, a, -1)):
        for face, n in zip(first.faces, first.normals, strict=True):
            distance = min(dot(n, p) for p in second.points) - dot(n, face[0])
            if distance > gap + 1e-6:
                gap = distance
                order = 0 if abs(n[2]) < EDGE_ON else sign if n[2] > 0 else -sign
    if order and gap > DEEPEST_OVERLAP:
        return order
    if gap >= 0:
        return 0
    return 1 if b.centre[2] > a.centre[2] else -1


def _overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
