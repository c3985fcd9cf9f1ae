"""What came of a stroke, read off the table once all is at rest (AT-PHM-T2 to T5)."""

from __future__ import annotations

from math import atan2, degrees
from typing import Any, Final

from rollout.space.physics.outcome import (
    DOWN,
    LEANING,
    OFF,
    STANDING,
    FigureAfter,
    Posture,
    ThingAfter,
)
from rollout.space.physics.tabletop import OPEN, Tabletop

LEANS: Final = 10.0
LIES: Final = 60.0
"""Degrees from upright."""
DROPPED: Final = -50
"""Tenths of a millimetre below the surface."""


class Reading:
    def __init__(self, data: Any, tabletop: Tabletop) -> None:
        self.data = data
        self.tabletop = tabletop

    def figure(self, body: int, fell: int, rocks: bool) -> FigureAfter:
        """`fell` is when it tipped for good, or -1.

        `rocks` means that the time was up before it was still: it stands unless it has tipped.
        """
        x, y, z, turned, upright = self._pose(body)
        tilt = degrees(_angle(upright))
        state: Posture
        if self._is_off(x, y) or z < DROPPED:
            state = OFF
        elif tilt <= LEANS or (rocks and fell < 0):
            state = STANDING
        else:
            state = LEANING if tilt < LIES else DOWN
        if state != STANDING and fell < 0:
            fell = round(self.data.time * 1000)
        return FigureAfter(x, y, turned, state, -1 if state == STANDING else fell)

    def thing(self, body: int) -> ThingAfter:
        x, y, z, turned, upright = self._pose(body)
        gone = self._is_off(x, y) or z < DROPPED
        return ThingAfter(x, y, turned, degrees(_angle(upright)) <= LEANS, gone)

    def _pose(self, body: int) -> tuple[int, int, int, int, float]:
        x, y, z = (round(each * 10_000) for each in self.data.xpos[body])
        turn = self.data.xmat[body]
        facing = round(10 * degrees(atan2(turn[3], turn[0]))) % 3600
        return x, y, z, facing, float(turn[8])

    def _is_off(self, x: int, y: int) -> bool:
        area = self.tabletop.area
        return self.tabletop.edge != OPEN and bool(area) and not _contains(area, x, y)


def _angle(cosine: float) -> float:
    return atan2((1 - min(1.0, cosine * cosine)) ** 0.5, cosine)


def _contains(area: tuple[tuple[int, int], ...], x: int, y: int) -> bool:
    """Whether a point lies inside a polygon, by the edges above it."""
    inside = False
    for number in range(len(area)):
        (ax, ay), (bx, by) = area[number - 1], area[number]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
