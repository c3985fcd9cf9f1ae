"""Points and vectors in space, and turning them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float, float]
Outline = Sequence[tuple[float, float]]

ORIGIN: Point = (0.0, 0.0, 0.0)


def add(a: Point, b: Point) -> Point:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def minus(a: Point, b: Point) -> Point:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def times(a: Point, factor: float) -> Point:
    return (a[0] * factor, a[1] * factor, a[2] * factor)


def dot(a: Point, b: Point) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Point, b: Point) -> Point:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def unit(a: Point) -> Point:
    length = math.sqrt(dot(a, a)) or 1.0
    return (a[0] / length, a[1] / length, a[2] / length)


def middle(points: Iterable[Point]) -> Point:
    every = list(points)
    number = len(every)
    return (
        sum(p[0] for p in every) / number,
        sum(p[1] for p in every) / number,
        sum(p[2] for p in every) / number,
    )


def turned(point: Point, degrees: Point) -> Point:
    """Turned about the x axis, then about y, then about z."""
    x, y, z = point
    if degrees[0]:
        c, s = _cosine_and_sine(degrees[0])
        y, z = y * c - z * s, y * s + z * c
    if degrees[1]:
        c, s = _cosine_and_sine(degrees[1])
        x, z = x * c + z * s, z * c - x * s
    if degrees[2]:
        c, s = _cosine_and_sine(degrees[2])
        x, y = x * c - y * s, x * s + y * c
    return (x, y, z)


def normal(face: Sequence[Point]) -> Point:
    """The normal of a flat polygon, by Newell."""
    x = y = z = 0.0
    for i, a in enumerate(face):
        b = face[(i + 1) % len(face)]
        x += (a[1] - b[1]) * (a[2] + b[2])
        y += (a[2] - b[2]) * (a[0] + b[0])
        z += (a[0] - b[0]) * (a[1] + b[1])
    return unit((x, y, z))


def circle(centre: Point, axis: Point, radius: float, sides: int) -> list[Point]:
    """A regular polygon around an axis."""
    a = unit(axis)
    u = unit(cross(a, (0.0, 1.0, 0.0) if abs(a[1]) < 0.9 else (0.0, 0.0, 1.0)))
    v = cross(a, u)
    angles = [2 * math.pi * (i + 0.5) / sides for i in range(sides)]
    return [
        add(centre, add(times(u, radius * math.cos(t)), times(v, radius * math.sin(t))))
        for t in angles
    ]


def _cosine_and_sine(degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return math.cos(angle), math.sin(angle)
